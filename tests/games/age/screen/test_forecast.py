"""The odds before an order is given: rows of tables, lines of fire, the results of a charge."""

from __future__ import annotations

from fractions import Fraction

from grognard.games.age.chapters.charging.combat import CombatPass
from grognard.games.age.chapters.fire.fire import FireStep
from grognard.games.age.chapters.moving.orders import TacticalStep
from grognard.games.age.game import GAME
from grognard.games.age.model.actions import OPEN_FIRE, Aim, Charge, HoldFire, Move
from grognard.games.age.model.charts import combat_result
from grognard.games.age.model.kinds import COLUMNAR, DISORDERED, MASSE, OWN_FIRE
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from grognard.kernel.aids import SHORT
from grognard.kernel.decision import Action
from tests.games.age.builders import ALLIED, FRENCH, battery, battle, brigade, general, run


def ordering(off: float = 4, **details: object) -> Battle:
    units = [
        brigade("f1", at=(24, 12), mode=COLUMNAR, **details),  # type: ignore[arg-type]
        brigade("a1", ALLIED, at=(24, 12 + off)),
    ]
    b = battle(units, [general("lannes", at=(24, 8))])
    run(b, TacticalStep(FRENCH))
    return b


def firing() -> Battle:
    units = [
        battery("fb1", at=(20, 12)),
        battery("fb2", at=(28, 12)),
        brigade("a1", ALLIED, at=(20, 20), formation=MASSE),
        brigade("a2", ALLIED, at=(28, 20)),
    ]
    b = battle(units, phase=OWN_FIRE)
    run(b, FireStep(FRENCH))
    return b


def told(b: Battle, action: Action):  # type: ignore[no-untyped-def]
    return GAME.forecast(b, action, "en", SHORT)


def test_3_1_every_row_has_its_faces_its_chance_and_what_it_does() -> None:
    found, _ = told(ordering(), Move(0))
    assert [faces for faces, _ in found.notes] == ["6 – 10", "3 – 5", "1 – 2", "", "", ""]
    assert sum(chance for _, chance in found.bars) == 1
    assert found.notes[2][1] == "half speed: 4.5 in."
    assert found.notes[5][1] == "falls back a full move, disordered"


def test_8_4_a_charge_is_followed_through_fire_and_combat() -> None:
    found, combat = told(ordering(), Charge(0, 1, 0))
    contact, wins, breaks = (chance for _, chance in found.meanings)
    assert contact == 1  # half speed is enough
    assert contact > wins > breaks > 0
    assert sum(chance for _, chance in combat.bars) == 1
    assert [scores for scores, _ in combat.notes][:4] == ["7+", "4 – 6", "1 – 3", "0"]
    assert combat.notes[1][1] == "falls back out of range, loses a base; occupy, or break through"
    may_break_through = combat.bars[0][1] + combat.bars[1][1]
    assert (breaks, combat.meanings[-1][1]) == (contact * may_break_through, may_break_through)
    far, _ = told(ordering(off=6), Charge(0, 1, 0))
    assert far.meanings[0][1] == Fraction(4, 5)


def test_8_4_the_forecast_of_a_charge_changes_nothing() -> None:
    b = ordering()
    before = GAME.write(b)
    told(b, Charge(0, 1, 0))
    assert GAME.write(b) == before


def test_6_1_fire_shows_every_shot_and_the_sum_at_each_target() -> None:
    b = firing()
    found, _ = told(b, OPEN_FIRE)
    assert [(link.start, link.end, link.label) for link in found.links] == [
        ("fb1", "a1", "4 × 2"),
        ("fb2", "a2", "4"),
    ]
    assert [(tag.about, tag.label) for tag in found.tags] == [("a1", "8"), ("a2", "4")]
    assert found.chart is None


def test_6_1_one_that_aims_elsewhere_sees_the_row_of_that_target() -> None:
    b = firing()
    found, _ = told(b, Aim(1, 2))
    assert [tag.label for tag in found.tags] == ["14"]
    assert found.chart is not None
    lit = [row for row in found.chart.rows if row.lit]
    assert [(row.label, row.cells[-1]) for row in lit] == [("12 – 14", "1")]
    assert len(found.chart.rows) == 5
    assert GAME.forecast(b, OPEN_FIRE, "en")[0].tags[0].label == "8"  # type: ignore[union-attr]


def test_6_1_one_that_holds_its_fire_is_left_out() -> None:
    found, _ = told(firing(), HoldFire(0))
    assert [tag.about for tag in found.tags] == ["a2"]


def test_3_4_a_menu_shows_each_order_with_its_chances() -> None:
    found = {one.action: one for one in GAME.sheet(ordering(), FRENCH, "f1", "en").outlooks}
    assert found["move f1"].note == "9 in., or 4.5 in. if cautious"
    assert dict(found["move f1"].shares) == {
        "full": Fraction(4, 5),
        "half": Fraction(1, 5),
        "none": Fraction(0),
    }
    assert found["charge f1 > a1"].note == "4 in.: half speed is enough"
    assert found["charge f1 > a1"].shares[0] == ("full", Fraction(1))
    assert found["form f1 masse"].shares[0] == ("full", Fraction(4, 5))
    assert "hold f1" not in found


def test_3_4_a_disordered_brigade_sees_how_likely_it_rallies() -> None:
    b = ordering(marks=DISORDERED)
    found = {one.action: one for one in GAME.sheet(b, FRENCH, "f1", "en").outlooks}
    assert found["hold f1"].note == "rallies: 100%"
    assert GAME.sheet(b, FRENCH, "a1", "en").outlooks == []


def test_8_3_dice_of_a_combat_light_their_row() -> None:
    b = battle([brigade("f1", at=(24, 12)), brigade("a1", ALLIED, at=(24, 12))])
    b.touch(Contact(0, 1, False, False, False, False))
    run(b, CombatPass(FRENCH, False))
    rows = GAME.dice(b, [10, 1]).rows
    assert sum(row.chance for row in rows) == 1
    assert [row.lit for row in rows].count(True) == 1
    assert rows[0].lit


def test_8_3_each_row_of_a_combat_says_what_it_does() -> None:
    notes = [GAME.row_note(combat_result(row).cite, "en") for row in range(7)]
    assert notes == [
        "flees at full speed, loses 2 bases, its general is taken; breakthrough",
        "falls back out of range, loses a base; occupy, or break through",
        "falls back to 2 in.; the ground is taken",
        "each loses a base",
        "falls back to 2 in.",
        "falls back out of range, loses a base",
        "flees at full speed, loses 2 bases, its general is taken",
    ]
    assert GAME.row_note("1.1 initiative roll", "en") == ""
