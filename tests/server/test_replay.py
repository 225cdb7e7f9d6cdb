"""Logs that this program cannot replay: damaged ones, and those of other rules. Each concerns one table alone."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.database import GAMES, LOG, TABLES, make_engine
from saltmochi.table.game_record import parse_record
from saltmochi.texts import LANGUAGES
from tests.server.client import Client, Message, open_table, play_on
from tests.server.process import FREE, Server, serving

Event = dict[str, Any]
Change = Callable[[Event], Event | bytes]


def change_rows(url: str, table: str, change: Callable[[int, Event], Event | bytes | None]) -> int:
    """Change rows of a table's log behind the server's back; None leaves a row as it is. How many were changed.

    What follows from the log is deleted: the server then knows nothing but the log.
    """
    engine, changed = make_engine(url), 0
    with engine.begin() as connection:
        connection.execute(sa.delete(GAMES).where(GAMES.c.table_id == table))
        rows = sa.select(LOG.c.number, LOG.c.row).where(LOG.c.table_id == table)
        for number, row in connection.execute(rows).all():
            new = change(number, json.loads(bytes(row)))
            if new is not None:
                data = new if isinstance(new, bytes) else json.dumps(new).encode()
                update = sa.update(LOG).where(LOG.c.table_id == table, LOG.c.number == number)
                connection.execute(update.values(row=data))
                changed += 1
    engine.dispose()
    return changed


def on(what: str, change: Change) -> Callable[[int, Event], Event | bytes | None]:
    """A change of all rows of a kind."""
    return lambda _, event: change(event) if event["what"] == what else None


def play_two_games(address: str, name: str) -> Message:
    """A table with a finished game and one that has just begun."""
    table = open_table(address, name, bots=["", "casual"], target=4, listed=True)
    with Client(address, table["table"], table["token"]) as client:
        client.kind("welcome")
        client.ask("ready")
        play_on([client], random.Random(5).choice)
        client.ask("ready")
        client.event("dealt")
    return table


Played = tuple[str, str, Message, Message]


@pytest.fixture(scope="module", params=names())
def original(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Played]:
    """A database with two such tables of a game, played once for all tests."""
    path = tmp_path_factory.mktemp("original") / "tables.db"
    with serving(f"sqlite:///{path}", **FREE) as server:
        first, second = (play_two_games(server.address, request.param) for _ in range(2))
        assert server.stop() == 0
    return path, (f"sqlite:///{path}", request.param, first, second)


@pytest.fixture
def played(original: tuple[Path, Played], tmp_path: Path) -> Played:
    """A copy of that database, to be damaged."""
    path, (_, name, first, second) = original
    for file in path.parent.glob("tables.db*"):
        shutil.copy(file, tmp_path)
    return f"sqlite:///{tmp_path}/tables.db", name, first, second


def refused_everywhere(server: Server, table: Message, code: str) -> None:
    """A table is refused, with its sentence, to requests and connections."""
    for language in LANGUAGES:
        answer = httpx.get(
            f"http://{server.address}/api/tables/{table['table']}", headers={"Accept-Language": language}
        )
        assert answer.json() == {"code": code, "text": Refusal(code).localized(language)}
        with Client(server.address, table["table"], table["token"], language=language) as client:
            message = client.kind("refused")
            assert (message["code"], message["text"]) == (code, Refusal(code).localized(language))


def well(server: Server, table: Message) -> None:
    """A table can be played at."""
    with Client(server.address, table["table"], table["token"]) as client:
        client.kind("welcome")
        assert client.answer(client.ask("say", text="Hello"))["event"]["text"] == "Hello"
    assert httpx.get(f"http://{server.address}/api/tables").status_code == 200
    assert not [line for line in server.output if "Traceback" in line]


OTHER_RULES = {
    "another version": on("dealt", lambda event: {**event, "rules": 2} if event["secret"] else event),
    "an unknown action": on("acted", lambda event: {**event, "action": f"old {event['action']}"}),
    "an unknown game": on("opened", lambda event: {**event, "options": {**event["options"], "game": "whist"}}),
    "an unknown edition": on("opened", lambda event: {**event, "options": {**event["options"], "edition": "lunar"}}),
    "an unknown table option": on("opened", lambda event: {**event, "options": {**event["options"], "slow": True}}),
    "an unknown option": on("opened", lambda event: {**event, "options": {**event["options"], "variant": {"x": 1}}}),
}


@pytest.mark.parametrize("change", OTHER_RULES.values(), ids=OTHER_RULES)
def test_a_table_of_other_rules_is_shown_as_such_and_its_records_can_be_had(
    played: Played, change: Callable[[int, Event], Event | bytes | None]
) -> None:
    url, _, table, other = played
    assert change_rows(url, table["table"], change)
    with serving(url, **FREE) as server:
        refused_everywhere(server, table, "other_rules")
        path = f"http://{server.address}/api/tables/{table['table']}/games"
        games = httpx.get(path).json()["games"]
        assert [(game["number"], game["names"], game["levels"], game["ended"]) for game in games] == [
            (1, ["Ada", ""], ["", "casual"], None),
            (2, ["Ada", ""], ["", "casual"], None),
        ]
        answer = httpx.get(f"{path}/1/record")
        assert answer.status_code == 200
        assert "attachment" in answer.headers["content-disposition"]
        lines = answer.text.splitlines()
        assert lines[0] == "saltmochi game record 1"
        assert any(line.startswith("secret: ") for line in lines)
        assert sum(line.startswith("1: ") for line in lines) > 2
        running = httpx.get(f"{path}/2/record")
        assert (running.status_code, running.json()["code"]) == (400, "running"), "its moves tell hidden cards"
        for wrong in ("0", "3", "x"):
            assert httpx.get(f"{path}/{wrong}/record").json()["code"] == "no_game"
        assert httpx.get(f"{path}/1/replay").json()["code"] == "other_rules"
        well(server, other)


def test_a_record_from_the_log_has_the_rules_and_the_moves_of_the_players(
    played: Played,
) -> None:
    url, name, table, _ = played
    with serving(url, **FREE) as server:
        whole = httpx.get(f"http://{server.address}/api/tables/{table['table']}/games/1/record").text
        assert server.stop() == 0
    record = parse_record(whole, find_game)
    change_rows(url, table["table"], OTHER_RULES["another version"])
    with serving(url, **FREE) as server:
        text = httpx.get(f"http://{server.address}/api/tables/{table['table']}/games/1/record").text
    assert text.splitlines()[1:3] == [f"game: {name}", "rules: 2"]
    moves = [line for line in whole.splitlines() if line.startswith(("1: ", "2: "))]
    assert [line for line in text.splitlines() if line.startswith(("1: ", "2: "))] == moves
    assert f"secret: {record.secret}" in text
    assert f"deal: {record.deal}" in text


def write_lobby_entry(url: str, table: str, playing: bool, after_deal: int) -> None:
    """Store a lobby entry so many milliseconds after the last game of a table began."""
    engine = make_engine(url)
    with engine.begin() as connection:
        rows = sa.select(LOG.c.at, LOG.c.row).where(LOG.c.table_id == table).order_by(LOG.c.number)
        began = [at for at, row in connection.execute(rows) if json.loads(bytes(row)).get("secret")]
        one = TABLES.c.id == table
        entry = json.loads(bytes(connection.execute(sa.select(TABLES.c.listing).where(one)).scalar_one()))
        listing = json.dumps({**entry, "playing": playing}).encode()
        connection.execute(sa.update(TABLES).where(one).values(listing=listing, touched=began[-1] + after_deal))
    engine.dispose()


@pytest.mark.parametrize(
    ("playing", "after_deal", "code"), [(False, -1, 400), (False, 0, 400), (True, 1, 400), (False, 1, 200)]
)
def test_the_last_game_is_over_only_if_a_lobby_entry_of_that_game_says_so(
    played: Played, playing: bool, after_deal: int, code: int
) -> None:
    """The lobby entry is written after the log: one from before the deal does not know of the game."""
    url, _, table, _ = played
    change_rows(url, table["table"], OTHER_RULES["another version"])
    write_lobby_entry(url, table["table"], playing, after_deal)
    with serving(url, **FREE) as server:
        path = f"http://{server.address}/api/tables/{table['table']}/games"
        assert httpx.get(f"{path}/1/record").status_code == 200
        last = httpx.get(f"{path}/2/record")
        assert last.status_code == code
        assert ("secret: " in last.text) == (code == 200)


def test_without_a_lobby_entry_the_last_game_may_be_running(played: Played) -> None:
    url, _, table, _ = played
    change_rows(url, table["table"], OTHER_RULES["another version"])
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table["table"]).values(listing=b""))
    engine.dispose()
    with serving(url, **FREE) as server:
        path = f"http://{server.address}/api/tables/{table['table']}/games"
        assert [httpx.get(f"{path}/{number}/record").status_code for number in (1, 2)] == [200, 400]


def legal_elsewhere(event: Event) -> Event:
    """A move of the dealer, whom nobody can be."""
    return {**event, "action": "shuffle"}


DAMAGE: dict[str, Callable[[int, Event], Event | bytes | None]] = {
    "no JSON": lambda number, _: b"\xff\x00{" if number == 2 else None,
    "empty": lambda number, _: b"" if number == 3 else None,
    "no event": lambda number, _: {"what": "flew"} if number == 3 else None,
    "an impossible move": on("acted", legal_elsewhere),
    "a move of somebody else": on("acted", lambda event: {**event, "seat": 1 - event["seat"]}),
    "a seat that there is not": lambda number, event: {**event, "seat": 9} if number == 1 else None,
    "no secret": on("dealt", lambda event: {**event, "secret": "xyz"}),
    "nothing to take back": on("acted", lambda event: {"what": "took_back", "seat": event["seat"]}),
}


@pytest.mark.parametrize("change", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_row_makes_its_own_table_unavailable_and_no_other(
    played: Played, change: Callable[[int, Event], Event | bytes | None]
) -> None:
    url, _, table, other = played
    assert change_rows(url, table["table"], change)
    with serving(url, **FREE) as server:
        refused_everywhere(server, table, "damaged")
        path = f"http://{server.address}/api/tables/{table['table']}/games"
        games = httpx.get(path).json()["games"]
        answers = [httpx.get(f"{path}/{game['number']}/record") for game in games]
        assert all(answer.status_code == 200 for answer in answers[:-1])
        assert all(answer.json()["code"] == "running" for answer in answers[-1:])
        well(server, other)


def delete_row(url: str, table: str, number: int) -> None:
    """Delete a row of a log behind the server's back."""
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.delete(LOG).where(LOG.c.table_id == table, LOG.c.number == number))
    engine.dispose()


