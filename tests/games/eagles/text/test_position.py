"""Positions as text: written by hand, written by the program, and refused with a reason."""

from __future__ import annotations

import pytest

from grognard.games.eagles.invariants import problems
from grognard.games.eagles.model import flow
from grognard.games.eagles.model.cards import BattleChart
from grognard.games.eagles.model.pieces import (
    BATTERED,
    BLOWN,
    COMBAT,
    HARRIED,
    STRUCK,
    Setting,
    unit,
)
from grognard.games.eagles.model.places import BOX, CASUALTIES, PILE, RESERVE
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.sequence import new_battle
from grognard.games.eagles.text.position import read, write
from grognard.games.eagles.text.writing import CARD_FIELDS
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.refusal import BadNotation
from grognard.kernel.umpire import answer, ask_again, play_random, settle

FC, AC = 1, 4

WHOLE = """\
eagles position 1
battle waterloo
option deck open
option turns 20
turn 3 french combat
arrived
no-draw
offered
damage french 12 allied 20
crossed left 1 right 2
played french AC bayonet_charge
played allied FC battle_smoke
act fire 070 > 130 with grape void
test 015 rallied
stack Fight 3 3 1 / Turn 2 0 / CombatPhase 2
FL: lost-orders french smoke 1 battery french
  070 up fired
FC: cheer 2 colors 1 forward 1 bayonet french charge british tested
  001 hits 1 battered
  089
  015 column up hits 2 on 089 moved formed fatigued prone zeal struck from FL
  055 up blown panicked harried due quick
  139 up
AR:
  134
AC:
  130 up depleted
  131 square from FC
  093 on 130 from AL
  180 held french
  016 up on 180 from reserve-french
AL: lost-orders all
  133
  197
reserve-french: 095, 056 recovering, 017 moved from FC
reserve-allied: 201 up, 207
pile-french: 018, 019
pile-british: 135
casualties: 020 from FC
discard: 094
"""

SMALL = """\
eagles position 1
battle ligny
turn 1 french combat
FC:
  037
AC:
  207
"""


def test_a_position_with_every_mark_comes_back_as_it_was() -> None:
    b = read(WHOLE)
    assert write(b) == WHOLE
    assert problems(b) == []
    unit = b.units[b.setting.by_label["015"]]
    assert (unit.hits, unit.on, unit.came) == (2, b.setting.by_label["089"], 0)
    assert b.grounds[5].slope == b.setting.by_label["197"]
    assert b.units[b.setting.by_label["055"]].wind == BLOWN
    assert b.units[b.setting.by_label["055"]].marks & HARRIED


def test_a_position_written_by_hand_waits_for_its_phase() -> None:
    text = "\n".join(
        [
            "eagles position 1",
            "# a puzzle",
            "battle ligny",
            "",
            "turn 1 french combat",
            "FC: 037 UP 38 column",
            "  087",
            "AC:",
            "  207",
            "Reserve French: 93",
            "pile-prussian: 208,209 210",
        ]
    )
    b = read(text)
    step = b.pending
    assert isinstance(step, Decision)
    assert (step.seat, step.cite) == (0, "5.0 combat phase")
    assert [b.setting.labels[x] for x in b.at[FC]] == ["037", "038", "087"]
    assert b.units[b.at[FC][0]].up and not b.units[b.at[FC][1]].up and b.units[b.at[FC][2]].up
    assert len(b.at[PILE + 2]) == 3
    assert len(b.units) == sum(len(place) for place in b.at)


@pytest.mark.parametrize(
    ("phase", "cite"),
    [
        ("french combat", "5.0 combat phase"),
        ("allied combat", "5.0 combat phase"),
        ("allied deployment", "4.1 one to four"),
        ("french deployment", "4.1 one to four"),
    ],
)
def test_the_phase_decides_what_is_asked(phase: str, cite: str) -> None:
    b = read(SMALL.replace("french combat", phase))
    step = b.pending
    assert isinstance(step, Decision)
    assert step.cite == cite
    assert step.seat == (0 if phase.startswith("french") else 1)


