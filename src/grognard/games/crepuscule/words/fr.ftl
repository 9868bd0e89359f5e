# Les mots d'Au crépuscule de l'Aigle en français.
#
# Une phrase qui commence par un nom commence en minuscule : le programme met la capitale.
# Une décision se demande de deux façons : le message lui-même, et .waiting pour l'autre camp.

## Noms

phase = { $phase ->
    [setting-up] Mise en place
    [compulsory] Tests obligatoires
    [command] Officiers, ralliement et fuite
    [charges] Charges
    [reactions] Réactions aux charges
    [contact] Mouvements de charge
    [movement] Ordres et mouvements
    [guns] Artillerie
    [musketry] Mousqueterie
    [after-fire] Après le tir
    [combat] Corps à corps
   *[after-combat] Après le combat
}
formation = { $formation ->
    [line] ligne
    [extended-line] ligne étendue
    [assault-column] colonne d'assaut
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
arm = { $arm ->
    [infantry] infanterie
    [cavalry] cavalerie
    [artillery] batterie
   *[caisson] caisson
}
class = { $quality ->
    [militia] milice
    [line] ligne
    [veteran] vétérans
    [elite] élite
   *[guard] garde
}
rank = { $rank ->
    [adc] aide de camp
    [brigadier] brigadier
    [brigade-general] général de brigade en chef
    [division-general] général de division en chef
   *[corps-general] général de corps en chef
}
mark = { $mark ->
    [fleeing] en fuite
    [disordered] en désordre
    [push] a la poussée
    [no-officer] sans son officier
    [charging] en charge
    [fearful] effrayée
   *[smoke] derrière la fumée
}
gone = { $place ->
    [destroyed] détruite
    [fled] en fuite hors du champ de bataille
    [captured] capturée
    [in-ranks] dans les rangs
    [in-hand] pas encore en place
   *[on-table] sur la table
}
skirmishers-of = { $name } (tirailleurs)
caption = { $name } : { $arm }, { $class }, { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
} sur { $of }, { $formation }
caption-officer = { $name }, { $rank }
moment = Tour { $turn } : { $phase }
worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
strength-name = figurines
fate = { $fate ->
    [destroyed] détruite
    [fled-off] en fuite
    [captured] capturée
   *[fell] tombé
}
throw-kind = { $kind ->
    [fire] Tirs
    [test] Tests et distances
   *[other] Autres dés
}
    .done = { $kind ->
    [fire] touches
    [test] points
   *[other] réussites
}
sum = { $sum ->
    [manoeuvre] Test de manœuvre
    [result] Résultat du combat
   *[shot] Score pour toucher
}
chapter = { $chapter ->
    [1] L'échelle du jeu
    [2] Le tour
    [3] Les officiers
    [4] Formations de l'infanterie
    [5] Manœuvre et charge
    [6] Tir de l'infanterie
    [7] Corps à corps de l'infanterie
    [8] Réactions à une charge
    [9] Encadrement et détachements
    [10] Cavalerie
    [11] Artillerie
    [12] Ordres et tests de manœuvre
    [13] Soutien
    [14] Obstacles et couverts
    [15] Bâtiments
    [16] Pertes
    [17] Armes
    [18] Qualité des troupes
    [19] Génie
    [20] Fumée
    [21] Moral
    [22] Victoire
    [23] Base : profil
    [24] Base : tir
    [25] Base : blessures et sauvegardes
    [26] Base : corps à corps
    [27] Base : résultat du combat
    [28] Base : fuite, poursuite, ralliement
    [29] Base : panique et peur
    [30] Base : types de troupes
    [31] Base : mouvement
    [32] Base : machines de guerre
   *[33] Base : la fin d'une bataille
}

## Terrain

ground-label = { $kind ->
    [wood] Bois
    [wooded-hill] Colline boisée
    [hill] Colline
    [marsh] Marais
    [vineyard] Vigne
    [steep] Pente raide
    [river] Rivière
    [deep-river] Rivière profonde
    [pond] Étang
    [bridge] Pont
    [redoubt] Redoute
    [daub-house] Maison en torchis
    [brick-house] Maison en brique
    [stone-house] Maison en pierre
    [church] Église
    [barn] Grange
    [blockhouse] Blockhaus
    [hedge] Haie
    [fence] Barrière
    [ditch] Fossé
    [stream] Ruisseau
    [low-wall] Muret
    [barricade] Barricade
    [gabions] Gabions
    [earthwork] Retranchement
    [high-wall] Haut mur
    [ruin] Ruine
    [burnt-house] Maison brûlée
    [blaze] Incendie
    [road] Route
   *[other] { $kind }
}

## La carte

map-key =
    Les lettres sont les unités, grandes au sud et petites au nord ; une flèche est le milieu d'un front.
    ★ et ☆ sont des officiers isolés.
map-side = { $south ->
    [yes] sud
   *[no] nord
}
officer-line = { $name } : { $where }
officer-with = avec { $unit }

## Étapes d'un chemin

leg = { $kind ->
    [wheel-right] fait une roue à droite de { $amount }°
    [wheel-left] fait une roue à gauche de { $amount }°
    [pivot-right] tourne à droite de { $amount }°
    [pivot-left] tourne à gauche de { $amount }°
    [sidestep-right] fait un pas de côté à droite de { $amount } po
    [sidestep-left] fait un pas de côté à gauche de { $amount } po
    [about] fait demi-tour
   *[advance] avance de { $amount } po
}

## Fiches

sheet-unit = { $unit } : { $arm }, { $class }, { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
} sur { $of }, { $formation }, { $files } de front.
sheet-profile = Mouvement { $move }, CC { $ws }, CT { $bs }, F { $strength }, E { $toughness }, I { $initiative }, Cd { $ld }{ $save ->
    [0] { "" }
   *[other] , sauvegarde { $save }+
}.
sheet-marks = État : { $marks }.
sheet-officer = { $name } : { $rank }, Cd { $ld }.
sheet-with = Il est avec { $unit }.

## Questions

choose-other = { $label } : que faites-vous ?
    .waiting = { $side } doit décider : { $label }.
choose-first = Vous avez gagné le jet : commencez-vous, ou laissez-vous commencer ?
    .waiting = { $side } décide qui commence.
choose-first-to-place = Vous avez gagné le jet : placez-vous la première unité, ou l'ennemi ?
    .waiting = { $side } décide qui se déploie d'abord.
choose-place = Déployez une unité.
    .waiting = { $side } déploie une unité.
choose-post = Placez un officier.
    .waiting = { $side } place un officier.
choose-ride = Déplacez vos officiers, ou finissez cette étape.
    .waiting = { $side } déplace ses officiers.
choose-order = Donnez vos ordres et déplacez vos unités, ou finissez cette étape.
    .waiting = { $side } donne ses ordres et se déplace.
choose-charge = Déclarez vos charges, unité par unité, ou finissez cette étape.
    .waiting = { $side } déclare ses charges.
choose-charge-move = Quelle unité en charge se déplace ensuite ?
    .waiting = { $side } déplace ses charges.
choose-reaction = Choisissez la réaction d'une unité chargée.
    .waiting = { $side } choisit ses réactions aux charges.
choose-support = Qui soutient { $unit } ?
    .waiting = { $side } décide qui soutient { $unit }.
choose-combat = Quel combat résoudre ensuite ?
    .waiting = { $side } choisit le prochain combat.
choose-strike = Combien de figurines de { $unit } frappent { $target } ?
    .waiting = { $side } répartit les attaques de { $unit }.
choose-officer-strike = Combien de figurines de { $unit } frappent { $officer } ?
    .waiting = { $side } décide qui frappe { $officer }.
choose-pursuit = { $unit } poursuit-elle, ou tente-t-elle de se retenir ?
    .waiting = { $side } décide si { $unit } poursuit.
choose-fate = Détruire { $target }, ou garder cette prise ?
    .waiting = { $side } décide si { $target } est à détruire.
choose-occupation = { $unit } occupe-t-elle le bâtiment qu'elle a pris ?
    .waiting = { $side } décide si { $unit } occupe le bâtiment.
choose-break-off = Quelle cavalerie rompt le combat ?
    .waiting = { $side } décide si sa cavalerie rompt le combat.
choose-formation = Choisissez la formation de { $unit }.
    .waiting = { $side } choisit la formation de { $unit }.
choose-aim = Choisissez les cibles de vos pièces, ou finissez cette étape.
    .waiting = { $side } choisit les cibles de ses pièces.
choose-counter-fire = Vos pièces répondent-elles à celles qui tirent sur elles ?
    .waiting = { $side } décide si ses pièces répondent.
choose-estimates = Notez la distance de vos cibles.
    .waiting = On note la distance des cibles.
choose-round = Boulet ou mitraille ?
    .waiting = { $side } charge une pièce.
choose-spike = Quelles pièces prises enclouez-vous ?
    .waiting = { $side } décide quelles pièces prises enclouer.
choose-answer = { $officer } est chargé : se retire-t-il, se défend-il ou se rend-il ?
    .waiting = { $side } décide de ce que fait { $officer }.
choose-refuge = Où va { $officer } ?
    .waiting = { $side } met { $officer } à l'abri.
choose-swap = Les rangs d'une ligne changent-ils de place ?
    .waiting = { $side } peut échanger les rangs de ses lignes.
choose-unlimber = Quelles pièces se mettent en batterie ?
    .waiting = { $side } met ses pièces en batterie.
choose-after-failure = L'ordre donné à { $unit } a échoué : le répéter, rester ou se replier ?
    .waiting = { $side } décide de ce que fait { $unit }.
choose-shot = Choisissez une unité et sa cible, ou finissez cette étape.
    .waiting = { $side } tire.
choose-reply = { $target } a tiré sur { $unit } : riposter ?
    .waiting = { $side } décide si { $unit } riposte.
choose-die = Le dé de { $unit } donne { $face ->
        [0] un incident de tir
       *[other] { $face }
    } : relancer ce dé, une seule fois dans la bataille ?
    .waiting = { $side } décide si { $unit } relance le dé.
choose-reroll = { $unit } a raté son test : relancer les dés, une seule fois dans la bataille ?
    .waiting = { $side } décide si { $unit } relance les dés.
throw = { $what } : lancez les dés.
throw-of = { $unit }, { $what } : lancez les dés.
battle-over = { $victory } { $ending }
victory = { $winner ->
    [none] Match nul.
   *[other] { $winner } : victoire.
}
ending = { $broken ->
    [none] après le tour { $turn }
   *[other] au tour { $turn }, { $broken } n'ayant plus qu'un quart des figurines
} : { $more } à { $less } aux points de victoire{ $grade ->
    [draw] { "" }
    [tactical-success] , succès tactique
    [victory] , victoire
    [decisive-victory] , victoire décisive
   *[strategic-victory] , victoire stratégique
} ({ $rule }).

## Actions

act-go-first = Commencer
act-go-second = Laisser commencer
act-end-step = Finir cette étape
act-ride = { $officer } se rend en { $place }
act-join = { $officer } rejoint { $unit }
act-form = { $unit } se forme en { $formation }{ $files ->
    [0] { "" }
   *[other] , { $files } de front
}
act-charge = { $unit } charge { $target }{ $hand ->
    [none] { "" }
    [right] , roue à droite de { $wheel }°
   *[left] , roue à gauche de { $wheel }°
}
act-charge-officer = { $unit } charge { $officer }{ $hand ->
    [none] { "" }
    [right] , roue à droite de { $wheel }°
   *[left] , roue à gauche de { $wheel }°
}
act-march = { $unit } { $legs }
act-withdraw = { $unit } se replie
act-again = { $asked ->
    [choose-die] Relancer le dé
    [choose-reroll] Relancer le test
   *[other] Répéter l'ordre
}
act-stay = { $asked ->
    [choose-die] Garder le dé
    [choose-reroll] Accepter l'échec
   *[other] Rester
}
act-fall-back = Se replier
act-turn = { $unit } fait face à { $target }
act-detach = { $unit } : { $count ->
    [one] un tirailleur se détache
   *[other] { $count } tirailleurs se détachent
} vers { $place }
act-rejoin = { $unit } rejoint son bataillon
act-react = { $unit } : { $reaction ->
    [hold] tient
    [hold-and-fire] tient et tire
    [flee] fuit
    [fire-and-flee] tire et fuit
    [re-form] se forme en { $formation }
    [hold-fire] retient son feu
    [counter-charge] contre-charge
    [fall-back] se replie
   *[shelter] s'abrite dans un carré
}
act-support = { $unit } soutient { $target } : { $job ->
    [fire] tir
    [counter-charge] contre-charge
   *[stand] en appui derrière elle
}
act-unsupported = Pas de soutien
act-defend = Il se défend
act-surrender = Il se rend
act-evade = Il se retire
act-shoot = { $unit } tire sur { $target }
act-snipe = { $unit } tire sur { $officer }
act-volley = { $unit } tire au commandement sur { $target }
act-reply = Riposter
act-pass = Passer
act-fight = Résoudre le combat de { $unit }
act-strike = { $unit } frappe { $target } avec { $count ->
    [one] une figurine
   *[other] { $count } figurines
}
act-swap = { $unit } : { $ahead ->
    [yes] le second rang passe devant
   *[no] le premier rang passe derrière
}
act-strike-officer = { $unit } frappe { $officer } avec { $count ->
    [one] une figurine
   *[other] { $count } figurines
}
act-pursue = Poursuivre
act-hold-back = Se retenir
act-break-off = { $unit } rompt le combat
act-limber = { $unit } attelle
act-unlimber = { $unit } se met en batterie
act-traverse = { $unit } pivote { $hand ->
    [right] à droite de { $wheel }°
   *[left] à gauche de { $wheel }°
}
act-aim = { $unit } pointe sur { $target } : { $ammunition ->
    [ball] boulet
    [canister] mitraille
   *[shell] obus
}
act-duel = { $unit } contrebat { $target }
act-estimate = Noter les estimations
act-crew = { $unit } sert { $target }
act-spike = { $unit } encloue { $target }
act-enter = { $unit } entre dans le bâtiment
act-leave = { $unit } sort du bâtiment
act-clear = { $unit } dégage l'obstacle
act-build = { $unit } élève un obstacle en { $place }
act-place = { $unit } se déploie en { $place } : { $formation }
act-post = { $officer } prend son poste en { $place }

## Événements

event-turn = Le tour { $turn } commence.
    .heading = Tour { $turn }
event-player-turn = { $side } joue.
    .heading = { $side }
event-phase = { $phase }.
    .heading = { $phase }
event-thrown-for-deployment = Pour le déploiement, le sud fait { $one }, le nord { $other }.
event-deploys-first = { $side } place la première unité.
event-set-up = { $unit } est en place : { $formation }.
event-posted = { $officer } prend son poste.
event-gabions-raised = { $side } a des gabions devant { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
event-thrown-for-first = Jet pour commencer : sud { $one }, nord { $other }.
event-goes-first = { $side } commence.
event-manoeuvre-tested = { $unit } passe un test de manœuvre : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-panic-tested = { $unit } passe un test de panique : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-morale-tested = { $unit } passe un test de moral : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-rally-tested = { $unit } tente de se rallier : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-break-tested = { $unit } passe un test de déroute : { $score }, commandement { $value }, { $passed ->
    [yes] elle tient
   *[no] raté
}.
event-impetuosity-tested = { $unit } passe un test d'impétuosité : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-hold-tested = { $unit } passe un test pour se retenir : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-fear-tested = { $unit } passe un test de peur : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-rerolled = { $unit } relance les dés, une seule fois dans la bataille.
event-drilled = { $unit } est bien exercée : aucun test.
event-ordered = { $unit } reçoit l'ordre de { $order ->
    [form] changer de formation
    [advance] avancer
    [withdraw] se replier
    [turn] faire face à l'ennemi
    [hunt] charger un officier
   *[charge] charger
}.
event-halted = { $unit } ne reçoit plus d'ordre ce tour-ci.
event-marched = { $unit } { $legs }.
event-formed = { $unit } se forme en { $formation }, { $files } de front.
event-fell-back = { $unit } se replie de { $distance } po.
event-disordered = { $unit } est en désordre.
event-reordered = { $unit } est de nouveau en ordre.
event-worked = { $unit } travaille : { $score } pour { $value }, { $passed ->
    [yes] c'est fait
   *[no] pas encore
}.
event-obstacle-lowered = { $unit } abaisse l'obstacle.
event-obstacle-built = { $unit } élève un obstacle.
event-entered = { $unit } entre dans un bâtiment.
event-came-out = { $unit } sort de son bâtiment.
event-detached = { $unit } détache { $count ->
    [one] un tirailleur
   *[other] { $count } tirailleurs
}.
event-rejoined = { $unit } rejoint { $target }.
event-rode = { $officer } se déplace.
event-joined = { $officer } rejoint { $unit }.
event-left = { $officer } quitte { $unit }.
event-officer-wounded = { $officer } est blessé.
event-officer-fell = { $officer } tombe !
event-officer-captured = { $officer } est capturé !
event-officer-answered = { $officer } { $answer ->
    [evades] se retire
    [defends] se défendra
   *[surrenders] se rendra
}.
event-officer-fought = { $officer } contre { $unit } : { $mine } contre { $theirs }.
event-officer-tested = { $officer } passe un test pour tenir bon : { $score } pour { $value }, { $passed ->
    [yes] réussi
   *[no] raté
}.
event-unit-officer-fell = { $unit } perd son officier.
event-compelled = { $unit } ne se retient plus et chargera { $target } !
event-declared-a-charge = { $unit } charge { $target } !
event-charged-an-officer = { $unit } charge { $officer } !
event-missed-an-officer = { $unit } n'atteint pas { $officer }.
event-reached-an-officer = { $unit } atteint { $officer } !
event-reacted = { $unit } { $reaction ->
    [hold] tient
    [hold-and-fire] tient et tire
    [flee] fuit
    [fire-and-flee] tire et fuit
    [re-form] se reforme
    [hold-fire] retient son feu
    [counter-charge] contre-charge
    [fall-back] se replie
   *[shelter] s'abrite
}.
event-supported = { $unit } soutient { $target }.
event-charge-void = { $unit } ne charge finalement pas { $target }.
event-charge-failed = { $unit } n'atteint pas { $target }.
event-counter-charged = { $unit } contre-charge { $target } !
event-touched = { $unit } aborde { $target } { $edge ->
    [front] de front
    [rear] à revers
   *[other] de flanc
}.
event-caught = { $unit } rattrape { $target } !
event-stood-in-fear = { $unit } reste sur place, effrayée.
event-shot-at = { $unit } tire sur { $target } : { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, { $need }+.
event-hit = { $unit } : { $count ->
    [0] aucune touche
    [one] une touche
   *[other] { $count } touches
} sur { $target }.
event-wounded = { $unit } : { $count ->
    [one] une blessure
   *[other] { $count } blessures
}{ $saved ->
    [0] { "" }
   [one] , une sauvegardée
   *[other] , { $saved } sauvegardées
}.
event-replied = { $unit } riposte sur { $target }.
event-duel = Le duel : { $unit } a perdu { $mine }, { $target } { $theirs }.
event-swapped-ranks = { $unit } : { $ahead ->
    [yes] le second rang passe devant
   *[no] le premier rang passe derrière
}.
event-sappers-fell = { $unit } perd { $count ->
    [one] un sapeur
   *[other] { $count } sapeurs
}.
event-smoke-rose = La fumée monte devant { $unit }.
event-smoke-cleared = La fumée se dissipe devant { $unit }.
event-estimated = { $unit } pointe sur { $target } : { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}.
event-misfired = { $unit } : incident de tir.
event-bounced = Le boulet de { $unit } { $length ->
    [0] frappe
   *[other] rebondit
} à { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}{ $length ->
    [0] { "" }
    [one] , sur { $length } pouce
   *[other] , sur { $length } pouces
}.
event-swept = La mitraille de { $unit } balaie le terrain à partir de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}.
event-shell-fell = L'obus de { $unit }, pointé à { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}, { $length ->
    [0] tombe où il était pointé
   *[other] tombe à { $length } po de là
}.
event-wall-held = Le mur arrête le boulet de { $unit }.
event-wall-shattered = Le boulet de { $unit } abat le mur !
event-wall-hit = Un mur d'un bâtiment subit { $count ->
    [one] une blessure
   *[other] { $count } blessures
}.
event-wall-pierced = Les sapeurs de { $unit } percent une ouverture dans le mur !
event-grand-battery = La grande batterie : { $count ->
    [one] une touche de plus
   *[other] { $count } touches de plus
} sur { $target }.
event-building-damaged = Le bâtiment est endommagé : { $score }.
event-dust = La poussière remplit le bâtiment de { $unit }.
event-driven-out = { $unit } est chassé de son bâtiment !
event-collapsed = Un mur cède, et le bâtiment s'effondre !
event-burning = Le bâtiment brûle !
event-gun-hit = La pièce de { $unit } subit { $count ->
    [one] une blessure
   *[other] { $count } blessures
}.
event-team-hit = L'attelage de { $unit } subit { $count ->
    [one] une blessure
   *[other] { $count } blessures
}.
event-burst = La pièce de { $unit } éclate !
event-jammed = { $unit } ne tirera pas à son prochain tour.
event-exploded = Les caissons de { $unit } explosent !
event-limbered = { $unit } attelle.
event-sheltered = Les servants de { $unit } se réfugient dans le carré de { $target }.
event-gunners-fell-back = Les servants de { $unit } reculent et laissent leur pièce.
event-gunners-came-back = Les servants de { $unit } reviennent à leur pièce.
event-traversed = { $unit } fait pivoter ses pièces.
event-unlimbered = { $unit } se met en batterie.
event-gun-captured = { $target } prend { $unit } !
event-gun-spiked = { $unit } encloue { $target } !
event-gun-crewed = { $unit } sert { $target }.
event-caisson-came-up = { $unit } arrive derrière le centre de son armée.
event-refilled = Les coffres de { $unit } sont de nouveau pleins.
event-lost = { $unit } perd { $count ->
    [one] une figurine
   *[other] { $count } figurines
}.
event-destroyed = { $unit } est détruite.
event-fled-off = { $unit } fuit le champ de bataille.
event-colour-taken = Le drapeau de { $unit } est pris !
event-fought = { $unit } et { $target } combattent.
event-struck = { $unit } frappe { $target } : { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, { $need }+.
event-struck-home = { $unit } : { $count ->
    [0] aucune touche
    [one] une touche
   *[other] { $count } touches
} sur { $target }.
event-combat-result = Le combat : { $mine } contre { $theirs }.
event-musicians = Les musiciens font { $one } et { $other }.
event-pushed = { $unit } a la poussée.
event-turned-in-combat = { $unit } fait face à { $target }.
event-broke = { $unit } est en déroute !
event-fell-back-in-order = { $unit } se replie en bon ordre.
event-pursued = { $unit } poursuit { $target } sur { $distance } po.
event-held-back = { $unit } se retient.
event-broke-off = { $unit } rompt le combat.
event-panicked = { $unit } panique !
event-fled = { $unit } fuit de { $distance } po.
event-rallied = { $unit } se rallie en { $formation }.
event-abandoned = Les servants de { $unit } abandonnent leur pièce.
event-gunners-joined = { $count ->
    [one] Un servant rejoint
   *[other] { $count } servants rejoignent
} { $unit }.
event-artillery-duel = Les pièces : { $unit } a perdu { $mine }, { $target } { $theirs }.
event-held = { $side } tient { $goal }.
event-ended = { $victory } { $ending }
