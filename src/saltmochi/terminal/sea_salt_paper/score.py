"""The points of a hand of Sea Salt & Paper, for `saltmochi score`.

An entry has the keys `hand`, `laid`, `with` (the expansions) and `events` (those under which the player is). With
expansions laid cards are pairs and trios: each is a list, or a text of several cards. Cards that are laid one by one
are pairs in order of play; a starfish joins the pair before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from saltmochi.games.sea_salt_paper.actions import ALL_PAIRS, PAIRS
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT, CARDS, Kind, set_of
from saltmochi.games.sea_salt_paper.editions import own_edition, terms
from saltmochi.games.sea_salt_paper.expansions import BITS, EXTRA_PEPPER, EXTRA_SALT, expansion_from
from saltmochi.games.sea_salt_paper.explanation import counted_colour_text, line_text
from saltmochi.games.sea_salt_paper.groups import NO_STAR, group_of
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.notation import card_from, card_name, cards_from, event_from, event_name
from saltmochi.games.sea_salt_paper.point_lines import Line, explain_points, largest_colour
from saltmochi.games.sea_salt_paper.results import parts
from saltmochi.terminal.score import Entry, check_names
from saltmochi.texts import Problem, say

# What an entry may have besides `hand`.
SCORE_KEYS = ("laid", "with", "events")
# The part of the score that a line belongs to, by the second word of its message.
PART_OF = {
    "pairs": "duos",
    "starfish": "duos",
    "collection": "collectors",
    "seahorse": "collectors",
    "multiplier": "multipliers",
    "mermaid": "mermaids",
}
PAIR_SIZE = 2


def show_score(console: Console, language: str, entry: Entry) -> None:
    """Print the points of a hand, part by part."""
    holding = read_holding(entry)
    found = parts(holding)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    table.add_column(justify="right")
    last = ""
    for line in explain_points(holding):
        part = part_of(line)
        heading = "" if part == last else say(language, f"part-{part}")
        table.add_row(heading, line_text(language, line), str(line.points))
        last = part
    table.add_row(say(language, "part-points"), "", str(found.points), style="bold")
    colour, count = largest_colour(holding.cards)
    named = counted_colour_text(language, colour, count)
    why = say(language, "part-colour-bonus-why", count=count, colour=named, **terms(own_edition(language)))
    table.add_row(say(language, "part-colour-bonus"), why, str(found.colour_bonus), style="dim")
    console.print(table)


def score_as_dict(entry: Entry) -> dict[str, Any]:
    """Return the points of a hand as JSON has them."""
    found = parts(read_holding(entry))
    return {
        "points": found.points,
        "colour_bonus": found.colour_bonus,
        "parts": {
            "duos": found.duos,
            "collectors": found.collectors,
            "multipliers": found.multipliers,
            "mermaids": found.mermaids,
        },
    }


def part_of(line: Line) -> str:
    """Return the part of the score that a line of an explanation belongs to."""
    return PART_OF[line.message.split("-")[1]]


# --- Reading an entry ---


def read_holding(entry: Entry) -> Holding:
    """Return what a player holds, after checking that it is possible."""
    for key in ("with", "events"):
        check_names(key, entry.get(key, []))
    expansions = read_expansions(entry.get("with", []))
    loose, groups = laid_rows(entry.get("laid", []), bool(expansions))
    rows = [entry["hand"], loose, *groups]
    cards = iter(cards_from(name for row in rows for name in row))
    in_hand, laid, *laid_groups = [[next(cards) for _ in row] for row in rows]
    check_expansion([*in_hand, *laid, *(card for group in laid_groups for card in group)], expansions)
    return Holding(
        hand=set_of(in_hand),
        laid=set_of([*laid, *(card for group in laid_groups for card in group)]),
        groups=tuple(read_group(group, expansions) for group in laid_groups),
        events=read_events(entry.get("events", []), expansions),
        expansions=expansions,
    )


def read_expansions(names: Iterable[str]) -> int:
    """Return the expansions with these names, a bit each."""
    return sum({BITS[expansion_from(name)] for name in names})


def read_events(names: Iterable[str], expansions: int) -> int:
    """Return the events with these names, a bit each."""
    events = {event_from(name) for name in names}
    if events and not expansions & EXTRA_PEPPER:
        named = event_name(min(events))
        raise Problem("problem-event-expansion", event=named, expansion=Problem("expansion-extra-pepper"))
    return sum(1 << event for event in events)


def check_expansion(cards: Iterable[int], expansions: int) -> None:
    """Refuse cards of Extra Salt in a game without it."""
    foreign = [card for card in cards if card >= CARD_COUNT]
    if foreign and not expansions & EXTRA_SALT:
        expansion = Problem("expansion-extra-salt")
        raise Problem("problem-card-expansion", card=card_name(foreign[0]), expansion=expansion)


def laid_rows(laid: Iterable[str | list[str]], paired: bool) -> tuple[list[str], list[list[str]]]:
    """Return the names of single laid cards, and of groups; `paired` makes pairs and trios of the single cards too."""
    loose: list[str] = []
    groups: list[list[str]] = []
    for item in laid:
        names = item if isinstance(item, list) else card_names(item)
        if isinstance(item, list) or len(names) > 1:
            groups.append(names)
        else:
            loose += names
    return ([], [*groups, *pairs_in_order(loose)]) if paired else (loose, groups)


def card_names(text: str) -> list[str]:
    """Return the names in a text: one, even with blanks in it ("crab/dark blue"), or several separated by blanks."""
    try:
        card_from(text)
    except Problem:
        return text.split() or [text]
    return [text]


def pairs_in_order(names: Iterable[str]) -> list[list[str]]:
    """Group cards that were laid one by one: two make a pair, and a starfish after them makes it a trio."""
    groups: list[list[str]] = []
    for name in names:
        last = groups[-1] if groups else []
        joins = len(last) == 1 or (len(last) == PAIR_SIZE and CARDS[card_from(name)].kind == Kind.STARFISH)
        if joins:
            last.append(name)
        else:
            groups.append([name])
    return groups


def read_group(cards: list[int], expansions: int) -> int:
    """§3.5, §11.1, §11.12, §16.3: return a laid pair or trio; its cards may be named in any order.

    Two swimmers or two sharks may lie before a player who is not under the Water Rodeo, for they can be robbed.
    """
    stars = [ALIKE[card] for card in cards if CARDS[card].kind == Kind.STARFISH]
    pair = tuple(sorted(ALIKE[card] for card in cards if CARDS[card].kind != Kind.STARFISH))
    possible = pair in ALL_PAIRS and (pair in PAIRS or is_possible(pair, expansions))
    if not possible or len(stars) > 1:
        raise Problem("problem-group", cards=", ".join(map(card_name, cards)))
    return group_of(pair[0], pair[1], stars[0] if stars else NO_STAR)


def is_possible(pair: tuple[int, ...], expansions: int) -> bool:
    """Whether these expansions allow a pair that the base game does not have; its cards have been checked."""
    return pair[1] >= CARD_COUNT or expansions & EXTRA_PEPPER != 0
