-- Several keys for one person, accounts, and how games ended.

CREATE TABLE keys (
    digest   BYTEA PRIMARY KEY,
    person   BIGINT NOT NULL,
    -- The only table that the key is good for.
    table_id BIGINT,
    created  BIGINT NOT NULL
);

CREATE INDEX keys_of_person ON keys (person, created);

INSERT INTO keys (digest, person, created) SELECT secret, id, created FROM people;

ALTER TABLE people DROP COLUMN secret;
-- The name as accounts are told apart, and what is kept of the password.
ALTER TABLE people ADD COLUMN login TEXT UNIQUE;
ALTER TABLE people ADD COLUMN password TEXT;

CREATE TABLE results (
    table_id   BIGINT NOT NULL,
    seat       SMALLINT NOT NULL,
    -- A person, or a level of bots.
    contestant BIGINT NOT NULL,
    game       TEXT NOT NULL,
    players    SMALLINT NOT NULL,
    place      SMALLINT NOT NULL,
    score      INTEGER NOT NULL,
    finished   BIGINT NOT NULL,
    is_rated   BOOLEAN NOT NULL,
    -- By how much the game has changed the rating.
    change     DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_of_contestant ON results (contestant, finished);
CREATE INDEX results_to_rate ON results (finished, table_id) WHERE is_rated AND change IS NULL;

CREATE TABLE ratings (
    contestant BIGINT NOT NULL,
    game       TEXT NOT NULL,
    players    SMALLINT NOT NULL,
    mean       DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (contestant, game, players)
);

CREATE INDEX leaders ON ratings (game, players, (mean - 3 * deviation));
