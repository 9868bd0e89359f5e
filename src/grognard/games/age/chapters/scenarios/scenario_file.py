"""Scenarios as files: what only this game has. docs/formats.md explains their content."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.reading import in_all_languages
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import Lexicon
from grognard.miniatures.files.toml_values import Node
from grognard.miniatures.files.toml_writing import Page
from grognard.miniatures.length_unit import INCHES
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
from grognard.table.pose import INCH, Point, Pose

from ...armies.lists import army_from
from ...armies.orders_of_battle import OrderOfBattle
from ...model.kinds import SEATS
from ...model.options import MOST_POINTS, MOST_TURNS, TURNS
from ...model.setting import Arrival, Notes
from .landscape import KINDS, MOST_PIECES

LIMITS: Final = Limits(
    smallest=(24 * INCH, 24 * INCH),
    largest=120 * INCH,
    table=(48 * INCH, 36 * INCH),
    turns=(TURNS, MOST_TURNS),
    back=9 * INCH,
    zone=6 * INCH,
    apart=6 * INCH,
    pieces=MOST_PIECES,
    goals=Goals(most=12, radius=(INCH, 6 * INCH, 2 * INCH), worth=(50, 3)),
)
NEVER: Final = [0, 0]
WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words", "files"))


class Coming:
    """Where something is as the battle begins, or when and where it arrives."""

    def __init__(self, pose: Pose | None, arrival: Arrival | None) -> None:
        self.pose: Final = pose
        self.arrival: Final = arrival


class Force(any_game.Force):
    """The army itself, what arrives later, and its generals.

    Where no places are given, the army is set up by the rules.
    """

    def __init__(
        self,
        text: str,
        army: OrderOfBattle | None,
        side: int,
        stands: dict[str, any_game.Stand],
        arrivals: dict[str, Arrival],
        generals: dict[str, Coming],
    ) -> None:
        super().__init__(text, side, stands)
        self.roll: Final = army
        self.arrivals: Final = arrivals
        self.generals: Final = generals


class Special(Own):
    """10.5 The special notes of a battle."""

    def __init__(self, notes: Notes) -> None:
        self.notes: Final = notes


class AgeFormat(ScenarioFormat):
    def __init__(self) -> None:
        super().__init__("age scenario 1", [INCHES], SEATS, KINDS, LIMITS)

    def read_own(self, node: Node) -> Own:
        rain = wholes(node, "rain", 2, MOST_TURNS)
        before = wholes(node, "no-charge-before", 2, MOST_TURNS)
        critical = wholes(node, "critical", 3, 100)
        starter = node.choice("starter", SEATS, 0)
        return Special(Notes(rain[0], rain[1], before, starter, critical if any(critical) else []))

    def write_own(self, page: Page, own: Own) -> None:
        assert isinstance(own, Special)
        notes = own.notes
        if notes.rain_from:
            page.key("rain", f"[{notes.rain_from}, {notes.rain_to}]")
        if any(notes.no_charge_before):
            page.key("no-charge-before", str(notes.no_charge_before))
        if notes.critical:
            page.key("critical", str(notes.critical))
        if notes.starter:
            page.text("starter", SEATS[notes.starter])

    def read_force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        text = node.text("army", LONGEST_LIST)
        side = read_side(node)
        army = _army(node, text, SEATS.index(node.where)) if text else None
        ids = [roster.id for roster in army.rosters] if army else []
        stands = _stands(node.table("stand"), ids, side)
        arrivals = _arrivals(node.table("arrival"), ids, size)
        names = [general.id for general in army.staff] if army else []
        generals = _generals(node.table("general"), names, size)
        if stands or arrivals or generals:
            _check(node, ids, stands, arrivals)
            _check_generals(node, names, generals)
        return Force(text, army, side, stands, arrivals, generals)

    def write_force(self, page: Page, seat: str, force: any_game.Force) -> None:
        assert isinstance(force, Force)
        if force.arrivals:
            page.table(f"{seat}.arrival")
        for name, arrival in force.arrivals.items():
            page.inline(name, written_arrival(page, arrival))
        if force.generals:
            page.table(f"{seat}.general")
        for name, coming in force.generals.items():
            if coming.arrival is not None:
                page.inline(name, written_arrival(page, coming.arrival))
            elif coming.pose is not None:
                page.inline(name, {"at": page.place((coming.pose.x, coming.pose.y))})


FORMAT: Final = AgeFormat()


def notes_of(scenario: Scenario) -> Notes:
    own = scenario.own
    assert isinstance(own, Special)
    return own.notes


def force_of(scenario: Scenario, seat: int) -> Force:
    force = scenario.forces[seat]
    assert isinstance(force, Force)
    return force


def wholes(node: Node, key: str, count: int, most: int) -> list[int]:
    """A list of whole numbers; all 0 where nothing is given."""
    value = node.take(key)
    if value is None:
        return [0] * count
    good = isinstance(value, list) and len(value) == count
    if not good or any(type(one) is not int or not 0 <= one <= most for one in value):
        facts = {"value": repr(value), "count": count, "most": str(most)}
        node.told(key, in_all_languages(WORDS, "not-wholes", **facts))
        return [0] * count
    return list(value)


def _army(node: Node, text: str, seat: int) -> OrderOfBattle | None:
    try:
        return army_from(text, seat, MOST_POINTS)
    except BadNotation as error:
        node.unread("army", error)
        return None


def _stands(node: Node, ids: list[str], side: int) -> dict[str, any_game.Stand]:
    return {id: _stand(table, side) for id, table in named_tables(node, ids).items()}


def _stand(node: Node, side: int) -> any_game.Stand:
    facing = node.angle("facing", usual_facing(side))
    at = need_point(node, "at")
    node.finish()
    return any_game.Stand(Pose(at[0], at[1], facing))


def _arrivals(node: Node, ids: list[str], size: tuple[int, int]) -> dict[str, Arrival]:
    tables = named_tables(node, ids)
    return {id: _arrival(table, size) for id, table in tables.items()}


def _arrival(node: Node, size: tuple[int, int]) -> Arrival:
    """R64 The turn, and a stretch of one edge of the table."""
    turn = node.whole("turn", 1, MOST_TURNS, 1)
    edge = node.points("edge")
    node.finish()
    if len(edge) != 2 or not is_on_edge(edge[0], edge[1], size):
        node.told("edge", in_all_languages(WORDS, "not-an-edge"))
        return Arrival(turn, 0, 0, size[0], 0)
    (ax, ay), (bx, by) = edge
    return Arrival(turn, ax, ay, bx, by)


def is_on_edge(one: Point, other: Point, size: tuple[int, int]) -> bool:
    for place, most in enumerate(size):
        along = 1 - place
        if one[place] == other[place] and one[place] in (0, most):
            return (
                0 <= min(one[along], other[along])
                and max(one[along], other[along]) <= (size[along])
            )
    return False


def _generals(node: Node, names: list[str], size: tuple[int, int]) -> dict[str, Coming]:
    tables = named_tables(node, names)
    return {name: _general(table, size) for name, table in tables.items()}


def _check_generals(node: Node, names: list[str], generals: dict[str, Coming]) -> None:
    for name in names:
        if name not in generals:
            node.told(f"general.{name}", in_all_languages(WORDS, "no-general"))


def _general(node: Node, size: tuple[int, int]) -> Coming:
    if "turn" in node.values:
        return Coming(None, _arrival(node, size))
    at = place_on_table(node, "at", size)
    node.finish()
    return Coming(Pose(at[0], at[1], 0), None)


def _check(
    node: Node,
    ids: list[str],
    stands: dict[str, any_game.Stand],
    arrivals: dict[str, Arrival],
) -> None:
    """Every unit is on the table or comes later, and not both."""
    for id in ids:
        if id not in stands and id not in arrivals:
            node.told(id, in_all_languages(WORDS, "nowhere"))
        elif id in stands and id in arrivals:
            node.told(id, in_all_languages(WORDS, "twice"))


def written_arrival(page: Page, arrival: Arrival) -> dict[str, str]:
    stretch = [(arrival.ax, arrival.ay), (arrival.bx, arrival.by)]
    edge = ", ".join([page.place(point) for point in stretch])
    return {"turn": str(arrival.turn), "edge": f"[{edge}]"}
