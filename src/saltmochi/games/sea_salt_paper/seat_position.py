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

Expansions have the same lines as in `position`. A shell that lies face down before somebody else is written as 1.

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
    FULL_COUNT,
    MERMAIDS,
    NO_CARD,
    SHARKS,
    SWIMMERS,
    cards_in,
    set_of,
)
from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE, NAMES
from saltmochi.games.sea_salt_paper.events import ALL_EVENTS, Event
from saltmochi.games.sea_salt_paper.expansion_position import (
    EXPANSION_LINES,
    SHELL_LINES,
    check_cards,
    expansion_lines,
    expansions_of,
    laid_text,
    read_events,
    read_groups,
    refuse_event,
    without_bars,
)
from saltmochi.games.sea_salt_paper.expansions import EXTRA_PEPPER, EXTRA_SALT
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, pack_entry
from saltmochi.games.sea_salt_paper.notation import PILES, card_name, cards_from
from saltmochi.games.sea_salt_paper.position import lines_of, number_of
from saltmochi.games.sea_salt_paper.reconstruction import is_shell
from saltmochi.games.sea_salt_paper.rules import TARGETS
from saltmochi.games.sea_salt_paper.state import HAND, LAID, MAX_HEIGHT, NOBODY, SEATS, Phase
from saltmochi.games.sea_salt_paper.steps import is_sheltered, wins_with_three
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.options import MAX_TARGET
from saltmochi.table.record import copy_record
from saltmochi.texts import DEFAULT, Problem

NUMBERS = ("players", "target", "turn", "caller")
HANDS = tuple(f"hand {seat + 1}" for seat in range(SEATS))
LAIDS = tuple(f"laid {seat + 1}" for seat in range(SEATS))
DECK = "deck"
CARD_LINES = (*HANDS, *LAIDS, *SHELL_LINES, *PILES)
LINES = ("edition", "scores", *NUMBERS, *EXPANSION_LINES, *CARD_LINES, DECK)
PAIRED_KINDS = (CRABS, BOATS, FISHES)


Row = tuple[int, ...]  # the cards of a line: faces, and HIDDEN for those that the player does not know


# --- Reading ---


def read_seat_position(text: str) -> View:
    """Return the view of the player in turn."""
    lines = lines_of(text, LINES)
    view = _public_view(lines)
    rows = _rows(lines)
    _check_rows(rows, view)
    read_groups(view, lines, rows)
    _read_shells(view, lines, rows)
    piles, deck_size = _piles_and_deck(lines, rows, view)
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
    view.expansions = expansions_of(lines)
    view.event_deck = ALL_EVENTS if view.expansions & EXTRA_PEPPER else 0
    read_events(view, lines)
    return view


def _rows(lines: dict[str, str]) -> dict[str, Row]:
    """Return the cards of each line that has some, apart from the deck."""
    rows = {line: _row(line, without_bars(line, lines).split()) for line in CARD_LINES if line in lines}
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
        if len(cards) > FULL_COUNT:
            raise Problem("position-count", number=len(cards), all=CARD_COUNT)
    return tuple(cards)


def _check_rows(rows: dict[str, Row], view: View) -> None:
    """Check that every line belongs to a player, and that hands and laid cards are possible."""
    own = HANDS[view.seat]
    check_cards(view.expansions, (card for row in rows.values() for card in known(row)))
    for line, row in rows.items():
        if line not in PILES and int(line[-1]) > view.players:
            raise Problem("position-player", line=line, players=view.players)
        if HIDDEN in row and (line in LAIDS or line == own):
            raise Problem("position-unknown", line=line)
        duos, others = set_of(cards_from(map(card_name, known(row))))
        mermaids = (others & MERMAIDS).bit_count() if line not in PILES else 0
        if mermaids == FOUR_MERMAIDS:
            raise Problem("position-mermaids", line=line)
        if mermaids == FOUR_MERMAIDS - 1 and line in HANDS and wins_with_three(view, HANDS.index(line)):
            raise Problem("position-mermaids-dance", line=line)
        if line in LAIDS and not view.expansions and not _are_pairs(duos, others):
            raise Problem("position-pairs", line=line)
    if not rows.get(own) and not rows.get(LAIDS[view.seat]):
        raise Problem("position-own", line=own)


