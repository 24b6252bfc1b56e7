//! `curr_time`.

use crate::{
    clock::Reminders,
    coding::registry::{Answer, Call, Input, Row},
};

/// The namespace of the tool, for models with namespaces.
pub(crate) const GROUP: &str = "clock";

/// What the group does, for the model.
pub(crate) const ABOUT_GROUP: &str = "Tells the time.";

const NAME: &str = "curr_time";

pub(crate) const ROWS: &[Row] = &[Row {
    name: NAME,
    description: "Returns the current time in UTC.",
    input: Input::Schema(r#"{"type":"object","properties":{},"additionalProperties":false}"#),
    offered: |_, setup| Reminders::of(&setup.config.features).is_some(),
    parallel: true,
    run: |call| Box::pin(curr_time(call)),
}];

async fn curr_time(call: Call) -> Answer {
    let Some(reminders) = call.tools.clock() else {
        return Answer::failed(format!("unsupported call: {NAME}"));
    };
    match reminders.read(call.tools.turn()).await {
        Ok(time) => Answer::done(time),
        Err(reason) => Answer::failed(format!("failed to read current time: {reason}")),
    }
}
