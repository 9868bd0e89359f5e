## The bar above the pages

lobby-nav = Pages
lobby-rules = Rules
lobby-cards = Cards
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
lobby-eagles-about = A duel of cards. Three Positions a side, a hidden hand, the campaign of 1815.
lobby-march-about = Miniatures on a measured table. Battalions wheel, fire and charge to the millimetre.
lobby-battle = Battle
lobby-side = Side
lobby-opponent = Opponent
lobby-at-waterloo = Waterloo
lobby-at-waterloo-about = 18 June · about an hour
lobby-at-waterloo-french = Win before Blücher comes
lobby-at-waterloo-allied = Hold until Blücher comes
lobby-at-ligny = Ligny
lobby-at-ligny-about = 16 June · about an hour
lobby-at-ligny-french = The Guard is with you
lobby-at-ligny-allied = Numbers, behind a brook
lobby-at-quatre-bras = Quatre Bras
lobby-at-quatre-bras-about = 16 June · about 25 minutes
lobby-at-quatre-bras-french = Strike before they gather
lobby-at-quatre-bras-allied = Thin now, more to come
lobby-at-wavre = Wavre
lobby-at-wavre-about = 18 June · about 20 minutes
lobby-at-wavre-french = Force the crossings
lobby-at-wavre-allied = Hold the bridges
lobby-at-charleroi = Charleroi
lobby-at-charleroi-about = 15 June · all armies, two hours
lobby-at-charleroi-french = Alone against two armies
lobby-at-charleroi-allied = Two armies that must agree
lobby-at-training = Training field
lobby-at-training-about = No place in history · 8 turns
lobby-at-training-red = Long lines, steady fire
lobby-at-training-blue = Columns, and the Guard
lobby-at-vimeiro = Vimeiro
lobby-at-vimeiro-about = 21 August 1808 · 8 turns
lobby-at-vimeiro-red = Hold the crest, rifles out
lobby-at-vimeiro-blue = Straight up the hill
lobby-at-barrosa = Barrosa
lobby-at-barrosa-about = 5 March 1811 · 8 turns
lobby-at-barrosa-red = The Guards attack uphill
lobby-at-barrosa-blue = Keep summit and chapel
lobby-at-open = Open field
lobby-at-open-about = Your own armies, ground by lot
lobby-at-open-red = The red army
lobby-at-open-blue = The blue army
lobby-side-french = French
lobby-side-british = British
lobby-side-prussian = Prussian
lobby-side-both = British & Prussian
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
lobby-challenge = Whoever comes
lobby-challenge-about = An open challenge in this lobby
lobby-your-name = Your name
lobby-play = Play
lobby-play-about = Starts at once. You can undo until the dice fall.
lobby-play-about-screen = Starts at once. Hand the table over when the curtain falls.
lobby-play-about-open = Starts at once. The table turns to whoever is to act.
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
lobby-deck = Decks
lobby-deck-about = Which cards an army may bring to the battle.
lobby-deck-historical = Dealt from those who were there
lobby-deck-full = All who were there
lobby-deck-open = Dealt from the whole army
lobby-deck-custom = Of your own making
lobby-scale = Size of the decks
lobby-scale-about = Smaller decks make a shorter battle. Hands and draws follow.
lobby-scale-half = Half
lobby-scale-one = As in the chart
lobby-scale-more = Half as many again
lobby-scale-two = Double
lobby-decoys = Decoys
lobby-decoys-about = Generals, Specials and Terrain may be laid face down to deceive (rule 14.0).
lobby-victory = To win, hold
lobby-victory-about = Enemy Positions that must be yours at the same time.
lobby-victory-one = One enemy Position
lobby-victory-two = Two enemy Positions
lobby-turns = Length
lobby-turns-about = When the last turn is over, losses decide.
lobby-turns-10 = 10 turns
lobby-turns-20 = 20 turns
lobby-turns-40 = 40 turns
lobby-turns-none = No limit
lobby-prussian-general = A Prussian General for certain
lobby-prussian-general-about = The Prussian deck at Waterloo always holds a General.
lobby-draws = Draws by agreement
lobby-draws-about = Both may agree that neither wins.
lobby-resign = Resigning
lobby-resign-about = A player may give the battle up.
lobby-french-deck = The French deck
lobby-british-deck = The British deck
lobby-prussian-deck = The Prussian deck
lobby-own-deck-about = Card numbers, one to a line or with commas; x2 for a second copy: “070, 015, 112 x2”. The numbers stand in the gallery of cards (rule 15.0).
lobby-measuring = Measuring
lobby-measuring-about = Whether the ruler is free before a shot or a charge is declared (rule 9).
lobby-measuring-free = Always free
lobby-measuring-none = Only after the order is given
lobby-set-up = Set-up
lobby-set-up-about = Who places the battalions before the first turn (rule 4).
lobby-set-up-dice = The players, in turn
lobby-set-up-ready = Both armies stand ready
lobby-points = Points for each army
lobby-points-about = What an army list may cost (rule 1.4).
lobby-points-are = { $points } points
lobby-length = Length
lobby-length-about = When the last turn is over, points decide (rule 16).
lobby-length-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
lobby-by-battle = As the battle has it
lobby-terrain = Ground
lobby-terrain-about = That of the battle, or drawn by lot: fair to both, and the same again for the same number.
lobby-terrain-lot = Drawn by lot
lobby-terrain-drawn = Drawn by lot, number { $number }
lobby-table = Table
lobby-table-about = Its size, for ground that is drawn by lot.
lobby-table-120x120 = 120 × 120 cm
lobby-table-160x120 = 160 × 120 cm
lobby-objectives = Objectives
lobby-objectives-about = Places that are worth points to who holds them in the end (rule 16).
lobby-objectives-on = At least one, in the middle
lobby-objectives-off = None
lobby-counter-charge = Counter-charges
lobby-counter-charge-about = A battalion that has not acted may meet a charge with one of its own (ruling R53).
lobby-winner-tests = The winner tests too
lobby-winner-tests-about = Losses in a combat that was won are a reason to test Resolve (ruling R40).
lobby-rifles = Rifles
lobby-rifles-about = How far they reach (ruling R15).
lobby-rifles-standard = As far as muskets
lobby-rifles-long = 20, 40 and 60 cm
lobby-french-hold = The French wait
lobby-french-hold-about = At Barrosa they may not leave the hill before turn 3.
lobby-red-army = The red army
lobby-blue-army = The blue army
lobby-army-about = A ready army, or a list of your own within the points (rule 2).
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
lobby-first-battle = First battle, ten minutes
lobby-first-battle-about = A real game with a guide at your elbow
lobby-rules-about = In our words, with search
lobby-all-cards = The 300 cards
lobby-all-cards-about = Every brigade, battery and general
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
lobby-recover-about = This link makes you, on this device, who made it. It holds once.
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
lobby-device-until = It holds once, until { $date }. Whoever has it is you: give it to nobody.
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
