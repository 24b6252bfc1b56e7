// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/dotcraft/**/*.json.

//! Handler traits, one per method family, and the routers that call them.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::{Method, method, notification, types::*, unions::*};
use crate::{
    Access, Call, CallError, Handler, NotificationMethod, Rights,
    envelope::{PendingCall, parse_params_with},
    permit,
};

/// The methods `agent/*`.
pub trait AgentMethods: Handler {
    /// Reads the profile that a thread is building.
    ///
    /// The first read takes over the profile that is being edited.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread does not build a profile.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/builderDraft/read.json`.
    fn agent_profiles_builder_draft_read(
        &self,
        params: AgentProfilesBuilderDraftReadParams,
    ) -> impl Future<Output = Result<AgentProfileBuilderDraft, Self::Error>> + Send;
    /// Replaces the profile that a thread is building.
    ///
    /// Kept in memory only, and told to nobody; `agent/profiles/upsert` stores it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread does not build a profile.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/builderDraft/update.json`.
    fn agent_profiles_builder_draft_update(
        &self,
        params: AgentProfilesBuilderDraftUpdateParams,
    ) -> impl Future<Output = Result<AgentProfileBuilderDraft, Self::Error>> + Send;
    /// Lists the agent profiles.
    ///
    /// Profiles with the same identifier are not merged: the valid one of the highest source counts.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/list.json`.
    fn agent_profiles_list(
        &self,
        params: AgentProfilesListParams,
    ) -> impl Future<Output = Result<AgentProfilesListResponse, Self::Error>> + Send;
    /// Reads an agent profile.
    ///
    /// Without a source the one that counts is read.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/read.json`.
    fn agent_profiles_read(
        &self,
        params: AgentProfilesReadParams,
    ) -> impl Future<Output = Result<AgentProfilesReadResponse, Self::Error>> + Send;
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
    fn agent_profiles_refresh_thread(
        &self,
        params: AgentProfilesRefreshThreadParams,
    ) -> impl Future<Output = Result<AgentProfilesRefreshThreadResponse, Self::Error>> + Send;
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
    fn agent_profiles_remove(
        &self,
        params: AgentProfilesRemoveParams,
    ) -> impl Future<Output = Result<AgentProfilesRemoveResponse, Self::Error>> + Send;
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
    fn agent_profiles_upsert(
        &self,
        params: AgentProfilesUpsertParams,
    ) -> impl Future<Output = Result<AgentProfilesUpsertResponse, Self::Error>> + Send;
    /// Checks an agent profile.
    ///
    /// Writes nothing.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/validate.json`.
    fn agent_profiles_validate(
        &self,
        params: AgentProfilesValidateParams,
    ) -> impl Future<Output = Result<AgentProfilesValidateResponse, Self::Error>> + Send;
}

/// The methods of the family `app_binding`.
pub trait AppBindingMethods: Handler {
    /// Accepts a request to bind; called by the app.
    ///
    /// Uses the token up. The app's tools come with `app/binding/attachTools`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/accept.json`.
    fn app_binding_accept(
        &self,
        params: AppBindingAcceptParams,
    ) -> impl Future<Output = Result<AppBindingAcceptResponse, Self::Error>> + Send;
    /// Adds the tools of an app to a thread; called by the app.
    ///
    /// Namespace, catalog, rights and risk are checked. The model sees the tools from the next turn on.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/attachTools.json`.
    fn app_binding_attach_tools(
        &self,
        params: AppBindingAttachToolsParams,
    ) -> impl Future<Output = Result<AppBindingAttachToolsResponse, Self::Error>> + Send;
    /// Gives up a request to bind.
    ///
    /// Client and app may both do so.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/cancel.json`.
    fn app_binding_request_cancel(
        &self,
        params: AppBindingRequestCancelParams,
    ) -> impl Future<Output = Result<AppBindingRequestCancelResponse, Self::Error>> + Send;
    /// Asks an app to be bound to a thread.
    ///
    /// The plugin has to be installed, and the app connected.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/create.json`.
    fn app_binding_request_create(
        &self,
        params: AppBindingRequestCreateParams,
    ) -> impl Future<Output = Result<AppBindingRequestCreateResponse, Self::Error>> + Send;
    /// Reads a request to bind; called by the app.
    ///
    /// The token stays usable.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/get.json`.
    fn app_binding_request_get(
        &self,
        params: AppBindingRequestGetParams,
    ) -> impl Future<Output = Result<AppBindingRequestGetResponse, Self::Error>> + Send;
    /// Lists the apps bound to a thread.
    ///
    /// Requests that nobody has accepted yet are listed as `pending`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/list.json`.
    fn thread_app_bindings_list(
        &self,
        params: ThreadAppBindingsListParams,
    ) -> impl Future<Output = Result<ThreadAppBindingsListResponse, Self::Error>> + Send;
    /// Checks the bindings of a thread again.
    ///
    /// Tells what changed since; an app that comes back attaches its tools itself.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/refresh.json`.
    fn thread_app_bindings_refresh(
        &self,
        params: ThreadAppBindingsRefreshParams,
    ) -> impl Future<Output = Result<ThreadAppBindingsRefreshResponse, Self::Error>> + Send;
    /// Ends the binding of an app to a thread.
    ///
    /// A running turn is stopped, and the app's tools go.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/revoke.json`.
    fn thread_app_bindings_revoke(
        &self,
        params: ThreadAppBindingsRevokeParams,
    ) -> impl Future<Output = Result<ThreadAppBindingsRevokeResponse, Self::Error>> + Send;
}

