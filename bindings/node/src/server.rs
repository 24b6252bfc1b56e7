//! The server inside the process, as JavaScript holds it.

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

/// What a server is opened with.
#[derive(Debug)]
#[napi(object)]
pub(crate) struct ServerOptions {
    /// The folder of configuration and threads; that of the command line if not given.
    pub home: Option<String>,
    /// Keeps threads in memory only.
    pub in_memory: bool,
    /// The folder of threads that name none; the working directory if not given.
    pub cwd: Option<String>,
    /// Configuration above all files: `key=value` each.
    pub config: Vec<String>,
    /// The dialect of all connections; each client's own if not given.
    pub protocol: Option<String>,
    /// Bearer token that clients of network transports must show.
    pub token: Option<String>,
    /// Web origins that may connect.
    pub allow_origins: Vec<String>,
    /// What the agent in JavaScript says of itself, as JSON; the built-in agents if not given.
    pub agent: Option<String>,
    /// Tools and middleware in JavaScript for the built-in coding agent, in JSON.
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

/// Opens a server. It serves nobody yet.
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
            let bridge = Bridge::new(description, home.clone(), turns.clone());
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

// A future must not borrow from an object: those of a worker go away with it, also in the middle of a call.
#[napi]
impl Server {
    /// Connects a client inside the process.
    #[napi(ts_return_type = "Promise<Link>")]
    pub fn connect<'env>(&self, env: &'env Env, jsonrpc: bool) -> Result<PromiseRaw<'env, Link>> {
        let server = self.server.clone();
        env.spawn_future(async move {
            let (outgoing, incoming) = server.connect().into_channels();
            Link::open(jsonrpc, Endpoint::channels(outgoing, incoming)).await
        })
    }

    /// Opens a transport and returns its address, with the real port where 0 was asked for.
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

    /// Serves one client over standard input and output, until its end of input.
    #[napi(ts_return_type = "Promise<void>")]
    pub fn serve_stdio<'env>(&self, env: &'env Env) -> Result<PromiseRaw<'env, ()>> {
        let server = self.server.clone();
        env.spawn_future(async move { server.serve_stdio().await.map_err(failed) })
    }

    /// Takes what the agent is to do: a JSON array of letters. The last letter of all says that the server has ended.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn take<'env>(&self, env: &'env Env) -> Result<PromiseRaw<'env, String>> {
        let letters = self.letters.clone();
        env.spawn_future(async move { Ok(letters.take().await) })
    }

    /// Hands over what a run of the agent does: a JSON array of acts. `false` once the run is over. Keeps all that it is
    /// given: who acts much flushes now and then.
    #[napi]
    pub fn act(&self, run: u32, acts: String) -> Result<bool> {
        // What is in an act becomes part of messages. The array is one level.
        if exceeds_depth(acts.as_bytes(), MAX_DEPTH + 1) {
            return Err(failed(format!(
                "an act is nested deeper than {MAX_DEPTH} levels"
            )));
        }
        let acts =
            serde_json::from_str(&acts).map_err(|error| failed(format!("not an act: {error}")))?;
        Ok(self.turns.act(run, acts))
    }

    /// Says what came of a call of an extension: an answer in JSON, or why there is none.
    #[napi]
    pub fn settle(&self, number: u32, answer: Option<String>, error: Option<String>) {
        let failed = || error.unwrap_or_default();
        self.remote.settle(number, answer.ok_or_else(failed));
    }

    /// Ends the server in order: running turns are interrupted, everything is stored.
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
