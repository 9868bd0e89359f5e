### L'Âge des Aigles: the options of a battle

age-length = Length
age-length-about = After the last turn, points decide (rule 10).
age-length-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
age-by-battle = As the battle says
age-points = Points for each army
age-points-about = The limit for an order of battle.
age-points-are = { $points } points
age-terrain = Ground
age-terrain-about = That of the battle, or random: fair to both sides, and the same number always gives the same ground.
age-terrain-lot = Random
age-terrain-drawn = Random, number { $number }
age-critical = Critical levels
age-critical-about = What becomes harder as an army loses troops (ruling R2).
age-critical-rolls = Initiative and every movement roll
age-critical-initiative = Initiative only
age-breakthrough = Breakthrough by infantry
age-breakthrough-about = After it has smashed its enemy (ruling R47).
age-breakthrough-ordered = It must break through
age-breakthrough-optional = The player chooses
age-evades = Cavalry evades
age-evades-about = Cavalry in good order may fall back from an infantry charge (ruling R81).
age-south-army = Army in the south
age-north-army = Army in the north
age-army-about = A ready army, or an order of battle of your own within the points.
