"""`python -m benchmarks.soak`: an hour of mixed load, and whether the server's memory stays as it is.

`benchmarks.evenings` is the load. It is the same on average from beginning to end, so memory that grows is lost memory.
Every few seconds the memory of the server is noted (RssAnon: what it uses by itself), with that of its bots, the cores
that are used, and how long moves took. `build/soak` gets a CSV file and a plot.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import os
import random
import sys
from contextlib import suppress
from pathlib import Path
from statistics import linear_regression, median
from time import monotonic
from typing import NamedTuple

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from tests.server.child_server import ANY
from tests.server.process import Server, serving

from benchmarks.evenings import Crowd
from benchmarks.load import database, share
from benchmarks.machine import memory, used

# As a server runs by default; tests change these.
SETTINGS = {
    "bot_seconds": "1",
    "away_seconds": "30",
    "sleep_seconds": "30",
    "lease_seconds": "10",
    "prepare_bots": "true",
    "log_level": "warning",
}
FOLDER = Path("build/soak")
SAMPLE_SECONDS = 5.0
# The memory after the first minutes may differ by this share.
FLAT = 0.05
# A run that is shorter than this many minutes after its beginning tells nothing.
LEAST_MINUTES = 5
TABLES, MINUTES, WARM_UP = 250, 60.0, 10.0


class Sample(NamedTuple):
    """What was measured at one moment, or since the last one."""

    seconds: float  # since the beginning
    megabytes: float  # of the server
    bot_megabytes: float
    cores: float  # of the server
    bot_cores: float
    load_cores: float  # of this program
    tables: int  # in the server's memory
    moves: int
    p50: float  # milliseconds
    p99: float


class Sampler:
    """Takes samples of a server and its load."""

    def __init__(self, server: Server, crowd: Crowd) -> None:
        self.server = server
        self.crowd = crowd
        self.began = monotonic()
        self.samples: list[Sample] = []
        self.times: list[tuple[float, float]] = []  # of moves: when, and how long the answer took, in milliseconds
        self._last = (self.began, *self._used())

    def _used(self) -> tuple[float, float, float]:
        return used(self.server.process.pid), sum(map(used, bots(self.server.process.pid))), used(os.getpid())

    async def sample(self) -> Sample:
        """Take a sample."""
        pid, now, times = self.server.process.pid, monotonic(), [1000 * time for time in self.crowd.seconds]
        self.crowd.seconds.clear()
        before, self._last = self._last, (now, *self._used())
        cores = [(new - old) / (now - before[0]) for new, old in zip(self._last[1:], before[1:], strict=True)]
        sample = Sample(
            seconds=now - self.began,
            megabytes=memory(pid) / 1e6,
            bot_megabytes=sum(map(memory, bots(pid))) / 1e6,
            cores=cores[0],
            bot_cores=cores[1],
            load_cores=cores[2],
            tables=await asyncio.to_thread(self.server.counted, "saltmochi_tables"),
            moves=len(times),
            p50=share(times, 0.5),
            p99=share(times, 0.99),
        )
        self.samples.append(sample)
        self.times += [(sample.seconds, time) for time in times]
        return sample


def bots(server: int) -> list[int]:
    """Return the processes that a server has started, from whichever thread."""
    found = list[int]()
    for path in Path(f"/proc/{server}/task").glob("*/children"):
        with suppress(OSError):  # the thread has ended
            found += map(int, path.read_text(encoding="ascii").split())
    return found


# --- What it says ---


class Verdict(NamedTuple):
    """Whether memory stayed as it was."""

    least: float  # medians of minutes, in megabytes
    most: float
    slope: float  # megabytes in an hour
    flat: bool | None  # None if there is too little to tell


def verdict(samples: list[Sample], warm_up: float) -> Verdict:
    """Return whether memory stayed flat after the first minutes."""
    later = [sample for sample in samples if sample.seconds >= 60 * warm_up]
    minutes = by_minute(later)
    if not minutes:
        return Verdict(0, 0, 0, None)
    medians = [median(sample.megabytes for sample in found) for found in minutes.values()]
    slope = 0.0
    if len(later) > 1:
        slope = 3600 * linear_regression([s.seconds for s in later], [s.megabytes for s in later]).slope
    least, most = min(medians), max(medians)
    flat = most <= (1 + FLAT) * least
    return Verdict(least, most, slope, flat if len(minutes) >= LEAST_MINUTES else None)


def by_minute(samples: list[Sample]) -> dict[int, list[Sample]]:
    """Return the samples of each minute."""
    minutes: dict[int, list[Sample]] = {}
    for sample in samples:
        minutes.setdefault(int(sample.seconds // 60), []).append(sample)
    return minutes


def write(samples: list[Sample]) -> None:
    """Write the samples as CSV."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "soak.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Sample._fields)
        writer.writerows([f"{value:.3f}" for value in sample] for sample in samples)


