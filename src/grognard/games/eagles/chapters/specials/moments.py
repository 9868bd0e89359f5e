"""Chapter 13: when each Special may be played.

The moments are those of R102. A Special that is printed for any time, or for the enemy turn, has a
moment in every phase of that turn in which it can still change anything (R142, R106). By version 1
of the rules it waits for the last moments before its effect.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MOMENT, TARGET, Refusal

from ...model import special_ids as t
from ...model.cards import FRENCH
from ...model.pieces import COMBAT, MORALE, REINFORCE, RETREAT, Unit
from ...model.state import Battle

BETWEEN_ACTS: Final = 0
PHASE_START: Final = 1
BEFORE_DIE: Final = 2
AFTER_FAIL: Final = 3
ANNOUNCED: Final = 4
COMBAT_END: Final = 5
BEFORE_DRAW: Final = 6
_PHASES: Final = RETREAT + 1
_MOMENTS: Final = 7 * _PHASES


def by_title(cite: str, bars: int, what: str) -> list[Refusal]:
    """One rule for every title, each with its own sentence: `what` it is about, and the title."""
    return [Refusal(cite, bars, f"{what}-{key.replace('_', '-')}") for key in t.KEYS]


# Each says when this Special is played, so that no moment sends a player to one that sends them
# back.
OWN_COMBAT: Final = by_title("13.0 own combat phase", MOMENT, "when")
ENEMY_TURN: Final = by_title("13.0 enemy turn", MOMENT, "when")
ENEMY_COMBAT: Final = by_title("13.0 enemy combat phase", MOMENT, "when")
ENEMY_MORALE: Final = by_title("13.0 enemy morale phase", MOMENT, "when")
WITH_ITS_SHOT: Final = by_title("R101 announce and answer", MOMENT, "when")
NOT_A_MOMENT: Final = by_title("R102 any time", MOMENT, "when")
NO_USE_YET: Final = by_title("R106 idle play", MOMENT, "when")
NOT_YET: Final = by_title("R142 latest moment", MOMENT, "when")
NOT_THERE: Final = by_title("R142 latest moment", TARGET, "when")


def _when(moment: int, phase: int) -> int:
    # not of i64: C would shift a number of 32 bits, and there are more moments
    return 1 << (moment * _PHASES + phase)


_DAWN: Final = _when(PHASE_START, MORALE)
_ROLL: Final = _when(BEFORE_DIE, MORALE)
_TEST: Final = _ROLL | _when(BEFORE_DIE, COMBAT) | _when(BEFORE_DIE, REINFORCE)
_FAIL: Final = _when(AFTER_FAIL, MORALE) | _when(AFTER_FAIL, COMBAT) | _when(AFTER_FAIL, REINFORCE)
_OPENING: Final = _when(PHASE_START, COMBAT)
_MAIN: Final = _when(BETWEEN_ACTS, COMBAT)
_ACT: Final = _when(ANNOUNCED, COMBAT)
_CLOSE: Final = _when(COMBAT_END, COMBAT)
_DRAW: Final = _when(BEFORE_DRAW, REINFORCE)

_OWN_TURN: Final[dict[int, int]] = {
    t.AMMO_DEPLETION: _MAIN,
    t.BAYONET_CHARGE: _MAIN | _ACT,
    t.RALLY: _FAIL,
    t.DOUBLE_GRAPE: _ACT,
    t.RICOCHET_FIRE: _ACT,
    t.HOWITZER_FIRE: _ACT,
    t.DEFECTION: _DAWN | _ROLL | _MAIN | _DRAW,
    t.VIVE_LEMPEREUR: _TEST,
    t.SAPPERS: _ACT,
    t.GRAND_BATTERY: _MAIN | _ACT,
    t.GRAND_CHARGE: _MAIN | _ACT,
    t.REVERSE_SLOPE: _MAIN,
    t.THE_COLORS: _TEST,
    t.CONGREVE_ROCKETS: _ACT,
    t.SHRAPNEL: _ACT,
    t.VORWARTS: _TEST,
}
_ENEMY_TURN: Final[dict[int, int]] = {
    t.AMMO_DEPLETION: _OPENING | _ACT,
    t.RALLY: _FAIL,
    t.FATIGUE: _OPENING | _ACT,
    t.PANIC: _ROLL,
    t.BATTLE_SMOKE: _OPENING | _ACT,
    t.LOST_ORDERS: _OPENING | _ACT,
    t.LATE_RESERVES: _DRAW,
    t.FRIENDLY_FIRE: _OPENING | _ACT | _CLOSE,
    t.DEFECTION: _DAWN | _ROLL | _OPENING | _ACT | _CLOSE | _DRAW,
    t.VIVE_LEMPEREUR: _TEST,
    t.EMERGENCY_PRONE: _OPENING | _ACT,
    t.REVERSE_SLOPE: _OPENING | _ACT,
    t.THE_COLORS: _TEST,
    t.VORWARTS: _TEST,
    t.NO_QUARTER: _DAWN | _ROLL,
}


# R142 What version 2 of the rules adds: a moment in each phase in which it can still do anything.
_MORE_IN_OWN_TURN: Final[dict[int, int]] = {
    t.AMMO_DEPLETION: _DAWN | _DRAW,
    t.VIVE_LEMPEREUR: _DAWN | _MAIN,
    t.REVERSE_SLOPE: _DAWN | _DRAW,
    t.THE_COLORS: _DAWN | _MAIN,
    t.VORWARTS: _DAWN | _MAIN,
}
# R167 In the tests of a side that is beaten in a campaign, for that side only.
_IN_RETREAT: Final[dict[int, int]] = {
    t.RALLY: _when(AFTER_FAIL, RETREAT),
    t.VIVE_LEMPEREUR: _when(BEFORE_DIE, RETREAT),
    t.THE_COLORS: _when(BEFORE_DIE, RETREAT),
    t.VORWARTS: _when(BEFORE_DIE, RETREAT),
}
_MORE_IN_ENEMY_TURN: Final[dict[int, int]] = {
    t.AMMO_DEPLETION: _DAWN | _CLOSE | _DRAW,
    t.FATIGUE: _DAWN,
    t.BATTLE_SMOKE: _DAWN,
    t.LOST_ORDERS: _DAWN,
    t.LATE_RESERVES: _DAWN | _OPENING | _CLOSE,
    t.VIVE_LEMPEREUR: _DAWN | _OPENING,
    t.EMERGENCY_PRONE: _DAWN,
    t.REVERSE_SLOPE: _DAWN | _CLOSE | _DRAW,
    t.THE_COLORS: _DAWN | _OPENING,
    t.VORWARTS: _DAWN | _OPENING,
}


def _both(moments: dict[int, int], more: dict[int, int]) -> dict[int, int]:
    return {title: when | more.get(title, 0) for title, when in moments.items()}


def _titles_at(when: int, moments: dict[int, int]) -> int:
    return sum(1 << title for title in moments if moments[title] >> when & 1)


def _all_moments(moments: dict[int, int]) -> list[int]:
    return [_titles_at(when, moments) for when in range(_MOMENTS)]


# The titles that fit each moment of each phase, one bit each: for the player whose turn it is, and
# for the other; by version 2 of the rules, and by version 1.
_OWN_TITLES: Final = _all_moments(_both(_both(_OWN_TURN, _MORE_IN_OWN_TURN), _IN_RETREAT))
_ENEMY_TITLES: Final = _all_moments(_both(_ENEMY_TURN, _MORE_IN_ENEMY_TURN))
_OWN_TITLES_BEFORE: Final = _all_moments(_OWN_TURN)
_ENEMY_TITLES_BEFORE: Final = _all_moments(_ENEMY_TURN)
PLAYED_BETWEEN_ACTS: Final = _OWN_TITLES[BETWEEN_ACTS * _PHASES + COMBAT] | 1 << t.BATTLE_CONFUSION


def titles_for(b: Battle, seat: i64, moment: i64) -> int:
    """R102 The titles whose text allows a seat this moment, one bit each."""
    if b.amended:
        titles = _OWN_TITLES if seat == b.active else _ENEMY_TITLES
    else:
        titles = _OWN_TITLES_BEFORE if seat == b.active else _ENEMY_TITLES_BEFORE
    return titles[moment * _PHASES + b.phase]


def is_timely(b: Battle, u: Unit, moment: i64) -> bool:
    """R102 Whether the Special's text allows this moment."""
    return titles_for(b, u.seat, moment) >> u.title & 1 != 0


