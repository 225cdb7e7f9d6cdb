"""Practice: against bots alone one takes back also what has shown something, and meets the same cards again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from saltmochi.games import game
from saltmochi.server.protocol.commands import Act, BeReady, Sit, TakeBack
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import AnyLogEvent, MoveMade, MoveTakenBack, decode_event, encode_event
from saltmochi.server.storage.store import StoredEvent
from saltmochi.server.tables.archive import format_archived_record, read_archive
from saltmochi.server.tables.game_session import NOBODY
from saltmochi.server.tables.replay import replay_event
from saltmochi.server.tables.seat_messages import seat_positions, table_info
from saltmochi.server.tables.table import Table
from saltmochi.server.tables.validation import validate
from saltmochi.table.fair_deal import verify
from saltmochi.table.game_record import PRACTICE, format_record, parse_record
from saltmochi.table.seats import WATCHER
from tests.server.client import Client, Message, open_table, play_on
from tests.server.databases import logs
from tests.server.process import serving
from tests.server.test_table import CLOCK, NOW, SECRET, Evening, deal_of, every_game, picture, replayed, seated
from tests.web.players import sensible


class Practice:
    """A table of bots with one person, without a network: bots do the first thing that is legal."""

    def __init__(self, name: str, players: int = 3, target: int = 20) -> None:
        edition = game(name).edition_by_language["en"]
        bots = ("", *["casual"] * (players - 1))
        self.evening = Evening(TableOptions(name, edition, players, target, seconds=CLOCK, bots=bots))
        self.table = self.evening.table
        self.evening.ask(WATCHER, Sit("sit", NOW, 0, "Ada", SECRET))
        self.evening.ask(0, BeReady("ready", NOW))
        self.evening.happen(deal_of(self.table, 1))

    def go_on(self) -> None:
        """Let bots act, and the next round begin."""
        while self.table.playing and self.table.actor != 0:
            if self.table.between_rounds:
                self.evening.ask(0, BeReady(self.evening.name(), NOW))
                self.evening.happen(self.table.new_deal())
            else:
                self.evening.happen(MoveMade(self.table.actor, self.table.position.legal_texts[0]))

    def act(self, action: str | None = None) -> None:
        """Do something; without a wish the last thing that is legal."""
        self.evening.ask(0, Act(self.evening.name(), self.table.number, action or self.table.position.legal_texts[-1]))

    def take_back(self, number: int | None = None) -> Any:
        """Take the last decision back as practice."""
        at = self.table.number if number is None else number
        return self.evening.ask(0, TakeBack(self.evening.name(), at, practice=True))


@every_game
def test_a_decision_is_taken_back_after_bots_have_moved_and_the_same_cards_come_again(name: str) -> None:
    practice = Practice(name)
    table = practice.table
    practice.go_on()
    while len(table.position.legal) < 2:
        practice.act()
        practice.go_on()
    session = table.games[-1]
    before, choices, view = list(session.record.actions), session.choices, table.view(0)
    action = table.position.legal_texts[-1]
    practice.act(action)
    bots = 0
    while table.actor not in (0, NOBODY) and bots < 2:
        practice.evening.happen(MoveMade(table.actor, table.position.legal_texts[0]))
        bots += 1
    after = list(session.record.actions)
    row = practice.take_back()
    assert row == MoveTakenBack(0, row.id, 1 + bots, practice=True)
    assert (session.record.actions, session.choices, table.actor) == (before, choices, 0)
    assert table.view(0) == view
    assert table_info(table).practice
    practice.act(action)
    for _ in range(bots):
        practice.evening.happen(MoveMade(table.actor, table.position.legal_texts[0]))
    assert session.record.actions == after


@every_game
def test_a_round_goes_back_to_its_beginning_and_no_further(name: str) -> None:
    practice = Practice(name)
    table = practice.table
    for _ in range(12):
        practice.go_on()
        practice.act()
    rounds = table.position.state.round
    while isinstance(practice.take_back(), MoveTakenBack):
        assert table.position.state.round == rounds
        assert len(table.position.legal) > 1
    assert practice.take_back() == "take_back"
    assert not seat_positions(table, (0,))[0].practice
    assert not table.games[-1].last_decision(0)


@every_game
def test_a_round_that_is_over_is_played_on(name: str) -> None:
    practice = Practice(name, target=200)
    table = practice.table
    while not table.between_rounds:
        if table.actor == 0:
            practice.act(sensible(list(table.position.legal_texts)))
        else:
            practice.evening.happen(MoveMade(table.actor, table.position.legal_texts[0]))
        assert table.playing, "the first round must not be the last"
    assert seat_positions(table, (0,))[0].practice
    practice.evening.ask(0, BeReady("ready", NOW))
    assert isinstance(practice.take_back(), MoveTakenBack)
    assert table.actor == 0
    assert not table.chairs[0].ready
    assert not table.deal_is_due


@every_game
def test_the_log_leads_to_the_same_table(name: str) -> None:
    practice = Practice(name)
    table = practice.table
    for turn in range(10):
        practice.go_on()
        practice.act()
        if turn % 3 == 2:
            practice.take_back()
            practice.take_back()
    again = replayed(practice.evening.log)
    assert picture(again) == picture(table)
    assert again.games[-1].record.practice


def test_what_nobody_could_take_back_damages_the_log() -> None:
    practice = Practice("sea-salt-paper")
    practice.go_on()
    practice.act()
    for moves in (-1, 0, 2, 5):
        again = replayed(practice.evening.log)
        wrong = encode_event(MoveTakenBack(0, "x", moves, practice=True))
        with pytest.raises(Refusal) as refused:
            replay_event(again, StoredEvent(again.number + 1, 0, wrong))
        assert refused.value.code == "damaged"


def test_taking_back_within_a_turn_is_stored_as_ever() -> None:
    assert json.loads(encode_event(MoveTakenBack(1, "7"))) == {"what": "took_back", "seat": 1, "id": "7"}
    assert decode_event(b'{"what":"took_back","seat":1,"id":"7"}') == MoveTakenBack(1, "7")


@every_game
def test_with_other_people_nothing_more_can_be_taken_back(name: str) -> None:
    evening = seated(name, 2)
    table = evening.table
    for _ in range(6):
        seat = table.actor
        evening.act(seat, table.position.legal_texts[-1])
        for each in (0, 1):
            assert evening.ask(each, TakeBack(evening.name(), table.number, practice=True)) == "practice"
            assert not seat_positions(table, (each,))[each].practice
    assert not table_info(table).practice


def test_the_command_may_come_while_a_bot_decides_but_only_once() -> None:
    practice = Practice("sea-salt-paper")
    table = practice.table
    practice.go_on()
    while table.actor == 0:
        practice.act()
    number = table.number
    practice.evening.happen(MoveMade(table.actor, table.position.legal_texts[0]))
    assert isinstance(practice.take_back(number), MoveTakenBack)
    assert practice.take_back(number) == "stale"
    assert practice.take_back(table.number + 1) == "future"


def test_a_clock_begins_anew() -> None:
    practice = Practice("sea-salt-paper")
    table = practice.table
    assert table.options.seconds
    practice.go_on()
    practice.act()
    practice.go_on()
    practice.take_back()
    assert table.deadline == table.at + 1000 * table.options.seconds


def test_a_record_says_that_it_was_practice_and_old_readers_take_it_for_a_comment() -> None:
    practice = Practice("happy-mochi")
    practice.go_on()
    practice.act()
    practice.take_back()
    text = format_record(practice.table.games[-1].record)
    headers = text.split("\nresult:", maxsplit=1)[0].splitlines()
    assert any(line.startswith(PRACTICE) for line in headers)
    assert all(line.startswith("#") for line in headers if "practice" in line)
    assert parse_record(text, game).practice
    plain = "\n".join(line for line in text.splitlines() if not line.startswith(PRACTICE))
    assert not parse_record(plain, game).practice
    moved = plain.replace("\n# round 1", f"\n# round 1\n{PRACTICE}")
    assert not parse_record(moved, game).practice, "only a header counts"


def test_an_archive_leaves_out_what_was_taken_back() -> None:
    practice = Practice("sea-salt-paper")
    for _ in range(3):
        practice.go_on()
        practice.act()
    practice.take_back()
    stored = [StoredEvent(number, at, encode_event(event)) for number, at, event in practice.evening.log]
    (archived,) = read_archive(stored, None).games
    session = practice.table.games[-1]
    state, moves = session.record.start(), []
    for action in session.record.actions:
        if (by := session.game.actor(state)) >= 0:
            moves.append((by, session.game.text_of(action)))
        session.game.apply(state, action)
    assert archived.moves == moves
    assert archived.practice
    assert PRACTICE in format_archived_record(archived)


def stands(client: Client) -> Message:
    """How the game stands for a client."""
    assert client.now
    return client.now


def test_practice_survives_kill_9(tmp_path: Path) -> None:
    """A decision is taken back, the server dies, and the table goes on as practice to a verifiable record."""
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database) as server:
        opened = open_table(server.address, bots=["", "novice"], target=7)
        with Client(server.address, opened["table"], opened["token"]) as person:
            person.kind("welcome")
            person.ask("ready")
            person.event("dealt")
            while not person.legal:
                person.receive()
            view = stands(person)["view"]
            person.answer(person.act("draw"))
            drawn = stands(person)["view"]["drawn"]
            assert stands(person)["practice"]
            assert not stands(person).get("take_back")
            assert person.answer(person.ask("take_back", number=person.number))["code"] == "take_back"
            told = person.answer(person.ask("take_back", number=person.number, practice=True))
            assert told["event"] == {"what": "took_back", "seat": 0, "practice": True}
            assert stands(person)["view"] == view
            assert person.table["practice"]
        server.kill()
    with serving(database) as server, Client(server.address, opened["table"], opened["token"]) as person:
        welcome = person.kind("welcome")
        assert welcome["table"]["practice"]
        assert welcome["now"]["view"] == view
        person.answer(person.act("draw"))
        assert stands(person)["view"]["drawn"] == drawn, "the deal stays as it was"
        play_on([person], sensible)
        address = f"http://{server.address}/api/tables/{opened['table']}/games"
        record = parse_record(httpx.get(f"{address}/1/record").text, game)
        assert record.practice
        assert verify(record) > 10
        assert httpx.get(address).json()["games"][0]["practice"]
    events: list[AnyLogEvent] = [event for log in logs(database).values() for _, event in log]
    assert sum(isinstance(event, MoveTakenBack) for event in events) == 1


def test_validation_refuses_before_a_game() -> None:
    practice = Practice("sea-salt-paper")
    table = Table("empty")
    table.apply_event(0, 0, practice.evening.log[0][2])
    table.apply_event(1, 0, practice.evening.log[1][2])
    with pytest.raises(Refusal) as refused:
        validate(table, 0, TakeBack("x", table.number, practice=True))
    assert refused.value.code == "not_playing"
