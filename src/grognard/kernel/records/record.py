"""A game record as text: the save format, the archive, the bug report and the test fixture.

    grognard record 1
    game bids 1
    scenario short
    option hand 2
    player north Ann

    0 : 3 1 8 #5c0d6f1a2b3c
    1 bid c5 #09ab12cd34ef
    2 bid c7 : 6 / 4 #77aa0bb1c2d3
    open #1f2e3d4c5b6a

Each numbered line is a decision and the faces of the throws that follow it: blanks part the faces
of one throw, slashes the throws, and a throw without dice is a dash. Line 0 holds throws before
any decision. A line that begins with a star is no answer but a word at the table (tableline.py).
A link, the hash of the link before it and of its line, ends every line; the first one's is
that of the header. The closing line says how the game ended, so that a cut file is noticed.

One of two games that count together (pair_proof.py) has in its header the line `pair first`, or
`pair second` and the whole last link of the first one's record.

A game with fair dice (fair.py) has the lines `commitment`, `nonce SEAT VALUE` and, when lines
before N were played elsewhere, `fair-from N` in its header, and after the end a line `secret`.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from ..game import Game, Verdict
from ..reading import check_option
from ..refusal import BadNotation
from ..registry import find, why_not_played
from .fair import SECRET_BYTES, is_nonce

HEADING: Final = "grognard record 1"
OPEN: Final = "open"
SHOWN: Final = 12

_LINKED: Final = re.compile(r"(.*) #([0-9a-f]{12})")
_FACES: Final = r"(?:-|[0-9]{1,6}(?: [0-9]{1,6})*)"
_PLAYED: Final = re.compile(rf"([0-9]{{1,9}})(?: (.*?))??(?: : ({_FACES}(?: / {_FACES})*))?")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")
_PAIR: Final = re.compile(r"first|second [0-9a-f]{64}")
_SECRET: Final = re.compile(r"secret ([0-9a-f]+)")
_CUT: Final = "the record is cut short; its last line is 'end', a winner and a rule, or 'open'"


class Entry:
    """One decision and the faces of the throws after it; `line` is where a file has it."""

    def __init__(self, action: str, line: int = 0) -> None:
        self.action: Final = action
        self.line: Final = line
        self.throws: list[list[int]] = []

    def text(self, number: int) -> str:
        words = [str(number), self.action] if self.action else [str(number)]
        if self.throws:
            words += [":", " / ".join(_write_faces(faces) for faces in self.throws)]
        return " ".join(words)


class Record:
    """Everything that a game was: how it began, what was said and what was thrown.

    `opening` is for throws before any decision. `position` is the text of a constructed
    position, and then there is no scenario. `ending` is empty while the game is open, and
    `secret` until it is revealed. `seal` is the last link of the file this was read from, empty
    for a record made in memory.
    """

    def __init__(self, game: str, version: str, scenario: str, options: dict[str, str]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.scenario = scenario
        self.options: Final = options
        self.players: dict[str, str] = {}
        self.commitment = ""
        self.nonces: dict[str, str] = {}
        self.fair_from = 0
        self.pair = ""
        self.position = ""
        self.opening = Entry("")
        self.entries: list[Entry] = []
        self.ending = ""
        self.secret = ""
        self.seal = ""

    def header(self) -> list[str]:
        lines = [HEADING, f"game {self.game} {self.version}"]
        if self.scenario:
            lines.append(f"scenario {self.scenario}")
        lines += [f"option {key} {on_one_line(value)}" for key, value in self.options.items()]
        lines += [f"player {seat} {on_one_line(name)}" for seat, name in self.players.items()]
        if self.pair:
            lines.append(f"pair {self.pair}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"nonce {seat} {nonce}" for seat, nonce in self.nonces.items()]
        if self.fair_from:
            lines.append(f"fair-from {self.fair_from}")
        if self.position:
            lines.append("position")
            lines += [f"| {line}".rstrip() for line in self.position.rstrip("\n").split("\n")]
        return lines

    def body(self) -> list[str]:
        """The numbered lines, the closing one and the secret's, without their links."""
        lines = [self.opening.text(0)] if self.opening.throws else []
        lines += [entry.text(number) for number, entry in enumerate(self.entries, start=1)]
        lines.append(f"end {self.ending}" if self.ending else OPEN)
        return [*lines, f"secret {self.secret}"] if self.secret else lines

    def links(self) -> list[str]:
        """The shown link of each line of the body."""
        return [link[:SHOWN] for link in self.whole_links()]

    def whole_links(self) -> list[str]:
        link = first_link(self.header())
        found = []
        for line in self.body():
            link = next_link(link, line)
            found.append(link)
        return found

    def text(self) -> str:
        linked = [f"{line} #{link}" for line, link in zip(self.body(), self.links(), strict=True)]
        return "\n".join([*self.header(), "", *linked, ""])


