"""Flight recorder: where the time of the slowest moves went, and what else the server was doing then.

It is off by default, and then costs a comparison per call. While it is on, a move is marked at each stage on its way
from the socket to the answers. Whatever may hold it up (commits, checkpoints, leases, queries, garbage collection) is
recorded as an activity. One stall delays many moves, so only the slowest move of each tenth of a second is kept, with
the activities that overlapped it.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

# The recorder keeps this many moves, and looks for what overlapped them among this many activities.
MAX_MOVES, MAX_ACTIVITIES = 100, 5000
# Of the moves that began within this many seconds, it keeps one.
STALL_SECONDS = 0.1
# The file is written this often, in seconds.
WRITE_SECONDS = 1.0
# Event loop and threads are watched at this interval; a delay is an activity if it is longer than this.
PULSE_SECONDS, LATE_SECONDS = 0.002, 0.005


class Activity(NamedTuple):
    """Something that the server did beside moves, with its times in seconds."""

    name: str
    began: float
    ended: float
    size: int = 0  # of what it handled: rows, tables


class Move(Struct):
    """A move on its way through the server."""

    began: float
    switches: int  # involuntary context switches of the process so far
    faults: int  # page faults of the process so far
    marks: list[tuple[str, float]]


class Meanwhile(Struct):
    """An activity that overlapped a move; times in milliseconds, the first from the move's beginning."""

    activity: str
    at: float
    took: float
    size: int


class SlowMove(Struct):
    """One of the slowest moves or other commands; times in milliseconds."""

    command: str
    took: float
    at: float  # since the recorder was started
    stages: dict[str, float]
    meanwhile: list[Meanwhile]
    switches: int
    faults: int


class FlightRecorder:
    """Keeps the slowest moves and writes them to a file, one JSON object per line, the slowest first."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.began = perf_counter()
        self.activities: deque[Activity] = deque(maxlen=MAX_ACTIVITIES)
        self.slowest: dict[int, SlowMove] = {}  # by the tenth of a second in which it began
        self._changed = False

    def finish(self, command: str, move: Move) -> None:
        """Keep a move that is among the slowest."""
        ended = move.marks[-1][1]
        took, stall = milliseconds(ended - move.began), int((move.began - self.began) / STALL_SECONDS)
        if stall in self.slowest and took <= self.slowest[stall].took:
            return
        usage = resource.getrusage(resource.RUSAGE_SELF)
        self.slowest[stall] = SlowMove(
            command=command,
            took=took,
            at=milliseconds(move.began - self.began),
            stages=stages_of(move),
            meanwhile=[
                Meanwhile(name, milliseconds(began - move.began), milliseconds(end - began), size)
                for name, began, end, size in list(self.activities)
                if began < ended and end > move.began
            ],
            switches=usage.ru_nivcsw - move.switches,
            faults=usage.ru_minflt + usage.ru_majflt - move.faults,
        )
        self._changed = True
        if len(self.slowest) > MAX_MOVES:
            del self.slowest[min(self.slowest, key=lambda stall: self.slowest[stall].took)]

    def write(self) -> None:
        """Write the slowest moves, if there are new ones."""
        if self._changed:
            self._changed = False
            moves = sorted(self.slowest.values(), key=lambda move: -move.took)
            self.path.write_bytes(b"".join(msgspec.json.encode(move) + b"\n" for move in moves))


def milliseconds(seconds: float) -> float:
    """Return seconds as milliseconds, to a hundredth."""
    return round(1000 * seconds, 2)


def stages_of(move: Move) -> dict[str, float]:
    """Return how long each stage of a move took, in milliseconds. A stage that was repeated counts as a whole."""
    found: dict[str, float] = {}
    last = move.began
    for stage, at in move.marks:
        found[stage] = round(found.get(stage, 0.0) + milliseconds(at - last), 2)
        last = at
    return found


# --- What the server calls ---

_recorder: FlightRecorder | None = None
_moves: WeakKeyDictionary[asyncio.Task[Any], Move] = WeakKeyDictionary()  # by the task that carries them out


def begin(arrived: float) -> None:
    """Begin to record the command that arrived then, in the task that carries it out."""
    if _recorder is not None:
        usage = resource.getrusage(resource.RUSAGE_SELF)
        _moves[_task()] = Move(arrived, usage.ru_nivcsw, usage.ru_minflt + usage.ru_majflt, [])
        mark("inbox")


def mark(stage: str) -> None:
    """Note that this task's move has completed a stage."""
    if _recorder is not None and (move := _moves.get(_task())) is not None:
        move.marks.append((stage, perf_counter()))


