# The words of L'Âge des Aigles in English.
#
# A sentence begins with a small letter where it begins with a name: the program raises it.
# A decision is asked in two voices: the message itself, and .waiting for the other seat.

## Names

label-battery = { $horse ->
    [yes] Horse guns
   *[no] Foot guns
}
phase = { $phase ->
    [upkeep] Upkeep
    [initiative] Initiative
    [command] Generals
    [reserve-movement] Reserve movement
    [tactical-movement] Tactical movement
    [rides] Detached generals
    [counter-charges] Counter-charges
    [enemy-fire] Fire: the other side
    [own-fire] Fire: the side that moved
   *[combat] Combat
}
formation = { $formation ->
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
arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] battery
}
grade = { $grade ->
    [conscript] conscript
    [regular] regular
   *[elite] elite
}
condition = { $condition ->
    [fresh] fresh
    [worn] worn
   *[spent] spent
}
mark = { $mark ->
    [disordered] disordered
    [silenced] silenced
    [damaged] damaged
    [tactical] in the tactical zone
    [locked] locked in combat
    [tested] has rolled
    [moved] has moved
    [reserved] has used reserve movement
    [hurried] has moved more than half its speed
    [reformed] has changed formation
    [charging] charging
    [countering] counter-charging
    [aimed] has a target
    [fired] has fired
    [broke-through] has broken through
    [limbering] has limbered
    [unlimbering] has unlimbered
    [rolling] has been moved
    [pivoting] has pivoted
    [fought] has fought
   *[arrived] has just arrived
}
gone = { $place ->
    [to-come] yet to come
    [destroyed] destroyed
    [captured] captured
    [out] out of action
   *[lost] lost for good
}
caption = { $name }: { $grade } { $arm }, { $bases ->
    [one] one base
   *[other] { $bases } bases
}, { $condition }, { $formation }
caption-battery = { $name }: battery, { $formation }
caption-general = General { $name }{ $charismatic ->
    [yes] , charismatic
   *[no] { "" }
}
moment = Turn { $turn }, { $phase }
halted = halts
leg = { $kind ->
    [advance] { $amount } in forward
    [back] { $amount } in back
    [about] faces about
    [oblique-left] { $amount } in obliquely left
    [oblique-right] { $amount } in obliquely right
    [pivot-left] faces left { $amount }°
    [pivot-right] faces right { $amount }°
    [wheel-left] wheels left { $amount }°
    [wheel-right] wheels right { $amount }°
    [road] { $amount } in along the road
   *[road-back] { $amount } in back along the road
}
ground = { $kind ->
    [wood] the wood
    [wooded-hill] the wooded hill
    [orchard] the orchard
    [marsh] the marsh
    [hill] the hill
    [knoll] the knoll
    [farm] the farm
    [village] the village
    [town] the town
    [redoubt] the redoubt
    [earthwork] the earthwork
    [river] the river
    [pond] the pond
    [bridge] the bridge
    [stream] the stream
    [road] the road
   *[other] { $kind }
}
ground-label = { $kind ->
    [wood] Wood
    [wooded-hill] Wooded hill
    [orchard] Orchard
    [marsh] Marsh
    [hill] Hill
    [knoll] Knoll
    [farm] Farm
    [village] Village
    [town] Town
    [redoubt] Redoubt
    [earthwork] Earthwork
    [river] River
    [pond] Pond
    [bridge] Bridge
    [stream] Stream
    [road] Road
   *[other] { $kind }
}
chapter = { $chapter ->
    [1] The turn
    [2] Speeds and costs
    [3] The movement table
    [4] Artillery
    [5] Fire power
    [6] The fire table
    [7] Generals hit
    [8] Combat
    [9] Reserve movement
    [10] Victory and critical levels
    [11] Command
    [12] Formations
   *[other] Ground and sight
}
order = { $order ->
    [hold] hold
    [move] move
    [charge] charge
    [form] change formation
   *[withdraw] withdraw
}

## The drawn table

board-edge = { $edge ->
    [south] South
   *[north] North
}
map-key =
     A B … south, a b … north, ▲ ▶ ▼ ◀ their fronts  ★ ☆ generals  ◎ objective
     · hill  ♣ wood  ⌂ buildings  ≈ water  ~ stream  = road, works
     bases left/at start; F fresh, W worn, S spent; ! disordered or silenced, x damaged
