"""Chapter 4: the battlefield and the deployment (4.3, victory, is tested on its own)."""

from __future__ import annotations

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, READY
from grognard.games.eagles.model.places import (
    MIDDLE,
    PLACE_NAMES,
    POSITIONS,
    RESERVE,
    lane_of,
    line_of,
    opposite,
)
from grognard.games.eagles.view import view
from grognard.kernel.decision import Decision
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    PLACES,
    asked,
    card,
    deploy,
    do,
    drawn,
    fire,
    form,
    ground_of,
    hide,
    is_up,
    lay,
    move,
    uid,
    waiting,
    where,
    why_not,
)

DEPLOYING = "4.1 one to four"


# 4.0 The battlefield


def test_4_0_there_are_six_positions_in_two_battlelines() -> None:
    assert PLACE_NAMES[:POSITIONS] == ["FL", "FC", "FR", "AR", "AC", "AL"]
    assert [line_of(pos) for pos in range(POSITIONS)] == [0, 0, 0, 1, 1, 1]


def test_4_0_each_position_faces_one_across_the_middle_ground() -> None:
    pairs = [(PLACE_NAMES[pos], PLACE_NAMES[opposite(pos)]) for pos in range(3)]
    assert pairs == [("FL", "AR"), ("FC", "AC"), ("FR", "AL")]
    for pos in range(POSITIONS):
        assert opposite(opposite(pos)) == pos
        assert lane_of(opposite(pos)) == lane_of(pos)


def test_4_0_the_middle_ground_is_not_a_position() -> None:
    b = drawn(FC="015", AC="130")
    assert why_not(b, actions.Move(uid(b, "015"), MIDDLE + 1, 0, -1)) == "8.0 adjacent"
    b = drawn(phase="deployment", french="015, 016, 017, 018", AC="130")
    assert why_not(b, actions.Deploy(uid(b, "015"), MIDDLE + 1, 0, -1)) == "4.1 own positions"
    assert waiting(b) == DEPLOYING


def test_4_0_only_a_river_lies_there() -> None:
    b = drawn(
        "wavre", active=ALLIED, phase="deployment", allied="283, 282, 230, 233, 237", FC="031"
    )
    do(b, deploy(b, "283", "AC"), deploy(b, "282", "AC"))
    assert where(b, "283") == "middle-center"
    assert where(b, "282") == "AC"
    assert waiting(b) == DEPLOYING


# 4.1 Battle deployment


def test_4_1_one_to_four_cards_are_deployed_face_down_in_each_position() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 055, 069, 018", AC="130")
    do(b, *(deploy(b, label, "FL") for label in ("015", "016", "055", "069")))
    do(b, deploy(b, "017", "FC"), deploy(b, "018", "FR"))
    assert is_up(b, "015", "016", "055", "069", "017", "018") == [False] * 6
    assert [where(b, label) for label in ("069", "017", "018")] == ["FL", "FC", "FR"]
    assert asked(b) == FRENCH
    assert waiting(b) == DEPLOYING


def test_4_1_a_fifth_card_is_refused() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018, 019, 020, 021", AC="130")
    do(b, *(deploy(b, label, "FL") for label in ("015", "016", "017")))
    assert why_not(b, deploy(b, "018", "FL")) is None
    do(b, deploy(b, "018", "FL"))
    assert why_not(b, deploy(b, "019", "FL")) == "4.1 at most four"
    assert why_not(b, deploy(b, "019", "FC")) is None
    assert waiting(b) == DEPLOYING


def test_4_1_no_position_is_left_without_a_card() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018", AC="130")
    for label, to in (("015", "FL"), ("016", "FC"), ("017", "FR")):
        assert why_not(b, READY) == "4.1 at least one"
        do(b, deploy(b, label, to))
    assert why_not(b, READY) is None
    assert waiting(b) == DEPLOYING


def test_R22_a_general_or_terrain_alone_does_not_fill_a_position() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 002, 090", AC="130")
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"))
    do(b, deploy(b, "002", "FR"), deploy(b, "090", "FR"))
    assert why_not(b, READY) == "4.1 at least one"
    do(b, deploy(b, "017", "FR"))
    assert why_not(b, READY) is None
    assert waiting(b) == DEPLOYING


def test_R22_troops_needed_for_an_empty_position_go_nowhere_else() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018", AC="130")
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FL"))
    assert why_not(b, deploy(b, "017", "FL")) == "4.1 at least one"
    do(b, deploy(b, "017", "FC"))
    assert why_not(b, deploy(b, "018", "FC")) == "4.1 at least one"
    do(b, deploy(b, "018", "FR"))
    assert isinstance(b.pending, Decision)
    assert b.pending.legal(b) == [READY]
    assert waiting(b) == DEPLOYING


def test_4_1_cards_are_deployed_in_the_three_own_positions_only() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018", AC="130")
    for to in ("AR", "AC", "AL", "french"):
        assert why_not(b, deploy(b, "015", to)) == "4.1 own positions"
    for to in ("FL", "FC", "FR"):
        assert why_not(b, deploy(b, "015", to)) is None
    assert waiting(b) == DEPLOYING


