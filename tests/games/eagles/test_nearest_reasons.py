"""Whatever a player tries, the nearest reason is shown: every card on every target, at every
moment.

Random battles are walked, and of each kind of question one position is kept. There every own card
is put on every card and place in sight. What is refused has a reason in words; lifting what it bars
(another moment, another state of that card, another target) changes the answer; and no moment sends
the player to one that sends them back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from grognard.games.eagles.chapters.combat import ChooseAct, ChooseDraw
from grognard.games.eagles.chapters.deployment import ChooseDeployment
from grognard.games.eagles.chapters.morale import ChooseTest
from grognard.games.eagles.chapters.specials.moments import ANNOUNCED, BETWEEN_ACTS
from grognard.games.eagles.chapters.specials.window import ChoosePlay
from grognard.games.eagles.chapters.terrain import ChooseCaptor
from grognard.games.eagles.game import GAME
from grognard.games.eagles.model.actions import (
    FORMATIONS,
    Capture,
    Confuse,
    FireAt,
    LayTerrain,
    Play,
    ShockAt,
    fire,
    on_position,
    shock,
)
from grognard.games.eagles.model.cards import INFANTRY, TERRAIN
from grognard.games.eagles.model.pieces import (
    COMBAT,
    DEPLOYMENT,
    FIRING,
    FRESH,
    MORALE,
    REINFORCE,
    SHOCKING,
    Unit,
)
from grognard.games.eagles.model.places import CASUALTIES, PILE, POSITIONS, RESERVE
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.text.notation import card_name, place_word
from grognard.kernel.decision import Action, Decision
from grognard.kernel.reasons import meant, nearest
from grognard.kernel.refusal import (
    LIMIT,
    MEANS,
    MOMENT,
    PIECE,
    TARGET,
    BadNotation,
    Refusal,
)
from tests.games.eagles.field import do, drawn, uid
from tests.laws.walks import walk
from tests.nightly import some_by_day

BATTLES = [
    ("waterloo", {"decoys": "on"}, 1),
    ("ligny", {}, 2),
    ("quatre-bras", {}, 108),
    ("quatre-bras", {"decoys": "on"}, 3),
    ("wavre", {}, 4),
    ("charleroi", {}, 5),
    ("waterloo", {}, 6),
    ("ligny", {"decoys": "on"}, 7),
]

CRAMMED = "070 moved, 071 moved, 072 moved, 073 moved"


def moment_of(b: Battle) -> tuple[object, ...]:
    asked = b.pending
    assert isinstance(asked, Decision)
    return type(asked), b.phase, b.active == asked.seat, getattr(asked, "moment", -1), b.act


def positions(scenario: str, options: dict[str, str], seed: int) -> list[Battle]:
    """The last position of each kind of question, as its seat could think it is."""
    kept: dict[tuple[object, ...], Battle] = {}
    for s in walk(GAME, scenario, options, seed):
        if isinstance(s, Battle) and isinstance(s.pending, Decision):
            kept[moment_of(s)] = s.clone()
    return list(kept.values())


def in_sight(b: Battle) -> list[Unit]:
    return [u for u in b.units if u.place < POSITIONS or u.place in (RESERVE, RESERVE + 1)]


def tries(b: Battle) -> Iterator[str]:
    """Every own card by itself, and on every card and place in sight."""
    asked = b.pending
    assert isinstance(asked, Decision)
    seat = asked.seat
    names = [card_name(b, u.uid, seat) for u in in_sight(b) if u.place < POSITIONS]
    places = [place_word(place) for place in (*range(POSITIONS), RESERVE)]
    for u in in_sight(b):
        if u.seat == seat:
            own = card_name(b, u.uid, seat)
            yield own
            for target in (*names, *places):
                yield f"{own} > {target}"


@pytest.mark.parametrize(("scenario", "options", "seed"), some_by_day(BATTLES, 3))
def test_every_try_that_is_refused_has_a_reason_that_can_be_lifted(
    scenario: str, options: dict[str, str], seed: int
) -> None:
    told: set[tuple[str, str]] = set()
    for b in positions(scenario, options, seed):
        for text in tries(b):
            found = nearest(GAME, b, meant(GAME, b, text))
            if found is None:
                continue
            action, refusal = found
            key = (refusal.cite + refusal.why, type(action).__name__)
            if key in told:
                continue
            told.add(key)
            for lang in ("en", "fr"):
                assert len(GAME.explain(refusal, lang)) > 20, text
            assert lifts(b, action, refusal), (text, refusal.cite, refusal.why)
            if refusal.bars == MOMENT:
                assert leads_out(b, action), (text, refusal.cite, refusal.why)
    assert len(told) > 15


# What players met


@pytest.mark.parametrize(
    ("b", "text", "cite", "cause"),
    [
        (drawn(FC="015 moved, 016", AC="130"), "015 > 130", "7.0 already moved", ""),
        (drawn(FC="015 moved formed, 016"), "form 015 column", "R50", "changed-moving"),
        (drawn(FC="016", french="078 moved"), "078 > FC", "7.24 never two moves", ""),
        (drawn(FC="016", french="055 moved"), "055 > FC", "8.3 consecutive", "one-order"),
        (drawn(AC="055 moved, 130", FC="016"), "055 > FC", "8.3 not both", ""),
        (drawn(FC=CRAMMED, french="019"), "019 > FC", "8.4", ""),
        (drawn(FC="015, 070", AC="130", french="096"), "096", "R101", "when-double-grape"),
        (drawn(FC="015, 070", AC="130", french="096"), "096 > 130", "R101", "when-double-grape"),
        (drawn(FC="015", AC="130", french="099"), "099 > 130", "R106", "when-fatigue"),
        (drawn(FC="015", AC="130", french="110"), "110 > FC", "13.0 engaged position", ""),
        (drawn(AC="016 column moved, 130", french="094"), "094 > AC", "R106", "idle-column"),
        (drawn(FC="015", AC="130, 134", AL="131"), "015 > 131", "7.21 infantry not engaged", ""),
        (drawn(FC="070", AC="130", AL="131"), "070 > 131", "7.23 opposing position", ""),
        (drawn(FC="070, 130", AC="131"), "070 > 131", "7.23 own position engaged", ""),
        (drawn(FC="015", AC="130"), "015 > FC", "8.0 adjacent", "already-there"),
        (drawn(FC="001, 015", AC="130"), "001 > 130", "7.1 troop cards", ""),
        (drawn(FC="015", AL="130", french="101"), "101", "13.0 battle conf", "must-engage"),
        (drawn(phase="deployment", french="096, 015"), "096 > FC", "13.0 from", "special-stays"),
        (drawn(phase="deployment", french="096, 015"), "096", "13.0 from", "special-stays"),
    ],
)  # fmt: skip
def test_the_reason_is_the_one_for_what_was_tried(
    b: Battle, text: str, cite: str, cause: str
) -> None:
    found = nearest(GAME, b, meant(GAME, b, text))
    assert found is not None
    assert (found[1].cite.startswith(cite), found[1].why) == (True, cause), found[1]


def test_what_may_be_done_has_no_reason_against_it() -> None:
    b = drawn(FC="070", AC="130")
    assert nearest(GAME, b, meant(GAME, b, "070 > 130")) is None


def test_a_special_of_a_shot_names_the_shot_it_goes_with_and_not_another_moment() -> None:
    """Between acts it is sent to its shot; with another shot it is not sent back between acts."""
    b = drawn(french="097, 096", FC="070", AC="130")
    between = nearest(GAME, b, meant(GAME, b, "096"))
    do(b, fire(uid(b, "070"), uid(b, "130")))
    with_shot = nearest(GAME, b, meant(GAME, b, "096"))
    assert between is not None and between[1].cite == "R101 announce and answer"
    assert with_shot is not None and with_shot[1].why == "on-double-grape"


def test_a_bonus_for_another_act_is_sent_between_acts_where_it_may_be_played() -> None:
    b = drawn(french="094, 110", AC="016 column, 055, 130, 132")
    do(b, shock(uid(b, "055"), uid(b, "130")))
    found = nearest(GAME, b, meant(GAME, b, "094 > AC"))
    assert found is not None and found[1].cite == "R141 own specials in answer"
    b = drawn(french="094, 110", AC="016 column, 055, 130, 132")
    assert nearest(GAME, b, meant(GAME, b, "094 > AC")) is None


def test_text_that_is_neither_an_order_nor_a_card_in_sight_cannot_be_read() -> None:
    b = drawn(FC="015", AC="130 down", allied="131")
    for text in ("131", "015 > 131", "130", "015 > 130", "hello", "015 > nowhere"):
        with pytest.raises(BadNotation):
            meant(GAME, b, text)


# What a refusal bars, lifted


def lifts(b: Battle, action: Action, refusal: Refusal) -> bool:
    """Whether something of the kind that the refusal names changes the answer."""
    varied = LIFTED[refusal.bars](b, action)
    return any(said(why(other, act)) != said(refusal) for other, act in varied)


def leads_out(b: Battle, action: Action) -> bool:
    """Whether it can be done at some moment, as far as the moment is concerned."""
    answers = [why(other, act) for other, act in other_moments(b, action)]
    return any(refusal is None or refusal.bars != MOMENT for refusal in answers)


def why(b: Battle, action: Action) -> Refusal | None:
    asked = b.pending
    assert isinstance(asked, Decision)
    return asked.why_not(b, action)


def said(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.cite + refusal.why


Variation = Iterator[tuple[Battle, Action]]


def other_moments(b: Battle, action: Action) -> Variation:
    asked = b.pending
    assert isinstance(asked, Decision)
    seat = asked.seat
    shooters = [u.uid for u in in_sight(b) if u.seat == seat and u.place < POSITIONS]
    for phase in (DEPLOYMENT, MORALE, COMBAT, REINFORCE):
        for active in (seat, 1 - seat):
            for decision in questions(b, seat, phase, active):
                other = b.clone()
                other.phase, other.active, other.pending = phase, active, decision
                yield other, action
                if isinstance(decision, ChoosePlay) and decision.moment == ANNOUNCED:
                    for act in (FIRING, SHOCKING):
                        for shooter in shooters:
                            other.announce(act, shooter, shooter, -1)
                            yield other, action


def questions(b: Battle, seat: int, phase: int, active: int) -> list[Decision]:
    windows: list[Decision] = [ChoosePlay(seat, moment) for moment in range(BETWEEN_ACTS + 1, 7)]
    if phase == DEPLOYMENT:
        return [ChooseDeployment(seat)]
    if phase == COMBAT and active == seat:
        laid = [u.uid for u in b.units if u.arm == TERRAIN and u.place < POSITIONS]
        captors: list[Decision] = [ChooseCaptor(seat, terrain, True) for terrain in laid]
        return [ChooseAct(seat), *captors, *windows]
    if phase == COMBAT:
        return [ChooseDraw(seat), *windows]
    return [ChooseTest(seat, False), *windows] if phase == MORALE else windows


def piece(action: Action) -> int:
    """The card that acts."""
    card = getattr(action, "card", -1)
    return int(card)


def states_of_the_card(b: Battle, action: Action) -> Variation:
    """The card as if it had done nothing, elsewhere, and nothing of the turn had happened."""
    asked = b.pending
    assert isinstance(asked, Decision)
    card = piece(action)
    for place in (b.units[card].place, *range(POSITIONS), RESERVE + asked.seat):
        for wind in (FRESH, b.units[card].wind):
            other = b.clone()
            u = other.put(card, place)
            u.acted, u.marks, u.wind, u.hits = 0, 0, wind, 1
            other.arrived, other.no_draw = True, False
            for chief in other.setting.commanders:
                if chief >= 0 and chief != card:
                    other.put(chief, CASUALTIES)
            yield other, action
    other = b.clone()
    drawable = next(u.uid for u in other.units if u.seat != asked.seat)
    other.deal([drawable], PILE + other.units[drawable].army)
    other.no_draw = False
    yield other, action


def with_room(b: Battle, action: Action) -> Variation:
    """Nobody else of one's own on the field, nothing counted; and a shot with more dice."""
    other = b.clone()
    other.played = []
    other.crossed = [0, 0, 0]
    for u in in_sight(other):
        if (
            u.seat == other.units[piece(action)].seat
            and u.place < POSITIONS
            and u.uid != piece(action)
        ):
            other.put(u.uid, RESERVE + u.seat)
    yield other, action
    yield from other_targets(b, action)


