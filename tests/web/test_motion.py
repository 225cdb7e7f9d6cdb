"""Cards on the move: each is one object, which leaves where it was and is at its new place when it has arrived."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.staged import MOCHI, SEA, StagedTable, acted, stage, step

expect.set_options(timeout=PATIENCE)

# Slow enough for many frames on a busy machine.
SLOW = {"speed": 0.5}
TRAVELLING = "travelling"
PILES = ("pile-0", "pile-1")

# Where every card is to be seen, in each frame from now on.
RECORD = """
() => {
  window.frames = [];
  const opacity = (each) => each && each !== document.body ? Number(getComputedStyle(each).opacity) * opacity(each.parentElement) : 1;
  const look = () => {
    const cards = {};
    const add = (card, where, element) => {
      if (opacity(element) < 0.05) return;
      const { x, y, width } = element.getBoundingClientRect();
      (cards[card] ??= []).push({ where, x, y, width });
    };
    for (const each of document.querySelectorAll("[data-place] svg.card[data-card]"))
      if (!each.closest("[data-beneath]")) add(each.dataset.card, each.closest("[data-place]").dataset.place, each);
    for (const each of document.querySelectorAll(".resting")) add(each.dataset.card, each.closest("[data-place]").dataset.place, each);
    for (const each of document.querySelectorAll(".traveller")) add(each.dataset.card ?? "back", "travelling", each);
    window.frames.push(cards);
    requestAnimationFrame(look);
  };
  look();
}
"""
RESTING = "() => !document.querySelector('.traveller')"


class Spot(NamedTuple):
    """Where a card is seen."""

    where: str
    x: float
    y: float
    width: float

    def far(self, other: Spot) -> float:
        """Return the distance between two spots, in pixels."""
        return max(abs(self.x - other.x), abs(self.y - other.y), abs(self.width - other.width))


def record(page: Page) -> None:
    """Look at all cards from now on."""
    page.evaluate(RECORD)


def seen(page: Page) -> list[dict[str, list[Spot]]]:
    """Wait until all cards have arrived; what was seen in each frame."""
    page.wait_for_timeout(50)
    page.wait_for_function(RESTING)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    frames: list[dict[str, list[dict[str, Any]]]] = page.evaluate("window.frames")
    return [{card: [Spot(**spot) for spot in spots] for card, spots in frame.items()} for frame in frames]


def way(frames: list[dict[str, list[Spot]]], card: str) -> list[Spot]:
    """Return where a card was, frame by frame, without standing still. It is never seen in two places."""
    spots = [frame[card] for frame in frames if card in frame]
    assert all(len(each) == 1 for each in spots), [each for each in spots if len(each) > 1]
    found = [each[0] for each in spots]
    return [found[0], *(after for before, after in pairwise(found) if after != before)]


def travelled(frames: list[dict[str, list[Spot]]], card: str, begin: str, end: str) -> list[Spot]:
    """Check that a card left one place, was on its way, and then was at the other, never larger or smaller than there."""
    spots = way(frames, card)
    places = [spots[0].where, *(after.where for before, after in pairwise(spots) if after.where != before.where)]
    assert places == [each for each in (begin, TRAVELLING, end) if each], places
    moving = [each for each in spots if each.where == TRAVELLING]
    assert len(moving) > 3, "it jumped"
    last = spots[-1]
    if begin:
        left = next(before for before, after in pairwise(spots) if after.where == TRAVELLING)
        assert moving[0].far(left) < 40, (left, moving[0])
    if end:
        assert moving[-1].far(last) < 40, (moving[-1], last)
    least, most = sorted((moving[0].width, moving[-1].width))
    assert all(least - 1.5 <= each.width <= most + 1.5 for each in moving), [each.width for each in moving]
    # Straight on: from frame to frame it comes nearer.
    ways = [each.far(moving[-1]) for each in moving]
    assert all(after <= before + 1.5 for before, after in pairwise(ways)), ways
    return moving


def box(page: Page, selector: str) -> Spot:
    """Return where an element is."""
    found = page.locator(selector).first.bounding_box()
    assert found
    return Spot(selector, found["x"], found["y"], found["width"])


TAKEN = {
    "phase": "play",
    "piles": [{"height": 1, "top": "boat/pink"}, SEA["piles"][1]],
    "hands": [["crab/yellow", *SEA["hands"][0]], None, None],
    "hand_sizes": [4, 4, 2],
}


def taking(server: Server, visits: Visits, **options: Any) -> StagedTable:
    """A table where a crab lies on the left pile."""
    table = stage(
        server, visits, SEA, "draw", "take left", "take right", **{"settings": SLOW, "calm": False, **options}
    )
    table.answer("take left", acted(0, step(0, "take left", "crab/yellow")), TAKEN, "end")
    return table


def drawing(server: Server, visits: Visits, **options: Any) -> StagedTable:
    """A table where two cards are drawn, one is kept and the other put on the left pile."""
    table = stage(
        server, visits, SEA, "draw", "take left", "take right", **{"settings": SLOW, "calm": False, **options}
    )
    steps = [step(-1, f"deal {card}", note="drawn") for card in ("crab/pink", "boat/black")]
    puts = [f"put {card} {side}" for card in ("crab/pink", "boat/black") for side in ("left", "right")]
    changes = {"phase": "put", "drawn": ["crab/pink", "boat/black"], "deck": 28}
    table.answer("draw", acted(0, step(0, "draw"), *steps), changes, *puts)
    table.answer(
        "put boat/black left",
        acted(0, step(0, "put boat/black left", "crab/pink")),
        {
            "phase": "play",
            "drawn": [],
            "piles": [{"height": 3, "top": "boat/black"}, SEA["piles"][1]],
            "hands": [["crab/pink", *SEA["hands"][0]], None, None],
            "hand_sizes": [4, 4, 2],
        },
        "end",
    )
    return table


def test_a_card_taken_goes_from_the_pile_to_its_place_in_the_hand(server: Server, visits: Visits) -> None:
    table = taking(server, visits)
    record(table.page)
    table.page.locator("[data-place=pile-0]").click()
    frames = seen(table.page)
    travelled(frames, "crab/yellow", "pile-0", "hand-0")
    # The card below it is to be seen at once, and the others make room without a jump.
    assert {spot.where for spot in way(frames, "boat/pink")} == {"pile-0"}
    shark = way(frames, "shark/pink")
    assert shark[0].x < shark[-1].x
    assert all(after.x - before.x < (shark[-1].x - shark[0].x) * 0.8 for before, after in pairwise(shark))


def test_cards_drawn_go_to_the_tray_and_then_to_the_hand_and_the_pile(server: Server, visits: Visits) -> None:
    table = drawing(server, visits)
    page = table.page
    deck = box(page, "[data-place=deck] .card-face:not(.under) svg")
    record(page)
    page.locator("[data-place=deck]").click()
    frames = seen(page)
    for card in ("crab/pink", "boat/black"):
        moving = travelled(frames, card, "", "drawn-0")
        assert moving[0].far(deck) < 40, (moving[0], deck)
    record(page)
    page.locator("[data-place=drawn-0] button").first.click()
    page.locator("[data-place=pile-0]").click()
    frames = seen(page)
    travelled(frames, "crab/pink", "drawn-0", "hand-0")
    travelled(frames, "boat/black", "drawn-0", "pile-0")
    # What lay on the pile stays in sight until the new card covers it.
    covered = [len(frame.get("crab/yellow", [])) for frame in frames]
    on_pile = [any(spot.where == "pile-0" for spot in frame.get("boat/black", [])) for frame in frames]
    assert covered == [0 if there else 1 for there in on_pile]


def test_a_pair_laid_by_a_bot_comes_out_of_its_hand(server: Server, visits: Visits) -> None:
    table = stage(server, visits, SEA | {"turn": 1}, calm=False, settings=SLOW)
    page = table.page
    hand = box(page, "[data-place=hand-1] svg")
    record(page)
    laid = [[], ["fish/green", "fish/pink"], []]
    changes = {"laid": laid, "hand_sizes": [3, 3, 2], "deck": 29, "phase": "play"}
    lay = [step(1, "lay fish/green fish/pink"), step(-1, "deal ?", note="hand")]
    table.happen(acted(1, *lay), changes)
    frames = seen(page)
    for card in ("fish/green", "fish/pink"):
        moving = travelled(frames, card, "", "laid-1")
        assert abs(moving[0].y - hand.y) < 20
    # Only then comes the card that the pair brings.
    backs = [place for place, frame in enumerate(frames) if frame.get("back")]
    pairs = [
        place for place, frame in enumerate(frames) if any(s.where == TRAVELLING for s in frame.get("fish/green", []))
    ]
    assert max(pairs) < min(backs)


def stolen(table: StagedTable) -> None:
    """Let the first bot steal a shark."""
    changes = {"hands": [["fish/black", "octopus/purple"], None, None], "hand_sizes": [2, 5, 2], "phase": "play"}
    table.happen(acted(1, step(1, "rob 1"), step(-1, "steal shark/pink", note="1")), changes)


def test_a_stolen_card_leaves_the_hand_and_a_notice_says_who_has_it(server: Server, visits: Visits) -> None:
    table = stage(server, visits, SEA | {"turn": 1, "phase": "rob"}, calm=False, settings=SLOW)
    record(table.page)
    stolen(table)
    expect(table.page.locator(".announcement")).to_have_text(re.compile(r"^\w+ stole a pink shark from you\.$"))
    moving = travelled(seen(table.page), "shark/pink", "hand-0", "")
    rival = box(table.page, "[data-place=hand-1]")
    assert abs(moving[-1].y - rival.y) < 40


def test_a_card_that_is_taken_on_its_way_goes_on_from_there(server: Server, visits: Visits) -> None:
    table = stage(server, visits, SEA | {"turn": 1, "phase": "put"}, calm=False, settings=SLOW)
    page = table.page
    record(page)
    piles = [{"height": 3, "top": "boat/black"}, SEA["piles"][1]]
    put = {"piles": piles, "hand_sizes": [3, 5, 2], "turn": 2, "phase": "take"}
    table.happen(acted(1, step(1, "put boat/black left", "?")), put)
    page.wait_for_timeout(150)
    take = {"piles": SEA["piles"], "hand_sizes": [3, 5, 3], "turn": 0, "phase": "take"}
    table.happen(acted(2, step(2, "take left", "boat/black")), take, "draw", "take left")
    frames = seen(page)
    assert {spot.where for spot in way(frames, "boat/black")} == {TRAVELLING}
    assert all(len(frame["crab/yellow"]) == 1 for frame in frames)
    # Nobody has to wait for cards that move.
    table.happen(acted(2, step(2, "end")), {}, "draw", "take left")
    page.locator("[data-place=pile-0]").click(timeout=PATIENCE)
    page.wait_for_function("() => true")
    assert table.asked == ["take left"]


def test_a_card_goes_back_when_its_move_is_taken_back(server: Server, visits: Visits) -> None:
    table = taking(server, visits)
    table.page.locator("[data-place=pile-0]").click()
    seen_in_hand = table.page.locator("[data-place=hand-0] [data-card='crab/yellow']")
    expect(seen_in_hand).to_have_count(1)
    table.page.wait_for_function(RESTING)
    record(table.page)
    table.happen({"what": "took_back", "seat": 0}, SEA, "draw", "take left")
    travelled(seen(table.page), "crab/yellow", "hand-0", "pile-0")


def test_with_reduced_motion_cards_fade_in(server: Server, visits: Visits) -> None:
    table = taking(server, visits, calm=True)
    record(table.page)
    table.page.locator("[data-place=pile-0]").click()
    expect(table.page.locator("[data-place=hand-0] [data-card='crab/yellow']")).to_be_visible()
    frames = seen(table.page)
    assert {spot.where for frame in frames for spot in frame.get("crab/yellow", [])} == {"pile-0", "hand-0"}
    way(frames, "crab/yellow")


PLAYED = {
    "hands": [["1/grape", "0/soda"], *MOCHI["hands"][1:]],
    "piles": [[*MOCHI["piles"][0], "5/matcha"], [*MOCHI["piles"][1], "6/lemon"]],
    "turn": 1,
    "acting": 1,
}


def counter(server: Server, visits: Visits, **options: Any) -> StagedTable:
    """A table of the other game, where the first two cards can be played."""
    table = stage(server, visits, MOCHI, "draw deck", "play 1", **{"settings": SLOW, "calm": False, **options})
    table.answer("play 1", acted(0, step(0, "play 1", "5/matcha", "6/lemon")), PLAYED)
    held = {"held": ["9/peach", None, None], "phase": "insert", "deck": 39}
    drawn = acted(0, step(0, "draw deck"), step(-1, "deal 9/peach", note="held"))
    table.answer("draw deck", drawn, held, *(f"insert {place}" for place in range(1, 6)))
    hand = ["5/matcha", "6/lemon", "9/peach", "1/grape", "0/soda"]
    inserted = {
        "hands": [hand, *MOCHI["hands"][1:]],
        "held": [None, None, None],
        "phase": "turn",
        "turn": 1,
        "acting": 1,
    }
    table.answer("insert 3", acted(0, step(0, "insert 3", *hand)), inserted)
    return table


def test_a_pair_is_played_from_the_hand_onto_the_two_sides(server: Server, visits: Visits) -> None:
    page = counter(server, visits).page
    record(page)
    # The first touch selects the pair, the second one plays it.
    page.locator("[data-choice='play 1']").click()
    page.locator("[data-choice='play 1']").click()
    frames = seen(page)
    travelled(frames, "5/matcha", "hand-0", "pile-0")
    travelled(frames, "6/lemon", "hand-0", "pile-1")
    covered = [len(frame.get("2/soda", [])) for frame in frames]
    on_pile = [any(spot.where == "pile-0" for spot in frame.get("5/matcha", [])) for frame in frames]
    assert covered == [0 if there else 1 for there in on_pile]


def test_a_drawn_card_is_held_and_then_goes_between_two_others(server: Server, visits: Visits) -> None:
    page = counter(server, visits).page
    record(page)
    page.locator("[data-choice='draw deck']").click()
    travelled(seen(page), "9/peach", "", "held-0")
    record(page)
    page.locator("[data-choice='insert 3']").click()
    travelled(seen(page), "9/peach", "held-0", "hand-0")


def test_passed_cards_go_round_the_table(server: Server, visits: Visits) -> None:
    view = MOCHI | {"phase": "pass", "turn": 0, "acting": 2, "chosen": [1, -1, None]}
    table = stage(server, visits, view, calm=False, settings=SLOW)
    page = table.page
    hands = [box(page, f"[data-place=hand-{seat}]") for seat in (1, 2)]
    record(page)
    changes = {
        "hands": [["5/matcha", "1/grape", "0/soda"], ["?"] * 4, ["?"] * 5],
        "held": ["8/soda", "6/lemon", "?"],
        "chosen": [None, None, None],
        "phase": "insert",
        "acting": 0,
    }
    table.happen(acted(2, step(2, "pass ?", "6/lemon", "?", "8/soda")), changes, "insert 1", "insert 2")
    frames = seen(page)
    travelled(frames, "6/lemon", "hand-0", "held-1")
    coming = travelled(frames, "8/soda", "", "held-0")
    assert abs(coming[0].y - hands[1].y) < 40
    backs = [spot for frame in frames for spot in frame.get("back", [])]
    assert backs[0].x < backs[-1].x


def test_a_round_is_dealt_from_the_deck(server: Server, visits: Visits) -> None:
    table = stage(server, visits, MOCHI, calm=False, settings=SLOW)
    page = table.page
    table.happen(acted(0), {"hands": [[], [], []], "piles": [[], []]})
    deck = box(page, "[data-place=deck] .top svg")
    record(page)
    mine = ["5/matcha", "6/lemon", "1/grape"]
    hands = [step(-1, f"deal {card}", note=f"hand {seat}") for card in mine for seat in (1, 2)]
    for number, each in enumerate(hands):
        if number % 2:
            each["action"] = "deal ?"
    pair = [step(-1, "deal 2/soda", note="left"), step(-1, "deal 4/peach", note="right")]
    dealt = {"hands": [mine, ["?"] * 3, []], "piles": [["2/soda"], ["4/peach"]], "round": 2}
    table.happen({"what": "dealt", "steps": [*hands, *pair]}, dealt, "draw deck")
    frames = seen(page)
    for card, place in [*((card, "hand-0") for card in mine), ("2/soda", "pile-0"), ("4/peach", "pile-1")]:
        moving = travelled(frames, card, "", place)
        # A slow machine may show its first steps late.
        assert moving[0].far(deck) < moving[0].far(moving[-1]), (moving[0], deck)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_deal_of_a_game_comes_from_the_deck(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address, calm=False, settings={**SLOW, "game": game})
    page.goto("/")
    record(page)
    page.get_by_role("button", name="Play now").click()
    page.locator(".traveller.moving").first.wait_for(state="attached")
    frames = seen(page)
    deck = box(page, "[data-place=deck] .card-face:not(.under) svg")
    dealt = [(place, page.locator(f"[data-place={place}] [data-card]").all()) for place in ("hand-0", *PILES)]
    cards = [(each.get_attribute("data-card") or "", place) for place, found in dealt for each in found]
    first_seen = []
    for card, place in cards:
        moving = travelled(frames, card, "", place)
        # A slow machine may show its first steps late.
        assert moving[0].far(deck) < moving[0].far(moving[-1]), (moving[0], deck)
        first_seen.append(next(number for number, frame in enumerate(frames) if card in frame))
    assert first_seen == sorted(first_seen)
    # A table that is found again is not dealt again.
    page.reload()
    page.locator("[data-place=deck]").wait_for()
    record(page)
    assert {spot.where for spot in way(seen(page), cards[-1][0])} == {"pile-1"}


# --- Drag and drop ---


def mouse(page: Page, begin: str, end: str, *, drop: bool = True) -> None:
    """Drag something with the mouse; the place that it may be dropped on is lit."""
    from_box, to_box = page.locator(begin).first.bounding_box(), page.locator(end).first.bounding_box()
    assert from_box
    assert to_box
    page.mouse.move(from_box["x"] + from_box["width"] / 3, from_box["y"] + from_box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2, steps=6)
    expect(page.locator(f"{end}[data-drop=over]")).to_have_count(1)
    if not drop:
        page.mouse.move(3, 400)
    page.mouse.up()
    expect(page.locator("[data-drop]")).to_have_count(0)


def finger(page: Page, begin: str, end: str) -> None:
    """Drag something with a finger."""
    from_box, to_box = page.locator(begin).first.bounding_box(), page.locator(end).first.bounding_box()
    assert from_box
    assert to_box
    x, y = from_box["x"] + from_box["width"] / 3, from_box["y"] + from_box["height"] / 2
    u, v = to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 7):
        point = {"x": x + (u - x) * part / 6, "y": y + (v - y) * part / 6}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(page.locator(f"{end}[data-drop=over]")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


WAYS = pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])


def pull(table: StagedTable, begin: str, end: str, phone: bool) -> None:
    """Drag something, as one does on this device."""
    (finger if phone else mouse)(table.page, begin, end)


@WAYS
def test_cards_are_dragged_to_the_hand_and_to_a_pile(server: Server, visits: Visits, phone: bool) -> None:
    table = taking(server, visits, phone=phone)
    record(table.page)
    pull(table, "[data-place=pile-0]", "[data-place=hand-0]", phone)
    way(seen(table.page), "crab/yellow")
    assert table.asked == ["take left"]
    table = drawing(server, visits, phone=phone)
    pull(table, "[data-place=deck]", "[data-place=hand-0]", phone)
    seen_cards = "[data-place=drawn-0] button"
    expect(table.page.locator(seen_cards)).to_have_count(2)
    pull(table, f"{seen_cards}:nth-child(2)", "[data-place=pile-0]", phone)
    expect(table.page.locator(seen_cards)).to_have_count(0)
    assert table.asked == ["draw", "put boat/black left"]


@WAYS
def test_two_cards_dragged_together_are_laid(server: Server, visits: Visits, phone: bool) -> None:
    hand = ["fish/black", "fish/green", "shark/pink"]
    view = SEA | {"phase": "play", "hands": [hand, None, None]}
    lay = "lay fish/black fish/green"
    table = stage(server, visits, view, lay, "end", calm=False, phone=phone)
    after = {
        "hands": [["shark/pink"], None, None],
        "laid": [["fish/black", "fish/green"], [], []],
        "hand_sizes": [1, 4, 2],
    }
    table.answer(lay, acted(0, step(0, lay)), after, "end")
    pull(table, "[data-slot='fish/black#1']", "[data-slot='fish/green#1']", phone)
    expect(table.page.locator("[data-place=laid-0] [data-card]")).to_have_count(2)
    assert table.asked == [lay]


@WAYS
def test_mochis_are_dragged_to_the_pair_and_between_two_others(server: Server, visits: Visits, phone: bool) -> None:
    table = counter(server, visits, phone=phone)
    record(table.page)
    pull(table, "[data-place=hand-0] [data-card='5/matcha']", "[data-place=pile-0]", phone)
    frames = seen(table.page)
    for card in ("5/matcha", "6/lemon"):
        way(frames, card)
    assert table.asked == ["play 1"]
    table = counter(server, visits, phone=phone)
    pull(table, "[data-place=deck]", "[data-place=hand-0]", phone)
    expect(table.page.locator("[data-place=held-0]")).to_be_visible()
    table.page.wait_for_function(RESTING)
    pull(table, "[data-place=held-0]", "[data-choice='insert 3']", phone)
    expect(table.page.locator("[data-place=hand-0] [data-card]")).to_have_count(5)
    assert table.asked == ["draw deck", "insert 3"]


@pytest.mark.parametrize(("side", "action"), [(0, "play 2"), (1, "play 1")])
def test_of_two_pairs_the_side_decides_which_is_played(server: Server, visits: Visits, side: int, action: str) -> None:
    table = stage(server, visits, MOCHI, "play 1", "play 2", calm=False)
    mouse(table.page, "[data-place=hand-0] [data-card='6/lemon']", f"[data-place=pile-{side}]")
    assert table.asked == [action]


def test_a_card_dropped_elsewhere_goes_back(server: Server, visits: Visits) -> None:
    table = taking(server, visits)
    record(table.page)
    mouse(table.page, "[data-place=pile-0]", "[data-place=hand-0]", drop=False)
    frames = seen(table.page)
    spots = way(frames, "crab/yellow")
    assert (spots[0].where, spots[-1].where) == ("pile-0", "pile-0")
    assert not table.asked
    # The click that ends a drag does nothing, the next one does.
    table.page.locator("[data-place=pile-0]").click()
    expect(table.page.locator("[data-place=hand-0] [data-card]")).to_have_count(4)
    assert table.asked == ["take left"]
