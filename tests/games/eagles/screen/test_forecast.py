"""Forecasts: what is shown before the dice are thrown is what all throws together lead to."""

from __future__ import annotations

import time
from collections.abc import Hashable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grognard.games import game
from grognard.games.eagles.chapters.morale import passes
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.state import Battle
from grognard.kernel.aids import SHORT, Forecast
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.odds.deals import DEALS, foresee
from grognard.odds.exact import odds
from tests.games.eagles.field import ALLIED, drawn, fire, form, hits, move, shock, uid

GAME = game("eagles")


def told(b: Battle, action: Action, lang: str = "en") -> tuple[Forecast | None, Forecast | None]:
    return GAME.forecast(b, action, lang, SHORT)


def there(b: Battle, action: Action) -> Forecast:
    forecast = told(b, action)[0]
    assert forecast is not None
    return forecast


def back(b: Battle, action: Action) -> Forecast | None:
    return told(b, action)[1]


def meaning(forecast: Forecast, words: str) -> Fraction:
    (chance,) = [chance for said, chance in forecast.meanings if words in said]
    return chance


# There


def test_7_0_the_forecast_of_a_shot_has_its_dice_and_what_they_mean() -> None:
    b = drawn(AC="015 column, 130 hits 1, 111", FL="017", FR="018", AL="132", AR="140")
    forecast = there(b, shock(b, "015", "130"))
    assert forecast.title == "Quiot shocks Colin Halkett"
    assert (forecast.dice, forecast.faces) == (3, [4, 5, 6])
    assert forecast.bars == [(str(k), Fraction(n, 8)) for k, n in enumerate([1, 3, 3, 1])]
    assert [words for words, _ in forecast.meanings] == [
        "At least one hit on Colin Halkett",
        "Colin Halkett routs at its next morale test (morale 6), counting the hit it already has",
        "Wellington is hit",
        "Wellington is killed",
    ]
    assert meaning(forecast, "At least") == Fraction(7, 8)


def test_7_0_a_face_down_target_is_the_hidden_card_whatever_it_is() -> None:
    b = drawn(FC="070", AC="130 down", FL="017", FR="018", AL="132", AR="140")
    forecast = there(b, fire(b, "070", "130"))
    assert forecast.title == "I Corps Reserve fires at the hidden card in the Allied Center"
    assert [words for words, _ in forecast.meanings] == [
        "At least one hit on the hidden card",
        "The hidden card routs at its next morale test",
    ]
    french = told(b, fire(b, "070", "130"), "fr")[0]
    assert french is not None and french.meanings[0][0] == "Au moins une touche sur la carte cachée"


def test_a_forecast_of_a_hidden_card_is_the_average_over_deals_and_says_so() -> None:
    places: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}
    found = []
    for hidden in ("130", "128"):
        b = drawn(FC="070", AC=f"{hidden} down", **places)
        text = GAME.notate(b, fire(b, "070", hidden))
        guess = GAME.determinize(b, 0, Rng(7))
        found.append(foresee(GAME, guess, 0, text, Rng(8), "en")[0])
    one, other = found
    assert one is not None and other is not None and one.deals == DEALS
    assert one.meanings == other.meanings
    shown = drawn(FC="070", AC="130", **places)
    exact = foresee(GAME, shown, 0, "fire 070 > 130", Rng(8), "en")[0]
    assert exact is not None and exact.deals == 0


def test_6_0_the_forecast_of_a_test_has_the_faces_that_hold() -> None:
    b = drawn(phase="morale", FC="015 hits 2, 017 hits 1", AC="130", FL="018", FR="019")
    forecast = there(b, actions.Test(uid(b, "015")))
    assert (forecast.title, forecast.dice) == ("Quiot tests its morale", 2)
    assert forecast.faces == [face for face in range(1, 7) if passes(face, 3)]
    assert forecast.bars == [("holds", Fraction(1, 4)), ("routs", Fraction(3, 4))]
    assert forecast.meanings == [("Quiot routs and is lost", Fraction(3, 4))]


def test_an_action_without_dice_has_no_forecast() -> None:
    b = drawn(FC="015, 017", AC="130", FL="018", FR="019")
    assert told(b, form(b, "015", "square")) == (None, None)


