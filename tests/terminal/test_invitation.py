"""The address for others on the network, and its QR code."""

from __future__ import annotations

import socket
from io import StringIO
from ipaddress import ip_address
from typing import Any

import pytest
import segno
from rich.console import Console

from saltmochi.terminal import invitation
from saltmochi.terminal.invitation import Addresses, addresses, network_host, qr_lines, show_invitation
from saltmochi.texts import LANGUAGES, say

LINK = "http://192.168.178.23:8000"
OWN = {socket.AF_INET: "192.168.178.23", socket.AF_INET6: "2001:db8::17"}


@pytest.mark.parametrize(
    ("listening", "here", "network"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000", None),
        ("http://[::1]:8000", "http://[::1]:8000", None),
        ("http://192.168.178.23:8000", LINK, LINK),
        ("http://0.0.0.0:8000", "http://127.0.0.1:8000", LINK),
        ("http://[::]:8000", "http://[::1]:8000", LINK),
    ],
)
def test_others_get_an_address_that_they_can_reach(
    monkeypatch: pytest.MonkeyPatch, listening: str, here: str, network: str | None
) -> None:
    monkeypatch.setattr(invitation, "network_host", OWN.get)
    assert addresses(listening) == Addresses(here, network)


def test_without_ipv4_the_address_is_one_of_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "network_host", {socket.AF_INET6: "2001:db8::17"}.get)
    assert addresses("http://[::]:8000").network == "http://[2001:db8::17]:8000"
    assert addresses("http://0.0.0.0:8000").network is None


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_the_own_address_is_one_that_others_may_reach(family: socket.AddressFamily) -> None:
    found = network_host(family)
    assert found is None or not (ip_address(found).is_loopback or ip_address(found).is_unspecified)


def test_a_machine_without_a_network_has_no_such_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_host(socket.AF_INET) is None


@pytest.mark.parametrize("link", [LINK, "http://[2001:db8:1234:5678:9abc:def0:1234:5678]:65535"])
def test_the_blocks_show_the_code(link: str) -> None:
    rows = [[character in dark for character in line] for line in qr_lines(link) for dark in ("▀█", "▄█")]
    expected = [[bool(module) for module in row] for row in segno.make(link, micro=False).matrix_iter(border=4)]
    assert rows[: len(expected)] == expected
    assert not any(rows[-1])
    assert not any(row[0] or row[-1] for row in rows)


def shown(language: str = "en", *, width: int = 80, colours: str | None = "truecolor", **options: Any) -> str:
    """What a console prints."""
    output = StringIO()
    screen = Console(file=output, width=width, color_system=colours, highlight=False, **options)  # type: ignore[arg-type]
    show_invitation(screen, language, LINK)
    return output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_shows_the_link_and_a_code_with_colours_of_its_own(language: str) -> None:
    text = shown(language, force_terminal=True)
    assert say(language, "cli-serve-network", address=LINK) in text
    for line in qr_lines(LINK):
        assert f"\x1b[38;2;0;0;0;48;2;255;255;255m{line}\x1b[0m" in text


@pytest.mark.parametrize(
    "options",
    [
        {"width": 30, "force_terminal": True},
        {"force_terminal": False},
        {"force_terminal": True, "no_color": True},
        {"force_terminal": True, "colours": None},
    ],
    ids=["narrow", "no terminal", "NO_COLOR", "no colours"],
)
def test_elsewhere_only_the_link_is_shown(options: dict[str, Any]) -> None:
    text = shown(**options)
    assert LINK in text
    assert "▀" not in text
