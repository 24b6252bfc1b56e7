//! Reads the text of a profile and says what is wrong with it.

use super::{
    MAX_NAME, Source,
    head::{Head, OPEN},
    is_id,
};
use crate::craft::head::split;

/// Maximum size of a profile, in bytes.
pub const MAX_TEXT: usize = 256 << 10;

/// What the text of a profile says, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The head; `None` if it cannot be read.
    pub head: Option<Head>,
    /// The instructions.
    pub instructions: String,
    /// The problems, in order of discovery.
    pub problems: Vec<Problem>,
    /// The settings that are ignored because the source is not trusted with them.
    pub restricted: Vec<&'static str>,
}

impl Checked {
    /// Tells whether threads can run under the profile.
    pub fn is_valid(&self) -> bool {
        self.head.is_some()
            && (self.problems.iter()).all(|problem| problem.severity != Severity::Error)
    }

    pub(super) fn add(&mut self, severity: Severity, code: &'static str, message: String) {
        self.problems.push(Problem {
            severity,
            code,
            message,
        });
    }
}

/// A problem with a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// A stable name.
    pub code: &'static str,
    /// What is wrong, for people.
    pub message: String,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The profile works otherwise than its author expects.
    Warning,
    /// The profile cannot be used.
    Error,
}

/// Reads the text of a profile and says what is wrong with it. `source` is where the profile is or will be.
pub fn check(text: &str, source: Option<Source>) -> Checked {
    let mut out = Checked::default();
    if text.len() > MAX_TEXT {
        let message = format!("the profile has more than {MAX_TEXT} bytes");
        out.add(Severity::Error, "TooLarge", message);
        return out;
    }
    let Some((head, body)) = split(text) else {
        let message = "the profile does not begin with a head between two lines of three dashes";
        out.add(Severity::Error, "MissingFrontmatter", message.to_owned());
        return out;
    };
    out.instructions = body.trim().to_owned();
    match serde_yaml_ng::from_str::<Head>(head) {
        Ok(head) => {
            check_head(&head, source, &mut out);
            out.head = Some(head);
        }
        Err(error) => {
            let message = error.to_string();
            let code = match &message {
                text if text.contains("missing field") => "MissingRequiredField",
                text if text.contains("unknown field") => "UnknownField",
                _ => "InvalidFrontmatter",
            };
            out.add(Severity::Error, code, message);
        }
    }
    if out.instructions.is_empty() {
        let message = "the profile has no instructions".to_owned();
        out.add(Severity::Warning, "EmptyInstructions", message);
    }
    out
}

fn check_head(head: &Head, source: Option<Source>, out: &mut Checked) {
    if !is_id(&head.name) {
        let message = format!(
            "`name` must be 1 to {MAX_NAME} letters, digits, dots, hyphens and underscores, beginning with a letter or digit"
        );
        out.add(Severity::Error, "InvalidName", message);
    }
    if head.description.trim().is_empty() {
        let message = "`description` must not be empty".to_owned();
        out.add(Severity::Error, "MissingRequiredField", message);
    }
    let reasoning = head.reasoning.clone().unwrap_or_default();
    let permissions = head.permissions.clone().unwrap_or_default();
    let policies = ["default", "autoApprove", "interrupt"];
    let efforts = ["low", "medium", "high", "extraHigh"];
    let choices: [(&str, &Option<String>, &[&str]); 4] = [
        ("mode", &head.mode, &["agent", "plan"]),
        ("reasoning.effort", &reasoning.effort, &efforts),
        (
            "reasoning.output",
            &reasoning.output,
            &["none", "summary", "full"],
        ),
        (
            "permissions.approvalPolicy",
            &permissions.approval_policy,
            &policies,
        ),
    ];
    for (member, value, known) in choices {
        if let Some(value) = value
            && !known.contains(&&**value)
        {
            let message = format!("`{member}` is {value:?}, not one of {}", known.join(", "));
            out.add(Severity::Error, "InvalidValue", message);
        }
    }
    for name in head.locked() {
        if !OPEN.contains(&&*name) {
            let message = format!("`locked` names {name:?}, not one of {}", OPEN.join(", "));
            out.add(Severity::Error, "InvalidValue", message);
        }
    }
    if permissions.approval_policy.as_deref() == Some("autoApprove")
        && source.is_some_and(Source::is_foreign)
    {
        out.restricted.push("permissions.approvalPolicy");
        let message = "`permissions.approvalPolicy` is ignored: only a profile of the user may accept everything";
        out.add(Severity::Warning, "RestrictedField", message.to_owned());
    }
    let ignored = [
        ("tools", head.tools.is_some()),
        ("mcp", head.mcp.is_some()),
        ("plugins", head.plugins.is_some()),
        ("skills", head.skills.is_some()),
        ("teams", head.teams.is_some()),
        ("promptProfile", head.prompt_profile.is_some()),
    ];
    for (member, _) in ignored.into_iter().filter(|(_, is_set)| *is_set) {
        let message = format!("`{member}` is kept, and has no effect in this server");
        out.add(Severity::Warning, "UnsupportedField", message);
    }
}
