"""What each seat may see (R129), and battles that look just the same to it."""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng

from .chapters.campaign.muster import HalfMuster
from .chapters.deployment import empty_positions
from .chapters.setup import seat_of
from .chapters.terrain import ChooseCaptor
from .model.actions import LINE
from .model.cards import (
    ARTILLERY,
    BUILDING,
    CAVALRY,
    GENERAL,
    INFANTRY,
    PRUSSIAN,
    SPECIAL,
    TERRAIN,
    WOODS,
)
from .model.pieces import DEPLOYMENT, FATIGUED, FORMED, FRESH, MOVED, Unit
from .model.places import BOX, PILE, PLACES, POSITIONS, RESERVE, line_of, opposite
from .model.state import Battle
from .text.notation import is_known, viewer_of
from .text.writing import CARD_FIELDS, usual_origin, write_view

# What the public facts say of a hidden card. Of any two of these sets of cards one holds the
# other or they share nothing, so dealing to the narrowest first always comes out, and every
# deal that fits is equally likely, but for two things that players do not leave to chance: how
# many decoys they lay, and which cards they put under cover.
ANY: Final = 0
MOBILE: Final = 1  # a troop card or a General
TROOP: Final = 2
DECOY: Final = 3  # anything but a troop card
MARCHER: Final = 4  # a troop card that may engage
FOOT: Final = 5  # infantry
MOUNTED: Final = 6  # cavalry
CHIEF: Final = 7  # a General
ALIKE: Final = 8  # the same arm as the card that really lies there

MUSTERED: Final = 3  # troop cards that a deck in the making cannot do without (R22)

# 14.0 A decoy costs its owner the use of the card. Of the face-down cards on the field that may be
# one, about one in so many is, as computer players lay them.
DECOY_ONE_IN: Final = 16


def view(b: Battle, seat: int | None) -> str:
    """All that a seat may know, as text; battles with equal texts look alike to it."""
    return write_view(b, seat)


def determinize(b: Battle, seat: int | None, rng: Rng) -> Battle:
    """A battle in which every card the seat cannot see is redealt among the hidden places.

    The place keeps what everybody can see of it: formation, hits, marks, the Terrain under it. What
    a player could remember but no longer sees, such as a card that went back to the Reserve, is not
    kept, except where the card still bears what it got face-up. Deck lists are open (R160). What
    players choose is weighted as computer players choose it: few decoys, good infantry in cover.
    Everything follows public order, so that battles which look alike to the seat become the same
    one with the same generator.
    """
    other = b.clone()
    names = list(range(len(b.units)))
    unseen: list[int] = []
    slots = hidden_slots(b, viewer_of(seat))
    for army in range(3):
        unseen += redeal(b, army, slots[army], viewer_of(seat), rng, names)
    follow(b, other, names, unseen)
    forget_ways(other, unseen, names)
    return other


class Slot:
    """A place where a hidden card lies, and what the public facts say of that card."""

    def __init__(self, uid: int, need: int) -> None:
        self.uid: Final = uid
        self.need = need


def redeal(
    b: Battle, army: int, slots: list[Slot], viewer: int, rng: Rng, names: list[int]
) -> list[int]:
    """Deal one army's hidden cards to its slots; `names[uid]` is then the card in uid's slot."""
    settle_decoys(b, slots, viewer, rng)
    settle_decks(b, army, slots, rng)
    guess_decoys(b, slots, rng)
    cards = sorted(slot.uid for slot in slots)
    shuffle(cards, rng)
    for need in range(ALIKE, -1, -1):
        for slot in slots:
            if slot.need == need:
                names[slot.uid] = take_fitting(b, cards, slot)
    return [slot.uid for slot in slots]


