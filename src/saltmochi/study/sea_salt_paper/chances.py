"""How the chances that the search states are corrected, by number of players."""

from __future__ import annotations

from saltmochi.study.calibration import Correction

# Fitted by `make calibration`.
CORRECTIONS = {2: Correction(0.848, -0.164), 3: Correction(0.889, -0.127), 4: Correction(1.011, -0.076, 0.387)}
