## The bar above the pages

lobby-nav = Pages
lobby-rules = Rules
lobby-settings = Settings
lobby-sign-in = Sign in
lobby-candle = By candle-light
lobby-to-candle = By candle-light
lobby-to-day = By day
lobby-close = Close
lobby-home = Back to the lobby

## The first page

lobby-title = Napoleon’s battles, on your table
lobby-lead = With cards, with battalions and a ruler, or with whole army corps. Every rule of the book, and no account needed.
lobby-turn-strip =
    { $count ->
        [one] It is your turn: { $battle } ({ $opponent }).
       *[other] It is your turn in { $count } games. First: { $battle } ({ $opponent }).
    }
lobby-no-connection = The server cannot be reached. Check the connection and try again.

## A new game

lobby-new-game = New game
lobby-game = Game
lobby-battle = Battle
lobby-side = Side
lobby-opponent = Opponent
lobby-side-french = French
lobby-side-british = British
lobby-side-prussian = Prussian
lobby-either = Either
lobby-either-about = Chosen by a die
lobby-balance = Between equal computers: { $first } { $one }, { $second } { $two }.
lobby-balance-give = Make it even. { $handicap }
lobby-balance-as-is = Play without a handicap
lobby-agent-sensible = The staff
lobby-agent-sensible-about = Sees only what you would see
lobby-agent-random = The recruits
lobby-agent-random-about = Any legal move, at random
lobby-agent-conscript = Conscript
lobby-agent-conscript-about = Knows the rules, judges poorly.
lobby-agent-soldier = Soldier
lobby-agent-soldier-about = Plays what looks best at the moment.
lobby-agent-veteran = Veteran
lobby-agent-veteran-about = Thinks a turn ahead, briefly.
lobby-agent-grognard = Grognard
lobby-agent-grognard-about = Thinks ahead for up to a second.
lobby-agent-marshal = Marshal
lobby-agent-marshal-about = Thinks ahead for up to three seconds.
lobby-agent-styled = { $style ->
    [bold] { $name }, bold
    [careful] { $name }, careful
   *[other] { $name }
}
lobby-style = Style
lobby-style-careful = Careful
lobby-style-careful-about = Keeps its distance, and attacks when it is safe
lobby-style-steady = Steady
lobby-style-steady-about = Weighs gain and loss alike
lobby-style-bold = Bold
lobby-style-bold-about = Closes in and charges
lobby-agent-about = A computer player
lobby-friend = A friend, by link
lobby-friend-about = Now or at your own pace
lobby-screen = Two at this screen
lobby-screen-about = A curtain hides each hand
lobby-screen-open = Nothing is hidden: take turns
lobby-challenge = Anyone
lobby-challenge-about = An open challenge in this lobby
lobby-your-name = Your name
lobby-play = Play
lobby-play-battle = Play { $battle }
lobby-or = or
lobby-newcomer = New here?
lobby-lesson = Your first battle
lobby-lesson-about = A guide shows each step; you play it. { $minutes } minutes.
lobby-lesson-start = Start the lesson
lobby-play-about = Starts at once. You can undo until the dice fall.
lobby-play-about-screen = Starts at once. Hand over the screen when the curtain falls.
lobby-play-about-open = Starts at once. The table turns to face the player whose turn it is.
lobby-invite = Invite
lobby-invite-about = You get a link to send. The battle begins when your friend joins.
lobby-post = Challenge
lobby-post-about = It is listed here until somebody joins.
lobby-setting-up = One moment…
lobby-rank-grenadier = Grenadier
lobby-rank-hussar = Hussar
lobby-rank-dragoon = Dragoon
lobby-rank-gunner = Gunner
lobby-rank-sapper = Sapper
lobby-rank-drummer = Drummer

## All options

lobby-more = All options
lobby-more-usual = Standard
lobby-option-is = { $option }: { $value }
lobby-on = Yes
lobby-off = No
lobby-pace = Pace
lobby-pace-about = Time for each decision. Run out of time and your opponent may claim the win.
lobby-pace-live = Live, 5 minutes per move
lobby-pace-day = 1 day per move
lobby-pace-three-days = 3 days per move
lobby-pace-none = No clock
lobby-reaction = Time to react
lobby-reaction-about = For cards played in response. Everybody always waits this long, so the wait gives nothing away.
lobby-reaction-usual = Standard for the pace
lobby-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
lobby-pair = Best of two
lobby-pair-about = Two battles, with sides swapped after the first. Wins count first, then the damage done in both.
lobby-pair-of = battle { $number } of 2
lobby-watchable = Others may watch
lobby-watchable-about = They see what both sides can see, never a hand.

