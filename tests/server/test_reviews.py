"""Reviews of finished games: made once in the bot processes, kept with the game, and never in the way of a move."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from saltmochi.games import game as find_game
from saltmochi.server.api.bodies import Review
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.retention import delete_unvisited
from saltmochi.server.storage.review_rows import read_review, write_review
from saltmochi.server.storage.store import LogRow, Store
from saltmochi.server.tables import reviews as reviews_module
from saltmochi.server.tables.bot_pool import BotPool, Job
from saltmochi.server.tables.fair_queue import Asker, Priority
from saltmochi.server.tables.review_process import SLICE_SECONDS
from saltmochi.server.tables.reviews import PendingReview, Reviews
from saltmochi.study.review import VERSION, review
from saltmochi.table.game_record import GameRecord, parse_record
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER
from saltmochi.texts import LANGUAGES
from tests.server.client import Client, open_table, play_on
from tests.server.process import FREE, Server, serving
from tests.server.test_store import append, opened

GAME = find_game("happy-mochi")
# Compiling may take a while.
PATIENCE = 300.0


def played_table(server: Server) -> str:
    """Play a short game against a bot; the path of the game."""
    table = open_table(server.address, GAME.name, bots=["", "casual"], target=5)
    with Client(server.address, table["table"], table["token"]) as client:
        client.kind("welcome")
        client.ask("ready")
        play_on([client], random.Random(0).choice)
    return f"/api/tables/{table['table']}/games/1"


def ask(server: Server, path: str, method: str = "POST", **headers: str) -> httpx.Response:
    return httpx.request(method, f"http://{server.address}{path}/review", headers=headers)


def wait_for_review(server: Server, path: str) -> tuple[list[httpx.Response], httpx.Response]:
    """Ask for a review until it is there; the answers on the way, and the last one."""
    until, answers = time.monotonic() + PATIENCE, [ask(server, path)]
    while answers[-1].status_code == 202 and time.monotonic() < until:
        time.sleep(SLICE_SECONDS)
        answers.append(ask(server, path, "GET"))
    *others, last = answers
    assert last.status_code == 200, last.text
    return others, last


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# --- A real server ---


def test_a_game_is_reviewed_once_however_often_it_is_asked_for_and_whatever_happens_to_the_server(
    database: str,
) -> None:
    with serving(database, **FREE) as server:
        path = played_table(server)
        assert code(ask(server, path, "GET")) == (404, "no_review")
        record = parse_record(httpx.get(f"http://{server.address}{path}/record").text, find_game)
        begun = ask(server, path)
        assert (begun.status_code, begun.json()) == (202, {"done": 0, "steps": len(record.actions)})
        server.kill()
    with serving(database) as server:
        others, made = wait_for_review(server, path)
        done = [answer.json()["done"] for answer in others]
        assert done == sorted(done)
        assert 0 < done[-1] < len(record.actions)
        found = made.json()
        assert found == {"practice": False, **review(record).summary()}
        msgspec.json.decode(made.content, type=Review)
        assert made.headers["content-encoding"] == "gzip"
        again = ask(server, path)
        assert (again.status_code, again.content) == (200, made.content)
        plain = ask(server, path, "GET", **{"Accept-Encoding": "identity"})
        assert (plain.json(), "content-encoding" in plain.headers) == (found, False)
        kept = ask(server, path, "GET", **{"If-None-Match": made.headers["etag"]})
        assert (kept.status_code, kept.content) == (304, b"")
        assert server.counted("saltmochi_reviews_total") == 1
        server.stop()
    with serving(database) as server:
        assert ask(server, path, "GET").content == ask(server, path).content == made.content
        assert server.counted("saltmochi_reviews_total") == 0
        assert not [line for line in server.output if "Traceback" in line]


def test_a_review_is_refused_to_those_who_could_not_download_the_record(server: Server) -> None:
    table = open_table(server.address, GAME.name, bots=["", "casual"])
    path = f"/api/tables/{table['table']}/games"
    with Client(server.address, table["table"], table["token"]) as client:
        assert code(ask(server, f"{path}/1")) == (404, "no_game")
        client.ask("ready")
        client.event("dealt")
        for method in ("GET", "POST"):
            for language in LANGUAGES:
                refused = ask(server, f"{path}/1", method, **{"Accept-Language": language})
                assert (refused.status_code, refused.json()) == (
                    400,
                    {"code": "running", "text": Refusal("running").localized(language)},
                )
            for number in ("0", "2", "-1", "01", "x", "9999999", "1%00"):
                assert code(ask(server, f"{path}/{number}", method)) == (404, "no_game")
            assert code(ask(server, "/api/tables/nowhere/games/1", method)) == (404, "no_table")
    assert code(ask(server, f"{path}/1", Origin="http://elsewhere.example")) == (403, "origin")
    assert server.counted("saltmochi_reviews_total") == 0


# --- The queue ---


def random_game(seed: int) -> GameRecord:
    """A finished game of random moves; some seeds make short games."""
    record, rng = GameRecord(GAME, GAME.options(2, target=5)), new_rng(seed)
    state = record.start()
    while not GAME.over(state):
        if GAME.actor(state) == DEALER:
            action = GAME.sample_chance(state, rng)
        else:
            legal = GAME.legal(state)
            action = legal[randbelow(rng, len(legal))]
        GAME.apply(state, action)
        record.actions.append(action)
    return record


def with_reviews(database: str, work: Callable[[Reviews, BotPool], Awaitable[None]]) -> None:
    """Do something with the reviews of a server."""

    async def run(store: Store) -> None:
        pool = BotPool(1)
        reviews = Reviews(store, pool, at_once=1)
        try:
            await work(reviews, pool)
        finally:
            await reviews.close()
            pool.close()

    with opened(database) as store:
        append(store, LogRow("table", 0, 0, b"opened", "AAAAAA"))
        asyncio.run(run(store))


def move() -> Job:
    return Job(Asker("b", "another"), Priority.MOVE, os.getpid, ())


async def found_after(pending: PendingReview, reviews: Reviews) -> object:
    """What there is of a review when it waits no longer."""
    while (found := await reviews.find(pending.key)) is pending:
        await asyncio.sleep(0.01)
    return found


def test_a_move_waits_for_one_slice_of_a_review_at_most(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    run = BotPool.run_background

    async def run_and_note(self: BotPool, *values: Any) -> Any:
        found = await run(self, *values)
        happened.append("slice")
        return found

    monkeypatch.setattr(BotPool, "run_background", run_and_note)

    async def play(reviews: Reviews, pool: BotPool) -> None:
        pending = reviews.ask(("table", 1), random_game(11), "a")
        while not happened:  # until the search is compiled
            await asyncio.sleep(0.01)
        moves = 0
        while not isinstance(await reviews.find(("table", 1)), bytes):
            before = len(happened)
            await pool.searches.run(move(), asyncio.get_running_loop().time() + PATIENCE)
            moves += 1
            assert len(happened) - before <= 1
            await asyncio.sleep(0.02)
        assert moves > 2
        assert pending.done > 0

    with_reviews(database, play)


def test_so_many_reviews_may_wait_and_an_address_that_has_most_gives_way(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews_module, "MAX_WAITING", 2)

    async def crowd(reviews: Reviews, pool: BotPool) -> None:
        pool.searches.submit(Job(Asker("b", "busy"), Priority.HINT, time.sleep, (60,)))
        record = random_game(0)
        first, second, third = (reviews.ask(("table", number), record, "a") for number in (1, 2, 3))
        assert reviews.ask(("table", 2), record, "c") is second, "those who ask for the same review share it"
        with pytest.raises(Refusal) as refused:
            reviews.ask(("table", 4), record, "a")
        assert refused.value.code == "review_later"
        other = reviews.ask(("table", 5), record, "b")
        assert [await reviews.find(("table", number)) for number in (1, 2, 4, 5)] == [first, second, None, other]
        with pytest.raises(Refusal) as refused:
            await reviews.find(third.key)
        assert refused.value.code == "review_later"
        assert await reviews.find(third.key) is None, "it can be asked for again"
        monkeypatch.setattr(reviews_module, "MAX_ACTIONS", len(record.actions) - 1)
        with pytest.raises(Refusal) as refused:
            reviews.ask(("table", 6), record, "d")
        assert refused.value.code == "review_long"

    with_reviews(database, crowd)


def test_a_review_whose_process_is_lost_says_so_and_can_be_asked_for_again(database: str) -> None:
    async def lose(reviews: Reviews, pool: BotPool) -> None:
        process = await pool.searches.workers[0].call(os.getpid)
        pending = reviews.ask(("table", 1), random_game(0), "a")
        await asyncio.sleep(0.05)
        os.kill(process, signal.SIGKILL)
        with pytest.raises(Refusal) as refused:
            await found_after(pending, reviews)
        assert refused.value.code == "failed"
        assert reviews.ask(("table", 1), random_game(0), "a") is await reviews.find(("table", 1))

    with_reviews(database, lose)


# --- The database ---


def test_reviews_are_kept_with_their_table_and_deleted_with_it(any_database: str) -> None:
    async def run(store: Store) -> None:
        async def write(table: str, version: int, text: bytes) -> None:
            await store.change(lambda connection: write_review(connection, table, 1, version, text, now=5))

        async def read(table: str, version: int = VERSION) -> bytes | None:
            return await store.read(lambda connection: read_review(connection, table, 1, version))

        await write("table", VERSION - 1, b"older")
        assert await read("table") is None
        await write("table", VERSION, b"\x00 newer")
        assert await read("table") == b"\x00 newer"
        await write("nowhere", VERSION, b"too late")
        assert await read("nowhere") is None
        assert await store.change(lambda connection: delete_unvisited(connection, 5)) == (0, 0), "a visit"
        assert await store.change(lambda connection: delete_unvisited(connection, 6)) == (1, 1)
        assert await read("table") is None

    with opened(any_database) as store:
        append(store, LogRow("table", 0, 0, b"opened", "AAAAAA"))
        asyncio.run(run(store))
