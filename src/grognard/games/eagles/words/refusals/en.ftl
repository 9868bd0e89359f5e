# Refusals whose rule has several reasons, or answers another question: the nearest, in a sentence.

## The moment

combat-only = You move and fire in your own Combat phase.
answer-first = You are asked something else: answer that first.
deployment-over = The deployment is over; cards now come from the Reserve by moving.
hide-when = A decoy is laid in the deployment, or in your own Combat phase.
no-pass = There is nothing to decline now.
no-offer = No draw has been offered.
no-more-offers = A draw is offered once a turn, and only in battles where draws can be agreed.
no-resigning = In this battle nobody resigns.
no-campaign = Only in a campaign does a side retreat from a battle; this one can be resigned.
retreat-when = You may retreat in your own turn, as the first thing in your Combat phase.
send-when = Survivors are sent when a battle of the campaign is over.

## The card

not-yours = That card is the enemy's.
deployed = It is already deployed: take it back to the Reserve first.
special-stays = A Special is not deployed: it stays in your Reserve, and is played from there once the battle has begun.
one-order = It has moved this turn. Two moves are one order: straight to where the second ends.
changed-moving = Infantry that has disengaged, or changed formation as it moved, does not change again this turn.
taken-back = It was a decoy and has just been taken back: it can be used from the end of this turn on.
no-special = Only a Special in your Reserve is played.
confuse-how = Battle Confusion is played with an infantry card: choose that card, and the Position it is to engage.
must-engage = Battle Confusion takes infantry into a Position with enemy troops: straight ahead, or from the Reserve into one of your own Positions.

## Where it goes

already-there = It is already there.
no-second-hiding = Two moves may not end in the Position where they began.
decoys-stay = A decoy goes only from the Reserve into one of your own unengaged Positions, and back.
one-holder = The enemy holds this Terrain: one side holds a Terrain card at a time.
who-captures = Only your infantry in the open in that Position can take this Terrain.

## What it shoots at

guns-across = Artillery in an enemy Position has no Position opposite it to fire at.
still-hidden = The enemy cards here are still face-down: give the order to reveal them and open fire, then name the target.
nothing-hidden = Nothing has to be revealed first: name the target.

## What a Special is played on

type-hidden = Nobody can see what kind of card this is. It must be face-up, in column or square, or in woods or a building.
second-slope = A Reverse Slope already lies there.
not-this-act = It would not help the act just announced: play it between two acts.
victim-cannot-fire = This card cannot fire, so it cannot fire on itself: it is fatigued or out of ammunition.
tests-first = Another Special has left tests to make: they come first.
idle-prone = This card is already prone.
idle-panicked = Panic has already been played on this card.
idle-depleted = This card is already out of ammunition.
idle-fatigued = This card is already fatigued, or has nothing left to do this turn.
idle-acted = This card has already acted this turn.
idle-stopped = The draw has already been stopped.
idle-no-draw = The enemy has no card left to draw.
idle-helped = It already goes with this shot.
idle-lost = Lost Orders already lie on this Position.
idle-smoke = No card there can still fire or shock this turn.
idle-tested = A card there has already rolled in this phase.
idle-in-force = This bonus already applies there.
idle-column = No infantry of its army is in column there with its act still to come.
idle-guns = No artillery of its army there can still fire this turn.
idle-horses = No fresh cavalry of its army there can still shock this turn.

