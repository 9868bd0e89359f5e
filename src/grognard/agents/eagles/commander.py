"""A sensible commander for EAGLES: Waterloo.

It scores every legal answer by itself, in Battle Points, and takes the best; it does not search.
Face-down enemy cards count as average ones, so that it decides the same whatever they are.
"""

from __future__ import annotations

from typing import Final

from grognard.games.eagles.chapters.fire import shot_dice, shot_level
from grognard.games.eagles.chapters.morale import morale_value, passes
from grognard.games.eagles.model.actions import (
    COLUMN,
    LINE,
    SQUARE,
    Capture,
    Confuse,
    Deploy,
    EndPhase,
    FireAt,
    Form,
    Hide,
    LayTerrain,
    Move,
    OpenFire,
    Pass,
    Play,
    Ready,
    Retreat,
    Send,
    ShockAt,
    Show,
    Test,
)
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.model.cards import (
    ARTILLERY,
    CAVALRY,
    GENERAL,
    HILL,
    INFANTRY,
    RIVER,
    TERRAIN,
)
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.pieces import BLOWN, FIRED, FRESH, MOVED, Unit
from grognard.games.eagles.model.places import POSITIONS, line_of, opposite
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State

from ..agent import Staff
from ..thought import Proposal, by_lot, ranked
from .campaigner import score_retreat, score_send
from .specials import worth_of_special

WIN: Final = 10_000.0
DEFEAT: Final = -10_000.0
NEVER: Final = -100.0

AVERAGE_WORTH: Final = 8.0
AVERAGE_STRENGTH: Final = 5.0
AVERAGE_PASS: Final = 0.5
FACES: Final = 6


class SensibleCommander(Staff):
    """Takes what is open, shoots what matters, and keeps its own line closed."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        b = battle(s)
        actions = self.own(s, decision.legal(s))
        if isinstance(s, Campaign):
            scores = [score_in_campaign(s, decision, action) for action in actions]
        else:
            scores = [score_of(b, decision.seat, action) for action in actions]
        return by_lot(ranked(actions, scores), self.rng)

    def own(self, s: State, actions: list[Action]) -> list[Action]:
        """R170 The commander of one army of two answers only for that one."""
        if self.part is None:
            return actions
        return [action for action in actions if self.answers_for(s, action)] or actions


def score_in_campaign(c: Campaign, decision: Decision, action: Action) -> float:
    if isinstance(action, Retreat):
        return score_retreat(c, decision.seat)
    if isinstance(action, Send):
        return score_send(c, decision, action)
    return score_of(battle(c), decision.seat, action)


def score_of(b: Battle, seat: int, action: Action) -> float:
    """What an answer is worth; ending, passing and being ready are worth nothing."""
    if isinstance(action, (EndPhase, Pass, Ready)):
        return 0.0
    if isinstance(action, Move):
        return score_move(b, seat, action)
    if isinstance(action, FireAt):
        return score_shot(b, b.units[action.card], b.units[action.target], False)
    if isinstance(action, ShockAt):
        return score_shot(b, b.units[action.card], b.units[action.target], True)
    if isinstance(action, Form):
        return score_form(b, b.units[action.card], action.formation)
    if isinstance(action, Play):
        return worth_of_special(b, b.units[action.card], action.target)
    if isinstance(action, Deploy):
        return score_deploy(b, seat, action)
    return score_other(b, action)


def score_other(b: Battle, action: Action) -> float:
    if isinstance(action, Test):
        return -worth(b, b.units[action.card], True)  # what matters least rolls first
    if isinstance(action, Capture):
        return 1.0 + 0.1 * b.units[action.card].card.morale
    if isinstance(action, LayTerrain):
        return 1.0 if b.units[action.card].card.terrain == RIVER else 4.0
    if isinstance(action, Show):
        return 20.0
    if isinstance(action, OpenFire):
        return 2.0
    if isinstance(action, (Hide, Confuse)):
        return NEVER
    return NEVER  # resigning, and draws offered or accepted


# What cards are worth


def is_seen(u: Unit, seat: int) -> bool:
    """R129 Whether a seat may know which card this is."""
    return u.up or u.seat == seat


def worth(b: Battle, u: Unit, seen: bool) -> float:
    """The Battle Points of a card, and more where its Position depends on it."""
    points = float(u.card.bp) if seen else AVERAGE_WORTH
    if u.place >= POSITIONS:
        return points
    return points * (1.0 + 2.0 / max(1, b.troops[2 * u.place + u.seat]))


def strength(u: Unit, seat: int) -> float:
    """What a card can do in an engagement: its dice by their chances, and how long it holds."""
    if not is_seen(u, seat):
        return AVERAGE_STRENGTH
    card = u.card
    level = max(card.fire, card.fire_short, card.shock if u.wind == FRESH else 0)
    return card.cv * (level + card.morale) / 3.0


def strength_in(b: Battle, side: int, pos: int, seat: int) -> float:
    """The strength of a side's troops in a Position, as a seat knows them."""
    total = 0.0
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat == side and (u.troop or not is_seen(u, seat)):
            total += strength(u, seat)
    return total


