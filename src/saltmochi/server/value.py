"""The base of messages and log events."""

from __future__ import annotations

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """Immutable value that the garbage collector does not track.

    Values never refer to themselves. Without tracking, a collection skips them; with a few hundred tables in memory it
    took a quarter of a second otherwise.
    """
