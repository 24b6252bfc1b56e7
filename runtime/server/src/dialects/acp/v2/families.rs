//! The handlers of requests, one type per family of methods.

use std::sync::Arc;

use threadwire_protocol::{acp, acp_v2::Handlers};

use super::{Client, Failure, V2};
use crate::dialects::{acp::families as v1, families};

families! {
    V2, Client, Ready, Failure;
    auth: Auth,
    providers: Providers,
    session: Session,
    terminal: Terminal,
    tool_call: ToolCall,
}

impl Auth {
    /// Returns the handler of version 1.
    pub(super) fn v1(&self) -> v1::Auth {
        acp::Handlers::auth(&self.session.0, Arc::clone(&self.client))
    }
}

impl Providers {
    /// Returns the handler of version 1.
    pub(super) fn v1(&self) -> v1::Providers {
        acp::Handlers::providers(&self.session.0, Arc::clone(&self.client))
    }
}

impl Session {
    /// Returns the handler of version 1.
    pub(super) fn v1(&self) -> v1::Session {
        acp::Handlers::session(&self.session.0, Arc::clone(&self.client))
    }
}
