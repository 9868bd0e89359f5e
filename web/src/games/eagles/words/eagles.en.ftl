eagles-army = { $army ->
    [french] French
    [british] British
    [prussian] Prussians
   *[allied] British & Prussians
}
eagles-holds = { $reserve } in reserve · { $deck } to come
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
eagles-say-retreat = the battle is given up
eagles-say-send = { $all ->
    [yes] all of them march to { $target }
   *[no] { $card } marches to { $target }
}
eagles-say-accept = the draw is accepted
eagles-do-deploy = deploy { $in }{ $how }
eagles-do-hide = lay face-down { $in }
eagles-do-ready = ready
eagles-do-test = roll for { $card }
eagles-do-fire = { $dice ->
    [0] fire on { $target }
    [one] fire (one die)
   *[other] fire ({ $dice } dice)
}
eagles-do-shock = { $dice ->
    [0] shock { $target }
    [one] shock (one die)
   *[other] shock ({ $dice } dice)
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
eagles-do-retreat = retreat
eagles-do-send = { $all ->
    [yes] send all to { $target }
   *[no] send { $card } to { $target }
}
eagles-do-accept = accept the draw
eagles-may-act = { $count ->
    [0] No card can act any more.
    [one] One card can still act.
   *[other] { $count } cards can still act.
}
eagles-may-deploy = { $count ->
    [0] No cards left to place.
    [one] One card can still be placed.
   *[other] { $count } cards can still be placed.
}
eagles-may-test = { $count ->
    [one] One card still has to test.
   *[other] { $count } cards still have to test.
}
eagles-may-hit = { $count ->
    [one] One card can be hit.
   *[other] { $count } cards can be hit.
}
eagles-may-take = { $count ->
    [one] One card can do it.
   *[other] { $count } cards can do it.
}
eagles-targets = { $count ->
    [0] {""}
    [one] One target.{" "}
   *[other] { $count } targets.{" "}
}{ $touch ->
    [yes] Tap
   *[no] Click
} the card again to cancel.
eagles-answer = Answer with a Special, or let it happen
eagles-answer-window = Choose a card, or pass.
eagles-nothing-meant = Choose a card
eagles-nothing-aimed = Choose a target
eagles-targets-short = { $count ->
    [one] { $only }
   *[other] { $count } targets
}
eagles-places-short = { $count ->
    [one] { $only }
   *[other] { $count } Positions
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
eagles-react-left = Time left
eagles-react-against = Against
eagles-react-specials = Your Specials
eagles-react-with = Your answers
eagles-react-gain = { $words }: { $chance }{ $before ->
    [none] {""}
   *[other] {" "}(without: { $before })
}
eagles-react-barred = { $cards } cannot answer this.
eagles-react-why = Why?
eagles-react-choose = Choose a card
eagles-react-on = On
eagles-react-pass = Let it happen
eagles-react-pass-rout = Let them run
eagles-react-pass-fire = Let them fire
eagles-react-pass-shock = Let them charge
eagles-react-pass-move = Let them move
eagles-react-pass-roll = Let them roll
eagles-react-quiet = Don’t ask again this turn
eagles-react-settings = When to ask
eagles-standing-ask = Ask me
eagles-standing-play = Always play
eagles-standing-hold = Never play
eagles-standing-of = { $card }: when it can be played
eagles-standing = Specials: when to ask
eagles-standing-none = You hold no Specials.
eagles-when = turn { $turn }, { $phase ->
    [morale] morale
    [combat] combat
    [reinforce] reinforcements
    [retreat] retreat
   *[deployment] deployment
}
eagles-deployment = deployment
eagles-seen-french = the French
eagles-seen-allied = the Allies
eagles-seen-open = nobody: all cards face-up
