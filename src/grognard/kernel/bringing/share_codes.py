"""Share codes: a list in one word that a link or an email carries unharmed."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

LONGEST: Final = 16_000  # bytes of the longest list there may be
CHECK: Final = 2  # bytes


class ShareCodes:
    """The codes of one game. `common` is part of the format: kept codes are read with it."""

    def __init__(self, prefix: str, common: bytes) -> None:
        self.prefix: Final = prefix
        self.common: Final = common
        self._code: Final = re.compile(re.escape(prefix) + r"[A-Za-z0-9_-]+")

    def is_code(self, text: str) -> bool:
        return self._code.fullmatch(text.strip()) is not None

    def write(self, line: str) -> str:
        """A list, given in one line."""
        data = line.encode()
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=self.common)
        packed = packer.compress(data) + packer.flush()
        return self.prefix + base64.urlsafe_b64encode(_check(data) + packed).decode().rstrip("=")

    def read(self, code: str) -> str | None:
        """The list in one line; None where the code is torn or misspelt."""
        body = code.strip().removeprefix(self.prefix)
        try:
            whole = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
            unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=self.common)
            data = unpacker.decompress(whole[CHECK:], LONGEST)
            text = data.decode()
        except (binascii.Error, zlib.error, UnicodeDecodeError):
            return None
        return text if unpacker.eof and _check(data) == whole[:CHECK] else None


def _check(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")[:CHECK]
