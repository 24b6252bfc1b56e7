//! The methods `subagent/profiles/*` and `subagent/settings/update`: the kinds of subagents of the workspace.

use serde_json::{Map, Value};
use threadwire_host::Area;
use threadwire_protocol::dotcraft::{
    EmptyObject, SubAgentProfileDiagnostic, SubAgentProfileEntry, SubAgentProfileWrite,
    SubAgentSettings, SubagentMethods, SubagentProfilesListResponse, SubagentProfilesRemoveParams,
    SubagentProfilesRemoveResponse, SubagentProfilesSetEnabledParams,
    SubagentProfilesSetEnabledResponse, SubagentProfilesUpsertParams,
    SubagentProfilesUpsertResponse, SubagentSettingsUpdateParams, SubagentSettingsUpdateResponse,
    errors,
};
use threadwire_workspace::{
    craft::{
        settings::{self, Edit, Settings, same},
        skills::has_program,
    },
    sort::sort_by,
};

use super::{DotCraftSession, Failure, families, skills::broken};

/// The profile of the server's own subagents.
const NATIVE: &str = "native";

/// The runtime of programs that answer once.
const PROGRAM: &str = "cli-oneshot";

const PROFILES: &str = "SubAgentProfiles";
const DISABLED: [&str; 2] = ["SubAgent", "DisabledProfiles"];

/// The longest wait for a subagent, in milliseconds.
const MAX_WAIT: i64 = 3_600_000;

impl SubagentMethods for families::Subagent {
    async fn subagent_profiles_list(
        &self,
        _params: EmptyObject,
    ) -> Result<SubagentProfilesListResponse, Failure> {
        let settings = self.workspace().settings().await.map_err(broken)?;
        Ok(SubagentProfilesListResponse {
            default_name: NATIVE.to_owned(),
            settings: common(&settings),
            profiles: profiles(&settings),
        })
    }

    async fn subagent_profiles_upsert(
        &self,
        params: SubagentProfilesUpsertParams,
    ) -> Result<SubagentProfilesUpsertResponse, Failure> {
        let name = params.name.trim().to_owned();
        check(&name, &params.definition)?;
        let settings = self.workspace().settings().await.map_err(broken)?;
        let known = own_name(&settings, &name);
        let name = known.unwrap_or(&name);
        let edit = Edit::new(&[PROFILES, name], Some(stored(&params.definition)));
        self.store_profiles(vec![edit], "subagent/profiles/upsert")
            .await?;
        Ok(SubagentProfilesUpsertResponse {
            profile: self.profile(name).await?,
        })
    }

    async fn subagent_profiles_remove(
        &self,
        params: SubagentProfilesRemoveParams,
    ) -> Result<SubagentProfilesRemoveResponse, Failure> {
        let settings = self.workspace().settings().await.map_err(broken)?;
        let name = own_name(&settings, &params.name);
        let name = name.ok_or_else(errors::sub_agent_profile_not_found)?;
        let mut edits = vec![Edit::new(&[PROFILES, name], None)];
        edits.extend(settings::listed(&settings, &DISABLED, name, false));
        self.store_profiles(edits, "subagent/profiles/remove")
            .await?;
        Ok(SubagentProfilesRemoveResponse { removed: true })
    }

    async fn subagent_profiles_set_enabled(
        &self,
        params: SubagentProfilesSetEnabledParams,
    ) -> Result<SubagentProfilesSetEnabledResponse, Failure> {
        let known = self.profile(&params.name).await?;
        if known.is_default && !params.enabled {
            return Err(errors::sub_agent_profile_protected().into());
        }
        let settings = self.workspace().settings().await.map_err(broken)?;
        let edit = settings::listed(&settings, &DISABLED, &known.name, !params.enabled);
        self.store_profiles(edit.into_iter().collect(), "subagent/profiles/setEnabled")
            .await?;
        Ok(SubagentProfilesSetEnabledResponse {
            profile: self.profile(&known.name).await?,
        })
    }

