"""What Sea Salt & Paper adds to the command line."""

from __future__ import annotations

# Cards for the example of `saltmochi score`.
SCORE_EXAMPLE = "mermaid shell/grey shell/green --laid crab/black crab/green"

# A position for the example of `advise`.
ADVICE_EXAMPLE = """scores: 12 30
hand 1: octopus/green octopus/grey shell/grey shell/black penguin/pink
laid 1: boat/black boat/black
hand 2: 4
laid 2: fish/black fish/black
left: octopus/purple
right: mermaid
deck: 37"""
