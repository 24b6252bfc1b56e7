//! The methods `automation/*`: tasks that run by themselves, and templates for them.

use threadwire_host::schedule::{NewTask, ScheduleError, TaskState};
use threadwire_protocol::dotcraft::{
    AutomationMethods, AutomationTask, AutomationTaskCreateParams, AutomationTaskCreateResponse,
    AutomationTaskDeleteParams, AutomationTaskDeleteResponse, AutomationTaskDiscardWorktreeParams,
    AutomationTaskDiscardWorktreeResponse, AutomationTaskListResponse, AutomationTaskReadParams,
    AutomationTaskReadResponse, AutomationTaskRunParams, AutomationTaskRunResponse,
    AutomationTaskUpdateBindingParams, AutomationTaskUpdateBindingResponse, AutomationTemplate,
    AutomationTemplateDeleteParams, AutomationTemplateDeleteResponse, AutomationTemplateListParams,
    AutomationTemplateListResponse, AutomationTemplateSaveParams, AutomationTemplateSaveResponse,
    AutomationThreadBinding, AutomationWorkspaceMode, AutomationWorkspaceModeInput, CronSchedule,
    EmptyObject, errors,
};
use threadwire_workspace::craft::{
    jobs::Schedule,
    tasks::{self, Binding},
    templates::Template,
};

use super::{Failure, families, to_wire::host};

impl AutomationMethods for families::Automation {
    async fn automation_task_list(
        &self,
        _params: EmptyObject,
    ) -> Result<AutomationTaskListResponse, Failure> {
        let tasks = self.schedule().tasks().await.map_err(failed)?;
        Ok(AutomationTaskListResponse {
            tasks: tasks.iter().map(host::task).collect(),
        })
    }

    async fn automation_task_read(
        &self,
        params: AutomationTaskReadParams,
    ) -> Result<AutomationTaskReadResponse, Failure> {
        let task = to_wire(self.schedule().task(&params.task_id).await)?;
        Ok(AutomationTaskReadResponse { task })
    }

    async fn automation_task_create(
        &self,
        params: AutomationTaskCreateParams,
    ) -> Result<AutomationTaskCreateResponse, Failure> {
        let mode = params
            .workspace_mode
            .map(|mode| mode_of(&mode, "workspaceMode"));
        let new = NewTask {
            title: params.title,
            description: params.description,
            work: params.workflow_template,
            approval_policy: params.approval_policy,
            worktree: mode.transpose()?,
            schedule: params.schedule.map(schedule),
            binding: params.thread_binding.map(binding),
            template: params.template_id,
            profile: params.agent_profile_id,
        };
        // Boxed: it is large and rare.
        let task = to_wire(Box::pin(self.schedule().create_task(new)).await)?;
        let folder = tasks::root(self.workspace().folders()).join(&task.id);
        Ok(AutomationTaskCreateResponse {
            task_id: Some(task.id.clone()),
            task_directory: Some(folder.display().to_string()),
            task,
        })
    }

    async fn automation_task_run(
        &self,
        params: AutomationTaskRunParams,
    ) -> Result<AutomationTaskRunResponse, Failure> {
        let run = Box::pin(self.schedule().run_task(&params.task_id));
        let task = to_wire(run.await)?;
        Ok(AutomationTaskRunResponse { task })
    }

    async fn automation_task_update_binding(
        &self,
        params: AutomationTaskUpdateBindingParams,
    ) -> Result<AutomationTaskUpdateBindingResponse, Failure> {
        let binding = params.thread_binding.map(binding);
        let bound = self.schedule().bind_task(&params.task_id, binding).await;
        let task = to_wire(bound)?;
        Ok(AutomationTaskUpdateBindingResponse { task })
    }

    async fn automation_task_discard_worktree(
        &self,
        params: AutomationTaskDiscardWorktreeParams,
    ) -> Result<AutomationTaskDiscardWorktreeResponse, Failure> {
        let discard = Box::pin(self.schedule().discard_worktree(&params.task_id));
        let task = to_wire(discard.await)?;
        Ok(AutomationTaskDiscardWorktreeResponse { task })
    }

    async fn automation_task_delete(
        &self,
        params: AutomationTaskDeleteParams,
    ) -> Result<AutomationTaskDeleteResponse, Failure> {
        let deleted = self.schedule().delete_task(&params.task_id).await;
        deleted.map_err(failed)?;
        Ok(AutomationTaskDeleteResponse { ok: true })
    }

