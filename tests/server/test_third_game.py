"""A game that is not in the package, at a real table: over WebSockets, with bots, and with its own options."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import httpx
import pytest

from saltmochi.server import seat_view
from saltmochi.server.api import client_constants
from saltmochi.server.seat_view import DefaultSeatView, seat_views_of
from saltmochi.table.fair_deal import verify
from saltmochi.table.game import Game
from saltmochi.table.game_record import parse_record
from saltmochi.table.seats import WATCHER
from tests.server.client import Client, Message, open_table, play_on
from tests.server.people import two_people
from tests.server.process import FREE, Server, serving
from tests.third_game.game import GAME, HIDDEN, State, View

NAME = GAME.name


def find_third_game(name: str) -> Game[State, View]:
    """Return the game of the tests, and no other."""
    assert name == NAME
    return GAME


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the game."""
    url = f"sqlite:///{tmp_path_factory.mktemp('third')}/tables.db"
    with serving(url, module="tests.server.third_game_server", **FREE) as running:
        yield running


def hands(client: Client) -> list[int]:
    """The cards of all players as a client is shown them."""
    assert client.now
    found: list[int] = client.now["view"]["view"]["hands"]
    return found


def deals(client: Client) -> set[str]:
    """The dealer's actions that gave players a card, as a client was told them last."""
    welcome = [event for message in client.messages for event in message.get("events", ())]
    events = [message.get("event", {}) for message in welcome + client.messages]
    dealt = [event for event in events if event.get("what") == "dealt"]
    return {step["action"] for step in dealt[-1]["steps"] if step["action"].startswith("deal")}


def test_the_server_offers_it_with_its_own_options(server: Server) -> None:
    games: list[Message] = httpx.get(f"http://{server.address}/api/about").json()["games"]
    (offered,) = [game for game in games if game["name"] == NAME]
    assert (offered["least"], offered["most"], offered["options"]) == (2, 2, [{"name": "cards", "default": 7}])
    others = [option["name"] for game in games if game["name"] != NAME for option in game["options"]]
    assert others == ["expansions", "double_points"]


@pytest.mark.parametrize(
    ("variant", "code"),
    [
        ({"cards": 99}, "request"),
        ({"jokers": True}, "request"),
        ({"players": 3}, "request"),
        ({"cards": {}}, "message"),
    ],
)
def test_options_that_it_does_not_have_are_refused(server: Server, variant: Message, code: str) -> None:
    wanted = {"game": NAME, "name": "Ada", "variant": variant}
    answer = httpx.post(f"http://{server.address}/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("level", ["casual", "expert"])
def test_a_whole_game_against_a_bot_is_kept_and_can_be_verified(server: Server, level: str) -> None:
    table = open_table(server.address, NAME, bots=["", level], target=2, variant={"cards": 5})
    with Client(server.address, table["table"], table["token"]) as client:
        client.kind("welcome")
        client.ask("ready")
        play_on([client], min)
        assert client.table["options"]["variant"] == {"cards": 5}
    text = httpx.get(f"http://{server.address}/api/tables/{table['table']}/games/1/record").text
    assert "cards: 5" in text
    record = parse_record(text, find_third_game)
    assert verify(record) > 3
    replay = httpx.get(f"http://{server.address}/api/tables/{table['table']}/games/1/replay?seat=0").json()
    assert len(replay["frames"]) == len(record.actions) + 1
    assert "bot failed" not in "".join(server.output)


def test_people_play_it_and_see_their_own_card_alone(server: Server) -> None:
    ada, bob = two_people(server, NAME, target=2)
    with ada, bob, Client(server.address, ada.table["id"]) as watcher:
        watcher.kind("welcome")
        own = [hands(client)[seat] for seat, client in enumerate((ada, bob))]
        assert HIDDEN not in own
        assert [hands(ada)[1], hands(bob)[0], *hands(watcher)] == [HIDDEN] * 4
        for client, seen in (
            (ada, {f"deal {own[0] + 1}", "deal ?"}),
            (bob, {f"deal {own[1] + 1}", "deal ?"}),
            (watcher, {"deal ?"}),
        ):
            assert deals(client) == seen
        play_on([ada, bob], max)
        assert ada.over


def test_a_game_of_the_package_may_bring_seat_views_or_constants_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = ModuleType("saltmochi.server.bare")
    for user in (client_constants, seat_view):
        monkeypatch.setattr(user, "room_module", lambda *_: bare)
    assert "SEATS" in client_constants.game_constants("happy-mochi")
    assert seat_view.packaged_types() == ()


def test_what_a_seat_does_not_see_does_not_change_its_view() -> None:
    maker = seat_views_of(NAME)
    assert maker.type is DefaultSeatView
    state = GAME.deal(2)
    for action in ("begin 1", "deal 3", "deal 5"):
        GAME.apply(state, GAME.action_of(action))
    other = GAME.deal(2)
    for action in ("begin 1", "deal 3", "deal 6"):
        GAME.apply(other, GAME.action_of(action))
    first, second = (maker.make(GAME.view(table, 0), open_memory=False) for table in (state, other))
    assert first == second
    watched = [maker.make(GAME.view(table, WATCHER), open_memory=False) for table in (state, other)]
    assert watched[0] == watched[1]
    assert maker.make(GAME.view(state, 1), open_memory=False) != maker.make(GAME.view(other, 1), open_memory=False)
