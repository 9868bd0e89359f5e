# Ce qui ne va pas dans une position ; le reste est dans miniatures/text/words.

some-unit = il faut un bataillon
some-word = il faut un mot sur ce bataillon
unknown-unit = bataillon inconnu : il faut l'un de ceux-ci : { $known }
unit-line = il faut un bataillon et deux-points, ou l'un de ces mots : { $known }
placed-twice = ce bataillon est déjà placé à la ligne { NUMBER($other, useGrouping: 0) }
rankers = rankers { $count } : il faut de 1 à { $most }
detached = detached { $count } : au plus { $most } en tirailleurs
screen = un écran de { $count } : le bataillon n'en a détaché que { $most }
staff = plus de personnages que n'en compte sa liste
screen-off-table = son écran dépasse le bord de la table
foe = combat { $other }, qui ne le combat pas
routs-and-fights = combat alors qu'il est en déroute
friend = aide { $other }, qui ne combat pas
commander = un Commandant en chef qui n'est pas avec lui
no-side = il faut une ligne comme « side red south »
not-placed = n'a pas été placé, alors que la mise en place est finie
too-early = est placé, alors que personne n'a encore pris de côté
no-room = ne laisse pas de place dans la zone pour { $missing ->
    [commander] le Commandant en chef
   *[other] { $missing }
}
