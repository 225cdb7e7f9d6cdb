"""Rules: plain functions that run as they are and can be compiled unchanged.

Inside a rule there is a small dialect: whole numbers, fixed lists of them, loops and other rules.
Texts, reasons and errors are made outside.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_MARK = "__saltmochi_rule__"


def rule(function: F) -> F:
    """Mark a function as a rule; it stays the plain function that it is."""
    setattr(function, _MARK, True)
    return function


def is_rule(thing: object) -> bool:
    """Whether this is a function marked as a rule."""
    return isinstance(thing, FunctionType) and hasattr(thing, _MARK)


def bound(function: F, names: Mapping[str, object]) -> F:
    """The same rule, and those of its module that it calls, with a game's rules for the names that they leave open."""
    plain = cast(FunctionType, function)
    called = {
        name: bound(cast(Callable[..., Any], thing), names)
        for name, thing in plain.__globals__.items()
        if name in plain.__code__.co_names and is_rule(thing) and thing.__module__ == plain.__module__
    }
    return cast(F, rule(twin(plain, {**plain.__globals__, **called, **names}, _digest(names))))


def _digest(names: Mapping[str, object]) -> str:
    """A short name for what names stand for."""
    things = (
        f"{name}={getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', thing)}"
        for name, thing in sorted(names.items())
    )
    return hashlib.sha256("\n".join(things).encode()).hexdigest()[:12]


def twin(function: FunctionType, names: dict[str, object], mark: str) -> FunctionType:
    """The same code with other global names. Its own name is marked, since compiled code is cached by name."""
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__qualname__ = f"{function.__qualname__}_{mark}"
    copy.__module__ = function.__module__
    copy.__annotations__ = function.__annotations__
    return copy