def shuffle(cards: list[int], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def take_fitting(b: Battle, cards: list[int], slot: Slot) -> int:
    """The next card of the shuffled ones that may lie in a slot; under cover the better of two."""
    first = next_fitting(b, cards, slot, len(cards) - 1)
    second = next_fitting(b, cards, slot, first - 1) if is_covered(b, slot) else -1
    if second >= 0 and b.units[cards[second]].card.morale > b.units[cards[first]].card.morale:
        return cards.pop(second)
    return cards.pop(first)


def next_fitting(b: Battle, cards: list[int], slot: Slot, i: int) -> int:
    """Where from an index downwards a card lies that fits; -1 if none does."""
    while i >= 0 and not fits(b.units[cards[i]], slot.need, b.units[slot.uid]):
        i -= 1
    return i


def is_covered(b: Battle, slot: Slot) -> bool:
    """11.0 Woods and buildings are for the best infantry available: the shots go there."""
    return slot.need == FOOT and gives_cover(b.terrain_under(b.units[slot.uid]))


def gives_cover(ground: int) -> bool:
    return ground == WOODS or ground == BUILDING


def fits(u: Unit, need: int, true: Unit) -> bool:
    if need == ANY:
        return True
    if need == MOBILE:
        return u.troop or u.arm == GENERAL
    if need == TROOP:
        return u.troop
    if need == DECOY:
        return not u.troop
    if need == MARCHER:
        return u.troop and (u.arm != ARTILLERY or u.card.horse)
    if need == ALIKE:
        return u.arm == true.arm and u.card.horse == true.card.horse
    return u.arm == (INFANTRY if need == FOOT else CAVALRY if need == MOUNTED else GENERAL)


def hidden_slots(b: Battle, viewer: int) -> list[list[Slot]]:
    """By army, every slot that a viewer cannot see into, the box of undealt cards included.

    In a campaign all know who is in the box: the cards that fight elsewhere, or not at all.
    """
    slots: list[list[Slot]] = [[], [], []]
    for place in range(BOX if b.setting.campaign else PLACES):
        for u in in_public_order(b, place):
            if not is_known(u, viewer) and not was_seen(u):
                need = need_of(b, u)
                slots[u.army].append(Slot(u.uid, need if fits(u, need, u) else ALIKE))
    return slots


def in_public_order(b: Battle, place: int) -> list[Unit]:
    """The cards of a place; in a Reserve only which have moved, and which last, is public."""
    here = [b.units[uid] for uid in b.at[place]]
    if not POSITIONS <= place < PILE:
        return here
    busy = named_by_stack(b)
    return sorted(here, key=lambda u: (u.acted, u.uid in busy))


def named_by_stack(b: Battle) -> list[int]:
    """The cards that procedures are busy with."""
    found: list[int] = []
    for p in b.stack:
        fields = p.fields()
        found += [fields[card] for card in CARD_FIELDS.get(type(p).__name__, [])]
    return found


def was_seen(u: Unit) -> bool:
    """A card in the Reserve that is blown or has hits or marks got them face-up."""
    in_reserve = POSITIONS <= u.place < PILE
    return in_reserve and (u.wind != FRESH or u.hits > 0 or u.marks != 0)


def need_of(b: Battle, u: Unit) -> int:
    if is_spoken_of(b, u.uid):
        return ALIKE
    if u.place >= PILE:
        return ANY
    decoys = b.setting.options.decoys
    if u.place >= POSITIONS:
        return MOBILE if u.acted & MOVED and not decoys else ANY
    need = need_on_field(b, u)
    if need == ANY and not decoys:
        return TROOP
    return need


def need_on_field(b: Battle, u: Unit) -> int:
    """R105 What its marker, its Terrain and its movement show of a face-down card."""
    ground = b.terrain_under(u)
    if u.formation != LINE or u.acted & FORMED or u.marks & FATIGUED:
        return FOOT
    if gives_cover(ground):
        return FOOT
    abroad = line_of(u.place) != u.seat
    straight = u.came == opposite(u.place) or (u.came == RESERVE + u.seat and not abroad)
    if u.wind != FRESH or not straight:
        return MOUNTED  # 7.31, 8.3 two moves
    if abroad and not b.troops[2 * u.place + 1 - u.seat]:
        return ALIKE  # 4.3 all know whether it has won there
    if u.marks or u.hits:
        return TROOP
    if b.engaged(u.place):
        return MARCHER if u.acted & MOVED else TROOP
    return TROOP if abroad or ground else ANY


def is_spoken_of(b: Battle, uid: int) -> bool:
    """Cards that procedures are using keep their arm, so that what was begun can continue.

    The target of a shot may be anything; only the card that acts or is tested, and those that may
    capture Terrain, were chosen for what they are.
    """
    if uid == b.act_card or uid == b.test_card:
        return True
    step = b.pending
    if isinstance(step, ChooseCaptor):
        return b.units[uid].place == b.units[step.terrain].place
    return False


def settle_decoys(b: Battle, slots: list[Slot], viewer: int, rng: Rng) -> None:
    """14.0 A Position that holds only decoys continues to do so, and one with troops as well.

    The rules ask whether troops are there (R99); the answer may not change here.
    """
    if not b.setting.options.decoys:
        return
    for pos in range(POSITIONS):
        here = [slot for slot in slots if b.units[slot.uid].place == pos]
        if not here:
            continue
        side = b.units[here[0].uid].seat
        if not b.troops[2 * pos + side]:
            for slot in here:
                slot.need = DECOY
        elif not troops_seen(b, pos, side, viewer):
            keep_one_troop(b, here, rng)


def troops_seen(b: Battle, pos: int, side: int, viewer: int) -> bool:
    here = [b.units[uid] for uid in b.at[pos]]
    return any(u.troop and u.seat == side and is_known(u, viewer) for u in here)


def keep_one_troop(b: Battle, here: list[Slot], rng: Rng) -> None:
    free = [slot for slot in here if slot.need == ANY]
    bound = [slot for slot in here if slot.need != ANY and b.units[slot.uid].troop]
    if not bound and any(b.units[slot.uid].troop for slot in free):
        free[rng.below(len(free))].need = TROOP


def settle_decks(b: Battle, army: int, slots: list[Slot], rng: Rng) -> None:
    """What every deck holds by R22 and R89 must also be in the redealt one."""
    if b.phase == DEPLOYMENT and not b.finished:
        side = seat_of(army)
        reserve = [s for s in slots if b.units[s.uid].place == RESERVE + side]
        if not b.setting.options.decoys:
            keep_troops(reserve, empty_positions(b, side))
        if must_hold_troops(b, army):
            keep_troops([s for s in slots if b.units[s.uid].place == PILE + army], MUSTERED)
    promised = b.setting.prussian_lane and b.setting.options.prussian_general
    if promised and army == PRUSSIAN:
        keep_general(b, slots, rng)


def must_hold_troops(b: Battle, army: int) -> bool:
    """R22 A deck that will muster holds troops; of a campaign's nobody knows before (R168)."""
    if b.setting.campaign:
        return any(isinstance(p, HalfMuster) and p.army == army for p in b.stack)
    return bool(b.setting.musters[army]) and not has_mustered(b, army)


def has_mustered(b: Battle, army: int) -> bool:
    return any(u.army == army and u.place < PILE for u in b.units)


def keep_troops(slots: list[Slot], count: int) -> None:
    for slot in [slot for slot in slots if slot.need == ANY][:count]:
        slot.need = TROOP


def keep_general(b: Battle, slots: list[Slot], rng: Rng) -> None:
    """R89 With no Prussian General to be seen, one is among the hidden cards of the deck."""
    hidden = [slot.uid for slot in slots]
    for u in b.units:
        if u.army == PRUSSIAN and u.arm == GENERAL and u.place != BOX and u.uid not in hidden:
            return
    free = [s for s in slots if s.need == ANY and b.units[s.uid].place != BOX]
    if free and any(b.units[uid].arm == GENERAL for uid in hidden):
        free[rng.below(len(free))].need = CHIEF


def guess_decoys(b: Battle, slots: list[Slot], rng: Rng) -> None:
    """14.0 Which of the face-down cards without any sign are decoys, as far as there are cards.

    Dealt from all that is hidden, a third of them would be: players lay far fewer.
    """
    if not b.setting.options.decoys:
        return
    spare = sum(b.units[slot.uid].troop for slot in slots)
    spare -= sum(is_for_troops(b, slot) for slot in slots)
    others = sum(slot.need == ANY for slot in slots) - spare
    for slot in slots:
        if slot.need == ANY and b.units[slot.uid].place < POSITIONS:
            bluffs = rng.below(DECOY_ONE_IN) == 0 and others > 0
            if bluffs or spare <= 0:
                slot.need = DECOY
                others -= 1
            else:
                slot.need = TROOP
                spare -= 1


def is_for_troops(b: Battle, slot: Slot) -> bool:
    """Whether only a troop card may lie in a slot."""
    if slot.need == ALIKE:
        return b.units[slot.uid].troop
    return slot.need in (TROOP, MARCHER, FOOT, MOUNTED)


def follow(b: Battle, other: Battle, names: list[int], unseen: list[int]) -> None:
    """Put the cards into their slots; references to a slot then mean its new card.

    A card that happens to come into its own slot is copied like the others, and so is one whose
    acts have been listed, since these refer to the true cards.
    """
    for uid in unseen:
        other.units[names[uid]] = moved_in(b.units[names[uid]], b.units[uid], names, other.owner)
    for u in b.units:
        if names[u.uid] == u.uid and (u.case >= 0 or renamed(u.on, names) != u.on):
            other.units[u.uid] = moved_in(u, u, names, other.owner)
    other.at = [[names[uid] for uid in place] for place in b.at]
    other.at[BOX].sort()
    recount(other)
    other.specials = other.specials[:]
    for seat in range(2):
        held = other.at[RESERVE + seat]
        held.sort()
        other.specials[seat] = [x for x in held if other.units[x].arm == SPECIAL]
    other.act_card = renamed(b.act_card, names)
    other.act_target = renamed(b.act_target, names)
    other.test_card = renamed(b.test_card, names)
    rename_stack(other, names)
    other.stale()


def recount(b: Battle) -> None:
    """What is kept count of, from the cards as they lie now."""
    b.troops = [0] * (2 * POSITIONS)
    b.leaders = [0] * (2 * POSITIONS)
    b.riders = [0] * (2 * POSITIONS)
    b.grounded = [0, 0, 0]
    for pos in range(POSITIONS):
        for uid in b.at[pos]:
            u = b.units[uid]
            index = 2 * pos + u.seat
            if u.troop:
                b.troops[index] += 1
                b.riders[index] += u.arm == CAVALRY
            elif u.arm == GENERAL:
                b.leaders[index] += 1
            elif u.arm == TERRAIN:
                b.grounded[pos % 3] = 1


def forget_ways(other: Battle, unseen: list[int], names: list[int]) -> None:
    """Where a card came from that now lies hidden off the field is nobody else's to know."""
    for uid in unseen:
        u = other.units[names[uid]]
        if u.place >= POSITIONS:
            u.came = usual_origin(u, u.place)


def renamed(uid: int, names: list[int]) -> int:
    return names[uid] if uid >= 0 else uid


def moved_in(u: Unit, slot: Unit, names: list[int], owner: int) -> Unit:
    """A card as it lies in a slot: its own face, the slot's place and marks."""
    v = Unit(u.uid, u.card, u.seat, u.title, u.kind, u.actions)
    v.place = slot.place
    v.formation = slot.formation
    v.up = slot.up
    v.hits = slot.hits
    v.wind = slot.wind
    v.on = renamed(slot.on, names)
    v.holder = slot.holder
    v.acted = slot.acted
    v.marks = slot.marks
    v.came = slot.came
    v.owner = owner
    return v


def rename_stack(b: Battle, names: list[int]) -> None:
    for p in b.stack:
        cards = CARD_FIELDS.get(type(p).__name__)
        if cards is not None:
            fields = p.fields()
            for card in cards:
                fields[card] = renamed(fields[card], names)
            p.restore(fields)
