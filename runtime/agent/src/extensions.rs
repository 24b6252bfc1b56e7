//! What a program adds to the coding agent: tools of its own, and middleware that looks on and takes part.
//!
//! A [`Tool`] is offered to the model beside the agent's own. A [`Middleware`] stands around every request to the model
//! and every call of a tool, whoever offers it. Both are given to [`crate::CodingAgent::with_extensions`].

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

/// An error of code that is not ours. Its text is shown to people and told to the model.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The server that calls of a [`Tool`] are shown under, since every dialect has a place for one.
pub const SERVER: &str = "embedded";

/// Longest name of a tool that models accept, in bytes.
const MAX_NAME: usize = 64;

/// What a program adds to the coding agent. Clones share it; the default is nothing.
#[derive(Clone, Default)]
pub struct Extensions {
    tools: Arc<[Arc<dyn Tool>]>,
    middleware: Arc<[Arc<dyn Middleware>]>,
}

/// Why extensions cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExtensionsError {
    /// A model could not call a tool by this name.
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
    /// Takes tools, in the order in which models are told of them, and middleware, the outermost first.
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

    /// Returns the tools, in the order in which models are told of them.
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

/// Runs code that is not ours; a panic of it is an error as any other.
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
