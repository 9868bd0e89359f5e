"""Chapters 2 and 17 for building an army: prices, every fault at once, share codes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.march.armies.army_rules import RULES
from grognard.games.march.armies.lists import army_from, ready_armies, write_army
from grognard.games.march.game import GAME
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from grognard.miniatures.armies.list_errors import Fault
from grognard.miniatures.armies.lists import list_of
from grognard.miniatures.contract.army import ArmyCheck, ArmyList, Closed, ListUnit


def check(text: str | ArmyList, points: int = 200, lang: str = "en") -> ArmyCheck:
    return GAME.army_check(text, points, lang)


def told(found: ArmyCheck) -> list[tuple[int, list[int], str, str, str]]:
    return [(f.line, f.units, f.term, f.cite, f.words) for f in found.flaws]


def shut(found: ArmyCheck, unit: int | None) -> dict[tuple[str, object], Closed]:
    return {(one.term, one.value): one for one in found.closed if one.unit == unit}


# What may be chosen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_2_0_the_options_hold_every_term_with_its_words(lang: str) -> None:
    options = GAME.army_options(lang)
    keys = [term.key for term in options.terms]
    assert keys == list(check("sample-french").units[0].facts)
    assert all(term.title and term.about != term.cite for term in options.terms)
    nation, commander = options.army
    assert [one.key for one in nation.choices] == ["british", "french", "other"]
    assert [one.prefix for one in nation.choices] == ["b", "f", "o"]
    assert len({one.colour for one in nation.choices}) == 3
    assert (commander.kind, commander.figure) == ("text", "general")
    assert (options.points, options.least, options.most) == (200, 8, 1500)


def test_each_character_says_what_it_does() -> None:
    about = {term.key: term.about for term in GAME.army_options("en").terms}
    assert "re-rolls one missed shot" in about["sergeant"]
    assert "adds 1 to the strength of its battalion" in about["sergeant"]
    assert "adds 3 in combat by example" in about["officer"]
    assert "2 to tests of Aggression and Resolve" in about["officer"]
    french = {term.key: term.about for term in GAME.army_options("fr").terms}
    assert "ajoute 3 au combat" in french["officer"]


def test_2_1_prices_are_shown_in_both_languages() -> None:
    prices = {}
    for lang in LANGUAGES:
        terms = {term.key: term for term in GAME.army_options(lang).terms}
        qualities = [choice.price for choice in terms["quality"].choices]
        prices[lang] = [*qualities, terms["rifles"].price, terms["drummer"].price]
        prices[lang].append(terms["officer"].price)
    assert prices == {
        "en": [
            "½ point a figure", "1 point a figure", "1½ points a figure", "2 points a figure",
            "1 point a figure", "2 points each", "10 points",
        ],
        "fr": [
            "½ point par homme", "1 point par homme", "1½ point par homme", "2 points par homme",
            "1 point par homme", "2 points chacun", "10 points",
        ],
    }  # fmt: skip


def test_17_1_ready_armies_are_offered_with_what_they_cost() -> None:
    ready = GAME.army_options("fr").ready
    assert [army.key for army in ready] == list(ready_armies())
    assert {army.points for army in ready} == {200}
    vimeiro = next(army for army in ready if army.key == "vimeiro-french")
    assert (vimeiro.about, vimeiro.units) == ("La colline de Vimeiro, 21 août 1808", 5)


# A list judged


def test_2_0_a_list_is_returned_with_its_costs() -> None:
    found = check("british: Mine\ncommander: Hill\n\n24 veterans, light, rifles, drummer: 95th")
    unit = found.units[0]
    assert (found.name, found.facts) == ("Mine", {"nation": "british", "commander": "Hill"})
    assert (unit.id, unit.name, unit.line, unit.points) == ("b1", "95th", 4, 62)
    assert [(part.label, part.value) for part in unit.parts] == [
        ("size and quality", 36), ("rifles", 24), ("drummers", 2),
    ]  # fmt: skip
    assert unit.words == "Veterans, 24 men, line, light, rifles, 1 drummer"
    assert (found.points, found.limit, found.flaws) == (62, 200, [])
    assert found.line == (
        "british: Mine; commander: Hill; b1 24 veterans, light, rifles, drummer: 95th"
    )
    assert found.listing.splitlines() == found.line.split("; ")


@pytest.mark.parametrize("name", ready_armies())
def test_17_2_a_name_a_list_a_line_and_a_code_are_the_same_army(name: str) -> None:
    first = check(name)
    assert first.flaws == [] and first.points == 200
    for text in (first.listing, first.line, first.code):
        again = check(text)
        assert (again.listing, again.line, again.code) == (first.listing, first.line, first.code)
        assert write_army(army_from(text)) == first.listing


def test_2_0_a_battalion_is_described_in_words() -> None:
    text = "french; 32 recrues, 2 tambours, colonne, détache 1; 16 guard, detach 2"
    assert [unit.words for unit in check(text, 200, "fr").units] == [
        "Recrues, 32 hommes, colonne, 2 tambours, 1 tirailleur",
        "Garde, 16 hommes, ligne, 2 tirailleurs",
    ]


COATS = ("red", "blue", "grey", "green", "white", "brown")


def test_every_coat_is_offered_in_both_languages() -> None:
    for lang, first, last in (("en", "As its nation", "Brown"), ("fr", "Comme sa nation", "Bruns")):
        term = GAME.army_options(lang).terms[-1]
        assert (term.key, term.kind, term.usual, term.cite) == ("coat", "colour", "", "")
        assert [choice.key for choice in term.choices] == ["", *COATS]
        titles = [choice.title for choice in term.choices]
        assert (titles[0], titles[-1], len(set(titles))) == (first, last, 7)


@pytest.mark.parametrize("coat", COATS)
def test_a_coat_is_returned_and_costs_nothing(coat: str) -> None:
    plain = check("french; 24 drilled, detach 4; 16 guard")
    found = check(f"french; 24 drilled, {coat} coats, detach 4; 16 guard")
    assert found.line == (
        f"french: French; f1 24 drilled, detach 4, {coat} coats: 1er Bataillon; "
        "f2 16 guard: 2e Bataillon"
    )
    assert [unit.facts["coat"] for unit in found.units] == [coat, ""]
    assert found.units[0].words == f"Drilled, 24 men, line, 4 skirmishers, {coat} coats"
    assert (found.points, found.flaws) == (plain.points, [])
    assert len(found.closed) == len(plain.closed)
    assert check(found.code).listing == found.listing
    spoken = check(found.code, 200, "fr").units[0].words.rpartition(", ")[2]
    assert check(f"french; 24 drilled, {spoken}").units[0].facts["coat"] == coat


def test_a_coat_unknown_or_said_twice_is_a_fault_of_its_line() -> None:
    text = "british: X\n24 drilled, pink coats\n24 drilled, red coats, habits verts"
    known = "red coats, blue coats, grey coats, green coats, white coats, brown coats"
    assert told(check(text)) == [
        (2, [0], "coat", "", f"“pink coats”: expected a coat: {known}."),
        (3, [1], "coat", "", "“habits verts”: the coat is given twice."),
    ]
    assert [flaw.words for flaw in check(text, 200, "fr").flaws] == [
        f"«\xa0pink coats\xa0»\xa0: il faut un habit\xa0: {known}.",
        "«\xa0habits verts\xa0»\xa0: l'habit est donné deux fois.",
    ]


def test_18_1_the_room_they_take_is_given() -> None:
    text = "french\n24 drilled\n24 drilled, column\n24 veterans, light, detach 18"
    units = check(text).units
    rooms = [[(piece.width, piece.depth) for piece in unit.pieces] for unit in units]
    screen_footprint = (9 * 4000 + 8 * 2000, 2000)
    assert rooms == [[(24000, 4000)], [(8000, 12000)], [(8000, 4000), screen_footprint]]
    formed, out = units[2].pieces
    assert (len(formed.figures), formed.loose, formed.dress) == (6, False, ["light"])
    assert (len(out.figures), out.loose, out.x, out.y) == (18, True, 0, 5000)
    bare = check("french\n0 drilled\n4 drilled, detach 9").units[1].pieces
    assert (bare[0].width, bare[0].figures, len(bare[1].figures)) == (0, (), 4)


def test_2_0_all_errors_are_reported_together_in_english() -> None:
    text = (
        "british: X\nB.1 22 heroes, cavalry\nb1 24 veterans, rifles, 3 sergeants\n"
        "b1 48 guard, light; 24 veterans, light; 48 guard\nfrench\n24"
    )
    assert told(check(text)) == [
        (5, [], "nation", "R1 army legality", "The nation is given twice; an army has only one."),
        (2, [0], "id", "", "“b.1”: a short name has 1 to 8 lower-case letters, digits and dashes, "
         "and starts with a letter."),
        (2, [0], "quality", "1.3 quality",
         "“heroes”: expected a quality: recruits, drilled, veterans, guard."),
        (2, [0], "", "", "“cavalry”: expected one of drummer, sergeant, ensign, officer, line, "
         "column, light, rifles, detach 4, green coats."),
        (2, [0], "rankers", "1.1 battalion size", "A battalion has 16 to 48 rankers, in fours."),
        (3, [1], "id", "", "“b1”: two battalions have the same short name."),
        (3, [1], "sergeant", "2.4 sergeants", "A battalion has at most 2 sergeants."),
        (3, [1], "rifles", "R89 list limits", "Only a British light battalion may have rifles."),
        (4, [2], "id", "", "“b1”: two battalions have the same short name."),
        (4, [2], "quality", "R48 light battalion", "A light battalion must be Veterans."),
        (4, [2], "rankers", "R89 list limits",
         "A light battalion has at most 30 figures, 28 in fours."),
        (6, [5], "", "", "“24”: expected a short name, a number and a quality, such as "
         "b1 24 drilled."),
        (0, [2, 3], "light", "R89 list limits", "An army has at most one light battalion."),
        (0, [], "points", "1.4 army total", "146 points over the limit of 200."),
    ]  # fmt: skip


def test_2_0_and_in_french() -> None:
    text = "french: X\n24 drilled, drummer, drummer, detach 9\ncommander:\n24 drilled, 2 officers"
    assert [flaw.words for flaw in check(text, 8, "fr").flaws] == [
        "Un nom a de 1 à 60 lettres.",
        "«\xa0drummer\xa0»\xa0: le tambour est donné deux fois.",
        "Il peut détacher de 0 à 5 tirailleurs.",
        "Un bataillon a au plus 1 officier.",
        "62 points de plus que la limite de 8.",
    ]


WRONG = [
    "", "old-guard", "march1-abc", "french;" + "x" * 4000, "24 drilled;", "french;",
    "french; commander: A; commander: B; 24 guard", "french; 24 drilled, two drummers",
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", WRONG)
def test_2_0_every_error_has_words(text: str, lang: str) -> None:
    flaws = check(text, 200, lang).flaws
    assert flaws and all(flaw.words.endswith(".") for flaw in flaws)


@given(st.text(max_size=300))
def test_2_0_any_text_is_judged(text: str) -> None:
    found = check(text, 200, "fr")
    again = check(found.line)
    assert again.listing == found.listing and again.points == found.points


def test_2_0_a_flood_of_faults_is_cut_short() -> None:
    found = check("british\n" + "a;" * 1500)
    assert len(found.flaws) == 40
    assert len(check("british\n" + "16 recruits;" * 300).units) == 300


@pytest.mark.parametrize("points", [7, 1501, -1])
def test_1_4_other_limits_of_points_are_refused(points: int) -> None:
    with pytest.raises(BadNotation, match="points is a whole number from 8 to 1500"):
        check("sample-french", points)


# What may not be chosen


def test_R89_what_would_be_a_fault_is_closed_with_its_rule() -> None:
    closed = shut(check("british; 48 drilled, 2 drummers, detach 10"), 0)
    assert {key: one.cite for key, one in closed.items()} == {
        ("rankers", 52): "1.1 battalion size",
        ("light", 1): "R48 light battalion",
        ("rifles", 1): "R89 list limits",
        ("drummer", 3): "2.3 drummers",
        ("detached", 11): "R67 skirmish numbers",
    }
    assert closed["drummer", 3].words == "A battalion has at most 2 drummers."


def test_R89_only_what_is_new_closes_a_choice() -> None:
    closed = shut(check("french; 24 veterans, light, rifles; 24 veterans; 16 guard"), 0)
    assert {key[0] for key in closed} == {"quality"}
    assert ("light", 1) in shut(check("french; 24 veterans, light; 24 veterans; 16 guard"), 1)
    second = shut(check("french; 24 veterans, light; 24 veterans"), 1)
    assert second["light", 1].words == "An army has at most one light battalion."


def test_R67_one_may_always_give_something_up() -> None:
    closed = shut(check("british; 24 veterans, light, rifles, detach 18"), 0)
    assert ("rankers", 20) not in closed and ("light", 0) not in closed
    assert ("rankers", 12) in shut(check("british; 16 drilled"), 0)


def test_R1_a_thirteenth_battalion_is_closed() -> None:
    eleven, twelve = ("british" + ";16 recruits" * count for count in (11, 12))
    assert shut(check(eleven), None) == {}
    assert [(one.value, one.cite) for one in shut(check(twelve), None).values()] == [
        (13, "R1 army legality")
    ]


# Share codes


def test_17_2_a_torn_code_is_noticed() -> None:
    code = check("vimeiro-french").code
    assert code.startswith("march1-") and len(code) < len(check("vimeiro-french").line)
    found = list_of(RULES, code[:-3])
    assert isinstance(found, Fault) and found.what == "code"
    with pytest.raises(BadNotation, match="damaged or incomplete"):
        army_from(code[:-3])


def test_17_2_a_code_goes_where_a_list_goes() -> None:
    code = check("barrosa-french").code
    state = GAME.setup("open", {"red-army": code, "blue-army": "sample-british"})
    assert "1er/24e de ligne" in GAME.table(state, None, "en")


# Facts from a screen


@pytest.mark.parametrize("name", ready_armies())
def test_2_0_facts_are_judged_as_the_list_that_they_make(name: str) -> None:
    first = check(name)
    units = [ListUnit(unit.id, unit.name, unit.facts) for unit in first.units]
    again = check(ArmyList(first.name, first.facts, units, []))
    assert (again.listing, again.code, again.points) == (first.listing, first.code, first.points)
    assert told(again) == told(first) == []
    closed = [(one.unit, one.term, one.value, one.words) for one in first.closed]
    assert closed == [(one.unit, one.term, one.value, one.words) for one in again.closed]


def test_2_0_what_is_left_out_of_facts_is_as_usual() -> None:
    units = [ListUnit("f2", "", {}), ListUnit("", "", {"rankers": 16}), ListUnit("", "", {})]
    found = check(ArmyList("", {"nation": "french"}, units, []))
    assert found.line == (
        "french: French; f2 24 drilled: 1er Bataillon; f3 16 drilled: 2e Bataillon; "
        "f4 24 drilled: 3e Bataillon"
    )


def test_2_0_errors_in_facts_are_reported_together() -> None:
    wrong: dict[str, str | int] = {
        "quality": "heroes",
        "rankers": 22,
        "ensign": 2,
        "sabres": 1,
        "light": 7,
    }
    units = [ListUnit("B.1", "x" * 61, wrong), ListUnit("x", "", {"coat": "pink"})]
    found = check(ArmyList(" #;\n", {"nation": "gauls", "commander": "Hill"}, units, []))
    known = "red coats, blue coats, grey coats, green coats, white coats, brown coats"
    assert [(one[1], one[2], one[4]) for one in told(found)][:6] == [
        ([], "nation", "An army begins with its nation: british, french, other."),
        ([0], "name", f"“{'x' * 60}…”: a name has 1 to 60 letters."),
        ([0], "id", "“b.1”: a short name has 1 to 8 lower-case letters, digits and dashes, "
         "and starts with a letter."),
        ([0], "quality", "“heroes”: expected a quality: recruits, drilled, veterans, guard."),
        ([0], "", "“sabres”: expected one of "
         "detached, coat, quality, rankers, light, rifles, drummer, sergeant, ensign, officer, "
         "formation."),
        ([0], "light", "“7”: expected a whole number."),
    ]  # fmt: skip
    assert ([1], "coat", f"“pink”: expected a coat: {known}.") in [
        (one[1], one[2], one[4]) for one in told(found)
    ]
    assert found.listing.startswith("other: Other\ncommander: Hill\no1 22 drilled")
