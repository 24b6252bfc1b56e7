//! The methods `skills/*`.

use std::path::PathBuf;

use threadwire_protocol::codex::{
    self as wire, SkillErrorInfo, SkillInterface, SkillMetadata, SkillScope, SkillsListEntry,
    SkillsListParams, SkillsListResponse, SkillsMethods, errors,
};
use threadwire_workspace::{
    config::SkillsConfig,
    files,
    skills::{self, Interface, Scope, Skill},
};

use super::{failure::Failure, families};

impl SkillsMethods for families::Skills {
    async fn skills_list(&self, params: SkillsListParams) -> Result<SkillsListResponse, Failure> {
        let config = &self.connection.services.host.config;
        let mut cwds = params.cwds.unwrap_or_default();
        if cwds.is_empty() {
            cwds.push(config.cwd().display().to_string());
        }
        let mut data = Vec::with_capacity(cwds.len());
        for cwd in cwds {
            let folder = files::absolute(config.cwd(), &cwd);
            let snapshot = config
                .current(Some(&folder), &[])
                .await
                .map_err(|error| errors::config_unreadable(&error))?;
            let home = config.home().to_owned();
            let found = tokio::task::spawn_blocking(move || skills::find(&folder, &home)).await;
            data.push(entry(cwd, found.unwrap_or_default(), &snapshot.skills));
        }
        Ok(SkillsListResponse { data })
    }
}

fn entry(cwd: String, mut found: Vec<Skill>, switches: &SkillsConfig) -> SkillsListEntry {
    found.sort_by(|a, b| (a.scope, &a.name, &a.file).cmp(&(b.scope, &b.name, &b.file)));
    let mut entry = SkillsListEntry {
        cwd,
        skills: Vec::new(),
        errors: Vec::new(),
    };
    for skill in found {
        let path = skill.file.display().to_string();
        match skill.description {
            Ok(description) => entry.skills.push(SkillMetadata {
                enabled: !skill.is_off && switches.is_enabled(&skill.name, &skill.file),
                name: skill.name,
                description: description.text,
                short_description: description.short,
                interface: description.interface.map(interface),
                dependencies: None,
                path,
                scope: match skill.scope {
                    Scope::Repo => SkillScope::Repo,
                    Scope::User => SkillScope::User,
                    Scope::System => SkillScope::System,
                    Scope::Admin => SkillScope::Admin,
                },
                plugin_id: None,
            }),
            Err(message) => entry.errors.push(SkillErrorInfo { path, message }),
        }
    }
    entry
}

fn interface(interface: Interface) -> SkillInterface {
    let text = |path: PathBuf| path.display().to_string();
    wire::SkillInterface {
        display_name: interface.display_name,
        short_description: interface.short_description,
        icon_small: interface.icon_small.map(text),
        icon_large: interface.icon_large.map(text),
        icon_small_url: None,
        icon_large_url: None,
        brand_color: interface.brand_color,
        default_prompt: interface.default_prompt,
    }
}
