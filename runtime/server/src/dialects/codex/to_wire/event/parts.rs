//! The values inside of events, which have forms of their own.

use std::collections::BTreeMap;

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_engine as engine;
use threadwire_engine::{InputPart, Item, ItemBody, TurnErrorKind};
use threadwire_protocol::codex::{self as wire, Version};

use super::super::{context_window, search};

pub(super) fn base64(text: &str) -> String {
    BASE64_STANDARD.encode(text)
}

/// Converts an item that has an event form of its own; `None` for actions, which have events instead.
pub(super) fn turn_item(item: &Item, is_done: bool) -> Option<wire::TurnItem> {
    use wire::TurnItem as W;

    let id = item.id.to_string();
    Some(match &item.body {
        ItemBody::User { content, .. } => W::UserMessage(wire::TurnItemUserMessage {
            id,
            content: content.iter().map(user_input).collect(),
        }),
        // Failures have no item type; they are shown as messages.
        ItemBody::Agent { text, .. } | ItemBody::Error { message: text } => {
            W::AgentMessage(wire::TurnItemAgentMessage {
                id,
                content: if is_done || !text.is_empty() {
                    vec![wire::AgentMessageContent::Text(
                        wire::AgentMessageContentText { text: text.clone() },
                    )]
                } else {
                    Vec::new()
                },
            })
        }
        ItemBody::Plan { text } => W::Plan(wire::TurnItemPlan {
            id,
            text: text.clone(),
        }),
        ItemBody::Reasoning { summary, content } => W::Reasoning(wire::TurnItemReasoning {
            id,
            summary_text: summary.clone(),
            raw_content: content.clone(),
        }),
        ItemBody::WebSearch { query, action } => W::WebSearch(wire::TurnItemWebSearch {
            id,
            query: query.clone(),
            action: search::provider_action(query, action),
        }),
        ItemBody::Compaction { .. } => W::ContextCompaction(wire::TurnItemContextCompaction { id }),
        ItemBody::Command(_)
        | ItemBody::FileChange(_)
        | ItemBody::Tool(_)
        | ItemBody::ImageView { .. }
        | ItemBody::GeneratedImage { .. }
        | ItemBody::HookPrompt { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. } => return None,
    })
}

fn user_input(part: &InputPart) -> wire::LegacyUserInput {
    use wire::LegacyUserInput as W;

    match super::super::item::user_input(part) {
        wire::UserInput::Text(part) => W::Text(wire::LegacyUserInputText {
            text: part.text,
            text_elements: part.text_elements.into_iter().map(text_element).collect(),
        }),
        wire::UserInput::LocalImage(part) => {
            W::LocalImage(wire::LegacyUserInputLocalImage { path: part.path })
        }
        wire::UserInput::Skill(part) => W::Skill(wire::LegacyUserInputSkill {
            name: part.name,
            path: part.path,
        }),
        wire::UserInput::Mention(part) => W::Mention(wire::LegacyUserInputMention {
            name: part.name,
            path: part.path,
        }),
        wire::UserInput::Image(part) => W::Image(wire::LegacyUserInputImage {
            image_url: part.url.unwrap_or_default(),
        }),
        // 0.97 has no sounds; the address tells the most.
        wire::UserInput::Audio(part) => text(part.url.unwrap_or_default()),
        wire::UserInput::LocalAudio(part) => text(part.path),
        wire::UserInput::Unknown(part) => text(part.get().to_owned()),
    }
}

fn text(text: String) -> wire::LegacyUserInput {
    wire::LegacyUserInput::Text(wire::LegacyUserInputText {
        text,
        text_elements: Vec::new(),
    })
}

fn text_element(element: wire::TextElement) -> wire::LegacyTextElement {
    wire::LegacyTextElement {
        byte_range: element.byte_range,
        placeholder: element.placeholder,
    }
}

