# The words of the command line in English.
#
# NAME-help is the line of a command in the list; .about and .examples frame its own help.

about = Napoleonic battles with every rule of the book, in your browser or your terminal.
about-examples =
    Start with
      grognard play                       the table in your browser
      grognard play --terminal            a battle against the computer, here
      grognard play --help                how to play, in one page
      grognard play --game march          miniatures on a measured table
      grognard rules                      the rules, chapter by chapter
      grognard cards napoleon             search the cards

    Every command has its own --help. --lang fr switches to French.
commands = commands
see-help = See { $command } --help.
bad-choice = invalid choice: '{ $value }' (choose from { $known })
bad-number = expected a number, not '{ $value }'
no-command = expected a command: { $commands }
interrupted = Interrupted.

help-lang = language: en or fr (default: your system's)
help-game = which game: { $games } (default: the one a file names, or eagles)
help-miniatures-game = which game (default: march)
help-json = print JSON for programs
help-position = a position file, or - for standard input
help-record = a record file
help-battle = which battle

## play

play-help = fight a battle, in the browser or in the terminal
    .about =
        Without options: the table in the browser. A server starts for this machine alone, the
        browser opens, and your games are saved for next time.

        With --terminal, or with any option of a battle, you play here in the terminal:
        against the computer, against a friend at the same keyboard, or watch two computers.

        How a battle goes: each side has three Positions, Left, Center and Right. You win the
        moment your infantry or cavalry alone holds one enemy Position. First both sides
        deploy one to four troop cards in each Position, face-down. Then turns alternate, the
        French first: Morale (cards hit last turn roll to stay), Combat (each card moves or
        fires), Reinforce (draw cards into your Reserve).

        You do not need to know the rules: every legal action is listed with a number. Type the
        number, or the action itself, such as  fire 070 > AC#2  or  move 015 > AC column.
        A card is named by its number; AC#2 is the second face-down card in the Allied Center.
    .examples =
        In the terminal you can also type
          ?                 this list, and the form of every action
          legal [WORDS]     every legal action, or only those with these words
          why ACTION        which rule forbids it
          odds ACTION       dice, chances of hits and of rout
          card N, rule N    a card or a rule in full
          table, log        show the table or the log
          undo              back to the last die, reveal or change of player
          save FILE, quit   continue later with --resume FILE

        Examples
          grognard play                                    in the browser
          grognard play --terminal
          grognard play --battle quatre-bras --side french
          grognard play --battle waterloo --side allied --record my.battle
          grognard play --battle ligny --against human     two people, one keyboard
          grognard play --battle wavre --french sensible --allied random
          grognard play --battle waterloo --scale 1/2 --decoys on --turns 20
          grognard play --battle wavre --deck custom --french-deck f.txt \
                        --prussian-deck p.txt
          grognard play --battle wavre --best-of-two --record my.battle
          grognard play --position puzzle.txt --side french
          grognard play --resume my.battle
    .battle = which battle (you are asked if you leave it out)
    .side = your side: { $seats } (default: the first)
    .against = who plays the other side: { $known } (default: sensible); a level may
        be followed by -bold or -careful, as in soldier-bold
    .player = who plays the { $seat } side
    .best-of-two = two battles, with the sides swapped after the first; both count
        together
    .position = start from a position file
    .record = save the game to this file after every action
    .resume = continue a saved game, and keep saving to it
    .seed = fix the dice and the deal
    .curtain = hide the table between two people at one keyboard (then on by default)
    .terminal = play here in the terminal
    .port = the port of the table (default: 8000, or any free one)
    .database = where your games are saved (default: in your own data folder)
    .no-browser = only print the address of the table
play-help-march = fight a battle of La Marche des Aigles in the terminal
    .about =
        La Marche des Aigles on a measured table, here in the terminal: against the computer,
        against a friend at the same keyboard, or watch two computers.

        How a battle goes: both armies are set up, battalion by battalion. Then come eight
        turns. In each, both sides roll for the initiative and activate their battalions in
        turn, one at a time: a battalion manoeuvres, shoots, charges, rallies or passes. When
        all have acted, battalions that were shot at or saw friends flee test their Resolve, and
        routing battalions run. At the end, the side with more battalions left wins; objectives
        held count too.

        You do not need to know the rules: sensible orders are listed with a number. Type the
        number, or the order itself. A battalion is named by its short name (b1, f2), places are
        centimetres from the south-west corner, directions degrees clockwise from north.
        Where you can go anywhere, type any order you like:
        advance 12  or  wheel left 30, advance 7.5  or  place b1 60,27.5 0 line.
    .examples =
        In the terminal you can also type
          ?                 this list, and the form of every order
          legal [WORDS]     every order proposed, or only those with these words
          why ORDER         which rule forbids it, where, and by how much
          odds ORDER        dice, chances of hits, of rout, of winning a combat
          rule N            a rule or ruling in full
          table, log        show the table or the log
          undo              back to the last die or change of player
          save FILE, quit   continue later with --resume FILE

        Examples
          grognard play --game march --terminal
          grognard play --game march --battle vimeiro --side blue --record my.battle
          grognard play --game march --battle training --set-up ready --against human
          grognard play --game march --battle open --terrain 7 --red-army mine.army
          grognard play --game march --file mine.toml
          grognard play --position docs/examples/training.txt
play-browser = in the browser
play-table = Open { $url } in your browser. Games are saved in { $database }.
play-by-hand = Ready. Open { $url } in your browser.
play-unbuilt = the browser table has not been built here. In a checkout, ./run build builds it; with --terminal you play without it.
play-options = options of { $game }
play-default = (default: { $value })
play-actions-eagles =
    Type a number of the list, or an action:
      deploy 015 > FC column on 087     a card from your muster to a Position
      move 015 > AC    move 015 > reserve    form 015 square
      fire 070 > 130   fire 070 > AC#2    shock 055 > 130    open 072
      test 015   lay 087   show 201   play 099 > 130   pass   ready   end
      offer draw   resign   in the campaign: retreat   send 015 > ligny   send all > ligny
    Positions: FL FC FR (French Left, Center, Right), AL AC AR (Allied).
    AC#2 is the second face-down enemy card in AC.
play-actions-march =
    Type a number of the list, or an order:
      place b1 60,27.5 0 line     place b1 60,24 0 column detach 4    commander 60,10
      manoeuvre b1   then  move   form column 90   reform
      and then the way, leg by leg:  advance 12   wheel left 30, advance 7.5   back 5   halt
      fire b1 > f2   fire b1 > f2.screen   skirmish b1 > f2   attack b1 > f2 right 20
      rally b1   fight b1   pass b1   ride   wait   ride 60,35   join b1   stay
      screen b1 60,35 0 gap 2   reroll   keep   defend   hold   pursue   stand   test b1
    Lengths are centimetres, places start in the south-west corner, east first; directions
    are degrees clockwise from north. b1.screen is the skirmish screen of b1.
play-actions-age =
    Type a number of the list, or an order:
      attach lannes > f17   detach lannes   substitute lannes > suchet   ride suchet 24,10.5
      reserve f40   move f17   charge f17 > pfus left 20   form f17 line   withdraw f17   hold f17
      division suchet advance 6   go on   stop
      and after the roll the way:  advance 4   wheel left 30, advance 4   oblique right 3   back 2
      about   pivot right 90   road 12   halt
      limber fb1   roll fb1   unlimber fb1   pivot fb1 right 30   join fb1 > f17   leave fb1
      aim f17 > pfus   holdfire f17   fire   countercharge   stand   occupy   done
    Lengths are inches, places start in the south-west corner, east first; directions are degrees
    clockwise from north.
play-actions-crepuscule =
    Type a number of the list, or an order:
      ride grandjean 24,10.5   join petit > f1   snipe f1 > bianchi
      form f1 assault-column files 6   march f1 wheel left 30, advance 4   withdraw f1   again   stay
      charge f1 > a2 left 20   react a1 re-form hollow-square   support a2 > a1 fire   unsupported
      shoot f1 > a2   volley f1 > a2   reply   detach f1a 6 24,10.5 0   rejoin f1a
      aim f6 > a2 ball   estimate 20   duel a6 > f6   limber f6   unlimber f6 90   traverse f6 right 30
      charge f1 > bianchi   evade   defend   surrender   strike f1 > bianchi 3   ranks f1 ahead
      fight f1   strike f1 > a2 5   pursue   hold   breakoff f5   enter f1 2   leave f1 2
      clear f1 2   build f1 24,10.5 90   place f1 12,6 0 line files 8   pass   done
    Lengths are inches, places start in the south-west corner, east first; directions are degrees
    clockwise from north.
play-commands =
    Commands:
      legal [WORDS]   every legal action, or those with these words
      why ACTION      which rule forbids it, where and by how much
      odds ACTION     what the dice may do (a number from the list works too)
      card N          a card, a battalion     rule N    a rule: 7.21, R36, or words
      table   log     show them               undo      take back
      save FILE       lang fr                 quit
which-battle = Which battle? [1]{" "}
welcome = Type ? for help, quit to leave.
curtain = Your turn, { $side }; the other side, please look away. Press Enter.{" "}
menu-hint = A number opens a list; legal shows everything, ? shows help.
verb = { $verb }
no-such-number = no such number in the list above
no-such-language = known languages: { $known }
nothing-to-undo = Nothing to undo: dice were rolled, something was revealed, or another player acted.
undone = Undone.
save-where = name a file: save my.battle
saved = The game is saved in { $file }.
record-exists = this file already exists; name another, or continue the game with --resume
farewell = Goodbye.
pair-not-here = this is played once only: --best-of-two is for a battle of its own
pair-after-first = Battle 1 of 2 is over; now the sides are swapped.
pair-player = { $side } ({ $player })
pair-line = { $name }: points { $points }, { $measure } { $done }.
pair-level = Level so far.
pair-leads = { $name } leads { $by ->
    [points] on points.
   *[measure] by { $measure }.
}
pair-won = { $name } wins the match{ $by ->
    [points] { "" } by { $more } points to { $less }.
   *[measure] : level on points, but more { $measure } ({ $more } to { $less }).
}
pair-drawn = The match is drawn: points and { $measure } are equal.
from-a-position = from a position

## show, legal, act

show-help = draw a position as one seat sees it
    .about = Draw a position as one seat sees it, and the decision it is waiting for.
    .examples =
        Examples
          grognard show puzzle.txt
          grognard show puzzle.txt --seat allied
          grognard show puzzle.txt --seat spectator --json
          grognard replay my.battle --to 40 --position | grognard show -
          grognard show docs/examples/training.txt --svg table.svg
    .seat = a seat, such as french or red, or spectator (default: the seat to decide)
    .svg = draw it as an SVG picture, to a file or to standard output
no-picture = { $game } has no pictures; show without --svg draws the table in text
picture-written = The picture is saved in { $file }.
legal-help = list every legal action of a position
    .about = List every legal action of a position, or check one action against the rules.
    .examples =
        Examples
          grognard legal puzzle.txt
          grognard legal puzzle.txt --why "fire 015 > 130"
          grognard legal puzzle.txt --json
        With --why the exit code is 0 for a legal action and 1 for a forbidden one.
    .why = an action, or a piece and its target (015 > 130): is it legal, and if not, which rule forbids it
legal-count = { $count ->
    [one] One legal action.
   *[other] { $count } legal actions.
}
it-is-legal = { $action } is legal.
act-help = apply actions to a position with given dice
    .about =
        Apply actions to a position, one after the other, with given dice. Prints what happened
        as comments, then the new position: the output is itself a position file.
    .examples =
        Examples
          grognard act puzzle.txt "fire 070 > 130" --dice 6,5,2
          grognard act puzzle.txt "move 015 > AC" end > next.txt
          grognard act puzzle.txt end --seed 7 | grognard show -
          grognard act puzzle.txt --dice 4             (dice that wait, and no action)
        Every throw takes its dice in order; too few or too many dice are an error, and
        then nothing is printed. The last comment says who is asked next.
    .action = actions in notation, each in quotes; none to roll the dice that wait
    .dice = the faces to roll, in order
    .seed = roll dice from a seed instead
    .seat = print only what this seat may know
act-asked = { $side } to answer: { $words }
dice-wait = these dice are not rolled yet: play waits for an answer. { $question }
play-warned = Give the order again to carry it out.
nobody-is-asked = no action is needed here
action-now = { $action } ({ $now })
not-allowed = { $action }: not allowed. { $words }
bad-line = line { $line }: '{ $value }': { $expected }
bad-value = '{ $value }': { $expected }
bad-face = a die face must be a whole number, as in --dice 6,5,4
too-few-dice = { $cite } throws { $need ->
    [one] one die
   *[other] { $need } dice
}, but { $left ->
    [0] none is
    [one] only one is
   *[other] only { $left } are
} left
too-many-dice = { $count ->
    [one] one die too many: no throw uses it
   *[other] { $count } dice too many: no throw uses them
}
no-such-seat = expected one of { $seats }

## odds

odds-help = show the chances of an action before you roll
    .about =
        What an action would roll for, line by line with rule numbers; the exact chances of
        hits; of rout at the target's next morale test; of a General being hit or killed.
        Computed from what the seat to decide may know.
    .examples =
        Examples
          grognard odds puzzle.txt "fire 070 > AC#1"
          grognard odds puzzle.txt "shock 055 > 130" --json
    .action = an action in notation, in quotes
odds-thrown = { $dice ->
    [one] One die
   *[other] { $dice } dice
}{ $faces ->
    [none] { "" }
   *[other] , good faces { $faces }
}:
odds-reverse = In return: { $title }.
odds-no-dice = This action rolls no dice.
odds-hidden = The result depends on cards you cannot see.
odds-without = { $words } (without: { $chance })
odds-deals = { $count ->
    [one] In one possible deal.
   *[other] Over { $count } possible deals, weighed by what players usually do.
}
odds-warning = Careful: { $words } ({ $rule })
odds-more = … and { $count ->
    [one] one rarer outcome
   *[other] { $count } rarer outcomes
}.

## replay, report, verify

replay-help = replay a recorded game
    .about = Replay a recorded game line by line, and draw the table where it stops.
    .examples =
        Examples
          grognard replay my.battle
          grognard replay my.battle --to 40 --seat french
          grognard replay my.battle --to 40 --position > puzzle.txt
        Without --seat all secrets are shown.
    .to = stop after this many decisions
    .seat = show only what this seat may know: a seat, or spectator
    .position = print only the position reached
replay-count = Decision { $at } of { $steps }.
no-such-step = this record has decisions 0 to { $steps }
analyse-help = tell luck from play in a recorded game, and find its mistakes
    .about =
        The chance to win after every turn, what dice and deals did to it, the result without luck, and
        the decisions that were clearly worse than others. A mistake counts only where it is beyond two
        standard errors and 5 %, in trials from what its player could know.
    .examples =
        Examples
          grognard analyse my.battle
          grognard analyse my.battle --seat french --json
          grognard analyse my.battle --quick
    .quick = only chances and luck, without looking for mistakes
    .sims = let a search of this many simulations name the better decisions, instead of the staff
analyse-progress = step { $done } of { $total } · { $rate } a second · { $left } left
analyse-chances = The chance of { $side } when each turn begins, and the luck of the turn
analyse-points = Turning points and mistakes
analyse-point = Turn { $turn } ({ $change }, line { $line }): { $words }

report-help = report how a recorded game ended, its losses and its luck
    .about =
        How a recorded game ended, what each unit lost and shot, whether the dice were kinder than
        chance, and the three largest swings in strength.
    .examples =
        Examples
          grognard report my.battle
          grognard report my.battle --seat french --json
        Luck is what exceeds two standard errors of the expected result.
    .seat = write it for this seat: what is good is good for it
report-open = The game is still in progress.
report-losses = Losses ({ $measure })
report-fate = { $fate }, turn { $turn }
report-shots = { $shots ->
    [one] one shot
   *[other] { $shots } shots
}, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
report-luck = Luck: thrown against expected
report-row = { $side }, { $kind }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $came } { $done }, expected { $expected }: { $gain } (± { $band }){ $real ->
    [yes] , luck
   *[no] {""}
}
report-net = In all, { $gain } for { $side } (± { $band }): { $real ->
    [yes] luck.
   *[no] no more than chance does.
}
report-swings = Turning points
report-swing = { $change } %, turn { $turn }, line { $line }: { $words }
verify-help = check a record: chain, actions, dice and ending
    .about =
        Check a record: its chain of hashes, every action against the rules, every die, and the
        ending. The exit code is 0 for a valid record whose dice are all proven, 3 for a valid one
        whose dice are not, and 1 where something is wrong.
    .examples =
        Examples
          grognard verify my.battle
          grognard verify my.battle --json
          grognard verify my.battle my-2.battle
          grognard verify my.battle --throws
    .second = the second of two games that count together: is it one match, and who won it?
    .throws = list what each throw was, for another verifier (docs/formats.md)