/// The methods of the family `app_context`.
pub trait AppContextMethods: Handler {
    /// Removes a block of context; called by the app.
    ///
    /// An unknown block is an error. The members of the result are not published.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/app/binding/context/remove.json`.
    fn app_binding_context_remove(
        &self,
        params: AppBindingContextRemoveParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Adds or replaces a block of context; called by the app.
    ///
    /// A binding has at most 32 blocks. Makes no turn and no item. The members of the result are not published.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/app/binding/context/upsert.json`.
    fn app_binding_context_upsert(
        &self,
        params: AppBindingContextUpsertParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Queues input of an app for its thread; called by the app.
    ///
    /// The binding tells the thread. A running turn goes on. The entry has the trigger `app`. `queueOnly` waits for the end of a turn, also in an idle thread.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appThreadInputEnqueue`. Source: `schema/dotcraft/app/threadInput/enqueue.json`.
    fn app_thread_input_enqueue(
        &self,
        params: AppThreadInputEnqueueParams,
    ) -> impl Future<Output = Result<AppThreadInputEnqueueResponse, Self::Error>> + Send;
    /// Lists the blocks of context that apps added to a thread.
    ///
    /// Those in use, unless asked otherwise.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/thread/appContextBlocks/list.json`.
    fn thread_app_context_blocks_list(
        &self,
        params: ThreadAppContextBlocksListParams,
    ) -> impl Future<Output = Result<ThreadAppContextBlocksListResponse, Self::Error>> + Send;
}

/// The methods `app/*`.
pub trait AppMethods: Handler {
    /// Accepts a request to connect; called by the app.
    ///
    /// Uses the token up.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/connect.json`.
    fn app_connection_connect(
        &self,
        params: AppConnectionConnectParams,
    ) -> impl Future<Output = Result<AppConnectionConnectResponse, Self::Error>> + Send;
    /// Reads a request to connect; called by the app.
    ///
    /// Shows the user who asks. The token stays usable.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/request/get.json`.
    fn app_connection_request_get(
        &self,
        params: AppConnectionRequestGetParams,
    ) -> impl Future<Output = Result<AppConnectionRequestGetResponse, Self::Error>> + Send;
    /// Ends the connection to an app.
    ///
    /// Its bindings go offline; the history stays.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/revoke.json`.
    fn app_connection_revoke(
        &self,
        params: AppConnectionRevokeParams,
    ) -> impl Future<Output = Result<AppConnectionRevokeResponse, Self::Error>> + Send;
    /// Begins to connect to an app.
    ///
    /// The request ends after 10 minutes and works once. The address opens the app by its own protocol, with `appId`, `requestId`, `requestToken` and `workspace` in the query; the app finds the server by the workspace, as clients do.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/start.json`.
    fn app_connection_start(
        &self,
        params: AppConnectionStartParams,
    ) -> impl Future<Output = Result<AppConnectionStartResponse, Self::Error>> + Send;
    /// Tells how the connection to an app is.
    ///
    /// `app/connection/changed` tells when it changes.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/status.json`.
    fn app_connection_status(
        &self,
        params: AppConnectionStatusParams,
    ) -> impl Future<Output = Result<AppConnectionStatusResponse, Self::Error>> + Send;
    /// Lists the apps.
    ///
    /// Plugins name their apps in the file that the member `apps` of the manifest names: a list of `PluginAppInfo`, or an object with it as `apps`. Tells the state of plugin, program, connection and binding.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/list.json`.
    fn app_list(
        &self,
        params: AppListParams,
    ) -> impl Future<Output = Result<AppListResponse, Self::Error>> + Send;
    /// Reads one app.
    ///
    /// Tells its rights and tools, too.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/view.json`.
    fn app_view(
        &self,
        params: AppViewParams,
    ) -> impl Future<Output = Result<AppViewResponse, Self::Error>> + Send;
}

/// The methods `automation/*`.
pub trait AutomationMethods: Handler {
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
    fn automation_task_create(
        &self,
        params: AutomationTaskCreateParams,
    ) -> impl Future<Output = Result<AutomationTaskCreateResponse, Self::Error>> + Send;
    /// Deletes a task.
    ///
    /// A run that is under way is interrupted. Its worktree stays.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/delete.json`.
    fn automation_task_delete(
        &self,
        params: AutomationTaskDeleteParams,
    ) -> impl Future<Output = Result<AutomationTaskDeleteResponse, Self::Error>> + Send;
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
    fn automation_task_discard_worktree(
        &self,
        params: AutomationTaskDiscardWorktreeParams,
    ) -> impl Future<Output = Result<AutomationTaskDiscardWorktreeResponse, Self::Error>> + Send;
    /// Lists the tasks that run by themselves.
    ///
    /// Later releases have `automation/list` instead.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/list.json`.
    fn automation_task_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<AutomationTaskListResponse, Self::Error>> + Send;
    /// Reads a task.
    ///
    /// Later releases answer the task itself.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/read.json`.
    fn automation_task_read(
        &self,
        params: AutomationTaskReadParams,
    ) -> impl Future<Output = Result<AutomationTaskReadResponse, Self::Error>> + Send;
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
    fn automation_task_run(
        &self,
        params: AutomationTaskRunParams,
    ) -> impl Future<Output = Result<AutomationTaskRunResponse, Self::Error>> + Send;
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
    fn automation_task_update_binding(
        &self,
        params: AutomationTaskUpdateBindingParams,
    ) -> impl Future<Output = Result<AutomationTaskUpdateBindingResponse, Self::Error>> + Send;
    /// Deletes a template of the user.
    ///
    /// May be repeated.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The identifier is that of a built-in template or has another form.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/delete.json`.
    fn automation_template_delete(
        &self,
        params: AutomationTemplateDeleteParams,
    ) -> impl Future<Output = Result<AutomationTemplateDeleteResponse, Self::Error>> + Send;
    /// Lists the templates for tasks.
    ///
    /// Those of the user have `isUser` true.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/list.json`.
    fn automation_template_list(
        &self,
        params: AutomationTemplateListParams,
    ) -> impl Future<Output = Result<AutomationTemplateListResponse, Self::Error>> + Send;
    /// Adds or replaces a template of the user.
    ///
    /// Tasks made from it before stay as they are.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The identifier is that of a built-in template or has another form, the title is empty or too long, the work is empty, or the workspace mode is unknown.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/save.json`.
    fn automation_template_save(
        &self,
        params: AutomationTemplateSaveParams,
    ) -> impl Future<Output = Result<AutomationTemplateSaveResponse, Self::Error>> + Send;
}

/// The methods `channel/*`.
pub trait ChannelMethods: Handler {
    /// Lists the channels that threads can come from.
    ///
    /// Internal channels may be left out.
    ///
    /// Source: `schema/dotcraft/channel/list.json`.
    fn channel_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<ChannelListResponse, Self::Error>> + Send;
    /// Tells whether the chat channels work.
    ///
    /// Only configured channels of the kinds `social` and `external`; empty when there are none.
    ///
    /// Needs the capability `channelStatus`. Source: `schema/dotcraft/channel/status.json`.
    fn channel_status(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<ChannelStatusResponse, Self::Error>> + Send;
}

/// The methods `command/*`.
pub trait CommandMethods: Handler {
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
    fn command_execute(
        &self,
        params: CommandExecuteParams,
    ) -> impl Future<Output = Result<CommandResult, Self::Error>> + Send;
    /// Lists the slash commands.
    ///
    /// Custom commands may be sent as `commandRef` parts; the server's own only run by `command/execute`.
    ///
    /// Needs the capability `commandManagement`. Source: `schema/dotcraft/command/list.json`.
    fn command_list(
        &self,
        params: CommandListParams,
    ) -> impl Future<Output = Result<CommandListResponse, Self::Error>> + Send;
}

/// The methods `cron/*`.
pub trait CronMethods: Handler {
    /// Switches a scheduled job on or off.
    ///
    /// Stored at once. Off keeps the time of the next run; on works it out again when there is none or it has passed.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/enable.json`.
    fn cron_enable(
        &self,
        params: CronEnableParams,
    ) -> impl Future<Output = Result<CronEnableResponse, Self::Error>> + Send;
    /// Lists the scheduled jobs.
    ///
    /// Jobs belong to the server: every connection sees the same.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/list.json`.
    fn cron_list(
        &self,
        params: CronListParams,
    ) -> impl Future<Output = Result<CronListResponse, Self::Error>> + Send;
    /// Removes a scheduled job for good.
    ///
    /// A run that is under way ends first. `cron/stateChanged` then has `removed` true.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/remove.json`.
    fn cron_remove(
        &self,
        params: CronRemoveParams,
    ) -> impl Future<Output = Result<CronRemoveResponse, Self::Error>> + Send;
    /// Runs a scheduled job now.
    ///
    /// Answers before the run begins; runs follow one another. A job that is off runs too and stays off. `cron/stateChanged` and `system/jobResult` tell how it ended.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/run.json`.
    fn cron_run(
        &self,
        params: CronRunParams,
    ) -> impl Future<Output = Result<CronRunResponse, Self::Error>> + Send;
}

/// The methods `dreams/*`.
pub trait DreamsMethods: Handler {
    /// Puts the result of a dream to use.
    ///
    /// Its store becomes the one in use. The region of `workspace/configChanged` is `memory`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/apply.json`.
    fn dreams_apply(
        &self,
        params: DreamsApplyParams,
    ) -> impl Future<Output = Result<DreamsRunResult, Self::Error>> + Send;
    /// Takes a dream out of lists.
    ///
    /// Files stay.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/archive.json`.
    fn dreams_archive(
        &self,
        params: DreamsArchiveParams,
    ) -> impl Future<Output = Result<DreamsRunResult, Self::Error>> + Send;
    /// Stops a dream.
    ///
    /// It may still end by itself before it is stopped.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/cancel.json`.
    fn dreams_cancel(
        &self,
        params: DreamsCancelParams,
    ) -> impl Future<Output = Result<DreamsRunResult, Self::Error>> + Send;
    /// Starts a dream by order.
    ///
    /// As `dreams/run`, for chosen threads and with instructions. While one runs, that one is answered; where dreams are switched off, the new one is skipped.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The number of threads is not above 0, or a thread has no identifier.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/create.json`.
    fn dreams_create(
        &self,
        params: DreamsCreateParams,
    ) -> impl Future<Output = Result<DreamsRunResult, Self::Error>> + Send;
    /// Turns the result of a dream down.
    ///
    /// Only before it is in use. Files stay.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/discard.json`.
    fn dreams_discard(
        &self,
        params: DreamsDiscardParams,
    ) -> impl Future<Output = Result<DreamsRunResult, Self::Error>> + Send;
    /// Reads a dream and what it would change.
    ///
    /// The only method that answers `preview`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/get.json`.
    fn dreams_get(
        &self,
        params: DreamsGetParams,
    ) -> impl Future<Output = Result<DreamsRunResult, Self::Error>> + Send;
    /// Lists the dreams of the workspace.
    ///
    /// Also those that failed or were skipped.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/list.json`.
    fn dreams_list(
        &self,
        params: DreamsListParams,
    ) -> impl Future<Output = Result<DreamsListResponse, Self::Error>> + Send;
    /// Starts a dream now.
    ///
    /// It runs in the background. While one runs no second one is started, and none while dreams are switched off.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/run.json`.
    fn dreams_run(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<DreamsStatus, Self::Error>> + Send;
    /// Tells the settings and the state of dreams.
    ///
    /// Works while dreams are switched off, too.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/status.json`.
    fn dreams_status(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<DreamsStatus, Self::Error>> + Send;
}

/// The methods `externalChannel/*`.
pub trait ExternalChannelMethods: Handler {
    /// Reads one external channel.
    ///
    /// The same entry as in `externalChannel/list`.
    ///
    /// Errors:
    /// - -32080 `ExternalChannelNotFound`: No external channel has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/get.json`.
    fn external_channel_get(
        &self,
        params: ExternalChannelGetParams,
    ) -> impl Future<Output = Result<ExternalChannelGetResponse, Self::Error>> + Send;
    /// Lists the external channels of the workspace.
    ///
    /// Configured ones, whether they are used or not.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/list.json`.
    fn external_channel_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<ExternalChannelListResponse, Self::Error>> + Send;
    /// Removes an external channel.
    ///
    /// The region of `workspace/configChanged` is `externalChannel`.
    ///
    /// Errors:
    /// - -32080 `ExternalChannelNotFound`: No external channel has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/remove.json`.
    fn external_channel_remove(
        &self,
        params: ExternalChannelRemoveParams,
    ) -> impl Future<Output = Result<ExternalChannelRemoveResponse, Self::Error>> + Send;
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
    fn external_channel_upsert(
        &self,
        params: ExternalChannelUpsertParams,
    ) -> impl Future<Output = Result<ExternalChannelUpsertResponse, Self::Error>> + Send;
}

/// The methods `heartbeat/*`.
pub trait HeartbeatMethods: Handler {
    /// Runs the heartbeat now and waits for it.
    ///
    /// Can take as long as a turn, so callers need a long time limit. `system/jobResult` tells the same to every connection.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The server has no heartbeat.
    ///
    /// Needs the capability `heartbeatManagement`. Source: `schema/dotcraft/heartbeat/trigger.json`.
    fn heartbeat_trigger(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<HeartbeatTriggerResponse, Self::Error>> + Send;
}

/// The methods of the connection itself.
pub trait ConnectionMethods: Handler {
    /// Opens a connection: both sides say who they are and what they can do.
    ///
    /// The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
    ///
    /// Errors:
    /// - -32003 `Already initialized`: The connection is initialized already; it stays usable.
    /// - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
    ///
    /// Source: `schema/dotcraft/initialize.json`.
    fn initialize(
        &self,
        params: InitializeParams,
    ) -> impl Future<Output = Result<InitializeResult, Self::Error>> + Send;
}

/// The methods of the family `tool_ui`.
pub trait ToolUiMethods: Handler {
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
    fn item_widget_state_set(
        &self,
        params: ItemWidgetStateSetParams,
    ) -> impl Future<Output = Result<ItemWidgetStateSetResponse, Self::Error>> + Send;
    /// Opens a link for what an app shows.
    ///
    /// Checks the address and records it in the log; the client opens it then. Only the name of the method is published; its members are those of MCP Apps.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The address is not one for a browser or for mail.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/open-link.json`.
    fn ui_open_link(
        &self,
        params: UiOpenLinkParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Reads what an app shows for a tool.
    ///
    /// Taken from an MCP server of the thread: `namespace` names it, or a tool of it names the resource. The same address always has the same content.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: The resource does not belong to the bound app.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/resource/read.json`.
    fn ui_resource_read(
        &self,
        params: UiResourceReadParams,
    ) -> impl Future<Output = Result<UiResourceReadResponse, Self::Error>> + Send;
    /// Runs a tool for what an app shows.
    ///
    /// Calls a tool of an MCP server of the thread, if the tool names a resource that shows it and does not keep the view from calling it. Makes no turn and no item, and the model does not see it; it is recorded in the log.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: The tool is not bound, is not meant for what the app shows, or needs a right that was not granted.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/tool/call.json`.
    fn ui_tool_call(
        &self,
        params: UiToolCallParams,
    ) -> impl Future<Output = Result<DynamicToolResult, Self::Error>> + Send;
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
    fn ui_update_model_context(
        &self,
        params: UiUpdateModelContextParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
}

/// The methods `mcp/*`.
pub trait McpMethods: Handler {
    /// Reads one MCP server.
    ///
    /// The same entry as in `mcp/list`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/get.json`.
    fn mcp_get(
        &self,
        params: McpGetParams,
    ) -> impl Future<Output = Result<McpGetResponse, Self::Error>> + Send;
    /// Lists the MCP servers in force.
    ///
    /// A server of the workspace hides one of a plugin with the same name.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/list.json`.
    fn mcp_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<McpListResponse, Self::Error>> + Send;
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
    fn mcp_remove(
        &self,
        params: McpRemoveParams,
    ) -> impl Future<Output = Result<McpRemoveResponse, Self::Error>> + Send;
    /// Tells how the MCP servers are.
    ///
    /// MCP servers start in the background; the server does not wait for them. Later releases call the method `mcpServerStatus/list` and page its result.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/status/list.json`.
    fn mcp_status_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<McpStatusListResponse, Self::Error>> + Send;
    /// Tries whether an MCP server answers.
    ///
    /// Stores nothing. A failure is a successful answer with `success` false.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/test.json`.
    fn mcp_test(
        &self,
        params: McpTestParams,
    ) -> impl Future<Output = Result<McpTestResponse, Self::Error>> + Send;
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
    fn mcp_upsert(
        &self,
        params: McpUpsertParams,
    ) -> impl Future<Output = Result<McpUpsertResponse, Self::Error>> + Send;
}

/// The methods `memory/*`.
pub trait MemoryMethods: Handler {
    /// Empties the memory of the workspace.
    ///
    /// Everything in `.craft/memory` and `.craft/dreams` is removed; the folders stay. Threads, skills, plugins, tasks and settings stay. The region of `workspace/configChanged` is `memory`.
    ///
    /// Needs the capability `memoryManagement`. Source: `schema/dotcraft/memory/reset.json`.
    fn memory_reset(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
}

/// The methods `model/*`.
pub trait ModelMethods: Handler {
    /// Lists the models of a provider.
    ///
    /// Trouble with the provider is a successful answer with `success` false and no models.
    ///
    /// Needs the capability `modelCatalogManagement`. Source: `schema/dotcraft/model/list.json`.
    fn model_list(
        &self,
        params: ModelListParams,
    ) -> impl Future<Output = Result<ModelListResponse, Self::Error>> + Send;
}

/// The methods `plugin/*`.
pub trait PluginMethods: Handler {
    /// Installs a plugin that comes with the product.
    ///
    /// It is copied to `.craft/plugins/<id>/` with a `.builtin` marker, switched on, and its skills and MCP servers are loaded. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No plugin has this identifier, or it cannot be installed.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/install.json`.
    fn plugin_install(
        &self,
        params: PluginInstallParams,
    ) -> impl Future<Output = Result<PluginInstallResponse, Self::Error>> + Send;
    /// Lists the plugins.
    ///
    /// Plugins that come with the product and are not installed are listed when `DOTCRAFT_BUILTIN_PLUGIN_ROOTS` says where they are. Plugins that a client of Codex installed are listed with ids of the form `name@marketplace`, and are switched in the configuration that they share.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/list.json`.
    fn plugin_list(
        &self,
        params: PluginListParams,
    ) -> impl Future<Output = Result<PluginListResponse, Self::Error>> + Send;
    /// Removes a plugin that the server installed.
    ///
    /// Directories without the `.builtin` marker belong to the user and stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The plugin is not installed, is not in `.craft/plugins`, or has no `.builtin` marker.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/remove.json`.
    fn plugin_remove(
        &self,
        params: PluginRemoveParams,
    ) -> impl Future<Output = Result<PluginRemoveResponse, Self::Error>> + Send;
    /// Lets the agent use a plugin, or keeps it from that.
    ///
    /// Stored in the setting `Plugins.DisabledPlugins`, or in the configuration of Codex for a plugin of it; files stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The plugin is not installed.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/setEnabled.json`.
    fn plugin_set_enabled(
        &self,
        params: PluginSetEnabledParams,
    ) -> impl Future<Output = Result<PluginSetEnabledResponse, Self::Error>> + Send;
    /// Reads one plugin.
    ///
    /// The same entry as in `plugin/list`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No plugin has this identifier.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/view.json`.
    fn plugin_view(
        &self,
        params: PluginViewParams,
    ) -> impl Future<Output = Result<PluginViewResponse, Self::Error>> + Send;
}

/// The methods `profile/*`.
pub trait ProfileMethods: Handler {
    /// Tells what the user does most.
    ///
    /// For a profile page.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/profile/insights.json`.
    fn profile_insights(
        &self,
        params: ProfileInsightsParams,
    ) -> impl Future<Output = Result<ProfileInsightsResponse, Self::Error>> + Send;
}

/// The methods `provider/*`.
pub trait ProviderMethods: Handler {
    /// Adds a model provider.
    ///
    /// Stored in the settings of the user, not of the workspace. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: Identifier or protocol do not fit, or a number is out of range.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/create.json`.
    fn provider_create(
        &self,
        params: ProviderCreateParams,
    ) -> impl Future<Output = Result<ProviderCreateResponse, Self::Error>> + Send;
    /// Removes a model provider.
    ///
    /// A provider that the workspace has chosen stays. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No provider has this identifier, or the workspace has chosen it.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/delete.json`.
    fn provider_delete(
        &self,
        params: ProviderDeleteParams,
    ) -> impl Future<Output = Result<ProviderDeleteResponse, Self::Error>> + Send;
    /// Lists the user's model providers.
    ///
    /// Keys are never answered.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/list.json`.
    fn provider_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<ProviderListResponse, Self::Error>> + Send;
    /// Tries whether a model provider answers.
    ///
    /// Only its models are listed. A failure is a successful answer with `success` false; that an address cannot list models is quite normal. Stores nothing and answers no keys.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/test.json`.
    fn provider_test(
        &self,
        params: ProviderTestParams,
    ) -> impl Future<Output = Result<ProviderTestResponse, Self::Error>> + Send;
    /// Changes a model provider.
    ///
    /// Absent members stay as they are. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No provider has this identifier, or a number is out of range.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/update.json`.
    fn provider_update(
        &self,
        params: ProviderUpdateParams,
    ) -> impl Future<Output = Result<ProviderUpdateResponse, Self::Error>> + Send;
}

/// The methods `skills/*`.
pub trait SkillsMethods: Handler {
    /// Lists the skills.
    ///
    /// Of several skills with one name, in whatever case, the one of the first source is listed.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/list.json`.
    fn skills_list(
        &self,
        params: SkillsListParams,
    ) -> impl Future<Output = Result<SkillsListResponse, Self::Error>> + Send;
    /// Reads the source of a skill.
    ///
    /// An adapted form is left aside; `skills/view` reads that.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/read.json`.
    fn skills_read(
        &self,
        params: SkillsReadParams,
    ) -> impl Future<Output = Result<SkillsReadResponse, Self::Error>> + Send;
    /// Gives up the adapted form of a skill.
    ///
    /// The source file is not touched. Offer it only to users of servers with `skillVariants`. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/restoreOriginal.json`.
    fn skills_restore_original(
        &self,
        params: SkillsRestoreOriginalParams,
    ) -> impl Future<Output = Result<SkillsRestoreOriginalResponse, Self::Error>> + Send;
    /// Lets the agent use a skill, or keeps it from that.
    ///
    /// Stored in the setting `Skills.DisabledSkills`; files stay. Repeating it changes nothing. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/setEnabled.json`.
    fn skills_set_enabled(
        &self,
        params: SkillsSetEnabledParams,
    ) -> impl Future<Output = Result<SkillsSetEnabledResponse, Self::Error>> + Send;
    /// Removes a skill of the workspace or of the user.
    ///
    /// Directory, adapted forms and the entry in `Skills.DisabledSkills` go. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: The skill is built in or belongs to a plugin, or its path is not where skills of its source are.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/uninstall.json`.
    fn skills_uninstall(
        &self,
        params: SkillsUninstallParams,
    ) -> impl Future<Output = Result<SkillsUninstallResponse, Self::Error>> + Send;
    /// Reads a skill as the agent gets it.
    ///
    /// The adapted form when one is in use, otherwise the source. Works without the capability `skillVariants`, too.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/view.json`.
    fn skills_view(
        &self,
        params: SkillsViewParams,
    ) -> impl Future<Output = Result<SkillsViewResponse, Self::Error>> + Send;
}

/// The methods of the family `children`.
pub trait ChildrenMethods: Handler {
    /// Lists the subagents of a thread.
    ///
    /// An open link does not mean that a subagent works: `runtime.running` of its thread tells that.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/children/list.json`.
    fn subagent_children_list(
        &self,
        params: SubagentChildrenListParams,
    ) -> impl Future<Output = Result<SubagentChildrenListResponse, Self::Error>> + Send;
    /// Closes a subagent.
    ///
    /// Its turn is cancelled, and its thread and those below are archived.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The target is `/root` or the thread's own agent, or no subagent has this path.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/close.json`.
    fn subagent_close(
        &self,
        params: SubagentCloseParams,
    ) -> impl Future<Output = Result<SubAgentControlResult, Self::Error>> + Send;
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
    fn subagent_followup_task(
        &self,
        params: SubagentFollowupTaskParams,
    ) -> impl Future<Output = Result<SubAgentControlResult, Self::Error>> + Send;
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
    fn subagent_send_message(
        &self,
        params: SubagentSendMessageParams,
    ) -> impl Future<Output = Result<SubAgentControlResult, Self::Error>> + Send;
}

/// The methods `subagent/*`.
pub trait SubagentMethods: Handler {
    /// Lists the kinds of subagents.
    ///
    /// Those of the product and those of the workspace.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/list.json`.
    fn subagent_profiles_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<SubagentProfilesListResponse, Self::Error>> + Send;
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
    fn subagent_profiles_remove(
        &self,
        params: SubagentProfilesRemoveParams,
    ) -> impl Future<Output = Result<SubagentProfilesRemoveResponse, Self::Error>> + Send;
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
    fn subagent_profiles_set_enabled(
        &self,
        params: SubagentProfilesSetEnabledParams,
    ) -> impl Future<Output = Result<SubagentProfilesSetEnabledResponse, Self::Error>> + Send;
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
    fn subagent_profiles_upsert(
        &self,
        params: SubagentProfilesUpsertParams,
    ) -> impl Future<Output = Result<SubagentProfilesUpsertResponse, Self::Error>> + Send;
    /// Changes the settings of all subagents.
    ///
    /// Identifiers of sessions that were stored stay stored. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32084 `SubAgentProfileValidationFailed`: No member is given, a time is not in 0 to 3600000, or the times are not in rising order.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/settings/update.json`.
    fn subagent_settings_update(
        &self,
        params: SubagentSettingsUpdateParams,
    ) -> impl Future<Output = Result<SubagentSettingsUpdateResponse, Self::Error>> + Send;
}

/// The methods `terminal/*`.
pub trait TerminalMethods: Handler {
    /// Stops and forgets all processes of a thread.
    ///
    /// `terminal/cleaned` follows for each.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/clean.json`.
    fn terminal_clean(
        &self,
        params: TerminalCleanParams,
    ) -> impl Future<Output = Result<TerminalCleanResponse, Self::Error>> + Send;
    /// Lists the shell processes of the server.
    ///
    /// Lists the commands of loaded threads that run, in the foreground too, and those that have ended: at most the last 64 of a thread whose end its agent has learned, and not those that were cleaned up.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/list.json`.
    fn terminal_list(
        &self,
        params: TerminalListParams,
    ) -> impl Future<Output = Result<TerminalListResponse, Self::Error>> + Send;
    /// Reads what a process printed.
    ///
    /// Waits for news at most the given time, then answers whatever there is; the process may still run.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/read.json`.
    fn terminal_read(
        &self,
        params: TerminalReadParams,
    ) -> impl Future<Output = Result<TerminalReadResponse, Self::Error>> + Send;
    /// Stops a process.
    ///
    /// The process is killed.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/stop.json`.
    fn terminal_stop(
        &self,
        params: TerminalStopParams,
    ) -> impl Future<Output = Result<TerminalStopResponse, Self::Error>> + Send;
    /// Writes to the standard input of a process.
    ///
    /// A process that was started without a terminal takes no input.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/write.json`.
    fn terminal_write(
        &self,
        params: TerminalWriteParams,
    ) -> impl Future<Output = Result<TerminalWriteResponse, Self::Error>> + Send;
}

/// The methods `thread/*`.
pub trait ThreadMethods: Handler {
    /// Makes a thread read-only and takes it out of lists.
    ///
    /// Works on active and paused threads. Threads of its subagents are archived with it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/archive.json`.
    fn thread_archive(
        &self,
        params: ThreadArchiveParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
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
    fn thread_config_update(
        &self,
        params: ThreadConfigUpdateParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Deletes a thread and everything it holds.
    ///
    /// Threads of its subagents are deleted with it, and each deletion is announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/delete.json`.
    fn thread_delete(
        &self,
        params: ThreadDeleteParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
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
    fn thread_fork(
        &self,
        params: ThreadForkParams,
    ) -> impl Future<Output = Result<ThreadForkResponse, Self::Error>> + Send;
    /// Sets the mode of a thread.
    ///
    /// The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `mode` is missing or not known.
    ///
    /// Needs the capability `modeSwitch`. Source: `schema/dotcraft/thread/mode/set.json`.
    fn thread_mode_set(
        &self,
        params: ThreadModeSetParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
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
    fn thread_pause(
        &self,
        params: ThreadPauseParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Gives a thread a new title.
    ///
    /// The title is stored and announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `displayName` is missing or empty.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rename.json`.
    fn thread_rename(
        &self,
        params: ThreadRenameParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
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
    fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> impl Future<Output = Result<ThreadResumeResponse, Self::Error>> + Send;
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
    fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> impl Future<Output = Result<ThreadStartResponse, Self::Error>> + Send;
    /// Sends the events of a thread to this connection.
    ///
    /// Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/subscribe.json`.
    fn thread_subscribe(
        &self,
        params: ThreadSubscribeParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Makes an archived thread active again.
    ///
    /// Threads of its subagents come back with it, except those that were closed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/unarchive.json`.
    fn thread_unarchive(
        &self,
        params: ThreadUnarchiveParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Stops sending the events of a thread to this connection.
    ///
    /// Decides no open question. Closing the connection has the same effect for all its subscriptions.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/unsubscribe.json`.
    fn thread_unsubscribe(
        &self,
        params: ThreadUnsubscribeParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
}

/// The methods of the family `maintenance`.
pub trait MaintenanceMethods: Handler {
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
    fn thread_compact_start(
        &self,
        params: ThreadCompactStartParams,
    ) -> impl Future<Output = Result<ThreadCompactStartResponse, Self::Error>> + Send;
    /// Stops shortening or consolidating.
    ///
    /// The answer means that the request was taken; the event that says `…Cancelled` follows. Does nothing when no maintenance runs. Turns and queue are not touched.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadMaintenanceInterrupt`. Source: `schema/dotcraft/thread/maintenance/interrupt.json`.
    fn thread_maintenance_interrupt(
        &self,
        params: ThreadMaintenanceInterruptParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
}

/// The methods of the family `goal`.
pub trait GoalMethods: Handler {
    /// Drops the goal of a thread.
    ///
    /// May be repeated. `thread/goal/cleared` is sent only when a goal was really dropped.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/clear.json`.
    fn thread_goal_clear(
        &self,
        params: ThreadGoalClearParams,
    ) -> impl Future<Output = Result<ThreadGoalClearResponse, Self::Error>> + Send;
    /// Reads the goal of a thread.
    ///
    /// A thread has at most one goal.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/get.json`.
    fn thread_goal_get(
        &self,
        params: ThreadGoalGetParams,
    ) -> impl Future<Output = Result<ThreadGoalGetResponse, Self::Error>> + Send;
    /// Creates or changes the goal of a thread.
    ///
    /// A new objective keeps the identifier and the usage of the goal. A complete goal does not become active by itself. `active` with a used-up budget is stored as `budgetLimited`, and `budgetLimited` does not turn into `paused`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `objective` is empty or longer than 4000 characters, `tokenBudget` is not above 0, or there is no goal whose state or budget could change.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/set.json`.
    fn thread_goal_set(
        &self,
        params: ThreadGoalSetParams,
    ) -> impl Future<Output = Result<ThreadGoalSetResponse, Self::Error>> + Send;
}

/// The methods of the family `history`.
pub trait HistoryMethods: Handler {
    /// Lists threads, latest activity first.
    ///
    /// Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/list.json`.
    fn thread_list(
        &self,
        params: ThreadListParams,
    ) -> impl Future<Output = Result<ThreadListResponse, Self::Error>> + Send;
    /// Reads a thread without loading it for work.
    ///
    /// Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/read.json`.
    fn thread_read(
        &self,
        params: ThreadReadParams,
    ) -> impl Future<Output = Result<ThreadReadResponse, Self::Error>> + Send;
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
    fn thread_rollback(
        &self,
        params: ThreadRollbackParams,
    ) -> impl Future<Output = Result<ThreadRollbackResponse, Self::Error>> + Send;
}

/// The methods of the family `consolidation`.
pub trait ConsolidationMethods: Handler {
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
    fn thread_memory_consolidate_start(
        &self,
        params: ThreadMemoryConsolidateStartParams,
    ) -> impl Future<Output = Result<ThreadMemoryConsolidateStartResponse, Self::Error>> + Send;
}

/// The methods of the family `worktree`.
pub trait WorktreeMethods: Handler {
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
    fn thread_worktree_handoff(
        &self,
        params: ThreadWorktreeHandoffParams,
    ) -> impl Future<Output = Result<ThreadWorktreeHandoffResponse, Self::Error>> + Send;
    /// Copies a thread into a worktree of its own.
    ///
    /// First the worktree is made, then changed files are copied, and only then the thread is made. The state of the thread stays in the first workspace; only its tools run in the worktree.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/createAndFork.json`.
    fn worktree_create_and_fork(
        &self,
        params: WorktreeCreateAndForkParams,
    ) -> impl Future<Output = Result<WorktreeCreateAndForkResponse, Self::Error>> + Send;
    /// Creates a thread in a worktree of its own.
    ///
    /// The thread is made last, when the worktree is ready. Otherwise as `thread/start`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/createAndStart.json`.
    fn worktree_create_and_start(
        &self,
        params: WorktreeCreateAndStartParams,
    ) -> impl Future<Output = Result<WorktreeCreateAndStartResponse, Self::Error>> + Send;
    /// Lists the worktrees of threads.
    ///
    /// Worktrees that somebody else made in the repository are not listed.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/list.json`.
    fn worktree_list(
        &self,
        params: WorktreeListParams,
    ) -> impl Future<Output = Result<WorktreeListResponse, Self::Error>> + Send;
    /// Looks at the worktree of a thread.
    ///
    /// Cheap enough to be asked often. Later releases put the result into a member `status`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/status.json`.
    fn worktree_status(
        &self,
        params: WorktreeStatusParams,
    ) -> impl Future<Output = Result<ThreadWorktreeStatus, Self::Error>> + Send;
}

/// The methods `tool/*`.
pub trait ToolMethods: Handler {
    /// Lists the server's own tools.
    ///
    /// The same in every workspace and thread; tools of plugins, MCP servers and clients are not listed.
    ///
    /// Needs the capability `toolCatalog`. Source: `schema/dotcraft/tool/list.json`.
    fn tool_list(
        &self,
        params: ToolListParams,
    ) -> impl Future<Output = Result<ToolListResponse, Self::Error>> + Send;
}

/// The methods `turn/*`.
pub trait TurnMethods: Handler {
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
    fn turn_enqueue(
        &self,
        params: TurnEnqueueParams,
    ) -> impl Future<Output = Result<TurnEnqueueResponse, Self::Error>> + Send;
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
    fn turn_interrupt(
        &self,
        params: TurnInterruptParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Drops an input from a thread's queue.
    ///
    /// The input is not run.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/queue/remove.json`.
    fn turn_queue_remove(
        &self,
        params: TurnQueueRemoveParams,
    ) -> impl Future<Output = Result<TurnQueueRemoveResponse, Self::Error>> + Send;
    /// Puts the queue of a thread into another order.
    ///
    /// The entries themselves do not change.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The identifiers are not exactly those of the queue: one is missing, unknown or named twice.
    ///
    /// Source: `schema/dotcraft/turn/queue/reorder.json`.
    fn turn_queue_reorder(
        &self,
        params: TurnQueueReorderParams,
    ) -> impl Future<Output = Result<TurnQueueReorderResponse, Self::Error>> + Send;
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
    fn turn_start(
        &self,
        params: TurnStartParams,
    ) -> impl Future<Output = Result<TurnStartResponse, Self::Error>> + Send;
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
    fn turn_steer(
        &self,
        params: TurnSteerParams,
    ) -> impl Future<Output = Result<TurnSteerResponse, Self::Error>> + Send;
}

/// The methods `usage/*`.
pub trait UsageMethods: Handler {
    /// Tells what was used in all.
    ///
    /// Counts the stored turns of the workspace.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/usage/summary.json`.
    fn usage_summary(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<UsageSummaryResponse, Self::Error>> + Send;
    /// Tells what was used by day.
    ///
    /// Days without use are left out. A conversation counts on the day it began.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `from` or `to` is not a day.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/usage/timeseries.json`.
    fn usage_timeseries(
        &self,
        params: UsageTimeseriesParams,
    ) -> impl Future<Output = Result<UsageTimeseriesResponse, Self::Error>> + Send;
}

/// The methods `welcome/*`.
pub trait WelcomeMethods: Handler {
    /// Reads suggestions for the first message of a thread.
    ///
    /// Answers what is stored and never starts a model. No suggestions is an ordinary answer.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `extensions.welcomeSuggestions`. Source: `schema/dotcraft/welcome/suggestions.json`.
    fn welcome_suggestions(
        &self,
        params: WelcomeSuggestionsParams,
    ) -> impl Future<Output = Result<WelcomeSuggestionsResponse, Self::Error>> + Send;
}

/// The methods of the family `commit`.
pub trait CommitMethods: Handler {
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
    fn workspace_commit_message_suggest(
        &self,
        params: WorkspaceCommitMessageSuggestParams,
    ) -> impl Future<Output = Result<WorkspaceCommitMessageSuggestResponse, Self::Error>> + Send;
}

/// The methods `workspace/*`.
pub trait WorkspaceMethods: Handler {
    /// Lists the settings of a workspace.
    ///
    /// For building a settings page; `workspace/config/update` changes some of them.
    ///
    /// Needs the capability `workspaceConfigManagement`. Source: `schema/dotcraft/workspace/config/schema.json`.
    fn workspace_config_schema(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<WorkspaceConfigSchemaResponse, Self::Error>> + Send;
    /// Changes settings of the workspace.
    ///
    /// Existing threads keep theirs: `thread/config/update` reaches them. Other keys of the file stay. Keys are compared without regard to case. Each change names its region in `workspace/configChanged`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No known member is given, a value does not fit, or the old `apiKey` or `endPoint` is.
    ///
    /// Needs the capability `workspaceConfigManagement`. Source: `schema/dotcraft/workspace/config/update.json`.
    fn workspace_config_update(
        &self,
        params: WorkspaceConfigUpdateParams,
    ) -> impl Future<Output = Result<WorkspaceConfigUpdateResponse, Self::Error>> + Send;
}

/// The handlers of a client, one value per family. They are made for each request.
pub trait Handlers: Send + Sync {
    /// What the handshake leaves. The methods of the connection itself are handled without it, no others.
    type Initialized;
    /// Handles the methods `agent/*`.
    type Agent: AgentMethods + 'static;
    /// Handles the methods of the family `app_binding`.
    type AppBinding: AppBindingMethods + 'static;
    /// Handles the methods of the family `app_context`.
    type AppContext: AppContextMethods + 'static;
    /// Handles the methods `app/*`.
    type App: AppMethods + 'static;
    /// Handles the methods `automation/*`.
    type Automation: AutomationMethods + 'static;
    /// Handles the methods `channel/*`.
    type Channel: ChannelMethods + 'static;
    /// Handles the methods `command/*`.
    type Command: CommandMethods + 'static;
    /// Handles the methods `cron/*`.
    type Cron: CronMethods + 'static;
    /// Handles the methods `dreams/*`.
    type Dreams: DreamsMethods + 'static;
    /// Handles the methods `externalChannel/*`.
    type ExternalChannel: ExternalChannelMethods + 'static;
    /// Handles the methods `heartbeat/*`.
    type Heartbeat: HeartbeatMethods + 'static;
    /// Handles the methods of the connection itself.
    type Connection: ConnectionMethods + 'static;
    /// Handles the methods of the family `tool_ui`.
    type ToolUi: ToolUiMethods + 'static;
    /// Handles the methods `mcp/*`.
    type Mcp: McpMethods + 'static;
    /// Handles the methods `memory/*`.
    type Memory: MemoryMethods + 'static;
    /// Handles the methods `model/*`.
    type Model: ModelMethods + 'static;
    /// Handles the methods `plugin/*`.
    type Plugin: PluginMethods + 'static;
    /// Handles the methods `profile/*`.
    type Profile: ProfileMethods + 'static;
    /// Handles the methods `provider/*`.
    type Provider: ProviderMethods + 'static;
    /// Handles the methods `skills/*`.
    type Skills: SkillsMethods + 'static;
    /// Handles the methods of the family `children`.
    type Children: ChildrenMethods + 'static;
    /// Handles the methods `subagent/*`.
    type Subagent: SubagentMethods + 'static;
    /// Handles the methods `terminal/*`.
    type Terminal: TerminalMethods + 'static;
    /// Handles the methods `thread/*`.
    type Thread: ThreadMethods + 'static;
    /// Handles the methods of the family `maintenance`.
    type Maintenance: MaintenanceMethods + 'static;
    /// Handles the methods of the family `goal`.
    type Goal: GoalMethods + 'static;
    /// Handles the methods of the family `history`.
    type History: HistoryMethods + 'static;
    /// Handles the methods of the family `consolidation`.
    type Consolidation: ConsolidationMethods + 'static;
    /// Handles the methods of the family `worktree`.
    type Worktree: WorktreeMethods + 'static;
    /// Handles the methods `tool/*`.
    type Tool: ToolMethods + 'static;
    /// Handles the methods `turn/*`.
    type Turn: TurnMethods + 'static;
    /// Handles the methods `usage/*`.
    type Usage: UsageMethods + 'static;
    /// Handles the methods `welcome/*`.
    type Welcome: WelcomeMethods + 'static;
    /// Handles the methods of the family `commit`.
    type Commit: CommitMethods + 'static;
    /// Handles the methods `workspace/*`.
    type Workspace: WorkspaceMethods + 'static;

    /// Returns what handles the methods `agent/*`.
    fn agent(self: &Arc<Self>, client: Self::Initialized) -> Self::Agent;

    /// Returns what handles the methods of the family `app_binding`.
    fn app_binding(self: &Arc<Self>, client: Self::Initialized) -> Self::AppBinding;

    /// Returns what handles the methods of the family `app_context`.
    fn app_context(self: &Arc<Self>, client: Self::Initialized) -> Self::AppContext;

    /// Returns what handles the methods `app/*`.
    fn app(self: &Arc<Self>, client: Self::Initialized) -> Self::App;

    /// Returns what handles the methods `automation/*`.
    fn automation(self: &Arc<Self>, client: Self::Initialized) -> Self::Automation;

    /// Returns what handles the methods `channel/*`.
    fn channel(self: &Arc<Self>, client: Self::Initialized) -> Self::Channel;

    /// Returns what handles the methods `command/*`.
    fn command(self: &Arc<Self>, client: Self::Initialized) -> Self::Command;

    /// Returns what handles the methods `cron/*`.
    fn cron(self: &Arc<Self>, client: Self::Initialized) -> Self::Cron;

    /// Returns what handles the methods `dreams/*`.
    fn dreams(self: &Arc<Self>, client: Self::Initialized) -> Self::Dreams;

    /// Returns what handles the methods `externalChannel/*`.
    fn external_channel(self: &Arc<Self>, client: Self::Initialized) -> Self::ExternalChannel;

    /// Returns what handles the methods `heartbeat/*`.
    fn heartbeat(self: &Arc<Self>, client: Self::Initialized) -> Self::Heartbeat;

    /// Returns what handles the methods of the connection itself.
    fn connection(self: &Arc<Self>) -> Self::Connection;

    /// Returns what handles the methods of the family `tool_ui`.
    fn tool_ui(self: &Arc<Self>, client: Self::Initialized) -> Self::ToolUi;

    /// Returns what handles the methods `mcp/*`.
    fn mcp(self: &Arc<Self>, client: Self::Initialized) -> Self::Mcp;

    /// Returns what handles the methods `memory/*`.
    fn memory(self: &Arc<Self>, client: Self::Initialized) -> Self::Memory;

    /// Returns what handles the methods `model/*`.
    fn model(self: &Arc<Self>, client: Self::Initialized) -> Self::Model;

    /// Returns what handles the methods `plugin/*`.
    fn plugin(self: &Arc<Self>, client: Self::Initialized) -> Self::Plugin;

    /// Returns what handles the methods `profile/*`.
    fn profile(self: &Arc<Self>, client: Self::Initialized) -> Self::Profile;

    /// Returns what handles the methods `provider/*`.
    fn provider(self: &Arc<Self>, client: Self::Initialized) -> Self::Provider;

    /// Returns what handles the methods `skills/*`.
    fn skills(self: &Arc<Self>, client: Self::Initialized) -> Self::Skills;

    /// Returns what handles the methods of the family `children`.
    fn children(self: &Arc<Self>, client: Self::Initialized) -> Self::Children;

    /// Returns what handles the methods `subagent/*`.
    fn subagent(self: &Arc<Self>, client: Self::Initialized) -> Self::Subagent;

    /// Returns what handles the methods `terminal/*`.
    fn terminal(self: &Arc<Self>, client: Self::Initialized) -> Self::Terminal;

    /// Returns what handles the methods `thread/*`.
    fn thread(self: &Arc<Self>, client: Self::Initialized) -> Self::Thread;

    /// Returns what handles the methods of the family `maintenance`.
    fn maintenance(self: &Arc<Self>, client: Self::Initialized) -> Self::Maintenance;

    /// Returns what handles the methods of the family `goal`.
    fn goal(self: &Arc<Self>, client: Self::Initialized) -> Self::Goal;

    /// Returns what handles the methods of the family `history`.
    fn history(self: &Arc<Self>, client: Self::Initialized) -> Self::History;

    /// Returns what handles the methods of the family `consolidation`.
    fn consolidation(self: &Arc<Self>, client: Self::Initialized) -> Self::Consolidation;

    /// Returns what handles the methods of the family `worktree`.
    fn worktree(self: &Arc<Self>, client: Self::Initialized) -> Self::Worktree;

    /// Returns what handles the methods `tool/*`.
    fn tool(self: &Arc<Self>, client: Self::Initialized) -> Self::Tool;

    /// Returns what handles the methods `turn/*`.
    fn turn(self: &Arc<Self>, client: Self::Initialized) -> Self::Turn;

    /// Returns what handles the methods `usage/*`.
    fn usage(self: &Arc<Self>, client: Self::Initialized) -> Self::Usage;

    /// Returns what handles the methods `welcome/*`.
    fn welcome(self: &Arc<Self>, client: Self::Initialized) -> Self::Welcome;

    /// Returns what handles the methods of the family `commit`.
    fn commit(self: &Arc<Self>, client: Self::Initialized) -> Self::Commit;

    /// Returns what handles the methods `workspace/*`.
    fn workspace(self: &Arc<Self>, client: Self::Initialized) -> Self::Workspace;
}

/// Reads the params of a request, checks them and readies its handler. `client` is there once the handshake is done.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
#[allow(
    unused_variables,
    reason = "some dialects have only methods of the connection itself"
)]
pub fn call<H: Handlers>(
    handlers: &Arc<H>,
    client: Option<H::Initialized>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::AgentProfilesBuilderDraftRead => call.start::<method::AgentProfilesBuilderDraftRead, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_builder_draft_read(params).await }),
        Method::AgentProfilesBuilderDraftUpdate => call.start::<method::AgentProfilesBuilderDraftUpdate, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_builder_draft_update(params).await }),
        Method::AgentProfilesList => call.start::<method::AgentProfilesList, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_list(params).await }),
        Method::AgentProfilesRead => call.start::<method::AgentProfilesRead, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_read(params).await }),
        Method::AgentProfilesRefreshThread => call.start::<method::AgentProfilesRefreshThread, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_refresh_thread(params).await }),
        Method::AgentProfilesRemove => call.start::<method::AgentProfilesRemove, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_remove(params).await }),
        Method::AgentProfilesUpsert => call.start::<method::AgentProfilesUpsert, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_upsert(params).await }),
        Method::AgentProfilesValidate => call.start::<method::AgentProfilesValidate, _, _, _>(client.map(|client| handlers.agent(client)), spec, |handlers, params| async move { handlers.agent_profiles_validate(params).await }),
        Method::AppBindingAccept => call.start::<method::AppBindingAccept, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.app_binding_accept(params).await }),
        Method::AppBindingAttachTools => call.start::<method::AppBindingAttachTools, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.app_binding_attach_tools(params).await }),
        Method::AppBindingContextRemove => call.start::<method::AppBindingContextRemove, _, _, _>(client.map(|client| handlers.app_context(client)), spec, |handlers, params| async move { handlers.app_binding_context_remove(params).await }),
        Method::AppBindingContextUpsert => call.start::<method::AppBindingContextUpsert, _, _, _>(client.map(|client| handlers.app_context(client)), spec, |handlers, params| async move { handlers.app_binding_context_upsert(params).await }),
        Method::AppBindingRequestCancel => call.start::<method::AppBindingRequestCancel, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.app_binding_request_cancel(params).await }),
        Method::AppBindingRequestCreate => call.start::<method::AppBindingRequestCreate, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.app_binding_request_create(params).await }),
        Method::AppBindingRequestGet => call.start::<method::AppBindingRequestGet, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.app_binding_request_get(params).await }),
        Method::AppConnectionConnect => call.start::<method::AppConnectionConnect, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_connection_connect(params).await }),
        Method::AppConnectionRequestGet => call.start::<method::AppConnectionRequestGet, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_connection_request_get(params).await }),
        Method::AppConnectionRevoke => call.start::<method::AppConnectionRevoke, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_connection_revoke(params).await }),
        Method::AppConnectionStart => call.start::<method::AppConnectionStart, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_connection_start(params).await }),
        Method::AppConnectionStatus => call.start::<method::AppConnectionStatus, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_connection_status(params).await }),
        Method::AppList => call.start::<method::AppList, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_list(params).await }),
        Method::AppThreadInputEnqueue => call.start::<method::AppThreadInputEnqueue, _, _, _>(client.map(|client| handlers.app_context(client)), spec, |handlers, params| async move { handlers.app_thread_input_enqueue(params).await }),
        Method::AppView => call.start::<method::AppView, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_view(params).await }),
        Method::AutomationTaskCreate => call.start::<method::AutomationTaskCreate, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_create(params).await }),
        Method::AutomationTaskDelete => call.start::<method::AutomationTaskDelete, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_delete(params).await }),
        Method::AutomationTaskDiscardWorktree => call.start::<method::AutomationTaskDiscardWorktree, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_discard_worktree(params).await }),
        Method::AutomationTaskList => call.start::<method::AutomationTaskList, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_list(params).await }),
        Method::AutomationTaskRead => call.start::<method::AutomationTaskRead, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_read(params).await }),
        Method::AutomationTaskRun => call.start::<method::AutomationTaskRun, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_run(params).await }),
        Method::AutomationTaskUpdateBinding => call.start::<method::AutomationTaskUpdateBinding, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_task_update_binding(params).await }),
        Method::AutomationTemplateDelete => call.start::<method::AutomationTemplateDelete, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_template_delete(params).await }),
        Method::AutomationTemplateList => call.start::<method::AutomationTemplateList, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_template_list(params).await }),
        Method::AutomationTemplateSave => call.start::<method::AutomationTemplateSave, _, _, _>(client.map(|client| handlers.automation(client)), spec, |handlers, params| async move { handlers.automation_template_save(params).await }),
        Method::ChannelList => call.start::<method::ChannelList, _, _, _>(client.map(|client| handlers.channel(client)), spec, |handlers, params| async move { handlers.channel_list(params).await }),
        Method::ChannelStatus => call.start::<method::ChannelStatus, _, _, _>(client.map(|client| handlers.channel(client)), spec, |handlers, params| async move { handlers.channel_status(params).await }),
        Method::CommandExecute => call.start::<method::CommandExecute, _, _, _>(client.map(|client| handlers.command(client)), spec, |handlers, params| async move { handlers.command_execute(params).await }),
        Method::CommandList => call.start::<method::CommandList, _, _, _>(client.map(|client| handlers.command(client)), spec, |handlers, params| async move { handlers.command_list(params).await }),
        Method::CronEnable => call.start::<method::CronEnable, _, _, _>(client.map(|client| handlers.cron(client)), spec, |handlers, params| async move { handlers.cron_enable(params).await }),
        Method::CronList => call.start::<method::CronList, _, _, _>(client.map(|client| handlers.cron(client)), spec, |handlers, params| async move { handlers.cron_list(params).await }),
        Method::CronRemove => call.start::<method::CronRemove, _, _, _>(client.map(|client| handlers.cron(client)), spec, |handlers, params| async move { handlers.cron_remove(params).await }),
        Method::CronRun => call.start::<method::CronRun, _, _, _>(client.map(|client| handlers.cron(client)), spec, |handlers, params| async move { handlers.cron_run(params).await }),
        Method::DreamsApply => call.start::<method::DreamsApply, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_apply(params).await }),
        Method::DreamsArchive => call.start::<method::DreamsArchive, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_archive(params).await }),
        Method::DreamsCancel => call.start::<method::DreamsCancel, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_cancel(params).await }),
        Method::DreamsCreate => call.start::<method::DreamsCreate, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_create(params).await }),
        Method::DreamsDiscard => call.start::<method::DreamsDiscard, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_discard(params).await }),
        Method::DreamsGet => call.start::<method::DreamsGet, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_get(params).await }),
        Method::DreamsList => call.start::<method::DreamsList, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_list(params).await }),
        Method::DreamsRun => call.start::<method::DreamsRun, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_run(params).await }),
        Method::DreamsStatus => call.start::<method::DreamsStatus, _, _, _>(client.map(|client| handlers.dreams(client)), spec, |handlers, params| async move { handlers.dreams_status(params).await }),
        Method::ExternalChannelGet => call.start::<method::ExternalChannelGet, _, _, _>(client.map(|client| handlers.external_channel(client)), spec, |handlers, params| async move { handlers.external_channel_get(params).await }),
        Method::ExternalChannelList => call.start::<method::ExternalChannelList, _, _, _>(client.map(|client| handlers.external_channel(client)), spec, |handlers, params| async move { handlers.external_channel_list(params).await }),
        Method::ExternalChannelRemove => call.start::<method::ExternalChannelRemove, _, _, _>(client.map(|client| handlers.external_channel(client)), spec, |handlers, params| async move { handlers.external_channel_remove(params).await }),
        Method::ExternalChannelUpsert => call.start::<method::ExternalChannelUpsert, _, _, _>(client.map(|client| handlers.external_channel(client)), spec, |handlers, params| async move { handlers.external_channel_upsert(params).await }),
        Method::HeartbeatTrigger => call.start::<method::HeartbeatTrigger, _, _, _>(client.map(|client| handlers.heartbeat(client)), spec, |handlers, params| async move { handlers.heartbeat_trigger(params).await }),
        Method::Initialize => call.start::<method::Initialize, _, _, _>(Some(handlers.connection()), spec, |handlers, params| async move { handlers.initialize(params).await }),
        Method::ItemWidgetStateSet => call.start::<method::ItemWidgetStateSet, _, _, _>(client.map(|client| handlers.tool_ui(client)), spec, |handlers, params| async move { handlers.item_widget_state_set(params).await }),
        Method::McpGet => call.start::<method::McpGet, _, _, _>(client.map(|client| handlers.mcp(client)), spec, |handlers, params| async move { handlers.mcp_get(params).await }),
        Method::McpList => call.start::<method::McpList, _, _, _>(client.map(|client| handlers.mcp(client)), spec, |handlers, params| async move { handlers.mcp_list(params).await }),
        Method::McpRemove => call.start::<method::McpRemove, _, _, _>(client.map(|client| handlers.mcp(client)), spec, |handlers, params| async move { handlers.mcp_remove(params).await }),
        Method::McpStatusList => call.start::<method::McpStatusList, _, _, _>(client.map(|client| handlers.mcp(client)), spec, |handlers, params| async move { handlers.mcp_status_list(params).await }),
        Method::McpTest => call.start::<method::McpTest, _, _, _>(client.map(|client| handlers.mcp(client)), spec, |handlers, params| async move { handlers.mcp_test(params).await }),
        Method::McpUpsert => call.start::<method::McpUpsert, _, _, _>(client.map(|client| handlers.mcp(client)), spec, |handlers, params| async move { handlers.mcp_upsert(params).await }),
        Method::MemoryReset => call.start::<method::MemoryReset, _, _, _>(client.map(|client| handlers.memory(client)), spec, |handlers, params| async move { handlers.memory_reset(params).await }),
        Method::ModelList => call.start::<method::ModelList, _, _, _>(client.map(|client| handlers.model(client)), spec, |handlers, params| async move { handlers.model_list(params).await }),
        Method::PluginInstall => call.start::<method::PluginInstall, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_install(params).await }),
        Method::PluginList => call.start::<method::PluginList, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_list(params).await }),
        Method::PluginRemove => call.start::<method::PluginRemove, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_remove(params).await }),
        Method::PluginSetEnabled => call.start::<method::PluginSetEnabled, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_set_enabled(params).await }),
        Method::PluginView => call.start::<method::PluginView, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_view(params).await }),
        Method::ProfileInsights => call.start::<method::ProfileInsights, _, _, _>(client.map(|client| handlers.profile(client)), spec, |handlers, params| async move { handlers.profile_insights(params).await }),
        Method::ProviderCreate => call.start::<method::ProviderCreate, _, _, _>(client.map(|client| handlers.provider(client)), spec, |handlers, params| async move { handlers.provider_create(params).await }),
        Method::ProviderDelete => call.start::<method::ProviderDelete, _, _, _>(client.map(|client| handlers.provider(client)), spec, |handlers, params| async move { handlers.provider_delete(params).await }),
        Method::ProviderList => call.start::<method::ProviderList, _, _, _>(client.map(|client| handlers.provider(client)), spec, |handlers, params| async move { handlers.provider_list(params).await }),
        Method::ProviderTest => call.start::<method::ProviderTest, _, _, _>(client.map(|client| handlers.provider(client)), spec, |handlers, params| async move { handlers.provider_test(params).await }),
        Method::ProviderUpdate => call.start::<method::ProviderUpdate, _, _, _>(client.map(|client| handlers.provider(client)), spec, |handlers, params| async move { handlers.provider_update(params).await }),
        Method::SkillsList => call.start::<method::SkillsList, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_list(params).await }),
        Method::SkillsRead => call.start::<method::SkillsRead, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_read(params).await }),
        Method::SkillsRestoreOriginal => call.start::<method::SkillsRestoreOriginal, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_restore_original(params).await }),
        Method::SkillsSetEnabled => call.start::<method::SkillsSetEnabled, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_set_enabled(params).await }),
        Method::SkillsUninstall => call.start::<method::SkillsUninstall, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_uninstall(params).await }),
        Method::SkillsView => call.start::<method::SkillsView, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_view(params).await }),
        Method::SubagentChildrenList => call.start::<method::SubagentChildrenList, _, _, _>(client.map(|client| handlers.children(client)), spec, |handlers, params| async move { handlers.subagent_children_list(params).await }),
        Method::SubagentClose => call.start::<method::SubagentClose, _, _, _>(client.map(|client| handlers.children(client)), spec, |handlers, params| async move { handlers.subagent_close(params).await }),
        Method::SubagentFollowupTask => call.start::<method::SubagentFollowupTask, _, _, _>(client.map(|client| handlers.children(client)), spec, |handlers, params| async move { handlers.subagent_followup_task(params).await }),
        Method::SubagentProfilesList => call.start::<method::SubagentProfilesList, _, _, _>(client.map(|client| handlers.subagent(client)), spec, |handlers, params| async move { handlers.subagent_profiles_list(params).await }),
        Method::SubagentProfilesRemove => call.start::<method::SubagentProfilesRemove, _, _, _>(client.map(|client| handlers.subagent(client)), spec, |handlers, params| async move { handlers.subagent_profiles_remove(params).await }),
        Method::SubagentProfilesSetEnabled => call.start::<method::SubagentProfilesSetEnabled, _, _, _>(client.map(|client| handlers.subagent(client)), spec, |handlers, params| async move { handlers.subagent_profiles_set_enabled(params).await }),
        Method::SubagentProfilesUpsert => call.start::<method::SubagentProfilesUpsert, _, _, _>(client.map(|client| handlers.subagent(client)), spec, |handlers, params| async move { handlers.subagent_profiles_upsert(params).await }),
        Method::SubagentSendMessage => call.start::<method::SubagentSendMessage, _, _, _>(client.map(|client| handlers.children(client)), spec, |handlers, params| async move { handlers.subagent_send_message(params).await }),
        Method::SubagentSettingsUpdate => call.start::<method::SubagentSettingsUpdate, _, _, _>(client.map(|client| handlers.subagent(client)), spec, |handlers, params| async move { handlers.subagent_settings_update(params).await }),
        Method::TerminalClean => call.start::<method::TerminalClean, _, _, _>(client.map(|client| handlers.terminal(client)), spec, |handlers, params| async move { handlers.terminal_clean(params).await }),
        Method::TerminalList => call.start::<method::TerminalList, _, _, _>(client.map(|client| handlers.terminal(client)), spec, |handlers, params| async move { handlers.terminal_list(params).await }),
        Method::TerminalRead => call.start::<method::TerminalRead, _, _, _>(client.map(|client| handlers.terminal(client)), spec, |handlers, params| async move { handlers.terminal_read(params).await }),
        Method::TerminalStop => call.start::<method::TerminalStop, _, _, _>(client.map(|client| handlers.terminal(client)), spec, |handlers, params| async move { handlers.terminal_stop(params).await }),
        Method::TerminalWrite => call.start::<method::TerminalWrite, _, _, _>(client.map(|client| handlers.terminal(client)), spec, |handlers, params| async move { handlers.terminal_write(params).await }),
        Method::ThreadAppBindingsList => call.start::<method::ThreadAppBindingsList, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.thread_app_bindings_list(params).await }),
        Method::ThreadAppBindingsRefresh => call.start::<method::ThreadAppBindingsRefresh, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.thread_app_bindings_refresh(params).await }),
        Method::ThreadAppBindingsRevoke => call.start::<method::ThreadAppBindingsRevoke, _, _, _>(client.map(|client| handlers.app_binding(client)), spec, |handlers, params| async move { handlers.thread_app_bindings_revoke(params).await }),
        Method::ThreadAppContextBlocksList => call.start::<method::ThreadAppContextBlocksList, _, _, _>(client.map(|client| handlers.app_context(client)), spec, |handlers, params| async move { handlers.thread_app_context_blocks_list(params).await }),
        Method::ThreadArchive => call.start::<method::ThreadArchive, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_archive(params).await }),
        Method::ThreadCompactStart => call.start::<method::ThreadCompactStart, _, _, _>(client.map(|client| handlers.maintenance(client)), spec, |handlers, params| async move { handlers.thread_compact_start(params).await }),
        Method::ThreadConfigUpdate => call.start::<method::ThreadConfigUpdate, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_config_update(params).await }),
        Method::ThreadDelete => call.start::<method::ThreadDelete, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_delete(params).await }),
        Method::ThreadFork => call.start::<method::ThreadFork, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_fork(params).await }),
        Method::ThreadGoalClear => call.start::<method::ThreadGoalClear, _, _, _>(client.map(|client| handlers.goal(client)), spec, |handlers, params| async move { handlers.thread_goal_clear(params).await }),
        Method::ThreadGoalGet => call.start::<method::ThreadGoalGet, _, _, _>(client.map(|client| handlers.goal(client)), spec, |handlers, params| async move { handlers.thread_goal_get(params).await }),
        Method::ThreadGoalSet => call.start::<method::ThreadGoalSet, _, _, _>(client.map(|client| handlers.goal(client)), spec, |handlers, params| async move { handlers.thread_goal_set(params).await }),
        Method::ThreadList => call.start::<method::ThreadList, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_list(params).await }),
        Method::ThreadMaintenanceInterrupt => call.start::<method::ThreadMaintenanceInterrupt, _, _, _>(client.map(|client| handlers.maintenance(client)), spec, |handlers, params| async move { handlers.thread_maintenance_interrupt(params).await }),
        Method::ThreadMemoryConsolidateStart => call.start::<method::ThreadMemoryConsolidateStart, _, _, _>(client.map(|client| handlers.consolidation(client)), spec, |handlers, params| async move { handlers.thread_memory_consolidate_start(params).await }),
        Method::ThreadModeSet => call.start::<method::ThreadModeSet, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_mode_set(params).await }),
        Method::ThreadPause => call.start::<method::ThreadPause, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_pause(params).await }),
        Method::ThreadRead => call.start::<method::ThreadRead, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_read(params).await }),
        Method::ThreadRename => call.start::<method::ThreadRename, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_rename(params).await }),
        Method::ThreadResume => call.start::<method::ThreadResume, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_resume(params).await }),
        Method::ThreadRollback => call.start::<method::ThreadRollback, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_rollback(params).await }),
        Method::ThreadStart => call.start::<method::ThreadStart, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_start(params).await }),
        Method::ThreadSubscribe => call.start::<method::ThreadSubscribe, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_subscribe(params).await }),
        Method::ThreadUnarchive => call.start::<method::ThreadUnarchive, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_unarchive(params).await }),
        Method::ThreadUnsubscribe => call.start::<method::ThreadUnsubscribe, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_unsubscribe(params).await }),
        Method::ThreadWorktreeHandoff => call.start::<method::ThreadWorktreeHandoff, _, _, _>(client.map(|client| handlers.worktree(client)), spec, |handlers, params| async move { handlers.thread_worktree_handoff(params).await }),
        Method::ToolList => call.start::<method::ToolList, _, _, _>(client.map(|client| handlers.tool(client)), spec, |handlers, params| async move { handlers.tool_list(params).await }),
        Method::TurnEnqueue => call.start::<method::TurnEnqueue, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_enqueue(params).await }),
        Method::TurnInterrupt => call.start::<method::TurnInterrupt, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_interrupt(params).await }),
        Method::TurnQueueRemove => call.start::<method::TurnQueueRemove, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_queue_remove(params).await }),
        Method::TurnQueueReorder => call.start::<method::TurnQueueReorder, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_queue_reorder(params).await }),
        Method::TurnStart => call.start::<method::TurnStart, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_start(params).await }),
        Method::TurnSteer => call.start::<method::TurnSteer, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_steer(params).await }),
        Method::UiOpenLink => call.start::<method::UiOpenLink, _, _, _>(client.map(|client| handlers.tool_ui(client)), spec, |handlers, params| async move { handlers.ui_open_link(params).await }),
        Method::UiResourceRead => call.start::<method::UiResourceRead, _, _, _>(client.map(|client| handlers.tool_ui(client)), spec, |handlers, params| async move { handlers.ui_resource_read(params).await }),
        Method::UiToolCall => call.start::<method::UiToolCall, _, _, _>(client.map(|client| handlers.tool_ui(client)), spec, |handlers, params| async move { handlers.ui_tool_call(params).await }),
        Method::UiUpdateModelContext => call.start::<method::UiUpdateModelContext, _, _, _>(client.map(|client| handlers.tool_ui(client)), spec, |handlers, params| async move { handlers.ui_update_model_context(params).await }),
        Method::UsageSummary => call.start::<method::UsageSummary, _, _, _>(client.map(|client| handlers.usage(client)), spec, |handlers, params| async move { handlers.usage_summary(params).await }),
        Method::UsageTimeseries => call.start::<method::UsageTimeseries, _, _, _>(client.map(|client| handlers.usage(client)), spec, |handlers, params| async move { handlers.usage_timeseries(params).await }),
        Method::WelcomeSuggestions => call.start::<method::WelcomeSuggestions, _, _, _>(client.map(|client| handlers.welcome(client)), spec, |handlers, params| async move { handlers.welcome_suggestions(params).await }),
        Method::WorkspaceCommitMessageSuggest => call.start::<method::WorkspaceCommitMessageSuggest, _, _, _>(client.map(|client| handlers.commit(client)), spec, |handlers, params| async move { handlers.workspace_commit_message_suggest(params).await }),
        Method::WorkspaceConfigSchema => call.start::<method::WorkspaceConfigSchema, _, _, _>(client.map(|client| handlers.workspace(client)), spec, |handlers, params| async move { handlers.workspace_config_schema(params).await }),
        Method::WorkspaceConfigUpdate => call.start::<method::WorkspaceConfigUpdate, _, _, _>(client.map(|client| handlers.workspace(client)), spec, |handlers, params| async move { handlers.workspace_config_update(params).await }),
        Method::WorktreeCreateAndFork => call.start::<method::WorktreeCreateAndFork, _, _, _>(client.map(|client| handlers.worktree(client)), spec, |handlers, params| async move { handlers.worktree_create_and_fork(params).await }),
        Method::WorktreeCreateAndStart => call.start::<method::WorktreeCreateAndStart, _, _, _>(client.map(|client| handlers.worktree(client)), spec, |handlers, params| async move { handlers.worktree_create_and_start(params).await }),
        Method::WorktreeList => call.start::<method::WorktreeList, _, _, _>(client.map(|client| handlers.worktree(client)), spec, |handlers, params| async move { handlers.worktree_list(params).await }),
        Method::WorktreeStatus => call.start::<method::WorktreeStatus, _, _, _>(client.map(|client| handlers.worktree(client)), spec, |handlers, params| async move { handlers.worktree_status(params).await }),
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Says that the client has read the answer to `initialize`.
    ///
    /// Until it arrives the server sends no notification of its own accord. Never answered.
    ///
    /// Source: `schema/dotcraft/initialized.json`.
    fn initialized(self: &Arc<Self>, params: EmptyObject);
}

/// Reads the params of a notification and hands it over. `Ok(false)`: the method is not known, or not served. Fails where
/// the params do not fit, or the client has not the right.
#[allow(
    unused_variables,
    reason = "some dialects have nothing that clients tell"
)]
pub fn notify<H: NotificationHandlers>(
    handlers: &Arc<H>,
    rights: &dyn Rights,
    method: &str,
    params: Option<&RawValue>,
) -> Result<bool, CallError> {
    match method {
        "initialized" => {
            let params = parse_params_with(params, true, notification::Initialized::read_params)?;
            permit(rights, "initialized", Access::Read, None)?;
            handlers.initialized(params);
            Ok(true)
        }
        _ => Ok(false),
    }
}
