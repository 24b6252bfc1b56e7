//! The resumption of a connection over a new transport: a protocol between both ends of a WebSocket, below every
//! dialect.
//!
//! A client asks for a session in the request that opens the WebSocket. Both ends then count the messages that they
//! receive, keep sent messages until the other end acknowledges them, and acknowledge in the payloads of unsolicited
//! pongs. After a loss the client opens another WebSocket with the session's name and its count of received messages,
//! and gets the server's count; each end resends what the other one misses.

use std::collections::VecDeque;

use crate::envelope::Frame;

/// Header of the opening request: [`NEW_SESSION`], or the name of the session to resume. Header of the response: the
/// session's name, absent if the server keeps no sessions. An unknown session is refused with 410.
pub const SESSION_HEADER: &str = "threadwire-session";

/// Header of a request that resumes a session, and of its response: how many messages the sender of the header has
/// received since the session began, as a decimal number.
pub const RECEIVED_HEADER: &str = "threadwire-received";

/// Value of [`SESSION_HEADER`] that asks for a new session.
pub const NEW_SESSION: &str = "new";

/// Payload of the pong with which a client of a session says that it sends no more messages. The server then sends its
/// remaining messages and closes the WebSocket. (A WebSocket close would leave the server no time for that.)
pub const END_OF_INPUT: &[u8] = b"end of input";

/// Messages after which an acknowledgement is due.
const DUE_FRAMES: u32 = 32;
/// Bytes of messages after which an acknowledgement is due.
const DUE_BYTES: usize = 32 << 10;

/// Encodes the payload of a pong that acknowledges `received` messages.
pub fn acknowledgement(received: u64) -> [u8; 8] {
    received.to_be_bytes()
}

/// Decodes the payload of a pong; `None` if it is no acknowledgement.
pub fn read_acknowledgement(payload: &[u8]) -> Option<u64> {
    payload.try_into().ok().map(u64::from_be_bytes)
}

/// Counts received messages and says when an acknowledgement is due.
#[derive(Clone, Copy, Debug, Default)]
pub struct Received {
    count: u64,
    frames: u32,
    bytes: usize,
}

impl Received {
    /// Counts one message of `bytes` bytes. Returns the total count if an acknowledgement is due.
    pub fn add(&mut self, bytes: usize) -> Option<u64> {
        self.count += 1;
        self.frames += 1;
        self.bytes += bytes;
        if self.frames < DUE_FRAMES && self.bytes < DUE_BYTES {
            return None;
        }
        (self.frames, self.bytes) = (0, 0);
        Some(self.count)
    }

    /// Returns how many messages were received.
    pub fn count(&self) -> u64 {
        self.count
    }
}

/// The log of sent, unacknowledged messages: the last ones up to a limit in bytes. It shares their bytes with other
/// holders of the frames.
#[derive(Debug)]
pub struct Sent {
    frames: VecDeque<Frame>,
    /// How many messages were sent before the kept ones.
    first: u64,
    bytes: usize,
    limit: usize,
}

impl Sent {
    /// Makes an empty log with a `limit` in bytes.
    pub fn new(limit: usize) -> Self {
        Self {
            frames: VecDeque::new(),
            first: 0,
            bytes: 0,
            limit,
        }
    }

    /// Adds messages that are about to be sent. Above the limit the oldest ones are dropped; a client that misses them
    /// can no longer resume.
    pub fn extend(&mut self, frames: &[Frame]) {
        for frame in frames {
            self.bytes += cost(frame);
            self.frames.push_back(frame.clone());
        }
        while self.bytes > self.limit {
            self.forget();
        }
    }

    /// Drops the first `received` messages. A count larger than that of the sent messages is ignored.
    pub fn acknowledge(&mut self, received: u64) {
        if received <= self.end() {
            while self.first < received {
                self.forget();
            }
        }
    }

    /// Tells whether a client that has received `received` messages can be sent all the others.
    pub fn can_resume(&self, received: u64) -> bool {
        (self.first..=self.end()).contains(&received)
    }

    /// Returns the bytes of the kept messages.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns the kept messages in order.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter()
    }

    /// Returns how many messages were sent.
    fn end(&self) -> u64 {
        self.first + self.frames.len() as u64
    }

    fn forget(&mut self) {
        if let Some(frame) = self.frames.pop_front() {
            self.bytes -= cost(&frame);
            self.first += 1;
        }
    }
}

/// Returns the memory that a message takes, in bytes.
fn cost(frame: &Frame) -> usize {
    frame.len() + size_of::<Frame>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(byte: u8, len: usize) -> Frame {
        Frame::from_message(vec![byte; len])
    }

    fn first_bytes(sent: &Sent) -> Vec<u8> {
        sent.frames().map(|frame| frame.line()[0]).collect()
    }

    #[test]
    fn what_is_acknowledged_is_forgotten() {
        let mut sent = Sent::new(1 << 20);
        sent.extend(&[frame(0, 10), frame(1, 10), frame(2, 10)]);
        assert!(sent.can_resume(0) && sent.can_resume(3) && !sent.can_resume(4));
        sent.acknowledge(2);
        assert_eq!(first_bytes(&sent), [2]);
        assert!(!sent.can_resume(1) && sent.can_resume(2));
        // Late and impossible acknowledgements are ignored.
        sent.acknowledge(1);
        sent.acknowledge(99);
        sent.extend(&[frame(3, 10)]);
        assert_eq!(first_bytes(&sent), [2, 3]);
        assert!(sent.can_resume(2) && sent.can_resume(4) && !sent.can_resume(5));
    }

    #[test]
    fn past_the_bound_the_oldest_are_forgotten() {
        let mut sent = Sent::new(3 * cost(&frame(0, 100)));
        for byte in 0..10 {
            sent.extend(&[frame(byte, 100)]);
        }
        assert_eq!(first_bytes(&sent), [7, 8, 9]);
        assert!(!sent.can_resume(6) && sent.can_resume(7));
        sent.extend(&[frame(10, 10_000)]);
        assert!(first_bytes(&sent).is_empty());
        assert!(!sent.can_resume(10) && sent.can_resume(11));
    }

    #[test]
    fn acknowledgements_are_due_by_count_and_by_size() {
        let mut received = Received::default();
        let due: Vec<u64> = (0..100).filter_map(|_| received.add(1)).collect();
        assert_eq!(due, [32, 64, 96]);
        assert_eq!(received.add(40 << 10), Some(101));
        assert_eq!(received.count(), 101);
        assert_eq!(read_acknowledgement(&acknowledgement(101)), Some(101));
        assert_eq!(read_acknowledgement(b""), None);
    }
}
