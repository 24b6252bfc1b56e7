//! The seccomp filter.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    os::fd::OwnedFd,
};

use libc::{c_int, c_long};
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, TargetArch, sock_filter,
};

use crate::sandbox::Policy;

/// System calls that no program of a workspace needs, and that affect the kernel, its keys, its mounts or other
/// processes.
///
/// `ptrace` and `process_vm_*` are allowed, so that debuggers work: Landlock and the process namespace of bubblewrap
/// limit them to the command's own processes.
const REFUSED: &[c_long] = &[
    // Kernel interfaces that are often vulnerable. `io_uring` can also bypass seccomp filters.
    libc::SYS_bpf,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    // Keys, which all processes of a user share.
    libc::SYS_add_key,
    libc::SYS_keyctl,
    libc::SYS_request_key,
    // Access to other processes, by file descriptor or id.
    libc::SYS_kcmp,
    libc::SYS_migrate_pages,
    libc::SYS_pidfd_getfd,
    libc::SYS_process_madvise,
    libc::SYS_process_mrelease,
    // Changes of the file system view.
    libc::SYS_chroot,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fsopen,
    libc::SYS_fspick,
    libc::SYS_mount,
    libc::SYS_mount_setattr,
    libc::SYS_move_mount,
    libc::SYS_open_by_handle_at,
    libc::SYS_open_tree,
    OPEN_TREE_ATTR,
    libc::SYS_pivot_root,
    libc::SYS_setns,
    libc::SYS_umount2,
    // Configuration of the machine.
    libc::SYS_acct,
    libc::SYS_clock_settime,
    libc::SYS_delete_module,
    libc::SYS_finit_module,
    libc::SYS_init_module,
    libc::SYS_kexec_file_load,
    libc::SYS_kexec_load,
    libc::SYS_quotactl,
    libc::SYS_quotactl_fd,
    libc::SYS_reboot,
    libc::SYS_setdomainname,
    libc::SYS_sethostname,
    libc::SYS_settimeofday,
    libc::SYS_swapoff,
    libc::SYS_swapon,
    libc::SYS_syslog,
    libc::SYS_vhangup,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_ioperm,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_iopl,
];

/// A call that the `libc` crate does not name yet.
const OPEN_TREE_ATTR: c_long = 467;

/// The command of `fcntl` that takes a lease on a file.
const F_SETLEASE: u64 = libc::F_SETLEASE as u64;

/// Calls whose first argument is a process or thread id; 0, the caller itself, is allowed.
const OF_A_PROCESS: [c_long; 5] = [
    libc::SYS_move_pages,
    libc::SYS_sched_setaffinity,
    libc::SYS_sched_setattr,
    libc::SYS_sched_setparam,
    libc::SYS_sched_setscheduler,
];

/// The value for a single process in `ioprio_set`.
const IOPRIO_WHO_PROCESS: c_int = 1;

/// System V and POSIX calls for memory, semaphores and message queues that all processes of a user share.
const SHARED: [c_long; 13] = [
    libc::SYS_shmget,
    libc::SYS_shmat,
    libc::SYS_shmctl,
    libc::SYS_semget,
    libc::SYS_semop,
    libc::SYS_semtimedop,
    libc::SYS_semctl,
    libc::SYS_msgget,
    libc::SYS_msgsnd,
    libc::SYS_msgrcv,
    libc::SYS_msgctl,
    libc::SYS_mq_open,
    libc::SYS_mq_unlink,
];

/// Requests that inject input into a terminal or console, change the line discipline, or redirect the messages of the
/// system console.
const TERMINAL_REQUESTS: [libc::Ioctl; 4] = [
    libc::TIOCSTI,
    libc::TIOCLINUX,
    libc::TIOCSETD,
    libc::TIOCCONS,
];

/// The flags that create namespaces.
const NAMESPACES: [c_int; 8] = [
    libc::CLONE_NEWCGROUP,
    libc::CLONE_NEWIPC,
    libc::CLONE_NEWNET,
    libc::CLONE_NEWNS,
    libc::CLONE_NEWPID,
    NEW_TIME,
    libc::CLONE_NEWUSER,
    libc::CLONE_NEWUTS,
];

/// The flag of `unshare` for a time namespace; `clone` uses these bits for a signal number.
const NEW_TIME: c_int = 0x80;

/// Socket families that are allowed with network access.
const WITH_NETWORK: [c_int; 4] = [
    libc::AF_UNIX,
    libc::AF_INET,
    libc::AF_INET6,
    libc::AF_NETLINK,
];

/// Socket families that are allowed in a network of the command's own. Its proxy is reached by address, and sockets of
/// this machine would lead out.
const IN_OWN_NETWORK: [c_int; 3] = [libc::AF_INET, libc::AF_INET6, libc::AF_NETLINK];

