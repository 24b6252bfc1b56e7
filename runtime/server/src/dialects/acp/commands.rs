//! Slash commands: those of the server, those that a workspace or its user defines, and skills.

use std::path::{Path, PathBuf};

use threadwire_agent::acp::AgentOffers;
use threadwire_engine::{InputPart, NewTurn, Settings, SettingsChange, ThreadHandle, TurnTask};
use threadwire_protocol::acp as wire;
use threadwire_workspace::{
    blocking,
    craft::{Folders, commands},
    skills::{self, Places},
};

use super::{AcpSession, Failure, lock, modes};

/// A slash command of a session.
struct SlashCommand {
    /// The name without the slash.
    name: String,
    description: String,
    /// The hint for the text after the name; `None` if the command takes none.
    hint: Option<&'static str>,
    action: Action,
}

/// The work of a slash command.
enum Action {
    Compact,
    Init,
    Plan,
    Review,
    /// Sends the prompt that a file defines.
    Prompt(commands::Command),
    /// Uses the skill of this file.
    Skill(PathBuf),
}

/// The effect of an invoked command.
#[derive(Default)]
pub(super) struct Effect {
    /// The settings to change when there is no turn.
    pub(super) change: SettingsChange,
    /// The turn to run.
    pub(super) turn: Option<NewTurn>,
}

const INIT: &str = "Write AGENTS.md in the root of this repository: a short guide for coding agents. Describe how the \
                    code is laid out, how to build and test it, and its conventions for style and commits, as far as \
                    the files show them. If AGENTS.md exists, bring it up to date.";

const REVIEW: &str = "Review the current code changes (staged, unstaged, and untracked files) and provide prioritized \
                      findings.";

/// Returns the name and the text of a slash command, if the input begins with one. A path is none.
pub(super) fn invoked(input: &[InputPart]) -> Option<(String, String)> {
    let Some(InputPart::Text { text, .. }) = input.first() else {
        return None;
    };
    let line = text.trim().strip_prefix('/')?;
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (!name.is_empty() && !name.contains('/')).then(|| (name.to_owned(), rest.trim().to_owned()))
}

/// Returns the commands of a working directory. A command of the server wins over one of the workspace, and that one
/// over a skill of the same name. Blocks.
fn list(cwd: &Path, places: &Places) -> Vec<SlashCommand> {
    let own = |name: &str, description: &str, hint, action| SlashCommand {
        name: name.to_owned(),
        description: description.to_owned(),
        hint,
        action,
    };
    let mut all = vec![
        own(
            "compact",
            "Replaces the conversation by a summary",
            None,
            Action::Compact,
        ),
        own(
            "init",
            "Writes AGENTS.md, a guide for agents",
            Some("further wishes"),
            Action::Init,
        ),
        own(
            "plan",
            "Switches to plan mode",
            Some("what to plan"),
            Action::Plan,
        ),
        own(
            "review",
            "Reviews the current changes",
            Some("what to review instead"),
            Action::Review,
        ),
    ];
    let mut add = |command: SlashCommand| {
        if !all.iter().any(|other| other.name == command.name) {
            all.push(command);
        }
    };
    for command in commands::list(&Folders::around(cwd)) {
        add(SlashCommand {
            name: command.name.trim_start_matches('/').to_owned(),
            description: command.description.clone(),
            hint: command.body.contains('$').then_some("arguments"),
            action: Action::Prompt(command),
        });
    }
    for skill in skills::find(cwd, places) {
        let Ok(description) = skill.description else {
            continue;
        };
        if !skill.is_off && !skill.name.contains(char::is_whitespace) {
            add(SlashCommand {
                name: skill.name,
                description: description.short.unwrap_or(description.text),
                hint: Some("what to do"),
                action: Action::Skill(skill.file),
            });
        }
    }
    all
}

impl SlashCommand {
    fn to_wire(&self) -> wire::AvailableCommand {
        wire::AvailableCommand {
            name: self.name.clone(),
            description: self.description.clone(),
            input: self.hint.map(|hint| wire::AvailableCommandInput {
                hint: hint.to_owned(),
                meta: None,
            }),
            meta: None,
        }
    }

