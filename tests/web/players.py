"""People at a table who do what is highlighted: with the mouse, or with keys alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import httpx
from playwright.sync_api import Error, Page

from tests.server.client import Client, open_table, play_on
from tests.web.browser import PATIENCE

MOST = 700
# So many milliseconds pass between two looks at a page.
GLANCE = 30

# What comes next on this page: the ending of the game, a dialog's main button, or what is best among that which is
# highlighted. It is found as a person would find it: it has to be in sight, to lie still, and not to be covered.
NEXT = """
() => {
  const dialog = document.querySelector("dialog[open]");
  if (dialog?.querySelector(".winner")) return { over: true, dialog: true, title: "", label: "" };
  const free = (within, what) => [...within.querySelectorAll(what)].filter((each) => !each.disabled && each.checkVisibility());
  const RANK = [
    ".button.main[data-choice]:not(:last-child)",      // four mermaids
    "[data-choice^='play ']",
    "[data-choice^='effect ']",
    ".hand .held[data-choice]:not(.chosen)",            // pairs
    ".buttons .button:not(.main)[data-choice]",         // stop
    ".middle [data-place^='pile'][data-choice='']",     // one card of a pile is enough
    "[data-choice]",
  ];
  let found, choices = [];
  if (dialog) found = free(dialog, ".button.main")[0];
  else {
    choices = free(document, "[data-choice]");
    if (document.querySelector(".tray [aria-pressed='true']")) found = free(document, ".middle [data-choice]")[0];
    else if (document.querySelector(".tray [data-choice][aria-pressed]")) found = free(document, ".tray [data-choice]")[0];
    else for (const what of RANK) if ((found = free(document, what)[0])) break;
  }
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = found.getBoundingClientRect();
  const state = [found.getAttribute("aria-label"), found.textContent, box.x, box.y, box.width, box.height].join("|");
  const still = window.seen === state || !document.getAnimations().some((each) => each.playState === "running");
  window.seen = state;
  if (!still) return null;
  for (const down of [0.5, 0.25, 0.75, 0.1])
    for (const right of [0.5, 0.15, 0.85, 0.05]) {
      const [x, y] = [box.x + box.width * right, box.y + box.height * down];
      if (document.elementFromPoint(x, y)?.closest("button, a") === found) {
        window.seen = "";
        window.wanted = found;
        const key = found.dataset.key ?? (found.dataset.choice === "" ? String(choices.indexOf(found) + 1) : "");
        return { over: false, dialog: Boolean(dialog), title: dialog?.querySelector("h2").textContent ?? "", x, y, key: dialog ? "" : key, label: found.getAttribute("aria-label") || found.textContent.trim() };
      }
    }
  return null;
}
"""


# Why nothing comes next.
STUCK = """
() => {
  const name = (each) => `<${each?.tagName} class="${each?.className?.baseVal ?? each?.className}" "${each?.ariaLabel ?? each?.textContent?.trim().slice(0, 40)}">`;
  const over = (each) => {
    const box = each.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  };
  const choices = [...document.querySelectorAll("dialog[open] .button.main, [data-choice]")];
  return [document.querySelector(".prompt")?.textContent, document.querySelector(".notices")?.textContent,
    ...choices.map((each) => `${name(each)}${each.disabled ? " (disabled)" : ""} beneath ${name(over(each))}`)].join("\\n");
}
"""


def find(page: Page) -> dict[str, Any]:
    """Wait for what comes next."""
    try:
        found: dict[str, Any] = page.wait_for_function(NEXT, timeout=PATIENCE, polling=GLANCE).json_value()
    except Error:
        raise AssertionError(f"nothing can be done:\n{page.evaluate(STUCK)}") from None
    return found


def click(page: Page, found: dict[str, Any]) -> None:
    """Do it with the mouse."""
    page.mouse.click(found["x"], found["y"])


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Go on with Tab until what is wanted (an expression of the element `at`) has the focus."""
    for _ in range(most):
        if page.evaluate(f"(() => {{ const at = document.activeElement; return Boolean({wanted}); }})()"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def press(page: Page, found: dict[str, Any]) -> None:
    """Do it with keys: with its number, if it has one, else with Tab and Enter."""
    if found["key"] and len(found["key"]) == 1:
        page.keyboard.press(found["key"])
    else:
        tab_to(page, "at === window.wanted")
        page.keyboard.press("Enter")


Way = Callable[[Page, dict[str, Any]], None]


def play(page: Page, way: Way = click, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> list[str]:
    """Play until the game is over, or what comes next is so; what was done."""
    done: list[str] = []
    for _ in range(MOST):
        found = find(page)
        if found["over"] or until(found):
            return done
        way(page, found)
        done.append(found["label"])
    raise AssertionError(f"the game did not end: {done[-20:]}")


def play_together(pages: Sequence[Page], way: Way = click, most: int = 0) -> int:
    """Several people play until the game is over for all of them, or for some moves; how much each did, at least."""
    done = [0] * len(pages)
    waiting = set(range(len(pages)))
    quiet = monotonic()
    while waiting and (not most or sum(done) < most):
        pages[0].wait_for_timeout(GLANCE)
        for place in list(waiting):
            found = pages[place].evaluate(NEXT)
            if not found:
                continue
            quiet = monotonic()
            if found["over"]:
                waiting.remove(place)
            else:
                way(pages[place], found)
                done[place] += 1
        stuck = monotonic() - quiet > PATIENCE / 1000
        assert not stuck, "nothing can be done:\n" + "\n\n".join(page.evaluate(STUCK) for page in pages)
        assert max(done) < MOST, f"the game did not end: {done}"
    return min(done)


def finished(address: str, game: str, target: int = 7, **options: Any) -> dict[str, Any]:
    """A game against a bot that was played to its end elsewhere: the opened table."""
    opened = open_table(address, game, bots=["", "casual"], target=target, **options)
    with Client(address, opened["table"], opened["token"]) as person:
        person.kind("welcome")
        person.ask("ready")
        play_on([person], sensible)
    return opened


def sensible(legal: list[str]) -> str:
    """What ends a game soon."""
    wanted = ("stop", "play", "effect", "decline", "lay", "take", "insert", "draw")
    return next((action for verb in wanted for action in legal if action.split()[0] == verb), legal[0])


# A line of the log with the name of each card in place of its picture.
LINES = """
all => all.map((each) => {
  const line = each.cloneNode(true);
  for (const card of line.querySelectorAll("svg")) card.replaceWith(card.ariaLabel ?? "");
  return line.textContent.trim().replace(/\\s+/g, " ");
})
"""


def log(page: Page) -> list[str]:
    """What is told of the game beside the table, line by line, with the names of the cards."""
    found: list[str] = page.locator("aside .side ol li").evaluate_all(LINES)
    return found


def info(address: str, table: str) -> dict[str, Any]:
    """What everybody knows of a table."""
    found: dict[str, Any] = httpx.get(f"http://{address}/api/tables/{table}").json()
    return found
