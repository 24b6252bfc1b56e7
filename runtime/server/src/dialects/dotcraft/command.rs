//! The methods `command/*`: the server's own slash commands, and those of the workspace and its user.

use threadwire_engine::{
    ChildFilter, Error, InputPart as Said, NewThread, OriginFilter, Thread, ThreadHandle,
    ThreadQuery,
};
use threadwire_protocol::dotcraft::{
    CommandCategory, CommandExecuteParams, CommandInfo, CommandListParams, CommandListResponse,
    CommandMethods, CommandResult, CommandThread, InputPart, SenderContext, errors,
};
use threadwire_workspace::craft::{Folders, commands};

use super::{
    Failure, cron, families, from_wire,
    to_wire::{self, ThreadView},
};

/// A command of the server.
struct BuiltIn {
    name: &'static str,
    key: &'static str,
    description: &'static str,
    /// Whether people in a chat need the role `admin`.
    is_for_admins: bool,
}

const BUILT_IN: [BuiltIn; 5] = [
    BuiltIn {
        name: "/cron",
        key: "commands.cron",
        description: "Lists the scheduled jobs, or runs, removes, enables or disables one: /cron run ID",
        is_for_admins: true,
    },
    BuiltIn {
        name: "/heartbeat",
        key: "commands.heartbeat",
        description: "Runs the heartbeat now.",
        is_for_admins: true,
    },
    BuiltIn {
        name: "/help",
        key: "commands.help",
        description: "Lists the commands.",
        is_for_admins: false,
    },
    BuiltIn {
        name: "/new",
        key: "commands.new",
        description: "Archives the conversation and begins a new one.",
        is_for_admins: false,
    },
    BuiltIn {
        name: "/stop",
        key: "commands.stop",
        description: "Stops the running turn.",
        is_for_admins: false,
    },
];

impl CommandMethods for families::Command {
    async fn command_list(
        &self,
        params: CommandListParams,
    ) -> Result<CommandListResponse, Failure> {
        let own = BUILT_IN.iter().map(|command| CommandInfo {
            name: command.name.to_owned(),
            aliases: Vec::new(),
            description_key: command.key.to_owned(),
            fallback_description: command.description.to_owned(),
            description: command.description.to_owned(),
            category: CommandCategory::Builtin,
            requires_admin: command.is_for_admins,
        });
        let mut all: Vec<CommandInfo> = Vec::new();
        if params.include_builtins != Some(false) {
            all.extend(own);
        }
        let custom = self.workspace().with(commands::list).await;
        let custom = custom
            .into_iter()
            .filter(|one| built_in(&one.name).is_none());
        all.extend(custom.map(|command| CommandInfo {
            name: command.name,
            aliases: Vec::new(),
            description_key: String::new(),
            fallback_description: command.description.clone(),
            description: command.description,
            category: CommandCategory::Custom,
            requires_admin: false,
        }));
        Ok(CommandListResponse { commands: all })
    }

    async fn command_execute(
        &self,
        params: CommandExecuteParams,
    ) -> Result<CommandResult, Failure> {
        let thread = self
            .engine()
            .thread(from_wire::thread_id(&params.thread_id)?)
            .await?;
        let text = params.command.trim();
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Some(name) = name.strip_prefix('/').filter(|name| !name.is_empty()) else {
            return Err(Failure::invalid(
                "command",
                "must begin with a slash and a name",
            ));
        };
        let name = format!("/{}", name.to_lowercase());
        let arguments = match params.arguments {
            Some(arguments) => arguments.join(" "),
            None => rest.trim().to_owned(),
        };
        let Some(command) = built_in(&name) else {
            let found = self
                .workspace()
                .with(move |folders| commands::find(folders, &name));
            let command = found.await.ok_or_else(errors::command_not_found)?;
            return Ok(CommandResult {
                expanded_prompt: Some(command.expand(&arguments)),
                ..said(None)
            });
        };
        let role = params
            .sender
            .as_ref()
            .map(|sender| sender.sender_role.as_deref());
        if command.is_for_admins && role.is_some_and(|role| role != Some("admin")) {
            return Err(errors::command_permission_denied().into());
        }
        match command.name {
            "/cron" => self.cron(&arguments).await,
            "/heartbeat" => {
                let result = self.schedule().heartbeat().await.map_err(cron::failed)?;
                let told = result.map(|result| result.error.or(result.answer).unwrap_or_default());
                let nothing = "The heartbeat has nothing to do.".to_owned();
                Ok(said(Some(told.unwrap_or(nothing))))
            }
            "/help" => {
                let own = BUILT_IN.iter();
                let mut lines: Vec<String> = own
                    .map(|command| format!("{}: {}", command.name, command.description))
                    .collect();
                for command in self.workspace().with(commands::list).await {
                    lines.push(format!("{}: {}", command.name, command.description));
                }
                Ok(said(Some(lines.join("\n"))))
            }
            "/new" => self.begin_anew(&thread, params.sender).await,
            _ => {
                let handle = self.engine().load_thread(thread.id).await?;
                Ok(said(Some(match handle.interrupt(None).await {
                    Ok(()) => "The turn is stopped.".to_owned(),
                    Err(Error::NoActiveTurn) => "No turn runs.".to_owned(),
                    Err(error) => return Err(error.into()),
                })))
            }
        }
    }
}

