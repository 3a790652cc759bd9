//! How Ra is shown.

use ra_rules::ra::{
    Category, Edition, Fact, Question, Ra, Refusal, Special, SpecialEvent, State, Tile,
};
use ra_rules::{Action, Event, Kind, Phase};

use crate::action::ActionKind;
use crate::chronicle::Step;
use crate::log::{LogDetail, LogKind};
use crate::scores::extreme;
use crate::voice::{Form, Sentence, Voice};
use crate::{Group, Key, Portray, RaTrackLook};

impl Portray for Ra {
    const GROUPS: &'static [(Group, &'static [Tile])] = &[
        (Group::Gods, &[Tile::God]),
        (Group::Gold, &[Tile::Gold]),
        (Group::Pharaohs, &[Tile::Pharaoh]),
        (Group::River, &[Tile::Nile, Tile::Flood]),
        (Group::Civilizations, &Tile::CIVILIZATIONS),
        (Group::Monuments, &Tile::MONUMENTS),
    ];

    const ROWS: &'static [&'static str] =
        &["gods", "gold", "pharaohs", "river", "civilizations", "monument-kinds", "monument-sets"];

    fn group(tile: Tile) -> Group {
        match tile.category() {
            Category::Ra => Group::Ra,
            Category::God => Group::Gods,
            Category::Gold => Group::Gold,
            Category::Pharaoh => Group::Pharaohs,
            Category::Nile | Category::Flood => Group::River,
            Category::Civilization => Group::Civilizations,
            Category::Monument => Group::Monuments,
            Category::Disaster => Group::Disasters,
        }
    }

    fn ra_track_look(edition: Edition) -> RaTrackLook {
        match edition {
            Edition::Of1999 | Edition::Of2016 => RaTrackLook::Tiles,
            Edition::Of2022 => RaTrackLook::Boat,
        }
    }

    fn settles(question: Question) -> bool {
        matches!(question, Question::Discard(_))
    }

    fn prompt(voice: &Voice, state: &State, question: Question) -> String {
        match question {
            Question::Gods => {
                let owner = state.table().turn();
                let gods = state.tiles()[owner][Tile::God];
                voice.sentence(Key::PromptGods).of(owner).with("n", gods).say()
            }
            Question::Discard(discard) => {
                let (key, due) = match discard.toll.civilizations {
                    0 => (Key::PromptDiscardMonument, discard.toll.monuments),
                    civilizations => (Key::PromptDiscardCivilization, civilizations),
                };
                voice.sentence(key).of(discard.owner).with("n", due).say()
            }
        }
    }

    fn demand(voice: &Voice, question: Question) -> String {
        voice.say(match question {
            Question::Gods => Key::DemandGods,
            Question::Discard(discard) if discard.toll.civilizations > 0 => Key::DemandCivilization,
            Question::Discard(_) => Key::DemandMonument,
        })
    }

    fn kind(special: Special) -> (ActionKind, Option<Tile>) {
        match special {
            Special::God(tile) => (ActionKind::God, Some(tile)),
            Special::Stop => (ActionKind::Stop, None),
            Special::Discard(tile) => (ActionKind::Discard, Some(tile)),
        }
    }

    fn label(voice: &Voice, special: Special) -> String {
        match special {
            Special::God(tile) => about(voice, Key::ActionGod, tile).say(),
            Special::Stop => voice.say(Key::ActionStop),
            Special::Discard(tile) => about(voice, Key::ActionDiscard, tile).say(),
        }
    }

    fn short_label(voice: &Voice, special: Special) -> Option<String> {
        match special {
            Special::God(tile) | Special::Discard(tile) => Some(voice.tile(tile, Form::Short)),
            Special::Stop => None,
        }
    }

    fn temptations(state: &State) -> Vec<Special> {
        match state.phase() {
            Phase::Turn | Phase::Question(Question::Gods) => {
                let on_track = |&&tile: &&Tile| state.track().contains(tile);
                Tile::ALL.iter().filter(on_track).map(|&tile| Special::God(tile)).collect()
            }
            Phase::Question(Question::Discard(discard)) => {
                let owned = state.tiles()[discard.owner];
                owned.iter().map(|(tile, _)| Special::Discard(tile)).collect()
            }
            Phase::Auction(_) | Phase::Drawing | Phase::Over => Vec::new(),
        }
    }

    /// A god has nothing to take from an empty track.
    fn nameless(voice: &Voice, state: &State) -> Option<(ActionKind, String, String)> {
        if state.phase() != Phase::Turn || !state.track().is_empty() {
            return None;
        }
        let refusal = match state.tiles()[state.table().turn()][Tile::God] {
            0 => Key::RefusalNoGod,
            _ => Key::RefusalNothingForGods,
        };
        Some((ActionKind::God, voice.say(Key::ActionGodAny), voice.say(refusal)))
    }

    fn refusal(voice: &Voice, refusal: Refusal) -> String {
        match refusal {
            Refusal::NoGod => voice.say(Key::RefusalNoGod),
            Refusal::NotForGods(tile) => about(voice, Key::RefusalNotForGods, tile).say(),
            Refusal::NotOnTrack(tile) => about(voice, Key::RefusalNotOnTrack, tile).say(),
            Refusal::NotAtRisk(tile) => about(voice, Key::RefusalNotAtRisk, tile).say(),
            Refusal::NotOwned(tile) => about(voice, Key::RefusalNotOwned, tile).say(),
        }
    }

    fn row(fact: Fact) -> &'static str {
        match fact {
            Fact::Gods { .. } => "gods",
            Fact::Gold { .. } => "gold",
            Fact::Pharaohs { .. } => "pharaohs",
            Fact::River { .. } => "river",
            Fact::Civilizations { .. } => "civilizations",
            Fact::MonumentKinds { .. } => "monument-kinds",
            Fact::MonumentSets { .. } => "monument-sets",
        }
    }

    fn row_variant(_: Edition, _: &str) -> &'static str {
        "common"
    }

    fn fact(voice: &Voice, fact: Fact) -> String {
        match fact {
            Fact::Gods { count } => voice.sentence(Key::FactGods).with("n", count).say(),
            Fact::Gold { count } => voice.sentence(Key::FactGold).with("n", count).say(),
            Fact::Pharaohs { own, compared } => {
                let sentence = voice.sentence(Key::FactPharaohs).with("n", own);
                sentence.with("place", extreme(own, compared)).say()
            }
            Fact::River { niles, floods } => {
                voice.sentence(Key::FactRiver).with("niles", niles).with("floods", floods).say()
            }
            Fact::Civilizations { kinds } | Fact::MonumentKinds { kinds } => {
                voice.sentence(Key::FactKinds).with("n", kinds).say()
            }
            Fact::MonumentSets { threes, fours, fives } => {
                let sizes = [(3_u8, threes), (4, fours), (5, fives)];
                let sets = sizes.into_iter().filter(|&(_, number)| number > 0);
                let set = |(size, number): (u8, u8)| {
                    voice.sentence(Key::FactSet).with("n", number).with("size", size).say()
                };
                let sets: Vec<String> = sets.map(set).collect();
                if sets.is_empty() { voice.say(Key::FactNoSet) } else { sets.join(", ") }
            }
        }
    }

    fn headline(voice: &Voice, step: &Step<Ra>, special: Special) -> String {
        let seat = step.entry.seat;
        match special {
            Special::God(tile) => about(voice, Key::LogGod, tile).of(seat).say(),
            Special::Stop => voice.sentence(Key::LogStops).of(seat).say(),
            Special::Discard(tile) => about(voice, Key::LogDiscards, tile).of(seat).say(),
        }
    }

    /// Each disaster with what it took; the tile that a discard names is told already.
    fn details(voice: &Voice, step: &Step<Ra>) -> Vec<LogDetail> {
        let told = usize::from(matches!(step.entry.action, Action::Special(Special::Discard(_))));
        let lost: Vec<Tile> = special_events(step).filter_map(lost_tile).skip(told).collect();
        let disasters = [Tile::Funeral, Tile::Drought, Tile::Unrest, Tile::Earthquake];
        let details = disasters.into_iter().filter_map(|disaster| {
            let by_it = |tile: &Tile| disaster_of(*tile) == Some(disaster);
            let taken: Vec<Tile> = lost.iter().copied().filter(by_it).collect();
            let happened = struck(step, disaster) || !taken.is_empty();
            happened.then(|| told_disaster(voice, step, disaster, &taken))
        });
        details.collect()
    }
}

