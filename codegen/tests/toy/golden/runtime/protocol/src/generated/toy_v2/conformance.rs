// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/conformance.rs.j2 from schema/toy/v2/**/*.json.

//! What the tests of the decoders and of the router go through.

use super::*;
use crate::conformance::{Subject, recode};

pub(crate) static SUBJECT: Subject = Subject {
    folder: "toy/v2",
    decoders: &[
        ("types/ping.json#/PingParams", recode::<super::PingParams>),
        (
            "types/ping.json#/PingResponse",
            recode::<super::PingResponse>,
        ),
    ],
    route: None,
};
