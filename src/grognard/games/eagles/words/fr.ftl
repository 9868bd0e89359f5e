# Les mots d'EAGLES : Waterloo en français.
#
# Une phrase commence par une minuscule quand elle commence par un nom : le programme la relève.
# Une décision se pose sur deux tons : le message lui-même, et .waiting pour ceux qui attendent.
# Les cartes ont tous les genres : les phrases évitent l'accord avec elles.

## Noms

side = { $seat ->
    [french] les Français
   *[allied] les Alliés
}
# R170 The cards of one of two allied players.
hand = { $hand ->
    [british] Armée britannique
   *[prussian] Armée prussienne
}
army = { $army ->
    [french] française
    [british] britannique
   *[prussian] prussienne
}
arm = { $arm ->
    [general] général
    [infantry] infanterie
    [cavalry] cavalerie
    [artillery] artillerie
    [terrain] Terrain
   *[special] Spéciale
}
phase = { $phase ->
    [deployment] déploiement
    [morale] moral
    [combat] combat
    [retreat] retraite
   *[reinforce] renforts
}
formation = { $formation ->
    [line] ligne
    [column] colonne
   *[square] carré
}
terrain-kind = { $kind ->
    [hill] colline
    [woods] bois
    [river] rivière
   *[building] bâtiment
}
place = { $place ->
    [FL] la gauche française
    [FC] le centre français
    [FR] la droite française
    [AL] la gauche alliée
    [AC] le centre allié
    [AR] la droite alliée
    [reserve-french] la réserve française
    [reserve-allied] la réserve alliée
    [pile-french] la pile de renforts française
    [pile-british] la pile de renforts britannique
    [pile-prussian] la pile de renforts prussienne
    [casualties] les pertes
    [discard] la défausse
    [middle-left] le terrain médian, à la gauche française
    [middle-center] le terrain médian, au centre
    [middle-right] le terrain médian, à la droite française
   *[box] la boîte
}
    .to = { $place ->
    [FL] vers la gauche française
    [FC] vers le centre français
    [FR] vers la droite française
    [AL] vers la gauche alliée
    [AC] vers le centre allié
    [AR] vers la droite alliée
    [reserve-french] en réserve
    [reserve-allied] en réserve
   *[other] vers { $name }
}
    .from = { $place ->
    [FC] du centre français
    [AC] du centre allié
    [casualties] des pertes
    [middle-left] du terrain médian
    [middle-center] du terrain médian
    [middle-right] du terrain médian
   *[other] de { $name }
}
    .in = { $place ->
    [FC] au centre français
    [AC] au centre allié
    [reserve-french] en réserve
    [reserve-allied] en réserve
    [casualties] parmi les pertes
    [discard] dans la défausse
    [box] dans la boîte
    [middle-left] sur le terrain médian
    [middle-center] sur le terrain médian
    [middle-right] sur le terrain médian
   *[other] à { $name }
}
a-card = { $army ->
    [french] une carte française
    [british] une carte britannique
   *[prussian] une carte prussienne
}
a-hidden-card = une carte face cachée { $where }
the-hidden-card = la carte cachée
the-hidden-card-in = la carte cachée { $where }
no-card = une carte
how = { $formation ->
    [line] {""}
    [column] {" "}en colonne
   *[square] {" "}en carré
}{ $ground ->
    [none] {""}
   *[other] , sur { $ground }
}

## Décisions

choose-deployment = Déploiement : placez une à quatre cartes de troupe dans chacune de vos Positions, puis appuyez sur « Prêt ».
    .waiting = { $side } se déploient.
choose-act = Votre phase de combat : choisissez une carte à déplacer, à faire tirer ou charger.
    .waiting = { $side } déplacent leurs cartes et tirent.
choose-test = { $immediate ->
    [yes] Tests immédiats : choisissez la carte qui lance le dé.
   *[no] Moral : choisissez la carte qui lance le dé.
}
    .waiting = { $side } choisissent le prochain test de moral.
choose-target = Choisissez la cible de { $card }.
    .waiting = { $side } choisissent la cible de { $card }.
