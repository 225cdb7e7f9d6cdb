"""The networks that may not connect. They are stored in the database, so that all processes on it share them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_network
from time import time
from typing import NamedTuple

import sqlalchemy as sa

from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.store import Store
from saltmochi.server.transport.client_info import IPV6_PREFIX, plain_address

BANS = sa.table("bans", *map(sa.column, ("network", "until")))


class Ban(NamedTuple):
    """A network that may not connect."""

    network: str
    until: int | None  # milliseconds since 1970; None: for ever

    @property
    def over(self) -> bool:
        """Whether its time has passed."""
        return self.until is not None and self.until <= time() * 1000


class BanList:
    """The bans, in memory as they were last read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: Callable[[], None] = lambda: None  # called when there may be new bans
        self._bans: dict[str, Ban] = {}  # by network
        self._prefixes: set[tuple[int, int]] = set()  # IP versions and lengths of these networks

    async def load(self) -> None:
        """Read the bans from the database, without those that are over."""
        rows = await self.store.read(lambda connection: connection.execute(sa.select(BANS)).all())
        bans = (Ban(network, until) for network, until in rows)
        found = {ban.network: ban for ban in bans if not ban.over}
        if found != self._bans:
            self._bans = found
            self._prefixes = {(network.version, network.prefixlen) for network in map(ip_network, found)}
            self.changed()

    async def add(self, ban: Ban) -> None:
        """Store a ban; one of the same network is replaced."""

        def replace(connection: sa.Connection) -> None:
            connection.execute(sa.delete(BANS).where(BANS.c.network == ban.network))
            connection.execute(sa.insert(BANS).values(ban._asdict()))

        await self.store.read(replace)
        await self.load()

    async def remove(self, network: str) -> None:
        """Lift a ban."""
        query = sa.delete(BANS).where(BANS.c.network == network)
        if not await self.store.read(lambda connection: connection.execute(query).rowcount):
            raise Refusal("no_ban", network=network)
        await self.load()

    def current(self) -> list[Ban]:
        """Return the bans that are not over."""
        return [ban for ban in self._bans.values() if not ban.over]

    def check(self, host: str) -> None:
        """Refuse an address that is in a banned network."""
        if self._bans and self._is_banned(host):
            raise Refusal("banned")

    def _is_banned(self, host: str) -> bool:
        with suppress(ValueError):
            address = plain_address(host)
            for version, length in self._prefixes:
                if version == address.version:
                    ban = self._bans.get(str(ip_network((address, length), strict=False)))
                    if ban and not ban.over:
                        return True
        return False


def network_of(text: str) -> str:
    """Return the network to ban for an address or a network: of an IPv6 address the one that limits count by."""
    try:
        address = plain_address(text)
    except ValueError:
        try:
            return str(ip_network(text, strict=False))
        except ValueError as error:
            raise Refusal("network", network=text) from error
    return str(ip_network((address, IPV6_PREFIX), strict=False) if address.version == 6 else ip_network(address))