def other_targets(b: Battle, action: Action) -> Variation:
    for x in in_sight(b):
        if isinstance(action, (FireAt, ShockAt)):
            yield b, (fire if isinstance(action, FireAt) else shock)(action.card, x.uid)
        elif isinstance(action, Play):
            yield b, Play(action.card, x.uid)
            for pos in range(POSITIONS):
                yield b, Play(action.card, on_position(pos))
        elif isinstance(action, Capture):
            yield b, Capture(action.terrain, x.uid)
    if hasattr(action, "to"):
        yield from (
            pair
            for to in (*range(POSITIONS), RESERVE, RESERVE + 1)
            for pair in going(b, action, to)
        )
        yield with_an_enemy(b, action, int(action.to)), action
    target = getattr(action, "target", -1)
    for place in range(POSITIONS):
        other = b.clone()
        if 0 <= target < len(other.units):
            other._edit(target).marks = 0
            other.put(target, place)
        elif isinstance(action, LayTerrain):
            for u in in_sight(other):
                if u.place < POSITIONS and u.seat != other.units[action.card].seat:
                    other.put(u.uid, RESERVE + u.seat)
        yield other, action
    other = b.clone()
    for pos in range(POSITIONS):
        other.ground(pos).lost = 0
        other.ground(pos).tested = False
    yield other, action
    yield from states_of_the_card(b, action)


