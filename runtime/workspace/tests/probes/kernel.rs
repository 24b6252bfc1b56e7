//! Probes of kernel configuration and rarely used kernel interfaces.

use std::{
    fs,
    io::{self, Error},
};

use libc::c_int;

use crate::{
    inside::{
        Allowed::{Always, Never},
        Probe, probe,
    },
    system::{call, open_to_write, or},
};

/// The capabilities that root may keep: rights over files, and changing the user.
const KEPT: u64 = 0b1101_1011;

pub(crate) const PROBES: &[Probe] = &[
    probe("choose what runs when a program crashes", Never, |_| {
        open_to_write("/proc/sys/kernel/core_pattern")
    }),
    probe("choose what loads modules", Never, |_| {
        open_to_write("/proc/sys/kernel/modprobe")
    }),
    probe("set up the memory of the machine", Never, |_| {
        open_to_write("/proc/sys/vm/overcommit_memory")
    }),
    probe("set up the network of the machine", Never, |_| {
        open_to_write("/proc/sys/net/ipv4/ip_forward")
    }),
    probe("press the keys that restart the machine", Never, |_| {
        open_to_write("/proc/sysrq-trigger")
    }),
    probe("choose the processors of interrupts", Never, |_| {
        open_to_write("/proc/irq/default_smp_affinity")
    }),
    probe("choose what the kernel runs for devices", Never, |_| {
        open_to_write("/sys/kernel/uevent_helper")
    }),
    probe("set up a part of the kernel", Never, |_| {
        open_to_write("/sys/kernel/mm/transparent_hugepage/enabled")
    }),
    probe("make a group of processes", Never, |_| {
        let folder = ["/sys/fs/cgroup/unified", "/sys/fs/cgroup"]
            .into_iter()
            .find(|folder| fs::exists(format!("{folder}/cgroup.procs")).unwrap_or(false))
            .ok_or(io::ErrorKind::NotFound)?;
        let new = format!("{folder}/threadwire-probe-{}", std::process::id());
        fs::create_dir(&new)?;
        fs::remove_dir(new)
    }),
    probe("add a key", Never, |_| {
        let (kind, name) = (
            c"user".as_ptr() as usize,
            c"threadwire-probe".as_ptr() as usize,
        );
        // The keyring of this process only.
        let ring = -2_isize as usize;
        call(libc::SYS_add_key, [kind, name, name, 4, ring]).map(drop)
    }),
    probe("find the keys of the user", Never, |_| {
        const GET_RING: usize = 0;
        let of_user = -4_isize as usize;
        call(libc::SYS_keyctl, [GET_RING, of_user, 0]).map(drop)
    }),
    probe("ask for a key", Never, |_| {
        let (kind, name) = (
            c"user".as_ptr() as usize,
            c"threadwire-none".as_ptr() as usize,
        );
        or(
            call(libc::SYS_request_key, [kind, name, 0, 0]),
            &[libc::ENOKEY],
        )
    }),
    probe("load a program into the kernel", Never, |_| {
        // The attributes of a small map.
        let table = [2_u32, 4, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        call(libc::SYS_bpf, [0, table.as_ptr() as usize, 48]).map(drop)
    }),
    probe("count events of the processor", Never, |_| {
        let mut attributes = [0_u32; 32];
        // A software clock, without events of the kernel.
        attributes[0] = 1;
        attributes[1] = 128;
        attributes[10] = 0b110_0000;
        let attributes = attributes.as_ptr() as usize;
        call(
            libc::SYS_perf_event_open,
            [attributes, 0, usize::MAX, usize::MAX, 0],
        )
        .map(drop)
    }),
    probe("handle the faults of memory", Never, |_| {
        const OF_THE_PROGRAM: usize = 1;
        call(libc::SYS_userfaultfd, [OF_THE_PROGRAM]).map(drop)
    }),
    probe("make a namespace of users", Never, |_| {
        unshare(libc::CLONE_NEWUSER)
    }),
    probe("make a namespace of mounts", Never, |_| {
        unshare(libc::CLONE_NEWNS)
    }),
    probe("make a namespace of networks", Never, |_| {
        unshare(libc::CLONE_NEWNET)
    }),
    probe("make a namespace of processes", Never, |_| {
        unshare(libc::CLONE_NEWPID)
    }),
    probe("make a namespace of times", Never, |_| unshare(0x80)),
    probe("make a namespace of users with a process", Never, |_| {
        let flags = (libc::CLONE_NEWUSER | libc::SIGCHLD) as usize;
        child(call(libc::SYS_clone, [flags, 0, 0, 0, 0]))
    }),
    probe("make a namespace of users by the new call", Never, |_| {
        let mut arguments = [0_u64; 11];
        arguments[0] = libc::CLONE_NEWUSER as u64;
        arguments[4] = libc::SIGCHLD as u64;
        child(call(libc::SYS_clone3, [arguments.as_ptr() as usize, 88]))
    }),
    probe("load a module", Never, |_| {
        let (image, options) = (c"x".as_ptr() as usize, c"".as_ptr() as usize);
        or(
            call(libc::SYS_init_module, [image, 1, options]),
            &[libc::ENOEXEC],
        )
    }),
    probe("load a module from a file", Never, |_| {
        let options = c"".as_ptr() as usize;
        or(
            call(libc::SYS_finit_module, [usize::MAX, options, 0]),
            &[libc::EBADF],
        )
    }),
    probe("remove a module", Never, |_| {
        let name = c"threadwire_none".as_ptr() as usize;
        or(
            call(libc::SYS_delete_module, [name, libc::O_NONBLOCK as usize]),
            &[libc::ENOENT],
        )
    }),
    probe("load another kernel", Never, |_| {
        or(
            call(libc::SYS_kexec_load, [0, 1_000, 0, 0]),
            &[libc::EINVAL],
        )
    }),
    probe("restart the machine", Never, |_| {
        // Without the magic numbers that confirm a reboot, so that it fails with `EINVAL`.
        or(call(libc::SYS_reboot, [0, 0, 0, 0]), &[libc::EINVAL])
    }),
    probe("use a file as memory", Never, |_| {
        let path = c"/threadwire-none".as_ptr() as usize;
        or(call(libc::SYS_swapon, [path, 0]), &[libc::ENOENT])
    }),
    probe("name the machine", Never, |_| {
        // With an invalid length, so that it fails with `EINVAL`.
        or(call(libc::SYS_sethostname, [0, 10_000]), &[libc::EINVAL])
    }),
    probe("set the clock", Never, |_| {
        // With an invalid pointer to the time zone, so that the clock does not change.
        let time = [0_u64; 2];
        or(
            call(libc::SYS_settimeofday, [time.as_ptr() as usize, 8]),
            &[libc::EFAULT],
        )
    }),
    probe("read the kernel's log", Never, |_| {
        const SIZE: usize = 10;
        call(libc::SYS_syslog, [SIZE, 0, 0]).map(drop)
    }),
    #[cfg(target_arch = "x86_64")]
    probe("reach the ports of the machine", Never, |_| {
        call(libc::SYS_iopl, [3]).map(drop)
    }),
    probe("keep memory in a file without a name", Always, |_| {
        call(libc::SYS_memfd_create, [c"probe".as_ptr() as usize, 1]).map(drop)
    }),
    probe("hold no files of the server", Always, |w| {
        match w.descriptors.is_empty() {
            true => Ok(()),
            false => Err(Error::other(w.descriptors.join(", "))),
        }
    }),
    probe("know the processors", Always, |_| {
        std::thread::available_parallelism().map(drop)
    }),
    probe("keep rights of root over the machine", Never, |_| {
        let status = fs::read_to_string("/proc/self/status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("CapEff:"));
        let held = line.and_then(|held| u64::from_str_radix(held.trim(), 16).ok());
        match held.ok_or(io::ErrorKind::InvalidData)? & !KEPT {
            0 => Err(Error::from_raw_os_error(libc::EPERM)),
            _ => Ok(()),
        }
    }),
    probe("gain rights from a program", Never, |_| {
        const GET_NO_NEW_PRIVILEGES: c_int = 39;
        match unsafe { libc::prctl(GET_NO_NEW_PRIVILEGES, 0, 0, 0, 0) } {
            0 => Ok(()),
            _ => Err(Error::from_raw_os_error(libc::EPERM)),
        }
    }),
];

/// Returns the open file descriptors other than standard input, output and error.
pub(crate) fn open_descriptors() -> Vec<String> {
    let entries = fs::read_dir("/proc/self/fd")
        .into_iter()
        .flatten()
        .flatten();
    let open = entries.filter_map(|entry| {
        let number: i32 = entry.file_name().to_str()?.parse().ok()?;
        let target = fs::read_link(entry.path()).ok()?;
        // The descriptor that lists the folder is already closed when its link is read.
        let listing = target.ends_with("fd") && target.starts_with("/proc");
        (number > 2 && !listing).then(|| format!("{number} is {}", target.display()))
    });
    open.collect()
}

fn unshare(flag: c_int) -> io::Result<()> {
    call(libc::SYS_unshare, [flag as usize]).map(drop)
}

/// Ends the child process, if the call created one.
fn child(made: io::Result<libc::c_long>) -> io::Result<()> {
    if let Ok(0) = made {
        unsafe { libc::_exit(0) }
    }
    made.map(drop)
}
