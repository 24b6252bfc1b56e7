//! The methods `skills/*`.

use std::path::PathBuf;

use threadwire_protocol::{
    RequestMethod,
    codex::{
        self as wire, SkillErrorInfo, SkillInterface, SkillMetadata, SkillScope,
        SkillsConfigWriteParams, SkillsConfigWriteResponse, SkillsExtraRootsSetParams,
        SkillsExtraRootsSetResponse, SkillsListEntry, SkillsListParams, SkillsListResponse,
        SkillsMethods,
        errors::{self, skills_config_write},
        method,
    },
};
use threadwire_workspace::{
    blocking,
    config::{Edit, Layer, LayerSource, SkillsConfig},
    files,
    skills::{self, Interface, Scope, Skill},
};

use toml::{Table, Value};

use super::{config::write_error, failure::Failure, families, fs};

impl SkillsMethods for families::Skills {
    async fn skills_list(&self, params: SkillsListParams) -> Result<SkillsListResponse, Failure> {
        let config = &self.connection.services().host.config;
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
            let (home, extra) = (config.home().to_owned(), config.skill_roots());
            let found = blocking::run(move || skills::find(&folder, &home, &extra)).await;
            data.push(entry(cwd, found, &snapshot.skills));
        }
        Ok(SkillsListResponse { data })
    }

    async fn skills_extra_roots_set(
        &self,
        params: SkillsExtraRootsSetParams,
    ) -> Result<SkillsExtraRootsSetResponse, Failure> {
        let roots = params.extra_roots.iter().map(|root| fs::absolute(root));
        let roots = roots.collect::<Result<Vec<PathBuf>, Failure>>()?;
        let config = &self.connection.services().host.config;
        config.set_skill_roots(roots, method::SkillsExtraRootsSet::NAME);
        Ok(SkillsExtraRootsSetResponse {})
    }

    /// Switches a skill in the user's file. A skill is on unless an entry says otherwise, so an entry that would switch
    /// it on is removed.
    async fn skills_config_write(
        &self,
        params: SkillsConfigWriteParams,
    ) -> Result<SkillsConfigWriteResponse, Failure> {
        let name = params.name.as_deref().map(str::trim);
        let path = params.path.as_deref().map(fs::absolute).transpose()?;
        let path = path.map(|path| path.display().to_string());
        let (key, value) = match (path, name) {
            (Some(path), None) => ("path", path),
            (None, Some(name)) if !name.is_empty() => ("name", name.to_owned()),
            _ => return Err(skills_config_write::skill_ambiguous().into()),
        };
        let config = &self.connection.services().host.config;
        let snapshot = config.current(None, &[]).await;
        let snapshot = snapshot.map_err(|error| errors::config_unreadable(&error))?;
        let of_user = |layer: &&Layer| matches!(layer.source, LayerSource::User { .. });
        let file = snapshot.loaded.layers.iter().find(of_user);
        let switches = file.and_then(|layer| layer.table.get("skills")?.get("config"));
        let switches = switches.and_then(Value::as_array);
        let mut switches = switches.cloned().unwrap_or_default();
        switches.retain(|switch| switch.get(key).and_then(Value::as_str) != Some(&*value));
        if !params.enabled {
            let mut switch = Table::new();
            switch.insert(key.to_owned(), Value::String(value));
            switch.insert("enabled".to_owned(), Value::Boolean(false));
            switches.push(Value::Table(switch));
        }
        let edit = Edit {
            key: vec!["skills".to_owned(), "config".to_owned()],
            value: (!switches.is_empty()).then_some(Value::Array(switches)),
            merge: false,
        };
        let version = file.map(Layer::version);
        config
            .edit(version, vec![edit], method::SkillsConfigWrite::NAME)
            .await
            .map_err(|error| write_error(&error))?;
        Ok(SkillsConfigWriteResponse {
            effective_enabled: params.enabled,
        })
    }
}

fn entry(cwd: String, mut found: Vec<Skill>, switches: &SkillsConfig) -> SkillsListEntry {
    found.sort_unstable_by(|a, b| (a.scope, &a.name, &a.file).cmp(&(b.scope, &b.name, &b.file)));
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
                plugin_id: skill.plugin,
            }),
            Err(message) => entry.errors.push(SkillErrorInfo { path, message }),
        }
    }
    entry
}

pub(super) fn interface(interface: Interface) -> SkillInterface {
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
