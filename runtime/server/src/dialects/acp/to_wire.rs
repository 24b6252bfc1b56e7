//! Engine → ACP. Pure: what comes out depends on what goes in and on the capabilities of the client.
//!
//! What depends on what the client has seen before is in `view`.

use std::path::Path;

use threadwire_engine as engine;
use threadwire_engine::{
    ActionStatus, Ask, AskKind, CommandAction, Decision, FileChangeKind, InputPart, Item, ItemBody,
    PlanStepStatus, ThreadId, ToolContent, ToolSource,
};
use threadwire_protocol::{
    RawJson,
    acp::{self as wire, notification},
    envelope::{Frame, Wire},
};

use super::from_wire::{Kept, TextNotes, Trace};
use crate::dialects::time::iso;

/// How messages of this dialect are written.
pub(super) const WIRE: Wire = Wire {
    jsonrpc: true,
    version: 0,
};

/// Most bytes of text in one message. Clients that read line by line may have small buffers.
const TEXT_LIMIT: usize = 32 << 10;

/// What a client takes beyond the baseline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    /// `notice` updates.
    pub(super) notices: bool,
    /// `compaction_update` updates.
    pub(super) compaction: bool,
    /// Output of commands as a terminal that the agent owns, in `_meta`.
    pub(super) terminal: bool,
}

/// Encodes an update.
pub(super) fn update(session: ThreadId, update: wire::SessionUpdate) -> Frame {
    let params = wire::SessionNotification {
        session_id: session.to_string(),
        update,
        meta: None,
    };
    WIRE.notification::<notification::SessionUpdate>(&params, None)
}

/// Whose words a chunk carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speaker {
    User,
    Agent,
    Thought,
}

/// Makes one piece of the message `id`.
pub(super) fn chunk(
    speaker: Speaker,
    id: &str,
    content: wire::ContentBlock,
) -> wire::SessionUpdate {
    let chunk = wire::ContentChunk {
        content,
        message_id: Some(id.to_owned()),
        meta: None,
    };
    match speaker {
        Speaker::User => wire::SessionUpdate::UserMessageChunk(chunk),
        Speaker::Agent => wire::SessionUpdate::AgentMessageChunk(chunk),
        Speaker::Thought => wire::SessionUpdate::AgentThoughtChunk(chunk),
    }
}

/// Makes the pieces of the message `id` whose whole text is known.
pub(super) fn text_chunks(
    speaker: Speaker,
    id: &str,
    text: &str,
) -> impl Iterator<Item = wire::SessionUpdate> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (piece, more) = rest.split_at(rest.floor_char_boundary(TEXT_LIMIT));
        rest = more;
        (!piece.is_empty()).then(|| chunk(speaker, id, text_block(piece)))
    })
}

/// Makes the pieces of a message of the user.
pub(super) fn user_chunks(
    id: &str,
    content: &[InputPart],
) -> impl Iterator<Item = wire::SessionUpdate> {
    content
        .iter()
        .map(move |part| chunk(Speaker::User, id, input_block(part)))
}

/// Makes a block of plain text.
pub(super) fn text_block(text: impl Into<String>) -> wire::ContentBlock {
    wire::ContentBlock::Text(wire::ContentBlockText {
        annotations: None,
        text: text.into(),
        meta: None,
    })
}

