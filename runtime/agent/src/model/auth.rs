//! API keys: where they are found, and how they are hidden from logs and messages.

use std::{collections::BTreeMap, fmt, fs, io, path::Path};

use tracing::warn;

/// Name of the file in the home folder that stores keys by the name of their environment variable.
const AUTH_FILE: &str = "auth.json";

/// A secret text. `Debug` shows `[key]` instead.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Creates a secret. White space around the text is removed.
    pub fn new(text: &str) -> Self {
        Self(text.trim().to_owned())
    }

    /// Returns the secret text, for sending.
    pub(super) fn expose(&self) -> &str {
        &self.0
    }

    /// Replaces the secret in a text by `[key]`. A secret shorter than four bytes is not replaced.
    pub(super) fn redact(&self, text: &str) -> String {
        if self.0.len() < 4 || !text.contains(&self.0) {
            return text.to_owned();
        }
        text.replace(&self.0, "[key]")
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[key]")
    }
}

/// Finds a key: first in the environment, then in the file of the home folder. A sign-in counts before the environment:
/// the variable is there for other programs, too.
pub(super) fn key(
    variable: &str,
    is_sign_in: bool,
    environment: &dyn Fn(&str) -> Option<String>,
    home: &Path,
) -> Option<Secret> {
    let is_key = |key: &String| !key.trim().is_empty();
    let of_environment = || environment(variable).filter(is_key);
    let of_file = || stored(variable, home).filter(is_key);
    let key = match is_sign_in {
        true => of_file().or_else(of_environment),
        false => of_environment().or_else(of_file),
    };
    key.map(|key| Secret::new(&key))
}

/// Reads a key that a login stored. A file that cannot be read counts as empty and is logged.
pub(super) fn stored(variable: &str, home: &Path) -> Option<String> {
    let file = home.join(AUTH_FILE);
    let text = match fs::read(&file) {
        Ok(text) => text,
        Err(error) => {
            if error.kind() != io::ErrorKind::NotFound {
                warn!(file = %file.display(), %error, "stored keys cannot be read");
            }
            return None;
        }
    };
    let entries: Result<BTreeMap<String, serde_json::Value>, _> = serde_json::from_slice(&text);
    let Ok(mut entries) = entries else {
        // The error may quote a key.
        warn!(file = %file.display(), "stored keys are no JSON object");
        return None;
    };
    match entries.remove(variable)? {
        serde_json::Value::String(key) => Some(key),
        _ => None,
    }
}
