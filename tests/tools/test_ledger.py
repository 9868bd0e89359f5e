"""The checker of the ledgers, on small made-up ones: both sides of every check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.ledger import (
    Cites,
    Ledger,
    Tests,
    bad_rules,
    bad_rulings,
    is_on_screen,
    main,
    note_test,
    problems,
    read_cites,
    read_ledger,
    read_module,
    read_tests,
    unfounded_rules,
    unfounded_rulings,
    unknown_keys,
    unknown_numbers,
)


def rule(**changes: str) -> dict[str, Any]:
    texts = {"en": "A.", "fr": "B.", "label_en": "a", "label_fr": "b", "status": "done"}
    return {**texts, **changes}


def ruling(slug: str = "cover counts once", **changes: Any) -> dict[str, Any]:
    names = ("hole", "ruling", "reason")
    texts = {f"{name}_{lang}": "A." for name in names for lang in ("en", "fr")}
    return {"slug": slug, "rule": ["7.1"], "status": "done", **texts, **changes}


def ledger(
    rules: dict[str, dict[str, Any]] | None = None,
    rulings: dict[str, dict[str, Any]] | None = None,
    on_screen: bool = True,
) -> Ledger:
    if rules is None:
        rules = {"7.1 out of range": rule()}
    return Ledger({"7": "fire"}, rules, rulings or {}, on_screen)


def cites(source: str) -> Cites:
    found = Cites()
    read_module(found, "fire.py", source)
    return found


def named(*names: str) -> Tests:
    found = Tests()
    for name in names:
        note_test(found, "test_fire.py", name)
    return found


# Reading the code


def test_a_string_of_the_shape_of_a_cite_is_a_cite() -> None:
    found = cites('FAR = Refusal("7.1 out of range")\nR = "R3 cover counts once"\n')
    assert found.keys == {
        "7.1 out of range": ["fire.py FAR"],
        "R3 cover counts once": ["fire.py R"],
    }
    assert set(found.paragraphs) == {"7.1"}
    assert set(found.rulings) == {"R3"}


@pytest.mark.parametrize(
    "text", ["7.1", "R3", "7.1: words", "7.1 : words", "see 7.1 words", "R3x y"]
)
def test_other_strings_are_no_cites(text: str) -> None:
    assert cites(f"X = {text!r}\n") == Cites()


def test_a_docstring_that_opens_with_a_paragraph_cites_it() -> None:
    found = cites('def reach() -> int:\n    """7.12 How far (R3)."""\n    return 8\n')
    assert found.paragraphs == found.openings == {"7.12": ["fire.py reach"]}
    assert found.rulings == {"R3": ["fire.py reach"]}
    assert found.keys == {}


def test_a_paragraph_further_on_in_a_docstring_is_not_cited() -> None:
    assert cites('"""Chapter 7: as in 7.1."""\n') == Cites()


def test_a_ruling_in_a_comment_is_cited() -> None:
    source = "class Volley:\n    def score(self) -> None:\n        pass  # R3: once, R14\n# 7.1\n"
    found = cites(source)
    assert found.rulings == {"R3": ["fire.py Volley.score"], "R14": ["fire.py Volley.score"]}
    assert found.paragraphs == {}


def test_letters_around_a_number_make_no_ruling() -> None:
    assert cites("# PR3, R3a, r3\n") == Cites()


def test_a_place_is_the_innermost_name_and_is_noted_once() -> None:
    found = cites('def fire() -> list[str]:\n    return ["7.1 out of range", "7.1 out of range"]\n')
    assert found.keys == {"7.1 out of range": ["fire.py fire"]}


def test_a_cite_outside_every_name_is_placed_by_its_module() -> None:
    assert cites('print("7.1 out of range")\n').keys == {"7.1 out of range": ["fire.py"]}


# Reading the tests


def test_the_name_of_a_test_opens_with_its_paragraph() -> None:
    found = named("test_7_21_infantry_waits", "test_13_0_rally", "test_4_cards", "test_x_7_1_y")
    assert set(found.paragraphs) == {"7.21", "13.0"}


def test_the_name_of_a_test_holds_its_rulings_anywhere() -> None:
    found = named("test_R48_limit", "test_7_1_far_R3_R4", "test_R5x_no", "helper_R6_no")
    assert set(found.rulings) == {"R48", "R3", "R4"}
    assert set(found.paragraphs) == {"7.1"}


# Rules by ids


def test_an_id_is_cited_by_a_key_and_anywhere_in_prose() -> None:
    found = cites('"""Squares: C-INF-4b, and D-66."""\nA = "C-INF-4a hollow square"\n# W-RES-2\n')
    assert found.keys == {"C-INF-4a hollow square": ["fire.py A"]}
    assert set(found.paragraphs) == {"C-INF-4a", "C-INF-4b", "W-RES-2"}
    assert set(found.rulings) == {"D-66"}


def test_an_id_alone_is_a_cite() -> None:
    found = cites('A = "C-INF-4a"\nB = "D-66"\n')
    assert set(found.paragraphs) == {"C-INF-4a"} and set(found.rulings) == {"D-66"}
    assert found.keys == {}


@pytest.mark.parametrize("text", ["C-INF", "T-MAN-1a x", "C-inf-1 x", "D- 4"])
def test_other_letters_are_no_ids(text: str) -> None:
    assert cites(f"X = {text!r}\n# {text}\n") == Cites()


def test_the_name_of_a_test_holds_its_ids_anywhere() -> None:
    found = named("test_c_inf_4a_w_res_2_ranks_d_66", "test_D_07_support", "test_C_INF_x")
    assert set(found.paragraphs) == {"C-INF-4a", "W-RES-2"}
    assert set(found.rulings) == {"D-66", "D-07"}
    assert set(named("test_x_W_MEL_1_d_4").rulings) == {"D-04"}


def test_an_id_names_its_chapter() -> None:
    assert list(bad_rules(ledger({"C-INF-4a square": rule(chapter="7")}))) == []
    (problem,) = bad_rules(ledger({"C-INF-4a square": rule()}))
    assert problem == "rulebook.toml: 'C-INF-4a square' belongs to no chapter of [chapters]"


def test_rules_and_rulings_by_ids_need_code_and_tests() -> None:
    whole = ledger({"C-INF-4a square": rule(chapter="7")}, {"D-07": ruling(rule=["C-INF-4a"])})
    missing = problems(whole, Cites(), Tests())
    assert "rule C-INF-4a has no test (test_c_inf_4a_…)" in missing
    assert "ruling D-07 cover counts once has no test (test_d_07_…)" in missing
    code = cites('A = "C-INF-4a square"\nB = "D-07 cover counts once"\n')
    assert problems(whole, code, named("test_c_inf_4a_x_d_07")) == []


# Checking the ledgers themselves


def test_a_complete_ledger_is_right() -> None:
    whole = ledger(rulings={"R1": ruling()})
    assert [*bad_rules(whole), *bad_rulings(whole)] == []


@pytest.mark.parametrize("text", ["en", "fr", "label_en", "label_fr"])
def test_a_rule_without_a_text_is_wrong(text: str) -> None:
    found = list(bad_rules(ledger({"7.1 out of range": rule(**{text: ""})})))
    assert found == [f"rulebook.toml: '7.1 out of range' has no {text!r}"]


@pytest.mark.parametrize("text", ["slug", "hole_en", "ruling_fr", "reason_fr"])
def test_a_ruling_without_a_text_is_wrong(text: str) -> None:
    found = list(bad_rulings(ledger(rulings={"R1": ruling(**{text: ""})})))
    assert found == [f"rulings.toml: 'R1' has no {text!r}"]


def test_an_unknown_status_is_wrong() -> None:
    assert list(bad_rules(ledger({"7.1 out of range": rule(status="optional")}))) == []
    (problem,) = bad_rules(ledger({"7.1 out of range": rule(status="partly")}))
    assert "'partly'" in problem


def test_what_is_omitted_needs_a_reason() -> None:
    (problem,) = bad_rules(ledger({"7.1 out of range": rule(status="omitted")}))
    assert problem == "rulebook.toml: '7.1 out of range' is omitted without a reason"
    assert list(bad_rules(ledger({"7.1 far": rule(status="omitted", reason="Lore.")}))) == []


def test_an_omitted_ruling_needs_a_reason_of_its_own() -> None:
    (problem,) = bad_rulings(ledger(rulings={"R1": ruling(status="omitted")}))
    assert problem == "rulings.toml: 'R1' is omitted without a reason"
    told = ruling(status="omitted", reason="Later.")
    assert list(bad_rulings(ledger(rulings={"R1": told}))) == []


PLANNED = {"status": "planned", "reason": "Fire comes later."}


def test_what_is_planned_needs_a_reason() -> None:
    bare = ledger({"7.1 far": rule(status="planned")}, {"R1": ruling(status="planned")}, False)
    assert [*bad_rules(bare), *bad_rulings(bare)] == [
        "rulebook.toml: '7.1 far' is planned without a reason",
        "rulings.toml: 'R1' is planned without a reason",
    ]
    told = ledger({"7.1 far": rule(**PLANNED)}, {"R1": ruling(**PLANNED)}, False)
    assert [*bad_rules(told), *bad_rulings(told)] == []


def test_a_game_on_screen_has_no_plans() -> None:
    whole = ledger({"7.1 far": rule(**PLANNED)}, {"R1": ruling(**PLANNED)}, True)
    assert [*bad_rules(whole), *bad_rulings(whole)] == [
        "rulebook.toml: '7.1 far' is only planned, but the game is on screen",
        "rulings.toml: 'R1' is only planned, but the game is on screen",
    ]


@pytest.mark.parametrize("key", ["7.1", "out of range", "7 out of range", "7.1 "])
def test_a_key_is_a_paragraph_and_a_slug(key: str) -> None:
    (problem,) = bad_rules(ledger({key: rule()}))
    assert problem == f"rulebook.toml: {key!r} is not a paragraph and a slug"


def test_a_rule_belongs_to_a_chapter() -> None:
    (problem,) = bad_rules(ledger({"8.1 out of range": rule()}))
    assert problem == "rulebook.toml: '8.1 out of range' belongs to no chapter of [chapters]"


def test_the_key_of_a_ruling_is_its_number() -> None:
    (problem,) = bad_rulings(ledger(rulings={"3": ruling()}))
    assert problem == "rulings.toml: '3' is not R and a number"


def test_a_ruling_belongs_to_known_paragraphs() -> None:
    (problem,) = bad_rulings(ledger(rulings={"R1": ruling(rule=["7.1", "7.9"])}))
    assert problem == "rulings.toml: 'R1' belongs to 7.9, not in rulebook.toml"


# Checking the code against the ledgers


def test_a_known_key_may_be_cited() -> None:
    found = cites('A = "7.1 out of range"\nB = "R1 cover counts once"\n')
    assert list(unknown_keys(ledger(rulings={"R1": ruling()}), found)) == []


def test_an_unknown_key_is_a_problem_even_in_a_known_paragraph() -> None:
    (problem,) = unknown_keys(ledger(), cites('FAR = "7.1 too far"\n'))
    assert problem == "fire.py FAR cites '7.1 too far', which is not in rulebook.toml"


def test_a_ruling_is_cited_with_its_own_slug() -> None:
    whole = ledger(rulings={"R1": ruling()})
    (problem,) = unknown_keys(whole, cites('A = "R1 cover counts twice"\n'))
    assert problem.endswith("but the ruling is 'R1 cover counts once'")


def test_known_numbers_may_be_cited() -> None:
    found = cites('"""7.1 How far (R1)."""\n')
    assert list(unknown_numbers(ledger(rulings={"R1": ruling()}), found)) == []


def test_unknown_numbers_are_problems() -> None:
    assert list(unknown_numbers(ledger(), cites('"""7.9 How far (R2)."""\n'))) == [
        "fire.py cites 7.9, which is not in rulebook.toml",
        "fire.py cites R2, which is not in rulings.toml",
    ]


@pytest.mark.parametrize("status", ["done", "optional"])
def test_a_rule_in_force_needs_code_and_test(status: str) -> None:
    whole = ledger({"7.1 out of range": rule(status=status), "7.1 in range": rule(status=status)})
    code, tests = cites('"""7.1 How far."""\n'), named("test_7_1_far")
    assert list(unfounded_rules(whole, code, tests)) == []
    (problem,) = unfounded_rules(whole, Cites(), tests)
    assert problem == "rule 7.1 is cited by no code"
    (problem,) = unfounded_rules(whole, code, named("test_7_12_far", "test_R1_far"))
    assert problem == "rule 7.1 has no test (test_7_1_…)"


def test_an_omitted_rule_needs_neither() -> None:
    whole = ledger({"7.1 out of range": rule(status="omitted", reason="Lore.")})
    assert list(unfounded_rules(whole, Cites(), Tests())) == []


def test_a_ruling_needs_code_and_test() -> None:
    whole = ledger(rulings={"R1": ruling()})
    code, tests = cites("# R1\n"), named("test_7_1_cover_R1")
    assert list(unfounded_rulings(whole, code, tests)) == []
    (problem,) = unfounded_rulings(whole, cites("# R11\n"), tests)
    assert problem == "ruling R1 cover counts once is cited by no code"
    (problem,) = unfounded_rulings(whole, code, named("test_R11_cover"))
    assert problem == "ruling R1 cover counts once has no test (test_R1_…)"


def test_an_omitted_ruling_needs_neither() -> None:
    whole = ledger(rulings={"R1": ruling(status="omitted", reason="Later.")})
    assert list(unfounded_rulings(whole, Cites(), Tests())) == []


def test_what_is_planned_needs_neither_and_is_counted() -> None:
    whole = ledger({"7.1 far": rule(**PLANNED)}, {"R1": ruling(**PLANNED)}, False)
    assert problems(whole, Cites(), Tests()) == []
    assert (whole.planned(), ledger().planned()) == (2, 0)


def test_a_paragraph_planned_only_in_part_is_in_force() -> None:
    rules = {"7.1 far": rule(**PLANNED), "7.1 near": rule()}
    (cited, tested) = unfounded_rules(ledger(rules, on_screen=False), Cites(), Tests())
    assert (cited, tested[:20]) == ("rule 7.1 is cited by no code", "rule 7.1 has no test")


# All together


@pytest.mark.parametrize(
    ("source", "shown"),
    [("info(on_screen=False)", False), ("info(on_screen=True)", True), ("info()", True)],
)
def test_the_game_itself_says_whether_it_is_on_screen(
    tmp_path: Path, source: str, shown: bool
) -> None:
    write(tmp_path / "game.py", source)
    assert is_on_screen(tmp_path) is read_ledger(tmp_path).on_screen is shown


def test_a_game_without_its_module_counts_as_on_screen(tmp_path: Path) -> None:
    assert is_on_screen(tmp_path)


def test_an_empty_game_passes_only_with_an_empty_ledger() -> None:
    assert problems(ledger({}), Cites(), Tests()) == []
    assert len(problems(ledger(), Cites(), Tests())) == 2


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_game_is_read_from_its_files(tmp_path: Path) -> None:
    book = 'en = "A."\nfr = "B."\nlabel_en = "a"\nlabel_fr = "b"\nstatus = "done"\n'
    write(tmp_path / "rulebook.toml", '[chapters]\n7 = "fire"\n["7.1 out of range"]\n' + book)
    write(tmp_path / "fire.py", 'FAR = "7.1 out of range"\n')
    write(tmp_path / "tests" / "deep" / "test_fire.py", "def test_7_1_far() -> None: ...\n")
    write(tmp_path / "tests" / "sketch.py", "def test_7_2_far() -> None: ...\n")
    found = read_tests(tmp_path / "tests")
    assert found.paragraphs == {"7.1": ["test_fire.py test_7_1_far"]}
    assert problems(read_ledger(tmp_path), read_cites(tmp_path), found) == []


def test_the_command_refuses_a_game_without_a_ledger(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-game"]) == 2
    assert "no-such-game" in capsys.readouterr().err
