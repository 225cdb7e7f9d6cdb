"""The documentation website builds without warnings, loads nothing from other hosts, and names tests that exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# What a browser loads by itself; a link that people may follow is not among it.
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video)\b[^>]*\ssrc=["']?([^"'\s>]+)"""
    r"""|<link\b(?=[^>]*\srel=["']?(?:stylesheet|icon|preload|preconnect|dns-prefetch))[^>]*\shref=["']?([^"'\s>]+)"""
    r"""|@import\s+["']([^"']+)|url\(["']?([^"')]+)""",
    re.I,
)
ELSEWHERE = re.compile(r"^(?:https?:)?//", re.I)


def build(source: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """Build the website as `make docs` does."""
    options = ["-q", "-W", "--keep-going", "-c", str(ROOT / "docs" / "site"), "-d", f"{site}-doctrees"]
    command = [sys.executable, "-m", "sphinx", *options, str(source), str(site)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def loaded_from_elsewhere(text: str) -> list[str]:
    """What a page or a style sheet loads from other hosts."""
    addresses = ("".join(found) for found in LOADED.findall(text))
    return [address for address in addresses if ELSEWHERE.match(address)]


def test_the_website_builds_without_warnings_and_loads_nothing_from_other_hosts(tmp_path: Path) -> None:
    done = build(ROOT, tmp_path / "site")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "site" / "index.html").is_file()
    for path in (tmp_path / "site").rglob("*"):
        if path.suffix in (".html", ".css"):
            assert not loaded_from_elsewhere(path.read_text(encoding="utf-8")), path.name


def test_dead_links_dead_anchors_and_missing_files_are_reported(tmp_path: Path) -> None:
    dead = ["no-page.md", "CHANGELOG.md#no-anchor", "no-file.json", "#no-heading"]
    links = "".join(f"[a]({target}) " for target in dead)
    (tmp_path / "README.md").write_text(f"# A page\n\n{links} ![b](no-picture.png)\n", encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Another page\n", encoding="utf-8")
    done = build(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    for target in (*dead, "no-picture.png"):
        assert target.split("#")[-1] in done.stderr


@pytest.mark.parametrize(
    "page",
    [
        '<script src="https://example.org/a.js">',
        "<img alt='' src=//example.org/a.png>",
        '<link rel="stylesheet" href="http://example.org/a.css">',
        '<link href="http://example.org/a.css" rel="stylesheet">',
        '@import "https://example.org/a.css";',
        "a { background: url(https://example.org/a.png) }",
    ],
)
def test_what_comes_from_another_host_is_found(page: str) -> None:
    assert loaded_from_elsewhere(page)


def test_a_link_that_people_may_follow_is_allowed() -> None:
    assert not loaded_from_elsewhere('<a href="https://example.org">elsewhere</a> <img src="a.png">')


def test_every_file_and_command_that_the_security_page_names_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    files, commands = re.findall(r"`(tests/[^`]+)`", page), re.findall(r"`make ([^`]+)`", page)
    assert files
    assert commands
    assert all((ROOT / name).is_file() for name in files)
    assert all(f"\n{command}:" in makefile for command in commands)


def test_every_test_that_the_server_page_names_exists() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for part in re.findall(r"^Tests: (.*?)\n\n", page, re.M | re.S):
        names = re.findall(r"`([^`]+)`", part)
        files = [ROOT / "tests" / name for name in names if name.endswith(".py")]
        code = "".join(path.read_text(encoding="utf-8") for path in files)
        for name in names:
            assert name.endswith(".py") or f"def {name}(" in code, name
