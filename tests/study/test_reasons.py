"""Reasons: true by the rules and by what the acting seat sees, clear in the simulated rounds, or not given at all."""

from __future__ import annotations

from typing import Any

import pytest

from saltmochi.games.happy_mochi import GAME as MOCHI
from saltmochi.games.sea_salt_paper import GAME as SEA
from saltmochi.games.sea_salt_paper.state import Ending
from saltmochi.study.assessment import MAX_ENDINGS, ActionValue, RoundForecast
from saltmochi.study.reasons import MAX_REASONS, find_reasons, happy_mochi, sea_salt_paper
from saltmochi.study.reasons.comparison import Comparison
from saltmochi.study.reasons.reason import Reason
from saltmochi.table.game import Game
from saltmochi.terminal.presentation import presentation_of
from saltmochi.terminal.reasons import reason_text
from saltmochi.texts import LANGUAGES
from tests.games.happy_mochi.tables import play as play_mochi
from tests.games.happy_mochi.tables import table as mochi_table
from tests.games.sea_salt_paper.tables import play as play_sea
from tests.games.sea_salt_paper.tables import table as sea_table

TRIALS = 900


def forecast(
    own: float = 5,
    rivals: float = 5,
    own_endings: dict[int, float] | None = None,
    rival_stop: float = 0,
    seats: int = 2,
    game_end: tuple[float, float] = (0.0, 0.0),
) -> RoundForecast:
    """What happened in the simulated rounds: the first seat acts, and the points have a standard error of 0.1."""
    ended = tuple((own_endings or {}).get(ending, 0.0) for ending in range(MAX_ENDINGS))
    theirs = [rival_stop if ending == Ending.STOP else 0.0 for ending in range(MAX_ENDINGS)]
    endings = tuple(mine + other for mine, other in zip(ended, theirs, strict=True))
    return RoundForecast((own, *[rivals] * (seats - 1)), (0.1,) * seats, endings, ended, *game_end)


EVEN = forecast()


def compare(
    game: Game[Any, Any], state: Any, better: str, chosen: str, *forecasts: RoundForecast
) -> dict[str, dict[str, int | float | str]]:
    """All reasons for an action of the player in turn, by their messages."""
    view = game.view(state, game.actor(state))
    legal = {game.text_of(action) for action in game.legal(state)}
    assert {better, chosen} <= legal
    values = [
        ActionValue(game.action_of(text), (0.5, 0.5), TRIALS, each)
        for text, each in zip((better, chosen), forecasts or (EVEN, EVEN), strict=True)
    ]
    module = sea_salt_paper if game is SEA else happy_mochi
    return {each.message: each.values for each in module.reasons_for(Comparison(game, view, *values))}


# --- Figures ---


def test_a_difference_is_a_reason_only_if_it_is_clear_and_large() -> None:
    state = sea_table("hand 1: crab/green\nleft: fish/black\nright: boat/black")
    more = compare(SEA, state, "draw", "take left", forecast(own=7.23), forecast(own=4.9))
    assert more["reason-sea-gain"] == {"points": 7.2, "instead": 4.9}
    assert "reason-sea-gain" not in compare(SEA, state, "draw", "take left", forecast(own=5.3), forecast(own=4.9))
    unclear = forecast(own=7)._replace(errors=(0.9, 0.9))
    assert "reason-sea-gain" not in compare(SEA, state, "draw", "take left", unclear, forecast(own=5))
    less = compare(SEA, state, "draw", "take left", forecast(rivals=4), forecast(rivals=6))
    assert less["reason-sea-rivals-gain"] == {"points": 4, "instead": 6, "rivals": 1}
    assert "reason-sea-rivals-gain" not in compare(SEA, state, "draw", "take left", forecast(rivals=6), EVEN)


def test_a_game_that_ends_is_a_reason_unless_it_surely_ends() -> None:
    state = sea_table("hand 1: crab/green\nleft: fish/black\nright: boat/black")

    def found(better: tuple[float, float], chosen: tuple[float, float]) -> dict[str, dict[str, int | float | str]]:
        reasons = compare(SEA, state, "draw", "take left", forecast(game_end=better), forecast(game_end=chosen))
        return {message: values for message, values in reasons.items() if message.endswith("-game")}

    assert found((0.5, 0.1), (0.2, 0.1)) == {"reason-wins-game": {"share": 50, "instead": 20}}
    assert found((0.2, 0.1), (0.2, 0.6)) == {"reason-loses-game": {"share": 10, "instead": 60}}
    assert list(found((0.5, 0.1), (0.4, 0.6))) == ["reason-loses-game", "reason-wins-game"]
    assert not found((0.2, 0.1), (0.21, 0.12))
    assert not found((0.6, 0.4), (0.3, 0.7))


