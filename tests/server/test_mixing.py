"""Seeds that players mix into a deal: promised, revealed, missing, and across reloads, crashes and processes."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from saltmochi.games import game, names
from saltmochi.server.protocol.commands import BeReady, Leave, PlaceBot, Reveal, Sit, TakeBack, decode_command
from saltmochi.server.protocol.events import SeedRevealed
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import AnyLogEvent, DealBegun, DealPromised, MoveMade, encode_event
from saltmochi.server.storage.store import StoredEvent
from saltmochi.server.tables.archive import Archive, format_archived_record
from saltmochi.server.tables.automation import REVEAL_SECONDS
from saltmochi.server.tables.replay import replay_event
from saltmochi.server.tables.table import Table
from saltmochi.table.fair_deal import commitment, deal_key, new_secret, verify
from saltmochi.table.game_record import GameRecord, parse_record
from saltmochi.table.mix import Mix
from saltmochi.table.seats import WATCHER
from tests.server.child_server import ANY
from tests.server.client import Client, Message, open_table, play_on
from tests.server.process import FREE, Server, serving
from tests.server.test_table import NOW, SECRET, Evening, every_game, promise_of, seated, seed_of

# So that a reconnecting client is still at the table.
SETTINGS = {"away_seconds": "20", "sleep_seconds": "20", **FREE}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that mixes in what it gets."""
    database = f"sqlite:///{tmp_path_factory.mktemp('mixing')}/tables.db"
    with serving(database, deals=ANY, **SETTINGS) as running:
        yield running


class Mixer(Client):
    """A client that takes part, as the browser client does."""

    seed = ""

    def __enter__(self) -> Mixer:
        return self

    def promise(self) -> Mix:
        """Be ready, and promise a new seed."""
        self.seed = new_secret().hex()
        found = Mix(commitment(bytes.fromhex(self.seed)), self.seed)
        self.ask("ready", promise=found.promise)
        return found

    def reveal(self) -> Message:
        """Reveal the seed; the answer."""
        return self.answer(self.ask("reveal", seed=self.seed))


def ada_and_bob(server: Server, second: Server | None = None, **options: Any) -> tuple[Mixer, Mixer, str]:
    """Two people at a table."""
    table = open_table(server.address, **options)
    ada = Mixer(server.address, table["table"], table["token"])
    bob = Mixer((second or server).address, table["table"])
    bob.ask("sit", seat=1, name="Bob")
    bob.kind("seated")
    return ada, bob, table["table"]


def record_of(server: Server, table: str, number: int = 1) -> GameRecord:
    """The record of a finished game."""
    return parse_record(httpx.get(f"http://{server.address}/api/tables/{table}/games/{number}/record").text, game)


def told_mix(mix: list[Message]) -> tuple[Mix, ...]:
    """What clients are told was mixed in."""
    return tuple(Mix(**each) for each in mix)


# --- On a real server ---


@pytest.mark.parametrize("name", names())
def test_what_two_people_mix_in_decides_the_deal_and_the_record_proves_it(server: Server, name: str) -> None:
    ada, bob, table = ada_and_bob(server, game=name, target=4)
    promises = set()
    with ada, bob:
        for number in (1, 2):  # another game has another secret and other seeds
            mix = (ada.promise(), bob.promise())
            ada.event("promised")
            bob.event("promised")
            seen = ada.table["mixing"]
            assert told_mix(seen["mix"]) == (Mix(mix[0].promise), Mix(mix[1].promise))
            assert ada.table["game"] == number - 1, "nothing is dealt yet"
            ada.reveal()
            assert told_mix(ada.table["mixing"]["mix"]) == (mix[0], Mix(mix[1].promise))
            bob.reveal()
            for client in (ada, bob):
                client.event("dealt")
                assert (client.table["game"], client.table["mixing"]) == (number, None)
                assert (client.table["promise"], told_mix(client.table["mix"])) == (seen["promise"], mix)
                assert client.table["secret"] == ""
            play_on([ada, bob], random.Random(number).choice)
            assert commitment(bytes.fromhex(ada.table["secret"])) == seen["promise"]
            record = record_of(server, table, number)
            assert (record.deal, record.mix) == (seen["promise"], mix)
            assert verify(record) > 5
            promises.add(seen["promise"])
    assert len(promises) == 2


