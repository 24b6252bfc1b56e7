//! Replaces values that differ between runs by placeholders, and restores them.

use std::{collections::HashMap, path::Path};

use serde_json::Value;

/// Number members that are times or durations.
const TIMES: &[&str] = &[
    "lastRunAtMs",
    "nextRunAtMs",
    "emittedAtMs",
    "startedAtMs",
    "completedAtMs",
    "startedAt",
    "completedAt",
    "durationMs",
    "wallTimeMs",
    "createdAt",
    "updatedAt",
    "recencyAt",
    "sectionEnteredAt",
    "revision",
    "started_at",
    "completed_at",
    "started_at_ms",
    "completed_at_ms",
    "duration_ms",
    "turn_started_at_unix_ms",
    "secs",
    "nanos",
];
/// String members that only the server interprets.
const CURSORS: &[&str] = &["nextCursor", "backwardsCursor"];
/// String members that depend on the machine.
const MACHINE: &[&str] = &[
    "userAgent",
    "serverName",
    "installationId",
    "platformOs",
    "processId",
    "authUrl",
    "loginId",
    "process_id",
];

/// Prefixes of numbers in the text for a model, and the placeholders of the numbers.
const TOLD: &[(&str, &str)] = &[
    ("Chunk ID: ", "<id>"),
    ("Wall time: ", "<time>"),
    ("aborted by user after ", "<time>"),
    ("session ID ", "<session>"),
    ("process id ", "<session>"),
];

/// What precedes the date that the model is told.
const TODAY: &str = "<current_date>";

/// What comes before the time zone in what the model is told.
const ZONE: &str = "  <timezone>";

#[derive(Debug)]
pub(crate) struct Normalizer {
    paths: Vec<(String, String)>,
    names: HashMap<String, String>,
    values: HashMap<String, String>,
}

impl Normalizer {
    pub(crate) fn new(paths: &[(&str, &Path)]) -> Self {
        let paths = paths
            .iter()
            .map(|(name, path)| (path.display().to_string(), (*name).to_owned()))
            .collect();
        Self {
            paths,
            names: HashMap::new(),
            values: HashMap::new(),
        }
    }

    /// Adds a path.
    pub(crate) fn add_path(&mut self, name: &str, path: &Path) {
        self.paths
            .push((path.display().to_string(), name.to_owned()));
    }

