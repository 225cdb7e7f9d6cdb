"""The bot pool: bots run in processes of their own, so that compiling and searching never block the server.

A fair queue stands before the processes. The more jobs wait, the shorter each search is, so that all are done in time.
A bot that is not ready when its turn ends plays by heuristics.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from saltmochi.bots.bot import Evaluation
from saltmochi.bots.levels import level_of
from saltmochi.bots.style import Notes
from saltmochi.games import names
from saltmochi.server import metrics
from saltmochi.server.tables import bot_process, review_process
from saltmochi.server.tables.bot_process import Choice
from saltmochi.server.tables.bot_worker import BotWorker, JobFailedError, WorkerLostError
from saltmochi.server.tables.fair_queue import Asker, FairQueue, Priority
from saltmochi.study.advice import Advice

T = TypeVar("T")

# Who plays for somebody who is away, and who gives hints.
STAND_IN = "casual"
ADVISER = "expert"
# After this many seconds nobody waits for a hint any more, nor for a bot where turns have no fixed length.
TIMEOUT_SECONDS = 20.0
# The searches for all hints that wait should be done after this many seconds.
HINT_SECONDS = 2.5
# A background job may wait this many seconds for its turn.
BACKGROUND_SECONDS = 600.0
# A search should be done after this part of the bot's turn. The rest is for delays.
SEARCH_PART = 0.8
# No search is shorter than this, however many wait.
LEAST_SECONDS = 0.05
# So many jobs of each priority may wait for each process.
WAITING_PER_PROCESS = 64

logger = logging.getLogger(__name__)


class PoolBusyError(Exception):
    """A job is not done, because too many others wait or because it took too long."""


# Why a job has no result.
NOT_DONE = (PoolBusyError, WorkerLostError, JobFailedError)


@dataclass(eq=False)
class Job:
    """A function that is to be called in a bot process."""

    asker: Asker
    priority: Priority
    function: Callable[..., Any]
    values: tuple[Any, ...]
    seconds: float = 0.0  # how long a search may take; 0: it is no search
    due: float = 0.0  # when it should be done, by the clock of the event loop
    result: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    error: Exception | None = None  # why there is no result

    @property
    def key(self) -> tuple[Priority, str]:
        """Return what only one job at a time may have."""
        return self.priority, self.asker.table

    def fail(self, error: Exception) -> None:
        """Set why there is no result, unless nobody waits for it any more."""
        if not self.result.done():
            self.error = error
            self.result.set_result(None)

    def raise_error(self) -> None:
        """Raise why there is no result, if there is none. Neither job nor future keeps it: that would be a cycle."""
        if self.error:
            try:
                raise self.error
            finally:
                self.error = None


class WorkerPool:
    """Bot processes with a fair queue. A table has at most one job of each priority here, waiting or running."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.workers = [BotWorker() for _ in range(processes)]
        self.idle = list(self.workers)
        self.queue: FairQueue[Job] = FairQueue(WAITING_PER_PROCESS * processes)
        self._jobs: dict[tuple[Priority, str], Job] = {}  # those that wait and those that run
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, job: Job, ends: float) -> Any:
        """Return the result of a job, or raise one of NOT_DONE if there is none when the time ends."""
        self.submit(job)
        try:
            async with asyncio.timeout_at(ends):
                result = await job.result
        except TimeoutError:
            raise PoolBusyError from None
        finally:
            if self.queue.remove(job):
                del self._jobs[job.key]
        job.raise_error()
        return result

    def submit(self, job: Job) -> None:
        """Queue a job, and start it if a process is idle."""
        if job.key in self._jobs:
            job.fail(PoolBusyError())
            return
        self._jobs[job.key] = job
        crowded_out = self.queue.put(job)
        if crowded_out:
            del self._jobs[crowded_out.key]
            crowded_out.fail(PoolBusyError())
        self._start_jobs()

    def _start_jobs(self) -> None:
        while self.idle and (found := self.queue.pop()):
            task = asyncio.ensure_future(self._work(self.idle.pop(), *found))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: BotWorker, job: Job, rivals: int) -> None:
        """Let a process do a job, then the next."""
        values = (*job.values, self._search_seconds(job, rivals)) if job.seconds else job.values
        try:
            result = await worker.call(job.function, *values)
            if not job.result.done():
                job.result.set_result(result)
        except Exception as error:
            job.fail(error)
        finally:
            del self._jobs[job.key]
            self.idle.append(worker)
            self._start_jobs()

    def _search_seconds(self, job: Job, rivals: int) -> float:
        """Return how long a search may take: its share of the time until it is due."""
        left = job.due - asyncio.get_running_loop().time()
        return min(job.seconds, max(LEAST_SECONDS, self.processes * left / rivals))

    def close(self) -> None:
        """End all processes, and with them their jobs."""
        while self.queue.pop():
            pass
        for job in self._jobs.values():
            job.result.cancel()
        for worker in self.workers:
            worker.close()


