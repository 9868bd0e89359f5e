"""The units of length that people read and write; all else is whole hundredths of a millimetre."""

from __future__ import annotations

from typing import Final

from grognard.table.pose import CM, INCH

FARTHEST: Final = 1_000  # units: nothing on a table is farther away


class LengthUnit:
    """A unit, and the finest step of it that may be written."""

    def __init__(self, key: str, one: str, many: str, size: int, step: int, decimals: int) -> None:
        self.key: Final = key
        self.one: Final = one
        self.many: Final = many
        self.size: Final = size
        self.step: Final = step
        self.decimals: Final = decimals

    def read(self, value: object) -> int | None:
        """The length that a number of units means; None where it is no such number."""
        steps = whole_parts(value, self.size // self.step)
        return None if steps is None else steps * self.step

    def text(self, length: int) -> str:
        """A length as a number of units; raises ValueError for one between two steps."""
        if length % self.step:
            raise ValueError(f"{length} hundredths of a millimetre is not a step of an {self.one}")
        return decimal(length // self.step, self.size // self.step, self.decimals)

    def told(self, length: int) -> str:
        """Any length for people to read, rounded where it must be."""
        return f"{length / self.size:g}"

    def place(self, x: int, y: int) -> str:
        return f"[{self.told(x)}, {self.told(y)}]"


CENTIMETRES: Final = LengthUnit("cm", "centimetre", "centimetres", CM, 1, 3)
INCHES: Final = LengthUnit("in", "inch", "inches", INCH, INCH // 20, 2)


def whole_parts(value: object, parts: int) -> int | None:
    """A number counted in parts of one; None for what is no number, or lies between two parts."""
    if type(value) is not int and type(value) is not float:
        return None
    if not -FARTHEST <= value <= FARTHEST:
        return None
    found = round(value * parts)
    return found if abs(value * parts - found) < 1e-6 else None


def decimal(count: int, parts: int, decimals: int) -> str:
    """So many parts of one as a decimal number, without needless zeros."""
    tens = 10**decimals
    whole, rest = divmod(abs(count) * (tens // parts), tens)
    sign = "-" if count < 0 else ""
    return f"{sign}{whole}.{rest:0{decimals}d}".rstrip("0").rstrip(".")
