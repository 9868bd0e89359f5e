"""Random set-ups: the rules accept every choice."""

from __future__ import annotations

import pytest

from grognard.games import game
from grognard.games.eagles.chapters.decks import CHARLEROI
from grognard.games.eagles.model.cards import TERRAIN, battles, standard
from grognard.games.eagles.trials import finish, fits, random_deck, room
from grognard.kernel.dice import Rng

GAME = game("eagles")
FRENCH = 0


@pytest.mark.parametrize("scenario", battles())
def test_15_0_random_custom_decks_are_legal_at_every_scale(scenario: str) -> None:
    for seed, scale in enumerate(("1", "1/2", "3/4", "2")):
        options = {"deck": "custom", "scale": scale}
        finish(scenario, options, Rng(seed))
        decks = [key for key in options if key.endswith("-deck")]
        assert len(decks) == len(battles()[scenario].decks)
        assert GAME.setup(scenario, options).pending is not None


def test_R18_a_full_deck_loses_its_scale_and_others_are_left_alone() -> None:
    for deck, left in (("full", {"deck": "full"}), ("open", {"deck": "open", "scale": "2"})):
        options = {"deck": deck, "scale": "2"}
        finish("waterloo", options, Rng(1))
        assert options == left


def test_16_0_a_campaign_keeps_no_option_about_decks() -> None:
    options = {"deck": "custom", "scale": "2", "prussian-general": "on", "turns": "5"}
    finish("campaign", options, Rng(1))
    assert options == {"turns": "5"}


def test_15_0_random_decks_duplicate_troops_but_neither_generals_nor_terrain() -> None:
    lines = random_deck("waterloo", FRENCH, 200, Rng(2)).splitlines()
    copies = {int(line.split(" x")[0]): int(line.split(" x")[1]) for line in lines}
    cards = {card.number: card for card in standard().cards}
    assert 2 <= max(copies.values()) <= 3
    for number, count in copies.items():
        assert room(cards[number], {number: count - 1})
        assert not room(cards[number], {number: 3})


def test_R97_random_decks_for_charleroi_have_no_terrain() -> None:
    ground = [card for card in standard().cards if card.arm == TERRAIN]
    assert any(fits(card, "waterloo") for card in ground)
    assert not any(fits(card, CHARLEROI) for card in ground)