impl families::Ready {
    /// Reads the user's input, with what its commands stand for.
    pub(super) async fn input(&self, parts: Vec<InputPart>) -> Result<Vec<Said>, Failure> {
        let mut input = from_wire::input(parts)?;
        for part in &mut input {
            match part {
                Said::Command {
                    name,
                    arguments,
                    prompt,
                } => {
                    let name = name.clone();
                    let find = move |folders: &Folders| commands::find(folders, &name);
                    let command = self.workspace().with(find).await;
                    let arguments = arguments.as_deref().unwrap_or_default();
                    *prompt = command.map(|one| one.expand(arguments));
                }
                Said::Skill { name, path, .. } => *path = self.skill_file(name.clone()).await,
                _ => {}
            }
        }
        Ok(input)
    }
}

impl families::Command {
    async fn cron(&self, arguments: &str) -> Result<CommandResult, Failure> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let schedule = self.schedule();
        let told = match *words {
            [] | ["list"] => {
                let jobs = schedule.list().await.map_err(cron::failed)?;
                let lines = jobs.iter().map(|job| {
                    let state = if job.enabled { "on" } else { "off" };
                    format!("{} {} ({state})", job.id, job.name)
                });
                match lines.collect::<Vec<_>>().join("\n") {
                    lines if lines.is_empty() => "There are no scheduled jobs.".to_owned(),
                    lines => lines,
                }
            }
            ["run", id] => {
                let job = schedule.run(id).await.map_err(cron::failed)?;
                format!("A run of {} is queued.", job.name)
            }
            ["remove", id] => {
                schedule.remove(id).await.map_err(cron::failed)?;
                format!("The job {id} is removed.")
            }
            [switch @ ("enable" | "disable"), id] => {
                let enabled = schedule.enable(id, switch == "enable").await;
                let job = enabled.map_err(cron::failed)?;
                let state = if job.enabled { "on" } else { "off" };
                format!("{} is {state}.", job.name)
            }
            _ => {
                return Err(Failure::invalid(
                    "command",
                    "/cron takes nothing, or run, remove, enable or disable and the id of a job",
                ));
            }
        };
        Ok(said(Some(told)))
    }

    /// Archives the threads of a conversation and starts one in their place.
    async fn begin_anew(
        &self,
        thread: &Thread,
        sender: Option<SenderContext>,
    ) -> Result<CommandResult, Failure> {
        let user = sender.map(|sender| sender.sender_id);
        let user = user.or_else(|| thread.origin.user.clone());
        let workspace = thread.workspace().to_owned();
        let query = ThreadQuery {
            archived: Some(false),
            workspace: Some(workspace.clone()),
            origins: vec![OriginFilter {
                user: user.clone(),
                context: Some(thread.origin.context.clone()),
                ..OriginFilter::default()
            }],
            spawned: ChildFilter::None,
            limit: usize::MAX,
            ..ThreadQuery::default()
        };
        let found = self.engine().list_threads(query).await?.data;
        let mut archived_thread_ids = Vec::with_capacity(found.len());
        for old in found {
            match self.engine().archive_thread(old.id).await {
                Ok(_) => archived_thread_ids.push(old.id.to_string()),
                // Somebody else archived or deleted it.
                Err(Error::ThreadNotFound(_) | Error::ThreadArchived(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let mut origin = thread.origin.clone();
        origin.client.clone_from(&self.client.name);
        origin.user = user;
        let settings = self.new_thread_settings(&workspace).await?;
        let new = NewThread {
            origin,
            workspace: Some(workspace),
            extra: settings.1,
            ..NewThread::new(settings.0)
        };
        let handle: ThreadHandle = self.engine().start_thread(new).await?;
        self.connection.attach(handle.id());
        let thread = to_wire::thread(&handle.latest(), ThreadView::default());
        Ok(CommandResult {
            session_reset: Some(true),
            thread: Some(CommandThread::Thread(thread)),
            archived_thread_ids: Some(archived_thread_ids),
            created_lazily: Some(true),
            ..said(None)
        })
    }
}

fn built_in(name: &str) -> Option<&'static BuiltIn> {
    BUILT_IN.iter().find(|command| command.name == name)
}

fn said(message: Option<String>) -> CommandResult {
    CommandResult {
        handled: true,
        message,
        is_markdown: None,
        expanded_prompt: None,
        session_reset: None,
        thread: None,
        archived_thread_ids: None,
        created_lazily: None,
    }
}