/// The bits of a socket type without flags.
const KIND: u64 = 0xf;

/// What the filter allows besides the fixed set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowed {
    /// What sockets reach.
    pub(super) network: Reach,
    /// Calls for shared memory, semaphores and message queues, because the IPC namespace is private.
    pub(super) shared: bool,
}

/// What sockets reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// Nothing.
    Nothing,
    /// The network that the command has of its own. Local sockets are not part of it.
    Own,
    /// The network, and local sockets.
    All,
}

impl Reach {
    pub(super) fn of(policy: &Policy) -> Self {
        match (policy.network, policy.proxied()) {
            (false, _) => Self::Nothing,
            (true, Some(_)) => Self::Own,
            (true, None) => Self::All,
        }
    }
}

/// Returns the filter. It always refuses [`REFUSED`] calls, namespaces, terminal input injection, leases on files, and
/// changing how other processes run. Without a network, it also refuses to reach anything through a socket, because a
/// service on this machine can do what the command may not: creating sockets that are neither local nor for routing
/// information, connecting, binding, listening, accepting, and sending to an address. `socketpair` remains for processes
/// of the command among themselves. The filter cannot see the address of `sendmsg`, and datagram sockets would use it,
/// so local datagram sockets are refused. With a network of the command's own, only local sockets are refused, except
/// for such pairs.
///
/// A call of a foreign architecture ends the process.
pub(super) fn filter(allowed: Allowed) -> io::Result<BpfProgram> {
    let body = build(allowed).map_err(io::Error::other)?;
    Ok([absent(), body].concat())
}

/// Returns instructions that make some calls fail with `ENOSYS` and continue with the rest of the filter for all
/// others: `clone3`, whose flags the filter cannot see, so that programs fall back to `clone`; on x86-64 also the x32
/// calls, which hardly any system uses.
fn absent() -> BpfProgram {
    const LOAD: u16 = 0x20;
    const JUMP_IF_EQUAL: u16 = 0x15;
    #[cfg(target_arch = "x86_64")]
    const JUMP_IF_AT_LEAST: u16 = 0x35;
    const RETURN: u16 = 0x06;
    const ERROR: u32 = 0x0005_0000;
    let instruction = |code, jt, jf, k| sock_filter { code, jt, jf, k };
    vec![
        instruction(LOAD, 0, 0, 0),
        #[cfg(target_arch = "x86_64")]
        instruction(JUMP_IF_AT_LEAST, 1, 0, 0x4000_0000),
        instruction(JUMP_IF_EQUAL, 0, 1, libc::SYS_clone3 as u32),
        instruction(RETURN, 0, 0, ERROR | libc::ENOSYS as u32),
    ]
}

fn build(allowed: Allowed) -> Result<BpfProgram, BackendError> {
    let mut rules: BTreeMap<c_long, Vec<SeccompRule>> = BTreeMap::new();
    let mut refuse = |call: c_long, when: Vec<SeccompRule>| rules.insert(call, when);
    for call in REFUSED {
        refuse(*call, Vec::new());
    }
    if !allowed.shared {
        for call in SHARED {
            refuse(call, Vec::new());
        }
    }
    let requests = TERMINAL_REQUESTS.map(|request| rule(vec![equals(1, request)?]));
    refuse(
        libc::SYS_ioctl,
        requests.into_iter().collect::<Result<_, _>>()?,
    );
    // A lease holds up whoever opens the file.
    refuse(libc::SYS_fcntl, vec![rule(vec![equals(1, F_SETLEASE)?])?]);
    for call in OF_A_PROCESS {
        refuse(call, vec![rule(vec![differs(0, 0)?])?]);
    }
    let of_another = |kind: c_int| -> Result<_, BackendError> {
        Ok(vec![
            rule(vec![differs(0, kind as u64)?])?,
            rule(vec![differs(1, 0)?])?,
        ])
    };
    refuse(
        libc::SYS_setpriority,
        of_another(libc::PRIO_PROCESS as c_int)?,
    );
    refuse(libc::SYS_ioprio_set, of_another(IOPRIO_WHO_PROCESS)?);
    // Reading the limits of another process is allowed.
    let new_limit = vec![differs(0, 0)?, is_given(2)?];
    refuse(libc::SYS_prlimit64, vec![rule(new_limit)?]);
    let namespaces = |flags: &[c_int]| -> Result<Vec<_>, BackendError> {
        let with = |flag: &c_int| rule(vec![has_bits(0, *flag as u64, *flag as u64)?]);
        flags.iter().map(with).collect()
    };
    refuse(libc::SYS_unshare, namespaces(&NAMESPACES)?);
    let of_clone = NAMESPACES.map(|flag| {
        if flag == NEW_TIME {
            libc::CLONE_NEWNS
        } else {
            flag
        }
    });
    refuse(libc::SYS_clone, namespaces(&of_clone)?);
    match allowed.network {
        Reach::Nothing => refuse_network(&mut refuse)?,
        Reach::Own => {
            let other = other_than(&IN_OWN_NETWORK)?;
            refuse(libc::SYS_socket, vec![other, no_routes()?]);
            refuse(libc::SYS_socketpair, of_no_streams()?);
        }
        Reach::All => _ = refuse(libc::SYS_socket, vec![other_than(&WITH_NETWORK)?]),
    }
    let architecture: TargetArch = std::env::consts::ARCH.try_into()?;
    SeccompFilter::new(
        rules,
        SeccompAction::Allow,
        SeccompAction::Errno(libc::EPERM as u32),
        architecture,
    )?
    .try_into()
}

