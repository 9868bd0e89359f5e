"""What a Special changes: the same thing with it and without it, in one line each."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.games import game
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import PASS, on_position
from grognard.games.eagles.model.state import Battle
from grognard.kernel.aids import SHORT, Forecast
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.umpire import settle, submit
from tests.games.eagles.field import ALLIED, PLACES, do, drawn, fire, move, uid

GAME = game("eagles")
AROUND: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}


def with_special(b: Battle, special: str, target: int, lang: str = "en") -> Forecast:
    found, back = GAME.forecast(b, actions.Play(uid(b, special), target), lang, SHORT)
    assert found is not None and back is None
    return found


def without_chances(b: Battle, special: str, target: int) -> bool:
    return GAME.forecast(b, actions.Play(uid(b, special), target), "en") == (None, None)


def differs_by_deal(b: Battle, special: str, target: int) -> bool:
    return GAME.depends_on_hidden(b, actions.Play(uid(b, special), target))


def row(found: Forecast, words: str) -> tuple[Fraction | int, Fraction | int]:
    """Without the Special, and with it."""
    ((said, chance),) = [pair for pair in found.meanings if pair[0] == words]
    return found.without[said], chance


def throw(b: Battle, *faces: int) -> None:
    step = b.pending
    assert isinstance(step, Throw)
    settle(b, step.read(list(faces)))


def test_13_0_rally_is_shown_by_the_chance_to_hold_with_it_and_without() -> None:
    b = drawn(phase="morale", FC="015 hits 1", AC="130", french="095", **AROUND)
    throw(b, 6)
    assert isinstance(b.pending, Decision)
    found = with_special(b, "095", uid(b, "015"))
    assert found.title == "If you play Rally" and (found.dice, found.bars) == (0, [])
    assert row(found, "Quiot holds") == (0, Fraction(1, 2))
    french = with_special(b, "095", uid(b, "015"), "fr")
    assert [words for words, _ in french.meanings] == ["Quiot tient"]


def test_13_0_a_doubled_gun_is_shown_by_its_hits_with_and_without() -> None:
    b = drawn(FC="070", AC="130", french="097", **AROUND)
    submit(b, fire(b, "070", "130"))
    found = with_special(b, "097", uid(b, "070"))
    before, after = row(found, "At least one hit on Colin Halkett")
    cv = b.units[uid(b, "070")].card.cv
    level = Fraction(6 - b.units[uid(b, "070")].card.fire_long, 6)
    assert (before, after) == (1 - level**cv, 1 - level ** (2 * cv))


def test_13_0_fatigue_stops_the_announced_shot_and_the_announced_move() -> None:
    b = drawn(active=ALLIED, AC="130, 015", FC="016", french="099", **AROUND)
    submit(b, fire(b, "130", "015"))
    before, after = row(with_special(b, "099", uid(b, "130")), "At least one hit on Quiot")
    assert before > 0 and after == 0
    b = drawn(active=ALLIED, AC="130, 131", FC="016", french="099", **AROUND)
    submit(b, move(b, "130", "FC", "column"))
    found = with_special(b, "099", uid(b, "130"))
    assert row(found, "Colin Halkett stays where it is") == (0, 1)


def test_13_0_grand_battery_between_shots_is_shown_for_each_gun() -> None:
    b = drawn(FC="070, 016", AC="130, 131", french="109", **AROUND)
    found = with_special(b, "109", on_position(PLACES["FC"]))
    ((words, chance),) = found.meanings
    assert words.startswith("At least one hit by I Corps Reserve on ")
    assert found.without[words] < chance


def test_R108_friendly_fire_is_shown_by_the_rout_of_its_card() -> None:
    b = drawn(active=ALLIED, AC="130, 015", FC="016", french="105", **AROUND)
    submit(b, fire(b, "130", "015"))
    found = with_special(b, "105", uid(b, "130"))
    card = b.units[uid(b, "130")].card
    one = Fraction(2, 3) + Fraction(1, 3) * Fraction(card.morale, 6)
    assert row(found, "Colin Halkett routs") == (0, 1 - one**card.cv)


def test_13_0_a_cheer_is_shown_for_the_card_that_tests() -> None:
    b = drawn(phase="morale", FC="015 hits 2, 016 hits 1", AC="130", french="107", **AROUND)
    cheer = with_special(b, "107", on_position(PLACES["FC"]))
    assert [words for words, _ in cheer.meanings] == ["Quiot holds", "Bourgeois holds"]
    do(b, PASS, actions.Test(uid(b, "015")))
    found = with_special(b, "107", on_position(PLACES["FC"]))
    assert [words for words, _ in found.meanings] == ["Quiot holds"]
    assert row(found, "Quiot holds") == (Fraction(3, 6) ** 2, Fraction(4, 6) ** 2)


def test_13_0_a_cheer_between_acts_changes_no_chance_of_the_moment() -> None:
    b = drawn(FC="015", AC="130", french="107", **AROUND)
    assert without_chances(b, "107", on_position(PLACES["FC"]))


def test_R111_panic_is_shown_by_the_rout_of_the_cards_around() -> None:
    b = drawn("ligny", active=ALLIED, phase="morale", french="100", AC="207 hits 1, 208, 015")
    routs, runs = (1 - Fraction(b.units[uid(b, x)].card.morale, 6) for x in ("207", "208"))
    found = with_special(b, "100", uid(b, "207"))
    assert row(found, "At least one other card routs") == (0, routs * runs)
    b = drawn("ligny", active=ALLIED, phase="morale", french="100", AC="207 hits 1, 015")
    assert without_chances(b, "100", uid(b, "207"))


def test_R112_no_quarter_is_shown_for_each_french_card_of_the_position() -> None:
    b = drawn("ligny", phase="morale", allied="300", AC="207, 208, 015 hits 1, 016 column")
    found = with_special(b, "300", on_position(PLACES["AC"]))
    assert row(found, "Quiot routs") == (Fraction(1, 2), Fraction(3, 4))
    assert row(found, "Bourgeois routs") == (0, Fraction(1, 2))


def test_13_0_defection_is_shown_by_the_rout_of_dutch_belgians() -> None:
    b = drawn(french="106", AC="134, 133, 130, 015")
    hold = Fraction(1)
    for label in ("134", "133"):
        hold *= Fraction(b.units[uid(b, label)].card.morale, 6)
    found = with_special(b, "106", on_position(PLACES["AC"]))
    assert row(found, "At least one card routs") == (0, 1 - hold)


def test_12_4_a_doubled_gun_is_shown_by_the_danger_to_the_general_too() -> None:
    b = drawn(FC="070", AC="130, 114", french="097", **AROUND)
    do(b, fire(b, "070", "130"))
    before, after = row(with_special(b, "097", uid(b, "070")), "Hill is killed")
    assert 0 < before < after


def test_R114_a_bonus_for_cards_that_have_no_target_has_no_forecast() -> None:
    b = drawn(FC="070, 071", french="109", **AROUND)
    assert without_chances(b, "109", on_position(PLACES["FC"]))


def test_13_0_fatigue_of_a_card_that_takes_cover_where_it_is_has_no_forecast() -> None:
    b = drawn(active=ALLIED, AC="130, 131, 180", FC="016", french="099", **AROUND)
    do(b, move(b, "130", "AC", on="180"))
    assert without_chances(b, "099", uid(b, "130"))


def test_what_a_special_changes_differs_by_deal_where_it_falls_on_a_hidden_card() -> None:
    for marks, differs in (("", False), ("down column", True)):
        b = drawn(FC="070", AC=f"130 {marks}", french="097", **AROUND)
        do(b, fire(b, "070", "130"))
        assert differs_by_deal(b, "097", uid(b, "070")) == differs
        b = drawn(active=ALLIED, phase="morale", AC=f"131 {marks}", french="105", **AROUND)
        assert differs_by_deal(b, "105", uid(b, "131")) == differs
        b = drawn(french="106", AC=f"134, 133 {marks}, 015")
        assert differs_by_deal(b, "106", on_position(PLACES["AC"])) == differs
        hit = f"207 hits 1, 208 {marks}, 015"
        b = drawn("ligny", active=ALLIED, phase="morale", french="100", AC=hit)
        assert differs_by_deal(b, "100", uid(b, "207")) == differs


def test_a_special_without_chances_has_no_forecast() -> None:
    b = drawn(active=ALLIED, phase="reinforce", AC="130", FC="016", french="104", **AROUND)
    assert without_chances(b, "104", actions.NOTHING)
    assert not differs_by_deal(b, "104", actions.NOTHING)
