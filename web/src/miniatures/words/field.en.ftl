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
field-place-by-eye = In the { $up ->
    [first] south
    [second] middle
   *[third] north
  } of the table, { $across ->
    [first] to the west
    [second] in the centre
   *[third] to the east
  }{ $facing ->
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
    [may] {" "}Can act.
    [legal] {" "}Can be chosen.
    [selected] {" "}Selected.
    [target] {" "}Possible target.
    [aim] {" "}Target.
    [supports] {" "}Supports.
    [forbidden] {" "}Not now.
    [pointed] {" "}Highlighted.
   *[none] {""}
  }

## The piece in hand

field-used = used, { $left } left
field-drag = Drag it{ $touch ->
    [yes] {""}
   *[no] , or use the arrow keys
}
field-needs = needs { $face }
field-gets-there = · gets there { $chance }
field-leg-back = Undo last leg
field-leg-add = Add a leg
field-halt = Don’t move
field-way = Move
field-way-die = Die
field-way-reach = Reach
field-way-used = Used
field-way-of = { $used } of { $total }
field-turn = { $leg ->
    [about] Turn about
    [pivot-left] Face left
    [pivot-right] Face right
   *[other] { $leg }
  }
field-asking = Checking where it can go…
field-refused = Not there: { $words } ({ $cite })
field-held-here = It may be put here
field-held-at = { $x } from the west, { $y } from the south
field-held = { $turn ->
    [left] Wheeled { $angle }° to the left, { $used } used, { $left } left
    [right] Wheeled { $angle }° to the right, { $used } used, { $left } left
   *[none] { $used } used, { $left } left
  }

## The panel of a unit

field-at-work = acting
field-numbers = Its values
field-duel-sum = Total

## How the table is looked at

field-view = View
field-view-closer = Zoom in
field-view-farther = Zoom out
field-view-whole = Whole table
field-view-left = Rotate left
field-view-right = Rotate right
field-view-side = Rotate to my side

## The measuring kit

field-kit = Measuring tools
field-tool-ruler = Ruler
  .help = Ruler: drag between any two points (m)
field-tool-bands = Ranges
  .help = Ranges and arcs of a unit (b)
field-tool-sight = Line of sight
  .help = Line of sight from the selected unit (v)
field-tool-threat = Threat
  .help = Where a unit could strike next (t)
field-next-ruler = Drag from one point to another.
field-next-looker = { $touch ->
    [yes] Tap
   *[no] Click
} the unit that looks.
field-next-seen = Now { $touch ->
    [yes] tap
   *[no] click
} the unit it looks at.
field-aims = { $count ->
    [one] { $only }
   *[other] { $count } targets
}
field-clear = , clear
field-sight-by-eye = Clear
field-sight-clear = { $length }, clear
field-sight-blocked = { $length }, blocked: { $words } ({ $cite })
field-length = { $unit ->
    [in] { $length }″
   *[cm] { $length } cm
  }
field-ruler-total = , { $length } in all

## Keys

field-keys-walk = Go from unit to unit; with a piece in hand, move it
field-keys-next = Next or previous unit that can be chosen
field-keys-pan = Move the view; with a piece in hand, larger steps
field-keys-zoom = Zoom in, zoom out, whole table
field-keys-turn = Rotate the view left, right, to my side
field-keys-go = Piece in hand: forward or back by a small step (Shift: a large one)
field-keys-wheel = Piece in hand: wheel 1° (Shift: 5°)
field-keys-spin = Piece in hand, during set-up: turn it by 15°
field-keys-leg = Piece in hand: start a new leg from here
field-keys-oblique = Piece in hand: straight ahead, or oblique where allowed
field-keys-about = Piece in hand: turn about, where allowed
field-keys-back = Piece in hand: undo last leg
field-keys-look = Show the unit in detail
field-keys-ruler = Ruler; Enter on a unit puts one end at its edge
field-keys-bands = Ranges and arcs of the unit in focus; Enter keeps them
field-keys-sight = Line of sight from the selected unit to the one in focus
field-keys-threat = Threat of the unit in focus; Enter keeps it

## Set-up

field-set-up = Set-up
field-turn-it = Facing
field-turn-left = Turn left
field-turn-right = Turn right
field-arrange = Arrange for me
