//! The wire protocol of Threadwire: types, envelopes, method tables and gates of all dialects.
//!
//! `generated/<dialect>/` holds the types, method tables, gates and routers that `cargo gen` makes from `schema/`.
//! Everything else here is small and hand-written: the [`envelope`], [`RawJson`], the traits that generated code
//! implements, and the resumption of connections ([`resume`]). This crate does no I/O and has no server behavior.
//!
//! Start reading at [`envelope::Envelope`] (incoming messages) and [`envelope::Wire`] (outgoing messages).

#[cfg(test)]
mod conformance;
pub mod envelope;
mod gate;
mod json;
mod method;
pub mod resume;
mod rights;
#[doc(hidden)]
#[allow(
    missing_debug_implementations,
    missing_docs,
    reason = "it is public for generated code only"
)]
pub mod support;

mod generated;

pub use gate::{CallError, Gate, GateContext, UnknownVariant, VariantProblem};
pub use generated::*;
pub use json::RawJson;
pub use method::{
    DialectInfo, Handler, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NotificationMethod,
    RequestMethod, Scope, Stability,
};
pub use rights::{Access, Rights, permit};
pub use support::{Call, Encoded, ErrorText, NoParams, Trim, read_located};
