use serde::{Serialize, de::DeserializeOwned};

use crate::{Access, ErrorText, support::Trim};

/// The schema's description of a client request.
#[derive(Debug)]
pub struct MethodSpec {
    /// The name on the wire.
    pub name: &'static str,
    /// Whether the method needs the experimental capability.
    pub stability: Stability,
    /// Index of the first version of the dialect that has the method.
    pub since: usize,
    /// Index of the last version of the dialect that has the method; `usize::MAX` for all later ones.
    pub until: usize,
    /// The capability flag that the method requires.
    pub capability: Option<&'static str>,
    /// The ordering scope.
    pub scope: Scope,
    /// The access that a token needs.
    pub access: Access,
    /// Whether `params` may be absent.
    pub params_optional: bool,
    /// The error response of a method without a handler: it is not built yet, or needs an account of the vendor.
    /// `{method}` in it stands for the name. `None` if there is a handler.
    pub refusal: Option<ErrorText>,
}

/// One module of generated code and the protocol that it implements.
#[derive(Debug)]
pub struct DialectInfo {
    /// The name of the module.
    pub module: &'static str,
    /// The name of the protocol; several modules may implement versions of one protocol.
    pub protocol: &'static str,
    /// The versions, oldest first.
    pub versions: &'static [&'static str],
    /// Whether the module has a router and clients.
    pub is_served: bool,
}

/// The stability of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    /// Available to all clients.
    Stable,
    /// Available to clients that ask for experimental methods.
    Experimental,
    /// Still served, but to be removed.
    Deprecated,
}

/// The ordering scope of a method: requests of one scope start in their order of arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// No scope; the request may run concurrently with all others.
    None,
    /// The connection.
    Connection,
    /// The thread that [`RequestMethod::thread`] reads from the params.
    Thread,
}

/// A method of the protocol's original server, whether or not it is served here.
#[derive(Debug)]
pub struct KnownMethod {
    /// The name on the wire.
    pub name: &'static str,
    /// Index of the first version of the dialect that has the method.
    pub since: usize,
    /// Index of the last version of the dialect that has the method; `usize::MAX` for all later ones.
    pub until: usize,
    /// Whether the method needs the experimental capability.
    pub experimental: bool,
}

/// The requests that clients of a dialect may send.
pub trait MethodTable: Copy + PartialEq + Send + Sync + 'static {
    /// Returns the method of this name on the wire.
    fn from_name(name: &str) -> Option<Self>;

    /// Returns the schema's description of the method.
    fn spec(self) -> &'static MethodSpec;
}

/// A request: one marker type per method.
///
/// Its functions that read and write messages are not generic, so they are compiled with the types, once, and not in
/// every crate that uses the method.
pub trait RequestMethod {
    /// The name on the wire.
    const NAME: &'static str;
    /// The type of the params.
    type Params: Serialize + DeserializeOwned + Send;
    /// The type of the result.
    type Response: Serialize + DeserializeOwned + Send;
    /// Whether a peer may answer `null`, which is read as `{}`.
    const RESULT_OPTIONAL: bool = false;
    /// The params members that older versions lack; for messages that the server sends.
    const PARAMS_TRIM: Option<Trim> = None;
    /// The result members that older versions lack; for responses that the server sends.
    const RESULT_TRIM: Option<Trim> = None;

    /// Returns the id of the thread whose scope orders this request, if its scope is a thread.
    fn thread(params: &Self::Params) -> Option<&str> {
        let _ = params;
        None
    }

    /// Returns the id of the existing thread that this request acts on, if any.
    fn target(params: &Self::Params) -> Option<&str> {
        let _ = params;
        None
    }

    /// Reads the params.
    fn read_params(json: &str) -> serde_json::Result<Self::Params>;

    /// Writes the params.
    fn write_params(params: &Self::Params, out: &mut Vec<u8>) -> serde_json::Result<()>;

    /// Reads the result.
    fn read_result(json: &str) -> serde_json::Result<Self::Response>;

    /// Writes the result.
    fn write_result(result: &Self::Response, out: &mut Vec<u8>) -> serde_json::Result<()>;

    /// Reads the result of a peer's response.
    fn read_response(result: &str) -> serde_json::Result<Self::Response> {
        Self::read_result(match result {
            "null" if Self::RESULT_OPTIONAL => "{}",
            result => result,
        })
    }
}

/// A notification: one marker type per method.
pub trait NotificationMethod {
    /// The name on the wire.
    const NAME: &'static str;
    /// Index of the first version of the dialect that has the method.
    const SINCE: usize;
    /// The type of the params.
    type Params: Serialize + DeserializeOwned + Send;
    /// The params members that older versions lack; for messages that the server sends.
    const PARAMS_TRIM: Option<Trim> = None;

    /// Reads the params.
    fn read_params(json: &str) -> serde_json::Result<Self::Params>;

    /// Writes the params.
    fn write_params(params: &Self::Params, out: &mut Vec<u8>) -> serde_json::Result<()>;
}

/// Implements how a method reads and writes its params and, with `result`, its result. The functions are not inlined:
/// this crate is compiled for size, and its callers are not.
#[doc(hidden)]
#[macro_export]
macro_rules! codec {
    (params) => {
        #[inline(never)]
        fn read_params(json: &str) -> serde_json::Result<Self::Params> {
            serde_json::from_str(json)
        }

        #[inline(never)]
        fn write_params(params: &Self::Params, out: &mut Vec<u8>) -> serde_json::Result<()> {
            serde_json::to_writer(out, params)
        }
    };
    (params, result) => {
        $crate::codec!(params);

        #[inline(never)]
        fn read_result(json: &str) -> serde_json::Result<Self::Response> {
            serde_json::from_str(json)
        }

        #[inline(never)]
        fn write_result(result: &Self::Response, out: &mut Vec<u8>) -> serde_json::Result<()> {
            serde_json::to_writer(out, result)
        }
    };
}

/// A generic operation on a method that is known only by its wire name: `visit_request` and `visit_notification` of a
/// dialect call it with the marker type.
pub trait MethodVisitor {
    /// The result of the operation.
    type Output;

    /// Handles a request.
    fn request<M: RequestMethod>(self) -> Self::Output;

    /// Handles a notification.
    fn notification<M: NotificationMethod>(self) -> Self::Output;
}

/// The supertrait of a dialect's handler traits, of which there is one per family of methods.
pub trait Handler: Send + Sync {
    /// The error type of the dialect's handlers.
    type Error: Into<crate::envelope::RpcError> + Send;
}
