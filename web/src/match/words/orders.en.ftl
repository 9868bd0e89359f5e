## Prompt bar

orders-bar = Orders
orders-way = { $card } against { $aim }: choose how
orders-chosen = { $card }: choose an order or a target
orders-verb-chosen = { $card }: choose a target
orders-meant = { $card }: { $effect }
orders-meant-or = { $card }: { $effect }, or choose another target
orders-likely = At least one hit: { $chance }.
orders-one-moment = One moment
orders-plan = You may plan meanwhile.
orders-watching = You are watching.
orders-opening = Laying out the table
orders-no-opponent = Waiting for the other side to sit down
orders-no-opponent-help = Send the link from the menu to your opponent.
orders-lost = Connection lost, trying again
orders-lost-help = Nothing is lost. The battle stands as it was.
orders-lost-kept = Nothing is lost. Your last order is kept and goes out again.
orders-over = The battle is over
orders-sending = Your order is on its way.
orders-next = Next
orders-skip = Show all
orders-more = { $count ->
    [one] One more move to see.
   *[other] { $count } more moves to see.
}
orders-all-title = What you may do now
orders-all-filter = Find an order
orders-all-none = No order of that name.
orders-type = Type an order
orders-type-hint = For example: { $example }
orders-type-label = Order in words or notation
orders-type-give = Give the order
orders-tool-log = Log and players
orders-tool-chat = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
orders-close = Close

## Undo, offers, cautions

orders-undo = Undo
orders-undo-barred = Undo, past the barrier
orders-takeback-ask = Ask for a takeback
orders-barrier-dice = The dice have fallen.
orders-barrier-seen = Something has come to light.
orders-barrier-other = The turn has passed from one player to the other.
orders-barrier-none = There is nothing to take back.
orders-offer-draw = { $name } offers a draw.
orders-offer-takeback = { $name } asks to take the last move back.
orders-offer-own-draw = You have offered a draw.
orders-offer-own-takeback = You have asked for a takeback.
orders-offer-accept-draw = Agree to a draw
orders-offer-accept-takeback = Let it be taken back
orders-offer-decline = Decline
orders-offer-withdraw = Withdraw
orders-caution = Think twice
orders-caution-go = { $effect } all the same
orders-caution-back = Think again
orders-rule = Rule { $number }
orders-dismiss = Dismiss

## Order menu

orders-menu = Orders for { $card }

## Odds

orders-odds = Odds
orders-odds-hits-on = hits on
orders-odds-holds-on = holds on
orders-odds-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
orders-odds-hits = Hits
orders-odds-chance = Chance
orders-odds-reverse = If they fire on you here
orders-odds-why = How the numbers come about
orders-odds-rest = Anything else
orders-odds-hide = Hide the odds
orders-odds-faces = { $count ->
    [0] on no face
    [one] on { $faces }
   *[other] on { $faces }
}

## Menu

orders-sheet = Menu
orders-sheet-game = This battle
orders-sheet-help = Help
orders-sheet-resign = Resign
orders-sheet-resign-sure = Give up the battle? The other side wins at once.
orders-sheet-resign-yes = Yes, resign
orders-sheet-resign-no = Fight on
orders-sheet-draw = Offer a draw
orders-sheet-takeback = Ask for a takeback
orders-sheet-rematch = Play again with sides changed
orders-sheet-rematch-go = Go to the next battle
orders-sheet-record = Download the record
orders-sheet-replay = Watch it again
orders-sheet-link = Link for who watches
orders-sheet-seat-link = Link for the side: { $side }
orders-sheet-keys = Keys
orders-sheet-settings = Settings
orders-sheet-rules = Rules
orders-sheet-leave = Leave the table
orders-sheet-failed = That did not work. { $words }
orders-keys = Keys
orders-keys-side = Open or close the side column
orders-keys-give = Give the order
orders-keys-commit = Go to the order
orders-keys-end = Go to the first button that answers
orders-keys-menu = Orders of the chosen card
orders-keys-undo = Undo
orders-keys-step = Next move of the computer
orders-keys-type = Type an order
orders-keys-help = This list
