"""What goes over HTTP, declared once; tools/protocol.py writes it down for the browser.

The models are strict: a number is not a string, `false` is no number, an unknown field is refused.
Seats go by the keys that the game gives them. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from grognard.kernel.records.tableline import MOST_CHAIRS
from grognard.lexicon import LANGUAGES

from ..accounts.people import LONGEST_NAME, clean_name

MOST_NUMBER = 2**31 - 1
LONGEST_OPTION = 60_000


def whole(value: Any) -> Any:
    """JSON has one kind of number: 77.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def without_nul(text: str) -> str:
    if "\0" in text:
        raise ValueError("no NUL characters")
    text.encode()  # half a surrogate pair is no text
    return text


JsonInt = Annotated[int, BeforeValidator(whole)]
Number = Annotated[JsonInt, Field(ge=0, le=MOST_NUMBER)]
Text = Annotated[str, AfterValidator(without_nul)]
Id = Annotated[str, Field(pattern=r"^[a-z2-9]{16}$")]
Lang = Literal["en", "fr"]
assert Lang.__args__ == LANGUAGES  # type: ignore[attr-defined]
Pace = Literal["live", "day", "three-days", "none"]
SeatKey = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[a-z][a-z0-9-]*$")]
PlaceKey = Annotated[  # a seat, or the chair of a commander who shares it
    str, Field(min_length=1, max_length=34, pattern=r"^[a-z][a-z0-9-]*(\.[1-8])?$")
]
ShareKey = Annotated[str, Field(pattern=r"^[^\s\x00]{1,40}$")]
Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[
    Text,
    Field(min_length=1, max_length=LONGEST_NAME),
    AfterValidator(clean_name),
    Field(min_length=1),
]
ShortText = Annotated[Text, Field(max_length=200)]
OptionKey = Annotated[str, Field(max_length=40)]
OptionText = Annotated[Text, Field(max_length=LONGEST_OPTION)]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Password = Annotated[Text, Field(min_length=8, max_length=200)]
Login = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{1,39}$")]
Email = Annotated[
    str, Field(max_length=254, pattern=r"^[^@\s<>,;:\"\\]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$")
]
Token = Annotated[str, Field(min_length=1, max_length=1000, pattern=r"^[A-Za-z0-9._-]+$")]


class Strict(BaseModel):
    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,
    )


class Problem(Strict):
    """Why a request was not carried out: a stable code, the rule if one forbids it, and words."""

    code: str
    cite: str
    words: str


# Games


class OptionInfo(Strict):
    """`values` is empty for a value of free form."""

    key: str
    values: list[str]
    default: str
    about: dict[str, str]


class BalanceInfo(Strict):
    """How uneven a battle is between equal computers: the first seat's share of so many games.

    `option` and `value` are the handicap that brings it nearest to even; `helped` is the share
    with it.
    """

    games: int
    share: float
    option: str
    value: str
    helped: float


class GameInfo(Strict):
    """Seats of a `shared` game may be given to several commanders.

    With `hands` each of them sees only the pieces of their own part. The name of a computer may
    end with one of the `styles`, such as `soldier-bold`. The scenarios in `pairs` may be played as
    two games that count together.
    """

    key: str
    name: str
    version: str
    seats: list[str]
    scenarios: list[str]
    options: list[OptionInfo]
    shared: bool
    hands: bool
    styles: list[str]
    pairs: list[str]
    balance: dict[str, BalanceInfo]


class Known(Strict):
    """What can be played here, against which computers (the weakest first), and at which pace."""

    games: list[GameInfo]
    agents: list[str]
    paces: list[Pace]
    languages: list[Lang]


# People


class NewGuest(Strict):
    name: Name
    lang: Lang = "en"


class Me(Strict):
    """Who you are. `token` is given only when it is new: programs send it as a bearer token."""

    id: str
    name: str
    lang: str
    login: str | None
    email: str | None
    token: str | None = None


class Session(Strict):
    """`me` is None for somebody who is not known here yet."""

    me: Me | None


class Changes(Strict):
    name: Name | None = None
    lang: Lang | None = None


class Credentials(Strict):
    login: Login
    password: Password


class NewPassword(Strict):
    old: Password
    new: Password


class Address(Strict):
    email: Email


class TokenOnly(Strict):
    token: Token


class Recovery(Strict):
    """Opened or sent on another device within the time, it gives that device your seats. Once."""

    token: str
    link: str
    expires: float


class Person(Strict):
    id: str
    name: str


class People(Strict):
    people: list[Person]


# Matches


class CommanderWish(Strict):
    """Who is to share a seat, and which of its shares they begin with."""

    sitter: Literal["me", "open", "computer"]
    agent: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None
    shares: Annotated[list[ShareKey], Field(max_length=40)] = []


class SeatWish(Strict):
    """Who is to sit there: you, the first to come, or a computer player.

    `commanders` share the seat: each answers for what was given to them, and the seat's holder, the
    commander-in-chief, for all the rest. A `name` is for one of several at the same screen.
    """

    sitter: Literal["me", "open", "computer"]
    agent: Annotated[str, Field(max_length=40)] | None = None
    commanders: Annotated[list[CommanderWish], Field(max_length=MOST_CHAIRS)] = []


