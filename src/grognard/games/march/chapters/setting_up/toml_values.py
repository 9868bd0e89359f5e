"""The tables of a TOML file that people write: values taken one by one, every fault remembered."""

from __future__ import annotations

from typing import Any, Final

from grognard.kernel.refusal import BadData
from grognard.table.pose import CM, Point

MOST_FAULTS: Final = 20


class Node:
    """A table of the file: its values taken one by one, its place, and all faults found so far."""

    def __init__(self, values: dict[str, Any], where: str, faults: list[tuple[str, str]]) -> None:
        self.values: Final = dict(values)
        self.known: Final[list[str]] = []
        self.where: Final = where
        self.faults: Final = faults

    def fault(self, key: str, problem: str) -> None:
        self.faults.append((self.place(key), problem))

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where and key else self.where or key

    def take(self, key: str) -> Any:
        self.known.append(key)
        return self.values.pop(key, None)

    def finish(self) -> None:
        for key in self.values:
            self.fault(key, f"no such key; known here: {', '.join(self.known)}")

    def table(self, key: str) -> Node:
        value = self.take(key)
        if value is not None and not isinstance(value, dict):
            self.fault(key, f"{value!r} is not a table, such as [{self.place(key)}]")
        return Node(value if isinstance(value, dict) else {}, self.place(key), self.faults)

    def tables(self, key: str, most: int) -> list[Node]:
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.fault(key, f"expected tables, each headed [[{key}]]")
            return []
        if len(value) > most:
            self.fault(key, f"{len(value)} are given; at most {most} may be")
        return [
            Node(one, f"{self.place(key)} {order}", self.faults)
            for order, one in enumerate(value, 1)
        ]

    def text(self, key: str, most: int, usual: str | None = None) -> str:
        value = self.take(key)
        if value is None:
            if usual is None:
                self.fault(key, "is missing; expected a text")
            return usual or ""
        if not isinstance(value, str) or not value.strip():
            self.fault(key, f"{value!r} is not a text")
            return usual or ""
        if len(value) > most:
            self.fault(key, f"{len(value)} letters are given; at most {most} may be")
        return value.strip()

    def choice(self, key: str, names: tuple[str, ...], usual: int) -> int:
        value = self.take(key)
        if value is None:
            return usual
        if value not in names:
            self.fault(key, f"{value!r} is not one of {', '.join(names)}")
            return usual
        return names.index(value)

    def whole(self, key: str, low: int, most: int, usual: int) -> int:
        value = self.take(key)
        if value is None:
            return usual
        if type(value) is not int or not low <= value <= most:
            self.fault(key, f"{value!r} is not a whole number from {low} to {most}")
            return usual
        return value

    def length(self, key: str, low: int, most: int, usual: int) -> int:
        """In centimetres, to a hundredth of a millimetre."""
        value = self.take(key)
        if value is None:
            return usual
        found = measured(value)
        if found is None or not low <= found <= most:
            limits = f"{low / CM:g} to {most / CM:g}"
            self.fault(key, f"{value!r} is not a number of centimetres from {limits}")
            return usual
        return found

    def angle(self, key: str, usual: int) -> int:
        """In degrees clockwise from north, to a hundredth."""
        value = self.take(key)
        if value is None:
            return usual
        found = measured(value)
        if found is None or found % 10 or not 0 <= found < 360 * CM:
            self.fault(key, f"{value!r} is not a direction from 0 to 359.99 degrees")
            return usual
        return found // 10

    def point(self, key: str) -> Point | None:
        value = self.take(key)
        if value is None:
            return None
        found = point_of(value)
        if found is None:
            self.fault(key, f"{value!r} is not a place such as [60, 12.5]")
        return found

    def points(self, key: str) -> list[tuple[int, int]]:
        value = self.take(key)
        found = [point_of(one) for one in value] if isinstance(value, list) else []
        good = [one for one in found if one is not None]
        if not found or len(good) < len(found):
            self.fault(key, f"{value!r} is not a list of places such as [[10, 20], [30, 20]]")
            return []
        return good


def measured(value: object) -> int | None:
    """A number of centimetres or degrees in thousandths; None for what is no such number."""
    if type(value) is not int and type(value) is not float:
        return None
    if not -1_000 <= value <= 1_000:
        return None
    found = round(value * CM)
    return found if abs(value * CM - found) < 1e-6 else None


def point_of(value: object) -> Point | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = measured(value[0]), measured(value[1])
    return None if x is None or y is None else (x, y)


def bad_file(file: str, faults: list[tuple[str, str]]) -> BadData:
    """All faults in one exception, a line for each."""
    if len(faults) == 1:
        return BadData(file, faults[0][0], faults[0][1])
    lines = [f"{where}: {problem}" for where, problem in faults[:MOST_FAULTS]]
    return BadData(file, f"{len(faults)} problems", "\n" + "\n".join(lines))
