"""Chapter 1: the cards, and the Battles Chart of chapter 3."""

from __future__ import annotations

import math
import re
from collections import Counter

import pytest

from grognard.games.eagles.model.cards import (
    ARTILLERY,
    BRITISH,
    BUILDING,
    CAVALRY,
    FRENCH,
    GENERAL,
    HILL,
    INFANTRY,
    PRUSSIAN,
    RECONSTRUCTED,
    RIVER,
    SPECIAL,
    TERRAIN,
    WOODS,
    Card,
    battles,
    standard,
)
from grognard.games.eagles.model.special_ids import KEYS

COUNTS = {
    FRENCH: {GENERAL: 14, INFANTRY: 40, CAVALRY: 14, ARTILLERY: 15, TERRAIN: 9, SPECIAL: 18},
    BRITISH: {GENERAL: 17, INFANTRY: 25, CAVALRY: 12, ARTILLERY: 11, TERRAIN: 7, SPECIAL: 18},
    PRUSSIAN: {GENERAL: 6, INFANTRY: 45, CAVALRY: 10, ARTILLERY: 14, TERRAIN: 13, SPECIAL: 12},
}
RANGES = {FRENCH: (1, 110), BRITISH: (111, 200), PRUSSIAN: (201, 300)}
CHART = {
    ("quatre-bras", FRENCH): (14, 10, 1, 130),
    ("quatre-bras", BRITISH): (18, 9, 1, 160),
    ("ligny", FRENCH): (36, 18, 2, 330),
    ("ligny", PRUSSIAN): (40, 20, 2, 310),
    ("wavre", FRENCH): (16, 8, 1, 140),
    ("wavre", PRUSSIAN): (12, 12, 1, 90),
    ("waterloo", FRENCH): (36, 18, 2, 380),
    ("waterloo", BRITISH): (36, 18, 2, 360),
    ("waterloo", PRUSSIAN): (24, 0, 2, 190),
}
A, B, C, D = 4, 3, 2, 1
# The rules the reconstruction follows: nationality and troop class give fire, shock and morale.
INFANTRY_CLASSES = {
    ("French", "old_guard"): (3, 4, A),
    ("French", "young_guard"): (3, 3, B),
    ("French", "line"): (2, 3, C),
    ("French", "light"): (2, 3, C),
    ("British", "guard"): (3, 3, A),
    ("British", "highland"): (3, 3, A),
    ("British", "light"): (3, 3, A),
    ("British", "line"): (3, 3, B),
    ("KGL", "light"): (3, 3, B),
    ("KGL", "line"): (3, 3, B),
    ("Hanoverian", "line"): (2, 2, C),
    ("Hanoverian", "landwehr"): (2, 2, D),
    ("Dutch-Belgian", "line"): (2, 2, D),
    ("Dutch-Belgian", "militia"): (1, 2, D),
    ("Dutch-Belgian", "colonial"): (2, 2, C),
    ("Dutch-Belgian", "nassau"): (2, 2, C),
    ("Nassau", "line"): (2, 2, C),
    ("Brunswick", "light"): (2, 2, C),
    ("Prussian", "line_old"): (2, 3, B),
    ("Prussian", "line_reserve"): (2, 3, B),
    ("Prussian", "line_new"): (2, 2, C),
    ("Prussian", "landwehr_old"): (1, 3, D),
    ("Prussian", "landwehr_new"): (1, 2, D),
}
CAVALRY_CLASSES = {
    ("French", "guard_heavy"): (4, A),
    ("French", "guard_lancer"): (4, A),
    ("French", "cuirassier"): (4, B),
    ("French", "dragoon"): (3, B),
    ("French", "lancer"): (3, B),
    ("French", "mixed"): (3, C),
    ("French", "light"): (2, C),
    ("British", "household"): (4, A),
    ("British", "heavy"): (4, A),
    ("British", "light"): (3, B),
    ("KGL", "light"): (3, B),
    ("Dutch-Belgian", "heavy"): (3, C),
    ("Dutch-Belgian", "light"): (2, C),
    ("Brunswick", "light"): (2, C),
    ("Hanoverian", "light"): (2, D),
    ("Prussian", "line"): (3, B),
    ("Prussian", "hussar"): (2, B),
    ("Prussian", "mixed"): (3, C),
    ("Prussian", "landwehr"): (2, D),
}


