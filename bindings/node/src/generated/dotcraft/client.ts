// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/dotcraft/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of DotCraft AppServer, one each. */
export abstract class DotCraftMethods extends Client<types.ServerNotifications, types.ServerRequests> {
  /**
   * Reads the profile that a thread is building.
   *
   * The first read takes over the profile that is being edited.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The thread does not build a profile.
   *
   * Source: `schema/dotcraft/agent/profiles/builderDraft/read.json`.
   */
  agentProfilesBuilderDraftRead(params: types.AgentProfilesBuilderDraftReadParams, options?: CallOptions): Promise<types.AgentProfileBuilderDraft> {
    return this.request("agent/profiles/builderDraft/read", params, options);
  }

  /**
   * Replaces the profile that a thread is building.
   *
   * Kept in memory only, and told to nobody; `agent/profiles/upsert` stores it.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The thread does not build a profile.
   *
   * Source: `schema/dotcraft/agent/profiles/builderDraft/update.json`.
   */
  agentProfilesBuilderDraftUpdate(params: types.AgentProfilesBuilderDraftUpdateParams, options?: CallOptions): Promise<types.AgentProfileBuilderDraft> {
    return this.request("agent/profiles/builderDraft/update", params, options);
  }

  /**
   * Lists the agent profiles.
   *
   * Profiles with the same identifier are not merged: the valid one of the highest source counts.
   *
   * Source: `schema/dotcraft/agent/profiles/list.json`.
   */
  agentProfilesList(params: types.AgentProfilesListParams = {}, options?: CallOptions): Promise<types.AgentProfilesListResponse> {
    return this.request("agent/profiles/list", params, options);
  }

  /**
   * Reads an agent profile.
   *
   * Without a source the one that counts is read.
   *
   * Errors:
   * - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/agent/profiles/read.json`.
   */
  agentProfilesRead(params: types.AgentProfilesReadParams, options?: CallOptions): Promise<types.AgentProfilesReadResponse> {
    return this.request("agent/profiles/read", params, options);
  }

  /**
   * Puts a thread under the present form of its profile.
   *
   * A changed profile reaches a thread only this way.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32086 `AgentProfileNotFound`: No profile has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/agent/profiles/refreshThread.json`.
   */
  agentProfilesRefreshThread(params: types.AgentProfilesRefreshThreadParams, options?: CallOptions): Promise<types.AgentProfilesRefreshThreadResponse> {
    return this.request("agent/profiles/refreshThread", params, options);
  }

  /**
   * Removes an agent profile.
   *
   * Only profiles of the user and of the workspace.
   *
   * Errors:
   * - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
   * - -32088 `AgentProfileProtected`: The source is read-only.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/agent/profiles/remove.json`.
   */
  agentProfilesRemove(params: types.AgentProfilesRemoveParams, options?: CallOptions): Promise<types.AgentProfilesRemoveResponse> {
    return this.request("agent/profiles/remove", params, options);
  }

  /**
   * Adds or replaces an agent profile.
   *
   * Threads that run under it stay as they are until `agent/profiles/refreshThread`.
   *
   * Errors:
   * - -32087 `AgentProfileValidationFailed`: The Markdown is not a valid profile.
   * - -32088 `AgentProfileProtected`: The source is read-only.
   * - -32089 `AgentProfileSourceUnavailable`: The source cannot be used.
   * - -32091 `AgentProfileConflict`: The head of the Markdown names another identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/agent/profiles/upsert.json`.
   */
  agentProfilesUpsert(params: types.AgentProfilesUpsertParams, options?: CallOptions): Promise<types.AgentProfilesUpsertResponse> {
    return this.request("agent/profiles/upsert", params, options);
  }

  /**
   * Checks an agent profile.
   *
   * Writes nothing.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/agent/profiles/validate.json`.
   */
  agentProfilesValidate(params: types.AgentProfilesValidateParams, options?: CallOptions): Promise<types.AgentProfilesValidateResponse> {
    return this.request("agent/profiles/validate", params, options);
  }

  /**
   * Accepts a request to bind; called by the app.
   *
   * Uses the token up. The app's tools come with `app/binding/attachTools`.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/accept.json`.
   */
  appBindingAccept(params: types.AppBindingAcceptParams, options?: CallOptions): Promise<types.AppBindingAcceptResponse> {
    return this.request("app/binding/accept", params, options);
  }

  /**
   * Adds the tools of an app to a thread; called by the app.
   *
   * Namespace, catalog, rights and risk are checked. The model sees the tools from the next turn on.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/attachTools.json`.
   */
  appBindingAttachTools(params: types.AppBindingAttachToolsParams, options?: CallOptions): Promise<types.AppBindingAttachToolsResponse> {
    return this.request("app/binding/attachTools", params, options);
  }

  /**
   * Removes a block of context; called by the app.
   *
   * An unknown block is an error. The members of the result are not published.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/context/remove.json`.
   */
  appBindingContextRemove(params: types.AppBindingContextRemoveParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("app/binding/context/remove", params, options);
  }

  /**
   * Adds or replaces a block of context; called by the app.
   *
   * A binding has at most 32 blocks. Makes no turn and no item. The members of the result are not published.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/context/upsert.json`.
   */
  appBindingContextUpsert(params: types.AppBindingContextUpsertParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("app/binding/context/upsert", params, options);
  }

  /**
   * Gives up a request to bind.
   *
   * Client and app may both do so.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/request/cancel.json`.
   */
  appBindingRequestCancel(params: types.AppBindingRequestCancelParams, options?: CallOptions): Promise<types.AppBindingRequestCancelResponse> {
    return this.request("app/binding/request/cancel", params, options);
  }

  /**
   * Asks an app to be bound to a thread.
   *
   * The plugin has to be installed, and the app connected.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/request/create.json`.
   */
  appBindingRequestCreate(params: types.AppBindingRequestCreateParams, options?: CallOptions): Promise<types.AppBindingRequestCreateResponse> {
    return this.request("app/binding/request/create", params, options);
  }

  /**
   * Reads a request to bind; called by the app.
   *
   * The token stays usable.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/binding/request/get.json`.
   */
  appBindingRequestGet(params: types.AppBindingRequestGetParams, options?: CallOptions): Promise<types.AppBindingRequestGetResponse> {
    return this.request("app/binding/request/get", params, options);
  }

  /**
   * Accepts a request to connect; called by the app.
   *
   * Uses the token up.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/connection/connect.json`.
   */
  appConnectionConnect(params: types.AppConnectionConnectParams, options?: CallOptions): Promise<types.AppConnectionConnectResponse> {
    return this.request("app/connection/connect", params, options);
  }

  /**
   * Reads a request to connect; called by the app.
   *
   * Shows the user who asks. The token stays usable.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/connection/request/get.json`.
   */
  appConnectionRequestGet(params: types.AppConnectionRequestGetParams, options?: CallOptions): Promise<types.AppConnectionRequestGetResponse> {
    return this.request("app/connection/request/get", params, options);
  }

  /**
   * Ends the connection to an app.
   *
   * Its bindings go offline; the history stays.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/connection/revoke.json`.
   */
  appConnectionRevoke(params: types.AppConnectionRevokeParams, options?: CallOptions): Promise<types.AppConnectionRevokeResponse> {
    return this.request("app/connection/revoke", params, options);
  }

  /**
   * Begins to connect to an app.
   *
   * The request ends after 10 minutes and works once. The address opens the app by its own protocol, with `appId`, `requestId`, `requestToken` and `workspace` in the query; the app finds the server by the workspace, as clients do.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/connection/start.json`.
   */
  appConnectionStart(params: types.AppConnectionStartParams, options?: CallOptions): Promise<types.AppConnectionStartResponse> {
    return this.request("app/connection/start", params, options);
  }

