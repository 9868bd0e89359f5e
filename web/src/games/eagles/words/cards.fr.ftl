### Cartes, dés et carte agrandie

## La phrase qui nomme une carte
look-name = { $state ->
    [yes] { $title } : { $facts } ; { $now }
   *[other] { $title } : { $facts }
  }
look-back = { $army ->
    [british] Une carte britannique, face cachée
    [prussian] Une carte prussienne, face cachée
   *[french] Une carte française, face cachée
  }
look-army-french = Français
look-army-british = Britanniques
look-army-prussian = Prussiens
look-arm-infantry = infanterie
look-arm-cavalry = cavalerie
look-arm-artillery = artillerie à pied
look-arm-horse = artillerie à cheval
look-arm-general = Général
look-arm-terrain = Terrain
look-arm-special = Spéciale
look-say-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
look-say-morale = moral { $grade }
look-say-fire = feu { $level }
look-say-shock = assaut { $level }
look-say-guns = feu { $long } à longue portée, { $short } à courte portée
look-say-attack = attaque { $level }
look-say-defence = défense { $level }
look-say-corps = { $kind ->
    [any] tous les corps
    [guard] corps de la Garde
    [reserve] corps de réserve
    [cavalry] corps de cavalerie
    [horse] { $corps } corps de cavalerie
   *[numbered] { $corps } corps
  }
look-kind-hill = colline
look-kind-woods = bois
look-kind-river = rivière
look-kind-building = bâtiment
look-lane-L = Gauche
look-lane-C = Centre
look-lane-R = Droite
look-shelter-say = abrite { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

## L’état d’une carte
look-formation-line = en ligne
look-formation-column = en colonne
look-formation-square = en carré
look-hidden = cachée à l’ennemi
look-hits = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
look-wind-blown = désorganisée
look-wind-recovering = se reforme
look-mark-fatigued = fatiguée
look-mark-depleted = sans munitions
look-mark-prone = couchée
look-mark-zeal = pleine d’ardeur, un dé de plus
look-mark-struck = sous le feu ce tour
look-mark-panicked = prise de panique
look-mark-harried = harcelée

## Sur la carte agrandie
look-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
look-men = { $number } hommes
look-guns = { $count ->
    [one] { $number } canon
   *[other] { $number } canons
  }
look-fire = Feu F{ $level }
look-shock = Assaut S{ $level }
look-long = Longue F{ $level }
look-short = Courte F{ $level }
look-morale = Moral { $grade }
look-attack = Attaque
look-defence = Défense
look-bonus = +{ $count } au moral
look-corps = Corps
look-corps-any = A, tous les corps
look-shelter-label = Abrite
look-shelter-words = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
look-crossing-label = Passage
look-crossing-words = { $count ->
    [one] { $count } carte par tour
   *[other] { $count } cartes par tour
  }

## Dés
look-die = { $kind ->
    [hit] { $face }, un coup
    [miss] { $face }, manqué
    [strike] { $face }, atteint un Général
    [pass] { $face }, tient
   *[fail] { $face }, échoue
  }

## La carte agrandie
look-close = Fermer
look-command = Ordre de bataille : { $line }
look-now = À présent
look-worth = Valeur à présent
look-history = Dans cette bataille
look-rule = Règle { $number }
