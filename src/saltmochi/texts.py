"""Texts for people, in their language. The sentences are in `locales/<language>/*.ftl`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "it", "es", "fr")
DEFAULT = "en"
# The maximum length of user input that is quoted in a message.
MAX_QUOTED = 200
# It is not printable, but it holds emoji together.
EMOJI_JOINER = "\u200d"

# The percent formats of languages that put a space before the sign.
_PERCENT = {"fr": "#,##0.0\u202f%", "es": "#,##0.0\u00a0%"}
# British English has no comma before "and".
_LIST_LOCALES = {"en": "en_GB"}
_LOCALES = Path(__file__).parent / "locales"


class Problem(ValueError):
    """An error that the user can correct: the name of a message and its values."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.localized(DEFAULT)

    def localized(self, language: str) -> str:
        """Return the sentence in a language."""
        values = {name: _message_value(language, value) for name, value in self.values.items()}
        return say(language, self.message, **values)


def _message_value(language: str, value: object) -> object:
    """Return a value as a message takes it: whole numbers select plurals and have no thousands separator."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, Problem):
        return value.localized(language)
    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return presentable(str(value))


def presentable(text: str) -> str:
    """Make text from somebody else fit to be quoted: without control characters, and not too long."""
    clean = "".join(letter if letter.isprintable() or letter == EMOJI_JOINER else "\ufffd" for letter in text)
    return clean if len(clean) <= MAX_QUOTED else f"{clean[:MAX_QUOTED]}…"


def supported_language(tag: str) -> str:
    """Return the supported language that a tag such as `fr-CA` or `it_IT.UTF-8` asks for, else the default."""
    asked = tag[:2].lower()
    return asked if asked in LANGUAGES else DEFAULT


def language_from(environment: dict[str, str] | os._Environ[str]) -> str:
    """Return the supported language that the environment asks for, else the default."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return supported_language(environment[variable])
    return DEFAULT


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def messages(language: str) -> frozenset[str]:
    """Return the names of all messages in a language."""
    return frozenset(_bundle(language)._messages)


def say(language: str, message: str, **values: object) -> str:
    """Return a message in a language, with values filled in."""
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    if errors:
        raise LookupError(f"{language}: {message}: {errors}")
    return str(text)


def label(language: str, message: str, fallback: str) -> str:
    """Return a message that takes no values, or the fallback if there is no such message."""
    return say(language, message) if message in messages(language) else fallback


def subject(name: str, me: bool) -> dict[str, str]:
    """Return the values of a sentence about a player: the name, and whether that player is the reader."""
    return {"who": name, "me": "yes" if me else "no"}


def list_text(language: str, items: Iterable[str]) -> str:
    """Join items by commas and "and", as a sentence does."""
    from babel.lists import format_list

    texts = list(items)
    joined = format_list(texts, locale=_LIST_LOCALES.get(language, language))
    # Spanish says "e" before the sound of i.
    if language == "es" and len(texts) > 1 and re.match(r"h?[ií](?![aeo])", texts[-1], re.IGNORECASE):
        return f"{joined.removesuffix(f' y {texts[-1]}')} e {texts[-1]}"
    return joined


def number_text(language: str, value: float, digits: int = 0) -> str:
    """Format a number by the conventions of a language."""
    from babel.numbers import format_decimal

    return format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}", locale=language)


def share_text(language: str, share: float) -> str:
    """Format a share as a percentage, by the conventions of a language."""
    from babel.numbers import format_percent

    return format_percent(share, format=_PERCENT.get(language, "#,##0.0%"), locale=language)
