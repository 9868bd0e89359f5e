## Names

march-the-screen = les tirailleurs de { $unit }
march-a-battalion = un bataillon
march-commander = le Commandant en chef
march-quality = { $quality ->
    [recruits] Recrues
    [drilled] Troupe exercée
    [veterans] Vétérans
   *[guard] Garde
}
march-formation = { $formation ->
    [column] colonne
   *[line] ligne
}
march-chief = Commandant en chef
march-skirmishers = { $men ->
    [one] un tirailleur
   *[other] { $men } tirailleurs
}
march-facts = { $men }, { $formation }
march-plaque = { $quality }, { $men }, { $formation }
march-label = { $title }, { $army } : { $quality }, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
} en { $formation }{ $screen ->
    [0] {""}
    [one] , un tirailleur
   *[other] , { $screen } tirailleurs
}
march-label-screen = tirailleurs de { $title }, { $army }, { $men ->
    [one] un homme
   *[other] { $men } hommes
}
march-label-commander = { $named ->
    [yes] { $title }, Commandant en chef
   *[no] Commandant en chef
}, { $army }{ $unit ->
    [none] {""}
   *[other] , avec { $unit }
}
march-mark = { $mark ->
    [disordered] désorganisé
    [routing] en déroute
    [faltered] charge trop courte
    [reforming] se reforme
    [thinned] réduit de moitié
    [charging] bonus de charge
    [defending] défend son terrain
    [struck-aside] pris de flanc ou à revers
    [tired] fatigué
    [fired] a tiré
    [skirmished] tirailleurs ont tiré
    [rifled] carabines utilisées
    [ran] a fui ce tour
    [beaten] battu ce tour
    [tested] a testé
    [steady] a tenu
    [mending] reprend sa formation
    [entangled] nouveau combat
    [fought] a combattu
    [freed] peut se retirer
    [passed] a passé
    [activated] a agi
    [shot-at] a essuyé un tir
    [saw-flight] a vu fuir des amis
    [lost-commander] a perdu le commandant
    [lost-men] a perdu des hommes
    [engaged] au combat
   *[led] mené par le Commandant en chef
}
march-staff = { $count } { $character ->
    [drummer] { $count ->
        [one] tambour
       *[other] tambours
    }
    [sergeant] { $count ->
        [one] sergent
       *[other] sergents
    }
    [ensign] porte-drapeau
   *[officer] officier
}
march-facing = { $way ->
    [ahead] face à l’avant
    [right] face à droite
    [left] face à gauche
    [back] face à l’arrière
    [n] face au nord
    [ne] face au nord-est
    [e] face à l’est
    [se] face au sud-est
    [s] face au sud
    [sw] face au sud-ouest
    [w] face à l’ouest
   *[nw] face au nord-ouest
}
march-facing-unit = face à { $unit }

## Orders in words

march-say-side = { $edge ->
    [south] prendre le bord sud
   *[north] prendre le bord nord
}
march-say-first = { $phase ->
    [set-up] placer le premier bataillon
   *[other] jouer en premier
}
march-say-second = { $phase ->
    [set-up] laisser l’ennemi placer d’abord
   *[other] laisser l’ennemi jouer d’abord
}
march-say-place = { $card } prend sa place en { $formation }
march-say-screen = les tirailleurs de { $card } se déploient
march-say-commander = le Commandant en chef prend son poste
march-say-pass = { $card } ne fait rien
march-say-manoeuvre = { $card } manœuvre
march-say-move = { $card } se déplace
march-say-form = { $card } se forme en { $formation }, { $facing }
march-say-reform = { $card } reforme ses rangs
march-say-march = { $card } : { $way }
march-say-fire = { $card } tire sur { $target }
march-say-skirmish = les tirailleurs de { $card } tirent sur { $target }
march-say-cease = cesser le tir
march-say-attack = { $card } charge { $target }
march-say-rally = { $card } tente de se rallier
march-say-fight = { $card } continue le combat
march-say-ride = le Commandant en chef se déplace
march-say-wait = le Commandant en chef se déplace après cette activation
march-say-join = le Commandant en chef rejoint { $target }
march-say-stay = { $kind ->
    [choose-withdrawal] { $card } reste
   *[other] le Commandant en chef reste
}
march-say-reroll = relancer
march-say-keep = garder le jet
march-say-defend = { $charger } charge { $defender } : répondre par le feu
march-say-hold = ne pas tirer
march-say-countercharge = contre-charger
march-say-pursue = poursuivre
march-say-stand = tenir
march-say-test = { $card } teste sa Détermination
march-say-withdraw = se retirer

