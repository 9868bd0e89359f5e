## Names

crepuscule-a-unit = a unit
crepuscule-formation = { $formation ->
    [line] line
    [extended-line] extended line
    [assault-column] assault column
    [march-column] march column
    [hollow-square] hollow square
    [solid-square] solid square
    [skirmish-order] skirmish order
    [echelon] echelon
    [foragers] foragers
    [garrison] garrison
    [deployed] unlimbered
   *[limbered] limbered
}
crepuscule-class = { $quality ->
    [militia] militia
    [line] line troops
    [veteran] veteran
    [elite] elite
   *[guard] guard
}
crepuscule-rank = { $rank ->
    [adc] aide-de-camp
    [brigadier] brigadier
    [brigade-general] brigade general in command
    [division-general] division general in command
   *[corps-general] corps general in command
}
crepuscule-mark = { $mark ->
    [fleeing] fleeing
    [disordered] disordered
    [charging] charging
    [countering] counter-charging
    [engaged] in combat
    [push] has the push
    [no-officer] without its officer
    [colour-lost] colour lost
    [dusty] in the dust
    [spiked] spiked
   *[fearful] afraid
}
crepuscule-led = led by { $name }
crepuscule-with = { $rank }, with { $unit }
crepuscule-gone = { $place ->
    [in-hand] still to be set up
    [destroyed] destroyed
    [fled] fled the field
    [captured] captured
   *[in-ranks] in the ranks of its battalion
}
crepuscule-plaque = { $kind ->
    [caisson] caisson
    [artillery] { $figures ->
        [one] one gunner
       *[other] { $figures } gunners
    }, { $formation }
   *[other] { $figures } of { $of }, { $formation }
}
crepuscule-label = { $title }, { $army }: { $kind ->
    [caisson] caisson
    [artillery] battery, { $figures ->
        [one] one gunner
       *[other] { $figures } gunners
    }, { $formation }
    [skirmishers] { $figures ->
        [one] one skirmisher
       *[other] { $figures } skirmishers
    }
   *[other] { $quality }, { $figures } of { $of } figures, { $formation }
}
crepuscule-label-officer = { $title }, { $army }, { $rank }{ $wounds ->
    [0] {""}
   *[other] , wounded
}
crepuscule-about-unit = { $kind ->
    [caisson] Caisson
    [artillery] { $figures } of { $of } gunners, { $formation }
    [skirmishers] { $figures ->
        [one] one skirmisher
       *[other] { $figures } skirmishers
    }
   *[other] { $figures } of { $of } figures, { $quality }, { $formation }
}
crepuscule-leg = { $kind ->
    [halt] halts
    [wheel] wheels { $hand ->
        [left] left
       *[right] right
    } { $angle }°
    [pivot] turns { $hand ->
        [left] left
       *[right] right
    }
    [sidestep] side-steps { $hand ->
        [left] left
       *[right] right
    } { $length }
    [about] turns about
    [back] steps back { $length }
   *[advance] advances { $length }
}
crepuscule-ground = { $kind ->
    [ruin] Ruin
    [burnt-house] Burnt house
    [blaze] Fire
    [barricade] Barricade
    [gabions] Gabions
   *[other] Obstacle
}
crepuscule-facing = { $way ->
    [none] {""}
    [n] , facing north
    [ne] , facing north-east
    [e] , facing east
    [se] , facing south-east
    [s] , facing south
    [sw] , facing south-west
    [w] , facing west
   *[nw] , facing north-west
}
crepuscule-files = { $files } abreast
crepuscule-charge-line = { $from } charges { $at }

## Orders in words

