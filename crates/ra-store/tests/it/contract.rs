//! The contract of a store, the same for all.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ra_bots::Level;
use ra_record::Seed;
use ra_rules::PlayerCount;
use ra_store::{AnyStore, Postgres, Sqlite};
use ra_tables::memory::Memory;
use ra_tables::{
    Account, Append, AppendError, Bearer, Class, Contestant, Header, Listing, NewTable, News,
    Outcome, Person, PersonId, Rating, Seating, SecretDigest, Stage, Standing, Store, StoredChange,
    Summary, TableId, Timestamp, Title,
};
use sqlx::Connection;

use crate::cluster::Cluster;

#[tokio::test]
async fn memory_keeps_the_contract() {
    keeps_the_contract(Arc::new(Memory::default())).await;
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    keeps_the_contract(Arc::new(Sqlite::open(&folder.path().join("ra.db")).await.unwrap())).await;
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let Some(mut cluster) = Cluster::start().unwrap() else { return };
    let here = Arc::new(Postgres::connect(&cluster.address()).await.unwrap());
    let there = AnyStore::connect(&cluster.address()).await.unwrap();
    keeps_the_contract(Arc::clone(&here)).await;
    news_reaches_other_nodes(&*here, &there).await;
    two_nodes_append_without_waiting_for_each_other(Arc::clone(&here), Arc::new(there)).await;

    nobody_waits_for_a_node_that_is_stopped(&cluster, &*here).await;

    let id = make(&*here).await;
    here.append(entry(id, 0, "before")).await.unwrap();
    let mut news = here.news().unwrap();
    cluster.crash_and_restart().unwrap();
    goes_on_after_a_crash(&*here, id).await;
    let heard = tokio::time::timeout(Duration::from_secs(10), news.recv()).await;
    assert_eq!(heard.unwrap().unwrap(), News::Gap, "something may have been missed");
}

/// A node that was stopped in the middle of a group holds a table for a while, not for ever.
async fn nobody_waits_for_a_node_that_is_stopped(cluster: &Cluster, store: &impl Store) {
    let id = make(store).await;
    let mut stopped = sqlx::PgConnection::connect(&cluster.address()).await.unwrap();
    let hold =
        format!("BEGIN; SELECT FROM tables WHERE id = {} FOR UPDATE", id.number().cast_signed());
    sqlx::raw_sql(sqlx::AssertSqlSafe(hold)).execute(&mut stopped).await.unwrap();

    let waits = tokio::time::timeout(Duration::from_secs(8), store.append(entry(id, 0, "kept")));
    let refused = waits.await.expect("an answer within seconds").unwrap_err();
    assert!(matches!(refused, AppendError::Store(_)), "{refused:?}");
    stopped.close().await.unwrap();
    store.append(entry(id, 0, "free")).await.unwrap();
}

/// The first to come after a crash may be turned away, but not for long.
async fn goes_on_after_a_crash(store: &impl Store, id: TableId) {
    for _ in 0..100 {
        if log_if_there(store, id).await.is_some_and(|log| log == ["before", "after"]) {
            return;
        }
        let _ = store.append(entry(id, 1, "after")).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the store does not recover");
}

async fn log_if_there(store: &impl Store, id: TableId) -> Option<Vec<String>> {
    let stored = store.open(id).await.ok()??;
    Some(stored.changes.into_iter().map(|stored| stored.change).collect())
}

async fn keeps_the_contract<S: Store>(store: Arc<S>) {
    a_table_is_found_as_it_was_made(&*store).await;
    an_entry_is_stored_once_and_in_its_place(&*store).await;
    of_many_who_append_at_once_one_is_first(&store).await;
    tables_are_listed_for_whom_they_are(&*store).await;
    what_is_overdue_is_found(&*store).await;
    people_are_known_by_their_keys(&*store).await;
    an_account_has_its_own_name(&*store).await;
    results_are_remembered_and_rated_once(&store).await;
}

fn fresh() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(u64::MAX - 1_000);
    LAST.fetch_add(1, Ordering::Relaxed)
}

const HOST: PersonId = PersonId::new(u64::MAX);

fn summary(stage: Stage, updated: u64, due: Option<u64>) -> Summary {
    Summary { stage, updated: Timestamp(updated), due: due.map(Timestamp) }
}

fn table(id: TableId, public: bool) -> NewTable {
    let header = Header {
        host: HOST,
        host_name: "Änna \"of\" Thebes 𓂀".to_owned(),
        settings: "{}".to_owned(),
        seed: Seed::named(&id.to_string()),
        created: Timestamp(1_800_000_000_000),
        public,
    };
    NewTable { id, header, summary: summary(Stage::Open, 1, None) }
}

