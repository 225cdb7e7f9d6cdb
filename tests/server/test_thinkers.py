"""Bots in processes of their own."""

from __future__ import annotations

import os
from contextlib import closing

from saltmochi.server.thinkers import NICENESS, Thinkers


def test_bots_stand_back_where_the_server_wants_a_core() -> None:
    with closing(Thinkers(1)) as thinkers:
        for pool in (thinkers.quick, thinkers.slow):
            assert pool.submit(os.nice, 0).result() == min(19, os.nice(0) + NICENESS)
