"""Ask a running server through its admin socket."""

from __future__ import annotations

import socket

from saltmochi.server.admin.address import socket_path
from saltmochi.server.admin.messages import Answer, AnyRequest, decode_answer, encode_line
from saltmochi.server.settings import Settings
from saltmochi.texts import Problem

# How long to wait for an answer, in seconds.
ANSWER_SECONDS = 30.0


def ask(settings: Settings, request: AnyRequest) -> Answer:
    """Send a request to the running server with these settings, and return its answer."""
    path = socket_path(settings)
    if path is None or not hasattr(socket, "AF_UNIX"):
        raise Problem("admin-problem-no-socket")
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(ANSWER_SECONDS)
            connection.connect(str(path))
            connection.sendall(encode_line(request))
            with connection.makefile("rb") as answer:
                return decode_answer(answer.read())
    except PermissionError as error:
        raise Problem("admin-problem-permission", path=path) from error
    except (OSError, ValueError) as error:
        raise Problem("admin-problem-no-server", path=path) from error
