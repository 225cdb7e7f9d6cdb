"""`python -m benchmarks.client`: how much the browser client loads, how soon it can be used, how smoothly cards move.

Debian's Chromium with a real server, all on this machine and without a graphics card: what a phone draws in hardware is
drawn here by the processor, beside the server and its bots. Bots take the time that they take for people, and whoever
clicks looks first.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Response
from rich.console import Console
from rich.table import Table
from tests.server.client import open_table
from tests.server.process import serving
from tests.web.browser import DESKTOP, GAMES, PHONE, executable, launched, stored
from tests.web.conftest import ROOMY
from tests.web.players import NEXT

SIZES = {"desk": DESKTOP, "phone": PHONE}
# A frame takes 16.7 ms where 60 of them make a second; a later one has missed its time.
LATE = 1000 / 60 * 1.5
# Nobody sees what can be done and clicks in fewer milliseconds.
REACTION = 300

# When "play now" can be clicked, in milliseconds after navigation began.
READY = """
(() => {
  const look = () => {
    const button = document.querySelector(".hero button.main");
    const box = button?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && !button.disabled && button.contains(top)) window.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
# How long each frame takes while cards move.
FRAMES = """
(() => {
  window.frames_taken = [];
  let last = 0;
  const frame = (now) => {
    const moving = document.querySelector(".traveller.moving") !== null;
    if (moving && last) window.frames_taken.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
"""


class Frames(NamedTuple):
    """Frames while cards moved."""

    times: list[float]

    @property
    def by_second(self) -> float:
        """How many there were in a second."""
        return 1000 * len(self.times) / sum(self.times)

    @property
    def late(self) -> float:
        """The share that missed its time."""
        return sum(each > LATE for each in self.times) / len(self.times)


def window(browser: Browser, address: str, size: str, script: str, **kept: Any) -> Page:
    """A new person's window: nothing is cached yet."""
    width, height = SIZES[size]
    origin = f"http://{address}"
    context = browser.new_context(
        base_url=origin,
        viewport={"width": width, "height": height},
        service_workers="block",
        storage_state=stored(origin, settings={"language": "en"}, **kept),
    )
    context.add_init_script(script)
    return context.new_page()


def loaded(browser: Browser, address: str) -> dict[str, int]:
    """The bytes of each script of the start page, compressed."""
    page = window(browser, address, "desk", READY)
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    page.on("response", heard)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in answers if answer.url.endswith(".js")}
    page.context.close()
    return sizes


def ready(browser: Browser, address: str, size: str) -> float:
    """When the start page can be used, in milliseconds."""
    page = window(browser, address, size, READY)
    page.goto("/", wait_until="commit")
    found: float = page.wait_for_function("() => window.ready").json_value()
    page.context.close()
    return found


def flown(browser: Browser, address: str, game: str, size: str, moves: int) -> Frames:
    """Play for a while; the frames in which cards moved."""
    opened = open_table(address, game, players=3, bots=["", "novice", "novice"], target=1000)
    seats = {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}
    page = window(browser, address, size, FRAMES, seats=seats)
    page.goto(f"/#/table/{opened['table']}")
    for _ in range(moves):
        found = page.wait_for_function(NEXT, polling=100).json_value()
        if found["over"]:
            break
        page.wait_for_timeout(REACTION)
        page.mouse.click(found["x"], found["y"])
        page.wait_for_timeout(400)
    times: list[float] = page.evaluate("window.frames_taken")
    page.context.close()
    return Frames(times)


def measure(browser: Browser, address: str, runs: int, moves: int) -> None:
    """Measure all of it, and tell."""
    console = Console()
    console.print(f"JavaScript of the first page: {sum(loaded(browser, address).values()) / 1000:.1f} kB compressed")
    for size in SIZES:
        times = sorted(ready(browser, address, size) for _ in range(runs))
        median = statistics.median(times)
        console.print(
            f"Play now can be clicked ({size}): {median:.0f} ms ({times[0]:.0f}-{times[-1]:.0f}, {runs} runs)"
        )
    table = Table("game", "window", "frames", "frames/s", "late", "median ms", "longest ms")
    for game in GAMES:
        for size in SIZES:
            frames = flown(browser, address, game, size, moves)
            median, longest = statistics.median(frames.times), max(frames.times)
            figures = (f"{frames.by_second:.1f}", f"{frames.late:.1%}", f"{median:.1f}", f"{longest:.0f}")
            table.add_row(game, size, str(len(frames.times)), *figures)
    console.print(table)


def main() -> None:
    """Start a server and a browser, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="how often the start page is opened")
    parser.add_argument("--moves", type=int, default=30, help="how much is played of each game")
    chosen = parser.parse_args()
    path = executable()
    if not path:
        sys.exit("There is no Chromium: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", **ROOMY | {"bot_seconds": "1"}) as server,
        launched(path) as browser,
    ):
        measure(browser, server.address, chosen.runs, chosen.moves)


if __name__ == "__main__":
    main()
