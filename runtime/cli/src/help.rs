//! `threadwire help`: help of commands and topics.

use anyhow::{Result, bail};
use clap::CommandFactory;

use crate::{ExitCode, args::Cli, output};

pub(crate) fn run(topic: &[String]) -> Result<ExitCode> {
    if topic == ["offline-agent"] {
        output::print(threadwire_agent::HELP)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut root = Cli::command();
    root.build();
    let mut command = &mut root;
    for name in topic {
        match command.find_subcommand_mut(name) {
            Some(sub) => command = sub,
            None => bail!("nothing known about {name}: `threadwire --help` lists the commands"),
        }
    }
    command.print_long_help()?;
    Ok(ExitCode::SUCCESS)
}
