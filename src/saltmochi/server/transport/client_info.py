"""Who asks for something: from where, in which language, and from whose page."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from saltmochi.texts import supported_language

Scope = Mapping[str, Any]
# An address of version 6 has so many bits that whoever has one has all that begin alike.
HOUSEHOLD = 64


def address(scope: Scope) -> str:
    """What limits count by: the network address, or that of the whole household."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        found = ip_address(host)
    except ValueError:
        return str(host)
    return str(IPv6Network((found, HOUSEHOLD), strict=False)) if isinstance(found, IPv6Address) else host


def language(scope: Scope) -> str:
    """The language that the visitor asks for first, as far as we speak it."""
    return supported_language(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


def is_ours(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Whether a page of this server asks, or of one that the settings name. Programs send no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = origin.split(b"://", 1)[-1]
    return bool(host == headers.get(b"host")) or origin.decode("latin-1") in origins
