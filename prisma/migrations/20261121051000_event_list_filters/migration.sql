CREATE EXTENSION IF NOT EXISTS btree_gin;

-- When an event is over: with its confirmed date, else with its last candidate. No code has to think of it.
ALTER TABLE "events" ADD COLUMN "ends_at" TIMESTAMPTZ(3);

CREATE FUNCTION event_end("event" TEXT, "confirmed_date" TEXT) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS $$
  SELECT COALESCE(
    (SELECT d."ends_at" FROM "event_dates" d WHERE d."id" = "confirmed_date" AND d."event_id" = "event"),
    (SELECT max(d."ends_at") FROM "event_dates" d WHERE d."event_id" = "event"))
$$;

CREATE FUNCTION keep_event_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."ends_at" := event_end(NEW."id", CASE WHEN NEW."confirmed_flag" THEN NEW."confirmed_date_id" END);
  RETURN NEW;
END $$;

CREATE TRIGGER "events_end" BEFORE UPDATE OF "confirmed_flag", "confirmed_date_id" ON "events"
  FOR EACH ROW EXECUTE FUNCTION keep_event_end();

CREATE FUNCTION keep_end_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "events" e SET "ends_at" = n."ends_at"
    FROM (SELECT o."id", event_end(o."id", CASE WHEN o."confirmed_flag" THEN o."confirmed_date_id" END) AS "ends_at"
            FROM "events" o WHERE o."id" IN (SELECT c."event_id" FROM "changed" c)) n
   WHERE e."id" = n."id" AND e."ends_at" IS DISTINCT FROM n."ends_at";
  RETURN NULL;
END $$;

CREATE TRIGGER "event_dates_inserted" AFTER INSERT ON "event_dates" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_end_of_events();
CREATE TRIGGER "event_dates_updated" AFTER UPDATE ON "event_dates" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_end_of_events();
CREATE TRIGGER "event_dates_deleted" AFTER DELETE ON "event_dates" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_end_of_events();

UPDATE "events" SET "ends_at" = event_end("id", CASE WHEN "confirmed_flag" THEN "confirmed_date_id" END);

-- One for each filter of the event lists, so that none reads past what it leaves out.
CREATE INDEX "events_confirmed_idx" ON "events"("organization_id", "id" DESC)
  WHERE "confirmed_flag" AND "cancelled_at" IS NULL;
CREATE INDEX "events_cancelled_idx" ON "events"("organization_id", "id" DESC) WHERE "cancelled_at" IS NOT NULL;
CREATE INDEX "events_ends_at_idx" ON "events"("organization_id", "ends_at") INCLUDE ("id") WHERE "cancelled_at" IS NULL;
CREATE INDEX "events_app_idx" ON "events"("organization_id", "third_party_app", "id" DESC)
  WHERE "third_party_app" IS NOT NULL;
-- Without a pending list, which would be read through for every tenant alike.
CREATE INDEX "events_groups_idx" ON "events" USING gin ("organization_id", "third_party_group_ids")
  WITH (fastupdate = off) WHERE "third_party_group_ids" <> '{}';
