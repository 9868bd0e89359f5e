"""What a run says: tables, sentences, and one page that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from grognard.arena.contest import Question
from grognard.arena.page import page
from grognard.arena.results import open_results
from grognard.arena.sprt import Claims
from grognard.arena.summary import Summary
from grognard.arena.tables import Grid, Names, grids, lines_of
from grognard.arena.verdicts import apart_sentences, balance_sentences, trial_of, trial_sentence
from grognard.lexicon import LANGUAGES
from tests.arena.small_runs import invented, made, question

SEATS = ["french", "allied"]


def summed(asked: Question, deals: int = 10) -> Summary:
    results = open_results(None, asked, SEATS)
    results.add(invented(asked, list(asked.bouts(deals))))
    return Summary(results, len(SEATS))


@pytest.fixture(scope="module")
def met() -> Summary:
    return summed(question())


@pytest.fixture(scope="module")
def alone() -> Summary:
    return summed(question("sensible"))


def grid_of(summary: Summary, title: str) -> Grid:
    return next(g for g in grids(summary, Names(summary, "en")) if g.title == title)


def test_ratings_and_pairs(met: Summary) -> None:
    rows = grid_of(met, "Ratings").rows
    assert sorted(row[0] for row in rows) == ["random", "sensible"]
    assert [row[1] for row in rows] == ["+0", "+0"] and rows[0][3] == "10.0 / 20"
    assert grid_of(met, "Meetings").rows == [
        ["sensible – random", "50.0% (50.0 to 50.0)", "0", "0", "10", "0", "0"]
    ]


def test_sides_lengths_endings_and_losses(met: Summary) -> None:
    assert grid_of(met, "Battles and sides").rows[0] == [
        "quatre-bras", "The French", "8", "4", "8", "50.0% (29.9 to 70.1)",
    ]  # fmt: skip
    assert len(grid_of(met, "Agents by battle and side").rows) == 4
    assert grid_of(met, "Length of the battles").rows[0][1:6] == ["20", "3.0", "3", "3", "30"]
    assert grid_of(met, "How the battles ended").rows[0] == [
        "quatre-bras", "4.3 sole occupation", "The French", "8", "40.0%",
    ]  # fmt: skip
    assert grid_of(met, "Casualties").rows[1][2:] == ["60.0%", "60.0%", "60.0%", "2.0"]
    pieces = grid_of(met, "Pieces lost most often").rows
    assert [row[3:] for row in pieces] == [["20", "100.0%"]] and "Kempt" in pieces[0][2]


def test_an_agent_alone_is_not_rated(alone: Summary) -> None:
    titles = [grid.title for grid in grids(alone, Names(alone, "en"))]
    assert titles[0] == "Pace" and "Ratings" not in titles and "Meetings" not in titles


def test_figures_stand_under_each_other(met: Summary) -> None:
    lines = list(lines_of(grid_of(met, "Battles and sides")))
    assert lines[0] == "Battles and sides"
    assert len({len(line) for line in lines[1:]}) == 1


def test_balance_is_shown_with_its_interval(alone: Summary) -> None:
    names = Names(alone, "en")
    found = list(balance_sentences(alone, names))
    assert found == [
        "quatre-bras: nothing speaks against a fair battle. The French wins 50.0% (23.7 to 76.3)"
        " in 10 games."
    ]


def test_a_battle_that_one_side_wins_is_not_fair_and_the_fairest_is_named() -> None:
    asked = question("random")
    two = Question(asked.game, asked.settings * 2, asked.contestants)
    results = open_results(None, two, SEATS)
    results.add([made(bout, 1 if bout.setting else bout.deal % 2) for bout in two.bouts(12)])
    summary = Summary(results, len(SEATS))
    told = list(balance_sentences(summary, Names(summary, "en")))
    assert told[1].startswith("quatre-bras: not fair. The Allies wins 100.0% (75.8 to 100.0)")
    assert told[2] == "Nearest to even: quatre-bras."


def test_deals_in_which_the_armies_did_not_meet_are_named() -> None:
    asked = question("random")
    results = open_results(None, asked, SEATS)
    results.add([made(bout, 0, met=bout.deal != 3) for bout in asked.bouts(6)])
    summary = Summary(results, len(SEATS))
    told = list(apart_sentences(summary, Names(summary, "en")))
    assert told == ["quatre-bras: the armies did not meet in one game (deals 3)."]


@pytest.mark.parametrize(
    ("winner", "told"),
    [("first", "sensible is better"), ("second", "is not better"), ("half", "Not decided yet")],
)
def test_the_verdict_of_a_test_is_a_sentence(winner: str, told: str) -> None:
    asked = question()
    results = open_results(None, asked, SEATS)
    for bout in asked.bouts(5 if winner == "half" else 150):
        seat = int(bout.swapped) if winner == "first" else 1 - int(bout.swapped)
        results.add([made(bout, 0 if winner == "half" else seat)])
    summary = Summary(results, len(SEATS))
    test = trial_of(summary, Claims(0, 100))
    assert told in trial_sentence(Names(summary, "en"), test)


class Reader(HTMLParser):
    """Every tag is closed, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.fetched += [f"{tag} {key}" for key, _ in attrs if key in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(met: Summary, lang: str) -> None:
    names = Names(met, lang)
    text = page(met, names, ["a < b"], trial_of(met, Claims(0, 30)))
    reader = Reader()
    reader.feed(text)
    assert reader.open == [] and reader.fetched == []
    assert "a &lt; b" in text and "url(http" not in text and "@import" not in text
    for grid in grids(met, names):
        assert grid.title in text
    assert text.count("<svg") == 8


def test_every_plot_has_a_name_for_people_who_cannot_see_it(met: Summary) -> None:
    text = page(met, Names(met, "en"), [], None)
    assert all(re.search(r'aria-label="[^"]+"', svg) for svg in text.split("<svg")[1:])


def test_a_name_from_outside_is_not_read_as_html() -> None:
    asked = question("random")
    odd = type(asked.settings[0])("quatre-bras", (("turns", "4"), ("scale", "1")))
    named = Question(asked.game, (odd,), asked.contestants)
    summary = summed(named, 1)
    assert "turns=4 scale=1" in page(summary, Names(summary, "en"), ["<b>"], None)
    assert "<b>" not in page(summary, Names(summary, "en"), ["<b>"], None)
