//! Tells the linker what an addon is.

fn main() {
    napi_build::setup();
}
