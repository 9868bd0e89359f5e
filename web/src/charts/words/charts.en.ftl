# The charts for the real table, in English.

charts-title = Charts for the real table
charts-menu = Menu
charts-game = Game
charts-tabs = Charts
charts-units = Units
charts-log = Log
charts-undo = Undo the last entry
charts-undone = Undone: { $words }
charts-share = Share this battle
charts-turn = Turn { $turn }
charts-next-turn = Next turn
charts-previous-turn = Previous turn
charts-loading = Fetching the charts…
charts-offline = No connection, and these charts were never opened on this device.
charts-less = Less: { $label }
charts-more = More: { $label }
charts-any-unit = Any unit
charts-firer = Firer { $number }
charts-add-firer = Add a firer
charts-remove = Remove
charts-take = Add to the power
charts-cancel = Cancel
charts-close = Close
charts-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
charts-nothing = no modifier
charts-no-die = No die is rolled.
charts-always = always
charts-pool = { $dice ->
    [one] One die hits
   *[other] { $dice } dice hit
} on { $need } or more.
charts-type-die = Enter the die you rolled
charts-type-side = Enter the die: { $side }
charts-type-hits = Enter how many hits you rolled
charts-throw = Roll for me
charts-faces = Dice { $faces }
charts-yes = yes
charts-no = no
charts-state = State
charts-change-die = Change the die
charts-write = Write it down
charts-written = Written down: { $words }
charts-log-empty = Nothing is written down yet.
charts-units-empty = No units yet. Begin with a battle or an army, or add your own units below; the charts also work without any.
charts-add-unit = Add a unit
charts-name = Name
charts-new = New, empty battle
charts-new-sure = Your choice replaces this battle. “Previous battle” in the menu brings it back.
charts-save = Save the battle
charts-save-log = Save the log
charts-open = Open a battle
charts-link = Copy a link with a copy of the battle
charts-link-about = Without a server, a link can carry the battle itself: everybody who opens it gets a copy of it as it is now.
charts-copied = The link is copied. It carries the battle as it is now.
charts-not-copied = Copy this link:
charts-opened = { $title } is open.
charts-untitled = A battle
charts-broken = This is not a battle of these charts, or it is damaged. Your battle is unchanged.
charts-other-game = This battle belongs to another game ({ $game }). Your battle is unchanged.
charts-newer = A newer version of Grognard wrote this battle. Your battle is unchanged.
charts-too-long = This file is too long to be a battle. Your battle is unchanged.
charts-rules = Rules
charts-home = Grognard
charts-lang = Français
charts-light = Light or candle-light
charts-side-one = First army
charts-side-two = Second army
charts-at = { $actor } at { $target }
charts-by-hand = { $unit }, { $field }: { $before } → { $after }
charts-unit-added = { $unit } added
charts-unit-removed = { $unit } removed
charts-begin-with = Begin with a battle or army
charts-battles = Battles
charts-armies = An army for one side
charts-armies-about = Its units replace those that side has now; states and losses are then tracked as you play.
charts-army-brought = { $army }: { $units ->
    [one] one unit
   *[other] { $units } units
} for { $side }
charts-unit-count = { $count ->
    [one] one unit
   *[other] { $count } units
}
charts-saved-list = Saved in the army builder on this device
charts-list-label = A share code or an army list
charts-list-read = Take this army
charts-new-leaves = This battle is shared. If you choose a battle, this phone leaves it; an army is brought for everybody.
charts-no-starts = No connection, and the battles of this game were never opened on this device.
charts-aside = Previous battle
charts-sheet = Reference sheet
charts-print = Print
charts-back = Back to the charts
charts-throw-die = Roll one die (d{ $faces }); add the modifiers.
charts-throw-opposed = Each side rolls one die (d{ $faces }) and adds its modifiers; the difference decides.
charts-throw-pool = Roll dice (d{ $faces }), as many as the sum says.
charts-share-about = Share this battle and every phone with the link sees and writes the same units and log, live. Without a connection each phone continues by itself and catches up later.
charts-share-live = Share live
charts-shared-about = Scan this code with the other phone, or send the link. Everybody who has it can read and write. The server forgets a battle when nobody writes in it for { $days ->
    [one] one day
   *[other] { $days } days
}.
charts-code = The link to this shared battle as a code for a phone’s camera
charts-copy-shared = Copy the link
charts-link-copied = The link is copied. Everybody who opens it shares this battle.
charts-live = Shared live
charts-away = { $count ->
    [0] Shared; no connection just now
    [one] Shared; no connection just now, one entry waits
   *[other] Shared; no connection just now, { $count } entries wait
}
charts-leave = Stop sharing on this phone
charts-left = This phone keeps the battle as it is and no longer shares it.
charts-joined = You share { $title } now.
charts-no-server = The server cannot be reached. The link with a copy of the battle works without it.
charts-bad-link = This link is incomplete. Your battle is unchanged.
charts-share-ended = { $words } This phone keeps the battle as it is and no longer shares it.
charts-heard-write = From another phone: { $words }
charts-heard-undo = Undone on another phone: { $words }
charts-conflict-changed = { $unit }, { $field }: another phone changed it to { $before } in the meantime. With what you wrote down it is { $after }. Both are in the log.
charts-conflict-gone = “{ $words }” is in the log, but another phone has removed one of its units in the meantime.
charts-conflict-not-undone = “{ $words }” was not undone: another phone has written something since.
charts-conflict-full = “{ $words }”: the list is full, so not all units were added.
charts-losses = Losses: { $lost } of { $of }
charts-pool-sure = { $dice ->
    [one] One hit
   *[other] { $dice } hits
}
charts-type-left = Enter the final number of losses
charts-type-total = Enter the sum of your two dice
charts-throw-total = Roll two dice (d{ $faces }), add them up, and add the modifiers.
