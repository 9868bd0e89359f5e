"""Chapters 1, 2 and 17: what armies cost, what they may hold, how their lists are written."""

from __future__ import annotations

import pytest

from grognard.games.march.armies.armies import army_cost, army_faults, roster_cost, roster_faults
from grognard.games.march.armies.army_rules import RULES
from grognard.games.march.armies.lists import (
    army_from,
    read_army,
    ready_armies,
    write_army,
    write_army_line,
)
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import (
    BRITISH,
    COATS,
    DRILLED,
    FRENCH,
    GUARD,
    OTHER,
    QUALITIES,
    RECRUITS,
    VETERANS,
    Army,
    Roster,
)
from grognard.kernel.refusal import BadNotation

SIZES = (16, 20, 24, 28, 32, 36, 40, 44, 48)
TABLE = {
    RECRUITS: (8, 10, 12, 14, 16, 18, 20, 22, 24),
    DRILLED: (16, 20, 24, 28, 32, 36, 40, 44, 48),
    VETERANS: (24, 30, 36, 42, 48, 54, 60, 66, 72),
    GUARD: (32, 40, 48, 56, 64, 72, 80, 88, 96),
}


def roster(
    rankers: int = 24,
    quality: int = DRILLED,
    staff: tuple[int, int, int, int] = (0, 0, 0, 0),
    *,
    light: bool = False,
    rifles: bool = False,
    detached: int = 0,
    id: str = "b1",
) -> Roster:
    return Roster(id, "A battalion", quality, rankers, list(staff), light, rifles, LINE, detached)


def faults(one: Roster, nation: int = BRITISH) -> list[str]:
    return [fault.cite for fault in roster_faults(nation, one)]


def army(*battalions: Roster, nation: int = BRITISH) -> Army:
    return Army("An army", nation, "", list(battalions))


def problem(text: str, points: int = 200) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        read_army(text, points)
    return caught.value


# 1 The frame


@pytest.mark.parametrize("rankers", SIZES)
def test_1_1_a_battalion_has_16_to_48_rankers_in_fours(rankers: int) -> None:
    assert faults(roster(rankers)) == []


@pytest.mark.parametrize("rankers", [0, 12, 15, 18, 47, 49, 52])
def test_1_1_other_sizes_are_refused(rankers: int) -> None:
    assert faults(roster(rankers)) == ["1.1 battalion size"]


def test_1_2_characters_come_on_top_of_the_rankers() -> None:
    one = roster(16, staff=(2, 2, 1, 1))
    assert faults(one) == [] and one.rankers == 16
    assert roster_cost(one).total == 16 + 4 + 8 + 6 + 10


def test_1_3_a_battalion_is_of_one_of_four_qualities() -> None:
    for quality, name in enumerate(QUALITIES):
        assert read_army(f"british; 16 {name}").battalions[0].quality == quality
    assert "expected a quality: recruits, drilled, veterans, guard (1.3)" in str(
        problem("british; 16 heroes")
    )


def test_1_4_an_army_costs_at_most_200_points() -> None:
    assert army_cost(army(roster(48, GUARD), roster(48, GUARD, id="b2"))) == 192
    full = army(roster(48, GUARD), roster(48, GUARD), roster(16, RECRUITS))
    assert army_cost(full) == 200 and army_faults(full) == []
    over = army(roster(48, GUARD), roster(48, GUARD), roster(20, RECRUITS))
    assert [(f.cite, f.value, RULES.words(f, "en")) for f in army_faults(over)] == [
        ("1.4 army total", "202 points", "2 points over the limit of 200")
    ]
    assert army_faults(over, 202) == []


# 2 Costs


@pytest.mark.parametrize("quality", TABLE)
def test_2_1_the_cost_table(quality: int) -> None:
    costs = [roster_cost(roster(rankers, quality)).total for rankers in SIZES]
    assert tuple(costs) == TABLE[quality]


def test_2_2_rifles_cost_a_point_a_figure() -> None:
    plain = roster(24, VETERANS, light=True)
    rifles = roster(24, VETERANS, light=True, rifles=True)
    assert roster_cost(rifles).total == roster_cost(plain).total + 24


def test_2_2_rifles_are_for_british_light_troops_alone_R89() -> None:
    light = roster(24, VETERANS, light=True, rifles=True)
    assert faults(light) == []
    assert faults(light, FRENCH) == ["R89 list limits"]
    assert faults(light, OTHER) == ["R89 list limits"]
    assert faults(roster(24, VETERANS, rifles=True)) == ["R89 list limits"]


