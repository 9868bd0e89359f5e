"""A session at the table: who is asked, what is shown to whom, and the commands of a player."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from grognard.agents import AT_ONCE, Seated
from grognard.kernel.aids import Warning
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.reasons import allowed, meant, nearest
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.sealed import facing
from grognard.kernel.state import State
from grognard.lexicon import LANGUAGES

from ..commands.odds import Report
from .asides import print_card, print_rule
from .complaints import NotAllowed, words_for
from .files import write_text
from .log import DICE_MARK, HEADLINE
from .match import Match
from .menu import Menu
from .screen import DICE, HEADING, QUESTION, WARNING, clear, out, tell
from .speech import language, lexicon, say, speak
from .warnings import print_warnings

LOG_LINES: Final = 30
SALT: Final = 1769

COMMANDS: Final[dict[str, str]] = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "legal": "legal",
    "legales": "legal",
    "why": "why",
    "pourquoi": "why",
    "odds": "odds",
    "chances": "odds",
    "card": "card",
    "carte": "card",
    "rule": "rule",
    "regle": "rule",
    "règle": "rule",
    "log": "log",
    "journal": "log",
    "undo": "undo",
    "annuler": "undo",
    "table": "table",
    "save": "save",
    "sauver": "save",
    "lang": "lang",
    "langue": "lang",
    "quit": "quit",
    "quitter": "quit",
    "exit": "quit",
}


def warnings_about(game: Game, s: State, seat: int, said: str) -> list[Warning]:
    """Warnings about an order, as far as the seat may know."""
    guess = facing(game.determinize(s, seat, Rng(SALT)), seat)
    return game.warnings(guess, game.parse(guess, said), language())


class Quit(Exception):
    """A player has left the table."""


class Sitting:
    """Plays a match to its end. `agents[seat]` is None for a person."""

    def __init__(self, match: Match, agents: Sequence[Seated | None], curtain: bool | None) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.agents: Final = agents
        people = [seat for seat, agent in enumerate(agents) if agent is None]
        wanted = not self.game.info.open if curtain is None else curtain
        self.curtain: Final = wanted and len(people) > 1
        self.eyes: int | None = people[0] if len(people) == 1 else None
        self.seen: Final[dict[int | None, int]] = {None: 0, **dict.fromkeys(range(len(agents)), 0)}
        self.menu = Menu(self.game, match.state(), [])
        self.fresh = True
        self.warned = ""  # the order that was held back with a warning

    def play(self) -> int:
        """To the end of the game, or until a player leaves."""
        try:
            self.welcome()
            while isinstance(self.match.state().pending, Decision):
                self.turn()
        except (Quit, EOFError):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            out()
            self.farewell()
            return 0
        self.show_end()
        return 0

    def welcome(self) -> None:
        record = self.match.recorder.record
        title = f"{self.game.info.name} · {record.scenario or say('from-a-position')}"
        tell(title, HEADING)
        if None in self.agents:
            tell(say("welcome"))

    def turn(self) -> None:
        s = self.match.state()
        decision = s.pending
        assert isinstance(decision, Decision)
        agent = self.agents[decision.seat]
        if agent is not None:
            self.match.answer(agent.answer(self.game, s, decision.seat, AT_ONCE))
            self.show_news()
            # where something is hidden, a redrawn table would reveal that the other was asked
            self.fresh = self.fresh or self.game.info.open
            return
        self.sit_down(decision.seat)
        self.ask(decision)

    def sit_down(self, seat: int) -> None:
        """Another person takes the keyboard, behind the curtain if there is one."""
        if seat == self.eyes:
            return
        if self.curtain:
            clear()
            input(say("curtain", side=self.game.seat_name(self.match.state(), seat, language())))
            clear()
        self.eyes = seat
        self.fresh = True
        self.show_news()

    def show_news(self) -> None:
        """What has happened since this player last looked."""
        start = self.seen[self.eyes]
        lines = self.match.log.since(start, self.eyes, language())
        self.seen[self.eyes] = len(self.match.log.lines)
        if not self.curtain:
            self.seen.update(dict.fromkeys(self.seen, len(self.match.log.lines)))
        for line in lines:
            self.print_line(line)
        self.fresh = self.fresh or any(line.startswith(HEADLINE) for line in lines)

    def print_line(self, line: str) -> None:
        if line.startswith(HEADLINE):
            out()
            out(line, HEADING)
        elif line.startswith(DICE_MARK):
            tell(line.strip(), DICE, indent="    ", hanging="      ")
        else:
            tell(line, indent="  ", hanging="    ")

    def ask(self, decision: Decision) -> None:
        """One answer from a person; commands in between cost nothing."""
        s = self.match.state()
        self.show_news()
        if self.fresh:
            out()
            out(self.game.table(s, decision.seat, language()))
            self.fresh = False
        self.menu = Menu(self.game, s, decision.offered(s))
        out()
        tell(self.game.prompt(s, decision.seat, language()), QUESTION)
        self.menu.show()
        answered = False
        while not answered:
            text = self.read_line(self.game.info.seats[decision.seat])
            try:
                answered = self.obey(s, decision, text)
            except NotAllowed as wrong:
                tell(say("not-allowed", action=wrong.action, words=wrong.words), WARNING)
            except (BadNotation, BadData) as wrong:
                tell(words_for(wrong), WARNING)
        self.show_news()

    def read_line(self, seat: str) -> str:
        while True:
            text = input(f"{seat}> ").strip()
            if not sys.stdin.isatty():
                out(text)
            if text:
                return text

    def obey(self, s: State, decision: Decision, text: str) -> bool:
        """Do what a line says; returns whether the question has been dealt with."""
        first, _, rest = text.partition(" ")
        command = COMMANDS.get(first.lower(), "")
        if command:
            return self.command(s, decision, command, rest.strip())
        action = self.read_action(s, text)
        if action is None:
            return False
        refusal = decision.why_not(s, action)
        if refusal is not None:
            raise NotAllowed(self.game, s, decision, action, refusal)
        if self.holds_back(s, decision, action):
            return False
        self.match.answer(action)
        return True

    def holds_back(self, s: State, decision: Decision, action: Action) -> bool:
        """Warn the player; the same order given a second time is carried out."""
        said = self.game.notate(s, action)
        warnings = warnings_about(self.game, s, decision.seat, said)
        if not warnings or said == self.warned:
            self.warned = ""
            return False
        self.warned = said
        print_warnings(warnings)
        tell(say("play-warned"))
        return True

    def read_action(self, s: State, text: str) -> Action | None:
        """An action typed or picked by number; None after a group of the menu was opened."""
        if text.isdecimal():
            if not (len(text) < 6 and self.menu.holds(int(text))):
                raise BadNotation(0, text, say("no-such-number"))
            return self.menu.pick(int(text))
        return self.game.parse(s, text)

    def command(self, s: State, decision: Decision, command: str, rest: str) -> bool:
        if command == "undo":
            return self.undo()
        if command == "quit":
            raise Quit
        if command == "help":
            self.show_help()
        elif command == "legal":
            self.menu.show_actions(self.menu.filtered(rest.split()))
        elif command == "why":
            self.explain(s, decision, rest)
        elif command == "odds":
            Report(self.game, s, self.as_notation(s, rest)).print()
        elif command == "card":
            print_card(self.game, s, rest)
        elif command == "rule":
            print_rule(self.game, rest)
        else:
            self.look(s, decision, command, rest)
        return False

    def show_help(self) -> None:
        """The form of this game's actions, and the commands of every table."""
        actions = f"play-actions-{self.game.info.key}"
        if lexicon.has(language(), actions):
            tell(say(actions))
        tell(say("play-commands"))

    def look(self, s: State, decision: Decision, command: str, rest: str) -> None:
        if command == "log":
            for line in self.match.log.since(0, decision.seat, language())[-LOG_LINES:]:
                self.print_line(line)
        elif command == "table":
            out(self.game.table(s, decision.seat, language()))
        elif command == "save":
            self.save(rest)
        elif rest in LANGUAGES:
            speak(rest)
            tell(self.game.prompt(s, decision.seat, language()), QUESTION)
        else:
            raise BadNotation(0, rest, say("no-such-language", known=", ".join(LANGUAGES)))

    def as_notation(self, s: State, text: str) -> str:
        """A number of the menu as the action that it means."""
        if text.isdecimal() and self.menu.holds(int(text)):
            choice = self.menu.choices[int(text) - 1]
            return self.game.notate(s, choice[0])
        return text

    def explain(self, s: State, decision: Decision, text: str) -> None:
        """Why an action, or a piece put on another, is refused, as far as this seat may know."""
        known = self.game.determinize(s, decision.seat, Rng(SALT))
        actions = meant(self.game, known, self.as_notation(s, text))
        found = nearest(self.game, known, actions)
        if found is None:
            first = allowed(known, actions)[0]
            tell(say("it-is-legal", action=self.game.notate(known, first)))
        else:
            tell(self.game.reason(known, *found, language()))

    def undo(self) -> bool:
        if not self.match.undo():
            tell(say("nothing-to-undo"), WARNING)
            return False
        self.seen[self.eyes] = min(self.seen[self.eyes], len(self.match.log.lines))
        self.fresh = True
        tell(say("undone"))
        return True

    def save(self, name: str) -> None:
        if not name:
            raise BadNotation(0, "save", say("save-where"))
        write_text(name, self.match.recorder.record.text())
        out(say("saved", file=name))

    def show_end(self) -> None:
        self.show_news()
        s = self.match.state()
        out()
        out(self.game.table(s, self.eyes, language()))
        out()
        tell(self.game.prompt(s, self.eyes, language()), QUESTION)
        self.say_where()

    def farewell(self) -> None:
        out()
        tell(say("farewell"))
        self.say_where()

    def say_where(self) -> None:
        if self.match.path:
            out(say("saved", file=self.match.path))