# Back


def test_the_target_shoots_back_where_it_stands() -> None:
    b = drawn(AC="015 column, 130", FL="017", FC="016", FR="018", AL="132", AR="140")
    reverse = back(b, shock(b, "015", "130"))
    assert reverse is not None and reverse.title == "Colin Halkett fires at Quiot"
    assert reverse.dice == 3 and reverse.faces == [4, 5, 6]


def test_7_3_a_column_answers_by_shock_if_that_is_better() -> None:
    b = drawn(AC="015 column, 130 column", FL="017", FC="016", FR="018", AL="132", AR="140")
    reverse = back(b, shock(b, "015", "130"))
    assert reverse is not None and reverse.title == "Colin Halkett shocks Quiot"


def test_7_31_cavalry_that_has_charged_may_be_charged_in_turn() -> None:
    b = drawn(AC="063, 154 blown", FL="017", FC="016", FR="018", AL="132", AR="140")
    assert back(b, shock(b, "063", "154")) is not None
    fresh = drawn(AC="063, 154", FL="017", FC="016", FR="018", AL="132", AR="140")
    after_fire = back(fresh, fire(fresh, "063", "154"))
    assert after_fire is not None and after_fire.title == "Ponsonby fires at L'Héritier"


def test_7_23_guns_answer_guns_and_infantry_across_cannot() -> None:
    b = drawn(FC="070", AC="165, 130", FL="017", FR="018", AL="132", AR="140")
    reverse = back(b, fire(b, "070", "165"))
    assert reverse is not None
    assert reverse.title == "1st Division Artillery fires at I Corps Reserve"
    assert back(b, fire(b, "070", "130")) is None


def test_13_0_a_card_without_ammunition_does_not_answer() -> None:
    b = drawn(AC="015 column, 130 depleted", FL="017", FC="016", FR="018", AL="132", AR="140")
    assert back(b, shock(b, "015", "130")) is None


def test_13_0_a_card_fatigued_this_turn_answers_in_its_own() -> None:
    b = drawn(AC="015 column, 130 fatigued", FL="017", FC="016", FR="018", AL="132", AR="140")
    assert back(b, shock(b, "015", "130")) is not None


def test_a_face_down_target_answers_nothing_that_is_known() -> None:
    b = drawn(FC="070", AC="165 down", FL="017", FR="018", AL="132", AR="140")
    assert back(b, fire(b, "070", "165")) is None


def test_a_move_shows_the_best_shot_of_the_enemies_seen() -> None:
    places: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}
    b = drawn(FC="015, 016", AC="130, 128, 165", **places)
    forecast, reverse = told(b, move(b, "015", "AC", "column"))
    assert forecast is None and reverse is not None
    assert reverse.title == "Maitland fires at Quiot"
    hidden = drawn(FC="015, 016", AC="130, 128 down, 165 down", **places)
    seen = back(hidden, move(hidden, "015", "AC", "column"))
    assert seen is not None and seen.title == "Colin Halkett fires at Quiot"


def test_a_move_out_of_reach_has_no_answer() -> None:
    b = drawn(FC="016", AC="130", FL="017", FR="018", AL="132", AR="140", french="015")
    assert told(b, move(b, "015", "FC")) == (None, None)
    under_fire = drawn(FC="016", AC="165", FL="017", FR="018", AL="132", AR="140", french="015")
    assert back(under_fire, move(under_fire, "015", "FC")) is not None
    assert back(under_fire, move(under_fire, "016", "reserve")) is None


def test_a_forecast_is_written_in_french() -> None:
    b = drawn(AC="015 column, 130", FL="017", FC="016", FR="018", AL="132", AR="140")
    forecast, reverse = told(b, shock(b, "015", "130"), "fr")
    assert forecast is not None and reverse is not None
    assert forecast.title == "Quiot charge Colin Halkett"
    assert forecast.meanings[1][0] == "Colin Halkett\xa0: déroute au prochain test (moral 3)"


# The law: exact odds equal brute force


def brute_hits(b: Battle, action: Action, target: int) -> dict[Hashable, Fraction]:
    def count(s: State, events: list[Event]) -> Hashable:
        return str(battle(s).units[target].hits - b.units[target].hits)

    found = odds(b, action, count)
    assert found is not None
    return found


