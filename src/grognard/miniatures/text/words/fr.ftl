# Ce qui est attendu là où un ordre ou une position ne peut pas être lu, dans tout jeu sur table mesurée.

choice = il faut l'un de ces mots : { $known }
unit = il faut une unité : { $known }
target = il faut « > » et une cible
nothing-more = il ne faut rien de plus
another-leg = il ne faut rien de plus, ou une virgule et une autre étape
place = il faut un endroit en { $unit ->
    [cm] centimètres
   *[in] pouces
}, par exemple 60,27.5
length = il faut une longueur en { $unit ->
    [cm] centimètres
   *[in] pouces
}, par exemple 7,5 ({ $decimals ->
    [one] une décimale
   *[other] { $decimals } décimales
} au plus)
heading = il faut une direction en degrés, par exemple 0
angle = il faut un angle en degrés, par exemple 22,5 ({ $decimals ->
    [one] une décimale
   *[other] { $decimals } décimales
} au plus)
angle-too-wide = il faut un angle de 360 degrés au plus
measured = il faut une unité visible, ou un endroit comme 60,27.5
own-table = { $battle } a sa propre table ; avec terrain=1, elle se jouerait sur un terrain aléatoire

## Positions

some-place = il faut un endroit, par exemple { $example }
some-heading = il faut une direction en degrés
some-angle = il faut un angle en degrés
some-length = il faut une longueur
some-unit = il faut une unité
some-word = il faut un mot sur cette unité
some-general = il faut un général
some-officer = il faut un officier
some-formation = il faut une formation
unknown-unit = unité inconnue : il faut l'une de celles-ci : { $known }
unknown-word = mot inconnu : il faut l'un de ceux-ci : { $known }
unknown-general = général inconnu : il faut l'un de ceux-ci : { $known }
unknown-officer = officier inconnu : il faut l'un de ceux-ci : { $known }
unknown-formation = formation inconnue : il faut l'une de celles-ci : { $known }
unit-line = il faut une unité et deux-points, ou l'un de ces mots : { $known }
placed-twice = cette unité est déjà placée à la ligne { NUMBER($other, useGrouping: 0) }
objective = il faut un objectif de 1 à { $most }
terrain-none = il ne faut aucun autre terrain à côté de « terrain none »
terrain-most = trop de pièces de terrain : { $most } au plus
terrain-kind = il faut none ou une sorte de terrain : { $known }
shape-points = il faut de { $least } à { $most } pour le nombre de points, qui est ici { $given }
shape-off = { $place } est hors de la table de { $table }
shape-twice = { $place } est donné deux fois de suite
shape-crossed = son contour se croise ou se touche
shape-small = c'est plus petit qu'un { $unit ->
    [cm] centimètre
   *[in] pouce
} carré
off-table = dépasse le bord de la table
on-closed = se trouve sur un terrain infranchissable : { $area }
on-another = se trouve sur { $other }
