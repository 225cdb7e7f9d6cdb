"""The page docs/findings.md: its sections, sentences, tables and pictures.

Every figure of the page, and every sentence that draws a conclusion, is computed here from the results of the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.calls_page import LEAST as LEAST_DECISIONS
from benchmarks.calls_page import PLAYERS as CHART_PLAYERS
from benchmarks.calls_page import conclusion, matches_table, picture_name, shares_table
from saltmochi.arena.measures import NOTHING, Answer, Measure, Row, Unit
from saltmochi.games.sea_salt_paper.editions import NAMES as EDITIONS
from saltmochi.terminal.answers import figure_text
from saltmochi.terminal.plots import (
    AXIS,
    EDGE,
    LABELS,
    LINE,
    QUIET,
    ROW,
    add_axes_at,
    draw_figure,
    draw_key,
    draw_rows,
    draw_text,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SALT, MOCHI = "sea-salt-paper", "happy-mochi"
# The bots that play: some look ahead, others are quick and play many more games.
THINKING, QUICK = "search:400", "thumb"
THINKING_MOCHI = "search:200"
SALT_BOTS, MOCHI_BOTS = (f"`{THINKING}`", f"`{QUICK}`"), (f"`{THINKING_MOCHI}`", f"`{QUICK}`")
# Thirty pairs of editions and endings are compared: so much wider must an interval be to miss once in twenty times.
STRETCH = 1.6
# The width of pictures in inches, and of their texts in characters.
WIDE, WRAP, WRAP_QUIET = 7.0, 66, 98
# The columns of the tables of what was played.
PLAYED = {"bot": "bot", "players": "players", "games": "games", "rounds": "rounds"}
INTERVALS = "Bars are 95 % intervals."
# What the rows of some answers are called on the page; others by their keys.
ROW_NAMES = {
    "worth-pair": {
        "crabs": "two crabs",
        "boats": "two boats",
        "fish": "two fish",
        "swimmer_shark": "swimmer and shark",
    },
    "endings": {
        "stop": "STOP",
        "last_chance_won": "LAST CHANCE won",
        "last_chance_lost": "LAST CHANCE lost",
        "mermaids": "four mermaids",
        "won": "empty hand",
        "all_skipped": "everyone skipped",
        "turn_limit": "50 turns each",
    },
    "dealt-effect": {"flip": "“flip”", "draw": "“make draw”", "pass": "“pass”", "keep": "“keep”"},
}

Results = dict[str, Any]
Answers = dict[str, dict[str, Answer]]


class Picture(NamedTuple):
    """A picture: what it shows, how to read it, and the figures."""

    name: str
    title: str
    about: str
    answer: Answer
    columns: Sequence[str] = ()


class Section(NamedTuple):
    """A question and its answer in one sentence, then pictures, figures, and how sure the answer is."""

    question: str
    answer: str
    pictures: Sequence[Picture]
    figures: Sequence[str]
    sure: str

    @property
    def text(self) -> str:
        """Return the section as the page has it."""
        shown = (f"![{picture.title}](pictures/{picture.name}.svg)" for picture in self.pictures)
        return "\n\n".join((f"### {self.question}", self.answer, *shown, *self.figures, f"**How sure?** {self.sure}"))


# --- Stored results ---


def answers_of(results: Results) -> Answers:
    """Return the answers of all surveys by name."""
    return {
        name: {key: _answer(key, stored) for key, stored in survey["answers"].items()}
        for name, survey in results["surveys"].items()
    }


def _answer(name: str, stored: Results) -> Answer:
    names = ROW_NAMES.get(name, {})
    rows = tuple(
        Row(names.get(key, key.replace("_", " ")), tuple(_measure(each) for each in measures))
        for key, measures in stored["rows"].items()
    )
    return Answer(name, Unit(stored["unit"]), rows, tuple(stored["columns"]), stored["null_value"])


def _measure(stored: Results) -> Measure:
    """Return a stored measure; what is null was not measured, or rests on too few cases."""
    value = NOTHING.value if stored["value"] is None else stored["value"]
    least, most = stored["interval"] or NOTHING.interval
    return Measure(stored["count"] or 0, value, (least, most))


# --- Words ---


def said(answer: Answer, measure: Measure) -> str:
    """Return a figure with its interval."""
    if not measure.known:
        return "too few cases"
    least, most = (figure_text("en", answer, end) for end in measure.interval)
    return f"{figure_text('en', answer, measure.value)} ({least} to {most})"


def listed(words: Sequence[str]) -> str:
    """Join words as a sentence lists them."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else "none"


