# The words of EAGLES: Waterloo in English.
#
# A sentence begins with a small letter where it begins with a name: the program raises it.
# A decision is asked in two voices: the message itself, and .waiting for the other seats.

## Names

side = { $seat ->
    [french] the French
   *[allied] the Allies
}
# R170 The cards of one of two allied players.
hand = { $hand ->
    [british] British army
   *[prussian] Prussian army
}
army = { $army ->
    [french] French
    [british] British
   *[prussian] Prussian
}
arm = { $arm ->
    [general] General
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
    [terrain] Terrain
   *[special] Special
}
phase = { $phase ->
    [deployment] Deployment
    [morale] Morale
    [combat] Combat
    [retreat] Retreat
   *[reinforce] Reinforce
}
formation = { $formation ->
    [line] line
    [column] column
   *[square] square
}
terrain-kind = { $kind ->
    [hill] hill
    [woods] woods
    [river] river
   *[building] building
}
place = { $place ->
    [FL] the French Left
    [FC] the French Center
    [FR] the French Right
    [AL] the Allied Left
    [AC] the Allied Center
    [AR] the Allied Right
    [reserve-french] the French Reserve
    [reserve-allied] the Allied Reserve
    [pile-french] the French Reinforcement deck
    [pile-british] the British Reinforcement deck
    [pile-prussian] the Prussian Reinforcement deck
    [casualties] the casualties
    [discard] the discards
    [middle-left] the Middle Ground, French Left
    [middle-center] the Middle Ground, Center
    [middle-right] the Middle Ground, French Right
   *[box] the box
}
    .to = to { $name }
    .from = from { $name }
    .in = { $place ->
    [casualties] among the casualties
    [discard] among the discards
   *[other] in { $name }
}
a-card = { $army ->
    [french] a French card
    [british] a British card
   *[prussian] a Prussian card
}
a-hidden-card = a face-down card { $where }
the-hidden-card = the hidden card
the-hidden-card-in = the hidden card { $where }
no-card = a card
how = { $formation ->
    [line] {""}
    [column] {" "}in column
   *[square] {" "}in square
}{ $ground ->
    [none] {""}
   *[other] , on { $ground }
}

## Decisions

choose-deployment = Deployment: place one to four troop cards in each of your Positions, then press Ready.
    .waiting = Waiting for { $side } to deploy.
choose-act = Your combat phase: choose a card to move, fire or charge.
    .waiting = Waiting for { $side } to move and fire.
choose-test = { $immediate ->
    [yes] Immediate tests: choose the card that rolls next.
   *[no] Morale: choose the card that rolls next.
}
    .waiting = Waiting for { $side } to choose the next morale test.
choose-target = Choose a target for { $card }.
    .waiting = Waiting for { $side } to choose a target for { $card }.
choose-captor = { $first ->
    [yes] { $terrain } is empty: choose the infantry that occupies it.
   *[no] { $terrain } has room for one more: choose an infantry card, or pass.
}
    .waiting = Waiting for { $side } to occupy { $terrain }.
choose-draw = Your opponent offers a draw: accept, or pass to fight on.
    .waiting = Waiting for { $side } to answer the draw offer.
choose-play = { $moment ->
    [phase-start] { $active } begin their { $phase } phase. Do you answer?
    [before-die] { $card } is about to roll. Do you answer?
    [after-fail] { $card } has failed its morale test. Do you answer?
    [announced-fire] { $card } is about to fire at { $target }. Do you answer?
    [announced-shock] { $card } is about to shock { $target }. Do you answer?
    [announced-move] { $card } is about to move { $to }. Do you answer?
    [combat-end] { $active } are about to end their Combat phase. Do you answer?
    [before-draw] { $active } are about to draw reinforcements. Do you answer?
   *[between-acts] Play a Special, or pass.
}
choose-cards = { $decks ->
    [yes] Choose which cards fight at { $to }; all others fight at { $from }. Then press Ready.
   *[no] { $from } is won: choose the survivors who march to { $to }, or press Ready to keep the others back.
}
    .waiting = { $decks ->
        [yes] Waiting for { $side } to split their cards between { $to } and { $from }.
       *[no] Waiting for { $side } to send survivors from { $from } to { $to }.
    }