def first_link(header: list[str]) -> str:
    return hashlib.sha256("\n".join(header).encode()).hexdigest()


def next_link(link: str, line: str) -> str:
    return hashlib.sha256(f"{link}\n{line}".encode()).hexdigest()


def ending(game: Game, verdict: Verdict) -> str:
    """How a verdict reads on the closing line: the winning seat or `draw`, and the rule."""
    winner = "draw" if verdict.winner is None else game.info.seats[verdict.winner]
    return f"{winner} {verdict.cite}"


def winner_of(game: Game, how: str) -> str | None:
    """The seat that a closing line names; None for a draw, and while there is no such line."""
    winner = how.partition(" ")[0]
    return winner if winner in game.info.seats else None


def read_record(text: str, game: Game | None = None) -> Record:
    """A record from its text, of the given game or of one in the registry; raises BadNotation."""
    return _Reader(text, game).read()


def why_not_version(game: Game, key: str, version: str) -> str:
    """Why this game cannot play a record back, or an empty string."""
    if key != game.info.key:
        return f"a record of the game {game.info.key} was expected"
    if version != game.info.version:
        return why_not_played(version, [game.info.version])
    return ""


def read_entry(text: str, line: int = 0) -> tuple[int, Entry]:
    """A numbered line without its link, as `Entry.text` wrote it; raises BadNotation."""
    match = _PLAYED.fullmatch(text)
    if match is None or " : " in (match[2] or ""):
        raise BadNotation(line, text, "a number, an action and the faces thrown after ' : '")
    entry = Entry(match[2] or "", line)
    entry.throws = [_read_faces(faces) for faces in match[3].split(" / ")] if match[3] else []
    return int(match[1]), entry


