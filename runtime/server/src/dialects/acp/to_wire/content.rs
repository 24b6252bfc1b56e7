//! Content blocks.

use std::path::Path;

use threadwire_agent::acp::told;
use threadwire_engine::InputPart;
use threadwire_protocol::acp as wire;
use threadwire_workspace::files;

use crate::dialects::acp::from_wire::TextNotes;

/// Makes a block of plain text.
pub(in crate::dialects::acp) fn text_block(text: impl Into<String>) -> wire::ContentBlock {
    wire::ContentBlock::Text(wire::ContentBlockText {
        annotations: None,
        text: text.into(),
        meta: None,
    })
}

pub(super) fn input_block(part: &InputPart) -> wire::ContentBlock {
    if let Some(block) = told::block(part) {
        return block;
    }
    match part {
        InputPart::Text { text, elements } => {
            let notes: TextNotes = elements
                .as_ref()
                .and_then(|elements| serde_json::from_str(elements.0.get()).ok())
                .unwrap_or_default();
            wire::ContentBlock::Text(wire::ContentBlockText {
                annotations: notes.annotations,
                text: text.clone(),
                meta: notes.meta,
            })
        }
        InputPart::Image { source, .. } | InputPart::Audio { source } => {
            media_block(&source.to_url())
        }
        InputPart::LocalImage { path, .. } => file_link(path),
        InputPart::Mention { name, path, .. } => resource_link(name, path),
        InputPart::Resource {
            uri,
            mime_type,
            text,
            ..
        } => wire::ContentBlock::Resource(wire::ContentBlockResource {
            annotations: None,
            resource: wire::EmbeddedResourceResource::Text(wire::EmbeddedResourceResourceText {
                uri: uri.clone(),
                mime_type: mime_type.clone(),
                text: text.clone(),
                meta: None,
            }),
            meta: None,
        }),
        InputPart::ToolOutput { text, .. } => text_block(text.clone()),
        InputPart::Skill {
            name,
            path: Some(path),
            ..
        } => resource_link(name, &files::uri(path)),
        InputPart::Skill {
            name, path: None, ..
        } => text_block(format!("${name}")),
        InputPart::Command {
            name, arguments, ..
        } => text_block(match arguments {
            Some(arguments) => format!("/{name} {arguments}"),
            None => format!("/{name}"),
        }),
    }
}

/// Converts a URL: a base64 `data:` URL to its content, any other URL to a link.
pub(super) fn media_block(url: &str) -> wire::ContentBlock {
    let embedded = url
        .strip_prefix("data:")
        .and_then(|rest| rest.split_once(";base64,"));
    match embedded {
        Some((mime, data)) if mime.starts_with("audio/") => {
            wire::ContentBlock::Audio(wire::ContentBlockAudio {
                annotations: None,
                data: data.to_owned(),
                mime_type: mime.to_owned(),
                meta: None,
            })
        }
        Some((mime, data)) => wire::ContentBlock::Image(wire::ContentBlockImage {
            annotations: None,
            data: data.to_owned(),
            mime_type: mime.to_owned(),
            uri: None,
            meta: None,
        }),
        None => resource_link(url.rsplit('/').next().unwrap_or(url), url),
    }
}

fn resource_link(name: &str, uri: &str) -> wire::ContentBlock {
    wire::ContentBlock::ResourceLink(wire::ContentBlockResourceLink {
        annotations: None,
        name: name.to_owned(),
        uri: uri.to_owned(),
        title: None,
        description: None,
        mime_type: None,
        size: None,
        meta: None,
    })
}

fn file_link(path: &Path) -> wire::ContentBlock {
    resource_link(&file_name(path), &files::uri(path))
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}
