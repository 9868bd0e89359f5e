"""Situations of Au crépuscule de l'Aigle."""

from __future__ import annotations

from grognard.games.crepuscule.chapters.artillery.battery_hits import BatteryHit
from grognard.games.crepuscule.chapters.artillery.canister import (
    HARDLY,
    Canister,
    deep_in_wood,
    is_sheltered,
    is_walled,
)
from grognard.games.crepuscule.chapters.artillery.canister import hits_tally as canister_hits
from grognard.games.crepuscule.chapters.artillery.howitzer import AROUND, SHELTERED, UNDER, Shell
from grognard.games.crepuscule.chapters.artillery.paths import is_model
from grognard.games.crepuscule.chapters.artillery.roundshot import (
    Roundshot,
    hits_tally,
    is_large_for_guns,
)
from grognard.games.crepuscule.chapters.artillery.types import (
    BALL_STRENGTHS,
    CANISTER_STRENGTHS,
    GUN_TOUGHNESS,
)
from grognard.games.crepuscule.chapters.casualties import NEVER, need_to_save, need_to_wound
from grognard.games.crepuscule.chapters.charging.reactions import Reacting, reaction_circumstance
from grognard.games.crepuscule.chapters.engineers import NEEDS, Work, add_toil
from grognard.games.crepuscule.chapters.figures import bases_of
from grognard.games.crepuscule.chapters.ground import cover_of, gap_between
from grognard.games.crepuscule.chapters.leadership import commands, moral_ld, own_ld, panic_ld
from grognard.games.crepuscule.chapters.melee import results
from grognard.games.crepuscule.chapters.melee.break_tests import BreakTest, is_flanked
from grognard.games.crepuscule.chapters.melee.fighters import has_charge_bonus
from grognard.games.crepuscule.chapters.melee.round import CombatRound
from grognard.games.crepuscule.chapters.melee.strikes import striking_need, striking_strength
from grognard.games.crepuscule.chapters.morale.break_test import (
    holding_value,
    is_stubborn,
    yielding_value,
)
from grognard.games.crepuscule.chapters.morale.panic import PanicTest
from grognard.games.crepuscule.chapters.morale.rally import RallyTest, rallying
from grognard.games.crepuscule.chapters.orders.manoeuvre import (
    AIMING,
    AT_SIX,
    IN_UNIT,
    Circumstance,
    Stars,
    add_chargers,
    add_neighbours,
    add_officers,
    exposure_of,
    loss_of,
    manoeuvre_value,
    numbers_of,
    shelter_of,
)
from grognard.games.crepuscule.chapters.orders.ordered import Ordered, circumstance
from grognard.games.crepuscule.chapters.shooting.duel import Duel, DuelLoss
from grognard.games.crepuscule.chapters.shooting.musketry import Shooting
from grognard.games.crepuscule.chapters.shooting.need import (
    COMMANDED,
    ORDINARY,
    POINT_BLANK,
    dice_need,
    need_to_hit,
    strength_at,
)
from grognard.games.crepuscule.chapters.shooting.targets import has_moved, range_of
from grognard.games.crepuscule.chapters.shooting.volley import Volley
from grognard.games.crepuscule.chapters.smoke import is_masked
from grognard.games.crepuscule.model.kinds import (
    CAVALRY,
    CLOUDS,
    DUSTY,
    EXTENDED,
    FEARFUL,
    MUSKET,
    NO_OFFICER,
    NO_SAVE,
    NOBODY,
    SKIRMISH,
)
from grognard.games.crepuscule.model.pieces import Contact, Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Die, Pool, Throw, Total
from grognard.kernel.event import Event
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.table.measure import TOLERANCE
from tests.laws.charts.situation import Situation, numbers

SELDOM = ("canister", "shell", "engineers")  # no army of a scenario has howitzers or pioneers
FEW = 5
STRUCK = 4  # by a ball or a template, for the sums


def situations(s: State) -> list[Situation]:
    """What is thrown for now, with all that the throws after it will need."""
    assert isinstance(s, Battle)
    throw, work = s.pending, s.stack[-1]
    if isinstance(throw, Total):
        return tests(s, work)
    if isinstance(throw, Pool):
        return pools(s, work)
    return guns(s, work) if isinstance(throw, Throw) else []


# Tests on two dice


