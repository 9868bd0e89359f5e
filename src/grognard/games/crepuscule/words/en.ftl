# The words of Au crépuscule de l'Aigle in English.
#
# A sentence begins with a small letter where it begins with a name: the program raises it.
# A decision is asked in two voices: the message itself, and .waiting for the other seat.

## Names

phase = { $phase ->
    [setting-up] Set-up
    [compulsory] Compulsory tests
    [command] Officers, rally and flight
    [charges] Charges
    [reactions] Reactions to charges
    [contact] Charge moves
    [movement] Orders and movement
    [guns] Artillery
    [musketry] Musketry
    [after-fire] After the fire
    [combat] Close combat
   *[after-combat] After the combat
}
formation = { $formation ->
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
arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
    [artillery] battery
   *[caisson] caisson
}
class = { $quality ->
    [militia] militia
    [line] line
    [veteran] veteran
    [elite] elite
   *[guard] guard
}
rank = { $rank ->
    [adc] aide-de-camp
    [brigadier] brigadier
    [brigade-general] brigade general in command
    [division-general] division general in command
   *[corps-general] corps general in command
}
mark = { $mark ->
    [fleeing] fleeing
    [disordered] disordered
    [push] has the push
    [no-officer] without its officer
    [charging] charging
    [fearful] afraid
   *[smoke] behind smoke
}
gone = { $place ->
    [destroyed] destroyed
    [fled] fled the field
    [captured] captured
    [in-ranks] in the ranks
    [in-hand] not yet set up
   *[on-table] on the table
}
skirmishers-of = { $name } (skirmishers)
caption = { $name }: { $class } { $arm }, { $figures } of { $of } figures, { $formation }
caption-officer = { $name }, { $rank }
moment = Turn { $turn }: { $phase }
worth = { $worth } points
strength-name = figures
fate = { $fate ->
    [destroyed] destroyed
    [fled-off] fled the field
    [captured] captured
   *[fell] fell
}
throw-kind = { $kind ->
    [fire] Fire
    [test] Tests and distances
   *[other] Other dice
}
    .done = { $kind ->
    [fire] hits
    [test] pips
   *[other] successes
}
sum = { $sum ->
    [manoeuvre] Manoeuvre test
    [result] Combat result
   *[shot] Needed to hit
}
chapter = { $chapter ->
    [1] The scale of the game
    [2] The turn
    [3] Officers
    [4] Infantry formations
    [5] Manoeuvre and charge
    [6] Infantry fire
    [7] Close combat of infantry
    [8] Reactions to a charge
    [9] Command figures and detachments
    [10] Cavalry
    [11] Artillery
    [12] Orders and manoeuvre tests
    [13] Support
    [14] Obstacles and cover
    [15] Buildings
    [16] Casualties
    [17] Weapons
    [18] Troop quality
    [19] Engineers
    [20] Smoke
    [21] Morale
    [22] Victory
    [23] Core: profile
    [24] Core: shooting
    [25] Core: wounds and saves
    [26] Core: close combat
    [27] Core: combat result
    [28] Core: flight, pursuit, rally
    [29] Core: panic and fear
    [30] Core: troop types
    [31] Core: movement
    [32] Core: war machines
   *[33] Core: the end of a battle
}

## Ground

ground-label = { $kind ->
    [wood] Wood
    [wooded-hill] Wooded hill
    [hill] Hill
    [marsh] Marsh
    [vineyard] Vineyard
    [steep] Steep slope
    [river] River
    [deep-river] Deep river
    [pond] Pond
    [bridge] Bridge
    [redoubt] Redoubt
    [daub-house] Timber house
    [brick-house] Brick house
    [stone-house] Stone house
    [church] Church
    [barn] Barn
    [blockhouse] Blockhouse
    [hedge] Hedge
    [fence] Fence
    [ditch] Ditch
    [stream] Stream
    [low-wall] Low wall
    [barricade] Barricade
    [gabions] Gabions
    [earthwork] Earthwork
    [high-wall] High wall
    [ruin] Ruin
    [burnt-house] Burnt house
    [blaze] Fire
    [road] Road
   *[other] { $kind }
}

## The map

map-key =
    Letters are units, large in the south and small in the north; an arrow is the middle of a front.
    ★ and ☆ are officers on their own.
