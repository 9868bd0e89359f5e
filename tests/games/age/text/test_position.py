"""Positions as text: written and read back, and what is said of bad ones."""

from __future__ import annotations

import pytest

from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.games.age.model.kinds import (
    DISORDERED,
    MASSE,
    NOBODY,
    ON_TABLE,
    OUT,
    TACTICAL,
    TO_COME,
)
from grognard.kernel.decision import Decision
from grognard.kernel.refusal import BadNotation
from grognard.table.pose import INCH

POSITION = """\
age position 1
battle saalfeld
turn 3 south tactical-movement first south opener south
levels 1 0
goal 2 south
general lannes 28,4 with f17
general suchet 30,6 out until 5
general louis 28,26 leads bevilaqua
f17: 31,14 0 masse bases 7 tactical failed 2
fhus: 25,10.5 0 line bases 6
pfus: 32.5,16 180 line bases 2 disordered tactical shot 1
pkur: 27.9,23.5 190 line bases 7
"""


def bad(old: str, new: str) -> str:
    assert old in POSITION
    with pytest.raises(BadNotation) as caught:
        GAME.read(POSITION.replace(old, new))
    assert caught.value.told["fr"] != caught.value.told["en"] == caught.value.expected
    return str(caught.value)


def test_a_position_is_read_to_the_last_word() -> None:
    b = battle(GAME.read(POSITION))
    f17, pfus = b.units[b.setting.by_id["f17"]], b.units[b.setting.by_id["pfus"]]
    assert (f17.formation, f17.bases, f17.marks, f17.streak) == (MASSE, 7, TACTICAL, 2)
    assert (f17.pose.x, f17.pose.y) == (31 * INCH, 14 * INCH)
    assert pfus.marks == DISORDERED | TACTICAL and pfus.fire_losses == 1
    assert b.units[b.setting.by_id["f40"]].place == TO_COME
    lannes, suchet, _, louis = (b.generals[n] for n in range(4))
    assert lannes.attached == f17.uid and suchet.place == OUT and suchet.until == 5
    assert louis.substitute == b.setting.command_by_id["bevilaqua"]
    assert b.levels == [1, 0] and b.holders == [1, 0, 1]
    assert b.generals[4].place == TO_COME and lannes.place == ON_TABLE
    assert isinstance(b.pending, Decision) and b.pending.seat == 0


def test_a_position_is_written_as_it_is_read() -> None:
    text = GAME.write(GAME.read(POSITION))
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("battle saalfeld", "battle jena", "jena"),
        ("turn 3 south tactical-movement", "turn 3 south dancing", "dancing"),
        ("with f17", "with nobody", "unknown unit"),
        ("general lannes", "general murat", "unknown general"),
        ("leads bevilaqua", "leads nobody", "unknown formation"),
        ("goal 2 south", "goal 9 south", "an objective from 1 to 3"),
        ("bases 7 tactical", "bases 9 tactical", "expected 1 to 8"),
        ("masse", "unlimbered", "a formation of another arm"),
        ("fhus: 25,10.5 0 line", "fhus: 31,13.5 0 line", "is on f17"),
        ("fhus: 25,10.5 0 line", "fhus: 25,99 0 line", "edge of the table"),
        ("pkur: 27.9,23.5 190", "pkur: 20,31.2 190", "impassable"),
        ("disordered tactical", "confused", "unknown word"),
        ("with f17", "with pfus", "not with a brigade of his side"),
    ],
)
def test_bad_positions_name_line_and_value(old: str, new: str, said: str) -> None:
    assert said in bad(old, new)


def test_contacts_and_columns_are_kept() -> None:
    more = POSITION.replace("f17: 31,14 0", "f17: 31,14.9 0")
    text = (
        more + "f40: 27,6 0 march-column bases 5 trail 2 27,4 26,2\ncontact f17 > pfus flank far\n"
    )
    b = battle(GAME.read(text))
    (contact,) = b.contacts
    assert contact.flank and contact.far and not contact.locked and not contact.through
    assert b.units[b.setting.by_id["f40"]].trail == [27 * INCH, 4 * INCH, 26 * INCH, 2 * INCH]
    assert b.setting.by_id["f40"] != NOBODY
    assert GAME.write(GAME.read(GAME.write(b))) == GAME.write(b)
