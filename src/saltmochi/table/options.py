"""The options of a game: what its players agree on before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from saltmochi.texts import Problem

MAX_TARGET = 1000
# Separates the items of a list in a record or on the command line.
SEPARATOR = ","


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """The options that every game has. A game with more of them (expansions, house rules) adds fields with defaults."""

    players: int
    edition: str
    target: int  # the points that end the game

    # The word of an option on the command line, where it is not the name of the field.
    FLAGS: ClassVar[Mapping[str, str]] = {}

    @classmethod
    def check_values(cls, values: Mapping[str, Any]) -> None:
        """Refuse values with a sentence of the game's own, before all of them are checked by type."""

    def usual_target(self, target: int) -> int:
        """Return the target that these options ask for, if the table sets none; `target` is the game's usual one."""
        return target


COMMON = Options.__struct_fields__
# The other headers of a game record: no option can have these names.
RESERVED = frozenset({"game", "rules", "result", "deal", "secret", "starter"})


def own_fields(kind: type[Options]) -> tuple[str, ...]:
    """Return the names of the options that only this game has."""
    return tuple(name for name in kind.__struct_fields__ if name not in COMMON)


def own_defaults(kind: type[Options]) -> dict[str, Any]:
    """Return the defaults of the options that only this game has, as plain values."""
    return {name: msgspec.to_builtins(_defaults(kind)[name]) for name in own_fields(kind)}


@cache
def _defaults(kind: type[Options]) -> dict[str, Any]:
    """Return the defaults of all options. Computed once: `structs.fields` leaves reference cycles at every call."""
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def own_values(options: Options) -> dict[str, Any]:
    """Return the options that only this game has and that differ from their defaults, as plain values."""
    values = msgspec.to_builtins(options)
    return {name: values[name] for name, default in own_defaults(type(options)).items() if values[name] != default}


def make_options(kind: type[Options], values: Mapping[str, Any]) -> Options:
    """Validate values, which may be written as text, and make them options of this kind."""
    for name in values:
        if name not in kind.__struct_fields__:
            raise Problem("problem-option", option=name, options=", ".join(kind.__struct_fields__))
    read = {name: _split(kind, name, value) for name, value in values.items()}
    kind.check_values(read)
    try:
        return msgspec.convert(read, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("problem-option-value", reason=str(error)) from error


def _split(kind: type[Options], name: str, value: Any) -> Any:
    """Split a list that is written as text."""
    if isinstance(value, str) and isinstance(_defaults(kind)[name], tuple):
        return [part.strip() for part in value.split(SEPARATOR) if part.strip()]
    return value


def option_text(value: Any) -> str:
    """Write the value of an option as text that `make_options` reads back."""
    if isinstance(value, bool):
        return str(value).lower()
    return SEPARATOR.join(map(str, value)) if isinstance(value, list | tuple) else str(value)
