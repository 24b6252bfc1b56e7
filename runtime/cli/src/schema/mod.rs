//! `threadwire schema`, and the schema generators of `threadwire app-server`.
//!
//! The binary contains one schema per dialect for all versions. [`bundle`] reduces it to the selected version;
//! [`files`], [`openrpc`] and [`typescript`] write the output formats.

mod bundle;
mod files;
mod openrpc;
mod typescript;

use std::{
    collections::BTreeMap,
    fs,
    io::Read,
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, Subcommand, ValueEnum};
use lzma_rust2::LzmaReader;
use threadwire_client::protocol::{DIALECTS, DialectInfo};

use self::bundle::{Bundle, Selection};
use crate::{ExitCode, output};

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
  threadwire schema export --protocol codex@0.97 --format typescript --out types
  threadwire schema export --protocol acp@2 --format openrpc --out schemas
  threadwire schema export --protocol config > threadwire-config.schema.json")]
    Export(ExportArgs),
}

#[derive(Args, Debug)]
struct ExportArgs {
    /// The schema to write: codex, dotcraft, acp or config (the configuration file); codex@0.97 for a version
    ///
    /// Without a version, the newest one that is served. acp@2 is the draft of the next version.
    #[arg(long, value_name = "PROTOCOL")]
    protocol: Source,

    /// The output format; `config` has JSON Schema only
    #[arg(long, value_enum, default_value_t = Format::JsonSchema)]
    format: Format,

    /// Include what needs the experimental capability
    #[arg(long)]
    experimental: bool,

    /// Folder to write to, created if missing; standard output by default
    #[arg(short, long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// The common arguments of `generate-json-schema` and `generate-ts`.
#[derive(Args, Debug)]
pub(crate) struct GenerateArgs {
    /// Folder to write to; created if missing
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,

    /// Include what needs the experimental capability
    #[arg(long)]
    experimental: bool,

    /// Protocol, with @VERSION for an older one
    #[arg(long, value_name = "PROTOCOL", default_value = "codex")]
    protocol: Protocol,

    /// Formatter of the files; ignored, because the files are already formatted
    #[arg(short, long, hide = true, value_name = "PRETTIER_BIN")]
    prettier: Option<PathBuf>,
}

#[derive(Clone, Debug)]
enum Source {
    Protocol(Protocol),
    Config,
}

/// A dialect and, after `@`, one of its versions.
#[derive(Clone, Debug)]
struct Protocol {
    dialect: &'static DialectInfo,
    version: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// JSON Schema of all types
    JsonSchema,
    /// TypeScript types
    Typescript,
    /// OpenRPC document of all methods
    Openrpc,
    /// Readable reference of the methods of all versions
    Markdown,
}

/// The embedded files of a dialect: the name of its module, their names and lengths, and their contents one after the
/// other as `build.rs` compressed them.
type Packed = (
    &'static str,
    &'static [(&'static str, usize)],
    &'static [u8],
);

static PACKED: &[Packed] = include!(concat!(env!("OUT_DIR"), "/packed.rs"));

/// Decompresses an embedded file of a dialect.
fn embedded(dialect: &DialectInfo, name: &str) -> Result<String> {
    let missing = || format!("{name} of {} is not embedded", dialect.module);
    let packed = PACKED.iter().find(|(module, ..)| *module == dialect.module);
    let (_, files, packed) = packed.with_context(missing)?;
    let place = files.iter().position(|(file, _)| *file == name);
    let (before, rest) = files.split_at(place.with_context(missing)?);
    let start = before.iter().map(|(_, len)| len).sum();
    let end = rest.first().map_or(start, |(_, len)| start + len);
    let mut text = unpacked(packed)?;
    text.truncate(end);
    Ok(text.split_off(start))
}

/// Decompresses what `build.rs` compressed.
fn unpacked(packed: &[u8]) -> Result<String> {
    let mut text = String::new();
    LzmaReader::new_mem_limit(packed, u32::MAX, None)
        .and_then(|mut reader| reader.read_to_string(&mut text))
        .map_err(|error| anyhow!("an embedded schema is damaged: {error}"))?;
    Ok(text)
}

