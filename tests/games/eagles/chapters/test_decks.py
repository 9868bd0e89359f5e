"""Chapters 2, 3 and 15: Battle Decks, Musters and Custom Decks."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.chapters.decks import (
    CHARLEROI_TERRAIN,
    CUSTOM,
    FULL,
    FULL_DECK_AS_IT_IS,
    GENERAL_TWICE,
    HISTORICAL,
    MODES,
    NO_SCALE,
    NO_SUCH_CARD,
    NOT_IN_BATTLE,
    OPEN,
    POOL_TOO_SMALL,
    TERRAIN_ELSEWHERE,
    TERRAIN_TWICE,
    TOO_FEW_TROOPS,
    TOO_MANY_COPIES,
    TOO_MANY_POINTS,
    WRONG_ARMY,
    custom_line,
    enough_troops,
    line_for,
    pool,
    read_deck,
    scaled,
    why_not_deck,
    why_not_scale,
)
from grognard.games.eagles.chapters.setup import MOST_TEMPLATES, _templates
from grognard.games.eagles.model.cards import (
    BRITISH,
    FRENCH,
    GENERAL,
    INFANTRY,
    PRUSSIAN,
    SPECIAL,
    TERRAIN,
    Card,
    CardList,
    DeckLine,
    battles,
    standard,
)
from grognard.games.eagles.sequence import new_battle
from grognard.games.eagles.text.deck_problems import Problem
from grognard.kernel.refusal import BadData, BadNotation

NAPOLEON, NEY, QUIOT, BOURGEOIS, LOBAU_GUNS, BOSSU, PLANCENOIT = 1, 2, 15, 16, 75, 84, 90
MITCHELL, COLVILLE, HOUGOUMONT = 140, 120, 179
LANDWEHR, FICHERMONT, RALLY = 248, 288, 95
SIX_TROOPS = [15, 16, 17, 18, 19, 20]


def of(line: DeckLine) -> tuple[int, int, int, int]:
    return line.deck, line.muster, line.draw, line.points


def deck_problems(
    battle: str, army: int, numbers: list[int], scale: tuple[int, int] = (1, 1)
) -> list[Problem]:
    return why_not_deck(standard(), battles()[battle], army, numbers, scale)


def cites(problems: list[Problem]) -> list[str]:
    return [cite for cite, _ in problems]


def scale_problems(battle: str, mode: str, numerator: int, denominator: int) -> list[Problem]:
    return why_not_scale(standard(), battles()[battle], mode, numerator, denominator)


# ---- 2.0 Which cards may be dealt


@pytest.mark.parametrize(
    ("battle", "sizes"),
    [
        ("quatre-bras", (26, 33, 0)),
        ("ligny", (68, 0, 73)),
        ("wavre", (32, 0, 23)),
        ("waterloo", (71, 70, 43)),
        ("charleroi", (101, 83, 87)),
    ],
)
def test_2_0_a_historical_pool_is_the_cards_that_fought_there(
    battle: str, sizes: tuple[int, int, int]
) -> None:
    for army, size in enumerate(sizes):
        cards = pool(standard(), battle, army)
        assert len(cards) == size
        assert all(card.army == army for card in cards)
        assert cards == pool(standard(), battle, army, FULL)
        if battle != "charleroi":
            assert all(battle in card.battles for card in cards)


def test_2_0_no_card_is_twice_in_a_pool() -> None:
    for mode in MODES:
        numbers = [card.number for card in pool(standard(), "waterloo", FRENCH, mode)]
        assert len(numbers) == len(set(numbers))


def test_2_0_an_open_pool_is_every_card_of_the_army_with_historical_terrain() -> None:
    cards = pool(standard(), "quatre-bras", BRITISH, OPEN)
    assert len(cards) == 83 + 3
    assert [c.number for c in cards if c.arm == TERRAIN] == [176, 177, 178]
    assert standard().by_number[HOUGOUMONT] not in cards
    assert cards == pool(standard(), "quatre-bras", BRITISH, CUSTOM)


def test_R19_specials_are_historical_unless_the_pool_is_open() -> None:
    rally = standard().by_number[RALLY]
    assert rally not in pool(standard(), "quatre-bras", FRENCH)
    assert rally in pool(standard(), "ligny", FRENCH)
    assert rally in pool(standard(), "quatre-bras", FRENCH, OPEN)


def test_R97_hal_cards_appear_at_charleroi_and_in_open_pools_only() -> None:
    colville = standard().by_number[COLVILLE]
    assert colville in pool(standard(), "charleroi", BRITISH)
    assert colville in pool(standard(), "waterloo", BRITISH, OPEN)
    assert colville not in pool(standard(), "waterloo", BRITISH)
    assert colville not in pool(standard(), "waterloo", BRITISH, FULL)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("army", [FRENCH, BRITISH, PRUSSIAN])
def test_R97_charleroi_has_every_card_but_terrain(mode: str, army: int) -> None:
    cards = pool(standard(), "charleroi", army, mode)
    assert cards == [c for c in standard().cards if c.army == army and c.arm != TERRAIN]


def test_2_0_an_unknown_way_to_make_decks_is_refused() -> None:
    with pytest.raises(BadData, match="'random' is not one of historical, full, open, custom"):
        pool(standard(), "ligny", FRENCH, "random")


# ---- 3.0 How many


def test_R18_a_dealt_deck_follows_the_chart() -> None:
    chart = battles()["quatre-bras"]
    for mode in (HISTORICAL, OPEN):
        assert of(line_for(standard(), chart, FRENCH, mode)) == (14, 10, 1, 130)
        assert of(line_for(standard(), chart, BRITISH, mode)) == (18, 9, 1, 160)


def test_R18_a_full_historical_deck_keeps_the_charts_muster_and_draws() -> None:
    chart = battles()["quatre-bras"]
    assert of(line_for(standard(), chart, FRENCH, FULL)) == (26, 10, 1, 130)
    assert of(line_for(standard(), chart, BRITISH, FULL)) == (33, 9, 1, 160)
    assert of(line_for(standard(), battles()["wavre"], PRUSSIAN, FULL)) == (23, 12, 1, 90)
    assert of(line_for(standard(), battles()["waterloo"], PRUSSIAN, FULL)) == (43, 0, 2, 190)


def test_R18_a_full_deck_smaller_than_the_muster_is_mustered_whole() -> None:
    few = CardList("few", pool(standard(), "wavre", PRUSSIAN)[:5])
    assert of(line_for(few, battles()["wavre"], PRUSSIAN, FULL)) == (5, 5, 1, 90)


def test_16_0_at_charleroi_every_muster_is_half_of_the_deck() -> None:
    chart = battles()["charleroi"]
    assert of(line_for(standard(), chart, BRITISH)) == (41, 20, 2, 370)
    assert of(line_for(standard(), chart, BRITISH, FULL)) == (83, 41, 2, 370)
    assert of(line_for(standard(), chart, FRENCH, HISTORICAL, 3, 2)) == (75, 37, 4, 750)


def test_3_0_doubled_decks_double_muster_and_draws() -> None:
    assert of(scaled(DeckLine(36, 18, 1, 330), 2, 1)) == (72, 36, 2, 660)


def test_2_0_waterloo_at_half_scale() -> None:
    chart = battles()["waterloo"]
    decks = [of(line_for(standard(), chart, army, HISTORICAL, 1, 2)) for army in range(3)]
    assert decks == [(18, 9, 1, 190), (18, 9, 1, 180), (12, 0, 1, 95)]


def test_R20_scaled_numbers_are_rounded_down_and_a_draw_is_never_less_than_one() -> None:
    assert of(scaled(DeckLine(14, 10, 1, 130), 1, 3)) == (4, 3, 1, 43)
    assert of(scaled(DeckLine(14, 10, 1, 130), 19, 10)) == (26, 19, 1, 247)
    assert of(scaled(DeckLine(36, 18, 2, 330), 1, 2)) == (18, 9, 1, 165)
    assert of(scaled(DeckLine(36, 18, 2, 330), 1, 3)) == (12, 6, 1, 110)
    assert of(scaled(DeckLine(36, 18, 2, 330), 3, 2)) == (54, 27, 3, 495)


@pytest.mark.parametrize(("numerator", "denominator"), [(1, 1), (1, 2), (2, 3), (7, 5), (3, 1)])
def test_R21_the_prussians_of_wavre_muster_their_whole_deck_at_every_scale(
    numerator: int, denominator: int
) -> None:
    line = scaled(battles()["wavre"].decks[PRUSSIAN], numerator, denominator)
    assert line.deck == line.muster > 0


def test_3_0_the_prussians_of_waterloo_muster_nothing_at_any_scale() -> None:
    assert scaled(battles()["waterloo"].decks[PRUSSIAN], 3, 1).muster == 0


@pytest.mark.parametrize("battle", ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"])
@pytest.mark.parametrize("mode", MODES)
def test_2_0_every_battle_can_be_dealt_by_the_chart(battle: str, mode: str) -> None:
    assert scale_problems(battle, mode, 1, 1) == []


def test_2_0_a_scale_beyond_the_pool_is_refused() -> None:
    assert scale_problems("waterloo", HISTORICAL, 7, 4) == []  # 63, 63 and 42 of 71, 70 and 43
    assert scale_problems("waterloo", HISTORICAL, 15, 8) == [
        (POOL_TOO_SMALL, {"army": PRUSSIAN, "need": 45, "have": 43})
    ]
    assert cites(scale_problems("waterloo", HISTORICAL, 2, 1)) == [POOL_TOO_SMALL] * 3
    assert scale_problems("waterloo", OPEN, 2, 1) == []


def test_R22_a_scale_whose_muster_has_no_room_for_three_troop_cards_is_refused() -> None:
    assert scale_problems("quatre-bras", HISTORICAL, 1, 3) == []  # musters of 3 and 3
    assert scale_problems("quatre-bras", HISTORICAL, 3, 10) == [
        (TOO_FEW_TROOPS, {"army": BRITISH, "need": 3, "muster": 2})
    ]


def test_R22_a_pool_with_fewer_than_three_troop_cards_is_refused() -> None:
    french = [card for card in pool(standard(), "wavre", FRENCH) if card.troop]
    three = CardList("three", [card for card in standard().cards if card not in french[3:]])
    two = CardList("two", [card for card in standard().cards if card not in french[2:]])
    assert why_not_scale(three, battles()["wavre"], FULL, 1, 1) == []
    assert why_not_scale(two, battles()["wavre"], FULL, 1, 1) == [
        (TOO_FEW_TROOPS, {"army": FRENCH, "need": 3, "have": 2})
    ]


def test_R22_the_prussians_of_waterloo_need_no_troop_cards() -> None:
    kept = [c for c in standard().cards if not (c.army == PRUSSIAN and c.troop)]
    assert why_not_scale(CardList("kept", kept), battles()["waterloo"], FULL, 1, 1) == []


def test_R18_a_full_historical_deck_has_no_scale() -> None:
    assert scale_problems("ligny", FULL, 2, 1) == [(FULL_DECK_AS_IT_IS, {"scale": "2/1"})]
    assert scale_problems("ligny", FULL, 2, 2) == []


@pytest.mark.parametrize("scale", [(0, 1), (1, 0), (-1, 2), (1, -2)])
def test_2_0_a_scale_must_be_above_nothing(scale: tuple[int, int]) -> None:
    shown = {"scale": f"{scale[0]}/{scale[1]}"}
    assert scale_problems("ligny", HISTORICAL, *scale) == [(NO_SCALE, shown)]
    assert deck_problems("ligny", FRENCH, SIX_TROOPS, scale) == [(NO_SCALE, shown)]


def test_R22_a_muster_with_fewer_than_three_troop_cards_is_dealt_again() -> None:
    cards = standard().by_number
    two = [cards[NAPOLEON], cards[RALLY], cards[QUIOT], cards[LOBAU_GUNS], cards[PLANCENOIT]]
    assert not enough_troops(two)
    assert enough_troops([*two, cards[BOURGEOIS]])


# ---- 15.0 Custom decks


def test_15_0_a_deck_may_not_exceed_its_battle_points() -> None:
    deck = [*[49, 51, 52] * 2, *[50] * 2, 46]  # 15 BP each, 14 each and 7: 125
    assert deck_problems("quatre-bras", FRENCH, [*deck, 100]) == []  # Panic, 5: 130
    assert deck_problems("quatre-bras", FRENCH, [*deck, 102]) == [  # Battle Smoke, 6: 131
        (TOO_MANY_POINTS, {"army": FRENCH, "points": 131, "limit": 130})
    ]


def test_15_0_battle_points_may_be_scaled() -> None:
    deck = [49, 51, 52, 46, 47, 38]  # 45 and 7, 7, 8: 67
    assert cites(deck_problems("quatre-bras", FRENCH, deck, (1, 2))) == [TOO_MANY_POINTS]
    assert deck_problems("quatre-bras", FRENCH, [*deck[:4], 47, 47], (14, 27)) == []  # 66 of 67
    assert deck_problems("quatre-bras", FRENCH, deck, (2, 1)) == []


def test_15_0_any_card_of_the_army_may_be_taken() -> None:
    assert deck_problems("quatre-bras", FRENCH, [NAPOLEON, *SIX_TROOPS]) == []
    assert deck_problems("waterloo", BRITISH, [COLVILLE, 128, 129, 130, 131, 132]) == []


def test_R132_at_most_three_copies_of_a_card() -> None:
    assert deck_problems("ligny", FRENCH, [QUIOT] * 3 + [BOURGEOIS] * 3 + [RALLY] * 3) == []
    assert deck_problems("ligny", FRENCH, [QUIOT] * 4 + [BOURGEOIS] * 2) == [
        (TOO_MANY_COPIES, {"card": QUIOT, "copies": 4, "limit": 3})
    ]
    assert cites(deck_problems("ligny", FRENCH, [*SIX_TROOPS, *[RALLY] * 4])) == [TOO_MANY_COPIES]


def test_15_0_generals_and_terrain_are_never_duplicated() -> None:
    assert deck_problems("waterloo", FRENCH, [*SIX_TROOPS, NEY, PLANCENOIT]) == []
    assert deck_problems("waterloo", FRENCH, [*SIX_TROOPS, NEY, NEY, PLANCENOIT, PLANCENOIT]) == [
        (GENERAL_TWICE, {"card": NEY, "copies": 2, "limit": 1}),
        (TERRAIN_TWICE, {"card": PLANCENOIT, "copies": 2, "limit": 1}),
    ]


def test_2_0_terrain_is_always_historical() -> None:
    assert deck_problems("quatre-bras", FRENCH, [*SIX_TROOPS, BOSSU]) == []
    assert deck_problems("quatre-bras", FRENCH, [*SIX_TROOPS, PLANCENOIT]) == [
        (TERRAIN_ELSEWHERE, {"card": PLANCENOIT, "battle": "quatre-bras"})
    ]


def test_R97_no_terrain_at_charleroi() -> None:
    assert deck_problems("charleroi", FRENCH, [*SIX_TROOPS, BOSSU]) == [
        (CHARLEROI_TERRAIN, {"card": BOSSU, "battle": "charleroi"})
    ]


def test_1_0_a_deck_holds_cards_of_its_own_army() -> None:
    assert deck_problems("waterloo", BRITISH, [128, 129, 130, 131, 132, MITCHELL]) == []
    assert deck_problems("waterloo", BRITISH, [128, 129, 130, 131, 132, QUIOT, LANDWEHR]) == [
        (WRONG_ARMY, {"card": QUIOT, "army": BRITISH, "other": FRENCH}),
        (WRONG_ARMY, {"card": LANDWEHR, "army": BRITISH, "other": PRUSSIAN}),
    ]


def test_1_0_a_deck_holds_cards_of_the_list() -> None:
    assert deck_problems("waterloo", FRENCH, [*SIX_TROOPS, 301, 999]) == [
        (NO_SUCH_CARD, {"card": 301}),
        (NO_SUCH_CARD, {"card": 999}),
    ]


def test_2_0_an_army_that_is_not_in_the_battle_has_no_deck() -> None:
    assert deck_problems("ligny", BRITISH, [128, 129, 130]) == [
        (NOT_IN_BATTLE, {"army": BRITISH, "battle": "ligny"})
    ]


def test_R22_a_custom_deck_has_three_troop_cards() -> None:
    others = [3, 9, 10, 95, 97, 98]
    few = (TOO_FEW_TROOPS, {"army": FRENCH, "need": 3, "have": 2})
    assert deck_problems("waterloo", FRENCH, [*SIX_TROOPS[:3], *others]) == []
    assert deck_problems("waterloo", FRENCH, [*SIX_TROOPS[:2], *others]) == [few]


def test_R22_a_custom_deck_is_large_enough_to_muster_three() -> None:
    assert deck_problems("waterloo", FRENCH, SIX_TROOPS) == []
    assert deck_problems("waterloo", FRENCH, SIX_TROOPS[:5]) == [
        (TOO_FEW_TROOPS, {"army": FRENCH, "need": 3, "muster": 2})
    ]
    assert cites(deck_problems("waterloo", FRENCH, [])) == [TOO_FEW_TROOPS]


def test_R22_the_prussians_at_waterloo_may_come_without_troops() -> None:
    assert deck_problems("waterloo", PRUSSIAN, [201, FICHERMONT]) == []
    assert cites(deck_problems("ligny", PRUSSIAN, [201, 203])) == [TOO_FEW_TROOPS]


def test_15_0_all_problems_are_reported_together() -> None:
    deck = [NEY, NEY, BOSSU, MITCHELL, 400, *[49] * 30]
    assert cites(deck_problems("waterloo", FRENCH, deck)) == [
        GENERAL_TWICE,
        TOO_MANY_COPIES,
        TERRAIN_ELSEWHERE,
        WRONG_ARMY,
        NO_SUCH_CARD,
        TOO_MANY_POINTS,
    ]


def test_15_0_a_battle_with_a_deck_that_is_not_allowed_does_not_begin() -> None:
    decks = {"deck": "custom", "british-deck": "128 x3, 129 x3"}
    with pytest.raises(BadData, match=r"french-deck: 1\.0: card 130 is British, not French"):
        new_battle("quatre-bras", {**decks, "french-deck": "015 x3, 016 x3, 130"})
    new_battle("quatre-bras", {**decks, "french-deck": "015 x3, 016 x3"})


def test_R132_british_and_prussian_points_are_separate_limits() -> None:
    prussians = [*[207] * 3, *[208] * 3, *[224] * 3, *[225] * 3, *[227] * 3, 246]  # 182
    british = [*[128] * 3, *[129] * 3, *[137] * 3, *[146] * 3, *[147] * 3]  # 210
    assert deck_problems("waterloo", BRITISH, british) == []
    assert deck_problems("waterloo", PRUSSIAN, [*prussians, 226, 226]) == []  # 190
    assert deck_problems("waterloo", PRUSSIAN, [*prussians, 226, 220]) == [
        (TOO_MANY_POINTS, {"army": PRUSSIAN, "points": 191, "limit": 190})
    ]


def test_15_0_a_custom_deck_musters_half_rounded_down() -> None:
    chart = battles()["quatre-bras"]
    assert of(custom_line(chart, FRENCH, 20)) == (20, 10, 1, 130)
    assert of(custom_line(chart, FRENCH, 21)) == (21, 10, 1, 130)
    assert of(custom_line(battles()["wavre"], PRUSSIAN, 15)) == (15, 7, 1, 90)
    assert of(custom_line(battles()["ligny"], FRENCH, 50, 3, 2)) == (50, 25, 3, 495)


def test_3_0_a_custom_deck_of_the_prussians_at_waterloo_musters_nothing() -> None:
    assert of(custom_line(battles()["waterloo"], PRUSSIAN, 20)) == (20, 0, 2, 190)


def test_15_0_a_list_of_ones_own_has_its_own_prices() -> None:
    dear = [Card(n, FRENCH, INFANTRY, f"Line {n}", cv=3, bp=50) for n in range(1, 7)]
    mine = CardList(
        "mine", [*dear, Card(7, FRENCH, SPECIAL, "Rally"), Card(8, FRENCH, GENERAL, "X")]
    )
    problems = why_not_deck(mine, battles()["quatre-bras"], FRENCH, [1, 2, 3, 4, 5, 6, 7, 8])
    assert problems == [(TOO_MANY_POINTS, {"army": FRENCH, "points": 300, "limit": 130})]


# ---- Deck files


def test_15_0_a_deck_file_has_a_card_a_line_with_copies_and_comments() -> None:
    text = "# my deck\n001        # Napoleon\n15 x3\n\n  095x2 # Rally\n16 X 1\n"
    assert read_deck(text, "mine.deck") == [1, 15, 15, 15, 95, 95, 16]


def test_15_0_cards_of_a_deck_may_stand_on_one_line() -> None:
    assert read_deck("001, 015 x2,016,", "mine.deck") == [1, 15, 15, 16]


def test_15_0_a_deck_file_may_name_any_number_from_1_to_999() -> None:
    assert read_deck("1\r\n999", "mine.deck") == [1, 999]


@pytest.mark.parametrize(
    "entry", ["0", "1000", "-1", "Ney", "15 x4", "15 x0", "15 x", "x2", "15 16", "²", "1.5"]
)
def test_15_0_a_bad_line_of_a_deck_file_is_named(entry: str) -> None:
    with pytest.raises(BadData) as caught:
        read_deck(f"001\n{entry}\n", "mine.deck")
    assert str(caught.value) == (
        f"mine.deck: line 2: {entry!r} found, "
        "expected a card number, such as 015, then x2, x3 or nothing"
    )


def test_15_0_all_bad_lines_of_a_deck_file_are_named_at_once() -> None:
    with pytest.raises(BadData) as caught:
        read_deck("one\n2\nthree\n", "mine.deck")
    message = str(caught.value)
    assert message.count("expected a card number") == 2
    assert "line 1: 'one'" in message and "line 3: 'three'" in message


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n"])
def test_15_0_an_empty_deck_file_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"mine\.deck: no card in this deck"):
        read_deck(text, "mine.deck")


def test_of_many_sets_of_options_only_the_last_are_remembered() -> None:
    for turns in range(1, 2 * MOST_TEMPLATES):
        new_battle("wavre", {"turns": str(turns)})
    assert len(_templates) == MOST_TEMPLATES


# ---- R172 A handicap


def sizes(scenario: str, options: dict[str, str]) -> tuple[list[int], list[int]]:
    setting = new_battle(scenario, options).setting
    return setting.deck_sizes, setting.musters


def test_R172_one_side_has_so_many_cards_more_in_deck_and_muster() -> None:
    assert sizes("ligny", {}) == ([36, 0, 40], [18, 0, 20])
    assert sizes("ligny", {"handicap": "french-4"}) == ([40, 0, 40], [22, 0, 20])
    assert sizes("ligny", {"handicap": "allied-6"}) == ([36, 0, 46], [18, 0, 26])


def test_R172_they_go_to_the_army_that_musters_and_of_two_to_the_british() -> None:
    assert sizes("charleroi", {"handicap": "allied-2"})[1] == [25, 22, 21]
    assert sizes("waterloo", {"handicap": "allied-2"}) == ([36, 38, 24], [18, 20, 0])
    assert sizes("wavre", {"handicap": "allied-2"})[1] == [8, 0, 14]


def test_R172_there_are_no_more_cards_than_there_are() -> None:
    plain, more = sizes("ligny", {"deck": "full"}), {"deck": "full", "handicap": "french-6"}
    assert plain[0] == sizes("ligny", more)[0]
    assert sizes("ligny", more)[1][0] == plain[1][0] + 6


def test_R172_a_campaign_has_none() -> None:
    with pytest.raises(BadNotation):
        find_game("eagles").setup("campaign", {"handicap": "french-2"})
    with pytest.raises(BadNotation):
        new_battle("ligny", {"handicap": "french-3"})
