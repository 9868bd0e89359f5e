"""What the tests of march on the command line type."""

from __future__ import annotations


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


SCENARIO = """\
format = "march scenario 1"
id = "lane"
table = [100, 100]

[title]
en = "The lane"
fr = "Le chemin"

[note]
en = "A lane between two hedges."

[[terrain]]
kind = "hedge"
line = [[20, 50], [80, 50]]

[[objective]]
name = "Lane"
at = [50, 50]
worth = 2

[red]
army = "sample-british"
side = "south"

[blue]
army = "sample-french"
side = "north"
"""
