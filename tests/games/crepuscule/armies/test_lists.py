"""Army lists: what may be in one, what may not and why, and how it is written."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.armies.army_rules import RULES
from grognard.games.crepuscule.armies.lists import army_from
from grognard.games.crepuscule.armies.rosters import Army
from grognard.games.crepuscule.model.kinds import (
    CAISSON,
    CARBINE,
    DEPLOYED,
    FORAGERS,
    GRAND_BATTERY,
    GUARD,
    HEAVY,
    LINE,
    RIFLE,
    STUBBORN,
    UNWIELDY,
    VETERAN,
)
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from grognard.miniatures.armies.army_check import army_check
from grognard.miniatures.armies.list_writer import write_line, write_list
from grognard.miniatures.armies.lists import read_army

FOOT = "z1 line 30: Z\nz2 line 30: Y\nz3 line 30: W"


def faults(lines: str, nation: str = "french", points: int = 1000, staff: str = "") -> list[str]:
    chief = staff or "general: X"
    check = army_check(RULES, f"{nation}: A\n{chief}\n{lines}", points, "en")
    return [f"{flaw.cite} {flaw.value}".strip() for flaw in check.flaws]


# Sizes


def test_c_gen_3_a_battalion_has_12_to_30_figures() -> None:
    assert faults("f1 line 12: A") == faults("f1 line 30: A") == []
    assert faults("f1 line 11: A") == ["C-GEN-3 11"]
    assert faults("f1 line 31: A") == ["C-GEN-3 31"]


def test_c_gen_4_a_regiment_has_4_to_16_figures() -> None:
    assert faults(f"{FOOT}\nf1 hussars 4: A") == faults(f"{FOOT}\nf1 hussars 16: A") == []
    assert faults(f"{FOOT}\nf1 hussars 3: A") == ["C-GEN-4 3"]
    assert faults(f"{FOOT}\nf1 hussars 17: A", points=1200) == ["C-GEN-4 17"]


def test_c_art_8_a_battery_has_its_crew_and_two_gunners_more_at_most() -> None:
    assert faults(f"{FOOT}\nf1 medium-battery 4: A") == []
    assert faults(f"{FOOT}\nf1 medium-battery 6: A") == []
    assert faults(f"{FOOT}\nf1 medium-battery 3: A") == ["C-ART-8 3"]
    assert faults(f"{FOOT}\nf1 medium-battery 7: A") == ["C-ART-8 7"]


def test_d_116_one_horseman_in_four_is_elite_at_most() -> None:
    assert faults(f"{FOOT}\nf1 hussars 8, elites 2: A") == []
    assert faults(f"{FOOT}\nf1 hussars 8, elites 3: A") == ["D-116 3"]
    assert faults("f1 line 24, elites 2: A") == ["C-CAV-23 elites"]


def test_c_eng_1_two_sappers_a_company_at_most() -> None:
    assert faults("f1 line 16, sappers 8: A") == []
    assert faults("f1 line 16, sappers 9: A") == ["C-ENG-1 9"]
    assert faults(f"{FOOT}\nf1 hussars 8, sappers 1: A") == ["C-ENG-1 sappers"]


def test_c_eng_2_only_pioneers_wear_armour() -> None:
    assert faults("f1 line 24: B\nf2 pioneers 5, armour: A") == []
    assert faults("f1 line 24, armour: A") == ["C-ENG-2 armour"]


def test_c_art_2_c_art_30_what_only_batteries_have() -> None:
    assert faults("f1 line 24, guard, caisson, officer: A") == [
        "C-ART-8 officer",
        "C-ART-2 guard",
        "C-ART-30 caisson",
    ]
    assert faults(f"{FOOT}\nf1 medium-battery 4, colour: A") == ["C-CMD-3 colour"]


def test_d_205_troops_of_another_nation_are_refused() -> None:
    assert faults("f1 rifles 12: A") == ["D-205 rifles"]
    assert faults("f1 line 24: A\nf2 rifles 12: B", "british") == []
    assert faults(f"{FOOT}\nf1 heavy-battery 5: A", "british") == [
        "D-205 heavy-battery",
        "C-ART-31 heavy batteries 1",
    ]


# Formations


@pytest.mark.parametrize(
    ("line", "good"),
    [
        ("line 24, hollow-square", True),
        ("line 12, hollow-square", True),
        ("line 24, skirmish-order", False),
        ("light-infantry 18, skirmish-order", True),
        ("line 24, echelon", False),
        ("hussars 8, foragers", True),
        ("hussars 8, echelon", False),
        ("dragoons 8, echelon", True),
        ("dragoons 8, foragers", False),
        ("dragoons 8, hollow-square", False),
        ("medium-battery 4, limbered", True),
        ("medium-battery 4, line", False),
        ("line 24, limbered", False),
    ],
)
def test_c_inf_8_a_unit_begins_in_a_formation_of_its_own(line: str, good: bool) -> None:
    assert (faults(f"{FOOT}\nf1 {line}: A") == []) == good


# The army as a whole


def test_c_off_1_an_army_has_one_general_of_the_rank_for_its_size() -> None:
    assert faults(FOOT, staff="general: X") == []
    assert faults(FOOT, staff="general: X\ngeneral: Y") == ["C-OFF-1 2"]
    assert faults(FOOT, staff="brigadier: X") == ["C-OFF-1 0"]
    assert faults(FOOT, points=1499) == []
    assert faults(FOOT, points=1500) == ["C-OFF-1 brigade-general"]
    division, corps = "general, division-general: X", "general, corps-general: X"
    assert faults(FOOT, points=1500, staff=division) == []
    assert faults(FOOT, points=2999, staff=division) == []
    assert faults(FOOT, points=3000, staff=division) == ["C-OFF-1 division-general"]
    assert faults(FOOT, points=3000, staff=corps) == []


def test_c_off_2_a_brigadier_for_750_points_and_two_aides_a_general() -> None:
    one = "general: X\nbrigadier: Y"
    assert faults("f1 line 30: A", points=750, staff=one) == []
    assert "C-OFF-2 1" in faults("f1 line 30: A", points=749, staff=one)
    aides = "general: X\naide: A\naide: B"
    assert faults(FOOT, staff=aides) == []
    assert faults(FOOT, staff=f"{aides}\naide: C") == ["C-OFF-2 3"]


def batteries(*guns: str) -> str:
    return "\n".join(f"g{place} {gun}: G" for place, gun in enumerate(guns))


RUSSIANS = "\n".join(f"z{place} line 30: Z" for place in range(6))
RUSSIAN_STAFF = "general, division-general: X"
MEDIUM, HEAVY_GUN = "medium-battery 4", "heavy-battery 5"


def russian(*guns: str) -> list[str]:
    lines = f"{RUSSIANS}\n{batteries(*guns)}"
    return faults(lines, "russian", 2000, RUSSIAN_STAFF)


def test_t_art_3_c_art_31_d_102_russians_have_four_batteries_at_2000_points_two_of_them_heavy() -> (
    None
):
    assert russian(MEDIUM, HEAVY_GUN, MEDIUM, HEAVY_GUN) == []
    assert russian(MEDIUM, MEDIUM, MEDIUM, MEDIUM, MEDIUM) == ["C-ART-31 5"]
    assert russian(MEDIUM, HEAVY_GUN, HEAVY_GUN, HEAVY_GUN) == ["C-ART-31 heavy batteries 3"]
    assert russian(HEAVY_GUN) == ["C-ART-31 heavy batteries 1"]
    assert russian("howitzers 3", HEAVY_GUN) == []


@pytest.mark.parametrize(
    ("nation", "counts"),
    [
        ("russian", (2, 4, 6)),
        ("french", (1, 3, 4)),
        ("austrian", (1, 2, 4)),
        ("prussian", (1, 2, 4)),
        ("british", (1, 2, 3)),
    ],
)
def test_c_art_31_batteries_by_the_points_of_the_battle(
    nation: str, counts: tuple[int, ...]
) -> None:
    for points, most in zip((1000, 2000, 3000), counts, strict=True):
        guns = batteries(*["medium-battery 4"] * most)
        more = batteries(*["medium-battery 4"] * (most + 1))
        assert not [one for one in faults(guns, nation, points) if one.startswith("C-ART-31")]
        assert f"C-ART-31 {most + 1}" in faults(more, nation, points)


def test_d_205_shares_of_the_points() -> None:
    horse = "\n".join(f"h{place} dragoons 10: H" for place in range(2))
    assert faults(f"{FOOT}\n{horse}\nh3 dragoons 4: H", points=1100) == []  # 384 of 385
    assert faults(f"{FOOT}\n{horse}\nh3 dragoons 4: H", points=1097) == ["D-205 384 points"]
    assert "D-205 154 points" in faults("f1 line 22: F\nh1 hussars 16: H")
    militia = "\n".join(f"m{place} conscripts 20: M" for place in range(4))
    assert faults(f"{militia}\n{FOOT}", points=1200) == []
    assert "D-205 500 points" in faults(f"{militia}\nm5 conscripts 20: M\n{FOOT}", points=1240)


def test_d_205_the_old_guard_comes_with_2000_points() -> None:
    staff = "general, division-general: X"
    guard = f"{FOOT}\nf1 old-guard 24: G"
    assert faults(guard, points=2000, staff=staff) == []
    assert faults(guard, points=1999, staff=staff) == ["D-205 1"]
    assert "D-205 2" in faults(f"{guard}\nf2 old-guard 12: H", points=2000, staff=staff)


def test_d_205_an_army_within_its_points() -> None:
    text = "f1 line 30: A\nf2 line 30: B\nf3 line 30: C"
    assert faults(text, points=710) == []
    assert faults(text, points=709) == ["D-205 710 points"]


# Reading and writing


@pytest.mark.parametrize("key", list(RULES.ready()))
def test_ready_armies_are_written_as_they_are_read(key: str) -> None:
    army = RULES.ready()[key]
    points = RULES.army_cost(army) // 500 * 500 + 500 if RULES.army_cost(army) % 500 else 0
    size = points or RULES.army_cost(army)
    for text in (write_list(RULES.terms, army), write_line(RULES.terms, army)):
        again = read_army(RULES, text, size)
        assert write_list(RULES.terms, again) == write_list(RULES.terms, army)
    code = RULES.codes.write(write_line(RULES.terms, army))
    assert RULES.codes.read(code) == write_line(RULES.terms, army)


def test_a_list_may_be_french() -> None:
    french = "français: A\ngénéral: X\nf1 ligne 24, drapeau, musicien, colonne-d'assaut: L"
    english = "french: A\ngeneral: X\nf1 line 24, colour, musician, assault-column: L"
    one, other = (read_army(RULES, text, 1000) for text in (french, english))
    assert write_list(RULES.terms, one) == write_list(RULES.terms, other)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "martian: A",
        "french: A\ngeneral: X\nf1 line: A",
        "french: A\ngeneral: X\nf1 line many: A",
        "french: A\ngeneral: X\nf1 wizards 24: A",
        "french: A\ngeneral: X\nf1 line 24, flying: A",
        "french: A\ngeneral: X\nf1 line 24: A\nf1 line 24: B",
        "french: A\ngeneral, marshal: X\nf1 line 24: A",
    ],
)
def test_what_cannot_be_read_is_refused_in_both_languages(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        army_from(text, 0)
    assert set(caught.value.told) == set(LANGUAGES)


# As the rules know it


def cost(army: Army) -> int:
    units = sum(roster.cost for roster in army.rosters)
    return int(units + sum(officer.cost for officer in army.staff))


def test_rosters_have_the_profile_the_list_gives() -> None:
    army = army_from("russian-1812-2000", 1)
    by_id = {roster.id: roster for roster in army.rosters}
    line, guns = by_id["r1"], by_id["r9"]
    assert (line.figures, line.profile.bs, line.seat, line.formation) == (24, 2, 1, LINE)
    assert line.has(STUBBORN) and line.has(UNWIELDY) and line.cost == 178
    assert (guns.figures, guns.minimum, guns.quality) == (5, 4, VETERAN)
    assert guns.has(GRAND_BATTERY) and guns.formation == DEPLOYED
    assert by_id["r10"].weight == HEAVY and by_id["r8"].formation == FORAGERS
    assert army.points == cost(army) == 2000


def test_c_art_30_a_caisson_is_a_unit_of_its_own() -> None:
    army = army_from("french-1809-1000", 0)
    caisson = army.rosters[-1]
    assert (caisson.id, caisson.arm, caisson.cost) == ("f6c", CAISSON, 25)
    assert army.points == cost(army) == 1000


def test_c_cmd_4_d_45_elite_companies_by_the_lists() -> None:
    french = army_from("french: A; general: X; f1 line 24: L; f2 grenadiers 18: G", 0)
    assert [roster.skirmishers for roster in french.rosters] == [8, 0]
    british = army_from("british: A; general: X; b1 line 20: L; b2 line 30: M; b3 line 12: N", 0)
    assert [roster.skirmishers for roster in british.rosters] == [2, 3, 2]


def test_guard_crews_are_better_led_and_rifles_carry_rifles() -> None:
    army = army_from("british: A; general: X; b1 line 24: L; b2 rifles 12: R; b3 hussars 4: H", 0)
    assert [roster.firearm for roster in army.rosters[1:]] == [RIFLE, CARBINE]
    text = "french: A; general: X; f1 line 30: L; f2 medium-battery 4, guard: G"
    guns = army_from(text, 0).rosters[-1]
    assert (guns.quality, guns.profile.ld) == (GUARD, 8)


def test_officers_have_names_of_their_own() -> None:
    army = army_from("french: A; general: Jean Petit; aide: Petit; f1 line 24: L", 0)
    assert [officer.id for officer in army.staff] == ["petit", "petitx"]
    assert [officer.name for officer in army.staff] == ["Jean Petit", "Petit"]


# For a screen


def test_forms_name_everything_in_both_languages() -> None:
    for lang in LANGUAGES:
        options = RULES.options(lang)
        assert len(options.ready) == len(RULES.ready()) >= 20
        titles = [term.title for term in (*options.army, *options.terms)]
        assert len(set(titles)) == len(titles)
        troops = next(term for term in options.terms if term.key == "troops")
        assert all(choice.title and choice.price for choice in troops.choices)


def test_a_unit_is_drawn_with_all_its_figures() -> None:
    for army in RULES.ready().values():
        for unit in army.units:
            (piece,) = RULES.pieces(army, unit)
            roster_figures = int(unit.facts["figures"])
            assert len(piece.figures) in (1, roster_figures)
            assert all(0 <= one.x <= piece.width for one in piece.figures)
            assert all(0 <= one.y <= piece.depth for one in piece.figures)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Cavalry: 384 points, 1 over its limit of 35% of the battle."),
        ("fr", "Cavalerie\xa0: 384 points, soit 1 de trop pour 35\xa0% de la bataille au plus."),
    ],
)
def test_d_205_a_share_that_is_too_large_is_shown_with_how_much(lang: str, told: str) -> None:
    horse = "h1 dragoons 10: H\nh2 dragoons 10: H\nh3 dragoons 4: H"
    text = f"french: A\ngeneral: X\n{FOOT}\n{horse}"
    assert [flaw.words for flaw in army_check(RULES, text, 1097, lang).flaws] == [told]
