"""What spares players a touch, a surprise or a wait: nothing is played by accident, and nothing is missed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from saltmochi.texts import say
from tests.server.client import Client, open_table
from tests.server.process import Server
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.players import click, find, play

expect.set_options(timeout=PATIENCE)

Choose = Callable[[list[str]], str]
BAR = ".bar .prompt"
LOG = "aside .side ol"


def commands(page: Page) -> list[str]:
    """The commands that a page sends from now on: `act play 2`, `take_back`."""
    sent: list[str] = []

    def heard(frame: str | bytes) -> None:
        command = json.loads(frame)
        sent.append(" ".join(filter(None, (command["type"], command.get("action")))))

    page.on("websocket", lambda socket: socket.on("framesent", heard))
    return sent


def person(server: Server, opened: dict[str, Any], seat: int = 0) -> Client:
    """Somebody at a table without a browser, when a round has begun."""
    client = Client(server.address, opened["table"], opened["token"] if seat == 0 else "")
    client.kind("welcome")
    return client


def play_until(client: Client, wanted: Callable[[list[str]], bool], choose: Choose) -> None:
    """Let a person play against bots until the legal actions are what a test is about."""
    for _ in range(400):
        if client.between_rounds:
            client.ask("ready")
            client.event("dealt")
        elif not client.legal:
            client.until(lambda message: message["type"] == "happened" and "now" in message)
        elif wanted(client.legal):
            return
        else:
            client.answer(client.act(choose(client.legal)))
    raise AssertionError("it never came to that")


def against_bots(
    server: Server, game: str, wanted: Callable[[list[str]], bool], choose: Choose, **options: Any
) -> dict[str, Any]:
    """A table with bots where a person may do what is wanted."""
    opened = open_table(server.address, game, **{"bots": ["", "novice"], "target": 200, **options})
    with person(server, opened) as client:
        client.ask("ready")
        client.event("dealt")
        play_until(client, wanted, choose)
    return opened


def hoard(legal: list[str]) -> str:
    """Collect cards, swimmers and sharks above all, and lay none of them."""
    puts = [action for action in legal if action.startswith("put ")]
    if puts:
        return next((each for each in puts if "shark" not in each and "swimmer" not in each), puts[0])
    return next((action for action in legal if action.split()[0] in ("draw", "pick", "look", "rob", "end")), legal[0])


def draw_first(legal: list[str]) -> str:
    """Draw rather than play."""
    return next((action for action in legal if action.startswith(("draw deck", "insert"))), legal[0])


# --- Happy Mochi: the second touch plays ---


def with_pairs(server: Server) -> dict[str, Any]:
    """A table where a pair may be played."""
    fits = lambda legal: any(action.startswith("play ") for action in legal)  # noqa: E731
    return against_bots(server, "happy-mochi", fits, draw_first)


@pytest.mark.parametrize("phone", [False, True])
def test_exploring_a_hand_plays_nothing_and_the_second_touch_plays(server: Server, visits: Visits, phone: bool) -> None:
    opened = with_pairs(server)
    page = visits.window(server.address, phone=phone, seats=kept(opened))
    sent = commands(page)
    page.goto(f"/#/table/{opened['table']}")
    cards = page.locator(".hand .touch")
    expect(cards.first).to_be_visible()
    before = page.locator(BAR).inner_text()
    bridge = page.locator(".bridge").first
    for place in range(cards.count()):
        page.locator(".bar").click()
        expect(page.locator(BAR)).to_have_text(before)
        # Below the small sign that explains the card.
        height = cards.nth(place).evaluate("each => each.clientHeight")
        cards.nth(place).click(position={"x": 5, "y": 0.8 * height})
        expect(page.locator(".bridge[aria-pressed=true]").first).to_be_visible()
        expect(page.locator(BAR)).not_to_have_text(before)
    page.locator(".bar").click()
    expect(page.locator(".bridge[aria-pressed=true]")).to_have_count(0)
    bridge.click()
    expect(bridge).to_have_attribute("aria-pressed", "true")
    expect(page.locator(BAR)).to_contain_text("Once more to play")
    assert not [each for each in sent if each.startswith("act")]
    bridge.click()
    expect(page.locator(LOG)).to_contain_text("You played")
    assert len([each for each in sent if each.startswith("act play")]) == 1


def test_keys_ask_before_they_play(server: Server, visits: Visits) -> None:
    opened = with_pairs(server)
    page = visits.window(server.address, seats=kept(opened))
    sent = commands(page)
    page.goto(f"/#/table/{opened['table']}")
    bridge = page.locator(".bridge").first
    number = bridge.get_attribute("data-key") or ""
    page.keyboard.press(number)
    expect(bridge).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(bridge).to_have_attribute("aria-pressed", "false")
    bridge.focus()
    page.keyboard.press("Enter")
    expect(bridge).to_have_attribute("aria-pressed", "true")
    expect(bridge).to_be_focused()
    assert not [each for each in sent if each.startswith("act")]
    page.keyboard.press(number)
    expect(page.locator(LOG)).to_contain_text("You played")
    assert len([each for each in sent if each.startswith("act play")]) == 1


# --- Moves without a choice ---


def kept(opened: dict[str, Any]) -> dict[str, Any]:
    """The seat of whoever opened a table, as the browser keeps it."""
    return {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}


def pair_of(legal: list[str]) -> str:
    """A swimmer and a shark that may be laid, or ""."""
    return next((each for each in legal if each.startswith("lay swimmer") and "shark" in each), "")


@pytest.mark.parametrize("rivals", [1, 2])
def test_the_only_rival_is_robbed_without_asking(server: Server, visits: Visits, rivals: int) -> None:
    target = 31 if rivals == 1 else 30
    bots = ["", *["novice"] * rivals]
    opened = against_bots(
        server, GAMES[0], lambda legal: bool(pair_of(legal)), hoard, bots=bots, target=target, players=rivals + 1
    )
    page = visits.window(server.address, seats=kept(opened))
    sent = commands(page)
    page.goto(f"/#/table/{opened['table']}")
    robs = page.locator(".rival .rob")
    # Where a card belongs to one pair alone, one touch lays both.
    for kind in ("swimmer", "shark"):
        if not [each for each in sent if each.startswith("act lay")]:
            page.get_by_role("button", name=re.compile(f"Play a .*{kind}")).first.click()
    if rivals == 1:
        expect(page.locator(LOG)).to_contain_text("stole")
        assert len([each for each in sent if each.startswith("act rob")]) == 1
    else:
        expect(robs).to_have_count(2)
        assert not [each for each in sent if each.startswith("act rob")]


def only_end(legal: list[str]) -> bool:
    """Whether nothing but the end of the turn is left."""
    return legal == ["end"]


@pytest.mark.parametrize("wanted", [False, True])
def test_a_turn_against_bots_ends_by_itself_if_that_is_wanted(server: Server, visits: Visits, wanted: bool) -> None:
    opened = against_bots(server, GAMES[0], only_end, hoard)
    page = visits.window(server.address, seats=kept(opened), settings={"endTurn": wanted})
    sent = commands(page)
    page.clock.install()
    page.goto(f"/#/table/{opened['table']}")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.clock.run_for(5000)
    if wanted:
        expect(page.get_by_role("button", name="End turn")).to_have_count(0)
        assert "act end" in sent
    else:
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()
        assert "act end" not in sent


def test_with_people_no_turn_ends_by_itself(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, GAMES[0], players=2, target=200)
    with person(server, opened) as ada, Client(server.address, opened["table"]) as bea:
        bea.ask("sit", seat=1, name="Bea")
        bea.kind("seated")
        for each in (ada, bea):
            each.ask("ready")
        for each in (ada, bea):
            each.event("dealt")
        for _ in range(60):
            actor = next(each for each in (ada, bea) if each.legal)
            if actor is ada and only_end(actor.legal):
                break
            told = actor.answer(actor.act(hoard(actor.legal)))["number"]
            for each in (ada, bea):
                while each.number < told:
                    each.receive()
        page = visits.window(server.address, seats=kept(opened), settings={"endTurn": True})
        sent = commands(page)
        page.clock.install()
        page.goto(f"/#/table/{opened['table']}")
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()
        page.clock.run_for(5000)
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()
        assert "act end" not in sent


def test_the_end_of_a_turn_is_a_setting(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("checkbox", name="Automatic end of turn")
    expect(switch).not_to_be_checked()
    switch.check()
    assert page.evaluate("JSON.parse(localStorage['saltmochi.settings']).endTurn") is True


# --- Practice ---


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_taken_back_as_practice(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "novice"], target=8)
    page = visits.seat(server.address, opened)
    back = page.locator("header").get_by_role("button", name="Go back")
    hand = page.locator("[data-place='hand-0']")
    mark = page.locator("header .practice")
    # A turn is over, and the bot's is too.
    for _ in range(60):
        found = find(page)
        if back.is_visible() and not found["dialog"] and page.locator(f"{LOG} li.move").count() > 3:
            break
        click(page, found)
    lines = page.locator(f"{LOG} li").count()
    expect(mark).to_have_count(0)
    back.click()
    asked = page.locator("dialog[open]")
    expect(asked).to_contain_text("practice game")
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    assert page.locator(f"{LOG} li").count() == lines
    page.keyboard.press("u")
    asked.get_by_role("button", name="Go back").click()
    expect(mark).to_be_visible()
    expect(page.locator(LOG)).to_contain_text("You took back a decision.")
    # From now on nobody is asked, until the beginning of the round is reached.
    for _ in range(40):
        find(page)
        if not back.is_visible():
            break
        lines = page.locator(f"{LOG} li").count()
        page.keyboard.press("u")
        expect(page.locator(f"{LOG} li")).not_to_have_count(lines)
        expect(asked).to_have_count(0)
    expect(back).to_have_count(0)
    expect(hand).to_be_visible()
    # The game goes on, and stays marked.
    play(page)
    expect(page.locator("dialog[open] .practice")).to_be_visible()
    page.goto("/#/games")
    expect(page.locator("li.panel .practice")).to_have_text("Practice")
    record = httpx.get(f"http://{server.address}/api/tables/{opened['table']}/games/1/record").text
    assert "\n# practice" in record.split("\nresult:")[0]


def test_a_running_practice_game_is_marked_in_my_games(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=200)
    with person(server, opened) as ada:
        ada.ask("ready")
        ada.event("dealt")
        play_until(ada, lambda _: True, hoard)
        ada.answer(ada.act("draw"))
        ada.answer(ada.ask("take_back", number=ada.number, practice=True))
    page = visits.window(server.address, seats=kept(opened))
    page.goto("/#/games")
    expect(page.locator(".practice")).to_have_text("Practice")


# --- The clock ---

# Counts the sounds, the vibrations and the notifications of a page, and lets a test hide it.
WITNESS = """
window.heard = { tones: 0, vibrations: 0, notices: [], asked: 0, closed: 0 };
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.heard.tones += 1; return create.call(this); };
Object.defineProperty(navigator, "vibrate", { value: () => { window.heard.vibrations += 1; return true; } });
window.Notification = class {
  static permission = localStorage.allowed ?? "default";
  static requestPermission() { window.heard.asked += 1; return Promise.resolve((this.permission = localStorage.answer)); }
  constructor(title, { body }) { window.heard.notices.push(`${title} ${body}`); }
  close() { window.heard.closed += 1; }
};
window.hide = (hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def heard(page: Page, what: str) -> Any:
    """What a page did that is not seen."""
    return page.evaluate(f"window.heard.{what}")


@pytest.mark.parametrize("sound", [False, True])
def test_a_clock_that_runs_out_is_felt(server: Server, visits: Visits, sound: bool) -> None:
    opened = against_bots(server, GAMES[0], lambda legal: "draw" in legal, hoard, seconds=600)
    page = visits.window(server.address, seats=kept(opened), settings={"sound": sound})
    page.add_init_script(WITNESS)
    page.clock.install()
    page.goto(f"/#/table/{opened['table']}")
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^\d{3}$"))
    left = int(clock.inner_text())
    page.clock.fast_forward(1000 * (left - 20))
    expect(clock).to_have_text(re.compile(r"^(19|20|21)$"))
    expect(clock).not_to_have_class(re.compile("soon"))
    page.clock.fast_forward(11_000)
    expect(clock).to_have_class(re.compile("soon"))
    expect(clock).not_to_have_class(re.compile("short"))
    assert heard(page, "tones") == 0
    page.clock.run_for(6000)
    expect(clock).to_have_class(re.compile("short"))
    assert (heard(page, "tones") > 0) == sound


@pytest.mark.parametrize("game", GAMES)
def test_one_touch_brings_a_player_back_who_is_told_what_the_bot_did(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, players=2, target=200)
    with person(server, opened) as ada, Client(server.address, opened["table"]) as bea:
        bea.ask("sit", seat=1, name="Bea")
        bea.kind("seated")
        for each in (ada, bea):
            each.ask("ready")
        for each in (ada, bea):
            each.event("dealt")
        page = visits.window(server.address, seats=kept(opened))
        page.goto(f"/#/table/{opened['table']}")
        find(page) if ada.legal else expect(page.locator(BAR)).to_be_visible()
        # Another window of Ada leaves the seat to a bot, which plays her turn.
        ada.answer(ada.ask("leave"))
        while not any(message.get("event", {}).get("stand_in") for message in bea.messages) or not bea.legal:
            if bea.legal:
                bea.answer(bea.act((hoard if game == GAMES[0] else draw_first)(bea.legal)))
            else:
                bea.receive()
        notice, back = page.locator(".missed"), page.get_by_role("button", name="I’m back")
        expect(back).to_be_visible()
        expect(notice).to_have_count(0)
        back.click()
        expect(back).to_have_count(0)
        expect(notice).to_contain_text("A bot played for you meanwhile:")
        expect(notice.locator("p").last).to_have_text(re.compile(r"^\s*Bot \w+"))
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)


