# Les mots de La Marche des Aigles en français.
#
# Une phrase commence par une minuscule là où elle commence par un nom : le programme la relève.
# Une décision se demande sur deux tons : le message lui-même, et .waiting pour l'autre joueur.

## Noms

phase = { $phase ->
    [set-up] Mise en place
    [initiative] Initiative
    [activations] Activations
    [resolve] Détermination
   *[compulsory-moves] Mouvements obligatoires
}
formation = { $formation ->
    [line] ligne
   *[column] colonne
}
character = { $character ->
    [drummer] tambour
    [sergeant] sergent
    [ensign] porte-drapeau
    [officer] officier
   *[commander] Commandant en chef
}
staff = { $count } { $character ->
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
staff-sign = { $character ->
    [drummer] T
    [sergeant] S
    [ensign] P
   *[officer] O
}
ground = { $kind ->
    [wood] le bois
    [vineyard] la vigne
    [marsh] le marais
    [farm] la ferme
    [village] le village
    [chapel] la chapelle
    [hill] la colline
    [pond] l'étang
    [hedge] la haie
    [wall] le mur
    [ravine] le ravin
    [stream] le ruisseau
   *[other] { $kind }
}
ground-label = { $kind ->
    [wood] Bois
    [vineyard] Vigne
    [marsh] Marais
    [farm] Ferme
    [village] Village
    [chapel] Chapelle
    [hill] Colline
    [pond] Étang
    [hedge] Haie
    [wall] Mur
    [ravine] Ravin
    [stream] Ruisseau
   *[other] { $kind }
}
quality = { $quality ->
    [recruits] Recrues
    [drilled] Troupe exercée
    [veterans] Vétérans
   *[guard] Garde
}
target = { $screen ->
    [yes] les tirailleurs de { $unit }
   *[no] { $unit }
}
caption = { $name } : { $quality }, { $men }{ $screen ->
    [0] { "" }
   *[other] { " " }+ { $screen }
}, { $formation }
mark = { $mark ->
    [disordered] désorganisé
    [routing] en déroute
    [faltered] charge trop courte
    [reforming] se reforme
    [thinned] réduit de moitié
    [charging] a son bonus de charge
    [defending] défend son terrain
    [struck-aside] pris de flanc ou à revers
    [tired] fatigué
    [fired] a tiré
    [skirmished] ses tirailleurs ont tiré
    [rifled] carabines utilisées
    [ran] a fui ce tour-ci
    [beaten] a perdu un combat ce tour-ci
    [tested] a testé sa Détermination
    [steady] a tenu
    [mending] reprend sa formation
    [entangled] son combat a commencé ce tour-ci
    [freed] libre du combat qu'il avait rejoint
   *[fought] a combattu ce tour-ci
}
moment = Tour { $turn }, { $phase }
halted = s'arrête
leg = { $kind ->
    [advance] { $amount } cm en avant
    [back] { $amount } cm en arrière
    [wheel-left] conversion à gauche de { $amount }°
   *[wheel-right] conversion à droite de { $amount }°
}
chapter = { $chapter ->
    [1] Le jeu et ses figurines
    [2] Coûts et listes d'armée
    [3] Le Commandant en chef
    [4] Mise en place
    [5] Le tour
    [6] Activation
    [7] Manœuvre
    [8] Désorganisation
    [9] Précision
    [10] Tirailleurs et troupes légères
    [11] Personnages sous le feu
    [12] Agression et combat
    [13] Tir défensif
    [14] Pertes
    [15] Détermination et bravoure
    [16] Victoire
    [17] Exemples d'armées
   *[other] Les figurines sur la table
}

## La table dessinée

board-edge = { $edge ->
    [south] Sud
   *[north] Nord
}
map-key =
     A B … rouges, a b … bleus, ▲ ▶ ▼ ◀ leur front  ; : tirailleurs  ★ ☆ Commandants  ◎ objectif
     · colline  ♣ bois  " vigne, marais  ⌂ maisons  ≈ infranchissable  = haie, mur, ravin  ~ ruisseau
     debout/levés, + tirailleurs ; T tambour, S sergent, P porte-drapeau, O officier ; lieu, face
picture-army = { $army } : { $count ->
    [one] un bataillon
   *[other] { $count } bataillons
}, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}
map-seat = { $seat ->
    [red] rouge
   *[blue] bleu
}
map-side = { $south ->
    [yes] vient du sud
   *[no] vient du nord
}
gone = { $place ->
    [in-hand] pas encore placé
    [fled] a fui la table
   *[destroyed] détruit
}
status = { $status ->
    [ready] prêt
    [passed] a passé
   *[activated] a agi
}
helps = aide { $friend }
fights = aux prises avec { $foe }
chief-line = { $name } : { $where }
chief = { $state ->
    [dead] tombé
    [in-hand] pas encore placé
   *[joined] avec { $unit }
}

