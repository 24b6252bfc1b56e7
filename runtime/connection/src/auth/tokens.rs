//! The token file, `tokens.toml` in the home folder: a name, a scope and a SHA-256 hash per token. The token itself is
//! shown once, when it is created.

use std::{
    fmt,
    fs::{self, File, Permissions},
    io::{self, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;
use threadwire_engine::private;
use threadwire_protocol::Access;
use threadwire_workspace::{hex, locks};

use super::Principal;

/// Name of the file in the home folder.
const FILE: &str = "tokens.toml";

/// Name of the file that is locked while the tokens are changed.
const LOCK: &str = "tokens.lock";

/// The prefix of every token, so that secret scanners find it.
const PREFIX: &str = "tw_";

/// The longest name of a token, in bytes.
const NAME_LIMIT: usize = 64;

/// The SHA-256 of a token. A token has 256 random bits, so that its hash needs no salt.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Digest([u8; 32]);

impl Digest {
    pub(super) fn of(token: &str) -> Self {
        Self(Sha256::digest(token).into())
    }

    /// Compares in constant time.
    pub(super) fn is(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }

    fn parse(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }

    fn text(&self) -> String {
        hex::encode(&self.0)
    }
}

impl From<[u8; 32]> for Digest {
    fn from(hash: [u8; 32]) -> Self {
        Self(hash)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest")
    }
}

/// A token of the file, without the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TokenRecord {
    /// The name of the principal.
    pub name: String,
    /// What the principal may do.
    pub scope: Access,
    /// When the token was created, in RFC 3339 format.
    pub created_at: String,
    pub(crate) digest: Digest,
}

/// Why tokens cannot be read or changed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TokenError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The content of the file is invalid.
    #[error("{}: {what}", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong, without quoting the file.
        what: String,
    },
    /// The name is invalid.
    #[error("name: {0}")]
    Name(String),
    /// A token of this name exists.
    #[error("there is a token `{0}` already: revoke it first")]
    Taken(String),
    /// The operating system provides no random bytes.
    #[error("no random bytes")]
    Random,
}

/// The token file. A server reads it again when it changes; `threadwire token` changes it.
#[derive(Clone, Debug)]
pub struct TokenFile {
    path: PathBuf,
    home: PathBuf,
}

/// The content of the file.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    #[serde(default, rename = "token")]
    tokens: Vec<StoredToken>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct StoredToken {
    name: String,
    scope: String,
    sha256: String,
    created_at: String,
}

impl TokenFile {
    /// Returns the token file of a home folder, which need not exist.
    pub fn new(home: PathBuf) -> Self {
        Self {
            path: home.join(FILE),
            home,
        }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lists the tokens in the order of their creation.
    ///
    /// Errors: the file exists and cannot be read.
    pub fn list(&self) -> Result<Vec<TokenRecord>, TokenError> {
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(self.failed(error)),
        };
        let malformed = |what: String| TokenError::Malformed {
            path: self.path.clone(),
            what,
        };
        // Only the message is used: the position in the library's error quotes the file.
        let stored: Stored =
            toml::from_str(&text).map_err(|error| malformed(error.message().to_owned()))?;
        let records = stored.tokens.into_iter().map(|token| {
            let wrong = |what| malformed(format!("token `{}`: {what}", token.name));
            let scope = Access::from_name(&token.scope)
                .ok_or_else(|| wrong("`scope` is none of read, act and admin"))?;
            let digest = Digest::parse(&token.sha256)
                .ok_or_else(|| wrong("`sha256` is not 64 hexadecimal digits"))?;
            Ok(TokenRecord {
                name: token.name,
                scope,
                created_at: token.created_at,
                digest,
            })
        });
        records.collect()
    }

    /// Creates a token and returns it. It cannot be read back later.
    ///
    /// Errors: the name is invalid or taken; the file cannot be read or written.
    pub fn create(&self, name: &str, scope: Access) -> Result<String, TokenError> {
        check_name(name)?;
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| TokenError::Random)?;
        let token = format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes));
        self.change(|records| {
            if records.iter().any(|record| record.name == name) {
                return Err(TokenError::Taken(name.to_owned()));
            }
            records.push(TokenRecord {
                name: name.to_owned(),
                scope,
                created_at: chrono::Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
                digest: Digest::of(&token),
            });
            Ok(())
        })?;
        Ok(token)
    }

    /// Revokes a token; `false` if none has this name. The file is kept even when empty, so that the server still
    /// requires tokens.
    ///
    /// Errors: the file cannot be read or written.
    pub fn revoke(&self, name: &str) -> Result<bool, TokenError> {
        if !self.list()?.iter().any(|record| record.name == name) {
            return Ok(false);
        }
        self.change(|records| {
            let before = records.len();
            records.retain(|record| record.name != name);
            Ok(records.len() < before)
        })
    }

    /// Replaces the file atomically. The new file has mode 0600 before it is written.
    fn change<T>(
        &self,
        change: impl FnOnce(&mut Vec<TokenRecord>) -> Result<T, TokenError>,
    ) -> Result<T, TokenError> {
        let _changing = self.lock().map_err(|error| self.failed(error))?;
        let mut records = self.list()?;
        let result = change(&mut records)?;
        self.write(records).map_err(|error| self.failed(error))?;
        Ok(result)
    }

    fn write(&self, records: Vec<TokenRecord>) -> io::Result<()> {
        let tokens = records.into_iter().map(|record| StoredToken {
            sha256: record.digest.text(),
            scope: record.scope.name().to_owned(),
            name: record.name,
            created_at: record.created_at,
        });
        let stored = Stored {
            tokens: tokens.collect(),
        };
        let text = toml::to_string(&stored).map_err(io::Error::other)?;
        let mut new = tempfile::NamedTempFile::new_in(&self.home)?;
        fs::set_permissions(new.path(), Permissions::from_mode(0o600))?;
        new.write_all(text.as_bytes())?;
        new.as_file().sync_all()?;
        new.persist(&self.path)?;
        Ok(())
    }

    /// Waits for the lock between processes. It is held until the returned file is dropped.
    fn lock(&self) -> io::Result<File> {
        private::make_folder(&self.home)?;
        locks::lock_in(&self.home, LOCK)
    }

    pub(super) fn failed(&self, source: io::Error) -> TokenError {
        TokenError::File {
            path: self.path.clone(),
            source,
        }
    }
}

