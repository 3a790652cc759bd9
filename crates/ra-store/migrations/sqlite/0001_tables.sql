-- People, tables, and what happens at them.

CREATE TABLE people (
    id      INTEGER PRIMARY KEY,
    secret  BLOB NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id        INTEGER PRIMARY KEY,
    host      INTEGER NOT NULL,
    host_name TEXT NOT NULL,
    settings  TEXT NOT NULL,
    seed      BLOB NOT NULL,
    public    INTEGER NOT NULL,
    created   INTEGER NOT NULL,
    -- What follows from the log, for lists.
    step      INTEGER NOT NULL,
    stage     INTEGER NOT NULL,
    updated   INTEGER NOT NULL,
    due       INTEGER
) STRICT;

CREATE INDEX public_tables ON tables (stage, updated) WHERE public = 1;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE changes (
    table_id INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    change   TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE sitters (
    person   INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
