"""Lessons, gone through as a learner does."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

# A lesson has fewer steps.
MOST = 60


def begin(page: Page, path: str) -> None:
    """Open a lesson from the list of all lessons."""
    page.goto("/#/learn")
    page.locator(f"a[href='#/learn/{path}']").last.click()
    expect(page.locator(".words")).to_be_visible()


def touch_something_else(page: Page) -> None:
    """Touch what the lesson did not ask for: it gets a friendly word, and nothing happens."""
    said = page.locator(".words").inner_text()
    page.locator(".target:not(.wanted)").first.click()
    expect(page.locator(".nudge")).not_to_be_empty()
    assert page.locator(".words").inner_text() == said


def go_through(page: Page, look: Callable[[Page], None] | None = None) -> int:
    """Do what a lesson wants until its end, looking at each step; return the number of touches.

    The buttons of a choice are tried one by one.
    """
    last, nudge = page.locator(".real"), page.locator(".nudge")
    choice = 0
    for touches in range(MOST):
        if look:
            look(page)
        if last.is_visible():
            progress = page.locator("progress")
            expect(progress).to_have_attribute("value", progress.get_attribute("max") or "")
            return touches
        page.locator(".target.wanted, .bubble .row button").nth(choice).click()
        choice = choice + 1 if nudge.is_visible() else 0
    raise AssertionError("the lesson does not end")
