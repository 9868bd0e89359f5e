# What is wrong with a position, where a person wrote it or ours went wrong.

## What cannot be read

card = expected a card, such as 015
not-in-decks = this card is not in the decks of { $en } with these options
unknown-card = unknown card: expected a card's number, such as 015
place-line = expected a place with a colon ({ $places }) or one of { $known }
place-first = expected a place, such as 'FC:', before its cards
card-number = expected a card's number, such as 015
placed-twice = this card was already placed on line { NUMBER($other, useGrouping: 0) }
card-word = expected a word about this card
unknown-card-word = unknown mark: expected one of { $known }
ground-word = expected a word about this Position
unknown-ground-word = unknown mark: expected a card, or one of { $known }
position = expected a Position: FL FC FR AL AC AR
campaign-line = expected one of { $known }, or 'table' and a battle
tables = expected the tables of { $known }

## What cannot be

in-two-places = is in { $place } but says it is in { $other }
places = is in { $count } places; expected one
troops-counted = { $place }: { $kept } troop cards of seat { $seat } counted, { $count } found
specials-listed = { $place }: Specials { $listed } listed, { $held } held
below-zero = damage and crossings cannot be below 0
other-battle = its army does not fight at { $en }
wrong-side = it is on the wrong side
prussian-lane = Prussian cards can be only in AL and FR (10.0)
not-arrived = the Prussians have not arrived (10.0)
enemy-reserve = it is in the enemy's Reserve
shown-in-reserve = only a General is shown in the Reserve (R88)
other-pile = it is in another army's pile
only-specials = only Specials are discarded
must-be-up = it must be face-up there
must-be-down = it must be face-down there
only-troops-down = only troop cards can be face-down without decoys (14.0)
decoy-line = a decoy stays on its own line (R92)
river-place = a river belongs in the Middle Ground (11.3)
terrain-place = this Terrain belongs in { $place } (4.2)
slope-idle = this Reverse Slope is not in force
special-stays = this Special does not stay on the battlefield
depletion-place = Ammo Depletion belongs on a depleted card of its Position
only-rivers = only rivers are placed in the Middle Ground (11.3)
river-lane = this river belongs in { $place } (11.3)
hits = { $count } hits: only troops and Generals in play can have hits
marks = only troops and Generals in play can have marks
wind = only cavalry can be blown or recovering (7.31)
formation = only infantry on the battlefield has a formation (9.0)
holder = only Terrain on the battlefield can be held by the enemy (11.5)
room = { $count } cards stand on it, it has room for { $room } (11.0)
on-elsewhere = it is on a Terrain card that is not in its Position (11.5)
on-troops = only troop cards can be on Terrain (11.0)
on-infantry = only infantry can be in woods and buildings (11.2, 11.4)
on-enemy = it is on Terrain held by the enemy (R124)
general-alone = a General alone among enemies is lost (12.4)
stack = { $place } holds { $count } cards of one side, at most 4 (8.4)
two-generals = { $place } holds two Generals of one side (12.0)
slope-away = it is in force in { $place } but is not there
already-won = the battle is already won: { $places } held alone (4.3)
