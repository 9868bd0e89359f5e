### La Marche des Aigles: the options of a battle

march-measuring = Measuring
march-measuring-about = Whether you may measure before you declare a shot or a charge (rule 9).
march-measuring-free = Always
march-measuring-none = Only after the order is given
march-routine = Routine
march-routine-about = Re-rolls of failures, a second shot with only one target, the order of Resolve tests (rulings R54, R69 and R87).
march-routine-auto = Done for you
march-routine-ask = Ask me each time
march-set-up = Set-up
march-set-up-about = Who places the battalions before the first turn (rule 4).
march-set-up-dice = The players, in turn
march-set-up-ready = Both armies are already in place
march-points = Points for each army
march-points-about = The limit for an army list (rule 1.4).
march-points-are = { $points } points
march-length = Length
march-length-about = After the last turn, points decide (rule 16).
march-length-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
march-by-battle = As the battle says
march-terrain = Ground
march-terrain-about = That of the battle, or random: fair to both sides, and the same number always gives the same ground.
march-terrain-lot = Random
march-terrain-drawn = Random, number { $number }
march-table = Table
march-table-about = The size of the table, for random ground.
march-table-120x120 = 120 × 120 cm
march-table-160x120 = 160 × 120 cm
march-objectives = Objectives
march-objectives-about = Places that are worth points to the side that holds them at the end (rule 16).
march-objectives-on = At least one, in the middle
march-objectives-off = None
march-counter-charge = Counter-charges
march-counter-charge-about = A battalion that has not acted may meet a charge with one of its own (ruling R53).
march-winner-tests = The winner tests too
march-winner-tests-about = Losses in a combat that was won are a reason to test Resolve (ruling R40).
march-rifles = Rifles
march-rifles-about = Their range (ruling R15).
march-rifles-standard = As far as muskets
march-rifles-long = 20, 40 and 60 cm
march-french-hold = The French wait
march-french-hold-about = At Barrosa they may not leave the hill before turn 3.
march-red-army = The red army
march-blue-army = The blue army
march-army-about = A ready army, or your own list within the points (rule 2).
