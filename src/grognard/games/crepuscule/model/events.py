"""What happened:

the table of its words. Nothing is hidden here but sealed aims, which are reported when they are
opened.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import (
    BALL,
    BLOW,
    CANISTER,
    FIGHT,
    GRAVE,
    HIT,
    HITS,
    LOSS,
    LOST,
    MOVED,
    OUTCOME,
    PHASE,
    RESULT,
    SHELL,
    SHOT,
    TURN,
    EventKind,
    event_table,
)

# `target` is another unit, `officer` the number of an officer; a test has its score and need.
EVENTS: Final = event_table(
    [
        EventKind("turn", "turn", "D-01", opens=TURN),
        EventKind("player turn", "side", "D-01", opens=PHASE),
        EventKind("phase", "phase", opens=PHASE),
        EventKind("thrown for first", "one other", "D-111", decided_by=["D-111"]),
        EventKind("goes first", "side", "D-111"),
        # Deployment
        EventKind("thrown for deployment", "one other", "D-112", decided_by=["D-112"]),
        EventKind("deploys first", "side", "D-112"),
        EventKind("set up", "formation x y heading", "D-112", points="x y", row=MOVED),
        EventKind("posted", "officer x y", "D-112", points="x y"),
        EventKind("gabions raised", "side count", "C-ENG-3"),
        # Tests
        EventKind("manoeuvre tested", "score value passed", "C-MAN-6", decided_by=["C-MAN-6"]),
        EventKind("panic tested", "score value passed", "C-MOR-1", decided_by=["C-MOR-1"]),
        EventKind("morale tested", "score value passed", "C-MOR-2", decided_by=["C-MOR-2"]),
        EventKind("rally tested", "score value passed", "D-169", decided_by=["D-169"]),
        EventKind(
            "break tested", "score value passed", "W-BRK-1", decided_by=["W-BRK-1"], shows=OUTCOME
        ),
        EventKind("impetuosity tested", "score value passed", "D-127", decided_by=["D-127"]),
        EventKind("fear tested", "score value passed", "W-FEA-1", decided_by=["W-FEA-1"]),
        EventKind("rerolled", "", "C-QUA-3", shows=OUTCOME),
        EventKind("drilled", "", "C-QUA-5"),
        # Orders and moves
        EventKind("ordered", "order", "C-MAN-1"),
        EventKind("halted", "", "D-18"),
        EventKind("marched", "legs*", "C-INF-7", row=MOVED),
        EventKind("moved", "x y heading", "C-INF-7", points="x y", silent=True),
        EventKind("formed", "formation files", "C-INF-8"),
        EventKind("fell back", "distance x y heading", "C-MAN-3", points="x y", row=MOVED),
        EventKind("disordered", "", "D-34"),
        EventKind("reordered", "", "D-34"),
        EventKind("worked", "score value passed", "C-ENG-4", decided_by=["C-ENG-4", "C-ENG-5"]),
        EventKind("obstacle lowered", "", "C-ENG-4"),
        EventKind("obstacle built", "", "C-ENG-5"),
        EventKind("entered", "area", "D-140", row=MOVED),
        EventKind("came out", "x y heading", "D-140", points="x y", row=MOVED),
        EventKind("detached", "target count", "C-CMD-4"),
        EventKind("rejoined", "target", "C-CMD-4"),
        # Officers
        EventKind("rode", "officer x y", "C-OFF-6", points="x y"),
        EventKind("joined", "officer", "D-137"),
        EventKind("left", "officer x y", "D-137", points="x y"),
        EventKind("officer wounded", "officer count", "C-OFF-3", weight=LOSS),
        EventKind(
            "officer fell", "officer", "C-OFF-3", weight=GRAVE, row=LOST, loud=True, shows=OUTCOME
        ),
        EventKind("officer captured", "officer", "C-OFF-5", weight=GRAVE, row=LOST, loud=True),
        EventKind("officer answered", "officer answer", "D-108"),
        EventKind("officer fought", "officer mine theirs", "D-207", loud=True),
        EventKind("officer tested", "officer score value passed", "D-207", decided_by=["D-207"]),
        EventKind("unit officer fell", "", "C-CMD-2", weight=LOSS, row=HIT),
        # Charges
        EventKind("compelled", "target", "D-127"),
        EventKind("declared a charge", "target", "C-INF-10", loud=True),
        EventKind("charged an officer", "officer", "C-OFF-5", loud=True),
        EventKind("missed an officer", "officer", "C-OFF-5"),
        EventKind("reached an officer", "officer", "C-OFF-5", row=MOVED, loud=True),
        EventKind("reacted", "reaction", "D-125"),
        EventKind("supported", "target job", "C-REA-9"),
        EventKind("charge void", "target", "D-125"),
        EventKind("charge failed", "target", "D-24"),
        EventKind("counter-charged", "target", "C-REA-7", loud=True),
        EventKind("touched", "target edge", "D-132", row=MOVED, loud=True),
        EventKind("parted", "target", "C-CC-5", silent=True),
        EventKind("caught", "target", "D-165", loud=True, shows=OUTCOME),
        EventKind("stood in fear", "", "W-FEA-1"),
        # Fire
        EventKind("shot at", "target dice need", "C-INF-11", announces=["C-INF-11"], cue=SHOT),
        EventKind("hit", "target count", "C-INF-11", decided_by=["C-INF-11"], cue=HITS),
        EventKind(
            "wounded", "count saved", "W-WND-1", decided_by=["W-WND-1", "W-SAV-1"], shows=BLOW
        ),
        EventKind("replied", "target", "C-INF-14"),
        EventKind("duel", "target mine theirs", "C-INF-14"),
        EventKind("swapped ranks", "ahead", "C-INF-20", row=MOVED),
        EventKind("sappers fell", "count", "C-ENG-6"),
        EventKind("smoke rose", "", "C-SMK-1"),
        EventKind("smoke cleared", "", "C-SMK-1"),
        EventKind("estimated", "target ammunition inches", "D-142"),
        EventKind("misfired", "", "C-ART-14"),
        EventKind(
            "bounced", "inches length x y endx endy", "C-ART-14", points="x y endx endy", shows=BALL
        ),
        EventKind(
            "swept",
            "inches length x y endx endy rimx rimy",
            "C-ART-15",
            points="x y endx endy rimx rimy",
            shows=CANISTER,
        ),
        EventKind(
            "shell fell",
            "inches length x y endx endy rimx rimy",
            "C-ART-20",
            points="x y endx endy rimx rimy",
            shows=SHELL,
        ),
        EventKind("wall held", "", "C-ART-40"),
        EventKind("wall shattered", "", "C-ART-40", loud=True),
        EventKind("wall hit", "area count", "C-BLD-3", weight=LOSS),
        EventKind("wall pierced", "area", "C-ENG-6", loud=True),
        EventKind("grand battery", "target count", "C-ART-9"),
        EventKind("building damaged", "area score", "C-BLD-4", decided_by=["C-BLD-4"]),
        EventKind("dust", "", "C-BLD-4"),
        EventKind("driven out", "", "C-BLD-4", weight=GRAVE, loud=True),
        EventKind("collapsed", "area", "C-BLD-5", weight=GRAVE, loud=True),
        EventKind("burning", "area", "C-BLD-4", weight=GRAVE, loud=True),
        EventKind("gun hit", "count", "C-ART-12", weight=LOSS, row=HIT),
        EventKind("team hit", "count", "C-ART-29", weight=LOSS, row=HIT),
        EventKind("burst", "", "W-ART-4", weight=GRAVE, row=LOST, loud=True),
        EventKind("jammed", "", "W-ART-4", weight=LOSS),
        EventKind("gunners joined", "count", "D-92"),
        EventKind("artillery duel", "target mine theirs", "C-ART-11"),
        EventKind("exploded", "", "C-ART-13", weight=GRAVE, row=LOST, loud=True),
        EventKind("limbered", "", "C-ART-4"),
        EventKind("unlimbered", "heading", "C-ART-4"),
        EventKind("sheltered", "target", "C-ART-7"),
        EventKind("gunners fell back", "", "C-ART-10"),
        EventKind("gunners came back", "", "C-ART-7"),
        EventKind("traversed", "heading", "C-ART-21"),
        EventKind("gun captured", "target", "C-ART-25", weight=GRAVE, loud=True),
        EventKind("gun spiked", "target", "C-ART-26", weight=GRAVE, loud=True),
        EventKind("gun crewed", "target", "C-ART-27"),
        EventKind("caisson came up", "x y heading", "C-ART-32", points="x y", row=MOVED),
        EventKind("refilled", "", "C-ART-32"),
        # Losses
        EventKind("lost", "count", "C-CAS-1", weight=LOSS, row=HIT),
        EventKind("destroyed", "", "C-VIC-1", weight=GRAVE, row=LOST, loud=True, shows=OUTCOME),
        EventKind("abandoned", "", "C-ART-11", weight=GRAVE, row=LOST, loud=True),
        EventKind("fled off", "", "W-FLE-2", weight=GRAVE, row=LOST, loud=True, shows=OUTCOME),
        EventKind("colour taken", "", "D-117", weight=GRAVE, loud=True, shows=OUTCOME),
        # Combat
        EventKind("fought", "target", "C-CC-1", shows=FIGHT),
        EventKind("struck", "target dice need", "W-MEL-1", announces=["W-MEL-1"], shows=BLOW),
        EventKind("struck home", "target count", "W-MEL-1", decided_by=["W-MEL-1"], shows=BLOW),
        EventKind("combat result", "mine theirs lines*", "W-RES-1", loud=True, shows=RESULT),
        EventKind("musicians", "one other", "W-RES-7", decided_by=["W-RES-7"], shows=OUTCOME),
        EventKind("pushed", "", "C-CC-3", shows=OUTCOME),
        EventKind("turned in combat", "target", "C-CC-6"),
        EventKind("broke", "", "W-BRK-1", weight=GRAVE, loud=True, shows=OUTCOME),
        EventKind("fell back in order", "", "D-62", shows=OUTCOME),
        EventKind("pursued", "target distance", "W-PUR-1", row=MOVED, shows=OUTCOME),
        EventKind(
            "hold tested", "score value passed", "W-PUR-1", decided_by=["W-PUR-1"], shows=OUTCOME
        ),
        EventKind("held back", "", "W-PUR-1", shows=OUTCOME),
        EventKind("broke off", "x y heading", "C-CAV-17", points="x y", row=MOVED),
        # Flight
        EventKind("panicked", "", "C-MOR-1", weight=GRAVE, loud=True),
        EventKind("fled", "distance x y heading", "D-134", points="x y", row=MOVED, shows=OUTCOME),
        EventKind("rallied", "formation", "D-169"),
        # The end
        EventKind("held", "goal side", "C-VIC-2"),
        EventKind("ended", "winner", weight=GRAVE),
    ]
)


# What the result of a round is made of; of an event, as the number of its line here.
RESULT_LINES: Final = (
    "W-RES-1",
    "W-RES-2",
    "W-RES-3 standard",
    "C-CC-2",
    "C-CC-3",
    "W-RES-3 flank",
    "W-RES-3 rear",
    "W-RES-3 higher ground",
    "C-SUP-3 supports",
)
