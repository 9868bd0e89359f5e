"""The words of the game as numbers: arms, formations, marks, steps, what ground does."""

from __future__ import annotations

from typing import Final

from grognard.table.pose import INCH, MM

NOBODY: Final = -1
SEATS: Final = ("south", "north")

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
CAISSON: Final = 3
ARMS: Final = ("infantry", "cavalry", "artillery", "caisson")

# Weights of cavalry, and types of guns.
LIGHT: Final = 0
MEDIUM: Final = 1  # line cavalry, guns of 6 to 9 pounds
HEAVY: Final = 2
HOWITZER: Final = 3
WEIGHTS: Final = ("light", "medium", "heavy", "howitzer")

# Classes of troops, the lowest first (C-QUA).
MILITIA: Final = 0
REGULAR: Final = 1
VETERAN: Final = 2
ELITE: Final = 3
GUARD: Final = 4
CLASSES: Final = ("militia", "line", "veteran", "elite", "guard")

NO_FIREARM: Final = 0
MUSKET: Final = 1
RIFLE: Final = 2
CARBINE: Final = 3
FIREARMS: Final = ("none", "musket", "rifle", "carbine")

NO_BLADE: Final = 0
BAYONET: Final = 1
SABRE: Final = 2
LANCE: Final = 3
PIKE: Final = 4
BLADES: Final = ("none", "bayonet", "sabre", "lance", "pike")

NO_SAVE: Final = 7

# Traits of a unit, as its list has them.
LIGHT_INFANTRY: Final = 1  # skirmish order and Open Order
UNWIELDY: Final = 2
STUBBORN: Final = 4
IMPETUOUS: Final = 8
IRREGULAR: Final = 16  # foragers only
MOVE_AND_FIRE: Final = 32  # mounted
PISTOLS: Final = 64
PIONEERS: Final = 128
GRAND_BATTERY: Final = 256
HORSE_GUNS: Final = 512
HATRED: Final = 1024
FRENZY: Final = 2048
SOLID_ONLY: Final = 4096  # poorly drilled: no hollow square
UNIT_TRAITS: Final = (
    "light", "unwieldy", "stubborn", "impetuous", "irregular", "move-and-fire", "pistols",
    "pioneers", "grand-battery", "horse-guns", "hatred", "frenzy", "solid-square-only",
)  # fmt: skip

LINE: Final = 0  # two ranks of infantry, one of cavalry
EXTENDED: Final = 1
COLUMN: Final = 2  # for the assault
MARCH: Final = 3
HOLLOW: Final = 4
SOLID: Final = 5
SKIRMISH: Final = 6
ECHELON: Final = 7
FORAGERS: Final = 8
GARRISON: Final = 9
DEPLOYED: Final = 10
LIMBERED: Final = 11
FORMATIONS: Final = (
    "line", "extended-line", "assault-column", "march-column", "hollow-square", "solid-square",
    "skirmish-order", "echelon", "foragers", "garrison", "deployed", "limbered",
)  # fmt: skip

# Where a unit or an officer is.
ON_TABLE: Final = 0
IN_RANKS: Final = 1  # skirmishers who are with their battalion
DESTROYED: Final = 2
FLED: Final = 3  # off the table
CAPTURED: Final = 4
IN_HAND: Final = 5  # to be set up (D-112)
PLACES: Final = ("on-table", "in-ranks", "destroyed", "fled", "captured", "in-hand")

