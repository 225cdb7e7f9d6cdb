"""Refusals: a code for programs, a sentence for people."""

from __future__ import annotations

from saltmochi.texts import Problem


class Refusal(Problem):
    """A request that is refused. The table goes on."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(f"refused-{code.replace('_', '-')}", **values)
        self.code = code


def refusal_of(problem: Problem) -> Refusal:
    """Return the problem as a refusal; what a game objects to gets the code `request`."""
    return problem if isinstance(problem, Refusal) else Refusal("request", reason=problem)
