"""`python -m tests.server.third_game_server serve ...`: a server that also offers the game of the tests.

The processes of the bot pool import this module again, and with it the game is registered there too.
"""

from __future__ import annotations

from saltmochi.games import register
from tests.server.child_server import run
from tests.third_game import bots
from tests.third_game.game import GAME

register(GAME, bots=bots)

if __name__ == "__main__":
    run()
