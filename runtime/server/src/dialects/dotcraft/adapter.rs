//! Adapters of external channels: clients that serve a chat network. They are asked whether they are well, deliver
//! results, and run the tools of their channel. `programs` starts those that are processes, `results` finds the adapter
//! of a result.

pub(super) mod programs;
pub(super) mod results;
pub(super) mod settings;

use std::{sync::Arc, time::Duration};

use threadwire_engine::{Ask, ThreadId, ToolSpec, task};
use threadwire_host::schedule::{Place, RunResult};
use threadwire_protocol::{
    RawJson,
    dotcraft::{
        ChannelAdapterCapability, ChannelMessageKind, ChannelOutboundMessage, DynamicToolErrorCode,
        DynamicToolSpec, EmptyObject, ExtChannelSendParams, ExtChannelToolCallContext,
        ExtChannelToolCallParams, ItemToolCallParams, SenderContext,
        method::{ExtChannelHeartbeat, ExtChannelSend, ExtChannelToolCall},
    },
};
use threadwire_workspace::craft::settings::same;
use tracing::warn;

use super::{
    DotCraftSession, Failure, from_wire, lock,
    to_wire::{CHANNEL_TOOLS, WIRE},
};

/// Time between two heartbeats.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(30);

/// Time that an adapter has to answer a heartbeat. One that does not answer loses its connection.
const HEARTBEAT_PATIENCE: Duration = Duration::from_secs(10);

/// Time that an adapter has to deliver a message: its network may be slow.
const DELIVERY_PATIENCE: Duration = Duration::from_secs(60);

/// Time that an adapter has to run a tool: its network may be slow, and the turn waits.
const TOOL_PATIENCE: Duration = Duration::from_secs(120);

/// What an adapter said about itself in the handshake.
#[derive(Debug)]
pub(super) struct Adapter {
    /// The name of its channel.
    pub(super) channel: String,
    /// Whether it delivers messages.
    delivers: bool,
    /// The tools of its channel. They stay the same for the life of the connection.
    tools: Vec<ToolSpec>,
    /// The names of those tools that only work in a conversation.
    bound_to_chats: Vec<String>,
}

impl Adapter {
    /// Reads what an adapter offers. Fails for a tool that is declared wrong.
    pub(super) fn of(given: ChannelAdapterCapability) -> Result<Self, Failure> {
        let namespace = format!("{CHANNEL_TOOLS}{}", given.channel_name);
        let tools = given.channel_tools.unwrap_or_default();
        let bound = tools.iter().filter(|tool| tool.requires_chat_context);
        let bound_to_chats = bound.map(|tool| tool.name.clone()).collect();
        let specs = tools.into_iter().map(|tool| DynamicToolSpec {
            namespace: Some(namespace.clone()),
            name: tool.name,
            description: tool.description,
            input_schema: tool.input_schema,
            output_schema: None,
            defer_loading: tool.defer_loading,
            display: None,
            approval: tool.approval,
            meta: None,
        });
        let structured = given
            .delivery_capabilities
            .and_then(|delivery| delivery.structured_delivery);
        Ok(Self {
            tools: from_wire::tools("capabilities.channelAdapter.channelTools", specs.collect())?,
            bound_to_chats,
            delivers: structured.or(given.delivery_support).unwrap_or(false),
            channel: given.channel_name,
        })
    }
}

impl DotCraftSession {
    /// Returns the adapter of a channel, if this client is it.
    pub(super) fn adapter_of(&self, channel: &str) -> Option<&Adapter> {
        let adapter = self.client.get()?.adapter.as_ref()?;
        same(&adapter.channel, channel).then_some(adapter)
    }

    /// Returns the tools that a thread of a channel has by this adapter.
    pub(super) fn channel_tools(&self, channel: &str) -> &[ToolSpec] {
        self.adapter_of(channel)
            .map(|adapter| adapter.tools.as_slice())
            .unwrap_or_default()
    }

    /// Notes the conversation of a thread, which the tools of the channel are told.
    pub(super) fn note_chat(
        &self,
        thread: ThreadId,
        context: Option<&str>,
        sender: Option<&SenderContext>,
    ) {
        let Some(adapter) = self.client.get().and_then(|client| client.adapter.as_ref()) else {
            return;
        };
        let mut chats = lock(&self.chats);
        let chat = chats
            .entry(thread)
            .or_insert_with(|| ExtChannelToolCallContext {
                channel_name: adapter.channel.clone(),
                channel_context: None,
                sender_id: None,
                group_id: None,
            });
        if let Some(context) = context {
            chat.channel_context = Some(context.to_owned());
        }
        if let Some(sender) = sender {
            chat.sender_id = Some(sender.sender_id.clone());
            chat.group_id = sender.group_id.clone();
        }
    }

    /// Asks an adapter from time to time whether it is well, until it leaves. An adapter that does not answer loses its
    /// connection; its process is started again.
    pub(super) fn watch_adapter(self: &Arc<Self>) {
        if self
            .client
            .get()
            .is_none_or(|client| client.adapter.is_none())
        {
            return;
        }
        let session = Arc::downgrade(self);
        let left = self.left.clone();
        task::spawn(async move {
            loop {
                let Some(session) = session.upgrade() else {
                    return;
                };
                let well = session
                    .connection
                    .call::<ExtChannelHeartbeat>(WIRE, None, &EmptyObject {}, HEARTBEAT_PATIENCE)
                    .await;
                if left.is_cancelled() {
                    return;
                }
                if let Err(error) = well {
                    let client = session.client.get();
                    let adapter = client.and_then(|client| client.adapter.as_ref());
                    let channel = adapter.map(|adapter| &*adapter.channel);
                    warn!(%error, channel, "an adapter is not well and loses its connection");
                    return session.connection.close();
                }
                drop(session);
                tokio::select! {
                    () = left.cancelled() => return,
                    () = tokio::time::sleep(HEARTBEAT_INTERVAL) => {}
                }
            }
        });
    }

