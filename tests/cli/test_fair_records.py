"""verify, replay and play on records of fair games: what is proven, and words at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.cli.records.verify import NOT_PROVEN
from grognard.kernel.dice import Rng
from grognard.kernel.records.record import Record
from grognard.server.match.match import Match
from tests.cli.driver import run
from tests.server.matches import EAGLES, act, begun, pick, played, undo


def saved(record: Record, folder: Path) -> Path:
    path = folder / "fair.battle"
    path.write_text(record.text(), encoding="utf-8")
    return path


def a_column(match: Match) -> str:
    """Infantry deployed face-down, which reveals nothing to the enemy."""
    return next(text for text in match.legal(1) if text.endswith("column"))


def given_up() -> Match:
    """A battle in which the Allied player undid a deployment and then gave up."""
    match = begun(EAGLES, "waterloo", {})
    act(match, a_column(match))
    undo(match)
    act(match, pick(match, Rng(2)))
    match.fold(match.number + 1, match.propose_resign(1))
    return match


def test_verify_says_that_the_dice_are_proven(tmp_path: Path) -> None:
    path = saved(played(EAGLES, "quatre-bras", {}).record(reveal=True), tmp_path)
    ran = run("verify", path)
    assert (ran.code, "Dice proven: every throw follows from the secret" in ran.out) == (0, True)
    assert "Dés prouvés" in run("verify", path, "--lang", "fr").out
    assert json.loads(run("verify", path, "--json").out)["dice"] == "proven"


def test_verify_says_that_the_dice_are_only_promised(tmp_path: Path) -> None:
    path = saved(begun(EAGLES, "quatre-bras", {}).record(), tmp_path)
    ran = run("verify", path)
    assert (ran.code, "Dice promised, not yet proven" in ran.out) == (NOT_PROVEN, True)
    assert "Dés promis" in run("verify", path, "--lang", "fr").out
    assert json.loads(run("verify", path, "--json").out)["dice"] == "promised"


def test_verify_says_that_nothing_proves_the_dice(tmp_path: Path) -> None:
    record = begun(EAGLES, "quatre-bras", {}).record()
    record.commitment = ""
    record.nonces = {}
    path = saved(record, tmp_path)
    ran = run("verify", path)
    assert (ran.code, "nothing proves these dice" in ran.out) == (NOT_PROVEN, True)
    assert "rien ne prouve ces dés" in run("verify", path, "--lang", "fr").out
    assert json.loads(run("verify", path, "--json").out)["dice"] == "unproven"


def test_verify_says_from_where_the_dice_are_proven(tmp_path: Path) -> None:
    record = played(EAGLES, "quatre-bras", {}, fair_from=5).record(reveal=True)
    path = saved(record, tmp_path)
    ran = run("verify", path)
    assert (ran.code, "Dice proven from line 5 on" in ran.out) == (NOT_PROVEN, True)
    assert "Dés prouvés à partir de la ligne 5" in run("verify", path, "--lang", "fr").out
    assert json.loads(run("verify", path, "--json").out)["dice"] == "proven-from"


def test_a_promise_after_the_last_line_proves_nothing(tmp_path: Path) -> None:
    """One's own secret, chosen dice, and a promise that begins after all of them."""
    record = played(EAGLES, "quatre-bras", {}, fair_from=1).record(reveal=True)
    record.fair_from = len(record.entries) + 1
    path = saved(record, tmp_path)
    ran = run("verify", path)
    assert (ran.code, "nothing proves these dice" in " ".join(ran.out.split())) == (
        NOT_PROVEN,
        True,
    )
    assert json.loads(run("verify", path, "--json").out)["dice"] == "unproven"


def test_verify_lists_what_each_throw_was(tmp_path: Path) -> None:
    record = played(EAGLES, "quatre-bras", {}).record(reveal=True)
    path = saved(record, tmp_path)
    ran = run("verify", path, "--throws")
    lines = {int(line.split()[0]): line.partition(" ")[2] for line in ran.out.splitlines()}
    assert ran.code == 0
    thrown = {n: e for n, e in enumerate([record.opening, *record.entries]) if e.throws}
    assert {n: len(kinds.split(" / ")) for n, kinds in lines.items()} == {
        n: len(entry.throws) for n, entry in thrown.items()
    }
    assert (
        json.loads(run("verify", path, "--throws", "--json").out)["throws"] == ran.out.splitlines()
    )


def test_verify_names_a_die_that_was_exchanged(tmp_path: Path) -> None:
    record = played(EAGLES, "quatre-bras", {}).record(reveal=True)
    faces = next(entry for entry in reversed(record.entries) if entry.throws).throws[-1]
    faces[0] = faces[0] % 6 + 1
    path = saved(record, tmp_path)
    assert run("verify", path).complained("line ", "threw", "not")
    told = json.loads(run("verify", path, "--json").out)
    assert (told["good"], told["dice"]) == (False, None)


def test_replay_shows_table_lines(tmp_path: Path) -> None:
    path = saved(given_up().record(), tmp_path)
    told = run("replay", path)
    assert "allied undoes; play continues from after line 0." in told.out
    assert "allied resigns." in told.out
    assert "The game is over: french resigned." in told.out
    assert "allied abandonne." in run("replay", path, "--lang", "fr").out
    over = json.loads(run("replay", path, "--json").out)["over"]
    assert over == {"winner": "french", "cite": "resigned"}
    assert json.loads(run("replay", path, "--to", 3, "--json").out)["over"] is None


def test_a_game_that_was_given_up_is_not_taken_up_again(tmp_path: Path) -> None:
    path = saved(given_up().record(), tmp_path)
    assert run("play", "--resume", path).complained("The game is over: french resigned.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fair_game_taken_up_at_the_terminal_promises_nothing_any_more(
    tmp_path: Path, lang: str
) -> None:
    match = begun(EAGLES, "waterloo", {})
    act(match, a_column(match))
    undo(match)
    path = saved(match.record(), tmp_path)
    arguments = ["--against", "human", "--no-curtain", "--lang", lang]
    run("play", "--resume", path, *arguments, typed="1\nquit\n")
    assert json.loads(run("verify", path, "--json").out)["dice"] == "unproven"
    assert "* back 0 allied" in path.read_text(encoding="utf-8")
