"""Chapter 13: why a Special may not be played on a target, one reason each."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, TARGET, Refusal

from .moments import by_title

NOT_THIS_ACT: Final = Refusal("R141 own specials in answer", MOMENT, "not-this-act")
NOT_ENGAGED: Final = Refusal("13.0 engaged position")
STILL_ENGAGED: Final = Refusal("13.0 unengaged position")
WRONG_CARD: Final = by_title("13.0 right card", TARGET, "on")
TYPE_HIDDEN: Final = Refusal("R105 type not public", TARGET, "type-hidden")
TWO_SPECIALS: Final = Refusal("13.0 two specials", LIMIT)
SAME_TITLE: Final = Refusal("13.0 different specials", LIMIT)
TAKEN_BACK: Final = Refusal("R153 taken back", PIECE, "taken-back")
SECOND_SLOPE: Final = Refusal("R103 counting specials", TARGET, "second-slope")
PRUSSIANS_AWAY: Final = Refusal("13.0 prussian arrival", PIECE)
CONFUSE: Final = Refusal("13.0 battle confusion", MEANS, "confuse-how")
PRUSSIAN_POSITION: Final = Refusal("13.0 prussian position")
BRITISH_POSITION: Final = Refusal("13.0 british position")
PRUSSIAN_AID: Final = Refusal("13.0 prussian aid")
BRITISH_AID: Final = Refusal("13.0 british aid")
CANNOT_FIRE: Final = Refusal("R156 friendly fire without fire", TARGET, "victim-cannot-fire")
TESTS_FIRST: Final = Refusal("R157 defection within a test", MOMENT, "tests-first")

# R106 What keeps a Special from changing anything now.
PRONE_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-prone")
PANICKED_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-panicked")
DEPLETED_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-depleted")
NOTHING_TO_STOP: Final = Refusal("R106 idle play", TARGET, "idle-fatigued")
ACTED_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-acted")
STOPPED_ALREADY: Final = Refusal("R106 idle play", PIECE, "idle-stopped")
NOTHING_TO_DRAW: Final = Refusal("R106 idle play", PIECE, "idle-no-draw")
HELPED_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-helped")
LOST_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-lost")
NOBODY_IN_SMOKE: Final = Refusal("R106 idle play", TARGET, "idle-smoke")
TESTED_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-tested")
IN_FORCE_ALREADY: Final = Refusal("R106 idle play", TARGET, "idle-in-force")
NO_COLUMN: Final = Refusal("R106 idle play", TARGET, "idle-column")
NO_GUNS: Final = Refusal("R106 idle play", TARGET, "idle-guns")
NO_HORSES: Final = Refusal("R106 idle play", TARGET, "idle-horses")
