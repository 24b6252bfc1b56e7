//! User input and queued input.

use serde::{Deserialize, Serialize};
use threadwire_engine::{InputPart, Origin, QueuedInput, ThreadId};
use threadwire_protocol::dotcraft as wire;
use threadwire_workspace::skills;

use crate::dialects::time::iso;

/// What is stored with input that an app queued.
#[derive(Debug, Deserialize, Serialize)]
pub(in crate::dialects::dotcraft) struct Trigger {
    /// The binding of the app. The name tells these data from those of other dialects.
    #[serde(rename = "dotcraftBinding")]
    pub(in crate::dialects::dotcraft) binding: String,
    /// The cause, for people.
    pub(in crate::dialects::dotcraft) label: Option<String>,
    /// The cause, in the words of the app.
    pub(in crate::dialects::dotcraft) reference: Option<String>,
    /// The text to show.
    pub(in crate::dialects::dotcraft) display: Option<String>,
}

/// What a queued input and the message that it becomes tell of an app.
#[derive(Default)]
pub(super) struct Triggered {
    pub(super) kind: Option<wire::TriggerKind>,
    pub(super) label: Option<String>,
    pub(super) reference: Option<String>,
    pub(super) binding: Option<String>,
    pub(super) display: Option<String>,
}

impl Triggered {
    /// Reads what is stored with the entry of the queue.
    pub(super) fn of(metadata: Option<&str>) -> Self {
        let trigger = metadata.and_then(|text| serde_json::from_str::<Trigger>(text).ok());
        let Some(trigger) = trigger else {
            return Self::default();
        };
        Self {
            kind: Some(wire::TriggerKind::App),
            label: trigger.label,
            reference: trigger.reference,
            binding: Some(trigger.binding),
            display: trigger.display,
        }
    }
}

/// Converts the input queue of a thread.
pub(in crate::dialects::dotcraft) fn queue(
    thread: ThreadId,
    queue: &[QueuedInput],
) -> Vec<wire::QueuedTurnInput> {
    queue
        .iter()
        .map(|entry| queued_input(thread, entry))
        .collect()
}

/// Converts a queued input.
pub(in crate::dialects::dotcraft) fn queued_input(
    thread: ThreadId,
    entry: &QueuedInput,
) -> wire::QueuedTurnInput {
    let trigger = Triggered::of(entry.metadata.as_deref());
    wire::QueuedTurnInput {
        id: entry.id.clone(),
        thread_id: thread.to_string(),
        materialized_input_parts: entry.input.iter().map(materialized_part).collect(),
        native_input_parts: entry.input.iter().map(input_part).collect(),
        display_text: trigger.display.unwrap_or_else(|| input_text(&entry.input)),
        sender: sender(&entry.origin),
        status: wire::QueuedInputStatus::Queued,
        created_at: iso(entry.created_at),
        ready_after_turn_id: entry.ready_after.map(|turn| turn.to_string()),
        trigger_kind: trigger.kind,
        trigger_label: trigger.label,
        trigger_ref_id: trigger.reference,
        delivery_binding_id: trigger.binding,
        sent_as_goal: None,
    }
}

/// Returns the person in a chat who said something.
pub(super) fn sender(origin: &Origin) -> Option<wire::SenderContext> {
    let sender = origin.sender.as_ref()?;
    Some(wire::SenderContext {
        sender_id: origin.user.clone()?,
        sender_name: sender.name.clone(),
        sender_role: sender.role.clone(),
        group_id: sender.group.clone(),
    })
}

/// Converts a part as the model gets it: a command is what it stands for, and a skill is where it is.
pub(super) fn materialized_part(part: &InputPart) -> wire::InputPart {
    match part {
        InputPart::Command {
            prompt: Some(prompt),
            ..
        } => wire::InputPart::Text(wire::InputPartText {
            text: prompt.clone(),
        }),
        InputPart::Skill {
            name,
            path: Some(path),
            by_reference: true,
        } => wire::InputPart::Text(wire::InputPartText {
            text: skills::reference(name, path),
        }),
        part => input_part(part),
    }
}

pub(super) fn input_part(part: &InputPart) -> wire::InputPart {
    use wire::InputPart as W;

    let text = |text: String| W::Text(wire::InputPartText { text });
    match part {
        InputPart::Text { text: typed, .. } => text(typed.clone()),
        InputPart::Image { source, .. } => W::Image(wire::InputPartImage {
            url: source.to_url(),
        }),
        InputPart::LocalImage { path, .. } => W::LocalImage(wire::InputPartLocalImage {
            path: path.display().to_string(),
            mime_type: None,
            file_name: path
                .file_name()
                .map(|name| name.to_string_lossy().into_owned()),
        }),
        InputPart::Skill { name, .. } => {
            W::SkillRef(wire::InputPartSkillRef { name: name.clone() })
        }
        InputPart::Command {
            name, arguments, ..
        } => W::CommandRef(wire::InputPartCommandRef {
            name: name.clone(),
            args_text: arguments.clone(),
            raw_text: Some(part_text(part)),
        }),
        InputPart::Mention { name, path, .. } => W::FileRef(wire::InputPartFileRef {
            path: path.clone(),
            display_path: Some(name.clone()),
        }),
        // DotCraft does not have these parts, so they become text.
        InputPart::Audio { .. } | InputPart::Resource { .. } | InputPart::ToolOutput { .. } => {
            text(part_text(part))
        }
    }
}

fn part_text(part: &InputPart) -> String {
    match part {
        InputPart::Text { text, .. }
        | InputPart::Resource { text, .. }
        | InputPart::ToolOutput { text, .. } => text.clone(),
        InputPart::Skill { name, .. } => format!("${name}"),
        InputPart::Command {
            name,
            arguments: Some(arguments),
            ..
        } => format!("/{name} {arguments}"),
        InputPart::Command {
            name,
            arguments: None,
            ..
        } => format!("/{name}"),
        InputPart::Mention { name, .. } => format!("@{name}"),
        InputPart::Image { .. } | InputPart::LocalImage { .. } => "[image]".to_owned(),
        InputPart::Audio { .. } => "[audio]".to_owned(),
    }
}

/// Joins the parts of an input to one readable text.
pub(super) fn input_text(parts: &[InputPart]) -> String {
    let mut all = String::new();
    for text in parts.iter().map(part_text) {
        let apart = all.ends_with(char::is_whitespace) || text.starts_with(char::is_whitespace);
        if !all.is_empty() && !text.is_empty() && !apart {
            all.push(' ');
        }
        all.push_str(&text);
    }
    all
}