def tests(b: Battle, work: object) -> list[Situation]:
    if isinstance(work, Ordered):
        what = circumstance(b.units[work.unit], work.order, work.target, work.strength)
        return [manoeuvre(b, b.units[work.unit], what)]
    if isinstance(work, Reacting) and work.STAGES[work.stage] == "tested":
        u = b.units[work.unit]
        return [manoeuvre(b, u, reaction_circumstance(b, u, work.reaction))]
    if isinstance(work, Shooting | Duel):
        return [manoeuvre(b, b.units[work.unit], AIMING)]
    if isinstance(work, BreakTest):
        return breaking(b, b.units[work.unit], work.difference, is_flanked(b, work.unit))
    if isinstance(work, DuelLoss):
        return breaking(b, b.units[work.unit], work.difference, False)
    if isinstance(work, PanicTest):
        ld = panic_ld(b, b.units[work.unit])
        sums = {"value": Tally(int(ld), "C-MOR-1", True)}
        return [Situation("panic", {"ld": int(ld)}, sums, passed("panic tested"))]
    if isinstance(work, RallyTest):
        return [rally(b, b.units[work.unit])]
    return [digging(b, work)] if isinstance(work, Work) else []


def passed(what: str):  # type: ignore[no-untyped-def]
    def result(events: list[Event]) -> int | None:
        told = numbers(events, what)
        return told[2] if told else None

    return result


def manoeuvre(b: Battle, u: Unit, what: Circumstance) -> Situation:
    facts = {
        "ld": int(u.roster.profile.ld),
        "losses": int(loss_of(b, u)),
        "no-officer": int(u.has(NO_OFFICER)),
        "exposure": int(exposure_of(b, u, what)),
        "retires": int(what.retires),
        "again": int(what.again),
        **officers(b, u),
        **charging(b, u, what),
        **charged(b, u, what),
        "near": near(b, u, what),
    }
    if u.has(CLOUDS):
        facts["smoke"] = 1 if what.forms else 2 if what.fires else 0
    sums = {"value": manoeuvre_value(b, u, what, True)}
    return Situation("manoeuvre", facts, sums, passed("manoeuvre tested"))


def officers(b: Battle, u: Unit) -> dict[str, int]:
    """The brigadier who counts most, and the commander-in-chief."""
    kept = Stars(False)
    add_officers(b, u, Tally(0, ""), kept)
    best = kept.best.get("", (0, ""))[0]
    chief = any(o.is_chief() and commands(b, o, u) for o in b.officers)
    return {"officer": {2: IN_UNIT, 1: AT_SIX}.get(best, 0), "chief": int(chief)}


def charging(b: Battle, u: Unit, what: Circumstance) -> dict[str, int]:
    if what.target == NOBODY:
        return {}
    foe = b.units[what.target]
    return {
        "charges": 1,
        "numbers": int(numbers_of(max(what.strength, u.figures), foe.figures)),
        "shelter": int(shelter_of(b, u, foe)),
        "at-square": int(u.arm == CAVALRY and foe.is_square()),
        "masked": int(is_masked(b, u, foe)),
    }


def charged(b: Battle, u: Unit, what: Circumstance) -> dict[str, int]:
    sum_ = Tally(0, "", True)
    add_chargers(b, u, what, sum_)
    if not sum_.total:
        return {}
    heavy = sum_.lines[-1][0] == "C-MAN-9 CHHVY"
    return {"charged": 2 if heavy else 1, "in-flank": int(-sum_.total == (4 if heavy else 2))}


def near(b: Battle, u: Unit, what: Circumstance) -> int:
    kept = Stars(False)
    add_neighbours(b, u, what, kept)
    return -kept.worst[""][0] if kept.worst else 0


def breaking(b: Battle, u: Unit, difference: int, flanked: bool) -> list[Situation]:
    facts = {
        "ld": int(moral_ld(b, u)),
        "difference": int(difference),
        "class": int(u.roster.quality),
        "light": int(u.is_open_order()),
        "loose": int(not u.is_formed() or u.figures < FEW),
        "flanked": int(flanked),
        "stubborn": int(is_stubborn(u)),
        **({"own": int(own_ld(u))} if is_stubborn(u) else {}),
    }
    sums = {
        "holds": holding_value(b, u, difference, True),
        "yields": yielding_value(b, u, flanked, True),
    }

    def outcome(events: list[Event]) -> int | None:
        if passed("break tested")(events):
            return 0
        kinds = [event.kind() for event in events]
        return 2 if "broke" in kinds else 1 if "fell back in order" in kinds else None

    return [Situation("break", facts, sums, outcome)]


