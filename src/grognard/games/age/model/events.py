"""What happened: the table of its words.

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
    EventKind,
    event_table,
)

# `general` and `command` are numbers of generals and formations, `target` is another unit.
EVENTS: Final = event_table(
    [
        EventKind("turn", "turn", "1.2 two segments", opens=TURN),
        EventKind("segment", "side", "1.2 order of the steps", opens=PHASE),
        EventKind("phase", "phase", opens=PHASE),
        EventKind("arrived", "x y heading formation", "10.6 arrivals", points="x y", row=MOVED),
        EventKind("general arrived", "general x y", "10.6 arrivals", points="x y"),
        EventKind("delayed", "", "10.6 no room to arrive"),
        EventKind("took command", "general side", "10.5 new commander"),
        EventKind("succeeded", "general x y", "7.2 replaced after a turn", points="x y"),
        EventKind("critical level", "side level", "10.1 critical levels", weight=GRAVE),
        EventKind(
            "initiative thrown",
            "one other mine theirs",
            "1.1 initiative roll",
            decided_by=["1.1 initiative roll"],
        ),
        EventKind("initiative", "side", "1.1 initiative roll"),
        EventKind("attached", "general", "11.2 attach"),
        EventKind("detached", "general", "11.3 detach"),
        EventKind("substituted", "general command", "11.4 substitute"),
        EventKind("rode", "general x y", "11.5 detached generals move", points="x y"),
        EventKind("made way", "general x y", "11.6 lone general", points="x y"),
        EventKind("battery attached", "target", "4.4 attached battery"),
        EventKind("battery detached", "", "4.4 attached battery"),
        EventKind("recovered", "", "4.3 silenced recovers"),
        EventKind("ordered", "order target", "3.4 order named first"),
        EventKind(
            "tested",
            "column face modifier row",
            decided_by=["3.1 movement roll", "9.2 reserve roll"],
        ),
        EventKind("rallied", "", "3.1 disordered rally"),
        EventKind("moved", "x y heading", "3.4 one move a segment", points="x y", silent=True),
        EventKind("marched", "legs*", "3.4 one move a segment", row=MOVED),
        EventKind("formed", "formation x y heading", "12.3 formation change", points="x y"),
        EventKind("garrisoned", "area", "12.5 garrison entry"),
        EventKind("limbered", "", "4.1 limber"),
        EventKind("unlimbered", "", "4.1 unlimber"),
        EventKind("pivoted", "angle", "4.1 pivot"),
        EventKind("charged", "target distance", "8.4 charge declared", row=MOVED, loud=True),
        EventKind("charge cancelled", "target", "8.4 falls short"),
        EventKind("charge called off", "target", "8.4 disordered needs ten"),
        EventKind("met first", "target", "8.4 contact"),
        EventKind("touched", "target flank", "8.4 contact"),
        EventKind("counter-charged", "target", "8.5 counter-charge", loud=True),
        EventKind("evaded", "target", "8.5 cavalry evades infantry"),
        EventKind("stood", "target", "8.5 counter-charge"),
        EventKind("aimed", "target", "6.2 nearest target first", silent=True),
        EventKind("held fire", "", "6.2 nearest target first", silent=True),
        EventKind(
            "shot at",
            "power firers*",
            "5.3 total power",
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
        EventKind("disordered", "", "6.1 disordered"),
        EventKind("silenced", "", "4.3 silenced no fire", weight=LOSS, row=HIT),
        EventKind("damaged", "", "4.6 damaged battery", weight=LOSS, row=HIT),
        EventKind("lost bases", "count", "6.1 one base", weight=LOSS, row=HIT),
        EventKind("became worn", "", "12.2 worn"),
        EventKind("became spent", "", "12.2 spent", weight=LOSS),
        EventKind("destroyed", "", "10.2 destroyed brigade", weight=GRAVE, row=LOST, loud=True),
        EventKind("captured", "", "8.3 defender smashed", weight=GRAVE, row=LOST, loud=True),
        EventKind("routed", "", "3.1 disordered rout", weight=GRAVE, row=LOST, loud=True),
        EventKind(
            "general tested",
            "general face fell",
            "7.1 general at risk",
            decided_by=["7.1 general at risk"],
        ),
        EventKind(
            "general fell", "general", "7.1 general at risk", weight=GRAVE, row=LOST, loud=True
        ),
        EventKind(
            "general captured", "general", "8.3 defender smashed", weight=GRAVE, row=LOST, loud=True
        ),
        EventKind(
            "fought",
            "target die mine otherdie theirs difference",
            "8.1 combat roll",
            decided_by=["8.1 combat roll"],
            loud=True,
        ),
        EventKind("locked", "target", "8.3 locked"),
        EventKind("parted", "target", "8.3 locked", silent=True),
        EventKind("occupied", "x y heading", "8.7 occupy", points="x y", row=MOVED),
        EventKind("broke through", "target", "8.7 breakthrough", row=MOVED, loud=True),
        EventKind("retreated", "x y heading", "8.8 retreat", points="x y", row=MOVED),
        EventKind(
            "passed through",
            "target face disordered",
            "8.8 friends passed in retreat",
            decided_by=["8.8 friends passed in retreat"],
        ),
        EventKind("formed square", "", "8.3 forms square"),
        EventKind("held", "goal side", "10.2 objective held"),
        EventKind("ended", "winner", weight=GRAVE),
    ]
)
