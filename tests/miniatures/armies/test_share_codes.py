"""Share codes: any list in one word, and what is torn is noticed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.games.march.armies.list_terms import CODES as MARCH
from grognard.kernel.bringing.share_codes import LONGEST
from tests.miniatures.armies.horse_and_guns import CODES, READY, RULES

LINE = READY.strip().replace("\n", "; ")


@given(st.text(max_size=400))
def test_a_code_holds_any_line(text: str) -> None:
    line = text.encode("utf-8", "replace").decode()
    code = CODES.write(line)
    assert CODES.is_code(code) and CODES.read(code) == line


def test_codes_of_two_games_are_distinguished() -> None:
    assert CODES.write(LINE).startswith("horse1-") and MARCH.write(LINE).startswith("march1-")
    assert not CODES.is_code(MARCH.write(LINE)) and not MARCH.is_code(CODES.write(LINE))
    assert CODES.read(CODES.write(LINE)) == LINE


def test_a_kept_code_can_always_be_read() -> None:
    assert MARCH.read("march1-OUKDCYADxhrZM86JuUlF-XngYDAEOR7hRqj1VgqGqUWImAAA") == (
        "french: Garde; commander: Cambronne; f1 24 veterans, drummer: 1er Bataillon"
    )


def test_a_torn_or_altered_code_is_noticed() -> None:
    code = CODES.write(LINE)
    prefix = len(CODES.prefix)
    swapped = code[:20] + ("A" if code[20] != "A" else "B") + code[21:]
    torn = [code[:-3], code[: prefix + 1], swapped, f"{CODES.prefix}AA"]
    assert [CODES.read(one) for one in torn] == [None] * len(torn)


def test_a_code_never_unpacks_to_more_than_a_list_may_be() -> None:
    endless = CODES.write("x" * (LONGEST + 1))
    assert len(endless) < 200 and CODES.read(endless) is None


@given(st.text(alphabet="ABCDEFabcdef0123456789_-", max_size=200))
def test_a_hostile_code_is_read_or_refused(body: str) -> None:
    found = RULES.codes.read(f"{CODES.prefix}{body}")
    assert found is None or len(found) <= LONGEST
