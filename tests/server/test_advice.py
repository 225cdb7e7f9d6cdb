"""Advice on a call from a server: for a real table, and with a hint against bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import sleep

import httpx
import pytest

from saltmochi.bots.bot import Bot, Evaluation
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.position import read_position
from saltmochi.server.api.handlers import ADVICE_RATE
from saltmochi.server.tables import bot_process
from saltmochi.server.tables.bot_pool import BotPool
from saltmochi.server.tables.fair_queue import Asker
from tests.server.process import Server, serving

POSITION = "hand 1: octopus/green octopus/grey octopus/yellow shell/black shell/grey\nhand 2: 5\ndeck: 40\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own, so that its limits are ours too."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('advice')}/tables.db") as running:
        yield running


def ask(server: Server, body: object, **headers: str) -> httpx.Response:
    """Ask for advice."""
    return httpx.post(f"http://{server.address}/api/advice", json=body, headers=headers, timeout=300)


def ask_patiently(server: Server, body: object) -> httpx.Response:
    """Ask for advice until the server is not busy: on a slow machine it compiles longer than one question waits."""
    while (answer := ask(server, body)).json().get("code") == "hint_later":
        sleep(1 / ADVICE_RATE)
    return answer


def test_a_position_gets_advice(server: Server) -> None:
    answer = ask_patiently(server, {"position": POSITION})
    assert answer.status_code == 200
    advice = answer.json()
    assert [each["choice"] for each in advice["choices"]] == ["stop", "last_chance", "wait"]
    assert advice["choices"][0]["points"][0] == {"value": 8.0, "error": 0.0}
    assert 0.5 < advice["choices"][1]["bet"]["value"] < 1


@pytest.mark.parametrize(
    ("body", "status", "code", "text"),
    [
        ({}, 400, "message", ""),
        ({"position": 1}, 400, "message", ""),
        ({"position": "x" * 4001}, 400, "message", ""),
        ({"position": POSITION, "seat": 1}, 400, "message", ""),
        ({"position": "x" * 100_000}, 413, "too_long", ""),
        ({"position": "hand 1: crab/pink"}, 400, "request", "comes in"),
        ({"position": "game: happy-mochi"}, 400, "request", "Nobody calls"),
        ({"position": f"caller: 2\n{POSITION}"}, 400, "request", "already called"),
        ({"position": f"edition: spanish\n{POSITION.replace('5', '53').replace('40', '0')}"}, 400, "request", "add up"),
    ],
)
def test_what_is_no_position_is_refused(server: Server, body: object, status: int, code: str, text: str) -> None:
    answer = ask_patiently(server, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert text in answer.json()["text"]


def test_other_sites_and_impatient_people_get_no_advice(server: Server) -> None:
    assert ask(server, {"position": POSITION}, origin="https://elsewhere.example").json()["code"] == "origin"
    # However slow the machine is, it answers more often than once a second.
    assert any(ask(server, {"position": "hand 1: mermaid"}).json()["code"] == "too_often" for _ in range(100))


def test_a_hint_has_advice_only_where_a_call_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "evaluate", lambda *_: [Evaluation(0, 0.5, 1)])
    hand = "hand 1: octopus/green octopus/grey octopus/yellow shell/black shell/grey"
    for phase, advised in (("play", True), ("take", False)):
        state = read_position(f"phase: {phase}\n{hand}\nhand 2: crab/black\n")
        assert (bot_process.hint(GAME.name, "expert", GAME.view(state, 0))[1] is not None) == advised


def test_an_address_has_one_piece_of_advice_at_a_time() -> None:
    async def scene() -> None:
        pool = BotPool(1)
        view = GAME.view(read_position("hand 1: crab/black"), 0)
        asker = Asker("a", "advice a")
        found = await asyncio.gather(*(pool.advise(asker, GAME.name, view) for _ in range(2)), return_exceptions=True)
        pool.close()
        assert found[0] is None
        assert type(found[1]).__name__ == "PoolBusyError"

    asyncio.run(asyncio.wait_for(scene(), 120))
