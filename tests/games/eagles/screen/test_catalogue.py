"""The catalogue: every card of the series, drawn from its own data, in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games import game
from grognard.games.eagles.model.cards import ARMS, Card, standard
from grognard.games.eagles.screen.catalogue import catalogue, piece, title, titles_of
from grognard.kernel.aids import Piece

PIECES = {found.id: found for found in catalogue()}
MOST_TITLE, MOST_SUBTITLE = 24, 50


def cards() -> list[tuple[Card, Piece]]:
    return [(card, PIECES[card.label()]) for card in standard().cards]


def test_every_card_of_the_series_is_there_once() -> None:
    assert list(PIECES) == [card.label() for card in standard().cards]
    assert len(game("eagles").catalogue()) == len(PIECES) == 300


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_short_title_and_subtitle(lang: str) -> None:
    for found in PIECES.values():
        assert 0 < len(found.titles[lang]) <= MOST_TITLE, found.id
        assert 0 < len(found.subtitles[lang]) <= MOST_SUBTITLE, found.id
        assert found.names[lang]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_cards_but_specials_share_a_title(lang: str) -> None:
    counted = Counter(found.titles[lang] for found in PIECES.values() if found.kind != "special")
    assert [name for name, count in counted.items() if count > 1] == []


def test_titles_name_the_brigadier_the_regiment_or_the_place() -> None:
    named = {label: PIECES[label].titles["en"] for label in ("015", "064", "207", "209", "179")}
    assert named == {
        "015": "Quiot",
        "064": "Roussel d'Hurbal",
        "207": "12th Infantry",
        "209": "1st Westphalian",
        "179": "Hougoumont",
    }
    assert PIECES["147"].subtitles == {"en": "92nd Highlanders", "fr": "92e Highlanders"}


def test_texts_are_those_of_specials_terrain_guns_and_generals() -> None:
    for card, found in cards():
        fights = ARMS[card.arm] in ("Infantry", "Cavalry")
        assert all(bool(found.texts[lang]) != fights for lang in ("en", "fr")), found.id
    assert PIECES["095"].texts["en"].startswith("At any time: one routed troop card")
    assert "cannot be attacked by shock" in PIECES["179"].texts["en"]
    assert PIECES["003"].texts["fr"].startswith("Soult et Gneisenau")
    assert "Uxbridge" in PIECES["112"].texts["en"]
    assert PIECES["001"].texts["en"] == "A General of corps A supports troops of any corps."
    assert PIECES["006"].texts["en"] == "A General supports only troops of his own corps."


def test_facts_are_the_printed_numbers() -> None:
    assert PIECES["015"].facts == {
        "army": "french",
        "arm": "infantry",
        "points": 11,
        "battles": "waterloo",
        "uniform": "line",
        "nation": "french",
        "corps": "I",
        "command": "I / 1 / Quiot",
        "strength": 2110,
        "dice": 3,
        "morale": "B",
        "fire": 2,
        "shock": 3,
        "copies": 3,
    }
    guns = PIECES["080"].facts
    assert (guns["fire"], guns["fire_long"], guns["horse"]) == (3, 1, True)
    assert (PIECES["001"].facts["attack"], PIECES["001"].facts["defence"]) == (3, 2)
    assert PIECES["001"].facts["copies"] == 1
    assert PIECES["107"].facts["uniform"] == "vive_lempereur"


def test_ground_has_its_kind_lane_and_room() -> None:
    for card, found in cards():
        if ARMS[card.arm] == "Terrain":
            assert found.facts["terrain"] in ("hill", "woods", "river", "building")
            assert found.facts["lane"] in ("L", "C", "R")
            assert found.facts["capacity"] in (1, 2)


def test_sides_and_kinds_are_those_of_the_game() -> None:
    assert {found.side for found in PIECES.values()} == {"french", "allied"}
    assert {found.kind for found in PIECES.values()} == {arm.lower() for arm in ARMS}


def test_a_card_of_a_players_own_list_goes_by_its_name() -> None:
    own = Card(15, 0, 1, "My Guard (1st)", "Ma Garde (1re)", cv=3, terrain_morale=0)
    assert title(own, "en") == "My Guard" and title(own, "fr") == "Ma Garde"
    assert titles_of(own).subtitles == {}
    assert title(Card(999, 0, 1, "Nobody"), "en") == "Nobody"


def test_ground_that_steadies_says_so() -> None:
    ridge = standard().by_number[181]
    own = Card(
        901, 1, ridge.arm, "Ridge", terrain=ridge.terrain, lane=1, capacity=2, terrain_morale=1
    )
    found = piece(own)
    assert found.facts["morale_bonus"] == 1
    assert found.texts["en"].endswith("if it has one.")
