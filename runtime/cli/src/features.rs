//! `threadwire features`: what the key `features` of the configuration switches.

use std::fmt::Write as _;

use anyhow::Result;
use clap::{Args, Subcommand};
use threadwire_client::protocol::codex::{ExperimentalFeatureListParams, ExperimentalFeatureStage};
use threadwire_server::OpenOptions;
use threadwire_workspace::sort::sort_by;

use crate::{ExitCode, args::Settings, local::Local, output};

/// List the features that the configuration switches.
#[derive(Args, Debug)]
pub(crate) struct FeaturesArgs {
    #[command(subcommand)]
    command: FeaturesCommand,
}

#[derive(Debug, Subcommand)]
enum FeaturesCommand {
    /// List each feature, how far it is, and whether it is on
    #[command(after_long_help = "\
Example:
  threadwire features list

A feature is switched by `-c features.NAME=true`, or below [features] in config.toml.")]
    List,
}

pub(crate) async fn run(settings: Settings, args: FeaturesArgs) -> Result<ExitCode> {
    let FeaturesCommand::List = args.command;
    let options = OpenOptions {
        in_memory: true,
        ..settings.open_options("features")
    };
    let local = Local::open(options, "threadwire_cli").await?;
    let all = ExperimentalFeatureListParams {
        limit: Some(u32::MAX),
        ..Default::default()
    };
    let listed = local.client.experimental_feature_list(&all).await;
    local.close().await;
    let mut features = listed?.data;
    sort_by(&mut features, |one, other| one.name.cmp(&other.name));
    let width = features.iter().map(|feature| feature.name.len()).max();
    let width = width.unwrap_or_default();
    let mut out = String::new();
    for feature in &features {
        let stage = match &feature.stage {
            ExperimentalFeatureStage::Beta => "experimental",
            ExperimentalFeatureStage::UnderDevelopment => "under development",
            stage => stage.as_str(),
        };
        let (name, enabled) = (&feature.name, feature.enabled);
        writeln!(out, "{name:width$}  {stage:17}  {enabled}")?;
    }
    output::print(&out)?;
    Ok(ExitCode::SUCCESS)
}
