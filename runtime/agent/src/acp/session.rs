//! The session of a thread with its agent: how it begins, goes on after a restart, and ends.

use std::{collections::BTreeMap, future::poll_fn, pin::Pin, sync::Arc, task::Poll};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Settings, ToolServerLink, TurnContext, TurnError, TurnId, Usage, task};
use threadwire_host::mcp::specs;
use threadwire_protocol::{
    RequestMethod,
    acp::{
        self, CloseSessionRequest, EnvVariable, HttpHeader, LoadSessionRequest, McpServer,
        McpServerAcp, McpServerAcpType, McpServerHttp, McpServerHttpType, McpServerStdio,
        NewSessionRequest, ResumeSessionRequest, SessionConfigOption, SessionConfigOptionCategory,
        SessionModeState, SystemPrompt, SystemPromptMode, method,
    },
};
use threadwire_workspace::mcp::{Link as McpLink, ServerSpec};
use tokio::{sync::mpsc, task::JoinHandle, time::sleep};
use tracing::{debug, warn};

use super::{
    Chosen, Shared,
    backend::{Backend, failure},
    choices::{AgentChoices, AgentSession, Live, choices},
    link::Failure,
    prompt,
    routes::{Message, Queued},
    terminals::Terminals,
    turn::Late,
};

/// The namespace of records about sessions.
const RECORDS: &str = "agent-sessions";

/// A session with an agent. Dropping it closes it.
pub(super) struct Session {
    pub(super) backend: Arc<Backend>,
    pub(super) id: String,
    /// What the agent offers in the session.
    pub(super) live: Arc<Live>,
    pub(super) inbox: mpsc::UnboundedReceiver<Queued>,
    /// The commands that run for the agent.
    pub(super) terminals: Arc<Terminals>,
    pub(super) late: Late,
    /// The conversation so far, if the agent does not know it: it is told with the next prompt.
    pub(super) untold: Option<String>,
    /// Tokens that the session has used so far, if the agent counts them over its turns.
    pub(super) counted: Option<acp::Usage>,
    /// Whether the agent told that since the session was opened. If not, it may have begun to count anew since then.
    pub(super) has_counted: bool,
    /// Whether the agent counts the tokens of each turn alone.
    pub(super) counts_alone: bool,
    /// What the context holds, and its size, if the agent told that.
    pub(super) held: Option<(Usage, u64)>,
    /// The last turn of the session.
    pub(super) last_turn: Option<TurnId>,
    /// What that turn used, if the agent told that.
    pub(super) spent: Option<Usage>,
    /// Whether the agent was told to plan only, because it has no mode for that.
    pub(super) is_planning: bool,
    /// Whether the agent did not stop a turn, so that the session is of no use any more.
    pub(super) is_given_up: bool,
    /// The record of the last turn on its way to the store; it returns its revision, if it is stored.
    keeping: Option<JoinHandle<Option<u64>>>,
}

/// A model that an agent offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offered {
    pub(super) id: String,
    pub(super) name: String,
}

/// What is kept about the session of a thread, to go on after a restart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Kept {
    /// The agent's name in the configuration.
    agent: String,
    session: String,
    /// The last turn that the session knows. If the thread ends with another one, the session does not fit it.
    turn: String,
    /// The mode that the agent began the session in.
    #[serde(default)]
    mode: Option<String>,
    /// The tokens that the agent counted up to then.
    #[serde(default)]
    counted: Option<acp::Usage>,
    /// Whether the agent counts the tokens of each turn alone.
    #[serde(default)]
    counts_alone: bool,
    /// Whether the agent was told to plan only.
    #[serde(default)]
    is_planning: bool,
}

