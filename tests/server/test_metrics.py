"""What is counted without Prometheus's own locks, and read by it all the same."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, generate_latest

from saltmochi.server.metrics import TIMES, CommandTimes


def test_a_limit_counts_all_that_took_no_longer() -> None:
    times, registry = CommandTimes(), CollectorRegistry()
    registry.register(times)
    for seconds in (TIMES[0] / 2, TIMES[0], TIMES[1], 100.0):
        times.add("Act", seconds)
    times.add("Say", 0.0)

    def counted(limit: str, kind: str = "Act") -> float | None:
        return registry.get_sample_value("saltmochi_command_seconds_bucket", {"kind": kind, "le": limit})

    assert [counted(str(TIMES[0])), counted(str(TIMES[1])), counted("2.5"), counted("+Inf")] == [2, 3, 3, 4]
    assert counted("+Inf", "Say") == registry.get_sample_value("saltmochi_command_seconds_count", {"kind": "Say"}) == 1
    total = registry.get_sample_value("saltmochi_command_seconds_sum", {"kind": "Act"})
    assert total == 1.5 * TIMES[0] + TIMES[1] + 100.0
    assert b"# TYPE saltmochi_command_seconds histogram" in generate_latest(registry)
