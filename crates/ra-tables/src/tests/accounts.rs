//! Names with a password, and games for ratings.

use std::sync::Arc;

use ra_bots::Level;
use ra_rules::PlayerCount;
use tokio::time::{Duration, sleep};

use super::stories::{DUEL, Salon, duel, open_salon, person, refused};
use super::{BOT, ra};
use crate::{
    Class, Contestant, Person, Place, Rating, Settings, Stage, Standing, Table, Title, rate,
};

const PASSWORD: &str = "a river in Egypt";

async fn member(salon: &Salon, name: &str) -> Person {
    let guest = person(salon, "Guest").await;
    salon.enroll(&guest, name, PASSWORD).await.unwrap()
}

#[tokio::test]
async fn an_account_is_the_same_person_on_every_device() {
    let salon = open_salon();
    let guest = person(&salon, "Anna").await;
    let table = salon.create(&guest, ra(&DUEL)).await.unwrap();
    let anna = salon.enroll(&guest, "Anna", PASSWORD).await.unwrap();
    assert_eq!((anna.id, anna.has_account), (guest.id, true), "with all that is hers");

    let (on_the_phone, phone) = salon.log_in("ANNA", PASSWORD).await.unwrap();
    assert_eq!(on_the_phone, anna, "names are the same however they are spelled");
    assert_eq!(salon.identify(&phone).await.unwrap().person, anna);
    assert!(salon.table(table.id()).await.unwrap().seat_of(on_the_phone.id).is_some());

    salon.log_out(&phone).await.unwrap();
    assert_eq!(refused(salon.identify(&phone).await), "this secret does not belong to anyone");
}

#[tokio::test]
async fn nobody_logs_in_without_the_password_and_nobody_learns_who_has_an_account() {
    let salon = open_salon();
    member(&salon, "Anna").await;
    let no = "wrong name or password";
    assert_eq!(refused(salon.log_in("Anna", "a river in France").await), no);
    assert_eq!(refused(salon.log_in("Nobody", PASSWORD).await), no);
    assert_eq!(refused(salon.log_in("\u{202e}", PASSWORD).await), no);
    assert_eq!(refused(salon.log_in("Anna", "").await), no);
}

#[tokio::test]
async fn a_name_belongs_to_one_account() {
    let salon = open_salon();
    let anna = member(&salon, "Anna").await;
    let bob = person(&salon, "Bob").await;
    let taken = "this name belongs to an account; log in, or choose another name";
    assert_eq!(refused(salon.enroll(&bob, "anna", PASSWORD).await), taken);
    assert_eq!(refused(salon.enroll(&anna, "Ann", PASSWORD).await), "you already have an account");
    let short = refused(salon.enroll(&bob, "Bob", "short").await);
    assert_eq!(short, "passwords must have at least 10 characters and at most 512 bytes");

    let bob = salon.enroll(&bob, "Bob", PASSWORD).await.unwrap();
    assert_eq!(refused(salon.rename(&bob, "Anna").await), taken);
    salon.rename(&bob, "Robert").await.unwrap();
    assert_eq!(salon.log_in("robert", PASSWORD).await.unwrap().0.id, bob.id);
    member(&salon, "Bob").await;
}

#[tokio::test]
async fn another_password_closes_all_other_doors() {
    let salon = open_salon();
    let anna = member(&salon, "Anna").await;
    let (_, here) = salon.log_in("Anna", PASSWORD).await.unwrap();
    let (_, there) = salon.log_in("Anna", PASSWORD).await.unwrap();
    let new = "a mountain in Peru";
    let wrong = refused(salon.change_password(&anna, &here, new, new).await);
    assert_eq!(wrong, "wrong name or password");
    salon.change_password(&anna, &here, PASSWORD, new).await.unwrap();
    assert!(salon.identify(&here).await.is_ok());
    assert!(salon.identify(&there).await.is_err());
    assert!(salon.log_in("Anna", PASSWORD).await.is_err());
    assert!(salon.log_in("Anna", new).await.is_ok());
}

#[tokio::test]
async fn a_key_for_a_seat_is_for_that_table_alone() {
    let salon = open_salon();
    let (anna, bob) = (person(&salon, "Anna").await, person(&salon, "Bob").await);
    let table = salon.create(&anna, ra(&DUEL)).await.unwrap();
    let key = salon.add_key(anna.id, Some(table.id())).await.unwrap();
    let bearer = salon.identify(&key).await.unwrap();
    assert_eq!((bearer.person, bearer.table), (anna, Some(table.id())));
    let stranger = salon.add_key(bob.id, Some(table.id())).await;
    assert_eq!(refused(stranger), "you have no seat at this table");
}

