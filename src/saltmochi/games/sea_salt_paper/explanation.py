"""Cards, points and actions in words.

This module chooses messages and their values; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections.abc import Sequence

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARDS, Colour
from saltmochi.games.sea_salt_paper.disclosure import (
    EventChange,
    cards_looked_at,
    dances,
    discarded_event,
    disclose,
    event_changes,
    kept_card,
    passed_over,
    stung_by,
)
from saltmochi.games.sea_salt_paper.editions import EDITIONS, terms
from saltmochi.games.sea_salt_paper.events import BURDENS, Event
from saltmochi.games.sea_salt_paper.expansion_rules import has_expansions
from saltmochi.games.sea_salt_paper.notation import PILES
from saltmochi.games.sea_salt_paper.point_lines import Line, word
from saltmochi.games.sea_salt_paper.results import ender, wins_by_dance
from saltmochi.games.sea_salt_paper.state import (
    DRAWN,
    LOOKED,
    NOBODY,
    PILE,
    SETS,
    Ending,
    State,
    top,
)
from saltmochi.games.sea_salt_paper.steps import wins_with_three
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.texts import list_text, say, subject

# --- Texts ---


def card_text(language: str, card: int) -> str:
    """Return the name of a card as a label."""
    return say(language, "card", **_card_words(language, card))


def a_card_text(language: str, card: int) -> str:
    """Return the name of a card as it stands in a sentence, with its article."""
    kind, colour = CARDS[card]
    article = say(language, "card-article", kind=word(kind), colour=word(colour))
    return say(language, "a-card", article=article, **_card_words(language, card))


def _card_words(language: str, card: int) -> dict[str, str]:
    """Return the words for a card's kind and colour; the colour agrees with the kind."""
    kind, colour = CARDS[card]
    gender = say(language, "card-gender", kind=word(kind))
    return {"kind": say(language, f"kind-{word(kind)}"), "colour": colour_text(language, colour, gender)}


def colour_text(language: str, colour: Colour, form: str = "m") -> str:
    """Return the name of a colour in the form that its noun asks for: `m`, `f`, or `cards` for the plural of "card"."""
    return say(language, f"colour-{word(colour)}", form=form)


def counted_colour_text(language: str, colour: Colour, count: int) -> str:
    """Return the name of a colour as it stands beside a number of cards."""
    return colour_text(language, colour, "f" if count == 1 else "cards")


def line_text(language: str, line: Line) -> str:
    """Return a line of an explanation as a sentence."""
    values = dict(line.values)
    if "colour" in values:
        colour = Colour[str(values["colour"]).upper().replace("-", "_")]
        values["colour"] = counted_colour_text(language, colour, int(values["count"]))
    return say(language, line.message, **values)


def side_text(language: str, pile: int) -> str:
    """Return the word for the side of a pile, as it stands in a sentence."""
    return say(language, f"side-{PILES[pile]}")


def table_terms(table: State | View) -> dict[str, str]:
    """Return the words of the edition that a table plays by."""
    return terms(EDITIONS[table.edition])


def describe_action(language: str, state: State, action: int, names: Sequence[str], seat: int | None = None) -> str:
    """Say what is about to happen, as this seat sees it (None: as a reader who sees all); "" if it sees nothing."""
    verb, target, other, _ = ACTIONS[action]
    if has_expansions(state) and (told := describe_expansion(language, state, action, names, seat)) is not None:
        return told
    disclosure = disclose(state, action)
    known = disclosure.seen_by(seat)
    actor = target if verb == Verb.BEGIN else state.turn

    def sentence(message: str, **values: str) -> str:
        return say(language, f"log-{message}", **subject(names[actor], actor == seat), **values)

    def clause(message: str, **values: str) -> str:
        return say(language, f"did-{message}", **values)

    def did(message: str, **values: str) -> str:
        return sentence("turn", clauses=clause(message, **values))

    def card(number: int) -> str:
        return a_card_text(language, number)

    def side(pile: int) -> str:
        return side_text(language, pile)

    match verb:
        case Verb.BEGIN | Verb.SHUFFLE:
            return sentence(verb.name.lower())
        case Verb.DEAL if state.awaits < SETS:
            return did("get", card=card(target)) if known else did("get-hidden")
        case Verb.DEAL if state.awaits < DRAWN:
            return sentence("turn-up", card=card(target), side=side(state.awaits - PILE))
        case Verb.DEAL:
            return did("see", card=card(target)) if known else ""
        case Verb.STEAL if state.victim == seat:
            return sentence("turn-named", clauses=say(language, "did-steal-you", card=card(target)))
        case Verb.STEAL:
            victim = names[state.victim]
            return did("steal", victim=victim, card=card(target)) if known else did("steal-hidden", victim=victim)
        case Verb.TAKE:
            return did("take", card=card(top(state, target)), side=side(target))
        case Verb.PUT:
            seen = disclosure.card_seen_by(0, seat)
            kept = clause("keep", card=card(kept_card(state, target))) if seen else clause("keep-hidden")
            put = clause("put", card=card(target), side=side(other))
            return sentence("turn", clauses=list_text(language, [kept, put]))
        case Verb.LAY:
            return did("lay", first=card(target), second=card(other))
        case Verb.LOOK:
            return did("look", side=side(target))
        case Verb.PICK:
            where = side(state.looking)
            return did("pick", card=card(target), side=where) if known else did("pick-hidden", side=where)
        case Verb.ROB:
            return sentence("rob-you" if target == seat else "rob", victim=names[target])
    return did(verb.name.lower().replace("_", "-"), **table_terms(state))


