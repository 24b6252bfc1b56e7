//! Version 2 of the protocol: the values whose form differs from version 1.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_engine as engine;
use threadwire_engine::{
    ActionStatus, Ask, AskKind, CommandSource, FileChangeKind, InputPart, ItemBody, ItemId,
    ThreadId, ThreadStatus, TurnErrorKind, TurnStatus,
};
use threadwire_protocol::{
    RawJson, acp as v1,
    acp_v2::{self as wire, errors, notification},
    envelope::{Frame, RpcError},
};

use super::{
    ChunkKind, WIRE,
    content::{input_block, text_block},
    tail, title,
};

pub(in crate::dialects::acp) use wire::SessionUpdate;

/// The status of a tool call that did not finish, which version 1 does not have.
pub(in crate::dialects::acp) const CANCELLED: &str = "cancelled";

/// The id of the plan: a session has one.
const PLAN: &str = "plan";

/// Encodes a `session/update` notification.
pub(in crate::dialects::acp) fn encode(
    session: ThreadId,
    update: SessionUpdate,
    meta: Option<RawJson>,
) -> Frame {
    let params = wire::UpdateSessionNotification {
        session_id: session.to_string(),
        update,
        meta,
    };
    WIRE.notification::<notification::SessionUpdate>(&params, None)
}

/// Encodes an update of version 1 in the words of version 2; `None` if that version has none for it.
pub(in crate::dialects::acp) fn update(
    session: ThreadId,
    update: v1::SessionUpdate,
    meta: Option<RawJson>,
) -> Option<Frame> {
    use v1::SessionUpdate as V1;

    let update = match update {
        V1::ToolCall(_) | V1::ToolCallUpdate(_) => tool_call(&update)?,
        V1::Plan(plan) => plan_update(plan),
        V1::ConfigOptionUpdate(update) => {
            SessionUpdate::ConfigOptionUpdate(wire::ConfigOptionUpdate {
                config_options: options(update.config_options),
                meta: update.meta,
            })
        }
        V1::AvailableCommandsUpdate(update) => {
            let commands = update.available_commands.into_iter().map(command);
            SessionUpdate::AvailableCommandsUpdate(wire::AvailableCommandsUpdate {
                available_commands: commands.collect(),
                meta: update.meta,
            })
        }
        // The mode is one of the options.
        V1::CurrentModeUpdate(_) => return None,
        // The others have the same form.
        update => return Some(super::update(session, update, meta)),
    };
    Some(encode(session, update, meta))
}

fn plan_update(plan: v1::Plan) -> SessionUpdate {
    let entries = plan.entries.into_iter().map(|entry| wire::PlanEntry {
        content: entry.content,
        priority: entry.priority.as_str().into(),
        status: entry.status.as_str().into(),
        meta: entry.meta,
    });
    SessionUpdate::PlanUpdate(wire::PlanUpdate {
        plan: wire::PlanUpdateContent::Items(wire::PlanItems {
            plan_id: PLAN.to_owned(),
            entries: entries.collect(),
            meta: None,
        }),
        meta: plan.meta,
    })
}

/// Converts a slash command.
pub(in crate::dialects::acp) fn command(command: v1::AvailableCommand) -> wire::AvailableCommand {
    wire::AvailableCommand::Command(wire::Command {
        name: command.name,
        description: command.description,
        input: command.input.map(|input| {
            wire::AvailableCommandInput::Text(wire::TextCommandInput {
                hint: input.hint,
                meta: input.meta,
            })
        }),
        meta: command.meta,
    })
}

/// Converts configuration options.
pub(in crate::dialects::acp) fn options(
    options: Vec<v1::SessionConfigOption>,
) -> Vec<wire::SessionConfigOption> {
    options.into_iter().map(option).collect()
}

