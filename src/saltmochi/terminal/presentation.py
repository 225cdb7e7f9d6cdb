"""What a game shows in the terminal: its module in this room, with a plain default for what it does not bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from saltmochi.games import room_module
from saltmochi.table.game import Game
from saltmochi.table.game_record import DEALER_NAME
from saltmochi.table.options import Options, option_text, own_values
from saltmochi.table.outcome import Outcome
from saltmochi.table.seats import DEALER
from saltmochi.terminal.labels import ending_label
from saltmochi.texts import list_text, say, subject


class Presentation:
    """What any game shows in the terminal, from its notation alone. A module `terminal/<game>` may replace each part:

    the functions below, without `self`, and `RULES_MESSAGE`, the message that sums up the rules. It may also bring
    `show_score(console, language, entry)`, `score_as_dict(entry)` and `SCORE_KEYS` for the command `score`,
    `show_editions(console, language, **own)` for `editions`, with the options that `commands/<game>` adds to it, and
    `call_name(language, view, choice)` for `advise`.
    """

    RULES_MESSAGE = ""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def describe_action(
        self,
        language: str,  # noqa: ARG002
        state: Any,
        action: int,
        names: Sequence[str],
        seat: int | None = None,
    ) -> str:
        """Describe an action before it is applied, as this seat sees it (None: a reader who sees everything)."""
        actor = self.game.actor(state)
        disclosure = self.game.disclose(state, action)
        text = disclosure.full if seat is None else disclosure.text_for(seat)
        return f"{DEALER_NAME if actor == DEALER else names[actor]}: {text}"

    def describe_options(self, language: str, options: Options) -> str:  # noqa: ARG002
        """Say which options that only this game has differ from their defaults; "" if none."""
        return ", ".join(f"{name}: {option_text(value)}" for name, value in own_values(options).items())

    def prompt_text(self, language: str, view: Any) -> str:
        """Return what the player has to decide."""
        return say(language, "play-round", round=view.round)

    def choice_text(self, language: str, view: Any, action: int, names: Sequence[str]) -> str:  # noqa: ARG002
        """Return the text of an action that the player may choose."""
        return self.game.text_of(action)

    def card_in_sentence(self, language: str, card: str) -> str:  # noqa: ARG002
        """Return the name of a card, given in the game's notation, as it stands in a sentence."""
        return card

    def show_table(self, console: Console, language: str, view: Any, names: Sequence[str]) -> None:
        """Print the table as the player of a view sees it, when a choice begins."""
        self.show_surroundings(console, language, view, names)

    def looks_around(self, view: Any) -> bool:  # noqa: ARG002
        """Whether `show_table` shows more than the player's own cards: in most games when a turn begins."""
        return True

    def show_surroundings(self, console: Console, language: str, view: Any, names: Sequence[str]) -> None:
        """Print what there is on the table apart from the player's own cards."""
        show_totals(console, language, view, names)

    def rules_text(self, language: str, view: Any) -> str:  # noqa: ARG002
        """Return a summary of the rules that the table plays by, or "" if there is none."""
        return say(language, self.RULES_MESSAGE) if self.RULES_MESSAGE else ""

    def show_points(self, console: Console, language: str, view: Any) -> None:
        """Print why the player's cards are worth what they are worth."""
        console.print(f"{say(language, 'play-total')}: {view.scores[view.seat]}")

    def show_round(
        self,
        console: Console,
        language: str,
        state: Any,
        names: Sequence[str],
        reader: int | None = None,  # noqa: ARG002
    ) -> None:
        """Print how the round on the table ended, and what everybody gained, to the player on the reader's seat."""
        console.print(ending_label(language, self.game.endings[state.ending]), style="bold", markup=False)
        show_totals(console, language, state, names, gains=True)

    def outcome_text(self, language: str, outcome: Outcome, winners: Mapping[str, object]) -> str:  # noqa: ARG002
        """Return who has won and why the game is over; `winners` are the values of the message `outcome-win`."""
        return say(language, "outcome-win", **winners)


def show_totals(console: Console, language: str, table: Any, names: Sequence[str], gains: bool = False) -> None:
    """Print the total of every player, and what the last round added to it."""
    shown = Table(box=None, padding=(0, 2, 0, 0))
    shown.add_column(say(language, "play-player"), style="bold")
    for column in ("play-gained", "play-total") if gains else ("play-total",):
        shown.add_column(say(language, column), justify="right")
    for seat, name in enumerate(names):
        gained = (f"{table.gains[seat]:+}",) if gains else ()
        shown.add_row(Text(name), *gained, str(table.scores[seat]))
    console.print(shown)


def presentation_of(game: Game[Any, Any]) -> Presentation:
    """Return what a game shows in the terminal."""
    presentation, module = Presentation(game), room_module("terminal", game.name)
    for name in vars(Presentation):
        if not name.startswith("_") and hasattr(module, name):
            setattr(presentation, name, getattr(module, name))
    return presentation


def show_outcome(
    console: Console,
    language: str,
    presentation: Presentation,
    outcome: Outcome,
    names: Sequence[str],
    reader: int | None = None,
) -> None:
    """Print who has won, and why, to the player on the reader's seat."""
    winners = winners_of(language, outcome, names, reader)
    console.print()
    console.print(presentation.outcome_text(language, outcome, winners), style="bold green", markup=False)
    shared = ["shared"] if len(outcome.winners) > 1 and outcome.tie_break != "shared" else []
    for reason in (*filter(None, [outcome.tie_break]), *shared):
        console.print(say(language, f"tie-{reason.replace('_', '-')}"))


def winners_of(language: str, outcome: Outcome, names: Sequence[str], reader: int | None) -> dict[str, object]:
    """Return the values of the message that says who has won."""
    everybody = list_text(language, [names[seat] for seat in outcome.winners])
    others = list_text(language, [names[seat] for seat in outcome.winners if seat != reader])
    return {**subject(everybody, reader in outcome.winners), "others": others, "count": len(outcome.winners)}


def module_with(game: str, function: str) -> Any:
    """Return the terminal module of a game if it has this function, else None."""
    module = room_module("terminal", game)
    return module if hasattr(module, function) else None
