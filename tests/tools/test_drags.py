"""Random drags in short: the screen's own modules against the rules."""

from __future__ import annotations

import pytest

from grognard.table.pose import Pose
from tools import drags
from web import build

NO_NODE = not (build.system_npm() or build.packaged_npm()) or build.lacks_packages()


@pytest.mark.skipif(NO_NODE, reason="there is no Node, or web/ has not its packages")
@pytest.mark.parametrize(
    ("game", "kind"), [("march", "ride"), ("crepuscule", "ride"), ("outpost", "place")]
)
def test_the_server_agrees_with_what_the_screen_showed(
    capsys: pytest.CaptureFixture[str], game: str, kind: str
) -> None:
    assert drags.main(["--game", game, "--count", "400", "--seed", "4"]) == 0
    said = capsys.readouterr().out
    assert ", 0 disagreements; rules " in said
    assert {"way", kind} <= {line.split()[0] for line in said.splitlines()}


def test_a_piece_drawn_elsewhere_is_noticed() -> None:
    pose = Pose(60_000, 20_000, 9_000)
    assert drags.is_there({"x": 60_010, "y": 20_000, "h": 9_000}, pose)
    assert not drags.is_there({"x": 60_011, "y": 20_000, "h": 9_000}, pose)
    assert not drags.is_there({"x": 60_000, "y": 20_000, "h": 9_100}, pose)