class BotPool:
    """Two pools of processes: bots that use heuristics do not wait for those that search."""

    def __init__(self, processes: int) -> None:
        self.heuristics = WorkerPool(1)
        self.searches = WorkerPool(processes)

    def prepare(self) -> None:
        """Start the processes, and compile what the searching bots and then reviews need, in the background."""
        for game in names():
            for pool, level in ((self.heuristics, STAND_IN), (self.searches, ADVISER)):
                asker = Asker("", f"prepare {game}")
                job = Job(asker, Priority.BACKGROUND, bot_process.prepare, (game, level))
                self._prepare(pool, job)
        for game in names():
            job = Job(Asker("", f"prepare reviews of {game}"), Priority.BACKGROUND, review_process.prepare, (game,))
            self._prepare(self.searches, job)

    def _prepare(self, pool: WorkerPool, job: Job) -> None:
        job.result.add_done_callback(partial(_log_failed, job))
        pool.submit(job)

    async def choose(self, asker: Asker, game: str, level: str, view: Any, notes: Notes, ends: float) -> Choice:
        """Return what a bot of this level chooses, at the latest when its turn ends.

        Heuristics decide beforehand, so that there is an action even if the search is not done in time.
        """
        seconds = level_of(level).seconds
        if not seconds:
            return await self._decide_quickly(asker, game, level, view, notes, ends)
        quick = asyncio.ensure_future(self._decide_quickly(asker, game, STAND_IN, view, notes, ends))
        try:
            now = asyncio.get_running_loop().time()
            job = Job(asker, Priority.MOVE, bot_process.choose, (game, level, view, notes), seconds)
            job.due = now + SEARCH_PART * (ends - now)
            choice: Choice = await self.searches.run(job, ends)
            return choice
        except NOT_DONE as error:
            _log_failure(error)
            metrics.BOT_FALLBACKS.inc()
            return await quick
        finally:
            quick.cancel()

    async def _decide_quickly(
        self, asker: Asker, game: str, level: str, view: Any, notes: Notes, ends: float
    ) -> Choice:
        """Return what heuristics choose: a fraction of a millisecond. If their process fails, the server decides."""
        job = Job(asker, Priority.MOVE, bot_process.choose, (game, level, view, notes))
        try:
            choice: Choice = await self.heuristics.run(job, ends)
        except NOT_DONE as error:
            _log_failure(error)
            return bot_process.choose(game, level, view, notes)
        return choice

    async def hint(self, asker: Asker, game: str, view: Any) -> tuple[list[Evaluation], Advice | None]:
        """Return what the strongest bot thinks of every legal action, with advice on a call if one can be made.

        Raise one of NOT_DONE if there is no result.
        """
        found: tuple[list[Evaluation], Advice | None] = await self._think(asker, bot_process.hint, game, ADVISER, view)
        return found

    async def advise(self, asker: Asker, game: str, view: Any) -> Advice | None:
        """Return advice on a choice, or raise one of NOT_DONE; None if no state fits the view.

        It has the same share of the processes as a hint.
        """
        advice: Advice | None = await self._think(asker, bot_process.advise, game, view)
        return advice

    async def _think(self, asker: Asker, function: Callable[..., Any], *values: Any) -> Any:
        """Let a searching process call a function; the time that it may take comes last among its values."""
        now = asyncio.get_running_loop().time()
        job = Job(asker, Priority.HINT, function, values, level_of(ADVISER).seconds)
        job.due = now + HINT_SECONDS
        return await self.searches.run(job, now + TIMEOUT_SECONDS)

    async def run_background(self, asker: Asker, function: Callable[..., T], *values: Any) -> T:
        """Call a function in a bot process when nothing more important is to be done, or raise one of NOT_DONE."""
        job = Job(asker, Priority.BACKGROUND, function, values)
        result: T = await self.searches.run(job, asyncio.get_running_loop().time() + BACKGROUND_SECONDS)
        return result

    def close(self) -> None:
        """End all processes."""
        for pool in (self.heuristics, self.searches):
            pool.close()


def _log_failed(job: Job, _: asyncio.Future[Any]) -> None:
    """Log why a job for which nobody waits has no result, if it has none."""
    _log_failure(job.error)


def _log_failure(error: BaseException | None) -> None:
    """Log why a job failed. That the pool is busy is no failure: a metric counts the moves that it delays."""
    if isinstance(error, WorkerLostError | JobFailedError):
        logger.error("bot failed", exc_info=error)
