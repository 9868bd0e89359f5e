### All cards of the game

gallery-title = The cards
gallery-reconstruction = The ratings of the 252 troops, Generals and places are a reconstruction from the historical order of battle, not the publisher’s card list, which is not public. The 48 Specials follow the published texts, in our words.
gallery-filters = Find cards
gallery-search = Name, regiment, number or text
gallery-army = Army
gallery-arm = Arm
gallery-any-arm = All arms
gallery-arms = { $arm ->
    [general] Generals
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
    [terrain] Terrain
   *[special] Specials
  }
gallery-corps = Corps
gallery-any-corps = All corps
gallery-battle = Battle
gallery-any-battle = All battles
gallery-battles = { $battle ->
    [quatre-bras] Quatre Bras
    [ligny] Ligny
    [wavre] Wavre
    [waterloo] Waterloo
   *[hal] Hal (Charleroi only)
  }
gallery-order = Order
gallery-orders = { $order ->
    [name] Name
    [dice] Dice
    [morale] Morale
    [points] Points
    [strength] Strength
   *[number] Number
  }
gallery-count = { $shown ->
    [one] { $shown } card of { $all }
   *[other] { $shown } cards of { $all }
  }
gallery-none = No card is like that.
gallery-all = Show all cards
gallery-failed = The cards could not be fetched.
gallery-again = Try again
gallery-list = Cards
gallery-one = The chosen card
gallery-number = Card { $number }
gallery-previous = Previous card
gallery-next = Next card
gallery-close = Back to all cards
gallery-command = Order of battle
gallery-points = Points
gallery-fought = Battles
gallery-also = Also:
gallery-other = { $army ->
    [british] British, { $number }
    [prussian] Prussian, { $number }
   *[french] French, { $number }
  }
gallery-legend = How to read a card
gallery-choose = Choose a card to see it here.
gallery-part-dice = how many dice it throws; disc, shield or octagon is the army
    .label = Badge
gallery-part-morale = A is the best: it holds on 1 to 4, B to 3, C to 2, D only on a 1
    .label = Lozenge
gallery-part-fire = fire level; guns show long and short range
    .label = F
gallery-part-shock = shock level, in close combat
    .label = S
gallery-part-corps = the corps, which its General inspires
    .label = Frame
gallery-part-emblem = eagle, crown and rose, or cross; hatching and colour say the same
    .label = Emblem
gallery-part-points = what it costs in a deck of your own
    .label = Coin
gallery-part-faces = the faces that hit or hold are dark
    .label = Dice
