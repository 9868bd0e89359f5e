"""What an event or a throw is about: its rule, its places, and what was thrown on.

For screens that link a line of the log to the rulebook and to the table. Interpreted: nobody plays
by it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Dice
from grognard.kernel.dice import Die, Opposed, Pool
from grognard.kernel.tally import Tally
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen.dice_marks import FAIL, HIT, MISS, NOTHING, PASS, opposed_marks
from grognard.miniatures.text.grammar import unit_text

from ..chapters.charging.aggression import Charge
from ..chapters.charging.charge_path import approach, least_cost
from ..chapters.charging.combat import Round
from ..chapters.charging.strength import combat_sum
from ..chapters.commander import Riding
from ..chapters.moving.move_cost import PIP
from ..chapters.quality import CITES as TEST_CITES
from ..chapters.quality import QualityTest, quality_modifier, score
from ..chapters.shooting.casualties import Casualties, CombatRisk
from ..chapters.shooting.defence import DefensiveVolley, defence_dice, defence_modifier
from ..chapters.shooting.shot_dice import hit_modifier, shot_dice
from ..chapters.shooting.volley import Volley
from ..model.pieces import ACTIVATIONS, COMPULSORY, INITIATIVE, NOBODY, RESOLVE, RIFLED, SETTING_UP
from ..model.state import Battle
from ..sequence import Initiative, officers
from ..text.writing import SEATS

DISTANCE: Final = "12.3 charge distance"

PHASE_CITES: Final = {
    SETTING_UP: "4.0 set-up",
    INITIATIVE: "5.2 initiative",
    ACTIVATIONS: "5.4 choose an activation",
    RESOLVE: "15.4 who tests",
    COMPULSORY: "15.5 flight",
}
# by the kind of character
REROLL_CITES: Final = (
    "7.1 drummers' re-roll",
    "9.1 sergeant's re-roll",
    "15.3 ensign's re-roll",
    "12.1 officer's re-roll",
)


def own_cite(event: Happened) -> str:
    """The rule that a line of the log links to, where it depends on more than the word."""
    what, args = event.what, event.args
    if what == "tested":
        return TEST_CITES[args[0]]
    return REROLL_CITES[args[0]] if what == "rerolled" else ""


# Dice


def dice_of(b: Battle, faces: list[int]) -> Dice:
    """What each face of the throw that a battle waits for does, if it comes out so."""
    work, throw = b.stack[-1], b.pending
    if isinstance(work, QualityTest):
        return quality_dice(b, work, faces)
    if isinstance(work, Volley):
        marks = [HIT if face >= work.need else MISS for face in faces]
        return Dice(marks, named(b, work.unit, work.target), volley_sums(b, work))
    if isinstance(work, CombatRisk) and isinstance(throw, Pool):
        marks = [PASS if face >= throw.need else FAIL for face in faces]
        return Dice(marks, named(b, work.unit), [])
    if isinstance(work, Charge) and isinstance(throw, Die) and throw.cite == DISTANCE:
        return charge_dice(b, work, faces)
    if isinstance(throw, Opposed):
        return opposed_dice(b, faces)
    return Dice([NOTHING] * len(faces), concerned(b), [])


def concerned(b: Battle) -> list[str]:
    """Which battalion a throw is about that neither hits nor passes."""
    work = b.stack[-1]
    if isinstance(work, Riding):
        return [f"commander {SEATS[work.seat]}"]
    if isinstance(work, DefensiveVolley):
        return named(b, work.defender, work.charger)
    if isinstance(work, Casualties):
        return named(b, work.target)
    return named(b, getattr(work, "unit", NOBODY))


def named(b: Battle, *units: int) -> list[str]:
    return [unit_text(b, uid) for uid in units if uid != NOBODY]


def quality_dice(b: Battle, work: QualityTest, faces: list[int]) -> Dice:
    """6.4 A face, what is added to it, and the score."""
    u = b.units[work.unit]
    sum_ = quality_modifier(b, u, work.kind, True)
    lowest = score(b, u) - sum_.total
    marks = [PASS if face >= lowest else FAIL for face in faces]
    return Dice(marks, named(b, work.unit), [sum_])


def charge_dice(b: Battle, work: Charge, faces: list[int]) -> Dice:
    """12.3 Whether the distance suffices, obstacles at the lowest of their dice."""
    pieces = named(b, work.unit, work.target)
    u = b.units[work.unit]
    cost = int(least_cost(b, u, approach(b, u, work.wheel, work.target)))
    return Dice([PASS if face * PIP >= cost else FAIL for face in faces], pieces, [])


def opposed_dice(b: Battle, faces: list[int]) -> Dice:
    """5.2, 12.4 Two dice with what each side adds; equal sums decide nothing."""
    work = b.stack[-1]
    pieces: list[str] = []
    sums: list[Tally] = []
    seats = [0, 1]
    if isinstance(work, Round):
        u = b.units[work.unit]
        foe = b.units[u.foe]
        seats = [int(u.seat), int(foe.seat)]
        sums = [combat_sum(b, u, foe, work.power(), True), combat_sum(b, foe, u, None, True)]
        pieces = named(b, u.uid, foe.uid)
    elif isinstance(work, Initiative):
        sums = [officers(b, 0, True), officers(b, 1, True)]
    lead = faces[0] - faces[1] + (sums[0].total - sums[1].total if sums else 0)
    return Dice(opposed_marks(int(lead)), pieces, sums, seats)


# The sums of a volley


def volley_sums(b: Battle, work: Volley) -> list[Tally]:
    """9.1 The dice and what is added to each; of a re-rolled die only the latter.

    The shot is marked as used before it is thrown, so it is computed as it was before.
    """
    defending = len(b.stack) > 1 and isinstance(b.stack[-2], DefensiveVolley)
    u = b.units[work.unit]
    added = defence_modifier(b, u, True) if defending else hit_modifier(b, u, True)
    if work.stage > 1:
        return [added]
    unused = b.clone()
    unused.unmark(work.unit, RIFLED)
    tried = weighed(b, work, defending) + weighed(unused, work, defending)
    return [*[dice for dice in tried if dice.total == work.dice][:1], added]


def weighed(b: Battle, work: Volley, defending: bool) -> list[Tally]:
    """The dice that it may have been: of the screen or of the ranks, or by the range die."""
    u, x = b.units[work.unit], b.units[work.target]
    if defending:
        return [defence_dice(u, x, face, True) for face in (6, 3, 1)]
    parts = (False, True) if u.screen else (False,)
    return [shot_dice(b, u, detached, x, work.screen, True) for detached in parts]