def test_one_person_among_bots_mixes_in_a_seed_too(server: Server) -> None:
    table = open_table(server.address, bots=["", "casual", "novice"], players=3)
    with Mixer(server.address, table["table"], table["token"]) as ada:
        mix = ada.promise()
        ada.event("promised")
        ada.reveal()
        assert ada.event("dealt")["table"]["mix"] == [
            {"promise": mix.promise, "seed": mix.seed},
            *[{"promise": "", "seed": ""}] * 2,
        ]


def test_without_promises_a_game_begins_at_once(server: Server) -> None:
    ada, bob, _ = ada_and_bob(server)
    with ada, bob:
        ada.ask("ready")
        bob.ask("ready")
        assert bob.event("dealt")["table"]["mix"] == []
        assert not [message for message in bob.messages if message.get("event", {}).get("what") == "promised"]


def test_a_game_does_not_wait_long_for_a_seed_and_everybody_sees_that_it_is_missing(server: Server) -> None:
    ada, bob, table = ada_and_bob(server, target=4)
    with ada, bob:
        mixes = (ada.promise(), bob.promise())
        promise = ada.event("promised")["event"]["promise"]
        bob.event("promised")
        ada.reveal()
        assert bob.answer(bob.ask("leave"))["code"] == "playing", "leaving does not undo a promise"
        began = time.monotonic()
        for client in (ada, bob):
            client.event("dealt")
            assert client.table["promise"] == promise
            assert told_mix(client.table["mix"]) == (mixes[0], Mix(mixes[1].promise))
        assert time.monotonic() - began < REVEAL_SECONDS + 30
        assert bob.reveal()["code"] == "seed", "too late"
        play_on([ada, bob], random.Random(3).choice)
        record = record_of(server, table)
        assert record.mix == (mixes[0], Mix(mixes[1].promise))
        assert verify(record) > 5


def test_a_client_that_takes_no_part_plays_with_one_that_does(server: Server) -> None:
    ada, bob, _ = ada_and_bob(server)
    with ada, bob:
        mix = ada.promise()
        bob.ask("ready")
        ada.event("promised")
        ada.reveal()
        assert told_mix(bob.event("dealt")["table"]["mix"]) == (mix, Mix())


def test_after_a_reload_another_window_can_reveal_the_seed(server: Server) -> None:
    ada, bob, table = ada_and_bob(server)
    with ada, bob:
        ada.kind("welcome")
        mix = (ada.promise(), bob.promise())
        ada.event("promised")
        bob.event("promised")
        bob.reveal()
        ada.socket.close()
        with Mixer(server.address, table, ada.token) as again, Mixer(server.address, table, ada.token) as window:
            again.seed = window.seed = ada.seed
            assert told_mix(again.kind("welcome")["table"]["mixing"]["mix"]) == (Mix(mix[0].promise), mix[1])
            window.kind("welcome")
            answers = [again.reveal(), window.reveal()]
            assert [answer.get("code", "") for answer in answers] == ["", "seed"], "once is enough"
            assert told_mix(again.event("dealt")["table"]["mix"]) == mix


def test_a_server_that_is_killed_before_a_seed_is_revealed_keeps_its_promise(any_database: str) -> None:
    with serving(any_database, deals=ANY, **SETTINGS) as server:
        ada, bob, table = ada_and_bob(server, target=4)
        with ada, bob:
            mix = (ada.promise(), bob.promise())
            promise = ada.event("promised")["event"]["promise"]
            ada.reveal()
            server.kill()
    with serving(any_database, deals=ANY, **SETTINGS) as server:
        again = Mixer(server.address, table, ada.token)
        also = Mixer(server.address, table, bob.token)
        with again, also:
            also.seed = bob.seed
            mixing = also.kind("welcome")["table"]["mixing"]
            assert (mixing["promise"], told_mix(mixing["mix"])) == (promise, (mix[0], Mix(mix[1].promise)))
            also.reveal()
            for client in (again, also):
                client.event("dealt")
                assert (client.table["promise"], told_mix(client.table["mix"])) == (promise, mix)
            play_on([again, also], random.Random(4).choice)
            assert verify(record_of(server, table)) > 5


