"""Sea Salt & Paper on the server: its seat views, and its constants for the browser client."""

from saltmochi.server.sea_salt_paper.client_constants import client_constants
from saltmochi.server.sea_salt_paper.seat_view import SEAT_VIEWS

__all__ = ["SEAT_VIEWS", "client_constants"]
