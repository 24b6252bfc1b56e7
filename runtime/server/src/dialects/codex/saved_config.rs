//! The configuration of the user, as clients of 0.97 read and write it.

use threadwire_protocol::{
    RequestMethod,
    codex::{self as wire, SetDefaultModelParams, errors, method},
};
use threadwire_workspace::config::{Edit, Layer, LayerSource};
use toml::{Table, Value};

use super::{CodexSession, config::write_error, failure::Failure};

impl CodexSession {
    /// Reads the user's file as it is: without profiles and without what other layers say.
    pub(super) async fn saved_config(&self) -> Result<wire::UserSavedConfig, Failure> {
        let config = &self.connection.services().host.config;
        let snapshot = config.current(None, &[]).await;
        let snapshot = snapshot.map_err(|error| errors::config_unreadable(&error))?;
        let of_user = |layer: &&Layer| matches!(layer.source, LayerSource::User { .. });
        let file = snapshot.loaded.layers.iter().find(of_user);
        let empty = Table::new();
        Ok(saved(file.map_or(&empty, |layer| &layer.table)))
    }

    /// Writes the model and its effort into the user's file, into the chosen profile if there is one. What is absent is
    /// removed.
    pub(super) async fn save_model(&self, params: SetDefaultModelParams) -> Result<(), Failure> {
        let profile = self.saved_config().await?.profile;
        let edit = |name: &str, value: Option<String>| Edit {
            key: match &profile {
                Some(profile) => vec!["profiles".into(), profile.clone(), name.into()],
                None => vec![name.into()],
            },
            value: value.map(Value::String),
            merge: false,
        };
        let edits = vec![
            edit("model", params.model),
            edit("model_reasoning_effort", params.reasoning_effort),
        ];
        let config = &self.connection.services().host.config;
        config
            .edit(None, edits, method::SetDefaultModel::NAME)
            .await
            .map_err(|error| write_error(&error))?;
        Ok(())
    }
}

fn saved(file: &Table) -> wire::UserSavedConfig {
    let profiles = file.get("profiles").and_then(Value::as_table);
    wire::UserSavedConfig {
        approval_policy: text(file, "approval_policy").map(Into::into),
        sandbox_mode: text(file, "sandbox_mode").map(Into::into),
        sandbox_settings: table(file, "sandbox_workspace_write").map(|settings| {
            let roots = settings.get("writable_roots").and_then(Value::as_array);
            wire::SandboxSettings {
                writable_roots: roots
                    .into_iter()
                    .flatten()
                    .filter_map(Value::as_str)
                    .map(str::to_owned)
                    .collect(),
                network_access: flag(settings, "network_access"),
                exclude_tmpdir_env_var: flag(settings, "exclude_tmpdir_env_var"),
                exclude_slash_tmp: flag(settings, "exclude_slash_tmp"),
            }
        }),
        forced_chatgpt_workspace_id: owned(file, "forced_chatgpt_workspace_id"),
        forced_login_method: text(file, "forced_login_method").map(Into::into),
        model: owned(file, "model"),
        model_reasoning_effort: owned(file, "model_reasoning_effort"),
        model_reasoning_summary: text(file, "model_reasoning_summary").map(Into::into),
        model_verbosity: text(file, "model_verbosity").map(Into::into),
        tools: table(file, "tools").map(|tools| wire::Tools {
            web_search: flag(tools, "web_search"),
            view_image: flag(tools, "view_image"),
        }),
        profile: owned(file, "profile"),
        profiles: profiles
            .into_iter()
            .flatten()
            .filter_map(|(name, profile)| Some((name.clone(), self::profile(profile.as_table()?))))
            .collect(),
    }
}

fn profile(profile: &Table) -> wire::Profile {
    wire::Profile {
        model: owned(profile, "model"),
        model_provider: owned(profile, "model_provider"),
        approval_policy: text(profile, "approval_policy").map(Into::into),
        model_reasoning_effort: owned(profile, "model_reasoning_effort"),
        model_reasoning_summary: text(profile, "model_reasoning_summary").map(Into::into),
        model_verbosity: text(profile, "model_verbosity").map(Into::into),
        chatgpt_base_url: owned(profile, "chatgpt_base_url"),
    }
}

fn text<'a>(table: &'a Table, key: &str) -> Option<&'a str> {
    table.get(key)?.as_str()
}

fn owned(table: &Table, key: &str) -> Option<String> {
    text(table, key).map(str::to_owned)
}

fn flag(table: &Table, key: &str) -> Option<bool> {
    table.get(key)?.as_bool()
}

fn table<'a>(table: &'a Table, key: &str) -> Option<&'a Table> {
    table.get(key)?.as_table()
}
