# Sur le papier, quel que soit le jeu.

points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
losses = Pertes
reference = Les règles que l'on cherche le plus, avec nos propres mots
no-deck = quelles cartes ? Un jeu est un fichier, un code de partage ou des numéros de cartes
no-army = aucune liste d'armée lisible
