//! Roles of subagents: tables `agents.NAME` of the configuration, and files in the folder `agents` beside it.
//!
//! A role of a higher layer replaces one with the same name, and takes over what it does not say itself. One that is
//! malformed is passed over with a warning.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

use serde::Deserialize;
use toml::{Table, Value};

use super::{
    Layer, LayerSource, Sources,
    files::{File, Files},
    layers::table_to_json,
    model::Config,
    read,
};
use crate::files::{self, expanded};

/// Name of the folder with roles, in the home folder and in the folders of projects.
pub(super) const FOLDER: &str = "agents";

/// The keys that the file of a role may have, as a configuration file: ours and those of Codex.
const KNOWN_KEYS: &str = "agent agents allow_login_shell allow_symlinked_codex_home analytics app_server approval_policy \
                           approvals_reviewer apps apps_mcp_product_sku audio auto_review background_terminal_max_timeout browser_use \
                           chatgpt_base_url check_for_update_on_startup cli_auth_credentials_store cloud compact_prompt computer_use \
                           default_permissions desktop developer_instructions disable_paste_burst experimental_compact_prompt_file \
                           experimental_realtime_start_instructions experimental_realtime_webrtc_call_base_url \
                           experimental_realtime_ws_backend_prompt experimental_realtime_ws_base_url experimental_realtime_ws_model \
                           experimental_realtime_ws_startup_context experimental_thread_store experimental_thread_store_endpoint \
                           experimental_use_unified_exec_tool features feedback file_opener forced_chatgpt_workspace_id \
                           forced_login_method ghost_snapshot hide_agent_reasoning history hooks include_apps_instructions \
                           include_collaboration_mode_instructions include_environment_context include_environment_context_time \
                           include_permissions_instructions instructions js_repl_node_module_dirs js_repl_node_path log_dir \
                           marketplaces mcp_enterprise_managed_auth mcp_oauth_callback_port mcp_oauth_callback_url \
                           mcp_oauth_credentials_store mcp_optional_startup_grace_ms mcp_servers memories model \
                           model_auto_compact_token_limit model_auto_compact_token_limit_scope model_catalog_json model_context_window \
                           model_instructions_file model_max_output_tokens model_post_turn_compact_threshold_percent model_provider \
                           model_providers model_reasoning_effort model_reasoning_summary model_supports_reasoning_summaries \
                           model_verbosity notice notify openai_base_url \
                           orchestrator oss_provider otel permissions personality plan_mode_reasoning_effort plugins profile profiles \
                           project_doc_fallback_filenames project_doc_max_bytes project_root_markers projects realtime \
                           responses_api_metadata review_model sandbox_mode sandbox_workspace_write service_tier \
                           shell_environment_policy show_raw_agent_reasoning skills sqlite_home suppress_unstable_features_warning \
                           thread_unload_delay_secs tool_output_token_limit tool_suggest tools tui web_search windows";

/// The most files and folders below a folder with roles.
const MOST_FILES: usize = 256;

/// The most bytes of all files below a folder with roles.
const MOST_BYTES: usize = 1 << 20;

/// A role that subagents may have. What it does not say stays as it is in the agent that spawns one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AgentRole {
    /// What the role is for, for the agent that chooses one.
    pub description: String,
    /// Names for the subagents; empty for the usual ones.
    pub nicknames: Vec<String>,
    /// What its file changes.
    pub settings: RoleSettings,
}

/// What a role changes of a subagent. Permissions are not among it: those of the parent count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoleSettings {
    /// See [`Config::model`].
    pub model: Option<String>,
    /// See [`Config::model_reasoning_effort`].
    pub effort: Option<String>,
    /// See [`Config::model_reasoning_summary`].
    pub summary: Option<String>,
    /// See [`Config::model_verbosity`].
    pub verbosity: Option<String>,
    /// See [`Config::developer_instructions`].
    pub developer_instructions: Option<String>,
}

