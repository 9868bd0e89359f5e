"""What happened: one event class, a past-tense word and its objects, and the table of the words.

Nothing is hidden here.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import (
    GRAVE,
    HIT,
    HITS,
    LOSS,
    LOST,
    MOVED,
    PHASE,
    SHOT,
    TURN,
    Event,
    EventKind,
    event_table,
)

NOBODY: Final = -1

EVENTS: Final = event_table(
    [
        EventKind("sides", "side edge", "4.4 choice of side"),
        EventKind("placed", "x y heading formation sent", "4.7 one by one", points="x y"),
        EventKind("screened", "x y heading gap", "10.4 screen follows", points="x y"),
        EventKind("took post", "side x y", "4.8 commanders last", points="x y"),
        EventKind("set-up thrown", "red blue", "4.3 set-up dice", decided_by=["4.3 set-up dice"]),
        EventKind("places first", "side", "4.6 first to place"),
        EventKind("turn", "turn", "5.1 four steps", opens=TURN),
        EventKind("phase", "phase", opens=PHASE),
        EventKind(
            "initiative thrown",
            "one other mine theirs",
            "5.2 initiative",
            decided_by=["5.2 initiative"],
        ),
        EventKind("initiative", "side", "5.2 initiative"),
        EventKind("recovered", "", "5.4 recovering"),
        EventKind("passed", "", "6.2 passing"),
        EventKind(
            "tested",
            "test face result score passed",
            decided_by=[
                "7.1 manoeuvre test",
                "12.1 bravery test",
                "15.1 resolve test",
                "15.6 rally test",
            ],
        ),
        EventKind("rerolled", "character"),
        EventKind(
            "paced",
            "pips",
            "7.2 distance die",
            decided_by=["7.2 distance die", "12.3 charge distance"],
        ),
        EventKind("moved", "x y heading", "7.2 choose a way", points="x y", silent=True),
        EventKind("marched", "legs*", "7.2 choose a way", row=MOVED),
        EventKind("formed", "formation x y heading", "7.5 change of formation", points="x y"),
        EventKind(
            "obstacle met",
            "obstacle face stopped",
            "7.8 obstacle die",
            decided_by=["7.8 obstacle die"],
        ),
        EventKind("reforms", "", "7.10 reform"),
        EventKind("in order", "", "7.10 reform"),
        EventKind("disordered", "", "8.0 disorder"),
        EventKind("ride thrown", "side face", "3.5 ride die", decided_by=["3.5 ride die"]),
        EventKind("will ride", "side", "R46 commander moves"),
        EventKind("rode", "side x y", "3.5 choose a ride", points="x y"),
        EventKind("joined", "side", "R46 commander moves"),
        EventKind("made way", "side x y", "R97 the ride", points="x y"),
        EventKind(
            "shot",
            "target screen detached dice need",
            "9.1 shooting dice",
            announces=["9.1 shooting dice"],
            cue=SHOT,
        ),
        EventKind(
            "hit",
            "target screen hits sixes",
            "9.1 to hit",
            decided_by=["9.1 shooting dice"],
            cue=HITS,
        ),
        EventKind(
            "defended",
            "target face dice need",
            "13.0 defensive fire",
            decided_by=["13.2 range die"],
            cue=SHOT,
        ),
        EventKind("lost", "count", "14.0 casualties", weight=LOSS, row=HIT),
        EventKind("lost skirmishers", "count", "14.0 casualties", weight=LOSS, row=HIT),
        EventKind("screen swept", "count", "10.5 removed by an attack", weight=LOSS, row=HIT),
        EventKind(
            "lost character",
            "character",
            "14.1 characters at once",
            weight=LOSS,
            row=LOST,
            decided_by=["14.2 characters in combat"],
        ),
        EventKind(
            "commander fell",
            "side",
            "3.7 may fall",
            weight=GRAVE,
            row=LOST,
            loud=True,
            decided_by=["14.2 characters in combat"],
        ),
        EventKind("destroyed", "", "R38 destroyed", weight=GRAVE, row=LOST, loud=True),
        EventKind("left table", "", "15.8 gone for good", weight=GRAVE, row=LOST, loud=True),
        EventKind("charges", "target wheel", "12.2 charge", row=MOVED, loud=True),
        EventKind("fell short", "", "12.3 falls short"),
        EventKind("met first", "target", "R74 charge wheel"),
        EventKind("countercharged", "target passed", "R53 counter charge"),
        EventKind("engaged", "target aside", "12.4 contact"),
        EventKind("parted", "target", "12.7 both wait", silent=True),
        EventKind("joined combat", "target", "12.9 friend joins"),
        EventKind("left combat", "", "12.9 draw off"),
        EventKind(
            "fought",
            "target die mine otherdie theirs",
            "12.4 combat dice",
            decided_by=["12.4 combat dice"],
        ),
        EventKind("drew", "target", "12.8 drawn round"),
        EventKind("recoiled", "length", "R34 recoil"),
        EventKind("at bay", "", "R34 recoil"),
        EventKind("pursued", "target", "12.7 pursue or stand"),
        EventKind("shaken", "cause", "15.4 who tests"),
        EventKind("held", "", "15.1 resolve test"),
        EventKind("broke", "", "15.1 resolve test"),
        EventKind("routed", "", "15.5 flight", weight=GRAVE, row=LOST, loud=True),
        EventKind("flees", "face length", "15.5 flight", decided_by=["15.5 flight"]),
        EventKind("fled", "x y heading", "15.5 flight", points="x y", row=MOVED),
        EventKind("caught", "", "R42 flight", weight=GRAVE, row=LOST, loud=True),
        EventKind("rallied", "", "15.6 rally test"),
        EventKind("ended", "winner", weight=GRAVE),
    ]
)


class Happened(Event):
    """`unit` is the battalion concerned, or NOBODY.

    `args` are numbers: other battalions, seats, dice, lengths. EVENTS names them.
    """

    def __init__(self, what: str, unit: int, args: list[int]) -> None:
        super().__init__()
        self.what: Final = what
        self.unit: Final = unit
        self.args: Final = args

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.unit, *self.args]

    def named(self) -> list[int]:
        return self.args
