//! Compresses the schemas, types and references that the binary contains for `schema export`, to about a tenth of their
//! size. Those of a dialect are compressed together, because they tell of the same types in the same words.

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
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
        let target = out.join(module);
        fs::write(&target, packed(&texts)?)?;
        table.push_str(&format!(
            "({module:?}, &[{files}], include_bytes!({target:?})),\n"
        ));
    }
    fs::write(out.join("packed.rs"), table + "]\n")
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