/// What a table or a file says of a role itself.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Said {
    name: Option<String>,
    description: Option<String>,
    config_file: Option<String>,
    nickname_candidates: Option<Vec<String>>,
}

/// The roles of all layers, and what is wrong with others.
#[derive(Default)]
pub(super) struct Roles {
    pub(super) by_name: BTreeMap<String, AgentRole>,
    pub(super) warnings: Vec<String>,
}

impl Roles {
    /// Reads the roles of the layers that count, lowest first.
    pub(super) fn read(layers: &[Layer], files: &Files, sources: &Sources) -> Self {
        let mut roles = Self::default();
        for layer in layers.iter().filter(|layer| layer.counts()) {
            roles.add(&layer.source, &layer.table, files, sources);
        }
        roles
    }

    fn add(&mut self, source: &LayerSource, table: &Table, files: &Files, sources: &Sources) {
        let folder = folder_of(source).or(sources.cwd.as_deref());
        let mut own = BTreeMap::new();
        let mut named = Vec::new();
        for (name, table) in tables(table) {
            let role = declared(name, table, folder, files, &mut named);
            self.take(&mut own, role, "declared in the same config layer");
        }
        // The file of a profile is beside that of the user.
        let shares = matches!(source, LayerSource::Profile { .. });
        if let Some(folder) = folder_of(source).filter(|_| !shares) {
            let folder = folder.join(FOLDER);
            let mut found = BTreeMap::new();
            let within = |file: &&File| {
                file.source == *source
                    && is_beside(file)
                    && !named.iter().any(|named| named == file.path())
            };
            let place = format!("discovered in {}", folder.display());
            for file in files.roles().filter(within) {
                self.take(&mut found, of_file(file, None), &place);
            }
            for role in found {
                self.take(&mut own, Ok(role), "declared in the same config layer");
            }
        }
        for (name, mut role) in own {
            if let Some(below) = self.by_name.get(&name) {
                role.fill_from(below);
            }
            if role.description.is_empty() {
                self.warn(&format!("agent role `{name}` must define a description"));
            } else {
                self.by_name.insert(name, role);
            }
        }
    }

    /// Adds a role to others, the first one with a name. `place` is where another one is.
    fn take(
        &mut self,
        to: &mut BTreeMap<String, AgentRole>,
        role: Result<(String, AgentRole), String>,
        place: &str,
    ) {
        match role {
            Ok((name, _)) if to.contains_key(&name) => {
                self.warn(&format!("duplicate agent role name `{name}` {place}"));
            }
            Ok((name, role)) => {
                to.insert(name, role);
            }
            Err(problem) => self.warn(&problem),
        }
    }

    fn warn(&mut self, problem: &str) {
        let warning = format!("Ignoring malformed agent role definition: {problem}");
        self.warnings.push(warning);
    }
}

impl AgentRole {
    /// Takes over what this role does not say itself.
    fn fill_from(&mut self, below: &Self) {
        if self.description.is_empty() {
            self.description.clone_from(&below.description);
        }
        if self.nicknames.is_empty() {
            self.nicknames.clone_from(&below.nicknames);
        }
        if self.settings == RoleSettings::default() {
            self.settings.clone_from(&below.settings);
        }
    }
}

/// Returns the folder of a layer's file.
pub(super) fn folder_of(source: &LayerSource) -> Option<&Path> {
    match source {
        LayerSource::System { file }
        | LayerSource::User { file }
        | LayerSource::Profile { file, .. } => file.parent(),
        LayerSource::Project { folder } => Some(folder),
        LayerSource::Environment | LayerSource::Flags => None,
    }
}

/// Returns the tables of roles by name. An entry with a command is an agent of another maker.
fn tables(config: &Table) -> impl Iterator<Item = (&String, &Table)> {
    let agents = config.get("agents").and_then(Value::as_table);
    let entries = agents.into_iter().flatten();
    let entries = entries.filter_map(|(name, entry)| Some((name, entry.as_table()?)));
    entries.filter(|(_, entry)| !entry.contains_key("command"))
}

