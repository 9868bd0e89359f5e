"""Chapter 16: survivors who reinforce the other battle, and decks with a choice."""

from __future__ import annotations

from grognard.games.eagles.chapters.campaign.decks import free_cards
from grognard.games.eagles.model.actions import END, READY, RETREAT
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.model.cards import BRITISH, FRENCH, PRUSSIAN
from grognard.games.eagles.model.flow import battle
from tests.games.eagles.campaigns import (
    LOST_LIGNY,
    LOST_QUATRE_BRAS,
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    WAITING,
    enter,
    here,
    keys,
    places,
    send,
    table,
    throw_on,
    waged,
)
from tests.games.eagles.field import ALLIED, asked, do, waiting, why_not
from tests.games.eagles.field import FRENCH as FRENCH_SIDE

SPLIT = "R95 splitting the cards"


def test_16_0_the_winners_survivors_join_the_reinforcement_deck() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    do(c, send(c, "056", "ligny"), send(c, "023", "ligny"), READY)
    assert places(c, "ligny", "pile-french") == ["023", "053", "056"]
    assert here(c) == "ligny" and asked(c) == FRENCH_SIDE


def test_R166_who_is_kept_back_stays_out_of_this_stage() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    do(c, send(c, "056", "ligny"), READY)
    kept = ["006", "023", "024", "025", "026", "029", "064"]
    assert places(c, "quatre-bras", "reserve-french") == kept
    assert places(c, "ligny", "pile-french") == ["053", "056"]


def test_R166_all_at_once_and_nobody_twice() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    do(c, send(c, "056", "ligny"))
    assert why_not(c, send(c, "056", "ligny")) == "R166 survivors kept back"
    do(c, send(c, "all", "ligny"))
    assert places(c, "quatre-bras", "reserve-french") == []
    assert here(c) == "ligny" and waiting(c) != WAITING


