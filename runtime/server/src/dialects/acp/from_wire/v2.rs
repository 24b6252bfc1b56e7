//! Version 2 of the protocol: converts params to those of version 1, which the handlers take.

use serde::{Serialize, de::DeserializeOwned};
use threadwire_protocol::{
    acp::{self as v1, errors},
    acp_v2 as wire,
};

use crate::dialects::acp::failure::Failure;

/// Converts a value to the type of the other version. Both have the same form on the wire.
pub(in crate::dialects::acp) fn same<T: Serialize, U: DeserializeOwned>(
    value: &T,
) -> Result<U, Failure> {
    let text = serde_json::to_string(value).map_err(|error| errors::internal_error(&error))?;
    serde_json::from_str(&text).map_err(|error| Failure::invalid("", error.to_string()))
}

/// Converts the MCP servers of a request. Version 2 may leave lists out.
pub(in crate::dialects::acp) fn mcp_servers(
    servers: Option<Vec<wire::McpServer>>,
) -> Result<Vec<v1::McpServer>, Failure> {
    let servers = servers.unwrap_or_default().into_iter();
    servers
        .map(|server| {
            Ok(match server {
                wire::McpServer::Stdio(server) => v1::McpServer::Stdio(v1::McpServerStdio {
                    name: server.name,
                    command: server.command,
                    args: server.args.unwrap_or_default(),
                    env: same(&server.env.unwrap_or_default())?,
                    meta: server.meta,
                }),
                wire::McpServer::Http(server) => v1::McpServer::Http(v1::McpServerHttp {
                    type_: v1::McpServerHttpType,
                    name: server.name,
                    url: server.url,
                    headers: same(&server.headers.unwrap_or_default())?,
                    meta: server.meta,
                }),
                server @ wire::McpServer::Acp(_) => same(&server)?,
                wire::McpServer::Unknown(raw) => v1::McpServer::Unknown(raw),
            })
        })
        .collect()
}

/// Converts the blocks of a prompt.
pub(in crate::dialects::acp) fn blocks(
    blocks: Vec<wire::ContentBlock>,
) -> Result<Vec<v1::ContentBlock>, Failure> {
    blocks.into_iter().map(block).collect()
}

fn block(block: wire::ContentBlock) -> Result<v1::ContentBlock, Failure> {
    Ok(match block {
        // Pictures are large, so they are not written and read again.
        wire::ContentBlock::Image(image) => v1::ContentBlock::Image(v1::ContentBlockImage {
            annotations: same(&image.annotations)?,
            data: image.data,
            mime_type: image.mime_type,
            uri: image.uri,
            meta: image.meta,
        }),
        wire::ContentBlock::Unknown(raw) => v1::ContentBlock::Unknown(raw),
        block => same(&block)?,
    })
}
