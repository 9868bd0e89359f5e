"""What is drawn is what the engine measures: ruler, bands, sight, threat, reach and the ghost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import cos, radians, sin
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grognard.games.march.game import GAME as MARCH
from grognard.kernel.decision import Decision
from grognard.miniatures.contract.measure import Area, Measure
from grognard.miniatures.contract.reach import ALLOWED, Reach
from tests.games.march.moments import FIGHT, HIDDEN, NEAR, PLACING, choosing, marching, moment
from tests.server.running import ServerProcess
from tests.web.cable import Cable
from tests.web.hands import middle
from tests.web.march.marcher import (
    WATCH_FRAMES,
    at_table,
    carry,
    ghost,
    handle,
    in_hand,
    is_refused,
    swipe,
    unit,
)
from tests.web.watch import Watch, Wire, wait_until

Point = tuple[float, float]
NUMBER = r"-?\d+(?:\.\d+)?(?:e-?\d+)?"
CLOSE = 6.0  # hundredths of a millimetre: what is drawn is rounded to pixels and back

# the table's own places of lines that are drawn in pixels: by the transform of what lies on it
ON_TABLE = """
(lines) => {
  const ground = document.querySelector("svg.over g.areas");
  const back = ground.transform.baseVal.consolidate().matrix.inverse();
  const place = (x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(back);
    return [point.x, point.y];
  };
  return lines.map((one) => one.getAttribute("d").match(/[-0-9.e]+/g).map(Number))
    .map(([a, b, c, d]) => [place(a, b), place(c, d)]);
}
"""


def tool(page: Page, name: str) -> None:
    page.locator(f"[data-tool={name}]").click()
    expect(page.locator(f"[data-tool={name}]")).to_have_attribute("aria-pressed", "true")


def point_at(page: Page, name: str) -> None:
    page.mouse.move(*middle(unit(page, name).locator("rect.hit")))


def outlines(path: Locator) -> list[list[Point]]:
    """The corners of a path, which lies in the table's own measures."""
    drawn = path.get_attribute("d") or ""
    parts = [part for part in drawn.split("M") if part]
    numbers = [[float(n) for n in re.findall(NUMBER, part)] for part in parts]
    return [list(zip(part[::2], part[1::2], strict=True)) for part in numbers]


def on_table(lines: Locator) -> list[list[Point]]:
    found: list[list[Point]] = lines.evaluate_all(ON_TABLE)
    return [[(x, y) for x, y in line] for line in found]


def close(one: Point, other: Point, by: float = CLOSE) -> bool:
    return abs(one[0] - other[0]) <= by and abs(one[1] - other[1]) <= by


def measured(position: str, tape: str) -> Measure:
    return MARCH.measure(MARCH.read(position), None, tape, "en")


# Areas


SHOWN = {"bands": ("band", "arc", "keep"), "threat": ("threat",)}


def test_bands_arcs_and_threats_are_drawn_as_measured(page: Page) -> None:
    position = choosing(**NEAR)
    at_table(page, position)
    for with_, kinds in SHOWN.items():
        tool(page, with_)
        for name in ("b2", "f2", "b4"):
            point_at(page, name)
            areas = [area for area in measured(position, name).areas if area.kind in kinds]
            expect_areas(page, areas)


def expect_areas(page: Page, areas: list[Area]) -> None:
    drawn = page.locator("[data-area]")
    expect(drawn).to_have_count(len(areas))
    first = areas[0].outlines[0][0]
    expect(drawn.first).to_have_attribute("d", re.compile(f"^M{first[0]} {first[1]}L"))
    for one, area in zip(drawn.all(), areas, strict=True):
        assert one.get_attribute("data-area") == area.kind
        assert outlines(one) == area.outlines
    told = page.locator(".arena").inner_text()
    for area in areas:
        assert area.words.partition(" (")[0] in told


# Sight


@pytest.mark.nightly
def test_lines_of_sight_are_drawn_as_measured_and_the_blocker_is_marked(page: Page) -> None:
    position = choosing(**HIDDEN)
    at_table(page, position)
    tool(page, "sight")
    page.mouse.click(*middle(unit(page, "b3").locator("rect.hit")))
    point_at(page, "f2")
    page.locator("[data-sight]").first.wait_for()
    sights = measured(position, "b3 > f2").sights
    clear, hidden = (on_table(page.locator(f"[data-sight={kind}]")) for kind in ("clear", "hidden"))
    seen = [(sight.start, sight.stop or sight.end) for sight in sights]
    unseen = [(sight.stop, sight.end) for sight in sights if sight.stop]
    assert unseen and len(clear) == len(seen) and len(hidden) == len(unseen)
    for line, ends in zip(clear + hidden, [*seen, *unseen], strict=True):
        assert close(line[0], ends[0]) and close(line[1], ends[1])
    assert page.locator(".cross").count() == len(unseen)
    shown = page.locator(".arena").inner_text()
    for words in {sight.words for sight in sights if sight.stop}:
        assert words.rstrip(".") in shown


