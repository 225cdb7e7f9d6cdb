"""Validation: a command becomes the event that carries it out, or is refused."""

from __future__ import annotations

from saltmochi.bots.levels import LEVELS
from saltmochi.server.protocol.commands import (
    Act,
    AnyChange,
    BeReady,
    Leave,
    PlaceBot,
    Return,
    Reveal,
    Say,
    Sit,
    TakeBack,
)
from saltmochi.server.protocol.events import SeedRevealed
from saltmochi.server.protocol.table_options import PERSON, TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    BotSeated,
    ChatSent,
    MoveMade,
    MoveTakenBack,
    PlayerReturned,
    ReadyDeclared,
    SeatLeft,
    SeatTaken,
)
from saltmochi.server.tables.table import Table, key_of
from saltmochi.table.game_record import check_name
from saltmochi.table.seats import WATCHER
from saltmochi.texts import Problem

LEVEL_NAMES = tuple(level.name for level in LEVELS)
MIN_SECONDS, MAX_SECONDS = 5, 3600
# Characters that are not printable but hold emoji together.
JOINERS = "\u200c\u200d"


def validate_options(options: TableOptions) -> TableOptions:
    """Return the options of a table to be opened if they are valid."""
    options.game_options()
    if len(options.bots) != options.players or not set(options.bots) <= {PERSON, *LEVEL_NAMES}:
        raise Refusal("bots", players=options.players, levels=", ".join(LEVEL_NAMES))
    if PERSON not in options.bots:
        raise Refusal("no_people")
    if options.seconds and not MIN_SECONDS <= options.seconds <= MAX_SECONDS:
        raise Refusal("seconds", least=MIN_SECONDS, most=MAX_SECONDS)
    if options.seconds and not options.stand_in:
        raise Refusal("clock_without_bot")
    return options


def validate(table: Table, seat: int, command: AnyChange) -> AnyLogEvent:
    """Return the event that carries out a command of a seat."""
    if table.closed:
        raise Refusal("closed")
    if command.number > table.number:
        raise Refusal("future")
    if isinstance(command, Sit):
        return _sit(table, seat, command)
    if seat == WATCHER:
        raise Refusal("not_seated")
    match command:
        case Act():
            return _act(table, seat, command)
        case TakeBack():
            return _take_back(table, seat, command)
        case BeReady():
            return _be_ready(table, seat, command)
        case Reveal():
            return _reveal(table, seat, command)
        case Say():
            return _say(table, seat, command)
        case Return():
            return _return(table, seat, command)
        case Leave():
            return _leave(table, seat, command)
        case PlaceBot():
            return _place_bot(table, seat, command)
    raise TypeError(command)


# --- Moves ---


def _act(table: Table, seat: int, command: Act) -> MoveMade:
    _check_turn(table, seat, command.number)
    try:
        action = table.game.action_of(command.action)
    except Problem as problem:
        raise Refusal("not_a_move", action=command.action) from problem
    if action not in table.position.legal:
        raise Refusal("not_allowed", action=command.action)
    return MoveMade(seat, table.game.text_of(action), command.id)


def _take_back(table: Table, seat: int, command: TakeBack) -> MoveTakenBack:
    """Allow to take back what showed nothing new, within one's turn; against bots alone also more, as practice."""
    if command.practice:
        return _take_back_as_practice(table, seat, command)
    _check_turn(table, seat, command.number)
    if not table.games[-1].undo_lengths:
        raise Refusal("take_back")
    return MoveTakenBack(seat, command.id)


def _take_back_as_practice(table: Table, seat: int, command: TakeBack) -> MoveTakenBack:
    """Allow to take back one's last decision in this round where all others are bots, also while a bot decides."""
    _check_number(table, command.number, table.decided)
    if table.only_person != seat:
        raise Refusal("practice")
    moves = table.practice_moves(seat)
    if not moves:
        raise Refusal("take_back")
    return MoveTakenBack(seat, command.id, moves, practice=True)


def _check_number(table: Table, number: int, least: int) -> None:
    """Refuse a command without a game, or one that was made for an earlier position."""
    if not table.playing:
        raise Refusal("not_playing")
    if number < least:
        raise Refusal("stale")


def _check_turn(table: Table, seat: int, number: int) -> None:
    """Refuse a command that was made out of turn or for another position."""
    _check_number(table, number, table.moved)
    if table.actor != seat:
        raise Refusal("not_your_turn")


# --- Seats ---


def _sit(table: Table, seat: int, command: Sit) -> SeatTaken:
    """Allow a spectator to take a free seat, unless somebody got up from it since: then it may be a repetition."""
    if seat != WATCHER or table.seat_of(command.token) != WATCHER:
        raise Refusal("seated_already")
    _check_free(table, command.seat)
    if table.chairs[command.seat].may_have_handled(command.number):
        raise Refusal("stale")
    return SeatTaken(command.seat, validate_name(table, command.name), key_of(command.token), command.id)


def validate_name(table: Table, name: str) -> str:
    """Return a name if it can be shown and nobody else at the table has it."""
    try:
        check_name(name)
    except Problem as problem:
        raise Refusal("name", reason=problem) from problem
    if name.casefold() in (chair.name.casefold() for chair in table.chairs):
        raise Refusal("name_taken", name=name)
    return name


def _place_bot(table: Table, seat: int, command: PlaceBot) -> BotSeated:
    if command.level not in (PERSON, *LEVEL_NAMES):
        raise Refusal("level", level=command.level, levels=", ".join(LEVEL_NAMES))
    has_bot = command.seat < len(table.chairs) and table.chairs[command.seat].level
    if not has_bot or table.playing or table.mixing:
        _check_free(table, command.seat)
    return BotSeated(command.seat, command.level, seat, command.id)


def _check_free(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("no_such_seat", seats=len(table.chairs))
    if table.playing or table.mixing:
        raise Refusal("playing")
    if not table.chairs[seat].free:
        raise Refusal("seat_taken")


def _leave(table: Table, seat: int, command: Leave) -> SeatLeft:
    """Allow to leave, except while a promised game begins: otherwise leaving would undo a deal."""
    if table.mixing:
        raise Refusal("playing")
    return SeatLeft(seat, table.chairs[seat].name, command.id)


def _be_ready(table: Table, seat: int, command: BeReady) -> ReadyDeclared:
    """Note that a seat is ready. A promise counts for a new game only."""
    if table.playing and not table.between_rounds:
        raise Refusal("playing")
    if table.chairs[seat].ready:
        raise Refusal("ready_already")
    promise = "" if table.playing else command.promise or ""
    return ReadyDeclared(seat, promise=promise, id=command.id)


def _reveal(table: Table, seat: int, command: Reveal) -> SeedRevealed:
    if not table.mixing or not table.mixing.awaits(seat, command.seed):
        raise Refusal("seed")
    return SeedRevealed(seat, command.seed)


def _return(table: Table, seat: int, command: Return) -> PlayerReturned:
    if not table.chairs[seat].away:
        raise Refusal("not_away")
    return PlayerReturned(seat, command.id)


# --- Chat ---


def _say(table: Table, seat: int, command: Say) -> ChatSent:
    if table.muted or not table.options.chat:
        raise Refusal("no_chat")
    if table.chairs[seat].muted:
        raise Refusal("muted")
    return ChatSent(seat, clean_text(command.text), command.id)


def clean_text(text: str) -> str:
    """Remove control characters and needless blanks; refuse what is empty then."""
    clean = " ".join("".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text).split())
    clean = clean.strip(f" {JOINERS}")
    if not clean:
        raise Refusal("empty")
    return clean
