// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/chat/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use super::types::*;
use threadwire_protocol::support;
