# The words of an analysis in English, for any game.
#
# Luck is what dice and deals did to the chance of winning. How many more hits were thrown than
# expected is said in the report, in "Dice".

luck-even = neither side was luckier: in all, dice and deals moved the chance of winning by less than 5 %.
luck-for = luck favoured { $side }: dice and deals were worth { $points } % of the chance of winning.
play-earned = the win was earned: with even luck the same play wins { $chance } % of the time ({ $side }).
play-dice = luck decided it: with even luck the same play wins only { $chance } % of the time ({ $side }).
play-draw = with even luck the same play is worth { $chance } % for { $side }.
mistakes-none = no answer was clearly worse than another.
mistakes-counted = Clear mistakes: { $side } { $count }, { $other } { $others }.
better = better: { $order }
weak-turn = the whole turn of { $side } fell short
weak-turn-why = more was given away than the computer gives away in this turn, luck aside