def in_short(keys: Sequence[str]) -> str:
    """Join keys such as `2 players`: 2, 3 and 4 players."""
    return listed([key.removesuffix(" players") for key in keys]) + " players"


def clearly(answer: Answer, column: int = 0, sign: int = 1) -> list[str]:
    """Return the rows whose interval lies on this side of zero."""
    cells = [(row.key, row.measures[column]) for row in answer.rows]
    return [key for key, measure in cells if is_clear(measure, sign)]


def is_clear(measure: Measure, sign: int) -> bool:
    """Whether the interval lies on this side of zero."""
    return measure.significant and measure.value * sign > 0


def overlap(one: Measure, other: Measure) -> bool:
    """Whether two intervals overlap."""
    return one.interval[0] <= other.interval[1] and other.interval[0] <= one.interval[1]


def best_choice(gaps: Sequence[Measure]) -> str:
    """Return the choice that clearly gained more than both others, by the three differences between them."""
    stop_wait, chance_wait, chance_stop = gaps
    if is_clear(chance_wait, 1) and is_clear(chance_stop, 1):
        return "LAST CHANCE"
    if is_clear(stop_wait, 1) and is_clear(chance_stop, -1):
        return "STOP"
    if is_clear(stop_wait, -1) and is_clear(chance_wait, -1):
        return "waiting"
    return "no choice"


def extremes(answer: Answer) -> tuple[Row, Row]:
    """Return the rows with the least and the greatest figure."""
    known = sorted((row for row in answer.rows if row.measures[0].known), key=lambda row: row.measures[0].value)
    return (known or answer.rows)[0], (known or answer.rows)[-1]


def helps_to_begin(games: Answer) -> str:
    """Say with how many quick players the one who began clearly won more than an equal share."""
    sure = clearly(games, column=1)
    if not sure:
        return "The games leave open whether it helps to begin."
    return f"Yes: with `{QUICK}` the player who began won clearly more than an equal share, with {in_short(sure)}."


# --- Tables ---


def table(answer: Answer, head: str, columns: Sequence[str], counts: bool = False) -> str:
    """Return an answer as a table of the page."""
    lines = ["| " + " | ".join([head, *columns, *(["cases"] if counts else [])]) + " |"]
    lines.append("|---" * (len(columns) + 1 + counts) + "|")
    for row in answer.rows:
        cells = [said(answer, measure) for measure in row.measures]
        many = [f"{row.measures[0].count:,}"] if counts else []
        lines.append("| " + " | ".join([row.key, *cells, *many]) + " |")
    return "\n".join(lines)


def beside(answers: Sequence[Answer]) -> Answer:
    """Put the same answer from several surveys into columns."""
    rows = tuple(Row(row.key, tuple(answer.measure(row.key) for answer in answers)) for row in answers[0].rows)
    return replace(answers[0], rows=rows, columns=tuple(str(n) for n in range(len(answers))))


def stacked(answers: dict[str, Answer]) -> Answer:
    """Put the first rows of answers below each other, under new names."""
    rows = tuple(Row(key, answer.rows[0].measures) for key, answer in answers.items())
    return replace(next(iter(answers.values())), rows=rows)


def by_players(found: Answers, thinking: str, answer: str, numbers: Sequence[int]) -> Answer:
    """Put an answer of one row into a row for each number of players, and a column for each of the two bots."""
    names = (thinking, "quick" if thinking == "salt" else f"quick-{thinking}")
    columns = [stacked({f"{n} players": found[f"{name}-{n}"][answer] for n in numbers}) for name in names]
    return beside(columns)