def test_4_1_only_cards_of_the_own_muster_are_deployed() -> None:
    b = drawn(phase="deployment", french="015, 016, 017", french_pile="018", allied="130")
    assert why_not(b, deploy(b, "018", "FC")) == "4.1 reserve"
    assert why_not(b, deploy(b, "130", "AC")) == "5.0 alternate turns"
    assert why_not(b, END) == "5.0 combat phase"
    assert waiting(b) == DEPLOYING


def test_4_1_a_card_once_deployed_stays_where_it_is() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018, 019", AC="130")
    do(b, deploy(b, "015", "FC"))
    assert why_not(b, deploy(b, "015", "FL")) == "4.1 reserve"
    assert waiting(b) == DEPLOYING


def test_4_1_terrain_and_generals_come_on_top_of_four_and_face_up() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018, 019, 020, 002, 089", AC="130")
    do(b, *(deploy(b, label, "FC") for label in ("015", "016", "017", "018", "002", "089")))
    assert where(b, "002") == where(b, "089") == "FC"
    assert is_up(b, "002", "089", "018") == [True, True, False]
    assert waiting(b) == DEPLOYING


def test_4_1_the_cards_that_remain_are_the_reserve() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 018, 002, 099", AC="130")
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"), deploy(b, "017", "FR"), READY)
    assert {b.setting.labels[card] for card in b.at[RESERVE + FRENCH]} == {"018", "002", "099"}
    assert why_not(b, move(b, "018", "FC")) is None
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_4_1_specials_stay_in_the_reserve() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 099", AC="130")
    assert why_not(b, deploy(b, "099", "FC")) == "13.0 from reserve"
    assert waiting(b) == DEPLOYING


def test_R8_the_allies_deploy_first_and_are_fixed_then_the_french() -> None:
    b = drawn(
        active=ALLIED, phase="deployment", turn=0,
        allied="130, 128, 129, 131", french="015, 016, 017, 018",
    )  # fmt: skip
    assert asked(b) == ALLIED
    assert why_not(b, deploy(b, "015", "FC")) == "5.0 alternate turns"
    do(b, deploy(b, "130", "AR"), deploy(b, "128", "AC"), deploy(b, "129", "AL"), READY)
    assert asked(b) == FRENCH
    assert waiting(b) == DEPLOYING
    assert why_not(b, deploy(b, "131", "AC")) == "5.0 alternate turns"
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"), deploy(b, "017", "FR"), READY)
    assert b.turn == 1
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_4_1_the_french_adjust_last_where_and_in_which_formation() -> None:
    b = drawn(
        active=ALLIED, phase="deployment", turn=0,
        allied="130, 128, 129, 180", french="015, 016, 017, 089",
    )  # fmt: skip
    do(b, deploy(b, "180", "AC"), deploy(b, "130", "AR"), deploy(b, "128", "AC", on="180"))
    do(b, deploy(b, "129", "AL", "square"), READY)
    seen = view(b, FRENCH)
    assert "180" in seen and "?british square" in seen
    for formation in ("line", "column", "square"):
        assert why_not(b, deploy(b, "015", "FC", formation)) is None
    do(b, deploy(b, "015", "FC", "column"))
    assert card(b, "015").formation == 1
    assert waiting(b) == DEPLOYING


def test_R24_the_formation_of_a_face_down_card_is_public() -> None:
    b = drawn(FC="015", AC="130 down column, 128 down square, 129 down")
    seen = view(b, FRENCH)
    assert "?british column" in seen
    assert "?british square" in seen
    assert not {"130", "128", "129"} & set(seen.split())
    assert waiting(b) == ACTING


def test_4_1_only_infantry_is_deployed_in_a_formation() -> None:
    b = drawn(phase="deployment", french="015, 055, 069, 002, 016", AC="130")
    for label in ("055", "069", "002"):
        assert why_not(b, deploy(b, label, "FC", "column")) == "9.0 infantry only"
    assert why_not(b, deploy(b, "015", "FC", "column")) is None
    assert waiting(b) == DEPLOYING


def test_R26_one_general_is_deployed_in_a_position() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 002, 006", AC="130")
    do(b, deploy(b, "002", "FC"))
    assert why_not(b, deploy(b, "006", "FC")) == "12.0 one general"
    assert why_not(b, deploy(b, "006", "FL")) is None
    b = drawn("charleroi", active=ALLIED, phase="deployment", allied="111, 201, 130, 128, 207")
    do(b, deploy(b, "111", "AC"))
    assert why_not(b, deploy(b, "201", "AC")) == "12.0 one general"
    assert waiting(b) == DEPLOYING


def test_4_1_a_chief_of_staff_is_not_deployed_beside_his_commander() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 001, 003", AC="130")
    assert why_not(b, deploy(b, "003", "FC")) == "12.3 kept in reserve"
    b = drawn(phase="deployment", french="015, 016, 017, 003", AC="130", french_pile="001")
    assert why_not(b, deploy(b, "003", "FC")) is None
    assert waiting(b) == DEPLOYING