## Questions

choose-side = Vous remportez le jet. Choisissez votre côté de la table.
    .waiting = { $side } choisit un côté de la table.
choose-first = Vous remportez le jet. Placer en premier, ou faire placer l'ennemi ?
    .waiting = { $side } décide qui place en premier.
choose-order = Vous remportez le jet. Jouer en premier, ou faire jouer l'ennemi ?
    .waiting = { $side } décide qui joue en premier.
choose-battalion = Placez un bataillon.
    .waiting = { $side } place un bataillon.
choose-screen = Placez les tirailleurs de { $unit }.
    .waiting = { $side } place des tirailleurs.
choose-post = Placez votre Commandant en chef.
    .waiting = { $side } place son Commandant en chef.
choose-activation = Choisissez un bataillon et ce qu'il fait.
    .waiting = { $side } choisit une activation.
choose-ride = Votre Commandant en chef peut parcourir { $reach } cm.
    .waiting = { $side } déplace son Commandant en chef.
choose-to-ride = Votre Commandant en chef se déplace-t-il maintenant ?
    .waiting = { $side } peut déplacer son Commandant en chef.
choose-manoeuvre = { $unit } manœuvre : se déplacer, changer de formation ou se reformer.
    .waiting = { $side } choisit une manœuvre pour { $unit }.
choose-path = { $unit } a { $pips } { $pips ->
    [one] point
   *[other] points
} pour se déplacer.
    .waiting = { $side } déplace { $unit }.
choose-place = Placez les tirailleurs de { $unit }.
    .waiting = { $side } place les tirailleurs de { $unit }.
choose-shot = { $unit } peut aussi faire tirer le reste de ses hommes.
    .waiting = { $side } peut continuer le tir de { $unit }.
choose-reroll = { $unit } peut relancer un dé : { $need ->
    [7] aucune face ne suffit
   *[other] { $need } ou plus, { $chance }
}. ({ $why })
    .waiting = { $side } peut relancer pour { $unit }.
choose-defence = { $charger } charge { $defender } : tirer sur la charge ?
    .waiting = { $side } répond à la charge sur { $defender }.
choose-pursuit = { $winner } l'emporte : poursuivre { $loser } ?
    .waiting = { $side } décide si { $winner } poursuit.
choose-withdrawal = Le combat est fini : { $unit } se retire-t-il ?
    .waiting = { $side } décide si { $unit } se retire.
choose-test = Quel bataillon teste sa Détermination maintenant ?
    .waiting = { $side } choisit qui teste.
