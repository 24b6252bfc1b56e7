//! `threadwire server`: the processes on a home.

use std::{
    fmt::Write as _,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::Result;
use clap::{Args, Subcommand};
use threadwire_server::{HomeStatus, ProcessStatus, State};

use crate::{
    ExitCode,
    args::Settings,
    output::{self, age, shown},
};

/// Show the processes on a home.
#[derive(Args, Debug)]
pub(crate) struct ServerArgs {
    #[command(subcommand)]
    command: ServerCommand,
}

#[derive(Debug, Subcommand)]
enum ServerCommand {
    /// Show the processes on a home, their clients and their threads
    ///
    /// Several processes can use one home: editors that start an agent each, servers, `exec`. Every thread belongs to
    /// one of them, and the others follow it. Each process is asked, and nothing is written. A process that does not
    /// answer is stopped or busy; it keeps its running turns for ten seconds while others wait for it.
    #[command(after_long_help = "\
Examples:
  threadwire server status
  threadwire server status --home ~/work/.threadwire
  threadwire server status --json | jq '.processes[] | {pid, kind, clients: (.clients | length)}'

JSON has `home` and `processes`, and each process has:
  pid       process id; null if the process is in another container
  version   version of its program
  since     when it opened the home, in Unix seconds
  state     running, silent (it does not answer), unreachable (`problem` says why) or ended (it was killed)
  kind      app-server, acp, exec, another command, or embedded in another program; null if it does not answer
  listens   its addresses
  threads   the threads that it owns and has in memory: id, name, status (idle, running, waiting, failed);
            if it does not answer, those whose turns it runs
  clients   protocol, name and version as the client gave them, principal (the name of its token, or local)")]
    Status(StatusArgs),
}

#[derive(Args, Debug)]
struct StatusArgs {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) async fn run(settings: Settings, args: ServerArgs) -> Result<ExitCode> {
    let ServerCommand::Status(args) = args.command;
    let home = settings.sources()?.home;
    let status = threadwire_server::status(&home).await?;
    if args.json {
        output::print(&(serde_json::to_string_pretty(&status)? + "\n"))?;
    } else if status.processes.is_empty() {
        let missing = match home.exists() {
            true => "",
            false => ", which does not exist yet",
        };
        output::note(&format!("no process uses {}{missing}", home.display()));
    } else {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| now.as_secs() as i64);
        output::print(&table(&status, now)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Formats the processes as a table, with the clients and threads of each below it.
fn table(status: &HomeStatus, now: i64) -> Result<String> {
    let mut rows = vec![["PID", "KIND", "VERSION", "SINCE", "STATE"].map(str::to_owned)];
    rows.extend(status.processes.iter().map(|process| {
        [
            process.pid.map_or("-".to_owned(), |pid| pid.to_string()),
            shown(process.kind.as_deref().unwrap_or("-")),
            shown(&process.version),
            age(now - process.since),
            state(process),
        ]
    }));
    let mut widths = [0; 5];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let [pid, kind, version, since, _] = widths;
    let mut out = String::new();
    for (place, [a, b, c, d, e]) in rows.iter().enumerate() {
        writeln!(out, "{a:>pid$}  {b:kind$}  {c:version$}  {d:>since$}  {e}")?;
        if let Some(process) = place.checked_sub(1).and_then(|at| status.processes.get(at)) {
            below(&mut out, process, pid + 2)?;
        }
    }
    Ok(out)
}

fn state(process: &ProcessStatus) -> String {
    let running = process.threads.iter();
    let running = running
        .filter(|thread| ["running", "waiting"].contains(&thread.status))
        .count();
    match process.state {
        State::Running => format!(
            "{}, {} ({running} running)",
            count(process.clients.len(), "client"),
            count(process.threads.len(), "thread"),
        ),
        State::Silent => "does not answer".to_owned(),
        State::Unreachable => {
            let why = process.problem.as_deref().unwrap_or("unknown");
            format!("cannot be asked: {}", shown(why))
        }
        State::Ended if running > 0 => "has ended; its turns count as interrupted".to_owned(),
        _ => "has ended".to_owned(),
    }
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Lists addresses, clients and threads of a process.
fn below(out: &mut String, process: &ProcessStatus, indent: usize) -> Result<()> {
    for address in &process.listens {
        writeln!(out, "{:indent$}listens  {}", "", shown(address))?;
    }
    for client in &process.clients {
        let name = client
            .name
            .as_deref()
            .map_or("(no handshake)".to_owned(), shown);
        write!(out, "{:indent$}client   {name}", "")?;
        if let Some(version) = &client.version {
            write!(out, " {}", shown(version))?;
        }
        let protocol = client.protocol.as_deref().unwrap_or("no protocol yet");
        writeln!(out, ", {}, {}", shown(protocol), shown(&client.principal))?;
    }
    for thread in &process.threads {
        write!(
            out,
            "{:indent$}thread   {}  {}",
            "", thread.id, thread.status
        )?;
        match &thread.name {
            Some(name) => writeln!(out, "  {}", shown(name))?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use threadwire_server::{ClientReport, ThreadReport};

    use super::*;

    fn process(state: State) -> ProcessStatus {
        ProcessStatus {
            pid: Some(4711),
            version: "1.2.3".to_owned(),
            since: 1_000,
            state,
            problem: None,
            kind: None,
            listens: Vec::new(),
            threads: Vec::new(),
            clients: Vec::new(),
        }
    }

    #[test]
    fn a_table_shows_what_a_terminal_can_show() {
        let busy = ProcessStatus {
            kind: Some("app-server".to_owned()),
            listens: vec!["ws://127.0.0.1:4500".to_owned()],
            threads: vec![
                ThreadReport {
                    id: "0199a213-81c0-7800-8aa1-bbab2a035a53".to_owned(),
                    name: Some("Fix the\nparser".to_owned()),
                    status: "waiting",
                },
                ThreadReport {
                    id: "0199a213-81c0-7800-8aa1-bbab2a035a54".to_owned(),
                    name: None,
                    status: "idle",
                },
            ],
            clients: vec![
                ClientReport {
                    protocol: Some("codex@0.97".to_owned()),
                    name: Some("odd\u{1b}[31m".to_owned()),
                    version: Some("2".to_owned()),
                    principal: "ada".to_owned(),
                },
                ClientReport {
                    principal: "local".to_owned(),
                    ..ClientReport::default()
                },
            ],
            ..process(State::Running)
        };
        let status = HomeStatus {
            home: "/home".into(),
            processes: vec![
                busy,
                ProcessStatus {
                    pid: None,
                    problem: Some("it has no socket".to_owned()),
                    ..process(State::Unreachable)
                },
                process(State::Silent),
                process(State::Ended),
            ],
        };
        insta::assert_snapshot!(table(&status, 1_000 + 7_200).unwrap());
    }
}
