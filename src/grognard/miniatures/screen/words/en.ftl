# What any game on a measured table says of it: lengths, places, and why something may not be.

unit = { $unit ->
    [cm] cm
   *[in] in
}
place = { $x }, { $y } { $unit }
measure-span = { $length } { $unit } from edge to edge.
measure-nearest = Nearest: { $who }, { $length } { $unit }.
measure-range = { $length } { $unit }: as far as it shoots
measure-keep = { $length } { $unit } that the enemy keeps away
detail-off-table = It would reach { $length } { $unit } over the { $edge ->
    [west] western
    [south] southern
    [east] eastern
   *[north] northern
} edge of the table.
detail-zone = It would reach { $length } { $unit } out of its zone on the { $edge ->
    [west] western
    [south] southern
    [east] eastern
   *[north] northern
} side; the zone goes from { $start } to { $stop }.
detail-taken = { $who } stands there.
detail-way = { $who } is in the way.
detail-ground = It would touch { $ground }.
detail-near = { $measured ->
    [yes] It would come within { $length } { $unit } of { $who }; { $limit } { $unit } is as near as it may be.
   *[no] It would come too near to { $who }.
}
detail-in-hand = Still to be placed: { $units }.
detail-longest = { $length } { $unit } in one step; { $limit } { $unit } is the most.
detail-legs = { $count } steps; { $most } is the most.
detail-leg = Step { $order } is none.
detail-range = It is { $length } { $unit } away; { $limit } { $unit } is the limit.
detail-arc = It lies { $angle }° off the front; { $limit }° is the most.
detail-hidden = { $second ->
    [none] { $first } is in the way.
   *[other] { $first } and { $second } are in the way.
}
detail-cost = It takes { $need } { $unit }, and it has { $had }{ $slow ->
    [yes] ; the ground slows it
   *[no] { "" }
}.