verified = { $record }: valid. { $steps ->
    [one] One decision
   *[other] { $steps } decisions
}, ending: { $ending }.
one-match = Both are one match. { $score }
still-open = still in progress
dice-proven = Dice proven: every throw follows from the secret promised before the game and from
    the players' own random numbers.
dice-proven-from = Dice proven from line { $from } on: every throw since then follows from the secret
    promised there and from the players' own random numbers. Earlier throws were made elsewhere.
dice-promised = Dice promised, not yet proven: the secret behind them is not in this record.
dice-unthrown = Nothing was thrown, so there is nothing to prove.
dice-unproven = Dice possible, but no promise was made before them: nothing proves these dice.
said-back = { $seat } undoes; play continues from after line { $number }.
said-unseal = { $seat } takes back a sealed answer.
said-give = { $seat }: { $share } goes to chair { $number }.
said-pass = { $seat }: nothing more to do for chairs { $share }.
said-resign = { $seat } resigns.
said-draw = The players agree to a draw.
said-time = { $seat } loses on time.
said-over = The game is over: { $ending }.

## fuzz, version, bench

fuzz-help = play at random and look for broken rules
    .about =
        Play random games over every battle and option, and check all the time that nothing
        crashes, nothing gets stuck, no invariant breaks, positions survive saving and loading,
        and the lists of legal actions are right. A game that breaks is saved as a record.
    .examples =
        Examples
          grognard fuzz --decisions 1000000 --seed 42
          grognard fuzz --battle campaign
          grognard fuzz --json --failures /tmp
    .battle = only this battle; may be repeated (default: all)
    .decisions = how many decisions to make (default: 100000)
    .seed = the first seed; every game takes the next (default: 1)
    .failures = folder for the records of broken games (default: here)
