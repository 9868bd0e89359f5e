"""The report of a record: the end, units, turning points; what was taken back is not in it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from grognard.games import load
from grognard.kernel.dice import Die, Opposed, Rng
from grognard.kernel.game import Game, Verdict
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import (
    Watcher,
    begin,
    cut_after,
    last_state,
    path_to,
    play_back,
    verify,
)
from grognard.kernel.records.tableline import BACK, DRAW, RESIGN, TIME, TableLine
from grognard.kernel.registry import find
from grognard.kernel.state import State
from grognard.kernel.umpire import legal_actions
from grognard.lexicon import LANGUAGES
from grognard.report.account import Point, account_of
from grognard.report.conclusion import conclude
from grognard.report.report import Report, largest_swings, report_of, share
from tests.kernel.games.tinygame import BIDS

GAMES = Path(__file__).parents[1] / "games"


def record_named(game: str, name: str) -> tuple[Record, Game]:
    load()
    text = (GAMES / game / "replays" / f"{name}.battle").read_text(encoding="utf-8")
    record = read_record(text)
    return record, find(record.game, record.version)


def reported(game: str, name: str, reader: int | None = None, lang: str = "en") -> Report:
    return report_of(*record_named(game, name), reader, lang)


# The end


@pytest.mark.parametrize(
    ("line", "reader", "words"),
    [
        (TableLine(RESIGN, 0), 0, "You resigned."),
        (TableLine(RESIGN, 0), 1, "Resignation by north."),
        (TableLine(TIME, 1), 1, "You ran out of time."),
        (TableLine(TIME, 1), None, "Time ran out for south."),
        (TableLine(DRAW, -1), 0, "Both sides agreed on a draw."),
    ],
)
def test_a_table_line_ends_it(line: TableLine, reader: int | None, words: str) -> None:
    verdict = line.verdict(BIDS.info.seats)
    assert verdict is not None
    end = conclude(BIDS, BIDS.setup("short", {}), verdict, reader, "en")
    assert (end.words, end.cite) == (words, "")
    winner = {None: "Draw", 0: "Victory: North", 1: "Victory: South"}[verdict.winner]
    assert end.title == winner


def test_a_game_without_words_of_its_own_names_its_rule() -> None:
    end = conclude(BIDS, BIDS.setup("short", {}), Verdict(1, "3 most tricks"), None, "fr")
    assert (end.title, end.words) == ("Victoire\xa0: South", "most tricks (3)")


def test_the_turn_is_named_where_there_is_one() -> None:
    record, game = record_named("eagles", "resignation")
    state = last_state(record, game)
    for lang, words in (
        ("en", "You resigned on turn 2."),
        ("fr", "Vous avez abandonné au tour 2."),
    ):
        assert conclude(game, state, Verdict(1, "resigned"), 0, lang).words == words


# Units


def test_losses_are_those_that_the_rules_count() -> None:
    record, game = record_named("eagles", "quatre-bras")
    report = report_of(record, game, None, "en")
    damage = last_state(record, game).damage  # type: ignore[attr-defined]
    assert report.lost == [damage[1], damage[0]]
    assert report.measure == "Battle Points"
    gone = [row for row in report.units if row.fate]
    assert {row.fate for row in gone} <= {"routed", "killed", "fell", "exposed"}
    assert all(row.turn and row.line for row in gone)


def test_men_who_fell_and_battalions_that_fled_are_counted_separately() -> None:
    record, game = record_named("march", "barrosa")
    report = report_of(record, game, None, "en")
    b = last_state(record, game)
    for row in report.units:
        u = next(u for u in b.units if u.roster.id == row.piece)  # type: ignore[attr-defined]
        fallen = u.losses() + sum(u.roster.characters) - u.characters()
        left = u.rankers + u.screen if row.fate else 0
        assert row.lost == fallen + left, row
    assert any(row.fate == "fled the table" for row in report.units)


def test_shots_and_hits_of_units_add_up_to_those_of_their_side() -> None:
    for game, name in (("eagles", "waterloo"), ("march", "open-field")):
        report = reported(game, name)
        for seat in (0, 1):
            shot = [row for row in report.luck if row.seat == seat and row.done == "hits"]
            shot = [row for row in shot if row.name in ("Fire", "Shock")]
            units = [row for row in report.units if row.seat == seat]
            assert sum(row.shots for row in units) == sum(row.balance.throws for row in shot)
            assert sum(row.hits for row in units) == sum(row.balance.came for row in shot)


def test_a_battalion_that_rallies_is_not_lost() -> None:
    report = reported("march", "open-field")
    rallied = [swing for swing in report.swings if "rallies" in swing.told]
    assert rallied
    assert not any(
        row.fate == "routed" and row.line < rallied[0].line
        for row in report.units
        if row.name in rallied[0].told
    )


# Turning points and luck


def test_swings_are_the_largest_changes_in_the_order_of_play() -> None:
    for game, name in (("eagles", "two-positions"), ("march", "barrosa")):
        report = reported(game, name)
        changes = sorted(
            abs(share(b, 0) - share(a, 0))
            for a, b in zip(report.points, report.points[1:], strict=False)
        )
        swings = [abs(swing.after - swing.before) for swing in report.swings]
        assert sorted(swings) == changes[-3:]
        assert [s.line for s in report.swings] == sorted(s.line for s in report.swings)
        assert all(swing.told for swing in report.swings)


def test_a_change_that_is_shown_as_nothing_is_no_turning_point() -> None:
    strengths = ((100, 100), (99, 100), (90, 100), (90, 99))
    points = [Point(line, 1, each) for line, each in enumerate(strengths)]
    assert [swing.line for swing in largest_swings(points, 0)] == [2]


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    one, two = reported("eagles", "waterloo", 0), reported("eagles", "waterloo", 1)
    assert one.net.gain == -two.net.gain and one.net.error == two.net.error
    for mine, theirs in zip(one.swings, two.swings, strict=True):
        assert mine.after - mine.before == theirs.before - theirs.after


def test_the_luck_of_the_turns_adds_up_to_that_of_the_battle() -> None:
    report = reported("march", "vimeiro", 1)
    assert sum((turn.balance.gain for turn in report.turns), Fraction(0)) == report.net.gain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_battle_has_a_report_in_both_languages(lang: str) -> None:
    for game, name in (("eagles", "ligny"), ("march", "training"), ("age", "saalfeld")):
        report = reported(game, name, 1, lang)
        assert report.conclusion is not None and report.conclusion.cite
        assert len(report.swings) == 3 and report.luck and report.units


class MarksOfEach(Watcher):
    """Compares the marks of three ways at once with those of each, at every throw of a record."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: set[type] = set()

    def thrown(self, s: State, faces: list[int]) -> None:
        ways = [[face] * len(faces) for face in (1, 6)] + [faces]
        assert self.game.marks(s, ways) == [self.game.dice(s, way).marks for way in ways]
        self.kinds.add(type(s.pending))