def test_R25_british_and_prussian_cards_fill_the_same_four_places() -> None:
    b = drawn(
        "charleroi", active=ALLIED, phase="deployment", allied="130, 128, 207, 208, 240, 131, 132"
    )
    do(b, *(deploy(b, label, "AC") for label in ("130", "207", "128", "208")))
    assert why_not(b, deploy(b, "240", "AC")) == "4.1 at most four"
    assert waiting(b) == DEPLOYING


def test_R134_at_charleroi_prussians_deploy_in_any_position() -> None:
    b = drawn("charleroi", active=ALLIED, phase="deployment", allied="130, 207, 208, 240")
    for to in ("AR", "AC", "AL"):
        assert why_not(b, deploy(b, "207", to)) is None
    do(b, deploy(b, "207", "AR"), deploy(b, "208", "AC"), deploy(b, "240", "AL"), READY)
    assert asked(b) == FRENCH
    assert waiting(b) == DEPLOYING


def test_R134_at_waterloo_no_prussian_is_deployed() -> None:
    b = drawn(active=ALLIED, phase="deployment", allied="130, 128, 129, 207, 201, 288")
    for label in ("207", "201", "288"):
        assert why_not(b, deploy(b, label, "AL")) == "10.0 prussian general"
    assert waiting(b) == DEPLOYING


# 4.2 Terrain deployment


def test_4_2_terrain_is_deployed_only_in_the_position_printed_on_it() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 089, 090, 091", AC="130")
    homes = {"089": "FC", "090": "FR", "091": "FL"}
    for terrain, home in homes.items():
        for to in ("FL", "FC", "FR"):
            expected = None if to == home else "4.2 terrain lane"
            assert why_not(b, deploy(b, terrain, to)) == expected
    assert waiting(b) == DEPLOYING


def test_4_2_left_and_right_are_those_of_its_owner() -> None:
    b = drawn(active=ALLIED, phase="deployment", allied="130, 128, 129, 179, 182", FC="015")
    assert why_not(b, deploy(b, "179", "AL")) == "4.2 terrain lane"
    do(b, deploy(b, "179", "AR"), deploy(b, "182", "AL"))
    assert opposite(PLACES["AR"]) == PLACES["FL"]
    assert waiting(b) == DEPLOYING


def test_4_2_terrain_is_deployed_face_up() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 089", AC="130")
    do(b, deploy(b, "089", "FC"))
    assert is_up(b, "089") == [True]
    assert "089" in view(b, ALLIED)
    assert waiting(b) == DEPLOYING


def test_4_2_terrain_cannot_be_moved() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 089", AC="130")
    do(b, deploy(b, "089", "FC"))
    assert why_not(b, deploy(b, "089", "FC")) == "4.1 reserve"
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"), deploy(b, "017", "FR"), READY)
    assert why_not(b, move(b, "089", "reserve")) == "8.0 troops and generals"
    assert waiting(b) == ACTING


def test_4_2_the_french_see_allied_terrain_before_they_deploy_and_it_stays() -> None:
    b = drawn(
        active=ALLIED, phase="deployment", turn=0,
        allied="130, 128, 129, 180", french="015, 016, 017",
    )  # fmt: skip
    do(b, deploy(b, "180", "AC"), deploy(b, "130", "AR"), deploy(b, "128", "AC"))
    do(b, deploy(b, "129", "AL"), READY)
    assert where(b, "180") == "AC"
    assert asked(b) == FRENCH
    assert waiting(b) == DEPLOYING


def test_4_2_terrain_kept_back_may_be_played_during_the_battle() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 089", AC="130")
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"), deploy(b, "017", "FR"), READY)
    do(b, lay(b, "089"))
    assert where(b, "089") == "FC"
    assert waiting(b) == ACTING


def test_4_2_troops_may_be_deployed_on_terrain() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 055, 069, 089, 090, 002", AC="130")
    do(b, deploy(b, "089", "FC"), deploy(b, "090", "FR"))
    do(b, deploy(b, "069", "FC", on="089"), deploy(b, "055", "FC", on="089"))
    assert ground_of(b, "069") == ground_of(b, "055") == "089"
    assert why_not(b, deploy(b, "015", "FC", on="089")) == "11.0 capacity"
    assert why_not(b, deploy(b, "015", "FL", on="089")) == "11.5 same position"
    assert why_not(b, deploy(b, "002", "FR", on="090")) == "11.0 occupants only"
    do(b, deploy(b, "016", "FR", "line", on="090"))
    assert ground_of(b, "016") == "090"
    assert waiting(b) == DEPLOYING


def test_4_1_nothing_but_deploying_is_done_in_the_deployment() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 069", AC="130")
    do(b, deploy(b, "069", "FC"))
    for order in (
        fire(b, "069", "130"), move(b, "015", "FC"), form(b, "015", "column"),
    ):  # fmt: skip
        assert why_not(b, order) == "5.0 combat phase"
    assert why_not(b, hide(b, "015", "FC")) == "14.0 option"
    assert waiting(b) == DEPLOYING
