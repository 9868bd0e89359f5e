"""1.0 Reading a card list of one's own, and what is wrong with a bad one."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from grognard.games.eagles.model.cards import (
    ARMIES,
    ARMS,
    BRITISH,
    FRENCH,
    GENERAL,
    INFANTRY,
    ORDINARY_COLUMNS,
    PRUSSIAN,
    SPECIAL,
    Card,
    CardList,
    data_file,
    read_cards,
    standard,
)
from grognard.kernel.refusal import BadData

Table = list[dict[str, str]]


def table(name: str) -> Table:
    with data_file(name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write(path: Path, rows: Table, columns: list[str] | None = None) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns or list(rows[0]), extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
    return path


def changed(folder: Path, number: int, /, **cells: str) -> Path:
    """The standard list with some cells of one card changed."""
    rows = table("cards.csv")
    row = next(row for row in rows if int(row["number"]) == number)
    row.update(cells)
    return write(folder / "mine.csv", rows)


def problem_of(ordinary: Path, specials: Path | None = None) -> str:
    with pytest.raises(BadData) as caught:
        read_cards(ordinary, specials)
    return str(caught.value)


def test_1_0_a_list_of_ones_own_is_not_called_a_reconstruction(tmp_path: Path) -> None:
    mine = read_cards(write(tmp_path / "mine.csv", table("cards.csv")))
    assert (mine.name, mine.reconstructed, len(mine.cards)) == ("mine", False, 300)


def test_1_0_columns_may_stand_in_any_order_and_optional_ones_be_left_out(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.csv", table("cards.csv"), ORDINARY_COLUMNS[::-1])
    mine = read_cards(path)
    assert mine.by_number[15].shock == standard().by_number[15].shock == 3
    assert mine.by_number[15].strength == "" and mine.by_number[15].notes == ""


def test_1_0_a_spreadsheets_byte_order_mark_and_blank_lines_are_accepted(tmp_path: Path) -> None:
    text = data_file("cards.csv").read_text(encoding="utf-8")
    path = tmp_path / "mine.csv"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n\r\n").encode())
    assert len(read_cards(path).cards) == 300


def test_1_0_rows_need_not_be_sorted(tmp_path: Path) -> None:
    mine = read_cards(write(tmp_path / "mine.csv", table("cards.csv")[::-1]))
    assert [card.number for card in mine.cards] == list(range(1, 301))


def test_1_0_a_list_may_bring_its_own_specials(tmp_path: Path) -> None:
    row = dict(table("specials.csv")[0], number="999", effect_fr="")
    specials = write(tmp_path / "specials.csv", [row])
    mine = read_cards(write(tmp_path / "mine.csv", table("cards.csv")[:2]), specials)
    assert [card.number for card in mine.cards] == [1, 2, 999]
    assert mine.by_number[999].special == "ammo_depletion"
    assert mine.by_number[999].effect_fr == mine.by_number[999].effect_en


def test_1_0_battles_may_be_written_as_on_the_cards(tmp_path: Path) -> None:
    mine = read_cards(changed(tmp_path, 23, battles="Quatre Bras; Waterloo"))
    assert mine.by_number[23].battles == ["quatre-bras", "waterloo"]


def test_R30_a_list_may_give_terrain_a_morale_modifier(tmp_path: Path) -> None:
    mine = read_cards(changed(tmp_path, 179, terrain_morale="+1"))
    assert mine.by_number[179].terrain_morale == 1
    assert (
        read_cards(changed(tmp_path, 179, terrain_morale="-3")).by_number[179].terrain_morale == -3
    )


@pytest.mark.parametrize(
    ("number", "column", "good", "bad"),
    [
        (15, "number", ["301", "999"], ["0", "1000", "", "x", "²", "1.5"]),
        (15, "cv", ["1", "5"], ["0", "6", "", "five", "-1", "+3"]),
        (15, "fire", ["1", "3"], ["0", "4", ""]),
        (15, "shock", ["2", "4"], ["1", "5", ""]),
        (15, "morale", ["A", "D"], ["E", "a", "4", ""]),
        (15, "army", ["British"], ["Austrian", "french", ""]),
        (15, "type", [], ["Special", "Guns", ""]),
        (15, "name_en", ["Quiot"], ["", "  "]),
        (15, "name_fr", ["Quiot"], [""]),
        (15, "corps", ["XX"], [""]),
        (15, "bp", ["1", "99"], ["0", "100", ""]),
        (15, "battles", ["ligny", "hal", "ligny;wavre"], ["", "charleroi", "ligny;ligny", "x;"]),
        (15, "fire_long", [""], ["1"]),
        (15, "offense", [""], ["0"]),
        (15, "position", [""], ["L"]),
        (15, "terrain_kind", [""], ["hill"]),
        (15, "terrain_morale", [""], ["1"]),
        (55, "fire", ["1"], ["2", "3"]),
        (69, "fire_long", ["1", "3"], ["0", "4"]),
        (69, "fire_short", ["1", "3"], ["0", "4"]),
        (69, "subtype", ["foot", "horse"], ["siege", ""]),
        (69, "shock", [""], ["2"]),
        (1, "offense", ["0", "5"], ["6", ""]),
        (1, "defense", ["0", "5"], ["6", "-1"]),
        (1, "subtype", ["corps", "wing"], ["king", ""]),
        (1, "cv", [""], ["3"]),
        (1, "morale", [""], ["A"]),
        (1, "corps", ["A", "I"], [""]),
        (179, "position", ["L", "C", "R"], ["Left", ""]),
        (179, "terrain_kind", ["hill", "woods"], ["marsh", ""]),
        (179, "terrain_capacity", ["1", "2"], ["0", "3", ""]),
        (179, "terrain_morale", ["-3", "3"], ["-4", "4", "-", "x"]),
        (179, "move_limit", [""], ["1"]),
        (179, "battles", ["ligny"], ["ligny;wavre", "hal", "Hal"]),
        (179, "corps", [""], ["A"]),
        (283, "move_limit", ["1", "2"], ["0", "3", ""]),
        (283, "terrain_capacity", [""], ["1"]),
    ],
)
def test_1_0_a_bad_cell_is_named_and_a_good_one_beside_it_accepted(
    tmp_path: Path, number: int, column: str, good: list[str], bad: list[str]
) -> None:
    line = [int(row["number"]) for row in table("cards.csv")].index(number) + 2
    for value in good:
        assert len(read_cards(changed(tmp_path, number, **{column: value})).cards) == 300
    for value in bad:
        message = problem_of(changed(tmp_path, number, **{column: value}))
        found = f"{value.strip()!r} found" if value.strip() else "empty"
        assert f"mine.csv: line {line}, column {column}: {found}, expected" in message
        assert "line 3," not in message, "a bystander is not blamed"


@pytest.mark.parametrize(
    ("column", "value"),
    [("key", "cavalry_raid"), ("key", ""), ("effect_en", ""), ("number", "0"), ("army", "Dutch")],
)
def test_13_0_a_bad_cell_of_a_special_is_named(tmp_path: Path, column: str, value: str) -> None:
    rows = table("specials.csv")
    rows[0][column] = value
    message = problem_of(data_file("cards.csv"), write(tmp_path / "mine.csv", rows))
    assert f"mine.csv: line 2, column {column}: " in message


def test_1_0_messages_say_what_was_expected(tmp_path: Path) -> None:
    assert problem_of(changed(tmp_path, 15, cv="6")) == (
        "mine.csv: line 16, column cv: '6' found, expected a whole number from 1 to 5"
    )
    assert problem_of(changed(tmp_path, 15, morale="")) == (
        "mine.csv: line 16, column morale: empty, expected one of D, C, B, A"
    )
    assert problem_of(changed(tmp_path, 283, terrain_capacity="2")) == (
        "mine.csv: line 248, column terrain_capacity: '2' found, expected nothing on a river card"
    )


def test_1_0_a_very_long_cell_is_shown_cut(tmp_path: Path) -> None:
    assert problem_of(changed(tmp_path, 15, cv="9" * 5000)) == (
        f"mine.csv: line 16, column cv: '{'9' * 40}...' found, expected a whole number from 1 to 5"
    )


def test_11_3_a_river_has_a_move_limit_and_no_capacity(tmp_path: Path) -> None:
    message = problem_of(changed(tmp_path, 179, terrain_kind="river"))
    assert "column terrain_capacity: '2' found, expected nothing on a river card" in message
    assert "column move_limit: empty, expected a whole number from 1 to 2" in message


def test_1_0_every_bad_row_of_both_files_is_reported_at_once(tmp_path: Path) -> None:
    rows, specials = table("cards.csv"), table("specials.csv")
    rows[0]["offense"], rows[14]["cv"], rows[14]["shock"] = "9", "0", "x"
    specials[3]["key"] = "grapes"
    message = problem_of(
        write(tmp_path / "mine.csv", rows), write(tmp_path / "my_specials.csv", specials)
    )
    assert message.splitlines()[0] == "mine.csv: 4 problems: "
    assert [line.split(": ")[:2] for line in message.splitlines()[1:]] == [
        ["mine.csv", "line 2, column offense"],
        ["mine.csv", "line 16, column cv"],
        ["mine.csv", "line 16, column shock"],
        ["my_specials.csv", "line 5, column key"],
    ]


def test_1_0_two_cards_cannot_share_a_number(tmp_path: Path) -> None:
    message = problem_of(changed(tmp_path, 16, number="15"))
    assert "line 17, column number: '15' found, expected a new one: mine.csv, line 16" in message
    message = problem_of(changed(tmp_path, 16, number="093"))
    assert "specials.csv: line 2, column number" in message, "nor with a Special"
    rows = table("cards.csv")
    rows[0]["number"] = rows[1]["number"] = ""
    assert "a new one" not in problem_of(write(tmp_path / "mine.csv", rows))


def test_1_0_missing_unknown_and_repeated_columns_are_named(tmp_path: Path) -> None:
    rows = [dict(row, colour="blue") for row in table("cards.csv")]
    path = write(tmp_path / "mine.csv", rows, [c for c in rows[0] if c not in ("cv", "shock")])
    message = problem_of(path)
    assert "mine.csv: line 1: missing columns: cv, shock" in message
    assert "mine.csv: line 1: unknown columns: colour" in message
    path.write_text(data_file("cards.csv").read_text(encoding="utf-8").replace("notes", "cv", 1))
    assert problem_of(path) == "mine.csv: line 1: repeated columns: cv"


def test_1_0_a_row_too_short_or_too_long_is_named(tmp_path: Path) -> None:
    lines = data_file("cards.csv").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "mine.csv"
    path.write_text("\n".join([*lines[:2], "002,French", lines[3] + ",more", *lines[4:]]))
    message = problem_of(path)
    assert "mine.csv: line 3: 2 cells, expected 28" in message
    assert "mine.csv: line 4: 29 cells, expected 28" in message


def test_1_0_files_that_are_no_card_lists_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    assert problem_of(path) == "mine.csv: cannot be read: No such file or directory"
    path.write_bytes("number,name_en\n1,Gérard\n".encode("latin-1"))
    assert problem_of(path) == "mine.csv: line 2: not UTF-8 text; save the file as UTF-8"
    path.write_text("")
    assert "mine.csv: line 1: missing columns: number, army" in problem_of(path)
    path.write_text(data_file("cards.csv").read_text(encoding="utf-8") + '"open')
    assert "mine.csv: line 254: not readable as CSV" in problem_of(path)


def test_1_0_a_missing_file_of_the_game_is_said_to_be_missing() -> None:
    with pytest.raises(BadData, match=r"nowhere\.csv: this file of the game is missing"):
        data_file("nowhere.csv")


def test_1_0_a_card_can_be_made_by_hand() -> None:
    card = Card(500, PRUSSIAN, INFANTRY, "Test Regiment", cv=3, battles=["ligny"])
    assert (card.name_fr, card.troop, card.battles) == ("Test Regiment", True, ["ligny"])
    made = CardList("by hand", [card])
    assert made.by_number[500] is card and not made.reconstructed


def test_1_0_the_words_for_armies_and_types() -> None:
    assert (ARMIES[FRENCH], ARMIES[BRITISH], ARMIES[PRUSSIAN]) == ("French", "British", "Prussian")
    assert (ARMS[GENERAL], ARMS[SPECIAL]) == ("General", "Special")
