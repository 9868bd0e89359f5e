"""What follows a combat: which units pursue, which break off, how units that recover form up."""

from __future__ import annotations

from typing import Final

from grognard.games.crepuscule.chapters.artillery.limbers import ChooseUnlimber
from grognard.games.crepuscule.chapters.casualties import is_below_half
from grognard.games.crepuscule.chapters.formations import centre_of
from grognard.games.crepuscule.chapters.ground import gap_between, heading_between
from grognard.games.crepuscule.chapters.melee.breaking_off import ChooseBreakOff
from grognard.games.crepuscule.chapters.morale.formed_again import ChooseFormation
from grognard.games.crepuscule.model.actions import STAY, Form, Unlimber
from grognard.games.crepuscule.model.combat_actions import BreakOff
from grognard.games.crepuscule.model.kinds import CAVALRY, INFANTRY, LINE, NOBODY
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.angles import QUARTER
from grognard.table.pose import INCH

from .odds import Round
from .orders import square_of
from .plans import horse_of, nearest_of

HORSE_NEAR: Final = 16 * INCH
FULL_TURN: Final = 4 * QUARTER


def pursues(b: Battle, uid: int) -> bool:
    """W-PUR-1 After the beaten enemy, unless it is worn out or infantry among fresh cavalry."""
    u = b.units[uid]
    if u.arm == INFANTRY:
        if is_below_half(b, u):
            return False
        for foe in horse_of(b.side(1 - u.seat)):
            if not b.is_engaged(foe.uid) and gap_between(b, u, foe) <= HORSE_NEAR:
                return False
    return True


def break_offs(b: Battle, decision: ChooseBreakOff) -> list[Action]:
    """C-CAV-17 Cavalry whose next round should go badly."""
    found: list[Action] = []
    for action in decision.candidates(b):
        if isinstance(action, BreakOff):
            for one in b.contacts:
                if one.touches(action.unit):
                    value = Round(b, one).value
                    if (value if one.attacker == action.unit else -value) < 0.0:
                        found.append(action)
                        break
    return found


def formations(b: Battle, decision: ChooseFormation) -> list[Action]:
    """D-65, D-169 Facing the enemy: in line, in square where cavalry is near."""
    u = b.units[decision.unit]
    foes = b.side(1 - u.seat)
    foe, _ = nearest_of(b, u, foes)
    if foe == NOBODY:
        return [STAY]
    facing = heading_between(centre_of(b, u), centre_of(b, b.units[foe])) % FULL_TURN
    found: list[Action] = []
    _, horse = nearest_of(b, u, horse_of(foes))
    if u.arm != CAVALRY and horse <= HORSE_NEAR and square_of(u) != NOBODY:
        found.append(Form(u.uid, square_of(u), 0, facing))
    if u.is_open():
        found.append(Form(u.uid, u.formation, 0, facing))
    return [*found, Form(u.uid, LINE, 0, facing), Form(u.uid, LINE, 0, -1), STAY]


def unlimberings(b: Battle, decision: ChooseUnlimber) -> list[Action]:
    """C-ART-4, D-94 Guns go into battery at once, towards the nearest enemy."""
    found: list[Action] = []
    for action in decision.candidates(b):
        if isinstance(action, Unlimber):
            u = b.units[action.unit]
            foe, _ = nearest_of(b, u, b.side(1 - u.seat))
            if foe != NOBODY:
                facing = heading_between(centre_of(b, u), centre_of(b, b.units[foe]))
                found.append(Unlimber(u.uid, facing % FULL_TURN))
    return found
