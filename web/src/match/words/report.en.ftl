report-title = Report
report-story = Story
report-losses = Losses
report-luck = Luck
report-swings = Turning points
report-unit = Unit
report-shots = Hits / shots
report-lost = Lost
report-fate = { $fate }, turn { $turn }
report-more = and { $count } more
report-fewer = Show fewer
report-throw = Throw
report-thrown = Thrown
report-expected = Expected
report-bar = Chart
report-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $done }: { $came }
report-average = average { $average }
report-gain = Luck of { $side }
report-real = more than chance
report-net = { $real ->
    [yes] { $good ->
        [yes] { $side } had good luck: { $gain } dice, more than chance explains (give or take { $band }).
       *[no] { $side } had bad luck: { $gain } dice, more than chance explains (give or take { $band }).
    }
   *[no] The dice came out about even: { $gain } for { $side }, give or take { $band }.
}
report-luck-note = A plus is good for { $side }. The grey band is what chance alone does (two standard errors); only a figure in colour is more than that.
report-swing = Turn { $turn }: { $words }
report-no-swings = Nobody lost anything that changed the balance.
report-curve = { $side }: share of the strength ({ $measure })
report-key-good = good dice for { $side }
report-key-bad = bad dice for { $side }
report-key-band = within chance
report-as-table = Show as a table
report-turn = Turn
report-before = before
report-share = Share of { $side }
report-fetching = Counting losses and dice …
report-none = The report could not be fetched: { $problem }
report-play-on = Play on from here
report-play-on-about = A new battle begins at this position, with new dice. Both players may have seen what was hidden until now.
report-your-side = Your side
report-opponent = Opponent
report-against-friend = A friend, by link
report-against-screen = Both sides at this screen
report-begin = Play on
report-failed = That did not work. Try again.

analysis-title = Luck or play?
analysis-graph = Chance of a victory: { $side }
analysis-key-good = good dice
analysis-key-bad = bad dice
analysis-luck = Luck
analysis-without = Without luck
analysis-review = Review with the computer
analysis-reviewing = Looking for mistakes …
analysis-review-about = Finds decisions that were clearly worse than others. This takes a few seconds.
analysis-looked = Decisions reviewed: { $looked } of { $answers }, and every turn. A mistake counts beyond 5 % and two standard errors.
