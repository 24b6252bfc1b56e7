// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/dotcraft/**/*.json.

//! DotCraft AppServer: a method per request, and what the server says by itself.
#![allow(
    unused_imports,
    reason = "not every dialect has methods without params"
)]
#![allow(
    clippy::large_enum_variant,
    reason = "one value per event, which lives for a moment"
)]

use threadwire_protocol::{
    NoParams, RawJson,
    dotcraft::{self, method, notification},
};

use threadwire_protocol::envelope::Wire;

use crate::{ClientError, Connection, Endpoint, Reconnect};

/// Speaks DotCraft AppServer.
#[derive(Clone, Debug)]
pub struct DotCraftClient {
    /// What it speaks through.
    pub connection: Connection,
}

impl DotCraftClient {
    /// How messages look.
    pub const WIRE: Wire = Wire {
        jsonrpc: dotcraft::JSONRPC,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's.
    pub async fn connect(endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::connect_with(endpoint, None).await
    }

    /// Connects, and connects again where the transport is lost: see [`Connection::open_with`].
    pub async fn connect_with(
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            connection: Connection::open_with(Self::WIRE, endpoint, reconnect).await?,
        })
    }

    /// Reads the profile that a thread is building.
    ///
    /// The first read takes over the profile that is being edited.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread does not build a profile.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/builderDraft/read.json`.
    pub async fn agent_profiles_builder_draft_read(
        &self,
        params: &dotcraft::AgentProfilesBuilderDraftReadParams,
    ) -> Result<dotcraft::AgentProfileBuilderDraft, ClientError> {
        self.connection
            .request::<method::AgentProfilesBuilderDraftRead>(params)
            .await
    }

    /// Replaces the profile that a thread is building.
    ///
    /// Kept in memory only, and told to nobody; `agent/profiles/upsert` stores it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread does not build a profile.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/builderDraft/update.json`.
    pub async fn agent_profiles_builder_draft_update(
        &self,
        params: &dotcraft::AgentProfilesBuilderDraftUpdateParams,
    ) -> Result<dotcraft::AgentProfileBuilderDraft, ClientError> {
        self.connection
            .request::<method::AgentProfilesBuilderDraftUpdate>(params)
            .await
    }

    /// Lists the agent profiles.
    ///
    /// Profiles with the same identifier are not merged: the valid one of the highest source counts.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/list.json`.
    pub async fn agent_profiles_list(
        &self,
        params: &dotcraft::AgentProfilesListParams,
    ) -> Result<dotcraft::AgentProfilesListResponse, ClientError> {
        self.connection
            .request::<method::AgentProfilesList>(params)
            .await
    }

    /// Reads an agent profile.
    ///
    /// Without a source the one that counts is read.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/read.json`.
    pub async fn agent_profiles_read(
        &self,
        params: &dotcraft::AgentProfilesReadParams,
    ) -> Result<dotcraft::AgentProfilesReadResponse, ClientError> {
        self.connection
            .request::<method::AgentProfilesRead>(params)
            .await
    }

    /// Puts a thread under the present form of its profile.
    ///
    /// A changed profile reaches a thread only this way.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/refreshThread.json`.
    pub async fn agent_profiles_refresh_thread(
        &self,
        params: &dotcraft::AgentProfilesRefreshThreadParams,
    ) -> Result<dotcraft::AgentProfilesRefreshThreadResponse, ClientError> {
        self.connection
            .request::<method::AgentProfilesRefreshThread>(params)
            .await
    }

    /// Removes an agent profile.
    ///
    /// Only profiles of the user and of the workspace.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
    /// - -32088 `AgentProfileProtected`: The source is read-only.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/remove.json`.
    pub async fn agent_profiles_remove(
        &self,
        params: &dotcraft::AgentProfilesRemoveParams,
    ) -> Result<dotcraft::AgentProfilesRemoveResponse, ClientError> {
        self.connection
            .request::<method::AgentProfilesRemove>(params)
            .await
    }

    /// Adds or replaces an agent profile.
    ///
    /// Threads that run under it stay as they are until `agent/profiles/refreshThread`.
    ///
    /// Errors:
    /// - -32087 `AgentProfileValidationFailed`: The Markdown is not a valid profile.
    /// - -32088 `AgentProfileProtected`: The source is read-only.
    /// - -32089 `AgentProfileSourceUnavailable`: The source cannot be used.
    /// - -32091 `AgentProfileConflict`: The head of the Markdown names another identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/upsert.json`.
    pub async fn agent_profiles_upsert(
        &self,
        params: &dotcraft::AgentProfilesUpsertParams,
    ) -> Result<dotcraft::AgentProfilesUpsertResponse, ClientError> {
        self.connection
            .request::<method::AgentProfilesUpsert>(params)
            .await
    }

    /// Checks an agent profile.
    ///
    /// Writes nothing.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/validate.json`.
    pub async fn agent_profiles_validate(
        &self,
        params: &dotcraft::AgentProfilesValidateParams,
    ) -> Result<dotcraft::AgentProfilesValidateResponse, ClientError> {
        self.connection
            .request::<method::AgentProfilesValidate>(params)
            .await
    }

    /// Accepts a request to bind; called by the app.
    ///
    /// Uses the token up. The app's tools come with `app/binding/attachTools`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/accept.json`.
    pub async fn app_binding_accept(
        &self,
        params: &dotcraft::AppBindingAcceptParams,
    ) -> Result<dotcraft::AppBindingAcceptResponse, ClientError> {
        self.connection
            .request::<method::AppBindingAccept>(params)
            .await
    }

    /// Adds the tools of an app to a thread; called by the app.
    ///
    /// Namespace, catalog, rights and risk are checked. The model sees the tools from the next turn on.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/attachTools.json`.
    pub async fn app_binding_attach_tools(
        &self,
        params: &dotcraft::AppBindingAttachToolsParams,
    ) -> Result<dotcraft::AppBindingAttachToolsResponse, ClientError> {
        self.connection
            .request::<method::AppBindingAttachTools>(params)
            .await
    }

    /// Removes a block of context; called by the app.
    ///
    /// An unknown block is an error. The members of the result are not published.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/app/binding/context/remove.json`.
    pub async fn app_binding_context_remove(
        &self,
        params: &dotcraft::AppBindingContextRemoveParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::AppBindingContextRemove>(params)
            .await
    }

    /// Adds or replaces a block of context; called by the app.
    ///
    /// A binding has at most 32 blocks. Makes no turn and no item. The members of the result are not published.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/app/binding/context/upsert.json`.
    pub async fn app_binding_context_upsert(
        &self,
        params: &dotcraft::AppBindingContextUpsertParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::AppBindingContextUpsert>(params)
            .await
    }

    /// Gives up a request to bind.
    ///
    /// Client and app may both do so.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/cancel.json`.
    pub async fn app_binding_request_cancel(
        &self,
        params: &dotcraft::AppBindingRequestCancelParams,
    ) -> Result<dotcraft::AppBindingRequestCancelResponse, ClientError> {
        self.connection
            .request::<method::AppBindingRequestCancel>(params)
            .await
    }

    /// Asks an app to be bound to a thread.
    ///
    /// The plugin has to be installed, and the app connected.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/create.json`.
    pub async fn app_binding_request_create(
        &self,
        params: &dotcraft::AppBindingRequestCreateParams,
    ) -> Result<dotcraft::AppBindingRequestCreateResponse, ClientError> {
        self.connection
            .request::<method::AppBindingRequestCreate>(params)
            .await
    }

    /// Reads a request to bind; called by the app.
    ///
    /// The token stays usable.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/get.json`.
    pub async fn app_binding_request_get(
        &self,
        params: &dotcraft::AppBindingRequestGetParams,
    ) -> Result<dotcraft::AppBindingRequestGetResponse, ClientError> {
        self.connection
            .request::<method::AppBindingRequestGet>(params)
            .await
    }

    /// Accepts a request to connect; called by the app.
    ///
    /// Uses the token up.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/connect.json`.
    pub async fn app_connection_connect(
        &self,
        params: &dotcraft::AppConnectionConnectParams,
    ) -> Result<dotcraft::AppConnectionConnectResponse, ClientError> {
        self.connection
            .request::<method::AppConnectionConnect>(params)
            .await
    }

    /// Reads a request to connect; called by the app.
    ///
    /// Shows the user who asks. The token stays usable.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/request/get.json`.
    pub async fn app_connection_request_get(
        &self,
        params: &dotcraft::AppConnectionRequestGetParams,
    ) -> Result<dotcraft::AppConnectionRequestGetResponse, ClientError> {
        self.connection
            .request::<method::AppConnectionRequestGet>(params)
            .await
    }

    /// Ends the connection to an app.
    ///
    /// Its bindings go offline; the history stays.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/revoke.json`.
    pub async fn app_connection_revoke(
        &self,
        params: &dotcraft::AppConnectionRevokeParams,
    ) -> Result<dotcraft::AppConnectionRevokeResponse, ClientError> {
        self.connection
            .request::<method::AppConnectionRevoke>(params)
            .await
    }

    /// Begins to connect to an app.
    ///
    /// The request ends after 10 minutes and works once. The address opens the app by its own protocol, with `appId`, `requestId`, `requestToken` and `workspace` in the query; the app finds the server by the workspace, as clients do.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/start.json`.
    pub async fn app_connection_start(
        &self,
        params: &dotcraft::AppConnectionStartParams,
    ) -> Result<dotcraft::AppConnectionStartResponse, ClientError> {
        self.connection
            .request::<method::AppConnectionStart>(params)
            .await
    }

    /// Tells how the connection to an app is.
    ///
    /// `app/connection/changed` tells when it changes.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/status.json`.
    pub async fn app_connection_status(
        &self,
        params: &dotcraft::AppConnectionStatusParams,
    ) -> Result<dotcraft::AppConnectionStatusResponse, ClientError> {
        self.connection
            .request::<method::AppConnectionStatus>(params)
            .await
    }

    /// Lists the apps.
    ///
    /// Plugins name their apps in the file that the member `apps` of the manifest names: a list of `PluginAppInfo`, or an object with it as `apps`. Tells the state of plugin, program, connection and binding.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/list.json`.
    pub async fn app_list(
        &self,
        params: &dotcraft::AppListParams,
    ) -> Result<dotcraft::AppListResponse, ClientError> {
        self.connection.request::<method::AppList>(params).await
    }

    /// Queues input of an app for its thread; called by the app.
    ///
    /// The binding tells the thread. A running turn goes on. The entry has the trigger `app`. `queueOnly` waits for the end of a turn, also in an idle thread.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appThreadInputEnqueue`. Source: `schema/dotcraft/app/threadInput/enqueue.json`.
    pub async fn app_thread_input_enqueue(
        &self,
        params: &dotcraft::AppThreadInputEnqueueParams,
    ) -> Result<dotcraft::AppThreadInputEnqueueResponse, ClientError> {
        self.connection
            .request::<method::AppThreadInputEnqueue>(params)
            .await
    }

    /// Reads one app.
    ///
    /// Tells its rights and tools, too.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/view.json`.
    pub async fn app_view(
        &self,
        params: &dotcraft::AppViewParams,
    ) -> Result<dotcraft::AppViewResponse, ClientError> {
        self.connection.request::<method::AppView>(params).await
    }

    /// Makes a task.
    ///
    /// What is given wins over the template. A task without a schedule runs at once. The files of a task are in `.craft/tasks/<id>/`.
    ///
    /// Errors:
    /// - -32054 `Task already exists`: A task has this identifier already.
    /// - -32055 `Thread binding invalid`: The thread to bind is unknown, archived, or of another workspace.
    /// - -32602 `Invalid params`: A required member is missing, a member does not fit, or the template or the agent profile is unknown.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/create.json`.
    pub async fn automation_task_create(
        &self,
        params: &dotcraft::AutomationTaskCreateParams,
    ) -> Result<dotcraft::AutomationTaskCreateResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskCreate>(params)
            .await
    }

    /// Deletes a task.
    ///
    /// A run that is under way is interrupted. Its worktree stays.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/delete.json`.
    pub async fn automation_task_delete(
        &self,
        params: &dotcraft::AutomationTaskDeleteParams,
    ) -> Result<dotcraft::AutomationTaskDeleteResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskDelete>(params)
            .await
    }

    /// Removes the worktree of a task.
    ///
    /// Its branch goes too; the task stays.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32052 `Task invalid status`: The task is running.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/discardWorktree.json`.
    pub async fn automation_task_discard_worktree(
        &self,
        params: &dotcraft::AutomationTaskDiscardWorktreeParams,
    ) -> Result<dotcraft::AutomationTaskDiscardWorktreeResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskDiscardWorktree>(params)
            .await
    }

    /// Lists the tasks that run by themselves.
    ///
    /// Later releases have `automation/list` instead.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/list.json`.
    pub async fn automation_task_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::AutomationTaskListResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskList>(params)
            .await
    }

    /// Reads a task.
    ///
    /// Later releases answer the task itself.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/read.json`.
    pub async fn automation_task_read(
        &self,
        params: &dotcraft::AutomationTaskReadParams,
    ) -> Result<dotcraft::AutomationTaskReadResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskRead>(params)
            .await
    }

    /// Runs a task now.
    ///
    /// Does not change its schedule.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32052 `Task invalid status`: The task runs, or its thread does.
    /// - -32055 `Thread binding invalid`: Its thread is unknown or archived.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/run.json`.
    pub async fn automation_task_run(
        &self,
        params: &dotcraft::AutomationTaskRunParams,
    ) -> Result<dotcraft::AutomationTaskRunResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskRun>(params)
            .await
    }

    /// Binds a task to a thread, or unbinds it.
    ///
    /// Nothing else of the task changes.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32055 `Thread binding invalid`: The thread is unknown, archived, or of another workspace.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/updateBinding.json`.
    pub async fn automation_task_update_binding(
        &self,
        params: &dotcraft::AutomationTaskUpdateBindingParams,
    ) -> Result<dotcraft::AutomationTaskUpdateBindingResponse, ClientError> {
        self.connection
            .request::<method::AutomationTaskUpdateBinding>(params)
            .await
    }

    /// Deletes a template of the user.
    ///
    /// May be repeated.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The identifier is that of a built-in template or has another form.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/delete.json`.
    pub async fn automation_template_delete(
        &self,
        params: &dotcraft::AutomationTemplateDeleteParams,
    ) -> Result<dotcraft::AutomationTemplateDeleteResponse, ClientError> {
        self.connection
            .request::<method::AutomationTemplateDelete>(params)
            .await
    }

    /// Lists the templates for tasks.
    ///
    /// Those of the user have `isUser` true.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/list.json`.
    pub async fn automation_template_list(
        &self,
        params: &dotcraft::AutomationTemplateListParams,
    ) -> Result<dotcraft::AutomationTemplateListResponse, ClientError> {
        self.connection
            .request::<method::AutomationTemplateList>(params)
            .await
    }

    /// Adds or replaces a template of the user.
    ///
    /// Tasks made from it before stay as they are.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The identifier is that of a built-in template or has another form, the title is empty or too long, the work is empty, or the workspace mode is unknown.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/save.json`.
    pub async fn automation_template_save(
        &self,
        params: &dotcraft::AutomationTemplateSaveParams,
    ) -> Result<dotcraft::AutomationTemplateSaveResponse, ClientError> {
        self.connection
            .request::<method::AutomationTemplateSave>(params)
            .await
    }

    /// Lists the channels that threads can come from.
    ///
    /// Internal channels may be left out.
    ///
    /// Source: `schema/dotcraft/channel/list.json`.
    pub async fn channel_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::ChannelListResponse, ClientError> {
        self.connection.request::<method::ChannelList>(params).await
    }

    /// Tells whether the chat channels work.
    ///
    /// Only configured channels of the kinds `social` and `external`; empty when there are none.
    ///
    /// Needs the capability `channelStatus`. Source: `schema/dotcraft/channel/status.json`.
    pub async fn channel_status(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::ChannelStatusResponse, ClientError> {
        self.connection
            .request::<method::ChannelStatus>(params)
            .await
    }

    /// Runs a slash command.
    ///
    /// The only way to run the server's own commands: `/new`, `/stop`, `/help`, `/heartbeat` and `/cron`. `/new` archives the thread and answers a fresh one.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32060 `CommandNotFound`: No command has this name.
    /// - -32061 `CommandPermissionDenied`: The command is for administrators.
    /// - -32062 `CommandServiceUnavailable`: A service behind the command is not running.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `commandManagement`. Source: `schema/dotcraft/command/execute.json`.
    pub async fn command_execute(
        &self,
        params: &dotcraft::CommandExecuteParams,
    ) -> Result<dotcraft::CommandResult, ClientError> {
        self.connection
            .request::<method::CommandExecute>(params)
            .await
    }

    /// Lists the slash commands.
    ///
    /// Custom commands may be sent as `commandRef` parts; the server's own only run by `command/execute`.
    ///
    /// Needs the capability `commandManagement`. Source: `schema/dotcraft/command/list.json`.
    pub async fn command_list(
        &self,
        params: &dotcraft::CommandListParams,
    ) -> Result<dotcraft::CommandListResponse, ClientError> {
        self.connection.request::<method::CommandList>(params).await
    }

    /// Switches a scheduled job on or off.
    ///
    /// Stored at once. Off keeps the time of the next run; on works it out again when there is none or it has passed.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/enable.json`.
    pub async fn cron_enable(
        &self,
        params: &dotcraft::CronEnableParams,
    ) -> Result<dotcraft::CronEnableResponse, ClientError> {
        self.connection.request::<method::CronEnable>(params).await
    }

    /// Lists the scheduled jobs.
    ///
    /// Jobs belong to the server: every connection sees the same.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/list.json`.
    pub async fn cron_list(
        &self,
        params: &dotcraft::CronListParams,
    ) -> Result<dotcraft::CronListResponse, ClientError> {
        self.connection.request::<method::CronList>(params).await
    }

    /// Removes a scheduled job for good.
    ///
    /// A run that is under way ends first. `cron/stateChanged` then has `removed` true.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/remove.json`.
    pub async fn cron_remove(
        &self,
        params: &dotcraft::CronRemoveParams,
    ) -> Result<dotcraft::CronRemoveResponse, ClientError> {
        self.connection.request::<method::CronRemove>(params).await
    }

    /// Runs a scheduled job now.
    ///
    /// Answers before the run begins; runs follow one another. A job that is off runs too and stays off. `cron/stateChanged` and `system/jobResult` tell how it ended.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/run.json`.
    pub async fn cron_run(
        &self,
        params: &dotcraft::CronRunParams,
    ) -> Result<dotcraft::CronRunResponse, ClientError> {
        self.connection.request::<method::CronRun>(params).await
    }

    /// Puts the result of a dream to use.
    ///
    /// Its store becomes the one in use. The region of `workspace/configChanged` is `memory`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/apply.json`.
    pub async fn dreams_apply(
        &self,
        params: &dotcraft::DreamsApplyParams,
    ) -> Result<dotcraft::DreamsRunResult, ClientError> {
        self.connection.request::<method::DreamsApply>(params).await
    }

    /// Takes a dream out of lists.
    ///
    /// Files stay.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/archive.json`.
    pub async fn dreams_archive(
        &self,
        params: &dotcraft::DreamsArchiveParams,
    ) -> Result<dotcraft::DreamsRunResult, ClientError> {
        self.connection
            .request::<method::DreamsArchive>(params)
            .await
    }

    /// Stops a dream.
    ///
    /// It may still end by itself before it is stopped.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/cancel.json`.
    pub async fn dreams_cancel(
        &self,
        params: &dotcraft::DreamsCancelParams,
    ) -> Result<dotcraft::DreamsRunResult, ClientError> {
        self.connection
            .request::<method::DreamsCancel>(params)
            .await
    }

    /// Starts a dream by order.
    ///
    /// As `dreams/run`, for chosen threads and with instructions. While one runs, that one is answered; where dreams are switched off, the new one is skipped.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The number of threads is not above 0, or a thread has no identifier.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/create.json`.
    pub async fn dreams_create(
        &self,
        params: &dotcraft::DreamsCreateParams,
    ) -> Result<dotcraft::DreamsRunResult, ClientError> {
        self.connection
            .request::<method::DreamsCreate>(params)
            .await
    }

    /// Turns the result of a dream down.
    ///
    /// Only before it is in use. Files stay.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/discard.json`.
    pub async fn dreams_discard(
        &self,
        params: &dotcraft::DreamsDiscardParams,
    ) -> Result<dotcraft::DreamsRunResult, ClientError> {
        self.connection
            .request::<method::DreamsDiscard>(params)
            .await
    }

    /// Reads a dream and what it would change.
    ///
    /// The only method that answers `preview`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/get.json`.
    pub async fn dreams_get(
        &self,
        params: &dotcraft::DreamsGetParams,
    ) -> Result<dotcraft::DreamsRunResult, ClientError> {
        self.connection.request::<method::DreamsGet>(params).await
    }

    /// Lists the dreams of the workspace.
    ///
    /// Also those that failed or were skipped.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/list.json`.
    pub async fn dreams_list(
        &self,
        params: &dotcraft::DreamsListParams,
    ) -> Result<dotcraft::DreamsListResponse, ClientError> {
        self.connection.request::<method::DreamsList>(params).await
    }

    /// Starts a dream now.
    ///
    /// It runs in the background. While one runs no second one is started, and none while dreams are switched off.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/run.json`.
    pub async fn dreams_run(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::DreamsStatus, ClientError> {
        self.connection.request::<method::DreamsRun>(params).await
    }

    /// Tells the settings and the state of dreams.
    ///
    /// Works while dreams are switched off, too.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/status.json`.
    pub async fn dreams_status(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::DreamsStatus, ClientError> {
        self.connection
            .request::<method::DreamsStatus>(params)
            .await
    }

    /// Reads one external channel.
    ///
    /// The same entry as in `externalChannel/list`.
    ///
    /// Errors:
    /// - -32080 `ExternalChannelNotFound`: No external channel has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/get.json`.
    pub async fn external_channel_get(
        &self,
        params: &dotcraft::ExternalChannelGetParams,
    ) -> Result<dotcraft::ExternalChannelGetResponse, ClientError> {
        self.connection
            .request::<method::ExternalChannelGet>(params)
            .await
    }

    /// Lists the external channels of the workspace.
    ///
    /// Configured ones, whether they are used or not.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/list.json`.
    pub async fn external_channel_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::ExternalChannelListResponse, ClientError> {
        self.connection
            .request::<method::ExternalChannelList>(params)
            .await
    }

    /// Removes an external channel.
    ///
    /// The region of `workspace/configChanged` is `externalChannel`.
    ///
    /// Errors:
    /// - -32080 `ExternalChannelNotFound`: No external channel has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/remove.json`.
    pub async fn external_channel_remove(
        &self,
        params: &dotcraft::ExternalChannelRemoveParams,
    ) -> Result<dotcraft::ExternalChannelRemoveResponse, ClientError> {
        self.connection
            .request::<method::ExternalChannelRemove>(params)
            .await
    }

    /// Adds or replaces an external channel.
    ///
    /// `subprocess` and `managedWebsocket` need `command` or `builtinModule`; `websocket` allows neither; `managedWebsocket` needs a server that listens for WebSocket connections. The region of `workspace/configChanged` is `externalChannel`.
    ///
    /// Errors:
    /// - -32081 `ExternalChannelValidationFailed`: The members do not fit the transport.
    /// - -32082 `ExternalChannelNameConflict`: Another or a native channel has this name, in whatever case.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/upsert.json`.
    pub async fn external_channel_upsert(
        &self,
        params: &dotcraft::ExternalChannelUpsertParams,
    ) -> Result<dotcraft::ExternalChannelUpsertResponse, ClientError> {
        self.connection
            .request::<method::ExternalChannelUpsert>(params)
            .await
    }

    /// Runs the heartbeat now and waits for it.
    ///
    /// Can take as long as a turn, so callers need a long time limit. `system/jobResult` tells the same to every connection.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The server has no heartbeat.
    ///
    /// Needs the capability `heartbeatManagement`. Source: `schema/dotcraft/heartbeat/trigger.json`.
    pub async fn heartbeat_trigger(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::HeartbeatTriggerResponse, ClientError> {
        self.connection
            .request::<method::HeartbeatTrigger>(params)
            .await
    }

    /// Opens a connection: both sides say who they are and what they can do.
    ///
    /// The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
    ///
    /// Errors:
    /// - -32003 `Already initialized`: The connection is initialized already; it stays usable.
    /// - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
    ///
    /// Source: `schema/dotcraft/initialize.json`.
    pub async fn initialize(
        &self,
        params: &dotcraft::InitializeParams,
    ) -> Result<dotcraft::InitializeResult, ClientError> {
        self.connection.request::<method::Initialize>(params).await
    }

    /// Keeps the state of what an app shows for a tool call.
    ///
    /// `widgetStates` of the thread tells it again. Its members are those of later releases.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: A required member is missing, a member does not fit, the state is too long, or too many calls have one.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/item/widget-state/set.json`.
    pub async fn item_widget_state_set(
        &self,
        params: &dotcraft::ItemWidgetStateSetParams,
    ) -> Result<dotcraft::ItemWidgetStateSetResponse, ClientError> {
        self.connection
            .request::<method::ItemWidgetStateSet>(params)
            .await
    }

    /// Reads one MCP server.
    ///
    /// The same entry as in `mcp/list`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/get.json`.
    pub async fn mcp_get(
        &self,
        params: &dotcraft::McpGetParams,
    ) -> Result<dotcraft::McpGetResponse, ClientError> {
        self.connection.request::<method::McpGet>(params).await
    }

    /// Lists the MCP servers in force.
    ///
    /// A server of the workspace hides one of a plugin with the same name.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/list.json`.
    pub async fn mcp_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::McpListResponse, ClientError> {
        self.connection.request::<method::McpList>(params).await
    }

    /// Removes an MCP server of the workspace.
    ///
    /// The region of `workspace/configChanged` is `mcp`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/remove.json`.
    pub async fn mcp_remove(
        &self,
        params: &dotcraft::McpRemoveParams,
    ) -> Result<dotcraft::McpRemoveResponse, ClientError> {
        self.connection.request::<method::McpRemove>(params).await
    }

    /// Tells how the MCP servers are.
    ///
    /// MCP servers start in the background; the server does not wait for them. Later releases call the method `mcpServerStatus/list` and page its result.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/status/list.json`.
    pub async fn mcp_status_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::McpStatusListResponse, ClientError> {
        self.connection
            .request::<method::McpStatusList>(params)
            .await
    }

    /// Tries whether an MCP server answers.
    ///
    /// Stores nothing. A failure is a successful answer with `success` false.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/test.json`.
    pub async fn mcp_test(
        &self,
        params: &dotcraft::McpTestParams,
    ) -> Result<dotcraft::McpTestResponse, ClientError> {
        self.connection.request::<method::McpTest>(params).await
    }

    /// Adds or replaces an MCP server of the workspace.
    ///
    /// The region of `workspace/configChanged` is `mcp`.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32074 `McpServerNameConflict`: Another server has this name in another case.
    /// - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/upsert.json`.
    pub async fn mcp_upsert(
        &self,
        params: &dotcraft::McpUpsertParams,
    ) -> Result<dotcraft::McpUpsertResponse, ClientError> {
        self.connection.request::<method::McpUpsert>(params).await
    }

    /// Empties the memory of the workspace.
    ///
    /// Everything in `.craft/memory` and `.craft/dreams` is removed; the folders stay. Threads, skills, plugins, tasks and settings stay. The region of `workspace/configChanged` is `memory`.
    ///
    /// Needs the capability `memoryManagement`. Source: `schema/dotcraft/memory/reset.json`.
    pub async fn memory_reset(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection.request::<method::MemoryReset>(params).await
    }

    /// Lists the models of a provider.
    ///
    /// Trouble with the provider is a successful answer with `success` false and no models.
    ///
    /// Needs the capability `modelCatalogManagement`. Source: `schema/dotcraft/model/list.json`.
    pub async fn model_list(
        &self,
        params: &dotcraft::ModelListParams,
    ) -> Result<dotcraft::ModelListResponse, ClientError> {
        self.connection.request::<method::ModelList>(params).await
    }

    /// Installs a plugin that comes with the product.
    ///
    /// It is copied to `.craft/plugins/<id>/` with a `.builtin` marker, switched on, and its skills and MCP servers are loaded. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No plugin has this identifier, or it cannot be installed.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/install.json`.
    pub async fn plugin_install(
        &self,
        params: &dotcraft::PluginInstallParams,
    ) -> Result<dotcraft::PluginInstallResponse, ClientError> {
        self.connection
            .request::<method::PluginInstall>(params)
            .await
    }

    /// Lists the plugins.
    ///
    /// Plugins that come with the product and are not installed are listed when `DOTCRAFT_BUILTIN_PLUGIN_ROOTS` says where they are. Plugins that a client of Codex installed are listed with ids of the form `name@marketplace`, and are switched in the configuration that they share.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/list.json`.
    pub async fn plugin_list(
        &self,
        params: &dotcraft::PluginListParams,
    ) -> Result<dotcraft::PluginListResponse, ClientError> {
        self.connection.request::<method::PluginList>(params).await
    }

    /// Removes a plugin that the server installed.
    ///
    /// Directories without the `.builtin` marker belong to the user and stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The plugin is not installed, is not in `.craft/plugins`, or has no `.builtin` marker.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/remove.json`.
    pub async fn plugin_remove(
        &self,
        params: &dotcraft::PluginRemoveParams,
    ) -> Result<dotcraft::PluginRemoveResponse, ClientError> {
        self.connection
            .request::<method::PluginRemove>(params)
            .await
    }

    /// Lets the agent use a plugin, or keeps it from that.
    ///
    /// Stored in the setting `Plugins.DisabledPlugins`, or in the configuration of Codex for a plugin of it; files stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The plugin is not installed.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/setEnabled.json`.
    pub async fn plugin_set_enabled(
        &self,
        params: &dotcraft::PluginSetEnabledParams,
    ) -> Result<dotcraft::PluginSetEnabledResponse, ClientError> {
        self.connection
            .request::<method::PluginSetEnabled>(params)
            .await
    }

    /// Reads one plugin.
    ///
    /// The same entry as in `plugin/list`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No plugin has this identifier.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/view.json`.
    pub async fn plugin_view(
        &self,
        params: &dotcraft::PluginViewParams,
    ) -> Result<dotcraft::PluginViewResponse, ClientError> {
        self.connection.request::<method::PluginView>(params).await
    }

    /// Tells what the user does most.
    ///
    /// For a profile page.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/profile/insights.json`.
    pub async fn profile_insights(
        &self,
        params: &dotcraft::ProfileInsightsParams,
    ) -> Result<dotcraft::ProfileInsightsResponse, ClientError> {
        self.connection
            .request::<method::ProfileInsights>(params)
            .await
    }

    /// Adds a model provider.
    ///
    /// Stored in the settings of the user, not of the workspace. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: Identifier or protocol do not fit, or a number is out of range.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/create.json`.
    pub async fn provider_create(
        &self,
        params: &dotcraft::ProviderCreateParams,
    ) -> Result<dotcraft::ProviderCreateResponse, ClientError> {
        self.connection
            .request::<method::ProviderCreate>(params)
            .await
    }

    /// Removes a model provider.
    ///
    /// A provider that the workspace has chosen stays. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No provider has this identifier, or the workspace has chosen it.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/delete.json`.
    pub async fn provider_delete(
        &self,
        params: &dotcraft::ProviderDeleteParams,
    ) -> Result<dotcraft::ProviderDeleteResponse, ClientError> {
        self.connection
            .request::<method::ProviderDelete>(params)
            .await
    }

    /// Lists the user's model providers.
    ///
    /// Keys are never answered.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/list.json`.
    pub async fn provider_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::ProviderListResponse, ClientError> {
        self.connection
            .request::<method::ProviderList>(params)
            .await
    }

    /// Tries whether a model provider answers.
    ///
    /// Only its models are listed. A failure is a successful answer with `success` false; that an address cannot list models is quite normal. Stores nothing and answers no keys.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/test.json`.
    pub async fn provider_test(
        &self,
        params: &dotcraft::ProviderTestParams,
    ) -> Result<dotcraft::ProviderTestResponse, ClientError> {
        self.connection
            .request::<method::ProviderTest>(params)
            .await
    }

    /// Changes a model provider.
    ///
    /// Absent members stay as they are. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No provider has this identifier, or a number is out of range.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/update.json`.
    pub async fn provider_update(
        &self,
        params: &dotcraft::ProviderUpdateParams,
    ) -> Result<dotcraft::ProviderUpdateResponse, ClientError> {
        self.connection
            .request::<method::ProviderUpdate>(params)
            .await
    }

    /// Lists the skills.
    ///
    /// Of several skills with one name, in whatever case, the one of the first source is listed.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/list.json`.
    pub async fn skills_list(
        &self,
        params: &dotcraft::SkillsListParams,
    ) -> Result<dotcraft::SkillsListResponse, ClientError> {
        self.connection.request::<method::SkillsList>(params).await
    }

    /// Reads the source of a skill.
    ///
    /// An adapted form is left aside; `skills/view` reads that.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/read.json`.
    pub async fn skills_read(
        &self,
        params: &dotcraft::SkillsReadParams,
    ) -> Result<dotcraft::SkillsReadResponse, ClientError> {
        self.connection.request::<method::SkillsRead>(params).await
    }

    /// Gives up the adapted form of a skill.
    ///
    /// The source file is not touched. Offer it only to users of servers with `skillVariants`. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/restoreOriginal.json`.
    pub async fn skills_restore_original(
        &self,
        params: &dotcraft::SkillsRestoreOriginalParams,
    ) -> Result<dotcraft::SkillsRestoreOriginalResponse, ClientError> {
        self.connection
            .request::<method::SkillsRestoreOriginal>(params)
            .await
    }

    /// Lets the agent use a skill, or keeps it from that.
    ///
    /// Stored in the setting `Skills.DisabledSkills`; files stay. Repeating it changes nothing. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/setEnabled.json`.
    pub async fn skills_set_enabled(
        &self,
        params: &dotcraft::SkillsSetEnabledParams,
    ) -> Result<dotcraft::SkillsSetEnabledResponse, ClientError> {
        self.connection
            .request::<method::SkillsSetEnabled>(params)
            .await
    }

    /// Removes a skill of the workspace or of the user.
    ///
    /// Directory, adapted forms and the entry in `Skills.DisabledSkills` go. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: The skill is built in or belongs to a plugin, or its path is not where skills of its source are.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/uninstall.json`.
    pub async fn skills_uninstall(
        &self,
        params: &dotcraft::SkillsUninstallParams,
    ) -> Result<dotcraft::SkillsUninstallResponse, ClientError> {
        self.connection
            .request::<method::SkillsUninstall>(params)
            .await
    }

    /// Reads a skill as the agent gets it.
    ///
    /// The adapted form when one is in use, otherwise the source. Works without the capability `skillVariants`, too.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/view.json`.
    pub async fn skills_view(
        &self,
        params: &dotcraft::SkillsViewParams,
    ) -> Result<dotcraft::SkillsViewResponse, ClientError> {
        self.connection.request::<method::SkillsView>(params).await
    }

    /// Lists the subagents of a thread.
    ///
    /// An open link does not mean that a subagent works: `runtime.running` of its thread tells that.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/children/list.json`.
    pub async fn subagent_children_list(
        &self,
        params: &dotcraft::SubagentChildrenListParams,
    ) -> Result<dotcraft::SubagentChildrenListResponse, ClientError> {
        self.connection
            .request::<method::SubagentChildrenList>(params)
            .await
    }

    /// Closes a subagent.
    ///
    /// Its turn is cancelled, and its thread and those below are archived.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The target is `/root` or the thread's own agent, or no subagent has this path.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/close.json`.
    pub async fn subagent_close(
        &self,
        params: &dotcraft::SubagentCloseParams,
    ) -> Result<dotcraft::SubAgentControlResult, ClientError> {
        self.connection
            .request::<method::SubagentClose>(params)
            .await
    }

    /// Gives a subagent another task.
    ///
    /// An idle subagent starts a turn. Messages that wait for it go along. Subagents in external programs refuse `steer`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/followupTask.json`.
    pub async fn subagent_followup_task(
        &self,
        params: &dotcraft::SubagentFollowupTaskParams,
    ) -> Result<dotcraft::SubAgentControlResult, ClientError> {
        self.connection
            .request::<method::SubagentFollowupTask>(params)
            .await
    }

    /// Lists the kinds of subagents.
    ///
    /// Those of the product and those of the workspace.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/list.json`.
    pub async fn subagent_profiles_list(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::SubagentProfilesListResponse, ClientError> {
        self.connection
            .request::<method::SubagentProfilesList>(params)
            .await
    }

    /// Removes a kind of subagent from the workspace.
    ///
    /// A built-in one is run by its defaults again. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32083 `SubAgentProfileNotFound`: The workspace has no entry of this name.
    /// - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/remove.json`.
    pub async fn subagent_profiles_remove(
        &self,
        params: &dotcraft::SubagentProfilesRemoveParams,
    ) -> Result<dotcraft::SubagentProfilesRemoveResponse, ClientError> {
        self.connection
            .request::<method::SubagentProfilesRemove>(params)
            .await
    }

    /// Switches a kind of subagent on or off.
    ///
    /// `native` is always on. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32083 `SubAgentProfileNotFound`: No profile has this name.
    /// - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/setEnabled.json`.
    pub async fn subagent_profiles_set_enabled(
        &self,
        params: &dotcraft::SubagentProfilesSetEnabledParams,
    ) -> Result<dotcraft::SubagentProfilesSetEnabledResponse, ClientError> {
        self.connection
            .request::<method::SubagentProfilesSetEnabled>(params)
            .await
    }

    /// Adds a kind of subagent, or replaces it in the workspace.
    ///
    /// Nothing of the present entry is kept. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32084 `SubAgentProfileValidationFailed`: The definition is not valid.
    /// - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/upsert.json`.
    pub async fn subagent_profiles_upsert(
        &self,
        params: &dotcraft::SubagentProfilesUpsertParams,
    ) -> Result<dotcraft::SubagentProfilesUpsertResponse, ClientError> {
        self.connection
            .request::<method::SubagentProfilesUpsert>(params)
            .await
    }

    /// Leaves a message for a subagent.
    ///
    /// The subagent reads it with its next task; nothing is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/sendMessage.json`.
    pub async fn subagent_send_message(
        &self,
        params: &dotcraft::SubagentSendMessageParams,
    ) -> Result<dotcraft::SubAgentControlResult, ClientError> {
        self.connection
            .request::<method::SubagentSendMessage>(params)
            .await
    }

    /// Changes the settings of all subagents.
    ///
    /// Identifiers of sessions that were stored stay stored. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32084 `SubAgentProfileValidationFailed`: No member is given, a time is not in 0 to 3600000, or the times are not in rising order.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/settings/update.json`.
    pub async fn subagent_settings_update(
        &self,
        params: &dotcraft::SubagentSettingsUpdateParams,
    ) -> Result<dotcraft::SubagentSettingsUpdateResponse, ClientError> {
        self.connection
            .request::<method::SubagentSettingsUpdate>(params)
            .await
    }

    /// Stops and forgets all processes of a thread.
    ///
    /// `terminal/cleaned` follows for each.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/clean.json`.
    pub async fn terminal_clean(
        &self,
        params: &dotcraft::TerminalCleanParams,
    ) -> Result<dotcraft::TerminalCleanResponse, ClientError> {
        self.connection
            .request::<method::TerminalClean>(params)
            .await
    }

    /// Lists the shell processes of the server.
    ///
    /// Lists the commands of loaded threads that run, in the foreground too, and those that have ended: at most the last 64 of a thread whose end its agent has learned, and not those that were cleaned up.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/list.json`.
    pub async fn terminal_list(
        &self,
        params: &dotcraft::TerminalListParams,
    ) -> Result<dotcraft::TerminalListResponse, ClientError> {
        self.connection
            .request::<method::TerminalList>(params)
            .await
    }

    /// Reads what a process printed.
    ///
    /// Waits for news at most the given time, then answers whatever there is; the process may still run.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/read.json`.
    pub async fn terminal_read(
        &self,
        params: &dotcraft::TerminalReadParams,
    ) -> Result<dotcraft::TerminalReadResponse, ClientError> {
        self.connection
            .request::<method::TerminalRead>(params)
            .await
    }

    /// Stops a process.
    ///
    /// The process is killed.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/stop.json`.
    pub async fn terminal_stop(
        &self,
        params: &dotcraft::TerminalStopParams,
    ) -> Result<dotcraft::TerminalStopResponse, ClientError> {
        self.connection
            .request::<method::TerminalStop>(params)
            .await
    }

    /// Writes to the standard input of a process.
    ///
    /// A process that was started without a terminal takes no input.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/write.json`.
    pub async fn terminal_write(
        &self,
        params: &dotcraft::TerminalWriteParams,
    ) -> Result<dotcraft::TerminalWriteResponse, ClientError> {
        self.connection
            .request::<method::TerminalWrite>(params)
            .await
    }

    /// Lists the apps bound to a thread.
    ///
    /// Requests that nobody has accepted yet are listed as `pending`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/list.json`.
    pub async fn thread_app_bindings_list(
        &self,
        params: &dotcraft::ThreadAppBindingsListParams,
    ) -> Result<dotcraft::ThreadAppBindingsListResponse, ClientError> {
        self.connection
            .request::<method::ThreadAppBindingsList>(params)
            .await
    }

    /// Checks the bindings of a thread again.
    ///
    /// Tells what changed since; an app that comes back attaches its tools itself.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/refresh.json`.
    pub async fn thread_app_bindings_refresh(
        &self,
        params: &dotcraft::ThreadAppBindingsRefreshParams,
    ) -> Result<dotcraft::ThreadAppBindingsRefreshResponse, ClientError> {
        self.connection
            .request::<method::ThreadAppBindingsRefresh>(params)
            .await
    }

    /// Ends the binding of an app to a thread.
    ///
    /// A running turn is stopped, and the app's tools go.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/revoke.json`.
    pub async fn thread_app_bindings_revoke(
        &self,
        params: &dotcraft::ThreadAppBindingsRevokeParams,
    ) -> Result<dotcraft::ThreadAppBindingsRevokeResponse, ClientError> {
        self.connection
            .request::<method::ThreadAppBindingsRevoke>(params)
            .await
    }

    /// Lists the blocks of context that apps added to a thread.
    ///
    /// Those in use, unless asked otherwise.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/thread/appContextBlocks/list.json`.
    pub async fn thread_app_context_blocks_list(
        &self,
        params: &dotcraft::ThreadAppContextBlocksListParams,
    ) -> Result<dotcraft::ThreadAppContextBlocksListResponse, ClientError> {
        self.connection
            .request::<method::ThreadAppContextBlocksList>(params)
            .await
    }

    /// Makes a thread read-only and takes it out of lists.
    ///
    /// Works on active and paused threads. Threads of its subagents are archived with it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/archive.json`.
    pub async fn thread_archive(
        &self,
        params: &dotcraft::ThreadArchiveParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadArchive>(params)
            .await
    }

    /// Shortens the context of a thread.
    ///
    /// Answers when it is over, which can take long. The thread has to be active and idle, with content, and its history kept by the server. `system/event` tells `compacting` and then one of `compacted`, `compactSkipped`, `compactFailed` and `compactCancelled`. Meanwhile turns cannot start, and input has to be queued. It is a turn of its own, which has a `compacted` notice after success. A thread without turns is skipped.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `manualCompaction`. Source: `schema/dotcraft/thread/compact/start.json`.
    pub async fn thread_compact_start(
        &self,
        params: &dotcraft::ThreadCompactStartParams,
    ) -> Result<dotcraft::ThreadCompactStartResponse, ClientError> {
        self.connection
            .request::<method::ThreadCompactStart>(params)
            .await
    }

    /// Changes the settings of a thread.
    ///
    /// A running turn keeps the settings it began with.
    ///
    /// Errors:
    /// - -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config` sets more than provider, model and reasoning.
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `config` is missing or does not fit.
    ///
    /// Needs the capability `configOverride`. Source: `schema/dotcraft/thread/config/update.json`.
    pub async fn thread_config_update(
        &self,
        params: &dotcraft::ThreadConfigUpdateParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadConfigUpdate>(params)
            .await
    }

    /// Deletes a thread and everything it holds.
    ///
    /// Threads of its subagents are deleted with it, and each deletion is announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/delete.json`.
    pub async fn thread_delete(
        &self,
        params: &dotcraft::ThreadDeleteParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadDelete>(params)
            .await
    }

    /// Copies the beginning of a thread into a new thread.
    ///
    /// The source does not change. A turn that runs is not copied. Queue, open approvals and questions, app bindings, goal and plan are not copied. A `forked` notice marks where the copy ends. `thread/started` goes to every connection without turns.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
    /// - -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config` sets more than provider, model and reasoning.
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32012 `Turn in progress`: The copy is to end with the turn that runs.
    /// - -32602 `Invalid params`: `forkPoint` names no turn, or a place within a turn; `path` is not the file of the thread.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadFork`. Source: `schema/dotcraft/thread/fork.json`.
    pub async fn thread_fork(
        &self,
        params: &dotcraft::ThreadForkParams,
    ) -> Result<dotcraft::ThreadForkResponse, ClientError> {
        self.connection.request::<method::ThreadFork>(params).await
    }

    /// Drops the goal of a thread.
    ///
    /// May be repeated. `thread/goal/cleared` is sent only when a goal was really dropped.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/clear.json`.
    pub async fn thread_goal_clear(
        &self,
        params: &dotcraft::ThreadGoalClearParams,
    ) -> Result<dotcraft::ThreadGoalClearResponse, ClientError> {
        self.connection
            .request::<method::ThreadGoalClear>(params)
            .await
    }

    /// Reads the goal of a thread.
    ///
    /// A thread has at most one goal.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/get.json`.
    pub async fn thread_goal_get(
        &self,
        params: &dotcraft::ThreadGoalGetParams,
    ) -> Result<dotcraft::ThreadGoalGetResponse, ClientError> {
        self.connection
            .request::<method::ThreadGoalGet>(params)
            .await
    }

    /// Creates or changes the goal of a thread.
    ///
    /// A new objective keeps the identifier and the usage of the goal. A complete goal does not become active by itself. `active` with a used-up budget is stored as `budgetLimited`, and `budgetLimited` does not turn into `paused`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `objective` is empty or longer than 4000 characters, `tokenBudget` is not above 0, or there is no goal whose state or budget could change.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/set.json`.
    pub async fn thread_goal_set(
        &self,
        params: &dotcraft::ThreadGoalSetParams,
    ) -> Result<dotcraft::ThreadGoalSetResponse, ClientError> {
        self.connection
            .request::<method::ThreadGoalSet>(params)
            .await
    }

    /// Lists threads, latest activity first.
    ///
    /// Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/list.json`.
    pub async fn thread_list(
        &self,
        params: &dotcraft::ThreadListParams,
    ) -> Result<dotcraft::ThreadListResponse, ClientError> {
        self.connection.request::<method::ThreadList>(params).await
    }

    /// Stops shortening or consolidating.
    ///
    /// The answer means that the request was taken; the event that says `…Cancelled` follows. Does nothing when no maintenance runs. Turns and queue are not touched.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadMaintenanceInterrupt`. Source: `schema/dotcraft/thread/maintenance/interrupt.json`.
    pub async fn thread_maintenance_interrupt(
        &self,
        params: &dotcraft::ThreadMaintenanceInterruptParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadMaintenanceInterrupt>(params)
            .await
    }

    /// Takes what a thread learned into the workspace's memory.
    ///
    /// Answers when it is over. The model runs on a short-lived copy of the thread, which cannot write. The thread needs a completed turn. Works where automatic consolidation is off. `system/event` tells `consolidating` and then how it ended, without a turn. Turns cannot start meanwhile; automatic consolidation never blocks them.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `manualMemoryConsolidation`. Source: `schema/dotcraft/thread/memory/consolidate/start.json`.
    pub async fn thread_memory_consolidate_start(
        &self,
        params: &dotcraft::ThreadMemoryConsolidateStartParams,
    ) -> Result<dotcraft::ThreadMemoryConsolidateStartResponse, ClientError> {
        self.connection
            .request::<method::ThreadMemoryConsolidateStart>(params)
            .await
    }

    /// Sets the mode of a thread.
    ///
    /// The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `mode` is missing or not known.
    ///
    /// Needs the capability `modeSwitch`. Source: `schema/dotcraft/thread/mode/set.json`.
    pub async fn thread_mode_set(
        &self,
        params: &dotcraft::ThreadModeSetParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadModeSet>(params)
            .await
    }

    /// Keeps a thread from starting turns until it is resumed.
    ///
    /// Only an active thread can be paused.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/pause.json`.
    pub async fn thread_pause(
        &self,
        params: &dotcraft::ThreadPauseParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection.request::<method::ThreadPause>(params).await
    }

    /// Reads a thread without loading it for work.
    ///
    /// Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/read.json`.
    pub async fn thread_read(
        &self,
        params: &dotcraft::ThreadReadParams,
    ) -> Result<dotcraft::ThreadReadResponse, ClientError> {
        self.connection.request::<method::ThreadRead>(params).await
    }

    /// Gives a thread a new title.
    ///
    /// The title is stored and announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `displayName` is missing or empty.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rename.json`.
    pub async fn thread_rename(
        &self,
        params: &dotcraft::ThreadRenameParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadRename>(params)
            .await
    }

    /// Loads a thread and makes it active.
    ///
    /// Counts as activity of the thread. Questions of a waiting turn that are still open are asked again on this connection, one approval after another, with the same `requestId`. Archived threads have to be unarchived first.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is archived.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/resume.json`.
    pub async fn thread_resume(
        &self,
        params: &dotcraft::ThreadResumeParams,
    ) -> Result<dotcraft::ThreadResumeResponse, ClientError> {
        self.connection
            .request::<method::ThreadResume>(params)
            .await
    }

    /// Drops the last turns of a thread.
    ///
    /// The turns leave the history for good, by a record that says so. Files and other effects of the turns are not undone.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `numTurns` is below 1.
    /// - -32011 `Thread not active`: The thread is archived.
    /// - -32012 `Turn in progress`: A turn has not ended.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rollback.json`.
    pub async fn thread_rollback(
        &self,
        params: &dotcraft::ThreadRollbackParams,
    ) -> Result<dotcraft::ThreadRollbackResponse, ClientError> {
        self.connection
            .request::<method::ThreadRollback>(params)
            .await
    }

    /// Creates an active thread.
    ///
    /// The thread is stored and has no turns. Without a model in `config` the workspace's current model is recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and may reach the caller too. Tools and context given here last as long as this connection.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
    /// - -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or two tools share namespace and name.
    /// - -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than provider, model and reasoning beside it.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/start.json`.
    pub async fn thread_start(
        &self,
        params: &dotcraft::ThreadStartParams,
    ) -> Result<dotcraft::ThreadStartResponse, ClientError> {
        self.connection.request::<method::ThreadStart>(params).await
    }

    /// Sends the events of a thread to this connection.
    ///
    /// Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/subscribe.json`.
    pub async fn thread_subscribe(
        &self,
        params: &dotcraft::ThreadSubscribeParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadSubscribe>(params)
            .await
    }

    /// Makes an archived thread active again.
    ///
    /// Threads of its subagents come back with it, except those that were closed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/unarchive.json`.
    pub async fn thread_unarchive(
        &self,
        params: &dotcraft::ThreadUnarchiveParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadUnarchive>(params)
            .await
    }

    /// Stops sending the events of a thread to this connection.
    ///
    /// Decides no open question. Closing the connection has the same effect for all its subscriptions.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/unsubscribe.json`.
    pub async fn thread_unsubscribe(
        &self,
        params: &dotcraft::ThreadUnsubscribeParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadUnsubscribe>(params)
            .await
    }

    /// Moves a thread into a worktree, or back into the workspace.
    ///
    /// On the way back the changes are set aside, the branch is checked out in the workspace, the changes are applied there, and the worktree is removed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32090 `WorktreeHandoffConflict`: WorktreeHandoffConflict: changed files of the workspace would be overwritten; `data.params.conflictPaths` names them.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/thread/worktree/handoff.json`.
    pub async fn thread_worktree_handoff(
        &self,
        params: &dotcraft::ThreadWorktreeHandoffParams,
    ) -> Result<dotcraft::ThreadWorktreeHandoffResponse, ClientError> {
        self.connection
            .request::<method::ThreadWorktreeHandoff>(params)
            .await
    }

    /// Lists the server's own tools.
    ///
    /// The same in every workspace and thread; tools of plugins, MCP servers and clients are not listed.
    ///
    /// Needs the capability `toolCatalog`. Source: `schema/dotcraft/tool/list.json`.
    pub async fn tool_list(
        &self,
        params: &dotcraft::ToolListParams,
    ) -> Result<dotcraft::ToolListResponse, ClientError> {
        self.connection.request::<method::ToolList>(params).await
    }

    /// Appends input to a thread's queue.
    ///
    /// The queue is kept with the thread. One entry starts a turn whenever a turn completes, and when maintenance ends; a turn that fails or is cancelled takes none. An idle thread takes the input at once.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32602 `Invalid params`: `input` is empty or has a part of an unknown type.
    ///
    /// Source: `schema/dotcraft/turn/enqueue.json`.
    pub async fn turn_enqueue(
        &self,
        params: &dotcraft::TurnEnqueueParams,
    ) -> Result<dotcraft::TurnEnqueueResponse, ClientError> {
        self.connection.request::<method::TurnEnqueue>(params).await
    }

    /// Stops a turn.
    ///
    /// The answer says that the request was taken; the turn has ended when `turn/cancelled` arrives. Text that was being written is completed as it stands and stays in the history.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32013 `Turn not found`: The thread has no such turn.
    /// - -32014 `Turn not running`: The turn has ended.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Source: `schema/dotcraft/turn/interrupt.json`.
    pub async fn turn_interrupt(
        &self,
        params: &dotcraft::TurnInterruptParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::TurnInterrupt>(params)
            .await
    }

    /// Drops an input from a thread's queue.
    ///
    /// The input is not run.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/queue/remove.json`.
    pub async fn turn_queue_remove(
        &self,
        params: &dotcraft::TurnQueueRemoveParams,
    ) -> Result<dotcraft::TurnQueueRemoveResponse, ClientError> {
        self.connection
            .request::<method::TurnQueueRemove>(params)
            .await
    }

    /// Puts the queue of a thread into another order.
    ///
    /// The entries themselves do not change.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The identifiers are not exactly those of the queue: one is missing, unknown or named twice.
    ///
    /// Source: `schema/dotcraft/turn/queue/reorder.json`.
    pub async fn turn_queue_reorder(
        &self,
        params: &dotcraft::TurnQueueReorderParams,
    ) -> Result<dotcraft::TurnQueueReorderResponse, ClientError> {
        self.connection
            .request::<method::TurnQueueReorder>(params)
            .await
    }

    /// Starts a turn with the user's input.
    ///
    /// Answered at once, before any notification of the turn. What goes wrong later is told by `turn/failed`. A caller that is not subscribed to the thread gets the events of this turn only. The turn goes on when a WebSocket connection is lost.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: `input` is empty or has a part of an unknown type, a built-in command came as `commandRef`, or `messages` does not fit the thread's history mode.
    ///
    /// Source: `schema/dotcraft/turn/start.json`.
    pub async fn turn_start(
        &self,
        params: &dotcraft::TurnStartParams,
    ) -> Result<dotcraft::TurnStartResponse, ClientError> {
        self.connection.request::<method::TurnStart>(params).await
    }

    /// Hands a queued input to the running turn.
    ///
    /// The entry is marked at once. Before the next model call or tool call it becomes a user message with the delivery mode `guidance` and leaves the queue. When the turn ends first, the entry waits as before.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32014 `Turn not running`: `expectedTurnId` is not the running turn.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/steer.json`.
    pub async fn turn_steer(
        &self,
        params: &dotcraft::TurnSteerParams,
    ) -> Result<dotcraft::TurnSteerResponse, ClientError> {
        self.connection.request::<method::TurnSteer>(params).await
    }

    /// Opens a link for what an app shows.
    ///
    /// Checks the address and records it in the log; the client opens it then. Only the name of the method is published; its members are those of MCP Apps.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The address is not one for a browser or for mail.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/open-link.json`.
    pub async fn ui_open_link(
        &self,
        params: &dotcraft::UiOpenLinkParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection.request::<method::UiOpenLink>(params).await
    }

    /// Reads what an app shows for a tool.
    ///
    /// Taken from an MCP server of the thread: `namespace` names it, or a tool of it names the resource. The same address always has the same content.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: The resource does not belong to the bound app.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/resource/read.json`.
    pub async fn ui_resource_read(
        &self,
        params: &dotcraft::UiResourceReadParams,
    ) -> Result<dotcraft::UiResourceReadResponse, ClientError> {
        self.connection
            .request::<method::UiResourceRead>(params)
            .await
    }

    /// Runs a tool for what an app shows.
    ///
    /// Calls a tool of an MCP server of the thread, if the tool names a resource that shows it and does not keep the view from calling it. Makes no turn and no item, and the model does not see it; it is recorded in the log.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: The tool is not bound, is not meant for what the app shows, or needs a right that was not granted.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/tool/call.json`.
    pub async fn ui_tool_call(
        &self,
        params: &dotcraft::UiToolCallParams,
    ) -> Result<dotcraft::DynamicToolResult, ClientError> {
        self.connection.request::<method::UiToolCall>(params).await
    }

    /// Tells the model about the state of what an app shows.
    ///
    /// What a page tells replaces what it told before, and stands in the system prompt from the next turn on; nothing takes it back. Only the name of the method is published; its members are those of MCP Apps.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The content is no text or too long, or too many pages have content.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/update-model-context.json`.
    pub async fn ui_update_model_context(
        &self,
        params: &dotcraft::UiUpdateModelContextParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::UiUpdateModelContext>(params)
            .await
    }

    /// Tells what was used in all.
    ///
    /// Counts the stored turns of the workspace.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/usage/summary.json`.
    pub async fn usage_summary(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::UsageSummaryResponse, ClientError> {
        self.connection
            .request::<method::UsageSummary>(params)
            .await
    }

    /// Tells what was used by day.
    ///
    /// Days without use are left out. A conversation counts on the day it began.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `from` or `to` is not a day.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/usage/timeseries.json`.
    pub async fn usage_timeseries(
        &self,
        params: &dotcraft::UsageTimeseriesParams,
    ) -> Result<dotcraft::UsageTimeseriesResponse, ClientError> {
        self.connection
            .request::<method::UsageTimeseries>(params)
            .await
    }

    /// Reads suggestions for the first message of a thread.
    ///
    /// Answers what is stored and never starts a model. No suggestions is an ordinary answer.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `extensions.welcomeSuggestions`. Source: `schema/dotcraft/welcome/suggestions.json`.
    pub async fn welcome_suggestions(
        &self,
        params: &dotcraft::WelcomeSuggestionsParams,
    ) -> Result<dotcraft::WelcomeSuggestionsResponse, ClientError> {
        self.connection
            .request::<method::WelcomeSuggestions>(params)
            .await
    }

    /// Suggests a commit message for changed files.
    ///
    /// The model runs on a short-lived copy of the thread, which cannot write, whose notifications may be seen by clients; they tell it by its origin.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `paths` is empty or names a file outside the workspace.
    /// - -32603 `Internal error`: There is no git repository, nothing changed, the model gave no text or took too long.
    ///
    /// Source: `schema/dotcraft/workspace/commitMessage/suggest.json`.
    pub async fn workspace_commit_message_suggest(
        &self,
        params: &dotcraft::WorkspaceCommitMessageSuggestParams,
    ) -> Result<dotcraft::WorkspaceCommitMessageSuggestResponse, ClientError> {
        self.connection
            .request::<method::WorkspaceCommitMessageSuggest>(params)
            .await
    }

    /// Lists the settings of a workspace.
    ///
    /// For building a settings page; `workspace/config/update` changes some of them.
    ///
    /// Needs the capability `workspaceConfigManagement`. Source: `schema/dotcraft/workspace/config/schema.json`.
    pub async fn workspace_config_schema(
        &self,
        params: &dotcraft::EmptyObject,
    ) -> Result<dotcraft::WorkspaceConfigSchemaResponse, ClientError> {
        self.connection
            .request::<method::WorkspaceConfigSchema>(params)
            .await
    }

    /// Changes settings of the workspace.
    ///
    /// Existing threads keep theirs: `thread/config/update` reaches them. Other keys of the file stay. Keys are compared without regard to case. Each change names its region in `workspace/configChanged`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No known member is given, a value does not fit, or the old `apiKey` or `endPoint` is.
    ///
    /// Needs the capability `workspaceConfigManagement`. Source: `schema/dotcraft/workspace/config/update.json`.
    pub async fn workspace_config_update(
        &self,
        params: &dotcraft::WorkspaceConfigUpdateParams,
    ) -> Result<dotcraft::WorkspaceConfigUpdateResponse, ClientError> {
        self.connection
            .request::<method::WorkspaceConfigUpdate>(params)
            .await
    }

    /// Copies a thread into a worktree of its own.
    ///
    /// First the worktree is made, then changed files are copied, and only then the thread is made. The state of the thread stays in the first workspace; only its tools run in the worktree.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/createAndFork.json`.
    pub async fn worktree_create_and_fork(
        &self,
        params: &dotcraft::WorktreeCreateAndForkParams,
    ) -> Result<dotcraft::WorktreeCreateAndForkResponse, ClientError> {
        self.connection
            .request::<method::WorktreeCreateAndFork>(params)
            .await
    }

    /// Creates a thread in a worktree of its own.
    ///
    /// The thread is made last, when the worktree is ready. Otherwise as `thread/start`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/createAndStart.json`.
    pub async fn worktree_create_and_start(
        &self,
        params: &dotcraft::WorktreeCreateAndStartParams,
    ) -> Result<dotcraft::WorktreeCreateAndStartResponse, ClientError> {
        self.connection
            .request::<method::WorktreeCreateAndStart>(params)
            .await
    }

    /// Lists the worktrees of threads.
    ///
    /// Worktrees that somebody else made in the repository are not listed.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/list.json`.
    pub async fn worktree_list(
        &self,
        params: &dotcraft::WorktreeListParams,
    ) -> Result<dotcraft::WorktreeListResponse, ClientError> {
        self.connection
            .request::<method::WorktreeList>(params)
            .await
    }

    /// Looks at the worktree of a thread.
    ///
    /// Cheap enough to be asked often. Later releases put the result into a member `status`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/status.json`.
    pub async fn worktree_status(
        &self,
        params: &dotcraft::WorktreeStatusParams,
    ) -> Result<dotcraft::ThreadWorktreeStatus, ClientError> {
        self.connection
            .request::<method::WorktreeStatus>(params)
            .await
    }

    /// Says that the client has read the answer to `initialize`.
    ///
    /// Until it arrives the server sends no notification of its own accord. Never answered.
    ///
    /// Source: `schema/dotcraft/initialized.json`.
    pub async fn initialized(&self, params: &dotcraft::EmptyObject) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::Initialized>(params)
            .await
    }
}

/// Something that the server tells.
#[derive(Clone, Debug)]
pub enum Notification {
    /// `app/connection/changed`: Tells that the connection to an app changed.
    AppConnectionChanged(dotcraft::AppConnectionChangedNotification),
    /// `app/list/updated`: Tells that apps changed.
    AppListUpdated(dotcraft::AppListUpdatedNotification),
    /// `automation/task/updated`: Tells that a task changed.
    AutomationTaskUpdated(dotcraft::AutomationTaskUpdatedNotification),
    /// `cron/stateChanged`: Tells that a scheduled job ran, was switched or was removed.
    CronStateChanged(dotcraft::CronStateChangedNotification),
    /// `item/agentMessage/delta`: Streams the agent's message.
    ItemAgentMessageDelta(dotcraft::ItemAgentMessageDeltaNotification),
    /// `item/approval/resolved`: Tells that the user decided, or that the time was up.
    ItemApprovalResolved(dotcraft::ItemApprovalResolvedNotification),
    /// `item/commandExecution/outputDelta`: Streams the output of a command.
    ItemCommandExecutionOutputDelta(dotcraft::ItemCommandExecutionOutputDeltaNotification),
    /// `item/completed`: Tells that an item is final.
    ItemCompleted(dotcraft::ItemCompletedNotification),
    /// `item/reasoning/delta`: Streams the model's reasoning.
    ItemReasoningDelta(dotcraft::ItemReasoningDeltaNotification),
    /// `item/started`: Tells that an item came into being.
    ItemStarted(dotcraft::ItemStartedNotification),
    /// `item/tool/requestUserInput/resolved`: Tells that questions were answered or dismissed.
    ItemToolRequestUserInputResolved(dotcraft::ItemToolRequestUserInputResolvedNotification),
    /// `item/toolCall/argumentsDelta`: Streams the arguments of a tool call.
    ItemToolCallArgumentsDelta(dotcraft::ItemToolCallArgumentsDeltaNotification),
    /// `item/usage/delta`: Tells how many tokens a model call used.
    ItemUsageDelta(dotcraft::ItemUsageDeltaNotification),
    /// `mcp/status/updated`: Tells that the state of an MCP server changed.
    McpStatusUpdated(dotcraft::McpStatusUpdatedNotification),
    /// `plan/updated`: Tells that a thread's plan changed.
    PlanUpdated(dotcraft::PlanUpdatedNotification),
    /// `subagent/graphChanged`: Tells that a subagent was spawned or closed.
    SubagentGraphChanged(dotcraft::SubagentGraphChangedNotification),
    /// `subagent/progress`: Tells what the subagents of a turn are doing.
    SubagentProgress(dotcraft::SubagentProgressNotification),
    /// `system/event`: Tells about maintenance and retries.
    SystemEvent(dotcraft::SystemEventNotification),
    /// `system/jobResult`: Tells how a job in the background ended.
    SystemJobResult(dotcraft::SystemJobResultNotification),
    /// `terminal/cleaned`: Tells that a process was forgotten.
    TerminalCleaned(dotcraft::TerminalCleanedNotification),
    /// `terminal/completed`: Tells that a process ended.
    TerminalCompleted(dotcraft::TerminalCompletedNotification),
    /// `terminal/outputDelta`: Sends new output of a process.
    TerminalOutputDelta(dotcraft::TerminalOutputDeltaNotification),
    /// `terminal/stalled`: Tells that a process makes no progress.
    TerminalStalled(dotcraft::TerminalStalledNotification),
    /// `terminal/started`: Tells that a process started.
    TerminalStarted(dotcraft::TerminalStartedNotification),
    /// `thread/appBindings/changed`: Tells that the binding of an app changed.
    ThreadAppBindingsChanged(dotcraft::ThreadAppBindingsChangedNotification),
    /// `thread/deleted`: Tells that a thread was deleted.
    ThreadDeleted(dotcraft::ThreadDeletedNotification),
    /// `thread/goal/cleared`: Tells that the goal of a thread was dropped.
    ThreadGoalCleared(dotcraft::ThreadGoalClearedNotification),
    /// `thread/goal/updated`: Tells that the goal of a thread changed.
    ThreadGoalUpdated(dotcraft::ThreadGoalUpdatedNotification),
    /// `thread/queue/updated`: Tells that the queue of a thread changed.
    ThreadQueueUpdated(dotcraft::ThreadQueueUpdatedNotification),
    /// `thread/renamed`: Tells that a thread has a new title.
    ThreadRenamed(dotcraft::ThreadRenamedNotification),
    /// `thread/resumed`: Tells that a thread was resumed.
    ThreadResumed(dotcraft::ThreadResumedNotification),
    /// `thread/runtimeChanged`: Tells that what a thread is doing changed.
    ThreadRuntimeChanged(dotcraft::ThreadRuntimeChangedNotification),
    /// `thread/started`: Tells that a thread came into being.
    ThreadStarted(dotcraft::ThreadStartedNotification),
    /// `thread/statusChanged`: Tells that a thread's status changed.
    ThreadStatusChanged(dotcraft::ThreadStatusChangedNotification),
    /// `thread/updated`: Tells that data of a thread changed.
    ThreadUpdated(dotcraft::ThreadUpdatedNotification),
    /// `turn/cancelled`: Tells that a turn was stopped.
    TurnCancelled(dotcraft::TurnCancelledNotification),
    /// `turn/completed`: Tells that a turn ended well.
    TurnCompleted(dotcraft::TurnCompletedNotification),
    /// `turn/diff/updated`: Tells which changes a turn has made to files.
    TurnDiffUpdated(dotcraft::TurnDiffUpdatedNotification),
    /// `turn/failed`: Tells that a turn ended with an error.
    TurnFailed(dotcraft::TurnFailedNotification),
    /// `turn/started`: Tells that a turn began.
    TurnStarted(dotcraft::TurnStartedNotification),
    /// `workspace/configChanged`: Tells that the workspace's configuration changed.
    WorkspaceConfigChanged(dotcraft::WorkspaceConfigChangedNotification),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is told.
        params: RawJson,
    },
}

impl Notification {
    /// Reads the params of the notification `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "app/connection/changed" => Self::AppConnectionChanged(params.decode()?),
            "app/list/updated" => Self::AppListUpdated(params.decode()?),
            "automation/task/updated" => Self::AutomationTaskUpdated(params.decode()?),
            "cron/stateChanged" => Self::CronStateChanged(params.decode()?),
            "item/agentMessage/delta" => Self::ItemAgentMessageDelta(params.decode()?),
            "item/approval/resolved" => Self::ItemApprovalResolved(params.decode()?),
            "item/commandExecution/outputDelta" => {
                Self::ItemCommandExecutionOutputDelta(params.decode()?)
            }
            "item/completed" => Self::ItemCompleted(params.decode()?),
            "item/reasoning/delta" => Self::ItemReasoningDelta(params.decode()?),
            "item/started" => Self::ItemStarted(params.decode()?),
            "item/tool/requestUserInput/resolved" => {
                Self::ItemToolRequestUserInputResolved(params.decode()?)
            }
            "item/toolCall/argumentsDelta" => Self::ItemToolCallArgumentsDelta(params.decode()?),
            "item/usage/delta" => Self::ItemUsageDelta(params.decode()?),
            "mcp/status/updated" => Self::McpStatusUpdated(params.decode()?),
            "plan/updated" => Self::PlanUpdated(params.decode()?),
            "subagent/graphChanged" => Self::SubagentGraphChanged(params.decode()?),
            "subagent/progress" => Self::SubagentProgress(params.decode()?),
            "system/event" => Self::SystemEvent(params.decode()?),
            "system/jobResult" => Self::SystemJobResult(params.decode()?),
            "terminal/cleaned" => Self::TerminalCleaned(params.decode()?),
            "terminal/completed" => Self::TerminalCompleted(params.decode()?),
            "terminal/outputDelta" => Self::TerminalOutputDelta(params.decode()?),
            "terminal/stalled" => Self::TerminalStalled(params.decode()?),
            "terminal/started" => Self::TerminalStarted(params.decode()?),
            "thread/appBindings/changed" => Self::ThreadAppBindingsChanged(params.decode()?),
            "thread/deleted" => Self::ThreadDeleted(params.decode()?),
            "thread/goal/cleared" => Self::ThreadGoalCleared(params.decode()?),
            "thread/goal/updated" => Self::ThreadGoalUpdated(params.decode()?),
            "thread/queue/updated" => Self::ThreadQueueUpdated(params.decode()?),
            "thread/renamed" => Self::ThreadRenamed(params.decode()?),
            "thread/resumed" => Self::ThreadResumed(params.decode()?),
            "thread/runtimeChanged" => Self::ThreadRuntimeChanged(params.decode()?),
            "thread/started" => Self::ThreadStarted(params.decode()?),
            "thread/statusChanged" => Self::ThreadStatusChanged(params.decode()?),
            "thread/updated" => Self::ThreadUpdated(params.decode()?),
            "turn/cancelled" => Self::TurnCancelled(params.decode()?),
            "turn/completed" => Self::TurnCompleted(params.decode()?),
            "turn/diff/updated" => Self::TurnDiffUpdated(params.decode()?),
            "turn/failed" => Self::TurnFailed(params.decode()?),
            "turn/started" => Self::TurnStarted(params.decode()?),
            "workspace/configChanged" => Self::WorkspaceConfigChanged(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}

/// Something that the server asks.
#[derive(Clone, Debug)]
pub enum ServerRequest {
    /// `ext/acp/fs/readTextFile`: Has the editor read a text file. Answered with `ExtAcpFsReadTextFileResponse`.
    ExtAcpFsReadTextFile(dotcraft::ExtAcpFsReadTextFileParams),
    /// `ext/acp/fs/writeTextFile`: Has the editor write a text file. Answered with `ExtAcpFsWriteTextFileResponse`.
    ExtAcpFsWriteTextFile(dotcraft::ExtAcpFsWriteTextFileParams),
    /// `ext/acp/terminal/create`: Has the editor run a command in a terminal. Answered with `ExtAcpTerminalCreateResponse`.
    ExtAcpTerminalCreate(dotcraft::ExtAcpTerminalCreateParams),
    /// `ext/acp/terminal/getOutput`: Reads what a command printed. Answered with `ExtAcpTerminalGetOutputResponse`.
    ExtAcpTerminalGetOutput(dotcraft::ExtAcpTerminalGetOutputParams),
    /// `ext/acp/terminal/kill`: Stops the command of a terminal. Answered with `EmptyObject`.
    ExtAcpTerminalKill(dotcraft::ExtAcpTerminalKillParams),
    /// `ext/acp/terminal/release`: Gives a terminal back to the editor. Answered with `EmptyObject`.
    ExtAcpTerminalRelease(dotcraft::ExtAcpTerminalReleaseParams),
    /// `ext/acp/terminal/waitForExit`: Waits for the end of a command. Answered with `ExtAcpTerminalWaitForExitResponse`.
    ExtAcpTerminalWaitForExit(dotcraft::ExtAcpTerminalWaitForExitParams),
    /// `ext/channel/heartbeat`: Asks a channel adapter whether it is well. Answered with `EmptyObject`.
    ExtChannelHeartbeat(dotcraft::EmptyObject),
    /// `ext/channel/send`: Has a channel adapter deliver a message. Answered with `ExtChannelSendResponse`.
    ExtChannelSend(dotcraft::ExtChannelSendParams),
    /// `ext/channel/toolCall`: Has a channel adapter run one of its tools. Answered with `ExtChannelToolCallResponse`.
    ExtChannelToolCall(dotcraft::ExtChannelToolCallParams),
    /// `ext/nodeRepl/cancel`: Has the client stop an evaluation. Answered with `ExtNodeReplCancelResponse`.
    ExtNodeReplCancel(dotcraft::ExtNodeReplCancelParams),
    /// `ext/nodeRepl/evaluate`: Has the client evaluate JavaScript. Answered with `ExtNodeReplEvaluateResponse`.
    ExtNodeReplEvaluate(dotcraft::ExtNodeReplEvaluateParams),
    /// `item/approval/request`: Asks the user to decide about an operation. Answered with `ItemApprovalRequestResponse`.
    ItemApprovalRequest(dotcraft::ItemApprovalRequestParams),
    /// `item/tool/call`: Has the client run one of its tools. Answered with `DynamicToolResult`.
    ItemToolCall(dotcraft::ItemToolCallParams),
    /// `item/tool/requestUserInput`: Asks the user questions. Answered with `UserInputResult`.
    ItemToolRequestUserInput(dotcraft::ItemToolRequestUserInputParams),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is asked.
        params: RawJson,
    },
}

impl ServerRequest {
    /// Reads the params of the request `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "ext/acp/fs/readTextFile" => Self::ExtAcpFsReadTextFile(params.decode()?),
            "ext/acp/fs/writeTextFile" => Self::ExtAcpFsWriteTextFile(params.decode()?),
            "ext/acp/terminal/create" => Self::ExtAcpTerminalCreate(params.decode()?),
            "ext/acp/terminal/getOutput" => Self::ExtAcpTerminalGetOutput(params.decode()?),
            "ext/acp/terminal/kill" => Self::ExtAcpTerminalKill(params.decode()?),
            "ext/acp/terminal/release" => Self::ExtAcpTerminalRelease(params.decode()?),
            "ext/acp/terminal/waitForExit" => Self::ExtAcpTerminalWaitForExit(params.decode()?),
            "ext/channel/heartbeat" => Self::ExtChannelHeartbeat(params.decode()?),
            "ext/channel/send" => Self::ExtChannelSend(params.decode()?),
            "ext/channel/toolCall" => Self::ExtChannelToolCall(params.decode()?),
            "ext/nodeRepl/cancel" => Self::ExtNodeReplCancel(params.decode()?),
            "ext/nodeRepl/evaluate" => Self::ExtNodeReplEvaluate(params.decode()?),
            "item/approval/request" => Self::ItemApprovalRequest(params.decode()?),
            "item/tool/call" => Self::ItemToolCall(params.decode()?),
            "item/tool/requestUserInput" => Self::ItemToolRequestUserInput(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
