//! The set of processes of a command.

use rustix::process::{Pid, Signal, kill_process, kill_process_group, test_kill_process_group};

/// Which processes belong to a command.
#[derive(Clone, Copy, Debug)]
pub(super) enum Family {
    /// A process group.
    Group(Pid),
    /// All groups of a terminal's session: an interactive shell creates one group per job.
    Session(Pid),
}

impl Family {
    /// Sends a signal to all processes. Ignores errors, because the only possible one is that no process is left.
    pub(super) fn signal(self, signal: Signal) {
        match self {
            Self::Group(group) => {
                let _ = kill_process_group(group, signal);
            }
            Self::Session(leader) => {
                let _ = kill_process_group(leader, signal);
                for member in self.living() {
                    let _ = kill_process(member, signal);
                }
            }
        }
    }

    /// Sends `SIGINT` to the command. The programs of a sandbox around it do not get it: they would take the command along,
    /// whatever it does about the signal.
    #[cfg(target_os = "linux")]
    pub(super) fn interrupt(self) {
        let inner: Vec<Pid> = self.living().filter(|member| is_inner(*member)).collect();
        if inner.is_empty() {
            self.signal(Signal::INT);
        }
        for member in inner {
            let _ = kill_process(member, Signal::INT);
        }
    }

    #[cfg(not(target_os = "linux"))]
    pub(super) fn interrupt(self) {
        self.signal(Signal::INT);
    }

    /// Tells whether a process is alive. Zombies do not count: in containers, the first process often reaps them late
    /// or never.
    pub(super) fn is_alive(self) -> bool {
        match self {
            Self::Group(group) if test_kill_process_group(group).is_err() => false,
            _ => self.living().next().is_some(),
        }
    }

    #[cfg(target_os = "linux")]
    fn living(self) -> impl Iterator<Item = Pid> {
        let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        entries.filter_map(move |entry| {
            let id = entry.file_name().to_str()?.parse().ok()?;
            let stat = std::fs::read_to_string(entry.path().join("stat")).ok()?;
            self.has(&stat).then(|| Pid::from_raw(id)).flatten()
        })
    }

    /// Without a process list, the leader represents all processes.
    #[cfg(not(target_os = "linux"))]
    fn living(self) -> impl Iterator<Item = Pid> {
        let (Self::Group(leader) | Self::Session(leader)) = self;
        test_kill_process_group(leader)
            .is_ok()
            .then_some(leader)
            .into_iter()
    }

    /// Parses `PID (NAME) STATE PARENT GROUP SESSION …`; the name may contain any characters.
    #[cfg(target_os = "linux")]
    fn has(self, stat: &str) -> bool {
        let Some((_, rest)) = stat.rsplit_once(") ") else {
            return false;
        };
        let fields: Vec<&str> = rest.split(' ').take(4).collect();
        let [state, _, group, session] = fields[..] else {
            return false;
        };
        let (field, leader) = match self {
            Self::Group(leader) => (group, leader),
            Self::Session(leader) => (session, leader),
        };
        !matches!(state, "Z" | "X") && field.parse() == Ok(leader.as_raw_nonzero().get())
    }
}

/// Tells whether a process runs in a namespace of processes below ours, and is not the first process there.
#[cfg(target_os = "linux")]
fn is_inner(process: Pid) -> bool {
    let ids = |process: &str| {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let ids = status
            .lines()
            .find_map(|line| line.strip_prefix("NSpid:"))?;
        Some(ids.split_ascii_whitespace().map(str::to_owned).collect())
    };
    let own: Vec<String> = ids("self").unwrap_or_default();
    let ids: Vec<String> = ids(&process.to_string()).unwrap_or_default();
    ids.len() > own.len() && ids.last().is_some_and(|id| id != "1")
}
