//! The guard: a tiny shell that ends the process groups of an owner that died without doing so.
//!
//! The kernel's parent-death signal reaches only the direct child. The guard reaches its descendants too: it is told of
//! each group through a pipe that only the owner holds, and when the pipe closes it kills the groups that are left.
//! Then it kills whoever carries the owner's mark in its environment: those that left their group (`setsid`), which
//! only Linux can tell.

use std::{
    io::{self, Write},
    os::unix::process::CommandExt,
    process::{ChildStdin, Command, Stdio},
    sync::{LazyLock, Mutex},
    time::{SystemTime, UNIX_EPOCH},
};

use rustix::process::Pid;

const SCRIPT: &str = r#"
groups=" "
while read -r change group; do
  case $change in
    +) groups="$groups$group " ;;
    -) groups="${groups%%" $group "*} ${groups#*" $group "}" ;;
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

/// Returns the mark of this owner, which no other process has.
pub(super) fn owner() -> &'static str {
    static OWNER: LazyLock<String> = LazyLock::new(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanos = now.map_or(0, |now| now.as_nanos());
        format!("{}-{nanos:x}", std::process::id())
    });
    &OWNER
}

/// The pipe to the guard, which starts with the first process.
static GUARD: Mutex<Option<ChildStdin>> = Mutex::new(None);

/// A process group that the guard watches.
#[derive(Debug)]
pub(super) struct Guarded {
    group: Pid,
    held: bool,
}

impl Guarded {
    /// Puts the group of the process `id` under guard.
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

    /// Tells the guard that the group is gone.
    pub(super) fn release(&mut self) {
        if std::mem::take(&mut self.held) {
            tell('-', self.group);
        }
    }
}

/// Without a guard processes still end with their handle and their parent, so a failure is only worth a warning.
fn tell(change: char, group: Pid) {
    let mut guard = GUARD
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let result = match &mut *guard {
        Some(pipe) => write(pipe, change, group),
        None => start().and_then(|pipe| write(guard.insert(pipe), change, group)),
    };
    if let Err(error) = result {
        *guard = None;
        tracing::warn!(%error, "processes are not guarded");
    }
}

fn write(pipe: &mut ChildStdin, change: char, group: Pid) -> io::Result<()> {
    pipe.write_all(format!("{change} {}\n", group.as_raw_nonzero()).as_bytes())
}

fn start() -> io::Result<ChildStdin> {
    // In a group of its own, so that what ends the owner's group leaves the guard alone.
    let mut child = Command::new("/bin/sh")
        .args(["-c", SCRIPT, "guard"])
        .arg(format!("{OWNER_VARIABLE}={}", owner()))
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