def test_R166_neither_terrain_nor_discards_nor_the_beaten_are_sent() -> None:
    field = OPEN_QUATRE_BRAS | {"FL": "084, 023", "french": "096"}
    c = waged("quatre-bras", quatre_bras=field, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    for label in ("084", "130", "050"):
        assert why_not(c, send(c, label, "ligny")) == "R166 survivors kept back"
    assert why_not(c, send(c, "096", "ligny")) is None


def test_16_0_they_go_to_the_battle_that_is_still_fought() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    assert why_not(c, send(c, "056", "wavre")) == WAITING
    assert why_not(c, send(c, "056", "quatre-bras")) == WAITING


def test_16_0_nobody_is_sent_when_nothing_is_over() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    assert why_not(c, send(c, "056", "ligny")) == WAITING


def test_R94_british_winners_have_a_deck_of_their_own_at_ligny() -> None:
    c = waged("quatre-bras", ALLIED, quatre_bras=LOST_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "128", "FC")
    assert asked(c) == ALLIED
    do(c, send(c, "132", "ligny"), send(c, "146", "ligny"), READY)
    assert places(c, "ligny", "pile-british") == ["132", "146"]
    assert table(c, "ligny").setting.two_allies


def test_R163_they_draw_at_the_doubled_rate_of_their_own_battle() -> None:
    c = waged("quatre-bras", ALLIED, quatre_bras=LOST_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "128", "FC")
    do(c, send(c, "all", "ligny"))
    draws = table(c, "ligny").setting.draws
    assert (draws[FRENCH], draws[BRITISH], draws[PRUSSIAN]) == (4, 2, 4)
    before = len(places(c, "ligny", "pile-british"))
    do(c, END)
    throw_on(c)
    do(c, END)
    throw_on(c)
    assert len(places(c, "ligny", "pile-british")) == before - 2


def test_R94_prussian_winners_come_to_quatre_bras() -> None:
    c = waged("ligny", ALLIED, quatre_bras=OPEN_QUATRE_BRAS, ligny=LOST_LIGNY)
    enter(c, "208", "FC")
    do(c, send(c, "210", "quatre-bras"), READY)
    assert places(c, "quatre-bras", "pile-prussian") == ["210"]


def test_16_0_a_retreat_concedes_and_the_other_side_may_reinforce() -> None:
    c = waged("quatre-bras", ALLIED, quatre_bras=LOST_QUATRE_BRAS, ligny=QUIET_LIGNY)
    do(c, RETREAT)
    assert waiting(c) == WAITING and asked(c) == FRENCH_SIDE
    assert why_not(c, send(c, "056", "ligny")) is None


def test_16_0_the_second_battle_to_end_sends_nobody() -> None:
    over = {"french": "023", "allied": "130", "over": "0"}
    c = waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    assert keys(c) == ["quatre-bras", "ligny", "wavre", "waterloo"]
    assert waiting(c) == SPLIT


def last_stage() -> dict[str, dict[str, str]]:
    """Ligny won too, with the French about to split."""
    return {"quatre_bras": {"french": "023", "allied": "130", "over": "0"}, "ligny": OPEN_LIGNY}


def test_R95_cards_go_to_the_battle_printed_on_them() -> None:
    c = waged("ligny", tables=last_stage())
    enter(c, "051", "AC")
    wavre, waterloo = places(c, "wavre", "pile-french"), places(c, "waterloo", "pile-french")
    assert "004" in wavre and "004" not in waterloo  # Grouchy
    assert "001" in waterloo and "001" not in wavre  # Napoleon
    assert {"015", "005"} <= set(waterloo)  # not in play until now


def test_R140_survivors_printed_for_neither_go_where_their_owner_likes() -> None:
    c = waged("ligny", tables=last_stage())
    enter(c, "051", "AC")
    assert asked(c) == ALLIED and here(c) == "waterloo"
    assert why_not(c, send(c, "210", "wavre")) is None
    do(c, send(c, "210", "wavre"), READY)
    assert "210" in places(c, "wavre", "pile-prussian")
    assert "211" in places(c, "waterloo", "pile-prussian")
    assert asked(c) == FRENCH_SIDE
    do(c, send(c, "027", "wavre"), READY)
    assert "027" in places(c, "wavre", "pile-french") + places(c, "wavre", "reserve-french")
    assert "028" in places(c, "waterloo", "pile-french") + places(c, "waterloo", "reserve-french")


def test_R95_a_printed_card_gives_no_choice() -> None:
    c = waged("ligny", tables=last_stage())
    enter(c, "051", "AC")
    assert why_not(c, send(c, "216", "wavre")) == SPLIT  # printed for Wavre
    assert why_not(c, send(c, "218", "wavre")) == SPLIT  # printed for Waterloo


def test_R140_the_british_of_quatre_bras_have_only_waterloo() -> None:
    c = waged("ligny", tables=last_stage())
    enter(c, "051", "AC")
    assert "125" in places(c, "waterloo", "pile-british")
    assert all(battle(c).units[uid].army == PRUSSIAN for uid in free_cards(c, ALLIED))


def test_R140_terrain_stays_with_its_battle() -> None:
    c = waged("ligny", tables=last_stage())
    enter(c, "051", "AC")
    placed = [label for key in ("wavre", "waterloo") for label in everywhere_french(c, key)]
    assert not {"084", "085", "086", "087", "088"} & set(placed)
    assert {"089", "090", "091", "092"} <= set(placed)


def everywhere_french(c: Campaign, key: str) -> list[str]:
    return places(c, key, "pile-french") + places(c, key, "reserve-french")


def test_R97_hal_cards_wait_for_charleroi() -> None:
    c = waged("ligny", tables=last_stage())
    enter(c, "051", "AC")
    assert "141" not in places(c, "waterloo", "pile-british")


def test_R86_discarded_specials_come_back_for_the_next_stage() -> None:
    field = last_stage()
    field["ligny"] = OPEN_LIGNY | {"french": "027, 028"}
    c = waged("ligny", tables=field)
    b = table(c, "ligny")
    b.discard(b.setting.by_label["107"])
    enter(c, "051", "AC")
    assert "107" in places(c, "waterloo", "pile-french")
    assert places(c, "ligny", "discard") == []


def test_16_0_the_eliminated_never_come_back() -> None:
    field = last_stage()
    c = waged("ligny", tables=field)
    b = table(c, "ligny")
    b.eliminate(b.setting.by_label["050"], "routed")
    b.put(b.setting.by_label["027"], 0)
    enter(c, "051", "AC")
    assert "050" not in everywhere_french(c, "waterloo") + everywhere_french(c, "wavre")
