//! People at tables.

use std::sync::Arc;
use std::time::Duration;

use ra_record::{AnyRecord, AnyRules, text};
use ra_rules::{Seat, Sun};
use tokio::time::sleep;

use super::{BOT, TestWorld, ra};
use crate::memory::Memory;
use crate::{
    BadSettings, Listing, Order, Person, Place, Refusal, Settings, Sitter, Stage, Table, TableId,
    Tables, TimeControl,
};

pub(super) type Salon = Tables<Memory, TestWorld>;

/// A server on which bots and clocks act.
pub(super) fn open_salon() -> Salon {
    let tables = Tables::new(Memory::default(), TestWorld::new(7));
    let running = tables.clone();
    tokio::spawn(async move { running.run().await });
    tables
}

pub(super) async fn person(salon: &Salon, name: &str) -> Person {
    salon.register(name).await.unwrap().0
}

/// A game between two people that has begun.
pub(super) async fn duel(salon: &Salon, settings: Settings) -> (Arc<Table>, Person, Person) {
    let (anna, bob) = (person(salon, "Anna").await, person(salon, "Bob").await);
    let table = salon.create(&anna, settings).await.unwrap();
    salon.sit(table.id(), bob.clone(), None).await.unwrap();
    let table = salon.start(table.id(), bob.id).await.unwrap();
    (table, anna, bob)
}

pub(super) const DUEL: [Place; 2] = [Place::Host, Place::Open];

/// Who is asked, and who is not.
fn asked_first(table: &Table, anna: &Person, bob: &Person) -> (Person, Person) {
    let asked = table.asked() == table.seat_of(anna.id);
    if asked { (anna.clone(), bob.clone()) } else { (bob.clone(), anna.clone()) }
}

async fn act(
    salon: &Salon,
    id: TableId,
    person: &Person,
    action: &str,
) -> Result<Arc<Table>, Refusal> {
    let moment = salon.table(id).await.unwrap().moment();
    salon.submit(id, person.id, moment, action).await
}

/// Plays on, anything that is legal, until something holds.
async fn play_until(
    salon: &Salon,
    id: TableId,
    people: [&Person; 2],
    done: impl Fn(&Table) -> bool,
) -> Arc<Table> {
    let mut luck = fastrand::Rng::with_seed(3);
    loop {
        let table = salon.table(id).await.unwrap();
        if done(&table) {
            return table;
        }
        let seat = table.asked().unwrap();
        let person = people.into_iter().find(|person| table.seat_of(person.id) == Some(seat));
        let legal = table.game.as_ref().unwrap().legal_actions();
        let action = legal[luck.usize(..legal.len())].clone();
        match person {
            Some(person) => drop(act(salon, id, person, &action).await.unwrap()),
            None => sleep(Duration::from_millis(600)).await,
        }
    }
}

pub(super) fn refused<T>(result: Result<T, Refusal>) -> String {
    result.map(|_| ()).unwrap_err().to_string()
}

#[tokio::test(start_paused = true)]
async fn a_game_against_bots_goes_from_the_first_click_to_the_last() {
    let salon = open_salon();
    let anna = person(&salon, "Anna").await;
    let table = salon.create(&anna, ra(&[Place::Host, BOT, BOT])).await.unwrap();
    let promise = table.commitment();
    let id = salon.start(table.id(), anna.id).await.unwrap().id();
    let table = play_until(&salon, id, [&anna, &anna], |table| table.asked().is_none()).await;

    assert_eq!(table.stage(), Stage::Finished);
    let Some(AnyRecord::Ra(record)) = table.record() else { panic!("a game of Ra") };
    assert_eq!(record.names(), ["Anna", "Nakht", "Senbi"]);
    assert_eq!(record.commitment(), Some(promise));
    assert!(record.seed().is_some(), "the promise is opened after the end");
    let written = text::write(&record);
    assert_eq!(text::read::<ra_rules::ra::Ra>(written.as_bytes()).unwrap(), record);
    assert_eq!(refused(act(&salon, id, &anna, "draw").await), "the game is over");
}