async fn make(store: &impl Store) -> TableId {
    let id = TableId::new(fresh());
    store.create(table(id, false)).await.unwrap();
    id
}

fn entry(table: TableId, step: u32, change: &str) -> Append {
    let stored = StoredChange { at: Timestamp(5), change: change.to_owned() };
    let summary = summary(Stage::Running, 7, None);
    Append { table, step, stored, seating: None, summary, outcome: None }
}

fn is_conflict(appended: &Result<(), AppendError>) -> bool {
    matches!(appended, Err(AppendError::Conflict))
}

async fn log(store: &impl Store, id: TableId) -> Vec<String> {
    let stored = store.open(id).await.unwrap().unwrap();
    stored.changes.into_iter().map(|stored| stored.change).collect()
}

async fn a_table_is_found_as_it_was_made(store: &impl Store) {
    let id = TableId::new(fresh());
    assert_eq!(store.open(id).await.unwrap(), None);
    store.create(table(id, true)).await.unwrap();
    let again =
        NewTable { header: Header { public: false, ..table(id, true).header }, ..table(id, true) };
    store.create(again).await.unwrap();
    let stored = store.open(id).await.unwrap().unwrap();
    assert_eq!(stored.header, table(id, true).header, "who makes it again changes nothing");
    assert_eq!(stored.changes, []);
}

async fn an_entry_is_stored_once_and_in_its_place(store: &impl Store) {
    let id = make(store).await;
    store.append(entry(id, 0, "first")).await.unwrap();
    assert!(is_conflict(&store.append(entry(id, 0, "late")).await));
    assert!(is_conflict(&store.append(entry(id, 2, "early")).await));
    assert!(is_conflict(&store.append(entry(TableId::new(fresh()), 0, "lost")).await));
    store.append(entry(id, 1, "second")).await.unwrap();

    assert_eq!(log(store, id).await, ["first", "second"]);
    let later = store.changes(id, 1).await.unwrap();
    assert_eq!(later, [StoredChange { at: Timestamp(5), change: "second".to_owned() }]);
    assert_eq!(store.changes(id, 2).await.unwrap(), []);
    let unknown = TableId::new(fresh());
    assert_eq!(store.steps(vec![id, unknown]).await.unwrap(), [(id, 2)]);
}

async fn of_many_who_append_at_once_one_is_first<S: Store>(store: &Arc<S>) {
    let ids = [make(&**store).await, make(&**store).await, make(&**store).await];
    let mut tasks = Vec::new();
    for number in 0..60 {
        let (store, id) = (Arc::clone(store), ids[number % 3]);
        let change = number.to_string();
        tasks.push(tokio::spawn(async move { store.append(entry(id, 0, &change)).await }));
    }
    let mut accepted = Vec::new();
    for (number, task) in tasks.into_iter().enumerate() {
        match task.await.unwrap() {
            Ok(()) => accepted.push(number),
            refused => assert!(is_conflict(&refused), "{refused:?}"),
        }
    }
    assert_eq!(accepted.len(), 3);
    for number in accepted {
        assert_eq!(log(&**store, ids[number % 3]).await, [number.to_string()]);
    }
}

async fn tables_are_listed_for_whom_they_are(store: &impl Store) {
    let (anna, bob) = (PersonId::new(fresh()), PersonId::new(fresh()));
    let [old, new, private] = [(); 3].map(|()| TableId::new(fresh()));
    for (id, public, updated) in [(old, true, 100), (new, true, 300), (private, false, 200)] {
        let mut made = table(id, public);
        made.header.host = anna;
        made.summary = summary(Stage::Open, updated, None);
        store.create(made).await.unwrap();
    }
    let public = Listing::Public(Stage::Open);
    assert_eq!(store.list(public, 2).await.unwrap(), [new, old]);
    assert_eq!(store.list(public, 1).await.unwrap(), [new]);
    assert_eq!(store.list(Listing::Of(anna), 9).await.unwrap(), [new, private, old]);
    assert_eq!(store.list(Listing::Of(bob), 9).await.unwrap(), []);
    let unfinished =
        async |person, since| store.unfinished(person, Timestamp(since)).await.unwrap();
    assert_eq!((unfinished(anna, 0).await, unfinished(bob, 0).await), (3, 0));
    assert_eq!(unfinished(anna, 200).await, 2, "what has long been left alone does not count");

    let sits = Append { seating: Some(Seating::Sits(bob)), ..entry(private, 0, "sit") };
    let finished = Append { summary: summary(Stage::Finished, 400, None), ..entry(old, 0, "end") };
    store.append(sits).await.unwrap();
    store.append(finished).await.unwrap();
    assert_eq!(store.list(Listing::Of(bob), 9).await.unwrap(), [private]);
    assert_eq!((unfinished(anna, 0).await, unfinished(bob, 0).await), (2, 1), "one is finished");
    let leaves = Append { seating: Some(Seating::Leaves(bob)), ..entry(private, 1, "leave") };
    store.append(leaves).await.unwrap();
    assert_eq!(store.list(Listing::Of(bob), 9).await.unwrap(), []);
    assert_eq!(store.list(Listing::Of(anna), 9).await.unwrap().len(), 3);
    assert_eq!(store.list(public, 1).await.unwrap(), [new]);
    assert_eq!(store.list(Listing::Public(Stage::Finished), 9).await.unwrap(), [old]);
}

