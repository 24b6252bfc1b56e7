//! Authentication: the token that a client sends, and its principal.
//!
//! Clients on standard streams or in the process, and all clients of a server without tokens, are the local user. Over
//! a network transport, a client sends the token that the server was started with, or a token of [`TokenFile`], which
//! has a name and a scope.

mod signed;
mod tokens;

use std::{
    collections::{HashMap, HashSet},
    fmt,
    fs::Metadata,
    io,
    os::unix::fs::MetadataExt,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use threadwire_engine::ThreadId;
use threadwire_protocol::{Access, Rights};
use threadwire_workspace::locks::lock;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

pub use self::signed::SignedTokens;
pub use self::tokens::{TokenError, TokenFile, TokenRecord};
use self::{signed::Refused, tokens::Digest};

/// How often revoked tokens are looked for: the longest time that a connection outlives its token.
const REVOCATION_INTERVAL: Duration = Duration::from_secs(1);

/// A person or a program that uses the server, identified by a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Principal {
    /// The name of the token: `local` for clients that need no token, `owner` for the token that the server was started
    /// with.
    pub name: Arc<str>,
    /// The access that the principal has.
    pub scope: Access,
}

impl Principal {
    /// The name of a client that needs no token.
    pub const LOCAL: &str = "local";
    /// The name of a client with the token that the server was started with.
    pub const OWNER: &str = "owner";

    fn admin(name: &str) -> Self {
        Self {
            name: name.into(),
            scope: Access::Admin,
        }
    }
}

/// The identity that all connections with one token share.
#[derive(Debug)]
pub(crate) struct Identity {
    principal: Principal,
    /// The threads that the client has attached to, including those that it has detached from.
    attached: Mutex<HashSet<ThreadId>>,
    /// Whether the server has more than one token.
    is_shared: Arc<AtomicBool>,
    revoked: CancellationToken,
}

impl Identity {
    fn new(principal: Principal, is_shared: &Arc<AtomicBool>) -> Arc<Self> {
        Arc::new(Self {
            principal,
            attached: Mutex::default(),
            is_shared: Arc::clone(is_shared),
            revoked: CancellationToken::new(),
        })
    }

    /// Returns the identities of clients that share a server.
    #[cfg(test)]
    pub(crate) fn shared<const N: usize>(names: [&str; N]) -> [Arc<Self>; N] {
        let is_shared = Arc::new(AtomicBool::new(true));
        names.map(|name| Self::new(Principal::admin(name), &is_shared))
    }

    pub(crate) fn principal(&self) -> &Principal {
        &self.principal
    }

    /// Allows the client to act on a thread from now on.
    pub(crate) fn attach(&self, thread: ThreadId) {
        lock(&self.attached).insert(thread);
    }

    /// Tells whether the server has more than one token.
    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared.load(Ordering::Relaxed)
    }

    /// Fires when the token is revoked.
    pub(crate) fn revoked(&self) -> &CancellationToken {
        &self.revoked
    }
}

impl Rights for Identity {
    fn scope(&self) -> Access {
        self.principal.scope
    }

    fn may_act_on(&self, thread: &str) -> bool {
        if self.principal.scope == Access::Admin || !self.is_shared() {
            return true;
        }
        match thread.parse() {
            Ok(thread) => lock(&self.attached).contains(&thread),
            // The handler refuses an invalid id.
            Err(_) => true,
        }
    }
}

/// How clients show that they are the owner of the server, who has full access.
#[derive(Clone)]
pub enum Owner {
    /// They send this token.
    Token(String),
    /// They send the token with this SHA-256.
    TokenHash([u8; 32]),
    /// They send a token that another program signed.
    Signed(SignedTokens),
}

impl fmt::Debug for Owner {
    /// Writes no secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(_) => f.write_str("Token"),
            Self::TokenHash(_) => f.write_str("TokenHash"),
            Self::Signed(tokens) => tokens.fmt(f),
        }
    }
}

/// An [`Owner`] without the token.
#[derive(Debug)]
enum Proof {
    Digest(Digest),
    Signed(SignedTokens),
}

/// Why a client is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// The client sends no token.
    Missing,
    /// The client sends an unknown token.
    Invalid,
    /// The client sends an unknown token, and the server takes signed ones.
    Unsigned(Refused),
    /// The token file cannot be read. The reason is in the log.
    Unreadable,
}

/// Checks clients' tokens against those of the server.
#[derive(Debug)]
pub(crate) struct Authenticator {
    local: Arc<Identity>,
    owner: Option<(Proof, Arc<Identity>)>,
    file: TokenFile,
    known: Mutex<Known>,
    is_shared: Arc<AtomicBool>,
}

