-- A hold takes time before there is an event, so that what takes it need not be one.
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_event_id_fkey";
ALTER TABLE "reservations" ADD COLUMN "expires_at" TIMESTAMPTZ(3);

-- The time of an event that is deleted is free, as the foreign key saw to.
CREATE FUNCTION free_time_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "reservations" WHERE "event_id" IN (SELECT "id" FROM "gone");
  RETURN NULL;
END
$$;
CREATE TRIGGER "events_free_time" AFTER DELETE ON "events"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION free_time_of_events();

-- Whether a hold has expired is read with the rest, from the index alone.
DROP INDEX "reservations_host_id_ends_at_starts_at_event_id_idx";
CREATE INDEX "reservations_host_id_ends_at_starts_at_event_id_expires_at_idx"
  ON "reservations"("host_id", "ends_at", "starts_at", "event_id", "expires_at");
CREATE INDEX "reservations_expiring" ON "reservations"("host_id") WHERE "expires_at" IS NOT NULL;
