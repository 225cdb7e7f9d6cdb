"""`make screens`: a short moving picture of a game of Sea Salt & Paper, for README.

Chromium shows the built client of a server that is started for it (`python web/build.py`, apt-get install chromium).
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import CDPSession, Page

ROOT = Path(__file__).parents[2]
PICTURE = Path(__file__).parent / "playing.webp"
sys.path.insert(0, str(ROOT))

from tests.server.client import open_table  # noqa: E402
from tests.server.process import serving  # noqa: E402
from tests.web.browser import executable, launched, stored  # noqa: E402
from tests.web.conftest import ROOMY  # noqa: E402
from tests.web.players import click, find  # noqa: E402

SIZE = (800, 800)
# The picture starts when the player holds this many cards and ends after this many seconds.
HELD, SECONDS = 4, 16
# The player thinks this many milliseconds before each action; frames are at least this many apart.
THINKING, FRAME = 700, 60
# The last frame stays for this many milliseconds; then the picture starts again, this many times in all.
PAUSE, LOOPS = 2000, 4
# More effort (6) takes ten times as long for a picture that is one per cent smaller.
QUALITY, EFFORT = 75, 4
Frame = tuple[float, bytes]


class Recorder:
    """Records what a page shows, whenever something changes."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.recording = True
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._arrived)

    def start(self) -> None:
        """Start recording."""
        self.session.send("Page.startScreencast", {"format": "png"})

    def stop(self) -> None:
        """Stop recording."""
        self.recording = False
        self.session.send("Page.stopScreencast")
        self.session.detach()

    def _arrived(self, event: dict[str, Any]) -> None:
        if not self.recording:
            return
        self.frames.append((1000 * event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})


def thin_out(frames: list[Frame]) -> list[Frame]:
    """Drop frames that follow another one too soon; of those, the last one stays."""
    kept: list[Frame] = []
    for frame, after in zip(frames, [*frames[1:], (float("inf"), b"")], strict=True):
        if not kept or frame[0] - kept[-1][0] >= FRAME or after[0] - frame[0] >= FRAME:
            kept.append(frame)
    return kept


def save(frames: list[Frame]) -> None:
    """Write the frames as an animated picture."""
    chosen = thin_out(frames)
    durations = [round(after[0] - frame[0]) for frame, after in pairwise(chosen)]
    first, *others = (Image.open(io.BytesIO(data)).convert("RGB") for _, data in chosen)
    first.save(
        PICTURE,
        save_all=True,
        append_images=others,
        duration=[*durations, PAUSE],
        loop=LOOPS,
        quality=QUALITY,
        method=EFFORT,
        minimize_size=True,
    )
    print(f"{PICTURE.name} {PICTURE.stat().st_size // 1024} kB, {len(chosen)} frames, {sum(durations) / 1000:.0f} s")


def play(page: Page) -> list[Frame]:
    """Play until the player holds some cards, then go on for a while and return what was shown."""
    while page.locator(".hand .held").count() < HELD:
        click(page, find(page))
    find(page)
    recorder = Recorder(page)
    recorder.start()
    page.wait_for_timeout(THINKING)
    started = recorder.frames[0][0]
    while recorder.frames[-1][0] - started < 1000 * SECONDS:
        found = find(page)
        if found["over"] or found["dialog"]:
            break
        page.wait_for_timeout(THINKING)
        click(page, found)
        page.wait_for_timeout(THINKING)
    recorder.stop()
    return sorted(recorder.frames)


def main() -> None:
    """Record a game against two bots."""
    chromium = executable()
    if not chromium:
        sys.exit("There is no Chromium: apt-get install chromium")
    width, height = SIZE
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", **{**ROOMY, "bot_seconds": "0.7"}) as server,
        launched(chromium) as browser,
    ):
        opened = open_table(server.address, "sea-salt-paper", players=3, bots=["", "casual", "casual"])
        origin = f"http://{server.address}"
        seats = {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}
        context = browser.new_context(
            base_url=origin,
            viewport={"width": width, "height": height},
            service_workers="block",
            storage_state=stored(origin, seats=seats, settings={"language": "en", "name": "Ada"}),
        )
        page = context.new_page()
        page.goto(f"/#/table/{opened['table']}")
        save(play(page))


if __name__ == "__main__":
    main()