    /// Turns an invocation with `text` into its effect. `turn` is the prompt as the client sent it; its first part is
    /// the invocation.
    fn effect(self, text: &str, turn: NewTurn, settings: &Settings) -> Result<Effect, Failure> {
        let more = turn.input.get(1..).unwrap_or_default().to_vec();
        let input = |text: String| {
            let text = (!text.is_empty()).then(|| InputPart::text(text));
            text.into_iter().chain(more.iter().cloned()).collect()
        };
        let turn = match self.action {
            Action::Compact if text.is_empty() && more.is_empty() => NewTurn {
                input: Vec::new(),
                task: TurnTask::Compact,
                ..turn
            },
            Action::Compact => {
                return Err(Failure::invalid("prompt", "/compact takes no text"));
            }
            Action::Init => NewTurn {
                input: input(format!("{INIT}\n\n{text}").trim_end().to_owned()),
                ..turn
            },
            Action::Plan => {
                let change = modes::mode_change("modeId", "plan", settings)?;
                let input: Vec<InputPart> = input(text.to_owned());
                if input.is_empty() {
                    return Ok(Effect { change, turn: None });
                }
                NewTurn {
                    input,
                    settings: change,
                    ..turn
                }
            }
            Action::Review => {
                let subject = if text.is_empty() {
                    "current changes"
                } else {
                    text
                };
                let prompt = if text.is_empty() { REVIEW } else { text };
                NewTurn {
                    input: input(prompt.to_owned()),
                    task: TurnTask::Review,
                    review: Some(subject.to_owned()),
                    ..turn
                }
            }
            Action::Prompt(command) => NewTurn {
                input: input(command.expand(text)),
                ..turn
            },
            Action::Skill(file) => {
                let skill = InputPart::Skill {
                    name: self.name,
                    path: Some(file),
                    by_reference: false,
                };
                let mut parts: Vec<InputPart> = vec![skill];
                parts.extend::<Vec<InputPart>>(input(text.to_owned()));
                NewTurn {
                    input: parts,
                    ..turn
                }
            }
        };
        Ok(Effect {
            turn: Some(turn),
            ..Effect::default()
        })
    }
}

impl AcpSession {
    /// Tells whether an agent of another maker answers a thread: its slash commands are its own, and it expands them.
    async fn is_foreign(&self, thread: &ThreadHandle) -> bool {
        let settings = &thread.latest().settings;
        let config = &self.connection.services().host.config;
        let config = config.of_thread(settings);
        config
            .await
            .is_ok_and(|config| config.agents.program(&settings.model_provider).is_some())
    }

    /// Returns the commands of a thread; none if an agent of another maker answers it.
    async fn commands(&self, thread: &ThreadHandle) -> Vec<SlashCommand> {
        if self.is_foreign(thread).await {
            return Vec::new();
        }
        let config = &self.connection.services().host.config;
        let settings = &thread.latest().settings;
        let snapshot = config.of_thread(settings).await.ok();
        let (cwd, places) = (
            settings.cwd.clone(),
            config.skill_places(snapshot.as_deref()),
        );
        blocking::run(move || list(&cwd, &places)).await
    }

    /// Tells the client the commands of an open session, if they changed since they were last told.
    pub(super) async fn tell_commands(&self, thread: &ThreadHandle) {
        let settings = thread.latest().settings.clone();
        let commands: Vec<_> = match self.is_foreign(thread).await {
            true => {
                let records = &self.connection.services().host.records;
                let agent = &settings.model_provider;
                let offers = AgentOffers::of(&thread.latest(), agent, records).await;
                offers.map(|offers| offers.commands).unwrap_or_default()
            }
            false => {
                let commands = self.commands(thread).await;
                commands.iter().map(SlashCommand::to_wire).collect()
            }
        };
        let mut open = lock(&self.open);
        let Some(session) = open.get_mut(&thread.id()) else {
            return;
        };
        session.commands_for = (settings.cwd, settings.model_provider);
        if session.commands != commands {
            session.commands.clone_from(&commands);
            let update =
                wire::SessionUpdate::AvailableCommandsUpdate(wire::AvailableCommandsUpdate {
                    available_commands: commands,
                    meta: None,
                });
            let push = &mut |message| self.push(thread.id(), message);
            session.view.push(update, push);
        }
        drop(open);
        self.connection.flush();
    }

    /// Replaces the turn of a prompt that invokes a command of the thread.
    ///
    /// Errors: the command does not take the text.
    pub(super) async fn expand(
        &self,
        thread: &ThreadHandle,
        turn: NewTurn,
    ) -> Result<Effect, Failure> {
        let unchanged = |turn| Effect {
            turn: Some(turn),
            ..Effect::default()
        };
        let Some((name, text)) = invoked(&turn.input) else {
            return Ok(unchanged(turn));
        };
        let mut commands = self.commands(thread).await.into_iter();
        match commands.find(|command| command.name == name) {
            Some(command) => command.effect(&text, turn, &thread.latest().settings),
            None => Ok(unchanged(turn)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_whole_words_at_the_beginning() {
        let of = |text: &str| invoked(&[InputPart::text(text)]);
        let some = |name: &str, text: &str| Some((name.to_owned(), text.to_owned()));
        assert_eq!(of("/compact"), some("compact", ""));
        assert_eq!(of(" /review \n"), some("review", ""));
        assert_eq!(of("/plan a\nb"), some("plan", "a\nb"));
        assert_eq!(of("/git:log x"), some("git:log", "x"));
        assert_eq!(of("please /compact"), None);
        assert_eq!(of("/etc/hosts is short"), None);
        assert_eq!(of("/ a"), None);
    }
}
