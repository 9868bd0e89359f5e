"""People, their accounts and rights, and the people they block."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Table, and_, delete, insert, or_, select, update

from .part import Query, StorePart, changed, insert_new
from .rows import AccountRow, PersonRow, TokenRow, new_id
from .schema import accounts, blocks, games, notes, outbox, people, seats, subscriptions, tokens

ENDED: Final = "ended"  # the purpose of a token that is kept only to be refused


class People(StorePart):
    async def create_guest(self, name: str, lang: str = "") -> PersonRow:
        person = PersonRow(new_id(), name, lang, None, 1, self.clock())
        values = {
            "id": person.id,
            "name": name,
            "lang": lang,
            "email": None,
            "pass_issue": 1,
            "created_at": person.created_at,
        }
        await self.change(insert(people).values(values))
        return person

    async def person(self, person_id: str) -> PersonRow | None:
        row = await self.first_row(select(people).where(people.c.id == person_id))
        return None if row is None else PersonRow(**row._mapping)

    async def holder(self, person_id: str, hashed: str) -> PersonRow | None:
        """The person of a pass with this hash, unless it has ended."""
        ended = select(tokens.c.hash).where(tokens.c.hash == hashed, tokens.c.purpose == ENDED)
        query = select(people).where(people.c.id == person_id, ~ended.exists())
        row = await self.first_row(query)
        return None if row is None else PersonRow(**row._mapping)

    async def end_pass(self, hashed: str, person_id: str, expires_at: float) -> bool:
        """The pass with this hash is no longer valid; it is kept until it would have expired."""
        now = self.clock()
        return await self.write(
            lambda connection: insert_new(
                connection,
                tokens,
                hash=hashed,
                person_id=person_id,
                purpose=ENDED,
                fact="",
                created_at=now,
                expires_at=expires_at,
            )
        )

    async def names(self, ids: list[str]) -> dict[str, str]:
        """The names of these people, by id."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        return {row.id: row.name for row in await self.all_rows(query)}

    async def rename(self, person_id: str, name: str) -> bool:
        return await self._set_person(person_id, name=name)

    async def set_lang(self, person_id: str, lang: str) -> bool:
        return await self._set_person(person_id, lang=lang)

    async def set_email(self, person_id: str, email: str | None) -> bool:
        return await self._set_person(person_id, email=email)

    async def renew_pass(self, person_id: str) -> bool:
        """Every cookie signed so far stops working."""
        return await self._set_person(person_id, pass_issue=people.c.pass_issue + 1)

    async def _set_person(self, person_id: str, **values: Any) -> bool:
        return await self.change(update(people).where(people.c.id == person_id).values(values))

    async def create_account(self, person_id: str, login: str, hashed: str) -> bool:
        """Make a guest's games an account's; False when the login or the person has one."""
        now = self.clock()
        return await self.write(
            lambda connection: insert_new(
                connection,
                accounts,
                person_id=person_id,
                login=login,
                hash=hashed,
                created_at=now,
            )
        )

    async def account(self, login: str) -> AccountRow | None:
        return await self._account(select(accounts).where(accounts.c.login == login))

    async def account_of(self, person_id: str) -> AccountRow | None:
        return await self._account(select(accounts).where(accounts.c.person_id == person_id))

    async def _account(self, query: Query) -> AccountRow | None:
        row = await self.first_row(query)
        return None if row is None else AccountRow(**row._mapping)

    async def set_password(self, person_id: str, hashed: str) -> bool:
        return await self.change(
            update(accounts).where(accounts.c.person_id == person_id).values(hash=hashed)
        )

    async def hand_over(self, guest_id: str, person_id: str) -> bool:
        """Give what a guest has to another person, who logged in on the guest's device.

        False, and nothing done, when the guest has an account of its own.
        """
        return await self.write(lambda connection: hand_over(connection, guest_id, person_id))

    async def create_token(
        self,
        hashed: str,
        person_id: str,
        purpose: str,
        expires_at: float | None = None,
        fact: str = "",
    ) -> None:
        values = {
            "hash": hashed,
            "person_id": person_id,
            "purpose": purpose,
            "fact": fact,
            "created_at": self.clock(),
            "expires_at": expires_at,
        }
        await self.change(insert(tokens).values(values))

    async def token(self, hashed: str, purpose: str) -> TokenRow | None:
        """The token with this hash, if it is for this purpose and still holds."""
        row = await self.first_row(valid_token(hashed, purpose, self.clock()))
        return None if row is None else TokenRow(**row._mapping)

    async def spend_token(self, hashed: str, purpose: str) -> TokenRow | None:
        """The same, for the first to use it: it is no longer valid."""
        now = self.clock()

        def work(connection: Connection) -> TokenRow | None:
            row = connection.execute(valid_token(hashed, purpose, now)).first()
            spent = delete(tokens).where(tokens.c.hash == hashed)
            return TokenRow(**row._mapping) if row and changed(connection, spent) else None

        return await self.write(work)

    async def forget_tokens(self, person_id: str, purpose: str) -> bool:
        return await self.change(
            delete(tokens).where(tokens.c.person_id == person_id, tokens.c.purpose == purpose)
        )

    async def block(self, person_id: str, blocked_id: str) -> bool:
        now = self.clock()
        return await self.write(
            lambda connection: insert_new(
                connection, blocks, person_id=person_id, blocked_id=blocked_id, created_at=now
            )
        )

    async def unblock(self, person_id: str, blocked_id: str) -> bool:
        return await self.change(
            delete(blocks).where(blocks.c.person_id == person_id, blocks.c.blocked_id == blocked_id)
        )

    async def blocked_by(self, person_id: str) -> list[PersonRow]:
        """The people this person blocks, the latest last."""
        query = (
            select(people)
            .join(blocks, blocks.c.blocked_id == people.c.id)
            .where(blocks.c.person_id == person_id)
            .order_by(blocks.c.created_at, people.c.id)
        )
        return [PersonRow(**row._mapping) for row in await self.all_rows(query)]

    async def at_odds(self, one: str, other: str) -> bool:
        """Whether either blocks the other."""
        query = select(blocks.c.person_id).where(
            or_(
                (blocks.c.person_id == one) & (blocks.c.blocked_id == other),
                (blocks.c.person_id == other) & (blocks.c.blocked_id == one),
            )
        )
        return await self.first_row(query) is not None


