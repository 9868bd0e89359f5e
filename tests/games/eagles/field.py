"""Builders for tests: a battle drawn by hand, orders given by card number, dice by face."""

from __future__ import annotations

from grognard.games.eagles.chapters.setup import template
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import FORMATIONS, on_position
from grognard.games.eagles.model.pieces import (
    BATTERED,
    BLOWN,
    COMBAT,
    DEPLETED,
    DEPLOYMENT,
    FATIGUED,
    FIRED,
    FORMED,
    HARRIED,
    MORALE,
    MOVED,
    PANICKED,
    PRONE,
    RECOVERING,
    REINFORCE,
    STRUCK,
    ZEAL,
    Unit,
)
from grognard.games.eagles.model.places import CASUALTIES, PILE, POSITIONS, RESERVE, own_position
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.sequence import stack_for
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Throw
from grognard.kernel.state import State
from grognard.kernel.umpire import ask_again, settle, submit

FRENCH, ALLIED = 0, 1
TWO_POSITIONS = {"deck": "open", "victory": "2"}
# what a battle waits for, and how it ends
ACTING = "5.0 combat phase"
TESTING = "6.0 one roll per hit"
THROWING = "7.2 hit numbers"
WON = "4.3 sole occupation"
PHASES = {"deployment": DEPLOYMENT, "morale": MORALE, "combat": COMBAT, "reinforce": REINFORCE}
PLACES = {
    "FL": 0, "FC": 1, "FR": 2, "AR": 3, "AC": 4, "AL": 5,
    "french": RESERVE, "allied": RESERVE + 1,
    "french_pile": PILE, "british_pile": PILE + 1, "prussian_pile": PILE + 2,
    "middle_left": 13, "middle_center": 14, "middle_right": 15, "casualties": CASUALTIES,
}  # fmt: skip
ACTED = {"fired": FIRED, "moved": MOVED, "formed": FORMED}
MARKS = {
    "fatigued": FATIGUED, "depleted": DEPLETED, "prone": PRONE, "zeal": ZEAL, "struck": STRUCK,
    "panicked": PANICKED, "harried": HARRIED, "battered": BATTERED,
}  # fmt: skip


def drawn(
    scenario: str = "waterloo",
    active: int = FRENCH,
    phase: str = "combat",
    options: dict[str, str] | None = None,
    arrived: bool = False,
    turn: int = 3,
    amended: bool = True,
    **places: str,
) -> Battle:
    """A battle as drawn: each place a list of cards, "015 column hits 2, 130 down on 180".

    Cards come from the open pool unless options say otherwise. Cards on the field lie
    face-up unless they are `down`. Those not `amended` are fought by version 1 of the rules.
    """
    b = template(scenario, {"deck": "open"} if options is None else options, amended)
    b.active, b.turn, b.arrived = active, turn, arrived
    for place, cards in places.items():
        for spec in cards.split(","):
            if spec.strip():
                _place(b, PLACES[place], spec.split())
    b.phase = PHASES[phase]
    b.stack = stack_for(b)
    ask_again(b)
    return b


def _place(b: Battle, place: int, words: list[str]) -> None:
    card = uid(b, words[0])
    b.put(card, place)
    u = b._edit(card)
    u.up = place < POSITIONS or place == CASUALTIES or place > 12
    rest = iter(words[1:])
    for word in rest:
        if word in FORMATIONS:
            u.formation = FORMATIONS.index(word)
        elif word == "down":
            u.up = False
        elif word == "hits":
            b.hit(card, int(next(rest)))
        elif word == "blown":
            u.wind = BLOWN
        elif word == "recovering":
            u.wind = RECOVERING
        elif word == "on":
            u.on = uid(b, next(rest))
            b._edit(u.on).holder = u.seat
        elif word in ACTED:
            u.acted |= ACTED[word]
        else:
            u.marks |= MARKS[word]


def uid(b: Battle, label: str) -> int:
    return b.setting.by_label[label]


def card(b: Battle, label: str) -> Unit:
    return b.units[uid(b, label)]


def fire(b: Battle, firer: str, target: str) -> Action:
    return actions.fire(uid(b, firer), uid(b, target))


def shock(b: Battle, firer: str, target: str) -> Action:
    return actions.shock(uid(b, firer), uid(b, target))


def move(b: Battle, label: str, to: str, formation: str = "line", on: str = "") -> Action:
    """Moves to "FC" and so on; "reserve" is the card's own."""
    place = RESERVE + card(b, label).seat if to == "reserve" else PLACES[to]
    ground = uid(b, on) if on else -1
    return actions.move(uid(b, label), place, FORMATIONS.index(formation), ground)


def deploy(b: Battle, label: str, to: str, formation: str = "line", on: str = "") -> Action:
    ground = uid(b, on) if on else -1
    return actions.deploys(uid(b, label), PLACES[to], ground)[FORMATIONS.index(formation)]


def form(b: Battle, label: str, formation: str) -> Action:
    return actions.form(uid(b, label), FORMATIONS.index(formation))