async fn what_is_overdue_is_found(store: &impl Store) {
    let (first, second) = (make(store).await, make(store).await);
    let due =
        |id, step, at| Append { summary: summary(Stage::Running, 9, at), ..entry(id, step, "due") };
    store.append(due(first, 0, Some(2_000))).await.unwrap();
    store.append(due(second, 0, Some(1_000))).await.unwrap();
    let overdue = async |before, limit| store.overdue(Timestamp(before), limit).await.unwrap();
    assert_eq!(overdue(5_000, 9).await, [second, first], "the longest overdue first");
    assert_eq!(overdue(5_000, 1).await, [second]);
    assert_eq!(overdue(2_000, 9).await, [second]);
    store.append(due(second, 1, None)).await.unwrap();
    assert_eq!(overdue(5_000, 9).await, [first]);
    store.append(due(first, 1, None)).await.unwrap();
}

async fn newcomer(store: &impl Store, name: &str) -> (Person, SecretDigest) {
    let id = PersonId::new(fresh());
    let person = Person { id, name: name.to_owned(), has_account: false };
    let key = digest(id.number());
    store.add_person(person.clone(), key, Timestamp(1)).await.unwrap();
    (person, key)
}

fn digest(number: u64) -> SecretDigest {
    let mut digest = [7; 32];
    digest[..8].copy_from_slice(&number.to_be_bytes());
    digest
}

async fn people_are_known_by_their_keys(store: &impl Store) {
    assert_eq!(store.bearer([7; 32]).await.unwrap(), None);
    let (anna, key) = newcomer(store, "Anna").await;
    let bearer = Bearer { person: anna.clone(), table: None };
    assert_eq!(store.bearer(key).await.unwrap(), Some(bearer));
    assert_eq!(store.person(anna.id).await.unwrap(), Some(anna.clone()));
    assert!(store.rename(anna.id, "Ann".to_owned()).await.unwrap());
    let ann = Person { name: "Ann".to_owned(), ..anna.clone() };
    assert_eq!(store.bearer(key).await.unwrap().map(|bearer| bearer.person), Some(ann.clone()));
    assert!(!store.rename(PersonId::new(fresh()), "Nobody".to_owned()).await.unwrap());

    let table = TableId::new(fresh());
    let seat = digest(fresh());
    store.add_key((anna.id, Some(table)), seat, Timestamp(2)).await.unwrap();
    let bearer = Bearer { person: ann, table: Some(table) };
    assert_eq!(store.bearer(seat).await.unwrap(), Some(bearer));
    store.remove_key(seat).await.unwrap();
    assert_eq!(store.bearer(seat).await.unwrap(), None);
}

async fn an_account_has_its_own_name(store: &impl Store) {
    let ((anna, key), (other, _)) = (newcomer(store, "Anna").await, newcomer(store, "x").await);
    let name = format!("Änna {}", anna.id);
    let account = |person: &Person, name: &str| {
        let person = Person { name: name.to_owned(), has_account: true, ..person.clone() };
        Account { person, password: "$argon2id$…".to_owned() }
    };
    let annas = account(&anna, &name);
    assert!(store.enroll(annas.clone()).await.unwrap());
    assert!(!store.enroll(annas.clone()).await.unwrap(), "once");
    assert!(!store.enroll(account(&other, &name.to_uppercase())).await.unwrap(), "taken");
    assert_eq!(store.account(&name.to_uppercase()).await.unwrap(), Some(annas.clone()));
    assert_eq!(store.account("nobody").await.unwrap(), None);

    assert!(store.rename(other.id, name.clone()).await.unwrap(), "guests share names");
    let others = account(&other, &format!("Other {}", other.id));
    assert!(store.enroll(others.clone()).await.unwrap());
    assert!(!store.rename(other.id, name.clone()).await.unwrap(), "accounts do not");
    assert!(store.rename(other.id, others.person.name.to_uppercase()).await.unwrap());

    let phone = digest(fresh());
    store.add_key((anna.id, None), phone, Timestamp(3)).await.unwrap();
    let changed = Account { password: "$another$".to_owned(), ..annas };
    store.change_password(changed.clone(), phone).await.unwrap();
    assert_eq!(store.account(&name).await.unwrap(), Some(changed));
    assert_eq!(store.bearer(key).await.unwrap(), None);
    assert!(store.bearer(phone).await.unwrap().is_some());
}

