// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/toy/v2/types/*.json.

//! Objects of the wire.

use serde::{Deserialize, Serialize};

use super::unions::*;

/// Nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct PingParams {
    /// Comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The sign.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct PingResponse {
    /// What came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}
