CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_booked" ON "events"("organization_id", "id" DESC) WHERE "bookpage";