at-battle = { $battle }: { $words }
one-moment = One moment.
battle-over = { $victory }: { $ending }

## Throws

throw-deck-size = The Battle Deck of the { $army } army is dealt.
throw-muster = The muster of the { $army } army is dealt.
throw-draw = { $side } draw a reinforcement.
throw-hit-numbers = { $dice ->
    [one] { $card }: one die
   *[other] { $card }: { $dice } dice
}, hits on { $need ->
    [6] a 6
   *[other] { $need } or more
}.
throw-friendly-fire = { $dice ->
    [one] { $card } fires on itself: one die
   *[other] { $card } fires on itself: { $dice } dice
}, hits on { $need } or more.
throw-one-roll-per-hit = { $card } tests morale: { $most ->
    [1] only a 1 holds
   *[other] { $most } or less holds
} (chance { $chance }).
throw-general-hit = { $card } was under fire: only a 6 kills (chance { $chance }).

## Events

event-turn = — Turn { $turn }: { $side } —
    .heading = Turn { $turn }: { $side }
event-phase = — { $phase } ({ $side }) —
    .heading = { $phase }
event-dealt = { $kind ->
    [deck] { $count ->
        [one] { $army } Battle Deck: one card.
       *[other] { $army } Battle Deck: { $count } cards.
    }
    [muster] { $count ->
        [one] { $army } muster: one card.
       *[other] { $army } muster: { $count } cards.
    }
   *[again] The { $army } cards are redealt: a muster needs three troop cards.
}
event-ready = { $side } are ready.
event-drew = { $known ->
    [yes] { $side } draw { $card }.
   *[no] { $side } draw { $card }.
}
event-moved = { $kind ->
    [deployed] { $card } deploys { $in }{ $how }.
    [withdrawn] { $card } goes back { $to }.
   *[moved] { $card } moves { $from } { $to }{ $how }.
}
event-hid = { $card } is laid face-down { $in }.
event-shifted = { $terrain ->
    [none] { $card } comes into the open { $in }.
   *[other] { $card } occupies { $terrain }.
}
event-revealed = { $card } is revealed { $in }.
event-formed = { $card } forms { $formation }.
event-hit = { $hits ->
    [one] { $card } takes a hit.
   *[other] { $card } takes { $hits } hits.
}
event-blown = { $card } is blown.
event-recovered = { $card } is recovering.
event-routed = { $card } ROUTS and is lost.
event-killed = { $card } is KILLED.
event-fell = { $card } is alone among the enemy and is lost.
event-exposed = { $card } was a decoy and is lost.
event-laid = { $card } is laid { $in }.
event-captured = { $card } takes { $terrain }.
event-announced-shot = { $shock ->
    [yes] { $card } shocks { $target }.
   *[no] { $card } fires at { $target }.
}
event-stopped = { $act ->
    [fire] { $card } does not fire
    [shock] { $card } does not shock
   *[move] { $card } does not move
}: a Special has stopped it.
event-shot = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
} on { $target }{ $ones ->
    [0] {""}
    [one] {" "}(and one 1 rolled)
   *[other] {" "}(and { $ones } 1s rolled)
}.
event-tested = { $card } rolls { $face } against morale { $value }: { $passed ->
    [yes] holds
   *[no] fails
}.
event-general-rolled = { $card } rolls { $face } to survive.
event-played = { $upon ->
    [none] { $side } play { $card }.
   *[other] { $side } play { $card } on { $upon }.
}
event-arrived = The Prussians have arrived: { $card } is shown.
event-won = { $victory }: { $ending }
event-drawn = { $victory }: { $ending }
event-stage = { $second ->
    [none] The armies meet at { $battle }.
   *[other] { $battle } and { $second } begin.
}
event-gave-up = { $side } give up the battle and retreat.
event-no-army = { $side } have too few troops left to fight.
event-withdrew = { $side } leave the field, { $survivors ->
    [0] without a card left
    [one] with one card left
   *[other] with { $survivors } cards left
}.
event-sent = { $card } marches to { $battle }.
event-joined = { $cards ->
    [one] One card of { $side } comes
   *[other] { $cards } cards of { $side } come
} to { $battle } as reinforcements.
event-campaign-over = The campaign is over: { $winner }.
victory = { $seat ->
    [french] French victory
    [allied] Allied victory
   *[none] Draw
}
own-place = { $side ->
    [L] your Left
    [C] your Center
   *[R] your Right
}
also = { $first } and { $second }
ending-sole-occupation = { $you ->
    [won] You took { $where }
   *[other] { $winner } took { $where }
} on turn { $turn }{ $last ->
    [none] {""}
   *[other] ; { $last } was the last card lost there
} ({ $rule }).
ending-resignation = { $you ->
    [lost] You resigned
   *[other] { $loser } resigned
} on turn { $turn } ({ $rule }).
ending-agreed-draw = Both sides agreed on a draw on turn { $turn } ({ $rule }).
ending-nobody-can-win = On turn { $turn } neither side had the troops left to win ({ $rule }).
ending-turn-limit = The turn limit was reached on turn { $turn }: the French had done { $french } damage, the Allies { $allied } ({ $rule }).
ending-voluntary-retreat = { $you ->
    [lost] You retreated
   *[other] { $loser } retreated
} on turn { $turn } ({ $rule }).
ending-an-army-too-small = { $loser } had too few troops left to fight ({ $rule }).
ending-both-lost = { $you ->
    [lost] You lost
   *[other] { $side } lost
} both Quatre Bras and Ligny (16.0).
ending-other = { $label }, turn { $turn } ({ $rule }).

