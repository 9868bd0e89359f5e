"""What a die did, as a mark that screens know."""

from __future__ import annotations

from typing import Final

HIT: Final = "hit"
MISS: Final = "miss"
PASS: Final = "pass"
FAIL: Final = "fail"
NOTHING: Final = ""


def opposed_marks(lead: int) -> list[str]:
    """Of two dice against each other, the first of which has such a lead; equal decides nothing."""
    if lead == 0:
        return [NOTHING, NOTHING]
    return [PASS, FAIL] if lead > 0 else [FAIL, PASS]