fuzz-too-few = at least one decision
fuzz-report = { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} in { $games ->
    [one] one game
   *[other] { $games } games
} ({ $finished } finished, { $refused_setups ->
    [one] one set-up
   *[other] { $refused_setups } set-ups
} refused), { $decisions_per_second } per second: { $failures ->
    [0] no failure.
    [one] ONE FAILURE.
   *[other] { $failures } FAILURES.
}
fuzz-failure = seed { $seed }, { $scenario } { $options }, decision { $decision }: { $error } ({ $where }); { $record }
version-help = show the version, and whether the rules are compiled
    .about = Show the version, the version of Python, and whether the rules are compiled.
    .examples =
        Examples
          grognard version --json
version-line = grognard { $version }, Python { $python }
version-rules = { $form ->
    [compiled] The rules run compiled.
   *[interpreted] The rules run interpreted: everything works, but more slowly.
}
version-game = { $name }, rules version { $version }
bench-help = measure the speed of random play
    .about = Measure the speed of random play, compiled and interpreted separately.
    .examples =
        Examples
          grognard bench
          grognard bench --peers --json

## arena, balance, train

arena-help = let computer players play each other, and rate them
    .about =
        Agents play each other over battles, sides and options. Every deal is played twice with the
        sides swapped and the same dice, so that luck favours both alike. A run prints ratings
        with intervals, who wins which battle from which side, how long battles last, how they end
        and what they cost.

        With --results a run that was cut short (Ctrl-C) continues from there when you ask again.
        With --sprt it stops as soon as it is clear whether the first agent is better.
    .examples =
        Examples
          grognard arena --battle waterloo --battle ligny --pairs 100
          grognard arena --battle all --results eagles.arena --report eagles.html
          grognard arena --game march --agents sensible random --side red --pairs 20
          grognard arena --agents sensible random --sprt 0 30
          grognard arena --option deck=historical --option deck=open
          grognard arena --read eagles.arena --report eagles.html
    .battle = a battle, or all; may be repeated (default: the first of the game)
    .agents = an agent, with simulations (NAME:800) or seconds (NAME:0.5s) a decision where it searches; known: { $known }
    .pairs = deals for every meeting and battle, each played twice (default: { $usual })
    .side = the first agent has this side only, and each deal is played once
    .sprt = stop when it is clear whether the first agent is better: Elo of the two claims, such as 0 30
    .read = play nothing; report the results in this file
    .option = an option of the game; repeat it with other values to try each. {"{deal}"} in it is the number of the deal
    .seed = the number of the first deal (default: 0)
    .results = keep the games in this file, and go on with those that are in it
    .report = write the report to this file, as one HTML page
    .workers = how many processes (default: one for every idle processor)
    .cluster = play on a Ray cluster (default: the one this machine belongs to; "local" starts one here)
