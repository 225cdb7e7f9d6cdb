"""Names of players: any letters and any emoji, nothing invisible beside them."""

from __future__ import annotations

import pytest

from saltmochi.games import game
from saltmochi.table.game_record import GameRecord, check_name, format_record, parse_record
from saltmochi.texts import Problem, presentable

FAMILY = "👨‍👩‍👧‍👦"
SKIN = "👩🏽‍🚀"
WALES = "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
EMOJI = ["🐙", FAMILY, SKIN, "🏳️‍🌈", WALES, "🇮🇹", "3️⃣", "❤️", "🧑🏿‍❤️‍💋‍🧑🏻", "🫩"]


@pytest.mark.parametrize("emoji", EMOJI)
@pytest.mark.parametrize("name", ["{}", "Ada {}", "{} Zoë", "{0}{0}{0}"])
def test_a_name_with_emoji_is_read_back_from_a_record(name: str, emoji: str) -> None:
    written = name.format(emoji)
    found = game("sea-salt-paper")
    record = GameRecord(found, found.options(2, "french"), names={0: written})
    text = format_record(record)
    assert f"\nseat 1: {written}\n" in text
    assert parse_record(text, game).names == {0: written}


def test_an_emoji_is_one_character() -> None:
    assert check_name(f"{'x' * 39}{FAMILY}")
    with pytest.raises(Problem):
        check_name(f"{'x' * 40}{FAMILY}")
    with pytest.raises(Problem):
        check_name(FAMILY * 39)


@pytest.mark.parametrize(
    "name",
    [
        "A\u200dda",  # a joiner between letters
        "\u200d🐙",
        "🐙\u200d",
        "🐙\u200d\u200d🐙",
        "Ada\u202e",  # the direction of writing
        "\U000e0067Ada",  # letters that nobody sees
        "🐙\U000e0067\U000e0062",
        "\ufeffAda",
        "🏴" + "\U000e0061" * 30,
    ],
)
def test_what_nobody_sees_is_not_part_of_a_name(name: str) -> None:
    with pytest.raises(Problem):
        check_name(name)


def test_an_emoji_is_quoted_as_it_is() -> None:
    assert presentable(f"{SKIN}\x1b") == f"{SKIN}\ufffd"
