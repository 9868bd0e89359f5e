### The measured table: units, the piece in hand, the measuring kit

measured-field = The table: { $title }
measured-place = { $across } cm from the { $side ->
    [west] west
   *[east] east
  } edge, { $up } cm from the { $end ->
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
measured-unit = { $name }. { $place }.{ $mark ->
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

measured-used = used, { $left } left
measured-leg-back = Take the last leg back
measured-asking = Looking where it may go…
measured-refused = Not there: { $words } ({ $cite })
measured-held-at = { $x } cm from the west, { $y } cm from the south
measured-held = { $turn ->
    [left] Wheeled { $angle }° to the left, { $used } cm used, { $left } left
    [right] Wheeled { $angle }° to the right, { $used } cm used, { $left } left
   *[none] { $used } cm used, { $left } left
  }

## How the table is looked at

measured-view = View
measured-view-closer = Closer
measured-view-farther = Farther away
measured-view-whole = The whole table
measured-view-left = Turn to the left
measured-view-right = Turn to the right
measured-view-side = Turn to my side

## The measuring kit

measured-kit = Measuring kit
measured-tool-ruler = Ruler
  .help = Ruler: drag from anywhere to anywhere (m)
measured-tool-bands = Ranges
  .help = Ranges and arcs of a unit (b)
measured-tool-sight = Line of sight
  .help = Line of sight from the chosen unit (v)
measured-tool-threat = Threat
  .help = Where a unit could strike next (t)
measured-clear = , clear
measured-sight-clear = { $length } cm, clear
measured-sight-blocked = { $length } cm, blocked: { $words } ({ $cite })
measured-length = { $length } cm
measured-ruler-total = , { $length } in all

## Keys

measured-keys-walk = Go from unit to unit; with a piece in hand, move it
measured-keys-next = The next unit that may be chosen, the one before
measured-keys-pan = Move the table; with a piece in hand, larger steps
measured-keys-zoom = Closer, farther away, the whole table
measured-keys-turn = Turn the table left, right, to my side
measured-keys-go = Piece in hand: ahead and back, 1 mm (Shift: 1 cm)
measured-keys-wheel = Piece in hand: wheel 1° (Shift: 5°)
measured-keys-spin = Piece in hand, while it is being placed: turn it by 15°
measured-keys-leg = Piece in hand: go on from here with a new leg
measured-keys-back = Piece in hand: take the last leg back
measured-keys-look = Look at the unit closely
measured-keys-ruler = Ruler; Enter on a unit lays an end at its edge
measured-keys-bands = Ranges and arcs of the unit in focus; Enter keeps them
measured-keys-sight = Line of sight from the chosen unit to the one in focus
measured-keys-threat = Threat of the unit in focus; Enter keeps it
