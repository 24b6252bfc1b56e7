//! The automatic reviewer: the thread's model judges actions that need approval, in a conversation of its own.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json, value::to_raw_value};
use threadwire_engine::{
    AskKind, Authorization, BoxFuture, FileChangeKind, Json, Judgment, NotReviewed, Past,
    ReviewedCall, Risk, Settings, TurnContext, TurnError,
};
use threadwire_workspace::blocking;

use super::{
    CodingAgent,
    conversation::{self, Conversation},
    planned, sample,
    setup::Setup,
};
use crate::{
    inject,
    model::{Content, ContextItem, Message, Request, Role},
    tools::Judge,
};

const INSTRUCTIONS: &str = include_str!("guardian.md");

/// How often the model is asked for a judgment that can be read.
const ATTEMPTS: usize = 3;

/// Maximum number of bytes of the conversation that the reviewer sees, and of one entry in it.
const MAX_CONVERSATION: usize = 160_000;
const MAX_ENTRY: usize = 8_000;

/// What is wrong with an answer that cannot be read. Clients show it.
const NOT_JSON: &str = "guardian assessment was not valid JSON";

/// The reviewer of a turn.
#[derive(Debug)]
struct Guardian(CodingAgent);

/// Returns the reviewer of turns.
pub(super) fn of(agent: &CodingAgent) -> Arc<dyn Judge> {
    Arc::new(Guardian(agent.clone()))
}

impl Judge for Guardian {
    fn judge<'a>(
        &'a self,
        turn: &'a TurnContext,
        action: &'a AskKind,
    ) -> BoxFuture<'a, Result<Judgment, String>> {
        Box::pin(async move {
            let setup = Setup::new(&self.0, turn).await;
            let setup = setup.map_err(|error| error.message)?;
            let items = conversation::known(turn).await;
            let items = items.map_err(|error| error.to_string())?;
            judge(&self.0, &setup, &turn.thread().settings, &items, action).await
        })
    }
}

/// Asks the model of a thread for a judgment.
///
/// Errors: why there is none.
pub(super) async fn judge(
    agent: &CodingAgent,
    setup: &Setup,
    settings: &Settings,
    items: &[ContextItem],
    action: &AskKind,
) -> Result<Judgment, String> {
    if !agent.0.extensions.middleware().is_empty() {
        // It sees the requests of turns only, and a request that it cannot refuse must not be sent.
        return Err("the middleware of this server judges turns only".to_owned());
    }
    let action = serde_json::to_string_pretty(&described(action)).unwrap_or_default();
    let text = format!(
        "The conversation so far, as evidence:\n<conversation>\n{}\n</conversation>\n\nThe agent works in {}. It wants to \
         run this action, for which it needs approval:\n<action>\n{action}\n</action>",
        transcript(items),
        settings.cwd.display(),
    );
    let input = [ContextItem::Message(Message::text(Role::User, text))];
    let (schema, cache_key) = (schema(), format!("guardian:{}", setup.cache_key));
    let request = Request {
        may_call: false,
        output_schema: schema.as_ref(),
        cache_key: &cache_key,
        ..setup.request(settings, INSTRUCTIONS, &input, &[])
    };
    for _ in 0..ATTEMPTS {
        // A failure is final here: what may pass was tried again.
        let sampled = sample::answered(&agent.0.client, &setup.provider, &request)
            .await
            .map_err(|error| error.turn_error().message)?;
        if let Some(judgment) = read(&sampled.text.unwrap_or_default()) {
            return Ok(judgment);
        }
    }
    Err(NOT_JSON.to_owned())
}

