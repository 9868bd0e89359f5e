"""How often computer players charge in La Marche des Aigles, and how often they make contact.

    ./run tool charges --agents marshal:200 sensible --pairs 10 --battle training

Pairs are played as in the arena: every deal twice with the seats exchanged, with the same dice. A
charge makes contact with an enemy that holds or one that is already fighting.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final

from grognard.arena.contest import Bout, Question, ask, contestant
from grognard.arena.playing import Table, seats_of
from grognard.games import game as find_game
from grognard.games.march.model.flow import battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Throw
from grognard.kernel.umpire import settle, submit
from grognard.miniatures.battle.happened import Happened

GAME: Final = "march"
DECLARED: Final = "charges"
IN_CONTACT: Final = ("engaged", "joined combat")
WON: Final = "games won"


def counted(question: Question, pairs: int) -> list[Counter[str]]:
    """For each agent the games it won, the charges it declared, and those that made contact."""
    found: list[Counter[str]] = [Counter(), Counter()]
    for bout in question.bouts(pairs):
        for seat, count in enumerate(charges_of(question, bout)):
            found[bout.seats[seat]] += count
    return found


def charges_of(question: Question, bout: Bout) -> list[Counter[str]]:
    """One game, seat by seat."""
    game, setting = find_game(GAME), question.settings[bout.setting]
    s = game.setup(setting.battle, setting.options_of(bout.deal))
    table, dice = Table(game, s, seats_of(question, bout), bout), KeyedDice(bout.deal)
    found: list[Counter[str]] = [Counter(), Counter()]
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, dice.toss(s.pending, game.turn_key(s)))
        else:
            submit(s, table.answer(s.pending.seat))
        for event in s.events or []:
            if isinstance(event, Happened) and event.kind() in (DECLARED, *IN_CONTACT):
                found[battle(s).units[event.unit].seat][event.kind()] += 1
        table.look()
    winner = table.close().winner
    if winner is not None:
        found[winner][WON] += 1
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="charges", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--agents", nargs=2, default=["marshal:200", "sensible"])
    parser.add_argument("--battle", action="append")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    battles = asked.battle or find_game(GAME).info.scenarios
    question = ask(GAME, battles, [], [contestant(name) for name in asked.agents], asked.seed)
    games = 2 * asked.pairs * len(battles)
    for one, count in zip(question.contestants, counted(question, asked.pairs), strict=True):
        met = sum(count[kind] for kind in IN_CONTACT)
        print(
            f"{one.label}: {count[WON]} of {games} games won; "
            f"a game {count[DECLARED] / games:.2f} charges, {met / games:.2f} make contact"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
