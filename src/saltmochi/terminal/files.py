"""Files that people name on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saltmochi.texts import Problem


class Damaged(Exception):
    """The contents of a file or of standard input are not valid."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def read_text(path: str, most: int) -> str:
    """Read a text file of at most so many bytes."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123 (Path("") would be the current folder)
            content = file.read(most + 1)
        if len(content) > most:
            raise Problem("cli-problem-file", path=path, reason=Problem("cli-reason-large"))
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("cli-problem-file", path=path, reason=Problem("cli-reason-text")) from None
    except OSError as error:
        raise Problem("cli-problem-file", path=path, reason=reason_of(error)) from None


def make_folder(path: str) -> Path:
    """Create a folder to write into if there is none, and return it."""
    with writing(Path(path)):
        Path(path).mkdir(parents=True, exist_ok=True)
    return Path(path)


@contextmanager
def writing(path: Path | None) -> Iterator[None]:
    """Turn errors of the operating system inside the block into a problem with this path."""
    try:
        yield
    except OSError as error:
        raise Problem("cli-problem-folder", path=path, reason=reason_of(error)) from None


def reason_of(error: OSError) -> Problem:
    """Return the message for an error of the operating system."""
    reasons = {
        FileNotFoundError: "cli-reason-missing",
        IsADirectoryError: "cli-reason-folder",
        PermissionError: "cli-reason-permission",
    }
    return Problem(reasons.get(type(error), "cli-reason-other"))
