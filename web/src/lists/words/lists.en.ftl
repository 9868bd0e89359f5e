### Lists of one's own in place of the game's

lists-piece = Card
lists-value = Value
lists-usual = Shipped
lists-here = In this list
lists-new = new card
lists-gone = left out
lists-reset = Reset
lists-other = { $list }: not the one that comes with the game. { $count ->
    [one] 1 value differs.
   *[other] { $count } values differ.
  }
lists-show = { $count ->
    [one] Show the difference
   *[other] Show the { $count } differences
  }
lists-hash = Fingerprint:
lists-agree = I agree to play with this list
lists-agree-first = Look at the differences and agree to the list first.
lists-as-shipped = As it comes with the game
lists-own = { $count ->
    [one] Your own: 1 value differs ({ $hash })
   *[other] Your own: { $count } values differ ({ $hash })
  }
lists-enter = Enter your own
lists-not-kept = This browser does not allow saving. Save the list as a file.
lists-too-long = This file is too long for such a list.
lists-number = Card number
lists-no-piece = There is no ordinary card { $number }.
lists-shipped = shipped: { $value }
lists-open = Open a file
lists-save = Save as a file
lists-all-reset = Reset everything
lists-play = Play with these
lists-count = { $count ->
    [0] Nothing differs from the list that comes with the game.
    [one] 1 value differs. It is saved in this browser.
   *[other] { $count } values differ. They are saved in this browser.
  }
lists-print = { $kind ->
    [deck] Print this deck (PDF)
    [cards] Print the cards (PDF)
    [campaign] Campaign sheet (PDF)
    [roster] Roster as PDF
   *[reference] Reference sheet (PDF)
  }
lists-print-paper = Paper
lists-print-letter = Letter
lists-print-backs = with backs
lists-print-working = Setting the pages…