def cards_of(army: int, arm: int) -> list[Card]:
    return [card for card in standard().cards if card.army == army and card.arm == arm]


def arm_cards(*arms: int) -> list[Card]:
    return [card for card in standard().cards if card.arm in arms]


def fought(battle: str, army: int) -> list[Card]:
    return [card for card in standard().cards if card.army == army and battle in card.battles]


# ---- 1.0 The 300 cards


def test_1_0_the_cards_are_numbered_1_to_300() -> None:
    assert [card.number for card in standard().cards] == list(range(1, 301))
    assert standard().by_number[15] is standard().cards[14]


@pytest.mark.parametrize("army", range(3))
def test_1_0_an_army_has_a_range_of_numbers_and_its_counts_of_each_type(army: int) -> None:
    low, high = RANGES[army]
    mine = [card for card in standard().cards if card.army == army]
    assert [card.number for card in mine] == list(range(low, high + 1))
    assert Counter(card.arm for card in mine) == COUNTS[army]


def test_1_0_the_specials_close_the_range_of_each_army() -> None:
    numbers = [card.number for card in arm_cards(SPECIAL)]
    assert numbers == [*range(93, 111), *range(183, 201), *range(289, 301)]


def test_1_0_a_label_is_the_number_as_printed() -> None:
    assert standard().by_number[7].label() == "007"
    assert standard().by_number[15].label() == "015"
    assert standard().by_number[300].label() == "300"
    assert repr(standard().by_number[1]) == "<Card 001 Napoleon>"


def test_1_0_the_list_is_read_once() -> None:
    assert standard() is standard()
    assert battles() is battles()


def test_1_0_the_list_says_in_both_languages_that_it_is_a_reconstruction() -> None:
    assert standard().reconstructed
    assert "reconstruction" in RECONSTRUCTED["en"]
    assert "reconstitution" in RECONSTRUCTED["fr"]


# ---- Names and texts


def test_1_0_no_two_ordinary_cards_share_a_name() -> None:
    ordinary = [card for card in standard().cards if card.arm != SPECIAL]
    for names in ([c.name_en for c in ordinary], [c.name_fr for c in ordinary]):
        assert [name for name, times in Counter(names).items() if times > 1] == []


def test_1_0_texts_are_clean() -> None:
    for card in standard().cards:
        for text in (card.name_en, card.name_fr, card.effect_en, card.effect_fr, card.notes):
            assert text == text.strip() and "  " not in text and "\n" not in text
            assert "’" not in text, f"{card.label()}: one form of apostrophe"


def test_1_0_french_names_are_french() -> None:
    english = re.compile(r"\b(\d+(st|nd|rd|th)|of the|Line|Corps|Foot|Hussars|Dragoons)\b")
    for card in standard().cards:
        assert not english.search(card.name_fr.replace("Foot Guards", "")), card.name_fr
    assert standard().by_number[1].name_fr == "Napoléon"
    assert standard().by_number[73].name_fr == "Artillerie du IIIe corps"
    assert standard().by_number[232].name_fr == ("1er régiment de Landwehr de la Marche électorale")


def test_13_0_every_special_shows_its_effect_in_both_languages() -> None:
    for card in arm_cards(SPECIAL):
        assert card.effect_en.endswith(".") and card.effect_fr.endswith(".")
        assert card.effect_en != card.effect_fr
    assert standard().by_number[100].name_fr == "Panique"


# ---- Ratings


def test_7_1_cv_follows_from_the_strength() -> None:
    for card in arm_cards(INFANTRY, CAVALRY):
        men = 800 if card.arm == INFANTRY else 400
        assert card.cv == max(1, min(5, math.floor(int(card.strength) / men + 0.5))), card
    for card in arm_cards(ARTILLERY):
        assert 2 <= card.cv <= 4
        assert 6 * card.cv <= int(card.strength) <= 8 * card.cv, card


def test_7_2_infantry_is_rated_by_nation_and_class() -> None:
    for card in arm_cards(INFANTRY):
        rating = INFANTRY_CLASSES[card.nationality, card.subtype]
        if card.army == FRENCH and card.corps in ("I", "II"):
            rating = (2, 3, B)
        assert (card.fire, card.shock, card.morale) == rating, card