## Games

lobby-your-games = Your games
lobby-looking = Loading…
lobby-no-games = No games yet. Press Play: one { $touch ->
    [yes] tap
   *[no] click
} is enough.
lobby-go-on = Your turn
lobby-open = Open
lobby-your-turn = Waiting for you
lobby-your-turn-left = Your move, time runs out { $left }
lobby-their-turn = Waiting for your opponent
lobby-their-turn-left = Their move, time runs out { $left }
lobby-waiting-opponent = No opponent yet
lobby-two-here = Two at this screen
lobby-seat-free = Free
lobby-seat-reserved = Reserved for your opponent
lobby-somebody = Somebody
lobby-challenges = Open challenges
lobby-no-challenges = Nobody is looking for an opponent right now.
lobby-no-such-challenges = No open challenge fits.
lobby-filter-game = Challenges of which game
lobby-any-game = Any game
lobby-filter-pace = Challenges at which pace
lobby-any-pace = Any pace
lobby-more-challenges = More challenges
lobby-offers-side = You would play as { $side }
lobby-accept = Accept
lobby-watch-title = Battles to watch
lobby-watch = Watch
lobby-under-way = In progress
lobby-over-title = Finished battles
lobby-replay = Replay
lobby-all-over = Show all { $count }
lobby-ended-won = You won
lobby-ended-lost = You lost
lobby-ended-draw = Draw
lobby-ended-side = { $side } won
lobby-notify = Notify me
lobby-notify-about = Should the browser notify you when it is your turn?
lobby-notice-turn = Your turn: { $battle }
lobby-notice-over = The battle is over: { $battle }
lobby-notice-joined = Your opponent has joined: { $battle }
lobby-notice-offer = An offer for you: { $battle }

## Learn

lobby-learn = Learn
lobby-how = How a battle goes, how you win
lobby-how-about = One page, with every mark; print it for your table
lobby-rules-about = In our own words, searchable
lobby-armies = Army builder
lobby-armies-about = Your own for { $game }
lobby-charts = Charts for the real table
lobby-charts-about = For figures on your own table: sums, rows and odds on a phone
lobby-open-record = Open a record
lobby-open-record-about = Replay a file and check its dice

## Joining and waiting

lobby-join = Invitation
lobby-join-title = Invitation: { $battle }
lobby-join-lead = { $name } wants to play against you.
lobby-for-you = For you
lobby-you-name = { $name } (you)
lobby-here = online
lobby-away = away
lobby-house-rules = Rules
lobby-fair = Fair dice: how you can be sure
lobby-fair-about = The server has already fixed its secret and shows this fingerprint of it. When you join, your browser adds a random number of its own. Every die comes from both, so nobody can choose it. After the battle the secret is published and anyone can check.
lobby-commitment = Fingerprint:
lobby-sit-down = Play as { $side }
lobby-bring-deck = Bring your own deck, or take the historical one
lobby-bring-army = Bring your own army, or take the standard one
lobby-join-yours = You are already at this table. Send the link to somebody else.
lobby-join-taken = This seat is taken.
lobby-join-over = This battle is over.
lobby-to-match = Go to the table
lobby-link-unreadable = This link is incomplete. Copy all of it, to the last character.
lobby-waiting-title = { $battle } is about to begin
lobby-waiting-link = Send this link to your friend. The battle begins when both players are here.
lobby-waiting-listed = Your challenge is in the lobby. You can also send the link. The battle begins when somebody joins.
lobby-waiting-other = The battle begins when both players are here.
lobby-waiting-seat = A seat is free.
lobby-link-for = Link to play as { $side }
lobby-share-text = Play { $battle } against me. Your side: { $side }.
lobby-reach-machine = This server listens on this computer only: the link works on no other device.
lobby-reach-offer = Is your friend in the same house, on the same Wi-Fi? Let devices on your home network connect, until you close it again or quit Grognard.
lobby-reach-open = Open to my home network
lobby-reach-host = How to play over the internet
lobby-reach-host-about = To play with friends elsewhere, run the server where they can reach it:
lobby-reach-host-far = At home, also forward its port in your router. For a permanent server, put it behind https.
lobby-reach-house = Open to your home network at { $url }
lobby-reach-house-about = Your friend scans the code or opens the link on the same Wi-Fi. If it does not load, allow port { $port } in the firewall of this computer. Traffic on your home network is not encrypted.
lobby-reach-close = Close it again
lobby-qr = QR code
lobby-qr-alt = QR code of the link to play as { $side }
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-withdraw = Cancel the game
lobby-withdraw-sure = Yes, cancel it
lobby-withdrawn = This game was cancelled.