CALL = "phase: play\nhand 1: shell/green shell/grey shell/black shell/yellow penguin/pink\nleft: fish/black\nright: boat/black"


def test_a_bet_says_how_often_it_is_won() -> None:
    state = sea_table(CALL)
    risky, safe = (forecast(own_endings={Ending.LAST_CHANCE_WON: share}) for share in (0.58, 0.9))
    found = compare(SEA, state, "stop", "last_chance", EVEN, risky)
    assert found["reason-sea-bet-risky"] == {"points": 7, "share": 58}
    assert "reason-sea-bet-risky" not in compare(SEA, state, "stop", "last_chance", EVEN, safe)
    found = compare(SEA, state, "last_chance", "end", safe, EVEN)
    assert found["reason-sea-bet-good"] == {"points": 7, "share": 90}
    assert "reason-sea-bet-good" not in compare(SEA, state, "last_chance", "end", risky, EVEN)


def test_a_call_says_how_soon_the_others_end_the_round() -> None:
    state = sea_table(CALL)
    soon, late = forecast(rival_stop=0.6), forecast(rival_stop=0.2, own_endings={Ending.STOP: 0.7})
    assert compare(SEA, state, "stop", "end", EVEN, soon)["reason-sea-others-end"] == {"share": 60}
    assert "reason-sea-others-end" not in compare(SEA, state, "stop", "end", EVEN, late)
    assert "reason-sea-others-end" not in compare(SEA, state, "stop", "last_chance", EVEN, soon)


def test_four_mermaids_are_a_reason() -> None:
    state = sea_table("hand 1: mermaid mermaid mermaid\nleft: mermaid\nright: boat/black")
    found = compare(SEA, state, "take left", "draw", forecast(own_endings={Ending.MERMAIDS: 1.0}), EVEN)
    assert found["reason-sea-mermaids"] == {"share": 100}
    assert "reason-sea-mermaids" not in compare(SEA, state, "take left", "draw")


def test_no_more_reasons_than_are_read() -> None:
    state = sea_table("hand 1: crab/green shell/grey\nleft: crab/black\nright: shell/black")
    view = SEA.view(state, 0)
    better = ActionValue(SEA.action_of("take left"), (0.6, 0.4), TRIALS, forecast(own=9, rivals=2))
    chosen = ActionValue(SEA.action_of("draw"), (0.4, 0.6), TRIALS, EVEN)
    assert len(find_reasons(SEA, view, better, chosen)) == MAX_REASONS


# --- Sea Salt & Paper: what an action does ---


def test_3_5_a_card_makes_a_pair() -> None:
    state = sea_table("hand 1: crab/green shark/black\nleft: crab/black\nright: swimmer/yellow")
    assert compare(SEA, state, "take left", "draw")["reason-sea-pair"] == {"card": "crab/green"}
    assert compare(SEA, state, "take right", "draw")["reason-sea-pair"] == {"card": "shark/black"}
    assert "reason-sea-pair" not in compare(SEA, state, "take right", "take left")
    state = sea_table("hand 1: boat/black\nlaid 1: crab/green crab/grey\nleft: crab/black\nright: fish/black")
    assert "reason-sea-pair" not in compare(SEA, state, "take left", "draw")


def test_5_a_card_adds_points_or_is_enough_to_call() -> None:
    state = sea_table("hand 1: shell/green shell/grey octopus/grey\nleft: shell/black\nright: octopus/green")
    assert compare(SEA, state, "take left", "draw")["reason-sea-adds"] == {"points": 2}
    assert compare(SEA, state, "take right", "take left")["reason-sea-adds-more"] == {"points": 3, "instead": 2}
    worse = forecast(own=4)
    assert not compare(SEA, state, "take left", "draw", worse, EVEN), "the simulated rounds disagree"
    state = sea_table(
        "hand 1: octopus/grey octopus/yellow shell/green shell/grey\nleft: shell/black\nright: boat/black"
    )
    assert compare(SEA, state, "take left", "draw")["reason-sea-enough"] == {"points": 7}
    assert "reason-sea-enough" not in compare(SEA, state, "take right", "draw")


def test_3_1_drawing_is_better_than_a_card_that_adds_nothing() -> None:
    state = sea_table("hand 1: shell/green\nleft: crab/black\nright: shell/black")
    assert compare(SEA, state, "draw", "take left")["reason-sea-draw"] == {"card": "crab/black"}
    assert "reason-sea-draw" not in compare(SEA, state, "draw", "take right")


