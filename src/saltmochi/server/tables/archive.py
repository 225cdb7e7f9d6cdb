"""Records of games that this program cannot replay, written from the log as it is.

The log holds the moves of players as texts. The dealer's actions follow from the secret and the seeds by rules that
this program does not have, so such a record has none of them; a program that has those rules can compute them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from saltmochi.server.protocol.commands import UNREADABLE
from saltmochi.server.protocol.events import BotPlaced
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    DealBegun,
    MoveMade,
    MoveTakenBack,
    SeatTaken,
    TableOpened,
    decode_leniently,
)
from saltmochi.server.storage.store import StoredEntry, StoredEvent
from saltmochi.server.tables.lobby import decode_entry
from saltmochi.table.fair_deal import commitment
from saltmochi.table.game_record import FIRST_LINE, RESULT, SEAT, actor_name, practice_lines
from saltmochi.table.mix import mix_headers
from saltmochi.table.options import option_text

NOTE = "# Written without replaying: the dealer's actions follow from these headers by the rules of that version."


@dataclass
class ArchivedGame:
    """A game as the log has it."""

    options: TableOptions
    deal: DealBegun
    names: dict[int, str]
    levels: dict[int, str]
    moves: list[tuple[int, str]] = field(default_factory=list)
    rounds: int = 1
    over: bool = False  # known to be over without replaying
    practice: bool = False


@dataclass
class Archive:
    """The games of a table as its log has them, as far as it can be read."""

    wanted: int = 0  # the number of the only game whose moves are kept; 0: those of all games
    code: str = ""
    options: TableOptions | None = None
    games: list[ArchivedGame] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)  # by seat: who sat down last
    levels: dict[int, str] = field(default_factory=dict)  # by seat: the bot that was put there last
    last_deal: int = 0  # when the last game began

    def read(self, stored: StoredEvent) -> bool:
        """Take an event of the log into account; False if it cannot be decoded."""
        try:
            event = decode_leniently(stored.event)
        except UNREADABLE:
            return False
        self.add(event)
        if isinstance(event, DealBegun) and event.secret:
            self.last_deal = stored.at
        return True

    def add(self, event: AnyLogEvent) -> None:
        """Take an event into account."""
        match event:
            case TableOpened():
                self.code, self.options = event.code, event.options
                self.levels = dict(enumerate(event.options.bots))
            case SeatTaken():
                self.names[event.seat] = event.name
                self.levels.pop(event.seat, None)
            case BotPlaced():
                self.names.pop(event.seat, None)
                self.levels[event.seat] = event.level
            case DealBegun() if event.secret and self.options:
                for game in self.games[-1:]:
                    game.over = True
                self.games.append(ArchivedGame(self.options, event, dict(self.names), dict(self.levels)))
            case DealBegun() if self.games:
                self.games[-1].rounds += 1
            case MoveMade() if self.games and self.wanted in (0, len(self.games)):
                self.games[-1].moves.append((event.seat, event.action))
            case MoveTakenBack() if self.games:
                del self.games[-1].moves[-event.moves :]
                self.games[-1].practice |= event.practice

    def finish(self, entry: StoredEntry | None) -> None:
        """Decide whether the last game is over, by the lobby entry.

        The lobby entry is written after the row of the log, so it may be older than the last game. It counts only if
        it was written after that game began.
        """
        if self.games:
            self.games[-1].over = entry is not None and entry.touched > self.last_deal and not _playing(entry)


def read_archive(events: Iterable[StoredEvent], entry: StoredEntry | None) -> Archive:
    """Read the games of a log, up to its first event that cannot be decoded."""
    archive = Archive()
    all(map(archive.read, events))
    archive.finish(entry)
    return archive


def _playing(entry: StoredEntry) -> bool:
    """Return whether a lobby entry says that a game is running. If it cannot be read, one may be."""
    try:
        return decode_entry(entry.entry).playing
    except UNREADABLE:
        return True


def _secret(deal: DealBegun) -> bytes:
    """Return the secret of a deal, empty if it is damaged."""
    try:
        return bytes.fromhex(deal.secret)
    except ValueError:
        return b""


def format_archived_record(game: ArchivedGame) -> str:
    """Write the record of a game that is over without replaying it."""
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
        *([f"deal: {commitment(_secret(deal))}"] if _secret(deal) else []),
        f"secret: {deal.secret}",
        *(f"{name}: {value}" for name, value in mix_headers(deal.mix).items()),
        *([f"starter: {deal.starter}"] if deal.starter else []),
        *practice_lines(game.practice),
        f"{RESULT}: unknown",
    ]
    moves = [f"{actor_name(seat)}: {action}" for seat, action in game.moves]
    return "\n".join([*headers, "", NOTE, *moves]) + "\n"
