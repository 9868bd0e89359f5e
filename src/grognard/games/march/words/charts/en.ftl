# The charts of the march for the real table, in English.

chart-activation = Manoeuvre
chart-volley = Volley
chart-skirmish = Skirmish
chart-charge = Charge
chart-combat = Combat
chart-resolve = Resolve
sum-die = Die
sum-dice = Dice
sum-score = Score needed
sum-attacker = Attacker
sum-defender = Defender
part-battalion = Battalion
part-shooters = Shooters
part-target = Target
part-attacker = Attacker
part-defender = Defender

fact-quality = Quality
fact-rankers = Rankers
fact-formation = Formation
fact-officer = Officer
fact-disordered = Disordered
fact-routing = In rout
fact-test = Test
fact-range = Range
fact-cover = Cover of the target
fact-cover-met = Cover it attacks
fact-charge = Charge
fact-disorder = Order

choice-recruits = Recruits
choice-drilled = Drilled
choice-veterans = Veterans
choice-guard = Guard
choice-line = Line
choice-column = Column
choice-test-2 = Resolve
choice-test-3 = Rally
choice-short = Short
choice-medium = Medium
choice-long = Long
choice-open = None
choice-light-cover = Light
choice-hard-cover = Hard
choice-stands = Stands
choice-charges-in-line = In line
choice-charges-in-column = In column
choice-in-order = In order
choice-in-disorder = Disordered
choice-flanked = Struck in flank or rear
choice-exhausted = Tired

passed = Passed
failed = Failed: it breaks
hits = { $count ->
    [0] No hit
    [one] One hit
   *[other] { $count } hits
}
attacker-wins-clearly = The attacker wins by 3 or more
attacker-wins = The attacker wins
defender-wins = The defender wins
defender-wins-clearly = The defender wins by 3 or more
