"""Positions as a player at a real table sees them, in text."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.seat_position import format_seat_position, read_seat_position, without_memory
from saltmochi.games.sea_salt_paper.state import NOBODY, Phase
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER
from saltmochi.texts import LANGUAGES, Problem

POSITION = """edition: french
players: 2
target: 40
scores: 12 30
turn: 1
hand 1: crab/green fish/green shell/black shell/grey octopus/green octopus/grey
laid 1: boat/black boat/black
hand 2: 4
laid 2: fish/black fish/black
left: 5 octopus/purple
right: mermaid/white
deck: 37
"""


def views(seed: int, players: int, edition: str) -> list[View]:
    """What the players see in the play steps of a random game, before anybody calls."""
    rng, state, found = new_rng(seed), GAME.deal(players, edition), []
    while not GAME.over(state):
        if GAME.actor(state) != DEALER and state.phase == Phase.PLAY and state.caller == NOBODY:
            found.append(GAME.view(state, state.turn))
        actions = GAME.legal(state)
        GAME.apply(state, actions[randbelow(rng, len(actions))])
    return found


def test_a_position_is_read_and_written() -> None:
    assert format_seat_position(read_seat_position(POSITION)) == POSITION


@pytest.mark.parametrize(("players", "edition"), [(2, "online"), (3, "italian"), (4, "spanish")])
def test_the_text_of_a_view_keeps_all_but_memory(players: int, edition: str) -> None:
    for view in views(players, players, edition)[::7]:
        plain = without_memory(view)
        plain.round, plain.starter, plain.voids = 1, view.turn, 0  # the text leaves them out: they change no advice
        plain.gains[:] = [0] * len(plain.gains)
        plain.awaits = plain.looking = plain.victim = 0
        read = read_seat_position(format_seat_position(view))
        assert read == plain
        imagined = GAME.view(GAME.imagine(read, new_rng(7)), read.seat)
        assert format_seat_position(imagined) == format_seat_position(view)


def test_cards_that_no_line_counts_are_in_the_deck_or_below_the_piles() -> None:
    own = "hand 1: octopus/green octopus/grey octopus/yellow mermaid\nhand 2: 3\nleft: crab/grey\n"
    assert read_seat_position(own).deck_size == 50
    below = read_seat_position(own + "deck: 40\n")
    assert below.heights == [6, 5]
    state = GAME.imagine(below, new_rng(1))
    assert format_seat_position(GAME.view(state, 0)).splitlines()[-3].endswith("5 crab/grey")


def test_seen_cards_of_another_hand_are_in_every_determinization() -> None:
    view = read_seat_position("hand 1: mermaid\nhand 2: 2 shark/purple captain\ndeck: 30\n")
    for seed in range(20):
        state = GAME.imagine(view, new_rng(seed))
        hand = GAME.view(state, 1)
        assert hand.hand_sizes[1] == 4
        assert "captain/light_orange" in format_seat_position(hand)
        assert "shark/purple" in format_seat_position(hand)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("deck: 37", "deck: 38"), "The box has 58 cards, but this position has 59."),
        (("deck: 37", "deck: -1"), "“deck” needs a whole number, not “-1”."),
        (("hand 2: 4", "hand 2: 99999"), "“hand 2” needs a whole number, not “99999”."),
        (("hand 2: 4", "hand 2: 9999"), "The box has 58 cards, but this position has 9999."),
        (("hand 2: 4", "hand 3: 4"), "“hand 3” has no player: there are only 2."),
        (("crab/green", "2"), "“hand 1” can’t have unknown cards. Name each of them."),
        (("laid 2: fish/black fish/black", "laid 2: fish/black"), "“laid 2” can only have pairs"),
        (("laid 2: fish/black fish/black", "laid 2: shell/yellow octopus/yellow"), "“laid 2” can only have pairs"),
        (("deck: 37", "deck: 37\ncaller: 1"), "A position needs 2 to 4 players"),
        (("turn: 1", "turn: 1\nturn: 2"), "“turn: 2” isn’t a line of a position"),
        (("octopus/green", "octopus/grey"), "You listed 2 × octopus/grey, but the box has only 1."),
        (("shell/grey", "mermaid mermaid mermaid mermaid"), "You listed 5 × mermaid/white, but the box has only 4."),
    ],
)
def test_positions_that_cannot_be(change: tuple[str, str], complaint: str) -> None:
    text = POSITION.replace(*change)
    with pytest.raises(Problem) as caught:
        read_seat_position(text)
    assert complaint in str(caught.value)
    assert all(caught.value.localized(language) for language in LANGUAGES)


def test_four_mermaids_need_no_call() -> None:
    with pytest.raises(Problem, match="all four mermaids"):
        read_seat_position("hand 1: mermaid mermaid mermaid mermaid")
    with pytest.raises(Problem, match="Name your own cards in “hand 1”"):
        read_seat_position("hand 2: 4")
    with pytest.raises(Problem, match="at most 33 cards"):
        read_seat_position("hand 1: mermaid\nleft: 40\ndeck: 3")
