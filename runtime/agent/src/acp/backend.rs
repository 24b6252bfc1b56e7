//! Running agents: one process per program, which starts on demand and serves the sessions of many threads.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex},
    time::Duration,
};

use threadwire_engine::{TurnError, TurnErrorKind};
use threadwire_protocol::{
    RawJson, RequestMethod,
    acp::{
        AgentCapabilities, AuthMethod, ClientCapabilities, ClientSessionCapabilities,
        CompactionCapabilities, ElicitationCapabilities, FileSystemCapabilities, Implementation,
        InitializeRequest, NoticeCapabilities, method,
    },
    envelope::RpcError,
};
use threadwire_workspace::{command, config::AgentProgram, locks::lock};
use tokio::time::timeout;

use super::{
    chain::{Chain, proxy_name},
    link::{Failure, Link},
    routes::Routes,
};

/// The version of the protocol that is spoken.
const VERSION: u16 = 1;

/// Default timeout of a start. Some agents download a part of themselves first.
const STARTUP: Duration = Duration::from_secs(60);

/// The code of an agent that wants a sign-in.
const SIGN_IN: i64 = -32000;

/// An agent with its name in the configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) program: AgentProgram,
}

/// A running agent that has shaken hands.
#[derive(Debug)]
pub(super) struct Backend {
    pub(super) agent: Named,
    pub(super) link: Link,
    pub(super) routes: Arc<Routes>,
    pub(super) can: AgentCapabilities,
    /// How long it may take to start, and then to begin or change a session.
    pub(super) patience: Duration,
    /// The ways to sign in, for errors.
    sign_in: Vec<String>,
    /// Name and version, if the agent tells them.
    info: Option<Implementation>,
}

impl std::fmt::Debug for Routes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Routes").finish_non_exhaustive()
    }
}

/// The agents of a server.
#[derive(Debug)]
pub(super) struct Backends {
    /// Working directory of the programs.
    cwd: PathBuf,
    seats: Mutex<Vec<Arc<Seat>>>,
}

/// The place of one program. Its lock is held while the program starts.
#[derive(Debug)]
struct Seat {
    agent: Named,
    backend: tokio::sync::Mutex<Option<Arc<Backend>>>,
}

impl Backends {
    pub(super) fn new(cwd: PathBuf) -> Self {
        Self {
            cwd,
            seats: Mutex::default(),
        }
    }

    /// Returns the running agent, and starts it if it does not run.
    pub(super) async fn get(&self, agent: &Named) -> Result<Arc<Backend>, TurnError> {
        let seat = self.seat(agent);
        let mut backend = seat.backend.lock().await;
        if let Some(backend) = &*backend
            && !backend.link.is_over()
        {
            return Ok(Arc::clone(backend));
        }
        let started = Arc::new(Backend::start(agent, &self.cwd).await?);
        *backend = Some(Arc::clone(&started));
        Ok(started)
    }

    fn seat(&self, agent: &Named) -> Arc<Seat> {
        let mut seats = lock(&self.seats);
        // Ends an agent whose configuration changed, when its last thread is unloaded.
        seats.retain(|seat| seat.agent.name != agent.name || seat.agent == *agent);
        if let Some(seat) = seats.iter().find(|seat| seat.agent == *agent) {
            return Arc::clone(seat);
        }
        let seat = Arc::new(Seat {
            agent: agent.clone(),
            backend: tokio::sync::Mutex::default(),
        });
        seats.push(Arc::clone(&seat));
        seat
    }
}

