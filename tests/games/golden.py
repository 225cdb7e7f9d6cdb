"""Golden games: whole games as readable text. `make golden` writes them anew; the difference is what to review."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saltmochi.games import game
from saltmochi.games.sea_salt_paper.expansions import Expansion
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, format_record
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER

FOLDER = Path(__file__).parent.parent / "golden"
# Game, players, edition and target. A low target keeps the games of Sea Salt & Paper short enough to read.
GOLDEN = (
    ("sea-salt-paper", 2, "italian", 14),
    ("sea-salt-paper", 3, "spanish", 14),
    ("sea-salt-paper", 4, "french", 14),
    ("sea-salt-paper", 2, "online", 14),
    ("happy-mochi", 2, "standard", 60),
    ("happy-mochi", 4, "standard", 30),
    ("happy-mochi", 6, "standard", 30),
)
# Games of Sea Salt & Paper with both expansions: players, edition, target and seed. Together they have every action that
# the expansions add.
EXPANDED = (
    (2, "online", 20, 280),
    (3, "italian", 20, 127),
    (4, "spanish", 14, 273),
)


def golden_games() -> dict[Path, GameRecord]:
    """The golden games, each by the file that it stands in."""
    games = {
        FOLDER / f"{name}-{edition}-{players}.txt": played(game(name), players, edition, target, seed=number)
        for number, (name, players, edition, target) in enumerate(GOLDEN, start=1)
    }
    for players, edition, target, seed in EXPANDED:
        path = FOLDER / f"sea-salt-paper-{edition}-{players}-expansions.txt"
        games[path] = played(game("sea-salt-paper"), players, edition, target, seed, expansions=tuple(Expansion))
    return games


def played(game: Game[Any, Any], players: int, edition: str, target: int, seed: int, **own: Any) -> GameRecord:
    """A random game in which nobody ends a turn or draws while there is something more lively to do."""
    record = GameRecord(game, game.options(players, edition, target, **own))
    state, rng = record.start(), new_rng(seed)
    while not game.over(state):
        actions = game.legal(state)
        if game.actor(state) != DEALER:
            lively = [action for action in actions if game.text_of(action) not in ("end", "draw")]
            actions = lively if lively and randbelow(rng, 2) else actions
        action = actions[randbelow(rng, len(actions))]
        record.actions.append(action)
        game.apply(state, action)
    return record


def main() -> None:
    """Write all golden games."""
    FOLDER.mkdir(exist_ok=True)
    for path, record in golden_games().items():
        path.write_text(format_record(record), encoding="utf-8")


if __name__ == "__main__":
    main()
