//! Methods, errors and routes for the templates.

use super::Span;
use crate::names::{camel, snake};

/// Code, message and data of an error response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// JSON-RPC error code.
    pub code: i64,
    /// Text with `{placeholders}`.
    pub message: String,
    /// Compact JSON with `{placeholders}` in its texts.
    pub data: Option<String>,
}

/// An error with the text that it has in some versions.
#[derive(Debug)]
pub struct ErrorDef {
    /// Name in snake_case. Texts of different versions share the name.
    pub name: String,
    /// The error response.
    pub answer: Answer,
    /// Versions that use this text.
    pub span: Span,
    /// The condition that causes the error.
    pub when: String,
}

/// A method of the reference server.
#[derive(Debug)]
pub struct KnownMethod {
    /// Name on the wire.
    pub name: String,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub experimental: bool,
}

/// A method that only later releases of the reference server have.
#[derive(Debug)]
pub struct LaterMethod {
    /// Name on the wire.
    pub name: String,
    /// Whether it is a request.
    pub is_request: bool,
    /// The sender.
    pub sender: Sender,
    /// The method that it replaces; empty if there is none.
    pub replaces: String,
}

/// An HTTP route.
#[derive(Debug)]
pub struct Route {
    /// HTTP method and path.
    pub route: String,
    /// The server that provides it.
    pub server: String,
    /// One sentence of documentation.
    pub summary: String,
    /// Further documentation.
    pub doc: String,
    /// Whether requests must contain a token.
    pub auth: bool,
    /// Type of the request body, by its name in the schema.
    pub request: Option<String>,
    /// Type of the response.
    pub response: Option<String>,
    /// Type of an event in its stream.
    pub stream: Option<String>,
    /// Errors: status, code, when.
    pub errors: Vec<(i64, String, String)>,
}

/// A request or notification.
#[derive(Debug)]
pub struct Method {
    /// Name on the wire.
    pub wire: String,
    /// The base of names in code: the name on the wire, made unique.
    pub base: String,
    /// PascalCase name.
    pub name: String,
    /// Method family in snake_case: that of the schema, else the first part of the name.
    pub family: String,
    /// Whether the schema contains the family.
    pub has_own_family: bool,
    /// Path of its schema file.
    pub file: String,
    /// Whether it is a request; otherwise it is a notification.
    pub is_request: bool,
    /// The sender.
    pub sender: Sender,
    /// Its status in this server.
    pub status: Status,
    /// One sentence of documentation.
    pub summary: String,
    /// Further documentation.
    pub doc: String,
    /// Its stability.
    pub stability: Stability,
    /// Whether exported schemas contain it even without the experimental option.
    pub is_exported: bool,
    /// Versions that have it.
    pub span: Span,
    /// The capability that the client must have declared.
    pub capability: Option<String>,
    /// The scope in which requests keep their order.
    pub scope: Scope,
    /// Who may send it.
    pub access: Access,
    /// Type of the params, by its name in the schema.
    pub params: Option<String>,
    /// Whether the params may be omitted.
    pub params_optional: bool,
    /// Type of the result, by its name in the schema.
    pub result: Option<String>,
    /// Whether the result may be `null`.
    pub result_optional: bool,
    /// Whether the handler returns the result already encoded.
    pub encoded_once: bool,
    /// Its own errors and those of the dialect.
    pub errors: Vec<ErrorDef>,
    /// Notifications that it causes.
    pub emits: Vec<String>,
}

/// The sender of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sender {
    /// The client only.
    Client,
    /// The server only.
    Server,
    /// Both sides.
    Both,
}

/// The status of a method in this server.
#[derive(Debug)]
pub enum Status {
    /// A handler responds, or the server sends it.
    Served,
    /// The router responds with this error.
    SignedOut(Answer),
    /// The router refuses it as not served, or the server never sends it.
    Planned,
    /// The server never has a cause to send it.
    NoCause,
    /// As [`Status::Planned`], and it stays so.
    NotOffered,
    /// The router refuses it as not served; the server speaks it where it is a client itself.
    AsClient,
}

impl Method {
    /// Tells whether the client sends it.
    pub fn from_client(&self) -> bool {
        self.sender != Sender::Server
    }

    /// Tells whether the server sends it.
    pub fn from_server(&self) -> bool {
        self.sender != Sender::Client
    }

    /// Tells whether it is served or sent.
    pub fn is_served(&self) -> bool {
        matches!(self.status, Status::Served)
    }

    /// Tells whether the name on the wire has placeholders.
    pub fn is_pattern(&self) -> bool {
        self.wire.contains('{')
    }

    /// Returns the function name in snake_case.
    pub fn snake_name(&self) -> String {
        snake(&self.base)
    }

    /// Returns the function name in camelCase.
    pub fn camel_name(&self) -> String {
        camel(&self.base)
    }
}

/// The stability of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    /// Available to all clients.
    Stable,
    /// Available with the experimental capability.
    Experimental,
    /// Deprecated, but still served.
    Deprecated,
}

/// Who may send a message: the scope that the client's token needs, the smallest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// Whoever may look on.
    Read,
    /// Whoever may work with threads; the path to the member of the params that names the thread, if it is about one that
    /// is there.
    Act(Option<String>),
    /// Whoever may change the server.
    Admin,
}

impl Access {
    /// The name of the scope.
    pub fn scope(&self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Act(_) => "act",
            Self::Admin => "admin",
        }
    }
}

/// The scope in which requests keep their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// No order.
    None,
    /// All requests of the connection.
    Connection,
    /// Requests of the same thread; the value is the dotted path of the params member with the thread id.
    Thread(String),
}