def test_damage_in_an_earlier_game_costs_that_game_alone(played: Played) -> None:
    """The table goes on from the snapshot before its present game, and the summaries are stored."""
    url, _, table, _ = played
    delete_row(url, table["table"], 5)
    with serving(url, **FREE) as server:
        path = f"http://{server.address}/api/tables/{table['table']}/games"
        games = httpx.get(path).json()["games"]
        assert [(game["number"], bool(game["ended"])) for game in games] == [(1, True), (2, False)]
        assert "secret: " in httpx.get(f"{path}/1/record").text, "the log alone has it"
        well(server, table)


def test_a_missing_row_is_damage(played: Played) -> None:
    url, _, table, other = played
    change_rows(url, table["table"], lambda _, __: None)
    delete_row(url, table["table"], 5)
    with serving(url, **FREE) as server:
        refused_everywhere(server, table, "damaged")
        well(server, other)


def test_a_damaged_lobby_entry_hides_its_own_table_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serving(url, **FREE | {"sleep_seconds": "600"}) as server:
        tables = [open_table(server.address, listed=True) for _ in range(3)]
        engine = make_engine(url)
        with engine.begin() as connection:
            damaged = TABLES.c.id == tables[1]["table"]
            connection.execute(sa.update(TABLES).where(damaged).values(listing=b"{", open=True))
        engine.dispose()
        listed = {entry["id"] for entry in httpx.get(f"http://{server.address}/api/tables").json()["tables"]}
        assert listed == {tables[0]["table"], tables[2]["table"]}
