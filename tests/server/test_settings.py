"""How a server is set up: by flags, the environment and a file, explained in four languages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from saltmochi.commands.serve import serve_command
from saltmochi.server.settings import NAMES, Settings, settings_from
from saltmochi.texts import LANGUAGES, Problem, say

# A value for each setting that is not its default.
OTHERS: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 8123,
    "database": "sqlite:///other.db",
    "origins": ("https://one.example", "https://two.example"),
    "hosts": ("one.example", "two.example"),
    "proxies": "10.0.0.1",
    "flight_recorder": "slow.jsonl",
    "admin_socket": "/run/saltmochi/admin",
    "log_level": "debug",
}


def other(name: str) -> Any:
    """A value that is not the default of a setting."""
    default = getattr(Settings(), name)
    if isinstance(default, bool):
        return not default
    return OTHERS[name] if name in OTHERS else default + 1


def text_of(value: Any) -> str:
    """A value as flags and the environment write it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, tuple) else str(value)


def toml_of(values: dict[str, Any]) -> str:
    """Values as a TOML file."""
    return "".join(f"{name} = {msgspec.json.encode(value).decode()}\n" for name, value in values.items())


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """A TOML file that sets everything."""
    path = tmp_path / "all.toml"
    path.write_text(toml_of({name: other(name) for name in NAMES}), encoding="utf-8")
    return path


def test_everything_can_be_set_in_a_file(config: Path) -> None:
    found = settings_from({"config": str(config)}, {})
    assert {name: getattr(found, name) for name in NAMES} == {name: other(name) for name in NAMES}


def test_everything_can_be_set_by_the_environment() -> None:
    found = settings_from({}, {f"SALTMOCHI_{name.upper()}": text_of(other(name)) for name in NAMES})
    assert {name: getattr(found, name) for name in NAMES} == {name: other(name) for name in NAMES}


def test_everything_can_be_set_by_flags() -> None:
    found = settings_from({name: text_of(other(name)) for name in NAMES}, {})
    assert {name: getattr(found, name) for name in NAMES} == {name: other(name) for name in NAMES}


def test_flags_come_before_the_environment_and_the_environment_before_the_file(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text("port = 1\noutbox = 1100\nhost = 'file'\n", encoding="utf-8")
    environment = {"SALTMOCHI_PORT": "2", "SALTMOCHI_HOST": "environment", "SALTMOCHI_CONFIG": str(path)}
    found = settings_from({"port": "3", "host": None}, environment)
    assert (found.port, found.host, found.outbox, found.most_tables) == (3, "environment", 1100, Settings().most_tables)


def test_the_file_that_a_flag_names_comes_before_that_of_the_environment(tmp_path: Path) -> None:
    for name, port in (("one", 1), ("two", 2)):
        (tmp_path / name).write_text(f"port = {port}", encoding="utf-8")
    environment = {"SALTMOCHI_CONFIG": str(tmp_path / "two")}
    assert settings_from({"config": str(tmp_path / "one")}, environment).port == 1
    assert settings_from({"config": None}, environment).port == 2


def test_without_anything_the_defaults_hold() -> None:
    assert settings_from(dict.fromkeys((*NAMES, "config")), {}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "http"),
        ("port", ""),
        ("port", "8000.5"),
        ("port", True),
        ("host", 5),
        ("host", "x" * 2000),
        ("bot_seconds", "-0.1"),
        ("bot_seconds", "nan"),
        ("bot_seconds", "inf"),
        ("lease_seconds", "0"),
        ("outbox", "0"),
        ("most_tables", "many"),
        ("most_message", "1e99"),
        ("log_level", "loud"),
        ("origins", [1, 2]),
    ],
)
def test_a_senseless_value_is_refused_with_the_name_of_the_setting(name: str, value: Any) -> None:
    with pytest.raises(Problem) as caught:
        settings_from({name: value}, {})
    for language in LANGUAGES:
        assert name in caught.value.localized(language)
        assert str(value)[:100] in caught.value.localized(language)


def test_a_setting_that_does_not_exist_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("prot = 80", encoding="utf-8")
    with pytest.raises(Problem) as caught:
        settings_from({"config": str(path)}, {})
    assert all("prot" in caught.value.localized(language) for language in LANGUAGES)


@pytest.mark.parametrize("content", [b"port = = 1", b"\xff\xfe", b"port = 1\nport = 2"])
def test_a_file_that_is_not_toml_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(Problem) as caught:
        settings_from({"config": str(path)}, {})
    assert all("broken.toml" in caught.value.localized(language) for language in LANGUAGES)


UNREADABLE = {
    "nested arrays": b"port = " + b"[" * 15_000,
    "nested arrays that end": b"port = " + b"[" * 250 + b"]" * 250,
    "nested tables": b"port = " + b"{a=" * 5_000,
    "dotted names": b".".join([b"a"] * 7_500) + b" = 1",
    "a long number": b"port = " + b"9" * 15_000,
    "a long hexadecimal number": b"port = 0x" + b"f" * 15_000,
    "a long text": b"host = '" + b"x" * 15_000 + b"'",
    "too long": b"# " + b"x" * 20_000,
}


@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE)
def test_a_hostile_file_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hostile.toml"
    path.write_bytes(content)
    with pytest.raises(Problem) as caught:
        settings_from({"config": str(path)}, {})
    for language in LANGUAGES:
        assert len(caught.value.localized(language)) < 500
        assert "\n" not in caught.value.localized(language)


def test_what_may_never_end_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    for path in ("/dev/zero", tmp_path / "pipe", tmp_path / "link", tmp_path):
        with pytest.raises(Problem, match=Path(path).name):
            settings_from({"config": str(path)}, {})


def test_a_missing_file_is_refused_with_its_name() -> None:
    with pytest.raises(Problem, match=r"nowhere\.toml"):
        settings_from({"config": "nowhere.toml"}, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_flag_and_a_sentence_of_help(language: str) -> None:
    command = serve_command(language)
    found = {flag: param.help for param in command.params if isinstance(param, click.Option) for flag in param.opts}
    for name in NAMES:
        word = name.replace("_", "-")
        sentence = say(language, f"cli-serve-{word}")
        usual = "" if name == "database" else str(getattr(Settings(), name)).lower()
        assert found[f"--{word}"] == (f"{sentence}  [default: {usual}]" if usual not in ("", "()") else sentence)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
    assert len({found[f"--{name.replace('_', '-')}"] for name in NAMES}) == len(NAMES)


def test_the_help_is_in_the_language_asked_for() -> None:
    helps = []
    for language in LANGUAGES:
        command = serve_command(language)
        helps.append(command.get_help(click.Context(command, info_name="serve")))
        for name in NAMES:
            assert f"--{name.replace('_', '-')}" in helps[-1]
    assert len(set(helps)) == len(LANGUAGES)


def test_sentences_of_help_are_translated() -> None:
    for name in NAMES:
        word = name.replace("_", "-")
        sentences = {say(language, f"cli-serve-{word}") for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), word
