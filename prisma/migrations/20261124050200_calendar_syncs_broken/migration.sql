CREATE INDEX CONCURRENTLY IF NOT EXISTS "calendar_syncs_broken" ON "calendar_syncs"("organization_id", "calendar_id") WHERE "broken_since" IS NOT NULL;
