## Noms

crepuscule-a-unit = une unité
crepuscule-formation = { $formation ->
    [line] ligne
    [extended-line] ligne étendue
    [assault-column] colonne d’assaut
    [march-column] colonne de marche
    [hollow-square] carré creux
    [solid-square] carré plein
    [skirmish-order] tirailleurs
    [echelon] échelons
    [foragers] fourrageurs
    [garrison] garnison
    [deployed] en batterie
   *[limbered] attelée
}
crepuscule-class = { $quality ->
    [militia] milice
    [line] troupes de ligne
    [veteran] vétérans
    [elite] élite
   *[guard] garde
}
crepuscule-rank = { $rank ->
    [adc] aide de camp
    [brigadier] brigadier
    [brigade-general] général de brigade en chef
    [division-general] général de division en chef
   *[corps-general] général de corps en chef
}
crepuscule-mark = { $mark ->
    [fleeing] en fuite
    [disordered] en désordre
    [charging] en charge
    [countering] contre-charge
    [engaged] au combat
    [push] a la poussée
    [no-officer] sans son officier
    [colour-lost] drapeau perdu
    [dusty] dans la poussière
    [spiked] enclouée
   *[fearful] effrayée
}
crepuscule-led = menée par { $name }
crepuscule-with = { $rank }, avec { $unit }
crepuscule-gone = { $place ->
    [in-hand] reste à déployer
    [destroyed] détruite
    [fled] a fui le champ de bataille
    [captured] prise
   *[in-ranks] dans les rangs de son bataillon
}
crepuscule-plaque = { $kind ->
    [caisson] caisson
    [artillery] { $figures ->
        [one] un servant
       *[other] { $figures } servants
    }, { $formation }
   *[other] { $figures } sur { $of }, { $formation }
}
crepuscule-label = { $title }, { $army } : { $kind ->
    [caisson] caisson
    [artillery] batterie, { $figures ->
        [one] un servant
       *[other] { $figures } servants
    }, { $formation }
    [skirmishers] { $figures ->
        [one] un tirailleur
       *[other] { $figures } tirailleurs
    }
   *[other] { $quality }, { $figures ->
        [one] une figurine
       *[other] { $figures } figurines
    } sur { $of }, { $formation }
}
crepuscule-label-officer = { $title }, { $army }, { $rank }{ $wounds ->
    [0] {""}
   *[other] , blessé
}
crepuscule-about-unit = { $kind ->
    [caisson] Caisson
    [artillery] { $figures ->
        [one] un servant
       *[other] { $figures } servants
    } sur { $of }, { $formation }
    [skirmishers] { $figures ->
        [one] un tirailleur
       *[other] { $figures } tirailleurs
    }
   *[other] { $figures ->
        [one] une figurine
       *[other] { $figures } figurines
    } sur { $of }, { $quality }, { $formation }
}
crepuscule-leg = { $kind ->
    [halt] reste sur place
    [wheel] fait une roue de { $angle }° à { $hand ->
        [left] gauche
       *[right] droite
    }
    [pivot] tourne à { $hand ->
        [left] gauche
       *[right] droite
    }
    [sidestep] fait { $length } de côté à { $hand ->
        [left] gauche
       *[right] droite
    }
    [about] fait demi-tour
    [back] recule de { $length }
   *[advance] avance de { $length }
}
crepuscule-ground = { $kind ->
    [ruin] Ruine
    [burnt-house] Maison brûlée
    [blaze] Incendie
    [barricade] Barricade
    [gabions] Gabions
   *[other] Obstacle
}
crepuscule-facing = { $way ->
    [none] {""}
    [n] , face au nord
    [ne] , face au nord-est
    [e] , face à l’est
    [se] , face au sud-est
    [s] , face au sud
    [sw] , face au sud-ouest
    [w] , face à l’ouest
   *[nw] , face au nord-ouest
}
crepuscule-files = { $files } de front
crepuscule-charge-line = { $from } charge { $at }

## Les ordres en toutes lettres

