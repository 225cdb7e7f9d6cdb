"""The samples in `docs/deploy` name only paths, flags and settings that exist, and systemd has no objections."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from saltmochi import __version__
from saltmochi.cli import commands
from saltmochi.server.settings import PREFIX, Settings, settings_from
from tests.server.process import serving

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "docs" / "deploy"
NO_SYSTEMD = "the systemd unit was not verified, since systemd is not installed here: apt-get install systemd"
# systemd rates how much of the system a service can reach: 100 is everything, below 20 is what it calls OK.
EXPOSURE = 20


def serve_settings(command: list[str], environment: dict[str, str]) -> Settings:
    """The settings of a server that is started by a command; flags that do not exist are refused."""
    program, name, *flags = command
    assert Path(program).name == "saltmochi"
    context = commands("en").commands[name].make_context(name, flags)
    values = {key: value for key, value in context.params.items() if key != "opens"}
    assert set(environment) <= {f"{PREFIX}{key.upper()}" for key in (*Settings.__struct_fields__, "cache_dir")}
    return settings_from(values, environment)


# --- The container ---

Instructions = list[tuple[str, str]]


@pytest.fixture(scope="module")
def container() -> Instructions:
    """The instructions of the Containerfile."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.M)
    lines = text.replace("\\\n", " ").splitlines()
    return [(word, " ".join(rest.split())) for line in lines if line for word, _, rest in [line.partition(" ")]]


def values_of(container: Instructions, wanted: str) -> list[str]:
    return [value for word, value in container if word == wanted]


def container_environment(container: Instructions) -> dict[str, str]:
    """The variables that an image sets."""
    return dict(pair.split("=", 1) for value in values_of(container, "ENV") for pair in shlex.split(value))


def test_the_container_is_built_from_pinned_bases_and_from_files_that_are_there(container: Instructions) -> None:
    known = {"FROM", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}
    assert {word for word, _ in container} == known
    bases = values_of(container, "FROM")
    assert len(bases) == 2
    assert all(re.match(r"docker\.io/library/python:3\.\d+\.\d+-slim-\w+( AS \w+)?$", base) for base in bases)
    sources, installed = values_of(container, "COPY")
    lock, wheel, folder = sources.split()
    assert (ROOT / lock).is_file()
    assert fnmatch.fnmatch(f"dist/saltmochi-{__version__}-py3-none-any.whl", wheel)
    build = values_of(container, "RUN")[0]
    assert f"--require-hashes --requirement {folder}{Path(lock).name} " in build
    assert build.endswith(f"{folder}{Path(wheel).name}")
    program = container_environment(container)["PATH"].split(":")[0]
    assert program == installed.split()[-1] + "/bin"
    assert f"venv {installed.split()[-1]} " in build


def test_the_container_runs_as_an_ordinary_user_who_writes_into_the_volume_only(container: Instructions) -> None:
    (user,), (volume,) = values_of(container, "USER"), values_of(container, "VOLUME")
    assert int(user) > 0
    assert re.search(rf"useradd .*--uid {user} --home-dir {volume} --create-home", values_of(container, "RUN")[1])
    words = [word for word, _ in container]
    assert words.index("USER") > len(words) - 1 - words[::-1].index("RUN")
    environment = container_environment(container)
    assert environment["SALTMOCHI_CACHE_DIR"].startswith(f"{volume}/")
    ours = {name: value for name, value in environment.items() if name.startswith(PREFIX)}
    settings = serve_settings(json.loads(values_of(container, "ENTRYPOINT")[0]), ours)
    assert settings.database.startswith(f"sqlite:///{volume}/")
    assert (settings.host, [str(settings.port)]) == ("0.0.0.0", values_of(container, "EXPOSE"))


def test_the_health_check_of_the_container_tells_whether_the_server_answers(
    container: Instructions, tmp_path: Path
) -> None:
    check = values_of(container, "HEALTHCHECK")[0]
    python, *arguments = json.loads(check.partition(" CMD ")[2])
    assert python == "python"
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        there = [argument.replace("127.0.0.1:8000", server.address) for argument in arguments]
        assert there != arguments
        assert subprocess.run([sys.executable, *there], check=False).returncode == 0
    assert subprocess.run([sys.executable, *there], check=False, capture_output=True).returncode == 1


def pins(name: str) -> dict[str, str]:
    """The versions that a lock file pins."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.M))


def test_the_lock_of_the_container_has_what_the_wheel_needs_as_it_was_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgresql"]]
    served, tested = pins("serve.txt"), pins("test.txt")
    assert {canonicalize_name(Requirement(text).name) for text in needed} <= set(served)
    assert {name: tested[name] for name in served} == served


# --- The systemd unit ---

UNIT = DEPLOY / "saltmochi.service"


def unit_values(name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", UNIT.read_text(encoding="utf-8"), re.M)


def test_the_unit_starts_a_server_that_writes_into_its_own_folders() -> None:
    environment = dict(pair.split("=", 1) for pair in unit_values("Environment"))
    settings = serve_settings(shlex.split(unit_values("ExecStart")[0]), environment)
    assert settings.database.startswith(f"sqlite:////var/lib/{unit_values('StateDirectory')[0]}/")
    assert environment["SALTMOCHI_CACHE_DIR"] == f"/var/cache/{unit_values('CacheDirectory')[0]}"
    assert settings.host == settings.proxies == "127.0.0.1"
    assert int(unit_values("LimitNOFILE")[0]) > settings.most_connections


@pytest.fixture
def systemd_analyze() -> str:
    """The program that checks units. Where it is missing the run says so; where everything must be tested it fails."""
    program = shutil.which("systemd-analyze")
    if not program:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_SYSTEMD)
        pytest.skip(NO_SYSTEMD)
    return program


def test_systemd_accepts_the_unit_and_calls_it_well_protected(systemd_analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    program = unit_values("ExecStart")[0].split()[0]
    unit.write_text(UNIT.read_text(encoding="utf-8").replace(program, sys.executable), encoding="utf-8")
    security = ("security", "--offline=true", f"--threshold={EXPOSURE}", "--no-pager")
    for check in (("verify",), security):
        done = subprocess.run([systemd_analyze, *check, str(unit)], check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        assert not done.stderr