    /// Replaces values in the tool outputs for the model by placeholders.
    pub(crate) fn replace_told(&mut self, value: &Value) -> Value {
        fn unmark(value: Value) -> Value {
            match value {
                Value::String(text) => {
                    Value::String(TOLD.iter().fold(text, |text, (mark, name)| {
                        let mut parts = text.split(mark);
                        let mut out = parts.next().unwrap_or_default().to_owned();
                        for part in parts {
                            let rest = part
                                .trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == '.');
                            out = format!("{out}{mark}{name}{rest}");
                        }
                        out
                    }))
                }
                Value::Array(items) => items.into_iter().map(unmark).collect(),
                Value::Object(members) => members
                    .into_iter()
                    .map(|(key, value)| (key, unmark(value)))
                    .collect(),
                other => other,
            }
        }
        unmark(self.replace(value))
    }

    /// Replaces values in a message of the server by placeholders.
    pub(crate) fn replace(&mut self, value: &Value) -> Value {
        self.walk("", value)
    }

    /// Replaces placeholders in a message to the server by their values.
    pub(crate) fn restore(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => {
                let mut text = text.clone();
                for (path, name) in &self.paths {
                    text = text.replace(name, path);
                }
                for (name, value) in &self.values {
                    text = text.replace(name, value);
                }
                Value::String(text)
            }
            Value::Array(items) => items.iter().map(|item| self.restore(item)).collect(),
            Value::Object(members) => members
                .iter()
                .map(|(key, value)| (key.clone(), self.restore(value)))
                .collect(),
            other => other.clone(),
        }
    }

    fn walk(&mut self, key: &str, value: &Value) -> Value {
        match value {
            Value::Number(_) if TIMES.contains(&key) => Value::String("<time>".into()),
            Value::String(text) if MACHINE.contains(&key) => {
                let name = format!("<{key}>");
                self.values.insert(name.clone(), text.clone());
                Value::String(name)
            }
            Value::String(text) if CURSORS.contains(&key) => {
                Value::String(self.name("cursor", text))
            }
            Value::String(text) => Value::String(self.text(text)),
            // Which variables commands do not get depends on those that the machine has.
            Value::Array(items) if key == "env" => items
                .iter()
                .filter(|item| item["value"] != "")
                .map(|item| self.walk(key, item))
                .collect(),
            Value::Array(items) => items.iter().map(|item| self.walk(key, item)).collect(),
            Value::Object(members) => members
                .iter()
                .map(|(key, value)| (self.text(key), self.walk(key, value)))
                .collect(),
            other => other.clone(),
        }
    }

    fn text(&mut self, text: &str) -> String {
        let mut text = text.to_owned();
        for (path, name) in &self.paths {
            text = text.replace(path, name);
        }
        if is_iso_time(&text) {
            return "<time>".into();
        }
        text = self.rollout(&text).unwrap_or(text);
        if let Some(at) = text.find(TODAY).map(|at| at + TODAY.len())
            && text.is_char_boundary(at + "2026-01-01".len())
        {
            text.replace_range(at..at + "2026-01-01".len(), "<date>");
        }
        // Not every machine knows its zone.
        if let Some(at) = text.find(ZONE)
            && let Some(len) = text[at..].find("</timezone>\n")
        {
            text.replace_range(at..at + len + "</timezone>\n".len(), "");
        }
        let mut out = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some(at) = find_uuid(rest) {
            let (before, after) = rest.split_at(at);
            let (uuid, after) = after.split_at(36);
            out.push_str(before);
            out.push_str(&self.name("id", uuid));
            rest = after;
        }
        out.push_str(rest);
        match moment(&out) {
            Some(at) => format!("{}{}", &out[..at], self.name("moment", &out[at..])),
            None => out,
        }
    }

    /// Replaces the time in the path of a rollout file by that of its thread.
    fn rollout(&mut self, text: &str) -> Option<String> {
        let (folder, file) = text.split_once("/rollout-")?;
        let (moment, id) = (file.get(..19)?, file.get(20..56)?);
        if moment.as_bytes()[10] != b'T' || find_uuid(id) != Some(0) {
            return None;
        }
        let name = self.name("id", id);
        let number = name.trim_matches(|letter: char| !letter.is_ascii_digit());
        let day = moment[..10].replace('-', "/");
        let [day_name, moment_name] = ["day", "time"].map(|kind| format!("<{kind}-of-{number}>"));
        let folder = folder.replace(&day, &day_name);
        let file = file.replacen(moment, &moment_name, 1);
        self.values.insert(day_name, day);
        self.values.insert(moment_name, moment.to_owned());
        Some(format!("{folder}/rollout-{file}"))
    }

    /// Returns the placeholder of a value: its existing one, or the next one of its kind.
    fn name(&mut self, kind: &str, value: &str) -> String {
        if let Some(name) = self.names.get(value) {
            return name.clone();
        }
        let count = self
            .names
            .values()
            .filter(|name| name.starts_with(&format!("<{kind}-")))
            .count();
        let name = format!("<{kind}-{}>", count + 1);
        self.names.insert(value.to_owned(), name.clone());
        self.values.insert(name.clone(), value.to_owned());
        name
    }
}

/// Finds the time at the end of the id of a task: a hyphen, and 14 digits from the year on.
fn moment(text: &str) -> Option<usize> {
    let at = text.len().checked_sub(14)?;
    let digits = text.get(at..)?;
    let is_moment = digits.starts_with("20") && digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_moment && text[..at].ends_with('-')).then_some(at)
}

/// Finds where the first UUID begins.
fn find_uuid(text: &str) -> Option<usize> {
    (0..text.len().saturating_sub(35)).find(|&at| {
        text.as_bytes()[at..at + 36]
            .iter()
            .enumerate()
            .all(|(index, byte)| match index {
                8 | 13 | 18 | 23 => *byte == b'-',
                _ => byte.is_ascii_hexdigit(),
            })
    })
}

/// `2026-03-16T10:05:00.123Z`, with any number of digits behind the point.
fn is_iso_time(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() >= 20
        && bytes[4] == b'-'
        && bytes[7] == b'-'
        && bytes[10] == b'T'
        && bytes[13] == b':'
        && text.ends_with('Z')
        && bytes[..4].iter().all(u8::is_ascii_digit)
}
