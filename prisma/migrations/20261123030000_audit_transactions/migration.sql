-- Entries of one save belong together, and the id of a request cannot say which these are: whoever sends it may send the
-- same one again. A transaction's id comes once for each server.
ALTER TABLE "audit_entries" ADD COLUMN "transaction_id" TEXT;
CREATE OR REPLACE FUNCTION write_audit_entries("written" TEXT, "operation" TEXT, "settings" TEXT[], "befores" JSONB[], "afters" JSONB[])
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
END $$;