HIT = """eagles position 1
battle waterloo
option deck open
turn 3 french combat
FL: 017
FC: 070
FR: 018 hits 1
AC: 130 hits 2, 131, 132 down, 133 moved, 015
"""


def test_7_4_hits_written_by_hand_bring_the_marks_that_follow() -> None:
    b = read(HIT)
    marks = {label: b.units[b.setting.by_label[label]].marks for label in ("018", "130", "131")}
    assert marks == {"018": BATTERED, "130": BATTERED | STRUCK, "131": 0}
    morale = read(HIT.replace("combat", "morale"))
    assert morale.units[morale.setting.by_label["018"]].marks == BATTERED
    before = read(HIT, amended=False)
    assert before.units[before.setting.by_label["130"]].marks == 0


def test_8_1_engaged_troops_written_by_hand_are_face_up() -> None:
    b = read(HIT)
    up = {label: b.units[b.setting.by_label[label]].up for label in ("130", "132", "133", "070")}
    assert up == {"130": True, "132": False, "133": False, "070": False}
    again = read(write(b))
    assert write(again) == write(b)


def test_morale_and_reinforce_phases_continue_from_their_start() -> None:
    text = SMALL.replace("  037", "  037 up hits 1\n  038 up hits 1").replace("combat", "morale")
    b = read(text)
    assert isinstance(b.pending, Decision)
    assert b.pending.cite == "5.0 morale phase"
    b = read(SMALL.replace("combat", "reinforce") + "pile-french: 038\n")
    assert isinstance(b.pending, Throw)
    assert b.pending.cite == "10.0 draw"


def test_a_finished_battle_asks_nothing() -> None:
    text = SMALL.replace("turn 1", "over allied 4.3 sole occupation\nturn 1")
    b = read(text)
    assert b.finished and b.winner == 1 and b.ending == "4.3 sole occupation"
    assert not b.stack
    assert "over draw" in write(read(SMALL.replace("turn 1", "over draw R37 agreed draw\nturn 1")))


def test_a_custom_deck_is_kept_in_one_line() -> None:
    deck = "015 x3, 016, 017 # three brigades\n018, 070"
    british = "128 x2, 129, 130, 131, 132"
    prussian = "207, 208"
    given = {"deck": "custom", "french-deck": deck, "british-deck": british}
    b = new_battle("waterloo", {**given, "prussian-deck": prussian})
    text = write(b)
    assert "option french-deck 015 x3, 016, 017, 018, 070\n" in text
    again = read(text)
    assert write(again) == text
    assert again.setting.labels == b.setting.labels


