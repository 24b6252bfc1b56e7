// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/toy/v2/types/*.json.

//! Objects of the wire.

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::support;

/// Nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PingParams {
    /// Comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The sign.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PingResponse {
    /// What came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

support::object! {
    PingParams {
        0 text: Option<String> = "text", default, plain;
    }
}

support::object! {
    PingResponse {
        0 text: Option<String> = "text", default, plain;
    }
}
