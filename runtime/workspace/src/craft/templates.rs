//! Templates for tasks: `automations/templates/<id>/template.md`, with what a task begins with in the head and the text of
//! its work in the body.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::Deserialize;

use super::{
    Error, Folders, folders_in,
    head::{self, quoted},
    jobs::Schedule,
    lock_file,
    tasks::{Plan, plan},
    text as read, write,
};

const FOLDER: &str = "automations/templates";
const FILE: &str = "template.md";
const LOCK: &str = "automations/.templates.lock";

/// Maximum length of an id.
const MAX_ID: usize = 64;

/// A template.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Template {
    /// Its id.
    pub id: String,
    /// Name for people.
    pub title: String,
    /// What it is for.
    pub description: Option<String>,
    /// Icon.
    pub icon: Option<String>,
    /// Group in lists.
    pub category: Option<String>,
    /// Text of the work of a task.
    pub work: String,
    /// When a task runs.
    pub schedule: Option<Schedule>,
    /// Where a task works: `project` or `worktree`.
    pub workspace_mode: Option<String>,
    /// The approval policy of a task.
    pub approval_policy: Option<String>,
    /// Whether a task has to be bound to a thread.
    pub needs_binding: bool,
    /// The title of a task.
    pub task_title: Option<String>,
    /// What a task does.
    pub task_description: Option<String>,
    /// The agent profile of a task.
    pub profile: Option<String>,
    /// Whether the user made it.
    pub is_user: bool,
    /// When it was made.
    pub created_at: Option<String>,
    /// When it changed last.
    pub updated_at: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Head {
    title: Option<String>,
    description: Option<String>,
    icon: Option<String>,
    category: Option<String>,
    default_schedule: Option<Plan>,
    default_workspace_mode: Option<String>,
    default_approval_policy: Option<String>,
    default_title: Option<String>,
    default_description: Option<String>,
    default_agent_profile_id: Option<String>,
    needs_thread_binding: bool,
    created_at: Option<String>,
    updated_at: Option<String>,
}

/// The templates that come with the product: id, title, description, work.
const BUILT_IN: [(&str, &str, &str, &str); 3] = [
    (
        "review-changes",
        "Review recent changes",
        "Looks for faults in the commits of the last day.",
        "Read the commits of the last 24 hours. Report faults by weight, each with its file and line. Change nothing.\n\n{{ task.description }}\n",
    ),
    (
        "run-tests",
        "Run the tests",
        "Runs the tests of the project and explains failures.",
        "Run the tests of this project as its documentation says. For each failure, report its cause and the smallest change that repairs it. Change nothing.\n\n{{ task.description }}\n",
    ),
    (
        "update-documentation",
        "Update the documentation",
        "Compares the documentation with the code and corrects it.",
        "Compare the documentation of this project with its code. Correct what is wrong or missing, and report what you changed.\n\n{{ task.description }}\n",
    ),
];

/// Tells whether a text can be the id of a template.
pub fn is_id(id: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    id.len() <= MAX_ID
        && id.starts_with(is_letter)
        && id.chars().all(|c| is_letter(c) || c == '_' || c == '-')
}

/// Tells whether a template of this id comes with the product.
pub fn is_built_in(id: &str) -> bool {
    BUILT_IN.iter().any(|(known, ..)| *known == id)
}

/// Lists the templates: those of the product, then those of the user by id. A file that cannot be read is left out.
/// Blocks.
pub fn list(folders: &Folders) -> Vec<Template> {
    let built_in = BUILT_IN.map(|(id, title, description, work)| Template {
        id: id.to_owned(),
        title: title.to_owned(),
        description: Some(description.to_owned()),
        work: work.to_owned(),
        workspace_mode: Some("project".to_owned()),
        ..Template::default()
    });
    let own = folders_in(&folders.own.join(FOLDER));
    let own = own.into_iter().filter_map(|folder| {
        let id = folder.file_name()?.to_str()?.to_owned();
        let is_own = is_id(&id) && !is_built_in(&id) && !folder.is_symlink();
        let text = is_own.then(|| read(&folders.own, &folder.join(FILE)).ok().flatten());
        match parse(&id, &text??) {
            Ok(template) => Some(template),
            Err(error) => {
                tracing::warn!(%error, id, "a template for tasks cannot be read");
                None
            }
        }
    });
    built_in.into_iter().chain(own).collect()
}