/// Reads the role of a table, with that of its file, which goes before it. Adds the file to `named`.
fn declared(
    name: &str,
    table: &Table,
    folder: Option<&Path>,
    files: &Files,
    named: &mut Vec<PathBuf>,
) -> Result<(String, AgentRole), String> {
    let at = format!("agents.{name}");
    let said: Said =
        read::read(&table_to_json(table)).map_err(|wrong| format!("{at}: {}", told(&wrong)))?;
    let path = said.config_file.as_ref().zip(folder);
    let path = path.map(|(file, folder)| expanded(folder, file));
    named.extend(path.clone());
    let role = said.role(&at)?;
    let Some(path) = path else {
        return Ok((name.to_owned(), role));
    };
    let (at, shown) = (format!("{at}.config_file"), path.display());
    match fs::metadata(&path) {
        Ok(metadata) if metadata.is_file() => {}
        Ok(_) => return Err(format!("{at} must point to a file: {shown}")),
        Err(error) => {
            return Err(format!(
                "{at} must point to an existing file at {shown}: {error}"
            ));
        }
    }
    let known = files.roles().find(|file| file.path() == path);
    let (name, mut found) = match known {
        Some(file) => of_file(file, Some(name))?,
        None => of_file(&file(path, &LayerSource::Flags), Some(name))?,
    };
    found.fill_from(&role);
    Ok((name, found))
}

/// Reads the role of a file. `declared` is its name in the table that names the file.
fn of_file(file: &File, declared: Option<&str>) -> Result<(String, AgentRole), String> {
    let path = file.path().display();
    let text = match (file.text(), file.error()) {
        (Some(text), _) => text,
        (None, Some(error)) => {
            return Err(format!("failed to read agent role file at {path}: {error}"));
        }
        (None, None) => "",
    };
    let mut table: Table = text
        .parse()
        .map_err(|error| format!("failed to parse agent role file at {path}: {error}"))?;
    let unread = |wrong| format!("failed to deserialize agent role file at {path}: {wrong}\n");
    let json = table_to_json(&table);
    let said: Said = read::read(&json)
        .map_err(|wrong| unread(format!("{}\nin `{}`", wrong.message, wrong.key)))?;
    for key in ["name", "description", "nickname_candidates", "config_file"] {
        table.remove(key);
    }
    let config: Config =
        read::read(&table_to_json(&table)).map_err(|wrong| unread(wrong.message))?;
    // A typing error would change what the role may do.
    let unknown = table
        .keys()
        .find(|key| !KNOWN_KEYS.split(' ').any(|known| known == *key));
    if let Some(key) = unknown {
        return Err(unread(format!("unknown field `{key}`")));
    }
    // In the order in which Codex finds what is wrong.
    let at = format!("agent role file {path}");
    said.description(&at)?;
    match &config.developer_instructions {
        Some(text) if text.trim().is_empty() => {
            return Err(format!(
                "agent role file at {path}.developer_instructions cannot be blank"
            ));
        }
        None if declared.is_none() => {
            return Err(format!(
                "agent role file at {path} must define `developer_instructions`"
            ));
        }
        _ => {}
    }
    let own = said.name.as_deref().map(str::trim);
    let name = own.filter(|name| !name.is_empty()).or(declared);
    let name = name.map(str::to_owned);
    let name =
        name.ok_or_else(|| format!("agent role file at {path} must define a non-empty `name`"))?;
    let role = AgentRole {
        settings: RoleSettings {
            model: config.model,
            effort: config.model_reasoning_effort,
            summary: config.model_reasoning_summary,
            verbosity: config.model_verbosity,
            developer_instructions: config.developer_instructions,
        },
        ..said.role(&at)?
    };
    Ok((name, role))
}

fn told(wrong: &read::Wrong) -> String {
    match &*wrong.key {
        "" => wrong.message.clone(),
        key => format!("{key}: {}", wrong.message),
    }
}

