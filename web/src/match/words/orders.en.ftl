## Prompt bar

orders-bar = Orders
orders-way = { $card } against { $aim }: choose how
orders-chosen = { $card }: choose an order or a target
orders-verb-chosen = { $card }: choose a target
orders-special-chosen = { $card }: choose a card
orders-meant = { $card }: { $effect }
orders-meant-or = { $card }: { $effect }, or choose another target
orders-likely = At least one hit: { $chance }.
orders-one-moment = One moment
orders-thinking = { $name } is thinking. Look around meanwhile.
orders-plan = You can plan in the meantime.
orders-watching = You are watching.
orders-opening = Setting up the table
orders-no-opponent = Waiting for the other side to join
orders-no-opponent-help = Send your opponent the link from the menu.
orders-lost = Connection lost, reconnecting
orders-lost-help = Nothing is lost. The battle is as you left it.
orders-lost-kept = Nothing is lost. Your last order is saved and will be sent again.
orders-sending = Sending your order.
orders-next = Next
orders-skip = Show all
orders-more = { $count ->
    [one] One more move to see.
   *[other] { $count } more moves to see.
}
orders-time = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
orders-waiting = Waiting for { $name }
orders-waiting-help = Waiting for an answer before { $throws ->
    [yes] the dice fall
   *[no] it happens
}.
orders-may-answer = { $army }, may answer
orders-waiting-why = There is a pause only where, by what everybody knows, somebody could hold a card that fits. It is just as long if they hold none.
orders-message = Message
orders-skip-to-turn = Skip to my turn
orders-skip-ahead = Skip ahead
orders-back = Back
orders-review = { $at } of { $count } since your last turn
orders-all-title = What you can do now
orders-all-filter = Find an order
orders-all-none = No order matches.
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
orders-undo-barred = Undo not possible
orders-takeback-ask = Ask for a takeback
orders-barrier-dice = Dice have been rolled.
orders-barrier-seen = Something has been revealed.
orders-barrier-other = It is another player’s turn now.
orders-barrier-none = There is nothing to undo.
orders-offer-draw = { $name } offers a draw.
orders-offer-takeback = { $name } asks to take back the last move.
orders-offer-resign = { $name } would resign. Your side resigns when both of you agree.
orders-offer-own-draw = You have offered a draw.
orders-offer-own-takeback = You have asked for a takeback.
orders-offer-own-resign = You would resign. Your side resigns when your ally agrees.
orders-offer-accept-draw = Accept the draw
orders-offer-accept-takeback = Allow the takeback
orders-offer-accept-resign = Resign together
orders-offer-decline = Decline
orders-offer-withdraw = Withdraw
orders-caution = Think twice
orders-caution-go = { $effect } anyway
orders-caution-back = Cancel
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
orders-odds-scores = Scores
orders-odds-result = Result
orders-odds-reverse = If they fire on you here
orders-odds-why = Where the numbers come from
orders-odds-rest = Everything else
orders-odds-without = without
orders-odds-with = with
orders-odds-deals = { $count ->
    [one] In one possible deal.
   *[other] Over { $count } possible deals, weighed by what players usually do.
}
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
orders-sheet-resign-sure = Resign the battle? The other side wins at once.
orders-sheet-resign-yes = Yes, resign
orders-sheet-resign-no = Keep fighting
orders-sheet-draw = Offer a draw
orders-sheet-takeback = Ask for a takeback
orders-sheet-rematch = Rematch, sides swapped
orders-sheet-rematch-go = Go to the next battle
orders-sheet-record = Save the record
orders-sheet-replay = Watch the replay
orders-sheet-link = Link for spectators
orders-sheet-keys = Keys
orders-sheet-settings = Settings
orders-sheet-rules = Rules
orders-sheet-leave = Leave the table
orders-sheet-failed = That did not work. { $words }
orders-keys = Keys
orders-keys-side = Open or close the side panel
orders-keys-give = Give the order
orders-keys-commit = Go to the order button
orders-keys-end = Go to the first answer, such as Ready or End combat
orders-keys-menu = Orders of the selected card
orders-keys-undo = Undo
orders-keys-step = Next move of the computer
orders-keys-skip = Skip to my turn
orders-keys-type = Type an order
orders-keys-help = Show this list

orders-roll-all = Roll all { $count }

orders-hint = Hint
orders-hint-title = What a grognard would do
orders-hint-thinking = Looking ahead from what you can see …
orders-hint-only = There is nothing to choose.
orders-hint-none = No hint was found. Ask again.
orders-hint-equal = about equal
orders-hint-about = Chances of winning, estimated by playing on from what you can see; ± is the margin of error.
orders-hint-close = Close the hint
