"""What happened: one event class, a past-tense word and its objects, and the table of the words."""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import (
    EVERYONE,
    GRAVE,
    HIT,
    HITS,
    LOSS,
    LOST,
    MOVED,
    PHASE,
    TURN,
    Event,
    EventKind,
    event_table,
    sees,
)
from grognard.kernel.shares import SIGHTS

UNKNOWN: Final = -1
NO_TABLE: Final = -1

EVENTS: Final = event_table(
    [
        EventKind("turn", "turn side", "5.0 alternate turns", opens=TURN),
        EventKind("phase", "phase side", "5.0 reinforce phase", opens=PHASE),
        EventKind("dealt", "army count place", "3.0 muster"),
        EventKind("ready", "side", "4.1 one to four"),
        EventKind("drew", "army", "10.0 draw"),
        EventKind(
            "moved", "from to formation terrain army", "8.0 one move", points="from to", row=MOVED
        ),
        EventKind(
            "hid", "from to formation terrain army", "14.0 face down", points="to", row=MOVED
        ),
        EventKind("shifted", "in terrain", "11.5 occupy", points="in"),
        EventKind("revealed", "in", "8.1 reveal", points="in"),
        EventKind("formed", "formation", "9.0 unengaged change"),
        EventKind("hit", "hits", "7.4 hits on target", weight=LOSS, cue=HITS, row=HIT),
        EventKind("blown", "", "7.31 cavalry blown"),
        EventKind("recovered", "", "7.31 recover"),
        EventKind("routed", "left", "6.0 rout", points="left", weight=GRAVE, row=LOST, loud=True),
        EventKind(
            "killed",
            "left",
            "12.4 general killed",
            points="left",
            weight=GRAVE,
            row=LOST,
            loud=True,
        ),
        EventKind("fell", "left", "12.4 alone", points="left", weight=LOSS, row=LOST, loud=True),
        EventKind(
            "exposed",
            "left",
            "14.0 hit by artillery",
            points="left",
            weight=LOSS,
            row=LOST,
            loud=True,
        ),
        EventKind("laid", "in", "4.2 terrain face up", points="in"),
        EventKind("captured", "terrain", "11.5 capture", loud=True),
        # A move is reported when it is made; that it was announced would betray a window (R130).
        EventKind("announced-move", "to", points="to", silent=True),
        EventKind("announced-shot", "target shock", "7.2 firepower", points="target"),
        EventKind("stopped", "act", "R101 announce and answer", loud=True),
        EventKind(
            "shot",
            "target hits ones",
            "7.4 hits on target",
            points="target",
            decided_by=["7.2 hit numbers", "13.0 friendly fire"],
        ),
        EventKind("tested", "face value passed", "6.0 rout", decided_by=["6.0 one roll per hit"]),
        EventKind("general-rolled", "face", "12.4 general hit", decided_by=["12.4 general hit"]),
        EventKind("played", "upon", points="upon", loud=True),
        EventKind("arrived", "", "10.0 prussian general"),
        EventKind("won", "side", weight=GRAVE),
        EventKind("drawn", "side", weight=GRAVE),
        EventKind("stage", "battle second", "16.0 two battles at once", weight=GRAVE),
        EventKind("gave-up", "side", "16.0 voluntary retreat", weight=GRAVE, loud=True),
        EventKind("no-army", "side", "R168 an army too small", weight=GRAVE),
        EventKind("withdrew", "side survivors", "16.0 eliminated for good"),
        EventKind("sent", "battle", "16.0 victors reinforce"),
        EventKind("joined", "side battle cards", "16.0 victors reinforce", loud=True),
        EventKind("campaign-over", "winner", weight=GRAVE),
    ]
)


class Happened(Event):
    """`card` is known to the seats of `known`; others learn only `back`, the army on its back.

    `args` are public numbers: places, dice, faces, other cards. EVENTS names them. In a campaign
    `table` is the battle it happened in.
    """

    def __init__(self, what: str, card: int, back: int, known: int, args: list[int]) -> None:
        super().__init__(EVERYONE)
        self.what: Final = what
        self.card: Final = card
        self.back: Final = back
        self.known: Final = known
        self.args: Final = args
        self.table = NO_TABLE

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        told = [self.card, self.back, *self.args]
        return told if self.table == NO_TABLE else [*told, self.table]

    def named(self) -> list[int]:
        return self.args


def may_know(event: Happened, sight: int | None) -> bool:
    """R129, R170 Whether a seat, or one of its hands, may know which card it was."""
    if sight is None or sight < SIGHTS or event.known == EVERYONE:
        return sees(event.known, sight)
    return sees(event.known, sight % SIGHTS) and sight // SIGHTS >> (event.back - 1) & 1 > 0


def redacted(event: Happened, seat: int | None) -> Happened:
    """The event as a seat may know it."""
    if event.card == UNKNOWN or may_know(event, seat):
        return event
    # A decoy being laid must look like any card coming from the Reserve.
    what = "moved" if event.what == "hid" else event.what
    told = Happened(what, UNKNOWN, event.back, EVERYONE, event.args)
    told.table = event.table
    return told
