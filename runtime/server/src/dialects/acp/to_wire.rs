//! Converts engine values to ACP values. The functions are pure: the result depends on the arguments and on the
//! capabilities of the client.
//!
//! The state of what the client has seen is in `view`.

mod ask;
mod call;
mod content;
pub(super) mod v2;

use threadwire_engine as engine;
use threadwire_engine::{InputPart, Item, PlanStepStatus, ThreadId};
use threadwire_protocol::{
    RawJson,
    acp::{self as wire, notification},
    envelope::{Frame, Wire},
};

use super::from_wire::Kept;
use crate::dialects::time::iso;

pub(super) use ask::{OTHER, for_server, form, option_id, permission};
pub(super) use call::{
    CommandOutput, bare_update, call, difference, terminal_output, text_content,
};
pub(super) use content::text_block;

use content::input_block;

/// The encoding of this dialect's messages.
pub(super) const WIRE: Wire = Wire {
    jsonrpc: true,
    version: 0,
};

/// The maximum size of a text in one message, in bytes. Clients that read line by line may have small buffers.
const TEXT_LIMIT: usize = 32 << 10;

/// The version of the protocol that a client speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Version {
    #[default]
    V1,
    /// The draft. Values that have the same form in both versions are made and encoded as those of version 1; `v2` has
    /// the others.
    V2,
}

/// The version and the optional updates that a client accepts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    pub(super) version: Version,
    /// `notice` updates.
    pub(super) notices: bool,
    /// `compaction_update` updates.
    pub(super) compaction: bool,
    /// Configuration options of the type `boolean`.
    pub(super) switches: bool,
    /// The output of commands as a terminal that the agent owns, in `_meta`.
    pub(super) terminal: bool,
    /// Cursors in updates and in answers that open a session.
    pub(super) cursors: bool,
    /// Who answered a question.
    pub(super) answers: bool,
}

/// Encodes a `session/update` notification.
pub(super) fn update(
    session: ThreadId,
    update: wire::SessionUpdate,
    meta: Option<RawJson>,
) -> Frame {
    let params = wire::SessionNotification {
        session_id: session.to_string(),
        update,
        meta,
    };
    WIRE.notification::<notification::SessionUpdate>(&params, None)
}

/// The author of a message chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChunkKind {
    User,
    Agent,
    Thought,
}

/// Makes one chunk of the message `id`.
pub(super) fn chunk(
    speaker: ChunkKind,
    id: &str,
    content: wire::ContentBlock,
) -> wire::SessionUpdate {
    let chunk = wire::ContentChunk {
        content,
        message_id: Some(id.to_owned()),
        meta: None,
    };
    match speaker {
        ChunkKind::User => wire::SessionUpdate::UserMessageChunk(chunk),
        ChunkKind::Agent => wire::SessionUpdate::AgentMessageChunk(chunk),
        ChunkKind::Thought => wire::SessionUpdate::AgentThoughtChunk(chunk),
    }
}

/// Splits a text into pieces of at most `TEXT_LIMIT` bytes.
pub(super) fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (piece, more) = rest.split_at(rest.floor_char_boundary(TEXT_LIMIT));
        rest = more;
        (!piece.is_empty()).then_some(piece)
    })
}

/// Makes the chunks of a user message, one per part.
pub(super) fn user_chunks(
    id: &str,
    content: &[InputPart],
) -> impl Iterator<Item = wire::SessionUpdate> {
    content
        .iter()
        .map(move |part| chunk(ChunkKind::User, id, input_block(part)))
}

/// Returns the first line of a text. A line of more than 200 bytes is cut and ends with `…`.
fn title(text: &str) -> String {
    const LIMIT: usize = 200;

    let line = text.trim_start().lines().next().unwrap_or_default();
    if line.len() <= LIMIT {
        return line.to_owned();
    }
    format!("{}…", &line[..line.floor_char_boundary(LIMIT)])
}

/// Returns the end of a text, at most `TEXT_LIMIT` bytes.
pub(super) fn tail(text: &str) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(TEXT_LIMIT))..]
}

/// Converts the reason why an agent stopped before it was done.
pub(super) fn stop_reason(reason: engine::StopReason) -> wire::StopReason {
    match reason {
        engine::StopReason::MaxTokens => wire::StopReason::MaxTokens,
        engine::StopReason::MaxRequests => wire::StopReason::MaxTurnRequests,
        engine::StopReason::Refusal => wire::StopReason::Refusal,
    }
}

/// Makes a `plan` update.
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

/// Makes a `notice` update. The title is the first line; a longer text is also the description.
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

/// Makes a `compaction_update` with the status of a context compaction.
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

/// Returns the title of a session: its name, or else the first line of its preview.
pub(super) fn session_title(thread: &engine::Thread) -> Option<String> {
    thread
        .name
        .clone()
        .or_else(|| Some(title(&thread.preview)).filter(|title| !title.is_empty()))
}

/// Makes a `session_info_update` with the title of a session.
pub(super) fn session_info(thread: &engine::Thread) -> wire::SessionUpdate {
    wire::SessionUpdate::SessionInfoUpdate(wire::SessionInfoUpdate {
        title: Some(session_title(thread)),
        updated_at: Some(Some(iso(thread.updated_at))),
        meta: None,
    })
}

/// Makes the entry of a thread in `session/list`.
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
        archived: thread.archived.then_some(true),
        meta: Kept::of(thread).meta,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_come_in_pieces_that_keep_characters_whole() {
        let text = "é".repeat(TEXT_LIMIT);
        assert!(pieces(&text).all(|piece| piece.len() <= TEXT_LIMIT));
        let joined: String = pieces(&text).collect();
        assert_eq!(joined, text);
    }
}
