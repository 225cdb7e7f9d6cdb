"""What runs in a bot process: jobs that come from the server, one after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from secrets import randbits
from typing import Any, NamedTuple

from saltmochi.bots.bot import Bot, Evaluation
from saltmochi.bots.levels import level_of
from saltmochi.bots.style import Notes
from saltmochi.games import game as find_game
from saltmochi.study.advice import Advice, Adviser, advised_games
from saltmochi.table.rng import new_rng
from saltmochi.texts import Problem

# The scheduling priority of bot processes: the server comes first.
NICENESS = 10


def run(connection: Connection) -> None:
    """Do what the server asks for until it closes the connection."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, and this process with it
    threading.Thread(target=_exit_with_server, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            function, values = connection.recv()
            connection.send(_answer(function, values))


def _exit_with_server() -> None:
    """End this process, whatever it does, as soon as the server is gone."""
    server = multiprocessing.parent_process()
    if server:
        server.join()
    os._exit(0)


def _answer(function: Any, values: tuple[Any, ...]) -> tuple[bool, Any]:
    """Return whether a job succeeded, and its result or the traceback."""
    try:
        return True, function(*values)
    except Exception:
        return False, traceback.format_exc()


# --- Jobs ---


@cache
def _bot(game: str, level: str) -> Bot[Any]:
    return Bot(find_game(game), level_of(level), new_rng(randbits(62)))


@cache
def _adviser(game: str) -> Adviser:
    return Adviser(find_game(game))


class Choice(NamedTuple):
    """The action that a bot chose, and its notes for its next decision in the game."""

    action: int
    notes: Notes


def choose(game: str, level: str, view: Any, notes: Notes, seconds: float | None = None) -> Choice:
    """Choose an action, in this many seconds if the level is not quicker anyway."""
    return Choice(_bot(game, level).choose(view, seconds, notes), notes)


def hint(game: str, level: str, view: Any, seconds: float | None = None) -> tuple[list[Evaluation], Advice | None]:
    """Evaluate every legal action, and give advice if there is a choice that advice is about.

    The evaluation takes this many seconds if the level is not quicker anyway.
    """
    evaluations = _bot(game, level).evaluate(view, seconds)
    advised = game in advised_games() and _adviser(game).may_advise(view)
    return evaluations, _adviser(game).advise(view) if advised else None


def advise(game: str, view: Any, _: float | None = None) -> Advice | None:
    """Give advice on a choice, in much less time than a search may take; None if no state fits the view."""
    try:
        return _adviser(game).advise(view)
    except Problem:
        return None


def prepare(game: str, level: str) -> None:
    """Compile what the bots of a level need, and advice if they search."""
    _bot(game, level).prepare()
    if level_of(level).trials and game in advised_games():
        _adviser(game).prepare()
