# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/sync.py.j2 from schema/dotcraft/**/*.json.
"""The methods of DotCraft AppServer, as plain calls."""

from __future__ import annotations

import typing as t
from collections.abc import Callable, Iterator

from threadwire import _model as m
from threadwire import _sync as c

from . import types
from .client import DotCraftMethods, Event


class SyncDotCraftMethods(c.SyncClient[DotCraftMethods]):
    """One method per request of DotCraft AppServer; each waits for its answer."""

    def agent_profiles_builder_draft_read(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.AgentProfileBuilderDraft:
        """Reads the profile that a thread is building.

        The first read takes over the profile that is being edited.

        Args:
            thread_id: Thread in which a profile is built.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The thread does not build a profile.
        """
        return self._wait(
            self.client.agent_profiles_builder_draft_read(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def agent_profiles_builder_draft_update(
        self,
        *,
        thread_id: str,
        raw_content: str,
        timeout: float | None = None,
    ) -> types.AgentProfileBuilderDraft:
        """Replaces the profile that a thread is building.

        Kept in memory only, and told to nobody; `agent/profiles/upsert` stores it.

        Args:
            thread_id: Thread in which a profile is built.
            raw_content: Markdown of the draft.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The thread does not build a profile.
        """
        return self._wait(
            self.client.agent_profiles_builder_draft_update(
                thread_id=thread_id,
                raw_content=raw_content,
                timeout=timeout,
            )
        )

    def agent_profiles_list(
        self,
        *,
        source: types.AgentProfileSource | None = None,
        include_invalid: bool | None = None,
        timeout: float | None = None,
    ) -> types.AgentProfilesListResponse:
        """Lists the agent profiles.

        Profiles with the same identifier are not merged: the valid one of the highest source counts.

        Args:
            source: Only those of this source. Absent: all.
            include_invalid: List profiles with errors, too. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.agent_profiles_list(
                source=source,
                include_invalid=include_invalid,
                timeout=timeout,
            )
        )

    def agent_profiles_read(
        self,
        *,
        id: str,
        source: types.AgentProfileSource | None = None,
        timeout: float | None = None,
    ) -> types.AgentProfilesReadResponse:
        """Reads an agent profile.

        Without a source the one that counts is read.

        Args:
            id: Identifier of the profile.
            source: Its source. Absent: the one that counts.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32086 `AgentProfileNotFound`: No profile has this identifier and source.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.agent_profiles_read(
                id=id,
                source=source,
                timeout=timeout,
            )
        )

    def agent_profiles_refresh_thread(
        self,
        *,
        thread_id: str,
        profile_id: str | None = None,
        timeout: float | None = None,
    ) -> types.AgentProfilesRefreshThreadResponse:
        """Puts a thread under the present form of its profile.

        A changed profile reaches a thread only this way.

        Args:
            thread_id: The thread.
            profile_id: Profile to put it under. Absent: the one it has.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32086 `AgentProfileNotFound`: No profile has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.agent_profiles_refresh_thread(
                thread_id=thread_id,
                profile_id=profile_id,
                timeout=timeout,
            )
        )

    def agent_profiles_remove(
        self,
        *,
        id: str,
        source: types.AgentProfileSource,
        timeout: float | None = None,
    ) -> types.AgentProfilesRemoveResponse:
        """Removes an agent profile.

        Only profiles of the user and of the workspace.

        Args:
            id: Identifier of the profile.
            source: Source to write to: `user` or `workspace`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32086 `AgentProfileNotFound`: No profile has this identifier and source.
            RpcError: -32088 `AgentProfileProtected`: The source is read-only.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.agent_profiles_remove(
                id=id,
                source=source,
                timeout=timeout,
            )
        )

    def agent_profiles_upsert(
        self,
        *,
        id: str,
        source: types.AgentProfileSource,
        raw_content: str,
        timeout: float | None = None,
    ) -> types.AgentProfilesUpsertResponse:
        """Adds or replaces an agent profile.

        Threads that run under it stay as they are until `agent/profiles/refreshThread`.

        Args:
            id: Identifier of the profile; its head has to name the same.
            source: Source to write to: `user` or `workspace`.
            raw_content: Its Markdown.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32087 `AgentProfileValidationFailed`: The Markdown is not a valid profile.
            RpcError: -32088 `AgentProfileProtected`: The source is read-only.
            RpcError: -32089 `AgentProfileSourceUnavailable`: The source cannot be used.
            RpcError: -32091 `AgentProfileConflict`: The head of the Markdown names another identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.agent_profiles_upsert(
                id=id,
                source=source,
                raw_content=raw_content,
                timeout=timeout,
            )
        )

    def agent_profiles_validate(
        self,
        *,
        raw_content: str,
        source: types.AgentProfileSource | None = None,
        timeout: float | None = None,
    ) -> types.AgentProfilesValidateResponse:
        """Checks an agent profile.

        Writes nothing.

        Args:
            raw_content: Its Markdown.
            source: Source it is meant for, which decides what it may set. Absent: not stated.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.agent_profiles_validate(
                raw_content=raw_content,
                source=source,
                timeout=timeout,
            )
        )

    def app_binding_accept(
        self,
        *,
        binding_request_id: str,
        request_token: str,
        grant_id: str,
        granted_scopes: list[str],
        approval_mode: str,
        approved_by: str | None = None,
        expires_at: str | None = None,
        grant_proof: t.Any = None,
        audit_ref: str | None = None,
        timeout: float | None = None,
    ) -> types.AppBindingAcceptResponse:
        """Accepts a request to bind; called by the app.

        Uses the token up. The app's tools come with `app/binding/attachTools`.

        Args:
            binding_request_id: Identifier of the request.
            request_token: Single-use token from the address that the user opened.
            grant_id: Identifier of what was granted.
            granted_scopes: Rights the user granted; none that were not asked for.
            approval_mode: When the app wants the user to be asked, in its own terms.
            approved_by: Who granted it, for people. Absent: not stated.
            expires_at: End of the binding, ISO 8601 in UTC. Absent: none.
            grant_proof: Object that proves the grant, in a form of the app's own. Absent: none.
            audit_ref: Reference into the app's records. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_accept(
                binding_request_id=binding_request_id,
                request_token=request_token,
                grant_id=grant_id,
                granted_scopes=granted_scopes,
                approval_mode=approval_mode,
                approved_by=approved_by,
                expires_at=expires_at,
                grant_proof=grant_proof,
                audit_ref=audit_ref,
                timeout=timeout,
            )
        )

    def app_binding_attach_tools(
        self,
        *,
        binding_id: str,
        thread_id: str,
        app_id: str,
        grant_id: str,
        tools: list[types.DynamicToolSpec],
        tool_catalog: list[types.AppToolCatalogEntry] | None = None,
        direct_tool_names: list[str] | None = None,
        deferred_tool_names: list[str] | None = None,
        grant_proof: t.Any = None,
        timeout: float | None = None,
    ) -> types.AppBindingAttachToolsResponse:
        """Adds the tools of an app to a thread; called by the app.

        Namespace, catalog, rights and risk are checked. The model sees the tools from the next turn on.

        Args:
            binding_id: Identifier of the binding.
            thread_id: The thread.
            app_id: Identifier of the app.
            grant_id: Identifier of what was granted.
            tools: Tools that the app runs from now on.
            tool_catalog: What is known about them. Absent: as in the plugin.
            direct_tool_names: Tools that stand in the prompt. Absent: as in the catalog.
            deferred_tool_names: Tools that are found by tool search. Absent: as in the catalog.
            grant_proof: Object that proves the grant, in a form of the app's own. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_attach_tools(
                binding_id=binding_id,
                thread_id=thread_id,
                app_id=app_id,
                grant_id=grant_id,
                tools=tools,
                tool_catalog=tool_catalog,
                direct_tool_names=direct_tool_names,
                deferred_tool_names=deferred_tool_names,
                grant_proof=grant_proof,
                timeout=timeout,
            )
        )

    def app_binding_context_remove(
        self,
        *,
        binding_id: str,
        app_id: str,
        grant_id: str,
        block_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Removes a block of context; called by the app.

        An unknown block is an error. The members of the result are not published.

        Args:
            binding_id: Identifier of the binding.
            app_id: Identifier of the app.
            grant_id: Identifier of what was granted.
            block_id: Identifier of the block; has to exist.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_context_remove(
                binding_id=binding_id,
                app_id=app_id,
                grant_id=grant_id,
                block_id=block_id,
                timeout=timeout,
            )
        )

    def app_binding_context_upsert(
        self,
        *,
        binding_id: str,
        app_id: str,
        grant_id: str,
        block_id: str,
        kind: str,
        title: str,
        content: str,
        order: float,
        version: str,
        expires_at: str | None = None,
        visibility: types.AppContextBlockVisibility | None = None,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Adds or replaces a block of context; called by the app.

        A binding has at most 32 blocks. Makes no turn and no item. The members of the result are not published.

        Args:
            binding_id: Identifier of the binding.
            app_id: Identifier of the app.
            grant_id: Identifier of what was granted.
            block_id: Identifier of the block; the present one is replaced.
            kind: What it is about; `AppContextBlockKind` names the usual kinds.
            title: Heading over the text.
            content: The text; at most 16 KiB.
            order: Place among the blocks, smallest first.
            version: Changes with the text.
            expires_at: End of its use, ISO 8601 in UTC. Absent: none.
            visibility: Who sees it. Absent: `model`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_context_upsert(
                binding_id=binding_id,
                app_id=app_id,
                grant_id=grant_id,
                block_id=block_id,
                kind=kind,
                title=title,
                content=content,
                order=order,
                version=version,
                expires_at=expires_at,
                visibility=visibility,
                timeout=timeout,
            )
        )

    def app_binding_request_cancel(
        self,
        *,
        binding_request_id: str,
        reason: str | None = None,
        timeout: float | None = None,
    ) -> types.AppBindingRequestCancelResponse:
        """Gives up a request to bind.

        Client and app may both do so.

        Args:
            binding_request_id: Identifier of the request.
            reason: Why, for people. Absent: not stated.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_request_cancel(
                binding_request_id=binding_request_id,
                reason=reason,
                timeout=timeout,
            )
        )

    def app_binding_request_create(
        self,
        *,
        thread_id: str,
        app_id: str,
        requested_scopes: list[str],
        requested_tools: list[str] | None = None,
        reason: str | None = None,
        source: str,
        timeout: float | None = None,
    ) -> types.AppBindingRequestCreateResponse:
        """Asks an app to be bound to a thread.

        The plugin has to be installed, and the app connected.

        Args:
            thread_id: The thread.
            app_id: Identifier of the app.
            requested_scopes: Rights to ask for.
            requested_tools: Tools to ask for. Absent: those the rights allow.
            reason: Why, for people. Absent: not stated.
            source: Where the user asked for it; `AppBindingRequestSource` names the usual places.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_request_create(
                thread_id=thread_id,
                app_id=app_id,
                requested_scopes=requested_scopes,
                requested_tools=requested_tools,
                reason=reason,
                source=source,
                timeout=timeout,
            )
        )

    def app_binding_request_get(
        self,
        *,
        binding_request_id: str,
        request_token: str,
        app_id: str,
        timeout: float | None = None,
    ) -> types.AppBindingRequestGetResponse:
        """Reads a request to bind; called by the app.

        The token stays usable.

        Args:
            binding_request_id: Identifier of the request.
            request_token: Single-use token from the address that the user opened.
            app_id: Identifier of the app.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_binding_request_get(
                binding_request_id=binding_request_id,
                request_token=request_token,
                app_id=app_id,
                timeout=timeout,
            )
        )

    def app_connection_connect(
        self,
        *,
        connection_request_id: str,
        request_token: str,
        app_id: str,
        account_label: str | None = None,
        expires_at: str | None = None,
        connection_proof: t.Any = None,
        timeout: float | None = None,
    ) -> types.AppConnectionConnectResponse:
        """Accepts a request to connect; called by the app.

        Uses the token up.

        Args:
            connection_request_id: Identifier of the request.
            request_token: Single-use token from the address that the user opened.
            app_id: Identifier of the app.
            account_label: Account in the app, for people. Absent: none.
            expires_at: End of the connection, ISO 8601 in UTC. Absent: none.
            connection_proof: Object that proves the connection, in a form of the app's own. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_connection_connect(
                connection_request_id=connection_request_id,
                request_token=request_token,
                app_id=app_id,
                account_label=account_label,
                expires_at=expires_at,
                connection_proof=connection_proof,
                timeout=timeout,
            )
        )

    def app_connection_request_get(
        self,
        *,
        connection_request_id: str,
        request_token: str,
        app_id: str,
        timeout: float | None = None,
    ) -> types.AppConnectionRequestGetResponse:
        """Reads a request to connect; called by the app.

        Shows the user who asks. The token stays usable.

        Args:
            connection_request_id: Identifier of the request.
            request_token: Single-use token from the address that the user opened.
            app_id: Identifier of the app.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_connection_request_get(
                connection_request_id=connection_request_id,
                request_token=request_token,
                app_id=app_id,
                timeout=timeout,
            )
        )

    def app_connection_revoke(
        self,
        *,
        app_id: str,
        reason: str | None = None,
        timeout: float | None = None,
    ) -> types.AppConnectionRevokeResponse:
        """Ends the connection to an app.

        Its bindings go offline; the history stays.

        Args:
            app_id: Identifier of the app.
            reason: Why, for people. Absent: not stated.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_connection_revoke(
                app_id=app_id,
                reason=reason,
                timeout=timeout,
            )
        )

    def app_connection_start(
        self,
        *,
        app_id: str,
        handoff_mode: types.AppHandoffMode | None = None,
        return_to: str | None = None,
        timeout: float | None = None,
    ) -> types.AppConnectionStartResponse:
        """Begins to connect to an app.

        The request ends after 10 minutes and works once. The address opens the app by its own protocol, with
        `appId`, `requestId`, `requestToken` and `workspace` in the query; the app finds the server by the
        workspace, as clients do.

        Args:
            app_id: Identifier of the app.
            handoff_mode: How the user gets there. Absent: chosen by the server.
            return_to: Address to come back to. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_connection_start(
                app_id=app_id,
                handoff_mode=handoff_mode,
                return_to=return_to,
                timeout=timeout,
            )
        )

    def app_connection_status(
        self,
        *,
        app_id: str,
        timeout: float | None = None,
    ) -> types.AppConnectionStatusResponse:
        """Tells how the connection to an app is.

        `app/connection/changed` tells when it changes.

        Args:
            app_id: Identifier of the app.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_connection_status(
                app_id=app_id,
                timeout=timeout,
            )
        )

    def app_list(
        self,
        *,
        include_catalog: bool | None = None,
        include_disabled: bool | None = None,
        thread_id: str | None = None,
        force_refresh: bool | None = None,
        surface: str | None = None,
        timeout: float | None = None,
    ) -> types.AppListResponse:
        """Lists the apps.

        Plugins name their apps in the file that the member `apps` of the manifest names: a list of
        `PluginAppInfo`, or an object with it as `apps`. Tells the state of plugin, program, connection and
        binding.

        Args:
            include_catalog: List apps that are not installed, too. Absent: true.
            include_disabled: List apps that are switched off, too. Absent: true.
            thread_id: Thread whose bindings to tell. Absent: none.
            force_refresh: Look again at what is on the machine. Absent: false.
            surface: Where they are shown: `pluginDetail`, `welcome`, `threadBinding` or `sdk/default`. Absent:
            `sdk/default`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.app_list(
                include_catalog=include_catalog,
                include_disabled=include_disabled,
                thread_id=thread_id,
                force_refresh=force_refresh,
                surface=surface,
                timeout=timeout,
            )
        )

    def app_thread_input_enqueue(
        self,
        *,
        binding_id: str,
        app_id: str,
        grant_id: str,
        input: list[types.InputPart],
        display_text: str | None = None,
        trigger_label: str | None = None,
        trigger_ref_id: str | None = None,
        start_policy: types.AppThreadInputStartPolicy | None = None,
        timeout: float | None = None,
    ) -> types.AppThreadInputEnqueueResponse:
        """Queues input of an app for its thread; called by the app.

        The binding tells the thread. A running turn goes on. The entry has the trigger `app`. `queueOnly` waits
        for the end of a turn, also in an idle thread.

        Args:
            binding_id: Identifier of the binding.
            app_id: Identifier of the app.
            grant_id: Identifier of what was granted.
            input: What to say; at least one part.
            display_text: Text to show in the queue. Absent: taken from the input.
            trigger_label: What caused it, for people. Absent: none.
            trigger_ref_id: What caused it, in the app's own terms. Absent: none.
            start_policy: When it is run. Absent: `queueOnly`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_thread_input_enqueue(
                binding_id=binding_id,
                app_id=app_id,
                grant_id=grant_id,
                input=input,
                display_text=display_text,
                trigger_label=trigger_label,
                trigger_ref_id=trigger_ref_id,
                start_policy=start_policy,
                timeout=timeout,
            )
        )

    def app_view(
        self,
        *,
        app_id: str,
        thread_id: str | None = None,
        timeout: float | None = None,
    ) -> types.AppViewResponse:
        """Reads one app.

        Tells its rights and tools, too.

        Args:
            app_id: Identifier of the app.
            thread_id: Thread whose binding to tell. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.app_view(
                app_id=app_id,
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def automation_task_create(
        self,
        *,
        title: str,
        description: str,
        workflow_template: str | None = None,
        approval_policy: str | None = None,
        workspace_mode: types.AutomationWorkspaceModeInput | None = None,
        schedule: types.CronSchedule | None = None,
        thread_binding: types.AutomationThreadBinding | None = None,
        template_id: str | None = None,
        agent_profile_id: str | None = None,
        timeout: float | None = None,
    ) -> types.AutomationTaskCreateResponse:
        """Makes a task.

        What is given wins over the template. A task without a schedule runs at once. The files of a task are in
        `.craft/tasks/<id>/`.

        Args:
            title: Name for people.
            description: What to do.
            workflow_template: Text of the work, in Markdown. Its head may say `max_rounds`: the most requests to
            the model of one run, 1 or more. Absent: taken from the template or `description`.
            approval_policy: What happens when a tool needs consent. Absent: that of the template, or the default.
            workspace_mode: Where it works. Absent: that of the template, or the server's default.
            schedule: When it runs. Absent: that of the template, or once, at once.
            thread_binding: Thread to run in. Absent: a new one each time.
            template_id: Template whose defaults to take. Absent: none.
            agent_profile_id: Agent profile to run under. Absent: that of the template, or none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32054 `Task already exists`: A task has this identifier already.
            RpcError: -32055 `Thread binding invalid`: The thread to bind is unknown, archived, or of another
            workspace.
            RpcError: -32602 `Invalid params`: A required member is missing, a member does not fit, or the
            template or the agent profile is unknown.
        """
        return self._wait(
            self.client.automation_task_create(
                title=title,
                description=description,
                workflow_template=workflow_template,
                approval_policy=approval_policy,
                workspace_mode=workspace_mode,
                schedule=schedule,
                thread_binding=thread_binding,
                template_id=template_id,
                agent_profile_id=agent_profile_id,
                timeout=timeout,
            )
        )

    def automation_task_delete(
        self,
        *,
        task_id: str,
        timeout: float | None = None,
    ) -> types.AutomationTaskDeleteResponse:
        """Deletes a task.

        A run that is under way is interrupted. Its worktree stays.

        Args:
            task_id: Identifier of the task.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32051 `Task not found`: No task has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.automation_task_delete(
                task_id=task_id,
                timeout=timeout,
            )
        )

    def automation_task_discard_worktree(
        self,
        *,
        task_id: str,
        timeout: float | None = None,
    ) -> types.AutomationTaskDiscardWorktreeResponse:
        """Removes the worktree of a task.

        Its branch goes too; the task stays.

        Args:
            task_id: Identifier of the task.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32051 `Task not found`: No task has this identifier.
            RpcError: -32052 `Task invalid status`: The task is running.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.automation_task_discard_worktree(
                task_id=task_id,
                timeout=timeout,
            )
        )

    def automation_task_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.AutomationTaskListResponse:
        """Lists the tasks that run by themselves.

        Later releases have `automation/list` instead.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.automation_task_list(
                timeout=timeout,
            )
        )

    def automation_task_read(
        self,
        *,
        task_id: str,
        timeout: float | None = None,
    ) -> types.AutomationTaskReadResponse:
        """Reads a task.

        Later releases answer the task itself.

        Args:
            task_id: Identifier of the task.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32051 `Task not found`: No task has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.automation_task_read(
                task_id=task_id,
                timeout=timeout,
            )
        )

    def automation_task_run(
        self,
        *,
        task_id: str,
        timeout: float | None = None,
    ) -> types.AutomationTaskRunResponse:
        """Runs a task now.

        Does not change its schedule.

        Args:
            task_id: Identifier of the task.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32051 `Task not found`: No task has this identifier.
            RpcError: -32052 `Task invalid status`: The task runs, or its thread does.
            RpcError: -32055 `Thread binding invalid`: Its thread is unknown or archived.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.automation_task_run(
                task_id=task_id,
                timeout=timeout,
            )
        )

    def automation_task_update_binding(
        self,
        *,
        task_id: str,
        thread_binding: types.AutomationThreadBinding | None = None,
        timeout: float | None = None,
    ) -> types.AutomationTaskUpdateBindingResponse:
        """Binds a task to a thread, or unbinds it.

        Nothing else of the task changes.

        Args:
            task_id: Identifier of the task.
            thread_binding: Thread to run in. Null or absent: a new one each time.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32051 `Task not found`: No task has this identifier.
            RpcError: -32055 `Thread binding invalid`: The thread is unknown, archived, or of another workspace.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.automation_task_update_binding(
                task_id=task_id,
                thread_binding=thread_binding,
                timeout=timeout,
            )
        )

    def automation_template_delete(
        self,
        *,
        id: str,
        timeout: float | None = None,
    ) -> types.AutomationTemplateDeleteResponse:
        """Deletes a template of the user.

        May be repeated.

        Args:
            id: Identifier of the template.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The identifier is that of a built-in template or has another form.
        """
        return self._wait(
            self.client.automation_template_delete(
                id=id,
                timeout=timeout,
            )
        )

    def automation_template_list(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> types.AutomationTemplateListResponse:
        """Lists the templates for tasks.

        Those of the user have `isUser` true.

        Args:
            locale: Language of the built-in ones, such as `en`. Absent: the server's.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.automation_template_list(
                locale=locale,
                timeout=timeout,
            )
        )

    def automation_template_save(
        self,
        *,
        id: str | None = None,
        title: str,
        description: str | None = None,
        icon: str | None = None,
        category: str | None = None,
        workflow_markdown: str,
        default_schedule: types.CronSchedule | None = None,
        default_workspace_mode: types.AutomationWorkspaceModeInput | None = None,
        default_approval_policy: str | None = None,
        needs_thread_binding: bool | None = None,
        default_title: str | None = None,
        default_description: str | None = None,
        default_agent_profile_id: str | None = None,
        timeout: float | None = None,
    ) -> types.AutomationTemplateSaveResponse:
        """Adds or replaces a template of the user.

        Tasks made from it before stay as they are.

        Args:
            id: Identifier. Absent: a new one, as `user-` and a short random text.
            title: Name for people; at most 200 characters.
            description: What it is for. Absent: not stated.
            icon: Icon. Absent: none.
            category: Group in lists. Absent: none.
            workflow_markdown: What to do, in Markdown.
            default_schedule: When a task runs. Absent: once.
            default_workspace_mode: Where a task works. Absent: the server's default.
            default_approval_policy: What happens when a tool needs consent. Absent: the default.
            needs_thread_binding: A task has to be bound to a thread. Absent: false.
            default_title: Name of a task. Absent: `title`.
            default_description: What a task does. Absent: taken from `workflowMarkdown`.
            default_agent_profile_id: Agent profile of a task. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The identifier is that of a built-in template or has another form,
            the title is empty or too long, the work is empty, or the workspace mode is unknown.
        """
        return self._wait(
            self.client.automation_template_save(
                id=id,
                title=title,
                description=description,
                icon=icon,
                category=category,
                workflow_markdown=workflow_markdown,
                default_schedule=default_schedule,
                default_workspace_mode=default_workspace_mode,
                default_approval_policy=default_approval_policy,
                needs_thread_binding=needs_thread_binding,
                default_title=default_title,
                default_description=default_description,
                default_agent_profile_id=default_agent_profile_id,
                timeout=timeout,
            )
        )

    def channel_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.ChannelListResponse:
        """Lists the channels that threads can come from.

        Internal channels may be left out.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.channel_list(
                timeout=timeout,
            )
        )

    def channel_status(
        self,
        *,
        timeout: float | None = None,
    ) -> types.ChannelStatusResponse:
        """Tells whether the chat channels work.

        Only configured channels of the kinds `social` and `external`; empty when there are none.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.channel_status(
                timeout=timeout,
            )
        )

    def command_execute(
        self,
        *,
        thread_id: str,
        command: str,
        arguments: list[str] | None = None,
        sender: types.SenderContext | None = None,
        timeout: float | None = None,
    ) -> types.CommandResult:
        """Runs a slash command.

        The only way to run the server's own commands: `/new`, `/stop`, `/help`, `/heartbeat` and `/cron`. `/new`
        archives the thread and answers a fresh one.

        Args:
            thread_id: Thread it is run in.
            command: The command with its slash; arguments may follow.
            arguments: Arguments. Absent: taken from `command`.
            sender: Person in a chat who runs it. Absent: the client's own user.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32060 `CommandNotFound`: No command has this name.
            RpcError: -32061 `CommandPermissionDenied`: The command is for administrators.
            RpcError: -32062 `CommandServiceUnavailable`: A service behind the command is not running.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.command_execute(
                thread_id=thread_id,
                command=command,
                arguments=arguments,
                sender=sender,
                timeout=timeout,
            )
        )

    def command_list(
        self,
        *,
        include_builtins: bool | None = None,
        language: str | None = None,
        timeout: float | None = None,
    ) -> types.CommandListResponse:
        """Lists the slash commands.

        Custom commands may be sent as `commandRef` parts; the server's own only run by `command/execute`.

        Args:
            include_builtins: List the server's own commands, too. Absent: true. Pickers that insert `commandRef`
            parts say false.
            language: Ignored; an old way to ask for a language.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.command_list(
                include_builtins=include_builtins,
                language=language,
                timeout=timeout,
            )
        )

    def cron_enable(
        self,
        *,
        job_id: str,
        enabled: bool,
        timeout: float | None = None,
    ) -> types.CronEnableResponse:
        """Switches a scheduled job on or off.

        Stored at once. Off keeps the time of the next run; on works it out again when there is none or it has
        passed.

        Args:
            job_id: Identifier of the job.
            enabled: True switches it on.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32031 `Cron job not found`: No job has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.cron_enable(
                job_id=job_id,
                enabled=enabled,
                timeout=timeout,
            )
        )

    def cron_list(
        self,
        *,
        include_disabled: bool | None = None,
        timeout: float | None = None,
    ) -> types.CronListResponse:
        """Lists the scheduled jobs.

        Jobs belong to the server: every connection sees the same.

        Args:
            include_disabled: List jobs that are switched off, too. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.cron_list(
                include_disabled=include_disabled,
                timeout=timeout,
            )
        )

    def cron_remove(
        self,
        *,
        job_id: str,
        timeout: float | None = None,
    ) -> types.CronRemoveResponse:
        """Removes a scheduled job for good.

        A run that is under way ends first. `cron/stateChanged` then has `removed` true.

        Args:
            job_id: Identifier of the job.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32031 `Cron job not found`: No job has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.cron_remove(
                job_id=job_id,
                timeout=timeout,
            )
        )

    def cron_run(
        self,
        *,
        job_id: str,
        timeout: float | None = None,
    ) -> types.CronRunResponse:
        """Runs a scheduled job now.

        Answers before the run begins; runs follow one another. A job that is off runs too and stays off.
        `cron/stateChanged` and `system/jobResult` tell how it ended.

        Args:
            job_id: Identifier of the job.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32031 `Cron job not found`: No job has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.cron_run(
                job_id=job_id,
                timeout=timeout,
            )
        )

    def dreams_apply(
        self,
        *,
        run_id: str,
        timeout: float | None = None,
    ) -> types.DreamsRunResult:
        """Puts the result of a dream to use.

        Its store becomes the one in use. The region of `workspace/configChanged` is `memory`.

        Args:
            run_id: Identifier of the dream.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.dreams_apply(
                run_id=run_id,
                timeout=timeout,
            )
        )

    def dreams_archive(
        self,
        *,
        run_id: str,
        timeout: float | None = None,
    ) -> types.DreamsRunResult:
        """Takes a dream out of lists.

        Files stay.

        Args:
            run_id: Identifier of the dream.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.dreams_archive(
                run_id=run_id,
                timeout=timeout,
            )
        )

    def dreams_cancel(
        self,
        *,
        run_id: str,
        timeout: float | None = None,
    ) -> types.DreamsRunResult:
        """Stops a dream.

        It may still end by itself before it is stopped.

        Args:
            run_id: Identifier of the dream.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.dreams_cancel(
                run_id=run_id,
                timeout=timeout,
            )
        )

    def dreams_create(
        self,
        *,
        thread_ids: list[str] | None = None,
        thread_lookback_count: int | None = None,
        instructions: str | None = None,
        model: str | None = None,
        timeout: float | None = None,
    ) -> types.DreamsRunResult:
        """Starts a dream by order.

        As `dreams/run`, for chosen threads and with instructions. While one runs, that one is answered; where
        dreams are switched off, the new one is skipped.

        Args:
            thread_ids: Threads to read. Absent: the latest ones.
            thread_lookback_count: Number of latest threads to read, above 0. Absent: as configured.
            instructions: What to look for. Absent: nothing in particular.
            model: Model to use. Absent: as configured.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The number of threads is not above 0, or a thread has no
            identifier.
        """
        return self._wait(
            self.client.dreams_create(
                thread_ids=thread_ids,
                thread_lookback_count=thread_lookback_count,
                instructions=instructions,
                model=model,
                timeout=timeout,
            )
        )

    def dreams_discard(
        self,
        *,
        run_id: str,
        timeout: float | None = None,
    ) -> types.DreamsRunResult:
        """Turns the result of a dream down.

        Only before it is in use. Files stay.

        Args:
            run_id: Identifier of the dream.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.dreams_discard(
                run_id=run_id,
                timeout=timeout,
            )
        )

    def dreams_get(
        self,
        *,
        run_id: str,
        timeout: float | None = None,
    ) -> types.DreamsRunResult:
        """Reads a dream and what it would change.

        The only method that answers `preview`.

        Args:
            run_id: Identifier of the dream.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.dreams_get(
                run_id=run_id,
                timeout=timeout,
            )
        )

    def dreams_list(
        self,
        *,
        include_archived: bool | None = None,
        timeout: float | None = None,
    ) -> types.DreamsListResponse:
        """Lists the dreams of the workspace.

        Also those that failed or were skipped.

        Args:
            include_archived: List those that were put away, too. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.dreams_list(
                include_archived=include_archived,
                timeout=timeout,
            )
        )

    def dreams_run(
        self,
        *,
        timeout: float | None = None,
    ) -> types.DreamsStatus:
        """Starts a dream now.

        It runs in the background. While one runs no second one is started, and none while dreams are switched
        off.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.dreams_run(
                timeout=timeout,
            )
        )

    def dreams_status(
        self,
        *,
        timeout: float | None = None,
    ) -> types.DreamsStatus:
        """Tells the settings and the state of dreams.

        Works while dreams are switched off, too.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.dreams_status(
                timeout=timeout,
            )
        )

    def external_channel_get(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.ExternalChannelGetResponse:
        """Reads one external channel.

        The same entry as in `externalChannel/list`.

        Args:
            name: Name of the channel, in whatever case.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32080 `ExternalChannelNotFound`: No external channel has this name.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.external_channel_get(
                name=name,
                timeout=timeout,
            )
        )

    def external_channel_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.ExternalChannelListResponse:
        """Lists the external channels of the workspace.

        Configured ones, whether they are used or not.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.external_channel_list(
                timeout=timeout,
            )
        )

    def external_channel_remove(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.ExternalChannelRemoveResponse:
        """Removes an external channel.

        The region of `workspace/configChanged` is `externalChannel`.

        Args:
            name: Name of the channel, in whatever case.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32080 `ExternalChannelNotFound`: No external channel has this name.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.external_channel_remove(
                name=name,
                timeout=timeout,
            )
        )

    def external_channel_upsert(
        self,
        *,
        channel: types.ExternalChannelConfig,
        timeout: float | None = None,
    ) -> types.ExternalChannelUpsertResponse:
        """Adds or replaces an external channel.

        `subprocess` and `managedWebsocket` need `command` or `builtinModule`; `websocket` allows neither;
        `managedWebsocket` needs a server that listens for WebSocket connections. The region of
        `workspace/configChanged` is `externalChannel`.

        Args:
            channel: The channel; replaces the whole present entry.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32081 `ExternalChannelValidationFailed`: The members do not fit the transport.
            RpcError: -32082 `ExternalChannelNameConflict`: Another or a native channel has this name, in whatever
            case.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.external_channel_upsert(
                channel=channel,
                timeout=timeout,
            )
        )

    def heartbeat_trigger(
        self,
        *,
        timeout: float | None = None,
    ) -> types.HeartbeatTriggerResponse:
        """Runs the heartbeat now and waits for it.

        Can take as long as a turn, so callers need a long time limit. `system/jobResult` tells the same to every
        connection.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32601 `Method not found`: The server has no heartbeat.
        """
        return self._wait(
            self.client.heartbeat_trigger(
                timeout=timeout,
            )
        )

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

    def item_widget_state_set(
        self,
        *,
        call_id: str,
        thread_id: str,
        widget_state: t.Any = None,
        timeout: float | None = None,
    ) -> types.ItemWidgetStateSetResponse:
        """Keeps the state of what an app shows for a tool call.

        `widgetStates` of the thread tells it again. Its members are those of later releases.

        Args:
            call_id: The tool call.
            thread_id: The thread.
            widget_state: The state, in a form of the app's own. Null or absent: forgets it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32601 `Method not found`: The client did not declare `interactiveToolUi`.
            RpcError: -32602 `Invalid params`: A required member is missing, a member does not fit, the state is
            too long, or too many calls have one.
        """
        return self._wait(
            self.client.item_widget_state_set(
                call_id=call_id,
                thread_id=thread_id,
                widget_state=widget_state,
                timeout=timeout,
            )
        )

    def mcp_get(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.McpGetResponse:
        """Reads one MCP server.

        The same entry as in `mcp/list`.

        Args:
            name: Name of the server, in whatever case.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32070 `McpServerNotFound`: No MCP server has this name.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.mcp_get(
                name=name,
                timeout=timeout,
            )
        )

    def mcp_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.McpListResponse:
        """Lists the MCP servers in force.

        A server of the workspace hides one of a plugin with the same name.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.mcp_list(
                timeout=timeout,
            )
        )

    def mcp_remove(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.McpRemoveResponse:
        """Removes an MCP server of the workspace.

        The region of `workspace/configChanged` is `mcp`.

        Args:
            name: Name of the server, in whatever case.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32070 `McpServerNotFound`: No MCP server has this name.
            RpcError: -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.mcp_remove(
                name=name,
                timeout=timeout,
            )
        )

    def mcp_status_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.McpStatusListResponse:
        """Tells how the MCP servers are.

        MCP servers start in the background; the server does not wait for them. Later releases call the method
        `mcpServerStatus/list` and page its result.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.mcp_status_list(
                timeout=timeout,
            )
        )

    def mcp_test(
        self,
        *,
        server: types.McpServerConfig,
        timeout: float | None = None,
    ) -> types.McpTestResponse:
        """Tries whether an MCP server answers.

        Stores nothing. A failure is a successful answer with `success` false.

        Args:
            server: The server; it need not be stored.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32072 `McpServerValidationFailed`: The members do not fit the transport.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.mcp_test(
                server=server,
                timeout=timeout,
            )
        )

    def mcp_upsert(
        self,
        *,
        server: types.McpServerConfig,
        timeout: float | None = None,
    ) -> types.McpUpsertResponse:
        """Adds or replaces an MCP server of the workspace.

        The region of `workspace/configChanged` is `mcp`.

        Args:
            server: The server; replaces the whole present entry.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32072 `McpServerValidationFailed`: The members do not fit the transport.
            RpcError: -32074 `McpServerNameConflict`: Another server has this name in another case.
            RpcError: -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.mcp_upsert(
                server=server,
                timeout=timeout,
            )
        )

    def memory_reset(
        self,
        *,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Empties the memory of the workspace.

        Everything in `.craft/memory` and `.craft/dreams` is removed; the folders stay. Threads, skills, plugins,
        tasks and settings stay. The region of `workspace/configChanged` is `memory`.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.memory_reset(
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

    def plugin_install(
        self,
        *,
        id: str,
        timeout: float | None = None,
    ) -> types.PluginInstallResponse:
        """Installs a plugin that comes with the product.

        It is copied to `.craft/plugins/<id>/` with a `.builtin` marker, switched on, and its skills and MCP
        servers are loaded. The regions of `workspace/configChanged` are `plugins` and `skills`.

        Args:
            id: Identifier of the plugin.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No plugin has this identifier, or it cannot be installed.
        """
        return self._wait(
            self.client.plugin_install(
                id=id,
                timeout=timeout,
            )
        )

    def plugin_list(
        self,
        *,
        include_disabled: bool | None = None,
        timeout: float | None = None,
    ) -> types.PluginListResponse:
        """Lists the plugins.

        Plugins that come with the product and are not installed are listed when `DOTCRAFT_BUILTIN_PLUGIN_ROOTS`
        says where they are. Plugins that a client of Codex installed are listed with ids of the form
        `name@marketplace`, and are switched in the configuration that they share.

        Args:
            include_disabled: List plugins that are switched off, too. Absent: true.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.plugin_list(
                include_disabled=include_disabled,
                timeout=timeout,
            )
        )

    def plugin_remove(
        self,
        *,
        id: str,
        timeout: float | None = None,
    ) -> types.PluginRemoveResponse:
        """Removes a plugin that the server installed.

        Directories without the `.builtin` marker belong to the user and stay. The regions of
        `workspace/configChanged` are `plugins` and `skills`.

        Args:
            id: Identifier of the plugin.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The plugin is not installed, is not in `.craft/plugins`, or has no
            `.builtin` marker.
        """
        return self._wait(
            self.client.plugin_remove(
                id=id,
                timeout=timeout,
            )
        )

    def plugin_set_enabled(
        self,
        *,
        id: str,
        enabled: bool,
        timeout: float | None = None,
    ) -> types.PluginSetEnabledResponse:
        """Lets the agent use a plugin, or keeps it from that.

        Stored in the setting `Plugins.DisabledPlugins`, or in the configuration of Codex for a plugin of it;
        files stay. The regions of `workspace/configChanged` are `plugins` and `skills`.

        Args:
            id: Identifier of the plugin.
            enabled: True lets the agent use it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The plugin is not installed.
        """
        return self._wait(
            self.client.plugin_set_enabled(
                id=id,
                enabled=enabled,
                timeout=timeout,
            )
        )

    def plugin_view(
        self,
        *,
        id: str,
        timeout: float | None = None,
    ) -> types.PluginViewResponse:
        """Reads one plugin.

        The same entry as in `plugin/list`.

        Args:
            id: Identifier of the plugin.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No plugin has this identifier.
        """
        return self._wait(
            self.client.plugin_view(
                id=id,
                timeout=timeout,
            )
        )

    def profile_insights(
        self,
        *,
        top_skills: int | None = None,
        timeout: float | None = None,
    ) -> types.ProfileInsightsResponse:
        """Tells what the user does most.

        For a profile page.

        Args:
            top_skills: Largest number of skills, cut to 1 to 20. Absent: 5.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.profile_insights(
                top_skills=top_skills,
                timeout=timeout,
            )
        )

    def provider_create(
        self,
        *,
        id: str,
        display_name: str | None = None,
        protocol: types.ProviderProtocolInput,
        api_key: str | None = None,
        end_point: str | None = None,
        network_timeout_seconds: int | None = None,
        stream_max_retries: int | None = None,
        stream_idle_timeout_ms: int | None = None,
        timeout: float | None = None,
    ) -> types.ProviderCreateResponse:
        """Adds a model provider.

        Stored in the settings of the user, not of the workspace. The region of `workspace/configChanged` is
        `providers`.

        Args:
            id: Identifier of the new provider.
            display_name: Name for people. Absent: `id`.
            protocol: Protocol it speaks.
            api_key: Key, or a reference to an environment variable such as `${ANTHROPIC_API_KEY}`. Absent: none.
            end_point: Address of its API. Absent or empty: the official one.
            network_timeout_seconds: Longest wait for an answer, in seconds. This server has no such limit and
            refuses it. Absent: none.
            stream_max_retries: Attempts after a broken answer, 0 to 100. Absent: 5.
            stream_idle_timeout_ms: Longest pause in an answer, in milliseconds, above 0. Absent: 300000.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: Identifier or protocol do not fit, or a number is out of range.
        """
        return self._wait(
            self.client.provider_create(
                id=id,
                display_name=display_name,
                protocol=protocol,
                api_key=api_key,
                end_point=end_point,
                network_timeout_seconds=network_timeout_seconds,
                stream_max_retries=stream_max_retries,
                stream_idle_timeout_ms=stream_idle_timeout_ms,
                timeout=timeout,
            )
        )

    def provider_delete(
        self,
        *,
        id: str,
        timeout: float | None = None,
    ) -> types.ProviderDeleteResponse:
        """Removes a model provider.

        A provider that the workspace has chosen stays. The region of `workspace/configChanged` is `providers`.

        Args:
            id: Identifier of the provider.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No provider has this identifier, or the workspace has chosen it.
        """
        return self._wait(
            self.client.provider_delete(
                id=id,
                timeout=timeout,
            )
        )

    def provider_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.ProviderListResponse:
        """Lists the user's model providers.

        Keys are never answered.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.provider_list(
                timeout=timeout,
            )
        )

    def provider_test(
        self,
        *,
        provider_id: str | None = None,
        protocol: types.ProviderProtocolInput | None = None,
        api_key: str | None = None,
        end_point: str | None = None,
        network_timeout_seconds: int | None = None,
        stream_max_retries: int | None = None,
        stream_idle_timeout_ms: int | None = None,
        timeout: float | None = None,
    ) -> types.ProviderTestResponse:
        """Tries whether a model provider answers.

        Only its models are listed. A failure is a successful answer with `success` false; that an address cannot
        list models is quite normal. Stores nothing and answers no keys.

        Args:
            provider_id: Stored provider. Absent: the other members describe it.
            protocol: Protocol to speak. Absent: that of the stored provider.
            api_key: Key to use. Absent: that of the stored provider.
            end_point: Address to use; at another one than that of the stored provider, its key is not used.
            Absent: that of the stored provider.
            network_timeout_seconds: Longest wait for an answer, in seconds. Absent: the server's default.
            stream_max_retries: Attempts after a broken answer. Absent: the server's default.
            stream_idle_timeout_ms: Longest pause in an answer, in milliseconds. Absent: the server's default.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.provider_test(
                provider_id=provider_id,
                protocol=protocol,
                api_key=api_key,
                end_point=end_point,
                network_timeout_seconds=network_timeout_seconds,
                stream_max_retries=stream_max_retries,
                stream_idle_timeout_ms=stream_idle_timeout_ms,
                timeout=timeout,
            )
        )

    def provider_update(
        self,
        *,
        id: str,
        display_name: str | None = None,
        protocol: types.ProviderProtocolInput | None = None,
        api_key: str | None = None,
        end_point: str | None = None,
        network_timeout_seconds: int | None = None,
        stream_max_retries: int | None = None,
        stream_idle_timeout_ms: int | None = None,
        timeout: float | None = None,
    ) -> types.ProviderUpdateResponse:
        """Changes a model provider.

        Absent members stay as they are. The region of `workspace/configChanged` is `providers`.

        Args:
            id: Identifier of the provider.
            display_name: Name for people. Absent: stays.
            protocol: Protocol it speaks. Absent: stays.
            api_key: Key, or a reference to an environment variable. Absent: stays.
            end_point: Address of its API; empty for the official one. Absent: stays.
            network_timeout_seconds: Longest wait for an answer, in seconds. This server has no such limit and
            refuses it. Absent: none.
            stream_max_retries: Attempts after a broken answer, 0 to 100. Absent: stays.
            stream_idle_timeout_ms: Longest pause in an answer, in milliseconds, above 0. Absent: stays.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No provider has this identifier, or a number is out of range.
        """
        return self._wait(
            self.client.provider_update(
                id=id,
                display_name=display_name,
                protocol=protocol,
                api_key=api_key,
                end_point=end_point,
                network_timeout_seconds=network_timeout_seconds,
                stream_max_retries=stream_max_retries,
                stream_idle_timeout_ms=stream_idle_timeout_ms,
                timeout=timeout,
            )
        )

    def skills_list(
        self,
        *,
        include_unavailable: bool | None = None,
        timeout: float | None = None,
    ) -> types.SkillsListResponse:
        """Lists the skills.

        Of several skills with one name, in whatever case, the one of the first source is listed.

        Args:
            include_unavailable: List skills that lack something, too. Absent: true.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.skills_list(
                include_unavailable=include_unavailable,
                timeout=timeout,
            )
        )

    def skills_read(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.SkillsReadResponse:
        """Reads the source of a skill.

        An adapted form is left aside; `skills/view` reads that.

        Args:
            name: Name of the skill.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32040 `Skill not found`: No source has this skill.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.skills_read(
                name=name,
                timeout=timeout,
            )
        )

    def skills_restore_original(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.SkillsRestoreOriginalResponse:
        """Gives up the adapted form of a skill.

        The source file is not touched. Offer it only to users of servers with `skillVariants`. The region of
        `workspace/configChanged` is `skills`.

        Args:
            name: Name of the skill.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32040 `Skill not found`: No source has this skill.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.skills_restore_original(
                name=name,
                timeout=timeout,
            )
        )

    def skills_set_enabled(
        self,
        *,
        name: str,
        enabled: bool,
        timeout: float | None = None,
    ) -> types.SkillsSetEnabledResponse:
        """Lets the agent use a skill, or keeps it from that.

        Stored in the setting `Skills.DisabledSkills`; files stay. Repeating it changes nothing. The region of
        `workspace/configChanged` is `skills`.

        Args:
            name: Name of the skill.
            enabled: True lets the agent use it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32040 `Skill not found`: No source has this skill.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.skills_set_enabled(
                name=name,
                enabled=enabled,
                timeout=timeout,
            )
        )

    def skills_uninstall(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.SkillsUninstallResponse:
        """Removes a skill of the workspace or of the user.

        Directory, adapted forms and the entry in `Skills.DisabledSkills` go. The region of
        `workspace/configChanged` is `skills`.

        Args:
            name: Name of the skill.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32040 `Skill not found`: No source has this skill.
            RpcError: -32602 `Invalid params`: The skill is built in or belongs to a plugin, or its path is not
            where skills of its source are.
        """
        return self._wait(
            self.client.skills_uninstall(
                name=name,
                timeout=timeout,
            )
        )

    def skills_view(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.SkillsViewResponse:
        """Reads a skill as the agent gets it.

        The adapted form when one is in use, otherwise the source. Works without the capability `skillVariants`,
        too.

        Args:
            name: Name of the skill.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32040 `Skill not found`: No source has this skill.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.skills_view(
                name=name,
                timeout=timeout,
            )
        )

    def subagent_children_list(
        self,
        *,
        parent_thread_id: str,
        include_closed: bool | None = None,
        include_threads: bool | None = None,
        timeout: float | None = None,
    ) -> types.SubagentChildrenListResponse:
        """Lists the subagents of a thread.

        An open link does not mean that a subagent works: `runtime.running` of its thread tells that.

        Args:
            parent_thread_id: The thread.
            include_closed: List closed subagents, too. Absent: false.
            include_threads: Answer their threads with them. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.subagent_children_list(
                parent_thread_id=parent_thread_id,
                include_closed=include_closed,
                include_threads=include_threads,
                timeout=timeout,
            )
        )

    def subagent_close(
        self,
        *,
        parent_thread_id: str,
        target: str,
        timeout: float | None = None,
    ) -> types.SubAgentControlResult:
        """Closes a subagent.

        Its turn is cancelled, and its thread and those below are archived.

        Args:
            parent_thread_id: Thread whose subagent is meant.
            target: Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The target is `/root` or the thread's own agent, or no subagent has
            this path.
        """
        return self._wait(
            self.client.subagent_close(
                parent_thread_id=parent_thread_id,
                target=target,
                timeout=timeout,
            )
        )

    def subagent_followup_task(
        self,
        *,
        parent_thread_id: str,
        target: str,
        message: str,
        delivery_mode: types.SubAgentDeliveryMode | None = None,
        timeout: float | None = None,
    ) -> types.SubAgentControlResult:
        """Gives a subagent another task.

        An idle subagent starts a turn. Messages that wait for it go along. Subagents in external programs refuse
        `steer`.

        Args:
            parent_thread_id: Thread whose subagent is meant.
            target: Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent.
            message: Text of the task.
            delivery_mode: What happens while it is busy. Absent: `queue`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.subagent_followup_task(
                parent_thread_id=parent_thread_id,
                target=target,
                message=message,
                delivery_mode=delivery_mode,
                timeout=timeout,
            )
        )

    def subagent_profiles_list(
        self,
        *,
        timeout: float | None = None,
    ) -> types.SubagentProfilesListResponse:
        """Lists the kinds of subagents.

        Those of the product and those of the workspace.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.subagent_profiles_list(
                timeout=timeout,
            )
        )

    def subagent_profiles_remove(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> types.SubagentProfilesRemoveResponse:
        """Removes a kind of subagent from the workspace.

        A built-in one is run by its defaults again. The region of `workspace/configChanged` is `subagent`.

        Args:
            name: Name of the profile.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32083 `SubAgentProfileNotFound`: The workspace has no entry of this name.
            RpcError: -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.subagent_profiles_remove(
                name=name,
                timeout=timeout,
            )
        )

    def subagent_profiles_set_enabled(
        self,
        *,
        name: str,
        enabled: bool,
        timeout: float | None = None,
    ) -> types.SubagentProfilesSetEnabledResponse:
        """Switches a kind of subagent on or off.

        `native` is always on. The region of `workspace/configChanged` is `subagent`.

        Args:
            name: Name of the profile.
            enabled: True lets the agent use it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32083 `SubAgentProfileNotFound`: No profile has this name.
            RpcError: -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.subagent_profiles_set_enabled(
                name=name,
                enabled=enabled,
                timeout=timeout,
            )
        )

    def subagent_profiles_upsert(
        self,
        *,
        name: str,
        definition: types.SubAgentProfileWrite,
        timeout: float | None = None,
    ) -> types.SubagentProfilesUpsertResponse:
        """Adds a kind of subagent, or replaces it in the workspace.

        Nothing of the present entry is kept. The region of `workspace/configChanged` is `subagent`.

        Args:
            name: Name of the profile; that of a built-in one changes it in this workspace.
            definition: How it is run; all of it is stored.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32084 `SubAgentProfileValidationFailed`: The definition is not valid.
            RpcError: -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.subagent_profiles_upsert(
                name=name,
                definition=definition,
                timeout=timeout,
            )
        )

    def subagent_send_message(
        self,
        *,
        parent_thread_id: str,
        target: str,
        message: str,
        timeout: float | None = None,
    ) -> types.SubAgentControlResult:
        """Leaves a message for a subagent.

        The subagent reads it with its next task; nothing is started.

        Args:
            parent_thread_id: Thread whose subagent is meant.
            target: Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent.
            message: Text of the message.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.subagent_send_message(
                parent_thread_id=parent_thread_id,
                target=target,
                message=message,
                timeout=timeout,
            )
        )

    def subagent_settings_update(
        self,
        *,
        external_cli_session_resume_enabled: bool | None = None,
        model: str | m.Unset | None = m.UNSET,
        min_wait_timeout_ms: int | None = None,
        default_wait_timeout_ms: int | None = None,
        max_wait_timeout_ms: int | None = None,
        timeout: float | None = None,
    ) -> types.SubagentSettingsUpdateResponse:
        """Changes the settings of all subagents.

        Identifiers of sessions that were stored stay stored. The region of `workspace/configChanged` is
        `subagent`.

        Args:
            external_cli_session_resume_enabled: Take up sessions of external programs again. Absent: stays.
            model: Model of subagents. Null or blank: that of the main agent; absent: stays.
            min_wait_timeout_ms: Shortest wait for a subagent, in milliseconds, 0 to 3600000. Absent: stays.
            default_wait_timeout_ms: Wait when none is named, in milliseconds, 0 to 3600000. Absent: stays.
            max_wait_timeout_ms: Longest wait, in milliseconds, 0 to 3600000. Absent: stays.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32084 `SubAgentProfileValidationFailed`: No member is given, a time is not in 0 to 3600000,
            or the times are not in rising order.
        """
        return self._wait(
            self.client.subagent_settings_update(
                external_cli_session_resume_enabled=external_cli_session_resume_enabled,
                model=model,
                min_wait_timeout_ms=min_wait_timeout_ms,
                default_wait_timeout_ms=default_wait_timeout_ms,
                max_wait_timeout_ms=max_wait_timeout_ms,
                timeout=timeout,
            )
        )

    def terminal_clean(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.TerminalCleanResponse:
        """Stops and forgets all processes of a thread.

        `terminal/cleaned` follows for each.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.terminal_clean(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def terminal_list(
        self,
        *,
        thread_id: str | None = None,
        timeout: float | None = None,
    ) -> types.TerminalListResponse:
        """Lists the shell processes of the server.

        Lists the commands of loaded threads that run, in the foreground too, and those that have ended: at most
        the last 64 of a thread whose end its agent has learned, and not those that were cleaned up.

        Args:
            thread_id: The thread. Absent: all threads.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
        """
        return self._wait(
            self.client.terminal_list(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def terminal_read(
        self,
        *,
        session_id: str,
        wait_ms: int | None = None,
        max_output_chars: int | None = None,
        timeout: float | None = None,
    ) -> types.TerminalReadResponse:
        """Reads what a process printed.

        Waits for news at most the given time, then answers whatever there is; the process may still run.

        Args:
            session_id: Identifier of the process.
            wait_ms: Longest time to wait for news, in milliseconds. Absent: does not wait.
            max_output_chars: Largest part of the output to answer, in characters. Absent: the server's limit.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.terminal_read(
                session_id=session_id,
                wait_ms=wait_ms,
                max_output_chars=max_output_chars,
                timeout=timeout,
            )
        )

    def terminal_stop(
        self,
        *,
        session_id: str,
        timeout: float | None = None,
    ) -> types.TerminalStopResponse:
        """Stops a process.

        The process is killed.

        Args:
            session_id: Identifier of the process.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.terminal_stop(
                session_id=session_id,
                timeout=timeout,
            )
        )

    def terminal_write(
        self,
        *,
        session_id: str,
        input: str,
        yield_time_ms: int | None = None,
        max_output_chars: int | None = None,
        timeout: float | None = None,
    ) -> types.TerminalWriteResponse:
        """Writes to the standard input of a process.

        A process that was started without a terminal takes no input.

        Args:
            session_id: Identifier of the process.
            input: Text to write to its standard input.
            yield_time_ms: Time to let it react before the answer, in milliseconds. Absent: the server's default.
            max_output_chars: Largest part of the output to answer, in characters. Absent: the server's limit.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.terminal_write(
                session_id=session_id,
                input=input,
                yield_time_ms=yield_time_ms,
                max_output_chars=max_output_chars,
                timeout=timeout,
            )
        )

    def thread_app_bindings_list(
        self,
        *,
        thread_id: str,
        include_revoked: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadAppBindingsListResponse:
        """Lists the apps bound to a thread.

        Requests that nobody has accepted yet are listed as `pending`.

        Args:
            thread_id: The thread.
            include_revoked: List revoked bindings, too. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_app_bindings_list(
                thread_id=thread_id,
                include_revoked=include_revoked,
                timeout=timeout,
            )
        )

    def thread_app_bindings_refresh(
        self,
        *,
        thread_id: str,
        binding_id: str | None = None,
        timeout: float | None = None,
    ) -> types.ThreadAppBindingsRefreshResponse:
        """Checks the bindings of a thread again.

        Tells what changed since; an app that comes back attaches its tools itself.

        Args:
            thread_id: The thread.
            binding_id: The binding. Absent: all of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_app_bindings_refresh(
                thread_id=thread_id,
                binding_id=binding_id,
                timeout=timeout,
            )
        )

    def thread_app_bindings_revoke(
        self,
        *,
        thread_id: str,
        binding_id: str,
        reason: str | None = None,
        timeout: float | None = None,
    ) -> types.ThreadAppBindingsRevokeResponse:
        """Ends the binding of an app to a thread.

        A running turn is stopped, and the app's tools go.

        Args:
            thread_id: The thread.
            binding_id: Identifier of the binding.
            reason: Why, for people. Absent: not stated.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_app_bindings_revoke(
                thread_id=thread_id,
                binding_id=binding_id,
                reason=reason,
                timeout=timeout,
            )
        )

    def thread_app_context_blocks_list(
        self,
        *,
        thread_id: str,
        include_inactive: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadAppContextBlocksListResponse:
        """Lists the blocks of context that apps added to a thread.

        Those in use, unless asked otherwise.

        Args:
            thread_id: The thread.
            include_inactive: List blocks that are not in use, too. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_app_context_blocks_list(
                thread_id=thread_id,
                include_inactive=include_inactive,
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

    def thread_compact_start(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadCompactStartResponse:
        """Shortens the context of a thread.

        Answers when it is over, which can take long. The thread has to be active and idle, with content, and its
        history kept by the server. `system/event` tells `compacting` and then one of `compacted`,
        `compactSkipped`, `compactFailed` and `compactCancelled`. Meanwhile turns cannot start, and input has to
        be queued. It is a turn of its own, which has a `compacted` notice after success. A thread without turns
        is skipped.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is paused or archived.
            RpcError: -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by
            maintenance.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_compact_start(
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
            RpcError: -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config`
            sets more than provider, model and reasoning.
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

    def thread_fork(
        self,
        *,
        thread_id: str,
        path: str | None = None,
        fork_point: types.ForkPoint | None = None,
        identity: types.SessionIdentity | None = None,
        config: types.ThreadConfiguration | None = None,
        display_name: str | None = None,
        ephemeral: bool | None = None,
        exclude_turns: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadForkResponse:
        """Copies the beginning of a thread into a new thread.

        The source does not change. A turn that runs is not copied. Queue, open approvals and questions, app
        bindings, goal and plan are not copied. A `forked` notice marks where the copy ends. `thread/started` goes
        to every connection without turns.

        Args:
            thread_id: Thread to copy from; it stays as it is.
            path: File of the source; it has to be under `.craft/threads` and belong to `threadId`. Absent: found
            by the identifier.
            fork_point: Where the copy ends. Absent: all of the history is copied.
            identity: On whose behalf, and from where. What is missing is taken from the source.
            config: Settings that go on top of the copied ones. Absent: the source's settings.
            display_name: Title of the copy. Absent: derived by the server.
            ephemeral: Keep the copy in memory only, out of ordinary lists. Absent: false.
            exclude_turns: Leave the turns out of the answer. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
            RpcError: -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config`
            sets more than provider, model and reasoning.
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32012 `Turn in progress`: The copy is to end with the turn that runs.
            RpcError: -32602 `Invalid params`: `forkPoint` names no turn, or a place within a turn; `path` is not
            the file of the thread.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_fork(
                thread_id=thread_id,
                path=path,
                fork_point=fork_point,
                identity=identity,
                config=config,
                display_name=display_name,
                ephemeral=ephemeral,
                exclude_turns=exclude_turns,
                timeout=timeout,
            )
        )

    def thread_goal_clear(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadGoalClearResponse:
        """Drops the goal of a thread.

        May be repeated. `thread/goal/cleared` is sent only when a goal was really dropped.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_goal_clear(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_goal_get(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadGoalGetResponse:
        """Reads the goal of a thread.

        A thread has at most one goal.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_goal_get(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_goal_set(
        self,
        *,
        thread_id: str,
        objective: str | None = None,
        status: types.ThreadGoalStatus | None = None,
        token_budget: int | m.Unset | None = m.UNSET,
        mode: types.GoalSetMode | None = None,
        timeout: float | None = None,
    ) -> types.ThreadGoalSetResponse:
        """Creates or changes the goal of a thread.

        A new objective keeps the identifier and the usage of the goal. A complete goal does not become active by
        itself. `active` with a used-up budget is stored as `budgetLimited`, and `budgetLimited` does not turn
        into `paused`.

        Args:
            thread_id: The thread.
            objective: What to reach, 1 to 4000 characters after trimming. Absent: the present one stays.
            status: State to put the goal in. Absent: the present one stays; a new goal is `active`.
            token_budget: Tokens the goal may use, above 0. Absent: stays; null: no limit.
            mode: What may happen to a present goal. Absent: `upsertOrUpdate`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `objective` is empty or longer than 4000 characters, `tokenBudget`
            is not above 0, or there is no goal whose state or budget could change.
        """
        return self._wait(
            self.client.thread_goal_set(
                thread_id=thread_id,
                objective=objective,
                status=status,
                token_budget=token_budget,
                mode=mode,
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

    def thread_maintenance_interrupt(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Stops shortening or consolidating.

        The answer means that the request was taken; the event that says `…Cancelled` follows. Does nothing when
        no maintenance runs. Turns and queue are not touched.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_maintenance_interrupt(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def thread_memory_consolidate_start(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadMemoryConsolidateStartResponse:
        """Takes what a thread learned into the workspace's memory.

        Answers when it is over. The model runs on a short-lived copy of the thread, which cannot write. The
        thread needs a completed turn. Works where automatic consolidation is off. `system/event` tells
        `consolidating` and then how it ended, without a turn. Turns cannot start meanwhile; automatic
        consolidation never blocks them.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is paused or archived.
            RpcError: -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by
            maintenance.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_memory_consolidate_start(
                thread_id=thread_id,
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
            mode: Mode to switch the thread to.
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

    def thread_rollback(
        self,
        *,
        thread_id: str,
        num_turns: int,
        timeout: float | None = None,
    ) -> types.ThreadRollbackResponse:
        """Drops the last turns of a thread.

        The turns leave the history for good, by a record that says so. Files and other effects of the turns are
        not undone.

        Args:
            thread_id: The thread.
            num_turns: Turns to drop from the end; at least 1.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `numTurns` is below 1.
            RpcError: -32011 `Thread not active`: The thread is archived.
            RpcError: -32012 `Turn in progress`: A turn has not ended.
        """
        return self._wait(
            self.client.thread_rollback(
                thread_id=thread_id,
                num_turns=num_turns,
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
            RpcError: -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
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

    def thread_worktree_handoff(
        self,
        *,
        thread_id: str,
        mode: types.WorktreeHandoffMode,
        branch_name: str | None = None,
        base_ref: str | None = None,
        path: str | None = None,
        copy_dirty_changes: bool | None = None,
        timeout: float | None = None,
    ) -> types.ThreadWorktreeHandoffResponse:
        """Moves a thread into a worktree, or back into the workspace.

        On the way back the changes are set aside, the branch is checked out in the workspace, the changes are
        applied there, and the worktree is removed.

        Args:
            thread_id: The thread.
            mode: Where it moves.
            branch_name: Branch to make for the worktree. Absent: chosen by the server.
            base_ref: Branch or commit to start from. Absent: what is checked out where the source works.
            path: Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the
            server.
            copy_dirty_changes: Take uncommitted changes along. Absent: true.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32011 `Thread not active`: The thread is paused or archived.
            RpcError: -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by
            maintenance.
            RpcError: -32090 `WorktreeHandoffConflict`: WorktreeHandoffConflict: changed files of the workspace
            would be overwritten; `data.params.conflictPaths` names them.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.thread_worktree_handoff(
                thread_id=thread_id,
                mode=mode,
                branch_name=branch_name,
                base_ref=base_ref,
                path=path,
                copy_dirty_changes=copy_dirty_changes,
                timeout=timeout,
            )
        )

    def tool_list(
        self,
        *,
        mode: str | None = None,
        timeout: float | None = None,
    ) -> types.ToolListResponse:
        """Lists the server's own tools.

        The same in every workspace and thread; tools of plugins, MCP servers and clients are not listed.

        Args:
            mode: `plan`: only tools of that mode. Anything else and absent: all.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.tool_list(
                mode=mode,
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
            queued_input_id: Entry of the queue to drop.
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

    def turn_queue_reorder(
        self,
        *,
        thread_id: str,
        ordered_queued_input_ids: list[str],
        timeout: float | None = None,
    ) -> types.TurnQueueReorderResponse:
        """Puts the queue of a thread into another order.

        The entries themselves do not change.

        Args:
            thread_id: The thread.
            ordered_queued_input_ids: All identifiers of the queue, in the new order.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The identifiers are not exactly those of the queue: one is missing,
            unknown or named twice.
        """
        return self._wait(
            self.client.turn_queue_reorder(
                thread_id=thread_id,
                ordered_queued_input_ids=ordered_queued_input_ids,
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

    def turn_steer(
        self,
        *,
        thread_id: str,
        expected_turn_id: str,
        queued_input_id: str,
        sender: types.SenderContext | None = None,
        timeout: float | None = None,
    ) -> types.TurnSteerResponse:
        """Hands a queued input to the running turn.

        The entry is marked at once. Before the next model call or tool call it becomes a user message with the
        delivery mode `guidance` and leaves the queue. When the turn ends first, the entry waits as before.

        Args:
            thread_id: The thread.
            expected_turn_id: Turn that has to be the running one.
            queued_input_id: Entry of the queue.
            sender: Person in a chat who says it. Absent: the client's own user.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32014 `Turn not running`: `expectedTurnId` is not the running turn.
            RpcError: -32602 `Invalid params`: The queue has no such entry.
        """
        return self._wait(
            self.client.turn_steer(
                thread_id=thread_id,
                expected_turn_id=expected_turn_id,
                queued_input_id=queued_input_id,
                sender=sender,
                timeout=timeout,
            )
        )

    def ui_open_link(
        self,
        *,
        url: str,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Opens a link for what an app shows.

        Checks the address and records it in the log; the client opens it then. Only the name of the method is
        published; its members are those of MCP Apps.

        Args:
            url: Address to open, with the scheme `http`, `https` or `mailto`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: The address is not one for a browser or for mail.
            RpcError: -32601 `Method not found`: The client did not declare `interactiveToolUi`.
        """
        return self._wait(
            self.client.ui_open_link(
                url=url,
                timeout=timeout,
            )
        )

    def ui_resource_read(
        self,
        *,
        thread_id: str,
        namespace: str | None = None,
        uri: str,
        timeout: float | None = None,
    ) -> types.UiResourceReadResponse:
        """Reads what an app shows for a tool.

        Taken from an MCP server of the thread: `namespace` names it, or a tool of it names the resource. The same
        address always has the same content.

        Args:
            thread_id: Thread whose app owns the resource.
            namespace: Namespace of the app's tools. Absent: none.
            uri: Address of the resource; begins with `ui://`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32601 `Method not found`: The client did not declare `interactiveToolUi`.
            RpcError: -32602 `Invalid params`: The resource does not belong to the bound app.
        """
        return self._wait(
            self.client.ui_resource_read(
                thread_id=thread_id,
                namespace=namespace,
                uri=uri,
                timeout=timeout,
            )
        )

    def ui_tool_call(
        self,
        *,
        thread_id: str,
        namespace: str | None = None,
        tool: str,
        arguments: t.Any,
        source_call_id: str | None = None,
        timeout: float | None = None,
    ) -> types.DynamicToolResult:
        """Runs a tool for what an app shows.

        Calls a tool of an MCP server of the thread, if the tool names a resource that shows it and does not keep
        the view from calling it. Makes no turn and no item, and the model does not see it; it is recorded in the
        log.

        Args:
            thread_id: Thread of the app.
            namespace: Namespace of the app's tools. Absent: none.
            tool: Name of the tool.
            arguments: Object of arguments.
            source_call_id: Tool call whose result is shown. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32601 `Method not found`: The client did not declare `interactiveToolUi`.
            RpcError: -32602 `Invalid params`: The tool is not bound, is not meant for what the app shows, or
            needs a right that was not granted.
        """
        return self._wait(
            self.client.ui_tool_call(
                thread_id=thread_id,
                namespace=namespace,
                tool=tool,
                arguments=arguments,
                source_call_id=source_call_id,
                timeout=timeout,
            )
        )

    def ui_update_model_context(
        self,
        *,
        thread_id: str,
        namespace: str | None = None,
        source_call_id: str | None = None,
        content: list[types.ToolContentItem] | None = None,
        structured_content: t.Any = None,
        timeout: float | None = None,
    ) -> types.EmptyObject:
        """Tells the model about the state of what an app shows.

        What a page tells replaces what it told before, and stands in the system prompt from the next turn on;
        nothing takes it back. Only the name of the method is published; its members are those of MCP Apps.

        Args:
            thread_id: Thread of the app.
            namespace: Namespace of the app's tools. Absent: none.
            source_call_id: Tool call whose result is shown; with the namespace it names the page. Absent: none.
            content: Text for the model. Absent: none.
            structured_content: Data for the model. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: The content is no text or too long, or too many pages have content.
            RpcError: -32601 `Method not found`: The client did not declare `interactiveToolUi`.
        """
        return self._wait(
            self.client.ui_update_model_context(
                thread_id=thread_id,
                namespace=namespace,
                source_call_id=source_call_id,
                content=content,
                structured_content=structured_content,
                timeout=timeout,
            )
        )

    def usage_summary(
        self,
        *,
        timeout: float | None = None,
    ) -> types.UsageSummaryResponse:
        """Tells what was used in all.

        Counts the stored turns of the workspace.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.usage_summary(
                timeout=timeout,
            )
        )

    def usage_timeseries(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        tz_offset_minutes: int | None = None,
        timeout: float | None = None,
    ) -> types.UsageTimeseriesResponse:
        """Tells what was used by day.

        Days without use are left out. A conversation counts on the day it began.

        Args:
            from_: First day, as `2026-05-01`. Absent: the oldest.
            to: Last day, as `2026-05-31`. Absent: today.
            tz_offset_minutes: Distance of the time zone from UTC, in minutes, cut to -840 to 840. Absent: 0.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: `from` or `to` is not a day.
        """
        return self._wait(
            self.client.usage_timeseries(
                from_=from_,
                to=to,
                tz_offset_minutes=tz_offset_minutes,
                timeout=timeout,
            )
        )

    def welcome_suggestions(
        self,
        *,
        identity: types.SessionIdentity,
        max_items: int | None = None,
        timeout: float | None = None,
    ) -> types.WelcomeSuggestionsResponse:
        """Reads suggestions for the first message of a thread.

        Answers what is stored and never starts a model. No suggestions is an ordinary answer.

        Args:
            identity: On whose behalf, and from where; `workspacePath` is required.
            max_items: Largest number of suggestions. Absent: 4.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.welcome_suggestions(
                identity=identity,
                max_items=max_items,
                timeout=timeout,
            )
        )

    def workspace_commit_message_suggest(
        self,
        *,
        thread_id: str,
        paths: list[str],
        max_diff_chars: int | None = None,
        timeout: float | None = None,
    ) -> types.WorkspaceCommitMessageSuggestResponse:
        """Suggests a commit message for changed files.

        The model runs on a short-lived copy of the thread, which cannot write, whose notifications may be seen by
        clients; they tell it by its origin.

        Args:
            thread_id: Thread whose conversation explains the changes.
            paths: Changed files, relative to the workspace; at least one.
            max_diff_chars: Largest part of the difference to read, in characters. Absent: the server's limit.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: `paths` is empty or names a file outside the workspace.
            RpcError: -32603 `Internal error`: There is no git repository, nothing changed, the model gave no text
            or took too long.
        """
        return self._wait(
            self.client.workspace_commit_message_suggest(
                thread_id=thread_id,
                paths=paths,
                max_diff_chars=max_diff_chars,
                timeout=timeout,
            )
        )

    def workspace_config_schema(
        self,
        *,
        timeout: float | None = None,
    ) -> types.WorkspaceConfigSchemaResponse:
        """Lists the settings of a workspace.

        For building a settings page; `workspace/config/update` changes some of them.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.workspace_config_schema(
                timeout=timeout,
            )
        )

    def workspace_config_update(
        self,
        *,
        model: str | m.Unset | None = m.UNSET,
        provider_id: str | m.Unset | None = m.UNSET,
        api_key: str | m.Unset | None = m.UNSET,
        end_point: str | m.Unset | None = m.UNSET,
        welcome_suggestions_enabled: bool | m.Unset | None = m.UNSET,
        skills_self_learning_enabled: bool | m.Unset | None = m.UNSET,
        memory_auto_consolidate_enabled: bool | m.Unset | None = m.UNSET,
        dreams_enabled: bool | m.Unset | None = m.UNSET,
        dreams_interval: str | m.Unset | None = m.UNSET,
        dreams_thread_lookback_count: int | m.Unset | None = m.UNSET,
        dreams_auto_apply: bool | m.Unset | None = m.UNSET,
        default_approval_policy: types.WorkspaceDefaultApprovalPolicy | m.Unset | None = m.UNSET,
        tools_lsp_enabled: bool | m.Unset | None = m.UNSET,
        reasoning: types.ReasoningConfig | m.Unset | None = m.UNSET,
        timeout: float | None = None,
    ) -> types.WorkspaceConfigUpdateResponse:
        """Changes settings of the workspace.

        Existing threads keep theirs: `thread/config/update` reaches them. Other keys of the file stay. Keys are
        compared without regard to case. Each change names its region in `workspace/configChanged`.

        Args:
            model: Model of new threads. Null, empty or `Default`: none chosen.
            provider_id: Model provider. Null: none chosen.
            api_key: Refused: keys belong to providers.
            end_point: Refused: addresses belong to providers.
            welcome_suggestions_enabled: Suggestions are made. Null: the default.
            skills_self_learning_enabled: The agent may improve skills by itself; takes effect after a restart.
            Null: the default.
            memory_auto_consolidate_enabled: Memory is consolidated by itself. Null: the default.
            dreams_enabled: Memory is worked over in the background. Null: the default.
            dreams_interval: Time between two such runs, as `24:00:00`; above zero. Null: the default.
            dreams_thread_lookback_count: Threads such a run reads, latest first; above 0. Null: the default.
            dreams_auto_apply: What such a run writes is used without review. Null: the default.
            default_approval_policy: What happens when a tool needs consent. Null: the default.
            tools_lsp_enabled: Language servers are used. Null: the default.
            reasoning: Reasoning settings of new threads. Null: the model's defaults.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: No known member is given, a value does not fit, or the old `apiKey`
            or `endPoint` is.
        """
        return self._wait(
            self.client.workspace_config_update(
                model=model,
                provider_id=provider_id,
                api_key=api_key,
                end_point=end_point,
                welcome_suggestions_enabled=welcome_suggestions_enabled,
                skills_self_learning_enabled=skills_self_learning_enabled,
                memory_auto_consolidate_enabled=memory_auto_consolidate_enabled,
                dreams_enabled=dreams_enabled,
                dreams_interval=dreams_interval,
                dreams_thread_lookback_count=dreams_thread_lookback_count,
                dreams_auto_apply=dreams_auto_apply,
                default_approval_policy=default_approval_policy,
                tools_lsp_enabled=tools_lsp_enabled,
                reasoning=reasoning,
                timeout=timeout,
            )
        )

    def worktree_create_and_fork(
        self,
        *,
        source_thread_id: str,
        fork_point: types.ForkPoint | None = None,
        identity: types.SessionIdentity | None = None,
        config: types.ThreadConfiguration | None = None,
        display_name: str | None = None,
        exclude_turns: bool | None = None,
        branch_name: str | None = None,
        base_ref: str | None = None,
        path: str | None = None,
        copy_dirty_changes: bool | None = None,
        timeout: float | None = None,
    ) -> types.WorktreeCreateAndForkResponse:
        """Copies a thread into a worktree of its own.

        First the worktree is made, then changed files are copied, and only then the thread is made. The state of
        the thread stays in the first workspace; only its tools run in the worktree.

        Args:
            source_thread_id: Thread to copy from; it and its files stay as they are.
            fork_point: Where the copy ends. Absent: all of the history is copied.
            identity: On whose behalf, and from where. What is missing is taken from the source.
            config: Settings that go on top of the copied ones. Absent: the source's settings.
            display_name: Title of the copy. Absent: derived by the server.
            exclude_turns: Leave the turns out of the answer. Absent: false.
            branch_name: Branch to make for the worktree. Absent: chosen by the server.
            base_ref: Branch or commit to start from. Absent: what is checked out where the source works.
            path: Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the
            server.
            copy_dirty_changes: Take uncommitted changes along. Absent: true.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.worktree_create_and_fork(
                source_thread_id=source_thread_id,
                fork_point=fork_point,
                identity=identity,
                config=config,
                display_name=display_name,
                exclude_turns=exclude_turns,
                branch_name=branch_name,
                base_ref=base_ref,
                path=path,
                copy_dirty_changes=copy_dirty_changes,
                timeout=timeout,
            )
        )

    def worktree_create_and_start(
        self,
        *,
        identity: types.SessionIdentity,
        config: types.ThreadConfiguration | None = None,
        dynamic_tools: list[types.DynamicToolSpec] | None = None,
        additional_context: dict[str, types.RuntimeAdditionalContextEntry] | None = None,
        history_mode: types.HistoryMode | None = None,
        display_name: str | None = None,
        branch_name: str | None = None,
        base_ref: str | None = None,
        path: str | None = None,
        copy_dirty_changes: bool | None = None,
        timeout: float | None = None,
    ) -> types.WorktreeCreateAndStartResponse:
        """Creates a thread in a worktree of its own.

        The thread is made last, when the worktree is ready. Otherwise as `thread/start`.

        Args:
            identity: On whose behalf, and from where.
            config: Settings of the thread. Absent: workspace defaults.
            dynamic_tools: Tools this connection runs for the thread. Absent: none.
            additional_context: Context for the system prompt by key, as in `thread/start`. Absent: none.
            history_mode: Who keeps the history. Absent: `server`.
            display_name: Title. Absent: derived from the first message.
            branch_name: Branch to make for the worktree. Absent: chosen by the server.
            base_ref: Branch or commit to start from. Absent: what is checked out where the source works.
            path: Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the
            server.
            copy_dirty_changes: Take uncommitted changes along. Absent: true.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.worktree_create_and_start(
                identity=identity,
                config=config,
                dynamic_tools=dynamic_tools,
                additional_context=additional_context,
                history_mode=history_mode,
                display_name=display_name,
                branch_name=branch_name,
                base_ref=base_ref,
                path=path,
                copy_dirty_changes=copy_dirty_changes,
                timeout=timeout,
            )
        )

    def worktree_list(
        self,
        *,
        identity: types.SessionIdentity | None = None,
        include_orphans: bool | None = None,
        timeout: float | None = None,
    ) -> types.WorktreeListResponse:
        """Lists the worktrees of threads.

        Worktrees that somebody else made in the repository are not listed.

        Args:
            identity: Whose threads. Absent: those of all.
            include_orphans: List worktrees whose thread is gone, too. Absent: false.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        return self._wait(
            self.client.worktree_list(
                identity=identity,
                include_orphans=include_orphans,
                timeout=timeout,
            )
        )

    def worktree_status(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,
    ) -> types.ThreadWorktreeStatus:
        """Looks at the worktree of a thread.

        Cheap enough to be asked often. Later releases put the result into a member `status`.

        Args:
            thread_id: The thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32010 `Thread not found`: No thread has this identifier.
            RpcError: -32602 `Invalid params`: A required member is missing, or a member does not fit.
        """
        return self._wait(
            self.client.worktree_status(
                thread_id=thread_id,
                timeout=timeout,
            )
        )

    def initialized(self) -> None:
        """Says that the client has read the answer to `initialize`.

        Until it arrives the server sends no notification of its own accord. Never answered.
        """
        return self._wait(self.client.initialized())

    if t.TYPE_CHECKING:

        def events(self) -> Iterator[Event]:
            """Returns all notifications from now on: typed params, or `UnknownNotification`."""
            ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/fs/readTextFile"],
            handler: Callable[
                [types.ExtAcpFsReadTextFileParams],
                types.ExtAcpFsReadTextFileResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/fs/writeTextFile"],
            handler: Callable[
                [types.ExtAcpFsWriteTextFileParams],
                types.ExtAcpFsWriteTextFileResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/terminal/create"],
            handler: Callable[
                [types.ExtAcpTerminalCreateParams],
                types.ExtAcpTerminalCreateResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/terminal/getOutput"],
            handler: Callable[
                [types.ExtAcpTerminalGetOutputParams],
                types.ExtAcpTerminalGetOutputResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/terminal/kill"],
            handler: Callable[
                [types.ExtAcpTerminalKillParams],
                types.EmptyObject,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/terminal/release"],
            handler: Callable[
                [types.ExtAcpTerminalReleaseParams],
                types.EmptyObject,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/acp/terminal/waitForExit"],
            handler: Callable[
                [types.ExtAcpTerminalWaitForExitParams],
                types.ExtAcpTerminalWaitForExitResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/channel/heartbeat"],
            handler: Callable[
                [types.EmptyObject],
                types.EmptyObject,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/channel/send"],
            handler: Callable[
                [types.ExtChannelSendParams],
                types.ExtChannelSendResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/channel/toolCall"],
            handler: Callable[
                [types.ExtChannelToolCallParams],
                types.ExtChannelToolCallResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/nodeRepl/cancel"],
            handler: Callable[
                [types.ExtNodeReplCancelParams],
                types.ExtNodeReplCancelResponse,
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["ext/nodeRepl/evaluate"],
            handler: Callable[
                [types.ExtNodeReplEvaluateParams],
                types.ExtNodeReplEvaluateResponse,
            ],
        ) -> None: ...

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
