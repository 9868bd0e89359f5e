"""How the battle is won and which Positions are in danger, by what a seat may know."""

from __future__ import annotations

import pytest

from grognard.games.eagles.game import GAME
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.screen.stakes import stakes
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import play_random, settle
from tests.games.eagles.field import ALLIED, FRENCH, drawn


def marked(b: Battle, seat: int | None = FRENCH) -> list[tuple[str, str]]:
    return [(mark.about, mark.word) for mark in stakes(b, seat, "en").marks]


def test_4_3_the_last_card_of_a_position_is_marked_and_one_of_two_is_not() -> None:
    assert ("FC", "last") in marked(drawn(FC="015"))
    assert ("FC", "last") not in marked(drawn(FC="015, 016"))


def test_4_3_a_last_card_that_is_engaged_can_be_taken() -> None:
    assert ("FC", "danger") in marked(drawn(FC="015, 130"))
    assert ("FC", "danger") not in marked(drawn(FC="015, 016, 130"))
    assert ("FC", "danger") not in marked(drawn(FC="015", AC="130"))


def test_4_3_guns_take_no_position() -> None:
    assert ("AC", "danger") not in marked(drawn(AC="130, 073"))


def test_4_3_an_empty_position_can_be_taken_by_those_opposite() -> None:
    assert ("FC", "danger") in marked(drawn(FL="016", AC="130"))
    assert ("FC", "danger") not in marked(drawn(FL="016", AL="130"))


def test_words_are_those_of_who_reads() -> None:
    b = drawn(FR="015, 130")
    said = {seat: stakes(b, seat, "en").marks[-1].words for seat in (FRENCH, ALLIED, None)}
    assert said[FRENCH] == "Your Right can be taken next turn."
    assert said[ALLIED] == said[None] == "The French Right can be taken next turn."
    assert stakes(b, FRENCH, "fr").marks[-1].words == "Votre droite peut tomber au prochain tour."


def test_R147_the_goal_names_the_turn_limit_where_there_is_one() -> None:
    endless = stakes(drawn(options={"turns": "0"}), None, "en")
    assert endless.turns == 0
    assert "damage" not in endless.goal
    limited = stakes(drawn(), None, "en")
    assert limited.turns == 40
    assert "After turn 40" in limited.goal


@pytest.mark.parametrize("options", [{}, {"deck": "open", "decoys": "on"}])
def test_the_stakes_are_the_same_in_every_battle_that_looks_alike(options: dict[str, str]) -> None:
    rng, met = Rng(3), 0
    b = battle(GAME.setup("waterloo", options))
    for count in range(400):
        step = b.pending
        if isinstance(step, Throw):
            settle(b, step.toss(rng))
        elif isinstance(step, Decision):
            play_random(b, rng, 1)
        else:
            break
        if count % 10:
            continue
        for viewer in (FRENCH, ALLIED, None):
            guess = battle(GAME.determinize(b, viewer, rng))
            assert marked(guess, viewer) == marked(b, viewer)
            met += len(marked(b, viewer))
    assert met > 10
