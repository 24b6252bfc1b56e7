# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/sync.py.j2 from schema/toy/**/*.json.
"""The methods of Toy notes, as plain calls."""

from __future__ import annotations

import typing as t
from collections.abc import Callable, Iterator

from threadwire import _model as m
from threadwire import _sync as c

from . import types
from .client import ToyMethods, Event


class SyncToyMethods(c.SyncClient[ToyMethods]):
    """One method per request of Toy notes; each waits for its answer."""

    def board_paint(
        self,
        *,
        color: types.Color | None = None,
        timeout: float | None = None,
    ) -> types.BoardPaintResponse:
        """Paints the board.

        Experimental.

        Takes a while.

        Args:
            color: Background. Default: white.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.board_paint(
                color=color,
                timeout=timeout,
            )
        )

    def board_share(
        self,
        *,
        board_id: str,
        color: types.Color | None = None,
        timeout: float | None = None,
    ) -> types.NoteEraseResponse:
        """Shares the board.

        Needs an account.

        Args:
            board_id: The board.
            color: Paper. Default: as it is.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.board_share(
                board_id=board_id,
                color=color,
                timeout=timeout,
            )
        )

    def note_add(
        self,
        *,
        board_id: str,
        content: types.Content,
        color: types.Color | None = None,
        review: types.Review | None = None,
        tags: types.Tags | None = None,
        frames: list[types.Frame] | None = None,
        moods: dict[str, types.Mood] | None = None,
        silent: bool | None = None,
        copies: int | None = None,
        timeout: float | None = None,
    ) -> types.NoteAddResponse:
        """Adds a note to a board.

        The note is stored before the answer; everybody who watches the board hears of it.

        Args:
            board_id: The board.
            content: What goes on it.
            color: Paper. Default: yellow.
            review: Who looks first. Default: nobody.
            tags: Tags. Default: none.
            frames: From the outside in. Default: none.
            moods: By reader.
            silent: Whether nobody is told.
            copies: How many.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32001 `board is locked`: Someone else edits the board.
            RpcError: -32002 `duplicate: "{text}"`: A note has this text. Until 1.
            RpcError: -32002 `a note says "{text}"`: A note has this text. Since 2.
        """
        return self._wait(
            self.client.note_add(
                board_id=board_id,
                content=content,
                color=color,
                review=review,
                tags=tags,
                frames=frames,
                moods=moods,
                silent=silent,
                copies=copies,
                timeout=timeout,
            )
        )

    def note_erase(
        self,
        *,
        note_id: types.NoteId,
        reason: str | m.Unset | None = m.UNSET,
        timeout: float | None = None,
    ) -> types.NoteEraseResponse:
        """Erases a note.

        Deprecated.

        Asks the client to confirm first.

        Args:
            note_id: The note.
            reason: Absent keeps the last reason, null clears it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.note_erase(
                note_id=note_id,
                reason=reason,
                timeout=timeout,
            )
        )

    def print_start(
        self,
        *,
        board_id: str,
        color: types.Color | None = None,
        timeout: float | None = None,
    ) -> types.NoteEraseResponse:
        """Prints notes.

        Args:
            board_id: The board.
            color: Paper. Default: as it is.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.print_start(
                board_id=board_id,
                color=color,
                timeout=timeout,
            )
        )

    def relay_say(
        self,
        *,
        request_id: str,
        timeout: float | None = None,
    ) -> types.NoteEraseResponse:
        """Passes a message on and waits.

        Args:
            request_id: The request.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.relay_say(
                request_id=request_id,
                timeout=timeout,
            )
        )

    def stop(
        self,
        *,
        request_id: str,
    ) -> None:
        """Takes a request back.

        Args:
            request_id: The request.
        """
        return self._wait(
            self.client.stop(
                request_id=request_id,
            )
        )

    if t.TYPE_CHECKING:

        def events(self) -> Iterator[Event]:
            """Returns all notifications from now on: typed params, or `UnknownNotification`."""
            ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ask/confirmErase"],
            handler: Callable[
                [types.ConfirmEraseParams],
                types.ConfirmEraseResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["relay/say"],
            handler: Callable[
                [types.StopParams],
                types.NoteEraseResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: str,
            handler: Callable[[t.Any], t.Any],
        ) -> None: ...

        def on_request(
            self,
            method: str,
            handler: Callable[[t.Any], t.Any],
        ) -> None:
            """Answers a method of the server, each request in a thread of its own."""
