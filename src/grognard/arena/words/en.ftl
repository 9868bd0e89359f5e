# The words of the arena in English: what it complains of, and its reports.

## Complaints

no-such-agent = no such agent; known agents: { $known }
bad-budget = expected a number of simulations, as in marshal:800, or seconds, as in marshal:0.5s
agents-once = name at least one agent, and each only once
no-such-file = there is no such file
no-results = this is not a file of arena results ({ $format })
other-games = this file holds other games ({ $part }: { $there }; you asked for { $asked }). Name another file
broken = a game broke off: { $error }
deadly = { $count } processes died while they were playing this game
no-ray = Ray is not installed: pip install 'grognard[cluster]', or in a checkout pip install --require-hashes -r requirements/cluster.txt
no-numpy = numpy is not installed: pip install 'grognard[research]', or in a checkout pip install --require-hashes -r requirements/research.txt
no-cluster = this cluster cannot be reached: { $problem }
other-rules = a machine of the cluster has other rules or data

## Tables

range = { $low } to { $high }
nobody = nobody
ending-resigned = resignation
ending-agreed = agreed draw
ending-time = out of time

column-agent = Agent
column-rating = Rating
column-interval = 95% interval
column-points = Points / games
column-pace = ms a decision
column-meeting = Meeting
column-share = Share, 95% interval
column-pair-0 = 0
column-pair-1 = ½
column-pair-2 = 1
column-pair-3 = 1½
column-pair-4 = 2
column-battle = Battle
column-side = Side
column-won = Won
column-drawn = Drawn
column-lost = Lost
column-games = Games
column-turns = Turns
column-shortest = Least
column-longest = Most
column-decisions = Decisions
column-met = Armies met
column-ending = Ending
column-winner = Winner
column-of-games = Of games
column-lost-of-all = Strength lost
column-if-won = In victory
column-if-lost = In defeat
column-gone = Pieces lost
column-piece = Piece
axis-lost = strength lost, in hundredths of the army

ratings = Ratings
    .note = Bradley-Terry on Elo's scale, 0 in the middle of the agents; 95% intervals from a bootstrap over pairs. Seconds are processor time.
pace = Pace
    .note = Processor time for each decision.
meetings = Meetings
    .note = A pair is one deal played twice with sides swapped; columns 0 to 2 count pairs by the first agent's points. Draws count as halves.
sides = Battles and sides
    .note = All agents together. Draws count as halves; intervals are Wilson's.
by-agent = Agents by battle and side
    .note = Each agent in each seat.
lengths = Length of the battles
    .note = The median number of turns, the shortest and the longest battle, and the mean number of decisions.
endings = How the battles ended
    .note = The rule that ended them, and the winner.
casualties = Casualties
    .note = The share of its strength that a side loses on average, and the pieces it loses for good, a game.
pieces = Pieces lost most often
    .note = In how many games a piece was lost for good.

## What it comes to

sprt = Is it better?
    .note = The log-likelihood of the two hypotheses against each other, pair by pair. The test ends at a bound.
sprt-upper = better
sprt-lower = no better
sprt-better = { $first } is better than { $second }: { $high } Elo is likelier than { $low }, after { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} (log-likelihood ratio { $ratio }, bound { $bound }).
sprt-no-better = { $first } is not better than { $second }: { $low } Elo is likelier than { $high }, after { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} (log-likelihood ratio { $ratio }, bound −{ $bound }).
sprt-open = Not decided yet whether { $first } is better than { $second }: after { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} the log-likelihood ratio of { $high } Elo against { $low } is { $ratio }, the bound ±{ $bound }.
fair = { $battle }: nothing speaks against a fair battle. { $side } wins { $share } in { $games ->
    [one] one game
   *[other] { $games } games
}.
unfair = { $battle }: not fair. { $side } wins { $share } in { $games ->
    [one] one game
   *[other] { $games } games
}.
fairest = Nearest to even: { $battle }.
apart = { $battle }: the armies did not meet in { $count ->
    [one] one game
   *[other] { $count } games
} (deals { $deals }).

## The page

page-title = Arena: { $game }
page-about = { $agents }: { $games ->
    [one] one game
   *[other] { $games } games
}.
page-fine-print = Rules and data { $rules }, first deal { $seed }. The same command plays the same games.
