-- The triggers work in a database that is spread over several servers, where each table consists of shards with a
-- number behind their name, and a shard's trigger may touch only the shards that lie beside it: those of the same
-- organisations. Every row names its organisation, so nothing else is needed.

-- The shard of a table that lies beside the one named; the table itself where there are no shards.
CREATE FUNCTION name_beside("written" TEXT, "name" TEXT) RETURNS TEXT LANGUAGE plpgsql STABLE AS $$
DECLARE
  "number" CONSTANT BIGINT := substring("written" FROM '_([0-9]+)$');
BEGIN
  IF "number" IS NULL THEN
    RETURN "name";
  END IF;
  RETURN (SELECT "name" || '_' || o.shardid
            FROM pg_dist_shard s JOIN pg_dist_shard o ON o.shardminvalue = s.shardminvalue
           WHERE s.shardid = "number" AND o.logicalrelid = "name"::regclass);
END $$;

-- No number of a sequence, which servers would have to share: 4 bytes of seconds, 3 digits of milliseconds and 3 of
-- microseconds, then the row's place in its statement, then what nobody else comes up with.
DROP FUNCTION audit_entry_id(TIMESTAMPTZ);
CREATE FUNCTION audit_entry_id("at" TIMESTAMPTZ, "place" BIGINT DEFAULT NULL) RETURNS TEXT LANGUAGE sql VOLATILE AS $$
  SELECT lpad(to_hex(floor(extract(epoch FROM "at"))::bigint), 8, '0')
    || lpad(to_hex(extract(microseconds FROM "at")::bigint / 1000 % 1000), 3, '0')
    || lpad(to_hex(extract(microseconds FROM "at")::bigint % 1000), 3, '0')
    || lpad(to_hex(COALESCE("place" & 1048575, floor(random() * 1048576)::bigint)), 5, '0')
    || lpad(to_hex(floor(random() * 1048576)::bigint), 5, '0')
$$;
DROP SEQUENCE audit_entry_number;

-- As before, but each row's organisation is its own column, and the entries go to the shard beside the written one.
DROP FUNCTION write_audit_entries(TEXT, TEXT[], JSONB[], JSONB[]);
CREATE FUNCTION write_audit_entries("written" TEXT, "operation" TEXT, "settings" TEXT[], "befores" JSONB[], "afters" JSONB[])
RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "kind" CONSTANT TEXT := "settings"[1];
  "id_column" CONSTANT TEXT := "settings"[3];
  "owner_column" CONSTANT TEXT := CASE WHEN "kind" = 'organization' THEN 'id' ELSE 'organization_id' END;
  "part" CONSTANT TEXT := "settings"[6];
  "hidden" CONSTANT TEXT[] := "settings"[7]::TEXT[];
  "masked" CONSTANT TEXT := "settings"[8];
  "actor" CONSTANT TEXT := COALESCE(current_setting('bookpage.actor', true), '');
  "origin" CONSTANT TEXT := COALESCE(current_setting('bookpage.origin', true), '');
  "at" CONSTANT TIMESTAMPTZ := clock_timestamp();
  "entries" "audit_entries"[];
BEGIN
  -- Each entry is a row of the table, so in the order of its columns.
  SELECT array_agg(ROW(audit_entry_id("at", e."place"), e."organization_id",
           COALESCE(NULLIF(split_part("actor", '/', 1), ''), 'system'),
           NULLIF(split_part("actor", '/', 2), ''), NULLIF(split_part("actor", '/', 3), ''),
           CASE WHEN "part" <> '' THEN 'update' WHEN "operation" = 'INSERT' THEN 'create' ELSE lower("operation") END,
           "kind", e."id", e."changes", date_trunc('milliseconds', "at"),
           NULLIF(split_part("origin", ' ', 1), ''), NULLIF(substring("origin" FROM ' (.*)$'), ''))::"audit_entries")
    INTO "entries"
    FROM (
      -- A row of its own: the fields that differ.
      SELECT u."place", COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
             COALESCE(u.a ->> "owner_column", u.b ->> "owner_column") AS "organization_id", c."changes"
        FROM unnest("befores", "afters") WITH ORDINALITY AS u(b, a, "place")
        CROSS JOIN LATERAL (
          SELECT jsonb_object_agg(COALESCE(b."key", a."key"), CASE WHEN COALESCE(b."key", a."key") = "masked"
                   THEN '{"before": null, "after": "hidden"}'
                   ELSE jsonb_build_object('before', b."value", 'after', a."value") END) AS "changes"
            FROM jsonb_each(u.b - "hidden") b FULL JOIN jsonb_each(u.a - "hidden") a ON a."key" = b."key"
           WHERE COALESCE(b."value", 'null') <> COALESCE(a."value", 'null')) c
       WHERE "part" = '' AND (c."changes" IS NOT NULL OR "operation" <> 'UPDATE')
      UNION ALL
      -- Rows that are part of something: its list of them, as far as it differs.
      SELECT min(p."place"), p."id", p."organization_id", jsonb_build_object("part", jsonb_build_object(
               'before', COALESCE(jsonb_agg(p.b ORDER BY p."place") FILTER (WHERE p.b <> '{}'), '[]'),
               'after', COALESCE(jsonb_agg(p.a ORDER BY p."place") FILTER (WHERE p.a <> '{}'), '[]')))
        FROM (
          SELECT u."place", COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
                 COALESCE(u.a ->> "owner_column", u.b ->> "owner_column") AS "organization_id",
                 u.b - "hidden" - "masked" AS b,
                 u.a - "hidden" - "masked" || CASE WHEN u.a -> "masked" <> COALESCE(u.b -> "masked", 'null')
                   THEN jsonb_build_object(replace("masked", '_hash', ''), 'hidden') ELSE '{}' END AS a
            FROM unnest("befores", "afters") WITH ORDINALITY AS u(b, a, "place")
           WHERE "part" <> '' AND u.b - "hidden" <> u.a - "hidden") p
       GROUP BY p."id", p."organization_id"
    ) e;
  -- With an organisation that is being deleted go its entries. The names of shards are known only now, and the statement
  -- has to be planned each time; that of tables is planned once.
  IF name_beside("written", 'audit_entries') = 'audit_entries' THEN
    INSERT INTO "audit_entries"
    SELECT e.* FROM unnest("entries") e JOIN "organizations" o ON o."id" = e."organization_id";
  ELSE
    EXECUTE format('INSERT INTO %I SELECT e.* FROM unnest($1) e JOIN %I o ON o."id" = e."organization_id"',
      name_beside("written", 'audit_entries'), name_beside("written", 'organizations')) USING "entries";
  END IF;