impl Session {
    /// Begins a session, or goes on with that of an earlier start of the server.
    pub(super) async fn open(
        shared: &Shared,
        chosen: &Chosen,
        turn: &TurnContext,
    ) -> Result<Self, TurnError> {
        let backend = shared.backends.get(&chosen.agent).await?;
        let settings = &turn.thread().settings;
        let servers = mcp_servers(shared, chosen, settings, &backend);
        let opening = backend.routes.opening(&backend.link);
        let last = turn.history(1).await.pop();
        if let Some(last) = &last {
            let kept = kept(shared, turn).await.0.filter(|kept| {
                kept.agent == chosen.agent.name && kept.turn == last.turn.id.to_string()
            });
            if let Some(kept) = kept
                && let Some(mut session) =
                    Self::go_on(shared, &backend, kept.session, turn, &servers).await
            {
                session.counted = kept.counted;
                session.counts_alone = kept.counts_alone;
                session.is_planning = kept.is_planning;
                session.last_turn = Some(last.turn.id);
                let last = turn.thread().last_usage;
                session.held = last.and_then(|last| Some((last.usage, last.context_window?)));
                if kept.mode.is_some() {
                    session.live.offers().first_mode = kept.mode;
                }
                session.begin(shared, turn);
                return Ok(session);
            }
        }
        let (system_prompt, unfollowed) = system_prompt(&backend, settings);
        if let Some(unfollowed) = unfollowed {
            turn.warn(unfollowed).await;
        }
        let params = NewSessionRequest {
            cwd: settings.cwd.display().to_string(),
            additional_directories: additional(&backend, settings),
            mcp_servers: servers,
            system_prompt,
            meta: None,
        };
        let new = backend.request::<method::SessionNew>(&params, backend.patience);
        let new = new.await.map_err(|failure| {
            // Without a session nobody loses anything, and the next turn begins with another start of the agent.
            if matches!(failure, Failure::Late(..)) && !backend.routes.has_sessions() {
                backend.link.end("it did not start a session in time");
            }
            backend.error("did not start a session", failure)
        })?;
        let inbox = backend.routes.open(&new.session_id).ok_or_else(|| {
            let (name, id) = (&backend.agent.name, &new.session_id);
            failure(format!(
                "agent {name} did not start a session: it gave it the id of another one, {id}"
            ))
        })?;
        drop(opening);
        let mut session = Self::new(shared, &backend, new.session_id, turn, inbox);
        session.opened(new.modes, new.config_options);
        if last.is_some() {
            session.untold = prompt::conversation(turn).await;
        }
        session.begin(shared, turn);
        Ok(session)
    }

    fn new(
        shared: &Shared,
        backend: &Arc<Backend>,
        id: String,
        turn: &TurnContext,
        inbox: mpsc::UnboundedReceiver<Queued>,
    ) -> Self {
        let live = Live::new(backend, id.clone(), turn.news(), shared.records.clone());
        Self {
            backend: Arc::clone(backend),
            id,
            live: Arc::new(live),
            inbox,
            terminals: Arc::default(),
            late: Late::default(),
            untold: None,
            counted: None,
            has_counted: false,
            counts_alone: false,
            held: None,
            last_turn: None,
            spent: None,
            is_planning: false,
            is_given_up: false,
            keeping: None,
        }
    }

    /// Takes over what the agent says when it opens the session.
    fn opened(&self, modes: Option<SessionModeState>, options: Option<Vec<SessionConfigOption>>) {
        let mut offers = self.live.offers();
        offers.modes = modes;
        offers.options = options.unwrap_or_default();
        offers.note_first_mode();
    }

    /// Lets clients choose in the session.
    fn begin(&self, shared: &Shared, turn: &TurnContext) {
        turn.state(AgentSession::default).set(&self.live);
        self.live.publish();
        self.offer(shared);
    }

    /// Goes on with a session that the agent may still know; `None` if it does not.
    async fn go_on(
        shared: &Shared,
        backend: &Arc<Backend>,
        id: String,
        turn: &TurnContext,
        servers: &[McpServer],
    ) -> Option<Self> {
        let settings = &turn.thread().settings;
        let can = backend.can.session_capabilities.as_ref();
        let can_resume = can.is_some_and(|can| can.resume.is_some());
        if !can_resume && !backend.can.load_session {
            return None;
        }
        let inbox = backend.routes.open(&id)?;
        let mut session = Self::new(shared, backend, id, turn, inbox);
        let cwd = settings.cwd.display().to_string();
        let (system_prompt, _) = system_prompt(backend, settings);
        let opened = if can_resume {
            let params = ResumeSessionRequest {
                session_id: session.id.clone(),
                cwd,
                additional_directories: additional(backend, settings),
                mcp_servers: Some(servers.to_vec()),
                system_prompt,
                meta: None,
            };
            let resumed = session.ask::<method::SessionResume>(&params).await;
            resumed.map(|resumed| (resumed.modes, resumed.config_options))
        } else {
            let params = LoadSessionRequest {
                session_id: session.id.clone(),
                cwd,
                additional_directories: additional(backend, settings),
                mcp_servers: servers.to_vec(),
                system_prompt,
                meta: None,
            };
            let loaded = session.ask::<method::SessionLoad>(&params).await;
            loaded.map(|loaded| (loaded.modes, loaded.config_options))
        };
        match opened {
            Ok((modes, options)) => {
                session.opened(modes, options);
                Some(session)
            }
            Err(failure) => {
                debug!(?failure, "an agent does not know a session any more");
                None
            }
        }
    }

