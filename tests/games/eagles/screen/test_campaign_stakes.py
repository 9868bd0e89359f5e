"""16.0 What may follow in a campaign, and the roll of each corps, by what a seat may know."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.model.actions import RETREAT
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.screen.campaign_stakes import roll, sequels
from grognard.games.eagles.text.notation import SPECTATOR
from tests.games.eagles.campaigns import (
    LOST_QUATRE_BRAS,
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    enter,
    waged,
)
from tests.games.eagles.field import ALLIED, FRENCH, do


def may_follow(c: Campaign) -> list[str]:
    return [sequel.cite for sequel in sequels(c) if sequel.open]


def called(c: Campaign, viewer: int, side: str, group: str) -> tuple[int, int, int]:
    """Known to be in battle, lost, all others."""
    one = next(one for one in roll(c, viewer) if (one.side, one.group) == (side, group))
    return one.here, one.lost, one.other


def first_stage(seat: int = FRENCH) -> Campaign:
    field = OPEN_QUATRE_BRAS if seat == FRENCH else LOST_QUATRE_BRAS
    return waged("quatre-bras", seat, quatre_bras=field, ligny=QUIET_LIGNY)


def test_16_0_before_a_battle_is_over_anything_may_follow() -> None:
    assert may_follow(first_stage()) == ["16.0 both won", "16.0 charleroi", "16.0 both lost"]


@pytest.mark.parametrize(
    ("seat", "move", "left"),
    [
        (FRENCH, ("024", "AC"), ["16.0 both won", "16.0 charleroi"]),
        (ALLIED, ("128", "FC"), ["16.0 charleroi", "16.0 both lost"]),
    ],
)
def test_16_0_the_first_result_rules_one_outcome_out(
    seat: int, move: tuple[str, str], left: list[str]
) -> None:
    c = first_stage(seat)
    enter(c, *move)
    assert may_follow(c) == left


def test_16_0_a_draw_leaves_charleroi() -> None:
    over = {"french": "023", "allied": "130", "over": "-1"}
    c = waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY)
    assert may_follow(c) == ["16.0 charleroi"]


def test_16_0_in_the_last_stage_one_battle_decides() -> None:
    over = {"french": "023", "allied": "130", "over": "0"}
    c = waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    assert [(one.cite, one.names) for one in sequels(c)] == [("16.0 both won", ["waterloo"])]


def test_16_0_nothing_follows_a_campaign_that_is_over() -> None:
    over = {"french": "023", "allied": "130", "over": "1"}
    c = waged("ligny", quatre_bras=over, ligny=QUIET_LIGNY)
    do(c, RETREAT)
    assert c.finished and sequels(c) == []


def test_R129_only_its_owner_knows_which_corps_a_hidden_card_is_of() -> None:
    c = first_stage()
    own, theirs = called(c, FRENCH, "french", "II"), called(c, ALLIED, "french", "II")
    assert own[0] == theirs[0] + 2 and sum(own) == sum(theirs)
    assert called(c, SPECTATOR, "french", "II") == theirs


def test_16_0_losses_are_listed_for_every_viewer() -> None:
    c = first_stage()
    b = c.tables[0]
    here, lost, other = called(c, FRENCH, "french", "II")
    b.eliminate(b.setting.by_label["023"], "routed")
    assert called(c, FRENCH, "french", "II") == (here - 1, lost + 1, other)
    assert called(c, ALLIED, "french", "II")[1] == lost + 1


def test_the_stakes_of_a_campaign_are_those_of_the_battle_where_somebody_is_asked() -> None:
    game, c = find_game("eagles"), first_stage()
    found, alone = game.stakes(c, FRENCH, "en"), game.stakes(c.tables[0], FRENCH, "en")
    assert found is not None and alone is not None
    assert (found.goal, found.turn) == (alone.goal, alone.turn)
    assert found.sequels and found.roll and not alone.sequels
