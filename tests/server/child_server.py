"""`python -m tests.server.child_server serve ...`: the command itself, in a process that ends with its parent.

With TESTS_DEALS=alike in the environment the same table is dealt the same cards each time, whatever browsers mix in, and
a bot does the same in the same position: a test is about the server, not about its luck.
"""

from __future__ import annotations

import hashlib
import os
import signal
import sys
import threading
from collections.abc import Sequence
from time import sleep
from typing import Any

from saltmochi.bots.bot import Bot
from saltmochi.cli import main
from saltmochi.server.storage.log_events import DealBegun, DealPromised, TableOpened, encode_event
from saltmochi.server.tables import bot_pool, game_session, table
from saltmochi.table.mix import Mix
from saltmochi.table.rng import new_rng

DEALS, ALIKE, ANY = "TESTS_DEALS", "alike", "any"


def end_with(parent: int) -> None:
    """Wait until the parent is gone, then end this process and all that it began."""
    while os.getppid() == parent:
        sleep(1)
    os.killpg(0, signal.SIGKILL)


def deal_alike() -> None:
    """Take the luck out of deals and bots."""
    new_deal, new_bot = table.Table.new_deal, bot_pool._bot

    def deal_by_options(self: table.Table) -> DealBegun | DealPromised:
        dealt = new_deal(self)
        known = encode_event(TableOpened("", self.options)) + bytes([len(self.games)])
        secret = hashlib.sha256(known).hexdigest()
        if isinstance(dealt, DealPromised):
            return DealPromised(secret)
        return DealBegun(secret, dealt.starter, dealt.rules) if dealt.secret and not self.mixing else dealt

    def key_without_seeds(secret: bytes, mix: Sequence[Mix]) -> bytes:  # noqa: ARG001
        return secret

    def bot_with_fixed_rng(game: str, level: str) -> Bot[Any]:
        found = new_bot(game, level)
        if not found.level.trials:
            found.workspace = found.workspace._replace(rng=new_rng(1))
        return found

    table.Table.new_deal = deal_by_options  # type: ignore[method-assign]
    game_session.deal_key = key_without_seeds  # type: ignore[attr-defined]
    bot_pool._bot = bot_with_fixed_rng  # type: ignore[assignment]


# Bots run in processes of their own, which import this module again.
if os.environ.get(DEALS) == ALIKE:
    deal_alike()


def run() -> None:
    """Run the command, and end with the parent."""
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    main(sys.argv[1:])


if __name__ == "__main__":
    run()