# The ruler


@pytest.mark.nightly
def test_the_ruler_measures_edge_to_edge_as_the_engine_does(page: Page) -> None:
    position = choosing(**HIDDEN)
    at_table(page, position)
    for one, other in (("b2", "f2"), ("f3", "b4"), ("b1", "f1")):
        tool(page, "ruler")
        for name in (one, other):
            page.mouse.click(*middle(unit(page, name).locator("rect.hit")))
        span = measured(position, f"{one} > {other}").span
        assert span
        rule = page.locator("[data-rule]").first
        length = float(rule.get_attribute("data-rule") or 0)
        assert abs(length - span.length) <= 1
        expect(page.locator(".arena")).to_contain_text(f"{span.length / 1000:g}")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


@pytest.mark.nightly
def test_9_4_without_measuring_the_kit_says_so_by_its_rule(page: Page) -> None:
    at_table(page, choosing(option="measuring none"))
    page.locator("[data-tool=bands]").click()
    point_at(page, "b2")
    expect(page.locator("[data-tool=bands]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-tool=bands]")).to_have_attribute("title", re.compile("9\\.4"))
    assert page.locator("[data-area]").count() == 0


# Reach


def spots(reach: Reach) -> Iterator[tuple[Any, int, int]]:
    """Places of each ray with their verdicts, some of each run."""
    for track in reach.tracks:
        place = track.first
        for last, verdict, _, _ in track.runs:
            for at in sorted({place, (place + last) // 200 * 100, last}):
                yield track, at, verdict
            place = last + reach.pitch


IN_REGION = """
(spots) => {
  const open = document.querySelector("path.open");
  const svg = open.ownerSVGElement;
  open.style.strokeWidth = "60px";
  return spots.map(([x, y]) => {
    const point = svg.createSVGPoint();
    [point.x, point.y] = [x, y];
    return open.isPointInFill(point) || open.isPointInStroke(point);
  });
}
"""


@pytest.mark.parametrize("stands", [{}, NEAR], ids=["open", "near"])
def test_the_region_is_the_reach_of_the_engine(page: Page, stands: dict[str, str]) -> None:
    """Every place that the rules allow lies in it, and none that they refuse by a centimetre."""
    position = marching(**stands)
    at_table(page, position)
    in_hand(page)
    state = MARCH.read(position)
    decision = state.pending
    assert isinstance(decision, Decision)
    reach = MARCH.reach(state, MARCH.parse(state, "halt"), "en")
    assert reach is not None
    allowed: list[Point] = []
    refused: list[Point] = []
    for track, place, verdict in spots(reach):
        turn = f"wheel {'right' if track.at > 0 else 'left'} {abs(track.at) / 100:g}"
        way = f"{track.leg} {place / 1000:g}"
        order = ", ".join(filter(None, [turn if track.at else "", way if place else ""])) or "halt"
        why = decision.why_not(state, MARCH.parse(state, order))
        assert (why is None) == (verdict == ALLOWED), order
        pose = front_of(reach, track, place)
        (allowed if why is None else refused).append(pose)
    assert all(page.evaluate(IN_REGION, allowed))
    far = [p for p in refused if all(abs(p[0] - q[0]) + abs(p[1] - q[1]) > 1500 for q in allowed)]
    assert not any(page.evaluate(IN_REGION, far))


def front_of(reach: Reach, track: Any, place: int) -> Point:
    """Where the middle of the front ends."""
    x, y, h = reach.pose
    before, after = radians(h / 100), radians((h + track.at) / 100)
    side = (track.at > 0) - (track.at < 0)
    arm = side * reach.size[0] / 2
    along = -place if track.leg == "back" else place
    return (
        x + arm * (cos(before) - cos(after)) + along * sin(after),
        y - arm * (sin(before) - sin(after)) + along * cos(after),
    )


# The ghost


def asked_why(wire: Wire) -> list[str]:
    return [m["action"] for m in wire.sent if m["type"] == "ask" and m["what"] == "why"]


def test_one_move_takes_three_interactions(page: Page, wire: Wire) -> None:
    """The battalion, the drag that throws the die, the button beside the ghost; here it obeys."""
    at_table(page, moment(f"{FIGHT} 2 0 / Manoeuvring 2 1", **NEAR))
    in_hand(page)  # the battalion that acts is chosen already
    carry(page, handle(page, "body"), 0, -20)
    page.locator("[data-tool=here]").click()
    wait_until(page, lambda: len(wire.acts()) == 2, wire.acts)
    order, way = wire.acts()
    assert order == "move" and way.startswith("advance ")


def test_a_ghost_out_of_reach_is_red_and_names_the_rule(page: Page, wire: Wire) -> None:
    at_table(page, marching(**NEAR))
    in_hand(page)
    carry(page, handle(page, "body"), 0, -260, free=True)
    expect(ghost(page)).to_have_class(re.compile("refused"))
    wait_until(page, lambda: bool(asked_why(wire)))
    state = MARCH.read(marching(**NEAR))
    decision = state.pending
    assert isinstance(decision, Decision)
    why = decision.why_not(state, MARCH.parse(state, asked_why(wire)[-1]))
    assert why is not None
    number = why.cite.split()[0]
    expect(page.locator(".note.no .rule")).to_have_text(number)
    expect(page.locator("#bar-why .rule, .bar .rule").first).to_have_text(number)
    expect(page.locator("[data-order=commit]")).to_be_disabled()
    page.locator(".note.no .rule").click()
    expect(page.get_by_role("dialog")).to_contain_text(number)


@pytest.mark.nightly
def test_a_place_where_one_may_not_stand_says_why(page: Page) -> None:
    at_table(page, PLACING)
    in_hand(page)
    carry(page, handle(page, "body"), 0, -300, free=True)
    expect(ghost(page)).to_have_class(re.compile("refused"))
    expect(page.locator(".note.no .rule")).to_be_visible()
    expect(page.locator("[data-order=commit]")).to_be_disabled()
    carry(page, handle(page, "body"), 0, 300)
    expect(ghost(page)).not_to_have_class(re.compile("refused"))
    expect(page.locator("[data-order=commit]")).to_be_enabled()


WAY = re.compile(r"wheel right [\d.]+, advance [\d.]+")


@pytest.mark.nightly
def test_a_way_of_two_legs_by_mouse_and_keys(page: Page, wire: Wire) -> None:
    at_table(page, marching())
    in_hand(page)
    carry(page, handle(page, "left"), 0, -40)
    expect(page.locator("[data-tool=leg]")).to_be_enabled()
    page.keyboard.press("c")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    assert not is_refused(page)
    page.locator("[data-order=commit]:not([aria-disabled])").click()
    wait_until(page, lambda: bool(wire.acts()))
    assert WAY.fullmatch(wire.acts()[0])


def test_a_finger_carries_the_ghost_and_wheels_it(phone: Page, wire: Wire) -> None:
    at_table(phone, marching())
    in_hand(phone)
    swipe(phone, handle(phone, "left"), 0, -20)
    expect(phone.locator("[data-tool=leg]")).to_be_enabled()
    phone.locator("[data-tool=leg]").tap()
    swipe(phone, handle(phone, "front"), 0, -20)  # straight on, wherever the finger strays
    assert not is_refused(phone)
    phone.locator("[data-order=commit]:not([aria-disabled])").tap()
    wait_until(phone, lambda: bool(wire.acts()))
    assert WAY.fullmatch(wire.acts()[0])


# Within one frame


@pytest.fixture
def cable(site: ServerProcess) -> Iterator[Cable]:
    with Cable(site.port) as cable:
        yield cable


def test_the_ghost_answers_within_a_frame_while_the_server_is_silent(
    page: Page, cable: Cable, watch: Watch
) -> None:
    watch.allow("WebSocket connection")
    watch.allow("net::ERR")
    match = at_table(page, marching())
    page.goto(f"{cable.url}/match/{match}")
    in_hand(page)
    page.evaluate(WATCH_FRAMES)
    cable.deaf = True
    x, y = middle(handle(page, "body"))
    page.keyboard.down("Alt")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 31):
        page.mouse.move(x, y - 10 * step)
    page.mouse.up()
    page.keyboard.up("Alt")
    frames = [pair for pair in page.evaluate("window.frames_") if pair]
    moved = [before != after for before, after in frames[3:]]
    assert len(moved) > 20 and all(moved)
    assert is_refused(page)
    expect(page.locator(".note.no")).to_be_visible()
