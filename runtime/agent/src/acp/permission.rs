//! Permissions: the thread's policy decides, or the user does.

use threadwire_engine::{Answer, AskKind, Decision};
use threadwire_protocol::acp::{
    PermissionOption, PermissionOptionKind as Kind, RequestPermissionOutcome,
    RequestPermissionOutcomeSelected, RequestPermissionResponse,
};

use super::{
    projection::Wanted,
    serve::{self, Asked},
};
use crate::tools::Foreign;

/// What is decided about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decided {
    Once,
    Session,
    Always,
    Declined,
    Cancelled,
}

/// Answers the request of an agent that wants to run a tool call.
pub(super) async fn settle(asked: Asked, options: Vec<PermissionOption>, wanted: Wanted) {
    let turn = asked.tools.turn();
    let scope = scope(&asked.agent, &wanted.ask);
    let judged = asked.tools.judge(&wanted.ask, wanted.reads_only).await;
    let by_user = matches!(judged, Foreign::Ask(_));
    let decided = match judged {
        Foreign::Allowed => Decided::Once,
        Foreign::Refused(reason) => {
            tracing::debug!(reason, "the policy refuses a call of an agent");
            Decided::Declined
        }
        Foreign::Ask(_) if turn.allowed(&scope) => Decided::Once,
        Foreign::Ask(reason) => {
            let ask = with_reason(wanted.ask.clone(), reason);
            let answer = turn
                .ask_until(wanted.item.clone(), ask, asked.withdrawn.cancelled())
                .await;
            match answer {
                None => return asked.responder.refuse(&serve::withdrawn()),
                Some(Answer::Decision { decision }) => match decision {
                    Decision::Accept => Decided::Once,
                    Decision::AcceptForSession => Decided::Session,
                    Decision::AcceptAlways { .. } => Decided::Always,
                    Decision::Decline => Decided::Declined,
                    Decision::Cancel => Decided::Cancelled,
                },
                Some(_) => Decided::Cancelled,
            }
        }
    };
    match decided {
        // Some agents ask again for what was allowed for longer.
        Decided::Session | Decided::Always => turn.allow(&scope),
        Decided::Declined => wanted.decline(),
        Decided::Once | Decided::Cancelled => {}
    }
    if matches!(decided, Decided::Once | Decided::Session | Decided::Always) {
        wanted.allow(by_user);
    }
    let outcome = match choose(&options, decided) {
        Some(option) => RequestPermissionOutcome::Selected(RequestPermissionOutcomeSelected {
            option_id: option.option_id.clone(),
            meta: None,
        }),
        None => RequestPermissionOutcome::Cancelled,
    };
    asked.responder.respond(&RequestPermissionResponse {
        outcome,
        meta: None,
    });
}

/// Returns the option that says what was decided, or the next narrower one; `None` to cancel.
fn choose(options: &[PermissionOption], decided: Decided) -> Option<&PermissionOption> {
    let of = |kind: Kind| options.iter().filter(move |option| option.kind == kind);
    match decided {
        Decided::Once => of(Kind::AllowOnce).next(),
        Decided::Session => of(Kind::AllowAlways).chain(of(Kind::AllowOnce)).next(),
        // Of several options that allow for longer, the later ones allow more.
        Decided::Always => of(Kind::AllowAlways)
            .next_back()
            .or_else(|| of(Kind::AllowOnce).next()),
        Decided::Declined => of(Kind::RejectOnce).chain(of(Kind::RejectAlways)).next(),
        Decided::Cancelled => None,
    }
}

/// Returns the scope of an approval for the session.
fn scope(agent: &str, ask: &AskKind) -> String {
    match ask {
        AskKind::Command { command, cwd, .. } => {
            format!("command by {agent} in {}: {command}", cwd.display())
        }
        AskKind::FileChange { changes, .. } => {
            let paths = changes
                .iter()
                .map(|change| change.path.display().to_string());
            format!(
                "changes by {agent}: {}",
                paths.collect::<Vec<_>>().join(", ")
            )
        }
        AskKind::Tool { server, tool, .. } => format!("tool {tool} of {server} by {agent}"),
        _ => String::new(),
    }
}

fn with_reason(ask: AskKind, told: Option<String>) -> AskKind {
    match ask {
        AskKind::Command {
            command,
            argv,
            cwd,
            actions,
            reason,
            amendment,
        } => AskKind::Command {
            command,
            argv,
            cwd,
            actions,
            reason: reason.or(told),
            amendment,
        },
        AskKind::FileChange { changes, reason } => AskKind::FileChange {
            changes,
            reason: reason.or(told),
        },
        ask => ask,
    }
}
