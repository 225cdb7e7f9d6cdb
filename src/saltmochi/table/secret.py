"""A deal that nobody can bend and everybody can check.

The dealer's choices all follow from a secret. Its hash is told before the first card, the secret itself when the game
is over: whoever has both can work out every choice again.
"""

from __future__ import annotations

import hashlib
import secrets

from saltmochi.table.dealer import DEALER
from saltmochi.table.game_record import GameRecord
from saltmochi.texts import Problem

BYTES = 32
_PERSON = b"saltmochi deal 1"


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(BYTES)


def promise(secret: bytes) -> str:
    """What is told before the game: the hash of the secret."""
    return hashlib.sha256(secret).hexdigest()


def choice(secret: bytes, number: int, sides: int) -> int:
    """The dealer's choice with this number in a game, one of `sides`; 256 bits leave no side likelier than another."""
    digest = hashlib.blake2b(number.to_bytes(4, "big"), digest_size=BYTES, key=secret, person=_PERSON).digest()
    return int.from_bytes(digest, "big") % sides


def verify(record: GameRecord) -> int:
    """Check that a game was dealt by the secret that was promised; the number of the dealer's choices checked."""
    if not record.deal or not record.secret:
        raise Problem("verify-nothing")
    secret = bytes.fromhex(record.secret)
    if promise(secret) != record.deal:
        raise Problem("verify-promise")
    rules, state, number = record.game.rules, record.start(), 0
    for place, action in enumerate(record.actions):
        if rules.actor(state) == DEALER:
            expected = rules.chance(state, choice(secret, number, rules.chances(state)))
            if action != expected and not (place == 0 and record.starter):
                written, due = record.game.text_of(action), record.game.text_of(expected)
                raise Problem("verify-choice", number=number + 1, written=written, due=due)
            number += 1
        rules.apply(state, action)
    return number
