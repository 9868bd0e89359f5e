"""Hints: from what a player may know, the best first, with reasons that are true of the search."""

from __future__ import annotations

import pytest

from grognard.agents import Budget
from grognard.agents.evaluation import Evaluation, evaluation_of
from grognard.agents.evaluation.net import Net
from grognard.agents.evaluation.topics import Topic, topics_of
from grognard.agents.registry import search_of, staff_of
from grognard.agents.search import Weighed, reason_of, weigh
from grognard.agents.search.lines import Leaf
from grognard.agents.search.weighing import END, falls_without
from grognard.analysis.hints import Hint, hints, lexicon
from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.seen import Seen
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.lexicon import LANGUAGES
from tests.kernel.games.tinygame import BIDS, Bid

EAGLES = find_game("eagles")
SIMS = Budget(sims=60)


def played(after: int) -> State:
    """A battle that two staffs have begun, where somebody has an open choice."""
    s, rng, staff = EAGLES.setup("quatre-bras", {}), Rng(5), staff_of("eagles")(1)
    while after > 0 or isinstance(s.pending, Throw) or not is_choice(s):
        wait = s.pending
        assert wait is not None
        if isinstance(wait, Throw):
            settle(s, wait.toss(rng))
            continue
        assert isinstance(wait, Decision)
        answer(s, staff.proposals(s, wait)[0].action)
        after -= 1
    return s


def is_choice(s: State) -> bool:
    wait = s.pending
    return isinstance(wait, Decision) and not wait.hidden and len(wait.legal(s)) > 2


def seen_from(s: State) -> Seen:
    assert isinstance(s.pending, Decision)
    return Seen(EAGLES, s, s.pending.seat, Rng(1))


def told(seen: Seen, lang: str = "en") -> list[Hint]:
    return hints(seen, SIMS, 3, lang)


def test_three_answers_at_most_come_with_their_chances_the_best_first() -> None:
    seen = seen_from(played(30))
    found = told(seen)
    assert 1 < len(found) <= 3 and len({one.text for one in found}) == len(found)
    assert [one.win for one in found] == sorted((one.win for one in found), reverse=True)
    for one in found:
        action = EAGLES.parse(seen.guess, one.text)
        assert seen.decision.why_not(seen.guess, action) is None
        assert one.words[0].isupper() or one.words[0].isdigit()
        assert 0.0 <= one.win <= 1.0 and one.error >= 0.0
    assert not found[0].equal


def test_a_hint_is_the_same_whatever_lies_hidden() -> None:
    s = played(30)
    assert isinstance(s.pending, Decision)
    seat = s.pending.seat
    others = [EAGLES.determinize(s, seat, Rng(deal)) for deal in (7, 8)]
    assert told(seen_from(others[0])) == told(seen_from(others[1])) == told(seen_from(s))


# Why


def plain() -> Evaluation:
    """Of two numbers: the first is worth much, the second nothing."""
    return Evaluation(BIDS, None, Net(["a 0", "b 1"], [[1.0, 0.0]], [0.0], [2.0], -1.0))


TOPICS = [Topic("strength", 0, [0]), Topic("goals", 1, [1])]


def weighed(card: int, leaves: list[Leaf]) -> Weighed:
    return Weighed(Bid(card), f"bid c{card}", leaves)


def leaves_at(numbers: list[float], count: int = 8) -> list[Leaf]:
    return [Leaf(plain().of_numbers(numbers, 0), False, numbers) for _ in range(count)]


def test_the_reason_is_what_the_chance_falls_without() -> None:
    good, bad = weighed(1, leaves_at([1.0, 1.0])), weighed(2, leaves_at([0.2, 0.0]))
    reason = reason_of(plain(), TOPICS, 0, good, bad)
    assert reason is not None and (reason.topic, reason.side) == ("strength", 0)
    falls = falls_without(plain(), TOPICS[0], 0, good, bad)
    assert min(falls) > 0 and reason.worth == pytest.approx(sum(falls) / len(falls))
    assert not any(falls_without(plain(), TOPICS[1], 0, good, bad))


def test_nothing_is_named_where_answers_do_equally_well() -> None:
    one, other = weighed(1, leaves_at([0.5, 1.0])), weighed(2, leaves_at([0.5, 0.0]))
    assert reason_of(plain(), TOPICS, 0, one, other) is None
    assert not one.is_better(other)


def test_a_battle_that_is_won_at_once_is_a_reason_of_its_own() -> None:
    won = [Leaf(1.0, True, []) for _ in range(8)]
    reason = reason_of(plain(), TOPICS, 0, weighed(1, won), weighed(2, leaves_at([0.2, 0.0])))
    assert reason is not None and reason.topic == END


def test_reasons_of_a_battle_fall_with_what_they_name() -> None:
    """In real searches: the numbers of the topic are taken away, and the chance is smaller."""
    evaluation = evaluation_of(EAGLES)
    assert evaluation.features is not None
    topics = topics_of("eagles", evaluation.features.names())
    named = 0
    for after in (20, 28):
        seen = seen_from(played(after))
        found = weigh(search_of(seen, 3), Budget(sims=90))
        reason = reason_of(evaluation, topics, seen.seat, found[0], found[-1])
        if reason is None or reason.topic == END:
            continue
        (topic,) = (t for t in topics if (t.name, t.side) == (reason.topic, reason.side))
        falls = falls_without(evaluation, topic, seen.seat, found[0], found[-1])
        assert sum(falls) > 0
        named += 1
    assert named


@pytest.mark.parametrize("key", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_of_every_game_has_its_sentences(key: str, lang: str) -> None:
    features = evaluation_of(find_game(key)).features
    assert features is not None
    topics = topics_of(key, features.names())
    assert topics
    for name in {topic.name for topic in topics} | {END}:
        own = f"reason-{key}-{name}"
        word = own if lexicon.has(lang, own) else f"reason-{name}"
        said = {
            lexicon.say(lang, word, whose=whose, lacks=lacks)
            for whose in ("own", "foe")
            for lacks in ("yes", "no")
        }
        assert len(said) >= 2
