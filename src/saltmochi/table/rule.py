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
    """The same rule, and those that it calls, with a game's rules for the names that they leave open."""
    return cast(F, _bound(cast(FunctionType, function), names, {}))


def _bound(function: FunctionType, names: Mapping[str, object], done: dict[FunctionType, FunctionType]) -> FunctionType:
    """A rule bound once, however often it is called; one that leaves nothing open stays as it is.

    Its mark tells what it was bound to, and nothing else: whoever binds it so again finds it compiled.
    """
    if function not in done:
        globals_ = function.__globals__
        called = {name: globals_[name] for name in function.__code__.co_names if is_rule(globals_.get(name))}
        bound_ = {name: _bound(thing, names, done) for name, thing in called.items()}
        filled = {name: names[name] for name in function.__code__.co_names if name in names and name not in globals_}
        if filled or bound_ != called:
            done[function] = rule(twin(function, {**globals_, **bound_, **filled}, _digest({**bound_, **filled})))
        else:
            done[function] = function
    return done[function]


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
