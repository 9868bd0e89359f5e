"""Chapters 2 and 3: decks and musters are dealt before the battle."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, data_file
from grognard.games.eagles.model.events import Happened, redacted
from grognard.games.eagles.model.places import BOX, PILE, RESERVE
from grognard.games.eagles.model.state import Battle
from grognard.kernel.dice import Deal
from grognard.kernel.refusal import BadData
from tests.games.eagles.dealing import DECK, MUSTER, begun, deal_all, deploy_one_each, is_source
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    deal,
    deploy,
    do,
    draw,
    drawn,
    roll,
    uid,
    waiting,
    where,
)

DEPLOY = "4.1 one to four"
FIGHT = "5.0 combat phase"
TROOPS = (INFANTRY, CAVALRY, ARTILLERY)


def dealing(b: Battle) -> tuple[str, int, int]:
    """The rule, the cards to deal from and the cards to deal."""
    assert isinstance(b.pending, Deal)
    return b.pending.cite, b.pending.count, b.pending.take


def size(b: Battle, place: int) -> int:
    return len(b.at[place])


def pools(b: Battle, army: int, arms: tuple[int, ...]) -> list[str]:
    """The labels of an army's cards of some arms that are still in the box."""
    found = [u for u in b.units if u.army == army and u.arm in arms and u.place == BOX]
    return [b.setting.labels[u.uid] for u in found]


# ---- 2.0, 3.0 Decks and musters are dealt


def test_2_0_the_decks_are_dealt_face_down_from_the_pool_first_the_french() -> None:
    b = begun()
    assert dealing(b) == (DECK, 26, 14)
    deal(b)
    assert size(b, PILE) == 14 and not any(b.units[x].up for x in b.at[PILE])
    assert dealing(b) == (MUSTER, 14, 10)


def test_3_0_the_muster_is_dealt_from_the_deck_and_the_rest_is_the_reinforcement_deck() -> None:
    b = begun()
    deal(b, "002", "023", "024", "025", "026", "029", "030", "056", "063", "064")
    deal(b, "002", "023", "024", "025", "026", "029", "030", "056", "063", "064")
    assert size(b, RESERVE + FRENCH) == 10 and size(b, PILE) == 4
    assert where(b, "056") == "reserve-french" and not card(b, "056").up
    assert dealing(b) == (DECK, 33, 18)
    deal(b)
    assert dealing(b) == (MUSTER, 18, 9)
    assert size(b, PILE + 1) == 18


def test_3_0_after_the_deals_the_allies_deploy() -> None:
    b = begun()
    deal_all(b)
    assert (size(b, RESERVE), size(b, RESERVE + 1)) == (10, 9)
    assert (size(b, PILE), size(b, PILE + 1), size(b, PILE + 2)) == (4, 9, 0)
    assert waiting(b) == DEPLOY and asked(b) == ALLIED


@pytest.mark.parametrize(
    ("battle", "deals"),
    [
        ("ligny", [(DECK, 68, 36), (MUSTER, 36, 18), (DECK, 73, 40), (MUSTER, 40, 20)]),
        ("wavre", [(DECK, 32, 16), (MUSTER, 16, 8), (DECK, 23, 12), (MUSTER, 12, 12)]),
        (
            "waterloo",
            [(DECK, 71, 36), (MUSTER, 36, 18), (DECK, 70, 36), (MUSTER, 36, 18), (DECK, 43, 24)],
        ),
    ],
)
def test_3_0_each_battle_is_dealt_by_the_chart(
    battle: str, deals: list[tuple[str, int, int]]
) -> None:
    b = begun(battle)
    for expected in deals:
        assert dealing(b) == expected
        deal(b, *(label for label in b.setting.labels if is_source(b, label)))
    assert waiting(b) == DEPLOY and asked(b) == ALLIED


def test_3_0_the_prussians_of_waterloo_are_a_reinforcement_deck_of_their_own() -> None:
    b = begun("waterloo")
    deal_all(b)
    assert size(b, PILE + 2) == 24
    assert all(b.units[x].army == 1 for x in b.at[RESERVE + ALLIED])
    assert waiting(b) == DEPLOY


def test_R17_the_prussians_of_waterloo_have_no_muster_in_any_mode() -> None:
    b = begun("waterloo", deck="full")
    deal_all(b)
    assert size(b, PILE + 2) == 43 and size(b, RESERVE + ALLIED) == 18
    assert waiting(b) == DEPLOY


def test_R18_a_full_historical_deck_is_not_dealt_only_its_muster_is() -> None:
    b = begun(deck="full")
    assert dealing(b) == (MUSTER, 26, 10)
    deal_all(b)
    assert (size(b, PILE), size(b, PILE + 1)) == (16, 24)
    assert (size(b, RESERVE), size(b, RESERVE + 1)) == (10, 9)
    assert waiting(b) == DEPLOY


