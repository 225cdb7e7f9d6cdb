"""The names that this server is known by.

A page of another site can make its own name point to this server (DNS rebinding). Its browser then takes the server for
a part of that site, so the origin of its requests tells nothing. The name in the `Host` header does.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address

from saltmochi.server.settings import Settings
from saltmochi.server.transport.client_info import Scope

HOST = re.compile(r"(?P<name>[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{0,5})?", re.ASCII | re.IGNORECASE)


def name_in(host: str) -> str:
    """Return the name in a `Host` header or an origin, without port and in its usual form; "" if it has none."""
    found = HOST.fullmatch(host)
    return found["name"].lower().removesuffix(".") if found else ""


def host_of(scope: Scope) -> str:
    """Return the name by which a client has reached the server; "" if it says none, or several."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return name_in(hosts[0].strip()) if len(hosts) == 1 else ""


def known_hosts(settings: Settings) -> frozenset[str]:
    """Return the names of this server: those of the machine and of the settings."""
    machine = socket.gethostname()
    short = machine.split(".", 1)[0]
    origins = (origin.split("://", 1)[-1] for origin in settings.origins)
    names: Iterable[str] = (settings.host, machine, short, f"{short}.local", *settings.hosts, *origins)
    return frozenset(filter(None, map(name_in, names)))


def is_own_name(name: str, known: frozenset[str]) -> bool:
    """Whether a name is one of this server. Nobody can make an address or `localhost` point elsewhere."""
    return name in known or name == "localhost" or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    """Whether a name in a `Host` header is an IP address; one of IPv6 has brackets."""
    bracketed = name.startswith("[")
    try:
        return isinstance(ip_address(name.strip("[]")), IPv6Address) == bracketed
    except ValueError:
        return False