fn option(option: v1::SessionConfigOption) -> wire::SessionConfigOption {
    use v1::SessionConfigSelectOptions as Choices;

    let choices = |choices: Vec<v1::SessionConfigSelectOption>| {
        let choices = choices.into_iter();
        choices
            .map(|choice| wire::SessionConfigSelectOption {
                value: choice.value,
                name: choice.name,
                description: choice.description,
                meta: choice.meta,
            })
            .collect()
    };
    match option {
        v1::SessionConfigOption::Select(option) => {
            wire::SessionConfigOption::Select(wire::SessionConfigOptionSelect {
                config_id: option.id,
                name: option.name,
                description: option.description,
                category: option.category.map(|category| category.as_str().into()),
                current_value: option.current_value,
                options: match option.options {
                    Choices::Ungrouped(list) => {
                        wire::SessionConfigSelectOptions::Ungrouped(choices(list))
                    }
                    Choices::Grouped(groups) => {
                        let groups = groups.into_iter();
                        let groups = groups.map(|group| wire::SessionConfigSelectGroup {
                            group_id: group.group,
                            name: group.name,
                            options: choices(group.options),
                            meta: group.meta,
                        });
                        wire::SessionConfigSelectOptions::Grouped(groups.collect())
                    }
                    Choices::Unknown(raw) => wire::SessionConfigSelectOptions::Unknown(raw),
                },
                meta: option.meta,
            })
        }
        v1::SessionConfigOption::Boolean(option) => {
            wire::SessionConfigOption::Boolean(wire::SessionConfigOptionBoolean {
                config_id: option.id,
                name: option.name,
                description: option.description,
                category: option.category.map(|category| category.as_str().into()),
                current_value: option.current_value,
                meta: option.meta,
            })
        }
        v1::SessionConfigOption::Unknown(raw) => wire::SessionConfigOption::Unknown(raw),
    }
}

/// Makes a `state_update` about a session that works or waits; `None` if it does neither.
pub(in crate::dialects::acp) fn working(status: &ThreadStatus) -> Option<SessionUpdate> {
    let state = match status {
        ThreadStatus::Active {
            waiting_on_approval: false,
            waiting_on_input: false,
            ..
        } => wire::StateUpdate::Running(wire::RunningStateUpdate::default()),
        ThreadStatus::Active { .. } => {
            wire::StateUpdate::RequiresAction(wire::RequiresActionStateUpdate::default())
        }
        ThreadStatus::Idle | ThreadStatus::Failed => return None,
    };
    Some(SessionUpdate::StateUpdate(state))
}

/// Makes the `state_update` at the end of a turn.
pub(in crate::dialects::acp) fn idle(turn: &engine::Turn) -> SessionUpdate {
    let (stop_reason, error) = match (turn.status, turn.stop) {
        (TurnStatus::Interrupted, _) => (wire::StopReason::Cancelled, None),
        (_, Some(reason)) => (super::stop_reason(reason).as_str().into(), None),
        (TurnStatus::Completed, None) => (wire::StopReason::EndTurn, None),
        (TurnStatus::Failed | TurnStatus::Running, None) => {
            let error = turn.error.as_ref().map(|error| match error.kind {
                TurnErrorKind::Unauthorized => failure(errors::authentication_required(), error),
                _ => failure(errors::internal_error(&error.message), error),
            });
            (wire::StopReason::Error, error)
        }
    };
    stopped(Some(stop_reason), error)
}

/// Makes the `state_update` of an idle session. `reason`: why the work ended, if any did.
pub(in crate::dialects::acp) fn stopped(
    reason: Option<wire::StopReason>,
    error: Option<wire::Error>,
) -> SessionUpdate {
    SessionUpdate::StateUpdate(wire::StateUpdate::Idle(wire::IdleStateUpdate {
        stop_reason: reason,
        error,
        ..wire::IdleStateUpdate::default()
    }))
}

/// Words the error of a turn: the code of `kind` and the message for the user.
fn failure(kind: RpcError, error: &engine::TurnError) -> wire::Error {
    wire::Error {
        code: i32::try_from(kind.code).unwrap_or_default(),
        message: error.message.clone(),
        data: None,
    }
}

