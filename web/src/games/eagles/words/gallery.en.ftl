### All cards of the game

eagles-gallery-title = The cards
eagles-gallery-reconstruction = The ratings of the 252 troop, General and Terrain cards are a reconstruction from the historical order of battle, not the publisher’s card list, which is not public. The 48 Specials follow the published texts, in our words.
eagles-gallery-filters = Find cards
eagles-gallery-search = Name, regiment, number or text
eagles-gallery-army = Army
eagles-gallery-arm = Arm
eagles-gallery-any-arm = All arms
eagles-gallery-arms = { $arm ->
    [general] Generals
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
    [terrain] Terrain
   *[special] Specials
  }
eagles-gallery-corps = Corps
eagles-gallery-any-corps = All corps
eagles-gallery-battle = Battle
eagles-gallery-any-battle = All battles
eagles-gallery-battles = { $battle ->
    [quatre-bras] Quatre Bras
    [ligny] Ligny
    [wavre] Wavre
    [waterloo] Waterloo
   *[hal] Hal (Charleroi only)
  }
eagles-gallery-order = Sort by
eagles-gallery-orders = { $order ->
    [name] Name
    [dice] Dice
    [morale] Morale
    [points] Points
    [strength] Strength
   *[number] Number
  }
eagles-gallery-count = { $shown ->
    [one] { $shown } card of { $all }
   *[other] { $shown } cards of { $all }
  }
eagles-gallery-none = No card matches.
eagles-gallery-all = Show all cards
eagles-gallery-failed = The cards could not be loaded.
eagles-gallery-again = Try again
eagles-gallery-list = Cards
eagles-gallery-one = Selected card
eagles-gallery-number = Card { $number }
eagles-gallery-previous = Previous card
eagles-gallery-next = Next card
eagles-gallery-close = Back to all cards
eagles-gallery-command = Order of battle
eagles-gallery-points = Points
eagles-gallery-fought = Battles
eagles-gallery-also = Also:
eagles-gallery-other = { $army ->
    [british] British, { $number }
    [prussian] Prussian, { $number }
   *[french] French, { $number }
  }
eagles-gallery-legend = How to read a card
eagles-gallery-choose = Choose a card to see it here.
eagles-gallery-part-dice = how many dice it throws; a disc, shield or octagon shows the army
    .label = Badge
eagles-gallery-part-morale = A is the best: it holds on 1 to 4, B on 1 to 3, C on 1 or 2, D only on a 1
    .label = Lozenge
eagles-gallery-part-fire = fire level; guns show long and short range
    .label = F
eagles-gallery-part-shock = shock level, in close combat
    .label = S
eagles-gallery-part-corps = the corps that its General supports
    .label = Frame
eagles-gallery-part-emblem = eagle, crown and rose, or cross; hatching and colour also show the army
    .label = Emblem
eagles-gallery-part-points = what it costs in a deck of your own
    .label = Coin
eagles-gallery-part-faces = the faces that hit or hold are dark
    .label = Dice