/// Sums up a message of the user.
pub(super) fn user_message(content: &[InputPart]) -> wire::EventMsgUserMessage {
    let mut message = wire::EventMsgUserMessage {
        message: String::new(),
        images: Some(Vec::new()),
        local_images: Vec::new(),
        text_elements: Vec::new(),
    };
    for part in content {
        match user_input(part) {
            wire::LegacyUserInput::Text(part) => {
                message.message.push_str(&part.text);
                message.text_elements.extend(part.text_elements);
            }
            wire::LegacyUserInput::Image(part) => {
                message.images.get_or_insert_default().push(part.image_url);
            }
            wire::LegacyUserInput::LocalImage(part) => message.local_images.push(part.path),
            wire::LegacyUserInput::Skill(_)
            | wire::LegacyUserInput::Mention(_)
            | wire::LegacyUserInput::Unknown(_) => {}
        }
    }
    message
}

/// Converts what a part of a command appears to do.
pub(in crate::dialects::codex::to_wire) fn parsed_command(
    action: &engine::CommandAction,
) -> wire::ParsedCommand {
    use engine::CommandAction as E;
    use wire::ParsedCommand as W;

    match action.clone() {
        E::Read {
            command: cmd,
            name,
            path,
        } => W::Read(wire::ParsedCommandRead {
            cmd,
            name,
            path: path.display().to_string(),
        }),
        E::List { command: cmd, path } => W::ListFiles(wire::ParsedCommandListFiles { cmd, path }),
        E::Search {
            command: cmd,
            query,
            path,
        } => W::Search(wire::ParsedCommandSearch { cmd, query, path }),
        E::Unknown { command: cmd } => W::Other(wire::ParsedCommandOther { cmd }),
    }
}

/// Converts changes of files, by path.
pub(in crate::dialects::codex::to_wire) fn file_changes(
    changes: &[engine::FileChange],
) -> BTreeMap<String, wire::FileChange> {
    use wire::FileChange as W;

    let change = |change: &engine::FileChange| {
        let diff = change.diff.clone();
        match &change.kind {
            engine::FileChangeKind::Add => W::Add(wire::FileChangeAdd { content: diff }),
            engine::FileChangeKind::Delete => W::Delete(wire::FileChangeDelete { content: diff }),
            engine::FileChangeKind::Update { move_path } => W::Update(wire::FileChangeUpdate {
                unified_diff: diff,
                move_path: move_path.as_ref().map(|path| path.display().to_string()),
            }),
        }
    };
    changes
        .iter()
        .map(|changed| (changed.path.display().to_string(), change(changed)))
        .collect()
}

pub(super) fn plan(plan: &engine::Plan) -> wire::EventMsgPlanUpdate {
    wire::EventMsgPlanUpdate {
        explanation: plan.explanation.clone(),
        plan: plan
            .steps
            .iter()
            .map(|step| wire::PlanItemArg {
                step: step.text.clone(),
                status: match step.status {
                    engine::PlanStepStatus::Pending => wire::StepStatus::Pending,
                    engine::PlanStepStatus::InProgress => wire::StepStatus::InProgress,
                    engine::PlanStepStatus::Completed => wire::StepStatus::Completed,
                },
            })
            .collect(),
    }
}

pub(super) fn token_usage(report: &engine::UsageReport) -> wire::TokenUsageInfo {
    let usage = |usage: &engine::Usage| wire::TokenUsage {
        input_tokens: usage.input as i64,
        cached_input_tokens: usage.cached_input as i64,
        output_tokens: usage.output as i64,
        reasoning_output_tokens: usage.reasoning as i64,
        total_tokens: usage.total() as i64,
    };
    wire::TokenUsageInfo {
        total_token_usage: usage(&report.total),
        last_token_usage: usage(&report.last),
        model_context_window: context_window(
            report.context_window,
            report.assumed_window,
            Version::V0_97,
        ),
    }
}

