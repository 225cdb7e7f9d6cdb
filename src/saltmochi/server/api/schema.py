"""The protocol for programs: JSON Schema of all messages, and TypeScript types for the browser client."""

from __future__ import annotations

import json
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
    bodies.OpenedTable,
    bodies.Lobby,
    bodies.Found,
    bodies.Games,
    bodies.Replay,
    bodies.About,
    bodies.Health,
    bodies.Wrong,
)


def definitions() -> dict[str, Any]:
    """All types, by name."""
    types = [*FROM_CLIENT, *FROM_SERVER, *AT_ADDRESSES]
    _, found = msgspec.json.schema_components(types, ref_template=REFERENCE)
    return dict(sorted(found.items()))


def json_schema() -> str:
    """The schema of every message, as a file."""

    def one_of(types: tuple[Any, ...]) -> dict[str, Any]:
        return {"oneOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in types]}

    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Saltmochi protocol {commands.VERSION}",
        "$defs": {**definitions(), "FromClient": one_of(FROM_CLIENT), "FromServer": one_of(FROM_SERVER)},
    }
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def openapi() -> str:
    """The description of the addresses, as a file."""
    return json.dumps(description(), indent=1, ensure_ascii=False) + "\n"


# --- TypeScript ---


def typescript() -> str:
    """The types of all messages for the browser client."""
    lines = ["// Made from the server's protocol by `make protocol`. Do not edit.", ""]
    lines += [f"export const PROTOCOL_VERSION = {commands.VERSION};", ""]
    for name, schema in definitions().items():
        lines += interface(name, schema)
    lines.append(f"export type FromClient = {' | '.join(kind.__name__ for kind in FROM_CLIENT)};")
    lines.append(f"export type FromServer = {' | '.join(kind.__name__ for kind in FROM_SERVER)};")
    return "\n".join(lines) + "\n"


def interface(name: str, schema: dict[str, Any]) -> list[str]:
    """A type as an interface."""
    required = set(schema.get("required", []))
    # The server always sends what it does not leave out for being empty; clients may leave out what has a default.
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)};")
    return [*lines, "}", ""]


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
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
        case "object":
            return f"Record<string, {type_of(schema['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case str(kind):
            return kind
    return "unknown"