when-ammo-depletion = Ammo Depletion is played in either player's turn: as the Morale phase begins, between two acts of your own, at any pause in the enemy's Combat phase, and before a draw.
when-bayonet-charge = Bayonet Charge is played in your Combat phase, between two acts or as you announce a shock.
when-rally = Rally is played when one of your troop cards has just failed a morale die.
when-double-grape = Double Grape goes with a short-range shot by your artillery: order the shot, and you are asked whether to play it.
when-ricochet-fire = Ricochet Fire goes with a long-range shot by your artillery: order the shot, and you are asked whether to play it.
when-howitzer-fire = Howitzer Fire goes with a long-range shot by your artillery at a building: order the shot, and you are asked whether to play it.
when-fatigue = Fatigue is played in the enemy's turn: as the Morale or the Combat phase begins, or when an act is announced; in your own turn it would stop nobody.
when-panic = Panic is played in the enemy's Morale phase, when a card that was hit is about to roll.
when-battle-confusion = Battle Confusion is played in your Combat phase, between two acts.
when-battle-smoke = Battle Smoke is played in the enemy's turn: as the Morale or the Combat phase begins, or when an act is announced.
when-lost-orders = Lost Orders are played in the enemy's turn: as the Morale or the Combat phase begins, or when an act is announced.
when-late-reserves = Late Reserves is played in the enemy's turn: as the Morale or the Combat phase begins, as combat ends, and before they draw.
when-friendly-fire = Friendly Fire is played in the enemy's Combat phase: as it begins, when an act is announced, or as it ends.
when-defection = Defection is played as a Morale phase begins or before a die in it, between two acts of your own, at any pause in the enemy's Combat phase, and before a draw.
when-vive-lempereur = Vive l'Empereur is played as a Morale phase or the enemy's Combat phase begins, between two acts of your own, and when a French card in that Position is about to roll for morale.
when-sappers = Sappers go with a shot by your infantry at a building: order the shot, and you are asked whether to play them.
when-grand-battery = Grand Battery is played in your Combat phase, between two acts or as your artillery announces a shot.
when-grand-charge = Grand Charge is played in your Combat phase, between two acts or as your cavalry announces a shock.
when-emergency-prone = Emergency Prone is played in the French turn: as the Morale or the Combat phase begins, or when an act is announced.
when-reverse-slope = Reverse Slope is played in either player's turn: as the Morale phase begins, between two acts of your own, as the French Combat phase begins or ends, when a long-range shot at that Position is announced, and before a draw.
when-the-colors = The Colors are played as a Morale phase or the enemy's Combat phase begins, between two acts of your own, and when a British card in that Position is about to roll for morale.
when-congreve-rockets = Congreve Rockets go with a long-range shot by British artillery: order the shot, and you are asked whether to play them.
when-shrapnel = Shrapnel goes with a long-range shot by British artillery: order the shot, and you are asked whether to play it.
when-vorwarts = Vorwärts! is played as a Morale phase or the enemy's Combat phase begins, between two acts of your own, and when a Prussian card in that Position is about to roll for morale.
when-no-quarter = No Quarter is played as the French Morale phase begins, or before one of its dice.

on-ammo-depletion = Ammo Depletion is played on an enemy infantry or artillery card in an engaged Position.
on-bayonet-charge = Bayonet Charge is played on an engaged Position.
on-rally = Rally is played on your own troop card that has just failed a die.
on-double-grape = Double Grape is for your own artillery card that is firing at short range.
on-ricochet-fire = Ricochet Fire is for your own artillery card that is firing at long range.
on-howitzer-fire = Howitzer Fire is for your own artillery card that is firing at cards in a building.
on-fatigue = Fatigue is played on an enemy infantry card on the field.
on-panic = Panic is played on the enemy troop card that is about to roll for its hits.
on-battle-confusion = Battle Confusion is for an infantry card of your own.
on-battle-smoke = Battle Smoke is played on an engaged Position.
on-lost-orders = Lost Orders are played on an unengaged Position, those of the Allies only on a French one.
on-late-reserves = Late Reserves is played on nothing in particular: it stops the whole draw.
on-friendly-fire = Friendly Fire is played on an enemy infantry card on the field.
on-defection = Defection is played on an engaged Position where a Dutch-Belgian card is face-up.
on-vive-lempereur = Vive l'Empereur is played on a Position, and helps only French cards.
on-sappers = Sappers are for your own infantry card that is firing at cards in a building.
on-grand-battery = Grand Battery is played on an unengaged Position of the French line.
on-grand-charge = Grand Charge is played on an engaged Position.
on-emergency-prone = Emergency Prone is played on a British infantry card on the field.
on-reverse-slope = Reverse Slope is played on an unengaged Position of the Allied line.
on-the-colors = The Colors are played on a Position, and help only British cards.
on-congreve-rockets = Congreve Rockets are for British artillery that is firing at long range.
on-shrapnel = Shrapnel is for British artillery that is firing at long range.
on-vorwarts = Vorwärts! is played on a Position, and helps only Prussian cards.
on-no-quarter = No Quarter is played on an engaged Position.

## Who goes to which battle

no-survivor = This card is not among the survivors of the battle that is over.
no-choice = This card is printed for one of the battles, or has been sent: there is no choice.
send-where = The cards go to the other battle that is being fought now.
nobody-left = No card is left to be sent.
retreat-first = A retreat is the first act of your Combat phase; you have already acted in this one.
