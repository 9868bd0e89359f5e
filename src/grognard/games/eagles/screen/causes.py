"""The sentences of refusals that say which of their rule's reasons they are.

Interpreted: only a person waits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.refusal import Refusal
from grognard.lexicon import Lexicon

lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "refusals"))


def cause(refusal: Refusal, lang: str) -> str:
    return lexicon.say(lang, refusal.why) if refusal.why else ""
