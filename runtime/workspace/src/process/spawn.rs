//! Spawns a child process from a spec.

use std::{
    io,
    os::fd::{AsFd, OwnedFd},
    process::Stdio,
};

use rustix::{
    process::{Signal, getpid},
    pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
    termios::{Winsize, tcsetwinsize},
};
use tokio::process::{Child, Command};

use crate::{
    process::{
        ProcessSpec, Stream, Streams, TerminalSize,
        guard::{self, Guarded},
        inherited,
    },
    sandbox::Placeholders,
};

/// A child and the owner's ends of its streams.
pub(super) struct Spawned {
    pub(super) child: Child,
    pub(super) guarded: Guarded,
    pub(super) outputs: Vec<(Stream, OwnedFd)>,
    pub(super) input: Option<OwnedFd>,
    pub(super) terminal: Option<OwnedFd>,
    pub(super) placeholders: Placeholders,
}

/// Spawns the child. In a sandbox it is the `confined` command.
pub(super) fn spawn(
    spec: &ProcessSpec,
    confined: Option<(std::process::Command, Placeholders)>,
) -> io::Result<Spawned> {
    let mut placeholders = Placeholders::default();
    let mut command = match confined {
        Some((command, held)) => {
            placeholders = held;
            Command::from(command)
        }
        None => {
            let (program, arguments) =
                spec.argv.split_first().ok_or(io::ErrorKind::InvalidInput)?;
            let mut command = Command::new(program);
            command.args(arguments).current_dir(&spec.cwd);
            command
        }
    };
    command.kill_on_drop(true);
    for (name, value) in &spec.env {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.env(guard::OWNER_VARIABLE, guard::owner());
    let mut outputs = Vec::with_capacity(2);
    let mut input = None;
    let mut terminal = None;
    if let Streams::Terminal(size) = spec.streams {
        let (ours, theirs) = open_terminal(size)?;
        command
            .stdin(theirs.try_clone()?)
            .stdout(theirs.try_clone()?)
            .stderr(theirs);
        outputs.push((Stream::Stdout, ours.try_clone()?));
        input = Some(ours.try_clone()?);
        terminal = Some(ours);
    } else {
        if spec.input {
            let (theirs, ours) = io::pipe()?;
            command.stdin(theirs);
            input = Some(ours.into());
        } else {
            command.stdin(Stdio::null());
        }
        let (ours, theirs) = io::pipe()?;
        outputs.push((Stream::Stdout, ours.into()));
        if spec.streams == Streams::Separate {
            let (ours, theirs) = io::pipe()?;
            outputs.push((Stream::Stderr, ours.into()));
            command.stderr(theirs);
        } else {
            command.stderr(theirs.try_clone()?);
        }
        command.stdout(theirs);
    }
    prepare(&mut command, spec.sandbox.is_some(), terminal.is_some());
    let child = command.spawn()?;
    let id = child
        .id()
        .expect("a child that was not waited for has an id");
    Ok(Spawned {
        child,
        guarded: Guarded::new(id),
        outputs,
        input,
        terminal,
        placeholders,
    })
}

/// Opens a pseudoterminal. Returns the owner's end and the child's end.
fn open_terminal(size: TerminalSize) -> io::Result<(OwnedFd, OwnedFd)> {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC)?;
    grantpt(&ours)?;
    unlockpt(&ours)?;
    let path = ptsname(&ours, Vec::new())?;
    let theirs = rustix::fs::open(
        path,
        rustix::fs::OFlags::RDWR | rustix::fs::OFlags::NOCTTY | rustix::fs::OFlags::CLOEXEC,
        rustix::fs::Mode::empty(),
    )?;
    resize(&ours, size)?;
    Ok((ours, theirs))
}

/// Sets the size of a terminal, which signals the programs in it.
pub(super) fn resize(terminal: &impl AsFd, size: TerminalSize) -> io::Result<()> {
    let size = Winsize {
        ws_row: size.rows,
        ws_col: size.cols,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    Ok(tcsetwinsize(terminal, size)?)
}

/// Sets up the child before its program starts, after the sandbox is entered. On Linux, the child gets a parent-death
/// signal (other systems rely on the guard alone). Signals get their default handlers. The child leads a new session,
/// so that it cannot reach the owner's terminal; its own terminal, if it has one, becomes that of the session.
/// A sandbox has closed what the owner inherited.
fn prepare(command: &mut Command, is_confined: bool, has_terminal: bool) {
    let owner = getpid();
    let setup = move || {
        end_with(owner)?;
        if !is_confined {
            inherited::hold_back()?;
        }
        heed_signals();
        rustix::process::setsid()?;
        if has_terminal {
            rustix::process::ioctl_tiocsctty(rustix::stdio::stdin())?;
        }
        Ok(())
    };
    #[expect(
        unsafe_code,
        reason = "the closure runs between fork and exec: it makes system calls with what was prepared before and \
                  allocates nothing"
    )]
    unsafe {
        command.pre_exec(setup);
    }
}

/// Signals that the owner may ignore, because a shell started it in the background, or by `nohup`. Started programs
/// would inherit this, and Ctrl-C would not stop them.
const HEEDED: [libc::c_int; 7] = [
    libc::SIGHUP,
    libc::SIGINT,
    libc::SIGQUIT,
    libc::SIGTERM,
    libc::SIGTSTP,
    libc::SIGTTIN,
    libc::SIGTTOU,
];

/// Resets [`HEEDED`] signals to their default handlers, in a process that was just forked.
fn heed_signals() {
    for signal in HEEDED {
        #[expect(
            unsafe_code,
            reason = "no library wraps it; the default action runs no code of ours"
        )]
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
        }
    }
}

#[cfg(target_os = "linux")]
fn end_with(owner: rustix::process::Pid) -> io::Result<()> {
    use rustix::process::{getppid, set_parent_process_death_signal};

    set_parent_process_death_signal(Some(Signal::KILL))?;
    // The owner may have died before the parent-death signal was set.
    if getppid() == Some(owner) {
        Ok(())
    } else {
        Err(io::Error::from(rustix::io::Errno::SRCH))
    }
}

#[cfg(not(target_os = "linux"))]
fn end_with(_owner: rustix::process::Pid) -> io::Result<()> {
    Ok(())
}
