//! The built-in coding agent with a tool of this program and a middleware around its calls, for any client over
//! standard input and output.
//!
//! `cargo run -p threadwire-server --example embedded_agent`, with a model provider in the configuration.

use std::{error::Error, sync::Arc, time::Instant};

use serde_json::{Value, json, value::to_raw_value};
use threadwire_agent::{
    Extensions,
    extensions::{
        BoxError, Middleware, ModelRequest, Tool, ToolAnswer, ToolContext, ToolUse, Verdict,
    },
};
use threadwire_engine::{BoxFuture, Json, TurnContext};
use threadwire_server::{OpenOptions, open};

/// Tells the model how long this program has been running.
struct Uptime {
    started: Instant,
    schema: Json,
}

impl Tool for Uptime {
    fn name(&self) -> &str {
        "uptime"
    }

    fn description(&self) -> &str {
        "Returns how long the server has been running, in seconds."
    }

    fn input_schema(&self) -> Json {
        Arc::clone(&self.schema)
    }

    fn is_read_only(&self) -> bool {
        true
    }

    fn call<'a>(&'a self, _: Value, _: ToolContext) -> BoxFuture<'a, Result<ToolAnswer, BoxError>> {
        let seconds = self.started.elapsed().as_secs();
        Box::pin(async move { Ok(ToolAnswer::done(seconds.to_string())) })
    }
}

/// Keeps the model to the house rules.
struct HouseRules;

impl Middleware for HouseRules {
    fn name(&self) -> &str {
        "house rules"
    }

    fn before_model<'a>(
        &'a self,
        request: &'a mut ModelRequest<'_>,
        _: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        request.instructions += "\n\nNever push to a remote repository.";
        Box::pin(async { Ok(()) })
    }

    fn before_tool<'a>(
        &'a self,
        call: &'a mut ToolUse,
        _: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Verdict, BoxError>> {
        let command = call.arguments["cmd"].as_str().unwrap_or_default();
        let verdict = if command.contains("git push") {
            Verdict::Refuse("pushing is for people".to_owned())
        } else {
            Verdict::Proceed
        };
        Box::pin(async { Ok(verdict) })
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let uptime = Uptime {
        started: Instant::now(),
        schema: to_raw_value(&json!({ "type": "object", "properties": {} }))?.into(),
    };
    let options = OpenOptions {
        extensions: Extensions::new(vec![Arc::new(uptime)], vec![Arc::new(HouseRules)])?,
        ..OpenOptions::default()
    };
    let server = open(options).await?;
    server.serve_stdio().await?;
    server.shutdown().await;
    Ok(())
}
