"""The table as a message shows it to one seat: made from that seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from saltmochi.games.happy_mochi import cards as sweets
from saltmochi.games.happy_mochi import notation as sweet_names
from saltmochi.games.happy_mochi import results as sweet_results
from saltmochi.games.happy_mochi import state as counter
from saltmochi.games.happy_mochi import view as sweet_views
from saltmochi.games.sea_salt_paper import cards as papers
from saltmochi.games.sea_salt_paper import memory, results, state
from saltmochi.games.sea_salt_paper import notation as paper_names
from saltmochi.games.sea_salt_paper import view as paper_views
from saltmochi.server.value import Plain
from saltmochi.table.disclosure import UNSEEN

PAPER_NAMES = [paper_names.card_name(card) for card in range(papers.CARD_COUNT)]
SWEET_NAMES = {card: sweet_names.card_name(card) for card in range(sweets.CARD_COUNT)} | {sweets.HIDDEN: UNSEEN}
PHASES = {phase: phase.name.lower() for phase in state.Phase}
SWEET_PHASES = {phase: phase.name.lower() for phase in counter.Phase}
ENDINGS = {ending: ending.name.lower() for ending in state.Ending}
SWEET_ENDINGS = {ending: ending.name.lower() for ending in counter.Ending}
EFFECTS = {effect: effect.name.lower() for effect in sweets.Effect}
NOTHING = -1
# So many sets of cards are remembered by name.
REMEMBERED = 10_000
VALUES = {value: value.name.lower() for value in counter.Value}


# --- Sea Salt & Paper ---


class Parts(Plain, frozen=True):
    """What a player's cards are worth, part by part."""

    duos: int
    collectors: int
    multipliers: int
    mermaids: int
    colour_bonus: int


class PaperResult(Plain, frozen=True):
    """How a round ended, and what each player got for what."""

    ending: str
    caller: int | None
    parts: tuple[Parts | None, ...]  # of the hands that this seat sees
    cards_paid: tuple[bool, ...]
    bonus_paid: tuple[bool, ...]
    gains: tuple[int, ...]


class Pile(Plain, frozen=True):
    """A pile of which the top is seen."""

    height: int
    top: str | None


class Recalled(Plain, frozen=True):
    """§9.3: what perfect memory knows beyond what lies open."""

    piles: tuple[tuple[str, ...], ...]  # from the bottom up; more than the height where someone else's crabs took some
    hands: tuple[tuple[str, ...], ...]  # what each player took openly and has not laid or lost


class PaperFace(Plain, frozen=True, tag="sea-salt-paper", tag_field="game"):
    """A table of Sea Salt & Paper."""

    phase: str
    round: int
    turn: int
    starter: int
    caller: int | None
    looking: int | None  # the pile that is looked through
    victim: int | None  # who is being robbed
    scores: list[int]
    deck: int  # how many cards it has
    piles: tuple[Pile, ...]
    hand_sizes: list[int]
    hands: list[tuple[str, ...] | None]  # of those that this seat sees
    laid: list[tuple[str, ...]]
    drawn: list[str]  # its own two cards to choose between
    looked: list[str]  # the cards of the pile that it looks through, from the bottom up
    result: PaperResult | None = None
    recalled: Recalled | None = None  # at tables with open memory


def paper_names_at(view: paper_views.View, place: int) -> tuple[str, ...]:
    """The names of the cards at a place, one by one."""
    return paper_names_of(view.duos[place], view.others[place])


@lru_cache(REMEMBERED)
def paper_names_of(duos: int, others: int) -> tuple[str, ...]:
    """The names of a set of cards: one move changes few of those on a table."""
    return named(papers.cards_in(duos, others))


