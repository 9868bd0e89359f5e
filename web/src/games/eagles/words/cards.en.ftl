### Cards, dice and the enlarged card

## The sentence that names a card
look-name = { $state ->
    [yes] { $title }: { $facts }; { $now }
   *[other] { $title }: { $facts }
  }
look-back = { $army ->
    [british] A British card, face down
    [prussian] A Prussian card, face down
   *[french] A French card, face down
  }
look-army-french = French
look-army-british = British
look-army-prussian = Prussian
look-arm-infantry = infantry
look-arm-cavalry = cavalry
look-arm-artillery = foot artillery
look-arm-horse = horse artillery
look-arm-general = General
look-arm-terrain = Terrain
look-arm-special = Special
look-say-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
look-say-morale = morale { $grade }
look-say-fire = fire { $level }
look-say-shock = shock { $level }
look-say-guns = fire { $long } at long range, { $short } at short range
look-say-attack = attack { $level }
look-say-defence = defence { $level }
look-say-corps = { $kind ->
    [any] any corps
    [guard] Guard corps
    [reserve] Reserve corps
    [cavalry] Cavalry corps
    [horse] { $corps } Cavalry corps
   *[numbered] { $corps } corps
  }
look-kind-hill = hill
look-kind-woods = woods
look-kind-river = river
look-kind-building = building
look-lane-L = Left
look-lane-C = Center
look-lane-R = Right
look-shelter-say = shelters { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## How a card stands
look-formation-line = in line
look-formation-column = in column
look-formation-square = in square
look-hidden = hidden from the enemy
look-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
  }
look-wind-blown = blown
look-wind-recovering = recovering
look-mark-fatigued = fatigued
look-mark-depleted = out of ammunition
look-mark-prone = lying prone
look-mark-zeal = full of zeal, one die more
look-mark-struck = under fire this turn
look-mark-panicked = panicked
look-mark-harried = harried

## On the enlarged card
look-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
look-men = { $number } men
look-guns = { $count ->
    [one] { $number } gun
   *[other] { $number } guns
  }
look-fire = Fire F{ $level }
look-shock = Shock S{ $level }
look-long = Long F{ $level }
look-short = Short F{ $level }
look-morale = Morale { $grade }
look-attack = Attack
look-defence = Defence
look-bonus = +{ $count } morale
look-corps = Corps
look-corps-any = A, any corps
look-shelter-label = Shelters
look-shelter-words = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
look-crossing-label = Crossing
look-crossing-words = { $count ->
    [one] { $count } card a turn
   *[other] { $count } cards a turn
  }

## Dice
look-die = { $kind ->
    [hit] { $face }, a hit
    [miss] { $face }, a miss
    [strike] { $face }, strikes a General
    [pass] { $face }, holds
   *[fail] { $face }, fails
  }

## The enlarged card
look-close = Close
look-command = Order of battle: { $line }
look-now = Now
look-worth = Worth now
look-history = In this battle
look-rule = Rule { $number }
