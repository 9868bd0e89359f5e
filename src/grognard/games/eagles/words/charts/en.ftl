# The charts of EAGLES for the real table, in English.

chart-fire = Fire
chart-shock = Shock
chart-morale = Morale
sum-dice = Dice
sum-level = Level
sum-value = Morale
part-firer = Card
part-target = Target
part-card = Card

fact-arm = Arm
fact-cv = Combat value
fact-morale = Morale
fact-formation = Formation
fact-hits = Hits
fact-lost = Routed
fact-range = Range
fact-shells = Special
fact-abroad = On an enemy line
fact-army = Army
fact-cheers = Cheers in the Position

choice-infantry = Infantry
choice-cavalry = Cavalry
choice-artillery = Artillery
choice-line = Line
choice-column = Column
choice-square = Square
choice-long = Long
choice-short = Short
choice-plain-shot = None
choice-howitzer = Howitzer Fire
choice-shrapnel = Shrapnel
choice-french = French
choice-british = British
choice-prussian = Prussian

hits = { $count ->
    [0] No hit
    [one] One hit
   *[other] { $count } hits
}