def _are_pairs(duos: int, others: int) -> bool:
    """Whether cards can have been laid: only pairs can."""
    even = all((duos & kind).bit_count() % 2 == 0 for kind in PAIRED_KINDS)
    return even and (duos & SWIMMERS).bit_count() == (duos & SHARKS).bit_count() and not others


def _read_shells(view: View, lines: dict[str, str], rows: dict[str, Row]) -> None:
    """Read who is behind a shell: the player's own is named, the others are not."""
    for seat, line in enumerate(SHELL_LINES):
        row = rows.get(line, ())
        if row and not view.expansions & EXTRA_PEPPER:
            refuse_event(Event.CORAL_REEF)
        fit = [card != HIDDEN and is_shell(card) if seat == view.seat else card == HIDDEN for card in row]
        if len(row) > 1 or not all(fit):
            raise Problem("position-line", text=f"{line}: {lines[line]}")
        if row:
            view.sheltered |= 1 << seat
            view.shells[seat] = row[0] if seat == view.seat else 0


def _piles_and_deck(lines: dict[str, str], rows: dict[str, Row], view: View) -> tuple[list[Row], int]:
    """Return the piles, with the cards that no line counts at their bottoms, and the number of cards in the deck."""
    counted = sum(len(row) for row in rows.values())
    box = FULL_COUNT if view.expansions & EXTRA_SALT else CARD_COUNT
    deck_size = number_of(DECK, lines[DECK]) if lines.get(DECK) else box - counted
    left = box - counted - deck_size
    if left < 0 or deck_size < 0:
        raise Problem("position-count", number=box - min(left, deck_size), all=box)
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
    entries = [pack_entry(Seen.PILED, view.turn, pile, card) for pile, row in enumerate(piles) for card in row]
    for distance in range(1, view.players + 1):
        seat = (view.turn + distance) % view.players
        laid = _faces(view, LAID + seat)
        drawn = _faces(view, HAND + seat) if seat == view.seat else hands[seat]
        entries += [pack_entry(Seen.DREW, seat, 0, card) for card in (*laid, *drawn)]
        entries += [pack_entry(Seen.LAID, seat, 0, card) for card in laid]
        if is_sheltered(view, seat):
            shell = view.shells[seat] if seat == view.seat else HIDDEN
            entries += [pack_entry(Seen.DREW, seat, 0, shell), pack_entry(Seen.HID, seat, 0, shell)]
    view.memory[:] = [*entries, *[0] * (len(view.memory) - len(entries))]
    view.memories = len(entries)


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
        **expansion_lines(view),
        **dict(chain.from_iterable(_player_lines(view, seat) for seat in seats)),
        **{line: _pile_text(view, pile) for pile, line in enumerate(PILES)},
        DECK: str(view.deck_size),
    }
    return "".join(f"{name}: {text}\n" for name, text in lines.items() if text)


def _player_lines(view: View, seat: int) -> list[tuple[str, str]]:
    hand = _names(_faces(view, HAND + seat)) if seat == view.seat else str(view.hand_sizes[seat])
    laid = laid_text(view, seat) or _names(_faces(view, LAID + seat))
    shell = card_name(view.shells[seat]) if seat == view.seat else "1"
    return [(HANDS[seat], hand), (LAIDS[seat], laid), (SHELL_LINES[seat], shell if is_sheltered(view, seat) else "")]


def _pile_text(view: View, pile: int) -> str:
    covered, top = view.heights[pile] - 1, view.tops[pile]
    if covered < 0:
        return ""
    if top == HIDDEN:
        return str(covered + 1)
    return f"{covered} {card_name(top)}" if covered else card_name(top)


def _names(cards: Sequence[int]) -> str:
    return " ".join(map(card_name, cards))