  /**
   * Tells how the connection to an app is.
   *
   * `app/connection/changed` tells when it changes.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/connection/status.json`.
   */
  appConnectionStatus(params: types.AppConnectionStatusParams, options?: CallOptions): Promise<types.AppConnectionStatusResponse> {
    return this.request("app/connection/status", params, options);
  }

  /**
   * Lists the apps.
   *
   * Plugins name their apps in the file that the member `apps` of the manifest names: a list of `PluginAppInfo`, or an object with it as `apps`. Tells the state of plugin, program, connection and binding.
   *
   * Source: `schema/dotcraft/app/list.json`.
   */
  appList(params: types.AppListParams = {}, options?: CallOptions): Promise<types.AppListResponse> {
    return this.request("app/list", params, options);
  }

  /**
   * Queues input of an app for its thread; called by the app.
   *
   * The binding tells the thread. A running turn goes on. The entry has the trigger `app`. `queueOnly` waits for the end of a turn, also in an idle thread.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/threadInput/enqueue.json`.
   */
  appThreadInputEnqueue(params: types.AppThreadInputEnqueueParams, options?: CallOptions): Promise<types.AppThreadInputEnqueueResponse> {
    return this.request("app/threadInput/enqueue", params, options);
  }

  /**
   * Reads one app.
   *
   * Tells its rights and tools, too.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/app/view.json`.
   */
  appView(params: types.AppViewParams, options?: CallOptions): Promise<types.AppViewResponse> {
    return this.request("app/view", params, options);
  }

  /**
   * Makes a task.
   *
   * What is given wins over the template. A task without a schedule runs at once. The files of a task are in `.craft/tasks/<id>/`.
   *
   * Errors:
   * - -32054 `Task already exists`: A task has this identifier already.
   * - -32055 `Thread binding invalid`: The thread to bind is unknown, archived, or of another workspace.
   * - -32602 `Invalid params`: A required member is missing, a member does not fit, or the template or the agent profile is unknown.
   *
   * Source: `schema/dotcraft/automation/task/create.json`.
   */
  automationTaskCreate(params: types.AutomationTaskCreateParams, options?: CallOptions): Promise<types.AutomationTaskCreateResponse> {
    return this.request("automation/task/create", params, options);
  }

  /**
   * Deletes a task.
   *
   * A run that is under way is interrupted. Its worktree stays.
   *
   * Errors:
   * - -32051 `Task not found`: No task has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/automation/task/delete.json`.
   */
  automationTaskDelete(params: types.AutomationTaskDeleteParams, options?: CallOptions): Promise<types.AutomationTaskDeleteResponse> {
    return this.request("automation/task/delete", params, options);
  }

  /**
   * Removes the worktree of a task.
   *
   * Its branch goes too; the task stays.
   *
   * Errors:
   * - -32051 `Task not found`: No task has this identifier.
   * - -32052 `Task invalid status`: The task is running.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/automation/task/discardWorktree.json`.
   */
  automationTaskDiscardWorktree(params: types.AutomationTaskDiscardWorktreeParams, options?: CallOptions): Promise<types.AutomationTaskDiscardWorktreeResponse> {
    return this.request("automation/task/discardWorktree", params, options);
  }

  /**
   * Lists the tasks that run by themselves.
   *
   * Later releases have `automation/list` instead.
   *
   * Source: `schema/dotcraft/automation/task/list.json`.
   */
  automationTaskList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.AutomationTaskListResponse> {
    return this.request("automation/task/list", params, options);
  }

  /**
   * Reads a task.
   *
   * Later releases answer the task itself.
   *
   * Errors:
   * - -32051 `Task not found`: No task has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/automation/task/read.json`.
   */
  automationTaskRead(params: types.AutomationTaskReadParams, options?: CallOptions): Promise<types.AutomationTaskReadResponse> {
    return this.request("automation/task/read", params, options);
  }

  /**
   * Runs a task now.
   *
   * Does not change its schedule.
   *
   * Errors:
   * - -32051 `Task not found`: No task has this identifier.
   * - -32052 `Task invalid status`: The task runs, or its thread does.
   * - -32055 `Thread binding invalid`: Its thread is unknown or archived.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/automation/task/run.json`.
   */
  automationTaskRun(params: types.AutomationTaskRunParams, options?: CallOptions): Promise<types.AutomationTaskRunResponse> {
    return this.request("automation/task/run", params, options);
  }

  /**
   * Binds a task to a thread, or unbinds it.
   *
   * Nothing else of the task changes.
   *
   * Errors:
   * - -32051 `Task not found`: No task has this identifier.
   * - -32055 `Thread binding invalid`: The thread is unknown, archived, or of another workspace.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/automation/task/updateBinding.json`.
   */
  automationTaskUpdateBinding(params: types.AutomationTaskUpdateBindingParams, options?: CallOptions): Promise<types.AutomationTaskUpdateBindingResponse> {
    return this.request("automation/task/updateBinding", params, options);
  }

  /**
   * Deletes a template of the user.
   *
   * May be repeated.
   *
   * Errors:
   * - -32602 `Invalid params`: The identifier is that of a built-in template or has another form.
   *
   * Source: `schema/dotcraft/automation/template/delete.json`.
   */
  automationTemplateDelete(params: types.AutomationTemplateDeleteParams, options?: CallOptions): Promise<types.AutomationTemplateDeleteResponse> {
    return this.request("automation/template/delete", params, options);
  }

  /**
   * Lists the templates for tasks.
   *
   * Those of the user have `isUser` true.
   *
   * Source: `schema/dotcraft/automation/template/list.json`.
   */
  automationTemplateList(params: types.AutomationTemplateListParams = {}, options?: CallOptions): Promise<types.AutomationTemplateListResponse> {
    return this.request("automation/template/list", params, options);
  }

  /**
   * Adds or replaces a template of the user.
   *
   * Tasks made from it before stay as they are.
   *
   * Errors:
   * - -32602 `Invalid params`: The identifier is that of a built-in template or has another form, the title is empty or too long, the work is empty, or the workspace mode is unknown.
   *
   * Source: `schema/dotcraft/automation/template/save.json`.
   */
  automationTemplateSave(params: types.AutomationTemplateSaveParams, options?: CallOptions): Promise<types.AutomationTemplateSaveResponse> {
    return this.request("automation/template/save", params, options);
  }

  /**
   * Lists the channels that threads can come from.
   *
   * Internal channels may be left out.
   *
   * Source: `schema/dotcraft/channel/list.json`.
   */
  channelList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.ChannelListResponse> {
    return this.request("channel/list", params, options);
  }

