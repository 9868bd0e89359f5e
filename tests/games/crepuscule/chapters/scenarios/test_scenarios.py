"""Scenario files read and written, and armies in their places."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.armies.army_rules import RULES
from grognard.games.crepuscule.chapters.deploying.plots import APART, ZONE
from grognard.games.crepuscule.chapters.scenarios.misplaced import why_misplaced
from grognard.games.crepuscule.chapters.scenarios.scenario_file import FORMAT
from grognard.games.crepuscule.chapters.scenarios.scenarios import SCENARIOS, setting_for, table_of
from grognard.games.crepuscule.model.kinds import COLUMN, GARRISON, NOBODY
from grognard.games.crepuscule.model.setting import Setting
from grognard.games.crepuscule.model.state import blank
from grognard.kernel.refusal import BadData, BadNotation
from grognard.lexicon import LANGUAGES
from grognard.table.pose import INCH

BATTLES = list(SCENARIOS.known)
READY = {"set-up": "ready"}


@pytest.mark.parametrize("key", BATTLES)
def test_a_scenario_is_written_as_it_is_read(key: str) -> None:
    text = FORMAT.write(SCENARIOS.known[key])
    assert FORMAT.write(FORMAT.parse(text, "again")) == text


@pytest.mark.parametrize("key", BATTLES)
def test_d_112_everybody_is_in_place_and_no_two_have_one_name(key: str) -> None:
    setting = setting_for(key, READY)
    assert why_misplaced(setting) == []
    ids = [one.id for one in setting.rosters] + [one.id for one in setting.staff]
    assert len(set(ids)) == len(ids)
    for roster in setting.rosters:
        assert roster.files > 0 or roster.parent != NOBODY
    for officer in setting.staff:
        assert 0 <= officer.x <= setting.ground.width and 0 <= officer.y <= setting.ground.height


@pytest.mark.parametrize("key", BATTLES)
def test_titles_and_notes_are_in_both_languages(key: str) -> None:
    scenario = SCENARIOS.known[key]
    assert all(scenario.titles[lang] and scenario.notes[lang] for lang in LANGUAGES)
    assert scenario.titles["en"] != scenario.titles["fr"]


def test_every_battle_has_armies_of_about_the_same_strength() -> None:
    for key in BATTLES:
        first, second = (side.points for side in setting_for(key, {}).sides)
        assert max(first, second) * 4 <= min(first, second) * 5


def test_d_140_a_garrison_begins_in_its_building() -> None:
    b = blank(setting_for("plancenoit", {}))
    inside = [u for u in b.units if u.formation == GARRISON]
    names = [b.setting.ground.areas[u.building].name for u in inside]
    assert names == ["church Church", "stone-house Farm"]
    assert all(u.building == NOBODY for u in b.units if u.formation != GARRISON)


def test_a_file_may_say_the_formation() -> None:
    setting = setting_for("maida", {})
    found = {roster.id: int(roster.formation) for roster in setting.rosters}
    assert found["f1"] == found["f4"] == COLUMN != found["f5"]


# Armies that players bring


def zone_of(setting: Setting, seat: int) -> tuple[int, int]:
    front = (setting.ground.height - APART) // 2
    south = (front - ZONE, front)
    height = setting.ground.height
    return south if seat == 0 else (height - south[1], height - south[0])


@pytest.mark.parametrize("key", [key for key in RULES.ready() if key.endswith("-1000")])
@pytest.mark.parametrize("seed", ["1", "7"])
def test_d_112_any_army_of_1000_points_fits_its_zone(key: str, seed: str) -> None:
    given = {"south-army": key, "north-army": key, "terrain": seed, **READY}
    setting = setting_for("open-field", given)
    for roster in setting.rosters:
        if roster.parent == NOBODY:
            least, most = zone_of(setting, int(roster.seat))
            assert least <= roster.pose.y <= most
    assert {side.points for side in setting.sides} == {setting.sides[0].points}


@pytest.mark.parametrize("key", [key for key in RULES.ready() if key.endswith("-2000")])
def test_d_112_any_army_of_2000_points_fits_its_zone(key: str) -> None:
    given = {"south-army": key, "north-army": key, "points": "2000", "terrain": "3", **READY}
    assert why_misplaced(setting_for("great-field", given)) == []


def test_an_army_over_its_points_is_refused_with_its_side() -> None:
    line = "french: A; general, division-general: X" + "".join(
        f"; f{place} line 30: L" for place in range(8)
    )
    with pytest.raises(BadNotation, match="south-army"):
        setting_for("open-field", {"south-army": line})
    assert setting_for("open-field", {"south-army": line, "points": "2000"}).sides[0].points == 1800


def test_an_army_on_another_battle_is_laid_out_again() -> None:
    setting = setting_for("maida", {"south-army": "british-1815-1000", **READY})
    south = [one for one in setting.rosters if one.seat == 0 and one.parent == NOBODY]
    assert len(south) == 6 and why_misplaced(setting) == []


def test_w_vic_3_d_112_tables_by_the_size_of_the_battle() -> None:
    assert table_of("maida", {}) == (72 * INCH, 48 * INCH)
    assert table_of("great-field", {}) == (96 * INCH, 72 * INCH)


# What is wrong in a file


def written(key: str, old: str, new: str) -> str:
    text = FORMAT.write(SCENARIOS.known[key])
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("crepuscule scenario 1", "march scenario 1", "is not 'crepuscule scenario 1'"),
        ("table = [72, 48]", "table = [72, 480]", "is not a table"),
        ('kind = "wood"', 'kind = "jungle"', "'jungle' is not one of"),
        ('army = "maida-british"', 'army = "maida-dutch"', "maida-dutch"),
        ("b2 = { at = [28, 14] }\n", "", "stand.b2"),
        ("kempt = { at = [24, 9] }", "kempt = { at = [240, 9] }", "is off the table"),
        ('formation = "assault-column"', 'formation = "wedge"', "wedge"),
        ("turns = 8", "turns = 800", "turns"),
        ("turns = 8", "turns = 8\nweather = 3", "weather"),
    ],
)
def test_a_malformed_file_is_refused_with_its_place(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        FORMAT.parse(written("maida", old, new), "own.toml")
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("b2 = { at = [28, 14] }", "b2 = { at = [19, 14] }", "is on the ground of"),
        ("b2 = { at = [28, 14] }", "b2 = { at = [0, 14] }", "edge of the table"),
        ("b2 = { at = [28, 14] }", "b2 = { at = [28, 14], files = 3 }", "3 abreast"),
        (
            "b2 = { at = [28, 14] }",
            'b2 = { at = [28, 14], formation = "garrison" }',
            "outside any building",
        ),
    ],
)
def test_d_112_units_in_impossible_places_are_refused(old: str, new: str, problem: str) -> None:
    text = written("maida", old, new)
    with pytest.raises(BadData) as caught:
        setting_for("maida", {"own-battle": text})
    assert problem in str(caught.value)
