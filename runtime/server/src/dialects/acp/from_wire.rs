//! Converts ACP values to engine values.

pub(super) mod v2;

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use threadwire_agent::acp::told;
use threadwire_engine::{InputPart, StoredJson, Thread, ThreadId, ToolServerLink, ToolServerSpec};
use threadwire_protocol::{
    RawJson,
    acp::{self as wire, errors},
};
use threadwire_workspace::blocking;

use super::failure::Failure;

/// The key in `Thread::extra` under which this dialect stores its own data, see [`Kept`].
pub(super) const EXTRA: &str = "acp";

/// The data that this dialect stores with a thread, to return it to clients. It excludes the MCP servers of a request:
/// each request that opens the session names them again, and they may hold secrets.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Kept {
    /// The `_meta` of the request that created the session, or of a later request that replaced it.
    #[serde(rename = "_meta", default, skip_serializing_if = "Option::is_none")]
    pub(super) meta: Option<RawJson>,
}

impl Kept {
    /// Reads the data stored with `thread`; empty for a thread of another dialect.
    pub(super) fn of(thread: &Thread) -> Self {
        thread
            .extra
            .get(EXTRA)
            .and_then(|json| serde_json::from_str(json.get()).ok())
            .unwrap_or_default()
    }

    /// Encodes the data for the thread; `None` if there is nothing to store.
    pub(super) fn encode(&self) -> Option<threadwire_engine::Json> {
        (*self != Self::default())
            .then(|| RawJson::encode(self).ok())
            .flatten()
            .map(RawJson::into_inner)
    }
}

/// Returns `_meta` if it is an object. Any other value counts as absent.
pub(super) fn meta(meta: Option<RawJson>) -> Option<RawJson> {
    meta.filter(|meta| meta.get().starts_with('{'))
}

/// Reads which sessions a list has: the value for [`threadwire_engine::ThreadQuery::archived`].
pub(super) fn archived(
    filter: Option<wire::SessionArchiveFilter>,
) -> Result<Option<bool>, Failure> {
    use wire::SessionArchiveFilter as Filter;

    match filter {
        None | Some(Filter::Exclude) => Ok(Some(false)),
        Some(Filter::Include) => Ok(None),
        Some(Filter::Only) => Ok(Some(true)),
        Some(Filter::Unknown(name)) => {
            let problem = format!("unknown filter: {name}");
            Err(Failure::invalid("archived", problem))
        }
    }
}

/// The trace context in the `_meta` of a prompt. The server copies it to its own requests that belong to the prompt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Trace {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    traceparent: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tracestate: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    baggage: Option<String>,
}

impl Trace {
    /// Reads the trace context from `_meta`; empty if there is none.
    pub(super) fn of(meta: Option<&RawJson>) -> Self {
        meta.and_then(|meta| meta.decode().ok()).unwrap_or_default()
    }

    /// Encodes the trace context as `_meta`; `None` if it is empty.
    pub(super) fn meta(&self) -> Option<RawJson> {
        (*self != Self::default())
            .then(|| RawJson::encode(self).ok())
            .flatten()
    }
}

/// Reads a session id. Answers `session_not_found` if the text is not the canonical form of an id.
pub(super) fn session_id(text: &str) -> Result<ThreadId, Failure> {
    text.parse::<ThreadId>()
        .ok()
        .filter(|id| id.to_string() == text)
        .ok_or_else(|| errors::session_not_found(&text).into())
}

/// Reads a path that must be absolute. The same path has one spelling: without `.` and without slashes that mean nothing.
/// Links and `..` stay, because they depend on the disk.
pub(super) fn absolute(member: &str, text: &str) -> Result<PathBuf, Failure> {
    if Path::new(text).is_absolute() {
        Ok(Path::new(text).components().collect())
    } else {
        Err(Failure::invalid(
            member,
            format!("not an absolute path: {text}"),
        ))
    }
}

/// Reads the working directory of a session: an absolute path to a folder. `known` is the one that the session has
/// already, which may be gone: its conversation can still be read.
pub(super) async fn cwd(text: &str, known: Option<&Path>) -> Result<PathBuf, Failure> {
    let path = absolute("cwd", text)?;
    check_folder("cwd", &path, known.as_slice()).await?;
    Ok(path)
}

async fn check_folder<P: AsRef<Path>>(
    member: &str,
    path: &Path,
    known: &[P],
) -> Result<(), Failure> {
    if known.iter().any(|known| known.as_ref() == path) {
        return Ok(());
    }
    let looked = path.to_owned();
    match blocking::run(move || looked.is_dir()).await {
        true => Ok(()),
        false => {
            let problem = format!("not a folder: {}", path.display());
            Err(Failure::invalid(member, problem))
        }
    }
}

/// Checks that the additional workspace roots of a session are folders, but for those that the session has already.
pub(super) async fn check_roots(roots: &[PathBuf], known: &[PathBuf]) -> Result<(), Failure> {
    for (n, root) in roots.iter().enumerate() {
        check_folder(&format!("additionalDirectories[{n}]"), root, known).await?;
    }
    Ok(())
}

