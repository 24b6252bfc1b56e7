//! Follows the links of a path one by one, so that what does not exist yet has a place, too.

use std::{
    fs, io,
    path::{Component, Path, PathBuf},
};

use rustix::io::Errno;

/// Maximum number of links that the kernel follows in one path.
const MOST_LINKS: usize = 40;

/// Where a path leads.
#[derive(Debug)]
pub(crate) struct Followed {
    /// The path without links. What comes after the end is as given.
    pub(crate) path: PathBuf,
    /// The links on the way.
    pub(crate) links: Vec<PathBuf>,
    /// Where it could be followed no further; `None` if all of it exists.
    pub(crate) end: Option<End>,
}

/// The part of a path that could not be looked up.
#[derive(Debug)]
pub(crate) struct End {
    /// The folder in which it was looked up, without links.
    pub(crate) folder: PathBuf,
    /// The part, with the folder; if there are too many links, the one that is too many.
    pub(crate) part: PathBuf,
    /// Why.
    pub(crate) error: io::Error,
}

/// Tells where an absolute path leads. A link that `follows` is false of counts as a file.
pub(crate) fn follow(path: &Path, follows: &dyn Fn(&Path) -> bool) -> Followed {
    let mut links = Vec::new();
    let mut ahead = parts(path);
    let mut here = PathBuf::from("/");
    while let Some(part) = ahead.pop() {
        match part.components().next() {
            Some(Component::ParentDir) => {
                here.pop();
                continue;
            }
            Some(Component::CurDir) | None => continue,
            Some(_) => {}
        }
        // Joining an absolute part replaces the path before it.
        let next = here.join(&part);
        let error = match fs::read_link(&next) {
            Ok(_) if !follows(&next) => {
                here = next;
                continue;
            }
            Ok(_) if links.len() == MOST_LINKS => Errno::LOOP.into(),
            Ok(target) => {
                ahead.extend(parts(&target));
                links.push(next);
                continue;
            }
            Err(error) => error,
        };
        if is_no_link(&error) {
            here = next;
            continue;
        }
        let rest: PathBuf = ahead.into_iter().rev().collect();
        let folder = spelled(here);
        let part = folder.join(&part);
        return Followed {
            path: super::absolute(&part, rest),
            links,
            end: Some(End {
                folder,
                part,
                error,
            }),
        };
    }
    Followed {
        path: spelled(here),
        links,
        end: None,
    }
}

/// Returns the one spelling of a path without links: other systems than Linux know names in more than one.
fn spelled(path: PathBuf) -> PathBuf {
    match cfg!(target_os = "linux") {
        true => path,
        false => path.canonicalize().unwrap_or(path),
    }
}

/// Returns the parts of a path, the last one first.
fn parts(path: &Path) -> Vec<PathBuf> {
    let mut parts: Vec<PathBuf> = path
        .components()
        .map(|part| PathBuf::from(part.as_os_str()))
        .collect();
    parts.reverse();
    parts
}

/// Tells whether reading a link failed because something else exists there.
fn is_no_link(error: &io::Error) -> bool {
    Errno::from_io_error(error) == Some(Errno::INVAL)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_link_leads_to_what_does_not_exist_yet() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().canonicalize().unwrap();
        fs::create_dir(root.join("real")).unwrap();
        for (target, link) in [
            ("real", "folder"),
            ("../other/new", "real/out"),
            ("folder/out", "twice"),
            ("loop", "loop"),
        ] {
            symlink(target, root.join(link)).unwrap();
        }
        for (path, led) in [
            ("folder", "real"),
            ("folder/new/deep", "real/new/deep"),
            ("folder/../new", "new"),
            ("folder/out", "other/new"),
            ("twice", "other/new"),
            ("twice/deep", "other/new/deep"),
            ("loop", "loop"),
            ("loop/deep", "loop/deep"),
        ] {
            assert_eq!(super::super::resolved(&root.join(path)), root.join(led));
        }
        let kept = root.join("real/out");
        let followed = follow(&root.join("twice"), &|link| link != kept);
        assert_eq!(followed.path, kept);
        assert_eq!(followed.links, [root.join("twice"), root.join("folder")]);
        assert!(followed.end.is_none());
    }
}
