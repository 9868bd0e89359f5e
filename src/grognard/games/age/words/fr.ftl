# Les mots de L'Âge des Aigles en français.
#
# Une phrase commence par une minuscule là où elle commence par un nom : le programme la relève.
# Une décision est demandée de deux façons : le message lui-même, et .waiting pour l'autre camp.

## Noms

label-battery = { $horse ->
    [yes] À cheval
   *[no] À pied
}
phase = { $phase ->
    [upkeep] Préparatifs
    [initiative] Initiative
    [command] Généraux
    [reserve-movement] Mouvement de réserve
    [tactical-movement] Mouvement tactique
    [rides] Généraux détachés
    [counter-charges] Contre-charges
    [enemy-fire] Tirs de l'autre camp
    [own-fire] Tirs du camp qui bouge
   *[combat] Combats
}
formation = { $formation ->
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
arm = { $arm ->
    [infantry] infanterie
    [cavalry] cavalerie
   *[artillery] batterie
}
grade = { $grade ->
    [conscript] de conscrits
    [regular] régulière
   *[elite] d'élite
}
condition = { $condition ->
    [fresh] fraîche
    [worn] usée
   *[spent] épuisée
}
mark = { $mark ->
    [disordered] en désordre
    [silenced] muette
    [damaged] endommagée
    [tactical] en zone tactique
    [locked] engagée au corps à corps
    [tested] a fait son jet
    [moved] a bougé
    [reserved] a utilisé le mouvement de réserve
    [hurried] a fait plus de la moitié de sa vitesse
    [reformed] a changé de formation
    [charging] charge
    [countering] contre-charge
    [aimed] a une cible
    [fired] a tiré
    [broke-through] a percé
    [limbering] a attelé
    [unlimbering] s'est mise en batterie
    [rolling] s'est déplacée
    [pivoting] a pivoté
    [fought] a combattu
   *[arrived] vient d'arriver
}
gone = { $place ->
    [to-come] pas encore arrivé
    [destroyed] détruite
    [captured] capturé
    [out] hors de combat
   *[lost] perdu pour de bon
}
caption = { $name } : { $arm } { $grade }, { $bases ->
    [one] une base
   *[other] { $bases } bases
}, { $condition }, { $formation }
caption-battery = { $name } : batterie, { $formation }
caption-general = Général { $name }{ $charismatic ->
    [yes] , charismatique
   *[no] { "" }
}
moment = Tour { $turn }, { $phase }
halted = s'arrête
leg = { $kind ->
    [advance] { $amount } po en avant
    [back] { $amount } po en arrière
    [about] demi-tour
    [oblique-left] { $amount } po en oblique à gauche
    [oblique-right] { $amount } po en oblique à droite
    [pivot-left] face à gauche, { $amount }°
    [pivot-right] face à droite, { $amount }°
    [wheel-left] conversion à gauche, { $amount }°
    [wheel-right] conversion à droite, { $amount }°
    [road] { $amount } po sur la route
   *[road-back] { $amount } po sur la route en sens inverse
}
ground = { $kind ->
    [wood] le bois
    [wooded-hill] la colline boisée
    [orchard] le verger
    [marsh] le marais
    [hill] la colline
    [knoll] le mamelon
    [farm] la ferme
    [village] le village
    [town] la ville
    [redoubt] la redoute
    [earthwork] le retranchement
    [river] la rivière
    [pond] l'étang
    [bridge] le pont
    [stream] le ruisseau
    [road] la route
   *[other] { $kind }
}
ground-label = { $kind ->
    [wood] Bois
    [wooded-hill] Colline boisée
    [orchard] Verger
    [marsh] Marais
    [hill] Colline
    [knoll] Mamelon
    [farm] Ferme
    [village] Village
    [town] Ville
    [redoubt] Redoute
    [earthwork] Retranchement
    [river] Rivière
    [pond] Étang
    [bridge] Pont
    [stream] Ruisseau
    [road] Route
   *[other] { $kind }
}
chapter = { $chapter ->
    [1] Le tour
    [2] Vitesses et coûts
    [3] La table des mouvements
    [4] Artillerie
    [5] Puissance de tir
    [6] La table des tirs
    [7] Généraux touchés
    [8] Combat
    [9] Mouvement de réserve
    [10] Victoire et niveaux critiques
    [11] Commandement
    [12] Formations
   *[other] Terrain et lignes de vue
}
order = { $order ->
    [hold] tenir
    [move] se déplacer
    [charge] charger
    [form] changer de formation
   *[withdraw] se replier
}

## La table dessinée

board-edge = { $edge ->
    [south] Sud
   *[north] Nord
}
map-key =
     A B … sud, a b … nord, ▲ ▶ ▼ ◀ leurs fronts  ★ ☆ généraux  ◎ objectif
     · colline  ♣ bois  ⌂ bâtiments  ≈ eau  ~ ruisseau  = route, ouvrages
     bases restantes/au début ; F fraîche, U usée, E épuisée ; ! en désordre ou muette, x endommagée
map-side = { $south ->
    [yes] au sud
   *[no] au nord
}
map-points = { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
}, niveau critique { $level }
worth = { $worth ->
    [one] 1 point
   *[other] { $worth } points
}
goal-line = Objectif { $name } : { $worth ->
    [one] 1 point
   *[other] { $worth } points
}, tenu par { $holder }
nobody = personne
general-line = { $name } : { $where }
general-with = avec { $unit }
general-leads = mène { $command }
picture-army = { $army } : { $units ->
    [one] une unité
   *[other] { $units } unités
}, { $bases ->
    [one] une base
   *[other] { $bases } bases
}

## Questions

choose-first = Vous remportez le jet. Commencer, ou laisser l'ennemi commencer ?
    .waiting = { $side } décide qui joue en premier.
choose-entry = { $unit } arrive : choisissez où elle entre.
    .waiting = { $side } fait entrer { $unit }.
choose-command = Attachez, détachez ou réaffectez vos généraux, puis finissez l'étape.
    .waiting = { $side } place ses généraux.
choose-ride = Déplacez vos généraux détachés, puis finissez l'étape.
    .waiting = { $side } déplace ses généraux détachés.
choose-reserve = Choisissez une unité pour le mouvement de réserve, ou finissez l'étape.
    .waiting = { $side } choisit ses mouvements de réserve.
choose-order = Donnez un ordre à une brigade ou à une batterie, ou finissez l'étape.
    .waiting = { $side } donne ses ordres.
choose-way = { $unit } peut se déplacer de { $reach } po au plus.
    .waiting = { $side } déplace { $unit }.
choose-to-go-on = { $unit } n'a pas pu suivre : les autres continuent-ils comme prévu ?
    .waiting = { $side } déplace sa division.
choose-answer = { $charger } charge { $unit } : comment reçoit-elle la charge ?
    .waiting = { $side } répond à la charge sur { $unit }.
choose-fire = Choisissez vos cibles, puis faites feu.
    .waiting = { $side } choisit ses cibles.
choose-combat = Quel combat résoudre ensuite ?
    .waiting = { $side } choisit le combat à résoudre.
choose-advance = { $unit } n'atteint pas sa cible : avancer vers elle, ou rester sur place ?
    .waiting = { $side } décide si { $unit } avance.
choose-follow-up = { $unit } l'emporte : occuper la position ou percer ?
    .waiting = { $side } décide ce que fait { $unit }.
choose-other = { $label }.
    .waiting = { $side } : { $label }.
throw = Lancer des dés : { $what }.
throw-movement = { $unit } fait un jet sur la table des mouvements : { $modifier } au dé.
throw-reserve = { $unit } fait un jet de mouvement de réserve : { $modifier } au dé.
throw-fire = Tir sur { $unit } : puissance { $power }, { $modifier } au dé.
throw-general = Le général { $general } est en danger : indemne à { $need } ou plus, { $chance }.
throw-combat = Combat : { $one } ajoute { $mine }, { $other } ajoute { $theirs } ; { $one } gagne { $won }, égalité { $drawn }, { $other } gagne { $lost }.
throw-initiative = Initiative : { $one } ajoute { $mine }, { $other } ajoute { $theirs } ; { $one } gagne { $won }, { $other } { $lost }.
throw-passed = { $unit } est traversée par une retraite : 3 ou moins la met en désordre.
battle-over = { $victory } : { $ending }

## Ce qui s'est passé

event-turn = — Tour { $turn } —
    .heading = Tour { $turn }
event-segment = — { $side } joue —
    .heading = Segment : { $side }
event-phase = — { $phase } —
    .heading = { $phase }
event-arrived = { $unit } arrive, { $formation }.
event-general-arrived = Le général { $general } arrive.
event-delayed = { $unit } ne trouve pas de place et arrivera un tour plus tard.
event-took-command = Le général { $general } prend le commandement : { $side }.
event-succeeded = Un général ordinaire prend le poste de { $general }.
event-critical-level = { $side } atteint le niveau critique { $level } !
event-initiative-thrown = Initiative : { $south } { $one } → { $mine }, { $north } { $other } → { $theirs }.
event-initiative = { $side } a l'initiative.
event-attached = Le général { $general } rejoint { $unit }.
event-detached = Le général { $general } se détache.
event-substituted = Le général { $general } prend la tête de : { $command }.
event-rode = Le général { $general } se déplace.
event-made-way = Le général { $general } s'écarte.
event-battery-attached = { $unit } est attachée à { $target }.
event-battery-detached = { $unit } n'est plus attachée.
event-recovered = { $unit } est ralliée et peut de nouveau tirer.
event-ordered = { $unit } reçoit l'ordre de { $order }.
event-tested = { $unit } obtient { $face }, { $modifier ->
    [0] sans modificateur
   *[other] { $modifier } au dé
} : { $result }.
event-rallied = { $unit } est ralliée.
event-marched = { $unit } : { $legs }.
event-formed = { $unit } change de formation : { $formation }.
event-garrisoned = { $unit } occupe { $area }.
event-limbered = { $unit } attelle ses pièces.
event-unlimbered = { $unit } se met en batterie.
event-pivoted = { $unit } pivote de { $angle }°.
event-charged = { $unit } charge { $target } à { $distance } po !
event-charge-cancelled = { $unit } ne peut pas atteindre { $target } : la charge est annulée.
event-charge-called-off = { $unit } vient de se rallier et ne charge pas { $target }.
event-met-first = { $unit } rencontre d'abord { $target }.
event-touched = { $unit } aborde { $target }{ $flank ->
    [yes] { " " }de flanc ou à revers
   *[no] { "" }
}.
event-counter-charged = { $unit } contre-charge { $target } !
event-evaded = { $unit } se dérobe devant { $target }.
event-stood = { $unit } reçoit la charge de { $target }.
event-shot-at = { $unit } essuie le tir de { $firers } : puissance { $power }.
event-fire-result = { $unit } : { $face }, { $modifier ->
    [0] sans modificateur
   *[other] { $modifier } au dé
} : { $effect ->
    [none] tir inefficace
    [disordered] tir impressionnant
    [one] tir efficace
    [two] tir meurtrier
   *[three] tir dévastateur
}.
event-disordered = { $unit } est en désordre.
event-silenced = { $unit } est muette.
event-damaged = { $unit } est endommagée.
event-lost-bases = { $unit } perd { $count ->
    [one] une base
   *[other] { $count } bases
}.
event-became-worn = { $unit } est usée.
event-became-spent = { $unit } est épuisée.
event-destroyed = { $unit } est détruite.
event-captured = { $unit } est capturée !
event-routed = { $unit } est en déroute et quitte le champ de bataille !
event-general-tested = Le général { $general } est en danger : { $face }, { $fell ->
    [yes] il est touché
   *[no] indemne
}.
event-general-fell = Le général { $general } est hors de combat !
event-general-captured = Le général { $general } est capturé !
event-fought = Combat : { $unit } { $die } → { $mine }, { $target } { $otherdie } → { $theirs } : différence { $difference }.
event-locked = { $unit } et { $target } restent engagées au corps à corps.
event-occupied = { $unit } occupe la position.
event-broke-through = { $unit } perce vers { $target } !
event-retreated = { $unit } se replie.
event-passed-through = { $unit } traverse { $target } : { $face }, { $disordered ->
    [yes] mise en désordre
   *[no] qui tient bon
}.
event-formed-square = { $unit } forme le carré.
event-held = { $side } tient maintenant { $goal }.
event-ended = { $victory } : { $ending }
victory = { $winner ->
    [none] Match nul
   *[other] Victoire : { $winner }
}
ending-decisive-victory = { $you ->
    [won] vous avez brisé l'armée ennemie
    [lost] votre armée est brisée
   *[no] l'armée adverse ({ $loser }) est brisée
} au tour { $turn } ({ $rule }).
ending-major-victory = victoire majeure aux points, { $more } à { $less } ({ $rule }).
ending-minor-victory = victoire mineure aux points, { $more } à { $less } ({ $rule }).
ending-draw = aux points, { $more } à { $less } : trop serré pour décider ({ $rule }).
ending-other = { $label }, tour { $turn } ({ $rule }).

## Ce qu'on peut faire

act-go-first = commencer
act-go-second = laisser l'ennemi commencer
act-enter = { $unit } entre en { $place }
act-attach = le général { $general } rejoint { $unit }
act-detach = le général { $general } quitte sa brigade ou sa formation
act-substitute = le général { $general } prend la tête de : { $command }
act-attach-battery = attacher { $unit } à { $brigade }
act-detach-battery = { $unit } quitte sa brigade
act-end-step = finir cette étape
act-reserve = { $unit } tente un mouvement de réserve
act-hold = { $unit } tient
act-move = { $unit } se déplace
act-charge = { $unit } charge { $target }{ $hand ->
    [none] { "" }
    [left] , conversion à gauche { $wheel }°
   *[right] , conversion à droite { $wheel }°
}
act-form = { $unit } change de formation : { $formation }
act-withdraw = { $unit } se replie
act-march = { $legs }
act-limber = atteler { $unit }
act-unlimber = mettre { $unit } en batterie
act-roll = déplacer { $unit }
act-pivot = pivoter { $unit } { $hand ->
    [left] à gauche
   *[right] à droite
}, { $wheel }°
act-move-division = { $command } : { $legs }
act-go-on = continuer
act-stop = s'arrêter là
act-ride = le général { $general } va en { $place }
act-counter-charge = contre-charger
act-evade = se dérober
act-stand = recevoir la charge
act-aim = { $unit } tire sur { $target }
act-hold-fire = { $unit } ne tire pas
act-open-fire = faire feu
act-resolve = résoudre le combat de { $unit }
act-break-through = percer vers { $target }
act-occupy = occuper la position

## Chances

sum = { $sum ->
    [power] Puissance
    [fire] Ajouté au dé de tir
    [combat] Ajouté au dé de combat
    [reserve] Ajouté au jet de réserve
   *[movement] Ajouté au jet de mouvement
}
bar-row = { $row }
row-move = { $going ->
    [full] pleine vitesse : { $length } po
    [half] demi-vitesse : { $length } po
    [retire] se replie hors de portée de fusil
    [retreat] recule d'un mouvement entier
    [removed] se débande et est perdue
   *[stays] reste sur place
}
row-rallies = se rallie
row-loses = { $count ->
    [one] perd une base
   *[other] perd { $count } bases
}
row-retreats = { $back ->
    [full] fuit à pleine vitesse
    [range] se replie hors de portée
   *[gap] recule à 2 po
}
row-routs = { $both ->
    [yes] chacun perd une base
   *[no] { row-loses }
}
row-captured = son général est pris
row-combat = { $winner ->
    [breakthrough] { $losses } ; percée
    [choice] { $losses } ; occuper ou percer
    [occupies] { $losses } ; le terrain est pris
   *[holds] { $losses }
}
row-disordered = en désordre
note-move = { $full } po, ou { $half } po si elle est prudente
note-reserve = { $length } po en cas de succès
note-withdraw = { $modifier } au dé, en s'éloignant de l'ennemi
note-form = { $whole ->
    [yes] prend tout le mouvement
   *[no] prend la moitié du mouvement
}
note-hold = ralliement : { $chance }
note-charge = { $half ->
    [yes] { $length } po : la demi-vitesse suffit
   *[no] { $length } po : à pleine vitesse seulement
}
link-fire = { $unit } : { $what }
tag-fire = puissance { $power } : { $chance } de perdre une base
tag-disorder = puissance { $power } : { $chance } d'être en désordre
dice-result = { $word ->
    [general] { $mark ->
        [pass] indemne
       *[fail] touché
    }
   *[opposed] { $mark ->
        [pass] l'emporte
       *[fail] perd
    }
}
means-contact = { $unit } arrive au contact
means-then-wins = … et gagne le combat
means-then-breaks = … et peut percer
means-shaken = le tir de sa cible met { $unit } en désordre
means-disorder = { $target } est en désordre ou muette, ou pire
means-base = { $target } perd une base ou est endommagée, ou pire
means-win = { $unit } gagne
means-breaks = { $unit } peut percer
means-moves = { $unit } peut se déplacer
means-normal = { $unit } se déplace à pleine vitesse
means-rallies = { $unit } est ralliée
means-lost = { $unit } est perdue ou se replie

## Chance au jeu

throw-kind = { $kind ->
    [movement] Jets de mouvement
    [reserve] Jets de réserve
    [fire] Tirs
    [combat] Combats
    [general] Généraux en danger
    [passed] Troupes traversées
   *[initiative] Initiative
}
    .done = { $kind ->
    [movement] ont bougé
    [reserve] ont bougé
    [fire] avec effet
    [combat] gagnés
    [general] indemnes
    [passed] ont tenu
   *[initiative] gagnée
}
strength-name = Bases
fate = { $fate ->
    [destroyed] détruite
    [routed] en déroute
    [captured] capturée
   *[fell] hors de combat
}
stake-points = points de victoire : { $mine } à { $theirs }
stake-goal = Pour gagner : briser l'armée ennemie, ou mener de 4 points de victoire après le tour { $turns }

## Les outils de mesure

plan-rallied = Ralliée, elle peut aussi traverser des unités amies.
measure-size = { $width } × { $depth } po.
measure-nearest = Ennemi le plus proche : { $who }, { $length } po.
measure-zone = { $zone ->
    [tactical] En zone tactique : un ennemi est à moins de 18 po.
   *[reserve] En zone de réserve : aucun ennemi à moins de 18 po.
}
measure-band = { $length } po : { $kind ->
    [guns] portée des canons
    [skirmish] portée des tirailleurs
   *[muskets] portée des fusils
}
measure-arc = Champ de tir : 45° de part et d'autre du front
measure-shot = Son tir
measure-onset = Charge : { $length } po à pleine vitesse en terrain découvert
measure-zone-of = { $length } po : plus près, l'ennemi est en zone tactique
measure-ring = { $general } commande à { $length } po à la ronde
measure-ride = { $length } po : ce qu'il peut parcourir
measure-target = Elle peut tirer sur cette cible.
measure-cover = Couvert de la cible : { $cover ->
    [0] aucun
   *[other] −{ $cover } au dé
}
measure-near = Chacune est dans la zone tactique de l'autre.
sight-blocked-by = Ligne coupée par { $who }.
link-command = { $reason ->
    [with-it] { $general }, avec la brigade
    [near] { $general }, { $length } po sur 12
    [with-others] { $general }, attaché à une autre brigade
   *[far] { $general }, { $length } po : hors de portée
}
sight-clear = Ligne dégagée.

## Fiches

sheet-brigade = { $unit } : { $arm } { $grade }, bases : { $bases } sur { $of }, { $condition }, { $formation }
sheet-battery = { $unit } : batterie, { $formation }
sheet-label = Bases restantes : usée à { $worn }, épuisée à { $spent }
sheet-skirmishers = { $count ->
    [one] Une base peut tirailler
   *[other] { $count } bases peuvent tirailler
}
sheet-marks = État : { $marks }
sheet-general = Général { $name }{ $charismatic ->
    [yes] , charismatique
   *[no] { "" }
}
sheet-chief = Général en chef, { $value } au mouvement de réserve
sheet-with = Avec { $unit }
sheet-gone = { $state }
sheet-command = Fait partie de : { $command }