/// Formats the list of protocols for error messages.
fn protocols(more: &[&str]) -> String {
    let mut names: Vec<&str> = DIALECTS.iter().map(|dialect| dialect.protocol).collect();
    names.dedup();
    names.extend(more);
    match names.split_last() {
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Returns the dialects of a protocol name, which may contain a version.
fn dialects(name: &str) -> impl Iterator<Item = &'static DialectInfo> {
    let name = name.split('@').next().unwrap_or_default();
    DIALECTS
        .iter()
        .filter(move |dialect| dialect.protocol == name)
}

impl FromStr for Protocol {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, version) = match text.split_once('@') {
            Some((name, version)) => (name, Some(version)),
            None => (text, None),
        };
        if dialects(name).next().is_none() {
            return Err(format!("unknown protocol {name}: use {}", protocols(&[])));
        }
        let has_version = |dialect: &&DialectInfo| {
            version.is_none_or(|version| dialect.versions.contains(&version))
        };
        let dialect = dialects(name).find(has_version).ok_or_else(|| {
            let versions = dialects(name).flat_map(|dialect| dialect.versions);
            format!(
                "unknown version {} of {name}: use {}",
                version.unwrap_or_default(),
                versions.copied().collect::<Vec<_>>().join(" or ")
            )
        })?;
        Ok(Self {
            dialect,
            version: version.map(str::to_owned),
        })
    }
}

impl FromStr for Source {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "config" => Ok(Self::Config),
            text if dialects(text).next().is_none() => Err(format!(
                "unknown protocol {text}: use {}",
                protocols(&["config"])
            )),
            text => text.parse().map(Self::Protocol),
        }
    }
}

impl Protocol {
    fn bundle(&self, experimental: bool) -> Result<Bundle> {
        let version = self.version.clone();
        Bundle::read(
            &embedded(self.dialect, "schema.json")?,
            &Selection {
                version,
                experimental,
            },
        )
    }
}

pub(crate) fn run(args: &SchemaArgs) -> Result<ExitCode> {
    let SchemaCommand::Export(args) = &args.command;
    let (name, text) = match &args.protocol {
        Source::Config if args.format == Format::JsonSchema => ("config", config_schema()?),
        Source::Config => {
            bail!("the configuration file has a JSON Schema only: use --format json-schema")
        }
        Source::Protocol(protocol) => (protocol.dialect.module, export(protocol, args)?),
    };
    match &args.out {
        None => output::print(&text)?,
        Some(folder) => {
            let path = write(folder, &file_name(name, args.format), &text)?;
            output::note(&format!("wrote {}", path.display()));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes JSON Schema, one file per type, in the layout of `codex app-server generate-json-schema`.
pub(crate) fn generate_json_schema(args: &GenerateArgs) -> Result<ExitCode> {
    let bundle = args.protocol.bundle(args.experimental)?;
    write_all(&args.out, files::files(&bundle)?)
}

/// Writes TypeScript, one file per type, in the layout of `codex app-server generate-ts`.
pub(crate) fn generate_typescript(args: &GenerateArgs) -> Result<ExitCode> {
    let bundle = args.protocol.bundle(args.experimental)?;
    let declarations = embedded(args.protocol.dialect, "types.json")?;
    write_all(&args.out, typescript::files(&declarations, &bundle)?)
}

fn export(protocol: &Protocol, args: &ExportArgs) -> Result<String> {
    let bundle = protocol.bundle(args.experimental)?;
    match args.format {
        Format::JsonSchema => files::document(&bundle),
        Format::Typescript => {
            typescript::document(&embedded(protocol.dialect, "types.json")?, &bundle)
        }
        Format::Openrpc => openrpc::document(&bundle),
        Format::Markdown => embedded(protocol.dialect, "METHODS.md"),
    }
}

/// Returns the JSON Schema of the configuration file. It is stored, because what generates it is 1 % of the program.
fn config_schema() -> Result<String> {
    unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/config")))
}

fn file_name(name: &str, format: Format) -> String {
    match format {
        Format::JsonSchema => format!("{name}.schema.json"),
        Format::Typescript => format!("{name}.ts"),
        Format::Openrpc => format!("{name}.openrpc.json"),
        Format::Markdown => format!("{name}.md"),
    }
}

fn write_all(folder: &Path, files: BTreeMap<String, String>) -> Result<ExitCode> {
    for (path, text) in &files {
        write(folder, path, text)?;
    }
    output::note(&format!(
        "wrote {} files below {}",
        files.len(),
        folder.display()
    ));
    Ok(ExitCode::SUCCESS)
}

/// Writes a file, creating missing folders, and returns its path.
fn write(folder: &Path, name: &str, text: &str) -> Result<PathBuf> {
    let path = folder.join(name);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_those_of_the_schemas() {
        for dialect in DIALECTS {
            let text = embedded(dialect, "schema.json").expect("it is there and not damaged");
            let schema: serde_json::Value = serde_json::from_str(&text).expect("a schema is JSON");
            assert_eq!(bundle::strings(&schema["x-versions"]), dialect.versions);
        }
    }
}
