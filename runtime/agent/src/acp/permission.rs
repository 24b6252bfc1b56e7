//! Permissions: the thread's policy decides, or the user does.

use std::collections::HashSet;

use threadwire_engine::{Answer, AskKind, AskedItem, Decision};
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
    let options = Options::new(options);
    let scope = scope(&asked.agent, &wanted.ask);
    let judged = asked.tools.judge(&wanted.ask, wanted.reads_only).await;
    // Whether the user is asked now.
    let mut is_asked = false;
    let by_user = matches!(judged, Foreign::Ask(_));
    let decided = match judged {
        Foreign::Allowed => Decided::Once,
        Foreign::Refused(reason) => {
            tracing::debug!(reason, "the policy refuses a call of an agent");
            Decided::Declined
        }
        Foreign::Ask(_) if turn.allowed(&scope) => Decided::Once,
        // Nobody is asked for what the agent does not take.
        Foreign::Ask(_) if options.allowing().is_none() => Decided::Once,
        Foreign::Ask(reason) => {
            is_asked = true;
            let ask = with_reason(wanted.ask.clone(), reason);
            let item = AskedItem {
                lasting_only: options.of(Kind::AllowOnce).is_none(),
                ..AskedItem::new(wanted.item.clone())
            };
            let answer = turn.ask_until(item, ask, asked.withdrawn.cancelled()).await;
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
    let mut option = options.choose(decided);
    if decided == Decided::Once && option.is_none() {
        let what = what(&wanted.ask);
        let agent = &asked.agent;
        // What the user allowed once is not allowed for longer.
        option = options.allowing().filter(|_| !is_asked);
        let warning = match option {
            Some(_) => format!(
                "agent {agent} takes no approval for once: {what} is allowed for longer, and it may not ask again"
            ),
            None if is_asked => {
                format!("agent {agent} takes no approval of {what} for once, so it was cancelled")
            }
            None => format!("agent {agent} takes no approval of {what}, so it was cancelled"),
        };
        turn.warn(warning).await;
    }
    match decided {
        Decided::Declined => wanted.decline(),
        Decided::Cancelled => {}
        _ if option.is_none() => wanted.decline(),
        Decided::Once => wanted.allow(by_user),
        Decided::Session | Decided::Always => {
            // Some agents ask again for what was allowed for longer.
            turn.allow(&scope);
            wanted.allow(by_user);
        }
    }
    let outcome = match option {
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

/// The options that an agent offers, each with an id of its own.
struct Options(Vec<PermissionOption>);

impl Options {
    /// Leaves out options whose id an earlier one has: the agent would take the one for the other.
    fn new(mut options: Vec<PermissionOption>) -> Self {
        let mut ids = HashSet::new();
        options.retain(|option| ids.insert(option.option_id.clone()));
        Self(options)
    }

    /// Returns the first option of a kind.
    fn of(&self, kind: Kind) -> Option<&PermissionOption> {
        self.0.iter().find(|option| option.kind == kind)
    }

    /// Returns the option that allows least.
    fn allowing(&self) -> Option<&PermissionOption> {
        self.of(Kind::AllowOnce)
            .or_else(|| self.of(Kind::AllowAlways))
    }

    /// Returns the option that says what was decided, or the next narrower one; `None` to cancel.
    fn choose(&self, decided: Decided) -> Option<&PermissionOption> {
        let or_once = |option: Option<_>| option.or_else(|| self.of(Kind::AllowOnce));
        match decided {
            Decided::Once => self.of(Kind::AllowOnce),
            Decided::Session => or_once(self.of(Kind::AllowAlways)),
            // Of several options that allow for longer, the later ones allow more.
            Decided::Always => {
                let mut options = self.0.iter().rev();
                or_once(options.find(|option| option.kind == Kind::AllowAlways))
            }
            Decided::Declined => self
                .of(Kind::RejectOnce)
                .or_else(|| self.of(Kind::RejectAlways)),
            Decided::Cancelled => None,
        }
    }
}

/// Returns what is asked for, for people.
fn what(ask: &AskKind) -> String {
    match ask {
        AskKind::Command { command, .. } => format!("`{command}`"),
        AskKind::FileChange { .. } => "a change of files".to_owned(),
        AskKind::Tool { tool, .. } => format!("a call of {tool}"),
        _ => "an action".to_owned(),
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
