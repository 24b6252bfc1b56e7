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

/// Returns the filter. It always refuses typing into a terminal; without `network` it also refuses sockets that are
/// neither local nor of the kernel, and the one other way to make them. Calls of another architecture than ours end
/// the process.
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
    refuse(
        libc::SYS_ioctl,
        vec![
            SeccompRule::new(vec![equals(1, libc::TIOCSTI)?])?,
            SeccompRule::new(vec![equals(1, libc::TIOCLINUX)?])?,
        ],
    );
    if !network {
        let neither = || {
            SeccompRule::new(vec![
                differs(0, libc::AF_UNIX as u64)?,
                differs(0, libc::AF_NETLINK as u64)?,
            ])
        };
        refuse(libc::SYS_socket, vec![neither()?]);
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

/// Puts a filter into a pipe, from which bubblewrap reads it in the kernel's format.
pub(super) fn as_pipe(filter: &BpfProgram) -> io::Result<OwnedFd> {
    let (reader, mut writer) = io::pipe()?;
    let mut bytes = Vec::with_capacity(8 * filter.len());
    for instruction in filter {
        bytes.extend(instruction.code.to_ne_bytes());
        bytes.extend([instruction.jt, instruction.jf]);
        bytes.extend(instruction.k.to_ne_bytes());
    }
    // A few hundred bytes fit into every pipe.
    writer.write_all(&bytes)?;
    Ok(reader.into())
}
