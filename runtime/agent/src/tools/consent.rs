//! When to ask. One table for commands, one for file changes.

use std::path::{Path, PathBuf};

use threadwire_engine::{ApprovalPolicy, SandboxPolicy, Settings};
use threadwire_workspace::{command, patch::Change, rules};

use crate::tools::ShellRequest;

/// What an action needs before it is done.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// Nothing.
    Nothing,
    /// Consent, for this reason if there is one to tell.
    Consent(Option<String>),
    /// It must not be done, for this reason.
    Refusal(String),
}

const NEVER_ESCALATE: &str = "approval policy is Never; reject command — you cannot ask for escalated permissions if \
                              the approval policy is Never";

/// Decides about a command. `rule` is what the rules say about it.
pub(super) fn for_command(
    settings: &Settings,
    request: &ShellRequest,
    rule: Option<rules::Decision>,
) -> Need {
    let told = request.reason.clone();
    let (reason, category) = match rule {
        Some(rules::Decision::Allow) => return Need::Nothing,
        Some(rules::Decision::Forbid) => {
            return Need::Refusal("a rule forbids the command".to_owned());
        }
        Some(rules::Decision::Prompt) => (
            told.or_else(|| Some("a rule says to ask".to_owned())),
            Category::Rules,
        ),
        None if request.escalate => (told, Category::Sandbox),
        None if settings.approval == ApprovalPolicy::Untrusted => (told, Category::Sandbox),
        None if command::looks_dangerous(&request.command) => (
            told.or_else(|| Some("the command removes files by force".to_owned())),
            Category::Sandbox,
        ),
        None if !may_run(&settings.sandbox, &request.command) => (
            told.or_else(|| Some("the sandbox is read-only and the command may write".to_owned())),
            Category::Sandbox,
        ),
        None => return Need::Nothing,
    };
    match &settings.approval {
        ApprovalPolicy::Never if request.escalate => Need::Refusal(NEVER_ESCALATE.to_owned()),
        policy if asks(policy, category) => Need::Consent(reason),
        _ => Need::Refusal(match reason {
            Some(reason) => format!("{reason}, and the approval policy is not to ask"),
            None => "the approval policy is not to ask".to_owned(),
        }),
    }
}

/// Decides about file changes.
pub(super) fn for_changes(settings: &Settings, changes: &[Change]) -> Need {
    let writable = changes.iter().all(|change| {
        [change.path.as_path(), change.target()]
            .iter()
            .all(|path| may_write(settings, path))
    });
    match &settings.approval {
        ApprovalPolicy::Untrusted => Need::Consent(None),
        _ if writable => Need::Nothing,
        policy if asks(policy, Category::Sandbox) => {
            Need::Consent(Some("writing outside of the project".to_owned()))
        }
        _ if matches!(settings.sandbox, SandboxPolicy::ReadOnly { .. }) => Need::Refusal(
            "patch rejected: writing is blocked by read-only sandbox; rejected by user approval settings".to_owned(),
        ),
        _ => Need::Refusal(
            "patch rejected: writing outside of the project; rejected by user approval settings".to_owned(),
        ),
    }
}

/// The categories of a granular policy that matter here.
#[derive(Clone, Copy)]
enum Category {
    Sandbox,
    Rules,
}

fn asks(policy: &ApprovalPolicy, category: Category) -> bool {
    match policy {
        ApprovalPolicy::Never => false,
        ApprovalPolicy::Untrusted | ApprovalPolicy::OnFailure | ApprovalPolicy::OnRequest => true,
        ApprovalPolicy::Granular(categories) => match category {
            Category::Sandbox => categories.sandbox_approval,
            Category::Rules => categories.rules,
        },
    }
}

/// Tells whether the sandbox policy lets a command run without consent.
fn may_run(sandbox: &SandboxPolicy, text: &str) -> bool {
    !matches!(sandbox, SandboxPolicy::ReadOnly { .. }) || command::is_known_safe(text)
}

/// Folders below the workspace that decide what agents may do, and are therefore not theirs to change.
const PROTECTED: [&str; 3] = [".git", ".codex", ".threadwire"];

/// Tells whether the sandbox policy lets a file be written without consent.
fn may_write(settings: &Settings, path: &Path) -> bool {
    let SandboxPolicy::WorkspaceWrite {
        writable_roots,
        exclude_tmpdir_env_var,
        exclude_slash_tmp,
        ..
    } = &settings.sandbox
    else {
        return !matches!(settings.sandbox, SandboxPolicy::ReadOnly { .. });
    };
    let path = resolved(path);
    let of_workspace = [&settings.cwd]
        .into_iter()
        .chain(&settings.roots)
        .chain(writable_roots);
    let in_workspace = of_workspace.map(|root| resolved(root)).any(|root| {
        path.strip_prefix(root).is_ok_and(|rest| {
            !rest
                .components()
                .any(|part| PROTECTED.iter().any(|name| part.as_os_str() == *name))
        })
    });
    let temporary = (!exclude_tmpdir_env_var)
        .then(|| std::env::var_os("TMPDIR").filter(|folder| !folder.is_empty()))
        .flatten()
        .map(PathBuf::from)
        .into_iter()
        .chain((!exclude_slash_tmp).then(|| PathBuf::from("/tmp")));
    in_workspace
        || (temporary
            .map(|root| resolved(&root))
            .any(|root| path.starts_with(root))
            && !is_below(settings, &path))
}

/// Tells whether a path is in the workspace, whose protected folders stay protected even where it lies below `/tmp`.
fn is_below(settings: &Settings, path: &Path) -> bool {
    [&settings.cwd]
        .into_iter()
        .chain(&settings.roots)
        .any(|root| path.starts_with(resolved(root)))
}

/// Returns the path with the links of its existing part followed, so that a link is no way out.
fn resolved(path: &Path) -> PathBuf {
    for ancestor in path.ancestors() {
        if let Ok(real) = ancestor.canonicalize() {
            return match path.strip_prefix(ancestor) {
                Ok(rest) if rest.as_os_str().is_empty() => real,
                Ok(rest) => real.join(rest),
                Err(_) => real,
            };
        }
    }
    path.to_owned()
}
