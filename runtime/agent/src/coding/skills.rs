//! Skills that the user names in the input.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use threadwire_engine::{InputPart, Settings};
use threadwire_workspace::{blocking, config::SkillsConfig, files::beginning, skills};

use crate::{
    model::{ContextItem, Message, Role},
    tools,
};

/// Maximum size of a skill for the model, in bytes.
const MAX_SKILL: usize = 256 * 1024;

/// A skill that the user named, and its file if the input has it.
pub(super) type Named = (String, Option<PathBuf>);

/// Returns the skills that the input names, each once: by a skill part, or by `$name` in a text.
pub(super) fn named(input: &[InputPart]) -> Vec<Named> {
    let mut wanted: Vec<Named> = Vec::new();
    let mut want = |name: &str, path: Option<&PathBuf>| {
        if !wanted.iter().any(|(known, _)| known == name) {
            wanted.push((name.to_owned(), path.cloned()));
        }
    };
    for part in input {
        match part {
            InputPart::Skill { name, path } => want(name, path.as_ref()),
            InputPart::Text { text, .. } => names(text).for_each(|name| want(name, None)),
            _ => {}
        }
    }
    wanted
}

/// Returns a message for each skill that is known and switched on.
pub(super) async fn messages(
    wanted: Vec<Named>,
    settings: &Settings,
    home: &Path,
    extra: Arc<[PathBuf]>,
    config: SkillsConfig,
) -> Vec<ContextItem> {
    let (settings, home) = (settings.clone(), home.to_owned());
    blocking::run(move || read(wanted, &settings, &home, &extra, &config)).await
}

fn read(
    wanted: Vec<Named>,
    settings: &Settings,
    home: &Path,
    extra: &[PathBuf],
    config: &SkillsConfig,
) -> Vec<ContextItem> {
    let cwd = &settings.cwd;
    let policy = tools::confinement(settings, Some(home));
    // Skills of the user are the user's choice. A link in the workspace may lead to what the thread must not read.
    let may_read = |file: &Path| {
        let policy = policy.as_ref().filter(|_| file.starts_with(cwd));
        policy.is_none_or(|policy| policy.may_read(file))
    };
    let mut known = None;
    let found = wanted.into_iter().filter_map(|(name, path)| {
        let path = path.or_else(|| {
            let known = known.get_or_insert_with(|| skills::find(cwd, home, extra));
            let skill = known.iter().find(|skill| {
                let is_on = !skill.is_off && config.is_enabled(&skill.name, &skill.file);
                skill.name == name && is_on
            });
            skill.map(|skill| skill.file.clone())
        })?;
        // The user named the skill, so it must not be missing without notice.
        let text = beginning(&path, MAX_SKILL).filter(|_| may_read(&path));
        let text = text.unwrap_or_else(|| "It cannot be read.".to_owned());
        let message = format!(
            "<skill>\n<name>{name}</name>\n<path>{}</path>\n{text}\n</skill>",
            path.display()
        );
        Some(ContextItem::Message(Message::text(Role::User, message)))
    });
    found.collect()
}

/// Finds words of the form `$name`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('$').skip(1).filter_map(|rest| {
        let is_part = |char: char| char.is_ascii_alphanumeric() || "-_:".contains(char);
        let end = rest.find(|char| !is_part(char)).unwrap_or(rest.len());
        Some(&rest[..end]).filter(|name| !name.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use threadwire_workspace::config::SkillSwitch;

    use super::*;
    use crate::coding::instructions::tests::{all_but, settings};

    #[tokio::test]
    async fn named_skills_are_told_once() {
        let home = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = cwd.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write(
            ".agents/skills/a/SKILL.md",
            "---\nname: tidy\n---\nTidy up.",
        );
        write(".codex/skills/b/deep/SKILL.md", "No front matter.");
        let gone = InputPart::Skill {
            name: "gone".to_owned(),
            path: Some(cwd.path().join("gone.md")),
        };
        write(".agents/skills/off/SKILL.md", "---\nname: off\n---\n");
        let config = SkillsConfig {
            config: vec![SkillSwitch {
                name: Some("off".to_owned()),
                enabled: false,
                ..SkillSwitch::default()
            }],
        };
        let extra = tempfile::tempdir().unwrap();
        std::fs::create_dir(extra.path().join("more")).unwrap();
        std::fs::write(extra.path().join("more/SKILL.md"), "More.").unwrap();
        let text = InputPart::text("Use $tidy, $deep, $more, $off and $tidy, for $5.");
        let wanted = named(&[text, gone]);
        let told = messages(
            wanted,
            &settings(cwd.path()),
            home.path(),
            [extra.path().to_owned()].into(),
            config,
        )
        .await;
        let texts: Vec<_> = told
            .iter()
            .map(|item| match item {
                ContextItem::Message(message) => message.joined_text(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(texts.len(), 4, "{texts:?}");
        assert!(texts[0].starts_with("<skill>\n<name>tidy</name>\n<path>"));
        assert!(texts[0].contains("Tidy up."));
        assert!(texts[1].contains("<name>deep</name>"));
        assert!(texts[2].contains("<name>more</name>"));
        assert!(texts[3].contains("gone.md</path>\nIt cannot be read.\n"));
    }

    #[test]
    fn a_link_to_what_a_profile_hides_is_no_skill() {
        let home = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        let hidden = home.path().join("key");
        std::fs::write(&hidden, "The key.").unwrap();
        let file = cwd.path().join("SKILL.md");
        std::os::unix::fs::symlink(&hidden, &file).unwrap();
        let mut settings = settings(cwd.path());
        settings.profile = Some(all_but(&hidden));
        let told = |path: &Path| {
            let wanted = vec![("a".to_owned(), Some(path.to_owned()))];
            let items = read(
                wanted,
                &settings,
                home.path(),
                &[],
                &SkillsConfig::default(),
            );
            match &items[..] {
                [ContextItem::Message(message)] => message.joined_text(),
                other => panic!("{other:?}"),
            }
        };
        assert!(told(&file).contains("It cannot be read."));
        assert!(told(&hidden).contains("The key."));
    }
}
