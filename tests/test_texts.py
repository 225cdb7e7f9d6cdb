"""Four languages, complete."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import saltmochi
from saltmochi.texts import LANGUAGES, Problem, language_from, messages, say

LOCALES = Path(saltmochi.__file__).parent / "locales"
others = pytest.mark.parametrize("language", LANGUAGES[1:])
NUMBERS = {"count", "pairs", "moves", "games", "number", "place", "round", "seat", "most", "line"}


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-z][a-z0-9-]*) =", line):
                name = match[1]
            if not line.startswith("#"):
                found.setdefault(name, set()).update(re.findall(r"\$([a-z]+)", line))
    found.pop("", None)
    return found


@others
def test_no_language_lacks_a_message(language: str) -> None:
    assert messages(language) == messages("en")


@others
def test_messages_take_the_same_values_in_every_language(language: str) -> None:
    assert variables(language) == variables("en")


@others
def test_files_are_the_same(language: str) -> None:
    names = {path.name for path in (LOCALES / "en").iterdir()}
    assert {path.name for path in (LOCALES / language).iterdir()} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, names in variables(language).items():
        for number in (0, 1, 2, 5, 1000):
            text = say(language, message, **{name: number if name in NUMBERS else "x" for name in names})
            assert text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_not_told_as_one(language: str) -> None:
    """French takes the singular for 0 too: a sentence that writes the number out needs words of its own for it."""
    always_some = {"web-score-take-back"}
    for message, names in variables(language).items():
        if "count" in names and "winners" not in names and message not in always_some:
            values: dict[str, object] = dict.fromkeys(names, "x")
            values.update(dict.fromkeys(names & NUMBERS, 1))
            assert say(language, message, **{**values, "count": 0}) != say(language, message, **values), message


@others
def test_sentences_are_translated(language: str) -> None:
    same = {name for name in messages("en") if not variables("en")[name] and say("en", name) == say(language, name)}
    # Names, calls and words that are alike in two languages stay; sentences do not.
    assert not [name for name in same if len(say("en", name).split()) > 4]


# What is filled in when a message's name is put together: `{...}` in Python, `${...}` in TypeScript.
HOLE = r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"


@cache
def sources() -> str:
    """The program, without its tests: a test that mentions a message does not use it."""
    client = LOCALES.parents[2] / "web" / "src"
    files = [*LOCALES.parent.rglob("*.py"), *client.rglob("*.svelte"), *client.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def names_in(source: str) -> set[str]:
    """The names of messages that a program writes out."""
    return set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+|(?<=[\"'`])[a-z]+(?=[\"'`])", source))


def patterns_in(source: str) -> list[re.Pattern[str]]:
    """The names that a program puts together, as patterns: `kind-{word}` is any name that begins with `kind-`."""
    templates = set(re.findall(rf"(?<=[\"'`])[a-z][a-z0-9-]*{HOLE}(?:[a-z0-9-]|{HOLE})*(?=[\"'`])", source))
    return [re.compile("[a-z0-9-]+".join(re.split(HOLE, template))) for template in templates]


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
    assert unused(messages(language), sources()) == set()


def test_no_name_is_put_together_so_freely_that_any_message_fits() -> None:
    for pattern in patterns_in(sources()):
        fitting = [name for name in messages("en") if pattern.fullmatch(name)]
        assert len(fitting) < len(messages("en")) / 8, pattern


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('say("web-one")', {"web-two-a", "web-two-b"}),
        ('say(f"web-two-{x}")', {"web-one"}),
        ("say(`web-two-${x}`)", {"web-one"}),
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
    assert str(problem) == "Line 1234: There is no kind of card called “dog”. Choose one of crab, boat."
    assert all("dog" in problem.localized(language) for language in LANGUAGES)


def test_a_value_that_a_message_needs_and_does_not_get_is_an_error() -> None:
    with pytest.raises(LookupError, match="problem-kind"):
        say("en", "problem-kind")