choose-captor = { $first ->
    [yes] { $terrain } : personne ne l'occupe, choisissez l'infanterie qui s'en empare.
   *[no] { $terrain } : il reste une place, choisissez une carte d'infanterie, ou passez.
}
    .waiting = { $side } choisissent qui occupe { $terrain }.
choose-draw = Votre adversaire propose la nulle : acceptez, ou passez pour continuer.
    .waiting = { $side } répondent à la proposition de nulle.
choose-play = { $moment ->
    [phase-start] { $active } commencent leur phase de { $phase }. Répondez-vous ?
    [before-die] { $card } va lancer le dé. Répondez-vous ?
    [after-fail] { $card } a raté son test de moral. Répondez-vous ?
    [announced-fire] { $card } va tirer sur { $target }. Répondez-vous ?
    [announced-shock] { $card } va charger { $target }. Répondez-vous ?
    [announced-move] { $card } va { $to }. Répondez-vous ?
    [combat-end] { $active } vont finir leur phase de combat. Répondez-vous ?
    [before-draw] { $active } vont tirer leurs renforts. Répondez-vous ?
   *[between-acts] Jouez une Spéciale, ou passez.
}
choose-cards = { $decks ->
    [yes] Choisissez les cartes qui combattent à { $to } ; toutes les autres combattent à { $from }. Appuyez ensuite sur Prêt.
   *[no] { $from } : bataille gagnée. Choisissez les survivants qui marchent vers { $to }, ou appuyez sur Prêt pour garder les autres.
}
    .waiting = { $decks ->
        [yes] { $side } répartissent leurs cartes entre { $to } et { $from } : patientez.
       *[no] { $side } envoient des survivants de { $from } à { $to } : patientez.
    }
at-battle = { $battle } : { $words }
one-moment = Un instant.
battle-over = { $victory } : { $ending }

## Jets

throw-deck-size = On distribue le jeu de bataille de l'armée { $army }.
throw-muster = On distribue la main de départ de l'armée { $army }.
throw-draw = { $side } tirent un renfort.
throw-hit-numbers = { $dice ->
    [one] { $card } : un dé
   *[other] { $card } : { $dice } dés
}, touche sur { $need ->
    [6] un 6
   *[other] { $need } ou plus
}.
throw-friendly-fire = { $dice ->
    [one] { $card } se tire dessus : un dé
   *[other] { $card } se tire dessus : { $dice } dés
}, touche sur { $need } ou plus.
throw-one-roll-per-hit = { $card } teste son moral : { $most ->
    [1] il faut un 1 pour tenir
   *[other] il faut { $most } ou moins pour tenir
} (chances : { $chance }).
throw-general-hit = { $card } était sous le feu : seul un 6 tue (chances : { $chance }).

## Événements

event-turn = — Tour { $turn } : { $side } —
    .heading = Tour { $turn } : { $side }
event-phase = — { $phase } ({ $side }) —
    .heading = { $phase }