crepuscule-say-charge = { $card } charges { $target }
crepuscule-say-march = { $card } { $way }
crepuscule-say-form = { $card } forms { $formation }{ $files ->
    [0] {""}
   *[other] , { $files } abreast
}{ $facing }
crepuscule-say-withdraw = { $card } falls back
crepuscule-say-turn = { $card } turns to face { $target }
crepuscule-say-detach = { $card }: { $count ->
    [one] one skirmisher goes out
   *[other] { $count } skirmishers go out
}
crepuscule-say-rejoin = { $card } rejoins its battalion
crepuscule-say-shoot = { $card } fires at { $target }{ $face ->
    [none] {""}
    [front] , from its front
    [rear] , from its rear
    [left] , from its left
   *[right] , from its right
}
crepuscule-say-volley = { $card } fires on command at { $target }
crepuscule-say-snipe = { $card } shoots at { $target }
crepuscule-say-aim = { $card } aims at { $target }: { $ammunition ->
    [ball] ball
    [canister] canister
   *[shell] shell
}
crepuscule-say-duel = { $card } counter-fires at { $target }
crepuscule-say-estimate = Estimates: { $inches }
crepuscule-say-limber = { $card } limbers
crepuscule-say-unlimber = { $card } unlimbers
crepuscule-say-traverse = { $card } traverses { $hand ->
    [left] left
   *[right] right
} { $angle }°
crepuscule-say-crew = { $card } serves { $target }
crepuscule-say-spike = { $card } spikes { $target }
crepuscule-say-ride = { $card } moves
crepuscule-say-join = { $card } joins { $target }
crepuscule-say-react = { $card }: { $reaction ->
    [hold] holds
    [hold-and-fire] holds and fires
    [flee] flees
    [fire-and-flee] fires and flees
    [re-form] forms { $formation }
    [hold-fire] holds its fire to the last
    [counter-charge] counter-charges
    [fall-back] falls back
   *[shelter] its gunners shelter in the square
}
crepuscule-say-support = { $card } supports { $target }: { $job ->
    [fire] it fires
    [counter-charge] it counter-charges
   *[stand] it stands behind
}
crepuscule-say-unsupported = Nobody supports { $about }
crepuscule-say-defend = He defends himself
crepuscule-say-surrender = He surrenders
crepuscule-say-evade = He withdraws
crepuscule-say-fight = { $card } fights its combat
crepuscule-say-strike = { $card } strikes { $target } with { $count ->
    [one] one figure
   *[other] { $count } figures
}
crepuscule-say-ranks = { $card }: { $side ->
    [ahead] the rear rank steps ahead
   *[back] the front rank steps back
}
crepuscule-say-breakoff = { $card } breaks off
crepuscule-say-enter = { $card } enters the building
crepuscule-say-leave = { $card } leaves the building by side { $facade }
crepuscule-say-clear = { $card } clears the obstacle
crepuscule-say-build = { $card } builds an obstacle
crepuscule-say-place = { $card } is set up here
crepuscule-say-post = { $card } takes his post here
crepuscule-say-reply = return fire
crepuscule-say-pass = pass
crepuscule-say-pursue = { $about } pursues
crepuscule-say-hold = { $about } holds back
crepuscule-say-again = { $kind ->
    [choose-die] { $about } re-rolls its die
    [choose-reroll] { $about } re-rolls its test
   *[other] repeat the order
}
crepuscule-say-stay = { $kind ->
    [choose-die] { $about } keeps its die
    [choose-reroll] { $about } accepts the failure
   *[other] { $about } stays
}
crepuscule-say-fallback = { $about } falls back
crepuscule-say-first = go first
crepuscule-say-second = go second
crepuscule-say-done = end this step

