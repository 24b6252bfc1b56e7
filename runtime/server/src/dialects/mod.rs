//! The built-in dialects of every server. A new dialect is a folder here, a folder in `schema/`, and a line in
//! [`built_in`].

mod acp;
mod codex;
mod dotcraft;
mod editor;
mod time;

pub use codex::export_rollout;
#[cfg(fuzzing)]
pub(crate) use codex::read_rollout_file;
pub(crate) use dotcraft::{CLOSED, PAUSED, PLANNED};

/// The origin source of child threads that agents spawn, in all dialects, see [`threadwire_engine::Origin::source`].
pub(crate) const SPAWNED_SOURCE: &str = "subAgent";

/// The sources of child threads: of those that an agent spawned, of reviewers, of those that summarize, and of others.
const CHILD_SOURCES: [&str; 4] = [
    SPAWNED_SOURCE,
    "subAgentReview",
    "subAgentCompact",
    "subAgentOther",
];

/// The source of a thread of which it is not known.
const UNKNOWN_SOURCE: &str = "unknown";

/// Defines the request handlers of a dialect: one type per family of methods, created for each request. A handler holds
/// `$ready`: the session and the client from the handshake. `Connection` serves the methods that work before the
/// handshake and holds the session only.
macro_rules! families {
    ($session:ty, $client:ty, $ready:ident, $failure:ty; $($function:ident: $family:ident),* $(,)?) => {
        /// A client after its handshake, and its session.
        pub(super) struct $ready {
            pub(super) session: std::sync::Arc<$session>,
            pub(super) client: std::sync::Arc<$client>,
        }

        impl std::ops::Deref for $ready {
            type Target = $session;

            fn deref(&self) -> &$session {
                &self.session
            }
        }

        /// Handles the methods of the connection, such as the handshake.
        pub(super) struct Connection(std::sync::Arc<$session>);

        impl std::ops::Deref for Connection {
            type Target = $session;

            fn deref(&self) -> &$session {
                &self.0
            }
        }

        impl threadwire_protocol::Handler for Connection {
            type Error = $failure;
        }

        $(
            /// Handles the methods of one family.
            pub(super) struct $family($ready);

            impl std::ops::Deref for $family {
                type Target = $ready;

                fn deref(&self) -> &$ready {
                    &self.0
                }
            }

            impl threadwire_protocol::Handler for $family {
                type Error = $failure;
            }
        )*

        impl Handlers for $session {
            type Initialized = std::sync::Arc<$client>;
            type Connection = Connection;

            fn connection(self: &std::sync::Arc<Self>) -> Connection {
                Connection(std::sync::Arc::clone(self))
            }

            $(
                type $family = $family;

                fn $function(self: &std::sync::Arc<Self>, client: std::sync::Arc<$client>) -> $family {
                    $family($ready { session: std::sync::Arc::clone(self), client })
                }
            )*
        }
    };
}
use families;

use std::{sync::Arc, time::Duration};

use threadwire_connection::{Dialect, Dialects};

/// Creates the dialects. `rollout_files`: the server writes a rollout file per thread into the home folder, in the
/// format of Codex, for people and tools to read. `terminals_stall_after`: how long a command says nothing until clients
/// are told that it stalls.
pub(crate) fn built_in(
    rollout_files: bool,
    terminals_stall_after: Option<Duration>,
) -> [Arc<dyn Dialect>; 3] {
    [
        Arc::new(codex::Codex::new(rollout_files)),
        Arc::new(dotcraft::DotCraft::new(terminals_stall_after)),
        Arc::new(acp::Acp),
    ]
}

/// Returns the built-in dialects, without rollout files and without news of commands that stall.
pub fn built_in_dialects() -> Dialects {
    Dialects::new(built_in(false, None))
}
