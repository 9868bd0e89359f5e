"""Information-set Monte-Carlo tree search over a pool of states that the seat could be in.

Each simulation plays on one of them with dice of its own. A node is a question, whatever hidden
cards and dice led to it; of its answers, ranked by the staff, more are tried the more often it is
met. Where the tree ends, the evaluation tells the chance, at least three answers from the root.
"""

from __future__ import annotations

import math
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import KeyedDice, Throw
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from ..agent import Staff
from ..thought import Budget, Proposal, Thought
from .search import Search, error_of, is_named

POOL: Final = 64  # states that the seat could be in
DEEP: Final = 3  # answers from the root to a leaf, at least
CURIOUS: Final = 0.3  # how much an answer gains that was tried less often than the staff likes it
FIRST: Final = 2  # answers that are tried at a node that is new
NONE: Final = -1
FAR: Final = 20.0  # so much worse an answer has no share worth the name

Key = tuple[int, int, str]


class Node:
    """A question to a seat, and how its answers did for that seat."""

    def __init__(self, seat: int, found: list[Proposal], grain: float) -> None:
        self.seat: Final = seat
        self.actions: Final = [one.action for one in found]
        weights = [math.exp(max(-FAR, (one.score - found[0].score) / grain)) for one in found]
        whole = sum(weights)
        self.shares: Final = [weight / whole for weight in weights]
        self.visits = 0
        self.total = 0.0
        self.tries: Final = [0] * len(found)
        self.totals: Final = [0.0] * len(found)
        self.met: Final[set[Key]] = set()
        self.below: Final[dict[Key, Node]] = {}

    def pick(self, s: State, decision: Decision | None) -> int:
        """The place of the most promising answer, of those that a question allows."""
        barred = 0
        while True:
            place = self.most_promising(barred)
            if place == NONE or decision is None:
                return place
            if decision.why_not(s, self.actions[place]) is None:
                return place
            barred |= 1 << place

    def most_promising(self, barred: int) -> int:
        """Of the answers that are tried by now, but for those that are barred."""
        usual = self.total / self.visits if self.visits else 0.5
        eager = CURIOUS * math.sqrt(self.visits + 1)
        found, best = NONE, -math.inf
        for place in range(min(len(self.actions), FIRST + int(math.sqrt(self.visits)))):
            tries = self.tries[place]
            mean = self.totals[place] / tries if tries else usual
            bound = mean + eager * self.shares[place] / (1 + tries)
            if bound > best and not barred >> place & 1:
                found, best = place, bound
        return found

    def note(self, place: int, win: float) -> None:
        self.visits += 1
        self.total += win
        self.tries[place] += 1
        self.totals[place] += win


class Tree(Search):
    """One tree for the answer to one question.

    `answers` is how many there were in all simulations, `shallowest` in the shortest whose battle
    went on.
    """

    answers = 0
    shallowest = 1_000_000  # more than a battle has

    def think(self, budget: Budget) -> Thought:
        if len(self.found) < 2 or not is_named(budget):
            return Thought(self.found, None, None, 0)
        self.go_on(budget)
        root = Node(self.seen.seat, self.found, self.grain)
        wins: list[list[float]] = [[] for _ in self.found]
        staff = self.lines.staff_of(self.lines.seed)
        while not self.lines.sims or not self.is_over():
            place = root.pick(self.seen.guess, None)
            wins[place].append(self.simulate(root, place, staff))
        return self.thought_of(wins)

    def simulate(self, root: Node, first: int, staff: Staff) -> float:
        """One line from a first answer to a leaf; the chance of the root's seat there."""
        lines = self.lines
        number = lines.sims
        lines.sims += 1
        s, dice = lines.deal(number % POOL), KeyedDice(lines.seed + number)
        nodes: list[Node] = []
        places: list[int] = []
        node: Node | None = root
        depth = 0
        while isinstance(s.pending, Decision) and (node is not None or depth < DEEP):
            decision = s.pending
            action: Action | None = None
            place = NONE
            if depth == 0:
                place, action = first, lines.named(s, decision, self.keys[first])
            elif node is not None:
                place = node.pick(s, decision)
                action = None if place == NONE else node.actions[place]
            answer(s, action or staff.proposals(s, decision)[0].action)
            self.throw(s, dice)
            depth += 1
            if node is not None and place != NONE:
                nodes.append(node)
                places.append(place)
                node = self.next_of(node, place, s, staff)
            else:
                node = None
        self.answers += depth
        if isinstance(s.pending, Decision):
            self.shallowest = min(self.shallowest, depth)
        win = lines.evaluation.win(s, 0)
        for n in range(len(nodes)):
            nodes[n].note(places[n], win if nodes[n].seat == 0 else 1.0 - win)
        return win if root.seat == 0 else 1.0 - win

    def throw(self, s: State, dice: KeyedDice) -> None:
        step = s.pending
        while isinstance(step, Throw):
            step = settle(s, dice.toss(step, self.seen.game.turn_key(s)))

    def next_of(self, node: Node, place: int, s: State, staff: Staff) -> Node | None:
        """The node that an answer led to, from the second time on; None where the tree ends."""
        decision = s.pending
        if not isinstance(decision, Decision):
            return None
        key = (place, decision.seat, decision.cite)
        if key not in node.met:
            node.met.add(key)
            return None
        found = node.below.get(key)
        if found is None:
            found = Node(decision.seat, staff.proposals(s, decision), self.grain)
            node.below[key] = found
        return found

    def thought_of(self, wins: list[list[float]]) -> Thought:
        """The answer that was tried most; the others by their means."""
        best = 0
        for place in range(len(wins)):
            if len(wins[place]) > len(wins[best]):
                best = place
        win = mean_of(wins[best])
        scores = [min(win, mean_of(chances)) for chances in wins]
        others = [place for place in range(len(wins)) if place != best]
        others.sort(key=scores.__getitem__, reverse=True)
        options = [Proposal(self.found[best].action, win)]
        options += [Proposal(self.found[place].action, scores[place]) for place in others]
        return Thought(options, win, error_of(wins[best]), self.lines.sims)


def mean_of(wins: list[float]) -> float:
    return sum(wins) / len(wins) if wins else 0.0
