"""Army lists of an invented game: no parser of its own, only terms."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from grognard.miniatures.armies.army_check import army_check
from grognard.miniatures.armies.list_facts import draft_of
from grognard.miniatures.armies.list_parser import LONGEST_LIST, read_draft
from grognard.miniatures.armies.list_terms import LONGEST_NAME
from grognard.miniatures.armies.list_writer import write_line, write_list
from grognard.miniatures.armies.lists import read_army
from grognard.miniatures.contract.army import (
    NO_GROUP,
    ArmyCheck,
    ArmyList,
    Fact,
    ListGroup,
    ListUnit,
)
from tests.miniatures.armies.horse_and_guns import INCH, READY, RULES, TERMS


def check(given: str | ArmyList, points: int = 60, lang: str = "en") -> ArmyCheck:
    return army_check(RULES, given, points, lang)


def told(found: ArmyCheck) -> list[tuple[int, list[int], str, str]]:
    return [(flaw.line, flaw.units, flaw.term, flaw.words) for flaw in found.flaws]


def read(text: str) -> ArmyList:
    return read_draft(RULES, text).army()


def as_data(army: ArmyList) -> tuple[object, ...]:
    units = [(unit.id, unit.name, unit.facts, unit.group) for unit in army.units]
    groups = [(group.kind, group.name, group.facts, group.parent) for group in army.groups]
    return army.name, army.facts, units, groups


# Reading and writing


def test_a_list_is_read_by_the_terms_of_its_game() -> None:
    army = read(READY)
    assert (army.name, army.facts) == ("Lefebvre's wing", {"side": "white", "general": "Lefebvre"})
    hussars, cuirassiers, gun = army.units
    assert hussars.facts == {
        "arm": "hussars", "bases": 6, "cuirass": 0, "sabres": 3, "trumpet": 0,
        "colonel": "Lasalle", "facings": "",
    }  # fmt: skip
    assert (cuirassiers.facts["cuirass"], cuirassiers.facts["facings"]) == (1, "blue")
    assert [unit.group for unit in army.units] == [NO_GROUP, 0, 0] and gun.id == "g1"
    group = army.groups[0]
    assert (group.kind, group.name, group.facts) == ("brigade", "Colbert's brigade", {"bold": 1})


def test_it_is_written_as_it_is_read() -> None:
    assert write_list(TERMS, read(READY)) == READY
    assert write_list(TERMS, read(write_line(TERMS, read(READY)))) == READY


def test_a_smaller_group_lies_within_the_larger_one_before_it() -> None:
    text = (
        "white: W\nh1 hussars 2: A\nbrigade: Own\nh2 hussars 2: B\nwing, 2 scouts: Left\n"
        "h3 hussars 2: C\nbrigade: Inner\nh4 hussars 2: D\nbrigade: Next\nwing: Right\n"
    )
    army = read(text)
    assert [(group.name, group.parent) for group in army.groups] == [
        ("Own", NO_GROUP), ("Left", NO_GROUP), ("Inner", 1), ("Next", 1), ("Right", NO_GROUP),
    ]  # fmt: skip
    assert [unit.group for unit in army.units] == [NO_GROUP, 0, 1, 2]
    assert army.groups[1].facts == {"scouts": 2}
    assert write_list(TERMS, army) == text


def test_what_is_left_out_is_as_usual() -> None:
    army = read("blue; hussars 3; brigade; brigade; gun 1")
    assert (army.name, [group.name for group in army.groups]) == (
        "Blue",
        ["Brigade 1", "Brigade 2"],
    )
    assert [(unit.id, unit.name, unit.group) for unit in army.units] == [
        ("u1", "Unit 1", NO_GROUP), ("u2", "Unit 2", 1),
    ]  # fmt: skip


def test_words_of_several_letters_and_other_names_are_understood() -> None:
    unit = read("blue; h1 Hussards 3, In Armour, sabre 2, Trumpet, colonel  de  La Salle").units[0]
    assert (unit.facts["arm"], unit.facts["cuirass"], unit.facts["sabres"]) == ("hussars", 1, 2)
    assert (unit.facts["trumpet"], unit.facts["colonel"]) == (1, "de La Salle")


# What is wrong


def test_all_errors_are_reported_together_in_the_games_or_general_words() -> None:
    text = (
        "white: W\nblue\nh1 lancers 3, red facings\nh1 hussars x, cuirass, cuirass, lances\n"
        "brigade, meek: Alone\nbrigade 3\ngun 9, cuirass\ngeneral: A; general: B"
    )
    assert told(check(text)) == [
        (2, [], "side", "“blue” is given twice."),
        (5, [], "", "“meek”: expected one of bold."),
        (8, [], "general", "“general” is given twice."),
        (3, [0], "arm", "“lancers”: expected a kind of troops: hussars, cuirassiers, gun."),
        (3, [0], "facings", "“red facings”: expected one of blue facings, yellow facings."),
        (4, [1], "bases", "“x”: expected a whole number."),
        (4, [1], "cuirass", "“cuirass”: “cuirass” is given twice."),
        (4, [1], "", "“lances”: expected one of cuirass, sabres 2, trumpet, led Lasalle, "
         "blue facings."),
        (4, [1], "id", "“h1”: two units have the same short name."),
        (6, [2], "arm", "“brigade”: expected a kind of troops: hussars, cuirassiers, gun."),
        (7, [3], "bases", "A unit has 1 to 8 bases."),
        (7, [3], "cuirass", "Guns wear no cuirass."),
        (0, [], "points", "47 points over the limit of 60."),
    ]  # fmt: skip


def test_an_army_without_its_first_line_or_any_unit_is_refused_in_both_languages() -> None:
    assert [flaw.words for flaw in check("; ").flaws] == [
        "An army begins with one of white, blue.", "An army has 1 to 6 units.",
    ]  # fmt: skip
    assert [flaw.words for flaw in check("; ", lang="fr").flaws] == [
        "Une armée commence par l'un de ces mots\xa0: white, blue.", "Une armée a de 1 à 6 unités.",
    ]  # fmt: skip
    alone = check("white; brigade: Alone; hussars 2")
    assert [flaw.words for flaw in alone.flaws] == ["A brigade has two units or more."]


def test_a_list_with_errors_cannot_be_played_with() -> None:
    with pytest.raises(BadNotation, match=r"line 2: 'lancers': expected a kind of troops"):
        read_army(RULES, "white\nlancers 3", 60)
    with pytest.raises(BadNotation, match=r"'64 points': 4 points over the limit of 60 \(1\)"):
        read_army(RULES, "white; gun 8", 60)


# A list judged


def test_a_list_is_returned_with_its_costs_and_pieces() -> None:
    found = check("lefebvre")
    assert (found.points, found.flaws, found.words) == (18 + 22 + 8 + 4, [], "3 units")
    assert [(group.name, group.points) for group in found.groups] == [("Colbert's brigade", 4)]
    assert [(part.label, part.value) for part in found.units[1].parts] == [
        ("arms", 20), ("armour", 2),
    ]  # fmt: skip
    gun, limber = found.units[2].pieces
    assert (gun.width, gun.depth) == (3810, 3 * INCH) and limber.y == -4 * INCH
    roles = [[figure.role for figure in piece.figures] for piece in (gun, limber)]
    assert roles == [["gun"], ["limber"]]
    assert check(found.code).listing == check(found.listing).listing == READY


def test_what_would_be_a_fault_is_closed() -> None:
    closed = check("white; hussars 8; gun 1").closed
    assert [(one.unit, one.term, one.value, one.words) for one in closed] == [
        (0, "bases", 9, "A unit has 1 to 8 bases."),
        (1, "bases", 0, "A unit has 1 to 8 bases."),
        (1, "cuirass", 1, "Guns wear no cuirass."),
    ]
    full = check("white" + "; hussars 1" * 6).closed
    assert [(one.unit, one.term, one.value) for one in full if one.unit is None] == [
        (None, "units", 7)
    ]
    armed = check("white; hussars 2, cuirass").closed
    assert [(one.term, one.value) for one in armed] == [("arm", "gun")]


def test_facts_are_judged_like_the_list_that_they_make() -> None:
    first = check("lefebvre")
    units = [ListUnit(unit.id, unit.name, unit.facts, unit.group) for unit in first.units]
    groups = [ListGroup(one.kind, one.name, one.facts, one.parent) for one in first.groups]
    again = check(ArmyList(first.name, first.facts, units, groups))
    assert (again.listing, again.code, again.points) == (READY, first.code, first.points)


def test_facts_keep_their_order_and_the_list_puts_groups_in_its_own() -> None:
    groups = [ListGroup("wing", "W", {}), ListGroup("brigade", "B", {})]
    units = [ListUnit("a", "A", {}, 0), ListUnit("b", "B", {}, 1), ListUnit("c", "C", {})]
    found = check(ArmyList("", {"side": "blue"}, units, groups))
    assert [unit.id for unit in found.units] == ["a", "b", "c"]
    assert found.listing == (
        "blue: Blue\nc hussars 4: C\nbrigade: B\nb hussars 4: B\nwing: W\na hussars 4: A\n"
    )


def test_impossible_facts_are_reported_and_left_out() -> None:
    groups = [ListGroup("corps", "", {}, 5), ListGroup("wing", "", {"bold": 1}, 0)]
    units = [ListUnit("", "a;\nb", {"colonel": "x, y", "facings": 3, "sabres": -1}, 9)]
    found = check(ArmyList("", {"side": "red"}, units, groups))
    assert [(flaw.term, flaw.value) for flaw in found.flaws] == [
        ("side", ""), ("group", "corps"), ("", "bold"), ("colonel", "x, y"), ("facings", "3"),
        ("sabres", "-1"),
    ]  # fmt: skip
    assert [flaw.unread for flaw in found.flaws] == [True] * 6
    assert [group.parent for group in found.groups] == [NO_GROUP, NO_GROUP]
    assert found.listing == ("white: White\nu1 hussars 4: a b\nwing: Wing 1\nwing: Wing 2\n")


# In any case

NAMES = st.text(max_size=70)
FACTS = st.fixed_dictionaries(
    {
        "arm": st.sampled_from(["hussars", "cuirassiers", "gun"]),
        "bases": st.integers(0, 9999),
        "cuirass": st.integers(0, 1),
        "sabres": st.integers(0, 9999),
        "trumpet": st.integers(0, 9999),
        "colonel": st.sampled_from(["", "Lasalle", "de La Salle", "É. d'Ornano"]),
        "facings": st.sampled_from(["", "blue", "yellow"]),
    }
)
VALUES: st.SearchStrategy[Fact] = st.text(max_size=80) | st.integers(-5, 20_000)
WILD = st.dictionaries(st.sampled_from(["arm", "bases", "colonel", "facings", "x", ""]), VALUES)


def armies(facts: st.SearchStrategy[dict[str, Fact]]) -> st.SearchStrategy[ArmyList]:
    kinds = st.sampled_from(["wing", "brigade"])
    groups = st.lists(
        st.builds(ListGroup, kinds, NAMES, st.just({}), st.integers(-1, 4)), max_size=4
    )
    ids = st.text(alphabet="abh12-; ", max_size=9)
    units = st.lists(st.builds(ListUnit, ids, NAMES, facts, st.integers(-1, 5)), max_size=8)
    sides = st.fixed_dictionaries({"side": st.sampled_from(["white", "blue"])})
    return st.builds(ArmyList, NAMES, sides, units, groups)


@given(armies(FACTS))  # type: ignore[arg-type]
def test_any_list_is_read_as_it_was_written(given_army: ArmyList) -> None:
    army = draft_of(RULES, given_army).army()
    text = write_list(TERMS, army)
    again = read(text)
    if len(text) > LONGEST_LIST:
        return
    assert write_list(TERMS, again) == text
    assert as_data(read(write_line(TERMS, army))) == as_data(again)
    written = sorted((unit.id, unit.name, str(unit.facts)) for unit in army.units)
    assert written == sorted((unit.id, unit.name, str(unit.facts)) for unit in again.units)
    assert [unit.facts for unit in given_army.units] == [unit.facts for unit in army.units]


@given(armies(WILD))
def test_any_facts_are_judged_and_make_a_list(given_army: ArmyList) -> None:
    found = check(given_army, 300, "fr")
    assert len(found.units) == len(given_army.units)
    assert check(found.line, 300).listing == found.listing


@given(st.text(max_size=300))
def test_any_text_is_judged(text: str) -> None:
    for lang in LANGUAGES:
        found = check(text, 60, lang)
        assert all(flaw.words.endswith(".") for flaw in found.flaws)
        assert check(found.line).listing == found.listing


HOSTILE = [
    "white;" + "x" * LONGEST_LIST,
    "white\n" + "a;" * 1900,
    "white\n" + "brigade;" * 450,
    "white; h1 hussars 3, " + "cuirass," * 450,
    "white; hussars 3, led " + "y" * 3000,
    "white: " + ":" * 3000,
    "horse1-" + "A" * 9000,
    "\u2028" * 3000,
    "white;" + "9" * 3900,
]


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_text_gives_a_bounded_answer(text: str) -> None:
    found = check(text)
    assert 0 < len(found.flaws) <= 40
    assert all(len(flaw.words) < 300 for flaw in found.flaws)
    assert len(found.listing) < 15 * LONGEST_LIST
    assert all(len(unit.name) <= LONGEST_NAME for unit in found.units)
    assert len(found.closed) < 200