def by_value(answer: Answer) -> Answer:
    """Sort the rows by their figures, the greatest first, unknown ones last."""
    known = [row for row in answer.rows if row.measures[0].known]
    unknown = [row for row in answer.rows if not row.measures[0].known]
    return replace(answer, rows=(*sorted(known, key=lambda row: -row.measures[0].value), *unknown))


def above_equal(answer: Answer, numbers: Sequence[int]) -> Answer:
    """Subtract the equal share from shares; there is a row for each number of players."""
    rows = tuple(
        Row(row.key, tuple(_less(measure, 1 / n) for measure in row.measures))
        for row, n in zip(answer.rows, numbers, strict=True)
    )
    return replace(answer, rows=rows, null_value=0.0)


def _less(measure: Measure, less: float) -> Measure:
    least, most = measure.interval
    return Measure(measure.count, measure.value - less, (least - less, most - less))


# --- Pictures ---


def draw(picture: Picture, folder: Path) -> None:
    """Draw a picture into a folder."""
    head, below, columns = fill(picture.title, WRAP), fill(picture.about, WRAP_QUIET), picture.columns
    start = EDGE + (head.count("\n") + 1) * LINE * 1.3 + (below.count("\n") + 1) * LINE + 0.2
    high = ROW * len(picture.answer.rows) * (1.1 if len(columns) < 2 else 1.2 + 0.2 * (len(columns) - 1))
    keys = LINE * 1.4 if len(columns) > 1 else 0.0

    def paint(figure: Figure) -> None:
        draw_text(figure, head, EDGE, EDGE, size=11.5, weight="bold")
        top = EDGE + (head.count("\n") + 1) * LINE * 1.3
        draw_text(figure, below, EDGE, top, size=8.5, colour=QUIET)
        if keys:
            draw_key(figure, columns, LABELS, start, WIDE - LABELS)
        width = WIDE - LABELS - (0.85 if len(columns) < 2 else 2 * EDGE)
        draw_rows(add_axes_at(figure, LABELS, start + keys, width, high), "en", picture.answer)

    draw_figure(folder / f"{picture.name}.svg", WIDE, start + keys + high + AXIS, paint)


# --- Sea Salt & Paper ---


def stop_or_wait(found: Answers) -> Section:
    """Return what waiting, STOP and LAST CHANCE gained where a coin decided."""
    gaps = found["salt-2"]["stop-or-wait-gap"]
    best = {row.key: best_choice(row.measures) for row in gaps.rows}
    more = [key for key, choice in best.items() if choice == "LAST CHANCE" and key != "7"]
    quick = stacked({f"{n} players": found[f"quick-{n}"]["stop-or-wait-gap"] for n in (2, 3, 4)})
    names = ("STOP over waiting", "LAST CHANCE over waiting", "LAST CHANCE over STOP")
    return Section(
        "Stop at 7 or wait?",
        f"With two `{THINKING}` bots and 7 points, {best['7']} clearly gained the most"
        + (f"; with {listed(more)} points LAST CHANCE did." if more else "."),
        [
            Picture(
                "finding-stop-or-wait",
                "Points gained by waiting, STOP and LAST CHANCE",
                "Points gained in the round more than the best other player, by own points when a coin decided. Two "
                f"players, {THINKING}. {INTERVALS}",
                found["salt-2"]["stop-or-wait"],
                ("wait", "STOP", "LAST CHANCE"),
            )
        ],
        [
            f"Differences in points, two players, `{THINKING}`:",
            table(gaps, "own points", names),
            f"Among `{QUICK}` bots with exactly 7 points, {_best_by_players(quick)}:",
            table(quick, "at the table", names),
        ],
        "This is an experiment. A coin with three sides decided for the first player of a round who could call, so the "
        "choice is the cause of the difference. The intervals take games, not rounds, as independent. The figures do "
        "not show who wins the game: near the target other things count. Waiting means to end this turn and play on "
        "as these bots do, so a better player may gain more by waiting. The coin was tossed at the first chance to "
        "call. It says nothing about a later call, when another player may call too.",
    )


