"""Write what the tests of the table read of Outpost: a board, a view, turns, and ways.

    python -m tests.miniatures.outpost.table_fixture

The view is that of the red seat. A way is put together from the places where a hand holds a piece
and the turns that it adds there; `text` is how the rules write it.
"""

from __future__ import annotations

import json
from typing import Final

from grognard.miniatures.screen.table_pieces import sent_view
from grognard.server.wire.measured_messages import board_info, reach_info
from grognard.table.pose import INCH
from tests.docs.pages import ROOT
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.moments import at, ordering

FILE: Final = ROOT / "web" / "src" / "games" / "fixtures" / "outpost" / "table.json"


def part(at: int, inches: float, leg: str = "advance", turn: str = "") -> dict[str, object]:
    """Held after a wheel and a straight leg; then a turn is added, or not."""
    spot = {"at": at, "place": round(inches * INCH), "leg": leg}
    return {"spot": spot, "turn": turn} if turn else {"spot": spot}


WAYS: Final = {
    "halt": [part(0, 0)],
    "about": [part(0, 0, turn="about"), part(0, 0)],
    "wheel left 12.5, advance 1.25, about, advance 2": [
        part(-1250, 1.25, turn="about"),
        part(0, 2),
    ],
    "oblique right 0.55, back 1": [part(0, 0.55, "oblique-right"), part(0, 1, "back")],
}


def written(order: str) -> str:
    """As the rules write what they have read."""
    b = at(ordering())
    action = OUTPOST.parse(b, f"move r1 {order}")
    return OUTPOST.notate(b, action).removeprefix("move r1 ")


def text() -> str:
    b = at(ordering(b1="14,13.5 180 losses 1"))
    board = board_info(OUTPOST.board(b, "en"))
    assert board is not None
    reach = reach_info(OUTPOST.reach(b, OUTPOST.parse(b, "move r1 halt"), "en"))
    assert reach is not None
    table = {
        "board": board.model_dump(mode="json"),
        "view": sent_view(OUTPOST, b, 0),
        "turns": [turn.model_dump(mode="json") for turn in reach.turns],
        "ways": [{"parts": parts, "text": written(order)} for order, parts in WAYS.items()],
    }
    return json.dumps(table, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
