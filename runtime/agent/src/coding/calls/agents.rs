//! `spawn_agent`, `send_input`, `resume_agent`, `wait_agent`, `close_agent`: one group of tools.

mod input;

use std::time::Duration;

use serde::Deserialize;
use serde_json::{json, value::RawValue};
use threadwire_engine::{AgentStatus, Settings, SubagentAction, SubagentCall, ThreadId, read_json};
use threadwire_workspace::config::RoleSettings;

use crate::{
    coding::{
        ABORTED,
        agents::{ROLES, Refusal},
        calls::agents::input::Message,
        registry::{Answer, Call, Input, Row, arguments},
        setup::Setup,
    },
    model::{ToolDef, ToolInput},
    tools::ShownSubagentCall,
};

/// Name of the tool group.
pub(crate) const GROUP: &str = "multi_agent_v1";

/// Description of the group for the model.
pub(crate) const ABOUT_GROUP: &str = "Spawns agents that work beside you, and talks to them.";

/// Default timeout of a wait, in milliseconds.
const WAIT_MS: f64 = 30_000.0;
/// Shortest timeout of a wait, against polling.
const SHORTEST_WAIT_MS: f64 = 10_000.0;
/// Longest timeout of a wait.
const LONGEST_WAIT_MS: f64 = 3_600_000.0;

macro_rules! with_message {
    ($($more:literal)*) => {
        concat!(
            r#"{"type":"object","properties":{
"message":{"type":"string","description":"What to tell it, as plain text. Give this or items, not both."},
"items":{"type":"array","description":"What to tell it, part by part.","items":{"type":"object","properties":{
"type":{"type":"string","description":"text, image, local_image, audio, local_audio, skill or mention."},
"text":{"type":"string","description":"The text of a text."},
"image_url":{"type":"string","description":"Data URL of an image."},
"audio_url":{"type":"string","description":"Data URL of a sound."},
"path":{"type":"string","description":"Path of a local image, a local sound or a skill; what a mention is about."},
"name":{"type":"string","description":"Name of a skill or mention."}},"additionalProperties":false}}"#,
            $($more),*
        )
    };
}

/// The tools of the group.
pub(crate) const ROWS: &[Row] = &[
    Row {
        name: "spawn_agent",
        description: "Starts another agent on a task of its own, in this workspace and beside your own work. Returns its id and name. \
Use it only where the user or the project's instructions ask for agents, delegation or parallel work. \
Give it a clear task that can be done on its own and overlaps with nobody else's; keep what your next step depends on to yourself. \
It knows nothing of this conversation unless fork_context says so. It stays open, and counts, until you close it.",
        input: Input::Schema(with_message!(
            r#",
"fork_context":{"type":"boolean","description":"Whether it knows what was said here so far; false if absent."},
"agent_type":{"type":"string","description":"{{roles}}"},
"model":{"type":"string","description":"Another model than yours; only where the user asks for it."},
"reasoning_effort":{"type":"string","description":"Another reasoning effort than yours."}
},"additionalProperties":false}"#
        )),
        offered: is_offered,
        parallel: false,
        run: |call| Box::pin(spawn(call)),
    },
    Row {
        name: "send_input",
        description: "Tells an agent something more: it joins what it is doing, or starts it again. Prefer this to a new agent where the task builds on what it did.",
        input: Input::Schema(with_message!(
            r#",
"target":{"type":"string","description":"Id of the agent."},
"interrupt":{"type":"boolean","description":"Whether it stops what it is doing and turns to this; false if absent."}
},"required":["target"],"additionalProperties":false}"#
        )),
        offered: is_offered,
        parallel: false,
        run: |call| Box::pin(send_input(call)),
    },
    Row {
        name: "resume_agent",
        description: "Opens an agent again that was closed, so that it can be told something and waited for.",
        input: Input::Schema(
            r#"{"type":"object","properties":{"id":{"type":"string","description":"Id of the agent."}},"required":["id"],"additionalProperties":false}"#,
        ),
        offered: is_offered,
        parallel: false,
        run: |call| Box::pin(resume(call)),
    },
    Row {
        name: "wait_agent",
        description: "Waits until one of some agents is done, and returns how those stand that are, with their last messages; nothing when the time is up. You are also told when an agent is done without waiting, so wait only where you have nothing else to do.",
        input: Input::Schema(
            r#"{"type":"object","properties":{
"targets":{"type":"array","items":{"type":"string"},"description":"Ids of the agents."},
"timeout_ms":{"type":"number","description":"Longest wait in milliseconds: 10000 to 3600000, 30000 if absent. Rather minutes than seconds."}
},"required":["targets"],"additionalProperties":false}"#,
        ),
        offered: is_offered,
        parallel: true,
        run: |call| Box::pin(wait(call)),
    },
    Row {
        name: "close_agent",
        description: "Closes an agent that is not needed any more, with all agents that it spawned, and returns how it stood. What it does is interrupted.",
        input: Input::Schema(
            r#"{"type":"object","properties":{"target":{"type":"string","description":"Id of the agent."}},"required":["target"],"additionalProperties":false}"#,
        ),
        offered: is_offered,
        parallel: false,
        run: |call| Box::pin(close(call)),
    },
];

