"""Share codes: an army list in one word that a link or a letter carries unharmed."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

PREFIX: Final = "march1-"
CODE: Final = re.compile(PREFIX + r"[A-Za-z0-9_-]+")
LONGEST: Final = 16_000  # bytes of the longest list there may be
CHECK: Final = 2  # bytes
# Part of the format: codes that people have kept are read with exactly these words.
COMMON: Final = (
    b"other: Battalion: Bataillon Brigade brigade; Division Detachment of the: Garde: Guards; "
    b"Grenadiers: Rifles: e de ligne; f2 e leger; 1st 2nd 3rd th Foot; b1 commander: Sir Jean "
    b"detach 18: detach 8: 24 recruits, 36 drilled, 28 veterans, light, rifles, 32 guard, "
    b"2 drummers, drummer, 2 sergeants, sergeant, ensign, officer, column: french: british: "
)


def is_code(text: str) -> bool:
    return CODE.fullmatch(text.strip()) is not None


def write_code(line: str) -> str:
    """A list, given in one line."""
    data = line.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=COMMON)
    packed = packer.compress(data) + packer.flush()
    return PREFIX + base64.urlsafe_b64encode(_check(data) + packed).decode().rstrip("=")


def read_code(code: str) -> str | None:
    """The list in one line; None where the code is torn or misspelt."""
    body = code.strip().removeprefix(PREFIX)
    try:
        whole = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=COMMON)
        data = unpacker.decompress(whole[CHECK:], LONGEST)
        text = data.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        return None
    return text if unpacker.eof and _check(data) == whole[:CHECK] else None


def _check(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")[:CHECK]
