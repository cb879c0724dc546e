-- Entries say where the request came from. The setting bookpage.origin is "<address> <device>".
ALTER TABLE "audit_entries" ADD COLUMN "address" TEXT, ADD COLUMN "device" TEXT;
CREATE OR REPLACE FUNCTION write_audit_entries("operation" TEXT, "settings" TEXT[], "befores" JSONB[], "afters" JSONB[])
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
  "origin" CONSTANT TEXT := COALESCE(current_setting('bookpage.origin', true), '');
  "at" CONSTANT TIMESTAMPTZ := date_trunc('milliseconds', clock_timestamp());
BEGIN
  INSERT INTO "audit_entries" ("id", "organization_id", "actor_kind", "actor_id", "request_id",
                               "address", "device", "action", "resource", "resource_id", "changes", "created_at")
  SELECT audit_entry_id("at"), o."id",
         COALESCE(NULLIF(split_part("actor", '/', 1), ''), 'system'),
         NULLIF(split_part("actor", '/', 2), ''), NULLIF(split_part("actor", '/', 3), ''),
         NULLIF(split_part("origin", ' ', 1), ''), NULLIF(substring("origin" FROM ' (.*)$'), ''),
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