@pytest.mark.parametrize(
    ("number", "character", "most", "price", "cite"),
    [
        ("2.3", 0, 2, 2, "2.3 drummers"),
        ("2.4", 1, 2, 4, "2.4 sergeants"),
        ("2.5", 2, 1, 6, "2.5 ensign"),
        ("2.6", 3, 1, 10, "2.6 officer"),
    ],
)
def test_2_3_each_character_has_its_price_and_its_number(
    number: str, character: int, most: int, price: int, cite: str
) -> None:
    staff = [0, 0, 0, 0]
    bare = roster_cost(roster()).total
    for count in range(1, most + 1):
        staff[character] = count
        one = roster(staff=(staff[0], staff[1], staff[2], staff[3]))
        assert faults(one) == [] and roster_cost(one).total == bare + count * price
    staff[character] = most + 1
    assert faults(roster(staff=(staff[0], staff[1], staff[2], staff[3]))) == [cite]
    assert cite.startswith(number)


@pytest.mark.parametrize("words", ["2 buglers", "2 trumpeters", "2 clairons", "2 trompettes"])
def test_2_3_a_light_battalion_has_a_bugler_for_its_drummer(words: str) -> None:
    assert read_army(f"british; 24 veterans, light, {words}").battalions[0].characters[0] == 2


def test_2_4_a_third_sergeant_is_refused_R89() -> None:
    assert str(problem("british\nb1 24 drilled, 3 sergeants")) == (
        "line 2: '3 sergeants': a battalion has at most 2 sergeants (2.4)"
    )


def test_2_5_two_british_ensigns_count_and_cost_as_one_R3() -> None:
    one = read_army("british; 24 drilled, 2 ensigns").battalions[0]
    assert one.characters[2] == 1 and roster_cost(one).total == 24 + 6
    for nation in ("french", "other"):
        bad = problem(f"{nation}; 24 drilled, 2 ensigns")
        assert bad.expected == "a battalion has at most 1 ensign (2.5)"
    assert problem("british; 24 drilled, 3 ensigns").value == "3 ensigns"


def test_2_6_a_second_officer_is_refused_R89() -> None:
    assert problem("french; 24 drilled, 2 officers").expected == (
        "a battalion has at most 1 officer (2.6)"
    )


def test_2_1_the_cost_shows_its_parts() -> None:
    cost = roster_cost(roster(24, VETERANS, (1, 0, 0, 1), light=True, rifles=True), keep=True)
    assert cost.lines == [
        ("2.1 cost table", 36),
        ("2.2 rifles", 24),
        ("2.3 drummers", 2),
        ("2.6 officer", 10),
    ]


# The rulings


def test_R1_an_army_has_one_to_twelve_battalions() -> None:
    few = [roster(16, RECRUITS, id=f"b{i}") for i in range(13)]
    assert army_faults(army(few[0])) == [] and army_faults(army(*few[:12])) == []
    assert [fault.cite for fault in army_faults(army())] == ["R1 army legality"]
    assert [fault.value for fault in army_faults(army(*few))] == ["13 battalions"]


def test_R1_an_army_is_of_one_nation() -> None:
    assert str(problem("british; 24 drilled\nfrench; 24 drilled")) == (
        "line 2: 'french': the nation is given twice; an army has only one (R1)"
    )
    assert "an army begins with its nation: british, french, other (R1)" in str(
        problem("b1 24 guard")
    )


def test_R2_the_supreme_commander_is_free_and_alone() -> None:
    named = read_army("british; commander: Hill; 24 drilled")
    assert named.commander == "Hill" and army_cost(named) == 24
    assert read_army("british; 24 drilled").commander == ""
    assert "an army has one Supreme Commander (R2)" in str(
        problem("british; commander: Hill; commander: Fane; 24 drilled")
    )


def test_R48_a_light_battalion_is_of_veterans() -> None:
    for quality in (RECRUITS, DRILLED, GUARD):
        assert faults(roster(24, quality, light=True)) == ["R48 light battalion"]
    assert faults(roster(24, VETERANS, light=True), FRENCH) == []


def test_R67_at_most_a_fifth_may_be_sent_out() -> None:
    for rankers, most in zip(SIZES, (4, 4, 5, 6, 7, 8, 8, 9, 10), strict=True):
        assert faults(roster(rankers, detached=most)) == []
        assert faults(roster(rankers, detached=most + 1)) == ["R67 skirmish numbers"]


