"""The builder and the printed roster: profiles, arms, and the troops offered to each army."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.armies.army_rules import RULES
from grognard.miniatures.armies.army_check import army_check
from grognard.miniatures.contract.army import CheckedUnit, Term

TROOPS: Term = next(term for term in RULES.unit_forms("en") if term.key == "troops")


def unit(nation: str, line: str, lang: str = "en") -> CheckedUnit:
    return army_check(RULES, f"{nation}: A\ngeneral: G\n{line}: U", 2000, lang).units[0]


def numbers(found: CheckedUnit) -> dict[str, str]:
    assert found.profile is not None
    return dict(found.profile.numbers)


def test_w_pro_1_a_unit_has_the_profile_of_its_list() -> None:
    told = numbers(unit("french", "u old-guard 24"))
    assert told == {
        "M": "4″",
        "WS": "4",
        "BS": "4",
        "S": "3",
        "T": "3",
        "W": "1",
        "I": "4",
        "A": "1",
        "Ld": "9",
        "Sv": "–",
    }
    assert numbers(unit("french", "u cuirassiers 8"))["Sv"] == "5+"
    assert numbers(unit("french", "u light-infantry 24"))["M"] == "4″ (5″)"
    assert list(numbers(unit("french", "u line 24", "fr")))[1:3] == ["CC", "CT"]


@pytest.mark.parametrize(
    ("nation", "line", "words"),
    [
        ("french", "u line 24", "Line, musket 18″ S3, bayonet, 8 skirmishers to detach"),
        ("british", "u rifles 12", "Elite, rifle 30″ S4, bayonet, light infantry"),
        ("french", "u cuirassiers 8", "Line, sabre, impact 3, pistols"),
        ("russian", "u opolchenie 20", "Militia, pike"),
        (
            "french",
            "u medium-battery 4",
            "Gun T7, 4 wounds, ball S7 to 36″, canister S4 to 8″, veterans",
        ),
        (
            "french",
            "u howitzers 3",
            "Gun T7, 3 wounds, shell S3 (6 under the centre) to 36″, veterans",
        ),
    ],
)
def test_c_wpn_4_c_art_16_arms_are_shown_with_range_and_strength(
    nation: str, line: str, words: str
) -> None:
    profile = unit(nation, line).profile
    assert profile is not None and profile.words == words


def test_c_off_1_officers_have_profiles_too() -> None:
    army = army_check(RULES, "french-1815-2000", 2000, "en")
    told = [group.profile for group in army.groups]
    assert [one.words for one in told if one] == [
        "Commands within 12″",
        *["Commands within 6″"] * 3,
    ]
    assert [dict(one.numbers)["W"] for one in told if one] == ["2", "2", "2", "1"]


# Which armies troops are for


def offered(nation: str) -> dict[str, str]:
    facts: dict[str, str | int] = {"nation": nation}
    return {one.key: one.price for one in TROOPS.choices if one.only and one.only.holds(facts)}


def test_d_205_an_army_is_offered_the_troops_of_its_nation_at_its_price() -> None:
    assert "rifles" in offered("british") and "rifles" not in offered("french")
    assert "light-battery" not in offered("british")
    assert (offered("french")["line"], offered("austrian")["line"]) == (
        "7 points a figure",
        "6 points a figure",
    )
    for nation in ("french", "british", "prussian", "austrian", "russian"):
        keys = [
            one.key for one in TROOPS.choices if one.only and one.only.holds({"nation": nation})
        ]
        assert len(keys) == len(set(keys))


def test_what_is_there_for_several_nations_is_kept_in_each() -> None:
    facts = unit("british", "u line 24").facts
    for nation in ("british", "french"):
        assert RULES.fitting(facts, {"nation": nation})["troops"] == "line"
    assert RULES.fitting({**facts, "troops": "rifles"}, {"nation": "french"})["troops"] == "line"
    assert RULES.fitting({**facts, "troops": "rifles"}, {"nation": "british"})["troops"] == "rifles"


# Ready armies


@pytest.mark.parametrize("points", [1000, 2000])
def test_each_nation_has_two_ready_armies_for_a_battle_of_these_points(points: int) -> None:
    for nation in ("french", "british", "prussian", "austrian", "russian"):
        found = [
            key
            for key, army in RULES.ready().items()
            if army.facts["nation"] == nation
            and RULES.size(army) == points
            and not army_check(RULES, key, points, "en").flaws
            and key.startswith(nation)
        ]
        assert len(found) >= 2, nation
