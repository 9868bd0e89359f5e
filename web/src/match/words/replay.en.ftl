replay-title = Replay
replay-controls = Step through the battle
replay-slider = Step
replay-step = Step { $step } of { $last }
replay-play = Play
replay-pause = Pause
replay-back-action = One action back
replay-back-phase = One phase back
replay-back-turn = One turn back
replay-on-action = One action on
replay-on-phase = One phase on
replay-on-turn = One turn on
replay-seen = Seen by
replay-partial = The battle is still being fought: you see what your side has been told so far.
replay-fetching = Setting up the table …
replay-failed = This battle cannot be shown: { $problem }
replay-link = Copy a link to this step
replay-copied = Copied.
replay-record = Download the record
replay-back = Back to the battle
replay-dice = The dice
replay-verify = Verify the dice
replay-verifying = Throwing every die again …
replay-fair = Every throw follows from what was promised. { $throws ->
    [one] One throw was derived again.
   *[other] { $throws } throws were derived again.
}
replay-unfair = The dice do not follow from what was promised:
replay-commitment = Promised before the first nonce was given
replay-secret = Shown at the end
replay-how = The server promised its secret by a fingerprint before either player added his own chance. With the secret shown, anybody can derive every throw again: here, or with “grognard verify” on a machine of his own.
replay-here = The fingerprint of the secret, worked out in this browser, { $same ->
    [yes] is the one that was promised.
   *[no] is NOT the one that was promised.
}
open-title = Open a battle
open-lead = Drop a record or a position here, or choose a file. It is read and replayed by the rules; nothing is kept.
open-choose = Choose a file
open-drop = Drop a .battle file anywhere on this page
open-reading = Reading …
open-failed = This file cannot be opened: { $problem }
open-large = The file is too large.
