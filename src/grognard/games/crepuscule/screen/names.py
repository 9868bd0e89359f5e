"""What armies and the places of battles are called in each language. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.known_names import KnownNames

NAMES: Final = KnownNames("crepuscule")
named: Final = NAMES.named
