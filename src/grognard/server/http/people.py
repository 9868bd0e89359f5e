"""People over HTTP: guests, accounts, recovery, mail, blocked people."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ..accounts.auth import (
    address,
    device_of,
    give_pass,
    know_device,
    pass_of,
    someone,
    take_pass,
    who,
)
from ..accounts.people import CONFIRM_SECONDS, RECOVERY, RECOVERY_SECONDS, new_token, token_hash
from ..errors import ApiError
from ..store.rows import PersonRow
from ..wire.api import (
    Address,
    Changes,
    Credentials,
    Id,
    Me,
    NewGuest,
    NewPassword,
    People,
    Person,
    Recovery,
    Session,
    TokenOnly,
)
from .context import Services, problems, services_of

router = APIRouter(prefix="/api", tags=["people"])
PersonId = Annotated[Id, Path(description="a person")]


async def me(services: Services, person: PersonRow, token: str | None = None) -> Me:
    account = await services.store.account_of(person.id)
    return Me(
        id=person.id,
        name=person.name,
        lang=person.lang,
        login=account.login if account else None,
        email=person.email,
        token=token,
    )


async def reread(services: Services, person_id: str) -> PersonRow:
    person = await services.store.person(person_id)
    assert person is not None
    return person


def check_rate(services: Services, request: Request) -> None:
    if not services.context.sign_up_rate.allow(address(request)):
        raise ApiError("TOO_FAST")


@router.post("/people", status_code=201, responses=problems())
async def become_guest(request: Request, response: Response, new: NewGuest) -> Me:
    """Become a guest: no account is needed. The cookie, or the token, is who you are."""
    services = services_of(request)
    check_rate(services, request)
    person = await services.store.create_guest(new.name, new.lang)
    return await me(services, person, give_pass(services.context, response, person))


@router.get("/people/me", responses=problems("NOT_SIGNED_IN"))
async def who_am_i(request: Request) -> Me:
    services = services_of(request)
    return await me(services, await someone(services.context, request))


@router.patch("/people/me", responses=problems("NOT_SIGNED_IN"))
async def change_me(request: Request, changes: Changes) -> Me:
    """Change your name or language."""
    services = services_of(request)
    person = await someone(services.context, request)
    if changes.name is not None:
        await services.store.rename(person.id, changes.name)
    if changes.lang is not None:
        await services.store.set_lang(person.id, changes.lang)
    return await me(services, await reread(services, person.id))


@router.post("/people/me/pass", responses=problems("NOT_SIGNED_IN"))
async def renew_pass(request: Request, response: Response) -> Me:
    """Get a new pass; every other device of yours is signed out."""
    services = services_of(request)
    person = await someone(services.context, request)
    await services.context.sessions.renew(pass_of(request), person.id)
    person = await reread(services, person.id)
    return await me(services, person, give_pass(services.context, response, person))


@router.put(
    "/people/me/email", status_code=202, responses=problems("NOT_SIGNED_IN", "NO_MAIL", "BUSY")
)
async def give_email(request: Request, wish: Address) -> Me:
    """Where letters are to go; it counts once the link sent there is opened."""
    services = services_of(request)
    person = await someone(services.context, request)
    if not services.context.attempts.allow_own(person.id):
        raise ApiError("TOO_FAST")
    expires = int(services.context.clock() + CONFIRM_SECONDS)
    token = services.context.signer.write_confirmation(person.id, wish.email, expires)
    await services.postman.ask_confirmation(person, wish.email, token)
    return await me(services, person)


@router.delete("/people/me/email", responses=problems("NOT_SIGNED_IN"))
async def forget_email(request: Request) -> Me:
    """No more emails."""
    services = services_of(request)
    person = await someone(services.context, request)
    await services.store.set_email(person.id, None)
    return await me(services, await reread(services, person.id))


@router.post("/people/confirm", status_code=204, responses=problems("BAD_LINK"))
async def confirm_email(request: Request, wish: TokenOnly) -> None:
    """Prove that you read the mail of an address."""
    services = services_of(request)
    found = services.context.signer.read_confirmation(wish.token, services.context.clock())
    if found is None:
        raise ApiError("BAD_LINK")
    await services.store.set_email(*found)


@router.post("/accounts", status_code=201, responses=problems("NOT_SIGNED_IN", "TAKEN"))
async def make_account(request: Request, response: Response, wish: Credentials) -> Me:
    """Make an account of yourself, so that your matches are found again anywhere."""
    services = services_of(request)
    person = await someone(services.context, request)
    check_rate(services, request)
    hashed = await services.context.passwords.hash(wish.password)
    if not await services.store.create_account(person.id, wish.login.lower(), hashed):
        raise ApiError("TAKEN")
    know_device(services.context, request, response, wish.login.lower())
    return await me(services, person)


@router.put(
    "/accounts/password", status_code=204, responses=problems("NOT_SIGNED_IN", "WRONG_PASSWORD")
)
async def change_password(request: Request, response: Response, wish: NewPassword) -> None:
    """Change the password; every other device of yours is signed out."""
    services = services_of(request)
    person = await someone(services.context, request)
    account = await services.store.account_of(person.id)
    if not services.context.attempts.allow_own(person.id):
        raise ApiError("TOO_FAST")
    if not await services.context.passwords.fits(wish.old, account.hash if account else None):
        raise ApiError("WRONG_PASSWORD")
    await services.store.set_password(person.id, await services.context.passwords.hash(wish.new))
    await services.context.sessions.renew(pass_of(request), person.id)
    give_pass(services.context, response, await reread(services, person.id))


@router.get("/sessions", responses=problems())
async def look_at_session(request: Request) -> Session:
    """Who you are, or nobody yet: a first visit is no error."""
    services = services_of(request)
    person = await who(services.context, request)
    return Session(me=await me(services, person) if person else None)


@router.post("/sessions", responses=problems("WRONG_PASSWORD"))
async def log_in(request: Request, response: Response, wish: Credentials) -> Me:
    """Log in; what you did on this device as a guest becomes your account's."""
    services = services_of(request)
    login = wish.login.lower()
    if not services.context.attempts.allow(address(request), login, device_of(request)):
        raise ApiError("TOO_FAST")
    account = await services.store.account(login)
    if not await services.context.passwords.fits(wish.password, account.hash if account else None):
        raise ApiError("WRONG_PASSWORD")
    assert account is not None
    guest = await who(services.context, request)
    if guest is not None and guest.id != account.person_id:
        await services.store.hand_over(guest.id, account.person_id)
    know_device(services.context, request, response, login)
    person = await reread(services, account.person_id)
    return await me(services, person, give_pass(services.context, response, person))


