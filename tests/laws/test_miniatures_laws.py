"""The laws of a measured table over every miniatures game."""

from __future__ import annotations

import pytest

from grognard.games.march.armies.army_rules import RULES as MARCH_ARMIES
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.chapters.setting_up.scenario_file import scenario_format
from grognard.games.march.chapters.setting_up.scenarios import scenarios as march_scenarios
from grognard.games.march.game import GAME as MARCH
from grognard.games.march.model.flow import battle as march_battle
from grognard.kernel.state import State
from grognard.miniatures.contract.board import Board
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint
from grognard.table.terrain import Ground
from tests.laws.miniatures_laws import (
    LAWS,
    Law,
    Subject,
    army_lists_round_trip,
    boards_stay_the_same,
    bodies_keep_apart_and_on_the_table,
    scenario_files_round_trip,
    the_same_order_leads_to_the_same_place,
)
from tests.laws.subjects import option_sets, seeds
from tests.miniatures.outpost import armies, scenarios
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.state import HIDDEN, ON_TABLE, Battle, battle


def battalions(s: State) -> dict[str, Footprint]:
    """R81 Battalions overlap nobody; screens and commanders stand among them."""
    return {u.roster.id: footprint(u) for u in march_battle(s).units if u.on_table()}


def units(s: State) -> dict[str, Footprint]:
    """Hidden scouts take their room too."""
    there = [u for u in battle(s).units if u.place in (HIDDEN, ON_TABLE)]
    return {u.troop.id: u.body.shape for u in there}


def march_ground(s: State) -> Ground:
    return march_battle(s).setting.ground


def outpost_ground(s: State) -> Ground:
    return battle(s).setting.ground


SUBJECTS = [
    Subject(MARCH, battalions, march_ground, MARCH_ARMIES, scenario_format(), march_scenarios),
    Subject(OUTPOST, units, outpost_ground, armies.RULES, scenarios.FORMAT, scenarios.scenarios),
]
BATTLES = [
    pytest.param(subject, scenario, id=f"{subject.game.info.key}-{scenario}")
    for subject in SUBJECTS
    for scenario in subject.game.info.scenarios
]


def name_of(value: Law | Subject) -> str:
    return value.game.info.key if isinstance(value, Subject) else value.__name__


@pytest.mark.parametrize(("subject", "scenario"), BATTLES)
@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_every_miniatures_game_obeys(law: Law, subject: Subject, scenario: str) -> None:
    for order, options in enumerate(option_sets(subject.game, scenario)):
        for seed in range(order, order + seeds(subject.game)):
            try:
                law(subject, scenario, options, seed)
            except Exception as error:
                error.add_note(f"{subject.game.info.key} {scenario} {options} seed {seed}")
                raise


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_lists_and_files_are_read_as_they_are_written(subject: Subject) -> None:
    army_lists_round_trip(subject)
    scenario_files_round_trip(subject)


# Laws that can fail


def test_bodies_that_share_ground_are_found() -> None:
    def doubled(s: State) -> dict[str, Footprint]:
        found = units(s)
        return {**found, **{f"{id} again": shape for id, shape in found.items()}}

    subject = Subject(
        OUTPOST, doubled, outpost_ground, armies.RULES, scenarios.FORMAT, scenarios.scenarios
    )
    with pytest.raises(AssertionError, match="r0 again is on r0"):
        bodies_keep_apart_and_on_the_table(subject, "bridge", {"set-up": "ready"}, 0)


def test_an_order_that_remembers_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    put = Battle.put
    moved: list[int] = []

    def drifting(self: Battle, uid: int, pose: Pose) -> None:
        moved.append(uid)
        put(self, uid, pose.moved(0, len(moved) % 7))

    monkeypatch.setattr(Battle, "put", drifting)
    with pytest.raises(AssertionError, match="give an order"):
        the_same_order_leads_to_the_same_place(SUBJECTS[1], "bridge", {"set-up": "ready"}, 901)


def test_a_board_that_tells_more_than_it_did_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = OUTPOST.board

    def telling(s: State, lang: str) -> Board:
        found = board(s, lang)
        found.units[0].facts["turn"] = battle(s).turn
        return found

    monkeypatch.setattr(OUTPOST, "board", telling)
    with pytest.raises(AssertionError, match="the board has changed"):
        boards_stay_the_same(SUBJECTS[1], "bridge", {"set-up": "ready"}, 0)
