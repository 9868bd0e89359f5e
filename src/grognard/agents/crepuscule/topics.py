"""What the numbers of Au crépuscule de l'Aigle are about, in the words of a hint."""

from typing import Final

TOPICS: Final = {
    **dict.fromkeys("lead points".split(), "score"),
    **dict.fromkeys("foot horse guns lost".split(), "strength"),
    **dict.fromkeys("fleeing disordered weakened broken".split(), "order"),
    **dict.fromkeys("officers".split(), "leaders"),
    **dict.fromkeys("held to-goals at-goals".split(), "goals"),
    **dict.fromkeys("touching standoff close near".split(), "contact"),
}
