//! How a skill is shown to users.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::files::{absolute, beginning};

/// Folder in that of a skill for what agents say about it.
pub(crate) const FOLDER: &str = "agents";

/// File in this folder that says how to show the skill.
pub(crate) const FILE: &str = "openai.yaml";

/// How many bytes of the file are read.
const MAX_FILE: usize = 64 * 1024;

/// Maximum length of a name for users, in characters.
const MAX_NAME: usize = 64;

/// Maximum length of other texts, in characters.
const MAX_TEXT: usize = 1024;

/// How to show a skill to users.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Interface {
    /// Name for users.
    pub display_name: Option<String>,
    /// One line for users.
    pub short_description: Option<String>,
    /// Absolute path of the small icon.
    pub icon_small: Option<PathBuf>,
    /// Absolute path of the large icon.
    pub icon_large: Option<PathBuf>,
    /// Color such as `#10A37F`.
    pub brand_color: Option<String>,
    /// Text to begin with when the user picks the skill.
    pub default_prompt: Option<String>,
}

/// A tool that a skill needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Tool {
    /// Kind of the tool, such as `mcp`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its name.
    pub value: String,
    /// What it is needed for.
    pub description: Option<String>,
    /// How a server of tools is reached.
    pub transport: Option<String>,
    /// The program of a server.
    pub command: Option<String>,
    /// The address of a server.
    pub url: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct About {
    interface: Option<Interface>,
    dependencies: Option<Dependencies>,
    policy: Option<Policy>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Policy {
    allow_implicit_invocation: Option<bool>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Dependencies {
    tools: Vec<Tool>,
}

/// Tells whether the lists and mappings of a YAML text nest deeper than they are read. The scanner takes time that grows
/// with the square of their depth before the reader refuses them.
pub(crate) fn nests_deeply(yaml: &str) -> bool {
    const MAX_DEPTH: usize = 128;
    let mut depth = 0_usize;
    yaml.bytes().any(|byte| {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > MAX_DEPTH
    })
}

/// Returns a text as one line without needless spaces; `None` if nothing is left.
pub(crate) fn one_line(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Reads how to show the skill of DotCraft in a folder. Its icons may lie anywhere in the folder.
pub(crate) fn interface(folder: &Path) -> Option<Interface> {
    read(folder, folder).0
}

/// Reads how to show the skill in a folder, the tools that it needs, and whether it counts only where the user names
/// it. Its icons lie below `assets`.
pub(crate) fn shown(folder: &Path) -> (Option<Interface>, Vec<Tool>, bool) {
    read(folder, &folder.join("assets"))
}

/// A file that cannot be read says nothing, and so does a value that is too long or of another form, and an icon that
/// does not lie below `icons`.
fn read(folder: &Path, icons: &Path) -> (Option<Interface>, Vec<Tool>, bool) {
    let text = beginning(&folder.join(FOLDER).join(FILE), MAX_FILE).unwrap_or_default();
    let about: About = match nests_deeply(&text) {
        true => About::default(),
        false => serde_yaml_ng::from_str(&text).unwrap_or_default(),
    };
    let tools = about.dependencies.unwrap_or_default().tools;
    let tools = tools.into_iter().filter_map(|tool| {
        let line = |text: Option<String>| one_line(&text?);
        Some(Tool {
            kind: one_line(&tool.kind)?,
            value: one_line(&tool.value)?,
            description: line(tool.description),
            transport: line(tool.transport),
            command: line(tool.command),
            url: line(tool.url),
        })
    });
    let interface = about.interface;
    let interface = interface.and_then(|one| tidied(one, folder, icons));
    let policy = about.policy.unwrap_or_default();
    let is_explicit = policy.allow_implicit_invocation == Some(false);
    (interface, tools.collect(), is_explicit)
}

fn tidied(given: Interface, folder: &Path, icons: &Path) -> Option<Interface> {
    // Other files of the machine are not shown as icons.
    let icon = |path: PathBuf| {
        let path = absolute(folder, path);
        (path.starts_with(icons) && path != icons).then_some(path)
    };
    let line = |text: Option<String>, most: usize| {
        let text = one_line(&text?)?;
        (text.chars().count() <= most).then_some(text)
    };
    let is_color = |text: &String| {
        let digits = text.strip_prefix('#').unwrap_or_default();
        digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let interface = Interface {
        display_name: line(given.display_name, MAX_NAME),
        short_description: line(given.short_description, MAX_TEXT),
        icon_small: given.icon_small.and_then(icon),
        icon_large: given.icon_large.and_then(icon),
        brand_color: given.brand_color.filter(is_color),
        default_prompt: line(given.default_prompt, MAX_TEXT),
    };
    (interface != Interface::default()).then_some(interface)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn icons_of_a_dotcraft_skill_are_files_in_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let agents = folder.path().join("agents");
        fs::create_dir(&agents).unwrap();
        let text = "interface:\n  icon_small: ./a.svg\n  icon_large: ../b.png\n";
        fs::write(agents.join("openai.yaml"), text).unwrap();
        let interface = interface(folder.path()).unwrap();
        assert_eq!(interface.icon_small, Some(folder.path().join("a.svg")));
        assert_eq!(interface.icon_large, None);
    }

    #[test]
    fn icons_are_files_below_the_assets_of_a_skill() {
        let folder = tempfile::tempdir().unwrap();
        let agents = folder.path().join("agents");
        fs::create_dir(&agents).unwrap();
        let text = "interface:\n  display_name: Tidy\n  icon_small: ./assets/a.svg\n  icon_large: assets/../../b.png\n";
        fs::write(agents.join("openai.yaml"), text).unwrap();
        let small = Some(folder.path().join("assets/a.svg"));
        let interface = shown(folder.path()).0.unwrap();
        assert_eq!(interface.display_name.as_deref(), Some("Tidy"));
        assert_eq!((interface.icon_small, interface.icon_large), (small, None));
    }

    #[test]
    fn texts_are_lines_and_values_of_another_form_say_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let agents = folder.path().join("agents");
        fs::create_dir(&agents).unwrap();
        let read = |text: &str| {
            fs::write(agents.join("openai.yaml"), text).unwrap();
            shown(folder.path())
        };
        let (interface, tools, _) = read(
            "interface:\n  display_name: ' a   b '\n  brand_color: red\ndependencies:\n  tools:\n    - type: mcp\n      value: ' docs '\n      url: https://x.example\n    - type: ''\n",
        );
        let expected = Interface {
            display_name: Some("a b".to_owned()),
            ..Interface::default()
        };
        assert_eq!(interface, Some(expected));
        let tool = Tool {
            kind: "mcp".to_owned(),
            value: "docs".to_owned(),
            url: Some("https://x.example".to_owned()),
            ..Tool::default()
        };
        assert_eq!(tools, [tool]);
        let long = "n".repeat(65);
        for text in [
            "",
            "interface: {}",
            &format!("interface:\n  display_name: {long}\n"),
        ] {
            assert_eq!(read(text), (None, Vec::new(), false), "{text}");
        }
    }
}