#[tokio::test(start_paused = true)]
async fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    let (first, second) = asked_first(&table, &anna, &bob);
    let cleo = person(&salon, "Cleo").await;

    let said = refused(act(&salon, table.id(), &second, "draw").await);
    assert!(said.contains("is asked to draw a tile"), "{said}");
    assert_eq!(
        refused(act(&salon, table.id(), &cleo, "draw").await),
        "you have no seat at this table"
    );
    assert_eq!(refused(salon.resign(table.id(), cleo.id).await), "you have no seat at this table");
    let said = refused(act(&salon, table.id(), &first, "dance").await);
    assert!(said.starts_with("an action is draw, invoke, bid SUN, pass"), "{said}");
    let unknown = TableId::new(5);
    let said = refused(salon.submit(unknown, first.id, 0, "draw").await);
    assert_eq!(said, "there is no table 0000000000000005");
    assert_eq!(salon.table(table.id()).await.unwrap().step(), table.step(), "nothing changed");
}

#[tokio::test(start_paused = true)]
async fn a_late_click_is_told_so() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    let (first, _) = asked_first(&table, &anna, &bob);
    let seen = table.moment();
    salon.submit(table.id(), first.id, seen, "draw").await.unwrap();
    let again = salon.submit(table.id(), first.id, seen, "draw").await;
    assert_eq!(refused(again), "the table has changed in the meantime");
}

#[tokio::test(start_paused = true)]
async fn seats_are_taken_and_left_before_the_start() {
    let salon = open_salon();
    let [anna, bob, cleo] = ["Anna", "Bob", "Cleo"].map(|name| person(&salon, name));
    let (anna, bob, cleo) = (anna.await, bob.await, cleo.await);
    let id = salon.create(&anna, ra(&DUEL)).await.unwrap().id();
    let second = Seat::at(2);

    assert_eq!(refused(salon.start(id, anna.id).await), "seat 2 is still open");
    assert_eq!(refused(salon.sit(id, bob.clone(), Some(Seat::at(1))).await), "seat 1 is taken");
    assert_eq!(
        refused(salon.sit(id, bob.clone(), Some(Seat::at(5))).await),
        "this table has no seat 5"
    );
    assert_eq!(refused(act(&salon, id, &anna, "draw").await), "the game has not started yet");
    salon.sit(id, bob.clone(), Some(second)).await.unwrap();
    assert_eq!(refused(salon.sit(id, bob.clone(), None).await), "you are already in seat 2");
    assert_eq!(refused(salon.sit(id, cleo.clone(), None).await), "all seats are taken");
    salon.leave(id, bob.id).await.unwrap();
    salon.sit(id, cleo.clone(), None).await.unwrap();
    let table = salon.start(id, anna.id).await.unwrap();
    assert_eq!(table.seat_of(cleo.id), Some(second));
    assert_eq!(refused(salon.sit(id, bob, None).await), "the game has already started");
    assert_eq!(refused(salon.leave(id, cleo.id).await), "the game has already started");
    assert_eq!(refused(salon.start(id, anna.id).await), "the game has already started");
}

#[tokio::test(start_paused = true)]
async fn there_is_no_table_that_cannot_be_played() {
    let salon = open_salon();
    let anna = person(&salon, "Anna").await;
    let refuse = async |settings: Settings| refused(salon.create(&anna, settings).await);

    assert_eq!(refuse(ra(&[Place::Host])).await, "a table has 2 to 5 seats, not 1");
    assert_eq!(refuse(ra(&[Place::Host, Place::Host])).await, "you can take only one seat");
    let rules = AnyRules::named("ra", "1999", &[]).unwrap();
    let old = Settings { rules, ..ra(&DUEL) };
    assert_eq!(refuse(old).await, "the rules of 1999 are for 3 to 5 players, not 2");
    let clock = Some(TimeControl { bank_s: 0, increment_s: 5 });
    assert_eq!(refuse(Settings { clock, ..ra(&DUEL) }).await, BadSettings::Clock.to_string());
    let sleepy = Settings { pause_ms: 60_000, ..ra(&DUEL) };
    assert_eq!(refuse(sleepy).await, "bots can wait 10000 milliseconds at most");
    assert_eq!(refused(salon.register("\u{202e}").await), "names must have 1 to 24 characters");
}