async fn results_are_remembered_and_rated_once<S: Store>(store: &Arc<S>) {
    let (anna, _) = newcomer(&**store, "Anna").await;
    let (bob, _) = newcomer(&**store, "Bob").await;
    let class = Class { title: Title::Priests, players: PlayerCount::Three };
    let standing = |contestant, place, score| Standing { contestant, place, score };
    let outcome = |is_rated| Outcome {
        class,
        is_rated,
        standings: vec![
            standing(Contestant::Person(bob.id), 2, 20),
            standing(Contestant::Person(anna.id), 1, 30),
            standing(Contestant::Bot(Level::Club), 3, 0),
        ],
    };
    let [friendly, rated] = [make(&**store).await, make(&**store).await];
    for (id, is_rated, at) in [(friendly, false, 50), (rated, true, 60)] {
        let finished = summary(Stage::Finished, at, None);
        let end = entry(id, 0, "end");
        let end = Append { outcome: Some(outcome(is_rated)), summary: finished, ..end };
        store.append(end.clone()).await.unwrap();
        assert!(is_conflict(&store.append(end).await), "a game ends once");
    }
    let games = store.games_of(anna.id, 9).await.unwrap();
    let tables: Vec<TableId> = games.iter().map(|game| game.table).collect();
    assert_eq!(tables, [rated, friendly], "the latest first");
    assert_eq!(games[1].class, class);
    assert_eq!(games[1].standing, standing(Contestant::Person(anna.id), 1, 30));
    assert_eq!((games[1].finished, games[1].is_rated), (Timestamp(50), false));

    // Many nodes rate at once, and the game is rated by one of them.
    let rating = (0..6).map(|_| {
        let store = Arc::clone(store);
        tokio::spawn(async move { store.rate_next().await.unwrap() })
    });
    let mut rated_by = 0;
    for task in rating.collect::<Vec<_>>() {
        rated_by += u8::from(task.await.unwrap());
    }
    assert_eq!(rated_by, 1);
    let [(own, rating)] = store.ratings_of(anna.id).await.unwrap()[..] else { panic!("one") };
    assert_eq!((own, rating.games), (class, 1));
    let games = store.games_of(anna.id, 1).await.unwrap();
    let change = rating.mean - Rating::default().mean;
    assert!((games[0].change.unwrap() - change).abs() < 1e-9 && change > 0.0);
    let leaders = store.leaders(class, 9).await.unwrap();
    let who: Vec<Contestant> = leaders.iter().map(|leader| leader.contestant).collect();
    let [anna, bob] = [anna, bob].map(|person| Contestant::Person(person.id));
    assert_eq!(who, [anna, bob, Contestant::Bot(Level::Club)]);
    assert_eq!(leaders[0].name.as_deref(), Some("Anna"));
    assert_eq!(leaders[2].name, None);
    assert_eq!(store.leaders(class, 1).await.unwrap().len(), 1);
}

async fn news_reaches_other_nodes(here: &impl Store, there: &impl Store) {
    let mut news = there.news().unwrap();
    let id = TableId::new(fresh());
    here.announce(id, 12).await;
    let heard = tokio::time::timeout(Duration::from_secs(10), async {
        loop {
            if let News::Grown(table, step) = news.recv().await.unwrap() {
                return (table, step);
            }
        }
    });
    assert_eq!(heard.await.unwrap(), (id, 12));
}

/// Both nodes write large groups about the same tables, in opposite orders.
async fn two_nodes_append_without_waiting_for_each_other(
    here: Arc<Postgres>,
    there: Arc<AnyStore>,
) {
    let mut ids = Vec::new();
    for _ in 0..40 {
        ids.push(make(&*here).await);
    }
    let mut tasks = Vec::new();
    for step in 0..5 {
        for (&id, &other) in ids.iter().zip(ids.iter().rev()) {
            let (here, there) = (Arc::clone(&here), Arc::clone(&there));
            tasks.push(tokio::spawn(async move { here.append(entry(id, step, "here")).await }));
            tasks
                .push(tokio::spawn(async move { there.append(entry(other, step, "there")).await }));
        }
    }
    for task in tasks {
        let appended = task.await.unwrap();
        assert!(appended.is_ok() || is_conflict(&appended), "{appended:?}");
    }
    for (id, step) in here.steps(ids).await.unwrap() {
        assert_eq!(log(&*here, id).await.len(), step as usize);
    }
}
