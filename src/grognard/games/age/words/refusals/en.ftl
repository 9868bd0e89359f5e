# Refusals whose rule has several reasons, or answers another question: the nearest, in a sentence.

fights = A unit in contact with the enemy does nothing else: it fights, or withdraws after its roll.
not-on-road = It is not on a road, or its column does not lie along it.
not-guns = Only batteries limber, unlimber and pivot.
locked-target = Units locked in combat are not fired at.
no-target = It has no target in range, in its arc and in sight.
aims-already = It is aimed at that target already.
declared = Its target is declared, and is not changed again in this step.
tirailleurs-charge = Tirailleurs charge only other tirailleurs, or batteries without a brigade.
passes-by = Straight ahead after that wheel it would pass its target by.
