"""What goes over the WebSocket of a match, declared once; each message is one JSON object.

A client begins with `hello`. Every request bears an id of its own; it counts once, however often
it is sent. The answer is `ack` or `refused`; what has changed then comes as `update` and `prompt`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from grognard.kernel.verbs import Part

from .api import Lang, MatchInfo, Number, SeatKey, Strict, Text
from .games import PieceInfo
from .measured import BoardInfo, MeasureInfo, ReachInfo

RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ActionText = Annotated[Text, Field(min_length=1, max_length=1000)]
What = Literal["draw", "takeback"]
Question = Literal["why", "touch", "odds", "preview", "legal", "table", "piece", "reach", "measure"]

# An action taken apart: its text if it may be sent, its verb, the piece that acts, its target, and
# then the parts that its verb names. What is missing at the end is left out.
TakenApart = list[Part]


# From the client


class Hello(Strict):
    """Take a seat's view, or a spectator's (null); again, to look from another of your seats.

    `last` is the number last seen: what came after it is sent again. 0 asks for the whole log,
    null for none. Without `reasons` prompts do not list what is refused; without `views` updates
    do not bear the view.
    """

    type: Literal["hello"]
    seat: SeatKey | None = None
    last: Number | None = None
    lang: Lang = "en"
    reasons: bool = False
    views: bool = True


class Act(Strict):
    """Answer the question. It counts only if `seen` is the number of the last update."""

    type: Literal["act"]
    id: RequestId
    seen: Number
    action: ActionText
    seat: SeatKey | None = None


class Undo(Strict):
    """Take back freely: to the last die, revelation or change of player.

    Or take back one's own sealed answer, as long as not all are in.
    """

    type: Literal["undo"]
    id: RequestId
    seen: Number
    seat: SeatKey | None = None


class MakeOffer(Strict):
    type: Literal["offer"]
    id: RequestId
    what: What
    seat: SeatKey | None = None


class Reply(Strict):
    """Answer an offer, or with `accept` false withdraw one's own."""

    type: Literal["reply"]
    id: RequestId
    what: What
    accept: bool
    seat: SeatKey | None = None


class Resign(Strict):
    type: Literal["resign"]
    id: RequestId
    seat: SeatKey | None = None


class Claim(Strict):
    """Claim the game of an opponent whose time is over."""

    type: Literal["claim"]
    id: RequestId
    seat: SeatKey | None = None


class Say(Strict):
    type: Literal["chat"]
    id: RequestId
    text: Annotated[Text, Field(min_length=1, max_length=500)]


class Ask(Strict):
    """A question of one's own: why is this not allowed, what are the odds, what would it do.

    For `piece` the action is the name of a piece, as the view writes it; for `measure` too, or two
    of them with " > " between; for `touch` a piece that was touched, or it and what it was put on.
    For `reach` it is the order that a hand is putting together.
    """

    type: Literal["ask"]
    id: RequestId
    what: Question
    action: Annotated[Text, Field(max_length=1000)] = ""


class GiveOrder(Strict):
    """A standing order for hidden questions when one is away; null takes it back."""

    type: Literal["order"]
    id: RequestId
    prefix: Annotated[Text, Field(min_length=1, max_length=200)]
    reply: Literal["play", "hold"] | None
    seat: SeatKey | None = None


class Ping(Strict):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Act | Undo | MakeOffer | Reply | Resign | Claim | Say | Ask | GiveOrder | Ping,
    Field(discriminator="type"),
]
client_messages: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# From the server


class Welcome(Strict):
    """You are heard. `number` is that of the last update your audience was told.

    `board` is the table of a game that measures, once it has begun; `pieces` are those that are
    not as the catalogue has them.
    """

    type: Literal["welcome"] = "welcome"
    match: MatchInfo
    seat: str | None
    number: int
    board: BoardInfo | None
    pieces: list[PieceInfo]


class SumLine(Strict):
    cite: str
    words: str
    value: int


class Sum(Strict):
    """What dice are thrown on: a titled number and the rules that made it."""

    title: str
    total: int
    lines: list[SumLine]