    /// Delivers the result of a scheduled job, if this client is the adapter of its channel.
    fn deliver_result(&self, place: &Place, result: &RunResult) {
        let Some(adapter) = self.adapter_of(&place.channel) else {
            return;
        };
        let channel = adapter.channel.clone();
        let text = result.answer.clone().or_else(|| result.error.clone());
        let (Some(target), Some(text), true) = (place.target.clone(), text, adapter.delivers)
        else {
            return warn!(
                channel,
                "a result is not delivered: there is no text, no target, or the adapter delivers nothing"
            );
        };
        let Some(session) = self.this.upgrade() else {
            return;
        };
        let origin = serde_json::json!({ "origin": "cron" });
        self.connection.spawn(async move {
            let params = ExtChannelSendParams {
                target,
                message: ChannelOutboundMessage {
                    kind: ChannelMessageKind::Text,
                    text: Some(text),
                    caption: None,
                    file_name: None,
                    media_type: None,
                    source: None,
                },
                metadata: RawJson::encode(&origin).ok(),
            };
            let sent = session
                .connection
                .call::<ExtChannelSend>(WIRE, None, &params, DELIVERY_PATIENCE)
                .await;
            match sent {
                Ok(sent) if sent.delivered => {}
                Ok(sent) => {
                    let code = sent.error_code.as_ref().map(|code| code.as_str());
                    let problem = sent.error_message.as_deref();
                    warn!(
                        channel,
                        code, problem, "an adapter did not deliver a result"
                    );
                }
                Err(error) => warn!(channel, %error, "an adapter did not deliver a result"),
            }
        });
    }

    /// Sends a call of a tool of the channel to its adapter.
    pub(super) fn call_channel_tool(
        &self,
        ask: &Arc<Ask>,
        call: ItemToolCallParams,
        channel: &str,
    ) {
        let known = lock(&self.chats).get(&ask.thread).cloned();
        let context = known.unwrap_or_else(|| ExtChannelToolCallContext {
            channel_name: channel.to_owned(),
            channel_context: None,
            sender_id: None,
            group_id: None,
        });
        let has_chat = context.channel_context.is_some()
            || context.sender_id.is_some()
            || context.group_id.is_some();
        let needs_chat = self
            .adapter_of(channel)
            .is_some_and(|adapter| adapter.bound_to_chats.contains(&call.tool));
        if needs_chat && !has_chat {
            let code = DynamicToolErrorCode::MissingChatContext;
            let problem = "the tool only works in a conversation of its channel".to_owned();
            let answer = from_wire::failed_tool(Some(code.as_str()), problem);
            return self.connection.answer(ask, answer);
        }
        let params = ExtChannelToolCallParams {
            thread_id: call.thread_id,
            turn_id: call.turn_id,
            call_id: call.call_id,
            tool: call.tool,
            arguments: call.arguments,
            context,
        };
        self.connection
            .ask::<ExtChannelToolCall>(WIRE, ask.thread, ask, &params, |said| {
                said.map_or_else(
                    |said| {
                        let code = DynamicToolErrorCode::AdapterToolCallFailed;
                        from_wire::failed_tool(Some(code.as_str()), said.message)
                    },
                    |result| {
                        from_wire::called_tool(
                            result.success,
                            result.content_items,
                            result.structured_result,
                            (
                                result.error_code.map(|code| code.as_str().to_owned()),
                                result.error_message,
                            ),
                        )
                    },
                )
            });
        self.limit_call(ask);
    }

    /// Fails a call of a tool of the channel that its adapter does not answer in time.
    fn limit_call(&self, ask: &Arc<Ask>) {
        let (session, ask, left) = (self.this.clone(), Arc::clone(ask), self.left.clone());
        task::spawn(async move {
            let over = tokio::time::sleep(TOOL_PATIENCE);
            if left.run_until_cancelled(over).await.is_none() {
                return;
            }
            let Some(session) = session.upgrade() else {
                return;
            };
            if session.connection.is_asked(ask.id) {
                let code = DynamicToolErrorCode::ExternalChannelToolTimeout;
                let problem = "the adapter of the channel did not answer in time".to_owned();
                let answer = from_wire::failed_tool(Some(code.as_str()), problem);
                session.connection.answer(&ask, answer);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_of_a_channel_are_named_by_it() {
        let given = r#"{"channelName":"chat","channelTools":[{"name":"Send","description":"Sends.","inputSchema":{},"requiresChatContext":false}]}"#;
        let adapter = Adapter::of(serde_json::from_str(given).unwrap()).unwrap();
        assert_eq!(
            adapter.tools[0].namespace.as_deref(),
            Some("external-channel:chat")
        );
        assert!(!adapter.delivers);
        let twice = r#"{"channelName":"chat","channelTools":[{"name":"","description":"","inputSchema":{},"requiresChatContext":false}]}"#;
        assert!(Adapter::of(serde_json::from_str(twice).unwrap()).is_err());
    }
}