## Links in emails

lobby-recover = Your games on this device
lobby-recover-about = This link signs you in on this device as the person who made it. It works once.
lobby-recover-go = Move my games here
lobby-recovered = Done: your games are here now.
lobby-confirm = Your email address
lobby-confirm-about = Should emails about your games go to this address?
lobby-confirm-go = Yes, email me here
lobby-confirmed = Done: you will get emails here.

## Account

lobby-account = Account
lobby-account-nobody = You do not need one to play. With an account you find your games on any device.
lobby-account-guest = You play as a guest, { $name }. This browser remembers you; an account follows you to any device.
lobby-account-login = You are signed in as { $login }.
lobby-change = Change
lobby-name-changed = Your name has been changed.
lobby-login = Username
lobby-password = Password
lobby-sign-in-about = What you have played here as a guest moves to your account.
lobby-make-account = New account
lobby-make-account-about = Username: letters, digits, dots and dashes. Password: at least 8 characters. You keep your games.
lobby-signed-in = You are signed in.
lobby-account-made = Your account has been created.
lobby-password-change = Change the password
lobby-password-old = Old password
lobby-password-new = New password
lobby-password-about = This signs you out on your other devices.
lobby-password-changed = Your password has been changed.
lobby-letters = Email me when it is my turn
lobby-letters-go = Emails go to { $email }.
lobby-letters-stop = Stop emails
lobby-letters-stopped = You will get no more emails.
lobby-letters-sent = An email is on its way: open the link in it.
lobby-letters-about = Emails start once you have opened the link we send you.
lobby-email = Email address
lobby-email-send = Send
lobby-device = Play on another device
lobby-device-about = Create a link and open it on the other device: your games are then there too, without an account.
lobby-device-make = Create a link
lobby-device-link = Link for the other device
lobby-device-until = It works once, until { $date }. Anyone who has it can play as you: do not share it.
lobby-link-made = The link is ready.
lobby-blocks = Blocked players
lobby-blocks-about = You and a blocked player can neither play nor chat with each other.
lobby-blocks-none = Nobody is blocked.
lobby-met = Recent opponents
lobby-block = Block
lobby-block-name = Block { $name }
lobby-unblock = Unblock
lobby-unblock-name = Unblock { $name }
lobby-sign-out = Sign out
lobby-sign-out-guest = As a guest you can only come back with a link for another device. Create one first, or an account.
lobby-sign-out-anyway = Sign out anyway
lobby-stay = Stay signed in
lobby-signed-out = You are signed out.

## Settings

lobby-settings-about = Changes apply at once and are saved in this browser.
lobby-set-language = Language
lobby-set-light = Theme
lobby-set-system = System
lobby-set-day = By day
lobby-set-candle = By candle-light
lobby-set-palette = Army colours
lobby-set-armies = Uniforms
lobby-set-safe = Colour-blind safe
lobby-set-palette-about = Everybody can tell blue, orange and black apart. Hatching and emblems also show the army.
lobby-set-pace = Animation speed
lobby-set-quick = Quick
lobby-set-normal = Normal
lobby-set-slow = Slow
lobby-set-pace-about = How long each event is shown before the next. A { $touch ->
    [yes] tap
   *[no] click
} always skips ahead.
lobby-set-calm = Your system asks for less motion: nothing slides or rolls, whatever the speed.
lobby-set-step = Step through the opponent’s moves
lobby-set-step-about = Each move waits for a { $touch ->
    [yes] tap
   *[no] click
}.
lobby-set-confirm = Warn me before serious mistakes
lobby-set-confirm-about = Before an order you would soon regret.
lobby-set-text = Text size
lobby-set-text-normal = Normal
lobby-set-text-large = Large
lobby-set-text-largest = Very large
lobby-set-sound = Sound
lobby-set-sound-about = Wooden clicks and drums.

## No such page

lobby-missing = Lost orders
lobby-missing-about = This page does not exist. The courier must have taken a wrong turn.

## The curtain between two players at one screen

lobby-curtain =
    { $player ->
        [french] Hand the screen to the French player
        [british] Hand the screen to the British player
        [prussian] Hand the screen to the Prussian player
       *[allied] Hand the screen to the Allied player
    }
lobby-curtain-about =
    { $player ->
        [french] Only the French player should look now.
        [british] Only the British player should look now.
        [prussian] Only the Prussian player should look now.
       *[allied] Only the Allied player should look now.
    }
lobby-curtain-lift =
    { $player ->
        [french] I am the French player
        [british] I am the British player
        [prussian] I am the Prussian player
       *[allied] I am the Allied player
    }
