### The table: Positions, Reserve, piles, deployment

board-field = Battlefield

## Places

board-place = { $place ->
    [FL] French Left
    [FC] French Center
    [FR] French Right
    [AL] Allied Left
    [AC] Allied Center
    [AR] Allied Right
   *[reserve] Reserve
  }
board-middle = Middle Ground
board-lane = { $lane ->
    [left] Left
    [center] Center
   *[right] Right
  }
board-lanes = Lanes
board-lane-tab = { $own } of yours, { $other } of the enemy{ $fight ->
    [yes] , engaged
   *[no] {""}
  }{ $lit ->
    [aim] , targets here
    [may] , cards that may act
   *[no] {""}
  }
board-cards-in = Cards in the { board-place }
board-stand-in = { $name }: { $facts }
board-counts = { $french ->
    [0] no French card
    [one] one French card
   *[other] { $french } French cards
  }, { $allied ->
    [0] no Allied card.
    [one] one Allied card.
   *[other] { $allied } Allied cards.
  }
board-engaged = Engaged
board-crossing = { $count ->
    [one] one card a turn
   *[other] { $count } cards a turn
  }{ $crossed ->
    [0] {""}
   *[other] , { $crossed } across
  }
board-hidden = hidden card { $number }, { $place }

## Marks of the ground

board-ground = On this ground
board-token-smoke = { $count ->
    [one] Smoke
   *[other] Smoke { $count }
  }
board-token-cheer = { $count ->
    [one] Cheers
   *[other] Cheers { $count }
  }
board-token-colors = { $count ->
    [one] Colours
   *[other] Colours { $count }
  }
board-token-forward = { $count ->
    [one] Forward
   *[other] Forward { $count }
  }
board-token-lost-orders = Orders lost
board-token-bayonet = Bayonets
board-token-battery = Grand battery
board-token-charge = Grand charge

## What a card may do, for who listens

board-on = on { $terrain }
board-has-fired = has fired
board-has-moved = has moved
board-has-formed = has changed formation
board-may = May { $list }.
board-may-target = May be chosen: { $list }.
board-chosen = Chosen.
board-aimed = Aimed at. Choose again to give the order.
board-acts = Acts now.
board-pointed = Pointed at.
board-forbidden = Not now: { $words }
board-verb-deploy = deploy
board-verb-hide = be laid face-down
board-verb-test = test morale
board-verb-fire = fire
board-verb-shock = shock
board-verb-open = open fire
board-verb-move = move
board-verb-form = change formation
board-verb-lay = be laid
board-verb-show = be shown
board-verb-play = be played
board-verb-confuse = be confused
board-verb-capture = take ground

## Reserve and piles

board-reserve = Reserve
board-in-reserve = in the Reserve
board-reserve-of = Reserve { $count }.
board-hand = Cards in the Reserve
board-backs = { $count } × { $army ->
    [british] British, face down
    [prussian] Prussian, face down
   *[french] French, face down
  }
board-to-come = To come
board-pile = { $army ->
    [british] British reinforcements to come: { $count }
    [prussian] Prussian reinforcements to come: { $count }
   *[french] French reinforcements to come: { $count }
  }
board-fallen = Fallen
board-fallen-of = Own casualties: { $count }. Show the cards that have fallen.
board-enemy-reserve = Enemy
board-enemy-reserve-of = Enemy Reserve: { $count }. Show the enemy’s cards.
board-off-field = Cards off the field
board-heap-casualties = Casualties
board-heap-discard = Discard
board-heap-enemy = Enemy
board-heap-side = { $side ->
    [allied] Allied
   *[french] French
  }: { $count }
board-backs-reserve = { $army ->
    [british] British in the Reserve
    [prussian] Prussian in the Reserve
   *[french] French in the Reserve
  }: { $count }
board-backs-pile = { $army ->
    [british] British to come
    [prussian] Prussian to come
   *[french] French to come
  }: { $count }
board-strength = { $whose ->
    [enemy] Enemy
   *[own] Own
  }: { $reserve } in the Reserve, { $pile } to come

## Turn

board-phases = Phases of the turn
board-phase-deployment = Deployment
board-phase-morale = Morale
board-phase-combat = Combat
board-phase-reinforce = Reinforce
board-turn = { $side ->
    [allied] Turn { $turn } · Allies
   *[french] Turn { $turn } · French
  }
board-when = Turn { $turn } · { $phase ->
    [morale] Morale
    [combat] Combat
   *[reinforce] Reinforce
  }

## Deployment

board-limit = { $state ->
    [empty] { $count } of 4, needs one
    [full] { $count } of 4, no more
   *[open] { $count } of 4
  }
board-sort = Sort the muster by
board-sort-arm = Arm
board-sort-corps = Corps
board-sort-strength = Strength
board-auto = Deploy for me
board-auto-stop = Stop
board-take = Take back { $card }
board-clear = Take all back
board-deploy-hint = Tap infantry on the field to change its formation; drag a card back to the Reserve.

## Keys

board-keys-walk = Walk over cards and Positions
board-keys-choose = Choose; once more on the aim: give the order
board-keys-lay = Lay the card back, close
board-keys-place = Go to a Position: 1 to 3 the enemy’s line, 4 to 6 your own
board-keys-hand = Go to the Reserve
board-keys-next = Next, previous card that may act or be aimed at
board-keys-look = Show the card large
board-keys-return = In deployment: back to the Reserve
board-keys-react = Go to the answers of a reaction
