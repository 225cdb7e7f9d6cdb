"""Freed memory goes back to the system."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from saltmochi.server.heap import find_trim, trim_regularly


def private_bytes() -> int:
    """The memory that this process uses by itself."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    raise LookupError("RssAnon")


def test_freed_memory_is_returned_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltmochi.server.heap.TRIM_SECONDS", 0.01)

    async def wait() -> None:
        trim_regularly(asyncio.get_running_loop())
        for _ in range(2):
            blocks = [bytes(2000) for _ in range(40_000)]
            full = private_bytes()
            del blocks[:-1]  # the last block stays, so that the C library cannot simply shorten its heap
            while private_bytes() > full - 40_000_000:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(wait(), 60))


def test_other_c_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ctypes.CDLL", lambda _name: object())
    assert find_trim() is None

    def unknown(_name: None) -> None:
        raise TypeError

    monkeypatch.setattr("ctypes.CDLL", unknown)
    assert find_trim() is None
