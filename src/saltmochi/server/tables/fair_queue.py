"""A fair queue: more important jobs come first, and among equals the addresses take turns."""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import Generic, NamedTuple, Protocol, TypeVar


class Priority(IntEnum):
    """What a job is for, the most important first.

    A long job, such as the review of a game, is a series of short jobs with priority BACKGROUND: whoever asks for them
    one by one knows how far it is, can stop at any time, and never keeps a process from more important jobs for long.
    """

    MOVE = 0  # a bot has to move
    HINT = 1  # a person waits
    BACKGROUND = 2  # nobody waits


class Asker(NamedTuple):
    """Who a job is for. An address that has many tables gets no more than one that has a single table."""

    address: str
    table: str


class Queued(Protocol):
    """What can be queued."""

    @property
    def asker(self) -> Asker:
        """Return who it is for."""

    @property
    def priority(self) -> Priority:
        """Return what it is for."""


J = TypeVar("J", bound=Queued)


class FairQueue(Generic[J]):
    """Jobs that wait, at most `capacity` of each priority."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        # By priority and address, the address first whose turn it is.
        self._waiting: dict[Priority, dict[str, deque[J]]] = {priority: {} for priority in Priority}

    def __len__(self) -> int:
        """Return how many jobs wait."""
        return sum(map(self.count, Priority))

    def count(self, priority: Priority) -> int:
        """Return how many jobs of a priority wait."""
        return sum(map(len, self._waiting[priority].values()))

    def put(self, job: J) -> J | None:
        """Add a job. If there are too many, remove and return the newest job of the address that has most of them."""
        addresses = self._waiting[job.priority]
        own = addresses.setdefault(job.asker.address, deque())
        own.append(job)
        if self.count(job.priority) <= self.capacity:
            return None
        longest = max(addresses.values(), key=len)
        crowded_out = job if len(own) == len(longest) else longest[-1]
        self.remove(crowded_out)
        return crowded_out

    def pop(self) -> tuple[J, int] | None:
        """Remove and return the next job, and among how many such jobs a fair share divides the time."""
        for addresses in self._waiting.values():
            for address, jobs in addresses.items():
                rivals = len(addresses) * len(jobs)
                job = jobs.popleft()
                del addresses[address]
                if jobs:
                    addresses[address] = jobs  # now the last
                return job, rivals
        return None

    def remove(self, job: J) -> bool:
        """Remove a job; return whether it was waiting."""
        addresses = self._waiting[job.priority]
        jobs = addresses.get(job.asker.address)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del addresses[job.asker.address]
        return True
