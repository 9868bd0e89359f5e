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

# `general` and `command` are numbers of generals and formations, `target` is another unit.
EVENTS: Final = event_table(
    [
        EventKind("turn", "turn", "1.1 turn", opens=TURN),
        EventKind("segment", "side", "1.2 segment", opens=PHASE),
        EventKind("phase", "phase", opens=PHASE),
        EventKind("arrived", "x y heading formation", "R64 arrivals", points="x y", row=MOVED),
        EventKind("general arrived", "general x y", "R64 arrivals", points="x y"),
        EventKind("delayed", "", "R64 arrivals"),
        EventKind("took command", "general side", "R63 command chain"),
        EventKind("succeeded", "general x y", "R36 generals replaced", points="x y"),
        EventKind("critical level", "side level", "R3 critical levels", weight=GRAVE),
        EventKind(
            "initiative thrown",
            "one other mine theirs",
            "1.1 initiative",
            decided_by=["1.1 initiative"],
        ),
        EventKind("initiative", "side", "1.1 initiative"),
        EventKind("attached", "general", "11.2 attach"),
        EventKind("detached", "general", "11.3 detach"),
        EventKind("substituted", "general command", "11.4 substitute"),
        EventKind("rode", "general x y", "1.2 generals ride", points="x y"),
        EventKind("made way", "general x y", "R83 generals in the way", points="x y"),
        EventKind("battery attached", "target", "R32 attached battery"),
        EventKind("battery detached", "", "R32 attached battery"),
        EventKind("recovered", "", "4.4 recovers"),
        EventKind("ordered", "order target", "R16 order first"),
        EventKind(
            "tested",
            "column face modifier row",
            decided_by=["3.1 movement roll", "9.2 reserve roll"],
        ),
        EventKind("rallied", "", "3.1 rallied"),
        EventKind("moved", "x y heading", "2.1 speed", points="x y", silent=True),
        EventKind("marched", "legs*", "2.1 speed", row=MOVED),
        EventKind("formed", "formation x y heading", "12.1 change of formation", points="x y"),
        EventKind("garrisoned", "area", "R57 built-up areas"),
        EventKind("limbered", "", "4.1 two actions"),
        EventKind("unlimbered", "", "4.2 general within 12 inches"),
        EventKind("pivoted", "angle", "4.1 two actions"),
        EventKind("charged", "target distance", "R37 charge", row=MOVED, loud=True),
        EventKind("charge cancelled", "target", "R68 out of reach"),
        EventKind("met first", "target", "R69 contact"),
        EventKind("touched", "target flank", "R69 contact"),
        EventKind("counter-charged", "target", "R41 counter-charge", loud=True),
        EventKind("evaded", "target", "R81 cavalry standing"),
        EventKind("stood", "target", "R41 counter-charge"),
        EventKind("aimed", "target", "R26 target choice", silent=True),
        EventKind("held fire", "", "R26 target choice", silent=True),
        EventKind(
            "shot at",
            "power firers*",
            "R27 combined fire",
            announces=["6.1 fire roll"],
            cue=SHOT,
        ),
        EventKind(
            "fire result",
            "face modifier effect",
            "6.1 fire roll",
            decided_by=["6.1 fire roll"],
            cue=HITS,
        ),
        EventKind("disordered", "", "6.2 disorder"),
        EventKind("silenced", "", "6.2 disorder", weight=LOSS, row=HIT),
        EventKind("damaged", "", "R90 damaged and silenced", weight=LOSS, row=HIT),
        EventKind("lost bases", "count", "6.3 bases lost", weight=LOSS, row=HIT),
        EventKind("became worn", "", "12.9 label"),
        EventKind("became spent", "", "12.9 label", weight=LOSS),
        EventKind("destroyed", "", "R56 destroyed", weight=GRAVE, row=LOST, loud=True),
        EventKind("captured", "", "8.6 smashed", weight=GRAVE, row=LOST, loud=True),
        EventKind("routed", "", "3.1 rout", weight=GRAVE, row=LOST, loud=True),
        EventKind(
            "general tested", "general face fell", "7.1 general hit", decided_by=["7.1 general hit"]
        ),
        EventKind("general fell", "general", "7.1 general hit", weight=GRAVE, row=LOST, loud=True),
        EventKind("general captured", "general", "8.6 smashed", weight=GRAVE, row=LOST, loud=True),
        EventKind(
            "fought",
            "target die mine otherdie theirs difference",
            "8.1 combat roll",
            decided_by=["8.1 combat roll"],
            loud=True,
        ),
        EventKind("locked", "target", "8.9 locked"),
        EventKind("parted", "target", "8.2 results", silent=True),
        EventKind("occupied", "x y heading", "R78 order of results", points="x y", row=MOVED),
        EventKind("broke through", "target", "R47 breakthrough", row=MOVED, loud=True),
        EventKind("retreated", "x y heading", "R48 retreats", points="x y", row=MOVED),
        EventKind(
            "passed through",
            "target face disordered",
            "R48 retreats",
            decided_by=["R48 retreats"],
        ),
        EventKind("formed square", "", "R52 square after victory"),
        EventKind("held", "goal side", "10.3 objectives"),
        EventKind("ended", "winner", weight=GRAVE),
    ]
)


class Happened(Event):
    """`unit` is the brigade or battery concerned, or -1.

    `args` are numbers: units, generals, formations, dice, lengths. EVENTS names them.
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
