## Noms

age-a-brigade = une brigade
age-formation = { $formation ->
    [line] ligne
    [supported-line] ligne soutenue
    [masse] colonne de manœuvre
    [march-column] colonne de route
    [square] carré
    [tirailleurs] tirailleurs
    [garrison] garnison
    [limbered] attelée
   *[unlimbered] en batterie
}
age-condition = { $condition ->
    [fresh] fraîche
    [worn] usée
   *[spent] épuisée
}
age-mark = { $mark ->
    [disordered] en désordre
    [silenced] muette
    [damaged] endommagée
    [locked] engagée au corps à corps
    [charging] en charge
   *[countering] contre-charge
}
age-plaque = { $kind ->
    [battery] { $formation }
   *[brigade] { $condition }, { $bases ->
        [one] une base
       *[other] { $bases } bases
    }, { $formation }
}
age-label = { $title }, { $army } : { $kind ->
    [battery] batterie, { $formation }
   *[brigade] { $bases ->
        [one] une base
       *[other] { $bases } bases
    }, { $condition }, { $formation }
}
age-label-general = Général { $title }, { $army }{ $command ->
    [none] {""}
   *[other] , { $command }
}{ $unit ->
    [none] {""}
   *[other] , avec { $unit }
}
age-leads = { $command ->
    [none] Général
   *[other] { $command }
}{ $unit ->
    [none] {""}
   *[other] , avec { $unit }
}
age-about-unit = { $command }, { $formation }
age-strength-now = { $condition }, { $bases ->
    [one] une base restante
   *[other] { $bases } bases restantes
}
age-gone = { $place ->
    [to-come] pas encore arrivé
    [destroyed] détruite
    [captured] capturée
    [out] hors de combat
   *[lost] perdu pour de bon
}
age-leg = { $kind ->
    [halt] ne bouge pas
    [advance] avance de { $length }
    [back] recule de { $length }
    [about] fait demi-tour
    [oblique-left] oblique à gauche de { $length }
    [oblique-right] oblique à droite de { $length }
    [pivot-left] fait face à gauche
    [pivot-right] fait face à droite
    [wheel-left] converse à gauche de { $angle }°
    [wheel-right] converse à droite de { $angle }°
    [wheel] converse de { $angle }°
   *[road] suit la route sur { $length }
}

## Les ordres en mots

age-say-charge = { $card } charge { $target }
age-say-move = { $card } se déplace
age-say-form = { $card } : passage en { $formation }
age-say-withdraw = { $card } se replie
age-say-hold = { $card } tient sa position
age-say-reserve = { $card } tente un mouvement de réserve
age-say-division = { $card } : chaque brigade { $way }
age-say-way = { $card } { $way }
age-say-limber = { $card } attelle ses pièces
age-say-unlimber = { $card } se met en batterie
age-say-roll = { $card } se déplace
age-say-pivot = { $card } pivote à { $hand ->
    [left] gauche
   *[right] droite
} de { $angle }°
age-say-aim = { $card } tire sur { $target }
age-say-holdfire = { $card } ne tire pas
age-say-fire = feu
age-say-attach = { $card } rejoint { $target }
age-say-detach = { $card } quitte sa brigade
age-say-substitute = { $card } prend la tête de : { $target }
age-say-join = { $card } accompagne { $target }
age-say-leave = { $card } quitte sa brigade
age-say-ride = { $card } se déplace
age-say-enter = { $card } entre ici
age-say-resolve = résoudre le combat de { $card }
age-say-breakthrough = { $card } perce vers { $target }
age-say-occupy = { $card } occupe la position
age-say-countercharge = { $card } contre-charge
age-say-evade = { $card } se dérobe
age-say-stand = { $kind ->
    [choose-follow-up] { $card } reste sur place
   *[other] { $card } reçoit la charge
}
age-say-first = commencer
age-say-second = laisser l’ennemi commencer
age-say-go = continuer
age-say-stop = s’arrêter là
age-say-done = finir cette étape

