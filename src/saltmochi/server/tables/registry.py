"""All tables: those awake, and how others are woken, opened, put away and passed on."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from saltmochi.server import metrics
from saltmochi.server.tables.validation import checked_options, free_name
from saltmochi.server.tables.table_actor import Listener, LiveTable, now
from saltmochi.server.tables.lobby import Listing
from saltmochi.server.tables.lobby import decoded as listing_from
from saltmochi.server.storage.notifications import Notices
from saltmochi.server.protocol.messages import Hello
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import Opened, Options, Sat, decoded, encoded
from saltmochi.server.settings import Settings
from saltmochi.server.storage.store import Store, Write
from saltmochi.server.tables.table import Table, key_of, new_token
from saltmochi.server.tables.bot_pool import Thinkers

# Codes are short, and of letters and digits that nobody confuses.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
TRIES = 5
# So many rows are read in one go.
AT_A_TIME = 100
# The lobby shows tables where something happened since then.
LISTED_MILLISECONDS = 3 * 3_600_000

logger = logging.getLogger(__name__)


class Hall:
    """The tables of this process."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.settings = settings
        self.store = Store(settings.database, process)
        self.thinkers = Thinkers(settings.bot_processes)
        self.awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._notices = Notices(self.store)
        self._caretaker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin."""
        await asyncio.to_thread(self.store.open)
        if self.settings.prepare_bots:
            self.thinkers.prepare()
        self._notices.listen(self._row_stored, self._present_elsewhere, self._catch_up)
        self._caretaker = asyncio.create_task(self._take_care())
        logger.info("server began", extra={"database": self.store.engine.dialect.name})

    async def close(self) -> None:
        """Put everything away."""
        if self._caretaker:
            self._caretaker.cancel()
            with suppress(asyncio.CancelledError):
                await self._caretaker
        self._notices.close()
        for live in self.awake.values():
            live.stop()
        with suppress(Refusal):
            await self.store.release(self.awake)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)
        logger.info("server ended")

    # --- Tables ---

    async def open_table(self, options: Options, name: str) -> tuple[LiveTable, int, str]:
        """A new table, with its first player on the first seat for people: the table, the seat and its secret."""
        checked_options(options)
        self._check_room()
        table = Table(secrets.token_urlsafe(12))
        free_name(table, name)
        for _ in range(TRIES):
            opened = Opened("".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)), options)
            if await self.store.append(Write(table.id, 0, now(), encoded(opened), opened.code)):
                break
        else:
            raise Refusal("busy")
        table.fold(0, now(), opened)
        live = self._wake(table)
        seat, token = options.bots.index(""), new_token()
        async with live.lock:
            await live.append(Sat(seat, name, key_of(token)))
        logger.info("table opened", extra={"game": options.game, "players": options.players})
        return live, seat, token

    async def table(self, name: str) -> LiveTable:
        """The table with this id, woken if need be."""
        while (live := self.awake.get(name)) is None:
            if name not in self._waking:
                self._waking[name] = asyncio.create_task(self._load(name))
            await asyncio.shield(self._waking[name])
        live.empty_since = now()
        return live

    async def join(self, listener: Listener, hello: Hello) -> LiveTable:
        """Let a client join the table that it names; one that fell asleep meanwhile is woken again."""
        while True:
            live = await self.table(hello.table)
            await self._lead(live)
            if await live.join(listener, hello):
                return live

    async def _load(self, name: str) -> None:
        try:
            table = await self.stored(name)
            self._check_room()
            live = self._wake(table)
            await live.follow(table.number + 1)
        finally:
            del self._waking[name]

    async def stored(self, name: str) -> Table:
        """A table as its log says."""
        rows = await self.store.rows(name) if name.isprintable() else []
        if not rows:
            raise Refusal("no_table")
        table = Table(name)
        for number, at, row in rows:
            table.fold(number, at, decoded(row))
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)  # others have their turn
        return table

    async def named(self, code: str) -> str:
        """The id of the table that has this code."""
        found = await self.store.table_with("".join(filter(str.isalnum, code)).upper())
        if found is None:
            raise Refusal("no_table")
        return found

    async def lobby(self) -> list[Listing]:
        """The tables that everybody may join or look at."""
        return [listing_from(data) for data in await self.store.listed(now() - LISTED_MILLISECONDS, now())]

    def _wake(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.thinkers, self.settings)
        self.awake[table.id] = live
        metrics.TABLES.set(len(self.awake))
        return live

    def _check_room(self) -> None:
        if len(self.awake) >= self.settings.most_tables:
            raise Refusal("full")

    # --- Together with other processes ---

    def _row_stored(self, table: str, number: int) -> None:
        """Another process has stored a row of a table."""
        live = self.awake.get(table)
        if live and number > live.table.number:
            task = asyncio.ensure_future(live.follow(number))
            task.add_done_callback(lambda done: done.exception())

    def _present_elsewhere(self, process: str, table: str, seats: set[int]) -> None:
        """Another process tells who is connected to it."""
        live = self.awake.get(table)
        if live:
            live.present_elsewhere(process, seats)

    def _catch_up(self) -> None:
        """Rows may have been missed."""
        for name, live in self.awake.items():
            self._row_stored(name, live.table.number + 1)

    async def _take_care(self) -> None:
        """Now and then: put tables to sleep, and keep or take the leases of the others."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 3)
            try:
                await self._put_to_sleep()
                await self._renew()
            except Exception:
                logger.exception("leases not renewed")

    async def _put_to_sleep(self) -> None:
        idle = now() - 1000 * self.settings.sleep_seconds
        asleep = [
            name
            for name, live in self.awake.items()
            if not live.listeners and live.empty_since <= idle and not live.lock.locked()
        ]
        for name in asleep:
            self.awake.pop(name).sleep()
        metrics.TABLES.set(len(self.awake))
        await self.store.release(asleep)

    async def _renew(self) -> None:
        """A process runs the tables that people have come to; another may run those that they left."""
        deserted = {name: live for name, live in self.awake.items() if live.leading and not live.listeners}
        for live in deserted.values():
            live.leading = False  # whoever comes meanwhile claims it anew
        await self.store.release(deserted)
        visited = {name: live for name, live in self.awake.items() if live.listeners}
        claimed = await self._claimed(list(visited))
        for name, live in visited.items():
            live.announce()
            live.look_around()
            if (name in claimed) != live.leading:
                live.leading = name in claimed
                await live.follow(live.table.number + 1)

    async def _lead(self, live: LiveTable) -> None:
        """Somebody comes to a table: if no other process runs it, this one does."""
        if not live.leading and await self._claimed([live.table.id]):
            live.leading = True

    async def _claimed(self, names: list[str]) -> set[str]:
        return await self.store.claim(names, now(), now() + int(1000 * self.settings.lease_seconds))
