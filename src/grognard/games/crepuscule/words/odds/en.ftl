# What may come of an answer, told before it is given.

bar-pass = passes
bar-fail = fails
bar-charges = charges
bar-length = { $length } in
bar-caught = caught
bar-away = gets away
bar-won = won
bar-drawn = drawn
bar-lost = lost
means-passes = { $unit } passes its test
means-repeats = { $unit } passes, counting repeats at −2 each
means-bold = { $unit } is not afraid of { $target }
means-breaks = { $unit } breaks, or its last figure falls
means-yields = { $unit } falls back in good order
means-caught-after-all = it fails to hold back, and catches those who flee
means-commanded = { $unit } gives commanded fire
means-loss = { $target } loses at least one figure
means-gone = { $target } is destroyed
means-tests = { $target } has to test for panic
means-panics = { $target } panics
means-chain = friends flee with it ({ $trials } trials, give or take { $error } %)
means-officer = its officer falls
means-officer-wounded = { $officer } is wounded
means-officer-falls = { $officer } falls
means-duel = { $unit } is put to flight by the duel
means-falls = { $unit } has losses ({ $count } on average)
means-gun-test = { $unit } passes the test before it fires
means-gun-hits = { $target } is hit if you estimate { $inches }
means-gun-wrecks = the gun or team of { $target } is hit
means-gun-other = { $side ->
    [friend] our own { $target } is hit
   *[enemy] { $target } is hit
}
means-gun-wall = a wall or building stops it
means-misfire = misfire
means-battery-hits = { $unit } hits { $target }, at { $inches }
column-hits = hits
column-lost = figures
title-reply = { $unit } returns fire
title-fire = { $unit } fires at { $target }
title-reactions = { $unit } charges, and { $target } reacts
title-hunted = { $officer } is charged, and answers
hunt-answer = { $answer ->
    [evade] He withdraws
    [defend] He defends himself
   *[surrender] He surrenders
}
hunt-reached = { $answer }: { $officer } is reached
peril-reached = { $officer } is reached
peril-taken = … and is taken
peril-falls = … and falls
peril-free = … but beats them off
answer = { $reaction ->
    [hold] It holds
    [hold-and-fire] It holds and fires
    [flee] It flees
    [fire-and-flee] It fires and flees
    [re-form] It forms { $formation ->
        [line] a line
        [extended-line] an extended line
        [assault-column] an assault column
        [march-column] a march column
        [hollow-square] a hollow square
        [solid-square] a solid square
        [skirmish-order] skirmish order
        [echelon] an echelon
       *[foragers] foragers
    }
    [hold-fire] It holds its fire
    [counter-charge] It counter-charges
    [fall-back] It falls back
   *[shelter] Its gunners take shelter
}
answer-contact = { $answer }: { $unit } makes contact
answer-won = … and wins the first round
answer-breaks = … and { $target } breaks or is destroyed
answer-broken = … but { $unit } breaks or is destroyed
answer-caught = { $answer }: { $unit } runs it down
react-stopped = { $target } is stopped by the fire
react-contact = { $target } makes contact with { $unit }
react-caught = { $unit } is run down
react-won = { $unit } wins the first round
react-breaks = { $target } breaks or is destroyed
react-broken = { $unit } breaks or is destroyed
note-test = 2D6, { $value } or less
note-charge = { $length } in to contact, of { $reach } in
note-shot = { $dice } dice, { $mean } figures on average
sheet-panic = If it has to test for panic, it fails on more than { $ld } with two dice ({ $chance }).
sheet-break = If it loses a round by 1, 2 or 3, the chance that it breaks is { $one }, { $two } or { $three }.
stake-goal = How to win: most victory points after turn { $turns }, or the enemy army broken
stake-points = victory points: { $mine } to { $theirs }
stake-line = { $name }, { $worth ->
    [one] one point
   *[other] { $worth } points
}: { $holder }
stake-nobody = nobody
note-charge-by-eye = its charge reaches { $reach } in
answer-short = { $answer }: { $unit } does not reach it
react-short = { $target } does not reach { $unit }
