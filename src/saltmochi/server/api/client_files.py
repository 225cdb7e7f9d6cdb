"""The files of the browser client, served from memory.

An answer is one write of bytes that all clients share, so a file costs the server neither a thread nor a compression,
and a client that does not read holds no copy.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cached_property
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltmochi.server.api.conditional import caching_headers, conditional_response

# The file at the root of the site, and the folder of files with a hash in their name, which never change.
START, HASHED = "index.html", "assets"


class ClientFile:
    """A file, its compressed form and its headers."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        cache_control = "public, max-age=31536000, immutable" if path.parent.name == HASHED else "no-cache"
        self.headers = caching_headers(self.body, cache_control)

    @cached_property
    def compressed(self) -> bytes:
        """The file as gzip."""
        return gzip.compress(self.body, mtime=0)

    def response(self, request: Request) -> Response:
        """Return the file, or only that the client has it already."""
        return conditional_response(request, self.headers, self.media_type, lambda: self.body, lambda: self.compressed)


class ClientFiles:
    """All files in a folder, as they were when the server started."""

    def __init__(self, folder: Path) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()]
        self.files = {path.relative_to(folder).as_posix(): ClientFile(path) for path in paths}

    async def file(self, request: Request) -> Response:
        """Return the file that a request names."""
        found = self.files.get(request.path_params["path"] or START)
        if not found:
            raise HTTPException(404)
        return found.response(request)
