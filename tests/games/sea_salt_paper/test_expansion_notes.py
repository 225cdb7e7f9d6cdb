"""What everybody is told of an action that only expansions have: who is stung, what happens to events."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.state import Phase, State
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import table

THREE = "players: 3\nphase: play\nhand 1: {}"


def both(text: str, edition: str = "italian") -> State:
    """Return a position at a table with both expansions."""
    return table(f"expansions: extra-salt,extra-pepper\n{text}", edition)


def note(state: State, action: str) -> str:
    """Carry out an action and return what everybody learns of it."""
    return GAME.apply_and_disclose(state, GAME.action_of(action)).note


def dealt(state: State) -> list[str]:
    """Let the dealer act until a player is asked, always with the first outcome; return the notes."""
    notes = []
    while GAME.actor(state) == DEALER:
        notes.append(GAME.apply_and_disclose(state, GAME.legal(state)[0]).note)
    return notes


def test_11_3_it_is_told_how_many_cards_the_lobster_looks_at() -> None:
    state = both(THREE.format("crab/green lobster"))
    assert note(state, "lay crab/green lobster/black") == "looked 5"
    assert dealt(state) == ["looked"] * 5
    assert note(state, GAME.text_of(GAME.legal(state)[0])) == "rest"
    state = both(f"{THREE.format('crab/green lobster')}\ndeck: crab/grey")
    assert note(state, "lay crab/green lobster/black") == "looked 1"
    dealt(state)
    assert note(state, "keep crab/grey") == ""


def test_11_5_it_is_told_who_is_stung_and_whose_turn_a_sting_takes() -> None:
    state = both(THREE.format("swimmer/black jellyfish/pink swimmer/yellow jellyfish/purple"))
    state.sheltered = 1 << 1
    assert note(state, "lay swimmer/black jellyfish/pink") == "stung 3"
    assert note(state, "lay swimmer/yellow jellyfish/purple") == ""
    state.sheltered = 0
    state.stung = 0b110
    assert note(state, "end") == ""
    assert dealt(state) == ["stung 2", "stung 3"]


def test_11_9_it_is_told_who_is_passed_over_with_an_empty_deck() -> None:
    state = both("players: 4\nphase: play\ncaller: 4\nturn: 1\ndeck: crab/grey", "online")
    state.stung = 0b110
    assert note(state, "end") == ""
    assert note(state, "deal crab/grey") == "stung 2 over 3"
    state = both("players: 3\nphase: play\ncaller: 3\nturn: 1\ndeck:", "online")
    state.stung = 0b010
    assert note(state, "end") == "over 2"


def between_rounds(event: Event) -> State:
    """Return the end of a round: the second player leads, the third is last."""
    state = both("players: 3\nscores: 5 9 2")
    state.phase = Phase.ROUND_OVER
    state.event = event
    state.event_deck = 1 << Event.SUNFISH | 1 << Event.DOLPHINS
    return state


def test_14_the_shuffle_tells_who_loses_and_who_gets_events() -> None:
    state = between_rounds(Event.KRAKEN)
    state.held[0], state.held[2] = Event.TORNADO, Event.ANGELFISH
    assert note(state, "shuffle") == "lost tornado 1 to kraken 2"
    state = between_rounds(Event.CORAL_REEF)
    state.scores[0] = 2
    state.event_deck = 0
    assert note(state, "shuffle") == "no coral_reef again"


def test_14_5_it_is_told_which_of_two_events_is_discarded() -> None:
    state = between_rounds(Event.KRAKEN)
    state.held[1] = Event.TORNADO
    assert note(state, "shuffle") == "to kraken 2"
    assert note(state, "event sunfish") == ""
    assert note(state, "keep_event tornado") == "kraken"


@pytest.mark.parametrize(("mermaids", "told"), [(3, ("dance", "mermaids_dance 1")), (4, ("", "mermaids 1"))])
def test_16_11_three_mermaids_end_the_game_in_other_words(mermaids: int, told: tuple[str, str]) -> None:
    state = both(THREE.format("mermaid " * mermaids), "online")
    state.event = Event.DANCE_OF_THE_MERMAIDS
    disclosure = GAME.apply_and_disclose(state, GAME.action_of("lay_mermaids"))
    assert (disclosure.note, disclosure.ending) == told


def test_the_base_game_has_none_of_these_notes() -> None:
    state = table(THREE.format("swimmer/black shark/purple"))
    assert note(state, "end") == ""
