"""What is kept of a card beside the charts."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.book import ListedBattle, ListedUnit, UnitSheet
from grognard.kernel.charts.facts import choice, number, tick

from ...chapters.setup import seat_of
from ...model import cards
from ...model.cards import PRINTED_BATTLES, BattleChart, Card, battles, standard
from ...model.cards import RANGES as LIMITS
from ..words import army_name, full_name

ARMS: Final = ("infantry", "cavalry", "artillery")
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
ARMS_OF: Final = {cards.INFANTRY: INFANTRY, cards.CAVALRY: CAVALRY, cards.ARTILLERY: ARTILLERY}
SEATS: Final = (0, 1)
FORMATIONS: Final = ("line", "column", "square")
HITS: Final = "hits"
MORALES: Final = (1, 6)
MOST_HITS: Final = 20
FOOT: Final = ("arm", (INFANTRY,))

SHEET: Final = UnitSheet(
    [
        choice("arm", "7.4 troop target", ARMS, words="arm"),
        number("cv", "7.1 combat value", *LIMITS["cv"], default=3, words="cv"),
        number("morale", "6.0 morale value", *MORALES, default=3, words="morale"),
        choice("formation", "9.0 line unless marked", FORMATIONS, needs=FOOT, words="formation"),
        number(HITS, "7.4 hits on target", 0, MOST_HITS, words="hits"),
        tick("lost", "6.0 rout", words="lost"),
    ],
    shown=("formation",),
    gone="lost",
)


def chart_battles(lang: str) -> list[ListedBattle]:
    """Every battle with the troops that are printed for it, each army by its corps."""
    return [
        ListedBattle(
            chart.key,
            chart.name_fr if lang == "fr" else chart.name_en,
            [sides_of(chart, seat, lang) for seat in SEATS],
            [listed(card, lang) for card in standard().cards if fights(card, chart)],
        )
        for chart in battles().values()
    ]


def fights(card: Card, chart: BattleChart) -> bool:
    """3.0 The battles are printed on a card; 16.0 takes every card to Charleroi."""
    printed = chart.key in card.battles or chart.key not in PRINTED_BATTLES
    return card.troop and card.army in chart.decks and printed


def sides_of(chart: BattleChart, seat: int, lang: str) -> str:
    armies = [army for army in chart.decks if seat_of(army) == seat]
    return ", ".join(army_name(army, lang) for army in armies)


def listed(card: Card, lang: str) -> ListedUnit:
    values = {"arm": ARMS_OF[card.arm], "cv": card.cv, "morale": card.morale, HITS: 0}
    group = " · ".join(filter(None, [army_name(card.army, lang), card.corps]))
    return ListedUnit(f"{card.label()} {full_name(card, lang)}", seat_of(card.army), group, values)