def valid_token(hashed: str, purpose: str, now: float) -> Query:
    return select(tokens).where(
        tokens.c.hash == hashed,
        tokens.c.purpose == purpose,
        or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now),
    )


def hand_over(connection: Connection, guest_id: str, person_id: str) -> bool:
    owned = select(accounts.c.login).where(accounts.c.person_id == guest_id)
    if guest_id == person_id or connection.execute(owned).first():
        return False
    for column in (seats.c.person_id, seats.c.reserved_for, games.c.created_by, outbox.c.person_id):
        given = update(column.table).where(column == guest_id).values({column: person_id})
        connection.execute(given)
    for table in (notes, subscriptions, blocks):
        give_unless_there(connection, table, guest_id, person_id)
    rights = (tokens.c.person_id == guest_id) & (tokens.c.purpose != ENDED)
    connection.execute(delete(tokens).where(rights))
    themselves = or_(
        blocks.c.person_id == guest_id,
        blocks.c.blocked_id == guest_id,
        blocks.c.person_id == blocks.c.blocked_id,
    )
    connection.execute(delete(blocks).where(themselves))
    return True


def give_unless_there(connection: Connection, table: Table, guest_id: str, person_id: str) -> None:
    """Rows of a key with a person in it: those the person has already stay as they are."""
    theirs = table.alias()
    same = [
        theirs.c[key.name] == table.c[key.name]
        for key in table.primary_key
        if key.name != "person_id"
    ]
    there = select(theirs.c.person_id).where(and_(theirs.c.person_id == person_id, *same))
    command = update(table).where(table.c.person_id == guest_id, ~there.exists())
    connection.execute(command.values(person_id=person_id))
