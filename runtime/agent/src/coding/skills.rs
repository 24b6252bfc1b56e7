//! Skills: their list for the model, and those that the user names in the input.

use std::path::PathBuf;

use threadwire_engine::{InputPart, Settings};
use threadwire_workspace::{
    blocking,
    files::beginning_of,
    sandbox::Policy,
    skills::{self, Places, Scope, Skill},
};

use crate::{
    model::{ContextItem, Message, Role},
    tools,
};

/// Maximum size of a skill for the model, in bytes.
const MAX_SKILL: usize = 256 * 1024;

/// Maximum size of the list of skills for the model, in bytes.
const MAX_LIST: usize = 24 * 1024;

/// Maximum size of a description in the list, in characters. Where the list is too long, descriptions are shorter.
const MAX_DESCRIPTIONS: [usize; 6] = [1024, 512, 256, 128, 64, 0];

/// Returns the skills that are on and that the model may read. Blocks.
///
/// Skills of the user are the user's choice. The project's folder of one may be a link to what the thread must not read.
fn usable(settings: &Settings, places: &Places) -> Vec<Skill> {
    let policy = tools::confinement(settings, Some(&places.home));
    let may_read = |skill: &Skill| {
        skill.scope != Scope::Repo
            || settings.has_environment
                && policy
                    .as_ref()
                    .is_none_or(|policy| policy.may_read(&skill.file))
    };
    let mut skills = skills::find(&settings.cwd, places);
    skills.retain(|skill| !skill.is_off && may_read(skill));
    skills
}

/// Lists the skills for the model, which reads the files of those that it needs; empty if there are none. Blocks.
pub(super) fn list(settings: &Settings, places: &Places) -> String {
    if !settings.has_environment {
        return String::new();
    }
    let skills: Vec<_> = usable(settings, places)
        .into_iter()
        .filter_map(|skill| {
            let description = skill.description.ok()?;
            (!description.is_explicit).then_some((skill.name, description.text, skill.file))
        })
        .collect();
    let lines_with = |most: usize| {
        let lines = skills.iter().map(|(name, text, file)| {
            let text = match text.char_indices().nth(most) {
                Some((end, _)) => format!("{}...", &text[..end]),
                None => text.clone(),
            };
            format!("- {name}: {text} (file: {})\n", file.display())
        });
        lines.collect::<Vec<String>>()
    };
    let is_short = |lines: &Vec<String>| lines.iter().map(String::len).sum::<usize>() <= MAX_LIST;
    let fitting = MAX_DESCRIPTIONS.into_iter().map(lines_with).find(is_short);
    let mut lines = String::new();
    let mut left_out = 0;
    for line in fitting.unwrap_or_else(|| lines_with(0)) {
        match lines.len() + line.len() <= MAX_LIST {
            true => lines += &line,
            false => left_out += 1,
        }
    }
    if left_out > 0 {
        lines += &format!("- and {left_out} more, which the user may name\n");
    }
    match lines.is_empty() {
        true => lines,
        false => told(&lines),
    }
}

/// Returns the message that a thread whose skills were listed has none any more.
pub(super) fn none_left() -> String {
    told("There are no skills any more.\n")
}

fn told(skills: &str) -> String {
    format!(
        "<skills_instructions>\nA skill is a file with instructions for a kind of task. Use one when the user names it, as \
         `$name`, or when its description fits the task: read all of its file first, then follow it. Paths in the file are \
         relative to its folder. The skills are:\n{skills}</skills_instructions>"
    )
}

/// A skill that the user named.
pub(super) struct Named {
    name: String,
    /// Its file, if the input has it.
    path: Option<PathBuf>,
    /// Whether a part of the input is the skill, and not a word of a text.
    is_part: bool,
}

/// Returns the skills that the input names, each once: first those of skill parts, then `[$name](path)` in texts, then
/// `$name`. A name means the skill of a part or of a path, where there is one.
pub(super) fn named(input: &[InputPart]) -> Vec<Named> {
    let mut wanted: Vec<Named> = Vec::new();
    let mut want = |name: &str, path: Option<PathBuf>, is_part: bool| {
        let is_known = wanted
            .iter()
            .any(|known| known.name == name && (path.is_none() || known.path == path));
        if !is_known {
            wanted.push(Named {
                name: name.to_owned(),
                path,
                is_part,
            });
        }
    };
    for part in input {
        if let InputPart::Skill {
            name,
            path,
            by_reference,
        } = part
            && !(*by_reference && path.is_some())
        {
            want(name, path.clone(), true);
        }
    }
    for has_path in [true, false] {
        for part in input {
            if let InputPart::Text { text, .. } = part {
                let mentions = mentions(text).filter(|(_, path)| path.is_some() == has_path);
                mentions.for_each(|(name, path)| want(name, path.map(PathBuf::from), false));
            }
        }
    }
    wanted
}

/// Returns a message for each skill.
pub(super) async fn messages(
    wanted: Vec<Named>,
    settings: &Settings,
    places: Places,
) -> Vec<ContextItem> {
    let settings = settings.clone();
    blocking::run(move || read(wanted, &settings, &places)).await
}

