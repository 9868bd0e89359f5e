"""What is wrong with where a battle begins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.reading import in_all_languages
from grognard.lexicon import Lexicon
from grognard.miniatures.scenarios import misplaced
from grognard.miniatures.scenarios.misplaced import Misplaced

from ...model.kinds import GARRISON, NOBODY, ON_TABLE
from ...model.setting import Setting
from ...model.state import blank
from ..formations import CLOSED, are_files_right, body_of

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "crepuscule", "words", "files"))


def why_misplaced(setting: Setting) -> Misplaced:
    """Units off the table, on closed ground, on each other or in no shape, by their ids."""
    b = blank(setting)
    found: Misplaced = []
    bodies = []
    for u in b.units:
        roster = setting.rosters[u.uid]
        if u.place != ON_TABLE:
            continue
        if u.formation == GARRISON:
            if u.building == NOBODY:
                found.append((roster.id, in_all_languages(WORDS, "no-building")))
            continue
        if not are_files_right(u.arm, u.formation, u.figures, u.files):
            told = in_all_languages(WORDS, "too-wide", files=int(u.files))
            found.append((roster.id, told))
        bodies.append(body_of(b, u))
    return found + misplaced.misplaced(bodies, setting.ground, CLOSED, setting.ids, "D-112")