def test_7_22_cavalry_fires_at_F1_and_shocks_by_nation_and_class() -> None:
    for card in arm_cards(CAVALRY):
        assert card.fire == 1
        assert (card.shock, card.morale) == CAVALRY_CLASSES[card.nationality, card.subtype], card


def test_7_23_artillery_has_a_long_and_a_short_firepower_and_no_shock() -> None:
    for card in arm_cards(ARTILLERY):
        assert (card.fire_long, card.fire_short) in {(1, 2), (1, 3), (2, 3)}
        assert (card.fire, card.shock) == (0, 0)
        assert card.horse is (card.subtype == "horse")
    assert standard().by_number[174].horse and not standard().by_number[173].horse


def test_6_0_troop_cards_and_no_others_have_morale() -> None:
    for card in standard().cards:
        assert card.troop is (card.arm in (INFANTRY, CAVALRY, ARTILLERY))
        assert (1 <= card.morale <= 4) if card.troop else card.morale == 0
        assert bool(card.corps) is (card.troop or card.arm == GENERAL)


def test_12_2_the_army_commanders() -> None:
    names = [card.name_en for card in standard().cards if card.army_commander]
    assert names == ["Napoleon", "Ney", "Grouchy", "Wellington", "Blücher"]


def test_12_3_the_chiefs_of_staff_and_the_second_in_command() -> None:
    assert [c.name_en for c in standard().cards if c.chief_of_staff] == ["Soult", "Gneisenau"]
    assert [c.name_en for c in standard().cards if c.second] == ["Uxbridge"]
    assert standard().by_number[112].corps == "C"


def test_13_0_the_french_lancers_of_card_196() -> None:
    assert [card.number for card in standard().cards if card.lancer] == [55, 56, 60, 67]


def test_13_0_the_dutch_belgian_troops_of_card_106() -> None:
    marked = [card for card in standard().cards if card.dutch_belgian]
    assert len(marked) == 13 and all(card.troop for card in marked)
    assert sum("hal" in card.battles for card in marked) == 4
    orange = standard().by_number[113]
    assert orange.nationality == "Dutch-Belgian" and not orange.dutch_belgian


def test_13_0_specials_of_one_title_cost_the_same_and_every_title_exists() -> None:
    specials = arm_cards(SPECIAL)
    prices = {(card.special, card.bp) for card in specials}
    assert len(prices) == len({card.special for card in specials}) == 25
    assert {card.special for card in specials} == set(KEYS) - {""}
    for army in range(3):
        titles = [card.special for card in cards_of(army, SPECIAL)]
        assert len(titles) == len(set(titles))


def test_R11_british_lost_orders_is_for_waterloo_only() -> None:
    assert standard().by_number[193].battles == ["waterloo"]
    assert standard().by_number[103].battles == ["ligny", "waterloo"]


# ---- Terrain


def test_11_0_terrain_belongs_to_one_battle_and_one_position() -> None:
    for card in standard().cards:
        if card.arm == TERRAIN:
            assert len(card.battles) == 1 and card.lane in (0, 1, 2)
        else:
            assert card.lane == -1 and card.terrain == 0
    hougoumont = standard().by_number[179]
    assert (hougoumont.name_en, hougoumont.battles) == ("Hougoumont", ["waterloo"])
    assert (hougoumont.lane, hougoumont.terrain) == (2, BUILDING)


def test_11_0_a_position_has_at_most_two_terrain_cards() -> None:
    lanes = Counter((c.battles[0], c.army == FRENCH, c.lane) for c in arm_cards(TERRAIN))
    assert max(lanes.values()) == 2


def test_11_0_terrain_shelters_one_or_two_cards_but_rivers_none() -> None:
    for card in arm_cards(TERRAIN):
        if card.terrain == RIVER:
            assert card.capacity == 0 and card.move_limit in (1, 2)
        else:
            assert card.capacity in (1, 2) and card.move_limit == 0
    kinds = Counter(card.terrain for card in arm_cards(TERRAIN))
    assert kinds == {HILL: 8, WOODS: 1, RIVER: 4, BUILDING: 16}


def test_R30_no_terrain_of_the_list_changes_morale() -> None:
    assert all(card.terrain_morale == 0 for card in standard().cards)


