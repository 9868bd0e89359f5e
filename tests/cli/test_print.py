"""grognard print."""

from __future__ import annotations

from pathlib import Path

from .driver import run


def test_a_deck_is_printed_to_a_file_that_is_not_written_over(tmp_path: Path) -> None:
    deck, out = tmp_path / "mine.txt", tmp_path / "mine.pdf"
    deck.write_text("001\n018 x3\n", encoding="utf-8")
    ran = run("print", "deck", deck, "--out", out, "--paper", "letter")
    assert ran.code == 0 and "2 pages" in ran.out
    assert out.read_bytes().startswith(b"%PDF")
    assert run("print", "deck", deck, "--out", out).complained("mine.pdf")


def test_rosters_and_references(tmp_path: Path) -> None:
    out = tmp_path / "roster.pdf"
    ran = run("print", "roster", "sample-french", "--game", "march", "--out", out)
    assert ran.code == 0 and "1 page." in ran.out
    ran = run("print", "reference", "--out", tmp_path / "r.pdf", "--lang", "fr")
    assert ran.code == 0 and "1 page." in ran.out


def test_16_0_the_campaign_sheet(tmp_path: Path) -> None:
    ran = run("print", "campaign", "--out", tmp_path / "c.pdf", "--lang", "fr")
    assert ran.code == 0 and "2 pages" in ran.out


def test_what_cannot_be_printed_is_said() -> None:
    assert run("print", "deck").complained("which cards")
    assert run("print", "cards", "--game", "march").complained("no cards")
    assert run("print", "roster", "x", "--game", "march").code == 1
    assert run("print", "campaigns").complained("invalid choice")
    assert run("print", "campaign", "--game", "march").complained("no campaign")
