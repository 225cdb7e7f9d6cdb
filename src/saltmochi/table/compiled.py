"""The fast world: the same rules, compiled by Numba over NumPy records.

Numba is imported only when something is compiled. Its cache does not notice a change in a function that
a cached one calls; so the cache folder is named after a digest of all our sources.
"""

from __future__ import annotations

import atexit
import gc
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import is_dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, cast, get_type_hints

from saltmochi.table.record import dtype_of
from saltmochi.table.rule import is_rule, twin

# Rules that have more bytecode than this, with all that is written into them, are called and not written into their
# callers: machine code would become long, and take minutes to make. For a small loop that runs millions of times it
# pays to write everything in.
SOME = 1_500
EVERYTHING = 1_000_000

_PACKAGE = Path(__file__).resolve().parent.parent


def cache_folder() -> Path:
    """Where compiled rules are kept: one folder per state of the sources and version of Numba."""
    import numba
    import platformdirs

    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(_PACKAGE.rglob("*.py")):
        digest.update(source.relative_to(_PACKAGE).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    home = os.environ.get("SALTMOCHI_CACHE_DIR") or platformdirs.user_cache_dir("saltmochi", appauthor=False)
    return Path(home) / "compiled" / digest.hexdigest()[:16]


def _writable(folder: Path) -> Path:
    """This folder, made if it is not there; where nothing can be written, one that lasts as long as the program."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        passing = tempfile.mkdtemp(prefix="saltmochi-")
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return Path(passing)


@cache
def _numba() -> Any:
    """Numba, made ready once: its cache in our folder, and `bit_count` taught to it."""
    import numba
    from numba.core import types
    from numba.extending import intrinsic, overload_method

    config: Any = numba.config
    config.CACHE_DIR = str(_writable(cache_folder()))

    def population(_context: Any, _word: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, words: builder.ctpop(words[0])

    instruction: Any = intrinsic(population)

    def bit_count(word: Any) -> Any:  # noqa: ARG001
        def implementation(word: Any) -> Any:
            return instruction(word)

        return implementation

    overload_method(types.Integer, "bit_count")(bit_count)

    return numba


def compiled(function: Callable[..., Any], inlined: int = SOME) -> Callable[..., Any]:
    """A rule and all it calls, as machine code that takes records for tables; shorter rules are written into others."""
    collecting = gc.isenabled()
    gc.disable()  # the compiler makes so many small objects that looking through them takes a tenth of the time
    try:
        fast: Callable[..., Any] = _compiled(cast(FunctionType, function), inlined, entry=True)
    finally:
        if collecting:
            gc.enable()
    return fast


@cache
def _compiled(function: FunctionType, inlined: int, entry: bool) -> Any:
    """A rule compiled; only an entry can be called from Python. No rule allocates memory, so none counts references."""
    names = {
        name: _translated(value, inlined)
        for name, value in function.__globals__.items()
        if name in _names(function.__code__)
    }
    fast = twin(function, {"__builtins__": __builtins__, **names}, f"{'entry' if entry else 'inner'}_{inlined}")
    short = not entry and _length(function, inlined) < inlined
    options = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True, "_nrt": False, "forceinline": short}
    return _numba().njit(_signature(function), cache=True, nogil=True, error_model="numpy", **options)(fast)


@cache
def _length(function: FunctionType, inlined: int) -> int:
    """How long a rule is in bytecode, with all that is written into it; a call of a longer rule has no length."""
    called = [function.__globals__.get(name) for name in function.__code__.co_names]
    lengths = (_length(cast(FunctionType, thing), inlined) for thing in called if is_rule(thing))
    return len(function.__code__.co_code) + sum(length for length in lengths if length < inlined)


def _signature(function: FunctionType) -> tuple[Any, ...] | None:
    """The machine types of a rule's parameters, if its annotations settle them: then one compilation serves all."""
    hints = get_type_hints(function)
    types = tuple(_machine_type(hints[name]) for name in function.__code__.co_varnames[: function.__code__.co_argcount])
    return None if None in types else types


def _machine_type(hint: Any) -> Any:
    """Whole numbers have 64 bits; a record is itself, unless other records build on it."""
    if hint is int:
        return _numba().int64
    if is_dataclass(hint) and isinstance(hint, type) and not hint.__subclasses__():
        return _numba().from_dtype(dtype_of(hint))
    return None


def _names(code: CodeType) -> set[str]:
    """All global names that a piece of code may use."""
    inner = (_names(constant) for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*inner)


def _translated(value: object, inlined: int) -> object:
    """What stands for a global in compiled code: rules become compiled rules, tables become constant arrays."""
    if is_rule(value):
        return _compiled(cast(FunctionType, value), inlined, entry=False)
    if isinstance(value, tuple):
        return _table(value)
    return value


def _table(rows: tuple[Any, ...]) -> Any:
    import numpy as np

    wide = np.array(rows, dtype=np.int64)
    for narrow in (np.int8, np.int16, np.int32):
        if (wide == wide.astype(narrow)).all():
            return wide.astype(narrow)
    return wide
