# The words of the server in English: refusals by their code, lines of the log, emails, one page.

## refusals

unreadable = This request cannot be read: { $problem }
bad-line = line { $line }: “{ $value }”: { $expected }
bad-value = “{ $value }”: { $expected }
unread-order = “{ $value }” cannot be read: { $expected }.
not-signed-in = Sign in first, or ask for a guest pass.
wrong-password = Wrong username or password.
bad-link = This link is not valid, or no longer valid.
bad-origin = This request comes from another site.
not-yours = This does not belong to you.
not-your-seat = This is not your seat.
not-chief = Only the commander-in-chief of your side may do this.
not-your-command = { $share } is under another commander of your side.
other-side = You are already playing on the other side.
blocked = One of you has blocked the other.
no-such-game = There is no game { $name } here.
no-such-match = There is no such match, or you may not see it.
no-such-seat = This match has no such seat.
hand-stays = Each army keeps its own player while the battle lasts.
no-such-command = Your side has no such command.
no-such-battle = This shared battle is not on this server: the link is wrong, or nobody has written in it for { $days ->
    [one] one day
   *[other] { $days } days
}.
no-such-person = There is no such player.
no-such-page = This page does not exist.
no-such-method = This cannot be done at this address.
taken = This is already taken.
not-started = The match has not begun.
over = The match is over.
illegal = The rules do not allow this.
not-your-turn = It is not your turn.
waits-for-others = You have nothing more to do here; others on your side have not finished.
stale = Something happened in the meantime; look again before you answer.
nothing-to-undo = There is nothing to undo.
dice-thrown = Dice have been rolled; this can only be taken back if your opponent agrees.
revealed = Something has been revealed; this can only be taken back if your opponent agrees.
too-many-lines = This match has too many lines; nothing more can be taken back.
other-player = It is another player's turn; this can only be taken back if they agree.
battle-full = This shared battle is full. Save it, and share a new one.
no-offer = There is no such offer.
too-early = It is too early for this.
no-mail = This server does not send emails.
not-agreed = This match is played with another list ({ $option }). Look at what differs and agree to it first.
no-house = This computer is not connected to a home network, or the network does not allow it.
version-gone = This match uses version { $version } of the rules, which this server does not have.
too-large = This is too large: at most { $most } bytes.
too-long = The address or the headers of this request are too long.
bad-setup = A match cannot begin like this: { $problem }
no-hints = Hints are for battles against computer players alone.
no-press = This server cannot print. Its owner can install the printing program once: ./run print (or pip install grognard[print]).
bad-deck = This deck cannot be read: { $problem }
bad-army = This army cannot be read: { $problem }
bad-battle = This is not a battle of these charts: { $problem }.
local-option = The option { $option } is only for your own machine; a server does not accept it.
too-fast = Too many requests; wait a moment.
too-many = Too many connections.
too-many-challenges = { $most ->
    [one] There is already an open challenge from you, or from your address; withdraw it,
   *[other] There are already { $most } open challenges from you, or from your address; withdraw one,
} or wait until somebody accepts.
too-many-computers = { $most ->
    [one] A match between computers is already being watched from your address; close it first.
   *[other] { $most } matches between computers are already being watched from your address; close one first.
}
too-many-battles = { $most ->
    [one] A battle is already shared from your address; it is forgotten when nobody writes in it for a while.
   *[other] { $most } battles are already shared from your address; one is forgotten when nobody writes in it for a while.
}
broken = Something went wrong on the server; the match is unchanged.
busy = The server is busy; try again.
no-storage = The server cannot reach its storage right now; try again in a moment.
busy-line = Too many questions are waiting to be answered; ask again in a moment.

problem-json = it is not JSON
problem-field = { $field }: { $reason }
problem-action = { $value }
problem-record = { $reason }

## lines of the log that are the table's, not the game's

line-undone = { $seat }: action undone.
line-taken-back = { $seat }: actions taken back, as agreed.
line-resigned = { $seat }: resigned.
line-drawn = The players agree on a draw.
line-timed-out = { $seat }: lost on time.
line-given = { $chair ->
    [0] { $seat }: { $share } is now under the commander-in-chief.
   *[other] { $seat }: { $share } is now under commander { $chair }.
}

computers-wait = The computers wait: of the matches between computers made at one address, { $most ->
    [one] only one is played at a time. They go on when it ends or nobody watches it.
   *[other] only { $most } are played at a time. They go on when one of those ends or nobody watches it.
}
one-moment = One moment.

## emails and notices

mail-turn-subject = Your turn: { $game }, { $scenario }
mail-turn =
    { $name }, it is your turn in { $game }, { $scenario }, against { $others }.

    { $link }
    { $deadline ->
        [none] { "" }
       *[other] You have until { $deadline } (UTC).
    }
mail-over-subject = The match is over: { $game }, { $scenario }
mail-over =
    { $name }, your match of { $game }, { $scenario }, against { $others } is over: { $ending }.

    { $link }
mail-joined-subject = Your match begins: { $game }, { $scenario }
mail-joined =
    { $name }, your match of { $game }, { $scenario }, against { $others } has begun.

    { $link }
mail-offer-subject = You have an offer: { $game }, { $scenario }
mail-offer =
    { $name }, { $others } has made you an offer in { $game }, { $scenario }.

    { $link }
mail-confirm-subject = Confirm your email address
mail-confirm =
    { $name }, somebody, probably you, asked for news of matches to be sent to this address.
    To confirm, open this link within two days:

    { $link }

    Otherwise ignore this email, and you will get no more.

## the status page

page-title = Grognard
page-about = A server for wargames, for people and for programs.
page-table = Go to the table
page-unbuilt = The browser table has not been built here. In the folder of Grognard, this command builds it; then restart the server:
page-status = server status
page-running = Matches in progress: { $count }
page-waiting = Open challenges: { $count }
page-over = Finished matches: { $count }
page-games = Games
page-version = rules version { $version }
page-api = For programs
page-openapi = API description
page-well = This server is running.

## what dice did

dice-hit = { $count ->
    [one] hit
   *[other] { $count } hits
}
dice-miss = { $count ->
    [one] miss
   *[other] { $count } misses
}
dice-strike = { $count ->
    [one] strikes
   *[other] { $count } strike
}
dice-pass = { $count ->
    [one] passes
   *[other] { $count } pass
}
dice-fail = { $count ->
    [one] fails
   *[other] { $count } fail
}
