"""Section 0: the order of a player turn."""

from __future__ import annotations

from grognard.games.crepuscule.model.actions import END_STEP, GO_FIRST, GO_SECOND
from grognard.games.crepuscule.model.kinds import PHASES, SETTING_UP
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.sequence import Fight
from grognard.kernel.decision import Action, Decision
from grognard.miniatures.battle.happened import Happened
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battle,
    officer,
    run,
    throw,
    waiting,
)


def begun(choice: Action = GO_FIRST) -> Battle:
    b = battle(
        [battalion("f1"), battalion("a1", ALLIED, (24, 40))],
        [officer("ney"), officer("mack", ALLIED, (40, 40))],
        phase=SETTING_UP,
        turn=0,
        turns=1,
    )
    b.events = []
    run(b, Fight())
    throw(b, 5, 3)
    assert asking(b).seat == 0
    act(b, choice)
    return b


def test_d_111_the_higher_die_chooses() -> None:
    assert begun(GO_FIRST).active == 0
    assert begun(GO_SECOND).active == 1


def test_d_01_c_seq_1_c_seq_8_the_steps_of_both_player_turns() -> None:
    b = begun()
    while isinstance(b.pending, Decision):
        act(b, END_STEP)
    assert b.finished and waiting(b) == ""
    told = [one for one in b.events or [] if isinstance(one, Happened)]
    phases = [PHASES[one.args[0]] for one in told if one.what == "phase"]
    turn = list(PHASES[1:])
    assert phases == [*turn, *turn]
    assert [one.args[0] for one in told if one.what == "player turn"] == [0, 1]


def test_d_111_w_vic_2_a_broken_army_ends_the_battle_at_the_end_of_any_player_turn() -> None:
    b = begun()
    b.lose(0, 18, b.units[0].formation, 3, b.units[0].pose)
    while isinstance(b.pending, Decision):
        act(b, END_STEP)
    assert b.finished and b.ending == "W-VIC-2"
    told = [one for one in b.events or [] if isinstance(one, Happened)]
    assert [one.args[0] for one in told if one.what == "player turn"] == [0]