crepuscule-say-charge = { $card } charge { $target }
crepuscule-say-march = { $card } { $way }
crepuscule-say-form = { $card } : passage en { $formation }{ $files ->
    [0] {""}
   *[other] , { $files } de front
}{ $facing }
crepuscule-say-withdraw = { $card } se replie
crepuscule-say-turn = { $card } fait face à { $target }
crepuscule-say-detach = { $card } : { $count ->
    [one] un tirailleur sort
   *[other] { $count } tirailleurs sortent
}
crepuscule-say-rejoin = { $card } : les tirailleurs rejoignent leur bataillon
crepuscule-say-shoot = { $card } tire sur { $target }{ $face ->
    [none] {""}
    [front] , de sa face avant
    [rear] , de sa face arrière
    [left] , de sa face gauche
   *[right] , de sa face droite
}
crepuscule-say-volley = { $card } : feu commandé sur { $target }
crepuscule-say-snipe = { $card } tire sur { $target }
crepuscule-say-aim = { $card } pointe sur { $target } : { $ammunition ->
    [ball] boulet
    [canister] mitraille
   *[shell] obus
}
crepuscule-say-duel = { $card } contrebat { $target }
crepuscule-say-estimate = Estimations : { $inches }
crepuscule-say-limber = { $card } attelle
crepuscule-say-unlimber = { $card } se met en batterie
crepuscule-say-traverse = { $card } pivote de { $angle }° à { $hand ->
    [left] gauche
   *[right] droite
}
crepuscule-say-crew = { $card } sert { $target }
crepuscule-say-spike = { $card } encloue { $target }
crepuscule-say-ride = { $card } se déplace
crepuscule-say-join = { $card } rejoint { $target }
crepuscule-say-react = { $card } : { $reaction ->
    [hold] tient
    [hold-and-fire] tient et tire
    [flee] fuit
    [fire-and-flee] tire et fuit
    [re-form] passage en { $formation }
    [hold-fire] retient son feu jusqu’au bout
    [counter-charge] contre-charge
    [fall-back] se replie
   *[shelter] les servants s’abritent dans le carré
}
crepuscule-say-support = { $card } soutient { $target } : { $job ->
    [fire] par le feu
    [counter-charge] en contre-chargeant
   *[stand] en se plaçant derrière
}
crepuscule-say-unsupported = Personne ne soutient { $about }
crepuscule-say-defend = Il se défend
crepuscule-say-surrender = Il se rend
crepuscule-say-evade = Il se retire
crepuscule-say-fight = { $card } résout son combat
crepuscule-say-strike = { $card } frappe { $target } : { $count ->
    [one] une figurine
   *[other] { $count } figurines
}
crepuscule-say-ranks = { $card } : { $side ->
    [ahead] le second rang passe devant
   *[back] le premier rang passe derrière
}
crepuscule-say-breakoff = { $card } rompt le combat
crepuscule-say-enter = { $card } entre dans le bâtiment
crepuscule-say-leave = { $card } sort du bâtiment par le côté { $facade }
crepuscule-say-clear = { $card } dégage l’obstacle
crepuscule-say-build = { $card } élève un obstacle
crepuscule-say-place = { $card } se place ici
crepuscule-say-post = { $card } prend son poste ici
crepuscule-say-reply = riposter
crepuscule-say-pass = passer
crepuscule-say-pursue = { $about } poursuit
crepuscule-say-hold = { $about } se retient
crepuscule-say-again = { $kind ->
    [choose-die] { $about } relance son dé
    [choose-reroll] { $about } relance son test
   *[other] répéter l’ordre
}
crepuscule-say-stay = { $kind ->
    [choose-die] { $about } garde son dé
    [choose-reroll] { $about } accepte l’échec
   *[other] { $about } reste
}
crepuscule-say-fallback = { $about } se replie
crepuscule-say-first = commencer
crepuscule-say-second = laisser commencer l’ennemi
crepuscule-say-done = finir cette étape

