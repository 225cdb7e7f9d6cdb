"""Files that people name on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saltmochi.texts import Problem


class Damaged(Exception):
    """What was read is not what it should be."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def contents(path: str, most: int) -> str:
    """The text of a file of at most so many bytes."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123 (a path of no letters is no folder)
            content = file.read(most + 1)
        if len(content) > most:
            raise Problem("cli-problem-file", path=path, reason=Problem("cli-reason-large"))
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("cli-problem-file", path=path, reason=Problem("cli-reason-text")) from None
    except OSError as error:
        raise Problem("cli-problem-file", path=path, reason=reason_of(error)) from None


def folder(path: str) -> Path:
    """A folder to write into, made if it is not there."""
    with writing(Path(path)):
        Path(path).mkdir(parents=True, exist_ok=True)
    return Path(path)


@contextmanager
def writing(path: Path | None) -> Iterator[None]:
    """While something is written into a folder: what the system refuses is a problem that can be told."""
    try:
        yield
    except OSError as error:
        raise Problem("cli-problem-folder", path=path, reason=reason_of(error)) from None


def reason_of(error: OSError) -> Problem:
    """Why the system refused, as far as it matters to people."""
    reasons = {
        FileNotFoundError: "cli-reason-missing",
        IsADirectoryError: "cli-reason-folder",
        PermissionError: "cli-reason-permission",
    }
    return Problem(reasons.get(type(error), "cli-reason-other"))
