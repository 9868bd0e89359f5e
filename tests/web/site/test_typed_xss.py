"""Whatever is typed, pasted or opened on a page is shown as it is, here and where it is shared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.web.lobby import call, sign_in, sit
from tests.web.site.test_stored_xss import CLEAN, EVIL, is_shown, tell

Visitor = Callable[..., Page]

TYPED = "text", "search", "email", "password", "url", ""
# every field that there is now gets these words, as if somebody had typed them
TYPE = """
([words, kinds]) => {
  const fields = [...document.querySelectorAll("input, textarea")];
  const typed = fields.filter((one) => one.tagName === "TEXTAREA" || kinds.includes(one.type));
  for (const field of typed.filter((one) => !one.readOnly)) {
    field.value = words;
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  return typed.length;
}
"""
HOLDS = "(words) => [...document.querySelectorAll('input')].some((one) => one.value === words)"
PAGES = [
    "/",
    "/settings",
    "/decks",
    "/cards",
    "/games/eagles/own-cards",
    "/army/march",
    "/army/age",
    "/army/crepuscule",
    "/charts/eagles",
    "/charts/march",
    "/charts/age",
    "/charts/crepuscule",
]
DECK = "battle wavre, 015 x3, 016, 017, 018"
ARMIES = {"march": ("red", "blue"), "age": ("south", "north"), "crepuscule": ("south", "north")}
POINTS = {"march": {}, "age": {"points": "500"}, "crepuscule": {"points": "1400"}}
BATTLES = {"march": "open", "age": "meeting", "crepuscule": "open-field"}


def type_everywhere(page: Page) -> int:
    count: int = page.evaluate(TYPE, [EVIL, TYPED])
    page.wait_for_load_state("networkidle")
    return count


def is_clean(page: Page) -> None:
    assert page.evaluate(CLEAN)


def army_of_evil(page: Page, game: str) -> str:
    """A ready army in the builder whose names are these words; returns its list."""
    page.goto(f"/army/{game}")
    page.locator("[data-ready]").first.click()
    page.locator("[data-unit]").first.wait_for()
    page.locator("[data-unit] [aria-expanded=false]").first.click()
    page.locator("[data-unit] [data-name]").first.fill(EVIL)
    name = page.get_by_label("Name of the army")
    name.fill(EVIL)
    expect(name).to_have_attribute("placeholder", EVIL)  # as the server has read it
    is_clean(page)
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", some_by_day(PAGES, 1))
def test_what_is_typed_into_any_field_is_not_run(page: Page, path: str) -> None:
    sign_in(page)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    for opener in page.locator("summary:visible").all():
        opener.click()
    assert type_everywhere(page)
    is_clean(page)


@pytest.mark.parametrize("game", some_by_day(ARMIES, 1))
def test_names_of_an_army_are_words_for_all_who_get_it(visitor: Visitor, game: str) -> None:
    ann, bob = visitor(), visitor()
    listing = army_of_evil(ann, game)
    assert listing.count(EVIL) == 2
    ann.get_by_text("Share, or open a shared army").click()
    link = ann.get_by_label("A link that opens this army").input_value()
    bob.goto(link)
    bob.locator("[data-unit]").first.wait_for()
    assert bob.evaluate(HOLDS, EVIL)
    is_clean(bob)
    sign_in(ann, EVIL)
    sign_in(bob, EVIL)
    mine, other = ARMIES[game]
    seats = {mine: {"sitter": "me"}, other: {"sitter": "open"}}
    options = {f"{seat}-army": listing for seat in ARMIES[game]} | POINTS[game]
    wish = {"game": game, "scenario": BATTLES[game], "seats": seats, "options": options}
    match = call(ann, "POST", "/api/matches", {**wish, "listed": True})["id"]
    sit(bob, match, other)
    sit(ann, match, mine)
    is_shown(bob, f"/match/{match}")
    tell(bob, match, other, {"type": "resign"})
    record = ann.request.get(f"/api/matches/{match}/record").text()
    assert EVIL in record
    is_shown(ann, f"/replay/{match}")
    ann.goto("/open")
    ann.locator("input[type=file]").set_input_files(
        {"name": "evil.battle", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(ann.locator("h1").first).to_be_visible()
    ann.wait_for_load_state("networkidle")
    is_clean(ann)


def test_a_record_that_cannot_be_read_is_reported_in_plain_words(page: Page) -> None:
    page.goto("/open")
    text = f"grognard 1\ngame {EVIL}\n{EVIL}\n"
    page.locator("input[type=file]").set_input_files(
        {"name": f"{EVIL}.battle", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page.get_by_role("alert")).to_be_visible()
    is_clean(page)


@pytest.mark.nightly
def test_units_of_a_shared_battle_are_words_on_every_phone(visitor: Visitor) -> None:
    one, other = visitor(phone=True), visitor(phone=True)
    one.goto("/charts/age")
    one.get_by_role("button", name="Units").tap()
    one.get_by_text("Add a unit").first.tap()
    one.get_by_label("Name", exact=True).fill(EVIL)
    one.get_by_role("button", name="Add a unit").tap()
    expect(one.locator("b", has_text=EVIL)).to_be_visible()
    one.get_by_role("button", name="Share this battle").tap()
    one.get_by_role("button", name="Share live").tap()
    code = one.get_by_alt_text("The link to this shared battle", exact=False)
    key = (code.get_attribute("src") or "").split("/")[3]
    is_clean(one)
    other.goto(f"/charts/age#shared={key}")
    other.get_by_role("button", name="Units").tap()
    expect(other.locator("b", has_text=EVIL)).to_be_visible()
    is_clean(other)


@pytest.mark.nightly
def test_the_name_of_a_deck_is_words_wherever_it_goes(visitor: Visitor) -> None:
    ann, bob = visitor(), visitor()
    sign_in(ann)
    sign_in(bob)
    asked = {"battle": "wavre", "army": "french", "written": DECK, "name": EVIL}
    code = call(ann, "POST", "/api/games/eagles/deck-check", asked)["code"]
    bob.goto(f"/decks#{code}")
    expect(bob.locator("[data-name]")).to_have_value(EVIL)
    bob.locator("[data-keep]").click()
    bob.locator("[data-shelf]").click()
    expect(bob.get_by_role("button", name=f"Delete {EVIL}")).to_be_visible()
    is_clean(bob)
    seats = {"french": {"sitter": "me"}, "allied": {"sitter": "open"}}
    options = {"deck": "custom", "french-deck": f"deck {EVIL}, {DECK}"}
    wish = {"game": "eagles", "scenario": "wavre", "seats": seats, "options": options}
    match = call(ann, "POST", "/api/matches", {**wish, "listed": True})["id"]
    for path in ("/", f"/join#{match}/allied", f"/match/{match}"):
        bob.goto(path)
        bob.wait_for_load_state("networkidle")
        is_clean(bob)
