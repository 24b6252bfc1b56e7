//! Web pages as text.

mod address;
mod page;

use std::{
    net::IpAddr,
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use reqwest::{Client, Response, Url, header};
use threadwire_engine::{ActionStatus, ItemBody, ToolContent, ToolItem, ToolSource};
use threadwire_workspace::{
    address::is_public,
    blocking,
    http::{self, causes},
};

use crate::tools::{Tools, fetch::address::PublicOnly};

/// Name of the tool, for models and in items.
pub const NAME: &str = "web_fetch";

/// Maximum number of redirects.
const MOST_HOPS: usize = 5;

/// Limits of a fetch.
#[derive(Clone, Debug)]
pub struct FetchOptions {
    /// Maximum number of bytes of a page; the rest is left out.
    pub max_bytes: usize,
    /// Timeout of the whole fetch.
    pub timeout: Duration,
    /// Whether addresses of this machine and of private networks are allowed.
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
    /// URL of the page, after redirects.
    pub url: String,
    /// HTTP status.
    pub status: u16,
    /// The text; for HTML, the visible text.
    pub text: String,
    /// Whether the page was longer than the limit.
    pub cut: bool,
}

impl Page {
    /// Returns the tool output for the model.
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

/// The error of a fetch.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// The configuration does not allow fetches.
    #[error("fetching pages is off: set tools.web_fetch.enabled = true in the configuration")]
    Off,
    /// The URL is not `http` or `https`, or has a login.
    #[error("only plain http and https addresses can be fetched: {0}")]
    Address(String),
    /// The address is on this machine or in a private network.
    #[error("{0} is not a public address")]
    Private(String),
    /// There are more redirects than allowed.
    #[error("too many redirections")]
    Redirections,
    /// The page is neither text nor HTML.
    #[error("the page is no text but {0}")]
    NoText(String),
    /// The timeout is over.
    #[error("the page took longer than {} s", .0.as_secs())]
    Timeout(Duration),
    /// The request failed, or the response broke off.
    #[error("{0}")]
    Http(String),
    /// The turn was cancelled.
    #[error("aborted by user")]
    Interrupted,
}

impl Tools {
    /// Fetches a page with GET and shows the call as an item, if [`Tools::with_fetches`] allows it.
    ///
    /// The server process sends the request itself, without sandbox and without proxy, so that the checked address is
    /// the address that is reached. The request reveals nothing about the machine but its IP address.
    pub async fn fetch(&self, url: &str) -> Result<Page, FetchError> {
        let options = self.fetches.as_ref().ok_or(FetchError::Off)?;
        let started = Instant::now();
        let arguments = serde_json::value::to_raw_value(&serde_json::json!({ "url": url }))
            .map_err(|error| FetchError::Http(error.to_string()))?;
        let mut item = ToolItem::new(ToolSource::Agent, NAME, Arc::from(arguments));
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let fetched = tokio::select! {
            fetched = tokio::time::timeout(options.timeout, fetch(url, options, is_public)) => {
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

async fn fetch(
    url: &str,
    options: &FetchOptions,
    is_public: fn(IpAddr) -> bool,
) -> Result<Page, FetchError> {
    let client = client(options.private_addresses)?;
    let mut url = Url::parse(url).map_err(|_| FetchError::Address(url.to_owned()))?;
    for _ in 0..=MOST_HOPS {
        check(&url, options, is_public)?;
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

/// Checks a URL. Host names are checked when they are resolved.
fn check(
    url: &Url,
    options: &FetchOptions,
    is_public: fn(IpAddr) -> bool,
) -> Result<(), FetchError> {
    let of_web = ["http", "https"].contains(&url.scheme());
    if !of_web || !url.username().is_empty() || url.password().is_some() {
        let mut shown = url.clone();
        // These fail for URLs that cannot have a login.
        let _ = shown.set_username("");
        let _ = shown.set_password(None);
        return Err(FetchError::Address(shown.to_string()));
    }
    let host = url.host_str().unwrap_or_default();
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse();
    if !options.private_addresses && literal.is_ok_and(|address| !is_public(address)) {
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
    // A long page takes a while to convert.
    let text = blocking::run(move || {
        let text = String::from_utf8_lossy(&bytes);
        match is_html {
            true => page::text(&text),
            false => text.into_owned(),
        }
    })
    .await;
    Ok(Page {
        url: response.url().to_string(),
        status: response.status().as_u16(),
        text,
        cut,
    })
}

/// Returns the client: one resolves only public addresses, the other all.
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

/// Returns the text of a page, for tests/fuzz.
#[cfg(fuzzing)]
pub fn page_text(html: &str) -> String {
    page::text(html)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    use super::*;

    /// Addresses of this machine and of private networks, in all notations.
    const PRIVATE: &[&str] = &[
        "http://127.0.0.1/",
        "http://127.0.0.1./",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0177.0.0.1/",
        "http://%31%32%37.0.0.1/",
        "http://\u{2460}\u{2461}\u{2466}.0.0.1/",
        "http://0/",
        "http://[::]/",
        "http://[::1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:7f00:1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[64:ff9b::127.0.0.1]/",
        "http://[2002:7f00:1::]/",
        "http://[fe80::1]/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[::ffff:169.254.169.254]/",
        "http://[fd00:ec2::254]/",
        "http://100.100.100.200/",
        "http://192.168.0.1/",
        "http://10.0.0.1:8080/",
        "http://172.31.255.255/",
        "https://localhost/",
    ];

    #[tokio::test]
    async fn no_private_address_is_fetched_however_it_is_written() {
        for url in PRIVATE {
            let options = FetchOptions::default();
            let error = fetch(url, &options, is_public).await.unwrap_err();
            assert!(is_refusal(&error), "{url}: {error}");
        }
    }

    #[tokio::test]
    async fn no_redirection_leads_to_a_private_address() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let first = listener.local_addr().unwrap();
        // A connection to this listener is a failure.
        let goal = TcpListener::bind(("0.0.0.0", 0)).await.unwrap();
        let port = goal.local_addr().unwrap().port();
        let mut goals: Vec<String> = PRIVATE.iter().map(|url| (*url).to_owned()).collect();
        goals.extend([
            format!("http://127.0.0.2:{port}/"),
            format!("http://localhost:{port}/"),
            format!("http://[::ffff:127.0.0.2]:{port}/"),
        ]);
        // All but the first server, which stands for a public address.
        goals.retain(|url| Url::parse(url).unwrap().host_str() != Some("127.0.0.1"));
        assert!(goals.len() > 20);
        let serving = goals.clone();
        tokio::spawn(async move {
            for goal in serving {
                let (mut stream, _) = listener.accept().await.unwrap();
                let _ = stream.read(&mut [0; 4096]).await;
                let answer = format!(
                    "HTTP/1.1 302 Found\r\nlocation: {goal}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
                );
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        let is_first = |address: IpAddr| address == Ipv4Addr::LOCALHOST;
        for url in goals {
            let start = format!("http://{first}/");
            let options = FetchOptions::default();
            let error = fetch(&start, &options, is_first).await.unwrap_err();
            assert!(is_refusal(&error), "{url}: {error}");
        }
        let came = tokio::time::timeout(Duration::ZERO, goal.accept()).await;
        assert!(came.is_err(), "{came:?}");
    }

    fn is_refusal(error: &FetchError) -> bool {
        match error {
            FetchError::Private(_) => true,
            FetchError::Http(text) => text.contains("has no public address"),
            _ => false,
        }
    }
}
