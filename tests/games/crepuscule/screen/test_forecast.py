"""What is shown before an answer is given: bars that add up to one, sentences in both languages."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim
from grognard.games.crepuscule.chapters.artillery.estimates import ChooseEstimates
from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.charging.reactions import ChooseReaction
from grognard.games.crepuscule.chapters.officers.charged import ChooseAnswer, ChooseRefuge
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import (
    DEFEND,
    EVADE,
    STAY,
    SURRENDER,
    Charge,
    ChargeOfficer,
    Form,
    React,
    Ride,
)
from grognard.games.crepuscule.model.combat_actions import (
    Aim,
    Estimate,
    Shoot,
    Snipe,
    Volley,
)
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CHARGING,
    HOLD,
    HOLD_AND_FIRE,
    HOLLOW,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.screen.foretelling.outlooks import outlooks
from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action, Decision
from grognard.lexicon import LANGUAGES
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    battalion,
    battery,
    battle,
    officer,
    squadron,
)
from tests.laws.walks import walk


def asked(units: list[Troops], decision: Decision, by_eye: str = "off") -> Battle:
    b = battle(units, [officer("hill", ALLIED, at=(30, 20))], by_eye=by_eye)
    b.pending = decision
    return b


def told(
    b: Battle, action: Action, lang: str = "en"
) -> tuple[Forecast, dict[str, float], Forecast | None]:
    found, back = GAME.forecast(b, action, lang)
    assert found is not None
    return found, {words: float(chance) for words, chance in found.meanings}, back


def line_and_enemy(at: tuple[float, float] = (24, 20)) -> list[Troops]:
    return [battalion("f1"), battalion("a1", ALLIED, at=at, figures=10, ld=6)]


def test_c_man_1_an_order_shows_its_test_and_its_repeats() -> None:
    found, meanings, _ = told(asked(line_and_enemy(), ChooseOrder(FRENCH)), Form(0, HOLLOW))
    assert [label for label, _ in found.bars] == ["Passes", "Fails"]
    assert meanings["F1 passes, counting repeats at −2 each"] > float(found.bars[0][1])


def test_c_inf_11_a_shot_shows_losses_panic_and_the_reply() -> None:
    found, meanings, back = told(asked(line_and_enemy(), ChooseShot(FRENCH)), Shoot(0, 1))
    assert found.faces == [5, 6] or found.faces == [4, 5, 6]
    assert sum(chance for _, chance in found.bars) == 1
    assert meanings["A1 panics"] < meanings["A1 has to test for panic"]
    assert any("trials" in words for words in meanings)
    assert back is not None and back.title == "A1 returns fire"


def test_c_inf_12_commanded_fire_counts_its_test() -> None:
    b = asked(line_and_enemy(), ChooseShot(FRENCH))
    _, meanings, _ = told(b, Volley(0, 1))
    assert 0 < meanings["F1 gives commanded fire"] < 1


def test_c_off_3_a_shot_at_an_officer_shows_whether_he_falls() -> None:
    b = asked([battalion("f1", at=(30, 12)), battalion("a1", ALLIED)], ChooseShot(FRENCH))
    _, meanings, _ = told(b, Snipe(0, 0))
    assert meanings["Hill falls"] < meanings["Hill is wounded"]


def test_p_03_a_charge_shows_every_reaction() -> None:
    units = [squadron("f1"), battalion("a1", ALLIED, at=(24, 24))]
    found, _, back = told(asked(units, ChooseCharge(FRENCH)), Charge(0, 1, 0))
    assert found.bars[0][0] == "Charges"
    assert back is not None
    said = [words for words, _ in back.meanings]
    assert "It forms a hollow square: f1 makes contact" in said
    assert "It flees: f1 runs it down" in said


def test_p_04_a_reaction_shows_its_fire_and_the_charge_as_it_comes() -> None:
    units = [battalion("f1"), squadron("a1", ALLIED, at=(24, 24), marks=CHARGING)]
    b = asked(units, ChooseReaction(FRENCH))
    b._edit(1).charge = 0
    found, meanings, back = told(b, React(0, HOLD_AND_FIRE))
    assert found.dice == 0
    assert meanings["A1 makes contact with f1"] < 1
    assert back is not None and back.title == "F1 fires at a1"


def test_c_off_5_a_charge_at_an_officer_shows_each_of_his_answers() -> None:
    units = [battalion("f1", at=(30, 15)), battalion("a1", ALLIED, at=(60, 40))]
    b = asked(units, ChooseCharge(FRENCH))
    found, _, back = told(b, ChargeOfficer(0, 0, 0))
    assert found.bars and back is not None
    said = {words: float(chance) for words, chance in back.meanings}
    assert said["He surrenders: hill is reached"] == 1
    assert "He withdraws: hill is reached" in said and "… but beats them off" in said
    assert "charge f1 > hill" in [one.action for one in outlooks(b, b.units[0], "en")]


def test_d_108_each_answer_of_a_charged_officer_is_shown() -> None:
    b = asked([battalion("f1", at=(30, 15))], ChooseAnswer(ALLIED, 0))
    b.declare_on(0, 0, 0)
    for lang, reached in (("en", "Hill is reached"), ("fr", "Hill est rejoint")):
        for answer in (EVADE, DEFEND, SURRENDER):
            assert reached in told(b, answer, lang)[1]
    assert told(b, SURRENDER)[1]["… and is taken"] == 1
    b.pending = ChooseRefuge(ALLIED, 0, 2540 * 9)
    assert told(b, STAY)[1]["Hill is reached"] == 1
    assert told(b, Ride(0, b.officers[0].x, 2540 * 28))[1] == {"Hill is reached": 0}


def test_d_24_a_charge_that_falls_short_is_reported() -> None:
    units = [battalion("f1"), battalion("a1", ALLIED, at=(24, 24))]
    _, _, back = told(asked(units, ChooseCharge(FRENCH)), Charge(0, 1, 0))
    assert back is not None
    said = {words: float(chance) for words, chance in back.meanings}
    assert said["It holds: f1 does not reach it"] == 1
    b = asked([battalion("f1"), battalion("a1", ALLIED, at=(24, 24))], ChooseReaction(FRENCH))
    b.mark(1, CHARGING)
    b._edit(1).charge = 0
    assert told(b, React(0, HOLD))[1] == {"A1 does not reach f1": 1}


def guns() -> list[Troops]:
    return [battery("fb"), battalion("a1", ALLIED, at=(24, 32))]


def test_c_art_14_an_aim_shows_estimate_by_estimate() -> None:
    found, meanings, _ = told(asked(guns(), ChooseAim(FRENCH, [])), Aim(0, 1, BALL))
    assert found.chart is not None
    assert [row.label for row in found.chart.rows] == ["8", "10", "12", "14", "16", "18", "20"]
    assert [row.label for row in found.chart.rows if row.lit] == ["12"]
    assert meanings["Misfire"] == pytest.approx(1 / 6, abs=1e-5)


def test_d_142_estimates_show_what_each_gun_hits() -> None:
    b = asked(guns(), ChooseEstimates(FRENCH, [0, 1, BALL, 0, 0]))
    near = told(b, Estimate([12]))[1]
    far = told(b, Estimate([30]))[1]
    assert near["A1 is hit if you estimate 12"] > far["A1 is hit if you estimate 30"]
    assert GAME.forecast(b, Estimate([1, 2]), "en") == (None, None)


@pytest.mark.parametrize("scenario", ["training", "plancenoit"])
def test_every_answer_of_a_battle_can_have_a_forecast(scenario: str) -> None:
    """Bars make one, and chances are chances, in both languages."""
    kinds: set[type[Action]] = set()
    for s in walk(GAME, scenario, {"turns": "3"}, 5):
        if not isinstance(s.pending, Decision):
            continue
        for action in s.pending.legal(s):
            if type(action) not in kinds:
                kinds.add(type(action))
                for lang in LANGUAGES:
                    check(GAME.forecast(s, action, lang))
    assert len(kinds) > 12


def check(forecasts: tuple[Forecast | None, Forecast | None]) -> None:
    for one in forecasts:
        if one is not None:
            assert one.title
            assert not one.bars or sum(chance for _, chance in one.bars) == 1
            assert all(words and 0 <= chance <= 1 for words, chance in one.meanings)


def test_f_03_by_eye_no_odds_show_a_distance() -> None:
    decisions = [
        (Aim(0, 1, BALL), ChooseAim(FRENCH, [])),
        (Estimate([12]), ChooseEstimates(FRENCH, [0, 1, BALL, 0, 0])),
    ]
    for action, decision in decisions:
        assert GAME.may_foresee(asked(guns(), decision), action)
        b = asked(guns(), decision, by_eye="on")
        assert not GAME.may_foresee(b, action)
        assert GAME.forecast(b, action, "en") == (None, None)
    b = asked(line_and_enemy(), ChooseShot(FRENCH), by_eye="on")
    assert GAME.may_foresee(b, Shoot(0, 1))


def test_f_03_by_eye_what_is_proposed_is_the_same_wherever_the_target_is() -> None:
    listed = []
    for y in (20, 30, 44):
        units = [battery("fb"), battalion("a1", ALLIED, at=(24, y))]
        b = asked(units, ChooseEstimates(FRENCH, [0, 1, BALL, 0, 0]), by_eye="on")
        assert isinstance(b.pending, ChooseEstimates)
        listed.append([action.key() for action in b.pending.legal(b)])
    assert listed[0] == listed[1] == listed[2]
    assert len(listed[0]) == 6


def test_d_79_by_eye_no_dice_make_an_estimate_wrong() -> None:
    assert not battle(guns(), by_eye="on").setting.options.estimate_error
    assert battle(guns()).setting.options.estimate_error
