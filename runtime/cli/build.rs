//! Compresses the schemas, types and references that the binary contains for `schema export`, to about a tenth of their
//! size.

use std::{env, fs, io, path::Path};

/// The maximum compression level; compression runs at build time only.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    let source = Path::new("generated/schema");
    let config = Path::new("src/schema/config.schema.json");
    for read in [source, config] {
        println!("cargo::rerun-if-changed={}", read.display());
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("config"), packed(config)?)?;
    // Each entry: the module name of the dialect, the file name, and the compressed contents.
    let mut table = "&[\n".to_owned();
    for dialect in fs::read_dir(source)? {
        let dialect = dialect?;
        let target = Path::new(&out).join(dialect.file_name());
        fs::create_dir_all(&target)?;
        for file in fs::read_dir(dialect.path())? {
            let file = file?;
            let path = target.join(file.file_name());
            fs::write(&path, packed(&file.path())?)?;
            let (module, name) = (dialect.file_name(), file.file_name());
            table.push_str(&format!(
                "({module:?}, {name:?}, include_bytes!({path:?})),\n"
            ));
        }
    }
    fs::write(Path::new(&out).join("packed.rs"), table + "]\n")
}

fn packed(file: &Path) -> io::Result<Vec<u8>> {
    let text = fs::read(file)?;
    Ok(miniz_oxide::deflate::compress_to_vec_zlib(&text, LEVEL))
}
