CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_of_team" ON "events"("organization_id", "team_id", "id" DESC) WHERE "team_id" IS NOT NULL;
