"""The parts of a scenario file that are the same in any game, written."""

from __future__ import annotations

from grognard.lexicon import LANGUAGES

from ..deploying.zones import SIDES
from ..files.toml_writing import Page
from ..terrain.kinds import Kind
from .scenario import Scenario


def write_sections(page: Page, scenario: Scenario, kinds: dict[str, Kind]) -> None:
    """Title, note, ground, objectives and zones, each where there is something to say."""
    write_words(page, "title", scenario.titles)
    if any(scenario.notes.values()):
        write_words(page, "note", scenario.notes)
    write_pieces(page, scenario, kinds)
    write_objectives(page, scenario)
    write_zones(page, scenario)


def write_words(page: Page, table: str, words: dict[str, str]) -> None:
    page.table(table)
    for language in LANGUAGES:
        if words[language] and (language == "en" or words[language] != words["en"]):
            page.text(language, words[language])


def write_pieces(page: Page, scenario: Scenario, kinds: dict[str, Kind]) -> None:
    for piece in scenario.pieces or []:
        page.one_of("terrain")
        page.text("kind", piece.kind)
        if piece.name:
            page.text("name", piece.name)
        page.points("line" if kinds[piece.kind].line else "area", piece.points)


def write_objectives(page: Page, scenario: Scenario) -> None:
    for goal in scenario.objectives:
        page.one_of("objective")
        page.text("name", goal.name)
        page.point("at", (goal.x, goal.y))
        page.length("radius", goal.radius)
        page.whole("worth", goal.worth)


def write_zones(page: Page, scenario: Scenario) -> None:
    if scenario.zoned:
        page.table("zones")
    for side in scenario.zoned:
        zone = scenario.zones[side]
        page.points(SIDES[side], [(zone.west, zone.south), (zone.east, zone.north)])
