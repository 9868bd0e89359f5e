"""Purses of milliseconds: what was measured is paid, and both sides of every limit."""

from __future__ import annotations

import time

from grognard.server.guard.work_limits import Purse, WorkLimits
from tests.server.guard.test_limits import Watch


def limits(watch: Watch) -> WorkLimits:
    return WorkLimits((1000, 100), (1500, 200), watch)


def ann(watch: Watch) -> Purse:
    return limits(watch).purse("ann", "here")


def test_a_purse_that_is_empty_asks_nothing_until_it_has_filled() -> None:
    watch = Watch()
    purse = ann(watch)
    purse.pay(0.999)
    assert purse.may_ask()
    purse.pay(0.101)
    assert not purse.may_ask() and purse.may_act()
    watch.now = 1.0  # 100 ms of debt, 100 ms a second
    assert not purse.may_ask()
    watch.now = 1.01
    assert purse.may_ask()


def test_actions_continue_for_a_full_budget_of_credit() -> None:
    watch = Watch()
    purse = ann(watch)
    purse.pay(1.0)
    purse.pay(0.999)
    assert purse.may_act()
    purse.pay(0.001)
    assert not purse.may_act()
    watch.now = 0.1
    assert purse.may_act()


def test_nothing_costs_more_than_a_full_purse() -> None:
    purse = ann(Watch())
    purse.pay(3600)
    assert purse.may_act() and not purse.may_ask()
    purse.pay(3600)
    assert not purse.may_act()


def test_the_people_of_one_address_share_its_purse_and_others_do_not() -> None:
    work = limits(Watch())
    first, second = work.purse("ann", "here"), work.purse("bob", "here")
    other = work.purse("cid", "there")
    first.pay(0.8)
    assert second.may_ask()
    second.pay(0.8)
    assert not first.may_ask() and not second.may_ask()
    assert other.may_ask()


def test_work_in_the_loop_is_measured_also_when_it_fails() -> None:
    watch = Watch()
    purse = WorkLimits((10, 0), (10, 0), watch).purse("ann", "here")
    try:
        with purse.paying():
            begun = time.thread_time()
            while time.thread_time() - begun < 0.011:
                pass
            raise ValueError
    except ValueError:
        pass
    assert not purse.may_ask()
