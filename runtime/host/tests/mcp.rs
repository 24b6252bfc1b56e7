//! Tests of configured MCP servers and servers of threads. The server program is that of the tests of
//! `threadwire-workspace`.

use std::{collections::BTreeMap, fs, sync::Arc, time::Duration};

use serde_json::json;
use tempfile::TempDir;
use threadwire_engine::SqliteStore;
use threadwire_host::Host;
use threadwire_workspace::{
    config::Sources,
    mcp::{Login, Servers, Startup, protocol::CallToolRequestParams},
};

const SCRIPT: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../workspace/tests/mcp/server.py"
);

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_tells_of_configured_servers_and_of_those_of_threads() {
    let folder = TempDir::new().unwrap();
    let config = format!(
        "[mcp_servers.demo]\ncommand = \"python3\"\nargs = [{script:?}]\n\
         [mcp_servers.off]\nenabled = false\ncommand = \"python3\"\n\
         [mcp_servers.both]\ncommand = \"x\"\nurl = \"y\"\n\
         [mcp_servers.token]\nurl = \"http://127.0.0.1:1/\"\nbearer_token_env_var = \"NO_SUCH_VARIABLE\"\n",
        script = SCRIPT
    );
    fs::write(folder.path().join("config.toml"), config).unwrap();
    let sources = Sources {
        home: folder.path().to_owned(),
        ..Sources::default()
    };
    let manager = Host::new(
        sources,
        folder.path().to_owned(),
        Arc::new(SqliteStore::open(None).unwrap()),
    )
    .mcp;
    let cwd = Some(folder.path());
    let statuses = manager.statuses(None, cwd, None, true).await.unwrap();
    let names: Vec<&str> = statuses.iter().map(|status| &*status.name).collect();
    assert_eq!(names, ["both", "demo", "token"]);
    assert_eq!(
        statuses[0].error.as_deref(),
        Some("MCP startup failed: url is not supported for stdio")
    );
    let demo = &statuses[1];
    assert_eq!(demo.startup, Startup::Ready);
    assert_eq!(demo.login, Some(Login::Unsupported));
    assert_eq!(demo.resources[0].name, "one");
    let info = demo.info.as_ref().unwrap();
    assert_eq!(info.server_info.as_ref().unwrap().name, "demo");
    assert_eq!(json!(demo.tools[0])["inputSchema"]["type"], json!("object"));
    assert_eq!(
        statuses[2].error.as_deref(),
        Some(
            "MCP startup failed: Environment variable NO_SUCH_VARIABLE for MCP server 'token' is not set"
        )
    );

    let result = manager
        .call_tool(None, cwd, "demo", CallToolRequestParams::new("add"))
        .await;
    let result = json!(result.unwrap());
    assert_eq!(result["content"][0]["text"], "sum 0");
    let unknown = manager
        .call_tool(None, cwd, "nope", CallToolRequestParams::new("add"))
        .await;
    assert_eq!(
        unknown.unwrap_err().to_string(),
        "unknown MCP server 'nope'"
    );
    let read = manager.read_resource(None, cwd, "demo", "demo://one").await;
    assert_eq!(json!(read.unwrap().contents)[0]["text"], "body");

    let servers = Arc::new(Servers::new(|_| {}));
    manager.adopt("thread".to_owned(), &servers);
    let mut statuses = std::pin::pin!(manager.statuses(Some("thread"), cwd, None, false));
    let early = tokio::time::timeout(Duration::ZERO, &mut statuses).await;
    assert!(early.is_err(), "nobody knows the servers yet");
    servers.begin(BTreeMap::new(), 0);
    assert!(statuses.await.unwrap().is_empty());
    assert!(manager.of_thread("thread").is_some());
    drop(servers);
    assert!(manager.of_thread("thread").is_none());
}
