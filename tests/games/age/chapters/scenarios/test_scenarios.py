"""The battles that come with the game, files of one's own, and meeting engagements."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.age.armies.army_rules import ARMY_POINTS, RULES
from grognard.games.age.chapters.scenarios.scenario_file import FORMAT
from grognard.games.age.chapters.scenarios.scenarios import SCENARIOS, setting_for, table_of
from grognard.games.age.model.kinds import (
    COLUMN,
    GARRISON,
    IMPASSABLE,
    MASSE,
    NOBODY,
    ON_TABLE,
    SUPPORTED,
)
from grognard.games.age.model.state import blank
from grognard.kernel.refusal import BadData, BadNotation
from grognard.table.pose import INCH
from grognard.table.terrain import inside

KEYS = ("saalfeld", "albuera", "quatre-bras", "meeting")
TEXT = FORMAT.write(SCENARIOS.known["saalfeld"])


def problem(text: str, lang: str = "en") -> str:
    with pytest.raises(BadData) as caught:
        setting_for("own", {"own-battle": text})
    return caught.value.words(lang)


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def test_the_battles_that_come_with_the_game() -> None:
    assert tuple(SCENARIOS.known) == KEYS
    sizes = {key: len(setting_for(key, {}).rosters) for key in KEYS}
    assert sizes == {"saalfeld": 18, "albuera": 32, "quatre-bras": 34, "meeting": 14}
    assert setting_for("quatre-bras", {}).turns == 12
    assert setting_for("quatre-bras", {"turns": "3"}).turns == 3
    assert table_of("quatre-bras", {}) == (48 * INCH, 42 * INCH)


@pytest.mark.parametrize("key", KEYS)
def test_a_scenario_is_written_as_it_is_read(key: str) -> None:
    text = FORMAT.write(SCENARIOS.known[key])
    again = FORMAT.parse(text, "again.toml")
    assert FORMAT.write(again) == text
    one, other = setting_for(key, {}), setting_for("own", {"own-battle": text})
    assert [r.id for r in one.rosters] == [r.id for r in other.rosters]
    assert [r.pose.key() for r in one.rosters] == [r.pose.key() for r in other.rosters]


def test_R63_the_chain_of_command_at_albuera() -> None:
    setting = setting_for("albuera", {})
    chains = {one.id: [setting.commands[n].id for n in one.chain] for one in setting.commands}
    assert chains["d1"] == ["d1", "V", "army"]
    assert chains["zayas"] == ["zayas", "span", "armyx"]
    blake = setting.staff[setting.general_by_id["blake"]]
    assert [setting.commands[n].id for n in blake.commands] == ["span"]


def test_10_5_what_is_special_about_each_battle() -> None:
    albuera, bras = setting_for("albuera", {}), setting_for("quatre-bras", {})
    assert (albuera.notes.rain_from, albuera.notes.rain_to) == (4, 5)
    assert bras.notes.no_charge_before == [2, 0]
    cole = albuera.rosters[albuera.by_id["bmye"]]
    assert cole.rests_until == 3
    alten = albuera.rosters[albuera.by_id["kgl"]]
    assert alten.stays and alten.formation == GARRISON
    assert all(r.timid for r in albuera.rosters if r.nation == "spanish" and r.grade == 0)


def test_10_5_wellington_takes_over_when_he_comes() -> None:
    setting = setting_for("quatre-bras", {})
    orange = setting.staff[setting.general_by_id["orange"]]
    wellington = setting.staff[setting.general_by_id["wellington"]]
    assert (orange.chief, orange.value, wellington.chief, wellington.value) == (1, -2, 2, 2)
    assert wellington.arrival is not None and wellington.arrival.turn == 3


def test_10_2_objectives_belong_at_first_to_the_nearer_side() -> None:
    setting = setting_for("albuera", {})
    assert [goal.holder for goal in setting.goals] == [0, 1, 1]
    assert [goal.worth for goal in setting.goals] == [3, 6, 3]


def test_13_1_the_bridge_of_saalfeld_opens_the_saale() -> None:
    ground = setting_for("saalfeld", {}).ground
    closed = ground.areas_with(IMPASSABLE)
    middle, beside = (41 * INCH, 30 * INCH), (38 * INCH, 31 * INCH)
    assert not any(inside(area.shape, *middle) for area in closed)
    assert any(inside(area.shape, *beside) for area in closed)


# A meeting engagement


def test_a_meeting_lays_both_armies_out_in_their_zones() -> None:
    setting = setting_for("meeting", {})
    middle = setting.ground.height // 2
    for roster in setting.rosters:
        seat = setting.commands[roster.command].seat
        assert (roster.pose.y <= middle - 9 * INCH) == (seat == 0)
    assert all(0 <= one.y <= setting.ground.height for one in setting.staff)


@pytest.mark.parametrize("seed", ["1", "2", "7", "1805"])
def test_a_meeting_on_random_ground_with_any_armies(seed: str) -> None:
    given = {"terrain": seed, "points": "1000", "south-army": "quatre-bras-allied"}
    setting = setting_for("meeting", {**given, "north-army": "albuera-french"})
    b = blank(setting)
    assert all(u.place == ON_TABLE for u in b.units)
    assert len({roster.id for roster in setting.rosters}) == len(setting.rosters)


def test_R97_a_ready_army_costs_no_more_than_the_meeting_allows() -> None:
    assert setting_for("meeting", {"south-army": "meeting-allied"}).sides[0].name == "Allied corps"
    with pytest.raises(BadNotation) as caught:
        setting_for("meeting", {"south-army": "quatre-bras-french"})
    for told in (str(caught.value), *caught.value.told.values()):
        assert "south-army: " in told and "R97" in told and "200" in told
    assert caught.value.told["fr"] != caught.value.told["en"]


def test_R97_the_armies_of_a_battle_cost_what_they_cost() -> None:
    assert RULES.army_cost(RULES.ready()["quatre-bras-french"]) > ARMY_POINTS
    assert len(setting_for("quatre-bras", {}).rosters) > 20


def test_R58_a_march_column_too_long_for_its_zone_has_deployed() -> None:
    setting = setting_for("meeting", {"points": "1000", "north-army": "quatre-bras-french"})
    formations = {roster.id: roster.formation for roster in setting.rosters}
    assert formations["fbau"] == MASSE  # eleven bases
    army = "allied: A;division, led X: D;n1 infantry elite 11, march-column: One"
    setting = setting_for("meeting", {"north-army": army})
    assert setting.rosters[-1].formation == SUPPORTED
    army = army.replace("11", "8")
    setting = setting_for("meeting", {"north-army": army})
    assert setting.rosters[-1].formation == COLUMN


def test_R57_a_garrison_is_laid_out_in_the_open() -> None:
    setting = setting_for("meeting", {"points": "1000", "south-army": "albuera-allied"})
    formations = {roster.id: roster.formation for roster in setting.rosters}
    assert formations["kgl"] == SUPPORTED


def test_R58_an_army_that_finds_no_room_is_refused() -> None:
    many = "".join(f";n{i} infantry conscript 8, tirailleurs: N" for i in range(40))
    with pytest.raises(BadData) as caught:
        army = f"allied: A;division, led X: D{many}"
        setting_for("meeting", {"points": "1000", "north-army": army})
    assert "no room" in str(caught.value) and "R58" in str(caught.value)
    assert "pas de place" in caught.value.words("fr")


def test_R97_an_army_that_costs_too_much_is_refused() -> None:
    with pytest.raises(BadNotation) as caught:
        setting_for(
            "meeting",
            {
                "points": "60",
                "south-army": "french: A\ndivision, led X: D\n"
                "f1 infantry elite 12: One\nf2 infantry elite 12: Two",
            },
        )
    assert "south-army" in str(caught.value) and "R97" in str(caught.value)


# What is wrong with a file


def test_overlapping_units_are_named() -> None:
    text = changed("fhus = { at = [25, 10.5] }", "fhus = { at = [31, 10.5] }")
    assert problem(text).endswith("saalfeld: fhus: is on the ground of f17 (R58)")


def test_a_unit_in_water_is_named() -> None:
    text = changed("pxav = { at = [19.9, 23.5], facing = 190 }", "pxav = { at = [19.9, 31] }")
    assert "pxav: is on impassable ground: river Saale (R58)" in problem(text)


def test_arrivals_are_on_the_edge() -> None:
    text = changed(
        "f88 = { turn = 5, edge = [[20, 0], [30, 0]] }",
        "f88 = { turn = 5, edge = [[20, 1], [30, 1]] }",
    )
    assert "south.arrival.f88.edge: is not a stretch of one edge" in problem(text)
    assert "n'est pas une partie d'un bord de la table" in problem(text, "fr")
    assert "(R64)" in problem(text)


def test_what_is_wrong_is_said_in_french() -> None:
    water = changed("pxav = { at = [19.9, 23.5], facing = 190 }", "pxav = { at = [19.9, 31] }")
    assert "pxav: est sur un terrain infranchissable\xa0:" in problem(water, "fr")
    off = changed('name = "Saalfeld bridge"\narea = [[40.5, 29]', 'name = "B"\narea = [[40.5, 99]')
    assert "[40.5, 99] est hors de la table de 48 x 36 in" in problem(off, "fr")


def test_everybody_is_somewhere() -> None:
    text = changed("f88 = { turn = 5, edge = [[20, 0], [30, 0]] }\n", "")
    assert "south.f88: has neither a place under stand nor a turn under arrival" in problem(text)
    text = changed("lannes = { at = [28, 4] }\n", "")
    assert "south.general.lannes: is missing" in problem(text)


def test_unknown_units_terrain_and_keys_are_named() -> None:
    assert "nobody: no such key" in problem(changed("lannes = {", "nobody = {"))
    assert "'hedge' is not one of wood" in problem(changed('kind = "bridge"', 'kind = "hedge"'))
    assert "army: " in problem(changed('army = "saalfeld-french"', 'army = "saalfeld-nobody"'))
    assert "rain" in problem(changed("turns = 7", "turns = 7\nrain = [4]"))


def test_a_file_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('id = "saalfeld"', 'id = "mine"'), encoding="utf-8")
    assert setting_for("saalfeld", {"file": str(path)}).key == "mine"


def test_an_army_without_a_root_formation_has_one() -> None:
    given = "french: Bare\ndivision, led Foy: D\nf1 infantry regular 6: One"
    setting = setting_for("meeting", {"south-army": given})
    assert [one.id for one in setting.commands][:2] == ["army", "division1"]
    assert setting.commands[0].parent == NOBODY