fn input_block(part: &InputPart) -> wire::ContentBlock {
    match part {
        InputPart::Text { text, elements } => {
            let notes: TextNotes = elements
                .as_ref()
                .and_then(|elements| serde_json::from_str(elements.0.get()).ok())
                .unwrap_or_default();
            wire::ContentBlock::Text(wire::ContentBlockText {
                annotations: notes.annotations,
                text: text.clone(),
                meta: notes.meta,
            })
        }
        InputPart::Image { url } | InputPart::Audio { url } => media_block(url),
        InputPart::LocalImage { path } => file_link(path),
        InputPart::Mention { name, path } => resource_link(name, path),
        InputPart::Resource {
            uri,
            mime_type,
            text,
        } => wire::ContentBlock::Resource(wire::ContentBlockResource {
            annotations: None,
            resource: wire::EmbeddedResourceResource::Text(wire::EmbeddedResourceResourceText {
                uri: uri.clone(),
                mime_type: mime_type.clone(),
                text: text.clone(),
                meta: None,
            }),
            meta: None,
        }),
        InputPart::Skill {
            name,
            path: Some(path),
        } => resource_link(name, &file_uri(path)),
        InputPart::Skill { name, path: None } => text_block(format!("${name}")),
        InputPart::Command { name, arguments } => text_block(match arguments {
            Some(arguments) => format!("/{name} {arguments}"),
            None => format!("/{name}"),
        }),
    }
}

/// Shows what is behind a URL: the content itself where the URL holds it.
fn media_block(url: &str) -> wire::ContentBlock {
    let embedded = url
        .strip_prefix("data:")
        .and_then(|rest| rest.split_once(";base64,"));
    match embedded {
        Some((mime, data)) if mime.starts_with("audio/") => {
            wire::ContentBlock::Audio(wire::ContentBlockAudio {
                annotations: None,
                data: data.to_owned(),
                mime_type: mime.to_owned(),
                meta: None,
            })
        }
        Some((mime, data)) => wire::ContentBlock::Image(wire::ContentBlockImage {
            annotations: None,
            data: data.to_owned(),
            mime_type: mime.to_owned(),
            uri: None,
            meta: None,
        }),
        None => resource_link(url.rsplit('/').next().unwrap_or(url), url),
    }
}

fn resource_link(name: &str, uri: &str) -> wire::ContentBlock {
    wire::ContentBlock::ResourceLink(wire::ContentBlockResourceLink {
        annotations: None,
        name: name.to_owned(),
        uri: uri.to_owned(),
        title: None,
        description: None,
        mime_type: None,
        size: None,
        meta: None,
    })
}

fn file_link(path: &Path) -> wire::ContentBlock {
    resource_link(&file_name(path), &file_uri(path))
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}

fn file_uri(path: &Path) -> String {
    let mut uri = String::from("file://");
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                uri.push(char::from(*byte))
            }
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

/// Shows an item that is a call of a tool, as it stands; `None` for the other items.
pub(super) fn call(item: &Item, terminal: bool) -> Option<wire::ToolCall> {
    let id = item.id.to_string();
    let done = item.completed_at.is_some();
    let call = match &item.body {
        ItemBody::Command(command) => command_call(id, command, terminal),
        ItemBody::FileChange(change) => wire::ToolCall {
            status: Some(status(change.status)),
            ..file_change_call(id, &change.changes)
        },
        ItemBody::Tool(tool) => tool_call(id, tool),
        ItemBody::WebSearch { query } => wire::ToolCall {
            kind: Some(wire::ToolKind::Search),
            status: Some(simple_status(done)),
            raw_input: RawJson::encode(&serde_json::json!({ "query": query })).ok(),
            ..bare_call(
                id,
                title(&match &**query {
                    "" => "Search the web".to_owned(),
                    query => format!("Search the web for {query}"),
                }),
            )
        },
        ItemBody::ImageView { path } => wire::ToolCall {
            kind: Some(wire::ToolKind::Read),
            status: Some(simple_status(done)),
            locations: Some(vec![location(path)]),
            ..bare_call(id, format!("View {}", file_name(path)))
        },
        ItemBody::User { .. }
        | ItemBody::Agent { .. }
        | ItemBody::Reasoning { .. }
        | ItemBody::Plan { .. }
        | ItemBody::Compaction { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. }
        | ItemBody::Error { .. } => return None,
    };
    Some(call)
}

fn bare_call(tool_call_id: String, title: String) -> wire::ToolCall {
    wire::ToolCall {
        tool_call_id,
        title,
        name: None,
        kind: None,
        status: None,
        content: None,
        locations: None,
        raw_input: None,
        raw_output: None,
        meta: None,
    }
}

