//! Probes of the network and of local services.

use std::{
    fs::File,
    io::{self, Error, Read, Write},
    net::{Ipv4Addr, Ipv6Addr, TcpListener, TcpStream, UdpSocket},
    os::{
        fd::{AsRawFd, FromRawFd, OwnedFd},
        linux::net::SocketAddrExt,
        unix::net::{SocketAddr, UnixDatagram, UnixStream},
    },
};

use crate::{
    inside::{
        Allowed::{Always, Network, Never},
        Probe, probe,
    },
    system::{call, text},
};

pub(crate) const PROBES: &[Probe] = &[
    probe("connect by TCP", Network, |w| {
        TcpStream::connect((Ipv4Addr::LOCALHOST, w.tcp)).map(drop)
    }),
    probe("connect by TCP and IPv6", Network, |w| {
        let port = w.tcp6.ok_or(io::ErrorKind::Unsupported)?;
        TcpStream::connect((Ipv6Addr::LOCALHOST, port)).map(drop)
    }),
    probe("connect by TCP while sending", Network, |w| {
        let socket = socket(libc::AF_INET, libc::SOCK_STREAM, 0)?;
        send_to(&socket, libc::MSG_FASTOPEN, w.tcp)
    }),
    probe("listen by TCP", Network, |_| {
        TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map(drop)
    }),
    probe("send by UDP", Network, |w| {
        let socket = socket(libc::AF_INET, libc::SOCK_DGRAM, 0)?;
        send_to(&socket, 0, w.udp)
    }),
    probe("listen by UDP", Network, |_| {
        UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).map(drop)
    }),
    probe("connect to a local service", Network, |w| {
        UnixStream::connect(w.dir.join("outside/service")).map(drop)
    }),
    probe("send to a local service", Network, |w| {
        UnixDatagram::unbound()?
            .send_to(b"x", w.dir.join("outside/datagrams"))
            .map(drop)
    }),
    probe(
        "send a message to a local service from a pair",
        Network,
        |w| {
            let (one, _other) = pair(libc::SOCK_DGRAM)?;
            let path = w.dir.join("outside/datagrams");
            let path = text(path);
            let mut address: libc::sockaddr_un = unsafe { std::mem::zeroed() };
            address.sun_family = libc::AF_UNIX as u16;
            for (to, from) in address.sun_path.iter_mut().zip(path.to_bytes()) {
                *to = *from as libc::c_char;
            }
            send_message(
                &one,
                (&raw mut address).cast(),
                size_of::<libc::sockaddr_un>(),
            )
        },
    ),
    probe("connect to an abstract service", Network, |w| {
        UnixStream::connect_addr(&SocketAddr::from_abstract_name(&w.abstract_name)?).map(drop)
    }),
    probe("send to another process by netlink", Network, |w| {
        let socket = socket(libc::AF_NETLINK, libc::SOCK_RAW, libc::NETLINK_USERSOCK)?;
        let mut address: libc::sockaddr_nl = unsafe { std::mem::zeroed() };
        address.nl_family = libc::AF_NETLINK as u16;
        address.nl_pid = w.netlink;
        let sent = send_message(
            &socket,
            (&raw mut address).cast(),
            size_of::<libc::sockaddr_nl>(),
        );
        match sent {
            // Refused: in a separate network namespace, nothing listens.
            Err(error) if error.raw_os_error() == Some(libc::ECONNREFUSED) => Err(error),
            sent => sent,
        }
    }),
    probe("ask the kernel about sockets", Network, |_| {
        socket(libc::AF_NETLINK, libc::SOCK_RAW, libc::NETLINK_SOCK_DIAG).map(drop)
    }),
    probe("open a socket to the hypervisor", Never, |_| {
        socket(libc::AF_VSOCK, libc::SOCK_STREAM, 0).map(drop)
    }),
    probe("open a socket to the kernel's ciphers", Never, |_| {
        socket(libc::AF_ALG, libc::SOCK_SEQPACKET, 0).map(drop)
    }),
    probe("open a socket for packets", Never, |_| {
        socket(libc::AF_PACKET, libc::SOCK_RAW, 0).map(drop)
    }),
    probe("open a raw socket", Never, |_| {
        socket(libc::AF_INET, libc::SOCK_RAW, libc::IPPROTO_ICMP).map(drop)
    }),
    probe("set up a ring", Never, |_| {
        let mut parameters = [0_u32; 30];
        call(
            libc::SYS_io_uring_setup,
            [1, parameters.as_mut_ptr() as usize],
        )
        .map(drop)
    }),
    probe("ask the kernel about routes", Always, |_| {
        socket(libc::AF_NETLINK, libc::SOCK_RAW, libc::NETLINK_ROUTE).map(drop)
    }),
    probe("list the interfaces", Network, |_| {
        let mut list = std::ptr::null_mut();
        match unsafe { libc::getifaddrs(&raw mut list) } {
            0 => {
                unsafe { libc::freeifaddrs(list) };
                Ok(())
            }
            _ => Err(Error::last_os_error()),
        }
    }),
    probe("speak through a pair of sockets", Always, |_| {
        let (mut one, mut other) = UnixStream::pair()?;
        one.write_all(b"x")?;
        other.read_exact(&mut [0])
    }),
    probe("speak through a pipe", Always, |_| {
        let (mut reader, mut writer) = io::pipe()?;
        writer.write_all(b"x")?;
        reader.read_exact(&mut [0])
    }),
];

fn socket(family: i32, kind: i32, protocol: i32) -> io::Result<File> {
    let fd = unsafe { libc::socket(family, kind | libc::SOCK_CLOEXEC, protocol) };
    match fd {
        -1 => Err(Error::last_os_error()),
        fd => Ok(unsafe { File::from_raw_fd(fd) }),
    }
}

fn pair(kind: i32) -> io::Result<(File, OwnedFd)> {
    let mut ends = [0; 2];
    match unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()) } {
        0 => Ok(unsafe { (File::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) }),
        _ => Err(Error::last_os_error()),
    }
}

fn send_to(socket: &File, flags: i32, port: u16) -> io::Result<()> {
    let mut address: libc::sockaddr_in = unsafe { std::mem::zeroed() };
    address.sin_family = libc::AF_INET as u16;
    address.sin_port = port.to_be();
    address.sin_addr.s_addr = u32::from(Ipv4Addr::LOCALHOST).to_be();
    let sent = unsafe {
        libc::sendto(
            socket.as_raw_fd(),
            c"x".as_ptr().cast(),
            1,
            flags,
            (&raw const address).cast(),
            size_of::<libc::sockaddr_in>() as u32,
        )
    };
    match sent {
        -1 => Err(Error::last_os_error()),
        _ => Ok(()),
    }
}

fn send_message(socket: &File, address: *mut libc::c_void, size: usize) -> io::Result<()> {
    // A netlink message begins with a header.
    let mut content = [16_u32, 0, 0, 0];
    let mut part = libc::iovec {
        iov_base: content.as_mut_ptr().cast(),
        iov_len: 16,
    };
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_name = address;
    message.msg_namelen = size as u32;
    message.msg_iov = &raw mut part;
    message.msg_iovlen = 1;
    match unsafe { libc::sendmsg(socket.as_raw_fd(), &raw const message, libc::MSG_DONTWAIT) } {
        -1 => Err(Error::last_os_error()),
        _ => Ok(()),
    }
}
