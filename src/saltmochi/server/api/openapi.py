"""The REST part of the protocol, described for programs (OpenAPI 3.1)."""

from __future__ import annotations

from typing import Any

import msgspec

from saltmochi import __version__
from saltmochi.server import rest
from saltmochi.server.protocol.messages import TableInfo

REFERENCE = "#/components/schemas/{name}"
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
NUMBER = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
SEAT = {"name": "seat", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0, "maximum": 5}}

# Every address: its method, parameters, what is sent, the status and the body of the answer.
PATHS: tuple[tuple[str, str, tuple[Any, ...], Any, int, Any], ...] = (
    ("get", "/api/about", (), None, 200, rest.About),
    ("get", "/api/tables", (), None, 200, rest.Lobby),
    ("post", "/api/tables", (), rest.NewTable, 201, rest.OpenedTable),
    ("get", "/api/codes/{code}", (CODE,), None, 200, rest.Found),
    ("get", "/api/tables/{table}", (TABLE,), None, 200, TableInfo),
    ("get", "/api/tables/{table}/games", (TABLE,), None, 200, rest.Games),
    ("get", "/api/tables/{table}/games/{number}/record", (TABLE, NUMBER), None, 200, str),
    ("get", "/api/tables/{table}/games/{number}/replay", (TABLE, NUMBER, SEAT), None, 200, rest.Replay),
    ("get", "/health", (), None, 200, rest.Health),
    ("get", "/metrics", (), None, 200, str),
)


def description() -> dict[str, Any]:
    """The whole description."""
    types = [t for *_, sent, _, answer in PATHS for t in (sent, answer) if t not in (None, str)]
    _, schemas = msgspec.json.schema_components([*types, rest.Wrong], ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, parameters, sent, status, answer in PATHS:
        paths.setdefault(path, {})[method] = operation(method, path, parameters, sent, status, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saltmochi", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(method: str, path: str, parameters: tuple[Any, ...], sent: Any, status: int, answer: Any) -> Any:
    """One thing that can be asked for."""
    words = [part.strip("{}") for part in path.removeprefix("/api").split("/") if part]
    found: dict[str, Any] = {
        "operationId": "-".join([method, *words]).replace(".", "-"),
        "summary": answer.__doc__.split("\n")[0] if answer is not str else "A text.",
        "responses": {
            str(status): {"description": "Done.", "content": content(answer)},
            "default": {"description": "Refused.", "content": content(rest.Wrong)},
        },
    }
    if parameters:
        found["parameters"] = list(parameters)
    if sent:
        found["requestBody"] = {"required": True, "content": content(sent)}
    return found


def content(kind: Any) -> dict[str, Any]:
    """A body of this type."""
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}
