"""The options that the laws are tried with: every deck mode, every house rule, other scales."""

from __future__ import annotations

from grognard.games.eagles.chapters.decks import CUSTOM, FULL, HISTORICAL, OPEN, pool, why_not_deck
from grognard.games.eagles.model.campaign import CAMPAIGN
from grognard.games.eagles.model.cards import ARMIES, GENERAL, TERRAIN, Card, battles, standard
from grognard.kernel.dice import Deal, Rng

HOUSE_RULES: list[dict[str, str]] = [
    {"decoys": "on"},
    {"victory": "2"},
    {"turns": "6", "draws": "off"},
    {"prussian-general": "on", "resign": "off"},
    {"decoys": "on", "victory": "2", "turns": "15"},
]
SCALES: list[dict[str, str]] = [{"scale": "1/2"}, {"deck": OPEN, "scale": "4/3"}]
DEAREST_SHARE = 0.9


# The campaign has laws of its own to keep: what is learned at one table counts at the other.
BY_DAY = ["quatre-bras", "ligny", CAMPAIGN]
CAMPAIGNS: list[dict[str, str]] = [
    {"turns": "5"},
    {},
    {"decoys": "on"},
    {"victory": "2", "turns": "9", "resign": "off"},
]


def option_sets(scenario: str) -> list[dict[str, str]]:
    """Every deck mode, every house rule in some mode, and other scales."""
    if scenario == CAMPAIGN:
        return CAMPAIGNS
    modes = [{"deck": mode} for mode in (HISTORICAL, FULL, OPEN)]
    modes.append({"deck": CUSTOM, **custom_decks(scenario)})
    ruled = [{**modes[order % 4], **rules} for order, rules in enumerate(HOUSE_RULES)]
    return modes + ruled + SCALES


def custom_decks(scenario: str) -> dict[str, str]:
    return {
        f"{ARMIES[army].lower()}-deck": custom_deck(scenario, army)
        for army in battles()[scenario].decks
    }


def custom_deck(scenario: str, army: int) -> str:
    """15.0 A deck of shuffled cards, troops and Specials twice, for most of its Battle Points."""
    cards, chart = standard(), battles()[scenario]
    points = chart.decks[army].points * DEAREST_SHARE
    deck: list[str] = []
    numbers: list[int] = []
    for card in shuffled(pool(cards, scenario, army, CUSTOM)):
        copies = 1 if card.arm in (GENERAL, TERRAIN) else 2
        points -= card.bp * copies
        if points < 0:
            break
        numbers += [card.number] * copies
        deck.append(f"{card.number:03} x{copies}")
    assert why_not_deck(cards, chart, army, numbers) == []
    return ", ".join(deck)


def shuffled(cards: list[Card]) -> list[Card]:
    order = Deal("a deck", len(cards), len(cards)).sample(Rng(1815))
    return [cards[face - 1] for face in order]
