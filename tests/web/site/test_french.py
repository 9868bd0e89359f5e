"""French on every page: no English word of ours is left, numbers and punctuation are French."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.web.eagles.test_board import at_table, card, touch
from tests.web.eagles.test_orders import at_table as at_question
from tests.web.eagles.test_replay import FOUGHT
from tests.web.hands import once_it_may
from tests.web.lobby import finish, make_match
from tests.web.watch import Watch, wait_until

Visitor = Callable[..., Page]

# Words of our English that mean nothing in French; those that both languages share are not here.
ENGLISH: Final = """
    the and you your with from this that what may must not only then here there when which who
    card cards die dice turn turns play player players game games battle battles side against
    fire shock move moves moved left right reserve reinforce reinforcements morale hits wins won
    lost
    choose chosen open close search rules settings sign back next undo end ready pass roll rolled
    computer staff recruit friend challenge everybody nobody waiting join link copy download
    log talk notes all losses yes no on off new more less day light language sound pace
    infantry cavalry foot horse guns building hill woods strength history deck size length
    step replay record seen nobody lesson leave
""".split()
# Proper names of units and men, and words that are French as well.
SHARED: Final = {
    "moral",
    "morale",
    "reserve",
    "combat",
    "terrain",
    "centre",
    "general",
    "position",
    "match",
    "no",
    "on",
    "die",
    "challenge",
    "notes",
    "pages",
    "record",
    "main",
    "pace",
    "hill",
    "foot",
    "guns",
    "horse",
    "light",
    "size",
    "right",
    "end",
}
WORD: Final = re.compile(r"(?<![\w.])[^\W\d_]+")
TEXT: Final = """
(root) => {
  const found = [];
  const { SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const within = document.querySelector(root);
  const walk = document.createTreeWalker(within, SHOW_ELEMENT | SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === 3) {
      const passed = "script, style, noscript, code, [lang=en]";
      if (node.parentElement.closest(passed)) continue;
      found.push(node.textContent);
    } else {
      if (node.closest("[lang=en]")) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
        if (node.hasAttribute(name)) found.push(node.getAttribute(name));
      }
    }
  }
  found.push(document.title);
  return found.map((text) => text.trim()).filter(Boolean);
}
"""


def english(page: Page, root: str = "body") -> list[str]:
    """Texts with a word of our English in them."""
    words = set(ENGLISH) - SHARED
    texts: list[str] = page.evaluate(TEXT, root)
    return [text for text in texts if words & set(WORD.findall(text.lower()))]


# an apostrophe of a typewriter, and a mark that could part from its word; English names keep theirs
LOOSE: Final = re.compile(r"[^\W\d_]'(?!s\b)[^\W\d_]|[^\W\d_] [;:!?»]|« ")


def loose(page: Page, root: str = "body") -> list[str]:
    """Texts whose punctuation is not French."""
    return [text for text in page.evaluate(TEXT, root) if LOOSE.search(text)]


PAGES: Final = [
    "/",
    "/cards",
    "/cards/070",
    "/rules",
    "/settings",
    "/open",
    "/learn",
    "/join#torn",
    "/x",
]


@pytest.mark.parametrize("path", some_by_day(PAGES, 1))
def test_a_page_has_no_english_left(visitor: Visitor, watch: Watch, path: str) -> None:
    watch.allow("404")
    page = visitor("fr")
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert english(page) + loose(page) == []


@pytest.mark.nightly
def test_the_guard_notices_english(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("heading", level=1).first.wait_for()
    assert english(page)


def test_a_table_has_no_english_left_and_french_numbers(visitor: Visitor) -> None:
    page = visitor("fr")
    at_table(page)
    assert english(page) + loose(page) == []
    touch(card(page, "018"))
    touch(card(page, "131"))
    page.locator(".odds .chance").first.wait_for()
    chances = list(filter(None, page.locator(".odds .chance").all_inner_texts()))
    assert all(re.fullmatch("\\d+(,\\d+)?[\u00a0\u202f]%", one) for one in chances)
    assert any("," in one for one in chances)
    assert english(page) + loose(page) == []
    page.locator("[data-order=commit]:not([aria-disabled])").click()
    page.locator(".log li").first.wait_for()
    page.get_by_role("button", name="Menu").first.click()
    page.locator("dialog[open]").wait_for()
    assert english(page) + loose(page) == []


def test_a_question_has_no_english_left(visitor: Visitor) -> None:
    page = visitor("fr")
    at_question(page, "morale", centre=" hits 9")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert english(page) + loose(page) == []


@pytest.mark.nightly
def test_the_end_and_the_replay_have_no_english_left(visitor: Visitor) -> None:
    page = visitor("fr")
    page.goto("/settings")
    match = make_match(page, position=FOUGHT)
    finish(page, match["id"])
    page.goto(f"/match/{match['id']}")
    page.locator("dialog[open] #end-title").wait_for()
    assert english(page) + loose(page) == []
    page.goto(f"/replay/{match['id']}")
    page.get_by_role("slider").fill("3")
    page.locator(".proof button").click()
    page.locator(".fair").wait_for()
    assert english(page) + loose(page) == []


@pytest.mark.nightly
def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    at_table(page)
    touch(card(page, "018"))
    touch(card(page, "131"))
    expect(page.locator(".odds .chance").first).to_contain_text(".")
    lines = page.locator(".log li").count()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Français", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(card(page, "018")).to_have_attribute("aria-label", re.compile("en colonne"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("phase de combat")
    expect(page.locator(".log li")).to_have_count(lines)
    wait_until(page, lambda: english(page) == [], lambda: english(page))  # odds are asked again
    # and the game continues
    touch(once_it_may(card(page, "018")))
    touch(card(page, "131"))
    page.locator("[data-order=commit]:not([aria-disabled])").click()
    expect(page.locator(".log li").last).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
