//! `threadwire trust`: reviews and trusts a project's configuration.

use std::{
    fmt::Write as _,
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use threadwire_workspace::config::{self, Sources, TrustReview};

use crate::{ExitCode, args::Settings, output};

/// Let agents write in a project, after a look at what its configuration would change
#[derive(Args, Clone, Debug)]
#[command(after_long_help = "\
Agents write in a trusted project without asking, and its configuration applies. In a folder that is not trusted, they
only read, unless a client, a flag or the user's configuration says otherwise.
Trust covers a project's configuration as it was when it was trusted. Settings that are new or changed since then, and
that may weaken security (sandbox, approvals, MCP servers, model providers, environment …), do not apply until they are
trusted here. The exit status is 1 when nothing was trusted.

Examples:
  threadwire trust
  threadwire trust ~/work/project --yes")]
pub(crate) struct TrustArgs {
    /// A folder of the project; the working directory by default
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Trust without asking
    #[arg(long)]
    yes: bool,
}

pub(crate) fn run(settings: Settings, args: &TrustArgs) -> Result<ExitCode> {
    let mut sources = settings.sources()?;
    if let Some(folder) = &args.folder {
        let real = folder.canonicalize();
        sources.cwd = Some(real.with_context(|| folder.display().to_string())?);
    }
    let review =
        config::review_trust(&sources)?.ok_or_else(|| anyhow!("there is no folder to trust"))?;
    if review.is_trusted && review.changes.is_empty() {
        output::print(&format!(
            "{} is trusted, and nothing changed since\n",
            review.project.display()
        ))?;
        return Ok(ExitCode::SUCCESS);
    }
    output::print(&shown(&review))?;
    if !args.yes && !asked()? {
        output::note("nothing was trusted");
        return Ok(ExitCode::FAILURE);
    }
    trust(review, &sources)
}

/// Trusts the project of a folder without asking, as far as it is not trusted.
pub(crate) fn trust_folder(settings: &Settings, folder: &Path) -> Result<()> {
    let sources = Sources {
        cwd: Some(folder.to_owned()),
        ..settings.sources()?
    };
    match config::review_trust(&sources)? {
        Some(review) if !review.is_trusted || !review.changes.is_empty() => {
            let project = review.project.display().to_string();
            review.trust(&sources)?;
            output::note(&format!("{project} is trusted"));
            Ok(())
        }
        _ => Ok(()),
    }
}

fn trust(review: TrustReview, sources: &Sources) -> Result<ExitCode> {
    let project = review.project.display().to_string();
    review.trust(sources)?;
    output::print(&format!("{project} is trusted\n"))?;
    Ok(ExitCode::SUCCESS)
}

/// Formats the settings that would be trusted.
fn shown(review: &TrustReview) -> String {
    let mut text = match review.is_trusted {
        true => format!(
            "{} changed since it was trusted\n",
            review.project.display()
        ),
        false => format!("{} is not trusted\n", review.project.display()),
    };
    let mut file = None;
    for change in &review.changes {
        if file != Some(&change.file) {
            file = Some(&change.file);
            let file = output::shown(&change.file.display().to_string());
            let _ = writeln!(text, "{file}");
        }
        let kind = match (change.was_trusted, &change.value) {
            (_, None) => "removed",
            (true, Some(_)) => "changed",
            (false, Some(_)) => "new",
        };
        let value = change.value.as_ref();
        let value = value.map_or_else(String::new, |value| format!(" = {value}"));
        // A value of several lines must not pass for other settings.
        let setting = output::shown(&format!("{}{value}", change.setting));
        let _ = writeln!(text, "  {kind:8} {setting}");
    }
    text
}

/// Asks the user on the terminal; without a terminal, the answer is no.
fn asked() -> Result<bool> {
    if !io::stdin().is_terminal() {
        return Ok(false);
    }
    let mut prompt = io::stderr();
    write!(prompt, "Trust this? [y/N] ")?;
    prompt.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}
