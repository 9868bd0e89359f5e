log-title = Log
log-tabs = Log, talk and notes
log-tab-log = Log
log-tab-chat = Talk
log-tab-notes = Notes
log-unread = unread
log-filter = What the log shows
log-filter-all = All
log-filter-dice = Dice
log-filter-losses = Losses
log-search = Search the log
log-recap = Since your last visit: { $count ->
    [one] one thing has
   *[other] { $count } things have
} happened, marked in brass.
log-start = At the start
log-empty = Nothing has happened yet.
log-find = Show it on the table
log-dice = Dice: { $faces }
log-clock = Time left
log-clock-days = { $days } days left
log-clock-hours = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
}
log-clock-over = time is over
log-claim = Claim the battle
log-you = You
log-computer = { $agent ->
    [sensible] The staff
    [random] The recruit
   *[other] { $agent }
} (computer)
log-nobody = Nobody yet
log-here = here
log-away = away
log-to-act = To act
log-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
log-chat = Talk
log-chat-empty = Nobody has said anything.
log-chat-say = Say something
log-chat-send = Send
log-notes = Your notes
log-notes-hint = Only you can read these.
log-notes-kept = Kept.
log-notes-failed = Your notes could not be kept. They are tried again when you type.
log-end-won = Victory
log-end-lost = Defeat
log-end-draw = A drawn battle
log-end-replay = Watch it again
log-end-rematch = Once more, sides changed
log-end-record = Download the record
log-end-verify = Verify the dice
log-end-look = Look at the table
log-end-failed = That could not be done. Try again.