map-side = { $south ->
    [yes] south
   *[no] north
}
officer-line = { $name }: { $where }
officer-with = with { $unit }

## Legs of a way

leg = { $kind ->
    [wheel-right] wheels right { $amount }°
    [wheel-left] wheels left { $amount }°
    [pivot-right] turns right { $amount }°
    [pivot-left] turns left { $amount }°
    [sidestep-right] side-steps right { $amount } in
    [sidestep-left] side-steps left { $amount } in
    [about] turns about
   *[advance] advances { $amount } in
}

## Sheets

sheet-unit = { $unit }: { $class } { $arm }, { $figures } of { $of } figures, { $formation }, { $files } abreast.
sheet-profile = Move { $move }, WS { $ws }, BS { $bs }, S { $strength }, T { $toughness }, I { $initiative }, Ld { $ld }{ $save ->
    [0] { "" }
   *[other] , save { $save }+
}.
sheet-marks = State: { $marks }.
sheet-officer = { $name }: { $rank }, Ld { $ld }.
sheet-with = He is with { $unit }.

## Questions

choose-other = { $label }: what will you do?
    .waiting = { $side } has to decide: { $label }.
choose-first = You have won the roll: will you go first or second?
    .waiting = { $side } decides who goes first.
choose-first-to-place = You have won the roll: will you set up the first unit, or the enemy?
    .waiting = { $side } decides who sets up first.
choose-place = Set up a unit.
    .waiting = { $side } sets up a unit.
choose-post = Post an officer.
    .waiting = { $side } posts an officer.
choose-ride = Move your officers, or end this step.
    .waiting = { $side } moves its officers.
choose-order = Give orders and move, unit by unit, or end this step.
    .waiting = { $side } gives orders and moves.
choose-charge = Declare charges, unit by unit, or end this step.
    .waiting = { $side } declares its charges.
choose-charge-move = Which charge moves next?
    .waiting = { $side } moves its charges.
choose-reaction = Choose how a charged unit reacts.
    .waiting = { $side } chooses how it reacts to the charges.
choose-support = Who supports { $unit }?
    .waiting = { $side } decides who supports { $unit }.
choose-combat = Which combat is fought next?
    .waiting = { $side } chooses the next combat.
choose-strike = How many figures of { $unit } strike { $target }?
    .waiting = { $side } shares out the attacks of { $unit }.
choose-officer-strike = How many figures of { $unit } strike at { $officer }?
    .waiting = { $side } decides who strikes at { $officer }.
choose-pursuit = Does { $unit } pursue, or try to hold back?
    .waiting = { $side } decides whether { $unit } pursues.
choose-fate = Destroy { $target }, or keep it?
    .waiting = { $side } decides whether { $target } is destroyed.
choose-occupation = Does { $unit } occupy the building it has taken?
    .waiting = { $side } decides whether { $unit } occupies the building.
choose-break-off = Which cavalry breaks off its combat?
    .waiting = { $side } decides whether its cavalry breaks off.
choose-formation = Choose the formation of { $unit }.
    .waiting = { $side } chooses the formation of { $unit }.
choose-aim = Choose the targets of your guns, or end this step.
    .waiting = { $side } chooses the targets of its guns.
choose-counter-fire = Do your guns answer those that fire at them?
    .waiting = { $side } decides whether its guns answer.
choose-estimates = Write down how far your targets are.
    .waiting = The distances of the targets are being written down.
choose-round = Ball or canister?
    .waiting = { $side } loads a gun.
choose-spike = Which captured guns do you spike?
    .waiting = { $side } decides whether to spike captured guns.
choose-answer = { $officer } is charged: does he withdraw, defend himself, or surrender?
    .waiting = { $side } decides what { $officer } does.
choose-refuge = Where does { $officer } go?
    .waiting = { $side } withdraws { $officer }.
choose-swap = Do the ranks of any line change places?
    .waiting = { $side } may swap the ranks of its lines.
choose-unlimber = Which guns unlimber?
    .waiting = { $side } unlimbers its guns.
choose-after-failure = The order to { $unit } has failed: repeat it, stay, or fall back?
    .waiting = { $side } decides what { $unit } does now.
choose-shot = Choose a unit and its target, or end this step.
    .waiting = { $side } fires.
choose-reply = { $target } has fired at { $unit }: return fire?
    .waiting = { $side } decides whether { $unit } returns fire.
