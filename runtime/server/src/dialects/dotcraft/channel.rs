//! The methods `channel/*` and `externalChannel/*`: where threads come from, and chat networks behind adapters.

use threadwire_engine::Error;
use threadwire_host::Area;
use threadwire_protocol::dotcraft::{
    ChannelCategory, ChannelInfo, ChannelListResponse, ChannelMethods, ChannelStatusInfo,
    ChannelStatusResponse, EmptyObject, ExternalChannelConfig, ExternalChannelGetParams,
    ExternalChannelGetResponse, ExternalChannelListResponse, ExternalChannelMethods,
    ExternalChannelRemoveParams, ExternalChannelRemoveResponse, ExternalChannelTransport,
    ExternalChannelUpsertParams, ExternalChannelUpsertResponse, errors,
};
use threadwire_workspace::craft::settings::{Edit, same};

use super::{
    DotCraftSession, Failure,
    adapter::{
        programs,
        settings::{CHANNELS, configured, stored},
    },
    families,
    skills::broken,
};

/// The channels that are always there.
const NATIVE: [(&str, ChannelCategory); 3] = [
    ("cli", ChannelCategory::Builtin),
    ("cron", ChannelCategory::System),
    ("heartbeat", ChannelCategory::System),
];

impl ChannelMethods for families::Channel {
    async fn channel_list(&self, _params: EmptyObject) -> Result<ChannelListResponse, Failure> {
        let native = NATIVE.into_iter().map(|(name, category)| ChannelInfo {
            name: name.to_owned(),
            category,
        });
        let external = self
            .channels()
            .await?
            .into_iter()
            .map(|channel| ChannelInfo {
                name: channel.name,
                category: ChannelCategory::External,
            });
        Ok(ChannelListResponse {
            channels: native.chain(external).collect(),
        })
    }

    async fn channel_status(&self, _params: EmptyObject) -> Result<ChannelStatusResponse, Failure> {
        let channels = self.channels().await?.into_iter();
        Ok(ChannelStatusResponse {
            channels: channels
                .map(|channel| ChannelStatusInfo {
                    running: channel.enabled && self.has_adapter(&channel.name),
                    name: channel.name,
                    category: ChannelCategory::External,
                    enabled: channel.enabled,
                })
                .collect(),
        })
    }
}

impl ExternalChannelMethods for families::ExternalChannel {
    async fn external_channel_list(
        &self,
        _params: EmptyObject,
    ) -> Result<ExternalChannelListResponse, Failure> {
        Ok(ExternalChannelListResponse {
            channels: self.channels().await?,
        })
    }

    async fn external_channel_get(
        &self,
        params: ExternalChannelGetParams,
    ) -> Result<ExternalChannelGetResponse, Failure> {
        Ok(ExternalChannelGetResponse {
            channel: self.external(&params.name).await?,
        })
    }

    /// An entry whose name differs in case only is replaced.
    async fn external_channel_upsert(
        &self,
        params: ExternalChannelUpsertParams,
    ) -> Result<ExternalChannelUpsertResponse, Failure> {
        let channel = checked(params.channel)?;
        let mut edits = Vec::new();
        if let Ok(known) = self.external(&channel.name).await {
            edits.push(Edit::new(&[CHANNELS, &known.name], None));
        }
        edits.push(Edit::new(
            &[CHANNELS, &channel.name],
            Some(stored(&channel)),
        ));
        self.workspace().edit(edits).await.map_err(broken)?;
        let services = &self.connection.services();
        programs::choose(services, &channel.name, Some(&channel))
            .await
            .map_err(Error::from)?;
        self.workspace()
            .changed(&[Area::Channels], "externalChannel/upsert");
        Ok(ExternalChannelUpsertResponse { channel })
    }

    async fn external_channel_remove(
        &self,
        params: ExternalChannelRemoveParams,
    ) -> Result<ExternalChannelRemoveResponse, Failure> {
        let known = self.external(&params.name).await?;
        let edit = Edit::new(&[CHANNELS, &known.name], None);
        self.workspace().edit(vec![edit]).await.map_err(broken)?;
        programs::choose(self.connection.services(), &known.name, None)
            .await
            .map_err(Error::from)?;
        self.workspace()
            .changed(&[Area::Channels], "externalChannel/remove");
        Ok(ExternalChannelRemoveResponse { removed: true })
    }
}

impl DotCraftSession {
    /// Lists the external channels of the workspace, by name.
    async fn channels(&self) -> Result<Vec<ExternalChannelConfig>, Failure> {
        let settings = self.workspace().settings().await.map_err(broken)?;
        Ok(configured(&settings))
    }

    async fn external(&self, name: &str) -> Result<ExternalChannelConfig, Failure> {
        let mut channels = self.channels().await?.into_iter();
        let found = channels.find(|channel| same(&channel.name, name));
        Ok(found.ok_or_else(errors::external_channel_not_found)?)
    }

    /// Tells whether an adapter may serve a channel: it is configured and switched on.
    pub(super) async fn serves_channel(&self, name: &str) -> bool {
        let channel = self.external(name).await;
        channel.is_ok_and(|channel| channel.enabled)
    }

    /// Tells whether an adapter of a channel is connected to this process.
    fn has_adapter(&self, name: &str) -> bool {
        let clients = self.dialect.clients();
        clients
            .iter()
            .any(|session| !session.left.is_cancelled() && session.adapter_of(name).is_some())
    }
}

/// Checks a channel, and drops what its transport has no use for.
fn checked(mut channel: ExternalChannelConfig) -> Result<ExternalChannelConfig, Failure> {
    let invalid = |problem: &str| Err(errors::external_channel_validation_failed(&problem).into());
    channel.name = channel.name.trim().to_owned();
    if channel.name.is_empty() {
        return invalid("The name is empty.");
    }
    if channel.name.contains(['/', '\\']) || channel.name.chars().any(char::is_control) {
        return invalid("The name has a character that names of channels do not have.");
    }
    if NATIVE.iter().any(|(name, _)| same(name, &channel.name))
        || same("automations", &channel.name)
    {
        return Err(errors::external_channel_name_conflict().into());
    }
    let given = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.trim().is_empty());
    let starts = given(&channel.command) || given(&channel.builtin_module);
    match channel.transport {
        ExternalChannelTransport::Websocket => {
            if starts {
                return invalid("A websocket channel starts no program.");
            }
            channel.args = None;
            channel.env = None;
            channel.working_directory = None;
        }
        ExternalChannelTransport::Subprocess | ExternalChannelTransport::ManagedWebsocket => {
            if !starts {
                return invalid("The channel needs a command or a builtinModule.");
            }
        }
        ExternalChannelTransport::Unknown(_) => return invalid("The transport is not known."),
    }
    Ok(channel)
}
