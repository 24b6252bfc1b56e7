//! Configuration overrides in a request.

use std::collections::BTreeMap;

use threadwire_engine::ConfigOverrides;
use threadwire_protocol::RawJson;

/// Converts configuration keys, dotted or nested, to `key=value` flags.
pub(crate) fn flags(overrides: Option<&BTreeMap<String, RawJson>>) -> ConfigOverrides {
    let overrides = overrides.into_iter().flatten();
    let flag = |(key, value): (&String, &RawJson)| {
        let value = value.decode().ok()?;
        Some(format!("{key}={}", toml_value(&value)))
    };
    ConfigOverrides(overrides.filter_map(flag).collect())
}

/// Writes JSON as TOML. A JSON string is also a TOML string; objects become inline tables.
fn toml_value(json: &serde_json::Value) -> String {
    fn write(value: &serde_json::Value, out: &mut String) {
        match value {
            // TOML has no null: an empty table sets nothing.
            serde_json::Value::Null => out.push_str("{}"),
            serde_json::Value::Array(items) => {
                out.push('[');
                for item in items {
                    write(item, out);
                    out.push(',');
                }
                out.push(']');
            }
            serde_json::Value::Object(members) => {
                out.push('{');
                for (index, (key, value)) in members.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    out.push_str(&serde_json::Value::from(key.as_str()).to_string());
                    out.push('=');
                    write(value, out);
                }
                out.push('}');
            }
            other => out.push_str(&other.to_string()),
        }
    }
    let mut out = String::new();
    write(json, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use threadwire_engine::SandboxPolicy;
    use threadwire_host::Host;
    use threadwire_workspace::config::Sources;

    use super::*;

    #[tokio::test]
    async fn overrides_of_a_request_come_above_the_files() {
        let home = tempfile::tempdir().unwrap();
        std::fs::write(
            home.path().join("config.toml"),
            "model = \"file\"\nsandbox_mode = \"read-only\"\n",
        )
        .unwrap();
        let sources = Sources {
            home: home.path().into(),
            ..Sources::default()
        };
        let store = std::sync::Arc::new(threadwire_engine::SqliteStore::open(None).unwrap());
        let config = Host::new(sources, home.path().into(), store).config;
        let overrides: BTreeMap<String, RawJson> = serde_json::from_value(serde_json::json!({
            "model": "request \"quoted\"",
            "sandbox_workspace_write": { "network_access": true, "writable_roots": ["/a b"] },
            "sandbox_mode": "workspace-write",
        }))
        .unwrap();
        let settings = config
            .settings(home.path(), flags(Some(&overrides)))
            .await
            .unwrap();
        assert_eq!(settings.model, "request \"quoted\"");
        assert_eq!(
            settings.sandbox,
            SandboxPolicy::WorkspaceWrite {
                writable_roots: vec!["/a b".into()],
                network: true,
                exclude_tmpdir_env_var: false,
                exclude_slash_tmp: false
            }
        );
    }
}
