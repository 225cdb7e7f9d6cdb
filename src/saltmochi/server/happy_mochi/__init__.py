"""Happy Mochi on the server: its seat views, and its constants for the browser client."""

from saltmochi.server.happy_mochi.client_constants import client_constants
from saltmochi.server.happy_mochi.seat_view import SEAT_VIEWS

__all__ = ["SEAT_VIEWS", "client_constants"]
