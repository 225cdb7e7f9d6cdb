"""`python -m tests.server.guarded serve ...`: the command as it is, but it ends when whoever began it is gone."""

from __future__ import annotations

import os
import signal
import sys
import threading
from time import sleep

from saltmochi.cli import main


def end_with(parent: int) -> None:
    """Wait until the parent is gone, then end this process and all that it began."""
    while os.getppid() == parent:
        sleep(1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    main(sys.argv[1:])
