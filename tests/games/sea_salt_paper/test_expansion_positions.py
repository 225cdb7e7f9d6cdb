"""Positions with expansions as text."""

from __future__ import annotations

import random

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import ALL_FACES, CARDS, FULL_COUNT
from saltmochi.games.sea_salt_paper.notation import card_from, card_name, event_from
from saltmochi.games.sea_salt_paper.position import PHASES, format_position, read_position
from saltmochi.table.rng import new_rng
from saltmochi.texts import LANGUAGES, Problem
from tests.games.sea_salt_paper.tables import held, laid, offered, pairs_laid, play, salt, sees, words

POSITION = """edition: french
players: 3
target: 35
scores: 1 2 3
round: 2
voids: 0
turn: 2
phase: play
expansions: extra-salt,extra-pepper
event: kraken
discarded: sunfish dolphins
held 2: tornado
stung: 1 3
hand 1: lobster/black
laid 1: boat/black boat/yellow | fish/black fish/green starfish/yellow
shell 1: shell/grey
left: jellyfish/pink
deck: crab/dark_blue seahorse/white
"""


def test_a_position_with_both_expansions_is_read_and_written() -> None:
    state = read_position(POSITION)
    assert format_position(state) == POSITION
    assert held(state) == ["none", "tornado", "none"]
    assert laid(state, 1) == words("boat/black boat/yellow fish/black fish/green starfish/yellow")
    assert sees(state, 1).shells[0] == card_from("shell/grey")
    assert sees(state, 2).shells == [0, 0, 0, 0]


def test_every_card_of_the_box_has_a_name_that_reads_back() -> None:
    assert [card_from(card_name(card)) for card in ALL_FACES] == list(ALL_FACES)
    assert all(CARDS[card_from(card_name(card))] == CARDS[card] for card in range(FULL_COUNT))


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("lobster", "lobster/black"),
        ("cast_of_crabs", "cast_of_crabs/green"),
        ("Cast of Crabs", "cast_of_crabs/green"),
        ("seahorse", "seahorse/white"),
    ],
)
def test_a_kind_of_extra_salt_alone_is_enough_where_it_has_one_colour(name: str, full: str) -> None:
    assert card_name(card_from(name)) == full


@pytest.mark.parametrize("name", ["Coral Reef", "coral-reef", " CORAL_REEF "])
def test_capitals_blanks_and_hyphens_do_not_matter_in_an_event(name: str) -> None:
    assert event_from(name) == event_from("coral_reef")


@pytest.mark.parametrize(
    "text",
    [
        "boat/yellow boat/black fish/black fish/green starfish/yellow",
        "boat/yellow boat/black | fish/black fish/green starfish/yellow",
    ],
)
def test_bars_may_be_left_out_and_a_pair_may_be_written_either_way_round(text: str) -> None:
    state = salt(f"laid 1: {text}")
    assert pairs_laid(state, 1) == "boat/black boat/yellow | fish/black fish/green starfish/yellow"


def test_events_and_cards_that_are_not_named_are_in_their_decks() -> None:
    state = play(read_position("expansions: extra-salt,extra-pepper\nplayers: 2\nleft: crab/black"), "draw")
    assert {"deal lobster/black", "deal seahorse/white"} < offered(state)
    assert state.event_deck.bit_count() == 12


@pytest.mark.parametrize("expansions", [("extra-salt",), ("extra-pepper",), ("extra-salt", "extra-pepper")])
@pytest.mark.parametrize("edition", [*(pytest.param(name, marks=pytest.mark.no_cover) for name in GAME.editions)])
def test_positions_with_expansions_round_trip(edition: str, expansions: tuple[str, ...]) -> None:
    chance, seen = random.Random(edition), 0
    state = GAME.deal(3, edition, expansions=expansions)
    while not GAME.over(state):
        if state.phase in PHASES.values():
            text = format_position(state)
            copy = read_position(text)
            assert format_position(copy) == text
            assert sorted(GAME.legal(copy)) == sorted(GAME.legal(state))
            assert GAME.imagine(GAME.view(copy, copy.turn), new_rng(1))
            seen += 1
        GAME.apply(state, chance.choice(GAME.legal(state)))
    assert seen > 50


BOTH = "expansions: extra-salt,extra-pepper"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hand 1: lobster", "“lobster/black” comes with Extra Salt."),
        ("expansions: extra-pepper\nleft: seahorse", "“seahorse/white” comes with Extra Salt."),
        ("stung: 2", "“jellyfish” comes with Extra Salt."),
        ("event: kraken", "“kraken” comes with Extra Pepper."),
        ("held 1: kraken", "“kraken” comes with Extra Pepper."),
        ("expansions: extra-salt\ndiscarded: kraken", "“kraken” comes with Extra Pepper."),
        ("shell 1: shell/grey", "“coral_reef” comes with Extra Pepper."),
        ("expansions: extra-sugar", "no expansion called “extra-sugar”. Choose one of extra-salt, extra-pepper"),
        (f"{BOTH}\nevent: squid", "no event called “squid”"),
        (f"{BOTH}\nevent: none", "no event called “none”"),
        (f"{BOTH}\nevent: kraken tornado", "“event: kraken tornado” isn’t a line"),
        (f"{BOTH}\nevent: kraken\nheld 1: kraken", "“held 1: kraken” isn’t a line"),
        (f"{BOTH}\nheld 3: kraken", "“held 3: kraken” isn’t a line"),
        (f"{BOTH}\nstung: 3", "“stung: 3” isn’t a line"),
        (f"{BOTH}\nshell 1: boat/black", "“shell 1: boat/black” isn’t a line"),
        (f"{BOTH}\nshell 1: shell/grey shell/black", "“shell 1: shell/grey shell/black” isn’t a line"),
        (f"{BOTH}\nshell 3: shell/grey", "Every hand needs a player"),
        (f"{BOTH}\nlaid 1: boat/black fish/black", "isn’t a pair or a trio"),
        (f"{BOTH}\nlaid 1: boat/black", "isn’t a pair or a trio"),
        (f"{BOTH}\nlaid 1: boat/black | boat/yellow", "isn’t a pair or a trio"),
        (f"{BOTH}\nlaid 1: starfish/yellow boat/black boat/yellow", "isn’t a pair or a trio"),
        (f"{BOTH}\nlaid 1: boat/black boat/yellow starfish/yellow starfish/dark_blue", "isn’t a pair or a trio"),
        (f"{BOTH}\nlaid 1: jellyfish/pink jellyfish/purple", "isn’t a pair or a trio"),
        ("laid 1: boat/black boat/black | fish/black fish/black", "no kind of card called “|”"),
    ],
)
def test_a_wrong_position_with_expansions_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(Problem) as caught:
        read_position(text)
    assert complaint in str(caught.value)
    assert all(caught.value.localized(language) for language in LANGUAGES)