/// Returns the members of `new` in which it differs from `old`; `None` where nothing does.
pub(super) fn difference(
    old: &wire::ToolCall,
    new: &wire::ToolCall,
) -> Option<wire::ToolCallUpdate> {
    fn changed<T: Clone + PartialEq>(old: &Option<T>, new: &Option<T>) -> Option<T> {
        if old == new { None } else { new.clone() }
    }
    let update = wire::ToolCallUpdate {
        tool_call_id: new.tool_call_id.clone(),
        title: (old.title != new.title).then(|| new.title.clone()),
        name: changed(&old.name, &new.name),
        kind: changed(&old.kind, &new.kind),
        status: changed(&old.status, &new.status),
        content: changed(&old.content, &new.content),
        locations: changed(&old.locations, &new.locations),
        raw_input: changed(&old.raw_input, &new.raw_input),
        raw_output: changed(&old.raw_output, &new.raw_output),
        meta: changed(&old.meta, &new.meta),
    };
    (update != bare_update(&new.tool_call_id)).then_some(update)
}

/// Makes an update of a call that changes nothing yet.
pub(super) fn bare_update(tool_call_id: &str) -> wire::ToolCallUpdate {
    wire::ToolCallUpdate {
        tool_call_id: tool_call_id.to_owned(),
        title: None,
        name: None,
        kind: None,
        status: None,
        content: None,
        locations: None,
        raw_input: None,
        raw_output: None,
        meta: None,
    }
}

fn status(status: ActionStatus) -> wire::ToolCallStatus {
    match status {
        ActionStatus::InProgress => wire::ToolCallStatus::InProgress,
        ActionStatus::Completed => wire::ToolCallStatus::Completed,
        ActionStatus::Failed | ActionStatus::Declined => wire::ToolCallStatus::Failed,
    }
}

fn simple_status(done: bool) -> wire::ToolCallStatus {
    if done {
        wire::ToolCallStatus::Completed
    } else {
        wire::ToolCallStatus::InProgress
    }
}

/// Returns the first line, cut to a length that fits a list.
fn title(text: &str) -> String {
    const LIMIT: usize = 200;

    let line = text.trim_start().lines().next().unwrap_or_default();
    if line.len() <= LIMIT {
        return line.to_owned();
    }
    format!("{}…", &line[..line.floor_char_boundary(LIMIT)])
}

fn location(path: &Path) -> wire::ToolCallLocation {
    wire::ToolCallLocation {
        path: path.display().to_string(),
        line: None,
        meta: None,
    }
}

/// Makes content of a call from text.
pub(super) fn text_content(text: impl Into<String>) -> wire::ToolCallContent {
    content(text_block(text))
}

fn content(block: wire::ContentBlock) -> wire::ToolCallContent {
    wire::ToolCallContent::Content(wire::ToolCallContentContent {
        content: block,
        meta: None,
    })
}

/// Returns the last part of a text that fits into one message.
pub(super) fn tail(text: &str) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(TEXT_LIMIT))..]
}