# What lasts.
FLEEING: Final = 1
DISORDERED: Final = 2  # no order but to re-form (D-34)
PUSH: Final = 4  # won the last round of its combat (C-CC-3)
REROLLED: Final = 8  # its one re-roll of the battle is used (C-QUA-3)
NO_OFFICER: Final = 16  # has lost its officer (C-CMD-2)
COLOUR_LOST: Final = 32
DUSTY: Final = 64  # in a building (C-BLD-4)
SMOKE: Final = 128  # a cloud before its front (C-SMK-1)
NO_VOLLEY: Final = 256  # fired in reaction, so no commanded fire in its own next turn (C-INF-18)
BEFALLEN: Final = 512  # disorder that came in this turn lasts for its next one
SPIKED: Final = 1024
DIE_USED: Final = 1 << 58  # its gunners have thrown a die twice (C-ART-2)
MANNED: Final = 1 << 47  # a captured gun that its captors serve (C-ART-27)
DRIVEN: Final = 1 << 53  # out of a building: it forms again by itself (C-BLD-4)
# What lasts until it is tested for: friends lost near it, its commander-in-chief lost (D-135).
ALARMED: Final = 1 << 35
DISMAYED: Final = 1 << 44
SMOKES: Final = (SMOKE, 1 << 49, 1 << 50, 1 << 51)  # before its faces, if it is a square
CLOUDS: Final = SMOKE | 7 << 49
# What lasts to the end of the player turn.
MOVED: Final = 1 << 12
MARCHED: Final = 1 << 13  # more than its base move
REFORMED: Final = 1 << 14  # changed formation or ranks, or turned
CHARGING: Final = 1 << 15  # a confirmed charge, until it is moved
CHARGED: Final = 1 << 16  # reached its enemy
COUNTERING: Final = 1 << 17  # counter-charges, or has
FAILED_CHARGE: Final = 1 << 18
HALTED: Final = 1 << 19  # its orders have finally failed (D-18)
COMPELLED: Final = 1 << 20  # must charge (D-127)
REACTED: Final = 1 << 21  # has had its reaction to a charge
FIRED_BACK: Final = 1 << 22  # its one reaction fire of this enemy turn (D-48)
FIRED: Final = 1 << 23
DUELLED: Final = 1 << 24  # its one duel of the phase (D-40)
RALLIED: Final = 1 << 25  # no order and no fire (D-169)
STRIKES_LAST: Final = 1 << 26  # turned in combat (C-CC-6)
FOUGHT: Final = 1 << 27
SUPPORTS: Final = 1 << 28  # of another unit that is charged (C-REA-9)
PROLONGED: Final = 1 << 29  # guns moved by hand, or turned beyond their free traverse
LIMBERED_NOW: Final = 1 << 30
BROKEN_OFF: Final = 1 << 31  # left a combat (C-CAV-17)
FEARFUL: Final = 1 << 32  # needs 6s to hit in the first round (W-FEA-1)
DIGGING: Final = 1 << 33
BEATEN: Final = 1 << 34  # destroyed, broken or in panic: it alarms its friends (D-135)
BROKEN: Final = 1 << 45  # by a combat, and about to flee
YIELDING: Final = 1 << 46  # about to fall back in good order (D-62)
SWAPPED: Final = 1 << 54  # its ranks have changed places after the fire (C-INF-20)
MASSED: Final = 1 << 55  # has had the bonus of a grand battery (D-82)
TAKEN: Final = 1 << 52  # a wagon caught by a charge, until its fate is chosen (C-ART-29)
ALERTED: Final = 1 << 48  # has tested for fear and panic before its reaction to a charge
FACES_FIRED: Final = (1 << 40, 1 << 41, 1 << 42, 1 << 43)  # the faces of a square that have fired
# What lasts to the end of the step: the causes of panic that were tested (D-135).
TESTED_LOSSES: Final = 1 << 36
TESTED_FRIEND: Final = 1 << 37
TESTED_FLANK: Final = 1 << 38
TESTED_CHIEF: Final = 1 << 39
SINGLED_OUT: Final = 1 << 56  # its sappers have been shot at (C-ENG-6)
LOOKED_OUT: Final = 1 << 57  # the die for its officer is thrown (D-110)
MARKS: Final = {
    "fleeing": FLEEING,
    "disordered": DISORDERED,
    "push": PUSH,
    "rerolled": REROLLED,
    "no-officer": NO_OFFICER,
    "colour-lost": COLOUR_LOST,
    "dusty": DUSTY,
    "smoke": SMOKE,
    "right-smoke": 1 << 49,
    "rear-smoke": 1 << 50,
    "left-smoke": 1 << 51,
    "no-volley": NO_VOLLEY,
    "befallen": BEFALLEN,
    "spiked": SPIKED,
    "die-used": DIE_USED,
    "manned": MANNED,
    "driven": DRIVEN,
    "alarmed": ALARMED,
    "dismayed": DISMAYED,
    "moved": MOVED,
    "marched": MARCHED,
    "reformed": REFORMED,
    "charging": CHARGING,
    "charged": CHARGED,
    "countering": COUNTERING,
    "failed-charge": FAILED_CHARGE,
    "halted": HALTED,
    "compelled": COMPELLED,
    "reacted": REACTED,
    "fired-back": FIRED_BACK,
    "fired": FIRED,
    "duelled": DUELLED,
    "rallied": RALLIED,
    "strikes-last": STRIKES_LAST,
    "fought": FOUGHT,
    "supports": SUPPORTS,
    "prolonged": PROLONGED,
    "limbered-now": LIMBERED_NOW,
    "broken-off": BROKEN_OFF,
    "fearful": FEARFUL,
    "digging": DIGGING,
    "beaten": BEATEN,
    "broken": BROKEN,
    "yielding": YIELDING,
    "tested-losses": TESTED_LOSSES,
    "tested-friend": TESTED_FRIEND,
    "tested-flank": TESTED_FLANK,
    "tested-chief": TESTED_CHIEF,
    "alerted": ALERTED,
    "taken": TAKEN,
    "swapped": SWAPPED,
    "massed": MASSED,
    "singled-out": SINGLED_OUT,
    "looked-out": LOOKED_OUT,
    "front-fired": 1 << 40,
    "right-fired": 1 << 41,
    "rear-fired": 1 << 42,
    "left-fired": 1 << 43,
}
STEP_MARKS: Final = (
    TESTED_LOSSES | TESTED_FRIEND | TESTED_FLANK | TESTED_CHIEF | SINGLED_OUT | LOOKED_OUT
)
TURN_MARKS: Final = (
    MOVED | MARCHED | REFORMED | CHARGING | CHARGED | COUNTERING | FAILED_CHARGE | HALTED
    | COMPELLED | REACTED | FIRED_BACK | FIRED | DUELLED | RALLIED | STRIKES_LAST | FOUGHT
    | SUPPORTS | PROLONGED | LIMBERED_NOW | BROKEN_OFF | FEARFUL | DIGGING | BEATEN | BROKEN
    | YIELDING | STEP_MARKS
    | ALERTED | TAKEN | SWAPPED | MASSED | 15 << 40  # FACES_FIRED
)  # fmt: skip

