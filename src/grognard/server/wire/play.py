"""What the server says over the WebSocket of a match; `requests` is what clients say to it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, SkipValidation, TypeAdapter

from grognard.kernel.verbs import Part

from .api import MatchInfo, Strict
from .games import PieceInfo
from .measured import BoardInfo, LineInfo, MeasureInfo, ReachInfo
from .pairs import PairScore
from .requests import Question

# An action taken apart: its text if it may be sent, its verb, the piece that acts, its target, and
# then the parts that its verb names. What is missing at the end is left out.
TakenApart = list[Part]


class Welcome(Strict):
    """The connection is accepted. `number` is that of the last update your audience was sent.

    `board` is the table of a game that measures, once it has begun; `pieces` are those that are not
    as the catalogue has them.
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
    """What dice are thrown on: a titled number and the rules that made it; `parts` are one."""

    title: str
    total: int
    lines: list[SumLine]
    parts: int = 1


class Bar(Strict):
    """One column of a chart; of a row of a table, the `faces` that lead to it and what it does.

    `lit` is the row that the dice reached.
    """

    label: str
    chance: float
    faces: str = ""
    note: str = ""
    lit: bool = False


class Thrown(Strict):
    """Dice that fell: what for, what each face did, and the sums they were thrown on.

    `cards` are those concerned that everybody may know of. Where each side throws a die, `seats`
    says whose each is; otherwise it is empty. `results` says in words what the dice of each mark
    did. `rows` are those of the table they are looked up in, with their chances before they fell.
    """

    words: str
    cite: str
    faces: list[int]
    marks: list[str]
    cards: list[str]
    seats: list[str]
    results: dict[str, str]
    sums: list[Sum]
    rows: list[Bar] = []


class EventLine(Strict):
    """One thing that happened, in your language; `short` names pieces by their short titles.

    `kind` is the game's own word for it. `weight` says whether it is a loss, or grave; `opens` that
    a turn or phase begins, with its `heading`; `cue` what is shown or sounds: a shot from the
    first of `cards`, or hits. `row` is where a summary lists it, `shows` what may be drawn of it; a
    `loud` one is worth a banner. `thrown` are the dice that decided it, or that it announced.
    `cards` and `places` are those mentioned, as the view writes them; `seat` is whose turn or phase
    it opens, or who did it at the table. `table` is what was done outside of the rules. `sums` are
    what it adds up without any dice, side by side.
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
    shows: Literal["", "ball", "canister", "shell", "fight", "blow", "result", "outcome"]
    loud: bool
    thrown: Thrown | None
    cards: list[str]
    places: list[str]
    seat: str | None
    table: Literal["", "undone", "taken-back", "resigned", "drawn", "timed-out", "given"]
    sums: list[Sum] = []


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


class Measured(Strict):
    """How often equal computers came to this, of `games` that went on in a way still open here.

    `share` is the first seat's share of the points when they did.
    """

    games: int
    chance: float
    share: float


class SequelInfo(Strict):
    """What follows this part of the game by a rule, if it still can; `names` is played then.

    `measured` is given for games with the usual options, where more than one way is open.
    """

    cite: str
    words: str
    open: bool
    names: list[str]
    measured: Measured | None = None


class RollLine(Strict):
    """The pieces of a group: known to be in play, lost for good, and all others."""

    seat: str
    side: str
    group: str
    here: int
    lost: int
    other: int


class Stakes(Strict):
    """How the game is won, by which rule; `turns` is the last turn, 0 for none.

    `sides` says what each seat has of what counts, in a few words. `sequels` and `roll` are filled
    in by a game of several parts.
    """

    goal: str
    cite: str
    turn: int
    turns: int
    sides: dict[str, str]
    marks: list[StakeMark]
    sequels: list[SequelInfo] = []
    roll: list[RollLine] = []


class Sync(Strict):
    """The whole of what you may see, at this number.

    `owing` are all seats that have a question to answer: more than one where answers are sealed,
    and then those that are missing have given theirs. `asked` is your seat, or else the first.
    `stakes` is null in a game that has none, `pair` in one that counts on its own.
    """

    type: Literal["sync"] = "sync"
    number: int
    view: str
    asked: str | None
    owing: list[str]
    deadline: float | None
    stakes: Stakes | None
    pair: PairScore | None


class UpdateMessage(Strict):
    """What happened. `view` is null when it is that of an older number, or not wanted; so are
    `stakes` and `pair`, which belong to it."""

    type: Literal["update"] = "update"
    number: int
    events: list[EventLine]
    asked: str | None
    owing: list[str]
    deadline: float | None
    view: str | None
    stakes: Stakes | None
    pair: PairScore | None


class RefusedActions(Strict):
    """Conceivable actions that a rule forbids; taken apart, without the text to send."""

    code: Literal["ILLEGAL"] = "ILLEGAL"
    cite: str
    words: str
    actions: list[TakenApart]


class Prompt(Strict):
    """The question, to you if `legal` is not empty. `until`: after this time it is declined.

    `legal` holds actions taken apart, each after the text that is sent to answer with it. `kind` is
    the game's own name for the question, empty where there is none; `cards` are those it is about.
    Of a shared seat `awaited` are those who have still to answer, as far as you may know, `passed`
    says that you have nothing more to do, and `closing` is what ends the question for all, which
    only the commander-in-chief may say.
    """

    type: Literal["prompt"] = "prompt"
    number: int
    seat: str | None
    words: str
    short: str
    kind: str
    cards: list[str]
    legal: SkipValidation[list[TakenApart]]  # many, made by ourselves
    refused: list[RefusedActions]
    undo: bool
    until: float | None
    awaited: list[str]
    passed: bool
    closing: str


class Ack(Strict):
    """Carried out and stored. `number` is the one you had seen."""

    type: Literal["ack"] = "ack"
    id: str
    number: int


class Waiting(Strict):
    """Your action may be answered in secret by a seat, by what everybody knows, `until` then.

    The result is sent no earlier, whether that seat is asked or not. Sent again to clients that
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


