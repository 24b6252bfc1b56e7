//! The copies of installed plugins: `plugins/cache/<marketplace>/<plugin>/<version>` in the home folder.

use std::{
    fs,
    io::{self, BufRead as _, BufReader},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use super::{
    Entry, Error, FOLDER, Manifest, Market, PluginId, Policy, Source, check_name, manifest,
};
use crate::{files, hex};

/// Maximum number of files of a plugin.
const MAX_FILES: usize = 10_000;

/// Maximum number of bytes of all files of a plugin.
const MAX_BYTES: u64 = 256 << 20;

fn folder(home: &Path, id: &PluginId) -> PathBuf {
    let cache = home.join(FOLDER).join("cache");
    cache.join(&id.market).join(&id.name)
}

/// Returns the ids of the plugins that have a folder for copies, in their order. Blocks.
pub(super) fn ids(home: &Path) -> Vec<PluginId> {
    let markets = fs::read_dir(home.join(FOLDER).join("cache"));
    let markets = markets.into_iter().flatten().flatten();
    let mut ids: Vec<PluginId> = markets
        .flat_map(|market| {
            let plugins = fs::read_dir(market.path()).into_iter().flatten().flatten();
            let market = market.file_name();
            plugins.filter_map(move |plugin| {
                let (plugin, market) = (plugin.file_name(), market.clone());
                // A folder that another process is still copying into is no id.
                PluginId::parse(&format!("{}@{}", plugin.to_str()?, market.to_str()?))
            })
        })
        .collect();
    ids.sort_unstable();
    ids
}

/// Returns the folder of the copy of a plugin, if it is installed. Blocks.
pub fn installed(home: &Path, id: &PluginId) -> Option<PathBuf> {
    let versions = fs::read_dir(folder(home, id)).ok()?;
    let mut versions: Vec<PathBuf> = versions
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    versions.sort_unstable();
    versions.pop()
}

/// Installs a plugin of a marketplace: its files are copied as a whole, and replace the copy before. Links are left out,
/// so that a copy has nothing from outside of its folder. Blocks.
///
/// Errors: `NotAvailable`, `Elsewhere`, `NoFolder`, those of the manifest, its version and its name, `OtherName`,
/// `TooLarge`, `Io`.
pub fn install(home: &Path, market: &Market, entry: &Entry) -> Result<PluginId, Error> {
    if entry.installation == Policy::NotAvailable {
        return Err(Error::NotAvailable {
            plugin: entry.name.clone(),
            market: market.name.clone(),
        });
    }
    let Source::Local(source) = &entry.source else {
        return Err(Error::Elsewhere(entry.name.clone()));
    };
    let text = manifest::text(source)?;
    let version = manifest::version(&text)?;
    let manifest = Manifest::parse(&text, source)?;
    check_name(&manifest.name)?;
    if manifest.name != entry.name {
        return Err(Error::OtherName {
            manifest: manifest.name,
            market: entry.name.clone(),
        });
    }
    let id = PluginId {
        name: manifest.name.clone(),
        market: market.name.clone(),
    };
    let target = folder(home, &id);
    let failed = |error: io::Error| Error::Io(error.to_string());
    let parent = target.parent().unwrap_or(home);
    fs::create_dir_all(parent).map_err(failed)?;
    // Copied beside the target and moved as a whole, so that nobody sees half of a plugin.
    let staging = tempfile::Builder::new()
        .prefix(".staging-")
        .tempdir_in(parent)
        .map_err(failed)?;
    let staged = staging.path().join(&id.name);
    copy(source, &staged.join(version))?;
    let old = staging.path().join("old");
    match fs::rename(&target, &old) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    if let Err(error) = fs::rename(&staged, &target) {
        // The plugin that was there stays.
        let _ = fs::rename(&old, &target);
        return Err(failed(error));
    }
    Ok(id)
}

/// Removes the copy of a plugin; one that is not installed is no error. Blocks.
///
/// Errors: the folder cannot be removed.
pub fn uninstall(home: &Path, id: &PluginId) -> io::Result<()> {
    match fs::remove_dir_all(folder(home, id)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Copies the files of a plugin without links and without its repository.
///
/// Errors: `TooLarge`, `Io`.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    copy_within(from, to, &mut (MAX_FILES, MAX_BYTES))
}

fn copy_within(from: &Path, to: &Path, left: &mut (usize, u64)) -> Result<(), Error> {
    let failed = |error: io::Error| Error::Io(error.to_string());
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let kind = entry.file_type().map_err(failed)?;
        let target = to.join(entry.file_name());
        if kind.is_dir() {
            if entry.file_name() != ".git" {
                copy_within(&entry.path(), &target, left)?;
            }
        } else if kind.is_file() {
            let size = entry.metadata().map_err(failed)?.len();
            left.0 = left.0.checked_sub(1).ok_or(Error::TooLarge)?;
            left.1 = left.1.checked_sub(size).ok_or(Error::TooLarge)?;
            fs::copy(entry.path(), &target).map_err(failed)?;
        }
    }
    Ok(())
}

/// Returns the hash of all files in a folder: trust in the hooks of a plugin is trust in these files. Files of Codex hold
/// the same hash for the same files. Blocks.
///
/// Errors: a file cannot be read, or something is neither a file nor a folder.
pub(super) fn hash(root: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    hash.update("codex-plugin-bundle-v1");
    add_entry(&mut hash, root, Path::new(""))?;
    Ok(format!("sha256:{}", hex::encode(&hash.finalize())))
}

/// Adds a file, or a folder with all that is in it. `name` is its path below the root.
fn add_entry(hash: &mut Sha256, path: &Path, name: &Path) -> io::Result<()> {
    let metadata = fs::symlink_metadata(path)?;
    let bytes = name.as_os_str().as_encoded_bytes();
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
    if metadata.is_dir() {
        hash.update("directory");
        let entries = fs::read_dir(path)?.map(|entry| Ok(entry?.file_name()));
        let mut names = entries.collect::<io::Result<Vec<_>>>()?;
        names.sort_unstable();
        names
            .iter()
            .try_for_each(|entry| add_entry(hash, &path.join(entry), &name.join(entry)))
    } else if metadata.is_file() {
        hash.update("file");
        hash.update(metadata.len().to_le_bytes());
        let mut file = BufReader::new(files::open_file(path)?);
        let mut read = 0;
        loop {
            let bytes = file.fill_buf()?;
            if bytes.is_empty() {
                break;
            }
            hash.update(bytes);
            let count = bytes.len();
            file.consume(count);
            read += count as u64;
        }
        if read == metadata.len() {
            Ok(())
        } else {
            Err(io::Error::other("plugin file changed while fingerprinting"))
        }
    } else {
        let path = path.display();
        Err(io::Error::other(format!(
            "unsupported plugin entry type: {path}"
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::read_installed;

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn market(folder: &Path) -> Market {
        let text = r#"{"name":"m","plugins":[
            {"name":"tidy","source":"./tidy"},
            {"name":"other","source":"./tidy"},
            {"name":"bad","source":"./bad"},
            {"name":"gone","source":"./gone"},
            {"name":"no","source":"./tidy","policy":{"installation":"NOT_AVAILABLE"}},
            {"name":"far","source":{"source":"url","url":"https://example.com/x.git"}},
            {"name":"out","source":"../x"},
            {"name":"linked","source":"./link"}]}"#;
        write(&folder.join(".agents/plugins/marketplace.json"), text);
        std::os::unix::fs::symlink("/etc", folder.join("link")).unwrap();
        write(&folder.join("bad/.codex-plugin/plugin.json"), "{");
        let manifest = r#"{"name":"tidy","version":"1.0.0"}"#;
        write(&folder.join("tidy/.codex-plugin/plugin.json"), manifest);
        write(
            &folder.join("tidy/skills/sort/SKILL.md"),
            "---\nname: sort\n---\n",
        );
        write(&folder.join("tidy/hooks/hooks.json"), "{}");
        let servers = r#"{"mcpServers":{"s":{"command":"serve"},"broken":{}}}"#;
        write(&folder.join("tidy/.mcp.json"), servers);
        std::os::unix::fs::symlink("/etc/passwd", folder.join("tidy/secret")).unwrap();
        Market::in_folder(folder).unwrap()
    }

    #[test]
    fn a_plugin_is_copied_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let home = tempfile::tempdir().unwrap();
        let market = market(folder.path());
        for _ in 0..2 {
            let entry = market.entry("tidy").unwrap();
            let id = install(home.path(), &market, entry).unwrap();
            assert_eq!(id.to_string(), "tidy@m");
        }
        let id = PluginId::parse("tidy@m").unwrap();
        let root = installed(home.path(), &id).unwrap();
        assert!(root.ends_with("plugins/cache/m/tidy/1.0.0"));
        assert!(!root.join("secret").exists(), "links are left out");
        let active = read_installed(home.path());
        assert_eq!(active[0].skills, [root.join("skills")]);
        assert_eq!(active[0].servers.len(), 1);
        assert_eq!(active[0].servers[0].1.cwd.as_deref(), Some(&*root.join("")));
        let hash = |home: &Path| read_installed(home)[0].hooks[0].2.clone();
        let before = hash(home.path()).unwrap();
        write(&root.join("hooks/run.sh"), "true");
        assert_ne!(hash(home.path()).unwrap(), before);
        std::os::unix::fs::symlink("run.sh", root.join("hooks/link")).unwrap();
        let link = root.join("hooks/link");
        assert_eq!(
            hash(home.path()).unwrap_err(),
            format!("unsupported plugin entry type: {}", link.display())
        );
        uninstall(home.path(), &id).unwrap();
        uninstall(home.path(), &id).unwrap();
        assert_eq!(read_installed(home.path()), []);
    }

    #[test]
    fn the_hash_of_a_plugin_is_that_of_codex() {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in [
            (
                ".codex-plugin/plugin.json",
                r#"{"name": "p", "version": "1.0.0"}"#,
            ),
            (
                "hooks/hooks.json",
                r#"{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "true"}]}]}}"#,
            ),
            ("a.txt", "1"),
            ("a/b", "2"),
            ("a/c.txt", "3"),
            ("a-b/c", "4"),
            ("B", "5"),
            ("\u{e9}/x", "6"),
            ("z", "7"),
        ] {
            write(&folder.path().join(path), text);
        }
        assert_eq!(
            hash(folder.path()).unwrap(),
            "sha256:910cfe9a544f92487ee078d05b01767341022f2684bccc27714c445f27620e3e"
        );
    }

    #[test]
    fn what_cannot_be_installed_is_told_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let home = tempfile::tempdir().unwrap();
        let market = market(folder.path());
        for (name, expected) in [
            (
                "other",
                "plugin.json name `tidy` does not match marketplace plugin name `other`",
            ),
            (
                "bad",
                "failed to parse plugin.json: EOF while parsing an object at line 1 column 1",
            ),
            ("gone", "missing plugin.json"),
            (
                "no",
                "plugin `no` is not available for install in marketplace `m`",
            ),
            ("far", "the source of plugin `far` is not on this machine"),
            ("out", "plugin `out` was not found in marketplace `m`"),
            ("linked", "plugin `linked` was not found in marketplace `m`"),
            (
                "../tidy",
                "plugin `../tidy` was not found in marketplace `m`",
            ),
        ] {
            let entry = market.entry(name);
            let installed = entry.and_then(|entry| install(home.path(), &market, entry));
            assert_eq!(installed.unwrap_err().to_string(), expected);
        }
        let manifest = folder.path().join("tidy/.codex-plugin/plugin.json");
        let refusal = |text: &str| {
            fs::write(&manifest, text).unwrap();
            let entry = market.entry("tidy").unwrap();
            let refused = install(home.path(), &market, entry).unwrap_err();
            refused.to_string()
        };
        let plain =
            "invalid plugin name: only ASCII letters, digits, `.`, `_`, and `-` are allowed";
        let version = "invalid plugin version: only ASCII letters, digits, `.`, `+`, `_`, and `-` are allowed";
        let dots = "invalid plugin name: dots must separate non-empty name segments";
        let traversal = "invalid plugin version: path traversal is not allowed";
        let blank = "invalid plugin version in plugin.json: must not be blank";
        let number = "invalid plugin version in plugin.json: expected string";
        let unreadable = "missing or invalid plugin.json";
        let other = "plugin.json name `ti.dy` does not match marketplace plugin name `tidy`";
        for (text, expected) in [
            (r#"{"name":"tidy","version":"../../x"}"#, version),
            (r#"{"name":"tidy","version":".."}"#, traversal),
            (r#"{"name":"tidy","version":" "}"#, blank),
            (r#"{"name":"tidy","version":5}"#, number),
            (r#"{"name":5,"version":5}"#, number),
            (r#"{"name":5}"#, unreadable),
            (r#"{"name":"tidy","interface":"x"}"#, unreadable),
            (r#"{"name":"ti.dy"}"#, other),
            (r#"{"name":"../tidy"}"#, dots),
            (r#"{"name":"ti dy"}"#, plain),
            (r#"{"name":"a b","version":""}"#, blank),
        ] {
            assert_eq!(refusal(text), expected, "{text}");
        }
        assert!(!home.path().join("plugins").exists());
    }

    #[test]
    fn names_and_versions_may_have_dots() {
        let folder = tempfile::tempdir().unwrap();
        let home = tempfile::tempdir().unwrap();
        let text = r#"{"name":"m","plugins":[
            {"name":"ti.dy","source":"."},{"name":"ti..dy","source":"./"},{"name":"a b","source":"./"}]}"#;
        write(
            &folder.path().join(".agents/plugins/marketplace.json"),
            text,
        );
        let manifest = r#"{"name":"ti.dy","version":" .5 "}"#;
        write(&folder.path().join(".codex-plugin/plugin.json"), manifest);
        let market = Market::in_folder(folder.path()).unwrap();
        let names: Vec<_> = market.entries.iter().map(|entry| &entry.name).collect();
        assert_eq!(names, ["ti.dy"], "wrong names are not listed");
        for (name, expected) in [
            ("ti..dy", "dots must separate non-empty name segments"),
            (
                "a b",
                "only ASCII letters, digits, `.`, `_`, and `-` are allowed",
            ),
        ] {
            assert_eq!(market.entry(name), Err(Error::Name(expected)));
        }
        let id = install(home.path(), &market, &market.entries[0]).unwrap();
        assert_eq!(PluginId::parse("ti.dy@m").as_ref(), Some(&id));
        let root = installed(home.path(), &id).unwrap();
        assert!(root.ends_with("plugins/cache/m/ti.dy/.5"));
        assert_eq!(Manifest::read(&root).unwrap().version.unwrap(), ".5");
    }
}
