"""`make screens`: pictures of reviews, questions about mistakes, puzzles and advice, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from screens import CALLING, DECIDING, SHEETS, SIZES, Camera, kept, server_and_browser
from tests.web.browser import GAMES
from tests.web.staged import StagedTable
from tests.web.tables import tap, visit
from tests.web.test_advice import ADVICE

NAMES = dict(zip(GAMES, ("sea", "mochi"), strict=True))
# The first review waits until what judges decisions is compiled.
FIRST_REVIEW = 600_000
# The day whose puzzles are shown.
DAY = "date=2026-11-18"
# The cards of somebody who wonders whether to call, and what lies on the piles.
HELD = ("purple octopus", "grey octopus", "yellow octopus", "grey shell", "green shell", "black boat", "black boat")
TOPS = {"Left": "green octopus", "Right": "yellow fish"}


class StudyCamera(Camera):
    """A person who looks at the pages of study."""

    def everything(self, over: dict[str, dict[str, Any]]) -> None:
        """All of these pages."""
        for game in GAMES:
            with self.window(games=kept(over)) as page:
                self.review(page, game, over[game]["table"])
            with self.window() as page:
                self.puzzles(page, game)
        self.sheet()
        self.dial()

    def review(self, page: Page, game: str, table: str) -> None:
        """The review of a game, its costliest decision, and a question about one's own mistakes, with hints."""
        page.goto(f"/#/replay/{table}/1/0/0/review")
        expect(page.get_by_role("group", name="Chances of winning")).to_be_visible(timeout=FIRST_REVIEW)
        self.shoot(page, f"review-{NAMES[game]}")
        page.locator("g[role=button][aria-label^='1. ']").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".verdict")).to_be_visible()
        self.shoot(page, f"review-decision-{NAMES[game]}")
        visit(page, f"mistakes/{table}/1")
        page.locator(".question main").wait_for()
        page.keyboard.press("h")
        page.keyboard.press("h")
        expect(page.locator(".clue")).to_have_count(2)
        self.shoot(page, f"mistakes-{NAMES[game]}")

    def puzzles(self, page: Page, game: str) -> None:
        """The themes of puzzles, and the puzzle of a certain day before and after its answer."""
        page.goto(f"/#/puzzles/{game}")
        expect(page.get_by_role("heading", name="By theme")).to_be_visible()
        self.shoot(page, f"puzzles-{NAMES[game]}")
        page.route("**/today?*", lambda route: route.continue_(url=f"{route.request.url.partition('?')[0]}?{DAY}"))
        visit(page, f"puzzles/{game}/today")
        page.locator(".question main").wait_for()
        self.shoot(page, f"puzzle-{NAMES[game]}")
        for _ in range(3):
            page.keyboard.press("h")
        expect(page.get_by_role("link", name="More puzzles")).to_be_visible()
        self.shoot(page, f"puzzle-answer-{NAMES[game]}")

    def sheet(self) -> None:
        """Should I call? The answer on the score sheet."""
        with self.window(sheets=SHEETS) as page:
            page.goto("/#/score/sea-salt-paper/round")
            tap(page, *HELD)
            page.get_by_role("button", name="Should I call?").click()
            dialog = page.locator("dialog[open]")
            for pile, card in TOPS.items():
                dialog.get_by_role("button", name=f"{pile} pile").click()
                dialog.get_by_role("button", name=card, exact=True).click()
            # The first answers are refused while advice is compiled.
            while dialog.locator("figure").count() == 0:
                dialog.get_by_role("button", name="Work it out").click()
                dialog.locator("figure, .problem").wait_for()
            self.shoot(page, "sheet-call-sea")

    def dial(self) -> None:
        """The hint for a call against bots."""
        with self.window(seats={"staged": {"token": "secret", "seat": 0}}) as page:
            staged = StagedTable(page, DECIDING | {"phase": "play"}, *CALLING)
            staged.hint = {"opinions": [{"action": "last_chance", "value": 0.57, "trials": 900}], "advice": ADVICE}
            page.keyboard.press("h")
            expect(page.get_by_role("region", name="Should I call?")).to_be_visible()
            self.shoot(page, "sea-dial")


def main() -> None:
    """All pictures."""
    with server_and_browser() as (browser, address, over):
        for size in SIZES:
            StudyCamera(browser, address, size).everything(over)


if __name__ == "__main__":
    main()
