"""Records as plain objects and as NumPy records."""

from __future__ import annotations

import numpy as np

from saltmochi.table.record import copy_record, dtype_of, number, numbers, pack, record, unpack


@record
class Tray:
    small: int = number()
    wide: int = number(bits=64)
    grid: list[list[int]] = numbers(2, 3, bits=16)


def filled() -> Tray:
    tray = Tray()
    tray.small, tray.wide, tray.grid[1][2] = -3, 2**62, 300
    return tray


def test_everything_starts_at_zero() -> None:
    assert (Tray().small, Tray().wide, Tray().grid) == (0, 0, [[0, 0, 0], [0, 0, 0]])


def test_the_record_type_has_the_same_fields_widest_first() -> None:
    assert dtype_of(Tray).names == ("wide", "grid", "small")
    assert dtype_of(Tray)["grid"].shape == (2, 3)
    assert dtype_of(Tray)["small"] == np.int8


def test_packing_and_unpacking_keep_the_numbers() -> None:
    assert unpack(Tray, pack(filled())) == filled()


def test_a_duplicate_is_independent() -> None:
    tray = filled()
    copy = copy_record(tray)
    assert copy == tray
    copy.grid[1][2] = 1
    assert tray.grid[1][2] == 300
