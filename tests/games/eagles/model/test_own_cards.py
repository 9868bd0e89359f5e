"""1.0 A card list of one's own: one text for the same cards, judged as `cards --check` does."""

from __future__ import annotations

import csv
import hashlib
import io
import random
from itertools import islice
from pathlib import Path

import pytest

from grognard.games.eagles.game import GAME
from grognard.games.eagles.model.cards import MOST_CARDS, RANGES, read_cards, standard
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.own_cards import (
    COLUMNS,
    LONGEST,
    MOST_LISTS,
    _lists,
    differences,
    folded,
    hash_of,
    own_list,
    read_list,
    unfolded,
    written,
)
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.state import State
from tests.laws.walks import walk

SHIPPED = written(standard())


def with_cells(*changes: tuple[str, str, str], text: str = SHIPPED) -> str:
    """The list with other values: the number, the column, the value."""
    rows = list(csv.DictReader(io.StringIO(text)))
    for number, column, value in changes:
        next(row for row in rows if row["number"] == number)[column] = value
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def told(text: str) -> list[tuple[int, str, str, str]]:
    return [(d.number, d.column, d.usual, d.own) for d in differences(own_list(text))]


def test_the_shipped_list_differs_in_nothing() -> None:
    assert told(SHIPPED) == []
    assert written(own_list(SHIPPED)) == SHIPPED
    assert len(SHIPPED) < LONGEST


def test_every_changed_value_is_a_difference() -> None:
    text = with_cells(("015", "cv", "5"), ("015", "morale", "A"), ("001", "name_fr", "L'Empereur"))
    assert told(text) == [
        (1, "name_fr", "Napoléon", "L'Empereur"),
        (15, "cv", "3", "5"),
        (15, "morale", "B", "A"),
    ]


def test_a_card_that_is_gone_or_new_is_shown() -> None:
    lines = SHIPPED.splitlines(keepends=True)
    gone = next(line for line in lines if line.startswith("015,"))
    assert told("".join(line for line in lines if line != gone)) == [
        (15, "", "Quiot's Brigade (54th Line)", "")
    ]
    new = gone.replace("015,", "900,", 1)
    assert told(SHIPPED + new) == [(900, "", "", "Quiot's Brigade (54th Line)")]


def test_the_hash_is_that_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(SHIPPED, encoding="utf-8")
    assert hash_of(SHIPPED) == hashlib.sha256(file.read_bytes()).hexdigest()
    assert [card.cv for card in read_cards(file).cards] == [card.cv for card in standard().cards]


def test_columns_in_another_order_are_the_same_list() -> None:
    rows = list(csv.reader(io.StringIO(SHIPPED)))
    out = io.StringIO()
    csv.writer(out).writerows(row[::-1] for row in rows)
    assert written(read_list(out.getvalue())) == SHIPPED
    with pytest.raises(BadData, match="cards --check"):
        own_list(out.getvalue())  # as an option there is one form only


@pytest.mark.parametrize(
    ("column", "value", "good"),
    [(c, str(v), low <= v <= high) for c, (low, high) in RANGES.items() if c in ("cv", "fire")
     for v in (low - 1, low, high, high + 1)]
    + [("name_en", "x" * 80, True), ("name_en", "x" * 81, False), ("name_en", "a\\b", False)]
    + [("name_en", "a#b", False), ("name_en", "a\u2028b", False), ("name_fr", "", False)]
    + [("strength", "99999", True), ("strength", "100000", False), ("strength", "many", False)]
    + [("battles", "waterloo", True), ("battles", "hastings", False), ("morale", "E", False)],
)  # fmt: skip
def test_a_value_on_either_side_of_its_limit(column: str, value: str, good: bool) -> None:
    text = with_cells(("015", column, value))
    if good:
        own_list(text)
    else:
        with pytest.raises(BadData, match=column):
            own_list(text)


def test_a_list_is_no_longer_than_it_may_be() -> None:
    with pytest.raises(BadData, match="characters"):
        read_list(SHIPPED + "\n" * LONGEST)
    row = "015,French,Infantry,Q,Q,I,,,,line,3,2,,,3,B,,,11,waterloo,,,,,,"
    with pytest.raises(BadData, match=f"at most {MOST_CARDS}"):
        read_list(SHIPPED.splitlines()[0] + "\n" + f"{row}\n" * (MOST_CARDS + 1))


def test_folded_for_a_line_and_back() -> None:
    assert "\n" not in folded(SHIPPED)
    assert unfolded(folded(SHIPPED)) == SHIPPED


def test_lists_are_remembered_within_bounds() -> None:
    for dice in range(MOST_LISTS + 2):
        own_list(with_cells(("001", "bp", str(dice + 1))))
    assert len(_lists) <= MOST_LISTS


# Played


def random_list(seed: int) -> str:
    """Every rating of every card by chance, within its range."""
    rng = random.Random(seed)
    rows = list(csv.DictReader(io.StringIO(SHIPPED)))
    changes = [
        (row["number"], column, str(1 if row["type"] == "Cavalry" and column == "fire" else value))
        for row in rows
        for column, (low, high) in RANGES.items()
        if row[column] and (value := rng.randint(low, high)) is not None
    ]
    changes += [(row["number"], "morale", rng.choice("ABCD")) for row in rows if row["morale"]]
    return written(read_list(with_cells(*changes)))


@pytest.mark.parametrize("seed", range(3))
def test_any_list_within_the_ranges_is_played_without_a_fault(seed: int) -> None:
    text = random_list(seed)
    own = own_list(text)
    for state in islice(walk(GAME, "quatre-bras", {"card-list": text}, seed), 0, 400, 20):
        b = battle(state)
        assert all(u.card is own.by_number[u.card.number] for u in b.units)
        assert GAME.problems(state) == []
        saved = GAME.write(state)
        assert GAME.write(GAME.read(saved)) == saved


def test_two_lists_are_played_at_once_and_neither_touches_the_shipped_one() -> None:
    strong, weak = with_cells(("015", "cv", "5")), with_cells(("015", "cv", "1"))
    lists: list[dict[str, str]] = [{"card-list": strong}, {"card-list": weak}, {}]
    games = [islice(walk(GAME, "waterloo", {**given, "deck": "full"}, 1), 40) for given in lists]
    for side_by_side in zip(*games, strict=True):
        dice = [dice_of(state, 15) for state in side_by_side]
        assert dice == [5, 1, standard().by_number[15].cv]


def dice_of(state: State, number: int) -> int:
    return next(int(u.card.cv) for u in battle(state).units if u.card.number == number)


def test_a_view_shows_the_hash_and_not_the_list() -> None:
    text = with_cells(("015", "cv", "5"))
    state = GAME.setup("waterloo", {"card-list": text})
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert f"option card-list {hash_of(text)}" in view
        assert "Quiot" not in view


def test_the_pieces_that_differ_are_shown_with_their_own_values() -> None:
    state = GAME.setup("waterloo", {"card-list": with_cells(("015", "cv", "5"))})
    assert [(piece.id, piece.facts["dice"]) for piece in GAME.own_pieces(state)] == [("015", 5)]
    assert GAME.own_pieces(GAME.setup("waterloo", {})) == []


def test_a_file_and_a_text_are_not_both_taken() -> None:
    with pytest.raises(BadNotation, match="not both"):
        GAME.setup("waterloo", {"card-list": SHIPPED, "cards": "mine.csv"})
