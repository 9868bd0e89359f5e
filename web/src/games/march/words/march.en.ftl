## Names

march-the-screen = the screen of { $unit }
march-a-battalion = a battalion
march-commander = the Supreme Commander
march-quality = { $quality ->
    [recruits] Recruits
    [drilled] Drilled
    [veterans] Veterans
   *[guard] Guard
}
march-formation = { $formation ->
    [column] column
   *[line] line
}
march-chief = Supreme Commander
march-skirmishers = { $men ->
    [one] one skirmisher
   *[other] { $men } skirmishers
}
march-facts = { $men }, { $formation }
march-plaque = { $quality }, { $men }, { $formation }
march-label = { $title }, { $army }: { $quality }, { $men ->
    [one] one man
   *[other] { $men } men
} in { $formation }{ $screen ->
    [0] {""}
    [one] , one skirmisher
   *[other] , { $screen } skirmishers
}
march-label-screen = screen of { $title }, { $army }, { $men ->
    [one] one man
   *[other] { $men } men
}
march-label-commander = { $named ->
    [yes] { $title }, Supreme Commander
   *[no] Supreme Commander
}, { $army }{ $unit ->
    [none] {""}
   *[other] , with { $unit }
}
march-mark = { $mark ->
    [disordered] disordered
    [routing] routing
    [faltered] fell short
    [reforming] reforming
    [thinned] at half strength
    [charging] charge bonus
    [defending] defends its ground
    [struck-aside] struck in flank or rear
    [tired] tired
    [fired] has shot
    [skirmished] screen has shot
    [rifled] rifles used
    [ran] has fled this turn
    [beaten] beaten this turn
    [tested] has tested
    [steady] held
    [mending] reforms
    [entangled] in a new combat
    [fought] has fought
    [freed] may withdraw
    [passed] has passed
    [activated] has acted
    [shot-at] shot at
    [saw-flight] saw friends flee
    [lost-commander] lost the commander
    [lost-men] lost men
    [engaged] in combat
   *[led] led by the Supreme Commander
}
march-staff = { $count } { $character ->
    [drummer] { $count ->
        [one] drummer
       *[other] drummers
    }
    [sergeant] { $count ->
        [one] sergeant
       *[other] sergeants
    }
    [ensign] ensign
   *[officer] officer
}
march-facing = { $way ->
    [ahead] to the front
    [right] to the right
    [left] to the left
    [back] to the rear
    [n] facing north
    [ne] facing north-east
    [e] facing east
    [se] facing south-east
    [s] facing south
    [sw] facing south-west
    [w] facing west
   *[nw] facing north-west
}
march-facing-unit = facing { $unit }

## Orders in words

march-say-side = { $edge ->
    [south] take the southern edge
   *[north] take the northern edge
}
march-say-first = { $phase ->
    [set-up] place the first battalion
   *[other] go first
}
march-say-second = { $phase ->
    [set-up] have the enemy place first
   *[other] have the enemy go first
}
march-say-place = { $card } takes its place in { $formation }
march-say-screen = the skirmishers of { $card } form their screen
march-say-commander = the Supreme Commander takes his post
march-say-pass = { $card } does nothing
march-say-manoeuvre = { $card } manoeuvres
march-say-move = { $card } moves
march-say-form = { $card } forms { $formation } { $facing }
march-say-reform = { $card } reforms its ranks
march-say-march = { $card }: { $way }
march-say-fire = { $card } fires on { $target }
march-say-skirmish = the screen of { $card } fires on { $target }
march-say-cease = stop shooting
march-say-attack = { $card } charges { $target }
march-say-rally = { $card } tries to rally
march-say-fight = { $card } fights on
march-say-ride = the Supreme Commander rides
march-say-wait = the Supreme Commander rides after this activation
march-say-join = the Supreme Commander joins { $target }
march-say-stay = { $kind ->
    [choose-withdrawal] { $card } stays
   *[other] the Supreme Commander stays
}
march-say-reroll = re-roll
march-say-keep = keep the roll
march-say-defend = { $charger } charges { $defender }: answer with fire
march-say-hold = hold fire
march-say-countercharge = counter-charge
march-say-pursue = pursue
march-say-stand = stand
march-say-test = { $card } tests its Resolve
march-say-withdraw = withdraw

