"""Tables with the expansions of Sea Salt & Paper: what can be done, at a table that a test sets up, and a whole game."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE
from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import LANGUAGES, PATIENCE, Visits
from tests.web.players import play
from tests.web.staged import EXPANDED, SEA, Message, StagedTable, acted, stage, step
from tests.web.test_access import serious
from tests.web.test_layout import PLACES, SIZES, WRONG, resize

expect.set_options(timeout=PATIENCE)

BOTH = {"expansions": ["extra-salt", "extra-pepper"]}
HAND = ["boat/black", "boat/yellow", "crab/black", "lobster/black", "shell/grey", "starfish/yellow"]
VISITED = ["boat/green", "mermaid/white", "penguin/pink"]
LOOKED = ["mermaid/white", "shell/green", "octopus/grey", "crab/yellow", "boat/black"]
GROUPS = [
    [["crab/green", "crab/grey"], ["fish/black", "fish/green", "starfish/light_blue"]],
    [["shark/green", "shark/purple"], ["boat/dark_blue", "boat/dark_blue", "starfish/dark_blue"]],
    [["fish/dark_blue", "fish/yellow"]],
]


def view(expanded: Message | None = None, **changes: Any) -> Message:
    """A table of three at which cards have been laid."""
    found = SEA | {"hands": [HAND, None, None], "hand_sizes": [len(HAND), 4, 2], **changes}
    found["laid"] = [[card for group in groups for card in group] for groups in GROUPS]
    return found | {"expanded": EXPANDED | {"groups": GROUPS} | (expanded or {})}


LAYS = (
    "lay boat/black boat/yellow",
    "lay boat/black boat/yellow starfish/yellow",
    "lay crab/black lobster/black",
    "lay crab/black lobster/black starfish/yellow",
)
ROBBERIES = ("rob_pair 2 shark/green shark/purple", "rob_pair 3 fish/dark_blue fish/yellow")
SHOWN = {"hands": [HAND, VISITED, None]}


class Moment(NamedTuple):
    """A view of the table, and the legal actions."""

    view: Message
    legal: tuple[str, ...]


MOMENTS = {
    "marks": Moment(
        view(
            {
                "held": ["kraken", "dolphins", "hermit_crab"],
                "event": "dance_of_the_mermaids",
                "stung": [1],
                "sheltered": [0, 2],
                "shell": "shell/black",
            }
        ),
        ("draw", "take left", "take right"),
    ),
    "play": Moment(view(phase="play"), (*LAYS, "hide shell/grey", "end", "stop", "last_chance")),
    "keep": Moment(
        view({"deck_look": 5, "deck_cards": LOOKED}, phase="keep"), tuple(f"keep {card}" for card in LOOKED)
    ),
    "visit": Moment(view(phase="visit"), ("visit 2", "visit 3")),
    "give": Moment(view({"visited": 1}, phase="give", **SHOWN), ("decline", *(f"give {card}" for card in HAND))),
    "get": Moment(
        view({"visited": 1, "given": "shell/grey"}, phase="get", **SHOWN), tuple(f"get {card}" for card in VISITED)
    ),
    "rob pair": Moment(view(phase="rob_pair"), ROBBERIES),
    "angelfish": Moment(
        view(phase="angelfish", piles=[{"height": 3, "top": "crab/yellow"}, {"height": 2, "top": "boat/yellow"}]),
        ("take left", "take right"),
    ),
    "keep event": Moment(
        view(
            {"groups": [[], [], []], "held": ["water_rodeo", None, None], "offered": "coral_reef"},
            phase="keep_event",
            hands=[[], None, None],
            hand_sizes=[0, 0, 0],
        )
        | {"laid": [[], [], []]},
        ("keep_event water_rodeo", "keep_event coral_reef"),
    ),
}

DRAWN = ("lobster/black", "starfish/dark_blue")


def crowded(**changes: Any) -> Message:
    """A table of four with as many marks as there can be."""
    groups = [*GROUPS, [["swimmer/black", "swimmer/yellow"]]]
    expanded = {
        "held": ["kraken", "dolphins", "hermit_crab", "coral_reef"],
        "event": "dance_of_the_mermaids",
        "sheltered": [0, 1, 2],
        "groups": groups,
    }
    found = view({**expanded, "stung": [] if "caller" in changes else [1, 3]}, scores=[12, 81, 9, 17], **changes)
    laid = [[card for group in each for card in group] for each in groups]
    return found | {"laid": laid, "hand_sizes": [*found["hand_sizes"], 6], "hands": [*found["hands"], None]}


# What is wrong with the panels of the others: what leaves them, and what is beneath something else.
CROWDED = """
() => [...document.querySelectorAll(".rival")].flatMap((rival) => {
  const edge = rival.getBoundingClientRect().right, [head, cards] = rival.children;
  const shown = getComputedStyle(cards.lastElementChild).overflowX === "clip" ? "div" : "div, svg";
  const boxes = [...head.querySelectorAll("*"), ...cards.querySelectorAll(shown)].map((each) => each.getBoundingClientRect());
  const wrong = boxes.some((box) => box.right > edge + 0.5) ? ["leaves the panel"] : [];
  const last = Math.max(...[...head.querySelectorAll("*")].map((each) => each.getBoundingClientRect().right));
  const beside = cards.getBoundingClientRect().top < head.getBoundingClientRect().bottom - 4;
  return beside && last > cards.getBoundingClientRect().left + 0.5 ? [...wrong, "lies beneath the cards"] : wrong;
})
"""

# What a hint says of the first thing that can be done.
HINTS: dict[str, str | re.Pattern[str]] = {
    "marks": "Draw two cards from the deck",
    "play": "Play a black boat and a yellow boat",
    "keep": "Keep a white mermaid",
    "visit": re.compile("^Look at .+’s hand$"),
    "give": "Exchange nothing",
    "get": "Take a green boat for a grey shell",
    "rob pair": re.compile("^Take a green shark and a purple shark from "),
    "angelfish": "Take a yellow crab from the left pile",
    "keep event": "Keep “The Water Rodeo” and discard “The Coral Reef”",
}


def at(server: Server, visits: Visits, moment: str, **options: Any) -> StagedTable:
    """A table at one of these moments."""
    return stage(server, visits, MOMENTS[moment].view, *MOMENTS[moment].legal, **options)


def held(page: Page, card: str) -> Locator:
    """The only card of this name in the player’s own hand."""
    return page.locator(f"[data-slot='{card}#1']")


def touch(page: Page, card: str) -> None:
    """Touch a card in the player’s hand at its left edge, which no other card covers."""
    held(page, card).click(position={"x": 6, "y": 30})
    page.mouse.move(0, 0)


def choices(page: Page) -> list[str]:
    """What can be chosen in the hand now."""
    found: list[str] = page.locator(".hand .held[data-choice] svg[data-card]").evaluate_all(
        "all => all.map((each) => each.dataset.card)"
    )
    return found


def drag(page: Page, card: Locator, to: Locator) -> None:
    """Drag a card to the middle of something."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 8, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_a_whole_game_with_both_expansions_on_a_phone(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, players=3, bots=["", "novice", "novice"], target=10, variant=BOTH)
    page = visits.seat(server.address, opened, phone=True)
    done = play(page)
    assert len(done) > 10
    expect(page.locator("dialog[open] .winner")).to_be_visible()


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_is_in_view_at_every_size_and_axe_finds_nothing_serious(
    server: Server, visits: Visits, moment: str
) -> None:
    table = at(server, visits, moment)
    page = table.page
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(WRONG) == [], size
    assert serious(page) == []
    # A hint says and marks what to do.
    table.hint = {"opinions": [{"action": action, "value": 0.6, "trials": 9} for action in table.legal[:1]]}
    page.keyboard.press("h")
    expect(page.locator(".hint strong")).to_have_text(HINTS[moment])
    assert page.locator(".hinted").count() > 0
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(WRONG) == [], size


