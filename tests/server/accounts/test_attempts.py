"""How often passwords may be tried."""

from __future__ import annotations

from grognard.server.accounts.attempts import ADDRESSES, Attempts
from grognard.server.accounts.people import Signer

SIGNER = Signer(b"k" * 32)


def attempts() -> Attempts:
    return Attempts((3, 0), SIGNER)


def test_an_address_has_few_tries_on_all_accounts_together() -> None:
    found = attempts()
    tried = [found.allow("there", f"login{n}", "") for n in range(5)]
    assert tried == [True, True, True, False, False]
    assert found.allow("here", "login0", "")


def test_one_address_never_uses_up_the_tries_of_an_account() -> None:
    found = attempts()
    for _ in range(1000):
        found.allow("there", "ann", "")
    assert found.allow("here", "ann", "")


def test_many_addresses_together_do_and_the_owners_device_is_let_in_still() -> None:
    found = attempts()
    device = found.new_device("ann")
    tried = [found.allow(f"there {n}", "ann", "") for n in range(3 * ADDRESSES + 1)]
    assert tried == [True] * 3 * ADDRESSES + [False]
    assert not found.allow("here", "ann", "")
    assert [found.allow("here", "ann", device) for _ in range(4)] == [True, True, True, False]
    assert found.allow("here", "ann", found.new_device("ann"))


def test_a_device_is_known_for_the_account_that_was_used_on_it() -> None:
    found = attempts()
    device = found.new_device("ann")
    assert found.device(device, "ann") == device.partition(".")[0]
    assert found.device(device, "bob") is None
    assert found.device(device[:-1], "ann") is None
    assert found.device("", "ann") is None
    assert Attempts((3, 0), Signer(b"o" * 32)).device(device, "ann") is None


def test_what_others_try_does_not_count_for_a_player_who_is_signed_in() -> None:
    found = attempts()
    for n in range(1000):
        found.allow(f"there {n}", "ann", "")
        found.allow_link(f"there {n}")
    assert [found.allow_own("ann") for _ in range(4)] == [True, True, True, False]
    assert found.allow_own("bob")
