# Refusals whose rule has several reasons, or answers another question: the nearest, in a sentence.

## Setting up

too-many-out = A battalion sends out at most a fifth of its rankers as skirmishers, rounded up.
too-many-light = A light battalion sends out at most three quarters of its rankers as skirmishers, rounded up.
no-screen-room = There would be no room left for its skirmishers, who are placed with it.
outside-zone = It would be outside the zone of its army, where screens and the Supreme Commander are also set up.
commander-touches = The Supreme Commander may not touch a unit when he is set up.
shuts-out = The battalions still in hand would not all find room.

## What a battalion is doing

must-fight = A battalion in combat cannot pass: it has to fight on.
fights-not-moves = A battalion in combat cannot manoeuvre: it has to fight on.
fights-not-charges = A battalion in combat cannot charge another enemy: it has to fight on.
fights-not-shoots = A battalion in combat cannot shoot: it has to fight on.
into-combat = A battalion in combat cannot be shot at.
in-support = Until the combat it has joined is over, this battalion may only pass or shoot.
in-rout = A battalion in rout can only try to rally.
not-routing = Only a battalion in rout can rally.
not-engaged = It is not in combat, so there is nothing to fight on.

## Moving

no-passage = Impassable ground is in its way, or where it would end.
must-hold = For the first two turns, the French on the hill keep their centre on it.

## Skirmishers

bad-gap = The gaps between the groups of a screen are 2 to 4 cm.
screen-off-table = No part of a screen may extend over the table's edge.
light-screen-too-far = The screen of a light battalion stays within 15 cm of it.
screen-barred = Skirmishers cannot stand on impassable ground.
screen-too-near = Skirmishers stay at least 10 cm away from the enemy.

## Shooting

has-fired = It has already shot this turn.
out-of-arc = The target is more than 45° to the side of its front.
no-line = Something blocks every line from its groups to the target.
volley-used = It has already shot this turn, so it does not fire in defence.
unfit-to-defend = A battalion that is routing, reforming, tired or in combat, or whose charge fell short, does not fire in defence.
not-in-front = A battalion fires in defence only when its front is attacked.

## Charging

wheel-too-wide = A charge begins with a wheel of at most 45°.
passes-by = With this wheel, the charge would not meet that enemy.
wheel-in-rough = A battalion cannot wheel over rough ground as it charges.
charge-barred = Something bars the way of the charge.
no-counter-charge = In this battle, a charge is not met with a counter-charge.
pursuit-passes-by = Straight ahead, the pursuit would miss the enemy that has recoiled.
pursuit-enemy = Another enemy is in the way of the pursuit.
pursuit-ground = Impassable ground bars the pursuit.
pursuit-friend = The pursuit would end on a friendly battalion.
no-way-back = It has no room to withdraw 5 cm.

## The Supreme Commander

waits-already = You will already be asked about his ride after this activation.
ride-off-table = The Supreme Commander cannot ride off the table.
ride-ground = He cannot end his ride on impassable ground.
ride-taken = He cannot end his ride on a unit, nor within 10 cm of the enemy. To join a battalion, choose the battalion.
ride-through-enemy = He rides in a straight line, and an enemy is in the way.