@pytest.mark.parametrize("caller", [None, 1])
def test_panels_of_others_hold_all_their_marks(server: Server, visits: Visits, caller: int | None) -> None:
    opened = ["shell/green", "shell/black", "octopus/yellow", "seahorse/white", "crab/pink"]
    bet = {"caller": 1, "hands": [HAND, opened, ["crab/pink"]], "hand_sizes": [len(HAND), len(opened), 1]}
    page = stage(server, visits, crowded(**(bet if caller else {})), "draw", "take left").page
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(CROWDED) == [], size
        laid = page.locator("[data-place=laid-0] svg").last.bounding_box()
        points = page.locator("button.points").bounding_box()
        assert laid
        assert points
        assert laid["x"] + laid["width"] <= points["x"], size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expanded", [True, False])
def test_drawn_cards_are_large_on_a_short_phone(server: Server, visits: Visits, language: str, expanded: bool) -> None:
    puts = [f"put {card} {side}" for card in DRAWN for side in ("left", "right")]
    drawn = crowded(phase="put", drawn=list(DRAWN))
    if not expanded:
        del drawn["expanded"]
    table = stage(server, visits, drawn, *puts, language=language, phone=True, edition=BY_LANGUAGE[language])
    page = table.page
    resize(page, SIZES[0])
    deck, first = page.locator(".deck"), page.locator(".drawn .stack").first
    assert first.bounding_box()["width"] > 0.9 * deck.bounding_box()["width"]  # type: ignore[index]
    # The text of the bar, and a hint, are beside them.
    tray = page.locator(".tray.drawn").bounding_box()
    assert tray
    table.hint = {"opinions": [{"action": action, "value": 0.6, "trials": 9} for action in puts[:1]]}
    for text in (".prompt", ".hint"):
        said = page.locator(text).bounding_box()
        assert said
        assert said["x"] > tray["x"] + tray["width"] + 6
        assert page.evaluate(WRONG) == []
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_be_visible()
    # The pile that the hint means is marked by a round frame, though nothing can be put there yet.
    expect(page.locator(".middle .hinted .card-face").last).not_to_have_css("border-radius", "0px")


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_buttons_fit_on_a_narrow_phone(server: Server, visits: Visits, language: str) -> None:
    page = at(server, visits, "play", phone=True, language=language, edition=BY_LANGUAGE[language]).page
    resize(page, SIZES[0])
    expect(page.locator(".buttons button")).to_have_count(4)
    assert page.evaluate(WRONG) == []


