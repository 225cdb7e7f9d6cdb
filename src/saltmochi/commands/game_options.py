"""Options on the command line that only some games have.

They come from two places. Each field that a game adds to the common options (`Game.options_type`) becomes an option.
And a game's module in this room may bring `table_options(language)`, with `game_with(**values)` to make the game that
they ask for, for example with cards from a file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click
import msgspec
from msgspec import inspect

from saltmochi.games import game, names, room_module
from saltmochi.table.game import Game
from saltmochi.table.options import Options, own_fields
from saltmochi.texts import Problem, label, messages


def game_options(language: str) -> list[click.Option]:
    """Make the options that only some games have; an option that two games share by name is made once."""
    return _once(
        item
        for name in names()
        for item in (*struct_options(language, game(name).options_type), *module_options(language, name))
    )


def all_module_options(language: str) -> list[click.Option]:
    """Make the options that the games' modules in this room bring."""
    return _once(item for name in names() for item in module_options(language, name))


def _once(items: Iterable[click.Option]) -> list[click.Option]:
    """Return the first option of each name."""
    found: dict[str, click.Option] = {}
    for item in items:
        found.setdefault(_key(item), item)
    return list(found.values())


def module_options(language: str, name: str) -> list[click.Option]:
    """Make the options that a game's module in this room brings."""
    table_options = getattr(room_module("commands", name), "table_options", None)
    return table_options(language) if table_options else []


def struct_options(language: str, kind: type[Options]) -> list[click.Option]:
    """Make an option for each field that a game adds to the common options; the game checks the values."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    return [_struct_option(language, kind, name, fields[name].type) for name in own_fields(kind)]


def _struct_option(language: str, options: type[Options], name: str, kind: Any) -> click.Option:
    word = name.replace("_", "-")
    flag = options.FLAGS.get(name, word)
    text = label(language, f"cli-option-{word}", name)
    info = inspect.type_info(kind)
    if isinstance(info, inspect.BoolType):
        return click.Option([f"--{flag}/--no-{flag}", name], default=None, help=text)
    flags = dict.fromkeys((f"--{flag}", f"--{word}"))
    return click.Option([*flags, name], metavar=_placeholder(info), help=text)


def _placeholder(info: inspect.Type) -> str:
    """Return what the help shows for a value of this type."""
    match info:
        case inspect.IntType() | inspect.FloatType():
            return "NUMBER"
        case inspect.LiteralType(values):
            return "|".join(map(str, values))
        case inspect.EnumType(cls):
            return "|".join(str(member.value) for member in cls)
        case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.FrozenSetType(item):
            return f"{_placeholder(item)},..."
    return "TEXT"


def _key(item: click.Option) -> str:
    assert item.name
    return item.name


def chosen_table(
    language: str, which: str, players: int, edition: str | None, target: int | None, own: dict[str, Any]
) -> tuple[Game[Any, Any], Options]:
    """Return the game and the options that the command line asks for; the edition follows the language if need be."""
    given = {name: value for name, value in own.items() if value is not None}
    _refuse_foreign(language, which, given)
    chosen = game_with_options(language, which, given)
    values = {name: given[name] for name in own_fields(chosen.options_type) if name in given}
    edition = edition or chosen.edition_for(language)
    return chosen, chosen.options(players, edition, target, **values)


def game_with_options(language: str, which: str, given: dict[str, Any]) -> Game[Any, Any]:
    """Return a game, made by its module in this room if one of the module's options is given."""
    wanted = [_key(item) for item in module_options(language, which)]
    values = {name: given[name] for name in wanted if given.get(name) is not None}
    module: Any = room_module("commands", which)
    made: Game[Any, Any] = module.game_with(**values) if values else game(which)
    return made


def _refuse_foreign(language: str, which: str, given: dict[str, Any]) -> None:
    """Refuse options that this game does not have; an option may have its own message for that."""
    options = (*struct_options(language, game(which).options_type), *module_options(language, which))
    for name in given.keys() - {_key(item) for item in options}:
        message = f"cli-problem-{name.replace('_', '-')}-game"
        if message in messages(language):
            raise Problem(message, game=which)
        raise Problem("cli-problem-game-option", game=which, option=f"--{flag_of(name)}")


def flag_of(name: str) -> str:
    """Return the word on the command line for the option of a game."""
    flags = (game(which).options_type.FLAGS for which in names())
    return next((words[name] for words in flags if name in words), name.replace("_", "-"))