# ---- Decks and Battle Points


def test_2_0_the_published_quatre_bras_decks() -> None:
    for army, counts, horse in (
        (FRENCH, {GENERAL: 3, INFANTRY: 6, ARTILLERY: 4, CAVALRY: 4, TERRAIN: 3, SPECIAL: 6}, 2),
        (BRITISH, {GENERAL: 8, INFANTRY: 10, ARTILLERY: 4, CAVALRY: 2, TERRAIN: 3, SPECIAL: 6}, 1),
    ):
        deck = fought("quatre-bras", army)
        assert Counter(card.arm for card in deck) == counts
        assert sum(card.horse for card in deck) == horse


@pytest.mark.parametrize(
    ("battle", "counts"),
    [
        ("quatre-bras", (6, 6, 0)),
        ("ligny", (12, 0, 12)),
        ("wavre", (4, 0, 4)),
        ("waterloo", (14, 12, 8)),
    ],
)
def test_13_0_specials_of_each_battle(battle: str, counts: tuple[int, int, int]) -> None:
    found = [sum(c.arm == SPECIAL for c in fought(battle, army)) for army in range(3)]
    assert tuple(found) == counts


def test_16_0_ten_british_cards_stood_at_hal() -> None:
    hal = [card for card in standard().cards if "hal" in card.battles]
    assert len(hal) == 10
    assert all(card.army == BRITISH and card.battles == ["hal"] for card in hal)


def battle_points(card: Card) -> int:
    if card.arm == GENERAL:
        rank = {"army": 4, "wing": 4, "chief_of_staff": 1, "second": 1}.get(card.subtype, 0)
        return 5 + 2 * (card.offense + card.defense) + rank
    if card.terrain == RIVER:
        return 10 - 2 * card.move_limit
    if card.arm == TERRAIN:
        return {BUILDING: 5, HILL: 3, WOODS: 2}[card.terrain] + 2 * card.capacity
    if card.arm == ARTILLERY:
        return card.cv + card.fire_long + card.fire_short + 2 * card.morale - 2 + card.horse
    return card.cv + card.fire + card.shock + 2 * card.morale - 3


def test_15_0_battle_points_follow_from_the_ratings() -> None:
    for card in standard().cards:
        if card.arm == SPECIAL:
            assert 4 <= card.bp <= 8
        else:
            assert card.bp == battle_points(card), card


@pytest.mark.parametrize(("battle", "army"), list(CHART))
def test_15_0_an_average_historical_deck_is_worth_the_chart(battle: str, army: int) -> None:
    cards = fought(battle, army)
    deck, _, _, points = CHART[battle, army]
    assert len(cards) >= deck
    mean = sum(card.bp for card in cards) / len(cards)
    assert abs(mean * deck / points - 1) <= 0.075


# ---- 3.0 The Battles Chart


@pytest.mark.parametrize(("battle", "army"), list(CHART))
def test_3_0_the_battles_chart(battle: str, army: int) -> None:
    line = battles()[battle].decks[army]
    assert (line.deck, line.muster, line.draw, line.points) == CHART[battle, army]
    assert not battles()[battle].half_muster


def test_3_0_the_chart_has_four_battles_and_charleroi() -> None:
    assert list(battles()) == ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"]
    for key in ("quatre-bras", "ligny", "wavre", "waterloo"):
        assert set(battles()[key].decks) == {army for battle, army in CHART if battle == key}
    assert battles()["quatre-bras"].name_en == "Quatre Bras"
    assert battles()["quatre-bras"].name_fr == "Quatre-Bras"
    assert repr(battles()["ligny"].decks[FRENCH]) == "D36/M18 R2/BP330"


def test_16_0_charleroi_decks_are_half_of_the_cards_without_terrain() -> None:
    charleroi = battles()["charleroi"]
    assert charleroi.half_muster and charleroi.note_en and charleroi.note_fr
    for army, draw in ((FRENCH, 3), (BRITISH, 2), (PRUSSIAN, 2)):
        prices = [c.bp for c in standard().cards if c.army == army and c.arm != TERRAIN]
        line = charleroi.decks[army]
        assert (line.deck, line.muster, line.draw) == (len(prices) // 2, line.deck // 2, draw)
        assert line.points == round(sum(prices) / len(prices) * line.deck, -1)
