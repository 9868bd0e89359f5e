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

## The campaign sheet

campaign-title = The Waterloo campaign
campaign-about = 15 to 18 June 1815: two battles at once, and then the last (16.0)
campaign-course = How it goes
campaign-rates = Cards drawn each turn
campaign-record = The battles
campaign-winner = Winner
campaign-turn = Last turn
campaign-sent = Survivors sent to the other battle
campaign-losses = Cross off every card that is eliminated: it is lost for the whole campaign.
campaign-army = { $army ->
    [fr] French
    [gb] British
   *[pr] Prussian
}
campaign-corps = { $corps ->
    [A] Army
    [G] Guard
    [R] Reserve
    [C] Cavalry
    [I-Cav] I Cavalry Corps
    [II-Cav] II Cavalry Corps
    [III-Cav] III Cavalry Corps
    [IV-Cav] IV Cavalry Corps
   *[other] { $number } Corps
}
campaign-place = { $place ->
    [brussels] Brussels
    [namur] Namur
    [hal] Hal
    [nivelles] Nivelles
    [genappe] Genappe
    [gembloux] Gembloux
    [fleurus] Fleurus
    [soignes] Forest of Soignes
    [sambre] Sambre
    [dyle] Dyle
   *[senne] Senne
}
