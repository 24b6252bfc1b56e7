//! Which approval a call would need, outside of a turn.

use std::path::Path;

use threadwire_engine::{AskKind, Settings};
use threadwire_workspace::{
    command, files,
    patch::{Change, Patch},
    rules::RuleFiles,
    sandbox::Sandbox,
};

use crate::tools::{
    ExecRequest,
    approval::{self, Need, Places},
    confinement::confinement,
    patch,
};

/// Returns the question about a command; `None` if nobody would be asked.
pub(crate) fn approval_of_command(
    settings: &Settings,
    home: Option<&Path>,
    rules: &RuleFiles,
    wanted: ExecRequest,
) -> Option<AskKind> {
    let argv = command::argv_in_shell(
        wanted.shell.as_deref(),
        wanted.login.unwrap_or(true),
        &wanted.command,
    );
    let verdict = rules.verdict(&wanted.command, &argv);
    let sandbox = confinement(settings, home).map(Sandbox::new);
    let request = approval::Request {
        command: &wanted.command,
        argv: &argv,
        sets_env: false,
        escalate: wanted.escalate,
        reason: wanted.reason.as_deref(),
    };
    let need = approval::for_command(settings, &request, verdict.as_ref(), sandbox.as_ref());
    let Need::Approval(reason) = need else {
        return None;
    };
    let cwd = wanted.cwd.as_deref();
    Some(AskKind::Command {
        cwd: cwd.map_or_else(
            || settings.cwd.clone(),
            |cwd| files::absolute(&settings.cwd, cwd),
        ),
        command: wanted.command,
        argv,
        actions: Vec::new(),
        reason,
        amendment: None,
    })
}

/// Returns the question about a patch with paths relative to `folder`; `None` if nobody would be asked, or if it cannot
/// be applied.
pub(crate) fn approval_of_patch(
    settings: &Settings,
    home: Option<&Path>,
    folder: &Path,
    text: &str,
) -> Option<AskKind> {
    let changes = Patch::parse(text).ok()?.verify(folder).ok()?;
    let policy = confinement(settings, home);
    let places = Places::look(policy.as_ref(), changes.iter().flat_map(Change::places));
    match approval::for_changes(settings, &places) {
        Need::Approval(reason) => Some(AskKind::FileChange {
            changes: changes.iter().map(patch::to_engine).collect(),
            reason,
        }),
        Need::Nothing | Need::Refusal(_) | Need::NoEscalation(_) => None,
    }
}
