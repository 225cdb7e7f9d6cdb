"""The registry: the tables that this process has in memory, and how others are loaded, opened and released."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial

from saltmochi.server import flight_recorder, metrics
from saltmochi.server.protocol.commands import UNREADABLE, Hello
from saltmochi.server.protocol.table_options import PERSON, TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.storage.ban_list import BanList
from saltmochi.server.storage.leases import Leases
from saltmochi.server.storage.log_events import SeatTaken, TableOpened, encode_event
from saltmochi.server.storage.notifications import NotificationListener
from saltmochi.server.storage.retention import DAY, Deleted, delete_unvisited
from saltmochi.server.storage.store import LogRow, Store
from saltmochi.server.tables.bot_pool import BotPool
from saltmochi.server.tables.lobby import Listing, decode_entry
from saltmochi.server.tables.presence import Listener, now
from saltmochi.server.tables.reading import TableReader
from saltmochi.server.tables.table import Table, key_of, new_token, table_id_of
from saltmochi.server.tables.table_actor import TableActor
from saltmochi.server.tables.validation import validate_name, validate_options
from saltmochi.table.seats import WATCHER

# Codes are short, and of letters and digits that nobody confuses.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
MAX_ATTEMPTS = 5
# The lobby shows tables where something happened in this time.
LISTED_MILLISECONDS = 3 * 3_600_000
# Unvisited tables are deleted this often, a few at a time.
DELETION_SECONDS = 30.0

logger = logging.getLogger(__name__)


class TableRegistry:
    """The tables of this process."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.settings = settings
        self.store = Store(settings.database, process)
        self.leases = Leases(self.store)
        self.bans = BanList(self.store)
        self.reader = TableReader(self.store)
        self.bot_pool = BotPool(settings.bot_processes)
        self.actors: dict[str, TableActor] = {}  # by id of the table
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._notifications = NotificationListener(self.store)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database and start."""
        await asyncio.to_thread(self.store.open)
        await self.bans.load()
        if self.settings.prepare_bots:
            self.bot_pool.prepare()
        self._notifications.start(self._row_stored, self._connected_elsewhere, self._follow_all)
        self._tasks.append(asyncio.create_task(self._maintain()))
        if self.settings.keep_days:
            self._tasks.append(asyncio.create_task(self._delete_regularly()))
        logger.info("server began", extra={"database": self.store.engine.dialect.name})

    async def close(self) -> None:
        """Stop, release all leases and close the database."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._notifications.close()
        for actor in self.actors.values():
            actor.stop()
        with suppress(Refusal):
            await self.leases.release(self.actors)
        self.bot_pool.close()
        await asyncio.to_thread(self.store.close)
        logger.info("server ended")

    # --- Tables ---

    async def open_table(self, options: TableOptions, name: str, token: str = "") -> tuple[TableActor, int, str]:
        """Open a table, with its first player on the first seat for people; return it, the seat and its secret.

        Asked again with the same secret, return the table that it has opened.
        """
        validate_options(options)
        self._check_capacity()
        token = token or new_token()
        table_id = table_id_of(token)
        validate_name(Table(table_id), name)
        actor = await self._store_table(table_id, options)
        async with actor.lock:
            table = actor.table
            if table.number == 0:
                await actor.append(SeatTaken(table.options.bots.index(PERSON), name, key_of(token)))
            seat = table.seat_of(token)
        if seat == WATCHER:  # repeated after the player left
            raise Refusal("stale")
        return actor, seat, token

    async def _store_table(self, table_id: str, options: TableOptions) -> TableActor:
        """Store a new table, unless it was stored before, and return its actor."""
        for _ in range(MAX_ATTEMPTS):
            opened = TableOpened("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)), options)
            if await self.store.append(LogRow(table_id, 0, now(), encode_event(opened), opened.code)):
                logger.info("table opened", extra={"game": options.game, "players": options.players})
                return await self.actor(table_id)
            try:
                return await self.actor(table_id)
            except Refusal as refusal:
                if refusal.code != "no_table":  # otherwise the code was taken
                    raise
        raise Refusal("busy")

    async def actor(self, table_id: str) -> TableActor:
        """Return the actor of a table, which is loaded if need be."""
        while (actor := self.actors.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            await asyncio.shield(self._loading[table_id])
        actor.presence.empty_since = now()
        return actor

    async def join(self, listener: Listener, hello: Hello) -> TableActor:
        """Let a client join the table that it names; one that fell asleep meanwhile is loaded again."""
        while True:
            actor = await self.actor(hello.table)
            await self._lead(actor)
            if await actor.join(listener, hello):
                return actor

    async def _load(self, table_id: str) -> None:
        try:
            with flight_recorder.activity("waking a table"):
                table = await self.reader.load(table_id)
            self._check_capacity()
            actor = self._add(table)
            await actor.follow(table.number + 1)
        finally:
            del self._loading[table_id]

    async def read(self, table_id: str) -> Table:
        """Return a table without keeping it awake."""
        actor = self.actors.get(table_id)
        return actor.table if actor else await self.reader.read(table_id)

    async def at_game(self, table_id: str, number: int) -> Table:
        """Return a table with one of its games: the present one, or as the table was at the end of that game."""
        actor = self.actors.get(table_id)
        if actor and actor.table.game_count == number:
            return actor.table
        return await self.reader.at_game(table_id, number)

    async def find_table(self, code: str) -> str:
        """Return the id of the table with this code, however it is typed."""
        found = await self.store.find_table("".join(filter(str.isalnum, code)).upper())
        if found is None:
            raise Refusal("no_table")
        return found

    async def lobby(self) -> list[Listing]:
        """Return the tables that everybody may join or look at."""
        found = []
        for entry in await self.store.lobby(now() - LISTED_MILLISECONDS, await self.leases.time()):
            with suppress(*UNREADABLE):  # a damaged entry hides one table, not all
                found.append(decode_entry(entry))
        return found

    def _add(self, table: Table) -> TableActor:
        actor = TableActor(table, self.store, self.bot_pool, self.settings)
        self.actors[table.id] = actor
        metrics.TABLES.set(len(self.actors))
        return actor

    def _check_capacity(self) -> None:
        if len(self.actors) >= self.settings.most_tables:
            raise Refusal("full")

    # --- Retention ---

    async def _delete_regularly(self) -> None:
        """Delete the tables that nobody visits any more, again and again."""
        while True:
            with suppress(Refusal):
                await self.delete_unvisited()
            await asyncio.sleep(DELETION_SECONDS)

    async def delete_unvisited(self) -> Deleted:
        """Delete some tables that nobody has visited for as many days as tables are kept."""
        before = now() - self.settings.keep_days * DAY
        deleted = await self.store.change(partial(delete_unvisited, before=before, keep=frozenset(self.actors)))
        if deleted.tables:
            self.reader.forget()
            logger.info("tables deleted", extra={"tables": deleted.tables, "events": deleted.events})
        return deleted

    # --- Other processes ---

    def _row_stored(self, table_id: str, number: int) -> None:
        """Let a table follow another process that has stored an event."""
        actor = self.actors.get(table_id)
        if actor and number > actor.table.number:
            task = asyncio.ensure_future(actor.follow(number))
            task.add_done_callback(lambda done: done.exception())

    def _connected_elsewhere(self, process: str, table_id: str, seats: set[int]) -> None:
        """Note who is connected to another process."""
        actor = self.actors.get(table_id)
        if actor:
            actor.connected_elsewhere(process, seats)

    def _follow_all(self) -> None:
        """Look for events of which the notification may have been missed."""
        for table_id, actor in self.actors.items():
            self._row_stored(table_id, actor.table.number + 1)

    # --- Leases ---

    async def _maintain(self) -> None:
        """Put idle tables to sleep, renew leases and read what other processes banned, again and again."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 3)
            try:
                with flight_recorder.activity("leases", len(self.actors)):
                    await self._put_to_sleep()
                    await self._renew_leases()
                if self.store.shared:
                    await self.bans.load()
            except Exception:
                logger.exception("leases not renewed")

    async def _put_to_sleep(self) -> None:
        idle = now() - 1000 * self.settings.sleep_seconds
        asleep = [
            table_id
            for table_id, actor in self.actors.items()
            if not actor.presence.listeners and actor.presence.empty_since <= idle and not actor.lock.locked()
        ]
        for table_id in asleep:
            self.actors.pop(table_id).sleep()
        metrics.TABLES.set(len(self.actors))
        await self.leases.release(asleep)

    async def _renew_leases(self) -> None:
        """Keep the leases of tables with connections, and release those that people have left."""
        deserted = {
            table_id: actor for table_id, actor in self.actors.items() if actor.leading and not actor.presence.listeners
        }
        for actor in deserted.values():
            actor.leading = False  # a client that joins meanwhile makes this process claim the lease again
        await self.leases.release(deserted)
        visited = {table_id: actor for table_id, actor in self.actors.items() if actor.presence.listeners}
        claimed = await self._claim(list(visited))
        for table_id, actor in visited.items():
            actor.announce()
            actor.forget_silent_processes()
            if (table_id in claimed) != actor.leading:
                actor.leading = table_id in claimed
                with suppress(Refusal):  # a log that cannot be replayed is no matter of the other tables
                    await actor.follow(actor.table.number + 1)

    async def _lead(self, actor: TableActor) -> None:
        """Take the lease of a table that somebody joins, unless another process holds it."""
        if not actor.leading and await self._claim([actor.table.id]):
            actor.leading = True

    async def _claim(self, table_ids: list[str]) -> set[str]:
        at = await self.leases.time()
        return await self.leases.claim(table_ids, at, at + int(1000 * self.settings.lease_seconds))
