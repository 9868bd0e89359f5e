"""The table in text: its shape, both languages, and nothing a seat may not see."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.screen.text_map import CELL, WIDTH, draw, fit, short_name
from grognard.games.eagles.sequence import new_battle
from grognard.games.eagles.text.position import read
from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random
from tests.games.eagles.field import drawn

FRENCH, ALLIED = 0, 1

FIELD = """\
eagles position 1
battle waterloo
option deck open
turn 3 french combat
arrived
damage french 12 allied 20
FL: smoke 1 lost-orders all bayonet french cheer 1
  016
FC:
  070 up fired
  017 column down
  089
  015 square up hits 2 on 089 fatigued
  139 up
  001
  153 up blown
FR:
  018 up hits 7
AR:
  134
  179
  129 on 179
AC:
  130 up hits 1 depleted
  093 on 130
  131 column down
  111
  019 up
AL:
  174 up
reserve-french: 099, 001b, 055, 078, 090, 002
reserve-allied: 206 up, 207, 195, 135
pile-french: 020, 096
casualties: 021, 138
discard: 100
""".replace("001b, ", "")


def table(seat: int | None, lang: str = "en", text: str = FIELD) -> list[str]:
    return draw(read(text), seat, lang).splitlines()


def line_with(lines: list[str], text: str) -> str:
    found = [line for line in lines if text in line]
    assert found, text
    return found[0]


def index_of(lines: list[str], text: str) -> int:
    return lines.index(line_with(lines, text))


def test_a_seat_sits_at_the_bottom_and_a_spectator_with_the_french() -> None:
    french, allied = table(FRENCH), table(ALLIED)
    assert index_of(french, "AC Allied Center") < index_of(french, "FC French Center")
    assert index_of(allied, "FC French Center") < index_of(allied, "AC Allied Center")
    assert index_of(table(None), "AC Allied") < index_of(table(None), "FC French")


def test_4_0_lanes_stand_in_line_and_each_player_has_his_left_on_the_left() -> None:
    french, allied = table(FRENCH), table(ALLIED)
    top, bottom = line_with(french, "AR Allied"), line_with(french, "FL French")
    assert top.index("AR") == bottom.index("FL") and top.index("AL") == bottom.index("FR")
    assert top.index("AR") < top.index("AC") < top.index("AL")
    near = line_with(allied, "AL Allied")
    assert near.index("AL") < near.index("AC") < near.index("AR")


def test_R129_enemy_cards_face_down_are_backs_with_the_name_to_use() -> None:
    lines = table(FRENCH)
    assert "British column" in line_with(lines, "AC#1")
    assert "▒" in line_with(lines, "AR#1")
    text = "\n".join(lines)
    for label in ("134", "129", "131", "207", "195", "135", "020", "096"):
        assert f" {label} " not in text
    assert "016" in text and "099" in text
    assert " 016 " not in "\n".join(table(ALLIED))
    assert " 134 " in "\n".join(table(ALLIED))


def test_R129_reserves_and_piles_are_counted_for_all() -> None:
    lines = table(None)
    allied, french = line_with(lines, "ALLIED"), line_with(lines, "FRENCH")
    assert "Reserve: 2 British, 2 Prussian (206)" in allied
    assert "to come: 2 French" in french and "lost: 1" in french and "spent: 1" in french
    assert not any("Ammo" in line and "099" in line for line in lines)


def test_cards_show_their_ratings_hits_formation_and_ground() -> None:
    lines = table(FRENCH)
    quiot = line_with(lines, "015 ●● Quiot")
    assert "└ □ 015" in quiot and "F" in quiot
    assert "fatigued" in "\n".join(lines)
    assert "▲ 089 La Belle Alliance" in line_with(lines, "089")
    assert line_with(lines, "089").index("1/2")
    assert "◉ 070" in line_with(lines, "070") and "✓" in line_with(lines, "070")
    assert "◇ 153" in line_with(lines, "153")
    assert "◎ 174" in line_with(lines, "174")
    assert "★ 001 Napoleon" in line_with(lines, "001") and "3/2" in line_with(lines, "001")
    assert "●7" in line_with(lines, "018")
    assert "→ 130" in line_with(lines, "✦ 093")
    assert "▒▮ 017" in line_with(lines, "017")


def test_effects_on_a_position_are_written_in_it() -> None:
    text = "\n".join(table(FRENCH))
    for words in ("~ orders lost", "~ smoke -1 cv", "~ bayonet charge", "~ Vive l'Empereur +1"):
        assert words in text


def test_the_headline_shows_turn_phase_and_damage() -> None:
    lines = table(FRENCH)
    assert lines[0].startswith(" WATERLOO · turn 3/40 · French: Combat")
    assert lines[0].endswith("damage done: French 12, Allied 20")
    assert lines[1] == " the Prussians have arrived"


def test_ones_own_reserve_is_sorted_by_arm() -> None:
    lines = table(FRENCH)
    start = index_of(lines, "FRENCH   ")
    assert "★ 002" in lines[start + 1]
    assert "⌂ 090 Plancenoit" in "\n".join(lines[start:])
    assert "✦ 099" in "\n".join(lines[start:])


def test_11_3_rivers_lie_between_the_lines_with_their_limit() -> None:
    text = "eagles position 1\nbattle wavre\nturn 1 french combat\ncrossed center 1\n"
    text += "FC: 037\nAC: 233\nmiddle-center: 283\n"
    line = line_with(table(FRENCH, text=text), "283 River Dyle")
    assert "≈ 283 River Dyle 1/1 ≈" in line


def test_an_announced_act_and_a_test_are_shown() -> None:
    moment = "act fire 070 > 131\ntest 130\nFL:"
    lines = table(FRENCH, text=FIELD.replace("FL:", moment, 1))
    assert " announced: 070 fires at AC#1" in lines
    assert " 130 tests its morale" in lines
    lines = table(ALLIED, text=FIELD.replace("FL:", "act move 055 > reserve-french\nFL:", 1))
    assert " announced: ▒french moves to Reserve" in lines


@pytest.mark.parametrize(
    ("over", "words"),
    [("allied 4.3 sole occupation", "over, victory: Allied (4.3)"), ("draw R37 x", "a draw (R37)")],
)
def test_the_end_is_shown(over: str, words: str) -> None:
    lines = table(FRENCH, text=FIELD.replace("FL:", f"over {over}\nFL:", 1))
    assert words in line_with(lines, "over, ")


def test_without_a_limit_the_turn_stands_alone() -> None:
    lines = table(FRENCH, text=FIELD.replace("option deck", "option turns 0\noption deck"))
    assert "turn 3 ·" in lines[0]


def test_french_words_for_the_french() -> None:
    lines = table(FRENCH, "fr")
    text = "\n".join(lines)
    for words in (
        "tour 3/40",
        "Français\xa0: combat",
        "Centre allié × engagée",
        "pertes infligées",
    ):
        assert words in text
    assert "britannique colonne" in text
    assert "Combat" not in text and "Reserve" not in text


def test_an_unknown_language_is_drawn_in_english() -> None:
    assert table(FRENCH, "xx") == table(FRENCH, "en")


def test_names_are_short_in_both_languages() -> None:
    b = new_battle("charleroi", {})
    by_label = {b.setting.labels[u.uid]: u for u in b.units}
    english = {label: short_name(by_label[label], "en") for label in ("015", "069", "080", "209")}
    assert english == {"015": "Quiot", "069": "Divisional", "080": "Artillery", "209": "1 Wes. Lw"}
    french = {label: short_name(by_label[label], "fr") for label in ("015", "207", "209", "174")}
    assert french == {"015": "Quiot", "207": "12e inf.", "209": "1er Lw Wes.", "174": "RHA"}


def test_fit_fills_or_cuts() -> None:
    assert fit("abc", 5) == "abc  "
    assert fit("abcdef", 5) == "abcd…"
    assert len(fit("", CELL)) == CELL


@pytest.mark.parametrize("scenario", ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_table_fits_its_frame(scenario: str, lang: str) -> None:
    rng = Rng(7)
    b = new_battle(scenario, {"decoys": "on"})
    for _ in range(60):
        play_random(b, rng, 6)
        for seat in (FRENCH, ALLIED, None):
            check_frame(b, draw(b, seat, lang).splitlines())


def check_frame(b: Battle, lines: list[str]) -> None:
    assert max(len(line) for line in lines) <= WIDTH
    framed = [line for line in lines if line[:1] in "┌├│└"]
    assert all(len(line) == WIDTH for line in framed)
    assert all(line[33] in "┬┼│┴" and line[66] in "┬┼│┴" for line in framed)


def test_in_french_zero_and_one_are_singular() -> None:
    b = drawn("wavre", FC="031", AC="207", french="032", allied="208, 209")
    drawing = draw(b, 0, "fr")
    assert "1 française" in drawing and "1 françaises" not in drawing
    assert "2 prussiennes" in drawing and "à venir\xa0: 0 prussienne " in drawing