def test_R68_of_a_light_battalion_three_quarters() -> None:
    for rankers, most in ((16, 12), (20, 15), (24, 18), (28, 21)):
        assert faults(roster(rankers, VETERANS, light=True, detached=most)) == []
        over = faults(roster(rankers, VETERANS, light=True, detached=most + 1))
        assert over == ["R67 skirmish numbers"]


def test_R89_a_light_battalion_has_at_most_28_rankers() -> None:
    assert faults(roster(28, VETERANS, light=True)) == []
    assert faults(roster(32, VETERANS, light=True)) == ["R89 list limits"]


def test_R121_characters_are_no_figures_of_a_light_battalion_and_carry_no_rifles() -> None:
    army = read_army(
        "british: Light; 28 veterans, light, rifles, 2 drummers, 2 sergeants, ensign, officer", 200
    )
    roster = army.battalions[0]
    assert roster.rankers + sum(roster.characters) == 34
    assert dict(roster_cost(roster, True).lines)["2.2 rifles"] == 28


def test_R89_an_army_has_at_most_one_light_battalion() -> None:
    one, other = (roster(16, VETERANS, light=True, id=id) for id in ("b1", "b2"))
    assert army_faults(army(one, roster(id="b3"))) == []
    assert [(f.cite, f.value) for f in army_faults(army(one, other))] == [
        ("R89 list limits", "b1, b2")
    ]


def test_R89_196_and_199_points_are_legal_and_201_are_not() -> None:
    base = [roster(48, GUARD), roster(48, GUARD, id="b2")]
    for count, points in ((2, 196), (0, 192)):
        some = army(roster(48, GUARD, (count, 0, 0, 0)), base[1])
        assert army_cost(some) == points and army_faults(some) == []
    assert army_faults(army(*base), 192) == [] and len(army_faults(army(*base), 191)) == 1
    assert str(problem("british; 48 guard; 48 guard; 20 recruits")) == (
        "'202 points': 2 points over the limit of 200 (1.4)"
    )


# 17 The examples of the book


def test_17_1_the_british_example_costs_200_points() -> None:
    british = ready_armies()["sample-british"]
    assert [roster_cost(one).total for one in british.battalions] == [52, 48, 34, 52, 14]
    assert [one.rankers for one in british.battalions] == [36, 36, 40, 28, 20]
    assert army_cost(british) == 200 and british.nation == BRITISH


def test_17_2_the_french_example_costs_200_points() -> None:
    french = ready_armies()["sample-french"]
    assert [roster_cost(one).total for one in french.battalions] == [32, 40, 36, 92]
    assert french.battalions[3].characters == [2, 2, 1, 1]
    assert army_cost(french) == 200 and french.nation == FRENCH


def test_17_1_every_ready_army_costs_exactly_200_points() -> None:
    known = ready_armies()
    assert sorted(known) == [
        f"{battle}-{nation}"
        for battle in ("barrosa", "sample", "vimeiro")
        for nation in ("british", "french")
    ]
    assert {army_cost(one) for one in known.values()} == {200}


# 2 Lists as text


@pytest.mark.parametrize("name", ready_armies())
def test_2_0_a_list_is_written_as_it_is_read(name: str) -> None:
    one = ready_armies()[name]
    assert write_army(read_army(write_army(one))) == write_army(one)
    assert write_army(read_army(write_army_line(one))) == write_army(one)
    assert "\n" not in write_army_line(one)


def test_2_0_a_list_holds_everything_of_a_battalion() -> None:
    text = (
        "british: Light brigade\ncommander: Craufurd\n"
        "b95 24 veterans, light, rifles, 2 drummers, sergeant, ensign, officer, column, "
        "detach 18: 95th Rifles\n"
    )
    one = read_army(text).battalions[0]
    assert (one.id, one.name, one.rankers, one.quality) == ("b95", "95th Rifles", 24, VETERANS)
    assert one.characters == [2, 1, 1, 1] and one.light and one.rifles
    assert (one.formation, one.detached) == (COLUMN, 18)
    assert write_army(read_army(text)) == text


def test_2_0_ids_and_names_may_be_left_out() -> None:
    british = read_army("british; 16 drilled; 16 drilled; 16 drilled; 16 drilled")
    assert [one.id for one in british.battalions] == ["b1", "b2", "b3", "b4"]
    assert [one.name for one in british.battalions] == [
        "1st Battalion", "2nd Battalion", "3rd Battalion", "4th Battalion",
    ]  # fmt: skip
    french = read_army("french; 16 drilled; 16 drilled")
    assert [one.name for one in french.battalions] == ["1er Bataillon", "2e Bataillon"]
    assert french.name == "French"
    assert read_army("other; 16 drilled").battalions[0].name == "Battalion 1"


