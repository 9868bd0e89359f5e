### The army builder

army-title = Build an army
army-shelf = Armies to begin with
army-own = Your armies
army-own-none = None yet. Keep the army in hand, and it waits here.
army-ready = Ready armies
army-ready-line = { $name } ({ $about })
army-new = A new army
army-forget = Forget { $name }
army-forget-short = Forget
army-head = The army
army-name = Name of the army
army-unnamed = Unnamed
army-limit = Points allowed
army-total = What it comes to
army-of = of { $limit } points
army-left = { $points ->
    [0] Not a point to spare
    [one] 1 point left
   *[other] { $points } points left
  }
army-over = { $points ->
    [one] 1 point too many
   *[other] { $points } points too many
  }
army-legal = A legal army
army-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
  }
army-faults-inside = { $count ->
    [one] Show the fault of a unit
   *[other] Show the { $count } faults of units
  }
army-told = { $points } of { $limit } points. { $faults ->
    [0] A legal army.
    [one] 1 fault:
   *[other] { $faults } faults:
  }
army-unread = Not everything in this list could be read
army-line = Line { $line }: { $words }
army-unit = { $unit } { $number }: { $name }
army-group = Belongs to
army-group-none = The army itself
army-unfold = Change it:
army-id = Id in orders
army-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
army-points-short = points
army-colour = { $what }: { $name }
army-characters = Characters
army-less = Less: { $what }
army-more = More: { $what }
army-up = Move { $name } up
army-up-short = Up
army-down = Move { $name } down
army-down-short = Down
army-copy-unit = Copy { $name }
army-copy-short = Copy
army-remove = Remove { $name }
army-remove-short = Remove
army-keep = Keep this army
army-is-kept = Kept in this browser
army-kept = { $name } is kept in this browser.
army-not-kept = This browser keeps nothing.
army-play-red = Play it as Red
army-play-blue = Play it as Blue
army-save = Save
army-open = Open
army-print = Print
army-file-too-long = This file is too long for an army list.
army-share = Share, or open what was shared
army-link = A link that opens this army
army-code = Its share code
army-paste = A share code, a link or a list
army-paste-open = Open it
army-paste-take = Take it
army-paper-rules = What the rules give them
army-paper-foot = { $game }, an army list made with Grognard
army-no-connection = The server does not answer; what you see may be out of date.
army-pick = { $side ->
    [red] The red army
   *[blue] The blue army
  }
army-of-scenario = { $scenario ->
    [open] The usual army
   *[other] The army of the battle
  }
army-pasted = A share code or a list…
army-picked = { $name }: { $points } of { $limit } points, { $size }.
army-look = Look at it
army-build = Build one
