"""§13 to §15: the events of Extra Pepper, and how they are handed on."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import FULL_COUNT
from saltmochi.games.sea_salt_paper.events import ALL_EVENTS, BURDENS, EVENTS, Event
from saltmochi.games.sea_salt_paper.results import round_result
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import EDITIONS, held, offered, pepper, play, points, sees, table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
# Seven points, and none.
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
FEW = "boat/black"
PLUS, MINUS = "diodon_fish", "sunfish"


def names(events: int) -> set[str]:
    """The events of a set."""
    return {event.name.lower() for event in EVENTS if events >> event & 1}


def shuffled(event: str, scores: str, lines: str = "", edition: str = "italian") -> State:
    """A table with these totals, after a void round with this event, once the cards are shuffled."""
    players = len(scores.split())
    state = pepper(
        event, f"players: {players}\ntarget: 100\nscores: {scores}\nleft: boat/black\ndeck: crab/grey\n{lines}", edition
    )
    play(state, "draw", "deal crab/grey")
    if edition != "spanish":
        play(state, "end")
    return play(state, "shuffle")


# --- §13 ---


def test_13_1_twelve_events_form_the_event_deck() -> None:
    state = GAME.deal(expansions=("extra-pepper",))
    assert len(EVENTS) == 12
    assert names(state.event_deck) == names(ALL_EVENTS) == {event.name.lower() for event in EVENTS}
    assert (state.event, state.event_discard, held(state)) == (0, 0, ["none", "none"])


def test_13_1_an_event_is_no_card_and_worth_nothing() -> None:
    assert FULL_COUNT == 66
    assert points(pepper("kraken", "hand 1: crab/black\nheld 1: tornado"), 1) == 0


def test_13_2_four_events_go_to_the_leader_and_eight_to_the_last() -> None:
    assert {event.name.lower() for event in BURDENS} == {"kraken", "tornado", "treasure_chest", "diodon_fish"}


@every_edition
def test_13_3_every_round_begins_with_an_event(edition: str) -> None:
    state = play(GAME.deal(2, edition, expansions=("extra-pepper",)), "begin 1")
    assert GAME.actor(state) == DEALER
    assert offered(state) == {f"event {event.name.lower()}" for event in EVENTS}
    assert GAME.rules.chance_count(state) == 12
    play(state, "event kraken", "deal crab/black", "deal crab/grey")
    assert state.event == Event.KRAKEN
    assert GAME.actor(state) == 0
    assert len(names(state.event_deck)) == 11


def test_13_3_without_extra_pepper_no_event_is_turned_up() -> None:
    for expansions in ((), ("extra-salt",)):
        state = play(GAME.deal(expansions=expansions), "begin 1")
        assert all(move.startswith("deal") for move in offered(state))
        assert (state.event, state.event_deck) == (0, 0)


def test_13_3_the_event_holds_for_the_whole_round_scoring_included() -> None:
    text = f"target: 100\nphase: play\nhand 1: {SEVEN} shell/black\nhand 2: shell/grey shell/green"
    state = play(pepper("dance_of_the_shells", text), "stop")
    assert state.scores[:2] == [7 + 2, 4]
    assert state.event == Event.DANCE_OF_THE_SHELLS


# --- §14 ---


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name.lower())
@pytest.mark.parametrize(
    ("scores", "leader", "last"), [("10 5", 1, 2), ("5 10", 2, 1), ("5 20 10", 2, 1), ("9 8 7 6", 1, 4)]
)
def test_14_1_a_plus_goes_to_the_leader_and_a_minus_to_the_last(
    event: Event, scores: str, leader: int, last: int
) -> None:
    state = shuffled(event.name.lower(), scores)
    expected = leader if event in BURDENS else last
    assert held(state) == [event.name.lower() if seat == expected else "none" for seat in range(1, state.players + 1)]
    assert state.event == 0
    assert state.event_discard == 0


@pytest.mark.parametrize(
    ("scores", "leader", "last"),
    [("10 10", 0, 0), ("10 10 5", 0, 3), ("10 5 5", 1, 0), ("7 9 9 7", 0, 0), ("5 5 5 6", 4, 0)],
)
def test_14_1_those_who_share_the_place_get_nothing(scores: str, leader: int, last: int) -> None:
    for event, place in ((PLUS, leader), (MINUS, last)):
        state = shuffled(event, scores)
        assert held(state) == [event if seat == place else "none" for seat in range(1, state.players + 1)]
        assert names(state.event_discard) == (set() if place else {event})


def test_14_1_totals_decide_not_the_points_of_the_round() -> None:
    text = f"players: 2\ntarget: 100\nscores: 10 30\nphase: play\nhand 1: {SEVEN}\nhand 2: {FEW}"
    state = play(pepper("tornado", text), "stop", "shuffle")
    assert state.scores[:2] == [17, 30]
    assert held(state) == ["none", "tornado"]
    state = play(pepper("sunfish", text), "stop", "shuffle")
    assert held(state) == ["sunfish", "none"]


def test_14_1_the_points_of_the_round_are_counted_first() -> None:
    text = f"players: 2\ntarget: 100\nscores: 10 12\nphase: play\nhand 1: {SEVEN}\nhand 2: {FEW}"
    assert held(play(pepper("tornado", text), "stop", "shuffle")) == ["tornado", "none"]
    assert held(play(pepper("sunfish", text), "stop", "shuffle")) == ["none", "sunfish"]


def test_14_1_only_if_the_game_goes_on() -> None:
    text = f"target: 40\nscores: 34 12\nphase: play\nhand 1: {SEVEN}\nhand 2: {FEW}\nheld 2: kraken"
    state = play(pepper("tornado", text), "stop")
    assert GAME.over(state)
    assert (held(state), state.event) == (["none", "kraken"], Event.TORNADO)


@pytest.mark.parametrize(
    ("event", "holder", "scores", "keeps"),
    [
        ("kraken", 1, "10 5 6", True),
        ("kraken", 1, "10 11 6", False),
        ("kraken", 1, "10 10 6", False),
        ("dolphins", 3, "10 11 6", True),
        ("dolphins", 3, "10 5 6", False),
        ("dolphins", 3, "10 6 6", False),
    ],
)
def test_14_2_a_held_event_whose_holder_has_lost_the_place_is_discarded(
    event: str, holder: int, scores: str, keeps: bool
) -> None:
    # The round's event is one for the other end of the table, so that nobody has to choose.
    other = "sunfish" if event == "kraken" else "diodon_fish"
    state = shuffled(other, scores, f"held {holder}: {event}")
    assert (held(state)[holder - 1] == event) == keeps
    assert (event in names(state.event_discard)) == (not keeps)


def test_14_2_held_events_are_checked_before_the_new_one_is_handed_on() -> None:
    # The old burden leaves player 1, and the new one goes to player 2: nobody has two.
    state = shuffled("tornado", "5 10", "held 1: kraken")
    assert held(state) == ["none", "tornado"]
    assert names(state.event_discard) == {"kraken"}
    play(state, "event sunfish")
    assert offered(play(state, "deal crab/black")) >= {"deal crab/grey"}


def test_14_3_without_a_leader_the_event_is_discarded() -> None:
    state = shuffled("kraken", "6 6 2")
    assert (held(state), names(state.event_discard)) == (["none"] * 3, {"kraken"})


def test_14_4_then_the_next_event_is_turned_up() -> None:
    state = shuffled("kraken", "6 5 2", "discarded: sunfish")
    assert offered(state) == {f"event {name}" for name in names(ALL_EVENTS) - {"kraken", "sunfish"}}


def test_14_4_the_discarded_events_form_an_empty_event_deck_again() -> None:
    gone = [event.name.lower() for event in EVENTS if event.name.lower() not in ("kraken", "tornado", "sunfish")]
    text = f"discarded: {' '.join(gone)}\nheld 3: sunfish\nheld 1: tornado"
    # The round's event comes to player 1, who holds one and will choose.
    state = shuffled("kraken", "6 5 2", text)
    assert offered(state) == {f"event {name}" for name in gone}
    assert names(state.event_discard) == set()
    play(state, "event dolphins", "keep_event tornado")
    assert names(state.event_discard) == {"kraken"}
    assert names(state.event_deck) == set(gone) - {"dolphins"}


def test_14_4_events_discarded_now_are_shuffled_in_as_well() -> None:
    gone = [event.name.lower() for event in EVENTS if event.name.lower() not in ("kraken", "sunfish")]
    state = shuffled("kraken", "6 6", f"discarded: {' '.join(gone)}\nheld 1: sunfish")
    assert offered(state) == {f"event {event.name.lower()}" for event in EVENTS}


@pytest.mark.parametrize("kept", ["kraken", "tornado"])
def test_14_5_a_player_with_two_events_keeps_one_after_the_next_is_seen(kept: str) -> None:
    state = shuffled("kraken", "6 5 9", "held 3: tornado")
    assert all(move.startswith("event") for move in offered(state))
    play(state, "event coral_reef")
    assert GAME.actor(state) == 2
    assert offered(state) == {"keep_event kraken", "keep_event tornado"}
    for player in (1, 2, 3):
        view = sees(state, player)
        assert (view.event, view.held[2], view.offered) == (Event.CORAL_REEF, Event.TORNADO, Event.KRAKEN)
    play(state, f"keep_event {kept}")
    assert held(state) == ["none", "none", kept]
    assert names(state.event_discard) == {"kraken", "tornado"} - {kept}
    assert state.offered == 0
    play(state, "deal crab/black", "deal crab/grey")
    assert GAME.actor(state) == 1


def test_14_5_the_last_may_have_to_choose_as_well() -> None:
    state = play(shuffled("sunfish", "6 5 9", "held 2: hermit_crab\nheld 3: kraken"), "event coral_reef")
    assert GAME.actor(state) == 1
    assert offered(state) == {"keep_event hermit_crab", "keep_event sunfish"}
    assert held(play(state, "keep_event sunfish")) == ["none", "sunfish", "kraken"]


@every_edition
def test_14_6_a_void_round_hands_its_event_on_by_the_unchanged_totals(edition: str) -> None:
    assert held(shuffled("kraken", "3 8", edition=edition)) == ["none", "kraken"]


@every_edition
def test_14_6_a_void_first_round_discards_its_event(edition: str) -> None:
    state = shuffled("sunfish", "0 0 0", edition=edition)
    assert (held(state), names(state.event_discard)) == (["none"] * 3, {"sunfish"})


def test_14_7_a_held_event_works_for_its_holder_only() -> None:
    text = "hand 1: octopus/yellow octopus/green\nhand 2: octopus/purple octopus/grey\nheld 1: kraken"
    state = pepper("sunfish", text)
    assert (points(state, 1), points(state, 2)) == (2, 3)


def test_14_7_the_rounds_event_and_the_held_one_both_apply() -> None:
    text = "hand 1: octopus/yellow octopus/green shell/grey\nhand 2: octopus/purple octopus/grey shell/green\nheld 1: kraken"
    state = pepper("dance_of_the_shells", text)
    assert (points(state, 1), points(state, 2)) == (2 + 2, 3 + 2)


def test_14_7_a_held_event_works_in_every_round_while_its_holder_keeps_the_place() -> None:
    state = shuffled("kraken", "10 5", "held 2: dolphins")
    play(state, "event sunfish", "deal crab/black", "deal crab/grey")
    assert held(state) == ["kraken", "dolphins"]
    assert (state.event, state.round) == (Event.SUNFISH, 2)


@pytest.mark.parametrize("event", [PLUS, MINUS])
def test_14_8_in_a_game_of_two_a_tie_discards_everything(event: str) -> None:
    state = shuffled(event, "6 6", "held 1: tornado\nheld 2: dolphins")
    assert held(state) == ["none", "none"]
    assert names(state.event_discard) == {event, "tornado", "dolphins"}


@every_edition
def test_14_9_a_mermaid_win_comes_before_all_this(edition: str) -> None:
    text = "scores: 5 9\nphase: take\nhand 1: mermaid mermaid mermaid\nleft: mermaid"
    state = play(pepper("sunfish", text, edition), "take left")
    if edition != "spanish":
        play(state, "lay_mermaids")
    assert GAME.over(state)
    assert (held(state), state.event) == (["none", "none"], Event.SUNFISH)


def test_14_a_new_game_shuffles_all_events_again() -> None:
    state = shuffled("kraken", "10 5", "held 2: dolphins")
    GAME.rules.set_up(state)
    assert (state.event_deck, state.event_discard, state.event) == (ALL_EVENTS, 0, 0)
    assert held(state) == ["none", "none"]


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
def test_14_each_event_is_in_one_place_throughout_a_game(players: int) -> None:
    chance = random.Random(players)
    state = GAME.deal(players, "italian", 300, expansions=("extra-pepper",))
    while not GAME.over(state):
        places = Counter(
            event.name
            for event in EVENTS
            for place in (
                state.event_deck >> event & 1,
                state.event_discard >> event & 1,
                state.event == event,
                state.offered == event,
                *(each == event for each in state.held),
            )
            if place
        )
        assert places == {event.name: 1 for event in EVENTS}
        moves = [action for action in GAME.legal(state) if GAME.text_of(action) != "lay_mermaids"]
        GAME.apply(state, chance.choice(moves))
    assert state.round > 12


# --- §15 ---


def test_15_1_an_event_applies_to_all_if_it_is_the_rounds_and_to_its_holder_otherwise() -> None:
    moves = {}
    for lines in ("", "held 1: water_rodeo", "held 2: water_rodeo"):
        moves[lines] = offered(pepper("kraken", f"phase: play\nhand 1: shark/black shark/green\n{lines}"))
    lay = "lay shark/black shark/green"
    assert [lay in found for found in moves.values()] == [False, True, False]
    assert lay in offered(pepper("water_rodeo", "phase: play\nhand 1: shark/black shark/green"))


def test_15_2_effects_look_at_the_active_players_events() -> None:
    # Player 2 holds the Sunfish: two fish of player 1 bring one card, those of player 2 two.
    text = "phase: play\nhand 1: fish/black fish/green\nhand 2: fish/yellow fish/dark_blue\nheld 2: sunfish\nleft: shell/grey\nright: crab/grey"
    state = play(pepper("kraken", text), "lay fish/black fish/green", "deal boat/black")
    assert GAME.actor(state) == 0
    play(state, "end", "take left", "lay fish/dark_blue fish/yellow", "deal boat/yellow")
    assert GAME.actor(state) == DEALER


@every_edition
def test_15_2_in_one_bet_two_players_may_count_octopuses_differently(edition: str) -> None:
    # Both have octopuses worth 9; under the Kraken those of player 2 are worth 4, so the bet is won.
    mine = "shell/grey shell/green shell/black shell/yellow shell/dark_blue"
    text = f"target: 100\nscores: 1 5\nphase: play\nhand 1: {mine}\nhand 2: octopus/yellow octopus/purple octopus/grey octopus/green\nleft: boat/black"
    for line, ending, gains in (("held 2: kraken", "last_chance_won", (9, 1)), ("", "last_chance_lost", (1, 9))):
        state = play(pepper("sunfish", f"{text}\n{line}", edition), "last_chance", "take left", "end")
        result = round_result(state)
        assert result is not None
        assert (result.ending, result.gains) == (ending, gains)


@pytest.mark.parametrize(("line", "calls"), [("", True), ("held 1: kraken", False), ("held 2: kraken", True)])
def test_15_3_points_to_call_are_counted_with_the_players_own_events(line: str, calls: bool) -> None:
    assert ("stop" in offered(pepper("sunfish", f"phase: play\nhand 1: {SEVEN}\n{line}"))) == calls


def test_events_change_nothing_at_a_table_without_them() -> None:
    assert offered(table(f"phase: play\nhand 1: {SEVEN}")) == {
        "end",
        "stop",
        "last_chance",
        "lay fish/yellow fish/green",
    }
