"""Records of games that this program cannot replay, written from the log as it is.

The log holds the moves of players as texts. The dealer's actions follow from the secret by rules that this program does
not have, so such a record has none of them; with the secret, a program that has those rules can compute them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from saltmochi.server.protocol.events import BotPlaced
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    DealBegun,
    MoveMade,
    MoveTakenBack,
    SeatTaken,
    TableOpened,
    decode_event,
)
from saltmochi.server.storage.store import StoredEvent
from saltmochi.table.fair_deal import commitment
from saltmochi.table.game_record import FIRST_LINE, RESULT, SEAT, actor_name
from saltmochi.table.options import option_text

NOTE = "# Written without replaying: the dealer's actions follow from the secret by these rules."


@dataclass
class ArchivedGame:
    """A game as the log has it."""

    options: TableOptions
    deal: DealBegun
    names: dict[int, str]
    moves: list[tuple[int, str]] = field(default_factory=list)
    rounds: int = 1
    over: bool = False  # as far as it is known without replaying


@dataclass
class Archive:
    """The games of a table as its log has them, as far as it can be read."""

    code: str = ""
    options: TableOptions | None = None
    games: list[ArchivedGame] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)  # by seat: who sat down last

    def add(self, event: AnyLogEvent) -> None:
        """Take an event of the log into account."""
        match event:
            case TableOpened():
                self.code, self.options = event.code, event.options
            case SeatTaken():
                self.names[event.seat] = event.name
            case BotPlaced():
                self.names.pop(event.seat, None)
            case DealBegun() if event.secret and self.options:
                for game in self.games:
                    game.over = True
                self.games.append(ArchivedGame(self.options, event, dict(self.names)))
            case DealBegun() if self.games:
                self.games[-1].rounds += 1
            case MoveMade() if self.games:
                self.games[-1].moves.append((event.seat, event.action))
            case MoveTakenBack() if self.games and self.games[-1].moves:
                self.games[-1].moves.pop()


def read_archive(events: Iterable[StoredEvent], playing: bool) -> Archive:
    """Read the games of a log, up to its first event that cannot be decoded; `playing`: whether the last one runs."""
    archive = Archive()
    for stored in events:
        try:
            archive.add(decode_event(stored.event))
        except (msgspec.DecodeError, UnicodeDecodeError):
            break
    if archive.games:
        archive.games[-1].over = not playing
    return archive


def format_archived_record(game: ArchivedGame) -> str:
    """Write a record without replaying the game. The secret of a game that may still be running is left out."""
    options, deal = game.options, game.deal
    headers = [
        FIRST_LINE,
        f"game: {options.game}",
        f"rules: {deal.rules}",
        f"edition: {options.edition}",
        f"players: {options.players}",
        f"target: {options.target}",
        *(f"{name}: {option_text(value)}" for name, value in options.variant.items()),
        *(f"{SEAT} {seat + 1}: {name}" for seat, name in sorted(game.names.items())),
        f"deal: {commitment(bytes.fromhex(deal.secret))}",
        *([f"secret: {deal.secret}"] if game.over else []),
        *([f"starter: {deal.starter}"] if deal.starter else []),
        f"{RESULT}: unknown",
    ]
    moves = [f"{actor_name(seat)}: {action}" for seat, action in game.moves]
    return "\n".join([*headers, "", NOTE, *moves]) + "\n"
