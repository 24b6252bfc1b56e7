//! Extensions of the coding agent by an embedding program: tools and middleware.
//!
//! A [`Tool`] is offered to the model in addition to the agent's own tools. A [`Middleware`] runs before and after
//! every model request and every tool call, whoever offers the tool. Both are passed to
//! [`crate::CodingAgent::with_extensions`].

mod middleware;
pub mod remote;
mod tool;

use std::{
    any::Any,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    sync::Arc,
    task::Poll,
};

pub use middleware::{
    Hook, Middleware, MiddlewareError, ModelAnswer, ModelRequest, Purpose, ToolUse, Verdict,
};
pub use tool::{Tool, ToolAnswer, ToolContext};

/// An error of extension code. Its text is shown to users and sent to the model.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The server under which calls of a [`Tool`] are shown, because every dialect can show a server.
pub const SERVER: &str = "embedded";

/// Maximum length of a tool name that models accept, in bytes.
const MAX_NAME: usize = 64;

/// The extensions of the coding agent. Clones share them; the default has none.
#[derive(Clone, Default)]
pub struct Extensions {
    tools: Arc<[Arc<dyn Tool>]>,
    middleware: Arc<[Arc<dyn Middleware>]>,
}

/// Why extensions are invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExtensionsError {
    /// Models cannot call a tool by this name.
    #[error(
        "invalid tool name: {0:?}: 1 to {MAX_NAME} letters, digits, underscores and hyphens are allowed"
    )]
    Name(String),
    /// Two tools have this name.
    #[error("two tools have the same name: {0}")]
    Duplicate(String),
    /// The schema of this tool is not a JSON object.
    #[error("the input schema of a tool is not a JSON object: {0}")]
    Schema(String),
}

impl Extensions {
    /// Creates extensions from tools, in the order in which models get them, and middleware, the outermost first.
    ///
    /// Errors: `Name`, `Duplicate`, `Schema`.
    pub fn new(
        tools: Vec<Arc<dyn Tool>>,
        middleware: Vec<Arc<dyn Middleware>>,
    ) -> Result<Self, ExtensionsError> {
        for (index, tool) in tools.iter().enumerate() {
            let name = tool.name();
            let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
            if name.is_empty() || name.len() > MAX_NAME || !name.bytes().all(is_fine) {
                return Err(ExtensionsError::Name(name.to_owned()));
            }
            if tools[..index].iter().any(|other| other.name() == name) {
                return Err(ExtensionsError::Duplicate(name.to_owned()));
            }
            if !tool.input_schema().get().starts_with('{') {
                return Err(ExtensionsError::Schema(name.to_owned()));
            }
        }
        Ok(Self {
            tools: tools.into(),
            middleware: middleware.into(),
        })
    }

    /// Returns the tools, in the order in which models get them.
    pub fn tools(&self) -> &[Arc<dyn Tool>] {
        &self.tools
    }

    /// Returns the middleware, the outermost first.
    pub fn middleware(&self) -> &[Arc<dyn Middleware>] {
        &self.middleware
    }
}

impl fmt::Debug for Extensions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tools: Vec<&str> = self.tools.iter().map(|tool| tool.name()).collect();
        let middleware: Vec<&str> = self.middleware.iter().map(|one| one.name()).collect();
        f.debug_struct("Extensions")
            .field("tools", &tools)
            .field("middleware", &middleware)
            .finish()
    }
}

/// Runs extension code; a panic becomes an error.
pub(crate) async fn caught<T>(
    work: impl Future<Output = Result<T, BoxError>>,
) -> Result<T, BoxError> {
    let mut work = pin!(work);
    std::future::poll_fn(|context| {
        let polled = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)));
        polled.unwrap_or_else(|panic| Poll::Ready(Err(panicked(&*panic).into())))
    })
    .await
}

fn panicked(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    match text {
        Some(text) => format!("panicked: {text}"),
        None => "panicked".to_owned(),
    }
}