@pytest.mark.parametrize(
    ("old", "new", "line", "value", "expected"),
    [
        ("eagles position 1", "chess position 1", 1, "chess position 1", "eagles position 1"),
        ("eagles position 1", "eagles view 1 french", 1, "eagles view 1 french", "eagles position"),
        ("eagles position 1", "eagles position 9", 1, "9", "unknown version"),
        ("battle ligny", "battle", 1, "", "battle waterloo"),
        ("battle ligny", "battle borodino", 2, "borodino", "no such battle"),
        ("battle ligny", "battle ligny\noption decoys", 3, "option decoys", "its value"),
        ("battle ligny", "battle ligny\noption tea on", 3, "tea", "no such option"),
        ("battle ligny", "battle ligny\noption turns many", 3, "many", "turns is a whole number"),
        ("turn 1 french combat", "", 0, "", "turn 1 french combat"),
        ("turn 1 french combat", "turn x french combat", 3, "x", "whole number"),
        ("turn 1 french combat", "turn 1 spanish combat", 3, "spanish", "french, allied"),
        ("turn 1 french combat", "turn 1 french tea", 3, "tea", "deployment, morale, combat"),
        ("turn 1 french combat", "turn 1 french", 3, "1 french", "ends too soon"),
        ("turn 1 french combat", "turn 1 french combat now", 3, "now", "nothing more"),
        ("FC:", "FX:", 4, "FX", "a place with a colon"),
        ("FC:", "hello", 4, "hello", "a place with a colon"),
        ("FC:", "  037", 4, "037", "before its cards"),
        ("  037", "  999", 5, "999", "unknown card"),
        ("  037", "  015", 5, "015", "not in the decks of Ligny"),
        ("  037", "  130", 5, "130", "not in the decks of Ligny"),
        ("  037", "  037\n  037", 6, "037", "already placed on line 5"),
        ("  037", "  037 brave", 5, "brave", "unknown mark"),
        ("FC:", "FC: fog 1", 4, "fog", "unknown mark"),
        ("FC:", "FC: smoke much", 4, "much", "whole number"),
        ("FC:", "FC: bayonet dutch", 4, "dutch", "french, british, prussian"),
        ("FC:", "FC: lost-orders some", 4, "some", "all, french"),
        ("FC:", "reserve-french: blown\nFC:", 4, "blown", "a card's number"),
        ("  037", "  037 hits", 5, "037 hits", "ends too soon"),
        ("  037", "  037 hits many", 5, "many", "whole number"),
        ("  037", "  037 from nowhere", 5, "nowhere", "box"),
        ("  037", "  037 held dutch", 5, "dutch", "french, allied"),
        ("  037", "  037 on 999", 5, "999", "unknown card"),
        ("turn 1", "played french XX rally\nturn 1", 3, "XX", "a Position"),
        ("turn 1", "played french FC tea\nturn 1", 3, "tea", "rally"),
        ("turn 1", "act dance 037\nturn 1", 3, "dance", "fire, shock, move"),
        ("turn 1", "act fire 037 > 207 with tea\nturn 1", 3, "tea", "grape"),
        ("turn 1", "damage dutch 1\nturn 1", 3, "dutch", "french, allied"),
        ("turn 1", "crossed middle 1\nturn 1", 3, "middle", "left, center, right"),
        ("turn 1", "over dutch\nturn 1", 3, "dutch", "french, allied, draw"),
        ("turn 1", "stack Tea 1\nturn 1", 3, "Tea", "name of a procedure"),
        ("turn 1", "stack Turn x\nturn 1", 3, "x", "whole number"),
        ("turn 1", "stack Turn 1 x\nturn 1", 3, "x", "whole number"),
        ("turn 1", "stack Turn 1\nturn 1", 3, "Turn 1", "more fields for Turn"),
        ("turn 1", "stack Turn 1 0 0\nturn 1", 3, "Turn 1 0 0", "do not fit Turn"),
        ("turn 1", "stack Captures 1 77 -1\nturn 1", 3, "stack", "fit this position"),
    ],
)
def test_bad_text_is_refused_by_line_value_and_expectation(
    old: str, new: str, line: int, value: str, expected: str
) -> None:
    with pytest.raises(BadNotation) as error:
        read(SMALL.replace(old, new, 1))
    assert (error.value.line, error.value.value) == (line, value)
    assert expected in error.value.expected
    assert error.value.told["fr"] != error.value.told["en"] == error.value.expected


def test_an_empty_file_is_no_position() -> None:
    with pytest.raises(BadNotation) as error:
        read("")
    assert error.value.line == 1


HEAD = "eagles position 1\nbattle waterloo\n{more}turn 3 allied combat\n"