def test_seeds_are_revealed_at_different_processes(postgres_database: str) -> None:
    with (
        serving(postgres_database, deals=ANY, **SETTINGS) as one,
        serving(postgres_database, deals=ANY, **SETTINGS) as two,
    ):
        ada, bob, _ = ada_and_bob(one, two)
        with ada, bob:
            mix = (ada.promise(), bob.promise())
            promises = {client.event("promised")["event"]["promise"] for client in (ada, bob)}
            ada.ask("reveal", seed=ada.seed)
            bob.ask("reveal", seed=bob.seed)
            for client in (ada, bob):
                client.event("dealt")
                assert {client.table["promise"]} == promises
                assert told_mix(client.table["mix"]) == mix


# --- Without a network ---


def promised(name: str = "happy-mochi", *mixing: int) -> Evening:
    """A table of three, where these seats have promised a seed and a game has been promised."""
    evening = seated(name, 3, 1)
    while evening.table.playing:
        if evening.table.between_rounds:
            evening.happen(evening.table.new_deal())
        else:
            evening.act(evening.table.actor, evening.table.position.legal_texts[-1])
    for seat in range(3):
        evening.ask(seat, BeReady(evening.name(), NOW, promise_of(seat) if seat in mixing else None))
    evening.happen(evening.table.new_deal())
    return evening


def test_while_seeds_are_awaited_nobody_can_change_who_plays() -> None:
    evening = promised("happy-mochi", 0, 2)
    assert evening.table.mixing
    assert not evening.table.deal_is_due
    assert evening.ask(1, Leave("l", NOW)) == "playing"
    assert evening.ask(WATCHER, Sit("s", NOW, 1, "Eve", SECRET)) == "playing"
    assert evening.ask(0, PlaceBot("p", NOW, 1, "novice")) == "playing"
    assert evening.ask(0, BeReady("r", NOW, promise_of(1))) == "ready_already"
    assert evening.ask(1, Reveal("v", NOW, seed_of(1))) == "seed", "it promised nothing"
    assert evening.ask(0, Reveal("v", NOW, seed_of(2))) == "seed", "that is another's"
    assert evening.ask(WATCHER, Reveal("v", NOW, seed_of(0))) == "not_seated"
    assert evening.ask(0, Reveal("v", NOW, seed_of(0))) == SeedRevealed(0, seed_of(0))
    assert evening.ask(0, Reveal("v", NOW, seed_of(0))) == "seed", "once is enough"
    assert not evening.table.deal_is_due
    evening.ask(2, Reveal("v", NOW, seed_of(2)))
    assert evening.table.deal_is_due


def test_between_rounds_a_promise_has_no_meaning() -> None:
    evening = seated("happy-mochi", 2, 100)
    while not evening.table.between_rounds:
        evening.act(evening.table.actor, evening.table.position.legal_texts[-1])
    for seat in range(2):
        evening.ask(seat, BeReady("r", NOW, promise_of(seat)))
    assert evening.table.new_deal() == DealBegun()


@every_game
def test_a_deal_follows_from_the_secret_and_the_seeds(name: str) -> None:
    evening = promised(name, 0, 2)
    table = evening.table
    assert table.mixing
    secret = table.mixing.secret
    evening.ask(2, Reveal("v", NOW, seed_of(2)))
    evening.happen(table.new_deal())
    mix = (Mix(promise_of(0)), Mix(), Mix(promise_of(2), seed_of(2)))
    session = table.games[-1]
    assert (session.secret.hex(), session.record.mix, session.key) == (secret, mix, deal_key(session.secret, mix))
    assert table.mixing is None
    assert not any(chair.promise for chair in table.chairs), "another game needs other promises"


