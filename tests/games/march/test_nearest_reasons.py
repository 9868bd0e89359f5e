"""Whatever a player tries, the nearest reason is shown: every battalion on every other.

What is refused has a reason in words; lifting what it bars (another moment, another state of that
battalion, another target) changes the answer; and no moment sends the player in a circle.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.games.march.chapters.activation import ChooseActivation, unit_of
from grognard.games.march.game import GAME
from grognard.games.march.model.actions import Attack, FireAt, SkirmishAt
from grognard.games.march.model.pieces import DISORDERED, NOBODY, ON_TABLE, READY, ROUTING
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.reasons import meant, nearest
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, BadNotation, Refusal
from grognard.table.pose import CM, Pose
from tests.games.march import moments
from tests.games.test_refusals import every_refusal
from tests.laws.walks import walk
from tests.nightly import by_night

SCREENED_ENEMY = {
    **moments.NEAR,
    "f2": "60,49 180 column rankers 20 detached 4 screen 4 at 60,43 180",
}
ACTED = "60,29 0 line rankers 36 activated"
POSITIONS = [
    moments.choosing(**moments.NEAR),
    moments.choosing(**SCREENED_ENEMY, b1="20,29 0 line rankers 36 activated fired"),
    moments.choosing(**moments.HIDDEN, b4="96,29 0 line rankers 28 routing"),
    moments.choosing("blue", **moments.SCREENED),
    moments.marching(**moments.NEAR),
    moments.riding(),
    moments.PLACING,
]


def read(text: str) -> Battle:
    found = GAME.read(text)
    assert isinstance(found, Battle)
    return found


def walked() -> list[Battle]:
    """At night also the last position of each question of a few random battles."""
    kept: dict[object, Battle] = {}
    for seed in range(by_night(3, 0)):
        for s in walk(GAME, "training", {}, seed):
            if isinstance(s, Battle) and isinstance(s.pending, Decision):
                kept[type(s.pending), seed] = s.clone()
    return list(kept.values())


def tries(b: Battle) -> Iterator[str]:
    asked = b.pending
    assert isinstance(asked, Decision)
    ids = [b.setting.rosters[u.uid].id for u in b.units]
    screens = [f"{ids[u.uid]}.screen" for u in b.units if u.screen]
    for u in b.units:
        if u.seat == asked.seat:
            yield ids[u.uid]
            yield from (f"{ids[u.uid]} > {other}" for other in (*ids, *screens))


def test_every_try_that_is_refused_has_a_reason_that_can_be_lifted() -> None:
    told: set[tuple[str, str]] = set()
    for b in [*map(read, POSITIONS), *walked()]:
        for text in tries(b):
            found = nearest(GAME, b, meant(GAME, b, text))
            if found is None:
                continue
            action, refusal = found
            key = (refusal.cite, type(action).__name__)
            if key in told:
                continue
            told.add(key)
            for lang in ("en", "fr"):
                assert len(GAME.reason(b, action, refusal, lang)) > 20, text
            assert lifts(b, action, refusal), (text, refusal)
            if refusal.bars == MOMENT:
                answer = why(asked_to_act(b), action)
                assert answer is None or answer.bars != MOMENT, text
    assert len(told) > 6


@pytest.mark.parametrize(
    ("position", "text", "cite"),
    [
        (moments.choosing(**SCREENED_ENEMY), "b2 > f2.screen", None),
        (moments.choosing(**SCREENED_ENEMY), "fire b2 > f2", "10.3 screen first"),
        (moments.choosing(**moments.NEAR, b2=ACTED), "b2", "5.4 once a turn"),
        (moments.choosing(**moments.NEAR, b2=ACTED), "b2 > f2", "5.4 once a turn"),
        (moments.choosing(), "b2 > f2", "9.4 out of range"),
        (moments.choosing(), "b2 > b3", "9.1 an enemy in play"),
        (moments.marching(), "b2 > f2", "5.1 not asked now"),
    ],
)  # fmt: skip
def test_the_reason_is_the_one_for_what_was_tried(
    position: str, text: str, cite: str | None
) -> None:
    b = read(position)
    found = nearest(GAME, b, meant(GAME, b, text))
    assert (None if found is None else found[1].cite) == cite


def test_who_is_not_there_cannot_be_read() -> None:
    with pytest.raises(BadNotation):
        meant(GAME, read(moments.choosing()), "b2 > nobody")


def test_no_reason_is_borrowed_from_another_rule() -> None:
    cites = {(each.why, each.cite) for each in every_refusal(GAME) if each.why}
    assert len(cites) == len({why for why, _ in cites}) > 30


# What a refusal bars, lifted


def why(b: Battle, action: Action) -> Refusal | None:
    asked = b.pending
    assert isinstance(asked, Decision)
    return asked.why_not(b, action)


def asked_to_act(b: Battle) -> Battle:
    asked = b.pending
    assert isinstance(asked, Decision)
    other = b.clone()
    other.pending = ChooseActivation(asked.seat, "5.4 choose an activation")
    return other


def lifts(b: Battle, action: Action, refusal: Refusal) -> bool:
    varied = {MOMENT: other_moments, PIECE: states, MEANS: means}.get(refusal.bars, targets)
    answers = [why(other, act) for other, act in varied(b, action)]
    return any(answer is None or answer.cite != refusal.cite for answer in answers)


def other_moments(b: Battle, action: Action) -> Iterator[tuple[Battle, Action]]:
    yield asked_to_act(b), action


def states(b: Battle, action: Action) -> Iterator[tuple[Battle, Action]]:
    """The battalion as if it had done nothing, in order or in rout."""
    for marks in (0, ROUTING, DISORDERED):
        other = b.clone()
        u = other._edit(unit_of(action) if unit_of(action) != NOBODY else 0)
        u.status, u.until, u.place, u.marks, u.foe, u.helps = (
            READY,
            0,
            ON_TABLE,
            marks,
            NOBODY,
            NOBODY,
        )
        yield other, action


def targets(b: Battle, action: Action) -> Iterator[tuple[Battle, Action]]:
    """Every other target, and the target close before the battalion, with nobody in the way."""
    for x in b.units:
        if isinstance(action, (FireAt, SkirmishAt)):
            yield b, type(action)(action.unit, x.uid, False)
        elif isinstance(action, Attack):
            yield b, Attack(action.unit, x.uid, 0)
    if isinstance(action, (FireAt, SkirmishAt, Attack)):
        other = b.clone()
        for u in other.units:
            if u.uid not in (action.unit, action.target):
                other.leave_table(u.uid)
        front = other.units[action.unit].pose
        other._edit(action.target).screen = 0
        other.move_to(action.target, Pose(front.x, front.y + 20 * CM, front.h))
        yield other, action


def means(b: Battle, action: Action) -> Iterator[tuple[Battle, Action]]:
    """Another battalion, or this one with somebody to fight, with a screen, or in another state."""
    for u in b.units:
        if isinstance(action, (FireAt, SkirmishAt)):
            yield b, type(action)(u.uid, action.target, action.screen)
        elif isinstance(action, Attack):
            yield b, Attack(u.uid, action.target, action.wheel)
        elif unit_of(action) != NOBODY:
            yield b, type(action)(u.uid)  # type: ignore[call-arg]
    if unit_of(action) != NOBODY:
        other = b.clone()
        enemy = next(u.uid for u in other.units if u.seat != other.units[unit_of(action)].seat)
        other._edit(unit_of(action)).foe = enemy
        other._edit(unit_of(action)).screen = 4
        yield other, action
    yield from states(b, action)
    yield from targets(b, action)
