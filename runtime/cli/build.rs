//! Compresses the schemas, types and references that the binary contains for `schema export`, to about a tenth of their
//! size. Those of a dialect are compressed together, because they tell of the same types in the same words.
//!
//! Has the functions that a server needs first put beside each other, see [`order_functions`].

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
    process::Command,
};

use lzma_rust2::{LzmaOptions, LzmaWriter};

fn main() -> io::Result<()> {
    let source = Path::new("generated/schema");
    let config = Path::new("src/schema/config.schema.json");
    for read in [source, config] {
        println!("cargo::rerun-if-changed={}", read.display());
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let out = Path::new(&out);
    fs::write(out.join("config"), packed(&fs::read(config)?)?)?;
    // Each entry: the module name of the dialect, the names and lengths of its files, and the compressed contents.
    let mut table = "&[\n".to_owned();
    for dialect in paths(source)? {
        let (mut files, mut texts) = (String::new(), Vec::new());
        for file in paths(&dialect)? {
            let text = fs::read(&file)?;
            let name = file.file_name().unwrap_or_default();
            files.push_str(&format!("({name:?}, {}), ", text.len()));
            texts.extend(text);
        }
        let module = dialect.file_name().unwrap_or_default();
        fs::write(out.join(module), packed(&texts)?)?;
        // The target folder may be moved after this ran.
        table.push_str(&format!(
            "({module:?}, &[{files}], include_bytes!(concat!(env!(\"OUT_DIR\"), \"/\", {module:?}))),\n"
        ));
    }
    fs::write(out.join("packed.rs"), table + "]\n")?;
    if env::var_os("PROFILE").is_some_and(|found| found == "release") {
        order_functions(out)?;
        shrink();
    }
    Ok(())
}

/// Has the linker keep one of several functions that became the same code, and pack relocations. Only where Rust links with
/// the LLD that it brings: other linkers do not know the options.
fn shrink() {
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    let target = env::var("TARGET").unwrap_or_default();
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let has_other = env::var_os("RUSTC_LINKER").is_some() || flags.contains("link");
    if target == "x86_64-unknown-linux-gnu" && !has_other && brings_lld(&target) {
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
        // Addresses that the loader fills in take a fortieth of the space: 20 kB instead of 780.
        if env::var("HOST").is_ok_and(|host| host == target) && loads_packed_addresses() {
            println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
        }
    }
}

/// Tells whether the C library of this machine is glibc 2.36 or newer, whose loader reads packed relocations. A program
/// needs the C library of the machine that it was built on, or a newer one.
fn loads_packed_addresses() -> bool {
    let asked = Command::new("getconf").arg("GNU_LIBC_VERSION").output();
    asked.is_ok_and(|answer| {
        let version = String::from_utf8_lossy(&answer.stdout);
        let minor = version.trim().strip_prefix("glibc 2.");
        minor.is_some_and(|minor| minor.parse().is_ok_and(|minor: u32| minor >= 36))
    })
}

/// Tells whether the compiler comes with a linker.
fn brings_lld(target: &str) -> bool {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(compiler)
        .args(["--print", "target-libdir"])
        .output();
    asked.is_ok_and(|answer| {
        let folder = String::from_utf8_lossy(&answer.stdout);
        // The libraries of the host are beside its programs: `rustlib/TARGET/lib` and `rustlib/TARGET/bin`.
        let programs = Path::new(folder.trim()).with_file_name("bin");
        programs.ends_with(Path::new(target).join("bin")) && programs.join("gcc-ld/ld.lld").exists()
    })
}

/// Has the linker put the functions that `functions.txt` names before all others. A server runs a sixth of the program at
/// its start and in a turn; scattered over all of it, these functions brought most of its pages into memory.
///
/// `tests/order/record` writes the list, for which it needs a program without this order. The environment variable
/// `THREADWIRE_UNORDERED` leaves the order out, also for linkers that know no such scripts: LLD, which Rust uses, and GNU ld
/// do. Most names are without the hash at their end, which changes with versions: it tells apart functions that have one
/// name, and where few of them are needed, the list has their hashes. Link-time optimisation puts a number behind names
/// that are there several times, and the compiler what is rarely run into sections of its own.
fn order_functions(out: &Path) -> io::Result<()> {
    let names = Path::new("functions.txt");
    println!("cargo::rerun-if-changed={}", names.display());
    println!("cargo::rerun-if-env-changed=THREADWIRE_UNORDERED");
    let is_linux = env::var_os("CARGO_CFG_TARGET_OS").is_some_and(|found| found == "linux");
    if env::var_os("THREADWIRE_UNORDERED").is_some() || !is_linux {
        return Ok(());
    }
    let mut script = "SECTIONS { .text.first : {\n".to_owned();
    for name in fs::read_to_string(names)?.lines() {
        let has_hash = name
            .rsplit_once("17h")
            .is_some_and(|(_, hash)| hash.len() == 17);
        let patterns = match name.starts_with("_ZN") && !has_hash {
            true => vec![format!("{name}17h*")],
            false => vec![name.to_owned(), format!("{name}.*")],
        };
        for pattern in patterns {
            script.push_str(&format!("*(.text.{pattern} .text.unlikely.{pattern})\n"));
        }
    }
    script.push_str("} } INSERT BEFORE .text;\n");
    let path = out.join("order.ld");
    fs::write(&path, script)?;
    println!("cargo::rustc-link-arg-bins=-T{}", path.display());
    Ok(())
}

/// Returns what is in a folder, sorted.
fn paths(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<_> = entries.collect::<io::Result<_>>()?;
    paths.sort_unstable();
    Ok(paths)
}

fn packed(text: &[u8]) -> io::Result<Vec<u8>> {
    let len = u32::try_from(text.len()).map_err(io::Error::other)?;
    let options = LzmaOptions {
        // As much as the reader needs to see all of the text.
        dict_size: len.next_power_of_two().max(4096),
        pb: 0,
        nice_len: LzmaOptions::NICE_LEN_MAX,
        ..LzmaOptions::with_preset(9)
    };
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(len.into()))?;
    writer.write_all(text)?;
    writer.finish()
}
