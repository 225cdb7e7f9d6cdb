"""The exit codes of commands."""

from __future__ import annotations

WRONG_DATA = 1
WRONG_ARGUMENTS = 2
INTERRUPTED = 130
