//! JavaScript that a client evaluates: a desktop application has Node and a browser that this machine may lack.

use std::time::{Duration, Instant};

use serde_json::value::to_raw_value;
use threadwire_engine::{
    ActionStatus, AskKind, BoxFuture, ItemBody, ItemId, ToolContent, ToolItem, ToolSource, TurnId,
};

use super::{ByClient, Tools, mcp::Refusal};

/// The name of the tool that evaluates JavaScript.
pub const EVALUATE: &str = "node_repl";

/// The server that a request for approval names.
const SERVER: &str = "client";

/// How long code may run if the model does not say, and at most.
const TIME: [Duration; 2] = [Duration::from_secs(30), Duration::from_secs(600)];

/// A client that evaluates JavaScript.
pub trait Evaluator: Send + Sync {
    /// Evaluates code. The client answers soon after the time is over, or the call fails. Dropping the future stops the
    /// code, where the client can. The error is text for people.
    fn evaluate(&self, evaluation: Evaluation) -> BoxFuture<'static, Result<Evaluated, String>>;
}

/// The clients of a loaded thread that evaluate JavaScript. The one whose client started the turn is asked, or else the
/// last one.
pub type Evaluators = ByClient<dyn Evaluator>;

/// Code to evaluate.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The turn that needs it.
    pub turn: TurnId,
    /// The item that shows the call.
    pub item: ItemId,
    /// JavaScript.
    pub code: String,
    /// How long it may run.
    pub time: Duration,
}

/// What came of code.
#[derive(Clone, Debug, Default)]
pub struct Evaluated {
    /// Texts and pictures for the model.
    pub content: Vec<ToolContent>,
    /// What the code threw.
    pub error: Option<String>,
}

impl Tools {
    /// Has a client evaluate JavaScript, and shows the call. It needs approval as a tool does: what the code does at the
    /// client is outside of the sandbox. `time` is how long it may run. The error is text for the model.
    pub async fn evaluate(
        &self,
        code: String,
        time: Option<Duration>,
    ) -> Result<Vec<ToolContent>, String> {
        let started = Instant::now();
        let time = time.unwrap_or(TIME[0]).min(TIME[1]);
        let arguments = serde_json::json!({ "code": code, "timeout_ms": time.as_millis() as u64 });
        let arguments = to_raw_value(&arguments).map_err(|error| error.to_string())?;
        let mut item = ToolItem::new(ToolSource::Agent, EVALUATE, arguments.into());
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let ask = AskKind::Tool {
            server: SERVER.to_owned(),
            tool: EVALUATE.to_owned(),
            description: Some("Evaluates JavaScript outside of the sandbox.".to_owned()),
            annotations: None,
            arguments: item.arguments.clone(),
            action: None,
            each_time: false,
        };
        let evaluation = Evaluation {
            turn: self.turn.id(),
            item: id.clone(),
            code,
            time,
        };
        let result = match self
            .allow_tool(&id, EVALUATE, EVALUATE, ask, "JavaScript")
            .await
        {
            Ok(_) => self.reach_evaluator(evaluation).await,
            Err(Refusal::Declined(reason)) => {
                item.status = ActionStatus::Declined;
                Err(reason)
            }
            Err(Refusal::Failed(reason)) => Err(reason),
            Err(Refusal::TurnEnded) => Err("the turn has ended".to_owned()),
        };
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        let result = result.map(|evaluated| {
            item.error = evaluated.error;
            evaluated.content
        });
        match &result {
            Ok(content) => item.content = Some(content.clone()),
            Err(reason) => item.error = Some(reason.clone()),
        }
        if item.status == ActionStatus::InProgress {
            item.status = match item.error {
                Some(_) => ActionStatus::Failed,
                None => ActionStatus::Completed,
            };
        }
        let thrown = item.error.clone();
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        match (result, thrown) {
            (Ok(content), None) => Ok(content),
            (Ok(content), Some(thrown)) => {
                let texts = content.iter().filter_map(|part| match part {
                    ToolContent::Text { text } => Some(text.as_str()),
                    ToolContent::Image { .. } | ToolContent::Block { .. } => None,
                });
                let texts = texts.chain([thrown.as_str()]).collect::<Vec<_>>();
                Err(texts.join("\n"))
            }
            (Err(reason), _) => Err(reason),
        }
    }

    async fn reach_evaluator(&self, evaluation: Evaluation) -> Result<Evaluated, String> {
        let evaluators = self.turn.state(Evaluators::default);
        let of_cause = self
            .turn
            .cause()
            .and_then(|cause| evaluators.of(cause.client));
        let evaluator = of_cause
            .or_else(|| evaluators.last(|_| true))
            .ok_or("no client evaluates JavaScript any more")?;
        // The client has seen what the agent did so far.
        self.turn.settled().await;
        tokio::select! {
            biased;
            () = self.turn.cancelled().cancelled() => Err("the turn was cancelled".to_owned()),
            evaluated = evaluator.evaluate(evaluation) => evaluated,
        }
    }
}
