//! Why an action is good or bad, in sentences about facts.
//!
//! Nothing is said that does not follow from the rules or from the analysis: what a lot is worth is
//! counted by the rules, and how an auction ends is what the analysis expects.

use ra_bots::{Analysis, Analyst, Assessed};
use ra_record::{Entry, Record};
use ra_rules::{Action, Bid, Event, Next, Phase, PlayerCount, Seat, State, Sun};
use ra_view::{
    ActionKind, ActionView, Group, KindView, Language, Options, Perspective, PhaseView, SeatView,
    TableView, View, Viewer, WorthView,
};

use crate::Known;
use crate::words::{Phrase, Sentence, list, percent, percentage_points};

/// From this chance on it is said that the next tile may do harm.
const MUCH_HARM: f32 = 0.1;

/// From this win share on it is said whom an action helps.
const MUCH_GAIN: f32 = 0.01;

/// From this many Ra tiles before the end of an epoch on they are counted.
const FEW_RA: u8 = 3;

/// What is known about a decision.
pub struct Reasons<'a, G: Known> {
    record: &'a Record<G>,
    seat: Seat,
    view: &'a View,
    analyst: Analyst,
    analysis: &'a Analysis<G>,
}

/// How an auction ends.
#[derive(Clone, Copy)]
struct Ending {
    winner: Option<Bid>,
    /// Do the rules say so, or is it only expected?
    certain: bool,
}

