"""How often passwords and links may be tried, without letting anybody lock out their owner.

An address has few tries, for any target. An account has more, so that one address never uses them
up, and a network of many cannot guess on for ever. A device on which its owner has logged in before
proves so by a signed cookie and has tries of its own: nobody else can use those up.
"""

from __future__ import annotations

from typing import Final

from ..guard.limits import Rates
from ..store.rows import new_id
from .people import Signer

DEVICE: Final = "grognard-device"
ADDRESSES: Final = 10  # so many addresses together may try as often as each is allowed


class Attempts:
    def __init__(self, rate: tuple[float, float], signer: Signer) -> None:
        at_once, per_second = rate
        self._signer: Final = signer
        self._addresses: Final = Rates(rate)
        self._devices: Final = Rates(rate)
        self._accounts: Final = Rates((at_once * ADDRESSES, per_second * ADDRESSES))

    def allow(self, address: str, login: str, cookie: str) -> bool:
        """Whether a password may be tried on an account."""
        device = self.device(cookie, login)
        if device is not None:
            return self._devices.allow(device)
        return self._addresses.allow(address) and self._accounts.allow(login)

    def allow_own(self, person_id: str) -> bool:
        """Whether a signed-in person may try something of their own again."""
        return self._devices.allow(f"person {person_id}")

    def allow_link(self, address: str) -> bool:
        """Whether an address may try another link, after one that nobody has made."""
        return self._addresses.allow(address)

    def new_device(self, login: str) -> str:
        """The cookie of a device on which the owner of an account has logged in."""
        device = new_id()
        return f"{device}.{self._signer.sign('device', f'{device}.{login}')}"

    def device(self, cookie: str, login: str) -> str | None:
        """The device of a cookie, if this account's owner has used it."""
        device, _, signature = cookie.partition(".")
        fits = self._signer.fits("device", f"{device}.{login}", signature)
        return device if fits else None
