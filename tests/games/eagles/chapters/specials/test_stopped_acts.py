"""R101: an act that a Special has stopped is reported, and so is what the Special was played on."""

from __future__ import annotations

import pytest

from grognard.games.eagles.game import GAME
from grognard.games.eagles.model.state import Battle
from grognard.kernel.aids import SHORT
from grognard.kernel.decision import Action
from tests.games.eagles.field import ALLIED, FRENCH, do, drawn, fire, move, play, shock, uid


def log_after(b: Battle, act: Action, answer: Action, seat: int | None = None) -> list[str]:
    b.events = []
    do(b, act)
    do(b, answer)
    events = [GAME.redact(event, seat) for event in b.events]
    return [words for e in events if e and (words := GAME.narrate(b, e, "en", SHORT))]


def attack() -> Battle:
    return drawn(active=ALLIED, phase="combat", french="099", FC="015, 130 column, 132", AC="131")


@pytest.mark.parametrize(("order", "verb"), [(fire, "fire"), (shock, "shock")])
def test_R101_a_shot_that_fatigue_stops(order: object, verb: str) -> None:
    b = attack()
    assert callable(order)
    log = log_after(b, order(b, "130", "015"), play(b, "099", "130"))
    assert log[-1] == f"Colin Halkett does not {verb}: a Special has stopped it."


def test_R101_a_move_that_fatigue_stops() -> None:
    b = attack()
    log = log_after(b, move(b, "132", "AC"), play(b, "099", "132"))
    assert log[-1] == "Kielmansegge does not move: a Special has stopped it."


def test_R130_a_hidden_card_that_dives_for_cover_is_not_named_before_it_is_revealed() -> None:
    b = drawn("quatre-bras", active=FRENCH, allied="196", FC="070", AC="130 down, 131")
    log = log_after(b, fire(b, "070", "130"), play(b, "196", "130"), FRENCH)
    assert log[-3:] == [
        "The Allies play Emergency Prone on a face-down card in the Allied Center.",
        "Colin Halkett is revealed in the Allied Center.",
        "I Corps Reserve does not fire: a Special has stopped it.",
    ]
    assert not b.units[uid(b, "130")].hits