fn refuse_network(
    refuse: &mut impl FnMut(c_long, Vec<SeccompRule>) -> Option<Vec<SeccompRule>>,
) -> Result<(), BackendError> {
    let neither = other_than(&[libc::AF_UNIX, libc::AF_NETLINK])?;
    refuse(
        libc::SYS_socket,
        [vec![neither, no_routes()?], of_datagrams()?].concat(),
    );
    refuse(libc::SYS_socketpair, of_no_streams()?);
    for call in [
        libc::SYS_connect,
        libc::SYS_bind,
        libc::SYS_listen,
        libc::SYS_accept,
        libc::SYS_accept4,
    ] {
        refuse(call, Vec::new());
    }
    refuse(libc::SYS_sendto, vec![rule(vec![is_given(4)?])?]);
    Ok(())
}

/// Matches all families of sockets but these.
fn other_than(families: &[c_int]) -> Result<SeccompRule, BackendError> {
    let differs = families.iter().map(|family| differs(0, *family as u64));
    rule(differs.collect::<Result<_, _>>()?)
}

/// Matches netlink sockets through which processes can reach each other; the routing family is none, and lists the
/// interfaces.
fn no_routes() -> Result<SeccompRule, BackendError> {
    rule(vec![
        equals(0, libc::AF_NETLINK as u64)?,
        differs(2, libc::NETLINK_ROUTE as u64)?,
    ])
}

/// Matches local datagram sockets. A raw local socket is one.
fn of_datagrams() -> Result<Vec<SeccompRule>, BackendError> {
    let of = |kind: c_int| {
        rule(vec![
            equals(0, libc::AF_UNIX as u64)?,
            has_bits(1, KIND, kind as u64)?,
        ])
    };
    [libc::SOCK_DGRAM, libc::SOCK_RAW]
        .map(of)
        .into_iter()
        .collect()
}

/// Matches all pairs of sockets that are not local, or can be sent elsewhere.
fn of_no_streams() -> Result<Vec<SeccompRule>, BackendError> {
    Ok([vec![other_than(&[libc::AF_UNIX])?], of_datagrams()?].concat())
}

fn rule(conditions: Vec<SeccompCondition>) -> Result<SeccompRule, BackendError> {
    SeccompRule::new(conditions)
}

/// Compares the lower 32 bits of an argument, as the kernel does for numbers and flags.
fn number(
    argument: u8,
    operator: SeccompCmpOp,
    value: u64,
) -> Result<SeccompCondition, BackendError> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)
}

fn equals(argument: u8, value: u64) -> Result<SeccompCondition, BackendError> {
    number(argument, SeccompCmpOp::Eq, value)
}

fn differs(argument: u8, value: u64) -> Result<SeccompCondition, BackendError> {
    number(argument, SeccompCmpOp::Ne, value)
}

fn has_bits(argument: u8, mask: u64, value: u64) -> Result<SeccompCondition, BackendError> {
    number(argument, SeccompCmpOp::MaskedEq(mask), value)
}

/// Tests that a pointer is not null.
fn is_given(argument: u8) -> Result<SeccompCondition, BackendError> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Qword, SeccompCmpOp::Ne, 0)
}

/// Writes a filter into a pipe, from which bubblewrap reads it in the kernel's format.
pub(super) fn as_pipe(filter: &BpfProgram) -> io::Result<OwnedFd> {
    let (reader, mut writer) = io::pipe()?;
    let mut bytes = Vec::with_capacity(8 * filter.len());
    for instruction in filter {
        bytes.extend(instruction.code.to_ne_bytes());
        bytes.extend([instruction.jt, instruction.jf]);
        bytes.extend(instruction.k.to_ne_bytes());
    }
    // The filter has a few hundred instructions at most, which fit into every pipe buffer.
    writer.write_all(&bytes)?;
    Ok(reader.into())
}