/// Judges the last call in the conversation of a thread, if it needs approval.
pub(super) async fn review_last_call(
    agent: &CodingAgent,
    past: Past,
) -> Result<ReviewedCall, NotReviewed> {
    let failed = |error: TurnError| NotReviewed::Failed(error.message);
    let setup = Setup::aside(agent, &past.thread).await.map_err(failed)?;
    let thread = past.thread.thread().clone();
    let mut items = Conversation::items_so_far(past).await;
    items.extend(
        inject::waiting(&thread)
            .into_iter()
            .flat_map(|(_, items)| items),
    );
    let Some(ContextItem::Call(call)) = items.pop() else {
        return Err(NotReviewed::NoCall);
    };
    if call.call_id.is_empty() {
        return Err(NotReviewed::NoCall);
    }
    let settings = &thread.settings;
    let home = agent
        .0
        .keeps_rules
        .then(|| agent.0.config.home().to_owned());
    let (of_thread, called) = (settings.clone(), call.clone());
    let config = Arc::clone(&setup.config);
    // This reads rules and files.
    let own = move || planned::of_own(&of_thread, home.as_deref(), &config, &called);
    let own = blocking::run(own).await;
    let action = match own {
        Some(action) => action?,
        None => planned::of_server(settings, &setup.servers.tools().await, &call)?,
    };
    let judgment = match action {
        None => None,
        Some(action) => {
            let judged = judge(agent, &setup, settings, &items, &action).await;
            Some(judged.map_err(NotReviewed::Failed)?)
        }
    };
    Ok(ReviewedCall {
        id: call.call_id,
        judgment,
    })
}

/// Describes an action for the reviewer.
fn described(action: &AskKind) -> Value {
    match action {
        AskKind::Command {
            argv, cwd, reason, ..
        } => {
            json!({ "tool": "exec_command", "command": argv, "cwd": cwd, "justification": reason })
        }
        AskKind::FileChange { changes, reason } => {
            let changes = changes.iter().map(|change| {
                let kind = match &change.kind {
                    FileChangeKind::Add => "add".to_owned(),
                    FileChangeKind::Delete => "delete".to_owned(),
                    FileChangeKind::Update { move_path: None } => "update".to_owned(),
                    FileChangeKind::Update {
                        move_path: Some(path),
                    } => format!("update, then move to {}", path.display()),
                };
                json!({ "path": change.path, "kind": kind, "diff": cut(&change.diff, MAX_CONVERSATION) })
            });
            let changes: Vec<Value> = changes.collect();
            json!({ "tool": "apply_patch", "changes": changes, "justification": reason })
        }
        AskKind::Tool {
            server,
            tool,
            description,
            annotations,
            arguments,
            ..
        } => json!({
            "tool": "mcp_tool_call", "server": server, "name": tool, "description": description,
            "annotations": annotations, "arguments": arguments,
        }),
        AskKind::Permissions {
            cwd,
            reason,
            permissions,
        } => json!({
            "tool": "request_permissions", "cwd": cwd, "reason": reason,
            "permissions": { "network": permissions.network, "read": permissions.read, "write": permissions.write },
        }),
        AskKind::Elicitation { .. } | AskKind::Input { .. } | AskKind::ToolCall { .. } => {
            Value::Null
        }
    }
}

/// Writes a conversation for the reviewer: its newest entries, and how many are left out.
fn transcript(items: &[ContextItem]) -> String {
    let mut entries: Vec<String> = Vec::new();
    let mut size = 0;
    for (index, item) in items.iter().enumerate().rev() {
        let entry = match item {
            ContextItem::Message(message) => {
                let who = match message.role {
                    Role::Developer => "developer",
                    Role::User => "user",
                    Role::Assistant => "agent",
                };
                format!("{who}: {}", cut(&message.joined_text(), MAX_ENTRY))
            }
            ContextItem::Call(call) => {
                let arguments = cut(&call.arguments, MAX_ENTRY);
                format!("call of {}: {arguments}", call.flat_name())
            }
            ContextItem::Output(output) => {
                let texts = output.content.iter().filter_map(|content| match content {
                    Content::Text(text) => Some(text.as_str()),
                    Content::Image(_) | Content::UserImage(_) => None,
                });
                let text: String = texts.collect();
                format!("output: {}", cut(&text, MAX_ENTRY))
            }
            ContextItem::Reasoning(_)
            | ContextItem::WebSearch(_)
            | ContextItem::Compaction(_)
            | ContextItem::Image(_) => continue,
        };
        size += entry.len();
        if size > MAX_CONVERSATION {
            entries.push(format!("({} earlier entries are left out)", index + 1));
            break;
        }
        entries.push(entry);
    }
    entries.reverse();
    entries.join("\n\n")
}

