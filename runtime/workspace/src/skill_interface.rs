//! How a skill is shown to users.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::files::{absolute, beginning};

/// Folder in that of a skill for what agents say about it.
pub(crate) const FOLDER: &str = "agents";

/// File in this folder that says how to show the skill.
pub(crate) const FILE: &str = "openai.yaml";

/// How many bytes of the file are read.
const MAX_FILE: usize = 8 * 1024;

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

#[derive(Default, Deserialize)]
#[serde(default)]
struct InterfaceFile {
    interface: Option<Interface>,
}

/// Reads how to show the skill in a folder. A file that cannot be read says nothing.
pub fn interface(folder: &Path) -> Option<Interface> {
    let text = beginning(&folder.join(FOLDER).join(FILE), MAX_FILE)?;
    let file: InterfaceFile = serde_yaml_ng::from_str(&text).ok()?;
    let mut interface = file.interface?;
    let assets = folder.join("assets");
    // Other files of the machine are not shown as icons.
    let icon = |path: PathBuf| {
        let path = absolute(folder, path);
        (path.starts_with(&assets) && path != assets).then_some(path)
    };
    interface.icon_small = interface.icon_small.and_then(icon);
    interface.icon_large = interface.icon_large.and_then(icon);
    Some(interface)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn icons_are_files_below_the_assets_of_a_skill() {
        let folder = tempfile::tempdir().unwrap();
        let agents = folder.path().join("agents");
        fs::create_dir(&agents).unwrap();
        let text = "interface:\n  display_name: Tidy\n  icon_small: ./assets/a.svg\n  icon_large: assets/../../b.png\n";
        fs::write(agents.join("openai.yaml"), text).unwrap();
        let interface = interface(folder.path()).unwrap();
        assert_eq!(interface.display_name.as_deref(), Some("Tidy"));
        assert_eq!(
            interface.icon_small,
            Some(folder.path().join("assets/a.svg"))
        );
        assert_eq!(interface.icon_large, None);
    }
}
