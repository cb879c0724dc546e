CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_of_series" ON "events"("organization_id", "series_id", "id" DESC) WHERE "series_id" IS NOT NULL;
