"""The army builder of Au crépuscule de l'Aigle: troops by nation, profiles, faults, paper."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import findings

ADDRESS = "/army/crepuscule"


def opened(page: Page, ready: str = "") -> Page:
    page.goto(ADDRESS)
    page.locator("[data-ready]").first.wait_for()
    if ready:
        page.locator(f"[data-ready={ready}]").click()
        page.locator("[data-unit]").first.wait_for()
    return page


def total(page: Page, points: int) -> None:
    expect(page.locator(".total .sum b")).to_have_text(str(points))


def troops(page: Page) -> list[str]:
    return (
        page.locator("[data-unit]").first.get_by_label("Troops").locator("option").all_inner_texts()
    )


def test_an_army_is_built_from_its_nations_troops_and_opens_from_its_code(page: Page) -> None:
    opened(page)
    page.locator("[data-add-group=general]").click()
    branch = page.locator(".branch")
    branch.get_by_role("button", name="Battalion").click()
    page.get_by_label("Name of the unit 1").fill("1/3e Ligne")
    total(page, 80 + 24 * 7 + 10)
    assert any("Young Guard" in one for one in troops(page))
    assert not any("Highlanders" in one for one in troops(page))
    expect(page.locator("[data-unit] .profile")).to_contain_text("musket 18″ S3")
    page.get_by_role("radiogroup", name="Nation").get_by_text("British").click()
    total(page, 80 + 24 * 8 + 10)
    assert any("Highlanders" in one for one in troops(page))
    page.get_by_text("Share, or open a shared army").click()
    link = page.get_by_label("A link that opens this army").input_value()
    page.goto("/")
    page.goto(link)
    total(page, 80 + 24 * 8 + 10)


def test_faults_carry_their_rule_and_a_ready_army_has_none(page: Page) -> None:
    opened(page)
    page.locator("[data-add]").click()
    expect(page.locator(".total li", has_text="general")).to_contain_text("C-OFF-1")
    opened(page, "french-1815-2000")
    total(page, 1994)
    expect(page.get_by_text("Legal army").first).to_be_visible()


def test_the_roster_on_paper_has_profiles_and_weapons(page: Page) -> None:
    opened(page, "british-1815-1000")
    page.emulate_media(media="print")
    paper = page.locator(".paper")
    expect(paper.locator(".unit .profile")).to_have_count(6)
    expect(paper.locator(".formation h2 + .profile").first).to_contain_text("Commands within 12″")
    expect(paper).to_contain_text("rifle 30″ S4")
    expect(paper).to_contain_text("canister S4 to 8″")


def test_a_phone_shows_all_of_it_without_barriers(phone: Page) -> None:
    opened(phone, "russian-1812-1000")
    phone.locator("[data-unit] [data-fold]").first.click()
    phone.locator("[data-unit] .profile").first.wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    assert not findings(phone)