def test_15_0_a_custom_deck_is_taken_as_it_was_built_and_half_of_it_musters() -> None:
    decks = {"french_deck": "015 x3\n016\n017\n001\n018", "british_deck": "130, 131, 128, 165 x3"}
    b = begun(deck="custom", **decks)
    assert dealing(b) == (MUSTER, 7, 3)
    deal(b, "015", "015b", "015c")
    assert where(b, "015c") == "reserve-french"
    assert dealing(b) == (MUSTER, 6, 3)
    deal_all(b)
    assert waiting(b) == DEPLOY


@pytest.mark.parametrize(
    ("scale", "deals", "rates"),
    [
        ("1/2", [(DECK, 26, 7), (MUSTER, 7, 5), (DECK, 33, 9), (MUSTER, 9, 4)], [1, 1, 0]),
        ("3/2", [(DECK, 26, 21), (MUSTER, 21, 15), (DECK, 33, 27), (MUSTER, 27, 13)], [1, 1, 0]),
    ],
)
def test_R20_scaled_musters_and_rates_are_rounded_down_and_a_rate_is_at_least_one(
    scale: str, deals: list[tuple[str, int, int]], rates: list[int]
) -> None:
    b = begun(scale=scale)
    for expected in deals:
        assert dealing(b) == expected
        deal(b, *(label for label in b.setting.labels if is_source(b, label)))
    assert b.setting.draws == rates
    assert waiting(b) == DEPLOY


def test_3_0_doubled_decks_double_the_muster_and_the_rate() -> None:
    b = begun("waterloo", deck="open", scale="2")
    assert dealing(b) == (DECK, 104, 72)
    deal(b)
    assert dealing(b)[2] == 36 and b.setting.draws == [4, 4, 4]


@pytest.mark.parametrize(("scale", "cards"), [("1", 12), ("1/2", 6)])
def test_R21_the_prussians_of_wavre_muster_all_and_have_nothing_to_draw(
    scale: str, cards: int
) -> None:
    b = begun("wavre", scale=scale)
    deal_all(b)
    assert size(b, RESERVE + ALLIED) == cards and size(b, PILE + 2) == 0
    deploy_one_each(b, ALLIED)
    deploy_one_each(b, FRENCH)
    do(b, END)
    roll(b, 1)
    do(b, END)
    assert waiting(b) == FIGHT and asked(b) == FRENCH  # without a draw


# ---- R22 Deals that are dealt again


def test_R22_a_muster_with_fewer_than_three_troop_cards_is_dealt_again() -> None:
    b = begun()
    others = pools(b, 0, (GENERAL, 4, 5))
    deal(b, *others[:8], "023", "024", "025", "026")
    pile = sorted(b.at[PILE])
    deal(b, *others[:8], "023", "024")
    assert dealing(b) == (MUSTER, 14, 10)
    assert sorted(b.at[PILE]) == pile and size(b, RESERVE) == 0
    deal(b, *others[:7], "023", "024", "025")
    assert size(b, RESERVE) == 10 and dealing(b) == (DECK, 33, 18)


def test_R22_a_deck_with_fewer_than_three_troop_cards_is_dealt_again() -> None:
    b = begun()
    others = pools(b, 0, (GENERAL, 4, 5))
    assert len(others) == 12
    deal(b, *others, "023", "071")
    assert dealing(b) == (DECK, 26, 14)
    assert size(b, PILE) == 0
    deal(b, *others[:11], "023", "071", "056")
    assert dealing(b) == (MUSTER, 14, 10)


def test_R22_the_prussians_of_waterloo_need_no_troop_cards() -> None:
    decks = {
        "french_deck": "015, 016, 017, 018, 019, 020",
        "british_deck": "130, 131, 128, 129, 146, 147",
        "prussian_deck": "201, 288, 292",
    }
    b = begun("waterloo", deck="custom", **decks)
    deal_all(b)
    assert size(b, PILE + 2) == 3 and waiting(b) == DEPLOY


def test_R22_nor_does_a_deck_dealt_to_them() -> None:
    b = begun("waterloo", scale="1/2")
    while b.stack[-1].fields()[0] != 2:
        deal(b, *(label for label in b.setting.labels if is_source(b, label)))
    deal(b, *pools(b, 2, (GENERAL, 4, 5)))
    assert not any(b.units[x].troop for x in b.at[PILE + 2])
    assert size(b, PILE + 2) == 12 and waiting(b) == DEPLOY


@pytest.mark.parametrize("scale", ["1/4", "1/5"])
def test_R22_a_scale_that_musters_fewer_than_three_is_refused(scale: str) -> None:
    with pytest.raises(BadData, match="R22: the French army needs 3 troop cards"):
        begun(scale=scale)


