"""The figures of a picture: symbols that are drawn once and used many times, and their colours.

Each is drawn from above, facing up, in a box of 28 by 28. Interpreted: only a person waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

INK: Final = "#1E1A15"
SECOND_INK: Final = "#4B4338"
PALE_INK: Final = "#685D4E"
PAPER: Final = "#DDD8BC"
GRID: Final = "#CDC6A8"
CARD: Final = "#FCF9F1"
CREAM: Final = "#FBF6E8"
LINE: Final = "#8C7A58"
BRASS: Final = "#B98A2F"
ALARM: Final = "#B02A12"
BASE: Final = "#C9BE96"
WOOD: Final = "#B9C09A"
WOOD_LINE: Final = "#56643C"
LEAVES: Final = "#AEB98B"
WATER: Final = "#AEC0BF"
WATER_LINE: Final = "#4F7377"
ROOF: Final = "#B4603F"
ROOF_SHADE: Final = "#9A4D30"
ROOF_LINE: Final = "#6E3521"
LEATHER: Final = "#7A5230"
HORSE: Final = "#6B4528"
HILLS: Final = ("#CFC59A", "#C4B988", "#B9AD78")

RED: Final = "#9E2326"
BLUE: Final = "#213F7F"
GREY: Final = "#3A434C"
PLUMES: Final = {RED: "#F7F1E2", BLUE: "#A52E2E", GREY: "#1E1A15"}


def symbols(coats: Sequence[str], figures: Sequence[str], badges: Sequence[str]) -> list[str]:
    """Everything that a picture uses by its name; figures in the coats of both sides.

    A figure of a seat is called by its own name and the number of the seat.
    """
    drawn = ["<defs>", _symbol("tree", TREE), _symbol("sabres", SABRES)]
    drawn += [_symbol(name, BADGES[name]) for name in badges]
    for seat, coat in enumerate(coats):
        worn = {"coat": coat, "plume": PLUMES[coat]}
        drawn += [_symbol(f"{name}{seat}", FIGURES[name].format(**worn)) for name in figures]
    return [*drawn, "</defs>"]


def _symbol(name: str, inner: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 28 28" overflow="visible">{inner}</symbol>'


def use(name: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A symbol with its middle at a place."""
    turned = f' transform="rotate({turn:.0f} {x:.1f} {y:.1f})"' if turn else ""
    return (
        f'<use href="#{name}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" '
        f'width="{size:g}" height="{size:g}"{turned}/>'
    )