@pytest.mark.parametrize(
    ("pair", "effect"),
    [
        ("crab/green crab/grey", "crab"),
        ("boat/black boat/yellow", "boat"),
        ("fish/black fish/yellow", "fish"),
        ("swimmer/black shark/black", "steal"),
        ("crab/green lobster/black", "lobster"),
        ("swimmer/black jellyfish/pink", "jellyfish"),
    ],
)
def test_4_a_pair_is_played_for_its_effect_or_kept(pair: str, effect: str) -> None:
    cards = f"expansions: extra-salt\nphase: play\nhand 1: {pair}\nhand 2: shell/black"
    state = sea_table(f"{cards}\nleft: octopus/grey\nright: shell/grey")
    assert set(compare(SEA, state, f"lay {pair}", "end")) == {f"reason-sea-effect-{effect}"}
    assert set(compare(SEA, state, "end", f"lay {pair}")) == {"reason-sea-keeps-pair"}


def test_3_6_an_effect_that_can_do_nothing_is_no_reason() -> None:
    state = sea_table("phase: play\nhand 1: crab/green crab/grey")
    assert not compare(SEA, state, "lay crab/green crab/grey", "end")
    state = sea_table("phase: play\nhand 1: swimmer/black shark/black\nleft: shell/black\nright: shell/grey")
    assert not compare(SEA, state, "lay swimmer/black shark/black", "end")


PUT = "phase: put\ndrawn: boat/yellow shell/yellow\nlaid 2: boat/black boat/dark_blue\nleft: octopus/grey\nright: sailor/pink"


def test_9_3_the_next_player_is_not_left_what_they_collect() -> None:
    state = sea_table("turn: 2\nleft: octopus/grey shell/grey\nright: crab/green")
    play_sea(state, "take left", "end", "draw", "deal boat/yellow", "deal shell/yellow")
    keeps, leaves = "put boat/yellow right", "put shell/yellow right"
    found = compare(SEA, state, keeps, leaves)
    assert found["reason-sea-denies"] == {"card": "shell/yellow", "points": 2}
    assert "reason-sea-denies" not in compare(SEA, state, leaves, keeps)
    assert "reason-sea-denies" not in compare(SEA, state, keeps, leaves, forecast(rivals=6), EVEN)


def test_9_3_a_card_that_is_hidden_from_the_seat_is_not_counted() -> None:
    state = sea_table(f"{PUT}\nhand 2: shell/black")
    assert "reason-sea-denies" not in compare(SEA, state, "put boat/yellow left", "put shell/yellow left")


@pytest.mark.parametrize("stolen", [True, False])
def test_9_3_after_an_unknown_theft_no_hand_card_is_sure(stolen: bool) -> None:
    hands = "hand 2: crab/yellow\nhand 3: swimmer/black shark/black"
    state = sea_table(f"players: 3\nturn: 2\n{hands}\nleft: octopus/grey shell/grey\nright: fish/black")
    theft = ("lay swimmer/black shark/black", "rob 2", "steal crab/yellow") if stolen else ()
    play_sea(state, "take left", "end", "take left", *theft, "end", "draw", "deal fish/yellow", "deal shell/yellow")
    found = compare(SEA, state, "put fish/yellow left", "put shell/yellow left", forecast(seats=3), forecast(seats=3))
    assert ("reason-sea-denies" in found) != stolen


# --- Happy Mochi: what an action does ---

HAND = "left: 4/peach\nright: 5/lemon\nhand 2: 1/grape 2/grape 3/grape"


def test_5_1_an_empty_hand_wins_the_round() -> None:
    state = mochi_table(f"hand 1: 7/lemon 8/soda\n{HAND}")
    assert set(compare(MOCHI, state, "play 1", "draw deck")) == {"reason-mochi-out", "reason-mochi-above"}
    state = mochi_table(f"hand 1: 7/lemon 8/soda 0/soda\n{HAND}")
    found = compare(MOCHI, state, "play 1", "draw deck")
    assert "reason-mochi-out" not in found
    assert found["reason-mochi-cards"] == {"cards": 1, "instead": 4}
    assert not compare(MOCHI, state, "draw deck", "play 1")


def test_3_6_equal_numbers_side_by_side_always_fit() -> None:
    state = mochi_table(f"hand 1: 2/lemon 8/soda 2/soda\n{HAND}")
    play_mochi(state, "draw deck", "deal 8/grape")
    assert compare(MOCHI, state, "insert 2", "insert 1")["reason-mochi-equal"] == {"number": 8}
    assert "reason-mochi-equal" not in compare(MOCHI, state, "insert 1", "insert 2")
    assert "reason-mochi-equal" not in compare(MOCHI, state, "insert 3", "insert 2")


def test_3_6_equal_numbers_are_saved_for_later() -> None:
    state = mochi_table("hand 1: 8/lemon 8/soda 6/soda 7/grape\nleft: 4/peach\nright: 5/lemon\nhand 2: 1/soda")
    found = compare(MOCHI, state, "play 3", "play 1")
    assert found["reason-mochi-saves"] == {"number": 8}
    assert "reason-mochi-equal" not in found
    assert "reason-mochi-saves" not in compare(MOCHI, state, "play 2", "play 1")
    assert "reason-mochi-saves" not in compare(MOCHI, state, "play 1", "play 3")