crepuscule-do-charge = charger { $target }
crepuscule-do-march = { $legs ->
    [0] ne pas bouger
   *[other] aller ici
}
crepuscule-do-form = passer en { $formation }{ $files ->
    [0] {""}
   *[other] , { $files } de front
}{ $facing }
crepuscule-do-withdraw = se replier
crepuscule-do-turn = faire face à { $target }
crepuscule-do-detach = { $count ->
    [one] détacher un tirailleur
   *[other] détacher { $count } tirailleurs
}
crepuscule-do-rejoin = rejoindre le bataillon
crepuscule-do-shoot = { $dice ->
    [0] tirer
    [one] tirer (1 dé)
   *[other] tirer ({ $dice } dés)
}{ $face ->
    [none] {""}
    [front] , face avant
    [rear] , face arrière
    [left] , face gauche
   *[right] , face droite
}
crepuscule-do-volley = { $dice ->
    [0] feu commandé
    [one] feu commandé (1 dé)
   *[other] feu commandé ({ $dice } dés)
}
crepuscule-do-snipe = tirer sur { $target }
crepuscule-do-aim = { $ammunition ->
    [ball] pointer à boulet
    [canister] pointer à mitraille
   *[shell] pointer à obus
}
crepuscule-do-duel = contrebattre
crepuscule-do-estimate = { $inches } : le noter
crepuscule-do-limber = atteler
crepuscule-do-unlimber = mettre en batterie{ $facing }
crepuscule-do-traverse = pivoter de { $angle }° à { $hand ->
    [left] gauche
   *[right] droite
}
crepuscule-do-crew = servir { $target }
crepuscule-do-spike = enclouer { $target }
crepuscule-do-ride = aller ici
crepuscule-do-join = rejoindre { $target }
crepuscule-do-react = { $reaction ->
    [hold] tenir
    [hold-and-fire] tenir et tirer
    [flee] fuir
    [fire-and-flee] tirer et fuir
    [re-form] passer en { $formation }
    [hold-fire] retenir le feu jusqu’au bout
    [counter-charge] contre-charger
    [fall-back] se replier
   *[shelter] abriter les servants dans le carré
}
crepuscule-do-support = { $job ->
    [fire] faire tirer { $target }
    [counter-charge] faire contre-charger { $target }
   *[stand] placer { $target } derrière
}
crepuscule-do-unsupported = sans soutien
crepuscule-do-defend = se défendre
crepuscule-do-surrender = se rendre
crepuscule-do-evade = se retirer
crepuscule-do-fight = résoudre ce combat
crepuscule-do-strike = { $target } : { $count }
crepuscule-do-ranks = { $side ->
    [ahead] second rang devant
   *[back] premier rang derrière
}
crepuscule-do-breakoff = rompre le combat
crepuscule-do-enter = entrer dans le bâtiment
crepuscule-do-leave = sortir par le côté { $facade }
crepuscule-do-clear = dégager l’obstacle
crepuscule-do-build = élever ici
crepuscule-do-place = placer ici
crepuscule-do-post = placer ici
crepuscule-do-reply = riposter
crepuscule-do-pass = passer
crepuscule-do-pursue = poursuivre
crepuscule-do-hold = se retenir
crepuscule-do-again = { $kind ->
    [choose-die] relancer le dé
    [choose-reroll] relancer le test
   *[other] répéter l’ordre
}
crepuscule-do-stay = { $kind ->
    [choose-die] garder le dé
    [choose-reroll] accepter l’échec
   *[other] rester
}
crepuscule-do-fallback = se replier
crepuscule-do-first = commencer
crepuscule-do-second = laisser commencer l’ennemi
crepuscule-do-done = { $kind ->
    [choose-ride] finir les déplacements d’officiers
    [choose-charge] finir les charges
    [choose-order] finir les mouvements
    [choose-aim] finir le pointage
    [choose-shot] finir le tir
    [choose-unlimber] finir les mises en batterie
   *[other] finir cette étape
}
crepuscule-here = { $holding ->
    [way] Aller ici
    [attack] Charger
    [traverse] Pivoter
    [detach] Détacher
    [build] Élever ici
    [place] Placer ici
    [post] Placer ici
   *[ride] Aller ici
}
crepuscule-answers = Réponses
crepuscule-answers-of = { $tested ->
    [yes] Avec un test
   *[no] Sans test
}

## Canons

crepuscule-inches = { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}
crepuscule-less = Un pouce de moins
crepuscule-more = Un pouce de plus
crepuscule-lay = Pointer les pièces
crepuscule-round = { $ammunition ->
    [ball] boulet
    [canister] mitraille
   *[shell] obus
}
crepuscule-off = cible à { $inches }″
crepuscule-estimate-of = Distance pour { $gun }
crepuscule-sealed = { $ammunition ->
    [ball] Le dé d’artillerie ajoute 2 à 10 pouces, puis le boulet roule. Personne ne voit votre nombre avant que tous soient notés.
   *[other] Personne ne voit votre nombre avant que tous soient notés.
}

## Corps à corps

crepuscule-melee = Corps à corps
crepuscule-melee-close = Fermer
crepuscule-melee-which = Combat { $at } sur { $of }
crepuscule-melee-before = Le combat précédent
crepuscule-melee-next = Le combat suivant
crepuscule-melee-tie = égalité
crepuscule-melee-won = gagné de { $by }