# Shots


def pass_chance(b: Battle, u: Unit) -> float:
    """6.0 The chance that a card passes one roll."""
    value = morale_value(b, u).total
    passed = 0
    for face in range(1, FACES + 1):
        if passes(face, value):
            passed += 1
    return passed / FACES


def rout_gain(dice: int, level: int, borne: int, passing: float) -> float:
    """How much more likely a card is to rout after a shot; exact, as dice are independent."""
    hit = level / FACES
    stands: float = passing**borne
    for _ in range(dice):
        stands *= 1.0 - hit * (1.0 - passing)
    return float(passing**borne) - stands


def score_shot(b: Battle, firer: Unit, target: Unit, shocking: bool) -> float:
    """7.0 Expected Battle Points routed; long range first, as it reveals nothing."""
    dice = shot_dice(b, firer, target, shocking).total
    level = shot_level(b, firer, target, shocking).total
    seen = is_seen(target, firer.seat)
    passing = pass_chance(b, target) if seen else AVERAGE_PASS
    borne = target.hits if seen else 0
    score = rout_gain(dice, level, borne, passing) * worth(b, target, seen)
    if shocking and firer.arm == CAVALRY:
        score -= 0.3  # 7.31 it will be blown
    return 1.0 + score + (5.0 if firer.place != target.place else 0.0)


# Moves


def score_move(b: Battle, seat: int, action: Move) -> float:
    u = b.units[action.card]
    if action.to < POSITIONS and line_of(action.to) != seat and wins_at(b, u, action.to):
        return WIN
    if bares(b, u, action.to):
        return DEFEAT
    if u.arm == GENERAL:
        return score_general(b, u, action.to)
    if action.to == u.place:
        return score_shift(b, u, action)
    if action.to >= POSITIONS:
        return score_withdrawal(b, u)
    formation = -0.5 if action.formation != wanted(b, u, action.to) else 0.0
    ground = ground_score(b, u, action.terrain)
    if line_of(action.to) == seat:
        return score_reinforcement(b, u, action.to) + formation + ground
    return score_attack(b, u, action.to) + formation


def wins_at(b: Battle, u: Unit, pos: int) -> bool:
    """4.3 Infantry or cavalry enters an enemy Position that no enemy troops hold.

    Where two are needed to win (R34), the first is worth just as much.
    """
    return (u.arm == INFANTRY or u.arm == CAVALRY) and not b.troops[2 * pos + 1 - u.seat]


def bares(b: Battle, u: Unit, to: int) -> bool:
    """Whether a move takes the last troops out of one's own Position."""
    if not u.troop or u.place >= POSITIONS or to == u.place or line_of(u.place) != u.seat:
        return False
    return b.troops[2 * u.place + u.seat] <= 1


def score_general(b: Battle, u: Unit, to: int) -> float:
    """12.0 Generals go where their corps is, and never alone."""
    if to >= POSITIONS:
        alone = u.place < POSITIONS and not b.troops[2 * u.place + u.seat]
        return 2.0 if alone else NEVER
    least = 1 if line_of(to) == u.seat else 2
    if b.troops[2 * to + u.seat] < least or to == u.place:
        return NEVER
    gain = served_by(b, u, to)
    if u.place < POSITIONS:
        gain -= served_by(b, u, u.place)
    return gain - 0.5


def served_by(b: Battle, general: Unit, pos: int) -> float:
    """12.1, 12.2 What a General's rating is worth to the troops of his side in a Position."""
    card = general.card
    rating = card.defense if line_of(pos) == general.seat else card.offense
    served = 0
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.troop and u.seat == general.seat and u.army == general.army:
            if card.army_commander or card.chief_of_staff or u.card.corps == card.corps:
                served += 1
    return 0.7 * rating * served


def score_shift(b: Battle, u: Unit, action: Move) -> float:
    """11.5 A Move inside the Position: onto useful ground, never off it."""
    if action.terrain < 0 or b.engaged(u.place):
        return NEVER
    return ground_score(b, u, action.terrain) - ground_score(b, u, u.on) - 0.5


def ground_score(b: Battle, u: Unit, terrain: int) -> float:
    """11.0 Guns want hills, infantry any cover."""
    if terrain < 0:
        return 0.0
    kind = b.units[terrain].card.terrain
    if kind == HILL:
        return 1.8 if u.arm == ARTILLERY else 1.0
    return 1.5 if u.arm == INFANTRY else 0.0