/// Makes an update that replaces the message `id`, or begins it.
pub(in crate::dialects::acp) fn message(speaker: ChunkKind, id: &str, text: &str) -> SessionUpdate {
    let message_id = id.to_owned();
    let content = Some(Some(vec![block(text_block(text))]));
    match speaker {
        ChunkKind::User => SessionUpdate::UserMessage(wire::UserMessage {
            message_id,
            content,
            meta: None,
        }),
        ChunkKind::Agent => SessionUpdate::AgentMessage(wire::AgentMessage {
            message_id,
            content,
            meta: None,
        }),
        ChunkKind::Thought => SessionUpdate::AgentThought(wire::AgentThought {
            message_id,
            content,
            meta: None,
        }),
    }
}

/// Makes a `user_message` update.
pub(in crate::dialects::acp) fn user_message(id: &str, content: &[InputPart]) -> SessionUpdate {
    let blocks = content.iter().map(|part| block(input_block(part)));
    SessionUpdate::UserMessage(wire::UserMessage {
        message_id: id.to_owned(),
        content: Some(Some(blocks.collect())),
        meta: None,
    })
}

fn block(block: v1::ContentBlock) -> wire::ContentBlock {
    use v1::ContentBlock as V1;
    use v1::EmbeddedResourceResource as R;

    match block {
        V1::Text(text) => wire::ContentBlock::Text(wire::TextContent {
            text: text.text,
            annotations: text.annotations.map(annotations),
            meta: text.meta,
        }),
        V1::Image(image) => wire::ContentBlock::Image(wire::ImageContent {
            data: image.data,
            mime_type: image.mime_type,
            uri: image.uri,
            annotations: image.annotations.map(annotations),
            meta: image.meta,
        }),
        V1::Audio(audio) => wire::ContentBlock::Audio(wire::AudioContent {
            data: audio.data,
            mime_type: audio.mime_type,
            annotations: audio.annotations.map(annotations),
            meta: audio.meta,
        }),
        V1::ResourceLink(link) => wire::ContentBlock::ResourceLink(wire::ResourceLink {
            name: link.name,
            uri: link.uri,
            title: link.title,
            description: link.description,
            icons: None,
            mime_type: link.mime_type,
            size: link.size.and_then(|size| u64::try_from(size).ok()),
            annotations: link.annotations.map(annotations),
            meta: link.meta,
        }),
        V1::Resource(resource) => wire::ContentBlock::Resource(wire::EmbeddedResource {
            resource: match resource.resource {
                R::Text(text) => wire::EmbeddedResourceResource::Text(wire::TextResourceContents {
                    text: text.text,
                    uri: text.uri,
                    mime_type: text.mime_type,
                    meta: text.meta,
                }),
                R::Blob(blob) => wire::EmbeddedResourceResource::Blob(wire::BlobResourceContents {
                    blob: blob.blob,
                    uri: blob.uri,
                    mime_type: blob.mime_type,
                    meta: blob.meta,
                }),
                R::Unknown(raw) => wire::EmbeddedResourceResource::Unknown(raw),
            },
            annotations: resource.annotations.map(annotations),
            meta: resource.meta,
        }),
        V1::Unknown(raw) => wire::ContentBlock::Unknown(raw),
    }
}

fn annotations(annotations: v1::Annotations) -> wire::Annotations {
    wire::Annotations {
        audience: annotations
            .audience
            .map(|roles| roles.iter().map(|role| role.as_str().into()).collect()),
        last_modified: annotations.last_modified,
        priority: annotations.priority,
        meta: annotations.meta,
    }
}

/// Converts a call, or the changes of one. `body` is the item of the call: version 2 tells more about files.
pub(in crate::dialects::acp) fn call(
    update: &v1::SessionUpdate,
    body: &ItemBody,
) -> Option<SessionUpdate> {
    let mut update = tool_call(update)?;
    if let SessionUpdate::ToolCallUpdate(call) = &mut update {
        match body {
            ItemBody::FileChange(change) if call.content.is_some() => {
                call.content = Some(Some(vec![diff(&change.changes)]));
            }
            ItemBody::Command(command) => call.capabilities = cancel(command),
            _ => {}
        }
    }
    Some(update)
}

/// Says whether a client can cancel the call of a command: it can end those that run in the background.
fn cancel(command: &engine::CommandItem) -> Option<Option<wire::ToolCallCapabilities>> {
    (command.source == CommandSource::Session).then(|| {
        (command.status == ActionStatus::InProgress).then(|| wire::ToolCallCapabilities {
            cancel: Some(wire::ToolCallCancelCapabilities::default()),
            meta: None,
        })
    })
}