def finish(command: str) -> None:
    """Finish the move once all that it sends is written."""
    if _recorder is not None and (move := _moves.pop(_task(), None)) is not None:
        # Messages are written in a callback of the event loop that was scheduled before this one.
        asyncio.get_running_loop().call_soon(_finish, _recorder, command, move)


def _task() -> asyncio.Task[Any]:
    task = asyncio.current_task()
    assert task
    return task


def _finish(recorder: FlightRecorder, command: str, move: Move) -> None:
    move.marks.append(("write", perf_counter()))
    recorder.finish(command, move)


def activity(name: str, size: int = 0) -> AbstractContextManager[None]:
    """Record what is done in this context, in any thread."""
    return nullcontext() if _recorder is None else _record(_recorder, name, size)


@contextmanager
def _record(recorder: FlightRecorder, name: str, size: int) -> Iterator[None]:
    began = perf_counter()
    try:
        yield
    finally:
        recorder.activities.append(Activity(name, began, perf_counter(), size))


# --- On and off ---


@contextmanager
def recording(path: Path) -> Iterator[None]:
    """Record into a file; call it in the thread of the event loop."""
    global _recorder  # noqa: PLW0603
    _recorder = recorder = FlightRecorder(path)
    stopped = threading.Event()
    watchers = [
        threading.Thread(target=_watch_threads, args=(recorder, stopped), name="pulse", daemon=True),
        threading.Thread(target=_write_regularly, args=(recorder, stopped), name="recorder", daemon=True),
    ]
    collections = _watch_collections(recorder)
    gc.callbacks.append(collections)
    for watcher in watchers:
        watcher.start()
    try:
        yield
    finally:
        stopped.set()
        for watcher in watchers:
            watcher.join()
        gc.callbacks.remove(collections)
        _recorder = None
        recorder.write()


async def watch_event_loop() -> None:
    """Record when the event loop is late, until this task is cancelled."""
    while _recorder is not None:
        due = perf_counter() + PULSE_SECONDS
        await asyncio.sleep(PULSE_SECONDS)
        _note_delay(_recorder, "event loop late", due)


def _watch_threads(recorder: FlightRecorder, stopped: threading.Event) -> None:
    """Record when this thread is late: then the machine stood still, or another thread kept the interpreter."""
    while not stopped.is_set():
        due = perf_counter() + PULSE_SECONDS
        stopped.wait(PULSE_SECONDS)
        _note_delay(recorder, "thread late", due)


def _note_delay(recorder: FlightRecorder, name: str, due: float) -> None:
    if perf_counter() - due > LATE_SECONDS:
        recorder.activities.append(Activity(name, due, perf_counter()))


def _write_regularly(recorder: FlightRecorder, stopped: threading.Event) -> None:
    while not stopped.wait(WRITE_SECONDS):
        recorder.write()


def _watch_collections(recorder: FlightRecorder) -> Callable[[str, dict[str, Any]], None]:
    """Return a callback for the garbage collector that records its collections."""
    began = 0.0

    def collection(phase: str, info: dict[str, Any]) -> None:
        nonlocal began
        if phase == "start":
            began = perf_counter()
        else:
            recorder.activities.append(Activity("garbage collection", began, perf_counter(), info["collected"]))

    return collection