map-side = { $south ->
    [yes] from the south
   *[no] from the north
}
map-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, critical level { $level }
worth = { $worth ->
    [one] 1 point
   *[other] { $worth } points
}
goal-line = Objective { $name }: { $worth ->
    [one] 1 point
   *[other] { $worth } points
}, held by { $holder }
nobody = nobody
general-line = { $name }: { $where }
general-with = with { $unit }
general-leads = leads { $command }
picture-army = { $army }: { $units ->
    [one] one unit
   *[other] { $units } units
}, { $bases ->
    [one] one base
   *[other] { $bases } bases
}

## Questions

choose-first = You won the roll. Move first, or let the enemy move first?
    .waiting = { $side } decides who moves first.
choose-entry = { $unit } arrives: choose where it enters.
    .waiting = { $side } brings on { $unit }.
choose-command = Attach, detach or reassign your generals, then end the step.
    .waiting = { $side } moves its generals.
choose-ride = Move your detached generals, then end the step.
    .waiting = { $side } moves its detached generals.
choose-reserve = Choose a unit for reserve movement, or end the step.
    .waiting = { $side } chooses reserve movement.
choose-order = Give an order to a brigade or battery, or end the step.
    .waiting = { $side } gives its orders.
choose-way = { $unit } may move up to { $reach } in.
    .waiting = { $side } moves { $unit }.
choose-to-go-on = { $unit } could not follow: do the others go on as planned?
    .waiting = { $side } moves its division.
choose-answer = { $charger } charges { $unit }: how does it receive the charge?
    .waiting = { $side } answers the charge on { $unit }.
choose-fire = Choose your targets, then fire.
    .waiting = { $side } chooses its targets.
choose-combat = Which combat is resolved next?
    .waiting = { $side } chooses which combat is resolved next.
choose-advance = { $unit } cannot reach its target: advance toward it, or stay?
    .waiting = { $side } decides whether { $unit } advances.
choose-follow-up = { $unit } has won: occupy the position or break through?
    .waiting = { $side } decides what { $unit } does.
choose-other = { $label }.
    .waiting = { $side }: { $label }.
throw = Rolling the dice: { $what }.
throw-movement = { $unit } rolls on the movement table: { $modifier } to the die.
throw-reserve = { $unit } rolls for reserve movement: { $modifier } to the die.
throw-fire = Fire on { $unit }: power { $power }, { $modifier } to the die.
throw-general = General { $general } is in danger: unharmed on { $need } or more, { $chance }.
throw-combat = Combat: { $one } adds { $mine }, { $other } adds { $theirs }; { $one } wins { $won }, draw { $drawn }, { $other } wins { $lost }.
throw-initiative = Initiative: { $one } adds { $mine }, { $other } adds { $theirs }; { $one } wins { $won }, { $other } { $lost }.
throw-passed = { $unit } is passed through in a retreat: 3 or less disorders it.
battle-over = { $victory }: { $ending }

## What happened

event-turn = — Turn { $turn } —
    .heading = Turn { $turn }
event-segment = — { $side } moves —
    .heading = Segment of { $side }
event-phase = — { $phase } —
    .heading = { $phase }
