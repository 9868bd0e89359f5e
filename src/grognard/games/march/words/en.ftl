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
    [thinned] half lost
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
}, { $men } men
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

choose-side = You won the throw: choose your side of the table.
    .waiting = { $side } chooses a side of the table.
choose-first = You have won: place the first battalion, or make the enemy do so?
    .waiting = { $side } decides who places first.
choose-order = You have won: go first, or make the enemy go first?
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
choose-shot = { $unit } may shoot with its other part too.
    .waiting = { $side } may go on shooting with { $unit }.
choose-reroll = { $unit } may throw a die again: { $need ->
    [7] no face will do
   *[other] { $need } or more, { $chance }
}. ({ $why })
    .waiting = { $side } may throw again for { $unit }.
choose-defence = { $charger } charges { $defender }: answer with fire?
    .waiting = { $side } answers the charge on { $defender }.
choose-pursuit = { $winner } has won: pursue { $loser }?
    .waiting = { $side } decides whether { $winner } pursues.
choose-withdrawal = The combat is over: does { $unit } draw off?
    .waiting = { $side } decides whether { $unit } draws off.
choose-test = Which battalion tests its Resolve next?
    .waiting = { $side } chooses who tests next.
throw = The dice are thrown: { $what }.
throw-test = { $unit } tests { $test ->
    [manoeuvre] for a manoeuvre
    [aggression] its bravery
    [resolve] its Resolve
   *[rally] whether it rallies
}: { $need ->
    [7] no face passes
   *[other] { $need } or more passes, { $chance }
}.
throw-volley = { $unit } shoots at { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, hits on { $need } or more.
throw-risk = { $unit }, in peril: { $dice ->
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
}, saved on 4 or more.
throw-charge = { $unit } charges { $target }: { $need ->
    [7] no face reaches it
   *[other] { $need } or more to reach it, { $chance }
}.
throw-combat = Combat: { $one } adds { $mine }, { $other } adds { $theirs }; the first wins { $won }, a draw { $drawn }, the other wins { $lost }.
throw-initiative = Initiative: { $one } adds { $mine }, { $other } adds { $theirs }; the first wins { $won }, the other { $lost }.
throw-set-up = Dice for the set-up: { $one } against { $other }.
die-3-5 = The Supreme Commander of { $side } rides: 10 cm for each pip.
die-7-2 = { $unit } moves: pips for its way.
die-7-8 = { $unit } crosses an obstacle: the pips are taken off its way.
die-13-2 = { $unit } fires at the charge: short range on 6, medium on 3 to 5, long on 1 or 2.
die-15-5 = { $unit } flees: 7.5 cm for each pip.
battle-over = { $winner ->
    [none] The battle is a draw
   *[other] { $winner } has won the battle
}: { $ending }.

## What happened

event-sides = { $side } takes the { $edge ->
    [south] southern
   *[north] northern
} side.
event-placed = { $unit } takes its place in { $formation }{ $sent ->
    [0] { "" }
   *[other] , { $sent } men sent out as skirmishers
}.
event-screened = The skirmishers of { $unit } form their screen.
event-took-post = The Supreme Commander of { $side } takes his post.
event-turn = — Turn { $turn } —
event-phase = — { $phase } —
event-initiative-thrown = Initiative: { $red } { $one } → { $mine }, { $blue } { $other } → { $theirs }.
event-initiative = { $side } has the initiative.
event-passed = { $unit } passes.
event-tested = { $unit } tests { $test ->
    [manoeuvre] for a manoeuvre
    [aggression] its bravery
    [resolve] its Resolve
   *[rally] whether it rallies
}: { $face }{ $passed ->
    [yes] , passed
   *[no] , failed
} ({ $result } against { $score }).
event-rerolled = The { $character ->
    [drummer] drummer
    [sergeant] sergeant
    [ensign] ensign
   *[officer] officer
} of { $unit } has a die thrown again.
event-paced = { $unit } has { $pips } { $pips ->
    [one] pip
   *[other] pips
} for its move.
event-marched = { $unit }: { $legs }.
event-formed = { $unit } forms { $formation }, facing { $heading }°.
event-reforms = { $unit } puts its ranks in order.
event-in-order = { $unit } is in order again.
event-recovered = { $unit } has recovered.
event-disordered = { $unit } falls into disorder.
event-obstacle-met = { $unit } comes to { $obstacle }: { $face }{ $stopped ->
    [yes] , and stops there
   *[no] , and crosses
}.
event-ride-thrown = The Supreme Commander of { $side } may ride { $face } times 10 cm.
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
    [one] , one of them a 6
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
event-engaged = { $unit } strikes { $target }{ $aside ->
    [yes] { " " }in flank or rear
   *[no] { "" }
}.
event-joined-combat = { $unit } joins the combat of { $target }.
event-left-combat = { $unit } leaves the combat.
event-fought = Combat: { $unit } { $die } → { $mine }, { $target } { $otherdie } → { $theirs }.
event-drew = { $unit } and { $target } fight without a decision.
event-recoiled = { $unit } is pushed back { $length } cm.
event-at-bay = { $unit } cannot give way and loses more men.
event-pursued = { $unit } pursues { $target }.
event-met-first = { $unit } meets { $target } first.
event-countercharged = { $unit } charges in turn at { $target }{ $passed ->
    [yes] { "" }
   *[no] , but does not come off the mark
}.
event-set-up-thrown = Dice for the set-up: { $red } and { $blue }.
event-places-first = { $side } places the first battalion.
event-shaken = { $unit } must test its Resolve: { $cause ->
    [shot-at] losses by fire
    [saw-flight] it saw friends flee
    [lost-men] losses in combat
   *[lost-commander] its Supreme Commander fell
}.
event-held = { $unit } holds.
event-broke = { $unit } breaks.
event-routed = { $unit } routs!
event-flees = { $unit } flees { $length } cm.
event-fled = { $unit } runs for its own edge.
event-caught = { $unit } is caught in flight.
event-rallied = { $unit } rallies.
event-ended = { $winner ->
    [none] The battle is a draw
   *[other] { $winner } has won
}: { $ending }.

## What may be done

act-take-side = take the { $edge ->
    [south] southern
   *[north] northern
} side
act-go-first = go first
act-go-second = make the enemy go first
act-place = { $unit } in { $formation } at { $place }, facing { $heading }°{ $detached ->
    [0] { "" }
   *[other] , { $detached } men skirmishing
}
act-place-screen = screen of { $unit } at { $place }, facing { $heading }°
act-place-commander = Supreme Commander at { $place }
act-pass = { $unit } does nothing
act-manoeuvre = { $unit } manoeuvres
act-move = move
act-form = form { $formation }, facing { $heading }°
act-reform = put the ranks in order
act-march = { $legs }
act-fire-at = { $unit } shoots at { $target }
act-skirmish-at = the screen of { $unit } shoots at { $target }
act-cease-fire = shoot no more
act-attack = { $unit } charges { $target }{ $hand ->
    [none] { "" }
    [left] , wheeling left { $wheel }°
   *[right] , wheeling right { $wheel }°
}
act-rally = { $unit } tries to rally
act-fight-on = { $unit } fights on
act-ride = the Supreme Commander rides
act-ride-to = ride to { $place }
act-join = join { $unit }
act-stay = stay
act-reroll = throw again
act-keep = keep the throw
act-defensive-fire = fire at the charge
act-hold-fire = hold fire
act-counter-charge = charge in turn
act-pursue = pursue
act-stand = stand
act-test-resolve = { $unit } tests
act-withdraw = draw off

## Odds

sum = { $sum ->
    [dice] Dice
    [to-hit] Added to each die
   *[combat] Added to the die of combat
}
bar-pass = passes
bar-fail = fails
bar-round = { $result ->
    [won] wins
    [drawn] draws
   *[lost] loses
}
means-hit = at least one hit on { $target }
means-character = a character of { $target } falls
means-rout = { $target } routs or is destroyed, its test of Resolve included
means-gone = { $target } is destroyed
means-pass = { $unit } passes, throwing again where it may
means-bold = { $unit } sets out, throwing again where it may
means-reach = { $unit } reaches { $target }
means-win = { $unit } wins the round
bar-length = { $length } cm
bar-over = gets over
bar-stop = stops at it
means-leaves = { $unit } flees from the table
means-caught = { $unit } flees into the enemy and is lost
means-joins = he can reach { $unit } and join it
means-broken = { $unit } is broken or destroyed by the fire of { $target }, if it fires
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
measure-arc = 45° to either side of straight ahead, from the middle of each group (R18, R62)
measure-keep = { $length } cm that the enemy keeps away on the move (7.11)
measure-shot = May shoot from here in its next activation (9.4)
measure-onset = May charge as far as this with a { $most } on the distance die, over open ground (12.3)
measure-ride = { $length } cm: as far as he rides with a 6 (3.5)
measure-span = { $length } cm from edge to edge (R62).
measure-bearing = { $groups ->
    [one] One group
   *[other] Of { $groups } groups
}: { $bear } with it in the arc (R18), { $see } with a clear line (9.2).
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
measure-sector = Stands before its { $sector ->
    [front] front
    [flank] flank
   *[rear] rear
} (R26).
measure-charge = A charge arrives with { $need } or more on the distance die (12.3).

## One piece as it stands

sheet-battalion = { $unit }: { $quality }{ $kind ->
    [rifles] , riflemen
    [light] , light troops
   *[plain] { "" }
}, { $men } of { $of } men, in { $formation } (6.3, 14.0).
sheet-screen = { $men } of { $of } men out as skirmishers (10.1).
sheet-marks = { $marks }.
sheet-foe = Fights { $foe } (12.8).
sheet-helps = Has joined the combat of { $friend } (12.9).
sheet-led = The Supreme Commander is with it: its tests succeed (3.1).
sheet-status = { $status ->
    [acted] Has acted this turn (5.4).
    [passed] Has passed this turn (6.2).
    [recovering] Recovers to the end of turn { $turn } (5.4).
   *[ready] May still act this turn (5.4).
}
sheet-staff = { $character ->
    [drummer] Drummers: { $left } of { $of }, manoeuvre dice to throw again: { $rerolls } (7.1).
    [sergeant] Sergeants: { $left } of { $of }, shooting dice to throw again: { $rerolls } (9.1).
    [ensign] Ensign: { $left } of { $of }, Resolve dice to throw again: { $rerolls } (15.3).
   *[officer] Officer: { $left } of { $of }, bravery dice to throw again: { $rerolls } (12.1).
}
sheet-owes = Must test its Resolve (15.4): { $cause ->
    [shot-at] losses by fire
    [saw-flight] it saw friends flee
    [lost-men] losses in combat
   *[lost-commander] its Supreme Commander fell
}.
sheet-half = { $left ->
    [0] Half of it is lost: -1 on its tests (15.2).
    [one] One more man lost, and half of it is (15.2).
   *[other] { $left } more men lost, and half of it is (15.2).
}
sheet-gone = { $place ->
    [in-hand] Not yet on the table (4.7).
    [fled] Has fled from the table (15.8).
   *[destroyed] Destroyed (R38).
}
sheet-chief = { $name }, Supreme Commander of { $side } (3.0).
sheet-fallen = Has fallen: nobody takes his place, and the army is one step worse (3.6, 3.7).
sheet-leads = With { $unit }: its tests succeed, all others are one step worse (3.1, 3.6).
sheet-post = At his post at { $place } (3.0).
sheet-ride = { $may ->
    [yes] May still ride this turn (3.5).
   *[no] Rides no more this turn (3.5).
}

## What may be regretted

caution-rough = It comes through { $ground } and falls into disorder.
caution-mixing = It passes through friends, and both fall into disorder: { $units }.
caution-obstacle = { $ground } is on its way: the die for it may stop it there.
caution-across = { $ground } is on its way: it arrives in disorder.
caution-flank = There it could be charged in flank or rear: { $units }.
caution-walls = { $unit } is behind hard cover: 4 less in the combat.
caution-shot = { $unit } has a target and would not shoot.
caution-mend = { $unit } is disordered and would not put its ranks in order.
caution-answer = Once { $unit } has acted it cannot fire at a charge: { $units }.
caution-lowered = While he is with { $unit }, all others are one step worse.
caution-counter = Who charges in turn does not fire, even if it does not come off the mark.

## Details

detail-detached = { $count } were asked for; { $most } is the most.
detail-gap = { $gap } cm was asked for; { $least } to { $most } cm is allowed.
detail-leash = It would stand { $length } cm away from its battalion; { $limit } cm is the most.
detail-ride = It is { $length } cm away; his die gives { $limit } cm.
detail-cost = It costs { $need } pips, and there are { $had }{ $slow ->
    [yes] ; the ground slows it
   *[no] { "" }
}.
detail-longest = { $length } cm in one step; no die buys more than { $limit } cm.
detail-whose = { $unit } belongs to { $side }.
detail-gone = { $state ->
    [in-hand] { $unit } is not on the table yet.
    [on-table] { $unit } stands at { $place }.
    [fled] { $unit } has fled from the table.
   *[destroyed] { $unit } has been destroyed.
}
detail-until = It is itself again after turn { $turn }.
detail-engaged = { $unit } is in combat with { $foe }.
detail-range = { $seen ->
    [yes] The nearest group that sees it is { $length } cm away; { $limit } cm is the limit.
   *[no] The nearest group is { $length } cm away; { $limit } cm is the limit.
}
detail-wheel = { $angle }° was asked for; { $limit }° is the most.
detail-better = { $hand ->
    [none] Straight ahead it would strike it.
    [left] A wheel of { $angle }° to the left would strike it.
   *[right] A wheel of { $angle }° to the right would strike it.
}
detail-no-wheel = No wheel brings it to { $unit }, even with the best of dice.
detail-reach = It would take { $need } pips; a die has { $most }.

## Army lists: what is wrong with one

fault-size = a battalion has { $least } to { $most } rankers, in fours
fault-staff = a battalion has at most { $most } { $character ->
    [drummer] drummers
    [sergeant] sergeants
    [ensign] ensign
   *[officer] officer
}
fault-light-quality = a light battalion is of veterans
fault-light-size = a light battalion has at most { $most } figures, 28 in fours
fault-rifles = only a British light battalion may have rifles
fault-detached = it may send out 0 to { $most } skirmishers
fault-battalions = an army has 1 to { $most } battalions
fault-lights = an army has at most one light battalion
fault-nation-twice = the nation is said twice; an army is of one
fault-nation-missing = an army begins with its nation: { $known }
fault-commander-twice = an army has one Supreme Commander
fault-same-id = two battalions have the same id
fault-opening = expected an id, a number and a quality, such as b1 24 drilled
fault-quality = expected a quality: { $known }
fault-coat = expected a coat: { $known }
fault-twice = { $said ->
    [formation] the formation
    [detached] detach
    [coat] the coat
   *[other] { $said }
} is said twice

## Army lists: a battalion

roster = { $quality }, { $men } men
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
}, { $men } men
unit-one = Battalion
unit-name = Name of battalion
unit-add = Add a battalion
unit-none = No battalion yet. Add one, or begin with a ready army.
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
coat-about = For the eye alone: it costs nothing and changes no rule.
quality-score = Passes its tests on { $score } or more
price-figure = { $halves ->
    [1] ½ point
    [2] 1 point
    [3] 1½ points
   *[4] 2 points
} a figure
price = { $points } points{ $each ->
    [yes] {" "}each
   *[no] {""}
}
ready-army = { $battle ->
    [vimeiro] The hill of Vimeiro, 21 August 1808
    [barrosa] The hill of Barrosa, 5 March 1811
   *[sample] The example of the rulebook
}
