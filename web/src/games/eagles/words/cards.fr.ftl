### Cartes, dés et carte agrandie

## La phrase qui nomme une carte
eagles-card-name = { $state ->
    [yes] { $title } : { $facts } ; { $now }
   *[other] { $title } : { $facts }
  }
eagles-card-back = { $army ->
    [british] Une carte britannique, face cachée
    [prussian] Une carte prussienne, face cachée
   *[french] Une carte française, face cachée
  }
eagles-card-army-french = Français
eagles-card-army-british = Britanniques
eagles-card-army-prussian = Prussiens
eagles-card-arm-infantry = infanterie
eagles-card-arm-cavalry = cavalerie
eagles-card-arm-artillery = artillerie à pied
eagles-card-arm-horse = artillerie à cheval
eagles-card-arm-general = général
eagles-card-arm-terrain = Terrain
eagles-card-arm-special = Spéciale
eagles-card-say-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
eagles-card-say-morale = moral { $grade }
eagles-card-say-fire = feu { $level }
eagles-card-say-shock = charge { $level }
eagles-card-say-guns = feu { $long } à longue portée, { $short } à courte portée
eagles-card-say-attack = attaque { $level }
eagles-card-say-defence = défense { $level }
eagles-card-say-corps = { $kind ->
    [any] tous les corps
    [guard] corps de la Garde
    [reserve] corps de réserve
    [cavalry] corps de cavalerie
    [horse] { $corps ->
        [I] Iᵉʳ
       *[other] { $corps }ᵉ
    } corps de cavalerie
   *[numbered] { $corps ->
        [I] Iᵉʳ
       *[other] { $corps }ᵉ
    } corps
  }
eagles-card-kind-hill = colline
eagles-card-kind-woods = bois
eagles-card-kind-river = rivière
eagles-card-kind-building = bâtiment
eagles-card-lane-L = Gauche
eagles-card-lane-C = Centre
eagles-card-lane-R = Droite
eagles-card-shelter-say = abrite { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

## L’état d’une carte
eagles-card-formation-line = en ligne
eagles-card-formation-column = en colonne
eagles-card-formation-square = en carré
eagles-card-hidden = cachée à l’ennemi
eagles-card-hits = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
  }
eagles-card-wind-blown = fourbue
eagles-card-wind-recovering = reprend son souffle
eagles-card-mark-fatigued = fatiguée
eagles-card-mark-depleted = sans munitions
eagles-card-mark-prone = couchée
eagles-card-mark-zeal = pleine d’ardeur, un dé de plus
eagles-card-mark-struck = sous le feu ce tour
eagles-card-mark-panicked = prise de panique
eagles-card-mark-harried = harcelée

## Sur la carte agrandie
eagles-card-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
eagles-card-men = { $number } hommes
eagles-card-guns = { $count ->
    [one] { $number } canon
   *[other] { $number } canons
  }
eagles-card-fire = Feu F{ $level }
eagles-card-shock = Charge S{ $level }
eagles-card-long = Longue F{ $level }
eagles-card-short = Courte F{ $level }
eagles-card-morale = Moral { $grade }
eagles-card-attack = Attaque
eagles-card-defence = Défense
eagles-card-bonus = +{ $count } au moral
eagles-card-corps = Corps
eagles-card-corps-any = A, tous les corps
eagles-card-shelter-label = Abrite
eagles-card-shelter-words = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
eagles-card-crossing-label = Passage
eagles-card-crossing-words = { $count ->
    [one] { $count } carte par tour
   *[other] { $count } cartes par tour
  }

## Dés

## La carte agrandie
eagles-card-close = Fermer
eagles-card-command = Ordre de bataille : { $line }
eagles-card-now = Maintenant
eagles-card-worth = Valeur actuelle
eagles-card-history = Dans cette bataille
eagles-card-rule = Règle { $number }