arena-two-agents = this test needs two agents, in both seats
arena-claims = expected the lower Elo first, as in 0 30
arena-too-few = at least one
arena-bad-option = expected KEY=VALUE
arena-cut-short = Interrupted. With --results, the same command continues from here.
arena-nothing = No games yet.
balance-help = find out whether a battle is fair
    .about =
        One agent plays both sides of a battle. The share of each side comes with its 95% interval;
        give an option several times with different values to see which is the fairest.
    .examples =
        Examples
          grognard balance waterloo
          grognard balance charleroi --games 1000 --results charleroi.arena
          grognard balance albuera --option turns=6 --option turns=7 --option turns=8
    .battle = the battle
    .games = deals, each played once (default: { $usual })
balance-no-battle = no such battle ({ $known })
train-help = retrain the net that says how likely a side is to win
    .about =
        A noisy computer player plays against itself; a small net is fitted to how those games ended,
        and judged by games that were kept apart. The file that comes out is what the better computer
        players, hints and win graphs of the game use. The same games and seed give the same file.

        Needs numpy: pip install 'grognard[research]'.
    .examples =
        Examples
          grognard train --game eagles --games 5000
          grognard train --game march --games 500 --write march.json
    .games = games to learn from, of every battle together (default: { $usual })
    .write = where to write the net (default: into the program)