/// The table when its game is over; whoever is asked does anything legal.
async fn finish(salon: &Salon, table: &Table) -> Arc<Table> {
    loop {
        let table = salon.table(table.id()).await.unwrap();
        if table.stage() == Stage::Finished {
            return table;
        }
        let person = table.asked().and_then(|seat| {
            let sitter = table.sitter(seat)?;
            sitter.person().filter(|_| sitter.bot().is_none())
        });
        match (person, table.legal_actions().last()) {
            (Some(person), Some(action)) => {
                salon.submit(table.id(), person, table.moment(), action).await.unwrap();
            }
            _ => sleep(Duration::from_millis(100)).await,
        }
    }
}

fn duels() -> Class {
    Class { title: Title::Ra, players: PlayerCount::Two }
}

#[tokio::test(start_paused = true)]
async fn a_game_for_ratings_changes_them_once() {
    let salon = open_salon();
    let rated = Settings { is_rated: true, ..ra(&DUEL) };
    let guest = person(&salon, "Guest").await;
    let needs = "this table is rated: you need an account to join";
    assert_eq!(refused(salon.create(&guest, rated.clone()).await), needs);

    let (anna, bob) = (member(&salon, "Anna").await, member(&salon, "Bob").await);
    let table = salon.create(&anna, rated).await.unwrap();
    assert_eq!(refused(salon.sit(table.id(), guest, None).await), needs);
    salon.sit(table.id(), bob.clone(), None).await.unwrap();
    let table = salon.start(table.id(), bob.id).await.unwrap();
    let table = finish(&salon, &table).await;
    sleep(Duration::from_secs(10)).await;

    let leaders = salon.leaders(duels(), 9).await.unwrap();
    let winner = &table.outcome().unwrap().standings.into_iter().find(|own| own.place == 1);
    assert_eq!(leaders.len(), 2);
    assert_eq!(leaders[0].contestant, winner.unwrap().contestant);
    assert!(leaders[0].rating.points() > 1500.0 && leaders[1].rating.points() < 1500.0);
    assert!(leaders.iter().all(|leader| leader.rating.games == 1), "{leaders:?}");
    let profile = salon.profile(anna.id, 9).await.unwrap();
    assert_eq!(profile.person, anna);
    assert_eq!(profile.ratings.len(), 1);
    assert_eq!(profile.games[0].table, table.id());
    let rating = profile.ratings[0].1.mean - Rating::default().mean;
    assert!((profile.games[0].change.unwrap() - rating).abs() < 1e-9);

    let changes = salon.rating_changes(&table).await.unwrap();
    let own = table.seat_of(anna.id).unwrap();
    assert!((changes[own.index()].unwrap() - Rating::in_points(rating)).abs() < 1e-9);
    assert!(changes.iter().flatten().sum::<f64>().abs() < 1e-6, "one gains what the other loses");
}

#[tokio::test(start_paused = true)]
async fn other_games_are_remembered_but_change_no_rating() {
    let salon = open_salon();
    let anna = person(&salon, "Anna").await;
    let table = salon.create(&anna, ra(&[Place::Host, BOT])).await.unwrap();
    let table = salon.start(table.id(), anna.id).await.unwrap();
    finish(&salon, &table).await;
    sleep(Duration::from_secs(10)).await;
    let profile = salon.profile(anna.id, 9).await.unwrap();
    assert_eq!((profile.games.len(), profile.games[0].change), (1, None));
    assert_eq!(profile.ratings, []);
    assert_eq!(salon.leaders(duels(), 9).await.unwrap(), []);
}

#[tokio::test(start_paused = true)]
async fn who_leaves_the_game_to_a_bot_is_last() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    salon.resign(table.id(), anna.id).await.unwrap();
    let over = finish(&salon, &table).await;
    let standings = over.outcome().unwrap().standings;
    let place = |person: &Person| {
        let own = |standing: &&Standing| standing.contestant == Contestant::Person(person.id);
        standings.iter().find(own).unwrap().place
    };
    assert_eq!(place(&anna), 2);
    assert!(place(&bob) <= 2);
}

#[test]
fn equal_bots_in_two_seats_share_what_they_win_and_lose() {
    let expert = Contestant::Bot(Level::Expert);
    let standing = |contestant, place| Standing { contestant, place, score: 0 };
    let person = Contestant::Person(crate::PersonId::new(9_000));
    let standings = [standing(expert, 1), standing(person, 2), standing(expert, 3)];
    let after = rate(&standings, &[Rating::default(); 3]);
    assert_eq!(after[0], after[2]);
    assert!((after[0].mean - Rating::default().mean).abs() < 1e-9, "{after:?}");
    assert!(after.iter().all(|rating| rating.deviation < Rating::default().deviation));
}
