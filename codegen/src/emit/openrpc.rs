//! `openrpc.json`: an OpenRPC document of what a client may send. What the server sends stands
//! beside it under `x-serverMethods`, in the same form.

use anyhow::Result;

use super::bundle::definitions;
use crate::{
    bundle::Bundle,
    emit::{Output, header},
    json::{Json, Object},
    model::{Dialect, Method, Stability},
    object,
};

const PREFIX: &str = "#/components/schemas/";

/// The OpenRPC document, to be embedded in the binary.
pub fn emit(bundle: &Bundle, dialect: &Dialect) -> Result<Output> {
    let schemas = definitions(bundle, PREFIX);
    let side = |from_client: bool| -> Json {
        let methods = dialect.methods.iter().filter(|method| {
            if from_client {
                method.from_client()
            } else {
                method.from_server()
            }
        });
        Json::Array(
            methods
                .map(|item| method(&schemas, dialect, item))
                .collect(),
        )
    };
    let document = object! {
        "openrpc": "1.3.2",
        "$comment": header("src/emit/openrpc.rs", &format!("{}/**/*.json", dialect.folder)).join(" "),
        "info": object! {
            "title": dialect.title.as_str(),
            "description": dialect.description.as_str(),
            "version": dialect.versions.last().map_or("", String::as_str),
        },
        "methods": side(true),
        "x-serverMethods": side(false),
        "components": object! { "schemas": schemas },
    };
    Ok(Output {
        path: format!("runtime/cli/generated/schema/{}/openrpc.json", dialect.name),
        text: Json::from(document).to_pretty(),
    })
}

fn method(schemas: &Object, dialect: &Dialect, method: &Method) -> Json {
    let mut item = object! {
        "name": method.wire.as_str(),
        "summary": method.summary.as_str(),
        "description": method.doc.as_str(),
        "paramStructure": "by-name",
        "params": params(schemas, dialect, method),
    };
    if method.is_request {
        let schema = match &method.result {
            Some(name) => {
                let schema = object! { "$ref": format!("{PREFIX}{name}") };
                if method.result_optional {
                    object! { "anyOf": vec![schema, object! { "type": "null" }] }
                } else {
                    schema
                }
            }
            None => object! { "type": "null" },
        };
        let name = method.result.as_deref().unwrap_or("result");
        item.insert("result", object! { "name": name, "schema": schema }.into());
    }
    if method.stability == Stability::Deprecated {
        item.insert("deprecated", true.into());
    }
    if !method.errors.is_empty() {
        let errors = method.errors.iter().map(|(code, message, when)| {
            Json::from(
                object! { "code": *code, "message": message.as_str(), "data": when.as_str() },
            )
        });
        item.insert("errors", Json::Array(errors.collect()));
    }
    if method.stability == Stability::Experimental {
        item.insert("x-experimental", true.into());
    }
    if method.span.since > 0 {
        item.insert(
            "x-since",
            dialect.versions[method.span.since].as_str().into(),
        );
    }
    if let Some(until) = method.span.until {
        item.insert("x-until", dialect.versions[until].as_str().into());
    }
    if let Some(capability) = &method.capability {
        item.insert("x-capability", capability.as_str().into());
    }
    item.into()
}

/// One descriptor per member of the params; one for all of them where they are a union.
fn params(schemas: &Object, dialect: &Dialect, method: &Method) -> Json {
    let Some(name) = &method.params else {
        return Json::Array(Vec::new());
    };
    let Some(members) = dialect.members(name) else {
        let schema = object! { "$ref": format!("{PREFIX}{name}") };
        let all =
            object! { "name": "params", "required": !method.params_optional, "schema": schema };
        return vec![all].into();
    };
    let schemas = schemas
        .get(name)
        .and_then(|schema| schema.get("properties"));
    let descriptors = members.iter().map(|member| {
        let schema = schemas.and_then(|all| all.get(&member.wire)).cloned();
        let mut descriptor = object! {
            "name": member.wire.as_str(),
            "description": member.doc.as_str(),
            "required": member.required,
        };
        // A member that came in through `allOf` has its schema with the type it came from.
        let schema = schema.unwrap_or_else(|| Json::from(Object::default()));
        descriptor.insert("schema", schema);
        Json::from(descriptor)
    });
    Json::Array(descriptors.collect())
}
