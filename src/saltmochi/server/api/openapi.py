"""The HTTP API, described for programs (OpenAPI 3.1)."""

from __future__ import annotations

from typing import Any

import msgspec

from saltmochi import __version__
from saltmochi.server.api.bodies import Wrong
from saltmochi.server.api.routes import ROUTES, ApiRoute
from saltmochi.table.seats import MAX_SEATS

REFERENCE = "#/components/schemas/{name}"
# The schemas of parameters, by name.
PARAMETERS = {
    "table": {"type": "string"},
    "code": {"type": "string"},
    "number": {"type": "integer", "minimum": 0},
    "game": {"type": "string"},
    "theme": {"type": "string"},
    "date": {"type": "string", "format": "date"},
    "seat": {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1},
}


def description() -> dict[str, Any]:
    """Return the whole description."""
    types = [kind for route in ROUTES for kind in (route.body, route.answer, route.progress) if kind not in (None, str)]
    _, schemas = msgspec.json.schema_components([*types, Wrong], ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saltmochi", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(route: ApiRoute) -> dict[str, Any]:
    """Describe one route."""
    words = [part.strip("{}") for part in route.path.removeprefix("/api").split("/") if part]
    found: dict[str, Any] = {
        "operationId": "-".join([route.method.lower(), *words]).replace(".", "-"),
        "summary": route.answer.__doc__.split("\n")[0] if route.answer is not str else "A text.",
        "responses": {
            str(route.status): {"description": "Done.", "content": content(route.answer)},
            "default": {"description": "Refused.", "content": content(Wrong)},
        },
    }
    if route.progress:
        found["responses"]["202"] = {"description": "Not done yet.", "content": content(route.progress)}
    parameters = [parameter(name, "path") for name in route.path_parameters]
    parameters += [parameter(name, "query") for name in route.query]
    if parameters:
        found["parameters"] = parameters
    if route.body:
        found["requestBody"] = {"required": True, "content": content(route.body)}
    return found


def parameter(name: str, place: str) -> dict[str, Any]:
    """Describe a parameter in the path or in the query."""
    return {"name": name, "in": place, "required": place == "path", "schema": PARAMETERS[name]}


def content(kind: Any) -> dict[str, Any]:
    """Describe a body of this type."""
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}