class Thrown(Strict):
    """Dice that fell: what for, what each face did, and the sums they were thrown on.

    `cards` are those concerned that everybody may know of. Where each side throws a die, `seats`
    says whose each is; else it is empty. `results` tells in words what the dice of each mark did.
    """

    words: str
    cite: str
    faces: list[int]
    marks: list[str]
    cards: list[str]
    seats: list[str]
    results: dict[str, str]
    sums: list[Sum]


class EventLine(Strict):
    """One thing that happened, in your language; `short` names pieces by their short titles.

    `kind` is the game's own word for it. `weight` says whether it is a loss, or grave; `opens`
    that a turn or phase begins, with its `heading`; `cue` what is seen or heard of it: a shot from
    the first of `cards`, or hits. `row` is where a summary lists it; a `loud` one is worth a
    banner. `thrown` are the dice that decided it, or that it announced. `cards` and `places` are
    those spoken of, as the view writes them; `seat` is whose turn or phase it opens, or who did it
    at the table. `table` is what was done at the table, outside of the rules.
    """

    kind: str
    words: str
    short: str
    cite: str
    weight: Literal["plain", "loss", "grave"]
    opens: Literal["", "turn", "phase"]
    heading: str
    cue: Literal["", "shot", "hits"]
    row: Literal["", "lost", "hit", "moved"]
    loud: bool
    thrown: Thrown | None
    cards: list[str]
    places: list[str]
    seat: str | None
    table: Literal["", "undone", "taken-back", "resigned", "drawn", "timed-out"]


class StakeMark(Strict):
    """Something at stake: a place or piece as the view names it, and whose it is.

    It is the `last` piece there, in `danger` of being lost in the next turn, or `held`. `label` is
    a few words, `words` a sentence.
    """

    about: str
    word: Literal["last", "danger", "held"]
    seat: str | None
    label: str
    words: str


class Stakes(Strict):
    """How the game is won, by which rule; `turns` is the last turn, 0 for none.

    `sides` tells what each seat has of what counts, in a few words.
    """

    goal: str
    cite: str
    turn: int
    turns: int
    sides: dict[str, str]
    marks: list[StakeMark]


class Sync(Strict):
    """The whole of what you may see, at this number.

    `owing` are all seats that have a question to answer: more than one where answers are sealed,
    and then those that are missing have given theirs. `asked` is your seat, or else the first.
    `stakes` is null in a game that tells none.
    """

    type: Literal["sync"] = "sync"
    number: int
    view: str
    asked: str | None
    owing: list[str]
    deadline: float | None
    stakes: Stakes | None


class UpdateMessage(Strict):
    """What happened. `view` is null when it is that of an older number, or not wanted; so are
    `stakes`, which belong to it."""

    type: Literal["update"] = "update"
    number: int
    events: list[EventLine]
    asked: str | None
    owing: list[str]
    deadline: float | None
    view: str | None
    stakes: Stakes | None


class RefusedActions(Strict):
    """Actions one may think of that a rule forbids; taken apart, without the text to send."""

    code: Literal["ILLEGAL"] = "ILLEGAL"
    cite: str
    words: str
    actions: list[TakenApart]


class Prompt(Strict):
    """The question, to you if `legal` is not empty. `until`: after this time it is declined.

    `legal` holds actions taken apart, each after the text that is sent to answer with it. `kind` is
    the game's own name for the question, empty where there is none; `cards` are those it is about.
    """

    type: Literal["prompt"] = "prompt"
    number: int
    seat: str | None
    words: str
    short: str
    kind: str
    cards: list[str]
    legal: list[TakenApart]
    refused: list[RefusedActions]
    undo: bool
    until: float | None


class Ack(Strict):
    """Carried out and stored. `number` is the one you had seen."""

    type: Literal["ack"] = "ack"
    id: str
    number: int


class Waiting(Strict):
    """Your action may be answered in secret by a seat, by what everybody knows, `until` then.

    What came of it is told no earlier, whether that seat is asked or not. Sent again to those who
    reconnect before.
    """

    type: Literal["waiting"] = "waiting"
    seat: str
    since: float
    until: float


