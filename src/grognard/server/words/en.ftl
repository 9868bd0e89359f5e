# The words of the server in English: refusals by their code, lines of the log, letters, one page.

## refusals

unreadable = This cannot be read: { $problem }
not-signed-in = First say who you are: ask for a guest's pass, or log in.
wrong-password = Login and password do not fit together.
bad-link = This link does not hold, or no longer.
bad-origin = This request comes from another site.
not-yours = This is not yours.
not-your-seat = This is not your seat.
blocked = One of you has blocked the other.
no-such-game = There is no game { $name } here.
no-such-match = There is no such match, or you may not see it.
no-such-seat = This match has no such seat.
no-such-person = There is no such person.
no-such-page = There is nothing here.
no-such-method = This cannot be done here.
taken = This is taken already.
not-started = The match has not begun.
over = The match is over.
illegal = The rules do not allow this.
not-your-turn = It is not your turn.
stale = Something has happened that you had not seen; look again.
nothing-to-undo = There is nothing to take back.
dice-thrown = Dice were thrown; only your opponent's consent takes this back.
revealed = Something came to light; only your opponent's consent takes this back.
other-player = Another player's turn has come; only consent takes this back.
no-offer = There is no such offer.
too-early = It is too early for this.
no-mail = This server sends no mail.
version-gone = This match is played by version { $version } of the rules, which this server lacks.
too-large = This is too large: at most { $most } bytes.
bad-setup = A match cannot begin like this: { $problem }
local-option = The option { $option } names a file of one's own machine and is not taken from outside.
too-fast = Too fast; wait a moment.
too-many = Too many connections.
broken = Something went wrong here; the match is as it was.
busy = The server cannot do this just now; try again.

problem-json = it is not JSON
problem-field = { $field }: { $reason }
problem-action = { $value }
problem-record = { $reason }

## lines of the log that are the table's, not the game's

line-undone = { $seat }: an action is taken back.
line-taken-back = { $seat }: actions are taken back, by agreement.
line-resigned = { $seat }: the battle is given up.
line-drawn = The players agree on a draw.
line-timed-out = { $seat }: lost on time.

one-moment = One moment.

## letters and notices

mail-turn-subject = Your turn: { $game }, { $scenario }
mail-turn =
    { $name }, it is your turn in { $game }, { $scenario }, against { $others }.

    { $link }
    { $deadline ->
        [none] { "" }
       *[other] You have time until { $deadline } (UTC).
    }
mail-over-subject = The match is over: { $game }, { $scenario }
mail-over =
    { $name }, the match of { $game }, { $scenario }, against { $others } is over: { $ending }.

    { $link }
mail-joined-subject = Your match begins: { $game }, { $scenario }
mail-joined =
    { $name }, your match of { $game }, { $scenario }, against { $others } has begun.

    { $link }
mail-offer-subject = An offer: { $game }, { $scenario }
mail-offer =
    { $name }, { $others } offers you something in { $game }, { $scenario }.

    { $link }
mail-confirm-subject = Is this your address?
mail-confirm =
    { $name }, someone, surely you, wants news of matches sent to this address.
    To confirm, open this within two days:

    { $link }

    Otherwise do nothing, and nothing more will come.

## the status page

page-title = Grognard
page-about = A server for wargames, for people and for programs.
page-table = To the table
page-unbuilt = The table in the browser was not built here. In the folder of Grognard, this builds it; then start the server again:
page-status = how this server is
page-running = Matches being played: { $count }
page-waiting = Open challenges: { $count }
page-over = Finished matches: { $count }
page-games = Games
page-version = rules version { $version }
page-api = For programs
page-openapi = description of the interface
page-well = This server is well.
