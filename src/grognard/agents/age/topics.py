"""What the numbers of L'Âge des Aigles are about, in the words that a hint has for them."""

from typing import Final

TOPICS: Final = {
    **dict.fromkeys("lead".split(), "score"),
    **dict.fromkeys("lost foot horse batteries to-come".split(), "strength"),
    **dict.fromkeys("level broken silent fresh spent disordered".split(), "order"),
    **dict.fromkeys("generals".split(), "leaders"),
    **dict.fromkeys("held to-goals at-goals".split(), "goals"),
    **dict.fromkeys("touching standoff close near".split(), "contact"),
}
