"""The builder's forms of orders of battle: which terms apply to what, their cost, and errors."""

from __future__ import annotations

import pytest

from grognard.games.age.armies.army_rules import RULES
from grognard.games.age.game import GAME
from grognard.games.age.screen.names import named
from grognard.miniatures.armies.army_check import army_check
from grognard.miniatures.contract.army import ArmyCheck, Term

FORMS = {lang: {term.key: term for term in RULES.unit_forms(lang)} for lang in ("en", "fr")}


def check(lines: str, lang: str = "en", points: int = 1000) -> ArmyCheck:
    return army_check(RULES, f"french: A\ndivision, as d1, led Foy: D\n{lines}", points, lang)


def cites(lines: str) -> list[str]:
    return [flaw.cite for flaw in check(lines).flaws]


# Which units a term is for


def values(term: Term, arm: str) -> list[str]:
    facts: dict[str, str | int] = {"arm": arm}
    return [one.key for one in term.choices if one.only is None or one.only.holds(facts)]


def test_12_1_each_arm_is_offered_its_own_formations() -> None:
    formation = FORMS["en"]["formation"]
    horse = ["", "line", "supported-line", "masse", "march-column"]
    assert values(formation, "cuirassiers") == horse
    assert values(formation, "infantry") == [*horse, "square", "tirailleurs", "garrison"]
    assert values(formation, "horse-battery") == ["", "limbered", "unlimbered"]


def test_terms_of_one_arm_are_not_shown_to_others() -> None:
    forms = FORMS["en"]
    assert forms["skirmishers"].only and forms["skirmishers"].only.values == ["infantry"]
    assert forms["guns"].only and forms["guns"].only.values == ["foot-battery", "horse-battery"]
    assert forms["arm"].only is None and forms["coat"].only is None


def test_what_was_chosen_for_another_arm_is_let_go() -> None:
    unit = check("f1 infantry regular 6, impulse, ranks 2, skirmishers 2, masse: One").units[0]
    facts = RULES.fitting({**unit.facts, "arm": "foot-battery"}, {})
    assert (facts["mode"], facts["ranks"], facts["skirmishers"]) == ("linear", 3, 0)
    assert (facts["formation"], facts["bases"]) == ("", 6)
    assert RULES.fitting(unit.facts, {}) == unit.facts


def test_no_arm_is_closed_by_what_only_another_has() -> None:
    found = check("f1 infantry regular 6, impulse, ranks 2, skirmishers 2, masse: One")
    assert not [one for one in found.closed if one.term == "arm"]


def test_more_skirmish_bases_than_bases_are_closed() -> None:
    found = check("f1 infantry regular 2, skirmishers 2: One")
    assert [(one.value, one.cite) for one in found.closed if one.term == "skirmishers"] == [
        (3, "5.2 skirmish bases")
    ]


# What is wrong


@pytest.mark.parametrize(
    ("lines", "cite"),
    [
        ("f1 infantry regular 6, lancers: One", "8.2 lancers"),
        ("f1 light-cavalry regular 6, columnar: One", "2.1 columnar infantry"),
        ("f1 infantry regular 6, heavy: One", "5.1 other guns"),
        ("f1 infantry regular 6, line guns: One", "5.1 other guns"),
        ("f1 heavy-cavalry regular 6, square: One", "12.1 not for this arm"),
        ("f1 infantry regular 6, limbered: One", "12.1 not for this arm"),
        ("f1 foot-battery regular 1, line: One", "12.1 not for this arm"),
        ("f1 infantry regular 6: One\ndivision, as d1: Two", "11.1 chain of command"),
        ("f1 infantry regular 6: One\ndivision, led Foy: Two", "11.1 chain of command"),
        ("f1 infantry regular 6: One\ndivision, as a b: Two", "11.1 chain of command"),
        ("f1 infantry regular 6: One\ngeneral, commands d7: Ney", "11.1 chain of command"),
        ("f1 infantry regular 6: One\narmy: A\narmy: B", "11.1 chain of command"),
    ],
)
def test_every_fault_has_its_rule(lines: str, cite: str) -> None:
    assert cites(lines) == [cite]


def test_11_1_an_army_without_a_general_is_refused_in_both_languages() -> None:
    for lang, said in (("en", "needs a general"), ("fr", "besoin d'un général")):
        found = army_check(RULES, "french: A\ndivision: D\nf1 infantry regular 6: One", 1000, lang)
        assert [said in flaw.words for flaw in found.flaws] == [True]


