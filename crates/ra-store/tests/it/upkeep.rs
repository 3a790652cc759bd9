//! What operators do: open, back up, restore, and get it wrong.

use ra_record::AnyRules;
use ra_store::{AnyStore, Sqlite};
use ra_tables::{Place, RealWorld, Secret, Settings, TableId, Tables};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use crate::cluster::Cluster;

fn settings() -> Settings {
    Settings {
        rules: AnyRules::named("ra", "2016", &[]).unwrap(),
        seats: vec![Place::Host, Place::Bot(ra_bots::Level::Novice)],
        scores_hidden: true,
        clock: None,
        public: true,
        is_rated: false,
        pause_ms: 0,
    }
}

async fn game_in(address: &str) -> TableId {
    let tables = Tables::new(AnyStore::connect(address).await.unwrap(), RealWorld);
    let (anna, _) = tables.register("Anna").await.unwrap();
    let table = tables.create(&anna, settings()).await.unwrap();
    tables.start(table.id(), anna.id).await.unwrap();
    table.id()
}

#[tokio::test]
async fn a_file_is_opened_again_with_everything_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ra.db");
    let id = game_in(file.to_str().unwrap()).await;
    let tables = Tables::new(Sqlite::open(&file).await.unwrap(), RealWorld);
    let table = tables.table(id).await.unwrap();
    assert_eq!((table.step(), table.settings()), (1, &settings()));
}

#[tokio::test]
async fn a_file_from_before_accounts_still_knows_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ra.db");
    let secret: Secret = "00112233445566778899aabbccddeeff".parse().unwrap();
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut old = SqliteConnection::connect_with(&options).await.unwrap();
    let mut first = sqlx::migrate!("migrations/sqlite");
    first.migrations = first.migrations[..1].to_vec().into();
    first.run(&mut old).await.unwrap();
    sqlx::query("INSERT INTO people (id, secret, name, created) VALUES (5000, ?, 'Anna', 1)")
        .bind(secret.digest().as_slice())
        .execute(&mut old)
        .await
        .unwrap();
    old.close().await.unwrap();

    let tables = Tables::new(Sqlite::open(&file).await.unwrap(), RealWorld);
    let anna = tables.identify(&secret).await.unwrap().person;
    assert_eq!((anna.id.number(), anna.name.as_str(), anna.has_account), (5000, "Anna", false));
}

/// As docs/operating.md says.
#[tokio::test]
async fn a_backup_is_taken_while_games_go_on_and_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ra.db");
    let id = game_in(file.to_str().unwrap()).await;
    let tables = Tables::new(Sqlite::open(&file).await.unwrap(), RealWorld);
    let running = tables.clone();
    tokio::spawn(async move { running.run().await });
    let anna = tables.table(id).await.unwrap().host();
    let mut step = 1;
    for copy in ["one.db", "two.db", "three.db"].map(|name| folder.path().join(name)) {
        let mut watch = tables.watch(id).await.unwrap();
        while watch.table().step() < step + 10 {
            let table = watch.table();
            if table.asked() == table.seat_of(anna) {
                let action = table.legal_actions()[0].clone();
                tables.submit(id, anna, table.moment(), &action).await.unwrap();
            } else {
                watch.changed().await;
            }
        }
        step = watch.table().step();
        Sqlite::copy(&file, copy.to_str().unwrap()).await.unwrap();
        let restored = Tables::new(Sqlite::open(&copy).await.unwrap(), RealWorld);
        assert!(restored.table(id).await.unwrap().step() >= step);
    }
}

/// As docs/operating.md says.
#[tokio::test]
async fn a_dump_of_postgres_can_be_restored() {
    let Some(cluster) = Cluster::start().unwrap() else { return };
    let id = game_in(&cluster.address()).await;
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("ra.dump");
    let dump = dump.to_str().unwrap();
    cluster.run("pg_dump", &["--format=custom", "--file", dump, "postgres"]).unwrap();
    cluster.run("createdb", &["restored"]).unwrap();
    cluster.run("pg_restore", &["--dbname=restored", dump]).unwrap();
    let restored = AnyStore::connect(&cluster.address_of("restored")).await.unwrap();
    let restored = Tables::new(restored, RealWorld);
    assert_eq!(restored.table(id).await.unwrap().step(), 1);
}

#[tokio::test]
async fn what_is_no_store_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear Anna, ".repeat(1000)).unwrap();
    let refused = async |address: &str| {
        let error = AnyStore::connect(address).await.unwrap_err();
        format!("{:#}", anyhow::Error::from(error))
    };

    let said = refused(file.to_str().unwrap()).await;
    assert!(said.contains("letter.txt") && said.contains("not a database"), "{said}");
    let said = refused("/nowhere/at/all/ra.db").await;
    assert!(said.starts_with("cannot open the store /nowhere/at/all/ra.db: "), "{said}");
    let said = refused("postgres://ra:sesame@127.0.0.1:1/ra").await;
    assert!(said.starts_with("cannot open the store postgres://…@127.0.0.1:1/ra: "), "{said}");
    assert!(!said.contains("sesame"), "passwords are not shown");
}
