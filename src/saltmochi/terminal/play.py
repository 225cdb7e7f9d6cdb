"""`saltmochi play`: a game in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saltmochi.bots.simple import Simple
from saltmochi.games.sea_salt_paper.actions import END_TURN
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, NO_CARD
from saltmochi.games.sea_salt_paper.explanation import choice_text, explained, line_text, pile_text, told
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from
from saltmochi.games.sea_salt_paper.state import NOBODY, PILES, Phase, State
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.dealer import DEALER, Dice
from saltmochi.table.game import Game
from saltmochi.terminal import words
from saltmochi.terminal.rounds import show_outcome, show_round
from saltmochi.terminal.score import worth
from saltmochi.texts import say

YOU = 0

Ask = Callable[[str], str]


class Leave(Exception):
    """The person wants to stop playing."""


class Seat:
    """The person at the table: sees views, reads sentences, types choices."""

    def __init__(self, console: Console, language: str, names: list[str], ask: Ask) -> None:
        self.console = console
        self.language = language
        self.names = names
        self.ask = ask

    def say(self, message: str, **values: object) -> str:
        """A sentence in the person's language."""
        return say(self.language, message, **values)

    def choose(self, view: View, actions: list[int]) -> int:
        """Show the table and let the person choose; where there is nothing to choose, do it."""
        if len(actions) == 1 and actions != [END_TURN]:
            return actions[0]
        self.show(view)
        self.console.print(Text(self.say(f"ask-{Phase(view.phase).name.lower()}"), style="bold"))
        for number, action in enumerate(actions, start=1):
            choice = choice_text(self.language, view, action, self.names)
            self.console.print(f"  {number:>2}  {choice}", highlight=False, markup=False)
        return actions[self.read_choice(view, len(actions))]

    def read_choice(self, view: View, most: int) -> int:
        """The number that the person types, counted from none."""
        while True:
            typed = self.ask(self.say("play-choose") + " ").strip().lower()
            if typed == "q":
                raise Leave
            if typed == "?":
                self.console.print(Padding(self.say("play-rules"), (1, 2)))
            elif typed == "p":
                self.explain(view)
            elif typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= most:
                return int(typed) - 1
            else:
                self.console.print(self.say("play-not-a-choice", most=most), style="yellow")

    def show(self, view: View) -> None:
        """Print the table as the person sees it."""
        console, nothing = self.console, self.say("play-nothing")
        console.print()
        if view.caller not in (NOBODY, YOU):
            console.print(self.say("play-last-chance", caller=self.names[view.caller]), style="bold yellow")
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.say("play-player"), style="bold")
        table.add_column(self.say("play-total"), justify="right")
        table.add_column(self.say("play-hand"))
        table.add_column(self.say("play-laid"))
        for seat, name in enumerate(self.names):
            if seat != YOU:
                hand = Text(self.say("play-cards", count=view.hand_sizes[seat]))
                if view.shown[seat]:
                    hand = words.cards(self.language, listed(view.hands[seat]), nothing)
                laid = words.cards(self.language, listed(view.laid[seat]), nothing)
                table.add_row(name, str(view.scores[seat]), hand, laid)
        table.add_row(
            self.names[YOU], str(view.scores[YOU]), "", words.cards(self.language, listed(view.laid[YOU]), "")
        )
        console.print(table)
        for pile in range(PILES):
            title = pile_text(self.language, pile)
            shown = words.cards(self.language, [view.tops[pile]] if view.heights[pile] else [], self.say("play-empty"))
            console.print(
                Text.assemble((f"{title[0].upper()}{title[1:]} ", "bold"), f"({view.heights[pile]}): ", shown)
            )
        console.print(Text.assemble((self.say("play-deck") + " ", "bold"), f"({view.deck_size})"))
        hand = words.cards(self.language, listed(view.hands[YOU]), nothing)
        points = self.say("play-points", count=worth(own_cards(view)).points)
        console.print(Text.assemble((self.say("play-your-hand") + ": ", "bold"), hand, f"  [{points}]"))
        drawn = [card for card in view.drawn if card != NO_CARD]
        if drawn:
            console.print(Text.assemble((self.say("play-drawn") + ": ", "bold"), words.cards(self.language, drawn, "")))

    def explain(self, view: View) -> None:
        """Print why the person's cards are worth what they are worth."""
        cards = own_cards(view)
        for line in explained(cards):
            self.console.print(f"  {line.points:>3}  {line_text(self.language, line)}", highlight=False, markup=False)
        points = self.say("play-points", count=worth(cards).points)
        self.console.print(f"{self.say('play-your-points')}: {points}", style="bold")


def listed(counts: list[int]) -> list[int]:
    """The cards of a view's counts, one by one."""
    return [card for card in range(CARD_COUNT) for _ in range(counts[card])]


def own_cards(view: View) -> list[int]:
    """All cards of the person, hand and laid, as different cards."""
    return cards_from(map(card_name, listed(view.hands[view.seat]) + listed(view.laid[view.seat])))


def play(
    console: Console, language: str, game: Game[State, View], options: tuple[int, int, int], dice: Dice, ask: Ask
) -> None:
    """A whole game of one person against simple opponents."""
    players, edition, target = options
    names = [say(language, "play-you")]
    names += [say(language, "play-opponent", number=number) for number in range(1, players)]
    person, opponent = Seat(console, language, names, ask), Simple(dice)
    state = game.deal(players, game.editions[edition], target)
    console.print(say(language, "play-welcome"), style="bold")
    setting = say(language, "play-setting", edition=say(language, f"edition-{game.editions[edition]}"), target=target)
    console.print(setting)
    console.print(say(language, "play-keys"), style="dim")
    try:
        while not game.over(state):
            take_step(person, opponent, game, state, dice)
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
        console.print(say(language, "cli-goodbye"))
        return
    outcome = game.outcome(state)
    if outcome:
        show_outcome(console, language, outcome, names)


def take_step(person: Seat, opponent: Simple, game: Game[State, View], state: State, dice: Dice) -> None:
    """One action of whoever acts next, told as the person sees it."""
    actor = game.actor(state)
    if actor == DEALER:
        action = game.chance(state, dice)
    elif actor == YOU:
        action = person.choose(game.view(state, YOU), distinct(game.legal(state)))
    else:
        action = opponent.choose(game.view(state, actor))
    round_before: Any = state.round
    sentence = told(person.language, state, action, person.names, YOU)
    game.apply(state, action)
    if state.round > round_before:
        person.console.print()
        person.console.rule(person.say("play-round", round=state.round), align="left")
    if sentence:
        person.console.print(f"· {sentence}", style="dim", highlight=False, markup=False)
    if game.rules.round_over(state):
        show_round(person.console, person.language, state, person.names)
        if not game.over(state):
            person.ask(person.say("play-enter"))


def distinct(actions: list[int]) -> list[int]:
    """Each action once, in order."""
    return list(dict.fromkeys(actions))