def choice_text(language: str, view: View, action: int, names: Sequence[str]) -> str:
    """Describe an action that a player may choose."""
    verb, target, other, third = ACTIONS[action]

    def sentence(**values: str) -> str:
        return say(language, f"choose-{verb.name.lower().replace('_', '-')}", **values)

    def card(number: int) -> str:
        return a_card_text(language, number)

    match verb:
        case Verb.TAKE:
            return sentence(card=card(view.tops[target]), side=side_text(language, target))
        case Verb.PUT:
            stays = view.drawn[1] if view.drawn[0] == target else view.drawn[0]
            return sentence(kept=card(stays), card=card(target), side=side_text(language, other))
        case Verb.LAY:
            return sentence(first=card(target), second=card(other))
        case Verb.LOOK:
            return sentence(side=side_text(language, target))
        case Verb.PICK if target != ALIKE[target]:
            return say(language, "choose-pick-deeper", card=card(target), place=target - ALIKE[target] + 1)
        case Verb.PICK:
            return sentence(card=card(target))
        case Verb.ROB | Verb.VISIT:
            return sentence(victim=names[target])
        case Verb.LAY_TRIO:
            return sentence(first=card(target), second=card(other), starfish=card(third))
        case Verb.KEEP | Verb.GIVE | Verb.HIDE:
            return sentence(card=card(target))
        case Verb.GET:
            return sentence(card=card(target), given=card(view.given))
        case Verb.ROB_PAIR:
            return sentence(victim=names[third], first=card(target), second=card(other))
        case Verb.KEEP_EVENT:
            discarded = view.held[view.turn] if target == view.offered else view.offered
            return sentence(event=event_text(language, target), discarded=event_text(language, discarded))
        case Verb.LAY_MERMAIDS if has_expansions(view) and wins_with_three(view, view.turn):
            return say(language, "choose-lay-mermaids-dance")
    return sentence(**table_terms(view))


def ending_text(language: str, state: State, names: Sequence[str], seat: int | None = None) -> str:
    """Say how the round ended, as a sentence about the player who ended it."""
    player = ender(state)
    ending = Ending(state.ending).name.lower().replace("_", "-")
    if wins_by_dance(state):
        ending = "mermaids-dance"
    return say(language, f"ending-{ending}", **subject(names[player], player == seat), **table_terms(state))


# --- With expansions ---


def event_text(language: str, event: int) -> str:
    """Return the name of an event."""
    return say(language, f"event-{event_word(event)}")


def event_word(event: int) -> str:
    """Return the part of a message name that stands for an event."""
    return Event(event).name.lower().replace("_", "-")


