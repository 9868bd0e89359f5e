"""What a client says over the WebSocket of a match; each message is one JSON object.

A client begins with `hello`. Every request has an id of its own; it counts once, however often
it is sent. The answer is `ack` or `refused`; what has changed then comes as `update` and `prompt`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from grognard.kernel.records.tableline import MOST_CHAIRS

from .api import Lang, Number, PlaceKey, SeatKey, ShareKey, Strict, Text

RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ActionText = Annotated[Text, Field(min_length=1, max_length=1000)]
What = Literal["draw", "takeback", "resign"]
Question = Literal[
    "why", "touch", "odds", "preview", "legal", "table", "piece", "reach", "measure", "hint"
]


class Hello(Strict):
    """Take a seat's view, or a spectator's (null); again, to look from another of your seats.

    `last` is the number last seen: what came after it is sent again. 0 asks for the whole log, null
    for none. Without `reasons` prompts do not list what is refused; without `views` updates have no
    view. A player with several chairs of a seat may name one: questions and answers are then of
    that `chair` alone, 0 being the commander-in-chief's.
    """

    type: Literal["hello"]
    seat: SeatKey | None = None
    last: Number | None = None
    lang: Lang = "en"
    reasons: bool = False
    views: bool = True
    chair: Annotated[Number, Field(le=MOST_CHAIRS)] | None = None


class Act(Strict):
    """Answer the question. It counts only if `seen` is the number of the last update.

    For people who share a seat it may be behind by what the others did. The seat may be one chair
    of several that are yours. `for_all` ends a question for everybody at the seat: the
    commander-in-chief's right.
    """

    type: Literal["act"]
    id: RequestId
    seen: Number
    action: ActionText
    seat: PlaceKey | None = None
    for_all: bool = False


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


class Assign(Strict):
    """Give a share of your seat to one of its chairs; 0 is your own, the commander-in-chief's."""

    type: Literal["assign"]
    id: RequestId
    share: ShareKey
    chair: Annotated[Number, Field(le=MOST_CHAIRS)]
    seat: SeatKey | None = None


class Say(Strict):
    type: Literal["chat"]
    id: RequestId
    text: Annotated[Text, Field(min_length=1, max_length=500)]


class Ask(Strict):
    """A question of one's own: why is this not allowed, what are the odds, what would it do.

    For `piece` the action is the name of a piece, as the view writes it; for `measure` too, or two
    of them with " > " between; for `touch` a piece that was touched, or it and what it was put on.
    For `reach` it is the order that a hand is putting together. A `hint` is given only where all
    opponents are computers.
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
    Hello | Act | Undo | MakeOffer | Reply | Resign | Claim | Assign | Say | Ask | GiveOrder | Ping,
    Field(discriminator="type"),
]
client_messages: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