def play(b: Battle, special: str, target: str = "") -> Action:
    """A Special on a card ("130"), on a Position ("FC"), or on nothing."""
    if not target:
        return actions.play(uid(b, special), actions.NOTHING)
    if target in PLACES:
        return actions.play(uid(b, special), on_position(PLACES[target]))
    return actions.play(uid(b, special), uid(b, target))


def why_not(b: State, action: Action) -> str | None:
    """The cite of the refusal, or None for a legal action."""
    assert isinstance(b.pending, Decision)
    refusal = b.pending.why_not(b, action)
    legal = {a.key() for a in b.pending.legal(b)}
    candidates = {a.key() for a in b.pending.candidates(b)}
    if action.key() in candidates:
        assert (action.key() in legal) == (refusal is None), "legal and why_not disagree"
    return None if refusal is None else refusal.cite


def do(b: State, *orders: Action) -> None:
    """Give orders one after another; each must be legal."""
    for order in orders:
        submit(b, order)


def roll(b: State, *faces: int) -> None:
    """Settle the pending throw with these faces."""
    assert isinstance(b.pending, Throw), f"no throw is pending but {b.pending}"
    assert b.pending.why_bad(list(faces)) == "", b.pending.why_bad(list(faces))
    settle(b, b.pending.read(list(faces)))


def waiting(b: State) -> str:
    """The cite of what the battle waits for; empty when it is over."""
    pending = b.pending
    return pending.cite if isinstance(pending, (Decision, Throw)) else ""


def asked(b: State) -> int:
    """The seat that must decide."""
    assert isinstance(b.pending, Decision)
    return b.pending.seat


def dice_thrown(b: Battle) -> tuple[int, int]:
    """(number of dice, lowest face that hits) of a pending shot."""
    from grognard.kernel.dice import Pool

    assert isinstance(b.pending, Pool)
    return b.pending.dice, b.pending.need


def where(b: Battle, label: str) -> str:
    from grognard.games.eagles.model.places import PLACE_NAMES

    return PLACE_NAMES[card(b, label).place]


def own(seat: int, lane: int) -> int:
    return own_position(seat, lane)


def deal(b: Battle, *labels: str) -> None:
    """Settle a pending deal: these cards first, then as many others as it takes."""
    from grognard.games.eagles.chapters.setup import DealArmy
    from grognard.kernel.dice import Deal

    dealing, throw = b.stack[-1], b.pending
    assert isinstance(dealing, DealArmy) and isinstance(throw, Deal)
    deck = throw.cite == "2.0 deck size"
    source = dealing.box(b) if deck else b.at[PILE + dealing.army]
    assert len(source) == throw.count
    chosen = [uid(b, label) for label in labels]
    chosen += [other for other in source if other not in chosen]
    roll(b, *(source.index(other) + 1 for other in chosen[: throw.take]))


def draw(b: Battle, label: str) -> None:
    """Settle a pending draw with this card of the pile."""
    roll(b, b.at[PILE + card(b, label).army].index(uid(b, label)) + 1)


def open_fire(b: Battle, firer: str) -> Action:
    return actions.OpenFire(uid(b, firer))


def shot(b: Battle, order: Action, *faces: int) -> None:
    """A whole shot that nobody answers: the order and its dice."""
    do(b, order)
    roll(b, *faces)


def hits(b: Battle, *labels: str) -> list[int]:
    """The hits that cards bear."""
    return [card(b, label).hits for label in labels]


def dice_of(b: Battle, order: Action) -> list[tuple[str, int]]:
    """The dice of a shot line by line, as the player is shown them before giving the order."""
    assert isinstance(b.pending, Decision)
    return b.pending.weigh(b, order)[0].lines


def level_of(b: Battle, order: Action) -> list[tuple[str, int]]:
    """The F or S of a shot line by line."""
    assert isinstance(b.pending, Decision)
    return b.pending.weigh(b, order)[1].lines


def lay(b: Battle, terrain: str) -> Action:
    return actions.LayTerrain(uid(b, terrain))


def hide(b: Battle, label: str, to: str) -> Action:
    return actions.Hide(uid(b, label), PLACES[to])


def capture(b: Battle, terrain: str, label: str) -> Action:
    return actions.Capture(uid(b, terrain), uid(b, label))


def confuse(b: Battle, special: str, label: str, to: str, formation: str = "line") -> Action:
    return actions.Confuse(uid(b, special), uid(b, label), PLACES[to], FORMATIONS.index(formation))


def ground_of(b: Battle, label: str) -> str:
    """The Terrain card under a card; empty in the open."""
    on = card(b, label).on
    return b.setting.labels[on] if on >= 0 else ""


def holder(b: Battle, terrain: str) -> int:
    """The side a Terrain card faces."""
    return card(b, terrain).holder


def is_up(b: Battle, *labels: str) -> list[bool]:
    """Which of these cards lie face-up."""
    return [card(b, label).up for label in labels]
