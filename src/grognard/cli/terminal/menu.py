"""Legal actions as a numbered list; where there are many, by the piece that acts."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.game import Game
from grognard.kernel.state import State

from .screen import FAINT, cropped, out
from .speech import language, say

AT_ONCE: Final = 20

Choice = list[Action]


class Menu:
    """Numbers mean what was last printed: an action, or a group that opens."""

    def __init__(self, game: Game, s: State, actions: list[Action]) -> None:
        self.game: Final = game
        self.state: Final = s
        self.actions: Final = [a for group in grouped(game, s, actions).values() for a in group]
        self.choices: list[Choice] = []

    def show(self) -> None:
        """All actions, or their groups when they are many."""
        if len(self.actions) <= AT_ONCE:
            self.show_actions(self.actions)
        else:
            self.show_groups(grouped(self.game, self.state, self.actions))

    def show_actions(self, actions: list[Action]) -> None:
        self.choices = [[action] for action in actions]
        notations = [self.game.notate(self.state, action) for action in actions]
        margin = min(30, max((len(text) for text in notations), default=0))
        for number, (action, text) in enumerate(zip(actions, notations, strict=True), start=1):
            words = self.game.describe(self.state, action, language())
            out(cropped(f"{number:>4}  {text:<{margin}}  {words}".rstrip()))

    def show_groups(self, groups: dict[str, Choice]) -> None:
        self.choices = list(groups.values())
        margin = max(len(token) for token in groups)
        for number, (token, actions) in enumerate(groups.items(), start=1):
            title = self.game.caption(self.state, token, language())
            if not title:
                title = self.game.describe(self.state, actions[0], language())
            verbs = self.verbs(actions)
            shown = "" if verbs == token else f"  ({verbs})"
            out(cropped(f"{number:>4}  {token:<{margin}}  {title}", len(shown)) + shown)
        out(say("menu-hint"), FAINT)

    def verbs(self, actions: list[Action]) -> str:
        """move 6, fire 2; or the only action there is."""
        if len(actions) == 1:
            return self.game.notate(self.state, actions[0])
        counts: dict[str, int] = {}
        for action in actions:
            verb = self.game.notate(self.state, action).split(" ", 1)[0]
            counts[verb] = counts.get(verb, 0) + 1
        return ", ".join(f"{say('verb', verb=verb)} {count}" for verb, count in counts.items())

    def pick(self, number: int) -> Action | None:
        """The action of a number; None after a group was opened."""
        choice = self.choices[number - 1]
        if len(choice) == 1:
            return choice[0]
        self.show_actions(choice)
        return None

    def holds(self, number: int) -> bool:
        return 1 <= number <= len(self.choices)

    def filtered(self, words: list[str]) -> list[Action]:
        """The actions whose notation or words hold every one of these words."""
        found = []
        for action in self.actions:
            notation = self.game.notate(self.state, action)
            text = f"{notation} {self.game.describe(self.state, action, language())}".lower()
            if all(word.lower() in text for word in words):
                found.append(action)
        return found


def grouped(game: Game, s: State, actions: list[Action]) -> dict[str, Choice]:
    """By the piece named first, in order; sentences without a piece come last, on their own."""
    groups: dict[str, Choice] = {}
    others: dict[str, Choice] = {}
    for action in actions:
        words = game.notate(s, action).split()
        token = words[1].rstrip(":") if len(words) > 1 else ""
        if token and game.caption(s, token, language()):
            groups.setdefault(token, []).append(action)
        else:
            others[" ".join(words)] = [action]
    return {**dict(sorted(groups.items())), **others}
