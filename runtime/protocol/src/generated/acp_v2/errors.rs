// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/errors.rs.j2 from schema/acp/v2/**/*.json.

//! The errors of the dialect and, in a module each, those of single methods.
//!
//! A function fills in the placeholders of the text that the schema gives an error.

use std::fmt::Display;

use super::Version;
use crate::{ErrorText, envelope::RpcError};

/// The message is not JSON. The answer has the id `null` and the connection stays open.
pub fn parse_error() -> RpcError {
    ErrorText::new(-32700, "Parse error").fill(&[])
}

/// The message is not a request object, or its id is `null`.
pub fn invalid_request(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(-32600, "Invalid request", r#""{detail}""#).fill(&[("detail", detail)])
}

/// The message is an array. One answer with the id `null` stands for the whole array.
pub fn batch_unsupported() -> RpcError {
    ErrorText::with_data(-32600, "Invalid request", r#""batches are not supported""#).fill(&[])
}

/// A request other than `initialize` came before `initialize` succeeded.
pub fn not_initialized() -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid request",
        r#""connection is not initialized""#,
    )
    .fill(&[])
}

/// The method is unknown, or the capability it needs was not advertised.
pub fn method_not_found(method: &dyn Display) -> RpcError {
    ErrorText::with_data(-32601, "Method not found", r#"{"method":"{method}"}"#)
        .fill(&[("method", method)])
}

/// The params are malformed, or a value in them is not supported.
pub fn invalid_params(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(-32602, "Invalid params", r#""{detail}""#).fill(&[("detail", detail)])
}

/// Something unexpected failed.
pub fn internal_error(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(-32603, "Internal error", r#"{"reason":"{detail}"}"#)
        .fill(&[("detail", detail)])
}

/// The user has to sign in with one of the `authMethods` first.
pub fn authentication_required() -> RpcError {
    ErrorText::new(-32000, "Authentication required").fill(&[])
}

/// The session does not exist or is not active on this connection.
pub fn session_not_found(session_id: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32002,
        "Resource not found",
        r#"{"sessionId":"{sessionId}"}"#,
    )
    .fill(&[("sessionId", session_id)])
}

/// A file or another resource does not exist.
pub fn resource_not_found(uri: &dyn Display) -> RpcError {
    ErrorText::with_data(-32002, "Resource not found", r#"{"uri":"{uri}"}"#).fill(&[("uri", uri)])
}

/// The agent has no version at or below the one asked for. `data` has the numbers: `requested`, and the list `supported`.
pub fn unsupported_protocol_version() -> RpcError {
    ErrorText::new(-32022, "Unsupported protocol version").fill(&[])
}

/// The request was given up after `$/cancel_request`, or because the peer is shutting down.
pub fn request_cancelled() -> RpcError {
    ErrorText::new(-32800, "Request cancelled").fill(&[])
}

/// The client's token has a smaller scope than the method needs.
pub fn forbidden(method: &dyn Display, scope: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid request",
        r#""{method} needs a token of the scope `{scope}`""#,
    )
    .fill(&[("method", method), ("scope", scope)])
}

/// The method acts on a thread that the client never attached to, and several clients have tokens of their own.
pub fn not_attached(session_id: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid request",
        r#""resume session {sessionId} first""#,
    )
    .fill(&[("sessionId", session_id)])
}