## Rules, numbers and odds

chapter = { $chapter ->
    [1] The cards
    [2] Battle Decks
    [3] Battle Musters
    [4] The battlefield
    [5] Battle turns
    [6] Morale
    [7] Combat
    [8] Battle moves
    [9] Formations
    [10] Reinforcements
    [11] Terrain
    [12] Generals
    [13] Special cards
    [14] Decoys (optional)
    [15] Custom decks
    [16] Campaign game
    [17] Historical notes
   *[18] Collectors' notes
}
sum-title = { $kind ->
    [dice] Dice
    [fire] Fire level
    [short] Fire level, short range
    [long] Fire level, long range
    [shock] Shock level
   *[morale] Morale
}
means-hit = at least one hit on { $target }
means-rout = { $target } routs at its next morale test{ $value ->
    [hidden] {""}
   *[other] {" "}(morale { $value })
}{ $borne ->
    [0] {""}
    [one] , counting the hit it already has
   *[other] , counting the { $borne } hits it already has
}
means-touch = { $general } is hit
means-fall = { $general } is killed
means-test = { $card } tests its morale
means-routed = { $card } routs and is lost
means-play = if you play { $card }
means-holds = { $card } holds
means-routs = { $card } routs
means-stays = { $card } stays where it is
means-hit-by = at least one hit by { $card } on { $target }
means-some-rout = at least one card routs
means-others-rout = at least one other card routs
bar-holds = holds
bar-routs = routs

## Cautions

caution-retreat = you give up the battle of { $battle }: your survivors leave it, and the enemy may send theirs elsewhere.
caution-lost = the enemy would be alone { $place }: you would lose the battle at once.
caution-empty = you would have no troops left { $place }, and the enemy opposite could take it unopposed.
caution-decoys = you have only decoys { $place }: the first enemy troops to enter take it unopposed.

## One card

sheet-card = { $card }: { $arm }, { $in }{ $how }.
sheet-hidden = { $card }{ $how }.
sheet-terrain = { $card }: { $kind }, { $in }, held by { $holder ->
    [french] the French
   *[allied] the Allies
}.
sheet-occupant = { $card } occupies it.
sheet-engaged = it is engaged.
sheet-down = it is face-down: the enemy sees only its back.
sheet-hits = { $hits ->
    [one] It has one hit, and rolls for it in its next Morale phase.
   *[other] It has { $hits } hits, and rolls for each in its next Morale phase.
}
sheet-wind = { $wind ->
    [blown] It is blown: no shock until it has recovered.
   *[recovering] It is recovering.
}
sheet-acted = { $act ->
    [fired] It has fired this turn.
    [moved] It has moved this turn.
   *[formed] It has changed formation this turn.
}
sheet-mark = { $mark ->
    [fatigued] It is fatigued: it neither fires nor moves this turn.
    [depleted] It is out of ammunition until it is no longer engaged.
    [prone] It is lying down: only lancers may attack it this turn.
    [zeal] No Quarter: it throws one extra die this turn.
    [struck] It has been hit this turn: others must be hit first.
    [panicked] If it routs, the cards around it must test.
   *[harried] If it holds after No Quarter, it throws one extra die.
}

