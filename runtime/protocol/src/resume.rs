//! How a connection goes on over a new transport: what both ends of a WebSocket agree on, below every dialect.
//!
//! A client that wants it asks for a session in the request that opens the WebSocket. Both ends then count the messages
//! they get, keep what they have sent until the other end has counted it, and acknowledge in the payloads of pongs that
//! nobody asked for. After a loss the client opens another WebSocket, names the session and how much it has got, and
//! learns how much the server has got; each end sends again what the other one misses.

use std::collections::VecDeque;

use crate::envelope::Frame;

/// Header of the opening request: [`NEW_SESSION`], or the name of a session to go on with. Header of the answer: the
/// session's name; a server that does not keep sessions leaves it out. A session that is not known is refused with 410.
pub const SESSION_HEADER: &str = "threadwire-session";

/// Header of an opening request that goes on with a session, and of its answer: how many messages the sender of the
/// header has got from the other end since the session began, as a decimal number.
pub const RECEIVED_HEADER: &str = "threadwire-received";

/// Value of [`SESSION_HEADER`] that asks for a session.
pub const NEW_SESSION: &str = "new";

/// Payload of a pong with which a client of a session says that it sends no more messages. The server then sends what it
/// still has to say, and closes the WebSocket. (The close of a WebSocket leaves the other end no time for that.)
pub const END_OF_INPUT: &[u8] = b"end of input";

/// Messages after which an acknowledgement is due.
const DUE_FRAMES: u32 = 32;
/// Bytes of messages after which an acknowledgement is due.
const DUE_BYTES: usize = 32 << 10;

/// Writes the payload of a pong that says how many messages were received.
pub fn acknowledgement(received: u64) -> [u8; 8] {
    received.to_be_bytes()
}

/// Reads the payload of a pong; `None` where it acknowledges nothing.
pub fn read_acknowledgement(payload: &[u8]) -> Option<u64> {
    payload.try_into().ok().map(u64::from_be_bytes)
}

/// Counts what was received, and tells when to say so.
#[derive(Clone, Copy, Debug, Default)]
pub struct Received {
    count: u64,
    frames: u32,
    bytes: usize,
}

impl Received {
    /// Counts one message of `bytes` bytes. Returns the count where it is time to acknowledge.
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

/// What was sent and is not acknowledged: the last messages up to a bound in bytes. It shares their bytes with whoever
/// else has them.
#[derive(Debug)]
pub struct Sent {
    frames: VecDeque<Frame>,
    /// How many messages came before those that are kept.
    first: u64,
    bytes: usize,
    limit: usize,
}

impl Sent {
    /// Starts an empty log. `limit` is in bytes.
    pub fn new(limit: usize) -> Self {
        Self {
            frames: VecDeque::new(),
            first: 0,
            bytes: 0,
            limit,
        }
    }

    /// Notes messages that are about to be sent. Past the bound the oldest ones are forgotten: who misses them cannot go
    /// on any more.
    pub fn extend(&mut self, frames: &[Frame]) {
        for frame in frames {
            self.bytes += cost(frame);
            self.frames.push_back(frame.clone());
        }
        while self.bytes > self.limit {
            self.forget();
        }
    }

    /// Forgets the messages that the other end has got: the first `received` ones. More than were sent is no number.
    pub fn acknowledge(&mut self, received: u64) {
        if received <= self.end() {
            while self.first < received {
                self.forget();
            }
        }
    }

    /// Tells whether somebody who has got `received` messages can be sent all the others.
    pub fn can_go_on(&self, received: u64) -> bool {
        (self.first..=self.end()).contains(&received)
    }

    /// Returns the bytes that are kept.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns what is kept, in order.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter()
    }

    /// How many messages were sent.
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

/// What a message takes, in bytes.
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
        assert!(sent.can_go_on(0) && sent.can_go_on(3) && !sent.can_go_on(4));
        sent.acknowledge(2);
        assert_eq!(first_bytes(&sent), [2]);
        assert!(!sent.can_go_on(1) && sent.can_go_on(2));
        // Late and impossible acknowledgements change nothing that matters.
        sent.acknowledge(1);
        sent.acknowledge(99);
        sent.extend(&[frame(3, 10)]);
        assert_eq!(first_bytes(&sent), [2, 3]);
        assert!(sent.can_go_on(2) && sent.can_go_on(4) && !sent.can_go_on(5));
    }

    #[test]
    fn past_the_bound_the_oldest_are_forgotten() {
        let mut sent = Sent::new(3 * cost(&frame(0, 100)));
        for byte in 0..10 {
            sent.extend(&[frame(byte, 100)]);
        }
        assert_eq!(first_bytes(&sent), [7, 8, 9]);
        assert!(!sent.can_go_on(6) && sent.can_go_on(7));
        sent.extend(&[frame(10, 10_000)]);
        assert!(first_bytes(&sent).is_empty());
        assert!(!sent.can_go_on(10) && sent.can_go_on(11));
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
