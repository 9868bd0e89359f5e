# The words of La Marche des Aigles in English.
#
# A sentence begins with a small letter where it begins with a name: the program raises it.
# A decision is asked in two voices: the message itself, and .waiting for the other seat.

## Names

phase = { $phase ->
    [set-up] Set-up
    [initiative] Initiative
    [activations] Activations
    [resolve] Resolve
   *[compulsory-moves] Compulsory moves
}
formation = { $formation ->
    [line] line
   *[column] column
}
character = { $character ->
    [drummer] drummer
    [sergeant] sergeant
    [ensign] ensign
    [officer] officer
   *[commander] Supreme Commander
}
staff = { $count } { $character ->
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
staff-sign = { $character ->
    [drummer] D
    [sergeant] S
    [ensign] E
   *[officer] O
}
ground = { $kind ->
    [wood] the wood
    [vineyard] the vineyard
    [marsh] the marsh
    [farm] the farm
    [village] the village
    [chapel] the chapel
    [hill] the hill
    [pond] the pond
    [hedge] the hedge
    [wall] the wall
    [ravine] the ravine
    [stream] the stream
   *[other] { $kind }
}
ground-label = { $kind ->
    [wood] Wood
    [vineyard] Vineyard
    [marsh] Marsh
    [farm] Farm
    [village] Village
    [chapel] Chapel
    [hill] Hill
    [pond] Pond
    [hedge] Hedge
    [wall] Wall
    [ravine] Ravine
    [stream] Stream
   *[other] { $kind }
}
quality = { $quality ->
    [recruits] Recruits
    [drilled] Drilled
    [veterans] Veterans
   *[guard] Guard
}
target = { $screen ->
    [yes] the screen of { $unit }
   *[no] { $unit }
}
caption = { $name }: { $quality }, { $men }{ $screen ->
    [0] { "" }
   *[other] { " " }+ { $screen }
}, { $formation }
mark = { $mark ->
    [disordered] disordered
    [routing] routing
    [faltered] fell short
    [reforming] reforming
    [thinned] at half strength
    [charging] has its charge bonus
    [defending] defends its ground
    [struck-aside] struck in flank or rear
    [tired] tired
    [fired] has shot
    [skirmished] its screen has shot
    [rifled] rifles used
    [ran] has fled this turn
    [beaten] lost a combat this turn
    [tested] has tested its Resolve
    [steady] held
    [mending] reforms
    [entangled] its combat began this turn
    [freed] free of the combat it had joined
   *[fought] has fought this turn
}
moment = Turn { $turn }, { $phase }
halted = halts
leg = { $kind ->
    [advance] { $amount } cm forward
    [back] { $amount } cm back
    [wheel-left] wheels left { $amount }°
   *[wheel-right] wheels right { $amount }°
}
chapter = { $chapter ->
    [1] The game and its figures
    [2] Costs and army lists
    [3] The Supreme Commander
    [4] Set-up
    [5] The turn
    [6] Activation
    [7] Manoeuvre
    [8] Disorder
    [9] Accuracy
    [10] Skirmishers and light troops
    [11] Characters under fire
    [12] Aggression and combat
    [13] Defensive fire
    [14] Casualties
    [15] Resolve and bravery
    [16] Victory
    [17] Sample armies
   *[other] Figures on the table
}

## The drawn table

board-edge = { $edge ->
    [south] South
   *[north] North
}
map-key =
     A B … red, a b … blue, ▲ ▶ ▼ ◀ their fronts  ; : screens  ★ ☆ Supreme Commanders  ◎ objective
     · hill  ♣ wood  " vines, marsh  ⌂ buildings  ≈ impassable  = hedge, wall, ravine  ~ stream
     men standing/raised, + skirmishers; D drummer, S sergeant, E ensign, O officer; at, facing
picture-army = { $army }: { $count ->
    [one] one battalion
   *[other] { $count } battalions
}, { $men ->
    [one] one man
   *[other] { $men } men
}
map-seat = { $seat ->
    [red] red
   *[blue] blue
}
map-side = { $south ->
    [yes] from the south
   *[no] from the north
}
gone = { $place ->
    [in-hand] not yet placed
    [fled] fled from the table
   *[destroyed] destroyed
}
status = { $status ->
    [ready] ready
    [passed] has passed
   *[activated] has acted
}
helps = helps { $friend }
fights = fights { $foe }
chief-line = { $name }: { $where }
chief = { $state ->
    [dead] fallen
    [in-hand] not yet placed
   *[joined] with { $unit }
}

## Questions

choose-side = You won the roll. Choose your side of the table.
    .waiting = { $side } chooses a side of the table.
choose-first = You won the roll. Place first, or make the enemy place first?
    .waiting = { $side } decides who places first.
choose-order = You won the roll. Go first, or make the enemy go first?
    .waiting = { $side } decides who goes first.
choose-battalion = Place a battalion.
    .waiting = { $side } places a battalion.
choose-screen = Place the screen of { $unit }.
    .waiting = { $side } places a screen.
choose-post = Place your Supreme Commander.
    .waiting = { $side } places its Supreme Commander.
choose-activation = Choose a battalion and what it does.
    .waiting = { $side } chooses an activation.
choose-ride = Your Supreme Commander may ride up to { $reach } cm.
    .waiting = { $side } moves its Supreme Commander.
choose-to-ride = Does your Supreme Commander ride now?
    .waiting = { $side } may move its Supreme Commander.
choose-manoeuvre = { $unit } manoeuvres: move, change formation or reform.
    .waiting = { $side } chooses a manoeuvre for { $unit }.
choose-path = { $unit } has { $pips } { $pips ->
    [one] pip
   *[other] pips
} to move.
    .waiting = { $side } moves { $unit }.
choose-place = Place the screen of { $unit }.
    .waiting = { $side } places the screen of { $unit }.
choose-shot = { $unit } may also shoot with the rest of its men.
    .waiting = { $side } may keep shooting with { $unit }.
choose-reroll = { $unit } may re-roll a die: { $need ->
    [7] no face is enough
   *[other] { $need } or more, { $chance }
}. ({ $why })
    .waiting = { $side } may re-roll for { $unit }.
choose-defence = { $charger } charges { $defender }: fire at the charge?
    .waiting = { $side } answers the charge on { $defender }.
choose-pursuit = { $winner } has won: pursue { $loser }?
    .waiting = { $side } decides whether { $winner } pursues.
choose-withdrawal = The combat is over: does { $unit } withdraw?
    .waiting = { $side } decides whether { $unit } withdraws.
choose-test = Which battalion tests its Resolve next?
    .waiting = { $side } chooses who tests next.
throw = Rolling the dice: { $what }.
throw-test = { $unit } tests { $test ->
    [manoeuvre] to manoeuvre
    [aggression] its bravery
    [resolve] its Resolve
   *[rally] to rally
}: { $need ->
    [7] no face passes
   *[other] { $need } or more passes, { $chance }
}.
throw-volley = { $unit } shoots at { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, hits on { $need } or more.
throw-risk = { $unit }, at risk: { $dice ->
    [one] one
   *[other] { $dice }
} { $character ->
    [drummer] { $dice ->
        [one] drummer
       *[other] drummers
    }
    [sergeant] { $dice ->
        [one] sergeant
       *[other] sergeants
    }
    [ensign] ensign
    [officer] officer
   *[commander] Supreme Commander
}, safe on 4 or more.
throw-charge = { $unit } charges { $target }: { $need ->
    [7] no face reaches it
   *[other] { $need } or more to reach it, { $chance }
}.
throw-combat = Combat: { $one } adds { $mine }, { $other } adds { $theirs }; { $one } wins { $won }, draw { $drawn }, { $other } wins { $lost }.
throw-initiative = Initiative: { $one } adds { $mine }, { $other } adds { $theirs }; { $one } wins { $won }, { $other } { $lost }.
throw-set-up = Dice for the set-up: { $one } against { $other }.
die-3-5 = The Supreme Commander of { $side } rides: 10 cm for each pip.
die-7-2 = { $unit } rolls for its move.
die-7-8 = { $unit } crosses an obstacle: the roll is taken off its move.
die-13-2 = { $unit } fires at the charge: short range on 6, medium on 3 to 5, long on 1 or 2.
die-15-5 = { $unit } flees: 7.5 cm for each pip.
battle-over = { $victory }: { $ending }

## What happened

event-sides = { $side } takes the { $edge ->
    [south] southern
   *[north] northern
} side.
event-placed = { $unit } is placed in { $formation }{ $sent ->
    [0] { "" }
    [one] , one man sent out as a skirmisher
   *[other] , { $sent } men sent out as skirmishers
}.
event-screened = The skirmishers of { $unit } form their screen.
event-took-post = The Supreme Commander of { $side } takes his post.
event-turn = — Turn { $turn } —
    .heading = Turn { $turn }
event-phase = — { $phase } —
    .heading = { $phase }
event-initiative-thrown = Initiative: { $red } { $one } → { $mine }, { $blue } { $other } → { $theirs }.
event-initiative = { $side } has the initiative.
event-goes-first = { $side } goes first.
event-passed = { $unit } passes.
event-tested = { $unit } tests { $test ->
    [manoeuvre] to manoeuvre
    [aggression] its bravery
    [resolve] its Resolve
   *[rally] to rally
}: { $face }{ $passed ->
    [yes] , passed
   *[no] , failed
} ({ $result }, needed { $score }).
event-rerolled = { $unit }: the { $character ->
    [drummer] drummer
    [sergeant] sergeant
    [ensign] ensign
   *[officer] officer
} re-rolls a die.
event-paced = { $unit } has { $pips } { $pips ->
    [one] pip
   *[other] pips
} for its move.
event-marched = { $unit }: { $legs }.
event-formed = { $unit } forms { $formation }, { $heading }.
event-reforms = { $unit } reforms its ranks.
event-in-order = { $unit } is back in order.
event-recovered = { $unit } has recovered.
event-disordered = { $unit } falls into disorder.
event-obstacle-met = { $unit } reaches { $obstacle }: { $face }{ $stopped ->
    [yes] , and stops there
   *[no] , and crosses
}.
event-ride-thrown = The Supreme Commander of { $side } rolls { $face }: up to { $face } times 10 cm.
event-will-ride = The Supreme Commander of { $side } will ride after this activation.
event-rode = The Supreme Commander of { $side } rides.
event-joined = The Supreme Commander joins { $unit }.
event-made-way = The Supreme Commander of { $side } makes way.
event-shot = { $detached ->
    [yes] the screen of { $unit } shoots
   *[no] { $unit } shoots
} at { $target }: { $dice ->
    [0] out of range
    [one] one die, { $need } or more hits
   *[other] { $dice } dice, { $need } or more hits
}.
event-hit = { $target } takes { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}{ $sixes ->
    [0] { "" }
    [one] , { $hits ->
        [one] a 6
       *[other] one of them a 6
    }
   *[other] , { $sixes } of them 6s
}.
event-defended = { $unit } fires at the charging { $target }: range die { $face }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $need } or more hits.
event-lost = { $unit } loses { $count } { $count ->
    [one] man
   *[other] men
}.
event-lost-skirmishers = The screen of { $unit } loses { $count } { $count ->
    [one] man
   *[other] men
}.
event-screen-swept = The screen of { $unit } is swept away.
event-lost-character = { $unit } loses its { $character ->
    [drummer] drummer
    [sergeant] sergeant
    [ensign] ensign
   *[officer] officer
}.
event-commander-fell = The Supreme Commander of { $side } falls!
event-destroyed = { $unit } is destroyed.
event-left-table = { $unit } flees from the table.
event-charges = { $unit } charges { $target }.
event-fell-short = { $unit } does not reach the enemy and rallies.
event-engaged = { $unit } contacts { $target }{ $aside ->
    [yes] { " " }in flank or rear
   *[no] { "" }
}.
event-joined-combat = { $unit } joins the combat of { $target }.
event-left-combat = { $unit } leaves the combat.
event-fought = Combat: { $unit } { $die } → { $mine }, { $target } { $otherdie } → { $theirs }.
event-drew = { $unit } and { $target } fight without a decision.
event-recoiled = { $unit } is pushed back { $length } cm.
event-at-bay = { $unit } cannot fall back and loses more men.
event-pursued = { $unit } pursues { $target }.
event-met-first = { $unit } meets { $target } first.
event-countercharged = { $unit } { $passed ->
    [yes] counter-charges
   *[no] fails to counter-charge
} { $target }.
event-set-up-thrown = Dice for the set-up: { $red } { $one }, { $blue } { $other }.
event-places-first = { $side } places the first battalion.
event-shaken = { $unit } must test its Resolve: { $cause ->
    [shot-at] losses from fire
    [saw-flight] it saw friends flee
    [lost-men] losses in combat
   *[lost-commander] its Supreme Commander fell
}.
event-held = { $unit } holds.
event-broke = { $unit } breaks.
event-routed = { $unit } routs!
event-flees = { $unit } flees { $length } cm.
event-fled = { $unit } runs for its own table edge.
event-caught = { $unit } is caught in flight.
event-rallied = { $unit } rallies.
event-ended = { $victory }: { $ending }
victory = { $winner ->
    [none] Draw
   *[other] Victory for { $winner }
}
ending-nobody-left = { $you ->
    [won] you have beaten the last of their battalions
    [lost] your last battalion was beaten
   *[no] { $loser } had no battalion left
} on turn { $turn } ({ $rule }).
ending-both-gone = neither side had a battalion left after turn { $turn } ({ $rule }).
ending-battalions = after turn { $turn } { $you ->
    [won] you had { $more } against { $less }
    [lost] the enemy had { $more } against your { $less }
   *[no] { $winner } had { $more } against { $less }
}, counting battalions still in the fight and objectives{ $held ->
    [none] {""}
   *[other] {" "}(held: { $held })
} ({ $rule }).
ending-fewer-losses = after turn { $turn } battalions and objectives were equal; { $you ->
    [won] your losses were { $fewer }, the enemy's { $greater }
    [lost] the enemy's losses were { $fewer }, yours { $greater }
   *[no] losses: { $winner } { $fewer }, { $loser } { $greater }
} ({ $rule }).
ending-equal = after turn { $turn } battalions, objectives and losses were equal ({ $rule }).
ending-other = { $label }, turn { $turn } ({ $rule }).

## What may be done

act-take-side = take the { $edge ->
    [south] southern
   *[north] northern
} side
act-go-first = go first
act-go-second = make the enemy go first
act-place = { $unit } in { $formation } at { $place }, { $heading }{ $detached ->
    [0] { "" }
    [one] , one man skirmishing
   *[other] , { $detached } men skirmishing
}
act-place-screen = screen of { $unit } at { $place }, { $heading }
act-place-commander = Supreme Commander at { $place }
act-pass = { $unit } does nothing
act-manoeuvre = { $unit } manoeuvres
act-move = move
act-form = form { $formation }, { $heading }
act-reform = reform the ranks
act-march = { $legs }
act-fire-at = { $unit } shoots at { $target }
act-skirmish-at = the screen of { $unit } shoots at { $target }
act-cease-fire = stop shooting
act-attack = { $unit } charges { $target }{ $hand ->
    [none] { "" }
    [left] , wheeling left { $wheel }°
   *[right] , wheeling right { $wheel }°
}
act-rally = { $unit } tries to rally
act-fight-on = { $unit } fights on
act-ride = the Supreme Commander rides
act-wait = the Supreme Commander rides after this activation
act-ride-to = ride to { $place }
act-join = join { $unit }
act-stay = stay
act-reroll = re-roll
act-keep = keep the roll
act-defensive-fire = fire at the charge
act-hold-fire = hold fire
act-counter-charge = counter-charge
act-pursue = pursue
act-stand = stand
act-test-resolve = { $unit } tests
act-withdraw = withdraw

## Odds

sum = { $sum ->
    [dice] Dice
    [to-hit] Added to each die
   *[combat] Added to the combat die
}
bar-pass = passes
bar-fail = fails
bar-reaches = reaches
bar-short = falls short
bar-refuses = refuses to charge
bar-round = { $result ->
    [won] wins
    [drawn] draws
   *[lost] loses
}
means-hit = at least one hit on { $target }
means-character = { $target } loses a character
means-rout = { $target } routs or is destroyed, counting its test of Resolve
means-gone = { $target } is destroyed
means-pass = { $unit } passes, counting its re-rolls
means-bold = { $unit } charges, counting its re-rolls
means-win = { $unit } wins the round
bar-length = { $length } cm
bar-over = crosses
bar-stop = stops at it
plan-obstacles = Obstacles on the way cost extra (7.8).
means-leaves = { $unit } flees from the table
means-caught = { $unit } flees into the enemy and is lost
means-joins = he can reach { $unit } and join it
means-broken = { $unit } is routed or destroyed by the fire of { $target }, if it fires
means-breaks = { $unit } routs or is destroyed in the round

## The measuring kit

sight-clear = Clear line (9.2).
sight-blocked = Stopped by { $who }.
measure-size = { $width } × { $depth } cm (18.1).
measure-screen = Screen of { $groups } { $groups ->
    [one] group
   *[other] groups
}, gaps of { $gap } cm (18.2).
measure-nearest = Nearest: { $who }, { $length } cm (18.6).
measure-row = { $length } cm, { $share ->
    [all] every group
    [half] half of the groups
   *[quarter] a quarter of the groups
} (9.4)
measure-arc = 45° to either side of straight ahead, from the centre of each group (R18, R62)
measure-keep = { $length } cm: moving enemies must stay this far away (7.11)
measure-shot = Can shoot from here in its next activation (9.4)
measure-onset = Can charge this far with a { $most } on the distance die, over open ground (12.3)
measure-ride = { $length } cm: the furthest he can ride, with a 6 (3.5)
measure-span = { $length } cm from edge to edge (R62).
measure-bearing = { $groups ->
    [one] One group
   *[other] Of { $groups } groups
}: { $bear } with the target in the arc (R18), { $see } with a clear line (9.2).
measure-band = Range { $length } cm: { $share ->
    [all] every group counts
    [half] half of the groups count
   *[quarter] a quarter of the groups counts
} (9.4).
measure-beyond = Range { $length } cm: beyond { $limit } cm (9.4).
measure-cover = { $cover ->
    [none] No cover
    [light] Light cover
   *[hard] Hard cover
} (9.3).
measure-sector = In its { $sector ->
    [front] front
    [flank] flank
   *[rear] rear
} sector (R26).
measure-charge = A charge arrives on { $need } or more on the distance die (12.3).

## One piece as it stands

sheet-battalion = { $unit }: { $quality }{ $kind ->
    [rifles] , riflemen
    [light] , light troops
   *[plain] { "" }
}, { $men } of { $of ->
    [one] one man
   *[other] { $of } men
}, in { $formation } (6.3, 14.0).
sheet-screen = { $lost ->
    [0] { $of ->
        [one] Its one skirmisher is out
       *[other] All { $of } skirmishers are out
    }
   *[other] { $men } of { $of } skirmishers left
} (10.1).
sheet-marks = { $marks }.
sheet-foe = Fights { $foe } (12.8).
sheet-helps = Has joined the combat of { $friend } (12.9).
sheet-led = The Supreme Commander is with it: its tests succeed (3.1).
sheet-status = { $status ->
    [acted] Has acted this turn (5.4).
    [passed] Has passed this turn (6.2).
    [recovering] Recovering until the end of turn { $turn } (5.4).
   *[ready] Can still act this turn (5.4).
}
sheet-staff = { $of ->
    [one] { $character ->
        [drummer] Drummer
        [sergeant] Sergeant
        [ensign] Ensign
       *[officer] Officer
    }
   *[other] { $character ->
        [drummer] Drummers, { $left } of { $of } left
       *[sergeant] Sergeants, { $left } of { $of } left
    }
}: { $left ->
    [0] fallen
   *[other] { $rerolls ->
        [0] no
       *[other] { $rerolls }
    } { $character ->
        [drummer] manoeuvre
        [sergeant] shooting
        [ensign] Resolve
       *[officer] bravery
    } { $rerolls ->
        [one] re-roll
       *[other] re-rolls
    } left
} { $character ->
    [drummer] (7.1)
    [sergeant] (9.1)
    [ensign] (15.3)
   *[officer] (12.1)
}.
sheet-owes = Must test its Resolve (15.4): { $cause ->
    [shot-at] losses from fire
    [saw-flight] it saw friends flee
    [lost-men] losses in combat
   *[lost-commander] its Supreme Commander fell
}.
sheet-half = { $left ->
    [0] At half strength: -1 on its tests (15.2).
    [one] One more loss brings it to half strength (15.2).
   *[other] { $left } more losses bring it to half strength (15.2).
}
sheet-gone = { $place ->
    [in-hand] Not yet on the table (4.7).
    [fled] Has fled from the table (15.8).
   *[destroyed] Destroyed (R38).
}
sheet-chief = { $name }, Supreme Commander of { $side } (3.0).
sheet-fallen = Has fallen: nobody takes his place, and the army is one step worse (3.6, 3.7).
sheet-leads = With { $unit }: its tests succeed, all others are one step worse (3.1, 3.6).
sheet-post = At { $place } (3.0).
sheet-ride = { $may ->
    [yes] Can still ride this turn (3.5).
   *[no] Has no ride left this turn (3.5).
}

## What may be regretted

caution-rough = It crosses { $ground } and becomes disordered.
caution-mixing = It passes through friends, and all become disordered: { $units }.
caution-obstacle = { $ground } is in its way: the die may stop it there.
caution-across = { $ground } is in its way: it arrives disordered.
caution-flank = There it could be charged in flank or rear: { $units }.
caution-walls = { $unit } is behind hard cover: -4 in the combat.
caution-shot = { $unit } has a target and would not shoot.
caution-mend = { $unit } is disordered and would not reform its ranks.
caution-answer = Once { $unit } has acted it cannot fire at a charge: { $units }.
caution-lowered = While he is with { $unit }, all others are one step worse.
caution-counter = A battalion that counter-charges does not fire, even if it fails to charge.

## Details

detail-detached = You asked for { $count }; the most is { $most }.
detail-gap = You asked for { $gap } cm; { $least } to { $most } cm is allowed.
detail-leash = It would be { $length } cm away from its battalion; the most is { $limit } cm.
detail-ride = It is { $length } cm away; his die gives { $limit } cm.
detail-cost = It needs { $need } pips and has { $had }{ $slow ->
    [yes] ; the ground slows it
   *[no] { "" }
}.
detail-longest = { $length } cm in one leg; no die gives more than { $limit } cm.
detail-whose = { $unit } belongs to { $side }.
detail-gone = { $state ->
    [in-hand] { $unit } is not on the table yet.
    [on-table] { $unit } is at { $place }.
    [fled] { $unit } has fled from the table.
   *[destroyed] { $unit } has been destroyed.
}
detail-until = It recovers after turn { $turn }.
detail-engaged = { $unit } is in combat with { $foe }.
detail-range = { $seen ->
    [yes] The nearest group that sees it is { $length } cm away; the limit is { $limit } cm.
   *[no] The nearest group is { $length } cm away; the limit is { $limit } cm.
}
detail-wheel = You asked for { $angle }°; the most is { $limit }°.
detail-better = { $hand ->
    [none] Straight ahead it would reach it.
    [left] A wheel of { $angle }° to the left would reach it.
   *[right] A wheel of { $angle }° to the right would reach it.
}
detail-no-wheel = No wheel brings it to { $unit }, even with the best roll.
detail-reach = It would need { $need } pips; a die has at most { $most }.

## Army lists: what is wrong with one

fault-no-room = has no room for its battalions in the { $side ->
    [south] southern
   *[north] northern
} zone
fault-size = a battalion has { $least } to { $most } rankers, in fours
fault-staff = a battalion has at most { $most } { $character ->
    [drummer] drummers
    [sergeant] sergeants
    [ensign] ensign
   *[officer] officer
}
fault-light-quality = a light battalion must be Veterans
fault-light-size = a light battalion has at most { $most } figures, 28 in fours
fault-rifles = only a British light battalion may have rifles
fault-detached = it may send out 0 to { $most } skirmishers
fault-battalions = an army has 1 to { $most } battalions
fault-lights = an army has at most one light battalion
fault-nation-twice = the nation is given twice; an army has only one
fault-nation-missing = an army begins with its nation: { $known }
fault-commander-twice = an army has one Supreme Commander
fault-same-id = two battalions have the same short name
fault-opening = expected a short name, a number and a quality, such as b1 24 drilled
fault-quality = expected a quality: { $known }
fault-coat = expected a coat: { $known }
fault-twice = { $said ->
    [formation] the formation
    [detached] detach
    [coat] the coat
   *[other] { $said }
} is given twice

## Army lists: a battalion

roster = { $quality }, { $men ->
    [one] one man
   *[other] { $men } men
}
roster-light = light
roster-rifles = rifles
roster-coat = { $coat ->
    [red] red coats
    [blue] blue coats
    [grey] grey coats
    [green] green coats
    [white] white coats
   *[brown] brown coats
}
roster-out = { $men ->
    [one] 1 skirmisher
   *[other] { $men } skirmishers
}

## Army lists: what one may choose

army-size = { $battalions ->
    [one] 1 battalion
   *[other] { $battalions } battalions
}, { $men ->
    [one] one man
   *[other] { $men } men
}
unit-one = Battalion
unit-name = Name of battalion
unit-add = Add a battalion
unit-none = No battalion yet. Add one, or start from a ready army.
rankers-counted = men
commander-about = The Supreme Commander costs nothing.
nation = { $nation ->
    [british] British
    [french] French
   *[other] Another nation
}
term = { $term ->
    [rankers] Strength
    [quality] Quality
    [drummer] Drummers
    [sergeant] Sergeants
    [ensign] Ensign
    [officer] Officer
    [light] Light troops
    [rifles] Rifles
    [formation] At the start
    [coat] Coats
    [nation] Nation
    [commander] Supreme Commander
   *[detached] Skirmishers sent out
}
coat = { $coat ->
    [red] Red
    [blue] Blue
    [grey] Grey
    [green] Green
    [white] White
    [brown] Brown
   *[nation] As its nation
}
coat-about = For looks only: it costs nothing and changes no rule.
character-does = { $example ->
    [0] Each one adds 1 to the strength of its battalion in combat.
   *[other] An officer adds { $example } in combat by example and 1 as a character, { $test } to tests of Aggression and Resolve, and 1 to the initiative of the side.
}
quality-score = Passes its tests on { $score } or more
price-figure = { $halves ->
    [1] ½ point
    [2] 1 point
    [3] 1½ points
   *[4] 2 points
} a figure
price = { $points ->
    [one] one point
   *[other] { $points } points
}{ $each ->
    [yes] {" "}each
   *[no] {""}
}
ready-army = { $battle ->
    [vimeiro] The hill of Vimeiro, 21 August 1808
    [barrosa] The hill of Barrosa, 5 March 1811
   *[sample] The example of the rulebook
}

## The report of a battle

strength-name = men
fate = { $fate ->
    [routed] routed
    [destroyed] destroyed
    [left-table] fled the table
    [caught] caught in flight
   *[fell] fell
}
throw-kind = { $kind ->
    [fire] Fire
    [combat] Combat
    [charge] Charges that arrive
    [aggression] Bravery
    [resolve] Resolve
    [rally] Rally
    [manoeuvre] Manoeuvre
    [risk] Characters in combat
    [initiative] Initiative
   *[distance] Distance
}
    .done = { $kind ->
    [fire] hits
    [combat] won
    [initiative] won
    [charge] arrived
    [risk] survived
    [distance] pips
   *[other] passed
}

## What is at stake

stakes-goal = After turn { $turns }, the side with more { $objectives ->
    [yes] battalions and objectives
   *[no] battalions
} wins.
stakes-side = { $battalions ->
    [one] { $battalions } battalion
   *[other] { $battalions } battalions
}{ $objectives ->
    [0] { "" }
   *[other] , { $objectives } for objectives: { $total }
}
worth = { $worth ->
    [one] one battalion
   *[other] { $worth } battalions
}
stakes-held = { $army ->
    [none] Held by nobody
   *[other] Held: { $army }
}
    .words = { $name }, worth { $worth }: { $army ->
        [none] held by nobody.
       *[other] held by { $army }.
    }
stakes-last = Last battalion
    .words = { $unit } is the last battalion of its side: if it goes, the battle is lost.
stakes-danger = { $aside ->
    [yes] Flank can be charged
   *[no] Can be charged
}
    .words = { $unit } can be charged{ $aside ->
        [yes] {" "}in flank or rear
       *[no] {""}
    } by { $enemies }.
dice-result = { $word ->
    [distance] { $mark ->
        [pass] reaches the enemy
       *[fail] falls short
    }
    [character] { $mark ->
        [pass] { $count ->
            [one] unharmed
           *[other] { $count } unharmed
        }
       *[fail] { $count ->
            [one] falls
           *[other] { $count } fall
        }
    }
   *[opposed] { $mark ->
        [pass] wins
       *[fail] loses
    }
}
