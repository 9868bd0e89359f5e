"""Chapter 4, how far a battery may turn where it is: every angle in whole degrees."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Decision
from grognard.miniatures.contract.reach import ON_THE_SPOT, Reach, Track
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.angles import DEGREE

from ..chapters.artillery import WIDEST
from ..chapters.formations import body_of
from ..model.actions import Pivot
from ..model.state import Battle
from .way_reach import PITCH

TURNS: Final = WIDEST // DEGREE


def pivot_reach(b: Battle, decision: Decision, action: Pivot, whys: Whys) -> Reach:
    """4.1 Every turn about its middle, with the rule's verdict on it."""
    u = b.units[action.unit]
    body = body_of(b, u)
    beyond = decision.why_not(b, Pivot(u.uid, WIDEST + DEGREE))
    assert beyond is not None
    number = whys.number(beyond)
    tracks: list[Track] = []
    for turn in range(-TURNS, TURNS + 1):
        verdict = whys.number(decision.why_not(b, Pivot(u.uid, turn * DEGREE)))
        tracks.append(Track(turn * DEGREE, 0, [(0, verdict, 0, 0)], number))
    size = body.width, body.depth
    pose = u.pose.key()
    return Reach(u.roster.id, ON_THE_SPOT, pose, size, PITCH, tracks, whys.words, number)
