"""A cable between a browser and the server that can be cut, and mended again."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final

CHUNK: Final = 65536


class Cable:
    """Passes every byte on. `deaf`: what the server says is lost, what it receives is not."""

    def __init__(self, port: int) -> None:
        self.to: Final = port
        self.deaf = False
        self._cut = False
        self._open: Final[set[socket.socket]] = set()
        self._door: Final = socket.create_server(("127.0.0.1", 0))
        self.url: Final = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        self._cut = True
        for end in list(self._open):
            self._end(end)

    def mend(self) -> None:
        self._cut = self.deaf = False

    def _serve(self) -> None:
        with suppress(OSError):  # the door is closed at the end
            while True:
                browser, _ = self._door.accept()
                if self._cut:
                    browser.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.to))
                self._open.update((browser, server))
                for source, sink in ((browser, server), (server, browser)):
                    words = (source, sink, source is server)
                    threading.Thread(target=self._carry, args=words, daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, from_server: bool) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not (from_server and self.deaf):
                    sink.sendall(data)
        self._end(source)
        self._end(sink)

    def _end(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()

    def __enter__(self) -> Cable:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()
        self._door.close()
