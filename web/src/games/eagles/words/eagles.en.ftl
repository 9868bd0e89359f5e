eagles-army = { $army ->
    [french] French
    [british] British
    [prussian] Prussians
   *[allied] British & Prussians
}
eagles-holds = { $reserve } in reserve · { $deck } to come
eagles-victory = { $side ->
    [french] The French win
   *[allied] The Allies win
}
eagles-toll = Damage done: French { $french }, Allies { $allied }.
eagles-place-name = { $place ->
    [FL] the French Left
    [FC] the French Center
    [FR] the French Right
    [AL] the Allied Left
    [AC] the Allied Center
    [AR] the Allied Right
   *[reserve] the Reserve
}
eagles-place-to = to { eagles-place-name }
eagles-place-in = in { eagles-place-name }
eagles-a-card = a card
eagles-hidden-card = hidden card { $number } { $in }
eagles-how = { $formation ->
    [column] {" "}in column
    [square] {" "}in square
   *[other] {""}
}{ $cover ->
    [yes] , on { $ground }
   *[no] {""}
}
eagles-say-deploy = { $card } deploys { $in }{ $how }
eagles-say-hide = { $card } is laid face-down { $in }
eagles-say-ready = deployment is over
eagles-say-test = { $card } tests morale
eagles-say-fire = { $card } fires on { $target }
eagles-say-shock = { $card } shocks { $target }
eagles-say-open = { $card } opens fire: first the Position is revealed
eagles-say-move = { $going ->
    [back] { $card } goes back to the Reserve
    [here] { $cover ->
        [yes] { $card } occupies { $ground }
       *[no] { $card } comes into the open
    }
   *[away] { $card } moves { $to }{ $how }
}
eagles-say-form = { $formation ->
    [column] { $card } forms column
    [square] { $card } forms square
   *[line] { $card } forms line
}
eagles-say-lay = { $card } is laid
eagles-say-show = { $card } is shown: the Prussians arrive
eagles-say-play = { $aim ->
    [none] { $card } is played
   *[other] { $card } is played on { $target }
}
eagles-say-confuse = { $special }: { $card } moves { $to }{ $how } and fires
eagles-say-capture = { $card } takes { $target }
eagles-say-end = the phase ends
eagles-say-pass = nothing is played
eagles-say-resign = the battle is resigned
eagles-say-offer = a draw is offered
eagles-say-accept = the draw is accepted
eagles-do-deploy = deploy { $in }{ $how }
eagles-do-hide = lay face-down { $in }
eagles-do-ready = ready for battle
eagles-do-test = roll for { $card }
eagles-do-fire = { $dice ->
    [0] fire on { $target }
    [one] fire one die
   *[other] fire { $dice } dice
}
eagles-do-shock = { $dice ->
    [0] shock { $target }
    [one] shock with one die
   *[other] shock with { $dice } dice
}
eagles-do-open = reveal and open fire
eagles-do-move = { $going ->
    [back] withdraw to the Reserve
    [here] { $cover ->
        [yes] occupy { $ground }
       *[no] come into the open
    }
   *[away] move { $to }{ $how }
}
eagles-do-form = { $formation ->
    [column] form column
    [square] form square
   *[line] form line
}
eagles-do-lay = lay { $card }
eagles-do-show = show { $card }
eagles-do-play = { $aim ->
    [none] play { $card }
   *[other] play { $card } on { $target }
}
eagles-do-confuse = { $card } { $to }{ $how }
eagles-do-capture = take { $target } with { $card }
eagles-do-end = { $phase ->
    [morale] end morale
    [combat] end combat
    [reinforce] end reinforcing
   *[deployment] end deployment
}
eagles-do-pass = pass
eagles-do-resign = resign
eagles-do-offer = offer a draw
eagles-do-accept = accept the draw
eagles-may-act = { $count ->
    [0] No card may act any more.
    [one] One card may still act.
   *[other] { $count } cards may still act.
}
eagles-may-deploy = { $count ->
    [0] No card is left to place.
    [one] One card may still be placed.
   *[other] { $count } cards may still be placed.
}
eagles-may-test = { $count ->
    [one] One card has still to test.
   *[other] { $count } cards have still to test.
}
eagles-may-hit = { $count ->
    [one] One card may be hit.
   *[other] { $count } cards may be hit.
}
eagles-may-take = { $count ->
    [one] One card may do it.
   *[other] { $count } cards may do it.
}
eagles-targets = { $count ->
    [0] Choose the card again to lay it back.
    [one] One target. Choose the card again to lay it back.
   *[other] { $count } targets. Choose the card again to lay it back.
}
eagles-answer = Answer with a Special, or let it happen
eagles-answer-window = Your cards are laid out below.
eagles-nothing-meant = Choose a card
eagles-nothing-aimed = Choose a target
eagles-targets-short = { $count ->
    [one] { $only }
   *[other] { $count } targets
}
eagles-places-short = { $count ->
    [one] { $only }
   *[other] { $count } places
}
eagles-form-line = Form line
eagles-form-column = Form column
eagles-form-square = Form square
eagles-stand = Formation
eagles-stand-line = Line
eagles-stand-column = Column
eagles-stand-square = Square
eagles-ground = Ground
eagles-ground-open = In the open
eagles-react-hold-card = { $count ->
    [one] You hold a card that may change it.
   *[other] You hold { $count } cards that may change it.
}
eagles-react-choose = Choose a card
eagles-react-on = On
eagles-react-pass = Let it be
eagles-react-pass-rout = Let it rout
eagles-react-pass-fire = Let it fire
eagles-react-pass-shock = Let it charge
eagles-react-pass-move = Let it move
eagles-react-pass-roll = Let it roll
eagles-react-quiet = Do not ask again this turn
eagles-react-time = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
eagles-react-settings = When to ask
eagles-standing-ask = Ask me
eagles-standing-play = Always play
eagles-standing-hold = Keep
eagles-standing-of = { $card }: when it could be played
eagles-standing = Specials: when to ask
eagles-standing-none = You hold no Specials.
eagles-when = turn { $turn }, { $phase ->
    [morale] morale
    [combat] combat
    [reinforce] reinforcements
   *[deployment] deployment
}
eagles-deployment = deployment
eagles-seen-french = the French
eagles-seen-allied = the Allies
eagles-seen-open = nobody: all cards open
