"""What happened, named in the past tense, and who may see it.

Each game keeps one table of its events: the words of the log, its links, filters, dice and sounds
are all made from it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1

# What an event weighs. A log can show only the losses; grave ones are among them, and set off.
PLAIN: Final = "plain"
LOSS: Final = "loss"
GRAVE: Final = "grave"

# The part of the log that an event opens.
TURN: Final = "turn"
PHASE: Final = "phase"

# What an event looks or sounds like: a shot leaves smoke before the first piece it names.
SHOT: Final = "shot"
HITS: Final = "hits"

# What a screen may draw of it, beside its sentence: a shot with the places that it went through,
# and a combat from its beginning over blows and a result to its consequences.
BALL: Final = "ball"
CANISTER: Final = "canister"
SHELL: Final = "shell"
FIGHT: Final = "fight"
BLOW: Final = "blow"
RESULT: Final = "result"
OUTCOME: Final = "outcome"

# The row of a summary that an event is listed in.
LOST: Final = "lost"
HIT: Final = "hit"
MOVED: Final = "moved"

REST: Final = "*"


def only(seat: int) -> int:
    """The mask of a single seat."""
    return 1 << seat


def sees(mask: int, seat: int | None) -> bool:
    """Whether a seat is in a mask; a spectator (None) sees only what everyone sees."""
    if seat is None:
        return mask == EVERYONE
    return mask & (1 << seat) != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """`seen_by` is a bit mask of seats; EVERYONE includes spectators."""

    def __init__(self, seen_by: int = EVERYONE) -> None:
        self.seen_by: Final = seen_by

    def kind(self) -> str:
        """The game's own word for what happened, for screens that draw it."""
        return ""

    def facts(self) -> list[int]:
        """Everything the event says, as plain numbers; equal facts are equal events."""
        return []

    def named(self) -> list[int]:
        """The numbers that its kind has names for, in that order."""
        return []


class EventKind:
    """A line of a game's table: everything about an event except its sentence.

    `args` names its numbers; a last name with a star means any number of them. `cite` is its rule,
    where that does not depend on more than the word. `points` names the numbers that are places.
    `decided_by` are the cites of the throws whose result it reports, `announces` those that follow
    it and may wait for their result. A `silent` event has no sentence: others report it. A `loud`
    one is worth a banner over the table.
    """

    def __init__(
        self,
        word: str,
        args: str = "",
        cite: str = "",
        *,
        weight: str = PLAIN,
        points: str = "",
        decided_by: list[str] | None = None,
        announces: list[str] | None = None,
        opens: str = "",
        cue: str = "",
        row: str = "",
        shows: str = "",
        silent: bool = False,
        loud: bool = False,
    ) -> None:
        self.word: Final = word
        self.open_ended: Final = args.endswith(REST)
        self.args: Final = args.removesuffix(REST).split()
        self.cite: Final = cite
        self.weight: Final = weight
        self.points: Final = points.split()
        self.decided_by: Final = decided_by or []
        self.announces: Final = announces or []
        self.opens: Final = opens
        self.cue: Final = cue
        self.row: Final = row
        self.shows: Final = shows
        self.silent: Final = silent
        self.loud: Final = loud

    def number(self, event: Event, name: str) -> int:
        """A number of an event by its name."""
        return event.named()[self.args.index(name)]

    def why_bad(self, event: Event) -> str:
        """What is wrong with the numbers of an event, or an empty string."""
        given, wanted = len(event.named()), len(self.args)
        if given == wanted or (self.open_ended and given >= wanted - 1):
            return ""
        return f"{self.word}: {given} numbers, and names for {wanted}"


def event_table(kinds: list[EventKind]) -> dict[str, EventKind]:
    """The events of a game by their words, each once."""
    table = {kind.word: kind for kind in kinds}
    assert len(table) == len(kinds), "a word appears twice in the table of events"
    return table


# For an event that is in no table.
UNLISTED: Final = EventKind("")
