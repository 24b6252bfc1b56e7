//! The methods `workspace/config/*`: the settings of the workspace.

use serde_json::{Value, json};
use threadwire_host::Area;
use threadwire_protocol::dotcraft::{
    ConfigSchemaField, ConfigSchemaSection, EmptyObject, ReasoningConfig, ReasoningEffort,
    ReasoningOutput, ReloadBehavior, WorkspaceConfigSchemaResponse, WorkspaceConfigUpdateParams,
    WorkspaceConfigUpdateResponse, WorkspaceDefaultApprovalPolicy, WorkspaceMethods,
};
use threadwire_workspace::craft::settings::Edit;

use super::{Failure, families, skills::broken};

impl WorkspaceMethods for families::Workspace {
    async fn workspace_config_schema(
        &self,
        _params: EmptyObject,
    ) -> Result<WorkspaceConfigSchemaResponse, Failure> {
        Ok(WorkspaceConfigSchemaResponse {
            sections: sections(),
        })
    }

    async fn workspace_config_update(
        &self,
        params: WorkspaceConfigUpdateParams,
    ) -> Result<WorkspaceConfigUpdateResponse, Failure> {
        let WorkspaceConfigUpdateParams {
            model,
            provider_id,
            welcome_suggestions_enabled,
            skills_self_learning_enabled,
            memory_auto_consolidate_enabled,
            dreams_enabled,
            dreams_interval,
            dreams_thread_lookback_count,
            dreams_auto_apply,
            default_approval_policy,
            tools_lsp_enabled,
            reasoning,
            api_key: _,
            end_point: _,
        } = checked(params)?;
        let mut changes = Changes::default();
        changes.set(&["Model"], Area::Model, model.clone());
        changes.set(&["ProviderId"], Area::Provider, provider_id.clone());
        let suggestions = ["WelcomeSuggestions", "Enabled"];
        changes.set(
            &suggestions,
            Area::WelcomeSuggestions,
            welcome_suggestions_enabled,
        );
        let learning = ["Skills", "SelfLearning", "Enabled"];
        changes.set(&learning, Area::Skills, skills_self_learning_enabled);
        let consolidate = ["Memory", "AutoConsolidateEnabled"];
        changes.set(&consolidate, Area::Memory, memory_auto_consolidate_enabled);
        changes.set(&["Dreams", "Enabled"], Area::Memory, dreams_enabled);
        changes.set(
            &["Dreams", "Interval"],
            Area::Memory,
            dreams_interval.clone(),
        );
        let lookback = ["Dreams", "ThreadLookbackCount"];
        changes.set(&lookback, Area::Memory, dreams_thread_lookback_count);
        changes.set(&["Dreams", "AutoApply"], Area::Memory, dreams_auto_apply);
        let policy = default_approval_policy.as_ref();
        let policy = policy.map(|policy| policy.as_ref().map(ToString::to_string));
        let key = ["Permissions", "DefaultApprovalPolicy"];
        changes.set(&key, Area::ApprovalPolicy, policy);
        changes.set(
            &["Tools", "Lsp", "Enabled"],
            Area::LanguageServers,
            tools_lsp_enabled,
        );
        let words = reasoning.as_ref();
        let words = words.map(|reasoning| reasoning.as_ref().map(in_file));
        changes.set(&["Reasoning"], Area::Reasoning, words);
        if changes.edits.is_empty() {
            return Err(Failure::invalid("", "no setting is given"));
        }
        if self.workspace().edit(changes.edits).await.map_err(broken)? {
            self.workspace()
                .changed(&changes.areas, "workspace/config/update");
        }
        Ok(WorkspaceConfigUpdateResponse {
            model,
            provider_id,
            welcome_suggestions_enabled,
            skills_self_learning_enabled,
            memory_auto_consolidate_enabled,
            dreams_enabled,
            dreams_interval,
            dreams_thread_lookback_count,
            dreams_auto_apply,
            default_approval_policy,
            tools_lsp_enabled,
            reasoning,
        })
    }
}

#[derive(Default)]
struct Changes {
    edits: Vec<Edit>,
    areas: Vec<Area>,
}

impl Changes {
    /// Adds a setting that the client gave: a value, or null to remove it.
    #[expect(clippy::option_option, reason = "absent, null, or a value")]
    fn set<T: Into<Value>>(&mut self, path: &[&str], area: Area, value: Option<Option<T>>) {
        let Some(value) = value else { return };
        self.edits.push(Edit::new(path, value.map(Into::into)));
        if !self.areas.contains(&area) {
            self.areas.push(area);
        }
    }
}

