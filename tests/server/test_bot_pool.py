"""Bots in processes of their own, and the queue before them."""

from __future__ import annotations

import asyncio
import gc
import math
import os
import random
import signal
import statistics
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from weakref import ref

import pytest

from saltmochi.bots.style import Notes
from saltmochi.games import game as find_game
from saltmochi.server.protocol.commands import Act, BeReady, Hello
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.settings import Settings
from saltmochi.server.storage.log_events import AnyLogEvent, MoveMade
from saltmochi.server.tables import bot_process
from saltmochi.server.tables.bot_pool import NOT_DONE, BotPool, Job, PoolBusyError, WorkerPool
from saltmochi.server.tables.bot_process import NICENESS, Choice
from saltmochi.server.tables.bot_worker import BotWorker, WorkerLostError
from saltmochi.server.tables.fair_queue import Asker, FairQueue, Priority
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.table import Table
from tests.bots.positions import choices
from tests.server.client import PATIENCE, Client, open_table
from tests.server.databases import logs
from tests.server.people import Ear
from tests.server.process import FREE, Server, serving

T = TypeVar("T")
GAME = find_game("sea-salt-paper")
# How long a move of a bot takes in these tests, and how many moves each person makes.
TURN = 0.3
MOVES = 8


class Waiting(NamedTuple):
    """Something that waits in a queue."""

    asker: Asker
    priority: Priority = Priority.HINT


def asked(address: str, *tables: str, priority: Priority = Priority.HINT) -> list[Waiting]:
    return [Waiting(Asker(address, table), priority) for table in tables]


def order(queue: FairQueue[Waiting]) -> str:
    """The tables in the order in which they get what they wait for."""
    found = []
    while next_one := queue.pop():
        found.append(next_one[0].asker.table)
    return " ".join(found)


def pooled(work: Callable[[BotPool], Coroutine[Any, Any, T]]) -> T:
    """Do something with a pool."""

    async def run() -> T:
        pool = BotPool(1)
        try:
            return await work(pool)
        finally:
            pool.close()

    return asyncio.run(run())


def now() -> float:
    return asyncio.get_running_loop().time()


# --- The queue ---


def test_moves_come_before_hints_and_these_before_all_else() -> None:
    queue: FairQueue[Waiting] = FairQueue(9)
    for priority in (Priority.BACKGROUND, Priority.HINT, Priority.MOVE):
        queue.put(*asked("a", priority.name, priority=priority))
    assert order(queue) == "MOVE HINT BACKGROUND"


def test_an_address_with_many_tables_gets_no_more_than_others() -> None:
    queue: FairQueue[Waiting] = FairQueue(9)
    for waiting in (*asked("a", "a1", "a2", "a3", "a4"), *asked("b", "b1"), *asked("c", "c1", "c2")):
        assert queue.put(waiting) is None
    assert order(queue) == "a1 b1 c1 a2 c2 a3 a4"


def test_a_fair_share_counts_addresses_and_then_tables() -> None:
    queue: FairQueue[Waiting] = FairQueue(9)
    for waiting in (*asked("a", "a1", "a2", "a3"), *asked("b", "b1")):
        queue.put(waiting)
    shares = [found[1] for _ in range(4) if (found := queue.pop())]
    assert shares == [2 * 3, 2 * 1, 1 * 2, 1 * 1]


def test_a_full_queue_sends_away_the_newest_of_the_address_that_has_most() -> None:
    queue: FairQueue[Waiting] = FairQueue(4)
    first, second, third, fourth = asked("a", "a1", "a2", "a3", "a4")
    for waiting in (first, second, third):
        queue.put(waiting)
    queue.put(fourth)
    (other,) = asked("b", "b1")
    assert queue.put(other) is fourth
    (more,) = asked("a", "a5")
    assert queue.put(more) is more
    assert queue.put(*asked("b", "b2", priority=Priority.MOVE)) is None, "hints take no room from moves"
    assert order(queue) == "b2 a1 b1 a2 a3"


def test_who_does_not_wait_any_more_is_forgotten() -> None:
    queue: FairQueue[Waiting] = FairQueue(4)
    (waiting,) = asked("a", "a1")
    queue.put(waiting)
    assert queue.remove(waiting)
    assert not queue.remove(waiting)
    assert queue.pop() is None
    assert len(queue) == 0


# --- Processes ---


def test_bots_stand_back_where_the_server_wants_a_core() -> None:
    async def nice(pool: BotPool) -> list[int]:
        return [await workers.workers[0].call(os.nice, 0) for workers in (pool.heuristics, pool.searches)]

    assert pooled(nice) == [min(19, os.nice(0) + NICENESS)] * 2


def test_a_process_that_was_lost_is_replaced() -> None:
    async def lose() -> None:
        worker = BotWorker()
        try:
            first = await worker.call(os.getpid)
            lost = asyncio.ensure_future(worker.call(time.sleep, 60))
            await asyncio.sleep(0.2)
            os.kill(first, signal.SIGKILL)
            with pytest.raises(WorkerLostError):
                await lost
            assert await worker.call(os.getpid) != first
        finally:
            worker.close()

    asyncio.run(lose())


