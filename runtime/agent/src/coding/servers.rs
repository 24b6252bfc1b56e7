//! The MCP servers of a thread: which ones, and from when to when.

use std::{collections::BTreeMap, sync::Arc};

use threadwire_engine::{
    LoadedThread, Settings, ToolServer, ToolServerLink, ToolServerStartup, TurnContext,
};
use threadwire_host::mcp::{Manager, specs};
use threadwire_workspace::{
    config::Config,
    mcp::{Link, ServerSpec, Servers, Startup, Status},
};

/// Begins to start the servers of a thread that is in use from now on. They end when the thread leaves memory.
pub(super) fn attach(manager: &Arc<Manager>, thread: &LoadedThread) {
    let servers = thread.state(|| {
        let news = thread.tool_server_news();
        Servers::new(move |status| {
            // A thread that is gone needs no news.
            let _ = news.send(tool_server(status));
        })
    });
    let (id, settings) = (thread.thread().id, thread.thread().settings.clone());
    let manager = Arc::clone(manager);
    // Configuration is read beside the thread, which has other things to do.
    tokio::spawn(async move {
        manager.adopt(id.to_string(), &servers);
        let configured = manager
            .configured(Some(&settings.cwd), &settings.overrides.0)
            .await;
        match configured {
            Ok(configured) => update(&manager, &servers, configured, &settings),
            Err(error) => tracing::warn!(%error, "MCP servers are not started"),
        }
    });
}

/// Returns the servers of a turn's thread, as they are configured now.
pub(super) fn of_turn(manager: &Manager, turn: &TurnContext, config: &Config) -> Arc<Servers> {
    let settings = &turn.thread().settings;
    let servers = turn.state(|| Servers::new(|_| {}));
    let configured = specs(config, &settings.cwd, manager.home());
    update(manager, &servers, configured, settings);
    servers
}

fn update(
    manager: &Manager,
    servers: &Servers,
    mut wanted: BTreeMap<String, Result<ServerSpec, String>>,
    settings: &Settings,
) {
    for server in &settings.tool_servers {
        let link = match &server.link {
            ToolServerLink::Program { argv, env } => Link::Program {
                argv: argv.clone(),
                env: env.iter().cloned().collect(),
                inherited: Vec::new(),
                cwd: settings.cwd.clone(),
            },
            ToolServerLink::Http { url, headers } => Link::Http {
                url: url.clone(),
                headers: headers.iter().cloned().collect(),
                token: None,
                login: None,
            },
        };
        wanted.insert(server.name.clone(), Ok(ServerSpec::new(link)));
    }
    servers.update(wanted, manager.generation());
}

fn tool_server(status: Status) -> ToolServer {
    ToolServer {
        name: status.name,
        startup: match status.startup {
            Startup::Starting => ToolServerStartup::Starting,
            Startup::Ready => ToolServerStartup::Ready,
            Startup::Cancelled => ToolServerStartup::Cancelled,
            Startup::Failed {
                message,
                needs_login,
            } => ToolServerStartup::Failed {
                message,
                needs_login,
            },
        },
    }
}