fn command_call(id: String, command: &engine::CommandItem, terminal: bool) -> wire::ToolCall {
    let input = serde_json::json!({ "command": command.command, "cwd": command.cwd });
    let output = command
        .output
        .as_deref()
        .filter(|output| !output.is_empty());
    let (content, meta) = if terminal {
        let shown = wire::ToolCallContentTerminal {
            terminal_id: id.clone(),
            meta: None,
        };
        let ended = command.status != ActionStatus::InProgress;
        let exit = serde_json::json!({ "terminal_id": id, "exit_code": command.exit_code, "signal": null });
        let info = serde_json::json!({ "terminal_id": id, "cwd": command.cwd });
        let meta = if ended {
            serde_json::json!({ "terminal_exit": exit })
        } else {
            serde_json::json!({ "terminal_info": info })
        };
        (
            Some(vec![wire::ToolCallContent::Terminal(shown)]),
            RawJson::encode(&meta).ok(),
        )
    } else {
        (output.map(|output| vec![text_content(tail(output))]), None)
    };
    let exit_code = command
        .exit_code
        .map(|code| serde_json::json!({ "exitCode": code }));
    let files: Vec<_> = command
        .actions
        .iter()
        .filter_map(|action| match action {
            CommandAction::Read { path, .. } => Some(location(path)),
            _ => None,
        })
        .collect();
    wire::ToolCall {
        kind: Some(command_kind(&command.actions)),
        status: Some(status(command.status)),
        content,
        locations: (!files.is_empty()).then_some(files),
        raw_input: RawJson::encode(&input).ok(),
        raw_output: exit_code.and_then(|output| RawJson::encode(&output).ok()),
        meta,
        ..bare_call(id, title(&command.command))
    }
}

/// Continues the terminal of a command.
pub(super) fn terminal_output(id: &engine::ItemId, data: &str) -> wire::SessionUpdate {
    let output =
        serde_json::json!({ "terminal_output": { "terminal_id": id.as_str(), "data": data } });
    let meta = RawJson::encode(&output).ok();
    wire::SessionUpdate::ToolCallUpdate(wire::ToolCallUpdate {
        meta,
        ..bare_update(id.as_str())
    })
}

/// Says what a command does, where all of its parts do the same.
fn command_kind(actions: &[CommandAction]) -> wire::ToolKind {
    if actions.is_empty() {
        return wire::ToolKind::Execute;
    }
    if actions
        .iter()
        .all(|action| matches!(action, CommandAction::Read { .. }))
    {
        wire::ToolKind::Read
    } else if actions.iter().all(|action| {
        matches!(
            action,
            CommandAction::List { .. } | CommandAction::Search { .. }
        )
    }) {
        wire::ToolKind::Search
    } else {
        wire::ToolKind::Execute
    }
}

fn file_change_call(id: String, changes: &[engine::FileChange]) -> wire::ToolCall {
    let deletes = changes
        .iter()
        .all(|change| change.kind == FileChangeKind::Delete);
    let (kind, verb) = match changes {
        [
            engine::FileChange {
                kind: FileChangeKind::Update { move_path: Some(_) },
                old_text,
                new_text,
                ..
            },
        ] if old_text == new_text => (wire::ToolKind::Move, "Move"),
        [
            engine::FileChange {
                kind: FileChangeKind::Add,
                ..
            },
        ] => (wire::ToolKind::Edit, "Create"),
        [_, ..] if deletes => (wire::ToolKind::Delete, "Delete"),
        _ => (wire::ToolKind::Edit, "Edit"),
    };
    let title = match changes {
        [change] => format!("{verb} {}", file_name(&change.path)),
        changes => format!("{verb} {} files", changes.len()),
    };
    wire::ToolCall {
        kind: Some(kind),
        content: Some(changes.iter().map(diff).collect()),
        locations: Some(
            changes
                .iter()
                .map(|change| location(target(change)))
                .collect(),
        ),
        ..bare_call(id, title)
    }
}

/// Returns where the file is afterwards.
fn target(change: &engine::FileChange) -> &Path {
    match &change.kind {
        FileChangeKind::Update {
            move_path: Some(path),
        } => path,
        _ => &change.path,
    }
}

fn diff(change: &engine::FileChange) -> wire::ToolCallContent {
    wire::ToolCallContent::Diff(wire::ToolCallContentDiff {
        path: target(change).display().to_string(),
        old_text: change.old_text.clone(),
        new_text: change.new_text.clone().unwrap_or_default(),
        meta: None,
    })
}

