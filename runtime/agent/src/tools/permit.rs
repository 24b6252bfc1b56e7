//! Permits for commands: the decision, the approval request, what is remembered, and the sandbox.

use std::{
    fs,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use threadwire_engine::{
    ActionStatus, ApprovalPolicy, AskKind, AskedItem, CommandItem, ItemBody, ItemId, SandboxPolicy,
};
use threadwire_workspace::{
    blocking, command,
    process::Exit,
    rules::{self, Verdict},
    sandbox::{Sandbox, is_likely_denial},
};

use crate::tools::{
    Approval, Tools,
    approval::{self, Need, Retry},
};

/// The reason in the request to retry a command that the sandbox denied.
const RETRY: &str = "command failed; retry without sandbox?";

/// A command that needs a permit.
#[derive(Debug)]
pub(super) struct Wanted<'a> {
    /// Id of the item.
    pub(super) id: ItemId,
    pub(super) escalate: bool,
    /// Whether it runs in a terminal, where it can be typed into.
    pub(super) terminal: bool,
    pub(super) reason: Option<&'a str>,
    pub(super) prefix: Option<&'a [String]>,
    /// Whether its item was started already.
    pub(super) is_shown: bool,
    /// Whether the user approved it already, for outside of the sandbox.
    pub(super) is_approved: bool,
    /// The command and its arguments without the variables that the agent sets for it, if it sets some. Rules are about
    /// these; they can forbid it and not allow it.
    pub(super) without_env: Option<(&'a str, &'a [String])>,
}

/// The permit to run a command.
#[derive(Debug)]
pub(super) struct Permit {
    /// The sandbox for the command; `None` for none.
    pub(super) sandbox: Option<Sandbox>,
    /// The sandbox for the command if it may leave that sandbox: it hides what a permission profile denies. `None` for
    /// none.
    pub(super) outer: Option<Sandbox>,
    /// Whether it may run in an editor, which is beyond every sandbox: the policy gives full access, or the user or a
    /// rule allowed this command outside the sandbox.
    pub(super) may_leave: bool,
    /// Whether the user approved it, now or before.
    approved: bool,
    /// Whether its item was started for the approval request.
    pub(super) item_started: bool,
    /// Protected paths that are links, with their targets: the command could replace the links.
    links: Vec<(PathBuf, PathBuf)>,
}

/// Why a command did not run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRun {
    /// The command could not be run; the reason.
    Failed(String),
    /// The user declined, or the policy did in place of the user.
    Declined,
    /// The thread's policy refused without asking; the reason.
    Refused(String),
    /// The agent may not ask to leave the sandbox; the text for the model.
    NoEscalation(String),
    /// The turn was cancelled.
    Interrupted,
}

/// Whether the thread was warned about the gaps of its sandbox.
#[derive(Debug, Default)]
struct ToldGaps(AtomicBool);