fn tool_call(update: &v1::SessionUpdate) -> Option<SessionUpdate> {
    let call = match update {
        v1::SessionUpdate::ToolCall(call) => wire::ToolCallUpdate {
            title: Some(Some(call.title.clone())),
            ..tool_call_update(&v1::ToolCallUpdate {
                tool_call_id: call.tool_call_id.clone(),
                title: None,
                name: call.name.clone(),
                kind: call.kind.clone(),
                status: call.status.clone(),
                content: call.content.clone(),
                locations: call.locations.clone(),
                raw_input: call.raw_input.clone(),
                raw_output: call.raw_output.clone(),
                meta: None,
            })
        },
        v1::SessionUpdate::ToolCallUpdate(call) => tool_call_update(call),
        _ => return None,
    };
    Some(SessionUpdate::ToolCallUpdate(call))
}

/// Converts the changes of a call. Its `_meta` holds the terminals of version 1, so it is left out.
fn tool_call_update(call: &v1::ToolCallUpdate) -> wire::ToolCallUpdate {
    use v1::ToolCallContent as V1;

    let content = call.content.as_ref().map(|contents| {
        let contents = contents.iter().filter_map(|content| match content {
            V1::Content(content) => Some(wire::ToolCallContent::Content(wire::Content {
                content: block(content.content.clone()),
                meta: content.meta.clone(),
            })),
            V1::Terminal(terminal) => Some(wire::ToolCallContent::Terminal(wire::Terminal {
                terminal_id: terminal.terminal_id.clone(),
                meta: None,
            })),
            // The item has the changes.
            V1::Diff(_) => None,
            V1::Unknown(raw) => Some(wire::ToolCallContent::Unknown(raw.clone())),
        });
        Some(contents.collect())
    });
    let locations = call.locations.as_ref().map(|locations| {
        let locations = locations.iter().map(|location| wire::ToolCallLocation {
            path: location.path.clone(),
            line: location.line,
            meta: None,
        });
        Some(locations.collect())
    });
    wire::ToolCallUpdate {
        tool_call_id: call.tool_call_id.clone(),
        name: call.name.clone().map(Some),
        title: call.title.clone().map(Some),
        kind: call.kind.as_ref().map(|kind| Some(kind.as_str().into())),
        status: call
            .status
            .as_ref()
            .map(|status| Some(status.as_str().into())),
        content,
        locations,
        raw_input: call.raw_input.clone().map(Some),
        raw_output: call.raw_output.clone().map(Some),
        capabilities: None,
        meta: None,
    }
}

/// Makes the content of a call that changes files.
fn diff(changes: &[engine::FileChange]) -> wire::ToolCallContent {
    let changes = changes.iter().map(|change| {
        let path = change.path.display().to_string();
        let file_type = Some(wire::DiffFileType::Text);
        match &change.kind {
            FileChangeKind::Add => wire::DiffChange::Add(wire::DiffChangeAdd {
                file_type,
                mime_type: None,
                path,
                meta: None,
            }),
            FileChangeKind::Delete => wire::DiffChange::Delete(wire::DiffChangeDelete {
                file_type,
                mime_type: None,
                path,
                meta: None,
            }),
            FileChangeKind::Update { move_path: None } => {
                wire::DiffChange::Modify(wire::DiffChangeModify {
                    file_type,
                    mime_type: None,
                    path,
                    meta: None,
                })
            }
            FileChangeKind::Update {
                move_path: Some(target),
            } => wire::DiffChange::Move(wire::DiffChangeMove {
                file_type,
                mime_type: None,
                old_path: path,
                path: target.display().to_string(),
                meta: None,
            }),
        }
    });
    let changes: Vec<_> = changes.collect();
    wire::ToolCallContent::Diff(wire::Diff {
        changes,
        patch: None,
        meta: None,
    })
}

/// The part of a terminal that an update tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::dialects::acp) enum TerminalPart {
    /// The command, before it has any output.
    Start,
    /// The output so far.
    Output,
    /// How the command ended.
    End,
    /// The output, none of which was told before, and how the command ended.
    OutputAndEnd,
    /// Everything.
    All,
}