def test_nothing_moves_from_moment_to_moment(server: Server, visits: Visits) -> None:
    table = at(server, visits, "play", phone=True)
    resize(table.page, SIZES[0])
    before = table.page.evaluate(PLACES)
    for moment in ("give", "get", "keep", "rob pair", "angelfish"):
        table.happen(acted(0), MOMENTS[moment].view, *MOMENTS[moment].legal)
        expect(table.page.locator("[data-choice]").first).to_be_attached()
        assert table.page.evaluate(PLACES) == before, moment


def test_a_pair_is_laid_with_or_without_a_starfish(server: Server, visits: Visits) -> None:
    table = at(server, visits, "play", phone=True)
    page = table.page
    touch(page, "crab/black")
    expect(page.locator(".prompt")).to_contain_text("Add a starfish?")
    expect(held(page, "lobster/black")).to_have_attribute("aria-pressed", "true")
    assert choices(page) == ["crab/black", "lobster/black", "starfish/yellow"]
    # Touched again, the pair stays in the hand.
    touch(page, "crab/black")
    assert len(choices(page)) == 5
    touch(page, "crab/black")
    touch(page, "starfish/yellow")
    assert table.asked == [LAYS[3]]


def test_a_pair_that_could_be_a_trio_is_laid_alone(server: Server, visits: Visits) -> None:
    table = at(server, visits, "play", phone=True)
    touch(table.page, "lobster/black")
    table.page.get_by_role("button", name="Just the pair").click()
    assert table.asked == [LAYS[2]]