crepuscule-do-charge = charge { $target }
crepuscule-do-march = { $legs ->
    [0] don’t move
   *[other] move here
}
crepuscule-do-form = form { $formation }{ $files ->
    [0] {""}
   *[other] , { $files } abreast
}{ $facing }
crepuscule-do-withdraw = fall back
crepuscule-do-turn = face { $target }
crepuscule-do-detach = { $count ->
    [one] send out one skirmisher
   *[other] send out { $count } skirmishers
}
crepuscule-do-rejoin = rejoin the battalion
crepuscule-do-shoot = { $dice ->
    [0] fire
    [one] fire one die
   *[other] fire { $dice } dice
}{ $face ->
    [none] {""}
    [front] , front
    [rear] , rear
    [left] , left
   *[right] , right
}
crepuscule-do-volley = { $dice ->
    [0] commanded fire
    [one] commanded fire: one die
   *[other] commanded fire: { $dice } dice
}
crepuscule-do-snipe = shoot at { $target }
crepuscule-do-aim = { $ammunition ->
    [ball] aim with ball
    [canister] aim with canister
   *[shell] aim with shell
}
crepuscule-do-duel = counter-fire
crepuscule-do-estimate = { $inches }: write it down
crepuscule-do-limber = limber
crepuscule-do-unlimber = unlimber{ $facing }
crepuscule-do-traverse = traverse { $hand ->
    [left] left
   *[right] right
} { $angle }°
crepuscule-do-crew = serve { $target }
crepuscule-do-spike = spike { $target }
crepuscule-do-ride = move here
crepuscule-do-join = join { $target }
crepuscule-do-react = { $reaction ->
    [hold] hold
    [hold-and-fire] hold and fire
    [flee] flee
    [fire-and-flee] fire and flee
    [re-form] form { $formation }
    [hold-fire] hold fire to the last
    [counter-charge] counter-charge
    [fall-back] fall back
   *[shelter] shelter in the square
}
crepuscule-do-support = { $job ->
    [fire] fire with { $target }
    [counter-charge] counter-charge with { $target }
   *[stand] stand behind { $target }
}
crepuscule-do-unsupported = no support
crepuscule-do-defend = defend himself
crepuscule-do-surrender = surrender
crepuscule-do-evade = withdraw
crepuscule-do-fight = fight this combat
crepuscule-do-strike = { $target }: { $count }
crepuscule-do-ranks = { $side ->
    [ahead] rear rank ahead
   *[back] front rank back
}
crepuscule-do-breakoff = break off
crepuscule-do-enter = enter the building
crepuscule-do-leave = leave by side { $facade }
crepuscule-do-clear = clear the obstacle
crepuscule-do-build = build here
crepuscule-do-place = set up here
crepuscule-do-post = post here
crepuscule-do-reply = return fire
crepuscule-do-pass = pass
crepuscule-do-pursue = pursue
crepuscule-do-hold = hold back
crepuscule-do-again = { $kind ->
    [choose-die] re-roll the die
    [choose-reroll] re-roll the test
   *[other] repeat the order
}
crepuscule-do-stay = { $kind ->
    [choose-die] keep the die
    [choose-reroll] accept the failure
   *[other] stay
}
crepuscule-do-fallback = fall back
crepuscule-do-first = go first
crepuscule-do-second = let the enemy go first
crepuscule-do-done = { $kind ->
    [choose-ride] end officers’ moves
    [choose-charge] end charges
    [choose-order] end movement
    [choose-aim] end aiming
    [choose-shot] end fire
    [choose-unlimber] end unlimbering
   *[other] end this step
}
crepuscule-here = { $holding ->
    [way] Move here
    [attack] Charge
    [traverse] Traverse
    [detach] Send out
    [build] Build here
    [place] Set up here
    [post] Post here
   *[ride] Move here
}
crepuscule-answers = Answers
crepuscule-answers-of = { $tested ->
    [yes] With a test
   *[no] Without a test
}

## Guns

crepuscule-inches = { $inches ->
    [one] one inch
   *[other] { $inches } inches
}
crepuscule-less = One inch less
crepuscule-more = One inch more
crepuscule-lay = Aim the guns
crepuscule-round = { $ammunition ->
    [ball] ball
    [canister] canister
   *[shell] shell
}
crepuscule-off = target at { $inches }″
crepuscule-estimate-of = Distance for { $gun }
crepuscule-sealed = { $ammunition ->
    [ball] The artillery die adds 2 to 10 inches; then the ball rolls on. Nobody sees your number before all are written down.
   *[other] Nobody sees your number before all are written down.
}