/// The content of the token file when it was last read.
#[derive(Debug, Default)]
struct Known {
    /// Identifies the version of the file that was read.
    stamp: Option<Stamp>,
    /// Whether the file has ever existed. If not, only a token that the server was started with makes tokens required.
    exists: bool,
    identities: HashMap<Digest, Arc<Identity>>,
}

/// The identity of one version of the file, which is always replaced as a whole.
#[derive(Debug, PartialEq, Eq)]
struct Stamp {
    inode: u64,
    modified: (i64, i64),
    length: u64,
}

impl Stamp {
    fn of(file: &Metadata) -> Self {
        Self {
            inode: file.ino(),
            modified: (file.mtime(), file.mtime_nsec()),
            length: file.len(),
        }
    }
}

impl Authenticator {
    /// Makes an authenticator. `home` is the folder of the [`TokenFile`].
    pub(crate) fn new(owner: Option<Owner>, home: PathBuf) -> Self {
        let is_shared = Arc::default();
        let identity = |name| Identity::new(Principal::admin(name), &is_shared);
        Self {
            local: identity(Principal::LOCAL),
            owner: owner.map(|owner| {
                let proof = match owner {
                    Owner::Token(token) => Proof::Digest(Digest::of(&token)),
                    Owner::TokenHash(hash) => Proof::Digest(Digest::from(hash)),
                    Owner::Signed(tokens) => Proof::Signed(tokens),
                };
                (proof, identity(Principal::OWNER))
            }),
            file: TokenFile::new(home),
            known: Mutex::default(),
            is_shared,
        }
    }

    /// Returns the identity of the local user.
    pub(crate) fn local(&self) -> Arc<Identity> {
        Arc::clone(&self.local)
    }

    /// Tells whether network clients need a token. Reads the token file if it has changed (blocking), and fails if it
    /// cannot.
    pub(crate) fn needs_token(&self) -> Result<bool, TokenError> {
        self.read_again()?;
        Ok(self.owner.is_some() || lock(&self.known).exists)
    }

    /// Returns the identity of this token. The file is read first if it has changed, so new and revoked tokens take
    /// effect at once.
    pub(crate) async fn identify(
        self: &Arc<Self>,
        token: Option<String>,
    ) -> Result<Arc<Identity>, Unknown> {
        let this = Arc::clone(self);
        // Reading the file blocks.
        let found = tokio::task::spawn_blocking(move || {
            let needed = this.needs_token().map_err(|error| {
                warn!(%error, "no network client is let in");
                Unknown::Unreadable
            })?;
            match token {
                _ if !needed => Ok(this.local()),
                None => Err(Unknown::Missing),
                Some(token) => this.find(&token),
            }
        });
        found.await.unwrap_or(Err(Unknown::Unreadable))
    }

    /// Compares with every token, so that the time reveals nothing about any of them.
    fn find(&self, token: &str) -> Result<Arc<Identity>, Unknown> {
        let given = Digest::of(token);
        let mut found = Err(Unknown::Invalid);
        for (digest, identity) in &lock(&self.known).identities {
            if given.is(digest) {
                found = Ok(Arc::clone(identity));
            }
        }
        match &self.owner {
            Some((Proof::Digest(digest), identity)) if given.is(digest) => Ok(Arc::clone(identity)),
            Some((Proof::Signed(tokens), identity)) if found.is_err() => {
                match tokens.check(token) {
                    Ok(()) => Ok(Arc::clone(identity)),
                    Err(reason) => Err(Unknown::Unsigned(reason)),
                }
            }
            _ => found,
        }
    }

