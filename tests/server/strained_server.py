"""`python -m tests.server.strained_server serve ...`: a server with few files and little patience, that counts garbage.

It waits TESTS_PATIENCE seconds for slow clients and for the answer to a ping. At SIGUSR2 it says how many objects in
reference cycles it finds.
"""

from __future__ import annotations

import gc
import os
import resource
import signal

from saltmochi.server import runner
from saltmochi.server.transport import http_protocol
from tests.server import child_server

PATIENCE = "TESTS_PATIENCE"
# The open files that the system allows it.
FILES = 400
GARBAGE = "garbage:"


def tell_garbage(*_: object) -> None:
    """Say how many objects only lead back to themselves."""
    print(GARBAGE, gc.collect(), flush=True)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES))
    http_protocol.PATIENCE_SECONDS = runner.PING_SECONDS = float(os.environ[PATIENCE])
    http_protocol.LEAST_BYTES_PER_SECOND = 1 << 20
    signal.signal(signal.SIGUSR2, tell_garbage)
    child_server.run()
