//! Conversations of the other agent: one file of JSON lines each, in a folder per project.

use std::{
    borrow::Cow,
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use serde::Deserialize;
use serde_json::Value;

use super::read_own;
use crate::{files::absolute, sort::sort_by};

/// The longest title that a line makes.
const MAX_TITLE: usize = 120;

/// The longest input or result of a tool, in characters.
const MAX_TOOL_TEXT: usize = 4_000;

/// The title of a conversation that nobody chose one for and that has only commands.
const UNTITLED: &str = "Imported session";

/// Tags around text in messages of the user that the user did not write.
const NOT_WRITTEN: [&str; 10] = [
    "command-name",
    "command-message",
    "command-args",
    "local-command-stdout",
    "local-command-stderr",
    "local-command-caveat",
    "ide_opened_file",
    "ide_selection",
    "system-reminder",
    "task-notification",
];

/// A conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its file.
    pub file: PathBuf,
    /// When the file last changed.
    pub modified: SystemTime,
    /// The directory that it worked in.
    pub cwd: PathBuf,
    /// The title that the user or else the other agent chose, else the first line that the user wrote.
    pub title: String,
    /// The title, if it is not just the first line of the conversation.
    pub name: Option<String>,
    /// What was said, by turn.
    pub turns: Vec<SessionTurn>,
}

/// What follows from one message of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionTurn {
    /// The message.
    pub input: String,
    /// When it was sent, as the file says it (RFC 3339); empty if it does not.
    pub sent_at: String,
    /// What the agent said and did.
    pub messages: Vec<SessionMessage>,
}

/// What the agent said, or a tool call with its result as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionMessage {
    /// The text.
    pub text: String,
    /// When it was said, as [`SessionTurn::sent_at`].
    pub said_at: String,
}

/// A line of a file.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    is_sidechain: bool,
    #[serde(default)]
    is_meta: bool,
    cwd: Option<PathBuf>,
    message: Option<Message>,
    custom_title: Option<String>,
    ai_title: Option<String>,
    timestamp: Option<String>,
}

#[derive(Deserialize)]
struct Message {
    content: Value,
}

/// Finds conversations that are not older than `max_age`, the latest first and at most `limit`. `is_known` tells which
/// to leave out, by file and time of change. Blocks.
pub fn sessions(
    user: &Path,
    max_age: Duration,
    limit: usize,
    is_known: impl Fn(&Path, SystemTime) -> bool,
) -> Vec<Session> {
    let projects = user.join(".claude/projects");
    let folders = fs::read_dir(&projects).into_iter().flatten().flatten();
    let files =
        folders.flat_map(|folder| fs::read_dir(folder.path()).into_iter().flatten().flatten());
    let mut found: Vec<(SystemTime, PathBuf)> = files
        .map(|file| file.path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "jsonl"))
        .filter_map(|file| {
            let metadata = file.symlink_metadata().ok()?;
            let modified = metadata.modified().ok()?;
            let age = modified.elapsed().unwrap_or_default();
            let is_wanted = metadata.is_file() && age <= max_age && !is_known(&file, modified);
            is_wanted.then_some((modified, file))
        })
        .collect();
    sort_by(&mut found, |(at, a), (bt, b)| {
        bt.cmp(at).then_with(|| a.cmp(b))
    });
    let found = found.into_iter();
    found
        .filter_map(|(_, file)| read_session(user, &file).ok())
        .take(limit)
        .collect()
}

