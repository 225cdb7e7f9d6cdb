"""Hands, rounds and games with what the rules make of them: the browser client, which scores by itself, must agree."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from saltmochi.games.happy_mochi import cards as mochi_cards
from saltmochi.games.happy_mochi import results as mochi_results
from saltmochi.games.happy_mochi import rules as mochi_rules
from saltmochi.games.happy_mochi import state as mochi_state
from saltmochi.games.happy_mochi.notation import card_name as mochi_name
from saltmochi.games.happy_mochi.scoring import points as mochi_points
from saltmochi.games.sea_salt_paper import results, rules
from saltmochi.games.sea_salt_paper.actions import ALL_PAIRS
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT, CARDS, FOUR_MERMAIDS, FULL_COUNT, Kind, set_of
from saltmochi.games.sea_salt_paper.editions import NAMES
from saltmochi.games.sea_salt_paper.events import EVENTS
from saltmochi.games.sea_salt_paper.expansions import EXTRA_PEPPER, EXTRA_SALT
from saltmochi.games.sea_salt_paper.groups import NO_STAR, group_of
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.notation import card_name, event_name
from saltmochi.games.sea_salt_paper.point_lines import explain_points
from saltmochi.games.sea_salt_paper.state import DECK, HAND, NOBODY, Ending, Finish, State, add, remove
from saltmochi.table.outcome import Outcome

SEED = 58
HANDS = 200
EXPANDED_HANDS = 70
GAMES = 150
MERMAIDS = [card for card in range(CARD_COUNT) if CARDS[card].kind == Kind.MERMAID]


def parts(cards: list[int]) -> results.Parts:
    """The parts of a hand."""
    return results.parts(Holding(set_of(cards)))


def hand(cards: list[int]) -> dict[str, Any]:
    """A hand, its parts and their explanation."""
    worth = parts(cards)
    return {
        "cards": [card_name(card) for card in cards],
        "parts": [worth.duos, worth.collectors, worth.multipliers, worth.mermaids, worth.colour_bonus],
        "lines": [[line.message, line.values, line.points] for line in explain_points(Holding(set_of(cards)))],
    }


def hands(random: Random) -> list[dict[str, Any]]:
    """No card, all cards, each number of mermaids, and many hands as they come."""
    chosen: list[list[int]] = [[], list(range(CARD_COUNT))]
    chosen += [MERMAIDS[:n] for n in range(1, FOUR_MERMAIDS + 1)]
    chosen += [random.sample(range(CARD_COUNT), random.randint(1, 16)) for _ in range(HANDS - len(chosen))]
    return [hand(cards) for cards in chosen]


def expanded_hands(random: Random) -> list[dict[str, Any]]:
    """Hands with both expansions: some pairs and trios are laid, and up to two events count."""
    return [expanded_hand(random) for _ in range(EXPANDED_HANDS)]


def expanded_hand(random: Random) -> dict[str, Any]:
    """Random cards, some of them laid, and what they are worth under random events."""
    held = random.sample(range(FULL_COUNT), random.randint(1, 20))
    # Much depends on the cards of Extra Salt.
    held += random.sample([card for card in range(CARD_COUNT, FULL_COUNT) if card not in held], 2)[
        : random.randint(0, 2)
    ]
    events = random.sample(EVENTS, random.randint(0, 2))
    groups = [group for _ in range(random.randint(0, 3)) if (group := lay(random, held))]
    laid = [card for group in groups for card in group]
    holding = Holding(
        hand=set_of(held),
        laid=set_of(laid),
        groups=tuple(group_of(ALIKE[group[0]], ALIKE[group[1]], starfish(group)) for group in groups),
        events=sum(1 << event for event in events),
        expansions=EXTRA_SALT | EXTRA_PEPPER,
    )
    worth = results.parts(holding)
    return {
        "hand": [card_name(card) for card in held],
        "groups": [[card_name(card) for card in group] for group in groups],
        "events": [event_name(event) for event in events],
        "parts": [worth.duos, worth.collectors, worth.multipliers, worth.mermaids, worth.colour_bonus],
        "lines": [[line.message, line.values, line.points] for line in explain_points(holding)],
    }


def lay(random: Random, held: list[int]) -> list[int]:
    """Take a pair out of a hand, perhaps with a starfish; nothing if there is none."""
    pairs = [[a, b] for a in held for b in held if a != b and (ALIKE[a], ALIKE[b]) in ALL_PAIRS]
    stars = [card for card in held if CARDS[card].kind == Kind.STARFISH]
    group = random.choice(pairs) if pairs else []
    if group and stars and random.random() < 0.5:
        group = [*group, stars[0]]
    for card in group:
        held.remove(card)
    return group


def starfish(group: list[int]) -> int:
    """The starfish of a trio."""
    return group[2] if len(group) > 2 else NO_STAR


def outcome(found: Outcome) -> dict[str, Any]:
    """How a game ended."""
    return {
        "winners": found.winners,
        "reason": found.reason,
        "tie_break": found.tie_break,
        "scores": found.scores,
    }


def play_round(random: Random, state: State, call: str) -> dict[str, Any]:
    """Somebody ends a round with such hands."""
    rules.clear(state)
    cards = random.sample([card for card in range(CARD_COUNT) if card not in MERMAIDS[3:]], 7 * state.players)
    most = random.choice((3, 7))
    held = [cards[seat * 7 : seat * 7 + random.randint(0, most)] for seat in range(state.players)]
    for seat in range(state.players):
        for card in held[seat]:
            remove(state, DECK, card)
            add(state, HAND + seat, card)
    state.turn = random.randrange(state.players)
    state.caller = NOBODY if call == "void" else state.turn
    if call == "stop":
        rules.stop(state)
    elif call == "last_chance":
        state.turn = (state.caller - 1) % state.players
        rules.score_last_chance(state)
    elif call == "mermaids":
        rules.win_by_mermaids(state)
    else:
        rules.void(state)
    worth = [parts(each) for each in held]
    scored = call in ("stop", "last_chance")
    return {
        "call": call,
        "caller": None if call == "void" else state.turn if call == "mermaids" else state.caller,
        "worth": [[each.points, each.colour_bonus] for each in worth],
        "ending": Ending(state.ending).name.lower(),
        "gains": state.gains[: state.players] if scored else [0] * state.players,
        "starter": state.starter if scored else None,
    }


def game(random: Random, calls: list[str], edition: int, players: int, target: int) -> dict[str, Any]:
    """A game from its first round to its end."""
    state = State()
    state.players, state.edition, state.target = players, edition, target
    rules.set_up(state)
    rounds: list[dict[str, Any]] = []
    while state.finish == Finish.NONE:
        call = (
            calls[min(len(rounds), len(calls) - 1)]
            if calls
            else random.choice(("stop", "stop", "last_chance", "last_chance", "void"))
        )
        rounds.append(play_round(random, state, call))
    return {
        "edition": NAMES[edition],
        "players": players,
        "target": target,
        "rounds": rounds,
        "outcome": outcome(results.find_outcome(state)),
    }


def games(random: Random) -> list[dict[str, Any]]:
    """Games of every edition: short ones, so that there are equal totals; and the rarer ends."""
    found = [
        game(random, [], n % len(NAMES), random.randint(2, 4), random.choice((1, 2, 3, 4, 12))) for n in range(GAMES)
    ]
    for edition in range(len(NAMES)):
        found.append(game(random, ["void"], edition, 2, 40))
        found.append(game(random, ["stop", "stop", "void"], edition, 3, 1000))
        found.append(game(random, ["stop", "mermaids"], edition, 4, 1000))
    return found


def mochi_hand(random: Random) -> dict[str, Any]:
    """A hand of Happy Mochi and what it costs."""
    cards = random.sample(range(mochi_cards.CARD_COUNT), random.randint(0, 14))
    return {"cards": [mochi_name(card) for card in cards], "points": mochi_points(cards, len(cards))}


def mochi_game(gains: list[list[int]], target: int) -> dict[str, Any]:
    """How a game ends after these rounds, if it does."""
    state = mochi_state.State()
    state.players = len(gains[0])
    state.target = target
    for row in gains:
        for seat in range(state.players):
            state.scores[seat] += row[seat]
        state.scoreless = 0 if any(row) else state.scoreless + 1
    mochi_rules.finish_game(state)
    over = state.finish != mochi_state.Finish.NONE
    return {
        "target": target,
        "gains": gains,
        "outcome": outcome(mochi_results.find_outcome(state)) if over else None,
    }


def mochi_games(random: Random) -> list[dict[str, Any]]:
    """The example of the book, rounds without a point, and games as they come."""
    found = [mochi_game([[12, 4, 0], [0, 16, 5], [19, 0, 23]], 30), mochi_game([[0, 0]] * mochi_rules.SCORELESS, 30)]
    for _ in range(60):
        players = random.randint(2, 6)
        rounds = [[random.choice((0, 5, 10, 15)) for _ in range(players)] for _ in range(random.randint(1, 4))]
        found.append(mochi_game(rounds, 30))
    return found


def as_json(lists: dict[str, list[dict[str, Any]]]) -> str:
    """Lists as JSON text, a line for each element."""
    rows = {name: ",\n".join(json.dumps(each) for each in found) for name, found in lists.items()}
    return "{\n" + ",\n".join(f'"{name}": [\n{text}\n]' for name, text in rows.items()) + "\n}\n"


def sea_golden() -> str:
    """Hands and games of Sea Salt & Paper."""
    random = Random(SEED)
    return as_json({"hands": hands(random), "games": games(random), "expanded": expanded_hands(random)})


def mochi_golden() -> str:
    """Hands and games of Happy Mochi."""
    random = Random(SEED)
    return as_json({"hands": [mochi_hand(random) for _ in range(100)], "games": mochi_games(random)})


# What the client's scoring is compared with, by the name of the game.
GOLDEN: dict[str, Callable[[], str]] = {"sea-salt-paper": sea_golden, "happy-mochi": mochi_golden}
