"""People: the pass that says who someone is, passwords, links that recover a seat, names.

A pass is `<person>.<issue>.<session>.<signature>`, those of older servers without a session. A
browser keeps it in a cookie no script can read, a program sends it as a bearer token. Logging out
ends one pass; raising a person's issue ends every pass made before.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

COOKIE: Final = "grognard"
COOKIE_SECONDS: Final = 400 * 24 * 3600
RECOVERY: Final = "recover"
RECOVERY_SECONDS: Final = 7 * 24 * 3600
CONFIRM_SECONDS: Final = 2 * 24 * 3600
LONGEST_NAME: Final = 40

_PASS: Final = re.compile(
    r"(([a-z0-9]{1,64})\.([0-9]{1,9})(?:\.[a-z0-9]{16})?)\.([A-Za-z0-9_-]{43})"
)
_COST: Final = (1 << 15, 8, 1)
_MEMORY: Final = 64 << 20
# controls, halves of letters, invisible direction marks, letters nobody has defined
_UNSHOWN: Final = ("Cc", "Cs", "Cf", "Co", "Cn")


@dataclass(frozen=True, slots=True)
class Pass:
    person_id: str
    issue: int


class Signer:
    """Signs with the server's key; each use has its own word, so none can replace another."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}\n{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def fits(self, purpose: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    def write_pass(self, person_id: str, issue: int) -> str:
        """A unique pass, so that it can be ended on its own."""
        text = f"{person_id}.{issue}.{secrets.token_hex(8)}"
        return f"{text}.{self.sign('pass', text)}"

    def read_pass(self, text: str) -> Pass | None:
        """The person that a pass names, if we signed it; whether its issue is still valid, the
        store knows.
        """
        match = _PASS.fullmatch(text)
        if match is None or not self.fits("pass", match[1], match[4]):
            return None
        return Pass(match[2], int(match[3]))

    def join_token(self, match_id: str, seat: int, revoked: int = 0) -> str:
        """What the link to a seat ends with: anybody who has it may sit down there.

        `revoked` is how often the links of this match were revoked: those made before are no longer
        valid.
        """
        fact = f"{match_id}.{seat}.{revoked}" if revoked else f"{match_id}.{seat}"
        return self.sign("join", fact)[:22]

    def may_join(self, match_id: str, seat: int, token: str, revoked: int = 0) -> bool:
        expected = self.join_token(match_id, seat, revoked)
        return hmac.compare_digest(expected.encode(), token.encode())

    def share_token(self, match_id: str) -> str:
        """What the link to a finished match ends with: anybody who has it may see all of it."""
        return self.sign("share", match_id)[:22]

    def is_shared(self, match_id: str, token: str | None) -> bool:
        share = self.share_token(match_id)
        return token is not None and hmac.compare_digest(share.encode(), token.encode())

    def write_confirmation(self, person_id: str, email: str, expires: int) -> str:
        """What proves that a person reads the mail of this address."""
        fact = f"{person_id}\n{expires}\n{email}"
        packed = base64.urlsafe_b64encode(fact.encode()).rstrip(b"=").decode()
        return f"{packed}.{self.sign('mail', fact)}"

    def read_confirmation(self, token: str, now: float) -> tuple[str, str] | None:
        """The person and the address of an unexpired confirmation of ours."""
        packed, _, signature = token.partition(".")
        try:
            padded = packed + "=" * (-len(packed) % 4)
            fact = base64.b64decode(padded, altchars=b"-_", validate=True).decode()
        except ValueError:
            return None
        if not self.fits("mail", fact, signature):
            return None
        person_id, expires, email = fact.split("\n", 2)
        return (person_id, email) if now < int(expires) else None


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What the store keeps of a token: enough to know it again, useless to a thief."""
    return hashlib.sha256(b"grognard token\n" + token.encode()).hexdigest()


class Passwords:
    """Passwords are hashed with scrypt, in threads, and only a few at a time: each takes 32 MB."""

    def __init__(self, at_once: int = 2) -> None:
        self._threads: Final = ThreadPoolExecutor(at_once, "grognard-passwords")
        self._decoy: Final = written(secrets.token_bytes(16), secrets.token_hex(32))

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, write_hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether it is the password; an unknown login takes as long as a wrong password."""
        fits = await asyncio.get_running_loop().run_in_executor(
            self._threads, fits_hash, password, hashed or self._decoy
        )
        return fits and hashed is not None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def write_hash(password: str) -> str:
    salt = secrets.token_bytes(16)
    return written(salt, _key(password, salt, *_COST))


def written(salt: bytes, key: str) -> str:
    n, r, p = _COST
    return f"scrypt${n}${r}${p}${salt.hex()}${key}"


def fits_hash(password: str, hashed: str) -> bool:
    kind, n, r, p, salt, key = hashed.split("$")
    found = _key(password, bytes.fromhex(salt), int(n), int(r), int(p))
    return kind == "scrypt" and hmac.compare_digest(found, key)


def _key(password: str, salt: bytes, n: int, r: int, p: int) -> str:
    # the same password typed on two keyboards may be composed differently
    text = unicodedata.normalize("NFKC", password).encode()
    return hashlib.scrypt(text, salt=salt, n=n, r=r, p=p, maxmem=_MEMORY, dklen=32).hex()


def clean_name(text: str) -> str:
    """A name as it may be shown: no control or direction characters, no runs of spaces."""
    shown = "".join(
        " " if unicodedata.category(letter)[0] in "ZC" else letter
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def clean_text(text: str) -> str:
    """Chat and notes as they are stored: lines, tabs, letters, nothing that steers a screen."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    return "".join(
        letter
        for letter in text
        if letter in "\n\t" or unicodedata.category(letter) not in _UNSHOWN
    )
