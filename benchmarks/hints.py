"""`python -m benchmarks.hints`: how long an expert takes to move while people at other tables ask for hints.

Bots move as soon as they have decided, so that the time of a turn does not hide how long they waited.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import threading
from collections import Counter
from time import monotonic

from tests.server.client import Client, Message, open_table
from tests.server.process import FREE, serving

# With six players most searches of an expert use all of their time.
GAME, SEATS = "happy-mochi", 6
SETTINGS = {**FREE, "bot_seconds": "0", "connections_by_address": "1000", "log_level": "error"}
# The first answers come after the search is compiled.
PATIENCE = 120.0


def begin(address: str, level: str) -> Client:
    """Begin a game against a bot of this level."""
    table = open_table(address, GAME, players=SEATS, bots=["", level, *["casual"] * (SEATS - 2)])
    client = Client(address, table["table"], table["token"])
    client.ask("ready")
    client.event("dealt")
    return client


def wait_for_turn(client: Client) -> float:
    """Wait until it is the player's turn, and return how long the slowest move of the bot took until then."""
    since, slowest = monotonic(), 0.0
    while not client.legal:
        if client.between_rounds or client.over:
            client.ask("ready")
            client.event("dealt")
            since = monotonic()
        elif client.receive(PATIENCE)["type"] == "happened":
            slowest, since = max(slowest, monotonic() - since), monotonic()
    return slowest


def ask_hint(client: Client) -> Message:
    """Ask for a hint and return the answer."""
    name = client.ask("hint")
    return client.until(lambda message: message.get("id") == name, PATIENCE)


def ask_hints(address: str, done: threading.Event, answers: Counter[str], times: list[float]) -> None:
    """Ask for one hint after another at a table of one's own."""
    with begin(address, "casual") as client:
        wait_for_turn(client)
        while not done.is_set():
            began = monotonic()
            answer = ask_hint(client)
            answers[str(answer.get("code", answer["type"]))] += 1
            times.append(monotonic() - began)
            if answer["type"] == "refused":
                done.wait(0.5)


def expert_times(client: Client, turns: int) -> list[float]:
    """Play against an expert, and return how long its slowest move of each turn took."""
    times: list[float] = []
    while len(times) < turns:
        wait_for_turn(client)
        client.answer(client.act(client.legal[-1]))
        if not (client.legal or client.between_rounds or client.over):
            times.append(wait_for_turn(client))
    return times


def describe(times: list[float]) -> str:
    """Return median and maximum."""
    return f"median {statistics.median(times):.2f} s, longest {max(times):.2f} s, {len(times)} times"


def measure(address: str, tables: int, turns: int) -> None:
    """Measure the expert alone, then beside tables that ask for hints."""
    done, answers, waited = threading.Event(), Counter[str](), list[float]()
    with begin(address, "expert") as client:
        wait_for_turn(client)
        while ask_hint(client)["type"] == "refused":
            pass
        print("expert alone:", describe(expert_times(client, turns)))
        threads = [threading.Thread(target=ask_hints, args=(address, done, answers, waited)) for _ in range(tables)]
        for thread in threads:
            thread.start()
        done.wait(5)
        print(f"beside {tables} tables:", describe(expert_times(client, turns)))
        done.set()
        for thread in threads:
            thread.join()
    print("hints:", describe(waited), dict(answers))


def main() -> None:
    """Start a server and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25, help="how many tables ask for hints")
    parser.add_argument("--turns", type=int, default=15, help="how many turns of the expert are measured")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db", **SETTINGS) as server:
        measure(server.address, chosen.tables, chosen.turns)


if __name__ == "__main__":
    main()
