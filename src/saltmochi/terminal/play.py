"""`saltmochi play`: a game in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import Level
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.seats import DEALER
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord
from saltmochi.terminal.outcome import show_outcome
from saltmochi.terminal.words import Words, words_of
from saltmochi.texts import say

YOU = 0
# The stream of random numbers that the opponents have; the dealer has the first one.
OPPONENTS = 1

Ask = Callable[[str], str]


class Leave(Exception):
    """The person wants to stop playing."""


class Person:
    """The person at the table: sees views, reads sentences, types choices."""

    def __init__(self, console: Console, language: str, words: Words, names: list[str], ask: Ask) -> None:
        self.console = console
        self.language = language
        self.words = words
        self.names = names
        self.ask = ask

    def say(self, message: str, **values: object) -> str:
        """A sentence in the person's language."""
        return say(self.language, message, **values)

    def choose(self, view: Any, actions: list[int]) -> int:
        """Show the table and let the person choose; where there is nothing to choose, do it."""
        if len(actions) == 1:
            return actions[0]
        self.console.print()
        self.words.show_table(self.console, self.language, view, self.names)
        self.console.print(Text(self.words.asked(self.language, view), style="bold"))
        for number, action in enumerate(actions, start=1):
            choice = self.words.choice_text(self.language, view, action, self.names)
            self.console.print(f"  {number:>2}  {choice}", highlight=False, markup=False)
        return actions[self.read_choice(view, len(actions))]

    def read_choice(self, view: Any, most: int) -> int:
        """The number that the person types, counted from none."""
        while True:
            typed = self.ask(self.say("play-choose") + " ").strip().lower()
            if typed == "q":
                raise Leave
            if typed == "?":
                self.console.print(Padding(self.say(self.words.RULES), (1, 2)))
            elif typed == "p":
                self.words.explain(self.console, self.language, view)
            elif typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= most:
                return int(typed) - 1
            else:
                self.console.print(self.say("play-not-a-choice", most=most), style="yellow")


def play(
    console: Console,
    language: str,
    game: Game[Any, Any],
    options: tuple[int, int, int],
    level: Level,
    seed: int,
    ask: Ask,
) -> GameRecord:
    """A whole game of one person against bots of a level; the record of it, as far as it was played."""
    players, edition, target = options
    names = [say(language, "play-you")]
    names += [say(language, "play-opponent", number=number) for number in range(1, players)]
    words = words_of(game.name)
    person, rng = Person(console, language, words, names, ask), new_rng(seed)
    opponent = Bot(game, level, new_rng(seed, OPPONENTS))
    record = GameRecord(game, players, game.editions[edition], target)
    state = record.start()
    console.print(say(language, "play-welcome", game=say(language, f"game-{game.name}")), style="bold")
    console.print(say(language, "play-setting", edition=edition_text(language, game, edition), target=target))
    console.print(say(language, "play-keys"), style="dim")
    if level.trials:
        with console.status(say(language, "play-preparing")):
            opponent.prepare()
    try:
        while not game.over(state):
            record.actions.append(take_step(person, opponent, game, state, rng))
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
        console.print(say(language, "cli-goodbye"))
    outcome = game.outcome(state)
    if outcome:
        show_outcome(console, language, words, outcome, names)
    return record


def take_step(person: Person, opponent: Bot[Any], game: Game[Any, Any], state: Any, rng: Rng) -> int:
    """One action of whoever acts next, told as the person sees it."""
    actor = game.actor(state)
    if actor == DEALER:
        action = game.sample_chance(state, rng)
    elif actor == YOU:
        action = person.choose(game.view(state, YOU), game.legal(state))
    else:
        action = opponent.choose(game.view(state, actor))
    round_before = state.round
    sentence = person.words.told(person.language, state, action, person.names, YOU)
    game.apply(state, action)
    if state.round > round_before:
        person.console.print()
        person.console.rule(person.say("play-round", round=state.round), align="left")
    if sentence:
        person.console.print(f"· {sentence}", style="dim", highlight=False, markup=False)
    if game.rules.round_over(state):
        person.console.print()
        person.words.show_round(person.console, person.language, state, person.names)
        if not game.over(state):
            with suppress(EOFError):
                person.ask(person.say("play-enter"))
    return action


def edition_text(language: str, game: Game[Any, Any], edition: int) -> str:
    """An edition as people call it; a deck of one's own has the name that records give it."""
    name = game.editions[edition]
    return name if name.startswith("deck-") else say(language, f"edition-{name}")