throw = Les dés sont lancés : { $what }.
throw-test = { $unit } teste { $test ->
    [manoeuvre] sa manœuvre
    [aggression] sa bravoure
    [resolve] sa Détermination
   *[rally] son ralliement
} : { $need ->
    [7] aucune face ne suffit
   *[other] réussi sur { $need } ou plus, { $chance }
}.
throw-volley = { $unit } tire sur { $target } : { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, touche sur { $need } ou plus.
throw-risk = { $unit }, en danger : { $dice ->
    [one] un
   *[other] { $dice }
} { $character ->
    [drummer] { $dice ->
        [one] tambour
       *[other] tambours
    }
    [sergeant] { $dice ->
        [one] sergent
       *[other] sergents
    }
    [ensign] porte-drapeau
    [officer] officier
   *[commander] Commandant en chef
}, sauvé sur 4 ou plus.
throw-charge = { $unit } charge { $target } : { $need ->
    [7] aucune face n'y suffit
   *[other] { $need } ou plus pour l'atteindre, { $chance }
}.
throw-combat = Combat : { $one } ajoute { $mine }, { $other } ajoute { $theirs } ; { $one } l'emporte { $won }, égalité { $drawn }, { $other } l'emporte { $lost }.
throw-initiative = Initiative : { $one } ajoute { $mine }, { $other } ajoute { $theirs } ; { $one } l'emporte { $won }, { $other } { $lost }.
throw-set-up = Dés de la mise en place : { $one } contre { $other }.
die-3-5 = Le Commandant en chef de { $side } se déplace : 10 cm par point.
die-7-2 = { $unit } lance le dé de son déplacement.
die-7-8 = { $unit } franchit un obstacle : le jet est retranché de son déplacement.
die-13-2 = { $unit } tire sur la charge : courte portée sur 6, moyenne sur 3 à 5, longue sur 1 ou 2.
die-15-5 = { $unit } fuit : 7,5 cm par point.
battle-over = { $victory } : { $ending }

## Ce qui s'est passé

event-sides = { $side } prend le côté { $edge ->
    [south] sud
   *[north] nord
}.
event-placed = { $unit } est placé en { $formation }{ $sent ->
    [0] { "" }
    [one] , un homme envoyé en tirailleur
   *[other] , { $sent } hommes envoyés en tirailleurs
}.
event-screened = Les tirailleurs de { $unit } se déploient.
event-took-post = Le Commandant en chef de { $side } prend son poste.
event-turn = — Tour { $turn } —
    .heading = Tour { $turn }
event-phase = — { $phase } —
    .heading = { $phase }
event-initiative-thrown = Initiative : { $red } { $one } → { $mine }, { $blue } { $other } → { $theirs }.
event-initiative = { $side } a l'initiative.
event-goes-first = { $side } joue en premier.
event-passed = { $unit } passe.
event-tested = { $unit } teste { $test ->
    [manoeuvre] sa manœuvre
    [aggression] sa bravoure
    [resolve] sa Détermination
   *[rally] son ralliement
} : { $face }{ $passed ->
    [yes] , réussi
   *[no] , raté
} ({ $result }, il fallait { $score }).
event-rerolled = { $unit } : le { $character ->
    [drummer] tambour
    [sergeant] sergent
    [ensign] porte-drapeau
   *[officer] officier
} relance un dé.
event-paced = { $unit } a { $pips } { $pips ->
    [one] point
   *[other] points
} pour se déplacer.
event-marched = { $unit } : { $legs }.
event-formed = { $unit } se forme en { $formation }, { $heading }.
event-reforms = { $unit } reforme ses rangs.
event-in-order = { $unit } est de nouveau en ordre.
event-recovered = { $unit } s'est ressaisi.
event-disordered = { $unit } est désorganisé.
event-obstacle-met = { $unit } rencontre { $obstacle } : { $face }{ $stopped ->
    [yes] , et s'y arrête
   *[no] , et passe
}.
event-ride-thrown = Le Commandant en chef de { $side } fait { $face } : jusqu'à { $face } fois 10 cm.
event-will-ride = Le Commandant en chef de { $side } se déplacera après cette activation.
event-rode = Le Commandant en chef de { $side } se déplace.
event-joined = Le Commandant en chef rejoint { $unit }.
event-made-way = Le Commandant en chef de { $side } s'écarte.
event-shot = { $detached ->
    [yes] les tirailleurs de { $unit } tirent
   *[no] { $unit } tire
} sur { $target } : { $dice ->
    [0] hors de portée
    [one] un dé, { $need } ou plus touche
   *[other] { $dice } dés, { $need } ou plus touche
}.
event-hit = { $target } : { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
}{ $sixes ->
    [0] { "" }
    [one] , { $hits ->
        [one] un 6
       *[other] dont un 6
    }
   *[other] , dont { $sixes } six
}.
event-defended = { $unit } tire sur { $target } qui charge : dé de portée { $face }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, { $need } ou plus touche.
event-lost = { $unit } perd { $count } { $count ->
    [one] homme
   *[other] hommes
}.
event-lost-skirmishers = Les tirailleurs de { $unit } perdent { $count } { $count ->
    [one] homme
   *[other] hommes
}.
event-screen-swept = Les tirailleurs de { $unit } sont balayés.
event-lost-character = { $unit } perd son { $character ->
    [drummer] tambour
    [sergeant] sergent
    [ensign] porte-drapeau
   *[officer] officier
}.
event-commander-fell = Le Commandant en chef de { $side } tombe !
event-destroyed = { $unit } est détruit.
event-left-table = { $unit } fuit hors de la table.
event-charges = { $unit } charge { $target }.
event-fell-short = { $unit } n'atteint pas l'ennemi et se rallie.
event-engaged = { $unit } aborde { $target }{ $aside ->
    [yes] { " " }de flanc ou à revers
   *[no] { "" }
}.
event-joined-combat = { $unit } se joint au combat de { $target }.
event-left-combat = { $unit } quitte le combat.
event-fought = Combat : { $unit } { $die } → { $mine }, { $target } { $otherdie } → { $theirs }.
event-drew = { $unit } et { $target } se battent sans résultat.
event-recoiled = { $unit } est repoussé de { $length } cm.
event-at-bay = { $unit } ne peut pas reculer et perd davantage d'hommes.
event-pursued = { $unit } poursuit { $target }.
event-met-first = { $unit } rencontre d'abord { $target }.
event-countercharged = { $unit } { $passed ->
    [yes] contre-charge
   *[no] ne parvient pas à contre-charger
} { $target }.
event-set-up-thrown = Dés de la mise en place : { $red } { $one }, { $blue } { $other }.
event-places-first = { $side } place le premier bataillon.
event-shaken = { $unit } doit tester sa Détermination : { $cause ->
    [shot-at] pertes sous le feu
    [saw-flight] il a vu fuir des amis
    [lost-men] pertes au combat
   *[lost-commander] son Commandant en chef est tombé
}.
event-held = { $unit } tient bon.
event-broke = { $unit } cède.
event-routed = { $unit } est en déroute !
event-flees = { $unit } fuit de { $length } cm.
event-fled = { $unit } court vers son bord de table.
event-caught = { $unit } est rattrapé dans sa fuite.
event-rallied = { $unit } se rallie.
event-ended = { $victory } : { $ending }
victory = { $winner ->
    [none] Partie nulle
   *[other] Victoire : { $winner }
}
ending-nobody-left = { $you ->
    [won] vous avez vaincu le dernier bataillon ennemi
    [lost] votre dernier bataillon a été vaincu
   *[no] { $loser } n'avait plus de bataillon
} au tour { $turn } ({ $rule }).
ending-both-gone = aucun camp n'avait plus de bataillon après le tour { $turn } ({ $rule }).
ending-battalions = après le tour { $turn }, { $you ->
    [won] vous aviez { $more } contre { $less }
    [lost] l'ennemi avait { $more } contre { $less } pour vous
   *[no] { $winner } avait { $more } contre { $less }
}, bataillons encore en lice et objectifs compris{ $held ->
    [none] {""}
   *[other] {" "}(tenu : { $held })
} ({ $rule }).
ending-fewer-losses = après le tour { $turn }, bataillons et objectifs étaient à égalité ; { $you ->
    [won] vos pertes : { $fewer }, celles de l'ennemi : { $greater }
    [lost] pertes de l'ennemi : { $fewer }, les vôtres : { $greater }
   *[no] pertes : { $winner } { $fewer }, { $loser } { $greater }
} ({ $rule }).
ending-equal = après le tour { $turn }, bataillons, objectifs et pertes étaient à égalité ({ $rule }).
ending-other = { $label }, tour { $turn } ({ $rule }).

## Ce que l'on peut faire

act-take-side = prendre le côté { $edge ->
    [south] sud
   *[north] nord
}
act-go-first = jouer en premier
act-go-second = faire jouer l'ennemi en premier
act-place = { $unit } en { $formation } à { $place }, { $heading }{ $detached ->
    [0] { "" }
    [one] , un homme en tirailleur
   *[other] , { $detached } hommes en tirailleurs
}
act-place-screen = tirailleurs de { $unit } à { $place }, { $heading }
act-place-commander = Commandant en chef à { $place }
act-pass = { $unit } ne fait rien
act-manoeuvre = { $unit } manœuvre
act-move = se déplacer
act-form = se former en { $formation }, { $heading }
act-reform = reformer les rangs
act-march = { $legs }
act-fire-at = { $unit } tire sur { $target }
act-skirmish-at = les tirailleurs de { $unit } tirent sur { $target }
act-cease-fire = cesser le tir
act-attack = { $unit } charge { $target }{ $hand ->
    [none] { "" }
    [left] , conversion à gauche de { $wheel }°
   *[right] , conversion à droite de { $wheel }°
}
act-rally = { $unit } essaie de se rallier
act-fight-on = { $unit } continue le combat
act-ride = le Commandant en chef se déplace
act-wait = le Commandant en chef se déplace après cette activation
act-ride-to = aller à { $place }
act-join = rejoindre { $unit }
act-stay = rester
act-reroll = relancer
act-keep = garder le jet
act-defensive-fire = tirer sur la charge
act-hold-fire = ne pas tirer
act-counter-charge = contre-charger
act-pursue = poursuivre
act-stand = tenir
act-test-resolve = test de Détermination : { $unit }
act-withdraw = se retirer

## Chances

sum = { $sum ->
    [dice] Dés
    [to-hit] Ajouté à chaque dé
   *[combat] Ajouté au dé de combat
}
bar-pass = réussit
bar-fail = échoue
bar-reaches = arrive
bar-short = s'arrête trop court
bar-refuses = refuse de charger
bar-round = { $result ->
    [won] gagne
    [drawn] égalité
   *[lost] perd
}
means-hit = au moins une touche sur { $target }
means-character = { $target } perd un personnage
means-rout = { $target } : en déroute ou détruit, test de Détermination compris
means-gone = { $target } est détruit
means-pass = { $unit } réussit, relances comprises
means-bold = { $unit } charge, relances comprises
means-win = { $unit } gagne le round
bar-length = { $length } cm
bar-over = franchit
bar-stop = s'arrête devant
plan-obstacles = Les obstacles en chemin coûtent davantage (7.8).
means-leaves = { $unit } fuit hors de la table
means-caught = { $unit } fuit dans l'ennemi et est perdu
means-joins = il peut atteindre { $unit } et s'y joindre
means-broken = { $unit } est mis en déroute ou détruit par le tir de { $target }, s'il tire
means-breaks = { $unit } : en déroute ou détruit dans ce round

## Les instruments de mesure

sight-clear = Ligne libre (9.2).
sight-blocked = Arrêtée par { $who }.
measure-size = { $width } × { $depth } cm (18.1).
measure-screen = Tirailleurs : { $groups } { $groups ->
    [one] groupe
   *[other] groupes
}, intervalles de { $gap } cm (18.2).
measure-nearest = Au plus près : { $who }, { $length } cm (18.6).
measure-row = { $length } cm, { $share ->
    [all] tous les groupes
    [half] la moitié des groupes
   *[quarter] un quart des groupes
} (9.4)
measure-arc = 45° de part et d'autre du droit devant, depuis le centre de chaque groupe (R18, R62)
measure-keep = { $length } cm : l'ennemi en mouvement doit rester au moins à cette distance (7.11)
measure-shot = Peut tirer d'ici à sa prochaine activation (9.4)
measure-onset = Peut charger jusqu'ici avec un { $most } au dé de distance, en terrain découvert (12.3)
measure-ride = { $length } cm : son plus long déplacement, avec un 6 (3.5)
measure-span = { $length } cm de bord à bord (R62).
measure-bearing = { $groups ->
    [one] Un groupe
   *[other] Sur { $groups } groupes
} : { $bear } avec la cible dans l'angle (R18), { $see } avec une ligne libre (9.2).
measure-band = Portée { $length } cm : { $share ->
    [all] tous les groupes comptent
    [half] la moitié des groupes compte
   *[quarter] un quart des groupes compte
} (9.4).
measure-beyond = Portée { $length } cm : au-delà de { $limit } cm (9.4).
measure-cover = { $cover ->
    [none] Sans couvert
    [light] Couvert léger
   *[hard] Couvert dur
} (9.3).
measure-sector = Se trouve { $sector ->
    [front] devant son front
    [flank] sur son flanc
   *[rear] sur ses arrières
} (R26).
measure-charge = Une charge arrive avec { $need } ou plus au dé de distance (12.3).

## Une pièce telle qu'elle est

sheet-battalion = { $unit } : { $quality }{ $kind ->
    [rifles] , carabines rayées
    [light] , infanterie légère
   *[plain] { "" }
}, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
} sur { $of }, en { $formation } (6.3, 14.0).
sheet-screen = { $lost ->
    [0] { $of ->
        [one] Son seul tirailleur est déployé
       *[other] Les { $of } tirailleurs sont tous déployés
    }
   *[other] Il reste { $men ->
        [one] { $men } tirailleur
       *[other] { $men } tirailleurs
    } sur { $of }
} (10.1).
sheet-marks = { $marks }.
sheet-foe = Aux prises avec { $foe } (12.8).
sheet-helps = S'est joint au combat de { $friend } (12.9).
sheet-led = Le Commandant en chef est avec lui : ses tests réussissent (3.1).
sheet-status = { $status ->
    [acted] A agi ce tour (5.4).
    [passed] A passé ce tour (6.2).
    [recovering] Se ressaisit jusqu'à la fin du tour { $turn } (5.4).
   *[ready] Peut encore agir ce tour (5.4).
}
sheet-staff = { $of ->
    [one] { $character ->
        [drummer] Tambour
        [sergeant] Sergent
        [ensign] Porte-drapeau
       *[officer] Officier
    }
   *[other] { $character ->
        [drummer] Tambours, { $left } sur { $of }
       *[sergeant] Sergents, { $left } sur { $of }
    }
} : { $left ->
    [0] { $of ->
        [one] tombé
       *[other] tombés
    }
   *[other] { $rerolls ->
        [0] plus de relance
        [one] encore { $rerolls } relance
       *[other] encore { $rerolls } relances
    } { $character ->
        [drummer] de manœuvre
        [sergeant] de tir
        [ensign] de Détermination
       *[officer] de bravoure
    }
} { $character ->
    [drummer] (7.1)
    [sergeant] (9.1)
    [ensign] (15.3)
   *[officer] (12.1)
}.
sheet-owes = Doit tester sa Détermination (15.4) : { $cause ->
    [shot-at] pertes sous le feu
    [saw-flight] il a vu fuir des amis
    [lost-men] pertes au combat
   *[lost-commander] son Commandant en chef est tombé
}.
sheet-half = { $left ->
    [0] Réduit de moitié : -1 à ses tests (15.2).
    [one] Encore une perte et il sera réduit de moitié (15.2).
   *[other] Encore { $left } pertes et il sera réduit de moitié (15.2).
}
sheet-gone = { $place ->
    [in-hand] Pas encore sur la table (4.7).
    [fled] A fui la table (15.8).
   *[destroyed] Détruit (R38).
}
sheet-chief = { $name }, Commandant en chef de { $side } (3.0).
sheet-fallen = Tombé : personne ne le remplace, et l'armée vaut un cran de moins (3.6, 3.7).
sheet-leads = Avec { $unit } : ses tests réussissent, tous les autres valent un cran de moins (3.1, 3.6).
sheet-post = À son poste, { $place } (3.0).
sheet-ride = { $may ->
    [yes] Peut encore se déplacer ce tour (3.5).
   *[no] Ne peut plus se déplacer ce tour (3.5).
}

