"""A person at a browser window: clicks what can be seen, reads every page, and takes pictures of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.browsers.window import GLANCE, PATIENCE, Window, click, keys
from tests.web.browser import TEXTS
from tests.web.players import MOST, NEXT, STUCK
from tests.web.tables import GO
from tests.web.test_pages import IDS

DESKTOP = (1280, 800)
PHONE = (390, 844)

# Where to click on the first visible element with this selector and label, once it lies still and is not covered.
PLACE = """
(selector, label) => {
  const name = (each) => (each.ariaLabel || each.textContent).trim();
  const fits = (each) => !each.disabled && each.checkVisibility() && new RegExp(label, "i").test(name(each));
  const found = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll(selector)].find(fits);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const still = window.lastPlace === `${x} ${y}`;
  window.lastPlace = `${x} ${y}`;
  const [left, top] = [x + width / 2, y + height / 2];
  const target = document.elementFromPoint(left, top);
  return still && found.contains(target) ? { x: left, y: top } : null;
}
"""
# Wait until nothing moves (what breathes for ever does not count) and the last frame is drawn, but not for long.
SETTLE = """
new Promise((done) => {
  const moves = ({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  const comes = () => document.querySelector(".undealt, .traveller") !== null;
  const look = (frames) =>
    frames && (comes() || document.getAnimations().some(moves)) ? requestAnimationFrame(() => look(frames - 1)) : setTimeout(done, 300);
  requestAnimationFrame(() => look(200));
})
"""
# Whether the service worker has everything in its cache.
KEPT = "navigator.serviceWorker.controller ? caches.match('/').then(Boolean) : false"
# An observer hears of the size in the next frame.
HARMLESS = re.compile("ResizeObserver loop completed")
ALONE = "button, a, label, [role=tab]"


class Visitor:
    """Somebody who visits a server with a browser."""

    def __init__(self, window: Window, name: str, pictures: Path) -> None:
        self.window = window
        self._name = name
        self._pictures = pictures

    def visit(self, address: str, path: str = "", **stored: Any) -> None:
        """Load a page; the browser remembers these values as if from an earlier visit."""
        values = {"settings": {"language": "en"}, **stored}
        if self.window.evaluate("location.host") != address:
            self.window.goto(f"http://{address}/")
        for name, value in values.items():
            text = json.dumps(json.dumps(value))
            self.window.evaluate(f"localStorage.setItem('saltmochi.{name}', {text})")
        self.window.goto(f"http://{address}/#/{path}")
        self.see("main")
        self.read()

    def visit_and_keep(self, address: str) -> None:
        """Load the start page once, and wait until it works offline."""
        self.window.goto(f"http://{address}/")
        self.wait(KEPT, "the service worker keeps the page")

    def go(self, path: str) -> None:
        """Go to another page of the client without loading it anew."""
        self.window.evaluate(f"({GO})({json.dumps(path)})")
        self.wait("!document.querySelector('[aria-busy=true]')", f"#/{path} is shown")
        self.see("main")
        self.read()

    def wait(self, expression: str, what: str) -> Any:
        """Wait until an expression is true, and return its value."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if value := self.window.evaluate(expression):
                return value
            sleep(GLANCE)
        raise AssertionError(f"waited in vain until {what}")

    def see(self, selector: str, text: str = "") -> None:
        """Wait until an element with this text is visible."""
        shown = f"each.checkVisibility() && each.textContent.includes({json.dumps(text)})"
        wanted = f"[...document.querySelectorAll({json.dumps(selector)})].some((each) => {shown})"
        self.wait(wanted, f"{selector} is visible" + (f" and says “{text}”" if text else ""))

    def press(self, label: str = "", selector: str = ALONE) -> None:
        """Click an element, found by what it says."""
        found = f"({PLACE})({json.dumps(selector)}, {json.dumps(label)})"
        place = self.wait(found, f"{label or selector} can be clicked")
        self.window.act(click(place["x"], place["y"]))

    def type(self, text: str) -> None:
        """Type a text."""
        self.window.act(keys(text))

    def read(self) -> None:
        """Read the page: fail on message keys, on errors and on warnings."""
        found = IDS.findall(self.window.evaluate(f"({TEXTS})()"))
        assert not found, f"message keys instead of texts: {found}"
        self.window.collect()
        problems = [each for each in self.window.problems if not HARMLESS.search(each)]
        assert not problems, "the page complains:\n" + "\n".join(problems)

    def picture(self, name: str) -> Path:
        """Take a picture of the window when it has come to rest; the file."""
        self.window.evaluate(SETTLE)
        self._pictures.mkdir(parents=True, exist_ok=True)
        path = self._pictures / f"{self._name}-{re.sub('[^a-z]+', '-', name)}.png"
        path.write_bytes(self.window.screenshot())
        return path

    def play(self, pictures: str) -> list[str]:
        """Play a game to its end by clicking what is lit; what was done."""
        done: list[str] = []
        for move in range(MOST):
            found = self.next_choice()
            self.read()
            if move in (0, 6):
                self.picture(f"{pictures} {'begins' if move == 0 else 'goes on'}")
            if found["over"]:
                return done
            self.window.act(click(found["x"], found["y"]))
            done.append(found["label"])
        raise AssertionError(f"the game did not end after {MOST} clicks: {done[-20:]}")

    def next_choice(self) -> dict[str, Any]:
        """Wait for what can be done next."""
        try:
            found: dict[str, Any] = self.wait(f"({NEXT})()", "something can be done")
        except AssertionError as error:
            raise AssertionError(f"{error}:\n{self.window.evaluate(f'({STUCK})()')}") from None
        return found
