//! `view_image`.

use std::path::PathBuf;

use serde::Deserialize;
use threadwire_engine::ItemBody;
use threadwire_workspace::files;

use crate::{
    coding::{
        input::image_url,
        registry::{Answer, Call, Input, Row, always, arguments},
    },
    model::Content,
};

pub(crate) const VIEW_IMAGE: Row = Row {
    name: "view_image",
    description: "Shows you an image file of this machine.",
    input: Input::Schema(
        r#"{"type":"object","properties":{"path":{"type":"string","description":"Path of the file."}},"required":["path"],"additionalProperties":false}"#,
    ),
    offered: always,
    parallel: true,
    run: |call| Box::pin(view_image(call)),
};

#[derive(Deserialize)]
struct Arguments {
    path: PathBuf,
}

async fn view_image(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let cwd = &call.tools.turn().thread().settings.cwd;
    let path = files::absolute(cwd, &arguments.path);
    let readable = call.tools.check_readable(&path).await;
    let read = match readable {
        Ok(()) => image_url(&path).await,
        Err(reason) => Err(reason),
    };
    match read {
        Ok(url) => {
            call.tools.show(ItemBody::ImageView { path }).await;
            Answer {
                content: vec![Content::Image(url)],
                success: true,
            }
        }
        Err(reason) => Answer::failed(format!(
            "unable to read image at `{}`: {reason}",
            path.display()
        )),
    }
}
