# The charts of Au crépuscule de l'Aigle for the real table, in English.

## Charts, sums, throws, parts

chart-manoeuvre = Manoeuvre
chart-volley = Musketry
chart-blows = Blows
chart-round = Result
chart-break = Break
chart-panic = Panic
chart-rally = Rally
chart-gun-die = Artillery die
chart-ball = Roundshot
chart-canister = Canister
chart-shell = Shell
chart-battery = Battery hit
chart-engineers = Engineers
sum-value = Value
sum-dice = Dice
sum-need = To hit
sum-strength = Strength
sum-toughness = Toughness
sum-attacker = Attacker
sum-defender = Defender
sum-holds = Holds up to
sum-yields = Falls back up to
sum-die = Die
sum-hits = Hits
sum-reach = Hit on
sum-work = Work
stage-wound = To wound
stage-save = Saved on
part-unit = Unit
part-shooters = Shooters
part-strikers = Strikers
part-target = Target
part-attacker = Attacker
part-defender = Defender

## Results

passed = Passed
failed = Failed
holds = Holds
breaks = Breaks and flees
stays = Holds
flees = Panics and flees
rallies = Rallies
flees-on = Flees on
done = The obstacle is down
not-yet = Not this turn
misfire = Misfire
inches = { $count ->
    [one] One inch
   *[other] { $count } inches
  }
fall = { $count ->
    [0] Nobody falls
    [one] One figure falls
   *[other] { $count } figures fall
  }
battery-wounds = { $count ->
    [0] No wound
    [one] One wound
   *[other] { $count } wounds
  }
condition-whole = less than a quarter lost
condition-quarter = a quarter lost
condition-half = below half

## Facts

fact-arm = Arm
fact-class = Class
fact-figures = Figures
fact-formation = Formation
fact-ws = Weapon Skill
fact-their-ws = Enemy's Weapon Skill
fact-bs = Ballistic Skill
fact-strength = Strength
fact-toughness = Toughness
fact-save = Armour
fact-ld = Leadership
fact-ld-in-range = Leadership, its own or that of an officer in range
fact-ld-in-unit = Leadership, its own or that of an officer in the unit
fact-own-ld = Its own Leadership
fact-firearm = Firearm
fact-fleeing = Fleeing
fact-lost = Destroyed
fact-losses = Losses
fact-brigadier = Brigadier or aide-de-camp
fact-exposure = Enemy fire
fact-near = Enemy near, not charging it
fact-again = Attempts before this one
fact-smoke = Behind its own smoke
fact-charges = It charges
fact-numbers = Target of the charge
fact-shelter = Target's cover
fact-masked = The target stands behind smoke
fact-charged = Charged by cavalry
fact-in-flank = In flank or rear
fact-steady = Infantry without losses, charged in front
fact-level = Obstacle
fact-toil = Turns worked on it before
fact-shots = Dice: figures that fire
fact-fire = Kind of fire
fact-range = Distance
fact-cover = Cover
fact-blows = Dice: attacks of those who strike
fact-blade = Weapon
fact-keeps-bonus = First round of its charge, with its bonus
fact-ones = Ones re-rolled (pistols: all of them)
fact-obstacle = Behind an obstacle
fact-wounds = Enemies felled
fact-ranks = Ranks behind the first that count
fact-supports = Supporting units
fact-difference = Lost by
fact-open-order = Light infantry or light cavalry
fact-loose = Not formed, or under 5 figures
fact-flanked = Struck in flank or rear
fact-re-roll = Veterans' re-roll left
fact-few = Too few to hold (under 5)
fact-duel = It answers a battery that fires at it
fact-gun = Gun
fact-struck = Figures on the way of the ball
fact-large-for-guns = Large for guns, and the target of the shot
fact-covered = Figures under the template
fact-canister-cover = Cover
fact-in-skirmish-order = In skirmish order
fact-place = Where the figures are
fact-bases = Figures there
fact-part = What is hit
fact-battery-hits = Hits on it

## Choices

choice-infantry = Infantry
choice-cavalry = Cavalry
choice-artillery = Battery
choice-caisson = Caisson
choice-militia = Militia
choice-line = Line
choice-veteran = Veterans
choice-elite = Elite
choice-guard = Guard
choice-extended-line = Extended line
choice-assault-column = Assault column
choice-march-column = March column
choice-hollow-square = Hollow square
choice-solid-square = Solid square
choice-skirmish-order = Skirmish order
choice-echelon = Echelon
choice-foragers = Foragers
choice-garrison = In a building
choice-deployed = Unlimbered
choice-limbered = Limbered
choice-none = None
choice-musket = Musket
choice-rifle = Rifle
choice-carbine = Carbine
choice-bayonet = Bayonet
choice-sabre = Sabre
choice-lance = Lance
choice-pike = Pike
choice-no-save = No save
choice-save-6 = Save 6+
choice-save-5 = Save 5+
choice-save-4 = Save 4+
choice-save-3 = Save 3+
choice-save-2 = Save 2+
choice-all-there = Less than a quarter
choice-quarter-lost = A quarter or more
choice-half-lost = More than half
choice-no-brigadier = None within 6″
choice-brigadier-near = Within 6″
choice-brigadier-with = In the unit
choice-under-fire = At long range
choice-safe = None can hit it
choice-short-range = At short range, or canister
choice-nobody-near = Nobody
choice-near-front = Before its front
choice-near-flank = On its flank
choice-near-rear = Behind it
choice-even = As many figures
choice-fewer = Fewer figures
choice-half = Half as many, or fewer
choice-more = More figures
choice-double = Twice as many, or more
choice-in-the-open = None
choice-in-cover = In cover
choice-fortified = Fortified
choice-not-charged = No
choice-by-cavalry = Light or line
choice-by-heavy = Heavy
choice-no-smoke = No
choice-forms-in-smoke = Yes, to form
choice-fires-in-smoke = Yes, to fire
choice-level-light = Small
choice-level-medium = Medium
choice-level-heavy = Heavy
choice-ordinary = Ordinary
choice-commanded = Commanded
choice-spoilt = Commanded, test failed
choice-reply = Reply in a duel
choice-reaction = At a charger
choice-held = At a charger, held
choice-range-usual = 6″ to half range
choice-range-near = Under 6″
choice-range-long = Beyond half range
choice-soft-cover = Hedge, fence
choice-hard-cover = Wall, wood, house
choice-no-obstacle = No
choice-obstacle = Obstacle
choice-fortification = Fortification
choice-light-gun = Light
choice-medium-gun = Medium
choice-heavy-gun = Heavy
choice-sheltered = Low wall, hedge, wood
choice-walled = Building, fortification
choice-fully-under = Wholly under it
choice-partly-under = Partly under it
choice-behind-wall = Beyond a wall or hedge
choice-in-the-middle = Under its centre
choice-the-gun = The gun
choice-the-crew = The crew
