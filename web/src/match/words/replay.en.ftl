replay-title = Replay
replay-controls = Step through the battle
replay-slider = Step
replay-step = Step { $step } of { $last }
replay-play = Play
replay-pause = Pause
replay-back-action = One action back
replay-back-phase = One phase back
replay-back-turn = One turn back
replay-on-action = One action forward
replay-on-phase = One phase forward
replay-on-turn = One turn forward
replay-seen = Seen by
replay-partial = The battle is still in progress: you see what your side has seen so far.
replay-fetching = Setting up the table …
replay-failed = This battle cannot be shown: { $problem }
replay-link = Copy a link to this step
replay-copied = Copied.
replay-record = Save the record
replay-back = Back to the battle
replay-dice = The dice
replay-verify = Check the dice
replay-verifying = Recomputing every throw …
replay-fair = Every throw follows from the secret promised before the battle. { $throws ->
    [one] One throw was recomputed.
   *[other] { $throws } throws were recomputed.
}
replay-less = { $dice ->
    [proven-from] Only the throws from line { $since } on are proven. Nothing proves { $unproven ->
        [one] the one before it, which was
       *[other] the { $unproven } before it, which were
    } made elsewhere.
    [promised] The dice are promised but not yet proven: the secret is not in this record.
    [unthrown] Nothing was thrown, so there is nothing to prove.
   *[unproven] Nothing proves these dice: no promise was made before them.
}
replay-unfair = The dice do not follow from the secret that was promised:
replay-commitment = Promised before the players added their random numbers
replay-secret = Revealed at the end
replay-how = The server promised its secret by a fingerprint before either player added a random number. Now that the secret is revealed, anyone can recompute every throw: here, or with “grognard verify” on their own machine.
replay-here = The fingerprint of the secret, computed in this browser, { $same ->
    [yes] is the one that was promised.
   *[no] is NOT the one that was promised.
}
open-title = Open a battle
open-lead = Drop a record or a position here, or choose a file. It is checked and replayed by the rules; nothing is stored.
open-choose = Choose a file
open-drop = Drop a .battle file anywhere on this page
open-reading = Reading …
open-failed = This file cannot be opened: { $problem }
open-large = The file is too large.
