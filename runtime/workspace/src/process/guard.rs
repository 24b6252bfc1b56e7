//! The guard: a small shell process that kills the process groups of an owner that died.
//!
//! The kernel's parent-death signal reaches only the direct child. The guard reaches its descendants, too: it learns of
//! each group through a pipe that only the owner holds, and when the pipe closes, it kills the remaining groups. Then
//! it kills all processes that have the owner's mark in their environment, which finds those that left their group
//! (`setsid`); this works on Linux only.

use std::{
    collections::BTreeSet,
    io::{self, Write},
    os::unix::process::CommandExt,
    process::{ChildStdin, Command, Stdio},
    sync::{LazyLock, Mutex},
    time::{SystemTime, UNIX_EPOCH},
};

use rustix::process::Pid;

use crate::locks::lock;

const SCRIPT: &str = r#"
groups=" "
while read -r change group; do
  case $change in
    +) groups="$groups$group " ;;
    -)
      case $groups in
        *" $group "*) groups="${groups%%" $group "*} ${groups#*" $group "}" ;;
      esac
      ;;
  esac
done
for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done
round=0
while [ $round -lt 5 ]; do
  round=$((round + 1))
  found=$(grep -lsF -- "$1" /proc/[0-9]*/environ 2>/dev/null)
  [ -n "$found" ] || break
  for file in $found; do
    id=${file#/proc/}
    kill -s KILL "${id%/environ}" 2>/dev/null
  done
done
"#;

/// The environment variable that marks all processes of an owner.
pub(super) const OWNER_VARIABLE: &str = "THREADWIRE_OWNER";

/// Returns the unique mark of this owner.
pub(super) fn owner() -> &'static str {
    static OWNER: LazyLock<String> = LazyLock::new(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanos = now.map_or(0, |now| now.as_nanos());
        format!("{}-{nanos:x}", std::process::id())
    });
    &OWNER
}

static GUARD: Mutex<Guard> = Mutex::new(Guard {
    pipe: None,
    groups: BTreeSet::new(),
    owner,
});

struct Guard {
    /// The pipe to the guard. The guard starts with the first process, and is restarted if it has exited.
    pipe: Option<ChildStdin>,
    /// The guarded groups, which a restarted guard receives again.
    groups: BTreeSet<i32>,
    /// Returns the mark of the processes to kill.
    owner: fn() -> &'static str,
}

/// A process group that the guard watches.
#[derive(Debug)]
pub(super) struct Guarded {
    group: Pid,
    held: bool,
}

impl Guarded {
    /// Adds the group of the process `id` to the guard.
    pub(super) fn new(id: u32) -> Self {
        let group = i32::try_from(id)
            .ok()
            .and_then(Pid::from_raw)
            .expect("the operating system gives positive process ids");
        tell('+', group);
        Self { group, held: true }
    }

    pub(super) fn id(&self) -> u32 {
        self.group.as_raw_nonzero().get().unsigned_abs()
    }

    pub(super) fn group(&self) -> Pid {
        self.group
    }

    pub(super) fn is_held(&self) -> bool {
        self.held
    }

    /// Removes the group from the guard.
    pub(super) fn release(&mut self) {
        if std::mem::take(&mut self.held) {
            tell('-', self.group);
        }
    }
}

/// Sends a change to the guard. A failure is only logged: without a guard, processes still end with their handle and
/// their parent.
fn tell(change: char, group: Pid) {
    let mut guard = lock(&GUARD);
    if let Err(error) = guard.tell(change, group.as_raw_nonzero().get()) {
        tracing::warn!(%error, "processes are not guarded");
    }
}

impl Guard {
    fn tell(&mut self, change: char, group: i32) -> io::Result<()> {
        match change {
            '+' => self.groups.insert(group),
            _ => self.groups.remove(&group),
        };
        if let Some(pipe) = &mut self.pipe
            && pipe
                .write_all(format!("{change} {group}\n").as_bytes())
                .is_ok()
        {
            return Ok(());
        }
        // The guard has not started or has exited: a new one receives all groups.
        self.pipe = None;
        let mut pipe = start((self.owner)())?;
        let all: String = self
            .groups
            .iter()
            .map(|group| format!("+ {group}\n"))
            .collect();
        pipe.write_all(all.as_bytes())?;
        self.pipe = Some(pipe);
        Ok(())
    }
}

fn start(owner: &str) -> io::Result<ChildStdin> {
    // A separate group, so that a signal to the owner's group does not end the guard.
    let mut child = Command::new("/bin/sh")
        .args(["-c", SCRIPT, "guard"])
        .arg(format!("{OWNER_VARIABLE}={owner}"))
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()?;
    child
        .stdin
        .take()
        .ok_or_else(|| io::Error::other("the guard has no input"))
}

#[cfg(test)]
mod tests {
    use std::{io::Read, process::Child};

    use super::*;

    /// Starts the guard's script, and a group for it to kill.
    fn sleeper() -> Child {
        Command::new("sleep")
            .arg("1000")
            .process_group(0)
            .spawn()
            .unwrap()
    }

    #[test]
    fn a_group_that_is_not_known_changes_nothing() {
        let list = SCRIPT.split("for group in").next().unwrap();
        let mut child = Command::new("/bin/sh")
            .args(["-c", &format!("{list}\necho \"[$groups]\"")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        (&input)
            .write_all(b"+ 1\n+ 22\n- 2\n- 3\n+ 4\n- 1\n")
            .unwrap();
        drop(input);
        let mut groups = String::new();
        child
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut groups)
            .unwrap();
        child.wait().unwrap();
        let groups: Vec<_> = groups
            .trim()
            .trim_matches(['[', ']'])
            .split_whitespace()
            .collect();
        assert_eq!(groups, ["22", "4"]);
    }

    #[test]
    fn a_guard_that_starts_again_knows_all_groups() {
        use std::os::unix::process::ExitStatusExt;

        let mut guard = Guard {
            pipe: None,
            groups: BTreeSet::new(),
            // The processes of other tests have the mark of this process.
            owner: || "0-nobody",
        };
        let mut sleepers = [sleeper(), sleeper()];
        let id = |child: &Child| i32::try_from(child.id()).unwrap();
        guard.tell('+', id(&sleepers[0])).unwrap();
        // A guard that does not read its pipe any more.
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        guard.pipe = Some(ChildStdin::from(std::os::fd::OwnedFd::from(writer)));
        guard.tell('+', id(&sleepers[1])).unwrap();
        drop(guard.pipe.take());
        for sleeper in &mut sleepers {
            assert_eq!(sleeper.wait().unwrap().signal(), Some(9));
        }
    }
}
