"""Chapter 16: two battles at once, and what follows from how they end."""

from __future__ import annotations

import pytest

from grognard.games.eagles.campaign_sequence import new_campaign
from grognard.games.eagles.chapters.campaign.decks import can_muster, half
from grognard.games.eagles.model.actions import ACCEPT_DRAW, END, OFFER_DRAW, READY, RETREAT
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.model.cards import BRITISH, FRENCH, PRUSSIAN
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Deal
from grognard.kernel.refusal import BadNotation
from tests.games.eagles.campaigns import (
    LOST_LIGNY,
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    Places,
    enter,
    here,
    keys,
    places,
    table,
    throw_on,
    until,
    waged,
)
from tests.games.eagles.field import ACTING, ALLIED, asked, do, waiting
from tests.games.eagles.field import FRENCH as FRENCH_SIDE

DEPLOYING = "4.1 one to four"
FRENCH_WON: Places = {"french": "023, 024", "allied": "130, 128", "over": "0"}
ALLIES_WON: Places = {"french": "023, 024", "allied": "130, 128", "over": "1"}
NOBODY_WON: Places = {"french": "023, 024", "allied": "130, 128", "over": "-1"}
WON_LIGNY: Places = {"french": "001, 027", "allied": "207, 210", "over": "0"}
# The French may enter the Allied Center, or the Allies the French Right, of the last battle.
LAST_FIELD: Places = {
    "FL": "015", "FC": "016, 017", "FR": "018", "AL": "137", "AR": "138", "french": "019",
    "allied": "140", "british_pile": "149", "prussian_pile": "206",
}  # fmt: skip
QUIET_WAVRE: Places = {"FL": "030", "FC": "031", "FR": "032", "AL": "231", "AC": "232", "AR": "233"}


def decks(c: Campaign, key: str) -> list[int]:
    """How many cards of each army are at a battle."""
    b = table(c, key)
    return [sum(u.army == army and u.place != 16 for u in b.units) for army in range(3)]


def test_16_0_the_decks_are_all_cards_printed_for_the_two_battles() -> None:
    c = new_campaign({})
    assert keys(c) == ["quatre-bras", "ligny"]
    assert decks(c, "quatre-bras") == [26, 33, 0]
    assert decks(c, "ligny") == [68, 0, 73]


def test_16_0_musters_are_half_the_deck() -> None:
    c = new_campaign({})
    sizes = []
    while isinstance(c.pending, Deal):
        if here(c) == "quatre-bras":
            sizes.append((c.pending.count, c.pending.take))
        throw_once(c)
    assert sizes[:2] == [(26, 13), (33, 16)]


def throw_once(c: Campaign) -> None:
    from grognard.kernel.dice import Rng
    from grognard.kernel.umpire import settle

    assert isinstance(c.pending, Deal)
    settle(c, c.pending.toss(Rng(1)))


def test_R6_rates_are_double_those_of_the_chart() -> None:
    c = new_campaign({})
    assert [table(c, key).setting.draws for key in keys(c)] == [[2, 2, 0], [4, 0, 4]]


def test_R162_both_are_dealt_then_deployed_quatre_bras_first_the_allies_before_the_french() -> None:
    c = new_campaign({})
    throw_on(c)
    order = []
    for _ in range(4):
        until(c, DEPLOYING)
        order.append((here(c), asked(c)))
        ready(c)
    assert order == [("quatre-bras", 1), ("quatre-bras", 0), ("ligny", 1), ("ligny", 0)]


def ready(c: Campaign) -> None:
    """Lay out cards until the next side is asked."""
    before = (here(c), asked(c))
    while waiting(c) == DEPLOYING and (here(c), asked(c)) == before:
        step = c.pending
        assert isinstance(step, Decision)
        legal = step.legal(c)
        do(c, READY if step.why_not(c, READY) is None else legal[-1])
        throw_on(c)


def test_16_0_a_turn_of_both_sides_at_one_then_at_the_other() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS | {"AC": "131"}, ligny=QUIET_LIGNY)
    order = []
    for _ in range(5):
        order.append((here(c), asked(c)))
        do(c, END)
        throw_on(c)
        until(c, ACTING)
    assert order == [
        ("quatre-bras", FRENCH_SIDE),
        ("quatre-bras", ALLIED),
        ("ligny", FRENCH_SIDE),
        ("ligny", ALLIED),
        ("quatre-bras", FRENCH_SIDE),
    ]


def test_16_0_the_other_battle_goes_on_alone() -> None:
    c = waged("ligny", quatre_bras=FRENCH_WON, ligny=QUIET_LIGNY)
    do(c, END)
    throw_on(c)
    until(c, ACTING)
    assert (here(c), asked(c)) == ("ligny", ALLIED)
    do(c, END)
    throw_on(c)
    until(c, ACTING)
    assert (here(c), asked(c)) == ("ligny", FRENCH_SIDE)


