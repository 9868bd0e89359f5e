"""The guided battle, from its first word to the last, as its script has it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.server.running import ROOT
from tests.web.hands import Finger, Hand, Mouse
from tests.web.player import spot
from tests.web.watch import Wire

Step = dict[str, Any]
SCRIPT: Final = json.loads(
    (ROOT / "web/src/games/eagles/pages/learn/first-battle.json").read_text(encoding="utf-8")
)
STEPS: Final[list[Step]] = SCRIPT["steps"]
NEXT: Final = {"en": "Next", "fr": "Suivant"}
LOBBY: Final = {"en": "Go to the lobby", "fr": "Aller au salon"}
OVER: Final = {"en": "victory", "fr": "Victoire"}
OF: Final = {"en": "{} of {}", "fr": "{} sur {}"}


class Pupil:
    """Does what the guide says, by clicks or taps."""

    def __init__(self, hand: Hand, lang: str) -> None:
        self.hand = hand
        self.page = hand.page
        self.lang = lang

    def turn_to(self, name: str) -> None:
        """On a phone the lane is looked for under the three tabs."""
        tabs = self.page.locator("[data-lane]")
        for each in range(tabs.count()):
            if spot(self.page, name).count():
                return
            self.hand.press(tabs.nth(each))
        spot(self.page, name).wait_for()

    def do(self, act: str) -> None:
        verb, *rest = act.split()
        names = [word for word in rest if word[0].isdigit() or word.isupper()]
        if verb == "end":
            self.hand.press(self.page.locator("[data-order=end]:not([aria-disabled])"))
            return
        if verb == "play":
            self.hand.press(self.page.locator(".react .btn.go:enabled"))
            return
        for name in names:
            self.turn_to(name)
            self.hand.touch(spot(self.page, name))
        self.hand.press(self.page.locator("[data-order=commit]:not([aria-disabled])"))


@pytest.mark.parametrize(
    ("lang", "phone"), some_by_day([("en", False), ("fr", True)], 1), ids=["desk", "phone"]
)
def test_the_first_battle(visitor: Callable[..., Page], wire: Wire, lang: str, phone: bool) -> None:
    page = visitor(lang, phone=phone)
    page.goto("/learn")
    hand: Hand = Finger(page) if phone else Mouse(page)
    pupil = Pupil(hand, lang)
    guide = page.locator("section.guide")
    for number, step in enumerate(STEPS, 1):
        if "by" in step:
            continue
        expect(guide.locator(".count")).to_have_text(OF[lang].format(number, len(STEPS)))
        if number == len(STEPS):
            break
        if "act" in step:
            if phone:  # he explains first, then stands aside
                hand.press(guide.get_by_role("button", name=NEXT[lang]))
            expect(guide.locator(".do")).to_be_visible()
            pupil.do(step["act"])
        else:
            hand.press(guide.get_by_role("button", name=NEXT[lang]))
    expect(guide).to_contain_text("Wellington")
    acts = [m["action"] for m in wire.sent if m["type"] == "act"]
    assert acts == [step["act"] for step in STEPS if "act" in step]
    expect(page.locator(".bar h1")).to_contain_text(OVER[lang])
    assert wire.of("ended")[-1]["winner"] == "french"
    hand.press(page.get_by_role("button", name=LOBBY[lang]))
    page.wait_for_url("**/")
