"""What messages and rows are made of."""

from __future__ import annotations

from msgspec import Struct


class Plain(Struct, frozen=True, gc=False):
    """Plain values, none of which leads back to itself: so the garbage collector need not look through them.

    It did, for a quarter of a second at a time, once a few hundred tables had played a while.
    """
