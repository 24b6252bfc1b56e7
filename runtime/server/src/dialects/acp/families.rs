//! The handlers of requests, one type per family of methods.

use threadwire_protocol::acp::Handlers;

use super::{AcpSession, Client, failure::Failure};
use crate::dialects::families;

families! {
    AcpSession, Client, Ready, Failure;
    auth: Auth,
    providers: Providers,
    session: Session,
}
