"""How the chances that the search states are corrected, by number of players."""

from __future__ import annotations

from saltmochi.study.calibration import Correction

# Fitted by `make calibration`.
CORRECTIONS = {
    2: Correction(0.72, -0.213, 0.0, 0.695),
    3: Correction(1.077, -0.162, 0.339, 0.726),
    4: Correction(1.095, -0.12, 0.552, 1.106),
}
