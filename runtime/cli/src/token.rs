//! `threadwire token`: the tokens of network clients.

use std::fmt::Write as _;

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use threadwire_client::protocol::Access;
use threadwire_server::{TokenFile, TokenRecord};

use crate::{ExitCode, args::Settings, output};

/// Create, list and revoke the tokens of network clients.
///
/// As soon as one token exists, every network client of a server with this home folder needs a token. Give each person
/// and each program its own token, so that you can tell them apart and revoke one alone.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Scopes; each one includes the one before it:
  read    list, read and follow threads
  act     start threads, and act on those that the client attached to or started: turns, approvals, settings
  admin   act on every thread, run commands outside of threads, change the server's configuration

Examples:
  threadwire token create ada --scope act
  threadwire token list
  threadwire token revoke ada")]
pub(crate) struct TokenArgs {
    #[command(subcommand)]
    command: TokenCommand,
}

#[derive(Debug, Subcommand)]
enum TokenCommand {
    /// Create a token and print it
    ///
    /// The token is printed only once: the home folder stores only its hash. A client sends it as `Authorization:
    /// Bearer TOKEN`. Running servers accept it at once.
    #[command(after_long_help = "\
Examples:
  threadwire token create ada --scope act
  threadwire token create dashboard --scope read > dashboard.token")]
    Create {
        /// Who the token is for: letters, digits, `.`, `_`, `@` and `-`
        name: String,

        /// What a client with this token may do
        #[arg(long, value_enum)]
        scope: Scope,
    },

    /// List the tokens: names, scopes and when they were created
    #[command(after_long_help = "\
Example:
  threadwire token list")]
    List,

    /// Revoke a token
    ///
    /// New connections with the token are refused at once; running servers end its open connections within about a
    /// second.
    #[command(after_long_help = "\
Example:
  threadwire token revoke ada")]
    Revoke {
        /// The name that the token was created with
        name: String,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Scope {
    /// List, read and follow threads
    Read,
    /// Start threads, and act on those that the client attached to or started
    Act,
    /// Everything
    Admin,
}

impl From<Scope> for Access {
    fn from(scope: Scope) -> Self {
        match scope {
            Scope::Read => Self::Read,
            Scope::Act => Self::Act,
            Scope::Admin => Self::Admin,
        }
    }
}

pub(crate) fn run(settings: Settings, args: TokenArgs) -> Result<ExitCode> {
    let tokens = TokenFile::new(settings.sources()?.home);
    match args.command {
        TokenCommand::Create { name, scope } => {
            let token = tokens.create(&name, scope.into())?;
            output::print(&format!("{token}\n"))?;
        }
        TokenCommand::List => output::print(&table(&tokens.list()?))?,
        TokenCommand::Revoke { name } => {
            if !tokens.revoke(&name)? {
                bail!("there is no token `{name}`: see `threadwire token list`");
            }
            output::note(&format!("revoked the token `{name}`"));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn table(tokens: &[TokenRecord]) -> String {
    if tokens.is_empty() {
        return "there are no tokens: see `threadwire token create --help`\n".to_owned();
    }
    let names = tokens.iter().map(|token| token.name.len());
    let width = names.max().unwrap_or_default().max("NAME".len());
    let mut text = format!("{:width$}  SCOPE  CREATED\n", "NAME");
    for token in tokens {
        let TokenRecord {
            name,
            scope,
            created_at,
            ..
        } = token;
        // Writing to a string does not fail.
        let _ = writeln!(text, "{name:width$}  {:5}  {created_at}", scope.name());
    }
    text
}
