//! Compresses the generated schemas, types and references, which the binary carries for `schema export`: they are a
//! tenth of their size then.

use std::{env, fs, io, path::Path};

/// Best compression; it is done once.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    let source = Path::new("generated/schema");
    println!("cargo::rerun-if-changed={}", source.display());
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for dialect in fs::read_dir(source)? {
        let dialect = dialect?;
        let target = Path::new(&out).join(dialect.file_name());
        fs::create_dir_all(&target)?;
        for file in fs::read_dir(dialect.path())? {
            let file = file?;
            let packed = miniz_oxide::deflate::compress_to_vec_zlib(&fs::read(file.path())?, LEVEL);
            fs::write(target.join(file.file_name()), packed)?;
        }
    }
    Ok(())
}