train-covers-none = no net can be trained for { $game }: the game does not say what it would learn from
train-column-battle = Battle
train-column-positions = Turn starts
train-column-brier = Brier
train-column-constant = Guessing
train-all = all
train-bins = Chance given, and how many of a hundred won
train-judged = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}. Judged by games kept apart, at the beginning of turns:
train-written = Written: { $path }
progress = games { $done }/{ $total } · { $rate } a second · { $left } left

## cards, rules, deck

cards-help = list, filter and read the cards of EAGLES
    .about =
        The cards of EAGLES: a list, a filtered list, or one card in full by its number. The
        ratings of the 252 ordinary cards are a reconstruction.
    .examples =
        Examples
          grognard cards 001
          grognard cards --army french --arm cavalry --battle waterloo
          grognard cards guard
          grognard cards --check mycards.csv      check your own card list
          grognard play --cards mycards.csv       and play with it
    .words = a card number, or words to search for
    .army = only this army
    .arm = only this kind of card
    .battle = only cards that fought there
    .corps = only this corps, such as I, VI or "I Cav"
    .list = use your own card list
    .check = check your own card list and report every error
    .write = with --check: write the list as browsers and matches use it
    .specials = your own Specials to go with it
cards-head = No.  Army       Kind       Ratings          Corps    BP  Name
cards-count = { $count ->
    [0] No card matches.
    [one] One card.
   *[other] { $count } cards.
}
cards-good = { $file }: { $count } cards, no errors.
cards-differ = { $count ->
    [0] Nothing differs from the list that comes with the game.
    [one] One value differs from the list that comes with the game.
   *[other] { $count } values differ from the list that comes with the game.
} Fingerprint: { $hash }
no-such-card = no such card; see grognard cards
card-army = Army
card-arm = Kind
card-corps = Corps
card-nation = Nation
card-ratings = Ratings
card-meaning = Meaning
card-strength = Strength
card-effect = Effect
card-points = Battle Points
card-battles = Battles
card-notes = Notes
card-nation-name = { $nation }
card-gun = { $gun } artillery
card-rank = { $rank ->
    [army] army commander
    [wing] wing commander
    [chief_of_staff] chief of staff
    [second] second in command
    [corps] corps commander
   *[division] division commander
}
card-general-means = adds { $offense } to morale in attack and { $defense } in defense
card-terrain-means = { $kind ->
    [river] at most { $room ->
        [one] one card a turn crosses it
       *[other] { $room } cards a turn cross it
    }
    [hill] room for { $room }; +1 cv for cards on it
   *[place] room for { $room }, infantry only
}; Position { $lane ->
    [L] Left
    [C] Center
   *[R] Right
}
card-dice-mean = { $cv ->
    [one] one die;
   *[other] { $cv } dice;
}
card-guns-mean = F{ $long } at long range, F{ $short } at short range;
card-shock-means = firepower F{ $fire }, shock S{ $shock };
card-morale-means = morale { $grade }: { $value ->
    [1] a 1 holds
   *[other] { $value } or less holds
}
rules-help = read a rule by number or by words
    .about =
        The rules of a game in our own words, each with its number and status, and our rulings
        (R1, R2, …) where the book is unclear.
    .examples =
        Examples
          grognard rules                 the chapters
          grognard rules 7.21            one paragraph
          grognard rules 7               a whole chapter
          grognard rules R36             a ruling
          grognard rules foot artillery  by words
          grognard rules --rulings       all rulings with their reasons
          grognard rules --game march 9  a chapter of another game
    .words = a number (7.21, 7, R36) or words to search for
    .rulings = print the page of rulings
