"""Logs for programs to read: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

# What every record has; the rest was given by whoever wrote it.
_COMMON = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _COMMON}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def write_logs(level: str) -> None:
    """Write all logs from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # These would tell the addresses that people ask for, and with them the tables.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic.runtime.migration", "websockets"):
        logging.getLogger(name).setLevel("WARNING")
