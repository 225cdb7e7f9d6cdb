"""`make screens`: strips of frames for the docs: a card is taken, a card is stolen, a last chance is called and won.

Chromium shows the built client (`python web/build.py`, apt-get install chromium). The table is staged, so that the
strips always show the same cards; time is stopped for each frame.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Sequence
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
# When a rival's card is on its way.
ON_THE_WAY = 70

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


def motion_frames(
    browser: Browser, server: Server, move: Callable[[StagedTable], None], times: tuple[int, ...]
) -> list[Image.Image]:
    """Return the frames of a motion."""
    table = stage(server, Visits(browser), SEA, "draw", "take left", calm=False, settings={"speed": SPEED})
    move(table)
    table.page.locator(".traveller.moving").first.wait_for(state="attached")
    return [frame_at(table.page, time) for time in times]


# --- A last chance ---

HAND = ["shell/yellow", "shell/green", "shell/light_blue", "octopus/yellow", "octopus/pink", "boat/yellow"]
RIVALS = (["crab/black", "shell/pink", "penguin/orange", "sailor/pink"], ["fish/green", "swimmer/pink"])
BEFORE = SEA | {
    "phase": "play",
    "round": 2,
    "scores": [11, 14, 9],
    "hands": [HAND, None, None],
    "hand_sizes": [6, 4, 2],
    "laid": [["fish/black", "fish/purple"], [], ["crab/dark_blue", "crab/purple"]],
}
CALLED = {"phase": "take", "turn": 1, "caller": 0}
# What the caller's cards and those of the others score: the bet is won, so the others get only the colour bonus.
RESULT = {
    "ending": "last_chance_won",
    "caller": 0,
    "parts": [
        {"duos": duos, "collectors": collectors, "multipliers": 0, "mermaids": 0, "colour_bonus": bonus}
        for duos, collectors, bonus in ((1, 7, 3), (0, 1, 2), (1, 0, 1))
    ],
    "cards_paid": [True, False, False],
    "bonus_paid": [True, True, True],
    "gains": [11, 2, 1],
}
OVER = {
    "phase": "round_over",
    "turn": 2,
    "scores": [22, 16, 10],
    "hands": [HAND, [*RIVALS[0], "crab/yellow"], list(RIVALS[1])],
    "result": RESULT,
}
# Show the large word of a moment in full, or no longer.
HOLD_MOMENT = """
part => {
  const [show] = document.querySelector(".moment").getAnimations();
  show.pause();
  show.currentTime = part * show.effect.getComputedTiming().duration;
}
"""


def last_chance_frames(browser: Browser, server: Server) -> list[Image.Image]:
    """Return the frames of a bet: the question, the call, another player's final turn, the result."""
    table = stage(server, Visits(browser), BEFORE, "stop", "last_chance", "end", calm=False, settings={"speed": SPEED})
    page = table.page
    # Without the log beside the table, so that dialogs are in the middle.
    page.set_viewport_size({"width": int(CLIP["width"]), "height": 800})
    table.answer("last_chance", acted(0, step(0, "last_chance")), CALLED)
    page.get_by_role("button", name="LAST CHANCE").click()
    frames = [calm_frame(page)]
    page.locator("dialog[open] .button.main").click()
    page.locator(".moment").wait_for()
    page.evaluate(HOLD_MOMENT, 0.4)
    frames.append(calm_frame(page))
    page.evaluate(HOLD_MOMENT, 0.999)
    taken = {
        "turn": 1,
        "phase": "play",
        "hand_sizes": [6, 5, 2],
        "piles": [{"height": 1, "top": "boat/pink"}, SEA["piles"][1]],
    }
    table.happen(acted(1, step(1, "take left", "crab/yellow")), taken)
    page.locator(".traveller.moving").first.wait_for(state="attached")
    frames.append(frame_at(page, ON_THE_WAY))
    # The end of a round shows itself when all cards have arrived.
    page.evaluate("for (const each of document.getAnimations()) if (!(each instanceof CSSAnimation)) each.finish()")
    table.happen(acted(2, step(2, "end")), OVER)
    page.locator("dialog[open] .how").wait_for(timeout=60_000)
    page.locator("dialog[open] article").first.click()
    return [*frames, calm_frame(page)]


def calm_frame(page: Page) -> Image.Image:
    """Return what the page shows when dialogs have opened."""
    page.wait_for_timeout(700)
    return Image.open(io.BytesIO(page.screenshot(clip=CLIP))).convert("RGB")  # type: ignore[arg-type]


def strip(name: str, frames: Sequence[Image.Image]) -> None:
    """Write frames side by side."""
    height = round(WIDTH * frames[0].height / frames[0].width)
    picture = Image.new("RGB", (WIDTH * len(frames), height))
    for place, frame in enumerate(frames):
        picture.paste(frame.resize((WIDTH, height), Image.Resampling.LANCZOS), (place * WIDTH, 0))
    path = FOLDER / f"motion-{name}.webp"
    picture.save(path, quality=QUALITY, method=6)
    print(f"{path.name} {path.stat().st_size // 1024} kB")


def main() -> None:
    """Draw all strips."""
    chromium = executable()
    if not chromium:
        sys.exit("There is no Chromium: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", **ROOMY) as server,
        launched(chromium) as browser,
    ):
        strip("take", motion_frames(browser, server, take, TAKE))
        strip("steal", motion_frames(browser, server, steal, STEAL))
        strip("last-chance", last_chance_frames(browser, server))


if __name__ == "__main__":
    main()
