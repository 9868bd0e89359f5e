"""Lessons of any game: how they are read, how far a pupil has come, and whose dice are thrown."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Die, Pool
from grognard.kernel.lesson import Lesson, read_lesson
from grognard.kernel.refusal import BadData
from grognard.kernel.registry import registered

TWO_STEPS = """
format = "grognard lesson 1"
seat = "south"
unasked = ["keep"]
replies = ["bid c1"]
position = "bids position 1"

[[step]]
say = { en = "Lay a card.", fr = "Posez une carte." }
do = { en = "Lay any card.", fr = "Posez une carte." }
acts = ["bid c5", "bid *"]
dice = { "3" = [6, 1] }

[[step]]
by = "north"
acts = ["bid c2"]

[[step]]
say = { en = "Now the joker.", fr = "Le joker, maintenant." }
do = { en = "Spend it.", fr = "Jouez-le." }
acts = ["spend"]
maybe = true

[[step]]
say = { en = "Go on as you like.", fr = "Continuez comme vous voulez." }
do = { en = "Play on.", fr = "Jouez." }
free = true

[[step]]
say = { en = "Done.", fr = "Fini." }
"""


def two_steps() -> Lesson:
    return read_lesson("two-steps", TWO_STEPS)


def test_a_step_is_passed_by_an_act_that_fits_and_by_no_other() -> None:
    lesson = two_steps()
    assert lesson.progress([]).at == 0
    passed = lesson.progress([("south", "bid c7")])
    assert (passed.at, passed.began, passed.astray) == (1, 1, False)
    other = lesson.progress([("south", "spend")])
    assert (other.at, other.began, other.astray) == (0, 0, True)
    theirs = lesson.progress([("north", "bid c7")])
    assert (theirs.at, theirs.astray) == (0, False)


def test_an_answer_that_is_not_taught_leads_nobody_astray() -> None:
    assert not two_steps().progress([("south", "keep")]).astray


def test_a_step_that_may_be_left_out_is_when_it_is_not_asked() -> None:
    lesson = two_steps()
    said = [("south", "bid c7"), ("north", "bid c2")]
    assert lesson.progress(said).at == 2
    assert lesson.progress(said, ["spend", "keep"]).at == 2
    assert lesson.progress(said, ["bid c3"]).at == 3


def test_where_one_may_do_as_one_likes_nothing_leads_astray() -> None:
    lesson = two_steps()
    said = [("south", "bid c7"), ("north", "bid c2"), ("south", "spend"), ("south", "bid c4")]
    assert (lesson.progress(said).at, lesson.progress(said).astray) == (3, False)


def test_the_other_side_does_what_its_step_says_or_something_legal() -> None:
    lesson = two_steps()
    said = [("south", "bid c7")]
    assert lesson.reply(said, "north", ["bid c1", "bid c2"]) == "bid c2"
    assert lesson.reply(said, "north", ["bid c3", "bid c1"]) == "bid c1"
    assert lesson.reply(said, "north", ["bid c9"]) == "bid c9"


def test_the_pupil_is_asked_but_for_what_is_not_taught() -> None:
    lesson = two_steps()
    assert lesson.reply([], "south", ["bid c5"]) == ""
    said = [("south", "bid c7"), ("north", "bid c2"), ("south", "spend")]
    assert lesson.reply(said, "south", ["keep", "reroll"]) == "keep"


def test_what_is_shown_is_the_act_written_out_and_then_any_that_fits() -> None:
    lesson = two_steps()
    assert lesson.shown([], ["bid c3", "spend"]) == ["bid c5", "bid c3"]
    assert lesson.shown([("south", "bid c5")], ["bid c2"]) == []


def test_an_act_that_passes_a_step_throws_the_faces_written_there() -> None:
    lesson = two_steps()
    luck = lesson.luck([], "south", "bid c5")
    assert luck.faces(Die("3 die")) == [6]
    assert luck.faces(Pool("3 pool", 2, 5))[0] == 1
    assert luck.left["3"] == []


def test_other_dice_are_the_same_every_time() -> None:
    lesson = two_steps()
    throws = [lesson.luck([], "south", "spend").faces(Pool("2 pool", 8, 5)) for _ in range(2)]
    assert throws[0] == throws[1]
    later = lesson.luck([("south", "spend")], "south", "spend").faces(Pool("2 pool", 8, 5))
    assert later != throws[0]


def test_a_face_that_no_die_has_is_left_to_chance() -> None:
    lesson = read_lesson("bad", TWO_STEPS.replace("[6, 1]", "[9]"))
    assert lesson.luck([], "south", "bid c5").faces(Die("3 die"))[0] <= 6


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("lesson 1", "lesson 2", "format"),
        ('seat = "south"', "", "seat"),
        (', fr = "Fini."', "", "English and French"),
        ('acts = ["spend"]', "", "words and acts"),
        ('acts = ["bid c2"]', "", "needs an act"),
        ("maybe = true", "perhaps = true", "'perhaps' is no part"),
        ('say = { en = "Done.", fr = "Fini." }', 'by = "north"\nacts = ["end"]', "last step"),
        ("[[step]]", "[[step", "Expected"),
    ],
)
def test_a_lesson_that_cannot_be_given_says_why(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read_lesson("two-steps", TWO_STEPS.replace(old, new))


def test_the_lessons_of_all_games_begin_with_a_question_to_the_pupil() -> None:
    load()
    taught = [(game, lesson) for game in registered() for lesson in game.lessons().values()]
    assert {game.info.key for game, _ in taught} >= {"eagles", "march"}
    for game, lesson in taught:
        state = game.read(lesson.position)
        assert game.problems(state) == []
        assert isinstance(state.pending, Decision)
        assert game.info.seats[state.pending.seat] == lesson.seat


def test_what_the_guides_of_all_games_say_is_short() -> None:
    load()
    for game in registered():
        for lesson in game.lessons().values():
            for step in lesson.steps:
                for words in (*step.say.values(), *step.do.values()):
                    assert len(words) <= 300, words