def calls_text(calls: Results) -> str:
    """Return the section with the charts of calls."""
    pictures = (
        f"![When to stop, to dare or to wait, {players} players](pictures/{picture_name(players)}.svg)"
        for players in CHART_PLAYERS
    )
    return "\n\n".join(
        (
            "### Stop, dare or wait?",
            "Look up your points, the cards in the deck, and the points that the strongest other player has laid open. "
            f"{conclusion(calls)}",
            *pictures,
            "How often the charts name each choice:",
            shares_table(calls),
            f"One bot that calls by the charts, and otherwise plays as `{QUICK}`, against `{QUICK}` bots:",
            matches_table(calls),
            "**How sure?** Each decision was assessed by [advice](advice.md): what the choices bring to a player who "
            "goes on by heuristics against others who play plainly. The charts name the choice with the highest mean "
            "chance to win the game, over all scores that came up. Near the target, or with a hand that is about to "
            f"grow, ask for advice instead. An empty cell has fewer than {LEAST_DECISIONS} decisions. Pairs are played "
            f"before a call. The edition is `online`. The rule of `{QUICK}` for calls was fitted by matches, and it "
            "also counts the cards that the others hold, which the charts leave out: so the charts sum up what such a "
            "rule does, and do not beat it.",
        )
    )


def _best_by_players(quick: Answer) -> str:
    """Say which choice clearly gained the most, with how many players."""
    groups: dict[str, list[str]] = {}
    for row in quick.rows:
        groups.setdefault(best_choice(row.measures), []).append(row.key)
    return ", ".join(f"{choice} clearly gained the most with {in_short(keys)}" for choice, keys in groups.items())


def last_chance(found: Answers) -> Section:
    """Return how often the bet was won."""
    whole = stacked({f"{n} players": found[f"salt-{n}"]["last-chance"] for n in (2, 3, 4)})
    players = [row.key for row in whole.rows]
    first, *more = [figure_text("en", whole, row.measures[0].value) for row in whole.rows]
    rates = [f"{first} of their LAST CHANCEs with 2 players", f"{more[0]} with 3", f"{more[1]} with 4"]
    own = beside([found[f"salt-{n}"]["last-chance-own"] for n in (2, 3, 4)])
    played, deck = found["salt-2"]["last-chance-laid"], found["salt-2"]["last-chance-deck"]
    seen = replace(deck, rows=tuple(row for row in deck.rows if row.measures[0].count))
    both = "overlap" if overlap(played.measure("0"), played.measure("2")) else "do not overlap"
    coin = found["salt-2"]["dared"]
    asked = [f"{said(coin, row.measures[0])} with {row.key} points" for row in coin.rows[:3]]
    return Section(
        "How often does LAST CHANCE win?",
        f"The bots won {listed(rates)}.",
        [
            Picture(
                "finding-last-chance",
                "Share of LAST CHANCE calls that were won",
                f"By the caller’s points, {THINKING}. {INTERVALS}",
                own,
                players,
            )
        ],
        [
            table(own, "caller’s points", players),
            "With two players, by the points that the other player had played. The intervals of 0 and 2 points "
            f"{both}:",
            table(played, "points played", ("won",), counts=True),
            "With two players, by the cards left in the deck:",
            table(seen, "cards left", ("won",), counts=True),
        ],
        "These shares do not tell how often *your* LAST CHANCE will win, because the bots call when they expect to "
        f"win. In the experiment above a coin called for them. Two players then won {listed(asked)}.",
    )