def open_paper_face(view: paper_views.View) -> PaperFace:
    """What everybody sees of a table of Sea Salt & Paper."""
    players = range(view.players)
    return PaperFace(
        phase=PHASES[view.phase],  # type: ignore[index]
        round=view.round,
        turn=view.turn,
        starter=view.starter,
        caller=None if view.caller == state.NOBODY else view.caller,
        looking=view.looking if view.phase == state.Phase.PICK else None,
        victim=view.victim if view.phase == state.Phase.STEAL else None,
        scores=view.scores[: view.players],
        deck=view.deck_size,
        piles=tuple(
            Pile(height, PAPER_NAMES[top] if height else None)
            for height, top in zip(view.heights, view.tops, strict=True)
        ),
        hand_sizes=view.hand_sizes[: view.players],
        hands=[None for _ in players],
        laid=[paper_names_at(view, state.LAID + seat) for seat in players],
        drawn=[],
        looked=[],
    )


def paper_face(common: PaperFace, view: paper_views.View, open_memory: bool) -> PaperFace:
    """A table of Sea Salt & Paper as the seat of a view sees it."""
    return replace(
        common,
        hands=[paper_names_at(view, state.HAND + seat) if view.shown[seat] else None for seat in range(view.players)],
        drawn=[PAPER_NAMES[card] for card in view.drawn if card != papers.NO_CARD],
        looked=looked_through(view) if looks_through(view) else [],
        result=paper_result(view) if view.ending else None,
        recalled=recalled(view) if open_memory else None,
    )


def looks_through(view: paper_views.View) -> bool:
    """Whether the seat of a view is looking through a pile."""
    return view.phase == state.Phase.PICK and view.seat == view.turn


def paper_result(view: paper_views.View) -> PaperResult | None:
    """How the round ended."""
    return convert(results.round_result(view), PaperResult | None, from_attributes=True)


def looked_through(view: paper_views.View) -> list[str]:
    """The cards of the pile that is being looked through: the last things seen."""
    seen = view.memory[view.memories - view.heights[view.looking] : view.memories]
    return [PAPER_NAMES[memory.card_of(entry)] for entry in seen]


def recalled(view: paper_views.View) -> Recalled:
    """§9.3: what this seat remembers of the piles and of the others' hands, by going through all it has seen."""
    piles: list[list[int]] = [[] for _ in range(state.PILES)]
    hands: list[list[int]] = [[] for _ in range(view.players)]
    last = NOTHING
    for entry in view.memory[: view.memories]:
        recall(entry, last, piles, hands)
        last = entry
    return Recalled(tuple(map(named, piles)), tuple(map(named, hands)))


def recall(entry: int, last: int, piles: list[list[int]], hands: list[list[int]]) -> None:
    """Follow one thing that was seen after another."""
    seat, other, card = memory.seat_of(entry), memory.other_of(entry), memory.card_of(entry)
    match memory.what_of(entry):
        case memory.Seen.PILED:
            piles[other].append(card)
        case memory.Seen.TOOK:
            lose(piles[other], card)
            hands[seat].append(card)
        case memory.Seen.UNCOVERED:
            while piles[other] and piles[other][-1] != card:
                piles[other].pop()
        case memory.Seen.LAID:
            lose(hands[seat], card)
        case memory.Seen.SAW if card != memory.HIDDEN:
            if last == NOTHING or memory.what_of(last) != memory.Seen.SAW:
                piles[other].clear()
            piles[other].append(card)
        case memory.Seen.PICKED if card != memory.HIDDEN:
            lose(piles[other], papers.ALIKE[card])
        case memory.Seen.PICKED if len(set(piles[other])) == 1:
            hands[seat].append(piles[other].pop())
        case memory.Seen.STOLE if card != memory.HIDDEN:
            lose(hands[other], card)
            hands[seat].append(card)
        case memory.Seen.STOLE:
            hands[other].clear()


def lose(cards: list[int], card: int) -> None:
    """A card that looks like this goes, the uppermost of them, if there is one."""
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] == card:
            del cards[place]
            return


