-- When the confirmed date begins, beside when it ends: insights look up no date of any event.
ALTER TABLE "events" ADD COLUMN "starts_at" TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION keep_event_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."ends_at" := event_end(NEW."id", CASE WHEN NEW."confirmed_flag" THEN NEW."confirmed_date_id" END);
  NEW."starts_at" := (SELECT d."starts_at" FROM "event_dates" d
                       WHERE NEW."confirmed_flag" AND d."id" = NEW."confirmed_date_id" AND d."event_id" = NEW."id");
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_end_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "events" e SET "ends_at" = n."ends_at", "starts_at" = n."starts_at"
    FROM (SELECT o."id", COALESCE(
                   max(d."ends_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id"),
                   max(d."ends_at")) AS "ends_at",
                 max(d."starts_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id") AS "starts_at"
            FROM "events" o LEFT JOIN "event_dates" d ON d."event_id" = o."id"
           WHERE o."id" IN (SELECT c."event_id" FROM "changed" c) GROUP BY o."id") n
   WHERE e."id" = n."id"
     AND (e."ends_at" IS DISTINCT FROM n."ends_at" OR e."starts_at" IS DISTINCT FROM n."starts_at");
  RETURN NULL;
END $$;

-- What follows from the dates is nobody's doing, and no part of the audit log. Its trigger rests, for it would compare
-- every event there is with itself.
SELECT audit_table('events', 'event', hidden => '{key_store_id,ics_sequence,version,ends_at,starts_at}');
ALTER TABLE "events" DISABLE TRIGGER "audit_update";
UPDATE "events" e SET "starts_at" = d."starts_at"
  FROM "event_dates" d WHERE d."id" = e."confirmed_date_id" AND d."event_id" = e."id" AND e."confirmed_flag";
ALTER TABLE "events" ENABLE TRIGGER "audit_update";

-- The list's own index, with all that insights count.
DROP INDEX "events_organization_id_id_idx";
CREATE INDEX "events_counted" ON "events"
  ("organization_id", "id" DESC, "created_at", "starts_at", "cancelled_at", "bookpage_id", "created_by_user_id");
