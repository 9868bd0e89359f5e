"""The first battle of each game in the browser, from the first visit to the last step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from grognard.games import load
from grognard.kernel.lesson import Lesson, LessonStep
from grognard.kernel.registry import find
from tests.web.hands import Finger, Hand, Mouse
from tests.web.lobby import DECISION
from tests.web.march.marcher import carry, handle, in_hand, is_refused, swipe, unit
from tests.web.player import spot
from tests.web.watch import Wire

load()
NAME: Final = "first-battle"
NEXT: Final = {"en": "Next", "fr": "Suivant"}
SHOW: Final = {"en": "Show me", "fr": "Montrez-moi"}
BACK: Final = {"en": "Take it back", "fr": "Revenir en arrière"}
PLAY: Final = {"en": "Now play Quatre Bras", "fr": "Jouez maintenant Quatre-Bras"}
SAALFELD: Final = {"en": "Now play Saalfeld", "fr": "Jouez maintenant Saalfeld"}
TRAIN: Final = {"en": "Now play Training field", "fr": "Jouez maintenant Terrain d’exercice"}
OVER: Final = {"en": "victory", "fr": "Victoire"}
FINISHED: Final = {"en": "The battle is over", "fr": "La bataille est finie"}
PASS: Final = {"en": "Do nothing", "fr": "Ne rien faire"}
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}


class Pupil:
    """Does what the guide says, by clicks or taps."""

    def __init__(self, page: Page, lang: str, phone: bool) -> None:
        self.hand: Hand = Finger(page) if phone else Mouse(page)
        self.page = page
        self.lang = lang
        self.phone = phone
        self.guide = page.locator("section.guide")

    def learn(self, lesson: Lesson, do: Callable[[LessonStep], None]) -> None:
        """Read and do one step after another, but the last."""
        for step in lesson.steps[:-1]:
            if step.by:
                continue
            text = step.say[self.lang].split("’")[0].split(" :")[0][:30]
            expect(self.guide).to_contain_text(text)
            if self.phone or not step.asks():  # on a phone it explains first, then stands aside
                self.press(NEXT)
            if step.asks():
                expect(self.guide.locator(".do")).to_be_visible()
                self.wait_until_asked()
                do(step)

    def wait_until_asked(self) -> None:
        """Their last act has been answered, and the enemy has acted: now a touch counts."""
        expect(self.page.locator("[data-order][aria-busy=true]")).to_have_count(0)
        self.page.locator(f"{DECISION}, .react").first.wait_for()

    def press(self, words: dict[str, str]) -> None:
        self.hand.press(self.guide.get_by_role("button", name=words[self.lang]))

    def commit(self) -> None:
        self.hand.press(self.page.locator("[data-order=commit]:not([aria-disabled])"))


class OfCards(Pupil):
    def do(self, step: LessonStep) -> None:
        verb, *rest = step.acts[0].split()
        if verb == "end":
            self.hand.press(self.page.locator("[data-order=end]:not([aria-disabled])"))
            return
        if verb == "play":
            self.hand.press(self.page.locator(".react .btn.go:enabled"))
            return
        for name in [word for word in rest if word[0].isdigit() or word.isupper()]:
            self.turn_to(name)
            self.hand.touch(spot(self.page, name))
        self.commit()

    def turn_to(self, name: str) -> None:
        """On a phone the guide shows the lane it mentions; others are under the three tabs."""
        tabs = self.page.locator("[data-lane]")
        for each in range(tabs.count()):
            if spot(self.page, name).count():
                return
            self.hand.press(tabs.nth(each))
        spot(self.page, name).wait_for()


class OfBattalions(Pupil):
    """On a desk drags as the guide asks; on a phone halts, takes it back, and lets it be shown."""

    def do(self, step: LessonStep) -> None:
        if step.free:
            self.pass_on()
        elif "Drag" in step.do["en"] and not self.phone:
            self.drag("right" if step.acts[0].startswith("wheel left") else "body")
        elif any("*" in act for act in step.acts) and "attack" not in step.acts[0]:
            self.commit()
            self.press(BACK)
            self.press(SHOW)
        elif step.acts[0] == "first":
            self.hand.press(self.page.locator("[data-order=first]"))
        else:
            self.commit()

    def drag(self, part: str) -> None:
        """Forward, by its body, or by a corner of its front, which wheels it."""
        in_hand(self.page)
        carry(self.page, handle(self.page, part), 0, -40)
        assert not is_refused(self.page)
        self.commit()

    def pass_on(self) -> None:
        """Both who are left do nothing."""
        passing = self.page.locator("button", has_text=PASS[self.lang])
        for name in ("f2", "f4"):
            self.wait_until_asked()
            self.hand.touch(spot(self.page, name))
            self.hand.press(passing.first)
            if self.page.locator("[data-order=commit]", has_text=PASS[self.lang]).count():
                self.commit()
            expect(passing).to_have_count(0)


class OfBrigades(Pupil):
    """Touches who is named, then the enemy or the menu; a division is dragged."""

    def do(self, step: LessonStep) -> None:
        verb, *names = step.acts[0].split()
        if verb in ("done", "fire"):
            self.hand.press(self.page.locator(f"[data-order={verb}]:not([aria-disabled])"))
        elif verb == "division":
            self.hand.touch(unit(self.page, names[0]))
            drag = swipe if self.phone else carry
            drag(self.page, handle(self.page, "body"), 0, -40)
        else:
            self.order(verb, [name for name in names if name not in (">", "*")])

    def order(self, verb: str, names: list[str]) -> None:
        for name in names:
            self.hand.touch(unit(self.page, name))
        if verb == "unlimber":
            label = {"en": "Unlimber", "fr": "Mettre en batterie"}[self.lang]
            items = self.page.locator("[data-orders] [role^=menuitem]:not([aria-disabled])")
            self.hand.press(items.filter(has_text=label).first)
        if verb == "charge":
            self.page.locator(".odds tbody tr").first.wait_for()
        self.commit()


@pytest.mark.nightly
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desk", "phone"])
def test_the_first_battle(visitor: Callable[..., Page], wire: Wire, lang: str, phone: bool) -> None:
    page = visitor(lang, phone=phone)
    page.goto("/learn")
    pupil = OfCards(page, lang, phone)
    lesson = find("eagles").lessons()[NAME]
    pupil.learn(lesson, pupil.do)
    expect(pupil.guide).to_contain_text("Wellington")
    wire.expect_acts(page, *(step.acts[0] for step in lesson.steps if step.acts))
    expect(page.locator(".bar h1")).to_contain_text(OVER[lang])
    assert wire.last(page, "ended")["winner"] == "french"
    pupil.press(PLAY)
    page.wait_for_url("**/match/*")


@pytest.mark.nightly
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desk", "phone"])
def test_the_first_battle_on_a_measured_table(
    visitor: Callable[..., Page], wire: Wire, lang: str, phone: bool
) -> None:
    page = visitor(lang, phone=phone)
    page.goto("/learn/march")
    pupil = OfBattalions(page, lang, phone)
    lesson = find("march").lessons()[NAME]
    pupil.learn(lesson, pupil.do)
    expect(pupil.guide).to_contain_text(FINISHED[lang])
    assert wire.last(page, "ended")["winner"] == "blue"
    ways = [m["action"] for m in wire.sent if m["type"] == "act"]
    assert phone or (has(ways, "advance ") and has(ways, "wheel left "))
    pupil.press(TRAIN)
    page.wait_for_url("**/match/*")


@pytest.mark.nightly
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desk", "phone"])
def test_the_first_turns_of_saalfeld(
    visitor: Callable[..., Page], wire: Wire, lang: str, phone: bool
) -> None:
    page = visitor(lang, phone=phone)
    page.goto("/learn/age")
    pupil = OfBrigades(page, lang, phone)
    lesson = find("age").lessons()[NAME]
    pupil.learn(lesson, pupil.do)
    expect(pupil.guide).to_contain_text(lesson.steps[-1].say[lang].split(",")[0])
    wanted = [step for step in lesson.steps if step.acts and not step.by]
    acts = [act for act in wire.acts() if any(step.fits(act) for step in wanted)]
    assert len(acts) >= len(wanted), wire.acts()
    pupil.press(SAALFELD)
    page.wait_for_url("**/match/*")


@pytest.mark.parametrize("size", SIZES)
def test_the_first_step_is_two_clicks_away_and_nothing_is_scrolled(
    visitor: Callable[..., Page], size: str
) -> None:
    """Choose the game, start its lesson: both lie open on arrival."""
    page = visitor("en", phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    for wanted in (page.locator("label", has_text="La Marche des Aigles"), start(page)):
        expect(wanted).to_be_in_viewport(ratio=1)
        wanted.click()
        assert page.evaluate("scrollY") == 0
    expect(page.locator("section.guide p").first).to_contain_text("Barrosa")
    assert page.url.endswith("/learn/march")


def has(acts: list[str], beginning: str) -> bool:
    return any(act.startswith(beginning) for act in acts)


def start(page: Page) -> Locator:
    return page.get_by_role("link", name="Start the lesson").first