choose-die = The die of { $unit } shows { $face ->
        [0] a misfire
       *[other] { $face }
    }: use the one re-roll of its gunners?
    .waiting = { $side } decides whether { $unit } rolls again.
choose-reroll = { $unit } has failed its test: use its one re-roll?
    .waiting = { $side } decides whether { $unit } rolls again.
throw = { $what }: throw the dice.
throw-of = { $unit }, { $what }: throw the dice.
battle-over = { $victory } { $ending }
victory = { $winner ->
    [none] A draw.
   *[other] { $winner } has won.
}
ending = { $broken ->
    [none] after turn { $turn }
   *[other] on turn { $turn }, with { $broken } down to a quarter of the figures
}: { $more } to { $less } in victory points{ $grade ->
    [draw] { "" }
    [tactical-success] , a tactical success
    [victory] , a victory
    [decisive-victory] , a decisive victory
   *[strategic-victory] , a strategic victory
} ({ $rule }).

## Actions

act-go-first = Go first
act-go-second = Go second
act-end-step = End this step
act-ride = { $officer } rides to { $place }
act-join = { $officer } joins { $unit }
act-form = { $unit } forms { $formation }{ $files ->
    [0] { "" }
   *[other] , { $files } abreast
}
act-charge = { $unit } charges { $target }{ $hand ->
    [none] { "" }
    [right] , wheeling right { $wheel }°
   *[left] , wheeling left { $wheel }°
}
act-charge-officer = { $unit } charges { $officer }{ $hand ->
    [none] { "" }
    [right] , wheeling right { $wheel }°
   *[left] , wheeling left { $wheel }°
}
act-march = { $unit } { $legs }
act-withdraw = { $unit } falls back
act-again = { $asked ->
    [choose-die] Re-roll the die
    [choose-reroll] Re-roll the test
   *[other] Repeat the order
}
act-stay = { $asked ->
    [choose-die] Keep the die
    [choose-reroll] Accept the failure
   *[other] Stay
}
act-fall-back = Fall back
act-turn = { $unit } turns to face { $target }
act-detach = { $unit }: { $count ->
    [one] one skirmisher goes out
   *[other] { $count } skirmishers go out
} to { $place }
act-rejoin = { $unit } rejoins its battalion
act-react = { $unit }: { $reaction ->
    [hold] holds
    [hold-and-fire] holds and fires
    [flee] flees
    [fire-and-flee] fires and flees
    [re-form] forms { $formation }
    [hold-fire] holds its fire to the last
    [counter-charge] counter-charges
    [fall-back] falls back
   *[shelter] shelters in a square
}
act-support = { $unit } supports { $target }: { $job ->
    [fire] fires
    [counter-charge] counter-charges
   *[stand] stands behind it
}
act-unsupported = No support
act-defend = He defends himself
act-surrender = He surrenders
act-evade = He withdraws
act-shoot = { $unit } fires at { $target }
act-snipe = { $unit } shoots at { $officer }
act-volley = { $unit } fires on command at { $target }
act-reply = Return fire
act-pass = Pass
act-fight = Fight the combat of { $unit }
act-strike = { $unit } strikes { $target } with { $count ->
    [one] one figure
   *[other] { $count } figures
}
act-swap = { $unit }: { $ahead ->
    [yes] the rear rank steps ahead
   *[no] the front rank steps back
}
act-strike-officer = { $unit } strikes at { $officer } with { $count ->
    [one] one figure
   *[other] { $count } figures
}
act-pursue = Pursue
act-hold-back = Hold back
act-break-off = { $unit } breaks off
act-limber = { $unit } limbers
act-unlimber = { $unit } unlimbers
act-traverse = { $unit } traverses { $hand ->
    [right] right { $wheel }°
   *[left] left { $wheel }°
}
act-aim = { $unit } aims at { $target }: { $ammunition ->
    [ball] ball
    [canister] canister
   *[shell] shell
}
act-duel = { $unit } counter-fires at { $target }
act-estimate = Write down the estimates
act-crew = { $unit } serves { $target }
act-spike = { $unit } spikes { $target }
act-enter = { $unit } enters the building
act-leave = { $unit } leaves the building
act-clear = { $unit } clears the obstacle
act-build = { $unit } builds an obstacle at { $place }
act-place = { $unit } is set up at { $place }: { $formation }
act-post = { $officer } takes his post at { $place }