MAN: Final = (
    f'<path d="M22.8 21.5L23.4 1.5" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M22.8 21l.3-10" stroke="#8A5E38" stroke-width="1.5"/>'
    f'<rect x="8.5" y="17.5" width="11" height="7.5" rx="1.5" fill="#B58E5A" stroke="{INK}" '
    'stroke-width=".9"/>'
    '<path d="M3 14.5c0-3.6 5-5.5 11-5.5s11 1.9 11 5.5-5 5-11 5-11-1.4-11-5z" fill="{coat}" '
    f'stroke="{INK}" stroke-width=".9"/>'
    f'<rect x="7" y="16.3" width="14" height="3.6" rx="1.8" fill="#A9A79C" stroke="{INK}" '
    'stroke-width=".8"/>'
    '<path d="M5 12.5l3.5 5M23 12.5l-3.5 5" stroke="#F7F1E2" stroke-width="1.8"/>'
    f'<path d="M9.8 8.5q4.2-3.8 8.4 0l-.6 3h-7.2z" fill="{INK}"/>'
    f'<circle cx="14" cy="12.3" r="4.7" fill="#34383D" stroke="{INK}" stroke-width=".9"/>'
    '<circle cx="14" cy="12.3" r="2.9" fill="#555B62"/>'
    f'<circle cx="14" cy="8.3" r="1.8" fill="{{plume}}" stroke="{INK}" stroke-width=".6"/>'
)
CHIEF: Final = (
    f'<path d="M14 -7c2.6 1.5 3 5 3.2 8 2.6 3 3.4 9 2.6 16-.6 5.5-2.6 10-5.8 10s-5.2-4.5'
    f'-5.8-10c-.8-7 0-13 2.6-16 .2-3 .6-6.5 3.2-8z" fill="{HORSE}" stroke="{INK}"/>'
    f'<path d="M14 26q1.5 4-.5 7" stroke="{INK}" stroke-width="2" fill="none"/>'
    '<path d="M4.5 14.5c0-3.2 4.3-4.8 9.5-4.8s9.5 1.6 9.5 4.8-4.3 4.5-9.5 4.5'
    f'-9.5-1.3-9.5-4.5z" fill="{{coat}}" stroke="{INK}"/>'
    f'<path d="M4.5 13.5h3.5v3.5h-3.5zM20 13.5h3.5v3.5h-3.5z" fill="{BRASS}" '
    f'stroke="{INK}" stroke-width=".7"/>'
    f'<path d="M4 12.5q10-7 20 0q-10 3.5-20 0z" fill="{INK}" stroke="{BRASS}"/>'
    f'<circle cx="14" cy="11.5" r="1.8" fill="{BRASS}"/>'
)
HORSEMAN: Final = (
    f'<path d="M14 -7c2.6 1.5 3 5 3.2 8 2.6 3 3.4 9 2.6 16-.6 5.5-2.6 10-5.8 10s-5.2-4.5'
    f'-5.8-10c-.8-7 0-13 2.6-16 .2-3 .6-6.5 3.2-8z" fill="{HORSE}" stroke="{INK}"/>'
    f'<path d="M14 26q1.5 4-.5 7" stroke="{INK}" stroke-width="2" fill="none"/>'
    f'<path d="M23 18L26 0" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>'
    '<path d="M5 14.5c0-3 4-4.5 9-4.5s9 1.5 9 4.5-4 4.2-9 4.2-9-1.2-9-4.2z" fill="{coat}" '
    f'stroke="{INK}"/>'
    f'<circle cx="14" cy="12.3" r="4.2" fill="#34383D" stroke="{INK}" stroke-width=".9"/>'
    f'<circle cx="14" cy="8.8" r="1.7" fill="{{plume}}" stroke="{INK}" stroke-width=".6"/>'
)
GUN: Final = (
    f'<path d="M12 13L9 27h10L16 13z" fill="{LEATHER}" stroke="{INK}"/>'
    f'<path d="M3 5v15M25 5v15" stroke="{INK}" stroke-width="3.4" stroke-linecap="round"/>'
    f'<path d="M3 13h22" stroke="{LEATHER}" stroke-width="2.4"/>'
    f'<path d="M12 -4h4l1.2 20q-3.2 3-6.4 0z" fill="{BRASS}" stroke="{INK}"/>'
    '<circle cx="14" cy="23" r="2.4" fill="{coat}"/>'
)
FIGURES: Final = {"man": MAN, "chief": CHIEF, "horseman": HORSEMAN, "gun": GUN}
TREE: Final = (
    '<path d="M14 2c4-1 7 2 7 5 4 1 6 5 4 8 2 4-1 8-5 8-2 4-8 4-10 1-5 1-8-3-7-7-3-3-2-8 2-9 0-4 '
    f'4-7 9-6z" fill="{LEAVES}" stroke="{WOOD_LINE}"/>'
    f'<path d="M8 9q3-4 7-2M6 16q3-4 7-2M14 18q4-4 8-1M15 11q3-2 6 0" fill="none" '
    f'stroke="{WOOD_LINE}" stroke-width=".9"/>'
)
SABRES: Final = (
    f'<circle cx="14" cy="14" r="13" fill="{CARD}" stroke="{ALARM}" stroke-width="2"/>'
    f'<g fill="none" stroke="{ALARM}" stroke-width="2.2" stroke-linecap="round">'
    '<path d="M7 21Q16 17 21 7M21 21Q12 17 7 7"/><path d="M6 17l5 5M22 17l-5 5"/></g>'
)
_DISC: Final = (
    f'<circle cx="14" cy="14" r="12.5" fill="{CREAM}" stroke="{INK}" stroke-width="1.4"/>'
)
BADGES: Final = {
    "drummer": _DISC
    + f'<path d="M7.5 11v7c0 4 13 4 13 0v-7z" fill="{BRASS}" stroke="{INK}"/>'
    + f'<ellipse cx="14" cy="11" rx="6.5" ry="3" fill="{CARD}" stroke="{INK}"/>'
    + f'<path d="M9 6l5 4.5M19 6l-5 4.5" stroke="{LEATHER}" stroke-width="1.6"/>',
    "sergeant": _DISC
    + f'<path d="M7 12l7-5 7 5M7 17l7-5 7 5M7 22l7-5 7 5" fill="none" stroke="{ALARM}" '
    + 'stroke-width="2.2"/>',
    "ensign": _DISC
    + f'<path d="M9 5v18" stroke="{LEATHER}" stroke-width="2"/>'
    + f'<path d="M10 6c4-2 6 2 11 0v9c-5 2-7-2-11 0z" fill="{ALARM}" stroke="{INK}"/>'
    + f'<path d="M10 10.5c4-2 7 2 11 0" stroke="{CARD}" stroke-width="2" fill="none"/>',
    "officer": _DISC
    + f'<path d="M8 21L20 6" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"/>'
    + f'<path d="M8 14l6 6" stroke="{BRASS}" stroke-width="3" stroke-linecap="round"/>',
}
