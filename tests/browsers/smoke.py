"""`make browsers`: the main paths through the client work in Firefox and in WebKit.

Pytest does not find this file by its name, since the browsers take 900 MB.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browsers.visitor import DESKTOP, PHONE, Visitor
from tests.server.client import open_table
from tests.server.process import Server, serving
from tests.web.browser import GAMES
from tests.web.conftest import ROOMY

every_game = pytest.mark.parametrize("game", GAMES)
SIZES = dict(zip(GAMES, (DESKTOP, PHONE), strict=True))
# So many clicks of a lesson; some steps of it need two.
STEPS = 10
TOTALS = "[...document.querySelectorAll('tfoot .sum')].map((each) => each.textContent).join(' ')"


@every_game
def test_a_whole_game_against_a_bot(visitor: Visitor, server: Server, game: str) -> None:
    visitor.window.resize(*SIZES[game])
    opened = open_table(server.address, game, bots=["", "casual"], target=7)
    seats = {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}
    visitor.visit(server.address, f"table/{opened['table']}", seats=seats)
    assert len(visitor.play(game)) > 5
    visitor.picture(f"{game} is over")


def test_play_now_opens_a_table(visitor: Visitor, server: Server) -> None:
    visitor.visit(server.address)
    visitor.picture("start")
    visitor.press("Play now")
    visitor.next_choice()
    visitor.read()


@every_game
def test_the_first_steps_of_a_lesson(visitor: Visitor, server: Server, game: str) -> None:
    visitor.window.resize(*SIZES[game])
    visitor.visit(server.address, f"learn/{game}")
    visitor.see(".words")
    for _ in range(STEPS):
        visitor.press(selector=".target.wanted, .bubble button.main")
        visitor.read()
    visitor.wait(f"document.querySelector('progress').value > {STEPS} / 2", "the lesson goes on")
    visitor.picture(f"lesson of {game}")


@every_game
def test_the_rules(visitor: Visitor, server: Server, game: str) -> None:
    visitor.window.resize(*SIZES[game])
    visitor.visit(server.address, f"rules/{game}")
    visitor.see("main section.panel h2")
    visitor.picture(f"rules of {game}")
    visitor.press("glance|reference")
    visitor.see("dialog[open] .reference section")
    visitor.read()
    visitor.picture(f"reference of {game}")


def fill_sheet(visitor: Visitor) -> None:
    """Fill a round of a score sheet that is not begun yet."""
    visitor.press("Name of player 1", "input")
    visitor.type("Ada")
    visitor.press("Name of player 2", "input")
    visitor.type("Bea")
    visitor.press("^Start$")
    visitor.press("Score round 1")
    for card in ("yellow crab", "light blue crab", "yellow shell", "dark blue shell"):
        visitor.press(f"^{card}")
    visitor.see("button.sum", "3 points")
    visitor.picture("sheet with cards")
    visitor.press("Next: Bea")
    visitor.press("Points only")
    visitor.press("Points for cards", "label")
    visitor.type("8")
    # What is typed takes the place of the number that stood there.
    visitor.press(selector="input[type=number]")
    visitor.type("9")
    visitor.press("How it ended")
    visitor.press("^STOP$")
    visitor.press("^Ada$", "label")
    visitor.press("Save round")
    visitor.wait(f"{TOTALS} === '3 9'", "the sheet shows 3 and 9 points")
    visitor.read()


def test_a_round_of_the_score_sheet(visitor: Visitor, server: Server) -> None:
    visitor.visit(server.address, "score/sea-salt-paper")
    fill_sheet(visitor)
    visitor.picture("sheet")


def test_after_the_first_visit_no_network_is_needed(visitor: Visitor, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", **ROOMY) as server:
        visitor.visit_and_keep(server.address)
        server.stop()
        visitor.visit(server.address, "score/sea-salt-paper")
        fill_sheet(visitor)
        for game in GAMES:
            visitor.go(f"rules/{game}")
            visitor.see("main section.panel h2")
            visitor.go(f"learn/{game}")
            visitor.see(".words")
        visitor.go("")
        visitor.picture("without network")
        visitor.press("Play now")
        visitor.see("[role=alert]")
