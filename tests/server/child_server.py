"""`python -m tests.server.child_server serve ...`: the command itself, in a process that ends with its parent.

With TESTS_DEALS=alike in the environment the same table is dealt the same cards each time, whatever browsers mix in, and
a bot does the same in the same position: a test is about the server, not about its luck.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Sequence
from time import sleep
from typing import TYPE_CHECKING, Any

from saltmochi.bots.bot import Bot
from saltmochi.server.tables import bot_process
from saltmochi.table.mix import Mix
from saltmochi.table.rng import new_rng

if TYPE_CHECKING:
    from saltmochi.server.storage.log_events import DealBegun, DealPromised
    from saltmochi.server.tables.table import Table

DEALS, ALIKE, ANY = "TESTS_DEALS", "alike", "any"


def end_with(parent: int) -> None:
    """Wait until the parent is gone, then end this process and all that it began."""
    if forked_for := multiprocessing.parent_process():
        forked_for.join()
    while os.getppid() == parent and not forked_for:
        sleep(1)
    os.killpg(0, signal.SIGKILL)


def deal_alike() -> None:
    """Take the luck out of deals."""
    from saltmochi.server.storage.log_events import DealBegun, DealPromised, TableOpened, encode_event
    from saltmochi.server.tables import game_session, table

    new_deal = table.Table.new_deal

    def deal_by_options(self: Table) -> DealBegun | DealPromised:
        dealt = new_deal(self)
        # The chat changes no cards.
        options = encode_event(TableOpened("", self.options)).replace(b'"chat":true,', b"")
        secret = hashlib.sha256(options + bytes([self.game_count])).hexdigest()
        if isinstance(dealt, DealPromised):
            return DealPromised(secret)
        return DealBegun(secret, dealt.starter, dealt.rules) if dealt.secret and not self.mixing else dealt

    def key_without_seeds(secret: bytes, mix: Sequence[Mix]) -> bytes:  # noqa: ARG001
        return secret

    table.Table.new_deal = deal_by_options  # type: ignore[method-assign]
    game_session.deal_key = key_without_seeds  # type: ignore[attr-defined]


def choose_alike() -> None:
    """Take the luck out of bots."""
    new_bot = bot_process._bot

    def bot_with_fixed_rng(game: str, level: str) -> Bot[Any]:
        found = new_bot(game, level)
        if not found.level.trials:
            found.workspace = found.workspace._replace(rng=new_rng(1))
        return found

    bot_process._bot = bot_with_fixed_rng  # type: ignore[assignment]


# Bots run in processes of their own, which import this module again under another name, and deal no cards.
if os.environ.get(DEALS) == ALIKE:
    choose_alike()
    if __name__ != "__mp_main__":
        deal_alike()


def run() -> None:
    """Run the command, and end with the parent."""
    from saltmochi.cli import main

    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    main(sys.argv[1:])


if __name__ == "__main__":
    run()
