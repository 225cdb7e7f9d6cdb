"""§10, §13: the expansions, which can be combined with each other and with every edition."""

from __future__ import annotations

from enum import StrEnum

from saltmochi.texts import Problem


class Expansion(StrEnum):
    """An expansion of the game."""

    EXTRA_SALT = "extra-salt"
    EXTRA_PEPPER = "extra-pepper"


# The bit of each expansion in `State.expansions`.
EXTRA_SALT = 1
EXTRA_PEPPER = 2
BITS = {Expansion.EXTRA_SALT: EXTRA_SALT, Expansion.EXTRA_PEPPER: EXTRA_PEPPER}


def expansion_from(name: str) -> Expansion:
    """Return the expansion with this name; capitals, blanks and underscores do not matter."""
    word = name.strip().lower().replace(" ", "-").replace("_", "-")
    if word not in [*Expansion]:
        raise Problem("problem-expansion", expansion=name, expansions=", ".join(Expansion))
    return Expansion(word)