def test_a_starfish_first_waits_for_its_pair(server: Server, visits: Visits) -> None:
    table = at(server, visits, "play", phone=True)
    touch(table.page, "starfish/yellow")
    expect(table.page.locator(".prompt")).to_have_text("Choose the other card of the pair.")
    assert table.asked == []
    touch(table.page, "lobster/black")
    assert table.asked == [LAYS[3]]


def test_a_pair_that_is_dragged_together_asks_for_the_starfish(server: Server, visits: Visits) -> None:
    table = at(server, visits, "play")
    page = table.page
    drag(page, held(page, "crab/black"), held(page, "lobster/black"))
    expect(page.locator(".prompt")).to_contain_text("Add a starfish?")
    drag(page, held(page, "starfish/yellow"), page.locator("[data-place=laid-0]"))
    assert table.asked == [LAYS[3]]


def test_one_of_five_cards_of_the_deck_is_kept(server: Server, visits: Visits) -> None:
    table = at(server, visits, "keep")
    tray = table.page.get_by_role("region", name="The top of the deck")
    expect(tray.locator("svg[data-card]")).to_have_count(5)
    table.page.keyboard.press("2")
    assert table.asked == [f"keep {LOOKED[1]}"]


def test_others_see_the_backs_of_the_cards_that_are_looked_at(server: Server, visits: Visits) -> None:
    table = stage(server, visits, view({"deck_look": 5, "stung": [0]}, phase="keep", turn=1))
    expect(table.page.locator("[data-place=drawn-1] .card-face")).to_have_count(5)
    # Who is stung is told what that means.
    expect(table.page.locator(".prompt")).to_contain_text("Next turn: one card from the deck, and nothing else.")


def test_a_card_is_exchanged_with_a_visited_player(server: Server, visits: Visits) -> None:
    table = at(server, visits, "visit", phone=True)
    page = table.page
    give, get = MOMENTS["give"], MOMENTS["get"]
    table.answer("visit 2", acted(0, step(0, "visit 2", *VISITED)), give.view, *give.legal)
    table.answer("give shell/grey", acted(0, step(0, "give shell/grey", note="2")), get.view, *get.legal)
    page.locator(".rival button.rob").first.click()
    hand = page.locator("[data-place=looked]")
    expect(hand.locator("svg[data-card]")).to_have_count(len(VISITED))
    expect(hand.locator("[data-choice]")).to_have_count(0)
    expect(page.get_by_role("button", name="No exchange")).to_be_visible()
    touch(page, "shell/grey")
    expect(held(page, "shell/grey")).to_contain_text("You give")
    page.get_by_role("button", name="take a white mermaid for a grey shell").click()
    assert table.asked == ["visit 2", "give shell/grey", "get mermaid/white"]


def test_cards_that_are_exchanged_can_be_dragged(server: Server, visits: Visits) -> None:
    table = at(server, visits, "give")
    page = table.page
    get = MOMENTS["get"]
    table.answer("give shell/grey", acted(0, step(0, "give shell/grey", note="2")), get.view, *get.legal)
    drag(page, held(page, "shell/grey"), page.locator("[data-place=looked]"))
    expect(held(page, "shell/grey")).to_contain_text("You give")
    drag(page, page.locator("[data-place=looked] .stack").first, page.locator("[data-place=hand-0]"))
    assert table.asked == ["give shell/grey", "get boat/green"]


def test_a_pair_of_another_player_is_taken(server: Server, visits: Visits) -> None:
    table = at(server, visits, "rob pair", phone=True)
    page = table.page
    # Trios are no pairs.
    expect(page.locator(".rival .group.lit")).to_have_count(2)
    expect(page.locator(".tray .pair")).to_have_count(2)
    page.get_by_role("button", name="Take a dark blue fish and a yellow fish").click()
    assert table.asked == [ROBBERIES[1]]


