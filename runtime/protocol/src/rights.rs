//! The rights of the client of a connection.

use std::fmt;

use crate::CallError;

/// The access scope of a token. Each scope includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// List, read and follow threads.
    Read,
    /// Start threads, and act on those that the client has attached to.
    Act,
    /// Everything, including the server itself and the threads of other clients.
    Admin,
}

impl Access {
    /// All scopes, the smallest first.
    pub const ALL: [Self; 3] = [Self::Read, Self::Act, Self::Admin];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Act => "act",
            Self::Admin => "admin",
        }
    }

    /// Returns the scope of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|access| access.name() == name)
    }
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The rights of the client of a connection.
pub trait Rights: fmt::Debug + Sync {
    /// Returns the scope of the client's token.
    fn scope(&self) -> Access;

    /// Tells whether the client may act on a thread, provided that its scope suffices. `thread` is the text that the
    /// client sent, which may be no valid id.
    fn may_act_on(&self, thread: &str) -> bool;
}

/// The rights of a scope, on every thread.
impl Rights for Access {
    fn scope(&self) -> Access {
        *self
    }

    fn may_act_on(&self, _thread: &str) -> bool {
        true
    }
}

/// Checks a message that needs the scope `needs` and acts on the thread `target`. Errors: `Forbidden`, `NotAttached`.
pub fn permit(
    rights: &dyn Rights,
    method: &'static str,
    needs: Access,
    target: Option<&str>,
) -> Result<(), CallError> {
    if rights.scope() < needs {
        return Err(CallError::Forbidden { method, needs });
    }
    match target {
        Some(thread) if !rights.may_act_on(thread) => Err(CallError::NotAttached {
            thread: thread.to_owned(),
        }),
        _ => Ok(()),
    }
}