rules-chapters = Chapters, and how many rules each has:
rules-rulings = Rulings, where the book is unclear
rules-hint = { $command } 7 shows a chapter, 7.1 a paragraph, R36 a ruling.
rules-related = Rulings on this: { $numbers }.
rule-status = { $status ->
    [optional] optional rule
    [omitted] not in the program
    [planned] not built yet
   *[done] in force
}
rule-why = Why:
rule-omitted = Left out:
rule-planned = Not built yet:
ruling-about = Rule { $numbers }
no-such-rule = no such rule; see grognard rules
deck-help = build custom decks, check them, see what they are worth
    .about =
        Custom decks of EAGLES (15.0): Battle Points, copies, army, Terrain and muster checked, with the
        rule behind every error; arms, dice, morale and expected hits; decks that the program
        builds in a style. A deck is a file or a share code. In a file each card has a line; x2 and
        x3 are copies, # begins a comment.
    .examples =
        Examples
          grognard deck mine.txt --battle waterloo
          grognard deck mine.txt --battle ligny --scale 1/2 --json
          grognard deck mine.txt --battle waterloo --why 033      may one more 033 be added?
          grognard deck --build historical --battle waterloo --army british
          grognard deck --build elite --battle ligny --owned mycards.txt --write elite.txt
          grognard deck mine.txt --battle waterloo --code         the same deck in one word
          grognard play --deck custom --french-deck mine.txt --british-deck historical

        A deck file
          deck Guard in the centre
          battle waterloo
          001          # Napoleon
          015 x3       # three copies of Quiot's Brigade
    .file = a deck file, - for standard input, or a share code
    .army = which army (default: that of the first card)
    .scale = scale of the battle, such as 1/2
    .build = a deck built by the program: historical, balanced, elite, mass, cavalry or guns
    .owned = build from these cards only: a file written like a deck
    .why = may one more of this card be added, and if not, why
    .write = save the deck as a file
    .code = print only the share code
deck-one-of = expected a deck, or --build with a style, and not both
deck-no-battle = expected --battle with one of { $battles }
deck-may-add = One more { $card } may be added; { $left ->
    [one] one point is
   *[other] { $left } points are
} left now.
deck-code = The whole deck in one word, for a friend, --french-deck, --british-deck or --prussian-deck:
deck-good = A legal { $army } deck for { $battle }: { $cards } cards, { $points } of { $limit } Battle Points, muster { $muster }.
army-help = list and check armies of a miniatures game
    .about =
        The armies of a miniatures game: the ready ones, one of them with its points and every
        unit, or a check of your own list: a file, or one line with semicolons between the
        lines. Every error is shown with its line, the value, by how much it is off, and the
        rule.
    .examples =
        Examples
          grognard army                              the armies that come with the game
          grognard army sample-french                one of them, battalion by battalion
          grognard army mine.army                    check your own list
          grognard army mine.army --points 300       for a larger battle
          grognard army "french: Brigade; 24 veterans, drummer; 32 drilled"
          grognard army mine.army --code             the same list in one line
          grognard play --game march --red-army mine.army

        A list
          british: Fane's brigade
          commander: Henry Fane
          b50 32 veterans, drummer, sergeant, officer: 50th Foot
          b95 24 veterans, light, rifles, drummer, detach 18: 95th Rifles
    .army = a ready army, a file (- for standard input), or a list in one line
    .points = the points limit (default: that of the game, 200 in march)
    .code = print only the list in one line
