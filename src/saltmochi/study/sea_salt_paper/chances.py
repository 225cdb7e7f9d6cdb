"""How the chances that the search states are corrected, by number of players."""

from __future__ import annotations

from saltmochi.study.calibration import Correction

# Fitted by `make calibration`.
CORRECTIONS = {2: Correction(0.841, -0.16), 3: Correction(0.571, -0.097), 4: Correction(0.671, -0.114)}
