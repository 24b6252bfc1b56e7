//! What the client of a connection may do.

use std::fmt;

use crate::CallError;

/// A scope: what a token is good for. Each one includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// To look on: list, read and follow threads.
    Read,
    /// To work with threads: start them, and act on those that the client attached to.
    Act,
    /// Everything: the server itself, and the threads of others.
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

/// What the client of a connection may do.
pub trait Rights: fmt::Debug + Sync {
    /// The scope of its token.
    fn scope(&self) -> Access;

    /// Tells whether it may act on a thread, given the scope. `thread` is what the client wrote, which may be no id.
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

/// Lets a message through that needs the scope `needs` and acts on the thread `target`, or says why not.
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
