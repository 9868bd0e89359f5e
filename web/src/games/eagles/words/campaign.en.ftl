### The campaign: its map, its tables, who marches where

eagles-campaign = Campaign
eagles-campaign-map = Map
eagles-campaign-next = What happens next
eagles-campaign-ruled-out = No longer possible:
eagles-campaign-measured = { $percent } % of { $games } campaigns between equal computers that went one of these ways.
eagles-campaign-measured-won = { $percent } % of { $games } campaigns between equal computers that went one of these ways; the French won { $won } % of them.
eagles-campaign-story = What has happened
eagles-campaign-armies = Armies and corps
eagles-campaign-go = Go to { $battle }
eagles-campaign-retreat = Retreat from { $battle }

## A table

eagles-campaign-when = { $phase ->
    [deployment] Deployment
    [retreat] Retreat
    [morale] Turn { $turn }, morale
    [combat] Turn { $turn }, combat
   *[reinforce] Turn { $turn }, reinforcements
  }
eagles-campaign-your-turn = Your turn
eagles-campaign-turn-of = { $side ->
    [allied] The Allies’ turn
   *[french] The French turn
  }
eagles-campaign-waits = Waits
eagles-campaign-over = { $winner ->
    [french] French victory
    [allied] Allied victory
   *[draw] Drawn
  }

## The map

eagles-campaign-place = { $place ->
    [brussels] Brussels
    [namur] Namur
    [hal] Hal
    [nivelles] Nivelles
    [genappe] Genappe
    [gembloux] Gembloux
    [fleurus] Fleurus
    [soignes] Forest of Soignes
    [sambre] Sambre
    [dyle] Dyle
   *[senne] Senne
  }
eagles-campaign-site-fought = { $place }: being fought, { $french } French against { $allied } Allied cards.
eagles-campaign-site-over = { $place }: { eagles-campaign-over }.
eagles-campaign-site-next = { $place }: may follow.

## Corps

eagles-campaign-army = { $army ->
    [british] British
    [prussian] Prussians
   *[french] French
  }
eagles-campaign-corps = { $corps ->
    [none] Others
    [A] Army
    [G] Guard
    [R] Reserve
    [C] Cavalry
    [I-Cav] I Cavalry Corps
    [II-Cav] II Cavalry Corps
    [III-Cav] III Cavalry Corps
    [IV-Cav] IV Cavalry Corps
   *[other] { $number } Corps
  }
eagles-campaign-here = in battle, as far as you know
eagles-campaign-other = not seen, or still to come
eagles-campaign-lost = lost for the campaign
eagles-campaign-sum = { $here } in battle, { $lost } lost
eagles-campaign-sum-seen = { $here } seen, { $lost } lost
eagles-campaign-tell = { $here } in battle, { $other } others, { $lost } lost

## Who marches where

eagles-campaign-split = Cards that can fight in either battle: choose those for { $to }
eagles-campaign-reinforce = { $from } is over: choose who reinforces { $to }
eagles-campaign-stays-deck = Stay in the deck of { $from }
eagles-campaign-goes-deck = Go to the deck of { $to }
eagles-campaign-stays = Kept back after { $from }
eagles-campaign-goes = March to { $to }
eagles-campaign-cards = { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
  }, { $points } points
eagles-campaign-send = Send { $name } to { $to }
eagles-campaign-send-all = Send all to { $to }
eagles-campaign-about = { eagles-campaign-corps }, { $points } points
eagles-campaign-search = Search cards
eagles-campaign-none-found = No card.
eagles-campaign-none-sent = { $touch ->
    [yes] Tap a card to send it here.
   *[no] Drag cards here, or click them.
  }
