"""15.0 Whose decks are still missing where decks are custom, and what replaces them until then."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from grognard.kernel.bringing.decks import DeckQuestion
from grognard.kernel.refusal import BadData, BadNotation

from ..chapters.decks import CUSTOM, HISTORICAL
from ..model.cards import ARMIES, FRENCH, battles
from .deck_check import deck_check

ALLIED: Final = "allied"


def armies_without(scenario: str, options: Mapping[str, str]) -> list[int]:
    """15.0 The armies of a battle whose custom decks nobody has filled in."""
    chart = battles().get(scenario)
    if chart is None or options.get("deck") != CUSTOM:
        return []
    missing = [army for army in chart.decks if not options.get(f"{ARMIES[army].lower()}-deck")]
    allied = bool(options.get(f"{ALLIED}-deck"))
    return [army for army in missing if army == FRENCH or not allied]


def owner(army: int, divided: Collection[str]) -> str:
    """15.0 Who brings the deck of an army: its side, R160 or one of two Allied players."""
    return ARMIES[army].lower() if army == FRENCH or ALLIED in divided else ALLIED


def to_bring(
    scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
) -> dict[str, str]:
    """15.0 A deck for each side that has none; the Allies bring theirs in one text."""
    owners = [owner(army, divided) for army in armies_without(scenario, options)]
    return {key: f"{key}-deck" for key in owners}


def stand_ins(
    scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
) -> dict[str, str]:
    """15.0 Historical decks, for players who bring none."""
    built: dict[str, list[str]] = {}
    for army in armies_without(scenario, options):
        key = f"{owner(army, divided)}-deck"
        name = ARMIES[army].lower()
        question = DeckQuestion(scenario, name, options.get("scale", "1"), style=HISTORICAL)
        try:
            built.setdefault(key, []).append(cards_of(deck_check(question, "en").line))
        except (BadData, BadNotation):
            return {}  # the set-up itself says what is wrong
    return {key: ", ".join(decks) for key, decks in built.items()}


def cards_of(line: str) -> str:
    """Without its name and battle, so that two decks make one text."""
    return ", ".join(entry for entry in line.split(", ") if entry[:1].isdecimal())
