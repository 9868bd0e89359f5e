# Why something may not be done: where, who, by how much. The words of any game are in miniatures/screen/words.

sight-clear = Nothing is in the way.
sight-blocked = { $who } is in the way.
detail-now = Now: { $prompt }
detail-gone = { $unit } is not on the table.
detail-engaged = { $unit } is fighting { $foe }.
detail-tries = So far it has taken { $tests ->
    [0] no test
    [one] one test
   *[other] { $tests } tests
} and carried out { $orders ->
    [0] no order
    [one] one order
   *[other] { $orders } orders
}.
detail-tired = { $officer } is with it: it would go { $length } { $unit }, and he has { $limit } { $unit } left.
detail-files = It is usually { $usual } abreast; you asked for { $files }.
detail-figures = It has { $figures }.
detail-used = { $share } % of its move is used.
detail-detached = You asked for { $count }; { $least } to { $most } are possible.
detail-leash = They would be { $length } { $unit } from it; the limit is { $limit } { $unit }.
detail-ride = It is { $length } { $unit } away, and he has { $limit } { $unit } left.
detail-ride-way = An enemy or impassable ground is in a straight line on the way there.
detail-no-wheel = No single wheel points it straight at { $unit }.
detail-better = { $hand ->
    [none] Straight ahead, without a wheel, it would strike.
    [left] A wheel of { $angle }° to the left would strike.
   *[right] A wheel of { $angle }° to the right would strike.
}
detail-no-time = { $foe } starts { $length } { $unit } away, and its base move is { $limit } { $unit }.
detail-no-square = No friendly square is within 6 { $unit }.
detail-waits = { $turns ->
    [one] It waits one more turn.
   *[other] It waits { $turns } more turns.
}
detail-number = { $given ->
    [one] One number was given
   *[other] { $given } numbers were given
} for { $guns ->
    [one] one gun
   *[other] { $guns } guns
}.
detail-estimate = You wrote { $given } for { $unit }; the most is { $most }.

## The measuring kit

measure-by-eye = Ranges are estimated by eye: nothing is measured.
measure-size = { $width } by { $depth } { $unit }
measure-band = { $length } { $unit }: { $kind ->
    [short] short range
    [long] as far as it shoots
    [canister] canister
   *[guns] its greatest estimate and the die
}
measure-arc = its front arc
measure-shot = what it may fire at
measure-onset = what it may charge, { $length } { $unit } on open ground
measure-watched = { $length } { $unit }: no enemy may march nearer
measure-ride = { $length } { $unit }: as far as he may still ride
measure-ring = { $length } { $unit }: { $kind ->
    [command] { $officer } commands this far
   *[at-hand] { $officer } helps manoeuvre tests
}
measure-target = It may be fired at.
measure-edge = { $edge ->
    [front] It would be struck on its front.
    [rear] It would be struck on its rear.
   *[other] It would be struck on its flank.
}
measure-cover = { $cover ->
    [hard] It has hard cover from there.
   *[soft] It has light cover from there.
}
link-command = { $counts ->
    [yes] { $officer } has it in range.
   *[no] { $officer } is too far away.
}
caution-short = It is { $length } { $unit } to contact, and its charge reaches { $limit } { $unit }: it falls short.
caution-march = If it marches, it cannot fire this turn.
caution-moved = After moving it fires at −1, and cannot give commanded fire.
caution-friends = A ball that falls short or bounces may strike friends: { $units }.
caution-short-by-eye = That is farther than its charge reaches: it falls short.
