"""`make screens`: pictures of every page, on a wide screen and on a phone, from a real server in a real browser."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.client import open_table  # noqa: E402
from tests.server.process import serving  # noqa: E402
from tests.web.browser import Visits, executable, launched  # noqa: E402
from tests.web.conftest import ROOMY  # noqa: E402
from tests.web.players import click, find, finished, play  # noqa: E402

FOLDER = Path(__file__).parent / "screens"
COLOURS = 256
# Moves before a picture of a table is taken.
SEA_MOVES, MOCHI_MOVES = 26, 9


def take(page: Page, name: str) -> None:
    """Keep what is seen, in a small file."""
    page.wait_for_timeout(700)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    print(name)


def after(moves: int) -> Callable[[Page], bool]:
    """Whether so much was done."""
    left = iter(range(moves))
    return lambda _: next(left, None) is None


def tables(visits: Visits, address: str, kind: str, phone: bool) -> None:
    """Both games in the middle, the end of a round, a table that waits for friends."""
    for game, name, bots, moves in (
        ("sea-salt-paper", "sea", ["", "casual", "skilled"][: 2 if phone else 3], SEA_MOVES),
        ("happy-mochi", "mochi", ["", "casual", "novice"], MOCHI_MOVES),
    ):
        opened = open_table(address, game, name="Ada", bots=bots, players=len(bots))
        page = visits.seat(address, opened, phone=phone, calm=False)
        play(page, until=after(moves))
        page.locator(".bar.turn").wait_for()
        take(page, f"{name}-{kind}")
        if not phone:
            while not (found := find(page))["dialog"]:
                click(page, found)
            take(page, f"{name}-round-{kind}")
    waiting = open_table(address, name="Ada", players=3, bots=["", "", "casual"])
    take(visits.seat(address, waiting, phone=phone), f"waiting-{kind}")


def pages(visits: Visits, address: str, kind: str, phone: bool) -> None:
    """Every other page."""
    played = finished(address, "sea-salt-paper", target=12)
    game = {
        "table": played["table"],
        "number": 1,
        "game": "sea-salt-paper",
        "at": 1_790_000_000_000,
        "names": ["Ada", "casual"],
        "scores": [14, 9],
        "winners": [0],
        "seat": 0,
    }
    for dark, shade in ((False, ""), (True, "-dark")):
        page = visits.window(address, phone=phone, dark=dark, games=[game])
        for name, path in (
            ("start", ""),
            ("learn", "learn/sea-salt-paper"),
            ("learn-mochi", "learn/happy-mochi"),
            ("rules", "rules/sea-salt-paper"),
            ("score", "score/sea-salt-paper"),
            ("games", "games"),
            ("replay", f"replay/{played['table']}/1/open/30"),
        ):
            if dark and name not in ("start", "learn", "replay"):
                continue
            page.goto(f"/#/{path}")
            page.reload()
            take(page, f"{name}-{kind}{shade}")


def main() -> None:
    """Take all pictures anew."""
    path = executable()
    if not path:
        sys.exit("There is no Chromium: apt-get install chromium")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", **ROOMY) as server,
        launched(path) as browser,
    ):
        for kind, phone in (("desktop", False), ("phone", True)):
            visits = Visits(browser)
            tables(visits, server.address, kind, phone)
            pages(visits, server.address, kind, phone)
            for context in visits.contexts:
                context.close()


if __name__ == "__main__":
    main()
