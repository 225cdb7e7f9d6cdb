"""Lessons in small windows: the cards and what is to be done are in view without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.server.process import Server
from tests.web.browser import GAMES, Visits
from tests.web.lessons import begin, go_through

LESSONS = {"sea-salt-paper": ("", "/steal", "/calls", "/expansions"), "happy-mochi": ("", "/effects", "/numbers")}
# A phone held sideways, a small one, and a laptop at 200 % zoom.
SIZES = ((844, 390), (360, 640), (640, 360))

# What is out of view, what scrolls, and what lies over something else.
WRONG = """
() => {
  const page = document.documentElement, wrong = [];
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} x ${page.scrollHeight}`);
  const name = (each) => `${each.className.baseVal ?? each.className} ${each.textContent.trim().slice(0, 30)}`;
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => [each, each.getBoundingClientRect()]);
  for (const [each, box] of boxes(".target, .hand .card, .bubble, .bubble button"))
    if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) wrong.push(`out of view: ${name(each)}`);
  const parts = boxes(".table > *, .progress button, .bubble");
  parts.forEach(([one, a], i) => parts.slice(i + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left), down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) wrong.push(`${name(one)} meets ${name(other)}`);
  }));
  return wrong;
}
"""


def look(page: Page) -> None:
    """See at all sizes that everything of a step is in view."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # Cards that were moved are still on their way for some frames.
        page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
        assert page.evaluate(WRONG) == [], (width, height, page.locator(".words").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_in_view_at_every_size(server: Server, visits: Visits, game: str) -> None:
    # French has the longest sentences.
    page = visits.window(server.address, language="fr")
    for lesson in LESSONS[game]:
        begin(page, f"{game}{lesson}")
        go_through(page, look)
