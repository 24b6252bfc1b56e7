//! The methods `thread/realtime/*`. Voice sessions are a service of the vendor, which this server does not use, so each
//! attempt ends with the notifications of a client without an account.

use threadwire_engine::{ThreadId, TurnId};
use threadwire_protocol::codex::{
    CodexErrorInfo, ErrorNotification, RealtimeMethods, RealtimeVoice as V, RealtimeVoicesList,
    ThreadRealtimeAppendAudioParams, ThreadRealtimeAppendAudioResponse,
    ThreadRealtimeAppendSpeechParams, ThreadRealtimeAppendSpeechResponse,
    ThreadRealtimeAppendTextParams, ThreadRealtimeAppendTextResponse,
    ThreadRealtimeClosedNotification, ThreadRealtimeErrorNotification,
    ThreadRealtimeListVoicesParams, ThreadRealtimeListVoicesResponse, ThreadRealtimeStartParams,
    ThreadRealtimeStartResponse, ThreadRealtimeStopParams, ThreadRealtimeStopResponse, TurnError,
    notification,
};

use super::{CodexSession, failure::Failure, families};

impl RealtimeMethods for families::Realtime {
    async fn thread_realtime_start(
        &self,
        params: ThreadRealtimeStartParams,
    ) -> Result<ThreadRealtimeStartResponse, Failure> {
        let id = self.loaded(&params.thread_id)?.id();
        self.tell::<notification::ThreadRealtimeError>(
            Some(id),
            &ThreadRealtimeErrorNotification {
                thread_id: id.to_string(),
                message: "realtime conversation requires API key auth".to_owned(),
            },
        );
        Ok(ThreadRealtimeStartResponse {})
    }

    async fn thread_realtime_append_audio(
        &self,
        params: ThreadRealtimeAppendAudioParams,
    ) -> Result<ThreadRealtimeAppendAudioResponse, Failure> {
        self.tell_no_session(self.loaded(&params.thread_id)?.id());
        Ok(ThreadRealtimeAppendAudioResponse {})
    }

    async fn thread_realtime_append_text(
        &self,
        params: ThreadRealtimeAppendTextParams,
    ) -> Result<ThreadRealtimeAppendTextResponse, Failure> {
        self.tell_no_session(self.loaded(&params.thread_id)?.id());
        Ok(ThreadRealtimeAppendTextResponse {})
    }

    async fn thread_realtime_append_speech(
        &self,
        params: ThreadRealtimeAppendSpeechParams,
    ) -> Result<ThreadRealtimeAppendSpeechResponse, Failure> {
        self.tell_no_session(self.loaded(&params.thread_id)?.id());
        Ok(ThreadRealtimeAppendSpeechResponse {})
    }

    async fn thread_realtime_stop(
        &self,
        params: ThreadRealtimeStopParams,
    ) -> Result<ThreadRealtimeStopResponse, Failure> {
        let id = self.loaded(&params.thread_id)?.id();
        self.tell::<notification::ThreadRealtimeClosed>(
            Some(id),
            &ThreadRealtimeClosedNotification {
                thread_id: id.to_string(),
                reason: Some("requested".to_owned()),
            },
        );
        Ok(ThreadRealtimeStopResponse {})
    }

    async fn thread_realtime_list_voices(
        &self,
        _params: ThreadRealtimeListVoicesParams,
    ) -> Result<ThreadRealtimeListVoicesResponse, Failure> {
        let first = [
            V::Juniper,
            V::Maple,
            V::Spruce,
            V::Ember,
            V::Vale,
            V::Breeze,
            V::Arbor,
            V::Sol,
            V::Cove,
        ];
        let later = [
            V::Aube,
            V::Bubbie,
            V::Haetsal,
            V::Hanul,
            V::Himari,
            V::Leher,
            V::Miko,
            V::Neer,
            V::Porto,
            V::Rindo,
            V::Rio,
            V::Rivage,
            V::Selva,
            V::Sonna,
            V::Tinta,
            V::Viola,
        ];
        let second = [
            V::Alloy,
            V::Ash,
            V::Ballad,
            V::Coral,
            V::Echo,
            V::Sage,
            V::Shimmer,
            V::Verse,
            V::Marin,
            V::Cedar,
        ];
        Ok(ThreadRealtimeListVoicesResponse {
            voices: RealtimeVoicesList {
                v1: first.to_vec(),
                v2: second.to_vec(),
                v3: first.into_iter().chain(later).collect(),
                default_v1: V::Cove,
                default_v2: V::Marin,
            },
        })
    }
}

impl CodexSession {
    /// Sends the error about input for a session that is not open. The protocol names a turn that does not exist.
    fn tell_no_session(&self, thread: ThreadId) {
        self.tell::<notification::Error>(
            Some(thread),
            &ErrorNotification {
                error: TurnError {
                    message: "conversation is not running".to_owned(),
                    codex_error_info: Some(CodexErrorInfo::BadRequest),
                    additional_details: None,
                    misalignment: None,
                },
                will_retry: false,
                thread_id: thread.to_string(),
                turn_id: TurnId::new().to_string(),
            },
        );
    }
}
