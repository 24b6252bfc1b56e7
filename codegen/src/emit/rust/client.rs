//! `runtime/client/src/generated/`: typed clients.

use anyhow::{Context, Result};
use askama::Template;

use super::{doc, methods::MethodItem, rustfmt};
use crate::{
    emit::{Output, comment_header},
    model::{Dialect, Method},
};

#[derive(Template)]
#[template(path = "rust/client.rs.j2", escape = "none")]
struct ClientFile {
    header: String,
    title: String,
    module: String,
    client: String,
    requests: Vec<MethodItem>,
    notifications: Vec<MethodItem>,
    server_requests: Vec<MethodItem>,
    server_notifications: Vec<MethodItem>,
}

/// Emits the client of one dialect.
pub fn client(dialect: &Dialect) -> Result<Output> {
    let items = |methods: &mut dyn Iterator<Item = &Method>| -> Vec<MethodItem> {
        methods
            .map(|method| MethodItem::new(dialect, method))
            .collect()
    };
    let file = ClientFile {
        header: comment_header(
            "//",
            "templates/rust/client.rs.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        title: dialect.title.clone(),
        module: dialect.name.clone(),
        client: format!("{}Client", dialect.code_name()),
        requests: items(&mut dialect.client_requests()),
        notifications: items(&mut dialect.client_notifications()),
        server_requests: items(&mut dialect.server_requests()),
        server_notifications: items(&mut dialect.server_notifications()),
    };
    let path = format!("runtime/client/src/generated/{}.rs", dialect.name);
    let text = rustfmt(&file.render()?).with_context(|| path.clone())?;
    Ok(Output::new(path, text))
}

/// Emits the `mod.rs` of all clients.
pub fn client_root(dialects: &[Dialect]) -> Result<Output> {
    let mut text = comment_header("//", "src/emit/rust/client.rs", "*/protocol.json");
    text.push_str("\n//! Typed requests and events, one module per dialect.\n\n");
    for dialect in dialects.iter().filter(|dialect| dialect.is_served()) {
        text.push_str(&doc(&format!("{}.", dialect.title)));
        text.push_str(&format!("pub mod {};\n", dialect.name));
    }
    text.push('\n');
    for dialect in dialects.iter().filter(|dialect| dialect.is_served()) {
        text.push_str(&format!(
            "pub use {}::{}Client;\n",
            dialect.name,
            dialect.code_name()
        ));
    }
    let path = "runtime/client/src/generated/mod.rs".to_owned();
    Ok(Output::new(path, rustfmt(&text)?))
}
