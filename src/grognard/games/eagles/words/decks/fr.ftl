# Ce qui ne va pas dans un jeu ; un message porte le nom de la règle enfreinte.

army = { $army ->
    [french] française
    [british] britannique
   *[prussian] prussienne
}
empty = ce jeu ne contient aucune carte ; il faut un numéro de carte par ligne
entry = ligne { $line } : « { $entry } » trouvé, il faut un numéro de carte, par exemple 015, puis x2, x3 ou rien
card-numbers = il n'y a pas de carte { $card }.
backs = la carte { $card } appartient à l'armée { $other }, pas à l'armée { $army }.
battle-chosen = l'armée { $army } ne participe pas à cette bataille.
deck-size = le jeu de l'armée { $army } demande { $need } cartes, et { $have ->
    [0] aucune ne peut être distribuée
    [1] une seule peut être distribuée
   *[other] { $have } seulement peuvent être distribuées
}.
historical-terrain = la carte { $card } est un Terrain d'une autre bataille.
scale = une échelle de { $scale } n'est pas possible.
within-the-total = le jeu de l'armée { $army } coûte { $points } points de bataille ; le maximum est { $limit }.
three-copies = la carte { $card } est présente { $copies } fois ; le maximum est { $limit }.
generals-once = la carte { $card }, un général, est présente { $copies } fois ; une seule est permise.
terrain-once = la carte { $card }, un Terrain, est présente { $copies } fois ; une seule est permise.
full-historical-deck = un jeu historique complet garde sa taille ; une échelle de { $scale } n'est pas possible.
three-troop-cards = { $muster ->
    [none] l'armée { $army } a besoin de { $need } cartes de troupe et en a { $have }.
   *[other] l'armée { $army } a besoin de { $need } cartes de troupe, et sa main de départ compte { $muster ->
        [0] 0 carte
        [1] une carte
       *[other] { $muster } cartes
    }.
}
charleroi-terrain = la carte { $card } est un Terrain, et Charleroi se joue sans Terrain.
no-prussian-general = ce jeu prussien n'a pas de général à garantir.
