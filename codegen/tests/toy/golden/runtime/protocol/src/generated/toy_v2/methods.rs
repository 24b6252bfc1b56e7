// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/toy/v2/**/*.json.

//! Versions, methods and notifications.

use super::{types::*, unions::*};
use crate::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "toy_v2";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["2"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 2.
    V2,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V2];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V2;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "2" => Some(Self::V2),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V2 => "2",
        }
    }

    /// Returns the position in [`Version::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A request that a client may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// `ping`: Asks for a sign of life.
    Ping,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[Self::Ping];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "ping" => Some(Self::Ping),
            _ => None,
        }
    }

    /// Returns the name on the wire.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Returns what the schema says of it.
    pub fn spec(self) -> &'static MethodSpec {
        &SPECS[self as usize]
    }
}

impl MethodTable for Method {
    fn from_name(name: &str) -> Option<Self> {
        Self::from_name(name)
    }

    fn spec(self) -> &'static MethodSpec {
        self.spec()
    }
}

static SPECS: &[MethodSpec] = &[MethodSpec {
    name: "ping",
    stability: Stability::Stable,
    since: 0,
    until: usize::MAX,
    capability: None,
    scope: Scope::None,
    access: Access::Admin,
    params_optional: false,
    refusal: Some(NOT_SERVED),
}];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[KnownMethod {
    name: "ping",
    since: 0,
    until: usize::MAX,
    experimental: false,
}];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Asks for a sign of life.
    ///
    /// Source: `schema/toy/v2/ping.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Ping;

    impl RequestMethod for Ping {
        const NAME: &'static str = "ping";
        type Params = super::PingParams;
        type Response = super::PingResponse;

        codec!(params, result);
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "ping" => Some(visitor.request::<method::Ping>()),
        _ => None,
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;
}

/// Hands the marker type of a notification, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_notification<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    let _ = visitor;
    match name {
        _ => None,
    }
}

/// The answer to a method that is planned.
const NOT_SERVED: ErrorText = ErrorText::new(-32601, "unknown method {method}");
