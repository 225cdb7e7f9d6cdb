"""`make findings`: write docs/findings.md with its pictures from many games between bots.

Every figure of the page, and every sentence that draws a conclusion, is computed here from the games.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

from saltmochi.arena.match import Match
from saltmochi.arena.measures import Answer, Measure, Row
from saltmochi.arena.survey import Survey
from saltmochi.bots.levels import level_of
from saltmochi.games import game
from saltmochi.games.sea_salt_paper.editions import NAMES as EDITIONS
from saltmochi.terminal.answers import figure_text, row_text
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

PAGE = Path(__file__).parent.parent / "docs" / "findings.md"
PICTURES = PAGE.parent / "pictures"
SEED = 1
SALT, MOCHI = "sea-salt-paper", "happy-mochi"
THINKING, QUICK = "search:400", "thumb"
THINKING_MOCHI = "search:200"
# Thirty pairs of editions and endings are compared: so much wider must an interval be to miss once in twenty times.
STRETCH = 1.6
WIDE, WRAP, WRAP_QUIET = 7.0, 66, 98


@dataclass(frozen=True)
class Plan:
    """Games to play."""

    name: str
    bot: str
    players: int
    games: int
    tosses: int = 0
    edition: str = "online"

    @property
    def game(self) -> str:
        """Return which game it is."""
        return MOCHI if self.edition == "standard" else SALT


PLANS = (
    Plan("salt-2", THINKING, 2, 350, 700),
    Plan("salt-3", THINKING, 3, 150),
    Plan("salt-4", THINKING, 4, 100),
    *(Plan(f"salt-{edition}", THINKING, 2, 100, edition=edition) for edition in EDITIONS if edition != "online"),
    *(Plan(f"quick-{players}", QUICK, players, 20_000, 20_000) for players in (2, 3, 4)),
    Plan("mochi-2", THINKING_MOCHI, 2, 200, edition="standard"),
    Plan("mochi-4", THINKING_MOCHI, 4, 60, edition="standard"),
    *(Plan(f"quick-mochi-{players}", QUICK, players, 20_000, edition="standard") for players in (2, 4)),
)
Answers = dict[str, dict[str, Answer]]


# --- Playing ---


def play(plan: Plan, part: float, cores: int | None) -> Survey:
    """Play the games of a plan, or a part of them."""
    chosen = game(plan.game)
    options = chosen.options(plan.players, plan.edition)
    games, tosses = max(2, round(plan.games * part)), round(plan.tosses * part)
    survey = Survey(Match(chosen, (level_of(plan.bot),), options, games, SEED), coin_games=tosses)
    survey.play(cores=cores)
    return survey


def play_all(part: float, cores: int | None) -> tuple[Answers, dict[str, Survey]]:
    """Play all plans; return their answers and surveys by name."""
    surveys = {}
    for plan in PLANS:
        surveys[plan.name] = play(plan, part, cores)
        print(f"{plan.name}: {len(surveys[plan.name].games)} games", flush=True)
    return {name: {answer.name: answer for answer in survey.answers()} for name, survey in surveys.items()}, surveys


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


def clearly(answer: Answer, column: str = "", sign: int = 1) -> list[str]:
    """Return the rows whose interval lies on this side of zero."""
    cells = [(row.key, answer.measure(row.key, column)) for row in answer.rows]
    return [key for key, measure in cells if measure.significant and measure.value * sign > 0]


def verdict(where: str, first: str, second: str, answer: Answer, measure: Measure) -> str:
    """Say which of two choices gained more, with the interval."""
    if not measure.known:
        return f"{where} there were too few cases to compare {first} with {second}."
    more = "more" if measure.value > 0 else "less"
    doubt = "" if measure.significant else "; it holds zero, so this is open"
    least, most = (figure_text("en", answer, end) for end in measure.interval)
    return (
        f"{where} {first} gained {abs(measure.value):.2f} points {more} than {second}"
        f" (95 % interval {least} to {most}{doubt})."
    )


def extremes(answer: Answer) -> tuple[Row, Row]:
    """Return the rows with the least and the greatest figure."""
    known = sorted((row for row in answer.rows if row.measures[0].known), key=lambda row: row.measures[0].value)
    return (known or answer.rows)[0], (known or answer.rows)[-1]


def table(answer: Answer, head: str, columns: Sequence[str], counts: bool = False) -> str:
    """Return an answer as a table of the page."""
    counts = counts and len(answer.columns) == 1
    lines = ["| " + " | ".join([head, *columns, *(["cases"] if counts else [])]) + " |"]
    lines.append("|---" * (len(columns) + 1 + counts) + "|")
    for row in answer.rows:
        cells = [said(answer, measure) for measure in row.measures]
        many = [f"{row.measures[0].count:,}"] if counts else []
        lines.append("| " + " | ".join([row_text("en", answer, row.key), *cells, *many]) + " |")
    return "\n".join(lines)


def beside(answers: Sequence[Answer]) -> Answer:
    """Put the same answer from several surveys into columns."""
    rows = tuple(
        Row(row.key, tuple(answer.rows[n].measures[0] for answer in answers)) for n, row in enumerate(answers[0].rows)
    )
    return replace(answers[0], rows=rows, columns=tuple(str(n) for n in range(len(answers))))


def stacked(answers: dict[str, Answer]) -> Answer:
    """Put answers of one row each below each other, under new names."""
    rows = tuple(Row(key, answer.rows[0].measures) for key, answer in answers.items())
    return replace(next(iter(answers.values())), name="stacked", rows=rows)


def by_value(answer: Answer) -> Answer:
    """Sort the rows by their figures, the greatest first, unknown ones last."""
    known = [row for row in answer.rows if row.measures[0].known]
    unknown = [row for row in answer.rows if not row.measures[0].known]
    return replace(answer, rows=(*sorted(known, key=lambda row: -row.measures[0].value), *unknown))


def above_equal(answer: Answer) -> Answer:
    """Subtract the equal share from shares."""
    equal = answer.null_value or 0.0
    rows = tuple(
        Row(row.key, tuple(Measure(m.count, m.value - equal, _less(m.interval, equal)) for m in row.measures))
        for row in answer.rows
    )
    return replace(answer, rows=rows, null_value=0.0)


def _less(interval: tuple[float, float], equal: float) -> tuple[float, float]:
    return interval[0] - equal, interval[1] - equal


# --- Pictures ---


def draw(name: str, title: str, about: str, answer: Answer, columns: Sequence[str] = ()) -> str:
    """Draw a finding, and return the line of the page that shows it."""
    head, below = fill(title, WRAP), fill(about, WRAP_QUIET)
    start = EDGE + (head.count("\n") + 1) * LINE * 1.3 + (below.count("\n") + 1) * LINE + 0.2
    high = ROW * len(answer.rows) * (1.1 if len(columns) < 2 else 1.2 + 0.2 * (len(columns) - 1))
    keys = LINE * 1.4 if len(columns) > 1 else 0.0

    def paint(figure: Figure) -> None:
        draw_text(figure, head, EDGE, EDGE, size=11.5, weight="bold")
        top = EDGE + (head.count("\n") + 1) * LINE * 1.3
        draw_text(figure, below, EDGE, top, size=8.5, colour=QUIET)
        if keys:
            draw_key(figure, columns, LABELS, start, WIDE - LABELS)
        width = WIDE - LABELS - (0.85 if len(columns) < 2 else 2 * EDGE)
        draw_rows(add_axes_at(figure, LABELS, start + keys, width, high), "en", answer)

    draw_figure(PICTURES / f"{name}.svg", WIDE, start + keys + high + AXIS, paint)
    return f"![{title}](pictures/{name}.svg)"


# --- The sections of the page ---


def stop_or_wait(found: Answers) -> str:
    """The experiment."""
    means, gaps = found["salt-2"]["stop-or-wait"], found["salt-2"]["stop-or-wait-gap"]
    won = found["salt-2"]["dared"]
    keys = [row.key for row in means.rows]
    over_stop, over_wait = clearly(gaps, "last-chance-stop"), clearly(gaps, "last-chance-wait")
    both = [key for key in keys if key in over_stop and key in over_wait]
    title = (
        f"With two players LAST CHANCE clearly beat both STOP and waiting at {listed(both)} points"
        if both
        else "No choice was clearly the best with any number of points"
    )
    shown = draw(
        "finding-stop-or-wait",
        title,
        "Points gained in the round more than the best other player, by own points when a coin decided. Two players. "
        "Bars are 95 % intervals.",
        means,
        ("wait", "STOP", "LAST CHANCE"),
    )
    quick = {f"{n} players": found[f"quick-{n}"]["stop-or-wait-gap"] for n in (2, 3, 4)}
    first = {name: answer.rows[0].measures for name, answer in quick.items()}
    many = replace(gaps, name="stacked", rows=tuple(Row(name, cells) for name, cells in first.items()))
    names = ("STOP over waiting", "LAST CHANCE over waiting", "LAST CHANCE over STOP")
    seven = [
        verdict("With 7 points", "STOP", "waiting", gaps, gaps.measure("7", "stop-wait")),
        verdict("With 7 points", "LAST CHANCE", "STOP", gaps, gaps.measure("7", "last-chance-stop")),
    ]
    open_keys = [row.key for row in gaps.rows if not gaps.measure(row.key, "stop-wait").significant]
    asked = [f"{said(won, row.measures[0])} with {row.key} points" for row in won.rows[:3]]
    return "\n\n".join(
        (
            "### Stop at 7 or wait?",
            shown,
            " ".join(seven),
            f"LAST CHANCE clearly beat STOP with {listed(over_stop)} points, and clearly beat waiting with "
            f"{listed(over_wait)}. Between STOP and waiting the games leave it open with {listed(open_keys)} points."
            f" Of the LAST CHANCEs that the coin had asked for these were won: {listed(asked)}.",
            table(gaps, "own points", names),
            f"The quick bots (`{QUICK}`) made the same experiment many times over. With exactly 7 points:",
            table(many, "", names),
            " ".join(
                verdict(f"With {name} of that sort and 7 points", one, other, many, cells[n])
                for name, cells in first.items()
                for n, one, other in ((0, "STOP", "waiting"), (2, "LAST CHANCE", "STOP"))
            ),
            "*How sure:* this is an experiment: the first player of a round who may call lets a coin with three "
            "sides decide, so that nothing but the coin makes the difference. The intervals count games, not "
            "rounds. *What it does not show:* the rest of the game. A swing of points is not a won game, and near "
            "the target other things count. Waiting means to end this turn and then to play on as these bots do; "
            "who plays on better gains more by waiting. The coin asks at the first moment, so it says nothing about "
            "calling late, against somebody who may call as well.",
        )
    )


def last_chance(found: Answers) -> str:
    """How often the bet is won."""
    tables = {f"{n} players": found[f"salt-{n}"]["last-chance"] for n in (2, 3, 4)}
    whole = stacked(tables)
    own = beside([found[f"salt-{n}"]["last-chance-own"] for n in (2, 3, 4)])
    rates = [f"{figure_text('en', whole, row.measures[0].value)} with {row.key}" for row in whole.rows]
    shown = draw(
        "finding-last-chance",
        f"Of their LAST CHANCEs the bots won {listed(rates)}",
        "Share of LAST CHANCE calls that were won, by the caller’s points. Bars are 95 % intervals.",
        own,
        tuple(tables),
    )
    laid, deck = found["salt-2"]["last-chance-laid"], found["salt-2"]["last-chance-deck"]
    seen = replace(deck, rows=tuple(row for row in deck.rows if row.measures[0].count))
    bold, blind = own.measure("7", "0"), found["salt-2"]["dared"].measure("7")
    none, most = laid.rows[0].measures[0], laid.rows[2].measures[0]
    apart = none.known and most.known and (none.interval[0] > most.interval[1] or none.interval[1] < most.interval[0])
    return "\n\n".join(
        (
            "### How often does LAST CHANCE win?",
            shown,
            table(own, "caller’s points", tuple(tables)),
            f"With two players, when nobody else had laid a point, it was won {said(laid, none)}; when another "
            f"player had laid two, {said(laid, most)}. These intervals {'do not overlap' if apart else 'overlap'}.",
            table(laid, "most points laid by another", ("won",), counts=True),
            table(seen, "cards left in the deck", ("won",), counts=True),
            "*How sure:* the shares are as exact as their intervals. *What it does not show:* how often *your* LAST "
            "CHANCE will win. The bots call when they think that they will win. With two players and 7 points they won "
            f"{said(own, bold)} of what they called themselves, and {said(own, blind)} of what the coin of the "
            "experiment called for them.",
        )
    )


def card_worth(found: Answers) -> str:
    """What goes with points."""
    kinds = by_value(found["salt-2"]["worth-kind"])
    quick = found["quick-2"]
    low, high = extremes(kinds)
    more, less = clearly(kinds), clearly(kinds, sign=-1)

    def named(keys: Sequence[str]) -> str:
        return listed([row_text("en", kinds, key) for key in keys])

    shown = draw(
        "finding-cards",
        f"Of all kinds, {row_text('en', kinds, high.key)} went with the most points, {row_text('en', kinds, low.key)} "
        "with the fewest",
        "Points gained in the round more than by players without such a card, two players, scored rounds. This goes "
        "together; it is not an effect of the card alone. Bars are 95 % intervals.",
        kinds,
    )
    pairs = beside([found["salt-2"]["worth-pair"], quick["worth-pair"]])
    mermaids = beside([found["salt-2"]["worth-mermaids"], quick["worth-mermaids"]])
    rows = {row.key: row for row in quick["worth-kind"].rows}
    both = replace(
        kinds,
        rows=tuple(Row(row.key, (*row.measures, *rows[row.key].measures)) for row in kinds.rows),
        columns=("0", "1"),
    )
    bots = (f"`{THINKING}`", f"`{QUICK}`")
    return "\n\n".join(
        (
            "### What is a card worth?",
            shown,
            f"Clearly more points went with: {named(more)}. Clearly fewer went with: {named(less)}.",
            table(both, "card", bots),
            table(pairs, "pair, laid or in hand", bots),
            table(mermaids, "mermaids, against none", bots),
            "*How sure:* that these things went together is as sure as the intervals say. *What it does not show:* "
            "that the card did it. Whoever holds a shell holds no other card in its place, and may have gathered "
            "shells because nothing better came; rounds that last longer leave everybody with more cards of every "
            "kind. Four mermaids win the game without a point, and are not counted here.",
        )
    )


def beginning(found: Answers) -> str:
    """Whether it helps to begin."""
    games = {f"{n} players": above_equal(found[f"salt-{n}"]["starting-game"]) for n in (2, 3, 4)}
    quick = {f"{n} players": above_equal(found[f"quick-{n}"]["starting-game"]) for n in (2, 3, 4)}
    both = beside([stacked(games), stacked(quick)])
    sure = clearly(stacked(quick))
    title = (
        f"Whoever began the game won more than an equal share with {listed(sure)} (quick bots)"
        if sure
        else "Whether it helps to begin the game stays open"
    )
    shown = draw(
        "finding-beginning",
        title,
        "Share of games won by the player who began, above an equal share. Bars are 95 % intervals.",
        both,
        (THINKING, QUICK),
    )
    rounds = {f"{n} players": found[f"salt-{n}"]["starting-round"] for n in (2, 3, 4)}
    quick_rounds = {f"{n} players": found[f"quick-{n}"]["starting-round"] for n in (2, 3, 4)}
    points = beside([stacked(rounds), stacked(quick_rounds)])
    return "\n\n".join(
        (
            "### Does it help to begin?",
            shown,
            table(both, "won above an equal share", (f"`{THINKING}`", f"`{QUICK}`")),
            "In the first round whoever began gained so many points more than each other player, on average:",
            table(points, "", (f"`{THINKING}`", f"`{QUICK}`")),
            "*How sure:* chance says who begins the game, so beginning is the cause. *What it does not show:* that "
            "seats matter later; who begins the next round depends on who ended the last.",
        )
    )


def round_endings(found: Answers) -> str:
    """How rounds end in each edition."""
    names = {"online": "salt-2", **{edition: f"salt-{edition}" for edition in EDITIONS if edition != "online"}}
    ends = beside([found[names[edition]]["endings"] for edition in EDITIONS])
    apart = [row_text("en", ends, row.key) for row in ends.rows if _apart(row.measures)]
    calls = [sum(row.measures[n].value for row in ends.rows[1:3]) for n in range(len(EDITIONS))]
    title = (
        f"The editions differed in how often rounds ended with: {listed(apart)}"
        if apart
        else f"In every edition {min(calls):.0%} to {max(calls):.0%} of the rounds ended with a LAST CHANCE"
    )
    shown = draw(
        "finding-endings",
        title,
        f"How rounds ended, two players, {THINKING}. Bars are 95 % intervals.",
        ends,
        tuple(EDITIONS),
    )
    return "\n\n".join(
        (
            "### How do rounds end in each edition?",
            shown,
            table(ends, "ending", EDITIONS),
            "*How sure:* the editions were played with the same seed by the same bots. There are thirty pairs to "
            f"compare, so we say that editions differ only where intervals stretched by {STRETCH} do not overlap; "
            "all else is open. *What it does not show:* how people end rounds, who may dare less, or forget to call.",
        )
    )


def _apart(measures: Sequence[Measure]) -> bool:
    """Whether some interval lies wholly above another, even if all are stretched for the many pairs looked at."""
    least = [measure.value - STRETCH * (measure.value - measure.interval[0]) for measure in measures]
    most = [measure.value + STRETCH * (measure.interval[1] - measure.value) for measure in measures]
    return max(least) > min(most)


def mochi_dealt(found: Answers) -> str:
    """What dealt cards cost in Happy Mochi."""
    bots = (
        f"`{QUICK}`, 4 players",
        f"`{THINKING_MOCHI}`, 4 players",
        f"`{QUICK}`, 2 players",
        f"`{THINKING_MOCHI}`, 2",
    )
    order = ("quick-mochi-4", "mochi-4", "quick-mochi-2", "mochi-2")
    numbers = beside([found[name]["dealt-number"] for name in order])
    effects = beside([found[name]["dealt-effect"] for name in order])
    low, high = extremes(found["quick-mochi-4"]["dealt-number"])
    shown = draw(
        "finding-mochi-numbers",
        f"Of the numbers dealt, {low.key} saved most penalty points, and {high.key} cost most",
        f"Penalty points of the round more than of players who were dealt no such number, four players, {QUICK}. "
        "Bars are 95 % intervals.",
        found["quick-mochi-4"]["dealt-number"],
    )
    best, _ = extremes(found["quick-mochi-4"]["dealt-effect"])
    other = draw(
        "finding-mochi-effects",
        f"Of the effects, {best.key} was the best to be dealt",
        f"Penalty points of the round more than of players who were dealt no such effect, four players, {QUICK}. "
        "Bars are 95 % intervals.",
        found["quick-mochi-4"]["dealt-effect"],
    )
    return "\n\n".join(
        (
            "### What is a dealt card worth?",
            shown,
            other,
            table(numbers, "dealt", bots),
            table(effects, "dealt", bots),
            "*How sure:* the dealer decides who gets what, so the card is the cause. *What it does not show:* the "
            "effects of your box. The deck built in is ours: which numbers carry which effect shapes what a number "
            "is worth.",
        )
    )


def mochi_rounds(found: Answers) -> str:
    """Beginning, lengths, kept cards."""
    order = ("quick-mochi-2", "mochi-2", "quick-mochi-4", "mochi-4")
    names = (
        f"{QUICK}, 2 players",
        f"{THINKING_MOCHI}, 2 players",
        f"{QUICK}, 4 players",
        f"{THINKING_MOCHI}, 4 players",
    )
    first = stacked({name: above_equal(found[key]["starting-game"]) for name, key in zip(names, order, strict=True)})
    sure = clearly(first)
    shown = draw(
        "finding-mochi-beginning",
        f"Whoever began the game won more than an equal share: {listed(sure)}"
        if sure
        else "Whether it helps to begin a game of Happy Mochi stays open",
        "Share of games won by the player who began, above an equal share. Bars are 95 % intervals.",
        first,
    )
    kept = found["quick-mochi-4"]["kept"]
    least, most = kept.rows[0].measures[0], kept.rows[-1].measures[0]
    pile = draw(
        "finding-mochi-kept",
        f"With no card kept, {least.value:.0%} of the rounds were won; with {kept.rows[-1].key}, {most.value:.0%}",
        f"Rounds won after the first, by cards kept before, four players, {QUICK}. The line is an equal share. "
        "Bars are 95 % intervals.",
        kept,
    )
    turns = stacked({name: found[key]["turns"] for name, key in zip(names, order, strict=True)})
    penalty = stacked({name: found[key]["starting-round"] for name, key in zip(names, order, strict=True)})
    ends = beside([found[key]["endings"] for key in order])
    return "\n\n".join(
        (
            "### Does it help to begin?",
            shown,
            table(first, "won above an equal share", ("figure",), counts=True),
            "In the first round whoever began got so many penalty points more than the others (less is better):",
            table(penalty, "", ("figure",), counts=True),
            "*How sure:* chance says who begins, so beginning is the cause.",
            "### How long do rounds last, and how do they end?",
            table(turns, "turns in a round, all players together", ("figure",), counts=True),
            table(ends, "ending", names),
            "### What are kept cards worth?",
            pile,
            table(kept, "cards kept before the round", ("rounds won",), counts=True),
            "*How sure:* an association only. Nobody dealt the kept cards by chance: whoever has kept none has won "
            "the rounds before or taken the cards back, whoever has kept many has lost some, or played a keep "
            "effect. *What it does not show:* whether a player who keeps more on purpose wins more.",
        )
    )


def page(found: Answers, surveys: dict[str, Survey]) -> str:
    """Write the whole page."""
    games = sum(len(survey.games) for survey in surveys.values())
    tossed = sum(int((rounds["coin"] > 0).sum()) for survey in surveys.values() for rounds in survey.tossed)
    lines = [
        f"| {plan.name} | {plan.game} | `{plan.bot}` | {plan.players} | {plan.edition} | "
        f"{len(surveys[plan.name].games):,} | {sum(map(len, surveys[plan.name].observed)):,} | "
        f"{sum(map(len, surveys[plan.name].tossed)):,} |"
        for plan in PLANS
    ]
    intro = (
        f"Answers to what players ask, from {games:,} games between bots and {tossed:,} tosses of a coin. `make "
        "findings` plays them all again, draws the pictures and writes this page: change `benchmarks/findings.py`, "
        "not this file. The same questions can be put to any bots, players and edition: `saltmochi simulate "
        "sea-salt-paper --players 3 --bots skilled --games 500`."
    )
    reading = (
        f"Bots are not people. `{THINKING}` and `{THINKING_MOCHI}` think ahead, briefly; `{QUICK}` follows rules of "
        "thumb and is quick, so that it can play many more games. A result that holds for both depends less on playing "
        "style. Figures stand with their 95 % interval in brackets; of a hundred such intervals about five miss the "
        "truth, and this page has more than a hundred, so do not build on a narrow one alone. *Clearly* means that "
        "the interval leaves out zero, no more. Where the deal or a coin decided, a difference is an effect; where "
        "not, we say that things went together."
    )
    blocks = "\n\n".join(
        (
            "# What many games say",
            intro,
            reading,
            "## Sea Salt & Paper",
            stop_or_wait(found),
            last_chance(found),
            card_worth(found),
            beginning(found),
            round_endings(found),
            "## Happy Mochi",
            mochi_dealt(found),
            mochi_rounds(found),
            "## What was played",
            f"All with seed {SEED}, one bot in all seats.",
            "| name | game | bot | players | edition | games | rounds | rounds with coins |\n"
            "|---|---|---|---|---|---|---|---|\n" + "\n".join(lines) + "\n",
        )
    )
    return "\n\n".join(block if block.startswith(("#", "!", "|")) else wrapped(block) for block in blocks.split("\n\n"))


def wrapped(paragraph: str) -> str:
    """Wrap a paragraph."""
    return fill(paragraph.replace("95 %", "95\u00a0%"), 120, break_long_words=False, break_on_hyphens=False)


def main() -> None:
    """Play, draw, write."""
    parser = argparse.ArgumentParser(description="Play many games between bots and write what they say.")
    parser.add_argument("--part", type=float, default=1.0, help="which part of the games to play, to try things out")
    parser.add_argument("--cores", type=int, default=None, help="how many cores to use, if not all")
    wanted = parser.parse_args()
    found, surveys = play_all(wanted.part, wanted.cores)
    PAGE.write_text(page(found, surveys), encoding="utf-8")
    print(f"written to {PAGE}")


if __name__ == "__main__":
    main()
