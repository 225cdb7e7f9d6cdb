"""What a player at a real table sees when a turn could end, as text: the position of one seat.

edition: french
players: 2
target: 40
scores: 12 30
turn: 1
hand 1: shell/grey shell/black octopus/green octopus/grey fish/green crab/green
laid 1: boat/black boat/black
hand 2: 4
laid 2: fish/black fish/black
left: 5 octopus/purple
right: mermaid
deck: 37

A number stands for so many cards that the player does not know. The hand of the player in turn has no such number; the
other hands may name cards that the player has seen. Piles are written from the bottom up. Without a line `deck:` all
cards that are not named or counted are in the deck; with one, they lie at the bottom of the piles.

Nothing says how the round went, so the memory of the view has only what can be seen now.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    BOATS,
    CARD_COUNT,
    CRABS,
    FISHES,
    FOUR_MERMAIDS,
    MERMAIDS,
    NO_CARD,
    SHARKS,
    SWIMMERS,
    cards_in,
    set_of,
)
from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE, NAMES
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen
from saltmochi.games.sea_salt_paper.notation import PILES, card_name, cards_from
from saltmochi.games.sea_salt_paper.position import lines_of, number_of
from saltmochi.games.sea_salt_paper.rules import TARGETS
from saltmochi.games.sea_salt_paper.state import HAND, LAID, MAX_HEIGHT, NOBODY, SEATS, Phase
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.options import MAX_TARGET
from saltmochi.table.record import copy_record
from saltmochi.texts import DEFAULT, Problem

NUMBERS = ("players", "target", "turn", "caller")
HANDS = tuple(f"hand {seat + 1}" for seat in range(SEATS))
LAIDS = tuple(f"laid {seat + 1}" for seat in range(SEATS))
DECK = "deck"
LINES = ("edition", "scores", *NUMBERS, *HANDS, *LAIDS, *PILES, DECK)
PAIRED_KINDS = (CRABS, BOATS, FISHES)


Row = tuple[int, ...]  # the cards of a line: faces, and HIDDEN for those that the player does not know


# --- Reading ---


def read_seat_position(text: str) -> View:
    """Return the view of the player in turn."""
    lines = lines_of(text, LINES)
    view = _public_view(lines)
    rows = _rows(lines)
    _check_rows(rows, view)
    piles, deck_size = _piles_and_deck(lines, rows)
    for pile, row in enumerate(piles):
        view.heights[pile] = len(row)
        view.tops[pile] = row[-1] if row else NO_CARD
    view.deck_size = deck_size
    hands = [rows.get(line, ()) for line in HANDS]
    for seat in range(view.players):
        view.hand_sizes[seat] = len(hands[seat])
        _write_set(view, LAID + seat, rows.get(LAIDS[seat], ()))
    view.shown[view.seat] = 1
    _write_set(view, HAND + view.seat, hands[view.seat])
    _write_memory(view, hands, piles)
    return view


def _public_view(lines: dict[str, str]) -> View:
    """Return a view with what stands in the lines without cards."""
    numbers = {name: number_of(name, lines[name]) for name in NUMBERS if lines.get(name)}
    scores = [number_of("scores", score) for score in lines.get("scores", "").split()]
    edition = lines.get("edition", BY_LANGUAGE[DEFAULT])
    if edition not in NAMES:
        raise Problem("problem-edition", edition=edition, editions=", ".join(NAMES))
    players, turn, caller = numbers.get("players", 2), numbers.get("turn", 1), numbers.get("caller", 0)
    if players not in TARGETS or not 1 <= turn <= players or caller > players or caller == turn:
        raise Problem("position-seat", players=players)
    target = numbers.get("target", TARGETS[players])
    if len(scores) > players or not 1 <= target <= MAX_TARGET or max(scores, default=0) >= target:
        raise Problem("position-scores")
    view = View()
    view.players, view.edition, view.target = players, NAMES.index(edition), target
    view.phase, view.round = Phase.PLAY, 1
    view.turn = view.starter = view.seat = turn - 1
    view.caller = caller - 1
    view.scores[: len(scores)] = scores
    view.drawn[:] = [NO_CARD, NO_CARD]
    return view


def _rows(lines: dict[str, str]) -> dict[str, Row]:
    """Return the cards of each line that has some, apart from the deck."""
    rows = {line: _row(line, lines[line].split()) for line in (*HANDS, *LAIDS, *PILES) if line in lines}
    cards_from(card_name(card) for row in rows.values() for card in known(row))  # refuses more copies than there are
    return rows


def known(row: Row) -> list[int]:
    """Return the cards of a row that the player knows."""
    return [card for card in row if card != HIDDEN]


def _row(line: str, words: Sequence[str]) -> Row:
    cards: list[int] = []
    for word in words:
        hidden = word[0].isdigit()
        cards += [HIDDEN] * number_of(line, word) if hidden else cards_from([word])
        if len(cards) > CARD_COUNT:
            raise Problem("position-count", number=len(cards), all=CARD_COUNT)
    return tuple(cards)


def _check_rows(rows: dict[str, Row], view: View) -> None:
    """Check that every line belongs to a player, and that hands and laid cards are possible."""
    own = HANDS[view.seat]
    for line, row in rows.items():
        if line not in PILES and int(line[-1]) > view.players:
            raise Problem("position-player", line=line, players=view.players)
        if HIDDEN in row and (line in LAIDS or line == own):
            raise Problem("position-unknown", line=line)
        duos, others = set_of(cards_from(map(card_name, known(row))))
        if line not in PILES and (others & MERMAIDS).bit_count() == FOUR_MERMAIDS:
            raise Problem("position-mermaids", line=line)
        if line in LAIDS and not _are_pairs(duos, others):
            raise Problem("position-pairs", line=line)
    if not rows.get(own) and not rows.get(LAIDS[view.seat]):
        raise Problem("position-own", line=own)


def _are_pairs(duos: int, others: int) -> bool:
    """Whether cards can have been laid: only pairs can."""
    even = all((duos & kind).bit_count() % 2 == 0 for kind in PAIRED_KINDS)
    return even and (duos & SWIMMERS).bit_count() == (duos & SHARKS).bit_count() and not others


def _piles_and_deck(lines: dict[str, str], rows: dict[str, Row]) -> tuple[list[Row], int]:
    """Return the piles, with the cards that no line counts at their bottoms, and the number of cards in the deck."""
    counted = sum(len(row) for row in rows.values())
    deck_size = number_of(DECK, lines[DECK]) if lines.get(DECK) else CARD_COUNT - counted
    left = CARD_COUNT - counted - deck_size
    if left < 0 or deck_size < 0:
        raise Problem("position-count", number=CARD_COUNT - min(left, deck_size), all=CARD_COUNT)
    piles = [rows.get(pile, ()) for pile in PILES]
    for _ in range(left):
        lower = min(range(len(piles)), key=lambda pile: len(piles[pile]))
        piles[lower] = (HIDDEN, *piles[lower])
    if any(len(row) > MAX_HEIGHT for row in piles):
        raise Problem("position-piles", most=MAX_HEIGHT)
    return piles, deck_size


def _write_set(view: View, place: int, cards: Sequence[int]) -> None:
    view.duos[place], view.others[place] = set_of(cards_from(map(card_name, cards)))


# --- Memory ---


def _write_memory(view: View, hands: Sequence[Row], piles: Sequence[Row]) -> None:
    """Write a memory that explains what lies where and nothing else: every card came straight from the deck.

    The player in turn comes last. The others have ended their turns with these hands, which says a little about them.
    """
    entries = [_entry(Seen.PILED, view.turn, pile, card) for pile, row in enumerate(piles) for card in row]
    for distance in range(1, view.players + 1):
        seat = (view.turn + distance) % view.players
        laid = _faces(view, LAID + seat)
        drawn = _faces(view, HAND + seat) if seat == view.seat else hands[seat]
        entries += [_entry(Seen.DREW, seat, 0, card) for card in (*laid, *drawn)]
        entries += [_entry(Seen.LAID, seat, 0, card) for card in laid]
    view.memory[:] = [*entries, *[0] * (len(view.memory) - len(entries))]
    view.memories = len(entries)


def _entry(what: int, seat: int, other: int, card: int) -> int:
    return what | seat << 3 | other << 5 | card << 7


def _faces(view: View, place: int) -> list[int]:
    return [ALIKE[card] for card in cards_in(view.duos[place], view.others[place])]


def without_memory(view: View) -> View:
    """Return the view of a player in turn who sees what lies there now, and remembers nothing."""
    plain = copy_record(view)
    hands = [(HIDDEN,) * size for size in view.hand_sizes]
    heights = zip(view.heights, view.tops, strict=True)
    piles = [(*[HIDDEN] * (height - 1), top) if height else () for height, top in heights]
    _write_memory(plain, hands, piles)
    return plain


# --- Writing ---


def format_seat_position(view: View) -> str:
    """Return the text of what a player in turn sees; what the player remembers is left out."""
    seats = range(view.players)
    lines = {
        "edition": NAMES[view.edition],
        "players": str(view.players),
        "target": str(view.target),
        "scores": " ".join(map(str, view.scores[: view.players])),
        "turn": str(view.turn + 1),
        "caller": "" if view.caller == NOBODY else str(view.caller + 1),
        **dict(chain.from_iterable(_player_lines(view, seat) for seat in seats)),
        **{line: _pile_text(view, pile) for pile, line in enumerate(PILES)},
        DECK: str(view.deck_size),
    }
    return "".join(f"{name}: {text}\n" for name, text in lines.items() if text)


def _player_lines(view: View, seat: int) -> list[tuple[str, str]]:
    hand = _names(_faces(view, HAND + seat)) if seat == view.seat else str(view.hand_sizes[seat])
    return [(HANDS[seat], hand), (LAIDS[seat], _names(_faces(view, LAID + seat)))]


def _pile_text(view: View, pile: int) -> str:
    covered, top = view.heights[pile] - 1, view.tops[pile]
    if covered < 0:
        return ""
    if top == HIDDEN:
        return str(covered + 1)
    return f"{covered} {card_name(top)}" if covered else card_name(top)


def _names(cards: Sequence[int]) -> str:
    return " ".join(map(card_name, cards))
