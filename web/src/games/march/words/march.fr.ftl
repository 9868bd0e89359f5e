## Names

march-the-screen = les tirailleurs de { $unit }
march-a-battalion = un bataillon
march-commander = le Commandant suprême
march-quality = { $quality ->
    [recruits] Recrues
    [drilled] Entraînés
    [veterans] Vétérans
   *[guard] Garde
}
march-formation = { $formation ->
    [column] colonne
   *[line] ligne
}
march-chief = Commandant suprême
march-skirmishers = { $men ->
    [one] un tirailleur
   *[other] { $men } tirailleurs
}
march-facts = { $men }, { $formation }
march-plaque = { $quality }, { $men }, { $formation }
march-label = { $title }, { $army } : { $quality }, { $men } hommes en { $formation }{ $screen ->
    [0] {""}
    [one] , un tirailleur
   *[other] , { $screen } tirailleurs
}
march-label-screen = tirailleurs de { $title }, { $army }, { $men ->
    [one] un homme
   *[other] { $men } hommes
}
march-label-commander = { $title }, Commandant suprême, { $army }{ $unit ->
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
    [entangled] combat nouveau
    [fought] a combattu
    [freed] peut se retirer
    [passed] a passé
    [activated] a agi
    [shot-at] a essuyé un tir
    [saw-flight] a vu fuir
    [lost-commander] a perdu le commandant
    [lost-men] a perdu des hommes
    [engaged] au combat
   *[led] mené par le Commandant suprême
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
march-cm = { $length } cm
march-facing = { $way ->
    [ahead] vers l’avant
    [right] vers la droite
    [left] vers la gauche
    [back] vers l’arrière
   *[other] face à { $heading }°
}

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
march-say-commander = le Commandant suprême prend son poste
march-say-pass = { $card } ne fait rien
march-say-manoeuvre = { $card } manœuvre
march-say-move = { $card } se déplace
march-say-form = { $card } se forme en { $formation } { $facing }
march-say-reform = { $card } remet ses rangs en ordre
march-say-march = { $card } : { $way }
march-say-fire = { $card } tire sur { $target }
march-say-skirmish = les tirailleurs de { $card } tirent sur { $target }
march-say-cease = ne plus tirer
march-say-attack = { $card } charge { $target }
march-say-rally = { $card } tente de se rallier
march-say-fight = { $card } continue le combat
march-say-ride = le Commandant suprême se déplace
march-say-join = le Commandant suprême rejoint { $target }
march-say-stay = { $kind ->
    [choose-withdrawal] { $card } reste
   *[other] le Commandant suprême reste
}
march-say-reroll = relancer
march-say-keep = garder le jet
march-say-defend = { $charger } charge { $defender } : répondre par le feu
march-say-hold = retenir le feu
march-say-countercharge = charger à son tour
march-say-pursue = poursuivre
march-say-stand = tenir
march-say-test = { $card } teste sa Détermination
march-say-withdraw = se retirer

march-do-side = { march-say-side }
march-do-first = { march-say-first }
march-do-second = { march-say-second }
march-do-place = { $detached ->
    [0] placer en { $formation }
    [one] placer, un homme détaché
   *[other] placer, { $detached } détachés
}
march-do-screen = placer les tirailleurs
march-do-commander = le poster ici
march-do-pass = ne rien faire
march-do-manoeuvre = manœuvrer
march-do-move = se déplacer
march-do-form = former la { $formation } { $facing }
march-do-reform = remettre les rangs en ordre
march-do-march = { $legs ->
    [0] halte
   *[other] aller ici
}
march-do-fire = { $dice ->
    [0] tirer sur { $target }
    [one] tirer un dé
   *[other] tirer { $dice } dés
}
march-do-skirmish = { $dice ->
    [0] tirailler sur { $target }
    [one] tirailler, un dé
   *[other] tirailler, { $dice } dés
}
march-do-cease = ne plus tirer
march-do-attack = charger { $target }
march-do-rally = se rallier
march-do-fight = continuer le combat
march-do-ride = { $here ->
    [yes] aller ici
   *[no] le déplacer
}
march-do-join = rejoindre { $target }
march-do-stay = rester
march-do-reroll = relancer
march-do-keep = garder le jet
march-do-defend = { $dice ->
    [0] tirer sur la charge
    [one] tirer un dé sur la charge
   *[other] tirer { $dice } dés sur la charge
}
march-do-hold = retenir le feu
march-do-countercharge = charger à son tour
march-do-pursue = poursuivre
march-do-stand = tenir
march-do-test = tester { $card }
march-do-withdraw = se retirer

march-verb-form = { $stand ->
    [column] Colonne
   *[line] Ligne
} { $facing }
march-aims = { $count ->
    [one] { $only }
   *[other] { $count } cibles
}
march-way-halt = halte
march-way-wheel = { $hand ->
    [left] conversion à gauche de { $angle }°
   *[right] conversion à droite de { $angle }°
}
march-way-advance = avance de { $length } cm
march-way-back = recule de { $length } cm

## What is left of a question

march-left-act = { $count ->
    [0] Plus personne ne peut agir.
    [one] Un bataillon peut encore agir.
   *[other] { $count } bataillons peuvent encore agir.
}
march-left-place = { $count ->
    [one] Le dernier bataillon en main.
   *[other] Encore { $count } bataillons en main.
}
march-left-test = { $count ->
    [one] Un bataillon doit encore tester.
   *[other] { $count } bataillons doivent encore tester.
}
march-left-way = Tirez le fantôme ou ses poignées, ou employez les flèches ; { $total } cm au plus.
march-left-ride = Tirez-le où il doit aller, ou choisissez un bataillon à rejoindre.
march-left-screen = Tirez les tirailleurs à leur place.
march-left-post = Tirez-le à son poste.

## The panel of a battalion

march-at-work = agit
march-with = avec { $unit }
march-gone = { $place ->
    [fled] en fuite, hors de la table
   *[destroyed] détruit
}
march-title = { $quality }, { $men } hommes{ $formation ->
    [none] {""}
   *[other] , { $formation }
}
march-used = relances : { $used }
march-numbers = Ses chiffres

## A move in hand

march-move = Déplacement
march-die = Dé
march-reach = Portée
march-used-way = Parcouru
march-of = { $used } sur { $total } cm
march-halt = Rester sur place
march-go-on = Étape suivante
march-go-back = Étape d’avant

## Set-up

march-tray = Mise en place
march-in-hand = Bataillons en main
march-card = { $quality }, { $men } hommes
march-stand-in = Formation
march-form = { $stand ->
    [column] Colonne
   *[line] Ligne
}
march-turn-it = Face
march-turn-left = Tourner à gauche
march-turn-right = Tourner à droite
march-detach = Tirailleurs
march-detached = { $count ->
    [0] aucun détaché
    [one] un détaché
   *[other] { $count } détachés
}
march-fewer = Un tirailleur de moins
march-more = Un tirailleur de plus
march-arrange = Placer pour moi
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
march-began = { $army } a commencé
march-goals = Enjeu : { $names }
march-seat = { $seat ->
    [red] Rouge
   *[blue] Bleu
}
march-strength = { $battalions ->
    [one] un bataillon
   *[other] { $battalions } bataillons
}, { $men } hommes
march-victory = { $army } l’emporte
march-toll = Bataillons perdus : { $red } { $redlost }, { $blue } { $bluelost }.
march-targets = { $count ->
    [0] Choisissez un ordre. Choisissez de nouveau le bataillon pour le laisser.
    [one] Une cible. Choisissez de nouveau le bataillon pour le laisser.
   *[other] { $count } cibles. Choisissez de nouveau le bataillon pour le laisser.
}
march-nothing-aimed = Choisissez un ordre
march-nothing-meant = Choisissez un bataillon
march-left-shot = { $count ->
    [one] Une cible.
   *[other] { $count } cibles.
}
march-left-manoeuvre = Déplacez-le ou changez sa formation : la nouvelle place se voit avant l’ordre.
march-left-used = { $used } cm parcourus, { $left } restent.