def card_worth(found: Answers) -> Section:
    """Return which cards went with more points."""
    kinds = by_value(found["salt-2"]["worth-kind"])
    both, pairs, mermaids = (
        beside([first, found["quick-2"][first.name]])
        for first in (kinds, found["salt-2"]["worth-pair"], found["salt-2"]["worth-mermaids"])
    )
    more = [key for key in clearly(both) if key in clearly(both, 1)]
    fewer = [key for key in clearly(both, sign=-1) if key in clearly(both, 1, sign=-1)]
    return Section(
        "What is a card worth?",
        f"{_named(more).capitalize()} clearly went with more points, and {_named(fewer)} with fewer, for both bots.",
        [
            Picture(
                "finding-cards",
                "Points that went with each card",
                "Points gained in the round more than by players without such a card, two players, "
                f"{THINKING}, scored rounds. This is not an effect of the card alone. {INTERVALS}",
                kinds,
            )
        ],
        [
            "Points gained more than players without the card or pair, two players:",
            table(both, "card", SALT_BOTS),
            table(pairs, "pair, played or in hand", SALT_BOTS),
            "Points gained more than players without a mermaid:",
            table(mermaids, "mermaids", SALT_BOTS),
        ],
        "This is an association: the card need not be the cause. A player with a shell has no other card in its "
        "place, and may have collected shells because nothing better came. Longer rounds leave everyone with more "
        "cards of every kind. Four mermaids win the game without a point and are not counted here.",
    )


def _named(keys: Sequence[str]) -> str:
    return listed(keys) if keys else "no card"


def beginning(found: Answers) -> Section:
    """Return whether it helps to begin."""
    numbers = (2, 3, 4)
    games = above_equal(by_players(found, "salt", "starting-game", numbers), numbers)
    return Section(
        "Does it help to begin?",
        helps_to_begin(games),
        [
            Picture(
                "finding-beginning",
                "Games won by the player who began",
                f"Share of games won, above an equal share. {INTERVALS}",
                games,
                (THINKING, QUICK),
            )
        ],
        [
            "Games won, above an equal share:",
            table(games, "at the table", SALT_BOTS),
            "Points that the player who began gained in the first round, more than each other player, on average:",
            table(by_players(found, "salt", "starting-round", numbers), "at the table", SALT_BOTS),
        ],
        "Chance decides who begins a game, so beginning is the cause. The figures do not cover later rounds: who "
        "begins those depends on the round before.",
    )


def round_endings(found: Answers) -> Section:
    """Return how rounds ended in each edition."""
    names = {"online": "salt-2", **{edition: f"salt-{edition}" for edition in EDITIONS if edition != "online"}}
    ends = beside([found[names[edition]]["endings"] for edition in EDITIONS])
    apart = [row.key for row in ends.rows if _apart(row.measures)]
    calls = [
        sum(ends.measure(key, str(n)).value for key in ("LAST CHANCE won", "LAST CHANCE lost"))
        for n in range(len(EDITIONS))
    ]
    return Section(
        "How do rounds end in each edition?",
        f"The editions differed in how often rounds ended with {listed(apart)}."
        if apart
        else f"In every edition {min(calls):.0%} to {max(calls):.0%} of the rounds ended with a LAST CHANCE, and no "
        "ending differed clearly between editions.",
        [
            Picture(
                "finding-endings",
                "How rounds ended in each edition",
                f"Share of rounds, two players, {THINKING}. {INTERVALS}",
                ends,
                tuple(EDITIONS),
            )
        ],
        [table(ends, "ending", EDITIONS)],
        "All editions were played by the same bots with the same seed. With thirty pairs to compare, some intervals "
        f"fail to overlap by chance. We therefore stretch them by {STRETCH}, and call a difference clear only if they "
        "still do not overlap. The figures do not show how people end rounds: they may risk less, or forget to call.",
    )


def _apart(measures: Sequence[Measure]) -> bool:
    """Whether some interval lies wholly above another, even if all are stretched for the many pairs looked at."""
    least = [measure.value - STRETCH * (measure.value - measure.interval[0]) for measure in measures]
    most = [measure.value + STRETCH * (measure.interval[1] - measure.value) for measure in measures]
    return max(least) > min(most)


# --- Happy Mochi ---