/// Where the definition of `spawn_agent` lists the roles.
const LISTED_ROLES: &str = "{{roles}}";

/// Lists the roles in the definition of a tool: those of the configuration, then the others.
pub(crate) fn list_roles(tool: &mut ToolDef, setup: &Setup) {
    let ToolInput::Schema(schema) = &mut tool.input else {
        return;
    };
    let configured = &setup.config.loaded.roles;
    let mut text = "The role of the agent; `default` if absent. Give none with fork_context: then it has yours.\nRoles:".to_owned();
    let mut add = |name: &str, about: &str, fixed: &str| {
        text += &format!("\n{name}: {{\n{about}{fixed}\n}}");
    };
    for (name, role) in configured {
        let fixed = match (&role.settings.model, &role.settings.effort) {
            (Some(model), Some(effort)) => format!(
                "\n- This role's model is set to `{model}` and its reasoning effort is set to `{effort}`. These settings cannot be changed."
            ),
            (Some(model), None) => {
                format!("\n- This role's model is set to `{model}` and cannot be changed.")
            }
            (None, Some(effort)) => {
                format!(
                    "\n- This role's reasoning effort is set to `{effort}` and cannot be changed."
                )
            }
            (None, None) => String::new(),
        };
        add(name, &role.description, &fixed);
    }
    for (name, about) in ROLES {
        if !configured.contains_key(name) {
            add(name, about, "");
        }
    }
    let text = json!(text).to_string();
    let listed = schema.get().replace(LISTED_ROLES, text.trim_matches('"'));
    if let Ok(listed) = RawValue::from_string(listed) {
        *schema = listed.into();
    }
}

fn is_offered(_: &Settings, setup: &Setup) -> bool {
    setup.config.has_subagents() && setup.may_spawn
}

#[derive(Deserialize)]
struct Spawn {
    #[serde(flatten)]
    message: Message,
    #[serde(default)]
    fork_context: bool,
    agent_type: Option<String>,
    model: Option<String>,
    reasoning_effort: Option<String>,
}