event-arrived = { $unit } arrives in { $formation }.
event-general-arrived = General { $general } arrives.
event-delayed = { $unit } finds no room and will arrive a turn later.
event-took-command = General { $general } takes command of { $side }.
event-succeeded = An ordinary general takes the post of { $general }.
event-critical-level = { $side } reaches critical level { $level }!
event-initiative-thrown = Initiative: { $south } { $one } → { $mine }, { $north } { $other } → { $theirs }.
event-initiative = { $side } has the initiative.
event-attached = General { $general } joins { $unit }.
event-detached = General { $general } is on his own.
event-substituted = General { $general } takes over { $command }.
event-rode = General { $general } moves.
event-made-way = General { $general } makes way.
event-battery-attached = { $unit } is attached to { $target }.
event-battery-detached = { $unit } is no longer attached.
event-recovered = { $unit } recovers and can fire again.
event-ordered = { $unit } is ordered to { $order }.
event-tested = { $unit } rolls { $face }, { $modifier ->
    [0] no modifier
   *[other] { $modifier } added
}: { $result }.
event-rallied = { $unit } rallies.
event-marched = { $unit }: { $legs }.
event-formed = { $unit } forms { $formation }.
event-garrisoned = { $unit } occupies { $area }.
event-limbered = { $unit } limbers.
event-unlimbered = { $unit } unlimbers.
event-pivoted = { $unit } pivots { $angle }°.
event-charged = { $unit } charges { $target } from { $distance } in!
event-charge-cancelled = { $unit } cannot reach { $target }: the charge is called off.
event-charge-called-off = { $unit } has only just rallied and does not charge { $target }.
event-met-first = { $unit } meets { $target } first.
event-touched = { $unit } contacts { $target }{ $flank ->
    [yes] { " " }in the flank or rear
   *[no] { "" }
}.
event-counter-charged = { $unit } counter-charges { $target }!
event-evaded = { $unit } falls back before { $target }.
event-stood = { $unit } receives the charge of { $target }.
event-shot-at = { $unit } is fired at by { $firers }: power { $power }.
event-fire-result = { $unit }: { $face }, { $modifier ->
    [0] no modifier
   *[other] { $modifier } added
}: { $effect ->
    [none] no effect
    [disordered] impressive fire
    [one] effective fire
    [two] deadly fire
   *[three] devastating fire
}.
event-disordered = { $unit } is disordered.
event-silenced = { $unit } is silenced.
event-damaged = { $unit } is damaged.
event-lost-bases = { $unit } loses { $count ->
    [one] one base
   *[other] { $count } bases
}.
event-became-worn = { $unit } is worn.
event-became-spent = { $unit } is spent.
event-destroyed = { $unit } is destroyed.
event-captured = { $unit } is captured!
event-routed = { $unit } routs from the field!
event-general-tested = General { $general } is in danger: { $face }, { $fell ->
    [yes] he is hit
   *[no] unharmed
}.
event-general-fell = General { $general } is out of action!
event-general-captured = General { $general } is captured!
event-fought = Combat: { $unit } { $die } → { $mine }, { $target } { $otherdie } → { $theirs }: difference { $difference }.
event-locked = { $unit } and { $target } are locked in combat.
event-occupied = { $unit } occupies the position.
event-broke-through = { $unit } breaks through towards { $target }!
event-retreated = { $unit } falls back.
event-passed-through = { $unit } passes through { $target }: { $face }, { $disordered ->
    [yes] which is disordered
   *[no] which holds
}.
event-formed-square = { $unit } forms square.
event-held = { $side } now holds { $goal }.
event-ended = { $victory }: { $ending }
victory = { $winner ->
    [none] Draw
   *[other] Victory for { $winner }
}
ending-decisive-victory = { $you ->
    [won] you broke the enemy army
    [lost] your army has broken
   *[no] the army of { $loser } has broken
} on turn { $turn } ({ $rule }).
ending-major-victory = a major victory on points, { $more } to { $less } ({ $rule }).
ending-minor-victory = a minor victory on points, { $more } to { $less } ({ $rule }).
ending-draw = on points { $more } to { $less }: too close to call ({ $rule }).
ending-other = { $label }, turn { $turn } ({ $rule }).

## What may be done

act-go-first = move first
act-go-second = let the enemy move first
act-enter = { $unit } enters at { $place }
act-attach = General { $general } joins { $unit }
act-detach = General { $general } leaves his brigade or formation
act-substitute = General { $general } takes over { $command }
act-attach-battery = attach { $unit } to { $brigade }
act-detach-battery = { $unit } leaves its brigade
act-end-step = end this step
act-reserve = { $unit } tries reserve movement
act-hold = { $unit } holds
act-move = { $unit } moves
act-charge = { $unit } charges { $target }{ $hand ->
    [none] { "" }
    [left] , wheeling left { $wheel }°
   *[right] , wheeling right { $wheel }°
}
act-form = { $unit } forms { $formation }
act-withdraw = { $unit } withdraws
act-march = { $legs }
act-limber = limber { $unit }
act-unlimber = unlimber { $unit }
act-roll = move { $unit }
act-pivot = pivot { $unit } { $hand ->
    [left] left
   *[right] right
} { $wheel }°
act-move-division = { $command }: { $legs }
act-go-on = go on
act-stop = stop here
act-ride = General { $general } moves to { $place }
act-counter-charge = counter-charge
act-evade = fall back
act-stand = receive the charge
act-aim = { $unit } fires at { $target }
act-hold-fire = { $unit } holds its fire
act-open-fire = fire
act-resolve = resolve the combat of { $unit }
act-break-through = break through towards { $target }
act-occupy = occupy the position

## Odds

