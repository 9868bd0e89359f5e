## Orders in words

orders-place-name = { $place ->
    [FL] the French Left
    [FC] the French Center
    [FR] the French Right
    [AL] the Allied Left
    [AC] the Allied Center
    [AR] the Allied Right
   *[reserve] the Reserve
}
orders-place-to = to { orders-place-name }
orders-place-in = in { orders-place-name }
orders-a-card = a card
orders-hidden-card = hidden card { $number } { $in }
orders-how = { $formation ->
    [column] {" "}in column
    [square] {" "}in square
   *[other] {""}
}{ $cover ->
    [yes] , on { $ground }
   *[no] {""}
}

orders-say-deploy = { $card } deploys { $in }{ $how }
orders-say-hide = { $card } is laid face-down { $in }
orders-say-ready = deployment is over
orders-say-test = { $card } tests morale
orders-say-fire = { $card } fires on { $target }
orders-say-shock = { $card } shocks { $target }
orders-say-open = { $card } opens fire: first the Position is revealed
orders-say-move = { $going ->
    [back] { $card } goes back to the Reserve
    [here] { $cover ->
        [yes] { $card } occupies { $ground }
       *[no] { $card } comes into the open
    }
   *[away] { $card } moves { $to }{ $how }
}
orders-say-form = { $formation ->
    [column] { $card } forms column
    [square] { $card } forms square
   *[line] { $card } forms line
}
orders-say-lay = { $card } is laid
orders-say-show = { $card } is shown: the Prussians arrive
orders-say-play = { $aim ->
    [none] { $card } is played
   *[other] { $card } is played on { $target }
}
orders-say-confuse = { $special }: { $card } moves { $to }{ $how } and fires
orders-say-capture = { $card } takes { $target }
orders-say-end = the phase ends
orders-say-pass = nothing is played
orders-say-resign = the battle is resigned
orders-say-offer = a draw is offered
orders-say-accept = the draw is accepted

orders-do-deploy = deploy { $in }{ $how }
orders-do-hide = lay face-down { $in }
orders-do-ready = ready for battle
orders-do-test = roll for { $card }
orders-do-fire = { $dice ->
    [0] fire on { $target }
    [one] fire one die
   *[other] fire { $dice } dice
}
orders-do-shock = { $dice ->
    [0] shock { $target }
    [one] shock with one die
   *[other] shock with { $dice } dice
}
orders-do-open = reveal and open fire
orders-do-move = { $going ->
    [back] withdraw to the Reserve
    [here] { $cover ->
        [yes] occupy { $ground }
       *[no] come into the open
    }
   *[away] move { $to }{ $how }
}
orders-do-form = { $formation ->
    [column] form column
    [square] form square
   *[line] form line
}
orders-do-lay = lay { $card }
orders-do-show = show { $card }
orders-do-play = { $aim ->
    [none] play { $card }
   *[other] play { $card } on { $target }
}
orders-do-confuse = { $card } { $to }{ $how }
orders-do-capture = take { $target } with { $card }
orders-do-end = { $phase ->
    [morale] end morale
    [combat] end combat
    [reinforce] end reinforcing
   *[deployment] end deployment
}
orders-do-pass = pass
orders-do-resign = resign
orders-do-offer = offer a draw
orders-do-accept = accept the draw

## Prompt bar

orders-bar = Orders
orders-way = { $card } against { $aim }: choose how
orders-chosen = { $card }: choose an order or a target
orders-verb-chosen = { $card }: choose a target
orders-meant = { $card }: { $effect }
orders-meant-or = { $card }: { $effect }, or choose another target
orders-may-act = { $count ->
    [0] No card may act any more.
    [one] One card may still act.
   *[other] { $count } cards may still act.
}
orders-may-deploy = { $count ->
    [0] No card is left to place.
    [one] One card may still be placed.
   *[other] { $count } cards may still be placed.
}
orders-may-test = { $count ->
    [one] One card has still to test.
   *[other] { $count } cards have still to test.
}
orders-may-hit = { $count ->
    [one] One card may be hit.
   *[other] { $count } cards may be hit.
}
orders-may-take = { $count ->
    [one] One card may do it.
   *[other] { $count } cards may do it.
}
orders-targets = { $count ->
    [0] Choose the card again to lay it back.
    [one] One target. Choose the card again to lay it back.
   *[other] { $count } targets. Choose the card again to lay it back.
}
orders-likely = At least one hit: { $chance }.
orders-answer = Answer with a Special, or let it happen
orders-answer-window = Your cards are laid out below.
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
orders-nothing-meant = Choose a card
orders-nothing-aimed = Choose a target
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
orders-verb-deploy = Deploy
orders-verb-hide = Lay face-down
orders-verb-test = Test morale
orders-verb-fire = Fire
orders-verb-shock = Shock
orders-verb-open = Reveal and open fire
orders-verb-move = Move
orders-verb-lay = Lay it
orders-verb-show = Show it
orders-verb-play = Play
orders-verb-confuse = Confuse
orders-verb-capture = Take ground
orders-targets-short = { $count ->
    [one] { $only }
   *[other] { $count } targets
}
orders-places-short = { $count ->
    [one] { $only }
   *[other] { $count } places
}
orders-form-line = Form line
orders-form-column = Form column
orders-form-square = Form square
orders-stand = Formation
orders-stand-line = Line
orders-stand-column = Column
orders-stand-square = Square
orders-ground = Ground
orders-ground-open = In the open

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

## Reaction window

orders-react-hold-card = { $count ->
    [one] You hold a card that may change it.
   *[other] You hold { $count } cards that may change it.
}
orders-react-choose = Choose a card
orders-react-on = On
orders-react-pass = Let it be
orders-react-pass-rout = Let it rout
orders-react-pass-fire = Let it fire
orders-react-pass-shock = Let it charge
orders-react-pass-move = Let it move
orders-react-pass-roll = Let it roll
orders-react-quiet = Do not ask again this turn
orders-react-time = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
orders-react-settings = When to ask
orders-standing-ask = Ask me
orders-standing-play = Always play
orders-standing-hold = Keep
orders-standing-of = { $card }: when it could be played

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
orders-sheet-seat-link = { $seat ->
    [french] Link for the French player
   *[allied] Link for the Allied player
}
orders-sheet-standing = Specials: when to ask
orders-sheet-standing-none = You hold no Specials.
orders-sheet-keys = Keys
orders-sheet-settings = Settings
orders-sheet-rules = Rules
orders-sheet-leave = Leave the table
orders-sheet-failed = That did not work. { $words }
orders-keys = Keys
