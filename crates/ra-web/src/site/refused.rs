//! Refusals as answers: a status, and a sentence in the visitor's language.

use axum::http::StatusCode;
use axum::http::header::{HeaderMap, HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use ra_record::{AnyIllegalEntry, AnyRecord};
use ra_rules::Seat;
use ra_tables::{BadSettings, Refusal, Table};
use ra_view::{Language, Options, Perspective, Viewer};

use super::Visitor;
use super::api::Problem;
use crate::pages::notice;
use crate::words::Word;

/// Something that was not done, and why.
#[derive(Debug)]
pub struct Refused {
    visitor: Box<Visitor>,
    status: StatusCode,
    sentence: String,
    /// Where to go from here.
    back: Option<String>,
    /// After how many seconds it may be worth another try.
    retry_s: Option<u64>,
}

impl Refused {
    /// A refusal in these words.
    pub fn new(visitor: &Visitor, status: StatusCode, sentence: String) -> Refused {
        Refused { visitor: Box::new(visitor.clone()), status, sentence, back: None, retry_s: None }
    }

    /// There is no such page.
    pub fn nowhere(visitor: &Visitor) -> Refused {
        Refused::new(visitor, StatusCode::NOT_FOUND, visitor.say(Word::NotFound))
    }

    /// What the tables say, about a table or none.
    pub fn by(visitor: &Visitor, table: Option<&Table>, why: &Refusal) -> Refused {
        let language = visitor.preferences.language;
        if matches!(why, Refusal::Store(_) | Refusal::Corrupt(_)) {
            tracing::error!(error = %why, cause = ?std::error::Error::source(why), "refused");
        }
        let sentence = match (why, table.and_then(Table::record)) {
            (Refusal::Illegal(why), Some(record)) => {
                let seat = visitor.person.as_ref().and_then(|me| table?.seat_of(me.id));
                illegal(*why, &record, seat, language)
            }
            _ => sentence(why, language),
        };
        Refused::new(visitor, status(why), sentence)
    }

    /// Too many ask for the same thing at once.
    pub fn busy(visitor: &Visitor) -> Refused {
        Refused::new(visitor, StatusCode::TOO_MANY_REQUESTS, visitor.say(Word::AdviceBusy))
            .retry_after(3)
    }

    /// The same, with a way back.
    pub fn back_to(self, address: String) -> Refused {
        Refused { back: Some(address), ..self }
    }

    /// The same, for so many seconds.
    pub fn retry_after(self, seconds: u64) -> Refused {
        Refused { retry_s: Some(seconds), ..self }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut headers = HeaderMap::new();
        if let Some(seconds) = self.retry_s {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.visitor.is_program {
            let is_for_now = self.status == StatusCode::TOO_MANY_REQUESTS;
            let code = if is_for_now { "too-often" } else { "refused" };
            return (headers, Problem::new(self.status, code, self.sentence)).into_response();
        }
        if self.visitor.is_script {
            return (self.status, headers, self.sentence).into_response();
        }
        let title = self.visitor.say(Word::Sorry);
        let page = notice(&self.visitor.frame(&title), &self.sentence, self.back.as_deref());
        (self.status, headers, page).into_response()
    }
}

/// The status of a refusal.
pub fn status(why: &Refusal) -> StatusCode {
    match why {
        Refusal::UnknownTable(_) => StatusCode::NOT_FOUND,
        Refusal::UnknownPerson | Refusal::WrongPassword => StatusCode::UNAUTHORIZED,
        Refusal::NotSeated | Refusal::NeedsAccount => StatusCode::FORBIDDEN,
        Refusal::Settings(_)
        | Refusal::Name(_)
        | Refusal::Password(_)
        | Refusal::Illegal(_)
        | Refusal::NoSuchSeat(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::Busy | Refusal::TooManyTables(_) => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Corrupt(_) => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

/// Why the rules do not allow it.
fn illegal(
    why: AnyIllegalEntry,
    record: &AnyRecord,
    seat: Option<Seat>,
    language: Language,
) -> String {
    let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    let options = Options { language, ..Options::default() };
    match (why, record) {
        (AnyIllegalEntry::Ra(why), AnyRecord::Ra(record)) => {
            Perspective::new(record, viewer, options).refuse(&why)
        }
        (AnyIllegalEntry::Priests(why), AnyRecord::Priests(record)) => {
            Perspective::new(record, viewer, options).refuse(&why)
        }
        (_, AnyRecord::Ra(record)) => Perspective::new(record, viewer, options).refuse_words(),
        (_, AnyRecord::Priests(record)) => Perspective::new(record, viewer, options).refuse_words(),
    }
}

/// A refusal in words.
pub fn sentence(why: &Refusal, language: Language) -> String {
    let plain = |word: Word| word.say(language).into_owned();
    let of_seat = |word: Word, seat: Seat| word.with(language, [("seat", seat.number().into())]);
    match why {
        Refusal::UnknownTable(_) => plain(Word::RefusalUnknownTable),
        Refusal::UnknownPerson => plain(Word::RefusalUnknownPerson),
        Refusal::Settings(why) => bad_settings(*why, language),
        Refusal::Name(_) => plain(Word::RefusalName),
        Refusal::NameTaken => plain(Word::RefusalNameTaken),
        Refusal::Password(_) => plain(Word::RefusalPassword),
        Refusal::WrongPassword => plain(Word::RefusalWrongPassword),
        Refusal::HasAccount => plain(Word::RefusalHasAccount),
        Refusal::NeedsAccount => plain(Word::RefusalNeedsAccount),
        Refusal::Busy => plain(Word::RefusalBusy),
        Refusal::TooManyTables(most) => {
            Word::RefusalTooManyTables.with(language, [("n", (*most).into())])
        }
        Refusal::NoSuchSeat(seat) => of_seat(Word::RefusalNoSuchSeat, *seat),
        Refusal::SeatTaken(seat) => of_seat(Word::RefusalSeatTaken, *seat),
        Refusal::Full => plain(Word::RefusalFull),
        Refusal::SeatedAlready(seat) => of_seat(Word::RefusalSeatedAlready, *seat),
        Refusal::NotSeated => plain(Word::RefusalNotSeated),
        Refusal::SeatOpen(seat) => of_seat(Word::RefusalSeatOpen, *seat),
        Refusal::Started => plain(Word::RefusalStarted),
        Refusal::NotStarted => plain(Word::RefusalNotStarted),
        Refusal::Over => plain(Word::RefusalOver),
        Refusal::NotOver => plain(Word::RefusalNotOver),
        Refusal::Stale => plain(Word::RefusalStale),
        Refusal::Illegal(why) => why.to_string(),
        Refusal::StoodIn => plain(Word::RefusalStoodIn),
        Refusal::NotStoodIn => plain(Word::RefusalNotStoodIn),
        Refusal::Resigned => plain(Word::RefusalResigned),
        Refusal::BotDecides => plain(Word::RefusalBotDecides),
        Refusal::RematchAgreed(_) => plain(Word::RefusalRematch),
        Refusal::NotBidding => plain(Word::RefusalNotBidding),
        Refusal::CannotUndo => plain(Word::RefusalCannotUndo),
        Refusal::CannotTakeBack => plain(Word::RefusalCannotTakeBack),
        Refusal::NotLate => plain(Word::RefusalNotLate),
        Refusal::Store(_) => plain(Word::RefusalStore),
        Refusal::Corrupt(_) => plain(Word::RefusalCorrupt),
    }
}

fn bad_settings(why: BadSettings, language: Language) -> String {
    match why {
        BadSettings::Seats(seats) => Word::RefusalSeats.with(language, [("n", seats.into())]),
        BadSettings::Players { players, .. } => {
            Word::RefusalPlayers.with(language, [("n", players.get().into())])
        }
        BadSettings::TwoHosts => Word::RefusalTwoHosts.say(language).into_owned(),
        BadSettings::Clock => Word::RefusalClock.say(language).into_owned(),
        BadSettings::Pause => {
            let most = ra_tables::Settings::LONGEST_PAUSE_MS;
            Word::RefusalPause.with(language, [("n", most.into())])
        }
    }
}
