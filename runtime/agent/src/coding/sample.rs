//! One question to the model about a thread, outside of its turns.

use threadwire_engine::{Sample, Sampled, TurnError};
use tokio::time::sleep;

use super::{CodingAgent, conversation::Conversation, registry::definitions, setup::Setup};
use crate::model::{
    Client, ContextItem, Message, ModelError, ModelEvent, Provider, Request, Retries, Role,
};

/// Asks the question with the thread's conversation before it, as a turn would, so that the provider can reuse its
/// cache.
pub(super) async fn run(agent: &CodingAgent, sample: Sample) -> Result<Sampled, TurnError> {
    if !agent.0.extensions.middleware().is_empty() {
        // It sees the requests of turns only, and a request that it cannot refuse must not be sent.
        let refused = "the middleware of this server judges turns only".to_owned();
        return Err(ModelError::Configuration(refused).turn_error());
    }
    let Sample {
        past,
        prompt,
        effort,
        with_tool_servers,
    } = sample;
    let mut setup = Setup::aside(agent, &past.thread).await?;
    setup.effort = effort.or(setup.effort);
    let thread = past.thread.thread().clone();
    let mut input = Conversation::items_of(past).await;
    input.push(ContextItem::Message(Message::text(Role::User, prompt)));
    let offered = match with_tool_servers {
        true => setup.servers.tools().await,
        false => Vec::new(),
    };
    let settings = &thread.settings;
    let tools = definitions(settings, &setup, &offered, &agent.0.extensions);
    let request = Request {
        may_call: false,
        ..setup.request(settings, setup.instructions(settings), &input, &tools)
    };
    answered(&agent.0.client, &setup.provider, &request)
        .await
        .map_err(|error| error.turn_error())
}

/// Sends a request until it is answered or its failure is final.
pub(super) async fn answered(
    client: &Client,
    provider: &Provider,
    request: &Request<'_>,
) -> Result<Sampled, ModelError> {
    let mut retries = Retries::new(provider);
    loop {
        let failure = match once(client, provider, request).await {
            Ok(sampled) => return Ok(sampled),
            Err(failure) => failure,
        };
        if failure.is_unauthorized() && provider.may_renew() && retries.renews() {
            provider.renew().await?;
            continue;
        }
        match retries.next(&failure) {
            Some(retry) => sleep(retry.wait).await,
            None => return Err(failure),
        }
    }
}

async fn once(
    client: &Client,
    provider: &Provider,
    request: &Request<'_>,
) -> Result<Sampled, ModelError> {
    let mut stream = client.open(provider, request).await?;
    let mut text = String::new();
    let mut usage = None;
    let id = loop {
        match stream.next().await? {
            ModelEvent::ItemDone(ContextItem::Message(message)) => {
                text.push_str(&message.joined_text());
            }
            ModelEvent::Usage(counted) => usage = Some(counted),
            ModelEvent::Completed(completion) => break completion.id,
            _ => {}
        }
    };
    Ok(Sampled {
        id,
        text: (!text.trim().is_empty()).then_some(text),
        usage,
    })
}