def test_a_pair_is_taken_from_before_its_owner_too(server: Server, visits: Visits) -> None:
    table = at(server, visits, "rob pair")
    table.page.locator(".rival .group.lit").first.click()
    assert table.asked == [ROBBERIES[0]]


def test_under_the_angelfish_one_of_the_tops_is_taken(server: Server, visits: Visits) -> None:
    table = at(server, visits, "angelfish", phone=True)
    expect(table.page.locator(".deck[data-choice]")).to_have_count(0)
    expect(table.page.locator(".middle [data-choice]")).to_have_count(2)
    table.page.locator("[data-place=pile-1]").click()
    assert table.asked == ["take right"]


def test_one_of_two_events_is_kept(server: Server, visits: Visits) -> None:
    table = at(server, visits, "keep event", phone=True)
    kept = table.page.get_by_role("button", name="Keep “The Coral Reef” and discard “The Water Rodeo”")
    expect(kept).to_contain_text("You can put a shell from your hand face down")
    kept.click()
    assert table.asked == ["keep_event coral_reef"]


def test_the_only_shell_goes_face_down_at_once(server: Server, visits: Visits) -> None:
    table = at(server, visits, "play", phone=True)
    table.page.get_by_role("button", name="Take cover").click()
    assert table.asked == ["hide shell/grey"]


def test_one_of_several_shells_goes_face_down(server: Server, visits: Visits) -> None:
    hand = ["crab/black", "crab/green", "shell/black", "shell/grey"]
    table = stage(
        server,
        visits,
        view(phase="play", hands=[hand, None, None], hand_sizes=[4, 4, 2]),
        "lay crab/black crab/green",
        "hide shell/black",
        "hide shell/grey",
        "end",
        phone=True,
    )
    page = table.page
    cover = page.get_by_role("button", name="Take cover")
    cover.click()
    expect(page.locator(".prompt")).to_have_text("Which shell goes face down?")
    assert choices(page) == ["shell/black", "shell/grey"]
    cover.click()
    assert choices(page) == ["crab/black", "crab/green"]
    cover.click()
    touch(page, "shell/black")
    assert table.asked == ["hide shell/black"]


def test_events_and_marks_explain_themselves(server: Server, visits: Visits) -> None:
    page = at(server, visits, "marks", phone=True).page
    page.get_by_role("button", name="The Dance of the Mermaids").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Collect three mermaids and you win the game.")
    expect(dialog).to_contain_text("Event deck: 9 cards")
    page.keyboard.press("Escape")
    rivals, own = page.locator(".rivals"), page.locator(".own")
    for chip, text in (
        (rivals.get_by_role("button", name="The Dolphins"), "draw a card"),
        (rivals.get_by_role("button", name="Stung"), "Next turn: one card from the deck"),
        (rivals.get_by_role("button", name="Behind a shell"), "Face-down shell"),
        (own.get_by_role("button", name="Behind a shell"), "black shell"),
    ):
        chip.click()
        expect(page.locator(".bubble:popover-open")).to_contain_text(text)
        page.keyboard.press("Escape")


def test_the_reference_card_of_a_table_shows_its_expansions(server: Server, visits: Visits) -> None:
    page = at(server, visits, "marks").page
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").get_by_text("The Treasure Chest", exact=True)).to_be_visible()


def test_what_was_laid_together_lies_together(server: Server, visits: Visits) -> None:
    page = at(server, visits, "marks").page
    groups = page.locator("[data-place=laid-0] .group")
    expect(groups).to_have_count(2)
    expect(groups.last.locator("svg[data-card]")).to_have_count(3)


def test_every_choice_counts_for_the_keys_beside_cards(server: Server, visits: Visits) -> None:
    page = at(server, visits, "play").page
    uncounted = "all => all.filter((each) => getComputedStyle(each).counterIncrement !== 'choice 1').length"
    assert page.locator("[data-choice]").evaluate_all(uncounted) == 0
    # Three buttons stand above the hand, and a fourth for the shell.
    page.keyboard.press("5")
    expect(page.locator(".prompt")).to_contain_text("Add a starfish?")
