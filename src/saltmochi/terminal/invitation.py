"""The address of a server for other people on the network, as a link and as a QR code for phones."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import segno
from rich.console import Console
from rich.text import Text

from saltmochi.texts import say

# Addresses for documentation, which nobody has: they are only looked up in the table of routes.
PROBES = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
# Two rows of the code in one row of the terminal: neither, the upper, the lower or both of two modules are dark.
HALF_BLOCKS = " ▀▄█"
# Colours of its own, so that the code can be read in dark and in light terminals.
DARK_ON_LIGHT = "#000000 on #ffffff"


class Addresses(NamedTuple):
    """Where a server can be reached."""

    here: str  # from this machine
    network: str | None  # from others on the network, if they can reach it


def addresses(address: str) -> Addresses:
    """Return where a server that listens on this address can be reached; one without a host listens on all."""
    parts = urlsplit(address)
    host = ip_address(parts.hostname or "")
    if host.is_loopback:
        return Addresses(address, None)
    if not host.is_unspecified:
        return Addresses(address, address)
    families = [socket.AF_INET] if host.version == 4 else [socket.AF_INET, socket.AF_INET6]
    found = next((found for family in families if (found := network_host(family))), None)
    local = "127.0.0.1" if host.version == 4 else "::1"
    return Addresses(_link(local, parts.port), _link(found, parts.port) if found else None)


def network_host(family: socket.AddressFamily) -> str | None:
    """Return this machine's own address for connections to other machines. Nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(PROBES[family])  # for UDP this only chooses the route
        found = str(probe.getsockname()[0])
        address = ip_address(found)
        return None if address.is_loopback or address.is_link_local or address.is_unspecified else found
    return None


def _link(host: str, port: int | None) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def show_invitation(screen: Console, language: str, link: str) -> None:
    """Print the link for others, with a QR code if the terminal can show one."""
    screen.print(say(language, "cli-serve-network", address=link), style="bold", soft_wrap=True)
    lines = qr_lines(link)
    if shows_colours(screen) and screen.width >= len(lines[0]):
        for line in lines:
            screen.print(Text(line, style=DARK_ON_LIGHT))


def shows_colours(screen: Console) -> bool:
    """Whether this is a terminal that shows colours and block characters: a code needs dark modules on light ground."""
    is_colourful = screen.is_terminal and screen.color_system is not None and not screen.no_color
    return is_colourful and screen.encoding.startswith("utf")


def qr_lines(link: str) -> list[str]:
    """Return the QR code of a link, with its quiet zone, as lines of half blocks."""
    rows = [list(row) for row in segno.make(link, micro=False).matrix_iter(border=4)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(HALF_BLOCKS[top + 2 * bottom] for top, bottom in zip(*pair, strict=True)) for pair in pairs]
