//! The methods `skills/*`: the skills of the workspace, of its plugins and of the user, and those that agents of other
//! protocols know.

use std::{collections::HashSet, path::PathBuf};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use threadwire_host::{Area, Workspace};
use threadwire_protocol::dotcraft::{
    SkillInfo, SkillSource, SkillsListParams, SkillsListResponse, SkillsMethods, SkillsReadParams,
    SkillsReadResponse, SkillsRestoreOriginalParams, SkillsRestoreOriginalResponse,
    SkillsSetEnabledParams, SkillsSetEnabledResponse, SkillsUninstallParams,
    SkillsUninstallResponse, SkillsViewParams, SkillsViewResponse, errors,
};
use threadwire_workspace::{
    craft::{
        Error, Folders, plugins,
        settings::{self, Settings, same},
        skills::{self, DISABLED, Removal, Skill, Source},
    },
    files,
    skills::{self as known, Places, Scope},
    sort::sort_by,
};

use super::{DotCraftSession, Failure, families};

/// The largest icon that is shown, in bytes.
const MAX_ICON: usize = 512 << 10;

impl SkillsMethods for families::Skills {
    async fn skills_list(&self, params: SkillsListParams) -> Result<SkillsListResponse, Failure> {
        let places = self.skill_places().await;
        let listed = self.workspace().with(move |folders| {
            let settings = Settings::read(folders)?;
            let off = settings.list(&DISABLED);
            let skills = all(folders, &settings, &places);
            let infos = skills.iter().map(|skill| info(skill, &off));
            Ok::<_, Error>(infos.collect())
        });
        let mut skills: Vec<SkillInfo> = listed.await.map_err(broken)?;
        if params.include_unavailable == Some(false) {
            skills.retain(|skill| skill.available);
        }
        Ok(SkillsListResponse { skills })
    }

    async fn skills_read(&self, params: SkillsReadParams) -> Result<SkillsReadResponse, Failure> {
        let skill = self.skill(params.name).await?;
        let (skill, content) = self.text(skill).await?;
        Ok(SkillsReadResponse {
            name: skill.name,
            content,
            metadata: skill.content.head.clone(),
        })
    }

    /// The agent uses the source of each skill: adapted forms are not used.
    async fn skills_view(&self, params: SkillsViewParams) -> Result<SkillsViewResponse, Failure> {
        let skill = self.skill(params.name).await?;
        let (skill, content) = self.text(skill).await?;
        Ok(SkillsViewResponse {
            name: skill.name,
            content: skills::split(&content).1.to_owned(),
        })
    }

    async fn skills_restore_original(
        &self,
        params: SkillsRestoreOriginalParams,
    ) -> Result<SkillsRestoreOriginalResponse, Failure> {
        let skill = self.skill(params.name).await?;
        let name = skill.name.clone();
        let restored = self
            .workspace()
            .with(move |folders| skills::restore(folders, &skill));
        let restored = restored.await.map_err(broken)?;
        if restored {
            self.workspace()
                .changed(&[Area::Skills], "skills/restoreOriginal");
        }
        Ok(SkillsRestoreOriginalResponse { name, restored })
    }

    async fn skills_set_enabled(
        &self,
        params: SkillsSetEnabledParams,
    ) -> Result<SkillsSetEnabledResponse, Failure> {
        let skill = self.skill(params.name).await?;
        let is_off = !params.enabled;
        let changed = self.workspace().with(move |folders| {
            let edit = settings::listed(&Settings::read(folders)?, &DISABLED, &skill.name, is_off);
            let changed = match edit {
                Some(edit) => settings::edit(folders, &[edit])?,
                None => false,
            };
            let settings = Settings::read(folders)?;
            Ok::<_, Error>((changed, info(&skill, &settings.list(&DISABLED))))
        });
        let (changed, skill) = changed.await.map_err(broken)?;
        if changed {
            self.workspace()
                .changed(&[Area::Skills], "skills/setEnabled");
        }
        Ok(SkillsSetEnabledResponse { skill })
    }

    async fn skills_uninstall(
        &self,
        params: SkillsUninstallParams,
    ) -> Result<SkillsUninstallResponse, Failure> {
        let skill = self.skill(params.name).await?;
        let answer = SkillsUninstallResponse {
            name: skill.name.clone(),
            uninstalled: true,
            source: source(skill.source),
            removed_source_path: skill.folder.display().to_string(),
            removed_variant_count: 0,
        };
        let removed = self.workspace().with(move |folders| {
            let variants = skills::remove(folders, &skill)?;
            let settings = Settings::read(folders)?;
            if let Some(edit) = settings::listed(&settings, &DISABLED, &skill.name, false) {
                settings::edit(folders, &[edit])?;
            }
            Ok::<_, Removal>(variants)
        });
        let variants = removed.await.map_err(|error| match error {
            Removal::NotOurs => Failure::invalid("name", error.to_string()),
            Removal::Failed(error) => broken(error),
        })?;
        self.workspace()
            .changed(&[Area::Skills], "skills/uninstall");
        Ok(SkillsUninstallResponse {
            removed_variant_count: i64::try_from(variants).unwrap_or(i64::MAX),
            ..answer
        })
    }
}

