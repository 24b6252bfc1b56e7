//! A network of a command's own, in which listeners wait for the proxy.

use std::{
    ffi::{CStr, CString},
    io,
    net::{Ipv4Addr, TcpListener, UdpSocket},
    os::{
        fd::{AsRawFd, FromRawFd, OwnedFd, RawFd},
        unix::net::UnixStream,
    },
};

use rustix::{
    fs::{Mode, OFlags, open},
    process::{getegid, geteuid},
    thread::{CapabilitySet, UnshareFlags, capabilities},
};

use super::last_error;
use crate::sandbox::proxy;

/// The user namespace that an unprivileged user needs before others: its files with their contents.
pub(super) struct OwnUser([(&'static CStr, CString); 3]);

impl OwnUser {
    /// Prepares it; `None` where this process has the rights already.
    pub(super) fn needed() -> io::Result<Option<Self>> {
        let effective = capabilities(None)?.effective;
        if effective.contains(CapabilitySet::SYS_ADMIN) {
            return Ok(None);
        }
        let (user, group) = (geteuid().as_raw(), getegid().as_raw());
        let map = |id: u32| CString::new(format!("{id} {id} 1"));
        Ok(Some(Self([
            (c"/proc/self/setgroups", c"deny".to_owned()),
            (c"/proc/self/uid_map", map(user)?),
            (c"/proc/self/gid_map", map(group)?),
        ])))
    }

    /// Says who the user is in the namespace that the calling process entered; makes system calls only.
    pub(super) fn map(&self) -> io::Result<()> {
        for (file, text) in &self.0 {
            let file = open(*file, OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty())?;
            rustix::io::write(&file, text.to_bytes())?;
        }
        Ok(())
    }
}

/// The network that a child makes for itself.
pub(super) struct Network {
    /// Takes the listeners out of the child.
    door: UnixStream,
    user: Option<OwnUser>,
}

impl Network {
    /// Prepares it. Returns where its listeners come out, too; see [`receive`]. `is_user` tells whether the child has
    /// entered its user namespace before.
    pub(super) fn new(is_user: bool) -> io::Result<(Self, UnixStream)> {
        let (ours, theirs) = UnixStream::pair()?;
        let user = match is_user {
            true => None,
            false => OwnUser::needed()?,
        };
        Ok((Self { door: theirs, user }, ours))
    }

    /// Enters the network in a process that was just forked; makes system calls only.
    pub(super) fn enter(&self) -> io::Result<()> {
        if let Some(user) = &self.user {
            unshare(UnshareFlags::NEWUSER)?;
            user.map()?;
        }
        unshare(UnshareFlags::NEWNET)?;
        switch_on()?;
        for port in proxy::PORTS {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
            send(&self.door, listener.as_raw_fd())?;
        }
        Ok(())
    }
}

pub(super) fn unshare(flags: UnshareFlags) -> io::Result<()> {
    #[expect(
        unsafe_code,
        reason = "the caller has just been forked, so it has one thread, and it shares no memory that the flags split"
    )]
    let unshared = unsafe { rustix::thread::unshare_unsafe(flags) };
    Ok(unshared?)
}

/// Switches on the loopback interface, which gets its addresses by that.
fn switch_on() -> io::Result<()> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    #[expect(
        unsafe_code,
        reason = "no library in use wraps the call; the value lives until it returns"
    )]
    let switched = unsafe {
        let mut interface: libc::ifreq = std::mem::zeroed();
        for (place, letter) in interface.ifr_name.iter_mut().zip(b"lo") {
            *place = letter.cast_signed() as libc::c_char;
        }
        interface.ifr_ifru.ifru_flags = (libc::IFF_UP | libc::IFF_RUNNING) as libc::c_short;
        libc::ioctl(socket.as_raw_fd(), libc::SIOCSIFFLAGS, &raw const interface)
    };
    match switched {
        0 => Ok(()),
        _ => Err(last_error()),
    }
}

/// Room for the control message of one descriptor, aligned.
type Control = [u64; 4];

/// The length of the contents of such a message.
const LENGTH: u32 = size_of::<RawFd>() as u32;

fn send(door: &UnixStream, descriptor: RawFd) -> io::Result<()> {
    let mut control: Control = [0; 4];
    let mut byte = [0_u8];
    let mut part = part(&mut byte);
    #[expect(
        unsafe_code,
        reason = "no library in use wraps the call; the message has room for one descriptor, and all lives until it returns"
    )]
    let sent = unsafe {
        let message = message(&mut part, &mut control);
        let header = libc::CMSG_FIRSTHDR(&raw const message);
        (*header).cmsg_level = libc::SOL_SOCKET;
        (*header).cmsg_type = libc::SCM_RIGHTS;
        (*header).cmsg_len = libc::CMSG_LEN(LENGTH) as _;
        libc::CMSG_DATA(header)
            .cast::<RawFd>()
            .write_unaligned(descriptor);
        libc::sendmsg(door.as_raw_fd(), &raw const message, libc::MSG_NOSIGNAL)
    };
    match sent {
        1 => Ok(()),
        _ => Err(last_error()),
    }
}

/// Receives the next listener of a child's network.
pub(in crate::sandbox) fn receive(door: RawFd) -> io::Result<TcpListener> {
    let mut control: Control = [0; 4];
    let mut byte = [0_u8];
    let mut part = part(&mut byte);
    #[expect(
        unsafe_code,
        reason = "no library in use wraps the call; all lives until it returns, and a received descriptor is ours alone"
    )]
    unsafe {
        let mut message = message(&mut part, &mut control);
        match libc::recvmsg(door, &raw mut message, libc::MSG_CMSG_CLOEXEC) {
            -1 => return Err(last_error()),
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            _ => {}
        }
        let header = libc::CMSG_FIRSTHDR(&raw const message);
        let is_descriptor = !header.is_null()
            && (*header).cmsg_level == libc::SOL_SOCKET
            && (*header).cmsg_type == libc::SCM_RIGHTS
            && (*header).cmsg_len as usize == libc::CMSG_LEN(LENGTH) as usize;
        if !is_descriptor {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let descriptor = libc::CMSG_DATA(header).cast::<RawFd>().read_unaligned();
        Ok(TcpListener::from(OwnedFd::from_raw_fd(descriptor)))
    }
}

fn part(byte: &mut [u8; 1]) -> libc::iovec {
    libc::iovec {
        iov_base: byte.as_mut_ptr().cast(),
        iov_len: byte.len(),
    }
}

fn message(part: &mut libc::iovec, control: &mut Control) -> libc::msghdr {
    #[expect(unsafe_code, reason = "a message of zeros is empty")]
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = part;
    message.msg_iovlen = 1;
    message.msg_control = control.as_mut_ptr().cast();
    #[expect(unsafe_code, reason = "it computes a number")]
    let space = unsafe { libc::CMSG_SPACE(LENGTH) };
    message.msg_controllen = space as _;
    message
}