    /// The texts of the built-in templates are in English, whatever the client speaks.
    async fn automation_template_list(
        &self,
        _params: AutomationTemplateListParams,
    ) -> Result<AutomationTemplateListResponse, Failure> {
        let templates = self.schedule().templates().await;
        Ok(AutomationTemplateListResponse {
            templates: templates.into_iter().map(template).collect(),
        })
    }

    async fn automation_template_save(
        &self,
        params: AutomationTemplateSaveParams,
    ) -> Result<AutomationTemplateSaveResponse, Failure> {
        let mode = params.default_workspace_mode;
        let mode = mode.map(|mode| mode_of(&mode, "defaultWorkspaceMode"));
        let mode = mode.transpose()?;
        let mode = mode.map(|worktree| if worktree { "worktree" } else { "project" });
        let wanted = Template {
            title: params.title,
            description: params.description,
            icon: params.icon,
            category: params.category,
            work: params.workflow_markdown,
            schedule: params.default_schedule.map(schedule),
            workspace_mode: mode.map(str::to_owned),
            approval_policy: params.default_approval_policy,
            needs_binding: params.needs_thread_binding == Some(true),
            task_title: params.default_title,
            task_description: params.default_description,
            profile: params.default_agent_profile_id,
            ..Template::default()
        };
        let saved = self.schedule().save_template(params.id, wanted).await;
        Ok(AutomationTemplateSaveResponse {
            template: template(saved.map_err(failed)?),
        })
    }

    async fn automation_template_delete(
        &self,
        params: AutomationTemplateDeleteParams,
    ) -> Result<AutomationTemplateDeleteResponse, Failure> {
        let deleted = self.schedule().delete_template(&params.id).await;
        deleted.map_err(failed)?;
        Ok(AutomationTemplateDeleteResponse { ok: true })
    }
}

fn to_wire(task: Result<TaskState, ScheduleError>) -> Result<AutomationTask, Failure> {
    task.map(|task| host::task(&task)).map_err(failed)
}

fn failed(error: ScheduleError) -> Failure {
    match error {
        ScheduleError::NotFound(_) => errors::task_not_found().into(),
        ScheduleError::Busy => errors::task_invalid_status().into(),
        ScheduleError::Exists(_) => errors::task_already_exists().into(),
        ScheduleError::Binding(_) => errors::thread_binding_invalid().into(),
        ScheduleError::Invalid { member, problem } => Failure::invalid(member, problem),
        ScheduleError::File(_) | ScheduleError::Store(_) | ScheduleError::Worktree(_) => {
            errors::internal_error_detail(&error).into()
        }
    }
}

/// Tells whether a client wants a worktree.
fn mode_of(mode: &AutomationWorkspaceModeInput, member: &'static str) -> Result<bool, Failure> {
    match mode {
        AutomationWorkspaceModeInput::Project => Ok(false),
        AutomationWorkspaceModeInput::Worktree | AutomationWorkspaceModeInput::Isolated => Ok(true),
        AutomationWorkspaceModeInput::Unknown(mode) => {
            Err(Failure::invalid(member, format!("there is no mode {mode}")))
        }
    }
}

fn schedule(schedule: CronSchedule) -> Schedule {
    Schedule {
        kind: schedule.kind.to_string(),
        at_ms: schedule.at_ms,
        every_ms: schedule.every_ms,
        initial_delay_ms: schedule.initial_delay_ms,
        daily_hour: schedule.daily_hour,
        daily_minute: schedule.daily_minute,
        tz: schedule.tz,
        ..Schedule::default()
    }
}

fn binding(binding: AutomationThreadBinding) -> Binding {
    Binding {
        thread_id: binding.thread_id,
        mode: binding.mode,
    }
}

fn template(template: Template) -> AutomationTemplate {
    let mode = template.workspace_mode.as_deref();
    AutomationTemplate {
        id: template.id,
        title: template.title,
        description: template.description,
        icon: template.icon,
        category: template.category,
        workflow_markdown: template.work,
        // What another version wrote and the protocol has no word for is left out.
        default_schedule: (template.schedule.as_ref())
            .filter(|plan| host::has_kind(plan))
            .map(|plan| host::schedule(plan, None)),
        default_workspace_mode: mode.and_then(|mode| match mode {
            "project" => Some(AutomationWorkspaceMode::Project),
            "worktree" | "isolated" => Some(AutomationWorkspaceMode::Worktree),
            _ => None,
        }),
        default_approval_policy: template.approval_policy,
        needs_thread_binding: template.needs_binding,
        default_title: template.task_title,
        default_description: template.task_description,
        default_agent_profile_id: template.profile,
        is_user: Some(template.is_user),
        created_at: template.created_at,
        updated_at: template.updated_at,
    }
}
