"""What Sea Salt & Paper adds to the command line."""

from __future__ import annotations

# Cards for the example of `saltmochi score`.
SCORE_EXAMPLE = "mermaid shell/grey shell/green --laid crab/black crab/green"
