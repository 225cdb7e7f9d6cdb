"""The Unix domain socket that operators talk to. Its file has mode 0600: only the user of the server may use it."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from saltmochi.server.admin.address import socket_path
from saltmochi.server.admin.messages import Answer, decode_request, encode_line
from saltmochi.server.admin.operations import Operations
from saltmochi.server.protocol.commands import UNREADABLE
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.texts import DEFAULT, Problem, supported_language

# A request is at most this long and must arrive within this many seconds.
MAX_REQUEST_BYTES, REQUEST_SECONDS = 4096, 10.0

logger = logging.getLogger(__name__)


class AdminListener:
    """Answers one request on each connection."""

    def __init__(self, operations: Operations) -> None:
        self.operations = operations
        self._server: asyncio.Server | None = None

    async def start(self, bound: socket.socket) -> None:
        """Begin to listen on a socket."""
        self._server = await asyncio.start_unix_server(self._serve, sock=bound, limit=MAX_REQUEST_BYTES)

    def close(self) -> None:
        """Stop listening."""
        if self._server:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(encode_line(await self._answer(reader)))
            await writer.drain()
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        language = DEFAULT
        try:
            request = decode_request(await asyncio.wait_for(reader.readline(), REQUEST_SECONDS))
            language = supported_language(request.language)
            logger.info("operator", extra={"request": type(request).__name__})
            return Answer(list(await self.operations.carry_out(request)))
        except Problem as problem:
            return Answer(problem=problem.localized(language))
        except (*UNREADABLE, ValueError, TimeoutError):  # readline raises ValueError for a line that is too long
            return Answer(problem=Refusal("message").localized(language))
        except Exception:
            logger.exception("operator's request failed")
            return Answer(problem=Refusal("failed").localized(language))


@contextmanager
def admin_socket(settings: Settings) -> Iterator[socket.socket | None]:
    """Bind the socket for operators, and remove its file at the end.

    The server can do without it: only a path that the settings name is a problem if it cannot be used.
    """
    path = socket_path(settings)
    if path is None or not hasattr(socket, "AF_UNIX"):
        yield None
        return
    with socket.socket(socket.AF_UNIX) as bound:
        try:
            bind(bound, path)
        except OSError as error:
            if settings.admin_socket:
                raise Problem("serve-problem-admin", path=path) from error
            logger.warning("no admin socket", extra={"reason": str(error)})
            yield None
            return
        try:
            yield bound
        finally:
            path.unlink(missing_ok=True)


def bind(bound: socket.socket, path: Path) -> None:
    """Bind a socket to a path for its owner alone. Nobody can connect before it listens, so the mode comes in time."""
    remove_stale(path)
    bound.bind(str(path))
    path.chmod(0o600)


def remove_stale(path: Path) -> None:
    """Remove the socket that a killed server left behind; refuse one that a server listens on, and any other file."""
    if not path.is_socket():
        return
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
            return
    raise OSError("in use")
