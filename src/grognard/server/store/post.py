"""Notices to people who are away, and where they want them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from .part import StorePart, insert_or_replace
from .rows import Notice, Subscription
from .schema import outbox, subscriptions


class Post(StorePart):
    async def post_notice(self, notice: Notice) -> None:
        at = self.clock()
        await self.write(lambda connection: post(connection, [notice], at))

    async def claim_notices(self, lease: float = 60.0, limit: int = 20) -> list[Notice]:
        """Notices whose time has come, for this process alone until the lease has passed."""
        now = self.clock()
        return await self.write(lambda connection: claim(connection, now, lease, limit))

    async def put_off_notice(self, notice_id: str, due_at: float) -> bool:
        return await self.change(
            update(outbox).where(outbox.c.id == notice_id).values(due_at=due_at)
        )

    async def forget_notice(self, notice_id: str) -> bool:
        """It was sent, or never will be."""
        return await self.change(delete(outbox).where(outbox.c.id == notice_id))

    async def subscribe(self, subscription: Subscription) -> None:
        values = {
            "person_id": subscription.person_id,
            "address": subscription.address,
            "kind": subscription.kind,
            "keys": json.dumps(dict(subscription.keys)),
            "created_at": self.clock(),
        }
        await self.write(lambda connection: insert_or_replace(connection, subscriptions, **values))

    async def unsubscribe(self, person_id: str, address: str) -> bool:
        return await self.change(
            delete(subscriptions).where(
                subscriptions.c.person_id == person_id, subscriptions.c.address == address
            )
        )

    async def subscriptions(self, person_id: str) -> list[Subscription]:
        query = (
            select(subscriptions)
            .where(subscriptions.c.person_id == person_id)
            .order_by(subscriptions.c.created_at, subscriptions.c.address)
        )
        return [
            Subscription(row.person_id, row.address, row.kind, json.loads(row.keys))
            for row in await self.all_rows(query)
        ]


def post(connection: Connection, notices: Sequence[Notice], at: float) -> None:
    if notices:
        connection.execute(insert(outbox), [notice_values(notice, at) for notice in notices])


def notice_values(notice: Notice, at: float) -> dict[str, object]:
    return {
        "id": notice.id,
        "person_id": notice.person_id,
        "game_id": notice.game_id,
        "kind": notice.kind,
        "body": json.dumps(dict(notice.body)),
        "tries": notice.tries,
        "created_at": at,
        "due_at": notice.due_at,
    }


def claim(connection: Connection, now: float, lease: float, limit: int) -> list[Notice]:
    query = (
        select(outbox)
        .where(outbox.c.due_at <= now)
        .order_by(outbox.c.due_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    found = connection.execute(query).all()
    command = update(outbox).where(outbox.c.id.in_([row.id for row in found]))
    if found:
        connection.execute(command.values(due_at=now + lease, tries=outbox.c.tries + 1))
    return [
        Notice(
            row.person_id,
            row.game_id,
            row.kind,
            json.loads(row.body),
            row.due_at,
            row.id,
            row.tries + 1,
        )
        for row in found
    ]
