"""Keeping the record of a game in progress, playing one back, and verifying it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ..decision import Action, Decision
from ..dice import Rng, Throw
from ..game import Game, Verdict
from ..procedure import Step
from ..refusal import BadData, BadNotation, BrokenRule
from ..sealed import has_sealed, line_of, opens_all, spoken, take_back, turn_to
from ..state import State
from ..umpire import answer, settle, submit
from .fair import Stream, commitment
from .record import Entry, Record, ending, first_link, next_link, why_not_version
from .tableline import (
    BACK,
    GIVE,
    TALK,
    UNSEAL,
    TableLine,
    is_table_line,
    is_unsealing,
    read_table_line,
)


class Recorder:
    """A game in progress and its record: everything that passes through here is recorded."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game: Final = game
        self.state = state
        self.record: Final = record
        self._close()

    def act(self, action: Action) -> Step:
        """Answer the pending decision; raises IllegalAction, and then nothing has changed."""
        if self.record.ending:
            raise BrokenRule(f"the game is over: {self.record.ending}")
        text = line_of(self.game, self.state, action)
        if " : " in text or "\n" in text or is_table_line(text):
            raise BrokenRule(f"{text!r} does not fit on one line of a record")
        submit(self.state, action)
        self.record.entries.append(Entry(text))
        return self._close()

    def settle(self, faces: list[int]) -> Step:
        """Give the faces of the pending throw; raises BadNotation when they cannot be."""
        _settle(self.state, faces, 0)
        entries = self.record.entries
        entry = entries[-1] if entries else self.record.opening
        entry.throws.append(faces)
        return self._close()

    def run(self, rng: Rng) -> Step:
        """Settle every throw up to the next decision or the end."""
        step = self.state.pending
        while isinstance(step, Throw):
            step = self.settle(step.sample(rng))
        return step

    def say(self, line: TableLine) -> None:
        """Write down a table line and do what it says; raises BadNotation."""
        entries = self.record.entries
        entries.append(Entry(line.text(self.game.info.seats)))
        try:
            self.state = last_state(self.record, self.game)
        except BadNotation:
            entries.pop()
            raise
        self._close()

    def _close(self) -> Step:
        self.record.ending = _ending(self.game, self.state, self.record.entries)
        self.record.seal = ""
        return self.state.pending


def begin(game: Game, scenario: str, options: Mapping[str, str]) -> Recorder:
    """A new game and its record, which names nothing of this machine."""
    carried = game.portable(options)
    record = Record(game.info.key, game.info.version, scenario, carried)
    return Recorder(game, game.setup(scenario, carried), record)


def begin_from(game: Game, position: str) -> Recorder:
    """A game from the text of a constructed position, and its record."""
    record = Record(game.info.key, game.info.version, "", {})
    record.position = position
    return Recorder(game, game.read(position), record)


