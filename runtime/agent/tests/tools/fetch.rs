//! Fetches of web pages, from a server in this test.

use std::time::Duration;

use threadwire_agent::tools::{FetchError, FetchOptions, Page};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

use crate::support::World;

/// Serves `answers` by path on a free port, and returns its address.
async fn serve(answers: &'static [(&'static str, &'static str)]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = vec![0; 4096];
            let count = stream.read(&mut request).await.unwrap_or_default();
            let request = String::from_utf8_lossy(&request[..count]).into_owned();
            let path = request.split(' ').nth(1).unwrap_or_default();
            let answer = answers.iter().find(|(known, _)| *known == path);
            match answer {
                Some((_, "never")) => std::future::pending().await,
                Some((_, answer)) => drop(stream.write_all(answer.as_bytes()).await),
                None => drop(
                    stream
                        .write_all(b"HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\n\r\ngone")
                        .await,
                ),
            }
        }
    });
    format!("http://{address}")
}

const ANSWERS: &[(&str, &str)] = &[
    (
        "/page",
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>Hi</h1><script>no</script>there",
    ),
    (
        "/moved",
        "HTTP/1.1 302 Found\r\nlocation: /page\r\ncontent-length: 0\r\n\r\n",
    ),
    (
        "/loop",
        "HTTP/1.1 302 Found\r\nlocation: /loop\r\ncontent-length: 0\r\n\r\n",
    ),
    (
        "/away",
        "HTTP/1.1 302 Found\r\nlocation: file:///etc/passwd\r\ncontent-length: 0\r\n\r\n",
    ),
    (
        "/image",
        "HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 1\r\n\r\nx",
    ),
    (
        "/long",
        "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 20\r\n\r\n12345678901234567890",
    ),
    ("/never", "never"),
];

async fn fetch(world: &mut World, url: String, options: FetchOptions) -> Result<Page, String> {
    let fetched = world
        .turn(move |tools| async move { tools.with_fetches(options).fetch(&url).await })
        .await;
    fetched.map_err(|error: FetchError| error.to_string())
}

fn here() -> FetchOptions {
    FetchOptions {
        private_addresses: true,
        max_bytes: 64,
        ..FetchOptions::default()
    }
}

#[tokio::test]
async fn pages_are_fetched_and_shown() {
    let base = serve(ANSWERS).await;
    let mut world = World::open().await;
    let page = fetch(&mut world, format!("{base}/moved"), here())
        .await
        .unwrap();
    assert_eq!(
        page.for_model(),
        format!("URL: {base}/page\nStatus: 200\n\nHi\n\nthere")
    );
    assert_eq!(
        world.lines(),
        [
            "started tool web_fetch InProgress",
            "completed tool web_fetch Completed"
        ]
    );
    let page = fetch(&mut world, format!("{base}/nothing"), here())
        .await
        .unwrap();
    assert_eq!((page.status, &page.text[..]), (404, "gone"));
    let short = FetchOptions {
        max_bytes: 5,
        ..here()
    };
    let page = fetch(&mut world, format!("{base}/long"), short)
        .await
        .unwrap();
    assert_eq!((&page.text[..], page.cut), ("12345", true));
}

#[tokio::test]
async fn what_cannot_be_fetched_says_why() {
    let base = serve(ANSWERS).await;
    let mut world = World::open().await;
    let cases = [
        (format!("{base}/loop"), "too many redirections"),
        (format!("{base}/image"), "the page is no text but image/png"),
        (
            format!("{base}/away"),
            "only plain http and https addresses can be fetched: file:///etc/passwd",
        ),
        (
            "ftp://example.org/".to_owned(),
            "only plain http and https addresses can be fetched: ftp://example.org/",
        ),
        (
            "http://user:secret@example.org/".to_owned(),
            "only plain http and https addresses can be fetched: http://example.org/",
        ),
        (
            "no address".to_owned(),
            "only plain http and https addresses can be fetched: no address",
        ),
    ];
    for (url, expected) in cases {
        assert_eq!(fetch(&mut world, url, here()).await.unwrap_err(), expected);
    }
    let hasty = FetchOptions {
        timeout: Duration::from_millis(100),
        ..here()
    };
    let error = fetch(&mut world, format!("{base}/never"), hasty).await;
    assert!(error.unwrap_err().starts_with("the page took longer than"));
}

#[tokio::test]
async fn nothing_is_fetched_unless_it_is_allowed() {
    let mut world = World::open().await;
    let fetched = world
        .turn(|tools| async move { tools.fetch("https://example.org/").await })
        .await;
    assert_eq!(
        fetched.unwrap_err().to_string(),
        "fetching pages is off: set tools.web_fetch.enabled = true in the configuration"
    );
    assert!(world.lines().is_empty());
}

#[tokio::test]
async fn private_addresses_are_out_of_reach() {
    let base = serve(ANSWERS).await;
    let mut world = World::open().await;
    let error = fetch(&mut world, format!("{base}/page"), FetchOptions::default()).await;
    assert_eq!(error.unwrap_err(), "127.0.0.1 is not a public address");
    let port = base.rsplit(':').next().unwrap();
    let named = format!("http://localhost:{port}/page");
    let error = fetch(&mut world, named, FetchOptions::default())
        .await
        .unwrap_err();
    assert!(error.contains("localhost has no public address"), "{error}");
    let v6 = fetch(
        &mut world,
        "http://[::1]/".to_owned(),
        FetchOptions::default(),
    )
    .await;
    assert_eq!(v6.unwrap_err(), "[::1] is not a public address");
    assert!(
        world
            .lines()
            .contains(&"completed tool web_fetch Failed".to_owned())
    );
}
