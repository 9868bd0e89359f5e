# What is wrong with a position; the words of any game are in miniatures/text/words.

bases = bases { $count }: expected 1 to { $most }
other-arm = a formation of another arm
no-battery = silenced or damaged, and not a battery
battery-disordered = a battery is silenced, not disordered
garrison = a garrison outside a built-up area
escort = a battery attached to something other than a brigade of its side
fights-away = fights, but one of them is not on the table
fights-friends = fights its own side
locked-alone = locked in combat, and touches nobody
general-away = { $general } is not with a brigade of his side
general-off = { $general } is off the table