fn tool_call(id: String, tool: &engine::ToolItem) -> wire::ToolCall {
    let (kind, label) = match &tool.source {
        ToolSource::Mcp { server, read_only } => {
            let kind = match read_only {
                Some(true) => wire::ToolKind::Fetch,
                _ => wire::ToolKind::Execute,
            };
            (kind, format!("{server}: {}", tool.name))
        }
        ToolSource::Client {
            namespace: Some(namespace),
        } => (wire::ToolKind::Other, format!("{namespace}: {}", tool.name)),
        ToolSource::Plugin { plugin } => {
            (wire::ToolKind::Other, format!("{plugin}: {}", tool.name))
        }
        ToolSource::Agent | ToolSource::Agents(_) | ToolSource::Client { namespace: None } => {
            (wire::ToolKind::Other, tool.name.clone())
        }
    };
    let mut contents: Vec<_> = tool.content.iter().flatten().map(tool_content).collect();
    contents.extend(tool.error.as_ref().map(text_content));
    wire::ToolCall {
        name: Some(tool.name.clone()),
        kind: Some(kind),
        status: Some(status(tool.status)),
        content: (!contents.is_empty()).then_some(contents),
        raw_input: Some(RawJson::from(tool.arguments.clone())),
        raw_output: tool.structured.clone().map(RawJson::from),
        ..bare_call(id, title(&label))
    }
}

fn tool_content(part: &ToolContent) -> wire::ToolCallContent {
    content(match part {
        ToolContent::Text { text } => text_block(text),
        ToolContent::Image { url } => media_block(url),
        // The blocks of both protocols are the same.
        ToolContent::Block { json } => {
            serde_json::from_str(json).unwrap_or_else(|_| text_block(json))
        }
    })
}

/// Shows the plan.
pub(super) fn plan(plan: &engine::Plan) -> wire::SessionUpdate {
    let entries = plan.steps.iter().map(|step| wire::PlanEntry {
        content: step.text.clone(),
        priority: wire::PlanEntryPriority::Medium,
        status: match step.status {
            PlanStepStatus::Pending => wire::PlanEntryStatus::Pending,
            PlanStepStatus::InProgress => wire::PlanEntryStatus::InProgress,
            PlanStepStatus::Completed => wire::PlanEntryStatus::Completed,
        },
        meta: None,
    });
    wire::SessionUpdate::Plan(wire::Plan {
        entries: entries.collect(),
        meta: None,
    })
}

/// Tells the user something in passing.
pub(super) fn notice(severity: wire::NoticeSeverity, text: &str) -> wire::SessionUpdate {
    let line = title(text);
    let description = (line != text).then(|| text.to_owned());
    // An empty title is not allowed.
    let title = if line.is_empty() {
        "Something happened".to_owned()
    } else {
        line
    };
    wire::SessionUpdate::Notice(wire::Notice {
        severity,
        title,
        description,
        meta: None,
    })
}

/// Shows how far a compaction of the context has come.
pub(super) fn compaction(item: &Item, summary: Option<&str>) -> wire::SessionUpdate {
    let done = item.completed_at.is_some();
    wire::SessionUpdate::CompactionUpdate(wire::CompactionUpdate {
        compaction_id: item.id.to_string(),
        status: if done {
            wire::CompactionStatus::Completed
        } else {
            wire::CompactionStatus::InProgress
        },
        summary: summary.map(|summary| Some(vec![text_block(summary)])),
        error: None,
        meta: None,
    })
}

/// Returns the title of a session: its name, or else how it began.
pub(super) fn session_title(thread: &engine::Thread) -> Option<String> {
    thread
        .name
        .clone()
        .or_else(|| Some(title(&thread.preview)).filter(|title| !title.is_empty()))
}

/// Tells that the title of a session changed.
pub(super) fn session_info(thread: &engine::Thread) -> wire::SessionUpdate {
    wire::SessionUpdate::SessionInfoUpdate(wire::SessionInfoUpdate {
        title: Some(session_title(thread)),
        updated_at: Some(Some(iso(thread.updated_at))),
        meta: None,
    })
}

