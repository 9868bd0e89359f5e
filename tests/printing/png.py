"""Reads a PNG of eight bits a channel, as Typst writes them, to look for ink."""

from __future__ import annotations

import struct
import zlib
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
CHANNELS: Final = {0: 1, 2: 3, 4: 2, 6: 4}


class Picture:
    """Rows of bytes, `channels` of them a point."""

    def __init__(self, width: int, height: int, channels: int, rows: list[bytearray]) -> None:
        self.width: Final = width
        self.height: Final = height
        self.channels: Final = channels
        self.rows: Final = rows

    def has_ink(self, left: int, top: int, right: int, bottom: int) -> bool:
        """Whether anything but white lies in a part of it."""
        wide = slice(left * self.channels, right * self.channels)
        return any(set(row[wide]) - {255} for row in self.rows[top:bottom])


def read_png(data: bytes) -> Picture:
    assert data.startswith(SIGNATURE)
    place, packed, head = len(SIGNATURE), b"", b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        head = body if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        place += length + 12
    width, height, depth, colour = struct.unpack(">IIBB", head[:10])
    assert depth == 8
    return Picture(width, height, CHANNELS[colour], rows_of(packed, width, CHANNELS[colour]))


def rows_of(packed: bytes, width: int, step: int) -> list[bytearray]:
    lines, size = zlib.decompress(packed), width * step + 1
    above = bytearray(width * step)
    rows = []
    for place in range(0, len(lines), size):
        above = unfiltered(lines[place], bytearray(lines[place + 1 : place + size]), above, step)
        rows.append(above)
    return rows


def unfiltered(kind: int, row: bytearray, above: bytearray, step: int) -> bytearray:
    if kind == 0:
        return row
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        guess = (0, left, above[i], (left + above[i]) // 2, paeth(left, above[i], corner))[kind]
        row[i] = (row[i] + guess) & 255
    return row


def paeth(left: int, above: int, corner: int) -> int:
    far = [abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)]
    return (left, above, corner)[far.index(min(far))]
