//! The instructions for the model, and the messages about its surroundings.

use std::{
    borrow::Cow,
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
};

use chrono::Local;
use threadwire_engine::{
    ApprovalPolicy, FileAccess, FilePlace, Goal, GoalStatus, PermissionProfile, Reviewer,
    SandboxPolicy, Settings,
};
use threadwire_workspace::{
    config::Config,
    craft::{Folders, memory},
    files::{beginning_lossy, open_file},
    git,
    instructions::{self, MAX_HOME_BYTES, MAX_PROJECT_BYTES, Wanted},
    rules::RuleFiles,
    sandbox::{PROTECTED, Policy},
    skills::Places,
};

use super::{conversation::Told, skills};
use crate::{
    model::{ContextItem, Message, Role},
    tools,
};

/// The built-in instructions of the agent.
const BASE: &str = include_str!("base.md");

/// The instructions of a reviewer.
pub(super) const REVIEW: &str = include_str!("review.md");

/// The additional instructions of plan mode.
const PLAN_MODE: &str = include_str!("plan_mode.md");

/// The message that plan mode is over.
const DEFAULT_MODE: &str = "<collaboration_mode>\nYou are in default mode: carry out what the user asks. Earlier instructions of \
                            other modes no longer hold.\n</collaboration_mode>";

/// Name of plan mode.
pub(super) const PLAN: &str = Settings::PLAN;

/// Maximum size of the memory of the workspace in bytes.
const MAX_MEMORY_BYTES: usize = 32 * 1024;

/// How the message with the instructions of AGENTS.md files begins.
const PROJECT_HEAD: &str = "# AGENTS.md instructions";

/// How the message about permissions ends.
const PERMISSIONS_END: &str = "\n</permissions instructions>";

/// The place of the developer's instructions in what a conversation was told.
const ADDED: usize = 1;

/// What a conversation is told when the developer's instructions are gone.
const NOTHING_ADDED: &str = "The earlier developer instructions and app context no longer apply.";

/// The place of the project's instructions in what a conversation was told.
const PROJECT: usize = 3;

/// The place of the skills in what a conversation was told.
const SKILLS: usize = 6;

/// Returns the instructions that come before the conversation.
pub fn base(settings: &Settings) -> &str {
    settings.base_instructions.as_deref().unwrap_or(BASE)
}

/// What is new about the surroundings.
pub(super) struct News {
    /// Messages for the model.
    pub(super) items: Vec<ContextItem>,
    /// The new hashes.
    pub(super) told: Told,
    /// Remarks for the user.
    pub(super) remarks: Vec<String>,
}