impl Said {
    /// Checks the description of a role. `at` is where.
    fn description(&self, at: &str) -> Result<String, String> {
        match self.description.as_deref().map(str::trim) {
            Some("") => Err(format!("{at}.description cannot be blank")),
            description => Ok(description.unwrap_or_default().to_owned()),
        }
    }

    /// Checks what is said of a role. `at` is where.
    fn role(self, at: &str) -> Result<AgentRole, String> {
        let description = self.description(at)?;
        let nicknames = match self.nickname_candidates {
            Some(names) => {
                nicknames(&names).map_err(|why| format!("{at}.nickname_candidates {why}"))?
            }
            None => Vec::new(),
        };
        Ok(AgentRole {
            description,
            nicknames,
            settings: RoleSettings::default(),
        })
    }
}

/// Checks names for subagents, or says what is wrong with them.
fn nicknames(names: &[String]) -> Result<Vec<String>, &'static str> {
    if names.is_empty() {
        return Err("must contain at least one name");
    }
    let mut seen = BTreeSet::new();
    for name in names.iter().map(|name| name.trim()) {
        let is_plain = |char: char| char.is_ascii_alphanumeric() || " -_".contains(char);
        if name.is_empty() {
            return Err("cannot contain blank names");
        } else if !seen.insert(name) {
            return Err("cannot contain duplicates");
        } else if !name.chars().all(is_plain) {
            return Err("may only contain ASCII letters, digits, spaces, hyphens, and underscores");
        }
    }
    Ok(names.iter().map(|name| name.trim().to_owned()).collect())
}

fn file(path: PathBuf, source: &LayerSource) -> File {
    let text = files::read_small(&path);
    File::new(source.clone(), path, text)
}

/// Returns the folder with roles beside a configuration file, those below it, and the files in them, sorted; nothing if
/// there is no such folder.
///
/// Errors: the folders cannot be read, or there are too many.
fn walk(folder: PathBuf) -> io::Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let (mut folders, mut files) = (vec![folder], Vec::new());
    let mut next = 0;
    while let Some(folder) = folders.get(next) {
        let entries = match fs::read_dir(folder) {
            Err(error) if next == 0 && error.kind() == io::ErrorKind::NotFound => break,
            entries => entries?,
        };
        next += 1;
        for entry in entries {
            let entry = entry?;
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "toml") && !path.is_dir() {
                files.push(path);
            }
            if folders.len() + files.len() > MOST_FILES {
                return Err(io::Error::other("there are too many files"));
            }
        }
    }
    files.sort_unstable();
    Ok((folders, files))
}

/// Tells whether a file is in the folder with roles beside the file of its layer.
pub(super) fn is_beside(file: &File) -> bool {
    let folder = folder_of(&file.source);
    folder.is_some_and(|folder| file.path().starts_with(folder.join(FOLDER)))
}

/// Returns the folders with roles beside a configuration file, which need not exist.
pub(super) fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let folder = folder.join(FOLDER);
    walk(folder.clone()).map_or_else(|_| vec![folder], |(folders, _)| folders)
}

/// Reads the files with roles beside a layer's file.
pub(super) fn read_beside(source: &LayerSource) -> Vec<File> {
    let Some(folder) = folder_of(source) else {
        return Vec::new();
    };
    let folder = folder.join(FOLDER);
    let paths = match walk(folder.clone()) {
        Ok((_, paths)) => paths,
        Err(error) => return vec![File::new(source.clone(), folder, Err(error))],
    };
    let mut left = MOST_BYTES;
    let read = paths.into_iter().map(|path| {
        let file = file(path, source);
        match left.checked_sub(file.text().map_or(0, str::len)) {
            Some(rest) => left = rest,
            None => {
                let error = Err(io::Error::other("the files are too large"));
                return File::new(source.clone(), file.path().to_owned(), error);
            }
        }
        file
    });
    read.collect()
}

