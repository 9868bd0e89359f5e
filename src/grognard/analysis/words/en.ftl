# The words of an analysis in English, for any game.
#
# Luck is what dice and deals did to the chance of winning. How many more hits were thrown than
# expected is said in the report, in "Dice".

luck-even = neither side was luckier: in all, dice and deals moved the chance of winning by less than 5 %.
luck-for = luck favoured { $side }: dice and deals were worth { $points } % of the chance of winning.
play-earned = the win was earned: with even luck the same play wins { $chance } % of the time ({ $side }).
play-dice = luck decided it: with even luck the same play wins only { $chance } % of the time ({ $side }).
play-draw = with even luck the same play is worth { $chance } % for { $side }.
mistakes-none = no decision was clearly worse than another.
mistakes-counted = Clear mistakes: { $side } { $count }, { $other } { $others }.
better = better: { $order }
weak-turn = the whole turn of { $side } fell short
weak-turn-why = luck aside, this turn gave away more than the computer would have

## Hints: what an answer reaches that another does not. The sentence follows the answer.

reason-end = { $lacks ->
    [yes] it wins the battle outright less often
   *[no] it wins the battle outright more often
}
reason-score = { $lacks ->
    [yes] the score is worse for you
   *[no] the score is better for you
}
reason-strength = { $whose ->
    [own] { $lacks ->
        [yes] it costs you more of your troops
       *[no] it spares your troops
    }
   *[foe] { $lacks ->
        [yes] it hurts the enemy less
       *[no] it costs the enemy more troops
    }
}
reason-order = { $whose ->
    [own] { $lacks ->
        [yes] it leaves more of your units shaken
       *[no] it keeps your units in good order
    }
   *[foe] { $lacks ->
        [yes] it shakes the enemy less
       *[no] it shakes the enemy’s units
    }
}
reason-reserves = { $whose ->
    [own] { $lacks ->
        [yes] it uses up your reserves
       *[no] it keeps your reserves
    }
   *[foe] { $lacks ->
        [yes] it draws in fewer of the enemy’s reserves
       *[no] it draws in the enemy’s reserves
    }
}
reason-leaders = { $whose ->
    [own] { $lacks ->
        [yes] it puts your generals at risk
       *[no] it keeps your generals safe
    }
   *[foe] { $lacks ->
        [yes] it endangers the enemy’s generals less
       *[no] it endangers the enemy’s generals
    }
}
reason-goals = { $whose ->
    [own] { $lacks ->
        [yes] it gains you less ground that counts
       *[no] it brings you to the objectives
    }
   *[foe] { $lacks ->
        [yes] it leaves the enemy more ground that counts
       *[no] it keeps the enemy from the objectives
    }
}
reason-contact = { $lacks ->
    [yes] your troops are worse placed against the enemy
   *[no] your troops are better placed against the enemy
}
reason-eagles-score = { $lacks ->
    [yes] you lose more Battle Points, or the enemy fewer
   *[no] the enemy loses more Battle Points, or you fewer
}
reason-eagles-posts = { $whose ->
    [own] { $lacks ->
        [yes] your Positions are less safe
       *[no] your Positions are safer
    }
   *[foe] { $lacks ->
        [yes] the enemy’s Positions are less in danger
       *[no] the enemy’s Positions are in more danger
    }
}
reason-eagles-order = { $whose ->
    [own] { $lacks ->
        [yes] more of your cavalry is blown
       *[no] your cavalry stays fresh
    }
   *[foe] { $lacks ->
        [yes] less of the enemy’s cavalry is blown
       *[no] more of the enemy’s cavalry is blown
    }
}
reason-eagles-specials = { $whose ->
    [own] { $lacks ->
        [yes] it uses up your Specials
       *[no] it keeps your Specials in hand
    }
   *[foe] { $lacks ->
        [yes] it draws out fewer of the enemy’s Specials
       *[no] it draws out the enemy’s Specials
    }
}
