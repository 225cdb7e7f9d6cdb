"""Reading tables from their logs: those that wake up, and those that sleep on while somebody asks about them.

A table is made from the snapshot before its present game and the events since. Without a snapshot the whole log is
replayed, and the snapshots and summaries that are missing are stored on the way. Memory stays bounded: a log is read
in parts, and a table holds one game at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import Generic, TypeVar

from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.game_rows import (
    GameChange,
    GameEnded,
    StoredGame,
    read_games,
    read_last_game,
    read_summaries,
)
from saltmochi.server.storage.retention import mark_visited
from saltmochi.server.storage.store import BEFORE_FIRST, Store, StoredTable
from saltmochi.server.tables.archive import Archive
from saltmochi.server.tables.game_summary import GameSummary, decode_summary, game_change, game_summary
from saltmochi.server.tables.presence import now
from saltmochi.server.tables.replay import UNREPLAYABLE, replay_event
from saltmochi.server.tables.table import Table

# Replaying a long log lets others have their turn after this many events.
EVENTS_PER_TURN = 50
# This many logs are replayed at once; others wait.
MAX_AT_ONCE = 4
# Sleeping tables, and finished games, that are kept for those who ask again.
MAX_CACHED = 32
# Visits are noted if the last one is longer ago, in milliseconds. No table is deleted sooner than after a day.
VISIT_MILLISECONDS = 3_600_000

K = TypeVar("K")
V = TypeVar("V")

logger = logging.getLogger(__name__)


class TableReader:
    """Makes tables from what the database has of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._turns = asyncio.Semaphore(MAX_AT_ONCE)
        self._sleeping: Cache[str, tuple[int, Table | str]] = Cache()  # with the number of the last event
        self._finished: Cache[tuple[str, int], Table] = Cache()
        self._reading: dict[str, asyncio.Task[Table | str]] = {}

    # --- Tables ---

    async def load(self, table_id: str) -> Table:
        """Make a table to be played on. It is marked as visited first, so that it is not deleted meanwhile."""
        stored = await self._stored(table_id)
        if stored.visited < now() - VISIT_MILLISECONDS:
            exists = True
            with suppress(Refusal):  # it can be shown though nothing can be written
                exists = await self.store.change(partial(mark_visited, table=table_id, now=now()))
            if not exists:
                raise Refusal("no_table")
        return await self._make(table_id)

    async def read(self, table_id: str) -> Table:
        """Return a sleeping table, which is not to be changed. Those who ask together share it."""
        stored = await self._stored(table_id)
        known = self._sleeping.get(table_id)
        if known and known[0] == stored.last:
            found = known[1]
        else:
            if table_id not in self._reading:
                self._reading[table_id] = asyncio.create_task(self._read(table_id, stored.last))
            found = await asyncio.shield(self._reading[table_id])
        if isinstance(found, str):
            raise Refusal(found)
        return found

    async def _read(self, table_id: str, last: int) -> Table | str:
        """Read a table, or return the code of the refusal if it cannot be replayed; keep either."""
        try:
            found: Table | str = await self._make(table_id)
        except Refusal as refusal:
            if refusal.code not in UNREPLAYABLE:
                raise
            found = refusal.code
        finally:
            del self._reading[table_id]
        self._sleeping.put(table_id, (last, found))
        return found

    def forget(self) -> None:
        """Forget all that is kept in memory, after tables were deleted."""
        self._sleeping.clear()
        self._finished.clear()

    # --- Games ---

    async def summaries(self, table: Table) -> list[GameSummary]:
        """Return the summaries of all games at a table."""
        earlier = range(1, table.game_count)
        stored = await self.stored_summaries(table.id)
        if any(number not in stored for number in earlier):
            await self._store_games(table.id)
            stored = await self.stored_summaries(table.id)
        found = [stored.get(number) or await self._summarize(table.id, number) for number in earlier]
        return found + [game_summary(session, table.game_count) for session in table.games]

    async def stored_summaries(self, table_id: str) -> dict[int, GameSummary]:
        """Return the summaries of finished games by number, as far as they are stored."""
        stored = await self.store.read(partial(read_summaries, table=table_id))
        return {number: decode_summary(data) for number, data in stored.items() if data}

    async def _summarize(self, table_id: str, number: int) -> GameSummary:
        table = await self.at_game(table_id, number)
        return game_summary(table.games[-1], number)

    async def at_game(self, table_id: str, number: int) -> Table:
        """Return a table as it was at the end of one of its games, made from the events of that game alone."""
        known = self._finished.get((table_id, number))
        if known:
            return known
        table = await self._replay_game(table_id, number)
        if table is None:
            if number > (await self.read(table_id)).game_count:
                raise Refusal("no_game")
            await self._store_games(table_id)
            table = await self._replay_game(table_id, number)
        if table is None:
            raise Refusal("no_game")
        if not table.playing:
            self._finished.put((table_id, number), table)
        return table

    async def _replay_game(self, table_id: str, number: int) -> Table | None:
        """Replay a game from its snapshot; None if what is stored of it, or of the game after it, is missing."""
        stored = await self.store.read(partial(read_games, table=table_id, games=(number, number + 1)))
        if not stored or stored[0].game != number:
            return None
        if len(stored) == 1 and not stored[0].summary:  # the present game
            table: Table | None = await self.read(table_id)
        else:
            table = restored(table_id, stored[0])
            if table:
                async with self._turns:
                    await self._replay(table, stored[0], stored[1].first if len(stored) > 1 else None)
        return table if table and table.game_count == number else None

    async def archive(self, table_id: str, game: int = 0) -> Archive:
        """Read the games of a table that cannot be replayed, with the moves of one of them."""
        entry = await self.store.lobby_entry(table_id)
        archive = Archive(wanted=game)
        async with self._turns:
            async for part in self.store.parts(table_id):
                if not all(map(archive.read, part)):
                    break
        archive.finish(entry)
        return archive

    # --- Replaying ---

    async def _stored(self, table_id: str) -> StoredTable:
        stored = await self.store.table(table_id) if table_id.isprintable() else None
        if stored is None:
            raise Refusal("no_table")
        return stored

    async def _make(self, table_id: str) -> Table:
        """Make a table from the last snapshot, or from its whole log if that fails."""
        async with self._turns:
            stored = await self.store.read(partial(read_last_game, table=table_id))
            table = restored(table_id, stored) if stored else None
            if table:
                try:
                    return await self._replay(table, stored)
                except Refusal as refusal:
                    if refusal.code not in UNREPLAYABLE:
                        raise
            return await self._replay(Table(table_id))

    async def _store_games(self, table_id: str) -> None:
        """Replay the whole log of a table to store what is missing of its games."""
        async with self._turns:
            await self._replay(Table(table_id))
        await self.store.change(lambda _: None)  # whatever was to be written before is written now

    async def _replay(self, table: Table, stored: StoredGame | None = None, until: int | None = None) -> Table:
        """Apply the events of the log up to a number, and store what is new of games after the one that is stored."""
        count = 0
        async for part in self.store.parts(table.id, table.number):
            for event in part:
                if until is not None and event.number >= until:
                    return table
                entry = replay_event(table, event)
                change = game_change(table, entry)
                if change and (stored is None or _is_new(change, stored)):
                    self.store.update_game(change)
                count += 1
                if count % EVENTS_PER_TURN == 0:
                    await asyncio.sleep(0)
        if table.number == BEFORE_FIRST:
            raise Refusal("no_table")
        return table


def restored(table_id: str, stored: StoredGame) -> Table | None:
    """Return a table as it was before a game; None if another version of this program took the snapshot."""
    table = Table(table_id)
    try:
        table.restore(stored.snapshot)
    except Exception:
        logger.warning("snapshot not understood", extra={"game": stored.game})
        return None
    return table


def _is_new(change: GameChange, stored: StoredGame) -> bool:
    """Return whether something is not known from a game that is stored."""
    return change.game > stored.game or (isinstance(change, GameEnded) and not stored.summary)


class Cache(Generic[K, V]):
    """The values that were asked for last."""

    def __init__(self) -> None:
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return a value, if it is kept."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def put(self, key: K, value: V) -> None:
        """Keep a value, and forget the one that was not asked for longest."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > MAX_CACHED:
            self._values.popitem(last=False)

    def pop(self, key: K) -> V | None:
        """Forget a value and return it, if it is kept."""
        return self._values.pop(key, None)

    def clear(self) -> None:
        """Forget all values."""
        self._values.clear()