  /**
   * Tells whether the chat channels work.
   *
   * Only configured channels of the kinds `social` and `external`; empty when there are none.
   *
   * Source: `schema/dotcraft/channel/status.json`.
   */
  channelStatus(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.ChannelStatusResponse> {
    return this.request("channel/status", params, options);
  }

  /**
   * Runs a slash command.
   *
   * The only way to run the server's own commands: `/new`, `/stop`, `/help`, `/heartbeat` and `/cron`. `/new` archives the thread and answers a fresh one.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32060 `CommandNotFound`: No command has this name.
   * - -32061 `CommandPermissionDenied`: The command is for administrators.
   * - -32062 `CommandServiceUnavailable`: A service behind the command is not running.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/command/execute.json`.
   */
  commandExecute(params: types.CommandExecuteParams, options?: CallOptions): Promise<types.CommandResult> {
    return this.request("command/execute", params, options);
  }

  /**
   * Lists the slash commands.
   *
   * Custom commands may be sent as `commandRef` parts; the server's own only run by `command/execute`.
   *
   * Source: `schema/dotcraft/command/list.json`.
   */
  commandList(params: types.CommandListParams = {}, options?: CallOptions): Promise<types.CommandListResponse> {
    return this.request("command/list", params, options);
  }

  /**
   * Switches a scheduled job on or off.
   *
   * Stored at once. Off keeps the time of the next run; on works it out again when there is none or it has passed.
   *
   * Errors:
   * - -32031 `Cron job not found`: No job has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/cron/enable.json`.
   */
  cronEnable(params: types.CronEnableParams, options?: CallOptions): Promise<types.CronEnableResponse> {
    return this.request("cron/enable", params, options);
  }

  /**
   * Lists the scheduled jobs.
   *
   * Jobs belong to the server: every connection sees the same.
   *
   * Source: `schema/dotcraft/cron/list.json`.
   */
  cronList(params: types.CronListParams = {}, options?: CallOptions): Promise<types.CronListResponse> {
    return this.request("cron/list", params, options);
  }

  /**
   * Removes a scheduled job for good.
   *
   * A run that is under way ends first. `cron/stateChanged` then has `removed` true.
   *
   * Errors:
   * - -32031 `Cron job not found`: No job has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/cron/remove.json`.
   */
  cronRemove(params: types.CronRemoveParams, options?: CallOptions): Promise<types.CronRemoveResponse> {
    return this.request("cron/remove", params, options);
  }

  /**
   * Runs a scheduled job now.
   *
   * Answers before the run begins; runs follow one another. A job that is off runs too and stays off. `cron/stateChanged` and `system/jobResult` tell how it ended.
   *
   * Errors:
   * - -32031 `Cron job not found`: No job has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/cron/run.json`.
   */
  cronRun(params: types.CronRunParams, options?: CallOptions): Promise<types.CronRunResponse> {
    return this.request("cron/run", params, options);
  }

  /**
   * Puts the result of a dream to use.
   *
   * Its store becomes the one in use. The region of `workspace/configChanged` is `memory`.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/dreams/apply.json`.
   */
  dreamsApply(params: types.DreamsApplyParams, options?: CallOptions): Promise<types.DreamsRunResult> {
    return this.request("dreams/apply", params, options);
  }

  /**
   * Takes a dream out of lists.
   *
   * Files stay.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/dreams/archive.json`.
   */
  dreamsArchive(params: types.DreamsArchiveParams, options?: CallOptions): Promise<types.DreamsRunResult> {
    return this.request("dreams/archive", params, options);
  }

  /**
   * Stops a dream.
   *
   * It may still end by itself before it is stopped.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/dreams/cancel.json`.
   */
  dreamsCancel(params: types.DreamsCancelParams, options?: CallOptions): Promise<types.DreamsRunResult> {
    return this.request("dreams/cancel", params, options);
  }

  /**
   * Starts a dream by order.
   *
   * As `dreams/run`, for chosen threads and with instructions. While one runs, that one is answered; where dreams are switched off, the new one is skipped.
   *
   * Errors:
   * - -32602 `Invalid params`: The number of threads is not above 0, or a thread has no identifier.
   *
   * Source: `schema/dotcraft/dreams/create.json`.
   */
  dreamsCreate(params: types.DreamsCreateParams = {}, options?: CallOptions): Promise<types.DreamsRunResult> {
    return this.request("dreams/create", params, options);
  }

  /**
   * Turns the result of a dream down.
   *
   * Only before it is in use. Files stay.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/dreams/discard.json`.
   */
  dreamsDiscard(params: types.DreamsDiscardParams, options?: CallOptions): Promise<types.DreamsRunResult> {
    return this.request("dreams/discard", params, options);
  }

  /**
   * Reads a dream and what it would change.
   *
   * The only method that answers `preview`.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/dreams/get.json`.
   */
  dreamsGet(params: types.DreamsGetParams, options?: CallOptions): Promise<types.DreamsRunResult> {
    return this.request("dreams/get", params, options);
  }

  /**
   * Lists the dreams of the workspace.
   *
   * Also those that failed or were skipped.
   *
   * Source: `schema/dotcraft/dreams/list.json`.
   */
  dreamsList(params: types.DreamsListParams = {}, options?: CallOptions): Promise<types.DreamsListResponse> {
    return this.request("dreams/list", params, options);
  }

  /**
   * Starts a dream now.
   *
   * It runs in the background. While one runs no second one is started, and none while dreams are switched off.
   *
   * Source: `schema/dotcraft/dreams/run.json`.
   */
  dreamsRun(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.DreamsStatus> {
    return this.request("dreams/run", params, options);
  }

  /**
   * Tells the settings and the state of dreams.
   *
   * Works while dreams are switched off, too.
   *
   * Source: `schema/dotcraft/dreams/status.json`.
   */
  dreamsStatus(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.DreamsStatus> {
    return this.request("dreams/status", params, options);
  }

  /**
   * Reads one external channel.
   *
   * The same entry as in `externalChannel/list`.
   *
   * Errors:
   * - -32080 `ExternalChannelNotFound`: No external channel has this name.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/externalChannel/get.json`.
   */
  externalChannelGet(params: types.ExternalChannelGetParams, options?: CallOptions): Promise<types.ExternalChannelGetResponse> {
    return this.request("externalChannel/get", params, options);
  }

  /**
   * Lists the external channels of the workspace.
   *
   * Configured ones, whether they are used or not.
   *
   * Source: `schema/dotcraft/externalChannel/list.json`.
   */
  externalChannelList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.ExternalChannelListResponse> {
    return this.request("externalChannel/list", params, options);
  }

  /**
   * Removes an external channel.
   *
   * The region of `workspace/configChanged` is `externalChannel`.
   *
   * Errors:
   * - -32080 `ExternalChannelNotFound`: No external channel has this name.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/externalChannel/remove.json`.
   */
  externalChannelRemove(params: types.ExternalChannelRemoveParams, options?: CallOptions): Promise<types.ExternalChannelRemoveResponse> {
    return this.request("externalChannel/remove", params, options);
  }

  /**
   * Adds or replaces an external channel.
   *
   * `subprocess` and `managedWebsocket` need `command` or `builtinModule`; `websocket` allows neither; `managedWebsocket` needs a server that listens for WebSocket connections. The region of `workspace/configChanged` is `externalChannel`.
   *
   * Errors:
   * - -32081 `ExternalChannelValidationFailed`: The members do not fit the transport.
   * - -32082 `ExternalChannelNameConflict`: Another or a native channel has this name, in whatever case.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/externalChannel/upsert.json`.
   */
  externalChannelUpsert(params: types.ExternalChannelUpsertParams, options?: CallOptions): Promise<types.ExternalChannelUpsertResponse> {
    return this.request("externalChannel/upsert", params, options);
  }

  /**
   * Runs the heartbeat now and waits for it.
   *
   * Can take as long as a turn, so callers need a long time limit. `system/jobResult` tells the same to every connection.
   *
   * Errors:
   * - -32601 `Method not found`: The server has no heartbeat.
   *
   * Source: `schema/dotcraft/heartbeat/trigger.json`.
   */
  heartbeatTrigger(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.HeartbeatTriggerResponse> {
    return this.request("heartbeat/trigger", params, options);
  }

  /**
   * Opens a connection: both sides say who they are and what they can do.
   *
   * The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
   *
   * Errors:
   * - -32003 `Already initialized`: The connection is initialized already; it stays usable.
   * - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
   *
   * Source: `schema/dotcraft/initialize.json`.
   */
  initialize(params: types.InitializeParams, options?: CallOptions): Promise<types.InitializeResult> {
    return this.request("initialize", params, options);
  }

  /**
   * Keeps the state of what an app shows for a tool call.
   *
   * `widgetStates` of the thread tells it again. Its members are those of later releases.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
   * - -32602 `Invalid params`: A required member is missing, a member does not fit, the state is too long, or too many calls have one.
   *
   * Source: `schema/dotcraft/item/widget-state/set.json`.
   */
  itemWidgetStateSet(params: types.ItemWidgetStateSetParams, options?: CallOptions): Promise<types.ItemWidgetStateSetResponse> {
    return this.request("item/widget-state/set", params, options);
  }

  /**
   * Reads one MCP server.
   *
   * The same entry as in `mcp/list`.
   *
   * Errors:
   * - -32070 `McpServerNotFound`: No MCP server has this name.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/mcp/get.json`.
   */
  mcpGet(params: types.McpGetParams, options?: CallOptions): Promise<types.McpGetResponse> {
    return this.request("mcp/get", params, options);
  }

  /**
   * Lists the MCP servers in force.
   *
   * A server of the workspace hides one of a plugin with the same name.
   *
   * Source: `schema/dotcraft/mcp/list.json`.
   */
  mcpList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.McpListResponse> {
    return this.request("mcp/list", params, options);
  }

  /**
   * Removes an MCP server of the workspace.
   *
   * The region of `workspace/configChanged` is `mcp`.
   *
   * Errors:
   * - -32070 `McpServerNotFound`: No MCP server has this name.
   * - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/mcp/remove.json`.
   */
  mcpRemove(params: types.McpRemoveParams, options?: CallOptions): Promise<types.McpRemoveResponse> {
    return this.request("mcp/remove", params, options);
  }

  /**
   * Tells how the MCP servers are.
   *
   * MCP servers start in the background; the server does not wait for them. Later releases call the method `mcpServerStatus/list` and page its result.
   *
   * Source: `schema/dotcraft/mcp/status/list.json`.
   */
  mcpStatusList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.McpStatusListResponse> {
    return this.request("mcp/status/list", params, options);
  }

  /**
   * Tries whether an MCP server answers.
   *
   * Stores nothing. A failure is a successful answer with `success` false.
   *
   * Errors:
   * - -32072 `McpServerValidationFailed`: The members do not fit the transport.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/mcp/test.json`.
   */
  mcpTest(params: types.McpTestParams, options?: CallOptions): Promise<types.McpTestResponse> {
    return this.request("mcp/test", params, options);
  }

  /**
   * Adds or replaces an MCP server of the workspace.
   *
   * The region of `workspace/configChanged` is `mcp`.
   *
   * Errors:
   * - -32072 `McpServerValidationFailed`: The members do not fit the transport.
   * - -32074 `McpServerNameConflict`: Another server has this name in another case.
   * - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/mcp/upsert.json`.
   */
  mcpUpsert(params: types.McpUpsertParams, options?: CallOptions): Promise<types.McpUpsertResponse> {
    return this.request("mcp/upsert", params, options);
  }

  /**
   * Empties the memory of the workspace.
   *
   * Everything in `.craft/memory` and `.craft/dreams` is removed; the folders stay. Threads, skills, plugins, tasks and settings stay. The region of `workspace/configChanged` is `memory`.
   *
   * Source: `schema/dotcraft/memory/reset.json`.
   */
  memoryReset(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("memory/reset", params, options);
  }

  /**
   * Lists the models of a provider.
   *
   * Trouble with the provider is a successful answer with `success` false and no models.
   *
   * Source: `schema/dotcraft/model/list.json`.
   */
  modelList(params: types.ModelListParams = {}, options?: CallOptions): Promise<types.ModelListResponse> {
    return this.request("model/list", params, options);
  }

  /**
   * Installs a plugin that comes with the product.
   *
   * It is copied to `.craft/plugins/<id>/` with a `.builtin` marker, switched on, and its skills and MCP servers are loaded. The regions of `workspace/configChanged` are `plugins` and `skills`.
   *
   * Errors:
   * - -32602 `Invalid params`: No plugin has this identifier, or it cannot be installed.
   *
   * Source: `schema/dotcraft/plugin/install.json`.
   */
  pluginInstall(params: types.PluginInstallParams, options?: CallOptions): Promise<types.PluginInstallResponse> {
    return this.request("plugin/install", params, options);
  }

  /**
   * Lists the plugins.
   *
   * Plugins that come with the product and are not installed are listed when `DOTCRAFT_BUILTIN_PLUGIN_ROOTS` says where they are. Plugins that a client of Codex installed are listed with ids of the form `name@marketplace`, and are switched in the configuration that they share.
   *
   * Source: `schema/dotcraft/plugin/list.json`.
   */
  pluginList(params: types.PluginListParams = {}, options?: CallOptions): Promise<types.PluginListResponse> {
    return this.request("plugin/list", params, options);
  }

  /**
   * Removes a plugin that the server installed.
   *
   * Directories without the `.builtin` marker belong to the user and stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
   *
   * Errors:
   * - -32602 `Invalid params`: The plugin is not installed, is not in `.craft/plugins`, or has no `.builtin` marker.
   *
   * Source: `schema/dotcraft/plugin/remove.json`.
   */
  pluginRemove(params: types.PluginRemoveParams, options?: CallOptions): Promise<types.PluginRemoveResponse> {
    return this.request("plugin/remove", params, options);
  }

  /**
   * Lets the agent use a plugin, or keeps it from that.
   *
   * Stored in the setting `Plugins.DisabledPlugins`, or in the configuration of Codex for a plugin of it; files stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
   *
   * Errors:
   * - -32602 `Invalid params`: The plugin is not installed.
   *
   * Source: `schema/dotcraft/plugin/setEnabled.json`.
   */
  pluginSetEnabled(params: types.PluginSetEnabledParams, options?: CallOptions): Promise<types.PluginSetEnabledResponse> {
    return this.request("plugin/setEnabled", params, options);
  }

  /**
   * Reads one plugin.
   *
   * The same entry as in `plugin/list`.
   *
   * Errors:
   * - -32602 `Invalid params`: No plugin has this identifier.
   *
   * Source: `schema/dotcraft/plugin/view.json`.
   */
  pluginView(params: types.PluginViewParams, options?: CallOptions): Promise<types.PluginViewResponse> {
    return this.request("plugin/view", params, options);
  }

  /**
   * Tells what the user does most.
   *
   * For a profile page.
   *
   * Source: `schema/dotcraft/profile/insights.json`.
   */
  profileInsights(params: types.ProfileInsightsParams = {}, options?: CallOptions): Promise<types.ProfileInsightsResponse> {
    return this.request("profile/insights", params, options);
  }

  /**
   * Adds a model provider.
   *
   * Stored in the settings of the user, not of the workspace. The region of `workspace/configChanged` is `providers`.
   *
   * Errors:
   * - -32602 `Invalid params`: Identifier or protocol do not fit, or a number is out of range.
   *
   * Source: `schema/dotcraft/provider/create.json`.
   */
  providerCreate(params: types.ProviderCreateParams, options?: CallOptions): Promise<types.ProviderCreateResponse> {
    return this.request("provider/create", params, options);
  }

  /**
   * Removes a model provider.
   *
   * A provider that the workspace has chosen stays. The region of `workspace/configChanged` is `providers`.
   *
   * Errors:
   * - -32602 `Invalid params`: No provider has this identifier, or the workspace has chosen it.
   *
   * Source: `schema/dotcraft/provider/delete.json`.
   */
  providerDelete(params: types.ProviderDeleteParams, options?: CallOptions): Promise<types.ProviderDeleteResponse> {
    return this.request("provider/delete", params, options);
  }

  /**
   * Lists the user's model providers.
   *
   * Keys are never answered.
   *
   * Source: `schema/dotcraft/provider/list.json`.
   */
  providerList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.ProviderListResponse> {
    return this.request("provider/list", params, options);
  }

  /**
   * Tries whether a model provider answers.
   *
   * Only its models are listed. A failure is a successful answer with `success` false; that an address cannot list models is quite normal. Stores nothing and answers no keys.
   *
   * Source: `schema/dotcraft/provider/test.json`.
   */
  providerTest(params: types.ProviderTestParams = {}, options?: CallOptions): Promise<types.ProviderTestResponse> {
    return this.request("provider/test", params, options);
  }

  /**
   * Changes a model provider.
   *
   * Absent members stay as they are. The region of `workspace/configChanged` is `providers`.
   *
   * Errors:
   * - -32602 `Invalid params`: No provider has this identifier, or a number is out of range.
   *
   * Source: `schema/dotcraft/provider/update.json`.
   */
  providerUpdate(params: types.ProviderUpdateParams, options?: CallOptions): Promise<types.ProviderUpdateResponse> {
    return this.request("provider/update", params, options);
  }

  /**
   * Lists the skills.
   *
   * Of several skills with one name, in whatever case, the one of the first source is listed.
   *
   * Source: `schema/dotcraft/skills/list.json`.
   */
  skillsList(params: types.SkillsListParams = {}, options?: CallOptions): Promise<types.SkillsListResponse> {
    return this.request("skills/list", params, options);
  }

  /**
   * Reads the source of a skill.
   *
   * An adapted form is left aside; `skills/view` reads that.
   *
   * Errors:
   * - -32040 `Skill not found`: No source has this skill.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/skills/read.json`.
   */
  skillsRead(params: types.SkillsReadParams, options?: CallOptions): Promise<types.SkillsReadResponse> {
    return this.request("skills/read", params, options);
  }

  /**
   * Gives up the adapted form of a skill.
   *
   * The source file is not touched. Offer it only to users of servers with `skillVariants`. The region of `workspace/configChanged` is `skills`.
   *
   * Errors:
   * - -32040 `Skill not found`: No source has this skill.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/skills/restoreOriginal.json`.
   */
  skillsRestoreOriginal(params: types.SkillsRestoreOriginalParams, options?: CallOptions): Promise<types.SkillsRestoreOriginalResponse> {
    return this.request("skills/restoreOriginal", params, options);
  }

  /**
   * Lets the agent use a skill, or keeps it from that.
   *
   * Stored in the setting `Skills.DisabledSkills`; files stay. Repeating it changes nothing. The region of `workspace/configChanged` is `skills`.
   *
   * Errors:
   * - -32040 `Skill not found`: No source has this skill.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/skills/setEnabled.json`.
   */
  skillsSetEnabled(params: types.SkillsSetEnabledParams, options?: CallOptions): Promise<types.SkillsSetEnabledResponse> {
    return this.request("skills/setEnabled", params, options);
  }

  /**
   * Removes a skill of the workspace or of the user.
   *
   * Directory, adapted forms and the entry in `Skills.DisabledSkills` go. The region of `workspace/configChanged` is `skills`.
   *
   * Errors:
   * - -32040 `Skill not found`: No source has this skill.
   * - -32602 `Invalid params`: The skill is built in or belongs to a plugin, or its path is not where skills of its source are.
   *
   * Source: `schema/dotcraft/skills/uninstall.json`.
   */
  skillsUninstall(params: types.SkillsUninstallParams, options?: CallOptions): Promise<types.SkillsUninstallResponse> {
    return this.request("skills/uninstall", params, options);
  }

  /**
   * Reads a skill as the agent gets it.
   *
   * The adapted form when one is in use, otherwise the source. Works without the capability `skillVariants`, too.
   *
   * Errors:
   * - -32040 `Skill not found`: No source has this skill.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/skills/view.json`.
   */
  skillsView(params: types.SkillsViewParams, options?: CallOptions): Promise<types.SkillsViewResponse> {
    return this.request("skills/view", params, options);
  }

  /**
   * Lists the subagents of a thread.
   *
   * An open link does not mean that a subagent works: `runtime.running` of its thread tells that.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/subagent/children/list.json`.
   */
  subagentChildrenList(params: types.SubagentChildrenListParams, options?: CallOptions): Promise<types.SubagentChildrenListResponse> {
    return this.request("subagent/children/list", params, options);
  }

  /**
   * Closes a subagent.
   *
   * Its turn is cancelled, and its thread and those below are archived.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The target is `/root` or the thread's own agent, or no subagent has this path.
   *
   * Source: `schema/dotcraft/subagent/close.json`.
   */
  subagentClose(params: types.SubagentCloseParams, options?: CallOptions): Promise<types.SubAgentControlResult> {
    return this.request("subagent/close", params, options);
  }

  /**
   * Gives a subagent another task.
   *
   * An idle subagent starts a turn. Messages that wait for it go along. Subagents in external programs refuse `steer`.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/subagent/followupTask.json`.
   */
  subagentFollowupTask(params: types.SubagentFollowupTaskParams, options?: CallOptions): Promise<types.SubAgentControlResult> {
    return this.request("subagent/followupTask", params, options);
  }

  /**
   * Lists the kinds of subagents.
   *
   * Those of the product and those of the workspace.
   *
   * Source: `schema/dotcraft/subagent/profiles/list.json`.
   */
  subagentProfilesList(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.SubagentProfilesListResponse> {
    return this.request("subagent/profiles/list", params, options);
  }

  /**
   * Removes a kind of subagent from the workspace.
   *
   * A built-in one is run by its defaults again. The region of `workspace/configChanged` is `subagent`.
   *
   * Errors:
   * - -32083 `SubAgentProfileNotFound`: The workspace has no entry of this name.
   * - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/subagent/profiles/remove.json`.
   */
  subagentProfilesRemove(params: types.SubagentProfilesRemoveParams, options?: CallOptions): Promise<types.SubagentProfilesRemoveResponse> {
    return this.request("subagent/profiles/remove", params, options);
  }

  /**
   * Switches a kind of subagent on or off.
   *
   * `native` is always on. The region of `workspace/configChanged` is `subagent`.
   *
   * Errors:
   * - -32083 `SubAgentProfileNotFound`: No profile has this name.
   * - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/subagent/profiles/setEnabled.json`.
   */
  subagentProfilesSetEnabled(params: types.SubagentProfilesSetEnabledParams, options?: CallOptions): Promise<types.SubagentProfilesSetEnabledResponse> {
    return this.request("subagent/profiles/setEnabled", params, options);
  }

  /**
   * Adds a kind of subagent, or replaces it in the workspace.
   *
   * Nothing of the present entry is kept. The region of `workspace/configChanged` is `subagent`.
   *
   * Errors:
   * - -32084 `SubAgentProfileValidationFailed`: The definition is not valid.
   * - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/subagent/profiles/upsert.json`.
   */
  subagentProfilesUpsert(params: types.SubagentProfilesUpsertParams, options?: CallOptions): Promise<types.SubagentProfilesUpsertResponse> {
    return this.request("subagent/profiles/upsert", params, options);
  }

  /**
   * Leaves a message for a subagent.
   *
   * The subagent reads it with its next task; nothing is started.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/subagent/sendMessage.json`.
   */
  subagentSendMessage(params: types.SubagentSendMessageParams, options?: CallOptions): Promise<types.SubAgentControlResult> {
    return this.request("subagent/sendMessage", params, options);
  }

  /**
   * Changes the settings of all subagents.
   *
   * Identifiers of sessions that were stored stay stored. The region of `workspace/configChanged` is `subagent`.
   *
   * Errors:
   * - -32084 `SubAgentProfileValidationFailed`: No member is given, a time is not in 0 to 3600000, or the times are not in rising order.
   *
   * Source: `schema/dotcraft/subagent/settings/update.json`.
   */
  subagentSettingsUpdate(params: types.SubagentSettingsUpdateParams = {}, options?: CallOptions): Promise<types.SubagentSettingsUpdateResponse> {
    return this.request("subagent/settings/update", params, options);
  }

  /**
   * Stops and forgets all processes of a thread.
   *
   * `terminal/cleaned` follows for each.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/terminal/clean.json`.
   */
  terminalClean(params: types.TerminalCleanParams, options?: CallOptions): Promise<types.TerminalCleanResponse> {
    return this.request("terminal/clean", params, options);
  }

  /**
   * Lists the shell processes of the server.
   *
   * Lists the commands of loaded threads that run, in the foreground too, and those that have ended: at most the last 64 of a thread whose end its agent has learned, and not those that were cleaned up.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   *
   * Source: `schema/dotcraft/terminal/list.json`.
   */
  terminalList(params: types.TerminalListParams = {}, options?: CallOptions): Promise<types.TerminalListResponse> {
    return this.request("terminal/list", params, options);
  }

  /**
   * Reads what a process printed.
   *
   * Waits for news at most the given time, then answers whatever there is; the process may still run.
   *
   * Errors:
   * - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/terminal/read.json`.
   */
  terminalRead(params: types.TerminalReadParams, options?: CallOptions): Promise<types.TerminalReadResponse> {
    return this.request("terminal/read", params, options);
  }

  /**
   * Stops a process.
   *
   * The process is killed.
   *
   * Errors:
   * - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/terminal/stop.json`.
   */
  terminalStop(params: types.TerminalStopParams, options?: CallOptions): Promise<types.TerminalStopResponse> {
    return this.request("terminal/stop", params, options);
  }

  /**
   * Writes to the standard input of a process.
   *
   * A process that was started without a terminal takes no input.
   *
   * Errors:
   * - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/terminal/write.json`.
   */
  terminalWrite(params: types.TerminalWriteParams, options?: CallOptions): Promise<types.TerminalWriteResponse> {
    return this.request("terminal/write", params, options);
  }

  /**
   * Lists the apps bound to a thread.
   *
   * Requests that nobody has accepted yet are listed as `pending`.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/appBindings/list.json`.
   */
  threadAppBindingsList(params: types.ThreadAppBindingsListParams, options?: CallOptions): Promise<types.ThreadAppBindingsListResponse> {
    return this.request("thread/appBindings/list", params, options);
  }

  /**
   * Checks the bindings of a thread again.
   *
   * Tells what changed since; an app that comes back attaches its tools itself.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/appBindings/refresh.json`.
   */
  threadAppBindingsRefresh(params: types.ThreadAppBindingsRefreshParams, options?: CallOptions): Promise<types.ThreadAppBindingsRefreshResponse> {
    return this.request("thread/appBindings/refresh", params, options);
  }

  /**
   * Ends the binding of an app to a thread.
   *
   * A running turn is stopped, and the app's tools go.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/appBindings/revoke.json`.
   */
  threadAppBindingsRevoke(params: types.ThreadAppBindingsRevokeParams, options?: CallOptions): Promise<types.ThreadAppBindingsRevokeResponse> {
    return this.request("thread/appBindings/revoke", params, options);
  }

  /**
   * Lists the blocks of context that apps added to a thread.
   *
   * Those in use, unless asked otherwise.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/appContextBlocks/list.json`.
   */
  threadAppContextBlocksList(params: types.ThreadAppContextBlocksListParams, options?: CallOptions): Promise<types.ThreadAppContextBlocksListResponse> {
    return this.request("thread/appContextBlocks/list", params, options);
  }

  /**
   * Makes a thread read-only and takes it out of lists.
   *
   * Works on active and paused threads. Threads of its subagents are archived with it.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The thread belongs to a subagent.
   *
   * Source: `schema/dotcraft/thread/archive.json`.
   */
  threadArchive(params: types.ThreadArchiveParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/archive", params, options);
  }

  /**
   * Shortens the context of a thread.
   *
   * Answers when it is over, which can take long. The thread has to be active and idle, with content, and its history kept by the server. `system/event` tells `compacting` and then one of `compacted`, `compactSkipped`, `compactFailed` and `compactCancelled`. Meanwhile turns cannot start, and input has to be queued. It is a turn of its own, which has a `compacted` notice after success. A thread without turns is skipped.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/compact/start.json`.
   */
  threadCompactStart(params: types.ThreadCompactStartParams, options?: CallOptions): Promise<types.ThreadCompactStartResponse> {
    return this.request("thread/compact/start", params, options);
  }

  /**
   * Changes the settings of a thread.
   *
   * A running turn keeps the settings it began with.
   *
   * Errors:
   * - -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config` sets more than provider, model and reasoning.
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `config` is missing or does not fit.
   *
   * Source: `schema/dotcraft/thread/config/update.json`.
   */
  threadConfigUpdate(params: types.ThreadConfigUpdateParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/config/update", params, options);
  }

  /**
   * Deletes a thread and everything it holds.
   *
   * Threads of its subagents are deleted with it, and each deletion is announced to every connection.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The thread belongs to a subagent.
   *
   * Source: `schema/dotcraft/thread/delete.json`.
   */
  threadDelete(params: types.ThreadDeleteParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/delete", params, options);
  }

  /**
   * Copies the beginning of a thread into a new thread.
   *
   * The source does not change. A turn that runs is not copied. Queue, open approvals and questions, app bindings, goal and plan are not copied. A `forked` notice marks where the copy ends. `thread/started` goes to every connection without turns.
   *
   * Errors:
   * - -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
   * - -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config` sets more than provider, model and reasoning.
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32012 `Turn in progress`: The copy is to end with the turn that runs.
   * - -32602 `Invalid params`: `forkPoint` names no turn, or a place within a turn; `path` is not the file of the thread.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/fork.json`.
   */
  threadFork(params: types.ThreadForkParams, options?: CallOptions): Promise<types.ThreadForkResponse> {
    return this.request("thread/fork", params, options);
  }

  /**
   * Drops the goal of a thread.
   *
   * May be repeated. `thread/goal/cleared` is sent only when a goal was really dropped.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/goal/clear.json`.
   */
  threadGoalClear(params: types.ThreadGoalClearParams, options?: CallOptions): Promise<types.ThreadGoalClearResponse> {
    return this.request("thread/goal/clear", params, options);
  }

  /**
   * Reads the goal of a thread.
   *
   * A thread has at most one goal.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/goal/get.json`.
   */
  threadGoalGet(params: types.ThreadGoalGetParams, options?: CallOptions): Promise<types.ThreadGoalGetResponse> {
    return this.request("thread/goal/get", params, options);
  }

  /**
   * Creates or changes the goal of a thread.
   *
   * A new objective keeps the identifier and the usage of the goal. A complete goal does not become active by itself. `active` with a used-up budget is stored as `budgetLimited`, and `budgetLimited` does not turn into `paused`.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `objective` is empty or longer than 4000 characters, `tokenBudget` is not above 0, or there is no goal whose state or budget could change.
   *
   * Source: `schema/dotcraft/thread/goal/set.json`.
   */
  threadGoalSet(params: types.ThreadGoalSetParams, options?: CallOptions): Promise<types.ThreadGoalSetResponse> {
    return this.request("thread/goal/set", params, options);
  }

  /**
   * Lists threads, latest activity first.
   *
   * Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
   *
   * Errors:
   * - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
   *
   * Source: `schema/dotcraft/thread/list.json`.
   */
  threadList(params: types.ThreadListParams = {}, options?: CallOptions): Promise<types.ThreadListResponse> {
    return this.request("thread/list", params, options);
  }

  /**
   * Stops shortening or consolidating.
   *
   * The answer means that the request was taken; the event that says `…Cancelled` follows. Does nothing when no maintenance runs. Turns and queue are not touched.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/maintenance/interrupt.json`.
   */
  threadMaintenanceInterrupt(params: types.ThreadMaintenanceInterruptParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/maintenance/interrupt", params, options);
  }

  /**
   * Takes what a thread learned into the workspace's memory.
   *
   * Answers when it is over. The model runs on a short-lived copy of the thread, which cannot write. The thread needs a completed turn. Works where automatic consolidation is off. `system/event` tells `consolidating` and then how it ended, without a turn. Turns cannot start meanwhile; automatic consolidation never blocks them.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/memory/consolidate/start.json`.
   */
  threadMemoryConsolidateStart(params: types.ThreadMemoryConsolidateStartParams, options?: CallOptions): Promise<types.ThreadMemoryConsolidateStartResponse> {
    return this.request("thread/memory/consolidate/start", params, options);
  }

  /**
   * Sets the mode of a thread.
   *
   * The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `mode` is missing or not known.
   *
   * Source: `schema/dotcraft/thread/mode/set.json`.
   */
  threadModeSet(params: types.ThreadModeSetParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/mode/set", params, options);
  }

  /**
   * Keeps a thread from starting turns until it is resumed.
   *
   * Only an active thread can be paused.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/pause.json`.
   */
  threadPause(params: types.ThreadPauseParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/pause", params, options);
  }

  /**
   * Reads a thread without loading it for work.
   *
   * Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
   *
   * Source: `schema/dotcraft/thread/read.json`.
   */
  threadRead(params: types.ThreadReadParams, options?: CallOptions): Promise<types.ThreadReadResponse> {
    return this.request("thread/read", params, options);
  }

  /**
   * Gives a thread a new title.
   *
   * The title is stored and announced to every connection.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `displayName` is missing or empty.
   *
   * Source: `schema/dotcraft/thread/rename.json`.
   */
  threadRename(params: types.ThreadRenameParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/rename", params, options);
  }

  /**
   * Loads a thread and makes it active.
   *
   * Counts as activity of the thread. Questions of a waiting turn that are still open are asked again on this connection, one approval after another, with the same `requestId`. Archived threads have to be unarchived first.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is archived.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/resume.json`.
   */
  threadResume(params: types.ThreadResumeParams, options?: CallOptions): Promise<types.ThreadResumeResponse> {
    return this.request("thread/resume", params, options);
  }

  /**
   * Drops the last turns of a thread.
   *
   * The turns leave the history for good, by a record that says so. Files and other effects of the turns are not undone.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `numTurns` is below 1.
   * - -32011 `Thread not active`: The thread is archived.
   * - -32012 `Turn in progress`: A turn has not ended.
   *
   * Source: `schema/dotcraft/thread/rollback.json`.
   */
  threadRollback(params: types.ThreadRollbackParams, options?: CallOptions): Promise<types.ThreadRollbackResponse> {
    return this.request("thread/rollback", params, options);
  }

  /**
   * Creates an active thread.
   *
   * The thread is stored and has no turns. Without a model in `config` the workspace's current model is recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and may reach the caller too. Tools and context given here last as long as this connection.
   *
   * Errors:
   * - -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
   * - -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or two tools share namespace and name.
   * - -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than provider, model and reasoning beside it.
   *
   * Source: `schema/dotcraft/thread/start.json`.
   */
  threadStart(params: types.ThreadStartParams, options?: CallOptions): Promise<types.ThreadStartResponse> {
    return this.request("thread/start", params, options);
  }

  /**
   * Sends the events of a thread to this connection.
   *
   * Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/subscribe.json`.
   */
  threadSubscribe(params: types.ThreadSubscribeParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/subscribe", params, options);
  }

  /**
   * Makes an archived thread active again.
   *
   * Threads of its subagents come back with it, except those that were closed.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/unarchive.json`.
   */
  threadUnarchive(params: types.ThreadUnarchiveParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/unarchive", params, options);
  }

  /**
   * Stops sending the events of a thread to this connection.
   *
   * Decides no open question. Closing the connection has the same effect for all its subscriptions.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/unsubscribe.json`.
   */
  threadUnsubscribe(params: types.ThreadUnsubscribeParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/unsubscribe", params, options);
  }

  /**
   * Moves a thread into a worktree, or back into the workspace.
   *
   * On the way back the changes are set aside, the branch is checked out in the workspace, the changes are applied there, and the worktree is removed.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
   * - -32090 `WorktreeHandoffConflict`: WorktreeHandoffConflict: changed files of the workspace would be overwritten; `data.params.conflictPaths` names them.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/worktree/handoff.json`.
   */
  threadWorktreeHandoff(params: types.ThreadWorktreeHandoffParams, options?: CallOptions): Promise<types.ThreadWorktreeHandoffResponse> {
    return this.request("thread/worktree/handoff", params, options);
  }

  /**
   * Lists the server's own tools.
   *
   * The same in every workspace and thread; tools of plugins, MCP servers and clients are not listed.
   *
   * Source: `schema/dotcraft/tool/list.json`.
   */
  toolList(params: types.ToolListParams = {}, options?: CallOptions): Promise<types.ToolListResponse> {
    return this.request("tool/list", params, options);
  }

  /**
   * Appends input to a thread's queue.
   *
   * The queue is kept with the thread. One entry starts a turn whenever a turn completes, and when maintenance ends; a turn that fails or is cancelled takes none. An idle thread takes the input at once.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32602 `Invalid params`: `input` is empty or has a part of an unknown type.
   *
   * Source: `schema/dotcraft/turn/enqueue.json`.
   */
  turnEnqueue(params: types.TurnEnqueueParams, options?: CallOptions): Promise<types.TurnEnqueueResponse> {
    return this.request("turn/enqueue", params, options);
  }

  /**
   * Stops a turn.
   *
   * The answer says that the request was taken; the turn has ended when `turn/cancelled` arrives. Text that was being written is completed as it stands and stays in the history.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32013 `Turn not found`: The thread has no such turn.
   * - -32014 `Turn not running`: The turn has ended.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/turn/interrupt.json`.
   */
  turnInterrupt(params: types.TurnInterruptParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("turn/interrupt", params, options);
  }

  /**
   * Drops an input from a thread's queue.
   *
   * The input is not run.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The queue has no such entry.
   *
   * Source: `schema/dotcraft/turn/queue/remove.json`.
   */
  turnQueueRemove(params: types.TurnQueueRemoveParams, options?: CallOptions): Promise<types.TurnQueueRemoveResponse> {
    return this.request("turn/queue/remove", params, options);
  }

  /**
   * Puts the queue of a thread into another order.
   *
   * The entries themselves do not change.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The identifiers are not exactly those of the queue: one is missing, unknown or named twice.
   *
   * Source: `schema/dotcraft/turn/queue/reorder.json`.
   */
  turnQueueReorder(params: types.TurnQueueReorderParams, options?: CallOptions): Promise<types.TurnQueueReorderResponse> {
    return this.request("turn/queue/reorder", params, options);
  }

  /**
   * Starts a turn with the user's input.
   *
   * Answered at once, before any notification of the turn. What goes wrong later is told by `turn/failed`. A caller that is not subscribed to the thread gets the events of this turn only. The turn goes on when a WebSocket connection is lost.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
   * - -32602 `Invalid params`: `input` is empty or has a part of an unknown type, a built-in command came as `commandRef`, or `messages` does not fit the thread's history mode.
   *
   * Source: `schema/dotcraft/turn/start.json`.
   */
  turnStart(params: types.TurnStartParams, options?: CallOptions): Promise<types.TurnStartResponse> {
    return this.request("turn/start", params, options);
  }

  /**
   * Hands a queued input to the running turn.
   *
   * The entry is marked at once. Before the next model call or tool call it becomes a user message with the delivery mode `guidance` and leaves the queue. When the turn ends first, the entry waits as before.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32014 `Turn not running`: `expectedTurnId` is not the running turn.
   * - -32602 `Invalid params`: The queue has no such entry.
   *
   * Source: `schema/dotcraft/turn/steer.json`.
   */
  turnSteer(params: types.TurnSteerParams, options?: CallOptions): Promise<types.TurnSteerResponse> {
    return this.request("turn/steer", params, options);
  }

  /**
   * Opens a link for what an app shows.
   *
   * Checks the address and records it in the log; the client opens it then. Only the name of the method is published; its members are those of MCP Apps.
   *
   * Errors:
   * - -32602 `Invalid params`: The address is not one for a browser or for mail.
   * - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
   *
   * Source: `schema/dotcraft/ui/open-link.json`.
   */
  uiOpenLink(params: types.UiOpenLinkParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("ui/open-link", params, options);
  }

  /**
   * Reads what an app shows for a tool.
   *
   * Taken from an MCP server of the thread: `namespace` names it, or a tool of it names the resource. The same address always has the same content.
   *
   * Errors:
   * - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
   * - -32602 `Invalid params`: The resource does not belong to the bound app.
   *
   * Source: `schema/dotcraft/ui/resource/read.json`.
   */
  uiResourceRead(params: types.UiResourceReadParams, options?: CallOptions): Promise<types.UiResourceReadResponse> {
    return this.request("ui/resource/read", params, options);
  }

  /**
   * Runs a tool for what an app shows.
   *
   * Calls a tool of an MCP server of the thread, if the tool names a resource that shows it and does not keep the view from calling it. Makes no turn and no item, and the model does not see it; it is recorded in the log.
   *
   * Errors:
   * - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
   * - -32602 `Invalid params`: The tool is not bound, is not meant for what the app shows, or needs a right that was not granted.
   *
   * Source: `schema/dotcraft/ui/tool/call.json`.
   */
  uiToolCall(params: types.UiToolCallParams, options?: CallOptions): Promise<types.DynamicToolResult> {
    return this.request("ui/tool/call", params, options);
  }

  /**
   * Tells the model about the state of what an app shows.
   *
   * What a page tells replaces what it told before, and stands in the system prompt from the next turn on; nothing takes it back. Only the name of the method is published; its members are those of MCP Apps.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The content is no text or too long, or too many pages have content.
   * - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
   *
   * Source: `schema/dotcraft/ui/update-model-context.json`.
   */
  uiUpdateModelContext(params: types.UiUpdateModelContextParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("ui/update-model-context", params, options);
  }

  /**
   * Tells what was used in all.
   *
   * Counts the stored turns of the workspace.
   *
   * Source: `schema/dotcraft/usage/summary.json`.
   */
  usageSummary(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.UsageSummaryResponse> {
    return this.request("usage/summary", params, options);
  }

  /**
   * Tells what was used by day.
   *
   * Days without use are left out. A conversation counts on the day it began.
   *
   * Errors:
   * - -32602 `Invalid params`: `from` or `to` is not a day.
   *
   * Source: `schema/dotcraft/usage/timeseries.json`.
   */
  usageTimeseries(params: types.UsageTimeseriesParams = {}, options?: CallOptions): Promise<types.UsageTimeseriesResponse> {
    return this.request("usage/timeseries", params, options);
  }

  /**
   * Reads suggestions for the first message of a thread.
   *
   * Answers what is stored and never starts a model. No suggestions is an ordinary answer.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/welcome/suggestions.json`.
   */
  welcomeSuggestions(params: types.WelcomeSuggestionsParams, options?: CallOptions): Promise<types.WelcomeSuggestionsResponse> {
    return this.request("welcome/suggestions", params, options);
  }

  /**
   * Suggests a commit message for changed files.
   *
   * The model runs on a short-lived copy of the thread, which cannot write, whose notifications may be seen by clients; they tell it by its origin.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `paths` is empty or names a file outside the workspace.
   * - -32603 `Internal error`: There is no git repository, nothing changed, the model gave no text or took too long.
   *
   * Source: `schema/dotcraft/workspace/commitMessage/suggest.json`.
   */
  workspaceCommitMessageSuggest(params: types.WorkspaceCommitMessageSuggestParams, options?: CallOptions): Promise<types.WorkspaceCommitMessageSuggestResponse> {
    return this.request("workspace/commitMessage/suggest", params, options);
  }

  /**
   * Lists the settings of a workspace.
   *
   * For building a settings page; `workspace/config/update` changes some of them.
   *
   * Source: `schema/dotcraft/workspace/config/schema.json`.
   */
  workspaceConfigSchema(params: types.EmptyObject = {}, options?: CallOptions): Promise<types.WorkspaceConfigSchemaResponse> {
    return this.request("workspace/config/schema", params, options);
  }

  /**
   * Changes settings of the workspace.
   *
   * Existing threads keep theirs: `thread/config/update` reaches them. Other keys of the file stay. Keys are compared without regard to case. Each change names its region in `workspace/configChanged`.
   *
   * Errors:
   * - -32602 `Invalid params`: No known member is given, a value does not fit, or the old `apiKey` or `endPoint` is.
   *
   * Source: `schema/dotcraft/workspace/config/update.json`.
   */
  workspaceConfigUpdate(params: types.WorkspaceConfigUpdateParams = {}, options?: CallOptions): Promise<types.WorkspaceConfigUpdateResponse> {
    return this.request("workspace/config/update", params, options);
  }

  /**
   * Copies a thread into a worktree of its own.
   *
   * First the worktree is made, then changed files are copied, and only then the thread is made. The state of the thread stays in the first workspace; only its tools run in the worktree.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/worktree/createAndFork.json`.
   */
  worktreeCreateAndFork(params: types.WorktreeCreateAndForkParams, options?: CallOptions): Promise<types.WorktreeCreateAndForkResponse> {
    return this.request("worktree/createAndFork", params, options);
  }

  /**
   * Creates a thread in a worktree of its own.
   *
   * The thread is made last, when the worktree is ready. Otherwise as `thread/start`.
   *
   * Errors:
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/worktree/createAndStart.json`.
   */
  worktreeCreateAndStart(params: types.WorktreeCreateAndStartParams, options?: CallOptions): Promise<types.WorktreeCreateAndStartResponse> {
    return this.request("worktree/createAndStart", params, options);
  }

  /**
   * Lists the worktrees of threads.
   *
   * Worktrees that somebody else made in the repository are not listed.
   *
   * Source: `schema/dotcraft/worktree/list.json`.
   */
  worktreeList(params: types.WorktreeListParams = {}, options?: CallOptions): Promise<types.WorktreeListResponse> {
    return this.request("worktree/list", params, options);
  }

  /**
   * Looks at the worktree of a thread.
   *
   * Cheap enough to be asked often. Later releases put the result into a member `status`.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: A required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/worktree/status.json`.
   */
  worktreeStatus(params: types.WorktreeStatusParams, options?: CallOptions): Promise<types.ThreadWorktreeStatus> {
    return this.request("worktree/status", params, options);
  }

  /**
   * Says that the client has read the answer to `initialize`.
   *
   * Until it arrives the server sends no notification of its own accord. Never answered.
   *
   * Source: `schema/dotcraft/initialized.json`.
   */
  initialized(params: types.EmptyObject = {}): Promise<void> {
    return this.notify("initialized", params);
  }
}