def rally(b: Battle, u: Unit) -> Situation:
    facts = {"ld": int(moral_ld(b, u)), "musician": int(u.roster.musician)}
    return Situation("rally", facts, {"value": rallying(b, u, True)}, passed("rally tested"))


def digging(b: Battle, work: Work) -> Situation:
    u = b.units[work.unit]
    done = Tally(0, "C-ENG-4", True)
    add_toil(u.toil, done)
    facts = {"toil": int(u.toil), "level": NEEDS.index(int(work.need(b))) - 1}
    return Situation("engineers", facts, {"work": done}, passed("worked"))


# Pools of dice


def pools(b: Battle, work: object) -> list[Situation]:
    if isinstance(work, Volley) and work.STAGES[work.stage] == "count":
        return [volley(b, work)]
    if isinstance(work, CombatRound) and work.STAGES[work.stage] == "count_hits":
        return [*blows(b, work), outcome(b, work)]
    if isinstance(work, BatteryHit) and work.STAGES[work.stage] == "shared":
        return battery(b, work)
    return []


def save_of(u: Unit) -> int:
    return NO_SAVE - int(u.roster.profile.save)


def needs(u: Unit, strength: int, saves: bool = True) -> list[int]:
    """What wounds a unit, and what saves it."""
    profile = u.roster.profile
    wound = int(need_to_wound(strength, profile.toughness)) if strength else NEVER
    return [wound, int(need_to_save(profile.save, strength))] if saves else [wound]


def hurt(u: Unit, saves: bool = True) -> dict[str, int]:
    facts = {"toughness": int(u.roster.profile.toughness)}
    return {**facts, "save": save_of(u)} if saves else facts


def volley(b: Battle, work: Volley) -> Situation:
    u, foe, fire = b.units[work.unit], b.units[work.target], int(work.fire)
    away = gap_between(b, u, foe)
    near_, long = away < POINT_BLANK - TOLERANCE, away > range_of(u) // 2 + TOLERANCE
    moves = fire in (ORDINARY, COMMANDED) and has_moved(u)
    facts = {
        "shots": int(work.hits),
        "bs": int(u.roster.profile.bs),
        "firearm": int(u.roster.firearm) - MUSKET,
        "fire": fire,
        "moved": int(moves),
        "dusty": int(u.has(DUSTY)),
        "range": 1 if near_ else 2 if long else 0,
        "large": int(foe.is_large()),
        "loose": int(foe.is_open() or foe.formation == EXTENDED),
        "cover": int(cover_of(b, foe, u.pose.x, u.pose.y)),
        "masked": int(is_masked(b, u, foe)),
        **hurt(foe),
    }
    need = need_to_hit(b, u, foe, fire, True)
    strength = int(strength_at(b, u, need.total))
    thrown = (int(work.hits), int(dice_need(need.total)))
    return Situation("volley", facts, {"need": need}, dice=thrown, stages=needs(foe, strength))


def blows(b: Battle, work: CombatRound) -> list[Situation]:
    """A unit's own blows; impact, generals and supporters have other numbers."""
    blow = work.blow(b)
    u, foe = b.units[blow.unit], b.units[blow.target]
    one = touching(work.pairs(b), u, foe)
    if one is None:
        return []
    need = striking_need(b, one, u.uid, u.roster.profile.ws, keep=True)
    strength = striking_strength(b, one, u.uid, True)
    if (need.total, strength.total) != (blow.need, blow.strength):
        return []
    behind = int(one.behind) if one.attacker == u.uid else 0
    facts = {
        "blows": int(blow.dice),
        "ws": int(u.roster.profile.ws),
        "base-strength": int(u.roster.profile.strength),
        "blade": int(u.roster.blade),
        "charges": int(has_charge_bonus(b, one, u.uid)),
        "fearful": int(u.has(FEARFUL) and one.rounds == 0),
        "ones": int(min(blow.again, blow.dice)),
        "theirs": int(foe.roster.profile.ws),
        "behind": behind,
        "sappers": int(behind > 0 and u.sappers > 0),
        **hurt(foe),
    }
    sums = {"need": need, "strength": strength}
    thrown = (int(blow.dice), int(blow.need))
    return [Situation("blows", facts, sums, dice=thrown, stages=needs(foe, strength.total))]


def touching(pairs: list[Contact], u: Unit, foe: Unit) -> Contact | None:
    return next((one for one in pairs if one.touches(u.uid) and one.touches(foe.uid)), None)


