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
    let shown = path.display();
    if let Err(reason) = call.tools.check_readable(&path).await {
        return Answer::failed(format!("unable to read image at `{shown}`: {reason}"));
    }
    match tokio::fs::metadata(&path).await {
        Ok(found) if found.is_file() => {}
        Ok(_) => return Answer::failed(format!("image path `{shown}` is not a file")),
        Err(error) => {
            return Answer::failed(format!("unable to locate image at `{shown}`: {error}"));
        }
    }
    match image_url(&path).await {
        Ok(url) => {
            call.tools.show(ItemBody::ImageView { path }).await;
            Answer {
                content: vec![Content::Image(url)],
                success: true,
            }
        }
        Err(reason) => Answer::failed(format!("unable to process image: {reason}")),
    }
}
