"""The games for researchers: PettingZoo, OpenSpiel and vectorised play (docs/research.md).

Needs the extra `grognard[research]`; nothing else in the program imports it.
"""