    async fn subagent_settings_update(
        &self,
        params: SubagentSettingsUpdateParams,
    ) -> Result<SubagentSettingsUpdateResponse, Failure> {
        let old = common(&self.workspace().settings().await.map_err(broken)?);
        let times = [
            params
                .min_wait_timeout_ms
                .unwrap_or(old.min_wait_timeout_ms),
            params
                .default_wait_timeout_ms
                .unwrap_or(old.default_wait_timeout_ms),
            params
                .max_wait_timeout_ms
                .unwrap_or(old.max_wait_timeout_ms),
        ];
        if params == SubagentSettingsUpdateParams::default() {
            return Err(Failure::invalid("", "no setting is given"));
        }
        if times.iter().any(|time| !(0..=MAX_WAIT).contains(time)) || !times.is_sorted() {
            return Err(Failure::invalid(
                "",
                "minWaitTimeoutMs, defaultWaitTimeoutMs and maxWaitTimeoutMs must be in 0 to 3600000, and in rising order",
            ));
        }
        let model = params.model.map(|model| {
            let model = model.filter(|model| !model.trim().is_empty());
            model.map(Value::from)
        });
        let some = |value: Option<Value>| value.map(Some);
        let all = [
            (
                "ExternalCliSessionResumeEnabled",
                some(params.external_cli_session_resume_enabled.map(Value::from)),
            ),
            ("Model", model),
            (
                "MinWaitTimeoutMs",
                some(params.min_wait_timeout_ms.map(Value::from)),
            ),
            (
                "DefaultWaitTimeoutMs",
                some(params.default_wait_timeout_ms.map(Value::from)),
            ),
            (
                "MaxWaitTimeoutMs",
                some(params.max_wait_timeout_ms.map(Value::from)),
            ),
        ];
        let edits = all
            .into_iter()
            .filter_map(|(key, value)| Some(Edit::new(&["SubAgent", key], value?)));
        self.store_profiles(edits.collect(), "subagent/settings/update")
            .await?;
        let settings = self.workspace().settings().await.map_err(broken)?;
        Ok(SubagentSettingsUpdateResponse {
            settings: common(&settings),
        })
    }
}

impl DotCraftSession {
    async fn store_profiles(&self, edits: Vec<Edit>, by: &'static str) -> Result<(), Failure> {
        self.workspace().edit(edits).await.map_err(broken)?;
        self.workspace().changed(&[Area::Subagents], by);
        Ok(())
    }

    /// Finds a profile by its name, in whatever case.
    async fn profile(&self, name: &str) -> Result<SubAgentProfileEntry, Failure> {
        let settings = self.workspace().settings().await.map_err(broken)?;
        let mut profiles = profiles(&settings).into_iter();
        let found = profiles.find(|profile| same(&profile.name, name));
        Ok(found.ok_or_else(errors::sub_agent_profile_not_found)?)
    }
}

fn own_name<'a>(settings: &'a Settings, name: &str) -> Option<&'a str> {
    let mut entries = settings.own_entries(&[PROFILES]).into_iter();
    let found = entries.find(|(known, _)| same(known, name));
    found.map(|(known, _)| known)
}

/// Returns the settings of all subagents.
fn common(settings: &Settings) -> SubAgentSettings {
    let number = |key: &str, usual: i64| {
        let value = settings.get(&["SubAgent", key]);
        value.and_then(Value::as_i64).unwrap_or(usual)
    };
    let resume = settings.flag(&["SubAgent", "ExternalCliSessionResumeEnabled"]);
    SubAgentSettings {
        external_cli_session_resume_enabled: resume.unwrap_or(false),
        model: settings.text(&["SubAgent", "Model"]).map(str::to_owned),
        min_wait_timeout_ms: number("MinWaitTimeoutMs", 15_000),
        default_wait_timeout_ms: number("DefaultWaitTimeoutMs", 60_000),
        max_wait_timeout_ms: number("MaxWaitTimeoutMs", MAX_WAIT),
    }
}

