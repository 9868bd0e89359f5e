### The table: Positions, Reserve, piles, deployment

eagles-table-field = Battlefield

## Places

eagles-table-place = { $place ->
    [FL] French Left
    [FC] French Center
    [FR] French Right
    [AL] Allied Left
    [AC] Allied Center
    [AR] Allied Right
   *[reserve] Reserve
  }
eagles-table-own-place = { $place ->
    [FL] Your Left
    [AL] Your Left
    [FR] Your Right
    [AR] Your Right
   *[other] Your Center
  }
eagles-table-facing = { $place ->
    [FL] { $name }, facing your Right
    [AL] { $name }, facing your Right
    [FR] { $name }, facing your Left
    [AR] { $name }, facing your Left
   *[other] { $name }, facing yours
  }
eagles-table-middle = Middle Ground
eagles-table-lane = { $lane ->
    [left] Left
    [center] Center
   *[right] Right
  }
eagles-table-lanes = Lanes
eagles-table-lane-tab = { $own } yours, { $other } enemy{ $fight ->
    [yes] , engaged
   *[no] {""}
  }{ $lit ->
    [aim] , targets here
    [may] , cards that can act
   *[no] {""}
  }
eagles-table-cards-in = Cards in the { eagles-table-place }
eagles-table-stand-in = { $name }: { $facts }
eagles-table-counts = { $french ->
    [0] no French card
    [one] one French card
   *[other] { $french } French cards
  }, { $allied ->
    [0] no Allied card.
    [one] one Allied card.
   *[other] { $allied } Allied cards.
  }
eagles-table-engaged = Engaged
eagles-table-crossing = { $count ->
    [one] one card per turn
   *[other] { $count } cards per turn
  }{ $crossed ->
    [0] {""}
   *[other] , { $crossed } across
  }
eagles-table-hidden = hidden card { $number }, { $place }

## Marks of the ground

eagles-table-ground = On this ground
eagles-table-token-smoke = { $count ->
    [one] Smoke
   *[other] Smoke { $count }
  }
eagles-table-token-cheer = { $count ->
    [one] Cheers
   *[other] Cheers { $count }
  }
eagles-table-token-colors = { $count ->
    [one] Colours
   *[other] Colours { $count }
  }
eagles-table-token-forward = { $count ->
    [one] Forward
   *[other] Forward { $count }
  }
eagles-table-token-lost-orders = Orders lost
eagles-table-token-bayonet = Bayonets
eagles-table-token-battery = Grand battery
eagles-table-token-charge = Grand charge

## What a card may do, for who listens

eagles-table-on = on { $terrain }
eagles-table-has-fired = has fired
eagles-table-has-moved = has moved
eagles-table-has-formed = has changed formation
eagles-table-may = Can { $list }.
eagles-table-may-target = Can be chosen: { $list }.
eagles-table-chosen = Selected.
eagles-table-aimed = Target. Choose it again to confirm the order.
eagles-table-acts = Acts now.
eagles-table-pointed = Highlighted.
eagles-table-forbidden = Not now: { $words }
eagles-table-verb-deploy = deploy
eagles-table-verb-hide = be laid face-down
eagles-table-verb-test = test morale
eagles-table-verb-fire = fire
eagles-table-verb-shock = shock
eagles-table-verb-open = open fire
eagles-table-verb-move = move
eagles-table-verb-form = change formation
eagles-table-verb-lay = be laid
eagles-table-verb-show = be shown
eagles-table-verb-play = be played
eagles-table-verb-confuse = be sent out by Battle Confusion
eagles-table-verb-capture = take ground

## Reserve and piles

eagles-table-reserve = Reserve
eagles-table-in-reserve = in the Reserve
eagles-table-reserve-of = Reserve { $count }.
eagles-table-hand = Cards in the Reserve
eagles-table-backs = { $count } × { $army ->
    [british] British, face down
    [prussian] Prussian, face down
   *[french] French, face down
  }
eagles-table-to-come = To come
eagles-table-pile = { $army ->
    [british] British reinforcements to come: { $count }
    [prussian] Prussian reinforcements to come: { $count }
   *[french] French reinforcements to come: { $count }
  }
eagles-table-fallen = Lost
eagles-table-fallen-of = Your losses: { $count }. Show the lost cards.
eagles-table-enemy-reserve = Enemy reserve
eagles-table-enemy-reserve-of = Enemy Reserve: { $count }. Show the enemy’s cards.
eagles-table-off-field = Cards off the field
eagles-table-heap-casualties = Casualties
eagles-table-heap-discard = Discard
eagles-table-heap-enemy = Enemy
eagles-table-heap-side = { $side ->
    [allied] Allied
   *[french] French
  }: { $count }
eagles-table-backs-reserve = { $army ->
    [british] British in the Reserve
    [prussian] Prussian in the Reserve
   *[french] French in the Reserve
  }: { $count }
eagles-table-backs-pile = { $army ->
    [british] British to come
    [prussian] Prussian to come
   *[french] French to come
  }: { $count }
eagles-table-strength = { $whose ->
    [enemy] Enemy
   *[own] Yours
  }: { $reserve } in the Reserve, { $pile } to come

## Turn

eagles-table-phases = Phases of the turn
eagles-table-phase-deployment = Deployment
eagles-table-phase-morale = Morale
eagles-table-phase-combat = Combat
eagles-table-phase-reinforce = Reinforce
eagles-table-phase-retreat = Retreat
eagles-table-turn = { $side ->
    [allied] Turn { $turn } · Allies
   *[french] Turn { $turn } · French
  }
eagles-table-when = Turn { $turn } · { $phase ->
    [morale] Morale
    [combat] Combat
    [retreat] Retreat
   *[reinforce] Reinforce
  }

## Deployment

eagles-table-limit = { $state ->
    [empty] { $count } of 4, needs one
    [full] { $count } of 4, full
   *[open] { $count } of 4
  }
eagles-table-sort = Sort the muster by
eagles-table-sort-arm = Arm
eagles-table-sort-corps = Corps
eagles-table-sort-strength = Strength
eagles-table-auto = Arrange for me
eagles-table-auto-stop = Stop
eagles-table-take = Take back { $card }
eagles-table-clear = Take all back
eagles-table-deploy-hint = { $touch ->
    [yes] Tap
   *[no] Click
} an infantry card on the field to change its formation; drag a card to the Reserve to take it back.

## Keys

eagles-table-keys-walk = Move between cards and Positions
eagles-table-keys-choose = Select; again on the target: confirm
eagles-table-keys-lay = Cancel the selection, close
eagles-table-keys-place = Go to a Position: 1 to 3 the enemy’s line, 4 to 6 yours
eagles-table-keys-hand = Go to the Reserve
eagles-table-keys-next = Next or previous card that can act or be a target
eagles-table-keys-look = Enlarge the card
eagles-table-keys-return = In deployment: back to the Reserve
eagles-table-keys-react = Go to the answers when you are asked to react
