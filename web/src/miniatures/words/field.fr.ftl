### The measured table: units, the piece in hand, the measuring kit

field-field = La table : { $title }
field-place = à { $across } du bord { $side ->
    [west] ouest
   *[east] est
  }, à { $up } du bord { $end ->
    [south] sud
   *[north] nord
  }{ $facing ->
    [n] , face au nord
    [ne] , face au nord-est
    [e] , face à l’est
    [se] , face au sud-est
    [s] , face au sud
    [sw] , face au sud-ouest
    [w] , face à l’ouest
    [nw] , face au nord-ouest
   *[none] {""}
  }
field-place-by-eye = { $up ->
    [first] Au sud
    [second] Au milieu
   *[third] Au nord
  } de la table, { $across ->
    [first] à l’ouest
    [second] au centre
   *[third] à l’est
  }{ $facing ->
    [n] , face au nord
    [ne] , face au nord-est
    [e] , face à l’est
    [se] , face au sud-est
    [s] , face au sud
    [sw] , face au sud-ouest
    [w] , face à l’ouest
    [nw] , face au nord-ouest
   *[none] {""}
  }
field-unit = { $name }. { $place }.{ $mark ->
    [may] {" "}Peut agir.
    [legal] {" "}Peut être choisie.
    [selected] {" "}Sélectionnée.
    [target] {" "}Cible possible.
    [aim] {" "}Cible.
    [supports] {" "}Soutient.
    [forbidden] {" "}Pas maintenant.
    [pointed] {" "}Mise en évidence.
   *[none] {""}
  }

## The piece in hand

field-used = parcourus, { $left } restants
field-drag = Faites-le glisser{ $touch ->
    [yes] {""}
   *[no] , ou utilisez les flèches
}
field-needs = il faut { $face }
field-gets-there = · y arrive { $chance }
field-leg-back = Annuler l’étape
field-leg-add = Ajouter une étape
field-halt = Ne pas bouger
field-way = Déplacement
field-way-die = Dé
field-way-reach = Possible
field-way-used = Parcouru
field-way-of = { $used } sur { $total }
field-turn = { $leg ->
    [about] Demi-tour
    [pivot-left] Face à gauche
    [pivot-right] Face à droite
   *[other] { $leg }
  }
field-asking = Recherche des places possibles…
field-refused = Pas là : { $words } ({ $cite })
field-held-here = Peut être placé ici
field-held-at = à { $x } de l’ouest, à { $y } du sud
field-held = { $turn ->
    [left] Conversion de { $angle }° à gauche, { $used } parcourus, { $left } restants
    [right] Conversion de { $angle }° à droite, { $used } parcourus, { $left } restants
   *[none] { $used } parcourus, { $left } restants
  }

## Le panneau d'une unité

field-at-work = agit
field-numbers = Ses valeurs
field-duel-sum = Total

## How the table is looked at

field-view = Vue
field-view-closer = Agrandir
field-view-farther = Réduire
field-view-whole = Toute la table
field-view-left = Tourner à gauche
field-view-right = Tourner à droite
field-view-side = Tourner de mon côté

## The measuring kit

field-kit = Instruments de mesure
field-tool-ruler = Règle
  .help = Règle : faites glisser d’un point à un autre (m)
field-tool-bands = Portées
  .help = Portées et arcs d’une unité (b)
field-tool-sight = Ligne de vue
  .help = Ligne de vue depuis l’unité sélectionnée (v)
field-tool-threat = Menace
  .help = Où une unité pourrait frapper ensuite (t)
field-next-ruler = Tirez la règle d’un point à un autre.
field-next-looker = { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
} l’unité qui regarde.
field-next-seen = { $touch ->
    [yes] Touchez maintenant
   *[no] Cliquez maintenant sur
} l’unité qu’elle regarde.
field-aims = { $count ->
    [one] { $only }
   *[other] { $count } cibles
}
field-clear = , dégagé
field-sight-by-eye = Dégagé
field-sight-clear = { $length }, dégagé
field-sight-blocked = { $length }, bloquée : { $words } ({ $cite })
field-length = { $unit ->
    [in] { $length } po
   *[cm] { $length } cm
  }
field-ruler-total = , { $length } en tout

## Keys

field-keys-walk = Aller d’une unité à l’autre ; pièce en main, la déplacer
field-keys-next = Unité suivante ou précédente qu’on peut choisir
field-keys-pan = Déplacer la vue ; pièce en main, à plus grands pas
field-keys-zoom = Agrandir, réduire, toute la table
field-keys-turn = Tourner la vue à gauche, à droite, de mon côté
field-keys-go = Pièce en main : avancer ou reculer d’un petit pas (Maj : d’un grand)
field-keys-wheel = Pièce en main : conversion de 1° (Maj : 5°)
field-keys-spin = Pièce en main, à la mise en place : la tourner de 15°
field-keys-leg = Pièce en main : commencer une nouvelle étape d’ici
field-keys-oblique = Pièce en main : tout droit, ou en oblique si c’est permis
field-keys-about = Pièce en main : demi-tour si c’est permis
field-keys-back = Pièce en main : annuler l’étape
field-keys-look = Voir l’unité en détail
field-keys-ruler = Règle ; Entrée sur une unité met une extrémité à son bord
field-keys-bands = Portées et arcs de l’unité désignée ; Entrée les garde
field-keys-sight = Ligne de vue de l’unité sélectionnée à l’unité désignée
field-keys-threat = Menace de l’unité désignée ; Entrée la garde

## Mise en place

field-set-up = Mise en place
field-turn-it = Orientation
field-turn-left = Tourner à gauche
field-turn-right = Tourner à droite
field-arrange = Placer pour moi
