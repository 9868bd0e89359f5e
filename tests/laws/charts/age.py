"""Situations of L'Âge des Aigles."""

from __future__ import annotations

from itertools import product

from grognard.games.age.chapters.charging.clusters import leaders_of, numbers_of
from grognard.games.age.chapters.charging.combat import CombatPass
from grognard.games.age.chapters.charging.counter_charge import CounterCharges
from grognard.games.age.chapters.charging.modifiers import (
    AT_SQUARE,
    attack_sum,
    charge_of,
    condition_of,
    defence_sum,
    disorder_of,
    general_with,
    grade_of,
    is_charged,
    is_outflanked,
    is_supported,
    is_through,
    weight_of,
)
from grognard.games.age.chapters.command.chain import chief_value, general_cite, generals_near
from grognard.games.age.chapters.command.losses import GeneralHit, risk_sum
from grognard.games.age.chapters.fire.fire import Volley, firers_at
from grognard.games.age.chapters.fire.power import (
    fire_modifiers,
    firing_bases,
    is_moving,
    multipliers,
    nearest_of,
    skirmishing_bases,
    total_power,
)
from grognard.games.age.chapters.ground import cover_from, gap_between
from grognard.games.age.chapters.moving.flanks import has_insecure_flank
from grognard.games.age.chapters.moving.movement_table import (
    counter_charge_sum,
    levels_of,
    tactical_sum,
)
from grognard.games.age.chapters.moving.orders import Ordered
from grognard.games.age.chapters.moving.reserve import (
    FREE,
    ReserveMove,
    commander_is,
    disordered_with,
    has_aide,
    reserve_sum,
)
from grognard.games.age.model.actions import WITHDRAW
from grognard.games.age.model.chart_rows import ROWS, TROOPS
from grognard.games.age.model.charts import bracket, troops_row
from grognard.games.age.model.kinds import (
    CAVALRY,
    COLUMN,
    HEAVY,
    INFANTRY,
    LINEAR,
    NOBODY,
    SQUARE,
    TIRAILLEURS,
)
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.kernel.dice import Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from tests.laws.charts.situation import Situation, numbers

# R8 All generals together add 4 at the most
GENERALS = tuple(general_cite(*kind) for kind in product((False, True), repeat=2))
TIMES = {
    "5.3 enfilade": "enfilade",
    "5.3 guns at a column": "column",
    "5.3 firer disordered": "disordered",
    "5.3 battery damaged": "damaged",
    "5.3 at tirailleurs": "tirailleurs",
    "5.3 at a grand battery": "grand-battery",
    "10.5 rain": "rain",
}


def situations(s: State) -> list[Situation]:
    """What is thrown for now."""
    assert isinstance(s, Battle)
    if not isinstance(s.pending, Throw):
        return []
    work = s.stack[-1]
    if isinstance(work, Ordered):
        u = s.units[work.unit]
        sum_ = tactical_sum(s, u, work.order, True)
        facts = moving(s, u, work.order)
        return [Situation("movement", facts, {"die": sum_}, row(tactical(u)), limited=GENERALS)]
    if isinstance(work, CounterCharges):
        u = s.units[work.last]
        facts = {**moving(s, u, 0), "counter-charge": 1, "disordered": 1}
        sum_ = counter_charge_sum(s, u, True)
        return [Situation("movement", facts, {"die": sum_}, row(1), limited=GENERALS)]
    if isinstance(work, ReserveMove):
        u = s.units[work.unit]
        return [Situation("reserve", reserve(s, u), {"die": reserve_sum(s, u, True)}, row(0))]
    if isinstance(work, Volley):
        return [fire(s, s.units[work.unit])]
    if isinstance(work, GeneralHit):
        g = work.at_risk(s)
        assert g is not None
        sums = {"die": risk_sum(g.charismatic, True)}
        return [Situation("generals", {"charismatic": int(g.charismatic)}, sums, falls)]
    return combat(s, work) if isinstance(work, CombatPass) else []


def tactical(u: Unit) -> int:
    return 0 if u.in_order() else 1


def row(column: int):  # type: ignore[no-untyped-def]
    def result(events: list[Event]) -> int | None:
        told = numbers(events, "tested")
        return column * ROWS + told[3] if told else None

    return result


def falls(events: list[Event]) -> int | None:
    told = numbers(events, "general tested")
    return 0 if told[2] else 1