async fn spawn(call: Call) -> Answer {
    let (wanted, input): (Spawn, _) = match with_input(&call, |wanted: &Spawn| &wanted.message) {
        Ok(wanted) => wanted,
        Err(answer) => return answer,
    };
    if !call.desk.may_spawn() {
        return Answer::failed("Agent depth limit reached. Solve the task yourself.");
    }
    let role = wanted.agent_type.as_deref().map(str::trim);
    let role = role.filter(|role| !role.is_empty());
    if role.is_some() && wanted.fork_context {
        return Answer::failed(
            "Full-history forked agents inherit the parent agent type; omit agent_type, or spawn without a full-history fork.",
        );
    }
    let own = match role.map(|role| call.desk.role(role).ok_or(role)) {
        None => RoleSettings::default(),
        Some(Ok(role)) => role.settings,
        Some(Err(role)) => return Answer::failed(format!("unknown agent_type '{role}'")),
    };
    let about = SubagentCall {
        prompt: Some(input::preview(&input)),
        model: Some(wanted.model.clone().unwrap_or_default()),
        effort: wanted
            .reasoning_effort
            .clone()
            .or_else(|| call.desk.effort.clone()),
        ..about(&call, SubagentAction::Spawn, &[])
    };
    let shown = show(&call, "spawn_agent", about.clone()).await;
    let (model, effort) = (wanted.model.as_deref(), wanted.reasoning_effort.as_deref());
    let fixed = own.model.clone();
    let settings = match call.desk.settings(model, effort, own).await {
        Ok(settings) => settings,
        Err(reason) => return failed(shown, about, reason).await,
    };
    let effort = settings.effort.clone();
    let spawned = call
        .desk
        .spawn(settings, role.map(str::to_owned), wanted.fork_context);
    let (child, nickname) = match spawned.await {
        Ok(spawned) => spawned,
        Err(refusal) => {
            let reason = match refusal {
                Refusal::Full => "agent thread limit reached".to_owned(),
                Refusal::NotFound => "the agent is gone".to_owned(),
                Refusal::Failed(error) => error.to_string(),
            };
            return failed(shown, about, format!("collab spawn failed: {reason}")).await;
        }
    };
    let about = SubagentCall {
        receivers: vec![child.id()],
        model: fixed
            .or(wanted.model)
            .or_else(|| Some(call.desk.model.clone())),
        effort,
        states: vec![(child.id(), AgentStatus::PendingInit)],
        ..about
    };
    let answer = json!({ "agent_id": child.id(), "nickname": nickname }).to_string();
    let answer = done(shown, about, answer, true).await;
    match call.desk.tell(child.id(), input, false).await {
        Ok(_) => answer,
        Err(refusal) => Answer::failed(reason(refusal, child.id())),
    }
}

#[derive(Deserialize)]
struct SendInput {
    target: String,
    #[serde(flatten)]
    message: Message,
    #[serde(default)]
    interrupt: bool,
}

async fn send_input(call: Call) -> Answer {
    let wanted: SendInput = match arguments(&call) {
        Ok(wanted) => wanted,
        Err(answer) => return answer,
    };
    let id = match id(&wanted.target) {
        Ok(id) => id,
        Err(answer) => return answer,
    };
    let input = match wanted.message.read() {
        Ok(input) => input,
        Err(reason) => return Answer::failed(reason),
    };
    let about = SubagentCall {
        prompt: Some(input::preview(&input)),
        ..about(&call, SubagentAction::SendInput, &[id])
    };
    let shown = show(&call, "send_input", about.clone()).await;
    let before = call.desk.status(id);
    let told = call.desk.tell(id, input, wanted.interrupt).await;
    one(
        shown,
        about,
        id,
        before,
        told,
        |turn| json!({ "submission_id": turn }),
    )
    .await
}

#[derive(Deserialize)]
struct Resume {
    id: String,
}

async fn resume(call: Call) -> Answer {
    let wanted: Resume = match arguments(&call) {
        Ok(wanted) => wanted,
        Err(answer) => return answer,
    };
    let id = match id(&wanted.id) {
        Ok(id) => id,
        Err(answer) => return answer,
    };
    let about = about(&call, SubagentAction::Resume, &[id]);
    let shown = show(&call, "resume_agent", about.clone()).await;
    let resumed = call.desk.resume(id).await;
    let status = call.desk.status(id);
    one(
        shown,
        about,
        id,
        status,
        resumed,
        |status| json!({ "status": status }),
    )
    .await
}

#[derive(Deserialize)]
struct Close {
    target: String,
}

async fn close(call: Call) -> Answer {
    let wanted: Close = match arguments(&call) {
        Ok(wanted) => wanted,
        Err(answer) => return answer,
    };
    let id = match id(&wanted.target) {
        Ok(id) => id,
        Err(answer) => return answer,
    };
    let about = about(&call, SubagentAction::Close, &[id]);
    let shown = show(&call, "close_agent", about.clone()).await;
    let before = call.desk.status(id);
    let closed = call.desk.close(id).await;
    one(
        shown,
        about,
        id,
        before,
        closed,
        |status| json!({ "previous_status": status }),
    )
    .await
}

#[derive(Deserialize)]
struct Wait {
    targets: Vec<String>,
    timeout_ms: Option<f64>,
}

