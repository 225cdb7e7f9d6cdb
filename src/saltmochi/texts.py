"""What people read, in their language. The sentences are in `locales/<language>/*.ftl`."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "it", "es", "fr")
DEFAULT = "en"
# No more of what somebody has written is quoted in a sentence.
MOST_QUOTED = 200

# Where a space stands before the sign.
_PERCENT = {"fr": "#,##0.0\u202f%", "es": "#,##0.0\u00a0%"}
_LOCALES = Path(__file__).parent / "locales"


class Problem(ValueError):
    """Something that a person can put right: the name of a sentence and what goes into it."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.localized(DEFAULT)

    def localized(self, language: str) -> str:
        """Return the sentence in a language."""
        values = {
            name: value.localized(language) if isinstance(value, Problem) else presentable(str(value))
            for name, value in self.values.items()
        }
        return say(language, self.message, **values)


def presentable(text: str) -> str:
    """What somebody else has written, fit to be quoted: without control characters, and not too long."""
    clean = "".join(character if character.isprintable() else "\ufffd" for character in text)
    return clean if len(clean) <= MOST_QUOTED else f"{clean[:MOST_QUOTED]}…"


def supported_language(tag: str) -> str:
    """Of our languages the one that a tag such as `fr-CA` or `it_IT.UTF-8` means."""
    asked = tag[:2].lower()
    return asked if asked in LANGUAGES else DEFAULT


def language_from(environment: dict[str, str] | os._Environ[str]) -> str:
    """The language that the environment asks for, as far as we speak it."""
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
    """The names of all sentences in a language."""
    return frozenset(_bundle(language)._messages)


def say(language: str, message: str, **values: object) -> str:
    """A sentence in a language, with what goes into it."""
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    if errors:
        raise LookupError(f"{language}: {message}: {errors}")
    return str(text)


def number_text(language: str, value: float, digits: int = 0) -> str:
    """A number as people of a language write it."""
    from babel.numbers import format_decimal

    return format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}", locale=language)


def share_text(language: str, share: float) -> str:
    """A share as a percentage, as people of a language write it."""
    from babel.numbers import format_percent

    return format_percent(share, format=_PERCENT.get(language, "#,##0.0%"), locale=language)
