"""How sentences get their values: subjects, lists, labels, and the numbers in problems."""

from __future__ import annotations

import pytest

from saltmochi.texts import LANGUAGES, MAX_QUOTED, Problem, label, list_text, say, subject

every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- Subjects, lists and labels ---


@pytest.mark.parametrize(
    ("language", "to_reader", "to_others"),
    [
        ("en", "You go first.", "Ada goes first."),
        ("it", "Cominci tu.", "Comincia Ada."),
        ("es", "Empiezas tú.", "Empieza Ada."),
        ("fr", "Tu commences.", "Ada commence."),
    ],
)
def test_a_subject_is_the_reader_or_somebody_with_a_name(language: str, to_reader: str, to_others: str) -> None:
    assert say(language, "log-begin", **subject("Ada", me=True)) == to_reader
    assert say(language, "log-begin", **subject("Ada", me=False)) == to_others


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "a crab and a boat", "a crab, a boat and a fish"),
        ("it", "a crab e a boat", "a crab, a boat e a fish"),
        ("es", "a crab y a boat", "a crab, a boat y a fish"),
        ("fr", "a crab et a boat", "a crab, a boat et a fish"),
    ],
)
def test_a_list_ends_with_and_without_a_comma_before_it(language: str, two: str, three: str) -> None:
    items = ["a crab", "a boat", "a fish"]
    assert [list_text(language, items[:count]) for count in range(4)] == ["", "a crab", two, three]


def test_a_list_can_be_made_of_anything_that_yields_texts() -> None:
    assert list_text("en", (name for name in ("Ada", "Bo"))) == "Ada and Bo"


@every_language
def test_a_label_is_a_message_or_what_stands_for_a_missing_one(language: str) -> None:
    assert label(language, "play-total", "total") == say(language, "play-total")
    assert label(language, "no-such-message", "total") == "total"


# --- Cards and events ---


@pytest.mark.parametrize(
    ("language", "kind", "colour", "text"),
    [
        ("en", "starfish", "yellow", "a yellow starfish"),
        ("en", "cast-of-crabs", "green", "a green cast of crabs"),
        ("it", "jellyfish", "pink", "una medusa rosa"),
        ("it", "starfish", "yellow", "una stella marina gialla"),
        ("it", "lobster", "black", "un astice nero"),
        ("es", "jellyfish", "purple", "una medusa morada"),
        ("es", "seahorse", "white", "un caballito de mar blanco"),
        ("fr", "jellyfish", "purple", "une méduse violette"),
        ("fr", "lobster", "black", "un homard noir"),
        ("fr", "seahorse", "white", "un hippocampe blanc"),
    ],
)
def test_cards_of_extra_salt_have_their_articles(language: str, kind: str, colour: str, text: str) -> None:
    gender = say(language, "card-gender", kind=kind)
    article = say(language, "card-article", kind=kind, colour=colour)
    words = {"kind": say(language, f"kind-{kind}"), "colour": say(language, f"colour-{colour}", form=gender)}
    assert say(language, "a-card", article=article, **words) == text


@every_language
def test_an_event_in_a_sentence_is_quoted(language: str) -> None:
    event = say(language, "event-kraken")
    quoted = {"en": f"“{event}”", "fr": f"«\u202f{event}\u202f»"}.get(language, f"«{event}»")
    for message in ("log-event", "log-event-to-leader", "log-event-no-last", "choose-keep-event"):
        assert quoted in say(language, message, event=event, discarded="", who="Ada", me="no")


# --- Numbers and texts in problems ---


@every_language
def test_numbers_in_problems_have_no_thousands_separator(language: str) -> None:
    assert "1234567" in Problem("cli-problem-number", value="x", least=1, most=1234567).localized(language)
    assert "1234567" in Problem("record-line", line=1234567, reason="x").localized(language)


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 card", "2000 cards"),
        ("it", "1 carta", "2000 carte"),
        ("es", "1 carta", "2000 cartas"),
        ("fr", "1 carte", "2000 cartes"),
    ],
)
def test_whole_numbers_in_problems_choose_the_plural(language: str, one: str, many: str) -> None:
    assert Problem("play-cards", count=1).localized(language) == one
    assert Problem("play-cards", count=2000).localized(language) == many


def test_a_number_within_a_problem_within_a_problem_chooses_the_plural_too() -> None:
    inner = Problem("record-name", name="?", most=1)
    assert Problem("record-line", line=7, reason=inner).localized("es") == (
        "Línea 7: «?» no sirve como nombre: usa 1 carácter que se pueda imprimir."
    )


@every_language
def test_quoted_texts_in_problems_are_clean_and_not_too_long(language: str) -> None:
    told = Problem("problem-action", action="\x1b[31m" + "a" * 5000).localized(language)
    assert "\x1b" not in told
    assert "\ufffd[31m" + "a" * (MAX_QUOTED - 5) + "…" in told
    assert "12,345" in Problem("problem-action", action="12,345").localized(language)


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Inés", "Ada e Inés"),
        ("Hilda", "Ada e Hilda"),
        ("Ícaro", "Ada e Ícaro"),
        ("Hielo", "Ada y Hielo"),
        ("Bo", "Ada y Bo"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, joined: str) -> None:
    assert list_text("es", ["Ada", last]) == joined
