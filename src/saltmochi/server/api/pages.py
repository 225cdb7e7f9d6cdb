"""What the server itself says to browsers: the manifest of the app, and a page if the client was not built."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse

from saltmochi.games import names
from saltmochi.server.transport import client_info
from saltmochi.texts import LANGUAGES, label, list_text, say

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saltmochi</title>
<style>
body {{ font: 18px/1.5 system-ui, sans-serif; max-width: 34em; margin: 12vh auto; padding: 0 1em;
  color: #1d2b3a; background: #f4f8fa; }}
h1 {{ font-size: 1.8em; }}
code {{ background: #e2ebf0; padding: .1em .35em; border-radius: .3em; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: #dde7ee; background: #14202b; }}
  code {{ background: #22323f; }}
}}
</style>
<h1>Saltmochi</h1>
<p>{running}</p>
<p>{terminal} <code>saltmochi play</code></p>
</html>
"""


ICONS = (
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any maskable"},
    {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
)
# The sea of the start page.
COLOUR = "#dfeef1"


async def manifest(request: Request) -> JSONResponse:
    """Describe the installable app in the language of the page, or in the one that the browser prefers."""
    asked = request.query_params.get("language", "")
    language = asked if asked in LANGUAGES else client_info.language_of(request.scope)
    games = {name: label(language, f"game-{name}", name) for name in names()}
    body = {
        "id": "/",
        "lang": language,
        "name": "Saltmochi",
        "short_name": "Saltmochi",
        "description": say(language, "web-description", games=list_text(language, games.values())),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "categories": ["games", "entertainment"],
        "icons": ICONS,
        "shortcuts": [
            {
                "name": say(language, "web-shortcut-score", game=title),
                "short_name": title,
                "url": f"/#/score/{name}",
                "icons": [{"src": "/icon-192.png", "sizes": "192x192"}],
            }
            for name, title in games.items()
        ],
    }
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return JSONResponse(body, headers=headers, media_type="application/manifest+json")


async def plain_page(request: Request) -> HTMLResponse:
    """Say that the server runs, and what to do without the client."""
    language = client_info.language_of(request.scope)
    running, terminal = (escape(say(language, f"serve-page-{part}")) for part in ("running", "terminal"))
    return HTMLResponse(PAGE.format(language=language, running=running, terminal=terminal))