def test_3_1_a_drawn_card_has_a_twin_in_hand() -> None:
    text = "hand 1: 4/lemon 9/soda 2/soda\nleft: 1/peach 4/peach\nright: 3/lemon 5/lemon\nhand 2: 1/soda"
    state = mochi_table(text)
    assert compare(MOCHI, state, "draw left", "draw right")["reason-mochi-twin"] == {"number": 4}
    assert "reason-mochi-twin" not in compare(MOCHI, state, "draw right", "draw left")


def test_3_6_an_inserted_card_makes_a_number_that_fits() -> None:
    state = mochi_table(f"hand 1: 3/lemon 2/soda 0/soda\n{HAND}")
    play_mochi(state, "draw deck", "deal 8/grape")
    assert compare(MOCHI, state, "insert 1", "insert 4")["reason-mochi-fits"] == {"number": 83}
    assert "reason-mochi-fits" not in compare(MOCHI, state, "insert 1", "insert 2")


def test_5_2_fewer_penalty_points_stay_in_hand() -> None:
    state = mochi_table("hand 1: 9/lemon 8/soda 1/grape 2/soda\nleft: 0/peach\nright: 5/lemon\nhand 2: 1/soda")
    assert compare(MOCHI, state, "play 1", "play 3")["reason-mochi-points"] == {"points": 3, "instead": 17}
    assert "reason-mochi-points" not in compare(MOCHI, state, "play 3", "play 1")


def test_3_4_the_next_player_has_a_harder_number_to_beat() -> None:
    text = "hand 1: 9/lemon 8/soda 1/grape 2/soda\nleft: 0/peach\nright: 5/lemon\nhand 2: 1/soda"
    state = mochi_table(text)
    assert compare(MOCHI, state, "play 1", "play 3")["reason-mochi-above"] == {"number": 98, "instead": 12}
    assert "reason-mochi-above" not in compare(MOCHI, state, "play 1", "play 3", forecast(rivals=3), EVEN)
    turned = mochi_table(f"{text}\nflip: 1/grape")
    assert compare(MOCHI, turned, "play 3", "draw deck")["reason-mochi-turns-below"] == {"number": 12}
    assert compare(MOCHI, turned, "play 1", "play 3") == {"reason-mochi-points": {"points": 3, "instead": 17}}
    stays = mochi_table(f"{text.replace('1/grape 2/soda', '7/grape 6/soda')}\nflip: 7/grape")
    assert compare(MOCHI, stays, "play 1", "play 3")["reason-mochi-stays-above"] == {"number": 98}
    drawing = mochi_table(f"{text}\ndraw: 9/lemon")
    assert "reason-mochi-above" not in compare(MOCHI, drawing, "play 1", "play 3"), "a draw may change the pair"


def test_3_5_a_pair_of_one_colour_is_harder_to_beat() -> None:
    text = "hand 1: 9/lemon 8/lemon 9/grape 7/soda\nleft: 0/peach\nright: 5/lemon\nhand 2: 1/soda"
    assert "reason-mochi-alike" in compare(MOCHI, mochi_table(text), "play 1", "play 3")
    assert "reason-mochi-alike" not in compare(MOCHI, mochi_table(text), "play 3", "play 1")


def test_rounds_that_are_won_and_penalty_points_are_reasons() -> None:
    state = mochi_table(f"hand 1: 7/lemon 8/soda 0/soda\n{HAND}")
    often, seldom = (forecast(own_endings={1: share}) for share in (0.5, 0.3))
    assert compare(MOCHI, state, "play 1", "draw deck", often, seldom)["reason-mochi-wins"] == {
        "share": 50,
        "instead": 30,
    }
    assert "reason-mochi-wins" not in compare(MOCHI, state, "play 1", "draw deck", seldom, often)
    found = compare(MOCHI, state, "draw deck", "play 1", forecast(own=4, rivals=9), forecast(own=6, rivals=7))
    assert found["reason-mochi-penalty"] == {"points": 4, "instead": 6}
    assert found["reason-mochi-rivals-penalty"] == {"points": 9, "instead": 7, "rivals": 1}
    assert not compare(MOCHI, state, "draw deck", "play 1", forecast(own=6, rivals=7), forecast(own=4, rivals=9))


# --- Texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_its_card_in_a_sentence(language: str) -> None:
    cards = {"en": "a green crab", "it": "un granchio", "es": "un cangrejo", "fr": "un crabe"}
    text = reason_text(language, presentation_of(SEA), Reason("reason-sea-pair", {"card": "crab/green"}))
    assert cards[language] in text