impl<'a, G: Known> Reasons<'a, G> {
    pub fn new(
        record: &'a Record<G>,
        seat: Seat,
        view: &'a View,
        analyst: Analyst,
        analysis: &'a Analysis<G>,
    ) -> Reasons<'a, G> {
        Reasons { record, seat, view, analyst, analysis }
    }

    /// The reasons for and against an action, a sentence each.
    pub fn of(&self, option: &Assessed<G>, shown: &ActionView) -> Vec<String> {
        let mut said = match option.action {
            Action::Draw => self.draw(),
            Action::Invoke => self.invoke(),
            Action::Bid(sun) => self.bid(sun, shown),
            Action::Pass => self.pass(shown),
            Action::Special(_) => self.special(option.action, shown),
        };
        said.extend(self.rival_gains(option));
        said
    }

    fn say<'s>(&self, phrase: Phrase) -> Sentence<'s> {
        phrase.in_language(self.language())
    }

    fn language(&self) -> Language {
        self.view.language
    }

    fn state(&self) -> &State<G> {
        self.record.state()
    }

    /// The chance that the next tile is Ra, and what that would mean.
    fn draw(&self) -> Vec<String> {
        let table = &self.view.table;
        let left = table.ra_track.left;
        let last_ra =
            if G::has_last_auction(self.state().rules()) { "last-auction" } else { "ends" };
        let then = if left <= 1 { last_ra } else { "auction" };
        let chance = percent(self.analysis.next_is_ra, self.language());
        let sentence = self.say(Phrase::NextIsRa).with("chance", chance).with("then", then);
        let mut said = vec![sentence.with("n", self.state().track().len()).say()];
        if (2..=FEW_RA).contains(&left) {
            said.push(self.say(Phrase::RaLeft).with("n", left).with("then", last_ra).say());
        }
        for (group, kind) in [(Group::Disasters, "disaster"), (Group::Plagues, "plague")] {
            let chance = chance_of(group, table);
            if chance >= MUCH_HARM {
                let sentence =
                    self.say(Phrase::Harm).with("chance", percent(chance, self.language()));
                said.push(sentence.with("kind", kind).say());
            }
        }
        said
    }

    /// Who would win the auction, and for what.
    fn invoke(&self) -> Vec<String> {
        let Some(auction) = &self.analysis.auction else { return Vec::new() };
        let mut called = *self.state();
        if called.act(Action::Invoke).is_err() {
            return Vec::new();
        }
        // The caller bids last, so being asked now means that nobody else can bid.
        let is_alone = matches!(called.next(), Next::Act(seat, _) if seat == self.seat);
        // Which sun to bid is then still a choice, unless there is only one.
        let certain = is_alone && only_action(&called).is_some();
        let mut said = self.ending(Ending { winner: auction.expected, certain });
        if is_alone && !certain {
            said[0] = self.say(Phrase::NobodyElse).say();
        }
        said
    }

    fn bid(&self, sun: Sun, shown: &ActionView) -> Vec<String> {
        let Some(ending) = self.after(Action::Bid(sun)) else { return Vec::new() };
        let mut said = self.ending(ending);
        if let (true, Some(note)) = (ending.certain, &shown.note) {
            said[0].clone_from(&note.text);
        }
        if ending.winner.is_some_and(|bid| bid.seat == self.seat) {
            said.push(self.suns_left(sun));
        }
        said
    }

    fn pass(&self, shown: &ActionView) -> Vec<String> {
        let Some(ending) = self.after(Action::Pass) else { return Vec::new() };
        let mut said = self.ending(ending);
        if let (true, Some(note)) = (ending.certain, &shown.note) {
            said[0].clone_from(&note.text);
        }
        said
    }

    /// How the auction ends after a bid or a pass.
    fn after(&self, action: Action<G::Special>) -> Option<Ending> {
        let mut after = *self.state();
        let mut winner = None;
        let mut forced = Some(action);
        while let Some(action) = forced {
            let tell = |event| {
                if let Event::Sold { bid, .. } = event {
                    winner = Some(bid);
                }
            };
            after.act_telling(action, tell).ok()?;
            let open = matches!(after.phase(), Phase::Auction(_)) && winner.is_none();
            forced = only_action(&after).filter(|_| open);
            if open && forced.is_none() {
                let winner = self.analyst.auction(&after)?.expected;
                return Some(Ending { winner, certain: false });
            }
        }
        Some(Ending { winner, certain: true })
    }

    /// Who gets the lot, and what it is worth to them.
    fn ending(&self, ending: Ending) -> Vec<String> {
        let sure = if ending.certain { "yes" } else { "no" };
        let Some(bid) = ending.winner else {
            return vec![self.say(Phrase::Unsold).with("sure", sure).say()];
        };
        let mine = bid.seat == self.seat;
        let winner = self.seat_view(bid.seat);
        let name = winner.map_or("", |winner| winner.name.as_str());
        let sold = self.say(Phrase::Sold).with("sure", sure).who(name, mine);
        let mut said = vec![sold.with("sun", bid.sun.number()).say()];
        let worth = winner.and_then(|winner| winner.lot_worth.as_ref());
        said.extend(worth.map(|worth| self.lot(worth, name, mine)));
        said
    }

    /// What the lot is worth to a player.
    fn lot(&self, worth: &WorthView, name: &str, mine: bool) -> String {
        if worth.parts.is_empty() {
            return self.say(Phrase::LotNothing).who(name, mine).say();
        }
        let points = worth.text.as_str();
        if mine {
            let parts = self.parts(worth);
            return self.say(Phrase::LotForYou).with("points", points).with("parts", parts).say();
        }
        self.say(Phrase::LotForRival).with("points", points).who(name, false).say()
    }

    /// Where points come from: "Gold +3 and Civilization +5 (4 kinds)".
    fn parts(&self, worth: &WorthView) -> String {
        let parts = worth.parts.iter();
        let parts = parts.map(|part| format!("{} {} ({})", part.name, part.text, part.fact));
        list(self.language(), &parts.collect::<Vec<_>>())
    }

    /// What is left to bid with after winning with a sun.
    fn suns_left(&self, sun: Sun) -> String {
        let mut left = self.state().table().face_up()[self.seat];
        left.remove(sun);
        if left.is_empty() {
            return self.say(Phrase::LastSun).with("rules", self.view.table.preset()).say();
        }
        let suns: Vec<String> = left.iter().map(|sun| sun.to_string()).collect();
        self.say(Phrase::SunsLeft).with("suns", list(self.language(), &suns)).say()
    }

    /// What only this game has: gods, disasters, sides.
    fn special(&self, action: Action<G::Special>, shown: &ActionView) -> Vec<String> {
        let mut said: Vec<String> =
            shown.worth.as_ref().map(|worth| self.brings(worth)).into_iter().collect();
        let Some(after) = self.table_after(action) else { return said };
        match shown.kind {
            ActionKind::Show => said.extend(self.lot_after(&after)),
            ActionKind::Keep => said.push(self.say(Phrase::BringsNothing).say()),
            ActionKind::Stop => said.push(self.gods(gods(&self.view.table))),
            ActionKind::God => {
                said.extend(self.then_have(&after));
                said.push(self.gods(gods(&after)));
            }
            _ => said.extend(self.then_have(&after)),
        }
        said
    }

    /// The table right after an action.
    fn table_after(&self, action: Action<G::Special>) -> Option<TableView> {
        let mut record = self.record.clone();
        record.push(Entry { seat: self.seat, action, tile: None }).ok()?;
        let options = Options { language: self.language(), hide_scores: true, hints: true };
        Some(Perspective::new(&record, Viewer::Seat(self.seat), options).table())
    }

    /// How many there are then of the tile that the action is about.
    fn then_have(&self, after: &TableView) -> Option<String> {
        // The end of an epoch takes tiles for reasons of its own.
        if after.epoch != self.view.table.epoch || after.phase == PhaseView::Over {
            return None;
        }
        let [before, after] = [&self.view.table, after].map(own_kinds);
        let changes = || before.iter().zip(&after);
        let more = changes().find(|(before, after)| after.count > before.count);
        let (_, kind) = more.or_else(|| changes().find(|(old, new)| new.count < old.count))?;
        Some(
            self.say(Phrase::ThenHave).with("n", kind.count).with("name", kind.name.as_str()).say(),
        )
    }

    fn brings(&self, worth: &WorthView) -> String {
        if worth.parts.is_empty() {
            return self.say(Phrase::BringsNothing).say();
        }
        let sentence = self.say(Phrase::Brings).with("points", worth.text.as_str());
        sentence.with("parts", self.parts(worth)).say()
    }

    fn gods(&self, left: usize) -> String {
        self.say(Phrase::GodsLeft).with("n", left).say()
    }

    /// What the lot is worth to you, and to whom else it is worth most, once a side is shown.
    fn lot_after(&self, table: &TableView) -> Vec<String> {
        let worth = |seat: &SeatView| seat.lot_worth.as_ref().map_or(0, |worth| worth.points);
        let you = table.seats.iter().find(|seat| seat.is_you);
        let rival = table.seats.iter().filter(|seat| !seat.is_you).max_by_key(|&seat| worth(seat));
        let told = [you, rival.filter(|&rival| worth(rival) > 0)].into_iter().flatten();
        told.filter_map(|seat| Some(self.lot(seat.lot_worth.as_ref()?, &seat.name, seat.is_you)))
            .collect()
    }

    /// Whom a bad action helps most; with one rival there is no question.
    fn rival_gains(&self, option: &Assessed<G>) -> Option<String> {
        let (best, worse) = (self.analysis.outlook.seats(), option.outlook.seats());
        if option.loss < MUCH_GAIN || best.players() == PlayerCount::Two {
            return None;
        }
        let gain = |seat: Seat| worse[seat].win - best[seat].win;
        let rivals = best.seats().filter(|&seat| seat != self.seat);
        let rival = rivals.max_by(|&one, &other| gain(one).total_cmp(&gain(other)))?;
        let name = &self.seat_view(rival)?.name;
        (gain(rival) >= MUCH_GAIN).then(|| {
            self.say(Phrase::RivalGains)
                .who(name, false)
                .with("gain", percentage_points(gain(rival)))
                .say()
        })
    }

    fn seat_view(&self, seat: Seat) -> Option<&'a SeatView> {
        self.view.table.seats.get(seat.index())
    }
}

