### The measured table: units, the piece in hand, the measuring kit

field-field = The table: { $title }
field-place = { $across } from the { $side ->
    [west] west
   *[east] east
  } edge, { $up } from the { $end ->
    [south] south
   *[north] north
  } edge{ $facing ->
    [n] , facing north
    [ne] , facing north-east
    [e] , facing east
    [se] , facing south-east
    [s] , facing south
    [sw] , facing south-west
    [w] , facing west
    [nw] , facing north-west
   *[none] {""}
  }
field-unit = { $name }. { $place }.{ $mark ->
    [may] {" "}May act.
    [legal] {" "}May be chosen.
    [selected] {" "}Chosen.
    [target] {" "}May be a target.
    [aim] {" "}Target.
    [supports] {" "}Supports.
    [forbidden] {" "}Not now.
    [pointed] {" "}Pointed at.
   *[none] {""}
  }

## The piece in hand

field-used = used, { $left } left
field-leg-back = Take the last leg back
field-turn = { $leg ->
    [about] Turn about
    [pivot-left] Face left
    [pivot-right] Face right
   *[other] { $leg }
  }
field-asking = Looking where it may go…
field-refused = Not there: { $words } ({ $cite })
field-held-at = { $x } from the west, { $y } from the south
field-held = { $turn ->
    [left] Wheeled { $angle }° to the left, { $used } used, { $left } left
    [right] Wheeled { $angle }° to the right, { $used } used, { $left } left
   *[none] { $used } used, { $left } left
  }

## How the table is looked at

field-view = View
field-view-closer = Closer
field-view-farther = Farther away
field-view-whole = The whole table
field-view-left = Turn to the left
field-view-right = Turn to the right
field-view-side = Turn to my side

## The measuring kit

field-kit = Measuring kit
field-tool-ruler = Ruler
  .help = Ruler: drag from anywhere to anywhere (m)
field-tool-bands = Ranges
  .help = Ranges and arcs of a unit (b)
field-tool-sight = Line of sight
  .help = Line of sight from the chosen unit (v)
field-tool-threat = Threat
  .help = Where a unit could strike next (t)
field-clear = , clear
field-sight-clear = { $length }, clear
field-sight-blocked = { $length }, blocked: { $words } ({ $cite })
field-length = { $unit ->
    [in] { $length }″
   *[cm] { $length } cm
  }
field-ruler-total = , { $length } in all

## Keys

field-keys-walk = Go from unit to unit; with a piece in hand, move it
field-keys-next = The next unit that may be chosen, the one before
field-keys-pan = Move the table; with a piece in hand, larger steps
field-keys-zoom = Closer, farther away, the whole table
field-keys-turn = Turn the table left, right, to my side
field-keys-go = Piece in hand: ahead and back by a small step (Shift: a large one)
field-keys-wheel = Piece in hand: wheel 1° (Shift: 5°)
field-keys-spin = Piece in hand, while it is being placed: turn it by 15°
field-keys-leg = Piece in hand: go on from here with a new leg
field-keys-oblique = Piece in hand: straight on, or oblique where it may
field-keys-about = Piece in hand: turn about where it may
field-keys-back = Piece in hand: take the last leg back
field-keys-look = Look at the unit closely
field-keys-ruler = Ruler; Enter on a unit lays an end at its edge
field-keys-bands = Ranges and arcs of the unit in focus; Enter keeps them
field-keys-sight = Line of sight from the chosen unit to the one in focus
field-keys-threat = Threat of the unit in focus; Enter keeps it