## Ce que l'on pourrait regretter

caution-rough = Il traverse { $ground } et se désorganise.
caution-mixing = Il traverse des amis, et tous se désorganisent : { $units }.
caution-obstacle = Sur son chemin, { $ground } : le dé peut l'arrêter là.
caution-across = Sur son chemin, { $ground } : il arrive désorganisé.
caution-flank = Là, il pourrait être chargé de flanc ou à revers : { $units }.
caution-walls = { $unit } est derrière un couvert dur : -4 au combat.
caution-shot = { $unit } a une cible et ne tirerait pas.
caution-mend = { $unit } est désorganisé et ne reformerait pas ses rangs.
caution-answer = Quand { $unit } aura agi, il ne pourra plus tirer sur une charge : { $units }.
caution-lowered = Tant qu'il est avec { $unit }, tous les autres valent un cran de moins.
caution-counter = Un bataillon qui contre-charge ne tire pas, même s'il ne parvient pas à charger.

## Précisions

detail-detached = { $count ->
    [one] { $count } demandé
   *[other] { $count } demandés
} ; { $most } au plus.
detail-gap = { $gap } cm demandés ; de { $least } à { $most } cm permis.
detail-leash = Ce serait à { $length } cm de son bataillon ; { $limit } cm au plus.
detail-ride = C'est à { $length } cm ; son dé donne { $limit } cm.
detail-cost = Il lui faut { $need } points, et il en a { $had }{ $slow ->
    [yes]  ; le terrain ralentit
   *[no] { "" }
}.
detail-longest = { $length } cm en une étape ; aucun dé ne donne plus de { $limit } cm.
detail-whose = { $unit } appartient à { $side }.
detail-gone = { $state ->
    [in-hand] { $unit } n'est pas encore sur la table.
    [on-table] { $unit } est à { $place }.
    [fled] { $unit } a fui la table.
   *[destroyed] { $unit } a été détruit.
}
detail-until = Il se ressaisit après le tour { $turn }.
detail-engaged = { $unit } est aux prises avec { $foe }.
detail-range = { $seen ->
    [yes] Le groupe le plus proche qui voit la cible en est à { $length } cm ; la limite est { $limit } cm.
   *[no] Le groupe le plus proche en est à { $length } cm ; la limite est { $limit } cm.
}
detail-wheel = { $angle }° demandés ; { $limit }° au plus.
detail-better = { $hand ->
    [none] Tout droit, il l'atteindrait.
    [left] Avec une conversion de { $angle }° à gauche, il l'atteindrait.
   *[right] Avec une conversion de { $angle }° à droite, il l'atteindrait.
}
detail-no-wheel = Aucune conversion ne l'amène à { $unit }, même avec le meilleur jet.
detail-reach = Il lui faudrait { $need } points ; un dé en donne { $most } au plus.