/// The action of a player who has no choice.
fn only_action<G: Known>(state: &State<G>) -> Option<Action<G::Special>> {
    let legal = state.legal_actions();
    let mut actions = legal.iter();
    actions.next().filter(|_| actions.next().is_none())
}

/// The chance that the next tile belongs to a group.
fn chance_of(group: Group, table: &TableView) -> f32 {
    let tiles = table.bag.kinds.iter().filter(|kind| kind.group == group);
    let tiles: u16 = tiles.map(|kind| u16::from(kind.count)).sum();
    let total = u16::try_from(table.bag.total).unwrap_or(u16::MAX);
    f32::from(tiles) / f32::from(total.max(1))
}

/// The viewer's tiles, kind by kind, except gods: these have a sentence of their own.
fn own_kinds(table: &TableView) -> Vec<&KindView> {
    let you = table.seats.iter().filter(|seat| seat.is_you);
    let groups = you.flat_map(|you| &you.tiles).filter(|tiles| tiles.group != Group::Gods);
    groups.flat_map(|tiles| &tiles.kinds).collect()
}

/// The viewer's gods.
fn gods(table: &TableView) -> usize {
    let you = table.seats.iter().filter(|seat| seat.is_you);
    let groups = you.flat_map(|you| &you.tiles).filter(|tiles| tiles.group == Group::Gods);
    groups.map(|gods| gods.count).sum()
}
