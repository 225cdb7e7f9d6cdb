"""§16: what the twelve events do."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.results import Reason, round_result
from saltmochi.games.sea_salt_paper.state import DECK, State, set_size
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import (
    EDITIONS,
    bonus,
    hand,
    laid,
    offered,
    pairs_laid,
    pepper,
    pile,
    play,
    points,
    sees,
    words,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
CRABS = "phase: play\nhand 1: crab/black crab/green\n"
FISH = "phase: play\nhand 1: fish/black fish/green\nleft: shell/grey\n"
SWIMMERS = "swimmer/black swimmer/yellow"
SHARKS = "shark/black shark/green"
STING = "swimmer/black jellyfish/pink"


def ending(state: State) -> str:
    """How the round ended, or that it goes on."""
    result = round_result(state)
    return result.ending if result else "goes on"


# --- 16.1: the Hermit Crab ---


def test_16_1_two_crabs_take_a_card_from_the_first_pile_and_then_from_the_second() -> None:
    text = f"{CRABS}left: shell/grey fish/green\nright: mermaid boat/black"
    state = play(pepper("hermit_crab", text), "lay crab/black crab/green")
    assert offered(state) == {"look left"}
    play(state, "look left")
    assert offered(state) == {"pick shell/grey", "pick fish/green"}
    play(state, "pick shell/grey")
    assert offered(state) == {"look right"}
    play(state, "look right")
    assert offered(state) == {"pick mermaid/white", "pick boat/black"}
    play(state, "pick boat/black")
    assert hand(state, 1) == words("boat/black shell/grey")
    assert (pile(state, 0), pile(state, 1)) == (["fish/green"], ["mermaid/white"])
    assert offered(state) == {"end"}


@pytest.mark.parametrize("side", ["left", "right"])
def test_16_1_an_empty_pile_is_skipped(side: str) -> None:
    state = play(pepper("hermit_crab", f"{CRABS}{side}: shell/grey fish/green"), "lay crab/black crab/green")
    assert offered(state) == {f"look {side}"}
    play(state, f"look {side}", "pick shell/grey")
    assert offered(state) == {"end"}


def test_16_1_a_first_pile_that_is_now_empty_does_not_matter() -> None:
    state = pepper("hermit_crab", f"{CRABS}left: shell/grey\nright: mermaid boat/black")
    play(state, "lay crab/black crab/green", "look left", "pick shell/grey")
    assert offered(state) == {"look right"}


def test_16_1_with_both_piles_empty_nothing_happens() -> None:
    assert offered(play(pepper("hermit_crab", CRABS), "lay crab/black crab/green")) == {"end"}


def test_16_1_crab_and_lobster_are_not_two_crabs() -> None:
    text = "phase: play\nhand 1: crab/black lobster\nleft: shell/grey\nright: mermaid\ndeck: boat/black"
    state = play(pepper("hermit_crab", text), "lay crab/black lobster/black", "deal boat/black")
    assert offered(play(state, "keep boat/black")) == {"end"}


@pytest.mark.parametrize(("holder", "other"), [(1, {"look left"}), (2, {"look left", "look right"})])
def test_16_1_held_it_works_for_its_holder(holder: int, other: set[str]) -> None:
    text = f"{CRABS}left: shell/grey\nright: mermaid\nheld {holder}: hermit_crab"
    assert offered(play(pepper("kraken", text), "lay crab/black crab/green")) == other


def test_16_1_two_pairs_of_crabs_look_twice_each() -> None:
    text = "phase: play\nhand 1: crab/black crab/green crab/grey crab/yellow\nleft: shell/grey shell/green\nright: mermaid boat/black"
    state = play(pepper("hermit_crab", text), "lay crab/black crab/green", "look left", "pick shell/grey")
    play(state, "look right", "pick boat/black", "lay crab/yellow crab/grey")
    assert offered(state) == {"look left"}
    play(state, "look left", "pick shell/green", "look right", "pick mermaid/white")
    assert len(hand(state, 1)) == 4


@every_edition
def test_16_1_the_winning_mermaid_of_the_first_pile_wins_where_holding_it_is_enough(edition: str) -> None:
    text = "phase: play\nhand 1: crab/black crab/green mermaid mermaid mermaid\nleft: mermaid\nright: boat/black"
    state = play(pepper("hermit_crab", text, edition), "lay crab/black crab/green", "look left", "pick mermaid/white")
    assert ending(state) == ("mermaids" if edition == "spanish" else "goes on")


# --- 16.2: the Sunfish ---


def test_16_2_two_fish_bring_two_cards_one_after_the_other() -> None:
    state = play(pepper("sunfish", FISH), "lay fish/black fish/green", "deal mermaid/white")
    assert GAME.actor(state) == DEALER
    play(state, "deal boat/black")
    assert (GAME.actor(state), hand(state, 1)) == (0, words("boat/black mermaid/white"))


@every_edition
def test_16_2_with_one_card_in_the_deck_that_one(edition: str) -> None:
    state = play(pepper("sunfish", f"{FISH}deck: mermaid", edition), "lay fish/black fish/green", "deal mermaid/white")
    assert hand(state, 1) == ["mermaid/white"]
    if edition == "spanish":
        assert ending(state) == "void"
    else:
        assert offered(state) == {"end"}


@every_edition
def test_16_2_the_second_card_may_empty_the_deck(edition: str) -> None:
    state = pepper("sunfish", f"{FISH}deck: mermaid boat/black", edition)
    play(state, "lay fish/black fish/green", "deal mermaid/white", "deal boat/black")
    assert ending(state) == ("void" if edition == "spanish" else "goes on")


def test_16_2_without_a_deck_nothing() -> None:
    assert offered(play(pepper("sunfish", f"{FISH}deck:"), "lay fish/black fish/green")) == {"end"}


def test_16_2_four_fish_bring_four_cards() -> None:
    text = "phase: play\nhand 1: fish/black fish/green fish/yellow fish/light_blue\nleft: shell/grey"
    state = play(pepper("sunfish", text), "lay fish/black fish/green", "deal boat/black", "deal boat/yellow")
    play(state, "lay fish/light_blue fish/yellow", "deal crab/black", "deal crab/grey")
    assert len(hand(state, 1)) == 4


def test_16_2_a_trio_of_fish_brings_nothing() -> None:
    text = "phase: play\nhand 1: fish/black fish/green starfish/yellow\nleft: shell/grey"
    assert offered(play(pepper("sunfish", text), "lay fish/black fish/green starfish/yellow")) == {"end"}


# --- 16.3 to 16.7: the Water Rodeo ---


def test_16_3_two_swimmers_and_two_sharks_may_be_laid() -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} {SHARKS} jellyfish/pink starfish/yellow"
    moves = offered(pepper("water_rodeo", text))
    assert {
        f"lay {SWIMMERS}",
        f"lay {SHARKS}",
        f"lay {SWIMMERS} starfish/yellow",
        f"lay {SHARKS} starfish/yellow",
    } < moves
    assert not any(move in offered(pepper("kraken", text)) for move in (f"lay {SWIMMERS}", f"lay {SHARKS}"))


@pytest.mark.parametrize("pair", [SWIMMERS, SHARKS])
def test_16_3_the_new_pairs_are_worth_a_point_and_with_a_starfish_three(pair: str) -> None:
    text = f"phase: play\nhand 1: {pair} starfish/yellow\nhand 2: mermaid\nlaid 2: boat/black boat/yellow"
    state = play(pepper("water_rodeo", text), f"lay {pair} starfish/yellow")
    assert (points(state, 1), offered(state)) == (3, {"end"})
    text = f"phase: play\nhand 1: {pair}\n"
    assert points(play(pepper("water_rodeo", text), f"lay {pair}"), 1) == 1


def test_16_3_swimmers_with_sharks_or_jellyfish_keep_their_effects() -> None:
    text = "phase: play\nhand 1: swimmer/black shark/black swimmer/yellow jellyfish/pink\nhand 2: mermaid\nleft: shell/grey"
    assert offered(play(pepper("water_rodeo", text), "lay swimmer/black shark/black")) == {"rob 2"}
    assert play(pepper("water_rodeo", text), "lay swimmer/yellow jellyfish/pink").stung == 0b10


def test_16_4_two_swimmers_look_at_a_hand_and_may_exchange_a_card() -> None:
    text = f"players: 3\nphase: play\nhand 1: {SWIMMERS} crab/black\nhand 2: mermaid shell/grey\nhand 3: boat/black\nleft: fish/green"
    state = play(pepper("water_rodeo", text), f"lay {SWIMMERS}")
    assert offered(state) == {"visit 2", "visit 3"}
    play(state, "visit 2")
    assert sees(state, 1).shown == [1, 1, 0, 0]
    assert hand(sees(state, 1), 2) == words("mermaid/white shell/grey")
    assert sees(state, 3).shown == [0, 0, 1, 0]
    assert offered(state) == {"decline", "give crab/black"}
    play(state, "give crab/black")
    assert offered(state) == {"get mermaid/white", "get shell/grey"}
    play(state, "get mermaid/white")
    assert (hand(state, 1), hand(state, 2)) == (["mermaid/white"], words("crab/black shell/grey"))
    assert sees(state, 1).shown == [1, 0, 0, 0]
    assert offered(state) == {"end"}


def test_16_4_the_hand_is_seen_even_if_nothing_is_exchanged() -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} crab/black\nhand 2: mermaid shell/grey\nleft: fish/green"
    state = play(pepper("water_rodeo", text), f"lay {SWIMMERS}", "visit 2", "decline")
    assert (hand(state, 1), hand(state, 2)) == (["crab/black"], words("mermaid/white shell/grey"))
    assert offered(state) == {"end"}


def test_16_4_without_a_card_of_ones_own_nothing_can_be_exchanged() -> None:
    text = f"phase: play\nhand 1: {SWIMMERS}\nhand 2: mermaid\nleft: fish/green"
    state = play(pepper("water_rodeo", text), f"lay {SWIMMERS}", "visit 2")
    assert offered(state) == {"decline"}
    assert offered(play(state, "decline")) == {"end"}


def test_16_4_nobody_without_cards_and_nobody_behind_a_shell_is_visited() -> None:
    text = f"players: 4\nphase: play\nhand 1: {SWIMMERS}\nhand 3: mermaid\nhand 4: crab/grey\nshell 3: shell/black\n"
    state = play(pepper("water_rodeo", text), f"lay {SWIMMERS}")
    assert offered(state) == {"visit 4"}


def test_16_4_alike_cards_are_exchanged_like_others() -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} crab/yellow\nhand 2: crab/yellow mermaid\nleft: fish/green"
    state = play(pepper("water_rodeo", text), f"lay {SWIMMERS}", "visit 2", "give crab/yellow", "get crab/yellow")
    assert (hand(state, 1), hand(state, 2)) == (["crab/yellow"], words("crab/yellow mermaid/white"))


@every_edition
def test_16_4_the_fourth_mermaid_got_in_exchange_wins_where_holding_it_is_enough(edition: str) -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} crab/black mermaid mermaid mermaid\nhand 2: mermaid\nleft: fish/green"
    state = pepper("water_rodeo", text, edition)
    play(state, f"lay {SWIMMERS}", "visit 2", "give crab/black", "get mermaid/white")
    assert (ending(state), state.turn) == ("mermaids" if edition == "spanish" else "goes on", 0)


@every_edition
def test_16_4_whoever_is_given_the_last_mermaid_wins_where_holding_it_is_enough(edition: str) -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} mermaid\nhand 2: crab/black mermaid mermaid mermaid\nleft: fish/green"
    state = pepper("water_rodeo", text, edition)
    play(state, f"lay {SWIMMERS}", "visit 2", "give mermaid/white", "get crab/black")
    if edition == "spanish":
        assert (ending(state), state.turn) == ("mermaids", 1)
    else:
        assert (ending(state), state.turn) == ("goes on", 0)


@every_edition
def test_16_4_a_mermaid_for_a_mermaid_wins_nothing(edition: str) -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} mermaid\nhand 2: mermaid mermaid mermaid\nleft: fish/green"
    state = pepper("water_rodeo", text, edition)
    play(state, f"lay {SWIMMERS}", "visit 2", "give mermaid/white", "get mermaid/white")
    assert ending(state) == "goes on"


def test_16_5_two_sharks_take_a_pair_that_lies_before_an_opponent() -> None:
    text = (
        f"players: 3\nphase: play\nhand 1: {SHARKS}\nlaid 1: crab/grey crab/yellow\n"
        "laid 2: boat/black boat/yellow | fish/green fish/black starfish/yellow\nlaid 3: swimmer/yellow swimmer/light_blue\nleft: shell/grey"
    )
    state = play(pepper("water_rodeo", text), f"lay {SHARKS}")
    assert offered(state) == {"rob_pair 2 boat/black boat/yellow", "rob_pair 3 swimmer/light_blue swimmer/yellow"}
    play(state, "rob_pair 2 boat/black boat/yellow")
    assert pairs_laid(state, 1) == "crab/yellow crab/grey | shark/black shark/green | boat/black boat/yellow"
    assert laid(state, 2) == words("fish/black fish/green starfish/yellow")
    assert (points(state, 1), points(state, 2)) == (3, 3)
    assert offered(state) == {"end"}


def test_16_5_a_robbed_pair_has_no_effect_and_counts_for_its_new_owner() -> None:
    text = f"phase: play\nhand 1: {SHARKS} lighthouse\nlaid 2: boat/black boat/yellow\nleft: shell/grey"
    state = play(pepper("water_rodeo", text), f"lay {SHARKS}", "rob_pair 2 boat/black boat/yellow")
    assert (points(state, 1), points(state, 2)) == (2 + 2, 0)
    assert (GAME.actor(state), bonus(state, 1)) == (0, 2)


def test_16_5_a_trio_cannot_be_taken_even_beside_a_pair_of_the_same_cards() -> None:
    text = f"phase: play\nhand 1: {SHARKS}\nlaid 2: boat/black boat/yellow starfish/yellow | boat/black boat/yellow\nleft: shell/grey"
    state = play(pepper("water_rodeo", text), f"lay {SHARKS}")
    assert offered(state) == {"rob_pair 2 boat/black boat/yellow"}
    play(state, "rob_pair 2 boat/black boat/yellow")
    assert pairs_laid(state, 2) == "boat/black boat/yellow starfish/yellow"


def test_16_5_where_only_trios_lie_two_sharks_do_nothing() -> None:
    text = f"phase: play\nhand 1: {SHARKS}\nlaid 2: boat/black boat/yellow starfish/yellow\nleft: shell/grey"
    assert offered(play(pepper("water_rodeo", text), f"lay {SHARKS}")) == {"end"}


def test_16_5_a_robbed_pair_can_be_robbed_again() -> None:
    text = (
        f"phase: play\nhand 1: {SHARKS}\nhand 2: shark/purple shark/light_blue\nlaid 2: boat/black boat/yellow\n"
        "left: shell/grey\nright: crab/black"
    )
    state = play(pepper("water_rodeo", text), f"lay {SHARKS}", "rob_pair 2 boat/black boat/yellow", "end")
    play(state, "take left", "lay shark/light_blue shark/purple")
    assert offered(state) == {"rob_pair 1 boat/black boat/yellow", f"rob_pair 1 {SHARKS}"}


def test_16_5_two_alike_pairs_are_offered_once() -> None:
    text = f"phase: play\nhand 1: {SHARKS}\nlaid 2: boat/black boat/yellow | boat/black boat/yellow\nleft: shell/grey"
    state = play(pepper("water_rodeo", text), f"lay {SHARKS}")
    assert len(GAME.legal(state)) == 1
    play(state, "rob_pair 2 boat/black boat/yellow")
    assert pairs_laid(state, 2) == "boat/black boat/yellow"


def test_16_5_behind_a_shell_pairs_are_safe() -> None:
    text = f"players: 3\nphase: play\nhand 1: {SHARKS}\nlaid 2: boat/black boat/yellow\nshell 2: shell/grey\nlaid 3: crab/black crab/grey"
    state = play(pepper("water_rodeo", text), f"lay {SHARKS}")
    assert offered(state) == {"rob_pair 3 crab/black crab/grey"}


@every_edition
def test_16_6_in_final_turns_revealed_players_are_protected(edition: str) -> None:
    text = (
        f"players: 4\nphase: play\nhand 1: {SEVEN}\nlaid 1: boat/black boat/yellow\nlaid 2: crab/black crab/grey\n"
        f"hand 3: {SWIMMERS} {SHARKS}\nhand 4: mermaid\nlaid 4: boat/dark_blue boat/light_blue\nleft: shell/grey shell/green"
    )
    state = play(
        pepper("water_rodeo", text, edition), "last_chance", "take left", "end", "take left", f"lay {SWIMMERS}"
    )
    if edition == "spanish":
        assert offered(state) == {"end", f"lay {SHARKS}"}
        assert offered(play(state, f"lay {SHARKS}")) == {"end"}
    else:
        assert offered(state) == {"visit 4"}
        play(state, "visit 4", "decline", f"lay {SHARKS}")
        assert offered(state) == {"rob_pair 4 boat/dark_blue boat/light_blue"}


@every_edition
def test_16_6_a_revealed_player_without_cards_is_protected_too(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: boat/black\nhand 3: {SHARKS}\nleft: boat/yellow\nright: crab/grey"
    state = play(pepper("water_rodeo", text, edition), "last_chance", "take left", "lay boat/black boat/yellow")
    play(state, "draw", "deal fish/black", "deal fish/dark_blue", "put fish/black left", "end")
    play(state, "take left", f"lay {SHARKS}")
    assert offered(state) == {"end"}


@pytest.mark.parametrize(
    ("swimmers", "sharks", "jellyfish", "expected"),
    [(1, 3, 0, 2), (2, 0, 0, 1), (0, 2, 0, 1), (0, 1, 2, 0), (1, 0, 2, 1), (2, 2, 2, 3), (3, 2, 1, 3), (0, 5, 2, 2)],
)
def test_16_7_pairs_in_hand_under_the_water_rodeo(swimmers: int, sharks: int, jellyfish: int, expected: int) -> None:
    colours = ["dark_blue", "light_blue", "black", "yellow", "light_orange"]
    shark_colours = ["dark_blue", "light_blue", "black", "green", "purple"]
    cards = [f"swimmer/{colour}" for colour in colours[:swimmers]]
    cards += [f"shark/{colour}" for colour in shark_colours[:sharks]]
    cards += ["jellyfish/pink", "jellyfish/purple"][:jellyfish]
    assert points(pepper("water_rodeo", f"hand 1: {' '.join(cards)}"), 1) == expected


# --- 16.8 to 16.10: points ---


@pytest.mark.parametrize(
    ("event", "cards", "expected"),
    [
        ("kraken", "octopus/grey shell/grey seahorse", 3),
        ("kraken", "octopus/grey octopus/green octopus/yellow octopus/purple", 4),
        ("dance_of_the_shells", "shell/grey", 2),
        ("dance_of_the_shells", "shell/grey shell/green shell/black shell/yellow shell/dark_blue seahorse", 12),
        ("tornado", "mermaid mermaid fish/green shell/green octopus/green", 0),
        ("water_rodeo", "shark/black shark/green shark/purple swimmer/black", 2),
        ("kraken", "shark/black shark/green shark/purple swimmer/black", 1),
    ],
)
def test_16_worked_examples(event: str, cards: str, expected: int) -> None:
    assert points(pepper(event, f"hand 1: {cards}"), 1) == expected


def test_16_worked_example_of_the_coral_reef() -> None:
    assert points(pepper("coral_reef", "hand 1: shell/grey shell/green\nshell 1: shell/black"), 1) == 2


SHELLS = ["dark_blue", "light_blue", "black", "yellow", "green", "grey"]
OCTOPUSES = ["light_blue", "yellow", "green", "purple", "grey"]


def test_16_8_every_shell_pays_two() -> None:
    for number in range(1, 7):
        cards = " ".join(f"shell/{colour}" for colour in SHELLS[:number])
        assert points(pepper("dance_of_the_shells", f"hand 1: {cards}"), 1) == 2 * number
        assert points(pepper("dance_of_the_shells", f"hand 1: {cards} seahorse"), 1) == min(2 * number + 2, 12)


def test_16_9_every_octopus_pays_one() -> None:
    for number in range(1, 6):
        cards = " ".join(f"octopus/{colour}" for colour in OCTOPUSES[:number])
        assert points(pepper("kraken", f"hand 1: {cards}"), 1) == number
        assert points(pepper("kraken", f"hand 1: {cards} seahorse"), 1) == min(number + 1, 5)


def test_16_10_under_the_tornado_mermaids_are_worth_nothing_but_count_as_white() -> None:
    state = pepper("tornado", "hand 1: mermaid mermaid crab/green")
    assert (points(state, 1), bonus(state, 1)) == (0, 2)
    state = pepper("tornado", "hand 1: mermaid mermaid fish/green shell/green octopus/green")
    assert (points(state, 1), bonus(state, 1)) == (0, 3)


@every_edition
def test_16_10_under_the_tornado_mermaids_win_all_the_same(edition: str) -> None:
    state = play(pepper("tornado", "hand 1: mermaid mermaid mermaid\nleft: mermaid", edition), "take left")
    if edition != "spanish":
        play(state, "lay_mermaids")
    assert ending(state) == "mermaids"


# --- 16.11: the Dance of the Mermaids ---


@every_edition
@pytest.mark.parametrize("mermaids", [2, 3, 4])
@pytest.mark.parametrize("lines", ["event", "held 1", "held 2"])
def test_16_11_three_mermaids_or_more_win_for_those_under_the_event(edition: str, mermaids: int, lines: str) -> None:
    text = f"hand 1: {' '.join(['mermaid'] * (mermaids - 1))}\nleft: mermaid\nright: boat/black\n"
    if lines == "event":
        state = pepper("dance_of_the_mermaids", text, edition)
    else:
        state = pepper("kraken", f"{text}{lines}: dance_of_the_mermaids", edition)
    wins = mermaids == 4 or (mermaids == 3 and lines != "held 2")
    play(state, "take left")
    if edition == "spanish":
        assert ending(state) == ("mermaids" if wins else "goes on")
        return
    assert ("lay_mermaids" in offered(state)) == wins
    if edition == "online":
        assert ending(play(state, "end")) == ("mermaids" if wins else "goes on")
    elif wins:
        play(state, "lay_mermaids")
        assert laid(state, 1) == ["mermaid/white"] * mermaids
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (0,)
        assert outcome.reason == (Reason.MERMAIDS if mermaids == 4 else Reason.MERMAIDS_DANCE)


@pytest.mark.parametrize("line", ["held 1", "held 2"])
def test_16_11_and_16_4_in_an_exchange_it_matters_whose_event_it_is(line: str) -> None:
    text = f"phase: play\nhand 1: {SWIMMERS} mermaid\nhand 2: crab/black mermaid mermaid\nleft: fish/green\n{line}: dance_of_the_mermaids"
    state = pepper("water_rodeo", text, "spanish")
    play(state, f"lay {SWIMMERS}", "visit 2", "give mermaid/white", "get crab/black")
    assert ending(state) == ("mermaids" if line == "held 2" else "goes on")


# --- 16.12: calls ---


@pytest.mark.parametrize(
    ("event", "lines", "seven", "ten"),
    [
        ("sunfish", "", {"stop", "last_chance"}, {"stop", "last_chance"}),
        ("treasure_chest", "", set(), {"stop", "last_chance"}),
        ("diodon_fish", "", {"last_chance"}, {"last_chance"}),
        ("diodon_fish", "held 1: treasure_chest", set(), {"last_chance"}),
        ("treasure_chest", "held 1: diodon_fish", set(), {"last_chance"}),
        ("sunfish", "held 1: treasure_chest", set(), {"stop", "last_chance"}),
        ("sunfish", "held 2: treasure_chest", {"stop", "last_chance"}, {"stop", "last_chance"}),
        ("sunfish", "held 2: diodon_fish", {"stop", "last_chance"}, {"stop", "last_chance"}),
    ],
)
def test_16_12_the_treasure_chest_asks_for_ten_points_and_the_diodon_fish_forbids_to_stop(
    event: str, lines: str, seven: set[str], ten: set[str]
) -> None:
    calls = {"stop", "last_chance"}
    assert offered(pepper(event, f"phase: play\nhand 1: {SEVEN}\n{lines}")) & calls == seven
    nine = f"{SEVEN} shell/grey shell/green"
    assert offered(pepper(event, f"phase: play\nhand 1: {nine}\n{lines}")) & calls == seven
    more = f"{nine} crab/black crab/grey"
    assert offered(pepper(event, f"phase: play\nhand 1: {more}\n{lines}")) & calls == ten


# --- 16.13: the Dolphins ---


@pytest.mark.parametrize("card", ["shell/grey", "octopus/grey", "penguin/pink", "sailor/pink", "seahorse/white"])
def test_16_13_a_discarded_collector_or_seahorse_brings_the_top_card_of_the_deck(card: str) -> None:
    state = pepper("dolphins", "left: boat/black\nright: crab/grey")
    play(state, "draw", f"deal {card}", "deal fish/green", f"put {card} left")
    assert GAME.actor(state) == DEALER
    play(state, "deal mermaid/white")
    assert (hand(state, 1), pile(state, 0)) == (words("fish/green mermaid/white"), ["boat/black", card])
    assert "end" in offered(state)


@pytest.mark.parametrize(
    "card", ["mermaid/white", "crab/black", "captain/light_orange", "starfish/yellow", "lobster/black"]
)
def test_16_13_other_discards_bring_nothing(card: str) -> None:
    state = pepper("dolphins", "left: boat/black\nright: crab/grey")
    play(state, "draw", f"deal {card}", "deal shell/green", f"put {card} left")
    assert (GAME.actor(state), hand(state, 1)) == (0, ["shell/green"])


def test_16_13_taking_from_a_pile_or_keeping_the_only_card_discards_nothing() -> None:
    state = play(pepper("dolphins", "left: shell/grey\nright: octopus/grey"), "take left")
    assert (GAME.actor(state), hand(state, 1)) == (0, ["shell/grey"])
    state = play(pepper("dolphins", "left: crab/grey\ndeck: shell/grey"), "draw", "deal shell/grey")
    assert (GAME.actor(state), hand(state, 1)) == (0, ["shell/grey"])


@every_edition
def test_16_13_with_an_empty_deck_nothing(edition: str) -> None:
    state = pepper("dolphins", "left: boat/black\nright: crab/grey\ndeck: shell/grey shell/green", edition)
    play(state, "draw", "deal shell/grey", "deal shell/green")
    if edition == "spanish":
        assert ending(state) == "void"
    else:
        play(state, "put shell/grey left")
        assert (GAME.actor(state), hand(state, 1)) == (0, ["shell/green"])


@every_edition
def test_16_13_the_card_may_empty_the_deck_or_be_the_fourth_mermaid(edition: str) -> None:
    text = "left: boat/black\nright: crab/grey\nhand 1: mermaid mermaid mermaid\ndeck: shell/grey shell/green "
    state = pepper("dolphins", f"{text}crab/black", edition)
    play(state, "draw", "deal shell/grey", "deal shell/green", "put shell/grey left", "deal crab/black")
    assert ending(state) == ("void" if edition == "spanish" else "goes on")
    state = pepper("dolphins", f"{text}mermaid", edition)
    play(state, "draw", "deal shell/grey", "deal shell/green", "put shell/grey left", "deal mermaid/white")
    assert ending(state) == ("mermaids" if edition == "spanish" else "goes on")


def test_16_13_others_do_not_see_the_card() -> None:
    views = []
    for card in ("mermaid/white", "fish/black"):
        state = pepper("dolphins", "left: boat/black\nright: crab/grey")
        play(state, "draw", "deal shell/grey", "deal fish/green", "put shell/grey left", f"deal {card}")
        views.append([sees(state, player) for player in (1, 2)])
    assert [a == b for a, b in zip(*views, strict=True)] == [False, True]


def test_16_13_held_by_another_player_they_do_nothing() -> None:
    state = pepper("kraken", "left: boat/black\nright: crab/grey\nheld 2: dolphins")
    play(state, "draw", "deal shell/grey", "deal fish/green", "put shell/grey left")
    assert GAME.actor(state) == 0


# --- 16.14 to 16.16: the Coral Reef ---

REEF = "phase: play\nhand 1: shell/grey shell/black seahorse crab/black\nleft: boat/black\nright: fish/green\n"


def test_16_14_a_shell_may_be_put_face_down_once() -> None:
    state = pepper("coral_reef", REEF)
    assert offered(state) == {"end", "hide shell/grey", "hide shell/black"}
    play(state, "hide shell/grey")
    assert offered(state) == {"end"}
    assert hand(state, 1) == words("shell/black seahorse/white crab/black")
    assert state.sheltered == 0b1


def test_16_14_no_second_one_in_a_later_turn_of_the_round() -> None:
    state = play(
        pepper("coral_reef", f"{REEF}hand 2: crab/grey"), "hide shell/grey", "end", "take left", "end", "take right"
    )
    assert offered(state) == {"end"}


def test_16_14_only_in_the_play_step_and_only_under_the_coral_reef() -> None:
    assert "hide shell/grey" not in offered(pepper("kraken", REEF))
    assert "hide shell/grey" not in offered(pepper("coral_reef", REEF.replace("play", "take")))
    assert "hide shell/grey" in offered(pepper("kraken", f"{REEF}held 1: coral_reef"))
    assert "hide shell/grey" not in offered(pepper("kraken", f"{REEF}held 2: coral_reef"))


def test_16_14_it_may_be_put_down_in_a_final_turn() -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: shell/grey\nhand 3: swimmer/black shark/black\nleft: crab/black crab/green"
    state = play(pepper("coral_reef", text), "last_chance", "take left")
    assert offered(state) == {"end", "hide shell/grey"}


def test_16_14_behind_a_shell_nobody_is_robbed() -> None:
    text = "players: 3\nphase: play\nhand 1: swimmer/black shark/black\nhand 2: mermaid\nhand 3: mermaid\nshell 2: shell/grey"
    assert offered(play(pepper("coral_reef", text), "lay swimmer/black shark/black")) == {"rob 3"}


def test_16_14_the_shelter_ends_with_the_round() -> None:
    text = f"phase: play\nhand 1: {SEVEN} shell/grey\nleft: boat/black"
    state = play(pepper("coral_reef", text), "hide shell/grey", "stop", "shuffle")
    assert (state.sheltered, sees(state, 1).shells) == (0, [0, 0, 0, 0])
    assert set_size(state, DECK) == 66


def test_16_15_the_shell_counts_for_nothing() -> None:
    text = "phase: play\nhand 1: shell/grey shell/black octopus/grey mermaid\nleft: boat/black"
    state = pepper("coral_reef", text)
    assert (points(state, 1), bonus(state, 1)) == (2 + 2, 2)
    play(state, "hide shell/grey")
    assert (points(state, 1), bonus(state, 1)) == (1, 1)


def test_16_15_putting_it_down_may_leave_too_few_points_to_call() -> None:
    text = "phase: play\nhand 1: shell/grey shell/black octopus/yellow octopus/purple octopus/grey"
    state = pepper("coral_reef", text)
    assert "stop" in offered(state)
    assert offered(play(state, "hide shell/grey")) == {"end"}


def test_16_15_its_colour_is_known_to_its_owner_only() -> None:
    views = []
    for card in ("shell/grey", "shell/black"):
        state = play(pepper("coral_reef", f"players: 3\n{REEF}"), f"hide {card}")
        views.append([sees(state, player) for player in (1, 2, 3)])
    assert [a == b for a, b in zip(*views, strict=True)] == [False, True, True]
    assert views[0][1].sheltered == 0b1


def test_16_16_if_shells_leave_nobody_the_pairs_have_no_effect() -> None:
    text = (
        f"phase: play\nhand 1: {SWIMMERS} {SHARKS} swimmer/light_blue swimmer/dark_blue shark/purple jellyfish/pink\n"
    )
    text += "hand 2: mermaid\nlaid 2: boat/black boat/yellow\nshell 2: shell/grey\nleft: crab/black\nright: crab/green"
    state = pepper("water_rodeo", text)
    for pair in (SWIMMERS, SHARKS, "swimmer/light_blue shark/purple", "swimmer/dark_blue jellyfish/pink"):
        assert "end" in offered(play(state, f"lay {pair}"))
    assert state.stung == 0
    assert offered(play(state, "end")) == {"draw", "take left", "take right"}


# --- 16.17: the Angelfish (X1 is in test_expansion_editions) ---


def test_16_17_white_is_a_colour() -> None:
    text = "phase: play\nhand 1: crab/black\nleft: boat/black mermaid\nright: seahorse"
    state = play(pepper("angelfish", text), "end")
    assert offered(state) == {"take left", "take right"}
    play(state, "take left")
    assert hand(state, 1) == words("crab/black mermaid/white")
    assert GAME.actor(state) == 1


@pytest.mark.parametrize(
    "piles",
    ["left: boat/black", "right: boat/black", "left: boat/black\nright: boat/yellow", ""],
)
def test_16_17_two_tops_of_one_colour_are_needed(piles: str) -> None:
    state = play(pepper("angelfish", f"phase: play\nhand 1: crab/black\n{piles}"), "end")
    assert state.turn == 1


def test_16_17_one_of_the_two_must_be_taken_and_all_see_it() -> None:
    text = "players: 3\nphase: play\nhand 1: crab/black\nleft: crab/grey boat/black\nright: fish/yellow shell/black"
    state = play(pepper("angelfish", text), "end")
    assert offered(state) == {"take left", "take right"}
    play(state, "take right")
    assert (pile(state, 0), pile(state, 1)) == (["crab/grey", "boat/black"], ["fish/yellow"])
    rng = new_rng(1)
    assert all("shell/black" in hand(GAME.imagine(sees(state, 2), rng), 1) for _ in range(10))


@every_edition
def test_16_17_the_winning_mermaid_may_come_this_way(edition: str) -> None:
    text = "hand 1: mermaid mermaid mermaid\nleft: mermaid boat/black\nright: seahorse"
    state = play(pepper("angelfish", text, edition), "take left")
    if edition != "online":
        play(state, "end")
    play(state, "take left")
    if edition == "online":
        play(state, "end")
    assert ending(state) == ("mermaids" if edition in ("spanish", "online") else "goes on")