/// Reads the additional workspace roots of a session.
pub(super) fn roots(texts: &[String]) -> Result<Vec<PathBuf>, Failure> {
    texts
        .iter()
        .enumerate()
        .map(|(n, text)| absolute(&format!("additionalDirectories[{n}]"), text))
        .collect()
}

/// The members of a text block beside its text. They are stored with the text and sent again with it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct TextNotes {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) annotations: Option<wire::Annotations>,
    #[serde(rename = "_meta", default, skip_serializing_if = "Option::is_none")]
    pub(super) meta: Option<RawJson>,
}

/// Reads the blocks of a prompt. Refuses content that `promptCapabilities` does not advertise.
pub(super) fn input(blocks: Vec<wire::ContentBlock>) -> Result<Vec<InputPart>, Failure> {
    if blocks.is_empty() {
        return Err(Failure::invalid("prompt", "must not be empty"));
    }
    blocks
        .into_iter()
        .enumerate()
        .map(|(n, block)| part(n, block))
        .collect()
}

fn part(n: usize, block: wire::ContentBlock) -> Result<InputPart, Failure> {
    use wire::ContentBlock as W;
    use wire::EmbeddedResourceResource as R;

    Ok(match block {
        W::Text(block) => {
            let notes = TextNotes {
                annotations: block.annotations,
                meta: meta(block.meta),
            };
            let elements = (notes != TextNotes::default())
                .then(|| RawJson::encode(&notes).ok())
                .flatten();
            InputPart::Text {
                text: block.text,
                elements: elements.map(|notes| StoredJson(notes.into_inner())),
            }
        }
        W::Image(block) => {
            InputPart::image(format!("data:{};base64,{}", block.mime_type, block.data))
        }
        W::ResourceLink(link) => told::mention(link),
        W::Resource(block) => match (&block.resource, mime_type(&block.resource)) {
            (R::Blob(resource), Some(mime)) if mime.starts_with("image/") => {
                InputPart::image(format!("data:{mime};base64,{}", resource.blob))
            }
            _ => told::resource(block).ok_or_else(|| {
                Failure::invalid(format!("prompt[{n}].resource"), "neither text nor blob")
            })?,
        },
        W::Audio(_) => {
            return Err(Failure::invalid(
                format!("prompt[{n}]"),
                "audio was not advertised",
            ));
        }
        W::Unknown(_) => {
            return Err(Failure::invalid(
                format!("prompt[{n}].type"),
                "unknown content type",
            ));
        }
    })
}

fn mime_type(resource: &wire::EmbeddedResourceResource) -> Option<&str> {
    match resource {
        wire::EmbeddedResourceResource::Text(resource) => resource.mime_type.as_deref(),
        wire::EmbeddedResourceResource::Blob(resource) => resource.mime_type.as_deref(),
        wire::EmbeddedResourceResource::Unknown(_) => None,
    }
}

/// Reads the MCP servers of a request, without those that have an unsupported transport. `client` tells the client from
/// others.
pub(super) fn tool_servers(servers: &[wire::McpServer], client: &str) -> Vec<ToolServerSpec> {
    let mut reachable: Vec<ToolServerSpec> = Vec::new();
    for server in servers {
        let (name, link) = match server {
            wire::McpServer::Stdio(server) => {
                let argv = [&server.command].into_iter().chain(&server.args);
                let env = server.env.iter();
                let link = ToolServerLink::Program {
                    argv: argv.cloned().collect(),
                    env: env
                        .map(|variable| (variable.name.clone(), variable.value.clone()))
                        .collect(),
                };
                (&server.name, link)
            }
            wire::McpServer::Http(server) => {
                let headers = server.headers.iter();
                let link = ToolServerLink::Http {
                    url: server.url.clone(),
                    headers: headers
                        .map(|header| (header.name.clone(), header.value.clone()))
                        .collect(),
                };
                (&server.name, link)
            }
            wire::McpServer::Acp(server) => {
                let link = ToolServerLink::Client {
                    client: client.to_owned(),
                    server: server.server_id.clone(),
                };
                (&server.name, link)
            }
            wire::McpServer::Sse(_) | wire::McpServer::Unknown(_) => continue,
        };
        // The name becomes part of the tool names that models call, so other characters become `_`.
        let name: String = name
            .chars()
            .map(|character| match character {
                'a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '-' => character,
                _ => '_',
            })
            .collect();
        reachable.push(ToolServerSpec { name, link });
    }
    reachable
}

/// Returns the names of the MCP servers of a request with an unsupported transport.
pub(super) fn unreachable(servers: &[wire::McpServer]) -> Vec<String> {
    let unreachable = servers.iter().filter_map(|server| match server {
        wire::McpServer::Sse(server) => Some(server.name.clone()),
        wire::McpServer::Unknown(_) => Some("one of an unknown kind".to_owned()),
        wire::McpServer::Stdio(_) | wire::McpServer::Http(_) | wire::McpServer::Acp(_) => None,
    });
    unreachable.collect()
}
