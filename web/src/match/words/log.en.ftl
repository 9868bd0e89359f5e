log-title = Log
log-tabs = Log, chat and notes
log-tab-log = Log
log-tab-chat = Chat
log-tab-notes = Notes
log-unread = unread
log-filter = What the log shows
log-filter-all = All
log-filter-dice = Dice
log-filter-losses = Losses
log-search = Search the log
log-recap = Since your last turn
log-recap-lost = Lost
log-recap-hit = Hit
log-recap-moved = Moved
log-recap-danger = Danger
log-recap-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
log-play-back = Play it back
log-acts = { $count ->
    [one] one act
   *[other] { $count } acts
}, { $seconds } s
log-newest = Newest
log-start = At the start
log-empty = Nothing has happened yet.
log-find = Show on the table
log-dice = Dice: { $faces }
log-clock = Time left
log-clock-days = { $days } days left
log-clock-hours = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
}
log-clock-over = time is up
log-claim = Claim the win
log-you = You
log-computer = { $agent } (computer)
log-nobody = Nobody yet
log-here = online
log-away = away
log-to-act = To move
log-to-answer = To answer
log-may-answer = May answer
log-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
log-chat = Chat
log-chat-empty = No messages yet.
log-chat-say = Write a message
log-chat-send = Send
log-notes = Your notes
log-notes-hint = Only you can read these.
log-notes-kept = Saved.
log-notes-failed = Your notes could not be saved. Type again to retry.
log-end-replay = Watch the replay
log-end-rematch = Rematch, sides swapped
log-end-record = Save the record
log-end-verify = Check the dice
log-end-look = Look at the table
log-end-failed = That did not work. Try again.
log-thrown-for = { $who ->
    [none] { $what }
   *[other] { $who }: { $what }
}
log-end-second = To the second battle
log-pair = Battle { $number } of 2
log-pair-points = Points
log-pair-level = Level so far.
log-pair-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
  } { $by ->
    [points] on points.
   *[measure] by { $measure }.
  }
log-pair-won = { $who ->
    [you] You win the match
   *[other] { $name } wins the match
  }{ $by ->
    [points] { "" } by { $more } points to { $less }.
   *[measure] : level on points, but more { $measure } ({ $more } to { $less }).
  }
log-pair-drawn = The match is drawn: points and { $measure } are equal.
log-goal = Goal
log-turn-of = Turn { $turn } of { $turns }

log-sound-asked = Quiet sounds are on.
log-sound-keep = Keep them
log-sound-off = Turn them off
