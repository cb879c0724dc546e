-- Triggers run static statements, which are planned once per connection. Only the names of shards are known as late as
-- when a statement runs; those are planned each time.

CREATE OR REPLACE FUNCTION keep_end_of_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  "events" TEXT;
  "dates" TEXT;
BEGIN
  IF TG_TABLE_NAME = 'event_dates' THEN
    UPDATE events e SET ends_at = n.ends_at, starts_at = n.starts_at
      FROM (SELECT o.organization_id, o.id, COALESCE(
                     max(d.ends_at) FILTER (WHERE o.confirmed_flag AND d.id = o.confirmed_date_id),
                     max(d.ends_at)) AS ends_at,
                   max(d.starts_at) FILTER (WHERE o.confirmed_flag AND d.id = o.confirmed_date_id) AS starts_at
              FROM (SELECT DISTINCT organization_id, event_id FROM changed) c
              JOIN events o ON o.organization_id = c.organization_id AND o.id = c.event_id
              LEFT JOIN event_dates d ON d.organization_id = o.organization_id AND d.event_id = o.id
             GROUP BY o.organization_id, o.id) n
     WHERE e.organization_id = n.organization_id AND e.id = n.id
       AND (e.ends_at IS DISTINCT FROM n.ends_at OR e.starts_at IS DISTINCT FROM n.starts_at);
    RETURN NULL;
  END IF;
  "events" := name_beside(TG_TABLE_NAME, 'events');
  "dates" := name_beside(TG_TABLE_NAME, 'event_dates');
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

-- One statement writes the entries of a change, in place of write_audit_entries, which the previous release still uses. It is STABLE, so that PostgreSQL inlines it into the INSERT.
-- Each entry is a row of the table, so in the order of its columns.
CREATE FUNCTION build_audit_entries(operation text, kind text, id_column text, part text, hidden text[], masked text, actor text, origin text, befores jsonb[], afters jsonb[]) RETURNS SETOF audit_entries
    LANGUAGE sql STABLE
    AS $$
  SELECT audit_entry_id(t."at", e."place"), e."organization_id",
         COALESCE(NULLIF(split_part("actor", '/', 1), ''), 'system'),
         NULLIF(split_part("actor", '/', 2), ''), NULLIF(split_part("actor", '/', 3), ''),
         CASE WHEN "part" <> '' THEN 'update' WHEN "operation" = 'INSERT' THEN 'create' ELSE lower("operation") END,
         "kind", e."id", e."changes", date_trunc('milliseconds', t."at"),
         NULLIF(split_part("origin", ' ', 1), ''), NULLIF(substring("origin" FROM ' (.*)$'), ''),
         pg_current_xact_id()::text
    FROM (SELECT clock_timestamp() AS "at") t
    CROSS JOIN (
      -- A row of its own: the fields that differ.
      SELECT u."place", COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
             COALESCE(u.a ->> c."owner", u.b ->> c."owner") AS "organization_id", c."changes"
        FROM unnest("befores", "afters") WITH ORDINALITY AS u(b, a, "place")
        CROSS JOIN LATERAL (
          SELECT CASE WHEN "kind" = 'organization' THEN 'id' ELSE 'organization_id' END AS "owner",
                 jsonb_object_agg(COALESCE(b."key", a."key"), CASE WHEN COALESCE(b."key", a."key") = "masked"
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
                 COALESCE(u.a ->> 'organization_id', u.b ->> 'organization_id') AS "organization_id",
                 u.b - "hidden" - "masked" AS b,
                 u.a - "hidden" - "masked" || CASE WHEN u.a -> "masked" <> COALESCE(u.b -> "masked", 'null')
                   THEN jsonb_build_object(replace("masked", '_hash', ''), 'hidden') ELSE '{}' END AS a
            FROM unnest("befores", "afters") WITH ORDINALITY AS u(b, a, "place")
           WHERE "part" <> '' AND u.b - "hidden" <> u.a - "hidden") p
       GROUP BY p."id", p."organization_id"
    ) e
$$;

CREATE OR REPLACE FUNCTION record_audit() RETURNS trigger
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $_$
DECLARE
  "key_a" TEXT;
  "key_b" TEXT;
  "owner" TEXT;
  "kind" CONSTANT TEXT := TG_ARGV[0];
  "id_column" CONSTANT TEXT := TG_ARGV[2];
  "part" CONSTANT TEXT := TG_ARGV[5];
  "hidden" CONSTANT TEXT[] := TG_ARGV[6]::TEXT[];
  "masked" CONSTANT TEXT := TG_ARGV[7];
  "actor" CONSTANT TEXT := COALESCE(current_setting('bookpage.actor', true), '');
  "origin" CONSTANT TEXT := COALESCE(current_setting('bookpage.origin', true), '');
  "befores" JSONB[];
  "afters" JSONB[];
BEGIN
  IF current_setting('bookpage.audit', true) = 'off' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg('{}'::jsonb), array_agg(to_jsonb(n)) INTO "befores", "afters" FROM "new_rows" n;
  ELSIF TG_OP = 'DELETE' THEN
    "owner" := TG_ARGV[3];
    IF "owner" <> '' THEN
      -- What goes with its owner is not told of by itself.
      EXECUTE format('SELECT array_agg(to_jsonb(r)), array_agg(''{}''::jsonb) FROM "old_rows" r
        JOIN %I o ON o."organization_id" = r."organization_id" AND o."id" = r.%I',
        name_beside(TG_TABLE_NAME, "owner"), CASE WHEN "part" = '' THEN TG_ARGV[4] ELSE "id_column" END)
        INTO "befores", "afters";
    ELSE
      SELECT array_agg(to_jsonb(r)), array_agg('{}'::jsonb) INTO "befores", "afters" FROM "old_rows" r;
    END IF;
  ELSE
    "key_a" := split_part(TG_ARGV[1], ',', 1);
    "key_b" := split_part(TG_ARGV[1], ',', 2);
    SELECT array_agg(j ORDER BY j ->> "key_a", j ->> "key_b") INTO "befores"
      FROM (SELECT to_jsonb(r) AS j FROM "old_rows" r) o;
    SELECT array_agg(j ORDER BY j ->> "key_a", j ->> "key_b") INTO "afters"
      FROM (SELECT to_jsonb(r) AS j FROM "new_rows" r) n;
  END IF;
  IF "befores" IS NULL THEN
    RETURN NULL;
  END IF;
  -- With an organisation that is being deleted go its entries.
  IF name_beside(TG_TABLE_NAME, 'audit_entries') = 'audit_entries' THEN
    INSERT INTO "audit_entries"
    SELECT e.* FROM build_audit_entries(TG_OP, "kind", "id_column", "part", "hidden", "masked", "actor", "origin", "befores", "afters") e
      JOIN "organizations" o ON o."id" = e."organization_id";
  ELSE
    EXECUTE format('INSERT INTO %I
      SELECT e.* FROM build_audit_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) e JOIN %I o ON o."id" = e."organization_id"',
      name_beside(TG_TABLE_NAME, 'audit_entries'), name_beside(TG_TABLE_NAME, 'organizations'))
      USING TG_OP, "kind", "id_column", "part", "hidden", "masked", "actor", "origin", "befores", "afters";
  END IF;
  RETURN NULL;
END $_$;
