-- Functions of triggers, and those that migrations call.

CREATE FUNCTION audit_entry_id(at timestamp with time zone, place bigint DEFAULT NULL::bigint) RETURNS text
    LANGUAGE sql
    AS $$
  SELECT lpad(to_hex(floor(extract(epoch FROM "at"))::bigint), 8, '0')
    || lpad(to_hex(extract(microseconds FROM "at")::bigint / 1000 % 1000), 3, '0')
    || lpad(to_hex(extract(microseconds FROM "at")::bigint % 1000), 3, '0')
    || lpad(to_hex(COALESCE("place" & 1048575, floor(random() * 1048576)::bigint)), 5, '0')
    || lpad(to_hex(floor(random() * 1048576)::bigint), 5, '0')
$$;

CREATE FUNCTION audit_table(name text, resource text, keys text DEFAULT 'id'::text, id_column text DEFAULT 'id'::text, owner text DEFAULT ''::text, owner_column text DEFAULT 'organization_id'::text, part text DEFAULT ''::text, hidden text[] DEFAULT '{}'::text[], masked text DEFAULT ''::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  "left_out" TEXT[] := "hidden" || '{organization_id,created_at,updated_at,v}'::TEXT[]
    || CASE WHEN "part" = '' THEN ARRAY["id_column"] ELSE ARRAY["id_column", 'position'] END
    || ARRAY(SELECT a.attname::TEXT FROM pg_attribute a
              WHERE a.attrelid = "name"::regclass AND a.atttypid = 'bytea'::regtype AND a.attname <> "masked");
  "arguments" TEXT := concat_ws(', ', quote_literal("resource"), quote_literal("keys"), quote_literal("id_column"),
    quote_literal("owner"), quote_literal("owner_column"), quote_literal("part"), quote_literal("left_out"::TEXT),
    quote_literal("masked"));
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
END $$;

CREATE FUNCTION follow_busy() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  EXECUTE format('UPDATE %I SET "counts" = $1 WHERE "organization_id" = $2 AND "subcalendar_id" = $3',
    name_beside(TG_TABLE_NAME, 'busy_periods')) USING NEW."busy", NEW."organization_id", NEW."id";
  RETURN NULL;
END $_$;

CREATE FUNCTION free_time_of_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('DELETE FROM %I r USING "gone" g WHERE r."organization_id" = g."organization_id" AND r."event_id" = g."id"',
    name_beside(TG_TABLE_NAME, 'reservations'));
  RETURN NULL;
END $$;

CREATE FUNCTION keep_end_of_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  "events" CONSTANT TEXT := name_beside(TG_TABLE_NAME, 'events');
  "dates" CONSTANT TEXT := name_beside(TG_TABLE_NAME, 'event_dates');
BEGIN
  IF "dates" IS NULL THEN
    RETURN NULL;
  END IF;
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
       AND (e."ends_at" IS DISTINCT FROM n."ends_at" OR e."starts_at" IS DISTINCT FROM n."starts_at")', "events", "dates");
  RETURN NULL;
END $_$;

CREATE FUNCTION keep_event_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  EXECUTE format('SELECT COALESCE(max("ends_at") FILTER (WHERE "id" = $3), max("ends_at")),
                         max("starts_at") FILTER (WHERE "id" = $3)
                    FROM %I WHERE "organization_id" = $1 AND "event_id" = $2', name_beside(TG_TABLE_NAME, 'event_dates'))
    INTO NEW."ends_at", NEW."starts_at"
    USING NEW."organization_id", NEW."id", CASE WHEN NEW."confirmed_flag" THEN NEW."confirmed_date_id" END;
  RETURN NEW;
END $_$;

CREATE FUNCTION keep_version_unless_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF to_jsonb(NEW) - 'v' - 'updated_at' = to_jsonb(OLD) - 'v' - 'updated_at' THEN
    NEW.v := OLD.v;
    NEW.updated_at := OLD.updated_at;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION lock_texts(organization text, seed bigint, texts text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE one text;
BEGIN
  PERFORM FROM organizations WHERE id = organization;
  FOREACH one IN ARRAY texts LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(one, seed));
  END LOOP;
END $$;

CREATE FUNCTION name_beside(written text, name text) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $_$
DECLARE
  "number" CONSTANT BIGINT := substring("written" FROM '_([0-9]+)$');
BEGIN
  IF "number" IS NULL THEN
    RETURN "name";
  END IF;
  RETURN (SELECT "name" || '_' || o.shardid
            FROM pg_dist_shard s JOIN pg_dist_shard o ON o.shardminvalue = s.shardminvalue
           WHERE s.shardid = "number" AND o.logicalrelid = to_regclass("name"));
END $_$;

CREATE FUNCTION record_audit() RETURNS trigger
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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

CREATE FUNCTION write_audit_entries(written text, operation text, settings text[], befores jsonb[], afters jsonb[]) RETURNS void
    LANGUAGE plpgsql
    AS $_$
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
           NULLIF(split_part("origin", ' ', 1), ''), NULLIF(substring("origin" FROM ' (.*)$'), ''),
           pg_current_xact_id()::text)::"audit_entries")
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
END $_$;

SET default_table_access_method = heap;