@every_game
def test_practice_meets_the_same_mixed_deal_again(name: str) -> None:
    evening = Evening(TableOptions(name, game(name).editions[0], 2, 3, bots=("", "casual")))
    table = evening.table
    evening.ask(WATCHER, Sit("sit", NOW, 0, "Ada", SECRET))
    evening.ask(0, BeReady("ready", NOW, promise_of(0)))
    evening.happen(table.new_deal())
    evening.ask(0, Reveal("reveal", NOW, seed_of(0)))
    evening.happen(table.new_deal())
    taken_back = 0
    while table.playing:
        if table.between_rounds:
            evening.happen(table.new_deal())
        elif table.actor == 0:
            evening.act(0, table.position.legal_texts[-1])
            if taken_back < 3 and table.practice_moves(0):
                before = list(table.games[-1].record.actions)
                evening.ask(0, TakeBack(evening.name(), table.number, practice=True))
                evening.act(0, table.position.legal_texts[-1])
                again = table.games[-1].record.actions
                assert again == before[: len(again)]
                taken_back += 1
        else:
            evening.happen(MoveMade(table.actor, table.position.legal_texts[0]))
    record = table.games[-1].record
    assert (taken_back, record.practice, record.mix) == (3, True, (Mix(promise_of(0), seed_of(0)), Mix()))
    assert verify(record) > 5


def replay_with(evening: Evening, *events: AnyLogEvent) -> Table:
    """The table from its log, without the last event and with these instead."""
    table = Table("table")
    rows = [event for _, _, event in evening.log][:-1]
    for number, event in enumerate([*rows, *events]):
        replay_event(table, StoredEvent(number, number, encode_event(event)))
    return table


def test_a_log_in_which_a_promise_was_exchanged_is_damaged() -> None:
    evening = promised("happy-mochi", 0)
    evening.ask(0, Reveal("v", NOW, seed_of(0)))
    deal = evening.table.new_deal()
    assert isinstance(deal, DealBegun)
    evening.happen(deal)
    assert replay_with(evening, deal).playing
    other = "00" * 32
    wrong: list[AnyLogEvent] = [
        msgspec.structs.replace(deal, secret=other),
        msgspec.structs.replace(deal, mix=()),
        msgspec.structs.replace(deal, mix=(Mix(deal.mix[0].promise), *deal.mix[1:])),
        DealPromised(other),
        SeedRevealed(0, seed_of(0)),
        SeedRevealed(1, seed_of(1)),
    ]
    for event in wrong:
        with pytest.raises(Refusal, match="damaged"):
            replay_with(evening, event)


def test_a_game_of_other_rules_is_recorded_with_its_seeds() -> None:
    evening = promised("happy-mochi", 0, 1)
    evening.ask(0, Reveal("v", NOW, seed_of(0)))
    evening.happen(evening.table.new_deal())
    evening.happen(MoveMade(evening.table.actor, evening.table.position.legal_texts[0]))
    archive = Archive()
    for _, _, event in evening.log:
        archive.add(event)
    lines = format_archived_record(archive.games[-1]).splitlines()
    assert f"mix 1: {promise_of(0)} {seed_of(0)}" in lines
    assert f"mix 2: {promise_of(1)}" in lines
    assert "mix" not in format_archived_record(archive.games[0])


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "0" * 64 + "\\n", "A" * 64, "0" * 63 + "\\n", "é" * 64])
@pytest.mark.parametrize("field", ['"ready","promise"', '"reveal","seed"'])
def test_only_64_digits_are_a_promise_or_a_seed(field: str, text: str) -> None:
    kind, name = field.split(",")
    with pytest.raises(msgspec.ValidationError):
        decode_command(f'{{"type":{kind},"id":"1",{name}:"{text}"}}'.encode())
