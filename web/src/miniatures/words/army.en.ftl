### The army builder

army-title = Build an army
army-shelf = Armies to start from
army-own = Your armies
army-own-none = None yet. Save this army to find it here.
army-drafts = Drafts
army-draft-about = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }, for { $points ->
    [one] one point
   *[other] { $points } points
}
army-undo = Undo
army-redo = Redo
army-rare = More choices
army-part = { $label }: { $value }
army-explained = What do these mean?
army-ready = Ready armies
army-ready-line = { $name } ({ $about })
army-new = New army
army-forget = Delete { $name }
army-forget-short = Delete
army-head = The army
army-name = Name of the army
army-unnamed = Unnamed
army-limit = Points limit
army-total = Total
army-of = of { $limit } points
army-left = { $points ->
    [0] All points spent
    [one] 1 point left
   *[other] { $points } points left
  }
army-over = { $points ->
    [one] 1 point too many
   *[other] { $points } points too many
  }
army-legal = Legal army
army-faults = { $count ->
    [one] 1 error
   *[other] { $count } errors
  }
army-faults-inside = { $count ->
    [one] Show the error in a unit
   *[other] Show the { $count } errors in units
  }
army-told = { $points } of { $limit } points. { $faults ->
    [0] Legal army.
    [one] 1 error:
   *[other] { $faults } errors:
  }
army-unread = Some of this list could not be read
army-line = Line { $line }: { $words }
army-unit = { $unit } { $number }: { $name }
army-group = Belongs to
army-group-none = The army itself
army-unfold = Edit:
army-id = Short name
army-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
army-points-short = points
army-colour = { $what }: { $name }
army-characters = Characters
army-less = Fewer: { $what }
army-more = More: { $what }
army-up = Move { $name } up
army-up-short = Up
army-down = Move { $name } down
army-down-short = Down
army-copy-unit = Copy { $name }
army-copy-short = Copy
army-remove = Remove { $name }
army-remove-short = Remove
army-keep = Save this army
army-is-kept = Saved in this browser
army-kept = { $name } is saved in this browser.
army-not-kept = This browser does not allow saving.
army-play = { $seat ->
    [red] Play as Red
    [blue] Play as Blue
    [south] Play in the south
   *[north] Play in the north
  }
army-nobody = Nobody
army-strips = Label strips
army-strips-how = Cut along the marks and put one beside each unit; cross off a box for each base lost.
army-save = Download
army-open = Open a file
army-print = Print
army-file-too-long = This file is too long for an army list.
army-share = Share, or open a shared army
army-link = A link that opens this army
army-code = Share code
army-paste = A share code, a link or a list
army-paste-open = Open
army-paste-take = Use it
army-paper-rules = Their values
army-paper-foot = { $game }, an army list made with Grognard
army-no-connection = The server does not respond; what you see may be out of date.
army-pick = { $side ->
    [red] The red army
    [blue] The blue army
    [south] The army in the south
   *[north] The army in the north
  }
army-of-scenario = { $scenario ->
    [open] The standard army
   *[other] The army of the battle
  }
army-pasted = A share code or a list…
army-picked = { $name }: { $points } of { $limit } points, { $size }.
army-look = View
army-build = Build one
