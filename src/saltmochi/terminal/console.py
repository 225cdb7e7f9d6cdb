"""The console that commands print to."""

from __future__ import annotations

from rich.console import Console


def console() -> Console:
    """Return a console for standard output that does not highlight numbers."""
    return Console(highlight=False)
