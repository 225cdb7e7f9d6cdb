"""The lines of a position that only expansions have: see `position`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NoReturn

from saltmochi.games.sea_salt_paper.actions import LAY
from saltmochi.games.sea_salt_paper.cards import ALIKE, BIT, CARD_COUNT, DUO_COUNT, STARFISH
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansions import BITS, EXTRA_PEPPER, EXTRA_SALT, Expansion, expansion_from
from saltmochi.games.sea_salt_paper.groups import NO_STAR, add_group, first_card, second_card, starfish_of
from saltmochi.games.sea_salt_paper.notation import card_name, event_from, event_name
from saltmochi.games.sea_salt_paper.reconstruction import is_shell
from saltmochi.games.sea_salt_paper.state import NOBODY, SEATS, Public, State
from saltmochi.table.options import SEPARATOR
from saltmochi.texts import Problem

EXPANSIONS, EVENT, DISCARDED, STUNG = "expansions", "event", "discarded", "stung"
HELD_LINES = tuple(f"held {seat + 1}" for seat in range(SEATS))
LAID_LINES = tuple(f"laid {seat + 1}" for seat in range(SEATS))
SHELL_LINES = tuple(f"shell {seat + 1}" for seat in range(SEATS))
EVENT_LINES = (EVENT, DISCARDED, *HELD_LINES)
EXPANSION_LINES = (EXPANSIONS, *EVENT_LINES, STUNG)
# Separates pairs and trios.
BAR = "|"


# --- Reading ---


def expansions_of(lines: Mapping[str, str]) -> int:
    """Return the expansions that a text names, a bit each."""
    names = [name for name in lines.get(EXPANSIONS, "").split(SEPARATOR) if name.strip()]
    return sum(BITS[expansion] for expansion in {expansion_from(name) for name in names})


def check_cards(expansions: int, cards: Iterable[int]) -> None:
    """Refuse a card of an expansion that is not in play."""
    for card in cards:
        if card >= CARD_COUNT and not expansions & EXTRA_SALT:
            refuse_card(card_name(card))


def refuse_card(card: str) -> NoReturn:
    """Refuse a card, because it comes with Extra Salt."""
    raise Problem("problem-card-expansion", card=card, expansion=Problem(f"expansion-{Expansion.EXTRA_SALT}"))


def without_bars(line: str, lines: Mapping[str, str]) -> str:
    """Return the cards of a line, without the bars that separate pairs and trios."""
    return lines[line].replace(BAR, " ") if line in LAID_LINES and lines.get(EXPANSIONS) else lines[line]


def read_events(state: Public, lines: Mapping[str, str]) -> None:
    """Read where the events are that are not in the event deck; each is in one place."""
    for line in EVENT_LINES:
        events = [event_from(name) for name in lines.get(line, "").split()]
        strange = line in HELD_LINES[state.players :] or (line != DISCARDED and len(events) > 1)
        for event in events:
            if not state.expansions & EXTRA_PEPPER:
                refuse_event(event)
            if strange or not state.event_deck >> event & 1:
                raise Problem("position-line", text=f"{line}: {lines[line]}")
            state.event_deck &= ~(1 << event)
            if line == DISCARDED:
                state.event_discard |= 1 << event
            elif line == EVENT:
                state.event = event
            else:
                state.held[HELD_LINES.index(line)] = event


def refuse_event(event: int) -> NoReturn:
    """Refuse an event, because it comes with Extra Pepper."""
    raise Problem(
        "problem-event-expansion", event=event_name(event), expansion=Problem(f"expansion-{Expansion.EXTRA_PEPPER}")
    )


def read_groups(state: Public, lines: Mapping[str, str], cards: Mapping[str, Sequence[int]]) -> None:
    """Read who is stung, and the pairs and trios on the table."""
    for number in lines.get(STUNG, "").split():
        if not state.expansions & EXTRA_SALT:
            refuse_card("jellyfish")
        if number not in map(str, range(1, state.players + 1)):
            raise Problem("position-line", text=f"{STUNG}: {lines[STUNG]}")
        state.stung |= 1 << int(number) - 1
    if state.expansions:
        for seat, line in enumerate(LAID_LINES):
            _read_laid(state, seat, lines.get(line, ""), iter(cards.get(line, ())))


def _read_laid(state: Public, seat: int, text: str, cards: Iterator[int]) -> None:
    """Read the pairs and trios of a player."""
    for part in text.split(BAR):
        row = [ALIKE[next(cards)] for _ in part.split()]
        while row:
            a, b = sorted(row[:2]) if len(row) > 1 else (NOBODY, NOBODY)
            star = row[2] if len(row) > 2 and _is_starfish(row[2]) else NO_STAR
            if not 0 <= a < DUO_COUNT or LAY[a][b] < 0:
                raise Problem("problem-group", cards=" ".join(map(card_name, row)))
            add_group(state, seat, a, b, star)
            row = row[2 if star == NO_STAR else 3 :]


def check_shells(state: Public, lines: Mapping[str, str], cards: Mapping[str, Sequence[int]]) -> None:
    """Check that a card that lies face down is a shell, and the only one of its player."""
    for line in SHELL_LINES:
        row = cards.get(line, ())
        if row and not state.expansions & EXTRA_PEPPER:
            refuse_event(Event.CORAL_REEF)
        if len(row) > 1 or not all(is_shell(card) for card in row):
            raise Problem("position-line", text=f"{line}: {lines[line]}")


def _is_starfish(card: int) -> bool:
    return card >= DUO_COUNT and BIT[card] & STARFISH != 0


# --- Writing ---


def expansion_lines(state: Public) -> dict[str, str]:
    """Return the lines that only expansions have, apart from those with cards."""
    return {
        EXPANSIONS: SEPARATOR.join(expansion for expansion in Expansion if state.expansions & BITS[expansion]),
        EVENT: event_name(state.event) if state.event else "",
        DISCARDED: " ".join(event_name(event) for event in Event if state.event_discard >> event & 1),
        **{line: event_name(held) for line, held in zip(HELD_LINES, state.held, strict=True) if held},
        STUNG: " ".join(str(seat + 1) for seat in range(state.players) if state.stung >> seat & 1),
    }


def laid_text(state: Public, seat: int) -> str:
    """Return the pairs and trios that lie before a player; empty without expansions."""
    groups = [state.groups[i] for i in range(state.group_count) if state.owners[i] == seat]
    return f" {BAR} ".join(" ".join(map(card_name, _cards_of(group))) for group in groups)


def _cards_of(group: int) -> list[int]:
    pair = [first_card(group), second_card(group)]
    return pair if starfish_of(group) == NO_STAR else [*pair, starfish_of(group)]


def shell_lines(state: State) -> dict[str, str]:
    """Return the shells that lie face down."""
    sheltered = [seat for seat in range(state.players) if state.sheltered >> seat & 1]
    return {SHELL_LINES[seat]: card_name(state.shells[seat]) for seat in sheltered}
