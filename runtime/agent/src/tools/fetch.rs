//! Pages of the web, as text.

mod address;
mod page;

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use reqwest::{Client, Response, Url, header};
use threadwire_engine::{ActionStatus, ItemBody, ToolContent, ToolItem, ToolSource};
use threadwire_workspace::http::{self, causes};

use crate::tools::{Tools, fetch::address::PublicOnly};

/// Name of the tool, for models and in items.
pub const NAME: &str = "web_fetch";

/// Most redirections that are followed.
const MOST_HOPS: usize = 5;

/// How far a fetch may go.
#[derive(Clone, Debug)]
pub struct FetchOptions {
    /// How many bytes of a page are read; the rest is left out.
    pub max_bytes: usize,
    /// How long all of it may take.
    pub timeout: Duration,
    /// Whether addresses of this machine and of private networks may be reached.
    pub private_addresses: bool,
}

impl Default for FetchOptions {
    /// 2 MiB in 20 s, from public addresses only.
    fn default() -> Self {
        Self {
            max_bytes: 2 * 1024 * 1024,
            timeout: Duration::from_secs(20),
            private_addresses: false,
        }
    }
}

/// A page as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Where it was found, after redirections.
    pub url: String,
    /// HTTP status.
    pub status: u16,
    /// The text; of HTML what a reader sees.
    pub text: String,
    /// Whether it was longer than what is read.
    pub cut: bool,
}

impl Page {
    /// Returns what the agent is told.
    pub fn for_model(&self) -> String {
        let cut = if self.cut {
            "\n[the rest is left out]"
        } else {
            ""
        };
        format!(
            "URL: {}\nStatus: {}\n\n{}{cut}",
            self.url, self.status, self.text
        )
    }
}

/// Why there is no page.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// The configuration does not allow it.
    #[error("fetching pages is off: set tools.web_fetch.enabled = true in the configuration")]
    Off,
    /// The address is none of the web, or carries a password.
    #[error("only plain http and https addresses can be fetched: {0}")]
    Address(String),
    /// The address is on this machine or in a private network.
    #[error("{0} is not a public address")]
    Private(String),
    /// Each page leads to another.
    #[error("too many redirections")]
    Redirections,
    /// The page is neither text nor HTML.
    #[error("the page is no text but {0}")]
    NoText(String),
    /// The time was up.
    #[error("the page took longer than {} s", .0.as_secs())]
    Timeout(Duration),
    /// There was no answer, or it broke off.
    #[error("{0}")]
    Http(String),
    /// The turn was cancelled.
    #[error("aborted by the user")]
    Interrupted,
}

impl Tools {
    /// Fetches a page by GET and shows the call as an item, where [`Tools::with_fetches`] allows it.
    ///
    /// The request is the server's own: no sandbox holds it and no proxy is asked, so that the address that is checked
    /// is the one that is reached. Nothing of the machine but its address goes along.
    pub async fn fetch(&self, url: &str) -> Result<Page, FetchError> {
        let options = self.fetches.as_ref().ok_or(FetchError::Off)?;
        let started = Instant::now();
        let arguments = serde_json::value::to_raw_value(&serde_json::json!({ "url": url }))
            .map_err(|error| FetchError::Http(error.to_string()))?;
        let mut item = ToolItem::new(ToolSource::Agent, NAME, Arc::from(arguments));
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let fetched = tokio::select! {
            fetched = tokio::time::timeout(options.timeout, fetch(url, options)) => {
                fetched.unwrap_or(Err(FetchError::Timeout(options.timeout)))
            }
            () = self.turn.cancelled().cancelled() => return Err(FetchError::Interrupted),
        };
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        match &fetched {
            Ok(page) => {
                item.status = ActionStatus::Completed;
                item.content = Some(vec![ToolContent::Text {
                    text: page.text.clone(),
                }]);
            }
            Err(error) => {
                item.status = ActionStatus::Failed;
                item.error = Some(error.to_string());
            }
        }
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        fetched
    }
}

async fn fetch(url: &str, options: &FetchOptions) -> Result<Page, FetchError> {
    let client = client(options.private_addresses)?;
    let mut url = Url::parse(url).map_err(|_| FetchError::Address(url.to_owned()))?;
    for _ in 0..=MOST_HOPS {
        check(&url, options)?;
        let sent = client.get(url.clone()).send().await;
        let response = sent.map_err(|error| FetchError::Http(causes(&error)))?;
        let next = response
            .status()
            .is_redirection()
            .then(|| response.headers().get(header::LOCATION))
            .flatten()
            .and_then(|location| url.join(location.to_str().ok()?).ok());
        match next {
            Some(next) => url = next,
            None => return read(response, options).await,
        }
    }
    Err(FetchError::Redirections)
}

/// Checks an address by its looks. Names are checked when they are resolved.
fn check(url: &Url, options: &FetchOptions) -> Result<(), FetchError> {
    let of_web = ["http", "https"].contains(&url.scheme());
    if !of_web || !url.username().is_empty() || url.password().is_some() {
        let mut shown = url.clone();
        // Addresses that cannot have these have none.
        let _ = shown.set_username("");
        let _ = shown.set_password(None);
        return Err(FetchError::Address(shown.to_string()));
    }
    let host = url.host_str().unwrap_or_default();
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse();
    if !options.private_addresses && literal.is_ok_and(|address| !address::is_public(address)) {
        return Err(FetchError::Private(host.to_owned()));
    }
    Ok(())
}

async fn read(mut response: Response, options: &FetchOptions) -> Result<Page, FetchError> {
    let kind = response
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or("text/plain")
        .to_ascii_lowercase();
    let is_html = kind.contains("html");
    let is_text = is_html
        || kind.starts_with("text/")
        || ["json", "xml", "javascript", "yaml"]
            .iter()
            .any(|text| kind.contains(text));
    if !is_text {
        return Err(FetchError::NoText(kind));
    }
    let mut bytes = Vec::new();
    let mut cut = false;
    while !cut
        && let Some(chunk) = response
            .chunk()
            .await
            .map_err(|error| FetchError::Http(causes(&error)))?
    {
        let room = options.max_bytes - bytes.len();
        cut = chunk.len() > room;
        bytes.extend_from_slice(&chunk[..chunk.len().min(room)]);
    }
    // A long page takes a while.
    let text = tokio::task::spawn_blocking(move || {
        let text = String::from_utf8_lossy(&bytes);
        match is_html {
            true => page::text(&text),
            false => text.into_owned(),
        }
    })
    .await
    .map_err(|error| FetchError::Http(error.to_string()))?;
    Ok(Page {
        url: response.url().to_string(),
        status: response.status().as_u16(),
        text,
        cut,
    })
}

/// Returns the client for public addresses, or the one for all.
fn client(private_addresses: bool) -> Result<&'static Client, FetchError> {
    static CLIENTS: [OnceLock<Client>; 2] = [OnceLock::new(), OnceLock::new()];
    let slot = &CLIENTS[usize::from(private_addresses)];
    if let Some(client) = slot.get() {
        return Ok(client);
    }
    let mut builder = Client::builder()
        .user_agent(http::USER_AGENT)
        .tls_backend_preconfigured(http::tls().map_err(FetchError::Http)?)
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none());
    if !private_addresses {
        builder = builder.dns_resolver(Arc::new(PublicOnly));
    }
    let client = builder
        .build()
        .map_err(|error| FetchError::Http(causes(&error)))?;
    Ok(slot.get_or_init(|| client))
}