impl Tools {
    /// Decides whether a command may run, and asks for approval if needed. If it may not run, its item is shown and
    /// completed.
    pub(super) async fn permit(
        &self,
        wanted: &Wanted<'_>,
        item: &CommandItem,
    ) -> Result<Permit, NotRun> {
        let settings = self.settings();
        if let Err(reason) = self.check_environment() {
            return self.refuse(wanted, item, NotRun::Refused(reason)).await;
        }
        let scope = scope(wanted, item);
        let sets_env = wanted.without_env.is_some();
        let (command, argv) = wanted.without_env.unwrap_or((&item.command, &item.argv));
        let verdict = self.verdict(command, argv).await;
        let rule = verdict.as_ref().map(|verdict| verdict.decision);
        let policy = self.confinement().await;
        let (sandbox, outer) = blocking::run(move || {
            let hides = policy.as_ref().filter(|policy| policy.reading().is_some());
            let outer = hides.map(|policy| Sandbox::new(policy.without_write_protection()));
            (policy.map(Sandbox::new), outer.transpose())
        })
        .await;
        let outer = match outer {
            Ok(outer) => outer,
            Err(unavailable) => {
                return self
                    .refuse(wanted, item, NotRun::Refused(unavailable.to_string()))
                    .await;
            }
        };
        let request = approval::Request {
            command,
            argv,
            sets_env,
            escalate: wanted.escalate,
            reason: wanted.reason,
        };
        let mut permit = Permit {
            sandbox: None,
            outer,
            may_leave: false,
            approved: false,
            item_started: wanted.is_shown,
            links: Vec::new(),
        };
        let need = approval::for_command(settings, &request, verdict.as_ref(), sandbox.as_ref());
        let is_allowed = !self.reviews.are_strict() && self.turn.allowed(&scope);
        match self.strictly(need) {
            Need::Nothing => {}
            Need::Approval(_) if wanted.is_approved || is_allowed => {
                permit.approved = true;
            }
            Need::Approval(reason) => {
                // A rule that says to ask stays above one that an answer adds.
                let can_allow = rule.is_none() && !sets_env;
                let of_policy = rule.is_none()
                    && settings.approval == ApprovalPolicy::Untrusted
                    && !self.reviews.are_strict();
                let asked = AskedItem {
                    start: (!wanted.is_shown).then(|| ItemBody::Command(item.clone())),
                    harmless: of_policy && !wanted.escalate && request.is_harmless(),
                    ..AskedItem::new(wanted.id.clone())
                };
                self.ask_for_command(wanted, item, asked, reason, can_allow)
                    .await?;
                permit.approved = true;
                permit.item_started = true;
            }
            Need::Refusal(reason) => {
                return self.refuse(wanted, item, NotRun::Refused(reason)).await;
            }
            Need::NoEscalation(text) => {
                return self.refuse(wanted, item, NotRun::NoEscalation(text)).await;
            }
        }
        self.decided();
        // A command that a rule allows, or whose escalation was approved, runs outside the sandbox. If no sandbox is
        // available, only approved and harmless commands get here.
        let by_rule = rule == Some(rules::Decision::Allow) && !sets_env;
        let outside = wanted.escalate || wanted.is_approved || by_rule;
        permit.sandbox = match outside {
            true => permit.outer.clone(),
            false => sandbox
                .and_then(Result::ok)
                .or_else(|| permit.outer.clone()),
        };
        permit.may_leave = match settings.sandbox {
            SandboxPolicy::DangerFullAccess => true,
            // The sandbox is around this process, and the editor may be outside of it.
            SandboxPolicy::External { .. } => false,
            SandboxPolicy::ReadOnly { .. } | SandboxPolicy::WorkspaceWrite { .. } => {
                permit.sandbox.is_none() && (outside || permit.approved)
            }
        };
        if let Some(sandbox) = &permit.sandbox {
            let policy = sandbox.policy().clone();
            permit.links = blocking::run(move || policy.links()).await;
            self.warn_of_gaps(sandbox).await;
        }
        Ok(permit)
    }

    /// Warns about the gaps of the sandbox on this machine, once while the thread is loaded.
    async fn warn_of_gaps(&self, sandbox: &Sandbox) {
        let told = self.turn.state(ToldGaps::default);
        let gaps = sandbox.gaps();
        if gaps.is_empty() || told.0.swap(true, Ordering::Relaxed) {
            return;
        }
        self.turn
            .warn(format!(
                "the sandbox is not whole on this machine: {}. Install bubblewrap to close it.",
                gaps.join("; ")
            ))
            .await;
    }

    /// Warns about protected links that a command replaced.
    pub(super) async fn warn_of_replaced(&self, permit: &Permit) {
        if permit.links.is_empty() {
            return;
        }
        let mut links = permit.links.clone();
        let replaced = blocking::run(move || {
            links.retain(|(path, target)| fs::read_link(path).ok().as_ref() != Some(target));
            links
        });
        for (path, _) in replaced.await {
            self.turn
                .warn(format!(
                    "a command replaced the link {}, which can change what agents do here: look at it before you go on",
                    path.display()
                ))
                .await;
        }
    }

    /// Decides whether an ended command runs again without its sandbox, and asks for approval if needed. `Ok(false)`
    /// means no retry. What was approved for it may run in an editor.
    pub(super) async fn permit_retry(
        &self,
        wanted: &Wanted<'_>,
        item: &CommandItem,
        permit: &Permit,
        exit: Exit,
        output: &str,
    ) -> Result<bool, NotRun> {
        let denied = permit
            .sandbox
            .as_ref()
            .is_some_and(|sandbox| is_likely_denial(exit, output, sandbox.policy().network));
        if !denied {
            return Ok(false);
        }
        let retry = approval::retry_without_sandbox(self.settings());
        if retry == Retry::None {
            return Ok(false);
        }
        if retry == Retry::Asked || !permit.approved {
            let reason = Some(RETRY.to_owned());
            let asked = AskedItem::new(wanted.id.clone());
            self.ask_for_command(wanted, item, asked, reason, true)
                .await?;
        }
        Ok(true)
    }