def moving(b: Battle, u: Unit, order: int) -> dict[str, int]:
    facts = {
        "disordered": tactical(u),
        "condition": int(u.condition()),
        "deep": int(u.formation in (COLUMN, SQUARE)),
        "columnar": int(u.arm == INFANTRY and u.roster.mode != LINEAR),
        "insecure-flank": int(has_insecure_flank(b, u)),
        "withdrawal": int(order == WITHDRAW),
        "critical-level": int(levels_of(b, u.seat)),
    }
    for g in generals_near(b, u):
        key = "detached" if g.attached == NOBODY else "attached"
        key += "-charismatic" if g.charismatic else ""
        facts[key] = facts.get(key, 0) + 1
    return facts


def reserve(b: Battle, u: Unit) -> dict[str, int]:
    where = int(commander_is(b, u))
    return {
        "commander": where,
        **({"value": int(chief_value(b, u.seat))} if where == FREE else {}),
        "aide": int(has_aide(b, u)),
        "first-turn": int(b.turn == 1),
        "last-try": 1 if u.streak < 0 else min(int(u.streak), 3) + (1 if u.streak else 0),
        "disordered": int(disordered_with(b, u)),
        "critical-level": int(levels_of(b, u.seat)),
    }


def fire(b: Battle, target: Unit) -> Situation:
    firers = firers_at(b, target)
    power = int(total_power(b, firers, target))
    facts = {
        "power": power,
        "moving": int(is_moving(target)),
        "tirailleurs": int(target.formation == TIRAILLEURS),
        "cover": int(cover_from(b, target, nearest_of(b, firers, target))),
    }

    def effect(events: list[Event]) -> int | None:
        return numbers(events, "fire result")[2]

    return Situation(
        "fire",
        facts,
        {"die": fire_modifiers(b, firers, target, True)},
        effect,
        [firer(b, u, target) for u in firers],
        ("power", power),
    )


def firer(b: Battle, u: Unit, target: Unit) -> dict[str, int]:
    column = int(bracket(gap_between(b, u, target)))
    facts = {"range": column, **{TIMES[cite]: 1 for cite in multipliers(b, u, target)}}
    if u.is_battery():
        heavy = int(u.roster.weight == HEAVY)
        return {**facts, "firer": len(TROOPS) + int(u.roster.guns), "heavy": heavy}
    kind = int(troops_row(u.arm, u.roster.mode, u.roster.ranks, u.formation))
    bases = skirmishing_bases(u) if column == 1 else firing_bases(u)
    return {**facts, "firer": kind, "bases": int(bases)}


def combat(b: Battle, work: CombatPass) -> list[Situation]:
    cluster = work.next_cluster(b)
    if cluster is None:
        return []
    first, second = leaders_of(b, cluster.attackers), leaders_of(b, cluster.defenders)
    if len(first) > 1 or len(second) > 1:
        return []  # R103 the rules choose between leaders; a player says who leads
    u, foe = first[0], second[0]
    outflanked = is_outflanked(cluster)
    charge = int(charge_of(b, cluster, u, foe))
    square = int(foe.formation == SQUARE)
    facts = {
        **side(b, "attacker", u, cluster.attackers, False),
        **side(b, "defender", foe, cluster.defenders, bool(is_charged(cluster, foe))),
        "charge": 1 if charge == AT_SQUARE else charge,
        "lancers": int(u.roster.lancers),
        "attacker-support": int(is_through(cluster, u) or is_supported(b, u)),
        "outflanked": int(outflanked),
        "defender-support": int(not outflanked and is_supported(b, foe)),
        "cover": int(cover_from(b, foe, u)),
        "square": square,
    }
    sums = {
        "attacker": attack_sum(b, cluster, True),
        "defender": defence_sum(b, cluster, True),
    }
    return [Situation("combat", facts, sums, difference)]


def side(b: Battle, name: str, u: Unit, uids: list[int], charged: bool) -> dict[str, int]:
    return {
        f"{name}-arm": int(u.arm),
        f"{name}-bases": int(numbers_of(b, uids)),
        f"{name}-grade": int(grade_of(u)),
        f"{name}-condition": int(condition_of(u)),
        f"{name}-general": int(general_with(b, uids)),
        **({f"{name}-weight": int(weight_of(u))} if u.arm == CAVALRY else {}),
        f"{name}-disorder": int(disorder_of(u, charged)),
        f"{name}-lost": int(u.fire_losses),
    }


def difference(events: list[Event]) -> int | None:
    from grognard.games.age.model.charts import combat_row

    return int(combat_row(numbers(events, "fought")[5]))