# --- Lost connections ---


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True])
def test_a_lost_connection_is_told_at_the_seat(server: Server, visits: Visits, game: str, phone: bool) -> None:
    opened = open_table(server.address, game, players=2, target=200)
    page = visits.window(server.address, seats=kept(opened), phone=phone)
    page.goto(f"/#/table/{opened['table']}")
    with Client(server.address, opened["table"]) as bea:
        bea.ask("sit", seat=1, name="Bea")
        bea.kind("seated")
        bea.ask("ready")
        page.get_by_role("button", name=say("en", "web-ready")).click()
        seat = page.locator(".rivals article")
        expect(seat).to_contain_text("Bea")
        size = seat.bounding_box()
        expect(page.locator(".absence")).to_have_count(0)
    told = seat.locator(".absence")
    expect(told).to_have_text(re.compile(r"^\s*Bea lost the connection; a bot takes over in (30|2\d) s\.\s*$"))
    assert seat.bounding_box() == size, "the seat keeps its size"
    fits = "each => [...each.children].every((part) => part.scrollHeight <= each.clientHeight + 1)"
    assert told.evaluate(fits)
    first = told.inner_text()
    expect(told).not_to_have_text(first)
    with Client(server.address, opened["table"], bea.token):
        expect(told).to_have_count(0)


