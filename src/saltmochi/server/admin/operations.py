"""What operators can do to a running server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import time

from saltmochi.server.admin.messages import (
    AnyRequest,
    AnyRow,
    BanNetwork,
    BanRow,
    CloseTable,
    ConnectionRow,
    MuteChat,
    ShowBans,
    ShowConnections,
    ShowTables,
    TableRow,
    UnbanNetwork,
)
from saltmochi.server.api.websocket import WebSocketEndpoint
from saltmochi.server.storage.ban_list import Ban, network_of
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.table_actor import TableActor

HOUR = 3600


class Operations:
    """Carries out the requests of operators."""

    def __init__(self, registry: TableRegistry, websocket: WebSocketEndpoint) -> None:
        self.registry = registry
        self.websocket = websocket

    async def carry_out(self, request: AnyRequest) -> Sequence[AnyRow]:
        """Do what is asked for, and return the rows that answer it."""
        match request:
            case ShowTables():
                return self._tables()
            case ShowConnections():
                return self._connections()
            case CloseTable():
                await (await self._actor(request.code)).close()
            case MuteChat():
                await (await self._actor(request.code)).mute(request.seat, request.muted)
            case BanNetwork():
                until = None if request.hours is None else int(1000 * (time() + HOUR * request.hours))
                await self.registry.bans.add(Ban(network_of(request.network), until))
            case UnbanNetwork():
                await self.registry.bans.remove(network_of(request.network))
        return self._bans() if isinstance(request, ShowBans | BanNetwork | UnbanNetwork) else []

    async def _actor(self, code: str) -> TableActor:
        return await self.registry.actor(await self.registry.find_table(code))

    def _tables(self) -> list[TableRow]:
        """Return the tables in memory, the newest first."""
        rows = [table_row(actor) for actor in self.registry.actors.values() if not actor.table.closed]
        return sorted(rows, key=lambda row: row.seconds)

    def _connections(self) -> list[ConnectionRow]:
        """Return who is connected, those with the most connections first."""
        counts = Counter(connection.host for connection in self.websocket.connections)
        codes: dict[str, set[str]] = {}
        for actor in self.registry.actors.values():
            for listener in actor.presence.listeners:
                codes.setdefault(listener.host, set()).add(actor.table.code)
        return [ConnectionRow(host, count, sorted(codes.get(host, ()))) for host, count in counts.most_common()]

    def _bans(self) -> list[BanRow]:
        bans = sorted(self.registry.bans.current())
        return [BanRow(ban.network, None if ban.until is None else int(ban.until / 1000 - time())) for ban in bans]


def table_row(actor: TableActor) -> TableRow:
    """Return what operators see of a table."""
    table, session = actor.table, actor.table.session
    return TableRow(
        code=table.code,
        game=table.options.game,
        names=[chair.name for chair in table.chairs],
        levels=[chair.level for chair in table.chairs],
        connections=len(actor.presence.listeners),
        seconds=int(time() - table.opened_at / 1000),
        moves=len(session.record.actions) - session.choices if session else 0,
        playing=table.playing,
        chat=table.options.chat and not table.muted,
    )