def with_an_enemy(b: Battle, action: Action, to: int) -> Battle:
    """The same, with enemy troops where the card goes."""
    other = b.clone()
    enemy = next(u for u in b.units if u.arm == INFANTRY and u.seat != b.units[piece(action)].seat)
    if to < POSITIONS:
        other.put(enemy.uid, to)
    return other


def going(b: Battle, action: Action, to: int) -> Variation:
    for formation in range(len(FORMATIONS)):
        if isinstance(action, Confuse):
            yield b, Confuse(action.special, action.card, to, formation)
        else:
            terrain = int(getattr(action, "terrain", -1))
            yield b, type(action)(piece(action), to, *rest(action, formation, terrain))  # type: ignore[call-arg]


def rest(action: Action, formation: int, terrain: int) -> tuple[int, ...]:
    return (formation, terrain) if hasattr(action, "formation") else ()


def other_means(b: Battle, action: Action) -> Variation:
    """Another card, or the card in another formation or place."""
    card = piece(action)
    for u in in_sight(b):
        parts = {**vars_of(action), "card": u.uid}
        yield b, type(action)(**parts)
    for formation in range(len(FORMATIONS)):
        other = b.clone()
        other._edit(card).formation = formation
        yield other, action
    yield from other_targets(b, action)


def vars_of(action: Action) -> dict[str, int]:
    names = ("card", "to", "formation", "terrain", "target", "special")
    return {name: int(getattr(action, name)) for name in names if hasattr(action, name)}


LIFTED: dict[int, Callable[[Battle, Action], Variation]] = {
    MOMENT: other_moments,
    PIECE: states_of_the_card,
    LIMIT: with_room,
    TARGET: other_targets,
    MEANS: other_means,
}