impl Backend {
    pub(super) async fn start(agent: &Named, cwd: &std::path::Path) -> Result<Self, TurnError> {
        let name = &agent.name;
        let failed = |reason: String| failure(format!("agent {name} did not start: {reason}"));
        let routes = Arc::new(Routes::default());
        let link = Link::start(name, &agent.program, cwd, &routes).map_err(failed)?;
        let patience = agent.program.startup_timeout_sec;
        let patience = patience.map_or(STARTUP, |seconds| Duration::from_secs(seconds.into()));
        let hello = hello();
        let answer = match agent.program.proxies.is_empty() {
            true => timeout(patience, link.request::<method::Initialize>(&hello)).await,
            false => timeout(patience, link.request::<method::ProxyInitialize>(&hello)).await,
        };
        let chain = link.chain();
        let answer = match answer.unwrap_or(Err(Failure::Late(chain.greeting(0), patience))) {
            Ok(answer) => {
                chain.first().has_begun();
                answer
            }
            Err(Failure::Ended(reason)) => return Err(failure(reason.to_string())),
            Err(Failure::Refused(error)) => {
                // A proxy passes on what the component behind it answers.
                let (place, error) = chain.refusing().unwrap_or_else(|| (0, told(&error)));
                return Err(failed(refusal(chain, place, &error)));
            }
            Err(Failure::Unreadable(reason)) => {
                let (who, what) = (chain.subject(0), chain.greeting(0));
                return Err(failed(match chain.is_agent(0) {
                    true => format!("its answer to `{what}` cannot be read: {reason}"),
                    false => format!("the answer of {who} to `{what}` cannot be read: {reason}"),
                }));
            }
            Err(Failure::Late(..)) => {
                link.end("it did not answer in time");
                let (place, noise) = chain.silent();
                let mut problem = format!(
                    "{} did not answer `{}` within {} s",
                    chain.subject(place),
                    chain.greeting(place),
                    patience.as_secs()
                );
                if let Some(noise) = noise {
                    problem.push_str(&format!("; it wrote what is no message: {noise}"));
                }
                return Err(failed(problem));
            }
        };
        if let Some(place) = chain.unbegun() {
            link.end("a proxy did not initialize what is behind it");
            return Err(failed(match chain.refusing() {
                Some((place, error)) => refusal(chain, place, &error),
                None => format!(
                    "{} answered `{}` before the component behind it answered `{}`",
                    chain.subject(place - 1),
                    chain.greeting(place - 1),
                    chain.greeting(place)
                ),
            }));
        }
        if answer.protocol_version != VERSION {
            let version = answer.protocol_version;
            link.end("it speaks another version");
            let who = chain.subject(0);
            return Err(failed(format!(
                "{who} speaks version {version} of the protocol, and version {VERSION} is needed"
            )));
        }
        let methods = answer.auth_methods.unwrap_or_default();
        Ok(Self {
            agent: agent.clone(),
            link,
            routes,
            can: answer.agent_capabilities.unwrap_or_default(),
            patience,
            info: answer.agent_info,
            sign_in: methods.iter().filter_map(sign_in).collect(),
        })
    }

    /// Sends a request, and waits this long for the answer.
    pub(super) async fn request<M: RequestMethod>(
        &self,
        params: &M::Params,
        patience: Duration,
    ) -> Result<M::Response, Failure> {
        let mut answer = std::pin::pin!(self.link.request::<M>(params));
        loop {
            match timeout(patience, &mut answer).await {
                Ok(answer) => return answer,
                // What it says may be unread because of another session.
                Err(_) if self.routes.is_held_up() => {}
                Err(_) => return Err(Failure::Late(M::NAME, patience)),
            }
        }
    }

    /// Returns what the agent says about itself, in a few words.
    pub(super) fn about(&self) -> String {
        let name = self.info.as_ref().map_or_else(
            || "it does not tell its name".to_owned(),
            |info| {
                format!(
                    "{} {}",
                    info.title.as_ref().unwrap_or(&info.name),
                    info.version
                )
            },
        );
        let session = self.can.session_capabilities.as_ref();
        let goes_on = self.can.load_session || session.is_some_and(|can| can.resume.is_some());
        let history = match goes_on {
            true => "keeps sessions across restarts",
            false => "is told the conversation after a restart",
        };
        let mut about = format!("{name}; {history}");
        if !self.sign_in.is_empty() {
            about.push_str(&format!("; signs in by {}", self.sign_in.join(", ")));
        }
        let proxies = self.agent.program.proxies.iter().enumerate();
        let proxies: Vec<String> = proxies
            .map(|(index, command)| proxy_name(index, command))
            .collect();
        if !proxies.is_empty() {
            about.push_str(&format!("; behind {}", proxies.join(", ")));
        }
        about
    }

