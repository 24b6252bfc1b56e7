//! The world outside of a sandbox: files, services, another process and its terminal.

use std::{
    fs::{self, File},
    io::{Read, Write},
    net::{TcpListener, UdpSocket},
    os::{
        fd::{AsRawFd, FromRawFd, OwnedFd},
        linux::net::SocketAddrExt,
        unix::{
            fs::PermissionsExt,
            net::{SocketAddr, UnixDatagram, UnixListener},
            process::CommandExt,
        },
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use rustix::{
    pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
    termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr},
};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

use crate::system::{self, call, text};

/// The part of the world that probes know.
#[derive(Debug, Default, Deserialize, Serialize)]
pub(crate) struct World {
    /// The folder that contains everything.
    pub(crate) dir: PathBuf,
    /// A process of the same user.
    pub(crate) victim: i32,
    /// Its terminal.
    pub(crate) terminal: PathBuf,
    /// Ports of listeners on the loopback interface.
    pub(crate) tcp: u16,
    pub(crate) tcp6: Option<u16>,
    pub(crate) udp: u16,
    /// The port of a netlink socket.
    pub(crate) netlink: u32,
    /// An abstract socket.
    pub(crate) abstract_name: String,
    /// Ids of System V shared memory, semaphores and message queues.
    pub(crate) memory: usize,
    pub(crate) semaphores: usize,
    pub(crate) messages: usize,
    /// A file in shared memory, and a POSIX message queue.
    pub(crate) shared: PathBuf,
    pub(crate) queue: String,
    /// Descriptors that were open when the probing program started.
    #[serde(default)]
    pub(crate) descriptors: Vec<String>,
}

impl World {
    /// Returns the workspace.
    pub(crate) fn work(&self) -> PathBuf {
        self.dir.join("work")
    }

    /// Returns a file that no command may write.
    pub(crate) fn outside(&self) -> PathBuf {
        self.dir.join("outside/file")
    }

    /// Returns a path of the victim's folder in `/proc`.
    pub(crate) fn of_victim(&self, name: &str) -> PathBuf {
        format!("/proc/{}/{name}", self.victim).into()
    }
}

/// The owner of these objects, outside of the sandbox.
#[derive(Debug)]
pub(crate) struct Outside {
    pub(crate) world: World,
    _dir: TempDir,
    victim: Child,
    before: Condition,
    terminal: OwnedFd,
    victims_terminal: File,
    open: Vec<OwnedFd>,
}

/// The state that commands must not change.
#[derive(Debug, Default, PartialEq, Eq)]
struct Condition {
    file: String,
    mode: u32,
    entries: Vec<String>,
    git: Vec<String>,
    limits: String,
    schedule: Vec<String>,
}

const SECRET: &[u8] = b"a password\n";

impl Outside {
    pub(crate) fn new() -> Self {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        let dir = temporary.path().canonicalize().expect("it exists");
        for folder in ["outside", "work/sub", "work/.codex"] {
            fs::create_dir_all(dir.join(folder)).expect("our own folder");
        }
        fs::write(dir.join("outside/file"), "old").expect("our own folder");
        fs::write(dir.join("outside/output"), "").expect("our own folder");
        let git = Command::new("git")
            .args(["init", "-q"])
            .current_dir(dir.join("work"))
            .status();
        if !git.is_ok_and(|status| status.success()) {
            fs::create_dir_all(dir.join("work/.git/hooks")).expect("our own folder");
        }
        let mut open: Vec<OwnedFd> = Vec::new();
        let fifo = text(dir.join("outside/fifo"));
        assert_eq!(unsafe { libc::mkfifo(fifo.as_ptr(), 0o600) }, 0);
        let fifo = File::options()
            .read(true)
            .write(true)
            .open(dir.join("outside/fifo"));
        open.push(fifo.expect("a fifo").into());

        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&terminal)
            .and_then(|()| unlockpt(&terminal))
            .expect("our own terminal");
        let name = ptsname(&terminal, Vec::new()).expect("our own terminal");
        let name = PathBuf::from(name.into_string().expect("plain text"));
        let inner = system::open(&name, libc::O_RDWR | libc::O_NOCTTY).expect("our own terminal");
        let inner = unsafe { File::from_raw_fd(inner) };
        let mut attributes = tcgetattr(&inner).expect("a terminal");
        attributes.local_modes -= LocalModes::ECHO;
        tcsetattr(&inner, OptionalActions::Now, &attributes).expect("a terminal");
        File::from(terminal.try_clone().expect("a file"))
            .write_all(SECRET)
            .expect("a terminal");

        let output = File::options().write(true).open(dir.join("outside/output"));
        let victim = Command::new("sleep")
            .arg("1000")
            .current_dir(dir.join("outside"))
            .process_group(0)
            .stdin(Stdio::from(inner.try_clone().expect("a file")))
            .stdout(output.expect("our own file"))
            .stderr(Stdio::null())
            .spawn()
            .expect("sleep is everywhere");

        let tcp = TcpListener::bind("127.0.0.1:0").expect("loopback");
        let tcp6 = TcpListener::bind("[::1]:0").ok();
        let udp = UdpSocket::bind("127.0.0.1:0").expect("loopback");
        let abstract_name = format!("threadwire-probe-{}-{}", std::process::id(), victim.id());
        let address = SocketAddr::from_abstract_name(&abstract_name).expect("a short name");
        open.push(
            UnixListener::bind_addr(&address)
                .expect("a new name")
                .into(),
        );
        open.push(
            UnixListener::bind(dir.join("outside/service"))
                .expect("a new name")
                .into(),
        );
        open.push(
            UnixDatagram::bind(dir.join("outside/datagrams"))
                .expect("a new name")
                .into(),
        );
        let shared = PathBuf::from(format!("/dev/shm/{abstract_name}"));
        fs::write(&shared, "old").expect("shared memory");
        let queue = format!("{abstract_name}\0");
        let flags = (libc::O_CREAT | libc::O_RDWR) as usize;
        let _ = call(
            libc::SYS_mq_open,
            [queue.as_ptr() as usize, flags, 0o600, 0],
        );
        let created = 0o1600;
        let of_ipc =
            |result: std::io::Result<libc::c_long>| result.map_or(usize::MAX, |id| id as usize);
        let (netlink, netlink_port) = netlink();
        open.push(netlink);
        let mut outside = Self {
            world: World {
                victim: i32::try_from(victim.id()).expect("ids are small"),
                terminal: name,
                tcp: tcp.local_addr().expect("bound").port(),
                tcp6: tcp6
                    .as_ref()
                    .map(|tcp| tcp.local_addr().expect("bound").port()),
                udp: udp.local_addr().expect("bound").port(),
                netlink: netlink_port,
                abstract_name,
                memory: of_ipc(call(libc::SYS_shmget, [0, 4096, created])),
                semaphores: of_ipc(call(libc::SYS_semget, [0, 1, created])),
                messages: of_ipc(call(libc::SYS_msgget, [0, created])),
                shared,
                queue,
                dir,
                descriptors: Vec::new(),
            },
            _dir: temporary,
            victim,
            before: Condition::default(),
            terminal,
            victims_terminal: inner,
            open,
        };
        outside.open.extend([OwnedFd::from(tcp), udp.into()]);
        outside.open.extend(tcp6.map(OwnedFd::from));
        outside.before = outside.condition();
        outside
    }

    /// Returns descriptions of what changed.
    pub(crate) fn damage(&mut self) -> Vec<String> {
        let mut damage = Vec::new();
        if let Ok(Some(status)) = self.victim.try_wait() {
            damage.push(format!("another process ended: {status}"));
        }
        let now = self.condition();
        if now != self.before {
            damage.push(format!("before {:?}, after {now:?}", self.before));
        }
        let mut waiting = 0;
        let counted = unsafe {
            libc::ioctl(
                self.victims_terminal.as_raw_fd(),
                libc::FIONREAD,
                &raw mut waiting,
            )
        };
        if counted == 0 && waiting as usize != SECRET.len() {
            damage.push(format!("of a terminal's input {waiting} bytes are left"));
        }
        let mut shown = [0; 64];
        let _ = rustix::io::ioctl_fionbio(&self.terminal, true);
        let mut ours = File::from(self.terminal.try_clone().expect("a file"));
        if let Ok(count) = ours.read(&mut shown) {
            damage.push(format!(
                "a terminal shows {:?}",
                String::from_utf8_lossy(&shown[..count])
            ));
        }
        damage
    }

    fn condition(&self) -> Condition {
        let world = &self.world;
        let file = world.outside();
        let stat = fs::read_to_string(world.of_victim("stat")).unwrap_or_default();
        let fields = stat
            .rsplit_once(')')
            .map_or("", |(_, rest)| rest)
            .split(' ');
        Condition {
            file: fs::read_to_string(&file).unwrap_or_default(),
            mode: fs::metadata(&file).map_or(0, |found| found.permissions().mode()),
            entries: entries(&world.dir.join("outside")),
            git: entries(&world.work().join(".git")),
            limits: fs::read_to_string(world.of_victim("limits")).unwrap_or_default(),
            // Group, session, terminal; priority and niceness; policy.
            schedule: fields
                .enumerate()
                .filter(|(index, _)| [3, 4, 5, 16, 17, 39].contains(index))
                .map(|(_, field)| field.to_owned())
                .collect(),
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        let _ = self.victim.kill();
        let _ = self.victim.wait();
        let _ = fs::remove_file(&self.world.shared);
        let _ = call(libc::SYS_mq_unlink, [self.world.queue.as_ptr() as usize]);
        let _ = call(
            libc::SYS_shmctl,
            [self.world.memory, libc::IPC_RMID as usize, 0],
        );
        let _ = call(
            libc::SYS_semctl,
            [self.world.semaphores, 0, libc::IPC_RMID as usize, 0],
        );
        let _ = call(
            libc::SYS_msgctl,
            [self.world.messages, libc::IPC_RMID as usize, 0],
        );
    }
}

fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<_> = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Opens a netlink socket for messages between processes, and returns it with its port.
fn netlink() -> (OwnedFd, u32) {
    let kind = libc::SOCK_RAW | libc::SOCK_CLOEXEC;
    let fd = unsafe { libc::socket(libc::AF_NETLINK, kind, libc::NETLINK_USERSOCK) };
    assert!(fd >= 0, "the kernel has netlink");
    let fd = unsafe { OwnedFd::from_raw_fd(fd) };
    let mut address: libc::sockaddr_nl = unsafe { std::mem::zeroed() };
    address.nl_family = libc::AF_NETLINK as u16;
    let mut size = size_of::<libc::sockaddr_nl>() as u32;
    let address_ptr = (&raw mut address).cast::<libc::sockaddr>();
    let bound = unsafe { libc::bind(fd.as_raw_fd(), address_ptr, size) };
    let named = unsafe { libc::getsockname(fd.as_raw_fd(), address_ptr, &raw mut size) };
    assert_eq!((bound, named), (0, 0), "the kernel has netlink");
    (fd, address.nl_pid)
}
