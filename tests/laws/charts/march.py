"""Situations of the march."""

from __future__ import annotations

from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.charging.joining import is_joined
from grognard.games.march.chapters.charging.strength import (
    charge_of,
    combat_sum,
    cover_met,
    disorder_of,
    is_higher,
    strength_of,
)
from grognard.games.march.chapters.figures import centre
from grognard.games.march.chapters.quality import (
    AGGRESSION,
    MANOEUVRE,
    RALLY,
    REROLLERS,
    RESOLVE,
    QualityTest,
    lowered,
    quality_modifier,
    rerolls_left,
    score,
)
from grognard.games.march.chapters.shooting.fire_lines import cover_of, take_aim
from grognard.games.march.chapters.shooting.shot_dice import (
    SHARES,
    band_of,
    has_rifle_dice,
    hit_modifier,
    need,
    shot_dice,
)
from grognard.games.march.model.actions import COLUMN, LINE, FireAt, SkirmishAt
from grognard.games.march.model.pieces import (
    BEATEN,
    DISORDERED,
    HARD_COVER,
    LIGHT_COVER,
    OFFICER,
    Battalion,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from tests.laws.charts.situation import Situation, numbers

CHARTS = {MANOEUVRE: "activation", AGGRESSION: "charge", RESOLVE: "resolve", RALLY: "resolve"}


def situations(s: State) -> list[Situation]:
    """What is thrown for now, and the shots that may be chosen."""
    assert isinstance(s, Battle)
    if isinstance(s.pending, Decision):
        shots = [a for a in s.pending.legal(s) if isinstance(a, (FireAt, SkirmishAt))]
        return [one for action in shots[:2] for one in shot(s, action)]
    if not isinstance(s.pending, Throw):
        return []
    work = s.stack[-1]
    if isinstance(work, QualityTest):
        return [quality(s, s.units[work.unit], int(work.kind))]
    return [combat(s, work)] if isinstance(work, Round) else []


def quality(b: Battle, u: Battalion, kind: int) -> Situation:
    facts = tested(b, u)
    if kind != MANOEUVRE:
        facts |= {
            "half-lost": int(2 * u.losses() >= u.roster.rankers),
            "beaten": int(u.marks & BEATEN != 0),
            "officer": int(u.staff[OFFICER] > 0),
        }
    if kind in (RESOLVE, RALLY):
        facts["test"] = int(kind == RALLY)
    facts["re-rolls"] = int(rerolls_left(u, REROLLERS[kind]))

    def passed(events: list[Event]) -> int | None:
        return numbers(events, "tested")[4]

    sums = {"die": quality_modifier(b, u, kind, True), "score": needed(b, u)}
    return Situation(CHARTS[kind], facts, sums, passed)


def tested(b: Battle, u: Battalion) -> dict[str, int]:
    return {
        "quality": int(u.quality),
        "lowered": int(lowered(b, u)),
        "commander": int(b.commander_with(u)),
    }


def needed(b: Battle, u: Battalion) -> Tally:
    return Tally(int(score(b, u)), "6.3 scores", True)


def shot(b: Battle, action: FireAt | SkirmishAt) -> list[Situation]:
    u, x, screen = b.units[action.unit], b.units[action.target], action.screen
    detached = isinstance(action, SkirmishAt)
    aim = take_aim(b, u, detached, x, screen)
    groups = len(aim.lines) if detached else min(len(aim.lines), int(u.groups()))
    band = int(band_of(b, u, aim.range))
    if groups == 0 or band == len(SHARES) or b.setting.first_rules:
        return []  # nobody shoots; or by rules that are no longer printed
    cover = cover_of(b, x, screen, aim.lines)
    facts = {
        **tested(b, u),
        "groups": groups,
        "rifles": int(has_rifle_dice(b, u, detached)),
        "range": band,
        "cover": {LIGHT_COVER: 1, HARD_COVER: 2}.get(int(cover), 0),
        "screen": int(screen),
        "column": int(not screen and x.formation == COLUMN),
    }
    if not detached:
        facts["british"] = int(u.british and u.formation == LINE)
        facts["disordered"] = int(u.marks & DISORDERED != 0)
    dice = shot_dice(b, u, detached, x, screen, True)
    sums = {"dice": dice, "die": hit_modifier(b, u, True), "score": needed(b, u)}
    thrown = (int(dice.total), int(need(b, u)))
    return [Situation("skirmish" if detached else "volley", facts, sums, dice=thrown)]


def combat(b: Battle, work: Round) -> Situation:
    u = b.units[work.unit]
    foe = b.units[u.foe]
    power = work.power() or strength_of(b, u)
    facts: dict[str, int] = {}
    for name, one, other, strength in (
        ("attacker", u, foe, power),
        ("defender", foe, u, strength_of(b, foe)),
    ):
        cover = int(cover_met(b, one, other))
        facts |= {
            f"{name}-groups": int(strength.groups),
            f"{name}-charge": int(charge_of(one.marks, one.formation)),
            f"{name}-officer": int(strength.officers > 0),
            f"{name}-commander": int(strength.commander > 0),
            f"{name}-joined": int(is_joined(b, one)),
            f"{name}-higher": int(is_higher(b, centre(one), centre(other))),
            f"{name}-characters": int(strength.characters),
            f"{name}-cover": {LIGHT_COVER: 1, HARD_COVER: 2}.get(cover, 0),
            f"{name}-disorder": int(disorder_of(one.marks)),
        }
    sums = {
        "attacker": combat_sum(b, u, foe, power, True),
        "defender": combat_sum(b, foe, u, None, True),
    }

    def result(events: list[Event]) -> int | None:
        _, _, mine, _, theirs = numbers(events, "fought")
        lead = mine - theirs
        return 2 if lead == 0 else (0 if lead >= 3 else 1) if lead > 0 else 4 if lead <= -3 else 3

    return Situation("combat", facts, sums, result)
