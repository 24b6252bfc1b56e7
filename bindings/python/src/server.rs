//! An in-process server.

use std::{path::PathBuf, sync::Arc};

use pyo3::{exceptions::PyValueError, prelude::*};
use threadwire_agent::extensions::remote::Remote;
use threadwire_bridge::Bridge;
use threadwire_client::Endpoint;
use threadwire_engine::Agent;
use threadwire_server::{Listen, OpenOptions, built_in_dialects};

use crate::{
    agent::Turns,
    extensions::PythonCarrier,
    link,
    mailbox::{Body, Kind, Letter, Mailbox},
    runtime,
};

/// An in-process server.
#[pyclass(frozen, module = "threadwire._native")]
#[derive(Debug)]
pub(crate) struct Server(pub(crate) threadwire_server::Server, Option<Remote>);

/// Opens a server. `to` gets the [`Server`].
///
/// Without a `home`, threads are kept in memory. `agent` is the receiver of turns and the agent's description as JSON;
/// without it, the built-in agents run the turns. `extensions` is the receiver of calls of the coding agent's
/// extensions, and their description.
#[pyfunction]
#[pyo3(signature = (mailbox, to, home, cwd, overrides, protocol, token, allow_origins, agent, extensions))]
#[expect(clippy::too_many_arguments, reason = "called from one place, by name")]
pub(crate) fn open_server(
    mailbox: &Mailbox,
    to: u64,
    home: Option<PathBuf>,
    cwd: Option<PathBuf>,
    overrides: Vec<String>,
    protocol: Option<&str>,
    token: Option<String>,
    allow_origins: Vec<String>,
    agent: Option<(u64, String)>,
    extensions: Option<(u64, String)>,
) -> PyResult<()> {
    if let Some(name) = protocol {
        built_in_dialects()
            .find(name)
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
    }
    let agent = match agent {
        None => None,
        Some((receiver, description)) => {
            let description = serde_json::from_str(&description)
                .map_err(|error| PyValueError::new_err(error.to_string()))?;
            let mailbox = mailbox.clone();
            let turns = Turns { mailbox, receiver };
            Some(Arc::new(Bridge::new(
                description,
                home.clone(),
                overrides.clone(),
                turns,
            )) as Arc<dyn Agent>)
        }
    };
    let remote = extensions.as_ref().map(|(receiver, _)| {
        Remote::new(PythonCarrier {
            mailbox: mailbox.clone(),
            receiver: *receiver,
        })
    });
    let extensions = remote
        .as_ref()
        .zip(extensions.as_ref())
        .map(|(remote, (_, description))| remote.extensions(description))
        .transpose()
        .map_err(|error| PyValueError::new_err(error.to_string()))?
        .unwrap_or_default();
    let options = OpenOptions {
        extensions,
        in_memory: home.is_none(),
        home,
        cwd,
        overrides,
        agent,
        protocol: protocol.map(str::to_owned),
        token,
        allow_origins,
        ..OpenOptions::default()
    };
    let mailbox = mailbox.clone();
    runtime::handle()?.spawn(async move {
        let letter = match threadwire_server::open(options).await {
            Ok(server) => Letter::new(to, Kind::Done, Body::Server(Server(server, remote))),
            Err(error) => Letter::failed(to, error),
        };
        mailbox.put(letter);
    });
    Ok(())
}

#[pymethods]
impl Server {
    /// Settles a call of an extension: with a result as JSON, or with an error.
    #[pyo3(signature = (number, answer, error))]
    fn settle(&self, number: u32, answer: Option<String>, error: Option<String>) {
        if let Some(remote) = &self.1 {
            let failed = || error.unwrap_or_default();
            remote.settle(number, answer.ok_or_else(failed));
        }
    }

    /// Connects a client. `to` gets the [`link::Link`], `events` the server's messages.
    fn connect(&self, mailbox: &Mailbox, to: u64, events: u64, jsonrpc: bool) -> PyResult<()> {
        // The server starts a task for the connection.
        let runtime = runtime::handle()?;
        let _guard = runtime.enter();
        let (outgoing, incoming) = self.0.connect().into_channels();
        link::open(
            mailbox,
            to,
            events,
            jsonrpc,
            Endpoint::channels(outgoing, incoming),
            None,
        )
    }

    /// Opens a network transport. `to` gets its address.
    fn listen(&self, mailbox: &Mailbox, to: u64, address: &str) -> PyResult<()> {
        let address: Listen = address.parse().map_err(PyValueError::new_err::<String>)?;
        let (server, mailbox) = (self.0.clone(), mailbox.clone());
        runtime::handle()?.spawn(async move {
            let letter = match server.listen(&address).await {
                Ok(listening) => Letter::new(
                    to,
                    Kind::Done,
                    Body::Text(listening.address.to_string().into()),
                ),
                Err(error) => Letter::failed(to, format!("cannot listen on {address}: {error}")),
            };
            mailbox.put(letter);
        });
        Ok(())
    }

    /// Serves one client over standard input and output. `to` gets a letter when the client has closed the connection.
    fn serve_stdio(&self, mailbox: &Mailbox, to: u64) -> PyResult<()> {
        let (server, mailbox) = (self.0.clone(), mailbox.clone());
        runtime::handle()?.spawn(async move {
            mailbox.put(match server.serve_stdio_apart().await {
                Ok(()) => Letter::new(to, Kind::Done, Body::Nothing),
                Err(error) => Letter::failed(to, error.to_string()),
            });
        });
        Ok(())
    }

    /// Shuts the server down. `to` gets a letter when it has stopped.
    fn close(&self, mailbox: &Mailbox, to: u64) -> PyResult<()> {
        let (server, mailbox) = (self.0.clone(), mailbox.clone());
        runtime::handle()?.spawn(async move {
            server.shutdown().await;
            mailbox.put(Letter::new(to, Kind::Done, Body::Nothing));
        });
        Ok(())
    }
}