END $$;
DROP FUNCTION audit_owner_exists(TEXT, TEXT, TEXT);

-- As before; a changed row's two states find each other by their order, which takes no longer the more rows there are.
CREATE OR REPLACE FUNCTION record_audit() RETURNS TRIGGER LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  "key_a" CONSTANT TEXT := split_part(TG_ARGV[1], ',', 1);
  "key_b" CONSTANT TEXT := split_part(TG_ARGV[1], ',', 2);
  "owner" CONSTANT TEXT := TG_ARGV[3];
  "befores" JSONB[];
  "afters" JSONB[];
BEGIN
  IF current_setting('bookpage.audit', true) = 'off' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg('{}'::jsonb), array_agg(to_jsonb(n)) INTO "befores", "afters" FROM "new_rows" n;
  ELSIF TG_OP = 'DELETE' THEN
    IF "owner" <> '' THEN
      -- What goes with its owner is not told of by itself.
      EXECUTE format('SELECT array_agg(to_jsonb(r)), array_agg(''{}''::jsonb) FROM "old_rows" r
        JOIN %I o ON o."organization_id" = r."organization_id" AND o."id" = r.%I',
        name_beside(TG_TABLE_NAME, "owner"), CASE WHEN TG_ARGV[5] = '' THEN TG_ARGV[4] ELSE TG_ARGV[2] END)
        INTO "befores", "afters";
    ELSE
      SELECT array_agg(to_jsonb(r)), array_agg('{}'::jsonb) INTO "befores", "afters" FROM "old_rows" r;
    END IF;
  ELSE
    SELECT array_agg(j ORDER BY j ->> "key_a", j ->> "key_b") INTO "befores"
      FROM (SELECT to_jsonb(r) AS j FROM "old_rows" r) o;
    SELECT array_agg(j ORDER BY j ->> "key_a", j ->> "key_b") INTO "afters"
      FROM (SELECT to_jsonb(r) AS j FROM "new_rows" r) n;
  END IF;
  IF "befores" IS NOT NULL THEN
    PERFORM write_audit_entries(TG_TABLE_NAME, TG_OP, TG_ARGV[0:7], "befores", "afters");
  END IF;
  RETURN NULL;
END $$;

-- The time of an event that is deleted is free.
CREATE OR REPLACE FUNCTION free_time_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I r USING "gone" g WHERE r."organization_id" = g."organization_id" AND r."event_id" = g."id"',
    name_beside(TG_TABLE_NAME, 'reservations'));
  RETURN NULL;
END $$;

-- Whether a subcalendar is busy is asked with every slot search, so each of its periods knows.
CREATE OR REPLACE FUNCTION follow_busy() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I SET "counts" = $1 WHERE "organization_id" = $2 AND "subcalendar_id" = $3',
    name_beside(TG_TABLE_NAME, 'busy_periods')) USING NEW."busy", NEW."organization_id", NEW."id";
  RETURN NULL;
END $$;

-- When an event is over, and when its confirmed date begins.
CREATE OR REPLACE FUNCTION keep_event_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT COALESCE(max("ends_at") FILTER (WHERE "id" = $3), max("ends_at")),
                         max("starts_at") FILTER (WHERE "id" = $3)
                    FROM %I WHERE "organization_id" = $1 AND "event_id" = $2', name_beside(TG_TABLE_NAME, 'event_dates'))
    INTO NEW."ends_at", NEW."starts_at"
    USING NEW."organization_id", NEW."id", CASE WHEN NEW."confirmed_flag" THEN NEW."confirmed_date_id" END;
  RETURN NEW;
END $$;
DROP FUNCTION event_end(TEXT, TEXT, TEXT);

CREATE OR REPLACE FUNCTION keep_end_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    UPDATE %1$I e SET "ends_at" = n."ends_at", "starts_at" = n."starts_at"
      FROM (SELECT o."organization_id", o."id", COALESCE(
                     max(d."ends_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id"),
                     max(d."ends_at")) AS "ends_at",
                   max(d."starts_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id") AS "starts_at"
              FROM (SELECT DISTINCT "organization_id", "event_id" FROM "changed") c
              JOIN %1$I o ON o."organization_id" = c."organization_id" AND o."id" = c."event_id"
              LEFT JOIN %2$I d ON d."organization_id" = o."organization_id" AND d."event_id" = o."id"
             GROUP BY o."organization_id", o."id") n
     WHERE e."organization_id" = n."organization_id" AND e."id" = n."id"
       AND (e."ends_at" IS DISTINCT FROM n."ends_at" OR e."starts_at" IS DISTINCT FROM n."starts_at")',
    name_beside(TG_TABLE_NAME, 'events'), name_beside(TG_TABLE_NAME, 'event_dates'));
  RETURN NULL;
END $$;
