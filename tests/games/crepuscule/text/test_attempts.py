"""Whatever a player selects or puts on another, the nearest reason is shown, with its numbers."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim
from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.orders.orders import OrderStep
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.kinds import IN_RANKS, LIMBERED
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.procedure import Procedure
from grognard.kernel.reasons import allowed, meant, nearest
from grognard.kernel.refusal import MOMENT, BadNotation
from grognard.lexicon import LANGUAGES
from tests.games.crepuscule.builders import ALLIED, battalion, battery, battle, officer, run
from tests.laws.walks import walk


def every_question() -> list[Battle]:
    """The first of each kind in a random battle."""
    kept: dict[object, Battle] = {}
    for s in walk(GAME, "maida", {"turns": "3"}, 3):
        if isinstance(s, Battle) and isinstance(s.pending, Decision):
            kept.setdefault(type(s.pending), s.clone())
    return list(kept.values())


def test_every_piece_on_every_other_is_allowed_or_has_a_reason() -> None:
    questions = every_question()
    assert len(questions) > 8
    for b in questions:
        units = [u.roster.id for u in b.units if u.on_table() or u.place == IN_RANKS][::3]
        staff = [o.roster.id for o in b.officers if o.on_table()][::2]
        for piece in [*units, *staff]:
            others = [other for other in (*units, *staff) if other != piece]
            for text in [piece, *[f"{piece} > {other}" for other in others]]:
                check(b, text)


def check(b: Battle, text: str) -> None:
    try:
        tried = meant(GAME, b, text)
    except BadNotation:  # nothing is done with an officer by putting somebody on him
        return
    if allowed(b, tried):
        return
    found = nearest(GAME, b, tried)
    assert found is not None
    for lang in LANGUAGES:
        assert len(GAME.reason(b, *found, lang)) > 20, text
    if found[1].bars == MOMENT:
        assert GAME.prompt(b, None, "en") or GAME.detail(b, *found, "en")


def reason(b: Battle, text: str, lang: str = "en") -> str:
    found = nearest(GAME, b, meant(GAME, b, text))
    assert found is not None, text
    return GAME.reason(b, *found, lang)


def at(step: Procedure | Decision) -> Battle:
    units = [
        battalion("f1"),
        battery("fb", at=(36, 12)),
        battalion("a1", ALLIED, at=(24, 44)),
        battalion("a2", ALLIED, at=(40, 44)),
    ]
    return asked(battle(units, [officer("ney", at=(24, 6))]), step)


def asked(b: Battle, step: Procedure | Decision) -> Battle:
    if isinstance(step, Decision):
        b.pending = step
    else:
        run(b, step)
    return b


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("f1 > a1", "C-SEQ-4: That is not what you are asked now. Now: Give orders and move"),
        ("march f1 advance 9", "It needs 9 in and has 8 in."),
        ("march f1 advance 4.5, advance 4.55", "It needs 9.05 in and has 8 in."),
        ("march fb back 3", "It needs 3 in and has 2 in."),
        ("march f1 advance 1, about, about, about, about, about, about", "7 legs"),
        ("form f1 assault-column files 2", "It is usually 6 abreast; you asked for 2."),
        ("a1", "not a unit of yours"),
        ("ney > f1", "C-SEQ-4: That is not what you are asked now."),
    ],
)
def test_in_movement_the_nearest_reason_has_its_numbers(text: str, said: str) -> None:
    assert said in reason(at(OrderStep(0)), text)


def test_c_wpn_3_a_shot_out_of_range_says_by_how_much() -> None:
    b = at(ChooseShot(0))
    assert "It is 32 in away; the limit is 18 in." in reason(b, "f1 > a1")
    assert "32" in reason(b, "f1 > a1", "fr")


def test_c_art_14_a_gun_out_of_range_says_by_how_much_unless_by_eye() -> None:
    units = [battery("fb", at=(36, 2), weight=0), battalion("a1", ALLIED, at=(36, 44))]
    for option, told in (("off", True), ("on", False)):
        b = asked(battle(units, by_eye=option), ChooseAim(0, []))
        said = reason(b, "aim fb > a1 ball")
        assert ("It is 42 in away; the limit is 34 in." in said) is told
        assert said.startswith("C-ART-14: The target is out of range.")


def test_d_159_a_charge_outside_the_arc_says_by_how_much() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, at=(40, 10))])
    assert "° off the front; the most is 45°." in reason(asked(b, ChooseCharge(0)), "f1 > a1")


def test_c_art_4_a_limbered_gun_does_not_fire() -> None:
    b = battle([battery("fb", formation=LIMBERED), battalion("a1", ALLIED, at=(24, 30))])
    assert "Only an unlimbered gun can fire" in reason(asked(b, ChooseAim(0, [])), "fb > a1")


def test_what_is_no_piece_is_not_read() -> None:
    with pytest.raises(BadNotation):
        meant(GAME, at(OrderStep(0)), "nobody > a1")