    /// Returns the error of a turn for a request that failed; `what` names the request in a sentence.
    pub(super) fn error(&self, what: &str, failure: Failure) -> TurnError {
        let name = &self.agent.name;
        match failure {
            Failure::Ended(reason) => TurnError {
                kind: TurnErrorKind::StreamDisconnected { status: None },
                ..self::failure(reason.to_string())
            },
            Failure::Refused(error) if error.code == SIGN_IN => {
                let mut message = format!(
                    "agent {name} wants you to sign in: {}. Run {} in a terminal and sign in there",
                    told(&error),
                    shown(&self.agent.program.command)
                );
                if !self.sign_in.is_empty() {
                    message.push_str(&format!(" ({})", self.sign_in.join(", ")));
                }
                TurnError {
                    kind: TurnErrorKind::Unauthorized,
                    ..self::failure(message)
                }
            }
            Failure::Refused(error) => {
                self::failure(format!("agent {name} {what}: {}", told(&error)))
            }
            Failure::Unreadable(reason) => self::failure(format!(
                "agent {name} {what}: its answer cannot be read: {reason}"
            )),
            Failure::Late(method, patience) => self::failure(format!(
                "agent {name} {what}: it did not answer `{method}` within {} s",
                patience.as_secs()
            )),
        }
    }
}

/// Returns why a chain does not start of which a component refuses to.
fn refusal(chain: &Chain, place: usize, error: &str) -> String {
    let (who, what) = (chain.subject(place), chain.greeting(place));
    let hint = match chain.is_agent(place) || !error.contains("-32601") {
        true => "",
        false => "; is it a proxy?",
    };
    format!("{who} refused `{what}`: {error}{hint}")
}

/// What this side tells about itself.
fn hello() -> InitializeRequest {
    let meta = serde_json::json!({ "terminal_output": true });
    InitializeRequest {
        protocol_version: VERSION,
        client_capabilities: Some(ClientCapabilities {
            fs: Some(FileSystemCapabilities {
                read_text_file: true,
                write_text_file: true,
                meta: None,
            }),
            terminal: true,
            session: Some(ClientSessionCapabilities {
                compaction: Some(CompactionCapabilities::default()),
                notices: Some(NoticeCapabilities::default()),
                ..ClientSessionCapabilities::default()
            }),
            elicitation: Some(ElicitationCapabilities {
                form: Some(Default::default()),
                url: Some(Default::default()),
                meta: None,
            }),
            meta: RawJson::encode(&meta).ok(),
            ..ClientCapabilities::default()
        }),
        client_info: Some(Implementation {
            name: "threadwire".to_owned(),
            title: Some("Threadwire".to_owned()),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            meta: None,
        }),
        meta: None,
    }
}

/// Returns a command line for people, without the values of options that may be keys.
fn shown(command: &[String]) -> String {
    const SECRETS: [&str; 5] = ["key", "token", "secret", "password", "auth"];
    let is_secret = |option: &str| {
        let option = option.to_ascii_lowercase();
        option.starts_with('-') && SECRETS.iter().any(|name| option.contains(name))
    };
    let mut hides_next = false;
    let words = command.iter().map(|word| {
        let hides = std::mem::replace(&mut hides_next, is_secret(word) && !word.contains('='));
        match word.split_once('=') {
            _ if hides => "…".to_owned(),
            Some((option, _)) if is_secret(option) => format!("{option}=…"),
            _ => word.clone(),
        }
    });
    command::join(&words.collect::<Vec<_>>())
}

fn sign_in(method: &AuthMethod) -> Option<String> {
    match method {
        AuthMethod::Terminal(method) => Some(method.name.clone()),
        AuthMethod::Agent(method) => Some(method.name.clone()),
        AuthMethod::Unknown(_) => None,
    }
}

/// Returns the text of an error, with its details if they are text.
fn told(error: &RpcError) -> String {
    let details = error.data.as_ref().and_then(|data| {
        let data: serde_json::Value = serde_json::from_str(data.get()).ok()?;
        let text = data.as_str().or_else(|| {
            ["details", "message"]
                .into_iter()
                .find_map(|key| data.get(key)?.as_str())
        });
        text.filter(|text| *text != error.message)
            .map(str::to_owned)
    });
    match details {
        Some(details) => format!("{}: {details} (code {})", error.message, error.code),
        None => error.to_string(),
    }
}

/// Returns an error of a turn.
pub(super) fn failure(message: String) -> TurnError {
    TurnError {
        message,
        kind: TurnErrorKind::Other,
        details: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_without_keys() {
        let command = [
            "npx",
            "-y",
            "my agent",
            "--api-key",
            "k1",
            "--token=k2",
            "acp",
        ];
        let command = command.map(str::to_owned);
        assert_eq!(
            shown(&command),
            "npx -y 'my agent' --api-key '…' '--token=…' acp"
        );
    }
}