## Actions

act-deploy = deploy { $card } { $in }{ $how }
act-hide = lay { $card } face-down { $in }
act-ready = ready: end the deployment
act-test = roll for { $card }
act-fire-at = { $card } fires at { $target }
act-shock-at = { $card } shocks { $target }
act-open-fire = { $card } opens fire: first the Position is revealed
act-move = { $kind ->
    [withdrawn] { $card } goes back { $to }
    [shifted] { $card } changes ground { $in }{ $how }
   *[moved] { $card } moves { $to }{ $how }
}
act-form = { $card } forms { $formation }
act-lay-terrain = lay { $card }
act-show = show { $card }: the Prussians arrive
act-play = { $target ->
    [none] play { $card }
   *[other] play { $card } on { $target }
}
act-confuse = play { $special }: { $card } moves { $to }{ $how } and fires
act-capture = { $card } takes { $terrain }
act-end-phase = end the phase
act-pass = pass
act-send = { $card ->
    [all] all that are left march to { $to }
   *[other] { $card } marches to { $to }
}
act-retreat = retreat: give up this battle
act-resign = resign the battle
act-offer-draw = offer a draw
act-accept-draw = accept the draw

## The report of a battle

strength-name = Battle Points
fate = { $fate ->
    [routed] routed
    [killed] killed
    [fell] fell
   *[exposed] exposed
}
throw-kind = { $kind ->
    [fire] Fire
    [shock] Shock
    [morale] Morale
    [general] Generals under fire
   *[friendly] Friendly fire
}
    .done = { $kind ->
    [morale] passed
    [general] survived
   *[other] hits
}

## What is at stake

stakes-goal = { $positions ->
    [one] hold one enemy Position
   *[other] hold { $positions } enemy Positions
} alone, with infantry or cavalry, to win.
stakes-limit = after turn { $turns }, the side that has done more damage wins.
damage-done = damage done
stakes-side = damage done: { $damage }
stakes-last = Last troops here
    .words = { $place } has only one troop card left.
stakes-danger = Can be taken next turn
    .words = { $place } can be taken next turn.
thrown-for = { $throw ->
    [one-roll-per-hit] morale
    [general-hit] General under fire
    [friendly-fire] friendly fire
   *[hit-numbers] hits
}
dice-result = { $word ->
    [strike] { $count ->
        [one] endangers the General
       *[other] { $count } endanger the General
    }
    [general] { $mark ->
        [pass] the General is unharmed
       *[fail] the General is killed
    }
   *[morale] { $mark ->
        [pass] holds
       *[fail] fails
    }
}

### A card list of one's own

card-column = { $column ->
    [number] Number
    [army] Army
    [type] Kind
    [name_en] Name
    [name_fr] Name in French
    [corps] Corps
    [division] Division
    [brigade] Brigade
    [nationality] Nationality
    [subtype] Troops or rank
    [cv] Dice
    [fire] Fire
    [fire_long] Fire, long range
    [fire_short] Fire, short range
    [shock] Shock
    [morale] Morale
    [offense] Attack
    [defense] Defence
    [bp] Battle Points
    [battles] Battles
    [position] Position
    [terrain_kind] Terrain
    [terrain_capacity] Room
    [move_limit] Move Limit
    [strength] Men
   *[terrain_morale] Morale bonus
}
card-lane = { $lane ->
    [L] Left
    [C] Center
   *[R] Right
}
card-fault = Card { $card }, { $column }: “{ $value }”; expected { $expected }.
card-fault-file = This is not a card list that can be read. { $detail }
card-expected = { $kind ->
    [number] a whole number from { $least } to { $most }
    [plain] at most { $most } letters, without \ or #
    [nothing] nothing, as this kind of card does not have it
    [choice] one of the words of the printed card
    [battles] battles, each once, separated by semicolons: { $battles }
    [battle] one battle, as Terrain belongs to one (11.0)
    [new] a number that no other card has
   *[text] a text
}