## Events

event-turn = Turn { $turn } begins.
    .heading = Turn { $turn }
event-player-turn = { $side } plays.
    .heading = { $side }
event-phase = { $phase }.
    .heading = { $phase }
event-thrown-for-deployment = For the deployment the south throws { $one }, the north { $other }.
event-deploys-first = { $side } sets up the first unit.
event-set-up = { $unit } is set up: { $formation }.
event-posted = { $officer } takes his post.
event-gabions-raised = { $side } has gabions before { $count ->
    [one] a gun
   *[other] { $count } guns
}.
event-thrown-for-first = Roll for the first turn: south { $one }, north { $other }.
event-goes-first = { $side } goes first.
event-manoeuvre-tested = { $unit } takes a manoeuvre test: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-panic-tested = { $unit } takes a panic test: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-morale-tested = { $unit } takes a morale test: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-rally-tested = { $unit } tries to rally: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-break-tested = { $unit } takes a break test: { $score }, leadership { $value }, { $passed ->
    [yes] it holds
   *[no] failed
}.
event-impetuosity-tested = { $unit } takes an impetuosity test: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-hold-tested = { $unit } takes a test to hold back: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-fear-tested = { $unit } takes a fear test: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-rerolled = { $unit } re-rolls, its only time in this battle.
event-drilled = { $unit } is drilled: no test is needed.
event-ordered = { $unit } is ordered to { $order ->
    [form] change formation
    [advance] advance
    [withdraw] fall back
    [turn] turn to face its enemy
    [hunt] charge an officer
   *[charge] charge
}.
event-halted = { $unit } takes no more orders this turn.
event-marched = { $unit } { $legs }.
event-formed = { $unit } forms { $formation }, { $files } abreast.
event-fell-back = { $unit } falls back { $distance } in.
event-disordered = { $unit } is disordered.
event-reordered = { $unit } is back in order.
event-worked = { $unit } works: { $score } for { $value }, { $passed ->
    [yes] done
   *[no] not yet
}.
event-obstacle-lowered = { $unit } lowers the obstacle.
event-obstacle-built = { $unit } builds an obstacle.
event-entered = { $unit } enters a building.
event-came-out = { $unit } comes out of its building.
event-detached = { $unit } sends out { $count ->
    [one] one skirmisher
   *[other] { $count } skirmishers
}.
event-rejoined = { $unit } rejoins { $target }.
event-rode = { $officer } moves.
event-joined = { $officer } joins { $unit }.
event-left = { $officer } leaves { $unit }.
event-officer-wounded = { $officer } is wounded.
event-officer-fell = { $officer } falls!
event-officer-captured = { $officer } is captured!
event-officer-answered = { $officer } { $answer ->
    [evades] withdraws
    [defends] will defend himself
   *[surrenders] will surrender
}.
event-officer-fought = { $officer } against { $unit }: { $mine } against { $theirs }.
event-officer-tested = { $officer } tests whether he stands his ground: { $score } against { $value }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-unit-officer-fell = { $unit } loses its officer.
event-compelled = { $unit } cannot be held back and will charge { $target }!
event-declared-a-charge = { $unit } charges { $target }!
event-charged-an-officer = { $unit } charges { $officer }!
event-missed-an-officer = { $unit } does not reach { $officer }.
event-reached-an-officer = { $unit } reaches { $officer }!
event-reacted = { $unit } { $reaction ->
    [hold] holds
    [hold-and-fire] holds and fires
    [flee] flees
    [fire-and-flee] fires and flees
    [re-form] re-forms
    [hold-fire] holds its fire
    [counter-charge] counter-charges
    [fall-back] falls back
   *[shelter] takes shelter
}.
event-supported = { $unit } supports { $target }.
event-charge-void = { $unit } does not charge { $target } after all.
event-charge-failed = { $unit } does not reach { $target }.
event-counter-charged = { $unit } counter-charges { $target }!
event-touched = { $unit } contacts { $target } { $edge ->
    [front] in front
    [rear] in the rear
   *[other] in the flank
}.
event-caught = { $unit } catches { $target }!
event-stood-in-fear = { $unit } stays where it is, afraid.
event-shot-at = { $unit } fires at { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $need }+.
event-hit = { $unit } scores { $count ->
    [0] no hit
    [one] one hit
   *[other] { $count } hits
} on { $target }.
event-wounded = { $unit }: { $count ->
    [one] one wound
   *[other] { $count } wounds
}{ $saved ->
    [0] { "" }
   *[other] , { $saved } saved
}.
event-replied = { $unit } returns fire at { $target }.
event-duel = The duel: { $unit } has lost { $mine }, { $target } { $theirs }.
event-swapped-ranks = { $unit }: { $ahead ->
    [yes] the rear rank steps ahead
   *[no] the front rank steps back
}.
event-sappers-fell = { $unit } loses { $count ->
    [one] a sapper
   *[other] { $count } sappers
}.
event-smoke-rose = Smoke rises before { $unit }.
event-smoke-cleared = The smoke before { $unit } clears.
event-estimated = { $unit } aims at { $target }: { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
}.
event-misfired = { $unit } misfires.
event-bounced = The ball of { $unit } { $length ->
    [0] strikes
   *[other] bounces
} at { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
}{ $length ->
    [0] { "" }
    [one] , for { $length } inch
   *[other] , for { $length } inches
}.
event-swept = The canister of { $unit } sweeps from { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
} on.
event-shell-fell = The shell of { $unit }, aimed at { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
}, { $length ->
    [0] falls where it was aimed
   *[other] falls { $length } in away
}.
event-wall-held = The wall stops the ball of { $unit }.
event-wall-shattered = The ball of { $unit } shatters the wall!
event-wall-hit = A wall of a building takes { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
event-wall-pierced = The sappers of { $unit } break an opening in the wall!
event-grand-battery = The grand battery: { $count ->
    [one] one more hit
   *[other] { $count } more hits
} on { $target }.
event-building-damaged = The building is damaged: { $score }.
event-dust = Dust fills the building of { $unit }.
event-driven-out = { $unit } is driven out of its building!
event-collapsed = A wall gives way, and the building collapses!
event-burning = The building burns down!
event-gun-hit = The gun of { $unit } takes { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
event-team-hit = The team of { $unit } takes { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
event-burst = The gun of { $unit } bursts!
event-jammed = { $unit } will not fire in its next turn.
event-exploded = The caissons of { $unit } explode!
event-limbered = { $unit } limbers.
event-sheltered = The gunners of { $unit } take shelter in the square of { $target }.
event-gunners-fell-back = The gunners of { $unit } fall back from their gun.
event-gunners-came-back = The gunners of { $unit } are back at their gun.
event-traversed = { $unit } turns its guns.
event-unlimbered = { $unit } unlimbers.
event-gun-captured = { $target } takes { $unit }!
event-gun-spiked = { $unit } spikes { $target }!
event-gun-crewed = { $unit } serves { $target }.
event-caisson-came-up = { $unit } comes up behind the middle of its army.
event-refilled = The chests of { $unit } are full again.
event-lost = { $unit } loses { $count ->
    [one] one figure
   *[other] { $count } figures
}.
event-destroyed = { $unit } is destroyed.
event-fled-off = { $unit } flees the field.
event-colour-taken = The colour of { $unit } is taken!
event-fought = { $unit } and { $target } fight.
event-struck = { $unit } strikes { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $need }+.
event-struck-home = { $unit } lands { $count ->
    [0] no blow
    [one] one blow
   *[other] { $count } blows
} on { $target }.
event-combat-result = The combat: { $mine } against { $theirs }.
event-musicians = The musicians roll { $one } and { $other }.
event-pushed = { $unit } has the push.
event-turned-in-combat = { $unit } turns to face { $target }.
event-broke = { $unit } breaks!
event-fell-back-in-order = { $unit } falls back in good order.
event-pursued = { $unit } pursues { $target } for { $distance } in.
event-held-back = { $unit } holds back.
event-broke-off = { $unit } breaks off.
event-panicked = { $unit } panics!
event-fled = { $unit } flees { $distance } in.
event-rallied = { $unit } rallies in { $formation }.
event-abandoned = The crew of { $unit } leaves its gun.
event-gunners-joined = { $count ->
    [one] One gunner joins
   *[other] { $count } gunners join
} { $unit }.
event-artillery-duel = The guns: { $unit } has lost { $mine }, { $target } { $theirs }.
event-held = { $side } holds { $goal }.
event-ended = { $victory } { $ending }
