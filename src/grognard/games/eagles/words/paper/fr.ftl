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

## La feuille de campagne

campaign-title = La campagne de Waterloo
campaign-about = 15 au 18 juin 1815 : deux batailles à la fois, puis la dernière (16.0)
campaign-course = Son déroulement
campaign-rates = Cartes tirées à chaque tour
campaign-record = Les batailles
campaign-winner = Vainqueur
campaign-turn = Dernier tour
campaign-sent = Survivants envoyés à l'autre bataille
campaign-losses = Cochez chaque carte éliminée : elle est perdue pour toute la campagne.
campaign-army = { $army ->
    [fr] Français
    [gb] Britanniques
   *[pr] Prussiens
}
campaign-corps = { $corps ->
    [A] Armée
    [G] Garde
    [R] Réserve
    [C] Cavalerie
    [I-Cav] Iᵉʳ corps de cavalerie
    [II-Cav] IIᵉ corps de cavalerie
    [III-Cav] IIIᵉ corps de cavalerie
    [IV-Cav] IVᵉ corps de cavalerie
    [I] Iᵉʳ corps
   *[other] { $number }ᵉ corps
}
campaign-place = { $place ->
    [brussels] Bruxelles
    [namur] Namur
    [hal] Hal
    [nivelles] Nivelles
    [genappe] Genappe
    [gembloux] Gembloux
    [fleurus] Fleurus
    [soignes] Forêt de Soignes
    [sambre] Sambre
    [dyle] Dyle
   *[senne] Senne
}
