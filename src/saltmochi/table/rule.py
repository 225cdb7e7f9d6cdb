"""Rules: plain functions that run as they are and can be compiled unchanged.

A rule is written in a small subset of Python: integers, fixed lists of them, loops and other rules. Texts and errors
are made elsewhere. Rules that serve every game call ports, which `bind` replaces by the rules of one game.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Any, NoReturn, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_RULE = "__saltmochi_rule__"
_PORT = "__saltmochi_port__"
_EXPANSION = "__saltmochi_expansion__"


def rule(function: F) -> F:
    """Mark a function as a rule; the function itself stays unchanged."""
    setattr(function, _RULE, True)
    return function


def is_rule(thing: object) -> bool:
    """Whether this is a function marked as a rule."""
    return isinstance(thing, FunctionType) and hasattr(thing, _RULE)


def port(function: F) -> F:
    """Mark a stub that every game must replace by a rule of its own."""
    setattr(function, _PORT, True)
    return function


def optional_port(function: F) -> F:
    """Mark a rule that a game may replace by its own; a game that does not uses this one."""
    return port(rule(function))


def is_port(thing: object) -> bool:
    """Whether this is a stub or a default that `bind` replaces."""
    return isinstance(thing, FunctionType) and hasattr(thing, _PORT)


def expansion_rule(function: F) -> F:
    """Mark a rule that does nothing, or returns 0, at tables without expansions.

    `bind` can leave such rules out, so that code compiled for those tables is as fast as if there were no expansions.
    """
    setattr(function, _EXPANSION, True)
    return rule(function)


def is_expansion_rule(thing: object) -> bool:
    """Whether this is a rule that only expansions need."""
    return isinstance(thing, FunctionType) and hasattr(thing, _EXPANSION)


class UnboundPort(LookupError):
    """A port was called or is needed, and no game implements it."""


def unbound() -> NoReturn:
    """Raise UnboundPort: the body of a port that has no default."""
    raise UnboundPort("bind this rule to a game before calling it")


def bind(function: F, implementations: Mapping[str, object], lean: bool = False) -> F:
    """Return the same rule, and those that it calls, with these rules in place of its ports.

    A lean one also leaves out what only expansions need.
    """
    return cast(F, _Binding(implementations, lean).bind(cast(FunctionType, function)))


class _Binding:
    """Binds each rule once, however often it is called; a rule in which nothing is replaced stays as it is.

    The name of a copy is derived from what it is bound to, so binding it to the same rules again finds it in the cache
    of compiled code.
    """

    def __init__(self, implementations: Mapping[str, object], lean: bool) -> None:
        self.implementations = implementations
        self.lean = lean
        self.done: dict[FunctionType, FunctionType] = {}

    def bind(self, function: FunctionType) -> FunctionType:
        if function not in self.done:
            self.done[function] = self._bound(function)
        return self.done[function]

    def _bound(self, function: FunctionType) -> FunctionType:
        if self.lean and is_expansion_rule(function):
            return left_out(function)
        globals_ = function.__globals__
        named = {name: globals_[name] for name in sorted(global_names(function.__code__)) if name in globals_}
        rules = {name: thing for name, thing in named.items() if is_rule(thing) or is_port(thing)}
        replaced = {name: self._replacement(name, thing) for name, thing in rules.items()}
        if all(replaced[name] is rules[name] for name in rules):
            return function
        return rule(with_globals(function, {**globals_, **replaced}, _digest(replaced)))

    def _replacement(self, name: str, thing: FunctionType) -> object:
        found = _implementation(name, thing, self.implementations) if is_port(thing) else thing
        return self.bind(found) if is_rule(found) else found


@cache
def left_out(function: FunctionType) -> FunctionType:
    """Return a rule with the same parameters that does nothing and returns 0."""

    def nothing() -> int:
        return 0

    count = function.__code__.co_argcount
    code = nothing.__code__.replace(
        co_argcount=count, co_nlocals=count, co_varnames=function.__code__.co_varnames[:count]
    )
    stub = FunctionType(code, function.__globals__, function.__name__)
    stub.__qualname__ = f"{function.__qualname__}_left_out"
    stub.__module__ = function.__module__
    stub.__annotations__ = function.__annotations__
    return rule(stub)


def _implementation(name: str, stub: FunctionType, implementations: Mapping[str, object]) -> Any:
    if name in implementations:
        return implementations[name]
    if is_rule(stub):
        return stub
    raise UnboundPort(name)


@cache
def global_names(code: CodeType) -> frozenset[str]:
    """Return the global names that a piece of code reads; names of attributes are not among them."""
    own = {step.argval for step in dis.get_instructions(code) if step.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
    inner = (global_names(constant) for constant in code.co_consts if isinstance(constant, CodeType))
    return frozenset(own).union(*inner)


def _digest(names: Mapping[str, object]) -> str:
    """Return a short hash of what names refer to."""
    things = (
        f"{name}={getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', thing)}"
        for name, thing in sorted(names.items())
    )
    return hashlib.sha256("\n".join(things).encode()).hexdigest()[:12]


def with_globals(function: FunctionType, names: dict[str, object], mark: str) -> FunctionType:
    """Return the same code with other globals. Its name gets a suffix, since compiled code is cached by name."""
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__qualname__ = f"{function.__qualname__}_{mark}"
    copy.__module__ = function.__module__
    copy.__annotations__ = function.__annotations__
    return copy
