"""`make screens`: a picture of every page on a desk and on a phone, in the middle of something.

Chromium shows the built client of a server that is started for it (`python web/build.py`, apt-get install chromium).
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "screens"
sys.path.insert(0, str(ROOT))

from tests.server.client import open_table  # noqa: E402
from tests.server.process import serving  # noqa: E402
from tests.web.browser import DESKTOP, GAMES, PHONE, executable, launched, stored  # noqa: E402
from tests.web.conftest import ROOMY  # noqa: E402
from tests.web.players import click, find, finished, play  # noqa: E402
from tests.web.staged import EXPANDED, SEA, StagedTable, acted, step  # noqa: E402
from tests.web.tables import tap, visit  # noqa: E402

COLOURS = 256
SIZES = {"desk": DESKTOP, "phone": PHONE}
LIMITS = {
    "tables_by_address": "1000",
    "connections_by_address": "1000",
    "requests_by_address": "1000",
    "away_seconds": "60",
}
SETTINGS = {"language": "en", "name": "Ada"}
expect.set_options(timeout=30_000)


class Camera:
    """A person who looks at the pages at one size, and takes pictures."""

    def __init__(self, browser: Browser, address: str, size: str, dark: bool = False) -> None:
        self.browser, self.address, self.size, self.dark = browser, address, size, dark

    @contextmanager
    def window(self, **kept: Any) -> Iterator[Page]:
        """A window of a browser that remembers something."""
        width, height = SIZES[self.size]
        origin = f"http://{self.address}"
        context = self.browser.new_context(
            base_url=origin,
            viewport={"width": width, "height": height},
            has_touch=self.size == "phone",
            color_scheme="dark" if self.dark else "light",
            reduced_motion="reduce",
            service_workers="block",
            storage_state=stored(origin, **{"settings": SETTINGS, **kept}),
        )
        yield context.new_page()
        context.close()

    def shoot(self, page: Page, name: str) -> None:
        """Take a picture, small enough for a repository."""
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => null)")
        expect(page.get_by_text("One moment…")).to_have_count(0)
        # The large word of a moment and short notices pass.
        expect(page.locator(".moment, .announcement")).to_have_count(0)
        page.mouse.move(0, 0)
        picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
        few = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
        path = FOLDER / f"{name}-{self.size}{'-dark' if self.dark else ''}.png"
        few.save(path, optimize=True)
        print(f"{path.name} {path.stat().st_size // 1024} kB")

    def seat(self, opened: dict[str, Any]) -> dict[str, Any]:
        """The seat of whoever opened a table."""
        return {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}

    def games(self) -> None:
        """Both games."""
        self.sea()
        self.decisions()
        self.sweets()

    def everything(self, over: dict[str, dict[str, Any]]) -> None:
        """All but these."""
        self.plain(kept(over))
        self.lessons()
        self.waiting()
        self.sheets()
        self.replays(over)
        self.full()
        self.memory()
        self.states()

    # --- Pages ---

    def plain(self, games: list[dict[str, Any]]) -> None:
        """Pages that need nothing before."""
        with self.window(games=games) as page:
            page.goto("/")
            self.shoot(page, "start")
            page.locator(".game").last.click()
            self.shoot(page, "start-mochi")
            page.locator(".friends .button").first.click()
            self.shoot(page, "new-table")
            page.keyboard.press("Escape")
            page.locator("#app > header button").click()
            self.shoot(page, "settings")
            page.keyboard.press("Escape")
            for name, path in {"learn": "learn", "games": "games", "score": "score"}.items():
                visit(page, path)
                self.shoot(page, name)
            for game, name in zip(GAMES, ("sea", "mochi"), strict=True):
                visit(page, f"rules/{game}")
                self.shoot(page, f"rules-{name}")
                page.locator("#app > header .actions button").first.click()
                self.shoot(page, f"reference-{name}")
                page.keyboard.press("Escape")

    def memory(self) -> None:
        """A table with open memory, where there is something to remember."""
        bots = ["", "casual", "casual"]
        opened = open_table(self.address, "sea-salt-paper", players=3, bots=bots, open_memory=True, target=200)
        with self.window(seats=self.seat(opened)) as page:
            page.goto(f"/#/table/{opened['table']}")
            beneath, known = page.locator(".memory svg"), page.locator(".rival .hand svg[data-card]")
            play(page, until=lambda found: not found["dialog"] and beneath.count() > 1 and known.count() > 0)
            self.shoot(page, "sea-memory")

    def states(self) -> None:
        """Where there is nothing yet, nothing any more, or nobody answers."""
        with self.window() as page:
            page.goto("/#/games")
            self.shoot(page, "state-no-games")
            page.goto("/#/table/nowhere")
            expect(page.locator("main")).to_be_visible()
            self.shoot(page, "state-no-table")
            page.goto("/#/replay/nowhere")
            self.shoot(page, "state-no-replay")
        with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db", **ROOMY) as server:
            opened = open_table(server.address, bots=["", "casual"])
            elsewhere = Camera(self.browser, server.address, self.size, self.dark)
            with elsewhere.window(seats=self.seat(opened)) as page:
                page.goto(f"/#/table/{opened['table']}")
                click(page, find(page))
                find(page)
                server.stop()
                page.wait_for_timeout(3000)
                self.shoot(page, "state-reconnecting")
                page.goto("/#/table/nowhere")
                self.shoot(page, "state-no-server")

    def lessons(self) -> None:
        """Both lessons, some steps in."""
        for game, name, steps in zip(GAMES, ("sea", "mochi"), (11, 8), strict=True):
            with self.window() as page:
                page.goto(f"/#/learn/{game}")
                for _ in range(steps):
                    page.locator(".target.wanted, .bubble button.main").first.click()
                page.wait_for_timeout(400)
                self.shoot(page, f"lesson-{name}")

    def waiting(self) -> None:
        """A table where one waits for friends."""
        opened = open_table(self.address, "sea-salt-paper", players=4, bots=["", "", "", "skilled"])
        with self.window(seats=self.seat(opened)) as page:
            page.goto(f"/#/table/{opened['table']}")
            expect(page.locator(".code")).to_be_visible()
            self.shoot(page, "waiting-room")

    def sheets(self) -> None:
        """The score sheet of the sea, with a last chance; a hand of the sweets."""
        with self.window(sheets=SHEETS) as page:
            page.goto("/#/score/sea-salt-paper")
            expect(page.locator("tfoot .sum").first).to_be_visible()
            self.shoot(page, "sheet-sea")
            page.goto("/#/score/sea-salt-paper/round")
            tap(
                page,
                "yellow crab",
                "light blue crab",
                "yellow shell",
                "green shell",
                "black shell",
                "white mermaid",
            )
            self.shoot(page, "sheet-hand-sea")
            page.get_by_role("tab").last.click()
            page.get_by_text("DERNIÈRE CHANCE", exact=True).click()
            page.get_by_text("Ada", exact=True).last.click()
            self.shoot(page, "sheet-ending-sea")
        with self.window() as page:
            page.goto("/#/score/happy-mochi")
            self.shoot(page, "sheet-setup-mochi")
            page.get_by_role("button", name="Start").click()
            page.get_by_role("link", name="Score round 1").click()
            tap(page, "matcha 7", "soda 2", "grape 4")
            self.shoot(page, "sheet-hand-mochi")

    def replays(self, over: dict[str, dict[str, Any]]) -> None:
        """A moment of a game that is over."""
        for game, name in zip(GAMES, ("sea", "mochi"), strict=True):
            with self.window() as page:
                page.goto(f"/#/replay/{over[game]['table']}/1/open/20")
                expect(page.locator(".where")).to_be_visible()
                self.shoot(page, f"replay-{name}")

    # --- Tables ---

    def sea(self, players: int = 3) -> None:
        """A game of the sea: a hint, a card explained, a table in the middle of a round, a round and the game over."""
        opened = open_table(
            self.address,
            "sea-salt-paper",
            players=players,
            bots=["", *["casual"] * (players - 1)],
            target=12,
            edition="french",
        )
        with self.window(seats=self.seat(opened)) as page:
            page.goto(f"/#/table/{opened['table']}")
            shot: set[str] = set()

            def moment(name: str, when: bool) -> None:
                if when and name not in shot:
                    shot.add(name)
                    self.shoot(page, name)

            def looked(found: dict[str, Any]) -> bool:
                held = page.locator(".hand .held").count()
                asked = held >= 4 and not found["dialog"] and "sea-hint" not in shot
                moment("sea-hint", asked and self.hinted(page))
                if held >= 3 and not found["dialog"] and "sea-explained" not in shot:
                    moment("sea-explained", self.explained(page))
                    page.keyboard.press("Escape")
                moment("sea-table", held >= 5 and page.locator(".rival .laid svg").count() > 1)
                moment("sea-round-over", "over" in found["title"])
                return False

            play(page, until=looked)
            self.shoot(page, "sea-game-over")

    def decisions(self) -> None:
        """What a game of the sea does not always come to, with cards that are laid out for it."""
        for name, (changes, legal) in DECISIONS.items():
            with self.window(seats={"staged": {"token": "secret", "seat": 0}}) as page:
                table = StagedTable(page, DECIDING | changes, *legal)
                if name == "sea-expansions":
                    for event in TOLD:
                        table.happen(event, {}, *legal)
                if name == "sea-sure":
                    page.get_by_role("button", name="LAST CHANCE").click()
                self.shoot(page, name)

    def explained(self, page: Page) -> bool:
        """Ask a card of the hand what it is."""
        box = page.locator(".hand svg[data-card]").first.bounding_box()
        if box:
            page.mouse.click(box["x"] + 20, box["y"] + 40, button="right")
        return page.locator(".explain:popover-open").count() > 0

    def hinted(self, page: Page) -> bool:
        """Ask for a hint, and wait for it."""
        for _ in range(6):
            page.keyboard.press("h")
            page.wait_for_selector(".hint, .notice.bad")
            if page.locator(".hint").is_visible():
                return True
            expect(page.locator(".notice.bad")).to_have_count(0)
        return False

    def sweets(self, players: int = 3) -> None:
        """A game of the sweets: to play, to put a card, effects, the round over, the game over."""
        opened = open_table(
            self.address, "happy-mochi", players=players, bots=["", *["casual"] * (players - 1)], target=20
        )
        with self.window(seats=self.seat(opened)) as page:
            page.goto(f"/#/table/{opened['table']}")
            shot: set[str] = set()

            def moment(name: str, when: Callable[[], bool]) -> None:
                if name not in shot and when():
                    shot.add(name)
                    self.shoot(page, name)

            def looked(found: dict[str, Any]) -> bool:
                moment("mochi-table", lambda: page.locator("[data-choice^='play ']").count() > 1)
                moment("mochi-insert", lambda: page.locator("[data-choice^='insert ']").count() > 4)
                moment("mochi-effect", lambda: page.locator("[data-choice^='effect ']").count() > 0)
                moment("mochi-target", lambda: page.locator("[data-choice^='target ']").count() > 0)
                moment("mochi-pass", lambda: page.locator("[data-choice^='pass ']").count() > 0)
                moment("mochi-round-over", lambda: "over" in found["title"])
                return False

            play(page, until=looked)
            self.shoot(page, "mochi-game-over")

    def full(self) -> None:
        """As many as can sit at a table."""
        for game, name, players in zip(GAMES, ("sea", "mochi"), (4, 6), strict=True):
            opened = open_table(self.address, game, players=players, bots=["", *["casual"] * (players - 1)])
            with self.window(seats=self.seat(opened)) as page:
                page.goto(f"/#/table/{opened['table']}")
                for _ in range(12):
                    click(page, find(page))
                find(page)
                self.shoot(page, f"{name}-full")


HELD = [
    "crab/yellow",
    "fish/dark_blue",
    "fish/green",
    "shell/light_blue",
    "shell/yellow",
    "mermaid/white",
    "octopus/purple",
]
DECIDING = SEA | {
    "round": 3,
    "scores": [12, 9, 17],
    "hand_sizes": [7, 4, 6],
    "hands": [HELD, None, None],
    "laid": [["crab/black", "crab/green"], ["fish/black", "fish/pink"], ["boat/yellow", "boat/dark_blue"]],
}
# Both expansions: a jellyfish has just been played, and a starfish could join a pair of boats.
EXPANDED_HAND = ["boat/black", "boat/yellow", "starfish/yellow", "seahorse/white", "shell/light_blue", "octopus/purple"]
GROUPS = [
    [["swimmer/light_blue", "jellyfish/pink"]],
    [["fish/black", "fish/green", "starfish/light_blue"]],
    [["crab/grey", "lobster/black"], ["shark/green", "swimmer/black"]],
]
EXPANSIONS = {
    "phase": "play",
    "deck": 38,
    "hand_sizes": [6, 4, 6],
    "hands": [EXPANDED_HAND, None, None],
    "laid": [[card for group in groups for card in group] for groups in GROUPS],
    "expanded": EXPANDED | {"groups": GROUPS, "stung": [1, 2], "held": [None, "dolphins", "tornado"]},
}
TOLD = (
    acted(
        1,
        step(1, "take left", "fish/green"),
        step(1, "lay fish/black fish/green starfish/light_blue"),
        step(1, "end"),
    ),
    acted(2, step(2, "take right", "lobster/black"), step(2, "lay crab/grey lobster/black"), step(2, "keep ?")),
    acted(2, step(2, "end")),
    acted(0, step(0, "take left", "jellyfish/pink"), step(0, "lay swimmer/light_blue jellyfish/pink")),
)
LAYING = ("lay boat/black boat/yellow", "lay boat/black boat/yellow starfish/yellow", "stop", "last_chance", "end")
OPEN_HAND = ["shell/green", "shell/black", "octopus/yellow", "boat/white"]
TAKING = ("draw", "take left", "take right")
CALLING = ("lay fish/dark_blue fish/green", "stop", "last_chance", "end")
DECISIONS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "sea-drawn": (
        {"phase": "put", "drawn": ["crab/pink", "boat/black"]},
        tuple(f"put {card} {side}" for card in ("crab/pink", "boat/black") for side in ("left", "right")),
    ),
    "sea-calls": ({"phase": "play"}, CALLING),
    "sea-sure": ({"phase": "play"}, CALLING),
    "sea-steal": ({"phase": "rob"}, ("rob 2", "rob 3")),
    "sea-look": (
        {"phase": "pick", "looking": 0, "looked": ["boat/pink", "shell/yellow", "penguin/pink", "crab/green"]},
        ("pick boat/pink", "pick shell/yellow", "pick penguin/pink", "pick crab/green"),
    ),
    "sea-final-turn": ({"caller": 1, "hands": [HELD, OPEN_HAND, None]}, TAKING),
    "sea-expansions": (EXPANSIONS, LAYING),
    "sea-own-bet": ({"caller": 0, "turn": 1}, ()),
}
ROUNDS = [
    ("stop", 1, (9, 11, 4)),
    ("last_chance", 0, (12, 8, 10)),
    ("last_chance", 2, (7, 9, 8)),
]
SHEETS = {
    "open": {
        "sea-salt-paper": {
            "game": "sea-salt-paper",
            "names": ["Ada", "Bea", "Cleo"],
            "edition": "french",
            "target": 35,
            "rounds": [
                {
                    "call": call,
                    "caller": caller,
                    "entries": [{"plain": True, "cards": [], "points": each, "bonus": 3} for each in points],
                }
                for call, caller, points in ROUNDS
            ],
            "draft": None,
            "change": None,
        }
    },
    "earlier": [],
}


def kept(over: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Finished games, as a browser remembers them."""
    common = {"number": 1, "at": 1_750_000_000_000, "names": ["Ada", "casual"], "seat": 0}
    results = ({"scores": [41, 33], "winners": [0]}, {"scores": [31, 12], "winners": [1]})
    return [
        {**common, **result, "table": over[game]["table"], "game": game}
        for game, result in zip(GAMES, results, strict=True)
    ]


@contextmanager
def server_and_browser() -> Iterator[tuple[Browser, str, dict[str, dict[str, Any]]]]:
    """Start both; return the browser, the server's address, and a finished game of each kind."""
    found = executable()
    if not found:
        sys.exit("There is no Chromium: apt-get install chromium")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", **ROOMY) as server,
        launched(found) as browser,
    ):
        yield browser, server.address, {game: finished(server.address, game, 25) for game in GAMES}


def main() -> None:
    """All pictures."""
    with server_and_browser() as (browser, address, over):
        for size in SIZES:
            for dark in (False, True):
                Camera(browser, address, size, dark).games()
            Camera(browser, address, size).everything(over)


if __name__ == "__main__":
    main()