army-bad-points = expected a whole number from { $fewest } to { $most }
army-hint = grognard army NAME shows one; use its name with { $first } or { $second }.
army-line = { $points ->
    [one] one point
   *[other] { $points } points
}, { $size }
army-total = { $points } of { $limit } points, { $size }.
army-fact = { $term }: { $value }
army-points = { $points ->
    [one] one point
   *[other] { $points } points
}
army-no-lists = this game has no army lists
army-code = In one line:
scenario-help = list, show and check battles of a miniatures game
    .about =
        The battles of a miniatures game: all of them, or one with its story, its armies and both
        of them in place. Your own file is checked first, to the last key; all errors are shown
        at once.
    .examples =
        Examples
          grognard scenario                        the battles that come with the game
          grognard scenario vimeiro                one of them, ready to begin
          grognard scenario --game age albuera     one of another game
          grognard scenario mine.toml              check and show your own
          grognard scenario mine.toml --position   as a position file
          grognard scenario vimeiro --position | grognard show - --svg vimeiro.svg
          grognard play --game march --file mine.toml
    .name = a battle, or a scenario file
    .position = print it as a position, both armies in place
scenario-no-files = this game has no scenario files
scenario-line = { $size } { $unit ->
    [cm] cm
   *[in] in
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
scenario-hint = grognard scenario --game { $game } NAME shows one; grognard play --game { $game } --battle NAME plays it.
scenario-army = { $seat ->
    [red] Red
    [blue] Blue
    [south] South
    [north] North
   *[other] { $seat }
}: { $army }, { $points ->
    [one] one point
   *[other] { $points } points
}, { $size }
scenario-objective = Objective: { $name } at { $place }, worth { $worth }
army-not-there = this army does not fight at { $battle }

## serve

serve-help = host matches for players over the network
    .about =
        Host matches: people and programs play together over HTTP and WebSocket. The server is
        the only referee, loses nothing, and proves its dice. Without flags it serves this
        machine alone and saves everything in grognard.db.

        On a public address it needs https: put a proxy in front of it, set GROGNARD_PROXIES to
        the proxy's address and GROGNARD_URL to the site's own URL. Emails are sent when
        GROGNARD_SMTP is set (smtp://user@host, GROGNARD_SMTP_PASSWORD, GROGNARD_MAIL_FROM).
    .examples =
        Examples
          grognard serve
          grognard serve --host 0.0.0.0 --plain-http        for friends in the same house
          grognard serve --database postgresql://grognard@/grognard --processes 4
          grognard serve --check                            is anything unsafe?
    .host = the address to listen on (default: 127.0.0.1, this machine alone)
    .port = the port to listen on (default: 8000)
    .database = a file, or postgresql://user@host/name (default: grognard.db)
    .processes = how many processes share the work; more than one needs PostgreSQL (default: 1)
    .plain-http = allow cookies over http too, on a network you trust
    .check = start nothing; say what is unsafe about these settings (exit code 1), or that nothing is
serve-safe = Nothing unsafe was found in these settings.
unsafe-no-https = A public address without https: set GROGNARD_URL to the https address of your proxy.
unsafe-plain-http = Plain http: anyone who can see the network can take over a seat. Leave out --plain-http and put an https proxy in front.
unsafe-http-url = GROGNARD_URL is { $url }: links and cookies would go over http. Use https.
unsafe-any-proxy = GROGNARD_PROXIES trusts every address: anyone could pretend to be anyone else. Name your proxy's address.
unsafe-no-proxies = GROGNARD_URL says https, but GROGNARD_PROXIES is empty: all players would share the limits of one address. Name your proxy's address.
unsafe-around-proxy = The server listens on { $host }:{ $port }, so it can be reached without the proxy. Listen on 127.0.0.1, or close that port.
unsafe-origins = GROGNARD_ORIGINS lets pages in that are not served over https: { $origins }.
unsafe-loose-limits = Looser limits than usual on a public address: { $names }. Check GROGNARD_LIMITS.
unsafe-few-files = This process may have { $files } files open; { $needed } are needed for all connections. Raise the limit (LimitNOFILE).
unsafe-database-in-the-open = The connection to the database on { $host } is not encrypted. Add ?sslmode=require to its URL.
unsafe-database-temporary = { $file } is in a temporary folder: matches would be lost when it is emptied.
unsafe-database-readable = Other users of this machine can read or change { $file }: chmod 600.
unsafe-short-token = GROGNARD_METRICS_TOKEN can be guessed: use at least { $least } random characters.
unsafe-house = GROGNARD_HOUSE is for a player's own computer, not for a public server.
unsafe-root = The server would run as root. Give it a user of its own.
serve-at = Serving at { $url }. Games are saved in { $database }.
serve-no-https = Warning: a public address without https. Cookies are sent over https only, so browsers cannot play; set GROGNARD_URL to the https address of your proxy, or use --plain-http on a network you trust.
serve-plain = Warning: plain http. Anyone who can see the network can take over a seat.
serve-stop = Press Ctrl-C to stop.
serve-stopped = Stopped. All matches are saved.
serve-needs-postgresql = several processes need PostgreSQL: give --database postgresql://user@host/name
serve-no-address = cannot listen there: { $reason }
serve-bad-setting = expected { $expected }

## backup, restore

help-database = a file, or postgresql://user@host/name
backup-help = save a server's database to one file
    .about =
        Save every match, seat and player of a server to one file, as they are at one moment;
        the server can keep running. The file can be restored to SQLite or PostgreSQL,
        whichever it came from. It contains the secrets of running matches: keep it private.
    .examples =
        Examples
          grognard backup games.db monday.backup
          grognard backup postgresql://grognard@/grognard monday.backup
          grognard backup games.db /var/backups/grognard --keep 14 --rehearse
    .file = the file to write; an existing file is never overwritten. In a folder: one named by date and time
    .keep = in a folder: delete the oldest, so that this many are left
    .rehearse = restore the backup to a temporary database, to be sure that it can be
backup-rehearsed = A restore was rehearsed: all { $rows } rows came back.
backup-done = Saved to { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
restore-help = fill an empty database from a backup
    .about =
        Fill an empty database from a backup, all of it or nothing. The whole file is checked
        first; a damaged one is refused. A database that is not empty is left unchanged.
    .examples =
        Examples
          grognard restore monday.backup games.db
          grognard restore monday.backup postgresql://grognard@/grognard
    .file = a file made by grognard backup
restore-done = Restored from { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
database-bad-url = expected a file, or postgresql://user@host/name
database-no-file = cannot be opened: { $reason }
database-no-database = there is no Grognard database here
database-busy = in use by another program for too long; try again
database-in-use = in use by another Grognard server; an SQLite file has one server only
database-disk-full = the disk is full
database-disk-failed = the disk failed: { $reason }
database-read-only = cannot be written to
database-not-ours = not a Grognard database
database-newer = made by a newer Grognard (revision { $revision }); upgrade this one first
database-unreachable = no response: { $reason }
database-uncertain = the connection was lost during a change
database-broken-references = the rows of { $table } refer to rows that are missing
database-not-empty = not empty; a backup is restored to an empty database only
database-backup-exists = already exists and is not overwritten
database-bad-backup = not a Grognard backup, or a damaged one; nothing was restored
database-newer-backup = made by a newer Grognard; upgrade this one first

## Files

file-line = line { $line }
file-too-large = this file is too large
file-not-text = not UTF-8 text
file-unreadable = cannot be read: { $reason }
file-unwritable = cannot be written: { $reason }

## chart

chart-help = the charts of a game, for play with real figures
    .about =
        Say what applies, as flags; read the sum with its rule numbers, the line of the table and
        the chances of every result. With --die you give the die you rolled; with --throw the
        program rolls.
    .examples =
        Examples
          grognard chart                                     every chart and its flags
          grognard chart age fire --power 12 --cover 1       a fire roll
          grognard chart age fire --power 12 --die 7         its result
          grognard chart age combat --help                   the facts of a combat
    .game = a game
    .chart = one of its charts
    .facts = what applies, as flags of the chart
    .die = the die you rolled, or dice separated by commas
    .throw = roll for me
chart-unknown = expected a chart of this game: { $known }
chart-none = this game has no charts
chart-span = expected a number from { $least } to { $most } ({ $rule })
chart-needs = this counts only with { $flag } ({ $rule })
chart-dice = expected { $count ->
    [one] a die
   *[other] { $count } dice, separated by commas,
} from 1 to { $faces } ({ $rule })
chart-sure = No die is rolled. { $words } ({ $rule })
chart-pool = { $dice ->
    [one] One die hits
   *[other] { $dice } dice hit
} on { $need } or more.
chart-thrown = Rolled { $faces }, score { $score }
print-help = cards, decks, rosters and references as PDF
    .about =
        Print: the cards of EAGLES at poker size with cut marks, fronts and backs; a deck of them; the
        roster of an army list with boxes to cross off; the rules looked up most, on one page; or
        the Waterloo campaign, with its map and every card to cross off.
        Print double-sided, turned over the long edge, without scaling.
    .examples =
        Examples
          grognard print cards                              all 300 cards, nine on a page
          grognard print cards french --lang fr             the French cards, in French
          grognard print cards "001, 018 x3"                some of them
          grognard print deck mine.txt --paper letter       a deck, with every copy
          grognard print roster mine.army --game march      the roster of an army list
          grognard print reference --game age               the rules looked up most
          grognard print campaign                           map, course and losses of the campaign
    .kind = cards, deck, roster, reference or campaign
    .wanted = an army or card numbers; a deck file or share code; an army list
    .paper = the sheet: a4 or letter
    .no-backs = cards without their backs
    .out = the PDF file (default: named after the game and what is printed)
print-done = { $file }: { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}.
print-nothing = this game has no { $kind } to print
print-no-press = Typst is missing; './run print' installs it, or pip install grognard[print]
