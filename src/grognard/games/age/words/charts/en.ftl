# The charts of L'Âge des Aigles for the real table, in English.

## Charts, sums, parts

chart-movement = Movement
chart-fire = Fire
chart-power = Firer
chart-combat = Combat
chart-generals = Generals
chart-reserve = Reserve
sum-die = Die
sum-power = Power
sum-attacker = Attacker
sum-defender = Defender
part-target = Target
part-firer = Firer
part-brigade = Brigade
part-attacker = Attacker
part-defender = Defender
lane-in-order = In order
lane-in-disorder = Disordered
lane-reserve = Reserve

## Facts

fact-firer = Kind of firer
fact-range = Range
fact-heavy = Heavy guns
fact-arm = Arm
fact-grade = Grade
fact-bases = Bases
fact-formation = Formation
fact-disordered = Disordered
fact-silenced = Silenced
fact-damaged = Damaged
fact-lost = Lost
fact-order = Order
fact-condition = State
fact-commander = Commander-in-chief
fact-last-try = Last attempt
fact-bases-in-contact = Bases in contact
fact-general = General attached
fact-weight = Cavalry
fact-disorder = Order
fact-charge = Charge at infantry in the open

## Choices

choice-two-ranks = Linear infantry, two ranks
choice-three-ranks = Linear infantry, three ranks
choice-columnar = Columnar, square or tirailleurs
choice-cavalry = Cavalry
choice-infantry = Infantry
choice-artillery = Battery
choice-old-guard-guns = Old Guard or Russian guns
choice-french-line-guns = French or British guns
choice-other-guns = Other guns
choice-inches-2 = up to 2″
choice-inches-4 = 2–4″
choice-inches-8 = 4–8″
choice-inches-12 = 8–12″
choice-inches-18 = 12–18″
choice-conscript = Conscript
choice-regular = Regular
choice-elite = Elite
choice-line = Line
choice-supported-line = Supported line
choice-masse = Masse
choice-march-column = March column
choice-square = Square
choice-tirailleurs = Tirailleurs
choice-garrison = Garrison
choice-limbered = Limbered
choice-unlimbered = Unlimbered
choice-fresh = Fresh
choice-worn = Worn
choice-spent = Spent
choice-in-order = In order
choice-in-disorder = Disordered
choice-free = Free
choice-committed = Committed or lost
choice-with-it = With this unit
choice-no-try = None
choice-succeeded = Succeeded
choice-failed-once = Failed once
choice-failed-twice = Failed twice
choice-failed-three-times = Failed three times or more
choice-no-general = None
choice-a-general = A general
choice-charismatic = Charismatic
choice-light = Light
choice-heavy = Heavy
choice-cuirassier = Armoured
choice-orderly = In order
choice-on-the-march = March column, limbered
choice-standing = Cavalry standing
choice-in-open-order = Tirailleurs
choice-guns-alone = Guns alone or silenced
choice-no-charge = No
choice-from-near = From less than 5″
choice-from-afar = From 5″ or more

## Conditions

condition-fresh = Fresh
condition-worn = Worn
condition-spent = Spent

## Effects of fire

effect-none = None
effect-disordered = Disorder
effect-one = −1 base
effect-two = −2 bases
effect-three = −3 bases