/// Reads a conversation. Blocks.
///
/// Errors: the file is not one of the other agent's, cannot be read, or has no message of the user.
pub fn read_session(user: &Path, file: &Path) -> io::Result<Session> {
    let projects_folder = user.join(".claude/projects");
    let projects = projects_folder.canonicalize();
    let is_session = projects.and_then(|projects| Ok(file.canonicalize()?.starts_with(projects)));
    if !is_session.unwrap_or(false) {
        return Err(io::ErrorKind::NotFound.into());
    }
    // One file has one name, by which it is known later.
    let file = &absolute(&projects_folder, file);
    let text = read_own(file)?;
    let mut cwd = None;
    // The title of the user and that of the agent.
    let mut chosen = [None, None];
    let mut turns: Vec<SessionTurn> = Vec::new();
    for line in text.lines() {
        let Ok(line) = serde_json::from_str::<Line>(line) else {
            continue;
        };
        cwd = cwd.or(line.cwd);
        let title = match &*line.kind {
            "custom-title" => Some((0, line.custom_title)),
            "ai-title" => Some((1, line.ai_title)),
            _ => None,
        };
        if let Some((by, Some(title))) = title
            && !title.trim().is_empty()
        {
            chosen[by] = Some(title.trim().to_owned());
        }
        let Some(message) = line.message.filter(|_| !line.is_sidechain && !line.is_meta) else {
            continue;
        };
        let at = line.timestamp.unwrap_or_default();
        match (&*line.kind, said(&message.content)) {
            ("user", Said::Text(input)) if !input.trim().is_empty() => turns.push(SessionTurn {
                input,
                sent_at: at,
                messages: Vec::new(),
            }),
            ("user", Said::Results(text))
            | ("assistant", Said::Text(text) | Said::Results(text))
                if !text.is_empty() =>
            {
                let messages = turns.last_mut().map(|turn| &mut turn.messages);
                messages.into_iter().for_each(|messages| {
                    messages.push(SessionMessage {
                        text: text.clone(),
                        said_at: at.clone(),
                    });
                });
            }
            _ => {}
        }
    }
    let first = turns
        .first()
        .ok_or_else(|| io::Error::other("the session is empty"))?;
    let [by_user, by_agent] = chosen;
    let title: String = by_user.or(by_agent).unwrap_or_else(|| {
        let mut written = turns.iter().map(|turn| written(&turn.input));
        let first = written.find(|text| !text.is_empty());
        first.map_or_else(|| UNTITLED.to_owned(), first_line)
    });
    Ok(Session {
        name: (title != first_line(&first.input)).then(|| title.clone()),
        file: file.to_owned(),
        modified: file.metadata()?.modified()?,
        cwd: cwd
            .filter(|cwd| cwd.is_absolute())
            .ok_or_else(|| io::Error::other("no folder"))?,
        title,
        turns,
    })
}

/// Returns what the user wrote in a message, without what comes before it.
fn written(message: &str) -> &str {
    let mut text = message.trim();
    let after_tag = |text: &'_ str| -> Option<usize> {
        let (tag, inner) = text.strip_prefix('<')?.split_once('>')?;
        NOT_WRITTEN.contains(&tag).then_some(())?;
        let end = format!("</{tag}>");
        Some(text.len() - inner.len() + inner.find(&end)? + end.len())
    };
    while let Some(end) = after_tag(text) {
        text = text[end..].trim_start();
    }
    text
}

/// Returns the first line of a text as a title.
fn first_line(text: &str) -> String {
    cut(text.lines().next().unwrap_or_default().trim(), MAX_TITLE)
}

/// Returns at most `max` characters of a text.
fn cut(text: &str, max: usize) -> String {
    const MORE: &str = "...";

    match text.char_indices().nth(max) {
        None => text.to_owned(),
        Some(_) => text.chars().take(max - MORE.len()).collect::<String>() + MORE,
    }
}

/// What a message says.
enum Said {
    Text(String),
    /// Results of tools.
    Results(String),
}

fn said(content: &Value) -> Said {
    let parts = match content {
        Value::String(text) => return Said::Text(text.clone()),
        Value::Array(parts) => parts,
        _ => return Said::Text(String::new()),
    };
    let mut texts = Vec::new();
    let mut has_results = false;
    for part in parts {
        match part["type"].as_str() {
            Some("text") => texts.extend(part["text"].as_str().map(str::to_owned)),
            Some("tool_use") => {
                let name = part["name"].as_str().unwrap_or_default();
                let mut call = format!("[external_agent_tool_call: {name}]\n");
                for (name, value) in part["input"].as_object().into_iter().flatten() {
                    call += &format!("{name}: {}\n", cut(&plain(value), MAX_TOOL_TEXT));
                }
                texts.push(call + "[/external_agent_tool_call]");
            }
            Some("tool_result") => {
                has_results = true;
                let result = match said(&part["content"]) {
                    Said::Text(text) | Said::Results(text) => text,
                };
                let error = match part["is_error"] == true {
                    true => ": error",
                    false => "",
                };
                let result = cut(&result, MAX_TOOL_TEXT);
                texts.push(format!(
                    "[external_agent_tool_result{error}]\n{result}\n[/external_agent_tool_result]"
                ));
            }
            Some("thinking") | None => {}
            Some(kind) => texts.push(format!("[external unsupported block: {kind}]")),
        }
    }
    let text = texts.join("\n\n");
    match has_results {
        true => Said::Results(text),
        false => Said::Text(text),
    }
}

fn plain(value: &Value) -> Cow<'_, str> {
    match value {
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}
