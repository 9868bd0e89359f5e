## The bar above the pages

lobby-nav = Pages
lobby-rules = Rules
lobby-settings = Settings
lobby-sign-in = Sign in
lobby-candle = By candle-light
lobby-to-candle = By candle-light
lobby-to-day = By day
lobby-close = Close
lobby-home = To the lobby

## The first page

lobby-title = Napoleon’s battles, on your table
lobby-lead = Card by card at Waterloo, or battalion by battalion with the ruler in hand. By every rule of the book, and no account needed.
lobby-turn-strip =
    { $count ->
        [one] It is your turn: { $battle } ({ $opponent }).
       *[other] It is your turn in { $count } games. First: { $battle } ({ $opponent }).
    }
lobby-no-connection = The server cannot be reached. Check the connection and try again.

## A new game

lobby-new-game = A new game
lobby-game = Game
lobby-battle = Battle
lobby-side = Side
lobby-opponent = Opponent
lobby-side-french = French
lobby-side-british = British
lobby-side-prussian = Prussian
lobby-either = Either
lobby-either-about = The die decides
lobby-agent-sensible = The staff
lobby-agent-sensible-about = Sees only what you would see
lobby-agent-random = The recruits
lobby-agent-random-about = Any legal move, at random
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
lobby-play-about = Starts at once. You can undo until the dice fall.
lobby-play-about-screen = Starts at once. Hand the table over when the curtain falls.
lobby-play-about-open = Starts at once. The table turns to the player whose turn it is.
lobby-invite = Invite
lobby-invite-about = You get a link to send. The battle begins when your friend sits down.
lobby-post = Challenge
lobby-post-about = It is listed here until somebody sits down.
lobby-setting-up = One moment…
lobby-rank-grenadier = Grenadier
lobby-rank-hussar = Hussar
lobby-rank-dragoon = Dragoon
lobby-rank-gunner = Gunner
lobby-rank-sapper = Sapper
lobby-rank-drummer = Drummer

## All options

lobby-more = All options
lobby-more-usual = As usual
lobby-option-is = { $option }: { $value }
lobby-on = Yes
lobby-off = No
lobby-pace = Pace
lobby-pace-about = Time for each decision. Who lets it pass can be claimed to have lost.
lobby-pace-live = Live, 5 minutes a move
lobby-pace-day = 1 day a move
lobby-pace-three-days = 3 days a move
lobby-pace-none = No clock
lobby-reaction = Time to react
lobby-reaction-about = For cards played in answer. Everybody waits as long, so that waiting betrays nothing.
lobby-reaction-usual = As usual for the pace
lobby-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
lobby-watchable = Others may watch
lobby-watchable-about = They see what both sides can see, never a hand.

## Games

lobby-your-games = Your games
lobby-looking = Looking…
lobby-no-games = No game yet. Press Play: it takes one click.
lobby-go-on = Your turn
lobby-open = Open
lobby-your-turn = Waiting for you
lobby-your-turn-left = Your move, time ends { $left }
lobby-their-turn = Waiting for them
lobby-their-turn-left = Their move, time ends { $left }
lobby-waiting-opponent = Nobody has come yet
lobby-two-here = Two at this screen
lobby-seat-free = Free
lobby-seat-reserved = Kept for your opponent
lobby-somebody = Somebody
lobby-challenges = Open challenges
lobby-no-challenges = Nobody seeks an opponent just now.
lobby-offers-side = You would be { $side }
lobby-accept = Accept
lobby-watch-title = Battles to watch
lobby-watch = Watch
lobby-under-way = Under way
lobby-over-title = Fought to the end
lobby-replay = Replay
lobby-all-over = Show all { $count }
lobby-ended-won = You won
lobby-ended-lost = You lost
lobby-ended-draw = A draw
lobby-ended-side = { $side } won
lobby-notify = Tell me
lobby-notify-about = Shall the browser tell you when it is your turn?
lobby-notice-turn = Your turn: { $battle }
lobby-notice-over = The battle is over: { $battle }
lobby-notice-joined = Your opponent has come: { $battle }
lobby-notice-offer = An offer for you: { $battle }

## Learn

lobby-learn = Learn
lobby-rules-about = In our words, with search
lobby-armies = Army builder
lobby-armies-about = An army of your own, to the last drummer
lobby-open-record = Open a record
lobby-open-record-about = Replay a file, check its dice

## Joining and waiting