## Close combat

crepuscule-melee = Close combat
crepuscule-melee-close = Close
crepuscule-melee-which = Combat { $at } of { $of }
crepuscule-melee-before = Previous combat
crepuscule-melee-next = Next combat
crepuscule-melee-tie = a tie
crepuscule-melee-won = won by { $by }

## What is left of a question

crepuscule-left-place = { $count ->
    [one] One unit left to set up.
   *[other] { $count } units left to set up.
}
crepuscule-left-post = { $count ->
    [one] One officer left to post.
   *[other] { $count } officers left to post.
}
crepuscule-in-hand = To be set up
crepuscule-stand-in = Formation
crepuscule-card = { $kind ->
    [caisson] caisson
    [artillery] { $figures ->
        [one] { $figures } gunner
       *[other] { $figures } gunners
    }
   *[other] { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
}
crepuscule-left-ride = { $count ->
    [0] No officer can move any more.
   *[other] Drag an officer, or choose him and then the unit he joins.
}
crepuscule-left-charge = { $count ->
    [0] Nobody can charge.
    [one] One unit can charge: choose it, then its target.
   *[other] { $count } units can charge: choose one, then its target.
}
crepuscule-left-charge-move = Charges are moved one after another.
crepuscule-left-order = { $count ->
    [0] Nobody can move any more.
    [one] One unit can still move: drag it, or choose an order.
   *[other] { $count } units can still move: drag one, or choose an order.
}
crepuscule-left-aim = { $count ->
    [0] Every gun is aimed.
    [one] One gun to aim: drag from it to its target.
   *[other] { $count } guns to aim: drag from one to its target.
}
crepuscule-left-shot = { $count ->
    [0] Nobody can fire any more.
    [one] One unit can fire: drag from it to its target.
   *[other] { $count } units can fire: drag from one to its target.
}
crepuscule-left-unlimber = { $count ->
    [0] No gun can unlimber.
   *[other] Choose a gun, and where it points.
}
crepuscule-left-combat = Choose the next combat.
crepuscule-left-swap = Choose a line whose ranks change places, or end this step.
crepuscule-left-refuge = Drag him to where he withdraws, or choose the unit he joins.
crepuscule-left-way = Drag the ghost or its handles{ $touch ->
    [yes] {""}
   *[no] , or use the arrow keys
}; up to { $total }.
crepuscule-left-used = { $used } used, { $left } left.
crepuscule-targets = { $count ->
    [0] Choose an order.
    [one] One target.
   *[other] { $count } targets.
}{" "}{ $touch ->
    [yes] Tap
   *[no] Click
} the unit again to cancel.
crepuscule-nothing-aimed = Choose an order
crepuscule-nothing-chosen = Choose one
crepuscule-nothing-meant = Choose a unit

## Turn and sides

crepuscule-phase = { $phase ->
    [setting-up] Set-up
    [compulsory] Compulsory tests
    [command] Officers, rally, flight
    [charges] Charges declared
    [reactions] Reactions
    [contact] Charge moves
    [movement] Orders and movement
    [guns] Artillery
    [musketry] Musketry
    [after-fire] After the fire
    [combat] Close combat
   *[after-combat] After the combat
}
crepuscule-step = { $step ->
    [command] Command
    [charges] Charges
    [movement] Moves
    [fire] Fire
   *[combat] Combat
}
crepuscule-phases = Steps of the turn
crepuscule-turn = Turn { $turn } of { $turns }
crepuscule-when = Turn { $turn }, { $phase }
crepuscule-seat = { $seat ->
    [south] South
   *[north] North
}
crepuscule-strength = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $figures } of { $of } figures
crepuscule-figures-short = figures
crepuscule-toll = Units lost. { $south }: { $southlost }; { $north }: { $northlost }.
