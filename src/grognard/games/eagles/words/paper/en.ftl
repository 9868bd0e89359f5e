# What is printed on cards of paper.

special = Special
lane = { $lane ->
    [L] Left
    [C] Center
   *[R] Right
}
kind = { $kind ->
    [hill] Hill
    [woods] Woods
    [river] River
   *[building] Building
}
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
men = { $arm ->
    [guns] { $count ->
        [one] 1 gun
       *[other] { $count } guns
    }
   *[men] { $count } men
}
fire = Fire F{ $level }
shock = Shock S{ $level }
long = Long F{ $level }
short = Short F{ $level }
morale = Morale { $grade }
attack = Attack
defence = Defence
bonus = +{ $count } morale
corps = Corps
any-corps = A, any corps
shelter = Shelters
shelter-words = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
crossing = Crossing
crossing-words = { $count ->
    [one] 1 card per turn
   *[other] { $count } cards per turn
}
