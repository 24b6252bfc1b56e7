//! Probes of files outside of the sandbox.

use std::{
    fs::{self, File, Permissions},
    io::{self, Error, Write},
    os::unix::fs::{PermissionsExt, symlink},
};

use crate::{
    inside::{
        Allowed::{Always, Bubblewrap, Never, Writing},
        Probe, probe,
    },
    system::{call, open, open_to_write, or, text},
};

pub(crate) const PROBES: &[Probe] = &[
    probe("write a file outside", Never, |w| {
        open_to_write(w.outside())
    }),
    probe("create a file outside", Never, |w| {
        let new = w.dir.join("outside/new");
        File::create(&new)?;
        fs::remove_file(new)
    }),
    probe("create a file outside by a relative path", Never, |w| {
        std::env::set_current_dir(w.work())?;
        File::create("../outside/new")?;
        fs::remove_file("../outside/new")
    }),
    probe("make a file outside without a name", Never, |w| {
        open(w.dir.join("outside"), libc::O_TMPFILE | libc::O_RDWR).map(drop)
    }),
    probe("truncate a file outside", Never, |w| {
        let path = text(w.outside());
        // The new size is the current one.
        call(libc::SYS_truncate, [path.as_ptr() as usize, 3]).map(drop)
    }),
    probe("remove a file outside", Never, |w| {
        fs::remove_file(w.outside())?;
        fs::write(w.outside(), "old")
    }),
    probe("move a file in from outside", Never, |w| {
        fs::rename(w.outside(), w.work().join("moved"))?;
        fs::rename(w.work().join("moved"), w.outside())
    }),
    probe("exchange a file with one outside", Never, |w| {
        let inner = w.work().join("exchanged");
        fs::write(&inner, "old")?;
        let (inner, outer) = (text(inner), text(w.outside()));
        let here = libc::AT_FDCWD as usize;
        let (inner, outer) = (inner.as_ptr() as usize, outer.as_ptr() as usize);
        call(libc::SYS_renameat2, [here, inner, here, outer, 2]).map(drop)
    }),
    probe("write through a hard link", Never, |w| {
        let link = w.work().join("hard");
        fs::hard_link(w.outside(), &link)?;
        let written = open_to_write(&link);
        fs::remove_file(link)?;
        written
    }),
    probe("write through a symbolic link", Never, |w| {
        let link = w.work().join("soft");
        symlink(w.outside(), &link)?;
        let written = open_to_write(&link);
        fs::remove_file(link)?;
        written
    }),
    probe("make a folder outside", Never, |w| {
        let new = w.dir.join("outside/folder");
        fs::create_dir(&new)?;
        fs::remove_dir(new)
    }),
    probe("make a link outside", Never, |w| {
        let new = w.dir.join("outside/link");
        symlink("file", &new)?;
        fs::remove_file(new)
    }),
    probe("make a fifo outside", Never, |w| {
        let new = text(w.dir.join("outside/new"));
        let made = unsafe { libc::mkfifo(new.as_ptr(), 0o600) };
        if made != 0 {
            return Err(Error::last_os_error());
        }
        fs::remove_file(w.dir.join("outside/new"))
    }),
    probe("write to a fifo outside", Bubblewrap, |w| {
        open_to_write(w.dir.join("outside/fifo"))
    }),
    probe("change permissions outside", Never, |w| {
        fs::set_permissions(w.outside(), fs::metadata(w.outside())?.permissions())
    }),
    probe("change the owner outside", Never, |w| {
        let path = text(w.outside());
        let (user, group) = unsafe { (libc::geteuid(), libc::getegid()) };
        let here = libc::AT_FDCWD as usize;
        let path = path.as_ptr() as usize;
        call(
            libc::SYS_fchownat,
            [here, path, user as usize, group as usize, 0],
        )
        .map(drop)
    }),
    probe("change times outside", Never, |w| {
        let path = text(w.outside());
        let here = libc::AT_FDCWD as usize;
        call(libc::SYS_utimensat, [here, path.as_ptr() as usize, 0, 0]).map(drop)
    }),
    probe("set an attribute outside", Never, |w| {
        let path = text(w.outside());
        let (path, name) = (path.as_ptr() as usize, c"user.probe".as_ptr() as usize);
        call(libc::SYS_setxattr, [path, name, name, 4, 0]).map(drop)
    }),
    probe("write through one's own root", Never, |w| {
        open_to_write(format!("/proc/self/root{}", w.outside().display()))
    }),
    probe("write through the root of the first process", Never, |w| {
        open_to_write(format!("/proc/1/root{}", w.outside().display()))
    }),
    probe("write through the root of another process", Never, |w| {
        open_to_write(
            w.of_victim("root")
                .join(w.outside().strip_prefix("/").expect("absolute")),
        )
    }),
    probe("write through the folder of another process", Never, |w| {
        open_to_write(w.of_victim("cwd/file"))
    }),
    probe("write to an open file of another process", Never, |w| {
        open_to_write(w.of_victim("fd/1"))
    }),
    probe("write the memory of another process", Never, |w| {
        open(w.of_victim("mem"), libc::O_RDWR).map(drop)
    }),
    probe("read the environment of another process", Never, |w| {
        fs::read(w.of_victim("environ")).map(drop)
    }),
    probe("make another process the first to be ended", Never, |w| {
        open_to_write(w.of_victim("oom_score_adj"))
    }),
    probe("write shared memory of another process", Never, |w| {
        open_to_write(&w.shared)
    }),
    probe("read shared memory of another process", Never, |w| {
        fs::read(&w.shared).map(drop)
    }),
    probe("write the repository's configuration", Never, |w| {
        open_to_write(w.work().join(".git/config"))
    }),
    probe("make a hook", Never, |w| {
        let hook = w.work().join(".git/hooks/pre-commit");
        fs::write(&hook, "")?;
        fs::remove_file(hook)
    }),
    probe("move the repository's folder", Never, |w| {
        fs::rename(w.work().join(".git"), w.work().join("git"))?;
        fs::rename(w.work().join("git"), w.work().join(".git"))
    }),
    probe("write the project's configuration", Never, |w| {
        let file = w.work().join(".codex/config.toml");
        fs::write(&file, "")?;
        fs::remove_file(file)
    }),
    probe("mount a file system", Never, |w| {
        let folder = text(w.work().join("sub"));
        let name = c"tmpfs".as_ptr() as usize;
        call(
            libc::SYS_mount,
            [name, folder.as_ptr() as usize, name, 0, 0],
        )?;
        call(libc::SYS_umount2, [folder.as_ptr() as usize, 0]).map(drop)
    }),
    probe("mount a file system by the new calls", Never, |_| {
        call(libc::SYS_fsopen, [c"tmpfs".as_ptr() as usize, 0]).map(drop)
    }),
    probe("copy a mount", Never, |_| {
        let here = libc::AT_FDCWD as usize;
        call(libc::SYS_open_tree, [here, c"/".as_ptr() as usize, 1]).map(drop)
    }),
    probe("change a mount", Never, |w| {
        let folder = text(w.work());
        let attributes = [0_u64; 4];
        let attributes = attributes.as_ptr() as usize;
        let here = libc::AT_FDCWD as usize;
        let result = call(
            libc::SYS_mount_setattr,
            [here, folder.as_ptr() as usize, 0, attributes, 32],
        );
        // `EINVAL`: the path is not a mount.
        or(result, &[libc::EINVAL])
    }),
    probe("take away a mount", Never, |w| {
        let folder = text(w.work());
        or(
            call(libc::SYS_umount2, [folder.as_ptr() as usize, 0]),
            &[libc::EINVAL],
        )
    }),
    probe("enter another root", Never, |w| {
        let folder = text(w.work());
        call(libc::SYS_chroot, [folder.as_ptr() as usize]).map(drop)
    }),
    probe("open a file by its handle", Never, |w| {
        let path = text(w.outside());
        let mut handle = [0_u32; 34];
        handle[0] = 128;
        let handle = handle.as_mut_ptr() as usize;
        let mut mount = 0_u32;
        let here = libc::AT_FDCWD as usize;
        call(
            libc::SYS_name_to_handle_at,
            [
                here,
                path.as_ptr() as usize,
                handle,
                &raw mut mount as usize,
                0,
            ],
        )?;
        let root = open("/", libc::O_RDONLY)?;
        or(
            call(
                libc::SYS_open_by_handle_at,
                [root as usize, handle, libc::O_RDONLY as usize],
            ),
            &[libc::ESTALE],
        )
    }),
    probe("hold up whoever opens a file outside", Never, |w| {
        let file = open(w.outside(), libc::O_RDONLY)?;
        let lease = [
            file as usize,
            libc::F_SETLEASE as usize,
            libc::F_WRLCK as usize,
        ];
        call(libc::SYS_fcntl, lease).map(drop)
    }),
    probe("make a device", Never, |w| {
        let path = text(w.work().join("device"));
        let made =
            unsafe { libc::mknod(path.as_ptr(), libc::S_IFCHR | 0o600, libc::makedev(1, 3)) };
        if made != 0 {
            return Err(Error::last_os_error());
        }
        let opened = open_to_write(w.work().join("device"));
        fs::remove_file(w.work().join("device"))?;
        opened
    }),
    probe("open the machine's memory", Never, |_| {
        open("/dev/mem", libc::O_RDONLY).map(drop)
    }),
    probe("open a disk", Never, |_| {
        let disks = ["/dev/vda", "/dev/sda", "/dev/nvme0n1", "/dev/xvda"];
        let opened = disks.iter().map(|disk| open(disk, libc::O_RDONLY));
        let mut last = Error::from(io::ErrorKind::NotFound);
        for result in opened {
            match result {
                Ok(_) => return Ok(()),
                Err(error) => last = error,
            }
        }
        Err(last)
    }),
    probe("read a file outside", Always, |w| {
        fs::read(w.outside()).map(drop)
    }),
    probe("read a folder outside", Always, |w| {
        fs::read_dir(w.dir.join("outside")).map(drop)
    }),
    probe("throw output away", Always, |_| fs::write("/dev/null", "x")),
    probe("read random bytes", Always, |_| {
        open("/dev/urandom", libc::O_RDONLY).map(drop)
    }),
    probe("use shared memory", Always, |_| {
        let path = format!("/dev/shm/probe-{}", std::process::id());
        fs::write(&path, "x")?;
        fs::remove_file(path)
    }),
    probe("write a file", Writing, |w| {
        let path = w.work().join("file");
        fs::write(&path, "x")?;
        fs::set_permissions(&path, Permissions::from_mode(0o700))?;
        fs::rename(&path, w.work().join("sub/file"))?;
        fs::remove_file(w.work().join("sub/file"))
    }),
    probe("write a file without a name", Writing, |w| {
        open(w.work(), libc::O_TMPFILE | libc::O_RDWR).map(drop)
    }),
    probe("lock a file", Writing, |w| {
        let mut file = File::create(w.work().join("locked"))?;
        file.lock()?;
        file.write_all(b"x")
    }),
    probe("make a fifo", Writing, |w| {
        let path = text(w.work().join("fifo"));
        match unsafe { libc::mkfifo(path.as_ptr(), 0o600) } {
            0 => fs::remove_file(w.work().join("fifo")),
            _ => Err(Error::last_os_error()),
        }
    }),
];