    /// Asks for approval of a command, before or after its item started, and remembers the answer. `can_allow` says
    /// whether a rule may be added that allows the command.
    async fn ask_for_command(
        &self,
        wanted: &Wanted<'_>,
        item: &CommandItem,
        mut asked: AskedItem,
        reason: Option<String>,
        can_allow: bool,
    ) -> Result<(), NotRun> {
        let amendment = command::amendment(&item.command, &item.argv, wanted.prefix);
        let ask = AskKind::Command {
            command: item.command.clone(),
            argv: item.argv.clone(),
            cwd: item.cwd.clone(),
            actions: item.actions.clone(),
            reason,
            amendment: (can_allow && self.home.is_some()).then(|| amendment.clone()),
        };
        let starts = asked.start.is_some();
        asked.declined = Some(ended(item, ActionStatus::Declined));
        let scope = scope(wanted, item);
        match self.approval_of(asked, ask).await {
            Approval::Once => Ok(()),
            Approval::Session => {
                self.turn.allow(&scope);
                Ok(())
            }
            Approval::Always(prefix) => {
                if self.remember(&prefix.unwrap_or(amendment)).await {
                    // The command was approved, even if the prefix does not cover it.
                    self.turn.allow(&scope);
                }
                Ok(())
            }
            // The answer was the end of the item.
            Approval::Declined | Approval::Cancelled => Err(NotRun::Declined),
            Approval::Failed(message) => Err(NotRun::Failed(message)),
            Approval::Refused(reason) => {
                if !starts {
                    self.complete(wanted, item, ActionStatus::Declined).await;
                }
                Err(NotRun::Refused(reason))
            }
            Approval::Denied(reason) => {
                self.complete(wanted, item, ActionStatus::Declined).await;
                Err(NotRun::Refused(reason))
            }
            Approval::TurnEnded => Err(NotRun::Interrupted),
            Approval::TimedOut(message) => {
                self.complete(wanted, item, ActionStatus::Failed).await;
                Err(NotRun::Failed(message))
            }
        }
    }

    async fn refuse(
        &self,
        wanted: &Wanted<'_>,
        item: &CommandItem,
        why: NotRun,
    ) -> Result<Permit, NotRun> {
        let body = ItemBody::Command(item.clone());
        if !wanted.is_shown {
            self.turn.start_item_with_id(wanted.id.clone(), body).await;
        }
        self.complete(wanted, item, ActionStatus::Declined).await;
        Err(why)
    }

    async fn complete(&self, wanted: &Wanted<'_>, item: &CommandItem, status: ActionStatus) {
        self.turn
            .complete_item(&wanted.id, ended(item, status))
            .await;
    }

    /// Returns what the rules say about a command.
    pub(super) async fn verdict(&self, command: &str, argv: &[String]) -> Option<Verdict> {
        let rules = Arc::clone(&self.rules);
        let (command, argv) = (command.to_owned(), argv.to_vec());
        blocking::run(move || rules.verdict(&command, &argv)).await
    }

    /// Keeps a rule that allows commands. Returns false if it cannot be kept.
    async fn remember(&self, prefix: &[String]) -> bool {
        let Some(file) = self.home.as_deref().map(rules::default_file) else {
            return true;
        };
        let (prefix, rules) = (prefix.to_vec(), file.clone());
        let told = format!(
            "Approved command prefix saved:\n- {}",
            rules::listed(&prefix)
        );
        let kept = blocking::run(move || rules::allow(&rules, &prefix)).await;
        match kept {
            Ok(()) => {
                self.saved().push(told);
                true
            }
            Err(error) => {
                self.turn
                    .warn(format!(
                        "Failed to apply execpolicy amendment: failed to update rules file {}: {error}",
                        file.display()
                    ))
                    .await;
                false
            }
        }
    }
}

/// Returns the end of a command that did not run.
fn ended(item: &CommandItem, status: ActionStatus) -> ItemBody {
    ItemBody::Command(CommandItem {
        status,
        ..item.clone()
    })
}

/// Returns the scope of an approval for the session: the identical command, in the same folder, inside or outside the
/// sandbox, with or without a terminal.
fn scope(wanted: &Wanted<'_>, item: &CommandItem) -> String {
    let place = match wanted.escalate {
        true => "outside",
        false => "inside",
    };
    let terminal = match wanted.terminal {
        true => " a terminal",
        false => "",
    };
    format!(
        "command {place}{terminal} in {}: {}",
        item.cwd.display(),
        command::join(&item.argv)
    )
}