# --- A page in the background ---


def test_a_page_in_the_background_says_that_it_is_the_players_turn(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, GAMES[0], players=2, target=200)
    page = visits.window(server.address, seats=kept(opened), settings={"sound": True, "notify": True})
    page.add_init_script("localStorage.allowed = 'granted';" + WITNESS)
    page.goto(f"/#/table/{opened['table']}")
    usual = "Sea Salt & Paper · Saltmochi"
    expect(page).to_have_title(usual)
    with Client(server.address, opened["table"]) as bea:
        bea.ask("sit", seat=1, name="Bea")
        bea.kind("seated")
        bea.ask("ready")
        page.get_by_role("button", name=say("en", "web-ready")).click()
        bea.event("dealt")
        # Until it is Bea's turn, the person in front of the page acts.
        for _ in range(20):
            if bea.legal:
                break
            click(page, find(page))
            while True:
                message = bea.receive()
                if message["type"] == "happened" and "now" in message:
                    break
        page.evaluate("window.hide(true)")
        expect(page).to_have_title(usual)
        tones = heard(page, "tones")
        assert heard(page, "notices") == []
        for _ in range(20):
            if not bea.legal:
                break
            bea.answer(bea.act(hoard(bea.legal)))
        expect(page).to_have_title(f"● Your turn · {usual}")
        page.wait_for_function("window.heard.notices.length === 1")
        assert heard(page, "notices") == ["It’s your turn. Sea Salt & Paper"]
        assert heard(page, "vibrations") == 1
        assert heard(page, "tones") > tones
        page.evaluate("window.hide(false)")
        expect(page).to_have_title(usual)
        assert heard(page, "closed") >= 1
        # Whoever looks elsewhere in their own turn is not told again, but sees it in the title.
        page.evaluate("window.hide(true)")
        expect(page).to_have_title(f"● Your turn · {usual}")
        assert len(heard(page, "notices")) == 1


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_notifications_are_asked_for_only_by_their_switch(server: Server, visits: Visits, answer: str) -> None:
    page = visits.window(server.address)
    page.add_init_script(f"localStorage.answer = '{answer}';" + WITNESS)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("checkbox", name="Tell me it’s my turn")
    expect(switch).not_to_be_checked()
    assert heard(page, "asked") == 0
    switch.click()
    page.wait_for_function("window.heard.asked === 1")
    if answer == "granted":
        expect(switch).to_be_checked()
    else:
        expect(switch).not_to_be_checked()
        expect(page.locator("dialog[open]")).to_contain_text("Your browser blocks notifications here.")
    assert page.evaluate("JSON.parse(localStorage['saltmochi.settings']).notify") is (answer == "granted")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_fit_a_narrow_phone(server: Server, visits: Visits, language: str) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=200)
    page = visits.window(server.address, language=language, phone=True, seats=kept(opened))
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/#/table/{opened['table']}")
    click(page, find(page))
    find(page)
    back = page.locator("header").get_by_role("button", name=say(language, "web-practice-go"))
    back.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    wide = "[...document.querySelectorAll('dialog[open] *')].filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth).length"
    assert page.evaluate(wide) == 0
    dialog.locator(".button.main").click()
    mark = page.locator("header .practice")
    expect(mark).to_be_visible()
    seen = """each => {
      const box = each.getBoundingClientRect();
      const ends = [box.left + 3, box.right - 3].map((x) => document.elementFromPoint(x, box.top + box.height / 2));
      return ends.every((found) => found === each) && each.scrollWidth <= each.clientWidth;
    }"""
    assert mark.evaluate(seen), "the whole mark is in sight"