event-dealt = { $kind ->
    [deck] { $count ->
        [one] Jeu de bataille de l'armée { $army } : une carte.
       *[other] Jeu de bataille de l'armée { $army } : { $count } cartes.
    }
    [muster] { $count ->
        [one] Main de départ de l'armée { $army } : une carte.
       *[other] Main de départ de l'armée { $army } : { $count } cartes.
    }
   *[again] On redistribue les cartes de l'armée { $army } : il faut trois cartes de troupe en main.
}
event-ready = { $side } sont prêts.
event-drew = { $known ->
    [yes] { $side } tirent la carte { $card }.
   *[no] { $side } tirent { $card }.
}
event-moved = { $kind ->
    [deployed] { $card } se déploie { $in }{ $how }.
    [withdrawn] { $card } retourne { $to }.
   *[moved] { $card } va { $from } { $to }{ $how }.
}
event-hid = On pose { $card } face cachée { $in }.
event-shifted = { $terrain ->
    [none] { $card } sort à découvert { $in }.
   *[other] { $card } occupe { $terrain }.
}
event-revealed = On révèle { $card } { $in }.
event-formed = { $card } se met en { $formation }.
event-hit = { $hits ->
    [one] { $card } reçoit une touche.
   *[other] { $card } reçoit { $hits } touches.
}
event-blown = { $card } : cavalerie fourbue.
event-recovered = { $card } reprend son souffle.
event-routed = { $card } : DÉROUTE, carte perdue.
event-killed = { $card } : TUÉ à l'ennemi.
event-fell = { $card } reste seul au milieu de l'ennemi : général perdu.
event-exposed = { $card } servait de leurre : carte perdue.
event-laid = On pose { $card } { $in }.
event-captured = { $card } s'empare de { $terrain }.
event-announced-shot = { $shock ->
    [yes] { $card } charge { $target }.
   *[no] { $card } tire sur { $target }.
}
event-stopped = { $act ->
    [fire] { $card } ne tire pas
    [shock] { $card } ne charge pas
   *[move] { $card } ne bouge pas
} : une carte Spéciale l'en empêche.
event-shot = { $hits ->
    [0] Aucune touche
    [one] Une touche
   *[other] { $hits } touches
} sur { $target }{ $ones ->
    [0] {""}
    [one] {" "}(et un dé à 1)
   *[other] {" "}(et { $ones } dés à 1)
}.
event-tested = { $card } fait { $face } contre un moral de { $value } : { $passed ->
    [yes] tient bon
   *[no] échec
}.
event-general-rolled = { $card } fait { $face } pour survivre.
event-played = { $upon ->
    [none] { $side } jouent { $card }.
   *[other] { $side } jouent { $card } sur { $upon }.
}
event-arrived = Les Prussiens arrivent : on montre { $card }.
event-won = { $victory } : { $ending }
event-drawn = { $victory } : { $ending }
event-stage = { $second ->
    [none] Les armées se rencontrent à { $battle }.
   *[other] { $battle } et { $second } commencent.
}
event-gave-up = { $side } cèdent la bataille et se retirent.
event-no-army = { $side } ont trop peu de troupes pour livrer bataille.
event-withdrew = { $side } quittent le terrain, { $survivors ->
    [0] sans une seule carte
    [one] avec une carte
   *[other] avec { $survivors } cartes
}.
event-sent = { $card } marche vers { $battle }.
event-joined = { $side } reçoivent { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} en renfort à { $battle }.
event-campaign-over = La campagne est finie : { $winner }.
victory = { $seat ->
    [french] Victoire française
    [allied] Victoire alliée
   *[none] Partie nulle
}
own-place = { $side ->
    [L] votre gauche
    [C] votre centre
   *[R] votre droite
}
also = { $first } et { $second }
ending-sole-occupation = { $you ->
    [won] Vous avez pris { $where }
   *[other] { $winner } ont pris { $where }
} au tour { $turn }{ $last ->
    [none] {""}
   *[other]  ; dernière carte perdue : { $last }
} ({ $rule }).
ending-resignation = { $you ->
    [lost] Vous avez abandonné
   *[other] { $loser } ont abandonné
} au tour { $turn } ({ $rule }).
ending-agreed-draw = Les deux camps se sont accordés sur la nulle au tour { $turn } ({ $rule }).
ending-nobody-can-win = Au tour { $turn }, aucun camp n'avait plus les troupes pour gagner ({ $rule }).
ending-turn-limit = La limite de tours est atteinte au tour { $turn } : pertes infligées par les Français { $french }, par les Alliés { $allied } ({ $rule }).
ending-voluntary-retreat = { $you ->
    [lost] Vous vous êtes retiré
   *[other] { $loser } se sont retirés
} au tour { $turn } ({ $rule }).
ending-an-army-too-small = { $loser } avaient trop peu de troupes pour livrer bataille ({ $rule }).
ending-both-lost = { $you ->
    [lost] Vous avez perdu
   *[other] { $side } ont perdu
} à Quatre-Bras et à Ligny (16.0).
ending-other = { $label }, tour { $turn } ({ $rule }).

## Règles, nombres et chances