class RefusedMessage(Strict):
    """Not carried out; nothing has changed. `id` is null for what could not be read."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    cite: str
    words: str


class Chance(Strict):
    """One outcome, in sentences, and how likely it is."""

    words: list[str]
    chance: float


class Bar(Strict):
    """One column of a chart."""

    label: str
    chance: float


class Meaning(Strict):
    """What may come of it, in words, and how likely it is; `without`: if the action is left out."""

    words: str
    chance: float
    without: float | None = None


class Forecast(Strict):
    """Dice about to be thrown: how many, the faces that count, and what may come of them.

    `deals`: the chances are the average over so many possible deals; 0 where they are exact.
    """

    title: str
    dice: int
    faces: list[int]
    bars: list[Bar]
    meanings: list[Meaning]
    deals: int = 0


class Warning(Strict):
    """Something you may regret, and the rule behind it."""

    cite: str
    words: str


class Answer(Strict):
    """The answer to `ask`, from what your seat may know.

    `why`: the action as it was understood, in `legal`, or in `refused` with its rule. `touch`: all
    that may be meant, in `legal`, or in `refused` the nearest rule that forbids it. `odds`:
    `sums`, `chances`, and the chance of all else in `rest`; `forecast` is the dice themselves,
    `reverse` those that the other side could throw in turn. `preview`: `words`, `warnings`, and
    the `view` where it is certain. `table`: a drawing in `text`. `piece`: its state in `words`, its
    numbers in `sums`. `reach`: where the piece in hand may be put, null where that is fixed.
    `measure`: what it says.
    """

    type: Literal["answer"] = "answer"
    id: str
    what: Question
    legal: list[TakenApart] = []
    refused: list[RefusedActions] = []
    sums: list[Sum] = []
    chances: list[Chance] = []
    rest: float = 0.0
    forecast: Forecast | None = None
    reverse: Forecast | None = None
    warnings: list[Warning] = []
    words: list[str] = []
    view: str | None = None
    text: str = ""
    reach: ReachInfo | None = None
    measure: MeasureInfo | None = None


class OfferMessage(Strict):
    """An offer is made (`open`), or no longer stands."""

    type: Literal["offer"] = "offer"
    what: str
    seat: str
    open: bool


class ChatMessage(Strict):
    type: Literal["chat"] = "chat"
    number: int
    name: str
    seat: str | None
    text: str
    at: float


class PresentSeat(Strict):
    seat: str
    here: bool


class Presence(Strict):
    """Who is here now."""

    type: Literal["presence"] = "presence"
    seats: list[PresentSeat]
    watching: int


class Ended(Strict):
    """How it ended: `title` says who won, `words` where and why, by the rule `cite` if by one.

    The secret proves the dice, the record holds all of it.
    """

    type: Literal["ended"] = "ended"
    number: int
    winner: str | None
    ending: str
    title: str
    words: str
    cite: str
    secret: str
    record: str


class MatchChanged(Strict):
    """The match itself has changed: someone sat down or left, it began, a rematch is there."""

    type: Literal["match"] = "match"
    match: MatchInfo


class OrderMessage(Strict):
    """One of your standing orders, now in force or (null) taken back."""

    type: Literal["order"] = "order"
    seat: str
    prefix: str
    reply: Literal["play", "hold"] | None


class Pong(Strict):
    type: Literal["pong"] = "pong"


class NoticeMessage(Strict):
    """Over the socket of notices: something waits for you in a match."""

    type: Literal["notice"] = "notice"
    match: str
    kind: Literal["turn", "over", "joined", "offer"]
    seat: str | None


ServerMessage = Annotated[
    Welcome
    | Sync
    | UpdateMessage
    | Prompt
    | Ack
    | Waiting
    | RefusedMessage
    | Answer
    | OfferMessage
    | ChatMessage
    | Presence
    | Ended
    | MatchChanged
    | OrderMessage
    | Pong
    | NoticeMessage,
    Field(discriminator="type"),
]
server_messages: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