/// Checks the values, and turns those that mean "none" into null.
fn checked(params: WorkspaceConfigUpdateParams) -> Result<WorkspaceConfigUpdateParams, Failure> {
    let legacy = [
        ("apiKey", params.api_key.is_some()),
        ("endPoint", params.end_point.is_some()),
    ];
    if let Some((member, _)) = legacy.into_iter().find(|(_, is_given)| *is_given) {
        let problem = "belongs to a provider: use provider/update";
        return Err(Failure::invalid(member, problem));
    }
    let text = |text: Option<Option<String>>| {
        text.map(|text| {
            let text = text.map(|text| text.trim().to_owned());
            text.filter(|text| !text.is_empty())
        })
    };
    let model = text(params.model);
    let is_named = |model: &String| !model.eq_ignore_ascii_case("default");
    let interval = params.dreams_interval.as_ref().and_then(Option::as_deref);
    if interval.is_some_and(|interval| !is_interval(interval)) {
        return Err(Failure::invalid(
            "dreamsInterval",
            "must be a time above zero such as 24:00:00",
        ));
    }
    let lookback = params.dreams_thread_lookback_count.flatten();
    if lookback.is_some_and(|count| count <= 0) {
        return Err(Failure::invalid(
            "dreamsThreadLookbackCount",
            "must be above 0",
        ));
    }
    let policy = params
        .default_approval_policy
        .as_ref()
        .and_then(Option::as_ref);
    if let Some(WorkspaceDefaultApprovalPolicy::Unknown(policy)) = policy {
        return Err(Failure::invalid(
            "defaultApprovalPolicy",
            format!("there is no policy {policy}"),
        ));
    }
    let reasoning = params.reasoning.as_ref().and_then(Option::as_ref);
    let effort = reasoning.and_then(|reasoning| reasoning.effort.as_ref());
    if let Some(ReasoningEffort::Unknown(effort)) = effort {
        let problem = format!("there is no effort {effort}");
        return Err(Failure::invalid("reasoning.effort", problem));
    }
    let output = reasoning.and_then(|reasoning| reasoning.output.as_ref());
    if let Some(ReasoningOutput::Unknown(output)) = output {
        let problem = format!("there is no output {output}");
        return Err(Failure::invalid("reasoning.output", problem));
    }
    Ok(WorkspaceConfigUpdateParams {
        model: model.map(|model| model.filter(is_named)),
        provider_id: text(params.provider_id),
        ..params
    })
}

/// Tells whether a text is a time above zero: `[days.]hours:minutes[:seconds]`.
fn is_interval(text: &str) -> bool {
    let (days, time) = text.split_once('.').unwrap_or(("0", text));
    let parts: Option<Vec<u32>> = std::iter::once(days)
        .chain(time.split(':'))
        .map(|part| part.parse().ok())
        .collect();
    parts.is_some_and(|parts| {
        (3..=4).contains(&parts.len())
            && parts[2..].iter().all(|part| *part < 60)
            && parts.iter().any(|part| *part > 0)
    })
}

/// Writes reasoning settings as the file has them: names and words begin with a capital.
fn in_file(reasoning: &ReasoningConfig) -> Value {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    let mut members = json!({
        "Enabled": reasoning.enabled,
        "Effort": reasoning.effort.as_ref().map(|effort| capital(effort.as_str())),
        "Output": reasoning.output.as_ref().map(|output| capital(output.as_str())),
    });
    if let Some(members) = members.as_object_mut() {
        members.retain(|_, value| !value.is_null());
    }
    members
}

/// Describes the settings that `workspace/config/update` changes.
fn sections() -> Vec<ConfigSchemaSection> {
    let flag = |name: &str, title: &str, default: bool| ConfigSchemaField {
        default_value: threadwire_protocol::RawJson::encode(&default).ok(),
        ..field(name, "boolean", title)
    };
    let choice = |name: &str, title: &str, options: &[&str]| ConfigSchemaField {
        options: Some(options.iter().map(|one| (*one).to_owned()).collect()),
        ..field(name, "choice", title)
    };
    let all = [
        (
            "Model",
            None,
            vec![
                field("ProviderId", "text", "Model provider"),
                field("Model", "text", "Model of new threads"),
            ],
        ),
        (
            "Reasoning",
            Some(vec!["Reasoning"]),
            vec![
                flag("Enabled", "Reason before answering", true),
                choice("Effort", "Effort", &["Low", "Medium", "High", "ExtraHigh"]),
                choice("Output", "What is shown", &["None", "Summary", "Full"]),
            ],
        ),
        (
            "Permissions",
            Some(vec!["Permissions"]),
            vec![choice(
                "DefaultApprovalPolicy",
                "When a tool needs consent",
                &["default", "autoApprove"],
            )],
        ),
        (
            "Scheduled jobs",
            Some(vec!["Cron"]),
            vec![flag("Enabled", "Run scheduled jobs", true)],
        ),
        (
            "Heartbeat",
            Some(vec!["Heartbeat"]),
            vec![
                flag("Enabled", "Run the heartbeat by itself", false),
                ConfigSchemaField {
                    default_value: threadwire_protocol::RawJson::encode(&1800).ok(),
                    min: Some(1),
                    ..field(
                        "IntervalSeconds",
                        "number",
                        "Seconds between two heartbeats",
                    )
                },
            ],
        ),
    ];
    let sections = all.into_iter().enumerate();
    sections
        .map(|(order, (title, path, fields))| ConfigSchemaSection {
            section: title.to_owned(),
            order: order as i64,
            path: path.map(|path| path.into_iter().map(str::to_owned).collect()),
            fields,
            root_key: None,
            item_fields: None,
        })
        .collect()
}

fn field(name: &str, kind: &str, title: &str) -> ConfigSchemaField {
    ConfigSchemaField {
        key: name.to_owned(),
        type_: kind.to_owned(),
        reload: Some(ReloadBehavior::Hot),
        subsystem_key: None,
        display_name: Some(title.to_owned()),
        hint: None,
        sensitive: None,
        default_value: None,
        options: None,
        min: None,
        max: None,
    }
}
