//! Identifiers. A thread, turn or item has the same id in every dialect, so clients of different dialects can share it.

use std::{fmt, str::FromStr, sync::Arc};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! uuid_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl $name {
            /// Makes a fresh UUIDv7, which sorts by its time of creation.
            pub fn new() -> Self {
                Self(Uuid::now_v7())
            }

            /// Returns the id as text, as `to_string` does, but without a formatter: each delta has a few.
            pub fn text(&self) -> String {
                let mut text = Uuid::encode_buffer();
                self.0.hyphenated().encode_lower(&mut text).to_owned()
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::new()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Uuid::parse_str(text).map(Self)
            }
        }
    };
}

uuid_id!(
    /// The id of a thread.
    ThreadId
);
uuid_id!(
    /// The id of a turn.
    TurnId
);
uuid_id!(
    /// The id of an ask, a question of the engine to a client.
    AskId
);

uuid_id!(
    /// The id of a process that uses a store, see [`crate::Directory`].
    ProcessId
);

impl ProcessId {
    /// The owner of threads that were written before owners were recorded. No process has this id.
    pub const NOBODY: Self = Self(Uuid::nil());
}

/// The id of an item, unique in its thread. Text, because model providers and external agents name their own calls.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ItemId(pub Arc<str>);

impl ItemId {
    /// Makes a fresh id (UUIDv7 text).
    pub fn new() -> Self {
        Self(Uuid::now_v7().to_string().into())
    }

    /// Returns the id as it is sent to clients.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for ItemId {
    fn default() -> Self {
        Self::new()
    }
}

impl From<&str> for ItemId {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl fmt::Display for ItemId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for ItemId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
