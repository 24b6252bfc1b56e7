// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/chat/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use threadwire_protocol::{Gate, UnknownVariant, support};

impl Gate for Hello {}

impl Gate for Join {}

impl Gate for Say {}