def mochi_dealt(found: Answers) -> Section:
    """Return what dealt cards cost."""
    numbers, effects = (found["quick-mochi-4"][name] for name in ("dealt-number", "dealt-effect"))
    (low, high), (best, _) = extremes(numbers), extremes(effects)
    return Section(
        "What is a dealt card worth?",
        f"Of the numbers, {low.key} saved the most penalty points and {high.key} cost the most; of the effects, "
        f"{best.key} saved the most (`{QUICK}`, four players).",
        [
            Picture(
                name,
                f"Penalty points that a dealt {what} cost",
                f"Penalty points of the round, more than without such a dealt {what}, four players, {QUICK}. Less is "
                f"better. {INTERVALS}",
                answer,
            )
            for name, what, answer in (
                ("finding-mochi-numbers", "number", numbers),
                ("finding-mochi-effects", "effect", effects),
            )
        ],
        [
            block
            for n, players in ((4, "four"), (2, "two"))
            for block in (
                f"Penalty points more than players without such a card, {players} players (less is better):",
                table(_dealt(found, n), "dealt", MOCHI_BOTS),
            )
        ],
        "Chance decides who is dealt which card, so the card is the cause. The figures hold for the built-in deck, "
        "which is ours. In your box other cards may carry the effects, and that changes what a number is worth.",
    )


def _dealt(found: Answers, players: int) -> Answer:
    """Put numbers and effects into one table, with a column for each of the two bots."""
    names = (f"mochi-{players}", f"quick-mochi-{players}")
    numbers, effects = (beside([found[name][each] for name in names]) for each in ("dealt-number", "dealt-effect"))
    return replace(numbers, rows=(*numbers.rows, *effects.rows))


def mochi_beginning(found: Answers) -> Section:
    """Return whether it helps to begin."""
    numbers = (2, 4)
    games = above_equal(by_players(found, "mochi", "starting-game", numbers), numbers)
    return Section(
        "Does it help to begin in Happy Mochi?",
        helps_to_begin(games),
        [
            Picture(
                "finding-mochi-beginning",
                "Games of Happy Mochi won by the player who began",
                f"Share of games won, above an equal share. {INTERVALS}",
                games,
                (THINKING_MOCHI, QUICK),
            )
        ],
        [
            "Games won, above an equal share:",
            table(games, "at the table", MOCHI_BOTS),
            "Penalty points of the player who began in the first round, more than the others (less is better):",
            table(by_players(found, "mochi", "starting-round", numbers), "at the table", MOCHI_BOTS),
        ],
        "Here too chance decides who begins a game.",
    )


def mochi_rounds(found: Answers) -> Section:
    """Return how long rounds last, and how they end."""
    turns = by_players(found, "mochi", "turns", (2, 4))
    means = [measure.value for row in turns.rows for measure in row.measures]
    names = {
        f"{bot}, {n} players": found[f"{name}-{n}"]["endings"]
        for n in (2, 4)
        for bot, name in zip(MOCHI_BOTS, ("mochi", "quick-mochi"), strict=True)
    }
    first = next(iter(names.values()))
    ends = replace(
        first,
        rows=tuple(Row(name, tuple(row.measures[0] for row in answer.rows)) for name, answer in names.items()),
        columns=tuple(row.key for row in first.rows),
    )
    empty = min(row.measures[0].value for row in ends.rows)
    return Section(
        "How long do rounds last, and how do they end?",
        f"A round took {min(means):.1f} to {max(means):.1f} turns on average, and at least {empty:.1%} of the rounds "
        "ended with an empty hand.",
        [],
        [
            "Turns in a round, all players together:",
            table(turns, "at the table", MOCHI_BOTS),
            "How rounds ended:",
            table(ends, "bots", ends.columns),
        ],
        "The figures are about these bots. How long a round lasts depends on who plays, as the two columns show.",
    )


def mochi_kept(found: Answers) -> Section:
    """Return how often rounds were won, by the number of kept cards."""
    kept = found["quick-mochi-4"]["kept"]
    least, most = (figure_text("en", kept, kept.rows[n].measures[0].value) for n in (0, -1))
    many = kept.rows[-1].key.replace("+", " or more")
    return Section(
        "What are kept cards worth?",
        f"Players who had kept no card won {least} of the rounds; players with {many} kept cards won {most}.",
        [
            Picture(
                "finding-mochi-kept",
                "Rounds won, by cards kept before the round",
                f"Rounds after the first, four players, {QUICK}. The line is an equal share. {INTERVALS}",
                kept,
            )
        ],
        [table(kept, "cards kept", ("rounds won",), counts=True)],
        "This is an association: the cards need not be the cause. A player who has kept none has won the rounds before "
        "or taken the cards back. A player who has kept many has lost some rounds, or played a “keep” effect. The "
        "figures do not show whether a player who keeps more on purpose wins more.",
    )


