//! A quick 64-bit fingerprint of a position, for look-up tables.

use core::hash::Hasher;

/// Mixes whatever is hashed into 64 bits. Fast; no defence against somebody who looks for
/// collisions.
#[derive(Default)]
pub(crate) struct KeyMaker(u64);

impl KeyMaker {
    fn absorb(&mut self, word: u64) {
        // An odd constant with well-spread bits (the golden ratio); the shift brings the high
        // bits, which the product mixes best, back down.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for KeyMaker {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.absorb(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.absorb(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.absorb(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.absorb(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.absorb(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.absorb(value.cast_unsigned() as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
