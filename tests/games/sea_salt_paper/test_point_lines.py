"""§12, §15, §16: points with expansions, part by part and line by line."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, FULL_COUNT, NO_CARD, STARFISH, set_of
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansions import EXTRA_PEPPER, EXTRA_SALT, Expansion
from saltmochi.games.sea_salt_paper.explanation import line_text
from saltmochi.games.sea_salt_paper.groups import group_of
from saltmochi.games.sea_salt_paper.holding import Holding, holding_of
from saltmochi.games.sea_salt_paper.notation import cards_from
from saltmochi.games.sea_salt_paper.point_lines import explain_points, pairs_in_hand
from saltmochi.games.sea_salt_paper.results import parts, parts_of, round_result
from saltmochi.games.sea_salt_paper.rules import bonus_of, points_of
from saltmochi.games.sea_salt_paper.state import Ending, State
from saltmochi.games.sea_salt_paper.view import View, write_view
from saltmochi.table.seats import WATCHER
from saltmochi.texts import LANGUAGES

COMBINATIONS = [(), (Expansion.EXTRA_SALT,), (Expansion.EXTRA_PEPPER,), tuple(Expansion)]


def holding(hand: str, *laid: str, events: tuple[Event, ...] = ()) -> Holding:
    """What a player holds with both expansions: cards in hand, and the groups laid."""
    rows = [hand.split(), *(group.split() for group in laid)]
    cards = iter(cards_from(chain.from_iterable(rows)))
    in_hand, *groups = [[next(cards) for _ in row] for row in rows]
    return Holding(
        hand=set_of(in_hand),
        laid=set_of(chain.from_iterable(groups)),
        groups=tuple(group_of(*(*group, NO_CARD)[:3]) for group in groups),
        events=sum(1 << event for event in events),
        expansions=EXTRA_SALT | EXTRA_PEPPER,
    )


def explained(held: Holding) -> list[tuple[str, int]]:
    """The lines of an explanation."""
    return [(line_text("en", line), line.points) for line in explain_points(held)]


# --- §12: the worked examples of the rules ---


@pytest.mark.parametrize(
    ("hand", "laid", "points"),
    [
        ("lobster crab/black crab/green crab/grey", [], 2),
        ("lobster", [], 0),
        ("swimmer/black swimmer/yellow shark/black jellyfish/pink jellyfish/purple", [], 2),
        ("fish/black fish/green starfish/yellow", [], 3),
        ("fish/black fish/green starfish/yellow starfish/dark_blue", [], 3),
        ("starfish/yellow", ["fish/black fish/green"], 1),
        ("boat/black boat/yellow starfish/dark_blue", ["fish/black fish/green starfish/yellow"], 6),
        ("shell/grey seahorse", [], 2),
        ("shell/grey shell/black shell/green shell/yellow shell/dark_blue shell/light_blue seahorse", [], 10),
        ("penguin/pink seahorse", [], 3),
        ("octopus/grey shell/black seahorse", [], 3),
        ("sailor/pink captain seahorse", [], 8),
        ("sailor/pink sailor/orange captain seahorse", [], 11),
        ("seahorse", [], 0),
        ("cast_of_crabs crab/black crab/green crab/grey lobster", [], 5),
        ("mermaid seahorse crab/green", [], 2),
    ],
)
def test_12_worked_examples(hand: str, laid: list[str], points: int) -> None:
    held = holding(hand, *laid)
    assert parts(held).points == sum(line.points for line in explain_points(held)) == points


@pytest.mark.parametrize(
    ("events", "hand", "points"),
    [
        ([Event.KRAKEN], "octopus/grey shell/black seahorse", 3),
        ([Event.KRAKEN], "octopus/grey octopus/green octopus/purple octopus/yellow", 4),
        ([Event.DANCE_OF_THE_SHELLS], "shell/grey", 2),
        ([Event.DANCE_OF_THE_SHELLS], "shell/grey shell/black shell/green shell/yellow shell/dark_blue seahorse", 12),
        ([Event.TORNADO], "mermaid mermaid crab/green lighthouse shark/green", 0),
        ([Event.WATER_RODEO], "shark/black shark/green shark/purple swimmer/black", 2),
        ([Event.KRAKEN, Event.TORNADO], "octopus/grey octopus/green mermaid", 2),
    ],
)
def test_16_worked_examples(events: list[Event], hand: str, points: int) -> None:
    held = holding(hand, events=(*events,))
    assert parts(held).points == sum(line.points for line in explain_points(held)) == points


def test_16_10_the_tornado_leaves_the_colour_bonus() -> None:
    assert parts(holding("mermaid mermaid mermaid shell/green", events=(Event.TORNADO,))).colour_bonus == 3


# --- Lines ---


def test_pairs_and_starfish_are_explained_as_they_were_laid() -> None:
    held = holding(
        "crab/black lobster swimmer/black jellyfish/pink starfish/dark_blue starfish/yellow seahorse",
        "crab/green crab/grey",
        "swimmer/yellow swimmer/light_orange",
        "shark/black shark/green starfish/light_blue",
    )
    assert explained(held) == [
        ("1 pair of crabs", 1),
        ("1 pair of crab and lobster", 1),
        ("1 pair of swimmer and jellyfish", 1),
        ("1 pair of swimmers", 1),
        ("1 pair of sharks", 1),
        ("3 starfish, each with its pair", 6),
        ("seahorse: no collector to join", 0),
    ]


def test_laid_cards_are_not_paired_again_with_hand_cards() -> None:
    held = holding("crab/black starfish/yellow", "crab/green lobster")
    assert explained(held) == [("1 pair of crab and lobster", 1), ("1 starfish without a pair", 0)]


def test_events_change_the_lines_of_what_they_change() -> None:
    events = (Event.KRAKEN, Event.DANCE_OF_THE_SHELLS)
    held = replace(holding("octopus/grey octopus/green shell/black seahorse", events=events), hides_shell=True)
    assert explained(held) == [
        ("1 shell (dance: 2 points)", 2),
        ("2 octopuses (kraken: 1 point each)", 2),
        ("seahorse: one more shell", 2),
        ("face-down shell: doesn’t count", 0),
    ]
    assert explained(holding("cast_of_crabs crab/black mermaid", events=(Event.TORNADO,))) == [
        ("cast: 1 for one crab", 1),
        ("1 mermaid: worth nothing in the tornado", 0),
    ]


def test_the_cards_of_the_base_game_pair_with_each_other_first() -> None:
    assert explained(holding("crab/black crab/green lobster swimmer/black shark/black jellyfish/pink")) == [
        ("1 pair of crabs", 1),
        ("1 pair of swimmer and shark", 1),
    ]
    rodeo = (Event.WATER_RODEO,)
    assert explained(
        holding("swimmer/black swimmer/yellow shark/black shark/green jellyfish/pink jellyfish/purple", events=rodeo)
    ) == [("2 pairs of swimmer and jellyfish", 2), ("1 pair of sharks", 1)]


# --- Properties ---


def test_lines_of_random_hands_add_up() -> None:
    chance = random.Random(12)
    for _ in range(3000):
        cards = chance.sample(range(FULL_COUNT), chance.randint(0, 30))
        events = sum(1 << event for event in chance.sample(list(Event), 2))
        held = Holding(set_of(cards), events=events, expansions=EXTRA_SALT | EXTRA_PEPPER)
        found, lines = parts(held), explain_points(held)
        assert sum(line.points for line in lines) == found.points
        pairs = pairs_in_hand(*held.hand, events)
        joined = min(pairs.total(), (held.hand[1] & STARFISH).bit_count())
        assert found.duos == pairs.total() + 2 * joined


@pytest.mark.parametrize("expansions", COMBINATIONS, ids="+".join)
def test_parts_and_lines_add_up_to_the_points_in_games(expansions: tuple[Expansion, ...]) -> None:
    chance = random.Random(15)
    seen: set[str] = set()
    for _ in range(8):
        state = GAME.deal(chance.choice([2, 3, 4]), chance.choice(GAME.editions), 60, expansions=expansions)
        while not GAME.over(state):
            actions = GAME.legal(state)
            # Calls come late, so that much is laid.
            weights = [0.1 if ACTIONS[action].verb in (Verb.STOP, Verb.LAST_CHANCE) else 1 for action in actions]
            GAME.apply(state, chance.choices(actions, weights)[0])
            seen |= check_points(state)
    assert ("points-starfish" in seen) == (Expansion.EXTRA_SALT in expansions)
    assert ("points-shell-face-down" in seen) == (Expansion.EXTRA_PEPPER in expansions)


def check_points(state: State) -> set[str]:
    """Compare parts and lines of the player in turn, and of all at the end of a round, with the rules."""
    found = round_result(state)
    shown = [seat for seat, parts in enumerate(found.parts) if parts] if found else []
    view, messages = View(), set[str]()
    for seat in {state.turn, *shown} if state.turn >= 0 else set(shown):
        write_view(state, seat, view)
        counted, lines = parts_of(view, seat), explain_points(holding_of(view, seat))
        assert counted.points == points_of(state, seat) == sum(line.points for line in lines)
        assert counted.colour_bonus == bonus_of(state, seat)
        if found and found.parts[seat]:
            assert found.parts[seat] == counted
        messages |= {line.message for line in lines}
    if found and state.ending in (Ending.STOP, Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST):
        write_view(state, WATCHER, view)
        assert [each.points for each in found.parts if each] == [
            points_of(state, seat) for seat in range(state.players)
        ]
    return messages


def test_every_line_has_a_sentence_in_every_language() -> None:
    chance = random.Random(5)
    for _ in range(300):
        cards = chance.sample(range(FULL_COUNT), chance.randint(1, 30))
        events = sum(1 << event for event in chance.sample(list(Event), 2))
        held = Holding(set_of(cards), events=events, expansions=EXTRA_SALT | EXTRA_PEPPER, hides_shell=True)
        assert all(line_text(language, line) for line in explain_points(held) for language in LANGUAGES)


def test_without_expansions_it_makes_no_difference_what_is_laid() -> None:
    chance = random.Random(8)
    for _ in range(500):
        cards = chance.sample(range(CARD_COUNT), 14)
        together, apart = Holding(set_of(cards)), Holding(set_of(cards[:6]), set_of(cards[6:]))
        assert parts(together) == parts(apart)
        assert explain_points(together) == explain_points(apart)