fn read(wanted: Vec<Named>, settings: &Settings, places: &Places) -> Vec<ContextItem> {
    let known = usable(settings, places);
    let policy = tools::confinement(settings, Some(&places.home));
    let beginning = |skill: &Skill| {
        let policy = policy.as_ref().filter(|_| skill.scope == Scope::Repo);
        let file = Policy::open(policy, &skill.file)?.ok()?;
        beginning_of(file, MAX_SKILL)
    };
    let found = wanted.into_iter().filter_map(|wanted| {
        let Named {
            name,
            path,
            is_part,
        } = wanted;
        // Skills are listed at their real places.
        let real = path.as_ref().and_then(|path| path.canonicalize().ok());
        let mut fitting = known.iter().filter(|skill| match &path {
            Some(_) => Some(&skill.file) == real.as_ref(),
            None => skill.name == name,
        });
        let skill = fitting.next();
        // A word that means several skills or no skill names none; the model knows where they are.
        if !is_part && (skill.is_none() || fitting.next().is_some()) {
            return None;
        }
        let path = path.or_else(|| skill.map(|skill| skill.file.clone()))?;
        // The user chose the skill, so it must not be missing without notice.
        let text = match skill {
            Some(skill) => beginning(skill),
            None => Some("It is none of the skills of this thread.".to_owned()),
        };
        let text = text.unwrap_or_else(|| "It cannot be read.".to_owned());
        let message = format!(
            "<skill>\n<name>{name}</name>\n<path>{}</path>\n{text}\n</skill>",
            path.display()
        );
        Some(ContextItem::Message(Message::text(Role::User, message)))
    });
    found.collect()
}

