"""Notices to people who are away: by mail, to the operator's webhook, to their open pages.

They wait in the store's outbox and leave it only when they were sent, so none is lost; one may come
twice. They say which match and why, never what happened in it.
"""

from __future__ import annotations

import asyncio
import json
import smtplib
import time
import urllib.request
from collections.abc import Callable, Coroutine
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final

from ..context import Context, known_game
from ..errors import ApiError, say
from ..log import note, note_error
from ..settings import Smtp
from ..sockets.connection import Connection
from ..store.bus import Word
from ..store.rows import GameRow, Notice, PersonRow
from ..wire.play import NoticeMessage

LOOK_EVERY: Final = 5.0
PATIENCE: Final = 20.0
MOST_TRIES: Final = 8
FIRST_WAIT: Final = 30.0
KINDS: Final = ("turn", "over", "joined", "offer")

Send = Callable[[Smtp, EmailMessage], None]


class Postman:
    """Empties the outbox. One runs in each process; a notice is claimed by one of them."""

    def __init__(self, context: Context, send: Send | None = None) -> None:
        self.context: Final = context
        self.send: Final[Send] = send or send_mail
        self._pages: Final[dict[str, list[Connection]]] = {}
        self._poked: Final = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._deaf = context.store.bus.listen(self.hear)

    def start(self) -> None:
        self._spawn(self._walk())

    async def stop(self) -> None:
        self._deaf()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def poke(self) -> None:
        """Something was put into the outbox."""
        self._poked.set()

    async def _walk(self) -> None:
        while True:
            try:
                while notices := await self.context.store.claim_notices():
                    for notice in notices:
                        await self.deliver(notice)
            except Exception as error:
                note_error("the outbox could not be emptied", error)
            try:
                await asyncio.wait_for(self._poked.wait(), LOOK_EVERY)
            except TimeoutError:
                continue
            self._poked.clear()

    async def deliver(self, notice: Notice) -> None:
        """Send one notice everywhere it should go, or put it off."""
        store = self.context.store
        try:
            person = await store.person(notice.person_id)
            row = await store.game(notice.game_id)
            if person is not None and row is not None:
                await self._send_all(notice, person, row)
        except Exception as error:
            note_error("a notice was not sent", error, kind=notice.kind, tries=notice.tries)
            self.context.metrics.count("grognard_notices_total", "failed")
            if notice.tries < MOST_TRIES:
                wait = FIRST_WAIT * 2**notice.tries
                await store.put_off_notice(notice.id, self.context.clock() + wait)
                return
        await store.forget_notice(notice.id)

    async def _send_all(self, notice: Notice, person: PersonRow, row: GameRow) -> None:
        settings = self.context.settings
        if notice.tries <= 1:
            seat = next((s.seat for s in row.everybody if s.person_id == person.id), 0)
            await self.context.store.bus.tell(row.id, seat, notice.kind)
        if settings.smtp is not None and person.email:
            letter = await self.letter(notice, person, row)
            await asyncio.to_thread(self.send, settings.smtp, letter)
            self.context.metrics.count("grognard_notices_total", "mail")
        if settings.webhook:
            fact = {
                "kind": notice.kind,
                "match": row.id,
                "person": person.id,
                "link": self.link(row.id),
            }
            await asyncio.to_thread(post_json, settings.webhook, fact)
            self.context.metrics.count("grognard_notices_total", "webhook")

    def link(self, match_id: str) -> str:
        return f"{self.context.settings.own_url}/match/{match_id}"

    async def letter(self, notice: Notice, person: PersonRow, row: GameRow) -> EmailMessage:
        names = await self.context.store.names(row.people)
        others = [
            s.agent or names.get(s.person_id or "", "")
            for s in row.everybody
            if s.person_id != person.id
        ]
        lang = person.lang or "en"
        deadline = "none"
        if row.deadline is not None:
            deadline = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.deadline))
        facts = {
            "name": person.name,
            "game": known_game(row.game, row.version).info.name,
            "scenario": row.scenario,
            "others": ", ".join(filter(None, others)),
            "link": self.link(row.id),
            "deadline": deadline,
            "ending": str(notice.body.get("ending", "")),
        }
        subject = say(lang, f"mail-{notice.kind}-subject", **facts)
        return self.compose(person.email or "", subject, say(lang, f"mail-{notice.kind}", **facts))

    def compose(self, to: str, subject: str, text: str) -> EmailMessage:
        smtp = self.context.settings.smtp
        assert smtp is not None
        letter = EmailMessage()
        letter["From"] = smtp.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text.strip() + "\n")
        return letter

    async def ask_confirmation(self, person: PersonRow, email: str, token: str) -> None:
        """A letter with a link that proves the address; raises ApiError."""
        smtp = self.context.settings.smtp
        if smtp is None:
            raise ApiError("NO_MAIL")
        lang = person.lang or "en"
        link = f"{self.context.settings.own_url}/confirm#{token}"
        text = say(lang, "mail-confirm", name=person.name, link=link)
        letter = self.compose(email, say(lang, "mail-confirm-subject"), text)
        try:
            await asyncio.to_thread(self.send, smtp, letter)
        except OSError as error:
            note_error("an email was not sent", error, kind="confirm")
            raise ApiError("BUSY") from None

    # Open pages

    def come(self, person_id: str, page: Connection) -> None:
        self._pages.setdefault(person_id, []).append(page)

    def go(self, person_id: str, page: Connection) -> None:
        self._pages[person_id].remove(page)
        if not self._pages[person_id]:
            del self._pages[person_id]

    def hear(self, word: Word) -> None:
        if word.what in KINDS and word.game_id is not None and self._pages:
            self._spawn(self._tell_pages(word.game_id, word.what, word.number))

    async def _tell_pages(self, match_id: str, kind: str, seat: int) -> None:
        row = await self.context.store.game(match_id)
        place = row.at(seat) if row is not None else None
        if row is None or place is None:
            return
        key = known_game(row.game, row.version).info.seats[place.side]
        for page in self._pages.get(place.person_id or "", []):
            page.send(NoticeMessage(match=match_id, kind=kind, seat=key))  # type: ignore[arg-type]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def send_mail(smtp: Smtp, letter: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if smtp.tls else smtplib.SMTP
    with kind(smtp.host, smtp.port, timeout=PATIENCE) as server:
        if not smtp.tls and server.has_extn("starttls"):
            server.starttls()
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(letter)


def post_json(url: str, fact: dict[str, str]) -> None:
    body = json.dumps(fact).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, body, headers, method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE):
        note("webhook told", kind=fact["kind"])