fn check_name(name: &str) -> Result<(), TokenError> {
    let refuse = |why: String| Err(TokenError::Name(why));
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "._@-".contains(letter);
    if name.is_empty() || name.len() > NAME_LIMIT || !name.chars().all(is_plain) {
        return refuse(format!(
            "use up to {NAME_LIMIT} of the letters a-z, A-Z, 0-9, `.`, `_`, `@` and `-`"
        ));
    }
    if [Principal::LOCAL, Principal::OWNER].contains(&name) {
        return refuse(format!(
            "`{name}` stands for clients without a token of their own"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> (tempfile::TempDir, TokenFile) {
        let home = tempfile::tempdir().unwrap();
        let file = TokenFile::new(home.path().join("new"));
        (home, file)
    }

    #[test]
    fn what_is_kept_is_private_and_no_token() {
        let (_home, file) = file();
        assert_eq!(file.list().unwrap(), []);
        let token = file.create("ada", Access::Act).unwrap();
        let other = file.create("bob", Access::Read).unwrap();
        assert_ne!(token, other);
        assert!(token.starts_with("tw_") && token.len() == 46, "{token}");
        let text = fs::read_to_string(file.path()).unwrap();
        assert!(
            !text.contains(&token) && !text.contains(&token[3..]),
            "{text}"
        );
        let mode = fs::metadata(file.path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let listed = file.list().unwrap();
        let named: Vec<_> = listed.iter().map(|one| (&*one.name, one.scope)).collect();
        assert_eq!(named, [("ada", Access::Act), ("bob", Access::Read)]);
        assert!(listed[0].digest.is(&Digest::of(&token)));
        assert!(!listed[0].digest.is(&Digest::of(&other)));
        assert!(!format!("{listed:?}").contains(&listed[0].digest.text()));
    }

    /// A command can lock what it can read.
    #[test]
    fn a_lock_that_nobody_gives_back_is_named() {
        let (_home, file) = file();
        file.create("ada", Access::Act).unwrap();
        let held = file.lock().unwrap();
        let refused = file.create("bob", Access::Act).unwrap_err().to_string();
        assert!(refused.contains("keeps it locked"), "{refused}");
        drop(held);
        file.create("bob", Access::Act).unwrap();
    }

    #[test]
    fn names_are_plain_and_taken_once() {
        let (_home, file) = file();
        for name in ["", "a b", "ada\n", "local", "owner", &"a".repeat(65)] {
            let error = file.create(name, Access::Read).unwrap_err();
            assert!(matches!(error, TokenError::Name(_)), "{name}: {error}");
        }
        file.create("ada@example.org", Access::Read).unwrap();
        let error = file.create("ada@example.org", Access::Act).unwrap_err();
        assert!(matches!(error, TokenError::Taken(_)), "{error}");
        assert!(file.revoke("ada@example.org").unwrap());
        assert!(!file.revoke("ada@example.org").unwrap());
        assert!(file.path().exists());
        file.create("ada@example.org", Access::Act).unwrap();
    }

    #[test]
    fn changes_of_several_programs_are_all_kept() {
        let (_home, file) = file();
        std::thread::scope(|scope| {
            for number in 0..8 {
                let file = &file;
                scope.spawn(move || file.create(&format!("client-{number}"), Access::Read));
            }
        });
        assert_eq!(file.list().unwrap().len(), 8);
    }

    #[test]
    fn what_is_wrong_with_the_file_is_told_without_quoting_it() {
        let (_home, file) = file();
        file.create("ada", Access::Act).unwrap();
        for (text, expected) in [
            (
                "[[token]]\nname = \"x\"\nscope = \"all\"\nsha256 = \"5eC2e7\"\ncreated_at = \"\"",
                "`scope` is none of",
            ),
            (
                "[[token]]\nname = \"x\"\nscope = \"act\"\nsha256 = \"5eC2e7\"\ncreated_at = \"\"",
                "`sha256` is not",
            ),
            ("[[token]]\nname = 5eC2e7", ""),
        ] {
            fs::write(file.path(), text).unwrap();
            let error = file.list().unwrap_err().to_string();
            assert!(
                error.starts_with(&file.path().display().to_string()),
                "{error}"
            );
            assert!(
                error.contains(expected) && !error.contains("5eC2e7"),
                "{error}"
            );
            file.revoke("ada").unwrap_err();
            assert_eq!(fs::read_to_string(file.path()).unwrap(), text);
        }
    }
}
