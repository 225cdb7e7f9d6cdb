"""Who a client is: its address, its language, and whether its page is ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from saltmochi.texts import supported_language

Scope = Mapping[str, Any]
# Whoever has one IPv6 address usually has all with the same prefix of this many bits.
IPV6_PREFIX = 64


def host_of(scope: Scope) -> str:
    """Return the network address of the client."""
    return str(scope["client"][0]) if scope.get("client") else ""


def address_of(scope: Scope) -> str:
    """Return what limits count by: the network address, or the IPv6 network of the whole household."""
    host = host_of(scope)
    try:
        found = plain_address(host)
    except ValueError:
        return host
    return str(IPv6Network((found, IPV6_PREFIX), strict=False)) if isinstance(found, IPv6Address) else str(found)


def plain_address(host: str) -> IPv4Address | IPv6Address:
    """Parse an address; one of IPv4 that arrives on an IPv6 socket (`::ffff:192.0.2.1`) as what it is."""
    address = ip_address(host)
    return getattr(address, "ipv4_mapped", None) or address


def proxy_check(proxies: str) -> Callable[[str], bool]:
    """Return a function that says whether an address is that of a trusted proxy, as uvicorn reads the setting."""

    async def nothing(*_: object) -> None:
        pass

    trusted = ProxyHeadersMiddleware(nothing, proxies).trusted_hosts
    return (lambda address: address in trusted) if proxies else (lambda _: False)


def language_of(scope: Scope) -> str:
    """Return the language that the client asks for first, as far as we speak it."""
    return supported_language(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


def has_allowed_origin(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Whether the request comes from a page of this server or of an allowed origin. Programs send no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = origin.split(b"://", 1)[-1]
    return bool(host == headers.get(b"host")) or origin.decode("latin-1") in origins