async fn wait(call: Call) -> Answer {
    let wanted: Wait = match arguments(&call) {
        Ok(wanted) => wanted,
        Err(answer) => return answer,
    };
    if wanted.targets.is_empty() {
        return Answer::failed("agent ids must be non-empty");
    }
    let ids = match wanted.targets.iter().map(|target| id(target)).collect() {
        Ok(ids) => ids,
        Err(answer) => return answer,
    };
    let ids: Vec<ThreadId> = ids;
    let timeout = match wanted.timeout_ms.unwrap_or(WAIT_MS) {
        ms if ms > 0.0 => ms.clamp(SHORTEST_WAIT_MS, LONGEST_WAIT_MS),
        _ => return Answer::failed("timeout_ms must be greater than zero"),
    };
    let about = about(&call, SubagentAction::Wait, &ids);
    let shown = show(&call, "wait_agent", about.clone()).await;
    let cancelled = call.tools.turn().cancelled();
    let states = tokio::select! {
        biased;
        () = cancelled.cancelled() => return Answer::failed(ABORTED),
        states = call.desk.wait(&ids, Duration::from_secs_f64(timeout / 1000.0)) => states,
    };
    let failed =
        |status: &AgentStatus| matches!(status, AgentStatus::Errored(_) | AgentStatus::NotFound);
    let success = !states.iter().any(|(_, status)| failed(status));
    let mut told = serde_json::Map::new();
    for (id, status) in &states {
        told.insert(id.to_string(), json!(status));
    }
    let answer = json!({ "status": told, "timed_out": states.is_empty() }).to_string();
    let about = SubagentCall {
        receivers: states.iter().map(|(id, _)| *id).collect(),
        states,
        ..about
    };
    done(shown, about, answer, success).await
}

/// Parses the arguments of a call with a message.
fn with_input<T: serde::de::DeserializeOwned>(
    call: &Call,
    message: impl Fn(&T) -> &Message,
) -> Result<(T, Vec<threadwire_engine::InputPart>), Answer> {
    let wanted: T = arguments(call)?;
    let input = message(&wanted).read().map_err(Answer::failed)?;
    Ok((wanted, input))
}

/// Parses the id of a subagent.
fn id(text: &str) -> Result<ThreadId, Answer> {
    text.parse()
        .map_err(|error| Answer::failed(format!("invalid agent id {text}: {error:?}")))
}

fn about(call: &Call, act: SubagentAction, receivers: &[ThreadId]) -> SubagentCall {
    SubagentCall {
        act,
        sender: call.tools.turn().thread().id,
        receivers: receivers.to_vec(),
        prompt: None,
        model: None,
        effort: None,
        states: Vec::new(),
    }
}

async fn show<'a>(call: &'a Call, name: &str, about: SubagentCall) -> ShownSubagentCall<'a> {
    let arguments = read_json(&call.arguments);
    let arguments = arguments.unwrap_or_else(|_| RawValue::NULL.to_owned().into());
    call.tools.show_agents_call(name, arguments, about).await
}

async fn done(
    shown: ShownSubagentCall<'_>,
    about: SubagentCall,
    answer: String,
    success: bool,
) -> Answer {
    shown.complete(about, &answer, success).await;
    if success {
        Answer::done(answer)
    } else {
        Answer::failed(answer)
    }
}

async fn failed(shown: ShownSubagentCall<'_>, about: SubagentCall, reason: String) -> Answer {
    done(shown, about, reason, false).await
}

/// Completes a call about one subagent, with its status.
async fn one<T>(
    shown: ShownSubagentCall<'_>,
    about: SubagentCall,
    id: ThreadId,
    status: AgentStatus,
    result: Result<T, Refusal>,
    answer: impl FnOnce(T) -> serde_json::Value,
) -> Answer {
    match result {
        Ok(value) => {
            let about = SubagentCall {
                states: vec![(id, status)],
                ..about
            };
            done(shown, about, answer(value).to_string(), true).await
        }
        Err(refusal) => {
            let status = match refusal {
                Refusal::NotFound => AgentStatus::NotFound,
                _ => status,
            };
            let about = SubagentCall {
                states: vec![(id, status)],
                ..about
            };
            failed(shown, about, reason(refusal, id)).await
        }
    }
}

fn reason(refusal: Refusal, id: ThreadId) -> String {
    match refusal {
        Refusal::Full => "collab resume failed: agent thread limit reached".to_owned(),
        Refusal::NotFound => format!("agent with id {id} not found"),
        Refusal::Failed(error) => error.to_string(),
    }
}