def why_untimely(b: Battle, u: Unit) -> Refusal:
    """13.0 What a Special's text says of its moment."""
    title = u.title
    own = u.seat == b.active
    if title not in _ENEMY_TURN:
        return WITH_ITS_SHOT[title] if own and b.phase == COMBAT else OWN_COMBAT[title]
    if title == t.RALLY or title == t.DEFECTION:
        return NOT_A_MOMENT[title]
    if title == t.PANIC or title == t.NO_QUARTER:
        return ENEMY_MORALE[title] if own or b.phase != MORALE else NOT_YET[title]
    if title == t.FRIENDLY_FIRE:
        return ENEMY_COMBAT[title] if own or b.phase != COMBAT else NOT_YET[title]
    return why_not_own_turn(u) if own else NOT_YET[title]


def why_not_own_turn(u: Unit) -> Refusal:
    """R12 Allied Lost Orders are printed for any time, and like Fatigue act in the enemy turn."""
    if u.title == t.FATIGUE or (u.title == t.LOST_ORDERS and u.army != FRENCH):
        return NO_USE_YET[u.title]
    if u.title in (t.BATTLE_SMOKE, t.LOST_ORDERS, t.EMERGENCY_PRONE, t.LATE_RESERVES):
        return ENEMY_TURN[u.title]
    return NOT_YET[u.title]