def describe_expansion(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str | None:
    """Say what is about to happen where it differs with expansions; None where it does not."""
    done = ACTIONS[action]
    known = disclose(state, action).seen_by(seat)

    def clause(message: str, **values: object) -> str:
        return say(language, f"did-{message}", **values)

    def told(*clauses: str, named: bool = False) -> str:
        who = subject(names[state.turn], state.turn == seat)
        return say(language, "log-turn-named" if named else "log-turn", **who, clauses=list_text(language, clauses))

    def card(number: int) -> str:
        return a_card_text(language, number)

    match done.verb:
        case Verb.SHUFFLE:
            return " ".join([say(language, "log-shuffle"), *_events_handed_on(language, state, action, names, seat)])
        case Verb.TURN_UP_EVENT:
            return say(language, "log-event", event=event_text(language, done.target))
        case Verb.KEEP_EVENT:
            discarded = event_text(language, discarded_event(state, action))
            return told(clause("keep-event", event=event_text(language, done.target), discarded=discarded))
        case Verb.DEAL if state.awaits == LOOKED:
            return told(clause("see", card=card(done.target))) if known else ""
        case Verb.DEAL if state.sting_turn:
            stung = say(language, "log-stung-turn", **subject(names[state.turn], state.turn == seat))
            drew = [told(clause("get", card=card(done.target)))] if known else []
            return " ".join([stung, *drew, *_passed_over(language, state, action, names, seat)])
        case Verb.END_TURN | Verb.LAST_CHANCE if over := _passed_over(language, state, action, names, seat):
            return " ".join([told(clause(done.verb.name.lower().replace("_", "-"), **table_terms(state))), *over])
        case Verb.LAY if count := cards_looked_at(state, action):
            laid = clause("lay", first=card(done.target), second=card(done.other))
            return told(laid, clause("look-deck", count=count))
        case Verb.LAY:
            laid = told(clause("lay", first=card(done.target), second=card(done.other)))
            return " ".join([laid, *_stung(language, state, action, names, seat)])
        case Verb.LAY_TRIO:
            values = {"first": card(done.target), "second": card(done.other), "starfish": card(done.third)}
            return told(clause("lay-trio", **values))
        case Verb.LAY_MERMAIDS if dances(state):
            return told(clause("lay-mermaids-dance"))
        case Verb.KEEP:
            kept = clause("keep", card=card(done.target)) if known else clause("keep-hidden")
            return told(kept, *([clause("shuffle-rest")] if state.looked_count > 1 else []))
        case Verb.HIDE:
            return told(clause("hide", card=card(done.target)) if known else clause("hide-hidden"))
        case Verb.VISIT if done.target == seat:
            return told(clause("visit-you"), named=True)
        case Verb.VISIT:
            return told(clause("visit", victim=names[done.target]))
        case Verb.DECLINE:
            return told(clause("decline"))
        case Verb.GIVE:
            return ""
        case Verb.GET if state.victim == seat:
            return told(clause("exchange-you", given=card(state.given), card=card(done.target)), named=True)
        case Verb.GET:
            victim = names[state.victim]
            exchanged = {"given": card(state.given), "card": card(done.target), "victim": victim}
            return told(clause("exchange", **exchanged) if known else clause("exchange-hidden", victim=victim))
        case Verb.ROB_PAIR if done.third == seat:
            return told(clause("rob-pair-you", first=card(done.target), second=card(done.other)), named=True)
        case Verb.ROB_PAIR:
            pair = {"first": card(done.target), "second": card(done.other)}
            return told(clause("rob-pair", victim=names[done.third], **pair))
    return None


def _stung(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> list[str]:
    """§11.5: say whom a pair stings."""
    seats = stung_by(state, action)
    who = list_text(language, [names[player] for player in seats if player != seat])
    others = [say(language, "log-sting", who=who, me="no")] if who else []
    reader = [say(language, "log-sting", **subject(names[seat], True))] if seat is not None and seat in seats else []
    return others + reader


def _passed_over(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> list[str]:
    """§11.9: say whose stung turn is over at once."""
    return [
        say(language, "log-stung-turn-empty", **subject(names[player], player == seat))
        for player in passed_over(state, action)
    ]


def _events_handed_on(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> list[str]:
    """§14: say who loses an event, and who gets the round's event."""
    return [_event_handed_on(language, change, names, seat) for change in event_changes(state, action)]


def _event_handed_on(language: str, change: EventChange, names: Sequence[str], seat: int | None) -> str:
    if change.event == Event.NONE:
        return say(language, "log-events-shuffle")
    who = {} if change.seat == NOBODY else subject(names[change.seat], change.seat == seat)
    end = "leader" if change.event in BURDENS else "last"
    return say(language, f"log-event-{change.what}-{end}", event=event_text(language, change.event), **who)
