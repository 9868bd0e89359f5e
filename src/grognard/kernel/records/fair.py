"""Fair dice: every throw of a match follows from a promise made before it began.

The server draws a secret and shows its commitment, a hash; then each player adds a nonce. The
throws after line n of the journal are read from the stream of line n: block k of it is

    HMAC-SHA256(secret, "nonce of seat 0 \\n nonce of seat 1 \\n ... \\n n \\n link \\n k")

without those blanks, where the link is the whole one of the line before. Its words of 32 bits,
the highest byte first, are the numbers; a word too high to be fair is left out. Nobody without
the secret can predict a throw, nobody can change one once the nonces are known, a line that was
taken back never throws the same again, and altering a line alters all dice after it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from ..dice import Rng

SECRET_BYTES: Final = 32

_LABEL: Final = b"grognard dice 1\n"
_NONCE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_WORDS: Final = 1 << 32
_WORD_BYTES: Final = 4


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(_LABEL + secret).hexdigest()


def is_nonce(text: str) -> bool:
    return _NONCE.fullmatch(text) is not None


class Stream(Rng):
    """The numbers that belong to one line of a journal."""

    def __init__(self, secret: bytes, nonces: list[str], number: int, link: str) -> None:
        super().__init__(number)
        self._secret: Final = secret
        self._prefix: Final = "\n".join([*nonces, str(number), link])
        self._block = b""
        self._blocks = 0
        self._at = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely as the others."""
        fair = _WORDS - _WORDS % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def _word(self) -> int:
        if self._at == len(self._block):
            message = f"{self._prefix}\n{self._blocks}".encode()
            self._block = hmac.new(self._secret, message, "sha256").digest()
            self._blocks += 1
            self._at = 0
        self._at += _WORD_BYTES
        return int.from_bytes(self._block[self._at - _WORD_BYTES : self._at], "big")
