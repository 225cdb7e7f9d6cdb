"""Seat views of Sea Salt & Paper."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from saltmochi.games.sea_salt_paper import memory
from saltmochi.games.sea_salt_paper.cards import ALIKE, FULL_COUNT, NO_CARD, cards_in
from saltmochi.games.sea_salt_paper.events import EVENTS, Event
from saltmochi.games.sea_salt_paper.groups import NO_STAR, first_card, second_card, starfish_of
from saltmochi.games.sea_salt_paper.notation import card_name, event_name
from saltmochi.games.sea_salt_paper.results import RoundResult, round_result
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, PILES, Phase
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.server.seat_view import SeatView, SeatViewMaker
from saltmochi.server.value import Value

CARD_NAMES = tuple(card_name(card) for card in range(FULL_COUNT))
PHASES = tuple(phase.name.lower() for phase in Phase)
# No entry of memory.
NO_ENTRY = -1
# How many sets of cards are cached by name: a move changes few of those on a table.
CACHED_SETS = 10_000


@dataclass(frozen=True)
class SeaRoundResult(RoundResult):
    """How a round ended, and what each player got for what."""


class Pile(Value, frozen=True):
    """A pile of which the top is seen."""

    height: int
    top: str | None


class Recalled(Value, frozen=True):
    """§9.3: what perfect memory knows beyond what lies open."""

    piles: tuple[tuple[str, ...], ...]  # from the bottom up; more than the height where someone else's crabs took some
    hands: tuple[tuple[str, ...], ...]  # what each player took openly and has not laid or lost


class Expanded(Value, frozen=True):
    """What only expansions bring to a table."""

    event: str | None  # the round's event
    held: list[str | None]  # the event that each player holds
    offered: str | None  # the event that the player in turn may keep instead
    event_deck: int  # how many events it has
    discarded: list[str]  # events
    stung: list[int]  # the seats whose next turn is a stung one
    sheltered: list[int]  # the seats behind a shell
    groups: list[list[tuple[str, ...]]]  # for each player the pairs and trios as they were laid; a starfish comes third
    deck_look: int  # how many cards of the deck are looked at with the lobster
    shell: str | None = None  # this seat's own shell that lies face down
    deck_cards: tuple[str, ...] = ()  # those cards, if this seat looks at them
    given: str | None = None  # the card that is given for another, if this seat sees it
    visited: int | None = None  # whose hand the player in turn sees


class SeaSeatView(SeatView, frozen=True, tag="sea-salt-paper", tag_field="game"):
    """A table of Sea Salt & Paper."""

    caller: int | None
    looking: int | None  # the pile that is looked through
    victim: int | None  # who is being robbed
    deck: int  # how many cards it has
    piles: tuple[Pile, ...]
    hand_sizes: list[int]
    hands: list[tuple[str, ...] | None]  # of those that this seat sees
    laid: list[tuple[str, ...]]
    drawn: list[str]  # its own two cards to choose between
    looked: list[str]  # the cards of the pile that it looks through, from the bottom up
    result: SeaRoundResult | None = None
    recalled: Recalled | None = None  # at tables with open memory
    expanded: Expanded | None = None  # at tables with expansions


def public_part(view: View) -> SeaSeatView:
    """Return what everybody sees."""
    players = range(view.players)
    return SeaSeatView(
        phase=PHASES[view.phase],
        round=view.round,
        turn=view.turn,
        starter=view.starter,
        caller=None if view.caller == NOBODY else view.caller,
        looking=view.looking if view.phase == Phase.PICK else None,
        victim=view.victim if view.phase == Phase.STEAL else None,
        scores=view.scores[: view.players],
        deck=view.deck_size,
        piles=tuple(
            Pile(height, CARD_NAMES[top] if height else None)
            for height, top in zip(view.heights, view.tops, strict=True)
        ),
        hand_sizes=view.hand_sizes[: view.players],
        hands=[None for _ in players],
        laid=[_names_at(view, LAID + seat) for seat in players],
        drawn=[],
        looked=[],
        expanded=_public_expanded(view) if view.expansions else None,
    )


def private_part(common: SeaSeatView, view: View, open_memory: bool) -> SeaSeatView:
    """Add what the view's seat sees, and what it remembers at a table with open memory."""
    return replace(
        common,
        hands=[_names_at(view, HAND + seat) if view.shown[seat] else None for seat in range(view.players)],
        drawn=[CARD_NAMES[card] for card in view.drawn if card != NO_CARD],
        looked=_looked_through(view) if looks_through(view) else [],
        result=_result(view) if view.ending else None,
        recalled=_replay_memory(view) if open_memory else None,
        expanded=_private_expanded(common.expanded, view) if common.expanded else None,
    )


def _public_expanded(view: View) -> Expanded:
    """Return what everybody sees of the expansions."""
    seats = range(view.players)
    return Expanded(
        event=_event(view.event),
        held=[_event(view.held[seat]) for seat in seats],
        offered=_event(view.offered),
        event_deck=view.event_deck.bit_count(),
        discarded=[event_name(event) for event in EVENTS if view.event_discard >> event & 1],
        stung=_seats(view, view.stung),
        sheltered=_seats(view, view.sheltered),
        groups=[[_group(view.groups[i]) for i in range(view.group_count) if view.owners[i] == seat] for seat in seats],
        deck_look=view.looked_count,
        visited=view.victim if view.phase in (Phase.GIVE, Phase.GET) else None,
    )