    /// Reads the file if it has changed. Tokens that are gone are revoked. A removed file counts as empty; an
    /// unreadable one changes nothing.
    fn read_again(&self) -> Result<(), TokenError> {
        let mut known = lock(&self.known);
        let stamp = match std::fs::metadata(self.file.path()) {
            Ok(file) => Some(Stamp::of(&file)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(self.file.failed(error)),
        };
        if stamp == known.stamp {
            return Ok(());
        }
        let records = self.file.list()?;
        let mut identities = HashMap::new();
        for record in records {
            let identity = known.identities.remove(&record.digest).unwrap_or_else(|| {
                let principal = Principal {
                    name: record.name.into(),
                    scope: record.scope,
                };
                Identity::new(principal, &self.is_shared)
            });
            identities.insert(record.digest, identity);
        }
        for (_, revoked) in known.identities.drain() {
            info!(principal = %revoked.principal.name, "token revoked");
            revoked.revoked.cancel();
        }
        let count = identities.len() + usize::from(self.owner.is_some());
        self.is_shared.store(count > 1, Ordering::Relaxed);
        known.exists |= stamp.is_some();
        known.stamp = stamp;
        known.identities = identities;
        Ok(())
    }

    /// Checks for revoked tokens every [`REVOCATION_INTERVAL`] and ends their connections, as long as the server runs.
    pub(crate) async fn end_revoked(self: Arc<Self>) {
        let mut interval = tokio::time::interval(REVOCATION_INTERVAL);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut was_readable = true;
        loop {
            interval.tick().await;
            if !self.is_used() {
                continue;
            }
            let this = Arc::clone(&self);
            let read = tokio::task::spawn_blocking(move || this.read_again()).await;
            let error = read.ok().and_then(Result::err);
            if let Some(error) = &error
                && was_readable
            {
                warn!(%error, "revoked tokens are not noticed");
            }
            was_readable = error.is_none();
        }
    }

    /// Tells whether any connection uses a token of the file.
    fn is_used(&self) -> bool {
        let known = lock(&self.known);
        let mut identities = known.identities.values();
        identities.any(|identity| Arc::strong_count(identity) > 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn authenticator(token: Option<&str>, home: &tempfile::TempDir) -> Arc<Authenticator> {
        let owner = token.map(|token| Owner::Token(token.to_owned()));
        Arc::new(Authenticator::new(owner, home.path().to_owned()))
    }

    #[tokio::test]
    async fn without_tokens_everybody_is_the_user() {
        let home = tempfile::tempdir().unwrap();
        let server = authenticator(None, &home);
        let client = server.identify(None).await.unwrap();
        assert_eq!(*client.principal(), Principal::admin("local"));
        assert!(!server.needs_token().unwrap());

        // From the first token on, a token is required, even if the file is removed later.
        let tokens = TokenFile::new(home.path().to_owned());
        tokens.create("ada", Access::Act).unwrap();
        assert_eq!(server.identify(None).await.unwrap_err(), Unknown::Missing);
        std::fs::remove_file(tokens.path()).unwrap();
        assert_eq!(server.identify(None).await.unwrap_err(), Unknown::Missing);
    }

    #[tokio::test]
    async fn a_token_stands_for_its_principal_until_it_is_revoked() {
        let home = tempfile::tempdir().unwrap();
        let tokens = TokenFile::new(home.path().to_owned());
        let server = authenticator(Some("secret"), &home);
        let ada = tokens.create("ada", Access::Act).unwrap();
        let client = server.identify(Some(ada.clone())).await.unwrap();
        assert_eq!(&*client.principal().name, "ada");
        assert_eq!(client.scope(), Access::Act);
        let again = server.identify(Some(ada.clone())).await.unwrap();
        assert!(Arc::ptr_eq(&client, &again));
        let owner = server.identify(Some("secret".into())).await.unwrap();
        assert_eq!(*owner.principal(), Principal::admin("owner"));
        let unknown = server.identify(Some("tw_guess".into())).await;
        assert_eq!(unknown.unwrap_err(), Unknown::Invalid);

        assert!(tokens.revoke("ada").unwrap());
        let refused = server.identify(Some(ada)).await;
        assert_eq!(refused.unwrap_err(), Unknown::Invalid);
        assert!(client.revoked().is_cancelled());
        assert!(!owner.revoked().is_cancelled());
    }

    #[tokio::test]
    async fn a_broken_file_lets_nobody_in_and_ends_nothing() {
        let home = tempfile::tempdir().unwrap();
        let tokens = TokenFile::new(home.path().to_owned());
        let server = authenticator(None, &home);
        let ada = tokens.create("ada", Access::Read).unwrap();
        let client = server.identify(Some(ada.clone())).await.unwrap();
        std::fs::write(tokens.path(), "[[token]]\nname = 1").unwrap();
        let refused = server.identify(Some(ada)).await;
        assert_eq!(refused.unwrap_err(), Unknown::Unreadable);
        assert!(!client.revoked().is_cancelled());
    }

    #[tokio::test]
    async fn a_client_acts_on_threads_of_others_after_it_attached() {
        let home = tempfile::tempdir().unwrap();
        let tokens = TokenFile::new(home.path().to_owned());
        let server = authenticator(None, &home);
        let ada = tokens.create("ada", Access::Act).unwrap();
        let ada = server.identify(Some(ada)).await.unwrap();
        let (thread, other) = (ThreadId::new(), ThreadId::new());
        // With a single token there is no other client to protect.
        assert!(ada.may_act_on(&thread.to_string()));

        let root = tokens.create("root", Access::Admin).unwrap();
        let root = server.identify(Some(root)).await.unwrap();
        assert!(!ada.may_act_on(&thread.to_string()));
        ada.attach(thread);
        assert!(ada.may_act_on(&thread.to_string()));
        assert!(!ada.may_act_on(&other.to_string()));
        assert!(root.may_act_on(&other.to_string()));
    }
}
