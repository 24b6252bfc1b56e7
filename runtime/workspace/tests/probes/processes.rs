//! Probes of other processes, and of the command's own processes.

use std::{io, process::Command};

use libc::{SIGWINCH, c_long};

use crate::{
    inside::{
        Allowed::{Always, Never},
        Probe, probe,
    },
    system::{call, or},
    world::World,
};

/// A signal that processes ignore by default.
const HARMLESS: usize = SIGWINCH as usize;

/// An invalid address.
const NOWHERE: usize = 8;

pub(crate) const PROBES: &[Probe] = &[
    probe("signal another process", Never, |w| {
        call(libc::SYS_kill, [victim(w), HARMLESS]).map(drop)
    }),
    probe("signal another process's group", Never, |w| {
        call(libc::SYS_kill, [victim(w).wrapping_neg(), HARMLESS]).map(drop)
    }),
    probe("signal a thread of another process", Never, |w| {
        call(libc::SYS_tgkill, [victim(w), victim(w), HARMLESS]).map(drop)
    }),
    probe(
        "signal another process's thread by its id alone",
        Never,
        |w| call(libc::SYS_tkill, [victim(w), HARMLESS]).map(drop),
    ),
    probe("queue a signal for another process", Never, |w| {
        let mut information = [0_i32; 32];
        information[0] = SIGWINCH;
        // The code of a signal from `sigqueue`.
        information[2] = -1;
        let information = information.as_ptr() as usize;
        call(
            libc::SYS_rt_sigqueueinfo,
            [victim(w), HARMLESS, information],
        )
        .map(drop)
    }),
    probe("signal another process by its descriptor", Never, |w| {
        call(
            libc::SYS_pidfd_send_signal,
            [descriptor(w)?, HARMLESS, 0, 0],
        )
        .map(drop)
    }),
    probe("take a file of another process", Never, |w| {
        call(libc::SYS_pidfd_getfd, [descriptor(w)?, 0, 0]).map(drop)
    }),
    probe("trace another process", Never, |w| {
        const SEIZE: usize = 0x4206;
        call(libc::SYS_ptrace, [SEIZE, victim(w), 0, 0]).map(drop)
    }),
    probe("read another process's memory", Never, |w| {
        transfer(w, libc::SYS_process_vm_readv)
    }),
    probe("write another process's memory", Never, |w| {
        transfer(w, libc::SYS_process_vm_writev)
    }),
    probe("page out another process", Never, |w| {
        let part = [NOWHERE, 4096];
        const COLD: usize = 20;
        let result = call(
            libc::SYS_process_madvise,
            [descriptor(w)?, part.as_ptr() as usize, 1, COLD, 0],
        );
        or(result, &[libc::ENOMEM, libc::EINVAL, libc::EFAULT])
    }),
    probe("release another process's memory", Never, |w| {
        or(
            call(libc::SYS_process_mrelease, [descriptor(w)?, 0]),
            &[libc::EINVAL],
        )
    }),
    probe("compare with another process", Never, |w| {
        const FILES: usize = 2;
        let own = std::process::id() as usize;
        call(libc::SYS_kcmp, [own, victim(w), FILES, 0, 0]).map(drop)
    }),
    probe("move another process's pages", Never, |w| {
        call(libc::SYS_move_pages, [victim(w), 0, 0, 0, 0, 0]).map(drop)
    }),
    probe("migrate another process's pages", Never, |w| {
        let nodes = [1_u64];
        let nodes = nodes.as_ptr() as usize;
        call(libc::SYS_migrate_pages, [victim(w), 64, nodes, nodes]).map(drop)
    }),
    probe("read another process's locks", Never, |w| {
        let mut found = [0_usize; 2];
        let found = found.as_mut_ptr();
        call(
            libc::SYS_get_robust_list,
            [victim(w), found as usize, unsafe { found.add(1) } as usize],
        )
        .map(drop)
    }),
    probe("limit another process", Never, |w| {
        let mut limit = [0_u64; 2];
        let limit = limit.as_mut_ptr() as usize;
        let core = libc::RLIMIT_CORE as usize;
        call(libc::SYS_prlimit64, [victim(w), core, 0, limit])?;
        call(libc::SYS_prlimit64, [victim(w), core, limit, 0]).map(drop)
    }),
    probe("change another process's niceness", Never, |w| {
        let process = libc::PRIO_PROCESS as usize;
        call(
            libc::SYS_setpriority,
            [process, victim(w), niceness(w.victim)],
        )
        .map(drop)
    }),
    probe("change the niceness of a group", Never, |w| {
        let kind = libc::PRIO_PGRP as usize;
        call(libc::SYS_setpriority, [kind, victim(w), niceness(w.victim)]).map(drop)
    }),
    probe("change the niceness of a user", Never, |_| {
        // A user id without processes.
        let user = libc::PRIO_USER as usize;
        or(
            call(libc::SYS_setpriority, [user, 4_000_001, 0]),
            &[libc::ESRCH],
        )
    }),
    probe("choose another process's processors", Never, |w| {
        let mut set = [0_u64; 128];
        let set = set.as_mut_ptr() as usize;
        let size = call(libc::SYS_sched_getaffinity, [victim(w), 1024, set])? as usize;
        call(libc::SYS_sched_setaffinity, [victim(w), size, set]).map(drop)
    }),
    probe("schedule another process", Never, |w| {
        let priority = 0_i32;
        let priority = &raw const priority as usize;
        call(libc::SYS_sched_setscheduler, [victim(w), 0, priority]).map(drop)
    }),
    probe("set another process's priority", Never, |w| {
        let priority = 0_i32;
        call(
            libc::SYS_sched_setparam,
            [victim(w), &raw const priority as usize],
        )
        .map(drop)
    }),
    probe("set how another process is scheduled", Never, |w| {
        let mut attributes = [0_u32; 14];
        let attributes = attributes.as_mut_ptr() as usize;
        call(libc::SYS_sched_getattr, [victim(w), attributes, 48, 0])?;
        call(libc::SYS_sched_setattr, [victim(w), attributes, 0]).map(drop)
    }),
    probe("change how another process uses disks", Never, |w| {
        const PROCESS: usize = 1;
        const NORMAL: usize = (2 << 13) | 4;
        call(libc::SYS_ioprio_set, [PROCESS, victim(w), NORMAL]).map(drop)
    }),
    probe("change how a group uses disks", Never, |w| {
        const GROUP: usize = 2;
        const NORMAL: usize = (2 << 13) | 4;
        call(libc::SYS_ioprio_set, [GROUP, victim(w), NORMAL]).map(drop)
    }),
    probe("enter the namespaces of another process", Never, |w| {
        call(
            libc::SYS_setns,
            [descriptor(w)?, libc::CLONE_NEWNS as usize],
        )
        .map(drop)
    }),
    probe("attach memory that processes share", Never, |w| {
        call(libc::SYS_shmat, [w.memory, 0, 0]).map(drop)
    }),
    probe("remove memory that processes share", Never, |w| {
        let mut state = [0_u8; 256];
        let state = state.as_mut_ptr() as usize;
        call(libc::SYS_shmctl, [w.memory, libc::IPC_STAT as usize, state]).map(drop)
    }),
    probe("use semaphores that processes share", Never, |w| {
        call(
            libc::SYS_semctl,
            [w.semaphores, 0, libc::GETVAL as usize, 0],
        )
        .map(drop)
    }),
    probe("send messages that processes share", Never, |w| {
        let message = [1_u64, 0];
        let message = message.as_ptr() as usize;
        call(
            libc::SYS_msgsnd,
            [w.messages, message, 1, libc::IPC_NOWAIT as usize],
        )
        .map(drop)
    }),
    probe("open a queue of another process", Never, |w| {
        call(
            libc::SYS_mq_open,
            [w.queue.as_ptr() as usize, libc::O_RDWR as usize, 0, 0],
        )
        .map(drop)
    }),
    probe("run programs", Always, |_| {
        match Command::new("/bin/true").status()?.success() {
            true => Ok(()),
            false => Err(io::ErrorKind::Other.into()),
        }
    }),
    probe("run threads", Always, |_| {
        let ran = std::thread::Builder::new().spawn(|| 7)?;
        ran.join()
            .map(drop)
            .map_err(|_| io::ErrorKind::Other.into())
    }),
    probe("signal one's own child", Always, |_| {
        with_child(|child| call(libc::SYS_kill, [child, libc::SIGCONT as usize]).map(drop))
    }),
    probe("signal one's own child by its descriptor", Always, |_| {
        with_child(|child| {
            let descriptor = call(libc::SYS_pidfd_open, [child, 0])?;
            let signal = libc::SIGCONT as usize;
            call(
                libc::SYS_pidfd_send_signal,
                [descriptor as usize, signal, 0, 0],
            )
            .map(drop)
        })
    }),
    probe("trace one's own child", Always, |_| {
        with_child(|child| call(libc::SYS_ptrace, [0x4206, child, 0, 0]).map(drop))
    }),
    probe("see one's own child", Always, |_| {
        with_child(|child| std::fs::read(format!("/proc/{child}/environ")).map(drop))
    }),
    probe("be nicer", Always, |_| {
        let process = libc::PRIO_PROCESS as usize;
        call(libc::SYS_setpriority, [process, 0, 5]).map(drop)
    }),
    probe("choose one's own processors", Always, |_| {
        let mut set = [0_u64; 128];
        let set = set.as_mut_ptr() as usize;
        let size = call(libc::SYS_sched_getaffinity, [0, 1024, set])? as usize;
        call(libc::SYS_sched_setaffinity, [0, size, set]).map(drop)
    }),
    probe("wait in the background", Always, |_| {
        let priority = 0_i32;
        const BATCH: usize = 3;
        call(
            libc::SYS_sched_setscheduler,
            [0, BATCH, &raw const priority as usize],
        )
        .map(drop)
    }),
    probe("use disks in the background", Always, |_| {
        const IDLE: usize = 3 << 13;
        call(libc::SYS_ioprio_set, [1, 0, IDLE]).map(drop)
    }),
    probe("limit oneself", Always, |_| {
        let limit = [0_u64; 2];
        let core = libc::RLIMIT_CORE as usize;
        call(libc::SYS_prlimit64, [0, core, limit.as_ptr() as usize, 0]).map(drop)
    }),
    probe("read the limits of one's own child", Always, |_| {
        with_child(|child| {
            let mut limit = [0_u64; 2];
            let limit = limit.as_mut_ptr() as usize;
            call(
                libc::SYS_prlimit64,
                [child, libc::RLIMIT_CORE as usize, 0, limit],
            )
            .map(drop)
        })
    }),
    probe("share memory among one's own processes", Always, |_| {
        let memory = call(libc::SYS_shmget, [0, 4096, 0o1600])? as usize;
        let attached = call(libc::SYS_shmat, [memory, 0, 0]);
        call(libc::SYS_shmctl, [memory, libc::IPC_RMID as usize, 0])?;
        attached.map(drop)
    }),
    probe("lead a session", Always, |_| {
        call(libc::SYS_setsid, []).map(drop)
    }),
    probe("have a folder of one's own", Always, |_| {
        call(libc::SYS_unshare, [libc::CLONE_FS as usize]).map(drop)
    }),
];

fn victim(world: &World) -> usize {
    world.victim as usize
}

fn descriptor(world: &World) -> io::Result<usize> {
    Ok(call(libc::SYS_pidfd_open, [victim(world), 0])? as usize)
}

/// Returns the niceness of a process; the system call returns 20 minus the niceness.
fn niceness(process: i32) -> usize {
    let told = call(
        libc::SYS_getpriority,
        [libc::PRIO_PROCESS as usize, process as usize],
    );
    (20 - told.unwrap_or(20)) as usize
}

fn transfer(world: &World, number: c_long) -> io::Result<()> {
    let mut own = [0_u8; 8];
    let here = [own.as_mut_ptr() as usize, own.len()];
    let there = [NOWHERE, own.len()];
    let (here, there) = (here.as_ptr() as usize, there.as_ptr() as usize);
    or(
        call(number, [victim(world), here, 1, there, 1, 0]),
        &[libc::EFAULT],
    )
}

/// Calls `act` with a waiting child, and ends the child.
fn with_child(act: impl FnOnce(usize) -> io::Result<()>) -> io::Result<()> {
    let mut child = Command::new("sleep").arg("1000").spawn()?;
    let done = act(child.id() as usize);
    child.kill()?;
    child.wait()?;
    done
}