class Meaning(Strict):
    """A possible result, in words, and how likely it is; `without`: if the action is left out."""

    words: str
    chance: float
    without: float | None = None


class ChartRow(Strict):
    """A row of a table; `lit` is the one that is rolled on."""

    label: str
    cells: list[str]
    lit: bool


class ChartTable(Strict):
    """Rows of a printed table about the one that counts; `legend` says what a cell means."""

    columns: list[str]
    rows: list[ChartRow]
    legend: dict[str, str]


class TagInfo(Strict):
    """What is shown beside a piece: a few signs, and a sentence."""

    about: str
    label: str
    words: str


class ChancePart(Strict):
    """A part of the chances of an order, by a word of the game."""

    word: str
    chance: float


class OutlookInfo(Strict):
    """An order that a piece might be given, and how well it would be carried out."""

    action: str
    parts: list[ChancePart]
    note: str


class Forecast(Strict):
    """Dice about to be thrown: how many, the faces that count, and what may come of them.

    `deals`: the chances are the average over so many possible deals; 0 where they are exact.
    `table` is the printed table that they are looked up in.
    """

    title: str
    dice: int
    faces: list[int]
    bars: list[Bar]
    meanings: list[Meaning]
    deals: int = 0
    table: ChartTable | None = None


class Warning(Strict):
    """Something you may regret, and the rule behind it."""

    cite: str
    words: str


class HintInfo(Strict):
    """An answer worth giving: its chance to win with the standard error of that, and the reason.

    One that is `equal` is not clearly worse than the first.
    """

    action: str
    words: str
    win: float
    error: float
    equal: bool
    reason: str


class Answer(Strict):
    """The answer to `ask`, from what your seat may know.

    `why`: the action as it was understood, in `legal`, or in `refused` with its rule. `touch`: all
    that may be meant, in `legal`, or in `refused` the nearest rule that forbids it. `odds`: `sums`,
    `chances`, and the chance of all else in `rest`; `forecast` is the dice themselves, `reverse`
    those that the other side could throw in turn. `preview`: `words`, `warnings`, and the `view`
    where it is certain. `table`: a drawing in `text`. `piece`: its state in `words`, its numbers in
    `sums`. `reach`: where the piece in hand may be put, null where that is fixed. `measure`: the
    measurement. With `odds` come `lines` and `tags` to be drawn on the table, with `piece` the
    `prospects` of every order that it might be given. `hint`: `hints`, the best first.
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
    lines: list[LineInfo] = []
    tags: list[TagInfo] = []
    prospects: list[OutlookInfo] = []
    hints: list[HintInfo] = []


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
    pair: PairScore | None


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