# What it costs


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_R97_the_lines_of_a_price_add_up(lang: str) -> None:
    for key in RULES.ready():
        found = army_check(RULES, key, 1000, lang)
        for unit in found.units:
            assert sum(part.value for part in unit.parts) == unit.points
            assert {part.cite for part in unit.parts} == {"R97 points"}
        for group in found.groups:
            assert sum(part.value for part in group.parts) == group.points
        groups = sum(group.points for group in found.groups)
        assert groups + sum(unit.points for unit in found.units) == found.points
        assert not found.flaws


def test_R97_what_a_price_is_made_of() -> None:
    found = check("f1 infantry elite 7, impulse, ranks 2, skirmishers 2: One")
    assert [(part.label, part.value) for part in found.units[0].parts] == [
        ("7 elite bases at 6", 42),
        ("Columns or impulse", 7),
        ("Two ranks", 7),
        ("2 skirmish bases", 2),
    ]
    assert [(part.label, part.value) for part in found.groups[0].parts] == [("General", 3)]


def test_R97_prices_are_shown_beside_the_choices() -> None:
    arm = {one.key: one.price for one in FORMS["en"]["arm"].choices}
    assert arm["infantry"] == "3, 4 or 6 a base" and arm["horse-battery"] == "10 points"
    kinds = {kind.key: kind for kind in RULES.group_kinds("fr")}
    assert "value" not in [term.key for term in kinds["division"].terms]
    value = next(term for term in kinds["army"].terms if term.key == "value")
    assert [(one.title, one.price) for one in value.choices][:2] == [
        ("+3", "10 points"),
        ("+2", "8 points"),
    ]
    assert (value.choices[-1].title, value.choices[-1].price) == ("−2", "")


# For the table


def test_12_2_strips_have_a_box_for_each_base() -> None:
    found = check("f1 infantry regular 8: One\nf2 infantry regular 1: Two\nf3 foot-battery elite 1")
    assert [[(stage.words, stage.boxes) for stage in unit.stages] for unit in found.units] == [
        [("Fresh", 2), ("Worn", 2), ("Spent", 4)],
        [("Spent", 1)],
        [("Whole", 1), ("Damaged", 1)],
    ]


def test_12_1_a_unit_is_shown_in_its_coat_and_formation() -> None:
    found = check("f1 infantry regular 4, saxon coats: One\nf2 horse-battery elite 1, unlimbered")
    one, two = [unit.pieces[0] for unit in found.units]
    assert (one.dress, two.dress) == (["saxon"], ["french"])
    roles = [figure.role for figure in one.figures]
    assert (roles.count("narrow-base"), roles.count("flag"), len(roles)) == (4, 1, 20)
    assert [figure.role for figure in two.figures] == ["gun"]


def test_there_are_units_of_every_arm_to_begin_with() -> None:
    starts = RULES.starts("fr")
    assert [start.add for start in starts] == [
        "Brigade d'infanterie",
        "Brigade de cavalerie",
        "Batterie",
    ]
    for start in starts:
        usual = {key: term.usual for key, term in FORMS["fr"].items()}
        assert RULES.fitting({**usual, **start.facts}, {})["arm"] == start.facts["arm"]


# What it is called


def called(found: ArmyCheck) -> list[str]:
    led = [str(group.facts.get("led", "")) for group in found.groups]
    units = [unit.name for unit in found.units]
    return [found.name, *led, *(group.name for group in found.groups), *units]


@pytest.mark.parametrize("key", list(RULES.ready()))
def test_a_ready_army_is_opened_with_the_names_of_the_readers_language(key: str) -> None:
    english, french = (army_check(RULES, key, 1000, lang) for lang in ("en", "fr"))
    assert called(french) == [named(name, "fr") if name else "" for name in called(english)]
    assert [unit.id for unit in french.units] == [unit.id for unit in english.units]
    assert not french.flaws and french.points == english.points


def test_every_list_of_ready_armies_names_them_in_the_readers_language() -> None:
    offered = {one.key: one.name for one in RULES.options("fr").ready}
    assert offered["quatre-bras-allied"] == "Armée alliée"
    assert "Armée alliée" in [one.name for one in GAME.chart_armies("fr")]
    assert "Allied army" in [one.name for one in GAME.chart_armies("en")]


def test_a_list_that_a_player_wrote_keeps_its_names() -> None:
    assert check("f1 infantry regular 6: Allied army", "fr").units[0].name == "Allied army"
