# Ce qui ne va pas dans un jeu ; un message porte le nom de la règle enfreinte.

army = { $army ->
    [french] française
    [british] britannique
   *[prussian] prussienne
}
empty = ce jeu ne contient aucune carte ; il faut un numéro de carte par ligne
torn-code = « { $entry }… » trouvé, il faut un code de jeu entier ; celui-ci est coupé ou mal recopié
too-long = ce jeu est trop long ; on lit 400 cartes au plus
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
within-the-total = { $left ->
    [none] le jeu de l'armée { $army } coûte { $points } points de bataille ; le maximum est { $limit }.
   *[other] la carte { $card } coûte { $points } points de bataille, et il { $left ->
        [0] n'en reste aucun
        [one] en reste un seul
       *[other] en reste { $left }
    } : libérez d'abord { $limit ->
        [one] un point
       *[other] { $limit } points
    }.
}
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
scale-written = il faut un nombre entier jusqu'à { $most }, ou une fraction comme 1/2

# Composer un jeu

arm = { $arm ->
    [general] Généraux
    [infantry] Infanterie
    [cavalry] Cavalerie
    [artillery] Artillerie
    [terrain] Terrains
   *[special] Spéciales
}
style-historical = Historique
    .about = parmi les cartes qui y ont combattu, chaque corps dans la proportion où il est venu
style-balanced = Équilibré
    .about = toutes les armes, aucune carte en double, des généraux pour les corps choisis
style-elite = Peu mais d'élite
    .about = les meilleures brigades, jusqu'à trois exemplaires
style-mass = Le nombre
    .about = autant de cartes que les points en paient
style-cavalry = Cavalerie
    .about = la moitié des points à cheval
style-guns = Canons
    .about = un tiers des points en batteries
curve-dice = Dés par carte
curve-morale = Moral
curve-holding = Encore debout après les tests
note-hits = Une ligne de quatre cartes moyennes lance { $dice } dés : { $short } touches à courte portée, { $shock } à la charge ; quatre batteries en font { $long } à longue portée.
note-led = Chaque corps a un général pour le commander (12.2).
note-unled = { $cards ->
    [one] Une carte de troupe n'a ici aucun général de son corps (12.2)
   *[other] { $cards } cartes de troupe n'ont ici aucun général de leur corps (12.2)
} : { $corps }.
