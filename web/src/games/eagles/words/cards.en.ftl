### Cards, dice and the enlarged card

## The sentence that names a card
eagles-card-name = { $state ->
    [yes] { $title }: { $facts }; { $now }
   *[other] { $title }: { $facts }
  }
eagles-card-back = { $army ->
    [british] A British card, face down
    [prussian] A Prussian card, face down
   *[french] A French card, face down
  }
eagles-card-army-french = French
eagles-card-army-british = British
eagles-card-army-prussian = Prussian
eagles-card-arm-infantry = infantry
eagles-card-arm-cavalry = cavalry
eagles-card-arm-artillery = foot artillery
eagles-card-arm-horse = horse artillery
eagles-card-arm-general = General
eagles-card-arm-terrain = Terrain
eagles-card-arm-special = Special
eagles-card-say-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
eagles-card-say-morale = morale { $grade }
eagles-card-say-fire = fire { $level }
eagles-card-say-shock = shock { $level }
eagles-card-say-guns = fire { $long } at long range, { $short } at short range
eagles-card-say-attack = attack { $level }
eagles-card-say-defence = defence { $level }
eagles-card-say-corps = { $kind ->
    [any] any corps
    [guard] Guard corps
    [reserve] Reserve corps
    [cavalry] Cavalry corps
    [horse] { $corps } Cavalry corps
   *[numbered] { $corps } corps
  }
eagles-card-kind-hill = hill
eagles-card-kind-woods = woods
eagles-card-kind-river = river
eagles-card-kind-building = building
eagles-card-lane-L = Left
eagles-card-lane-C = Center
eagles-card-lane-R = Right
eagles-card-shelter-say = shelters { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## How a card stands
eagles-card-formation-line = in line
eagles-card-formation-column = in column
eagles-card-formation-square = in square
eagles-card-hidden = hidden from the enemy
eagles-card-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
  }
eagles-card-wind-blown = blown
eagles-card-wind-recovering = recovering
eagles-card-mark-fatigued = fatigued
eagles-card-mark-depleted = out of ammunition
eagles-card-mark-prone = lying prone
eagles-card-mark-zeal = full of zeal, one extra die
eagles-card-mark-struck = under fire this turn
eagles-card-mark-panicked = panicked
eagles-card-mark-harried = harried

## On the enlarged card
eagles-card-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
eagles-card-men = { $number } men
eagles-card-guns = { $count ->
    [one] { $number } gun
   *[other] { $number } guns
  }
eagles-card-fire = Fire F{ $level }
eagles-card-shock = Shock S{ $level }
eagles-card-long = Long F{ $level }
eagles-card-short = Short F{ $level }
eagles-card-morale = Morale { $grade }
eagles-card-attack = Attack
eagles-card-defence = Defence
eagles-card-bonus = +{ $count } morale
eagles-card-corps = Corps
eagles-card-corps-any = A, any corps
eagles-card-shelter-label = Shelters
eagles-card-shelter-words = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
eagles-card-crossing-label = Crossing
eagles-card-crossing-words = { $count ->
    [one] { $count } card per turn
   *[other] { $count } cards per turn
  }

## Dice

## The enlarged card
eagles-card-close = Close
eagles-card-command = Order of battle: { $line }
eagles-card-now = Now
eagles-card-worth = Current value
eagles-card-history = In this battle
eagles-card-rule = Rule { $number }