impl DotCraftSession {
    /// Returns the folders of the workspace.
    pub(super) fn workspace(&self) -> &Workspace {
        &self.connection.services().host.workspace
    }

    /// Returns where skills are beside the workspace.
    async fn skill_places(&self) -> Places {
        let config = &self.connection.services().host.config;
        let workspace = &self.workspace().folders().workspace;
        let snapshot = config.current(Some(workspace), &[]).await.ok();
        config.skill_places(snapshot.as_deref())
    }

    /// Finds a skill by its name, in whatever case.
    async fn skill(&self, name: String) -> Result<Skill, Failure> {
        if name.trim().is_empty() {
            return Err(Failure::invalid("name", "must not be empty"));
        }
        let places = self.skill_places().await;
        let found = self.workspace().with(move |folders| {
            let settings = Settings::read(folders).unwrap_or_default();
            let mut skills = all(folders, &settings, &places).into_iter();
            skills.find(|skill| same(&skill.name, &name))
        });
        Ok(found.await.ok_or_else(errors::skill_not_found)?)
    }

    /// Returns the file of a skill that the agent may use.
    pub(super) async fn skill_file(&self, name: String) -> Option<PathBuf> {
        let places = self.skill_places().await;
        let found = self.workspace().with(move |folders| {
            let settings = Settings::read(folders).unwrap_or_default();
            let off = settings.list(&DISABLED);
            if off.iter().any(|off| same(off, &name)) {
                return None;
            }
            let mut skills = all(folders, &settings, &places).into_iter();
            skills.find(|skill| same(&skill.name, &name))
        });
        found.await.map(|skill| skill.file())
    }

    async fn text(&self, skill: Skill) -> Result<(Skill, String), Failure> {
        let read = self.workspace().with(move |_| {
            let text = skills::text(&skill)?;
            Ok((skill, text))
        });
        read.await.map_err(broken)
    }
}

/// Returns a failure to read or write files of the workspace.
pub(super) fn broken(error: Error) -> Failure {
    errors::internal_error_detail(&error).into()
}

/// Lists all skills that the agent can use, by name.
fn all(folders: &Folders, settings: &Settings, places: &Places) -> Vec<Skill> {
    let roots = plugins::skill_folders(folders, settings);
    let mut all = skills::list(folders, &roots);
    let others = known::find_outside_craft(&folders.workspace, places);
    if others.is_empty() {
        return all;
    }
    let mut names: HashSet<String> = all.iter().map(|skill| skill.name.to_lowercase()).collect();
    for other in others {
        let Some(folder) = other.file.parent() else {
            continue;
        };
        let source = match other.scope {
            Scope::Repo => Source::Workspace,
            Scope::User => Source::User,
            Scope::System | Scope::Admin => Source::BuiltIn,
        };
        if let Some(skill) = Skill::in_folder(folder, source)
            && names.insert(other.name.to_lowercase())
        {
            all.push(Skill {
                name: other.name,
                ..skill
            });
        }
    }
    sort_by(&mut all, |one, other| one.name.cmp(&other.name));
    all
}

fn source(source: Source) -> SkillSource {
    match source {
        Source::Workspace => SkillSource::Workspace,
        Source::Plugin => SkillSource::Plugin,
        Source::BuiltIn => SkillSource::Builtin,
        Source::User => SkillSource::User,
    }
}

/// `off` are the names of skills that are switched off.
fn info(skill: &Skill, off: &[&str]) -> SkillInfo {
    let missing = skill.missing.join(", ");
    let interface = skill.content.interface.clone().unwrap_or_default();
    SkillInfo {
        name: skill.name.clone(),
        description: skill
            .member("description")
            .unwrap_or(&skill.name)
            .to_owned(),
        source: source(skill.source),
        available: missing.is_empty(),
        unavailable_reason: (!missing.is_empty()).then(|| format!("missing: {missing}")),
        enabled: !off.iter().any(|name| same(name, &skill.name)),
        path: skill.file().display().to_string(),
        metadata: skill.content.head.clone().unwrap_or_default(),
        has_variant: None,
        display_name: interface.display_name,
        short_description: interface.short_description,
        icon_small_data_url: interface.icon_small.and_then(icon),
        icon_large_data_url: interface.icon_large.and_then(icon),
        default_prompt: interface.default_prompt,
        plugin_id: None,
        plugin_display_name: None,
    }
}

/// Returns the data URL of an image; `None` for a file that is too large or no image.
pub(super) fn icon(file: PathBuf) -> Option<String> {
    let kind = match file.extension()?.to_str()?.to_lowercase().as_str() {
        "svg" => "svg+xml",
        "png" => "png",
        "jpg" | "jpeg" => "jpeg",
        "webp" => "webp",
        _ => return None,
    };
    let size = std::fs::metadata(&file).ok()?.len();
    if size > MAX_ICON as u64 {
        return None;
    }
    let bytes = files::read(&file).ok()?;
    Some(format!(
        "data:image/{kind};base64,{}",
        STANDARD.encode(bytes)
    ))
}
