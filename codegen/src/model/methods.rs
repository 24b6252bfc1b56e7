//! Methods, errors and routes as the templates see them.

use super::Span;
use crate::names::{camel, snake};

/// Code, message and data of an error answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// JSON-RPC error code.
    pub code: i64,
    /// Text with `{placeholders}`.
    pub message: String,
    /// Compact JSON with `{placeholders}` in its texts.
    pub data: Option<String>,
}

/// An error, with the text that some versions have for it.
#[derive(Debug)]
pub struct ErrorDef {
    /// snake_case name. The texts of different versions share it.
    pub name: String,
    /// What is answered.
    pub answer: Answer,
    /// Versions that have this text.
    pub span: Span,
    /// What leads to it.
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
    /// Whether it is answered.
    pub is_request: bool,
    /// Who sends it.
    pub sender: Sender,
    /// What it takes the place of, or nothing.
    pub replaces: String,
}

/// A route over HTTP.
#[derive(Debug)]
pub struct Route {
    /// HTTP method and path.
    pub route: String,
    /// The server that has it.
    pub server: String,
    /// One sentence.
    pub summary: String,
    /// More.
    pub doc: String,
    /// Whether a request carries a token.
    pub auth: bool,
    /// Type of the body, by its name in the schema.
    pub request: Option<String>,
    /// Type of the answer.
    pub response: Option<String>,
    /// Type of an event of its stream.
    pub stream: Option<String>,
    /// Errors: status, code, when.
    pub errors: Vec<(i64, String, String)>,
}

/// A request or notification.
#[derive(Debug)]
pub struct Method {
    /// Name on the wire.
    pub wire: String,
    /// What names in code are made of: the name on the wire, apart from others of the same name.
    pub base: String,
    /// PascalCase name.
    pub name: String,
    /// Method family, in snake_case: what the schema says, else the first part of the name.
    pub family: String,
    /// Whether the schema says it.
    pub has_own_family: bool,
    /// File it comes from.
    pub file: String,
    /// Whether it is answered.
    pub is_request: bool,
    /// Who sends it.
    pub sender: Sender,
    /// What happens to it today.
    pub status: Status,
    /// One sentence.
    pub summary: String,
    /// More.
    pub doc: String,
    /// How settled it is.
    pub stability: Stability,
    /// Versions that have it.
    pub span: Span,
    /// Flag that must have been agreed on.
    pub capability: Option<String>,
    /// What keeps its order.
    pub scope: Scope,
    /// Type of the params, by its name in the schema.
    pub params: Option<String>,
    /// Whether the params may be absent.
    pub params_optional: bool,
    /// Type of the result, by its name in the schema.
    pub result: Option<String>,
    /// Whether `null` is a result, too.
    pub result_optional: bool,
    /// Errors, its own and those of the dialect.
    pub errors: Vec<ErrorDef>,
    /// What the peer gets because of it.
    pub emits: Vec<String>,
}

/// Who sends a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sender {
    /// The client alone.
    Client,
    /// The server alone.
    Server,
    /// Either side.
    Both,
}

/// What happens to a method today.
#[derive(Debug)]
pub enum Status {
    /// A handler answers it, or the server sends it.
    Served,
    /// The router answers this error.
    SignedOut(Answer),
    /// The router answers that it is not there, or nobody sends it.
    Planned,
}

impl Method {
    /// Whether the client sends it.
    pub fn from_client(&self) -> bool {
        self.sender != Sender::Server
    }

    /// Whether the server sends it.
    pub fn from_server(&self) -> bool {
        self.sender != Sender::Client
    }

    /// Whether it is served or sent today.
    pub fn is_served(&self) -> bool {
        matches!(self.status, Status::Served)
    }

    /// Whether the name on the wire stands for many names.
    pub fn is_pattern(&self) -> bool {
        self.wire.contains('{')
    }

    /// The snake_case name of a function.
    pub fn snake_name(&self) -> String {
        snake(&self.base)
    }

    /// The camelCase name of a function.
    pub fn camel_name(&self) -> String {
        camel(&self.base)
    }
}

/// How settled a method is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    /// For everyone.
    Stable,
    /// For those who ask for it.
    Experimental,
    /// Still served.
    Deprecated,
}

/// What keeps the order of requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Nothing.
    None,
    /// The connection.
    Connection,
    /// The thread that a member of the params names: the names of members on the way to it, with dots between them.
    Thread(String),
}
