//! The in-process server, for JavaScript code.

use std::sync::Arc;

use napi::{Env, Error, Result, bindgen_prelude::PromiseRaw};
use napi_derive::napi;
use threadwire_agent::extensions::remote::Remote;
use threadwire_bridge::Bridge;
use threadwire_client::{
    Endpoint,
    protocol::envelope::{MAX_DEPTH, exceeds_depth},
};
use threadwire_engine::Agent;
use threadwire_server::{Listen, OpenOptions};

use crate::{agent::Turns, extensions::NodeCarrier, letters::Letters, link::Link};

/// Options for opening a server.
#[derive(Debug)]
#[napi(object)]
pub(crate) struct ServerOptions {
    /// Folder of configuration and threads; by default that of the command line.
    pub home: Option<String>,
    /// Keeps threads in memory only.
    pub in_memory: bool,
    /// Default working directory of threads; by default that of the process.
    pub cwd: Option<String>,
    /// Configuration values with priority over all files, each as `key=value`.
    pub config: Vec<String>,
    /// The dialect of all connections; by default detected per client.
    pub protocol: Option<String>,
    /// Bearer token that clients of network transports must send.
    pub token: Option<String>,
    /// Web origins that may connect.
    pub allow_origins: Vec<String>,
    /// Description of the JavaScript agent as JSON; the built-in agents by default.
    pub agent: Option<String>,
    /// Tools and middleware in JavaScript for the built-in coding agent, as JSON.
    pub extensions: Option<String>,
}

/// A server.
#[derive(Debug)]
#[napi]
pub struct Server {
    server: threadwire_server::Server,
    turns: Turns,
    letters: Letters,
    remote: Remote,
}

/// Opens a server. It does not listen yet.
#[napi]
pub(crate) async fn open_server(options: ServerOptions) -> Result<Server> {
    let (outbox, letters) = Letters::channel();
    let turns = Turns::new(outbox.clone());
    let home = options.home.map(std::path::PathBuf::from);
    let remote = Remote::new(NodeCarrier(outbox));
    let extensions = options
        .extensions
        .map(|description| remote.extensions(&description))
        .transpose()
        .map_err(failed)?
        .unwrap_or_default();
    let agent = match options.agent {
        None => None,
        Some(description) => {
            let description = serde_json::from_str(&description).map_err(failed)?;
            let bridge = Bridge::new(
                description,
                home.clone(),
                options.config.clone(),
                turns.clone(),
            );
            Some(Arc::new(bridge) as Arc<dyn Agent>)
        }
    };
    let server = threadwire_server::open(OpenOptions {
        home,
        in_memory: options.in_memory,
        cwd: options.cwd.map(Into::into),
        overrides: options.config,
        agent,
        protocol: options.protocol,
        token: options.token,
        allow_origins: options.allow_origins,
        extensions,
        ..OpenOptions::default()
    })
    .await
    .map_err(failed)?;
    Ok(Server {
        server,
        turns,
        letters,
        remote,
    })
}

// A future must not borrow from an object: the objects of a worker are freed with it, even during a call.
#[napi]
impl Server {
    /// Connects an in-process client.
    #[napi(ts_return_type = "Promise<Link>")]
    pub fn connect<'env>(&self, env: &'env Env, jsonrpc: bool) -> Result<PromiseRaw<'env, Link>> {
        let server = self.server.clone();
        env.spawn_future(async move {
            let (outgoing, incoming) = server.connect().into_channels();
            Link::open(jsonrpc, Endpoint::channels(outgoing, incoming)).await
        })
    }

    /// Opens a transport and returns its address, with the actual port for port 0.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn listen<'env>(
        &self,
        env: &'env Env,
        address: String,
    ) -> Result<PromiseRaw<'env, String>> {
        let server = self.server.clone();
        env.spawn_future(async move {
            let address: Listen = address.parse().map_err(failed)?;
            let listening = server.listen(&address).await;
            listening
                .map(|listening| listening.address.to_string())
                .map_err(|error| failed(format!("cannot listen on {address}: {error}")))
        })
    }

    /// Serves one client over standard input and output, until the end of the input.
    #[napi(ts_return_type = "Promise<void>")]
    pub fn serve_stdio<'env>(&self, env: &'env Env) -> Result<PromiseRaw<'env, ()>> {
        let server = self.server.clone();
        env.spawn_future(async move { server.serve_stdio_apart().await.map_err(failed) })
    }

    /// Takes the queued letters for the agent as a JSON array. The last letter says that the server has ended.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn take<'env>(&self, env: &'env Env) -> Result<PromiseRaw<'env, String>> {
        let letters = self.letters.clone();
        env.spawn_future(async move { Ok(letters.take().await) })
    }

    /// Performs acts of a run: a JSON array. Returns `false` if the run has ended. The queue has no limit: an agent
    /// with many acts should wait for a flush sometimes.
    #[napi]
    pub fn act(&self, run: u32, acts: String) -> Result<bool> {
        // An act becomes part of messages, so its depth is limited. The array adds one level.
        if exceeds_depth(acts.as_bytes(), MAX_DEPTH + 1) {
            return Err(failed(format!(
                "an act is nested deeper than {MAX_DEPTH} levels"
            )));
        }
        let acts =
            serde_json::from_str(&acts).map_err(|error| failed(format!("not an act: {error}")))?;
        Ok(self.turns.act(run, acts))
    }

    /// Settles a call of an extension: with a result as JSON, or with an error.
    #[napi]
    pub fn settle(&self, number: u32, answer: Option<String>, error: Option<String>) {
        let failed = || error.unwrap_or_default();
        self.remote.settle(number, answer.ok_or_else(failed));
    }

    /// Shuts the server down: interrupts running turns and stores everything.
    #[napi(ts_return_type = "Promise<void>")]
    pub fn close<'env>(&self, env: &'env Env) -> Result<PromiseRaw<'env, ()>> {
        let (server, turns) = (self.server.clone(), self.turns.clone());
        env.spawn_future(async move {
            server.shutdown().await;
            turns.close().await;
            Ok(())
        })
    }
}

fn failed(reason: impl std::fmt::Display) -> Error {
    Error::from_reason(reason.to_string())
}