lobby-join = An invitation
lobby-join-title = An invitation to { $battle }
lobby-join-lead = { $name } wants to play against you.
lobby-for-you = For you
lobby-you-name = { $name } (you)
lobby-here = here
lobby-away = away
lobby-house-rules = Rules
lobby-fair = Fair dice: how you can be sure
lobby-fair-about = The server has already fixed its secret, and shows this fingerprint of it. When you sit down your browser adds chance of its own. Every die comes from both, so that nobody can choose it; after the battle the secret is opened and anybody can check.
lobby-commitment = Fingerprint:
lobby-sit-down = Sit down: { $side }
lobby-join-yours = You sit at this table already. Send the link to somebody else.
lobby-join-taken = This seat is taken.
lobby-join-over = This battle is over.
lobby-to-match = To the table
lobby-link-unreadable = This link is not whole. Copy all of it, to the last letter.
lobby-waiting-title = { $battle } is about to begin
lobby-waiting-link = Send this link to your friend. The battle begins by itself when both sit.
lobby-waiting-listed = Your challenge is in the lobby. You may also send the link. The battle begins by itself.
lobby-waiting-other = The battle begins by itself when both sit.
lobby-waiting-seat = A seat is free.
lobby-link-for = Link for the side: { $side }
lobby-share-text = Play { $battle } against me. Your side: { $side }.
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-withdraw = Call it off
lobby-withdraw-sure = Really call it off
lobby-withdrawn = This battle was called off.

## Links in letters

lobby-recover = Your games on this device
lobby-recover-about = This link signs you in on this device as the person who made it. It works once.
lobby-recover-go = Take my seats here
lobby-recovered = Done: your games are here now.
lobby-confirm = Your address
lobby-confirm-about = Shall letters about your games go to this address?
lobby-confirm-go = Yes, send letters here
lobby-confirmed = Done: letters will come.

## Account

lobby-account = Account
lobby-account-nobody = You need none to play. With one you find your games again on any device.
lobby-account-guest = You play as a guest, { $name }. This browser knows you; an account is known everywhere.
lobby-account-login = You are signed in as { $login }.
lobby-change = Change
lobby-name-changed = Your name is changed.
lobby-login = Login
lobby-password = Password
lobby-sign-in-about = What you have played here as a guest becomes your account’s.
lobby-make-account = New account
lobby-make-account-about = Letters, figures, dot, dash; at least 8 signs for the password. Your games stay yours.
lobby-signed-in = You are signed in.
lobby-account-made = Your account is made.
lobby-password-change = Change the password
lobby-password-old = Old password
lobby-password-new = New password
lobby-password-about = Your other devices are signed out.
lobby-password-changed = Your password is changed.
lobby-letters = Letters when it is your turn
lobby-letters-go = Letters go to { $email }.
lobby-letters-stop = No more letters
lobby-letters-stopped = No more letters will be sent.
lobby-letters-sent = A letter is on its way: open the link in it.
lobby-letters-about = It counts once you have opened the link in the letter.
lobby-email = E-mail address
lobby-email-send = Send
lobby-device = Play on another device
lobby-device-about = Make a link and open it there: that device then has your seats, without an account.
lobby-device-make = Make a link
lobby-device-link = Link for the other device
lobby-device-until = It works once, until { $date }. Anyone who has it can play as you: do not share it.
lobby-link-made = The link is made.
lobby-blocks = People you do not want to meet
lobby-blocks-about = You neither meet nor hear each other.
lobby-blocks-none = Nobody is blocked.
lobby-met = You have played against
lobby-block = Block
lobby-block-name = Block { $name }
lobby-unblock = Unblock
lobby-unblock-name = Unblock { $name }
lobby-sign-out = Sign out
lobby-sign-out-guest = As a guest you come back only by a link for another device. Make one first, or an account.
lobby-sign-out-anyway = Sign out all the same
lobby-stay = Stay
lobby-signed-out = You are signed out.

## Settings

lobby-settings-about = They count at once and stay in this browser.
lobby-set-language = Language
lobby-set-light = Light
lobby-set-system = System
lobby-set-day = By day
lobby-set-candle = By candle-light
lobby-set-palette = Colours of the armies
lobby-set-armies = Uniforms
lobby-set-safe = For every sight
lobby-set-palette-about = Blue, orange and black are told apart by everybody. Hatching and emblems say the same.
lobby-set-pace = Pace of the table
lobby-set-quick = Quick
lobby-set-normal = Steady
lobby-set-slow = Slow
lobby-set-pace-about = How long each event stays before the next. A click always skips ahead.
lobby-set-calm = Your system asks for less motion: nothing slides or rolls, whatever the pace.
lobby-set-step = Step through the opponent’s moves
lobby-set-step-about = Each waits for a click.
lobby-set-confirm = Warn before grave mistakes
lobby-set-confirm-about = Before an order that one would soon regret.
lobby-set-sound = Sound
lobby-set-sound-about = A little wood and drum.

## No such page

lobby-missing = Lost orders
lobby-missing-about = There is no such page. The courier must have taken a wrong turn.

## The curtain between two players at one screen

lobby-curtain =
    { $player ->
        [french] Hand the table to the French player
        [british] Hand the table to the British player
        [prussian] Hand the table to the Prussian player
       *[allied] Hand the table to the Allied player
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
