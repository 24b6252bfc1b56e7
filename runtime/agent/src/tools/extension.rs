//! Methods that editors have of their own: what an agent and an editor agreed on without us.

use std::collections::BTreeMap;

use threadwire_engine::BoxFuture;
use threadwire_protocol::{RawJson, envelope::RpcError};

use super::{Editors, Tools};

/// Maximum length of a method's name, in bytes.
const MAX_NAME: usize = 256;

/// The code of the error about a method that does not exist.
const NOT_FOUND: i64 = -32601;

/// The params of a method of an editor by their name, without the one that names the thread.
pub type ExtensionParams = BTreeMap<String, RawJson>;

/// The result of a method of an editor. Dropping it withdraws the call.
pub type ExtensionReply = BoxFuture<'static, Result<RawJson, RpcError>>;

/// Returns the error about a method that does not exist.
pub(crate) fn no_method(name: &str) -> RpcError {
    RpcError::new(NOT_FOUND, format!("method not found: {name}"))
}

/// Tells whether a method, or a family of them, is one that editors have of their own: its name begins with `_`.
pub fn is_extension(name: &str) -> bool {
    name.starts_with('_') && name.len() <= MAX_NAME && !name.contains(char::is_control)
}

impl Tools {
    /// Calls a method such as `_unity/scene_query` of an editor of the thread. The editor of the client that started the
    /// turn is asked first, and another one only where it has no such method.
    ///
    /// Errors: that of the editor; `-32601` if no editor has the method; its client has left.
    pub async fn call_editor(
        &self,
        method: &str,
        params: &ExtensionParams,
    ) -> Result<RawJson, RpcError> {
        let editors = self.turn().state(Editors::default).all();
        if editors.is_empty() || !is_extension(method) {
            return Err(no_method(method));
        }
        // The clients have seen what the agent did so far.
        self.turn().settled().await;
        for editor in editors {
            let Some(reply) = editor.call(method, params) else {
                continue;
            };
            match reply.await {
                Err(error) if error.code == NOT_FOUND => {}
                answer => return answer,
            }
        }
        Err(no_method(method))
    }
}