fn parse(id: &str, text: &str) -> Result<Template, String> {
    let (head, body) = head::split(text).ok_or("the head is missing")?;
    let head: Option<Head> = serde_yaml_ng::from_str(head).map_err(|error| error.to_string())?;
    let head = head.unwrap_or_default();
    Ok(Template {
        id: id.to_owned(),
        title: head.title.unwrap_or_else(|| id.to_owned()),
        description: head.description,
        icon: head.icon,
        category: head.category,
        work: body.trim_start_matches(['\r', '\n']).to_owned(),
        schedule: head.default_schedule.and_then(Plan::schedule),
        workspace_mode: head.default_workspace_mode,
        approval_policy: head.default_approval_policy,
        needs_binding: head.needs_thread_binding,
        task_title: head.default_title,
        task_description: head.default_description,
        profile: head.default_agent_profile_id,
        is_user: true,
        created_at: head.created_at,
        updated_at: head.updated_at,
    })
}

/// Stores a template of the user in place of the one with its id, and returns what is stored. What the file says
/// besides stays. Blocks.
///
/// Errors: the file cannot be read or written.
pub fn save(folders: &Folders, template: Template) -> Result<Template, Error> {
    let folder = own_folder(folders, &template.id)?;
    let _lock = lock_file(&folders.own, &folders.own.join(LOCK))?;
    let path = folder.join(FILE);
    let old = read(&folders.own, &path)?.unwrap_or_default();
    let known = parse(&template.id, &old).ok();
    let template = Template {
        created_at: (known.as_ref().and_then(|known| known.created_at.clone()))
            .or(template.created_at),
        ..template
    };
    // A broken file is replaced.
    let head = known
        .and_then(|_| head::split(&old))
        .map_or("", |(head, _)| head);
    let text = |text: &Option<String>| text.as_deref().map(quoted);
    let members = [
        ("id", Some(quoted(&template.id))),
        ("title", Some(quoted(&template.title))),
        ("description", text(&template.description)),
        ("icon", text(&template.icon)),
        ("category", text(&template.category)),
        ("default_schedule", template.schedule.as_ref().map(plan)),
        ("default_workspace_mode", text(&template.workspace_mode)),
        ("default_approval_policy", text(&template.approval_policy)),
        ("default_title", text(&template.task_title)),
        ("default_description", text(&template.task_description)),
        ("default_agent_profile_id", text(&template.profile)),
        (
            "needs_thread_binding",
            Some(template.needs_binding.to_string()),
        ),
        ("created_at", text(&template.created_at)),
        ("updated_at", text(&template.updated_at)),
    ];
    let body = format!("---\n{head}---\n{}", template.work);
    let text = head::edit(&body, &members);
    write(&folders.own, &path, &text)?;
    Ok(template)
}

/// Removes a template of the user, if there is one. Blocks.
///
/// Errors: something in its folder cannot be removed.
pub fn remove(folders: &Folders, id: &str) -> Result<(), Error> {
    let folder = own_folder(folders, id)?;
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::io(&folder, error)),
        _ => Ok(()),
    }
}

/// Returns the folder of a template, without links on the way.
fn own_folder(folders: &Folders, id: &str) -> Result<PathBuf, Error> {
    let root = folders.own.join(FOLDER);
    let folder = root.join(id);
    let parts: [&Path; 3] = [&folders.own.join("automations"), &root, &folder];
    match parts.iter().find(|part| part.is_symlink()) {
        Some(part) => Err(Error::io(part, io::Error::other("the folder is a link"))),
        None => Ok(folder),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_of_the_user_are_stored_beside_what_a_file_says() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        let built_in = list(&folders).len();
        let template = Template {
            id: "mine".to_owned(),
            title: "Mine".to_owned(),
            work: "Do it.\n".to_owned(),
            is_user: true,
            created_at: Some("2026-01-01T00:00:00Z".to_owned()),
            ..Template::default()
        };
        assert_eq!(save(&folders, template.clone()).unwrap(), template);
        let path = folders.own.join("automations/templates/mine/template.md");
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replace("title:", "# note\nmore: 1\ntitle:")).unwrap();
        let later = Template {
            created_at: Some("2027-01-01T00:00:00Z".to_owned()),
            work: "Do more.\n".to_owned(),
            ..template.clone()
        };
        save(&folders, later).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            text.contains("# note\nmore: 1\n") && text.contains("2026-01-01"),
            "{text}"
        );
        let listed = list(&folders);
        assert_eq!(listed.len(), built_in + 1);
        assert_eq!(listed[built_in].work, "Do more.\n");
        fs::write(&path, "broken").unwrap();
        assert_eq!(list(&folders).len(), built_in);
        remove(&folders, "mine").unwrap();
        remove(&folders, "mine").unwrap();
        for id in ["", "../x", "-a", "a/b", "a.b"] {
            assert!(!is_id(id), "{id}");
        }
    }
}