class _Reader:
    """Reads a record line by line; `at` counts the lines taken."""

    def __init__(self, text: str, game: Game | None) -> None:
        self.lines: Final = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        self.game = game
        self.at = 0

    def read(self) -> Record:
        self.read_heading()
        record = self.read_game()
        while self.more() and self.peek():
            self.read_header_line(record)
        if not record.scenario and not record.position:
            raise self.wrong("a line 'scenario NAME' or a position must come before the play")
        self.read_body(record)
        return record

    def more(self) -> bool:
        return self.at < len(self.lines)

    def peek(self) -> str:
        return self.lines[self.at]

    def take(self, expected: str) -> str:
        if not self.more():
            raise BadNotation(self.at, self.lines[-1], expected)
        self.at += 1
        return self.lines[self.at - 1]

    def wrong(self, expected: str) -> BadNotation:
        """The line just taken is not what it should be."""
        return BadNotation(self.at, self.lines[self.at - 1], expected)

    def read_heading(self) -> None:
        if self.take(HEADING) == HEADING:
            return
        if self.lines[0].startswith("grognard record "):
            raise self.wrong("this program reads records of version 1")
        raise self.wrong(f"a record begins with the line '{HEADING}'")

    def read_game(self) -> Record:
        words = self.take("a line 'game NAME VERSION'").split(" ")
        if len(words) != 3 or words[0] != "game":
            raise self.wrong("a line 'game NAME VERSION'")
        reason = why_not_version(self.find_game(words[1], words[2]), words[1], words[2])
        if reason:
            raise self.wrong(reason)
        return Record(words[1], words[2], "", {})

    def find_game(self, key: str, version: str) -> Game:
        if self.game is None:
            try:
                self.game = find(key, version)
            except BadNotation as unknown:
                raise unknown.on_line(self.at) from None
        return self.game

    def known_game(self) -> Game:
        assert self.game is not None
        return self.game

    def read_header_line(self, record: Record) -> None:
        word, _, rest = self.take("a line of the header").partition(" ")
        if word == "scenario" and not record.scenario:
            record.scenario = self.among(rest, self.known_game().info.scenarios, "scenario")
        elif word == "option":
            self.read_option(record, rest)
        elif word == "player":
            self.read_player(record, rest)
        elif word == "commitment" and rest:
            record.commitment = rest
        elif word == "nonce":
            self.read_nonce(record, rest)
        elif word == "fair-from" and _NUMBER.fullmatch(rest):
            record.fair_from = int(rest)
        elif word == "pair" and _PAIR.fullmatch(rest):
            record.pair = rest
        elif word == "position" and not rest:
            self.read_position(record)
        else:
            raise self.wrong(
                "scenario, option, player, pair, commitment, nonce, fair-from or position; "
                "a blank line ends the header"
            )

    def among(self, value: str, known: list[str], what: str) -> str:
        if value not in known:
            raise BadNotation(self.at, value, f"no such {what}; known: {', '.join(known)}")
        return value

    def read_option(self, record: Record, rest: str) -> None:
        key, _, value = rest.partition(" ")
        options = {option.key: option for option in self.known_game().info.options}
        record.options[key] = off_one_line(value)
        check_option(options, key, record.options[key], self.at)

    def read_player(self, record: Record, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        record.players[self.among(seat, self.known_game().info.seats, "seat")] = off_one_line(name)

    def read_nonce(self, record: Record, rest: str) -> None:
        seat, _, nonce = rest.partition(" ")
        if not is_nonce(nonce):
            raise self.wrong("a nonce has 1 to 64 letters, digits, '-' or '_'")
        record.nonces[self.among(seat, self.known_game().info.seats, "seat")] = nonce

    def read_position(self, record: Record) -> None:
        lines = []
        while self.more() and self.peek().startswith("|"):
            lines.append(self.take("a line of the position")[2:])
        if not lines:
            raise self.wrong("the lines of a position follow, each after a bar '| '")
        record.position = "\n".join(lines) + "\n"

    def read_body(self, record: Record) -> None:
        link = first_link(record.header())
        self.take(_CUT)
        while True:
            line = self.unlinked(self.take(_CUT))
            link = next_link(link, line)
            self.check_link(link)
            if self.closes(record, line):
                break
            self.read_entry(record, line)
        if self.more() and record.ending:
            line = self.unlinked(self.take(_CUT))
            link = next_link(link, line)
            self.check_link(link)
            record.secret = self.secret_in(line)
        if self.more():
            self.at += 1
            raise self.wrong("nothing may follow the closing line but a line 'secret'")
        record.seal = link[:SHOWN]

    def secret_in(self, line: str) -> str:
        match = _SECRET.fullmatch(line)
        if match is None or len(match[1]) != 2 * SECRET_BYTES:
            raise self.wrong(f"after the closing line: 'secret' and {2 * SECRET_BYTES} digits")
        return match[1]

    def unlinked(self, line: str) -> str:
        match = _LINKED.fullmatch(line)
        if match:
            return match[1]
        if self.at == len(self.lines):
            raise self.wrong(_CUT)
        raise self.wrong("a line of play ends with ' #' and the 12 digits of its link")

    def check_link(self, link: str) -> None:
        line = self.lines[self.at - 1]
        if not line.endswith(f"#{link[:SHOWN]}"):
            raise self.wrong(
                "the chain is broken: this line was altered, or one is missing, or the header "
                f"was altered (the link should be #{link[:SHOWN]})"
            )

    def closes(self, record: Record, line: str) -> bool:
        if line.startswith("end "):
            record.ending = line[4:]
            return True
        return line == OPEN

    def read_entry(self, record: Record, line: str) -> None:
        number, entry = read_entry(line, self.at)
        opening = number == 0 and not record.entries and not record.opening.throws
        if line != entry.text(number):
            raise self.wrong(f"written {entry.text(number)!r} was expected")
        if opening and not entry.action and entry.throws:
            record.opening = entry
        elif number == len(record.entries) + 1 and entry.action:
            record.entries.append(entry)
        else:
            raise self.wrong(f"decision number {len(record.entries) + 1} was expected")


def _write_faces(faces: list[int]) -> str:
    return " ".join(str(face) for face in faces) or "-"


def _read_faces(text: str) -> list[int]:
    return [] if text == "-" else [int(face) for face in text.split()]


def on_one_line(text: str) -> str:
    """A value on one line: decks, battles and names come from outside and may hold anything."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")


def off_one_line(text: str) -> str:
    """A value as it was before it was put on one line."""
    parts = [part.replace("\\n", "\n").replace("\\r", "\r") for part in text.split("\\\\")]
    return "\\".join(parts)
