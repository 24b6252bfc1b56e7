//! The method `initialize`, and the detection of this dialect.

use std::sync::Arc;

use serde::{Deserialize, de::IgnoredAny};
use threadwire_engine::AnswerSet;
use threadwire_protocol::{
    dotcraft::{
        ConnectionMethods, InitializeParams, InitializeResult, Method, NAME, ServerCapabilities,
        ServerCapabilityExtensions, ServerInfo, Version, errors,
    },
    envelope::{Envelope, Id},
};

use super::{
    Client, Failure, adapter::Adapter, editor::Offer, evaluator, families, to_wire::Flags,
};
use threadwire_connection::Detection;

/// Detects DotCraft by one message of a client: `initialize` names a capability that no other dialect has; any other
/// request has `jsonrpc`, which Codex omits, and a known method.
pub(super) fn detect(message: &Envelope<'_>) -> Detection {
    #[derive(Deserialize)]
    struct Initialize {
        capabilities: Capabilities,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Capabilities {
        approval_support: Option<IgnoredAny>,
        streaming_support: Option<IgnoredAny>,
        command_execution_streaming: Option<IgnoredAny>,
        tool_execution_lifecycle: Option<IgnoredAny>,
        config_change: Option<IgnoredAny>,
        request_user_input_support: Option<IgnoredAny>,
        background_terminals: Option<IgnoredAny>,
        interactive_tool_ui: Option<IgnoredAny>,
        channel_adapter: Option<IgnoredAny>,
        acp_extensions: Option<IgnoredAny>,
        node_repl: Option<IgnoredAny>,
        browser_use: Option<IgnoredAny>,
    }

    let (Some(method), Id::Known(_)) = (&message.method, &message.id) else {
        return Detection::No;
    };
    if method != Method::Initialize.name() {
        return match message.jsonrpc && Method::from_name(method).is_some() {
            true => Detection::Certain,
            false => Detection::No,
        };
    }
    let params = message
        .params
        .and_then(|params| serde_json::from_str::<Initialize>(params.get()).ok());
    let is_named = params.is_some_and(|Initialize { capabilities: has }| {
        has.approval_support.is_some()
            || has.streaming_support.is_some()
            || has.command_execution_streaming.is_some()
            || has.tool_execution_lifecycle.is_some()
            || has.config_change.is_some()
            || has.request_user_input_support.is_some()
            || has.background_terminals.is_some()
            || has.interactive_tool_ui.is_some()
            || has.channel_adapter.is_some()
            || has.acp_extensions.is_some()
            || has.node_repl.is_some()
            || has.browser_use.is_some()
    });
    match is_named {
        true => Detection::Certain,
        false => Detection::Possible,
    }
}

impl ConnectionMethods for families::Connection {
    async fn initialize(&self, params: InitializeParams) -> Result<InitializeResult, Failure> {
        let capabilities = params.capabilities.unwrap_or_default();
        let info = params.client_info;
        self.connection.introduce(&info.name, &info.version);
        let editor = Offer::of(capabilities.acp_extensions.as_ref());
        let (repl, browser) = (capabilities.node_repl, capabilities.browser_use);
        let evaluator = evaluator::Offer::of(repl.as_ref(), browser.as_ref());
        let adapter = capabilities.channel_adapter.map(Adapter::of).transpose()?;
        let client = Client {
            name: info.name,
            flags: Flags {
                streaming: capabilities.streaming_support.unwrap_or(true),
                commands: capabilities.command_execution_streaming.unwrap_or(false),
                executions: capabilities.tool_execution_lifecycle.unwrap_or(false),
                terminals: capabilities.background_terminals.unwrap_or(false),
                knows_call: false,
            },
            answers: AnswerSet {
                approval: capabilities.approval_support.unwrap_or(true),
                input: capabilities.request_user_input_support.unwrap_or(false),
                tool_call: true,
                // The dialect has no request for elicitations.
                elicitation: false,
            },
            opt_out: capabilities
                .opt_out_notification_methods
                .unwrap_or_default()
                .into_iter()
                .collect(),
            config_changes: capabilities.config_change.unwrap_or(true),
            adapter,
            shows_pages: capabilities.interactive_tool_ui.unwrap_or(false),
            editor,
            evaluator,
        };
        self.client
            .set(Arc::new(client))
            .map_err(|_| errors::already_initialized())?;
        Ok(InitializeResult {
            server_info: ServerInfo {
                name: NAME.to_owned(),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                protocol_version: Version::NEWEST.name().to_owned(),
                extensions: None,
            },
            capabilities: offered(),
            dashboard_url: None,
        })
    }
}

/// Returns the supported capabilities. A method whose capability is not set is not served.
fn offered() -> ServerCapabilities {
    ServerCapabilities {
        thread_management: true,
        thread_subscriptions: true,
        dynamic_tool_rebind: Some(true),
        runtime_additional_context: Some(true),
        approval_flow: Some(true),
        thread_fork: Some(true),
        manual_compaction: Some(true),
        manual_memory_consolidation: Some(true),
        thread_maintenance_interrupt: Some(true),
        memory_management: Some(true),
        background_terminals: Some(true),
        provider_management: Some(true),
        usage_telemetry: Some(true),
        sub_agent_sessions: Some(true),
        tool_catalog: Some(true),
        request_user_input: Some(true),
        mode_switch: Some(true),
        config_override: Some(true),
        plugin_management: Some(true),
        skills_management: Some(true),
        cron_management: Some(true),
        app_binding: Some(true),
        app_context_blocks: Some(true),
        app_thread_input_enqueue: Some(true),
        automations: Some(true),
        dreams: Some(true),
        command_management: Some(true),
        external_channel_management: Some(true),
        channel_status: Some(true),
        sub_agent_management: Some(true),
        workspace_config_management: Some(true),
        heartbeat_management: Some(true),
        thread_goals: Some(true),
        model_catalog_management: Some(true),
        mcp_management: Some(true),
        mcp_status: Some(true),
        agent_profile_management: Some(true),
        git_worktrees: Some(true),
        extensions: Some(ServerCapabilityExtensions {
            welcome_suggestions: Some(true),
            ..ServerCapabilityExtensions::default()
        }),
        ..nothing()
    }
}

/// Returns capabilities of which none is set.
fn nothing() -> ServerCapabilities {
    // The type requires these two flags; all others are absent.
    let text = r#"{"threadManagement":false,"threadSubscriptions":false}"#;
    serde_json::from_str(text)
        .unwrap_or_else(|_| unreachable!("the text has every required member"))
}

#[cfg(test)]
mod tests {
    use threadwire_protocol::dotcraft::Method;

    use super::{super::tool_ui::CAPABILITY, offered};

    #[test]
    fn a_flag_is_set_exactly_where_its_methods_are_served() {
        let offered = serde_json::to_value(offered()).unwrap();
        let is_set = |flag: &str| {
            let place = format!("/{}", flag.replace('.', "/"));
            offered.pointer(&place) == Some(&true.into())
        };
        // Whether a family is served can depend on more than one method, but a flag without any is empty.
        let mut gates = std::collections::BTreeSet::new();
        for method in Method::ALL {
            let spec = method.spec();
            // It is the client that declares this one.
            if spec.capability == Some(CAPABILITY) {
                continue;
            }
            if let (Some(flag), None) = (spec.capability, spec.refusal) {
                assert!(is_set(flag), "{} needs {flag}", method.name());
            }
            if let (Some(flag), Some(_)) = (spec.capability, spec.refusal) {
                gates.insert((flag, method.name()));
            }
        }
        for (flag, method) in gates {
            assert!(!is_set(flag), "{flag} promises {method}");
        }
    }
}