def test_16_0_the_french_lose_both_and_the_campaign() -> None:
    c = waged("ligny", ALLIED, quatre_bras=ALLIES_WON, ligny=LOST_LIGNY)
    enter(c, "208", "FC")
    assert (c.finished, c.winner, c.ending) == (True, ALLIED, "16.0 both lost")
    assert keys(c) == ["quatre-bras", "ligny"]


def test_16_0_the_french_win_both_and_wavre_and_waterloo_follow() -> None:
    c = waged("ligny", quatre_bras=FRENCH_WON, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    assert keys(c) == ["quatre-bras", "ligny", "wavre", "waterloo"] and not c.finished


@pytest.mark.parametrize(
    ("first", "active", "second", "card", "to"),
    [
        (FRENCH_WON, ALLIED, LOST_LIGNY, "208", "FC"),
        (ALLIES_WON, FRENCH_SIDE, OPEN_LIGNY, "051", "AC"),
    ],
)
def test_16_0_one_each_and_charleroi_follows(
    first: Places, active: int, second: Places, card: str, to: str
) -> None:
    c = waged("ligny", active, quatre_bras=first, ligny=second)
    enter(c, card, to)
    assert keys(c) == ["quatre-bras", "ligny", "charleroi"]
    assert table(c, "charleroi").setting.draws == [3, 2, 2]


def test_16_0_charleroi_is_for_all_survivors_with_those_of_waterloo_and_hal() -> None:
    c = waged("ligny", quatre_bras=ALLIES_WON, ligny=OPEN_LIGNY)
    b = table(c, "ligny")
    b.put(b.setting.by_label["032"], 0)
    b.eliminate(b.setting.by_label["032"], "routed")
    enter(c, "051", "AC")
    assert decks(c, "charleroi") == [100, 83, 87]
    everybody = all_cards(c, "charleroi")
    assert {"141", "015", "023", "210", "004"} <= everybody
    assert "032" not in everybody


def all_cards(c: Campaign, key: str) -> set[str]:
    b = table(c, key)
    return {b.setting.labels[u.uid] for u in b.units if u.place != 16}


def test_16_0_all_three_armies_muster_half_at_charleroi() -> None:
    c = waged("ligny", quatre_bras=ALLIES_WON, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    until(c, DEPLOYING)
    hands = [len(places(c, "charleroi", f"reserve-{side}")) for side in ("french", "allied")]
    assert hands == [50, 41 + 43]


def test_R163_rates_are_doubled_at_wavre_and_waterloo_too() -> None:
    c = waged("ligny", quatre_bras=FRENCH_WON, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    assert table(c, "wavre").setting.draws == [2, 0, 2]
    assert table(c, "waterloo").setting.draws == [4, 4, 4]


def test_16_0_the_prussians_of_waterloo_come_as_reinforcements_only() -> None:
    c = waged("ligny", quatre_bras=FRENCH_WON, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    do(c, READY, READY)
    throw_on(c)
    b = table(c, "waterloo")
    assert all(b.units[uid].army == BRITISH for uid in b.at[7])
    assert len(places(c, "waterloo", "pile-prussian")) == decks(c, "waterloo")[PRUSSIAN]


def second_stage(at: str, active: int, **more: Places) -> Campaign:
    tables: dict[str, Places] = {"wavre": QUIET_WAVRE, "waterloo": LAST_FIELD, **more}
    return waged(at, active, quatre_bras=FRENCH_WON, ligny=WON_LIGNY, tables=tables)


def test_R162_wavre_comes_before_waterloo() -> None:
    c = second_stage("wavre", ALLIED)
    do(c, END)
    throw_on(c)
    until(c, ACTING)
    assert (here(c), asked(c)) == ("waterloo", FRENCH_SIDE)


def test_16_0_the_winner_of_waterloo_wins_the_campaign() -> None:
    c = second_stage("waterloo", FRENCH_SIDE)
    enter(c, "016", "AC")
    assert (c.finished, c.winner, c.ending) == (True, FRENCH_SIDE, "16.0 both won")


def test_R96_waterloo_ends_the_campaign_with_wavre_still_fought() -> None:
    field = LAST_FIELD | {"FR": "", "AL": "137, 138", "AC": "133", "AR": "139"}
    c = second_stage("waterloo", ALLIED, waterloo=field)
    enter(c, "137", "FR")
    assert (c.finished, c.winner) == (True, ALLIED)
    assert not table(c, "wavre").finished


def test_16_0_the_winner_of_wavre_may_reinforce_waterloo() -> None:
    field = QUIET_WAVRE | {"AC": "", "FC": "031, 033"}
    c = second_stage("wavre", FRENCH_SIDE, wavre=field)
    enter(c, "031", "AC")
    assert waiting(c) == "16.0 victors reinforce"
    do(c, READY)
    assert not c.finished and here(c) == "waterloo"


def test_16_0_the_winner_of_charleroi_wins_the_campaign() -> None:
    c = waged("charleroi", quatre_bras=ALLIES_WON, ligny=WON_LIGNY, charleroi=LAST_FIELD)
    enter(c, "016", "AC")
    assert (c.finished, c.winner, c.ending) == (True, FRENCH_SIDE, "16.0 charleroi")


def test_R164_a_drawn_battle_is_nobodys_and_leads_to_charleroi() -> None:
    c = waged("ligny", quatre_bras=NOBODY_WON, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    assert keys(c)[-1] == "charleroi"


def test_R164_after_a_draw_nobody_tests_and_nobody_reinforces() -> None:
    """The turn limit at equal damage (R147)."""
    field = OPEN_QUATRE_BRAS | {"AC": "131", "british_pile": "", "allied": ""}
    c = waged("quatre-bras", ALLIED, options={"turns": "3"}, quatre_bras=field, ligny=QUIET_LIGNY)
    do(c, END)
    throw_on(c)
    b = table(c, "quatre-bras")
    assert (b.finished, b.winner, b.ending) == (True, -1, "R147 turn limit")
    assert (here(c), waiting(c)) == ("ligny", ACTING)
    assert places(c, "quatre-bras", "casualties") == []


def test_R164_a_drawn_waterloo_draws_the_campaign() -> None:
    field = LAST_FIELD | {"AC": "133", "allied": "", "british_pile": "", "prussian_pile": ""}
    c = second_stage("waterloo", ALLIED, waterloo=field)
    c = waged(
        "waterloo",
        ALLIED,
        options={"turns": "3"},
        quatre_bras=FRENCH_WON,
        ligny=WON_LIGNY,
        wavre=QUIET_WAVRE,
        waterloo=field,
    )
    do(c, END)
    throw_on(c)
    assert (c.finished, c.winner, c.ending) == (True, -1, "16.0 both won")


def test_R167_a_win_by_the_turn_limit_forces_a_retreat_too() -> None:
    field = OPEN_QUATRE_BRAS | {"AC": "131", "british_pile": "", "allied": ""}
    c = waged("quatre-bras", ALLIED, options={"turns": "3"}, quatre_bras=field, ligny=QUIET_LIGNY)
    table(c, "quatre-bras").damage = [5, 0]
    do(c, END)
    assert table(c, "quatre-bras").ending == "R147 turn limit"
    assert waiting(c) == "6.0 one roll per hit"


def test_R169_an_agreed_draw_ends_the_whole_campaign() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    do(c, OFFER_DRAW, ACCEPT_DRAW)
    assert (c.finished, c.winner, c.ending) == (True, -1, "R148 agreed draw")


def test_R168_an_army_with_too_few_troops_cannot_muster() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    b = table(c, "ligny")
    assert not can_muster(b, FRENCH)
    for label in ("054", "060", "073", "074", "076"):
        b.put(b.setting.by_label[label], 8)
    assert half(b, FRENCH) == 3 and can_muster(b, FRENCH)
    b.put(b.setting.by_label["076"], 16)
    assert not can_muster(b, FRENCH)


def test_R168_a_side_without_an_army_loses_at_once() -> None:
    """All Prussians of Wavre and Ligny are lost but for their Generals and the free cards."""
    c = waged("ligny", quatre_bras=FRENCH_WON, ligny=OPEN_LIGNY)
    b = table(c, "ligny")
    for u in b.units:
        if u.army == PRUSSIAN and u.troop and "wavre" in u.card.battles:
            b.put(u.uid, 5)
            b.eliminate(u.uid, "routed")
    enter(c, "051", "AC")
    do(c, READY)
    throw_on(c)
    do(c, READY)
    throw_on(c)
    wavre = table(c, "wavre")
    assert (wavre.finished, wavre.winner, wavre.ending) == (True, 0, "R168 an army too small")
    assert not c.finished


def test_16_0_a_retreat_from_waterloo_loses_the_campaign() -> None:
    c = second_stage("waterloo", FRENCH_SIDE)
    do(c, RETREAT)
    assert (c.finished, c.winner) == (True, ALLIED)


@pytest.mark.parametrize("option", [{"deck": "full"}, {"scale": "2"}, {"prussian-general": "on"}])
def test_16_0_the_decks_of_a_campaign_are_given(option: dict[str, str]) -> None:
    with pytest.raises(BadNotation, match=r"not for a campaign"):
        new_campaign(option)
