"""Bots that think apart from the server, in processes of their own: compiling and thinking hold up nobody."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from secrets import randbits
from typing import Any, TypeVar

from saltmochi.bots.bot import Bot
from saltmochi.bots.bot import Opinion as BotOpinion
from saltmochi.bots.levels import level_of
from saltmochi.games import names
from saltmochi.games import game as find_game
from saltmochi.table.rng import new_rng

T = TypeVar("T")

# Who plays for somebody who is away, and who gives hints.
STAND_IN = "casual"
ADVISER = "expert"
# After so many seconds a bot that thinks is not waited for any longer: rules of thumb decide.
PATIENCE = 20.0
# How far bots stand back where the server itself wants a core.
NICENESS = 10

logger = logging.getLogger(__name__)


@cache
def _bot(game: str, level: str) -> Bot[Any]:
    return Bot(find_game(game), level_of(level), new_rng(randbits(62)))


def _begin() -> None:
    """The server comes first. It says when to stop, not the keyboard; and without it there is nothing to do."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
    os._exit(0)


def _choose(game: str, level: str, view: Any) -> int:
    return _bot(game, level).choose(view)


def _explain(game: str, level: str, view: Any) -> list[BotOpinion]:
    return _bot(game, level).explain(view)


def _prepare(game: str) -> None:
    _bot(game, ADVISER).prepare()


class Thinkers:
    """Two pools: rules of thumb must not wait for those who think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.quick = self._pool(1)
        self.slow = self._pool(processes)

    def _pool(self, processes: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_begin)

    def prepare(self) -> None:
        """Compile what the bots that think need, in the background."""
        for game in names():
            self.slow.submit(_prepare, game)

    async def choose(self, game: str, level: str, view: Any) -> int:
        """What a bot does."""
        if level_of(level).trials:
            try:
                return await asyncio.wait_for(self._slowly(_choose, game, level, view), PATIENCE)
            except TimeoutError:
                logger.warning("bot too slow", extra={"game": game, "bot": level})
        return await self._quickly(_choose, game, STAND_IN if level_of(level).trials else level, view)

    async def explain(self, game: str, view: Any) -> list[BotOpinion]:
        """What the strongest bot thinks of everything that may be done."""
        return await asyncio.wait_for(self._slowly(_explain, game, ADVISER, view), PATIENCE)

    async def _slowly(self, work: Callable[..., T], *values: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.slow, work, *values)
        except BrokenProcessPool:
            self.slow = self._pool(self.processes)
            raise TimeoutError from None

    async def _quickly(self, work: Callable[..., T], *values: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.quick, work, *values), PATIENCE)
        except BrokenProcessPool:
            self.quick = self._pool(1)
            return await asyncio.wait_for(loop.run_in_executor(self.quick, work, *values), PATIENCE)

    def close(self) -> None:
        """Stop thinking."""
        for pool in (self.quick, self.slow):
            pool.shutdown(wait=False, cancel_futures=True)
