"""Provably fair dealing by commit and reveal: the deal is fixed before the game, and everybody can verify it.

All choices of the dealer follow from a secret. The server publishes its hash, the commitment, before the first card and
the secret itself when the game is over; with both, anybody can compute every choice again.
"""

from __future__ import annotations

import hashlib
import secrets

from saltmochi.table.game_record import GameRecord
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem

BYTES = 32
_PERSON = b"saltmochi deal 1"


def new_secret() -> bytes:
    """Return a secret that nobody can guess."""
    return secrets.token_bytes(BYTES)


def commitment(secret: bytes) -> str:
    """Return the commitment, the hash of the secret that is published before the game."""
    return hashlib.sha256(secret).hexdigest()


def choice(secret: bytes, number: int, count: int) -> int:
    """Return the dealer's n-th choice in a game, one of `count`; with 256 bits the bias is negligible."""
    digest = hashlib.blake2b(number.to_bytes(4, "big"), digest_size=BYTES, key=secret, person=_PERSON).digest()
    return int.from_bytes(digest, "big") % count


def verify(record: GameRecord) -> int:
    """Check that a game was dealt by the secret that was committed to; return how many choices were checked."""
    if not record.deal or not record.secret:
        raise Problem("verify-nothing")
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.deal:
        raise Problem("verify-promise")
    rules, state, number = record.game.rules, record.start(), 0
    for place, action in enumerate(record.actions):
        if rules.actor(state) == DEALER:
            expected = rules.chance_action(state, choice(secret, number, rules.chance_count(state)))
            if action != expected and not (place == 0 and record.starter):
                written, due = record.game.text_of(action), record.game.text_of(expected)
                raise Problem("verify-choice", number=number + 1, written=written, due=due)
            number += 1
        rules.apply(state, action)
    return number
