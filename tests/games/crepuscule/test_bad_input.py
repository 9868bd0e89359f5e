"""Bad input is refused with a sentence that says what, where, by how much and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim
from grognard.games.crepuscule.chapters.artillery.estimates import Estimates
from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.kinds import BALL, FLEEING, FRONT
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.text.notation import parse
from grognard.kernel.decision import Decision
from grognard.kernel.refusal import BadData, BadNotation, IllegalAction
from grognard.kernel.umpire import submit
from grognard.lexicon import LANGUAGES
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battery,
    battle,
    officer,
    run,
    squadron,
)

# Army lists

HEAD = "french: A; general: X; "
LISTS = [
    (HEAD + "f1 line 24: L; f2 line 30: M; f3 line 30: N; f4 line 30: O; f5 line 30: P", "D-205"),
    (HEAD + "f1 line 24, echelon: L", "C-INF-8"),
    (HEAD + "f1 line 99: L", "C-GEN-3"),
    (HEAD + "f1 line 24, sappers 13: L", "C-ENG-1"),
    (HEAD + "h1 hussars 8, elites 3: H; f1 line 24: L", "D-116"),
    ("french: A; f1 line 24: L", "C-OFF-1"),
    (HEAD + "f1 line 24: L; g1 heavy-battery 5: G", "C-ART-31"),
]


@pytest.mark.parametrize(("text", "cite"), LISTS)
@pytest.mark.parametrize("side", ["south-army", "north-army"])
def test_a_list_beyond_its_points_or_limits_names_side_and_rule(
    text: str, cite: str, side: str
) -> None:
    with pytest.raises(BadNotation) as wrong:
        GAME.setup("open-field", {side: text})
    for lang in LANGUAGES:
        said = wrong.value.expected_in(lang)
        assert side in said and cite in said and len(said) > 30


def test_d_205_a_list_over_its_points_says_by_how_much() -> None:
    with pytest.raises(BadNotation) as wrong:
        GAME.setup("open-field", {"south-army": LISTS[0][0]})
    assert "88 points over the limit of 1000" in wrong.value.expected_in("en")
    assert "88 points de plus que la limite de 1000" in wrong.value.expected_in("fr")


@pytest.mark.parametrize(
    ("key", "value"),
    [("points", "17"), ("points", "many"), ("turns", "31"), ("stars", "none"), ("carbine", "on")],
)
def test_an_option_that_is_none_is_named(key: str, value: str) -> None:
    with pytest.raises((BadNotation, BadData)) as wrong:
        GAME.setup("open-field", {key: value})
    assert key in str(wrong.value)


# Orders


def field(**more: Any) -> Battle:
    return battle(
        [
            battalion("f1", at=(24, 12)),
            battery("fb", at=(40, 12)),
            squadron("f2", at=(56, 12), marks=FLEEING),
            battalion("f3", at=(10, 12)),
            battalion("a1", ALLIED, (24, 40)),
            battalion("a3", ALLIED, (10, 12)),
            battalion("a2", ALLIED, (60, 44)),
        ],
        [officer("ney", at=(30, 4)), officer("picton", ALLIED, (30, 44))],
        **more,
    )


def asked(step: Decision, **more: Any) -> Battle:
    b = field(**more)
    b.touch(Contact(5, 3, FRONT, 0, 1))
    b.pending = step
    return b


def refused(b: Battle, text: str) -> tuple[str, str]:
    """The sentence in both languages; nothing has changed."""
    action = parse(b, text)
    before = GAME.write(b)
    with pytest.raises(IllegalAction) as wrong:
        submit(b, action)
    assert GAME.write(b) == before
    said = [GAME.reason(b, action, wrong.value.refusal, lang) for lang in LANGUAGES]
    assert all(one.startswith(wrong.value.refusal.cite.split()[0]) for one in said)
    assert said[0] != said[1]
    return said[0], said[1]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("form f1 assault-column files 3", ["C-INF-3", "3"]),
        ("form f1 foragers", ["C-INF-8"]),
        ("form f1 echelon", ["C-INF-8"]),
        ("form f1 line", ["C-INF-8"]),
    ],
)
def test_impossible_formations(text: str, told: list[str]) -> None:
    said = refused(asked(ChooseOrder(0)), text)
    assert all(one in said[0] for one in told[1:])


@pytest.mark.parametrize("text", ["march f2 advance 4", "form f2 march-column", "withdraw f2"])
def test_d_169_no_order_to_units_that_flee(text: str) -> None:
    said = refused(asked(ChooseOrder(0)), text)
    assert said[0].startswith("D-169") and "flee" in said[0] and "fuit" in said[1]


@pytest.mark.parametrize("text", ["march f3 advance 4", "form f3 assault-column", "withdraw f3"])
def test_w_chg_4_no_order_to_units_that_fight(text: str) -> None:
    said = refused(asked(ChooseOrder(0)), text)
    assert said[0].startswith("W-CHG-4") and "a3" in said[0] and "a3" in said[1]


@pytest.mark.parametrize("text", ["march a1 advance 4", "march f1 advance 99", "march f1 back 40"])
def test_c_inf_7_nor_to_enemies_nor_beyond_what_it_can(text: str) -> None:
    refused(asked(ChooseOrder(0)), text)


@pytest.mark.parametrize("text", ["charge f2 > a1", "charge f3 > a1", "charge f1 > f3"])
def test_p_03_no_charge_of_fugitives_or_fighters_nor_at_friends(text: str) -> None:
    refused(asked(ChooseCharge(0)), text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("aim fb > a2 canister", "the limit is 13 in"),
        ("aim fb > a1 shell", "C-ART"),
        ("aim fb > a3 ball", "D-46"),
        ("aim f1 > a1 ball", "C-"),
        ("aim fb > f1 ball", "C-"),
    ],
)
def test_an_aim_beyond_range_or_sight(text: str, told: str) -> None:
    assert told in refused(asked(ChooseAim(0, [])), text)[0]


def test_an_aim_at_what_is_not_seen() -> None:
    b = battle(
        [
            battery("fb", at=(40, 4)),
            battalion("a1", ALLIED, (40, 20)),
            battalion("a2", ALLIED, (40, 24), figures=12),
        ]
    )
    b.pending = ChooseAim(0, [])
    assert "A1 is in the way" in refused(b, "aim fb > a2 ball")[0]


# Estimates


def guessing() -> Battle:
    b = field()
    run(b, Estimates([1, 4, BALL, 0, 0]))
    return b


@pytest.mark.parametrize("text", ["estimate far", "estimate 12.5", "estimate -3", "estimate 1e2"])
def test_d_142_an_estimate_that_is_no_number_is_not_read(text: str) -> None:
    b = guessing()
    before = GAME.write(b)
    with pytest.raises(BadNotation) as wrong:
        GAME.parse(b, text)
    assert "whole inches" in wrong.value.expected_in("en")
    assert "pouces" in wrong.value.expected_in("fr") and GAME.write(b) == before


@pytest.mark.parametrize("text", ["estimate 37", "estimate 9999", "estimate", "estimate 3 4"])
def test_d_142_an_estimate_beyond_the_gun_or_one_too_many(text: str) -> None:
    b = guessing()
    action = GAME.parse(b, text)
    decision = b.pending
    assert isinstance(decision, Decision)
    found = decision.why_not(b, action)
    assert found is not None and found.cite == "D-142"
    assert decision.why_not(b, GAME.parse(b, "estimate 36")) is None
    for lang in LANGUAGES:
        assert GAME.reason(b, action, found, lang).startswith("D-142")
