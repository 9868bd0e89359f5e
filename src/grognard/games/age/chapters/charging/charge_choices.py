"""Chapter 8, charges worth asking about: a few wheels for each enemy within reach."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.miniatures.bodies import Body, are_same, near, near_others
from grognard.miniatures.moving import charge_path
from grognard.miniatures.moving.charge_path import Approach, Charger
from grognard.table.measure import TOLERANCE
from grognard.table.paths import wheel_box
from grognard.table.shapes import Extent, around

from ...model import actions
from ...model.pieces import Charges, Unit
from ...model.state import Battle
from ..formations import body_of, field_of
from ..moving.speeds import speed_of
from .charge import closed_to, in_sector, why_not_along, why_not_charger, why_not_struck
from .ways import WIDEST, runner

NOWHERE: Final = Extent(0, 0, 0, 0)  # the ground of no way at all


def list_charges(b: Battle, u: Unit) -> list[Action]:
    """Charges worth asking about: a few wheels for each enemy within reach."""
    found: list[Action] = []
    if why_not_charger(b, u) is not None:
        return found
    charger = charger_of(b, u)
    for body in within_reach(b, charger):
        for way in ways_at(b, u, charger, body):
            found.append(actions.Charge(u.uid, body.owner, way.wheel))
    return found


def legal_charges(b: Battle, u: Unit) -> list[Action]:
    """Those of them that may be declared; where nothing has changed, those found the last time."""
    if why_not_charger(b, u) is not None:
        return []
    kept = u.charges
    if kept is None or not holds(b, u, kept):
        kept = charges_of(b, u)
        u.charges = kept
    return kept.actions


def charges_at(b: Battle, u: Unit, body: Body) -> list[Action]:
    """Those of them at one enemy, without a look at the others."""
    foe = b.units[body.owner]
    charger = charger_of(b, u)
    if not is_within_reach(charger, body) or why_not_struck(u, foe) is not None:
        return []
    if why_not_charger(b, u) is not None or not in_sector(b, u, foe):
        return []
    ways = ways_at(b, u, charger, body)
    if not ways:
        return []
    m = runner(b, u, u.pose)
    found: list[Action] = []
    for way in ways:
        if why_not_along(b, u, foe, way, m) is None:
            found.append(actions.Charge(u.uid, body.owner, way.wheel))
    return found


def holds(b: Battle, u: Unit, kept: Charges) -> bool:
    """Whether everything that its charges depend on is unchanged."""
    field = field_of(b)
    if field.enemies(u.seat) is not kept.enemies:
        return False
    if kept.ground is NOWHERE:
        return True
    friends = near_others(field.friends(u.seat), u.uid, kept.ground)
    if u.in_order() != kept.in_order or not are_same(friends, kept.friends):
        return False
    return are_same(closed_to(b, u, friends), kept.closed)


def charges_of(b: Battle, u: Unit) -> Charges:
    """Each way examined once, and the ground that all of them cover."""
    field, charger = field_of(b), charger_of(b, u)
    foes = within_reach(b, charger)
    ground = NOWHERE
    found: list[Action] = []
    m = runner(b, u, u.pose) if foes else None
    for body in foes:
        foe = b.units[body.owner]
        if m is not None and why_not_struck(u, foe) is None and in_sector(b, u, foe):
            for way in ways_at(b, u, charger, body):
                ground = ground_of(way) if ground is NOWHERE else around(ground, ground_of(way))
                if why_not_along(b, u, foe, way, m) is None:
                    found.append(actions.Charge(u.uid, body.owner, way.wheel))
    friends = near_others(field.friends(u.seat), u.uid, ground) if ground is not NOWHERE else []
    closed = closed_to(b, u, friends)
    return Charges(u.in_order(), field.enemies(u.seat), ground, friends, closed, found)


def ground_of(way: Approach) -> Extent:
    """A box around all of a way: its wheel, its run, and a little more."""
    there = way.pose.moved(way.length)
    box = around(way.body.block_at(way.pose), way.body.block_at(there))
    if way.wheel:
        box = around(box, wheel_box(way.body.pose, way.width, way.depth, way.wheel))
    return around(box, way.body.shape.hull).widened(2 * TOLERANCE)


def charger_of(b: Battle, u: Unit) -> Charger:
    return Charger(body_of(b, u), WIDEST, speed_of(b, u), 1, 1)


def within_reach(b: Battle, charger: Charger) -> list[Body]:
    """Enemies that some wheel might bring it to."""
    enemies = field_of(b).enemies(charger.body.seat)
    return [body for body in enemies if is_within_reach(charger, body)]


def is_within_reach(charger: Charger, body: Body) -> bool:
    hull = body.shape.hull
    return not charge_path.is_beyond(charger, hull) and not charge_path.is_aside(charger, hull)


def ways_at(b: Battle, u: Unit, charger: Charger, body: Body) -> list[Approach]:
    """The ways worth considering that meet one enemy first."""
    found: list[Approach] = []
    # an enemy met before one within reach is within reach as well
    reach = charger.budget + TOLERANCE
    enemies = near(field_of(b).enemies(u.seat), charger.body.shape.hull, reach)
    for wheel in charge_path.list_wheels(charger, body):
        way = charge_path.approach(charger.body, wheel, enemies, body)
        if way.met == body.owner:
            found.append(way)
    return found
