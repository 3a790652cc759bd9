//! How Priests of Ra is shown.

use ra_rules::priests::{
    Choice, Face, Fact, Preset, Priests, Question, Refusal, Special, SpecialEvent, State, Tile,
    Variant,
};
use ra_rules::{Event, Phase, Seat};

use crate::action::ActionKind;
use crate::chronicle::Step;
use crate::log::{LogDetail, LogKind};
use crate::voice::{Form, Sentence, Voice};
use crate::{Group, Key, Portray, RaTrackLook};

impl Portray for Priests {
    const GROUPS: &'static [(Group, &'static [Face])] = &[
        (Group::People, &Face::PEOPLE),
        (Group::Buildings, &Face::BUILDINGS),
        (Group::Priests, &[Face::Priest]),
        (Group::Pyramids, &[Face::Green, Face::Red, Face::Blue, Face::Yellow, Face::Colourless]),
        (Group::Ankhs, &[Face::Ankh]),
        (Group::Plagues, &[Face::Plague]),
    ];

    const ROWS: &'static [&'static str] =
        &["people", "buildings", "priests", "pyramids", "colours", "ankhs", "plagues"];

    fn group(tile: Tile) -> Group {
        match tile {
            Tile::Ra => Group::Ra,
            Tile::FarmerWarrior | Tile::MerchantScribe => Group::People,
            Tile::GranaryFortress | Tile::MarketLibrary => Group::Buildings,
            Tile::GreenRed | Tile::BlueYellow | Tile::Colourless => Group::Pyramids,
            Tile::Priest => Group::Priests,
            Tile::Plague => Group::Plagues,
            Tile::Ankh => Group::Ankhs,
        }
    }

    fn ra_track_look(_: Variant) -> RaTrackLook {
        RaTrackLook::Tiles
    }

    fn settles(question: Question) -> bool {
        matches!(question, Question::Turn(_))
    }

    fn prompt(voice: &Voice, state: &State, question: Question) -> String {
        match question {
            Question::Side(tile) => {
                let sides: Vec<String> =
                    tile.faces().iter().map(|&face| voice.tile(face, Form::Name)).collect();
                let sentence = voice.sentence(Key::PromptSide).of(state.table().turn());
                let sentence = sentence.with("tile", voice.tile(tile, Form::Object));
                sentence.with("sides", voice.list(Key::ListOr, &sides)).say()
            }
            Question::Turn(seat) => voice.sentence(Key::PromptTurnTile).of(seat).say(),
        }
    }

    fn demand(voice: &Voice, question: Question) -> String {
        voice.say(match question {
            Question::Side(_) => Key::DemandSide,
            Question::Turn(_) => Key::DemandTurnTile,
        })
    }

    fn kind(special: Special) -> (ActionKind, Option<Face>) {
        match special {
            Special::Show(face) => (ActionKind::Show, Some(face)),
            Special::Turn(face) => (ActionKind::Turn, Some(face)),
            Special::Keep => (ActionKind::Keep, None),
        }
    }

    fn label(voice: &Voice, special: Special) -> String {
        match special {
            Special::Show(face) => about(voice, Key::ActionShow, face).say(),
            Special::Turn(face) => match face.other_side() {
                Some(other) => turned(voice, Key::ActionTurn, face, other).say(),
                None => about(voice, Key::ActionTurnOneSided, face).say(),
            },
            Special::Keep => voice.say(Key::ActionKeep),
        }
    }

    fn short_label(voice: &Voice, special: Special) -> Option<String> {
        match special {
            Special::Turn(face) => {
                face.other_side().map(|other| format!("→ {}", voice.tile(other, Form::Short)))
            }
            Special::Show(_) | Special::Keep => None,
        }
    }

    fn temptations(state: &State) -> Vec<Special> {
        let Phase::Question(Question::Turn(seat)) = state.phase() else { return Vec::new() };
        state.tiles()[seat].iter().map(|(face, _)| Special::Turn(face)).collect()
    }

    fn nameless(_: &Voice, _: &State) -> Option<(ActionKind, String, String)> {
        None
    }

    fn refusal(voice: &Voice, refusal: Refusal) -> String {
        match refusal {
            Refusal::NotASideOf { tile, face } => {
                let sentence = about(voice, Key::RefusalNotASide, face);
                sentence.with("drawn", voice.tile(tile, Form::Name)).say()
            }
            Refusal::OneSided(face) => about(voice, Key::RefusalOneSided, face).say(),
            Refusal::NotOwned(face) => about(voice, Key::RefusalNotOwned, face).say(),
        }
    }

    fn row(fact: Fact) -> &'static str {
        match fact {
            Fact::People { .. } => "people",
            Fact::Buildings { .. } => "buildings",
            Fact::Priests { .. } => "priests",
            Fact::Pyramids { .. } => "pyramids",
            Fact::Colours { .. } => "colours",
            Fact::Ankhs { .. } => "ankhs",
            Fact::Plagues { .. } => "plagues",
        }
    }

    fn row_variant(rules: Variant, row: &str) -> &'static str {
        let follows = |choice| match rules.follows(choice) {
            Preset::Manual => "manual",
            Preset::Published => "published",
        };
        match row {
            "pyramids" => follows(Choice::PyramidSteps),
            "ankhs" => follows(Choice::Ankhs),
            "plagues" => follows(Choice::Plagues),
            _ => "common",
        }
    }

    fn fact(voice: &Voice, fact: Fact) -> String {
        let count = |key, count: u8| voice.sentence(key).with("n", count).say();
        match fact {
            Fact::People { majorities } => {
                let most = Face::PEOPLE.iter().zip(majorities).filter(|&(_, most)| most);
                let names: Vec<String> =
                    most.map(|(&kind, _)| voice.tile(kind, Form::Name)).collect();
                let kinds = voice.list(Key::ListAnd, &names);
                voice.sentence(Key::FactPeople).with("n", names.len()).with("kinds", kinds).say()
            }
            Fact::Buildings { pairs, kinds } => {
                voice.sentence(Key::FactBuildings).with("n", pairs).with("kinds", kinds).say()
            }
            Fact::Priests { count: priests } => count(Key::FactPriests, priests),
            Fact::Pyramids { count: pyramids } => count(Key::FactPyramids, pyramids),
            Fact::Colours { threes, fours } => {
                voice.sentence(Key::FactColours).with("threes", threes).with("fours", fours).say()
            }
            Fact::Ankhs { count: ankhs } => count(Key::FactAnkhs, ankhs),
            Fact::Plagues { count: plagues } => count(Key::FactPlagues, plagues),
        }
    }

    fn headline(voice: &Voice, step: &Step<Priests>, special: Special) -> String {
        let seat = step.entry.seat;
        match special {
            Special::Show(face) => about(voice, Key::LogShows, face).of(seat).say(),
            Special::Turn(face) => {
                turned(voice, Key::LogTurns, face, face.other_side().unwrap_or(face)).of(seat).say()
            }
            Special::Keep => voice.sentence(Key::LogKeeps).of(seat).say(),
        }
    }

    /// What the end of an epoch brings: ankhs for sets of people, and plagues removed by priests.
    fn details(voice: &Voice, step: &Step<Priests>) -> Vec<LogDetail> {
        let number = |wanted: SpecialEvent| {
            step.events.iter().filter(|&&event| event == Event::Special(wanted)).count()
        };
        let told = |kind, key, seat: Seat, number: usize| {
            let text = || voice.sentence(key).of(seat).with("n", number).say();
            (number > 0).then(|| LogDetail::new(kind, Some(seat), text()))
        };
        let seats = step.after.table().players().seats();
        let details = seats.flat_map(|seat| {
            let ankhs = number(SpecialEvent::AnkhEarned { seat });
            let plagues = number(SpecialEvent::PlagueRemoved { seat });
            [
                told(LogKind::Ankh, Key::LogAnkhs, seat, ankhs),
                told(LogKind::Plague, Key::LogPlagues, seat, plagues),
            ]
        });
        details.flatten().collect()
    }
}

/// A sentence about a tile, by its name and as its object.
fn about<'v>(voice: &'v Voice, key: Key, face: Face) -> Sentence<'v> {
    let (name, object) = (voice.tile(face, Form::Name), voice.tile(face, Form::Object));
    voice.sentence(key).with("name", name).with("tile", object)
}

/// A sentence about a tile that is turned over.
fn turned<'v>(voice: &'v Voice, key: Key, from: Face, to: Face) -> Sentence<'v> {
    let (name, object) = (voice.tile(to, Form::Name), voice.tile(to, Form::Object));
    about(voice, key, from).with("other-name", name).with("other", object)
}
