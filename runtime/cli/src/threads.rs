//! `threadwire threads`: lists, shows, imports, exports, archives and deletes threads.

mod import;

use std::{
    fmt::Write as _,
    fs,
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand};
use serde::Serialize;
use threadwire_client::{
    CodexClient,
    protocol::codex::{
        SortDirection, Thread, ThreadArchiveParams, ThreadDeleteParams, ThreadItem,
        ThreadListParams, ThreadReadParams, ThreadSortKey, ThreadSourceKind, ThreadUnarchiveParams,
        UserInput,
    },
};

use threadwire_server::export_rollout;

use crate::{
    ExitCode,
    args::Settings,
    local::Local,
    output::{self, age, shown, visible},
};

/// List, show, import, export, archive and delete threads.
#[derive(Args, Debug)]
pub(crate) struct ThreadsArgs {
    #[command(subcommand)]
    command: ThreadsCommand,
}

#[derive(Debug, Subcommand)]
enum ThreadsCommand {
    /// List threads, the most recently used first
    #[command(after_long_help = "\
Examples:
  threadwire threads list
  threadwire threads list --archived --limit 5
  threadwire threads list --json | jq -r .id")]
    List(ListArgs),

    /// Show a thread with its turns
    #[command(after_long_help = "\
Examples:
  threadwire threads show 'Fix the login'
  threadwire threads show 0199a213-81c0-7800-8aa1-bbab2a035a53
  threadwire threads show --json 0199a213-81c0-7800-8aa1-bbab2a035a53 | jq '.turns | length'")]
    Show(ShowArgs),

    /// Take over threads of Codex: its rollout files, or all of a folder such as ~/.codex
    ///
    /// The files are copied into the home folder. The threads of files that are already there need no import.
    #[command(after_long_help = "\
Examples:
  threadwire threads import ~/.codex
  threadwire threads import rollout-2026-03-01T10-00-00-0199a213-81c0-7800-8aa1-bbab2a035a53.jsonl")]
    Import(ImportArgs),

    /// Print a thread as a rollout file, as Codex keeps it
    #[command(after_long_help = "\
Examples:
  threadwire threads export 0199a213-81c0-7800-8aa1-bbab2a035a53 > thread.jsonl
  threadwire threads export 0199a213-81c0-7800-8aa1-bbab2a035a53 --output thread.jsonl")]
    Export(ExportArgs),

    /// Archive a thread: it is in no list but that of archived threads
    Archive(NamedArgs),

    /// Take a thread out of the archive
    Unarchive(NamedArgs),

    /// Delete a thread for good
    Delete {
        /// The thread
        id: String,

        /// Delete it without asking
        #[arg(long)]
        force: bool,
    },
}

#[derive(Args, Debug)]
struct NamedArgs {
    /// The id or the name of the thread
    #[arg(value_name = "THREAD")]
    thread: String,
}

#[derive(Args, Debug)]
struct ImportArgs {
    /// Rollout files, or folders that contain them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

#[derive(Args, Debug)]
struct ExportArgs {
    /// The id or the name of the thread
    #[arg(value_name = "THREAD")]
    thread: String,

    /// Write this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Args, Debug)]
struct ListArgs {
    /// List at most this many threads
    #[arg(long, value_name = "N", default_value_t = 25, value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,

    /// List archived threads instead
    #[arg(long)]
    archived: bool,

