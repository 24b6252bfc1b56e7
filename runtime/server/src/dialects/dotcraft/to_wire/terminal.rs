//! Commands as terminals. Clients that asked for `terminal/*` get these next to the items of the commands.

use threadwire_agent::tools::{CommandEnd, CommandState};
use threadwire_engine::{ActionStatus, Item, ItemBody, ItemId, ThreadId};
use threadwire_protocol::dotcraft::{self as wire, notification};

use super::{Message, message};
use crate::dialects::time::iso;

/// The largest part of an output that is sent if the client names none, in characters.
const OUTPUT_CHARS: usize = 16_384;

/// The beginning of the ids of terminals.
const PREFIX: &str = "term_";

/// Returns the id of the terminal of a command.
fn session_id(thread: ThreadId, item: &ItemId) -> String {
    format!("{PREFIX}{thread}_{item}")
}

/// Reads the id of a terminal.
pub(in crate::dialects::dotcraft) fn parse_session_id(id: &str) -> Option<(ThreadId, ItemId)> {
    let (thread, item) = id.strip_prefix(PREFIX)?.split_once('_')?;
    Some((thread.parse().ok()?, ItemId::from(item)))
}

/// Converts a background command.
pub(in crate::dialects::dotcraft) fn terminal(
    thread: ThreadId,
    state: &CommandState,
    max_chars: Option<usize>,
) -> wire::BackgroundTerminal {
    let max_chars = max_chars.unwrap_or(OUTPUT_CHARS);
    let chars = state.output.chars().count();
    let output: String = state
        .output
        .chars()
        .skip(chars.saturating_sub(max_chars))
        .collect();
    let is_cut = chars > max_chars || state.output_chars > chars as u64;
    let ran = i64::try_from(state.ran_ms).unwrap_or(i64::MAX);
    let (status, exit_code) = match state.end {
        None => (wire::TerminalStatus::Running, None),
        Some(CommandEnd::Code(0)) => (wire::TerminalStatus::Completed, Some(0)),
        Some(CommandEnd::Code(code)) => (wire::TerminalStatus::Failed, Some(code)),
        Some(CommandEnd::Killed(code)) => (wire::TerminalStatus::Killed, Some(code)),
        Some(CommandEnd::TimedOut) => (wire::TerminalStatus::TimedOut, None),
    };
    wire::BackgroundTerminal {
        session_id: session_id(thread, &state.item),
        thread_id: thread.to_string(),
        turn_id: Some(state.turn.to_string()),
        call_id: Some(state.item.to_string()),
        command: state.command.clone(),
        working_directory: state.cwd.display().to_string(),
        source: wire::CommandSource::Host,
        status,
        output: Some(output),
        output_path: None,
        exit_code: exit_code.map(i64::from),
        started_at: iso(state.started_at),
        completed_at: state.end.map(|_| iso(state.started_at.saturating_add(ran))),
        wall_time_ms: Some(ran),
        original_output_chars: i64::try_from(state.output_chars).ok(),
        truncated: Some(is_cut),
        background_reason: None,
    }
}

/// Converts the item of a command, in the background or not; `None` for other items.
fn of_item(thread: ThreadId, item: &Item) -> Option<wire::BackgroundTerminal> {
    let ItemBody::Command(command) = &item.body else {
        return None;
    };
    let status = match (item.completed_at, command.status) {
        (None, _) => wire::TerminalStatus::Running,
        (_, ActionStatus::Completed) => wire::TerminalStatus::Completed,
        (_, ActionStatus::Failed) => wire::TerminalStatus::Failed,
        (_, ActionStatus::Declined | ActionStatus::InProgress) => wire::TerminalStatus::Killed,
    };
    Some(wire::BackgroundTerminal {
        session_id: session_id(thread, &item.id),
        thread_id: thread.to_string(),
        turn_id: Some(item.turn.to_string()),
        call_id: Some(item.id.to_string()),
        command: command.command.clone(),
        working_directory: command.cwd.display().to_string(),
        source: wire::CommandSource::Host,
        status,
        output: command.output.clone(),
        output_path: None,
        exit_code: command.exit_code.map(i64::from),
        started_at: iso(item.started_at),
        completed_at: item.completed_at.map(iso),
        wall_time_ms: command.duration_ms,
        original_output_chars: None,
        truncated: None,
        background_reason: None,
    })
}

/// Makes the notification that a command started, or that it ended; `None` for other items.
pub(in crate::dialects::dotcraft) fn terminal_changed(
    thread: ThreadId,
    item: &Item,
) -> Option<Message> {
    let terminal = of_item(thread, item)?;
    Some(match item.completed_at {
        None => message::<notification::TerminalStarted>(&wire::TerminalStartedNotification {
            terminal,
        }),
        Some(_) => {
            message::<notification::TerminalCompleted>(&wire::TerminalCompletedNotification {
                terminal,
            })
        }
    })
}

/// Makes the notification of new output; `None` for items that are no commands.
pub(in crate::dialects::dotcraft) fn terminal_printed(
    thread: ThreadId,
    item: &Item,
    text: &str,
) -> Option<Message> {
    let params = wire::TerminalOutputDeltaNotification {
        terminal: of_item(thread, item)?,
        delta: text.to_owned(),
    };
    Some(message::<notification::TerminalOutputDelta>(&params))
}

/// Makes the notification that a command says nothing for long; `None` for items that are no commands.
pub(in crate::dialects::dotcraft) fn terminal_stalled(
    thread: ThreadId,
    item: &Item,
) -> Option<Message> {
    let params = wire::TerminalStalledNotification {
        terminal: of_item(thread, item)?,
    };
    Some(message::<notification::TerminalStalled>(&params))
}

/// Makes the notification that a terminal is forgotten.
pub(in crate::dialects::dotcraft) fn terminal_cleaned(
    thread: ThreadId,
    state: &CommandState,
) -> Message {
    let terminal = terminal(thread, state, Some(0));
    message::<notification::TerminalCleaned>(&wire::TerminalCleanedNotification {
        terminal: wire::BackgroundTerminal {
            output: None,
            truncated: None,
            ..terminal
        },
    })
}