# --- The page ---


def salt_sections(found: Answers) -> list[Section]:
    """Return the sections about Sea Salt & Paper."""
    return [make(found) for make in (stop_or_wait, last_chance, card_worth, beginning, round_endings)]


def mochi_sections(found: Answers) -> list[Section]:
    """Return the sections about Happy Mochi."""
    return [make(found) for make in (mochi_dealt, mochi_beginning, mochi_rounds, mochi_kept)]


def sections(results: Results) -> list[Section]:
    """Return all sections that answer a question."""
    found = answers_of(results)
    return [*salt_sections(found), *mochi_sections(found)]


def played(results: Results, game: str, columns: dict[str, str]) -> str:
    """Return the table of the games that were played."""
    lines = ["| " + " | ".join(columns.values()) + " |", "|---" * len(columns) + "|"]
    surveys = [survey for survey in results["surveys"].values() if survey["game"] == game]
    lines += ["| " + " | ".join(_cell(survey[column]) for column in columns) + " |" for survey in surveys]
    return "\n".join(lines)


def _cell(value: int | str) -> str:
    return f"{value:,}" if isinstance(value, int) else f"`{value}`"


def page(results: Results) -> str:
    """Return the whole page."""
    found = answers_of(results)
    games = sum(survey["games"] for survey in results["surveys"].values())
    blocks = "\n\n".join(
        (
            "# What many games say",
            f"This page answers questions that players ask, with {games:,} games between bots and "
            f"{results['tosses']:,} tosses of a coin. Bots are not people, so [read who played](#what-was-played) "
            "before you rely on an answer.",
            f"`{THINKING}` and `{THINKING_MOCHI}` are bots that look ahead. `{QUICK}` is a simpler bot that played "
            "many more games. Figures in brackets are 95 % intervals. *Clearly* means that the interval leaves out "
            "zero.",
            "## Sea Salt & Paper",
            *(section.text for section in salt_sections(found)[:1]),
            calls_text(results["calls"]),
            *(section.text for section in salt_sections(found)[1:]),
            "## Happy Mochi",
            *(section.text for section in mochi_sections(found)),
            "## What was played",
            f"All games have seed {results['seed']}, and one bot in all seats. [Bots](bots.md) explains how these bots "
            "decide. The number after `search:` is its number of trials for a decision. A result that holds for both "
            "bots depends less on playing style.",
            "Sea Salt & Paper:",
            played(results, SALT, {**PLAYED, "edition": "edition", "coin_rounds": "rounds with coins"}),
            "Happy Mochi:",
            played(results, MOCHI, PLAYED),
            "Of a hundred 95 % intervals about five miss the true value. This page has more than a hundred. So do not "
            "rely on a single result whose interval only just leaves out zero. Where the deal or a coin decided, a "
            "difference is an effect. Elsewhere two things only went together.",
            "You can ask the same questions about other bots, players and editions:",
            "    saltmochi simulate sea-salt-paper --players 3 --bots skilled --games 500",
            "`make findings` plays anew and writes this page. To change its text, edit "
            "`benchmarks/findings_page.py` and run `.venv/bin/python -m benchmarks.findings --write`, which plays "
            "nothing.",
        )
    )
    kept = ("#", "!", "|", "    ")
    return "\n\n".join(block if block.startswith(kept) else wrapped(block) for block in blocks.split("\n\n")) + "\n"


def wrapped(paragraph: str) -> str:
    """Wrap a paragraph."""
    return fill(paragraph.replace("95 %", "95\u00a0%"), 120, break_long_words=False, break_on_hyphens=False)
