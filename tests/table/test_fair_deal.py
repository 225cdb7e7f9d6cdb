"""A deal by a secret can be checked, and nothing but the secret passes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saltmochi.games import game as find_game
from saltmochi.table.fair_deal import choice, commitment, deal_key, new_secret, verify
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, format_record, parse_record
from saltmochi.table.mix import Mix
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.games.every_game import GAMES
from tests.test_cli import output

SECRET = bytes(range(32))
SEED = bytes(range(32, 64))
MIXES = {
    "nobody": (),
    "both": (Mix(commitment(SEED), SEED.hex()), Mix(commitment(SECRET), SECRET.hex())),
    "the second": (Mix(), Mix(commitment(SEED), SEED.hex())),
    "one without revealing": (Mix(commitment(SEED), SEED.hex()), Mix(commitment(SECRET))),
    "nobody in the end": (Mix(commitment(SEED)), Mix()),
}
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def dealt(game: Game[Any, Any], starter: int = 0, mix: tuple[Mix, ...] = ()) -> GameRecord:
    """A game dealt by the secret and what was mixed in, in which everybody does the first legal thing."""
    record = GameRecord(
        game,
        game.options(2, game.editions[0], 5),
        deal=commitment(SECRET),
        secret=SECRET.hex(),
        starter=starter,
        mix=mix,
    )
    key, state, number = deal_key(SECRET, mix), record.start(), 0
    while not game.over(state) and len(record.actions) < 400:
        action = game.legal(state)[0]
        if game.actor(state) == DEALER:
            action = game.rules.chance_action(state, choice(key, number, game.rules.chance_count(state)))
            if number == 0 and starter:
                action = game.action_of(f"begin {starter}")
            number += 1
        record.actions.append(action)
        game.apply(state, action)
    return record


@every_game
@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("mix", MIXES.values(), ids=MIXES)
def test_a_dealt_game_is_verified_also_from_its_text(game: Game[Any, Any], starter: int, mix: tuple[Mix, ...]) -> None:
    record = parse_record(format_record(dealt(game, starter, mix)), lambda _: game)
    assert record.mix == mix
    state, dealers = record.start(), 0
    for action in record.actions:
        dealers += game.actor(state) == DEALER
        game.apply(state, action)
    assert verify(record) == dealers > 10


@every_game
def test_a_card_that_the_secret_did_not_deal_is_found(game: Game[Any, Any]) -> None:
    record = dealt(game)
    state = record.start()
    for place, action in enumerate(record.actions):
        others = [other for other in game.legal(state) if other != action]
        if game.actor(state) == DEALER and place > 0 and others:
            forged = GameRecord(
                game, game.options(2, game.editions[0], 5), [*record.actions[:place], others[0]], {}, record.deal
            )
            forged.secret = record.secret
            with pytest.raises(Problem, match="but it should have been"):
                verify(forged)
            break
        game.apply(state, action)
    else:
        pytest.fail("the dealer never had a choice")


def test_the_command_says_who_mixed_in_a_seed(tmp_path: Path) -> None:
    told = {}
    for name in ("one without revealing", "nobody"):
        record = dealt(GAMES[0], mix=MIXES[name])
        record.names = {0: "Ada"}
        path = tmp_path / f"{name}.txt"
        path.write_text(format_record(record), encoding="utf-8")
        told[name] = output("verify", str(path)).splitlines()
    assert told["one without revealing"][1:] == ["Numbers mixed in by: Ada.", "Promised, but not mixed in: Seat 2."]
    assert told["nobody"][1:] == ["No player mixed in a number: the server’s secret alone decided the deal."]
    assert all("the deal was as promised" in lines[0] for lines in told.values())


def test_another_secret_than_the_promised_one_is_found() -> None:
    record = dealt(GAMES[0])
    record.secret = new_secret().hex()
    with pytest.raises(Problem, match="isn’t the one promised before the game"):
        verify(record)


def test_a_game_without_a_secret_cannot_be_verified() -> None:
    record = dealt(GAMES[0])
    record.secret = ""
    with pytest.raises(Problem, match="has no"):
        verify(record)


@pytest.mark.parametrize("seat", [0, 1])
def test_another_seed_than_the_promised_one_is_found(seat: int) -> None:
    record = dealt(GAMES[0], mix=MIXES["both"])
    mix = list(record.mix)
    mix[seat] = Mix(mix[seat].promise, new_secret().hex())
    record.mix = tuple(mix)
    with pytest.raises(Problem, match=f"seat {seat + 1} .* isn’t the one promised before the game"):
        verify(record)


# The lines of a record that say how it was dealt.
DEALING = re.compile(r"(deal|secret|mix \d|starter|dealer): ")
TAMPERED = {
    (game.name, name): format_record(dealt(game, starter, mix))
    for game in GAMES
    for starter, (name, mix) in enumerate(MIXES.items())
    if starter <= 2
}


@given(which=st.sampled_from(sorted(TAMPERED)), data=st.data())
def test_whatever_is_changed_about_a_deal_is_found(which: tuple[str, str], data: st.DataObject) -> None:
    """A digit, a word, a whole line: the record is refused, or it cannot be verified."""
    lines = TAMPERED[which].splitlines()
    place = data.draw(st.sampled_from([n for n, line in enumerate(lines) if DEALING.match(line)]))
    name, _, value = lines[place].partition(": ")
    column = data.draw(st.integers(0, len(value) - 1))
    others = data.draw(st.sampled_from([line.partition(": ")[2] for line in lines if line.startswith(f"{name}: ")]))
    swapped = data.draw(st.sampled_from("0123456789abcdef"))
    changed = data.draw(st.sampled_from([value[:column] + swapped + value[column + 1 :], others, value[:column]]))
    lines[place : place + 1] = [f"{name}: {changed}"] if data.draw(st.booleans()) else []
    text = "\n".join(lines) + "\n"
    if text == TAMPERED[which]:
        return
    with pytest.raises(Problem):
        verify(parse_record(text, find_game))


def test_every_seed_and_every_promise_counts() -> None:
    keys = {deal_key(SECRET, mix) for mix in MIXES.values()}
    assert len(keys) == len(MIXES)
    assert deal_key(SECRET, ()) == deal_key(SECRET, (Mix(), Mix())) == SECRET


def test_the_example_in_the_docs_is_right() -> None:
    page = PAGE.read_text(encoding="utf-8")
    found = dict(re.findall(r"^    (deal|secret|mix \d|key): ([0-9a-f ]+)$", page, re.MULTILINE))
    secret, mix = bytes.fromhex(found["secret"]), []
    for seat in range(1, 4):
        promise, _, seed = found.get(f"mix {seat}", "").partition(" ")
        mix.append(Mix(promise, seed))
        assert not seed or commitment(bytes.fromhex(seed)) == promise
    assert [bool(each.promise) for each in mix] == [True, False, True]
    assert found["deal"] == commitment(secret)
    key = deal_key(secret, mix)
    assert found["key"] == key.hex()
    choices = re.findall(r"^    choice (\d+) of (\d+): (\d+)$", page, re.MULTILINE)
    assert len(choices) == 3
    for number, count, chosen in choices:
        assert choice(key, int(number), int(count)) == int(chosen)


def test_choices_are_even() -> None:
    counts = Counter(choice(SECRET, number, 7) for number in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())
    assert choice(SECRET, 0, 1) == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("deal: ", "deal: z", "deal"),
        ("secret: ", "secret: A", "secret"),
        ("starter: 2", "starter: 3", "starter"),
        ("starter: 2", "starter: x", "starter"),
        ("mix 1: ", "mix 1: A", "mix 1"),
        ("mix 1: ", f"mix 1: {'0' * 64} ", "mix 1"),
        ("mix 1: ", "mix 3: ", "mix 3"),
    ],
)
def test_damaged_headers_are_refused(old: str, new: str, complaint: str) -> None:
    text = format_record(dealt(GAMES[0], starter=2, mix=MIXES["both"]))
    assert old in text
    with pytest.raises(Problem, match=complaint):
        parse_record(text.replace(old, new, 1), find_game)
