//! `view_image`.

use std::{io, path::PathBuf};

use serde::Deserialize;
use threadwire_engine::ItemBody;
use threadwire_workspace::files;

use crate::{
    coding::{
        input::url_of_image,
        registry::{Answer, Call, Input, Row, always, arguments},
    },
    model::Content,
    tools::Unread,
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
    let file = match call.tools.open(path.clone()).await {
        Ok(file) => file,
        Err(Unread::Refused(reason)) => {
            return Answer::failed(format!("unable to read image at `{shown}`: {reason}"));
        }
        Err(Unread::Failed(error)) => {
            return Answer::failed(match error.kind() {
                io::ErrorKind::IsADirectory | io::ErrorKind::Other => {
                    format!("image path `{shown}` is not a file")
                }
                io::ErrorKind::PermissionDenied => format!("unable to process image: {error}"),
                _ => format!("unable to locate image at `{shown}`: {error}"),
            });
        }
    };
    match url_of_image(file).await {
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
