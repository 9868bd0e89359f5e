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
march-label = { $title }, { $army }: { $quality }, { $men } men in { $formation }{ $screen ->
    [0] {""}
    [one] , one skirmisher
   *[other] , { $screen } skirmishers
}
march-label-screen = screen of { $title }, { $army }, { $men ->
    [one] one man
   *[other] { $men } men
}
march-label-commander = { $title }, Supreme Commander, { $army }{ $unit ->
    [none] {""}
   *[other] , with { $unit }
}
march-mark = { $mark ->
    [disordered] disordered
    [routing] routing
    [faltered] fell short
    [reforming] reforming
    [thinned] half lost
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
    [freed] may draw off
    [passed] has passed
    [activated] has acted
    [shot-at] shot at
    [saw-flight] saw flight
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
march-cm = { $length } cm
march-facing = { $way ->
    [ahead] to the front
    [right] to the right
    [left] to the left
    [back] to the rear
   *[other] facing { $heading }°
}

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
march-say-reform = { $card } puts its ranks in order
march-say-march = { $card }: { $way }
march-say-fire = { $card } fires on { $target }
march-say-skirmish = the screen of { $card } fires on { $target }
march-say-cease = shoot no more
march-say-attack = { $card } charges { $target }
march-say-rally = { $card } tries to rally
march-say-fight = { $card } fights on
march-say-ride = the Supreme Commander rides
march-say-join = the Supreme Commander joins { $target }
march-say-stay = { $kind ->
    [choose-withdrawal] { $card } stays
   *[other] the Supreme Commander stays
}
march-say-reroll = throw again
march-say-keep = keep the throw
march-say-defend = { $charger } charges { $defender }: answer with fire
march-say-hold = hold fire
march-say-countercharge = charge in turn
march-say-pursue = pursue
march-say-stand = stand
march-say-test = { $card } tests its Resolve
march-say-withdraw = draw off

march-do-side = { march-say-side }
march-do-first = { march-say-first }
march-do-second = { march-say-second }
march-do-place = { $detached ->
    [0] place in { $formation }
    [one] place, one man detached
   *[other] place, { $detached } detached
}
march-do-screen = place the screen
march-do-commander = post him here
march-do-pass = do nothing
march-do-manoeuvre = manoeuvre
march-do-move = move
march-do-form = form { $formation } { $facing }
march-do-reform = put the ranks in order
march-do-march = { $legs ->
    [0] halt
   *[other] move here
}
march-do-fire = { $dice ->
    [0] fire on { $target }
    [one] fire one die
   *[other] fire { $dice } dice
}
march-do-skirmish = { $dice ->
    [0] skirmish with { $target }
    [one] skirmish with one die
   *[other] skirmish with { $dice } dice
}
march-do-cease = shoot no more
march-do-attack = charge { $target }
march-do-rally = rally
march-do-fight = fight on
march-do-ride = { $here ->
    [yes] ride here
   *[no] ride
}
march-do-join = join { $target }
march-do-stay = stay
march-do-reroll = throw again
march-do-keep = keep the throw
march-do-defend = { $dice ->
    [0] fire at the charge
    [one] fire one die at the charge
   *[other] fire { $dice } dice at the charge
}
march-do-hold = hold fire
march-do-countercharge = charge in turn
march-do-pursue = pursue
march-do-stand = stand
march-do-test = test { $card }
march-do-withdraw = draw off

march-verb-form = { $stand ->
    [column] Column
   *[line] Line
} { $facing }
march-aims = { $count ->
    [one] { $only }
   *[other] { $count } targets
}
march-way-halt = halts
march-way-wheel = { $hand ->
    [left] wheels left { $angle }°
   *[right] wheels right { $angle }°
}
march-way-advance = advances { $length } cm
march-way-back = steps back { $length } cm

## What is left of a question

march-left-act = { $count ->
    [0] Nobody may act any more.
    [one] One battalion may still act.
   *[other] { $count } battalions may still act.
}
march-left-place = { $count ->
    [one] The last battalion in hand.
   *[other] { $count } battalions are still in hand.
}
march-left-test = { $count ->
    [one] One battalion has still to test.
   *[other] { $count } battalions have still to test.
}
march-left-way = Drag the ghost or its handles, or use the arrow keys; { $total } cm at most.
march-left-ride = Drag him where he shall ride, or choose a battalion to join.
march-left-screen = Drag the screen to its place.
march-left-post = Drag him to his post.

## The panel of a battalion

march-at-work = acting
march-with = with { $unit }
march-gone = { $place ->
    [fled] fled from the table
   *[destroyed] destroyed
}
march-title = { $quality }, { $men } men{ $formation ->
    [none] {""}
   *[other] , { $formation }
}
march-used = re-rolled { $used }
march-numbers = Its numbers

## A move in hand

march-move = Move
march-die = Die
march-reach = Reach
march-used-way = Used
march-of = { $used } of { $total } cm
march-halt = Stay where it stands
march-go-on = Another leg
march-go-back = Leg back

## Set-up

march-tray = Set-up
march-in-hand = Battalions in hand
march-card = { $quality }, { $men } men
march-stand-in = Formation
march-form = { $stand ->
    [column] Column
   *[line] Line
}
march-turn-it = Facing
march-turn-left = Turn left
march-turn-right = Turn right
march-detach = Skirmishers
march-detached = { $count ->
    [0] none detached
    [one] one detached
   *[other] { $count } detached
}
march-fewer = One skirmisher less
march-more = One skirmisher more
march-arrange = Arrange for me
march-gap = Interval of the screen
march-gap-now = interval { $gap } cm
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
march-began = { $army } began
march-goals = Fought for: { $names }
march-seat = { $seat ->
    [red] Red
   *[blue] Blue
}
march-strength = { $battalions ->
    [one] one battalion
   *[other] { $battalions } battalions
}, { $men } men
march-victory = { $army } wins
march-toll = Battalions lost: { $red } { $redlost }, { $blue } { $bluelost }.
march-targets = { $count ->
    [0] Choose an order. Choose the battalion again to lay it back.
    [one] One target. Choose the battalion again to lay it back.
   *[other] { $count } targets. Choose the battalion again to lay it back.
}
march-nothing-aimed = Choose an order
march-nothing-meant = Choose a battalion
march-left-shot = { $count ->
    [one] One target.
   *[other] { $count } targets.
}
march-left-manoeuvre = Move, or take another formation: its place is shown before you give the order.
march-left-used = { $used } cm used, { $left } left.
