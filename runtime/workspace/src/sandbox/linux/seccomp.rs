//! The filter of system calls.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    os::fd::OwnedFd,
};

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch,
};

/// On x86-64 the same calls exist a second time, with this added to their number.
#[cfg(target_arch = "x86_64")]
const SECOND_SET: &[i64] = &[0, 0x4000_0000];
#[cfg(not(target_arch = "x86_64"))]
const SECOND_SET: &[i64] = &[0];

/// What `ioctl` is called in the second set, where it has a number of its own.
#[cfg(target_arch = "x86_64")]
const OTHER_IOCTL: &[i64] = &[514];
#[cfg(not(target_arch = "x86_64"))]
const OTHER_IOCTL: &[i64] = &[];

/// The bits of a socket's type that are no flags.
const KIND: u64 = 0xf;

/// Returns the filter. It always refuses typing into a terminal. Without `network` it also refuses to reach anything
/// through a socket, because a service on this machine can do what the command may not: making sockets that are neither
/// local nor of the kernel, connecting, binding, listening, accepting, and sending to an address. What is left is
/// `socketpair`, for processes of the command among themselves. The address of `sendmsg` cannot be seen here, so there
/// are no local sockets for datagrams, the only ones that would heed it.
///
/// Calls of another architecture than ours end the process.
pub(super) fn filter(network: bool) -> io::Result<BpfProgram> {
    build(network).map_err(io::Error::other)
}

fn build(network: bool) -> Result<BpfProgram, seccompiler::BackendError> {
    let mut rules = BTreeMap::new();
    let mut refuse = |call: i64, when: Vec<SeccompRule>| {
        for offset in SECOND_SET {
            rules.insert(call + offset, when.clone());
        }
    };
    for ioctl in [libc::SYS_ioctl].iter().chain(OTHER_IOCTL) {
        refuse(
            *ioctl,
            vec![
                SeccompRule::new(vec![equals(1, libc::TIOCSTI)?])?,
                SeccompRule::new(vec![equals(1, libc::TIOCLINUX)?])?,
            ],
        );
    }
    if !network {
        let local = libc::AF_UNIX as u64;
        let mut of_datagrams = Vec::new();
        // A raw local socket is one for datagrams.
        for kind in [libc::SOCK_DGRAM, libc::SOCK_RAW] {
            of_datagrams.push(SeccompRule::new(vec![
                equals(0, local)?,
                is_kind(1, kind as u64)?,
            ])?);
        }
        let neither = SeccompRule::new(vec![
            differs(0, local)?,
            differs(0, libc::AF_NETLINK as u64)?,
        ])?;
        let not_local = SeccompRule::new(vec![differs(0, local)?])?;
        refuse(
            libc::SYS_socket,
            [vec![neither], of_datagrams.clone()].concat(),
        );
        refuse(
            libc::SYS_socketpair,
            [vec![not_local], of_datagrams].concat(),
        );
        for call in [
            libc::SYS_connect,
            libc::SYS_bind,
            libc::SYS_listen,
            libc::SYS_accept,
            libc::SYS_accept4,
        ] {
            refuse(call, Vec::new());
        }
        let addressed = SeccompCondition::new(4, SeccompCmpArgLen::Qword, SeccompCmpOp::Ne, 0)?;
        refuse(libc::SYS_sendto, vec![SeccompRule::new(vec![addressed])?]);
        refuse(libc::SYS_io_uring_setup, Vec::new());
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

fn equals(argument: u8, value: u64) -> Result<SeccompCondition, seccompiler::BackendError> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, value)
}

fn differs(argument: u8, value: u64) -> Result<SeccompCondition, seccompiler::BackendError> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, value)
}

fn is_kind(argument: u8, kind: u64) -> Result<SeccompCondition, seccompiler::BackendError> {
    let operator = SeccompCmpOp::MaskedEq(KIND);
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, kind)
}

/// Puts a filter into a pipe, from which bubblewrap reads it in the kernel's format.
pub(super) fn as_pipe(filter: &BpfProgram) -> io::Result<OwnedFd> {
    let (reader, mut writer) = io::pipe()?;
    let mut bytes = Vec::with_capacity(8 * filter.len());
    for instruction in filter {
        bytes.extend(instruction.code.to_ne_bytes());
        bytes.extend([instruction.jt, instruction.jf]);
        bytes.extend(instruction.k.to_ne_bytes());
    }
    // A few hundred instructions at most, which fit into every pipe.
    writer.write_all(&bytes)?;
    Ok(reader.into())
}
