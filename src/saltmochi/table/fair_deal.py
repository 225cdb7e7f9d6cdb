"""Provably fair dealing by commit and reveal: nobody can choose the deal, and everybody can verify it.

All choices of the dealer follow from a key, which is made from the server's secret and the seeds of the players. Before
the first seed is revealed, the hashes of all of them are published, the commitments. The server reveals its secret when
the game is over; then anybody can compute every choice again. See "A fair deal" in docs/protocol.md.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from saltmochi.table.game_record import GameRecord
from saltmochi.table.mix import Mix, mix_headers
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem

BYTES = 32
# The verb of the dealer's first action in a game, if that says who begins: `begin 2`.
BEGIN = "begin"
_CHOICE = b"saltmochi deal 1"
_KEY = b"saltmochi seed 1"


def new_secret() -> bytes:
    """Return a secret or a seed that nobody can guess."""
    return secrets.token_bytes(BYTES)


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret or a seed: its hash, which is published before the game."""
    return hashlib.sha256(secret).hexdigest()


def is_seed_of(mix: Mix, seed: str) -> bool:
    """Whether this is the seed that a seat has promised."""
    return bool(mix.promise) and commitment(bytes.fromhex(seed)) == mix.promise


def deal_key(secret: bytes, mix: Sequence[Mix]) -> bytes:
    """Return the key that all choices of a game follow from. Where nobody mixed anything in, it is the secret."""
    lines = "".join(f"{name}: {value}\n" for name, value in mix_headers(mix).items())
    if not lines:
        return secret
    return hashlib.blake2b(lines.encode("ascii"), digest_size=BYTES, key=secret, person=_KEY).digest()


def choice(key: bytes, number: int, count: int) -> int:
    """Return the dealer's n-th choice in a game, one of `count`; with 256 bits the bias is negligible."""
    digest = hashlib.blake2b(number.to_bytes(4, "big"), digest_size=BYTES, key=key, person=_CHOICE).digest()
    return int.from_bytes(digest, "big") % count


def verify(record: GameRecord) -> int:
    """Check that a game was dealt by the secret and the seeds that were committed to; return the number of choices."""
    key = _verified_key(record)
    rules, state, number = record.game.rules, record.start(), 0
    for action in record.actions:
        if rules.actor(state) == DEALER:
            expected = rules.chance_action(state, choice(key, number, rules.chance_count(state)))
            if number == 0 and record.starter:
                expected = record.game.action_of(f"{BEGIN} {record.starter}")
            if action != expected:
                written, due = record.game.text_of(action), record.game.text_of(expected)
                raise Problem("verify-choice", number=number + 1, written=written, due=due)
            number += 1
        rules.apply(state, action)
    return number


def _verified_key(record: GameRecord) -> bytes:
    """Return the key of a game if its secret and all revealed seeds are those that were committed to."""
    if not record.deal or not record.secret:
        raise Problem("verify-nothing")
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.deal:
        raise Problem("verify-promise")
    for seat, mix in enumerate(record.mix, start=1):
        if mix.seed and not is_seed_of(mix, mix.seed):
            raise Problem("verify-seed", seat=seat)
    return deal_key(secret, record.mix)