def named(cards: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(PAPER_NAMES[card] for card in cards)


# --- Happy Mochi ---


class SweetResult(Plain, frozen=True):
    """How a round ended, and what each player got for it."""

    ending: str
    winner: int | None
    gains: tuple[int, ...]


class SweetFace(Plain, frozen=True, tag="happy-mochi", tag_field="game"):
    """A table of Happy Mochi. A card that this seat does not know is "?"."""

    phase: str
    round: int
    turn: int
    acting: int
    starter: int
    value: str  # the side that the Value card shows
    scores: list[int]
    deck: int
    piles: list[tuple[str, ...]]  # both sides of the pair, from the bottom up
    pending: list[str]  # the effects of the cards just played that have not happened yet, by side; "none" if it has
    hands: list[tuple[str, ...]]
    kept: list[tuple[str, ...]]
    held: list[str | None]  # each player's card aside
    chosen: list[int | None]  # the place of the card that each will pass, counted from none; -1 where it is hidden
    result: SweetResult | None = None


def open_sweet_face(view: sweet_views.View) -> SweetFace:
    """What everybody sees of a table of Happy Mochi."""
    return SweetFace(
        phase=SWEET_PHASES[view.phase],  # type: ignore[index]
        round=view.round,
        turn=view.turn,
        acting=view.acting,
        starter=view.starter,
        value=VALUES[view.value],  # type: ignore[index]
        scores=view.scores[: view.players],
        deck=view.deck_size,
        piles=[sweet_names_of(tuple(pile[:height])) for pile, height in zip(view.piles, view.heights, strict=True)],
        pending=[EFFECTS[effect] for effect in view.pending],  # type: ignore[index]
        hands=[],
        kept=[],
        held=[],
        chosen=[],
        result=sweet_result(view) if view.ending else None,
    )


def sweet_face(common: SweetFace, view: sweet_views.View, open_memory: bool) -> SweetFace:  # noqa: ARG001
    """A table of Happy Mochi as the seat of a view sees it; what it remembers is always shown, as known cards."""
    players = range(view.players)
    return replace(
        common,
        hands=rows_of(view, counter.HAND),
        kept=rows_of(view, counter.KEPT),
        held=[None if view.held[seat] == sweets.NO_CARD else SWEET_NAMES[view.held[seat]] for seat in players],
        chosen=[chosen_place(view.chosen[seat]) for seat in players],
    )


def rows_of(view: sweet_views.View, first: int) -> list[tuple[str, ...]]:
    """The cards of all players' rows by name, from this one on."""
    return [
        sweet_names_of(tuple(view.rows[number][:size])) if size else ()
        for number, size in enumerate(view.sizes[first : first + view.players], first)
    ]


@lru_cache(REMEMBERED)
def sweet_names_of(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The names of cards in a row."""
    return tuple(SWEET_NAMES[card] for card in cards)


def chosen_place(place: int) -> int | None:
    """The place of a card to be passed."""
    if place == counter.NO_PLACE:
        return None
    return -1 if place == sweets.HIDDEN else place


def sweet_result(view: sweet_views.View) -> SweetResult | None:
    """How the round ended."""
    return convert(sweet_results.round_result(view), SweetResult | None, from_attributes=True)


Face = PaperFace | SweetFace


class FaceMaker(NamedTuple):
    """How a game's tables are shown."""

    surveyed: Callable[[Any], Any]  # what everybody sees
    seen: Callable[[Any, Any, bool], Any]  # with it, what the seat of a view sees, and remembers if memory is open
    remembers: Callable[[Any], bool]  # whether that seat must remember something to be shown the table as it is

    def shown(self, view: Any, open_memory: bool) -> Any:
        """A table as the seat of a view sees it."""
        return self.seen(self.surveyed(view), view, open_memory)


FACE_OF = {
    "sea-salt-paper": FaceMaker(open_paper_face, paper_face, looks_through),
    "happy-mochi": FaceMaker(open_sweet_face, sweet_face, lambda _: False),
}
