"""Emoji: characters that may consist of several code points, some of them invisible on their own."""

from __future__ import annotations

import re

# Pictures, some of them also text characters, and what may follow one: a skin tone or the variation selector.
_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f200-\U0001faff]"
)
_STYLE = "[\ufe0f\U0001f3fb-\U0001f3ff]{0,2}"
# The flags of England, Scotland and Wales are a black flag with a word of invisible letters.
_REGION = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
_FLAG = "[\U0001f1e6-\U0001f1ff]{2}"
_KEYCAP = "[0-9#*]\ufe0f?\u20e3"
_JOINER = "\u200d"

# One emoji as people see it: a family, a flag, a keycap.
EMOJI = re.compile(f"{_REGION}|{_FLAG}|{_KEYCAP}|{_PICTURE}{_STYLE}(?:{_JOINER}{_PICTURE}{_STYLE})*")