/// Finds words of the form `$name` and `[$name](path)`, with their paths. Links to something else are passed over.
fn mentions(text: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let pieces = text.split('$');
    let is_linked = pieces.clone().map(|before| before.ends_with('['));
    pieces
        .skip(1)
        .zip(is_linked)
        .filter_map(|(rest, is_linked)| {
            let is_part = |char: char| char.is_ascii_alphanumeric() || "-_:".contains(char);
            let end = rest.find(|char| !is_part(char)).unwrap_or(rest.len());
            let (name, rest) = rest.split_at(end);
            let link = rest.strip_prefix("](").filter(|_| is_linked);
            let path = link.and_then(|link| Some(link.split_once(')')?.0.trim()));
            let path = path.map(|path| path.strip_prefix("skill://").unwrap_or(path));
            let is_skill = path.is_none_or(|path| !path.contains("://"));
            (is_skill && !name.is_empty()).then_some((name, path))
        })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use threadwire_workspace::config::{SkillSwitch, SkillsConfig};

    use super::*;
    use crate::coding::instructions::tests::{all_but, settings};

    fn write(folder: &Path, path: &str, text: &str) {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    fn texts(items: &[ContextItem]) -> Vec<String> {
        let text = |item: &ContextItem| match item {
            ContextItem::Message(message) => message.joined_text(),
            other => panic!("{other:?}"),
        };
        items.iter().map(text).collect()
    }

    fn places(home: &Path, extra: &Path, off: &str) -> Places {
        Places {
            home: home.to_owned(),
            extra: [extra.to_owned()].into(),
            plugins: Vec::new(),
            markers: None,
            switches: SkillsConfig {
                include_instructions: None,
                config: vec![SkillSwitch {
                    name: Some(off.to_owned()),
                    enabled: false,
                    ..SkillSwitch::default()
                }],
            },
        }
    }

    #[tokio::test]
    async fn skills_are_listed_and_named_ones_are_told_once() {
        let [home, cwd, extra] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let (of_cwd, of_user) = (cwd.path(), extra.path());
        let tidy = "---\nname: tidy\ndescription: Tidies up.\n---\nTidy up.";
        write(of_cwd, ".agents/skills/a/SKILL.md", tidy);
        write(of_cwd, ".codex/skills/b/deep/SKILL.md", "No front matter.");
        let off = "---\nname: off\ndescription: Is off.\n---\n";
        write(of_cwd, ".agents/skills/off/SKILL.md", off);
        write(of_user, "more/SKILL.md", "More.");
        write(of_user, "no-skill.md", "No skill.");
        let of_path = |name: &str, path: PathBuf| InputPart::Skill {
            name: name.to_owned(),
            path: Some(path),
            by_reference: false,
        };
        let other = of_path("other", of_user.join("no-skill.md"));
        let off = of_path("off", of_cwd.join(".agents/skills/off/SKILL.md"));
        let text = InputPart::text("Use $tidy, $deep, $more, $off and $tidy, for $5.");
        let places = places(home.path(), of_user, "off");
        let mut settings = settings(of_cwd);

        let listed = list(&settings, &places);
        assert!(listed.contains("\n- tidy: Tidies up. (file: /"), "{listed}");
        assert_eq!(listed.matches("\n- ").count(), 1, "{listed}");

        let told = messages(named(&[other, text.clone()]), &settings, places.clone()).await;
        let told = texts(&told);
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(told[0].contains("no-skill.md</path>\nIt is none of the skills"));
        assert!(told[1].starts_with("<skill>\n<name>tidy</name>\n<path>"));
        assert!(told[1].contains("Tidy up."));
        assert!(told[2].contains("<name>deep</name>"));
        assert!(told[3].contains("<name>more</name>"));
        let told = messages(named(&[off]), &settings, places.clone()).await;
        assert!(texts(&told)[0].contains("It is none of the skills"));

        // What the folder has is out of reach without an environment.
        settings.has_environment = false;
        assert_eq!(list(&settings, &places), "");
        let told = messages(named(&[text]), &settings, places).await;
        assert!(matches!(&texts(&told)[..], [one] if one.contains("<name>more</name>")));
    }

    #[test]
    fn skills_are_told_where_their_folder_is_a_link() {
        let [home, real] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let cwd = home.path().join("link");
        std::os::unix::fs::symlink(real.path(), &cwd).unwrap();
        let tidy = "---\nname: tidy\ndescription: Tidies up.\n---\nTidy up.";
        write(&cwd, ".craft/skills/tidy/SKILL.md", tidy);
        let places = places(home.path(), home.path(), "");
        let input = [InputPart::text("Use $tidy.")];
        let told = texts(&read(named(&input), &settings(&cwd), &places));
        assert!(
            matches!(&told[..], [one] if one.contains("Tidy up.")),
            "{told:?}"
        );
    }

    #[test]
    fn a_skill_is_the_one_at_its_path_where_several_have_its_name() {
        let [home, cwd, extra] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let skill = |text: &str| format!("---\nname: a\ndescription: {text}\n---\n{text}");
        write(
            cwd.path(),
            ".agents/skills/a/SKILL.md",
            &skill("Of project."),
        );
        write(extra.path(), "a/SKILL.md", &skill("Of user."));
        let quiet = "---\nname: quiet\ndescription: Is quiet.\n---\n";
        write(extra.path(), "quiet/SKILL.md", quiet);
        let policy = "policy:\n  allow_implicit_invocation: false\n";
        write(extra.path(), "quiet/agents/openai.yaml", policy);
        let places = places(home.path(), extra.path(), "");
        let settings = settings(cwd.path());
        let told = |input: &[InputPart]| texts(&read(named(input), &settings, &places));
        let path = extra.path().join("a/SKILL.md");
        let part = InputPart::Skill {
            name: "a".to_owned(),
            path: Some(path.clone()),
            by_reference: false,
        };
        let link = format!("Use [$a]({}), [$b](app://b) and $a.", path.display());
        for input in [
            &[InputPart::text("Use $a"), part][..],
            &[InputPart::text(link)],
        ] {
            let told = told(input);
            assert!(told.len() == 1 && told[0].contains("Of user."), "{told:?}");
        }
        assert_eq!(told(&[InputPart::text("Use $a")]), [""; 0]);
        assert_eq!(told(&[InputPart::text("Use $quiet")]).len(), 1);
        let listed = list(&settings, &places);
        assert!(listed.contains("Of user.") && !listed.contains("quiet"));
    }

    #[test]
    fn a_long_list_of_skills_ends() {
        let [home, cwd, extra] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let list = || {
            let settings = settings(cwd.path());
            list(&settings, &places(home.path(), extra.path(), ""))
        };
        let fill = |count: usize| {
            for index in 0..count {
                let text = format!("---\ndescription: {}\n---\n", "x".repeat(2_000));
                write(extra.path(), &format!("{index:04}/SKILL.md"), &text);
            }
        };
        fill(1);
        assert!(list().contains(&format!("- 0000: {}... (file", "x".repeat(1_024))));
        // All are named, in order.
        fill(100);
        let listed = list();
        let lines: Vec<&str> = listed
            .lines()
            .filter(|line| line.starts_with("- "))
            .collect();
        assert_eq!(lines.len(), 100);
        assert!(lines.is_sorted() && lines.iter().all(|line| line.contains("xxx... (file")));
        fill(1_000);
        let listed = list();
        let shown = listed.matches("SKILL.md").count();
        assert!((100..1_000).contains(&shown), "{shown}");
        assert!(listed.contains(&format!("\n- and {} more", 1_000 - shown)));
        assert!(listed.len() < MAX_LIST + 1_024);
    }

    #[test]
    fn a_link_to_what_a_profile_hides_is_no_skill() {
        let [home, cwd, hidden] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let key = "---\nname: key\ndescription: The key.\n---\n";
        write(hidden.path(), "SKILL.md", key);
        let skills = cwd.path().join(".agents/skills");
        std::fs::create_dir_all(&skills).unwrap();
        std::os::unix::fs::symlink(hidden.path(), skills.join("key")).unwrap();
        let places = places(home.path(), home.path(), "");
        let told = |settings: &Settings| {
            let wanted = named(&[InputPart::text("$key")]);
            (
                read(wanted, settings, &places).len(),
                list(settings, &places),
            )
        };
        let mut settings = settings(cwd.path());
        let (count, listed) = told(&settings);
        assert!(count == 1 && listed.contains("The key."), "{listed}");
        settings.profile = Some(all_but(hidden.path()));
        assert_eq!(told(&settings), (0, String::new()));
    }
}
