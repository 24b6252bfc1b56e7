//! The handlers of requests, one type per family of methods.

use threadwire_protocol::codex::Handlers;

use super::{Client, CodexSession, failure::Failure};
use crate::dialects::families;

families! {
    CodexSession, Client, Ready, Failure;
    account: Account,
    account_session: AccountSession,
    app: App,
    background_terminals: BackgroundTerminals,
    collaboration_mode: CollaborationMode,
    command: Command,
    config: Config,
    config_requirements: ConfigRequirements,
    conversation: Conversation,
    experimental_feature: ExperimentalFeature,
    fs: Fs,
    fuzzy_file_search: FuzzyFileSearch,
    goal: Goal,
    history: History,
    hooks: Hooks,
    legacy: Legacy,
    legacy_account: LegacyAccount,
    mcp_server: McpServer,
    mcp_server_status: McpServerStatus,
    memory: Memory,
    mock: Mock,
    model: Model,
    model_provider: ModelProvider,
    permission_profile: PermissionProfile,
    plugin: Plugin,
    process: Process,
    queue: Queue,
    realtime: Realtime,
    remote_control: RemoteControl,
    review: Review,
    search: Search,
    server: Server,
    skills: Skills,
    thread: Thread,
    thread_section: ThreadSection,
    thread_control: ThreadControl,
    turn: Turn,
    user_verification: UserVerification,
    vendor: Vendor,
    windows_sandbox: WindowsSandbox,
}