march-do-side = { march-say-side }
march-do-first = { march-say-first }
march-do-second = { march-say-second }
march-do-place = { $detached ->
    [0] placer en { $formation }
    [one] placer, un tirailleur détaché
   *[other] placer, { $detached } tirailleurs détachés
}
march-do-screen = placer les tirailleurs
march-do-commander = le placer ici
march-do-pass = ne rien faire
march-do-manoeuvre = manœuvrer
march-do-move = se déplacer
march-do-form = en { $formation }, { $facing }
march-do-reform = reformer les rangs
march-do-march = { $legs ->
    [0] ne pas bouger
   *[other] aller ici
}
march-do-fire = { $dice ->
    [0] tirer sur { $target }
    [one] faire feu (un dé)
   *[other] faire feu ({ $dice } dés)
}
march-do-skirmish = { $dice ->
    [0] tirailler sur { $target }
    [one] tirailler (un dé)
   *[other] tirailler ({ $dice } dés)
}
march-do-cease = cesser le tir
march-do-attack = charger { $target }
march-do-rally = se rallier
march-do-fight = continuer le combat
march-do-ride = { $here ->
    [yes] aller ici
   *[no] le déplacer
}
march-do-wait = le déplacer après cette activation
march-do-join = rejoindre { $target }
march-do-stay = rester
march-do-reroll = relancer
march-do-keep = garder le jet
march-do-defend = { $dice ->
    [0] tirer sur la charge
    [one] tirer sur la charge (un dé)
   *[other] tirer sur la charge ({ $dice } dés)
}
march-do-hold = ne pas tirer
march-do-countercharge = contre-charger
march-do-pursue = poursuivre
march-do-stand = tenir
march-do-test = test de Détermination : { $card }
march-do-withdraw = se retirer

march-verb-form = { $stand ->
    [column] Colonne
   *[line] Ligne
}, { $facing }
march-way-halt = halte
march-way-wheel = { $hand ->
    [left] conversion à gauche de { $angle }°
   *[right] conversion à droite de { $angle }°
}
march-way-advance = avance de { $length } cm
march-way-back = recule de { $length } cm

## What is left of a question

march-left-act = { $count ->
    [0] Plus aucun bataillon ne peut agir.
    [one] Un bataillon peut encore agir.
   *[other] { $count } bataillons peuvent encore agir.
}
march-left-place = { $count ->
    [one] Encore un bataillon à placer.
   *[other] Encore { $count } bataillons à placer.
}
march-left-test = { $count ->
    [one] Un bataillon doit encore tester.
   *[other] { $count } bataillons doivent encore tester.
}
march-left-way = Faites glisser la silhouette ou ses poignées{ $touch ->
    [yes] {""}
   *[no] , ou utilisez les flèches
} ; { $total } cm au plus.
march-left-ride = Amenez-le où il doit aller, ou choisissez un bataillon à rejoindre.
march-left-screen = Placez les tirailleurs.
march-left-post = Amenez-le à son poste.

## The panel of a battalion

march-with = avec { $unit }
march-gone = { $place ->
    [fled] en fuite, hors de la table
   *[destroyed] détruit
}
march-title = { $quality }, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}{ $formation ->
    [none] {""}
   *[other] , { $formation }
}
march-used = relances : { $used }

## A move in hand

march-here = { $holding ->
    [way] Déplacer ici
    [attack] Charger
    [ride] Aller ici
   *[other] Placer ici
}

## Set-up

march-in-hand = Bataillons à placer
march-card = { $quality }, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}
march-stand-in = Formation
march-form = { $stand ->
    [column] Colonne
   *[line] Ligne
}
march-detach = Tirailleurs
march-detached = { $count ->
    [0] Aucun tirailleur détaché
    [one] Un tirailleur détaché
   *[other] { $count } tirailleurs détachés
}
march-fewer = Un tirailleur de moins
march-more = Un tirailleur de plus
march-gap = Intervalle des tirailleurs
march-gap-now = intervalle de { $gap } cm
march-closer = Plus serrés
march-wider = Plus espacés

## Turn and sides

march-phase = { $phase ->
    [set-up] Mise en place
    [initiative] Initiative
    [activations] Activations
    [resolve] Détermination
   *[compulsory-moves] Fuite
}
march-phases = Phases du tour
march-turn = Tour { $turn } sur { $turns }
march-when = Tour { $turn }, { $phase }
march-initiative = Initiative : { $army }
march-goals = Objectif : { $names }
march-seat = { $seat ->
    [red] Rouge
   *[blue] Bleu
}
march-strength = { $battalions ->
    [one] un bataillon
   *[other] { $battalions } bataillons
}, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}
march-toll = Bataillons perdus : { $red } { $redlost }, { $blue } { $bluelost }.
march-targets = { $count ->
    [0] Faites-le glisser pour le déplacer, ou choisissez un ordre.
    [one] Une cible.
   *[other] { $count } cibles.
}{" "}{ $touch ->
    [yes] Touchez-le à nouveau
   *[no] Recliquez sur le bataillon
} pour l’abandonner.
march-nothing-aimed = Choisissez un ordre
march-nothing-meant = Choisissez un bataillon
march-left-shot = { $count ->
    [one] Une cible.
   *[other] { $count } cibles.
}
march-left-manoeuvre = Déplacez-le ou changez sa formation : vous voyez la nouvelle place avant de donner l’ordre.
march-left-used = { $used } cm parcourus, { $left } cm restants.
