# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/sync.py.j2 from schema/acp/**/*.json.
"""The methods of Agent Client Protocol, as plain calls."""

from __future__ import annotations

import typing as t
from collections.abc import Callable, Iterator

from threadwire import _sync as c

from . import types
from .client import AcpMethods, Event


class SyncAcpMethods(c.SyncClient[AcpMethods]):
    """One method per request of Agent Client Protocol; each waits for its answer."""

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

    def authenticate(
        self,
        *,
        method_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.AuthenticateResponse:
        """Signs the user in.

        Runs a sign-in that the agent handles itself. Methods of type `terminal` are not passed here: the client
        starts the agent program for them and connects again.

        Args:
            method_id: Identifier of one of the `authMethods` the agent listed, not one of type `terminal`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32000 `Authentication required`: The sign-in failed.
            RpcError: -32602 `Invalid params`: The agent does not offer the method.
        """
        return self._wait(
            self.client.authenticate(
                method_id=method_id,
                meta=meta,
                timeout=timeout,
            )
        )

    def initialize(
        self,
        *,
        protocol_version: int,
        client_capabilities: types.ClientCapabilities | None = None,
        client_info: types.Implementation | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.InitializeResponse:
        """Opens the connection.

        The first request. The client names its newest version, the agent answers with the same one or, when it
        does not know it, with its own newest; that is never an error. Capabilities that are not named are
        unsupported. The request may be repeated.

        Args:
            protocol_version: Newest protocol version the client speaks, from 0 to 65535.
            client_capabilities: What the client can do. Absent means nothing beyond the baseline.
            client_info: Name and version of the client. Absent when it does not say.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
        """
        return self._wait(
            self.client.initialize(
                protocol_version=protocol_version,
                client_capabilities=client_capabilities,
                client_info=client_info,
                meta=meta,
                timeout=timeout,
            )
        )

    def logout(
        self,
        *,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.LogoutResponse:
        """Signs the user out.

        Requests that need a signed-in user are refused with -32000 afterwards. What becomes of open sessions is
        up to the agent.

        Args:
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.logout(
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

        Raises:
            RpcError: -32602 `Invalid params`: The provider is unknown, or it is `required`.
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

        The new configuration replaces the earlier one as a whole, headers included. It counts for sessions that
        this connection opens from then on and ends with the connection; nothing of it is stored.

        Args:
            provider_id: Identifier of the provider.
            api_type: Model API to use, one of the provider's `supported`.
            base_url: Address that requests to the provider begin with.
            headers: HTTP headers sent with every request, name to value; keys and tokens go here. Absent means
            none.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The provider or the API is unknown, the address is no HTTP address,
            or a header cannot be sent.
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
        client_capabilities: types.ClientCapabilities | None = None,
        client_info: types.Implementation | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.InitializeResponse:
        """Opens the connection to a proxy.

        Experimental.

        Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the
        successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol
        version. Sent to proxies only. To its clients this server is an agent, the end of a chain, which is opened
        by `initialize`; it sends this request itself to the proxies that are configured in front of an agent of
        another maker (`agents.<name>.proxies`).

        Args:
            protocol_version: Newest protocol version the client speaks, from 0 to 65535.
            client_capabilities: What the client can do. Absent means nothing beyond the baseline.
            client_info: Name and version of the client. Absent when it does not say.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.proxy_initialize(
                protocol_version=protocol_version,
                client_capabilities=client_capabilities,
                client_info=client_info,
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
        those of the request inside. To give it up, `$/cancel_request` names the id of this request. To its
        clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an
        agent of another maker it is the conductor: it takes this message from them and sends it to them.

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

        Stops a running turn as `session/cancel` does and frees what the session holds. The session stays listed
        and can be opened again. A client takes -32002 for success.

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
        Updates about the new session are sent only after this answer.

        Args:
            session_id: Identifier of the session to copy.
            cwd: Absolute path of the session's working directory. The directory the agent process runs in does
            not matter.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs the
            `sessionCapabilities.additionalDirectories` capability.
            mcp_servers: MCP servers the agent connects to. Absent or empty means none.
            system_prompt: System prompt of the client, normally that of the original. Absent or `null` lets the
            agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
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
            cursor: The `nextCursor` of an earlier page. Absent means the first page.
            archived: Which sessions count, archived or not; the same for all pages. Absent or `null` means
            `exclude`. Needs `sessionCapabilities.archive`.
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

    def session_load(
        self,
        *,
        session_id: str,
        cwd: str,
        additional_directories: list[str] | None = None,
        mcp_servers: list[types.McpServer],
        system_prompt: types.SystemPrompt | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.LoadSessionResponse:
        """Opens a stored session and replays it.

        The whole conversation is sent as updates before the answer: messages, reasoning, tool calls and the plan,
        but no notices. The agent then keeps the session open like a new one.

        Args:
            session_id: Identifier of the session to load.
            cwd: Absolute path of the session's working directory. The directory the agent process runs in does
            not matter.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs the
            `sessionCapabilities.additionalDirectories` capability.
            mcp_servers: MCP servers the agent connects to. May be empty.
            system_prompt: System prompt of the client, normally the one the session was created with. Absent or
            `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32000 `Authentication required`: The user has to sign in first.
            RpcError: -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that
            the session has already is accepted even if its folder is gone.
        """
        return self._wait(
            self.client.session_load(
                session_id=session_id,
                cwd=cwd,
                additional_directories=additional_directories,
                mcp_servers=mcp_servers,
                system_prompt=system_prompt,
                meta=meta,
                timeout=timeout,
            )
        )

    def session_new(
        self,
        *,
        cwd: str,
        additional_directories: list[str] | None = None,
        mcp_servers: list[types.McpServer],
        system_prompt: types.SystemPrompt | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.NewSessionResponse:
        """Creates a session.

        The agent connects to the MCP servers named; one that does not start does not fail the session. Updates
        about the session are sent only after this answer.

        Args:
            cwd: Absolute path of the session's working directory. The directory the agent process runs in does
            not matter.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs the
            `sessionCapabilities.additionalDirectories` capability.
            mcp_servers: MCP servers the agent connects to. May be empty.
            system_prompt: System prompt of the client. Absent or `null` means the agent's own instructions. Needs
            `sessionCapabilities.systemPrompt`.
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
        """Sends a message and runs the turn.

        The request stays pending for the whole turn. Everything the turn produces is sent as updates before the
        answer, which tells why the turn ended. A failed turn is answered with an error. A session runs one prompt
        at a time. Slash commands are plain text.

        Args:
            session_id: Identifier of the session.
            prompt: The user's message. Text and resource links are always allowed, other blocks need a
            `promptCapabilities` flag.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32000 `Authentication required`: The user has to sign in first.
            RpcError: -32602 `Invalid params`: A content block needs a capability the agent does not have.
            RpcError: -32600 `Invalid request`: The session's earlier prompt is still pending.
            RpcError: -32603 `Internal error`: The turn failed.
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
        system_prompt: types.SystemPrompt | None = None,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.ResumeSessionResponse:
        """Opens a stored session without a replay.

        Like `session/load`, but the conversation is not sent again: for a client that has it already.

        Args:
            session_id: Identifier of the session to resume.
            cwd: Absolute path of the session's working directory. The directory the agent process runs in does
            not matter.
            additional_directories: Absolute paths of further workspace roots. They are not remembered: every
            request names the full list. Absent or empty means none. Needs the
            `sessionCapabilities.additionalDirectories` capability.
            mcp_servers: MCP servers the agent connects to. Absent or empty means none.
            system_prompt: System prompt of the client, normally the one the session was created with. Absent or
            `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
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
        type: str | None = None,
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
            type: `boolean` when `value` is a boolean. Absent, or any other name, when `value` is the string of a
            choice.
            value: The new value.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32602 `Invalid params`: The option or the value is unknown.
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

    def session_set_mode(
        self,
        *,
        session_id: str,
        mode_id: str,
        meta: t.Any = None,
        timeout: float | None = None,
    ) -> types.SetSessionModeResponse:
        """Switches the mode of a session.

        Possible at any time, also during a turn. Only for sessions that list modes. Configuration options of the
        category `mode` do the same; an agent with both keeps them in step.

        Args:
            session_id: Identifier of the session.
            mode_id: Identifier of one of the session's `availableModes`.
            meta: Extension data under namespaced keys. Absent when there is none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32002 `Resource not found`: The session is unknown or not active on this connection.
            RpcError: -32602 `Invalid params`: The mode is not one of `availableModes`.
        """
        return self._wait(
            self.client.session_set_mode(
                session_id=session_id,
                mode_id=mode_id,
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

        From the proxy it goes on to the next component, to the proxy it comes from there. To its clients this
        server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of
        another maker it is the conductor: it takes this message from them and sends it to them.

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
        request_id: types.RequestId | None,
        meta: t.Any = None,
    ) -> None:
        """Asks the other side to give up a request.

        Either side may send it about a request of its own, and either side may ignore it. The request is answered
        all the same, once: with a normal result, a partial one, or -32800. The agent takes back its own pending
        questions this way.

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
        """Stops the running turn.

        The agent stops its model requests and tools, may send last updates, and answers the pending prompt with
        `cancelled`. The client answers the session's open permission requests with `cancelled`. Without a running
        turn nothing happens.

        Args:
            session_id: Identifier of the session whose running turn is to stop.
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
            method: t.Literal["fs/read_text_file"],
            handler: Callable[
                [types.ReadTextFileRequest],
                types.ReadTextFileResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["fs/write_text_file"],
            handler: Callable[
                [types.WriteTextFileRequest],
                types.WriteTextFileResponse,
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
            method: t.Literal["terminal/create"],
            handler: Callable[
                [types.CreateTerminalRequest],
                types.CreateTerminalResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["terminal/kill"],
            handler: Callable[
                [types.KillTerminalRequest],
                types.KillTerminalResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["terminal/output"],
            handler: Callable[
                [types.TerminalOutputRequest],
                types.TerminalOutputResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["terminal/release"],
            handler: Callable[
                [types.ReleaseTerminalRequest],
                types.ReleaseTerminalResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["terminal/wait_for_exit"],
            handler: Callable[
                [types.WaitForTerminalExitRequest],
                types.WaitForTerminalExitResponse,
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
