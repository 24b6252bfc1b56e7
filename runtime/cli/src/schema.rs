//! `threadwire schema` and the generators of `threadwire app-server`.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand, ValueEnum};

use crate::output;

/// Write the schemas of the protocols and of the configuration file.
#[derive(Args, Debug)]
pub(crate) struct SchemaArgs {
    #[command(subcommand)]
    command: SchemaCommand,
}

#[derive(Debug, Subcommand)]
enum SchemaCommand {
    /// Write one schema
    #[command(after_long_help = "\
Examples:
  threadwire schema export --protocol codex
  threadwire schema export --protocol acp --format openrpc --out schemas
  threadwire schema export --protocol config > threadwire-config.schema.json")]
    Export(ExportArgs),
}

#[derive(Args, Debug)]
struct ExportArgs {
    /// Whose schema
    #[arg(long, value_enum)]
    protocol: Source,

    /// In which form; `config` has JSON Schema only
    #[arg(long, value_enum, default_value_t = Format::JsonSchema)]
    format: Format,

    /// Folder to write to, made if missing; standard output by default
    #[arg(short, long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Source {
    /// Codex app-server
    Codex,
    /// DotCraft AppServer
    Dotcraft,
    /// Agent Client Protocol
    Acp,
    /// The configuration file, config.toml
    Config,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// JSON Schema of all types
    JsonSchema,
    /// OpenRPC document of all methods
    Openrpc,
    /// Reference of all methods, to read
    Markdown,
}

pub(crate) fn run(args: &SchemaArgs) -> Result<ExitCode> {
    let SchemaCommand::Export(args) = &args.command;
    let text = text(args.protocol, args.format)?;
    match &args.out {
        None => output::print(&text)?,
        Some(folder) => write(folder, &file_name(args.protocol, args.format), &text)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes what `codex app-server generate-json-schema` writes in one file; the files per type are not split off.
pub(crate) fn write_codex_json_schema(folder: &Path) -> Result<ExitCode> {
    write(
        folder,
        "codex_app_server_protocol.schemas.json",
        &text(Source::Codex, Format::JsonSchema)?,
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the TypeScript types.
pub(crate) fn write_codex_typescript(folder: &Path) -> Result<ExitCode> {
    write(
        folder,
        "codex.ts",
        include_str!("../generated/schema/codex/types.ts"),
    )?;
    Ok(ExitCode::SUCCESS)
}

fn text(source: Source, format: Format) -> Result<String> {
    macro_rules! bundled {
        ($dialect:literal) => {
            match format {
                Format::JsonSchema => {
                    include_str!(concat!("../generated/schema/", $dialect, "/schema.json"))
                }
                Format::Openrpc => {
                    include_str!(concat!("../generated/schema/", $dialect, "/openrpc.json"))
                }
                Format::Markdown => {
                    include_str!(concat!("../generated/schema/", $dialect, "/METHODS.md"))
                }
            }
        };
    }
    let text = match source {
        Source::Codex => bundled!("codex"),
        Source::Dotcraft => bundled!("dotcraft"),
        Source::Acp => bundled!("acp"),
        Source::Config if format == Format::JsonSchema => return config_schema(),
        Source::Config => {
            bail!("the configuration file has a JSON Schema only: use --format json-schema")
        }
    };
    Ok(text.to_owned())
}

fn config_schema() -> Result<String> {
    let schema = schemars::schema_for!(threadwire_workspace::config::Config);
    Ok(serde_json::to_string_pretty(&schema)? + "\n")
}

fn file_name(source: Source, format: Format) -> String {
    let name = source
        .to_possible_value()
        .map_or_else(String::new, |value| value.get_name().to_owned());
    match format {
        Format::JsonSchema => format!("{name}.schema.json"),
        Format::Openrpc => format!("{name}.openrpc.json"),
        Format::Markdown => format!("{name}.md"),
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let path = folder.join(name);
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    output::note(&format!("wrote {}", path.display()));
    Ok(())
}