def test_2_0_french_words_and_capitals_are_understood() -> None:
    text = "Français : Garde\nCommandant : Cambronne\n24 Vétérans, Tambour, 2 Sergents, Colonne"
    one = read_army(text)
    assert write_army_line(one) == (
        "french: Garde; commander: Cambronne; "
        "f1 24 veterans, drummer, 2 sergeants, column: 1er Bataillon"
    )
    assert read_army("other; 16 recrues, ligne, détache 4").battalions[0].detached == 4


@pytest.mark.parametrize(
    ("item", "value", "expected"),
    [
        ("18 drilled", "18", "a battalion has 16 to 48 rankers, in fours (1.1)"),
        ("24", "24", "expected a short name, a number and a quality, such as b1 24 drilled"),
        ("b1 x drilled", "x", "expected a whole number"),
        ("12345 drilled", "12345", "expected a whole number"),
        ("B.1 24 drilled", "b.1", "a short name has 1 to 8 lower-case letters, digits and dashes"),
        ("british 24 drilled", "british", "a short name has 1 to 8"),
        ("24 drilled, cavalry", "cavalry", "expected one of drummer, sergeant, ensign, officer"),
        ("24 drilled, two drummers", "two", "expected a whole number"),
        ("24 drilled, a b c", "a b c", "expected one of drummer"),
        ("24 drilled,", "", "expected one of drummer"),
        ("24 drilled, drummer, drummer", "drummer", "drummer is given twice"),
        ("24 drilled, line, column", "column", "the formation is given twice"),
        ("24 drilled, detach 6", "6", "it may send out 0 to 5 skirmishers (R67)"),
        ("24 drilled, light", "drilled", "a light battalion must be Veterans (R48)"),
        ("32 veterans, light", "32", "at most 30 figures, 28 in fours (R89)"),
        ("24 veterans, rifles", "rifles", "only a British light battalion may have rifles (R89)"),
        ("24 drilled: ", "", "a name has 1 to 60 letters"),
        (f"24 drilled: {'x' * 61}", "x" * 61, "a name has 1 to 60 letters"),
        ("24 drilled: bell\x07", "bell\x07", "a name has 1 to 60 letters"),
    ],
)
def test_2_0_what_is_wrong_is_named_with_its_line(item: str, value: str, expected: str) -> None:
    bad = problem(f"# an army\nbritish\n{item}")
    assert (bad.line, bad.value) == (3, value)
    assert expected in bad.expected


def test_2_0_two_battalions_with_one_id_are_refused() -> None:
    assert str(problem("british\nb1 16 drilled\nb1 16 drilled")) == (
        "line 3: 'b1': two battalions have the same short name"
    )


def test_2_0_a_name_of_sixty_letters_is_still_read() -> None:
    assert read_army(f"british; 24 drilled: {'x' * 60}").battalions[0].name == "x" * 60


def test_2_0_an_endless_list_is_refused() -> None:
    assert "a list has at most 4000" in str(problem("british\n" + "#" * 4000))


@pytest.mark.parametrize(
    ("words", "coat"),
    [("green coats", 4), ("Green Coat", 4), ("habits verts", 4), ("gray coats", 3), ("line", 0)],
)
def test_a_list_names_the_coats_of_a_battalion(words: str, coat: int) -> None:
    one = read_army(f"british; b50 32 veterans, drummer, {words}: 50th Foot")
    assert one.battalions[0].coat == coat
    line = "b50 32 veterans, drummer" + (f", {COATS[coat]} coats" if coat else "")
    assert write_army(one) == f"british: British\n{line}: 50th Foot\n"


@pytest.mark.parametrize("words", ["pink coats", "habits roses", "green coats, red coats"])
def test_a_coat_unknown_or_a_second_one_is_refused_with_its_line(words: str) -> None:
    error = problem(f"british\n24 drilled, {words}")
    assert error.line == 2 and "coat" in error.expected


def test_2_0_an_army_goes_by_its_name_or_is_a_list() -> None:
    assert army_from("sample-french") is ready_armies()["sample-french"]
    assert army_from("british; 24 drilled").battalions[0].rankers == 24
    with pytest.raises(
        BadNotation, match=r"'old-guard': no such army; ready armies: barrosa-british"
    ):
        army_from("old-guard")
    with pytest.raises(BadNotation, match=r"'200 points': 50 points over the limit of 150"):
        army_from("sample-french", 150)