#[tokio::test(start_paused = true)]
async fn a_secret_tells_who_somebody_is() {
    let salon = open_salon();
    let (anna, secret) = salon.register("Anna").await.unwrap();
    assert_eq!(salon.identify(&secret).await.unwrap().person, anna);
    salon.rename(&anna, "Anna of Thebes").await.unwrap();
    assert_eq!(salon.identify(&secret).await.unwrap().person.name, "Anna of Thebes");
    let guess = "00112233445566778899aabbccddeeff".parse().unwrap();
    assert_eq!(refused(salon.identify(&guess).await), "this secret does not belong to anyone");
    assert_eq!(format!("{secret:?}"), "Secret(…)");
}

#[tokio::test(start_paused = true)]
async fn who_runs_out_of_time_is_replaced_and_can_come_back() {
    let salon = open_salon();
    let clock = Some(TimeControl { bank_s: 60, increment_s: 5 });
    let (table, anna, bob) = duel(&salon, Settings { clock, ..ra(&DUEL) }).await;
    let (first, _) = asked_first(&table, &anna, &bob);
    let seat = table.seat_of(first.id).unwrap();

    sleep(Duration::from_secs(20)).await;
    assert_eq!(table.left_ms(seat, salon.now()), Some(40_000));
    assert_eq!(refused(salon.come_back(table.id(), first.id).await), "no bot is playing for you");
    sleep(Duration::from_secs(41)).await;
    let table = salon.table(table.id()).await.unwrap();
    let Some(Sitter::Person { stand_in: Some(_), .. }) = table.sitter(seat) else {
        panic!("a bot plays for {}", first.name)
    };
    assert!(table.moment() > 2, "and it has begun to play");
    let said = refused(act(&salon, table.id(), &first, "draw").await);
    assert_eq!(said, "a bot is playing for you; take over first");
    let table = salon.come_back(table.id(), first.id).await.unwrap();
    assert_eq!(table.sitter(seat).unwrap().bot(), None);
    assert_eq!(table.chairs[seat].left_ms, 15_000, "a quarter of the bank");
}

#[tokio::test(start_paused = true)]
async fn time_is_charged_for_what_one_thinks() {
    let salon = open_salon();
    let clock = Some(TimeControl { bank_s: 60, increment_s: 5 });
    let (table, anna, bob) = duel(&salon, Settings { clock, ..ra(&DUEL) }).await;
    let (first, second) = asked_first(&table, &anna, &bob);
    sleep(Duration::from_secs(12)).await;
    let table = act(&salon, table.id(), &first, "draw").await.unwrap();
    let left = |person: &Person| table.chairs[table.seat_of(person.id).unwrap()].left_ms;
    assert_eq!((left(&first), left(&second)), (60_000 - 12_000 + 5_000, 60_000));
}

#[tokio::test(start_paused = true)]
async fn who_resigns_leaves_a_bot_behind_for_good() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    salon.resign(table.id(), anna.id).await.unwrap();
    assert_eq!(refused(salon.resign(table.id(), anna.id).await), "you resigned this game");
    assert_eq!(refused(salon.come_back(table.id(), anna.id).await), "you resigned this game");
    let over = |table: &Table| table.stage() == Stage::Finished;
    let table = play_until(&salon, table.id(), [&bob, &bob], over).await;
    assert_eq!(table.name(table.seat_of(anna.id).unwrap()), "Anna");
}