# The steps of a player turn, in their order (section 0 of the sequence).
SETTING_UP: Final = 0
COMPULSORY: Final = 1
COMMAND: Final = 2  # officers, rally, flight
CHARGES: Final = 3  # declared and tested
REACTIONS: Final = 4
CONTACT: Final = 5  # charge moves
MOVEMENT: Final = 6
GUNS: Final = 7
MUSKETRY: Final = 8
AFTER_FIRE: Final = 9  # panic, unlimbering, changing ranks
COMBAT: Final = 10
PURSUIT: Final = 11  # breaking off and panic after combat
PHASES: Final = (
    "setting-up", "compulsory", "command", "charges", "reactions", "contact", "movement", "guns",
    "musketry", "after-fire", "combat", "after-combat",
)  # fmt: skip

# Edges of a unit, as in `table.arcs`.
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
EDGES: Final = ("front", "right", "rear", "left")

# Reactions to a charge (C-REA, C-CAV-18 to 21, C-ART-7).
HOLD: Final = 0
HOLD_AND_FIRE: Final = 1
FLEE: Final = 2
FIRE_AND_FLEE: Final = 3
REFORM: Final = 4
HOLD_FIRE: Final = 5
COUNTER: Final = 6
FALL_BACK: Final = 7
SHELTER: Final = 8  # gunners, in a square
REACTIONS_OF: Final = (
    "hold", "hold-and-fire", "flee", "fire-and-flee", "re-form", "hold-fire", "counter-charge",
    "fall-back", "shelter",
)  # fmt: skip

# What a charged officer does (D-108).
EVADES: Final = 0
DEFENDS: Final = 1
SURRENDERS: Final = 2
ANSWERS: Final = ("evades", "defends", "surrenders")

# Jobs of a supporter (C-REA-9).
SUPPORT_FIRE: Final = 0
SUPPORT_COUNTER: Final = 1
SUPPORT_STAND: Final = 2
SUPPORT_JOBS: Final = ("fire", "counter-charge", "stand")

BALL: Final = 0
CANISTER: Final = 1
SHELL: Final = 2
AMMUNITION: Final = ("ball", "canister", "shell")

# What ground does, as bits of a terrain's traits.
DIFFICULT: Final = 1
VERY_DIFFICULT: Final = 2
IMPASSABLE: Final = 4
WOODED: Final = 8  # hard cover, seen 2 inches into, stops the bounce of a ball
SOFT_COVER: Final = 16
HARD_COVER: Final = 32
FORTIFIED: Final = 64
OBSTACLE: Final = 128  # a line that costs to cross and is defended
BUILDING: Final = 256
OPENINGS: Final = 512  # of a building
ROAD: Final = 1024
BRIDGE: Final = 2048
WATER: Final = 4096  # a river and its banks: no bounce
WALL: Final = 8192  # stops a ball, or is shattered by it
UPPER_FLOOR: Final = 16384
BURNING: Final = 32768  # about a building on fire (C-BLD-4)
OPEN_WORK: Final = 65536  # a fence: it stops neither canister nor the pieces of shells
TRAITS: Final = (
    "difficult", "very-difficult", "impassable", "wooded", "soft-cover", "hard-cover",
    "fortified", "obstacle", "building", "openings", "road", "bridge", "water", "wall",
    "upper-floor", "burning", "open-work",
)  # fmt: skip

# Ranks of officers.
ADC: Final = 0
BRIGADIER: Final = 1
CHIEF_OF_BRIGADE: Final = 2  # commanders-in-chief from here on
CHIEF_OF_DIVISION: Final = 3
CHIEF_OF_CORPS: Final = 4
RANKS: Final = ("adc", "brigadier", "brigade-general", "division-general", "corps-general")

# Bases (D-132).
FOOT_BASE: Final = 20 * MM
HORSE_WIDTH: Final = 25 * MM
HORSE_DEPTH: Final = 50 * MM
CHIEF_BASE: Final = 50 * MM
GUN_WIDTH: Final = 40 * MM
GUN_DEPTH: Final = 60 * MM
LIMBER_DEPTH: Final = 120 * MM
CAISSON_DEPTH: Final = 80 * MM
TEAM: Final = 4  # wounds of a limber team or a caisson (C-ART-29, C-ART-30)

WHOLE: Final = 10_000  # the parts of a move (D-19)
EIGHT_INCHES: Final = 8 * INCH
