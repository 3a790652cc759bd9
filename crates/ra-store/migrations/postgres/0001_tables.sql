-- People, tables, and what happens at them.

CREATE TABLE people (
    id      BIGINT PRIMARY KEY,
    secret  BYTEA NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id        BIGINT PRIMARY KEY,
    host      BIGINT NOT NULL,
    host_name TEXT NOT NULL,
    settings  TEXT NOT NULL,
    seed      BYTEA NOT NULL,
    public    BOOLEAN NOT NULL,
    created   BIGINT NOT NULL,
    -- What follows from the log, for lists.
    step      INTEGER NOT NULL,
    stage     SMALLINT NOT NULL,
    updated   BIGINT NOT NULL,
    due       BIGINT
);

CREATE INDEX public_tables ON tables (stage, updated) WHERE public;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE changes (
    table_id BIGINT NOT NULL,
    step     INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    change   TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE sitters (
    person   BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
