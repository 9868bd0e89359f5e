"""R171 Best of two in the browser: ticked in the lobby, the second battle, the score at the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.lobby import call, choose, open_lobby


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()


def test_R171_a_match_of_two_battles_against_the_computer(page: Page) -> None:
    open_lobby(page)
    choose(page, "battle", "quatre-bras")
    page.locator("summary", has_text="All options").click()
    page.get_by_label("Best of two").check()
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/match/*")
    first = page.url.rpartition("/")[2]
    expect(page.locator("[data-pair='1']")).to_contain_text("Level so far.")
    resign(page)

    sheet = page.get_by_role("dialog", name="victory")
    expect(sheet.locator("[data-pair='1']")).to_contain_text("(computer) leads on points.")
    sheet.get_by_role("button", name="To the second battle").click()
    page.wait_for_url(lambda url: not url.endswith(first))
    second = page.url.rpartition("/")[2]
    seats = {seat["seat"]: seat for seat in call(page, "GET", f"/api/matches/{second}")["seats"]}
    assert seats["allied"]["yours"] and seats["french"]["agent"] == "soldier"
    expect(page.locator("[data-pair='2']").first).to_contain_text("(computer) leads on points.")
    resign(page)

    sheet = page.get_by_role("dialog", name="victory")
    score = sheet.locator("[data-pair='2']")
    expect(score).to_contain_text("(computer) wins the match by 2 points to 0.")
    expect(score.get_by_role("row", name="You")).to_contain_text("0")
    expect(sheet.get_by_role("button", name="Rematch, sides swapped")).to_be_visible()
    assert findings(page) == []


def test_R171_the_campaign_is_not_offered_twice(page: Page) -> None:
    open_lobby(page)
    page.locator("summary", has_text="All options").click()
    expect(page.get_by_label("Best of two")).to_be_visible()
    choose(page, "battle", "campaign")
    expect(page.get_by_label("Best of two")).to_have_count(0)