def test_a_table_has_one_job_at_a_time_and_one_that_nobody_awaits_does_not_start() -> None:
    async def ask(pool: BotPool) -> None:
        searches = pool.searches
        busy = Job(Asker("a", "busy"), Priority.HINT, time.sleep, (0.5,))
        searches.submit(busy)
        waiting = asyncio.ensure_future(searches.run(Job(Asker("a", "table"), Priority.HINT, os.getpid, ()), now() + 9))
        await asyncio.sleep(0)
        with pytest.raises(PoolBusyError):
            await searches.run(Job(Asker("a", "table"), Priority.HINT, os.getpid, ()), now() + 9)
        with pytest.raises(PoolBusyError):
            await searches.run(Job(Asker("a", "late"), Priority.HINT, os.getpid, ()), now() + 0.1)
        assert searches.queue.count(Priority.HINT) == 1
        waiting.cancel()
        await asyncio.sleep(0)
        assert len(searches.queue) == 0
        await busy.result
        assert await searches.run(Job(Asker("a", "table"), Priority.HINT, os.getpid, ()), now() + 9)

    pooled(ask)


def test_jobs_without_a_result_leave_no_reference_cycles() -> None:
    async def ask(pool: BotPool) -> None:
        await pool.searches.workers[0].call(os.getpid)  # so that the process runs
        busy = Job(Asker("a", "table"), Priority.HINT, time.sleep, (0.5,))
        pool.searches.submit(busy)
        jobs = [
            Job(Asker("a", "table"), Priority.HINT, os.getpid, ()),  # refused
            Job(Asker("a", "late"), Priority.HINT, os.getpid, ()),
            Job(Asker("a", "failing"), Priority.HINT, math.sqrt, (-1,)),
        ]
        traces = [ref(job) for job in jobs]
        for seconds in (60.0, 0.1, 60.0):
            with suppress(*NOT_DONE):
                await pool.searches.run(jobs.pop(0), asyncio.get_running_loop().time() + seconds)
        until = now() + PATIENCE  # the thread that waits for answers lets go of them a little later
        while any(trace() for trace in traces) and now() < until:
            await asyncio.sleep(0.01)
        assert [trace() for trace in traces] == [None, None, None]

    gc.disable()
    try:
        pooled(ask)
    finally:
        gc.enable()


def test_a_failing_job_says_so_and_the_next_one_is_done() -> None:
    async def fail(pool: BotPool) -> None:
        with pytest.raises(NOT_DONE, match="no-such-game"):
            await pool.hint(Asker("a", "table"), "no-such-game", None)
        assert await pool.searches.workers[0].call(os.getpid)

    pooled(fail)


def test_the_more_wait_the_shorter_is_each_search() -> None:
    async def share() -> None:
        workers = WorkerPool(2)
        job = Job(Asker("a", "table"), Priority.MOVE, os.getpid, (), seconds=0.5, due=now() + 1)
        assert workers._search_seconds(job, 1) == 0.5
        assert 0.15 < workers._search_seconds(job, 10) <= 0.2
        assert workers._search_seconds(job, 1000) == 0.05

    asyncio.run(share())


# --- Turns ---


