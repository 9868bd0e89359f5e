"""Write what the painter's tests read of Outpost: a board, and the table as the red seat sees it.

python -m tests.miniatures.outpost.table_fixture
"""

from __future__ import annotations

import json
from typing import Final

from grognard.miniatures.screen.table_pieces import sent_view
from grognard.server.wire.measured_messages import board_info
from tests.docs.pages import ROOT
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.moments import at, ordering

FILE: Final = ROOT / "web" / "src" / "games" / "fixtures" / "outpost" / "table.json"


def text() -> str:
    b = at(ordering(b1="14,13.5 180 losses 1"))
    board = board_info(OUTPOST.board(b, "en"))
    assert board is not None
    table = {"board": board.model_dump(mode="json"), "view": sent_view(OUTPOST, b, 0)}
    return json.dumps(table, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
