"""`python -m tests.server.child_server serve ...`: the command as it is, but it ends when whoever began it is gone.

With TESTS_DEALS=alike in the environment the same table is dealt the same cards each time, and a bot does the same in
the same place: a test is about the server, not about its luck.
"""

from __future__ import annotations

import hashlib
import os
import signal
import sys
import threading
from time import sleep
from typing import Any

from saltmochi.bots.bot import Bot
from saltmochi.cli import main
from saltmochi.server import table, thinkers
from saltmochi.server.storage.log_events import Dealt, Opened, encoded
from saltmochi.table.rng import new_rng

DEALS, ALIKE, ANY = "TESTS_DEALS", "alike", "any"


def end_with(parent: int) -> None:
    """Wait until the parent is gone, then end this process and all that it began."""
    while os.getppid() == parent:
        sleep(1)
    os.killpg(0, signal.SIGKILL)


def deal_alike() -> None:
    """Take the luck out of deals and bots."""
    deal, bot = table.Table.deal, thinkers._bot

    def alike(self: table.Table) -> Dealt:
        dealt = deal(self)
        known = encoded(Opened("", self.options)) + bytes([len(self.games)])
        return Dealt(hashlib.sha256(known).hexdigest(), dealt.starter) if dealt.secret else dealt

    def same_mood(game: str, level: str) -> Bot[Any]:
        found = bot(game, level)
        if not found.level.trials:
            found.desk = found.desk._replace(rng=new_rng(1))
        return found

    table.Table.deal = alike  # type: ignore[method-assign]
    thinkers._bot = same_mood  # type: ignore[assignment]


# Bots think in processes of their own, which read this module again.
if os.environ.get(DEALS) == ALIKE:
    deal_alike()

if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    main(sys.argv[1:])
