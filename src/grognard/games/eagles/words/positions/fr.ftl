# Ce qui ne va pas dans une position, écrite par quelqu'un ou faussée par nous.

## Ce qui ne peut pas être lu

card = il faut une carte, par exemple 015
not-in-decks = cette carte n'est pas dans les jeux de { $fr } avec ces options
unknown-card = carte inconnue : il faut un numéro de carte, par exemple 015
place-line = il faut un lieu et deux-points ({ $places }) ou l'un de ces mots : { $known }
place-first = il faut un lieu, par exemple « FC: », avant ses cartes
card-number = il faut un numéro de carte, par exemple 015
placed-twice = cette carte est déjà placée à la ligne { NUMBER($other, useGrouping: 0) }
card-word = il faut un mot sur cette carte
unknown-card-word = marque inconnue : il faut l'un de ces mots : { $known }
ground-word = il faut un mot sur cette Position
unknown-ground-word = marque inconnue : il faut une carte ou l'un de ces mots : { $known }
position = il faut une Position : FL FC FR AL AC AR
campaign-line = il faut l'un de ces mots : { $known }, ou « table » et une bataille
tables = il faut les tables de { $known }

## Ce qui ne peut pas être

in-two-places = se trouve en { $place }, mais se dit en { $other }
places = se trouve en plusieurs lieux à la fois, ou nulle part ({ $count }) ; il en faut un
troops-counted = { $place }, camp { $seat } : troupes comptées { $kept }, trouvées { $count }
specials-listed = { $place } : Spéciales notées { $listed }, en main { $held }
below-zero = les pertes infligées et les passages ne peuvent pas être sous 0
other-battle = son armée ne combat pas à { $fr }
wrong-side = elle est dans le mauvais camp
prussian-lane = les cartes prussiennes ne peuvent être qu'en AL et FR (10.0)
not-arrived = les Prussiens ne sont pas arrivés (10.0)
enemy-reserve = elle est dans la réserve de l'ennemi
shown-in-reserve = seul un général se montre en réserve (R88)
other-pile = elle est dans la pile d'une autre armée
only-specials = seules les Spéciales vont à la défausse
must-be-up = elle doit y être face visible
must-be-down = elle doit y être face cachée
only-troops-down = sans leurres, seules les cartes de troupe peuvent être face cachée (14.0)
decoy-line = un leurre reste sur sa propre ligne (R92)
river-place = une rivière va sur le terrain médian (11.3)
terrain-place = ce Terrain va en { $place } (4.2)
slope-idle = ce Versant opposé n'est pas en vigueur
special-stays = cette Spéciale ne reste pas sur le champ de bataille
depletion-place = Épuisement des munitions va sur une carte sans munitions de sa Position
only-rivers = seules les rivières vont sur le terrain médian (11.3)
river-lane = cette rivière va en { $place } (11.3)
hits = touches : { $count } ; seules les troupes et les généraux en jeu peuvent en avoir
marks = seules les troupes et les généraux en jeu peuvent avoir des marques
wind = seule la cavalerie peut être fourbue ou reprendre son souffle (7.31)
formation = seule l'infanterie sur le champ de bataille a une formation (9.0)
holder = seul un Terrain du champ de bataille peut être tenu par l'ennemi (11.5)
room = cartes dessus : { $count }, places : { $room } (11.0)
on-elsewhere = elle est sur un Terrain qui n'est pas dans sa Position (11.5)
on-troops = seules les cartes de troupe peuvent être sur un Terrain (11.0)
on-infantry = seule l'infanterie peut être dans un bois ou un bâtiment (11.2, 11.4)
on-enemy = elle est sur un Terrain tenu par l'ennemi (R124)
general-alone = un général seul au milieu de l'ennemi est perdu (12.4)
stack = { $place }, cartes d'un même camp : { $count }, 4 au plus (8.4)
two-generals = { $place } compte deux généraux d'un même camp (12.0)
slope-away = il est en vigueur en { $place }, mais ne s'y trouve pas
already-won = la bataille est déjà gagnée, sans ennemi en { $places } (4.3)
