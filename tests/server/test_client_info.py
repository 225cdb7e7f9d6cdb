"""Who asks for something."""

from __future__ import annotations

import pytest

from saltmochi.server.transport import client_info


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("a socket", "a socket"),
    ],
)
def test_limits_count_by_address_or_household(host: str, counted: str) -> None:
    assert client_info.address_of({"client": (host, 1)}) == counted


def test_a_visitor_may_come_from_nowhere() -> None:
    assert client_info.address_of({"client": None}) == ""
