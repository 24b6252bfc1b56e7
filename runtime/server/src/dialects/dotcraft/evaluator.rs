//! JavaScript that the client evaluates, over the requests `ext/nodeRepl/*` of the client.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use threadwire_agent::tools::{Evaluated, Evaluation, Evaluator, Evaluators};
use threadwire_engine::{BoxFuture, ThreadId, ToolContent};
use threadwire_protocol::dotcraft::{
    BrowserUseCapability, ExtNodeReplCancelParams, ExtNodeReplEvaluateParams,
    ExtNodeReplEvaluateResponse, NodeReplBrowserSession, NodeReplCapability,
    method::{ExtNodeReplCancel, ExtNodeReplEvaluate},
};

use super::{DotCraftSession, to_wire::WIRE};
use threadwire_connection::NoAnswer;

/// How long a client has to answer after the time of its code is over.
const PATIENCE: Duration = Duration::from_secs(10);

/// The version of the browser session that evaluations are told.
const BROWSER_SESSION: i64 = 1;

/// How a client evaluates JavaScript.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// Whether it stops code on request.
    cancels: bool,
}

impl Offer {
    /// Reads what a client offers in the handshake: an evaluator needs a browser beside it.
    pub(super) fn of(
        repl: Option<&NodeReplCapability>,
        browser: Option<&BrowserUseCapability>,
    ) -> Option<Self> {
        repl?;
        let cancels = browser?.supports_cancel.unwrap_or(false);
        Some(Self { cancels })
    }
}

/// The evaluator behind one thread.
pub(super) struct ClientEvaluator {
    pub(super) session: Weak<DotCraftSession>,
    pub(super) thread: ThreadId,
    pub(super) offer: Offer,
}

impl Evaluator for ClientEvaluator {
    fn evaluate(&self, evaluation: Evaluation) -> BoxFuture<'static, Result<Evaluated, String>> {
        let Evaluation {
            turn,
            item,
            code,
            time,
        } = evaluation;
        let thread = self.thread;
        let session = self.session.upgrade();
        let id = item.to_string();
        let params = ExtNodeReplEvaluateParams {
            thread_id: thread.to_string(),
            turn_id: Some(turn.to_string()),
            evaluation_id: id.clone(),
            browser_session: Some(NodeReplBrowserSession {
                protocol_version: BROWSER_SESSION,
                session_id: thread.to_string(),
                thread_id: Some(thread.to_string()),
                turn_id: Some(turn.to_string()),
                evaluation_id: id.clone(),
            }),
            code,
            timeout_ms: i64::try_from(time.as_millis()).ok(),
        };
        let cancels = self.offer.cancels;
        let reply = session.map(|session| {
            let connection = &session.connection;
            let reply = connection.begin::<ExtNodeReplEvaluate>(WIRE, Some(thread), &params);
            reply.on_withdrawal(move |connection, thread, _| {
                if cancels {
                    let params = ExtNodeReplCancelParams {
                        thread_id: params.thread_id,
                        evaluation_id: id,
                    };
                    connection.order::<ExtNodeReplCancel>(WIRE, thread, &params);
                }
            })
        });
        Box::pin(async move {
            let reply = reply.ok_or_else(|| NoAnswer::Left.to_string())?;
            let connection = Arc::clone(reply.connection());
            let answer = reply.wait(Some(time + PATIENCE)).await;
            if let Err(NoAnswer::Late(_)) = answer
                && let Some(handle) = connection.services().engine.loaded_thread(thread)
            {
                // A client that hangs once is not asked again.
                handle
                    .state(Evaluators::default)
                    .remove(connection.client());
            }
            answer.map(read).map_err(|error| error.to_string())
        })
    }
}

/// Reads what came of code.
fn read(told: ExtNodeReplEvaluateResponse) -> Evaluated {
    let logs = told.logs.unwrap_or_default();
    let logs = (!logs.is_empty()).then(|| logs.join("\n"));
    let value = told
        .result_text
        .filter(|value| told.text.as_ref() != Some(value));
    let texts = [logs, told.text, value].into_iter().flatten();
    let mut content: Vec<ToolContent> = texts
        .filter(|text| !text.is_empty())
        .map(|text| ToolContent::Text { text })
        .collect();
    for image in told.images.unwrap_or_default() {
        content.push(match image.media_type.starts_with("image/") {
            true => ToolContent::Image {
                url: format!("data:{};base64,{}", image.media_type, image.data_base64),
            },
            false => ToolContent::Text {
                text: format!("[{} is no picture]", image.media_type),
            },
        });
    }
    Evaluated {
        content,
        error: told.error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_evaluation_says_is_text_and_pictures() {
        let cases = [
            ("{}", vec![], None),
            (
                r#"{"text":"2","resultText":"2","logs":["a","b"]}"#,
                vec!["a\nb", "2"],
                None,
            ),
            (
                r#"{"text":"","resultText":"3","error":"boom"}"#,
                vec!["3"],
                Some("boom"),
            ),
            (
                r#"{"images":[{"mediaType":"image/png","dataBase64":"QQ=="},{"mediaType":"text/html","dataBase64":"QQ=="}]}"#,
                vec!["data:image/png;base64,QQ==", "[text/html is no picture]"],
                None,
            ),
        ];
        for (told, expected, error) in cases {
            let read = read(serde_json::from_str(told).unwrap());
            let parts = read.content.iter().map(|part| match part {
                ToolContent::Text { text } => text.as_str(),
                ToolContent::Image { url } => url,
                ToolContent::Block { json } => json,
            });
            assert_eq!(parts.collect::<Vec<_>>(), expected, "{told}");
            assert_eq!(read.error.as_deref(), error);
        }
    }
}