/// Leaves out the middle of a long text.
fn cut(text: &str, max: usize) -> String {
    if text.len() <= max {
        return text.to_owned();
    }
    let head = text.floor_char_boundary(max / 2);
    let tail = text.ceil_char_boundary(text.len() - max / 2);
    let left_out = tail - head;
    format!(
        "{} ({left_out} bytes are left out) {}",
        &text[..head],
        &text[tail..]
    )
}

fn schema() -> Option<Json> {
    let schema = json!({
        "type": "object",
        "properties": {
            "risk_level": { "type": "string", "enum": ["low", "medium", "high", "critical"] },
            "user_authorization": { "type": "string", "enum": ["unknown", "low", "medium", "high"] },
            "outcome": { "type": "string", "enum": ["allow", "deny"] },
            "rationale": { "type": "string" },
        },
        "required": ["risk_level", "user_authorization", "outcome", "rationale"],
        "additionalProperties": false,
    });
    to_raw_value(&schema).ok().map(Into::into)
}

/// The answer of the reviewer. Only the outcome is required.
#[derive(Deserialize)]
struct Said {
    outcome: Outcome,
    #[serde(default)]
    risk_level: Option<Risk>,
    #[serde(default)]
    user_authorization: Option<Authorization>,
    #[serde(default)]
    rationale: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Outcome {
    Allow,
    Deny,
}

/// Reads the answer of the reviewer, with or without text around its JSON.
fn read(text: &str) -> Option<Judgment> {
    let embedded = || {
        let (start, end) = (text.find('{')?, text.rfind('}')?);
        serde_json::from_str(text.get(start..=end)?).ok()
    };
    let said: Said = serde_json::from_str(text).ok().or_else(embedded)?;
    let allows = matches!(said.outcome, Outcome::Allow);
    let rationale = said
        .rationale
        .filter(|rationale| !rationale.trim().is_empty());
    let unsaid = match allows {
        true => "Auto-review returned a low-risk allow decision.",
        false => "Auto-review returned a deny decision without a rationale.",
    };
    Some(Judgment {
        allows,
        risk: said.risk_level.unwrap_or(match allows {
            true => Risk::Low,
            false => Risk::High,
        }),
        authorization: said.user_authorization.unwrap_or(Authorization::Unknown),
        rationale: rationale.unwrap_or_else(|| unsaid.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_with_and_without_text_around_them() {
        let whole = r#"{"risk_level":"critical","user_authorization":"low","outcome":"deny","rationale":"No."}"#;
        let judgment = Judgment {
            allows: false,
            risk: Risk::Critical,
            authorization: Authorization::Low,
            rationale: "No.".to_owned(),
        };
        assert_eq!(read(whole).as_ref(), Some(&judgment));
        assert_eq!(read(&format!("So:\n```json\n{whole}\n```")), Some(judgment));
        let short = read(r#"{"outcome":"allow"}"#).unwrap();
        assert!(short.allows);
        assert_eq!(
            (short.risk, short.authorization),
            (Risk::Low, Authorization::Unknown)
        );
        for bad in [
            "",
            "allow",
            r#"{"outcome":"maybe"}"#,
            r#"{"risk_level":"low"}"#,
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn long_conversations_keep_their_end() {
        let say = |text: String| ContextItem::Message(Message::text(Role::User, text));
        let items: Vec<ContextItem> = (0..100)
            .map(|number| say(format!("{number}{}", "é".repeat(MAX_ENTRY))))
            .collect();
        let text = transcript(&items);
        assert!(text.len() < MAX_CONVERSATION + 2 * MAX_ENTRY);
        assert!(text.starts_with("(") && text.contains("user: 99é") && !text.contains("user: 1é"));
        assert!(text.contains("bytes are left out"));
    }
}
