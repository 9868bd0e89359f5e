### Decks of one's own

eagles-decks-title = Build a deck
eagles-decks-total = The deck
eagles-decks-figures = What it is worth
eagles-decks-cards = Its cards
eagles-decks-name = Name of the deck
eagles-decks-unnamed = Unnamed deck
eagles-decks-of = of { $limit } points
eagles-decks-left = { $points ->
    [0] No points left
    [one] 1 point left
   *[other] { $points } points left
  }
eagles-decks-over = { $points ->
    [one] 1 point too many
   *[other] { $points } points too many
  }
eagles-decks-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } (a dealt deck has { $usual }).
eagles-decks-muster = { $count ->
    [0] All come as reinforcements.
    [one] One card begins in hand.
   *[other] { $count } cards begin in hand.
  }
eagles-decks-legal = Legal
eagles-decks-arms = Arms
eagles-decks-arm = { $title } { $count }
eagles-decks-arm-points = { $points } points
eagles-decks-morale = Morale
eagles-decks-only = Show only
eagles-decks-only-deck = Cards in the deck
eagles-decks-only-fought = Cards that fought here
eagles-decks-only-owned = Cards I own
eagles-decks-collect = Tick the cards I own
eagles-decks-collect-done = Done ticking
eagles-decks-collecting = Choose each card that you own, once for every copy. It is saved in this browser.
eagles-decks-own-all = Every card of this army
eagles-decks-own-count = { $count ->
    [0] not owned
    [one] 1 owned
   *[other] { $count } owned
  }
eagles-decks-search = Search cards, corps, regiments
eagles-decks-filter = Filters
eagles-decks-shown = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
eagles-decks-none = No card matches.
eagles-decks-card = { $title }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $has ->
    [yes] , { $state }
   *[no] {""}
  }
eagles-decks-points-short = points
eagles-decks-in-deck = { $count ->
    [one] in deck
   *[other] { $count } in deck
  }
eagles-decks-add = + Add
eagles-decks-fewer = Take out one { $title }
eagles-decks-more = Add another { $title }
eagles-decks-enlarge = Look at the card
eagles-decks-short-points = { $points } points, { $left } left
eagles-decks-short-copies = no more copies
eagles-decks-short-owned = not owned
eagles-decks-short-barred = another battle
eagles-decks-why-points = costs { $cost }, you have { $left } left. Take out { $count ->
    [one] 1 point
   *[other] { $count } points
  } first.
eagles-decks-why-copies = { $count ->
    [one] may be in a deck only once.
   *[other] may be in a deck { $count } times at most.
  }
eagles-decks-why-owned = { $count ->
    [0] is not among the cards you own.
    [one] You own one copy.
   *[other] You own { $count } copies.
  }
eagles-decks-why-barred = belongs to another battle.
eagles-decks-costs = { $points } points. { $copies ->
    [0] Not in the deck.
    [one] In the deck.
   *[other] { $copies } in the deck.
  }
eagles-decks-undo = Undo
eagles-decks-redo = Redo
eagles-decks-share = Share and save
eagles-decks-shelf = My decks
eagles-decks-mine = My deck
eagles-decks-new = New deck
eagles-decks-own = Your decks
eagles-decks-own-none = None saved yet. They stay in this browser.
eagles-decks-drafts = Drafts
eagles-decks-about = { $battle }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
eagles-decks-forget = Delete { $name }
eagles-decks-forget-short = Delete
eagles-decks-build = Build for me
eagles-decks-build-about = A whole deck within { $points } points, to play with or to change. What you have now becomes a draft.
eagles-decks-build-owned = A whole deck within { $points } points, from the cards you own only. What you have now becomes a draft.
eagles-decks-built = Built: { $count } cards, { $points } points.
eagles-decks-keep = Save
eagles-decks-is-kept = Saved
eagles-decks-kept = { $name } is saved in this browser.
eagles-decks-not-kept = This browser does not allow saving. Save the deck as a file.
eagles-decks-play = Play with this deck
eagles-decks-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
eagles-decks-told = { $points } of { $limit } points. { $faults ->
    [0] Legal.
    [one] One error.
   *[other] { $faults } errors.
  }
eagles-decks-link = Link to this deck
eagles-decks-code = Share code
eagles-decks-save = Save as a file
eagles-decks-open = Open a file
eagles-decks-paste = A link, a share code, or card numbers
eagles-decks-paste-open = Open it
eagles-decks-paste-take = Take it
eagles-decks-file-too-long = This file is too long for a deck.
eagles-decks-no-connection = The server cannot be reached. Your deck stays in this browser.
eagles-decks-pick = { $army ->
    [british] The British deck
    [prussian] The Prussian deck
   *[french] The French deck
  }
eagles-decks-pick-none = As it was (or what the other player brings)
eagles-decks-pasted = Paste a deck
eagles-decks-picked = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $points } of { $limit } points.
eagles-decks-pick-look = Look at it
eagles-decks-pick-build = Build one