    /// Sends a request and waits for the answer, without the updates that precede it: the replay of a history that is
    /// known. A long history takes its time, so each update gives the agent more.
    async fn ask<M: RequestMethod>(&mut self, params: &M::Params) -> Result<M::Response, Failure> {
        let backend = Arc::clone(&self.backend);
        let mut answer = std::pin::pin!(backend.link.request::<M>(params));
        loop {
            tokio::select! {
                biased;
                Some(queued) = self.inbox.recv() => {
                    if let Message::Update(update) = queued.message {
                        self.live.offers().take(*update);
                    }
                }
                answer = &mut answer => return answer,
                () = sleep(backend.patience) => {
                    // What it says may be unread because of another session.
                    if !backend.routes.is_held_up() {
                        return Err(Failure::Late(M::NAME, backend.patience));
                    }
                }
            }
        }
    }

    /// Keeps the record of a turn that the session now knows. The store has it before the end of the turn, but nobody
    /// waits for it.
    pub(super) async fn keep(&mut self, shared: &Shared, turn: &TurnContext) {
        let kept = Kept {
            agent: self.backend.agent.name.clone(),
            session: self.id.clone(),
            turn: turn.id().to_string(),
            mode: self.live.offers().first_mode.clone(),
            counted: self.counted.clone(),
            counts_alone: self.counts_alone,
            is_planning: self.is_planning,
        };
        let last = match self.keeping.take() {
            Some(keeping) => keeping.await.ok().flatten(),
            None => None,
        };
        let revision = match last {
            Some(revision) => revision,
            None => self::kept(shared, turn).await.1,
        };
        let records = shared.records.clone();
        let key = turn.thread().id.to_string();
        let mut keeping: Pin<Box<dyn Future<Output = _> + Send>> = Box::pin(async move {
            let put = records.put(RECORDS, &key, Some(&kept), revision).await;
            put.inspect_err(|error| warn!(%error, "the session of a thread is not kept"))
                .ok()
        });
        // The store writes in the order in which it is asked, and the first poll asks.
        let asked = poll_fn(|context| Poll::Ready(keeping.as_mut().poll(context))).await;
        if asked.is_pending() {
            self.keeping = Some(task::spawn(keeping));
        }
    }

    /// Sets what the settings and the users of the thread want, as far as the agent offers it.
    pub(super) async fn adopt(
        &mut self,
        shared: &Shared,
        turn: &TurnContext,
    ) -> Result<(), TurnError> {
        let choices = AgentChoices::of_thread(turn.thread());
        let live = Arc::clone(&self.live);
        let mut adopting = std::pin::pin!(live.adopt(&turn.thread().settings, &choices));
        let adopted = loop {
            tokio::select! {
                biased;
                // The answer comes after these messages.
                Some(queued) = self.inbox.recv() => self.between_turns(queued),
                adopted = &mut adopting => break adopted,
            }
        };
        adopted.map_err(|(value, failure)| {
            let what = format!("did not accept {value}");
            self.backend.error(&what, failure)
        })?;
        self.offer(shared);
        Ok(())
    }

    /// Tells the models of the session to those who list models.
    fn offer(&self, shared: &Shared) {
        let offers = self.live.offers();
        let option = offers.of_category(&SessionConfigOptionCategory::Model);
        let offered = option.into_iter().flat_map(choices).map(|choice| Offered {
            id: choice.value.clone(),
            name: choice.name.clone(),
        });
        shared.offer(&self.backend.agent.name, offered.collect());
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.backend.routes.forget(&self.id);
        let can = self.backend.can.session_capabilities.as_ref();
        if can.is_some_and(|can| can.close.is_some()) {
            // Nobody waits for the answer.
            drop(
                self.backend
                    .link
                    .request::<method::SessionClose>(&CloseSessionRequest {
                        session_id: self.id.clone(),
                        meta: None,
                    }),
            );
        }
    }
}

async fn kept(shared: &Shared, turn: &TurnContext) -> (Option<Kept>, u64) {
    let key = turn.thread().id.to_string();
    shared
        .records
        .get(RECORDS, &key)
        .await
        .unwrap_or_else(|error| {
            warn!(%error, "the session of a thread cannot be read");
            (None, 0)
        })
}

fn additional(backend: &Backend, settings: &Settings) -> Option<Vec<String>> {
    let can = backend.can.session_capabilities.as_ref();
    let takes = can.is_some_and(|can| can.additional_directories.is_some());
    let roots = settings.roots.iter().map(|root| root.display().to_string());
    (takes && !settings.roots.is_empty()).then(|| roots.collect())
}