/// Makes a `terminal_update` about the terminal of a command, whose id is that of the item.
pub(in crate::dialects::acp) fn terminal(
    id: &ItemId,
    command: &engine::CommandItem,
    part: TerminalPart,
) -> SessionUpdate {
    use TerminalPart as Part;

    let begins = matches!(part, Part::Start | Part::All);
    let ends = !matches!(part, Part::Start | Part::Output);
    let has_output = matches!(part, Part::Output | Part::OutputAndEnd | Part::All);
    let output = command
        .output
        .as_deref()
        .filter(|output| !output.is_empty() && has_output);
    let capabilities = cancel(command).map(|call| {
        call.filter(|_| !ends).map(|_| wire::TerminalCapabilities {
            cancel: Some(wire::TerminalCancelCapabilities::default()),
            meta: None,
        })
    });
    SessionUpdate::TerminalUpdate(wire::TerminalUpdate {
        terminal_id: id.to_string(),
        command: begins.then(|| Some(command.command.clone())),
        cwd: begins.then(|| Some(command.cwd.display().to_string())),
        output: output.map(|output| {
            Some(wire::TerminalOutput {
                data: BASE64_STANDARD.encode(tail(output)),
                meta: None,
            })
        }),
        exit_status: ends.then(|| {
            Some(wire::TerminalExitStatus {
                exit_code: command.exit_code.map(i64::from),
                signal: None,
                meta: None,
            })
        }),
        size: None,
        capabilities,
        meta: None,
    })
}

/// Makes a `terminal_output_chunk` update.
pub(in crate::dialects::acp) fn terminal_output(id: &ItemId, text: &str) -> SessionUpdate {
    SessionUpdate::TerminalOutputChunk(wire::TerminalOutputChunk {
        terminal_id: id.to_string(),
        data: BASE64_STANDARD.encode(text),
        meta: None,
    })
}

/// Converts a request for a permission. `ask` is the question that it asks.
pub(in crate::dialects::acp) fn permission(
    ask: &Ask,
    request: v1::RequestPermissionRequest,
) -> wire::RequestPermissionRequest {
    use wire::RequestPermissionSubject as Subject;

    let call = |content| {
        let mut tool_call = tool_call_update(&request.tool_call);
        tool_call.content = content;
        Subject::ToolCall(wire::ToolCallPermissionSubject {
            tool_call,
            meta: None,
        })
    };
    let (question, description, subject) = match &ask.kind {
        AskKind::Command {
            command,
            cwd,
            reason,
            ..
        } => {
            let subject = Subject::Command(wire::CommandPermissionSubject {
                command: command.clone(),
                cwd: cwd.display().to_string(),
                tool_call_id: Some(ask.item.to_string()),
                terminal_id: Some(ask.item.to_string()),
                meta: None,
            });
            ("Run this command?".to_owned(), reason.clone(), subject)
        }
        AskKind::FileChange { changes, reason } => {
            let name = request.tool_call.title.clone().unwrap_or_default();
            let content = Some(Some(vec![diff(changes)]));
            (format!("{name}?"), reason.clone(), call(content))
        }
        AskKind::Tool {
            server,
            tool,
            description,
            ..
        } => {
            let name = title(&format!("{server}: {tool}"));
            (format!("Call {name}?"), description.clone(), call(None))
        }
        AskKind::Permissions {
            reason,
            permissions,
            ..
        } => {
            let question = format!("Allow the agent to {permissions}?");
            (question, reason.clone(), call(None))
        }
        AskKind::Input { .. } | AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => {
            (String::new(), None, call(None))
        }
    };
    let options = request.options.into_iter();
    let options = options.map(|option| wire::PermissionOption {
        option_id: option.option_id,
        name: option.name,
        kind: option.kind.as_str().into(),
        meta: option.meta,
    });
    wire::RequestPermissionRequest {
        session_id: request.session_id,
        title: question,
        description,
        subject: Some(subject),
        options: options.collect(),
        meta: request.meta,
    }
}
