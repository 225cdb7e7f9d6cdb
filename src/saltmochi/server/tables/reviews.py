"""Reviews of finished games: made once, in the bot processes, and kept in the database.

A review is a series of short background jobs, so moves and hints go before it. There are never more reviews in the
making than bot processes; the others wait in a fair queue.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial

from saltmochi.server import metrics
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.review_rows import read_review, write_review
from saltmochi.server.storage.store import Store
from saltmochi.server.tables import review_process
from saltmochi.server.tables.bot_pool import BotPool
from saltmochi.server.tables.fair_queue import Asker, FairQueue, Priority
from saltmochi.server.tables.presence import now
from saltmochi.server.tables.reading import Cache
from saltmochi.study.review import VERSION
from saltmochi.table.game_record import GameRecord

# So many reviews may wait.
MAX_WAITING = 32
# Longer games are not reviewed: most have fewer than 500 actions, with those of the dealer.
MAX_ACTIONS = 3000

logger = logging.getLogger(__name__)

Key = tuple[str, int]  # a table, and the number of a game there


@dataclass(eq=False)
class PendingReview:
    """A review that waits or is being made."""

    address: str  # of the client that asked first
    key: Key
    record: GameRecord
    done: int = 0  # in actions of the game

    @property
    def steps(self) -> int:
        """Return how many actions there are."""
        return len(self.record.actions)

    @property
    def asker(self) -> Asker:
        """Return who it is for."""
        table, number = self.key
        return Asker(self.address, f"{table} {number}")

    @property
    def priority(self) -> Priority:
        """Return what it is for."""
        return Priority.BACKGROUND


class Reviews:
    """The reviews of this server. Those who ask for the same one share it."""

    def __init__(self, store: Store, bot_pool: BotPool, at_once: int) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.at_once = at_once
        self._queue: FairQueue[PendingReview] = FairQueue(MAX_WAITING)
        self._pending: dict[Key, PendingReview] = {}  # those that wait and those that are being made
        self._failed: Cache[Key, str] = Cache()  # the code of the refusal, until somebody is told
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, key: Key) -> bytes | PendingReview | None:
        """Return a review as compressed JSON, or how far it is; None if nobody has asked for it."""
        if key in self._pending:
            return self._pending[key]
        failed = self._failed.pop(key)
        if failed:
            raise Refusal(failed)
        return await self.store.read(partial(read_review, table=key[0], game=key[1], version=VERSION))

    def ask(self, key: Key, record: GameRecord, address: str) -> PendingReview:
        """Ask for the review of a finished game, or refuse it if too many wait."""
        if key in self._pending:
            return self._pending[key]
        if len(record.actions) > MAX_ACTIONS:
            raise Refusal("review_long", most=MAX_ACTIONS)
        review = PendingReview(address, key, record)
        crowded_out = self._queue.put(review)
        if crowded_out is review:
            raise Refusal("review_later")
        if crowded_out:
            del self._pending[crowded_out.key]
            self._failed.put(crowded_out.key, "review_later")
        self._pending[key] = review
        self._start()
        return review

    def _start(self) -> None:
        while len(self._tasks) < self.at_once and (found := self._queue.pop()):
            task = asyncio.create_task(self._make(found[0]))
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self._start()

    async def _make(self, review: PendingReview) -> None:
        """Make a review and store it."""
        table, number = review.key
        try:
            made = await self._reviewed(review)
            await self.store.change(
                partial(write_review, table=table, game=number, version=VERSION, review=made, now=now())
            )
            metrics.REVIEWS.inc()
        except Exception as error:
            self._failed.put(review.key, error.code if isinstance(error, Refusal) else "failed")
            logger.error("review failed", exc_info=None if isinstance(error, Refusal) else error)
        finally:
            del self._pending[review.key]

    async def _reviewed(self, review: PendingReview) -> bytes:
        """Let the bot processes make a review, slice by slice."""
        record, background = review.record, partial(self.bot_pool.run_background, review.asker)
        values = record.game.name, record.options, record.actions, record.practice
        part: review_process.ReviewSlice = await background(review_process.begin, *values)
        while not part.finished:
            review.done = part.done
            part = await background(review_process.go_on, part.unfinished)
        return part.finished

    async def close(self) -> None:
        """Give up the reviews that are being made. Clients can ask for them again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