@router.delete("/sessions", status_code=204, responses=problems())
async def log_out(request: Request, response: Response) -> None:
    """End the pass of this device. A guest who does so needs a recovery link to return."""
    context, text = services_of(request).context, pass_of(request)
    found = context.signer.read_pass(text)
    if found is not None and await context.store.holder(found.person_id, token_hash(text)):
        await context.sessions.end(text, found)
    take_pass(context, response)


@router.post("/recovery", status_code=201, responses=problems("NOT_SIGNED_IN"))
async def make_recovery(request: Request) -> Recovery:
    """A link that moves your seats to another device, once, within a week."""
    services = services_of(request)
    person = await someone(services.context, request)
    token = new_token()
    expires = services.context.clock() + RECOVERY_SECONDS
    await services.store.forget_tokens(person.id, RECOVERY)
    await services.store.create_token(token_hash(token), person.id, RECOVERY, expires)
    link = f"{services.context.own_url}/recover#{token}"
    return Recovery(token=token, link=link, expires=expires)


@router.post("/recovery/use", responses=problems("BAD_LINK"))
async def use_recovery(request: Request, response: Response, wish: TokenOnly) -> Me:
    """Sign this device in as the person who made the recovery link."""
    services = services_of(request)
    hashed = token_hash(wish.token)
    # nobody can guess a link: a valid one is accepted, after any number of invalid ones
    if await services.store.token(hashed, RECOVERY) is None:
        tries = services.context.attempts.allow_link(address(request))
        raise ApiError("BAD_LINK" if tries else "TOO_FAST")
    token = await services.store.spend_token(hashed, RECOVERY)
    if token is None:
        raise ApiError("BAD_LINK")
    person = await reread(services, token.person_id)
    return await me(services, person, give_pass(services.context, response, person))


@router.get("/people/me/blocks", responses=problems("NOT_SIGNED_IN"))
async def list_blocks(request: Request) -> People:
    """The people you block: you neither meet them nor read each other's messages."""
    services = services_of(request)
    person = await someone(services.context, request)
    blocked = await services.store.blocked_by(person.id)
    return People(people=[Person(id=other.id, name=other.name) for other in blocked])


@router.put(
    "/people/me/blocks/{person_id}",
    status_code=204,
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_PERSON"),
)
async def block(request: Request, person_id: PersonId) -> None:
    services = services_of(request)
    person = await someone(services.context, request)
    if person_id == person.id or await services.store.person(person_id) is None:
        raise ApiError("NO_SUCH_PERSON")
    await services.store.block(person.id, person_id)


@router.delete(
    "/people/me/blocks/{person_id}", status_code=204, responses=problems("NOT_SIGNED_IN")
)
async def unblock(request: Request, person_id: PersonId) -> None:
    services = services_of(request)
    person = await someone(services.context, request)
    await services.store.unblock(person.id, person_id)