chapter = { $chapter ->
    [1] Les cartes
    [2] Jeux de bataille
    [3] Main de départ
    [4] Le champ de bataille
    [5] Tours de bataille
    [6] Moral
    [7] Combat
    [8] Mouvements de bataille
    [9] Formations
    [10] Renforts
    [11] Terrain
    [12] Les généraux
    [13] Les cartes Spéciales
    [14] Les leurres (facultatif)
    [15] Jeux personnalisés
    [16] La campagne
    [17] Notes historiques
   *[18] Notes pour les collectionneurs
}
sum-title = { $kind ->
    [dice] Dés
    [fire] Niveau de feu
    [short] Niveau de feu, courte portée
    [long] Niveau de feu, longue portée
    [shock] Niveau de charge
   *[morale] Moral
}
means-hit = au moins une touche sur { $target }
means-rout = { $target } : déroute au prochain test{ $value ->
    [hidden] {""}
   *[other] {" "}(moral { $value })
}{ $borne ->
    [0] {""}
    [one] , avec la touche déjà reçue
   *[other] , avec les { $borne } touches déjà reçues
}
means-touch = { $general } reçoit une touche
means-fall = { $general } : tué
means-test = { $card } teste son moral
means-routed = { $card } : déroute, carte perdue
means-play = si vous jouez { $card }
means-holds = { $card } tient
means-routs = { $card } : déroute
means-stays = { $card } reste sur place
means-hit-by = au moins une touche de { $card } sur { $target }
means-some-rout = au moins une carte en déroute
means-others-rout = au moins une autre carte en déroute
bar-holds = tient
bar-routs = déroute

## Mises en garde

caution-retreat = vous abandonnez la bataille de { $battle } : vos survivants s'en vont, et l'ennemi peut envoyer les siens ailleurs.
caution-lost = l'ennemi serait seul { $place } : vous perdriez aussitôt la bataille.
caution-empty = vous n'auriez plus de troupes { $place }, et l'ennemi d'en face pourrait y entrer sans combat.
caution-decoys = vous n'avez que des leurres { $place } : les premières troupes qui entrent s'en emparent sans combat.

## Une carte

sheet-card = { $card } : { $arm }, { $in }{ $how }.
sheet-hidden = { $card }{ $how }.
sheet-terrain = { $card } : { $kind }, { $in }, aux mains { $holder ->
    [french] des Français
   *[allied] des Alliés
}.
sheet-occupant = { $card } l'occupe.
sheet-engaged = engagement en cours dans sa Position.
sheet-down = carte face cachée : l'ennemi n'en voit que le dos.
sheet-hits = { $hits ->
    [one] Une touche reçue : un dé à sa prochaine phase de moral.
   *[other] { $hits } touches reçues : autant de dés à sa prochaine phase de moral.
}
sheet-wind = { $wind ->
    [blown] Cavalerie fourbue : plus de charge avant d'avoir repris son souffle.
   *[recovering] Cavalerie qui reprend son souffle.
}
sheet-acted = { $act ->
    [fired] A déjà tiré ce tour.
    [moved] A déjà bougé ce tour.
   *[formed] A déjà changé de formation ce tour.
}
sheet-mark = { $mark ->
    [fatigued] Fatigue : ni tir, ni charge, ni mouvement ce tour.
    [depleted] Plus de munitions tant que dure l'engagement.
    [prone] À plat ventre : seuls les lanciers peuvent l'attaquer ce tour.
    [zeal] Pas de quartier : un dé de plus ce tour.
    [struck] Déjà touchée ce tour : il faut d'abord toucher les autres.
    [panicked] Panique : si elle est mise en déroute, ses voisines testent.
   *[harried] Pas de quartier : si elle tient, elle lance un dé de plus.
}

## Actions