def test_the_marks_of_many_throws_are_those_of_each() -> None:
    """A game may give the marks alone more quickly: they are the marks of its dice all the same."""
    record, game = record_named("age", "saalfeld")
    watcher = MarksOfEach(game)
    for _ in play_back(record, game, listen=True, watcher=watcher):
        pass
    assert watcher.kinds == {Die, Opposed}


def test_a_game_without_events_has_a_report_of_its_end_alone() -> None:
    recorder = begin(BIDS, "short", {})
    rng = Rng(1)
    recorder.run(rng)
    while not recorder.record.ending:
        actions = legal_actions(recorder.state)
        recorder.act(actions[rng.below(len(actions))])
        recorder.run(rng)
    report = report_of(recorder.record, BIDS, 0, "en")
    assert report.conclusion is not None and report.conclusion.cite.startswith("3 ")
    assert not report.units and not report.luck and not report.swings


# What was taken back


def test_what_was_taken_back_never_happened() -> None:
    record, game = record_named("eagles", "waterloo")
    whole = account_of(record, game, "en")
    thrown = next(t.line for t in whole.throws)
    record.ending = ""
    cut = cut_after(record, thrown, game)
    assert account_of(cut, game, "en").throws
    line = TableLine(BACK, 0, thrown - 1, agreed=True).text(game.info.seats)
    cut.entries.append(type(cut.entries[0])(line))
    assert not account_of(cut, game, "en").throws


def test_the_path_leaves_out_what_was_undone_and_may_bring_it_back() -> None:
    seats = ["north", "south"]
    lines = ["", "a", "b", "c", "* back 1 north", "d"]
    assert path_to(lines, 5, seats) == [1, 5]
    assert path_to([*lines, "* back 3 north agreed", "e"], 7, seats) == [1, 2, 3, 7]
    assert path_to(["", "a", "* resign north"], 2, seats) == [1]


# Playing on


@pytest.mark.parametrize("number", [0, 1, 40])
def test_a_record_that_is_cut_can_be_played_on(number: int) -> None:
    record, game = record_named("eagles", "waterloo")
    cut = cut_after(record, number, game)
    assert len(cut.entries) == number and not cut.ending and not cut.secret
    assert verify(read_record(cut.text()), game) == []
    assert game.verdict(last_state(cut, game)) is None


def test_a_table_line_is_cut_off_so_that_play_continues_before_it() -> None:
    recorder = begin(BIDS, "long", {})
    recorder.run(Rng(3))
    recorder.say(TableLine(RESIGN, 0))
    cut = cut_after(recorder.record, 1, BIDS)
    assert cut.entries == [] and recorder.record.ending and not cut.ending
