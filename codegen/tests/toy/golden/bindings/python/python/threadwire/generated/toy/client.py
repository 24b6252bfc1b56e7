# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/client.py.j2 from schema/toy/**/*.json.
"""The methods of Toy notes."""

from __future__ import annotations

import typing as t
from collections.abc import Awaitable, Callable

from threadwire import _client as c
from threadwire import _model as m

from . import types

if t.TYPE_CHECKING:
    Event: t.TypeAlias = t.Union[
        types.NoteAddedNotification,
        types.StopParams,
        c.UnknownNotification,
    ]
else:
    # There is no need to gather them all in each program.
    Event = t.Any
"""What Toy notes tells its clients."""


class ToyMethods(c.Client[None, None]):
    """One method per request of Toy notes."""

    _notifications: t.ClassVar[dict[str, t.Any]] = {
        "note/added": types.NoteAddedNotification,
        "relay/say": types.StopParams,
        "$/stop": types.StopParams,
    }
    _asks: t.ClassVar[dict[str, t.Any]] = {
        "ask/confirmErase": (
            types.ConfirmEraseParams,
            types.ConfirmEraseResponse,
        ),
        "relay/say": (
            types.StopParams,
            types.NoteEraseResponse,
        ),
    }

    async def board_paint(
        self,
        *,
        color: types.Color | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.BoardPaintResponse:
        """Paints the board.

        Experimental.

        Takes a while.

        Args:
            color: Background. Default: white.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.BoardPaintParams,
            color=color,
        )
        return await self._request(
            "board/paint",
            params_,
            types.BoardPaintResponse,
            timeout,
        )

    async def board_share(
        self,
        *,
        board_id: str,
        color: types.Color | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.NoteEraseResponse:
        """Shares the board.

        Needs an account.

        Args:
            board_id: The board.
            color: Paper. Default: as it is.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.BoardShareParams,
            board_id=board_id,
            color=color,
        )
        return await self._request(
            "board/share",
            params_,
            types.NoteEraseResponse,
            timeout,
        )

    async def note_add(
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
        timeout: float | None = None,  # noqa: ASYNC109
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
        params_ = m.make(
            types.NoteAddParams,
            board_id=board_id,
            content=content,
            color=color,
            review=review,
            tags=tags,
            frames=frames,
            moods=moods,
            silent=silent,
            copies=copies,
        )
        return await self._request(
            "note/add",
            params_,
            types.NoteAddResponse,
            timeout,
        )

    async def note_erase(
        self,
        *,
        note_id: types.NoteId,
        reason: str | m.Unset | None = m.UNSET,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.NoteEraseResponse:
        """Erases a note.

        Deprecated.

        Asks the client to confirm first.

        Args:
            note_id: The note.
            reason: Absent keeps the last reason, null clears it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.NoteEraseParams,
            note_id=note_id,
            reason=reason,
        )
        return await self._request(
            "note/erase",
            params_,
            types.NoteEraseResponse,
            timeout,
        )

    async def print_start(
        self,
        *,
        board_id: str,
        color: types.Color | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.NoteEraseResponse:
        """Prints notes.

        Args:
            board_id: The board.
            color: Paper. Default: as it is.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.BoardShareParams,
            board_id=board_id,
            color=color,
        )
        return await self._request(
            "print/start",
            params_,
            types.NoteEraseResponse,
            timeout,
        )

    async def relay_say(
        self,
        *,
        request_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.NoteEraseResponse:
        """Passes a message on and waits.

        Args:
            request_id: The request.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.StopParams,
            request_id=request_id,
        )
        return await self._request(
            "relay/say",
            params_,
            types.NoteEraseResponse,
            timeout,
        )

    async def stop(
        self,
        *,
        request_id: str,
    ) -> None:
        """Takes a request back.

        Args:
            request_id: The request.
        """
        params_ = m.make(
            types.StopParams,
            request_id=request_id,
        )
        await self._notify("$/stop", params_)

    if t.TYPE_CHECKING:

        def events(self) -> c.Events[Event]:
            """Returns all notifications from now on: typed params, or `UnknownNotification`."""
            ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ask/confirmErase"],
            handler: Callable[
                [types.ConfirmEraseParams],
                Awaitable[types.ConfirmEraseResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["relay/say"],
            handler: Callable[
                [types.StopParams],
                Awaitable[types.NoteEraseResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: str,
            handler: Callable[[t.Any], Awaitable[t.Any]],
        ) -> None: ...

        def on_request(
            self,
            method: str,
            handler: Callable[[t.Any], Awaitable[t.Any]],
        ) -> None:
            """Answers a method of the server, each request in a task of its own."""
