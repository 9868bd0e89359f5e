"""What may be measured of a piece, and from one to another; by eye nothing is."""

from __future__ import annotations

import re

import pytest

from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import Charge, March
from grognard.games.crepuscule.model.combat_actions import Aim
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CHIEF_OF_BRIGADE,
    HOLLOW,
    OBSTACLE,
    SKIRMISH,
    SOFT_COVER,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from grognard.miniatures.contract.measure import Measure
from grognard.table.paths import ADVANCE, Leg
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    battalion,
    battery,
    battle,
    line,
    officer,
    squadron,
)


def field(by_eye: str = "off") -> Battle:
    units = [
        battalion("f1"),
        battery("fb", at=(40, 12)),
        squadron("f2", at=(44, 30), facing=270),
        battalion("a1", ALLIED, at=(24, 26)),
        battalion("a2", ALLIED, at=(24, 32)),
        battalion("f3", at=(60, 12), formation=HOLLOW),
        battalion("f4", at=(60, 24), formation=SKIRMISH, figures=6),
    ]
    staff = [officer("ney", at=(24, 6), rank=CHIEF_OF_BRIGADE), officer("petit", at=(60, 4))]
    return battle(
        units, staff, [line([(18, 25.5), (30, 25.5)], OBSTACLE | SOFT_COVER)], by_eye=by_eye
    )


def measured(text: str, lang: str = "en", by_eye: str = "off") -> Measure:
    return GAME.measure(field(by_eye), None, text, lang)


def words(found: Measure) -> str:
    return " ".join([*found.words, *[area.words for area in found.areas]])


@pytest.mark.parametrize(
    ("piece", "said"),
    [
        ("f1", ["18 in: as far as it shoots", "9 in: short range", "what it may charge, 8 in"]),
        ("f2", ["12 in: as far as it shoots", "16 in on open ground"]),
        ("fb", ["8 in: canister", "46 in: its greatest estimate"]),
        ("f3", ["18 in: as far as it shoots", "8 in: no enemy may march nearer"]),
        ("f4", ["18 in: as far as it shoots"]),
        ("ney", ["12 in: Ney commands this far", "18 in: as far as he may still ride"]),
        ("petit", ["6 in: Petit helps manoeuvre tests"]),
        ("24,20", ["Nearest: A1"]),
    ],
)
def test_c_inf_11_what_a_piece_may_do_is_drawn(piece: str, said: list[str]) -> None:
    for lang in LANGUAGES:
        assert words(measured(piece, lang))
    told = words(measured(piece))
    assert all(one.lower() in told.lower() for one in said), told


def test_d_14_links_lead_to_the_units_an_officer_commands() -> None:
    links = {link.end: link.counts for link in measured("ney").links}
    assert links["f1"] and not links["f3"]
    assert {link.start for link in measured("f1").links} == {"ney", "petit"}


def test_d_136_sight_ends_at_what_blocks_it() -> None:
    clear, hidden = measured("f1 > a1"), measured("f1 > a2")
    assert clear.span is not None and clear.span.length == 14 * INCH
    assert all(sight.stop is None for sight in clear.sights)
    assert hidden.sights and all(sight.stop is not None for sight in hidden.sights)
    assert "A1 is in the way." in [sight.words for sight in hidden.sights]
    assert "It may be fired at." in clear.words
    assert "It has light cover from there." in clear.words
    assert "out of range" in " ".join(hidden.words)


def test_d_159_the_edge_that_would_be_struck_is_shown() -> None:
    assert "It would be struck on its front." in measured("f1 > a1").words
    assert "It would be struck on its flank." in measured("f2 > a1").words


def test_friends_are_measured_without_any_shot() -> None:
    assert measured("f1 > fb").sights == []


def test_what_is_nowhere_cannot_be_measured() -> None:
    with pytest.raises(BadNotation):
        measured("nobody")


@pytest.mark.parametrize("text", ["f1", "fb", "ney", "24,20", "fb > a1", "f1 > a1", "40,12 > a1"])
def test_f_03_by_eye_no_tape_and_no_ring_shows_a_length(text: str) -> None:
    for lang in LANGUAGES:
        found = measured(text, lang, "on")
        assert found.span is None and found.areas == []
        assert not re.search(r"\d", " ".join(found.words).replace("a1", ""))


def test_f_03_by_eye_a_charge_in_hand_shows_no_length() -> None:
    for by_eye, parts in (("off", 1), ("on", 0)):
        b = field(by_eye)
        b.pending = ChooseCharge(FRENCH)
        reach = GAME.reach(b, Charge(0, 3, 0), "en")
        assert reach is not None
        assert (reach.parts, reach.total > 0) == (parts, parts > 0)
        assert (max(run[2] for track in reach.tracks for run in track.runs) > 0) is (parts > 0)
        said = GAME.warnings(b, Charge(0, 3, 0), "en")[0].words
        assert ("17 in" in said) is (by_eye == "off")
        notes = " ".join(one.note for one in GAME.sheet(b, FRENCH, "f1", "fr").outlooks)
        assert "contact" not in notes or by_eye == "off"


# Warnings, and what a sheet and the stakes show


def test_d_24_a_charge_that_falls_short_is_warned_of() -> None:
    b = field()
    b.pending = ChooseCharge(FRENCH)
    said = GAME.warnings(b, Charge(0, 3, 0), "en")
    assert [one.cite for one in said] == ["D-24"]
    assert "17 in to contact" in said[0].words and "8 in" in said[0].words


def test_c_inf_19_a_march_gives_up_its_fire() -> None:
    b = field()
    b.pending = ChooseOrder(FRENCH)
    cites = [GAME.warnings(b, March(0, [Leg(ADVANCE, far * INCH)]), "fr")[0].cite for far in (3, 6)]
    assert cites == ["W-SHO-2 moved", "C-INF-19"]


def test_c_art_43_friends_in_the_corridor_are_shown() -> None:
    units = [battery("fb"), battalion("a1", ALLIED, at=(24, 24)), battalion("f1", at=(24, 34))]
    said = GAME.warnings(battle(units), Aim(0, 1, BALL), "en")
    assert [one.cite for one in said] == ["C-ART-43"] and "f1" in said[0].words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_shows_its_answers_and_its_resolve(lang: str) -> None:
    b = field()
    for decision, verb in (
        (ChooseOrder(FRENCH), "form"),
        (ChooseCharge(FRENCH), ""),
        (ChooseShot(FRENCH), "shoot"),
    ):
        b.pending = decision
        sheet = GAME.sheet(b, FRENCH, "f1", lang)
        assert any(one.action.startswith(verb) for one in sheet.outlooks) or not verb
        assert all(one.note for one in sheet.outlooks)
        assert len(sheet.lines) >= 4
    assert GAME.sheet(b, FRENCH, "a1", lang).outlooks == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_c_vic_1_the_stakes_are_points_and_goals(lang: str) -> None:
    b = GAME.setup("plancenoit", {})
    stakes = GAME.stakes(b, 0, lang)
    assert stakes.turns > 0 and len(stakes.sides) == 2
    assert all(mark.word == "held" for mark in stakes.marks)
