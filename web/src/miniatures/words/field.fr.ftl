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
field-unit = { $name }. { $place }.{ $mark ->
    [may] {" "}Peut agir.
    [legal] {" "}Peut être choisie.
    [selected] {" "}Choisie.
    [target] {" "}Cible possible.
    [aim] {" "}Cible.
    [supports] {" "}Soutient.
    [forbidden] {" "}Pas maintenant.
    [pointed] {" "}Montrée.
   *[none] {""}
  }

## The piece in hand

field-used = parcourus, { $left } restants
field-leg-back = Reprendre la dernière étape
field-turn = { $leg ->
    [about] Demi-tour
    [pivot-left] Face à gauche
    [pivot-right] Face à droite
   *[other] { $leg }
  }
field-asking = Où peut-elle aller ? On regarde…
field-refused = Pas là : { $words } ({ $cite })
field-held-at = à { $x } de l’ouest, à { $y } du sud
field-held = { $turn ->
    [left] Conversion de { $angle }° à gauche, { $used } parcourus, { $left } restants
    [right] Conversion de { $angle }° à droite, { $used } parcourus, { $left } restants
   *[none] { $used } parcourus, { $left } restants
  }

## How the table is looked at

field-view = Vue
field-view-closer = Plus près
field-view-farther = Plus loin
field-view-whole = Toute la table
field-view-left = Tourner à gauche
field-view-right = Tourner à droite
field-view-side = Tourner de mon côté

## The measuring kit

field-kit = Instruments de mesure
field-tool-ruler = Règle
  .help = Règle : tirer d’un point à un autre (m)
field-tool-bands = Portées
  .help = Portées et arcs d’une unité (b)
field-tool-sight = Ligne de vue
  .help = Ligne de vue depuis l’unité choisie (v)
field-tool-threat = Menace
  .help = Où une unité pourrait frapper ensuite (t)
field-clear = , dégagé
field-sight-clear = { $length }, dégagé
field-sight-blocked = { $length }, masqué : { $words } ({ $cite })
field-length = { $unit ->
    [in] { $length } po
   *[cm] { $length } cm
  }
field-ruler-total = , { $length } en tout

## Keys

field-keys-walk = Aller d’une unité à l’autre ; pièce en main, la déplacer
field-keys-next = La prochaine unité qu’on peut choisir, la précédente
field-keys-pan = Déplacer la table ; pièce en main, à plus grands pas
field-keys-zoom = Plus près, plus loin, toute la table
field-keys-turn = Tourner la table à gauche, à droite, de mon côté
field-keys-go = Pièce en main : avancer ou reculer d’un petit pas (Maj : d’un grand)
field-keys-wheel = Pièce en main : conversion de 1° (Maj : 5°)
field-keys-spin = Pièce en main, quand on la place : la tourner de 15°
field-keys-leg = Pièce en main : repartir d’ici, nouvelle étape
field-keys-oblique = Pièce en main : tout droit, ou en oblique si c’est permis
field-keys-about = Pièce en main : demi-tour si c’est permis
field-keys-back = Pièce en main : reprendre la dernière étape
field-keys-look = Regarder l’unité de près
field-keys-ruler = Règle ; Entrée sur une unité pose un bout à son bord
field-keys-bands = Portées et arcs de l’unité désignée ; Entrée les garde
field-keys-sight = Ligne de vue de l’unité choisie à l’unité désignée
field-keys-threat = Menace de l’unité désignée ; Entrée la garde
