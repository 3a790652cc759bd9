-- Several keys for one person, accounts, and how games ended.

CREATE TABLE keys (
    digest   BLOB PRIMARY KEY,
    person   INTEGER NOT NULL,
    -- The only table that the key is good for.
    table_id INTEGER,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_of_person ON keys (person, created);

INSERT INTO keys (digest, person, created) SELECT secret, id, created FROM people;

CREATE TABLE known (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    created  INTEGER NOT NULL,
    -- The name as accounts are told apart, and what is kept of the password.
    login    TEXT UNIQUE,
    password TEXT
) STRICT;

INSERT INTO known (id, name, created) SELECT id, name, created FROM people;
DROP TABLE people;
ALTER TABLE known RENAME TO people;

CREATE TABLE results (
    table_id   INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    -- A person, or a level of bots.
    contestant INTEGER NOT NULL,
    game       TEXT NOT NULL,
    players    INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    score      INTEGER NOT NULL,
    finished   INTEGER NOT NULL,
    is_rated   INTEGER NOT NULL,
    -- By how much the game has changed the rating.
    change     REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_contestant ON results (contestant, finished);
CREATE INDEX results_to_rate ON results (finished, table_id) WHERE is_rated AND change IS NULL;

CREATE TABLE ratings (
    contestant INTEGER NOT NULL,
    game       TEXT NOT NULL,
    players    INTEGER NOT NULL,
    mean       REAL NOT NULL,
    deviation  REAL NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (contestant, game, players)
) STRICT, WITHOUT ROWID;

CREATE INDEX leaders ON ratings (game, players, mean - 3 * deviation);
