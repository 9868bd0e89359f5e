"""Scenarios of La Marche des Aigles as files: what only they have.

docs/formats.md explains their content.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import BadNotation
from grognard.miniatures.files.toml_values import Node
from grognard.miniatures.files.toml_writing import Page, quoted
from grognard.miniatures.length_unit import CENTIMETRES
from grognard.miniatures.scenarios import scenario as any_game
from grognard.miniatures.scenarios.scenario import Own, Scenario
from grognard.miniatures.scenarios.scenario_format import (
    LONGEST_LIST,
    Limits,
    ScenarioFormat,
    named_tables,
    read_side,
    usual_facing,
)
from grognard.miniatures.scenarios.scenario_sections import Goals, need_point, place_on_table
from grognard.table.pose import CM, Point, Pose

from ...armies.armies import ARMY_POINTS
from ...armies.lists import army_from
from ...model.actions import FORMATIONS
from ...model.options import FEWEST_POINTS, MOST_POINTS, MOST_TURNS, TURNS
from ...model.pieces import NOWHERE, SCREEN_DEPTH, Army, Roster, Stand
from .deployment_packing import BACK
from .landscape import KINDS, MOST_PIECES

SEATS: Final = ("red", "blue")
LEAST_GAP: Final = 2 * CM
MOST_GAP: Final = 4 * CM
LIMITS: Final = Limits(
    smallest=(60 * CM, 80 * CM),
    largest=360 * CM,
    table=(120 * CM, 120 * CM),
    turns=(TURNS, MOST_TURNS),
    back=BACK,
    zone=8 * CM,
    apart=10 * CM,
    pieces=MOST_PIECES,
    goals=Goals(most=6, radius=(CM, 60 * CM, 12 * CM), worth=(12, 1)),
)


class Force(any_game.Force):
    """4.0 The army itself, and the post of its Supreme Commander."""

    def __init__(
        self,
        text: str,
        army: Army | None,
        side: int,
        stands: dict[str, any_game.Stand],
        post: Point | None,
    ) -> None:
        super().__init__(text, side, stands)
        self.roll: Final = army
        self.post: Final = post

    def roster(self, id: str) -> Roster:
        assert self.roll is not None
        return next(roster for roster in self.roll.battalions if roster.id == id)


class Price(Own):
    """1.4 What an army may cost here."""

    def __init__(self, points: int) -> None:
        self.points: Final = points


class MarchFormat(ScenarioFormat):
    def __init__(self) -> None:
        super().__init__("march scenario 1", [CENTIMETRES], SEATS, KINDS, LIMITS)

    def read_own(self, node: Node) -> Own:
        return Price(node.whole("points", FEWEST_POINTS, MOST_POINTS, ARMY_POINTS))

    def write_own(self, page: Page, own: Own) -> None:
        assert isinstance(own, Price)
        if own.points != ARMY_POINTS:
            page.whole("points", own.points)

    def read_force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        assert isinstance(own, Price)
        text = node.text("army", LONGEST_LIST)
        army = _army(node, text, own.points) if text else None
        side = read_side(node)
        post = place_on_table(node, "commander", size) if "commander" in node.values else None
        if post is None:
            node.known.append("commander")
        stands = _stands(node.table("stand"), army, side)
        return Force(text, army, side, stands, post)

    def write_force(self, page: Page, seat: str, force: any_game.Force) -> None:
        assert isinstance(force, Force)
        if force.post is not None:
            page.point("commander", force.post)

    def write_stand(
        self, page: Page, force: any_game.Force, name: str, stand: any_game.Stand
    ) -> dict[str, str]:
        """4.0 What is not as the list or the rules have it anyway."""
        assert isinstance(force, Force) and isinstance(stand, Stand)
        roster = force.roster(name)
        values: dict[str, str] = {}
        if stand.formation != roster.formation:
            values["formation"] = quoted(FORMATIONS[stand.formation])
        if stand.detached != roster.detached:
            values["detach"] = str(stand.detached)
        if stand.detached or stand.screen_pose.key() != NOWHERE.key():
            values["screen"] = page.place((stand.screen_pose.x, stand.screen_pose.y))
            if stand.screen_pose.h != stand.pose.h:
                values["screen-facing"] = page.degrees(stand.screen_pose.h)
        if stand.gap != SCREEN_DEPTH:
            values["gap"] = page.unit.text(stand.gap)
        return values


FORMAT: Final = MarchFormat()


def points_of(scenario: Scenario) -> int:
    """1.4 What an army may cost."""
    own = scenario.own
    assert isinstance(own, Price)
    return own.points


def force_of(scenario: Scenario, seat: int) -> Force:
    force = scenario.forces[seat]
    assert isinstance(force, Force)
    return force


def _army(node: Node, text: str, points: int) -> Army | None:
    try:
        return army_from(text, points)
    except BadNotation as error:
        node.unread("army", error)
        return None


def _stands(node: Node, army: Army | None, side: int) -> dict[str, any_game.Stand]:
    """4.0 The ready layout: where battalions stand; the others find room by themselves."""
    if army is None:
        return {}
    rosters = {roster.id: roster for roster in army.battalions}
    tables = named_tables(node, list(rosters))
    return {id: _stand(table, side, rosters[id]) for id, table in tables.items()}


def _stand(node: Node, side: int, roster: Roster) -> Stand:
    facing = node.angle("facing", usual_facing(side))
    at = need_point(node, "at")
    formation = node.choice("formation", FORMATIONS, roster.formation)
    out = node.whole("detach", 0, 48, roster.detached)
    screen = need_point(node, "screen") if out else node.point("screen")
    turned = node.angle("screen-facing", facing)
    gap = node.length("gap", LEAST_GAP, MOST_GAP, SCREEN_DEPTH)
    node.finish()
    screen_pose = Pose(screen[0], screen[1], turned) if screen else NOWHERE
    return Stand(Pose(at[0], at[1], facing), formation, out, screen_pose, gap)