/// Lists the profiles: the server's own first, then those of the workspace by name.
fn profiles(settings: &Settings) -> Vec<SubAgentProfileEntry> {
    let disabled = settings.list(&DISABLED);
    let mut native = SubAgentProfileWrite {
        runtime: Some(NATIVE.to_owned()),
        ..SubAgentProfileWrite::default()
    };
    let built_in = native.clone();
    let mut is_changed = false;
    let mut others = Vec::new();
    for (name, entry) in settings.own_entries(&[PROFILES]) {
        let Some(definition) = read(entry) else {
            continue;
        };
        if same(name, NATIVE) {
            native = definition;
            is_changed = true;
            continue;
        }
        let is_resolved = match definition.runtime.as_deref() {
            Some(PROGRAM) => definition.bin.as_deref().is_some_and(has_program),
            _ => true,
        };
        let is_known = [Some(PROGRAM), Some(NATIVE)].contains(&definition.runtime.as_deref());
        let mut warnings = Vec::new();
        if !is_resolved {
            let program = definition.bin.as_deref().unwrap_or_default();
            warnings.push(format!("The program {program} is not found."));
        }
        if !is_known {
            warnings.push("The runtime is not known.".to_owned());
        }
        let enabled = !disabled.iter().any(|known| same(known, name));
        // The agent spawns subagents of its own only.
        let reason = (definition.runtime.as_deref() != Some(NATIVE))
            .then(|| "The agent does not run this runtime.".to_owned());
        others.push(SubAgentProfileEntry {
            name: name.to_owned(),
            is_built_in: false,
            is_template: false,
            has_workspace_override: true,
            is_default: false,
            enabled,
            definition,
            built_in_defaults: None,
            diagnostic: SubAgentProfileDiagnostic {
                enabled,
                binary_resolved: is_resolved,
                hidden_from_prompt: reason.is_some(),
                hidden_reason: reason,
                warnings,
            },
        });
    }
    sort_by(&mut others, |one, other| one.name.cmp(&other.name));
    let own = SubAgentProfileEntry {
        name: NATIVE.to_owned(),
        is_built_in: true,
        is_template: false,
        has_workspace_override: is_changed,
        is_default: true,
        enabled: true,
        definition: native,
        built_in_defaults: Some(built_in),
        diagnostic: SubAgentProfileDiagnostic {
            enabled: true,
            binary_resolved: true,
            hidden_from_prompt: false,
            hidden_reason: None,
            warnings: Vec::new(),
        },
    };
    std::iter::once(own).chain(others).collect()
}

fn check(name: &str, definition: &SubAgentProfileWrite) -> Result<(), Failure> {
    let invalid = |problem: &str| Err(errors::sub_agent_profile_validation_failed(&problem).into());
    let is_plain = |char: char| char.is_ascii_alphanumeric() || "._-".contains(char);
    if name.is_empty() || name.starts_with('.') || !name.chars().all(is_plain) {
        return invalid("The name must have letters, digits, `.`, `_` and `-` only.");
    }
    let given = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.trim().is_empty());
    if !given(&definition.runtime) {
        return invalid("The runtime is missing.");
    }
    if definition.runtime.as_deref() == Some(PROGRAM) && !given(&definition.bin) {
        return invalid("The runtime cli-oneshot needs a bin.");
    }
    let numbers = [definition.timeout, definition.max_output_bytes];
    if numbers.iter().flatten().any(|number| *number <= 0) {
        return invalid("A limit must be above 0.");
    }
    Ok(())
}

/// Returns the entry of a profile in the file: members begin with a capital, absent ones are left out.
fn stored(definition: &SubAgentProfileWrite) -> Value {
    recased(definition, char::to_ascii_uppercase)
}

fn read(entry: &Value) -> Option<SubAgentProfileWrite> {
    entry.as_object()?;
    serde_json::from_value(recased(entry, char::to_ascii_lowercase)).ok()
}

/// Returns the members of an object with another first letter, without those that are null.
fn recased(value: &impl serde::Serialize, first: fn(&char) -> char) -> Value {
    let Ok(Value::Object(members)) = serde_json::to_value(value) else {
        return Value::Null;
    };
    let members = members.into_iter().filter(|(_, value)| !value.is_null());
    let mut renamed = Map::new();
    for (key, value) in members {
        let mut letters = key.chars();
        let letter = letters.next().map(|letter| first(&letter));
        renamed.insert(letter.into_iter().chain(letters).collect(), value);
    }
    renamed.into()
}
