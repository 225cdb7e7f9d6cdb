"""PostgreSQL for tests: a cluster of its own in a temporary folder, on this machine only, that ends with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg

USER = "saltmochi"
BEGIN_SECONDS = 60
# Whose process it is when the tests run as root, which PostgreSQL refuses: the first of these that exists.
UNPRIVILEGED = ("postgres", "nobody")
# As small as it gets, so that it begins quickly. What makes it safe (fsync, synchronous_commit) stays as it is.
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "1MB",
    "max_connections": "80",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_wal_size": "64MB",
    "autovacuum": "off",
    "jit": "off",
}


def programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists() and (folder / "initdb").exists()), None)


def _version(folder: Path) -> float:
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="saltmochi-postgres-"))
        self.port = 0
        self._user = unprivileged_user()
        self._process: subprocess.Popen[str] | None = None
        self._numbers = count(1)
        if self._user:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        flags = (
            f"--username={USER}",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        )
        making = self._begin("initdb", f"--pgdata={self.folder}/data", *flags)
        if making.wait():
            said = self.log()
            self.remove()
            raise RuntimeError("PostgreSQL could not be set up:\n" + said)

    def _begin(self, program: str, *flags: str) -> subprocess.Popen[str]:
        """Run one of PostgreSQL's programs."""
        with (self.folder / "log").open("a") as log:
            return subprocess.Popen(
                [str(self.programs / program), *flags],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                text=True,
                start_new_session=True,
                user=self._user and self._user.pw_uid,
                group=self._user and self._user.pw_gid,
                extra_groups=[] if self._user else None,
            )

    def log(self) -> str:
        """What PostgreSQL says."""
        return (self.folder / "log").read_text()

    def start(self) -> None:
        """Begin, at the same port as before, if there was one."""
        self.port = self.port or free_port()
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._process = self._begin("postgres", "-D", f"{self.folder}/data", *flags)
        until = time.monotonic() + BEGIN_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise RuntimeError("PostgreSQL did not begin:\n" + self.log())
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, *signals: signal.Signals) -> None:
        """End, whoever is connected: what was committed is there when it begins again."""
        process, self._process = self._process, None
        for ending in (*signals, signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
            if process and process.poll() is None:
                process.send_signal(ending)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(30)

    def remove(self) -> None:
        """End at once, and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, schema: str = "public") -> str:
        """The address of a schema."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres?options=-csearch_path%3D{schema}"

    def fresh(self) -> str:
        """The address of a new, empty database: a schema, which is made and removed more quickly."""
        name = f"tables_{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.url(name)


def unprivileged_user() -> pwd.struct_passwd | None:
    """Whose process PostgreSQL is to be: our own, unless that is root's."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return next(users[name] for name in UNPRIVILEGED if name in users)


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port: int = place.getsockname()[1]
        return port
