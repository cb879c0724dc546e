-- Every write of an organisation's data leaves an entry, in the transaction of the write: no code has to think of it.
-- The triggers fire once a statement and write all its entries at once, so that an import stays an import.

-- What the list asks for, each alone with the newest first.
DROP INDEX "audit_entries_organization_id_resource_resource_id_id_idx";
CREATE INDEX "audit_entries_organization_id_resource_id_idx" ON "audit_entries"("organization_id", "resource", "id" DESC);
CREATE INDEX "audit_entries_organization_id_resource_id_id_idx" ON "audit_entries"("organization_id", "resource_id", "id" DESC);
CREATE INDEX "audit_entries_organization_id_actor_id_id_idx" ON "audit_entries"("organization_id", "actor_id", "id" DESC);

CREATE SEQUENCE audit_entry_number;

-- 4 bytes of seconds and 3 digits of milliseconds, as `created_at` has them; then a number that never comes twice.
CREATE FUNCTION audit_entry_id("at" TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql VOLATILE AS $$
  SELECT lpad(to_hex(floor(extract(epoch FROM "at"))::bigint), 8, '0')
    || lpad(to_hex((extract(milliseconds FROM "at")::bigint % 1000)), 3, '0')
    || lpad(to_hex(nextval('audit_entry_number') & 4503599627370495), 13, '0')
$$;

-- The organisation of a row that does not name it, by the row it belongs to; null when that is gone as well.
CREATE FUNCTION audit_organization("owner" TEXT, "owner_id" TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE "owner"
    WHEN 'users' THEN (SELECT "organization_id" FROM "users" WHERE "id" = "owner_id")
    WHEN 'teams' THEN (SELECT "organization_id" FROM "teams" WHERE "id" = "owner_id")
    WHEN 'events' THEN (SELECT "organization_id" FROM "events" WHERE "id" = "owner_id")
    WHEN 'calendars' THEN (SELECT "organization_id" FROM "calendars" WHERE "id" = "owner_id")
  END
$$;

-- Writes the entries of one statement; each row as it was and as it is, '{}' where there was or is none.
-- "settings" as audit_table makes them. Who it was is in the setting bookpage.actor of the transaction: kind/id/request.
-- A function of its own, so that a connection plans it once for all tables.
CREATE FUNCTION write_audit_entries("operation" TEXT, "settings" TEXT[], "befores" JSONB[], "afters" JSONB[])
RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "kind" CONSTANT TEXT := "settings"[1];
  "id_column" CONSTANT TEXT := "settings"[3];
  "owner" CONSTANT TEXT := "settings"[4];
  "owner_column" CONSTANT TEXT := "settings"[5];
  "part" CONSTANT TEXT := "settings"[6];
  "hidden" CONSTANT TEXT[] := "settings"[7]::TEXT[];
  "masked" CONSTANT TEXT := "settings"[8];
  "actor" CONSTANT TEXT := COALESCE(current_setting('bookpage.actor', true), '');
  "at" CONSTANT TIMESTAMPTZ := date_trunc('milliseconds', clock_timestamp());
BEGIN
  INSERT INTO "audit_entries" ("id", "organization_id", "actor_kind", "actor_id", "request_id",
                               "action", "resource", "resource_id", "changes", "created_at")
  SELECT audit_entry_id("at"), o."id",
         COALESCE(NULLIF(split_part("actor", '/', 1), ''), 'system'),
         NULLIF(split_part("actor", '/', 2), ''), NULLIF(split_part("actor", '/', 3), ''),
         CASE WHEN "part" <> '' THEN 'update' WHEN "operation" = 'INSERT' THEN 'create' ELSE lower("operation") END,
         "kind", e."id", e."changes", "at"
    FROM (
      -- A row of its own: the fields that differ.
      SELECT COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
             COALESCE(u.a ->> "owner_column", u.b ->> "owner_column") AS "owner_id", c."changes"
        FROM unnest("befores", "afters") AS u(b, a)
        CROSS JOIN LATERAL (
          SELECT jsonb_object_agg(COALESCE(b."key", a."key"), CASE WHEN COALESCE(b."key", a."key") = "masked"
                   THEN '{"before": null, "after": "hidden"}'
                   ELSE jsonb_build_object('before', b."value", 'after', a."value") END) AS "changes"
            FROM jsonb_each(u.b - "hidden") b FULL JOIN jsonb_each(u.a - "hidden") a ON a."key" = b."key"
           WHERE COALESCE(b."value", 'null') <> COALESCE(a."value", 'null')) c
       WHERE "part" = '' AND (c."changes" IS NOT NULL OR "operation" <> 'UPDATE')
      UNION ALL
      -- Rows that are part of something: its list of them, as far as it differs.
      SELECT p."id", p."id", jsonb_build_object("part", jsonb_build_object(
               'before', COALESCE(jsonb_agg(p.b) FILTER (WHERE p.b <> '{}'), '[]'),
               'after', COALESCE(jsonb_agg(p.a) FILTER (WHERE p.a <> '{}'), '[]')))
        FROM (
          SELECT COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
                 u.b - "hidden" - "masked" AS b,
                 u.a - "hidden" - "masked" || CASE WHEN u.a -> "masked" <> COALESCE(u.b -> "masked", 'null')
                   THEN jsonb_build_object(replace("masked", '_hash', ''), 'hidden') ELSE '{}' END AS a
            FROM unnest("befores", "afters") AS u(b, a)
           WHERE "part" <> '' AND u.b - "hidden" <> u.a - "hidden") p
       GROUP BY p."id"
    ) e
    -- With an organisation that is being deleted go its entries.
    JOIN "organizations" o
      ON o."id" = CASE WHEN "owner" = '' THEN e."owner_id" ELSE audit_organization("owner", e."owner_id") END;
END $$;

-- Always the same plans: making one for the values at hand takes longer than the writing.
CREATE FUNCTION record_audit() RETURNS TRIGGER LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  "key_a" CONSTANT TEXT := split_part(TG_ARGV[1], ',', 1);
  "key_b" CONSTANT TEXT := split_part(TG_ARGV[1], ',', 2);
  "befores" JSONB[];
  "afters" JSONB[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg('{}'::jsonb), array_agg(to_jsonb(n)) INTO "befores", "afters" FROM "new_rows" n;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(to_jsonb(o)), array_agg('{}'::jsonb) INTO "befores", "afters" FROM "old_rows" o;
  ELSE
    SELECT array_agg(o.j), array_agg(n.j) INTO "befores", "afters"
      FROM (SELECT to_jsonb(r) AS j FROM "old_rows" r) o
      JOIN (SELECT to_jsonb(r) AS j FROM "new_rows" r) n
        ON n.j ->> "key_a" = o.j ->> "key_a" AND n.j -> "key_b" IS NOT DISTINCT FROM o.j -> "key_b";
  END IF;
  IF "befores" IS NOT NULL THEN
    PERFORM write_audit_entries(TG_OP, TG_ARGV[0:7], "befores", "afters");
  END IF;
  RETURN NULL;
END $$;

-- Puts a table under audit. Columns of bytes (hashes, sealed texts) and of bookkeeping never appear in an entry.
--   resource       as entries name it
--   keys           the primary key, two columns at most
--   id_column      the id of the resource
--   owner          the table whose row tells the organisation; '': owner_column does
--   part           the rows are no resource but this list of one: 'dates' of an event
--   hidden         further columns to leave out
--   masked         of this one is told only that it changed
CREATE FUNCTION audit_table(
  "name" TEXT, "resource" TEXT, "keys" TEXT DEFAULT 'id', "id_column" TEXT DEFAULT 'id', "owner" TEXT DEFAULT '',
  "owner_column" TEXT DEFAULT 'organization_id', "part" TEXT DEFAULT '', "hidden" TEXT[] DEFAULT '{}',
  "masked" TEXT DEFAULT ''
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "left_out" TEXT[] := "hidden" || '{organization_id,created_at,updated_at,v}'::TEXT[]
    || CASE WHEN "part" = '' THEN ARRAY["id_column"] ELSE ARRAY["id_column", 'position'] END
    || ARRAY(SELECT a.attname::TEXT FROM pg_attribute a
              WHERE a.attrelid = "name"::regclass AND a.atttypid = 'bytea'::regtype AND a.attname <> "masked");
  "arguments" TEXT := concat_ws(', ', quote_literal("resource"), quote_literal("keys"), quote_literal("id_column"),
    quote_literal("owner"), quote_literal("owner_column"), quote_literal("part"), quote_literal("left_out"::TEXT),
    quote_literal("masked"));
BEGIN
  EXECUTE format('CREATE TRIGGER audit_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
  EXECUTE format('CREATE TRIGGER audit_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
  EXECUTE format('CREATE TRIGGER audit_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
END $$;

SELECT audit_table('organizations', 'organization', owner_column => 'id');
SELECT audit_table('api_keys', 'api_key', hidden => '{last_used_at}');
SELECT audit_table('users', 'user');
SELECT audit_table('logins', 'user', keys => 'user_id', id_column => 'user_id', owner => 'users',
  part => 'login', masked => 'password_hash');
SELECT audit_table('user_preferences', 'preferences', keys => 'user_id', id_column => 'user_id');
SELECT audit_table('availabilities', 'availability');
SELECT audit_table('bookpages', 'bookpage');
SELECT audit_table('appointment_types', 'appointment_type');
SELECT audit_table('calendar_lists', 'calendar_list');
SELECT audit_table('calendars', 'calendar', masked => 'credentials');
SELECT audit_table('subcalendars', 'subcalendar', owner => 'calendars', owner_column => 'calendar_id');
SELECT audit_table('teams', 'team');
SELECT audit_table('team_members', 'team', keys => 'team_id,user_id', id_column => 'team_id', owner => 'teams',
  part => 'people', hidden => '{last_turn,share}');
SELECT audit_table('team_admin_preferences', 'admin_preferences');
SELECT audit_table('locators', 'locator');
SELECT audit_table('locations', 'location');
SELECT audit_table('third_parties', 'third_party', masked => 'secret');
SELECT audit_table('events', 'event', hidden => '{key_store_id,ics_sequence,version,ends_at}');
SELECT audit_table('event_dates', 'event', id_column => 'event_id', owner => 'events', part => 'dates');
SELECT audit_table('event_places', 'event', id_column => 'event_id', owner => 'events', part => 'places');
SELECT audit_table('invitees', 'event', id_column => 'event_id', owner => 'events', part => 'invitees');
SELECT audit_table('votes', 'event', id_column => 'event_id', owner => 'events', part => 'votes');
SELECT audit_table('event_messages', 'event', id_column => 'event_id', owner => 'events', part => 'messages');
SELECT audit_table('declines', 'event', id_column => 'event_id', owner => 'events', part => 'declines');