## Les listes d'armée : ce qui ne va pas

fault-no-room = n'a pas la place de ses bataillons dans la zone { $side ->
    [south] sud
   *[north] nord
}
fault-size = un bataillon compte de { $least } à { $most } hommes de troupe, par quatre
fault-staff = un bataillon a au plus { $most } { $character ->
    [drummer] tambours
    [sergeant] sergents
    [ensign] porte-drapeau
   *[officer] officier
}
fault-light-quality = un bataillon léger doit être de Vétérans
fault-light-size = un bataillon léger compte au plus { $most } figurines, 28 par quatre
fault-rifles = seul un bataillon léger britannique peut avoir des carabines rayées
fault-detached = il peut détacher de 0 à { $most } tirailleurs
fault-battalions = une armée compte de 1 à { $most } bataillons
fault-lights = une armée a au plus un bataillon léger
fault-nation-twice = la nation est donnée deux fois ; une armée n'en a qu'une
fault-nation-missing = une armée commence par sa nation : { $known }
fault-commander-twice = une armée a un seul Commandant en chef
fault-same-id = deux bataillons ont le même abrégé
fault-opening = il faut un abrégé, un nombre et une qualité, comme b1 24 exercés
fault-quality = il faut une qualité : { $known }
fault-coat = il faut un habit : { $known }
fault-twice = { $said ->
    [drummer] le tambour est donné
    [sergeant] le sergent est donné
    [ensign] le porte-drapeau est donné
    [officer] l'officier est donné
    [light] « léger » est donné
    [rifles] « carabines » est donné
    [formation] la formation est donnée
    [coat] l'habit est donné
   *[detached] le détachement est donné
} deux fois

