//! Commands that the user runs.

use std::time::Duration;

use threadwire_engine::{CommandSource, InputPart, ItemBody, ItemId};
use threadwire_workspace::{command, process::Exit};

use crate::tools::{
    Tools,
    output::shorten,
    shell::{NotStarted, Place, status},
};

/// Default timeout of a user's command.
const PATIENCE: Duration = Duration::from_secs(60 * 60);

/// The output that is shown for a command whose turn was cancelled.
const ABORTED: &str = "command aborted by user";

impl Tools {
    /// Runs the turn's input, a command line of the user, in the thread's shell and without a sandbox, and shows it as
    /// an item. Returns the text for the model. The command is stopped after `timeout`; `None` for one hour.
    pub async fn user_command(&self, timeout: Option<Duration>) -> String {
        let lines = self.turn.input().iter().filter_map(|part| match part {
            InputPart::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        let line = lines.collect::<Vec<_>>().join("\n");
        self.run_for_user(ItemId::new(), &line, timeout).await
    }

    /// Runs a command line of the user in the same way while the agent runs a turn. The agent gets the text with its
    /// next model request. The turn may end before the command.
    pub async fn concurrent_user_command(&self, line: &str, timeout: Option<Duration>) {
        let id = ItemId::new();
        let told = self.run_for_user(id.clone(), line, timeout).await;
        self.turn.join(id, vec![InputPart::text(told)]);
    }

    async fn run_for_user(&self, id: ItemId, line: &str, timeout: Option<Duration>) -> String {
        let mut item = self.command_item(line.to_owned(), command::shell_argv(line), None);
        item.source = CommandSource::User;
        let timeout = timeout.unwrap_or(PATIENCE);
        let running = match self.check_environment() {
            Ok(()) => {
                let place = Place::Here(None);
                self.start_command(&id, &item, place, Some(timeout)).await
            }
            Err(reason) => Err(NotStarted {
                reason,
                exit_code: None,
            }),
        };
        let running = match self.show_start(&id, &mut item, running, false).await {
            Ok(running) => running,
            Err(_) => return told(line, -1, 0.0, item.output.as_deref().unwrap_or_default()),
        };
        self.turn.outlive_turn(&id).await;
        let outcome = self.run_shown(&id, &item, running).await;
        item.status = status(outcome.exit);
        item.duration_ms = i64::try_from(outcome.duration.as_millis()).ok();
        let (code, output) = match outcome.exit {
            Exit::Cancelled => (-1, ABORTED.to_owned()),
            exit => (exit.code(), outcome.stdout),
        };
        item.exit_code = Some(code);
        item.output = Some(output.clone());
        self.turn.complete_item(&id, ItemBody::Command(item)).await;
        let output = shorten(&output, self.most_tokens(None));
        told(line, code, outcome.duration.as_secs_f64(), &output)
    }
}

fn told(line: &str, code: i32, seconds: f64, output: &str) -> String {
    format!(
        "<user_shell_command>\n<command>\n{line}\n</command>\n<result>\nExit code: {code}\nDuration: {seconds:.4} \
         seconds\nOutput:\n{output}\n</result>\n</user_shell_command>"
    )
}