def resume(record: Record, game: Game) -> Recorder:
    """Take up a recorded game where it stopped; raises BadNotation."""
    return Recorder(game, last_state(record, game), record)


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Sees every throw of a record that is played back."""

    def thrown(self, s: State, faces: list[int]) -> None:
        """The state that waits for a throw, and how it comes out."""


def play_back(
    record: Record, game: Game, listen: bool = False, watcher: Watcher | None = None
) -> Iterator[State]:
    """The state at the start, then after each line; raises BadNotation at a line that cannot be.

    It is one state that changes, and another after a line that goes back: clone it to keep it.
    With `listen` its `events` gather until the caller clears them.
    """
    playback = _Playback(record, game, listen)
    playback.watcher = watcher
    return playback.states()


def path_to(actions: list[str], number: int, seats: list[str]) -> list[int]:
    """The lines that the state after a line comes from, without those taken back.

    `actions` are those of all lines, that of the opening first.
    """
    path = []
    unsealed: set[str] = set()
    while number > 0:
        action = actions[number]
        if is_table_line(action) and not is_unsealing(action):
            line = read_table_line(action, seats)
            number = line.number if line.verb == BACK else number - 1
            continue
        if is_unsealing(action):
            unsealed.add(action.split()[-1])
        elif unsealed and action.split(":")[0] in unsealed:
            unsealed.remove(action.split(":")[0])
        else:
            path.append(number)
        number -= 1
    return path[::-1]


def cut_after(record: Record, number: int, game: Game) -> Record:
    """The same game as far as a line, to be played on from there with other dice.

    A table line by which it ended is left out.
    """
    cut = Record(record.game, record.version, record.scenario, dict(record.options))
    cut.position = record.position
    cut.players = dict(record.players)
    cut.opening = record.opening
    cut.entries = record.entries[:number]
    if cut.entries and is_table_line(cut.entries[-1].action):
        last = read_table_line(cut.entries[-1].action, game.info.seats)
        if last.verb not in (BACK, UNSEAL) and last.verb not in TALK:
            cut.entries.pop()
    return cut


def last_state(record: Record, game: Game) -> State:
    """Where a record stops; raises BadNotation."""
    states = play_back(record, game)
    last = next(states)
    for s in states:
        last = s
    return last


def verify(record: Record, game: Game) -> list[str]:
    """Everything that is wrong with a record: its chain, actions, faces, dice and ending."""
    found = []
    if record.seal and record.seal != record.links()[-1]:
        found.append("the chain is broken: the record has changed since it was read")
    unproven = why_not_fair(record, game)
    found += unproven
    try:
        playback = _Playback(record, game, False)
        if record.secret and not unproven:
            playback.nonces = [record.nonces[seat] for seat in game.info.seats]
        for _ in playback.states():
            pass
    except BadNotation as wrong:
        return [*found, str(wrong)]
    found += playback.unfair
    reached = _ending(game, playback.state, record.entries)
    if reached != record.ending:
        found.append(f"the record ends {record.ending or 'open'!r}, play {reached or 'open'!r}")
    return found


def why_not_fair(record: Record, game: Game) -> list[str]:
    """What keeps a revealed secret from proving the dice, before any die is looked at."""
    if not record.secret:
        return []
    found = []
    if not record.commitment:
        found.append("a secret proves nothing without the commitment made before the game")
    elif commitment(bytes.fromhex(record.secret)) != record.commitment:
        found.append("the secret does not match the commitment")
    missing = [seat for seat in game.info.seats if seat not in record.nonces]
    if missing:
        found.append(f"the dice depend on a nonce from every seat; missing: {', '.join(missing)}")
    return found


class _Playback:
    """A record being played back; with `nonces` its dice are held against their streams."""

    def __init__(self, record: Record, game: Game, listen: bool) -> None:
        self.record: Final = record
        self.game: Final = game
        self.listen: Final = listen
        self.state = first_state(record, game)
        if listen:
            self.state.events = []
        self.watcher: Watcher | None = None
        self.nonces: list[str] = []
        self.unfair: list[str] = []
        self.last_thrown = 0
        self.last_revealed = 0
        self.over = False
        self.marks: Final = _marks(record.entries, game.info.seats)
        self.kept: Final[dict[int, State]] = {}
        self.link = first_link(record.header())

    def states(self) -> Iterator[State]:
        yield self.state
        if self.record.opening.throws:
            self.settle_all(self.record.opening, 0)
            self.link = next_link(self.link, self.record.opening.text(0))
            yield self.state
        self.keep(0)
        for number, entry in enumerate(self.record.entries, start=1):
            self.play(number, entry)
            yield self.state

    def play(self, number: int, entry: Entry) -> None:
        if self.over:
            raise BadNotation(entry.line, entry.text(number), "the game is already over here")
        if is_table_line(entry.action):
            self.obey(number, entry)
        else:
            action = _action(self.game, self.state, entry, number)
            if opens_all(self.state):
                self.last_revealed = number
            answer(self.state, action)
            self.settle_all(entry, number)
            if entry.throws:
                self.last_thrown = number
        self.link = next_link(self.link, entry.text(number))
        self.keep(number)

    def obey(self, number: int, entry: Entry) -> None:
        _decision(self.state, entry, number)
        line = _read_line(entry, self.game)
        if entry.throws:
            raise BadNotation(entry.line, entry.text(number), "no dice are thrown here")
        if line.verb == BACK:
            self.go_back(number, entry, line)
        elif line.verb == UNSEAL:
            self.unseal(number, entry, line)
        elif line.verb in TALK:
            self.check_talk(number, entry, line)
        else:
            self.over = True

    def check_talk(self, number: int, entry: Entry, line: TableLine) -> None:
        """Who of a seat answers for what changes nothing in the game."""
        known = [share.key for share in self.game.shares(self.state, line.seat)]
        if not known or (line.verb == GIVE and line.share not in known):
            raise BadNotation(entry.line, entry.text(number), "this seat has no such share")

    def unseal(self, number: int, entry: Entry, line: TableLine) -> None:
        if not has_sealed(self.state, line.seat):
            raise BadNotation(entry.line, entry.text(number), "this seat has no sealed answer")
        take_back(self.state, line.seat)

    def go_back(self, number: int, entry: Entry, line: TableLine) -> None:
        if line.number not in self.kept:
            raise BadNotation(entry.line, entry.text(number), "expected another line before it")
        if not line.agreed and self.last_thrown > line.number:
            reason = "dice were thrown since; only an agreed takeback can undo them"
            raise BadNotation(entry.line, entry.text(number), reason)
        if not line.agreed and self.last_revealed > line.number:
            reason = "sealed answers were opened since; only an agreed takeback can hide them again"
            raise BadNotation(entry.line, entry.text(number), reason)
        self.state = self.kept[line.number].clone()
        if self.listen:
            self.state.events = []
        self.marks[line.number] -= 1
        if not self.marks[line.number]:
            del self.kept[line.number]

    def keep(self, number: int) -> None:
        """Keep the state after a line for as long as a later one goes back to it."""
        if self.marks.get(number, 0):
            self.kept[number] = self.state.clone()

    def settle_all(self, entry: Entry, number: int) -> None:
        stream: Stream | None = None
        if self.nonces and number >= self.record.fair_from:
            stream = Stream(bytes.fromhex(self.record.secret), self.nonces, number, self.link)
        for faces in entry.throws:
            throw = self.state.pending
            if self.watcher is not None and isinstance(throw, Throw) and not throw.why_bad(faces):
                self.watcher.thrown(self.state, faces)
            _settle(self.state, faces, entry.line)
            if stream is not None and isinstance(throw, Throw):
                self.compare(throw.sample(stream), faces, entry, number)

    def compare(self, fair: list[int], faces: list[int], entry: Entry, number: int) -> None:
        if fair != faces:
            where = f"line {entry.line}: " if entry.line else ""
            thrown, due = _words(faces), _words(fair)
            self.unfair.append(f"{where}{entry.text(number)!r}: threw {thrown}, not {due}")


def _marks(entries: list[Entry], seats: list[str]) -> dict[int, int]:
    """How many lines go back to each number; those that cannot be read are found in play."""
    marks: dict[int, int] = {}
    for entry in entries:
        if is_table_line(entry.action):
            try:
                line = read_table_line(entry.action, seats)
            except BadNotation:
                continue
            if line.verb == BACK:
                marks[line.number] = marks.get(line.number, 0) + 1
    return marks


def _read_line(entry: Entry, game: Game) -> TableLine:
    try:
        return read_table_line(entry.action, game.info.seats)
    except BadNotation as wrong:
        raise wrong.on_line(entry.line) from None


def _words(faces: list[int]) -> str:
    return " ".join(str(face) for face in faces)


def verdict_of(game: Game, s: State, entries: list[Entry]) -> Verdict | None:
    """How a game ended: by its rules, or by a table line."""
    if entries and is_table_line(entries[-1].action):
        said = read_table_line(entries[-1].action, game.info.seats).verdict(game.info.seats)
        if said is not None:
            return said
    return game.verdict(s)


def _ending(game: Game, s: State, entries: list[Entry]) -> str:
    verdict = verdict_of(game, s, entries)
    return ending(game, verdict) if verdict else ""


def first_state(record: Record, game: Game) -> State:
    """Where a record begins, before anything is thrown or said; raises BadNotation."""
    reason = why_not_version(game, record.game, record.version)
    if reason:
        raise BadNotation(0, f"game {record.game} {record.version}", reason)
    if record.position:
        return game.read(record.position)
    try:
        return game.setup(record.scenario, record.options)
    except BadData as wrong:
        raise BadNotation(0, f"scenario {record.scenario}", str(wrong)) from None


def _action(game: Game, s: State, entry: Entry, number: int) -> Action:
    """What the entry says, if the rules allow it here; its question is then the pending one."""
    _decision(s, entry, number)
    try:
        seat, text = spoken(game, s, entry.action)
        turn_to(s, seat)
        action = game.parse(s, text)
    except BadNotation as wrong:
        raise wrong.on_line(entry.line) from None
    refusal = _decision(s, entry, number).why_not(s, action)
    if refusal is not None:
        reason = f"the rules refuse it: {refusal.cite}"
        raise BadNotation(entry.line, entry.text(number), reason)
    return action


def _decision(s: State, entry: Entry, number: int) -> Decision:
    """The question that an entry comes after; without one nothing more can be said."""
    decision = s.pending
    if isinstance(decision, Throw):
        reason = f"faces are missing before it, for {decision.cite}"
        raise BadNotation(entry.line, entry.text(number), reason)
    if not isinstance(decision, Decision):
        raise BadNotation(entry.line, entry.text(number), "the game is already over here")
    return decision


def _settle(s: State, faces: list[int], line: int) -> None:
    throw = s.pending
    text = _words(faces)
    if not isinstance(throw, Throw):
        raise BadNotation(line, text, "no dice are thrown here")
    problem = throw.why_bad(faces)
    if problem:
        raise BadNotation(line, text, f"{throw.cite}: {problem}")
    settle(s, throw.read(faces))