/// Returns the instructions of the thread in the form that the agent takes, and what to tell the user of those that it
/// does not take.
fn system_prompt(backend: &Backend, settings: &Settings) -> (Option<SystemPrompt>, Option<String>) {
    let can = backend.can.session_capabilities.as_ref();
    let can = can.and_then(|can| can.system_prompt.as_ref());
    let can_replace = can
        .and_then(|can| can.mode.as_ref())
        .is_some_and(|modes| modes.override_.is_some());
    let (base, added) = (
        settings.base_instructions.as_ref(),
        settings.developer_instructions.as_ref(),
    );
    let base_fits = base.filter(|_| can_replace);
    let texts = base_fits.into_iter().chain(added.filter(|_| can.is_some()));
    let content: Vec<_> = texts.map(prompt::text).collect();
    let prompt = (!content.is_empty()).then_some(SystemPrompt {
        mode: match base_fits {
            Some(_) => SystemPromptMode::Override,
            None => SystemPromptMode::Append,
        },
        content,
        meta: None,
    });
    let name = &backend.agent.name;
    let unfollowed = if added.is_some() && can.is_none() {
        Some(format!(
            "agent {name} does not take instructions of this thread"
        ))
    } else if base.is_some() && !can_replace {
        Some(format!(
            "agent {name} keeps its own base instructions instead of those of this thread"
        ))
    } else {
        None
    };
    (prompt, unfollowed)
}

/// Returns the MCP servers of the thread that the agent can reach.
fn mcp_servers(
    shared: &Shared,
    chosen: &Chosen,
    settings: &Settings,
    backend: &Backend,
) -> Vec<McpServer> {
    let mut servers: BTreeMap<String, McpServer> = BTreeMap::new();
    let can = backend.can.mcp_capabilities.clone().unwrap_or_default();
    let http = can.http;
    for (name, spec) in specs(&chosen.config, &settings.cwd, shared.config.home()) {
        // The thread itself reports a server that is configured wrongly.
        let Ok(ServerSpec { link, .. }) = spec else {
            continue;
        };
        let server = match link {
            McpLink::Program {
                argv,
                mut env,
                inherited,
                ..
            } => {
                for name in inherited {
                    if let Ok(value) = std::env::var(&name) {
                        env.entry(name).or_insert(value);
                    }
                }
                program(&name, &argv, env)
            }
            McpLink::Http {
                url,
                mut headers,
                token,
                ..
            } => {
                if let Some(token) = token {
                    headers.insert("Authorization".to_owned(), format!("Bearer {token}"));
                }
                http.then(|| address(&name, &url, headers))
            }
            // The configuration has none of these.
            McpLink::Relayed(_) => None,
        };
        servers.extend(server.map(|server| (name, server)));
    }
    for spec in &settings.tool_servers {
        let server = match &spec.link {
            ToolServerLink::Program { argv, env } => program(&spec.name, argv, env.iter().cloned()),
            ToolServerLink::Http { url, headers } => {
                http.then(|| address(&spec.name, url, headers.iter().cloned()))
            }
            ToolServerLink::Client { client, server } if can.acp == Some(true) => {
                let offered = shared.mcp.relayed(client, server).ok();
                offered.map(|offered| {
                    McpServer::Acp(McpServerAcp {
                        type_: McpServerAcpType,
                        name: spec.name.clone(),
                        server_id: backend.routes.offer(offered),
                        meta: None,
                    })
                })
            }
            ToolServerLink::Client { .. } => None,
        };
        servers.extend(server.map(|server| (spec.name.clone(), server)));
    }
    servers.into_values().collect()
}

fn program(
    name: &str,
    argv: &[String],
    env: impl IntoIterator<Item = (String, String)>,
) -> Option<McpServer> {
    let (command, args) = argv.split_first()?;
    Some(McpServer::Stdio(McpServerStdio {
        name: name.to_owned(),
        command: command.clone(),
        args: args.to_vec(),
        env: env
            .into_iter()
            .map(|(name, value)| EnvVariable {
                name,
                value,
                meta: None,
            })
            .collect(),
        meta: None,
    }))
}

fn address(
    name: &str,
    url: &str,
    headers: impl IntoIterator<Item = (String, String)>,
) -> McpServer {
    McpServer::Http(McpServerHttp {
        type_: McpServerHttpType,
        name: name.to_owned(),
        url: url.to_owned(),
        headers: headers
            .into_iter()
            .map(|(name, value)| HttpHeader {
                name,
                value,
                meta: None,
            })
            .collect(),
        meta: None,
    })
}