def draw(samples: list[Sample], warm_up: float) -> None:
    """Draw memory and answer times over time."""
    from matplotlib.figure import Figure

    minutes = [sample.seconds / 60 for sample in samples]
    figure = Figure(figsize=(9, 6), layout="constrained")
    upper, lower = figure.subplots(2, sharex=True)
    upper.plot(minutes, [sample.megabytes for sample in samples], label="server")
    upper.axvline(warm_up, color="grey", linestyle=":")
    upper.set(ylabel="MB (RssAnon)", ylim=(0, None))
    upper.legend()
    lower.plot(minutes, [sample.p50 for sample in samples], label="p50")
    lower.plot(minutes, [sample.p99 for sample in samples], label="p99")
    lower.set(ylabel="ms for a move", xlabel="minutes", ylim=(0, None))
    lower.legend()
    figure.savefig(FOLDER / "soak.png", dpi=120)


def show(sampler: Sampler, warm_up: float) -> Verdict:
    """Print what was measured."""
    crowd, console = sampler.crowd, Console()
    headings = ("min", "MB", "bots MB", "tables", "moves/s", "p50 ms", "p99 ms", "cores", "bots", "load")
    grid = Grid(*headings, title="Memory, answers to moves, and cores of the server, its bots and the load")
    for minute, found in by_minute(sampler.samples).items():
        times = [time for at, time in sampler.times if minute * 60 <= at < (minute + 1) * 60]
        averages = [sum(values) / len(found) for values in zip(*found, strict=True)]
        mean = Sample(*averages)
        grid.add_row(
            str(minute + 1),
            *(f"{value:.1f}" for value in (mean.megabytes, mean.bot_megabytes, mean.tables)),
            *(f"{value:.1f}" for value in (mean.moves / SAMPLE_SECONDS, share(times, 0.5), share(times, 0.99))),
            *(f"{value:.2f}" for value in (mean.cores, mean.bot_cores, mean.load_cores)),
        )
    for example in crowd.examples[:20]:
        console.print(example, style="red", markup=False)
    console.print(grid)
    for name, counts in (("Refused", crowd.refused), ("Plain requests", crowd.statuses), ("No answer", crowd.lost)):
        console.print(f"{name}: " + (", ".join(f"{key} {count:,}" for key, count in counts.most_common()) or "none"))
    console.print(f"Faults: {crowd.faults.total()}. Evenings at tables: {crowd.evenings:,}.")
    result = verdict(sampler.samples, warm_up)
    console.print(
        f"Memory after minute {warm_up:g}: {result.least:.1f} to {result.most:.1f} MB (medians of minutes), "
        f"{result.slope:+.1f} MB an hour"
    )
    console.print({True: "Flat within 5 %", False: "NOT flat within 5 %", None: "Too short to tell"}[result.flat])
    console.print(f"{FOLDER}/soak.csv and soak.png have all samples")
    return result


async def soak(server: Server, sampler: Sampler, seconds: float, progress: Progress) -> None:
    """Let the crowd come and go for so long, and take samples."""
    bar = progress.add_task("soaking", total=seconds)
    crowd = asyncio.create_task(sampler.crowd.run())
    while monotonic() < sampler.began + seconds and server.process.poll() is None and not crowd.done():
        await asyncio.sleep(SAMPLE_SECONDS)
        sample = await sampler.sample()
        write(sampler.samples)
        text = f"{sample.megabytes:.1f} MB, p99 {sample.p99:.0f} ms"
        progress.update(bar, completed=sample.seconds, description=text)
    if not crowd.done():
        crowd.cancel()
    with suppress(asyncio.CancelledError):
        await crowd


def main() -> None:
    """Soak a server, and say whether its memory stayed as it was."""
    parser = argparse.ArgumentParser(description="An hour of mixed load on a server.")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="minutes that do not count")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables at which people play at once")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with (
        database("") as url,
        serving(url, deals=ANY, **SETTINGS) as server,
        Progress(transient=True) as progress,
    ):
        sampler = Sampler(server, Crowd(server.address, arguments.tables, random.Random(arguments.seed)))
        uvloop.run(soak(server, sampler, 60 * arguments.minutes, progress))
        if server.process.poll() is not None:
            sampler.crowd.faults["the server has ended"] += 1
    draw(sampler.samples, arguments.warm_up)
    found = show(sampler, arguments.warm_up)
    sys.exit(found.flat is False or bool(sampler.crowd.faults))


if __name__ == "__main__":
    main()