#[tokio::test(start_paused = true)]
async fn an_invocation_can_be_undone_before_anybody_bids_but_no_draw() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    let (first, second) = asked_first(&table, &anna, &bob);
    let id = table.id();
    let undo = async |person: &Person| {
        let moment = salon.table(id).await.unwrap().moment();
        salon.undo(id, person.id, moment).await
    };
    let cannot = "you can undo only your own last decision, and never a draw or a bid";

    assert_eq!(refused(undo(&first).await), cannot);
    let before = table.record();
    act(&salon, id, &first, "invoke").await.unwrap();
    assert_eq!(refused(undo(&second).await), cannot);
    let back = undo(&first).await.unwrap();
    assert_eq!(back.record(), before);
    assert!(back.moment() > table.moment(), "the moment of before does not come again");
    let stale = salon.submit(id, first.id, table.moment(), "draw").await;
    assert_eq!(refused(stale), "the table has changed in the meantime");

    act(&salon, id, &first, "draw").await.unwrap();
    assert_eq!(refused(undo(&first).await), cannot);
}

#[tokio::test(start_paused = true)]
async fn against_bots_a_decision_is_taken_back_and_the_same_tiles_come_again() {
    let salon = open_salon();
    let anna = person(&salon, "Anna").await;
    let id = salon.create(&anna, ra(&[Place::Host, BOT])).await.unwrap().id();
    salon.start(id, anna.id).await.unwrap();
    let annas_turn =
        |table: &Table| table.asked() == table.seat_of(anna.id) && decisions(table) == 4;
    let drawn = |table: &Table| {
        let Some(AnyRecord::Ra(record)) = table.record() else { panic!("a game of Ra") };
        record.entries().iter().filter_map(|entry| entry.tile).collect::<Vec<_>>()
    };
    let table = play_until(&salon, id, [&anna, &anna], annas_turn).await;
    let tiles = drawn(&table);
    let back = salon.take_back(id, anna.id, table.moment()).await.unwrap();
    assert_eq!(back.asked(), back.seat_of(anna.id));
    assert_eq!(decisions(&back), 3);

    let over = |table: &Table| table.stage() == Stage::Finished;
    let table = play_until(&salon, id, [&anna, &anna], over).await;
    assert!(drawn(&table).starts_with(&tiles), "the order of the bag is what it was");
    let Some(AnyRecord::Ra(record)) = table.record() else { panic!("a game of Ra") };
    assert!(record.seed().is_some(), "and the promise about it holds");
}

/// The decisions that people made.
fn decisions(table: &Table) -> usize {
    table.authors.iter().filter(|author| author.by == crate::By::Person).count()
}

#[tokio::test(start_paused = true)]
async fn among_people_nothing_is_taken_back() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    let (first, _) = asked_first(&table, &anna, &bob);
    let table = act(&salon, table.id(), &first, "draw").await.unwrap();
    let said = refused(salon.take_back(table.id(), first.id, table.moment()).await);
    assert_eq!(said, "you can take decisions back only in unrated games against bots");
}

/// Somebody calls an auction at a table of three, and the next one is asked for a bid.
async fn auction(salon: &Salon) -> (TableId, [Person; 3]) {
    let mut people = Vec::new();
    for name in ["Anna", "Bob", "Cleo"] {
        people.push(person(salon, name).await);
    }
    let places = [Place::Host, Place::Open, Place::Open];
    let id = salon.create(&people[0], ra(&places)).await.unwrap().id();
    for person in &people[1..] {
        salon.sit(id, person.clone(), None).await.unwrap();
    }
    let table = salon.start(id, people[0].id).await.unwrap();
    people.rotate_left(table.asked().unwrap().index());
    act(salon, id, &people[0], "invoke").await.unwrap();
    (id, people.try_into().unwrap())
}

fn last_line(table: &Table) -> String {
    table.game.as_ref().unwrap().last_line().unwrap()
}

/// The suns that whoever is asked can bid.
fn bids(table: &Table) -> Vec<Sun> {
    table.game.as_ref().unwrap().auction().unwrap().1.iter().collect()
}