age-do-charge = charger { $target }
age-do-move = se déplacer
age-do-form = passer en { $formation }
age-do-withdraw = se replier
age-do-hold = tenir
age-do-reserve = tenter un mouvement de réserve
age-do-division = la division { $way }
age-do-way = { $legs ->
    [0] ne pas bouger
   *[other] aller ici
}
age-do-limber = atteler
age-do-unlimber = mettre en batterie
age-do-roll = déplacer la batterie
age-do-pivot = pivoter à { $hand ->
    [left] gauche
   *[right] droite
} de { $angle }°
age-do-aim = tirer sur { $target }
age-do-holdfire = ne pas tirer
age-do-fire = feu
age-do-attach = rejoindre { $target }
age-do-detach = quitter sa brigade
age-do-substitute = prendre la tête de : { $target }
age-do-join = accompagner { $target }
age-do-leave = quitter la brigade
age-do-ride = aller ici
age-do-enter = entrer ici
age-do-resolve = résoudre : { $card }
age-do-breakthrough = percer
age-do-occupy = occuper la position
age-do-countercharge = contre-charger
age-do-evade = se dérober
age-do-stand = { $kind ->
    [choose-follow-up] rester sur place
   *[other] recevoir la charge
}
age-do-first = commencer
age-do-second = laisser l’ennemi commencer
age-do-go = { $kind ->
    [choose-advance] avancer
   *[other] continuer
}
age-do-stop = { $kind ->
    [choose-advance] rester
   *[other] s’arrêter là
}
age-do-done = { $kind ->
    [choose-command] finir le commandement
    [choose-reserve] finir les mouvements de réserve
    [choose-order] finir les mouvements
    [choose-ride] finir les déplacements
   *[other] finir cette étape
}
age-take-over = Commander { $command }
age-here = { $holding ->
    [way] Aller ici
    [attack] Charger
    [pivot] Pivoter
    [enter] Entrer ici
   *[other] Aller ici
}

## Ce qui reste d'une question

age-left-order = { $count ->
    [0] Plus personne ne peut bouger.
    [one] Une unité peut encore bouger : faites-la glisser, ou choisissez un ordre.
   *[other] { $count } unités peuvent encore bouger : faites-en glisser une, ou un général pour sa division.
}
age-left-division = { $command } : faites-la glisser, chaque brigade fait le même chemin.
age-left-reserve = { $count ->
    [0] Personne n’est en zone de réserve.
    [one] Une unité peut essayer : faites-la glisser.
   *[other] { $count } unités peuvent essayer : faites-en glisser une.
}
age-left-fire = Tirez un trait d’une unité vers une autre cible. Tous les tirs sont annoncés avant le premier dé.
age-left-way = Faites glisser la silhouette ou ses poignées{ $touch ->
    [yes] {""}
   *[no] , ou utilisez les flèches
} ; { $total } au plus.
age-left-used = Parcouru : { $used }, reste : { $left }.
age-left-ride = Faites glisser un général là où il doit aller.
age-left-command = Choisissez un général, puis la brigade qu’il rejoint.
age-left-entry = Faites-la glisser le long du bord jusqu’à son entrée.
age-targets = { $count ->
    [0] Faites glisser pour déplacer, ou choisissez un ordre.
    [one] Une cible.
   *[other] { $count } cibles.
}{" "}{ $touch ->
    [yes] Touchez l’unité
   *[no] Recliquez sur l’unité
} pour annuler.
age-nothing-aimed = Choisissez un ordre
age-then-combat = Puis le combat, si elle l’aborde de front
age-nothing-chosen = Choisissez
age-nothing-meant = Choisissez une unité

## Le tour et les camps

age-phase = { $phase ->
    [upkeep] Préparatifs
    [initiative] Initiative
    [command] Commandement
    [reserve-movement] Mouvement de réserve
    [tactical-movement] Mouvement tactique
    [rides] Généraux détachés
    [counter-charges] Contre-charges
    [enemy-fire] Tir de l’autre camp
    [own-fire] Tir du camp qui a bougé
   *[combat] Combat
}
age-part = { $part ->
    [command] Ordres
    [movement] Mouvement
    [fire] Tir
   *[combat] Combat
}
age-phases = Parties du segment
age-turn = Tour { $turn } sur { $turns }
age-segment = { $side } : mouvement
age-when = Tour { $turn }, { $phase }
age-seat = { $seat ->
    [south] Sud
   *[north] Nord
}
age-strength = { $brigades ->
    [one] une brigade
   *[other] { $brigades } brigades
}, { $bases ->
    [one] une base
   *[other] { $bases } bases
} sur { $of }
age-bases-short = bases
age-toll = Brigades et batteries perdues : { $south } { $southlost }, { $north } { $northlost }.
