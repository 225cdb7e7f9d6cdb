"""`saltmochi play`: a person against bots, line by line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import Level
from saltmochi.bots.style import Notes
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord
from saltmochi.table.options import Options
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.seats import DEALER
from saltmochi.terminal.labels import edition_label, game_label
from saltmochi.terminal.presentation import Presentation, presentation_of, show_outcome
from saltmochi.texts import say

YOU = 0
# The number of the opponents' random stream; the dealer's is 0.
OPPONENTS = 1

Ask = Callable[[str], str]


class Quit(Exception):
    """The person wants to stop playing."""


class Person:
    """The person at the table, who sees views and types choices."""

    def __init__(self, console: Console, language: str, presentation: Presentation, names: list[str], ask: Ask) -> None:
        self.console = console
        self.language = language
        self.presentation = presentation
        self.names = names
        self.ask = ask

    def say(self, message: str, **values: object) -> str:
        """Return a message in the person's language."""
        return say(self.language, message, **values)

    def choose(self, view: Any, actions: list[int]) -> int:
        """Show the table and let the person choose; a single legal action is chosen at once."""
        if len(actions) == 1:
            return actions[0]
        self.console.print()
        self.presentation.show_table(self.console, self.language, view, self.names)
        self.console.print(Text(self.presentation.prompt_text(self.language, view), style="bold"))
        for number, action in enumerate(actions, start=1):
            choice = self.presentation.choice_text(self.language, view, action, self.names)
            self.console.print(f"  {number:>2}  {choice}", highlight=False, markup=False)
        return actions[self.read_choice(view, len(actions))]

    def read_choice(self, view: Any, most: int) -> int:
        """Return the place of the choice whose number the person types."""
        while True:
            typed = self.ask(self.say("play-choose") + " ").strip().lower()
            if typed == "q":
                raise Quit
            if typed == "?":
                self.show_rules(view)
            elif typed == "p":
                self.presentation.show_points(self.console, self.language, view)
            elif typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= most:
                return int(typed) - 1
            else:
                self.console.print(self.say("play-not-a-choice", most=most), style="yellow")

    def show_rules(self, view: Any) -> None:
        """Print a summary of the rules, if the game has one."""
        if text := self.presentation.rules_text(self.language, view):
            self.console.print(Padding(text, (1, 2)))


def play(
    console: Console,
    language: str,
    game: Game[Any, Any],
    options: Options,
    level: Level,
    seed: int,
    ask: Ask,
) -> GameRecord:
    """Play a game of one person against bots of a level; return its record, as far as it was played."""
    names = [say(language, "play-you")]
    names += [say(language, "play-opponent", number=number) for number in range(1, options.players)]
    presentation = presentation_of(game)
    person, rng = Person(console, language, presentation, names, ask), new_rng(seed)
    opponent: Bot[Any] = Bot(game, level, new_rng(seed, OPPONENTS))
    notes = [Notes() for _ in range(options.players)]
    record = GameRecord(game, options)
    state = record.start()
    console.print(say(language, "play-welcome", game=game_label(language, game)), style="bold", markup=False)
    edition = edition_label(language, options.edition)
    console.print(say(language, "play-setting", edition=edition, target=options.target))
    if own := presentation.describe_options(language, options):
        console.print(own, markup=False)
    console.print(say(language, "play-keys"), style="dim")
    if level.trials:
        with console.status(say(language, "play-preparing")):
            opponent.prepare(state)
    try:
        while not game.over(state):
            record.actions.append(take_step(person, opponent, notes, game, state, rng))
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
        console.print(say(language, "cli-goodbye"))
    outcome = game.outcome(state)
    if outcome:
        show_outcome(console, language, presentation, outcome, names, YOU)
    return record


def take_step(
    person: Person, opponent: Bot[Any], notes: list[Notes], game: Game[Any, Any], state: Any, rng: Rng
) -> int:
    """Let the next actor act, print what the person sees of it, and return the action; bots take notes by seat."""
    actor = game.actor(state)
    if actor == DEALER:
        action = game.sample_chance(state, rng)
    elif actor == YOU:
        action = person.choose(game.view(state, YOU), game.legal(state))
    else:
        action = opponent.choose(game.view(state, actor), notes=notes[actor])
    round_before = state.round
    sentence = person.presentation.describe_action(person.language, state, action, person.names, YOU)
    game.apply(state, action)
    if state.round > round_before:
        person.console.print()
        person.console.rule(person.say("play-round", round=state.round), align="left")
    if sentence:
        person.console.print(f"· {sentence}", style="dim", highlight=False, markup=False)
    if game.rules.round_over(state):
        person.console.print()
        person.presentation.show_round(person.console, person.language, state, person.names, YOU)
        if not game.over(state):
            with suppress(EOFError):
                person.ask(person.say("play-enter"))
    return action