def test_a_bot_whose_processes_hang_moves_in_time() -> None:
    state = GAME.deal(2)
    seat = GAME.actor(state)

    async def hang(pool: BotPool) -> None:
        processes = [await workers.workers[0].call(os.getpid) for workers in (pool.heuristics, pool.searches)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        for level in ("casual", "expert"):
            began = now()
            view = GAME.view(state, seat)
            choice = await pool.choose(Asker("a", level), GAME.name, level, view, Notes(), began + 0.3)
            assert choice.action in GAME.legal(state)
            assert now() - began < 60  # and not until they are found stuck

    pooled(hang)


def answered(client: Client, name: str) -> None:
    """Wait for an answer, even if the search has to be compiled first."""
    client.until(lambda message: message.get("id") == name, 5 * PATIENCE)


def play_and_ask(server: Server, moves: int) -> None:
    """Make some moves against an expert, and ask for a hint before each of them."""
    table = open_table(server.address, "sea-salt-paper", bots=["", "expert"])
    chance = random.Random(1)
    with Client(server.address, table["table"], table["token"]) as client:
        client.ask("ready")
        while moves and not client.over:
            if client.between_rounds:
                client.answer(client.ask("ready"))
            if client.legal:
                answered(client, client.ask("hint"))
                client.answer(client.act(chance.choice(client.legal)))
                moves -= 1
            else:
                client.receive()


def bot_turns(rows: list[tuple[int, AnyLogEvent]]) -> list[tuple[float, bool]]:
    """How many seconds each move of a bot took, and whether it was forced."""
    table, found, before = Table("again"), [], 0
    for number, (at, event) in enumerate(rows):
        if isinstance(event, MoveMade) and table.chairs[event.seat].level:
            found.append(((at - before) / 1000, len(table.position.legal) == 1))
        table.apply_event(number, at, event)
        before = at
    return found


def test_the_time_of_a_move_does_not_tell_whether_it_was_forced(database: str) -> None:
    """Five experts share one process with the hints of five people, and all keep the time of their turn."""
    with serving(database, bot_seconds=str(TURN), **FREE) as server:
        with ThreadPoolExecutor(5) as people:
            list(people.map(lambda _: play_and_ask(server, MOVES), range(5)))
        server.stop()
    turns = [turn for rows in logs(database).values() for turn in bot_turns(rows)]
    forced, free = ([seconds for seconds, only in turns if only is wanted] for wanted in (True, False))
    assert min(len(forced), len(free)) >= 5
    assert min(forced + free) >= TURN - 0.01
    assert abs(statistics.median(forced) - statistics.median(free)) < TURN / 2


# --- Notes ---


def test_a_process_brings_the_notes_of_a_bot_up_to_date() -> None:
    state = next(choices(GAME, 2, GAME.editions[0], seed=1))
    view, notes = GAME.view(state, GAME.actor(state)), Notes()
    notes.now[1] = 150

    async def decide(pool: BotPool) -> Notes:
        level = "network-search:20"
        return (await pool.choose(Asker("a", "table"), GAME.name, level, view, notes, now() + 5 * PATIENCE)).notes

    brought = pooled(decide)
    assert (brought.round, brought.before[1]) == (view.round, 150)


def notes_given(
    database: str, monkeypatch: pytest.MonkeyPatch, target: int, enough: Callable[[Table, dict[int, list[int]]], bool]
) -> dict[int, list[int]]:
    """By seat, what stood in the notes of two bots each time one of them chose. A person plays with them."""
    given: dict[int, list[int]] = {1: [], 2: []}

    async def choose(_asker: Asker, game: str, level: str, view: Any, notes: Notes, _ends: float) -> Choice:
        given[view.seat].append(notes.now[0])
        return Choice(bot_process.choose(game, level, view, Notes()).action, noting(notes.now[0] + view.seat))

    async def scene() -> None:
        registry = TableRegistry(Settings(database=database, prepare_bots=False, bot_seconds=0, pause_seconds=0), "one")
        await registry.open()
        options = TableOptions(GAME.name, "french", 3, target, bots=("", "novice", "novice"))
        actor, _, token = await registry.open_table(options, "Ada")
        monkeypatch.setattr(actor.bot_pool, "choose", choose)
        ear, table = Ear(), actor.table
        await registry.join(ear, Hello(table.id, token))
        until, games = now() + PATIENCE, -1
        while not enough(table, given) and now() < until:
            if not table.playing and len(table.games) > games:
                games = len(table.games)
                await actor.command(ear, BeReady(f"ready {games}", table.number))
            elif table.actor == ear.seat:
                await actor.command(ear, Act(f"act {table.number}", table.number, table.position.legal_texts[0]))
            await asyncio.sleep(0.01)
        await registry.close()

    asyncio.run(scene())
    return given


def test_a_table_hands_each_bot_its_own_notes_from_move_to_move(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = notes_given(database, monkeypatch, 40, lambda _, given: min(map(len, given.values())) >= 4)
    for seat, notes in found.items():
        assert len(notes) >= 4
        assert notes == [seat * n for n in range(len(notes))]


def test_a_bot_begins_the_next_game_without_notes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def both_again(_: Table, given: dict[int, list[int]]) -> bool:
        return all(notes.count(0) > 1 for notes in given.values())

    for seat, notes in notes_given(database, monkeypatch, 1, both_again).items():
        second = notes.index(0, 1)
        assert second > 1
        assert notes[:second] == [seat * n for n in range(second)]


def noting(number: int) -> Notes:
    """Notes in which a number stands."""
    notes = Notes()
    notes.now[0] = number
    return notes


# --- The end of the server ---


def is_running(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_server_ends_soon_while_bots_compile(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("SALTMOCHI_CACHE_DIR", str(tmp_path / "empty"))
        server = Server(database, prepare_bots="true")
    try:
        opened = open_table(server.address, bots=["", "novice"])
        with Client(server.address, opened["table"], opened["token"]) as client:
            client.ask("ready")
            while not client.legal:
                client.receive()
            number = client.answer(client.act("draw"))["number"]
            client.ask("hint")
            time.sleep(2)  # until the bot process compiles
            server.process.send_signal(signal.SIGTERM)
            until = time.monotonic() + 10
            while server.process.poll() is None or is_running(server.process.pid):
                assert time.monotonic() < until, "a process is left"
                time.sleep(0.05)
        assert server.process.returncode == 0
    finally:
        server.kill()
    with serving(database) as again, Client(again.address, opened["table"], opened["token"]) as client:
        assert client.kind("welcome")["number"] == number
