"""Compiled rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from saltmochi.table import compiled as fast_world
from saltmochi.table.compiled import cache_folder, compiled
from saltmochi.table.rule import (
    UnboundPort,
    bind,
    expansion_rule,
    global_names,
    is_expansion_rule,
    is_rule,
    left_out,
    optional_port,
    port,
    rule,
    unbound,
)

TABLE = (3, 1, 4)


@rule
def entry(n: int) -> int:
    return TABLE[n] + double(n)


@rule
def double(n: int) -> int:
    return 2 * n


@rule
def counted(n: int) -> int:
    return n.bit_count()


@port
def left_open(n: int) -> int:  # noqa: ARG001
    """Left open: a port."""
    unbound()


@optional_port
def with_default(n: int) -> int:
    return n + 100


@rule
def open_entry(n: int) -> int:
    return TABLE[n] + open_inside(n)


@rule
def open_inside(n: int) -> int:
    return left_open(n) + double(n)


def test_a_rule_stays_a_plain_function() -> None:
    assert is_rule(entry)
    assert not is_rule(len)
    assert entry(2) == 4 + 4


def test_a_compiled_rule_calls_compiled_rules_and_reads_tables() -> None:
    assert [compiled(entry)(n) for n in range(3)] == [entry(n) for n in range(3)]


def test_a_rule_can_be_called_and_be_called_by_another() -> None:
    # Both forms are cached; one must never be loaded in place of the other.
    assert compiled(double)(4) == 8
    assert compiled(entry)(1) == 3
    assert compiled(double)(5) == 10


def test_a_rule_bound_to_other_names_is_compiled_anew() -> None:
    assert compiled(bind(open_entry, {"left_open": counted}))(2) == 4 + 1 + 4
    assert compiled(bind(open_entry, {"left_open": double}))(2) == 4 + 4 + 4


def test_only_what_is_left_open_is_filled_in() -> None:
    assert bind(entry, {"double": counted, "left_open": counted}) is entry
    assert bind(open_entry, {"left_open": counted, "double": counted})(2) == 4 + 1 + 4


def test_a_port_that_nothing_fills_in_is_an_error() -> None:
    with pytest.raises(UnboundPort, match="left_open"):
        bind(open_entry, {})
    with pytest.raises(UnboundPort):
        open_entry(2)


@rule
def uses_default(n: int) -> int:
    return with_default(n)


def test_an_optional_port_has_a_default() -> None:
    assert compiled(bind(uses_default, {}))(2) == uses_default(2) == 102
    assert compiled(bind(uses_default, {"with_default": double}))(2) == 4


# --- Lean rules ---


@expansion_rule
def extra(n: int, factor: int) -> int:
    return n * factor + unknown_elsewhere(n)


@rule
def unknown_elsewhere(n: int) -> int:
    return 7 * n


@rule
def with_extra(n: int) -> int:
    return double(n) + extra(n, 10) + inside(n)


@rule
def inside(n: int) -> int:
    return 1000 + extra(n, 100)


@rule
def calls_port_with_extra(n: int) -> int:
    return left_open(n) + extra(n, 10)


def test_a_lean_rule_leaves_out_what_only_expansions_need() -> None:
    assert is_expansion_rule(extra)
    assert not is_expansion_rule(with_extra)
    full, lean = bind(with_extra, {}), bind(with_extra, {}, lean=True)
    assert full is with_extra
    assert full(2) == 4 + 34 + 1000 + 214
    assert lean(2) == compiled(lean)(2) == 4 + 0 + 1000 + 0
    assert compiled(full)(2) == full(2)
    assert with_extra(2) == full(2)


def test_a_rule_that_calls_nothing_of_expansions_stays_as_it_is() -> None:
    assert bind(entry, {}, lean=True) is entry


def test_a_rule_that_is_left_out_takes_the_same_arguments_and_returns_0() -> None:
    stub = left_out(extra)
    assert stub is left_out(extra)
    assert is_rule(stub)
    assert (stub(3, 4), stub(n=3, factor=4)) == (0, 0)
    assert stub.__code__.co_varnames == ("n", "factor")
    assert global_names(stub.__code__) == frozenset()
    assert stub.__qualname__ != extra.__qualname__
    with pytest.raises(TypeError):
        stub(3)


def test_an_expansion_rule_itself_can_be_bound_lean() -> None:
    assert bind(extra, {}, lean=True)(3, 4) == 0
    assert bind(extra, {}) is extra


def test_lean_rules_fill_in_ports_with_lean_rules() -> None:
    assert bind(calls_port_with_extra, {"left_open": inside})(2) == 1214 + 34
    lean = bind(calls_port_with_extra, {"left_open": inside}, lean=True)
    assert lean(2) == compiled(lean)(2) == 1000


def test_lean_and_full_copies_of_a_rule_have_different_names() -> None:
    # Compiled code is cached by name: one must never be loaded in place of the other.
    full, lean = (bind(calls_port_with_extra, {"left_open": inside}, lean=lean) for lean in (False, True))
    assert full.__qualname__ != lean.__qualname__
    again = bind(calls_port_with_extra, {"left_open": inside}, lean=True)
    assert again.__qualname__ == lean.__qualname__
    assert compiled(full)(2) == full(2) != compiled(lean)(2)


class Holder(NamedTuple):
    """Has an attribute named like a rule."""

    double: int


@rule
def reads_attribute(holder: Holder) -> int:
    return holder.double


def test_an_attribute_named_like_a_rule_is_no_call_of_it() -> None:
    assert bind(reads_attribute, {"double": counted}) is reads_attribute
    assert global_names(reads_attribute.__code__) == frozenset()
    assert compiled(reads_attribute)(Holder(7)) == 7


def test_bits_are_counted_alike() -> None:
    words = (0, 1, 255, 2**34 - 1, 2**62 - 1)
    assert [compiled(counted)(word) for word in words] == [counted(word) for word in words]


def test_an_edited_rule_never_runs_stale_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALTMOCHI_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(fast_world, "_PACKAGE", tmp_path)
    source = tmp_path / "rules.py"
    source.write_text("A = 1\n")
    before = cache_folder()
    assert cache_folder() == before
    source.write_text("A = 2\n")
    assert cache_folder() != before
    assert before.is_relative_to(tmp_path / "cache")


def test_where_nothing_can_be_written_rules_are_compiled_all_the_same(tmp_path: Path) -> None:
    obstacle = tmp_path / "file"
    obstacle.write_text("not a folder")
    code = "from tests.table.test_compiled import compiled, double; print(compiled(double)(4))"
    environment = {**os.environ, "SALTMOCHI_CACHE_DIR": str(obstacle / "cache")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("8", "")
