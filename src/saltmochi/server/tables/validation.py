"""The door: whether what somebody asks for may be done. It answers with the row that does it, or says why not."""

from __future__ import annotations

from saltmochi.bots.levels import LEVELS
from saltmochi.games import game as find_game
from saltmochi.server.protocol.messages import (
    Act,
    AnyCommand,
    BeReady,
    Leave,
    PlaceBot,
    Return,
    Say,
    Sit,
    TakeBack,
)
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import PERSON, AnyRow, Back, Did, Left, Options, Placed, Readied, Said, Sat, TookBack
from saltmochi.server.tables.table import Table, key_of
from saltmochi.table.seats import WATCHER
from saltmochi.table.game_record import check_name
from saltmochi.texts import Problem

LEVEL_NAMES = tuple(level.name for level in LEVELS)
LEAST_SECONDS, MOST_SECONDS = 5, 3600
JOINERS = "\u200c\u200d"


def checked_options(options: Options) -> Options:
    """The options of a table to be opened, if they make sense."""
    game = find_game(options.game)
    game.options(options.players, options.edition, options.target)
    if len(options.bots) != options.players or not set(options.bots) <= {PERSON, *LEVEL_NAMES}:
        raise Refusal("bots", players=options.players, levels=", ".join(LEVEL_NAMES))
    if PERSON not in options.bots:
        raise Refusal("no_people")
    if options.seconds and not LEAST_SECONDS <= options.seconds <= MOST_SECONDS:
        raise Refusal("seconds", least=LEAST_SECONDS, most=MOST_SECONDS)
    if options.seconds and not options.stand_in:
        raise Refusal("clock_without_bot")
    return options


def proposed(table: Table, seat: int, command: AnyCommand, token: str = "") -> AnyRow:
    """The row by which a command of a seat is carried out."""
    if isinstance(command, Sit):
        return sit(table, seat, command, token)
    if seat == WATCHER:
        raise Refusal("not_seated")
    match command:
        case Act():
            return act(table, seat, command)
        case TakeBack():
            return take_back(table, seat, command)
        case BeReady():
            return be_ready(table, seat)
        case Say():
            return Said(seat, spoken(command.text), command.id)
        case Return():
            return come_back(table, seat)
        case Leave():
            return Left(seat)
        case PlaceBot():
            return place_bot(table, command)
    raise TypeError(command)


def sit(table: Table, seat: int, command: Sit, token: str) -> Sat:
    """Take a free seat, under a name that nobody else at the table has."""
    if seat != WATCHER:
        raise Refusal("seated_already")
    _check_free(table, command.seat)
    return Sat(command.seat, free_name(table, command.name), key_of(token))


def free_name(table: Table, name: str) -> str:
    """A name that can be shown and that nobody else at the table has."""
    try:
        check_name(name)
    except Problem as problem:
        raise Refusal("name", reason=problem) from problem
    if name.casefold() in (chair.name.casefold() for chair in table.chairs):
        raise Refusal("name_taken", name=name)
    return name


def place_bot(table: Table, command: PlaceBot) -> Placed:
    """Put a bot on a free seat, or take it away."""
    if command.level not in (PERSON, *LEVEL_NAMES):
        raise Refusal("level", level=command.level, levels=", ".join(LEVEL_NAMES))
    if command.seat < len(table.chairs) and table.chairs[command.seat].level and not table.playing:
        return Placed(command.seat, command.level)
    _check_free(table, command.seat)
    return Placed(command.seat, command.level)


def _check_free(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("no_such_seat", seats=len(table.chairs))
    if table.playing:
        raise Refusal("playing")
    if not table.chairs[seat].free:
        raise Refusal("seat_taken")


def be_ready(table: Table, seat: int) -> Readied:
    """Be ready, once."""
    if table.playing and not table.between_rounds:
        raise Refusal("playing")
    if table.chairs[seat].ready:
        raise Refusal("ready_already")
    return Readied(seat)


def come_back(table: Table, seat: int) -> Back:
    """Play again oneself."""
    if not table.chairs[seat].away:
        raise Refusal("not_away")
    return Back(seat)


def act(table: Table, seat: int, command: Act) -> AnyRow:
    """Do something legal, in one's turn, knowing the table as it is."""
    _check_turn(table, seat, command.number)
    try:
        action = table.game.action_of(command.action)
    except Problem as problem:
        raise Refusal("not_a_move", action=command.action) from problem
    if action not in table.position.legal:
        raise Refusal("not_allowed", action=command.action)
    return Did(seat, action, command.id)


def take_back(table: Table, seat: int, command: TakeBack) -> TookBack:
    """Take back what showed nothing new, within one's turn."""
    _check_turn(table, seat, command.number)
    if not table.games[-1].trail:
        raise Refusal("take_back")
    return TookBack(seat, command.id)


def _check_turn(table: Table, seat: int, number: int) -> None:
    if not table.playing:
        raise Refusal("not_playing")
    if number < table.moved:
        raise Refusal("stale")
    if number > table.number:
        raise Refusal("future")
    if table.actor != seat:
        raise Refusal("not_your_turn")


def spoken(text: str) -> str:
    """What somebody says, without control characters and needless blanks. Joiners stay: they hold pictures together."""
    clean = " ".join("".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text).split())
    clean = clean.strip(f" {JOINERS}")
    if not clean:
        raise Refusal("empty")
    return clean