def outcome(b: Battle, work: CombatRound) -> Situation:
    """The result of a round with so many wounds."""
    pairs = work.pairs(b)
    facts: dict[str, int] = {}
    sums: dict[str, Tally] = {}
    for seat, side in enumerate(("attacker", "defender")):
        units = results.units_of(b, pairs, seat)
        facts |= {
            f"{side}-wounds": STRUCK,
            f"{side}-ranks": int(results.best_ranks(b, pairs, units)),
            f"{side}-colour": int(results.has_colour(b, units)),
            f"{side}-charged": int(results.has_charged(b, pairs, seat)),
            f"{side}-push": int(results.has_push(b, units)),
            f"{side}-flank": int(results.strikes_edge(b, pairs, seat, False)),
            f"{side}-rear": int(results.strikes_edge(b, pairs, seat, True)),
            f"{side}-higher": int(results.is_higher(b, pairs, seat)),
            f"{side}-supports": len(results.all_supporters(b, pairs, seat)),
        }
        sums[side] = results.score_of(b, pairs, seat, STRUCK, True)
    return Situation("round", facts, sums)


# Guns


def guns(b: Battle, work: object) -> list[Situation]:
    found: list[Situation] = []
    if isinstance(b.pending, Die) and b.pending.cite == "W-ART-1" and not isinstance(work, Shell):
        found.append(Situation("gun-die", {}, {"die": Tally(0, "W-ART-1", True)}))
    if isinstance(work, Roundshot):
        return [*found, *ball(b, b.units[work.unit], b.units[work.target])]
    if isinstance(work, Canister):
        return [*found, *canister(b, b.units[work.unit], work.met(b))]
    return [*found, *shell(b, work)] if isinstance(work, Shell) else found


def ball(b: Battle, gun: Unit, u: Unit) -> list[Situation]:
    if is_model(u):
        return []
    facts = {
        "gun": int(gun.roster.weight),
        "struck": STRUCK,
        "separate": int(u.is_open()),
        "large": int(is_large_for_guns(u)),
        **hurt(u, False),
    }
    hits = hits_tally(gun, u, STRUCK, True, True)
    strength = BALL_STRENGTHS[gun.roster.weight]
    return [
        Situation(
            "ball", facts, {"hits": hits}, dice=(hits.total, 1), stages=needs(u, strength, False)
        )
    ]


def canister(b: Battle, gun: Unit, u: Unit) -> list[Situation]:
    walled = is_walled(b, u, gun.pose.x, gun.pose.y)
    if is_model(u):
        return []
    facts = {"gun": int(gun.roster.weight), "struck": STRUCK, **hurt(u)}
    strength = CANISTER_STRENGTHS[gun.roster.weight]
    if walled:
        thrown = (STRUCK, HARDLY)
        facts["shelter"] = 2
        return [Situation("canister", facts, {}, dice=thrown, stages=needs(u, strength))]
    deep = STRUCK if deep_in_wood(b, bases_of(u)) else 0
    facts["shelter"] = int(deep > 0 or is_sheltered(b, u, gun.pose.x, gun.pose.y))
    facts["skirmish"] = int(u.formation == SKIRMISH)
    hits = canister_hits(b, u, STRUCK, deep, gun.pose.x, gun.pose.y, True)
    thrown = (hits.total, 1)
    return [Situation("canister", facts, {"hits": hits}, dice=thrown, stages=needs(u, strength))]


def shell(b: Battle, work: Shell) -> list[Situation]:
    """Everywhere that the template may land."""
    u = b.units[work.target]
    partial = b.setting.options.partial_hit
    places = ((1, AROUND), (partial, AROUND), (SHELTERED, AROUND), (1, UNDER))
    return [
        Situation(
            "shell",
            {"place": place, "struck": STRUCK, **hurt(u, False)},
            {},
            dice=(STRUCK, reach),
            stages=needs(u, strength, False),
        )
        for place, (reach, strength) in enumerate(places)
    ]


def battery(b: Battle, work: BatteryHit) -> list[Situation]:
    u = b.units[work.unit]
    if work.strength not in BALL_STRENGTHS:
        return []
    gun, hits = BALL_STRENGTHS.index(int(work.strength)), int(work.hits)
    toughnesses = (GUN_TOUGHNESS, u.roster.profile.toughness)
    return [
        Situation(
            "battery",
            {"gun": gun, "part": part, "struck": hits},
            {},
            dice=(hits, 1),
            stages=[int(need_to_wound(work.strength, toughness))],
        )
        for part, toughness in enumerate(toughnesses)
    ]
