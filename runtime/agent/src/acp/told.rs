//! What clients and agents of ACP say that items have in other words, or not at all. It is kept with the items as it was
//! said, for clients and agents of ACP.

use serde::{Deserialize, Serialize};
use threadwire_engine::{InputPart, Json, StoredJson, ToolItem};
use threadwire_protocol::{
    RawJson,
    acp::{
        ContentBlock, ContentBlockResource, ContentBlockResourceLink, EmbeddedResourceResource,
        ToolCallContent, ToolCallLocation, ToolKind,
    },
};

/// What comes before the content of a resource that is no text, for agents that know nothing but text.
const ENCODED: &str = "encoding: base64\n";

/// A tool call as an agent of another maker told it: members of ACP's `ToolCall`. It is [`ToolItem::told`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToldCall {
    /// What the call does, for people.
    pub title: String,
    /// The name of the tool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What kind of tool it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<ToolKind>,
    /// The files that it touches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locations: Option<Vec<ToolCallLocation>>,
    /// The result as the tool gave it. Without locations, the item has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raw_output: Option<RawJson>,
    /// The content, where it is more than blocks of content; otherwise, the item has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<ToolCallContent>>,
}

impl ToldCall {
    /// Returns the call of an item as the agent told it; `None` if no agent of another maker made it.
    pub fn of(item: &ToolItem) -> Option<Self> {
        serde_json::from_str(item.told.as_ref()?.get()).ok()
    }

    /// Returns it as it is kept with an item.
    pub(super) fn kept(&self) -> Option<Json> {
        RawJson::encode(self).ok().map(RawJson::into_inner)
    }
}

/// Converts the link of a prompt. What a mention does not have is kept beside it.
pub fn mention(link: ContentBlockResourceLink) -> InputPart {
    let is_plain = link
        == ContentBlockResourceLink {
            annotations: None,
            name: link.name.clone(),
            uri: link.uri.clone(),
            title: None,
            description: None,
            mime_type: None,
            size: None,
            meta: None,
        };
    InputPart::Mention {
        name: link.name.clone(),
        path: link.uri.clone(),
        block: (!is_plain)
            .then(|| kept(&ContentBlock::ResourceLink(link)))
            .flatten(),
    }
}

/// Converts the resource of a prompt, which is text or bytes. What the part of the input does not have is kept beside it,
/// without the content. `None` if the resource is neither.
pub fn resource(mut block: ContentBlockResource) -> Option<InputPart> {
    let is_bare = block.annotations.is_none() && block.meta.is_none();
    let (uri, mime_type, text, is_plain) = match &mut block.resource {
        EmbeddedResourceResource::Text(resource) => (
            resource.uri.clone(),
            resource.mime_type.clone(),
            std::mem::take(&mut resource.text),
            is_bare && resource.meta.is_none(),
        ),
        // The agent may know what to do with it.
        EmbeddedResourceResource::Blob(resource) => (
            resource.uri.clone(),
            resource.mime_type.clone(),
            format!("{ENCODED}{}", std::mem::take(&mut resource.blob)),
            false,
        ),
        EmbeddedResourceResource::Unknown(_) => return None,
    };
    Some(InputPart::Resource {
        uri,
        mime_type,
        text,
        block: (!is_plain)
            .then(|| kept(&ContentBlock::Resource(block)))
            .flatten(),
    })
}

fn kept(block: &ContentBlock) -> Option<StoredJson> {
    let block = RawJson::encode(block).ok()?;
    Some(StoredJson(block.into_inner()))
}

/// Returns the block of a prompt that a part of the input was; `None` if it says no more than the part.
pub fn block(part: &InputPart) -> Option<ContentBlock> {
    let (block, text) = match part {
        InputPart::Mention { block, .. } => (block, None),
        InputPart::Resource { block, text, .. } => (block, Some(text)),
        _ => return None,
    };
    let mut block = serde_json::from_str(block.as_ref()?.0.get()).ok()?;
    if let (ContentBlock::Resource(resource), Some(text)) = (&mut block, text) {
        match &mut resource.resource {
            EmbeddedResourceResource::Text(resource) => resource.text.clone_from(text),
            EmbeddedResourceResource::Blob(resource) => {
                text.strip_prefix(ENCODED)?.clone_into(&mut resource.blob);
            }
            EmbeddedResourceResource::Unknown(_) => return None,
        }
    }
    Some(block)
}