fn lost_tile(event: SpecialEvent) -> Option<Tile> {
    match event {
        SpecialEvent::Lost { tile, .. } => Some(tile),
        SpecialEvent::GodSpent { .. } | SpecialEvent::Struck { .. } => None,
    }
}

fn struck(step: &Step<Ra>, wanted: Tile) -> bool {
    special_events(step)
        .any(|event| matches!(event, SpecialEvent::Struck { disaster, .. } if disaster == wanted))
}

fn told_disaster(voice: &Voice, step: &Step<Ra>, disaster: Tile, lost: &[Tile]) -> LogDetail {
    let victim = special_events(step).find_map(|event| match event {
        SpecialEvent::Struck { seat, .. } | SpecialEvent::Lost { seat, .. } => Some(seat),
        SpecialEvent::GodSpent { .. } => None,
    });
    let victim = victim.unwrap_or(step.entry.seat);
    let key = match lost {
        [] if asks_about(step, disaster) => Key::LogDisasterAsks,
        [] => Key::LogDisasterSpares,
        _ => Key::LogDisaster,
    };
    let sentence = voice.sentence(key).of(victim).with("tiles", voice.tile_list(lost));
    let text = sentence.with("disaster", voice.tile(disaster, Form::Name)).say();
    LogDetail::new(LogKind::Disaster, Some(victim), text)
}

/// Is the owner asked now what this disaster takes?
fn asks_about(step: &Step<Ra>, disaster: Tile) -> bool {
    let Phase::Question(Question::Discard(discard)) = step.after.phase() else { return false };
    match disaster {
        Tile::Unrest => discard.toll.civilizations > 0,
        Tile::Earthquake => discard.toll.monuments > 0,
        _ => false,
    }
}

/// The disaster that takes such tiles.
fn disaster_of(tile: Tile) -> Option<Tile> {
    match tile.category() {
        Category::Pharaoh => Some(Tile::Funeral),
        Category::Nile | Category::Flood => Some(Tile::Drought),
        Category::Civilization => Some(Tile::Unrest),
        Category::Monument => Some(Tile::Earthquake),
        Category::Ra | Category::God | Category::Gold | Category::Disaster => None,
    }
}

fn special_events(step: &Step<Ra>) -> impl Iterator<Item = SpecialEvent> {
    step.events.iter().filter_map(|event| match *event {
        Event::Special(event) => Some(event),
        _ => None,
    })
}

/// A sentence about a tile, by its name and as its object.
fn about<'v>(voice: &'v Voice, key: Key, tile: Tile) -> Sentence<'v> {
    let (name, object) = (voice.tile(tile, Form::Name), voice.tile(tile, Form::Object));
    voice.sentence(key).with("name", name).with("tile", object)
}
