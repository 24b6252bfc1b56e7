//! Converts the user's input into a message for the model.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use base64::{Engine, prelude::BASE64_STANDARD};
use threadwire_engine::{InputPart, MediaSource};
use threadwire_workspace::{blocking, files, skills};

use crate::{
    images::{self, NO_IMAGE},
    model::{Content, Message, Role, UserImage},
};

/// Maximum size of an image file in bytes.
const MAX_IMAGE: u64 = 20 * 1024 * 1024;

/// Converts input into a message. The number of an image of the user is its place among the images. Local images are
/// read; an unreadable image becomes a text with the reason.
pub(super) async fn message(input: &[InputPart]) -> Message {
    let mut content = Vec::new();
    let mut images = 0;
    for part in input {
        match part {
            InputPart::Text { text, .. } => content.push(Content::Text(text.clone())),
            InputPart::Image { source, detail } => {
                images += 1;
                let is_file = matches!(source, MediaSource::FileId(_));
                let source = source.to_url();
                content.push(match is_file || images::is_usable(&source) {
                    true => Content::UserImage(UserImage {
                        source,
                        is_file,
                        detail: detail.clone(),
                    }),
                    false => Content::Text(NO_IMAGE.to_owned()),
                });
            }
            InputPart::LocalImage { path, detail } => {
                images += 1;
                match image_url(path).await {
                    Ok(source) => content.extend([
                        Content::Text(format!(
                            "<image name=[Image #{images}] path=\"{}\">",
                            path.display()
                        )),
                        Content::UserImage(UserImage {
                            source,
                            is_file: false,
                            detail: detail.clone(),
                        }),
                        Content::Text("</image>".to_owned()),
                    ]),
                    Err(reason) => content.push(Content::Text(format!(
                        "The image {} cannot be read: {reason}",
                        path.display()
                    ))),
                }
            }
            InputPart::Audio { source } => {
                let url = source.to_url();
                let url = url.split(',').next().unwrap_or_default();
                content.push(Content::Text(format!(
                    "[Sound that cannot be heard here: {url}]"
                )));
            }
            InputPart::Skill {
                name,
                path: Some(path),
                by_reference: true,
            } => content.push(Content::Text(skills::reference(name, path))),
            InputPart::Skill { name, path, .. } => content.push(Content::Text(match path {
                Some(path) => format!("[${name}]({})", path.display()),
                None => format!("${name}"),
            })),
            InputPart::Command {
                prompt: Some(prompt),
                ..
            } => content.push(Content::Text(prompt.clone())),
            InputPart::Command {
                name, arguments, ..
            } => {
                let arguments = arguments.as_deref().unwrap_or_default();
                content.push(Content::Text(
                    format!("/{name} {arguments}").trim_end().to_owned(),
                ));
            }
            InputPart::Mention { name, path, .. } => {
                content.push(Content::Text(format!("[@{name}]({path})")));
            }
            InputPart::Resource { uri, text, .. } => {
                content.push(Content::Text(format!(
                    "<resource uri=\"{uri}\">\n{text}\n</resource>"
                )));
            }
            InputPart::ToolOutput { name, text, .. } => {
                content.push(Content::Text(format!(
                    "<tool_output name=\"{name}\">\n{text}\n</tool_output>"
                )));
            }
        }
    }
    Message {
        role: Role::User,
        content,
        annotations: None,
        id: None,
        phase: None,
    }
}

/// Reads an image file as a `data:` URL. The error is text for people.
pub(super) async fn image_url(path: &Path) -> Result<String, String> {
    let path = path.to_owned();
    let opened = blocking::run(move || files::open_file(&path)).await;
    url_of_image(opened.map_err(|error| match error.kind() {
        io::ErrorKind::Other | io::ErrorKind::IsADirectory => "it is not a file".to_owned(),
        _ => error.to_string(),
    })?)
    .await
}

/// Reads an open image file as [`image_url`] does.
pub(super) async fn url_of_image(file: File) -> Result<String, String> {
    let bytes = blocking::run(move || image(file)).await?;
    let kind = images::kind(&bytes).ok_or("it is no image of a known kind")?;
    if !images::is_whole(kind, &bytes) {
        return Err("it is broken".to_owned());
    }
    Ok(format!(
        "data:{kind};base64,{}",
        BASE64_STANDARD.encode(bytes)
    ))
}

/// Reads at most one byte more than an image may have. What is no file never holds a turn up, and neither does a file that
/// has nothing to read yet, as the kernel's log.
fn image(file: File) -> Result<Vec<u8>, String> {
    // The size in the metadata may be wrong or outdated.
    let mut bytes = Vec::new();
    file.take(MAX_IMAGE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MAX_IMAGE {
        return Err(format!("it is larger than {} MiB", MAX_IMAGE >> 20));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_has_nothing_to_read_holds_nothing_up() {
        // A regular file to those who ask. Root alone may read it, and not in every container.
        let log = Path::new("/proc/kmsg");
        let Ok(mut file) = files::open_file(log) else {
            return;
        };
        while file.read(&mut [0; 1 << 14]).is_ok_and(|read| read > 0) {}
        let reading = tokio::time::timeout(Duration::from_secs(20), image_url(log));
        reading.await.expect("in time").expect_err("it is no image");
    }
}
