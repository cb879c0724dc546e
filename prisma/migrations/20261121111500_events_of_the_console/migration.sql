-- Which event a delivery tells of, so that the event's own story can name it.
ALTER TABLE "webhook_deliveries" ADD COLUMN "event_id" TEXT;
CREATE INDEX "webhook_deliveries_organization_id_event_id_id_idx"
  ON "webhook_deliveries"("organization_id", "event_id", "id" DESC);

-- Further filters of the event lists. The one of pages serves their deletion too.
CREATE INDEX "events_bookpage_idx" ON "events"("bookpage_id", "id" DESC) WHERE "bookpage_id" IS NOT NULL;
CREATE INDEX "events_planning_idx" ON "events"("organization_id", "id" DESC)
  WHERE NOT "confirmed_flag" AND "cancelled_at" IS NULL;
CREATE INDEX "events_organization_id_ends_at_idx" ON "events"("organization_id", "ends_at");
