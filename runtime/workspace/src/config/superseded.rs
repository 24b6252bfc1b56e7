//! Settings that have another name now.

use super::Config;

/// A setting that is still in a file although another one took its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Superseded {
    /// The old name, as people write it.
    pub key: &'static str,
    /// The name of the setting that counts.
    pub by: &'static str,
    /// What the old one still does, as a sentence.
    pub effect: &'static str,
}

const WEB_SEARCH: &str = "web_search";

impl Config {
    /// Lists the settings that have another name now.
    pub fn superseded(&self) -> Vec<Superseded> {
        let features = &self.features.other;
        let old = [
            (
                features,
                "collab",
                "[features].collab",
                "[features].multi_agent",
            ),
            (features, "web_search", "[features].web_search", WEB_SEARCH),
            (
                features,
                "web_search_cached",
                "[features].web_search_cached",
                WEB_SEARCH,
            ),
            (
                features,
                "web_search_request",
                "[features].web_search_request",
                WEB_SEARCH,
            ),
        ];
        old.into_iter()
            .filter(|(table, name, ..)| table.contains_key(*name))
            .map(|(_, name, key, by)| Superseded {
                key,
                by,
                effect: match name {
                    "collab" => "The old name still switches subagents off.",
                    _ => "The old name has no effect.",
                },
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_names_of_settings_are_found() {
        let config: Config = toml::from_str(
            "web_search = \"live\"\n[features]\nmulti_agent = true\nweb_search_request = false\n[tools]\nweb_search = true",
        )
        .unwrap();
        let keys: Vec<_> = config.superseded().iter().map(|old| old.key).collect();
        assert_eq!(keys, ["[features].web_search_request"]);
        assert_eq!(Config::default().superseded(), []);
    }
}
