"""The files of the browser client: what is there, and how browsers may keep it."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltmochi.server.api.client_files import ClientFiles

SCRIPT = b"console.log('salt');" * 100


@pytest.fixture
def files(tmp_path: Path) -> ClientFiles:
    """A small client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Saltmochi</h1>", encoding="utf-8")
    (tmp_path / "assets" / "start-1a2b.js").write_bytes(SCRIPT)
    return ClientFiles(tmp_path)


def get(files: ClientFiles, path: str, **headers: str) -> Response:
    """The answer to a request for a file."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return asyncio.run(files.file(Request({"type": "http", "headers": named, "path_params": {"path": path}})))


def test_the_start_page_is_asked_for_each_time_and_hashed_files_are_kept(files: ClientFiles) -> None:
    page, script = get(files, ""), get(files, "assets/start-1a2b.js")
    assert (page.body, page.headers["content-type"]) == (b"<h1>Saltmochi</h1>", "text/html; charset=utf-8")
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]


def test_a_file_is_compressed_for_those_who_can_read_it(files: ClientFiles) -> None:
    plain, packed = get(files, "assets/start-1a2b.js"), get(files, "assets/start-1a2b.js", accept_encoding="br, gzip")
    assert plain.body == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert gzip.decompress(bytes(packed.body)) == SCRIPT
    assert packed.body is get(files, "assets/start-1a2b.js", accept_encoding="gzip").body


def test_a_file_that_the_browser_has_is_not_sent_again(files: ClientFiles) -> None:
    etag = get(files, "index.html").headers["etag"]
    for known in (etag, f"W/{etag}", f'"other", {etag}'):
        again = get(files, "index.html", if_none_match=known)
        assert (again.status_code, again.body) == (304, b"")
    assert get(files, "index.html", if_none_match='"other"').status_code == 200


@pytest.mark.parametrize("path", ["nowhere", "assets", "assets/", "../index.html", "assets/../index.html", "\0"])
def test_there_are_no_other_files(files: ClientFiles, path: str) -> None:
    with pytest.raises(HTTPException) as refused:
        get(files, path)
    assert refused.value.status_code == 404
