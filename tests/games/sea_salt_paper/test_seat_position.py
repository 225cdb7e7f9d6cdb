"""Positions as a player at a real table sees them, in text."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.notation import card_name, event_name
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


EXPANDED = """edition: french
players: 2
target: 40
scores: 12 30
turn: 1
expansions: extra-salt,extra-pepper
event: coral_reef
discarded: sunfish
held 1: dolphins
held 2: kraken
stung: 2
hand 1: crab/green fish/green shell/black octopus/green lobster/black starfish/yellow
laid 1: boat/black boat/black | swimmer/black jellyfish/pink starfish/dark_blue
shell 1: shell/grey
hand 2: 4
laid 2: fish/black fish/black
left: 5 octopus/purple
right: mermaid/white
deck: 41
"""


def views(seed: int, players: int, edition: str, expansions: tuple[str, ...] = ()) -> list[View]:
    """What the players see in the play steps of a random game, before anybody calls."""
    rng, state, found = new_rng(seed), GAME.deal(players, edition, expansions=expansions), []
    while not GAME.over(state):
        if GAME.actor(state) != DEALER and state.phase == Phase.PLAY and state.caller == NOBODY:
            found.append(GAME.view(state, state.turn))
        actions = GAME.legal(state)
        GAME.apply(state, actions[randbelow(rng, len(actions))])
    return found


@pytest.mark.parametrize("text", [POSITION, EXPANDED])
def test_a_position_is_read_and_written(text: str) -> None:
    assert format_seat_position(read_seat_position(text)) == text


def sort_groups(view: View) -> None:
    """Sort the pairs and trios on the table by seat, as a text has them."""
    groups = sorted(zip(view.owners[: view.group_count], view.groups, strict=False), key=lambda group: group[0])
    view.owners[: view.group_count] = [owner for owner, _ in groups]
    view.groups[: view.group_count] = [group for _, group in groups]


@pytest.mark.parametrize("expansions", [(), ("extra-salt",), ("extra-salt", "extra-pepper")])
@pytest.mark.parametrize(("players", "edition"), [(2, "online"), (3, "italian"), (4, "spanish")])
def test_the_text_of_a_view_keeps_all_but_memory(players: int, edition: str, expansions: tuple[str, ...]) -> None:
    for view in views(players, players, edition, expansions)[::7]:
        sort_groups(view)
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


def test_with_expansions_a_position_tells_what_the_player_sees() -> None:
    view = read_seat_position(EXPANDED)
    assert (view.sheltered, view.stung, view.deck_size) == (0b01, 0b10, 41)
    assert [event_name(event) for event in (view.event, *view.held)] == [
        "coral_reef",
        "dolphins",
        "kraken",
        "none",
        "none",
    ]
    for seed in range(10):
        state = GAME.imagine(view, new_rng(seed))
        assert format_seat_position(GAME.view(state, 0)) == EXPANDED
        assert card_name(state.shells[0]) == "shell/grey"


def test_a_shell_that_somebody_else_put_down_is_one_of_those_left() -> None:
    text = "expansions: extra-pepper\nevent: coral_reef\nhand 1: shell/grey shell/black shell/green shell/yellow\nshell 2: 1"
    shells = {card_name(GAME.imagine(read_seat_position(text), new_rng(seed)).shells[1]) for seed in range(20)}
    assert shells == {"shell/dark_blue", "shell/light_blue"}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("expansions: extra-salt,extra-pepper\n", ""), "“coral_reef” comes with Extra Pepper."),
        (("extra-salt,extra-pepper", "extra-pepper"), "“lobster/black” comes with Extra Salt."),
        (("extra-salt,extra-pepper", "extra-vinegar"), "no expansion called “extra-vinegar”"),
        (("deck: 41", "deck: 42"), "The box has 66 cards, but this position has 67."),
        (("shell 1: shell/grey", "shell 1: 1"), "“shell 1: 1” isn’t a line"),
        (("shell 1: shell/grey", "shell 2: shell/grey"), "“shell 2: shell/grey” isn’t a line"),
        (("shell 1: shell/grey", "shell 1: crab/black"), "“shell 1: crab/black” isn’t a line"),
        (("shell 1: shell/grey", "shell 3: 1"), "“shell 3” has no player"),
        (("held 2: kraken", "held 2: coral_reef"), "“held 2: coral_reef” isn’t a line"),
        (("stung: 2", "stung: 4"), "“stung: 4” isn’t a line"),
        (("fish/black fish/black\n", "fish/black crab/black\n"), "isn’t a pair or a trio"),
        (("fish/black fish/black\n", "fish/black 1\n"), "“laid 2” can’t have unknown cards"),
        (("lobster/black", "mermaid mermaid mermaid"), "“hand 1” has three mermaids"),
    ],
)
def test_positions_with_expansions_that_cannot_be(change: tuple[str, str], complaint: str) -> None:
    text = EXPANDED.replace("held 1: dolphins", "held 1: dance_of_the_mermaids").replace(*change)
    with pytest.raises(Problem) as caught:
        read_seat_position(text)
    assert complaint in str(caught.value)
    assert all(caught.value.localized(language) for language in LANGUAGES)


def test_shells_lie_face_down_only_with_extra_pepper() -> None:
    with pytest.raises(Problem, match="“coral_reef” comes with Extra Pepper"):
        read_seat_position("hand 1: mermaid\nshell 2: 1")


def test_four_mermaids_need_no_call() -> None:
    with pytest.raises(Problem, match="all four mermaids"):
        read_seat_position("hand 1: mermaid mermaid mermaid mermaid")
    with pytest.raises(Problem, match="Name your own cards in “hand 1”"):
        read_seat_position("hand 2: 4")
    with pytest.raises(Problem, match="at most 33 cards"):
        read_seat_position("hand 1: mermaid\nleft: 40\ndeck: 3")
