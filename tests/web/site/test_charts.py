"""Charts for the real table: on a phone, without a connection, and true to the rules."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from grognard.games import shipped
from grognard.kernel.charts.answer import Answer, Impossible
from grognard.kernel.charts.chart import POOL, Chart
from grognard.kernel.charts.form import form_of
from grognard.kernel.game import Game
from tests.nightly import by_night
from tests.web.axe import findings
from tools.front import MOST_OF_CHARTS, charts, payload

ASKED = by_night(4_000, 300)  # of each game
GAMES = [game for game in shipped() if game.charts() is not None]


def test_the_charts_are_light_enough(front: None) -> None:
    assert sum(charts(payload()).values()) < MOST_OF_CHARTS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_the_browser_answers_as_the_rules_do(game: Game) -> None:
    book = game.charts()
    assert book is not None
    rng = random.Random(1815)
    asked = []
    for _ in range(ASKED):
        chart = rng.choice(book.charts)
        asked.append((chart, {fact.key: rng.choice(fact.span()) for fact in chart.facts}))
    lines = [{"chart": chart.key, "facts": facts} for chart, facts in asked]
    told = evaluated([form_of(book, game.info.key, "en"), *lines])
    for (chart, facts), said in zip(asked, told, strict=True):
        same(chart, facts, said)


def evaluated(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    node = shutil.which("node")
    assert node is not None
    text = "\n".join(json.dumps(line) for line in lines)
    script = Path(__file__).with_name("evaluator.mjs")
    ran = subprocess.run(
        [node, str(script)], input=text, capture_output=True, text=True, check=True, timeout=120
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


def same(chart: Chart, facts: dict[str, int], said: dict[str, Any]) -> None:
    try:
        answer = Answer(chart, facts)
    except Impossible:
        assert said["bar"]
        return
    assert said["bar"] == "" and said["values"] == answer.values
    for sum_ in said["sums"]:
        tally = answer.sums[sum_["key"]]
        assert sum_["total"] == tally.total, f"{chart.key} {facts}"
        assert [line["value"] for line in sum_["lines"]] == [value for _, value in tally.lines]
    if chart.throw is None:
        return
    assert (said["lane"], said["dice"]) == (answer.lane, answer.dice())
    if chart.throw.kind == POOL:
        assert said["need"] == answer.need()
    assert said["odds"] == pytest.approx([float(chance) for chance in answer.odds()])


def test_a_thumb_fires_writes_down_and_takes_back(phone: Page) -> None:
    """A battle is chosen, a target is hit, its bases are counted; all of it survives a reload."""
    phone.goto("/charts/age")
    phone.get_by_role("button", name="Units").tap()
    phone.get_by_role("button", name="Begin with a battle or army").tap()
    phone.get_by_role("button", name="Saalfeld").first.tap()
    phone.get_by_role("button", name="Fire", exact=True).tap()
    target = phone.locator("select.who")
    target.select_option(index=1)
    name = target.locator("option:checked").inner_text()
    phone.get_by_label("Total power").get_by_role("textbox").fill("50")
    phone.get_by_role("button", name="10", exact=True).tap()
    expect(phone.get_by_role("heading", name="Disordered, three bases lost")).to_be_visible()
    phone.get_by_role("button", name="Write it down").tap()
    phone.get_by_role("button", name="Units").tap()
    unit = phone.locator(".unit", has_text=name).first
    expect(unit.locator(".count")).to_contain_text("5/8")
    expect(unit).to_contain_text("Disordered")
    phone.reload()
    expect(unit.locator(".count")).to_contain_text("5/8")
    assert findings(phone) == []
    phone.get_by_role("button", name="Undo the last entry").tap()
    expect(unit.locator(".count")).to_contain_text("8/8")


def test_a_broken_battle_and_one_of_another_game_lose_nothing(page: Page) -> None:
    page.goto("/charts/age")
    page.get_by_role("button", name="Menu").click()
    for text, told in (
        ("nonsense", "not a battle of these charts"),
        (json.dumps({"format": "grognard-charts", "version": 1, "game": "march"}), "another game"),
        (json.dumps({"format": "grognard-charts", "version": 9}), "newer version"),
    ):
        file = FilePayload(name="x.json", mimeType="application/json", buffer=text.encode())
        page.locator('input[type="file"]').set_input_files(file)
        expect(page.locator(".news")).to_contain_text(told)
    for link, told in (("#battle=broken", "is damaged"), ("#shared=broken", "is incomplete")):
        page.goto(f"/charts/age{link}")
        expect(page.locator(".news")).to_contain_text(told)
        expect(page.locator(".news")).to_contain_text("Your battle is unchanged")


def test_armies_from_lists_and_codes_begin_the_units(page: Page) -> None:
    page.goto("/charts/march")
    page.get_by_role("button", name="Begin with a battle or army").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("A share code or an army list").fill("nonsense")
    sheet.get_by_role("button", name="Take this army").click()
    expect(sheet.get_by_role("alert")).to_contain_text("This army cannot be read")
    assert findings(page) == []
    sheet.get_by_label("A share code or an army list").fill("sample-french")
    sheet.get_by_role("button", name="Take this army").click()
    expect(sheet.get_by_role("button", name="Second army")).to_have_attribute(
        "aria-pressed", "true"
    )
    sheet.locator(".choice").last.click()
    expect(sheet).to_be_hidden()
    units = page.locator(".unit")
    expect(units.first).to_be_visible()
    brought = units.count()
    page.get_by_role("button", name="Undo the last entry").click()
    page.get_by_role("button", name="Undo the last entry").click()
    expect(units).to_have_count(0)
    assert brought > 1


@pytest.mark.nightly
@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle-light"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_every_chart_is_open_to_everybody(
    visitor: Callable[..., Page], game: Game, dark: bool
) -> None:
    page = visitor("fr", dark=dark, phone=True)
    page.goto(f"/charts/{game.info.key}")
    tabs = page.locator(".tabs button")
    expect(tabs.first).to_be_visible()
    for place in range(tabs.count()):
        tabs.nth(place).tap()
        assert findings(page) == []
    page.goto(f"/charts/{game.info.key}/sheet")
    expect(page.locator("section").first).to_be_visible()
    assert findings(page) == []


@pytest.mark.nightly
def test_the_charts_answer_without_a_connection(page: Page) -> None:
    page.goto("/charts/march")
    expect(page.locator(".tabs")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_timeout(2000)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Volley", exact=True).click()
    page.get_by_role("button", name="Roll for me").click()
    expect(page.get_by_role("button", name="Write it down")).to_be_visible()


def shared_phones(visitor: Callable[..., Page]) -> tuple[Page, Page]:
    """Two phones with one battle: the first shares it, the second opens the link."""
    one, other = visitor(phone=True), visitor("fr", phone=True)
    one.goto("/charts/age")
    one.get_by_role("button", name="Units").tap()
    one.get_by_role("button", name="Begin with a battle or army").tap()
    one.get_by_role("button", name="Saalfeld").first.tap()
    one.get_by_role("button", name="Share this battle").tap()
    one.get_by_role("button", name="Share live").tap()
    code = one.get_by_alt_text("The link to this shared battle", exact=False)
    expect(code).to_be_visible()
    key = (code.get_attribute("src") or "").split("/")[3]
    assert findings(one) == []
    one.get_by_role("button", name="Close").tap()
    other.goto(f"/charts/age#shared={key}")
    expect(other.locator(".news")).to_contain_text("Vous partagez")
    other.get_by_role("button", name="Unités").tap()
    return one, other


def lose(page: Page, place: int = 0, times: int = 1) -> None:
    for _ in range(times):
        page.locator(".unit .step button").nth(2 * place).tap()


def test_two_phones_share_a_battle_and_catch_up(visitor: Callable[..., Page]) -> None:
    one, other = shared_phones(visitor)
    mine, theirs = one.locator(".unit .count"), other.locator(".unit .count")
    expect(theirs.first).to_contain_text("8/8")
    lose(one)
    expect(theirs.first).to_contain_text("7/8")
    other.context.set_offline(True)
    lose(other, times=2)
    lose(other, place=1)
    lose(one)
    expect(mine.first).to_contain_text("6/8")
    expect(theirs.first).to_contain_text("5/8")
    other.context.set_offline(False)
    expect(mine.first).to_contain_text("4/8")
    expect(theirs.first).to_contain_text("4/8")
    expect(other.get_by_role("alert")).to_contain_text("un autre téléphone")
    assert mine.all_inner_texts() == theirs.all_inner_texts()
    other.get_by_role("button", name="Annuler la dernière note").tap()
    expect(mine.nth(1)).not_to_contain_text("3/")
    other.reload()
    expect(theirs.first).to_contain_text("4/8")
    lose(one)
    expect(theirs.first).to_contain_text("3/8")
