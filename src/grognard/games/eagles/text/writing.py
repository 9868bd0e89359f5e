"""A position written down: whole for the umpire, or as far as one seat may know it (R129)."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Decision
from grognard.kernel.procedure import Procedure

from ..model.actions import FORMATIONS, LINE
from ..model.cards import ARMIES, battles
from ..model.options import Options
from ..model.own_cards import FILE as CARD_LIST
from ..model.own_cards import folded, hash_of
from ..model.pieces import BLOWN, FRESH, NO_ACT, PHASES, RETREAT, Ground, Unit
from ..model.places import (
    BOX,
    CASUALTIES,
    DISCARD,
    MIDDLE,
    PILE,
    PLACE_NAMES,
    PLACES,
    POSITIONS,
    RESERVE,
    line_of,
    opposite,
)
from ..model.special_ids import KEYS
from ..model.state import Battle
from .notation import (
    SIDES,
    UMPIRE,
    back_of,
    card_name,
    has_in_hand,
    is_known,
    is_shown,
    viewer_of,
    words_for,
)

VERSION: Final = "1"
WIDTH: Final = 96

ACTS: Final = ("", "fire", "shock", "move")
NO_AIM: Final = "-"
BOOSTS: Final = ("grape", "ricochet", "howitzer", "sapping", "rockets", "shells", "void")
ACTED: Final = ("fired", "moved", "formed")
MARKS: Final = "fatigued depleted prone zeal struck panicked harried due battered quick".split()
LANES: Final = ("left", "center", "right")
LOST: Final = ("", "all", "french")
NATIONS: Final = [name.lower() for name in ARMIES]
DECKS: Final = {f"{nation}-deck": army for army, nation in enumerate(NATIONS)}
# Which fields of a procedure are cards: written as labels here, followed to their new names when
# hidden cards are redealt (view.py).
CARD_FIELDS: Final[dict[str, list[int]]] = {
    "MoraleTest": [0, 4],
    "GeneralTest": [0],
    "FriendlyFire": [0],
    "Opening": [0],
    "Shot": [0, 1],
    "March": [0, 3],
    "Laying": [0],
    "Confusion": [0, 1],
    "Captures": [1],
}


def write(b: Battle) -> str:
    """Everything a battle holds; `read` gives it back."""
    lines = [f"eagles position {VERSION}", *_header(b, UMPIRE), *stack_lines(b)]
    for place in range(PLACES):
        lines += _place_lines(b, place, UMPIRE)
    return "\n".join(lines) + "\n"


def stack_lines(b: Battle) -> list[str]:
    return ["stack " + " / ".join(procedure_words(b, p) for p in b.stack)] if b.stack else []


def table_lines(b: Battle, viewer: int, whole: bool = False) -> list[str]:
    """16.0 One battle of a campaign, as far as a viewer may know it."""
    lines = [f"table {b.setting.chart.key}", *_course(b, viewer)]
    at_first = battles()[b.setting.chart.key].decks
    for army in b.setting.chart.decks:
        if army not in at_first:
            lines.append(f"joined {NATIONS[army]} {b.setting.draws[army]}")
    if whole:
        lines += stack_lines(b)
    for place in range(PLACES if whole else BOX):
        lines += _place_lines(b, place, viewer)
    return lines


def write_view(b: Battle, seat: int | None) -> str:
    """R129 The position as one seat, or a spectator, may know it."""
    return _as_seen(b, viewer_of(seat))


def write_open(b: Battle) -> str:
    """The position with every card face-up, for a battle that is over."""
    return _as_seen(b, UMPIRE)


def _as_seen(b: Battle, viewer: int) -> str:
    lines = [f"eagles view {VERSION} {words_for(viewer)}", *_header(b, viewer), _asked(b, viewer)]
    for place in range(BOX):
        lines += _place_lines(b, place, viewer)
    return "\n".join(lines) + "\n"


def _asked(b: Battle, viewer: int) -> str:
    """R130 A question that would reveal something looks to the others like a throw in progress."""
    step = b.pending
    if isinstance(step, Decision) and is_shown(b, step, viewer):
        return f"asked {SIDES[step.seat]} {step.cite}"
    return "asked nobody"


def _header(b: Battle, viewer: int) -> list[str]:
    lines = [f"battle {b.setting.chart.key}", *option_lines(b.setting.options, viewer)]
    return lines + _course(b, viewer)


def option_lines(options: Options, viewer: int) -> list[str]:
    lines: list[str] = []
    for key, value in sorted(options.given.items()):
        if key == CARD_LIST:
            lines.append(f"option {key} {folded(value) if viewer == UMPIRE else hash_of(value)}")
        elif key not in DECKS:
            lines.append(f"option {key} {value}")
        elif viewer == UMPIRE or has_in_hand(viewer, DECKS[key]):
            lines.append(f"option {key} {_deck_in_one_line(value)}")
    return lines


def _course(b: Battle, viewer: int) -> list[str]:
    """How far a battle has come."""
    lines = [f"turn {b.turn} {SIDES[b.active]} {PHASES[b.phase]}"]
    flags = (("arrived", b.arrived), ("no-draw", b.no_draw), ("offered", b.offered))
    lines += [word for word, flag in flags if flag]
    if b.damage[0] or b.damage[1]:
        lines.append(f"damage french {b.damage[0]} allied {b.damage[1]}")
    crossed = [f"{LANES[i]} {b.crossed[i]}" for i in range(3) if b.crossed[i]]
    if crossed:
        lines.append("crossed " + " ".join(crossed))
    return lines + [_played_line(entry) for entry in b.played] + _moment(b, viewer)


def _deck_in_one_line(deck: str) -> str:
    entries = [entry for line in deck.splitlines() for entry in line.split("#")[0].split(",")]
    return ", ".join(entry.strip() for entry in entries if entry.strip())


def _played_line(entry: int) -> str:
    seat, pos = divmod(entry // 32, POSITIONS)
    return f"played {SIDES[seat]} {PLACE_NAMES[pos]} {KEYS[entry % 32]}"


def _moment(b: Battle, viewer: int) -> list[str]:
    """The announced act, the card that is tested, and the end of the battle."""
    lines: list[str] = []
    if b.act != NO_ACT:
        lines.append(_act_line(b, viewer))
    if b.test_card >= 0:
        rallied = " rallied" if b.rallied else ""
        lines.append(f"test {card_name(b, b.test_card, viewer)}{rallied}")
    if b.finished or b.phase == RETREAT:
        lines.append(over_line(b.winner, b.ending))
    return lines


def _act_line(b: Battle, viewer: int) -> str:
    """The act announced: a sentence in a position, and taken apart for spectators."""
    act = f"act {ACTS[b.act]} {card_name(b, b.act_card, viewer)}"
    aim = PLACE_NAMES[b.act_to] if b.act_to >= 0 else ""
    if b.act_target >= 0:
        aim = card_name(b, b.act_target, viewer)
    boosts = _bits(b.act_boost, BOOSTS)
    if viewer != UMPIRE:
        return " ".join([act, aim or NO_AIM, *boosts])
    return act + (f" > {aim}" if aim else "") + (" with " + " ".join(boosts) if boosts else "")


def over_line(winner: int, ending: str) -> str:
    return f"over {'draw' if winner < 0 else SIDES[winner]} {ending}".rstrip()


def _bits(value: int, names: tuple[str, ...] | list[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if value & (1 << bit)]


def procedure_words(b: Battle, p: Procedure) -> str:
    name = type(p).__name__
    cards = CARD_FIELDS.get(name, [])
    fields = [
        b.setting.labels[value] if i in cards and value >= 0 else str(value)
        for i, value in enumerate(p.fields())
    ]
    return " ".join([name, str(p.stage), *fields])


def _place_lines(b: Battle, place: int, viewer: int) -> list[str]:
    name = PLACE_NAMES[place]
    if place < POSITIONS:
        ground = _ground_words(b.grounds[place])
        if not b.at[place] and not ground:
            return []
        cards = ["  " + _card_entry(b, b.units[uid], viewer) for uid in b.at[place]]
        return [f"{name}: {' '.join(ground)}".rstrip(), *cards]
    if place == BOX and b.at[BOX] == sorted(b.at[BOX]):
        return []  # the order every box has before cards are dealt back into it
    entries = _entries(b, place, viewer)
    return _wrapped(f"{name}: ", entries) if entries else []


def _entries(b: Battle, place: int, viewer: int) -> list[str]:
    """The cards of a place off the field; hidden ones only as numbers of each back."""
    known = [uid for uid in b.at[place] if is_known(b.units[uid], viewer)]
    if viewer != UMPIRE and place < PILE:
        known.sort()
    entries = [_card_entry(b, b.units[uid], viewer) for uid in known]
    hidden = [back_of(b.units[uid]) for uid in b.at[place] if not is_known(b.units[uid], viewer)]
    return entries + [f"{back} x{hidden.count(back)}" for back in sorted(set(hidden))]


def _wrapped(head: str, entries: list[str]) -> list[str]:
    lines = [head + entries[0]]
    for entry in entries[1:]:
        if len(lines[-1]) + len(entry) + 3 <= WIDTH:
            lines[-1] += f", {entry}"
        else:
            lines[-1] += ","
            lines.append(f"  {entry}")
    return lines


def _card_entry(b: Battle, u: Unit, viewer: int) -> str:
    known = is_known(u, viewer)
    words = [b.setting.labels[u.uid] if known else back_of(u)]
    if u.formation != LINE:
        words.append(FORMATIONS[u.formation])
    if known and u.up != usually_up(u, u.place):
        words.append("up" if u.up else "down")
    if u.hits:
        words.append(f"hits {u.hits}")
    if u.wind != FRESH:
        words.append("blown" if u.wind == BLOWN else "recovering")
    if u.on >= 0:
        words.append(f"on {card_name(b, u.on, viewer)}")
    if u.holder != u.seat:
        words.append(f"held {SIDES[u.holder]}")
    words += _bits(u.acted, ACTED) + _bits(u.marks, MARKS)
    if u.came != usual_origin(u, u.place):
        words.append(f"from {PLACE_NAMES[u.came]}")
    return " ".join(words)


def usually_up(u: Unit, place: int) -> bool:
    return not u.troop if place < POSITIONS else CASUALTIES <= place < BOX


def usual_origin(u: Unit, place: int) -> int:
    """Where a card comes from when nothing is said about it."""
    if place < POSITIONS and line_of(place) != u.seat:
        return opposite(place)
    if place < POSITIONS or MIDDLE <= place < BOX or place == DISCARD:
        return RESERVE + u.seat
    return PILE + u.army if place < PILE else BOX


def _ground_words(g: Ground) -> list[str]:
    """What lies on a Position; a Reverse Slope is the card itself."""
    words = [f"lost-orders {LOST[g.lost]}"] if g.lost else []
    counts = (
        ("smoke", g.smoke),
        ("cheer", g.cheer),
        ("colors", g.colors),
        ("forward", g.forward),
    )
    words += [f"{word} {count}" for word, count in counts if count]
    armies = (("bayonet", g.bayonet), ("battery", g.battery), ("charge", g.charge))
    words += [f"{word} {NATIONS[army - 1]}" for word, army in armies if army]
    return [*words, "tested"] if g.tested else words
