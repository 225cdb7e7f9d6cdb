"""Records of integers: one class, used both as a plain object and as a NumPy record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import numpy as np

R = TypeVar("R")


def _zeros(shape: tuple[int, ...]) -> list[Any]:
    return [0] * shape[0] if len(shape) == 1 else [_zeros(shape[1:]) for _ in range(shape[0])]


def number(bits: int = 8) -> Any:
    """Declare a field that holds one integer."""
    return field(default=0, metadata={"shape": (), "bits": bits})


def numbers(*shape: int, bits: int = 8) -> Any:
    """Declare a field that holds a list (or list of lists) of integers, of fixed size."""
    return field(default_factory=lambda: _zeros(shape), metadata={"shape": shape, "bits": bits})


def record(cls: type[R]) -> type[R]:
    """Turn a class into a record of such fields; all start at zero, and equality is by value."""
    return dataclass(slots=True, kw_only=True)(cls)


def _dtype_of(cls: Any) -> np.dtype[Any]:
    """Return the NumPy record type with the same fields, the widest first so that none needs padding."""
    import numpy as np

    layout = sorted(fields(cls), key=lambda item: -int(item.metadata["bits"]))
    return np.dtype([(f.name, f"i{f.metadata['bits'] // 8}", f.metadata["shape"]) for f in layout], align=True)


dtype_of: Callable[[Any], np.dtype[Any]] = cache(_dtype_of)


def pack(thing: Any) -> np.record:
    """Return a NumPy record with the same numbers."""
    import numpy as np

    row = np.zeros(1, dtype_of(type(thing)))
    for item in fields(thing):
        row[item.name] = getattr(thing, item.name)
    packed_row: np.record = row[0]
    return packed_row


def unpack(cls: type[R], row: np.record) -> R:
    """Return a plain object with the numbers of a NumPy record."""
    return cls(**{item.name: row[item.name].tolist() for item in fields(cls)})  # type: ignore[arg-type]


def _duplicate(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if isinstance(value[0], list) else value[:]


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(item.name for item in fields(cls))


def copy_into(target: R, source: R) -> None:
    """Give a record the numbers of another one."""
    cls: Any = type(target)
    for name in _names(cls):
        setattr(target, name, _duplicate(getattr(source, name)))


def copy_record(thing: R) -> R:
    """Return an independent copy."""
    cls: Any = type(thing)
    copy: R = cls(**{name: _duplicate(getattr(thing, name)) for name in _names(cls)})
    return copy
