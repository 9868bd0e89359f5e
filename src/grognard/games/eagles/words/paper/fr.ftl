# Ce qui est imprimé sur les cartes de papier.

special = Spéciale
lane = { $lane ->
    [L] Gauche
    [C] Centre
   *[R] Droite
}
kind = { $kind ->
    [hill] Colline
    [woods] Bois
    [river] Rivière
   *[building] Bâtiment
}
dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
men = { $arm ->
    [guns] { $count ->
        [one] 1 canon
       *[other] { $count } canons
    }
   *[men] { $count ->
        [one] 1 homme
       *[other] { $count } hommes
    }
}
fire = Feu F{ $level }
shock = Charge S{ $level }
long = Longue F{ $level }
short = Courte F{ $level }
morale = Moral { $grade }
attack = Attaque
defence = Défense
bonus = +{ $count } au moral
corps = Corps
any-corps = A, tous les corps
shelter = Abrite
shelter-words = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
crossing = Passage
crossing-words = { $count ->
    [one] 1 carte par tour
   *[other] { $count } cartes par tour
}