## Les listes d'armée : un bataillon

roster = { $quality }, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}
roster-light = léger
roster-rifles = carabines rayées
roster-coat = { $coat ->
    [red] habits rouges
    [blue] habits bleus
    [grey] habits gris
    [green] habits verts
    [white] habits blancs
   *[brown] habits bruns
}
roster-out = { $men ->
    [one] 1 tirailleur
   *[other] { $men } tirailleurs
}

## Les listes d'armée : ce qu'on peut choisir

army-size = { $battalions ->
    [one] 1 bataillon
   *[other] { $battalions } bataillons
}, { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}
unit-one = Bataillon
unit-name = Nom du bataillon
unit-add = Ajouter un bataillon
unit-none = Pas encore de bataillon. Ajoutez-en un, ou partez d'une armée prête à jouer.
rankers-counted = hommes
commander-about = Le Commandant en chef ne coûte rien.
nation = { $nation ->
    [british] Britanniques
    [french] Français
   *[other] Une autre nation
}
term = { $term ->
    [rankers] Effectif
    [quality] Qualité
    [drummer] Tambours
    [sergeant] Sergents
    [ensign] Porte-drapeau
    [officer] Officier
    [light] Troupe légère
    [rifles] Carabines rayées
    [formation] Au départ
    [coat] Habits
    [nation] Nation
    [commander] Commandant en chef
   *[detached] Tirailleurs détachés
}
coat = { $coat ->
    [red] Rouges
    [blue] Bleus
    [grey] Gris
    [green] Verts
    [white] Blancs
    [brown] Bruns
   *[nation] Comme sa nation
}
coat-about = Pour l'apparence seulement : il ne coûte rien et ne change aucune règle.
character-does = { $example ->
    [0] Chacun ajoute 1 à la force de son bataillon au combat.
   *[other] Il ajoute { $example } au combat par son exemple et 1 comme personnage, { $test } aux tests d'Agression et de Détermination, et 1 à l'initiative de son camp.
}
quality-score = Réussit ses tests sur { $score } ou plus
price-figure = { $halves ->
    [1] ½ point
    [2] 1 point
    [3] 1½ point
   *[4] 2 points
} par homme
price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $each ->
    [yes] {" "}chacun
   *[no] {""}
}
ready-army = { $battle ->
    [vimeiro] La colline de Vimeiro, 21 août 1808
    [barrosa] La colline de Barrosa, 5 mars 1811
   *[sample] L'exemple du livret
}

