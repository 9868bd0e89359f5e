### The measured table: units, the piece in hand, the measuring kit

measured-field = La table : { $title }
measured-place = à { $across } cm du bord { $side ->
    [west] ouest
   *[east] est
  }, à { $up } cm du bord { $end ->
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
measured-unit = { $name }. { $place }.{ $mark ->
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

measured-used = parcourus, { $left } restants
measured-leg-back = Reprendre la dernière étape
measured-asking = Où peut-elle aller ? On regarde…
measured-refused = Pas là : { $words } ({ $cite })
measured-held-at = à { $x } cm de l’ouest, à { $y } cm du sud
measured-held = { $turn ->
    [left] Conversion de { $angle }° à gauche, { $used } cm parcourus, { $left } restants
    [right] Conversion de { $angle }° à droite, { $used } cm parcourus, { $left } restants
   *[none] { $used } cm parcourus, { $left } restants
  }

## How the table is looked at

measured-view = Vue
measured-view-closer = Plus près
measured-view-farther = Plus loin
measured-view-whole = Toute la table
measured-view-left = Tourner à gauche
measured-view-right = Tourner à droite
measured-view-side = Tourner de mon côté

## The measuring kit

measured-kit = Instruments de mesure
measured-tool-ruler = Règle
  .help = Règle : tirer d’un point à un autre (m)
measured-tool-bands = Portées
  .help = Portées et arcs d’une unité (b)
measured-tool-sight = Ligne de vue
  .help = Ligne de vue depuis l’unité choisie (v)
measured-tool-threat = Menace
  .help = Où une unité pourrait frapper ensuite (t)
measured-clear = , dégagé
measured-sight-clear = { $length } cm, dégagé
measured-sight-blocked = { $length } cm, masqué : { $words } ({ $cite })
measured-length = { $length } cm
measured-ruler-total = , { $length } en tout

## Keys

measured-keys-walk = Aller d’une unité à l’autre ; pièce en main, la déplacer
measured-keys-next = La prochaine unité qu’on peut choisir, la précédente
measured-keys-pan = Déplacer la table ; pièce en main, à plus grands pas
measured-keys-zoom = Plus près, plus loin, toute la table
measured-keys-turn = Tourner la table à gauche, à droite, de mon côté
measured-keys-go = Pièce en main : avancer ou reculer de 1 mm (Maj : 1 cm)
measured-keys-wheel = Pièce en main : conversion de 1° (Maj : 5°)
measured-keys-spin = Pièce en main, quand on la place : la tourner de 15°
measured-keys-leg = Pièce en main : repartir d’ici, nouvelle étape
measured-keys-back = Pièce en main : reprendre la dernière étape
measured-keys-look = Regarder l’unité de près
measured-keys-ruler = Règle ; Entrée sur une unité pose un bout à son bord
measured-keys-bands = Portées et arcs de l’unité désignée ; Entrée les garde
measured-keys-sight = Ligne de vue de l’unité choisie à l’unité désignée
measured-keys-threat = Menace de l’unité désignée ; Entrée la garde
