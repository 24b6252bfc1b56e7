# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/sync.py.j2 from schema/dotcraft/**/*.json.
"""The methods of DotCraft AppServer, as plain calls."""

from __future__ import annotations

import typing as t
from collections.abc import Callable

from threadwire import _client as c

from . import types
from .client import DotCraftMethods


class SyncDotCraftMethods(c.SyncClient[DotCraftMethods]):
    """One method per request of DotCraft AppServer; each waits for its answer."""

    def initialize(
        self,
        *,
        client_info: types.ClientInfo,
        capabilities: types.ClientCapabilities | None = None,
        timeout: float | None = None,
    ) -> types.InitializeResult:
        """Opens a connection: both sides say who they are and what they can do.

        The first request on every connection. What is agreed here, and the notifications opted out of, holds
        until the connection closes. A different protocol version never fails the handshake. A channel adapter
        whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`,
        and the connection closes.

        Args:
            client_info: Who is connecting.
            capabilities: What the client can handle. When absent, every flag takes its default.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32003 `Already initialized`: The connection is initialized already; it stays usable.
            RpcError: -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
        """
        return self._wait(
            self.client.initialize(
                client_info=client_info,
                capabilities=capabilities,
                timeout=timeout,
            )
        )

    def model_list(
        self,
        *,
        provider_id: str | None = None,
        timeout: float | None = None,
    ) -> types.ModelListResponse:
        """Lists the models of a provider.

        Trouble with the provider is a successful answer with `success` false and no models.

        Args:
            provider_id: The provider. Absent: the workspace's.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.model_list(
                provider_id=provider_id,
                timeout=timeout,
            )
        )

    def thread_archive(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Makes a thread read-only and takes it out of lists.

        Works on active and paused threads. Threads of its subagents are archived with it.

        Args:
            thread_id: The thread; not one of a subagent.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The thread belongs to a subagent.
        """
        return self._wait(
            self.client.thread_archive(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_config_update(
        self,
        *,
        thread_id: str,
        config: types.ThreadConfiguration,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Changes the settings of a thread.

        A running turn keeps the settings it began with.

        Args:
            thread_id: The thread.
            config: The settings to change; absent members stay as they are.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `config` is missing or does not fit.
        """
        return self._wait(
            self.client.thread_config_update(
                thread_id=thread_id,
                config=config,
                timeout=timeout,
            )
        )

    def thread_delete(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Deletes a thread and everything it holds.

        Threads of its subagents are deleted with it, and each deletion is announced to every connection.

        Args:
            thread_id: The thread; not one of a subagent.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The thread belongs to a subagent.
        """
        return self._wait(
            self.client.thread_delete(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_list(
        self,
        *,
        identity: types.SessionIdentity | None = None,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        include_archived: bool | None = None,
        include_sub_agents: bool | None = None,
        include_internal: bool | None = None,
        cross_channel_origins: list[str] | None = None,
        channel_name: str | None = None,
        timeout: float | None = None,
    ) -> types.ThreadListResponse:
        """Lists threads, latest activity first.

        Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived
        threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an
        archived thread also need `includeArchived`.

        Args:
            identity: Whose threads: same workspace, same user when given, same channel context. Absent: all
            threads of the workspace.
            query: Text to find, in any case, in identifier, title, origin, status and context. Absent: no filter.
            limit: Largest number of rows, 1 to 100. Absent: 50 with a cursor, otherwise all.
            cursor: Opaque cursor of an earlier answer. Absent: from the start.
            include_archived: Include archived threads. Absent: false.
            include_sub_agents: Include threads of subagents. Absent: false.
            include_internal: Include helper threads of the server. Absent: false.
            cross_channel_origins: Also include threads of these origin channels, whatever their channel context.
            Absent: none.
            channel_name: Only threads of this origin channel, in any case. Absent: no filter.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
        """
        return self._wait(
            self.client.thread_list(
                identity=identity,
                query=query,
                limit=limit,
                cursor=cursor,
                include_archived=include_archived,
                include_sub_agents=include_sub_agents,
                include_internal=include_internal,
                cross_channel_origins=cross_channel_origins,
                channel_name=channel_name,
                timeout=timeout,
            )
        )

    def thread_mode_set(
        self,
        *,
        thread_id: str,
        mode: types.AgentMode,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Sets the mode of a thread.

        The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.

        Args:
            thread_id: The thread.
            mode: The mode.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `mode` is missing or not known.
        """
        return self._wait(
            self.client.thread_mode_set(
                thread_id=thread_id,
                mode=mode,
                timeout=timeout,
            )
        )

    def thread_pause(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Keeps a thread from starting turns until it is resumed.

        Only an active thread can be paused.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is paused or archived.
            RpcError: -32602 `Invalid params`: `threadId` or another required member is missing, or a member does
            not fit.
        """
        return self._wait(
            self.client.thread_pause(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_read(
        self,
        *,
        thread_id: str,
        include_turns: bool | None = None,
        turn_limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> types.ThreadReadResponse:
        """Reads a thread without loading it for work.

        Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or
        `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever
        page is read.

        Args:
            thread_id: The thread.
            include_turns: Include turns; implied by `turnLimit` and `cursor`. Absent: false.
            turn_limit: Largest number of turns, 1 to 100. Absent: all, or the server's page size with a cursor.
            cursor: Opaque cursor of an earlier answer. Absent: the newest turns.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
        """
        return self._wait(
            self.client.thread_read(
                thread_id=thread_id,
                include_turns=include_turns,
                turn_limit=turn_limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def thread_rename(
        self,
        *,
        thread_id: str,
        display_name: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Gives a thread a new title.

        The title is stored and announced to every connection.

        Args:
            thread_id: The thread.
            display_name: The title; not empty.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `displayName` is missing or empty.
        """
        return self._wait(
            self.client.thread_rename(
                thread_id=thread_id,
                display_name=display_name,
                timeout=timeout,
            )
        )

    def thread_resume(
        self,
        *,
        thread_id: str,
        additional_context: dict[str, types.RuntimeAdditionalContextEntry] | None = None,
        dynamic_tools: list[types.DynamicToolSpec] | None = None,
        timeout: float | None = None,
    ) -> types.ThreadResumeResponse:
        """Loads a thread and makes it active.

        Counts as activity of the thread. Questions of a waiting turn that are still open are asked again on this
        connection, one approval after another, with the same `requestId`. Archived threads have to be unarchived
        first.

        Args:
            thread_id: The thread.
            additional_context: Context for the system prompt by key, as in `thread/start`. Absent: keeps the
            present one; an empty object clears it.
            dynamic_tools: Tools this connection runs from now on; needs `dynamicToolRebind`. Absent or empty:
            keeps the present ones.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is archived.
            RpcError: -32602 `Invalid params`: `threadId` or another required member is missing, or a member does
            not fit.
        """
        return self._wait(
            self.client.thread_resume(
                thread_id=thread_id,
                additional_context=additional_context,
                dynamic_tools=dynamic_tools,
                timeout=timeout,
            )
        )

    def thread_start(
        self,
        *,
        identity: types.SessionIdentity,
        history_mode: types.HistoryMode | None = None,
        display_name: str | None = None,
        config: types.ThreadConfiguration | None = None,
        dynamic_tools: list[types.DynamicToolSpec] | None = None,
        additional_context: dict[str, types.RuntimeAdditionalContextEntry] | None = None,
        spawned_from_thread_id: str | None = None,
        timeout: float | None = None,
    ) -> types.ThreadStartResponse:
        """Creates an active thread.

        The thread is stored and has no turns. Without a model in `config` the workspace's current model is
        recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and
        may reach the caller too. Tools and context given here last as long as this connection.

        Args:
            identity: On whose behalf, and from where.
            history_mode: Who keeps the history. Absent: `server`.
            display_name: Title. Absent: derived from the first message.
            config: Settings of the thread. Absent: workspace defaults.
            dynamic_tools: Tools this connection runs for the thread; no two with the same namespace and name.
            Absent: none.
            additional_context: Context for the system prompt by key; a key has 1 to 128 letters, digits, dots,
            underscores or hyphens. Needs `runtimeAdditionalContext`. Absent: none.
            spawned_from_thread_id: Thread to name as the origin; does not make a subagent. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or
            two tools share namespace and name.
            RpcError: -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than
            provider, model and reasoning beside it.
        """
        return self._wait(
            self.client.thread_start(
                identity=identity,
                history_mode=history_mode,
                display_name=display_name,
                config=config,
                dynamic_tools=dynamic_tools,
                additional_context=additional_context,
                spawned_from_thread_id=spawned_from_thread_id,
                timeout=timeout,
            )
        )

    def thread_subscribe(
        self,
        *,
        thread_id: str,
        replay_recent: bool | None = None,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Sends the events of a thread to this connection.

        Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor
        starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.

        Args:
            thread_id: The thread.
            replay_recent: Send a few recent notifications again first, if the server still has them. Absent:
            false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `threadId` or another required member is missing, or a member does
            not fit.
        """
        return self._wait(
            self.client.thread_subscribe(
                thread_id=thread_id,
                replay_recent=replay_recent,
                timeout=timeout,
            )
        )

    def thread_unarchive(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Makes an archived thread active again.

        Threads of its subagents come back with it, except those that were closed.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `threadId` or another required member is missing, or a member does
            not fit.
        """
        return self._wait(
            self.client.thread_unarchive(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_unsubscribe(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Stops sending the events of a thread to this connection.

        Decides no open question. Closing the connection has the same effect for all its subscriptions.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `threadId` or another required member is missing, or a member does
            not fit.
        """
        return self._wait(
            self.client.thread_unsubscribe(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def turn_enqueue(
        self,
        *,
        thread_id: str,
        input: list[types.InputPart],
        sender: types.SenderContext | None = None,
        timeout: float | None = None,
    ) -> types.TurnEnqueueResponse:
        """Appends input to a thread's queue.

        The queue is kept with the thread. One entry starts a turn whenever a turn completes, and when maintenance
        ends; a turn that fails or is cancelled takes none. An idle thread takes the input at once.

        Args:
            thread_id: The thread.
            input: What the user says; at least one part.
            sender: Person in a chat who says it. Absent: the client's own user.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is paused or archived.
            RpcError: -32602 `Invalid params`: `input` is empty or has a part of an unknown type.
        """
        return self._wait(
            self.client.turn_enqueue(
                thread_id=thread_id,
                input=input,
                sender=sender,
                timeout=timeout,
            )
        )

    def turn_interrupt(
        self,
        *,
        thread_id: str,
        turn_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Stops a turn.

        The answer says that the request was taken; the turn has ended when `turn/cancelled` arrives. Text that
        was being written is completed as it stands and stays in the history.

        Args:
            thread_id: The thread.
            turn_id: The turn.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32013 `Turn not found`: The thread has no such turn.
            RpcError: -32014 `Turn not running`: The turn has ended.
            RpcError: -32602 `Invalid params`: `threadId` or another required member is missing, or a member does
            not fit.
        """
        return self._wait(
            self.client.turn_interrupt(
                thread_id=thread_id,
                turn_id=turn_id,
                timeout=timeout,
            )
        )

    def turn_queue_remove(
        self,
        *,
        thread_id: str,
        queued_input_id: str,
        timeout: float | None = None,
    ) -> types.TurnQueueRemoveResponse:
        """Drops an input from a thread's queue.

        The input is not run.

        Args:
            thread_id: The thread.
            queued_input_id: The entry.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The queue has no such entry.
        """
        return self._wait(
            self.client.turn_queue_remove(
                thread_id=thread_id,
                queued_input_id=queued_input_id,
                timeout=timeout,
            )
        )

    def turn_start(
        self,
        *,
        thread_id: str,
        input: list[types.InputPart],
        sender: types.SenderContext | None = None,
        messages: list[types.ChatMessage] | None = None,
        timeout: float | None = None,
    ) -> types.TurnStartResponse:
        """Starts a turn with the user's input.

        Answered at once, before any notification of the turn. What goes wrong later is told by `turn/failed`. A
        caller that is not subscribed to the thread gets the events of this turn only. The turn goes on when a
        WebSocket connection is lost.

        Args:
            thread_id: The thread.
            input: What the user says; at least one part.
            sender: Person in a chat who says it. Absent: the client's own user.
            messages: The history so far: needed when the client keeps it, refused when the server does.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is paused or archived.
            RpcError: -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by
            maintenance.
            RpcError: -32602 `Invalid params`: `input` is empty or has a part of an unknown type, a built-in
            command came as `commandRef`, or `messages` does not fit the thread's history mode.
        """
        return self._wait(
            self.client.turn_start(
                thread_id=thread_id,
                input=input,
                sender=sender,
                messages=messages,
                timeout=timeout,
            )
        )

    def initialized(self) -> None:
        """Says that the client has read the answer to `initialize`.

        Until it arrives the server sends no notification of its own accord. Never answered.
        """
        return self._wait(self.client.initialized())

    if t.TYPE_CHECKING:

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/approval/request"],
            handler: Callable[
                [types.ItemApprovalRequestParams],
                types.ItemApprovalRequestResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/tool/call"],
            handler: Callable[
                [types.ItemToolCallParams],
                types.DynamicToolResult,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/tool/requestUserInput"],
            handler: Callable[
                [types.ItemToolRequestUserInputParams],
                types.UserInputResult,
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
