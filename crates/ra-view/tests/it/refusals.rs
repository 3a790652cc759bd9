//! Every refusal is a sentence in the viewer's language.

use std::fmt::Write;

use expect_test::{Expect, expect};
use ra_record::IllegalEntry;
use ra_rules::priests::{self, Priests};
use ra_rules::ra::{self, Discard, Ra, Toll};
use ra_rules::{
    Decision, IllegalAction, IllegalOffer, IllegalReveal, Next, PlayerCount, Seat, Sun,
};
use ra_view::{Language, Options, Perspective, Portray, Viewer};

use crate::scene::played;

#[test]
fn refusals_of_the_common_table_are_sentences() {
    let seat = Seat::at(2);
    let offers = [
        IllegalOffer::NotHeld(Sun::at(9)),
        IllegalOffer::TooLow { offered: Sun::at(3), standing: Sun::at(8) },
        IllegalOffer::CallerMustBid,
    ];
    let actions = [
        IllegalAction::GameOver,
        IllegalAction::TileToReveal,
        IllegalAction::NotAsked(Decision::Turn),
        IllegalAction::NotAsked(Decision::Bid),
        IllegalAction::TrackFull,
    ];
    let actions = actions.into_iter().chain(offers.map(IllegalAction::Offer));
    let entries = [
        IllegalEntry::NotAsked { seat, next: Next::Act(Seat::at(1), Decision::Bid) },
        IllegalEntry::NotAsked { seat, next: Next::Act(seat, Decision::Turn) },
        IllegalEntry::NotAsked { seat, next: Next::Reveal(Seat::at(1)) },
        IllegalEntry::NotAsked { seat, next: Next::Over },
        IllegalEntry::Tile(IllegalReveal::NobodyDraws),
        IllegalEntry::Tile(IllegalReveal::NotInBag(ra::Tile::Gold)),
        IllegalEntry::TileOfDraw,
    ];
    let all: Vec<_> = entries.into_iter().chain(of_actions(actions)).collect();
    check::<Ra>(
        "2022",
        &all,
        &expect![[r#"
            Ana has to bid or pass, not you.
            You have to draw a tile, invoke Ra or spend a god.
            A tile is being drawn; please wait.
            The game is over.
            Nobody is drawing a tile.
            The bag has no Gold left.
            A draw must name the tile that came up, and no other action may.
            The game is over.
            A tile is being drawn; please wait.
            You have to draw a tile, invoke Ra or spend a god.
            You have to bid or pass.
            The auction track is full, so nobody can draw.
            You have no face-up sun disk 9.
            3 does not beat 8.
            You started this auction and nobody else bid, so you must bid.
            Ana ist gefragt, nicht du: bieten oder passen.
            Du bist gefragt: ein Plättchen ziehen, Ra rufen oder einen Gott einsetzen.
            Gerade wird ein Plättchen gezogen, da kann niemand handeln.
            Das Spiel ist aus.
            Niemand zieht gerade ein Plättchen.
            Im Beutel ist kein Plättchen Gold mehr.
            Nur beim Ziehen wird ein Plättchen genannt, und dort immer.
            Das Spiel ist aus.
            Gerade wird ein Plättchen gezogen, da kann niemand handeln.
            Gefragt ist: ein Plättchen ziehen, Ra rufen oder einen Gott einsetzen.
            Gefragt ist: bieten oder passen.
            Die Versteigerungsleiste ist voll, da kann niemand ziehen.
            Du hast keine offene Sonnenscheibe 9.
            Die 3 schlägt die 8 nicht.
            Du hast die Versteigerung ausgelöst und sonst hat niemand geboten, also musst du bieten.
        "#]],
    );
}

#[test]
fn refusals_of_ra_are_sentences() {
    use ra::{Question, Refusal, Tile};
    let discard = |civilizations, monuments| {
        let toll = Toll { civilizations, monuments };
        Question::Discard(Discard { owner: Seat::at(2), toll, by_god: false })
    };
    let refusals = [
        Refusal::NoGod,
        Refusal::NotForGods(Tile::God),
        Refusal::NotOnTrack(Tile::Sphinx),
        Refusal::NotAtRisk(Tile::Pharaoh),
        Refusal::NotOwned(Tile::Obelisk),
    ];
    let questions = [Question::Gods, discard(2, 0), discard(0, 1)];
    let asked = questions.map(|question| IllegalAction::NotAsked(Decision::Question(question)));
    let refused = refusals.map(IllegalAction::Special);
    let all: Vec<_> = of_actions(refused.into_iter().chain(asked)).collect();
    check::<Ra>(
        "2016",
        &all,
        &expect![[r#"
            You have no god to spend.
            A god cannot take a god.
            There is no Sphinx on the auction track.
            The disaster does not take a pharaoh.
            You have no Obelisk.
            You have to spend another god or stop.
            You have to discard a civilization tile.
            You have to discard a monument.
            Du hast keinen Gott zum Einsetzen.
            Ein Gott kann kein Plättchen Gott nehmen.
            Auf der Versteigerungsleiste liegt kein Plättchen Sphinx.
            Die Katastrophe nimmt kein Plättchen Pharao.
            Du hast kein Plättchen Obelisk.
            Gefragt ist: noch einen Gott einsetzen oder aufhören.
            Gefragt ist: ein Zivilisationsplättchen abgeben.
            Gefragt ist: ein Monument abgeben.
        "#]],
    );
}

#[test]
fn refusals_of_priests_are_sentences() {
    use priests::{Face, Question, Refusal, Tile};
    let refusals = [
        Refusal::NotASideOf { tile: Tile::FarmerWarrior, face: Face::Scribe },
        Refusal::OneSided(Face::Ankh),
        Refusal::NotOwned(Face::Library),
    ];
    let questions = [Question::Side(Tile::GreenRed), Question::Turn(Seat::at(2))];
    let asked = questions.map(|question| IllegalAction::NotAsked(Decision::Question(question)));
    let turn = IllegalAction::NotAsked(Decision::Turn);
    let refused = refusals.map(IllegalAction::Special);
    let all: Vec<_> = of_actions(refused.into_iter().chain(asked).chain([turn])).collect();
    check::<Priests>(
        "manual",
        &all,
        &expect![[r#"
            The tile you drew is Farmer/warrior, so it cannot show Scribe.
            Ankh has only one side.
            You have no Library.
            You have to choose which side shows.
            You have to turn a tile over or keep all as they are.
            You have to draw a tile or invoke Ra.
            Gezogen wurde Bauer/Krieger, das kann nicht Schreiber zeigen.
            Anch hat nur eine Seite.
            Du hast kein Plättchen Bibliothek.
            Gefragt ist: die Seite wählen, die oben liegt.
            Gefragt ist: ein Plättchen umdrehen oder alle lassen, wie sie sind.
            Gefragt ist: ein Plättchen ziehen oder Ra rufen.
        "#]],
    );
}

fn of_actions<G: Portray>(
    actions: impl IntoIterator<Item = IllegalAction<G>>,
) -> impl Iterator<Item = IllegalEntry<G>> {
    actions.into_iter().map(|why| IllegalEntry::Action { seat: Seat::at(2), why })
}

/// What Bo, at seat 2, is told.
#[track_caller]
fn check<G: Portray>(rules: &str, all: &[IllegalEntry<G>], expected: &Expect) {
    let record = played::<G>(rules, PlayerCount::Two, "1 draw ra, 2 pass, 1 bid 2");
    let mut told = String::new();
    for language in Language::all() {
        let options = Options { language, ..Options::default() };
        let bo = Perspective::new(&record, Viewer::Seat(Seat::at(2)), options);
        for why in all {
            writeln!(told, "{}", bo.refuse(why)).unwrap();
        }
    }
    expected.assert_eq(&told);
}
