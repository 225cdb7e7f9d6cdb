"""The page that is shown if the browser client was not built."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse

from saltmochi.server.transport import client_info
from saltmochi.texts import say

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


async def plain_page(request: Request) -> HTMLResponse:
    """Say that the server runs, and what to do without the client."""
    language = client_info.language_of(request.scope)
    running, terminal = (escape(say(language, f"serve-page-{part}")) for part in ("running", "terminal"))
    return HTMLResponse(PAGE.format(language=language, running=running, terminal=terminal))
