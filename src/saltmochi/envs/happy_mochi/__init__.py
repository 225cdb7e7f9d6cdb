"""Happy Mochi for environments: the encoding of views, and the numbers of actions."""

from saltmochi.envs.happy_mochi.actions import ACTION_COUNT, first_action, first_seat_action, net_score
from saltmochi.envs.happy_mochi.decoding import decode
from saltmochi.envs.happy_mochi.encoding import encode_view, update_encoding
from saltmochi.envs.happy_mochi.record import MEMORY, Encoding

__all__ = [
    "ACTION_COUNT",
    "MEMORY",
    "Encoding",
    "decode",
    "encode_view",
    "first_action",
    "first_seat_action",
    "net_score",
    "update_encoding",
]