# ---- R89 The Prussian General


def test_R89_a_prussian_deck_without_a_general_is_legal() -> None:
    b = begun("waterloo")
    while b.stack[-1].fields()[0] != 2:
        deal(b, *(label for label in b.setting.labels if is_source(b, label)))
    deal(b, *pools(b, 2, TROOPS))
    assert not any(b.units[x].arm == GENERAL for x in b.at[PILE + 2])
    assert size(b, PILE + 2) == 24 and waiting(b) == DEPLOY


def test_R89_by_option_such_a_deck_is_dealt_again() -> None:
    b = begun("waterloo", prussian_general="on")
    while b.stack[-1].fields()[0] != 2:
        deal(b, *(label for label in b.setting.labels if is_source(b, label)))
    troops = pools(b, 2, TROOPS)
    deal(b, *troops)
    assert dealing(b) == (DECK, 43, 24) and size(b, PILE + 2) == 0
    deal(b, *troops[:23], "206")
    assert where(b, "206") == "pile-prussian" and waiting(b) == DEPLOY


def test_R89_the_option_touches_no_other_army_and_no_other_battle() -> None:
    b = begun("ligny", prussian_general="on")
    deal_all(b)
    assert not any(b.units[x].arm == GENERAL for x in b.at[PILE + 2] + b.at[RESERVE + ALLIED])
    assert waiting(b) == DEPLOY


def test_R89_a_general_cannot_be_promised_where_the_deck_has_none(tmp_path: Path) -> None:
    decks = {
        "french_deck": "015, 016, 017, 018, 019, 020",
        "british_deck": "130, 131, 128, 129, 146, 147",
        "prussian_deck": "207, 288, 292",
    }
    with pytest.raises(BadData, match="R89: this Prussian deck has no General"):
        begun("waterloo", deck="custom", prussian_general="on", **decks)
    decks["prussian_deck"] = "207, 288, 206"
    assert dealing(begun("waterloo", deck="custom", prussian_general="on", **decks))[0] == MUSTER
    rows = data_file("cards.csv").read_text(encoding="utf-8").splitlines()
    mine = tmp_path / "leaderless.csv"
    mine.write_text("\n".join(r for r in rows if ",Prussian,General," not in r), encoding="utf-8")
    with pytest.raises(BadData, match="R89: this Prussian deck has no General"):
        begun("waterloo", prussian_general="on", cards=str(mine))


# ---- R134 Charleroi


def test_R134_at_charleroi_both_allied_armies_muster_half_of_their_decks() -> None:
    b = begun("charleroi")
    deal_all(b)
    assert (size(b, RESERVE), size(b, PILE)) == (25, 25)
    reserve = [b.units[x].army for x in b.at[RESERVE + ALLIED]]
    assert (reserve.count(1), reserve.count(2)) == (20, 21)
    assert (size(b, PILE + 1), size(b, PILE + 2)) == (21, 22)
    assert waiting(b) == DEPLOY and asked(b) == ALLIED


def test_R134_at_charleroi_prussians_are_deployed_in_any_position_beside_the_british() -> None:
    b = drawn("charleroi", active=ALLIED, phase="deployment", allied="207, 201, 130, 149, 128")
    do(b, deploy(b, "207", "AR"), deploy(b, "130", "AR"), deploy(b, "201", "AC"))
    assert where(b, "207") == "AR" and where(b, "201") == "AC"
    assert waiting(b) == DEPLOY


# ---- R129 What the deals show


def test_R129_a_deal_reveals_only_how_many_cards_of_which_army() -> None:
    b = begun()
    b.events = []
    deal(b)
    told = [event for event in b.events if isinstance(event, Happened)]
    assert [(e.what, e.card, e.args) for e in told] == [("dealt", -1, [0, 14, PILE])]
    b.events.clear()
    deal(b, *(label for label in b.setting.labels if is_source(b, label)))
    told = [event for event in b.events if isinstance(event, Happened)]
    assert [(e.what, e.card, e.args) for e in told] == [("dealt", -1, [0, 10, RESERVE])]
    assert dealing(b) == (DECK, 33, 18)


def test_R129_a_draw_shows_the_owner_the_card_and_the_enemy_only_its_army() -> None:
    b = drawn(phase="reinforce", FC="015", AC="130", french_pile="001, 016")
    b.events = []
    draw(b, "001")
    drew = next(event for event in b.events if isinstance(event, Happened))
    assert drew.what == "drew"
    assert redacted(drew, FRENCH).card == uid(b, "001")
    assert (redacted(drew, ALLIED).card, redacted(drew, ALLIED).back) == (-1, 0)
    assert redacted(drew, None).card == -1
    assert waiting(b) == "10.0 draw"
