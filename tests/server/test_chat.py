"""Chat: a table may do without it, and those who opened it or join it are told."""

from __future__ import annotations

import httpx
import pytest

from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import TableOpened, decode_event
from saltmochi.texts import LANGUAGES
from tests.server.client import open_table
from tests.server.people import two_people
from tests.server.process import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_without_chat_nobody_is_heard(server: Server, language: str) -> None:
    ada, bob = two_people(server, language=language, chat=False)
    with ada, bob:
        for client in (ada, bob):
            refused = client.answer(client.ask("say", text="Hello"))
            assert (refused["type"], refused["code"]) == ("refused", "no_chat")
            assert refused["text"] == Refusal("no_chat").localized(language)
        assert not any(message.get("event", {}).get("what") == "said" for message in ada.messages + bob.messages)


def test_whether_there_is_chat_is_told_before_one_joins(server: Server) -> None:
    for chat in (True, False):
        opened = open_table(server.address, chat=chat, listed=True)
        table = httpx.get(f"http://{server.address}/api/tables/{opened['table']}").json()
        assert table["options"]["chat"] is chat


def test_tables_of_earlier_logs_have_chat() -> None:
    log = b'{"what":"opened","code":"ABC234","options":{"game":"happy-mochi","edition":"standard","players":2,"target":30}}'
    opened = decode_event(log)
    assert isinstance(opened, TableOpened)
    assert opened.options.chat