fn by_order(table: &Table) -> bool {
    table.authors.iter().any(|author| author.by == crate::By::Order)
}

#[tokio::test(start_paused = true)]
async fn an_order_bids_the_lowest_sun_that_beats_the_standing_bid() {
    let salon = open_salon();
    let (id, [caller, next, last]) = auction(&salon).await;
    let table = salon.table(id).await.unwrap();
    let began = table.auction().unwrap();
    let order = Some(Order::BidUpTo(Sun::at(16)));
    let nobody = "you have no more bids to make in this auction";
    assert_eq!(refused(salon.order(id, next.id, began, order).await), nobody, "asked right now");
    let another = salon.order(id, last.id, began + 1, order).await;
    assert_eq!(refused(another), "the table has changed in the meantime");
    assert!(table.can_order(last.id) && !table.can_order(next.id));
    salon.order(id, last.id, began, order).await.unwrap();
    let table = salon.table(id).await.unwrap();
    assert_eq!((table.order_of(last.id), table.order_of(caller.id)), (order, None));

    let bid = bids(&table)[0];
    act(&salon, id, &next, &format!("bid {bid}")).await.unwrap();
    sleep(Duration::from_millis(10)).await;
    let table = salon.table(id).await.unwrap();
    let seat = table.seat_of(last.id).unwrap();
    let Some(AnyRecord::Ra(record)) = table.record() else { panic!("a game of Ra") };
    let lowest = record.setup().suns()[seat].above(Some(bid)).iter().next().unwrap();
    assert_eq!(last_line(&table), format!("{} bid {lowest}", seat.number()));
    assert!(by_order(&table));

    act(&salon, id, &caller, "pass").await.unwrap();
    let table = salon.table(id).await.unwrap();
    assert_eq!(table.order_of(last.id), None, "the auction is over, and the order forgotten");
}

#[tokio::test(start_paused = true)]
async fn an_order_passes_when_the_bid_is_too_high_and_asks_when_it_is_not() {
    for (limit, passes) in [(Sun::LOWEST, true), (Sun::at(16), false)] {
        let salon = open_salon();
        let (id, [_, next, last]) = auction(&salon).await;
        let table = salon.table(id).await.unwrap();
        let began = table.auction().unwrap();
        salon.order(id, last.id, began, Some(Order::PassAbove(limit))).await.unwrap();
        act(&salon, id, &next, &format!("bid {}", bids(&table)[0])).await.unwrap();
        sleep(Duration::from_millis(10)).await;
        let table = salon.table(id).await.unwrap();
        let seat = table.seat_of(last.id).unwrap();
        assert_eq!(last_line(&table) == format!("{} pass", seat.number()), passes);
        assert_eq!(table.asked() == Some(seat), !passes);
    }
}

#[tokio::test(start_paused = true)]
async fn an_order_with_a_limit_passes_above_it_but_never_where_one_must_bid() {
    let salon = open_salon();
    let (id, [caller, next, last]) = auction(&salon).await;
    let table = salon.table(id).await.unwrap();
    let began = table.auction().unwrap();
    let order = Some(Order::BidUpTo(Sun::LOWEST));
    salon.order(id, last.id, began, order).await.unwrap();
    salon.order(id, caller.id, began, order).await.unwrap();
    act(&salon, id, &next, "pass").await.unwrap();
    sleep(Duration::from_millis(10)).await;
    let table = salon.table(id).await.unwrap();
    assert_eq!(last_line(&table), format!("{} pass", table.seat_of(last.id).unwrap().number()));
    assert_eq!(table.asked(), table.seat_of(caller.id), "who invoked Ra has to choose a sun");
}

