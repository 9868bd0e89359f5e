# Refusals whose rule has several reasons, or answers another question: the nearest, in a sentence.

fights = A unit in contact with the enemy can only fight, or withdraw after its roll.
not-on-road = It is not on a road, or its column does not lie along it.
not-guns = Only batteries can limber, unlimber or pivot.
locked-target = Units locked in combat cannot be fired at.
no-target = It has no target in range, in its arc and in sight.
aims-already = It already aims at that target.
declared = Its target is declared and cannot be changed in this step.
tirailleurs-charge = Tirailleurs can charge only other tirailleurs, or batteries without a brigade.
passes-by = Going straight ahead after that wheel, it would miss its target.