/// Returns what changed in the surroundings since `told`; `None` if nothing did.
pub(super) fn news(
    settings: &Settings,
    config: &Config,
    places: &Places,
    rules: &RuleFiles,
    told: &Told,
) -> Option<News> {
    let is_first = told.0.is_empty();
    let is_plan = settings.mode == PLAN;
    let (mode, mark) = match &settings.mode_instructions {
        Some(own) => (
            format!("<collaboration_mode>{own}</collaboration_mode>"),
            None,
        ),
        None if is_plan => (PLAN_MODE.to_owned(), Some(hash(&true))),
        None if is_first => (String::new(), Some(hash(&false))),
        None => (DEFAULT_MODE.to_owned(), Some(hash(&false))),
    };
    let is_on = |switch: Option<bool>| switch != Some(false);
    let list = match is_on(config.skills.include_instructions) {
        true => skills::list(settings, places),
        false => String::new(),
    };
    let skills = match list {
        none if none.is_empty() && told.0.get(SKILLS).is_some_and(|known| *known != hash("")) => {
            skills::none_left()
        }
        skills => skills,
    };
    let mut remarks = Vec::new();
    let mut permissions = match is_on(config.include_permissions_instructions) {
        true => of_environment(settings, permissions),
        false => String::new(),
    };
    // A change of the rules alone is no news: the model learns what the user allows when that happens.
    let permissions_mark = hash(&*permissions);
    if told.0.first() != Some(&permissions_mark)
        && may_escalate(&settings.approval)
        && permissions.ends_with(PERMISSIONS_END)
        && let Ok(rules) = rules.read()
        && let allowed = rules.allowed()
        && !allowed.is_empty()
    {
        permissions.truncate(permissions.len() - PERMISSIONS_END.len());
        permissions += "\n## Approved command prefixes\nThe following prefix rules have already been approved:";
        for prefix in allowed {
            permissions += "\n- ";
            permissions += &prefix;
        }
        permissions += PERMISSIONS_END;
    }
    let mode = match is_on(config.include_collaboration_mode_instructions) {
        true => mode,
        false => String::new(),
    };
    let environment = match is_on(config.include_environment_context) {
        true => environment(settings, is_on(config.include_environment_context_time)),
        false => String::new(),
    };
    let project = project(settings, config, &places.home, &mut remarks);
    let project_mark = hash(&*project);
    let known = told.0.get(PROJECT);
    let project = match known.is_some_and(|known| ![hash(""), project_mark].contains(known)) {
        true => replacing(&project),
        false => project,
    };
    let added = settings.developer_instructions.clone().unwrap_or_default();
    let added_mark = hash(&added);
    let known = told.0.get(ADDED);
    let added = match added.is_empty() && known.is_some_and(|known| *known != added_mark) {
        true => NOTHING_ADDED.to_owned(),
        false => added,
    };
    let parts = [
        (Role::Developer, permissions, Some(permissions_mark)),
        (Role::Developer, added, Some(added_mark)),
        (Role::Developer, mode, mark),
        (Role::User, project, Some(project_mark)),
        (Role::User, environment, None),
        (Role::User, of_environment(settings, remembered), None),
        (Role::Developer, skills, None),
    ];
    let marks = parts
        .iter()
        .map(|(_, text, mark)| mark.unwrap_or_else(|| hash(text)));
    let now = Told(marks.collect());
    if now == *told {
        return None;
    }
    let changed = parts
        .into_iter()
        .enumerate()
        .filter(|(index, (_, text, _))| told.0.get(*index) != now.0.get(*index) && !text.is_empty())
        .map(|(_, (role, text, _))| ContextItem::Message(Message::text(role, text)));
    let items = changed.collect();
    if told.0.get(PROJECT) == now.0.get(PROJECT) {
        remarks.clear();
    }
    Some(News {
        items,
        told: now,
        remarks,
    })
}