def _private_expanded(common: Expanded, view: View) -> Expanded:
    """Add what the view's seat sees of the expansions."""
    seat = view.seat
    gets = view.phase == Phase.GET and seat in (view.turn, view.victim)
    return replace(
        common,
        shell=CARD_NAMES[view.shells[seat]] if seat in common.sheltered else None,
        deck_cards=_names(view.looked[: view.looked_count]) if seat == view.turn else (),
        given=CARD_NAMES[view.given] if gets else None,
    )


def _event(event: int) -> str | None:
    return None if event == Event.NONE else event_name(event)


def _seats(view: View, bits: int) -> list[int]:
    return [seat for seat in range(view.players) if bits >> seat & 1]


def _group(group: int) -> tuple[str, ...]:
    cards = (first_card(group), second_card(group), starfish_of(group))
    return tuple([CARD_NAMES[card] for card in cards if card != NO_STAR])


def looks_through(view: View) -> bool:
    """Whether the view's seat is looking through a pile: it sees it in the last entries of its memory."""
    return view.phase == Phase.PICK and view.seat == view.turn


def _result(view: View) -> SeaRoundResult | None:
    found = round_result(view)
    return SeaRoundResult(**vars(found)) if found else None


def _names_at(view: View, place: int) -> tuple[str, ...]:
    return _names_of(view.duos[place], view.others[place])


@lru_cache(CACHED_SETS)
def _names_of(duos: int, others: int) -> tuple[str, ...]:
    """Return the names of a set of cards."""
    return _names(cards_in(duos, others))


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def _looked_through(view: View) -> list[str]:
    """Return the cards of the pile that is being looked through: the last entries of memory."""
    seen = view.memory[view.memories - view.heights[view.looking] : view.memories]
    return [CARD_NAMES[memory.card_of(entry)] for entry in seen]


# --- §9.3: open memory ---


def _replay_memory(view: View) -> Recalled:
    """Go through the memory of a seat and return what it knows of the piles and of the others' hands."""
    piles: list[list[int]] = [[] for _ in range(PILES)]
    hands: list[list[int]] = [[] for _ in range(view.players)]
    last = NO_ENTRY
    for entry in view.memory[: view.memories]:
        _apply_entry(entry, last, piles, hands)
        last = entry
    return Recalled(tuple(map(_names, piles)), tuple(map(_names, hands)))


def _apply_entry(entry: int, last: int, piles: list[list[int]], hands: list[list[int]]) -> None:
    """Apply one entry of memory, which came after another one, to the known piles and hands."""
    seat, other, card = memory.seat_of(entry), memory.other_of(entry), memory.card_of(entry)
    match memory.what_of(entry):
        case memory.Seen.PILED:
            piles[other].append(card)
        case memory.Seen.TOOK:
            _remove(piles[other], card)
            hands[seat].append(card)
        case memory.Seen.UNCOVERED:
            while piles[other] and piles[other][-1] != card:
                piles[other].pop()
        case memory.Seen.LAID:
            _remove(hands[seat], card)
        case memory.Seen.SAW if card != memory.HIDDEN:
            if last == NO_ENTRY or memory.what_of(last) != memory.Seen.SAW:
                piles[other].clear()
            piles[other].append(card)
        case memory.Seen.PICKED if card != memory.HIDDEN:
            _remove(piles[other], ALIKE[card])
        case memory.Seen.PICKED if len(set(piles[other])) == 1:
            hands[seat].append(piles[other].pop())
        case memory.Seen.STOLE if card != memory.HIDDEN:
            _remove(hands[other], card)
            hands[seat].append(card)
        case memory.Seen.STOLE:
            hands[other].clear()
        case _:
            _apply_expansion_entry(entry, piles, hands)


def _apply_expansion_entry(entry: int, piles: list[list[int]], hands: list[list[int]]) -> None:
    """Apply an entry that only expansions have."""
    seat, other, card = memory.seat_of(entry), memory.other_of(entry), memory.card_of(entry)
    match memory.what_of(entry):
        case memory.Seen.CHOSE:
            _remove(piles[other], card)
            hands[seat].append(card)
        case memory.Seen.VISITED if card != memory.HIDDEN and card not in hands[other]:
            hands[other].append(card)
        case memory.Seen.GAVE if card != memory.HIDDEN:
            _remove(hands[seat], card)
            hands[other].append(card)
        case memory.Seen.GAVE | memory.Seen.HID if card == memory.HIDDEN:
            hands[seat].clear()
        case memory.Seen.HID:
            _remove(hands[seat], card)


def _remove(cards: list[int], card: int) -> None:
    """Remove the uppermost card that looks like this, if there is one."""
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] == card:
            del cards[place]
            return


SEAT_VIEWS = SeatViewMaker(SeaSeatView, public_part, private_part, looks_through)
