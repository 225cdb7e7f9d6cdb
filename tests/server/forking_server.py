"""`python -m tests.server.forking_server serve ...`: start the same server again and again, quickly.

For each line on standard input, this process forks another one that prints its id and runs the command. All modules
are loaded before that, so a test can afford many starts, and can kill a server in the first moments of its work.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

from saltmochi.server.storage import store
from tests.server import child_server, loaded_modules  # noqa: F401

# Printed before the id of the process that was forked.
FORKED = "forked"
# How often SQLite makes a checkpoint, in seconds: so often that many kills fall into one.
CHECKPOINTS = "TESTS_CHECKPOINT_SECONDS"


def main() -> None:
    """Fork a server for each line, and end with the last one when there are no more lines."""
    store.CHECKPOINT_SECONDS = float(os.environ.get(CHECKPOINTS, store.CHECKPOINT_SECONDS))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that nobody has to wait for a process that has ended
    process = 0
    for _ in sys.stdin:
        process = os.fork()
        if not process:
            os.setsid()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            # The new process says so itself, so that its line does not mix with what it says next.
            os.write(sys.stdout.fileno(), f"{FORKED} {os.getpid()}\n".encode())
            child_server.run()
            return
    if process:
        with suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)


if __name__ == "__main__":
    main()
