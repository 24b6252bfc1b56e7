# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/sync.py.j2 from schema/codex/**/*.json.
"""The methods of Codex app-server, as plain calls."""

from __future__ import annotations

import typing as t
from collections.abc import Callable

from threadwire import _client as c
from threadwire import _model as m

from . import types
from .client import CodexMethods


class SyncCodexMethods(c.SyncClient[CodexMethods]):
    """One method per request of Codex app-server; each waits for its answer."""

    def account_read(
        self,
        *,
        refresh_token: bool | None = None,
        timeout: float | None = None,
    ) -> types.GetAccountResponse:
        """Returns who is signed in.

        `account` is `null` when the model provider needs no account, even if a key is stored.

        Args:
            refresh_token: Whether to refresh the tokens first. Absent: no. Ignored for tokens a host application
            supplies.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
        """
        return self._wait(
            self.client.account_read(
                refresh_token=refresh_token,
                timeout=timeout,
            )
        )

    def collaboration_mode_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.CollaborationModeListResponse:
        """Lists the collaboration modes.

        Experimental.

        There is one preset per mode and no paging.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `collaborationMode/list requires experimentalApi capability`: The connection did not
            declare the capability.
        """
        return self._wait(
            self.client.collaboration_mode_list(
                timeout=timeout,
            )
        )

    def config_read(
        self,
        *,
        include_layers: bool | None = None,
        cwd: str | None = None,
        timeout: float | None = None,
    ) -> types.ConfigReadResponse:
        """Returns the configuration in force.

        Says for each value which layer it comes from, and on request returns the layers by themselves.

        Args:
            include_layers: Whether to include every layer by itself. Absent: no.
            cwd: Directory whose project layers are added. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.config_read(
                include_layers=include_layers,
                cwd=cwd,
                timeout=timeout,
            )
        )

    def initialize(
        self,
        *,
        client_info: types.ClientInfo,
        capabilities: types.InitializeCapabilities | None = None,
        timeout: float | None = None,
    ) -> types.InitializeResponse:
        """Opens the connection.

        Must be the first request and may be sent once. Requests are accepted as soon as it is answered;
        `initialized` need not be waited for.

        Args:
            client_info: Name and version of the client.
            capabilities: What the client opts into. Absent: nothing.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Already initialized`: The connection was initialized before.
        """
        return self._wait(
            self.client.initialize(
                client_info=client_info,
                capabilities=capabilities,
                timeout=timeout,
            )
        )

    def mock_experimental_method(
        self,
        *,
        value: str | None = None,
        timeout: float | None = None,
    ) -> types.MockExperimentalMethodResponse:
        """Returns what it is given.

        Experimental.

        Exists to test the experimental gate.

        Args:
            value: Text to send back. Absent: `null` comes back.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `mock/experimentalMethod requires experimentalApi capability`: The connection did not
            declare the capability.
        """
        return self._wait(
            self.client.mock_experimental_method(
                value=value,
                timeout=timeout,
            )
        )

    def model_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        include_hidden: bool | None = None,
        model_provider: str | None = None,
        timeout: float | None = None,
    ) -> types.ModelListResponse:
        """Lists the models a user can choose from.

        The cursor is the position of the next entry, in decimal.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most models in the page. Absent: the server decides.
            include_hidden: Whether to include models that are not offered to users. Absent: no.
            model_provider: Model provider to list. Absent: the configured one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
            RpcError: -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last
            model.
        """
        return self._wait(
            self.client.model_list(
                cursor=cursor,
                limit=limit,
                include_hidden=include_hidden,
                model_provider=model_provider,
                timeout=timeout,
            )
        )

    def thread_archive(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadArchiveResponse:
        """Moves a thread into the archive and unloads it.

        A thread that is archived already is not found.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread
            id`.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        return self._wait(
            self.client.thread_archive(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_delete(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadDeleteResponse:
        """Deletes a thread for good and unloads it.

        The answer comes before `thread/deleted`.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        return self._wait(
            self.client.thread_delete(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_fork(
        self,
        *,
        thread_id: str,
        last_turn_id: str | None = None,
        before_turn_id: str | None = None,
        path: str | None = None,
        model: str | None = None,
        model_provider: str | None = None,
        service_tier: str | None = None,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox: types.SandboxMode | None = None,
        permissions: str | None = None,
        config: dict[str, t.Any] | None = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        ephemeral: bool | None = None,
        thread_source: types.ThreadSource | None = None,
        exclude_turns: bool | None = None,
        attach_to_source: bool | None = None,
        defer_goal_continuation: bool | None = None,
        experimental_prediction_mode: bool | None = None,
        experimental_disable_prediction_mcp: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadForkResponse:
        """Copies a stored thread into a new one, loads it and subscribes the connection to it.

        The source is not changed. The answer comes before `thread/started`.

        Args:
            thread_id: Thread to copy; required even when `path` is used.
            last_turn_id: Last turn to copy. Absent: all.
            before_turn_id: First turn not to copy; excludes `lastTurnId`.
            path: File to copy instead of `threadId`.
            model: Model of the copy. Absent: that of the source.
            model_provider: Id of the model provider.
            service_tier: Service tier of the model provider.
            cwd: Working directory.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandbox`.
            config: Further configuration values, by dotted key or nested.
            base_instructions: Text in place of the built-in instructions.
            developer_instructions: Text in addition to the built-in instructions.
            ephemeral: Whether to keep the copy in memory only. Absent: no.
            thread_source: Purpose of the copy, in words of the client.
            exclude_turns: Whether to leave the turns out of the answer. Absent: no.
            attach_to_source: Whether the copy is stored as attached to its source and hidden from lists. Absent:
            no.
            defer_goal_continuation: Whether a goal of the source waits for the next turn instead of continuing at
            once. Absent: no.
            experimental_prediction_mode: Whether to copy the settings of a loaded source exactly, to reuse cached
            prompts. Needs `ephemeral`. Absent: no.
            experimental_disable_prediction_mcp: Whether MCP servers are off in prediction mode. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread
            id`.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        return self._wait(
            self.client.thread_fork(
                thread_id=thread_id,
                last_turn_id=last_turn_id,
                before_turn_id=before_turn_id,
                path=path,
                model=model,
                model_provider=model_provider,
                service_tier=service_tier,
                cwd=cwd,
                runtime_workspace_roots=runtime_workspace_roots,
                approval_policy=approval_policy,
                approvals_reviewer=approvals_reviewer,
                sandbox=sandbox,
                permissions=permissions,
                config=config,
                base_instructions=base_instructions,
                developer_instructions=developer_instructions,
                ephemeral=ephemeral,
                thread_source=thread_source,
                exclude_turns=exclude_turns,
                attach_to_source=attach_to_source,
                defer_goal_continuation=defer_goal_continuation,
                experimental_prediction_mode=experimental_prediction_mode,
                experimental_disable_prediction_mcp=experimental_disable_prediction_mcp,
                timeout=timeout,
            )
        )

    def thread_items_list(
        self,
        *,
        thread_id: str,
        turn_id: str | None = None,
        cursor: types.ThreadItemsListCursor | None = None,
        limit: int | None = None,
        sort_direction: types.SortDirection | None = None,
        defer_output: types.ThreadItemOutputDeferral | None = None,
        timeout: float | None = None,
    ) -> types.ThreadItemsListResponse:
        """Lists the items of a thread page by page, oldest first.

        The thread may be stored or loaded. `turnId` limits the list to one turn.

        Args:
            thread_id: Id of the thread.
            turn_id: Only items of this turn. Absent: of all turns.
            cursor: Where to begin: a cursor of an earlier page, or an item of the turn. Absent: at the start.
            limit: Most items in the page. Absent: the server decides.
            sort_direction: Order of the items. Absent: oldest first.
            defer_output: Which outputs to leave out, to be read one by one. Only with `turnId`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        return self._wait(
            self.client.thread_items_list(
                thread_id=thread_id,
                turn_id=turn_id,
                cursor=cursor,
                limit=limit,
                sort_direction=sort_direction,
                defer_output=defer_output,
                timeout=timeout,
            )
        )

    def thread_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        sort_key: types.ThreadSortKey | None = None,
        sort_direction: types.SortDirection | None = None,
        model_providers: list[str] | None = None,
        source_kinds: list[types.ThreadSourceKind] | None = None,
        archived: bool | None = None,
        project_id: str | m.Unset | None = m.UNSET,
        section_id: str | m.Unset | None = m.UNSET,
        cwd: types.ThreadListCwdFilter | None = None,
        originators: list[str] | None = None,
        current_account_only: bool | None = None,
        excluded_thread_ids: list[str] | None = None,
        parent_thread_id: str | None = None,
        ancestor_thread_id: str | None = None,
        attached_to_thread_id: str | None = None,
        include_attached_threads: bool | None = None,
        use_state_db_only: bool | None = None,
        search_term: str | None = None,
        timeout: float | None = None,
    ) -> types.ThreadListResponse:
        """Lists stored threads, newest first.

        Threads without a user message are left out. `nextCursor` is `null` on the last page.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most threads in the page, 1 to 100. Absent: 25.
            sort_key: What to sort by. Absent: time of creation.
            sort_direction: Order. Absent: newest first.
            model_providers: Only threads of these model providers. Absent or empty: of all.
            source_kinds: Only threads of these kinds of programs. Absent or empty: interactive ones.
            archived: Whether to list archived threads instead of active ones. Absent: no.
            project_id: Only threads of this project. `null`: only those without one. Absent: of all.
            section_id: Only threads of this section. `null`: only those without one. Absent: of all.
            cwd: Only threads with exactly this working directory.
            originators: Only threads created by these clients. A local server refuses a list that is not empty.
            current_account_only: Whether to list only what the current account may see. Absent: no.
            excluded_thread_ids: Threads to leave out, at most 100.
            parent_thread_id: Only direct sub-agents of this thread; excludes `ancestorThreadId`.
            ancestor_thread_id: Only sub-agents of this thread at any depth.
            attached_to_thread_id: Only threads attached to this one.
            include_attached_threads: Whether a search by title finds attached threads. Absent: no.
            use_state_db_only: Whether to trust the index without looking at the files. Absent: no.
            search_term: Only threads whose title contains this text.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        return self._wait(
            self.client.thread_list(
                cursor=cursor,
                limit=limit,
                sort_key=sort_key,
                sort_direction=sort_direction,
                model_providers=model_providers,
                source_kinds=source_kinds,
                archived=archived,
                project_id=project_id,
                section_id=section_id,
                cwd=cwd,
                originators=originators,
                current_account_only=current_account_only,
                excluded_thread_ids=excluded_thread_ids,
                parent_thread_id=parent_thread_id,
                ancestor_thread_id=ancestor_thread_id,
                attached_to_thread_id=attached_to_thread_id,
                include_attached_threads=include_attached_threads,
                use_state_db_only=use_state_db_only,
                search_term=search_term,
                timeout=timeout,
            )
        )

    def thread_loaded_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> types.ThreadLoadedListResponse:
        """Lists the ids of loaded threads.

        The ids are sorted, and a page ends with the id that is its cursor.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most ids in the page. Absent: no limit.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        return self._wait(
            self.client.thread_loaded_list(
                cursor=cursor,
                limit=limit,
                timeout=timeout,
            )
        )

    def thread_name_set(
        self,
        *,
        thread_id: str,
        name: str,
        timeout: float | None = None,
    ) -> types.ThreadSetNameResponse:
        """Gives a thread a title.

        The thread may be loaded or stored; in 0.97 it must be loaded.

        Args:
            thread_id: Id of the thread.
            name: The title; blanks at both ends are removed, and something must remain.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `thread name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        return self._wait(
            self.client.thread_name_set(
                thread_id=thread_id,
                name=name,
                timeout=timeout,
            )
        )

    def thread_read(
        self,
        *,
        thread_id: str,
        include_turns: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadReadResponse:
        """Returns a thread as it is stored.

        Neither loads the thread nor subscribes to it. With `includeTurns` a paginated thread draws a
        `deprecationNotice`.

        Args:
            thread_id: Id of the thread.
            include_turns: Whether to include the turns with their items. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not loaded: {threadId}`: The thread is neither stored nor loaded.
            RpcError: -32603 `failed to load rollout `{path}` for thread {threadId}: {detail}`: The stored file is
            damaged.
            RpcError: -32600 `ephemeral threads do not support includeTurns`: Turns of an ephemeral thread were
            asked for.
            RpcError: -32601 `list_turns is not supported yet`: Turns were asked for before the first one was
            stored.
        """
        return self._wait(
            self.client.thread_read(
                thread_id=thread_id,
                include_turns=include_turns,
                timeout=timeout,
            )
        )

    def thread_resume(
        self,
        *,
        thread_id: str,
        history: list[types.ResponseItem] | None = None,
        path: str | None = None,
        model: str | None = None,
        model_provider: str | None = None,
        service_tier: str | None = None,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox: types.SandboxMode | None = None,
        permissions: str | None = None,
        config: dict[str, t.Any] | None = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        personality: types.Personality | None = None,
        exclude_turns: bool | None = None,
        initial_turns_page: types.ThreadResumeInitialTurnsPageParams | None = None,
        timeout: float | None = None,
    ) -> types.ThreadResumeResponse:
        """Opens a stored thread and subscribes the connection to it.

        No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is
        already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a
        `deprecationNotice`.

        Args:
            thread_id: Thread to open; required even where another source is used.
            history: Items of the model provider to start from instead of a stored thread.
            path: File to open instead of `threadId`.
            model: Model to use from now on.
            model_provider: Id of the model provider.
            service_tier: Service tier of the model provider.
            cwd: Working directory.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandbox`.
            config: Further configuration values, by dotted key or nested.
            base_instructions: Text in place of the built-in instructions.
            developer_instructions: Text in addition to the built-in instructions.
            personality: Tone of the answers.
            exclude_turns: Whether to leave the turns out of the answer. Absent: no.
            initial_turns_page: Asks for a first page of turns in the answer.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread
            id`.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
            RpcError: -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read.
            RpcError: -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it
            first.`: The thread is archived; 0.97 answers that there is no rollout.
            RpcError: -32600 `cannot resume thread {threadId} with history while it is already running`: `history`
            was given for a loaded thread.
        """
        return self._wait(
            self.client.thread_resume(
                thread_id=thread_id,
                history=history,
                path=path,
                model=model,
                model_provider=model_provider,
                service_tier=service_tier,
                cwd=cwd,
                runtime_workspace_roots=runtime_workspace_roots,
                approval_policy=approval_policy,
                approvals_reviewer=approvals_reviewer,
                sandbox=sandbox,
                permissions=permissions,
                config=config,
                base_instructions=base_instructions,
                developer_instructions=developer_instructions,
                personality=personality,
                exclude_turns=exclude_turns,
                initial_turns_page=initial_turns_page,
                timeout=timeout,
            )
        )

    def thread_start(
        self,
        *,
        model: str | None = None,
        model_provider: str | None = None,
        allow_provider_model_fallback: bool | None = None,
        service_tier: str | None = None,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox: types.SandboxMode | None = None,
        permissions: str | None = None,
        config: dict[str, t.Any] | None = None,
        service_name: str | None = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        personality: types.Personality | None = None,
        multi_agent_mode: types.MultiAgentMode | None = None,
        ephemeral: bool | None = None,
        history_mode: types.ThreadHistoryMode | None = None,
        session_start_source: types.ThreadStartSource | None = None,
        thread_source: types.ThreadSource | None = None,
        project_id: str | None = None,
        environments: list[types.TurnEnvironmentParams] | None = None,
        dynamic_tools: list[types.DynamicToolSpec] | None = None,
        selected_capability_roots: list[types.SelectedCapabilityRoot] | None = None,
        daybreak_enabled: bool | None = None,
        mock_experimental_field: str | None = None,
        experimental_raw_events: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadStartResponse:
        """Creates a thread, loads it and subscribes the connection to it.

        Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists
        after its first turn.

        Args:
            model: Model to use.
            model_provider: Id of the model provider.
            allow_provider_model_fallback: Whether the provider's default model may stand in for one it does not
            have. Absent: no.
            service_tier: Service tier of the model provider.
            cwd: Working directory; a relative path counts from the server's own. Absent: the server's own.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandbox`.
            config: Further configuration values, by dotted key or nested.
            service_name: Name of the service the thread works for.
            base_instructions: Text in place of the built-in instructions.
            developer_instructions: Text in addition to the built-in instructions.
            personality: Tone of the answers.
            multi_agent_mode: Ignored; kept for older clients.
            ephemeral: Whether to keep the thread in memory only. Absent: no.
            history_mode: How to store the history.
            session_start_source: What made the client start the thread.
            thread_source: Purpose of the thread, in words of the client.
            project_id: Project the thread belongs to.
            environments: Environments to work in, the primary one first. Absent: the default one. Empty: none.
            dynamic_tools: Tools the client offers. Absent: none.
            selected_capability_roots: Directories that bring capabilities.
            daybreak_enabled: Daybreak choice to save with the thread. Not possible for an ephemeral one.
            mock_experimental_field: Does nothing; exists to test the experimental gate.
            experimental_raw_events: Whether raw items of the model provider are sent as well. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model
            provider is not configured; 0.97 begins with `error deriving config:`.
            RpcError: -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
            RpcError: -32600 `dynamic tool name must not be empty`: A tool has no name.
            RpcError: -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins
            with `mcp__`.
            RpcError: -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool
            begins or ends with a blank.
            RpcError: -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The
            name of a tool has other characters; not checked in 0.97.
            RpcError: -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a
            tool uses something that is not supported.
        """
        return self._wait(
            self.client.thread_start(
                model=model,
                model_provider=model_provider,
                allow_provider_model_fallback=allow_provider_model_fallback,
                service_tier=service_tier,
                cwd=cwd,
                runtime_workspace_roots=runtime_workspace_roots,
                approval_policy=approval_policy,
                approvals_reviewer=approvals_reviewer,
                sandbox=sandbox,
                permissions=permissions,
                config=config,
                service_name=service_name,
                base_instructions=base_instructions,
                developer_instructions=developer_instructions,
                personality=personality,
                multi_agent_mode=multi_agent_mode,
                ephemeral=ephemeral,
                history_mode=history_mode,
                session_start_source=session_start_source,
                thread_source=thread_source,
                project_id=project_id,
                environments=environments,
                dynamic_tools=dynamic_tools,
                selected_capability_roots=selected_capability_roots,
                daybreak_enabled=daybreak_enabled,
                mock_experimental_field=mock_experimental_field,
                experimental_raw_events=experimental_raw_events,
                timeout=timeout,
            )
        )

    def thread_turns_list(
        self,
        *,
        thread_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        sort_direction: types.SortDirection | None = None,
        items_view: types.TurnItemsView | None = None,
        timeout: float | None = None,
    ) -> types.ThreadTurnsListResponse:
        """Lists the turns of a thread page by page, newest first.

        The thread may be stored or loaded.

        Args:
            thread_id: Id of the thread.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most turns in the page. Absent: the server decides.
            sort_direction: Order of the turns. Absent: newest first.
            items_view: How much of each turn. Absent: a summary.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        return self._wait(
            self.client.thread_turns_list(
                thread_id=thread_id,
                cursor=cursor,
                limit=limit,
                sort_direction=sort_direction,
                items_view=items_view,
                timeout=timeout,
            )
        )

    def thread_unarchive(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadUnarchiveResponse:
        """Takes a thread out of the archive.

        The thread is not loaded by this.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread
            id`.
            RpcError: -32600 `no archived rollout found for thread id {threadId}`: No archived thread has this id.
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
    ) -> types.ThreadUnsubscribeResponse:
        """Ends the connection's subscription to a thread.

        The thread is not unloaded at once, but when nobody has subscribed and no turn has run for 30 minutes;
        `thread/status/changed` and `thread/closed` tell so.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        return self._wait(
            self.client.thread_unsubscribe(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def turn_interrupt(
        self,
        *,
        thread_id: str,
        turn_id: str,
        timeout: float | None = None,
    ) -> types.TurnInterruptResponse:
        """Stops the running turn.

        Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are
        withdrawn. 0.97 does not look at `turnId` and never answers when nothing runs.

        Args:
            thread_id: Id of the thread.
            turn_id: The running turn.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `no active turn to interrupt`: No turn runs.
        """
        return self._wait(
            self.client.turn_interrupt(
                thread_id=thread_id,
                turn_id=turn_id,
                timeout=timeout,
            )
        )

    def turn_start(
        self,
        *,
        thread_id: str,
        client_user_message_id: str | None = None,
        input: list[types.UserInput],
        tool_output: types.TurnToolOutput | None = None,
        turn_trigger: str | None = None,
        parent_turn_id: str | None = None,
        root_turn_id: str | None = None,
        responsesapi_client_metadata: dict[str, str] | None = None,
        responsesapi_client_metadata_patch: dict[str, str] | None = None,
        additional_context: dict[str, types.AdditionalContextEntry] | None = None,
        environments: list[types.TurnEnvironmentParams] | None = None,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox_policy: types.SandboxPolicy | None = None,
        permissions: str | None = None,
        model: str | None = None,
        service_tier: str | None = None,
        service_tier_for_turn: str | None = None,
        effort: types.ReasoningEffort | None = None,
        summary: types.ReasoningSummary | None = None,
        personality: types.Personality | None = None,
        output_schema: t.Any = None,
        collaboration_mode: types.CollaborationMode | None = None,
        multi_agent_mode: types.MultiAgentMode | None = None,
        cyber_access_program: types.CyberAccessProgram | None = None,
        disabled_plugin_ids: list[str] | None = None,
        timeout: float | None = None,
    ) -> types.TurnStartResponse:
        """Starts a turn and returns it before it runs.

        Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn
        and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.

        Args:
            thread_id: Id of the thread.
            client_user_message_id: Id of the client for the user message; it comes back as `clientId`.
            input: What the user sends; may be empty.
            tool_output: Output of a tool that starts the turn.
            turn_trigger: What made the client start the turn, in its own words. Ignored when a turn already runs.
            parent_turn_id: Turn on whose behalf this one starts. Absent: the user started it.
            root_turn_id: First turn of the chain that led here. Absent: this turn is the first.
            responsesapi_client_metadata: Replaces the client's entries in the metadata sent to the model
            provider; empty clears them.
            responsesapi_client_metadata_patch: Adds to the client's entries in the metadata sent to the model
            provider.
            additional_context: Pieces of context by source.
            environments: Environments to work in, the primary one first. Absent: those of the thread. Empty:
            none.
            cwd: Working directory.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox_policy: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandboxPolicy`.
            model: Model to use.
            service_tier: Service tier of the model provider.
            service_tier_for_turn: Service tier of this turn only. Absent: that of the thread.
            effort: Reasoning effort.
            summary: How much of the reasoning is summarized.
            personality: Tone of the answers.
            output_schema: JSON Schema of the final answer, for this turn only. Absent: free text.
            collaboration_mode: Collaboration mode; it wins over `model`, `effort` and instructions.
            multi_agent_mode: Ignored; kept for older clients.
            cyber_access_program: Program for security work to ask for, for this turn only. It grants nothing by
            itself.
            disabled_plugin_ids: Plugins switched off for the thread; empty switches all on. Absent: no change.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        return self._wait(
            self.client.turn_start(
                thread_id=thread_id,
                client_user_message_id=client_user_message_id,
                input=input,
                tool_output=tool_output,
                turn_trigger=turn_trigger,
                parent_turn_id=parent_turn_id,
                root_turn_id=root_turn_id,
                responsesapi_client_metadata=responsesapi_client_metadata,
                responsesapi_client_metadata_patch=responsesapi_client_metadata_patch,
                additional_context=additional_context,
                environments=environments,
                cwd=cwd,
                runtime_workspace_roots=runtime_workspace_roots,
                approval_policy=approval_policy,
                approvals_reviewer=approvals_reviewer,
                sandbox_policy=sandbox_policy,
                permissions=permissions,
                model=model,
                service_tier=service_tier,
                service_tier_for_turn=service_tier_for_turn,
                effort=effort,
                summary=summary,
                personality=personality,
                output_schema=output_schema,
                collaboration_mode=collaboration_mode,
                multi_agent_mode=multi_agent_mode,
                cyber_access_program=cyber_access_program,
                disabled_plugin_ids=disabled_plugin_ids,
                timeout=timeout,
            )
        )

    def turn_steer(
        self,
        *,
        thread_id: str,
        client_user_message_id: str | None = None,
        input: list[types.UserInput],
        responsesapi_client_metadata: dict[str, str] | None = None,
        responsesapi_client_metadata_patch: dict[str, str] | None = None,
        additional_context: dict[str, types.AdditionalContextEntry] | None = None,
        expected_turn_id: str,
        timeout: float | None = None,
    ) -> types.TurnSteerResponse:
        """Adds input to the running turn.

        The user message appears as an item as soon as the turn takes it. No turn is started and no settings are
        changed.

        Args:
            thread_id: Id of the thread.
            client_user_message_id: Id of the client for the user message; it comes back as `clientId`.
            input: What the user sends; must not be empty.
            responsesapi_client_metadata: Replaces the client's entries in the metadata sent to the model
            provider; empty clears them.
            responsesapi_client_metadata_patch: Adds to the client's entries in the metadata sent to the model
            provider.
            additional_context: Pieces of context by source.
            expected_turn_id: Turn that must be the running one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `no active turn to steer`: No turn runs.
            RpcError: -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
            RpcError: -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
            RpcError: -32600 `input must not be empty`: `input` is empty.
            RpcError: -32600 `cannot steer a {turnKind} turn`: A review or a summary runs; `data` holds
            `codexErrorInfo`.
        """
        return self._wait(
            self.client.turn_steer(
                thread_id=thread_id,
                client_user_message_id=client_user_message_id,
                input=input,
                responsesapi_client_metadata=responsesapi_client_metadata,
                responsesapi_client_metadata_patch=responsesapi_client_metadata_patch,
                additional_context=additional_context,
                expected_turn_id=expected_turn_id,
                timeout=timeout,
            )
        )

    def initialized(self) -> None:
        """Tells the server that the client has read the answer to `initialize`.

        Has no effect and may be left out.
        """
        return self._wait(self.client.initialized())

    if t.TYPE_CHECKING:

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/commandExecution/requestApproval"],
            handler: Callable[
                [types.CommandExecutionRequestApprovalParams],
                types.CommandExecutionRequestApprovalResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/fileChange/requestApproval"],
            handler: Callable[
                [types.FileChangeRequestApprovalParams],
                types.FileChangeRequestApprovalResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/tool/call"],
            handler: Callable[
                [types.DynamicToolCallParams],
                types.DynamicToolCallResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/tool/requestUserInput"],
            handler: Callable[
                [types.ToolRequestUserInputParams],
                types.ToolRequestUserInputResponse,
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