/// Shows a session in a list.
pub(super) fn listed(thread: &engine::Thread) -> wire::SessionInfo {
    let roots: Vec<String> = thread
        .settings
        .roots
        .iter()
        .map(|root| root.display().to_string())
        .collect();
    wire::SessionInfo {
        session_id: thread.id.to_string(),
        cwd: thread.settings.cwd.display().to_string(),
        additional_directories: (!roots.is_empty()).then_some(roots),
        title: session_title(thread),
        updated_at: Some(iso(thread.updated_at)),
        archived: None,
        meta: Kept::of(thread).meta,
    }
}

/// Asks for consent. Returns the question and what each of its options decides; `None` for questions of another kind.
pub(super) fn permission(
    ask: &Ask,
    trace: &Trace,
) -> Option<(wire::RequestPermissionRequest, Vec<(String, Decision)>)> {
    use wire::PermissionOptionKind as Kind;

    let id = ask.item.to_string();
    let (call, reason, prefix) = match &ask.kind {
        AskKind::Command {
            command,
            cwd,
            actions,
            reason,
            amendment,
            ..
        } => {
            let input = serde_json::json!({ "command": command, "cwd": cwd });
            let call = wire::ToolCall {
                kind: Some(command_kind(actions)),
                raw_input: RawJson::encode(&input).ok(),
                ..bare_call(id, title(command))
            };
            (call, reason, amendment.as_ref())
        }
        AskKind::FileChange { changes, reason } => (file_change_call(id, changes), reason, None),
        AskKind::Tool {
            server,
            tool,
            description,
            arguments,
            ..
        } => {
            let call = wire::ToolCall {
                name: Some(tool.clone()),
                kind: Some(wire::ToolKind::Execute),
                raw_input: Some(RawJson::from(arguments.clone())),
                ..bare_call(id, title(&format!("{server}: {tool}")))
            };
            (call, description, None)
        }
        AskKind::Input { .. } | AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => {
            return None;
        }
    };
    let mut content = call.content.unwrap_or_default();
    content.extend(reason.as_ref().map(text_content));
    let tool_call = wire::ToolCallUpdate {
        tool_call_id: call.tool_call_id,
        title: Some(call.title),
        name: None,
        kind: call.kind,
        status: Some(wire::ToolCallStatus::Pending),
        content: (!content.is_empty()).then_some(content),
        locations: call.locations,
        raw_input: call.raw_input,
        raw_output: None,
        meta: None,
    };
    let mut offers = vec![
        (
            "allow",
            "Allow once".to_owned(),
            Kind::AllowOnce,
            Decision::Accept,
        ),
        (
            "allow-session",
            "Allow for this session".to_owned(),
            Kind::AllowAlways,
            Decision::AcceptForSession,
        ),
    ];
    if let Some(prefix) = prefix {
        let name = format!(
            "Always allow commands that begin with `{}`",
            prefix.join(" ")
        );
        let decision = Decision::AcceptAlways {
            prefix: Some(prefix.clone()),
        };
        offers.push(("allow-always", name, Kind::AllowAlways, decision));
    }
    offers.push((
        "reject",
        "Reject".to_owned(),
        Kind::RejectOnce,
        Decision::Decline,
    ));
    offers.push((
        "reject-stop",
        "Reject and stop".to_owned(),
        Kind::RejectOnce,
        Decision::Cancel,
    ));
    let (options, decisions) = offers
        .into_iter()
        .map(|(id, name, kind, decision)| {
            let option = wire::PermissionOption {
                option_id: id.to_owned(),
                name,
                kind,
                meta: None,
            };
            (option, (id.to_owned(), decision))
        })
        .unzip();
    let request = wire::RequestPermissionRequest {
        session_id: ask.thread.to_string(),
        tool_call,
        options,
        meta: trace.meta(),
    };
    Some((request, decisions))
}

/// Separates the name of a question from the name of the field for an answer outside its choices.
pub(super) const OTHER: &str = ".other";

