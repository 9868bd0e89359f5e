# What any game on a measured table says of it: lengths, places, and why something may not be.

unit = { $unit ->
    [cm] cm
   *[in] in
}
place = { $x }, { $y } { $unit }
facing = facing { $point ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
measure-span = { $length } { $unit } from edge to edge.
measure-nearest = Nearest: { $who }, { $length } { $unit }.
measure-range = { $length } { $unit }: as far as it shoots
measure-keep = { $length } { $unit }: the enemy may not come closer
detail-off-table = It would go { $length } { $unit } over the { $edge ->
    [west] western
    [south] southern
    [east] eastern
   *[north] northern
} edge of the table.
detail-zone = It would be { $length } { $unit } outside its zone on the { $edge ->
    [west] western
    [south] southern
    [east] eastern
   *[north] northern
} side; the zone goes from { $start } to { $stop }.
detail-taken = { $who } is there.
detail-way = { $who } is in the way.
detail-ground = It would touch { $ground }.
detail-near = { $measured ->
    [yes] It would come within { $length } { $unit } of { $who }; it must stay at least { $limit } { $unit } away.
   *[no] It would come too near to { $who }.
}
detail-in-hand = Still to be placed: { $units }.
detail-longest = { $length } { $unit } in one leg; the most is { $limit } { $unit }.
detail-legs = { $count } legs; the most is { $most }.
detail-leg = Leg { $order } is not a move.
detail-range = It is { $length } { $unit } away; the limit is { $limit } { $unit }.
detail-arc = It is { $angle }° off the front; the most is { $limit }°.
detail-hidden = { $second ->
    [none] { $first } is in the way.
   *[other] { $first } and { $second } are in the way.
}
detail-cost = It needs { $need } { $unit } and has { $had } { $unit }{ $slow ->
    [yes] ; the ground slows it
   *[no] { "" }
}.
