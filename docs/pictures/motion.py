"""`make screens`: strips of frames that show how cards move, for the docs: a card that is taken, a card that is stolen.

Chromium shows the built client (`python web/build.py`, apt-get install chromium). The table is staged, so that the
strips always show the same cards; time is stopped for each frame.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from tests.server.process import Server, serving  # noqa: E402
from tests.web.browser import Visits, executable, launched  # noqa: E402
from tests.web.conftest import ROOMY  # noqa: E402
from tests.web.staged import SEA, StagedTable, acted, stage, step  # noqa: E402

# Of each frame this part of the page is shown, so wide.
CLIP = {"x": 0, "y": 56, "width": 975, "height": 744}
WIDTH = 400
QUALITY = 80
# Cards move at this speed, so that none arrives before its last frame was taken.
SPEED = 0.1
# The moments of each strip, in milliseconds at the usual speed.
TAKE = (0, 60, 110, 170, 260)
STEAL = (60, 330, 400, 450, 600)

# Stop all motion at a moment.
STOP_AT = """
time => {
  for (const each of document.getAnimations())
    if (!(each instanceof CSSAnimation)) { each.pause(); each.currentTime = time; }
}
"""


def take(table: StagedTable) -> None:
    """Take a crab from the left pile."""
    changes = {
        "phase": "play",
        "piles": [{"height": 1, "top": "boat/pink"}, SEA["piles"][1]],
        "hands": [["crab/yellow", *SEA["hands"][0]], None, None],
        "hand_sizes": [4, 4, 2],
    }
    table.happen(acted(0, step(0, "take left", "crab/yellow")), changes, "end")


def steal(table: StagedTable) -> None:
    """Let a bot steal a shark."""
    changes = {"turn": 1, "hands": [["fish/black", "octopus/purple"], None, None], "hand_sizes": [2, 5, 2]}
    table.happen(acted(1, step(1, "rob 1"), step(-1, "steal shark/pink", note="1")), changes)


def frame_at(page: Page, time: int) -> Image.Image:
    """Return what the page shows at a moment of a motion."""
    page.evaluate(STOP_AT, time / SPEED)
    return Image.open(io.BytesIO(page.screenshot(clip=CLIP))).convert("RGB")  # type: ignore[arg-type]


def strip(
    browser: Browser, server: Server, name: str, move: Callable[[StagedTable], None], times: tuple[int, ...]
) -> None:
    """Write the frames of a motion side by side."""
    table = stage(server, Visits(browser), SEA, "draw", "take left", calm=False, settings={"speed": SPEED})
    move(table)
    table.page.locator(".traveller.moving").first.wait_for(state="attached")
    frames = [frame_at(table.page, time) for time in times]
    height = round(WIDTH * frames[0].height / frames[0].width)
    picture = Image.new("RGB", (WIDTH * len(frames), height))
    for place, frame in enumerate(frames):
        picture.paste(frame.resize((WIDTH, height), Image.Resampling.LANCZOS), (place * WIDTH, 0))
    path = FOLDER / f"motion-{name}.webp"
    picture.save(path, quality=QUALITY, method=6)
    print(f"{path.name} {path.stat().st_size // 1024} kB")


def main() -> None:
    """Draw both strips."""
    chromium = executable()
    if not chromium:
        sys.exit("There is no Chromium: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", **ROOMY) as server,
        launched(chromium) as browser,
    ):
        strip(browser, server, "take", take, TAKE)
        strip(browser, server, "steal", steal, STEAL)


if __name__ == "__main__":
    main()
