//! What a pad scores. The rules count, and the view says it.

use std::collections::BTreeMap;

use ra_record::AnyRules;
use ra_rules::{BySeat, Counts, Epoch, Holding, Kind as _, Seat};
use ra_view::{Language, Portray, RankingView, Scorekeeper, SheetView};

use super::Pad;

/// What a pad scores.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The sheets of the epochs that something is known of.
    pub sheets: Vec<SheetView>,
    /// Who won, once all suns are known.
    pub ranking: Option<RankingView>,
    held: BTreeMap<&'static str, u8>,
    kept: BTreeMap<&'static str, u8>,
}

impl Counted {
    /// How many tiles of a kind the player at hand has.
    #[must_use]
    pub fn held(&self, kind: &str) -> i16 {
        self.held.get(kind).copied().unwrap_or_default().into()
    }

    /// How many of them were kept from the epoch before.
    #[must_use]
    pub fn kept(&self, kind: &str) -> i16 {
        self.kept.get(kind).copied().unwrap_or_default().into()
    }

    /// The sheet of an epoch.
    #[must_use]
    pub fn sheet(&self, epoch: Epoch) -> Option<&SheetView> {
        self.sheets.iter().find(|sheet| sheet.epoch == epoch.number())
    }

    /// A player's score after an epoch.
    #[must_use]
    pub fn score(&self, epoch: Epoch, seat: Seat) -> Option<u16> {
        self.sheet(epoch)?.columns.get(seat.index())?.after
    }
}

impl Pad {
    /// What the pad scores.
    ///
    /// # Errors
    ///
    /// A sentence about what nobody can have.
    pub fn count(&self, language: Language) -> Result<Counted, String> {
        match self.rules {
            AnyRules::Ra(rules) => {
                self.counted(Scorekeeper::<ra_rules::ra::Ra>::new(rules, &self.names, language))
            }
            AnyRules::Priests(rules) => {
                type Keeper<'a> = Scorekeeper<'a, ra_rules::priests::Priests>;
                self.counted(Keeper::new(rules, &self.names, language))
            }
        }
    }

    fn counted<G: Portray>(
        &self,
        keeper: Result<Scorekeeper<'_, G>, ra_rules::IllegalSetup<G>>,
    ) -> Result<Counted, String> {
        let mut keeper = keeper.map_err(|why| why.to_string())?;
        let (mut held, mut kept) = (BTreeMap::new(), BTreeMap::new());
        let mut sheets = Vec::new();
        for epoch in Epoch::ALL.into_iter().take_while(|&epoch| epoch <= self.reached()) {
            let before = *keeper.tally().kept();
            let holdings =
                BySeat::from_fn(self.players, |seat| self.holding::<G>(epoch, seat, &before[seat]));
            if epoch == self.epoch {
                held = by_name(&holdings[self.seat].tiles);
                kept = by_name(&before[self.seat]);
            }
            sheets.push(keeper.count(&holdings)?);
        }
        let ranking = keeper.ranking().filter(|_| self.knows_suns());
        Ok(Counted { sheets, ranking, held, kept })
    }

    /// What a player has at the end of an epoch.
    fn holding<G: Portray>(&self, epoch: Epoch, seat: Seat, kept: &Counts<G::Face>) -> Holding<G> {
        let changes = &self.changes[usize::from(epoch.number()) - 1][seat.index()];
        let tiles = Counts::from_fn(|face: G::Face| {
            let change = changes.get(face.name()).copied().unwrap_or_default();
            let number = i16::from(kept[face]).saturating_add(change);
            u8::try_from(number.clamp(0, u8::MAX.into())).unwrap_or_default()
        });
        Holding { tiles, suns: self.suns[seat.index()] }
    }
}

fn by_name<K: ra_rules::Kind>(tiles: &Counts<K>) -> BTreeMap<&'static str, u8> {
    tiles.iter().map(|(kind, number)| (kind.name(), number)).collect()
}