/// Asks the user, in a form. Secrets do not belong into forms and are left out; `None` where nothing else is asked.
pub(super) fn form(
    ask: &Ask,
    call: Option<String>,
    trace: &Trace,
) -> Option<wire::CreateElicitationRequest> {
    let AskKind::Input { questions } = &ask.kind else {
        return None;
    };
    let questions: Vec<_> = questions
        .iter()
        .filter(|question| !question.secret)
        .collect();
    let message = match questions.as_slice() {
        [] => return None,
        [question] => question.text.clone(),
        _ => "Please answer these questions.".to_owned(),
    };
    let mut properties = std::collections::BTreeMap::new();
    for question in &questions {
        let field = |title: &str, description: &str, choices| {
            wire::ElicitationPropertySchema::String(wire::ElicitationPropertySchemaString {
                title: Some(title.to_owned()),
                description: Some(description.to_owned()),
                one_of: choices,
                ..Default::default()
            })
        };
        let choices: Vec<_> = question
            .options
            .iter()
            .map(|option| wire::EnumOption {
                const_: option.label.clone(),
                title: option.label.clone(),
                description: Some(option.description.clone()).filter(|text| !text.is_empty()),
                meta: None,
            })
            .collect();
        let has_choices = !choices.is_empty();
        properties.insert(
            question.id.clone(),
            field(
                &question.header,
                &question.text,
                has_choices.then_some(choices),
            ),
        );
        if has_choices && question.other {
            let title = format!("{} (other)", question.header);
            properties.insert(
                format!("{}{OTHER}", question.id),
                field(&title, "An answer of your own.", None),
            );
        }
    }
    // A question that takes other answers can be left without a choice.
    let required: Vec<String> = questions
        .iter()
        .filter(|question| !question.other || question.options.is_empty())
        .map(|question| question.id.clone())
        .collect();
    Some(wire::CreateElicitationRequest::Form(
        wire::CreateElicitationRequestForm {
            message,
            session_id: Some(ask.thread.to_string()),
            tool_call_id: call,
            request_id: None,
            requested_schema: wire::ElicitationSchema {
                type_: Some(wire::ElicitationSchemaType::Object),
                properties: Some(properties),
                required: (!required.is_empty()).then_some(required),
                ..Default::default()
            },
            meta: trace.meta(),
        },
    ))
}

/// Asks the user for a tool server, in a form; `None` where something else is asked, or what this dialect has no form for.
pub(super) fn server_form(
    ask: &Ask,
    call: Option<String>,
    trace: &Trace,
) -> Option<wire::CreateElicitationRequest> {
    let AskKind::Elicitation {
        server,
        message,
        form: engine::ElicitationForm::Fields { schema },
    } = &ask.kind
    else {
        return None;
    };
    Some(wire::CreateElicitationRequest::Form(
        wire::CreateElicitationRequestForm {
            message: format!("{server}: {message}"),
            session_id: Some(ask.thread.to_string()),
            tool_call_id: call,
            request_id: None,
            requested_schema: serde_json::from_str(schema.get()).ok()?,
            meta: trace.meta(),
        },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_come_in_pieces_that_keep_characters_whole() {
        let text = "é".repeat(TEXT_LIMIT);
        let mut joined = String::new();
        for update in text_chunks(Speaker::Agent, "m", &text) {
            let wire::SessionUpdate::AgentMessageChunk(chunk) = update else {
                panic!("another kind of update")
            };
            let wire::ContentBlock::Text(block) = chunk.content else {
                panic!("another kind of block")
            };
            assert!(block.text.len() <= TEXT_LIMIT);
            joined.push_str(&block.text);
        }
        assert_eq!(joined, text);
    }

    #[test]
    fn paths_become_uris() {
        assert_eq!(
            file_uri(Path::new("/a b/ü.txt")),
            "file:///a%20b/%C3%BC.txt"
        );
    }
}
