// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/chat/types/*.json.

//! Objects of the wire.

use serde::{Deserialize, Serialize};

use super::unions::*;
use threadwire_protocol::support;

/// Who the client is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hello {
    /// Its name.
    pub name: String,
}

/// Who the server is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Welcome {
    /// Its name and version.
    pub server: String,
}

/// Which room.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Join {
    /// The id of the thread. Absent: a new one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
}

/// The room.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Joined {
    /// The id of the thread.
    pub room: String,
}

/// Where something is said.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    /// The id of the thread.
    pub room: String,
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Say {
    /// Where.
    pub place: Place,
    /// The words.
    pub text: String,
}

/// The turn that it started.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Said {
    /// The id of the turn.
    pub turn: String,
}

/// Where to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hush {
    /// The id of the thread.
    pub room: String,
}

/// Words of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Text {
    /// The id of the thread.
    pub room: String,
    /// What is added.
    pub text: String,
}

/// A turn that has ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Quiet {
    /// The id of the thread.
    pub room: String,
    /// `completed`, `failed` or `interrupted`.
    pub how: String,
}

/// A command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct May {
    /// The id of the thread.
    pub room: String,
    /// As a person would type it.
    pub command: String,
}

/// Whether the command may run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Allowed {
    /// It may.
    pub yes: bool,
}

support::object! {
    Hello {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    Welcome {
        0 server: String = "server", required, plain;
    }
}

support::object! {
    Join {
        0 room: Option<String> = "room", default, plain;
    }
}

support::object! {
    Joined {
        0 room: String = "room", required, plain;
    }
}

support::object! {
    Place {
        0 room: String = "room", required, plain;
    }
}

support::object! {
    Say {
        0 place: Place = "place", required, plain;
        1 text: String = "text", required, plain;
    }
}

support::object! {
    Said {
        0 turn: String = "turn", required, plain;
    }
}

support::object! {
    Hush {
        0 room: String = "room", required, plain;
    }
}

support::object! {
    Text {
        0 room: String = "room", required, plain;
        1 text: String = "text", required, plain;
    }
}

support::object! {
    Quiet {
        0 room: String = "room", required, plain;
        1 how: String = "how", required, plain;
    }
}

support::object! {
    May {
        0 room: String = "room", required, plain;
        1 command: String = "command", required, plain;
    }
}

support::object! {
    Allowed {
        0 yes: bool = "yes", required, plain;
    }
}