#[tokio::test(start_paused = true)]
async fn nobody_gains_time_by_undoing() {
    let salon = open_salon();
    let clock = Some(TimeControl { bank_s: 60, increment_s: 5 });
    let (table, anna, bob) = duel(&salon, Settings { clock, ..ra(&DUEL) }).await;
    let (first, _) = asked_first(&table, &anna, &bob);
    let seat = table.seat_of(first.id).unwrap();
    for _ in 0..3 {
        let table = act(&salon, table.id(), &first, "invoke").await.unwrap();
        assert_eq!(table.chairs[seat].left_ms, 65_000);
        let table = salon.undo(table.id(), first.id, table.moment()).await.unwrap();
        assert_eq!(table.chairs[seat].left_ms, 60_000);
    }
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_one_table_for_all_who_want_it() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    let id = table.id();
    assert_eq!(refused(salon.rematch(id, anna.clone()).await), "the game is not over yet");
    play_until(&salon, id, [&anna, &bob], |table| table.stage() == Stage::Finished).await;
    let both = tokio::join!(salon.rematch(id, anna.clone()), salon.rematch(id, bob.clone()));
    let (one, other) = (both.0.unwrap(), both.1.unwrap());
    assert_eq!(one.id(), other.id());
    let again = salon.table(one.id()).await.unwrap();
    assert!(again.seat_of(anna.id).is_some() && again.seat_of(bob.id).is_some());
    assert_eq!(salon.table(id).await.unwrap().rematch(), Some(one.id()));
    assert_eq!(salon.rematch(id, bob).await.unwrap().id(), one.id(), "as often as one asks");
    let cleo = person(&salon, "Cleo").await;
    assert_eq!(refused(salon.rematch(id, cleo).await), "you have no seat at this table");
}

#[tokio::test(start_paused = true)]
async fn tables_are_found_by_who_may_find_them() {
    let salon = open_salon();
    let (anna, bob) = (person(&salon, "Anna").await, person(&salon, "Bob").await);
    let public = Settings { public: true, ..ra(&DUEL) };
    let public = salon.create(&anna, public).await.unwrap().id();
    sleep(Duration::from_secs(1)).await;
    let private = salon.create(&anna, ra(&DUEL)).await.unwrap().id();
    let ids = async |list| {
        let tables = salon.list(list, 10).await.unwrap();
        tables.iter().map(|table| table.id()).collect::<Vec<_>>()
    };
    assert_eq!(ids(Listing::Public(Stage::Open)).await, [public]);
    assert_eq!(ids(Listing::Of(anna.id)).await, [private, public]);
    assert_eq!(ids(Listing::Of(bob.id)).await, []);
    salon.sit(public, bob.clone(), None).await.unwrap();
    salon.start(public, bob.id).await.unwrap();
    assert_eq!(ids(Listing::Public(Stage::Open)).await, []);
    assert_eq!(ids(Listing::Public(Stage::Running)).await, [public]);
    assert_eq!(ids(Listing::Of(bob.id)).await, [public]);
}

#[tokio::test(start_paused = true)]
async fn watchers_see_what_happens() {
    let salon = open_salon();
    let (table, anna, bob) = duel(&salon, ra(&DUEL)).await;
    let (first, _) = asked_first(&table, &anna, &bob);
    let mut watch = salon.watch(table.id()).await.unwrap();
    let before = watch.table().step();
    act(&salon, table.id(), &first, "draw").await.unwrap();
    assert_eq!(watch.changed().await.step(), before + 1);
}

#[tokio::test(start_paused = true)]
async fn no_seed_is_shown_before_the_end() {
    let salon = open_salon();
    let (table, ..) = duel(&salon, ra(&DUEL)).await;
    let Some(AnyRecord::Ra(record)) = table.record() else { panic!("a game of Ra") };
    assert!(record.seed().is_none());
    let bytes = format!("{:?}", table.seed.as_bytes());
    let hex = table.seed.to_hex();
    for shown in [text::write(&record), format!("{table:?}"), format!("{salon:?}")] {
        assert!(!shown.contains(&hex) && !shown.contains(&bytes[1..40]), "{shown}");
    }
    let debug = format!("{table:?}");
    assert!(debug.contains("Deal(secret)") && debug.contains("Seed(secret)"));
}