march-do-side = { march-say-side }
march-do-first = { march-say-first }
march-do-second = { march-say-second }
march-do-place = { $detached ->
    [0] place in { $formation }
    [one] place, one skirmisher out
   *[other] place, { $detached } skirmishers out
}
march-do-screen = place the screen
march-do-commander = place him here
march-do-pass = do nothing
march-do-manoeuvre = manoeuvre
march-do-move = move
march-do-form = form { $formation } { $facing }
march-do-reform = reform the ranks
march-do-march = { $legs ->
    [0] don’t move
   *[other] move here
}
march-do-fire = { $dice ->
    [0] fire on { $target }
    [one] fire (one die)
   *[other] fire ({ $dice } dice)
}
march-do-skirmish = { $dice ->
    [0] skirmish at { $target }
    [one] skirmish (one die)
   *[other] skirmish ({ $dice } dice)
}
march-do-cease = stop shooting
march-do-attack = charge { $target }
march-do-rally = rally
march-do-fight = fight on
march-do-ride = { $here ->
    [yes] ride here
   *[no] ride
}
march-do-wait = ride after this activation
march-do-join = join { $target }
march-do-stay = stay
march-do-reroll = re-roll
march-do-keep = keep the roll
march-do-defend = { $dice ->
    [0] fire at the charge
    [one] fire at the charge (one die)
   *[other] fire at the charge ({ $dice } dice)
}
march-do-hold = hold fire
march-do-countercharge = counter-charge
march-do-pursue = pursue
march-do-stand = stand
march-do-test = test the Resolve of { $card }
march-do-withdraw = withdraw

march-verb-form = { $stand ->
    [column] Column
   *[line] Line
} { $facing }
march-way-halt = halts
march-way-wheel = { $hand ->
    [left] wheels left { $angle }°
   *[right] wheels right { $angle }°
}
march-way-advance = advances { $length } cm
march-way-back = steps back { $length } cm

## What is left of a question

march-left-act = { $count ->
    [0] No battalion can act any more.
    [one] One battalion can still act.
   *[other] { $count } battalions can still act.
}
march-left-place = { $count ->
    [one] One battalion left to place.
   *[other] { $count } battalions left to place.
}
march-left-test = { $count ->
    [one] One battalion still has to test.
   *[other] { $count } battalions still have to test.
}
march-left-way = Drag the ghost or its handles{ $touch ->
    [yes] {""}
   *[no] , or use the arrow keys
}; up to { $total } cm.
march-left-ride = Drag him to where he should ride, or choose a battalion to join.
march-left-screen = Drag the screen to its place.
march-left-post = Drag him to his place.

## The panel of a battalion

march-with = with { $unit }
march-gone = { $place ->
    [fled] fled from the table
   *[destroyed] destroyed
}
march-title = { $quality }, { $men ->
    [one] one man
   *[other] { $men } men
}{ $formation ->
    [none] {""}
   *[other] , { $formation }
}
march-used = re-rolled { $used }

## A move in hand

march-here = { $holding ->
    [way] Move here
    [attack] Charge
    [ride] Ride here
   *[other] Place here
}

## Set-up

march-in-hand = Battalions to place
march-card = { $quality }, { $men ->
    [one] one man
   *[other] { $men } men
}
march-stand-in = Formation
march-form = { $stand ->
    [column] Column
   *[line] Line
}
march-detach = Skirmishers
march-detached = { $count ->
    [0] No skirmishers out
    [one] One skirmisher out
   *[other] { $count } skirmishers out
}
march-fewer = One fewer skirmisher
march-more = One more skirmisher
march-gap = Gaps in the screen
march-gap-now = gaps of { $gap } cm
march-closer = Closer
march-wider = Wider

## Turn and sides

march-phase = { $phase ->
    [set-up] Set-up
    [initiative] Initiative
    [activations] Activations
    [resolve] Resolve
   *[compulsory-moves] Flight
}
march-phases = Phases of the turn
march-turn = Turn { $turn } of { $turns }
march-when = Turn { $turn }, { $phase }
march-initiative = { $army } has the initiative
march-goals = Objective: { $names }
march-seat = { $seat ->
    [red] Red
   *[blue] Blue
}
march-strength = { $battalions ->
    [one] one battalion
   *[other] { $battalions } battalions
}, { $men ->
    [one] one man
   *[other] { $men } men
}
march-toll = Battalions lost: { $red } { $redlost }, { $blue } { $bluelost }.
march-targets = { $count ->
    [0] Drag it to move, or choose an order.
    [one] One target.
   *[other] { $count } targets.
}{" "}{ $touch ->
    [yes] Tap
   *[no] Click
} the battalion again to cancel.
march-nothing-aimed = Choose an order
march-nothing-meant = Choose a battalion
march-left-shot = { $count ->
    [one] One target.
   *[other] { $count } targets.
}
march-left-manoeuvre = Move, or change formation: you see the new place before you give the order.
march-left-used = { $used } cm used, { $left } cm left.
