"""The deck builder of EAGLES: from nothing to the table, by mouse, keys and finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.lobby import call, choose
from tests.web.site.test_access import in_both_lights
from tests.web.site.test_french import english

Visitor = Callable[..., Page]

SMALL: Final = "deck Mine, battle wavre, 015 x3, 016, 017, 018"
CLICKED: Final = """async () => {
  const open = "[data-card][aria-pressed=false]:not([aria-disabled])";
  for (const card of [...document.querySelectorAll(open)].slice(0, 10)) {
    card.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}"""


def opened(page: Page, address: str = "/decks") -> Page:
    page.goto(address)
    expect(page.locator("[data-card]").first).to_be_visible()
    return page


def card(page: Page, number: str) -> Locator:
    return page.locator(f"[data-card='{number}']")


def points(page: Page) -> int:
    return int(page.locator("[data-points]").first.inner_text())


def judged(page: Page, **asked: Any) -> dict[str, Any]:
    found = call(page, "POST", "/api/games/eagles/deck-check", asked)
    assert isinstance(found, dict)
    return found


def code_of(page: Page, text: str, battle: str = "wavre", army: str = "french") -> str:
    return str(judged(page, battle=battle, army=army, written=text, name="Mine")["code"])


def test_15_0_points_copies_and_the_nearest_reason_live(page: Page) -> None:
    opened(page)
    card(page, "001").click()
    expect(card(page, "001")).to_have_attribute("aria-pressed", "true")
    assert points(page) == 19
    card(page, "018").click()
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert points(page) == 19 + 33
    page.keyboard.press("+")  # a fourth: the rule says so, and nothing changes
    expect(page.locator(".touched")).to_contain_text("3 times at most")
    expect(page.locator(".touched .rule")).to_have_text("15.0")
    assert points(page) == 19 + 33
    card(page, "018").focus()
    page.keyboard.press("-")
    assert points(page) == 19 + 22
    page.locator("[data-undo]").click()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    assert points(page) == 19 + 33


@pytest.mark.nightly
def test_15_0_the_page_closes_just_what_the_rules_close(page: Page) -> None:
    opened(page, f"/decks#{code_of(page_at_home(page), SMALL)}")
    for army, style in (("french", "elite"), ("prussian", "mass")):
        page.locator(f"[data-army={army}]").click()
        page.locator("[data-build]").click()
        page.locator(f"[data-style={style}]").click()
        expect(page.locator(".sum .legal")).to_be_visible()
        said = judged(page, battle="wavre", army=army, style=style)
        assert points(page) == said["points"]
        shown = page.locator("[data-card][aria-disabled=true]").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        assert sorted(shown) == sorted(set(said["closed"]) - set(said["copies"]))


def page_at_home(page: Page) -> Page:
    page.goto("/")
    return page


def worked(session: CDPSession) -> float:
    """Milliseconds that the page itself has worked: a busy machine makes nothing longer."""
    found = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


@pytest.mark.nightly
def test_the_page_answers_within_100_ms_with_every_card(page: Page) -> None:
    opened(page)
    page.locator("[data-battle]").select_option("charleroi")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(CLICKED)
    begun = worked(session)
    page.evaluate(CLICKED)
    assert 0 < (worked(session) - begun) / 10 < 100


@pytest.mark.nightly
def test_filters_search_and_keys(page: Page) -> None:
    opened(page)
    every = page.locator("[data-card]").count()
    page.locator("[data-look='arms general']").check()
    generals = page.locator("[data-card]").count()
    assert 0 < generals < every
    page.get_by_role("searchbox").fill("ney")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    card(page, "001").focus()
    page.keyboard.press("ArrowRight")
    expect(card(page, "002")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page, "002")).to_have_attribute("aria-pressed", "true")


@pytest.mark.nightly
def test_a_collection_is_kept_and_built_from(page: Page) -> None:
    opened(page)
    page.locator("[data-collect]").click()
    for number in ("001", "018", "018", "019", "020"):
        card(page, number).click()
    page.locator("[data-collect]").click()
    page.reload()
    page.locator("[data-only-owned]").check()
    expect(page.locator("[data-card]")).to_have_count(4)
    page.locator("[data-build]").click()
    page.locator("[data-style=mass]").click()
    expect(card(page, "018")).to_have_accessible_name(re.compile("2 in deck"))
    page.locator("[data-only-owned]").check()
    card(page, "001").click()
    card(page, "001").click()
    assert points(page) > 0


@pytest.mark.nightly
def test_a_deck_is_saved_shared_and_drafted(page: Page) -> None:
    opened(page, f"/decks#{code_of(page_at_home(page), SMALL)}")
    expect(page.locator("[data-name]")).to_have_value("Mine")
    page.locator("[data-keep]").click()
    page.locator("[data-share]").click()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("deck Mine\nbattle wavre\n015 x3")
    page.get_by_label("A link, a share code, or card numbers").fill("016, one")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text("'one'")
    page.keyboard.press("Escape")
    card(page, "019").click()
    page.locator("[data-shelf]").click()
    page.locator("[data-new]").click()
    assert points(page) == 0
    page.locator("[data-shelf]").click()
    expect(page.get_by_role("heading", name="Drafts")).to_be_visible()
    page.get_by_role("button", name="Mine Wavre, 6 cards").click()
    expect(card(page, "015")).to_have_accessible_name(re.compile("3 in deck"))
    page.reload()
    expect(card(page, "015")).to_have_accessible_name(re.compile("3 in deck"))


def test_15_0_a_deck_is_played_with(page: Page) -> None:
    opened(page, f"/decks#{code_of(page_at_home(page), SMALL)}")
    expect(page.locator(".sum .legal")).to_be_visible()
    page.locator("[data-play]").first.click()
    page.get_by_text("All options").first.click()
    expect(page.locator("[data-deck=french]")).to_have_value("*")
    page.get_by_role("button", name=re.compile("^Play")).first.click()
    page.wait_for_url(re.compile("/match/"))
    options = call(page, "GET", f"/api/matches/{page.url.rsplit('/', 1)[1]}")["options"]
    assert options["french-deck"].endswith("015 x3, 016, 017, 018")
    assert options["allied-deck"].startswith("2")


@pytest.mark.nightly
def test_R160_a_friend_brings_a_deck_of_their_own(visitor: Visitor) -> None:
    ann, bob = visitor(), visitor()
    ann.goto("/")
    body = {
        "game": "eagles",
        "scenario": "wavre",
        "options": {"deck": "custom", "french-deck": SMALL},
        "seats": {"french": {"sitter": "me"}, "allied": {"sitter": "open"}},
    }
    call(ann, "POST", "/api/people", {"name": "Ann"})
    match: Any = call(ann, "POST", "/api/matches", body)
    bob.goto(match["links"]["allied"])
    expect(bob.get_by_role("heading", name="Bring your own deck")).to_be_visible()
    expect(bob.locator("body")).not_to_contain_text("015")
    bob.locator("[data-deck=prussian]").select_option("style mass")
    expect(bob.locator(".cost")).to_contain_text("of 90 points")
    bob.get_by_role("button", name=re.compile("Sit down|Play")).click()
    bob.wait_for_url(re.compile("/match/"))
    waiting: Any = call(bob, "GET", f"/api/matches/{match['id']}")
    assert waiting["options"]["french-deck"] == ""
    assert waiting["options"]["allied-deck"].startswith("deck ")


@pytest.mark.nightly
def test_R160_each_of_two_allied_players_brings_a_deck_of_their_own(visitor: Visitor) -> None:
    ann, bob, carol = visitor(), visitor(), visitor()
    opened(ann, f"/decks#{code_of(page_at_home(ann), SMALL, 'waterloo')}")
    ann.locator("[data-play]").first.click()
    choose(ann, "opponent", "friend")
    ann.get_by_text("Two allied players").click()
    ann.get_by_role("button", name="Add an ally").click()
    ann.get_by_role("button", name=re.compile("^(Play|Invite|Begin)")).first.click()
    ann.wait_for_url(re.compile("/match/"))
    match: Any = call(ann, "GET", f"/api/matches/{ann.url.rsplit('/', 1)[1]}")
    for page, seat, army in ((bob, "allied", "british"), (carol, "allied.1", "prussian")):
        page.goto(match["links"][seat])
        expect(page.locator("[data-deck]")).to_have_count(1)
        page.locator(f"[data-deck={army}]").select_option("style mass")
        expect(page.locator(".cost")).to_contain_text("points")
        page.get_by_role("button", name=re.compile("Sit down|Play")).click()
        page.wait_for_url(re.compile("/match/"))
        if page is bob:
            waiting: Any = call(bob, "GET", f"/api/matches/{match['id']}")["options"]
            assert waiting["french-deck"] == "" and "prussian-deck" not in waiting
    begun: Any = call(ann, "GET", f"/api/matches/{match['id']}")
    decks = [begun["options"][f"{army}-deck"] for army in ("british", "prussian")]
    assert begun["stage"] == "running" and all(deck.startswith("deck ") for deck in decks)


@pytest.mark.nightly
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_access_on_a_phone(visitor: Visitor, lang: str) -> None:
    phone = opened(visitor(lang, phone=True))
    card(phone, "001").tap()
    card(phone, "018").tap()
    assert points(phone) == 30
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert in_both_lights(phone) == []
    phone.locator("[data-sum]").tap()
    assert in_both_lights(phone) == []


@pytest.mark.nightly
def test_access_on_a_desk(page: Page) -> None:
    opened(page)
    page.locator("[data-build]").click()
    assert in_both_lights(page) == []
    page.locator("[data-style=balanced]").click()
    expect(page.locator(".sum .legal")).to_be_visible()
    assert in_both_lights(page) == []


@pytest.mark.nightly
def test_french_speaks_no_english(visitor: Visitor) -> None:
    page = visitor(lang="fr")
    opened(page)
    page.locator("[data-build]").click()
    page.locator("[data-style=guns]").click()
    expect(page.locator(".sum .legal")).to_be_visible()
    assert english(page) == []