act-deploy = déployer { $card } { $in }{ $how }
act-hide = poser { $card } face cachée { $in }
act-ready = prêt : finir le déploiement
act-test = lancer le dé pour { $card }
act-fire-at = { $card } tire sur { $target }
act-shock-at = { $card } charge { $target }
act-open-fire = { $card } ouvre le feu : on révèle d'abord la Position
act-move = { $kind ->
    [withdrawn] { $card } retourne { $to }
    [shifted] { $card } change de terrain { $in }{ $how }
   *[moved] { $card } va { $to }{ $how }
}
act-form = { $card } se met en { $formation }
act-lay-terrain = poser { $card }
act-show = montrer { $card } : les Prussiens arrivent
act-play = { $target ->
    [none] jouer { $card }
   *[other] jouer { $card } sur { $target }
}
act-confuse = jouer { $special } : { $card } va { $to }{ $how } et tire
act-capture = { $card } s'empare de { $terrain }
act-end-phase = finir la phase
act-pass = passer
act-send = { $card ->
    [all] toutes les cartes restantes marchent vers { $to }
   *[other] { $card } marche vers { $to }
}
act-retreat = se retirer : céder cette bataille
act-resign = abandonner la bataille
act-offer-draw = proposer la nulle
act-accept-draw = accepter la nulle

## Le rapport d'une bataille

strength-name = points de bataille
fate = { $fate ->
    [routed] déroute
    [killed] tué
    [fell] tombé
   *[exposed] leurre découvert
}
throw-kind = { $kind ->
    [fire] Tir
    [shock] Charge
    [morale] Moral
    [general] Généraux sous le feu
   *[friendly] Tir ami
}
    .done = { $kind ->
    [morale] réussis
    [general] survies
   *[other] touches
}

## Ce qui est en jeu

stakes-goal = pour gagner, occupez { $positions ->
    [one] une Position ennemie, sans ennemi sur place
   *[other] { $positions } Positions ennemies, sans ennemi sur place
}, avec de l'infanterie ou de la cavalerie.
stakes-limit = après le tour { $turns }, le camp qui a infligé le plus de pertes gagne.
damage-done = pertes infligées
stakes-side = pertes infligées : { $damage }
stakes-last = Dernières troupes ici
    .words = il ne reste qu'une carte de troupe sur { $place }.
stakes-danger = Peut tomber au prochain tour
    .words = { $place } peut tomber au prochain tour.
thrown-for = { $throw ->
    [one-roll-per-hit] moral
    [general-hit] général sous le feu
    [friendly-fire] tir ami
   *[hit-numbers] touches
}
dice-result = { $word ->
    [strike] { $count ->
        [one] menace le général
       *[other] { $count } menacent le général
    }
    [general] { $mark ->
        [pass] le général est indemne
       *[fail] le général est tué
    }
   *[morale] { $mark ->
        [pass] tient
       *[fail] échoue
    }
}

### Une liste de cartes personnelle

card-column = { $column ->
    [number] Numéro
    [army] Armée
    [type] Sorte
    [name_en] Nom en anglais
    [name_fr] Nom
    [corps] Corps
    [division] Division
    [brigade] Brigade
    [nationality] Nationalité
    [subtype] Troupe ou rang
    [cv] Dés
    [fire] Feu
    [fire_long] Feu, longue portée
    [fire_short] Feu, courte portée
    [shock] Charge
    [morale] Moral
    [offense] Attaque
    [defense] Défense
    [bp] Points de bataille
    [battles] Batailles
    [position] Position
    [terrain_kind] Terrain
    [terrain_capacity] Capacité
    [move_limit] Limite de passage
    [strength] Hommes
   *[terrain_morale] Bonus de moral
}
card-lane = { $lane ->
    [L] Gauche
    [C] Centre
   *[R] Droite
}
card-fault = Carte { $card }, { $column } : « { $value } » ; attendu : { $expected }.
card-fault-file = Ce n'est pas une liste de cartes lisible. { $detail }
card-expected = { $kind ->
    [number] un nombre entier de { $least } à { $most }
    [plain] { $most } caractères au plus, sans \ ni #
    [nothing] rien, car cette sorte de carte n'en a pas
    [choice] un des mots de la carte imprimée
    [battles] des batailles, chacune une fois, séparées par des points-virgules : { $battles }
    [battle] une seule bataille, car un Terrain n'en a qu'une (11.0)
    [new] un numéro qu'aucune autre carte ne porte
   *[text] un texte
}
