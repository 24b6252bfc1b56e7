//! Compresses the generated schemas, types and references, which the binary carries for `schema export`: they are a
//! tenth of their size then.

use std::{env, fs, io, path::Path};

/// Best compression; it is done once.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    let source = Path::new("generated/schema");
    println!("cargo::rerun-if-changed={}", source.display());
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    // Each file by the name of its dialect's module and its own name.
    let mut table = "&[\n".to_owned();
    for dialect in fs::read_dir(source)? {
        let dialect = dialect?;
        let target = Path::new(&out).join(dialect.file_name());
        fs::create_dir_all(&target)?;
        for file in fs::read_dir(dialect.path())? {
            let file = file?;
            let packed = miniz_oxide::deflate::compress_to_vec_zlib(&fs::read(file.path())?, LEVEL);
            let path = target.join(file.file_name());
            fs::write(&path, packed)?;
            let (module, name) = (dialect.file_name(), file.file_name());
            table.push_str(&format!(
                "({module:?}, {name:?}, include_bytes!({path:?})),\n"
            ));
        }
    }
    fs::write(Path::new(&out).join("packed.rs"), table + "]\n")
}
