"""Compile rules by Numba, for states that are NumPy records.

Numba is imported only when something is compiled. Its cache does not notice a change in a function that a cached one
calls, so the name of the cache folder contains a digest of all our sources.
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
from types import FunctionType
from typing import Any, cast, get_type_hints

from saltmochi.table.record import dtype_of
from saltmochi.table.rule import global_names, is_expansion_rule, is_rule, with_globals

# Inlining budgets, in bytes of bytecode: a rule that is longer, with all that is inlined into it, is called instead.
# Without a limit, machine code becomes long and takes minutes to generate; that is worth it only for a small loop that
# runs millions of times.
SOME = 1_500
EVERYTHING = 1_000_000
# The budget for rules that only expansions need: they are many, and rarely do anything.
LITTLE = 150

_PACKAGE = Path(__file__).resolve().parent.parent


def cache_folder() -> Path:
    """Return the folder for compiled rules: there is one per state of the sources and version of Numba."""
    import numba
    import platformdirs

    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(_PACKAGE.rglob("*.py")):
        digest.update(source.relative_to(_PACKAGE).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    home = os.environ.get("SALTMOCHI_CACHE_DIR") or platformdirs.user_cache_dir("saltmochi", appauthor=False)
    return Path(home) / "compiled" / digest.hexdigest()[:16]


def _writable(folder: Path) -> Path:
    """Create the folder and return it; if nothing can be written there, return a temporary one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        temporary = tempfile.mkdtemp(prefix="saltmochi-")
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return Path(temporary)


@cache
def _numba() -> Any:
    """Configure Numba once: put its cache into our folder, and compile `int.bit_count` to a machine instruction."""
    import numba
    from numba.core import types
    from numba.extending import intrinsic, overload_method

    config: Any = numba.config
    config.CACHE_DIR = str(_writable(cache_folder()))
    config.SLP_VECTORIZE = 1  # equal operations on neighbouring numbers become one instruction

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
    """Compile a rule and all that it calls; the result takes NumPy records for states."""
    collecting = gc.isenabled()
    gc.disable()  # the compiler makes so many small objects that garbage collection takes a tenth of its time
    try:
        fast: Callable[..., Any] = _compiled(cast(FunctionType, function), inlined, entry=True)
    finally:
        if collecting:
            gc.enable()
    return fast


@cache
def _compiled(function: FunctionType, inlined: int, entry: bool) -> Any:
    """Compile a rule; only an entry can be called from Python. Rules allocate no memory, so none counts references."""
    names = {
        name: _translate(value, inlined)
        for name, value in function.__globals__.items()
        if name in global_names(function.__code__)
    }
    fast = with_globals(function, {"__builtins__": __builtins__, **names}, f"{'entry' if entry else 'inner'}_{inlined}")
    short = not entry and _is_inlined(function, inlined)
    options = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True, "_nrt": False, "forceinline": short}
    return _numba().njit(_signature(function), cache=True, nogil=True, error_model="numpy", **options)(fast)


@cache
def _length(function: FunctionType, inlined: int) -> int:
    """Return the size of a rule in bytecode, with all that is inlined into it; calls of longer rules do not count."""
    called = [function.__globals__.get(name) for name in sorted(global_names(function.__code__))]
    rules = [cast(FunctionType, thing) for thing in called if is_rule(thing)]
    return len(function.__code__.co_code) + sum(_length(each, inlined) for each in rules if _is_inlined(each, inlined))


def _is_inlined(function: FunctionType, inlined: int) -> bool:
    """Whether a rule is inlined where it is called."""
    return _length(function, inlined) < (min(inlined, LITTLE) if is_expansion_rule(function) else inlined)


def _signature(function: FunctionType) -> tuple[Any, ...] | None:
    """Return the machine types of a rule's parameters, if its annotations determine them: then it is compiled once."""
    hints = get_type_hints(function)
    types = tuple(_machine_type(hints[name]) for name in function.__code__.co_varnames[: function.__code__.co_argcount])
    return None if None in types else types


def _machine_type(hint: Any) -> Any:
    """Map an annotation to a machine type: integers have 64 bits, a record is itself unless others derive from it."""
    if hint is int:
        return _numba().int64
    if is_dataclass(hint) and isinstance(hint, type) and not hint.__subclasses__():
        return _numba().from_dtype(dtype_of(hint))
    return None


def _translate(value: object, inlined: int) -> object:
    """Replace a global for compiled code: rules become compiled rules, tables become constant arrays."""
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
