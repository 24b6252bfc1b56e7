//! Compaction: a summary that the model writes replaces the older part of a conversation.

use std::borrow::Cow;

use threadwire_engine::{ItemBody, TurnTask, Usage};
use threadwire_host::config::instructions_of;
use threadwire_workspace::hooks::Event;

use super::{
    answer::retry,
    conversation::{Conversation, drop_lone_outputs, estimate, show, show_completion},
    hooks::{self, Prepared},
    turn::{Run, turn_metadata},
};
use crate::{
    extensions::Purpose,
    model::{ContextItem, Message, ModelError, ModelEvent, Retries, Role},
    tools::ends,
};

/// The prompt for a summary.
const PROMPT: &str = include_str!("compact.md");

/// The text before a summary, which distinguishes it from messages of the user.
const PREFIX: &str = "<conversation_summary>\nThe conversation so far was replaced by this summary. Go on from it; do not \
                      repeat what is done.\n\n";
const SUFFIX: &str = "\n</conversation_summary>";

/// Why a compaction fails whose answer is empty. No connection broke.
const NO_SUMMARY: &str = "the model wrote no summary";

/// Maximum number of tokens of the last user messages that are kept.
const KEPT_TOKENS: u64 = 20_000;

/// The kept messages take at most the `KEPT_PART`th part of the compaction limit.
const KEPT_PART: u64 = 4;

/// Replaces the conversation by the last user messages and a summary.
pub(super) async fn run(run: &Run<'_>, conversation: &mut Conversation) -> Result<(), ModelError> {
    let turn = &run.turn;
    let trigger = match turn.task() {
        TurnTask::Compact => "manual",
        _ => "auto",
    };
    if !run.around_compaction(Event::PreCompact, trigger).await {
        return Err(ModelError::Cancelled);
    }
    let item = turn
        .start_item(ItemBody::Compaction { summary: None })
        .await;
    if let Some(counted) = conversation.counted() {
        turn.show_usage(counted, run.setup.context_window()).await;
    }
    let summary = match summary(run, conversation).await {
        Ok(summary) => summary,
        Err(error) => {
            turn.abandon_item(&item).await;
            return Err(error);
        }
    };
    let room = KEPT_TOKENS.min(run.setup.compact_at / KEPT_PART);
    let items = with_summary(conversation.items(), room, &summary);
    conversation.replace(turn, items).await;
    run.toolbox.tools().set_window(conversation.window());
    let left = Usage {
        estimated: conversation.tokens(),
        ..Usage::default()
    };
    turn.show_usage(left, run.setup.context_window()).await;
    let body = ItemBody::Compaction {
        summary: Some(summary),
    };
    turn.complete_item(&item, body).await;
    run.note_compaction();
    match run.around_compaction(Event::PostCompact, trigger).await {
        true => Ok(()),
        false => Err(ModelError::Cancelled),
    }
}

/// Returns what replaces a conversation of which nothing is known but this summary and what the user said.
pub(crate) fn summarized(items: &[ContextItem], summary: &str) -> Vec<ContextItem> {
    with_summary(items, KEPT_TOKENS, summary)
}

/// Returns the last user messages within `room` tokens, and the summary.
fn with_summary(items: &[ContextItem], room: u64, summary: &str) -> Vec<ContextItem> {
    let mut items = kept(items, room);
    let told = format!("{PREFIX}{}{SUFFIX}", summary.trim());
    items.push(ContextItem::Message(Message::text(Role::User, told)));
    items
}

/// Requests a summary from the model. If the request is too long, it leaves out the oldest items.
async fn summary(run: &Run<'_>, conversation: &Conversation) -> Result<String, ModelError> {
    let mut input = conversation.items().to_vec();
    let config = &run.setup.config;
    let prompt = match &config.compact_prompt {
        Some(prompt) => Some(prompt.clone()),
        None => {
            let file = config.experimental_compact_prompt_file.clone();
            let of_file = instructions_of(file, "experimental compact prompt").await;
            of_file.map_err(ModelError::Configuration)?
        }
    };
    let prompt = prompt.as_deref().unwrap_or(PROMPT);
    input.push(ContextItem::Message(Message::text(Role::User, prompt)));
    let purpose = Purpose::Compaction;
    let prepared = hooks::before_model(run, &input, purpose).await?;
    let mut retries = Retries::new(&run.setup.provider);
    run.turn.request_started().await;
    loop {
        let failure = match ask(run, prepared.as_ref(), &input).await {
            Ok((summary, usage)) => {
                let said = ContextItem::Message(Message::text(Role::Assistant, summary.as_str()));
                hooks::after_model(run, purpose, &[said], usage).await?;
                return Ok(summary);
            }
            Err(failure) => failure,
        };
        if failure == ModelError::ContextWindow && input.len() > 2 {
            let before = input.len();
            drop_oldest(&mut input);
            let left_out = before - input.len();
            let told = format!(
                "The summary leaves out {left_out} of the oldest items of the conversation: the model's context has no \
                 room for them."
            );
            run.turn.remark(told).await;
            continue;
        }
        let retried = retry(run, &mut retries, failure).await;
        retried.map_err(|failure| match failure {
            ModelError::Broken { reason, .. } if reason == NO_SUMMARY => {
                ModelError::Incomplete(reason)
            }
            other => other,
        })?;
    }
}

