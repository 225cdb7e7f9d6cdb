"""Where commands print."""

from __future__ import annotations

from rich.console import Console


def console() -> Console:
    """Standard output; sentences are printed as they are, without colours for numbers."""
    return Console(highlight=False)
