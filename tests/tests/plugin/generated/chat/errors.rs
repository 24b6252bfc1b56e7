// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/errors.rs.j2 from schema/chat/**/*.json.

//! The errors of the dialect and, in a module each, those of single methods.
//!
//! A function fills in the placeholders of the text that the schema gives an error.

use std::fmt::Display;

use super::Version;
use threadwire_protocol::{ErrorText, envelope::RpcError};

/// Nobody knows the method.
pub fn unknown_method(method: &dyn Display) -> RpcError {
    ErrorText::new(-32601, "no method {method}").fill(&[("method", method)])
}

/// The params do not fit.
pub fn bad_params(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "{detail}").fill(&[("detail", detail)])
}

/// The client has not introduced itself.
pub fn no_hello() -> RpcError {
    ErrorText::new(1, "say hello first").fill(&[])
}

/// Too many requests of the client wait for their answers.
pub fn busy() -> RpcError {
    ErrorText::new(2, "too many requests wait").fill(&[])
}

/// There is no such room, or the client is not in it.
pub fn no_room(room: &dyn Display) -> RpcError {
    ErrorText::new(3, "no room {room}").fill(&[("room", room)])
}

/// The client's token has a smaller scope.
pub fn forbidden(method: &dyn Display, scope: &dyn Display) -> RpcError {
    ErrorText::new(5, "{method} needs the scope {scope}")
        .fill(&[("method", method), ("scope", scope)])
}

/// The client was never in the room, and others have tokens, too.
pub fn not_inside(room: &dyn Display) -> RpcError {
    ErrorText::new(6, "join {room} first").fill(&[("room", room)])
}

/// The engine refused.
pub fn failed(reason: &dyn Display) -> RpcError {
    ErrorText::new(4, "{reason}").fill(&[("reason", reason)])
}