sum = { $sum ->
    [power] Power
    [fire] Added to the fire die
    [combat] Added to the combat die
    [reserve] Added to the reserve roll
   *[movement] Added to the movement roll
}
bar-row = { $row }
row-move = { $going ->
    [full] full speed: { $length } in.
    [half] half speed: { $length } in.
    [retire] falls back out of musket range
    [retreat] falls back a full move
    [removed] breaks and is lost
   *[stays] stays where it is
}
row-rallies = rallies
row-loses = { $count ->
    [one] loses a base
   *[other] loses { $count } bases
}
row-retreats = { $back ->
    [full] flees at full speed
    [range] falls back out of range
   *[gap] falls back to 2 in.
}
row-routs = { $both ->
    [yes] each loses a base
   *[no] { row-loses }
}
row-captured = its general is taken
row-combat = { $winner ->
    [breakthrough] { $losses }; breakthrough
    [choice] { $losses }; occupy, or break through
    [occupies] { $losses }; the ground is taken
   *[holds] { $losses }
}
row-disordered = disordered
note-move = { $full } in., or { $half } in. if cautious
note-reserve = { $length } in. if it succeeds
note-withdraw = { $modifier } to the die, away from the enemy
note-form = { $whole ->
    [yes] takes the whole move
   *[no] takes half the move
}
note-hold = rallies: { $chance }
note-charge = { $half ->
    [yes] { $length } in.: half speed is enough
   *[no] { $length } in.: full speed only
}
link-fire = { $unit }: { $what }
tag-fire = power { $power }: { $chance } to lose a base
tag-disorder = power { $power }: { $chance } to be disordered
dice-result = { $word ->
    [general] { $mark ->
        [pass] unharmed
       *[fail] hit
    }
   *[opposed] { $mark ->
        [pass] wins
       *[fail] loses
    }
}
means-contact = { $unit } makes contact
means-then-wins = … and wins the combat
means-then-breaks = … and may break through
means-shaken = the fire of those it charges disorders { $unit }
means-disorder = { $target } is disordered or silenced, or worse
means-base = { $target } loses a base or is damaged, or worse
means-win = { $unit } wins
means-breaks = { $unit } may break through
means-moves = { $unit } may move
means-normal = { $unit } moves at full speed
means-rallies = { $unit } rallies
means-lost = { $unit } is lost or falls back

## Luck

throw-kind = { $kind ->
    [movement] Movement rolls
    [reserve] Reserve rolls
    [fire] Fire
    [combat] Combat
    [general] Generals in danger
    [passed] Troops passed through
   *[initiative] Initiative
}
    .done = { $kind ->
    [movement] moved
    [reserve] moved
    [fire] effect
    [combat] won
    [general] unharmed
    [passed] held
   *[initiative] won
}
strength-name = Bases
fate = { $fate ->
    [destroyed] destroyed
    [routed] routed
    [captured] captured
   *[fell] out of action
}
stake-points = victory points: { $mine } to { $theirs }
stake-goal = How to win: break the enemy army, or lead by 4 victory points after turn { $turns }

## The measuring kit

plan-rallied = Rallied, it may also pass through friends.
measure-size = { $width } × { $depth } in.
measure-nearest = Nearest enemy: { $who }, { $length } in.
measure-zone = { $zone ->
    [tactical] In the tactical zone: an enemy is nearer than 18 in.
   *[reserve] In the reserve zone: no enemy is nearer than 18 in.
}
measure-band = { $length } in.: { $kind ->
    [guns] range of guns
    [skirmish] range of skirmishers
   *[muskets] range of muskets
}
measure-arc = Field of fire: 45° to either side of the front
measure-shot = Its fire
measure-onset = Charge: { $length } in. at full speed over open ground
measure-zone-of = { $length } in.: enemies nearer than this are in the tactical zone
measure-ring = { $general } commands within { $length } in.
measure-ride = { $length } in.: as far as he can move
measure-target = It can fire at this target.
measure-cover = Cover of the target: { $cover ->
    [0] none
   *[other] −{ $cover } to the die
}
measure-near = Each is in the other's tactical zone.
sight-blocked-by = Blocked by { $who }.
link-command = { $reason ->
    [with-it] { $general }, with the brigade
    [near] { $general }, { $length } of 12 in.
    [with-others] { $general }, attached to another brigade
   *[far] { $general }, { $length } in.: out of reach
}
sight-clear = Clear line.

## Sheets

sheet-brigade = { $unit }: { $grade } { $arm }, bases: { $bases } of { $of }, { $condition }, { $formation }
sheet-battery = { $unit }: battery, { $formation }
sheet-label = Bases left: worn at { $worn }, spent at { $spent }
sheet-skirmishers = { $count ->
    [one] One base can skirmish
   *[other] { $count } bases can skirmish
}
sheet-marks = State: { $marks }
sheet-general = General { $name }{ $charismatic ->
    [yes] , charismatic
   *[no] { "" }
}
sheet-chief = Commander-in-chief, { $value } to reserve movement
sheet-with = With { $unit }
sheet-gone = { $state }
sheet-command = Belongs to { $command }
