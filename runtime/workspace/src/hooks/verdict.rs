//! What the end of a hook means: its exit code, and the JSON or text on its output.

use serde::Deserialize;
use serde_json::Value;

use super::{Ended, Event};

/// Exit code by which a hook objects.
const OBJECTION: i32 = 2;

/// The outcome of a hook.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Verdict {
    /// How it ended.
    pub status: Status,
    /// What it said, for the user.
    pub entries: Vec<Entry>,
    /// What the model is told.
    pub context: Option<String>,
    /// Why the work must not go on.
    pub blocked: Option<String>,
    /// Why the hook stops the agent, and behind a tool what the model is told; `None` inside if it did not say.
    pub stopped: Option<Option<String>>,
    /// The input that replaces that of the tool.
    pub input: Option<Value>,
    /// Whether it approves in place of the user.
    pub approved: bool,
}

/// How a hook ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// It had no objection.
    #[default]
    Completed,
    /// It went wrong; the work goes on.
    Failed,
    /// It forbids what the agent was about to do.
    Blocked,
    /// It stops the agent.
    Stopped,
}

/// A piece of what a hook said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is for.
    pub kind: EntryKind,
    /// The text.
    pub text: String,
}

/// What a piece is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// Warns the user.
    Warning,
    /// Says why the agent has to stop.
    Stop,
    /// Tells the model what is wrong with what it did.
    Feedback,
    /// Gives the model more to know.
    Context,
    /// Says what went wrong in the hook.
    Error,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Output {
    #[serde(default = "yes", rename = "continue")]
    goes_on: bool,
    #[serde(default)]
    stop_reason: Option<String>,
    #[serde(default)]
    suppress_output: bool,
    #[serde(default)]
    system_message: Option<String>,
    #[serde(default)]
    decision: Option<Decision>,
    #[serde(default)]
    reason: Option<String>,
    #[serde(default)]
    hook_specific_output: Option<Specific>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Decision {
    Approve,
    Block,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Specific {
    hook_event_name: String,
    #[serde(default)]
    additional_context: Option<String>,
    #[serde(default)]
    permission_decision: Option<Permission>,
    #[serde(default)]
    permission_decision_reason: Option<String>,
    #[serde(default)]
    updated_input: Option<Value>,
    #[serde(default, rename = "updatedMCPToolOutput")]
    updated_output: Option<Value>,
    #[serde(default)]
    decision: Option<Approval>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Permission {
    Allow,
    Deny,
    Ask,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Approval {
    behavior: Behavior,
    #[serde(default)]
    message: Option<String>,
    #[serde(default)]
    updated_input: Option<Value>,
    #[serde(default)]
    updated_permissions: Option<Value>,
    #[serde(default)]
    interrupt: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Behavior {
    Allow,
    Deny,
}

fn yes() -> bool {
    true
}

/// Judges how a hook ended.
pub fn judge(event: Event, ended: &Ended) -> Verdict {
    let mut verdict = Verdict::default();
    match ended {
        Ended::Failed(problem) => verdict.fail(problem.clone()),
        Ended::TimedOut { seconds } => verdict.fail(format!("hook timed out after {seconds}s")),
        Ended::Killed => verdict.fail("hook exited without a status code".to_owned()),
        Ended::Exited {
            code: 0, stdout, ..
        } => verdict.read(event, stdout.trim()),
        Ended::Exited { code, stderr, .. } => verdict.objection(event, *code, stderr.trim()),
    }
    verdict
}

impl Verdict {
    fn say(&mut self, kind: EntryKind, text: &str) {
        self.entries.push(Entry {
            kind,
            text: text.to_owned(),
        });
    }

    fn fail(&mut self, problem: String) {
        self.status = Status::Failed;
        self.say(EntryKind::Error, &problem);
    }

    fn block(&mut self, reason: &str) {
        self.status = Status::Blocked;
        self.say(EntryKind::Feedback, reason);
        self.blocked = Some(reason.to_owned());
    }

    fn add_context(&mut self, context: &str) {
        self.say(EntryKind::Context, context);
        self.context = Some(context.to_owned());
    }

    fn objection(&mut self, event: Event, code: i32, stderr: &str) {
        let missing = match event {
            Event::PreToolUse | Event::UserPromptSubmit => "a blocking reason",
            Event::PermissionRequest => "a denial reason",
            Event::PostToolUse => "feedback",
            Event::Stop | Event::SubagentStop => "a continuation prompt",
            Event::PreModelRequest
            | Event::PostModelRequest
            | Event::PreCompact
            | Event::PostCompact
                if !stderr.is_empty() =>
            {
                return self.fail(stderr.to_owned());
            }
            _ => return self.fail(format!("hook exited with code {code}")),
        };
        if code != OBJECTION {
            self.fail(format!("hook exited with code {code}"));
        } else if stderr.is_empty() {
            self.fail(format!(
                "{} hook exited with code 2 but did not write {missing} to stderr",
                event.name()
            ));
        } else {
            self.block(stderr);
        }
    }

    /// Reads the output of a hook that ended well.
    fn read(&mut self, event: Event, stdout: &str) {
        if stdout.is_empty() || matches!(event, Event::PreModelRequest | Event::PostModelRequest) {
            return;
        }
        let looks_like_json = stdout.starts_with(['{', '[']);
        if !looks_like_json && !matches!(event, Event::Stop | Event::SubagentStop) {
            if matches!(
                event,
                Event::SessionStart | Event::SubagentStart | Event::UserPromptSubmit
            ) {
                self.add_context(stdout);
            }
            return;
        }
        // A list would be read as the members in their order.
        let read = Some(stdout).filter(|text| text.starts_with('{'));
        match read.map(serde_json::from_str::<Output>) {
            Some(Ok(output)) if fits(event, &output) => self.take(event, output),
            _ => self.fail(format!("hook returned invalid {} output", form(event))),
        }
    }

    fn take(&mut self, event: Event, output: Output) {
        if let Some(message) = &output.system_message {
            self.say(EntryKind::Warning, message);
        }
        if let Some(problem) = unsupported(event, &output) {
            return self.fail(format!("{} hook returned {problem}", event.name()));
        }
        let specific = output.hook_specific_output.unwrap_or_default();
        if let Some(context) = specific
            .additional_context
            .filter(|context| !context.trim().is_empty())
        {
            self.add_context(&context);
        }
        if !output.goes_on {
            self.status = Status::Stopped;
            let reason = output.stop_reason.as_deref();
            let reason = reason.or_else(|| {
                (event == Event::PostToolUse).then_some("PostToolUse hook stopped execution")
            });
            if let Some(reason) = reason {
                self.say(EntryKind::Stop, reason);
            }
            // The model reads why, in place of the output of the tool.
            let told = output.reason.filter(|reason| !reason.trim().is_empty());
            let told = told.map(|told| told.trim().to_owned());
            self.stopped = Some(match event {
                Event::PostToolUse => told.or_else(|| reason.map(str::to_owned)),
                _ => output.stop_reason,
            });
            return;
        }
        if let Some(approval) = specific.decision {
            match approval.behavior {
                Behavior::Allow => self.approved = true,
                Behavior::Deny => {
                    let message = approval.message.as_deref();
                    let message = message.filter(|message| !message.trim().is_empty());
                    self.block(message.unwrap_or("PermissionRequest hook denied approval"));
                }
            }
        }
        match (output.decision, specific.permission_decision) {
            (Some(Decision::Block), _) => self.block(output.reason.unwrap_or_default().trim()),
            (_, Some(Permission::Deny)) => {
                let reason = specific.permission_decision_reason.unwrap_or_default();
                self.block(reason.trim());
            }
            _ => self.input = specific.updated_input,
        }
    }
}

/// Tells whether an output has members of its event only.
fn fits(event: Event, output: &Output) -> bool {
    let may_decide = match event {
        Event::PreToolUse => true,
        Event::UserPromptSubmit | Event::PostToolUse | Event::Stop | Event::SubagentStop => {
            output.decision != Some(Decision::Approve)
        }
        _ => output.decision.is_none() && output.reason.is_none(),
    };
    let specific = output.hook_specific_output.as_ref();
    let is_own = specific.is_none_or(|specific| {
        let has_tool = specific.permission_decision.is_some()
            || specific.permission_decision_reason.is_some()
            || specific.updated_input.is_some();
        // The event need not be this one, because programs share their outputs.
        Event::named(&specific.hook_event_name).is_some()
            && (!has_tool || event == Event::PreToolUse)
            && (specific.decision.is_none() || event == Event::PermissionRequest)
            && (specific.updated_output.is_none() || event == Event::PostToolUse)
            && match event {
                Event::PreToolUse
                | Event::PostToolUse
                | Event::SessionStart
                | Event::SubagentStart
                | Event::UserPromptSubmit => true,
                Event::PermissionRequest => specific.additional_context.is_none(),
                _ => false,
            }
    });
    may_decide && is_own
}

/// Returns what an output asks for and its event has not.
fn unsupported(event: Event, output: &Output) -> Option<String> {
    let is_empty = |text: Option<&str>| text.is_none_or(|text| text.trim().is_empty());
    let specific = output.hook_specific_output.as_ref();
    let of_tool = matches!(event, Event::PreToolUse | Event::PermissionRequest);
    if of_tool && !output.goes_on {
        return Some("unsupported continue:false".to_owned());
    }
    if of_tool && output.stop_reason.is_some() {
        return Some("unsupported stopReason".to_owned());
    }
    if (of_tool || event == Event::PostToolUse) && output.suppress_output {
        return Some("unsupported suppressOutput".to_owned());
    }
    if specific.is_some_and(|specific| specific.updated_output.is_some()) {
        return Some("unsupported updatedMCPToolOutput".to_owned());
    }
    if let Some(approval) = specific.and_then(|specific| specific.decision.as_ref()) {
        let asked = [
            (approval.updated_input.is_some(), "updatedInput"),
            (approval.updated_permissions.is_some(), "updatedPermissions"),
            (approval.interrupt, "interrupt:true"),
        ];
        let asked = asked.into_iter().find(|(asked, _)| *asked);
        return asked.map(|(_, name)| format!("unsupported {name}"));
    }
    if let Some(specific) = specific.filter(|_| event == Event::PreToolUse) {
        if specific.updated_input.is_some()
            && specific.permission_decision != Some(Permission::Allow)
        {
            return Some("updatedInput without permissionDecision:allow".to_owned());
        }
        match specific.permission_decision {
            Some(Permission::Allow) if specific.updated_input.is_none() => {
                return Some("unsupported permissionDecision:allow".to_owned());
            }
            Some(Permission::Ask) => return Some("unsupported permissionDecision:ask".to_owned()),
            Some(Permission::Deny) if is_empty(specific.permission_decision_reason.as_deref()) => {
                let problem =
                    "permissionDecision:deny without a non-empty permissionDecisionReason";
                return Some(problem.to_owned());
            }
            Some(Permission::Deny) => return None,
            Some(Permission::Allow) | None => {}
        }
    }
    match output.decision {
        Some(Decision::Approve) => Some("unsupported decision:approve".to_owned()),
        Some(Decision::Block) if output.goes_on && is_empty(output.reason.as_deref()) => {
            Some("decision:block without a non-empty reason".to_owned())
        }
        None if matches!(event, Event::PreToolUse | Event::PostToolUse)
            && output.goes_on
            && output.reason.is_some()
            && specific.is_none_or(|specific| specific.permission_decision.is_none()) =>
        {
            Some("reason without decision".to_owned())
        }
        _ => None,
    }
}

/// Returns what the output of an event is called in errors.
fn form(event: Event) -> &'static str {
    match event {
        Event::SessionStart => "session start JSON",
        Event::UserPromptSubmit => "user prompt submit JSON",
        Event::PreToolUse => "pre-tool-use JSON",
        Event::PostToolUse => "post-tool-use JSON",
        Event::PermissionRequest => "permission-request JSON",
        Event::Stop => "stop hook JSON",
        Event::SubagentStart => "subagent start JSON",
        Event::SubagentStop => "subagent stop hook JSON",
        Event::PreCompact => "PreCompact hook JSON",
        Event::PostCompact => "PostCompact hook JSON",
        Event::SessionEnd => "session end JSON",
        Event::Interrupt => "interrupt JSON",
        Event::PreModelRequest | Event::PostModelRequest => "model request JSON",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(event: Event, code: i32, stdout: &str, stderr: &str) -> String {
        let ended = Ended::Exited {
            code,
            stdout: stdout.to_owned(),
            stderr: stderr.to_owned(),
        };
        shown(&judge(event, &ended))
    }

    fn shown(verdict: &Verdict) -> String {
        let entries: Vec<_> = verdict
            .entries
            .iter()
            .map(|entry| format!("{:?}: {}", entry.kind, entry.text))
            .collect();
        format!("{:?} [{}]", verdict.status, entries.join(", "))
    }

    #[test]
    fn text_is_context_where_the_user_begins_and_nothing_elsewhere() {
        for (event, expected) in [
            (Event::SessionStart, "Completed [Context: text]"),
            (Event::UserPromptSubmit, "Completed [Context: text]"),
            (Event::PreToolUse, "Completed []"),
            (Event::PostToolUse, "Completed []"),
            (Event::PreModelRequest, "Completed []"),
            (Event::PreCompact, "Completed []"),
            (
                Event::Stop,
                "Failed [Error: hook returned invalid stop hook JSON output]",
            ),
        ] {
            assert_eq!(said(event, 0, "text\n", ""), expected, "{event:?}");
        }
    }

    #[test]
    fn exit_codes_object_or_fail() {
        use Event::{PermissionRequest, PostToolUse, PreCompact, PreToolUse, SessionStart, Stop};
        for (event, code, stderr, expected) in [
            (PreToolUse, 2, "no\n", "Blocked [Feedback: no]"),
            (PostToolUse, 2, "no", "Blocked [Feedback: no]"),
            (PermissionRequest, 2, "no", "Blocked [Feedback: no]"),
            (Stop, 2, "no", "Blocked [Feedback: no]"),
            (
                SessionStart,
                2,
                "no",
                "Failed [Error: hook exited with code 2]",
            ),
            (PreCompact, 2, "no", "Failed [Error: no]"),
            (
                PreToolUse,
                3,
                "no",
                "Failed [Error: hook exited with code 3]",
            ),
            (
                PermissionRequest,
                2,
                "",
                "Failed [Error: PermissionRequest hook exited with code 2 but did not write a denial reason to stderr]",
            ),
        ] {
            assert_eq!(said(event, code, "", stderr), expected, "{event:?} {code}");
        }
        let late = judge(Stop, &Ended::TimedOut { seconds: 2 });
        assert_eq!(shown(&late), "Failed [Error: hook timed out after 2s]");
    }

    #[test]
    fn json_decides_as_its_event_allows() {
        use Event::{PermissionRequest, PostToolUse, PreToolUse, SessionStart, UserPromptSubmit};
        let specific = |event: Event, rest: &str| {
            let name = event.name();
            format!(r#"{{"hookSpecificOutput":{{"hookEventName":"{name}",{rest}}}}}"#)
        };
        for (event, text, expected) in [
            (
                UserPromptSubmit,
                r#"{"decision":"block","reason":"why"}"#.to_owned(),
                "Blocked [Feedback: why]",
            ),
            (
                UserPromptSubmit,
                r#"{"decision":"block"}"#.to_owned(),
                "Failed [Error: UserPromptSubmit hook returned decision:block without a non-empty reason]",
            ),
            (
                UserPromptSubmit,
                r#"{"continue":false,"stopReason":"sr"}"#.to_owned(),
                "Stopped [Stop: sr]",
            ),
            (
                PreToolUse,
                r#"{"continue":false}"#.to_owned(),
                "Failed [Error: PreToolUse hook returned unsupported continue:false]",
            ),
            (
                PreToolUse,
                r#"{"systemMessage":"sm","suppressOutput":true}"#.to_owned(),
                "Failed [Warning: sm, Error: PreToolUse hook returned unsupported suppressOutput]",
            ),
            (
                SessionStart,
                r#"{"suppressOutput":true}"#.to_owned(),
                "Completed []",
            ),
            (
                SessionStart,
                r#"{"decision":"block","reason":"r"}"#.to_owned(),
                "Failed [Error: hook returned invalid session start JSON output]",
            ),
            (
                PostToolUse,
                r#"{"foo":1}"#.to_owned(),
                "Failed [Error: hook returned invalid post-tool-use JSON output]",
            ),
            (
                SessionStart,
                specific(UserPromptSubmit, r#""additionalContext":"c""#),
                "Completed [Context: c]",
            ),
            (
                SessionStart,
                r#"{"hookSpecificOutput":{"hookEventName":"Other"}}"#.to_owned(),
                "Failed [Error: hook returned invalid session start JSON output]",
            ),
            (
                SessionStart,
                "[]".to_owned(),
                "Failed [Error: hook returned invalid session start JSON output]",
            ),
            (
                PostToolUse,
                r#"{"continue":false}"#.to_owned(),
                "Stopped [Stop: PostToolUse hook stopped execution]",
            ),
            (
                PostToolUse,
                specific(PostToolUse, r#""additionalContext":"c""#),
                "Completed [Context: c]",
            ),
            (
                PreToolUse,
                specific(
                    PreToolUse,
                    r#""permissionDecision":"deny","permissionDecisionReason":"nope""#,
                ),
                "Blocked [Feedback: nope]",
            ),
            (
                PreToolUse,
                specific(PreToolUse, r#""permissionDecision":"allow""#),
                "Failed [Error: PreToolUse hook returned unsupported permissionDecision:allow]",
            ),
            (
                PreToolUse,
                specific(PreToolUse, r#""updatedInput":{"command":"x"}"#),
                "Failed [Error: PreToolUse hook returned updatedInput without permissionDecision:allow]",
            ),
            (
                PermissionRequest,
                specific(PermissionRequest, r#""decision":{"behavior":"deny"}"#),
                "Blocked [Feedback: PermissionRequest hook denied approval]",
            ),
            (
                PermissionRequest,
                specific(
                    PermissionRequest,
                    r#""decision":{"behavior":"allow","interrupt":true}"#,
                ),
                "Failed [Error: PermissionRequest hook returned unsupported interrupt:true]",
            ),
        ] {
            assert_eq!(said(event, 0, &text, ""), expected, "{event:?} {text}");
        }
        let stopped = |text: &str| {
            let ended = Ended::Exited {
                code: 0,
                stdout: text.to_owned(),
                stderr: String::new(),
            };
            judge(PostToolUse, &ended).stopped.unwrap().unwrap()
        };
        let told = stopped(r#"{"continue":false}"#);
        assert_eq!(told, "PostToolUse hook stopped execution");
        let told = stopped(r#"{"continue":false,"decision":"block","reason":"R"}"#);
        assert_eq!(told, "R");
        let ended = |event, rest: &str| Ended::Exited {
            code: 0,
            stdout: specific(event, rest),
            stderr: String::new(),
        };
        let allow = ended(PermissionRequest, r#""decision":{"behavior":"allow"}"#);
        assert!(judge(PermissionRequest, &allow).approved);
        let other = r#""permissionDecision":"allow","updatedInput":{"command":"two"}"#;
        let changed = judge(PreToolUse, &ended(PreToolUse, other));
        assert_eq!(changed.input.unwrap()["command"], "two");
    }
}