def score_withdrawal(b: Battle, u: Unit) -> float:
    """8.2 Only blown cavalry with others to hold the place, to shock again (7.31)."""
    friends = b.troops[2 * u.place + u.seat]
    if u.arm == CAVALRY and u.wind == BLOWN and friends > 2:
        return 1.2
    return -2.0


def score_reinforcement(b: Battle, u: Unit, to: int) -> float:
    """To its own line:

    where the enemy is strong and its own troops are few, from where they can be spared.
    """
    need = danger(b, u.seat, to)
    if u.place < POSITIONS and line_of(u.place) == u.seat:
        need -= danger(b, u.seat, u.place) + 2.0
    elif u.place < POSITIONS:
        return -3.0  # an attack once begun continues
    if b.engaged(to) and u.arm == ARTILLERY:
        need -= 4.0
    return need


def danger(b: Battle, seat: int, pos: int) -> float:
    """How much its own Position lacks: against enemies in it and opposite, and in mere numbers."""
    held = b.troops[2 * pos + seat]
    here = strength_in(b, 1 - seat, pos, seat)
    opposed = here + 0.5 * strength_in(b, 1 - seat, opposite(pos), seat)
    lack = 0.3 * (opposed - strength_in(b, seat, pos, seat))
    numbers = 3.0 - held if held < 3 else 0.0
    return max(-1.0, min(6.0, lack)) + 2.0 * numbers + (3.0 if here > 0.0 else 0.0)


def score_attack(b: Battle, u: Unit, to: int) -> float:
    """8.1 Engage only in superior force, and leave enough behind to hold."""
    if u.arm == ARTILLERY:
        return -2.0
    home = opposite(to)
    spared = b.troops[2 * home + u.seat] - (1 if u.place == home else 0)
    if spared < 1:
        return -4.0
    ours = strength_in(b, u.seat, to, u.seat) + strength_in(b, u.seat, home, u.seat)
    theirs = strength_in(b, 1 - u.seat, to, u.seat) + 0.01
    if b.troops[2 * to + u.seat]:
        ours *= 1.3  # those already across must not be left alone
    return 2.0 * (ours / theirs - 1.5) - (1.0 if spared < 2 else 0.0)


# Formations


def wanted(b: Battle, u: Unit, pos: int) -> int:
    """9.0 Square against cavalry, column to shock across the line, otherwise line."""
    if u.arm != INFANTRY:
        return LINE
    horse = fresh_horse(b, u.seat, pos)
    if horse > 0.0 and horse > 0.5 * strength_in(b, 1 - u.seat, pos, u.seat):
        return SQUARE
    if line_of(pos) != u.seat and u.card.shock > u.card.fire:
        return COLUMN
    return LINE


def fresh_horse(b: Battle, seat: int, pos: int) -> float:
    """The strength of enemy cavalry in a Position that can still shock."""
    total = 0.0
    for uid in b.at[pos]:
        x = b.units[uid]
        if x.seat != seat and x.up and x.arm == CAVALRY and x.wind == FRESH:
            total += strength(x, seat)
    return total


def score_form(b: Battle, u: Unit, formation: int) -> float:
    """9.0 When engaged it costs the card its act, so shots come first."""
    if formation != wanted(b, u, u.place):
        return NEVER
    return 0.8 if b.engaged(u.place) or not u.acted & (MOVED | FIRED) else 0.6


# Deployment


def score_deploy(b: Battle, seat: int, action: Deploy) -> float:
    """4.1 Terrain first, then each Position in turn, Generals last."""
    u = b.units[action.card]
    if u.arm == TERRAIN:
        return 30.0
    held = b.troops[2 * action.to + seat]
    if u.arm == GENERAL:
        return served_by(b, u, action.to) - 0.5 if held else NEVER
    if action.formation != LINE:
        return NEVER
    score = 9.0 - 2.5 * held + ground_score(b, u, action.terrain) + arm_score(b, u, action.to)
    return score - 0.05 * strength_in(b, seat, action.to, seat)


def arm_score(b: Battle, u: Unit, pos: int) -> float:
    """Infantry to hold, a battery in each Position, cavalry kept back to go where it is needed."""
    if u.arm == INFANTRY:
        return 0.2 * u.card.cv + 0.2 * u.card.morale
    alike = 0
    for uid in b.at[pos]:
        if b.units[uid].arm == u.arm and b.units[uid].seat == u.seat:
            alike += 1
    return (1.0 if u.arm == ARTILLERY else -1.0) - 2.0 * alike