class MatchTerms(Strict):
    """`reaction` is the seconds for hidden questions in a live match; left out, what is usual."""

    seats: Annotated[dict[SeatKey, SeatWish], Field(min_length=1, max_length=16)]
    pace: Pace = "none"
    reaction: (
        Annotated[float, BeforeValidator(lambda v: float(v) if type(v) is int else v)] | None
    ) = Field(default=None, ge=0, le=120)
    listed: bool = False
    watchable: bool | None = None


class NewMatch(MatchTerms):
    """A game from one of its scenarios, or from the text of a position.

    A `pair` is two games: the second begins with the seats changed when the first is over.
    """

    game: Annotated[str, Field(max_length=40)]
    scenario: ShortText = ""
    position: Annotated[Text, Field(max_length=100_000)] = ""
    options: Annotated[dict[OptionKey, OptionText], Field(max_length=40)] = {}
    pair: bool = False


class NewFromRecord(MatchTerms):
    """A match that continues where a record stops, or a finished one to be kept.

    With `upto` it continues after that line, without later lines, with dice of its own.
    """

    record: Annotated[Text, Field(max_length=2_000_000)]
    upto: Number | None = None


class SeatInfo(Strict):
    """`ready` once its nonce is given; `yours` when you hold it; `here` when its player is."""

    seat: str
    name: str | None
    person: str | None
    agent: str | None
    nonce: str | None
    ready: bool
    yours: bool
    here: bool
    reserved: bool


class CommanderInfo(SeatInfo):
    """A chair at a shared seat, its `side`; `seat` is its own key, such as `french.1`."""

    side: str
    chair: int


class ShareInfo(Strict):
    """What of a seat can be given away, the share it lies `within`, and the chair that has it.

    Chair 0 is the commander-in-chief's, who answers too where nobody sits. `names` go by language.
    A `hand` is seen by its player alone, and stays with them while the match lasts.
    """

    key: str
    within: str
    names: dict[str, str]
    chair: int
    hand: bool


class Shares(Strict):
    """What each seat of a battle can give away, by seat; nothing where armies are still to come."""

    shares: dict[str, list[ShareInfo]]


class SharesQuestion(Strict):
    scenario: ShortText
    options: Annotated[dict[OptionKey, OptionText], Field(max_length=40)] = {}


class MatchInfo(Strict):
    """A match as you may know it. `links` lead others to its free seats, if it is yours to ask.

    `owing` are all seats that have a question to answer; `asked` is yours, or else the first. Of
    the options named by `agreed`, whole texts, only the hash is shown. `to_bring` names, by seat or
    chair, the option that the player who joins there may fill in, such as an army. `commanders`
    share a seat with its holder; `shares` says, by such seats, what each of them has. `pair` is 1
    or 2 in a match of two games; the `rematch` of the first is then the second.
    """

    id: str
    game: str
    name: str
    version: str
    scenario: str
    options: dict[str, str]
    from_position: bool
    pace: Pace
    reaction: float
    listed: bool
    watchable: bool
    stage: Literal["waiting", "running", "over", "withdrawn"]
    commitment: str
    fair_from: int
    seats: list[SeatInfo]
    asked: str | None
    owing: list[str]
    deadline: float | None
    your_turn: bool
    ending: str
    winner: str | None
    created: float
    begun: float | None
    over: float | None
    rematch_of: str | None
    rematch: str | None
    pair: int
    links: dict[str, str]
    agreed: list[str]
    to_bring: dict[str, str]
    commanders: list[CommanderInfo]
    shares: dict[str, list[ShareInfo]]


class Matches(Strict):
    matches: list[MatchInfo]


class Lobby(Strict):
    """`own` are all your open challenges, `challenges` a page of others', the newest first.

    More follow when `next` is a time: ask again with it as `before`.
    """

    own: list[MatchInfo]
    challenges: list[MatchInfo]
    next: float | None
    watchable: list[MatchInfo]


class Join(Strict):
    """`token` is the end of a link to a seat; listed challenges need none.

    Give the nonce only after you have seen the match's commitment: it mixes your chance into
    the dice, and proves that nobody chose them. `agrees` are the hashes of the lists that the
    match is played with, `brings` what the seat may bring, such as an army.
    """

    seat: PlaceKey
    nonce: Nonce | None = None
    token: Token | None = None
    agrees: Annotated[dict[OptionKey, Hash], Field(max_length=40)] = {}
    brings: OptionText | None = None


class Leave(Strict):
    seat: PlaceKey


class Note(Strict):
    text: Annotated[Text, Field(max_length=20_000)]


class Order(Strict):
    """A standing order: `play` the first legal action that begins so, or `hold`: do nothing."""

    prefix: Annotated[Text, Field(min_length=1, max_length=200)]
    reply: Literal["play", "hold"]


class Orders(Strict):
    orders: Annotated[list[Order], Field(max_length=50)]


class ChatLine(Strict):
    number: int
    name: str
    seat: str | None
    text: str
    at: float


class Chat(Strict):
    lines: list[ChatLine]


class House(Strict):
    """How far links lead: to this machine alone, to the devices of the home network, or everywhere.

    `offered`: you sit at the machine itself and may open the home network, or close it.
    """

    reach: Literal["machine", "house", "everywhere"]
    url: str
    offered: bool


class Health(Strict):
    """`reason` says in one word why nothing can be stored now; such an answer has status 503."""

    status: Literal["ok", "degraded"]
    reason: str
    version: str
    rules: str
