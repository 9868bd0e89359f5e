# Ce qui est attendu là où un ordre ne peut pas être lu, dans tout jeu sur table mesurée.

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
