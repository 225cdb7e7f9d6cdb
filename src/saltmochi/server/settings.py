"""Settings of the server, from flags, the environment (`SALTMOCHI_PORT=80`) and a TOML file, in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from saltmochi.texts import Problem

PREFIX = "SALTMOCHI_"
# No file of settings comes near this size, in bytes. Reading a hostile one takes time by the square of its size.
MAX_FILE = 16_000


def default_database() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('saltmochi', appauthor=False)}/tables.db"


Text = Annotated[str, Meta(max_length=1000)]
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=1_000_000)]


class Settings(Struct, frozen=True, kw_only=True):
    """All settings. Times are in seconds; limits by address hold for each network address."""

    host: Text = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: Text = msgspec.field(default_factory=default_database)
    origins: tuple[Text, ...] = ()  # other addresses whose pages may connect
    hosts: tuple[Text, ...] = ()  # further names that the server is known by
    proxies: Text = ""  # the addresses of proxies that say who is behind them
    bot_seconds: Seconds = 1.0  # how long every move of a bot takes
    bot_processes: Count = 1
    prepare_bots: bool = True  # at the start, so that the first strong one does not make anybody wait
    away_seconds: Seconds = 30.0  # until a bot plays for somebody whose connection is lost
    pause_seconds: Seconds = 90.0  # until a round goes on though not everybody is ready
    seat_seconds: Seconds = 300.0  # that a seat is kept before the game for somebody whose connection is lost
    sleep_seconds: Seconds = 30.0  # until a table without connections is put away
    lease_seconds: Annotated[float, Meta(ge=0.3, le=3600)] = 10.0  # after which another process may run a table
    most_tables: Count = 5000  # in memory at once
    most_connections: Count = 10_000
    connections_by_address: Count = 60
    tables_by_address: Count = 60  # opened in an hour
    requests_by_address: Count = 30  # in a second, on average
    commands_by_connection: Count = 20  # in a second, on average
    events_by_game: Count = 30_000  # in the log; the longest games of random moves have 20,000
    events_by_table: Count = 1_000_000  # in the log; more than a year of evenings
    commands_by_address: Count = 100_000  # in an hour, all of which may be stored
    keep_days: Annotated[int, Meta(ge=0, le=100_000)] = 0  # after which unvisited tables are deleted; 0: never
    most_message: Count = 4096  # bytes in a message from a client
    outbox: Annotated[int, Meta(ge=1000)] = 1_000_000  # bytes that wait for a slow client before it is dropped
    flight_recorder: Text = ""  # the file for the slowest moves
    admin_socket: Text = ""  # the Unix socket for operators; by default beside a SQLite file
    log_level: Literal["debug", "info", "warning", "error"] = "info"


NAMES = Settings.__struct_fields__


def settings_from(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Combine settings: flags override the environment, which overrides the file that `config` names."""
    from_flags = {name: value for name, value in flags.items() if value is not None}
    variables = os.environ if environment is None else environment
    from_environment = {name: variables[PREFIX + name.upper()] for name in NAMES if PREFIX + name.upper() in variables}
    config = from_flags.pop("config", None) or variables.get(f"{PREFIX}CONFIG")
    from_file = read_settings_file(Path(config)) if config else {}
    chosen = {**from_file, **from_environment, **from_flags}
    for name in chosen:
        if name not in NAMES:
            raise Problem("serve-problem-unknown", setting=name)
    return Settings(**{name: convert_setting(name, value) for name, value in chosen.items()})


def convert_setting(name: str, value: Any) -> Any:
    """Validate the value of a setting, which may be text; a list may be written with commas."""
    kind = get_type_hints(Settings, include_extras=True)[name]
    if name in ("origins", "hosts") and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, kind, strict=False)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Problem("serve-problem-setting", setting=name, value=value_text(value)) from error


def value_text(value: Any) -> str:
    """Return the value of a setting as text, also if it is nested too deep or too large a number to be written."""
    try:
        return str(value)
    except (RecursionError, ValueError):
        return "…"


def read_settings_file(path: Path) -> dict[str, Any]:
    """Read the settings in a TOML file. Devices and pipes are refused: they may never end."""
    try:
        if not path.is_file():
            raise FileNotFoundError(path)
        with path.open("rb") as file:
            content = file.read(MAX_FILE + 1)
        if len(content) > MAX_FILE:
            raise ValueError("too long")
        return tomllib.loads(content.decode("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise Problem("serve-problem-file", path=path) from error
