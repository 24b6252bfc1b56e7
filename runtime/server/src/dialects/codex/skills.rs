//! The methods `skills/*`.

use std::path::PathBuf;

use threadwire_protocol::{
    RequestMethod,
    codex::{
        self as wire, SkillDependencies, SkillErrorInfo, SkillInterface, SkillMetadata, SkillScope,
        SkillToolDependency, SkillsConfigWriteParams, SkillsConfigWriteResponse,
        SkillsExtraRootsSetParams, SkillsExtraRootsSetResponse, SkillsListEntry, SkillsListParams,
        SkillsListResponse, SkillsMethods, Version, errors::skills_config_write, method,
    },
};
use threadwire_workspace::{
    blocking, files,
    skills::{self, Interface, Scope, Skill, Tool},
    sort::sort_by,
};

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
            let snapshot = config.current(Some(&folder), &[]).await;
            let problem = config.problem(Some(&folder)).map(|problem| SkillErrorInfo {
                path: folder.display().to_string(),
                message: format!("failed to reload config: {}", problem.message),
            });
            let Ok(snapshot) = snapshot else {
                // Nobody knows which skills are on.
                data.push(SkillsListEntry {
                    cwd,
                    skills: Vec::new(),
                    errors: problem.into_iter().collect(),
                });
                continue;
            };
            let places = config.skill_places(Some(&snapshot));
            let found = blocking::run(move || skills::find(&folder, &places)).await;
            let mut entry = entry(cwd, found);
            entry.errors.extend(problem);
            data.push(entry);
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

    async fn skills_config_write(
        &self,
        params: SkillsConfigWriteParams,
    ) -> Result<SkillsConfigWriteResponse, Failure> {
        let name = params.name.as_deref().map(str::trim);
        let config = &self.connection.services().host.config;
        let path = params.path.as_deref().map(|path| match self.version {
            Version::V0_97 => Ok(files::absolute(config.cwd(), path)),
            _ => fs::absolute(path),
        });
        let path = path.transpose()?;
        let (key, value) = match (path, name) {
            (Some(path), None) => {
                // Skills are listed at their real places.
                let real = blocking::run(move || path.canonicalize().unwrap_or(path)).await;
                ("path", real.display().to_string())
            }
            (None, Some(name)) if !name.is_empty() => ("name", name.to_owned()),
            _ => return Err(skills_config_write::skill_ambiguous().into()),
        };
        let by = method::SkillsConfigWrite::NAME;
        let written = config.set_skill(key, value, params.enabled, by).await;
        written.map_err(|error| write_error(&error))?;
        Ok(SkillsConfigWriteResponse {
            effective_enabled: params.enabled,
        })
    }
}

fn entry(cwd: String, mut found: Vec<Skill>) -> SkillsListEntry {
    sort_by(&mut found, |a, b| {
        (a.scope, &a.name, &a.file).cmp(&(b.scope, &b.name, &b.file))
    });
    let mut entry = SkillsListEntry {
        cwd,
        skills: Vec::new(),
        errors: Vec::new(),
    };
    for skill in found {
        let path = skill.file.display().to_string();
        match skill.description {
            Ok(description) => entry.skills.push(SkillMetadata {
                enabled: !skill.is_off,
                name: skill.name,
                description: description.text,
                short_description: description.short,
                interface: description.interface.map(interface),
                dependencies: dependencies(description.tools),
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

fn dependencies(tools: Vec<Tool>) -> Option<SkillDependencies> {
    let tools = tools.into_iter().map(|tool| SkillToolDependency {
        type_: tool.kind,
        value: tool.value,
        description: tool.description,
        transport: tool.transport,
        command: tool.command,
        url: tool.url,
    });
    let tools: Vec<_> = tools.collect();
    (!tools.is_empty()).then_some(SkillDependencies { tools })
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
