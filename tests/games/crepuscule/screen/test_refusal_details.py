"""What is added to a refusal: who, where, and by how much, in both languages."""

from __future__ import annotations

import re

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim
from grognard.games.crepuscule.chapters.artillery.estimates import ChooseEstimates
from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.charging.reactions import ChooseReaction
from grognard.games.crepuscule.chapters.officers.riding import ChooseRide
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.kinds import BALL, CHARGING, IMPASSABLE, VERY_DIFFICULT
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.lexicon import LANGUAGES
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    area,
    battalion,
    battery,
    battle,
    officer,
)

ORDER = ChooseOrder(FRENCH)


def asked(units: list[Troops], decision: Decision, *terrain: object, by_eye: str = "off") -> Battle:
    staff = [officer("ney", at=(24, 4))]
    b = battle(units, staff, list(terrain), by_eye=by_eye)  # type: ignore[arg-type]
    b.pending = decision
    return b


def why(b: Battle, text: str, lang: str = "en") -> str:
    """Only the details."""
    decision = b.pending
    assert isinstance(decision, Decision)
    action = GAME.parse(b, text)
    refusal = decision.why_not(b, action)
    assert refusal is not None, text
    assert GAME.reason(b, action, refusal, lang).startswith(refusal.cite)
    return GAME.detail(b, action, refusal, lang)


def lines() -> list[Troops]:
    return [battalion("f1", skirmishers=6), battalion("a1", ALLIED, at=(24, 18))]


CASES = [
    ([battalion("f1"), battalion("a1", ALLIED, at=(24, 16))], ORDER,
     "march f1 advance 3.5", "it must stay at least 1 in away"),
    (lines(), ORDER, "march f1 advance 30", "It needs 30 in and has 4 in"),
    ([*lines(), battalion("f2", at=(24, 8))], ORDER, "march f2 advance 3", "F1 is there."),
    (lines(), ORDER, "march f1 about, advance 3.5", "has 4 in"),
    (lines(), ORDER, "form f1 line files 5", "It is usually 12 abreast; you asked for 5."),
    (lines(), ORDER, "detach f1a 9 24,14 0", "You asked for 9; 2 to 6 are possible."),
    (lines(), ORDER, "detach f1a 6 60,14 0", "the limit is 6 in."),
    (lines(), ORDER, "detach f1a 6 24,12 0", "F1 is there."),
    (lines(), ORDER, "march a1 advance 2", ""),
    (lines(), ChooseRide(FRENCH), "ride ney 60,4", "It is 36 in away, and he has 18 in left."),
    (lines(), ChooseRide(FRENCH), "ride ney 24,17", "it must stay at least 1 in away."),
    (lines(), ChooseRide(FRENCH), "ride ney 24,0.5", "over the southern edge"),
    (lines(), ChooseCharge(FRENCH), "charge f1 > a1 right 60", "A1 is there."),
    ([battalion("f1"), battalion("a1", ALLIED, at=(24, 24))], ChooseCharge(FRENCH),
     "charge f1 > a1 right 60", "Straight ahead, without a wheel"),
    ([*lines(), battery("fb", at=(50, 12))], ChooseAim(FRENCH, []), "aim fb > a1 shell", ""),
    ([battery("fb", at=(24, 6)), battalion("f1"), battalion("a1", ALLIED, at=(24, 30))],
     ChooseAim(FRENCH, []), "aim fb > a1 ball", "F1 is"),
    ([battery("fb"), battalion("a1", ALLIED, at=(24, 30))],
     ChooseEstimates(FRENCH, [0, 1, BALL, 0, 0]), "estimate 60", "You wrote 60 for fb"),
    ([battery("fb"), battalion("a1", ALLIED, at=(24, 30))],
     ChooseEstimates(FRENCH, [0, 1, BALL, 0, 0]), "estimate 6 7", "2 numbers were given for one"),
    ([battalion("f1"), battalion("a1", ALLIED, at=(48, 14))],
     ChooseShot(FRENCH), "shoot f1 > a1", "° off the front"),
]  # fmt: skip


@pytest.mark.parametrize(("units", "decision", "text", "said"), CASES)
def test_a_refusal_says_where_and_by_how_much(
    units: list[Troops], decision: Decision, text: str, said: str
) -> None:
    b = asked(units, decision)
    assert said in why(b, text)
    assert all(why(b, text, lang) or not said for lang in LANGUAGES)


@pytest.mark.parametrize(("units", "decision", "text", "said"), CASES)
def test_f_03_by_eye_no_refusal_shows_how_far(
    units: list[Troops], decision: Decision, text: str, said: str
) -> None:
    b = asked(units, decision, by_eye="on")
    for lang in LANGUAGES:
        assert not re.search(r"\d (in|po)\b", why(b, text, lang))


def test_d_32_ground_in_the_way_is_named() -> None:
    marsh = area(20, 14, 30, 16, IMPASSABLE | VERY_DIFFICULT)
    b = asked([battalion("f1"), battalion("a1", ALLIED, at=(60, 40))], ORDER, marsh)
    assert "It would touch" in why(b, "march f1 advance 4")


def test_w_chg_4_the_opponent_of_a_unit_is_shown() -> None:
    b = asked(lines(), ORDER)
    b.touch(Contact(0, 1, 0, b.now()))
    assert why(b, "march f1 advance 2") == "F1 is fighting a1."


def test_d_72_a_charger_too_near_is_measured() -> None:
    b = asked([battalion("f1"), battalion("a1", ALLIED, at=(24, 15))], ChooseReaction(FRENCH))
    b.mark(1, CHARGING)
    b._edit(1).charge = 0
    assert why(b, "react f1 flee") == "A1 starts 3 in away, and its base move is 4 in."


def test_c_art_8_how_long_a_gun_waits_is_shown() -> None:
    b = asked([battery("fb"), battalion("a1", ALLIED, at=(24, 30))], ChooseAim(FRENCH, []))
    b._edit(0).waits = 2
    assert why(b, "aim fb > a1 ball") == "It waits 2 more turns."
