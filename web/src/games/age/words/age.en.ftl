## Names

age-a-brigade = a brigade
age-formation = { $formation ->
    [line] line
    [supported-line] supported line
    [masse] masse
    [march-column] march column
    [square] square
    [tirailleurs] tirailleurs
    [garrison] garrison
    [limbered] limbered
   *[unlimbered] unlimbered
}
age-condition = { $condition ->
    [fresh] fresh
    [worn] worn
   *[spent] spent
}
age-mark = { $mark ->
    [disordered] disordered
    [silenced] silenced
    [damaged] damaged
    [locked] locked in combat
    [charging] charging
   *[countering] counter-charging
}
age-plaque = { $kind ->
    [battery] { $formation }
   *[brigade] { $condition }, { $bases ->
        [one] one base
       *[other] { $bases } bases
    }, { $formation }
}
age-label = { $title }, { $army }: { $kind ->
    [battery] battery, { $formation }
   *[brigade] { $bases ->
        [one] one base
       *[other] { $bases } bases
    }, { $condition }, { $formation }
}
age-label-general = General { $title }, { $army }{ $command ->
    [none] {""}
   *[other] , { $command }
}{ $unit ->
    [none] {""}
   *[other] , with { $unit }
}
age-leads = { $command ->
    [none] General
   *[other] { $command }
}{ $unit ->
    [none] {""}
   *[other] , with { $unit }
}
age-about-unit = { $command }, { $formation }
age-strength-now = { $condition }, { $bases ->
    [one] one base left
   *[other] { $bases } bases left
}
age-gone = { $place ->
    [to-come] yet to come
    [destroyed] destroyed
    [captured] captured
    [out] out of action
   *[lost] lost for good
}
age-leg = { $kind ->
    [halt] halts
    [advance] advances { $length }
    [back] steps back { $length }
    [about] faces about
    [oblique-left] moves { $length } obliquely left
    [oblique-right] moves { $length } obliquely right
    [pivot-left] faces left
    [pivot-right] faces right
    [wheel-left] wheels left { $angle }°
    [wheel-right] wheels right { $angle }°
    [wheel] wheels { $angle }°
   *[road] follows the road for { $length }
}

## Orders in words

age-say-charge = { $card } charges { $target }
age-say-move = { $card } moves
age-say-form = { $card } forms { $formation }
age-say-withdraw = { $card } withdraws
age-say-hold = { $card } holds
age-say-reserve = { $card } tries reserve movement
age-say-division = { $card }: every brigade { $way }
age-say-way = { $card } { $way }
age-say-limber = { $card } limbers
age-say-unlimber = { $card } unlimbers
age-say-roll = { $card } moves
age-say-pivot = { $card } pivots { $hand ->
    [left] left
   *[right] right
} { $angle }°
age-say-aim = { $card } fires at { $target }
age-say-holdfire = { $card } holds its fire
age-say-fire = fire
age-say-attach = { $card } joins { $target }
age-say-detach = { $card } leaves his brigade
age-say-substitute = { $card } takes over { $target }
age-say-join = { $card } goes with { $target }
age-say-leave = { $card } leaves its brigade
age-say-ride = { $card } moves
age-say-enter = { $card } enters here
age-say-resolve = resolve the combat of { $card }
age-say-breakthrough = { $card } breaks through towards { $target }
age-say-occupy = { $card } occupies the position
age-say-countercharge = { $card } counter-charges
age-say-evade = { $card } falls back
age-say-stand = { $kind ->
    [choose-follow-up] { $card } stays where it is
   *[other] { $card } receives the charge
}
age-say-first = move first
age-say-second = let the enemy move first
age-say-go = go on
age-say-stop = stop here
age-say-done = end this step

age-do-charge = charge { $target }
age-do-move = move
age-do-form = form { $formation }
age-do-withdraw = withdraw
age-do-hold = hold
age-do-reserve = try reserve movement
age-do-division = the division { $way }
age-do-way = { $legs ->
    [0] don’t move
   *[other] move here
}
age-do-limber = limber
age-do-unlimber = unlimber
age-do-roll = move the battery
age-do-pivot = pivot { $hand ->
    [left] left
   *[right] right
} { $angle }°
age-do-aim = fire at { $target }
age-do-holdfire = hold fire
age-do-fire = fire
age-do-attach = join { $target }
age-do-detach = leave his brigade
age-do-substitute = take over { $target }
age-do-join = go with { $target }
age-do-leave = leave the brigade
age-do-ride = move here
age-do-enter = enter here
age-do-resolve = resolve { $card }
age-do-breakthrough = break through
age-do-occupy = occupy the position
age-do-countercharge = counter-charge
age-do-evade = fall back
age-do-stand = { $kind ->
    [choose-follow-up] stay where it is
   *[other] receive the charge
}
age-do-first = move first
age-do-second = let the enemy move first
age-do-go = { $kind ->
    [choose-advance] advance
   *[other] go on
}
age-do-stop = { $kind ->
    [choose-advance] stay
   *[other] stop here
}
age-do-done = { $kind ->
    [choose-command] end command
    [choose-reserve] end reserve moves
    [choose-order] end moves
    [choose-ride] end generals’ moves
   *[other] end this step
}
age-take-over = Take over { $command }
age-here = { $holding ->
    [way] Move here
    [attack] Charge
    [pivot] Pivot
    [enter] Enter here
   *[other] Move here
}

## What is left of a question

age-left-order = { $count ->
    [0] Nobody can move any more.
    [one] One unit can still move: drag it, or choose an order.
   *[other] { $count } units can still move: drag one, or a general for his division.
}
age-left-division = { $command }: drag it, and every brigade goes the same way.
age-left-reserve = { $count ->
    [0] Nobody is in the reserve zone.
    [one] One unit can try: drag it.
   *[other] { $count } units can try: drag one.
}
age-left-fire = Drag from a unit to another target. All fire is declared before the first die.
age-left-way = Drag the ghost or its handles{ $touch ->
    [yes] {""}
   *[no] , or use the arrow keys
}; up to { $total }.
age-left-used = { $used } used, { $left } left.
age-left-ride = Drag a general to where he should ride.
age-left-command = Choose a general, then the brigade he joins.
age-left-entry = Drag it along the edge to where it enters.
age-targets = { $count ->
    [0] Drag it to move, or choose an order.
    [one] One target.
   *[other] { $count } targets.
}{" "}{ $touch ->
    [yes] Tap
   *[no] Click
} the unit again to cancel.
age-nothing-aimed = Choose an order
age-then-combat = Then the combat, if contact is made in front
age-nothing-chosen = Choose one
age-nothing-meant = Choose a unit

## Turn and sides

age-phase = { $phase ->
    [upkeep] Upkeep
    [initiative] Initiative
    [command] Command
    [reserve-movement] Reserve movement
    [tactical-movement] Tactical movement
    [rides] Detached generals
    [counter-charges] Counter-charges
    [enemy-fire] Fire of the other side
    [own-fire] Fire of the side that moved
   *[combat] Combat
}
age-part = { $part ->
    [command] Command
    [movement] Movement
    [fire] Fire
   *[combat] Combat
}
age-phases = Parts of the segment
age-turn = Turn { $turn } of { $turns }
age-segment = { $side } moves
age-when = Turn { $turn }, { $phase }
age-seat = { $seat ->
    [south] South
   *[north] North
}
age-strength = { $brigades ->
    [one] one brigade
   *[other] { $brigades } brigades
}, { $bases } of { $of } bases
age-bases-short = bases
age-toll = Brigades and batteries lost: { $south } { $southlost }, { $north } { $northlost }.