/// Returns a message about the environment; empty if there is none.
fn of_environment(settings: &Settings, message: fn(&Settings) -> String) -> String {
    match settings.has_environment {
        true => message(settings),
        false => String::new(),
    }
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Describes the rules of a permission profile.
fn rules_of(profile: &PermissionProfile) -> String {
    let place = |place: &FilePlace| match place {
        FilePlace::Root => "all files".to_owned(),
        FilePlace::Minimal => "the system's programs and libraries".to_owned(),
        FilePlace::Workspace(part) if part.as_os_str().is_empty() => "the workspace".to_owned(),
        FilePlace::Workspace(part) => format!("{} in the workspace", part.display()),
        FilePlace::TemporaryFolder => "$TMPDIR".to_owned(),
        FilePlace::SlashTmp => "/tmp".to_owned(),
        FilePlace::Path(path) => path.display().to_string(),
        FilePlace::Pattern { folder, glob, .. } => match folder {
            Some(folder) => format!("files like {}", folder.join(glob).display()),
            None => format!("files like {glob} in the workspace"),
        },
    };
    let access = |access| match access {
        FileAccess::Read => "read",
        FileAccess::Write => "read and write",
        FileAccess::Deny => "none",
    };
    let rules: Vec<String> = profile
        .files
        .iter()
        .map(|rule| format!("{}: {}", place(&rule.place), access(rule.access)))
        .collect();
    let name = match profile.id.as_str() {
        "" => String::new(),
        id => format!("Permission profile `{id}`. "),
    };
    format!(
        "{name}The access of commands to files, where the innermost path decides, and what is not named cannot be read: \
         {}.",
        rules.join("; ")
    )
}

/// Returns whether the model should ask to leave the sandbox where it has to.
fn may_escalate(policy: &ApprovalPolicy) -> bool {
    match policy {
        ApprovalPolicy::OnRequest => true,
        ApprovalPolicy::ByCategory(categories) => categories.sandbox,
        _ => false,
    }
}

/// Describes the sandbox and the approval policy.
fn permissions(settings: &Settings) -> String {
    let network = |allowed: bool| {
        if allowed {
            "The network is reachable."
        } else {
            "The network is not reachable."
        }
    };
    let sandbox = match &settings.sandbox {
        SandboxPolicy::ReadOnly { network: allowed } => format!(
            "Sandbox `read-only`: commands may read everything and write nothing. {}",
            network(*allowed)
        ),
        SandboxPolicy::WorkspaceWrite {
            writable_roots,
            network: allowed,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
        } => {
            let mut roots = Vec::new();
            let folders = settings.workspace().chain(writable_roots);
            for root in folders.map(|root| root.display().to_string()) {
                if !roots.contains(&root) {
                    roots.push(root);
                }
            }
            if !exclude_slash_tmp {
                roots.push("/tmp".to_owned());
            }
            if !exclude_tmpdir_env_var && let Some(folder) = tools::temporary_folder() {
                roots.push(folder.display().to_string());
            }
            let writable = match roots.is_empty() {
                true => "write nothing".to_owned(),
                false => format!(
                    "write below {}, except for {} at the top of these folders",
                    roots.join(", "),
                    PROTECTED.join(", ")
                ),
            };
            format!(
                "Sandbox `workspace-write`: commands may read everything and {writable}. {}",
                network(*allowed)
            )
        }
        SandboxPolicy::External { network: allowed } => format!(
            "The machine itself is a sandbox: everything may be written. {}",
            network(*allowed)
        ),
        SandboxPolicy::DangerFullAccess => {
            "Sandbox `danger-full-access`: nothing is confined. Take care.".to_owned()
        }
    };
    let sandbox = match &settings.profile {
        Some(profile) if !profile.files.is_empty() => {
            let allowed = settings.sandbox.network();
            format!("{} {}", rules_of(profile), network(allowed))
        }
        _ => sandbox,
    };
    let escalation = "Set `sandbox_permissions` to `require_escalated`, with a `justification` of one sentence for the \
                      user, for a command that needs to leave the sandbox, or that failed because of it.";
    let approval = match &settings.approval {
        ApprovalPolicy::Never => {
            "Approval policy `never`: the user is not asked. What the sandbox does not allow fails; find another way."
                .to_owned()
        }
        ApprovalPolicy::Untrusted => {
            "Approval policy `untrusted`: the user is asked before every command. Do not ask to leave the sandbox."
                .to_owned()
        }
        ApprovalPolicy::OnFailure => {
            "Approval policy `on-failure`: the user is asked when the sandbox stopped a command.".to_owned()
        }
        ApprovalPolicy::ByCategory(categories) if !categories.sandbox => {
            "Approval policy `granular`: the user is not asked to leave the sandbox. What it does not allow fails; find \
             another way."
                .to_owned()
        }
        ApprovalPolicy::OnRequest => {
            format!("Approval policy `on-request`: the user is asked when you want to leave the sandbox. {escalation}")
        }
        ApprovalPolicy::ByCategory(categories) => {
            let refused = [
                (categories.rules, "commands that a rule wants approval for"),
                (categories.elicitations, "questions of tool servers"),
                (categories.permissions, "requests for permissions"),
                (categories.skills, "scripts of skills"),
            ];
            let refused: Vec<&str> = refused
                .into_iter()
                .filter_map(|(is_asked, what)| (!is_asked).then_some(what))
                .collect();
            let refused = match refused.is_empty() {
                true => String::new(),
                false => format!(" Refused without asking: {}.", refused.join(", ")),
            };
            format!("Approval policy `granular`: the user is asked when you want to leave the sandbox.{refused} {escalation}")
        }
    };
    let reviewer = match (settings.reviewer, &settings.approval) {
        (Reviewer::User, _) | (_, ApprovalPolicy::Never) => "",
        (Reviewer::Model, _) => {
            "\nA reviewer answers in the place of the user. After a rejection, go on only in a materially safer way; do not \
             work around it."
        }
    };
    format!("<permissions instructions>\n{sandbox}\n{approval}{reviewer}{PERMISSIONS_END}")
}

/// Joins the instruction files that apply to the working directory; empty if there are none. Adds a remark about what is
/// left out.
///
/// A link of the project may lead to a file that the thread's permission profile hides, so those are left out.
fn project(settings: &Settings, config: &Config, home: &Path, remarks: &mut Vec<String>) -> String {
    let cwd = &settings.cwd;
    let policy = tools::confinement(settings, Some(home));
    let limit = config.project_doc_max_bytes.unwrap_or(MAX_PROJECT_BYTES);
    let files = instructions::sources(home, cwd, &Wanted::of(config));
    let (mut of_home, mut of_project) = (String::new(), Vec::new());
    let mut left = limit;
    for file in files {
        if file.parent() == Some(home) {
            let file = open_file(&file).ok();
            let text = file.and_then(|file| beginning_lossy(file, MAX_HOME_BYTES));
            of_home = text.unwrap_or_default().0.trim().to_owned();
            continue;
        }
        if !settings.has_environment {
            continue;
        }
        let opened = Policy::open(policy.as_ref(), &file).and_then(Result::ok);
        let Some((text, size)) = opened.and_then(|file| beginning_lossy(file, left)) else {
            continue;
        };
        // With a limit of 0, the user wants none of it.
        if size > left as u64 && limit > 0 {
            let file = file.display();
            let what = match left {
                0 => format!(
                    "Skipped project instructions in environment `local` starting at `{file}` because the \
                     {limit}-byte budget was exhausted."
                ),
                _ => format!(
                    "Loaded only {left} of {size} bytes from `{file}` in environment `local` under the {limit}-byte \
                     project instruction budget."
                ),
            };
            remarks.push(format!(
                "{what} Trim your project instructions to fit the budget. If you need to keep them all, increase \
                 `project_doc_max_bytes`."
            ));
            if left == 0 {
                break;
            }
        }
        left = left.saturating_sub(usize::try_from(size).unwrap_or(usize::MAX));
        if !text.trim().is_empty() {
            of_project.push(text.trim().to_owned());
        }
    }
    let of_project = of_project.join("\n\n");
    let text = match (of_home.is_empty(), of_project.is_empty()) {
        (true, true) => return String::new(),
        (false, true) => of_home,
        (true, false) => of_project,
        (false, false) => format!("{of_home}\n\n--- project-doc ---\n\n{of_project}"),
    };
    format!(
        "{PROJECT_HEAD} for {}\n\n<INSTRUCTIONS>\n{text}\n</INSTRUCTIONS>",
        cwd.display()
    )
}

/// Says that instructions take the place of those that the model was told before.
fn replacing(project: &str) -> String {
    const BEGIN: &str = "<INSTRUCTIONS>\n";
    match project.split_once(BEGIN) {
        Some((head, text)) => format!(
            "{head}{BEGIN}These instructions replace all earlier ones of AGENTS.md files.\n\n{text}"
        ),
        None => format!(
            "{PROJECT_HEAD}\n\n{BEGIN}The earlier instructions of AGENTS.md files no longer apply.\n</INSTRUCTIONS>"
        ),
    }
}

/// Returns what earlier conversations left in the memory of the workspace; empty if there is none.
fn remembered(settings: &Settings) -> String {
    let text = memory::beginning(&Folders::around(&settings.cwd).own, MAX_MEMORY_BYTES);
    if text.is_empty() {
        return text;
    }
    format!(
        "<workspace_memory>\nThis is what earlier conversations in this workspace noted. It may be out of date: the files and \
         the user are right where they differ.\n\n{text}\n</workspace_memory>"
    )
}

/// Describes the working directory, the shell, the date and the folders.
fn environment(settings: &Settings, with_date: bool) -> String {
    let date = match with_date {
        true => {
            let zone = iana_time_zone::get_timezone();
            let zone = zone.map(|zone| format!("  <timezone>{zone}</timezone>\n"));
            let (date, zone) = (Local::now().date_naive(), zone.unwrap_or_default());
            format!("  <current_date>{date}</current_date>\n{zone}")
        }
        false => String::new(),
    };
    if !settings.has_environment {
        return format!(
            "<environment_context>\n  <environments>none: commands do not run, and files cannot be reached</environments>\n\
             {date}</environment_context>"
        );
    }
    let shell = threadwire_workspace::command::shell_argv("");
    let shell = shell.first().map_or("sh", String::as_str);
    let shell = shell.rsplit('/').next().unwrap_or(shell);
    let mut text = format!(
        "<environment_context>\n  <cwd>{}</cwd>\n  <shell>{shell}</shell>\n{date}",
        settings.cwd.display(),
    );
    for root in &settings.roots {
        text += &format!("  <folder>{}</folder>\n", root.display());
    }
    if git::repository_root(&settings.cwd).is_none() {
        text += "  <git>not a repository</git>\n";
    }
    text + "</environment_context>"
}

/// Returns the message about a goal: for a turn that starts for it without input of the user, and during a turn for one
/// that changed since (`is_told`) or has used up its budget.
pub(super) fn goal(goal: &Goal, is_told: bool) -> String {
    let used = goal.usage.total();
    let budget = match goal.token_budget {
        Some(budget) => format!("{used} of {budget} tokens are used."),
        None => "There is no token budget.".to_owned(),
    };
    let what = if goal.status == GoalStatus::BudgetLimited {
        Cow::from(format!(
            "The token budget of the goal is used up after {} seconds, so its status is budget_limited and no other turn \
             starts for it. Begin nothing new for it. End this turn soon: say what is done, what is missing or in the \
             way, and what the user could do next. Call update_goal only if the goal is reached or the user asks for it.",
            goal.time_used / 1000
        ))
    } else if is_told {
        "The user changed the goal. From now on work towards this one, and leave what served only the one before. Call \
         update_goal only for this one."
            .into()
    } else {
        "The user gave this conversation a goal, and nobody waits for an answer to this message. Work towards the goal. \
         The next turn starts by itself until the goal has another status than active: call update_goal with `complete` \
         when all of it is reached and you have checked that, or with `blocked` when you cannot go on without the user."
            .into()
    };
    format!(
        "<goal_context>\n{what}\n{budget}\n<objective>\n{}\n</objective>\n</goal_context>",
        goal.objective
    )
}

#[cfg(test)]
pub(super) mod tests {
    use threadwire_engine::{ApprovalCategories, FileRule};

    use super::*;

    /// A profile that lets everything be read but what is below `hidden`.
    pub(in crate::coding) fn all_but(hidden: &Path) -> PermissionProfile {
        let rule = |place, access| FileRule { place, access };
        PermissionProfile {
            id: "careful".into(),
            extends: None,
            files: vec![
                rule(FilePlace::Root, FileAccess::Read),
                rule(FilePlace::Path(hidden.into()), FileAccess::Deny),
            ],
            domains: None,
        }
    }

    pub(in crate::coding) fn settings(cwd: &Path) -> Settings {
        Settings {
            cwd_outside: false,
            has_environment: true,
            disabled_plugins: Vec::new(),
            cwd: cwd.to_owned(),
            roots: Vec::new(),
            model: "m".to_owned(),
            model_provider: "p".to_owned(),
            effort: None,
            summary: None,
            service_tier: None,
            personality: None,
            approval: ApprovalPolicy::OnRequest,
            reviewer: Default::default(),
            mode_instructions: None,
            before_mode: None,
            sandbox: SandboxPolicy::ReadOnly { network: false },
            profile: None,
            mode: "agent".to_owned(),
            base_instructions: None,
            developer_instructions: None,
            tools: Vec::new(),
            tool_servers: Vec::new(),
            overrides: Default::default(),
        }
    }

    fn texts(items: &[ContextItem]) -> Vec<String> {
        let texts = items.iter().map(|item| match item {
            ContextItem::Message(message) => message.joined_text(),
            other => panic!("{other:?}"),
        });
        texts.collect()
    }

    #[test]
    fn what_of_a_file_is_left_out_is_remarked() {
        let folder = tempfile::tempdir().unwrap();
        let home = tempfile::tempdir().unwrap();
        let file = folder.path().join("AGENTS.md");
        let settings = settings(folder.path());
        let told = |limit| {
            let config = Config {
                project_doc_max_bytes: limit,
                ..Config::default()
            };
            let mut remarks = Vec::new();
            let text = project(&settings, &config, home.path(), &mut remarks);
            let text = text.split_once("<INSTRUCTIONS>\n");
            let text = text.and_then(|(_, text)| text.strip_suffix("\n</INSTRUCTIONS>"));
            (text.unwrap_or_default().to_owned(), remarks.concat())
        };
        std::fs::write(&file, "aä").unwrap();
        assert_eq!(told(Some(3)), ("aä".to_owned(), String::new()));
        let (text, remark) = told(Some(2));
        assert_eq!(text, "a");
        assert!(
            remark.starts_with("Loaded only 2 of 3 bytes from `"),
            "{remark}"
        );
        assert_eq!(told(Some(0)), Default::default());
        std::fs::write(&file, b"a\xffb").unwrap();
        assert_eq!(told(None), ("a\u{fffd}b".to_owned(), String::new()));
    }

    #[test]
    fn only_who_may_leave_the_sandbox_is_told_how() {
        let granular = |sandbox| {
            ApprovalPolicy::ByCategory(ApprovalCategories {
                sandbox,
                ..ApprovalCategories::default()
            })
        };
        for (approval, may) in [
            (ApprovalPolicy::OnRequest, true),
            (granular(true), true),
            (granular(false), false),
            (ApprovalPolicy::Untrusted, false),
            (ApprovalPolicy::OnFailure, false),
            (ApprovalPolicy::Never, false),
        ] {
            let settings = Settings {
                approval,
                ..settings(Path::new("/"))
            };
            let told = permissions(&settings);
            assert_eq!(told.contains("require_escalated"), may, "{told}");
        }
    }

    #[test]
    fn the_rules_of_a_profile_are_told() {
        let rule = |place, access| FileRule { place, access };
        let settings = Settings {
            sandbox: SandboxPolicy::ReadOnly { network: true },
            profile: Some(PermissionProfile {
                id: "careful".into(),
                extends: None,
                files: vec![
                    rule(FilePlace::Minimal, FileAccess::Read),
                    rule(FilePlace::Workspace("".into()), FileAccess::Write),
                    rule(FilePlace::Workspace("secret".into()), FileAccess::Deny),
                ],
                domains: None,
            }),
            ..settings(Path::new("/"))
        };
        let told = permissions(&settings);
        for part in [
            "profile `careful`",
            "the workspace: read and write; secret in the workspace: none.",
            "The network is reachable.",
        ] {
            assert!(told.contains(part), "{told}");
        }
        assert!(!told.contains("may read everything"), "{told}");
    }

    #[test]
    fn what_a_profile_hides_is_no_instruction() {
        let home = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        let hidden = tempfile::tempdir().unwrap();
        let secret = hidden.path().join("key");
        std::fs::write(&secret, "The key.").unwrap();
        let link = cwd.path().join("AGENTS.md");
        std::os::unix::fs::symlink(&secret, &link).unwrap();
        let mut settings = settings(cwd.path());
        let config = Config::default();
        assert!(project(&settings, &config, home.path(), &mut Vec::new()).contains("The key."));
        settings.profile = Some(all_but(hidden.path()));
        assert_eq!(
            project(&settings, &config, home.path(), &mut Vec::new()),
            ""
        );
        std::fs::remove_file(&link).unwrap();
        // A path is no name of a file.
        let config = Config {
            project_doc_fallback_filenames: vec![secret.display().to_string(), "../key".into()],
            ..Config::default()
        };
        settings.profile = None;
        assert_eq!(
            project(&settings, &config, home.path(), &mut Vec::new()),
            ""
        );
    }

    #[test]
    fn what_a_command_hides_behind_a_link_meanwhile_is_no_instruction() {
        use std::{
            fs,
            sync::atomic::{AtomicBool, Ordering},
        };

        let [home, cwd, hidden] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let secret = hidden.path().join("key");
        fs::write(&secret, "The key.").unwrap();
        let [file, plain, next] = ["AGENTS.md", "plain", "next"].map(|name| cwd.path().join(name));
        fs::write(&plain, "Plain.").unwrap();
        fs::hard_link(&plain, &file).unwrap();
        let mut settings = settings(cwd.path());
        settings.profile = Some(all_but(hidden.path()));
        let is_over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    std::os::unix::fs::symlink(&secret, &next).unwrap();
                    fs::rename(&next, &file).unwrap();
                    fs::hard_link(&plain, &next).unwrap();
                    fs::rename(&next, &file).unwrap();
                }
            });
            let (mut told, mut leaked) = (0, false);
            while told < 300 && !leaked {
                let text = project(&settings, &Config::default(), home.path(), &mut Vec::new());
                told += usize::from(text.contains("Plain."));
                leaked = text.contains("The key.");
            }
            is_over.store(true, Ordering::Relaxed);
            assert!(!leaked, "after {told}");
        });
    }

    #[test]
    fn only_what_changed_is_told_again() {
        let home = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        std::fs::write(home.path().join("AGENTS.md"), "Be kind.").unwrap();
        std::fs::write(cwd.path().join("AGENTS.md"), "Use tabs.").unwrap();
        let config = Config::default();
        let mut settings = settings(cwd.path());
        let places = Places {
            home: home.path().to_owned(),
            ..Places::default()
        };
        let news = |settings: &Settings, told: &Told| {
            let rules = RuleFiles::of_home(home.path());
            let news = news(settings, &config, &places, &rules, told)?;
            Some((news.items, news.told))
        };

        let (items, told) = news(&settings, &Told::default()).unwrap();
        let first = texts(&items);
        assert_eq!(first.len(), 3, "{first:?}");
        assert!(first[0].contains("read-only") && first[0].contains("on-request"));
        assert!(first[1].contains("Be kind.\n\n--- project-doc ---\n\nUse tabs."));
        assert!(first[2].contains(&*cwd.path().to_string_lossy()));
        assert!(news(&settings, &told).is_none());

        let agents = cwd.path().join("AGENTS.md");
        std::fs::write(&agents, "Use spaces.").unwrap();
        let (items, told) = news(&settings, &told).unwrap();
        let replaced = texts(&items);
        assert_eq!(replaced.len(), 1, "{replaced:?}");
        let text = "<INSTRUCTIONS>\nThese instructions replace all earlier ones of AGENTS.md files.\n\nBe kind.";
        assert!(replaced[0].contains(text), "{replaced:?}");
        std::fs::remove_file(&agents).unwrap();
        std::fs::remove_file(home.path().join("AGENTS.md")).unwrap();
        let (items, told) = news(&settings, &told).unwrap();
        assert!(texts(&items)[0].contains("no longer apply"));
        assert!(news(&settings, &told).is_none());

        let rules = home.path().join("rules");
        std::fs::create_dir(&rules).unwrap();
        std::fs::write(
            rules.join("default.rules"),
            "prefix_rule(pattern=[\"git\", [\"log\", \"diff\"]], decision=\"allow\")\n\
             prefix_rule(pattern=[\"a \\\"b\"], decision=\"allow\")\n\
             prefix_rule(pattern=[\"rm\"], decision=\"forbidden\")\n",
        )
        .unwrap();
        assert!(news(&settings, &told).is_none());
        let told_at_first = news(&settings, &Told::default()).unwrap().0;
        let prefixes = "\n## Approved command prefixes\nThe following prefix rules have already been approved:\n\
                        - [\"a \\\"b\"]\n- [\"git\", \"[log|diff]\"]\n</permissions instructions>";
        assert!(
            texts(&told_at_first)[0].ends_with(prefixes),
            "{told_at_first:?}"
        );
        std::fs::remove_dir_all(&rules).unwrap();

        settings.sandbox = SandboxPolicy::DangerFullAccess;
        settings.mode = PLAN.to_owned();
        let (items, told) = news(&settings, &told).unwrap();
        let changed = texts(&items);
        assert_eq!(changed.len(), 2, "{changed:?}");
        assert!(changed[0].contains("danger-full-access"));
        assert!(changed[1].contains("plan mode"));

        settings.mode_instructions = Some("Ask first.".to_owned());
        let (items, told) = news(&settings, &told).unwrap();
        let own = "<collaboration_mode>Ask first.</collaboration_mode>";
        assert_eq!(texts(&items), [own]);

        settings.mode = "agent".to_owned();
        settings.mode_instructions = None;
        let (items, told) = news(&settings, &told).unwrap();
        assert_eq!(texts(&items), [DEFAULT_MODE]);

        memory::write(&cwd.path().join(".craft"), "Tests need a key.", "").unwrap();
        let (items, told) = news(&settings, &told).unwrap();
        let remembered = texts(&items);
        assert_eq!(remembered.len(), 1, "{remembered:?}");
        assert!(remembered[0].contains("\n\nTests need a key.\n</workspace_memory>"));
        assert!(news(&settings, &told).is_none());

        let skill = home.path().join("skills/tidy");
        std::fs::create_dir_all(&skill).unwrap();
        let text = "---\nname: tidy\ndescription: Tidies up.\n---\n";
        std::fs::write(skill.join("SKILL.md"), text).unwrap();
        let (items, told) = news(&settings, &told).unwrap();
        assert!(matches!(&texts(&items)[..], [one] if one.contains("- tidy: Tidies up. (file: ")));
        std::fs::remove_dir_all(&skill).unwrap();
        let (items, told) = news(&settings, &told).unwrap();
        assert_eq!(texts(&items), [skills::none_left()]);
        assert!(news(&settings, &told).is_none());
    }
}
