//! The MCP servers of a thread, and how long they run.

use std::{collections::BTreeMap, sync::Arc};

use threadwire_engine::{
    BoxFuture, LoadedThread, News, ToolServer, ToolServerNews, ToolServerStartup, task,
};
use threadwire_host::{config::flags_of, mcp::Manager};
use threadwire_workspace::mcp::{Question, Reply, Servers, Startup, Status, User};
use tokio_util::sync::CancellationToken;

use crate::tools::{elicitation, reply};

/// Starts the servers of a thread that is now in use, in the background. They stop when the thread is unloaded.
pub(super) fn attach(manager: &Arc<Manager>, thread: &LoadedThread) {
    // The thread may be unloaded when there is news.
    let news = thread.tool_server_news();
    let servers = thread.state(|| {
        let told = news.clone();
        let servers = Servers::new(move |status| {
            told.send(ToolServerNews::Changed(tool_server(status)));
        });
        servers.asking(Arc::new(ThreadUser(news.clone())))
    });
    let settings = thread.thread().settings.clone();
    // At once: a client that calls a tool before the configuration is read waits for these servers.
    manager.adopt(thread.thread().id.to_string(), &servers);
    let manager = Arc::clone(manager);
    // Usually the configuration is in memory and has no servers, so nothing is left to wait for.
    task::run(async move {
        let generation = manager.generation();
        let configured = manager
            .configured(Some(&settings.cwd), &flags_of(&settings))
            .await;
        let wanted = match configured {
            Ok(configured) => manager.wanted(configured, &settings),
            Err(error) => {
                tracing::warn!(%error, "MCP servers are not started");
                BTreeMap::new()
            }
        };
        // A turn that began meanwhile knows later settings, and its servers stay.
        servers.begin(wanted, generation);
        let started = servers.started();
        // The servers stop when the thread is unloaded, also those that are still starting.
        drop(servers);
        let started = started.await.into_iter().map(tool_server);
        news.send(ToolServerNews::Started(started.collect()));
    });
}

/// The user of a thread, for what servers ask outside of calls.
struct ThreadUser(News<ToolServerNews>);

impl User for ThreadUser {
    fn ask(&self, question: Question, gone: CancellationToken) -> BoxFuture<'_, Reply> {
        Box::pin(async move {
            let asked = self.0.ask(elicitation(question));
            let answer = gone.run_until_cancelled(asked).await.flatten();
            answer.map_or(Reply::Cancel, reply)
        })
    }
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
