"""Four languages, complete, and written by the style sheet as far as a program can tell."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import saltmochi
from saltmochi.games import names as game_names
from saltmochi.games.happy_mochi.cards import CARD_COUNT
from saltmochi.games.happy_mochi.explanation import the_card_text
from saltmochi.games.sea_salt_paper.editions import own_edition, terms
from saltmochi.texts import LANGUAGES, Problem, label, language_from, list_text, messages, say, subject

LOCALES = Path(saltmochi.__file__).parent / "locales"
CLIENT = LOCALES.parents[2] / "web" / "src"
others = pytest.mark.parametrize("language", LANGUAGES[1:])
every_language = pytest.mark.parametrize("language", LANGUAGES)
# Variables that hold numbers. Those that count something need a plural; the others name a place or a version.
COUNTS = {"count", "pairs", "moves", "games", "planned", "score", "target", "trials"}
NUMBERS = COUNTS | {"number", "place", "round", "seat", "most", "line", "value", "points", "tens", "instead", "share"}
# Messages that grammar decides: what they depend on differs from language to language.
GRAMMAR = re.compile("card-article|card-gender|colour-.*")
# Languages that write a narrow space before some marks.
NARROW_SPACE = "\u202f"


class Parts(Visitor):
    """The variables, selectors and other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.texts: list[str] = []
        # The variables that count something, each with the text behind it.
        self.followed: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for one, other in pairwise(node.elements):
            inner = getattr(one, "expression", None)
            if (
                isinstance(inner, ast.VariableReference)
                and inner.id.name in COUNTS
                and isinstance(other, ast.TextElement)
            ):
                self.followed.append((inner.id.name, other.value))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants}
            self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parsed(language: str) -> dict[str, Parts]:
    """What every message of a language consists of."""
    found: dict[str, Parts] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language, also those of the messages that it contains."""
    found = parsed(language)
    return {
        name: parts.variables.union(*(found[other].variables for other in parts.messages))
        for name, parts in found.items()
    }


def sample(language: str, message: str, number: int = 2, **values: object) -> str:
    """A message with some values."""
    given = {name: number if name in NUMBERS else "x" for name in variables(language)[message]}
    return say(language, message, **{**given, **values})


@others
def test_no_language_lacks_a_message(language: str) -> None:
    assert messages(language) == messages("en")


@others
def test_messages_take_the_same_values_in_every_language(language: str) -> None:
    assert {name: values for name, values in variables(language).items() if not GRAMMAR.fullmatch(name)} == {
        name: values for name, values in variables("en").items() if not GRAMMAR.fullmatch(name)
    }


@every_language
def test_grammar_depends_on_kinds_colours_and_forms_only(language: str) -> None:
    for name, values in variables(language).items():
        if GRAMMAR.fullmatch(name):
            assert values <= ({"form"} if name.startswith("colour-") else {"kind", "colour"})


@others
def test_files_are_the_same(language: str) -> None:
    names = {path.name for path in (LOCALES / "en").iterdir()}
    assert {path.name for path in (LOCALES / language).iterdir()} == names


@every_language
def test_every_message_can_be_said(language: str) -> None:
    for message in variables(language):
        for number in (0, 1, 2, 5, 1000):
            for me in ("yes", "no"):
                text = sample(language, message, number, me=me)
                assert text
                assert "{" not in text


@every_language
def test_nothing_is_not_told_as_one(language: str) -> None:
    """French takes the singular for 0 too: a sentence that writes the number out needs words of its own for it."""
    # Winners, and cards that somebody has on the score sheet, are never none.
    always_some = {
        "web-score-take-back",
        "web-score-card-held",
        *(name for name in messages(language) if "outcome" in name),
    }
    for message, names in variables(language).items():
        if "count" in names and message not in always_some:
            assert sample(language, message, 1, count=0) != sample(language, message, 1), message


@others
def test_sentences_are_translated(language: str) -> None:
    same = {name for name in messages("en") if sample("en", name) == sample(language, name)}
    # Names, calls and words that are alike in two languages stay; sentences do not.
    assert not [name for name in same if len(sample("en", name).split()) > 4]


# --- The style sheet ---

# Messages about a player who is never the reader: the others at the table, and players on a paper score sheet.
ABOUT_OTHERS = re.compile("log-turn-named|.*-you|web-score-.*|web-replay-.*")


@every_language
def test_you_is_not_a_name(language: str) -> None:
    """A sentence with a name also has words for the reader."""
    for message, parts in parsed(language).items():
        if "who" in parts.variables and not ABOUT_OTHERS.fullmatch(message):
            assert "me" in parts.variables, message


@every_language
def test_the_reader_is_addressed_without_the_label_of_their_row(language: str) -> None:
    you = say(language, "play-you")
    for message, names in variables(language).items():
        if "me" in names:
            text = sample(language, message, who=you, me="yes", others="Ada", victim="Ada", other="Ada")
            assert not re.search(rf"(: |\b(from|a|de|à|di) ){you}\b|{you}[’']s\b", text), message
            assert text != sample(language, message, who="Ada", me="no"), message


@every_language
def test_what_is_counted_has_a_plural(language: str) -> None:
    """A number that stands before a noun selects its form; in "3 of 5 cards" that is the second one."""
    partitive = r"\s*(of|su|di|de|sur)\b"
    for message, parts in parsed(language).items():
        for counted, text in parts.followed:
            is_noun = re.match(r"\s+[^\W\d]", text) and not re.match(partitive, text)
            # There, $games are the names of the games.
            if is_noun and message != "web-description":
                assert {"one", "1"} & parts.selectors.get(counted, set()), f"{message}: {counted}"


@every_language
def test_typography(language: str) -> None:
    for message, parts in parsed(language).items():
        for text in parts.texts:
            assert "'" not in text, f"{message}: an apostrophe is ’"
            assert not re.search(r"\s…", text), f"{message}: no space before an ellipsis"
            assert not re.search(r"\.\.\.", text), f"{message}: an ellipsis is one character"
            assert "  " not in text.replace("\n", "").strip() or "\n" in text, message
    for message in ("mochi-value-minus", "mochi-log-turned-minus", "mochi-value-minus-alike"):
        assert "−" in sample(language, message), f"{message}: the minus of the Value card is not a hyphen"


@pytest.mark.parametrize(("language", "space"), [("en", ""), ("it", ""), ("es", "\u00a0"), ("fr", "\u202f")])
def test_percentages(language: str, space: str) -> None:
    found = [re.findall(r"\d(\D*)%", text) for parts in parsed(language).values() for text in parts.texts]
    assert {each for spaces in found for each in spaces} == {space}


def test_french_has_narrow_spaces_before_its_marks() -> None:
    for message, parts in parsed("fr").items():
        text = sample("fr", message)
        assert not re.search(r"[ \u00a0][;!?%»:](?!\S)", text), message
        assert not re.search(r"[\w)][!?;»](?=\s|$)", re.sub(r"https?:\S+", "", text)), message
        assert not re.search(r"«[^\u202f]|[^\u202f]»", text), message
        assert not re.search(r"\w:\s", "".join(parts.texts).replace("players: 2", "").replace("1: draw", "")), message


@pytest.mark.parametrize(("language", "quotes"), [("en", "“”"), ("it", "«»"), ("es", "«»"), ("fr", "«»")])
def test_quotes(language: str, quotes: str) -> None:
    wrong = set("“”«»„‟") - set(quotes)
    for message, parts in parsed(language).items():
        # A file's own quotes, such as those of TOML, are straight.
        assert not wrong & set("".join(parts.texts)) or "deck-line" in message, message


@cache
def button_messages() -> frozenset[str]:
    """The messages without values that stand on buttons in the browser."""
    found: set[str] = set()
    for path in CLIENT.rglob("*.svelte"):
        source = path.read_text(encoding="utf-8")
        for match in re.finditer(r'<(button|a)\s[^>]*?class="button(?: main| again)?"', source):
            # A tag ends at the first ">" outside of braces and quotes.
            content = source[tag_end(source, match.start()) : source.index(f"</{match[1]}", match.end())]
            content = re.sub(r'<span class="hidden".*?</span', "", content, flags=re.DOTALL)
            found |= {key for key in re.findall(r'say\([^()]*?"([a-z0-9-]+)"', content) if key in messages("en")}
            found |= {key for key in re.findall(r'\? "([a-z0-9-]+)" : "', content) if key in messages("en")}
    return frozenset(name for name in found if not variables("en")[name])


def tag_end(source: str, start: int) -> int:
    """Where the tag that starts here ends."""
    depth = 0
    for place in range(start, len(source)):
        depth += {"{": 1, "}": -1}.get(source[place], 0)
        if source[place] == ">" and not depth:
            return place + 1
    raise ValueError(source[start : start + 40])


@cache
def label_messages() -> frozenset[str]:
    """The messages without values that name a field of a form in the browser."""
    found: set[str] = set()
    for path in CLIENT.rglob("*.svelte"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'<label class="field[^"]*"\s*>\s*\{say\("([a-z0-9-]+)"\)\}', source))
        found |= set(re.findall(r'Field [^>]*label=\{say\("([a-z0-9-]+)"\)\}', source))
    return frozenset(found)


def test_buttons_and_labels_are_found() -> None:
    assert {"web-join", "web-end-turn", "web-open-table", "web-score-write"} <= button_messages()
    assert {"web-language", "web-name", "web-edition"} <= label_messages()


def too_long(language: str, found: frozenset[str], most: int) -> dict[str, str]:
    """The messages among these that have more characters."""
    return {name: say(language, name) for name in found if len(say(language, name)) > most}


@every_language
def test_buttons_are_short(language: str) -> None:
    assert too_long(language, button_messages(), 18) == {}


@every_language
def test_labels_are_short(language: str) -> None:
    assert too_long(language, label_messages(), 24) == {}


@every_language
def test_prompts_and_lessons_are_short(language: str) -> None:
    limits = {r"(mochi-)?ask-.*": 60, r"web-learn-(sea|mochi)-nudge-.*": 80, r"web-learn-(sea|mochi)-(?!nudge).*": 160}
    longest = max((the_card_text(language, card) for card in range(CARD_COUNT)), key=len)
    values: dict[str, Any] = {"card": longest, **terms(own_edition(language))}
    for pattern, most in limits.items():
        for message in messages(language):
            if re.fullmatch(pattern, message):
                text = sample(language, message, **values)
                assert len(text) <= most, f"{message}: {len(text)}"


@every_language
def test_lists_and_subjects(language: str) -> None:
    joined = {"en": "Ada, Bo and Cy", "it": "Ada, Bo e Cy", "es": "Ada, Bo y Cy", "fr": "Ada, Bo et Cy"}
    assert list_text(language, ["Ada", "Bo", "Cy"]) == joined[language]
    assert list_text(language, ["Ada"]) == "Ada"
    assert subject("Ada", True) == {"who": "Ada", "me": "yes"}
    assert all(label(language, f"game-{name}", "") for name in game_names())
    assert label(language, "game-chess", "chess") == "chess"


# --- Messages in use ---

# What is filled in when a message's name is put together: `{...}` in Python, `${...}` in TypeScript.
HOLE = r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"


@cache
def sources() -> str:
    """The program, without its tests: a test that mentions a message does not use it."""
    files = [*LOCALES.parent.rglob("*.py"), *CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def names_in(source: str) -> set[str]:
    """The names of messages that a program writes out."""
    return set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+|(?<=[\"'`])[a-z]+(?=[\"'`])", source))


def patterns_in(source: str) -> list[re.Pattern[str]]:
    """The names that a program puts together, as patterns: `kind-{word}` is any name that begins with `kind-`."""
    templates = set(re.findall(rf"(?<=[\"'`])(?:{HOLE})?[a-z][a-z0-9-]*{HOLE}(?:[a-z0-9-]|{HOLE})*(?=[\"'`])", source))
    return [re.compile("[a-z0-9-]*".join(re.split(HOLE, template))) for template in templates]


def suffixes_in(source: str) -> set[str]:
    """What a program appends to the name of a message to get another one."""
    return set(re.findall(rf"(?<=[\"'`]){HOLE}(-[a-z]+)(?=[\"'`])", source))


def unused(all_messages: frozenset[str], source: str) -> set[str]:
    """The messages that a program neither writes out nor can put together."""
    written, patterns = names_in(source), patterns_in(source)
    found = {name for name in all_messages if name in written or any(each.fullmatch(name) for each in patterns)}
    found |= {name for suffix in suffixes_in(source) for name in all_messages if name.removesuffix(suffix) in found}
    return set(all_messages) - found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    contained = set().union(*(parts.messages for parts in parsed(language).values()))
    assert unused(messages(language), sources()) - contained == set()


def test_no_name_is_put_together_so_freely_that_any_message_fits() -> None:
    for pattern in patterns_in(sources()):
        fitting = [name for name in messages("en") if pattern.fullmatch(name)]
        assert len(fitting) < len(messages("en")) / 7, pattern


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('say("web-one")', {"web-two-a", "web-two-b"}),
        ('say(f"web-two-{x}")', {"web-one"}),
        ("say(`web-two-${x}`)", {"web-one"}),
        ("say(`${prefix}two-${x}`)", {"web-one"}),
        ("say('web-two-' + x); say('web-one')", {"web-two-a", "web-two-b"}),
    ],
)
def test_an_unused_message_is_found(source: str, missing: set[str]) -> None:
    assert unused(frozenset({"web-one", "web-two-a", "web-two-b"}), source) == missing


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "es"}, "es"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


def test_a_problem_is_told_in_any_language() -> None:
    problem = Problem("record-line", line=1234, reason=Problem("problem-kind", kind="dog", kinds="crab, boat"))
    assert str(problem) == "Line 1234: There’s no kind of card called “dog”. Choose one of crab, boat."
    assert all("dog" in problem.localized(language) for language in LANGUAGES)


def test_a_value_that_a_message_needs_and_does_not_get_is_an_error() -> None:
    with pytest.raises(LookupError, match="problem-kind"):
        say("en", "problem-kind")
