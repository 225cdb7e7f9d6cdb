"""The flight recorder: the slowest moves, stage by stage, and what else the server was doing."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from saltmochi.server.flight_recorder import (
    MAX_MOVES,
    Activity,
    FlightRecorder,
    Meanwhile,
    Move,
    SlowMove,
    recording,
    stages_of,
)
from saltmochi.server.runner import recording_flights
from saltmochi.server.settings import Settings
from saltmochi.texts import Problem
from tests.server.client import Client, open_table, play_on
from tests.server.process import FREE, serving


def read(path: Path) -> list[SlowMove]:
    """What a recorder has written."""
    return [msgspec.json.decode(line, type=SlowMove) for line in path.read_bytes().splitlines()]


def move(began: float, *marks: tuple[str, float]) -> Move:
    """A move, marked then."""
    return Move(began, 0, 0, list(marks))


def test_a_stage_lasts_from_the_mark_before_it_and_repeated_ones_add_up() -> None:
    stages = stages_of(move(1.0, ("inbox", 1.001), ("store", 1.004), ("apply", 1.005), ("store", 1.007)))
    assert stages == {"inbox": 1.0, "store": 5.0, "apply": 1.0}


def test_a_slow_move_is_kept_with_what_overlapped_it(tmp_path: Path) -> None:
    recorder = FlightRecorder(tmp_path / "slow.jsonl")
    began = recorder.began
    recorder.activities += [
        Activity("query", began, began + 1.0),
        Activity("commit", began + 1.9, began + 2.1, size=7),
        Activity("leases", began + 3.0, began + 4.0),
    ]
    recorder.finish("Act", move(began + 2.0, ("write", began + 2.5)))
    (slow,) = recorder.slowest.values()
    assert (slow.command, slow.took, slow.stages) == ("Act", 500.0, {"write": 500.0})
    assert slow.meanwhile == [Meanwhile("commit", -100.0, 200.0, 7)]


def test_of_one_stall_only_the_slowest_move_is_kept(tmp_path: Path) -> None:
    recorder = FlightRecorder(tmp_path / "slow.jsonl")
    for late in (0.01, 0.03, 0.02):
        recorder.finish("Act", move(recorder.began + late, ("write", recorder.began + 4 * late)))
    assert [slow.took for slow in recorder.slowest.values()] == [90.0]


def test_a_recorder_keeps_the_slowest_moves_of_all_and_writes_the_slowest_first(tmp_path: Path) -> None:
    recorder = FlightRecorder(tmp_path / "slow.jsonl")
    times = random.Random(1).sample(range(1000), 3 * MAX_MOVES)
    for second, took in enumerate(times):
        recorder.finish("Act", move(recorder.began + second, ("write", recorder.began + second + took / 1000)))
    recorder.write()
    assert [round(slow.took) for slow in read(recorder.path)] == sorted(times, reverse=True)[:MAX_MOVES]


def test_nothing_is_recorded_outside_a_recording(tmp_path: Path) -> None:
    with recording(tmp_path / "slow.jsonl"):
        pass
    assert not (tmp_path / "slow.jsonl").exists()


def test_a_file_that_cannot_be_written_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="flight_recorder"):
        recording_flights(Settings(flight_recorder=str(tmp_path / "missing" / "slow.jsonl")))


def test_a_server_records_the_stages_of_its_slowest_moves(tmp_path: Path) -> None:
    path = tmp_path / "slow.jsonl"
    with serving(f"sqlite:///{tmp_path}/tables.db", flight_recorder=str(path), **FREE) as server:
        table = open_table(server.address, bots=["", "casual"], target=8)
        with Client(server.address, table["table"], table["token"]) as client:
            client.kind("welcome")
            client.ask("ready")
            play_on([client], random.Random(1).choice)
        assert server.stop() == 0
    moves = read(path)
    (first, *_) = [slow for slow in moves if slow.command == "Act"]
    assert list(first.stages) == ["inbox", "lock", "validate", "store", "apply", "tell", "write"]
    assert sum(first.stages.values()) == pytest.approx(first.took, abs=0.1)
    assert "commit" in {activity.activity for slow in moves for activity in slow.meanwhile}
    assert path.stat().st_mode & 0o777 == 0o600