SCENES = [
    ({"AC": "015 column, 130, 111 hits 1", "FC": "016"}, "shock", "015", "130"),
    ({"AC": "063, 130 hits 2", "FC": "016"}, "shock", "063", "130"),
    ({"FC": "070", "AC": "130 square, 165"}, "fire", "070", "130"),
    ({"FC": "070, 089", "AC": "130 down, 111"}, "fire", "070", "130"),
    ({"AC": "015, 130 square hits 1", "FC": "016"}, "fire", "015", "130"),
]


@pytest.mark.parametrize(("places", "verb", "firer", "target"), SCENES)
def test_law_the_bars_are_all_the_faces_there_are(
    places: dict[str, Any], verb: str, firer: str, target: str
) -> None:
    b = drawn(FL="017", FR="018", AL="132", AR="140", **places)
    action = (shock if verb == "shock" else fire)(b, firer, target)
    forecast = there(b, action)
    thrown = list(product(range(1, 7), repeat=forecast.dice))
    counted = [sum(face in forecast.faces for face in faces) for faces in thrown]
    bars = [(str(k), Fraction(counted.count(k), len(thrown))) for k in range(forecast.dice + 1)]
    assert forecast.bars == bars
    assert sum(chance for _, chance in forecast.bars) == 1
    played = brute_hits(b, action, uid(b, target))
    assert {label: chance for label, chance in forecast.bars if chance} == played


def test_law_rout_and_fall_are_those_of_every_die_thrown_after_it() -> None:
    """The shot and the Morale phase after it, face by face: 3 dice, the General's, the target's."""
    b = drawn(AC="015 column, 130 hits 1, 111", FL="017", FC="016", FR="018", AL="132", AR="140")
    forecast = there(b, shock(b, "015", "130"))
    rout = fall = touch = Fraction(0)
    for faces in product(range(1, 7), repeat=3):
        chance = Fraction(1, 6**3)
        new, ones = sum(face >= 4 for face in faces), faces.count(1)
        killed = 1 - Fraction(5, 6) ** ones
        touch += chance if ones else 0
        fall += chance * killed
        for dead, share in ((True, killed), (False, 1 - killed)):
            value = 3 if dead else 6
            holds = Fraction(sum(passes(face, value) for face in range(1, 7)), 6)
            rout += chance * share * (1 - holds ** (1 + new))
    assert meaning(forecast, "routs") == rout
    assert meaning(forecast, "is hit") == touch
    assert meaning(forecast, "is killed") == fall


@pytest.mark.parametrize("seed", [1, 2])
def test_law_whatever_comes_up_in_play_adds_up_quickly_and_changes_nothing(seed: int) -> None:
    s = GAME.setup("waterloo", {"decoys": "on"} if seed == 2 else {})
    rng, slowest, seen = Rng(seed), 0.0, 0
    for _ in range(900):
        wait = s.pending
        if isinstance(wait, Decision):
            legal = wait.legal(s)
            before = GAME.write(s)
            for action in (legal[rng.below(len(legal))] for _ in range(4)):
                begun = time.process_time()
                found = [forecast for forecast in GAME.forecast(s, action, "fr") if forecast]
                slowest = max(slowest, time.process_time() - begun)
                for forecast in found:
                    seen += 1
                    assert sum(chance for _, chance in forecast.bars) == (1 if forecast.dice else 0)
                    assert all(0 <= chance <= 1 for _, chance in forecast.meanings)
                    assert all(0 <= chance <= 1 for chance in forecast.without.values())
            assert GAME.write(s) == before
            answer(s, legal[rng.below(len(legal))])
        elif isinstance(wait, Throw):
            settle(s, wait.toss(rng))
        else:
            break
    assert seen > 10
    assert slowest < 0.05


def test_a_hit_card_is_the_same_after_a_forecast() -> None:
    b = drawn(active=ALLIED, AC="015 column hits 1, 130", FC="016", FL="017", FR="018", AL="132")
    GAME.forecast(b, fire(b, "130", "015"), "en")
    assert hits(b, "015", "130") == [1, 0]