    /// Print one line of JSON per thread
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
struct ShowArgs {
    /// The id or the name of the thread
    #[arg(value_name = "THREAD")]
    thread: String,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Maximum page size of the server.
const PAGE: u32 = 100;
/// Where to look for a thread that may be archived: its `archived`.
const ANYWHERE: &[bool] = &[false, true];

/// All kinds of threads. By default, the server lists only threads of interactive programs.
const ALL_KINDS: [ThreadSourceKind; 6] = [
    ThreadSourceKind::Cli,
    ThreadSourceKind::Vscode,
    ThreadSourceKind::Exec,
    ThreadSourceKind::AppServer,
    ThreadSourceKind::SubAgent,
    ThreadSourceKind::Unrecorded,
];

pub(crate) async fn run(settings: Settings, args: ThreadsArgs) -> Result<ExitCode> {
    let copied = match &args.command {
        ThreadsCommand::Import(args) => import::copy(&settings.sources()?.home, &args.paths)?,
        _ => Vec::new(),
    };
    let local = Local::open(settings.open_options("threads"), "threadwire_cli").await?;
    let text = match args.command {
        ThreadsCommand::List(args) => list(&local, &args).await,
        ThreadsCommand::Show(args) => show(&local, &args).await,
        ThreadsCommand::Import(_) => import::report(&local, &copied).await,
        ThreadsCommand::Export(args) => export(&local, &args).await,
        ThreadsCommand::Archive(args) => archive(&local, args.thread).await,
        ThreadsCommand::Unarchive(args) => unarchive(&local, args.thread).await,
        ThreadsCommand::Delete { id, force } => delete(&local, id, force).await,
    };
    local.close().await;
    output::print(&text?)?;
    Ok(ExitCode::SUCCESS)
}

async fn list(local: &Local, args: &ListArgs) -> Result<String> {
    let mut threads = Vec::new();
    let mut cursor = None;
    let mut wanted = args.limit;
    while wanted > 0 {
        let page = local
            .client
            .thread_list(&ThreadListParams {
                archived: Some(args.archived),
                cursor,
                limit: Some(wanted.min(PAGE)),
                sort_direction: Some(SortDirection::Desc),
                sort_key: Some(ThreadSortKey::UpdatedAt),
                source_kinds: Some(ALL_KINDS.to_vec()),
                ..ThreadListParams::default()
            })
            .await?;
        wanted = wanted.saturating_sub(page.data.len() as u32);
        threads.extend(page.data);
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    let mut out = String::new();
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |now| now.as_secs() as i64);
    for thread in &threads {
        if args.json {
            out += &json_line(thread)?;
        } else {
            let title = thread.name.as_deref().unwrap_or(&thread.preview);
            let title = shown(title.lines().next().unwrap_or_default());
            writeln!(
                out,
                "{}  {:>8}  {title}",
                thread.id,
                age(now - thread.updated_at)
            )?;
        }
    }
    if threads.is_empty() {
        output::note("no threads");
    }
    Ok(out)
}

async fn show(local: &Local, args: &ShowArgs) -> Result<String> {
    let context = || format!("cannot show thread {}", args.thread);
    let read = ThreadReadParams {
        thread_id: named(&local.client, args.thread.clone(), ANYWHERE).await?,
        include_turns: Some(true),
    };
    let read = local.client.thread_read(&read).await;
    let thread = read.with_context(context)?.thread;
    if args.json {
        return json_line(&thread);
    }
    Ok(visible(&transcript(&thread)?).into_owned())
}

async fn export(local: &Local, args: &ExportArgs) -> Result<String> {
    let context = || format!("cannot export thread {}", args.thread);
    let id = named(&local.client, args.thread.clone(), ANYWHERE).await?;
    let id = id.parse().with_context(context)?;
    let server = local.server.as_ref().with_context(context)?;
    let lines = export_rollout(server.engine(), id)
        .await
        .with_context(context)?;
    match &args.output {
        Some(path) => {
            fs::write(path, lines).with_context(|| format!("cannot write {}", path.display()))?;
            Ok(String::new())
        }
        None => Ok(String::from_utf8(lines)?),
    }
}

async fn archive(local: &Local, thread: String) -> Result<String> {
    let thread_id = named(&local.client, thread, &[false]).await?;
    let done = format!("Archived session {thread_id}.\n");
    let params = ThreadArchiveParams { thread_id };
    local.client.thread_archive(&params).await?;
    Ok(done)
}

/// Returns the id of the thread with this id or name, among those that are archived or not: `archived` lists where to look.
async fn named(client: &CodexClient, thread: String, archived: &[bool]) -> Result<String> {
    if is_id(&thread) {
        return Ok(thread);
    }
    for archived in archived {
        let query = ThreadListParams {
            archived: Some(*archived),
            source_kinds: Some(ALL_KINDS.to_vec()),
            ..ThreadListParams::default()
        };
        if let Some(found) = with_name(client, &thread, query).await? {
            return Ok(found.id);
        }
    }
    match archived {
        [true] => bail!("there is no archived thread with the name {thread}"),
        _ => bail!("there is no thread with the name {thread}"),
    }
}

/// Tells whether a text is the id of a thread, not its name.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 36
        && text
            .chars()
            .all(|char| char.is_ascii_hexdigit() || char == '-')
}

/// Returns the thread with this name that was used last, among those of a query.
pub(crate) async fn with_name(
    client: &CodexClient,
    name: &str,
    query: ThreadListParams,
) -> Result<Option<Thread>> {
    let mut query = ThreadListParams {
        search_term: Some(name.to_owned()),
        limit: Some(PAGE),
        sort_direction: Some(SortDirection::Desc),
        sort_key: Some(ThreadSortKey::UpdatedAt),
        ..query
    };
    loop {
        // Those are found, too, of which another text is like the name.
        let page = client.thread_list(&query).await?;
        let is_meant = |thread: &Thread| thread.name.as_deref() == Some(name);
        if let Some(thread) = page.data.into_iter().find(is_meant) {
            return Ok(Some(thread));
        }
        query.cursor = page.next_cursor;
        if query.cursor.is_none() {
            return Ok(None);
        }
    }
}

async fn unarchive(local: &Local, thread: String) -> Result<String> {
    let thread_id = named(&local.client, thread, &[true]).await?;
    let done = format!("Unarchived session {thread_id}.\n");
    let params = ThreadUnarchiveParams { thread_id };
    local.client.thread_unarchive(&params).await?;
    Ok(done)
}

async fn delete(local: &Local, thread_id: String, force: bool) -> Result<String> {
    ensure!(force, "a thread is deleted for good: say so with --force");
    let done = format!("Deleted session {thread_id}.\n");
    let params = ThreadDeleteParams { thread_id };
    local.client.thread_delete(&params).await?;
    Ok(done)
}

/// Formats a thread as readable text.
fn transcript(thread: &Thread) -> Result<String> {
    let mut out = String::new();
    writeln!(out, "thread {}", thread.id)?;
    if let Some(name) = &thread.name {
        writeln!(out, "name   {}", shown(name))?;
    }
    writeln!(out, "folder {}", shown(&thread.cwd))?;
    for turn in &thread.turns {
        writeln!(out, "\nturn {} ({})", turn.id, turn.status)?;
        for item in &turn.items {
            show_item(&mut out, item)?;
        }
        if let Some(error) = &turn.error {
            writeln!(out, "error: {}", error.message)?;
        }
    }
    Ok(out)
}

fn show_item(out: &mut String, item: &ThreadItem) -> Result<()> {
    match item {
        ThreadItem::UserMessage(message) => {
            for input in &message.content {
                match input {
                    UserInput::Text(text) => {
                        text.text
                            .lines()
                            .try_for_each(|line| writeln!(out, "> {line}"))?;
                    }
                    _ => writeln!(out, "> (not text)")?,
                }
            }
        }
        ThreadItem::AgentMessage(message) => writeln!(out, "{}", message.text.trim_end())?,
        ThreadItem::Reasoning(reasoning) => {
            reasoning
                .summary
                .iter()
                .try_for_each(|part| writeln!(out, "({part})"))?;
        }
        ThreadItem::CommandExecution(command) => {
            writeln!(out, "$ {}", command.command)?;
            if let Some(output) = &command.aggregated_output {
                output
                    .lines()
                    .try_for_each(|line| writeln!(out, "  {line}"))?;
            }
        }
        ThreadItem::FileChange(change) => {
            change
                .changes
                .iter()
                .try_for_each(|change| writeln!(out, "changed {}", shown(&change.path)))?;
        }
        ThreadItem::McpToolCall(call) => writeln!(out, "tool {}.{}", call.server, call.tool)?,
        ThreadItem::DynamicToolCall(call) => writeln!(out, "tool {}", call.tool)?,
        _ => {}
    }
    Ok(())
}

fn json_line<T: Serialize>(value: &T) -> Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}