## Ce qui reste d'une question

crepuscule-left-place = { $count ->
    [one] Une unité reste à déployer.
   *[other] { $count } unités restent à déployer.
}
crepuscule-left-post = { $count ->
    [one] Un officier reste à placer.
   *[other] { $count } officiers restent à placer.
}
crepuscule-in-hand = À déployer
crepuscule-stand-in = Formation
crepuscule-card = { $kind ->
    [caisson] caisson
    [artillery] { $figures ->
        [one] { $figures } servant
       *[other] { $figures } servants
    }
   *[other] { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }
}
crepuscule-left-ride = { $count ->
    [0] Aucun officier ne peut plus se déplacer.
   *[other] Faites glisser un officier, ou choisissez-le puis l’unité qu’il rejoint.
}
crepuscule-left-charge = { $count ->
    [0] Personne ne peut charger.
    [one] Une unité peut charger : choisissez-la, puis sa cible.
   *[other] { $count } unités peuvent charger : choisissez-en une, puis sa cible.
}
crepuscule-left-charge-move = Les charges se font l’une après l’autre.
crepuscule-left-order = { $count ->
    [0] Plus personne ne peut bouger.
    [one] Une unité peut encore bouger : faites-la glisser ou choisissez un ordre.
   *[other] { $count } unités peuvent encore bouger : faites-en glisser une ou choisissez un ordre.
}
crepuscule-left-aim = { $count ->
    [0] Toutes les pièces sont pointées.
    [one] Une pièce à pointer : tirez un trait d’elle à sa cible.
   *[other] { $count } pièces à pointer : tirez un trait de l’une à sa cible.
}
crepuscule-left-shot = { $count ->
    [0] Plus personne ne peut tirer.
    [one] Une unité peut tirer : tirez un trait d’elle à sa cible.
   *[other] { $count } unités peuvent tirer : tirez un trait de l’une à sa cible.
}
crepuscule-left-unlimber = { $count ->
    [0] Aucune pièce ne peut être mise en batterie.
   *[other] Choisissez une pièce et sa direction.
}
crepuscule-left-combat = Choisissez le prochain combat.
crepuscule-left-swap = Choisissez une ligne dont les rangs changent de place, ou finissez cette étape.
crepuscule-left-refuge = Faites-le glisser là où il se retire, ou choisissez l’unité qu’il rejoint.
crepuscule-left-way = Faites glisser la silhouette ou ses poignées{ $touch ->
    [yes] {""}
   *[no] , ou utilisez les flèches
} ; { $total } au plus.
crepuscule-left-used = { $used } utilisés, il reste { $left }.
crepuscule-targets = { $count ->
    [0] Choisissez un ordre.
    [one] Une cible.
   *[other] { $count } cibles.
}{" "}{ $touch ->
    [yes] Touchez l’unité
   *[no] Recliquez sur l’unité
} pour annuler.
crepuscule-nothing-aimed = Choisissez un ordre
crepuscule-nothing-chosen = Choisissez
crepuscule-nothing-meant = Choisissez une unité

## Tour et camps

crepuscule-phase = { $phase ->
    [setting-up] Déploiement
    [compulsory] Tests obligatoires
    [command] Officiers, ralliement, fuite
    [charges] Déclarations de charge
    [reactions] Réactions
    [contact] Mouvements de charge
    [movement] Ordres et mouvements
    [guns] Artillerie
    [musketry] Mousqueterie
    [after-fire] Après le tir
    [combat] Corps à corps
   *[after-combat] Après le combat
}
crepuscule-step = { $step ->
    [command] Officiers
    [charges] Charges
    [movement] Mouvement
    [fire] Tir
   *[combat] Combat
}
crepuscule-phases = Étapes du tour
crepuscule-turn = Tour { $turn } sur { $turns }
crepuscule-when = Tour { $turn }, { $phase }
crepuscule-seat = { $seat ->
    [south] Sud
   *[north] Nord
}
crepuscule-strength = { $units ->
    [one] une unité
   *[other] { $units } unités
}, { $figures ->
    [one] une figurine
   *[other] { $figures } figurines
} sur { $of }
crepuscule-figures-short = figurines
crepuscule-toll = Unités perdues. { $south } : { $southlost } ; { $north } : { $northlost }.
