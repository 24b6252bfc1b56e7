use serde::{Serialize, de::DeserializeOwned};

use crate::{Access, ErrorText, support::Trim};

/// What the schema says of a request that a client may send.
#[derive(Debug)]
pub struct MethodSpec {
    /// The name on the wire.
    pub name: &'static str,
    /// Whether it needs the experimental capability.
    pub stability: Stability,
    /// Index of the first version of the dialect that knows it.
    pub since: usize,
    /// Index of the last version of the dialect that knows it; `usize::MAX` for all later ones.
    pub until: usize,
    /// The capability flag that must be on.
    pub capability: Option<&'static str>,
    /// What keeps its order.
    pub scope: Scope,
    /// The scope that a token needs for it.
    pub access: Access,
    /// Whether `params` may be absent.
    pub params_optional: bool,
    /// The error that stands for a handler: the method is not built yet, or needs an account of the vendor. `{method}` in
    /// it is the name. `None`: a handler answers.
    pub refusal: Option<ErrorText>,
}

/// What there is of a protocol, in one module of generated code.
#[derive(Debug)]
pub struct DialectInfo {
    /// The name of the module.
    pub module: &'static str,
    /// The name of the protocol, which several dialects may be versions of.
    pub protocol: &'static str,
    /// Its versions, the oldest first.
    pub versions: &'static [&'static str],
    /// Whether it has a router and clients.
    pub is_served: bool,
}

/// How settled a method is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    /// For everyone.
    Stable,
    /// For clients that ask for it.
    Experimental,
    /// Still served.
    Deprecated,
}

/// What keeps the order of a request: requests of one scope start in the order in which they arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Nothing; it may run beside anything.
    None,
    /// The connection.
    Connection,
    /// The thread that [`RequestMethod::thread`] reads from the params.
    Thread,
}

/// A method that the peer's own server knows, whether or not it is served here.
#[derive(Debug)]
pub struct KnownMethod {
    /// The name on the wire.
    pub name: &'static str,
    /// Index of the first version of the dialect that knows it.
    pub since: usize,
    /// Index of the last version of the dialect that knows it; `usize::MAX` for all later ones.
    pub until: usize,
    /// Whether it needs the experimental capability.
    pub experimental: bool,
}

/// The requests that clients of a dialect may send.
pub trait MethodTable: Copy + PartialEq + Send + Sync + 'static {
    /// Returns the method of this name on the wire.
    fn from_name(name: &str) -> Option<Self>;

    /// Returns what the schema says of it.
    fn spec(self) -> &'static MethodSpec;
}

/// A request: one marker type per method.
pub trait RequestMethod {
    /// The name on the wire.
    const NAME: &'static str;
    /// What is asked.
    type Params: Serialize + DeserializeOwned + Send;
    /// What is answered.
    type Response: Serialize + DeserializeOwned + Send;
    /// Whether a peer may answer `null`, which reads as an answer without members.
    const RESULT_OPTIONAL: bool = false;
    /// What older versions lack in the params, where the server sends them.
    const PARAMS_TRIM: Option<Trim> = None;
    /// What older versions lack in the answer, where the server gives it.
    const RESULT_TRIM: Option<Trim> = None;

    /// Returns the name of the thread with whose requests this one keeps its order, where its scope is a thread.
    fn thread(params: &Self::Params) -> Option<&str> {
        let _ = params;
        None
    }

    /// Returns the name of the thread that this request acts on, where it acts on one that is there.
    fn target(params: &Self::Params) -> Option<&str> {
        let _ = params;
        None
    }

    /// Reads the answer of a peer.
    fn read_response(result: &str) -> Result<Self::Response, serde_json::Error> {
        let result = match result {
            "null" if Self::RESULT_OPTIONAL => "{}",
            result => result,
        };
        serde_json::from_str(result)
    }
}

/// A notification: one marker type per method.
pub trait NotificationMethod {
    /// The name on the wire.
    const NAME: &'static str;
    /// Index of the first version of the dialect that knows it.
    const SINCE: usize;
    /// What is told.
    type Params: Serialize + DeserializeOwned + Send;
    /// What older versions lack in the params, where the server sends them.
    const PARAMS_TRIM: Option<Trim> = None;
}

/// Does something with a method that only its name on the wire tells: `visit_request` and `visit_notification` of a dialect
/// call it with the marker type.
pub trait MethodVisitor {
    /// What comes of it.
    type Output;

    /// The name is that of a request.
    fn request<M: RequestMethod>(self) -> Self::Output;

    /// The name is that of a notification.
    fn notification<M: NotificationMethod>(self) -> Self::Output;
}

/// What all handler traits of a dialect share: one trait per family of methods.
pub trait Handler: Send + Sync {
    /// The dialect's way to say that something did not work.
    type Error: Into<crate::envelope::RpcError> + Send;
}