/// Drops the older half, and outputs whose calls were dropped.
fn drop_oldest(input: &mut Vec<ContextItem>) {
    input.drain(..input.len() / 2);
    drop_lone_outputs(input, Default::default());
}

async fn ask(
    run: &Run<'_>,
    prepared: Option<&Prepared>,
    input: &[ContextItem],
) -> Result<(String, Option<Usage>), ModelError> {
    let cancelled = run.turn.cancelled();
    let opened = {
        let input = match prepared {
            Some(prepared) => prepared.input(input),
            None => Cow::Borrowed(input),
        };
        // The tools stay the same, so that the provider can reuse its cache; some providers require them if there are
        // calls.
        let tools = run.definitions();
        let metadata = turn_metadata(&run.turn);
        let mut request = run.request(&input, &tools);
        request.turn_metadata = metadata.as_deref();
        if let Some(prepared) = prepared {
            request = prepared.apply(request);
        }
        request.output_schema = None;
        request.may_call = false;
        run.agent.0.client.open(&run.setup.provider, &request)
    };
    let mut text = String::new();
    let mut counted = None;
    let answer = async {
        let mut stream = opened.await?;
        loop {
            match stream.next().await? {
                ModelEvent::ItemDone(item) => {
                    show(&run.turn, std::slice::from_ref(&item)).await;
                    if let ContextItem::Message(message) = item {
                        text.push_str(&message.joined_text());
                    }
                }
                ModelEvent::Usage(usage) => {
                    counted = Some(usage);
                    run.turn.usage(usage, run.setup.context_window()).await;
                }
                ModelEvent::Completed(completion) => {
                    show_completion(&run.turn, *completion, counted).await;
                    return Ok::<_, ModelError>(());
                }
                _ => {}
            }
        }
    };
    tokio::select! {
        biased;
        () = cancelled.cancelled() => return Err(ModelError::Cancelled),
        answer = answer => answer?,
    }
    if text.trim().is_empty() {
        // An empty summary would replace the whole conversation.
        return Err(ModelError::Broken {
            reason: NO_SUMMARY.to_owned(),
            after: None,
        });
    }
    Ok((text, counted))
}

/// Returns the last user messages within `left` tokens, oldest first. The message that exceeds the limit loses its
/// middle. Messages about the surroundings are not kept, because they are sent again.
fn kept(items: &[ContextItem], mut left: u64) -> Vec<ContextItem> {
    let mut kept = Vec::new();
    for item in items.iter().rev() {
        let ContextItem::Message(message) = item else {
            continue;
        };
        let text = message.joined_text();
        if message.role != Role::User || is_told(&text) {
            continue;
        }
        let tokens = estimate(item);
        if tokens > left {
            if left > 0 {
                let left = usize::try_from(left).unwrap_or(usize::MAX);
                let ends = ends(&text, text.len(), left).unwrap_or(text);
                kept.push(ContextItem::Message(Message::text(Role::User, ends)));
            }
            break;
        }
        left -= tokens;
        kept.push(item.clone());
    }
    kept.reverse();
    kept
}

/// Returns whether a message with the role `user` was not written by the user.
fn is_told(text: &str) -> bool {
    [
        "<environment_context>",
        "# AGENTS.md instructions",
        "<skill>",
        "<conversation_summary>",
        "<subagent_notification>",
        "<user_action>",
        "<user_shell_command>",
        "<goal_context>",
        "<workspace_memory>",
        "<hook_prompt",
    ]
    .iter()
    .any(|start| text.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_what_the_user_said_is_kept_as_far_as_there_is_room() {
        let said = |role, text: &str| ContextItem::Message(Message::text(role, text));
        let long = "b".repeat(4_000);
        let items = [
            said(Role::User, "first"),
            said(Role::User, &long),
            said(Role::Assistant, "answer"),
            said(Role::User, "<environment_context>"),
            said(Role::User, "<user_shell_command>"),
            said(Role::User, "<goal_context>\nReach it.\n</goal_context>"),
            said(
                Role::User,
                "<workspace_memory>\nNotes.\n</workspace_memory>",
            ),
            said(
                Role::User,
                "<hook_prompt hook_run_id=\"1\">Go on.</hook_prompt>",
            ),
            said(Role::User, "last"),
        ];
        let texts = |room| -> Vec<String> {
            let kept = kept(&items, room).into_iter();
            kept.map(|item| match item {
                ContextItem::Message(message) => message.joined_text(),
                other => panic!("{other:?}"),
            })
            .collect()
        };
        assert_eq!(texts(2_000), ["first", &long, "last"]);
        let short = texts(101);
        assert_eq!(short.len(), 2);
        assert!(short[0].starts_with("bb"));
        assert!(short[0].contains("bb…900 tokens truncated…bb"));
        assert_eq!(texts(1), ["last"]);
    }
}