@pytest.mark.parametrize(
    ("more", "body", "line", "value", "expected"),
    [
        ("", "FC: 015 016 017 018 019", 4, "019", "at most 4 (8.4)"),
        ("", "FC: 001\n  002", 5, "002", "two Generals of one side (12.0)"),
        ("", "FL:\n  089", 5, "089", "belongs in FC (4.2)"),
        ("", "FC: 089\n  056 on 089", 0, "", ""),
        ("", "AC: 180\n  153 on 180", 5, "153", "only infantry can be in woods and buildings"),
        ("", "AC: 180\n  128 on 180\n  129 on 180", 4, "180", "it has room for 1 (11.0)"),
        ("", "AC: 180\n  015 on 180\n  128", 5, "015", "held by the enemy (R124)"),
        ("", "AL: 128 on 180\nAC: 180", 4, "128", "is not in its Position"),
        ("", "AC: 111 on 181\n  181", 4, "111", "only troop cards can be on Terrain"),
        ("", "FC: 089 hits 1", 4, "089", "can have hits"),
        ("", "casualties: 015 hits 1", 4, "015", "can have hits"),
        ("", "FC: 089 fatigued", 4, "089", "can have marks"),
        ("", "FC: 015 blown", 4, "015", "only cavalry"),
        ("", "FC: 055 column", 4, "055", "only infantry"),
        ("", "reserve-french: 015 square", 4, "015", "only infantry"),
        ("", "FC: 015 held allied", 4, "015", "only Terrain"),
        ("", "FC: 001 down", 4, "001", "without decoys (14.0)"),
        ("option decoys on\n", "FC: 015\nAC: 001 down\n  128", 6, "001", "its own line (R92)"),
        ("", "FC: 095", 4, "095", "does not stay on the battlefield"),
        ("", "FC: 129\n  015\n  183 on 015", 6, "183", "a depleted card of its Position"),
        ("", "AL: 207", 4, "207", "have not arrived (10.0)"),
        ("arrived\n", "AC: 207", 5, "207", "only in AL and FR (10.0)"),
        ("", "reserve-allied: 015", 4, "015", "the enemy's Reserve"),
        ("", "reserve-french: 015 up", 4, "015", "only a General is shown"),
        ("", "pile-british: 207", 4, "207", "another army's pile"),
        ("", "pile-french: 015 up", 4, "015", "face-down there"),
        ("", "casualties: 015 down", 4, "015", "face-up there"),
        ("", "discard: 015", 4, "015", "only Specials are discarded"),
        ("", "middle-left: 089", 4, "089", "only rivers"),
        ("", "AC: 015\n  111", 5, "111", "alone among enemies"),
        ("", "AC: 015", 3, "position", "already won: AC held alone (4.3)"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(
    more: str, body: str, line: int, value: str, expected: str
) -> None:
    text = HEAD.format(more=more) + body + "\n"
    if not expected:
        assert problems(read(text)) == []
        return
    with pytest.raises(BadNotation) as error:
        read(text)
    assert (error.value.line, error.value.value) == (line, value)
    assert expected in error.value.expected


def test_11_3_rivers_lie_in_the_middle_ground_of_their_lane() -> None:
    text = "eagles position 1\nbattle wavre\nturn 1 french combat\n{}: 283\n"
    assert problems(read(text.format("middle-center"))) == []
    for place, expected in (("middle-left", "middle-center"), ("AC", "Middle Ground")):
        with pytest.raises(BadNotation) as error:
            read(text.format(place))
        assert expected in error.value.expected


def test_8_4_the_limit_sleeps_in_ones_own_combat_phase() -> None:
    text = HEAD.format(more="").replace("allied", "french")
    cards = "FC: 015, 016, 017, 018 moved, 019 moved\n"
    assert problems(read(text + cards)) == []
    with pytest.raises(BadNotation) as error:
        read(text + cards.replace(" moved", ""))
    assert "8.4" in error.value.expected


def broken() -> Battle:
    return read(WHOLE)


def test_problems_finds_a_card_in_two_places() -> None:
    b = broken()
    b.at[AC] = [*b.at[AC], b.at[FC][0]]
    assert any("is in 2 places" in p for p in problems(b))
    assert any("says it is in FC" in p for p in problems(b))


def test_problems_finds_counts_that_do_not_hold() -> None:
    b = broken()
    b.troops = [count + 1 for count in b.troops]
    b.specials = [[], []]
    b.damage = [-1, 0]
    found = problems(b)
    assert any("troop cards of seat 0 counted" in p for p in found)
    assert any("listed" in p for p in found)
    assert any("below 0" in p for p in found)


def test_problems_finds_a_slope_without_its_card() -> None:
    b = broken()
    b.ground(0).slope = b.setting.by_label["197"]
    assert any("in force in FL but is not there" in p for p in problems(b))
    b.ground(5).slope = -1
    assert any("not in force" in p for p in problems(b))


def test_problems_knows_the_armies_of_a_battle() -> None:
    b = read(SMALL)
    chart = b.setting.chart
    french_only = BattleChart(chart.key, chart.name_en, chart.name_fr, {0: chart.decks[0]})
    b.setting = Setting(french_only, b.setting.options, b.setting.labels)
    assert any("does not fight at Ligny" in p for p in problems(b))


def test_problems_finds_a_card_on_the_wrong_side() -> None:
    b = read(SMALL)
    uid = b.at[BOX][0]
    b.units[uid] = unit(uid, b.units[uid].card, 1 - b.units[uid].seat, 0)
    assert any("wrong side" in p for p in problems(b))


def test_every_procedure_says_which_of_its_fields_are_cards() -> None:
    """A new procedure must be looked at: does it mention cards?"""
    without = set(
        "Fight Turn DealArmy Deployment MoralePhase ImmediateTests CombatPhase DrawOffer "
        "ReinforcePhase Window "
        "WholeCampaign Stage Alternation AtTable Aftermath Sending "
        "Mustering HalfMuster Deployments ForcedRetreat".split()
    )
    assert set(flow.PROCEDURES.makers) == without | set(CARD_FIELDS)


def same_wait(b: Battle, c: Battle) -> bool:
    mine, other = b.pending, c.pending
    if isinstance(mine, Decision) and isinstance(other, Decision):
        listed = [a.key() for a in mine.legal(b)] == [a.key() for a in other.legal(c)]
        return listed and (mine.seat, mine.cite) == (other.seat, other.cite)
    if isinstance(mine, Throw) and isinstance(other, Throw):
        return mine.cite == other.cite
    return mine is other


@pytest.mark.parametrize("scenario", ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"])
@pytest.mark.parametrize("options", [{}, {"decoys": "on", "deck": "open", "victory": "2"}])
def test_saved_battles_continue_as_they_were(scenario: str, options: dict[str, str]) -> None:
    rng = Rng(3)
    b = new_battle(scenario, options)
    for step_number in range(600):
        if step_number % 11 == 0:
            assert problems(b) == []
            saved = write(b)
            c = read(saved)
            assert write(c) == saved
            assert same_wait(b, c)
            ask_again(c)
            assert write(c) == saved and same_wait(b, c)
            b = c
        step = b.pending
        if isinstance(step, Decision):
            legal = step.legal(b)
            answer(b, legal[rng.below(len(legal))])
        elif isinstance(step, Throw):
            settle(b, step.toss(rng))


def test_a_restored_battle_plays_the_same_game() -> None:
    b = new_battle("waterloo", {})
    play_random(b, Rng(8), 120)
    c = read(write(b))
    play_random(b, Rng(9), 200)
    play_random(c, Rng(9), 200)
    assert write(b) == write(c)


def test_the_box_keeps_its_order_when_cards_came_back_to_it() -> None:
    b = new_battle("waterloo", {})
    b.at[BOX] = b.at[BOX][::-1]
    assert "box: " in write(b)
    assert write(read(write(b))) == write(b)
    assert b.at[BOX] == read(write(b)).at[BOX]


def test_places_off_the_field_hold_what_was_written() -> None:
    b = read(WHOLE)
    assert [b.setting.labels[x] for x in b.at[RESERVE]] == ["095", "056", "017"]
    assert [b.setting.labels[x] for x in b.at[CASUALTIES]] == ["020"]
    assert b.specials[0] == [b.setting.by_label["095"]]
    assert b.phase == COMBAT