/// Reads the files of roles that the tables of a configuration file name.
pub(super) fn read_named(config: &File) -> Vec<File> {
    let text = config.text().filter(|text| text.contains("config_file"));
    let table: Table = text.and_then(|text| text.parse().ok()).unwrap_or_default();
    let Some(folder) = folder_of(&config.source) else {
        return Vec::new();
    };
    let named = tables(&table).filter_map(|(_, entry)| entry.get("config_file")?.as_str());
    let named = named.map(|path| file(expanded(folder, path), &config.source));
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::load;

    /// The home folder has the files below `agents` and `tables`, the trusted project those of `project`.
    fn loaded(
        config: &str,
        home: &[(&str, &str)],
        project: &[(&str, &str)],
    ) -> (Vec<String>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        let write = |path: PathBuf, text: &str| {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        let cwd = root.join("w");
        fs::create_dir_all(cwd.join(".git")).unwrap();
        let trust = format!(
            "\n[projects.\"{}\"]\ntrust_level = \"trusted\"\n",
            cwd.display()
        );
        write(root.join("h/config.toml"), &format!("{config}{trust}"));
        for (path, text) in home {
            write(root.join("h").join(path), text);
        }
        for (path, text) in project {
            write(cwd.join(".codex").join(path), text);
        }
        let sources = Sources {
            home: root.join("h"),
            cwd: Some(cwd),
            ..Sources::default()
        };
        let loaded = load(&sources).unwrap();
        let plain = |text: String| text.replace(root.to_str().unwrap(), "");
        let role = |(name, role): (&String, &AgentRole)| {
            let AgentRole {
                description,
                nicknames,
                settings,
            } = role;
            let said = [
                &settings.model,
                &settings.effort,
                &settings.developer_instructions,
            ];
            let said: Vec<&str> = said.into_iter().flatten().map(|text| &**text).collect();
            format!("{name}: {description} {nicknames:?} {said:?}")
        };
        let roles = loaded.roles.iter().map(role);
        let warnings = loaded.role_warnings.iter().map(|text| {
            let text = text.strip_prefix("Ignoring malformed agent role definition: ");
            plain(text.unwrap().to_owned())
        });
        (roles.collect(), warnings.collect())
    }

    #[test]
    fn roles_come_from_tables_and_folders_and_the_project_goes_first() {
        let config = r#"
            [agents]
            max_threads = 3
            [agents.tabled]
            description = " From a table. "
            config_file = "tabled.toml"
            nickname_candidates = ["Tab", " Two words "]
            [agents.renames]
            config_file = "./agents/renamed.txt"
            [agents.plain]
            description = "Plain."
            [agents.maker]
            command = ["maker"]
            description = "An agent of another maker."
        "#;
        let home = [
            (
                "tabled.toml",
                "developer_instructions = 't'\nmodel = 'm'\nsandbox_mode = 'danger-full-access'",
            ),
            (
                "agents/renamed.txt",
                "name = 'renamed'\ndescription = 'In the file.'",
            ),
            (
                "agents/critic.toml",
                "name = 'critic'\ndescription = 'Criticises.'\ndeveloper_instructions = 'c'\nmodel = 'm'\nmodel_reasoning_effort = 'high'\nnickname_candidates = ['Zoilus']",
            ),
            (
                "agents/a/b/deep.toml",
                "name = ' deep '\ndescription = 'Deep.'\ndeveloper_instructions = 'd'\nfile_opener = 1",
            ),
            ("agents/readme.md", "no role"),
        ];
        let project = [
            ("config.toml", "[agents.plain]\ndescription = 'Plain here.'"),
            (
                "agents/critic.toml",
                "name = 'critic'\ndeveloper_instructions = 'of the project'",
            ),
        ];
        let (roles, warnings) = loaded(config, &home, &project);
        assert_eq!(warnings, [""; 0]);
        let expected = [
            r#"critic: Criticises. ["Zoilus"] ["of the project"]"#,
            r#"deep: Deep. [] ["d"]"#,
            r#"plain: Plain here. [] []"#,
            r#"renamed: In the file. [] []"#,
            r#"tabled: From a table. ["Tab", "Two words"] ["m", "t"]"#,
        ];
        assert_eq!(roles, expected);
    }

    #[test]
    fn our_own_keys_are_known() {
        let keys = serde_json::to_value(Config::default()).unwrap();
        let unknown = |key: &&String| !KNOWN_KEYS.split(' ').any(|known| known == *key);
        let unknown: Vec<_> = keys.as_object().unwrap().keys().filter(unknown).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn an_entry_that_is_no_table_is_refused() {
        let read = |agents| read::read::<Config>(&serde_json::json!({ "agents": agents }));
        assert!(read(serde_json::json!({ "interrupt_message": true, "x": {} })).is_ok());
        let wrong = read(serde_json::json!({ "x": "y" })).unwrap_err();
        assert_eq!(wrong.key, "agents.x");
        assert!(
            wrong
                .message
                .starts_with("invalid type: string \"y\", expected struct AgentRoleToml"),
            "{}",
            wrong.message
        );
    }

    #[test]
    fn a_malformed_role_is_passed_over_with_a_warning() {
        let whole = "name = 'x'\ndescription = 'd'\ndeveloper_instructions = 'i'\n";
        let in_folder = [
            (
                "description = 'd'\ndeveloper_instructions = 'i'",
                "agent role file at /h/agents/x.toml must define a non-empty `name`",
            ),
            (
                "name = ' '\ndeveloper_instructions = 'i'",
                "agent role file at /h/agents/x.toml must define a non-empty `name`",
            ),
            (
                "name = 'x'\ndescription = 'd'",
                "agent role file at /h/agents/x.toml must define `developer_instructions`",
            ),
            (
                "nickname_candidates = []",
                "agent role file at /h/agents/x.toml must define `developer_instructions`",
            ),
            (
                "name = 'x'\ndescription = 'd'\ndeveloper_instructions = ' '",
                "agent role file at /h/agents/x.toml.developer_instructions cannot be blank",
            ),
            (
                "name = 'x'\ndeveloper_instructions = 'i'",
                "agent role `x` must define a description",
            ),
            (
                "name = 'x'\ndescription = ' '\ndeveloper_instructions = 'i'",
                "agent role file /h/agents/x.toml.description cannot be blank",
            ),
            (
                "name = 4",
                "failed to deserialize agent role file at /h/agents/x.toml: invalid type: integer `4`, expected a string\nin `name`\n",
            ),
            (
                "name = 'x'\nsandbox_mod = 'read-only'",
                "failed to deserialize agent role file at /h/agents/x.toml: unknown field `sandbox_mod`\n",
            ),
            (
                "name = 'x'\nmodel = 5",
                "failed to deserialize agent role file at /h/agents/x.toml: invalid type: integer `5`, expected a string\n",
            ),
        ];
        for (text, warning) in in_folder {
            let (roles, warnings) = loaded("", &[("agents/x.toml", text)], &[]);
            assert_eq!(
                (roles.len(), &*warnings),
                (0, &[warning.to_owned()][..]),
                "{text}"
            );
        }
        let (_, warnings) = loaded("", &[("agents/x.toml", "name = \n")], &[]);
        let parsed = "failed to parse agent role file at /h/agents/x.toml: TOML parse error at line 1, column 8\n";
        assert!(warnings[0].starts_with(parsed), "{warnings:?}");

        let nicknames = [
            ("[]", "must contain at least one name"),
            ("['A', ' ']", "cannot contain blank names"),
            ("['A', 'A ']", "cannot contain duplicates"),
            (
                "['a/b']",
                "may only contain ASCII letters, digits, spaces, hyphens, and underscores",
            ),
        ];
        for (names, why) in nicknames {
            let text = format!("{whole}nickname_candidates = {names}");
            let (_, warnings) = loaded("", &[("agents/x.toml", &text)], &[]);
            let file = format!("agent role file /h/agents/x.toml.nickname_candidates {why}");
            assert_eq!(warnings, [file]);
        }

        let tables = [
            ("description = ' '", "agents.t.description cannot be blank"),
            (
                "nickname_candidates = []",
                "agents.t.nickname_candidates must contain at least one name",
            ),
            (
                "config_file = 'none.toml'",
                "agents.t.config_file must point to an existing file at /h/none.toml: No such file or directory (os error 2)",
            ),
            (
                "config_file = 'agents'",
                "agents.t.config_file must point to a file: /h/agents",
            ),
            ("", "agent role `t` must define a description"),
        ];
        for (text, warning) in tables {
            let (roles, warnings) = loaded(
                &format!("[agents.t]\n{text}"),
                &[("agents/x.toml", whole)],
                &[],
            );
            assert_eq!(
                (roles.len(), &*warnings),
                (1, &[warning.to_owned()][..]),
                "{text}"
            );
        }

        let other = whole.replace("'d'", "'other'");
        let twice = [("agents/b.toml", &*other), ("agents/a/a.toml", whole)];
        let (roles, warnings) = loaded("", &twice, &[]);
        assert_eq!(roles, [r#"x: d [] ["i"]"#]);
        assert_eq!(
            warnings,
            ["duplicate agent role name `x` discovered in /h/agents"]
        );
        let (roles, warnings) = loaded("[agents.x]\ndescription = 't'", &twice[..1], &[]);
        assert_eq!(roles, [r#"x: t [] []"#]);
        assert_eq!(
            warnings,
            ["duplicate agent role name `x` declared in the same config layer"]
        );
    }

    #[test]
    fn a_folder_of_a_project_needs_no_configuration_and_the_nearest_goes_first() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        let role = |path: &str, instructions: &str| {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let text =
                format!("name = 'x'\ndescription = 'd'\ndeveloper_instructions = '{instructions}'");
            fs::write(path, text).unwrap();
        };
        role("h/agents/x.toml", "of the user");
        role("w/.codex/agents/x.toml", "of the root");
        role("w/a/.codex/agents/x.toml", "nearest");
        fs::create_dir_all(root.join("w/.git")).unwrap();
        fs::write(root.join("w/.git/HEAD"), "ref: refs/heads/main\n").unwrap();
        fs::write(root.join("w/.codex/config.toml"), "").unwrap();
        let told = |level: &str, cwd: &str| {
            let trust = format!(
                "[projects.\"{}\"]\ntrust_level = \"{level}\"",
                root.join("w").display()
            );
            fs::write(root.join("h/config.toml"), trust).unwrap();
            let sources = Sources {
                home: root.join("h"),
                cwd: Some(root.join(cwd)),
                ..Sources::default()
            };
            load(&sources).unwrap().roles["x"]
                .settings
                .developer_instructions
                .clone()
                .unwrap()
        };
        assert_eq!(told("trusted", "w/a"), "nearest");
        assert_eq!(told("trusted", "w"), "of the root");
        assert_eq!(told("untrusted", "w/a"), "of the user");
        fs::remove_file(root.join("w/.codex/config.toml")).unwrap();
        assert_eq!(told("trusted", "w/a"), "nearest");
        assert_eq!(told("trusted", "w"), "of the root");
    }

    #[test]
    fn a_folder_has_bounds() {
        let many: Vec<(String, String)> = (0..=MOST_FILES)
            .map(|n| (format!("agents/{n}.toml"), String::new()))
            .collect();
        let many: Vec<(&str, &str)> = many.iter().map(|(path, text)| (&**path, &**text)).collect();
        let (roles, warnings) = loaded("", &many, &[]);
        assert_eq!(roles, [""; 0]);
        assert_eq!(
            warnings,
            ["failed to read agent role file at /h/agents: there are too many files"]
        );
    }
}
