CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "bookpages_primary_of_team" ON "bookpages"("organization_id", "team_id") WHERE NOT "secondary";
