"""State: the stack of procedures, what it waits for, and what was last answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from .procedure import DONE, Procedure, Step

if TYPE_CHECKING:
    from .decision import Action
    from .event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. `finished` ends the game at that instant.

    `pauses` lists the seats that could have been asked in secret, one after the other, whether or
    not they were: a server gives each its time, so that its clock betrays nobody's hand. It rests
    on nothing but what everybody knows. Like events it is kept only while somebody listens, who
    empties it before each answer; it is no part of a written position.

    `sealed` holds the answers, by seat, that nobody else may see before all are in (sealed.py).
    """

    __slots__ = (
        "action",
        "events",
        "finished",
        "outcome",
        "pauses",
        "pending",
        "sealed",
        "stack",
    )

    def __init__(self) -> None:
        self.stack: list[Procedure] = []
        self.pending: Step = DONE
        self.action: Action | None = None
        self.outcome = 0
        self.finished = False
        self.pauses: tuple[int, ...] = ()
        self.sealed: tuple[tuple[int, Action], ...] = ()
        self.events: list[Event] | None = None

    def emit(self, event: Event) -> None:
        """Notify the listeners; callers skip building events when `events` is None."""
        events = self.events
        if events is not None:
            events.append(event)

    def clone(self) -> State:
        raise NotImplementedError

    def copy_flow_to(self, other: State) -> None:
        other.stack = [p.copy() for p in self.stack]
        other.pending = self.pending
        other.action = self.action
        other.outcome = self.outcome
        other.finished = self.finished
        other.pauses = self.pauses
        other.sealed = self.sealed
