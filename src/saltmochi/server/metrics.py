"""What is counted, for Prometheus. Nothing here tells one table or person from another."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

CONNECTIONS = Gauge("saltmochi_connections", "Open connections", registry=REGISTRY)
TABLES = Gauge("saltmochi_tables", "Tables in memory", registry=REGISTRY)
ROWS = Counter("saltmochi_rows", "Rows written to the log", registry=REGISTRY)
COMMANDS = Counter("saltmochi_commands", "Commands by kind", ["kind"], registry=REGISTRY)
REFUSALS = Counter("saltmochi_refusals", "Refusals by code", ["code"], registry=REGISTRY)
DROPPED = Counter("saltmochi_dropped", "Connections that were ended because the client did not read", registry=REGISTRY)
BOT_MOVES = Counter("saltmochi_bot_moves", "Moves by bots", registry=REGISTRY)
COMMIT_SECONDS = Histogram("saltmochi_commit_seconds", "Time of a transaction", buckets=TIMES, registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "saltmochi_command_seconds", "Time from a command to its answer", buckets=TIMES, registry=REGISTRY
)
