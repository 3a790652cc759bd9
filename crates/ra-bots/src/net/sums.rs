//! The sums of the layers, in the wide registers of this processor, if it has any.
//!
//! Every unit has a sum of its own, added up in the same order everywhere: so all processors come to
//! the same result, to the last bit.

#![expect(clippy::inline_always, reason = "what is not inlined does not get the wide registers")]

use pulp::{Arch, Simd, WithSimd};

use super::{FIRST, SECOND, add_scaled};

/// Adds inputs, with their places, to the sums that enter the first hidden layer; `columns` are
/// the weights of each input.
pub fn add_inputs(sums: &mut [f32; FIRST], columns: &[[f32; FIRST]], inputs: &[(u16, f32)]) {
    Arch::new().dispatch(AddInputs { sums, columns, inputs });
}

/// Adds to the sums that enter the second hidden layer; `rows` are the weights of each unit of the
/// first.
pub fn add_rows(sums: &mut [f32; SECOND], rows: &[[f32; SECOND]], first: &[f32; FIRST]) {
    Arch::new().dispatch(AddRows { sums, rows, first });
}

struct AddInputs<'a> {
    sums: &'a mut [f32; FIRST],
    columns: &'a [[f32; FIRST]],
    inputs: &'a [(u16, f32)],
}

/// So many sums at a time fit into the registers.
const PART: usize = 32;

impl WithSimd for AddInputs<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let AddInputs { sums, columns, inputs } = self;
        let (parts, _) = sums.as_chunks_mut::<PART>();
        for (part, sums) in parts.iter_mut().enumerate() {
            let mut added = *sums;
            for &(place, value) in inputs {
                let (column, _) = columns[usize::from(place)].as_chunks::<PART>();
                add_scaled(&mut added, &column[part], value);
            }
            *sums = added;
        }
    }
}

struct AddRows<'a> {
    sums: &'a mut [f32; SECOND],
    rows: &'a [[f32; SECOND]],
    first: &'a [f32; FIRST],
}

impl WithSimd for AddRows<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let AddRows { sums, rows, first } = self;
        // Who is silent adds nothing. The others are listed first, so that the work itself is a
        // loop without a condition.
        let mut active = [0; FIRST];
        let mut count = 0;
        for (place, &unit) in first.iter().enumerate() {
            active[count] = place;
            count += usize::from(unit > 0.0);
        }
        let mut added = *sums;
        for &place in &active[..count] {
            add_scaled(&mut added, &rows[place], first[place]);
        }
        *sums = added;
    }
}