pub(super) fn rate_limits(limits: Option<&engine::RateLimits>) -> wire::LegacyRateLimitSnapshot {
    let window = |window: &engine::RateWindow| wire::LegacyRateLimitWindow {
        used_percent: window.used_percent,
        window_minutes: window.window_minutes.map(|minutes| minutes as i64),
        resets_at: window.resets_at,
    };
    wire::LegacyRateLimitSnapshot {
        primary: limits
            .and_then(|limits| limits.primary.as_ref())
            .map(window),
        secondary: limits
            .and_then(|limits| limits.secondary.as_ref())
            .map(window),
        credits: limits
            .and_then(|limits| limits.credits.as_ref())
            .map(|credits| wire::LegacyCreditsSnapshot {
                has_credits: credits.has_credits,
                unlimited: credits.unlimited,
                balance: credits.balance.clone(),
            }),
        plan_type: None,
    }
}

pub(super) fn error_info(kind: &TurnErrorKind) -> wire::LegacyCodexErrorInfo {
    use wire::LegacyCodexErrorInfo as Info;

    match *kind {
        TurnErrorKind::ContextWindowExceeded => Info::ContextWindowExceeded,
        TurnErrorKind::UsageLimitExceeded => Info::UsageLimitExceeded,
        TurnErrorKind::InternalServerError => Info::InternalServerError,
        TurnErrorKind::Unauthorized => Info::Unauthorized,
        TurnErrorKind::BadRequest => Info::BadRequest,
        TurnErrorKind::SandboxError => Info::SandboxError,
        // An error response of a provider has no error kind of its own, as in the notification.
        TurnErrorKind::RateLimitExceeded
        | TurnErrorKind::ServerOverloaded
        | TurnErrorKind::FlexUnavailable
        | TurnErrorKind::PolicyCapacityUnavailable
        | TurnErrorKind::ModelNotFound
        | TurnErrorKind::CyberPolicy
        | TurnErrorKind::MisalignmentPolicyViolation
        | TurnErrorKind::ConnectionFailed { status: Some(_) }
        | TurnErrorKind::Other => Info::Other,
        TurnErrorKind::ConnectionFailed { status: None } => {
            Info::HttpConnectionFailed(wire::LegacyCodexErrorInfoHttpConnectionFailed {
                http_status_code: None,
            })
        }
        TurnErrorKind::StreamDisconnected { status } => {
            Info::ResponseStreamDisconnected(wire::LegacyCodexErrorInfoResponseStreamDisconnected {
                http_status_code: status,
            })
        }
        TurnErrorKind::TooManyFailedAttempts { status } => Info::ResponseTooManyFailedAttempts(
            wire::LegacyCodexErrorInfoResponseTooManyFailedAttempts {
                http_status_code: status,
            },
        ),
    }
}

pub(super) fn question(
    question: wire::ToolRequestUserInputQuestion,
) -> wire::RequestUserInputQuestion {
    let option = |option: wire::ToolRequestUserInputOption| wire::RequestUserInputQuestionOption {
        label: option.label,
        description: option.description,
    };
    wire::RequestUserInputQuestion {
        id: question.id,
        header: question.header,
        question: question.question,
        is_other: question.is_other,
        is_secret: question.is_secret,
        options: question
            .options
            .map(|options| options.into_iter().map(option).collect()),
    }
}

pub(super) fn duration(millis: Option<i64>) -> wire::Duration {
    let millis = u64::try_from(millis.unwrap_or_default()).unwrap_or_default();
    wire::Duration {
        secs: millis / 1000,
        nanos: (millis % 1000) as u32 * 1_000_000,
    }
}

/// Converts the source of a thread for lists of conversations.
pub(in crate::dialects::codex) fn session_source(
    source: wire::SessionSource,
) -> wire::LegacySessionSource {
    match source {
        wire::SessionSource::Cli => wire::LegacySessionSource::Cli,
        wire::SessionSource::Vscode => wire::LegacySessionSource::Vscode,
        wire::SessionSource::Exec => wire::LegacySessionSource::Exec,
        wire::SessionSource::AppServer => wire::LegacySessionSource::Mcp,
        wire::SessionSource::SubAgent(source) => wire::LegacySessionSource::Subagent(source),
        wire::SessionSource::Custom(_)
        | wire::SessionSource::Unrecorded
        | wire::SessionSource::Unknown(_) => wire::LegacySessionSource::Unrecorded,
    }
}
