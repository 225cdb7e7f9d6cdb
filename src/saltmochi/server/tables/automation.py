"""What a table does by itself: it deals, lets bots move, watches the clock and notices absences.

Only the process that holds the table's lease does this, and only while somebody is connected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING
from weakref import proxy

from saltmochi.bots.style import Notes
from saltmochi.server import metrics
from saltmochi.server.protocol.events import WentAway
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import MoveMade, SeatLeft
from saltmochi.server.tables.bot_pool import STAND_IN, TIMEOUT_SECONDS
from saltmochi.server.tables.fair_queue import Asker
from saltmochi.server.tables.game_session import NOBODY
from saltmochi.server.tables.log_limits import is_full
from saltmochi.server.tables.mixing import Mixing
from saltmochi.server.tables.presence import now

if TYPE_CHECKING:
    from saltmochi.server.tables.table_actor import TableActor

Work = Callable[[], Awaitable[None]]
# How long a game waits for seeds that were promised. A client that is there needs one round trip.
REVEAL_SECONDS = 3.0

# A bot has decided after this part of its turn, however it decides.
DECISION_PART = 0.95

logger = logging.getLogger(__name__)


class Automation:
    """The timer of a table and what it starts."""

    def __init__(self, actor: TableActor) -> None:
        self.actor: TableActor = proxy(actor)  # which has this object: without a cycle both are freed at once
        self.table = actor.table
        self.settings = actor.settings
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._mixing: Mixing | None = None  # for whose seeds this process waits
        self._mixing_since = 0.0
        self._notes: dict[int, Notes] = {}  # of bots about the others in the present game, by seat
        self._noted_game = 0  # the number of the event that began this game

    def schedule(self) -> None:
        """Set the timer to what is due next."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._stopped or self._task or not self.actor.leading or not self.actor.presence.listeners:
            return
        due = self._due()
        if due:
            seconds, work = due
            self._timer = asyncio.get_running_loop().call_later(seconds, self._start, work)

    def stop(self) -> None:
        """Cancel the timer and what it started, for good."""
        self._stopped = True
        if self._timer:
            self._timer.cancel()
        if self._task:
            self._task.cancel()

    def _start(self, work: Work) -> None:
        self._task = asyncio.ensure_future(self._run(work))

    async def _run(self, work: Work) -> None:
        try:
            await work()
        except Exception as error:
            logger.error("automation failed", exc_info=None if isinstance(error, Refusal) else error)
            await asyncio.sleep(1)
        finally:
            self._task = None
            self.schedule()

    def _due(self) -> tuple[float, Work] | None:
        """Return what is due next, and in how many seconds."""
        table, settings = self.table, self.settings
        if is_full(table, settings):
            return None
        if table.deal_is_due:
            return 0, self._deal
        if table.mixing:
            return self._seconds_for_seeds(table.mixing), self._deal_without_missing_seeds
        if table.actor != NOBODY and table.chairs[table.actor].played_by_bot:
            return (0, self._move_bot) if table.chairs[table.actor].level or table.options.stand_in else None
        waits: list[tuple[int, Work]] = []
        if table.deadline is not None:
            waits.append((table.deadline, self._stop_clock))
        if table.between_rounds and table.people:
            waits.append((table.at + int(1000 * settings.pause_seconds), self._deal))
        for seat, since in self.actor.presence.absent_since.items():
            if table.playing and table.options.stand_in and not table.chairs[seat].away:
                waits.append((since + int(1000 * settings.away_seconds), self._mark_absent_away))
            elif not table.playing:
                waits.append((since + int(1000 * settings.seat_seconds), self._free_seats))
        if not waits:
            return None
        at, work = min(waits, key=lambda wait: wait[0])
        return max(0, at - now()) / 1000, work

    async def _deal(self) -> None:
        async with self.actor.lock:
            if self.table.deal_is_due or self.table.between_rounds:
                await self.actor.append(self.table.new_deal())

    def _seconds_for_seeds(self, mixing: Mixing) -> float:
        """Return how long to wait for seeds: after a restart, those who come back have the whole time again."""
        if mixing is not self._mixing:
            self._mixing, self._mixing_since = mixing, monotonic()
        return max(0.0, self._mixing_since + REVEAL_SECONDS - monotonic())

    async def _deal_without_missing_seeds(self) -> None:
        """Begin a promised game though somebody has not revealed their seed. The promised secret stays."""
        async with self.actor.lock:
            if self.table.mixing and not self._seconds_for_seeds(self.table.mixing):
                await self.actor.append(self.table.new_deal())

    async def _move_bot(self) -> None:
        """Let a bot move when its turn ends. The end is fixed before it decides, so that its time tells nothing."""
        table, loop, turn = self.table, asyncio.get_running_loop(), self.settings.bot_seconds
        seat, moved, began = table.actor, table.moved, loop.time()
        chair = table.chairs[seat]
        action = await self._choose_for_bot(seat, began + (DECISION_PART * turn or TIMEOUT_SECONDS))
        await asyncio.sleep(began + turn - loop.time())
        async with self.actor.lock:
            if table.moved == moved and chair is table.chairs[seat] and chair.played_by_bot:
                move = MoveMade(seat, table.game.text_of(action), stand_in=not chair.level)
                metrics.BOT_MOVES.inc(await self.actor.append(move))

    async def _choose_for_bot(self, seat: int, ends: float) -> int:
        """Return a bot's action before its turn ends; if the bot fails, any legal one, so that the table goes on."""
        table, asker = self.table, Asker(self.actor.presence.address(), self.table.id)
        level, legal = table.chairs[seat].level or STAND_IN, table.position.legal
        try:
            notes, view = self._notes_of(seat), table.view(seat)
            choice = await self.actor.bot_pool.choose(asker, table.game.name, level, view, notes, ends)
            self._notes[seat] = choice.notes
            return choice.action
        except Exception:
            logger.exception("bot failed", extra={"game": table.game.name, "bot": level})
            return legal[0]

    def _notes_of(self, seat: int) -> Notes:
        """Return a bot's notes on the others in the present game."""
        if self._noted_game != self.table.game_first:
            self._noted_game = self.table.game_first
            self._notes.clear()
        return self._notes.setdefault(seat, Notes())

    async def _stop_clock(self) -> None:
        """Let a bot play for somebody whose clock has run out."""
        async with self.actor.lock:
            if self.table.deadline is not None and self.table.deadline <= now():
                await self.actor.append(WentAway(self.table.actor))

    async def _mark_absent_away(self) -> None:
        """Let a bot play for those whose connection has been lost for a while."""
        async with self.actor.lock:
            for seat in self.actor.presence.absent_for(self.settings.away_seconds):
                if self.table.playing and not self.table.chairs[seat].away:
                    await self.actor.append(WentAway(seat))

    async def _free_seats(self) -> None:
        """Free the seats of those who are absent before a game."""
        async with self.actor.lock:
            for seat in self.actor.presence.absent_for(self.settings.seat_seconds):
                if not self.table.playing:
                    await self.actor.append(SeatLeft(seat, self.table.chairs[seat].name))
                    self.actor.presence.absent_since.pop(seat, None)
