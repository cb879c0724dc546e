CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_of_link" ON "events"("organization_id", "link_id", "id" DESC) WHERE "link_id" IS NOT NULL;
