//! The handlers of requests, one type per family of methods.

use threadwire_protocol::codex::Handlers;

use super::{Client, CodexSession, failure::Failure};
use crate::dialects::families;

families! {
    CodexSession, Client, Ready, Failure;
    account: Account,
    background_terminals: BackgroundTerminals,
    collaboration_mode: CollaborationMode,
    command: Command,
    config: Config,
    config_requirements: ConfigRequirements,
    conversation: Conversation,
    fs: Fs,
    fuzzy_file_search: FuzzyFileSearch,
    history: History,
    legacy: Legacy,
    mcp_server: McpServer,
    mcp_server_status: McpServerStatus,
    mock: Mock,
    model: Model,
    permission_profile: PermissionProfile,
    process: Process,
    review: Review,
    skills: Skills,
    thread: Thread,
    turn: Turn,
}
