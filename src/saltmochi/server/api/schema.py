"""The protocol for programs: JSON Schema of all messages, and TypeScript types for the browser client."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from saltmochi.server.api import bodies
from saltmochi.server.api.openapi import description
from saltmochi.server.protocol import commands, messages

REFERENCE = "#/$defs/{name}"
# What clients send, what the server sends, and what its addresses take and give.
FROM_CLIENT = (commands.Hello, *commands.AnyCommand.__args__)
FROM_SERVER = messages.AnyMessage.__args__
AT_ADDRESSES = (
    bodies.NewTable,
    bodies.TablePosition,
    bodies.OpenedTable,
    bodies.Lobby,
    bodies.Found,
    bodies.Games,
    bodies.Replay,
    bodies.Review,
    bodies.ReviewProgress,
    bodies.Puzzles,
    bodies.PuzzleInfo,
    bodies.About,
    bodies.Health,
    bodies.Wrong,
)


def definitions() -> dict[str, Any]:
    """Return all types by name."""
    types = [*FROM_CLIENT, *FROM_SERVER, *AT_ADDRESSES]
    _, found = msgspec.json.schema_components(types, ref_template=REFERENCE)
    return dict(sorted(found.items()))


def json_schema() -> str:
    """Write the JSON Schema of all messages."""

    def one_of(types: tuple[Any, ...]) -> dict[str, Any]:
        return {"oneOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in types]}

    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Saltmochi protocol {commands.VERSION}",
        "$defs": {**definitions(), "FromClient": one_of(FROM_CLIENT), "FromServer": one_of(FROM_SERVER)},
    }
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def openapi() -> str:
    """Write the OpenAPI description of the addresses."""
    return json.dumps(description(), indent=1, ensure_ascii=False) + "\n"


# --- TypeScript ---

HEAD = "// Generated from the server's protocol by `make protocol`. Do not edit."
SHARED_PROTOCOL = "../../protocol"
# The seat view of any game: what the views of all games have in common.
SEAT_VIEW = "SeatView"


def seat_views() -> dict[str, str]:
    """Return the name of each game's seat view, by the game's name: the views are the structs tagged with `game`."""
    return {
        schema["properties"]["game"]["enum"][0]: name
        for name, schema in definitions().items()
        if "enum" in schema.get("properties", {}).get("game", {})
    }


def references(schema: Any) -> set[str]:
    """Return the names of the types that a schema mentions."""
    if isinstance(schema, list):
        return {name for each in schema for name in references(each)}
    if not isinstance(schema, dict):
        return set()
    own = {str(schema["$ref"]).rsplit("/", maxsplit=1)[-1]} if "$ref" in schema else set()
    return own | {name for each in schema.values() for name in references(each)}


def reachable(names: Iterable[str], without: Collection[str] = ()) -> set[str]:
    """Return these types and all types that they refer to, not going through those left out."""
    types, found, waiting = definitions(), set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found and name not in without:
            found.add(name)
            waiting += references(types[name])
    return found


def types_of_game(name: str) -> set[str]:
    """Return the types that only the seat view of this game needs."""
    views = seat_views()
    messages = [kind.__name__ for kind in (*FROM_CLIENT, *FROM_SERVER, *AT_ADDRESSES)]
    return reachable([views[name]]) - reachable(messages, without=views.values())


def seat_view() -> dict[str, Any]:
    """Return the schema of the shared seat view: the fields that all games' views have with the same meaning."""
    types = definitions()
    views = [types[name] for name in seat_views().values()]
    return {**common_fields(views, types), "description": "A table as one seat sees it: what all games have."}


def common_fields(schemas: list[dict[str, Any]], types: dict[str, Any]) -> dict[str, Any]:
    """Return an object schema with the fields that all these have."""
    first, *others = schemas
    properties: dict[str, Any] = {}
    for field, kind in first["properties"].items():
        kinds = [kind, *(each["properties"].get(field) for each in others)]
        if None not in kinds and (common := common_kind(kinds, types)):
            properties[field] = common
    required = [field for field in first["required"] if field in properties]
    return {"properties": properties, "required": required}


def common_kind(kinds: list[dict[str, Any]], types: dict[str, Any]) -> dict[str, Any] | None:
    """Return a schema that all of these fit, or None."""
    names = [type_of(kind) for kind in kinds]
    if len(set(names)) == 1:
        return kinds[0]
    if all("enum" in kind for kind in kinds):
        return {"type": "string"}
    referred = [sorted(references(kind)) for kind in kinds]
    if any(len(each) != 1 for each in referred) or any("anyOf" not in kind for kind in kinds):
        return None
    shared = common_fields([types[each[0]] for each in referred], types)
    return {"anyOf": [{"type": "object", **shared}, {"type": "null"}]}


def with_shared_view(schema: Any, views: set[str]) -> Any:
    """Replace the choice between the games' seat views by the shared one."""
    if isinstance(schema, list):
        return [with_shared_view(each, views) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kinds = [each for each in schema.get("anyOf", []) if not references(each) & views]
    if len(kinds) < len(schema.get("anyOf", [])):
        return {"anyOf": [{"$ref": REFERENCE.format(name=SEAT_VIEW)}, *kinds]}
    return {key: with_shared_view(each, views) for key, each in schema.items()}


def typescript() -> str:
    """Return the types of all messages for the browser client; what belongs to one game is left out."""
    views = seat_views()
    own = {each for name in views for each in types_of_game(name)}
    types = {name: with_shared_view(schema, set(views.values())) for name, schema in definitions().items()}
    types[SEAT_VIEW] = seat_view()
    lines = [HEAD, "", f"export const PROTOCOL_VERSION = {commands.VERSION};", ""]
    for name, schema in sorted(types.items()):
        lines += interface(name, schema) if name not in own else []
    lines.append(f"export type FromClient = {' | '.join(kind.__name__ for kind in FROM_CLIENT)};")
    lines.append(f"export type FromServer = {' | '.join(kind.__name__ for kind in FROM_SERVER)};")
    return "\n".join(lines) + "\n"


def game_typescript(name: str) -> str:
    """Return the types that belong to one game's seat view."""
    types = {each: schema for each, schema in definitions().items() if each in types_of_game(name)}
    shared = sorted(references(list(types.values())) - set(types))
    lines = [HEAD]
    if shared:
        lines.append(f'import type {{ {", ".join(shared)} }} from "{SHARED_PROTOCOL}";')
    lines.append("")
    for each, schema in types.items():
        lines += interface(each, schema)
    return "\n".join(lines[:-1]) + "\n"


def interface(name: str, schema: dict[str, Any]) -> list[str]:
    """Write an object type as a TypeScript interface."""
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    lines += [f"  {field};" for field in fields(schema)]
    return [*lines, "}", ""]


def fields(schema: dict[str, Any]) -> list[str]:
    """Return the fields of an object type.

    The server always sends what it does not leave out for being empty; clients may leave out what has a default.
    """
    required = set(schema.get("required", []))
    return [
        f"{field}{'' if field in required else '?'}: {type_of(kind)}" for field, kind in schema["properties"].items()
    ]


def type_of(schema: dict[str, Any]) -> str:
    """Write a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", maxsplit=1)[-1]
    if "anyOf" in schema:
        return " | ".join(map(type_of, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array":
            inside = type_of(schema["items"]) if schema.get("items") else "unknown"
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case "object" if "properties" in schema:
            return f"{{ {'; '.join(fields(schema))} }}"
        case "object":
            return f"Record<string, {type_of(schema['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case str(kind):
            return kind
    return "unknown"
