# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/sync.py.j2 from schema/acp/v2/**/*.json.
"""The methods of Agent Client Protocol, draft of version 2, as plain calls."""

from __future__ import annotations

import typing as t
from collections.abc import Callable, Iterator

from threadwire import _sync as c

from . import types
from .client import AcpV2Methods, Event


class SyncAcpV2Methods(c.SyncClient[AcpV2Methods]):
    """One method per request of Agent Client Protocol, draft of version 2; each waits for its answer."""

    def auth_login(
        self,
        *,
        method_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.LoginAuthResponse:
        """Signs the user in.

        Runs a sign-in that the agent handles itself. Answered by every agent that lists `authMethods`. Methods of
        type `terminal` are not passed here.

        Args:
            method_id: Identifier of one of the `authMethods` of type `agent`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32000 `Authentication required`: The sign-in failed.
            RpcError: -32602 `Invalid params`: The agent does not offer the method.
        """
        return self._wait(
            self.client.auth_login(
                method_id=method_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def auth_logout(
        self,
        *,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.LogoutAuthResponse:
        """Signs the user out.

        Requests that need a signed-in user are refused with -32000 afterwards. Answered by every agent that lists
        `authMethods`.

        Args:
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.auth_logout(
                meta=meta,
                timeout=timeout,
            )
        )

    def auth_status(
        self,
        *,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.AuthStatusResponse:
        """Tells whether someone is signed in.

        Experimental.

        Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.

        Args:
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.auth_status(
                meta=meta,
                timeout=timeout,
            )
        )

    def initialize(
        self,
        *,
        protocol_version: int,
        info: types.Implementation,
        capabilities: types.ClientCapabilities | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.InitializeResponse:
        """Opens the connection.

        The first request. The agent chooses its newest version that is not above the client's; when it has none,
        the request fails. This server speaks the draft only with clients that ask for exactly this version, and
        answers others in version 1. It may be repeated as long as no other request was sent.

        Args:
            protocol_version: Newest protocol version the client speaks, from 0 to 65535.
            info: Name and version of the client.
            capabilities: What the client can do. Absent means nothing beyond the baseline.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32022 `Unsupported protocol version`: The agent speaks only newer versions; `data` has
            `requested` and `supported`.
            RpcError: -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
        """
        return self._wait(
            self.client.initialize(
                protocol_version=protocol_version,
                info=info,
                capabilities=capabilities,
                meta=meta,
                timeout=timeout,
            )
        )

    def providers_disable(
        self,
        *,
        provider_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.DisableProviderResponse:
        """Switches a model provider off.

        Experimental.

        Not for a provider that is `required`.

        Args:
            provider_id: Identifier of the provider.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.providers_disable(
                provider_id=provider_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def providers_list(
        self,
        *,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ListProvidersResponse:
        """Lists the model providers.

        Experimental.

        Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.

        Args:
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.providers_list(
                meta=meta,
                timeout=timeout,
            )
        )

    def providers_set(
        self,
        *,
        provider_id: str,
        api_type: types.LlmProtocol,
        base_url: str,
        headers: dict[str, str] | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.SetProviderResponse:
        """Configures a model provider.

        Experimental.

        The new configuration replaces the earlier one as a whole, headers included.

        Args:
            provider_id: Identifier of the provider.
            api_type: Model API to use, one of the provider's `supported`.
            base_url: Address that requests to the provider begin with.
            headers: HTTP headers sent with every request, name to value; keys and tokens go here. Absent means
            none.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The provider or the API is unknown.
        """
        return self._wait(
            self.client.providers_set(
                provider_id=provider_id,
                api_type=api_type,
                base_url=base_url,
                headers=headers,
                meta=meta,
                timeout=timeout,
            )
        )

    def proxy_initialize(
        self,
        *,
        protocol_version: int,
        info: types.Implementation,
        capabilities: types.ClientCapabilities | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.InitializeResponse:
        """Opens the connection to a proxy.

        Experimental.

        Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the
        successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol
        version. Sent to proxies only: this server is an agent, the end of a chain, which is opened by
        `initialize`. Where it is the conductor of proxies itself, it speaks version 1.

        Args:
            protocol_version: Newest protocol version the client speaks, from 0 to 65535.
            info: Name and version of the client.
            capabilities: What the client can do. Absent means nothing beyond the baseline.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.proxy_initialize(
                protocol_version=protocol_version,
                info=info,
                capabilities=capabilities,
                meta=meta,
                timeout=timeout,
            )
        )

    def proxy_successor(
        self,
        *,
        method: str,
        params: t.Any = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ProxySuccessorResponse:
        """Passes a request along a chain of proxies.

        Experimental.

        From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are
        those of the request inside. To give it up, `$/cancel_request` names the id of this request. This server
        is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it
        speaks version 1.

        Args:
            method: Method of the request.
            params: Its params, an object or an array, passed on unchanged. Absent or `null` means that it has
            none.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.proxy_successor(
                method=method,
                params=params,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_archive(
        self,
        *,
        session_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ArchiveSessionResponse:
        """Takes a session out of the default list.

        Experimental.

        The history is kept. Work that is running is stopped and the session is closed first. Archiving it again
        succeeds.

        Args:
            session_id: Identifier of the session to archive.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown.
        """
        return self._wait(
            self.client.session_archive(
                session_id=session_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_close(
        self,
        *,
        session_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.CloseSessionResponse:
        """Ends the work on a session.

        Stops what runs and frees what the session holds. The session stays listed and can be resumed.

        Args:
            session_id: Identifier of the session to close.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
        """
        return self._wait(
            self.client.session_close(
                session_id=session_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_delete(
        self,
        *,
        session_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.DeleteSessionResponse:
        """Deletes a session.

        The session is no longer listed. Deleting one that does not exist succeeds.

        Args:
            session_id: Identifier of the session to delete. One that does not exist is not an error.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.session_delete(
                session_id=session_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_fork(
        self,
        *,
        session_id: str,
        cwd: str,
        additional_directories: list[str] | None = None,
        mcp_servers: list[types.McpServer] | None = None,
        system_prompt: types.SystemPrompt | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ForkSessionResponse:
        """Copies a session.

        Experimental.

        The new session begins with the context of the old one and goes its own way; the old one does not change.

        Args:
            session_id: Identifier of the session to copy.
            cwd: Absolute path of the session's working directory. The directory the agent process runs in does
            not matter.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs `session.additionalDirectories`.
            mcp_servers: MCP servers the agent connects to. Absent or empty means none.
            system_prompt: System prompt of the client, normally that of the original. Absent or `null` lets the
            agent take the stored one or its own. Needs `session.systemPrompt`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown.
            RpcError: -32000 `Authentication required`: The user has to sign in first.
            RpcError: -32602 `Invalid params`: A path is not absolute, `cwd` is neither a folder nor that of the
            session, or the system prompt is not supported.
        """
        return self._wait(
            self.client.session_fork(
                session_id=session_id,
                cwd=cwd,
                additional_directories=additional_directories,
                mcp_servers=mcp_servers,
                system_prompt=system_prompt,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_list(
        self,
        *,
        cwd: str | None = None,
        cursor: str | None = None,
        archived: types.SessionArchiveFilter | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ListSessionsResponse:
        """Lists stored sessions.

        Lists page by page and neither opens nor changes a session. The size of a page is the agent's choice.

        Args:
            cwd: Absolute path: only sessions whose working directory is exactly this one. Absent means all.
            cursor: The `nextCursor` of an earlier page, also an empty one. Absent means the first page.
            archived: Which sessions count, archived or not; the same for all pages. Absent or `null` means
            `exclude`. Needs `session.archive`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The cursor is not valid.
        """
        return self._wait(
            self.client.session_list(
                cwd=cwd,
                cursor=cursor,
                archived=archived,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_new(
        self,
        *,
        cwd: str,
        additional_directories: list[str] | None = None,
        mcp_servers: list[types.McpServer] | None = None,
        system_prompt: types.SystemPrompt | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.NewSessionResponse:
        """Creates a session.

        The agent connects to the MCP servers named. The session begins idle; updates about it may come before
        this answer.

        Args:
            cwd: Absolute path of the session's working directory. The directory the agent process runs in does
            not matter.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs `session.additionalDirectories`.
            mcp_servers: MCP servers the agent connects to. Absent or empty means none.
            system_prompt: System prompt of the client. Absent or `null` means the agent's own instructions. Needs
            `session.systemPrompt`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32000 `Authentication required`: The user has to sign in first.
            RpcError: -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute
            path, or `cwd` is not a folder.
        """
        return self._wait(
            self.client.session_new(
                cwd=cwd,
                additional_directories=additional_directories,
                mcp_servers=mcp_servers,
                system_prompt=system_prompt,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_prompt(
        self,
        *,
        session_id: str,
        prompt: list[types.ContentBlock],
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.PromptResponse:
        """Sends a message.

        Answered as soon as the message has its place in the conversation. The work it sets off is told by
        updates; it is over when `state_update` says idle, with the reason, `error` for a failure.

        Args:
            session_id: Identifier of the session.
            prompt: The user's message, at least one block. Text and resource links are always allowed, other
            blocks need a `session.prompt` capability.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32000 `Authentication required`: The user has to sign in first.
            RpcError: -32602 `Invalid params`: A content block needs a capability the agent does not have.
        """
        return self._wait(
            self.client.session_prompt(
                session_id=session_id,
                prompt=prompt,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_resume(
        self,
        *,
        session_id: str,
        cwd: str,
        additional_directories: list[str] | None = None,
        mcp_servers: list[types.McpServer] | None = None,
        replay_from: types.ReplayFrom | None = None,
        system_prompt: types.SystemPrompt | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ResumeSessionResponse:
        """Opens a stored session.

        With `replayFrom` the conversation is sent again as updates first. A `state_update` with the present state
        follows in any case, and then the answer.

        Args:
            session_id: Identifier of the session to resume.
            cwd: Absolute path of the session's working directory, the one it was created with.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs `session.additionalDirectories`.
            mcp_servers: MCP servers the agent connects to. Absent or empty means none.
            replay_from: Where in the conversation to begin a replay, that place included. Absent or `null` means
            no replay.
            system_prompt: System prompt of the client, normally the one the session was created with. Absent or
            `null` lets the agent take the stored one or its own. Needs `session.systemPrompt`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown.
            RpcError: -32000 `Authentication required`: The user has to sign in first.
            RpcError: -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that
            the session has already is accepted even if its folder is gone.
        """
        return self._wait(
            self.client.session_resume(
                session_id=session_id,
                cwd=cwd,
                additional_directories=additional_directories,
                mcp_servers=mcp_servers,
                replay_from=replay_from,
                system_prompt=system_prompt,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_set_config_option(
        self,
        *,
        session_id: str,
        config_id: str,
        type: types.SessionConfigOptionValueType,
        value: types.SessionConfigOptionValue,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.SetSessionConfigOptionResponse:
        """Changes a configuration option of a session.

        The answer has the complete list of options, since one change may bring others. Only for sessions that
        list options.

        Args:
            session_id: Identifier of the session.
            config_id: Identifier of the option to change.
            type: What kind of value `value` is.
            value: The new value.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32602 `Invalid params`: The option or the value is unknown; nothing is changed.
        """
        return self._wait(
            self.client.session_set_config_option(
                session_id=session_id,
                config_id=config_id,
                type=type,
                value=value,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_set_title(
        self,
        *,
        session_id: str,
        title: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.SetSessionTitleResponse:
        """Names a session.

        Experimental.

        Answered once the title is stored; the agent then does not replace it by one of its own. The session need
        not be open.

        Args:
            session_id: Identifier of the session to name. It need not be open.
            title: The new title. The agent may trim or shorten it; it refuses an empty one.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown.
            RpcError: -32602 `Invalid params`: The title is refused, for example because it is empty.
        """
        return self._wait(
            self.client.session_set_title(
                session_id=session_id,
                title=title,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_status(
        self,
        *,
        session_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.SessionStatusResponse:
        """Tells whether a session is in memory.

        Experimental.

        Changes nothing: the session is neither opened nor attached to the connection.

        Args:
            session_id: Identifier of the session.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown.
        """
        return self._wait(
            self.client.session_status(
                session_id=session_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_unarchive(
        self,
        *,
        session_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.UnarchiveSessionResponse:
        """Puts an archived session back on the default list.

        Experimental.

        The session is not opened. A session that is not archived stays as it is, and the request succeeds.

        Args:
            session_id: Identifier of the session to bring back.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown.
        """
        return self._wait(
            self.client.session_unarchive(
                session_id=session_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def terminal_cancel(
        self,
        *,
        session_id: str,
        terminal_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.CancelTerminalResponse:
        """Stops the command in a terminal of the agent.

        The answer says that the agent is going to; a `terminal_update` with `exitStatus` tells that the command
        has ended. The terminal remains.

        Args:
            session_id: Identifier of the session the terminal belongs to.
            terminal_id: Identifier of the terminal whose command is to stop.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32602 `Invalid params`: The terminal is unknown, or it cannot be canceled.
        """
        return self._wait(
            self.client.terminal_cancel(
                session_id=session_id,
                terminal_id=terminal_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def tool_call_cancel(
        self,
        *,
        session_id: str,
        tool_call_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.CancelToolCallResponse:
        """Cancels one tool call.

        The answer says that the agent is going to; the last `tool_call_update` of the call tells that it has
        ended.

        Args:
            session_id: Identifier of the session the call belongs to.
            tool_call_id: Identifier of the call to cancel.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32602 `Invalid params`: The call is unknown, or it cannot be canceled.
        """
        return self._wait(
            self.client.tool_call_cancel(
                session_id=session_id,
                tool_call_id=tool_call_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def mcp_message_notification(
        self,
        *,
        server_id: str,
        request_id: str,
        method: str,
        params: dict[str, t.Any] | None = None,
        meta: t.Any = None,
    ) -> None:
        """Carries an MCP notification back to the agent.

        Experimental.

        Belongs to an MCP request that is still pending, such as its progress.

        Args:
            server_id: Identifier of the server that sends it.
            request_id: Identifier of the pending MCP request.
            method: Method of the MCP notification.
            params: Params of the MCP message. Absent or `null` means that it has none.
            meta: Extension data under namespaced keys. Absent when there is none.
        """
        return self._wait(
            self.client.mcp_message_notification(
                server_id=server_id,
                request_id=request_id,
                method=method,
                params=params,
                meta=meta,
            )
        )

    def proxy_successor_notification(
        self,
        *,
        method: str,
        params: t.Any = None,
        meta: t.Any = None,
    ) -> None:
        """Passes a notification along a chain of proxies.

        Experimental.

        From the proxy it goes on to the next component, to the proxy it comes from there. This server is an
        agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks
        version 1.

        Args:
            method: Method of the notification.
            params: Its params, an object or an array, passed on unchanged. Absent or `null` means that it has
            none.
            meta: Extension data under namespaced keys. Absent when there is none.
        """
        return self._wait(
            self.client.proxy_successor_notification(
                method=method,
                params=params,
                meta=meta,
            )
        )

    def cancel_request(
        self,
        *,
        request_id: types.RequestId,
        meta: t.Any = None,
    ) -> None:
        """Asks the other side to give up a request.

        Either side may send it about a request of its own, and either side may ignore it. The request is answered
        all the same, once: with a normal result, a partial one, or -32800.

        Args:
            request_id: Identifier of the request to give up, as the sender of this notification numbered it.
            meta: Extension data under namespaced keys. Absent when there is none.
        """
        return self._wait(
            self.client.cancel_request(
                request_id=request_id,
                meta=meta,
            )
        )

    def session_cancel(
        self,
        *,
        session_id: str,
        meta: t.Any = None,
    ) -> None:
        """Stops the work in the foreground of a session.

        Prompts that are not inserted yet are dropped, too. A `state_update` to idle with `cancelled` tells that
        the work has stopped. The client answers the session's open permission requests with `cancelled`.

        Args:
            session_id: Identifier of the session whose work in the foreground is to stop, with the prompts that
            are not inserted yet.
            meta: Extension data under namespaced keys. Absent when there is none.
        """
        return self._wait(
            self.client.session_cancel(
                session_id=session_id,
                meta=meta,
            )
        )

    if t.TYPE_CHECKING:

        def events(self) -> Iterator[Event]:
            """Returns all notifications from now on: typed params, or `UnknownNotification`."""
            ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["elicitation/create"],
            handler: Callable[
                [types.CreateElicitationRequest],
                types.CreateElicitationResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["mcp/message"],
            handler: Callable[
                [types.MessageMcpRequest],
                types.MessageMcpResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["proxy/successor"],
            handler: Callable[
                [types.ProxySuccessorRequest],
                types.ProxySuccessorResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["session/request_permission"],
            handler: Callable[
                [types.RequestPermissionRequest],
                types.RequestPermissionResponse,
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