## Le rapport d'une bataille

strength-name = hommes
fate = { $fate ->
    [routed] en déroute
    [destroyed] détruit
    [left-table] a fui la table
    [caught] rattrapé en fuite
   *[fell] tombé
}
throw-kind = { $kind ->
    [fire] Tir
    [combat] Combat
    [charge] Charges au contact
    [aggression] Bravoure
    [resolve] Détermination
    [rally] Ralliement
    [manoeuvre] Manœuvre
    [risk] Personnages au combat
    [initiative] Initiative
   *[distance] Distance
}
    .done = { $kind ->
    [fire] touches
    [combat] gagnés
    [initiative] gagnés
    [charge] au contact
    [risk] survies
    [distance] points
   *[other] réussis
}

## Ce qui est en jeu

stakes-goal = Après le tour { $turns }, le camp qui a le plus { $objectives ->
    [yes] de bataillons et d'objectifs
   *[no] de bataillons
} gagne.
stakes-side = { $battalions ->
    [one] { $battalions } bataillon
   *[other] { $battalions } bataillons
}{ $objectives ->
    [0] { "" }
   *[other] , { $objectives } pour les objectifs : { $total }
}
worth = { $worth ->
    [one] un bataillon
   *[other] { $worth } bataillons
}
stakes-held = { $army ->
    [none] À personne
   *[other] Tenu : { $army }
}
    .words = { $name }, valeur { $worth } : { $army ->
        [none] personne ne le tient.
       *[other] tenu par { $army }.
    }
stakes-last = Dernier bataillon
    .words = { $unit } est le dernier bataillon de son camp : s'il disparaît, la bataille est perdue.
stakes-danger = { $aside ->
    [yes] Flanc exposé à une charge
   *[no] Peut être chargé
}
    .words = { $unit } peut être chargé{ $aside ->
        [yes] {" "}de flanc ou à revers
       *[no] {""}
    } par { $enemies }.
dice-result = { $word ->
    [distance] { $mark ->
        [pass] atteint l'ennemi
       *[fail] trop court
    }
    [character] { $mark ->
        [pass] { $count ->
            [one] indemne
           *[other] { $count } indemnes
        }
       *[fail] { $count ->
            [one] tombe
           *[other] { $count } tombent
        }
    }
   *[opposed] { $mark ->
        [pass] gagne
       *[fail] perd
    }
}
