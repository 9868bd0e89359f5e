# Ce qui est attendu là où un ordre ne peut pas être lu.

verb = il faut l'un de ces verbes : { $known }
card = il faut une carte visible, par exemple 015, ou une carte ennemie face cachée, par exemple AC#2
unknown-card = carte inconnue : il faut une carte visible, par exemple 015, ou une carte ennemie face cachée, par exemple AC#2
face-down-card = il faut une Position et un numéro, par exemple AC#2
face-down-number = { $count ->
    [0] il n'y a aucune carte ennemie face cachée en { $place }
    [1] il y a une carte ennemie face cachée en { $place } : il faut { $place }#1
   *[other] il y a { $count } cartes ennemies face cachée en { $place } : il faut un numéro de 1 à { $count }
}
place = il faut une Position (FL FC FR AL AC AR, ou FG FC FD AG AC AD) ou « reserve »
formation = il faut une formation : ligne, colonne ou carré
nothing-more = il ne faut rien de plus après « { $verb } »
not-in-a-campaign = sans objet en campagne : la règle 16.0 fixe les jeux
sent = il faut une carte qui peut partir, par exemple 015, ou tout
battle = il faut une bataille : { $known }
