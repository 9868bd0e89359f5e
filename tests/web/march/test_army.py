"""The army builder of La Marche des Aigles: from nothing to the table, by mouse, keys, finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import findings
from tests.web.lobby import call
from tests.web.site.test_access import in_both_lights
from tests.web.site.test_french import english

Visitor = Callable[..., Page]

LISTING: Final = (
    "french: Brigade d'essai\n"
    "commander: Jean d'Aigrefeuille\n"
    "f1 32 veterans, 2 drummers, column: Grenadiers réunis\n"
    "f2 24 drilled, ensign, detach 5: 2e Bataillon\n"
)


def opened(page: Page, address: str = "/army") -> Page:
    page.goto(address)
    expect(page.get_by_role("status").first).to_contain_text(re.compile("points"))
    return page


def battalion(page: Page, at: int) -> Locator:
    return page.locator("[data-unit]").nth(at)


def names(page: Page) -> list[str]:
    return [text.strip() for text in page.locator("[data-unit] .fold .name").all_inner_texts()]


def total(page: Page, points: int) -> None:
    expect(page.locator(".total .sum b")).to_have_text(str(points))


def unfold(page: Page, at: int) -> Locator:
    one = battalion(page, at)
    if one.locator("[data-fold]").get_attribute("aria-expanded") == "false":
        one.locator("[data-fold]").click()
    return one


def step(one: Locator, what: str, times: int = 1, *, sign: str = "More") -> None:
    for _ in range(times):
        one.get_by_role("button", name=f"{sign}: {what}").click()


def listing(page: Page) -> str:
    """The list as it would be saved."""
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


def build(page: Page) -> None:
    """The army of LISTING by clicks and typing only."""
    opened(page)
    page.get_by_label("Name of the army").fill("Brigade d'essai")
    page.get_by_role("radiogroup", name="Nation").get_by_text("French").click()
    page.get_by_label("Supreme Commander", exact=True).fill("Jean d'Aigrefeuille")
    page.locator("[data-add]").click()
    first = battalion(page, 0)
    first.get_by_label("Name of battalion 1").fill("Grenadiers réunis")
    first.get_by_text("Veterans", exact=True).first.click()
    step(first, "Strength", 2)
    step(first, "Drummers", 2)
    first.get_by_text("Column", exact=True).first.click()
    total(page, 52)
    page.locator("[data-add]").click()
    second = battalion(page, 1)
    step(second, "Ensign")
    step(second, "Skirmishers sent out", 5)
    total(page, 52 + 30)
    expect(second).to_contain_text("5 skirmishers")


def test_an_army_is_built_from_nothing(page: Page) -> None:
    opened(page)
    expect(page.locator(".total")).to_contain_text("An army has 1 to 12 battalions.")
    expect(page.locator("[data-play=red]")).to_be_disabled()
    build(page)
    expect(page.locator(".total")).to_contain_text("Legal army")
    expect(page.locator(".total")).to_contain_text("118 points left")
    expect(battalion(page, 1)).to_contain_text("size and quality: 24 + ensign: 6 = 30")
    assert listing(page) == LISTING
    page.reload()
    total(page, 82)
    assert names(page) == ["Grenadiers réunis", "2e Bataillon"]


def test_an_error_is_shown_beside_its_field_and_disappears(page: Page) -> None:
    opened(page)
    page.locator("[data-ready=vimeiro-british]").click()
    total(page, 200)
    rifles = unfold(page, 3)
    page.get_by_role("radiogroup", name="Nation").get_by_text("French").click()
    fault = rifles.get_by_text("Only a British light battalion may have rifles.")
    expect(fault).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text("1 error")
    expect(page.locator("[data-play=red]")).to_be_disabled()
    rifles.get_by_role("button", name="Rule R89").click()
    expect(page.get_by_role("dialog")).to_contain_text("196 or 199 points are legal")
    page.keyboard.press("Escape")
    rifles.get_by_role("switch", name="Rifles").click()
    expect(fault).to_be_hidden()
    expect(page.locator(".total")).to_contain_text("Legal army")


@pytest.mark.nightly
def test_too_many_points_are_reported_and_may_be_agreed_on(page: Page) -> None:
    opened(page)
    page.locator("[data-ready=sample-french]").click()
    total(page, 200)
    battalion(page, 0).locator("[data-tool=copy]").click()
    total(page, 232)
    expect(page.locator(".total")).to_contain_text("32 points over the limit of 200.")
    page.get_by_label("Points limit").fill("250")
    page.keyboard.press("Enter")
    expect(page.locator(".total")).to_contain_text("Legal army")
    page.get_by_label("Points limit").fill("7")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Points limit")).to_have_value("250")


@pytest.mark.nightly
def test_what_cannot_be_chosen_is_greyed_and_says_why(page: Page) -> None:
    opened(page)
    page.locator("[data-add]").click()
    one = battalion(page, 0)
    light = one.get_by_role("switch", name="Light troops")
    expect(light).to_have_attribute("aria-disabled", "true")
    light.click(force=True)
    expect(one).to_contain_text("A light battalion must be Veterans.")
    expect(light).not_to_be_checked()
    one.get_by_text("Veterans", exact=True).first.click()
    expect(light).not_to_have_attribute("aria-disabled", "true")
    light.click()
    expect(light).to_be_checked()
    expect(one.get_by_role("radio", name="Guard")).to_have_attribute("aria-disabled", "true")
    one.get_by_text("Guard", exact=True).first.click(force=True)
    expect(one).to_contain_text("A light battalion must be Veterans.")
    expect(one.get_by_role("radio", name="Veterans")).to_be_checked()


@pytest.mark.nightly
def test_a_link_and_a_code_open_the_same_army_elsewhere(page: Page, visitor: Visitor) -> None:
    build(page)
    page.get_by_text("Share, or open a shared army").click()
    link = page.get_by_label("A link that opens this army").input_value()
    code = page.get_by_label("Share code", exact=True).input_value()
    assert link.endswith(f"/army#{code}")
    other = visitor()
    opened(other, link[link.index("/army") :])
    total(other, 82)
    assert listing(other) == LISTING
    third = opened(visitor())
    third.get_by_text("Share, or open a shared army").click()
    third.get_by_label("A share code, a link or a list").fill(code)
    third.get_by_role("button", name="Open", exact=True).click()
    total(third, 82)
    assert listing(third) == LISTING


@pytest.mark.nightly
def test_a_torn_code_is_said_and_harms_nothing(page: Page) -> None:
    opened(page, "/army#march1-torn")
    expect(page.get_by_role("alert")).to_contain_text("this share code is damaged or incomplete")
    page.locator("[data-add]").click()
    expect(page.locator(".total")).to_contain_text("Legal army")


@pytest.mark.nightly
def test_a_file_comes_back_as_it_went(page: Page, tmp_path: Path) -> None:
    build(page)
    kept = tmp_path / "mine.army"
    kept.write_text(listing(page), encoding="utf-8")
    page.get_by_role("button", name="New army").click()
    total(page, 0)
    page.locator("input[type=file]").set_input_files(kept)
    total(page, 82)
    assert listing(page) == LISTING
    kept.write_text("british: Odd\nb1 24 drilled, cavalry\n18 veterans: Two\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator(".unread")).to_contain_text("Line 2: “cavalry”")
    expect(battalion(page, 1)).to_contain_text("A battalion has 16 to 48 rankers, in fours.")


@pytest.mark.nightly
def test_armies_of_ones_own_are_kept_by_name(page: Page) -> None:
    build(page)
    page.locator("[data-keep]").click()
    expect(page.locator("[data-keep]")).to_have_text("Saved in this browser")
    page.locator("[data-ready=barrosa-british]").click()
    total(page, 200)
    page.reload()
    page.get_by_role("button", name="Brigade d'essai", exact=True).click()
    total(page, 82)
    page.get_by_role("button", name="Delete Brigade d'essai").click()
    expect(page.get_by_role("button", name="Brigade d'essai", exact=True)).to_have_count(0)


def test_by_keyboard_alone(page: Page) -> None:
    opened(page)
    page.locator("[data-add]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name of battalion 1")).to_be_focused()
    page.keyboard.type("First")
    strength = battalion(page, 0).get_by_role("spinbutton", name="Strength")
    strength.focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(strength).to_have_attribute("aria-valuenow", "36")
    battalion(page, 0).get_by_role("radio", name="Drilled").focus()
    page.keyboard.press("ArrowRight")
    total(page, 54)
    page.locator("[data-add]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name of battalion 2")).to_be_focused()
    page.keyboard.type("Second")
    page.keyboard.press("Alt+ArrowUp")
    expect(battalion(page, 0)).to_contain_text("Second")
    assert names(page) == ["Second", "First"]
    page.locator("[data-tool=down]").first.focus()
    page.keyboard.press("Enter")
    expect(battalion(page, 1)).to_contain_text("Second")
    battalion(page, 0).locator("[data-tool=remove]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-unit]")).to_have_count(1)
    expect(battalion(page, 0).locator("[data-tool=remove]")).to_be_focused()


@pytest.mark.nightly
def test_no_more_than_twelve(page: Page) -> None:
    opened(page)
    for count in range(1, 13):
        page.locator("[data-add]").click()
        expect(page.locator("[data-unit]")).to_have_count(count)
    expect(page.locator("[data-add]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-add]").click(force=True)
    expect(page.locator("[data-unit]")).to_have_count(12)
    expect(page.locator(".middle")).to_contain_text("An army has 1 to 12 battalions.")


@pytest.mark.nightly
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_is_open_to_everybody(visitor: Visitor, phone: bool) -> None:
    page = opened(visitor(phone=phone))
    if phone:
        expect(page.locator("[data-ready=vimeiro-british]")).to_be_visible()
    page.locator("[data-ready=vimeiro-british]").click()
    total(page, 200)
    unfold(page, 3)
    page.get_by_text("French", exact=True).first.click()
    expect(page.get_by_role("status").first).to_contain_text("1 error")
    page.get_by_text("Share, or open a shared army").click()
    assert in_both_lights(page) == []


def test_a_finger_builds_on_a_phone(phone: Page) -> None:
    opened(phone)
    phone.locator("[data-add]").tap()
    battalion(phone, 0).get_by_role("button", name="More: Officer").tap()
    total(phone, 34)
    expect(phone.locator(".thumb")).to_contain_text("34 of 200 points")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = phone.evaluate(
        """() => [...document.querySelectorAll("main :is(button, .row label, summary, .field)")]
          .filter((one) => one.checkVisibility() && !one.matches(".rule, .sr"))
          .filter((one) => one.getBoundingClientRect().height < 43.5)
          .map((one) => one.className + " " + one.textContent.trim().slice(0, 30))"""
    )
    assert small == []


@pytest.mark.nightly
def test_it_speaks_french_and_changes_language_in_the_middle(visitor: Visitor) -> None:
    page = visitor("fr")
    opened(page)
    page.locator("[data-ready=barrosa-french]").click()
    total(page, 200)
    unfold(page, 1)
    page.get_by_role("radiogroup", name="Nation").get_by_text("Britanniques").click()
    battalion(page, 1).get_by_role("switch", name="Troupe légère").click(force=True)
    expect(battalion(page, 1)).to_contain_text("Un bataillon léger doit être de Vétérans.")
    page.get_by_text("Partager, ou ouvrir une armée partagée").click()
    assert [text for text in english(page) if not text.startswith(("british", "march1"))] == []
    page.get_by_role("button", name="EN English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Build an army")
    expect(battalion(page, 0)).to_contain_text("Drilled, 40 men, column")


@pytest.mark.nightly
def test_the_roster_prints_on_one_page(page: Page, tmp_path: Path) -> None:
    opened(page)
    page.locator("[data-ready=barrosa-french]").click()
    total(page, 200)
    pdf = page.pdf(path=tmp_path / "army.pdf", format="A4", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.emulate_media(media="print")
    expect(page.locator(".paper")).to_contain_text("Ruffin's division")
    expect(page.locator("main")).to_be_hidden()


@pytest.mark.nightly
def test_a_battalion_wears_a_coat_of_its_own(page: Page) -> None:
    build(page)
    first = unfold(page, 0)
    coats = first.get_by_role("radiogroup", name="Coats")
    expect(coats.get_by_role("radio", name="As its nation")).to_be_checked()
    coats.locator("[data-coat=green]").click()
    expect(first).to_contain_text("green coats")
    page.keyboard.press("ArrowRight")
    expect(coats.get_by_role("radio", name="White")).to_be_checked()
    expect(first).to_contain_text("Coats: White")
    expect(first).to_contain_text("white coats")
    total(page, 82)
    assert listing(page) == LISTING.replace("column:", "column, white coats:")


# To the table


def units(page: Page, match: str) -> list[dict[str, Any]]:
    """The battalions of a match as its board shows them."""
    board = call(page, "GET", f"/api/matches/{match}/replay")["board"]
    return [unit for unit in board["units"] if unit["kind"] == "battalion"]


def test_an_army_goes_from_the_builder_to_the_table(page: Page) -> None:
    build(page)
    page.locator("[data-play=red]").click()
    page.wait_for_url("**/")
    picker = page.locator("[data-army=red]")
    expect(picker).to_be_visible()
    expect(page.locator(".picker").first).to_contain_text("Brigade d'essai: 82 of 200 points")
    assert findings(page, within=".picker") == []
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    mine = [one for one in units(page, page.url.rpartition("/")[2]) if one["seat"] == "red"]
    assert [(one["id"], one["name"]) for one in mine] == [
        ("f1", "Grenadiers réunis"),
        ("f2", "2e Bataillon"),
    ]
    facts = [one["facts"] for one in mine]
    assert [(one["quality"], one["rankers"], one["drummer"]) for one in facts] == [
        ("veterans", 32, 2),
        ("drilled", 24, 0),
    ]
    assert [(one["ensign"], one["detached"]) for one in facts] == [(0, 0), (1, 5)]


@pytest.mark.nightly
def test_an_army_is_picked_in_the_lobby(page: Page) -> None:
    build(page)
    page.locator("[data-keep]").click()
    page.locator("[data-play=blue]").click()
    page.wait_for_url("**/")
    blue = page.locator("[data-army=blue]")
    blue.select_option("barrosa-french")
    expect(page.locator(".picker").nth(1)).to_contain_text("Ruffin's division: 200 of 200 points")
    blue.select_option("own Brigade d'essai")
    expect(page.locator(".picker").nth(1)).to_contain_text("Brigade d'essai: 82 of 200 points")
    blue.select_option("*")
    page.get_by_label("A share code, a link or a list").fill(
        "french: X\n48 guard\n48 guard\n16 guard"
    )
    page.get_by_role("button", name="Use it").click()
    expect(page.locator(".picker").nth(1)).to_contain_text("24 points over the limit of 200")
