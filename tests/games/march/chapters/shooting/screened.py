"""Battalions with a skirmish screen before them."""

from __future__ import annotations

from grognard.games.march.chapters.shooting.skirmishers import (
    skirmish_dice,
    why_not_screen,
    why_not_skirmish,
)
from grognard.games.march.model.pieces import FRENCH, VETERANS
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Peaks
from grognard.kernel.umpire import settle
from grognard.table.pose import Pose
from tests.games.march.field import Troops, cm, field, pose


def screened(
    distance: float = 15,
    *,
    shooter: Troops | None = None,
    target: Troops | None = None,
    nations: tuple[int, int] = (FRENCH, FRENCH),
    front: float = 7,
    first_rules: bool = False,
    routine: str = "ask",
) -> Battle:
    """Red, 0, behind its screen (front at y 47), and blue, 2, so far before the screen's front."""
    b = field(
        [shooter or Troops("a", 60, 40, detached=5), Troops("bystander", 10, 5)],
        [target or Troops("x", 60, 40 + front + distance, 180)],
        nations=nations,
        first_rules=first_rules,
        routine=routine,
    )
    b.place_screen(0, pose(60, 40 + front), cm(4))
    return b


def rifles(detached: int, rankers: int = 24) -> Troops:
    return Troops(
        "a", 60, 40, rankers=rankers, quality=VETERANS, light=True, rifles=True, detached=detached
    )


def lines_of(b: Battle, target: int = 2, screen: bool = False) -> dict[str, int]:
    return dict(skirmish_dice(b, b.units[0], target, screen, True).lines)


def why_not(b: Battle, target: int = 2, screen: bool = False) -> str:
    refusal = why_not_skirmish(b, b.units[0], target, screen)
    return "" if refusal is None else refusal.cite


def roll(b: Battle, *faces: int) -> None:
    throw = b.pending
    assert isinstance(throw, Peaks)
    settle(b, throw.read([*faces, *[1] * (throw.dice - len(faces))]))


def legal(b: Battle) -> list[Action]:
    decision = b.pending
    assert isinstance(decision, Decision)
    return decision.legal(b)


def asked_screen(b: Battle, where: Pose, gap: float = 2) -> str:
    refusal = why_not_screen(b, b.units[0], where, cm(gap))
    return "" if refusal is None else refusal.cite
